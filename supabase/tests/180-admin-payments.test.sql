-- Only organisers can list payments: by student, payment, status and day, with totals.
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
  perform tests.open_checkout(p_name, p_codes, 'order_' || p_number);
  perform public.record_capture(tests.gateway_payment('pay_' || p_number, 'order_' || p_number, tests.total_price(p_codes)));
end
$$;
select pg_temp.buy('asha', '{IMO,ISO}', 1);
select pg_temp.buy('bela', '{IMO}', 2);
select pg_temp.buy('carl', '{IMO,IEO}', 3);
select tests.refund_payment('pay_2', '{IMO}', 'meera');
select tests.refund_payment('pay_3', '{IEO}', 'meera');
select public.record_capture(tests.gateway_payment('pay_9', 'order_of_nobody', 12300));
set local session_replication_role = replica;
update public.orders set ordered_at = '2026-12-31 18:29:59Z' where payment_id = 'pay_1';
update public.orders set ordered_at = '2026-12-31 18:30:00Z' where payment_id = 'pay_2';
update public.orders set ordered_at = '2026-12-31 18:30:00Z' where payment_id = 'pay_3';
set local session_replication_role = origin;

create function pg_temp.payment_ids(p_search text default null, p_status text default null, p_from date default null, p_to date default null)
returns text language sql
as $$
  select coalesce(string_agg(p.payment_id, ' ' order by p.payment_id), '') from list_payments(p_search, p_status, p_from, p_to) as p
$$;

create function pg_temp.last_audit() returns jsonb language sql security definer
as $$ select to_jsonb(a) from (select actor, action, details from private.admin_audit order by id desc limit 1) as a $$;

-- Permissions.
select tests.act_as_visitor();
select throws_ok($$ select list_payments() $$, '42501', null, 'a visitor cannot list payments');
select throws_ok($$ select sum_payments() $$, '42501', null, 'a visitor cannot read the totals of payments');
select throws_ok($$ select sum_unmatched_payments() $$, '42501', null, 'a visitor cannot sum payments without an order');
select throws_ok($$ select list_unmatched_payments('pay_9') $$, '42501', null, 'a visitor cannot list payments without an order');
select tests.act_as_service();
select throws_ok($$ select list_payments() $$, '42501', null, 'the service role cannot list payments');
select tests.act_as('asha');
select throws_ok($$ select list_payments() $$, '42501', 'Access denied.', 'a student cannot list payments');
select throws_ok($$ select list_payments('pay_1') $$, '42501', 'Access denied.', 'a student cannot list their own payment with the organisers'' function');
select throws_ok($$ select sum_payments() $$, '42501', 'Access denied.', 'a student cannot read the totals of payments');
select throws_ok($$ select list_unmatched_payments('pay_9') $$, '42501', 'Access denied.', 'a student cannot list payments without an order');
select tests.act_as('bela');
select throws_ok($$ select list_payments('pay_1') $$, '42501', 'Access denied.', 'a student cannot list another student''s payment');
select throws_ok($$ select sum_unmatched_payments() $$, '42501', 'Access denied.', 'a student cannot sum payments without an order');
select throws_ok($$ select private.find_orders(null, null, null, null, 1, 0) $$, '42501', null, 'a student cannot call private.find_orders');

