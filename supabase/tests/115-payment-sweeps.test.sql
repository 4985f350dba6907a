-- The progress of the sweep over all payments, and the payments that it must handle.
begin;
select plan(25);

select tests.open_registration();
select tests.create_student('asha', 5, true);

select tests.act_as('asha');
select throws_ok($$ select start_sweep(null, 0, 100) $$, '42501', null, 'a student cannot start a sweep');
select throws_ok($$ select move_sweep(1, 0, 0, 100, 0, false) $$, '42501', null, 'a student cannot move a sweep');
select throws_ok($$ select list_unknown_payments('[]') $$, '42501', null, 'a student cannot list unknown payments');

-- A sweep's state as text.
select tests.act_as_owner();
create function pg_temp.place(p_answer jsonb) returns text language sql
as $$
  select concat_ws(' ', p_answer ->> 'outcome', p_answer ->> 'reached', p_answer ->> 'looked_at', 'of ' || (p_answer ->> 'until'))
$$;
create function pg_temp.go(p_reached bigint, p_looked_at integer, p_to bigint, p_to_looked_at integer, p_has_failed boolean default false)
returns text language sql
as $$
  select pg_temp.place(move_sweep(
    (select min(id) from private.payment_sweeps where reached < until), p_reached, p_looked_at, p_to, p_to_looked_at, p_has_failed
  ))
$$;

select is(pg_temp.place(start_sweep('2026-11-21', 0, 1000)), 'due 0 0 of 1000', 'the sweep of a night starts');
select is(pg_temp.place(start_sweep('2026-11-21', 500, 2000)), 'due 0 0 of 1000', 'the sweep of a night starts only once');
select is(pg_temp.go(0, 0, 0, 100), 'due 0 100 of 1000', 'it moves to the next page');
select is(pg_temp.go(0, 0, 600, 0), 'due 0 100 of 1000', 'a slower run does not move it back');
select is(pg_temp.go(0, 100, 600, 0), 'due 600 0 of 1000', 'it moves to the next day');
select is(pg_temp.place(start_sweep('2026-11-21', 0, 1000)), 'due 600 0 of 1000', 'the next run continues from there');
select is(pg_temp.go(600, 0, 1000, 0, true), 'held', 'it stays where recording failed');
select is(pg_temp.place(start_sweep('2026-11-21', 0, 1000)), 'due 600 0 of 1000', 'the next run starts where recording failed');
select is(pg_temp.go(600, 0, 1000, 0, true), 'held', 'it stays there after two failures in a row');
select is(pg_temp.go(600, 0, 900, 0, true), 'due 900 0 of 1000', 'after two failures in a row it moves on');
select is(pg_temp.go(900, 0, 1000, 0, true), 'held', 'the next failure is counted from one again');
select is(pg_temp.place(start_sweep(null, 50, 80)), 'due 900 0 of 1000', 'a requested sweep waits for its turn');
select is(
  pg_temp.place(start_sweep('2026-11-22', 950, 1100)), 'due 50 0 of 80', 'the next night continues what a night has not finished'
);
select is(pg_temp.go(50, 0, 80, 0), 'due 900 0 of 1100', 'after the requested sweep the one of the night is due');
select is(pg_temp.go(900, 0, 1100, 0), 'none', 'at the end the sweep is done');
select is(pg_temp.place(start_sweep('2026-11-22', 950, 1100)), 'none', 'it is not started again in the same night');
select throws_ok($$ select start_sweep(null, 100, 50) $$, '23514', null, 'a sweep cannot end before it starts');

-- Unknown payments.
create function pg_temp.unknown(p_status text, p_refunded integer) returns bigint language sql
as $$
  select count(*)
  from list_unknown_payments(jsonb_build_array(jsonb_build_object('id', 'pay_1', 'status', p_status, 'amount_refunded', p_refunded)))
$$;
select is(pg_temp.unknown('captured', 0), 1::bigint, 'a payment that was never recorded is unknown');
select tests.open_checkout('asha', '{IMO}', 'order_1');
select record_capture(tests.gateway_payment('pay_1', 'order_1', 25000));
select is(pg_temp.unknown('captured', null), 0::bigint, 'a recorded payment is known');
select is(pg_temp.unknown('captured', 100), 1::bigint, 'a payment with a larger refund than recorded is unknown');
select is(pg_temp.unknown('refunded', 25000), 1::bigint, 'a payment with a full refund that is not recorded is unknown');
select record_capture(tests.gateway_payment('pay_1', 'order_1', 25000, '{"status": "refunded", "amount_refunded": 25000}'));
select is(pg_temp.unknown('refunded', 25000), 0::bigint, 'after recording the refund the payment is known again');

select * from finish();
rollback;
