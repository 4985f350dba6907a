-- A family asks for its money back: for an own order, in time, once, for one of three reasons.
begin;
select plan(42);

select tests.open_registration();
select tests.create_student('asha');
select tests.create_student('bela');
select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.open_order('asha', '{IMO,ISO}', 'order_1');
select record_capture(tests.payment('pay_1', 'order_1', 50000));
select tests.open_order('bela', '{IEO}', 'order_2');
select record_capture(tests.payment('pay_2', 'order_2', 25000));

create function pg_temp.order_of(p_payment_id text) returns uuid language sql security definer
as $$ select id from public.orders where payment_id = p_payment_id $$;
create function pg_temp.ask(p_payment_id text, p_reason text default 'payment_error', p_note text default null) returns text
language sql
as $$ select request_refund(pg_temp.order_of(p_payment_id), p_reason, p_note) ->> 'outcome' $$;

-- Who may.
select tests.act_as_visitor();
select throws_ok($$ select pg_temp.ask('pay_1') $$, '42501', null, 'a visitor asks for nothing');
select throws_ok($$ select list_refundable_orders() $$, '42501', null, 'and lists nothing');
select throws_ok($$ select * from refund_requests $$, '42501', null, 'and reads no requests');
select tests.act_as_service();
select throws_ok($$ select pg_temp.ask('pay_1') $$, '42501', null, 'the service role asks for no family');
select throws_ok($$ select * from refund_requests $$, '42501', null, 'and reads no requests directly');
select tests.act_as('bela');
select is(pg_temp.ask('pay_1'), 'not_found', 'another student''s order is not found');
select is(
  request_refund(gen_random_uuid(), 'payment_error') ->> 'outcome', 'not_found', 'as one that does not exist'
);
select throws_ok(
  $$ select private.request_refund(gen_random_uuid(), 'payment_error', null) $$, '42501', null, 'the function behind it is out of reach by name'
);
select throws_ok(
  $$
    insert into refund_requests (order_id, student_id, reason, amount_paise)
    values (pg_temp.order_of('pay_2'), tests.id('bela'), 'payment_error', 25000)
  $$,
  '42501', null, 'nobody writes a request past the function'
);
select tests.act_as('meera');
select is(pg_temp.ask('pay_1'), 'not_found', 'an admin asks for nobody else either');

-- For which reasons.
select tests.act_as('asha');
select is(pg_temp.ask('pay_1', 'changed_my_mind'), 'invalid_reason', 'a change of mind is no reason');
select is(pg_temp.ask('pay_1', null), 'invalid_reason', 'nor is none');
select is(pg_temp.ask('pay_1', ''), 'invalid_reason', 'nor an empty one');
select is(pg_temp.ask('pay_1', 'payment_error', repeat('x', 501)), 'note_too_long', 'a note has 500 characters at most');
select is((select count(*) from refund_requests), 0::bigint, 'nothing of this is kept');

-- The request.
select is(
  (select to_jsonb(o) - 'until' from list_refundable_orders() as o), jsonb_build_object('order_id', pg_temp.order_of('pay_1'), 'amount_paise', 50000),
  'the order can be asked for, with its whole amount'
);
select is((select count(*) from list_refundable_orders()), 1::bigint, 'and no order of anybody else');
select is(
  request_refund(pg_temp.order_of('pay_1'), 'double_payment', '  Paid twice, by UPI and by card.  ') - 'request_id',
  '{"outcome": "requested", "amount_paise": 50000}', 'a family asks'
);
select results_eq(
  $$ select order_id, student_id, reason, note, amount_paise, status, approved_paise, answer, decided_at, processed_at from refund_requests $$,
  $$
    values (pg_temp.order_of('pay_1'), tests.id('asha'), 'double_payment', 'Paid twice, by UPI and by card.', 50000, 'requested',
      null::integer, null::text, null::timestamptz, null::timestamptz)
  $$,
  'and reads its request'
);
select tests.act_as_owner();
select is(
  (
    select private.outbox_data(b) - 'order_number' from private.outbox as b
    where b.kind = 'refund_request_email' and b.student_id = tests.id('asha')
  ),
  '{"amount_paise": 50000}', 'and is confirmed by an email'
);
select tests.act_as('asha');
select is(
  request_refund(pg_temp.order_of('pay_1'), 'system_failure') - 'request_id', '{"outcome": "already_requested", "status": "requested"}',
  'once'
);
select is_empty($$ select list_refundable_orders() $$, 'then the order is off the list');
select is(
  (select count(*) from enrolments where is_active), 2::bigint, 'asking ends no enrolment'
);
select throws_ok($$ update refund_requests set status = 'approved' $$, '42501', null, 'a student approves nothing');
select throws_ok($$ delete from refund_requests $$, '42501', null, 'nor takes it back');
select throws_ok($$ select * from private.refund_tasks $$, '42501', null, 'the task behind it is not shown');
select throws_ok($$ select * from private.refund_items $$, '42501', null, 'nor its exams');
select tests.act_as('bela');
select is((select count(*) from refund_requests), 0::bigint, 'another student sees no request');
select tests.act_as_owner();
select results_eq(
  $$ select payment_id, order_id, reason, amount_paise, status from private.refund_tasks $$,
  $$ values ('pay_1', pg_temp.order_of('pay_1'), 'student_request', 50000, 'review') $$, 'one task waits for the organiser'
);

