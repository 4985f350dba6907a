-- Cancelling an exam: nobody can buy the exam any more, payments that arrive later wait for an organiser, and one
-- decision refunds the exam to everybody (decision 072).
begin;
select plan(39);

select tests.schedule_exams();
select tests.set_exam_clock('-1 day');
select tests.create_student('asha'), tests.create_student('bela'), tests.create_student('chitra', 6), tests.create_student('dev'), tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
update private.settings set is_on = true where name = 'single_organiser';
select tests.create_paper('IMO', 5), tests.create_paper('ISO', 5);
select tests.enrol('asha', '{IMO,ISO}'), tests.enrol('bela', '{IMO}'), tests.enrol('chitra', '{IMO}');
-- Dev is at the checkout when the exam is cancelled.
select tests.open_checkout('dev', '{IMO,ISO}', 'order_dev');
delete from private.outbox;

create function pg_temp.refund_cancelled_exam(p_class integer default null) returns jsonb language sql as $$
  select refund_cancelled_exam(tests.edition(), tests.exam('IMO'), tests.class(p_class))
$$;
-- The reply of refund_cancelled_exam with the numbers of refunds that were queued, left for the next call, and set aside for a dispute.
create function pg_temp.refund_reply(p_queued integer, p_left integer, p_aside integer) returns jsonb language sql as $$
  select jsonb_build_object('outcome', 'queued', 'queued', p_queued, 'left', p_left, 'aside', p_aside)
$$;
create function pg_temp.state(p_code text) returns text language sql as $$
  select state from list_my_exams() where exam_id = tests.exam(p_code)
$$;
create function pg_temp.waiting_by_class() returns text language sql as $$
  select string_agg(class_name || ' ' || waiting_refunds, ', ' order by class_name) from list_exam_day(tests.edition(), tests.exam('IMO'))
$$;
create function pg_temp.unrefunded_by_class() returns text language sql as $$
  select string_agg(class_name || ' ' || unrefunded, ', ' order by class_name) from list_exam_day(tests.edition(), tests.exam('IMO'))
$$;

select tests.act_as('asha');
select throws_ok('select pg_temp.refund_cancelled_exam()', '42501', null, 'a student cannot refund a cancelled exam');
select tests.act_as('meera');
select is(pg_temp.refund_cancelled_exam(), pg_temp.refund_reply(0, 0, 0), 'an exam that takes place is not refunded to everybody');
select is(decide_exam('cancel', tests.edition(), tests.exam('IMO'), 'a flood', tests.class(6)) ->> 'outcome', 'taken', 'an organiser can cancel the exam for class 6');
select tests.act_as_owner();
select tests.create_student('esha', 6), tests.create_student('farah');
select is(tests.begin_payment('esha', '{IMO,ISO}') ->> 'outcome', 'exam_unavailable', 'nobody in class 6 can buy the exam any more');
select is(tests.begin_payment('esha', '{IMO,ISO}') -> 'exam_ids', jsonb_build_array(tests.exam('IMO')), 'the refusal names the exam that was cancelled');
select isnt(tests.begin_payment('farah', '{IMO}') ->> 'outcome', 'exam_unavailable', 'class 5 can buy the exam that was cancelled for class 6');
select tests.act_as('meera');
select is(pg_temp.unrefunded_by_class(), 'Class 5 0, Class 6 1', 'one family in class 6 must be refunded');
select is(
  (select string_agg(class_name || ' ' || unrefunded_paise, ', ' order by class_name) from list_exam_day(tests.edition(), tests.exam('IMO'))),
  'Class 5 0, Class 6 ' || tests.total_price('{IMO}'), 'the sum to refund is the price of the cancelled exam'
);
select is(decide_exam('cancel', tests.edition(), tests.exam('IMO'), 'a flood') ->> 'outcome', 'taken', 'an organiser can cancel an exam for all classes');
select tests.act_as_owner();
select is(tests.begin_payment('farah', '{IMO}', 'again') ->> 'outcome', 'exam_unavailable', 'nobody can buy an exam that was cancelled for all classes');
select tests.create_student('gita', 9);
select is(tests.begin_payment('gita', '{IMO}') ->> 'outcome', 'exam_unavailable', 'an exam without papers can be cancelled too');

-- A payment after the exam was cancelled.
select is(
  record_capture(tests.gateway_payment('pay_dev', 'order_dev', tests.total_price('{IMO,ISO}'))) ->> 'outcome', 'order',
  'a payment that was under way when the exam was cancelled leads to an order'
);
select results_eq(
  $$ select exam_id from public.enrolments where student_id = tests.id('dev') and is_active $$, $$ values (tests.exam('ISO')) $$, 'a payment that was under way enrols only in the exam that takes place'
);
select results_eq(
  $$ select reason, status, amount_paise from private.refund_tasks where payment_id = 'pay_dev' $$,
  $$ values ('exam_cancelled', 'review', tests.total_price('{IMO}')) $$, 'the price of the cancelled exam waits for an organiser'
);
create function pg_temp.purchase_items() returns setof text language sql as $$
  select concat_ws(' ', i ->> 'code', i ->> 'is_registered', i ->> 'is_cancelled', i ->> 'refund')
  from private.outbox as b cross join jsonb_array_elements(private.outbox_data(b) -> 'items') as i
  where b.kind = 'purchase_email' and b.student_id = tests.id('dev')
