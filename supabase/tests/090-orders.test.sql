-- Forged orders are refused for a student, for the service role and even for the owner of the tables.
begin;
select plan(41);

select tests.open_registration();
select tests.create_student('asha');
select tests.create_student('bela');
select tests.open_checkout('asha', '{IMO,ISO}', 'order_1');
select record_capture(tests.gateway_payment('pay_1', 'order_1', 50000));
select tests.open_checkout('bela', '{IEO}', 'order_2');

-- Inserts an order for the intent that has the gateway order p_order_of_intent. The other values of the new order can be forged.
create function pg_temp.forge(
  p_name text, p_order_of_intent text, p_payment_id text, p_razorpay_order_id text, p_amount_paise integer
) returns void
language sql
as $$
  insert into public.orders (student_id, intent_id, payment_id, razorpay_order_id, amount_paise, edition_id, class_id)
  select tests.id(p_name), i.id, p_payment_id, p_razorpay_order_id, p_amount_paise, i.edition_id, i.class_id
  from private.payment_intents as i where i.razorpay_order_id = p_order_of_intent
$$;
create function pg_temp.forge_without_intent() returns void
language sql
as $$
  insert into public.orders (student_id, intent_id, payment_id, razorpay_order_id, amount_paise, edition_id, class_id)
  values (
    tests.id('bela'), gen_random_uuid(), 'pay_forged', 'order_2', 25000, 'ed171000-0000-4000-8000-000000000003', tests.class(5)
  )
$$;

select tests.act_as_visitor();
select throws_ok($$ select * from orders $$, '42501', null, 'a visitor cannot read orders');
select throws_ok($$ select * from order_items $$, '42501', null, 'a visitor cannot read order items');
select throws_ok($$ select * from enrolments $$, '42501', null, 'a visitor cannot read enrolments');
select throws_ok($$ select pg_temp.forge_without_intent() $$, '42501', null, 'a visitor cannot create an order');

select tests.act_as('bela');
select throws_ok($$ select pg_temp.forge_without_intent() $$, '42501', null, 'a student cannot create an order');
select throws_ok(
  $$ insert into order_items (order_id, exam_id, price_paise) values (gen_random_uuid(), tests.exam('IEO'), 25000) $$,
  '42501', null, 'a student cannot create an order item'
);
select throws_ok(
  $$
    insert into enrolments (student_id, exam_id, edition_id, class_id, order_id)
    values (tests.id('bela'), tests.exam('IEO'), tests.edition(), tests.class(5), gen_random_uuid())
  $$,
  '42501', null, 'a student cannot create an enrolment'
);
select throws_ok($$ update orders set amount_paise = 100 $$, '42501', null, 'a student cannot change an order');
select throws_ok($$ update enrolments set is_active = true $$, '42501', null, 'a student cannot change an enrolment');
select throws_ok($$ delete from orders $$, '42501', null, 'a student cannot delete an order');
select throws_ok($$ select intent_id from orders $$, '42501', null, 'a student cannot read payment intents');
select throws_ok(
  $$ insert into private.captured_payments (payment_id) values ('pay_forged') $$, '42501', null, 'a student cannot create a captured payment'
);
select is((select count(*) from orders), 0::bigint, 'a student cannot read another student''s order');
select is((select count(*) from order_items), 0::bigint, 'a student cannot read another student''s order items');
select is((select count(*) from enrolments), 0::bigint, 'a student cannot read another student''s enrolments');

select tests.act_as_service();
select throws_ok($$ select pg_temp.forge_without_intent() $$, '42501', null, 'the service role cannot create an order');
select throws_ok(
  $$ insert into order_items (order_id, exam_id, price_paise) values (gen_random_uuid(), tests.exam('IEO'), 25000) $$,
  '42501', null, 'the service role cannot create an order item'
);
select throws_ok(
  $$ insert into private.captured_payments (payment_id) values ('pay_forged') $$, '42501', null, 'the service role cannot create a captured payment'
);
select throws_ok($$ update orders set refund_status = 'full' $$, '42501', null, 'the service role cannot mark an order as refunded');
select throws_ok($$ select * from orders $$, '42501', null, 'the service role cannot read orders directly');

