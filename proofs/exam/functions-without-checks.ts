import type { FunctionWithoutCheck } from "../harness/guards/list-function-guards";

/** Lists replacement bodies of one function, each with the promise that the original body keeps. */
const listReplacements = (name: string, bodies: Record<string, string>): FunctionWithoutCheck[] =>
  Object.entries(bodies).map(([keeps, body]) => ({ name, keeps, body }));

/** Makes the body of a plpgsql function. */
const block = (statements: string) => `begin ${statements} end`;

const selectSession = "select 1 from private.exam_sessions where attempt_id = p_attempt_id";

/** The time that the page reports for an answer. */
const reportedTime = "p_attempt.started_at + f.at_ms * interval '1 millisecond'";

/** Body of record_events: stores the new answers of a call with the time `answeredAt`, and acknowledges answers up to `ackedSeq` (both SQL). */
const recordBody = (answeredAt: string, ackedSeq = "max(r.seq)") => `declare v_acked_seq integer; begin
  with recorded as (
    insert into private.exam_events (attempt_id, session_no, seq, n, option, answered_at, received_at)
    select p_attempt.id, p_session.session_no, f.seq, f.n, f.option, ${answeredAt}, p_now
    from unnest(p_events) as f
    where f.seq > p_session.acked_seq
    returning seq, answered_at
  ), latest as (
    select ${ackedSeq} as acked_seq, max(r.answered_at) as answered_at from recorded as r
  )
  update private.exam_sessions as s
  set acked_seq = coalesce(l.acked_seq, s.acked_seq), last_answered_at = coalesce(l.answered_at, s.last_answered_at),
    last_saved_at = p_now, last_contact_at = case when p_now <= p_deadline then p_now else s.last_contact_at end
  from latest as l
  where s.attempt_id = p_attempt.id and s.session_no = p_session.session_no
  returning s.acked_seq into v_acked_seq;
  return v_acked_seq;
end`;

/** Body of list_counting_events with this condition. */
const countingBody = (condition: string) =>
  block(`return query select e.* from private.exam_events as e where e.attempt_id = p_attempt.id
    and e.seq >= p_from_seq and (p_session_no is null or e.session_no = p_session_no) and ${condition};`);

const beforeDeadline = "e.answered_at <= private.find_deadline(p_attempt)";

/** Body of answer_letters that takes the first answer of each question in this order. */
const answerLettersBody = (order: string) =>
  block(`return (
    select string_agg(coalesce(l.option, '-'), '' order by q.n)
    from private.paper_seals as s
    cross join generate_series(1, char_length(s.option_counts)) as q (n)
    left join (
      select distinct on (e.n) e.n, e.option from private.list_counting_events(p_attempt, p_session_no) as e
      order by e.n, ${order}
    ) as l on l.n = q.n
    where s.paper_id = p_attempt.paper_id);`);

/**
 * The functions that keep promises of an exam (docs/exam.md section 1) that no constraint can keep, each with a replacement body
 * without its check.
 */
export const functionsWithoutChecks: FunctionWithoutCheck[] = [
  ...listReplacements("check_ticket", {
    "the ticket is checked": block(`return exists (${selectSession} and session_no = p_session_no);`),
    "the ticket belongs to the session": block(
      `return exists (${selectSession} and ticket_hash = sha256(convert_to(p_ticket, 'UTF8')));`,
    ),
  }),
  ...listReplacements("count_call", {
    "60 calls a minute": `declare v_session private.exam_sessions; begin
      select * into v_session from private.exam_sessions where attempt_id = p_attempt_id and session_no = p_session_no;
      return v_session; end`,
  }),
  ...listReplacements("read_events", {
    "the format of answers": block(`return array(
      select (e.seq, e.n, e.option, e.at_ms::bigint)::private.sent_event
      from jsonb_to_recordset(p_events) as e (seq integer, n integer, option text, at_ms numeric));`),
  }),
  ...listReplacements("save_error", { "invalid answers are refused": block("return null;") }),
  ...listReplacements("record_events", {
    "no answer dated before the start, the previous answer or the previous call": recordBody(
      `least(p_now, ${reportedTime})`,
    ),
    "no answer dated in the future": recordBody(
      `greatest(p_attempt.started_at, p_session.last_answered_at, p_session.last_saved_at - interval '10 seconds', ${reportedTime})`,
    ),
    "the number up to which all answers have arrived": recordBody(
      `least(p_now, ${reportedTime})`,
      "null::integer",
    ),
  }),
  ...listReplacements("list_counting_events", {
    "answers after the deadline do not count": countingBody("true"),
    "answers received more than 180 s after the deadline do not count": countingBody(beforeDeadline),
  }),
  ...listReplacements("silent_sessions", { "silent sessions": block("return array[]::smallint[];") }),
  ...listReplacements("answer_letters", {
    "the latest answer counts": answerLettersBody("e.session_no desc, e.seq desc"),
    "of answers with the same time, the one of the later session counts": answerLettersBody(
      "e.answered_at desc, e.session_no, e.seq desc",
    ),
    "of answers with the same time in a session, the later one counts": answerLettersBody(
      "e.answered_at desc, e.session_no desc, e.seq",
    ),
  }),
  ...listReplacements("issue_answer_record", {
    "a new answer record only for new letters": `declare v_answer_record private.answer_records; begin
      insert into private.answer_records (attempt_id, no, letters, code, issued_at)
      select p_attempt.id, 1 + count(*), private.answer_letters(p_attempt),
        private.answer_record_code(p_attempt.id, p_attempt.finished_at, private.answer_letters(p_attempt)), private.exam_now()
      from private.answer_records where attempt_id = p_attempt.id
      returning * into v_answer_record;
      return v_answer_record; end`,
  }),
  ...listReplacements("answer_record_code", {
    "a code for each answer record": "select '0000-0000-0000'",
  }),
  ...listReplacements("end_attempt", {
    "who ended the attempt": `declare v_attempt private.exam_attempts; begin
      update private.exam_attempts
      set finished_at = p_at, deadline_at = private.find_deadline(p_attempt), ended_by = 'student'
      where id = p_attempt.id returning * into v_attempt;
      perform private.issue_answer_record(v_attempt);
      return v_attempt; end`,
  }),
  ...listReplacements("lock_attempt", {
    "an overdue attempt ends by time": `declare v_attempt private.exam_attempts; begin
      select * into v_attempt from private.exam_attempts where id = p_attempt_id for no key update;
      return v_attempt; end`,
  }),
  ...listReplacements("granted_seconds", {
    "an hour, and 900 seconds without a second organiser":
      block(`return (select coalesce(sum(extra_seconds), 0)::integer
      from private.exam_grants where paper_id = p_paper_id and student_id = p_student_id);`),
  }),
  ...listReplacements("start_error", { "who can start, and when": block("return null;") }),
  ...listReplacements("is_refund_under_way", { "no start during a refund": block("return false;") }),
  ...listReplacements("take_out_of_refund", {
    "a started exam leaves the refund request": block("return false;"),
  }),
  ...listReplacements("find_closing", {
    "no questions before the paper is closed": block("return '-infinity'::timestamptz;"),
  }),
  ...listReplacements("find_my_award", {
    "only the family's own award": `declare v_award private.awards; begin
      select w.* into v_award from private.awards as w where w.id = p_award_id for update of w;
      return v_award; end`,
  }),
  ...listReplacements("award_error", { "no parcel for a held or void result": "select null::text" }),
  ...listReplacements("needs_new_address", { "a new address after two returns": "select false" }),
  ...listReplacements("step_error", { "the order of an award's steps": "select null::text" }),
];
