-- Refund decisions: an organiser refunds all or some exams, records a refund made by hand, or refuses with a note. Nobody else can decide.
begin;
select plan(231);

select tests.open_registration();
select tests.create_student(n) from unnest(array['asha', 'bela', 'carl', 'dev', 'esha', 'farid', 'gita', 'hari', 'meera']) as n;
select private.grant_admin('meera@olympeak.example');
delete from private.outbox;

create function pg_temp.task_id(p_payment_id text, p_reason text default 'student_request') returns uuid language sql security definer
as $$ select id from private.refund_tasks where payment_id = p_payment_id and reason = p_reason $$;
create function pg_temp.task_summaries(p_payment_id text) returns setof text language sql security definer
as $$
  select concat_ws(
    ' ', t.reason, t.amount_paise, t.status,
    (select string_agg(s.code, ',' order by s.code) from private.refund_items as i join public.subjects as s on s.id = i.exam_id where i.task_id = t.id)
  )
  from private.refund_tasks as t where t.payment_id = p_payment_id order by t.reason, t.created_at
$$;
create function pg_temp.decide(p_task_id uuid, p_decision text, p_note text default null, p_codes text[] default null) returns text
language sql
as $$
  select decide_refund(
    p_task_id, p_decision, p_note, case when p_codes is not null then array(select tests.exam(c) from unnest(p_codes) as c) end,
    case p_decision when 'by_hand' then 'bank_transfer' end, case p_decision when 'by_hand' then 'SBIN426331 ' || p_task_id end,
    case p_decision when 'by_hand' then (now() at time zone 'Asia/Kolkata')::date end
  ) ->> 'outcome'
$$;
create function pg_temp.file_request(p_name text, p_payment_id text) returns text language plpgsql
as $$
begin
  return private.file_refund_request(
    tests.id(p_name), (select id from public.orders where payment_id = p_payment_id), 'payment_error', 'We paid twice.', now()
  ) ->> 'outcome';
end
$$;
create function pg_temp.buy(p_name text, p_codes text[], p_number integer) returns void language plpgsql
as $$
begin
  perform tests.open_checkout(p_name, p_codes, 'order_' || p_number);
  perform public.record_capture(tests.gateway_payment('pay_' || p_number, 'order_' || p_number, tests.total_price(p_codes)));
end
$$;

create function pg_temp.report_refunded(p_payment_number integer, p_paise integer, p_refunded_paise integer) returns text language sql
as $$
  select public.record_capture(
    tests.gateway_payment('pay_' || p_payment_number, 'order_' || p_payment_number, p_paise, jsonb_build_object('amount_refunded', p_refunded_paise))
  ) ->> 'outcome'
$$;
create function pg_temp.refund_mails(p_payment_id text) returns setof text language sql security definer
as $$
  select concat_ws(' ', d ->> 'reason', d ->> 'amount_paise', case when (d ->> 'is_by_hand')::boolean then 'by hand' end)
  from private.outbox as b
  join private.refund_tasks as t on t.id = b.refund_task_id
  cross join private.outbox_data(b) as d
  where t.payment_id = p_payment_id and b.kind = 'refund_email'
$$;

select pg_temp.buy('asha', '{IMO,ISO,IEO}', 1);
select pg_temp.file_request('asha', 'pay_1');

-- Permissions.
select tests.act_as_visitor();
select throws_ok($$ select list_refund_tasks() $$, '42501', null, 'a visitor cannot list refund tasks');
select throws_ok($$ select decide_refund(gen_random_uuid(), 'refund') $$, '42501', null, 'a visitor cannot decide a refund');
select tests.act_as_service();
select throws_ok($$ select decide_refund(gen_random_uuid(), 'refund') $$, '42501', null, 'the service role cannot decide a refund');
select tests.act_as('asha');
select throws_ok($$ select list_refund_tasks() $$, '42501', 'Access denied.', 'a student cannot list refund tasks');
select throws_ok($$ select count_refund_tasks() $$, '42501', 'Access denied.', 'a student cannot count refund tasks');
select throws_ok(
  $$ select pg_temp.decide(pg_temp.task_id('pay_1'), 'refund') $$, '42501', 'Access denied.', 'a student cannot decide a refund'
);
select throws_ok(
  $$ select private.apply_decision(null, 'refund', null, null, 1) $$, '42501', null, 'a student cannot call private.apply_decision'
);
select tests.act_as_owner();
select throws_ok($$ select list_refund_tasks() $$, '42501', null, 'a call without a login cannot list refund tasks');

-- The list of tasks.
select tests.act_as('meera');
select is(
  (select to_jsonb(t) - '{id,created_at,paid_at,requested_at,order_number}'::text[] from list_refund_tasks() as t),
  jsonb_build_object(
    'reason', 'student_request', 'status', 'review', 'amount_paise', 75000, 'payment_id', 'pay_1', 'payment_paise', 75000,
    'left_paise', 75000, 'detail', null, 'note', null, 'decided_at', null,
    'student_id', tests.id('asha'), 'student_name', 'Asha', 'student_email', 'asha@olympeak.example',
    'request_reason', 'payment_error', 'request_note', 'We paid twice.',
    'items', jsonb_build_array(
      jsonb_build_object('exam_id', tests.exam('IEO'), 'name', 'English', 'price_paise', 25000, 'can_go_back', true, 'is_approved', false),
      jsonb_build_object('exam_id', tests.exam('IMO'), 'name', 'Maths', 'price_paise', 25000, 'can_go_back', true, 'is_approved', false),
      jsonb_build_object('exam_id', tests.exam('ISO'), 'name', 'Science', 'price_paise', 25000, 'can_go_back', true, 'is_approved', false)
    ),
    'cart_paise', 75000, 'cart_exams', '["English", "Maths", "Science"]'::jsonb, 'decided_by', null, 'started_by', null,
    'refunded_at', null, 'refunded_exams', null, 'is_by_hand', null, 'refund_id', null, 'bank_reference', null, 'counting_order', null, 'refusals', '[]'::jsonb,
    'other_payments', '[]'::jsonb, 'failures', '[]'::jsonb, 'needs_other_organiser', false, 'answer_by', null, 'paid_method', null, 'paid_on', null
  ),
  'the list of tasks has everything that an organiser needs for a decision'
);
select is(count_refund_tasks('open'), 1, 'a task that waits for a decision is counted as open');
select is_empty($$ select list_refund_tasks('under_way') $$, 'a task that waits for a decision is not listed as under way');
select is(count_refund_tasks('done'), 0, 'a task that waits for a decision is not counted as done');
select throws_ok($$ select list_refund_tasks('all') $$, '22023', null, 'refund tasks of an unknown state cannot be listed');
select throws_ok($$ select count_refund_tasks('all') $$, '22023', null, 'refund tasks of an unknown state cannot be counted');
select throws_ok($$ select list_refund_tasks(null) $$, '22023', null, 'refund tasks cannot be listed without a state');

-- Invalid decisions change nothing.
select is(pg_temp.decide(gen_random_uuid(), 'refund'), 'not_found', 'an unknown task is not found');
select is(pg_temp.decide(null, 'refund'), 'not_found', 'a missing task id is not found');
select is(pg_temp.decide(pg_temp.task_id('pay_1'), 'maybe'), 'invalid_decision', 'an unknown decision is refused');
select is(pg_temp.decide(pg_temp.task_id('pay_1'), null), 'invalid_decision', 'a missing decision is refused');
select is(pg_temp.decide(pg_temp.task_id('pay_1'), 'refuse'), 'note_required', 'a refusal needs a note');
select is(pg_temp.decide(pg_temp.task_id('pay_1'), 'refuse', '   '), 'note_required', 'a refusal with a note of blanks needs a real note');
select is(pg_temp.decide(pg_temp.task_id('pay_1'), 'by_hand'), 'note_required', 'recording a refund made by hand needs a note');
select is(pg_temp.decide(pg_temp.task_id('pay_1'), 'refuse', repeat('x', 501)), 'note_too_long', 'a decision with a note of 501 characters is refused');
select is(pg_temp.decide(pg_temp.task_id('pay_1'), 'refund', null, '{ICO}'), 'invalid_items', 'a decision for an exam of another order is refused');
select is(pg_temp.decide(pg_temp.task_id('pay_1'), 'refund', null, '{IMO,IMO}'), 'invalid_items', 'a decision for the same exam twice is refused');
select is(pg_temp.decide(pg_temp.task_id('pay_1'), 'refund', null, '{}'), 'invalid_items', 'a decision for an empty list of exams is refused');
select results_eq($$ select pg_temp.task_summaries('pay_1') $$, $$ values ('student_request 75000 review') $$, 'invalid decisions do not change the task');

