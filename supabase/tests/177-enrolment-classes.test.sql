-- The class of an exam that was paid for: an organiser moves it until the exam was started or its day is over, and nobody
-- else ever.
begin;
select no_plan();

select tests.open_registration();
select tests.create_student(n) from unnest(array['asha', 'bela', 'meera']) as n;
select private.grant_admin('meera@olympeak.example');
select tests.open_order('asha', '{IMO,ISO}', 'order_1');
select record_capture(tests.payment('pay_1', 'order_1', 50000));

create function pg_temp.move(p_class integer, p_seen integer default 5, p_code text default 'IMO', p_name text default 'asha')
returns text language sql
as $$
  select move_enrolment(tests.id(p_name), tests.exam(p_code), tests.edition(), tests.class(p_seen), tests.class(p_class)) ->> 'outcome'
$$;
create function pg_temp.class_of(p_code text) returns uuid language sql security definer
as $$ select class_id from public.enrolments where student_id = tests.id('asha') and exam_id = tests.exam(p_code) $$;

-- Who may.
select tests.act_as_visitor();
select throws_ok($$ select pg_temp.move(6) $$, '42501', null, 'a visitor moves nothing');
select throws_ok($$ select list_student_enrolments(tests.id('asha')) $$, '42501', null, 'and lists nothing');
select tests.act_as_service();
select throws_ok($$ select pg_temp.move(6) $$, '42501', null, 'nor does the service role');
select tests.act_as('bela');
select throws_ok($$ select pg_temp.move(6) $$, '42501', null, 'nor another student');
select throws_ok($$ select list_student_enrolments(tests.id('asha')) $$, '42501', null, 'who lists nothing either');
select tests.act_as('asha');
select throws_ok($$ select pg_temp.move(6) $$, '42501', null, 'nor the family itself');
select throws_ok(
  $$ update public.enrolments set class_id = tests.class(6) $$, '42501', null, 'which writes no class past the function'
);
select lives_ok(
  $$ update public.students set class_id = tests.class(6) where id = tests.id('asha') $$, 'it saves another class in its profile'
);
select results_eq(
  $$ select distinct class_id from public.enrolments $$, $$ values (tests.class(5)) $$, 'and its exams stay in the class they were paid for'
);

-- The organiser's list and changes.
select tests.act_as('meera');
select results_eq(
  $$ select exam_name, class_name, can_move from list_student_enrolments(tests.id('asha')) $$,
  $$ values ('Maths', 'Class 5', true), ('Science', 'Class 5', true) $$, 'an admin sees the class of each exam'
);
select tests.act_as_owner();
select tests.paper('IMO', 5);
insert into private.exam_grants (paper_id, student_id, extra_seconds, reason, granted_by)
values (tests.id('examIMO5'), tests.id('asha'), 600, 'a broken hand', tests.id('meera'));
-- Who has read the paper of a class, or has a child in one of the two, moves nobody there.
select tests.paper('IMO', 6);
insert into private.paper_readers (paper_id, organiser_id) values (tests.id('examIMO6'), tests.id('meera'));
select tests.act_as('meera');
select is(pg_temp.move(6), 'paper_opened', 'into a class whose paper she has opened an organiser moves nobody');
select tests.act_as_owner();
delete from private.paper_readers;
delete from private.papers where id = tests.id('examIMO6');
insert into private.organisers_children (edition_id, class_id, organiser_id, marked_by)
values (tests.edition(), tests.class(5), tests.id('meera'), tests.id('meera'));
select tests.act_as('meera');
select is(pg_temp.move(6), 'kept_out', 'nor out of the class of a child of hers');
select tests.act_as_owner();
update private.organisers_children set class_id = tests.class(6);
select tests.act_as('meera');
select is(pg_temp.move(6), 'kept_out', 'nor into it');
select tests.act_as_owner();
delete from private.organisers_children;
select tests.act_as('meera');
select is(pg_temp.move(6), 'moved', 'and moves one');
select tests.act_as_owner();
select results_eq(
  $$ select c.number, p.status, g.extra_seconds from private.exam_grants as g join private.papers as p on p.id = g.paper_id join public.classes as c on c.id = p.class_id $$,
  $$ values (6::smallint, 'draft', 600) $$, 'minutes that were given go along, to a paper that is still to be written'
);
delete from private.exam_grants;
delete from private.papers where exam_id = tests.exam('IMO');
select tests.act_as('meera');
select is(pg_temp.class_of('IMO'), tests.class(6), 'which then has the other class');
select is(pg_temp.class_of('ISO'), tests.class(5), 'and it alone');
select is(pg_temp.move(6), 'changed_meanwhile', 'from the class that was seen');
select is(pg_temp.move(6, 6), 'unchanged', 'the same class is no move');
select is(pg_temp.move(13, 6), 'class_unknown', 'there is no class 13');
select is(pg_temp.move(6, 5, 'IEO'), 'not_found', 'nor a move of an exam that was not bought');
select is(pg_temp.move(6, 5, 'IMO', 'bela'), 'not_found', 'nor one of somebody else');
select tests.act_as_owner();
select results_eq(
  $$ select actor, student_id, details from private.admin_audit where action = 'move_enrolment' $$,
  $$ values (tests.id('meera')::text, tests.id('asha'), jsonb_build_object(
    'exam_id', tests.exam('IMO'), 'edition_id', tests.edition(), 'before', jsonb_build_object('class_id', tests.class(5)),
    'after', jsonb_build_object('class_id', tests.class(6))
  )) $$,
  'who moved what is written down once'
);
select results_eq($$ select class_id from public.orders $$, $$ values (tests.class(5)) $$, 'the order keeps the class it was paid in');

