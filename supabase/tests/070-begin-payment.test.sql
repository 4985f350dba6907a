-- begin_payment lets a caller create one gateway order for a cart, at our prices. Further calls for the same cart get the same order.
begin;
select plan(69);

select tests.open_registration();
select tests.create_student('asha');
select tests.create_student('bela');
insert into students (id, email) values (tests.id('carl'), 'carl@olympeak.example');

select tests.act_as('asha');
select throws_ok(
  $$ select begin_payment(tests.id('asha'), array[tests.exam('IMO')], 25000, gen_random_uuid()) $$, '42501', null,
  'a student cannot call begin_payment'
);
select throws_ok(
  $$ select attach_gateway_order(gen_random_uuid(), 'order_x') $$, '42501', null, 'a student cannot attach a gateway order'
);
select throws_ok($$ select * from private.payment_intents $$, '42501', null, 'a student cannot read payment intents');
select tests.act_as_service();
select throws_ok(
  $$ update private.payment_intents set amount_paise = 100 $$, '42501', null, 'the service role cannot write payment intents directly'
);

-- Refused carts leave no rows.
select is(begin_payment(tests.id('asha'), '{}', 0, gen_random_uuid()), '{"outcome": "invalid_items"}', 'an empty cart is refused');
select is(begin_payment(tests.id('asha'), null, 0, gen_random_uuid()), '{"outcome": "invalid_items"}', 'a call without a cart is refused');
select is(
  begin_payment(tests.id('asha'), array[tests.exam('IMO'), tests.exam('IMO')], 50000, gen_random_uuid()),
  '{"outcome": "invalid_items"}', 'a cart with the same exam twice is refused'
);
select is(
  begin_payment(tests.id('asha'), array[tests.exam('IMO'), null], 25000, gen_random_uuid()),
  '{"outcome": "invalid_items"}', 'a cart with an exam without an id is refused'
);
select is(
  begin_payment(tests.id('asha'), array[gen_random_uuid()], 25000, gen_random_uuid()),
  '{"outcome": "invalid_items"}', 'a cart with an exam that does not exist is refused'
);
select is(
  begin_payment(tests.id('asha'), array[tests.exam('IMO')], 100, gen_random_uuid()),
  '{"outcome": "price_changed", "amount_paise": 25000}', 'a call with a forged price is refused, and the reply names our price'
);
select is(
  begin_payment(tests.id('asha'), array[tests.exam('IMO')], null, gen_random_uuid()),
  '{"outcome": "price_changed", "amount_paise": 25000}', 'a call without a price is refused, and the reply names our price'
);
select is(tests.begin_payment('carl', '{IMO}'), '{"outcome": "profile_incomplete"}', 'a student without a class cannot pay');
select is(tests.begin_payment('nobody', '{IMO}'), '{"outcome": "profile_incomplete"}', 'an account without a students row cannot pay');
select throws_ok(
  $$ select begin_payment(tests.id('asha'), array[tests.exam('IMO')], 25000, null) $$, '23502', null, 'a call of begin_payment without a key is refused'
);

select tests.act_as_owner();
update subjects set is_active = false where code = 'IRO';
update edition_exams set exam_on = private.day_in_india(now()) + 1, registration_closes_on = private.day_in_india(now()) - 1
where edition_id = tests.edition() and exam_id = tests.exam('ISBO');
select tests.act_as_service();
select is(
  tests.begin_payment('asha', '{IMO,IRO,ISBO}') ,
  jsonb_build_object('outcome', 'exam_unavailable', 'exam_ids', jsonb_build_array(tests.exam('IRO'), tests.exam('ISBO'))),
  'the reply names the exams of a cart that are inactive or whose registration has closed'
);
select tests.act_as_owner();
select is((select count(*) from private.payment_intents), 0::bigint, 'refused carts have created no payment intent');

