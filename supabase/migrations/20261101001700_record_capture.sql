-- record_capture, the only maker of orders: captured money becomes an order, or a refund or review task, in one transaction.

create function private.note_gateway_refund(p_payment_id text, p_status text, p_refunded_paise integer) returns void
language plpgsql set search_path = ''
as $$
declare
  v_excess_paise bigint;
begin
  update private.captured_payments
  set status = case when p_status = 'refunded' then 'refunded' else status end,
    amount_refunded_paise = greatest(amount_refunded_paise, p_refunded_paise)
  where payment_id = p_payment_id;
  -- What a person has settled by hand may well have gone back on the dashboard: then this is the same money.
  v_excess_paise := p_refunded_paise - private.committed_refunds_paise(p_payment_id);
  if v_excess_paise > 0 then
    insert into private.refund_tasks as t (payment_id, order_id, reason, amount_paise)
    values (
      p_payment_id, (select id from public.orders where payment_id = p_payment_id), 'dashboard_refund', v_excess_paise
    )
    on conflict (payment_id, reason) where reason in ('dashboard_refund', 'dispute') and status = 'review'
    do update set amount_paise = t.amount_paise + excluded.amount_paise, updated_at = now();
  end if;
end
$$;
comment on function private.note_gateway_refund(text, text, integer) is
  'Notes how much of a payment (paise) the gateway has given back. What no task of ours has asked for, and nobody has settled by hand, was refunded on the gateway''s own dashboard: it is reported to a person. Source: decision 007.';
revoke all on function private.note_gateway_refund(text, text, integer) from public;

create function private.capture_outcome(p_payment_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    (select jsonb_build_object('outcome', 'order', 'order_id', o.id) from public.orders as o where o.payment_id = p_payment_id),
    (
      select case t.reason
        when 'second_payment' then jsonb_build_object('outcome', 'second_payment')
        else jsonb_build_object('outcome', 'review', 'reason', t.reason)
      end
      from private.refund_tasks as t
      where t.payment_id = p_payment_id
      order by t.reason = 'dashboard_refund', t.created_at
      limit 1
    )
  )
$$;
comment on function private.capture_outcome(text) is 'What a recorded payment has become, as record_capture returns it.';
revoke all on function private.capture_outcome(text) from public;

create function private.lateness_error(p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_paid_at timestamptz) returns text
language sql stable set search_path = ''
as $$
  select case
    when private.is_called_off(p_edition_id, p_exam_id, p_class_id) then 'exam_called_off'
    when x.exam_on is null or x.exam_on < private.day_in_india(now()) or x.last_start_at < now() then 'late_after_exam'
    when p_paid_at
      > (x.registration_closes_on + 1)::timestamp at time zone interval '5 hours 30 minutes' + interval '1 hour'
      then 'late_after_closing'
  end
  from (values (p_exam_id)) as i (exam_id)
  left join public.edition_exams as x on x.edition_id = p_edition_id and x.exam_id = i.exam_id
$$;
comment on function private.lateness_error(uuid, uuid, uuid, timestamptz) is
  'Why a payment made at a moment comes too late for an exam of an edition in a class, as the reason of its task, or null. One that was called off meanwhile is not given. After closing an hour is left for families who were about to pay; until the last moment at which the exam can be started, or the end of its day (IST) while no hour is announced, a payment made in time enrols whenever we hear of it. Source: decision 003, exam section 2.';
revoke all on function private.lateness_error(uuid, uuid, uuid, timestamptz) from public;

create function private.capture_error(p_payment private.captured_payments, p_intent private.payment_intents) returns text
language sql stable set search_path = ''
as $$
  select case
    when p_payment.status = 'refunded' or p_payment.amount_refunded_paise >= p_payment.amount_paise then 'already_refunded'
    when p_intent.id is null then 'unknown_order'
    when exists (select 1 from public.students where id = p_intent.student_id and deleted_at is not null)
      then 'unknown_order'
    when p_payment.amount_paise <> p_intent.amount_paise or p_payment.currency <> p_intent.currency then 'amount_mismatch'
    when p_intent.status = 'paid' then 'second_payment'
    -- One of its exams that can still be enrolled in is enough for an order.
    else coalesce(
      (
        select case when bool_and(l.reason is not null) then max(l.reason) end
        from private.payment_intent_items as i
        cross join lateral private.lateness_error(p_intent.edition_id, i.exam_id, p_intent.class_id, p_payment.paid_at) as l (reason)
        where i.intent_id = p_intent.id
      ),
      case when p_payment.paid_at > p_intent.opened_at + interval '48 hours' then 'late_for_price' end
    )
  end
$$;
comment on function private.capture_error(private.captured_payments, private.payment_intents) is
  'Why a captured payment makes no order, as the reason of its task, or null. A cart holds its prices for 48 hours: what counts is when the payment was made, by the gateway''s clock, not when it was taken or when we hear of it. Too late for some of its exams it is an order of the others; the money of an account that is gone goes to review.';
revoke all on function private.capture_error(private.captured_payments, private.payment_intents) from public;

create function private.make_order(p_payment private.captured_payments, p_intent private.payment_intents) returns void
language plpgsql set search_path = ''
as $$
declare
  v_order_id uuid;
  v_item record;
  v_reason text;
  v_task_id uuid;
