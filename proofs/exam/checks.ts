import type { Check } from "../harness/guards/list-checks";

const list = (functionName: string, checks: [what: string, part: string, instead: string][]): Check[] =>
  checks.map(([what, part, instead]) => ({ functionName, what, part, instead }));

/** The conditions in the exam's functions that keep its promises (exam section 1): constraints cannot say them. */
export const examChecks: Check[] = [
  ...list("check_ticket", [
    ["the ticket", " and ticket_hash = sha256(convert_to(p_ticket, 'UTF8'))", ""],
    ["its session", " and session_no = p_session_no", ""],
  ]),
  ...list("save_answers", [
    ["the ticket", "if not private.check_ticket(p_attempt_id, p_session_no, p_ticket) then", "if false then"],
    [
      "24 hours",
      "when v_now > v_deadline + interval '180 seconds' + interval '24 hours' then",
      "when false then",
    ],
    ["gap and changed", "else private.find_save_obstacle(v_attempt, v_session, p_events)", ""],
    [
      "the receipt that follows",
      "if v_attempt.finished_at is not null and exists (",
      "if false and exists (",
    ],
  ]),
  ...list("finish_exam", [
    ["the ticket", "if not private.check_ticket(p_attempt_id, p_session_no, p_ticket) then", "if false then"],
    ["that every answer is here", "if p_last_seq > v_session.acked_seq", "if false"],
    ["the newest session", "and p_session_no < v_attempt.last_session_no", "and false"],
    [
      "whose letters",
      "when p_session_no = v_attempt.last_session_no then v_receipt.letters",
      "when true then v_receipt.letters",
    ],
    ["that it ends once", "if v_attempt.finished_at is null then", "if true then"],
  ]),
  ...list("note_room_events", [
    ["the ticket", "if not private.check_ticket(p_attempt_id, p_session_no, p_ticket) then", "if false then"],
    ["500 an attempt", "order by r.id desc offset 500", "order by r.id desc offset 5000"],
    ["known kinds", "where e.kind in ('hidden', 'offline', 'other_device', 'clock_jump', 'camera_lost')", ""],
  ]),
  ...list("count_call", [["60 a minute", "if v_session.calls > 60 then", "if false then"]]),
  ...list("read_events", [["100 a call", " and jsonb_array_length(p_events) <= 100", ""]]),
  ...list("find_save_obstacle", [
    ["changed", "when v_is_changed then 'changed'", ""],
    ["gap", "when v_has_gap then 'gap'", ""],
    ["the paper's questions", "e.n > char_length(v_counts) or ", ""],
    ["the question's options", " or ascii(e.option) - 96 > substr(v_counts, e.n, 1)::integer", ""],
    ["one answer a number", "count(distinct e.seq) < count(*) or ", ""],
    ["half a session", "v_limit / 2, ", "v_limit, "],
    ["6,000 an exam", ", v_limit - v_of_others)", ")"],
  ]),
  ...list("record_events", [
    ["each number once", "where f.seq > p_session.acked_seq", ""],
    ["not before the start", "greatest(p_attempt.started_at, ", "greatest("],
    ["not before the last answer", "p_session.last_answered_at, ", ""],
    ["not before the last call", ", p_session.last_saved_at - interval '10 seconds'", ""],
    [
      "not before its predecessor",
      "max(p_attempt.started_at + f.at_ms * interval '1 millisecond') over (order by f.seq)",
      "p_attempt.started_at + f.at_ms * interval '1 millisecond'",
    ],
    ["not after now", "least(p_now, ", "greatest('-infinity', "],
    ["not after the next session began", "least(g.given_at, v_next_at)", "g.given_at"],
    ["after the end", "when g.given_at <= least(p_deadline, p_attempt.finished_at) then", "when true then"],
    ["the number up to which all is here", "acked_seq = coalesce(v_acked_seq, acked_seq), ", ""],
  ]),
  ...list("list_counting_events", [
    ["the deadline", "e.answered_at <= least(v_deadline, ", "e.answered_at <= least('infinity', "],
    ["the end", "case when p_attempt.ended_by = 'student' then p_attempt.finished_at end", "null"],
    ["180 s", "e.received_at <= v_deadline + interval '180 seconds'", "true"],
    ["silent sessions", " and e.session_no <> all (coalesce(v_silent, '{}'))", ""],
  ]),
  ...list("fold_letters", [
    ["given last", "e.answered_at desc, ", ""],
    ["the later session", "e.session_no desc, ", ""],
    ["the later number", ", e.seq desc", ""],
  ]),
  ...list("issue_receipt", [
    ["only other letters", "if v_receipt.letters is distinct from v_letters then", "if true then"],
  ]),
  ...list("receipt_code", [["whose receipt", "p_attempt_id || '|' || ", ""]]),
  ...list("end_attempt", [
    ["by whom", "case when p_at <= v_deadline then 'student' else 'time' end", "'student'"],
  ]),
  ...list("lock_attempt", [
    ["the end by time", "if private.exam_now() > v_deadline + interval '180 seconds' then", "if false then"],
  ]),
  ...list("granted_seconds", [
    ["an hour", "least(3600, ", "least(86400, "],
    ["900 seconds without another", "least(900, ", "least(86400, "],
    ["each of them", " and g.extra_seconds <= 900", ""],
  ]),
  ...list("find_hours", [
    [
      "one's own second",
      "mod(abs(hashtextextended(p_student_id || ':' || p_paper.id, 0) % 1000000007), p_paper.slot_seconds)",
      "0",
    ],
  ]),
  ...list("find_start_obstacle", [
    ["the enrolment", "p_enrolment.order_id is null or ", ""],
    ["the reserve's grant", " or (p_paper.kind = 'reserve' and v_opens_at is null)", ""],
    [
      "the refund",
      "when private.is_refund_under_way(p_enrolment) then jsonb_build_object('outcome', 'refund_under_way')",
      "",
    ],
    [
      "called off",
      "when p_paper.called_off_at is not null then jsonb_build_object('outcome', 'called_off')",
      "",
    ],
    ["the hour", "when v_now < v_slot_opens_at then", "when false then"],
    ["the last hour", "when v_now > v_last_start_at then", "when false then"],
    ["the seal", "when p_paper.status <> 'sealed' or v_opens_at is null", "when v_opens_at is null"],
  ]),
  ...list("start_exam", [
    ["who is logged in", "if private.student_id() is null then", "if false then"],
    ["whose enrolment", "where student_id = v_student_id and exam_id", "where exam_id"],
    ["the class", " and class_id = v_paper.class_id", ""],
    ["that it is active", " and is_active", ""],
    ["whose attempt", "where a.student_id = v_student_id and a.standing", "where a.standing"],
    ["that an attempt is there", "elsif v_attempt.id is null or", "elsif true or"],
    ["that it still runs", "elsif v_attempt.finished_at is null and", "elsif"],
  ]),
  ...list("open_session", [
    ["200 an exam, 40 a rehearsal", "case when exam_id is null then 40 else 200 end", "999"],
  ]),
  ...list("begin_attempt", [
    [
      "out of the refund",
      "p_enrolment.order_id is not null and private.take_out_of_refund(p_enrolment.order_id)",
      "false",
    ],
    ["the bank's dispute", "case when v_is_disputed then 'held' else 'normal' end", "'normal'"],
  ]),
  ...list("get_receipt", [
    ["whose receipt", " and student_id = private.student_id()", ""],
    [
      "once it is closed",
      "v_is_closed := v_is_rehearsal or coalesce(private.exam_now() > private.find_closing(v_paper), false)",
      "v_is_closed := true",
    ],
  ]),
  ...list("tell_questions", [
    ["a rehearsal's key", "case when p_is_rehearsal then", "case when true then"],
    ["the text once it is closed", "case when p_is_closed then", "case when true then"],
  ]),
  ...list("list_my_exams", [["who is logged in", "if v_student_id is null then", "if false then"]]),
  ...list("find_my_award", [["whose award", " and a.student_id = private.student_id()", ""]]),
  ...list("give_award_address", [
    ["a packed parcel", "if v_award.state not in ('waiting', 'confirmed', 'returned') then", "if false then"],
    [
      "the address it came back from",
      "elsif private.needs_new_address(v_award) and exists (",
      "elsif false and exists (",
    ],
    [
      "20 a day",
      "not private.consume_rate_limit('award-address:student:' || (select auth.uid()), 20, 86400)",
      "false",
    ],
  ]),
  ...list("find_step_refusal", [
    ["what does not go out", "when p_step in ('packed', 'posted') then private.may_award_go(p_award.id)", ""],
    [
      "a third sending",
      "when p_step = 'packed' and private.needs_new_address(p_award) then 'new_address_needed'",
      "",
    ],
  ]),
];
