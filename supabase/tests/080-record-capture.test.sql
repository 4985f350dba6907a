-- Each captured payment becomes one order or one refund task, never both.
begin;
select plan(75);

select tests.open_registration();
select tests.create_student('asha', 5, true);
select tests.create_student('bela');
delete from private.outbox;

create function pg_temp.task_summaries(p_payment_id text) returns setof text language sql
as $$
  select concat_ws(' ', t.reason, s.code, t.amount_paise, t.status)
  from private.refund_tasks as t left join public.subjects as s on s.id = t.exam_id
  where t.payment_id = p_payment_id order by t.reason, s.code
$$;

-- Returns a payment of 250 rupees that was made at the given time.
create function pg_temp.payment_made_at(p_id text, p_order text, p_at timestamptz) returns jsonb language sql
as $$ select tests.gateway_payment(p_id, p_order, 25000, jsonb_build_object('created_at', extract(epoch from p_at)::bigint)) $$;

select tests.act_as('asha');
select throws_ok(
  $$ select record_capture(tests.gateway_payment('pay_1', 'order_1', 25000)) $$, '42501', null, 'a student cannot record a payment'
);
select tests.act_as_visitor();
select throws_ok(
  $$ select record_capture(tests.gateway_payment('pay_1', 'order_1', 25000)) $$, '42501', null, 'a visitor cannot record a payment'
);

-- A student pays for a cart.
select tests.act_as_owner();
select tests.open_checkout('asha', '{IMO,ISO}', 'order_1');
select tests.act_as_service();
select throws_ok(
  $$ select record_capture(tests.gateway_payment('pay_1', 'order_1', 50000, '{"status": "authorized"}')) $$, '22023', null,
  'a payment that is authorised but not captured is refused'
);
select throws_ok(
  $$ select record_capture(tests.gateway_payment('pay_1', 'order_1', 50000, '{"status": null}')) $$, '22023', null,
  'a payment without a status is refused'
);
select is(
  record_capture(tests.gateway_payment('pay_1', 'order_1', 50000)) ->> 'outcome', 'order', 'a captured payment becomes an order'
);
select is(
  record_capture(tests.gateway_payment('pay_1', 'order_1', 50000)),
  jsonb_build_object('outcome', 'order', 'order_id', find_intent('order_1') -> 'order_id'), 'recording a payment again returns the same order'
);
select lives_ok('set constraints all immediate', 'the check that the items of an order add up to its amount passes');
set constraints all deferred;
select is(find_intent('order_1') ->> 'status', 'paid', 'the intent of a recorded payment has the status paid');
select is(find_intent('order_1') ->> 'payment_id', 'pay_1', 'a paid intent names its payment');
select is(
  begin_payment(tests.id('asha'), array[tests.exam('ISO'), tests.exam('IEO')], 50000, gen_random_uuid()),
  jsonb_build_object('outcome', 'already_enrolled', 'exam_ids', jsonb_build_array(tests.exam('ISO'))),
  'an enrolled exam cannot be bought again'
);
select is_empty($$ select list_orders_to_reconcile(10) $$, 'a paid gateway order is not listed for reconciling');

select tests.act_as('asha');
select results_eq(
  $$ select payment_id, razorpay_order_id, amount_paise, amount, currency, status, refund_status, edition_id, class_id from orders $$,
  $$ values ('pay_1', 'order_1', 50000, 500.00, 'INR', 'success', 'none', tests.edition(), tests.class(5)) $$,
  'a student sees the order of their own payment'
);
select set_eq(
  $$ select exam_id, price_paise, price from order_items $$,
  $$ values (tests.exam('IMO'), 25000, 250.00), (tests.exam('ISO'), 25000, 250.00) $$, 'a student sees the items of their own order'
);
select set_eq(
  $$ select exam_id, edition_id, class_id, is_active from enrolments $$,
  $$
    values (tests.exam('IMO'), tests.edition(), tests.class(5), true),
      (tests.exam('ISO'), tests.edition(), tests.class(5), true)
  $$,
  'a student who has paid for two exams is enrolled in both exams'
);
select tests.act_as('bela');
select is((select count(*) from orders), 0::bigint, 'another student cannot see the order');
select is((select count(*) from order_items), 0::bigint, 'another student cannot see the items of the order');
select is((select count(*) from enrolments), 0::bigint, 'another student cannot see the enrolments');

