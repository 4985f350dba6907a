-- The gateway order of an intent: attached once, found by its id, asked about in turn.

create function public.attach_gateway_order(p_intent_id uuid, p_razorpay_order_id text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_intent private.payment_intents;
begin
  update private.payment_intents
  set status = 'open', razorpay_order_id = p_razorpay_order_id, opened_at = now(), creating_until = null
  where id = p_intent_id and status = 'draft';
  select * into v_intent from private.payment_intents where id = p_intent_id;
  if v_intent.razorpay_order_id is null then
    raise exception 'Intent % takes no gateway order.', p_intent_id using errcode = 'P0002';
  end if;
  return jsonb_build_object(
    'outcome', 'ready', 'razorpay_order_id', v_intent.razorpay_order_id,
    'amount_paise', v_intent.amount_paise, 'currency', v_intent.currency
  );
end
$$;
comment on function public.attach_gateway_order(uuid, text) is
  'Opens a draft with its gateway order. The first writer wins: returns {outcome: ready, razorpay_order_id, amount_paise, currency} of the order to show, which may be another''s. Raises P0002 for an unknown or failed intent.';

create function public.release_intent(p_intent_id uuid, p_failed boolean) returns jsonb
language sql security definer set search_path = ''
as $$
  update private.payment_intents
  set creating_until = null, status = case when p_failed then 'failed' else 'draft' end
  where id = p_intent_id and status = 'draft';
  select jsonb_build_object('outcome', case when p_failed then 'failed' else 'released' end);
$$;
comment on function public.release_intent(uuid, boolean) is
  'Gives the lease back after the gateway failed: a 4xx fails the draft (p_failed), anything else leaves it for the next press. Returns {outcome: released | failed}; does nothing to an intent that is no draft.';

create function public.find_intent(p_razorpay_order_id text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (
      select jsonb_build_object(
        'outcome', 'found', 'intent_id', i.id, 'student_id', i.student_id, 'status', i.status,
        'amount_paise', i.amount_paise, 'currency', i.currency, 'razorpay_order_id', i.razorpay_order_id,
        'order_id', o.id, 'payment_id', o.payment_id, 'checked_at', i.checked_at
      )
      from private.payment_intents as i
      left join public.orders as o on o.intent_id = i.id
      where i.razorpay_order_id = p_razorpay_order_id
    ),
    jsonb_build_object('outcome', 'unknown')
  )
$$;
comment on function public.find_intent(text) is
  'The intent behind a gateway order: {outcome: found, intent_id, student_id, status, amount_paise, currency, razorpay_order_id, order_id, payment_id, checked_at}, the last three null until known; or {outcome: unknown}. The caller checks whose it is.';

create function public.touch_intent_check(p_razorpay_order_id text, p_seconds integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  update private.payment_intents set checked_at = clock_timestamp()
  where razorpay_order_id = p_razorpay_order_id
    and (checked_at is null or checked_at <= clock_timestamp() - make_interval(secs => p_seconds));
  return jsonb_build_object('outcome', case when found then 'ask' else 'recent' end);
end
$$;
comment on function public.touch_intent_check(text, integer) is
  'Whether the gateway may be asked about an order again: {outcome: ask} at most once per p_seconds seconds, else {outcome: recent}.';

create function public.list_orders_to_reconcile(p_limit integer, p_seconds integer default 0) returns setof text
language sql security definer set search_path = ''
as $$
  update private.payment_intents set status = 'expired'
  where id in (
    select id from private.payment_intents
    where status = 'open' and opened_at < now() - interval '48 hours'
    for update skip locked
  );
  with due as (
    select id, checked_at, opened_at > now() - interval '1 hour' as is_new
    from private.payment_intents
    where status in ('open', 'expired') and opened_at > now() - interval '7 days'
      and (p_seconds = 0 or checked_at is null or checked_at <= clock_timestamp() - make_interval(secs => p_seconds))
    order by is_new desc, checked_at nulls first, opened_at
    limit least(greatest(p_limit, 0), 500)
    for update skip locked
  ), touched as (
    update private.payment_intents as i set checked_at = clock_timestamp()
    from due where due.id = i.id
    returning i.razorpay_order_id, i.opened_at, due.is_new, due.checked_at as asked_at
  )
  select razorpay_order_id from touched order by is_new desc, asked_at nulls first, opened_at;
$$;
comment on function public.list_orders_to_reconcile(integer, integer) is
  'Up to p_limit (at most 500) gateway orders to ask about, in this order: opened in the last 7 days, not paid, and not asked about for p_seconds seconds; those of the last hour first, whose families may wait in front of the screen, and among each the least recently asked; marked as asked now. Expires what is open for more than 48 hours.';

revoke all on function public.attach_gateway_order(uuid, text) from public, anon, authenticated;
revoke all on function public.release_intent(uuid, boolean) from public, anon, authenticated;
revoke all on function public.find_intent(text) from public, anon, authenticated;
revoke all on function public.touch_intent_check(text, integer) from public, anon, authenticated;
revoke all on function public.list_orders_to_reconcile(integer, integer) from public, anon, authenticated;
grant execute on function public.attach_gateway_order(uuid, text) to service_role;
grant execute on function public.release_intent(uuid, boolean) to service_role;
grant execute on function public.find_intent(text) to service_role;
grant execute on function public.touch_intent_check(text, integer) to service_role;
grant execute on function public.list_orders_to_reconcile(integer, integer) to service_role;