-- Until when.
update edition_exams set registration_closes_on = private.day_in_india(now()) - 1, exam_on = private.day_in_india(now())
where edition_id = tests.edition() and exam_id = tests.exam('IMO');
select tests.act_as('meera');
select is(pg_temp.move(7, 6), 'moved', 'on the exam day as well');
select is(pg_temp.move(6, 7), 'moved', 'to and fro');
select is(pg_temp.move(7, 5, 'ISO'), 'moved', 'though not for the exams after it');
select tests.act_as_owner();
update edition_exams set registration_closes_on = private.day_in_india(now()) - 2, exam_on = private.day_in_india(now()) - 1
where edition_id = tests.edition() and exam_id = tests.exam('IMO');
select tests.act_as('meera');
select is(pg_temp.move(7, 6), 'too_late', 'once the exam day is over, who did not come stays in her class');
select is(
  (select can_move from list_student_enrolments(tests.id('asha')) where exam_name = 'Maths'), false, 'and no move is offered'
);
select tests.act_as_owner();
select tests.paper('IMO', 6);
insert into private.exam_grants (paper_id, student_id, opens_at, last_start_at, reason, granted_by)
values (tests.id('examIMO6'), tests.id('asha'), now(), now() + interval '15 minutes', 'was in hospital', tests.id('meera'));
select tests.act_as('meera');
select ok(
  (select can_move from list_student_enrolments(tests.id('asha')) where exam_name = 'Maths'), 'unless she was given a later start'
);
select is(pg_temp.move(7, 6), 'moved', 'which goes along');
select is(pg_temp.move(6, 7), 'moved', 'to and fro');
select tests.act_as_owner();
delete from private.exam_grants;
delete from private.papers where exam_id = tests.exam('IMO');
delete from edition_exams where edition_id = tests.edition() and exam_id = tests.exam('IMO');
select tests.act_as('meera');
select is(
  (select tests.null_columns(to_jsonb(e)) from list_student_enrolments(tests.id('asha')) as e where exam_name = 'Maths'), '{exam_on}',
  'an exam may be without a day'
);
select is(pg_temp.move(7, 6), 'moved', 'and is moved as well');

-- A refunded enrolment cannot be moved.
select tests.act_as_owner();
select tests.give_back('pay_1', '{ISO}', 'meera');
select tests.act_as('meera');
select is(pg_temp.move(8, 7, 'ISO'), 'not_found', 'an exam that was refunded has no class any more');
select tests.act_as_owner();
select is_empty('select tests.violations()', 'all invariants hold');

select * from finish();
rollback;
