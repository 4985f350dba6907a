-- Refund requests: a family can request one per order of its own, before the deadline, for one of three reasons.
begin;
select plan(42);

select tests.open_registration();
select tests.create_student('asha');
select tests.create_student('bela');
select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.open_checkout('asha', '{IMO,ISO}', 'order_1');
select record_capture(tests.gateway_payment('pay_1', 'order_1', 50000));
select tests.open_checkout('bela', '{IEO}', 'order_2');
select record_capture(tests.gateway_payment('pay_2', 'order_2', 25000));

create function pg_temp.order_of(p_payment_id text) returns uuid language sql security definer
as $$ select id from public.orders where payment_id = p_payment_id $$;
create function pg_temp.request(p_payment_id text, p_reason text default 'payment_error', p_note text default null) returns text
language sql
as $$ select request_refund(pg_temp.order_of(p_payment_id), p_reason, p_note) ->> 'outcome' $$;

-- Permissions.
select tests.act_as_visitor();
select throws_ok($$ select pg_temp.request('pay_1') $$, '42501', null, 'a visitor cannot request a refund');
select throws_ok($$ select list_refundable_orders() $$, '42501', null, 'a visitor cannot list refundable orders');
select throws_ok($$ select * from refund_requests $$, '42501', null, 'a visitor cannot read refund requests');
select tests.act_as_service();
select throws_ok($$ select pg_temp.request('pay_1') $$, '42501', null, 'the service role cannot request a refund');
select throws_ok($$ select * from refund_requests $$, '42501', null, 'the service role cannot read requests directly');
select tests.act_as('bela');
select is(pg_temp.request('pay_1'), 'not_found', 'another student''s order is not found');
select is(
  request_refund(gen_random_uuid(), 'payment_error') ->> 'outcome', 'not_found', 'an order that does not exist is not found'
);
select throws_ok(
  $$ select private.request_refund(gen_random_uuid(), 'payment_error', null) $$, '42501', null, 'a student cannot call private.request_refund'
);
select throws_ok(
  $$
    insert into refund_requests (order_id, student_id, reason, amount_paise)
    values (pg_temp.order_of('pay_2'), tests.id('bela'), 'payment_error', 25000)
  $$,
  '42501', null, 'a student cannot insert a request'
);
select tests.act_as('meera');
select is(pg_temp.request('pay_1'), 'not_found', 'an admin cannot request a refund for somebody else');

-- A request needs one of three reasons.
select tests.act_as('asha');
select is(pg_temp.request('pay_1', 'changed_my_mind'), 'invalid_reason', 'a refund request because of a change of mind is refused');
select is(pg_temp.request('pay_1', null), 'invalid_reason', 'a refund request without a reason is refused');
select is(pg_temp.request('pay_1', ''), 'invalid_reason', 'a refund request with an empty reason is refused');
select is(pg_temp.request('pay_1', 'payment_error', repeat('x', 501)), 'note_too_long', 'a refund request with a note of 501 characters is refused');
select is((select count(*) from refund_requests), 0::bigint, 'refund requests that are refused leave no row');

-- A family requests a refund.
select is(
  (select to_jsonb(o) - 'until' from list_refundable_orders() as o), jsonb_build_object('order_id', pg_temp.order_of('pay_1'), 'amount_paise', 50000),
  'a refundable order is listed with its whole amount'
);
select is((select count(*) from list_refundable_orders()), 1::bigint, 'a family sees only its own orders in the list of refundable orders');
select is(
  request_refund(pg_temp.order_of('pay_1'), 'double_payment', '  Paid twice, by UPI and by card.  ') - 'request_id',
  '{"outcome": "requested", "amount_paise": 50000}', 'a family can request a refund'
);
select results_eq(
  $$ select order_id, student_id, reason, note, amount_paise, status, approved_paise, answer, decided_at, processed_at from refund_requests $$,
  $$
    values (pg_temp.order_of('pay_1'), tests.id('asha'), 'double_payment', 'Paid twice, by UPI and by card.', 50000, 'requested',
      null::integer, null::text, null::timestamptz, null::timestamptz)
  $$,
  'the family can read its request'
);
select tests.act_as_owner();
select is(
  (
    select private.outbox_data(b) - 'order_number' from private.outbox as b
    where b.kind = 'refund_request_email' and b.student_id = tests.id('asha')
  ),
  '{"amount_paise": 50000, "is_by_organiser": false}', 'an email confirms a refund request'
);
select tests.act_as('asha');
select is(
  request_refund(pg_temp.order_of('pay_1'), 'system_failure') - 'request_id', '{"outcome": "already_requested", "status": "requested"}',
  'a refund of an order can be requested only once'
);
select is_empty($$ select list_refundable_orders() $$, 'an order with a refund request is no longer listed as refundable');
select is(
  (select count(*) from enrolments where is_active), 2::bigint, 'a refund request does not end the enrolments'
);
select throws_ok($$ update refund_requests set status = 'approved' $$, '42501', null, 'a student cannot approve a refund request');
select throws_ok($$ delete from refund_requests $$, '42501', null, 'a student cannot delete a refund request');
select throws_ok($$ select * from private.refund_tasks $$, '42501', null, 'a student cannot read refund tasks');
select throws_ok($$ select * from private.refund_items $$, '42501', null, 'a student cannot read the exams of refund tasks');
select tests.act_as('bela');
select is((select count(*) from refund_requests), 0::bigint, 'a student cannot read another student''s refund request');
select tests.act_as_owner();
select results_eq(
  $$ select payment_id, order_id, reason, amount_paise, status from private.refund_tasks $$,
  $$ values ('pay_1', pg_temp.order_of('pay_1'), 'student_request', 50000, 'review') $$, 'a refund request creates one task that waits for an organiser'
);