-- In time. The rule itself is in 130; here is that it is asked, by the exams that still be.
create function pg_temp.file(p_payment_id text, p_at timestamptz) returns text language sql
as $$
  select private.file_refund_request(student_id, id, 'payment_error', null, p_at) ->> 'outcome' from orders where payment_id = p_payment_id
$$;
create function pg_temp.until(p_payment_id text) returns timestamptz language sql security definer
as $$
  select private.refund_deadline(o.ordered_at, min(x.exam_on))
  from orders as o join order_items as i on i.order_id = o.id
  join edition_exams as x on x.edition_id = o.edition_id and x.exam_id = i.exam_id
  where o.payment_id = p_payment_id group by o.id
$$;
select tests.act_as('bela');
select is(
  (select until from list_refundable_orders()), pg_temp.until('pay_2'),
  'a family sees until when'
);
select tests.act_as_owner();
select is(pg_temp.file('pay_2', pg_temp.until('pay_2')), 'too_late', 'when the time is over it is too late');
select is(pg_temp.file('pay_2', pg_temp.until('pay_2') - interval '1 microsecond'), 'requested', 'and not a moment before');

select tests.create_student('carl');
select tests.open_order('carl', '{IMO,ISBO}', 'order_3');
select record_capture(tests.payment('pay_3', 'order_3', 50000));
update edition_exams set registration_closes_on = private.day_in_india(now()) - 1, exam_on = private.day_in_india(now())
where edition_id = tests.edition() and exam_id = tests.exam('ISBO');
select tests.act_as('carl');
select is(
  request_refund(pg_temp.order_of('pay_3'), 'payment_error'),
  jsonb_build_object('outcome', 'too_late', 'deadline', pg_temp.until('pay_3')), 'on the day of its first exam an order stays'
);
select is(
  pg_temp.until('pay_3') at time zone 'Asia/Kolkata', date_trunc('day', now() at time zone 'Asia/Kolkata'), 'since the day began in India'
);
select is_empty($$ select list_refundable_orders() $$, 'and it is off the list');

-- The rest of an order.
select tests.act_as_owner();
select tests.create_student('dora');
select tests.open_order('dora', '{IMO}', 'order_4');
select tests.open_order('dora', '{IMO,IEO}', 'order_5');
select record_capture(tests.payment('pay_4', 'order_4', 25000));
select record_capture(tests.payment('pay_5', 'order_5', 50000));
select tests.act_as('dora');
select is(
  request_refund(pg_temp.order_of('pay_5'), 'payment_error') -> 'amount_paise', '25000',
  'an exam that is refunded automatically is not asked for again'
);
select is(pg_temp.ask('pay_4'), 'requested', 'the order that enrolled it can be');
select tests.act_as_owner();
select tests.create_student('emil');
select tests.open_order('emil', '{ICO}', 'order_6');
select tests.open_order('emil', '{ICO,IRO}', 'order_7');
select record_capture(tests.payment('pay_6', 'order_6', 25000));
select record_capture(tests.payment('pay_7', 'order_7', 50000));
select tests.give_back('pay_7', '{IRO}', 'meera');
select tests.act_as('emil');
select is(pg_temp.ask('pay_7'), 'already_requested', 'a request that was processed is not made again');
select is((select status from refund_requests), 'processed', 'as the family reads');
select tests.act_as_owner();
select tests.open_order('emil', '{IEO}', 'order_8');
select tests.open_order('emil', '{IEO,ISO}', 'order_9');
select record_capture(tests.payment('pay_9', 'order_9', 50000));
select record_capture(tests.payment('pay_8', 'order_8', 25000));
select tests.act_as('emil');
select is(pg_temp.ask('pay_8'), 'nothing_left', 'an order whose only exam is refunded automatically has nothing to ask for');
select is(
  (select array_agg(amount_paise order by amount_paise) from list_refundable_orders()),
  '{25000,50000}', 'and is not on the list'
);

select tests.act_as_owner();
select is_empty('select tests.violations()', 'all invariants hold');

select * from finish();
rollback;
