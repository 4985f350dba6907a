-- What the organiser decides: the queue of tasks, and one decision per task.

create function private.choose_refund_items(
  p_task private.refund_tasks, p_exam_ids uuid[], p_is_by_hand boolean default false
) returns uuid[]
language sql stable set search_path = ''
as $$
  with standing as (
    select p_task.exam_id as exam_id where p_task.exam_id is not null
    union all
    select i.exam_id
    from private.list_refundable_items(
      p_task.order_id, p_task.id,
      p_is_by_hand or p_task.reason in ('dashboard_refund', 'already_refunded', 'dispute')
    ) as i
    where p_task.exam_id is null
  )
  select coalesce(array_agg(exam_id), '{}')
  from standing
  where p_exam_ids is null or exam_id = any (p_exam_ids)
  having p_exam_ids is null or count(*) = cardinality(p_exam_ids)
$$;
comment on function private.choose_refund_items(private.refund_tasks, uuid[], boolean) is
  'The exams a decision gives back: those named, or all that still be where none were named. Null when one of them cannot go back or is named twice. An exam that was started goes back by hand alone, or where the bank or the dashboard moved the money.';

create function private.refund_statuses(p_state text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  v_statuses constant text[] := case p_state
    when 'open' then array['review', 'failed']
    when 'under_way' then array['queued', 'requested']
    when 'done' then array['processed', 'refused', 'merged']
  end;
begin
  if v_statuses is null then
    raise exception 'There is no list of % refunds.', p_state using errcode = '22023';
  end if;
  return v_statuses;
end
$$;
comment on function private.refund_statuses(text) is
  'The statuses of one of the three lists of refunds. Raises 22023 for an unknown one.';

create function private.list_refund_tasks(p_state text, p_limit integer, p_offset integer)
returns table (
  id uuid, reason text, status text, amount_paise integer, payment_id text, payment_paise integer, paid_at timestamptz,
  left_paise bigint, detail text, note text, created_at timestamptz, decided_at timestamptz, student_id uuid,
  student_name text, student_email text, request_reason text, request_note text, requested_at timestamptz,
  order_number bigint, items jsonb
)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select t.id, t.reason, t.status, t.amount_paise, t.payment_id, p.amount_paise, p.paid_at,
    p.amount_paise - private.committed_refunds_paise(t.payment_id), t.detail, t.note, t.created_at, t.decided_at,
    s.id, s.name, s.email, r.reason, r.note, r.requested_at, o.number,
    (
      select jsonb_agg(
        jsonb_build_object(
          'exam_id', i.exam_id, 'name', x.name, 'price_paise', i.price_paise,
          'can_go_back', i.exam_id = any (private.choose_refund_items(t, null))
        )
        order by x.name
      )
      from public.order_items as i
      join public.subjects as x on x.id = i.exam_id
      where i.order_id = t.order_id
    )
  from (
    select * from private.refund_tasks
    where status = any (private.refund_statuses(p_state))
    order by created_at, id
    limit least(greatest(p_limit, 0), 50) offset least(greatest(p_offset, 0), 10000)
  ) as t
  join private.captured_payments as p on p.payment_id = t.payment_id
  left join public.students as s on s.id = private.find_payer(t.payment_id)
  left join public.refund_requests as r on r.id = t.request_id
  left join public.orders as o on o.id = t.order_id
  order by t.created_at, t.id;
$$;
comment on function private.list_refund_tasks(text, integer, integer) is
  'list_refund_tasks for an admin. Raises 42501 for anybody else.';

create function private.count_refund_tasks(p_state text) returns integer
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select count(*)::integer
  from (select from private.refund_tasks where status = any (private.refund_statuses(p_state)) limit 10001) as t;
$$;
comment on function private.count_refund_tasks(text) is
  'count_refund_tasks for an admin. Raises 42501 for anybody else.';

create function public.list_refund_tasks(p_state text default 'open', p_limit integer default 10, p_offset integer default 0)
returns table (
  id uuid, reason text, status text, amount_paise integer, payment_id text, payment_paise integer, paid_at timestamptz,
  left_paise bigint, detail text, note text, created_at timestamptz, decided_at timestamptz, student_id uuid,
  student_name text, student_email text, request_reason text, request_note text, requested_at timestamptz,
  order_number bigint, items jsonb
)
language sql stable set search_path = ''
return private.list_refund_tasks(p_state, p_limit, p_offset);
comment on function public.list_refund_tasks(text, integer, integer) is
  'For admins: refunds that wait for a person (open), for the gateway (under_way), or for nobody (done), oldest first, at most 50, from no further than the 10,000th: the task, its payment with what is left of it (paise), the student (null for a payment of an order we never opened), the family''s request (null where there is none) and the order: its number and items, a list of {exam_id, name, price_paise, can_go_back}, both null for a payment that is no order. Raises 42501 for anybody else, 22023 for an unknown state.';

create function public.count_refund_tasks(p_state text default 'open') returns integer
language sql stable set search_path = ''
return private.count_refund_tasks(p_state);
comment on function public.count_refund_tasks(text) is
  'For admins: how many refunds list_refund_tasks has in a state, counted to 10,001: beyond 10,000 it is only known that there are more. Raises as list_refund_tasks does.';

create function private.price_refund(p_task private.refund_tasks, p_exam_ids uuid[]) returns integer
language sql stable set search_path = ''
as $$
  select case
    when p_exam_ids is null then null
    when p_task.order_id is null then p_task.amount_paise
    -- The amount of these was decided elsewhere; exams can only end for as much as went back.
    when p_task.reason in ('dashboard_refund', 'dispute') then
      case when coalesce(sum(i.price_paise), 0) <= p_task.amount_paise then p_task.amount_paise end
    else sum(i.price_paise)
  end
  from public.order_items as i
  where i.order_id = p_task.order_id and i.exam_id = any (p_exam_ids)
$$;
comment on function private.price_refund(private.refund_tasks, uuid[]) is
  'What goes back for these exams, in paise: their whole price; for a payment that is no order all of it; for a refund made elsewhere or a dispute the amount it has. Null when the choice makes no sense.';

create function private.decision_error(p_task private.refund_tasks, p_decision text, p_note text) returns jsonb
language sql immutable set search_path = ''
as $$
  select case
    when p_task.id is null then jsonb_build_object('outcome', 'not_found')
    when p_task.status not in ('review', 'failed') then jsonb_build_object('outcome', 'not_open', 'status', p_task.status)
    when coalesce(p_decision, '') not in ('refund', 'by_hand', 'refuse')
      or (p_decision = 'refund' and p_task.reason in ('dashboard_refund', 'already_refunded', 'dispute'))
      then jsonb_build_object('outcome', 'invalid_decision')
    when p_note is null and p_decision <> 'refund' then jsonb_build_object('outcome', 'note_required')
    when char_length(p_note) > 500 then jsonb_build_object('outcome', 'note_too_long')
  end
$$;
comment on function private.decision_error(private.refund_tasks, text, text) is
  'Why a task cannot be decided so, as an outcome of decide_refund, or null. The gateway is never asked for what went back already, nor for what the bank decides: it would go back twice. Source: decision 007.';

create function private.apply_decision(
  p_task private.refund_tasks, p_decision text, p_note text, p_exam_ids uuid[], p_amount_paise integer
) returns void
language plpgsql set search_path = ''
as $$
begin
  update private.refund_tasks
  set status = case p_decision when 'refuse' then 'refused' else 'queued' end,
    amount_paise = p_amount_paise, note = p_note, decided_by = (select auth.uid()), decided_at = now(),
    -- A failed refund keeps its key at the gateway, so the next try needs another.
    round = round + case status when 'failed' then 1 else 0 end,
    razorpay_refund_id = case p_decision when 'refuse' then razorpay_refund_id end, attempts = 0, next_attempt_at = now(), locked_until = null,
    detail = case p_decision when 'refuse' then detail end, updated_at = now()
  where id = p_task.id;
  delete from private.refund_items where task_id = p_task.id;
  insert into private.refund_items (order_id, exam_id, task_id)
  select p_task.order_id, x.exam_id, p_task.id from unnest(p_exam_ids) as x (exam_id);
  update public.refund_requests
  set status = case p_decision when 'refuse' then 'refused' else 'approved' end,
    approved_paise = case when p_decision <> 'refuse' then p_amount_paise end,
    answer = p_note, decided_at = now()
  where id = p_task.request_id;
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    (select auth.uid())::text, 'decide_refund', private.find_payer(p_task.payment_id),
    jsonb_build_object(
      'task_id', p_task.id, 'reason', p_task.reason, 'decision', p_decision, 'note', p_note,
      'exam_ids', p_exam_ids, 'amount_paise', p_amount_paise
    )
  );
