-- Kept answers: given in time, here too late. An organiser decides once for an attempt whether they count (exam section 5 no. 8).

create function private.list_kept_answers(p_attempt private.exam_attempts) returns setof private.exam_events
language sql stable set search_path = ''
as $$
  select e.*
  from private.exam_sessions as s
  join private.exam_events as e on e.attempt_id = s.attempt_id and e.session_no = s.session_no
  cross join lateral (
    select s.session_no = any (private.silent_sessions(p_attempt.id, p_attempt.deadline_at)) as is_silent
  ) as q
  where s.attempt_id = p_attempt.id and s.last_saved_at > p_attempt.deadline_at
    and e.received_at > p_attempt.deadline_at + case when q.is_silent then interval '0' else interval '180 seconds' end
    and e.received_at <= p_attempt.deadline_at + interval '15 minutes'
    and e.answered_at <= least(p_attempt.deadline_at, case when p_attempt.ended_by = 'student' then p_attempt.finished_at end)
$$;
comment on function private.list_kept_answers(private.exam_attempts) is
  'The answers of an ended attempt that an organiser may count: given before its end, here more than
180 seconds (from a silent session: any time) and at most 15 minutes after the deadline. None while it runs.';
revoke all on function private.list_kept_answers(private.exam_attempts) from public;

create function private.decide_kept_answers(p_attempt_id uuid, p_is_counted boolean, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_receipt private.exam_receipts;
begin
  perform private.require_admin();
  if coalesce(btrim(p_reason), '') = '' or char_length(p_reason) > 500 then
    return jsonb_build_object('outcome', 'reason_missing');
  end if;
  v_attempt := private.lock_attempt(p_attempt_id);
  if v_attempt.exam_id is null or p_is_counted is null or not exists (select 1 from private.list_kept_answers(v_attempt)) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if v_attempt.student_id = (select auth.uid()) then
    return jsonb_build_object('outcome', 'own_exam');
  end if;
  if private.is_kept_out_of_exam(v_attempt.edition_id, v_attempt.exam_id, v_attempt.class_id) then
    return jsonb_build_object('outcome', 'kept_out');
  end if;
  if private.exam_now() <= v_attempt.deadline_at + interval '15 minutes' then
    return jsonb_build_object('outcome', 'too_early', 'until', private.iso_timestamp(v_attempt.deadline_at + interval '15 minutes'));
  end if;
  if exists (select 1 from private.papers where id = v_attempt.paper_id and status in ('provisional', 'final')) then
    return jsonb_build_object('outcome', 'published');
  end if;
  insert into private.kept_answer_decisions (attempt_id, is_counted, reason, decided_by, decided_at)
  values (p_attempt_id, p_is_counted, btrim(p_reason), (select auth.uid()), private.exam_now())
  on conflict do nothing;
  if not found then
    return jsonb_build_object('outcome', 'decided_already');
  end if;
  v_receipt := private.issue_receipt(v_attempt);
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    (select auth.uid())::text, 'decide_kept_answers', v_attempt.student_id,
    jsonb_build_object('attempt_id', p_attempt_id, 'is_counted', p_is_counted, 'reason', btrim(p_reason), 'receipt_no', v_receipt.no)
  );
  return jsonb_build_object('outcome', case when p_is_counted then 'counted' else 'left' end, 'receipt_no', v_receipt.no);
end
$$;
comment on function private.decide_kept_answers(uuid, boolean, text) is 'decide_kept_answers for an admin. Raises 42501 for anybody else.';

create function public.decide_kept_answers(p_attempt_id uuid, p_is_counted boolean, p_reason text) returns jsonb
language sql set search_path = ''
return private.decide_kept_answers(p_attempt_id, p_is_counted, p_reason);
comment on function public.decide_kept_answers(uuid, boolean, text) is
  'For admins: whether the kept answers of an attempt count, with a reason, once and for good. Those that count go into the receipt, which gets its next number where they change anything. Returns {outcome}: counted or left {receipt_no}, too_early {until} (before 15 minutes after the deadline more may come), decided_already, published (its marks are out), own_exam, kept_out (a child of the caller is in that class), reason_missing, not_found (no such attempt, or nothing kept). Raises 42501 for anybody else. Leaves an audit row. Source: exam section 5 no. 8.';

revoke all on function private.decide_kept_answers(uuid, boolean, text) from public, anon, authenticated;
revoke all on function public.decide_kept_answers(uuid, boolean, text) from public, anon, authenticated;
grant execute on function private.decide_kept_answers(uuid, boolean, text) to authenticated;
grant execute on function public.decide_kept_answers(uuid, boolean, text) to authenticated;
