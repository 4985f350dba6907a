-- private.payment_violations finds each broken invariant. Triggers and constraints are removed, so that this test can break the invariants.
begin;
select plan(27);

select tests.open_registration();
select tests.create_student('asha', 5, true);
select tests.open_checkout('asha', '{IMO,ISO}', 'order_1');
select tests.open_checkout('asha', '{IEO}', 'order_2');
select record_capture(tests.gateway_payment('pay_1', 'order_1', 50000));
select record_capture(tests.gateway_payment('pay_2', 'order_2', 25000));
select record_capture(tests.gateway_payment('pay_3', 'order_2', 25000));
select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.open_checkout('asha', '{ICO,IRO}', 'order_4');
select record_capture(tests.gateway_payment('pay_4', 'order_4', 50000));
select tests.refund_payment('pay_4', '{ICO}', 'meera');
select is_empty('select tests.payment_violations()', 'no violation is reported for correct payments');

set constraints all immediate;
alter table orders disable trigger orders_append_only;
alter table order_items disable trigger order_items_append_only;
alter table private.credit_notes disable trigger credit_notes_append_only;
do $$
declare
  v_statement text;
begin
  for v_statement in
    select format('alter table %s drop constraint %I', conrelid::regclass, conname)
    from pg_constraint
    where conrelid in ('public.orders'::regclass, 'public.order_items'::regclass, 'public.enrolments'::regclass,
      'private.refund_tasks'::regclass, 'private.outbox'::regclass, 'private.payment_keys'::regclass,
      'private.payment_intent_items'::regclass, 'public.refund_requests'::regclass, 'private.refund_items'::regclass,
      'private.credit_notes'::regclass)
      and contype in ('f', 'u')
    order by contype
  loop
    execute v_statement;
  end loop;
end
$$;

create function pg_temp.broken_invariants() returns setof text language sql
as $$ select distinct split_part(invariant, ' ', 1) from private.payment_violations() $$;
create function pg_temp.broken_invariants_after(p_sql text) returns text[] language plpgsql
as $$
declare
  v_found text[];
begin
  begin
    execute p_sql;
    v_found := array(select * from pg_temp.broken_invariants() order by 1);
    raise exception 'undo' using errcode = 'OLYMP';
  exception when sqlstate 'OLYMP' then
    return v_found;
  end;
end
$$;

select ok(
  'I1' = any (pg_temp.broken_invariants_after($$ update private.captured_payments set amount_paise = 100 where payment_id = 'pay_1' $$)),
  'I1 is reported if the payment of an order has another amount'
);
select ok(
  'I1' = any (pg_temp.broken_invariants_after($$ delete from private.captured_payments where payment_id = 'pay_1' $$)), 'I1 is reported if an order has no payment'
);
select ok(
  'I1' = any (pg_temp.broken_invariants_after($$ update private.captured_payments set razorpay_order_id = 'order_9' where payment_id = 'pay_1' $$)),
  'I1 is reported if the payment of an order belongs to another gateway order'
);
select ok(
  'I1' = any (pg_temp.broken_invariants_after($$ update orders set student_id = tests.id('bela') where payment_id = 'pay_1' $$)),
  'I1 is reported if the intent of an order belongs to another student'
);
select ok(
  'I2' = any (pg_temp.broken_invariants_after($$ update orders set payment_id = 'pay_1' $$)), 'I2 is reported if one payment has two orders'
);
select ok(
  'I2' = any (pg_temp.broken_invariants_after($$ update orders set razorpay_order_id = 'order_1' $$)), 'I2 is reported if one gateway order has two orders'
);
select is(
  pg_temp.broken_invariants_after($$ update order_items set price_paise = 100 where exam_id = tests.exam('IMO') $$), '{I3}', 'I3 is reported if an item has another price than its cart'
);
select is(pg_temp.broken_invariants_after($$ delete from order_items where exam_id = tests.exam('IEO') $$), '{I3}', 'I3 is reported if an order has no items');
select is(
  pg_temp.broken_invariants_after($$ delete from private.refund_tasks where payment_id = 'pay_3' $$), '{I4}', 'I4 is reported if a payment has neither an order nor a refund task'
);
select is(
  pg_temp.broken_invariants_after($$ update private.payment_intents set status = 'open' where razorpay_order_id = 'order_1' $$), '{I5}',
  'I5 is reported if an order has an intent that is not paid'
);
select ok(
  'I5' = any (pg_temp.broken_invariants_after($$ delete from orders where payment_id = 'pay_1' $$)), 'I5 is reported if a paid intent has no order'
);
select is(
  pg_temp.broken_invariants_after($$ update private.outbox set queued_at = now() - interval '61 minutes' where kind = 'purchase_email' $$),
  '{I6}', 'I6 is reported if a message has waited for more than an hour without a report'
);
select is(
  pg_temp.broken_invariants_after(
    $$ update private.outbox set queued_at = now() - interval '61 minutes', reported_at = now() where kind = 'purchase_email' $$
  ),
  '{}', 'I6 is not reported for a message that was reported already'
);
select is(
  pg_temp.broken_invariants_after($$ update private.refund_tasks set amount_paise = 25001 where payment_id = 'pay_3' $$), '{I7}', 'I7 is reported if one task refunds more than was paid'
);
select is(
  pg_temp.broken_invariants_after($$ insert into private.refund_tasks (payment_id, reason, amount_paise) values ('pay_3', 'dashboard_refund', 1) $$),
  '{I7}', 'I7 is reported if all refunds of a payment together exceed the payment'
);
select is(
  pg_temp.broken_invariants_after($$ update orders set refund_status = 'none' where payment_id = 'pay_4' $$), '{I8}', 'I8 is reported if an order does not show its refund'
);
select ok(
  'I8' = any (pg_temp.broken_invariants_after($$ update orders set refund_status = 'full' where payment_id = 'pay_4' $$)), 'I8 is reported if an order shows a larger refund than was made'
);
select ok(
  'I9' = any (pg_temp.broken_invariants_after($$ update orders set refund_status = 'full' where payment_id = 'pay_4' $$)), 'I9 is reported if a fully refunded order has an active exam'
);
select is(
  pg_temp.broken_invariants_after($$ update enrolments set is_active = true where exam_id = tests.exam('ICO') $$), '{I9}', 'I9 is reported if a refunded exam is still active'
);
select is(
  pg_temp.broken_invariants_after($$ update enrolments set is_active = false where exam_id = tests.exam('IEO') $$), '{I9}', 'I9 is reported if a paid exam is not active'
);
select is(pg_temp.broken_invariants_after($$ delete from private.refund_items $$), '{I9}', 'I9 is reported if a refund of an order names no exam');
select is(
  pg_temp.broken_invariants_after($$ delete from private.credit_notes; delete from private.credit_note_years $$), '{I10}', 'I10 is reported if a refund of an order has no credit note'
);
select is(
  pg_temp.broken_invariants_after($$ update private.credit_notes set amount_paise = 1 $$), '{I10}', 'I10 is reported if a credit note has another amount than its refund'
);
select is(
  pg_temp.broken_invariants_after($$ update private.credit_notes set task_id = gen_random_uuid() $$), '{I10}', 'I10 is reported if a credit note belongs to no refund'
);
select is(
  pg_temp.broken_invariants_after($$ update private.credit_note_years set last_number = 2 $$), '{I10}', 'I10 is reported if a number of a credit note is missing'
);
select is_empty('select tests.payment_violations()', 'no violation is left after all changes of this file were rolled back');

select * from finish();
rollback;
