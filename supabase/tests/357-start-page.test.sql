-- The organisers' start page: open tasks, today's exams, and the figures.
begin;
select no_plan();

select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.create_student('asha');
select tests.create_student('bela', 6);
select tests.schedule_exams();

select is(tests.call_as(null, 'read_start_page()'), '"42501"', 'a visitor cannot see the start page');
select is(tests.call_as('asha', 'read_start_page()'), '"42501"', 'a student cannot see the start page');

create function pg_temp.page() returns jsonb language sql as $$ select tests.call_as('meera', 'read_start_page()') $$;
create function pg_temp.open_tasks() returns text language sql
as $$
  select coalesce(string_agg(key || ' ' || value, ', ' order by key), '')
  from jsonb_each_text(pg_temp.page() -> 'waiting') where value <> '0'
$$;
select tests.set_exam_clock(-interval '10 days');
select is(pg_temp.open_tasks(), '', 'the start page has no open tasks at first');
select is(pg_temp.page() -> 'today', '[]', 'the start page lists no exam ten days before the first exam');

-- The figures.
select tests.enrol('asha', '{IMO,ISO}'), tests.enrol('bela', '{IMO}');
select is(
  pg_temp.page() #> '{figures,by_exam}',
  '[{"name": "Maths", "now": 2, "before": 0, "now_paise": 50000, "before_paise": 0},
    {"name": "Science", "now": 1, "before": 0, "now_paise": 25000, "before_paise": 0}]', 'enrolments are counted by exam'
);
select is(
  pg_temp.page() #> '{figures,by_class}',
  '[{"name": "Class 5", "now": 2, "before": 0, "now_paise": 50000, "before_paise": 0},
    {"name": "Class 6", "now": 1, "before": 0, "now_paise": 25000, "before_paise": 0}]', 'enrolments are counted by class'
);
select is(
  pg_temp.page() #> '{figures,by_day}', '[{"day_no": 30, "now": 3, "before": 0, "now_paise": 75000, "before_paise": 0}]',
  'enrolments are counted by day since registration opened'
);
insert into public.editions (name, season, registration_opens_on, exams_from, exams_to, results_on)
select 'Trial run', 'winter', registration_opens_on + 1, exams_from - 1, exams_from - 1, results_on from public.editions where is_current;
select isnt(pg_temp.page() #>> '{figures,last_edition}', 'Trial run', 'an edition that opened after the current one is not shown as the last edition');
select tests.refund_payment('pay_asha', '{ISO}', 'meera');
select is(pg_temp.page() #>> '{figures,by_exam,0,now}', '2', 'refunded enrolments are not counted');
select is(jsonb_array_length(pg_temp.page() #> '{figures,by_exam}'), 1, 'an exam with only refunded enrolments has no figures');

-- Exams that lack something.
create function pg_temp.unprepared_maths_exam() returns jsonb language sql as $$
  select e - 'edition_id' - 'exam_id' from jsonb_array_elements(pg_temp.page() -> 'unprepared') as e where e ->> 'name' = 'Maths'
$$;
select is(
  pg_temp.unprepared_maths_exam(),
  (select jsonb_build_object('name', 'Maths', 'exam_on', x.exam_on, 'has_time', true, 'classes_without_paper', 2,
    'has_help', e.help_from is not null or extract(isodow from x.exam_on) < 6)
  from public.edition_exams as x join public.editions as e on e.id = x.edition_id
  where x.edition_id = tests.edition() and x.exam_id = tests.exam('IMO')), 'an exam without papers is listed'
);
insert into private.papers (kind, edition_id, exam_id, class_id)
select 'exam', tests.edition(), tests.exam('IMO'), tests.class(c) from unnest(array[5, 6]) as c;
update public.editions set help_from = '09:00', help_to = '17:00' where id = tests.edition();
select is(pg_temp.unprepared_maths_exam(), null, 'an exam with a time, papers and a helpline is not listed');
update public.editions set help_from = null, help_to = null where id = tests.edition();
select is(
  coalesce(pg_temp.unprepared_maths_exam() ->> 'has_help', 'true'),
  (select (extract(isodow from exam_on) < 6)::text from public.edition_exams where edition_id = tests.edition() and exam_id = tests.exam('IMO')),
  'an exam on a Saturday or Sunday needs hours of the helpline'
);
delete from private.papers where edition_id = tests.edition() and exam_id = tests.exam('IMO');

-- Open tasks.
select tests.set_exam_clock(-interval '30 hours');
select is(pg_temp.open_tasks(), 'missing_papers 2, no_device_check 2', 'missing papers and students without a device check are listed');
select tests.call_as('asha', 'note_device_check(true)'), tests.call_as('bela', 'note_device_check(false)');
select is(pg_temp.page() #>> '{waiting,no_device_check}', '1', 'a student whose device check failed is still counted as one without a check');
select tests.act_as('meera');
select is(
  (select string_agg(name, ', ') from list_exam_participants(tests.edition(), tests.exam('IMO'), 'no_device_check', null, 50, 0)), 'Bela',
  'the exam day lists the students without a good device check'
);
select tests.act_as_owner();
select is(
  pg_temp.page() #> '{places,no_device_check}', jsonb_build_object('edition_id', tests.edition(), 'exam_id', tests.exam('IMO')), 'students without a device check are listed with their exam'
);
select is(pg_temp.page() #> '{places,missing_papers}', jsonb_build_object('edition_id', tests.edition()), 'missing papers are listed with their edition');
select is(pg_temp.page() #> '{places,voids}', 'null', 'a task that does not exist has no page to open');
select private.file_refund_request(tests.id('bela'), (select id from orders where payment_id = 'pay_bela'), 'payment_error', null, '-infinity');
update private.outbox set status = 'dead', attempts = 8, last_error = 'mailbox full' where student_id = tests.id('bela') and kind = 'purchase_email';
update private.outbox set status = 'dead', last_error = 'no longer true' where student_id = tests.id('asha') and kind = 'purchase_email';
insert into private.exam_decisions (kind, edition_id, exam_id, reason, decided_by)
values ('cancel', tests.edition(), tests.exam('IMO'), 'flood', tests.id('meera'));
select is(
  pg_temp.open_tasks(), 'failed_mails 1, missing_papers 2, no_device_check 1, refunds 1, second_organiser 1',
  'a refund, a mail that was given up, and a decision that needs a second organiser are listed'
);

-- A cancelled exam stays listed until every family has its refund.
update edition_exams set cancelled_at = private.exam_now() where exam_id = tests.exam('IMO') and edition_id = tests.edition();
select is(pg_temp.page() #>> '{waiting,unrefunded}', '2', 'families of a cancelled exam are counted until they are refunded');
select is(
  pg_temp.page() #> '{places,unrefunded}', jsonb_build_object('edition_id', tests.edition(), 'exam_id', tests.exam('IMO')), 'families that must be refunded are listed with the cancelled exam'
);
update edition_exams set cancelled_at = null where exam_id = tests.exam('IMO') and edition_id = tests.edition();

-- The exam day.
select tests.set_exam_clock('1 hour');
select is(
  pg_temp.page() -> 'today' -> 0 ->> 'enrolled' || ' ' || (pg_temp.page() -> 'today' -> 0 ->> 'started'), '0 0', 'the list of today''s exams has the numbers of enrolled students and of starts'
);
select is(jsonb_path_query_array(pg_temp.page(), '$.today[*] ? (@.name == "Maths").enrolled'), '[2]', 'the list of today''s exams has the number of enrolled students');
update private.device_checks set checked_at = tests.exam_opens_at() - case when student_id = tests.id('asha') then interval '5 minutes' else interval '2 hours' end;
select is(jsonb_path_query_array(pg_temp.page(), '$.today[*] ? (@.name == "Maths").in_lobby'), '[0]', 'after the last start no student is counted as waiting in the lobby');
select tests.set_exam_clock('5 minutes');
select is(jsonb_path_query_array(pg_temp.page(), '$.today[*] ? (@.name == "Maths").in_lobby'), '[1]', 'a student with a device check in the last minutes is counted as waiting in the lobby');
select tests.act_as('meera');
select is(
  (select string_agg(class_name || ' ' || in_lobby, ', ' order by class_name) from list_exam_day(tests.edition(), tests.exam('IMO'))),
  'Class 5 1, Class 6 0', 'the exam day counts the students in the lobby by class'
);
select tests.act_as_owner();
select tests.set_exam_clock('1 hour');

select is(pg_temp.page() #>> '{waiting,no_device_check}', '0', 'after the last start no device check is needed');

select * from finish();
rollback;
