-- The class of an enrolment: only an organiser can change it, until the student starts the exam or the exam day is over.
begin;
select no_plan();

select tests.open_registration();
select tests.create_student(n) from unnest(array['asha', 'bela', 'meera']) as n;
select private.grant_admin('meera@olympeak.example');
select tests.open_checkout('asha', '{IMO,ISO}', 'order_1');
select record_capture(tests.gateway_payment('pay_1', 'order_1', 50000));

create function pg_temp.move(p_new_class integer, p_seen_class integer default 5, p_code text default 'IMO', p_name text default 'asha')
returns text language sql
as $$
  select move_enrolment(tests.id(p_name), tests.exam(p_code), tests.edition(), tests.class(p_seen_class), tests.class(p_new_class)) ->> 'outcome'
$$;
create function pg_temp.class_of(p_code text) returns uuid language sql security definer
as $$ select class_id from public.enrolments where student_id = tests.id('asha') and exam_id = tests.exam(p_code) $$;

-- Permissions.
select tests.act_as_visitor();
select throws_ok($$ select pg_temp.move(6) $$, '42501', null, 'a visitor cannot move an enrolment');
select throws_ok($$ select list_student_enrolments(tests.id('asha')) $$, '42501', null, 'a visitor cannot list a student''s enrolments');
select tests.act_as_service();
select throws_ok($$ select pg_temp.move(6) $$, '42501', null, 'the service role cannot move an enrolment');
select tests.act_as('bela');
select throws_ok($$ select pg_temp.move(6) $$, '42501', null, 'a student cannot move another student''s enrolment');
select throws_ok($$ select list_student_enrolments(tests.id('asha')) $$, '42501', null, 'a student cannot list another student''s enrolments');
select tests.act_as('asha');
select throws_ok($$ select pg_temp.move(6) $$, '42501', null, 'the family cannot move its own enrolment');
select throws_ok(
  $$ update public.enrolments set class_id = tests.class(6) $$, '42501', null, 'the family cannot change the class in the table'
);
select lives_ok(
  $$ update public.students set class_id = tests.class(6) where id = tests.id('asha') $$, 'the family can change the class in its profile'
);
select results_eq(
  $$ select distinct class_id from public.enrolments $$, $$ values (tests.class(5)) $$, 'a family that changes the class in its profile keeps its exams in the class that was paid for'
);

-- The list for organisers, and moves by organisers.
select tests.act_as('meera');
select results_eq(
  $$ select exam_name, class_name, can_move from list_student_enrolments(tests.id('asha')) $$,
  $$ values ('Maths', 'Class 5', true), ('Science', 'Class 5', true) $$, 'an admin sees the class of each exam'
);
select tests.act_as_owner();
select tests.create_paper('IMO', 5);
insert into private.exam_grants (paper_id, student_id, extra_seconds, reason, granted_by)
values (tests.id('examIMO5'), tests.id('asha'), 600, 'a broken hand', tests.id('meera'));
-- An organiser who has read the new class's paper, or has a child in one of the two classes, cannot move the enrolment.
select tests.create_paper('IMO', 6);
insert into private.paper_readers (paper_id, organiser_id) values (tests.id('examIMO6'), tests.id('meera'));
select tests.act_as('meera');
select is(pg_temp.move(6), 'paper_opened', 'an organiser who has opened the paper of a class cannot move a student into it');
select tests.act_as_owner();
delete from private.paper_readers;
delete from private.papers where id = tests.id('examIMO6');
insert into private.organisers_children (edition_id, class_id, organiser_id, marked_by)
values (tests.edition(), tests.class(5), tests.id('meera'), tests.id('meera'));
select tests.act_as('meera');
select is(pg_temp.move(6), 'conflict_of_interest', 'an organiser cannot move a student out of their own child''s class');
select tests.act_as_owner();
update private.organisers_children set class_id = tests.class(6);
select tests.act_as('meera');
select is(pg_temp.move(6), 'conflict_of_interest', 'an organiser cannot move a student into their own child''s class');
select tests.act_as_owner();
delete from private.organisers_children;
select tests.act_as('meera');
select is(pg_temp.move(6), 'moved', 'an organiser without a child in the two classes can move an enrolment');
select tests.act_as_owner();
select results_eq(
  $$ select c.number, p.status, g.extra_seconds from private.exam_grants as g join private.papers as p on p.id = g.paper_id join public.classes as c on c.id = p.class_id $$,
  $$ values (6::smallint, 'draft', 600) $$, 'the extra minutes of a student move with the enrolment, to a draft paper of the new class'
);
delete from private.exam_grants;
delete from private.papers where exam_id = tests.exam('IMO');
select tests.act_as('meera');
select is(pg_temp.class_of('IMO'), tests.class(6), 'a moved enrolment has the new class');
select is(pg_temp.class_of('ISO'), tests.class(5), 'the student''s other enrolment keeps its class');
select is(pg_temp.move(6), 'changed_meanwhile', 'a move from another class than the current one is refused');
select is(pg_temp.move(6, 6), 'unchanged', 'a move to the current class changes nothing');
select is(pg_temp.move(13, 6), 'class_unknown', 'a move to an unknown class is refused');
select is(pg_temp.move(6, 5, 'IEO'), 'not_found', 'the enrolment in an exam that was not bought is not found');
select is(pg_temp.move(6, 5, 'IMO', 'bela'), 'not_found', 'a student''s enrolment is not found under another student');
select tests.act_as_owner();
select results_eq(
  $$ select actor, student_id, details from private.admin_audit where action = 'move_enrolment' $$,
  $$ values (tests.id('meera')::text, tests.id('asha'), jsonb_build_object(
    'exam_id', tests.exam('IMO'), 'edition_id', tests.edition(), 'before', jsonb_build_object('class_id', tests.class(5), 'class', 'Class 5'),
    'after', jsonb_build_object('class_id', tests.class(6), 'class', 'Class 6')
  )) $$,
  'the audit has one row for a move of an enrolment'
);
select results_eq($$ select class_id from public.orders $$, $$ values (tests.class(5)) $$, 'the order keeps the class that was paid for');

