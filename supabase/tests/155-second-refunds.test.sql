-- A second refund of an order: after a refund of some of its exams, an organiser can start another one for the rest. A family asks once.
begin;
select plan(60);

select tests.open_registration();
select tests.create_student(n) from unnest(array['asha', 'bela', 'carl', 'dev', 'esha', 'meera', 'vani']) as n;
select private.grant_admin(n || '@olympeak.example') from unnest(array['meera', 'vani']) as n;

create function pg_temp.buy(p_name text, p_codes text[]) returns void language plpgsql
as $$
begin
  perform tests.open_checkout(p_name, p_codes, 'order_' || p_name);
  perform public.record_capture(tests.gateway_payment('pay_' || p_name, 'order_' || p_name, tests.total_price(p_codes)));
end
$$;
create function pg_temp.order_id(p_name text) returns uuid language sql security definer
as $$ select id from public.orders where payment_id = 'pay_' || p_name $$;
create function pg_temp.request(p_name text) returns text language sql
as $$ select request_refund(pg_temp.order_id(p_name), 'payment_error') ->> 'outcome' $$;
create function pg_temp.start_refund(p_name text, p_reason text default 'payment_error') returns text language sql
as $$ select start_refund(pg_temp.order_id(p_name), p_reason, 'The mother called.') ->> 'outcome' $$;
create function pg_temp.open_task(p_name text) returns uuid language sql security definer
as $$
  select id from private.refund_tasks
  where payment_id = 'pay_' || p_name and reason = 'student_request' and status not in ('processed', 'merged')
$$;
create function pg_temp.decide(p_name text, p_decision text, p_codes text[] default null) returns text language sql
as $$
  select decide_refund(
    pg_temp.open_task(p_name), p_decision, 'A note.', case when p_codes is not null then array(select tests.exam(c) from unnest(p_codes) as c) end
  ) ->> 'outcome'
$$;
create function pg_temp.pay_out(p_name text) returns text language sql security definer
as $$
  select finish_refund(t.id, tests.gateway_refund('rfnd_' || t.id, t, 'processed')) ->> 'outcome'
  from private.refund_tasks as t where t.id = pg_temp.open_task(p_name)
$$;
create function pg_temp.refund_error(p_name text) returns text language sql
as $$ select refund_error from list_payments('pay_' || p_name) $$;
create function pg_temp.request_summaries(p_name text) returns setof text language sql security definer
as $$
  select concat_ws(' ', reason, amount_paise, status, approved_paise) from public.refund_requests
  where order_id = pg_temp.order_id(p_name) order by amount_paise desc, reason
$$;
-- As if everything so far had happened some days ago.
create function pg_temp.let_days_pass(p_days integer) returns void language plpgsql
as $$
begin
  perform set_config('session_replication_role', 'replica', true);
  update public.orders set ordered_at = ordered_at - make_interval(days => p_days);
  update public.refund_requests set requested_at = requested_at - make_interval(days => p_days);
  update private.refund_refusals set requested_at = requested_at - make_interval(days => p_days);
  update private.admin_audit set at = at - make_interval(days => p_days) where action = 'start_refund';
  perform set_config('session_replication_role', 'origin', true);
end
$$;

-- The family asks, and one of three exams is refunded.
select pg_temp.buy('asha', '{IMO,ISO,IEO}');
select tests.act_as('asha');
select is(pg_temp.request('asha'), 'requested', 'a family requests a refund of its order');
select tests.act_as('meera');
select is(pg_temp.refund_error('asha'), 'already_requested', 'list_payments gives already_requested as refund_error while a request is open');
select is(pg_temp.start_refund('asha'), 'already_requested', 'while a refund request waits, an organiser cannot start another one');
select is(pg_temp.decide('asha', 'refund', '{IMO}'), 'queued', 'an organiser refunds one of three exams');
select is(pg_temp.start_refund('asha'), 'already_requested', 'while a refund is on its way, an organiser cannot start another one');
select is(pg_temp.refund_error('asha'), 'already_requested', 'list_payments gives already_requested as refund_error while an approved refund is not paid yet');
select tests.act_as_owner();
select is(pg_temp.pay_out('asha'), 'processed', 'the gateway pays the first refund');
select tests.act_as('asha');
select is(pg_temp.request('asha'), 'already_requested', 'a family cannot request a second refund of an order');
select is_empty('select * from list_refundable_orders()', 'no second request is offered to a family');