-- An organiser refunds some exams of an order.
select is(
  decide_refund(pg_temp.task_id('pay_1'), 'refund', 'Sorry for the trouble.', array[tests.exam('IMO'), tests.exam('IEO')]),
  '{"outcome": "queued", "amount_paise": 50000}', 'an organiser can refund two of three exams'
);
select results_eq(
  $$ select pg_temp.task_summaries('pay_1') $$, $$ values ('student_request 50000 queued IEO,IMO') $$, 'the task for two of three exams is queued with the amount of the two exams'
);
select is(pg_temp.decide(pg_temp.task_id('pay_1'), 'refuse', 'Changed my mind'), 'not_open', 'a task that was decided cannot be decided again');
select is(count_refund_tasks('under_way'), 1, 'a task whose refund is queued is counted as under way');
select is(
  (select array_agg(i -> 'can_go_back' order by i -> 'name') from list_refund_tasks('under_way') as t, jsonb_array_elements(t.items) as i),
  array['true', 'true', 'true']::jsonb[], 'the list says of each exam of a task whether its money can be refunded'
);
select tests.act_as('asha');
select results_eq(
  $$ select status, approved_paise, answer, decided_at is not null from refund_requests $$,
  $$ values ('approved', 50000, 'Sorry for the trouble.', true) $$, 'the family reads the approval of its request and the organiser''s note'
);
select is((select count(*) from enrolments where is_active), 3::bigint, 'the family stays enrolled until the gateway has paid');
select tests.act_as_owner();
select results_eq(
  $$ select actor, action, student_id, details ->> 'decision', details ->> 'note' from private.admin_audit where action = 'decide_refund' $$,
  $$ values (tests.id('meera')::text, 'decide_refund', tests.id('asha'), 'refund', 'Sorry for the trouble.') $$,
  'the audit names the organiser who decided a refund, with the decision and the note'
);

-- An organiser refuses a request.
select pg_temp.buy('bela', '{IMO}', 2);
select pg_temp.file_request('bela', 'pay_2');
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task_id('pay_2'), 'refuse', 'The payment was made once only.'), 'refused', 'an organiser can refuse a request with a note');
select is((select note from list_refund_tasks('done')), 'The payment was made once only.', 'the list of done tasks shows the note of a refusal');
select is((select decided_by from list_refund_tasks('done')), 'Meera', 'the list of done tasks shows the name of the organiser who decided');
select tests.act_as('bela');
select results_eq(
  $$ select status, approved_paise, answer from refund_requests $$,
  $$ values ('refused', null::integer, 'The payment was made once only.') $$, 'the family reads the refusal of its request and the organiser''s note'
);
select is((select count(*) from enrolments where is_active), 1::bigint, 'the family stays enrolled after a refusal');
select tests.act_as_owner();
select is(
  (
    select private.outbox_data(b) - '{order_number,requested_at,payment_id,paid_at}'::text[] from private.outbox as b
    where b.kind = 'refund_refused_email' and b.student_id = tests.id('bela')
  ),
  '{"amount_paise": 25000, "answer": "The payment was made once only.", "is_by_organiser": false, "exams": ["Maths"]}',
  'the email about a refusal gives the family the reason and the exams in which the child stays enrolled'
);
select private.queue_refusal_email(t) from private.refund_tasks as t where t.payment_id = 'pay_2';
select is(
  (select count(*) from private.outbox where kind = 'refund_refused_email'), 1::bigint, 'a refusal is emailed once, and an approval is not emailed'
);
select tests.act_as('bela');
select is(request_refund((select id from orders), 'system_failure') ->> 'status', 'refused', 'the family cannot request a refund again after a refusal');

-- An organiser refunds all exams of an order.
select tests.act_as_owner();
select pg_temp.buy('carl', '{IMO,ISO}', 3);
select pg_temp.file_request('carl', 'pay_3');
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task_id('pay_3'), 'refund'), 'queued', 'an organiser can approve a refund without a note');
select results_eq($$ select pg_temp.task_summaries('pay_3') $$, $$ values ('student_request 50000 queued IMO,ISO') $$, 'an approval without a list refunds all exams');

-- An organiser decides tasks that record_capture has filed.
select tests.act_as_owner();
select tests.open_checkout('bela', '{ISO}', 'order_4');
select record_capture(tests.gateway_payment('pay_4', 'order_4', 100));
select record_capture(tests.gateway_payment('pay_5', 'order_of_nobody', 25000));
select record_capture(tests.gateway_payment('pay_6', 'order_of_nobody', 25000, '{"status": "refunded", "amount_refunded": 25000}'));
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task_id('pay_4', 'amount_mismatch'), 'refund', null, '{ISO}'), 'invalid_items', 'a payment without an order has no exams to choose');
select is(pg_temp.decide(pg_temp.task_id('pay_4', 'amount_mismatch'), 'refund'), 'queued', 'a payment without an order can be refunded as a whole');
select results_eq($$ select pg_temp.task_summaries('pay_4') $$, $$ values ('amount_mismatch 100 queued') $$, 'the task of a payment without an order is queued with the amount of the payment');
select tests.act_as_owner();
select is(private.refund_data(pg_temp.task_id('pay_4', 'amount_mismatch')) -> 'payable', '["Science"]', 'the email about the refund of a wrong amount says which exam can be paid now');
update public.edition_exams set registration_closes_on = private.day_in_india(now()) - 1 where exam_id = tests.exam('ISO') and edition_id = tests.edition();
select is(private.refund_data(pg_temp.task_id('pay_4', 'amount_mismatch')) -> 'payable', '[]', 'the email about the refund of a wrong amount names no exam whose registration is closed');
update public.edition_exams set registration_closes_on = private.day_in_india(now()) + 19 where exam_id = tests.exam('ISO') and edition_id = tests.edition();
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task_id('pay_5', 'unknown_order'), 'refuse', 'Our bookshop''s.'), 'refused', 'the refund of a payment without an order can be refused with a note');
select tests.act_as_owner();
select is(
  (select count(*) from private.outbox as b join private.refund_tasks as t on t.id = b.refund_task_id where t.payment_id = 'pay_5'),
  0::bigint, 'nobody gets an email about the refusal for a payment without an order, because nobody requested a refund'
);
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task_id('pay_6', 'already_refunded'), 'refund'), 'invalid_decision', 'money that was refunded already cannot be refunded again');
select is(pg_temp.decide(pg_temp.task_id('pay_6', 'already_refunded'), 'by_hand', 'Refunded on Razorpay''s dashboard.'), 'processed', 'a refund that was made already can be recorded');

-- Somebody makes a refund on Razorpay's dashboard.
select tests.act_as_owner();
select record_capture(tests.gateway_payment('pay_2', 'order_2', 25000, '{"amount_refunded": 25000, "status": "refunded"}'));
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task_id('pay_2', 'dashboard_refund'), 'refund'), 'invalid_decision', 'a refund from Razorpay''s dashboard is not sent to the gateway again');
select is(pg_temp.decide(pg_temp.task_id('pay_2', 'dashboard_refund'), 'by_hand', 'By Meera, after a call.'), 'processed', 'an organiser can record what a refund from Razorpay''s dashboard was for');
select tests.act_as('bela');
select is((select refund_status from orders), 'full', 'an order is fully refunded once a refund of its whole amount on Razorpay''s dashboard is recorded');
select is((select count(*) from enrolments where is_active), 0::bigint, 'the exam of a refunded order is not active');
select tests.act_as_owner();
select pg_temp.buy('bela', '{ICO,IRO}', 7);
select record_capture(tests.gateway_payment('pay_7', 'order_7', 50000, '{"amount_refunded": 25000}'));
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task_id('pay_7', 'dashboard_refund'), 'by_hand', 'For IRO'), 'invalid_items', 'a refund of half the order must name its exam');
select is(pg_temp.decide(pg_temp.task_id('pay_7', 'dashboard_refund'), 'by_hand', 'For IRO', '{IRO}'), 'processed', 'a refund by hand of the named exam is processed');
select tests.act_as('bela');
select results_eq(
  $$ select s.code from enrolments as n join subjects as s on s.id = n.exam_id where n.is_active $$, $$ values ('ICO') $$, 'the exam that a refund of half the order does not name stays active'
);
select results_eq($$ select refund_status from orders where payment_id = 'pay_7' $$, $$ values ('partial') $$, 'an order is partly refunded once a refund of half its amount is recorded');

