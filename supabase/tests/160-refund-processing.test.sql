-- Money on its way back: one worker at a time, one refund per task, exams end when the money has gone, failures wait for a person.
begin;
select plan(81);

select tests.open_registration();
select tests.create_student(n) from unnest(array['asha', 'bela', 'carl', 'meera']) as n;
select private.grant_admin('meera@olympeak.example');
delete from private.outbox;

create function pg_temp.task(p_payment_id text, p_reason text default null) returns private.refund_tasks language sql security definer
as $$ select t from private.refund_tasks as t where payment_id = p_payment_id and (p_reason is null or reason = p_reason) $$;
create function pg_temp.say_yes(p_payment_id text, p_codes text[] default null) returns text language plpgsql
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
create function pg_temp.exams(p_name text) returns text language sql security definer
as $$
  select coalesce(string_agg(s.code, ',' order by s.code), 'none')
  from public.enrolments as n join public.subjects as s on s.id = n.exam_id
  where n.student_id = tests.id(p_name) and n.is_active
$$;

select tests.open_order('asha', '{IMO,ISO}', 'order_1');
select record_capture(tests.payment('pay_1', 'order_1', 50000));

-- Who may.
select tests.act_as('asha');
select throws_ok($$ select claim_refunds(10) $$, '42501', null, 'a student claims no refund');
select throws_ok($$ select finish_refund(gen_random_uuid()) $$, '42501', null, 'nor finishes one');
select throws_ok($$ select record_refund('{}') $$, '42501', null, 'nor reports one');
select throws_ok($$ select record_dispute('pay_1', 100, 'x') $$, '42501', null, 'nor of a dispute');
select tests.act_as('meera');
select throws_ok($$ select claim_refunds(10) $$, '42501', null, 'an admin sends no money past the queue');
select tests.act_as_visitor();
select throws_ok($$ select claim_refunds(10) $$, '42501', null, 'nor does a visitor');

-- Nothing moves before a person has decided.
select tests.act_as_owner();
select private.file_refund_request(
  tests.id('asha'), (select id from orders where payment_id = 'pay_1'), 'payment_error', null, now()
);
select tests.act_as_service();
select is_empty($$ select claim_refunds(10) $$, 'a request alone moves no money');

-- Claimed.
select tests.act_as_owner();
select is(pg_temp.say_yes('pay_1', '{IMO}'), 'queued', 'the organiser gives one exam back');
select tests.act_as_service();
select is_empty($$ select claim_refunds(0) $$, 'nothing is claimed for a limit of 0');
create temp table claimed as select * from claim_refunds(10);
select is(
  (select jsonb_agg(c) from claimed as c),
  jsonb_build_array(jsonb_build_object(
    'id', (pg_temp.task('pay_1')).id, 'payment_id', 'pay_1', 'amount_paise', 25000, 'razorpay_refund_id', null,
    'receipt', replace((pg_temp.task('pay_1')).id::text, '-', '') || '-1',
    'idempotency_key', 'refund-' || replace((pg_temp.task('pay_1')).id::text, '-', '') || '-1'
  )),
  'a worker gets what the gateway needs, and nothing of the family'
);
select matches((select idempotency_key from claimed), '^[A-Za-z0-9_-]{10,64}$', 'with a key the gateway takes');
select cmp_ok((select char_length(receipt) from claimed), '<=', 40, 'and a receipt it takes');
select is_empty($$ select claim_refunds(10) $$, 'nobody else gets it');
select tests.act_as_owner();
update private.refund_tasks set locked_until = clock_timestamp();
select tests.act_as_service();
select is((select idempotency_key from claim_refunds(10)), (select idempotency_key from claimed), 'when the worker died, the next asks with the same key');

-- No answer.
select is(finish_refund((pg_temp.task('pay_1')).id, null, 'razorpay did not answer'), '{"outcome": "retry"}', 'no answer is no failure');
select is_empty($$ select claim_refunds(10) $$, 'it is asked again later');
select tests.act_as_owner();
create function pg_temp.wait_minutes() returns numeric language sql
as $$ select round(extract(epoch from next_attempt_at - clock_timestamp()) / 60) from private.refund_tasks where payment_id = 'pay_1' $$;
create function pg_temp.no_answer() returns numeric language plpgsql
as $$
begin
  update private.refund_tasks set next_attempt_at = now();
  perform public.claim_refunds(10);
  perform public.finish_refund((pg_temp.task('pay_1')).id, null, 'razorpay did not answer');
  return pg_temp.wait_minutes();
