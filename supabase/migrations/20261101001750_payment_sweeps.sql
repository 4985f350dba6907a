-- How far the sweep of all payments has come: a run reads as far as its time allows, and the next one continues from there.

create table private.payment_sweeps (
  id bigint generated always as identity primary key,
  night date unique,
  reached bigint not null,
  until bigint not null,
  looked_at integer not null default 0,
  tries integer not null default 0,
  check (reached <= until)
);
comment on table private.payment_sweeps is
  'One row for each night, and for each sweep somebody asked for (night null). Its moments are Unix seconds of the gateway. Done when reached = until.';
comment on column private.payment_sweeps.reached is 'Where the day under way begins: every payment made before is recorded.';
comment on column private.payment_sweeps.looked_at is 'How many payments of the day under way are done; the gateway lists them newest first.';
comment on column private.payment_sweeps.tries is 'How often in a row something at this place could not be recorded.';

alter table private.payment_sweeps enable row level security;
revoke all on private.payment_sweeps from public, anon, authenticated, service_role;

create function private.find_sweep() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select jsonb_build_object('outcome', 'due', 'sweep_id', id, 'reached', reached, 'until', until, 'looked_at', looked_at)
      from private.payment_sweeps where reached < until order by id limit 1
    ),
    jsonb_build_object('outcome', 'none')
  )
$$;
comment on function private.find_sweep() is
  'Where to continue: {outcome: due, sweep_id, reached, until, looked_at} of the oldest sweep that is not done, or {outcome: none}.';
revoke all on function private.find_sweep() from public;

create function public.start_sweep(p_night date, p_from bigint, p_until bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.payment_sweeps (night, reached, until)
  select p_night, least(p_from, min(s.reached)), p_until
  from private.payment_sweeps as s where p_night is not null and s.night < p_night and s.reached < s.until
  on conflict (night) do nothing;
  -- What an earlier night has not come to is read by this one.
  update private.payment_sweeps set reached = until where night < p_night and reached < until;
  return private.find_sweep();
end
$$;
comment on function public.start_sweep(date, bigint, bigint) is
  'Sees to it that the sweep of p_night has started, over the payments from p_from to p_until (Unix seconds); a null night begins one of its own. Returns where to continue: {outcome: due, sweep_id, reached, until, looked_at} of the oldest that is not done, or {outcome: none}.';

create function public.move_sweep(
  p_sweep_id bigint, p_reached bigint, p_looked_at integer, p_to bigint, p_to_looked_at integer, p_has_failed boolean
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_is_held boolean;
begin
  -- Another run may have moved it: then what is done here is done twice, which changes nothing, and it stays where it is.
  update private.payment_sweeps
  set tries = case when p_has_failed and tries < 2 then tries + 1 else 0 end,
    reached = case when p_has_failed and tries < 2 then reached else p_to end,
    looked_at = case when p_has_failed and tries < 2 then looked_at else p_to_looked_at end
  where id = p_sweep_id and reached = p_reached and looked_at = p_looked_at
  returning tries > 0 into v_is_held;
  if v_is_held then
    return jsonb_build_object('outcome', 'held');
  end if;
  return private.find_sweep();
end
$$;
comment on function public.move_sweep(bigint, bigint, integer, bigint, integer, boolean) is
  'Notes that a sweep has come from one place to another: a moment (Unix seconds) and how many payments of the day from there are done. Where something could not be recorded (p_has_failed) it stays, {outcome: held}, at most twice in a row: one payment that never can must not stop the rest. Else as start_sweep.';

create function public.list_unknown_payments(p_payments jsonb) returns setof text
language sql stable security definer set search_path = ''
as $$
  select p.id
  from jsonb_to_recordset(p_payments) as p (id text, status text, amount_refunded integer)
  where not exists (
    select 1 from private.captured_payments as c
    where c.payment_id = p.id
      and (c.status = 'refunded' or p.status <> 'refunded')
      and coalesce(p.amount_refunded, 0) <= c.amount_refunded_paise
      and (coalesce(p.amount_refunded, 0) = 0 or p.amount_refunded <= private.committed_refunds_paise(c.payment_id))
  )
$$;
comment on function public.list_unknown_payments(jsonb) is
  'Of a list of payments as the gateway lists them ({id, status, amount_refunded in paise} each) the ids about which record_capture has something to do: not recorded, or more went back than we know of.';

revoke all on function public.start_sweep(date, bigint, bigint) from public, anon, authenticated;
revoke all on function public.move_sweep(bigint, bigint, integer, bigint, integer, boolean) from public, anon, authenticated;
revoke all on function public.list_unknown_payments(jsonb) from public, anon, authenticated;
grant execute on function public.start_sweep(date, bigint, bigint) to service_role;
grant execute on function public.move_sweep(bigint, bigint, integer, bigint, integer, boolean) to service_role;
grant execute on function public.list_unknown_payments(jsonb) to service_role;
