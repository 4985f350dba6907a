-- The organiser decides: yes for all or some exams, done by hand, or no with a reason. Nobody else does.
begin;
select plan(107);

select tests.open_registration();
select tests.create_student(n) from unnest(array['asha', 'bela', 'carl', 'dev', 'esha', 'farid', 'gita', 'hari', 'meera']) as n;
select private.grant_admin('meera@olympeak.example');
delete from private.outbox;

create function pg_temp.task(p_payment_id text, p_reason text default 'student_request') returns uuid language sql security definer
as $$ select id from private.refund_tasks where payment_id = p_payment_id and reason = p_reason $$;
create function pg_temp.tasks(p_payment_id text) returns setof text language sql security definer
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
    p_task_id, p_decision, p_note, case when p_codes is not null then array(select tests.exam(c) from unnest(p_codes) as c) end
  ) ->> 'outcome'
$$;
create function pg_temp.ask(p_name text, p_payment_id text) returns text language plpgsql
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
  perform tests.open_order(p_name, p_codes, 'order_' || p_number);
  perform public.record_capture(tests.payment('pay_' || p_number, 'order_' || p_number, tests.price(p_codes)));
end
$$;

create function pg_temp.gives_back(p_number integer, p_paise integer, p_refunded_paise integer) returns text language sql
as $$
  select public.record_capture(
    tests.payment('pay_' || p_number, 'order_' || p_number, p_paise, jsonb_build_object('amount_refunded', p_refunded_paise))
  ) ->> 'outcome'
$$;
create function pg_temp.mails(p_payment_id text) returns setof text language sql security definer
as $$
  select concat_ws(' ', d ->> 'reason', d ->> 'amount_paise', case when (d ->> 'is_by_hand')::boolean then 'by hand' end)
  from private.outbox as b
  join private.refund_tasks as t on t.id = b.refund_task_id
  cross join private.outbox_data(b) as d
  where t.payment_id = p_payment_id
$$;

select pg_temp.buy('asha', '{IMO,ISO,IEO}', 1);
select pg_temp.ask('asha', 'pay_1');

-- Who may.
select tests.act_as_visitor();
select throws_ok($$ select list_refund_tasks() $$, '42501', null, 'a visitor sees no queue');
select throws_ok($$ select decide_refund(gen_random_uuid(), 'refund') $$, '42501', null, 'and decides nothing');
select tests.act_as_service();
select throws_ok($$ select decide_refund(gen_random_uuid(), 'refund') $$, '42501', null, 'nor does the service role');
select tests.act_as('asha');
select throws_ok($$ select list_refund_tasks() $$, '42501', 'Access denied.', 'a student sees no queue');
select throws_ok($$ select count_refund_tasks() $$, '42501', 'Access denied.', 'nor how long it is');
select throws_ok(
  $$ select pg_temp.decide(pg_temp.task('pay_1'), 'refund') $$, '42501', 'Access denied.', 'and decides nothing'
);
select throws_ok(
  $$ select private.apply_decision(null, 'refund', null, null, 1) $$, '42501', null, 'nor past the function'
);
select tests.act_as_owner();
select throws_ok($$ select list_refund_tasks() $$, '42501', null, 'without a person nobody is an admin');