end
$$;
comment on function private.apply_decision(private.refund_tasks, text, text, uuid[], integer) is
  'Writes a decision down: the task, the exams that go back with it, the answer to the family, the audit.';

create function private.find_same_money(
  p_task private.refund_tasks, p_exam_ids uuid[], out asked_id uuid, out told_id uuid
)
language sql stable set search_path = ''
as $$
  select a.id, t.id
  from private.refund_tasks as t
  join private.refund_tasks as a on a.payment_id = t.payment_id
  where t.payment_id = p_task.payment_id and t.reason = 'dashboard_refund' and t.status = 'review'
    and a.reason not in ('dashboard_refund', 'already_refunded') and a.status in ('review', 'failed')
    and (
      a.id = p_task.id
      -- From the gateway's side only what is settled as a whole; a dispute waits for a word of its own.
      or (t.id = p_task.id and a.amount_paise = t.amount_paise and a.reason <> 'dispute')
    )
    and private.price_refund(a, private.choose_refund_items(a, p_exam_ids, true)) = t.amount_paise
  order by a.created_at, a.id
  limit 1
$$;
comment on function private.find_same_money(private.refund_tasks, uuid[]) is
  'Two open tasks about the same money, one of which is p_task: what the gateway reported on its own (told_id, a dashboard_refund) and what waits for a decision with the same payment and, for these exams, the same amount (asked_id). Both null where there is no such pair. Source: decision 007.';