-- Refunds never exceed the payment.
select tests.act_as_owner();
select pg_temp.file_request('bela', 'pay_7');
update private.refund_tasks set amount_paise = 40000 where payment_id = 'pay_7' and reason = 'dashboard_refund';
select tests.act_as('meera');
select is(
  decide_refund(pg_temp.task_id('pay_7'), 'refund'), '{"outcome": "exceeds_payment", "left_paise": 10000}', 'a refund of more than the rest of the payment is refused'
);
select tests.act_as_owner();
update private.refund_tasks set amount_paise = 25000 where payment_id = 'pay_7' and reason = 'dashboard_refund';
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task_id('pay_7'), 'refund'), 'queued', 'a refund of the remaining amount of a payment is accepted');
select tests.act_as_owner();
select record_capture(tests.gateway_payment('pay_1', 'order_1', 75000, '{"amount_refunded": 60000}'));
select set_eq(
  $$ select pg_temp.task_summaries('pay_1') $$,
  $$ values ('student_request 50000 queued IEO,IMO'), ('dashboard_refund 10000 review') $$, 'a refund that we did not request becomes a task'
);
select record_capture(tests.gateway_payment('pay_1', 'order_1', 75000, '{"amount_refunded": 75000, "status": "refunded"}'));
select set_eq(
  $$ select pg_temp.task_summaries('pay_1') $$,
  $$ values ('student_request 50000 queued IEO,IMO'), ('dashboard_refund 25000 review') $$, 'a second refund that we did not request is added to the open task'
);
select is_empty('select tests.payment_violations()', 'all payment invariants hold');

-- Families are emailed about money that was refunded by hand, with or without a request.
select results_eq($$ select pg_temp.refund_mails('pay_2') $$, $$ values ('dashboard_refund 25000 by hand') $$, 'a family is emailed about a refund made by hand although it requested nothing');
select is_empty($$ select pg_temp.refund_mails('pay_6') $$, 'nobody is emailed about the refund of an unknown payment');
select is_empty($$ select pg_temp.refund_mails('pay_3') $$, 'nobody is emailed about a refund before the gateway has accepted it');

-- A family requests a refund, somebody refunds it on Razorpay's dashboard, and then the request is decided.
select pg_temp.buy('dev', '{IMO,ISO}', 8);
select pg_temp.file_request('dev', 'pay_8');
select pg_temp.report_refunded(8, 50000, 50000);
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task_id('pay_8'), 'refund'), 'exceeds_payment', 'a request cannot be refunded once the dashboard has refunded it');
select is(pg_temp.decide(pg_temp.task_id('pay_8'), 'by_hand'), 'note_required', 'recording a refund that the dashboard has made needs a note');
select set_eq(
  $$ select pg_temp.task_summaries('pay_8') $$,
  $$ values ('student_request 50000 review'), ('dashboard_refund 50000 review') $$, 'invalid decisions leave the request and the reported refund open'
);
select is(
  decide_refund(pg_temp.task_id('pay_8'), 'by_hand', 'On the dashboard.', null, 'dashboard', 'rfnd_000008', (now() at time zone 'Asia/Kolkata')::date), '{"outcome": "processed", "amount_paise": 50000}',
  'a request that the dashboard has refunded can be settled by hand'
);
select set_eq(
  $$ select pg_temp.task_summaries('pay_8') $$,
  $$ values ('student_request 50000 processed IMO,ISO'), ('dashboard_refund 50000 merged') $$,
  'the reported refund is merged into the request that is settled, because both are about one refund'
);
select is(pg_temp.decide(pg_temp.task_id('pay_8', 'dashboard_refund'), 'by_hand', 'Again'), 'not_open', 'a merged task cannot be decided');
select is(
  decide_refund(pg_temp.task_id('pay_8'), 'refuse', 'Again'), '{"outcome": "not_open", "status": "processed", "decided_by": "Meera"}',
  'a second decision is refused with the status of the task and the name of the organiser who decided it'
);
select is(
  (select count(*) from list_refund_tasks('done', 50) where payment_id = 'pay_8'),
  2::bigint, 'a settled request and the refund that was merged into it are listed as done'
);
select set_eq(
  $$ select reason, refunded_at is not null, refunded_exams, is_by_hand from list_refund_tasks('done', 50) where payment_id = 'pay_8' $$,
  $$ values ('student_request', true, '{Maths,Science}'::text[], true), ('dashboard_refund', false, null, null) $$,
  'the list of done tasks shows which exams were refunded, and whether by hand'
);
select tests.act_as('dev');
select results_eq(
  $$ select status, approved_paise, answer from refund_requests $$, $$ values ('processed', 50000, 'On the dashboard.') $$,
  'the family reads that its request was settled by hand'
);
select is((select refund_status from orders), 'full', 'an order is fully refunded once the request for its whole amount is settled by hand');
select is((select count(*) from enrolments where is_active), 0::bigint, 'the exams of a refunded order are not active');
select tests.act_as_owner();
select pg_temp.report_refunded(8, 50000, 50000);
select is((select count(*) from pg_temp.task_summaries('pay_8')), 2::bigint, 'a repeated report of a settled refund adds no task');
select results_eq($$ select pg_temp.refund_mails('pay_8') $$, $$ values ('student_request 50000 by hand') $$, 'a family gets one email about a refund that was requested and reported');
select results_eq(
  $$
    select details ->> 'reason', details ->> 'with_task_id' from private.admin_audit
    where action = 'decide_refund' and details ->> 'decision' = 'merge'
  $$,
  $$ values ('dashboard_refund', pg_temp.task_id('pay_8')::text) $$, 'the audit records that a reported refund was merged into a request'
);
select is_empty('select tests.payment_violations()', 'the money of a refund that was requested and reported is counted once');

-- The other order of events: the request is settled by hand, then the gateway reports the refund.
select pg_temp.buy('esha', '{IMO,ISO,IEO}', 9);
select pg_temp.file_request('esha', 'pay_9');
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task_id('pay_9'), 'by_hand', 'On the dashboard.', '{IMO,ISO}'), 'processed', 'a request can be settled by hand before the gateway reports the refund');
select tests.act_as_owner();
select is(pg_temp.report_refunded(9, 75000, 25000), 'order', 'a report of a part of a refund settled by hand is recorded for the order');
select pg_temp.report_refunded(9, 75000, 50000);
select results_eq(
  $$ select pg_temp.task_summaries('pay_9') $$, $$ values ('student_request 50000 processed IMO,ISO') $$, 'reports that add up to a refund settled by hand add no task'
);
select is_empty('select tests.payment_violations()', 'the money of a refund that was settled by hand and then reported is counted once');
select pg_temp.report_refunded(9, 75000, 75000);
select set_eq(
  $$ select pg_temp.task_summaries('pay_9') $$,
  $$ values ('student_request 50000 processed IMO,ISO'), ('dashboard_refund 25000 review') $$, 'only the money above a refund settled by hand becomes a task'
);
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task_id('pay_9', 'dashboard_refund'), 'by_hand', 'For IEO'), 'processed', 'the task for the money above a settled refund can be decided on its own');
select tests.act_as_owner();
select is_empty('select tests.payment_violations()', 'all payment invariants hold');

