-- Forged orders: refused to the student, to the service role, and to the foreign keys' owner alike.
begin;
select plan(41);

select tests.open_registration();
select tests.create_student('asha');
select tests.create_student('bela');
select tests.open_order('asha', '{IMO,ISO}', 'order_1');
select record_capture(tests.payment('pay_1', 'order_1', 50000));
select tests.open_order('bela', '{IEO}', 'order_2');

create function pg_temp.forge(
  p_name text, p_intent_order text, p_payment_id text, p_razorpay_order_id text, p_amount_paise integer
) returns void
language sql
as $$
  insert into public.orders (student_id, intent_id, payment_id, razorpay_order_id, amount_paise, edition_id, class_id)
  select tests.id(p_name), i.id, p_payment_id, p_razorpay_order_id, p_amount_paise, i.edition_id, i.class_id
  from private.payment_intents as i where i.razorpay_order_id = p_intent_order
$$;
create function pg_temp.forge_blindly() returns void
language sql
as $$
  insert into public.orders (student_id, intent_id, payment_id, razorpay_order_id, amount_paise, edition_id, class_id)
  values (
    tests.id('bela'), gen_random_uuid(), 'pay_forged', 'order_2', 25000, 'ed171000-0000-4000-8000-000000000003', tests.class(5)
  )
$$;

select tests.act_as_visitor();
select throws_ok($$ select * from orders $$, '42501', null, 'a visitor reads no orders');
select throws_ok($$ select * from order_items $$, '42501', null, 'nor items');
select throws_ok($$ select * from enrolments $$, '42501', null, 'nor enrolments');
select throws_ok($$ select pg_temp.forge_blindly() $$, '42501', null, 'a visitor forges no order');

select tests.act_as('bela');
select throws_ok($$ select pg_temp.forge_blindly() $$, '42501', null, 'a student forges no order');
select throws_ok(
  $$ insert into order_items (order_id, exam_id, price_paise) values (gen_random_uuid(), tests.exam('IEO'), 25000) $$,
  '42501', null, 'nor an item'
);
select throws_ok(
  $$
    insert into enrolments (student_id, exam_id, edition_id, class_id, order_id)
    values (tests.id('bela'), tests.exam('IEO'), tests.edition(), tests.class(5), gen_random_uuid())
  $$,
  '42501', null, 'nor an enrolment'
);
select throws_ok($$ update orders set amount_paise = 100 $$, '42501', null, 'a student changes no order');
select throws_ok($$ update enrolments set is_active = true $$, '42501', null, 'nor an enrolment');
select throws_ok($$ delete from orders $$, '42501', null, 'a student deletes no order');
select throws_ok($$ select intent_id from orders $$, '42501', null, 'the intent is not shown');
select throws_ok(
  $$ insert into private.captured_payments (payment_id) values ('pay_forged') $$, '42501', null, 'no money comes from a student'
);
select is((select count(*) from orders), 0::bigint, 'a student sees no order of another');
select is((select count(*) from order_items), 0::bigint, 'nor the items');
select is((select count(*) from enrolments), 0::bigint, 'nor the enrolments');

select tests.act_as_service();
select throws_ok($$ select pg_temp.forge_blindly() $$, '42501', null, 'the service role forges no order');
select throws_ok(
  $$ insert into order_items (order_id, exam_id, price_paise) values (gen_random_uuid(), tests.exam('IEO'), 25000) $$,
  '42501', null, 'nor an item'
);
select throws_ok(
  $$ insert into private.captured_payments (payment_id) values ('pay_forged') $$, '42501', null, 'nor a payment'
);
select throws_ok($$ update orders set refund_status = 'full' $$, '42501', null, 'nor a refund');
select throws_ok($$ select * from orders $$, '42501', null, 'and reads no order directly');

