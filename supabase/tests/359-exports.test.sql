-- Exports: who can export, what the exports contain, and that their sums are those of the screen.
begin;
select no_plan();

-- The exports have the days in India, where a day begins 5:30 hours before that of UTC.
create function pg_temp.today() returns date language sql as $$ select (now() at time zone 'Asia/Kolkata')::date $$;

select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.create_student('asha'), tests.create_student('bela', 6);
select tests.open_registration();
select tests.enrol('asha', '{IMO,ISO}'), tests.enrol('bela', '{IMO}');
update orders set gst_percent = 18;
update private.captured_payments set fee_paise = 1180, fee_gst_paise = 180 where payment_id = 'pay_asha';
select tests.refund_payment('pay_asha', '{ISO}', 'meera');
delete from private.admin_audit;

create temp table calls as select unnest(array[
  'count(*) from list_order_months()', 'count(*) from export_orders(pg_temp.today(), pg_temp.today())', 'count(*) from export_refunds(pg_temp.today(), pg_temp.today())',
  'count(*) from export_unmatched_payments(pg_temp.today(), pg_temp.today())', 'count(*) from sum_results(tests.edition(), tests.exam(''IMO''))', 'count(*) from export_results(tests.edition(), tests.exam(''IMO''))',
  'count(*) from sum_enrolments(tests.edition())', 'count(*) from export_enrolments(tests.edition())'
]) as call;
select is(tests.call_as(null, c.call), '"42501"', 'a visitor cannot call ' || c.call) from calls as c;
select is(tests.call_as('asha', c.call), '"42501"', 'a student cannot call ' || c.call) from calls as c;