-- The queue.
select tests.act_as('meera');
select is(
  (select to_jsonb(t) - '{id,created_at,paid_at,requested_at,order_number}'::text[] from list_refund_tasks() as t),
  jsonb_build_object(
    'reason', 'student_request', 'status', 'review', 'amount_paise', 75000, 'payment_id', 'pay_1', 'payment_paise', 75000,
    'left_paise', 75000, 'detail', null, 'note', null, 'decided_at', null,
    'student_id', tests.id('asha'), 'student_name', 'Asha', 'student_email', 'asha@olympeak.example',
    'request_reason', 'payment_error', 'request_note', 'We paid twice.',
    'items', jsonb_build_array(
      jsonb_build_object('exam_id', tests.exam('IEO'), 'name', 'English', 'price_paise', 25000, 'can_go_back', true),
      jsonb_build_object('exam_id', tests.exam('IMO'), 'name', 'Maths', 'price_paise', 25000, 'can_go_back', true),
      jsonb_build_object('exam_id', tests.exam('ISO'), 'name', 'Science', 'price_paise', 25000, 'can_go_back', true)
    ),
    'cart_paise', 75000, 'cart_exams', '["English", "Maths", "Science"]'::jsonb, 'decided_by', null
  ),
  'the organiser sees what a decision needs'
);
select is(count_refund_tasks('open'), 1, 'and how many wait');
select is_empty($$ select list_refund_tasks('under_way') $$, 'nothing is under way');
select is(count_refund_tasks('done'), 0, 'nothing is done');
select throws_ok($$ select list_refund_tasks('all') $$, '22023', null, 'there is no other list');
select throws_ok($$ select count_refund_tasks('all') $$, '22023', null, 'to be counted either');
select throws_ok($$ select list_refund_tasks(null) $$, '22023', null, 'nor one without a name');

-- Decisions that make no sense change nothing.
select is(pg_temp.decide(gen_random_uuid(), 'refund'), 'not_found', 'a task nobody knows');
select is(pg_temp.decide(null, 'refund'), 'not_found', 'no task');
select is(pg_temp.decide(pg_temp.task('pay_1'), 'maybe'), 'invalid_decision', 'an unknown decision');
select is(pg_temp.decide(pg_temp.task('pay_1'), null), 'invalid_decision', 'no decision');
select is(pg_temp.decide(pg_temp.task('pay_1'), 'refuse'), 'note_required', 'a no without a reason');
select is(pg_temp.decide(pg_temp.task('pay_1'), 'refuse', '   '), 'note_required', 'a no with an empty one');
select is(pg_temp.decide(pg_temp.task('pay_1'), 'by_hand'), 'note_required', 'by hand, but how');
select is(pg_temp.decide(pg_temp.task('pay_1'), 'refuse', repeat('x', 501)), 'note_too_long', 'a novel');
select is(pg_temp.decide(pg_temp.task('pay_1'), 'refund', null, '{ICO}'), 'invalid_items', 'an exam of another order');
select is(pg_temp.decide(pg_temp.task('pay_1'), 'refund', null, '{IMO,IMO}'), 'invalid_items', 'an exam twice');
select is(pg_temp.decide(pg_temp.task('pay_1'), 'refund', null, '{}'), 'invalid_items', 'no exam at all');
select results_eq($$ select pg_temp.tasks('pay_1') $$, $$ values ('student_request 75000 review') $$, 'the task is as it was');

-- Yes, for some.
select is(
  decide_refund(pg_temp.task('pay_1'), 'refund', 'Sorry for the trouble.', array[tests.exam('IMO'), tests.exam('IEO')]),
  '{"outcome": "queued", "amount_paise": 50000}', 'the organiser gives two of three back'
);
select results_eq(
  $$ select pg_temp.tasks('pay_1') $$, $$ values ('student_request 50000 queued IEO,IMO') $$, 'which is queued for its amount'
);
select is(pg_temp.decide(pg_temp.task('pay_1'), 'refuse', 'Changed my mind'), 'not_open', 'a decision is final');
select is(count_refund_tasks('under_way'), 1, 'and is under way');
select is(
  (select array_agg(i -> 'can_go_back' order by i -> 'name') from list_refund_tasks('under_way') as t, jsonb_array_elements(t.items) as i),
  array['true', 'true', 'true']::jsonb[], 'with the exams it may name'
);
select tests.act_as('asha');
select results_eq(
  $$ select status, approved_paise, answer, decided_at is not null from refund_requests $$,
  $$ values ('approved', 50000, 'Sorry for the trouble.', true) $$, 'the family reads the answer'
);
select is((select count(*) from enrolments where is_active), 3::bigint, 'and is enrolled until the money is on its way');
select tests.act_as_owner();
select results_eq(
  $$ select actor, action, student_id, details ->> 'decision', details ->> 'note' from private.admin_audit where action = 'decide_refund' $$,
  $$ values (tests.id('meera')::text, 'decide_refund', tests.id('asha'), 'refund', 'Sorry for the trouble.') $$,
  'who decided is written down'
);

