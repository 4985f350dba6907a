-- From a cart to an open gateway order: our prices, one order, no matter what is pressed how often.
begin;
select plan(69);

select tests.open_registration();
select tests.create_student('asha');
select tests.create_student('bela');
insert into students (id, email) values (tests.id('carl'), 'carl@olympeak.example');

select tests.act_as('asha');
select throws_ok(
  $$ select begin_payment(tests.id('asha'), array[tests.exam('IMO')], 25000, gen_random_uuid()) $$, '42501', null,
  'a student begins no payment past the function'
);
select throws_ok(
  $$ select attach_gateway_order(gen_random_uuid(), 'order_x') $$, '42501', null, 'a student attaches no gateway order'
);
select throws_ok($$ select * from private.payment_intents $$, '42501', null, 'a student reads no intents');
select tests.act_as_service();
select throws_ok(
  $$ update private.payment_intents set amount_paise = 100 $$, '42501', null, 'the service role has no way around the functions'
);

-- Refused carts leave nothing behind.
select is(begin_payment(tests.id('asha'), '{}', 0, gen_random_uuid()), '{"outcome": "invalid_items"}', 'an empty cart');
select is(begin_payment(tests.id('asha'), null, 0, gen_random_uuid()), '{"outcome": "invalid_items"}', 'no cart');
select is(
  begin_payment(tests.id('asha'), array[tests.exam('IMO'), tests.exam('IMO')], 50000, gen_random_uuid()),
  '{"outcome": "invalid_items"}', 'the same exam twice'
);
select is(
  begin_payment(tests.id('asha'), array[tests.exam('IMO'), null], 25000, gen_random_uuid()),
  '{"outcome": "invalid_items"}', 'an exam without an id'
);
select is(
  begin_payment(tests.id('asha'), array[gen_random_uuid()], 25000, gen_random_uuid()),
  '{"outcome": "invalid_items"}', 'an exam nobody knows'
);
select is(
  begin_payment(tests.id('asha'), array[tests.exam('IMO')], 100, gen_random_uuid()),
  '{"outcome": "price_changed", "amount_paise": 25000}', 'a tampered price is answered with ours'
);
select is(
  begin_payment(tests.id('asha'), array[tests.exam('IMO')], null, gen_random_uuid()),
  '{"outcome": "price_changed", "amount_paise": 25000}', 'no price is a wrong price'
);
select is(tests.begin_payment('carl', '{IMO}'), '{"outcome": "profile_incomplete"}', 'a student without a class');
select is(tests.begin_payment('nobody', '{IMO}'), '{"outcome": "profile_incomplete"}', 'a student without a row');
select throws_ok(
  $$ select begin_payment(tests.id('asha'), array[tests.exam('IMO')], 25000, null) $$, '23502', null, 'a press without a key'
);

select tests.act_as_owner();
update subjects set is_active = false where code = 'IRO';
update edition_exams set exam_on = private.day_in_india(now()) + 1, registration_closes_on = private.day_in_india(now()) - 1
where edition_id = tests.edition() and exam_id = tests.exam('ISBO');
select tests.act_as_service();
select is(
  tests.begin_payment('asha', '{IMO,IRO,ISBO}') ,
  jsonb_build_object('outcome', 'exam_unavailable', 'exam_ids', jsonb_build_array(tests.exam('IRO'), tests.exam('ISBO'))),
  'inactive exams and closed ones are named'
);
select tests.act_as_owner();
select is((select count(*) from private.payment_intents), 0::bigint, 'a refused cart leaves no intent');