$$;
select set_eq(
  'select pg_temp.purchase_items()', array['IMO false true review', 'ISO true false'], 'the purchase email confirms only the exam that takes place'
);
select is(private.lateness_error(tests.edition(), tests.exam('IMO'), tests.class(9), now()), 'exam_cancelled', 'an exam without papers is cancelled in every class');

-- The refund.
select tests.act_as('meera');
select is(pg_temp.unrefunded_by_class(), 'Class 5 2, Class 6 1', 'everybody who is enrolled in the cancelled exam must be refunded');
select is(pg_temp.waiting_by_class(), 'Class 5 1, Class 6 0', 'the family that paid after the exam was cancelled waits for a decision');
select tests.act_as_owner();
select record_dispute('pay_bela', tests.total_price('{IMO}'), 'payment.dispute.created');
select tests.act_as('asha');
select is(pg_temp.state('IMO'), 'cancelled', 'a family sees that the exam was cancelled');
select tests.act_as('meera');
select is(pg_temp.refund_cancelled_exam(), pg_temp.refund_reply(2, 0, 1), 'one decision refunds everybody, except for a payment that the bank disputes');
select is(pg_temp.refund_cancelled_exam(), pg_temp.refund_reply(0, 0, 1), 'no family is refunded twice');
select is(pg_temp.waiting_by_class(), 'Class 5 2, Class 6 0', 'the family whose payment the bank disputes waits for a decision');
select tests.act_as_owner();
select results_eq(
  $$ select payment_id, amount_paise, decided_by from private.refund_tasks where reason = 'exam_cancelled' and status = 'queued' order by 1 $$,
  $$ values ('pay_asha', tests.total_price('{IMO}'), tests.id('meera')), ('pay_chitra', tests.total_price('{IMO}'), tests.id('meera')) $$,
  'each refund has the whole price of the cancelled exam only'
);
select is(
  (select details - '{edition_id,exam_id}'::text[] from private.admin_audit where action = 'refund_cancelled_exam'),
  '{"queued": 2, "class_id": null}', 'the decision to refund a cancelled exam leaves an audit row'
);
select tests.act_as('asha');
select is(pg_temp.state('IMO'), 'refund_under_way', 'a family sees that the refund is under way');
select tests.set_exam_clock('3 hours');
select is(pg_temp.state('IMO'), 'refund_under_way', 'a family still sees that the refund is under way after the exam''s time');
select tests.act_as_owner();
select private.file_refund_request(tests.id('asha'), (select id from public.orders where payment_id = 'pay_asha'), 'payment_error', null, '-infinity');
select is((select amount_paise from public.refund_requests), tests.total_price('{ISO}'), 'a family can request a refund for the rest of the order');
select finish_refund(t.id, tests.gateway_refund('rfnd_' || t.payment_id, t, 'processed'))
from private.refund_tasks as t where t.payment_id in ('pay_asha', 'pay_chitra') and t.status = 'queued';
select is_empty(
  $$ select 1 from public.enrolments where exam_id = tests.exam('IMO') and student_id in (tests.id('asha'), tests.id('chitra')) and is_active $$,
  'after the refund nobody is enrolled in the cancelled exam'
);
select is((select refund_status from public.orders where payment_id = 'pay_asha'), 'partial', 'the order of a refunded exam has the refund status partial');
select is((select count(*)::integer from private.outbox where kind = 'refund_email'), 2, 'each refunded family is informed by mail');

-- A refund that an organiser refused stays refused, and one that the gateway refused is in the list of refunds.
select tests.act_as('meera');
select decide_refund(id, 'refuse', 'The bank has paid.') from list_refund_tasks('open') where reason = 'dispute';
select is(pg_temp.refund_cancelled_exam(5), pg_temp.refund_reply(1, 0, 0), 'a decided dispute no longer prevents the refund');
select is(pg_temp.waiting_by_class(), 'Class 5 1, Class 6 0', 'a refund that is under way does not wait for a decision');
select tests.act_as_owner();
select finish_refund(t.id, tests.gateway_refund('rfnd_bela', t, 'failed'))
from private.refund_tasks as t where t.payment_id = 'pay_bela' and t.reason = 'exam_cancelled';
select tests.act_as('meera');
select is(pg_temp.refund_cancelled_exam(), pg_temp.refund_reply(0, 0, 0), 'a refund that the gateway refused is not queued automatically');
select is(
  (select status from list_refund_tasks('open') where reason = 'exam_cancelled' and student_name = 'Bela'), 'failed', 'an organiser sees a refund that the gateway refused'
);
select is(pg_temp.waiting_by_class(), 'Class 5 2, Class 6 0', 'a family whose refund failed waits for a decision');
select decide_refund(id, 'refuse', 'Paid in another way.') from list_refund_tasks('open') where reason = 'exam_cancelled' and student_name = 'Bela';
select is(pg_temp.refund_cancelled_exam(), pg_temp.refund_reply(0, 0, 0), 'a refund that an organiser refused is not queued again');
select is(pg_temp.waiting_by_class(), 'Class 5 1, Class 6 0', 'a refund that an organiser refused does not wait for a decision');
select tests.act_as_owner();
select is_empty('select tests.payment_violations()', 'the refunds of a cancelled exam violate no payment invariant');
select is_empty('select tests.exam_violations()', 'the refunds of a cancelled exam break no exam promise');

select * from finish();
rollback;