create function private.merge_refund(p_told_id uuid, p_asked_id uuid) returns void
language sql set search_path = ''
as $$
  update private.refund_tasks
  set status = 'merged', decided_by = (select auth.uid()), decided_at = now(), updated_at = now()
  where id = p_told_id;
  insert into private.admin_audit (actor, action, student_id, details)
  select (select auth.uid())::text, 'decide_refund', private.find_payer(t.payment_id),
    jsonb_build_object('task_id', t.id, 'reason', t.reason, 'decision', 'merge', 'with_task_id', p_asked_id)
  from private.refund_tasks as t where t.id = p_told_id;
$$;
comment on function private.merge_refund(uuid, uuid) is
  'Closes what the gateway reported on its own as the money of another task, so that it is counted once, and writes that down; nothing for a null p_told_id.';

create function private.decide_refund(p_task_id uuid, p_decision text, p_note text, p_exam_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_note text := private.clean_note(p_note);
  v_task private.refund_tasks;
  v_obstacle jsonb;
  v_exam_ids uuid[] := '{}';
  v_amount_paise integer;
  v_left_paise bigint;
  v_asked_id uuid;
  v_told_id uuid;
begin
  perform private.require_admin();
  v_task := private.lock_refund_task(p_task_id);
  if p_decision = 'by_hand' then
    -- Whichever of two tasks about the same money is decided, what was asked for is settled with its exams.
    select asked_id, told_id into v_asked_id, v_told_id from private.find_same_money(v_task, p_exam_ids);
    v_task := private.lock_refund_task(coalesce(v_asked_id, p_task_id));
  end if;
  v_obstacle := private.decision_error(v_task, p_decision, v_note);
  if v_obstacle is not null then
    return v_obstacle;
  end if;
  v_amount_paise := v_task.amount_paise;
  if p_decision <> 'refuse' then
    v_exam_ids := private.choose_refund_items(v_task, p_exam_ids, p_decision = 'by_hand');
    v_amount_paise := private.price_refund(v_task, v_exam_ids);
    if v_amount_paise is null then
      return jsonb_build_object('outcome', 'invalid_items');
    end if;
    select p.amount_paise - private.committed_refunds_paise(p.payment_id)
      + case when v_told_id is not null or v_task.reason in ('dashboard_refund', 'already_refunded') then v_amount_paise else 0 end
    into v_left_paise
    from private.captured_payments as p where p.payment_id = v_task.payment_id;
    if v_amount_paise > v_left_paise then
      return jsonb_build_object('outcome', 'exceeds_payment', 'left_paise', v_left_paise);
    end if;
  end if;

  perform private.apply_decision(v_task, p_decision, v_note, v_exam_ids, v_amount_paise);
  if p_decision = 'by_hand' then
    perform private.merge_refund(v_told_id, v_task.id);
    -- A note on what the gateway did on its own was not written to the family.
    update public.refund_requests set answer = null where id = v_task.request_id and v_task.id <> p_task_id;
    select * into v_task from private.refund_tasks where id = v_task.id;
    perform private.queue_refund_email(v_task);
    perform private.complete_refund(v_task);
  end if;
  return jsonb_build_object(
    'outcome', case p_decision when 'refund' then 'queued' when 'by_hand' then 'processed' else 'refused' end,
    'amount_paise', v_amount_paise
  );
end
$$;
comment on function private.decide_refund(uuid, text, text, uuid[]) is
  'decide_refund for an admin. Raises 42501 for anybody else.';

create function public.decide_refund(p_task_id uuid, p_decision text, p_note text default null, p_exam_ids uuid[] default null)
returns jsonb
language sql set search_path = ''
return private.decide_refund(p_task_id, p_decision, p_note, p_exam_ids);
comment on function public.decide_refund(uuid, text, text, uuid[]) is
  'For admins: decides a task that waits for a person. refund: the gateway pays back, except where the gateway or the bank moves the money itself (dashboard_refund, already_refunded, dispute: invalid_decision); by_hand: the money already went back another way, and the family is informed by email; an open dashboard_refund of the same payment and amount is the same money and is settled with it, or it with that one; refuse: nothing goes back. p_exam_ids names the exams that end with it, null all that are left. The note (up to 500 characters) is required but for refund, and is what the family reads as the answer to its request. Returns {outcome}: queued, processed or refused {amount_paise}; not_found, not_open {status}, invalid_decision, note_required, note_too_long, invalid_items, exceeds_payment {left_paise}. Raises 42501 for anybody else. Every decision leaves an audit row.';

revoke all on function private.refund_statuses(text) from public;
revoke all on function private.choose_refund_items(private.refund_tasks, uuid[], boolean) from public;
revoke all on function private.price_refund(private.refund_tasks, uuid[]) from public;
revoke all on function private.decision_error(private.refund_tasks, text, text) from public;
revoke all on function private.apply_decision(private.refund_tasks, text, text, uuid[], integer) from public;
revoke all on function private.find_same_money(private.refund_tasks, uuid[]) from public;
revoke all on function private.merge_refund(uuid, uuid) from public;
revoke all on function private.list_refund_tasks(text, integer, integer) from public, anon, authenticated;
revoke all on function private.count_refund_tasks(text) from public, anon, authenticated;
revoke all on function private.decide_refund(uuid, text, text, uuid[]) from public, anon, authenticated;
revoke all on function public.list_refund_tasks(text, integer, integer) from public, anon, authenticated;
revoke all on function public.count_refund_tasks(text) from public, anon, authenticated;
revoke all on function public.decide_refund(uuid, text, text, uuid[]) from public, anon, authenticated;
grant execute on function private.list_refund_tasks(text, integer, integer) to authenticated;
grant execute on function private.count_refund_tasks(text) to authenticated;
grant execute on function private.decide_refund(uuid, text, text, uuid[]) to authenticated;
grant execute on function public.list_refund_tasks(text, integer, integer) to authenticated;
grant execute on function public.count_refund_tasks(text) to authenticated;
grant execute on function public.decide_refund(uuid, text, text, uuid[]) to authenticated;
