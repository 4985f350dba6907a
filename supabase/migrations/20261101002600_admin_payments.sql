-- The organiser's list of payments: the orders, newest first, with totals. The work of one request is bounded as that of
-- the list of students is: totals and offsets stop at 10,000, a name is looked for among the newest 200 orders first.

create type private.order_filter as (refund_status text, since timestamptz, until timestamptz);
comment on type private.order_filter is 'What a list of orders is narrowed to: how much went back (null: any), and from when to before when.';

create function private.refunded_paise(p_order_ids uuid[]) returns bigint
language sql stable set search_path = ''
as $$
  select coalesce(sum(amount_paise), 0)
  from private.refund_tasks
  where order_id = any (p_order_ids) and status = 'processed'
$$;
comment on function private.refunded_paise(uuid[]) is 'How much of these orders went back, in paise.';
revoke all on function private.refunded_paise(uuid[]) from public;

create function private.sum_up_orders(p_ids uuid[]) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'orders', count(*), 'orders_is', case when cardinality(p_ids) > 10000 then 'more' else 'exact' end,
    'amount_paise', coalesce(sum(o.amount_paise), 0),
    'refunded_paise', private.refunded_paise(array_agg(o.id) filter (where o.refund_status <> 'none'))
  )
  from public.orders as o
  where o.id = any (p_ids[:10000])
$$;
comment on function private.sum_up_orders(uuid[]) is
  'Number and sums (paise) of the first 10,000 of these orders, and whether there are more.';
revoke all on function private.sum_up_orders(uuid[]) from public;

create function private.find_newest_orders(
  p_filter private.order_filter, p_limit integer, p_offset integer, out ids uuid[], out totals jsonb
)
language plpgsql stable set search_path = '' set enable_seqscan = off set plan_cache_mode = force_custom_plan
as $$
declare
  v_status constant text := p_filter.refund_status;
  v_since constant timestamptz := p_filter.since;
  v_until constant timestamptz := p_filter.until;
begin
  ids := array(
    select id from public.orders
    where (v_status is null or refund_status = v_status) and ordered_at >= v_since and ordered_at < v_until
    order by ordered_at desc, id desc limit p_limit offset p_offset
  );
  select jsonb_build_object(
    'orders', least(count(*), 10000), 'orders_is', case when count(*) > 10000 then 'more' else 'exact' end,
    'amount_paise', coalesce(sum(o.amount_paise) filter (where o.place <= 10000), 0),
    'refunded_paise', private.refunded_paise(
      array_agg(o.id) filter (where o.place <= 10000 and o.refund_status <> 'none')
    )
  )
  into totals
  from (
    select id, amount_paise, refund_status, row_number() over (order by ordered_at desc, id desc) as place
    from public.orders
    where (v_status is null or refund_status = v_status) and ordered_at >= v_since and ordered_at < v_until
    order by ordered_at desc, id desc limit 10001
  ) as o;
end
$$;
comment on function private.find_newest_orders(private.order_filter, integer, integer) is
  'One page of the orders in a filter, newest first, and the totals of the newest 10,000.';
revoke all on function private.find_newest_orders(private.order_filter, integer, integer) from public;

create function private.find_orders_by_name(
  p_text text, p_filter private.order_filter, p_limit integer, p_offset integer, out ids uuid[], out totals jsonb
)
language plpgsql stable set search_path = ''
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_custom_plan
as $$
declare
  v_status constant text := p_filter.refund_status;
  v_since constant timestamptz := p_filter.since;
  v_until constant timestamptz := p_filter.until;
  v_pattern constant text := private.like_pattern(p_text);
  v_end constant integer := p_offset + p_limit;
  v_looked integer;
  v_found integer;
  v_students real;
begin
  with newest as materialized (
    select id, student_id, ordered_at from public.orders
    where (v_status is null or refund_status = v_status) and ordered_at >= v_since and ordered_at < v_until
    order by ordered_at desc, id desc limit 201
  )
  select (select count(*) from newest), array(
      select n.id from newest as n join public.students as s on s.id = n.student_id
      where s.name_key like v_pattern
      order by n.ordered_at desc, n.id desc
    )
  into v_looked, ids;
  v_found := cardinality(ids);
  select greatest(reltuples, v_looked) into v_students from pg_catalog.pg_class where oid = 'public.students'::regclass;

  -- Few among the newest: the way over the names is shorter than the way on through the orders.
  if v_looked > 200 and v_found < v_end
    and (v_found = 0 or v_end::real * v_looked / v_found > v_students * v_found / v_looked) then
    ids := array(
      select o.id from private.find_students_by_letters(p_text) as s join public.orders as o on o.student_id = s.id
      where (v_status is null or o.refund_status = v_status) and o.ordered_at >= v_since and o.ordered_at < v_until
      order by o.ordered_at desc, o.id desc limit 10001
    );
    v_looked := 0;
  end if;
  if v_looked <= 200 then
    totals := private.sum_up_orders(ids);
    ids := ids[p_offset + 1:v_end];
    return;
  end if;

  totals := jsonb_build_object('orders', v_found, 'orders_is', 'more', 'amount_paise', null, 'refunded_paise', null);
  ids := ids[p_offset + 1:v_end];
  if v_found < v_end then
    ids := array(
      select o.id from public.orders as o join public.students as s on s.id = o.student_id
      where (v_status is null or o.refund_status = v_status) and o.ordered_at >= v_since and o.ordered_at < v_until
        and s.name_key like v_pattern
      order by o.ordered_at desc, o.id desc limit p_limit offset p_offset
    );
  end if;
end
$$;
comment on function private.find_orders_by_name(text, private.order_filter, integer, integer) is
  'One page of the orders in a filter whose student''s name contains a text, newest first, and their totals; where many match, only that there are more than so many, without sums. The ids are always right, what was found among the newest only chooses the way.';
