-- The invariants of payments section 3 in one query. Every payment test ends by running it; empty means clean.

create function private.payment_violations() returns table (invariant text, detail jsonb)
language sql stable set search_path = ''
as $$
  select 'I1 each order has one captured payment of equal amount, the same gateway order and the same student''s intent',
    jsonb_build_object('order_id', o.id)
  from public.orders as o
  where (
    select count(*) from private.captured_payments as p
    where p.payment_id = o.payment_id and p.razorpay_order_id = o.razorpay_order_id
      and p.amount_paise = o.amount_paise and p.currency = o.currency
  ) <> 1 or not exists (
    select 1 from private.payment_intents as i
    where i.id = o.intent_id and i.razorpay_order_id = o.razorpay_order_id and i.student_id = o.student_id
      and i.amount_paise = o.amount_paise and i.edition_id = o.edition_id and i.class_id = o.class_id
  )
  union all
  select 'I2 one order per payment and per gateway order', jsonb_build_object('order_ids', jsonb_agg(o.id order by o.number))
  from public.orders as o
  cross join lateral (values ('payment ' || o.payment_id), ('gateway order ' || o.razorpay_order_id)) as k (key)
  group by k.key
  having count(*) > 1
  union all
  select 'I3 the items come to the amount of the order',
    jsonb_build_object('order_id', o.id, 'amount_paise', o.amount_paise, 'sum_paise', coalesce(sum(i.price_paise), 0))
  from public.orders as o
  left join public.order_items as i on i.order_id = o.id
  group by o.id, o.amount_paise
  having coalesce(sum(i.price_paise), 0) <> o.amount_paise
  union all
  select 'I4 every captured payment is an order or a refund or review task', jsonb_build_object('payment_id', p.payment_id)
  from private.captured_payments as p
  where not exists (select 1 from public.orders as o where o.payment_id = p.payment_id)
    and not exists (select 1 from private.refund_tasks as t where t.payment_id = p.payment_id)
  union all
  select 'I5 an intent is paid exactly when its order exists', jsonb_build_object('intent_id', i.id, 'status', i.status)
  from private.payment_intents as i
  left join public.orders as o on o.intent_id = i.id
  where (i.status = 'paid') <> (o.id is not null)
  union all
  select 'I6 no pending message older than an hour without being reported',
    jsonb_build_object('outbox_id', b.id, 'kind', b.kind, 'queued_at', b.queued_at)
  from private.outbox as b
  where b.lane < 4 and b.status = 'pending' and b.reported_at is null and b.queued_at < now() - interval '1 hour'
  union all
  select 'I7 no more goes back than was paid',
    jsonb_build_object('payment_id', p.payment_id, 'back_paise', private.committed_refunds_paise(p.payment_id))
  from private.captured_payments as p
  where private.committed_refunds_paise(p.payment_id) > p.amount_paise
  union all
  select 'I8 an order says how much of it went back',
    jsonb_build_object('order_id', o.id, 'refund_status', o.refund_status, 'back_paise', sum(t.amount_paise))
  from public.orders as o
  left join private.refund_tasks as t on t.order_id = o.id and t.status = 'processed'
  group by o.id
  having o.refund_status <> case
    when sum(t.amount_paise) >= o.amount_paise then 'full' when sum(t.amount_paise) > 0 then 'partial' else 'none'
  end
  union all
  select 'I9 an exam that was paid for is enrolled, unless it went back or a task says why',
    jsonb_build_object('order_id', i.order_id, 'exam_id', i.exam_id, 'is_enrolled', f.is_enrolled)
  from public.order_items as i
  join public.orders as o on o.id = i.order_id
  cross join lateral (
    select exists (
        select 1 from public.enrolments as n where n.order_id = i.order_id and n.exam_id = i.exam_id and n.is_active
      ) as is_enrolled,
      o.refund_status = 'full' or exists (
        select 1 from private.refund_items as r join private.refund_tasks as t on t.id = r.task_id
        where r.order_id = i.order_id and r.exam_id = i.exam_id and t.status = 'processed'
      ) as is_back,
      exists (
        select 1 from private.refund_tasks as t where t.order_id = i.order_id and t.exam_id = i.exam_id
      ) as is_explained
  ) as f
  where (f.is_enrolled and f.is_back) or not (f.is_enrolled or f.is_back or f.is_explained)
$$;
comment on function private.payment_violations() is
  'Every breach of the invariants I1 to I9 with what it is about. Empty means clean. Source: payments section 3; I7 to I9 are what refunds add.';
revoke all on function private.payment_violations() from public;