-- The organiser may also decide the refund that the gateway reported.
select pg_temp.buy('farid', '{IMO,ISO}', 10);
select pg_temp.file_request('farid', 'pay_10');
select pg_temp.report_refunded(10, 50000, 50000);
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task_id('pay_10', 'dashboard_refund'), 'by_hand', 'By Meera, after a call.'), 'processed', 'an organiser can decide the refund that the gateway reported');
select set_eq(
  $$ select pg_temp.task_summaries('pay_10') $$,
  $$ values ('student_request 50000 processed IMO,ISO'), ('dashboard_refund 50000 merged') $$, 'the decision about a reported refund settles the request for the same money'
);
select tests.act_as('farid');
select results_eq(
  $$ select status, approved_paise, answer from refund_requests $$, $$ values ('processed', 50000, null::text) $$,
  'the family reads that its request was processed, but not the organiser''s note about the reported refund'
);

-- A part of the request is refunded on Razorpay's dashboard: the rest stays open.
select tests.act_as_owner();
select pg_temp.buy('gita', '{IMO,ISO}', 11);
select pg_temp.file_request('gita', 'pay_11');
select pg_temp.report_refunded(11, 50000, 25000);
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task_id('pay_11'), 'by_hand', 'All of it'), 'exceeds_payment', 'a reported refund of half the money cannot settle the whole request');
select is(pg_temp.decide(pg_temp.task_id('pay_11', 'dashboard_refund'), 'by_hand', 'For IMO', '{IMO}'), 'processed', 'a reported refund of half the money can be recorded for one exam');
select is(pg_temp.decide(pg_temp.task_id('pay_11'), 'refund'), 'queued', 'the other exam of a request that was partly refunded can be refunded by the gateway');
select set_eq(
  $$ select pg_temp.task_summaries('pay_11') $$,
  $$ values ('dashboard_refund 25000 processed IMO'), ('student_request 25000 queued ISO') $$, 'the reported refund and the rest of the request have one exam each'
);

-- A dispute is decided separately; an unknown payment is settled without an order.
select tests.act_as_owner();
select pg_temp.buy('hari', '{IMO}', 12);
select record_dispute('pay_12', 25000, 'payment.dispute.created');
select pg_temp.report_refunded(12, 25000, 25000);
select record_capture(tests.gateway_payment('pay_13', 'order_of_nobody', 25000));
select record_capture(tests.gateway_payment('pay_13', 'order_of_nobody', 25000, '{"status": "refunded", "amount_refunded": 25000}'));
select tests.act_as('meera');
select pg_temp.decide(pg_temp.task_id('pay_12', 'dashboard_refund'), 'by_hand', 'To end the dispute.');
select set_eq(
  $$ select pg_temp.task_summaries('pay_12') $$,
  $$ values ('dispute 25000 review'), ('dashboard_refund 25000 processed IMO') $$, 'a decision about a reported refund does not settle a dispute'
);
select is(pg_temp.decide(pg_temp.task_id('pay_12', 'dispute'), 'refund'), 'invalid_decision', 'a dispute cannot be refunded, because the bank may pay it');
select pg_temp.decide(pg_temp.task_id('pay_13', 'unknown_order'), 'by_hand', 'On the dashboard.');
select set_eq(
  $$ select pg_temp.task_summaries('pay_13') $$,
  $$ values ('unknown_order 25000 processed'), ('dashboard_refund 25000 merged') $$, 'a reported refund is merged into the task of an unknown payment that was settled by hand'
);
select tests.act_as_owner();
select is_empty('select tests.payment_violations()', 'all payment invariants hold');

-- A payment of an unknown gateway order.
select tests.act_as_service();
select record_capture(tests.gateway_payment('pay_0', 'order_of_nobody', 12300));
select tests.act_as('meera');
select is(
  (select tests.null_columns(to_jsonb(t)) from list_refund_tasks('open', 50) as t where t.payment_id = 'pay_0'),
  '{answer_by,bank_reference,cart_exams,cart_paise,counting_order,decided_at,decided_by,detail,is_by_hand,items,note,order_number,paid_method,paid_on,refund_id,refunded_at,refunded_exams,request_note,request_reason,requested_at,started_by,student_email,student_id,student_name}',
  'the task of an unknown payment has null only in the columns that do not apply to it'
);