revoke all on function private.find_orders_by_name(text, private.order_filter, integer, integer) from public;

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

create function private.find_unmatched_payments(p_payment_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'payment_id', p.payment_id, 'amount_paise', p.amount_paise, 'paid_at', p.paid_at, 'reason', t.reason, 'status', t.status
      )
      order by t.created_at, t.id
    ),
    '[]'
  )
  from private.captured_payments as p
  join private.refund_tasks as t on t.payment_id = p.payment_id
  where p.payment_id = p_payment_id and not exists (select 1 from public.orders as o where o.payment_id = p.payment_id)
$$;
comment on function private.find_unmatched_payments(text) is 'A payment that became no order, with the tasks that say why.';
revoke all on function private.find_unmatched_payments(text) from public;

create function private.describe_orders(p_ids uuid[]) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', o.id, 'number', o.number, 'ordered_at', o.ordered_at, 'payment_id', o.payment_id,
        'razorpay_order_id', o.razorpay_order_id, 'method', p.method, 'amount_paise', o.amount_paise,
        'refund_status', o.refund_status, 'refunded_paise', case when o.refund_status = 'none' then 0 else private.refunded_paise(array[o.id]) end,
        'student', jsonb_build_object('id', s.id, 'name', s.name, 'email', s.email),
        'class_name', c.name, 'edition', e.name,
        'exams', (
          select jsonb_agg(x.name order by x.name)
          from public.order_items as i join public.subjects as x on x.id = i.exam_id
          where i.order_id = o.id
        )
      )
      order by n.place
    ),
    '[]'
  )
  from unnest(p_ids) with ordinality as n (id, place)
  join public.orders as o on o.id = n.id
  join private.captured_payments as p on p.payment_id = o.payment_id
  join public.students as s on s.id = o.student_id
  join public.classes as c on c.id = o.class_id
  join public.editions as e on e.id = o.edition_id
$$;
comment on function private.describe_orders(uuid[]) is 'Orders as the organiser sees them, in the order of the ids; amounts in paise.';
revoke all on function private.describe_orders(uuid[]) from public;

create function private.list_payments(
  p_search text, p_status text, p_from date, p_to date, p_limit integer, p_offset integer
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_text constant text := btrim(coalesce(p_search, ''));
  v_limit constant integer := least(greatest(p_limit, 0), 50);
  v_offset constant integer := least(greatest(p_offset, 0), 10000);
  v_filter private.order_filter;
  v_ids uuid[];
  v_totals jsonb;
begin
  perform private.require_admin();
  if p_status not in ('none', 'partial', 'full') then
    raise exception 'There is no status %.', p_status using errcode = '22023';
  end if;
  v_filter := row(
    p_status,
    coalesce(p_from::timestamp at time zone interval '5 hours 30 minutes', '-infinity'),
    coalesce((p_to + 1)::timestamp at time zone interval '5 hours 30 minutes', 'infinity')
  );
  if v_text = '' then
    select f.ids, f.totals into v_ids, v_totals from private.find_newest_orders(v_filter, v_limit + 1, v_offset) as f;
  elsif v_text ~ '^((pay|order)_[[:alnum:]_]+|[0-9]+)$' then
    v_ids := array(
      select o.id from public.orders as o
      where o.id = any (private.find_orders_by_number(v_text)) and (p_status is null or o.refund_status = p_status)
        and o.ordered_at >= v_filter.since and o.ordered_at < v_filter.until
      order by o.ordered_at desc, o.id desc
    );
    v_totals := private.sum_up_orders(v_ids);
    v_ids := v_ids[v_offset + 1:];
  elsif char_length(v_text) > 100 then
    v_ids := '{}';
    v_totals := private.sum_up_orders(v_ids);
  else
    select f.ids, f.totals into v_ids, v_totals
    from private.find_orders_by_name(v_text, v_filter, v_limit + 1, v_offset) as f;
  end if;
  return jsonb_build_object(
    'totals', v_totals, 'has_more', cardinality(v_ids) > v_limit and v_offset + v_limit <= 10000,
    'payments', private.describe_orders(v_ids[:v_limit]), 'unmatched', private.find_unmatched_payments(v_text)
  );
end
$$;
comment on function private.list_payments(text, text, date, date, integer, integer) is
  'list_payments for an admin. Raises 42501 for anybody else.';

create function public.list_payments(
  p_search text default null, p_status text default null, p_from date default null, p_to date default null,
  p_limit integer default 10, p_offset integer default 0
) returns jsonb
language sql stable set search_path = ''
return private.list_payments(p_search, p_status, p_from, p_to, p_limit, p_offset);
comment on function public.list_payments(text, text, date, date, integer, integer) is
  'For admins: paid orders, newest first. p_search is a payment (pay_…), a gateway order (order_…), a receipt number, or a part of the student''s name, every character taken literally; p_status how much went back: none, partial or full; p_from and p_to calendar days in IST, both included. At most 50 a page, the first 10,000 can be reached. Returns {totals: {orders, orders_is: exact | more (than so many), amount_paise, refunded_paise: sums of the newest 10,000, null where too many match a name}, has_more, payments: [private.describe_orders], unmatched: [a payment of exactly this id that became no order]}. Raises 42501 for anybody else, 22023 for an unknown status.';

revoke all on function private.list_payments(text, text, date, date, integer, integer) from public, anon, authenticated;
revoke all on function public.list_payments(text, text, date, date, integer, integer) from public, anon, authenticated;
grant execute on function private.list_payments(text, text, date, date, integer, integer) to authenticated;
grant execute on function public.list_payments(text, text, date, date, integer, integer) to authenticated;
