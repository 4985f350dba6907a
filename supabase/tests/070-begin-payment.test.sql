-- From a cart to an open gateway order: our prices, and one order however many times the button is clicked.
begin;
select plan(69);

select tests.open_registration();
select tests.create_student('asha');
select tests.create_student('bela');
insert into students (id, email) values (tests.id('carl'), 'carl@olympeak.example');

select tests.act_as('asha');
select throws_ok(
  $$ select begin_payment(tests.id('asha'), array[tests.exam('IMO')], 25000, gen_random_uuid()) $$, '42501', null,
  'a student cannot begin a payment directly'
);
select throws_ok(
  $$ select attach_gateway_order(gen_random_uuid(), 'order_x') $$, '42501', null, 'a student cannot attach a gateway order'
);
select throws_ok($$ select * from private.payment_intents $$, '42501', null, 'a student cannot read intents');
select tests.act_as_service();
select throws_ok(
  $$ update private.payment_intents set amount_paise = 100 $$, '42501', null, 'the service role can write only by the functions'
);

-- Refused carts leave no rows.
select is(begin_payment(tests.id('asha'), '{}', 0, gen_random_uuid()), '{"outcome": "invalid_items"}', 'an empty cart is refused');
select is(begin_payment(tests.id('asha'), null, 0, gen_random_uuid()), '{"outcome": "invalid_items"}', 'a missing cart is refused');
select is(
  begin_payment(tests.id('asha'), array[tests.exam('IMO'), tests.exam('IMO')], 50000, gen_random_uuid()),
  '{"outcome": "invalid_items"}', 'the same exam twice is refused'
);
select is(
  begin_payment(tests.id('asha'), array[tests.exam('IMO'), null], 25000, gen_random_uuid()),
  '{"outcome": "invalid_items"}', 'an exam without an id is refused'
);
select is(
  begin_payment(tests.id('asha'), array[gen_random_uuid()], 25000, gen_random_uuid()),
  '{"outcome": "invalid_items"}', 'an unknown exam is refused'
);
select is(
  begin_payment(tests.id('asha'), array[tests.exam('IMO')], 100, gen_random_uuid()),
  '{"outcome": "price_changed", "amount_paise": 25000}', 'a forged price gets our price as the reply'
);
select is(
  begin_payment(tests.id('asha'), array[tests.exam('IMO')], null, gen_random_uuid()),
  '{"outcome": "price_changed", "amount_paise": 25000}', 'a missing price counts as a wrong price'
);
select is(tests.begin_payment('carl', '{IMO}'), '{"outcome": "profile_incomplete"}', 'a student without a class cannot pay');
select is(tests.begin_payment('nobody', '{IMO}'), '{"outcome": "profile_incomplete"}', 'an account without a students row cannot pay');
select throws_ok(
  $$ select begin_payment(tests.id('asha'), array[tests.exam('IMO')], 25000, null) $$, '23502', null, 'a call without a key is refused'
);

select tests.act_as_owner();
update subjects set is_active = false where code = 'IRO';
update edition_exams set exam_on = private.day_in_india(now()) + 1, registration_closes_on = private.day_in_india(now()) - 1
where edition_id = tests.edition() and exam_id = tests.exam('ISBO');
select tests.act_as_service();
select is(
  tests.begin_payment('asha', '{IMO,IRO,ISBO}') ,
  jsonb_build_object('outcome', 'exam_unavailable', 'exam_ids', jsonb_build_array(tests.exam('IRO'), tests.exam('ISBO'))),
  'inactive and closed exams are named'
);
select tests.act_as_owner();
select is((select count(*) from private.payment_intents), 0::bigint, 'refused carts have created no intent');

