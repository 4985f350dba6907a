-- An exam that is called off: it is not sold any more, what is paid for it meanwhile waits for a person, and its price goes back
-- to everybody by one decision (decision 072).
begin;
select plan(32);

select tests.open_hours();
select tests.wait_until('-1 day');
select tests.create_student('asha'), tests.create_student('bela'), tests.create_student('chitra', 6), tests.create_student('dev'), tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
update private.settings set is_on = true where name = 'single_organiser';
select tests.paper('IMO', 5), tests.paper('ISO', 5);
select tests.enrol('asha', '{IMO,ISO}'), tests.enrol('bela', '{IMO}'), tests.enrol('chitra', '{IMO}');
-- Dev is at the checkout meanwhile.
select tests.open_order('dev', '{IMO,ISO}', 'order_dev');
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
select throws_ok('select pg_temp.give_back()', '42501', null, 'not for a student');
select tests.act_as('meera');
select is(pg_temp.give_back(), pg_temp.said(0, 0, 0), 'nothing is refunded for an exam that takes place');
select is(decide_exam('call_off', tests.edition(), tests.exam('IMO'), 'a flood', tests.class(6)) ->> 'outcome', 'taken', 'class 6 is called off');
select tests.act_as_owner();
select tests.create_student('esha', 6), tests.create_student('farah');
select is(tests.begin_payment('esha', '{IMO,ISO}') ->> 'outcome', 'exam_unavailable', 'nobody of class 6 buys it any more');
select is(tests.begin_payment('esha', '{IMO,ISO}') -> 'exam_ids', jsonb_build_array(tests.exam('IMO')), 'and the answer says which it is');
select isnt(tests.begin_payment('farah', '{IMO}') ->> 'outcome', 'exam_unavailable', 'class 5 does');
select tests.act_as('meera');
select is(pg_temp.places(), 'Class 5 0, Class 6 1', 'one family of class 6 is to be paid back');
select is(decide_exam('call_off', tests.edition(), tests.exam('IMO'), 'a flood') ->> 'outcome', 'taken', 'then it is called off for all');
select tests.act_as_owner();
select is(tests.begin_payment('farah', '{IMO}', 'again') ->> 'outcome', 'exam_unavailable', 'and sold to nobody');
select tests.create_student('gita', 9);
select is(tests.begin_payment('gita', '{IMO}') ->> 'outcome', 'exam_unavailable', 'also where no class has a paper');

-- A payment made meanwhile.
select is(
  record_capture(tests.payment('pay_dev', 'order_dev', tests.price('{IMO,ISO}'))) ->> 'outcome', 'order',
  'a payment that was under way enrols in what is held'
);
select results_eq(
  $$ select exam_id from public.enrolments where student_id = tests.id('dev') and is_active $$, $$ values (tests.exam('ISO')) $$, 'and in that alone'
);
select results_eq(
  $$ select reason, status, amount_paise from private.refund_tasks where payment_id = 'pay_dev' $$,
  $$ values ('exam_called_off', 'review', tests.price('{IMO}')) $$, 'the price of the other waits for a person'
);
select is(private.lateness_error(tests.edition(), tests.exam('IMO'), tests.class(9), now()), 'exam_called_off', 'in every class');

-- The price goes back.
select tests.act_as('meera');
select is(pg_temp.places(), 'Class 5 2, Class 6 1', 'all who are enrolled are to be paid back');
select tests.act_as_owner();
select record_dispute('pay_bela', tests.price('{IMO}'), 'payment.dispute.created');
select tests.act_as('asha');
select is(pg_temp.state('IMO'), 'called_off', 'a family reads that it is off');
select tests.act_as('meera');
select is(pg_temp.give_back(), pg_temp.said(2, 0, 1), 'by one decision, but where the bank decides already');
select is(pg_temp.give_back(), pg_temp.said(0, 0, 1), 'once');
select tests.act_as_owner();
select results_eq(
  $$ select payment_id, amount_paise, decided_by from private.refund_tasks where reason = 'exam_called_off' and status = 'queued' order by 1 $$,
  $$ values ('pay_asha', tests.price('{IMO}'), tests.id('meera')), ('pay_chitra', tests.price('{IMO}'), tests.id('meera')) $$,
  'the whole price of the exam, and of no other'
);
select is(
  (select details - '{edition_id,exam_id}'::text[] from private.admin_audit where action = 'refund_called_off'),
  '{"queued": 2, "class_id": null}', 'the decision is written down'
);
select tests.act_as('asha');
select is(pg_temp.state('IMO'), 'refund_under_way', 'the family reads that the price is on its way');
select tests.wait_until('3 hours');
select is(pg_temp.state('IMO'), 'refund_under_way', 'also after the hour of the exam');
select tests.act_as_owner();
select private.file_refund_request(tests.id('asha'), (select id from public.orders where payment_id = 'pay_asha'), 'payment_error', null, '-infinity');
select is((select amount_paise from public.refund_requests), tests.price('{ISO}'), 'what a family asks for besides is the rest of its order');
select finish_refund(t.id, tests.refund('rfnd_' || t.payment_id, t, 'processed'))
from private.refund_tasks as t where t.payment_id in ('pay_asha', 'pay_chitra') and t.status = 'queued';
select is_empty(
  $$ select 1 from public.enrolments where exam_id = tests.exam('IMO') and student_id in (tests.id('asha'), tests.id('chitra')) and is_active $$,
  'the money gone, nobody is enrolled'
);
select is((select refund_status from public.orders where payment_id = 'pay_asha'), 'partial', 'the order says so');
select is((select count(*)::integer from private.outbox where kind = 'refund_email'), 2, 'each family is informed');

-- A refused refund stays refused, and a failed one is in the list of refunds.
select tests.act_as('meera');
select decide_refund(id, 'refuse', 'The bank has paid.') from list_refund_tasks('open') where reason = 'dispute';
select is(pg_temp.give_back(5), pg_temp.said(1, 0, 0), 'a dispute that was won no longer stands in the way');
select tests.act_as_owner();
select finish_refund(t.id, tests.refund('rfnd_bela', t, 'failed'))
from private.refund_tasks as t where t.payment_id = 'pay_bela' and t.reason = 'exam_called_off';
select tests.act_as('meera');
select is(pg_temp.give_back(), pg_temp.said(0, 0, 0), 'what the gateway refuses is not queued automatically');
select is(
  (select status from list_refund_tasks('open') where reason = 'exam_called_off' and student_name = 'Bela'), 'failed', 'a person sees it'
);
select decide_refund(id, 'refuse', 'Paid in another way.') from list_refund_tasks('open') where reason = 'exam_called_off' and student_name = 'Bela';
select is(pg_temp.give_back(), pg_temp.said(0, 0, 0), 'and what a person refused stays so');
select tests.act_as_owner();
select is_empty('select tests.violations()', 'all invariants hold');
select is_empty('select tests.exam_violations()', 'also of the exams');

select * from finish();
rollback;