-- The first call creates the gateway order, the other calls wait, and then all calls get the same order.
create temp table begun_payments (name text primary key, reply jsonb);
grant all on begun_payments to service_role;
select tests.act_as_service();
insert into begun_payments values ('first', tests.begin_payment('asha', '{IMO,ISO}', 'a'));
select is((select reply ->> 'outcome' from begun_payments), 'create', 'the first call may create the gateway order');
select is(
  (select reply - 'intent_id' from begun_payments), '{"outcome": "create", "amount_paise": 50000, "currency": "INR"}',
  'the gateway order of the first call has the total of our prices'
);
select tests.act_as_owner();
select set_eq(
  $$ select exam_id, price_paise from private.payment_intent_items $$,
  $$ select id, 25000 from subjects where code in ('IMO', 'ISO') $$,
  'the intent stores each exam with its price'
);
select results_eq(
  $$ select student_id, exam_ids @> array[tests.exam('IMO'), tests.exam('ISO')], intent_id from private.payment_keys $$,
  $$ select tests.id('asha'), true, (reply ->> 'intent_id')::uuid from begun_payments $$,
  'the key of a call is stored with its student, exams and intent'
);
select tests.act_as_service();
select throws_ok(
  $$ update private.payment_intent_items set price_paise = 1 $$, '42501', null, 'the service role cannot change the price of an exam in an intent'
);
select throws_ok($$ select * from private.payment_keys $$, '42501', null, 'the service role cannot read the keys of calls');
select is(
  tests.begin_payment('asha', '{IMO,ISO}', 'a'),
  (select jsonb_build_object('outcome', 'wait', 'intent_id', reply -> 'intent_id') from begun_payments),
  'a second call with the same key has to wait while the first call creates the gateway order'
);
select is(
  tests.begin_payment('asha', '{ISO,IMO}', 'b') ->> 'outcome', 'wait', 'a call with another key, as from a second tab, has to wait while the first call creates the gateway order'
);
select is(tests.begin_payment('asha', '{IMO}', 'a'), '{"outcome": "key_reused"}', 'a key that was used for one cart cannot be used for another cart');
select is(tests.begin_payment('bela', '{IMO,ISO}', 'a') ->> 'outcome', 'create', 'another student with the same exams gets a gateway order of their own');

select is(
  release_intent((select (reply ->> 'intent_id')::uuid from begun_payments), false), '{"outcome": "released"}',
  'a caller whose gateway call failed releases the intent'
);
select is(tests.begin_payment('asha', '{IMO,ISO}', 'b') ->> 'outcome', 'create', 'after a failed gateway call the next call may create the gateway order');
select tests.act_as_owner();
update private.payment_intents set creating_until = clock_timestamp() where student_id = tests.id('asha');
select tests.act_as_service();
select is(
  tests.begin_payment('asha', '{IMO,ISO}', 'a') - 'intent_id' ->> 'outcome', 'create',
  'if the first caller has not attached a gateway order in time, the next call may create it'
);
select is(
  attach_gateway_order((select (reply ->> 'intent_id')::uuid from begun_payments), 'order_1'),
  '{"outcome": "ready", "razorpay_order_id": "order_1", "amount_paise": 50000, "currency": "INR"}', 'a gateway order can be attached to an intent'
);
select is(
  attach_gateway_order((select (reply ->> 'intent_id')::uuid from begun_payments), 'order_2') ->> 'razorpay_order_id', 'order_1',
  'an intent keeps its first gateway order if a second one is attached'
);
select is(
  release_intent((select (reply ->> 'intent_id')::uuid from begun_payments), true), '{"outcome": "failed"}',
  'releasing an intent that already has a gateway order returns failed'
);
select results_eq(
  $$ select tests.begin_payment('asha', '{IMO,ISO}', k) ->> 'razorpay_order_id' from unnest(array['a', 'b', 'c']) as k $$,
  $$ values ('order_1'), ('order_1'), ('order_1') $$,
  'after the refused release, calls with old and new keys still get the same gateway order'
);
select is(
  find_intent('order_1') - 'intent_id' - 'student_id',
  '{"outcome": "found", "status": "open", "amount_paise": 50000, "currency": "INR", "razorpay_order_id": "order_1", "order_id": null, "payment_id": null, "checked_at": null, "is_refunded": false, "is_in_review": false, "is_refused": false}',
  'an intent is found by its gateway order'
);
select is((find_intent('order_1') ->> 'student_id')::uuid, tests.id('asha'), 'an intent found by its gateway order names its student');
select is(find_intent('order_9'), '{"outcome": "unknown"}', 'find_intent returns unknown for a gateway order without an intent');
select throws_ok(
  $$ select attach_gateway_order(gen_random_uuid(), 'order_3') $$, 'P0002', null, 'a gateway order cannot be attached to an intent that does not exist'
);

-- An intent for which the gateway refused to create an order does not block the next payment.
insert into begun_payments values ('failed', tests.begin_payment('asha', '{IEO}', 'f'));
select release_intent((select (reply ->> 'intent_id')::uuid from begun_payments where name = 'failed'), true);
select isnt(
  tests.begin_payment('asha', '{IEO}', 'f') ->> 'intent_id',
  (select reply ->> 'intent_id' from begun_payments where name = 'failed'), 'the same key creates a new intent after the gateway has refused the order'
);
select throws_ok(
  $$ select attach_gateway_order((select (reply ->> 'intent_id')::uuid from begun_payments where name = 'failed'), 'order_4') $$,
  'P0002', null, 'a gateway order cannot be attached to a failed intent'
);

