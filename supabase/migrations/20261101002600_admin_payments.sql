-- The organiser's list of payments: the orders, newest first, with their totals. Its indexes are in …000900_orders.sql.
-- As in the list of students, a request does the work of its page and no more than that of 10,000 orders.

create function private.find_orders_by_number(p_text text) returns uuid[]
language sql stable set search_path = ''
as $$
  select array(
    select id from public.orders where payment_id = p_text
    union select id from public.orders where razorpay_order_id = p_text
    union select id from public.orders where number = case when p_text ~ '^[0-9]{1,18}$' then p_text::bigint end
  )
$$;
comment on function private.find_orders_by_number(text) is
  'The order with this payment, gateway order or receipt number.';
revoke all on function private.find_orders_by_number(text) from public;

-- Planned again for each search, as private.find_students is.
create function private.find_orders(
  p_search text, p_status text, p_from date, p_to date, p_limit integer, p_offset integer
) returns table (id uuid, amount_paise integer, refund_status text)
language plpgsql stable rows 50 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_text constant text := private.clean_line(p_search);
  v_is_number constant boolean := coalesce(v_text ~ '^((pay|order)_[[:alnum:]_]+|[0-9]+)$', false);
  v_ids constant uuid[] := case when v_is_number then private.find_orders_by_number(v_text) end;
  v_pattern constant text := private.like_pattern(v_text);
  v_since constant timestamptz := coalesce(p_from::timestamp at time zone interval '5 hours 30 minutes', '-infinity');
  v_until constant timestamptz := coalesce((p_to + 1)::timestamp at time zone interval '5 hours 30 minutes', 'infinity');
begin
  if p_status not in ('none', 'partial', 'full') then
    raise exception 'There is no status %.', p_status using errcode = '22023';
  end if;
  if v_text is null or v_is_number then
    return query
    select o.id, o.amount_paise, o.refund_status
    from public.orders as o
    where (v_ids is null or o.id = any (v_ids))
      and (p_status is null or o.refund_status = p_status) and o.ordered_at >= v_since and o.ordered_at < v_until
    order by o.ordered_at desc, o.id desc
    limit p_limit offset p_offset;
  else
    return query
    select o.id, o.amount_paise, o.refund_status
    from public.orders as o
    join public.students as s on s.id = o.student_id
    where s.deleted_at is null and s.name_key like v_pattern
      and (p_status is null or o.refund_status = p_status) and o.ordered_at >= v_since and o.ordered_at < v_until
    order by o.ordered_at desc, o.id desc
    limit p_limit offset p_offset;
  end if;
end
$$;
comment on function private.find_orders(text, text, date, date, integer, integer) is
  'The orders that list_payments is asked for, newest first, with what their totals need (paise). Raises 22023 for an unknown status.';
revoke all on function private.find_orders(text, text, date, date, integer, integer) from public;

create function private.refunded_paise(p_order_ids uuid[]) returns bigint
language sql stable set search_path = ''
as $$
  select coalesce(sum(amount_paise), 0)
  from private.refund_tasks
  where order_id = any (p_order_ids) and status = 'processed'
$$;
comment on function private.refunded_paise(uuid[]) is 'How much of these orders went back, in paise.';
revoke all on function private.refunded_paise(uuid[]) from public;

create function private.list_payments(
  p_search text, p_status text, p_from date, p_to date, p_limit integer, p_offset integer
) returns table (
  id uuid, number bigint, ordered_at timestamptz, payment_id text, method text, amount_paise integer,
  refund_status text, refunded_paise bigint, student_name text, student_email text, class_name text, edition text,
  exams text[]
)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select o.id, o.number, o.ordered_at, o.payment_id, p.method, o.amount_paise, o.refund_status,
    case when o.refund_status = 'none' then 0 else private.refunded_paise(array[o.id]) end,
    s.name, s.email, c.name, e.name,
    array(
      select x.name
      from public.order_items as i join public.subjects as x on x.id = i.exam_id
      where i.order_id = o.id
      order by x.name
    )
  from private.find_orders(
    p_search, p_status, p_from, p_to, least(greatest(p_limit, 0), 50), least(greatest(p_offset, 0), 10000)
  ) as f
  join public.orders as o on o.id = f.id
  join private.captured_payments as p on p.payment_id = o.payment_id
  join public.students as s on s.id = o.student_id
  join public.classes as c on c.id = o.class_id
  join public.editions as e on e.id = o.edition_id
  order by o.ordered_at desc, o.id desc;
