-- Refund processing: one worker at a time, one refund per task; exams end once the gateway has paid; failed tasks wait for an organiser.
begin;
select plan(125);

select tests.open_registration();
select tests.create_student(n) from unnest(array['asha', 'bela', 'carl', 'meera']) as n;
select private.grant_admin('meera@olympeak.example');
delete from private.outbox;

create function pg_temp.task(p_payment_id text, p_reason text default null) returns private.refund_tasks language sql security definer
as $$ select t from private.refund_tasks as t where payment_id = p_payment_id and (p_reason is null or reason = p_reason) $$;
create function pg_temp.request_and_approve(p_payment_id text, p_codes text[] default null) returns text language plpgsql
as $$
declare
  v_order public.orders := (select o from public.orders as o where o.payment_id = p_payment_id);
begin
  perform private.file_refund_request(v_order.student_id, v_order.id, 'payment_error', null, now());
  perform set_config('request.jwt.claims', json_build_object('sub', tests.id('meera'))::text, true);
  return public.decide_refund(
    (pg_temp.task(p_payment_id, 'student_request')).id, 'refund', null,
    case when p_codes is not null then array(select tests.exam(c) from unnest(p_codes) as c) end
  ) ->> 'outcome';
end
$$;
create function pg_temp.active_exams(p_name text) returns text language sql security definer
as $$
  select coalesce(string_agg(s.code, ',' order by s.code), 'none')
  from public.enrolments as n join public.subjects as s on s.id = n.exam_id
  where n.student_id = tests.id(p_name) and n.is_active
$$;

select tests.open_checkout('asha', '{IMO,ISO}', 'order_1');
select record_capture(tests.gateway_payment('pay_1', 'order_1', 50000));

-- Permissions.
select tests.act_as('asha');
select throws_ok($$ select claim_refunds(10) $$, '42501', null, 'a student cannot claim refunds');
select throws_ok($$ select finish_refund(gen_random_uuid()) $$, '42501', null, 'a student cannot finish a refund');
select throws_ok($$ select record_refund('{}') $$, '42501', null, 'a student cannot record a refund');
select throws_ok($$ select record_dispute('pay_1', 100, 'x') $$, '42501', null, 'a student cannot record a dispute');
select tests.act_as('meera');
select throws_ok($$ select claim_refunds(10) $$, '42501', null, 'an admin cannot claim refunds');
select tests.act_as_visitor();
select throws_ok($$ select claim_refunds(10) $$, '42501', null, 'a visitor cannot claim refunds');

-- Nothing is refunded before an organiser has decided.
select tests.act_as_owner();
select private.file_refund_request(
  tests.id('asha'), (select id from orders where payment_id = 'pay_1'), 'payment_error', null, now()
);
select tests.act_as_service();
select is_empty($$ select claim_refunds(10) $$, 'a refund request that is not decided is not claimed');

-- A worker claims a refund.
select tests.act_as_owner();
select is(pg_temp.request_and_approve('pay_1', '{IMO}'), 'queued', 'an organiser can refund one exam of an order');
select tests.act_as_service();
select is_empty($$ select claim_refunds(0) $$, 'a limit of 0 claims no refund');
create temp table claimed as select * from claim_refunds(10);
select is(
  (select jsonb_agg(c) from claimed as c),
  jsonb_build_array(jsonb_build_object(
    'id', (pg_temp.task('pay_1')).id, 'payment_id', 'pay_1', 'amount_paise', 25000, 'razorpay_refund_id', null,
    'receipt', replace((pg_temp.task('pay_1')).id::text, '-', '') || '-1',
    'idempotency_key', 'refund-' || replace((pg_temp.task('pay_1')).id::text, '-', '') || '-1'
  )),
  'a worker gets what the gateway needs, and no data of the family'
);
select matches((select idempotency_key from claimed), '^[A-Za-z0-9_-]{10,64}$', 'the idempotency key has a valid format for the gateway');
select cmp_ok((select char_length(receipt) from claimed), '<=', 40, 'the field receipt has a valid length for the gateway');
select is_empty($$ select claim_refunds(10) $$, 'a second worker does not get a task that is claimed already');
select tests.act_as_owner();
update private.refund_tasks set locked_until = clock_timestamp();
select tests.act_as_service();
select is((select idempotency_key from claim_refunds(10)), (select idempotency_key from claimed), 'after a crash the next worker gets the same idempotency key');