-- The first press creates, the others wait, and then all get the same order.
create temp table pressed (name text primary key, answer jsonb);
grant all on pressed to service_role;
select tests.act_as_service();
insert into pressed values ('first', tests.begin_payment('asha', '{IMO,ISO}', 'a'));
select is((select answer ->> 'outcome' from pressed), 'create', 'the first press makes the gateway order');
select is(
  (select answer - 'intent_id' from pressed), '{"outcome": "create", "amount_paise": 50000, "currency": "INR"}',
  'at our prices'
);
select tests.act_as_owner();
select set_eq(
  $$ select exam_id, price_paise from private.payment_intent_items $$,
  $$ select id, 25000 from subjects where code in ('IMO', 'ISO') $$,
  'the intent keeps each exam with its price'
);
select results_eq(
  $$ select student_id, exam_ids @> array[tests.exam('IMO'), tests.exam('ISO')], intent_id from private.payment_keys $$,
  $$ select tests.id('asha'), true, (answer ->> 'intent_id')::uuid from pressed $$,
  'the key of the press stands for this cart'
);
select tests.act_as_service();
select throws_ok(
  $$ update private.payment_intent_items set price_paise = 1 $$, '42501', null, 'the service role changes no price'
);
select throws_ok($$ select * from private.payment_keys $$, '42501', null, 'and reads no key');
select is(
  tests.begin_payment('asha', '{IMO,ISO}', 'a'),
  (select jsonb_build_object('outcome', 'wait', 'intent_id', answer -> 'intent_id') from pressed),
  'a second press waits'
);
select is(
  tests.begin_payment('asha', '{ISO,IMO}', 'b') ->> 'outcome', 'wait', 'a second tab with the same cart waits as well'
);
select is(tests.begin_payment('asha', '{IMO}', 'a'), '{"outcome": "key_reused"}', 'a key stands for one cart');
select is(tests.begin_payment('bela', '{IMO,ISO}', 'a') ->> 'outcome', 'create', 'another student is another matter');

select is(
  release_intent((select (answer ->> 'intent_id')::uuid from pressed), false), '{"outcome": "released"}',
  'a failing gateway gives the lease back'
);
select is(tests.begin_payment('asha', '{IMO,ISO}', 'b') ->> 'outcome', 'create', 'and the next press tries again');
select tests.act_as_owner();
update private.payment_intents set creating_until = clock_timestamp() where student_id = tests.id('asha');
select tests.act_as_service();
select is(
  tests.begin_payment('asha', '{IMO,ISO}', 'a') - 'intent_id' ->> 'outcome', 'create',
  'a creator that died is followed by the next press'
);
select is(
  attach_gateway_order((select (answer ->> 'intent_id')::uuid from pressed), 'order_1'),
  '{"outcome": "ready", "razorpay_order_id": "order_1", "amount_paise": 50000, "currency": "INR"}', 'the order is attached'
);
select is(
  attach_gateway_order((select (answer ->> 'intent_id')::uuid from pressed), 'order_2') ->> 'razorpay_order_id', 'order_1',
  'the first writer wins'
);
select is(
  release_intent((select (answer ->> 'intent_id')::uuid from pressed), true), '{"outcome": "failed"}',
  'a late failure is heard'
);
select results_eq(
  $$ select tests.begin_payment('asha', '{IMO,ISO}', k) ->> 'razorpay_order_id' from unnest(array['a', 'b', 'c']) as k $$,
  $$ values ('order_1'), ('order_1'), ('order_1') $$,
  'and changes nothing: every key and tab gets the one order'
);
select is(
  find_intent('order_1') - 'intent_id' - 'student_id',
  '{"outcome": "found", "status": "open", "amount_paise": 50000, "currency": "INR", "razorpay_order_id": "order_1", "order_id": null, "payment_id": null, "checked_at": null, "is_refunded": false}',
  'the intent is found by its order'
);
select is((find_intent('order_1') ->> 'student_id')::uuid, tests.id('asha'), 'with its student');
select is(find_intent('order_9'), '{"outcome": "unknown"}', 'an order of somebody else is unknown');
select throws_ok(
  $$ select attach_gateway_order(gen_random_uuid(), 'order_3') $$, 'P0002', null, 'an unknown intent takes no order'
);

-- A draft the gateway refused does not block the next.
insert into pressed values ('failed', tests.begin_payment('asha', '{IEO}', 'f'));
select release_intent((select (answer ->> 'intent_id')::uuid from pressed where name = 'failed'), true);
select isnt(
  tests.begin_payment('asha', '{IEO}', 'f') ->> 'intent_id',
  (select answer ->> 'intent_id' from pressed where name = 'failed'), 'the same key opens a new intent after a refusal'
);
select throws_ok(
  $$ select attach_gateway_order((select (answer ->> 'intent_id')::uuid from pressed where name = 'failed'), 'order_4') $$,
  'P0002', null, 'a failed intent takes no order'
);