-- The first call creates the order, the others wait, and then all get the same order.
create temp table pressed (name text primary key, answer jsonb);
grant all on pressed to service_role;
select tests.act_as_service();
insert into pressed values ('first', tests.begin_payment('asha', '{IMO,ISO}', 'a'));
select is((select answer ->> 'outcome' from pressed), 'create', 'the first call may create the gateway order');
select is(
  (select answer - 'intent_id' from pressed), '{"outcome": "create", "amount_paise": 50000, "currency": "INR"}',
  'at our prices'
);
select tests.act_as_owner();
select set_eq(
  $$ select exam_id, price_paise from private.payment_intent_items $$,
  $$ select id, 25000 from subjects where code in ('IMO', 'ISO') $$,
  'the intent stores each exam with its price'
);
select results_eq(
  $$ select student_id, exam_ids @> array[tests.exam('IMO'), tests.exam('ISO')], intent_id from private.payment_keys $$,
  $$ select tests.id('asha'), true, (answer ->> 'intent_id')::uuid from pressed $$,
  'the key belongs to this cart'
);
select tests.act_as_service();
select throws_ok(
  $$ update private.payment_intent_items set price_paise = 1 $$, '42501', null, 'the service role cannot change a price'
);
select throws_ok($$ select * from private.payment_keys $$, '42501', null, 'the service role cannot read a key');
select is(
  tests.begin_payment('asha', '{IMO,ISO}', 'a'),
  (select jsonb_build_object('outcome', 'wait', 'intent_id', answer -> 'intent_id') from pressed),
  'a second call waits'
);
select is(
  tests.begin_payment('asha', '{ISO,IMO}', 'b') ->> 'outcome', 'wait', 'a second tab with the same cart waits too'
);
select is(tests.begin_payment('asha', '{IMO}', 'a'), '{"outcome": "key_reused"}', 'a key cannot be used for another cart');
select is(tests.begin_payment('bela', '{IMO,ISO}', 'a') ->> 'outcome', 'create', 'another student''s payment is separate');

select is(
  release_intent((select (answer ->> 'intent_id')::uuid from pressed), false), '{"outcome": "released"}',
  'a caller whose gateway call failed releases the intent'
);
select is(tests.begin_payment('asha', '{IMO,ISO}', 'b') ->> 'outcome', 'create', 'the next call may create the order');
select tests.act_as_owner();
update private.payment_intents set creating_until = clock_timestamp() where student_id = tests.id('asha');
select tests.act_as_service();
select is(
  tests.begin_payment('asha', '{IMO,ISO}', 'a') - 'intent_id' ->> 'outcome', 'create',
  'if a caller crashes, the next call may create the order'
);
select is(
  attach_gateway_order((select (answer ->> 'intent_id')::uuid from pressed), 'order_1'),
  '{"outcome": "ready", "razorpay_order_id": "order_1", "amount_paise": 50000, "currency": "INR"}', 'the order is attached'
);
select is(
  attach_gateway_order((select (answer ->> 'intent_id')::uuid from pressed), 'order_2') ->> 'razorpay_order_id', 'order_1',
  'the first attached order stays'
);
select is(
  release_intent((select (answer ->> 'intent_id')::uuid from pressed), true), '{"outcome": "failed"}',
  'a late release is accepted'
);
select results_eq(
  $$ select tests.begin_payment('asha', '{IMO,ISO}', k) ->> 'razorpay_order_id' from unnest(array['a', 'b', 'c']) as k $$,
  $$ values ('order_1'), ('order_1'), ('order_1') $$,
  'and changes nothing: every key and tab gets the same order'
);
select is(
  find_intent('order_1') - 'intent_id' - 'student_id',
  '{"outcome": "found", "status": "open", "amount_paise": 50000, "currency": "INR", "razorpay_order_id": "order_1", "order_id": null, "payment_id": null, "checked_at": null, "is_refunded": false}',
  'the intent is found by its order'
);
select is((find_intent('order_1') ->> 'student_id')::uuid, tests.id('asha'), 'the intent has its student');
select is(find_intent('order_9'), '{"outcome": "unknown"}', 'an order that is not ours is unknown');
select throws_ok(
  $$ select attach_gateway_order(gen_random_uuid(), 'order_3') $$, 'P0002', null, 'an order cannot be attached to an unknown intent'
);

-- A draft that the gateway refused does not block the next one.
insert into pressed values ('failed', tests.begin_payment('asha', '{IEO}', 'f'));
select release_intent((select (answer ->> 'intent_id')::uuid from pressed where name = 'failed'), true);
select isnt(
  tests.begin_payment('asha', '{IEO}', 'f') ->> 'intent_id',
  (select answer ->> 'intent_id' from pressed where name = 'failed'), 'the same key creates a new intent after a refusal'
);
select throws_ok(
  $$ select attach_gateway_order((select (answer ->> 'intent_id')::uuid from pressed where name = 'failed'), 'order_4') $$,
  'P0002', null, 'an order cannot be attached to a failed intent'
);

