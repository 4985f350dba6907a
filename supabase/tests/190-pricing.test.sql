-- Prices: an organiser can change a price only if it is still the price on the form; the change is recorded and does not affect a started payment.
begin;
select no_plan();

select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.create_student('asha');
select tests.create_student('bela');
select tests.open_registration();
create function pg_temp.price_of(p_code text) returns jsonb language sql
as $$ select to_jsonb(p) from list_prices() as p where p.code = p_code $$;

-- Permissions.
select tests.act_as_visitor();
select throws_ok($$ select list_prices() $$, '42501', null, 'a visitor cannot list prices with the number of open carts');
select throws_ok($$ select list_price_changes() $$, '42501', null, 'a visitor cannot see the price changes');
select throws_ok($$ select set_price(tests.exam('IMO'), 100, 25000) $$, '42501', null, 'a visitor cannot set a price');
select tests.act_as_service();
select throws_ok($$ select list_prices() $$, '42501', null, 'the service role cannot list prices');
select throws_ok($$ select set_price(tests.exam('IMO'), 100, 25000) $$, '42501', null, 'the service role cannot change a price');
select tests.act_as('asha');
select throws_ok($$ select list_prices() $$, '42501', 'Access denied.', 'a student cannot list prices with the number of open carts');
select throws_ok($$ select list_price_changes() $$, '42501', 'Access denied.', 'a student cannot see the price changes');
select throws_ok($$ select set_price(tests.exam('IMO'), 100, 25000) $$, '42501', 'Access denied.', 'a student cannot set a price');
select throws_ok($$ update public.subjects set price_paise = 100 $$, '42501', null, 'a student cannot set a price directly');

-- Two carts with Maths, one of them at the checkout already.
insert into current_cart_snapshot (student_id, email, cart_items)
values (tests.id('asha'), 'asha@olympeak.example', jsonb_build_array(tests.exam('IMO'), tests.exam('ISO')));
select tests.act_as('bela');
insert into current_cart_snapshot (student_id, email, cart_items)
values (tests.id('bela'), 'bela@olympeak.example', jsonb_build_array(tests.exam('IMO')));
select tests.act_as_owner();
select tests.open_checkout('bela', '{IMO}', 'order_1');

select tests.act_as('meera');
select is(
  pg_temp.price_of('IMO'),
  jsonb_build_object(
    'exam_id', tests.exam('IMO'), 'code', 'IMO', 'name', 'Maths', 'price_paise', 25000, 'is_active', true, 'carts', 2, 'started_payments', 1
  ),
  'the organiser sees how many carts and payments a change would affect'
);
select is(pg_temp.price_of('ISO') ->> 'carts', '1', 'the open carts are counted for each exam');
select is(pg_temp.price_of('IRO') ->> 'carts', '0', 'an exam that is in no cart is listed with 0 open carts');
select is((select count(*) from list_prices()), 8::bigint, 'all exams are listed with their prices');
select is_empty('select list_price_changes()', 'the list of price changes is empty at first');

select is(set_price(tests.exam('IMO'), 99, 25000), '{"outcome": "invalid_price"}', 'a price below one rupee is refused');
select is(set_price(tests.exam('IMO'), 10000001, 25000), '{"outcome": "invalid_price"}', 'a price above the maximum is refused');
select is(set_price(tests.exam('IMO'), null, 25000), '{"outcome": "invalid_price"}', 'a missing price is refused');
select is(set_price(gen_random_uuid(), 30000, 25000), '{"outcome": "not_found"}', 'the price of an unknown exam cannot be changed');
select is(set_price(tests.exam('IMO'), 30000, 24000), '{"outcome": "price_changed", "price_paise": 25000}', 'a price that is no longer as shown is not changed');
select is(set_price(tests.exam('IMO'), 30000, null), '{"outcome": "price_changed", "price_paise": 25000}', 'a call without the shown price changes nothing');
select is(set_price(tests.exam('IMO'), 25000, 25000), '{"outcome": "unchanged"}', 'saving the current price again changes nothing');
select is(set_price(tests.exam('IMO'), 30000, 25000), '{"outcome": "saved", "carts": 2, "started_payments": 1}', 'an organiser can change a price');
select is(set_price(tests.exam('IMO'), 35000, 25000), '{"outcome": "price_changed", "price_paise": 30000}', 'if two organisers change the same price, the second change is refused and returns the new price');
select is(pg_temp.price_of('IMO') ->> 'price_paise', '30000', 'the list of prices has the new price');
select results_eq(
  'select changed_by, exam, before_paise, after_paise from list_price_changes()', $$ values ('Meera', 'Maths', 25000, 30000) $$,
  'the list of price changes has the one change, with the organiser''s name'
);

-- Which families a price change affects.
select tests.act_as_owner();
select is(
  begin_payment(tests.id('asha'), array[tests.exam('IMO')], 25000, gen_random_uuid()), '{"outcome": "price_changed", "amount_paise": 30000}',
  'a family that has not started to pay must confirm the new price'
);
select record_capture(tests.gateway_payment('pay_1', 'order_1', 25000));
select results_eq(
  $$ select o.amount_paise, i.price_paise from public.orders as o join public.order_items as i on i.order_id = o.id where o.payment_id = 'pay_1' $$,
  $$ values (25000, 25000) $$, 'a payment already started keeps its price'
);
select is((select price from public.subjects where code = 'IMO'), 300.00, 'the price in rupees changes with the price in paise');
select results_eq(
  $$ select actor, action, student_id from private.admin_audit where action = 'set_price' $$,
  $$ values (tests.id('meera')::text, 'set_price', null::uuid) $$, 'a price change is in the audit'
);
select is_empty('select tests.payment_violations()', 'all payment invariants hold');

-- A change made from the console has no name, but is listed.
insert into private.admin_audit (action, details) values ('set_price', '{"exam": "Maths", "before_paise": 30000, "after_paise": 20000}');
select tests.act_as('meera');
select results_eq(
  'select changed_by from list_price_changes()', $$ values (null), ('Meera') $$, 'a price change from the console has no name, and the newest change comes first'
);

select * from finish();
rollback;
