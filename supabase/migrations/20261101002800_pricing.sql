-- Pricing: a price changes once it was confirmed as it was shown, and everybody can see later when and by whom.

create function private.count_open_carts(p_exam_id uuid, out carts integer, out started_payments integer)
language sql stable set search_path = ''
as $$
  select (
      select count(*)::integer
      from (
        select 1 from public.current_cart_snapshot where cart_items @> to_jsonb(array[p_exam_id::text]) limit 10000
      ) as c
    ), (
      select count(*)::integer
      from (
        select 1
        from private.payment_intents as i
        join private.payment_intent_items as t on t.intent_id = i.id and t.exam_id = p_exam_id
        where i.status in ('draft', 'open')
        limit 10000
      ) as p
    )
$$;
comment on function private.count_open_carts(uuid) is
  'How many carts that were left behind hold an exam (they will meet its new price), and how many payments of it were started and not finished (they keep their price); each counted to 10,000.';
revoke all on function private.count_open_carts(uuid) from public;

create function private.list_prices()
returns table (
  exam_id uuid, code text, name text, price_paise integer, is_active boolean, carts integer, started_payments integer
)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select s.id, s.code, s.name, s.price_paise, s.is_active, c.carts, c.started_payments
  from public.subjects as s
  cross join private.count_open_carts(s.id) as c
  order by s.name;
$$;
comment on function private.list_prices() is 'list_prices for an admin. Raises 42501 for anybody else.';

create function private.list_price_changes()
returns table (id bigint, at timestamptz, changed_by text, exam text, before_paise integer, after_paise integer)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select a.id, a.at,
    (select s.name from public.students as s where s.id = case when a.actor ~ '^[0-9a-f-]{36}$' then a.actor::uuid end),
    a.details ->> 'exam', (a.details ->> 'before_paise')::integer, (a.details ->> 'after_paise')::integer
  from private.admin_audit as a
  where a.action = 'set_price'
  order by a.id desc
  limit 50;
$$;
comment on function private.list_price_changes() is 'list_price_changes for an admin. Raises 42501 for anybody else.';

create function public.list_prices()
returns table (
  exam_id uuid, code text, name text, price_paise integer, is_active boolean, carts integer, started_payments integer
)
language sql stable set search_path = ''
return private.list_prices();
comment on function public.list_prices() is
  'For admins: all exams by name, with their prices in paise and whom a change would meet (private.count_open_carts). Raises 42501 for anybody else.';

create function public.list_price_changes()
returns table (id bigint, at timestamptz, changed_by text, exam text, before_paise integer, after_paise integer)
language sql stable set search_path = ''
return private.list_price_changes();
comment on function public.list_price_changes() is
  'For admins: the last 50 changes of prices, newest first: from and to in paise, and the name of the admin, null for the console. Raises 42501 for anybody else.';

create function private.set_price(p_exam_id uuid, p_price_paise integer, p_seen_paise integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_exam public.subjects;
begin
  perform private.require_admin();
  select * into v_exam from public.subjects where id = p_exam_id;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if p_price_paise is null or p_price_paise not between 100 and 10000000 then
    return jsonb_build_object('outcome', 'invalid_price');
  end if;
  -- Of two people who confirm at once, the second has seen a price that is no longer.
  update public.subjects set price_paise = p_price_paise where id = p_exam_id and price_paise = p_seen_paise;
  if not found then
    return jsonb_build_object('outcome', 'price_moved', 'price_paise', (select price_paise from public.subjects where id = p_exam_id));
  end if;
  if p_price_paise = p_seen_paise then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  perform private.audit_change(
    'set_price',
    jsonb_build_object('exam_id', p_exam_id, 'exam', v_exam.name, 'before_paise', p_seen_paise, 'after_paise', p_price_paise)
  );
  return jsonb_build_object('outcome', 'saved') || to_jsonb(private.count_open_carts(p_exam_id));
end
$$;
comment on function private.set_price(uuid, integer, integer) is 'set_price for an admin. Raises 42501 for anybody else.';

create function public.set_price(p_exam_id uuid, p_price_paise integer, p_seen_paise integer) returns jsonb
language sql set search_path = ''
return private.set_price(p_exam_id, p_price_paise, p_seen_paise);
comment on function public.set_price(uuid, integer, integer) is
  'For admins: changes the price of an exam (paise, 100 to 10,000,000) from the one that was seen. A payment that was started keeps its price, everybody else is asked to look again. Returns {outcome}: saved {carts, started_payments}, unchanged, price_moved {price_paise}, invalid_price or not_found. Raises 42501 for anybody else. A change leaves an audit row.';

revoke all on function private.list_prices() from public, anon, authenticated;
revoke all on function private.list_price_changes() from public, anon, authenticated;
revoke all on function private.set_price(uuid, integer, integer) from public, anon, authenticated;
revoke all on function public.list_prices() from public, anon, authenticated;
revoke all on function public.list_price_changes() from public, anon, authenticated;
revoke all on function public.set_price(uuid, integer, integer) from public, anon, authenticated;
grant execute on function private.list_prices() to authenticated;
grant execute on function private.list_price_changes() to authenticated;
grant execute on function private.set_price(uuid, integer, integer) to authenticated;
grant execute on function public.list_prices() to authenticated;
grant execute on function public.list_price_changes() to authenticated;
grant execute on function public.set_price(uuid, integer, integer) to authenticated;