select tests.act_as_owner();
select set_eq(
  $$ select kind, status from private.outbox $$,
  $$ values ('purchase_email', 'pending'), ('purchase_contact', 'pending') $$,
  'one mail and one contact sync are queued, however often the payment was recorded'
);

-- A family pays one gateway order twice.
select is(
  record_capture(tests.gateway_payment('pay_2', 'order_1', 50000)), '{"outcome": "second_payment"}', 'a second payment does not become an order'
);
select is(
  record_capture(tests.gateway_payment('pay_2', 'order_1', 50000)), '{"outcome": "second_payment"}', 'a second payment that is recorded twice does not become an order either'
);
select results_eq($$ select pg_temp.task_summaries('pay_2') $$, $$ values ('second_payment 50000 queued') $$, 'a second payment for an order is queued for a refund');

-- An organiser has to decide about some payments.
select is(
  record_capture(tests.gateway_payment('pay_3', 'order_of_nobody', 25000)), '{"outcome": "review", "reason": "unknown_order"}',
  'a payment for a gateway order without an intent goes to review'
);
select is(
  record_capture(tests.gateway_payment('pay_4', null, 25000)), '{"outcome": "review", "reason": "unknown_order"}',
  'a payment without a gateway order goes to review'
);
select results_eq($$ select pg_temp.task_summaries('pay_3') $$, $$ values ('unknown_order 25000 review') $$, 'a payment for an unknown gateway order gets a review task for its whole amount');

select tests.open_checkout('bela', '{IMO}', 'order_2');
select is(
  record_capture(tests.gateway_payment('pay_5', 'order_2', 100)), '{"outcome": "review", "reason": "amount_mismatch"}',
  'a payment of another amount than its cart goes to review'
);
select is(
  record_capture(tests.gateway_payment('pay_6', 'order_2', 25000, '{"currency": "USD"}')),
  '{"outcome": "review", "reason": "amount_mismatch"}', 'a payment in another currency goes to review'
);
select is(
  record_capture(tests.gateway_payment('pay_7', 'order_2', 25000, '{"status": "refunded", "amount_refunded": 25000}')),
  '{"outcome": "review", "reason": "already_refunded"}', 'a payment that was already refunded when first recorded goes to review'
);
select results_eq($$ select pg_temp.task_summaries('pay_7') $$, $$ values ('already_refunded 25000 review') $$, 'a payment that was already refunded gets one review task');
select is(find_intent('order_2') ->> 'status', 'open', 'payments that go to review do not mark the intent as paid');
select is(find_intent('order_2') -> 'is_refunded', 'false', 'the family does not see a refund while an organiser has to decide');
update private.refund_tasks set status = 'queued' where payment_id in (select payment_id from private.captured_payments where razorpay_order_id = 'order_2');
select is(find_intent('order_2') -> 'is_refunded', 'true', 'the family sees a refund once the organiser has decided it');
update private.refund_tasks set status = 'review' where payment_id in (select payment_id from private.captured_payments where razorpay_order_id = 'order_2');
select is(
  (select count(*) from orders where student_id = tests.id('bela')), 0::bigint, 'payments that go to review do not become an order'
);
select is(
  record_capture(tests.gateway_payment('pay_8', 'order_2', 25000)) ->> 'outcome', 'order', 'a payment of the right amount still becomes an order after payments that went to review'
);
select is_empty('select tests.payment_violations()', 'all payment invariants hold');

-- A payment is captured late, when its intent has expired.
select tests.open_checkout('bela', '{ISO}', 'order_3');
update private.payment_intents set opened_at = now() - interval '3 days' where razorpay_order_id = 'order_3';
select list_orders_to_reconcile(10);
update edition_exams set registration_closes_on = private.day_in_india(now()) - 1, exam_on = private.day_in_india(now())
where edition_id = tests.edition() and exam_id = tests.exam('ISO');
select is(
  record_capture(pg_temp.payment_made_at('pay_9', 'order_3', now() - interval '25 hours')) ->> 'outcome', 'order',
  'a payment made in time becomes an order, even if it is recorded on the exam day, after the cart has expired and registration has closed'
);
select is(find_intent('order_3') ->> 'status', 'paid', 'an expired intent has the status paid after a payment made in time was recorded');
select results_eq(
  $$ select is_active from enrolments where student_id = tests.id('bela') and exam_id = tests.exam('ISO') $$,
  $$ values (true) $$, 'a student whose payment was recorded late is enrolled in the exam'
);