-- Prices, class and edition belong to the intent.
select tests.act_as_owner();
update subjects set price_paise = 30000 where code = 'IMO';
select tests.act_as_service();
select is(
  begin_payment(tests.id('asha'), array[tests.exam('IMO'), tests.exam('ISO')], 50000, md5('ashaa')::uuid),
  '{"outcome": "price_changed", "amount_paise": 55000}', 'the old total is refused after a price change'
);
select is(
  tests.begin_payment('asha', '{IMO,ISO}', 'a') - 'intent_id',
  '{"outcome": "create", "amount_paise": 55000, "currency": "INR"}', 'the new total creates a new intent under the same key'
);
select tests.act_as_owner();
update subjects set price_paise = 25000 where code = 'IMO';
update students set class_id = tests.class(6) where id = tests.id('asha');
select tests.act_as_service();
select is(tests.begin_payment('asha', '{IMO,ISO}', 'a') ->> 'outcome', 'create', 'another class creates a new intent');
select tests.act_as_owner();
update students set class_id = tests.class(5) where id = tests.id('asha');

-- Checking with the gateway.
select tests.act_as_service();
select results_eq(
  $$ select touch_intent_check('order_1', 10) ->> 'outcome' from generate_series(1, 2) $$,
  $$ values ('ask'), ('recent') $$, 'the gateway is asked about an order at most once in ten seconds'
);
select results_eq('select list_orders_to_reconcile(10)', $$ values ('order_1') $$, 'an open order is listed for reconciling');
select is_empty($$ select list_orders_to_reconcile(0) $$, 'up to the limit');

select tests.act_as_owner();
select is(
  (select status from private.payment_intents where razorpay_order_id = 'order_1'), 'open', 'it is open for 48 hours'
);
update private.payment_intents set opened_at = now() - interval '49 hours' where razorpay_order_id = 'order_1';
select tests.act_as_service();
select results_eq('select list_orders_to_reconcile(10)', $$ values ('order_1') $$, 'after that it is still listed');
select is(find_intent('order_1') ->> 'status', 'expired', 'then it has the status expired');
select is(
  tests.begin_payment('asha', '{IMO,ISO}', 'a') ->> 'outcome', 'create', 'an expired order is replaced by a new one'
);
select tests.act_as_owner();
update private.payment_intents set opened_at = now() - interval '8 days' where razorpay_order_id = 'order_1';
select is_empty($$ select list_orders_to_reconcile(10) $$, 'after seven days it is no longer listed');
select tests.open_checkout('bela', '{IEO}', 'order_5');
select tests.open_checkout('bela', '{ISO}', 'order_6');
update private.payment_intents set opened_at = opened_at - interval '1 minute' where razorpay_order_id = 'order_5';
select results_eq(
  $$ select list_orders_to_reconcile(1) from generate_series(1, 3) $$,
  $$ values ('order_5'), ('order_6'), ('order_5') $$, 'orders take turns, the least recently checked first'
);
select tests.open_checkout('bela', '{IMO}', 'order_7'), tests.open_checkout('bela', '{IEO,ISO}', 'order_8');
update private.payment_intents
set opened_at = now() - interval '2 hours', checked_at = case razorpay_order_id when 'order_7' then now() - interval '1 hour' end
where razorpay_order_id in ('order_7', 'order_8');
select touch_intent_check('order_5', 0), touch_intent_check('order_6', 0);
select results_eq(
  'select list_orders_to_reconcile(10)', $$ values ('order_5'), ('order_6'), ('order_8'), ('order_7') $$,
  'orders of the last hour come first even if just checked, then the least recently checked'
);
update private.payment_intents set checked_at = now() - interval '2 hours' where razorpay_order_id = 'order_7';
select results_eq('select list_orders_to_reconcile(2)', $$ values ('order_5'), ('order_6') $$, 'a limit shortens the list and keeps its order');
select results_eq('select list_orders_to_reconcile(3)', $$ values ('order_5'), ('order_6'), ('order_7') $$, 'the rest of the limit goes to the least recently checked');
update private.payment_intents
set checked_at = now() - interval '1 minute' * case razorpay_order_id when 'order_6' then 2 else 0 end where status = 'open';
select results_eq('select list_orders_to_reconcile(10, 60)', $$ values ('order_6') $$, 'no order is checked twice in the same run');
update private.payment_intents set opened_at = now() - interval '49 hours' where razorpay_order_id = 'order_5';
select is(
  tests.begin_payment('bela', '{IEO}', 'z') ->> 'outcome', 'create', 'an old open order is not offered again, listed or not'
);

