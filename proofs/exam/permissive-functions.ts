import type { PermissiveFunction } from "../harness/guards/list-function-guards";

const list = (name: string, bodies: Record<string, string>): PermissiveFunction[] =>
  Object.entries(bodies).map(([keeps, body]) => ({ name, keeps, body }));

/** A body of plpgsql. */
const block = (statements: string) => `begin ${statements} end`;

const sessionOf = "select 1 from private.exam_sessions where attempt_id = p_attempt_id";

const sentAt = "p_attempt.started_at + f.at_ms * interval '1 millisecond'";

/** Writes the new answers of a call with the time that the expression gives them, and the number up to which all are here. */
const record = (answeredAt: string, ackedSeq = "max(r.seq)") => `declare v_acked_seq integer; begin
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
    last_saved_at = p_now, heard_at = case when p_now <= p_deadline then p_now else s.heard_at end
  from latest as l
  where s.attempt_id = p_attempt.id and s.session_no = p_session.session_no
  returning s.acked_seq into v_acked_seq;
  return v_acked_seq;
end`;

const counting = (condition: string) =>
  block(`return query select e.* from private.exam_events as e where e.attempt_id = p_attempt.id
    and e.seq >= p_from_seq and (p_session_no is null or e.session_no = p_session_no) and ${condition};`);

const byDeadline = "e.answered_at <= private.find_deadline(p_attempt)";

const fold = (order: string) =>
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
 * The functions that keep the promises of an exam (docs/exam.md section 1) where no constraint can, each with a body that lets
 * everything through in place of its own.
 */
export const permissiveFunctions: PermissiveFunction[] = [
  ...list("check_ticket", {
    "the ticket": block(`return exists (${sessionOf} and session_no = p_session_no);`),
    "its session": block(
      `return exists (${sessionOf} and ticket_hash = sha256(convert_to(p_ticket, 'UTF8')));`,
    ),
  }),
  ...list("count_call", {
    "60 a minute": `declare v_session private.exam_sessions; begin
      select * into v_session from private.exam_sessions where attempt_id = p_attempt_id and session_no = p_session_no;
      return v_session; end`,
  }),
  ...list("read_events", {
    "the form of what is sent": block(`return array(
      select (e.seq, e.n, e.option, e.at_ms::bigint)::private.sent_event
      from jsonb_to_recordset(p_events) as e (seq integer, n integer, option text, at_ms numeric));`),
  }),
  ...list("save_error", { "what may be saved": block("return null;") }),
  ...list("record_events", {
    "not before the start, the last answer or the last call": record(`least(p_now, ${sentAt})`),
    "not after now": record(
      `greatest(p_attempt.started_at, p_session.last_answered_at, p_session.last_saved_at - interval '10 seconds', ${sentAt})`,
    ),
    "the number up to which all is here": record(`least(p_now, ${sentAt})`, "null::integer"),
  }),
  ...list("list_counting_events", {
    "the deadline": counting("true"),
    "180 s": counting(byDeadline),
  }),
  ...list("silent_sessions", { "a session that was not in use": block("return array[]::smallint[];") }),
  ...list("fold_letters", {
    "given last": fold("e.session_no desc, e.seq desc"),
    "the later session": fold("e.answered_at desc, e.session_no, e.seq desc"),
    "the later number": fold("e.answered_at desc, e.session_no desc, e.seq"),
  }),
  ...list("issue_receipt", {
    "only other letters": `declare v_receipt private.exam_receipts; begin
      insert into private.exam_receipts (attempt_id, no, letters, code, issued_at)
      select p_attempt.id, 1 + count(*), private.fold_letters(p_attempt),
        private.receipt_code(p_attempt.id, p_attempt.finished_at, private.fold_letters(p_attempt)), private.exam_now()
      from private.exam_receipts where attempt_id = p_attempt.id
      returning * into v_receipt;
      return v_receipt; end`,
  }),
  ...list("receipt_code", {
    "whose receipt": "select '0000-0000-0000'",
  }),
  ...list("end_attempt", {
    "by whom": `declare v_attempt private.exam_attempts; begin
      update private.exam_attempts
      set finished_at = p_at, deadline_at = private.find_deadline(p_attempt), ended_by = 'student'
      where id = p_attempt.id returning * into v_attempt;
      perform private.issue_receipt(v_attempt);
      return v_attempt; end`,
  }),
  ...list("lock_attempt", {
    "the end by time": `declare v_attempt private.exam_attempts; begin
      select * into v_attempt from private.exam_attempts where id = p_attempt_id for no key update;
      return v_attempt; end`,
  }),
  ...list("granted_seconds", {
    "an hour, and 900 seconds without a second organiser":
      block(`return (select coalesce(sum(extra_seconds), 0)::integer
      from private.exam_grants where paper_id = p_paper_id and student_id = p_student_id);`),
  }),
  ...list("start_error", { "who may start, and when": block("return null;") }),
  ...list("is_refund_under_way", { "the refund": block("return false;") }),
  ...list("take_out_of_refund", { "out of the refund": block("return false;") }),
  ...list("find_closing", { "once it is closed": block("return '-infinity'::timestamptz;") }),
  ...list("find_my_award", {
    "whose award": `declare v_award private.awards; begin
      select w.* into v_award from private.awards as w where w.id = p_award_id for update of w;
      return v_award; end`,
  }),
  ...list("may_award_go", { "what does not go out": "select null::text" }),
  ...list("needs_new_address", { "the address it came back from": "select false" }),
  ...list("step_error", { "the order of the steps": "select null::text" }),
];