-- The list.
select tests.act_as('meera');
select is(
  (select count(*) from list_payments('asha', p_limit => 2)), 1::bigint, 'an organiser finds payments by the student''s name'
);
select is(
  pg_temp.last_audit(),
  jsonb_build_object('actor', tests.id('meera'), 'action', 'list_payments', 'details',
    '{"status": null, "from": null, "to": null, "offset": 0, "is_search": true}'::jsonb),
  'a search for payments leaves an audit row without the search text'
);
select is((select count(*) from list_refund_tasks('done')), 2::bigint, 'an organiser can list done refund tasks');
select is(pg_temp.last_audit() -> 'details', '{"state": "done", "offset": 0, "is_search": false}', 'reading the list of refund tasks leaves an audit row');
select is(
  (select to_jsonb(p) - '{id,number}'::text[] from list_payments('pay_3') as p),
  jsonb_build_object(
    'ordered_at', '2026-12-31T18:30:00+00:00'::timestamptz, 'payment_id', 'pay_3', 'method', 'upi',
    'amount_paise', 50000, 'refund_status', 'partial', 'refunded_paise', 25000,
    'student_id', tests.id('carl'), 'student_name', 'Carl', 'student_email', 'carl@olympeak.example', 'class_name', 'Class 5', 'edition', (select name from editions where is_current), 'exams', '["English", "Maths"]'::jsonb,
    'refunded_exams', '["English"]'::jsonb, 'refund_error', null, 'open_refund', null, 'gst_percent', null
  ),
  'a payment shows the student, the exams, the amount and the refund'
);
select results_eq('select * from sum_payments()', $$ values (3, 125000::bigint, 50000::bigint) $$, 'the totals without a filter count all payments');
select is((select count(*) from list_payments(p_limit => 2)), 2::bigint, 'a page of payments has the requested length');
select results_eq(
  'select payment_id from list_payments(p_limit => 2, p_offset => 2)', $$ values ('pay_1') $$, 'the last page has the oldest payment'
);
select is(
  (select count(distinct p.id) from generate_series(0, 2) as n, list_payments(p_limit => 1, p_offset => n) as p),
  3::bigint, 'every payment is on exactly one page, even with the same time'
);

-- Filters.
select is(pg_temp.payment_ids(null, 'none'), 'pay_1', 'the status none lists the payments without a refund');
select is(pg_temp.payment_ids(null, 'partial'), 'pay_3', 'the status partial lists the partly refunded payments');
select is(pg_temp.payment_ids(null, 'full'), 'pay_2', 'the status full lists the fully refunded payments');
select results_eq(
  $$ select * from sum_payments(null, 'full') $$, $$ values (1, 25000::bigint, 25000::bigint) $$, 'the totals count only payments with the chosen status'
);
select is(pg_temp.payment_ids(null, null, '2027-01-01'), 'pay_2 pay_3', 'the first day of a range begins at midnight in India');
select is(pg_temp.payment_ids(null, null, null, '2026-12-31'), 'pay_1', 'the last day of a range ends at midnight in India');
select is(pg_temp.payment_ids(null, null, '2026-12-31', '2027-01-01'), 'pay_1 pay_2 pay_3', 'a range includes its first and last day');
select is(pg_temp.payment_ids(null, null, '2027-01-02', '2026-01-01'), '', 'a range of days in the wrong order lists no payment');
select results_eq(
  $$ select * from sum_payments(null, null, '2027-01-02') $$, $$ values (0, 0::bigint, 0::bigint) $$, 'the totals of an empty range are 0'
);
select throws_ok($$ select list_payments(null, 'paid') $$, '22023', null, 'payments of an unknown status cannot be listed');
select throws_ok($$ select sum_payments(null, 'paid') $$, '22023', null, 'payments of an unknown status cannot be summed');

