-- The organisers' start page: what waits, the exams of today, and the figures.
begin;
select no_plan();

select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.create_student('asha');
select tests.create_student('bela', 6);
select tests.open_hours();

select is(tests.ask(null, 'read_start_page()'), '"42501"', 'a visitor sees no start page');
select is(tests.ask('asha', 'read_start_page()'), '"42501"', 'nor does a student');

create function pg_temp.page() returns jsonb language sql as $$ select tests.ask('meera', 'read_start_page()') $$;
create function pg_temp.waiting() returns text language sql
as $$
  select coalesce(string_agg(key || ' ' || value, ', ' order by key), '')
  from jsonb_each_text(pg_temp.page() -> 'waiting') where value <> '0'
$$;
select tests.wait_until(-interval '10 days');
select is(pg_temp.waiting(), '', 'nothing waits at first');
select is(pg_temp.page() -> 'today', '[]', 'no exam is today');

-- The figures.
select tests.enrol('asha', '{IMO,ISO}'), tests.enrol('bela', '{IMO}');
select is(
  pg_temp.page() #> '{figures,by_exam}',
  '[{"name": "Maths", "now": 2, "before": 0, "now_paise": 50000, "before_paise": 0},
    {"name": "Science", "now": 1, "before": 0, "now_paise": 25000, "before_paise": 0}]', 'by exam'
);
select is(
  pg_temp.page() #> '{figures,by_class}',
  '[{"name": "Class 5", "now": 2, "before": 0, "now_paise": 50000, "before_paise": 0},
    {"name": "Class 6", "now": 1, "before": 0, "now_paise": 25000, "before_paise": 0}]', 'by class'
);
select is(
  pg_temp.page() #> '{figures,by_day}', '[{"day_no": 30, "now": 3, "before": 0, "now_paise": 75000, "before_paise": 0}]',
  'and by the day since registration opened'
);
select tests.give_back('pay_asha', '{ISO}', 'meera');
select is(pg_temp.page() #>> '{figures,by_exam,0,now}', '2', 'what went back');
select is(jsonb_array_length(pg_temp.page() #> '{figures,by_exam}'), 1, 'does not count');

-- Open tasks.
select tests.wait_until(-interval '30 hours');
select is(pg_temp.waiting(), 'missing_papers 2, no_device_check 2', 'papers that are missing, and devices that nobody has checked');
select tests.ask('asha', 'note_device_check(true)'), tests.ask('bela', 'note_device_check(false)');
select is(pg_temp.page() #>> '{waiting,no_device_check}', '1', 'only a good check counts');
select tests.act_as('meera');
select is(
  (select string_agg(name, ', ') from list_exam_sitters(tests.edition(), tests.exam('IMO'), 'no_device_check', null, 50, 0)), 'Bela',
  'and the exam day names who has none'
);
select tests.act_as_owner();
select is(
  pg_temp.page() #> '{places,no_device_check}', jsonb_build_object('edition_id', tests.edition(), 'exam_id', tests.exam('IMO')), 'and where it is'
);
select is(pg_temp.page() #> '{places,missing_papers}', jsonb_build_object('edition_id', tests.edition()), 'as of papers');
select is(pg_temp.page() #> '{places,voids}', 'null', 'nothing is nowhere');
select private.file_refund_request(tests.id('bela'), (select id from orders where payment_id = 'pay_bela'), 'payment_error', null, '-infinity');
update private.outbox set status = 'dead', attempts = 8, last_error = 'mailbox full' where student_id = tests.id('bela') and kind = 'purchase_email';
update private.outbox set status = 'dead', last_error = 'no longer true' where student_id = tests.id('asha') and kind = 'purchase_email';
insert into private.exam_decisions (kind, edition_id, exam_id, reason, decided_by)
values ('call_off', tests.edition(), tests.exam('IMO'), 'flood', tests.id('meera'));
select is(
  pg_temp.waiting(), 'failed_mails 1, missing_papers 2, no_device_check 1, refunds 1, second_organiser 1',
  'a refund, a mail that was given up, and a decision that wants a second organiser'
);

-- A cancelled exam waits until every family has its fee back.
update edition_exams set called_off_at = private.exam_now() where exam_id = tests.exam('IMO') and edition_id = tests.edition();
select is(pg_temp.page() #>> '{waiting,unrefunded}', '2', 'families of a cancelled exam wait for their fee');
select is(
  pg_temp.page() #> '{places,unrefunded}', jsonb_build_object('edition_id', tests.edition(), 'exam_id', tests.exam('IMO')), 'and where'
);
update edition_exams set called_off_at = null where exam_id = tests.exam('IMO') and edition_id = tests.edition();

-- The exam day.
select tests.wait_until('1 hour');
select is(
  pg_temp.page() -> 'today' -> 0 ->> 'enrolled' || ' ' || (pg_temp.page() -> 'today' -> 0 ->> 'started'), '0 0', 'the exams of today are named with their numbers'
);
select is(jsonb_path_query_array(pg_temp.page(), '$.today[*] ? (@.name == "Maths").enrolled'), '[2]', 'those who are enrolled');
update private.device_checks set checked_at = tests.opens_at() - case when student_id = tests.id('asha') then interval '5 minutes' else interval '2 hours' end;
select is(jsonb_path_query_array(pg_temp.page(), '$.today[*] ? (@.name == "Maths").in_lobby'), '[0]', 'after the last start nobody waits in the lobby');
select tests.wait_until('5 minutes');
select is(jsonb_path_query_array(pg_temp.page(), '$.today[*] ? (@.name == "Maths").in_lobby'), '[1]', 'those who wait in the lobby');
select tests.act_as('meera');
select is(
  (select string_agg(class_name || ' ' || in_lobby, ', ' order by class_name) from list_exam_day(tests.edition(), tests.exam('IMO'))),
  'Class 5 1, Class 6 0', 'as the exam day says by class'
);
select tests.act_as_owner();
select tests.wait_until('1 hour');

select is(pg_temp.page() #>> '{waiting,no_device_check}', '0', 'after the last start nobody needs to check a device');

select * from finish();
rollback;
