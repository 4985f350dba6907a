-- Calling off an exam: it is no longer sold, later payments for it wait for an organiser, and one decision refunds it
-- to everybody (decision 072).
begin;
select plan(33);

select tests.set_exam_hours();
select tests.set_exam_time('-1 day');
select tests.create_student('asha'), tests.create_student('bela'), tests.create_student('chitra', 6), tests.create_student('dev'), tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
update private.settings set is_on = true where name = 'single_organiser';
select tests.create_paper('IMO', 5), tests.create_paper('ISO', 5);
select tests.enrol('asha', '{IMO,ISO}'), tests.enrol('bela', '{IMO}'), tests.enrol('chitra', '{IMO}');
-- Dev is at the checkout when it is called off.
select tests.open_checkout('dev', '{IMO,ISO}', 'order_dev');
delete from private.outbox;

create function pg_temp.give_back(p_class integer default null) returns jsonb language sql as $$
  select refund_called_off(tests.edition(), tests.exam('IMO'), tests.class(p_class))
$$;
create function pg_temp.said(p_queued integer, p_left integer, p_aside integer) returns jsonb language sql as $$
  select jsonb_build_object('outcome', 'queued', 'queued', p_queued, 'left', p_left, 'aside', p_aside)
$$;
create function pg_temp.state(p_code text) returns text language sql as $$
  select state from list_my_exams() where exam_id = tests.exam(p_code)
$$;
create function pg_temp.places() returns text language sql as $$
  select string_agg(class_name || ' ' || unrefunded, ', ' order by class_name) from list_exam_day(tests.edition(), tests.exam('IMO'))
$$;

select tests.act_as('asha');
select throws_ok('select pg_temp.give_back()', '42501', null, 'a student cannot call off an exam');
select tests.act_as('meera');
select is(pg_temp.give_back(), pg_temp.said(0, 0, 0), 'an exam that takes place is not refunded to everybody');
select is(decide_exam('call_off', tests.edition(), tests.exam('IMO'), 'a flood', tests.class(6)) ->> 'outcome', 'taken', 'an organiser can call off class 6');
select tests.act_as_owner();
select tests.create_student('esha', 6), tests.create_student('farah');
select is(tests.begin_payment('esha', '{IMO,ISO}') ->> 'outcome', 'exam_unavailable', 'nobody in class 6 can buy the exam any more');
select is(tests.begin_payment('esha', '{IMO,ISO}') -> 'exam_ids', jsonb_build_array(tests.exam('IMO')), 'the reply names the exam');
select isnt(tests.begin_payment('farah', '{IMO}') ->> 'outcome', 'exam_unavailable', 'class 5 can still buy it');
select tests.act_as('meera');
select is(pg_temp.places(), 'Class 5 0, Class 6 1', 'one family in class 6 must be refunded');
select is(
  (select string_agg(class_name || ' ' || unrefunded_paise, ', ' order by class_name) from list_exam_day(tests.edition(), tests.exam('IMO'))),
  'Class 5 0, Class 6 ' || tests.total_price('{IMO}'), 'the sum is the price of its exam'
);
select is(decide_exam('call_off', tests.edition(), tests.exam('IMO'), 'a flood') ->> 'outcome', 'taken', 'an organiser can call it off for all classes');
select tests.act_as_owner();
select is(tests.begin_payment('farah', '{IMO}', 'again') ->> 'outcome', 'exam_unavailable', 'nobody can buy it any more');
select tests.create_student('gita', 9);
select is(tests.begin_payment('gita', '{IMO}') ->> 'outcome', 'exam_unavailable', 'an exam without papers can be called off too');

-- A payment after the exam was called off.
select is(
  record_capture(tests.gateway_payment('pay_dev', 'order_dev', tests.total_price('{IMO,ISO}'))) ->> 'outcome', 'order',
  'a payment that was under way enrols in the exam that takes place'
);
select results_eq(
  $$ select exam_id from public.enrolments where student_id = tests.id('dev') and is_active $$, $$ values (tests.exam('ISO')) $$, 'and only in that exam'
);
select results_eq(
  $$ select reason, status, amount_paise from private.refund_tasks where payment_id = 'pay_dev' $$,
  $$ values ('exam_called_off', 'review', tests.total_price('{IMO}')) $$, 'the price of the called-off exam waits for an organiser'
);
select is(private.lateness_error(tests.edition(), tests.exam('IMO'), tests.class(9), now()), 'exam_called_off', 'an exam without papers is called off in every class');