begin
  insert into public.orders (student_id, intent_id, payment_id, razorpay_order_id, amount_paise, currency, edition_id, class_id)
  values (
    p_intent.student_id, p_intent.id, p_payment.payment_id, p_intent.razorpay_order_id, p_intent.amount_paise,
    p_intent.currency, p_intent.edition_id, p_intent.class_id
  )
  returning id into v_order_id;
  insert into public.order_items (order_id, exam_id, price_paise)
  select v_order_id, exam_id, price_paise from private.payment_intent_items where intent_id = p_intent.id;

  for v_item in
    select i.exam_id, i.price_paise, private.lateness_error(p_intent.edition_id, i.exam_id, p_intent.class_id, p_payment.paid_at) as lateness
    from private.payment_intent_items as i
    where i.intent_id = p_intent.id
    order by i.exam_id
  loop
    v_reason := v_item.lateness;
    if v_reason is null then
      insert into public.enrolments as n (student_id, exam_id, edition_id, class_id, order_id)
      values (p_intent.student_id, v_item.exam_id, p_intent.edition_id, p_intent.class_id, v_order_id)
      on conflict (student_id, exam_id, edition_id) do update
      set is_active = true, class_id = excluded.class_id, order_id = excluded.order_id, enrolled_at = now()
      where not n.is_active;
      continue when found;
      v_reason := 'duplicate_exam';
    end if;
    insert into private.refund_tasks (payment_id, order_id, exam_id, reason, amount_paise, status)
    values (
      p_payment.payment_id, v_order_id, v_item.exam_id, v_reason, v_item.price_paise,
      case v_reason when 'duplicate_exam' then 'queued' else 'review' end
    )
    returning id into v_task_id;
    insert into private.refund_items (order_id, exam_id, task_id)
    select v_order_id, v_item.exam_id, v_task_id where v_reason = 'duplicate_exam';
  end loop;

  update private.payment_intents set status = 'paid', creating_until = null where id = p_intent.id;
  delete from public.current_cart_snapshot where student_id = p_intent.student_id;
  insert into private.outbox (kind, student_id, order_id)
  values ('purchase_email', p_intent.student_id, v_order_id), ('purchase_contact', p_intent.student_id, v_order_id);
end
$$;
comment on function private.make_order(private.captured_payments, private.payment_intents) is
  'Writes the order, its items, the enrolments and the messages of a paid intent. An exam enrolled by an earlier order is refunded, one that the payment comes too late for goes to review; both keep their place in the order, so that it still comes to what was paid.';
revoke all on function private.make_order(private.captured_payments, private.payment_intents) from public;

create function public.record_capture(p_payment jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_intent private.payment_intents;
  v_payment private.captured_payments;
  v_refunded_paise integer := coalesce((p_payment ->> 'amount_refunded')::integer, 0);
  v_reason text;
begin
  if coalesce(p_payment ->> 'status', '') not in ('captured', 'refunded') then
    raise exception 'Payment % is not captured.', p_payment ->> 'id' using errcode = '22023';
  end if;
  select * into v_intent from private.payment_intents where razorpay_order_id = p_payment ->> 'order_id';
  if found then
    perform private.lock_student(v_intent.student_id);
    select * into v_intent from private.payment_intents where id = v_intent.id for update;
  end if;

  -- Without a target every unique index decides: with one, two captures at once can meet in another index and fail.
  insert into private.captured_payments (
    payment_id, razorpay_order_id, amount_paise, currency, status, method, amount_refunded_paise, paid_at
  )
  values (
    p_payment ->> 'id', p_payment ->> 'order_id', (p_payment ->> 'amount')::integer, p_payment ->> 'currency',
    p_payment ->> 'status', p_payment ->> 'method', v_refunded_paise,
    coalesce(to_timestamp((p_payment ->> 'created_at')::double precision), now())
  )
  on conflict do nothing
  returning * into v_payment;
  if not found then
    perform private.note_gateway_refund(p_payment ->> 'id', p_payment ->> 'status', v_refunded_paise);
    return private.capture_outcome(p_payment ->> 'id');
  end if;

  v_reason := private.capture_error(v_payment, v_intent);
  if v_reason is null then
    perform private.make_order(v_payment, v_intent);
  else
    insert into private.refund_tasks (payment_id, reason, amount_paise, status)
    values (
      v_payment.payment_id, v_reason, v_payment.amount_paise,
      case v_reason when 'second_payment' then 'queued' else 'review' end
    );
  end if;
  perform private.note_gateway_refund(v_payment.payment_id, v_payment.status, v_refunded_paise);
  return private.capture_outcome(v_payment.payment_id);
end
$$;
comment on function public.record_capture(jsonb) is
  'Records a captured payment as the gateway''s own API reports it (id, order_id, amount and amount_refunded in paise, currency, status captured or refunded, method, created_at in Unix seconds). Idempotent; callback, webhook and poll all call it. Returns {outcome: order, order_id}, {outcome: second_payment} or {outcome: review, reason}, the same on every repeat. Raises 22023 for a payment that is not captured. Source: payments sections 1 to 3.';
revoke all on function public.record_capture(jsonb) from public, anon, authenticated;
grant execute on function public.record_capture(jsonb) to service_role;