-- The deadline; 130-refund-deadline.test.sql tests its rule.
create function pg_temp.request_at(p_payment_id text, p_at timestamptz) returns text language sql
as $$
  select private.file_refund_request(student_id, id, 'payment_error', null, p_at) ->> 'outcome' from orders where payment_id = p_payment_id
$$;
create function pg_temp.deadline(p_payment_id text) returns timestamptz language sql security definer
as $$
  select private.refund_deadline(o.ordered_at, min(x.exam_on))
  from orders as o join order_items as i on i.order_id = o.id
  join edition_exams as x on x.edition_id = o.edition_id and x.exam_id = i.exam_id
  where o.payment_id = p_payment_id group by o.id
$$;
select tests.act_as('bela');
select is(
  (select until from list_refundable_orders()), pg_temp.deadline('pay_2'),
  'a family sees the deadline of a refundable order'
);
select tests.act_as_owner();
select is(pg_temp.request_at('pay_2', pg_temp.deadline('pay_2')), 'too_late', 'a refund request at the deadline is too late');
select is(pg_temp.request_at('pay_2', pg_temp.deadline('pay_2') - interval '1 microsecond'), 'requested', 'a refund request just before the deadline is in time');

select tests.create_student('carl');
select tests.open_checkout('carl', '{IMO,ISBO}', 'order_3');
select record_capture(tests.gateway_payment('pay_3', 'order_3', 50000));
update edition_exams set registration_closes_on = private.day_in_india(now()) - 1, exam_on = private.day_in_india(now())
where edition_id = tests.edition() and exam_id = tests.exam('ISBO');
select tests.act_as('carl');
select is(
  request_refund(pg_temp.order_of('pay_3'), 'payment_error'),
  jsonb_build_object('outcome', 'too_late', 'deadline', pg_temp.deadline('pay_3')), 'a refund of an order cannot be requested on the day of its first exam'
);
select is(
  pg_temp.deadline('pay_3') at time zone 'Asia/Kolkata', date_trunc('day', now() at time zone 'Asia/Kolkata'), 'the deadline of an order with an exam today was midnight in India'
);
select is_empty($$ select list_refundable_orders() $$, 'an order after its deadline is not listed as refundable');

-- Orders with a part that is refunded already.
select tests.act_as_owner();
select tests.create_student('dora');
select tests.open_checkout('dora', '{IMO}', 'order_4');
select tests.open_checkout('dora', '{IMO,IEO}', 'order_5');
select record_capture(tests.gateway_payment('pay_4', 'order_4', 25000));
select record_capture(tests.gateway_payment('pay_5', 'order_5', 50000));
select tests.act_as('dora');
select is(
  request_refund(pg_temp.order_of('pay_5'), 'payment_error') -> 'amount_paise', '25000',
  'a refund request leaves out an exam that is refunded automatically'
);
select is(pg_temp.request('pay_4'), 'requested', 'a refund can be requested for the order that enrolled in an exam bought twice');
select tests.act_as_owner();
select tests.create_student('emil');
select tests.open_checkout('emil', '{ICO}', 'order_6');
select tests.open_checkout('emil', '{ICO,IRO}', 'order_7');
select record_capture(tests.gateway_payment('pay_6', 'order_6', 25000));
select record_capture(tests.gateway_payment('pay_7', 'order_7', 50000));
select tests.refund_payment('pay_7', '{IRO}', 'meera');
select tests.act_as('emil');
select is(pg_temp.request('pay_7'), 'already_requested', 'a refund of an order cannot be requested again after a request was processed');
select is((select status from refund_requests), 'processed', 'the family reads that its refund request was processed');
select tests.act_as_owner();
select tests.open_checkout('emil', '{IEO}', 'order_8');
select tests.open_checkout('emil', '{IEO,ISO}', 'order_9');
select record_capture(tests.gateway_payment('pay_9', 'order_9', 50000));
select record_capture(tests.gateway_payment('pay_8', 'order_8', 25000));
select tests.act_as('emil');
select is(pg_temp.request('pay_8'), 'nothing_left', 'a refund cannot be requested for an order whose only exam is refunded automatically');
select is(
  (select array_agg(amount_paise order by amount_paise) from list_refundable_orders()),
  '{25000,50000}', 'an order whose only exam is refunded automatically is not listed as refundable'
);

select tests.act_as_owner();
select is_empty('select tests.payment_violations()', 'all payment invariants hold');

select * from finish();
rollback;