-- No.
select pg_temp.buy('bela', '{IMO}', 2);
select pg_temp.ask('bela', 'pay_2');
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task('pay_2'), 'refuse', 'The payment was made once only.'), 'refused', 'the organiser says no');
select is((select note from list_refund_tasks('done')), 'The payment was made once only.', 'and why');
select is((select decided_by from list_refund_tasks('done')), 'Meera', 'with the name of the organiser');
select tests.act_as('bela');
select results_eq(
  $$ select status, approved_paise, answer from refund_requests $$,
  $$ values ('refused', null::integer, 'The payment was made once only.') $$, 'as the family reads'
);
select is((select count(*) from enrolments where is_active), 1::bigint, 'who stays enrolled');
select is(request_refund((select id from orders), 'system_failure') ->> 'status', 'refused', 'and does not ask again');

-- Yes, for all that is left.
select tests.act_as_owner();
select pg_temp.buy('carl', '{IMO,ISO}', 3);
select pg_temp.ask('carl', 'pay_3');
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task('pay_3'), 'refund'), 'queued', 'a yes needs no words');
select results_eq($$ select pg_temp.tasks('pay_3') $$, $$ values ('student_request 50000 queued IMO,ISO') $$, 'and gives all exams back');

-- Review rows of record_capture.
select tests.act_as_owner();
select tests.open_order('bela', '{ISO}', 'order_4');
select record_capture(tests.payment('pay_4', 'order_4', 100));
select record_capture(tests.payment('pay_5', 'order_of_nobody', 25000));
select record_capture(tests.payment('pay_6', 'order_of_nobody', 25000, '{"status": "refunded", "amount_refunded": 25000}'));
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task('pay_4', 'amount_mismatch'), 'refund', null, '{ISO}'), 'invalid_items', 'a payment that is no order has no exams');
select is(pg_temp.decide(pg_temp.task('pay_4', 'amount_mismatch'), 'refund'), 'queued', 'it goes back as a whole');
select results_eq($$ select pg_temp.tasks('pay_4') $$, $$ values ('amount_mismatch 100 queued') $$, 'with its own amount');
select is(pg_temp.decide(pg_temp.task('pay_5', 'unknown_order'), 'refuse', 'Our bookshop''s.'), 'refused', 'or is closed with a note');
select is(pg_temp.decide(pg_temp.task('pay_6', 'already_refunded'), 'refund'), 'invalid_decision', 'what went back does not go back again');
select is(pg_temp.decide(pg_temp.task('pay_6', 'already_refunded'), 'by_hand', 'Refunded on the dashboard.'), 'processed', 'it is noted');

-- A refund made on the gateway's dashboard.
select tests.act_as_owner();
select record_capture(tests.payment('pay_2', 'order_2', 25000, '{"amount_refunded": 25000, "status": "refunded"}'));
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task('pay_2', 'dashboard_refund'), 'refund'), 'invalid_decision', 'the gateway is not asked for it again');
select is(pg_temp.decide(pg_temp.task('pay_2', 'dashboard_refund'), 'by_hand', 'By Meera, after a call.'), 'processed', 'the organiser says what it was');
select tests.act_as('bela');
select is((select refund_status from orders), 'full', 'the order went back');
select is((select count(*) from enrolments where is_active), 0::bigint, 'and its exam ends');
select tests.act_as_owner();
select pg_temp.buy('bela', '{ICO,IRO}', 7);
select record_capture(tests.payment('pay_7', 'order_7', 50000, '{"amount_refunded": 25000}'));
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task('pay_7', 'dashboard_refund'), 'by_hand', 'For IRO'), 'invalid_items', 'half the money ends not both exams');
select is(pg_temp.decide(pg_temp.task('pay_7', 'dashboard_refund'), 'by_hand', 'For IRO', '{IRO}'), 'processed', 'but the one that was meant');
select tests.act_as('bela');
select results_eq(
  $$ select s.code from enrolments as n join subjects as s on s.id = n.exam_id where n.is_active $$, $$ values ('ICO') $$, 'the other stays'
);
select results_eq($$ select refund_status from orders where payment_id = 'pay_7' $$, $$ values ('partial') $$, 'and the order says so');