$$;
comment on function private.list_payments(text, text, date, date, integer, integer) is
  'list_payments for an admin. Raises 42501 for anybody else.';

create function private.sum_payments(p_search text, p_status text, p_from date, p_to date)
returns table (orders integer, amount_paise bigint, refunded_paise bigint)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select count(*)::integer, coalesce(sum(o.amount_paise) filter (where o.place <= 10000), 0),
    private.refunded_paise(array_agg(o.id) filter (where o.place <= 10000 and o.refund_status <> 'none'))
  from private.find_orders(p_search, p_status, p_from, p_to, 10001, 0)
    with ordinality as o (id, amount_paise, refund_status, place);
$$;
comment on function private.sum_payments(text, text, date, date) is
  'sum_payments for an admin. Raises 42501 for anybody else.';

create function private.list_unmatched_payments(p_payment_id text)
returns table (payment_id text, amount_paise integer, paid_at timestamptz, reason text)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select p.payment_id, p.amount_paise, p.paid_at, t.reason
  from private.captured_payments as p
  join private.refund_tasks as t on t.payment_id = p.payment_id
  where p.payment_id = private.clean_line(p_payment_id)
    and not exists (select 1 from public.orders as o where o.payment_id = p.payment_id)
  order by t.created_at, t.id;
$$;
comment on function private.list_unmatched_payments(text) is
  'list_unmatched_payments for an admin. Raises 42501 for anybody else.';

-- The API gives a call the time that its function names.
create function public.list_payments(
  p_search text default null, p_status text default null, p_from date default null, p_to date default null,
  p_limit integer default 10, p_offset integer default 0
) returns table (
  id uuid, number bigint, ordered_at timestamptz, payment_id text, method text, amount_paise integer,
  refund_status text, refunded_paise bigint, student_name text, student_email text, class_name text, edition text,
  exams text[]
)
language sql stable set search_path = '' set statement_timeout = '5s'
return private.list_payments(p_search, p_status, p_from, p_to, p_limit, p_offset);
comment on function public.list_payments(text, text, date, date, integer, integer) is
  'For admins: paid orders, newest first. p_search is a payment (pay_…), a gateway order (order_…), a receipt number, or a part of the student''s name, every character taken literally; p_status how much went back: none, partial or full; p_from and p_to calendar days in IST, both included. At most 50 a page, from no further than the 10,000th. Amounts in paise; the student''s name and address are null where the account is gone, the method where the gateway named none. Raises 42501 for anybody else, 22023 for an unknown status; ends after 5 seconds.';

create function public.sum_payments(
  p_search text default null, p_status text default null, p_from date default null, p_to date default null
) returns table (orders integer, amount_paise bigint, refunded_paise bigint)
language sql stable set search_path = '' set statement_timeout = '5s'
return private.sum_payments(p_search, p_status, p_from, p_to);
comment on function public.sum_payments(text, text, date, date) is
  'For admins: one row on what list_payments finds: how many orders, counted to 10,001 (beyond 10,000 it is only known that there are more), and what the newest 10,000 come to: paid and gone back, in paise. Raises as list_payments does.';

create function public.list_unmatched_payments(p_payment_id text)
returns table (payment_id text, amount_paise integer, paid_at timestamptz, reason text)
language sql stable set search_path = ''
return private.list_unmatched_payments(p_payment_id);
comment on function public.list_unmatched_payments(text) is
  'For admins: the payment of exactly this id where it became no order, once for each task that says why; amount in paise. Raises 42501 for anybody else.';

revoke all on function private.list_payments(text, text, date, date, integer, integer) from public, anon, authenticated;
revoke all on function private.sum_payments(text, text, date, date) from public, anon, authenticated;
revoke all on function private.list_unmatched_payments(text) from public, anon, authenticated;
revoke all on function public.list_payments(text, text, date, date, integer, integer) from public, anon, authenticated;
revoke all on function public.sum_payments(text, text, date, date) from public, anon, authenticated;
revoke all on function public.list_unmatched_payments(text) from public, anon, authenticated;
grant execute on function private.list_payments(text, text, date, date, integer, integer) to authenticated;
grant execute on function private.sum_payments(text, text, date, date) to authenticated;
grant execute on function private.list_unmatched_payments(text) to authenticated;
grant execute on function public.list_payments(text, text, date, date, integer, integer) to authenticated;
grant execute on function public.sum_payments(text, text, date, date) to authenticated;
grant execute on function public.list_unmatched_payments(text) to authenticated;
