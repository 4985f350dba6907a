-- Money on its way back: claimed by a worker, asked of the gateway outside any transaction, reported here.
-- Lock order as everywhere: the student's advisory lock, then the payment's row, then the task's.

create function private.find_payer(p_payment_id text) returns uuid
language sql stable set search_path = ''
as $$
  select i.student_id
  from private.captured_payments as p
  join private.payment_intents as i on i.razorpay_order_id = p.razorpay_order_id
  where p.payment_id = p_payment_id
$$;
comment on function private.find_payer(text) is 'The student whose checkout a payment came from; null for a payment of an order we never opened.';
revoke all on function private.find_payer(text) from public;

create function private.lock_refund_task(p_task_id uuid) returns private.refund_tasks
language plpgsql set search_path = ''
as $$
declare
  v_task private.refund_tasks;
begin
  perform private.lock_student(private.find_payer(t.payment_id)) from private.refund_tasks as t where t.id = p_task_id;
  -- Nobody's lock is taken for a payment of an order we never opened: its tasks meet in its own row.
  perform 1 from private.captured_payments
  where payment_id = (select t.payment_id from private.refund_tasks as t where t.id = p_task_id)
  for no key update;
  select * into v_task from private.refund_tasks where id = p_task_id for update;
  return v_task;
end
$$;
comment on function private.lock_refund_task(uuid) is
  'The task, locked together with its payment and the other payments of its student, until the end of the transaction. Empty for an unknown id.';
revoke all on function private.lock_refund_task(uuid) from public;

create function private.complete_refund(p_task private.refund_tasks) returns void
language plpgsql set search_path = ''
as $$
declare
  v_is_full boolean;
begin
  update private.refund_tasks
  set status = 'processed', locked_until = null, detail = null, updated_at = now()
  where id = p_task.id;
  update public.refund_requests
  set status = 'processed', processed_at = now(), decided_at = coalesce(decided_at, now()),
    approved_paise = p_task.amount_paise
  where id = p_task.request_id;
  if p_task.order_id is null then
    return;
  end if;

  select sum(t.amount_paise) >= o.amount_paise into v_is_full
  from public.orders as o
  join private.refund_tasks as t on t.order_id = o.id and t.status = 'processed'
  where o.id = p_task.order_id
  group by o.id;
  update public.orders set refund_status = case when v_is_full then 'full' else 'partial' end
  where id = p_task.order_id and refund_status <> 'full';
  update public.enrolments as n set is_active = false
  where n.order_id = p_task.order_id
    and n.is_active
    and (
      v_is_full
      or exists (
        select 1 from private.refund_items as r where r.task_id = p_task.id and r.exam_id = n.exam_id
      )
    );
end
$$;
comment on function private.complete_refund(private.refund_tasks) is
  'The money went back: the request is processed, the order says how much of it, and the refunded exams end; all of them when the whole order went back. A payment that is no order touches none.';
revoke all on function private.complete_refund(private.refund_tasks) from public;

create function private.queue_refund_email(p_task private.refund_tasks) returns void
language sql set search_path = ''
as $$
  insert into private.outbox (kind, student_id, refund_task_id)
  select 'refund_email', s.id, p_task.id
  from public.students as s where s.id = private.find_payer(p_task.payment_id)
  on conflict (refund_task_id) where refund_task_id is not null do nothing
$$;
comment on function private.queue_refund_email(private.refund_tasks) is
  'Informs the family of a refund, once per task; no one if the payment is of an order we never opened.';
revoke all on function private.queue_refund_email(private.refund_tasks) from public;