-- Never more than was paid.
select tests.act_as_owner();
select pg_temp.ask('bela', 'pay_7');
update private.refund_tasks set amount_paise = 40000 where payment_id = 'pay_7' and reason = 'dashboard_refund';
select tests.act_as('meera');
select is(
  decide_refund(pg_temp.task('pay_7'), 'refund'), '{"outcome": "exceeds_payment", "left_paise": 10000}', 'what is gone cannot go back'
);
select tests.act_as_owner();
update private.refund_tasks set amount_paise = 25000 where payment_id = 'pay_7' and reason = 'dashboard_refund';
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task('pay_7'), 'refund'), 'queued', 'the rest can');
select tests.act_as_owner();
select record_capture(tests.payment('pay_1', 'order_1', 75000, '{"amount_refunded": 60000}'));
select set_eq(
  $$ select pg_temp.tasks('pay_1') $$,
  $$ values ('student_request 50000 queued IEO,IMO'), ('dashboard_refund 10000 review') $$, 'a refund that we did not ask for is reported'
);
select record_capture(tests.payment('pay_1', 'order_1', 75000, '{"amount_refunded": 75000, "status": "refunded"}'));
select set_eq(
  $$ select pg_temp.tasks('pay_1') $$,
  $$ values ('student_request 50000 queued IEO,IMO'), ('dashboard_refund 25000 review') $$, 'in one row while it is open'
);
select is_empty('select tests.violations()', 'all invariants hold');

-- Who is informed of money that was refunded by hand, with or without a request.
select results_eq($$ select pg_temp.mails('pay_2') $$, $$ values ('dashboard_refund 25000 by hand') $$, 'the family is informed, without a request too');
select is_empty($$ select pg_temp.mails('pay_6') $$, 'but nobody where nobody is known');
select is_empty($$ select pg_temp.mails('pay_3') $$, 'nor before the gateway has taken a refund on');

-- A family asks, somebody refunds on the dashboard, and the request is decided.
select pg_temp.buy('dev', '{IMO,ISO}', 8);
select pg_temp.ask('dev', 'pay_8');
select pg_temp.gives_back(8, 50000, 50000);
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task('pay_8'), 'refund'), 'exceeds_payment', 'what went back on the dashboard does not go back again');
select is(pg_temp.decide(pg_temp.task('pay_8'), 'by_hand'), 'note_required', 'it is noted with a word');
select set_eq(
  $$ select pg_temp.tasks('pay_8') $$,
  $$ values ('student_request 50000 review'), ('dashboard_refund 50000 review') $$, 'else both stay open'
);
select is(
  decide_refund(pg_temp.task('pay_8'), 'by_hand', 'On the dashboard.'), '{"outcome": "processed", "amount_paise": 50000}',
  'the request is settled by hand'
);
select set_eq(
  $$ select pg_temp.tasks('pay_8') $$,
  $$ values ('student_request 50000 processed IMO,ISO'), ('dashboard_refund 50000 merged') $$,
  'and with it the refund that the gateway reported: it is the same money'
);
select is(pg_temp.decide(pg_temp.task('pay_8', 'dashboard_refund'), 'by_hand', 'Again'), 'not_open', 'which nobody decides any more');
select is(
  (select count(*) from list_refund_tasks('done', 50) where payment_id = 'pay_8'),
  2::bigint, 'both are done'
);
select tests.act_as('dev');
select results_eq(
  $$ select status, approved_paise, answer from refund_requests $$, $$ values ('processed', 50000, 'On the dashboard.') $$,
  'the family reads that its money went back'
);
select is((select refund_status from orders), 'full', 'the order went back');
select is((select count(*) from enrolments where is_active), 0::bigint, 'and its exams end');
select tests.act_as_owner();
select pg_temp.gives_back(8, 50000, 50000);
select is((select count(*) from pg_temp.tasks('pay_8')), 2::bigint, 'the gateway''s news once more change nothing');
select results_eq($$ select pg_temp.mails('pay_8') $$, $$ values ('student_request 50000 by hand') $$, 'the family is informed once');
select results_eq(
  $$
    select details ->> 'reason', details ->> 'with_task_id' from private.admin_audit
    where action = 'decide_refund' and details ->> 'decision' = 'merge'
  $$,
  $$ values ('dashboard_refund', pg_temp.task('pay_8')::text) $$, 'what belongs together is written down'
);
select is_empty('select tests.violations()', 'the money is counted once');