-- With any grants: the foreign keys, the sums and the triggers.
select tests.act_as_owner();
select throws_ok(
  $$ select pg_temp.forge('bela', 'order_2', 'pay_forged', 'order_2', 25000) $$, '23503', null, 'no order without its payment'
);
select throws_ok($$ select pg_temp.forge_blindly() $$, '23503', null, 'no order without its intent');
insert into private.captured_payments (payment_id, razorpay_order_id, amount_paise, currency, status, paid_at)
values ('pay_2', 'order_2', 100, 'INR', 'captured', now()), ('pay_3', 'order_9', 25000, 'INR', 'captured', now());
select throws_ok(
  $$ select pg_temp.forge('bela', 'order_2', 'pay_2', 'order_2', 25000) $$, '23503', null, 'no order for less money than its amount'
);
select throws_ok(
  $$ select pg_temp.forge('bela', 'order_2', 'pay_2', 'order_2', 100) $$, '23503', null, 'no order for less than its intent'
);
select throws_ok(
  $$ select pg_temp.forge('bela', 'order_2', 'pay_3', 'order_2', 25000) $$, '23503', null, 'no order for the payment of another gateway order'
);
select throws_ok(
  $$ select pg_temp.forge('bela', 'order_1', 'pay_1', 'order_1', 50000) $$, '23505', null, 'no second order for a payment'
);
insert into private.captured_payments (payment_id, razorpay_order_id, amount_paise, currency, status, paid_at)
values ('pay_4', 'order_2', 25000, 'INR', 'captured', now());
select throws_ok(
  $$ select pg_temp.forge('asha', 'order_2', 'pay_4', 'order_2', 25000) $$, '23503', null, 'no order on another student''s intent'
);
select throws_ok(
  $$ select pg_temp.forge('bela', 'order_1', 'pay_4', 'order_2', 25000) $$, '23505', null, 'no second order for an intent'
);
select throws_ok(
  $$
    insert into orders (student_id, intent_id, payment_id, razorpay_order_id, amount_paise, edition_id, class_id)
    select student_id, id, 'pay_4', 'order_2', 25000, edition_id, tests.class(6)
    from private.payment_intents where razorpay_order_id = 'order_2'
  $$,
  '23503', null, 'no order for another class'
);
select throws_ok(
  $$
    insert into orders (student_id, intent_id, payment_id, razorpay_order_id, amount_paise, edition_id, class_id)
    select student_id, id, 'pay_4', 'order_2', 25000, 'ed171000-0000-4000-8000-000000000002', class_id
    from private.payment_intents where razorpay_order_id = 'order_2'
  $$,
  '23503', null, 'no order in another edition'
);
select lives_ok($$ select pg_temp.forge('bela', 'order_2', 'pay_4', 'order_2', 25000) $$, 'what is left is a true order');
select throws_ok(
  'set constraints all immediate', '23514', null, 'which has to come to the sum of its items'
);
insert into order_items (order_id, exam_id, price_paise)
select id, tests.exam('IEO'), 25000 from orders where payment_id = 'pay_4';
select lives_ok('set constraints all immediate', 'and then is kept');
select throws_ok(
  $$
    insert into enrolments (student_id, exam_id, edition_id, class_id, order_id)
    select tests.id('bela'), tests.exam('IMO'), tests.edition(), tests.class(5), id from orders where payment_id = 'pay_1'
  $$,
  '23503', null, 'nobody is enrolled by another''s order'
);
select throws_ok(
  $$
    insert into enrolments (student_id, exam_id, edition_id, class_id, order_id)
    select tests.id('asha'), tests.exam('IEO'), tests.edition(), tests.class(5), id from orders where payment_id = 'pay_1'
  $$,
  '23503', null, 'nobody is enrolled in an exam that was not bought'
);
select throws_ok($$ update orders set amount_paise = 25000 $$, '42501', null, 'an order does not change');
select throws_ok($$ delete from orders $$, '42501', 'Orders are kept for ever.', 'an order is kept');
select throws_ok($$ update order_items set price_paise = 100 $$, '42501', null, 'an item does not change');
select throws_ok($$ truncate order_items cascade $$, '42501', null, 'items are not emptied');
select lives_ok(
  $$ update orders set refund_status = s from unnest(array['partial', 'full']) with ordinality as x (s, n) where n = 1 and payment_id = 'pay_1' $$,
  'the refund of an order moves forward'
);
select throws_ok(
  $$ update orders set refund_status = 'none' where payment_id = 'pay_1' $$, '42501', 'A refund cannot be undone.', 'and never back'
);

select * from finish();
rollback;