-- The search.
select is(pg_temp.payment_ids('pay_2'), 'pay_2', 'a search by payment id finds the payment');
select is(pg_temp.payment_ids(' order_2 '), 'pay_2', 'a search by gateway order finds the payment');
select is(pg_temp.payment_ids((select number::text from list_payments('pay_2'))), 'pay_2', 'a search by receipt number finds the payment');
select is(pg_temp.payment_ids('99999999999999999999999'), '', 'a search by a number that no receipt has finds no payment');
select is(pg_temp.payment_ids('pay_2', 'none'), '', 'a search by payment id respects the status');
select is(pg_temp.payment_ids('pay_2', null, '2027-01-02'), '', 'a search by payment id respects the days');
select is(pg_temp.payment_ids('AR'), 'pay_3', 'a search by the student''s name finds the payment');
select is(pg_temp.payment_ids('a', 'full'), 'pay_2', 'a search by name and status finds the payment');
select is(pg_temp.payment_ids('Carl@Olympeak.example'), 'pay_3', 'a search by the family''s email address finds the payment');
select is(pg_temp.payment_ids('carl@olympeak.example', 'none'), '', 'a search by email address respects the status');
select is(pg_temp.payment_ids('arl@olympeak.example'), '', 'a search by a part of an email address finds no payment');
select results_eq(
  $$ select * from sum_payments('carl@olympeak.example') $$, $$ values (1, 50000::bigint, 25000::bigint) $$, 'the totals count only payments of the family with the email address'
);
select tests.act_as_owner();
update public.students set family_id = tests.id('asha') where id = tests.id('carl');
select tests.act_as('meera');
select is(pg_temp.payment_ids('asha@olympeak.example'), 'pay_1 pay_3', 'a search by email address finds the orders of all children of the family');
select tests.act_as_owner();
update public.students set family_id = null where id = tests.id('carl');
select tests.act_as('meera');
select is(pg_temp.payment_ids('PAY_2'), 'pay_2', 'a search by payment id ignores upper and lower case');
select is(pg_temp.payment_ids('Order_2'), 'pay_2', 'a search by gateway order ignores upper and lower case');
select is(pg_temp.payment_ids('pay2'), '', 'a payment id without its underscore finds no payment, because the text could be a name');
select is(
  pg_temp.payment_ids(format(typed, (select number from list_payments('pay_2')))), 'pay_2', format('an order is found as %s', typed)
) from unnest(array['Order %s', 'order %s', 'ORDER no. %s', '#%s', 'OLY/26-27/%s']) as typed;
select is(pg_temp.payment_ids('order'), '', 'a search for the word order without a number is a search for a name');
select tests.act_as_owner();
update public.students set phone = '+91 98765 43210' where id = tests.id('asha');
update public.students set family_id = tests.id('asha') where id = tests.id('carl');
select tests.act_as('meera');
select is(pg_temp.payment_ids(typed), 'pay_1 pay_3', format('the orders of a family are found by its phone number %s', typed))
from unnest(array['9876543210', '98765 43210', '+91-98765-43210', '09876543210']) as typed;
select results_eq($$ select orders from sum_payments('9876543210') $$, $$ values (2) $$, 'a search by phone number has the totals of the orders it finds');
select is(pg_temp.payment_ids('9876543211'), '', 'a search by a phone number that no family has finds no payment');
select is(pg_temp.payment_ids('987654321'), '', 'a search by a part of a phone number finds no payment');
select tests.act_as_owner();
update public.students set family_id = null where id = tests.id('carl');
select tests.act_as('meera');
select results_eq($$ select * from sum_payments('a') $$, $$ values (3, 125000::bigint, 50000::bigint) $$, 'the totals follow the search');
select is(pg_temp.payment_ids('%'), '', 'a per cent sign in a search is no wildcard');
select is(pg_temp.payment_ids('pay_'), '', 'a search by a part of a payment id finds no payment');
select is(pg_temp.payment_ids(repeat('a', 10000)), '', 'a very long search finds no payment');
select is(pg_temp.payment_ids('pay_9'), '', 'a payment without an order is not in the list of orders');
select is_empty($$ select list_unmatched_payments('pay_2') $$, 'a payment with an order is not in the list of unmatched payments');
select results_eq(
  $$ select payment_id, amount_paise, reason from list_unmatched_payments(' pay_9 ') $$, $$ values ('pay_9', 12300, 'unknown_order') $$,
  'a payment without an order is found by its id, with the reason'
);

-- Some money arrives without becoming an order, and some payments fail.
select tests.act_as_owner();
select tests.create_student('dina');
select tests.open_checkout('dina', '{IMO}', 'order_10');
select public.record_capture(tests.gateway_payment('pay_10', 'order_10', 24900));
select public.receive_webhook('event_f', 'payment.failed',
  '{"payload": {"payment": {"entity": {"id": "pay_11", "order_id": "order_10", "error_description": "The bank said no."}}}}');
select public.receive_webhook('event_g', 'payment.failed',
  '{"payload": {"payment": {"entity": {"id": "pay_2", "order_id": "order_2", "error_description": "Not yet."}}}}');