-- The other order of events: by hand first, then the gateway reports it.
select pg_temp.buy('esha', '{IMO,ISO,IEO}', 9);
select pg_temp.ask('esha', 'pay_9');
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task('pay_9'), 'by_hand', 'On the dashboard.', '{IMO,ISO}'), 'processed', 'a request is settled by hand');
select tests.act_as_owner();
select is(pg_temp.gives_back(9, 75000, 25000), 'order', 'then the gateway reports a part');
select pg_temp.gives_back(9, 75000, 50000);
select results_eq(
  $$ select pg_temp.tasks('pay_9') $$, $$ values ('student_request 50000 processed IMO,ISO') $$, 'and of the rest: it is the same money'
);
select is_empty('select tests.violations()', 'counted once');
select pg_temp.gives_back(9, 75000, 75000);
select set_eq(
  $$ select pg_temp.tasks('pay_9') $$,
  $$ values ('student_request 50000 processed IMO,ISO'), ('dashboard_refund 25000 review') $$, 'only what is more waits for a person'
);
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task('pay_9', 'dashboard_refund'), 'by_hand', 'For IEO'), 'processed', 'which can be decided alone');
select tests.act_as_owner();
select is_empty('select tests.violations()', 'and all invariants hold');

-- The organiser may also decide the refund that the gateway reported.
select pg_temp.buy('farid', '{IMO,ISO}', 10);
select pg_temp.ask('farid', 'pay_10');
select pg_temp.gives_back(10, 50000, 50000);
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task('pay_10', 'dashboard_refund'), 'by_hand', 'By Meera, after a call.'), 'processed', 'the reported refund is decided');
select set_eq(
  $$ select pg_temp.tasks('pay_10') $$,
  $$ values ('student_request 50000 processed IMO,ISO'), ('dashboard_refund 50000 merged') $$, 'the request is settled with it'
);
select tests.act_as('farid');
select results_eq(
  $$ select status, approved_paise, answer from refund_requests $$, $$ values ('processed', 50000, null::text) $$,
  'the family reads that it is done, and no note that was not meant for it'
);

-- A part of what was asked for: the rest stays open.
select tests.act_as_owner();
select pg_temp.buy('gita', '{IMO,ISO}', 11);
select pg_temp.ask('gita', 'pay_11');
select pg_temp.gives_back(11, 50000, 25000);
select tests.act_as('meera');
select is(pg_temp.decide(pg_temp.task('pay_11'), 'by_hand', 'All of it'), 'exceeds_payment', 'half the money is not all of it');
select is(pg_temp.decide(pg_temp.task('pay_11', 'dashboard_refund'), 'by_hand', 'For IMO', '{IMO}'), 'processed', 'it is for one exam');
select is(pg_temp.decide(pg_temp.task('pay_11'), 'refund'), 'queued', 'the other goes back by the gateway');
select set_eq(
  $$ select pg_temp.tasks('pay_11') $$,
  $$ values ('dashboard_refund 25000 processed IMO'), ('student_request 25000 queued ISO') $$, 'each with its exam'
);

