-- What happens to exams when nobody asks: attempts end by time, starts are spread, refunds and disputes hold a result; and the
-- promises E1 to E4 of exam section 1 in one query.

create function public.settle_exams(p_limit integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_until timestamptz := clock_timestamp() + interval '4 seconds';
  v_id uuid;
  v_ended integer := 0;
  v_failed integer := 0;
begin
  for v_id in
    select a.id from private.exam_attempts as a
    where a.finished_at is null and private.exam_now() > private.find_deadline(a) + interval '180 seconds'
    order by a.started_at, a.id
    limit p_limit
    -- Anyone who has one now writes its end down as well: who locks many and waits for none is in nobody's way.
    for no key update skip locked
  loop
    -- What was ended is kept, and the next call continues: slow attempts never end the whole call without a result.
    exit when clock_timestamp() > v_until;
    begin
      perform private.lock_attempt(v_id);
      v_ended := v_ended + 1;
    exception when others then
      v_failed := v_failed + 1;
      raise warning 'An attempt could not be ended: %', sqlstate;
    end;
  end loop;
  -- Once the lobby is open a family knows its moment.
  update private.papers as p set slot_seconds = c.slot_seconds
  from (
    -- All students of a time use one server, in every class (decision 090).
    select q.id, least(900, greatest(4, floor(sum(count(n.student_id)) over (partition by x.opens_at) / 250)))::smallint as slot_seconds
    from private.papers as q
    cross join lateral private.find_paper_hours(q) as x
    left join public.enrolments as n
      on n.edition_id = q.edition_id and n.exam_id = q.exam_id and n.class_id = q.class_id and n.is_active
    where q.kind = 'exam' and x.opens_at > private.exam_now() + interval '30 minutes'
    group by q.id, x.opens_at
  ) as c
  where p.id = c.id and p.slot_seconds <> c.slot_seconds;
  return jsonb_build_object('ended', v_ended, 'failed', v_failed);
end
$$;
comment on function public.settle_exams(integer) is
  'Writes down the end of attempts whose deadline is 180 s past, at most p_limit
and for 4 seconds, one that fails on its own, and how far the starts of papers ahead are spread: a second for each 250 enrolled in papers of the same hour, at least 4. Returns {ended, failed}. Every function reckons both on its own where it matters; this is for those nobody asks about. Source: exam sections 4 and 6.';
revoke all on function public.settle_exams(integer) from public, anon, authenticated;
grant execute on function public.settle_exams(integer) to service_role;

create function private.hold_attempts() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- While it is asked whether an attempt counts, this waits behind that. The attempt is locked first, as by private.decide_void.
  perform 1 from private.exam_attempts as a
  where a.order_id = new.order_id and a.exam_id = coalesce((to_jsonb(new) ->> 'exam_id')::uuid, a.exam_id)
  order by a.id
  for no key update;
  update private.void_proposals as v
  set held_before = case tg_table_name when 'refund_tasks' then 'dispute' else 'refund' end
  from private.exam_attempts as a
  where a.id = v.attempt_id and v.decision is null and a.order_id = new.order_id
    and a.exam_id = coalesce((to_jsonb(new) ->> 'exam_id')::uuid, a.exam_id);
  update private.exam_attempts as a
  set standing = 'held', held_for = case tg_table_name when 'refund_tasks' then 'dispute' else 'refund' end
  where a.order_id = new.order_id
    -- What was released with its refund known is not held again when the money arrives.
    and (a.standing = 'normal' or (a.standing = 'released' and tg_table_name <> 'enrolments'))
    and a.exam_id = coalesce((to_jsonb(new) ->> 'exam_id')::uuid, a.exam_id);
  return null;
end
$$;
comment on function private.hold_attempts() is
  'Trigger: an exam of which money goes back after its start has its result held, also where that was decided before and had failed meanwhile, and all of an order that the bank disputes. Source: exam section 2.';
revoke all on function private.hold_attempts() from public;
create trigger refund_items_hold after insert on private.refund_items
  for each row execute function private.hold_attempts();
create trigger enrolments_hold after update of is_active on public.enrolments
  for each row when (old.is_active and not new.is_active) execute function private.hold_attempts();
create trigger refund_tasks_hold after insert on private.refund_tasks
  for each row when (new.reason = 'dispute' and new.order_id is not null) execute function private.hold_attempts();

create function private.sitting_violations() returns table (promise text, detail jsonb)
language sql stable set search_path = ''
as $$
  select 'E1 at most one attempt per student, exam and edition', jsonb_build_object('attempt_ids', jsonb_agg(a.id order by a.started_at))
  from private.exam_attempts as a
  where a.exam_id is not null and a.standing <> 'reset'
  group by a.student_id, a.exam_id, a.edition_id
  having count(*) > 1
  union all
  select 'E1 an attempt began under an enrolment, in its class, inside its hours', jsonb_build_object('attempt_id', a.id)
  from private.exam_attempts as a
  join private.papers as p on p.id = a.paper_id
  cross join lateral private.find_hours(p, a.student_id) as h
  left join lateral private.find_paper_hours(p) as x on true
  where (p.kind = 'rehearsal') <> (a.exam_id is null)
    or (p.kind <> 'rehearsal' and not coalesce(
      (a.exam_id, a.edition_id, a.class_id) = (p.exam_id, p.edition_id, p.class_id)
      and a.started_at between least(h.slot_opens_at, x.opens_at) and greatest(h.last_start_at, x.last_start_at)
      and exists (
        select 1 from public.enrolments as n
        where n.student_id = a.student_id and n.exam_id = a.exam_id and n.edition_id = a.edition_id and n.enrolled_at <= a.started_at
      ), false
    ))
  union all
  select 'E2 what counts is the accepted answer that was given last', jsonb_build_object('attempt_id', a.id, 'n', l.n)
  from private.exam_attempts as a
  join public.students as s on s.id = a.student_id and s.deleted_at is null
  cross join lateral (select r.letters from private.exam_receipts as r where r.attempt_id = a.id order by r.no desc limit 1) as r
  left join private.kept_answer_decisions as k on k.attempt_id = a.id
  cross join lateral string_to_table(r.letters, null) with ordinality as l (letter, n)
  where a.finished_at is not null and l.letter <> coalesce((
    select coalesce(e.option, '-')
    from private.exam_events as e
    where e.attempt_id = a.id and e.n = l.n and e.answered_at <= a.deadline_at and (
        e.received_at <= a.deadline_at
        or (e.received_at <= a.deadline_at + interval '180 seconds' and (
          exists (
            select 1 from private.exam_sessions as o
            where o.attempt_id = a.id and o.session_no = e.session_no and o.heard_at > a.deadline_at - interval '2 minutes'
          )
          or not exists (
            select 1 from private.exam_sessions as o
            where o.attempt_id = a.id and o.heard_at > a.deadline_at - interval '2 minutes'
          )
        ))
        or (e.received_at <= a.deadline_at + interval '15 minutes' and k.is_counted)
      )
      and (a.ended_by = 'time' or e.answered_at <= a.finished_at)
    order by e.answered_at desc, e.session_no desc, e.seq desc
    limit 1
  ), '-')
  union all
  select 'E2 a finished attempt has its receipts, numbered from 1, each with the code of its letters', jsonb_build_object('attempt_id', a.id)
  from private.exam_attempts as a
  left join private.exam_receipts as r on r.attempt_id = a.id
  left join private.paper_seals as s on s.paper_id = a.paper_id
  group by a.id, s.option_counts
  having (a.finished_at is not null) <> (count(r.no) > 0) or coalesce(max(r.no), 0) <> count(r.no)
    or coalesce(bool_or(r.code <> private.receipt_code(a.id, a.finished_at, r.letters) or char_length(r.letters) <> char_length(s.option_counts)), false)
  union all
  select 'E3 the events of a session are numbered 1 to n', jsonb_build_object('attempt_id', s.attempt_id, 'session_no', s.session_no)
  from private.exam_sessions as s
  left join private.exam_events as e on e.attempt_id = s.attempt_id and e.session_no = s.session_no
  group by s.attempt_id, s.session_no
  having count(e.seq) <> s.acked_seq or coalesce(min(e.seq), 1) <> 1 or coalesce(max(e.seq), 0) <> s.acked_seq
  union all
  select 'E4 an answer is dated within its sitting, and never before its predecessor', jsonb_build_object('attempt_id', e.attempt_id, 'seq', e.seq)
  from (
    select v.*, a.started_at, lag(v.answered_at) over (partition by v.attempt_id, v.session_no order by v.seq) as before_at
    from private.exam_events as v join private.exam_attempts as a on a.id = v.attempt_id
  ) as e
  where not (e.answered_at between e.started_at and e.received_at) or e.answered_at < e.before_at
  union all
  select 'E4 a decision on kept answers was made when all of them were here', jsonb_build_object('attempt_id', a.id)
  from private.kept_answer_decisions as k
  join private.exam_attempts as a on a.id = k.attempt_id
  where a.finished_at is null or k.decided_at <= a.deadline_at + interval '15 minutes' or k.decided_by = a.student_id
  union all
  select 'E4 an attempt ends by its deadline and 180 seconds', jsonb_build_object('attempt_id', a.id)
  from private.exam_attempts as a
  where a.finished_at > a.deadline_at + interval '180 seconds' or (a.ended_by = 'student' and a.finished_at > a.deadline_at)
$$;
comment on function private.sitting_violations() is
  'Every breach of the promises E1 to E4 with what it is about; empty means clean. Sessions of a deleted account are gone, so E2 leaves it out. Source: exam section 1.';
revoke all on function private.sitting_violations() from public;