-- An intent keeps its prices, class and edition.
select tests.act_as_owner();
update subjects set price_paise = 30000 where code = 'IMO';
select tests.act_as_service();
select is(
  begin_payment(tests.id('asha'), array[tests.exam('IMO'), tests.exam('ISO')], 50000, md5('ashaa')::uuid),
  '{"outcome": "price_changed", "amount_paise": 55000}', 'the old total of a cart is refused after a price change'
);
select is(
  tests.begin_payment('asha', '{IMO,ISO}', 'a') - 'intent_id',
  '{"outcome": "create", "amount_paise": 55000, "currency": "INR"}', 'the new total of a cart creates a new intent under the same key'
);
select tests.act_as_owner();
update subjects set price_paise = 25000 where code = 'IMO';
update students set class_id = tests.class(6) where id = tests.id('asha');
select tests.act_as_service();
select is(tests.begin_payment('asha', '{IMO,ISO}', 'a') ->> 'outcome', 'create', 'a student whose class has changed gets a new intent for the same cart');
select tests.act_as_owner();
update students set class_id = tests.class(5) where id = tests.id('asha');

-- The gateway is asked about open gateway orders.
select tests.act_as_service();
select results_eq(
  $$ select touch_intent_check('order_1', 10) ->> 'outcome' from generate_series(1, 2) $$,
  $$ values ('ask'), ('recent') $$, 'the gateway is asked about an order at most once in ten seconds'
);
select results_eq('select list_orders_to_reconcile(10)', $$ values ('order_1') $$, 'an open gateway order is listed for reconciling');
select is_empty($$ select list_orders_to_reconcile(0) $$, 'a limit of 0 lists no gateway order for reconciling');

select tests.act_as_owner();
select is(
  (select status from private.payment_intents where razorpay_order_id = 'order_1'), 'open', 'an intent whose gateway order was just attached is open'
);
update private.payment_intents set opened_at = now() - interval '49 hours' where razorpay_order_id = 'order_1';
select tests.act_as_service();
select results_eq('select list_orders_to_reconcile(10)', $$ values ('order_1') $$, 'a gateway order is still listed for reconciling after 49 hours');
select is(find_intent('order_1') ->> 'status', 'expired', 'an intent has the status expired after 49 hours');
select is(
  tests.begin_payment('asha', '{IMO,ISO}', 'a') ->> 'outcome', 'create', 'a call with the cart of an expired gateway order may create a new one'
);
select tests.act_as_owner();
update private.payment_intents set opened_at = now() - interval '8 days' where razorpay_order_id = 'order_1';
select is_empty($$ select list_orders_to_reconcile(10) $$, 'a gateway order is no longer listed for reconciling after eight days');
select tests.open_checkout('bela', '{IEO}', 'order_5');
select tests.open_checkout('bela', '{ISO}', 'order_6');
update private.payment_intents set opened_at = opened_at - interval '1 minute' where razorpay_order_id = 'order_5';
select results_eq(
  $$ select list_orders_to_reconcile(1) from generate_series(1, 3) $$,
  $$ values ('order_5'), ('order_6'), ('order_5') $$, 'gateway orders take turns in the list for reconciling, the least recently checked first'
);
select tests.open_checkout('bela', '{IMO}', 'order_7'), tests.open_checkout('bela', '{IEO,ISO}', 'order_8');
update private.payment_intents
set opened_at = now() - interval '2 hours', checked_at = case razorpay_order_id when 'order_7' then now() - interval '1 hour' end
where razorpay_order_id in ('order_7', 'order_8');
select touch_intent_check('order_5', 0), touch_intent_check('order_6', 0);
select results_eq(
  'select list_orders_to_reconcile(10)', $$ values ('order_5'), ('order_6'), ('order_8'), ('order_7') $$,
  'gateway orders of the last hour are listed first even if just checked, then the least recently checked orders'
);
update private.payment_intents set checked_at = now() - interval '2 hours' where razorpay_order_id = 'order_7';
select results_eq('select list_orders_to_reconcile(2)', $$ values ('order_5'), ('order_6') $$, 'a limit of two lists only the two gateway orders of the last hour');
select results_eq('select list_orders_to_reconcile(3)', $$ values ('order_5'), ('order_6'), ('order_7') $$, 'a limit of three adds the gateway order that was checked least recently');
update private.payment_intents
set checked_at = now() - interval '1 minute' * case razorpay_order_id when 'order_6' then 2 else 0 end where status = 'open';
select results_eq('select list_orders_to_reconcile(10, 60)', $$ values ('order_6') $$, 'a gateway order that was checked in the last 60 seconds is not listed again in the same run');
update private.payment_intents set opened_at = now() - interval '49 hours' where razorpay_order_id = 'order_5';
select is(
  tests.begin_payment('bela', '{IEO}', 'z') ->> 'outcome', 'create', 'a call for the cart of a gateway order of 49 hours ago may create a new one, even if the old intent is still marked as open'
);