-- An enrolment can be moved until the end of the exam day, or until a later individual start.
update edition_exams set registration_closes_on = private.day_in_india(now()) - 1, exam_on = private.day_in_india(now())
where edition_id = tests.edition() and exam_id = tests.exam('IMO');
select tests.act_as('meera');
select is(pg_temp.move(7, 6), 'moved', 'an enrolment can be moved on the exam day');
select is(pg_temp.move(6, 7), 'moved', 'an enrolment can be moved back on the exam day');
select is(pg_temp.move(7, 5, 'ISO'), 'moved', 'the enrolment in another exam of the student can be moved as well');
select tests.act_as_owner();
update edition_exams set registration_closes_on = private.day_in_india(now()) - 2, exam_on = private.day_in_india(now()) - 1
where edition_id = tests.edition() and exam_id = tests.exam('IMO');
select tests.act_as('meera');
select is(pg_temp.move(7, 6), 'too_late', 'after the exam day an enrolment cannot be moved');
select is(
  (select can_move from list_student_enrolments(tests.id('asha')) where exam_name = 'Maths'), false, 'the list offers no move after the exam day'
);
select tests.act_as_owner();
select tests.create_paper('IMO', 6);
insert into private.exam_grants (paper_id, student_id, opens_at, last_start_at, reason, granted_by)
values (tests.id('examIMO6'), tests.id('asha'), now(), now() + interval '15 minutes', 'was in hospital', tests.id('meera'));
select tests.act_as('meera');
select ok(
  (select can_move from list_student_enrolments(tests.id('asha')) where exam_name = 'Maths'), 'the list offers a move after the exam day if the student has a later individual start'
);
select is(pg_temp.move(7, 6), 'moved', 'an enrolment with a later individual start can be moved after the exam day');
select is(pg_temp.move(6, 7), 'moved', 'an enrolment with a later individual start can be moved back');
select tests.act_as_owner();
delete from private.exam_grants;
delete from private.papers where exam_id = tests.exam('IMO');
delete from edition_exams where edition_id = tests.edition() and exam_id = tests.exam('IMO');
select tests.act_as('meera');
select is(
  (select tests.null_columns(to_jsonb(e)) from list_student_enrolments(tests.id('asha')) as e where exam_name = 'Maths'), '{exam_on}',
  'the list can have an exam without an exam day'
);
select is(pg_temp.move(7, 6), 'moved', 'an enrolment without an exam day can be moved');

-- A refunded enrolment cannot be moved.
select tests.act_as_owner();
select tests.refund_payment('pay_1', '{ISO}', 'meera');
select tests.act_as('meera');
select is(pg_temp.move(8, 7, 'ISO'), 'not_found', 'a refunded enrolment cannot be moved');
select tests.act_as_owner();
select is_empty('select tests.payment_violations()', 'all payment invariants hold');

select * from finish();
rollback;