end
$$;
select is(pg_temp.wait_minutes(), 5::numeric, 'after 5 minutes the second time');
select results_eq(
  $$ select pg_temp.no_answer() from generate_series(1, 7) $$,
  $$ values (30::numeric), (120), (360), (720), (1440), (1440), (1440) $$, 'then later and later, and once a day for ever'
);
select is((pg_temp.task('pay_1')).detail, 'razorpay did not answer', 'the organiser can see why');

-- Taken on by the gateway.
select tests.act_as_service();
select throws_ok(
  $$ select finish_refund((pg_temp.task('pay_1')).id, tests.refund('rfnd_1', pg_temp.task('pay_1'), 'pending', '{"amount": 50000}')) $$,
  '22023', null, 'a refund of another amount is not ours'
);
select throws_ok(
  $$ select finish_refund((pg_temp.task('pay_1')).id, tests.refund('rfnd_1', pg_temp.task('pay_1'), 'pending', '{"payment_id": "pay_2"}')) $$,
  '22023', null, 'nor one of another payment'
);
select throws_ok($$ select finish_refund(gen_random_uuid()) $$, 'P0002', null, 'nor one of no task');
select is(
  finish_refund((pg_temp.task('pay_1')).id, tests.refund('rfnd_1', pg_temp.task('pay_1'), 'pending')), '{"outcome": "requested"}', 'the gateway takes it on'
);
select is(pg_temp.exams('asha'), 'IMO,ISO', 'the exam stays until the money has gone');
select is(
  (select to_jsonb(c) - 'id' #- '{data,order_number}' from claim_outbox(10, tests.id('asha'), 'refund_email') as c),
  jsonb_build_object(
    'kind', 'refund_email', 'email', 'asha@olympeak.example', 'name', 'Asha',
    'data', jsonb_build_object('reason', 'student_request', 'amount_paise', 25000, 'payment_id', 'pay_1', 'is_by_hand', false, 'exams', array['Maths'])
  ),
  'the family is informed'
);
select is(
  finish_refund((pg_temp.task('pay_1')).id, tests.refund('rfnd_1', pg_temp.task('pay_1'), 'pending')), '{"outcome": "requested"}', 'a repeat changes nothing'
);
select is(finish_refund((pg_temp.task('pay_1')).id, null, 'razorpay 400', true), '{"outcome": "retry"}', 'what the gateway has taken on is only asked about');
select is_empty($$ select claim_refunds(10) $$, 'and not at once');
select tests.act_as_owner();
update private.refund_tasks set next_attempt_at = now() where payment_id = 'pay_1';
select tests.act_as_service();
select is((select razorpay_refund_id from claim_refunds(10)), 'rfnd_1', 'an hour later a worker asks for its status');

-- Processed.
select is(record_refund(tests.refund('rfnd_1', pg_temp.task('pay_1'), 'processed')), '{"outcome": "processed"}', 'the gateway reports that it has gone');
select is(pg_temp.exams('asha'), 'ISO', 'now the exam ends, and only this one');
select is(record_refund(tests.refund('rfnd_1', pg_temp.task('pay_1'), 'pending')), '{"outcome": "processed"}', 'older news changes nothing');
select is(finish_refund((pg_temp.task('pay_1')).id, null, 'too late', true), '{"outcome": "processed"}', 'nor does a late failure');
select is(record_refund(tests.refund('rfnd_9', pg_temp.task('pay_1'), 'processed', '{"receipt": null}')), '{"outcome": "foreign"}', 'a refund we did not ask for is none of ours');
select tests.act_as('asha');
select results_eq(
  $$ select status, approved_paise, processed_at is not null from refund_requests $$, $$ values ('processed', 25000, true) $$, 'the family reads that it is done'
);
select results_eq($$ select refund_status from orders $$, $$ values ('partial') $$, 'and that part of the order went back');
select results_eq(
  $$ select order_id, refunded_paise, exam_ids from list_refunded_orders() $$,
  $$ select id, 25000::bigint, array[tests.exam('IMO')] from orders $$, 'how much of it, and which exam'
);
select tests.act_as('bela');
select is_empty($$ select list_refunded_orders() $$, 'which another student does not see');
select tests.act_as('meera');
select is_empty($$ select list_refunded_orders() $$, 'nor an admin');
select tests.act_as_visitor();
select throws_ok($$ select list_refunded_orders() $$, '42501', null, 'nor a visitor');
select tests.act_as_service();
select throws_ok($$ select list_refunded_orders() $$, '42501', null, 'nor the service role');
select tests.act_as_owner();
select is(
  (select count(*) from private.outbox where kind = 'refund_email'), 1::bigint, 'one mail, however often it was reported'
);
select is_empty('select tests.violations()', 'all invariants hold');

-- The whole order, reported by the gateway before our own answer came.
select tests.open_order('bela', '{IMO,IEO}', 'order_2');
select record_capture(tests.payment('pay_2', 'order_2', 50000));
select pg_temp.say_yes('pay_2');
select tests.act_as_service();
select claim_refunds(10);
select is(
  record_refund(tests.refund('rfnd_2', pg_temp.task('pay_2'), 'processed')), '{"outcome": "processed"}', 'a refund is known by its receipt as well'
);
select is(
  finish_refund((pg_temp.task('pay_2')).id, tests.refund('rfnd_2', pg_temp.task('pay_2'), 'pending')), '{"outcome": "processed"}', 'our own answer comes late'
);
select is(pg_temp.exams('bela'), 'none', 'all exams end');
select tests.act_as('bela');
select results_eq($$ select refund_status from orders $$, $$ values ('full') $$, 'the order went back');
select is((select refunded_paise from list_refunded_orders()), 50000::bigint, 'with its whole sum');
select tests.act_as_owner();
select is(
  (select count(*) from private.outbox where kind = 'refund_email' and student_id = tests.id('bela')), 1::bigint, 'and the family is informed'
);
select record_capture(tests.payment('pay_2', 'order_2', 50000, '{"amount_refunded": 50000, "status": "refunded"}'));
select is((select count(*) from private.refund_tasks where payment_id = 'pay_2'), 1::bigint, 'which the gateway''s payment only confirms');
select is(tests.begin_payment('bela', '{IMO}') ->> 'outcome', 'create', 'what was given back can be bought again');

-- A second payment goes back on its own and touches no order.
select record_capture(tests.payment('pay_3', 'order_1', 50000));
select tests.act_as_service();
select tests.act_as('asha');
select results_eq(
  $$ select payment_id, amount_paise, state from list_extra_payments() $$, $$ values ('pay_3', 50000, 'under_way') $$, 'the family sees a second payment under its orders'
);
select tests.act_as('bela');
select is_empty('select list_extra_payments()', 'and no other family');
select tests.act_as_service();
select is((select amount_paise from claim_refunds(10)), 50000, 'a second payment waits for nobody');
select is(finish_refund((pg_temp.task('pay_3')).id, tests.refund('rfnd_3', pg_temp.task('pay_3'), 'processed')), '{"outcome": "processed"}', 'it goes back');
select is(pg_temp.exams('asha'), 'ISO', 'and ends no exam');
select tests.act_as('asha');
select results_eq($$ select refund_status from orders $$, $$ values ('partial') $$, 'and touches no order');
select is((select state from list_extra_payments()), 'refunded', 'and the family sees that it went back');
select tests.act_as_visitor();
select throws_ok('select list_extra_payments()', '42501', null, 'a visitor sees none');
select tests.act_as_owner();
select is(
  (select private.outbox_data(b) -> 'order_number' from private.outbox as b where b.refund_task_id = (pg_temp.task('pay_3')).id), 'null',
  'its mail names the payment alone'
);

-- An exam bought twice.
select tests.open_order('carl', '{IMO}', 'order_4');
select tests.open_order('carl', '{IMO,ISO}', 'order_5');
select record_capture(tests.payment('pay_4', 'order_4', 25000));
select record_capture(tests.payment('pay_5', 'order_5', 50000));
select finish_refund((pg_temp.task('pay_5')).id, tests.refund('rfnd_5', pg_temp.task('pay_5'), 'processed'));
select is(pg_temp.exams('carl'), 'IMO,ISO', 'an exam bought twice goes back once and stays enrolled');
select results_eq(
  $$ select payment_id, refund_status from orders where student_id = tests.id('carl') order by 1 $$,
  $$ values ('pay_4', 'none'), ('pay_5', 'partial') $$, 'from the second order'
);

select tests.act_as('carl');
select results_eq(
  $$ select o.payment_id, r.refunded_paise, r.exam_ids from list_refunded_orders() as r join orders as o on o.id = r.order_id $$,
  $$ values ('pay_5', 25000::bigint, array[tests.exam('IMO')]) $$, 'and the family reads which exam of which order'
);

-- The gateway refuses, or cannot pay out.
select tests.act_as_owner();
select pg_temp.say_yes('pay_4');
select is(finish_refund((pg_temp.task('pay_4')).id, null, 'razorpay 400 BAD_REQUEST_ERROR: not enough balance', true), '{"outcome": "failed"}', 'a refusal is final');
select is(pg_temp.exams('carl'), 'IMO,ISO', 'nothing has ended');
select set_config('request.jwt.claims', json_build_object('sub', tests.id('meera'))::text, true);
select is(
  (select detail from list_refund_tasks()), 'razorpay 400 BAD_REQUEST_ERROR: not enough balance', 'a person sees it with its reason'
);
select is(decide_refund((pg_temp.task('pay_4')).id, 'refund') ->> 'outcome', 'queued', 'and tries again');
select matches((select idempotency_key from claim_refunds(10)), '-2$', 'with a new key');
select is(record_refund(tests.refund('rfnd_4', pg_temp.task('pay_4'), 'failed')), '{"outcome": "failed"}', 'the bank cannot pay it out');
select is(
  record_refund(tests.refund('rfnd_4', pg_temp.task('pay_4'), 'processed')), '{"outcome": "processed"}', 'and then it could'
);
select is(pg_temp.exams('carl'), 'ISO', 'the exam ends');

-- A dispute.
select tests.act_as_service();
select is(record_dispute('pay_5', 25000, 'payment.dispute.created'), '{"outcome": "review"}', 'a dispute is reported');
select is(record_dispute('pay_5', 900000, 'payment.dispute.lost'), '{"outcome": "review"}', 'and its next step');
select is(record_dispute('pay_unheard_of', 100, 'payment.dispute.created'), '{"outcome": "unknown_payment"}', 'but not of a payment we never had');
select tests.act_as_owner();
select results_eq(
  $$ select amount_paise, status, detail from private.refund_tasks where reason = 'dispute' $$,
  $$ values (50000, 'review', 'payment.dispute.lost') $$, 'in one row, never for more than was paid'
);
-- Somebody refunds on the dashboard what ours is queued for, and then ours goes back as well.
select tests.create_student('dora');
select tests.open_order('dora', '{IMO,ISO}', 'order_6');
select record_capture(tests.payment('pay_6', 'order_6', 50000));
select is(pg_temp.say_yes('pay_6', '{IMO}'), 'queued', 'the organiser gives one exam back');
select record_capture(tests.payment('pay_6', 'order_6', 50000, '{"amount_refunded": 25000}'));
select is((pg_temp.task('pay_6', 'dashboard_refund')).id, null, 'while it is queued the money on the dashboard looks like ours');
select record_refund(tests.refund('rfnd_6', pg_temp.task('pay_6', 'student_request'), 'processed'));
select record_capture(tests.payment('pay_6', 'order_6', 50000, '{"amount_refunded": 50000, "status": "refunded"}'));
select results_eq(
  $$ select reason, amount_paise, status from private.refund_tasks where payment_id = 'pay_6' order by reason $$,
  $$ values ('dashboard_refund', 25000, 'review'), ('student_request', 25000, 'processed') $$,
  'read once more after ours has gone, the payment shows the other to a person'
);
select is(pg_temp.exams('dora'), 'ISO', 'and until the person decides, only our exam has ended');
select tests.act_as('dora');
select is((select exam_ids from list_refunded_orders()), array[tests.exam('IMO')], 'and what waits for a person has not gone back');
select tests.act_as_owner();
select is_empty('select tests.violations()', 'all invariants hold');

select * from finish();
rollback;