-- Foreign keys, sums and triggers refuse forged orders even for a role with all grants.
select tests.act_as_owner();
select throws_ok(
  $$ select pg_temp.forge('bela', 'order_2', 'pay_forged', 'order_2', 25000) $$, '23503', null, 'an order without a captured payment is refused'
);
select throws_ok($$ select pg_temp.forge_without_intent() $$, '23503', null, 'an order without a payment intent is refused');
insert into private.captured_payments (payment_id, razorpay_order_id, amount_paise, currency, status, paid_at)
values ('pay_2', 'order_2', 100, 'INR', 'captured', now()), ('pay_3', 'order_9', 25000, 'INR', 'captured', now());
select throws_ok(
  $$ select pg_temp.forge('bela', 'order_2', 'pay_2', 'order_2', 25000) $$, '23503', null, 'an order''s amount must be that of its payment'
);
select throws_ok(
  $$ select pg_temp.forge('bela', 'order_2', 'pay_2', 'order_2', 100) $$, '23503', null, 'an order''s amount must be that of its intent'
);
select throws_ok(
  $$ select pg_temp.forge('bela', 'order_2', 'pay_3', 'order_2', 25000) $$, '23503', null, 'an order''s payment must be of the same gateway order'
);
select throws_ok(
  $$ select pg_temp.forge('bela', 'order_1', 'pay_1', 'order_1', 50000) $$, '23505', null, 'a payment cannot have a second order'
);
insert into private.captured_payments (payment_id, razorpay_order_id, amount_paise, currency, status, paid_at)
values ('pay_4', 'order_2', 25000, 'INR', 'captured', now());
select throws_ok(
  $$ select pg_temp.forge('asha', 'order_2', 'pay_4', 'order_2', 25000) $$, '23503', null, 'an order cannot use another student''s intent'
);
select throws_ok(
  $$ select pg_temp.forge('bela', 'order_1', 'pay_4', 'order_2', 25000) $$, '23505', null, 'an intent cannot have a second order'
);
select throws_ok(
  $$
    insert into orders (student_id, intent_id, payment_id, razorpay_order_id, amount_paise, edition_id, class_id)
    select student_id, id, 'pay_4', 'order_2', 25000, edition_id, tests.class(6)
    from private.payment_intents where razorpay_order_id = 'order_2'
  $$,
  '23503', null, 'an order must be for the class of its intent'
);
select throws_ok(
  $$
    insert into orders (student_id, intent_id, payment_id, razorpay_order_id, amount_paise, edition_id, class_id)
    select student_id, id, 'pay_4', 'order_2', 25000, 'ed171000-0000-4000-8000-000000000002', class_id
    from private.payment_intents where razorpay_order_id = 'order_2'
  $$,
  '23503', null, 'an order must be for the edition of its intent'
);
select lives_ok($$ select pg_temp.forge('bela', 'order_2', 'pay_4', 'order_2', 25000) $$, 'an order that matches its payment and intent can be created');
select throws_ok(
  'set constraints all immediate', '23514', null, 'an order without items that add up to its amount is refused'
);
insert into order_items (order_id, exam_id, price_paise)
select id, tests.exam('IEO'), 25000 from orders where payment_id = 'pay_4';
select lives_ok('set constraints all immediate', 'an order with items that add up to its amount is accepted');
select throws_ok(
  $$
    insert into enrolments (student_id, exam_id, edition_id, class_id, order_id)
    select tests.id('bela'), tests.exam('IMO'), tests.edition(), tests.class(5), id from orders where payment_id = 'pay_1'
  $$,
  '23503', null, 'a student cannot be enrolled by another student''s order'
);
select throws_ok(
  $$
    insert into enrolments (student_id, exam_id, edition_id, class_id, order_id)
    select tests.id('asha'), tests.exam('IEO'), tests.edition(), tests.class(5), id from orders where payment_id = 'pay_1'
  $$,
  '23503', null, 'a student cannot be enrolled in an exam that was not bought'
);
select throws_ok($$ update orders set amount_paise = 25000 $$, '42501', null, 'an order cannot be changed');
select throws_ok($$ delete from orders $$, '42501', 'Orders are kept for ever.', 'an order cannot be deleted');
select throws_ok($$ update order_items set price_paise = 100 $$, '42501', null, 'an order item cannot be changed');
select throws_ok($$ truncate order_items cascade $$, '42501', null, 'the table of order items cannot be truncated');
select lives_ok(
  $$ update orders set refund_status = 'partial' where payment_id = 'pay_1' $$,
  'an order''s refund status can move forward'
);
select throws_ok(
  $$ update orders set refund_status = 'none' where payment_id = 'pay_1' $$, '42501', 'A refund cannot be undone.', 'an order''s refund status cannot move back'
);

select * from finish();
rollback;