-- An organiser starts a second refund.
select tests.act_as('bela');
select throws_ok($$ select pg_temp.start_refund('asha') $$, '42501', 'Access denied.', 'another family cannot start a second refund');
select tests.act_as_visitor();
select throws_ok($$ select pg_temp.start_refund('asha') $$, '42501', null, 'a visitor cannot start a second refund');
select tests.act_as_service();
select throws_ok($$ select pg_temp.start_refund('asha') $$, '42501', null, 'the service role cannot start a second refund');
select tests.act_as('asha');
select throws_ok($$ select pg_temp.start_refund('asha') $$, '42501', 'Access denied.', 'the family cannot start a second refund with the organisers'' function');
select tests.act_as('meera');
select is(pg_temp.refund_error('asha'), null, 'list_payments gives no refund_error after the first refund is paid');
select is(
  start_refund(pg_temp.order_id('asha'), 'payment_error', null) - 'request_id', '{"outcome": "requested", "amount_paise": 50000}',
  'an organiser starts a second refund, for the exams that are left'
);
select is(
  start_refund(pg_temp.order_id('asha'), 'payment_error', null) - '{request_id,requested_at}'::text[],
  '{"outcome": "already_requested", "status": "requested", "started_by": "Meera"}', 'an organiser who starts a refund again gets the status of the open request and who started it'
);
select tests.act_as('vani');
select is(pg_temp.start_refund('asha', 'other'), 'already_requested', 'an order has at most one open request, also for the reason other');
select is(pg_temp.decide('asha', 'refund', '{IMO}'), 'invalid_items', 'an exam that was refunded cannot be refunded again');
select is(pg_temp.decide('asha', 'refund', '{ISO}'), 'queued', 'another organiser refunds the second exam');
select tests.act_as_owner();
select is(pg_temp.pay_out('asha'), 'processed', 'the gateway pays the second refund');
select set_eq(
  $$ select pg_temp.request_summaries('asha') $$, $$ values ('payment_error 75000 processed 25000'), ('payment_error 50000 processed 25000') $$,
  'each refund keeps its own request'
);
select results_eq(
  $$ select refund_status from public.orders where payment_id = 'pay_asha' $$, $$ values ('partial') $$, 'an order is refunded in part after two of three exams were refunded'
);
select results_eq(
  $$ select s.code from public.enrolments as n join public.subjects as s on s.id = n.exam_id where n.student_id = tests.id('asha') and n.is_active $$,
  $$ values ('IEO') $$, 'after two refunds only the third exam is still enrolled'
);
select tests.act_as('meera');
select is(pg_temp.start_refund('asha'), 'requested', 'a third refund can be started');
select is(pg_temp.decide('asha', 'refund'), 'queued', 'the third refund is for what is left of the order');
select tests.act_as_owner();
select is(pg_temp.pay_out('asha'), 'processed', 'the gateway pays the third refund');
select tests.act_as('meera');
select is(pg_temp.start_refund('asha'), 'nothing_left', 'a fourth refund is refused, because nothing is left');
select is(pg_temp.refund_error('asha'), 'nothing_left', 'list_payments gives nothing_left as refund_error after three refunds');
select is(
  (select count(*) from jsonb_array_elements(read_family(tests.id('asha')) -> 'events') as e where e ->> 'kind' = 'refund_asked'),
  3::bigint, 'the panel''s page about the family has all three requests'
);
select tests.act_as('asha');
select is((select count(*) from refund_requests), 3::bigint, 'the family reads all three requests');
select is(jsonb_array_length(export_my_data() -> 'refund_requests'), 3, 'the family''s download has all three requests');
select results_eq(
  'select refunded_paise, jsonb_array_length(credit_notes) from list_refunded_orders()', 'values (75000::bigint, 3)', 'three refunds have three credit notes'
);
select tests.act_as('bela');
select is_empty('select * from refund_requests', 'another family reads no refund request of this family');
select tests.act_as_owner();
create temp view credit_notes_of_asha as
select n as note, n.year, n.place, n.amount_paise from private.credit_notes as n join orders as o on o.id = n.order_id where o.student_id = tests.id('asha');
select results_eq(
  'select private.earlier_credit_paise(note) from credit_notes_of_asha order by year, place', 'select sum(amount_paise) over (order by year, place)::bigint - amount_paise from credit_notes_of_asha order by year, place',
  'each credit note knows what the earlier ones of its order refunded'
);
select is((select sum(private.credit_note_gst_paise(note, 18))::bigint from credit_notes_of_asha), private.gst_paise(75000, 18), 'the credit notes of a fully refunded order have exactly the GST of its invoice');
select results_eq(
  $$ select refund_status from public.orders where payment_id = 'pay_asha' $$, $$ values ('full') $$, 'after the third refund the order is fully refunded'
);
select is(
  (select count(distinct t.razorpay_refund_id) from private.refund_tasks as t where t.payment_id = 'pay_asha'),
  3::bigint, 'each of the three refunds has its own id at the gateway'
);
select is(
  (select count(*) from private.outbox where student_id = tests.id('asha') and kind in ('refund_request_email', 'refund_email')),
  6::bigint, 'the family gets the emails of each refund'
);