-- An intent keeps the price of its cart for 48 hours.
select tests.open_checkout('bela', '{ISMO}', 'order_price');
update private.payment_intents set opened_at = now() - interval '3 days' where razorpay_order_id = 'order_price';
select is(
  record_capture(pg_temp.payment_made_at('pay_old', 'order_price', now() - interval '23 hours')),
  '{"outcome": "review", "reason": "late_for_price"}', 'a payment made 49 hours after its cart was opened goes to review'
);
select results_eq($$ select pg_temp.task_summaries('pay_old') $$, $$ values ('late_for_price 25000 review') $$, 'a payment that came too late for its price is in review with its whole amount');
select is(
  record_capture(pg_temp.payment_made_at('pay_held', 'order_price', now() - interval '25 hours')) ->> 'outcome', 'order',
  'a payment made 47 hours after its cart was opened becomes an order, even if it is captured a day later'
);

-- An open cart does not reserve an exam whose registration has closed.
select tests.open_checkout('bela', '{ISBO}', 'order_closing');
select tests.create_student('dora');
select tests.open_checkout('dora', '{ISBO,ICO}', 'order_half');
update private.payment_intents set opened_at = now() - interval '30 hours' where razorpay_order_id in ('order_closing', 'order_half');
-- Closes the registration for an exam at the last midnight in India; returns that time.
create function pg_temp.close_registration(p_code text) returns timestamptz language sql
as $$
  update edition_exams set registration_closes_on = private.day_in_india(now()) - 1, exam_on = private.day_in_india(now()) + 3
  where edition_id = tests.edition() and exam_id = tests.exam(p_code)
  returning private.day_in_india(now())::timestamp at time zone interval '5 hours 30 minutes'
$$;
select set_config('tests.closed_at', pg_temp.close_registration('ISBO')::text, true);
select is(
  private.lateness_error(tests.edition(), tests.exam('ISBO'), tests.class(5), current_setting('tests.closed_at')::timestamptz + interval '1 hour'),
  null, 'a payment one hour after registration closed is still in time, because the family may have been about to pay'
);
select is(
  private.lateness_error(tests.edition(), tests.exam('ISBO'), tests.class(5), current_setting('tests.closed_at')::timestamptz + interval '61 minutes'),
  'late_after_closing', 'a payment 61 minutes after registration closed is late'
);
select is(
  record_capture(pg_temp.payment_made_at('pay_closed', 'order_closing', now() + interval '2 hours')),
  '{"outcome": "review", "reason": "late_after_closing"}', 'a payment made more than an hour after registration closed goes to review'
);
select is(
  record_capture(tests.gateway_payment('pay_half', 'order_half', 50000, jsonb_build_object('created_at', extract(epoch from now() + interval '2 hours')::bigint))) ->> 'outcome',
  'order', 'the payment of a cart with an exam whose registration has closed and another exam becomes an order'
);
select results_eq($$ select pg_temp.task_summaries('pay_half') $$, $$ values ('late_after_closing ISBO 25000 review') $$, 'an exam that was paid for after its registration closed goes to review');

-- The current edition changed before the payment arrived.
select tests.open_checkout('bela', '{IEO}', 'order_4');
select set_config('tests.edition_of_purchase', tests.edition()::text, true);
update editions set is_current = false where id = tests.edition();
update students set class_id = tests.class(6) where id = tests.id('bela');
select is(
  record_capture(tests.gateway_payment('pay_10', 'order_4', 25000)) ->> 'outcome', 'order', 'a payment that arrives after the current edition changed becomes an order'
);
select results_eq(
  $$ select edition_id, class_id from enrolments where student_id = tests.id('bela') and exam_id = tests.exam('IEO') $$,
  $$ values (current_setting('tests.edition_of_purchase')::uuid, tests.class(5)) $$,
  'a payment that arrives after the edition and the class changed enrols in the edition and class of the purchase'
);
update editions set is_current = true where id = current_setting('tests.edition_of_purchase')::uuid;