-- A dispute waits for its own word; the money of nobody needs no order.
select tests.act_as_owner();
select pg_temp.buy('hari', '{IMO}', 12);
select record_dispute('pay_12', 25000, 'payment.dispute.created');
select pg_temp.gives_back(12, 25000, 25000);
select record_capture(tests.payment('pay_13', 'order_of_nobody', 25000));
select record_capture(tests.payment('pay_13', 'order_of_nobody', 25000, '{"status": "refunded", "amount_refunded": 25000}'));
select tests.act_as('meera');
select pg_temp.decide(pg_temp.task('pay_12', 'dashboard_refund'), 'by_hand', 'To end the dispute.');
select set_eq(
  $$ select pg_temp.tasks('pay_12') $$,
  $$ values ('dispute 25000 review'), ('dashboard_refund 25000 processed IMO') $$, 'a dispute is not settled unseen'
);
select is(pg_temp.decide(pg_temp.task('pay_12', 'dispute'), 'refund'), 'invalid_decision', 'nor refunded, when the bank may pay it');
select pg_temp.decide(pg_temp.task('pay_13', 'unknown_order'), 'by_hand', 'On the dashboard.');
select set_eq(
  $$ select pg_temp.tasks('pay_13') $$,
  $$ values ('unknown_order 25000 processed'), ('dashboard_refund 25000 merged') $$, 'money of nobody is settled the same way'
);
select tests.act_as_owner();
select is_empty('select tests.violations()', 'all invariants hold');

-- Money of nobody we know.
select tests.act_as_service();
select record_capture(tests.payment('pay_0', 'order_of_nobody', 12300));
select tests.act_as('meera');
select is(
  (select tests.null_columns(to_jsonb(t)) from list_refund_tasks('open', 50) as t where t.payment_id = 'pay_0'),
  '{cart_exams,cart_paise,decided_at,decided_by,detail,items,note,order_number,request_note,request_reason,requested_at,student_email,student_id,student_name}',
  'what a task is not about is null, and nothing else'
);

-- An organiser asks for a family that called.
select tests.act_as_owner();
select tests.create_student('ira'), tests.create_student('jaya');
select pg_temp.buy('ira', '{IMO,ISO}', 30);
select set_config('tests.order', (select id::text from orders where payment_id = 'pay_30'), true);
create function pg_temp.start(p_reason text default 'double_payment') returns jsonb language sql
as $$ select start_refund(current_setting('tests.order')::uuid, p_reason, 'The mother called.') $$;
select tests.act_as_visitor();
select throws_ok('select pg_temp.start()', '42501', null, 'a visitor starts no refund');
select tests.act_as('ira');
select throws_ok('select pg_temp.start()', '42501', 'Access denied.', 'nor does the family this way');
select tests.act_as('meera');
select is(start_refund(gen_random_uuid(), 'payment_error', null), '{"outcome": "not_found"}', 'an order that is there');
select is(pg_temp.start('broken_medal') ->> 'outcome', 'invalid_reason', 'for one of the three reasons');
select is(pg_temp.start() - 'request_id', '{"outcome": "requested", "amount_paise": 50000}', 'then it waits for a decision');
select is(pg_temp.start() ->> 'outcome', 'already_requested', 'once an order');
select is(
  (select t.request_note from list_refund_tasks('open', 50) as t where t.payment_id = 'pay_30'), 'The mother called.', 'with what was said'
);
select tests.act_as_owner();
select results_eq(
  $$ select actor, student_id from private.admin_audit where action = 'start_refund' $$,
  $$ values (tests.id('meera')::text, tests.id('ira')) $$, 'who asked is written down'
);
select pg_temp.buy('jaya', '{ISO}', 31);
set local session_replication_role = replica;
update public.orders set ordered_at = now() - interval '6 days' where payment_id = 'pay_31';
set local session_replication_role = origin;
select set_config('tests.order', (select id::text from orders where payment_id = 'pay_31'), true);
select tests.act_as('meera');
select is(pg_temp.start() ->> 'outcome', 'too_late', 'in the time that families have');

select * from finish();
rollback;