-- A second request follows the rules of a first one. Before the deadline it can be for payment_error, double_payment or
-- system_failure. After it, only for other, and a second organiser must approve it.
select pg_temp.buy('bela', '{IMO,ISO}');
select tests.act_as('bela');
select pg_temp.request('bela');
select tests.act_as('meera');
select pg_temp.decide('bela', 'refund', '{IMO}');
select tests.act_as_owner();
select pg_temp.pay_out('bela');
select pg_temp.let_days_pass(6);
select tests.act_as('meera');
select is(pg_temp.refund_error('bela'), 'too_late', 'after the deadline list_payments gives too_late as refund_error of a second refund');
select is(pg_temp.start_refund('bela'), 'too_late', 'a second refund for payment_error is refused after the deadline');
select is(pg_temp.start_refund('bela', 'other'), 'requested', 'a second refund for the reason other has no deadline');
select is(pg_temp.decide('bela', 'refund'), 'needs_other_organiser', 'the organiser who started a second refund for the reason other cannot approve it');
select tests.act_as('vani');
select is(pg_temp.decide('bela', 'refund'), 'queued', 'another organiser approves a second refund for the reason other');
select tests.act_as_owner();
select is(pg_temp.pay_out('bela'), 'processed', 'the gateway pays a second refund for the reason other');

-- A second request that was refused can be opened again, just like a refused first request.
select pg_temp.buy('carl', '{IMO,ISO}');
select tests.act_as('meera');
select pg_temp.start_refund('carl');
select pg_temp.decide('carl', 'refund', '{IMO}');
select tests.act_as_owner();
select pg_temp.pay_out('carl');
select tests.act_as('meera');
select pg_temp.start_refund('carl');
select is(pg_temp.decide('carl', 'refuse'), 'refused', 'a second request can be refused');
select tests.act_as_owner();
select pg_temp.let_days_pass(6);
select tests.act_as('meera');
select is(pg_temp.refund_error('carl'), null, 'a refused second request that was made in time can be started again');
select is(pg_temp.start_refund('carl'), 'requested', 'a refused second request is opened again, even after its deadline');
select tests.act_as_owner();
select set_eq(
  $$ select pg_temp.request_summaries('carl') $$, $$ values ('payment_error 50000 processed 25000'), ('payment_error 25000 requested') $$,
  'a second request that is opened again stays the same request'
);
select is((select count(*) from private.refund_refusals as f where f.task_id = pg_temp.open_task('carl')), 1::bigint, 'the refusal of a request that is opened again is kept');

-- A refused request that was itself made after the deadline can be opened again only for the reason other.
select pg_temp.buy('dev', '{IMO,ISO}');
select pg_temp.let_days_pass(6);
select tests.act_as('meera');
select is(pg_temp.start_refund('dev', 'other'), 'requested', 'after the deadline an organiser can request a refund for the reason other');
select is(pg_temp.decide('dev', 'refuse'), 'refused', 'the organiser who started a refund for the reason other can refuse it');
select is(pg_temp.refund_error('dev'), 'too_late', 'after the refusal list_payments still gives too_late as refund_error');
select is(pg_temp.start_refund('dev'), 'too_late', 'a refused request that was made after the deadline cannot be opened again for payment_error');
select is(pg_temp.start_refund('dev', 'other'), 'requested', 'a refused request that was made after the deadline can be opened again for the reason other');
select is(pg_temp.decide('dev', 'refund'), 'needs_other_organiser', 'a request that was opened again for the reason other needs another organiser''s approval');

-- After a refund by hand.
select tests.act_as_owner();
select pg_temp.buy('esha', '{IMO,ISO}');
select tests.act_as('meera');
select pg_temp.start_refund('esha');
select is(
  decide_refund(pg_temp.open_task('esha'), 'by_hand', 'In cash.', array[tests.exam('IMO')], 'cash', null, (now() at time zone 'Asia/Kolkata')::date) ->> 'outcome',
  'processed', 'the first exam of an order can be refunded by hand'
);
select is(pg_temp.start_refund('esha'), 'requested', 'a second refund can be started after a refund by hand');
select is(
  decide_refund(pg_temp.open_task('esha'), 'by_hand', 'In cash.', null, 'cash', null, (now() at time zone 'Asia/Kolkata')::date) ->> 'amount_paise',
  '25000', 'a second refund by hand pays only what is left of the order'
);
select is(pg_temp.start_refund('esha'), 'nothing_left', 'after two refunds by hand nothing is left to refund');

select tests.act_as_owner();
select is_empty('select tests.payment_violations()', 'all payment invariants hold after several refunds of one order');

select * from finish();
rollback;