-- The gateway does not reply.
select is(finish_refund((pg_temp.task('pay_1')).id, null, 'razorpay did not answer'), '{"outcome": "retry"}', 'a refund without a reply of the gateway is tried again');
select is_empty($$ select claim_refunds(10) $$, 'a refund without a reply of the gateway is not retried immediately');
select tests.act_as_owner();
create function pg_temp.minutes_to_retry() returns numeric language sql
as $$ select round(extract(epoch from next_attempt_at - clock_timestamp()) / 60) from private.refund_tasks where payment_id = 'pay_1' $$;
create function pg_temp.minutes_after_no_reply() returns numeric language plpgsql
as $$
begin
  update private.refund_tasks set next_attempt_at = now();
  perform public.claim_refunds(10);
  perform public.finish_refund((pg_temp.task('pay_1')).id, null, 'razorpay did not answer');
  return pg_temp.minutes_to_retry();
end
$$;
select is(pg_temp.minutes_to_retry(), 5::numeric, 'the first retry of a refund is after 5 minutes');
select results_eq(
  $$ select pg_temp.minutes_after_no_reply() from generate_series(1, 7) $$,
  $$ values (30::numeric), (120), (360), (720), (1440), (1440), (1440) $$, 'the waits between the retries of a refund get longer, up to one day'
);
select is((pg_temp.task('pay_1')).detail, 'razorpay did not answer', 'a task that is retried has the reason for the organiser');