select tests.act_as('meera');
select results_eq(
  'select orders, paid_paise, paid_gst_paise, refunds, refunded_paise, refunded_gst_paise from list_order_months()',
  $$ values (2::bigint, 75000::bigint, 11442::bigint, 1::bigint, 25000::bigint, 3814::bigint) $$, 'a month in the list has its orders and refunds and the GST in them'
);
select results_eq(
  $$ select count(*), sum(amount_paise)::bigint, sum(gst_paise)::bigint from export_orders(pg_temp.today(), pg_temp.today()) $$,
  'select orders, paid_paise, paid_gst_paise from list_order_months()', 'the exported orders of a month add up to its total'
);
select results_eq(
  $$ select count(*), sum(amount_paise)::bigint, sum(gst_paise)::bigint from export_refunds(pg_temp.today(), pg_temp.today()) $$,
  'select refunds, refunded_paise, refunded_gst_paise from list_order_months()', 'the exported refunds of a month add up to its total'
);
select is((select exams from export_refunds(pg_temp.today(), pg_temp.today())), 'Science', 'the export of refunds has the refunded exam');
select set_eq(
  $$ select student_name, student_email from export_orders(pg_temp.today(), pg_temp.today()) $$,
  $$ values ('Asha', 'asha@olympeak.example'), ('Bela', 'bela@olympeak.example') $$, 'an exported order has the child''s name and the family''s email'
);
select results_eq(
  $$ select payment_id, gst_percent, refunded_paise, fee_paise, fee_gst_paise from export_orders(pg_temp.today(), pg_temp.today()) order by 1 $$,
  $$ values ('pay_asha', 18.00, 25000::bigint, 1180, 180), ('pay_bela', 18.00, 0::bigint, null, null) $$,
  'an exported order has its rate of GST, what was refunded of it, and the gateway''s fee if it is known'
);
select results_eq(
  'select fee_paise, fee_gst_paise, unknown_fees, first_credit_note, last_credit_note from list_order_months()',
  $$ select 1180::bigint, 180::bigint, 1::bigint, credit_note, credit_note from export_refunds() $$,
  'a month has the fees of its orders, how many are not known, and its first and last credit note'
);
select results_eq(
  $$ select status, credit_note ~ '^CN/[0-9]{2}-[0-9]{2}/1$', gst_percent, paid_by, refund_id, note from export_refunds(pg_temp.today(), pg_temp.today()) $$,
  $$ values ('processed', true, 18.00, 'gateway', 'rfnd_pay_asha', null) $$, 'an exported refund has its credit note and how it was paid'
);
-- The exported file of a list has the same rows as the list.
select results_eq(
  $$ select payment_id from export_orders(p_search => 'bela') $$, $$ select payment_id from list_payments('bela') $$, 'the orders of a search can be exported'
);
select results_eq(
  $$ select payment_id from export_orders(p_status => 'partial') $$, $$ values ('pay_asha') $$, 'the orders of a status can be exported'
);
select is((select count(*) from export_orders()), 2::bigint, 'all orders can be exported without a period');
select throws_ok($$ select export_orders(p_status => 'half') $$, '22023', null, 'orders of an unknown status cannot be exported');
select results_eq(
  $$ select payment_id, status from export_refunds(p_state => 'done') $$, $$ select payment_id, status from list_refund_tasks('done') $$,
  'the refunds of a list can be exported'
);
select is_empty($$ select * from export_refunds(p_state => 'open') $$, 'the file of a list without refunds has no rows');
select is_empty($$ select * from export_refunds(p_state => 'done', p_search => 'bela') $$, 'the file of a search among the refunds has only what the search finds');
select throws_ok($$ select export_refunds(p_state => 'lost') $$, '22023', null, 'refunds of an unknown list cannot be exported');
select is_empty($$ select * from export_refunds(pg_temp.today() + 1, pg_temp.today() + 2) $$, 'the refunds of another period are not in the file');
-- A payment that did not become an order is not a sale, and its refund is not the refund of a sale.
select tests.act_as_owner();
select set_config('tests.first_payment', (select payment_id from private.captured_payments order by payment_id limit 1), true);
insert into private.captured_payments (payment_id, razorpay_order_id, amount_paise, currency, status, method, paid_at)
select 'pay_twice', razorpay_order_id, 25000, currency, 'refunded', method, now() from private.captured_payments order by payment_id limit 1;
insert into private.refund_tasks (payment_id, reason, amount_paise, status) values ('pay_twice', 'second_payment', 25000, 'processed');
select tests.act_as('meera');
select results_eq(
  'select refunds, refunded_paise, refunded_gst_paise, returned, returned_paise from list_order_months()',
  $$ values (1::bigint, 25000::bigint, 3814::bigint, 1::bigint, 25000::bigint) $$, 'a refunded second payment is not the refund of a sale'
);
select results_eq(
  'select received, received_paise from list_order_months()', $$ values (1::bigint, 25000::bigint) $$, 'a second payment is counted as received outside the orders'
);
select results_eq(
  'select reason, exams, cart_paise, amount_paise, refunded_paise from export_unmatched_payments(pg_temp.today(), pg_temp.today())',
  $$
    select 'second_payment', exams, amount_paise, 25000, 25000::bigint
    from export_orders(pg_temp.today(), pg_temp.today()) where payment_id = current_setting('tests.first_payment')
  $$,
  'the export of unmatched payments has the cart, what arrived and what was refunded'
);
select results_eq(
  'select count(*)::integer, sum(amount_paise)::bigint, sum(refunded_paise)::bigint from export_unmatched_payments(pg_temp.today(), pg_temp.today())',
  'select * from sum_unmatched_payments()', 'the exported unmatched payments add up to the total of the list'
);
select is((select gst_paise from export_refunds(pg_temp.today(), pg_temp.today()) where payment_id = 'pay_twice'), 0::bigint, 'a refunded payment that did not become an order has no GST in the export of refunds');
select results_eq(
  $$ select student_name, student_email, order_number, ordered_at from export_refunds(pg_temp.today(), pg_temp.today()) where payment_id = 'pay_twice' $$,
  $$ select s.student_name, s.student_email, null::bigint, null::timestamptz from export_orders(pg_temp.today(), pg_temp.today()) as s where s.payment_id = current_setting('tests.first_payment') $$,
  'a refunded payment that did not become an order has the family''s name and email in the export of refunds'
);
select is_empty($$ select * from export_orders(pg_temp.today() - 90, pg_temp.today() - 60) $$, 'the export of another month has none of these orders');
select results_eq(
  'select * from sum_enrolments(tests.edition())', $$ values (2::bigint, 2::bigint, 50000::bigint) $$, 'the sum of enrolments leaves out refunded enrolments'
);
select results_eq(
  $$ select class_name, exam, price_paise from export_enrolments(tests.edition()) order by 1 $$,
  $$ values ('Class 5', 'Maths', 25000), ('Class 6', 'Maths', 25000) $$, 'the export of enrolments leaves out refunded enrolments'
);
select is((select count(*) from export_enrolments(tests.edition(), tests.exam('IMO'), tests.class(6))), 1::bigint, 'the export of enrolments can be for one exam and class');
select is_empty($$ select * from export_enrolments(tests.edition(), null, null, 1000) $$, 'the export of enrolments has no rows after the last one');

-- Results.
select tests.act_as_owner();
insert into private.papers (id, kind, edition_id, exam_id, class_id) values (tests.id('p'), 'exam', tests.edition(), tests.exam('IMO'), tests.class(5));
select tests.write_and_seal_paper(tests.id('p')), tests.give_consent('asha');
insert into private.exam_attempts (id, paper_id, student_id, exam_id, edition_id, class_id, order_id, student_name, seed, started_at, finished_at, deadline_at, ended_by)
select tests.id('a'), tests.id('p'), tests.id('asha'), tests.exam('IMO'), tests.edition(), tests.class(5), id, 'Asha', '0123456789abcdef',
  now() - interval '2 hours', now() - interval '1 hour', now() - interval '1 hour', 'student'