-- An organiser requests a refund for a family that called.
select tests.act_as_owner();
select tests.create_student('ira'), tests.create_student('jaya');
select pg_temp.buy('ira', '{IMO,ISO}', 30);
select set_config('tests.order', (select id::text from orders where payment_id = 'pay_30'), true);
create function pg_temp.start_refund(p_reason text default 'double_payment') returns jsonb language sql
as $$ select start_refund(current_setting('tests.order')::uuid, p_reason, 'The mother called.') $$;
select tests.act_as_visitor();
select throws_ok('select pg_temp.start_refund()', '42501', null, 'a visitor cannot start a refund');
select tests.act_as('ira');
select throws_ok('select pg_temp.start_refund()', '42501', 'Access denied.', 'a family cannot start a refund with the organisers'' function');
select tests.act_as('meera');
select is(start_refund(gen_random_uuid(), 'payment_error', null), '{"outcome": "not_found"}', 'an organiser cannot start a refund of an unknown order');
select is(pg_temp.start_refund('broken_medal') ->> 'outcome', 'invalid_reason', 'an organiser cannot start a refund for another reason than the three');
select is(
  set_config('tests.request_reply', pg_temp.start_refund()::text, true)::jsonb - 'request_id', '{"outcome": "requested", "amount_paise": 50000}', 'a refund that an organiser starts waits for a decision'
);
select set_config('tests.request', current_setting('tests.request_reply')::jsonb ->> 'request_id', true);
select is(
  pg_temp.start_refund() - '{request_id,requested_at}'::text[], '{"outcome": "already_requested", "status": "requested", "started_by": "Meera"}',
  'a refund of an order can be requested only once, and another organiser sees who requested it'
);
select is((pg_temp.start_refund() ->> 'requested_at')::timestamptz, date_trunc('milliseconds', now()), 'the reply to a second request has the time of the first');
select is(
  (select t.request_note from list_refund_tasks('open', 50) as t where t.payment_id = 'pay_30'), 'The mother called.', 'the task of a refund that an organiser started shows the organiser''s note'
);
select results_eq(
  $$ select t.payment_id, t.started_by from list_refund_tasks('open', 50) as t where t.request_reason is not null and t.payment_id = 'pay_30' $$,
  $$ select 'pay_30', name from public.students where id = tests.id('meera') $$, 'the list of tasks shows which organiser started a refund'
);
select is(pg_temp.decide(pg_temp.task_id('pay_30'), 'refuse', 'One payment only.'), 'refused', 'a refund that an organiser started can be refused');
select tests.act_as_owner();
select is(
  (
    select private.outbox_data(b) -> 'is_by_organiser' from private.outbox as b
    where b.kind = 'refund_refused_email' and b.student_id = tests.id('ira')
  ),
  'true', 'the email about a refusal says that the office made the request for the family'
);
select tests.act_as('meera');
select is(
  (select e ->> 'by' from jsonb_array_elements(read_family(tests.id('ira')) -> 'events') as e where e ->> 'kind' = 'refund_asked'),
  (select name from public.students where id = tests.id('meera')), 'the family''s page names the organiser who made the request for the family'
);
select results_eq(
  $$
    select e ->> 'kind', e ->> 'what' from jsonb_array_elements(read_family(tests.id('ira')) -> 'events') as e
    where e ->> 'kind' in ('refund', 'refund_asked', 'organiser') and e ->> 'id' = current_setting('tests.request')
  $$,
  $$ values ('refund', 'refused'), ('refund_asked', 'double_payment') $$, 'the family''s page shows a request and its refund under the same id'
);
select is_empty(
  $$ select 1 from jsonb_array_elements(read_family(tests.id('ira')) -> 'events') as e where e ->> 'what' = 'start_refund' $$,
  'the family''s page does not show a started refund a second time as a change by an organiser'
);
select tests.act_as_owner();
select results_eq(
  $$ select actor, student_id from private.admin_audit where action = 'start_refund' $$,
  $$ values (tests.id('meera')::text, tests.id('ira')) $$, 'the audit names the organiser who started a refund'
);
-- If a refusal was a mistake, the family still cannot ask again, but an organiser can.
update private.outbox set status = 'sent', sent_at = now() where kind = 'refund_refused_email' and student_id = tests.id('ira');
set local session_replication_role = replica;
update public.orders set ordered_at = now() - interval '6 days' where payment_id = 'pay_30';
update public.refund_requests set requested_at = now() - interval '6 days' where student_id = tests.id('ira');
update private.admin_audit set at = now() - interval '6 days' where student_id = tests.id('ira') and action = 'start_refund';
set local session_replication_role = origin;
select tests.act_as('ira');
select is(
  request_refund(current_setting('tests.order')::uuid, 'payment_error') - 'request_id', '{"outcome": "already_requested", "status": "refused"}',
  'a family cannot ask again after a refusal'
);
select tests.act_as('meera');
select is((select p.refund_error from list_payments('pay_30') as p), null, 'the list of payments lets an organiser start a refused refund again');
select is(
  pg_temp.start_refund('payment_error'), current_setting('tests.request_reply')::jsonb,
  'a refused request is opened again, even after its deadline'
);
select results_eq(
  $$ select t.status, t.note, t.decided_by, t.request_reason, t.amount_paise from list_refund_tasks('open', 50) as t where t.payment_id = 'pay_30' $$,
  $$ values ('review', null::text, null::text, 'payment_error', 50000) $$, 'a request that was opened again waits for a decision, with its new reason'
);
select is(pg_temp.start_refund() ->> 'outcome', 'already_requested', 'a request that was opened again cannot be opened twice');
select is(pg_temp.decide(pg_temp.task_id('pay_30'), 'refuse', 'Really once.'), 'refused', 'a request that was opened again can be refused again');
select tests.act_as_owner();
select results_eq(
  $$
    select b.status, private.outbox_data(b) ->> 'answer'
    from private.outbox as b where b.kind = 'refund_refused_email' and b.student_id = tests.id('ira')
  $$,
  $$ values ('pending', 'Really once.') $$, 'the family is emailed the reason of the second refusal'
);
insert into private.refund_refusals (task_id, reason, amount_paise, requested_at, answer, refused_at)
select pg_temp.task_id('pay_30'), 'double_payment', 50000, now(), 'One of ten.', now() from generate_series(1, 9);
select tests.act_as('meera');
select is(pg_temp.start_refund(), '{"outcome": "too_many"}', 'a refused request can be opened again ten times at most');
select tests.act_as_owner();
delete from private.refund_refusals where answer = 'One of ten.';
select tests.act_as('meera');
select pg_temp.start_refund('system_failure');
select is(pg_temp.decide(pg_temp.task_id('pay_30'), 'refund', null, '{IMO}'), 'queued', 'a request that was refused twice can be refunded');
select tests.act_as_owner();
select is_empty(
  $$ select 1 from private.outbox where kind = 'refund_refused_email' and student_id = tests.id('ira') $$,
  'the email about a refusal is removed from the queue when the request is refunded'
);
select is(
  (select idempotency_key from claim_refunds(50) as c where c.payment_id = 'pay_30'),
  'refund-' || replace(pg_temp.task_id('pay_30')::text, '-', '') || '-3', 'a request that was opened twice again has a new idempotency key at the gateway'
);
-- When a request is opened again, its earlier refusal is kept, with the organiser and the reason.
select throws_ok('select * from private.refund_refusals', '42501', null, 'the service role cannot read the table of earlier refusals') from tests.act_as_service();
select tests.act_as('ira');
select throws_ok('select * from private.refund_refusals', '42501', null, 'the family cannot read the table of earlier refusals');
select set_eq(
  $$ select e ->> 'answer' as answer, e ->> 'reason' as reason, e ->> 'note' as note, (e ->> 'amount_paise')::integer from jsonb_array_elements(export_my_data() -> 'earlier_refund_refusals') as e $$,
  $$ values ('One payment only.', 'double_payment', 'The mother called.', 50000), ('Really once.', 'payment_error', 'The mother called.', 50000) $$,
  'the data export of a family has the earlier refusals of its requests'
);
select tests.act_as('jaya');
select is(export_my_data() -> 'earlier_refund_refusals', '[]', 'the data export of a family does not have the earlier refusals of another family');
select tests.act_as('meera');
select set_eq(
  $$
    select t.status, e ->> 'refused_by' as refused_by, e ->> 'answer' as answer, e ->> 'reason' as reason, e ->> 'note' as note, (e ->> 'amount_paise')::integer
    from list_refund_tasks('under_way', 50, 0, 'pay_30') as t, jsonb_array_elements(t.refusals) as e
  $$,
  $$
    values ('queued', 'Meera', 'One payment only.', 'double_payment', 'The mother called.', 50000),
      ('queued', 'Meera', 'Really once.', 'payment_error', 'The mother called.', 50000)
  $$,
  'the list of tasks names who refused a request before, and why'
);
select set_eq(
  $$
    select e ->> 'kind' as kind, e ->> 'what' as what, e ->> 'by' as done_by, e ->> 'note' as note, e ->> 'id' = current_setting('tests.request')
    from jsonb_array_elements(read_family(tests.id('ira')) -> 'events') as e where e ->> 'kind' in ('refund', 'refund_asked')
  $$,
  $$
    values ('refund_asked', 'double_payment', 'Meera', 'The mother called.', false), ('refund', 'refused', 'Meera', 'One payment only.', false),
      ('refund_asked', 'payment_error', 'Meera', 'The mother called.', false), ('refund', 'refused', 'Meera', 'Really once.', false),
      ('refund_asked', 'system_failure', 'Meera', 'The mother called.', true), ('refund', 'queued', 'Meera', null, true)
  $$,
  'the family''s page has the earlier requests with their refusals'
);
select tests.act_as_owner();
select pg_temp.buy('jaya', '{ISO}', 31);
set local session_replication_role = replica;
update public.orders set ordered_at = now() - interval '6 days' where payment_id = 'pay_31';
set local session_replication_role = origin;
select set_config('tests.order', (select id::text from orders where payment_id = 'pay_31'), true);
select tests.act_as('meera');
select is(pg_temp.start_refund() ->> 'outcome', 'too_late', 'an organiser has the same deadline as a family');
select results_eq(
  $$ select p.payment_id, p.refund_error from list_payments('pay_31') as p $$, $$ values ('pay_31', 'too_late') $$,
  'the list of payments says of an order that a refund would come too late'
);
select results_eq(
  $$ select p.payment_id, p.refund_error from list_payments('pay_30') as p $$, $$ values ('pay_30', 'already_requested') $$,
  'the list of payments says of an order that a refund was requested already'
);

-- A payment of a wrong amount and a payment of an unknown order. At the end of this file an organiser refuses to refund them.
select tests.act_as_owner();
select tests.create_student('lata'), tests.create_student('kiran');
select tests.open_checkout('lata', '{IMO,ISO}', 'order_60');
select record_capture(tests.gateway_payment('pay_60', 'order_60', 24900));
select record_capture(tests.gateway_payment('pay_61', 'order_of_nobody', 24900));
select tests.act_as('meera');

-- A family pays one gateway order twice.
select tests.act_as_owner();
select tests.create_student('mohan');
select tests.open_checkout('mohan', '{IMO,IRO}', 'order_66');
select pg_temp.buy('mohan', '{IMO}', 62);
select record_capture(tests.gateway_payment('pay_63', 'order_62', 25000));
select record_refund(tests.gateway_refund('rfnd_63', t, 'processed')) from private.refund_tasks as t where t.payment_id = 'pay_63';
select tests.act_as('meera');
select results_eq(
  $$ select r.reason, r.is_by_hand, r.decided_by, r.counting_order, r.refunded_exams from list_refund_tasks('done', 50, 0, 'pay_63') as r $$,
  $$ select 'second_payment', false, null::text, p.number, '{}'::text[] from list_payments('pay_62') as p $$,
  'the refund of a second payment names the order that counts'
);

