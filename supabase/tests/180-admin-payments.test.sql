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
  select coalesce(string_agg(p ->> 'payment_id', ' ' order by p ->> 'payment_id'), '')
  from jsonb_array_elements(list_payments(p_search, p_status, p_from, p_to) -> 'payments') as p
$$;

-- Who may.
select tests.act_as_visitor();
select throws_ok($$ select list_payments() $$, '42501', null, 'a visitor sees no payment');
select tests.act_as_service();
select throws_ok($$ select list_payments() $$, '42501', null, 'nor does the service role');
select tests.act_as('asha');
select throws_ok($$ select list_payments() $$, '42501', 'Access denied.', 'a student sees no list');
select throws_ok($$ select list_payments('pay_1') $$, '42501', 'Access denied.', 'not even of the own payment');
select tests.act_as('bela');
select throws_ok($$ select list_payments('pay_1') $$, '42501', 'Access denied.', 'nor of another''s');
select throws_ok($$ select private.describe_orders('{}') $$, '42501', null, 'nor past the function');

-- The list.
select tests.act_as('meera');
select is(
  list_payments('pay_3') -> 'payments' -> 0 #- '{id}' #- '{number}',
  jsonb_build_object(
    'ordered_at', '2026-12-31T18:30:00+00:00'::timestamptz, 'payment_id', 'pay_3', 'razorpay_order_id', 'order_3', 'method', 'upi',
    'amount_paise', 50000, 'refund_status', 'partial', 'refunded_paise', 25000,
    'student', jsonb_build_object('id', tests.id('carl'), 'name', 'Carl', 'email', 'carl@olympeak.example'),
    'class_name', 'Class 5', 'edition', (select name from editions where is_current), 'exams', '["English", "Maths"]'::jsonb
  ),
  'a payment tells who, what, how much and what went back'
);
select is(
  list_payments() -> 'totals',
  '{"orders": 3, "orders_is": "exact", "amount_paise": 125000, "refunded_paise": 50000}', 'the totals are those of all'
);
select is(list_payments(p_limit => 2) -> 'has_more', 'true', 'a page has its length');
select is(list_payments(p_limit => 2, p_offset => 2) #>> '{payments,0,payment_id}', 'pay_1', 'the oldest stands last');
select is(list_payments(p_limit => 2, p_offset => 2) -> 'has_more', 'false', 'and then there are no more');
select is(
  (
    select count(distinct list_payments(p_limit => 1, p_offset => n) #>> '{payments,0,id}') from generate_series(0, 2) as n
  ),
  3::bigint, 'page by page each appears once, those of one second too'
);

-- Narrowed.
select is(pg_temp.ids(null, 'none'), 'pay_1', 'what was paid and stayed');
select is(pg_temp.ids(null, 'partial'), 'pay_3', 'what went back in part');
select is(pg_temp.ids(null, 'full'), 'pay_2', 'what went back');
select is(
  list_payments(null, 'full') -> 'totals', '{"orders": 1, "orders_is": "exact", "amount_paise": 25000, "refunded_paise": 25000}', 'with its own totals'
);
select is(pg_temp.ids(null, null, '2027-01-01'), 'pay_2 pay_3', 'a day begins at midnight in India');
select is(pg_temp.ids(null, null, null, '2026-12-31'), 'pay_1', 'and ends there');
select is(pg_temp.ids(null, null, '2026-12-31', '2027-01-01'), 'pay_1 pay_2 pay_3', 'both days of a range belong to it');
select is(pg_temp.ids(null, null, '2027-01-02', '2026-01-01'), '', 'a range turned round is empty');
select is(
  list_payments(null, null, '2027-01-02') -> 'totals', '{"orders": 0, "orders_is": "exact", "amount_paise": 0, "refunded_paise": 0}', 'and comes to nothing'
);
select throws_ok($$ select list_payments(null, 'paid') $$, '22023', null, 'there is no other status');

-- Searched.
select is(pg_temp.ids('pay_2'), 'pay_2', 'by its payment');
select is(pg_temp.ids(' order_2 '), 'pay_2', 'by its gateway order');
select is(pg_temp.ids((select list_payments('pay_2') #>> '{payments,0,number}')), 'pay_2', 'by the number of its receipt');
select is(pg_temp.ids('99999999999999999999999'), '', 'a number of no receipt');
select is(pg_temp.ids('pay_2', 'none'), '', 'a search is narrowed like the list');
select is(pg_temp.ids('pay_2', null, '2027-01-02'), '', 'by days too');
select is(pg_temp.ids('AR'), 'pay_3', 'by the student''s name');
select is(pg_temp.ids('a', 'full'), 'pay_2', 'within a status');
select is(
  list_payments('a') -> 'totals', '{"orders": 3, "orders_is": "exact", "amount_paise": 125000, "refunded_paise": 50000}', 'with totals'
);
select is(pg_temp.ids('%'), '', 'signs are taken as they are');
select is(pg_temp.ids('pay_'), '', 'the beginning of a payment''s id is no id');
select is(pg_temp.ids(repeat('a', 10000)), '', 'ten thousand letters are nobody');
select is(list_payments('pay_2') -> 'unmatched', '[]', 'what became an order is no riddle');
select is(
  list_payments('pay_9') #- '{unmatched,0,paid_at}',
  '{"totals": {"orders": 0, "orders_is": "exact", "amount_paise": 0, "refunded_paise": 0}, "has_more": false, "payments": [], "unmatched": [{"payment_id": "pay_9", "amount_paise": 12300, "reason": "unknown_order", "status": "review"}]}',
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
select is(list_payments('carl') #>> '{payments,0,payment_id}', 'pay_3', 'a rare name is found behind many others');
select is(list_payments('carl') -> 'totals' ->> 'orders_is', 'exact', 'and summed up');
select is(
  list_payments('asha') -> 'totals', '{"orders": 201, "orders_is": "more", "amount_paise": null, "refunded_paise": null}',
  'of a common one it is only told that there are more'
);
select is(list_payments('asha', p_limit => 50, p_offset => 1200) #>> '{payments,0,payment_id}', 'pay_1', 'to the very last');
select is(list_payments() -> 'totals' ->> 'amount_paise', '245000', 'all are summed up');

-- More orders than are summed up: the three oldest, two of them refunded, are no longer among the newest 10,000.
select tests.act_as_owner();
set local session_replication_role = replica;
insert into public.orders (student_id, intent_id, payment_id, razorpay_order_id, amount_paise, edition_id, class_id, ordered_at)
select tests.id('asha'), gen_random_uuid(), 'pay_n' || i, 'order_n' || i, 100, tests.edition(), tests.class(5),
  '2027-01-01'::timestamptz + i * interval '1 second'
from generate_series(1, 8800) as i;
set local session_replication_role = origin;
select tests.act_as('meera');
select is(
  list_payments(p_limit => 0) -> 'totals',
  '{"orders": 10000, "orders_is": "more", "amount_paise": 1000000, "refunded_paise": 0}', 'of more than 10,000 the newest 10,000 are summed up'
);
select is(
  list_payments(p_limit => 0, p_from => '2027-01-01', p_to => '2027-01-31') -> 'totals' ->> 'orders_is', 'exact', 'and fewer of them as a whole'
);

select * from finish();
rollback;