select tests.act_as('meera');
select results_eq(
  'select * from sum_unmatched_payments()', $$ values (2, 37200::bigint, 0::bigint) $$, 'payments without an order have totals of their own'
);
select results_eq('select * from sum_payments()', $$ values (3, 125000::bigint, 50000::bigint) $$, 'the totals of the orders do not contain payments without an order');
select is((select payments from sum_unmatched_payments('2020-01-01', '2020-12-31')), 0, 'the totals of payments without an order count only the chosen days');
select results_eq(
  $$ select payment_id, amount_paise, reason, student_id, student_name, failure from list_unmatched_payments('pay_10') $$,
  $$ values ('pay_10', 24900, 'amount_mismatch', tests.id('dina'), 'Dina', null::text) $$, 'a payment of a wrong amount is listed with the family that paid'
);
select results_eq(
  $$ select payment_id, amount_paise, reason, student_id, student_name, failure from list_unmatched_payments('pay_11') $$,
  $$ values ('pay_11', 25000, 'payment_failed', tests.id('dina'), 'Dina', 'The bank said no.') $$,
  'a failed payment is found by its id, with the bank''s error and the family'
);
select is(
  (select tests.null_columns(to_jsonb(p)) from list_unmatched_payments('pay_9') as p), '{failure,note,student_id,student_name}',
  'a payment for an order that is not ours has no student'
);
select is_empty($$ select * from list_unmatched_payments('pay_2') $$, 'a payment that failed first and then became an order is not in the list of unmatched payments');
select results_eq(
  $$ select payment_id, status, failure from list_unmatched_payments('PAY_11') $$, $$ values ('pay_11', null::text, 'The bank said no.') $$,
  'a search for a failed payment ignores upper and lower case'
);

-- A search for a student or an order also finds the student's payments that did not become an order.
select tests.act_as_owner();
update public.students set phone = '9123456789' where id = tests.id('dina');
select record_capture(tests.gateway_payment('pay_12', 'order_1', tests.total_price('{IMO,ISO}')));
select tests.act_as('meera');
-- Unlike the list of orders, this search needs at least three characters of a name.
select is(
  (select coalesce(string_agg(p.payment_id || ' ' || p.reason, ', ' order by p.payment_id), 'none') from list_unmatched_payments(t.search) as p),
  t.found, format('a search for "%s" in the unmatched payments finds %s', t.search, t.found)
) from (values
  ('dina', 'pay_10 amount_mismatch'), ('Dina@Olympeak.example', 'pay_10 amount_mismatch'), ('91234 56789', 'pay_10 amount_mismatch'),
  ('Pay_10', 'pay_10 amount_mismatch'), ('order_10', 'pay_10 amount_mismatch'), ('pay_1', 'pay_12 second_payment'), ('ORDER_1', 'pay_12 second_payment'),
  ('asha', 'pay_12 second_payment'), ('pay_3', 'none'), ('di', 'none'), ('%', 'none'), ('', 'none')
) as t (search, found);
select is(
  (select p.payment_id from list_unmatched_payments(format('Order %s', (select number from list_payments('pay_1')))) as p), 'pay_12',
  'a search for an order finds the second payment for its cart'
);
select tests.act_as_owner();
select set_config('request.jwt.claims', json_build_object('sub', tests.id('meera'))::text, true);
select public.decide_refund((select id from private.refund_tasks where payment_id = 'pay_10'), 'refuse', 'The bank has returned it.');
select tests.act_as('meera');
select results_eq(
  $$ select status, note from list_unmatched_payments('pay_10') $$, $$ values ('refused', 'The bank has returned it.') $$,
  'a payment whose refund was refused has the status refused and the organiser''s reason'
);

