-- The query that judges every payment test must itself see each broken invariant. Locks are taken off to break them.
begin;
select plan(23);

select tests.open_registration();
select tests.create_student('asha', 5, true);
select tests.open_order('asha', '{IMO,ISO}', 'order_1');
select tests.open_order('asha', '{IEO}', 'order_2');
select record_capture(tests.payment('pay_1', 'order_1', 50000));
select record_capture(tests.payment('pay_2', 'order_2', 25000));
select record_capture(tests.payment('pay_3', 'order_2', 25000));
select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.open_order('asha', '{ICO,IRO}', 'order_4');
select record_capture(tests.payment('pay_4', 'order_4', 50000));
select tests.give_back('pay_4', '{ICO}', 'meera');
select is_empty('select tests.violations()', 'an honest day has no violation');

set constraints all immediate;
alter table orders disable trigger orders_append_only;
alter table order_items disable trigger order_items_append_only;
do $$
declare
  v_name text;
begin
  for v_name in
    select format('alter table %s drop constraint %I', conrelid::regclass, conname)
    from pg_constraint
    where conrelid in ('public.orders'::regclass, 'public.order_items'::regclass, 'public.enrolments'::regclass,
      'private.refund_tasks'::regclass, 'private.outbox'::regclass, 'private.payment_keys'::regclass,
      'private.payment_intent_items'::regclass, 'public.refund_requests'::regclass, 'private.refund_items'::regclass)
      and contype in ('f', 'u')
    order by contype
  loop
    execute v_name;
  end loop;
end
$$;

create function pg_temp.broken() returns setof text language sql
as $$ select distinct left(invariant, 2) from private.payment_violations() $$;
create function pg_temp.breaks(p_sql text) returns text[] language plpgsql
as $$
declare
  v_found text[];
begin
  begin
    execute p_sql;
    v_found := array(select * from pg_temp.broken() order by 1);
    raise exception 'undo' using errcode = 'OLYMP';
  exception when sqlstate 'OLYMP' then
    return v_found;
  end;
end
$$;

select ok(
  'I1' = any (pg_temp.breaks($$ update private.captured_payments set amount_paise = 100 where payment_id = 'pay_1' $$)),
  'I1: the payment is of another amount'
);
select ok(
  'I1' = any (pg_temp.breaks($$ delete from private.captured_payments where payment_id = 'pay_1' $$)), 'I1: there is no payment'
);
select ok(
  'I1' = any (pg_temp.breaks($$ update private.captured_payments set razorpay_order_id = 'order_9' where payment_id = 'pay_1' $$)),
  'I1: the payment is of another gateway order'
);
select ok(
  'I1' = any (pg_temp.breaks($$ update orders set student_id = tests.id('bela') where payment_id = 'pay_1' $$)),
  'I1: the intent is another student''s'
);
select ok(
  'I2' = any (pg_temp.breaks($$ update orders set payment_id = 'pay_1' $$)), 'I2: two orders for a payment'
);
select ok(
  'I2' = any (pg_temp.breaks($$ update orders set razorpay_order_id = 'order_1' $$)), 'I2: two orders for a gateway order'
);
select is(
  pg_temp.breaks($$ update order_items set price_paise = 100 where exam_id = tests.exam('IMO') $$), '{I3}', 'I3: an item costs less'
);
select is(pg_temp.breaks($$ delete from order_items where exam_id = tests.exam('IEO') $$), '{I3}', 'I3: an order is empty');
select is(
  pg_temp.breaks($$ delete from private.refund_tasks where payment_id = 'pay_3' $$), '{I4}', 'I4: money nobody looks after'
);
select is(
  pg_temp.breaks($$ update private.payment_intents set status = 'open' where razorpay_order_id = 'order_1' $$), '{I5}',
  'I5: an order whose intent is not paid'
);
select ok(
  'I5' = any (pg_temp.breaks($$ delete from orders where payment_id = 'pay_1' $$)), 'I5: a paid intent without an order'
);
select is(
  pg_temp.breaks($$ update private.outbox set queued_at = now() - interval '61 minutes' where kind = 'purchase_email' $$),
  '{I6}', 'I6: a message nobody reported for more than an hour'
);
select is(
  pg_temp.breaks(
    $$ update private.outbox set queued_at = now() - interval '61 minutes', reported_at = now() where kind = 'purchase_email' $$
  ),
  '{}', 'I6: a reported one is known'
);
select is(
  pg_temp.breaks($$ update private.refund_tasks set amount_paise = 25001 where payment_id = 'pay_3' $$), '{I7}', 'I7: more goes back than was paid'
);
select is(
  pg_temp.breaks($$ insert into private.refund_tasks (payment_id, reason, amount_paise) values ('pay_3', 'dashboard_refund', 1) $$),
  '{I7}', 'I7: with what others gave back'
);
select is(
  pg_temp.breaks($$ update orders set refund_status = 'none' where payment_id = 'pay_4' $$), '{I8}', 'I8: an order hides its refund'
);
select ok(
  'I8' = any (pg_temp.breaks($$ update orders set refund_status = 'full' where payment_id = 'pay_4' $$)), 'I8: an order shows more than was refunded'
);
select ok(
  'I9' = any (pg_temp.breaks($$ update orders set refund_status = 'full' where payment_id = 'pay_4' $$)), 'I9: an order was refunded and its exam is still active'
);
select is(
  pg_temp.breaks($$ update enrolments set is_active = true where exam_id = tests.exam('ICO') $$), '{I9}', 'I9: an exam was refunded and is still active'
);
select is(
  pg_temp.breaks($$ update enrolments set is_active = false where exam_id = tests.exam('IEO') $$), '{I9}', 'I9: a family paid and is not enrolled'
);
select is(pg_temp.breaks($$ delete from private.refund_items $$), '{I9}', 'I9: nobody knows which exam went back');
select is_empty('select tests.violations()', 'each break was undone');

select * from finish();
rollback;