create function private.advance_refund(p_task private.refund_tasks, p_refund jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_status text := p_refund ->> 'status';
begin
  if p_refund ->> 'payment_id' is distinct from p_task.payment_id
    or (p_refund ->> 'amount')::bigint is distinct from p_task.amount_paise then
    raise exception 'Refund % is not the one of task %.', p_refund ->> 'id', p_task.id using errcode = '22023';
  end if;
  if p_task.status = 'processed' then
    return jsonb_build_object('outcome', 'processed');
  end if;
  update private.refund_tasks
  set razorpay_refund_id = p_refund ->> 'id',
    status = case v_status when 'pending' then 'requested' when 'failed' then 'failed' else status end,
    attempts = case v_status when 'pending' then 0 else attempts end,
    next_attempt_at = clock_timestamp() + interval '1 hour',
    locked_until = null,
    detail = case v_status when 'failed' then 'The gateway could not pay the refund out.' end,
    updated_at = now()
  where id = p_task.id;
  if v_status = 'failed' then
    return jsonb_build_object('outcome', 'failed');
  end if;
  perform private.queue_refund_email(p_task);
  if v_status = 'processed' then
    perform private.complete_refund(p_task);
    return jsonb_build_object('outcome', 'processed');
  end if;
  return jsonb_build_object('outcome', 'requested');
end
$$;
comment on function private.advance_refund(private.refund_tasks, jsonb) is
  'Brings a locked task to where the gateway says its refund is. Never back: what is processed stays so. The family is informed once, when the gateway has taken the refund on. Raises 22023 for a refund of another payment or amount.';
revoke all on function private.advance_refund(private.refund_tasks, jsonb) from public;

create function public.claim_refunds(p_limit integer)
returns table (
  id uuid, payment_id text, amount_paise integer, razorpay_refund_id text, receipt text, idempotency_key text
)
language sql security definer set search_path = ''
as $$
  with due as (
    select t.id from private.refund_tasks as t
    where status in ('queued', 'requested')
      and next_attempt_at <= clock_timestamp()
      and (locked_until is null or locked_until <= clock_timestamp())
    order by next_attempt_at, created_at
    limit least(greatest(p_limit, 0), 50)
    for update skip locked
  ), claimed as (
    update private.refund_tasks as t
    set attempts = attempts + 1, locked_until = clock_timestamp() + interval '60 seconds'
    from due where due.id = t.id
    returning t.id, t.payment_id, t.amount_paise, t.razorpay_refund_id, t.created_at,
      replace(t.id::text, '-', '') || '-' || t.round as receipt
  )
  select c.id, c.payment_id, c.amount_paise, c.razorpay_refund_id, c.receipt, 'refund-' || c.receipt
  from claimed as c
  order by c.created_at, c.id
$$;
comment on function public.claim_refunds(integer) is
  'Leases up to p_limit (at most 50) due refunds for 60 seconds. Ask the gateway for a refund where razorpay_refund_id is null, else its state, and tell finish_refund. The key is the same on every attempt, so a crash in between costs nothing.';

create function public.finish_refund(
  p_task_id uuid, p_refund jsonb default null, p_error text default null, p_is_final boolean default false
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_task private.refund_tasks := private.lock_refund_task(p_task_id);
  v_wait interval;
begin
  if v_task.id is null then
    raise exception 'There is no refund %.', p_task_id using errcode = 'P0002';
  end if;
  if p_refund is not null then
    return private.advance_refund(v_task, p_refund);
  end if;
  if v_task.status not in ('queued', 'requested') then
    return jsonb_build_object('outcome', v_task.status);
  end if;
  if p_is_final and v_task.status = 'queued' then
    update private.refund_tasks
    set status = 'failed', locked_until = null, detail = left(p_error, 500), updated_at = now()
    where id = p_task_id;
    return jsonb_build_object('outcome', 'failed');
  end if;
  v_wait := case v_task.status
    when 'queued' then private.outbox_backoff(least(greatest(v_task.attempts, 1), 7))
    else interval '1 hour'
  end;
  update private.refund_tasks
  set next_attempt_at = clock_timestamp() + v_wait, locked_until = null, detail = left(p_error, 500), updated_at = now()
  where id = p_task_id;
  return jsonb_build_object('outcome', 'retry');
end
$$;
comment on function public.finish_refund(uuid, jsonb, text, boolean) is
  'Reports the result of a claimed refund: the gateway''s refund (id, payment_id, amount in paise, status pending, processed or failed), or p_error, final when the gateway has refused for good. Returns {outcome: requested | processed | failed | retry}. Without an answer nothing is known, so it is asked again with the same key after 1 m, 5 m, 30 m … and then every 24 h; what failed waits for a person. Raises P0002 for an unknown id.';

create function public.record_refund(p_refund jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_task_id uuid := (
    select id from private.refund_tasks
    where razorpay_refund_id = p_refund ->> 'id'
      or (
        payment_id = p_refund ->> 'payment_id' and razorpay_refund_id is null
        and replace(id::text, '-', '') || '-' || round = p_refund ->> 'receipt'
      )
    order by razorpay_refund_id nulls last
    limit 1
  );
begin
  if v_task_id is null then
    return jsonb_build_object('outcome', 'foreign');
  end if;
  return private.advance_refund(private.lock_refund_task(v_task_id), p_refund);
end
$$;
comment on function public.record_refund(jsonb) is
  'Reports the state of a refund that the gateway has announced, from its API (id, payment_id, amount, status, receipt). Returns {outcome: requested | processed | failed}, or foreign when it is none of ours: then record_capture of its payment informs a person.';

create function public.record_dispute(p_payment_id text, p_amount_paise integer, p_event text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  -- An exam of it is started before this or after, never beside it.
  perform private.lock_student(private.find_payer(p_payment_id));
  insert into private.refund_tasks (payment_id, order_id, reason, amount_paise, detail)
  select p.payment_id, (select o.id from public.orders as o where o.payment_id = p.payment_id), 'dispute',
    least(greatest(p_amount_paise, 1), p.amount_paise), left(p_event, 500)
  from private.captured_payments as p
  where p.payment_id = p_payment_id
  on conflict (payment_id, reason) where reason in ('dashboard_refund', 'dispute') and status = 'review'
  do update set amount_paise = excluded.amount_paise, detail = excluded.detail, updated_at = now();
  return jsonb_build_object('outcome', case when found then 'review' else 'unknown_payment' end);
end
$$;
comment on function public.record_dispute(text, integer, text) is
  'A family''s bank disputes a payment: one review row with the disputed amount (paise) and the gateway''s latest event. Returns {outcome: review | unknown_payment}.';

create function private.list_refunded_orders()
returns table (order_id uuid, refunded_paise bigint, exam_ids uuid[])
language sql stable security definer set search_path = ''
as $$
  select o.id, sum(t.amount_paise),
    array(
      select r.exam_id
      from private.refund_items as r
      join private.refund_tasks as d on d.id = r.task_id and d.status = 'processed'
      where r.order_id = o.id
      order by r.exam_id
    )
  from public.orders as o
  join private.refund_tasks as t on t.order_id = o.id and t.status = 'processed'
  where o.student_id = (select private.student_id())
  group by o.id
$$;
comment on function private.list_refunded_orders() is 'list_refunded_orders for the caller alone.';

create function public.list_refunded_orders()
returns table (order_id uuid, refunded_paise bigint, exam_ids uuid[])
language sql stable set search_path = ''
return private.list_refunded_orders();
comment on function public.list_refunded_orders() is
  'The caller''s orders of which money has gone back: how much (paise), and for which exams; for none by name where it went back without one, as by a dispute.';

revoke all on function private.list_refunded_orders() from public, anon, authenticated;
revoke all on function public.list_refunded_orders() from public, anon, authenticated;
grant execute on function private.list_refunded_orders() to authenticated;
grant execute on function public.list_refunded_orders() to authenticated;
revoke all on function public.claim_refunds(integer) from public, anon, authenticated;
revoke all on function public.finish_refund(uuid, jsonb, text, boolean) from public, anon, authenticated;
revoke all on function public.record_refund(jsonb) from public, anon, authenticated;
revoke all on function public.record_dispute(text, integer, text) from public, anon, authenticated;
grant execute on function public.claim_refunds(integer) to service_role;
grant execute on function public.finish_refund(uuid, jsonb, text, boolean) to service_role;
grant execute on function public.record_refund(jsonb) to service_role;
grant execute on function public.record_dispute(text, integer, text) to service_role;