-- The gateway accepts the refund.
select tests.act_as_service();
select throws_ok(
  $$ select finish_refund((pg_temp.task('pay_1')).id, tests.gateway_refund('rfnd_1', pg_temp.task('pay_1'), 'pending', '{"amount": 50000}')) $$,
  '22023', null, 'a gateway refund of another amount than the task is refused'
);
select throws_ok(
  $$ select finish_refund((pg_temp.task('pay_1')).id, tests.gateway_refund('rfnd_1', pg_temp.task('pay_1'), 'pending', '{"payment_id": "pay_2"}')) $$,
  '22023', null, 'a gateway refund of another payment than the task is refused'
);
select throws_ok($$ select finish_refund(gen_random_uuid()) $$, 'P0002', null, 'a gateway refund of an unknown task is refused');
select is(
  finish_refund((pg_temp.task('pay_1')).id, tests.gateway_refund('rfnd_1', pg_temp.task('pay_1'), 'pending')), '{"outcome": "requested"}', 'a refund that the gateway has accepted has the outcome requested'
);
select is(pg_temp.active_exams('asha'), 'IMO,ISO', 'an exam stays active until the gateway has paid its refund');
select is(
  (select to_jsonb(c) - 'id' #- '{data,order_number}' from claim_outbox(10, tests.id('asha'), 'refund_email') as c),
  jsonb_build_object(
    'kind', 'refund_email', 'email', 'asha@olympeak.example', 'name', 'Asha',
    'data', jsonb_build_object('reason', 'student_request', 'amount_paise', 25000, 'payment_id', 'pay_1', 'refund_id', 'rfnd_1', 'is_by_hand', false, 'note', null, 'paid_method', null, 'paid_on', null, 'reference', null, 'exams', array['Maths'], 'registered', array['Science'], 'payable', '[]'::jsonb)
  ),
  'the family gets an email about a refund that the gateway has accepted'
);
select is(
  finish_refund((pg_temp.task('pay_1')).id, tests.gateway_refund('rfnd_1', pg_temp.task('pay_1'), 'pending')), '{"outcome": "requested"}', 'a repeated report of an accepted refund changes nothing'
);
select is(finish_refund((pg_temp.task('pay_1')).id, null, 'razorpay 400', true), '{"outcome": "retry"}', 'an accepted refund is retried even if the gateway reports an error');
select is_empty($$ select claim_refunds(10) $$, 'an accepted refund is not claimed immediately after an error');
select tests.act_as_owner();
update private.refund_tasks set next_attempt_at = now() where payment_id = 'pay_1';
select tests.act_as_service();
select is((select razorpay_refund_id from claim_refunds(10)), 'rfnd_1', 'a worker claims an accepted refund later, to ask the gateway for its status');

-- The gateway has paid the refund.
select is(record_refund(tests.gateway_refund('rfnd_1', pg_temp.task('pay_1'), 'processed')), '{"outcome": "processed"}', 'a refund that the gateway has paid is processed');
select is(pg_temp.active_exams('asha'), 'ISO', 'a processed refund ends only the enrolment in its exam');
select is(record_refund(tests.gateway_refund('rfnd_1', pg_temp.task('pay_1'), 'pending')), '{"outcome": "processed"}', 'an older report does not change a processed refund');
select is(finish_refund((pg_temp.task('pay_1')).id, null, 'too late', true), '{"outcome": "processed"}', 'a late error does not change a processed refund');
select is((pg_temp.task('pay_1')).bank_reference, null, 'a refund has no bank reference before the gateway reports one');
select record_refund(tests.gateway_refund('rfnd_1', pg_temp.task('pay_1'), 'processed', '{"acquirer_data": {"arn": "70000000001"}}'));
select is((pg_temp.task('pay_1')).bank_reference, '70000000001', 'the bank reference can be reported after the refund was processed');
select record_refund(tests.gateway_refund('rfnd_1', pg_temp.task('pay_1'), 'processed', '{"acquirer_data": []}'));
select is((pg_temp.task('pay_1')).bank_reference, '70000000001', 'a later report without a bank reference does not remove the stored one');
select is(record_refund(tests.gateway_refund('rfnd_9', pg_temp.task('pay_1'), 'processed', '{"receipt": null}')), '{"outcome": "foreign"}', 'a gateway refund without our value in its field receipt is reported as foreign');
select tests.act_as('asha');
select results_eq(
  $$ select status, approved_paise, processed_at is not null from refund_requests $$, $$ values ('processed', 25000, true) $$, 'the family reads that the refund was processed'
);
select results_eq($$ select refund_status from orders $$, $$ values ('partial') $$, 'an order with one of two exams refunded is partly refunded');
select results_eq(
  $$ select order_id, refunded_paise, exam_ids from list_refunded_orders() $$,
  $$ select id, 25000::bigint, array[tests.exam('IMO')] from orders $$, 'the family''s list of refunded orders shows the amount and the exam'
);
select tests.act_as('bela');
select is_empty($$ select list_refunded_orders() $$, 'a student cannot list another student''s refunded order');
select tests.act_as('meera');
select is_empty($$ select list_refunded_orders() $$, 'an admin has no refunded orders of their own');
select tests.act_as_visitor();
select throws_ok($$ select list_refunded_orders() $$, '42501', null, 'a visitor cannot list refunded orders');
select tests.act_as_service();
select throws_ok($$ select list_refunded_orders() $$, '42501', null, 'the service role cannot list refunded orders');
select tests.act_as_owner();
select is(
  (select count(*) from private.outbox where kind = 'refund_email'), 1::bigint, 'several reports of one refund queue one email'
);
select is_empty('select tests.payment_violations()', 'all payment invariants hold');

-- The gateway reports the refund of a whole order before our own request had its reply.
select tests.open_checkout('bela', '{IMO,IEO}', 'order_2');
select record_capture(tests.gateway_payment('pay_2', 'order_2', 50000));
select pg_temp.request_and_approve('pay_2');
select tests.act_as_service();
select claim_refunds(10);
select is(
  record_refund(tests.gateway_refund('rfnd_2', pg_temp.task('pay_2'), 'processed')), '{"outcome": "processed"}', 'a refund that the gateway reports is recognised by its field receipt'
);
select is(
  finish_refund((pg_temp.task('pay_2')).id, tests.gateway_refund('rfnd_2', pg_temp.task('pay_2'), 'pending')), '{"outcome": "processed"}', 'the reply to our own request, which comes after the report, does not change a processed refund'
);
select is(pg_temp.active_exams('bela'), 'none', 'the refund of a whole order ends all its enrolments');
select tests.act_as('bela');
select results_eq($$ select refund_status from orders $$, $$ values ('full') $$, 'an order with all exams refunded is fully refunded');
select is((select refunded_paise from list_refunded_orders()), 50000::bigint, 'the family''s list of refunded orders shows the whole amount');
select tests.act_as_owner();
select is(
  (select count(*) from private.outbox where kind = 'refund_email' and student_id = tests.id('bela')), 1::bigint, 'the family gets one email about a refund that the gateway reported first'
);
select record_capture(tests.gateway_payment('pay_2', 'order_2', 50000, '{"amount_refunded": 50000, "status": "refunded"}'));
select is((select count(*) from private.refund_tasks where payment_id = 'pay_2'), 1::bigint, 'a report of a refunded payment adds no task for a refund that is processed');
select is(tests.begin_payment('bela', '{IMO}') ->> 'outcome', 'create', 'a refunded exam can be bought again');

-- A second payment is refunded automatically and changes no order.
select record_capture(tests.gateway_payment('pay_3', 'order_1', 50000));
select tests.act_as_service();
select tests.act_as('asha');
select results_eq(
  $$ select payment_id, amount_paise, state from list_extra_payments() $$, $$ values ('pay_3', 50000, 'under_way') $$, 'a family sees its second payment for an order'
);
select tests.act_as('bela');
select is_empty('select list_extra_payments()', 'a family does not see another family''s second payment');
select tests.act_as_service();
select is((select amount_paise from claim_refunds(10)), 50000, 'a second payment is refunded without a decision');
select is(finish_refund((pg_temp.task('pay_3')).id, tests.gateway_refund('rfnd_3', pg_temp.task('pay_3'), 'processed')), '{"outcome": "processed"}', 'the refund of a second payment is processed once the gateway has paid it');
select is(pg_temp.active_exams('asha'), 'ISO', 'the refund of a second payment ends no enrolment');
select tests.act_as('asha');
select results_eq($$ select refund_status from orders $$, $$ values ('partial') $$, 'the refund of a second payment does not change the order');
select is((select state from list_extra_payments()), 'refunded', 'the family sees that its second payment was refunded');
select tests.act_as_visitor();
select throws_ok('select list_extra_payments()', '42501', null, 'a visitor cannot list extra payments');
select tests.act_as_owner();
select is(
  (select private.outbox_data(b) -> 'order_number' from private.outbox as b where b.refund_task_id = (pg_temp.task('pay_3')).id),
  (select to_jsonb(number) from orders where payment_id = 'pay_1'), 'the email about a refunded second payment has the number of the order that was paid twice'
);
select is(
  (select private.outbox_data(b) -> 'registered' from private.outbox as b where b.refund_task_id = (pg_temp.task('pay_3')).id),
  '["Science"]', 'the email about a refunded second payment names the exam of the order that was not refunded'
);
update public.enrolments set is_active = false where student_id = tests.id('asha');
select is(
  (select private.outbox_data(b) -> 'registered' from private.outbox as b where b.refund_task_id = (pg_temp.task('pay_3')).id),
  '[]', 'the email about a refunded second payment names no exam after the registration has ended'
);
update public.enrolments set is_active = true where student_id = tests.id('asha') and exam_id = tests.exam('ISO');

-- A family has bought an exam twice.
select tests.open_checkout('carl', '{IMO}', 'order_4');
select tests.open_checkout('carl', '{IMO,ISO}', 'order_5');
select record_capture(tests.gateway_payment('pay_4', 'order_4', 25000));
select record_capture(tests.gateway_payment('pay_5', 'order_5', 50000));
select finish_refund((pg_temp.task('pay_5')).id, tests.gateway_refund('rfnd_5', pg_temp.task('pay_5'), 'processed'));
select is(pg_temp.active_exams('carl'), 'IMO,ISO', 'an exam bought twice is refunded once and stays active');
select is(
  (select private.outbox_data(b) -> 'registered' from private.outbox as b where b.refund_task_id = (pg_temp.task('pay_5')).id),
  '["Maths", "Science"]', 'the email about an exam bought twice says that the exam stays registered'
);
select results_eq(
  $$ select payment_id, refund_status from orders where student_id = tests.id('carl') order by 1 $$,
  $$ values ('pay_4', 'none'), ('pay_5', 'partial') $$, 'the second order of an exam bought twice is the one refunded'
);

select tests.act_as('carl');
select results_eq(
  $$ select o.payment_id, r.refunded_paise, r.exam_ids from list_refunded_orders() as r join orders as o on o.id = r.order_id $$,
  $$ values ('pay_5', 25000::bigint, array[tests.exam('IMO')]) $$, 'the family sees which exam of which order was refunded'
);

-- The gateway refuses the refund, or the bank cannot pay it.
select tests.act_as_owner();
select pg_temp.request_and_approve('pay_4');
select is(finish_refund((pg_temp.task('pay_4')).id, null, 'razorpay 400 BAD_REQUEST_ERROR: not enough balance', true), '{"outcome": "failed"}', 'a refund that the gateway refuses has failed');
select is(pg_temp.active_exams('carl'), 'IMO,ISO', 'a failed refund ends no enrolment');
select set_config('request.jwt.claims', json_build_object('sub', tests.id('meera'))::text, true);
select is(
  (select detail from list_refund_tasks()), 'razorpay 400 BAD_REQUEST_ERROR: not enough balance', 'the list of tasks shows the error of a failed refund'
);
select results_eq(
  $$ select i ->> 'name', (i ->> 'is_approved')::boolean from list_refund_tasks() as t, jsonb_array_elements(t.items) as i order by 1 $$,
  $$ values ('Maths', true) $$, 'the list of tasks says for which exams a failed refund was approved'
);
select is(decide_refund((pg_temp.task('pay_4')).id, 'refund') ->> 'outcome', 'queued', 'an organiser can try a failed refund again');
select matches((select idempotency_key from claim_refunds(10)), '-2$', 'the second try of a refund has a new idempotency key');
select is(record_refund(tests.gateway_refund('rfnd_4', pg_temp.task('pay_4'), 'failed')), '{"outcome": "failed"}', 'a refund that the bank cannot pay has failed');
select is(
  record_refund(tests.gateway_refund('rfnd_4', pg_temp.task('pay_4'), 'processed')), '{"outcome": "processed"}', 'a failed refund is processed once a later report says that it was paid'
);
select is(pg_temp.active_exams('carl'), 'ISO', 'the enrolment ends once a refund that had failed was paid');
select record_refund(tests.gateway_refund('rfnd_4', pg_temp.task('pay_4'), 'processed', '{"acquirer_data": {"rrn": "512345678901"}}'));
select results_eq(
  $$ select e ->> 'refund_id' as refund_id, e ->> 'detail' as detail, (e ->> 'amount_paise')::integer from list_refund_tasks('done') as t, jsonb_array_elements(t.failures) as e where t.payment_id = 'pay_4' order by 1 $$,
  $$ values ('rfnd_4', 'The gateway could not pay the refund out.', 25000), (null, 'razorpay 400 BAD_REQUEST_ERROR: not enough balance', 25000) $$,
  'every failed try of a refund is kept with its id at the gateway, if it has one'
);
select set_eq(
  $$ select e ->> 'what' as what, e ->> 'code' as code, e ->> 'note' as note from jsonb_array_elements(read_family(tests.id('carl')) -> 'events') as e where e ->> 'kind' = 'refund_failed' $$,
  $$ values ('The gateway could not pay the refund out.', 'rfnd_4', 'pay_4'), ('razorpay 400 BAD_REQUEST_ERROR: not enough balance', null, 'pay_4') $$,
  'the family''s history has every failed try'
);
select is((select payment_id from list_payments(s.search)), 'pay_4', format('the order is found by %s', s.what))
from (values ('rfnd_4', 'its refund'), ('512345678901', 'the bank''s reference of its refund')) as s (search, what);
select is((select payment_id from list_refund_tasks('done', 10, 0, '512345678901')), 'pay_4', 'a refund is found by the bank''s reference');
select is((select student_id from list_families('512345678901')), tests.id('carl'), 'a family is found by the bank''s reference of its refund');
select is((select count(*) from list_refund_tasks('done', 10, 0, '512345678902')), 0::bigint, 'a reference that no refund has finds no refund');
update private.refund_failures set razorpay_refund_id = 'rfnd_old' where razorpay_refund_id = 'rfnd_4';
select is((select payment_id from list_payments('rfnd_old')), 'pay_4', 'an order is found by the id of a refund that failed');
select is((select student_id from list_families('rfnd_old')), tests.id('carl'), 'a family is found by the id of a refund that failed');

-- A family disputes a payment with its bank.
select tests.act_as_service();
select is(record_dispute('pay_5', 25000, 'payment.dispute.created'), '{"outcome": "review"}', 'a dispute of a payment becomes a task');
select is(record_dispute('pay_5', 900000, 'payment.dispute.lost'), '{"outcome": "review"}', 'the next step of a dispute is recorded in its task');
select is(record_dispute('pay_unheard_of', 100, 'payment.dispute.created'), '{"outcome": "unknown_payment"}', 'a dispute of an unknown payment is not recorded');
select tests.act_as_owner();
select results_eq(
  $$ select amount_paise, status, detail from private.refund_tasks where reason = 'dispute' $$,
  $$ values (50000, 'review', 'payment.dispute.lost') $$, 'a dispute has one task, of at most the payment''s amount'
);
-- Somebody refunds the same exam on Razorpay's dashboard while our refund is queued, and then ours is paid as well.
select tests.create_student('dora');
select tests.open_checkout('dora', '{IMO,ISO}', 'order_6');
select record_capture(tests.gateway_payment('pay_6', 'order_6', 50000));
select is(pg_temp.request_and_approve('pay_6', '{IMO}'), 'queued', 'an organiser can refund one exam of an order');
select record_capture(tests.gateway_payment('pay_6', 'order_6', 50000, '{"amount_refunded": 25000}'));
select is((pg_temp.task('pay_6', 'dashboard_refund')).id, null, 'while our refund is queued, a refund on Razorpay''s dashboard gets no task, because it may be ours');
select record_refund(tests.gateway_refund('rfnd_6', pg_temp.task('pay_6', 'student_request'), 'processed'));
select record_capture(tests.gateway_payment('pay_6', 'order_6', 50000, '{"amount_refunded": 50000, "status": "refunded"}'));
select results_eq(
  $$ select reason, amount_paise, status from private.refund_tasks where payment_id = 'pay_6' order by reason $$,
  $$ values ('dashboard_refund', 25000, 'review'), ('student_request', 25000, 'processed') $$,
  'once our refund is paid, the next report of the payment adds a task for the refund on Razorpay''s dashboard'
);
select is(pg_temp.active_exams('dora'), 'ISO', 'a refund on Razorpay''s dashboard ends no enrolment before an organiser has decided it');
select tests.act_as('dora');
select is((select exam_ids from list_refunded_orders()), array[tests.exam('IMO')], 'a refund on Razorpay''s dashboard that is not decided is not in the family''s list');
select tests.act_as_owner();
select is_empty('select tests.payment_violations()', 'all payment invariants hold');

-- The gateway accepts a refund, the bank cannot pay it, and an organiser pays it another way.
select tests.act_as_owner();
select tests.create_student('emil');
select tests.open_checkout('emil', '{IMO}', 'order_7');
select record_capture(tests.gateway_payment('pay_7', 'order_7', 25000));
select pg_temp.request_and_approve('pay_7');
select record_refund(tests.gateway_refund('rfnd_7', pg_temp.task('pay_7'), 'pending'));
select finish_outbox((select id from claim_outbox(10, tests.id('emil'), 'refund_email')), null);
select record_refund(tests.gateway_refund('rfnd_7', pg_temp.task('pay_7'), 'failed'));
select record_refund(tests.gateway_refund('rfnd_7', pg_temp.task('pay_7'), 'failed'));
create function pg_temp.mail(p_name text, p_kind text) returns private.outbox language sql security definer
as $$ select b from private.outbox as b where b.student_id = tests.id(p_name) and b.kind = p_kind $$;
create function pg_temp.resend(p_name text, p_kind text) returns text language sql
as $$ select tests.call_as('meera', format('resend_message(%L)', (pg_temp.mail(p_name, p_kind)).id)) ->> 'outcome' $$;
select is(
  pg_temp.resend('emil', 'refund_email'), 'out_of_date', 'the email that a refund is on its way cannot be sent again after the refund failed'
);
select tests.act_as_owner();
select is(
  (select jsonb_agg(to_jsonb(c) - 'id' #- '{data,order_number}') from claim_outbox(10, tests.id('emil'), 'refund_failed_email') as c),
  jsonb_build_array(jsonb_build_object(
    'kind', 'refund_failed_email', 'email', 'emil@olympeak.example', 'name', 'Emil',
    'data', jsonb_build_object('reason', 'student_request', 'amount_paise', 25000, 'payment_id', 'pay_7', 'refund_id', 'rfnd_7', 'is_by_hand', false, 'note', null, 'paid_method', null, 'paid_on', null, 'reference', null, 'exams', array['Maths'], 'registered', '[]'::jsonb, 'payable', '[]'::jsonb)
  )),
  'one email says to the family that its accepted refund failed'
);
select finish_outbox((pg_temp.mail('emil', 'refund_failed_email')).id, null);
select tests.act_as('emil');
select results_eq(
  $$ select status, failed_at from refund_requests $$, $$ values ('approved', now()) $$, 'the family reads that its refund did not go through'
);
select tests.act_as_owner();
select set_config('request.jwt.claims', json_build_object('sub', tests.id('meera'))::text, true);
select is(
  decide_refund((pg_temp.task('pay_7')).id, 'by_hand', 'Paid to your UPI address.', null, 'upi', '426331000002', (now() at time zone 'Asia/Kolkata')::date) ->> 'outcome', 'processed',
  'an organiser can record that a failed refund was paid by hand'
);
select results_eq(
  $$
    select b.status, b.sent_at is null, d ->> 'is_by_hand', d ->> 'note', d ->> 'paid_method', d ->> 'reference', d ->> 'paid_on' = ((now() at time zone 'Asia/Kolkata')::date)::text
    from private.outbox as b cross join private.outbox_data(b) as d where b.kind = 'refund_email' and b.student_id = tests.id('emil')
  $$,
  $$ values ('pending', true, 'true', 'Paid to your UPI address.', 'upi', '426331000002', true) $$, 'a family that had an email about a refund by the gateway gets a new email about the refund by hand'
);
select is(pg_temp.resend('emil', 'refund_failed_email'), 'out_of_date', 'the email that a refund failed cannot be sent again after the refund by hand');
select tests.act_as_owner();
select results_eq(
  $$ select status, failed_at from refund_requests where student_id = tests.id('emil') $$, $$ values ('processed', null::timestamptz) $$,
  'a request that was paid by hand no longer has the time of the failure'
);

-- The bank cannot pay a refund, and the gateway then accepts another try.
select tests.create_student('fay');
select tests.open_checkout('fay', '{IMO}', 'order_8');
select record_capture(tests.gateway_payment('pay_8', 'order_8', 25000));
select pg_temp.request_and_approve('pay_8');
select is_empty($$ select claim_outbox(10, tests.id('fay'), 'refund_request_email') $$, 'no email confirms a request that was decided already');
select is((pg_temp.mail('fay', 'refund_request_email')).last_error, 'decided already', 'the confirmation of a request that was decided already is given up with this reason');
select is(finish_refund((pg_temp.task('pay_8')).id, null, 'no balance', true), '{"outcome": "failed"}', 'the first try of a refund that the gateway refuses has failed');
select is((pg_temp.mail('fay', 'refund_failed_email')).id, null, 'a family that had no email about a refund gets no email that the refund failed');
select tests.call_as('meera', format('decide_refund(%L, ''refund'')', (pg_temp.task('pay_8')).id));
select tests.act_as_owner();
select record_refund(tests.gateway_refund('rfnd_8', pg_temp.task('pay_8'), 'pending'));
select finish_outbox((select id from claim_outbox(10, tests.id('fay'), 'refund_email')), null);
select record_refund(tests.gateway_refund('rfnd_8', pg_temp.task('pay_8'), 'failed'));
select finish_outbox((select id from claim_outbox(10, tests.id('fay'), 'refund_failed_email')), null);
select tests.call_as('meera', format('decide_refund(%L, ''refund'')', (pg_temp.task('pay_8')).id));
select tests.act_as_owner();
select is(finish_refund((pg_temp.task('pay_8')).id, null, 'no balance', true), '{"outcome": "failed"}', 'a later try of a refund that the gateway refuses has failed');
select is((pg_temp.mail('fay', 'refund_failed_email')).status, 'sent', 'a family that had an email about its failed refund gets no second email about it');
select tests.call_as('meera', format('decide_refund(%L, ''refund'')', (pg_temp.task('pay_8')).id));
select tests.act_as_owner();
select record_refund(tests.gateway_refund('rfnd_9', pg_temp.task('pay_8'), 'pending'));
select is((pg_temp.mail('fay', 'refund_email')).status, 'pending', 'once the gateway has accepted a later try, a new email says that the refund is on its way');
select finish_outbox((select id from claim_outbox(10, tests.id('fay'), 'refund_email')), null);
select record_refund(tests.gateway_refund('rfnd_9', pg_temp.task('pay_8'), 'pending'));
select is((pg_temp.mail('fay', 'refund_email')).status, 'sent', 'a repeated report of an accepted refund queues no second email');
select is(pg_temp.resend('fay', 'refund_email'), 'queued', 'an organiser can send the email that a refund is on its way again while this is true');
select is(pg_temp.resend('fay', 'refund_request_email'), 'out_of_date', 'an organiser cannot send the confirmation of a decided request again');
select tests.act_as_owner();

-- The purchase email says that the student is registered for every exam of the order. After a refund this is wrong.
select tests.create_student('gita');
select tests.open_checkout('gita', '{IMO,ISO}', 'order_11');
select record_capture(tests.gateway_payment('pay_11', 'order_11', tests.total_price('{IMO,ISO}')));
select is((select count(*) from claim_outbox(10, tests.id('gita'), 'purchase_email')), 1::bigint, 'the purchase email is sent while nothing is refunded');
select finish_outbox((pg_temp.mail('gita', 'purchase_email')).id, null);
select is(pg_temp.resend('gita', 'purchase_email'), 'queued', 'the purchase email can be sent again while nothing is refunded');
select tests.act_as_owner();
select tests.refund_payment('pay_11', '{IMO}', 'meera');
select tests.act_as_owner();
select is_empty($$ select claim_outbox(10, tests.id('gita'), 'purchase_email') $$, 'once an exam of the order is refunded, a purchase email that still waits is not sent');
select is((pg_temp.mail('gita', 'purchase_email')).last_error, 'refunded', 'a purchase email that is not sent because of a refund has the reason refunded');
select is(pg_temp.resend('gita', 'purchase_email'), 'out_of_date', 'once an exam of the order is refunded, the purchase email cannot be sent again');
select tests.act_as_owner();
select is(pg_temp.resend('emil', 'purchase_email'), 'already_queued', 'a purchase email that was never sent is still queued');
select tests.act_as_owner();
select is_empty($$ select claim_outbox(10, tests.id('emil'), 'purchase_email') $$, 'a queued purchase email is not sent after all exams of its order were refunded');
select is(pg_temp.resend('emil', 'purchase_email'), 'out_of_date', 'a purchase email that was given up because of a refund cannot be queued again');
select tests.act_as_owner();

-- A second payment whose refund the bank cannot pay.
select record_capture(tests.gateway_payment('pay_9', 'order_8', 25000));
select finish_refund((pg_temp.task('pay_9')).id, null, 'no balance', true);
select tests.act_as('fay');
select results_eq('select payment_id, state, paid_method, bank_reference from list_extra_payments()', $$ values ('pay_9', 'failed', null::text, null::text) $$, 'the family sees that the refund of its second payment failed');
select tests.act_as('meera');
select is(
  (
    select decide_refund(id, 'by_hand', 'To the father.', null, 'upi', '426331000077', (now() at time zone 'Asia/Kolkata')::date) ->> 'outcome'
    from list_refund_tasks('open', 50, 0, 'pay_9')
  ), 'processed', 'an organiser can record that the refund of a second payment was paid by UPI'
);
select tests.act_as('fay');
select results_eq(
  'select payment_id, state, paid_method, bank_reference from list_extra_payments()', $$ values ('pay_9', 'refunded', 'upi', '426331000077') $$,
  'the family sees how its second payment was refunded, with the reference'
);
select tests.act_as_owner();

select * from finish();
rollback;