-- The refund.
select tests.act_as('meera');
select is(pg_temp.places(), 'Class 5 2, Class 6 1', 'everybody enrolled must be refunded');
select tests.act_as_owner();
select record_dispute('pay_bela', tests.total_price('{IMO}'), 'payment.dispute.created');
select tests.act_as('asha');
select is(pg_temp.state('IMO'), 'called_off', 'a family sees that the exam was called off');
select tests.act_as('meera');
select is(pg_temp.give_back(), pg_temp.said(2, 0, 1), 'one decision refunds all, except a payment that the bank disputes');
select is(pg_temp.give_back(), pg_temp.said(0, 0, 1), 'no family is refunded twice');
select tests.act_as_owner();
select results_eq(
  $$ select payment_id, amount_paise, decided_by from private.refund_tasks where reason = 'exam_called_off' and status = 'queued' order by 1 $$,
  $$ values ('pay_asha', tests.total_price('{IMO}'), tests.id('meera')), ('pay_chitra', tests.total_price('{IMO}'), tests.id('meera')) $$,
  'each refund has the whole price of this exam only'
);
select is(
  (select details - '{edition_id,exam_id}'::text[] from private.admin_audit where action = 'refund_called_off'),
  '{"queued": 2, "class_id": null}', 'the decision leaves an audit row'
);
select tests.act_as('asha');
select is(pg_temp.state('IMO'), 'refund_under_way', 'the family sees that its refund is under way');
select tests.set_exam_time('3 hours');
select is(pg_temp.state('IMO'), 'refund_under_way', 'the family still sees this after the exam''s time');
select tests.act_as_owner();
select private.file_refund_request(tests.id('asha'), (select id from public.orders where payment_id = 'pay_asha'), 'payment_error', null, '-infinity');
select is((select amount_paise from public.refund_requests), tests.total_price('{ISO}'), 'the family can request a refund for the rest of its order');
select finish_refund(t.id, tests.gateway_refund('rfnd_' || t.payment_id, t, 'processed'))
from private.refund_tasks as t where t.payment_id in ('pay_asha', 'pay_chitra') and t.status = 'queued';
select is_empty(
  $$ select 1 from public.enrolments where exam_id = tests.exam('IMO') and student_id in (tests.id('asha'), tests.id('chitra')) and is_active $$,
  'after the refund nobody is enrolled'
);
select is((select refund_status from public.orders where payment_id = 'pay_asha'), 'partial', 'the order has the refund status');
select is((select count(*)::integer from private.outbox where kind = 'refund_email'), 2, 'each family is informed');

-- A refused refund stays refused, and a failed one is in the list of refunds.
select tests.act_as('meera');
select decide_refund(id, 'refuse', 'The bank has paid.') from list_refund_tasks('open') where reason = 'dispute';
select is(pg_temp.give_back(5), pg_temp.said(1, 0, 0), 'a decided dispute no longer prevents the refund');
select tests.act_as_owner();
select finish_refund(t.id, tests.gateway_refund('rfnd_bela', t, 'failed'))
from private.refund_tasks as t where t.payment_id = 'pay_bela' and t.reason = 'exam_called_off';
select tests.act_as('meera');
select is(pg_temp.give_back(), pg_temp.said(0, 0, 0), 'a refund that the gateway refused is not queued automatically');
select is(
  (select status from list_refund_tasks('open') where reason = 'exam_called_off' and student_name = 'Bela'), 'failed', 'an organiser sees it'
);
select decide_refund(id, 'refuse', 'Paid in another way.') from list_refund_tasks('open') where reason = 'exam_called_off' and student_name = 'Bela';
select is(pg_temp.give_back(), pg_temp.said(0, 0, 0), 'a refund that an organiser refused is not queued again');
select tests.act_as_owner();
select is_empty('select tests.payment_violations()', 'all invariants hold');
select is_empty('select tests.exam_violations()', 'all exam promises are kept');

select * from finish();
rollback;
