-- The organiser's list of payments: for admins, by student, payment, status and day, with totals.
begin;
select no_plan();

select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.create_student('asha');
select tests.create_student('bela', 4);
select tests.create_student('carl');
select tests.open_registration();
create function pg_temp.buy(p_name text, p_codes text[], p_number integer) returns void language plpgsql
as $$
begin
  perform tests.open_order(p_name, p_codes, 'order_' || p_number);
  perform public.record_capture(tests.payment('pay_' || p_number, 'order_' || p_number, tests.price(p_codes)));
end
$$;
select pg_temp.buy('asha', '{IMO,ISO}', 1);
select pg_temp.buy('bela', '{IMO}', 2);
select pg_temp.buy('carl', '{IMO,IEO}', 3);
select tests.give_back('pay_2', '{IMO}', 'meera');
select tests.give_back('pay_3', '{IEO}', 'meera');
select public.record_capture(tests.payment('pay_9', 'order_of_nobody', 12300));
set local session_replication_role = replica;
update public.orders set ordered_at = '2026-12-31 18:29:59Z' where payment_id = 'pay_1';
update public.orders set ordered_at = '2026-12-31 18:30:00Z' where payment_id = 'pay_2';
update public.orders set ordered_at = '2026-12-31 18:30:00Z' where payment_id = 'pay_3';
set local session_replication_role = origin;

create function pg_temp.ids(p_search text default null, p_status text default null, p_from date default null, p_to date default null)
returns text language sql
as $$
  select coalesce(string_agg(p.payment_id, ' ' order by p.payment_id), '') from list_payments(p_search, p_status, p_from, p_to) as p
$$;

create function pg_temp.last_audit() returns jsonb language sql security definer
as $$ select to_jsonb(a) from (select actor, action, details from private.admin_audit order by id desc limit 1) as a $$;

-- Who may.
select tests.act_as_visitor();
select throws_ok($$ select list_payments() $$, '42501', null, 'a visitor sees no payment');
select throws_ok($$ select sum_payments() $$, '42501', null, 'nor what they come to');
select throws_ok($$ select list_unmatched_payments('pay_9') $$, '42501', null, 'nor what became no order');
select tests.act_as_service();
select throws_ok($$ select list_payments() $$, '42501', null, 'nor does the service role');
select tests.act_as('asha');
select throws_ok($$ select list_payments() $$, '42501', 'Access denied.', 'a student sees no list');
select throws_ok($$ select list_payments('pay_1') $$, '42501', 'Access denied.', 'not even of the own payment');
select throws_ok($$ select sum_payments() $$, '42501', 'Access denied.', 'nor what they come to');
select throws_ok($$ select list_unmatched_payments('pay_9') $$, '42501', 'Access denied.', 'nor what became no order');
select tests.act_as('bela');
select throws_ok($$ select list_payments('pay_1') $$, '42501', 'Access denied.', 'nor of another''s');
select throws_ok($$ select private.find_orders(null, null, null, null, 1, 0) $$, '42501', null, 'nor past the function');

-- The list.
select tests.act_as('meera');
select is(
  (select count(*) from list_payments('asha', p_limit => 2)), 1::bigint, 'an organiser finds payments'
);
select is(
  pg_temp.last_audit(),
  jsonb_build_object('actor', tests.id('meera'), 'action', 'list_payments', 'details',
    '{"status": null, "from": null, "to": null, "offset": 0, "is_search": true}'::jsonb),
  'which leaves an audit row'
);
select is((select count(*) from list_refund_tasks('done')), 2::bigint, 'and refunds');
select is(pg_temp.last_audit() -> 'details', '{"state": "done", "offset": 0}', 'which leaves one as well');
select is(
  (select to_jsonb(p) - '{id,number}'::text[] from list_payments('pay_3') as p),
  jsonb_build_object(
    'ordered_at', '2026-12-31T18:30:00+00:00'::timestamptz, 'payment_id', 'pay_3', 'method', 'upi',
    'amount_paise', 50000, 'refund_status', 'partial', 'refunded_paise', 25000,
    'student_id', tests.id('carl'), 'student_name', 'Carl', 'student_email', 'carl@olympeak.example', 'class_name', 'Class 5', 'edition', (select name from editions where is_current), 'exams', '["English", "Maths"]'::jsonb,
    'refunded_exams', '["English"]'::jsonb, 'has_open_refund', false
  ),
  'a payment shows who, what, how much and what went back'
);
select results_eq('select * from sum_payments()', $$ values (3, 125000::bigint, 50000::bigint) $$, 'the totals are those of all');
select is((select count(*) from list_payments(p_limit => 2)), 2::bigint, 'a page has its length');
select results_eq(
  'select payment_id from list_payments(p_limit => 2, p_offset => 2)', $$ values ('pay_1') $$, 'the oldest comes last'
);
select is(
  (select count(distinct p.id) from generate_series(0, 2) as n, list_payments(p_limit => 1, p_offset => n) as p),
  3::bigint, 'page by page each appears once, those of one second too'
);