-- A cart can be as long as the list of exams.
update subjects set is_active = true;
select tests.open_registration();
select tests.create_student('dina');
create function pg_temp.begin_for_dina(p_exam_ids uuid[], p_amount_paise integer) returns jsonb language sql
as $$ select begin_payment(tests.id('dina'), p_exam_ids, p_amount_paise, gen_random_uuid()) - 'intent_id' $$;
create temp table every_exam as select array_agg(id) as ids, sum(price_paise)::integer as paise from subjects;
select is(
  pg_temp.begin_for_dina(ids || gen_random_uuid(), paise + 25000), '{"outcome": "invalid_items"}', 'an unknown exam in a long cart is refused'
) from every_exam;
select is(
  pg_temp.begin_for_dina(ids || tests.exam('IMO'), paise + 25000), '{"outcome": "invalid_items"}', 'a duplicate exam in a long cart is refused'
) from every_exam;
select is(
  pg_temp.begin_for_dina(ids, paise), jsonb_build_object('outcome', 'create', 'amount_paise', paise, 'currency', 'INR'),
  'a cart with every exam is accepted'
) from every_exam;
insert into subjects (code, name, price_paise) values ('ZZZ', 'Something new', 30000);
insert into edition_exams (edition_id, exam_id, exam_on, registration_closes_on)
select edition_id, tests.exam('ZZZ'), exam_on, registration_closes_on from edition_exams
where edition_id = tests.edition() and exam_id = tests.exam('IMO');
select is(
  pg_temp.begin_for_dina(ids || tests.exam('ZZZ'), paise + 30000),
  jsonb_build_object('outcome', 'create', 'amount_paise', paise + 30000, 'currency', 'INR'),
  'a cart with every exam and a new exam is accepted'
) from every_exam;

-- Summer 2025 has four exams. Only these are sold while it is the current edition.
update editions set is_current = false where is_current;
update editions set is_current = true where name = 'Summer 2025';
select is(
  tests.begin_payment('dina', '{ICO}', 'summer') ->> 'outcome', 'exam_unavailable',
  'no exam is sold before the first day of registration is announced'
);
select tests.open_registration();
select is(
  tests.begin_payment('dina', '{ICO,ISO,IEO,IMO}', 'four') - 'intent_id',
  '{"outcome": "create", "amount_paise": 100000, "currency": "INR"}', 'an edition with four exams sells a cart of all four'
);
select is(
  tests.begin_payment('dina', '{ICO,IGKO,ISBO}', 'others'),
  jsonb_build_object('outcome', 'exam_unavailable', 'exam_ids', jsonb_build_array(tests.exam('IGKO'), tests.exam('ISBO'))),
  'the reply names the exams of a cart that the edition does not have'
);
select is_empty('select tests.payment_violations()', 'all payment invariants hold');

-- Limits on open carts.
select tests.act_as_owner();
select tests.create_student('emil');
select tests.open_checkout('emil', string_to_array(c, '+'), 'order_emil_' || c) from unnest('{IMO,ISO,IEO,ICO,IMO+ICO}'::text[]) as c;
select is(tests.begin_payment('emil', '{IMO,ISO}', 'press 1'), '{"outcome": "too_many_carts"}', 'a sixth cart is refused while five carts of the student are open');
select is(tests.begin_payment('emil', '{ISO}', 'press 2') ->> 'outcome', 'ready', 'one of five open carts can still be paid');
update private.payment_intents set opened_at = now() - interval '49 hours' where razorpay_order_id = 'order_emil_IMO';
select is(tests.begin_payment('emil', '{IMO,ISO}', 'press 3') ->> 'outcome', 'create', 'a new cart can be opened after one of five open carts has expired');
update private.payment_intents set status = 'failed', razorpay_order_id = null, opened_at = null where student_id = tests.id('emil');
insert into private.payment_intents (student_id, edition_id, class_id, fingerprint, amount_paise, status)
select tests.id('emil'), tests.edition(), tests.class(5), 'cart ' || n, 25000, 'failed' from generate_series(1, 24) as n;
select is(tests.begin_payment('emil', '{IEO,ISO}', 'press 4'), '{"outcome": "too_many_carts"}', 'a cart is refused after thirty carts in a day, even if none of them is open');
update private.payment_intents set created_at = now() - interval '25 hours' where student_id = tests.id('emil');
select is(tests.begin_payment('emil', '{IEO,ISO}', 'press 5') ->> 'outcome', 'create', 'a student who opened thirty carts 25 hours ago can open a new cart');

select * from finish();
rollback;
