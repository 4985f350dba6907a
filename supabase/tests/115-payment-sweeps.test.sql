-- The sweep over all payments of the gateway moves from position to position; list_unknown_payments finds those not recorded yet.
begin;
select plan(25);

select tests.open_registration();
select tests.create_student('asha', 5, true);

select tests.act_as('asha');
select throws_ok($$ select start_sweep(null, 0, 100) $$, '42501', null, 'a student cannot start a sweep');
select throws_ok($$ select move_sweep(1, 0, 0, 100, 0, false) $$, '42501', null, 'a student cannot move a sweep');
select throws_ok($$ select list_unknown_payments('[]') $$, '42501', null, 'a student cannot list unknown payments');

-- The reply of a sweep function as text: the outcome, the position (a time, and how many payments after it are done), and the end.
select tests.act_as_owner();
create function pg_temp.sweep_position(p_reply jsonb) returns text language sql
as $$
  select concat_ws(' ', p_reply ->> 'outcome', p_reply ->> 'reached', p_reply ->> 'looked_at', 'of ' || (p_reply ->> 'until'))
$$;
-- Moves the oldest unfinished sweep from one position to another.
create function pg_temp.move_unfinished_sweep(p_from bigint, p_from_done_count integer, p_to bigint, p_to_done_count integer, p_has_failed boolean default false)
returns text language sql
as $$
  select pg_temp.sweep_position(move_sweep(
    (select min(id) from private.payment_sweeps where reached < until), p_from, p_from_done_count, p_to, p_to_done_count, p_has_failed
  ))
$$;

select is(pg_temp.sweep_position(start_sweep('2026-11-21', 0, 1000)), 'due 0 0 of 1000', 'the first run of a night starts a sweep');
select is(pg_temp.sweep_position(start_sweep('2026-11-21', 500, 2000)), 'due 0 0 of 1000', 'a second run of a night starts no second sweep');
select is(pg_temp.move_unfinished_sweep(0, 0, 0, 100), 'due 0 100 of 1000', 'a sweep moves to the next page of payments');
select is(pg_temp.move_unfinished_sweep(0, 0, 600, 0), 'due 0 100 of 1000', 'a run with an older position does not move a sweep');
select is(pg_temp.move_unfinished_sweep(0, 100, 600, 0), 'due 600 0 of 1000', 'a sweep moves to the next day of payments');
select is(pg_temp.sweep_position(start_sweep('2026-11-21', 0, 1000)), 'due 600 0 of 1000', 'the next run of a night continues at the position of the sweep');
select is(pg_temp.move_unfinished_sweep(600, 0, 1000, 0, true), 'held', 'a sweep keeps its position if recording a payment failed');
select is(pg_temp.sweep_position(start_sweep('2026-11-21', 0, 1000)), 'due 600 0 of 1000', 'the next run of a night starts where recording a payment failed');
select is(pg_temp.move_unfinished_sweep(600, 0, 1000, 0, true), 'held', 'a sweep keeps its position after two failures in a row');
select is(pg_temp.move_unfinished_sweep(600, 0, 900, 0, true), 'due 900 0 of 1000', 'a sweep moves on after the third failure in a row');
select is(pg_temp.move_unfinished_sweep(900, 0, 1000, 0, true), 'held', 'a sweep that has moved on keeps its new position after the next failure');
select is(pg_temp.sweep_position(start_sweep(null, 50, 80)), 'due 900 0 of 1000', 'a requested sweep waits while the sweep of the night is not done');
select is(
  pg_temp.sweep_position(start_sweep('2026-11-22', 950, 1100)), 'due 50 0 of 80', 'a requested sweep is due when the next night starts'
);
select is(pg_temp.move_unfinished_sweep(50, 0, 80, 0), 'due 900 0 of 1100', 'after the requested sweep the next night continues where the last night stopped');
select is(pg_temp.move_unfinished_sweep(900, 0, 1100, 0), 'none', 'no sweep is due when the last one has reached its end');
select is(pg_temp.sweep_position(start_sweep('2026-11-22', 950, 1100)), 'none', 'a finished sweep is not started again in its night');
select throws_ok($$ select start_sweep(null, 100, 50) $$, '23514', null, 'a sweep cannot end before it starts');

-- A payment is unknown if it, or a refund of it, is not recorded yet.
create function pg_temp.count_unknown(p_status text, p_refunded integer) returns bigint language sql
as $$
  select count(*)
  from list_unknown_payments(jsonb_build_array(jsonb_build_object('id', 'pay_1', 'status', p_status, 'amount_refunded', p_refunded)))
$$;
select is(pg_temp.count_unknown('captured', 0), 1::bigint, 'a payment that was never recorded is unknown');
select tests.open_checkout('asha', '{IMO}', 'order_1');
select record_capture(tests.gateway_payment('pay_1', 'order_1', 25000));
select is(pg_temp.count_unknown('captured', null), 0::bigint, 'a recorded payment is known');
select is(pg_temp.count_unknown('captured', 100), 1::bigint, 'a payment with a larger refund than recorded is unknown');
select is(pg_temp.count_unknown('refunded', 25000), 1::bigint, 'a payment with a full refund that is not recorded is unknown');
select record_capture(tests.gateway_payment('pay_1', 'order_1', 25000, '{"status": "refunded", "amount_refunded": 25000}'));
select is(pg_temp.count_unknown('refunded', 25000), 0::bigint, 'a payment is known again after its refund was recorded');

select * from finish();
rollback;
