-- Snapshots of carts: a student can save one snapshot, with exam ids only, which no other student can read.
begin;
select plan(15);

select tests.create_student('asha');
select tests.create_student('bela');
select tests.open_registration();

create function pg_temp.save_cart(p_name text, p_email text, p_items text) returns void
language sql
as $$
  insert into public.current_cart_snapshot (student_id, email, cart_items)
  values (tests.id(p_name), p_email || '@olympeak.example', p_items::jsonb)
$$;

select tests.act_as_visitor();
select throws_ok(
  $$ select pg_temp.save_cart('asha', 'asha', '["5b1ec700-0000-4000-8000-000000000001"]') $$, '42501', null,
  'a visitor cannot save a cart'
);
select tests.act_as('asha');
select throws_ok(
  $$ select pg_temp.save_cart('bela', 'asha', '["5b1ec700-0000-4000-8000-000000000001"]') $$, '42501', null,
  'a student cannot save another student''s cart'
);
select throws_ok(
  $$ select pg_temp.save_cart('asha', 'bela', '["5b1ec700-0000-4000-8000-000000000001"]') $$, '42501', null,
  'a student cannot save a cart with another email address'
);
select throws_ok($$ select pg_temp.save_cart('asha', 'asha', '[]') $$, '23514', null, 'an empty cart is refused');
select throws_ok($$ select pg_temp.save_cart('asha', 'asha', '{"id": 1}') $$, '23514', null, 'a cart that is not a list is refused');
select throws_ok($$ select pg_temp.save_cart('asha', 'asha', '["IMO"]') $$, '23514', null, 'a cart with an entry that is not an exam id is refused');
select throws_ok(
  $$ select pg_temp.save_cart('asha', 'asha', '["5b1ec700-0000-4000-8000-000000000001", 7]') $$, '23514', null, 'a cart with an exam id and a number is refused'
);
select throws_ok(
  $$ select pg_temp.save_cart('asha', 'asha', '[{"id": "5b1ec700-0000-4000-8000-000000000001"}]') $$, '23514', null,
  'a cart with objects instead of exam ids is refused'
);
select throws_ok(
  $$ select pg_temp.save_cart('asha', 'asha', (select jsonb_agg(gen_random_uuid()) from generate_series(0, (select count(*) from subjects)))::text) $$,
  '42501', null, 'a cart longer than the list of exams is refused'
);
select lives_ok(
  $$ select pg_temp.save_cart('asha', 'asha', '["5b1ec700-0000-4000-8000-000000000001"]') $$, 'a student can save a cart'
);
select throws_ok(
  $$ select pg_temp.save_cart('asha', 'asha', '["5b1ec700-0000-4000-8000-000000000002"]') $$, '23505', null, 'a student cannot save a second cart'
);
select is((select count(*) from current_cart_snapshot), 1::bigint, 'a student can read the saved cart');
select tests.act_as('bela');
select is((select count(*) from current_cart_snapshot), 0::bigint, 'a student cannot read another student''s cart');

select tests.act_as_owner();
select tests.open_checkout('asha', '{IMO}', 'order_1');
select record_capture(tests.gateway_payment('pay_1', 'order_1', 25000));
select is((select count(*) from current_cart_snapshot), 0::bigint, 'a saved cart is deleted when the student''s payment is recorded');
select is_empty('select tests.payment_violations()', 'all payment invariants hold');

select * from finish();
rollback;