select is(
  (select r.other_payments #- '{0,paid_at}' from list_refund_tasks('done', 50, 0, 'pay_63') as r),
  (
    select jsonb_build_array(jsonb_build_object('payment_id', 'pay_62', 'amount_paise', 25000, 'order_number', p.number, 'refunded_paise', 0, 'state', 'order'))
    from list_payments('pay_62') as p
  ),
  'the refund of a second payment shows the payment that became the order'
);

-- All payments for the exams of an order are shown with its request.
select tests.act_as_owner();
select pg_temp.buy('mohan', '{ISO,ICO}', 65);
select receive_webhook('event_66', 'payment.failed', '{"payload": {"payment": {"entity": {"id": "pay_66", "order_id": "order_66"}}}}');
select receive_webhook('event_67', 'payment.failed', '{"payload": {"payment": {"entity": {"id": "pay_66", "order_id": "order_66"}}}}');
select pg_temp.file_request('mohan', 'pay_62');
select tests.act_as('meera');
select results_eq(
  $$
    select e ->> 'payment_id' as payment_id, (e ->> 'amount_paise')::integer as paise, e ->> 'order_number' as number, (e ->> 'refunded_paise')::integer as refunded, e ->> 'state' as state
    from list_refund_tasks('open', 50, 0, 'pay_62') as t, jsonb_array_elements(t.other_payments) as e order by e ->> 'payment_id'
  $$,
  $$ values ('pay_63', 25000, null::text, 25000, 'processed'), ('pay_66', 50000, null, 0, 'not_paid') $$,
  'the task of a request shows the other payments for its exams and their states, and no payments for other exams'
);

-- The search of the list.
select tests.act_as_owner();
update public.students set phone = '9000000060' where id = tests.id('lata');
select tests.act_as('meera');
select results_eq(
  $$ select t.search, count(r.id), count_refund_tasks('open', t.search)
     from unnest(array['pay_60', 'order_60', 'LAT', 'lata@olympeak.example', 'Lata@Olympeak.example', 'pay_6', 'kiran', 'kiran@olympeak.example', '99', '%', 'PAY_60', 'Order_60', '+91 90000 00060']) with ordinality as t (search, place)
     left join lateral list_refund_tasks('open', 50, 0, t.search) as r on r.payment_id = 'pay_60'
     group by t.search, t.place order by t.place $$,
  $$ values ('pay_60', 1::bigint, 1), ('order_60', 1, 1), ('LAT', 1, 1), ('lata@olympeak.example', 1, 1), ('Lata@Olympeak.example', 1, 1),
    ('pay_6', 0, 0), ('kiran', 0, 0), ('kiran@olympeak.example', 0, 0), ('99', 0, 0), ('%', 0, 0), ('PAY_60', 1, 1), ('Order_60', 1, 1), ('+91 90000 00060', 1, 1) $$,
  'a refund is found by payment, gateway order, name, email and phone'
);
select results_eq(
  $$ select distinct payment_id from list_refund_tasks('done', 50, 0, (select min(t.order_number)::text from list_refund_tasks('done', 50) as t where t.payment_id = 'pay_2')) $$,
  $$ values ('pay_2') $$, 'a refund is found by the number of its order'
);
select is_empty($$ select * from list_refund_tasks('done', 50, 0, 'pay_60') $$, 'an open task is not found in the list of done tasks');

select is(pg_temp.decide(pg_temp.task_id('pay_60', 'amount_mismatch'), 'refuse', 'The bank has returned it.'), 'refused', 'an organiser can refuse to refund a payment of a wrong amount');
select is(pg_temp.decide(pg_temp.task_id('pay_61', 'unknown_order'), 'refuse', 'Of another shop.'), 'refused', 'an organiser can refuse to refund a payment of an unknown order');
select tests.act_as_owner();
select results_eq(
  $$
    select b.student_id, private.outbox_data(b) - 'paid_at'
    from private.outbox as b join private.refund_tasks as t on t.id = b.refund_task_id
    where b.kind = 'refund_refused_email' and t.payment_id in ('pay_60', 'pay_61')
  $$,
  $$
    values (tests.id('lata'), '{"order_number": null, "amount_paise": 24900, "requested_at": null, "is_by_organiser": false,
      "answer": "The bank has returned it.", "exams": ["Maths", "Science"], "payment_id": "pay_60"}'::jsonb)
  $$,
  'the family that paid a wrong amount gets one email with the reason, and nobody gets an email about the unknown order'
);

-- A refused payment without an order can wait for a decision again.
create function pg_temp.reopen(p_task_id uuid) returns text language sql as $$ select reopen_refused_payment(p_task_id) ->> 'outcome' $$;
select tests.act_as('asha');
select throws_ok($$ select reopen_refused_payment(pg_temp.task_id('pay_60', 'amount_mismatch')) $$, '42501', 'Access denied.', 'a student cannot open a refused payment again');
select tests.act_as('meera');
select is(pg_temp.reopen(gen_random_uuid()), 'not_found', 'an unknown payment cannot be opened again');
select is(pg_temp.reopen(pg_temp.task_id('pay_2')), 'not_found', 'reopen_refused_payment does not find a refused refund of an order');
select is(pg_temp.reopen(pg_temp.task_id('pay_60', 'amount_mismatch')), 'reopened', 'an organiser opens a refused payment again');
select is(pg_temp.reopen(pg_temp.task_id('pay_60', 'amount_mismatch')), 'not_refused', 'a payment that waits for a decision cannot be opened again');
select results_eq(
  $$ select status, note, decided_by, refusals #>> '{0,answer}', refusals #>> '{0,refused_by}' from list_refund_tasks('open', 50, 0, 'pay_60') $$,
  $$ values ('review', null, null, 'The bank has returned it.', 'Meera') $$, 'a payment that was opened again waits for a decision, and shows who refused it and why'
);
select tests.act_as_owner();
select is_empty(
  $$ select 1 from private.outbox as b join private.refund_tasks as t on t.id = b.refund_task_id where b.kind = 'refund_refused_email' and t.payment_id = 'pay_60' $$,
  'the email about the refusal of a payment is removed from the queue when the payment is opened again'
);
select is((select count(*) from private.admin_audit where action = 'reopen_refused_payment' and actor = tests.id('meera')::text), 1::bigint, 'opening a refused payment again leaves an audit row');
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task_id('pay_60', 'amount_mismatch'), 'refuse', 'The bank has returned it.'), 'refused', 'a payment that was opened again can be refused again');
select tests.act_as_owner();
select is(
  (select count(*) from private.outbox as b join private.refund_tasks as t on t.id = b.refund_task_id where b.kind = 'refund_refused_email' and t.payment_id = 'pay_60'), 1::bigint,
  'the family gets an email about the second refusal of a payment'
);
insert into private.refund_refusals (task_id, reason, amount_paise, requested_at, answer, refused_at)
select pg_temp.task_id('pay_60', 'amount_mismatch'), 'amount_mismatch', 24900, now(), 'No.', now() from generate_series(1, 9);
select tests.act_as('meera');
select is(pg_temp.reopen(pg_temp.task_id('pay_60', 'amount_mismatch')), 'too_many', 'a payment can be opened again ten times at most');
select tests.act_as_owner();