-- Some payments are made after the exam day.
select tests.open_checkout('bela', '{IRO}', 'order_5');
select tests.open_checkout('bela', '{IGKO,ICO}', 'order_6');
update edition_exams set registration_closes_on = private.day_in_india(now()) - 2, exam_on = private.day_in_india(now()) - 1
where edition_id = tests.edition() and exam_id in (tests.exam('IRO'), tests.exam('IGKO'));
select is(
  record_capture(tests.gateway_payment('pay_11', 'order_5', 25000)), '{"outcome": "review", "reason": "late_after_exam"}',
  'a payment after the exam day goes to review'
);
select is((select count(*) from orders where payment_id = 'pay_11'), 0::bigint, 'a payment after the exam day does not become an order');
select is(
  record_capture(tests.gateway_payment('pay_12', 'order_6', 50000)) ->> 'outcome', 'order',
  'a cart with one past and one coming exam becomes an order'
);
select results_eq($$ select pg_temp.task_summaries('pay_12') $$, $$ values ('late_after_exam IGKO 25000 review') $$, 'an exam that was paid for after its exam day goes to review');
select results_eq(
  $$ select s.code from enrolments as n join subjects as s on s.id = n.exam_id join orders as o on o.id = n.order_id where o.payment_id = 'pay_12' $$,
  $$ values ('ICO') $$, 'a student who has paid for a past and a coming exam is enrolled in the coming exam only'
);

-- A family pays two gateway orders with the same exam.
select tests.open_checkout('asha', '{IEO}', 'order_7');
select tests.open_checkout('asha', '{IEO,ICO}', 'order_8');
select record_capture(tests.gateway_payment('pay_13', 'order_7', 25000));
select is(
  record_capture(tests.gateway_payment('pay_14', 'order_8', 50000)) ->> 'outcome', 'order', 'the payment of a second cart with an exam that is paid already becomes an order too'
);
select results_eq($$ select pg_temp.task_summaries('pay_14') $$, $$ values ('duplicate_exam IEO 25000 queued') $$, 'an exam bought twice is queued for a refund');
select is(
  (select count(*) from order_items as i join orders as o on o.id = i.order_id where o.payment_id = 'pay_14'),
  2::bigint, 'an order with an exam bought twice has all its items'
);
select results_eq(
  $$
    select o.payment_id from enrolments as n join orders as o on o.id = n.order_id
    where n.student_id = tests.id('asha') and n.exam_id = tests.exam('IEO')
  $$,
  $$ values ('pay_13') $$, 'the enrolment in an exam bought twice stays with the first order'
);
select results_eq(
  $$
    select o.payment_id from enrolments as n join orders as o on o.id = n.order_id
    where n.student_id = tests.id('asha') and n.exam_id = tests.exam('ICO')
  $$,
  $$ values ('pay_14') $$, 'the second order with an exam bought twice enrols in its other exam'
);

-- A refunded exam can be bought again.
select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.refund_payment('pay_1', '{IMO}', 'meera');
select tests.open_checkout('asha', '{IMO}', 'order_9');
select is(
  record_capture(tests.gateway_payment('pay_15', 'order_9', 25000)) ->> 'outcome', 'order', 'a refunded exam can be bought again'
);
select results_eq(
  $$
    select n.is_active, o.payment_id from enrolments as n join orders as o on o.id = n.order_id
    where n.student_id = tests.id('asha') and n.exam_id = tests.exam('IMO')
  $$,
  $$ values (true, 'pay_15') $$, 'a student who buys a refunded exam again is enrolled by the new order'
);
select is_empty($$ select pg_temp.task_summaries('pay_15') $$, 'a refunded exam that is bought again gets no refund task');