-- Prices, class and edition are part of the intent.
select tests.act_as_owner();
update subjects set price_paise = 30000 where code = 'IMO';
select tests.act_as_service();
select is(
  begin_payment(tests.id('asha'), array[tests.exam('IMO'), tests.exam('ISO')], 50000, md5('ashaa')::uuid),
  '{"outcome": "price_changed", "amount_paise": 55000}', 'the old total is refused after a price change'
);
select is(
  tests.begin_payment('asha', '{IMO,ISO}', 'a') - 'intent_id',
  '{"outcome": "create", "amount_paise": 55000, "currency": "INR"}', 'the new total opens a new intent under the same key'
);
select tests.act_as_owner();
update subjects set price_paise = 25000 where code = 'IMO';
update students set class_id = tests.class(6) where id = tests.id('asha');
select tests.act_as_service();
select is(tests.begin_payment('asha', '{IMO,ISO}', 'a') ->> 'outcome', 'create', 'another class opens a new intent');
select tests.act_as_owner();
update students set class_id = tests.class(5) where id = tests.id('asha');

-- Asking the gateway.
select tests.act_as_service();
select results_eq(
  $$ select touch_intent_check('order_1', 10) ->> 'outcome' from generate_series(1, 2) $$,
  $$ values ('ask'), ('recent') $$, 'the gateway is asked at most once per ten seconds'
);
select results_eq('select list_orders_to_reconcile(10)', $$ values ('order_1') $$, 'an open order is asked about');
select is_empty($$ select list_orders_to_reconcile(0) $$, 'within the limit');

select tests.act_as_owner();
select is(
  (select status from private.payment_intents where razorpay_order_id = 'order_1'), 'open', 'it is open for 48 hours'
);
update private.payment_intents set opened_at = now() - interval '49 hours' where razorpay_order_id = 'order_1';
select tests.act_as_service();
select results_eq('select list_orders_to_reconcile(10)', $$ values ('order_1') $$, 'an old order is still asked about');
select is(find_intent('order_1') ->> 'status', 'expired', 'and expired');
select is(
  tests.begin_payment('asha', '{IMO,ISO}', 'a') ->> 'outcome', 'create', 'an expired order is followed by a new one'
);
select tests.act_as_owner();
update private.payment_intents set opened_at = now() - interval '8 days' where razorpay_order_id = 'order_1';
select is_empty($$ select list_orders_to_reconcile(10) $$, 'after seven days nobody asks');
select tests.open_order('bela', '{IEO}', 'order_5');
select tests.open_order('bela', '{ISO}', 'order_6');
update private.payment_intents set opened_at = opened_at - interval '1 minute' where razorpay_order_id = 'order_5';
select results_eq(
  $$ select list_orders_to_reconcile(1) from generate_series(1, 3) $$,
  $$ values ('order_5'), ('order_6'), ('order_5') $$, 'orders take turns, the least recently asked first'
);
select tests.open_order('bela', '{IMO}', 'order_7'), tests.open_order('bela', '{IEO,ISO}', 'order_8');
update private.payment_intents
set opened_at = now() - interval '2 hours', checked_at = case razorpay_order_id when 'order_7' then now() - interval '1 hour' end
where razorpay_order_id in ('order_7', 'order_8');
select touch_intent_check('order_5', 0), touch_intent_check('order_6', 0);
select results_eq(
  'select list_orders_to_reconcile(10)', $$ values ('order_5'), ('order_6'), ('order_8'), ('order_7') $$,
  'families of the last hour come first, though they were just asked about; then who waited longest'
);
update private.payment_intents set checked_at = now() - interval '2 hours' where razorpay_order_id = 'order_7';
select results_eq('select list_orders_to_reconcile(2)', $$ values ('order_5'), ('order_6') $$, 'also where there is not time for all');
select results_eq('select list_orders_to_reconcile(3)', $$ values ('order_5'), ('order_6'), ('order_7') $$, 'and what is left goes to whom nobody asked about for longest');
update private.payment_intents
set checked_at = now() - interval '1 minute' * case razorpay_order_id when 'order_6' then 2 else 0 end where status = 'open';
select results_eq('select list_orders_to_reconcile(10, 60)', $$ values ('order_6') $$, 'nobody is asked about twice in the same run');
update private.payment_intents set opened_at = now() - interval '49 hours' where razorpay_order_id = 'order_5';
select is(
  tests.begin_payment('bela', '{IEO}', 'z') ->> 'outcome', 'create', 'an old open order is not shown again, listed or not'
);