-- A refund for another reason than the three needs a text, has no deadline, and is approved by another organiser.
select tests.act_as_owner();
select tests.create_student('nila'), tests.create_student('vani');
select private.grant_admin('vani@olympeak.example');
select pg_temp.buy('nila', '{IMO,ISO}', 70);
set local session_replication_role = replica;
update public.orders set ordered_at = now() - interval '6 days' where payment_id = 'pay_70';
set local session_replication_role = origin;
select set_config('tests.order', (select id::text from orders where payment_id = 'pay_70'), true);
select tests.act_as('nila');
select is(
  request_refund(current_setting('tests.order')::uuid, 'other', 'Please.') ->> 'outcome', 'invalid_reason', 'a family cannot request a refund for another reason than the three'
);
select tests.act_as('meera');
select is(
  start_refund(current_setting('tests.order')::uuid, 'other', '  ') ->> 'outcome', 'note_required', 'a refund for another reason needs a text'
);
select is(pg_temp.start_refund('other') ->> 'outcome', 'requested', 'an organiser can start a refund for another reason after the deadline');
select is(pg_temp.start_refund('other') ->> 'outcome', 'already_requested', 'a refund for another reason can be started only once');
select is(
  (select needs_other_organiser from list_refund_tasks('open', 50, 0, 'pay_70')), true, 'the organiser who started a refund for another reason sees that another organiser must approve it'
);
select is(pg_temp.decide(pg_temp.task_id('pay_70'), 'refund'), 'needs_other_organiser', 'the organiser who started a refund for another reason cannot approve it');
select is(pg_temp.decide(pg_temp.task_id('pay_70'), 'by_hand', 'In cash.'), 'needs_other_organiser', 'the organiser who started a refund for another reason cannot record it as paid by hand');
select tests.act_as_owner();
select is(pg_temp.task_summaries('pay_70'), 'student_request 50000 review', 'a refused approval changes nothing');
update private.settings set is_on = true where name = 'single_organiser';
select tests.act_as('meera');
select is((select needs_other_organiser from list_refund_tasks('open', 50, 0, 'pay_70')), false, 'a single organiser may approve a refund for another reason');
select tests.act_as_owner();
update private.settings set is_on = false where name = 'single_organiser';
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task_id('pay_70'), 'refuse', 'Not after all.'), 'refused', 'the organiser who started a refund for another reason may refuse it');
select tests.act_as('vani');
select is(pg_temp.start_refund('other') ->> 'outcome', 'requested', 'another organiser can start a refused refund for another reason again');
select is(pg_temp.decide(pg_temp.task_id('pay_70'), 'refund'), 'needs_other_organiser', 'the organiser who started a refund for another reason again cannot approve it');
select tests.act_as('meera');
select is(
  (select needs_other_organiser from list_refund_tasks('open', 50, 0, 'pay_70')), false, 'an organiser who did not start a refund for another reason may approve it'
);
select is(pg_temp.decide(pg_temp.task_id('pay_70'), 'refund', null, '{IMO}'), 'queued', 'an organiser who did not start a refund for another reason approves it');
select tests.act_as('nila');
select results_eq(
  $$ select reason, status from refund_requests $$, $$ values ('other', 'approved') $$, 'the family sees a refund for another reason among its requests'
);

-- A refund by hand says how, by which reference and on which day it was paid.
select tests.act_as_owner();
select tests.create_student('otis'), tests.create_student('rhea');
select pg_temp.buy('otis', '{IMO,ISO}', 71);
select pg_temp.file_request('otis', 'pay_71');
set local session_replication_role = replica;
update private.captured_payments set paid_at = now() - interval '3 days' where payment_id = 'pay_71';
set local session_replication_role = origin;
create function pg_temp.by_hand(p_payment_id text, p_method text, p_reference text, p_days_ago integer) returns text language sql
as $$
  select decide_refund(
    pg_temp.task_id(p_payment_id), 'by_hand', 'After a call.', null, p_method, p_reference,
    (now() at time zone 'Asia/Kolkata')::date - p_days_ago
  ) ->> 'outcome'
$$;
select tests.act_as('meera');
select is(pg_temp.by_hand('pay_71', null, 'UTR 42633', 0), 'method_required', 'a refund by hand says how it was paid');
select is(pg_temp.by_hand('pay_71', 'cheque', 'UTR 42633', 0), 'method_required', 'a refund by hand cannot be paid in an unknown way');
select is(pg_temp.by_hand('pay_71', 'upi', '  ', 0), 'reference_required', 'a refund by UPI needs a reference');
select is(pg_temp.by_hand('pay_71', 'dashboard', null, 0), 'reference_required', 'a refund on the gateway''s dashboard needs a reference');
select is(pg_temp.by_hand('pay_71', 'upi', repeat('x', 65), 0), 'reference_too_long', 'a reference of 65 characters is refused');
select is(pg_temp.by_hand('pay_71', 'upi', 'UTR 4', 0), 'reference_invalid', 'a reference of four letters and digits is refused');
select is(pg_temp.by_hand('pay_71', 'upi', 'to Otis, the father', 0), 'reference_invalid', 'a reference of UPI without a digit is refused');
select is(pg_temp.by_hand('pay_71', 'dashboard', 'rfnd_', 0), 'reference_invalid', 'a part of an id of the gateway is refused');
select is(pg_temp.by_hand('pay_71', 'cash', null, null), 'invalid_day', 'a refund in cash needs its day');
select is(pg_temp.by_hand('pay_71', 'upi', 'UTR 42633', -1), 'invalid_day', 'a refund by hand cannot be paid in the future');
select is(pg_temp.by_hand('pay_71', 'upi', 'UTR 42633', 4), 'invalid_day', 'a refund by hand cannot be paid before the payment');
select results_eq(
  $$ select status, paid_method, bank_reference from list_refund_tasks('open', 50, 0, 'pay_71') $$, $$ values ('review', null::text, null::text) $$,
  'refused decisions about a refund by hand change nothing'
);
select is(pg_temp.by_hand('pay_71', 'upi', ' tx-99 for Otis ', 3), 'processed', 'a refund by hand with its way, reference and day is recorded');
select results_eq(
  $$
    select payment_id, paid_method, bank_reference, paid_on, refunded_at = paid_on::timestamp at time zone 'Asia/Kolkata'
    from list_refund_tasks('done', 50, 0, 'TX-99 for otis')
  $$,
  $$ values ('pay_71', 'upi', 'tx-99 for Otis', (now() at time zone 'Asia/Kolkata')::date - 3, true) $$, 'a refund by hand is found by its reference, and has its day'
);
select is((select payment_id from list_payments('tx-99 FOR otis')), 'pay_71', 'an order is found by the reference of its refund by hand');
select is(
  (
    select count(*) from (select (now() at time zone 'Asia/Kolkata')::date) as d (day), export_refunds(d.day, d.day)
    where payment_id = 'pay_71' and paid_by = 'upi'
  ), 1::bigint, 'the export of the day of its credit note has a refund by hand'
);
select tests.act_as_owner();
select is(
  (select details - '{task_id,exam_ids,note,reason,decision,amount_paise}'::text[] from private.admin_audit where action = 'decide_refund' and student_id = tests.id('otis')),
  jsonb_build_object('paid_method', 'upi', 'reference', 'tx-99 for Otis', 'paid_on', (now() at time zone 'Asia/Kolkata')::date - 3),
  'the audit row of a refund by hand has the way, the reference and the day'
);
select results_eq(
  $$ select paid_method, bank_reference from private.refund_tasks where payment_id = 'pay_8' and reason = 'student_request' $$, $$ values ('dashboard', 'rfnd_000008') $$,
  'a request settled with the gateway''s own refund keeps what the organiser typed'
);
select results_eq(
  $$ select paid_method, bank_reference, paid_on from private.refund_tasks where payment_id = 'pay_10' and reason = 'student_request' $$,
  $$ values ('dashboard', null::text, null::date) $$, 'a request settled by the gateway''s report was paid on the dashboard'
);

-- A bank's reference is found as it is on the statement, and is recorded for one family only.
select tests.act_as_owner();
select is(
  (select array_agg(private.reference_key(r)) from unnest('{UTR 6334 1298-7711,633412987711,arn:633412987711,Arnav,UTR,- -}'::text[]) as r),
  '{633412987711,633412987711,633412987711,arnav,utr,NULL}', 'references are compared by letters and digits, without UTR, RRN or ARN before a number'
);
select tests.create_student('tara'), tests.create_student('uma');
select pg_temp.buy('tara', '{IMO}', 81), pg_temp.buy('tara', '{ISO}', 82), pg_temp.buy('uma', '{IMO}', 83);
select pg_temp.file_request('tara', 'pay_81'), pg_temp.file_request('tara', 'pay_82'), pg_temp.file_request('uma', 'pay_83');
select tests.act_as('meera');
select is(pg_temp.by_hand('pay_81', 'bank_transfer', 'UTR 6334 1298 7711', 0), 'processed', 'a refund by bank transfer is recorded');
select results_eq(
  $$
    select t.text, (select string_agg(r.payment_id, ',') from list_refund_tasks('done', 50, 0, t.text) as r),
      (select string_agg(p.payment_id, ',') from list_payments(t.text) as p)
    from unnest('{UTR 6334 1298 7711,633412987711,UTR633412987711,rrn-6334-1298-7711}'::text[]) with ordinality as t (text, place)
    order by t.place
  $$,
  $$
    values ('UTR 6334 1298 7711', 'pay_81', 'pay_81'), ('633412987711', 'pay_81', 'pay_81'), ('UTR633412987711', 'pay_81', 'pay_81'),
      ('rrn-6334-1298-7711', 'pay_81', 'pay_81')
  $$,
  'the searches find a reference with or without UTR, spaces and dashes'
);
select is(
  decide_refund(pg_temp.task_id('pay_83'), 'by_hand', 'After a call.', null, 'upi', '633412987711', (now() at time zone 'Asia/Kolkata')::date),
  (select jsonb_build_object('outcome', 'reference_taken', 'order_number', p.number, 'payment_id', 'pay_81') from list_payments('pay_81') as p),
  'the reference of another family''s refund is refused'
);
select is(pg_temp.by_hand('pay_82', 'bank_transfer', 'utr-633412987711', 0), 'processed', 'one bank transfer, with one reference, can pay back two orders of a family');
select is(pg_temp.by_hand('pay_83', 'upi', '633412987712', 0), 'processed', 'a reference that no other family''s refund has is recorded');
select tests.act_as_owner();