-- A cart can be as long as the list of exams.
update subjects set is_active = true;
select tests.open_registration();
select tests.create_student('dina');
create function pg_temp.begin(p_exam_ids uuid[], p_amount_paise integer) returns jsonb language sql
as $$ select begin_payment(tests.id('dina'), p_exam_ids, p_amount_paise, gen_random_uuid()) - 'intent_id' $$;
create temp table every_exam as select array_agg(id) as ids, sum(price_paise)::integer as paise from subjects;
select is(
  pg_temp.begin(ids || gen_random_uuid(), paise + 25000), '{"outcome": "invalid_items"}', 'an unknown exam in a long cart is refused'
) from every_exam;
select is(
  pg_temp.begin(ids || tests.exam('IMO'), paise + 25000), '{"outcome": "invalid_items"}', 'a duplicate exam in a long cart is refused'
) from every_exam;
select is(
  pg_temp.begin(ids, paise), jsonb_build_object('outcome', 'create', 'amount_paise', paise, 'currency', 'INR'),
  'a cart with every exam is accepted'
) from every_exam;
insert into subjects (code, name, price_paise) values ('ZZZ', 'Something new', 30000);
insert into edition_exams (edition_id, exam_id, exam_on, registration_closes_on)
select edition_id, tests.exam('ZZZ'), exam_on, registration_closes_on from edition_exams
where edition_id = tests.edition() and exam_id = tests.exam('IMO');
select is(
  pg_temp.begin(ids || tests.exam('ZZZ'), paise + 30000),
  jsonb_build_object('outcome', 'create', 'amount_paise', paise + 30000, 'currency', 'INR'),
  'a new exam can be bought with the others'
) from every_exam;

-- Summer 2025 has four exams. When it is current, only these are sold.
update editions set is_current = false where is_current;
update editions set is_current = true where name = 'Summer 2025';
select is(
  tests.begin_payment('dina', '{ICO}', 'summer') ->> 'outcome', 'exam_unavailable',
  'nothing is sold before the first day of registration is announced'
);
select tests.open_registration();
select is(
  tests.begin_payment('dina', '{ICO,ISO,IEO,IMO}', 'four') - 'intent_id',
  '{"outcome": "create", "amount_paise": 100000, "currency": "INR"}', 'an edition with four exams sells these four'
);
select is(
  tests.begin_payment('dina', '{ICO,IGKO,ISBO}', 'others'),
  jsonb_build_object('outcome', 'exam_unavailable', 'exam_ids', jsonb_build_array(tests.exam('IGKO'), tests.exam('ISBO'))),
  'the reply names the exams that it does not have'
);
select is_empty('select tests.payment_violations()', 'all invariants hold');

-- Limits on open carts.
select tests.act_as_owner();
select tests.create_student('emil');
select tests.open_checkout('emil', string_to_array(c, '+'), 'order_emil_' || c) from unnest('{IMO,ISO,IEO,ICO,IMO+ICO}'::text[]) as c;
select is(tests.begin_payment('emil', '{IMO,ISO}', 'press 1'), '{"outcome": "too_many_carts"}', 'a sixth cart is refused while five are open');
select is(tests.begin_payment('emil', '{ISO}', 'press 2') ->> 'outcome', 'ready', 'each of the five can still be paid');
update private.payment_intents set opened_at = now() - interval '49 hours' where razorpay_order_id = 'order_emil_IMO';
select is(tests.begin_payment('emil', '{IMO,ISO}', 'press 3') ->> 'outcome', 'create', 'after one has expired, a new one can be opened');
update private.payment_intents set status = 'failed', razorpay_order_id = null, opened_at = null where student_id = tests.id('emil');
insert into private.payment_intents (student_id, edition_id, class_id, fingerprint, amount_paise, status)
select tests.id('emil'), tests.edition(), tests.class(5), 'cart ' || n, 25000, 'failed' from generate_series(1, 24) as n;
select is(tests.begin_payment('emil', '{IEO,ISO}', 'press 4'), '{"outcome": "too_many_carts"}', 'a thirty-first cart in a day is refused, even if none is open');
update private.payment_intents set created_at = now() - interval '25 hours' where student_id = tests.id('emil');
select is(tests.begin_payment('emil', '{IEO,ISO}', 'press 5') ->> 'outcome', 'create', 'the next day a new cart can be opened');

select * from finish();
rollback;