-- An organiser reads the receipt of an order.
create temp table order_numbers as select o.payment_id, o.number from list_payments(p_limit => 50) as o;
select tests.act_as_owner();
create temp table receipt_calls as select format('read_order_receipt(%s)', number) as call from order_numbers where payment_id = 'pay_3';
create function pg_temp.count_receipts_read() returns bigint language sql security definer
as $$ select count(*) from private.admin_audit where action = 'read_order_receipt' $$;
select is(tests.call_as(null, call), '"42501"', 'a visitor cannot read a receipt') from receipt_calls;
select is(tests.call_as('carl', call), '"42501"', 'a student cannot read a receipt with the organisers'' function, not even their own') from receipt_calls;
select is(tests.call_as('asha', call), '"42501"', 'a student cannot read another student''s receipt') from receipt_calls;
select tests.act_as_service();
select throws_ok($$ select read_order_receipt(1) $$, '42501', null, 'the service role cannot read a receipt');
select tests.act_as_owner();
select is(pg_temp.count_receipts_read(), 0::bigint, 'a refused call of read_order_receipt leaves no audit row');
select is(tests.call_as('meera', 'read_order_receipt(-1)'), '{"outcome": "not_found"}', 'an order that does not exist has no receipt');
select is(pg_temp.count_receipts_read(), 0::bigint, 'asking for a receipt that does not exist leaves no audit row');
select is(
  tests.call_as('meera', call) - '{number,items,mail,ordered_at,credit_notes}'::text[],
  '{"outcome": "receipt", "payment_id": "pay_3", "amount_paise": 50000, "refunded_paise": 25000, "class_name": "Class 5", "student_name": "Carl", "guardian_name": null, "email": "carl@olympeak.example", "gst_percent": null, "fee_paise": null, "fee_gst_paise": null}',
  'an organiser can read the receipt of an order'
) from receipt_calls;
select results_eq(
  $$ select actor, student_id, details ->> 'order_id' from private.admin_audit where action = 'read_order_receipt' $$,
  $$ select tests.id('meera')::text, tests.id('carl'), id::text from public.orders where payment_id = 'pay_3' $$,
  'reading a receipt leaves one audit row with the order and the student'
);
select results_eq(
  $$
    select i ->> 'name', (i ->> 'price_paise')::integer, (i ->> 'is_refunded')::boolean
    from receipt_calls as c cross join jsonb_array_elements(tests.call_as('meera', c.call) -> 'items') as i order by 1
  $$,
  $$ values ('English', 25000, true), ('Maths', 25000, false) $$, 'the receipt shows its exams, and which of them was refunded'
);
select is(
  (select tests.call_as('meera', call) #>> '{mail,id}' from receipt_calls),
  (select b.id::text from private.outbox as b join public.orders as o on o.id = b.order_id where b.kind = 'purchase_email' and o.payment_id = 'pay_3'),
  'the receipt has the id of the purchase email, which can be sent again'
);
select tests.act_as('meera');

-- Many orders: the query that starts with the orders and the query that starts with the names find the same payments.
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
select is(pg_temp.payment_ids('carl'), 'pay_3', 'a rare name is found among many orders');
select results_eq($$ select * from sum_payments('carl') $$, $$ values (1, 50000::bigint, 25000::bigint) $$, 'the totals of a rare name count its payment among many orders');
select results_eq($$ select * from sum_payments('asha') $$, $$ values (1201, 170000::bigint, 0::bigint) $$, 'the totals of a common name count all its payments');
select results_eq(
  $$ select payment_id from list_payments('asha', p_limit => 50, p_offset => 1200) $$, $$ values ('pay_1') $$, 'the last page of the payments of a common name can be read'
);
select is((select amount_paise from sum_payments()), 245000::bigint, 'the totals of all payments count many orders');

-- The guardian's name and the last digits of a phone number.
select tests.act_as_owner();
update public.students set parent_name = 'Lakshmi Iyer' where id = tests.id('asha');
select tests.act_as('meera');
select is((select count(*) from list_payments(t.search, p_to => '2026-12-31') as p where p.payment_id = 'pay_1'), t.found, format('a search for "%s" finds %s orders of the family', t.search, t.found))
from (values ('lakshmi', 1::bigint), ('Lakshmi Iyer', 1), ('iyer  lakshmi', 1), ('3210', 1), ('43210', 1), ('210', 0), ('4321', 0), ('asha@olympeak', 0), ('iyer asha', 0)) as t (search, found);
select is((select count(*) from list_unmatched_payments('lakshmi')), 1::bigint, 'a search for the guardian finds a payment without an order too');

-- Checkouts that were opened and not paid.
select tests.act_as_owner();
select tests.create_student('esha'), tests.create_student('farah');
select tests.open_checkout('esha', '{IMO,ISO}', 'order_e'), tests.open_checkout('farah', '{IMO}', 'order_f'), tests.open_checkout('farah', '{IMO,ISO}', 'order_g');
select receive_webhook('event_' || n, 'payment.failed', format(
  '{"payload": {"payment": {"entity": {"id": "pay_e%s", "order_id": "order_e", "error_description": "%s"}}}}', n, d))
from (values (1, 'The bank said no.'), (2, 'Not enough money.')) as f (n, d);
update private.webhook_inbox set received_at = now() - interval '1 hour' where event_id = 'event_1';
update public.students set parent_name = 'Ravi', phone = '9000000001' where id = tests.id('esha');
select record_capture(tests.gateway_payment('pay_g', 'order_g', tests.total_price('{IMO,ISO}')));
select tests.act_as_visitor();
select throws_ok('select list_unpaid_checkouts()', '42501', null, 'a visitor cannot list unpaid checkouts');
select throws_ok('select count_unpaid_checkouts()', '42501', null, 'a visitor cannot count unpaid checkouts');
select tests.act_as('esha');
select throws_ok('select list_unpaid_checkouts()', '42501', 'Access denied.', 'a student cannot list unpaid checkouts');
select throws_ok('select count_unpaid_checkouts()', '42501', 'Access denied.', 'a student cannot count unpaid checkouts');
select tests.act_as_service();
select throws_ok('select list_unpaid_checkouts()', '42501', null, 'the service role cannot list unpaid checkouts');
select tests.act_as('meera');
select is(
  (select to_jsonb(c) - '{id,shown_at,class_name}'::text[] from list_unpaid_checkouts() as c where c.student_id = tests.id('esha')),
  jsonb_build_object('status', 'open', 'amount_paise', tests.total_price('{IMO,ISO}'), 'exams', '["Maths", "Science"]'::jsonb,
    'student_id', tests.id('esha'), 'student_name', 'Esha', 'guardian_name', 'Ravi', 'phone', '9000000001', 'email', 'esha@olympeak.example',
    'razorpay_order_id', 'order_e', 'failures', 2, 'failed_payment_id', 'pay_e2', 'failure', 'Not enough money.', 'is_enrolled', false, 'cancelled_exams', '[]'::jsonb),
  'an unpaid checkout has the family, the exams, the amount and what the bank said last'
);
select tests.act_as_owner();
update public.edition_exams set cancelled_at = now() where edition_id = tests.edition() and exam_id = tests.exam('IMO');
select tests.act_as('meera');
select is((select c.cancelled_exams from list_unpaid_checkouts() as c where c.student_id = tests.id('esha')), array['Maths'], 'an unpaid checkout says which of its exams was cancelled');
select tests.act_as_owner();
update public.edition_exams set cancelled_at = null where edition_id = tests.edition() and exam_id = tests.exam('IMO');
select tests.act_as('meera');
select is(pg_temp.last_audit() ->> 'action', 'list_unpaid_checkouts', 'reading the unpaid checkouts leaves an audit row');
select is((select count(*) from list_unpaid_checkouts() as c where c.student_id = tests.id('farah')), 0::bigint, 'a checkout whose exams were paid in another one is left out');
select results_eq(
  $$ select c.razorpay_order_id, c.is_enrolled, c.failures from list_unpaid_checkouts(p_with_enrolled => true) as c where c.student_id = tests.id('farah') $$,
  $$ values ('order_f', true, 0) $$, 'a checkout whose exams were paid in another one is listed on demand, but the paid one is not'
);
select is((select count(*) from list_unpaid_checkouts() as c where c.razorpay_order_id = 'order_10'), 0::bigint, 'a checkout for which money arrived is not unpaid');
select is(count_unpaid_checkouts(), (select count(*)::integer from list_unpaid_checkouts(p_limit => 50)), 'the count of unpaid checkouts is the length of their list');
select is(count_unpaid_checkouts('2020-01-01', '2020-01-31'), 0, 'the count of unpaid checkouts is that of the chosen days');
select is((select count(*) from list_unpaid_checkouts(p_limit => 1)), 1::bigint, 'a page of unpaid checkouts has the requested length');
select tests.act_as_owner();
update public.students set deleted_at = now(), email = null, name = null where id = tests.id('esha');
select tests.act_as('meera');
select is((select count(*) from list_unpaid_checkouts() as c where c.razorpay_order_id = 'order_e'), 0::bigint, 'the unpaid checkouts do not include those of a deleted account');

-- A deleted account, and a payment without a method.
select tests.act_as_owner();
update public.students set deleted_at = now(), email = null, name = null where id = tests.id('bela');
update private.captured_payments set method = null where payment_id = 'pay_2';
select tests.act_as('meera');
select is(
  (select tests.null_columns(to_jsonb(p)) from list_payments('pay_2') as p), '{gst_percent,method,open_refund,student_email,student_name}',
  'a payment has null only in the columns whose values are not known'
);

-- More orders than are summed: the three oldest orders, two of them refunded, are not among the newest 10,000.
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
  'the count of orders ends at 10,001, and the newest 10,000 are summed'
);
select is((select orders from sum_payments(p_from => '2027-01-01', p_to => '2027-01-31')), 8802, 'a range of days with fewer orders is counted completely');

select * from finish();
rollback;