-- Narrowed.
select is(pg_temp.ids(null, 'none'), 'pay_1', 'what was paid and stayed');
select is(pg_temp.ids(null, 'partial'), 'pay_3', 'what went back in part');
select is(pg_temp.ids(null, 'full'), 'pay_2', 'what went back');
select results_eq(
  $$ select * from sum_payments(null, 'full') $$, $$ values (1, 25000::bigint, 25000::bigint) $$, 'with its own totals'
);
select is(pg_temp.ids(null, null, '2027-01-01'), 'pay_2 pay_3', 'a day begins at midnight in India');
select is(pg_temp.ids(null, null, null, '2026-12-31'), 'pay_1', 'and ends there');
select is(pg_temp.ids(null, null, '2026-12-31', '2027-01-01'), 'pay_1 pay_2 pay_3', 'both days of a range belong to it');
select is(pg_temp.ids(null, null, '2027-01-02', '2026-01-01'), '', 'a range turned round is empty');
select results_eq(
  $$ select * from sum_payments(null, null, '2027-01-02') $$, $$ values (0, 0::bigint, 0::bigint) $$, 'and comes to nothing'
);
select throws_ok($$ select list_payments(null, 'paid') $$, '22023', null, 'there is no other status');
select throws_ok($$ select sum_payments(null, 'paid') $$, '22023', null, 'to be summed up either');

-- Searched.
select is(pg_temp.ids('pay_2'), 'pay_2', 'by its payment');
select is(pg_temp.ids(' order_2 '), 'pay_2', 'by its gateway order');
select is(pg_temp.ids((select number::text from list_payments('pay_2'))), 'pay_2', 'by the number of its receipt');
select is(pg_temp.ids('99999999999999999999999'), '', 'a number of no receipt');
select is(pg_temp.ids('pay_2', 'none'), '', 'a search is narrowed like the list');
select is(pg_temp.ids('pay_2', null, '2027-01-02'), '', 'by days too');
select is(pg_temp.ids('AR'), 'pay_3', 'by the student''s name');
select is(pg_temp.ids('a', 'full'), 'pay_2', 'within a status');
select results_eq($$ select * from sum_payments('a') $$, $$ values (3, 125000::bigint, 50000::bigint) $$, 'with totals');
select is(pg_temp.ids('%'), '', 'signs are taken as they are');
select is(pg_temp.ids('pay_'), '', 'the beginning of a payment''s id is no id');
select is(pg_temp.ids(repeat('a', 10000)), '', 'ten thousand letters are nobody');
select is(pg_temp.ids('pay_9'), '', 'what became no order is not among the orders');
select is_empty($$ select list_unmatched_payments('pay_2') $$, 'what became one is no riddle');
select results_eq(
  $$ select payment_id, amount_paise, reason from list_unmatched_payments(' pay_9 ') $$, $$ values ('pay_9', 12300, 'unknown_order') $$,
  'money that became no order is found by its payment, with the reason'
);

-- Many orders: the ways over the orders and over the names say the same.
select tests.act_as_owner();
set local session_replication_role = replica;
insert into private.payment_intents (student_id, edition_id, class_id, fingerprint, amount_paise, status, razorpay_order_id, opened_at)
select tests.id('asha'), tests.edition(), tests.class(5), 'many' || i, 100, 'paid', 'order_m' || i, now()
from generate_series(1, 1200) as i;
insert into private.captured_payments (payment_id, razorpay_order_id, amount_paise, currency, status, paid_at)
select 'pay_m' || i, 'order_m' || i, 100, 'INR', 'captured', now() from generate_series(1, 1200) as i;
insert into public.orders (student_id, intent_id, payment_id, razorpay_order_id, amount_paise, edition_id, class_id, ordered_at)
select student_id, id, replace(razorpay_order_id, 'order', 'pay'), razorpay_order_id, 100, edition_id, class_id,
  '2027-02-01'::timestamptz + substr(razorpay_order_id, 8)::integer * interval '1 second'
from private.payment_intents where fingerprint like 'many%';
set local session_replication_role = origin;
analyze public.orders;
analyze public.students;
select tests.act_as('meera');
select is(pg_temp.ids('carl'), 'pay_3', 'a rare name is found behind many others');
select results_eq($$ select * from sum_payments('carl') $$, $$ values (1, 50000::bigint, 25000::bigint) $$, 'and summed up');
select results_eq($$ select * from sum_payments('asha') $$, $$ values (1201, 170000::bigint, 0::bigint) $$, 'as a common one is');
select results_eq(
  $$ select payment_id from list_payments('asha', p_limit => 50, p_offset => 1200) $$, $$ values ('pay_1') $$, 'to the very last'
);
select is((select amount_paise from sum_payments()), 245000::bigint, 'all are summed up');

-- An account that is gone, and a gateway that names no method.
select tests.act_as_owner();
update public.students set deleted_at = now(), email = null, name = null where id = tests.id('bela');
update private.captured_payments set method = null where payment_id = 'pay_2';
select tests.act_as('meera');
select is(
  (select tests.null_columns(to_jsonb(p)) from list_payments('pay_2') as p), '{method,student_email,student_name}',
  'what is not known of a payment is null, and nothing else'
);

-- More orders than are summed up: the three oldest, two of them refunded, are no longer among the newest 10,000.
select tests.act_as_owner();
set local session_replication_role = replica;
insert into public.orders (student_id, intent_id, payment_id, razorpay_order_id, amount_paise, edition_id, class_id, ordered_at)
select tests.id('asha'), gen_random_uuid(), 'pay_n' || i, 'order_n' || i, 100, tests.edition(), tests.class(5),
  '2027-01-01'::timestamptz + i * interval '1 second'
from generate_series(1, 8800) as i;
set local session_replication_role = origin;
select tests.act_as('meera');
select results_eq(
  'select * from sum_payments()', $$ values (10001, 1000000::bigint, 0::bigint) $$,
  'for more than 10,000 it says that there are more, and the newest 10,000 are summed up'
);
select is((select orders from sum_payments(p_from => '2027-01-01', p_to => '2027-01-31')), 8802, 'fewer of them as a whole');

select * from finish();
rollback;