-- An organiser who starts a refund of a double payment without another payment needs a second organiser.
select pg_temp.buy('rhea', '{IMO,ISO}', 72);
select set_config('tests.order', (select id::text from orders where payment_id = 'pay_72'), true);
select tests.act_as('meera');
select is(pg_temp.start_refund() ->> 'outcome', 'requested', 'an organiser can start a refund of a double payment');
select is(
  (select needs_other_organiser from list_refund_tasks('open', 50, 0, 'pay_72')), true, 'a double payment without another payment needs a second organiser'
);
select is(pg_temp.by_hand('pay_72', 'cash', null, 0), 'needs_other_organiser', 'the organiser who started a refund of a double payment cannot record it as paid in cash');
select is(pg_temp.decide(pg_temp.task_id('pay_72'), 'refund'), 'needs_other_organiser', 'the organiser who started a refund of a double payment cannot let the gateway refund it');
select tests.act_as_owner();
update private.settings set is_on = true where name = 'single_organiser';
select tests.act_as('meera');
select is((select needs_other_organiser from list_refund_tasks('open', 50, 0, 'pay_72')), false, 'a single organiser may approve the refund of a double payment');
select tests.act_as_owner();
update private.settings set is_on = false where name = 'single_organiser';
select record_capture(tests.gateway_payment('pay_73', 'order_72', 50000));
select tests.act_as('meera');
select is(
  (select needs_other_organiser from list_refund_tasks('open', 50, 0, 'pay_72')), true, 'a second payment whose own refund is queued does not prove a double payment'
);
select tests.act_as_owner();
update private.refund_tasks set status = 'failed' where payment_id = 'pay_73';
select tests.act_as('meera');
select is(
  (select needs_other_organiser from list_refund_tasks('open', 50, 0, 'pay_72')), false, 'a second payment that is still with us proves a double payment, so no second organiser is needed'
);
select tests.act_as_owner();
update private.refund_tasks set status = 'queued' where payment_id = 'pay_73';
select tests.act_as('vani');
select is(pg_temp.by_hand('pay_72', 'cash', null, 0), 'processed', 'another organiser can record the refund of a double payment as paid in cash, without a reference');
select is(
  (select started_by from export_refunds(p_state => 'done', p_search => 'pay_72') where order_number is not null), 'Meera', 'the export of refunds says which organiser started a refund'
);
select results_eq(
  $$ select request_note, requested_at is not null from export_refunds(p_state => 'done', p_search => 'pay_72') where order_number is not null $$,
  $$ values ('The mother called.', true) $$, 'the export of refunds has the note of the request and when it was made'
);
select tests.act_as('rhea');
select results_eq('select is_by_organiser from refund_requests', 'values (true)', 'the family can see that an organiser started the refund');
select tests.act_as('otis');
select results_eq('select is_by_organiser from refund_requests', 'values (false)', 'the family can see that it made a request itself');

-- Refunds are found by the guardian and by the last digits of the phone number.
select tests.act_as_owner();
update public.students set parent_name = 'Lakshmi Iyer', phone = '98450 12377' where id = tests.id('nila');
select tests.act_as('meera');
select is((select payment_id from list_refund_tasks('under_way', 50, 0, 'lakshmi')), 'pay_70', 'a refund is found by the guardian''s name');

-- A payment of the wrong amount blocks its exams until an organiser has decided; then the same cart gets a new gateway order.
select tests.act_as_owner();
select tests.create_student('omar');
select tests.create_student('pia');
select tests.open_checkout(n, '{IMO}', 'order_' || n || '_1') from unnest('{omar,pia}'::text[]) as n;
select record_capture(tests.gateway_payment('pay_' || n || '_1', 'order_' || n || '_1', 100)) from unnest('{omar,pia}'::text[]) as n;
select is(tests.begin_payment('omar', '{IMO}', 'order_omar_1'), '{"outcome": "payment_in_review"}', 'a cart cannot be paid again while an organiser has to decide about its payment');
select is(tests.begin_payment('omar', '{IMO,ISO}', 'two exams'), '{"outcome": "payment_in_review"}', 'another cart with the exam of a payment in review cannot be paid either');
select is(tests.begin_payment('omar', '{ISO}', 'other exam') ->> 'outcome', 'create', 'an exam without a payment in review can be paid');
select is(find_intent('order_omar_1') - '{intent_id,student_id,checked_at}'::text[] ->> 'is_refused', 'false', 'a payment in review is not refused yet');
select is(find_intent('order_omar_1') -> 'is_in_review', 'true', 'the checkout learns that a payment is in review');
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task_id('pay_omar_1', 'amount_mismatch'), 'refuse', 'The money is at your bank.'), 'refused', 'a payment of the wrong amount can be refused');
select is(pg_temp.decide(pg_temp.task_id('pay_pia_1', 'amount_mismatch'), 'refund'), 'queued', 'a payment of the wrong amount can be refunded');
select tests.act_as_owner();
select is(find_intent('order_omar_1') -> 'is_refused', 'true', 'the checkout learns that a payment was refused');
select is(find_intent('order_omar_1') -> 'is_in_review', 'false', 'a refused payment is no longer in review');
select is(find_intent('order_omar_1') -> 'is_refunded', 'false', 'a refused payment is not refunded');
select is(find_intent('order_pia_1') -> 'is_refunded', 'true', 'the checkout learns that a payment is refunded');
select results_eq(
  $$ select tests.begin_payment(n, '{IMO}', 'order_' || n || '_1') ->> 'outcome' from unnest('{omar,pia}'::text[]) as n $$,
  $$ values ('create'), ('create') $$, 'after the decision about a payment of the wrong amount the same cart and key get a new gateway order'
);
select is(find_intent('order_omar_1') ->> 'status', 'expired', 'the gateway order that was paid is not offered again');
select results_eq(
  $$ select attach_gateway_order(id, 'order_omar_2') ->> 'razorpay_order_id' from private.payment_intents where student_id = tests.id('omar') and status = 'draft' and creating_until is not null order by created_at, shown_at desc limit 1 $$,
  $$ values ('order_omar_2') $$, 'the new gateway order is attached to a new intent'
);
select is(record_capture(tests.gateway_payment('pay_omar_2', 'order_omar_2', 25000)) ->> 'outcome', 'order', 'the payment of the new gateway order becomes an order');
select finish_refund(pg_temp.task_id('pay_pia_1', 'amount_mismatch'), null, 'refused by the bank', true);
select is(find_intent('order_pia_1') -> 'is_refunded', 'true', 'a refund that failed still leaves the cart free, because an organiser pays it in another way');
select tests.act_as('omar');
select results_eq('select payment_id, state from list_extra_payments()', $$ values ('pay_omar_1', 'refused') $$, 'a family sees its refused payment');
select tests.act_as_owner();
select is_empty('select tests.payment_violations()', 'all payment invariants hold after a decided payment and a new one');

select * from finish();
rollback;