-- Somebody makes refunds on Razorpay's dashboard.
select is(
  record_capture(tests.gateway_payment('pay_15', 'order_9', 25000, '{"amount_refunded": 10000}')) ->> 'outcome', 'order',
  'a refund on Razorpay''s dashboard does not change the order'
);
select results_eq($$ select pg_temp.task_summaries('pay_15') $$, $$ values ('dashboard_refund 10000 review') $$, 'a refund on Razorpay''s dashboard gets a review task');
select record_capture(tests.gateway_payment('pay_15', 'order_9', 25000, '{"amount_refunded": 10000}'));
select record_capture(tests.gateway_payment('pay_15', 'order_9', 25000, '{"amount_refunded": 25000, "status": "refunded"}'));
select record_capture(tests.gateway_payment('pay_15', 'order_9', 25000));
select results_eq(
  $$ select pg_temp.task_summaries('pay_15') $$, $$ values ('dashboard_refund 25000 review') $$, 'the task of a refund on Razorpay''s dashboard has the largest reported amount, however often and in any order the refund is reported'
);
select results_eq(
  $$ select status, amount_refunded_paise from private.captured_payments where payment_id = 'pay_15' $$,
  $$ values ('refunded', 25000) $$, 'a refunded payment stays refunded'
);
update private.refund_tasks set status = 'failed' where payment_id = 'pay_14';
select record_capture(tests.gateway_payment('pay_14', 'order_8', 50000, '{"amount_refunded": 25000}'));
select set_eq(
  $$ select pg_temp.task_summaries('pay_14') $$,
  $$ values ('dashboard_refund 25000 review'), ('duplicate_exam IEO 25000 failed') $$,
  'a refund on Razorpay''s dashboard after our own refund failed gets a review task'
);
select record_capture(tests.gateway_payment('pay_2', 'order_1', 50000, '{"amount_refunded": 50000, "status": "refunded"}'));
select results_eq(
  $$ select pg_temp.task_summaries('pay_2') $$, $$ values ('second_payment 50000 queued') $$, 'a refund that we requested gets no review task when the gateway reports it'
);

select lives_ok('set constraints all immediate', 'at the end of this file the amount of every order is the sum of its items');
select is(
  (select count(*) from orders), (select count(*) from private.payment_intents where status = 'paid'),
  'there are as many orders as paid intents'
);
select is_empty('select tests.payment_violations()', 'all payment invariants hold');

-- A family whose money is under review gets one email about it.
select tests.act_as_owner();
select tests.create_student('uma');
select tests.open_checkout('uma', '{IMO}', 'order_u');
select record_capture(tests.gateway_payment('pay_u', 'order_u', 75000)), record_capture(tests.gateway_payment('pay_u', 'order_u', 75000));
select results_eq(
  $$ select b.student_id, private.outbox_data(b) - 'paid_at' from private.outbox as b where b.kind = 'payment_review_email' and b.student_id = tests.id('uma') $$,
  format($$ values (tests.id('uma'), '{"reason": "amount_mismatch", "amount_paise": 75000, "payment_id": "pay_u", "order_number": null,
    "cart_paise": 25000, "exams": ["Maths"], "answer_by": "%s"}'::jsonb) $$, private.answer_day(now())),
  'a family that paid a wrong amount gets one email, with the amounts and the day by which it hears from us'
);
select is(private.answer_day('2026-11-27 12:00+05:30'), '2026-12-02', 'the answer is due on the third business day');
select is(private.answer_day('2026-11-29 23:59+05:30'), '2026-12-02', 'the first business day after a Sunday is Monday');
select is(
  (select count(*) from private.outbox as b join private.refund_tasks as t on t.id = b.refund_task_id
    where b.kind = 'payment_review_email' and t.reason in ('unknown_order', 'second_payment', 'duplicate_exam', 'already_refunded')),
  0::bigint, 'nobody gets an email about a payment for an unknown order, a second payment, an exam bought twice or a payment refunded before'
);
select tests.act_as_service();
select is(
  (select c.kind from claim_outbox(10, tests.id('uma'), 'payment_review_email') as c), 'payment_review_email', 'the email about a payment under review is sent while the review is open'
);
select tests.act_as_owner();
update private.outbox set locked_until = null where student_id = tests.id('uma');
update private.refund_tasks set status = 'queued' where payment_id = 'pay_u';
select is_empty($$ select claim_outbox(10, tests.id('uma'), 'payment_review_email') $$, 'the email about a payment under review is not sent after an organiser has decided');

select * from finish();
rollback;