-- A cart is as long as the list of exams, and no longer.
update subjects set is_active = true;
select tests.open_registration();
select tests.create_student('dina');
create function pg_temp.begin(p_exam_ids uuid[], p_amount_paise integer) returns jsonb language sql
as $$ select begin_payment(tests.id('dina'), p_exam_ids, p_amount_paise, gen_random_uuid()) - 'intent_id' $$;
create temp table every_exam as select array_agg(id) as ids, sum(price_paise)::integer as paise from subjects;
select is(
  pg_temp.begin(ids || gen_random_uuid(), paise + 25000), '{"outcome": "invalid_items"}', 'not with one that nobody knows'
) from every_exam;
select is(
  pg_temp.begin(ids || tests.exam('IMO'), paise + 25000), '{"outcome": "invalid_items"}', 'not with one of them twice'
) from every_exam;
select is(
  pg_temp.begin(ids, paise), jsonb_build_object('outcome', 'create', 'amount_paise', paise, 'currency', 'INR'),
  'one of each is a cart'
) from every_exam;
insert into subjects (code, name, price_paise) values ('ZZZ', 'Something new', 30000);
insert into edition_exams (edition_id, exam_id, exam_on, registration_closes_on)
select edition_id, tests.exam('ZZZ'), exam_on, registration_closes_on from edition_exams
where edition_id = tests.edition() and exam_id = tests.exam('IMO');
select is(
  pg_temp.begin(ids || tests.exam('ZZZ'), paise + 30000),
  jsonb_build_object('outcome', 'create', 'amount_paise', paise + 30000, 'currency', 'INR'),
  'and a new exam is sold with the others'
) from every_exam;

-- Summer 2025 has four exams. When it is current, these are sold, and the others are not.
update editions set is_current = false where is_current;
update editions set is_current = true where name = 'Summer 2025';
select is(
  tests.begin_payment('dina', '{ICO}', 'summer') ->> 'outcome', 'exam_unavailable',
  'nothing is sold before the first day of registration is announced'
);
select tests.open_registration();
select is(
  tests.begin_payment('dina', '{ICO,ISO,IEO,IMO}', 'four') - 'intent_id',
  '{"outcome": "create", "amount_paise": 100000, "currency": "INR"}', 'a season of four exams sells its four'
);
select is(
  tests.begin_payment('dina', '{ICO,IGKO,ISBO}', 'others'),
  jsonb_build_object('outcome', 'exam_unavailable', 'exam_ids', jsonb_build_array(tests.exam('IGKO'), tests.exam('ISBO'))),
  'and names those it does not have'
);
select is_empty('select tests.violations()', 'all invariants hold');

-- Carts without end.
select tests.act_as_owner();
select tests.create_student('emil');
select tests.open_order('emil', string_to_array(c, '+'), 'order_emil_' || c) from unnest('{IMO,ISO,IEO,ICO,IMO+ICO}'::text[]) as c;
select is(tests.begin_payment('emil', '{IMO,ISO}', 'press 1'), '{"outcome": "too_many_carts"}', 'a sixth cart is not opened beside five');
select is(tests.begin_payment('emil', '{ISO}', 'press 2') ->> 'outcome', 'ready', 'each of the five can still be paid');
update private.payment_intents set opened_at = now() - interval '49 hours' where razorpay_order_id = 'order_emil_IMO';
select is(tests.begin_payment('emil', '{IMO,ISO}', 'press 3') ->> 'outcome', 'create', 'one that expired makes room');
update private.payment_intents set status = 'failed', razorpay_order_id = null, opened_at = null where student_id = tests.id('emil');
insert into private.payment_intents (student_id, edition_id, class_id, fingerprint, amount_paise, status)
select tests.id('emil'), tests.edition(), tests.class(5), 'cart ' || n, 25000, 'failed' from generate_series(1, 24) as n;
select is(tests.begin_payment('emil', '{IEO,ISO}', 'press 4'), '{"outcome": "too_many_carts"}', 'nor a thirty-first in a day, though none is open');
update private.payment_intents set created_at = now() - interval '25 hours' where student_id = tests.id('emil');
select is(tests.begin_payment('emil', '{IEO,ISO}', 'press 5') ->> 'outcome', 'create', 'the next day there is room again');

select * from finish();
rollback;
