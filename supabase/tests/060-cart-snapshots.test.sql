-- The cart left behind: own, one per address, exam ids only.
begin;
select plan(15);

select tests.create_student('asha');
select tests.create_student('bela');
select tests.open_registration();

create function pg_temp.post(p_name text, p_email text, p_items text) returns void
language sql
as $$
  insert into public.current_cart_snapshot (student_id, email, cart_items)
  values (tests.id(p_name), p_email || '@olympeak.example', p_items::jsonb)
$$;

select tests.act_as_visitor();
select throws_ok(
  $$ select pg_temp.post('asha', 'asha', '["5b1ec700-0000-4000-8000-000000000001"]') $$, '42501', null,
  'a visitor posts no cart'
);
select tests.act_as('asha');
select throws_ok(
  $$ select pg_temp.post('bela', 'asha', '["5b1ec700-0000-4000-8000-000000000001"]') $$, '42501', null,
  'nobody posts another''s cart'
);
select throws_ok(
  $$ select pg_temp.post('asha', 'bela', '["5b1ec700-0000-4000-8000-000000000001"]') $$, '42501', null,
  'nobody takes another''s address'
);
select throws_ok($$ select pg_temp.post('asha', 'asha', '[]') $$, '23514', null, 'an empty cart is not posted');
select throws_ok($$ select pg_temp.post('asha', 'asha', '{"id": 1}') $$, '23514', null, 'a cart is a list');
select throws_ok($$ select pg_temp.post('asha', 'asha', '["IMO"]') $$, '23514', null, 'of exam ids');
select throws_ok(
  $$ select pg_temp.post('asha', 'asha', '["5b1ec700-0000-4000-8000-000000000001", 7]') $$, '23514', null, 'all of them'
);
select throws_ok(
  $$ select pg_temp.post('asha', 'asha', '[{"id": "5b1ec700-0000-4000-8000-000000000001"}]') $$, '23514', null,
  'and nothing about them'
);
select throws_ok(
  $$ select pg_temp.post('asha', 'asha', (select jsonb_agg(gen_random_uuid()) from generate_series(0, (select count(*) from subjects)))::text) $$,
  '42501', null, 'a cart is no longer than the list of exams'
);
select lives_ok(
  $$ select pg_temp.post('asha', 'asha', '["5b1ec700-0000-4000-8000-000000000001"]') $$, 'a student posts the cart'
);
select throws_ok(
  $$ select pg_temp.post('asha', 'asha', '["5b1ec700-0000-4000-8000-000000000002"]') $$, '23505', null, 'once'
);
select is((select count(*) from current_cart_snapshot), 1::bigint, 'and finds it again');
select tests.act_as('bela');
select is((select count(*) from current_cart_snapshot), 0::bigint, 'others do not see it');

select tests.act_as_owner();
select tests.open_order('asha', '{IMO}', 'order_1');
select record_capture(tests.payment('pay_1', 'order_1', 25000));
select is((select count(*) from current_cart_snapshot), 0::bigint, 'it is gone after the purchase');
select is_empty('select tests.violations()', 'all invariants hold');

select * from finish();
rollback;