from orders where payment_id = 'pay_asha';
insert into private.paper_results (paper_id, key_version, closed_at) values (tests.id('p'), 1, now());
insert into private.exam_results (attempt_id, no, paper_id, key_version, has_answers, marks, section_c, difficulty, rank, award, cause, marked_at)
values (tests.id('a'), 1, tests.id('p'), 1, true, 2, 0, 1, 1, 'gold', 'provisional', now());
select tests.act_as('meera');
select is_empty($$ select * from export_results(tests.edition(), tests.exam('IMO')) $$, 'no results are exported before they are published');
select tests.act_as_owner();
update private.paper_results set provisional_at = now(), challenge_until = now() + interval '7 days';
select tests.act_as('meera');
select results_eq(
  $$ select rank, name, marks, award from export_results(tests.edition(), tests.exam('IMO')) $$, $$ values (null::integer, 'Asha', 2::smallint, null::text) $$,
  'exported provisional results have marks, and neither rank nor award'
);
select tests.act_as_owner();
update private.paper_results set final_at = now(), participants = 1;
select tests.act_as('meera');
select results_eq(
  $$ select rank, name, class_name, exam, marks, award from export_results(tests.edition(), tests.exam('IMO')) $$,
  $$ values (1, 'Asha', 'Class 5', 'Maths', 2::smallint, 'gold') $$, 'exported final results have rank and award'
);
select results_eq(
  $$ select class_name, participants, mean, gold, silver, bronze, is_final from sum_results(tests.edition(), tests.exam('IMO')) $$,
  $$ values ('Class 5', 1::bigint, 2.00, 1::bigint, 0::bigint, 0::bigint, true) $$, 'the sum of results has the participants, the mean and the medals'
);
select tests.act_as_owner();
update private.guardian_consents set withdrawn_at = now() where student_id = tests.id('asha');
select tests.act_as('meera');
select is_empty($$ select * from export_results(tests.edition(), tests.exam('IMO')) $$, 'a held result is not exported');
select tests.act_as_owner();
update private.guardian_consents set withdrawn_at = null where student_id = tests.id('asha');
insert into private.organisers_children (edition_id, class_id, organiser_id, marked_by) values (tests.edition(), tests.class(5), tests.id('meera'), tests.id('meera'));
select tests.act_as('meera');
select is_empty($$ select * from export_results(tests.edition(), tests.exam('IMO')) $$, 'an organiser cannot export a class in which they have a child');

-- A refund by hand.
select tests.act_as_owner();
create temp table bela_orders as select id, student_id from orders where payment_id = 'pay_bela';
select private.file_refund_request(student_id, id, 'payment_error', null, '-infinity') from bela_orders;
select tests.act_as('meera');
select is(
  (select decide_refund(t.id, 'by_hand', 'By UPI to 98765 43210.', null, 'upi', '426331000004', (now() at time zone 'Asia/Kolkata')::date) ->> 'outcome' from list_refund_tasks('open') as t), 'processed', 'a refund can be made by hand'
);
select results_eq(
  $$ select paid_by, bank_reference, note, refund_id, credit_note ~ '/2$' from export_refunds() where payment_id = 'pay_bela' $$,
  $$ values ('upi', '426331000004', 'By UPI to 98765 43210.', null, true) $$, 'an exported refund by hand says how it was paid, and has the next credit note'
);
select results_eq(
  $$ select refunds, by_hand_paise, last_credit_note ~ '/2$' from list_order_months() $$, $$ values (2::bigint, 50000::bigint, true) $$,
  'the second credit note of the month is its last, and the month says what was paid back by hand, with or without an order'
);
select tests.act_as_owner();
update private.refund_tasks set paid_on = pg_temp.today() - 60 where payment_id = 'pay_bela';
select tests.act_as('meera');
select results_eq(
  $$ select refunds, by_hand_paise from list_order_months() $$, $$ values (2::bigint, 50000::bigint) $$, 'a refund counts in the month of its credit note, not in the one in which it was paid by hand'
);
select results_eq(
  $$ select (refunded_at at time zone 'Asia/Kolkata')::date, (credit_note_at at time zone 'Asia/Kolkata')::date from export_refunds(pg_temp.today(), pg_temp.today()) where payment_id = 'pay_bela' $$,
  $$ values (pg_temp.today() - 60, pg_temp.today()) $$, 'an exported refund by hand has the day on which it was paid and that of its credit note'
);
select tests.act_as_owner();
select is((select count(*) from private.admin_audit where action = 'export_orders' and actor = tests.id('meera')::text), 9::bigint, 'each export of orders leaves an audit row');
select set_eq($$ select distinct action from private.admin_audit where action like 'export%' $$, $$ values ('export_orders'), ('export_refunds'), ('export_unmatched_payments'), ('export_enrolments'), ('export_results') $$, 'every kind of export leaves audit rows');

select * from finish();
rollback;
