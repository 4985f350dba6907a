-- The hours of an exam: who can set them and until when, what moves with them, and late payments (docs/exam.md section 2).
begin;
select plan(41);

select tests.schedule_exams();
select tests.set_exam_clock('-8 days');
select tests.create_student('asha'), tests.create_student('bela'), tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.create_paper('IMO', 5);
select tests.enrol('asha', '{IMO,ISO}'), tests.enrol('bela', '{IMO}');
-- The exam day of this file plus p_days_later.
create function pg_temp.day(p_days_later integer default 0) returns date language sql stable security definer
as $$ select private.day_in_india(now()) + 20 + p_days_later $$;
create function pg_temp.save_hours(p_days_later integer, p_opens time, p_last_start time, p_code text default 'IMO') returns jsonb language sql
as $$ select save_edition_exam(tests.edition(), tests.exam(p_code), pg_temp.day(p_days_later), pg_temp.day(-2), p_opens, p_last_start) $$;
create function pg_temp.current_hours() returns jsonb language sql stable security definer as $$
  select to_jsonb(x) - '{edition_id,exam_id}'::text[] from public.edition_exams as x where edition_id = tests.edition() and exam_id = tests.exam('IMO')
$$;
create function pg_temp.save_outcome(p_days_later integer, p_opens time, p_last_start time) returns text language sql
as $$ select pg_temp.save_hours(p_days_later, p_opens, p_last_start) ->> 'outcome' $$;
-- How many days the exam was moved, and its saved hours in India.
create function pg_temp.saved_hours() returns text language sql stable security definer as $$
  select concat_ws(' ', exam_on - private.day_in_india(now()) - 20, (opens_at at time zone interval '5 hours 30 minutes')::time,
    (last_start_at at time zone interval '5 hours 30 minutes')::time)
  from public.edition_exams where edition_id = tests.edition() and exam_id = tests.exam('IMO')
$$;
create function pg_temp.pending_mails() returns setof text language sql stable security definer as $$
  select s.name || ' ' || b.kind || ' ' || u.code || ' ' || count(*)
  from private.outbox as b join public.students as s on s.id = b.student_id join public.subjects as u on u.id = b.exam_id
  where b.status = 'pending' group by s.name, b.kind, u.code
$$;
create function pg_temp.move_mail_details() returns setof jsonb language sql stable security definer
as $$ select about from private.outbox where kind = 'exam_moved_email' and status = 'pending' $$;
update public.edition_exams set opens_at = null, last_start_at = null where edition_id = tests.edition() and exam_id = tests.exam('IMO');

select tests.act_as('asha');
select throws_ok($$ select pg_temp.save_hours(0, '11:00', '11:15') $$, '42501', null, 'a student cannot set hours');
select tests.act_as_visitor();
select throws_ok($$ select pg_temp.save_hours(0, '11:00', '11:15') $$, '42501', null, 'a visitor cannot set hours');

-- An organiser announces hours.
select tests.act_as('meera');
select is(pg_temp.save_outcome(0, '11:00', null), 'hours_unordered', 'hours without a last start are refused');
select is(pg_temp.save_outcome(0, null, '11:15'), 'hours_unordered', 'hours without a first start are refused');
select is(pg_temp.save_outcome(0, '11:00', '11:00'), 'hours_unordered', 'hours in the wrong order are refused');
select is(pg_temp.save_hours(0, '11:00', '11:15'), '{"outcome": "saved", "mailed": 2}', 'an organiser can announce hours, and everybody enrolled is mailed');
select is(pg_temp.save_outcome(0, v.opens, v.last_start), 'hours_at_night', 'an exam cannot have hours at night, from ' || v.opens || ' to ' || v.last_start)
from (values (time '03:00', time '03:15'), ('19:50', '20:05')) as v (opens, last_start);
select is(save_edition_exam(tests.edition(), tests.exam('IMO'), pg_temp.day(), pg_temp.day(-2), '12:00', '12:15', pg_temp.current_hours(), false),
  '{"outcome": "asks", "families": 2}', 'before new hours are saved, the reply has the number of families to be mailed, which the organiser has to confirm');
select is(pg_temp.saved_hours(), '0 11:00:00 11:15:00', 'new hours are not saved before the organiser has confirmed the number of families');
select tests.act_as_owner();
update public.edition_exams set exam_on = pg_temp.day(1), opens_at = null, last_start_at = null where edition_id = tests.edition() and exam_id = tests.exam('ISO');
update public.edition_exams set exam_on = pg_temp.day(3), opens_at = null, last_start_at = null
where edition_id = tests.edition() and exam_id not in (tests.exam('ISO'), tests.exam('IMO'));
select tests.act_as('meera');
select is(save_edition_exam(tests.edition(), tests.exam('IMO'), pg_temp.day(1), pg_temp.day(-2), '11:00', '11:15', pg_temp.current_hours(), false),
  '{"outcome": "asks", "families": 2, "same_day": [{"exam": "Science", "students": 1}]}', 'the reply for a new exam day has the other exams on that day and the number of students in both');
select is(save_edition_exam(tests.edition(), tests.exam('IMO'), pg_temp.day(2), pg_temp.day(-2), '11:00', '11:15', pg_temp.current_hours(), false),
  '{"outcome": "asks", "families": 2}', 'the reply for a new exam day without other exams has only the number of families');
select is(save_edition_exam(tests.edition(), tests.exam('IMO'), pg_temp.day(), pg_temp.day(-2), '12:00', '12:15', pg_temp.current_hours() || '{"opens_at": null}', true),
  '{"outcome": "changed_meanwhile"}', 'a form that showed other hours than the current ones saves nothing');
select is(save_edition_exam(tests.edition(), tests.exam('IMO'), pg_temp.day(), pg_temp.day(-3), '11:00', '11:15', pg_temp.current_hours(), false) ->> 'outcome', 'saved',
  'a change that affects no family is saved immediately');
select is(pg_temp.save_outcome(0, '11:00', '11:15'), 'saved', 'a change that affects no family can be reversed');
select tests.act_as_owner();
select is(
  (select jsonb_agg(distinct private.exam_mail_data(b) #- '{class}' @> '{"was_opens_at": null}' and private.exam_mail_data(b) ->> 'was_exam_on' = pg_temp.day()::text) from private.outbox as b where b.kind = 'exam_moved_email'),
  '[true]', 'the mail about the first hours has the earlier day but no earlier hours'
);
update private.outbox set status = 'sent', sent_at = now() where kind = 'exam_moved_email';
select tests.act_as('meera');
select is(pg_temp.saved_hours(), '0 11:00:00 11:15:00', 'the hours that an organiser enters are in Indian time');
select is(pg_temp.save_outcome(0, '11:00', '11:15'), 'unchanged', 'saving the current hours again changes nothing');
select tests.act_as('asha');
select is(
  (select opens_at || ' ' || last_start_at from list_my_exams() where exam_id = tests.exam('IMO')), tests.iso_after_opening('0') || ' ' || tests.iso_after_opening('15 minutes'),
  'a family sees the hours with its exams'
);
select tests.act_as_visitor();
select is((select opens_at from edition_exams where edition_id = tests.edition() and exam_id = tests.exam('IMO')), tests.exam_opens_at(), 'a visitor sees the hours of an exam');

-- An organiser moves hours.
select tests.act_as_owner();
insert into private.exam_grants (paper_id, student_id, opens_at, last_start_at, reason, granted_by)
values (tests.id('examIMO5'), tests.id('asha'), tests.exam_opens_at() + interval '1 hour', tests.exam_opens_at() + interval '75 minutes', 'a hospital', tests.id('meera'));
update private.papers set opens_at = tests.exam_opens_at() + interval '30 minutes', last_start_at = tests.exam_opens_at() + interval '45 minutes' where id = tests.id('examIMO5');
select tests.act_as('meera');
select is(pg_temp.save_hours(2, '16:00', '16:30'), '{"outcome": "saved", "mailed": 2}', 'everybody enrolled is informed of a moved exam');
select is(pg_temp.saved_hours(), '2 16:00:00 16:30:00', 'a moved exam has the new day and hours');
select set_eq('select pg_temp.pending_mails()', $$ values ('Asha exam_moved_email IMO 1'), ('Bela exam_moved_email IMO 1') $$, 'everybody enrolled gets one mail about a move');
select is((select distinct about -> 'was' from pg_temp.move_mail_details() as about), jsonb_build_object('exam_on', pg_temp.day(), 'opens_at', tests.exam_opens_at()), 'the mail about a moved exam has the earlier day and hours');
select tests.act_as_owner();
select is((select opens_at from private.exam_grants), tests.exam_opens_at() + interval '2 days 6 hours', 'individual hours keep their distance to the exam''s hours after a move');
select is(
  (select h.opens_at from private.papers as p cross join lateral private.find_hours(p, tests.id('bela')) as h where p.id = tests.id('examIMO5')),
  tests.exam_opens_at() + interval '2 days 5 hours', 'a move removes a paper''s own hours for the earlier day'
);
select is(
  (select details -> 'before' ->> 'exam_on' || ' ' || (details -> 'after' ->> 'exam_on') from private.admin_audit where action = 'save_edition_exam' order by id desc limit 1),
  pg_temp.day() || ' ' || pg_temp.day(2), 'a move of an exam leaves an audit row with both days'
);
select tests.act_as('meera');
select is(pg_temp.save_hours(3, null, null) -> 'mailed', '2', 'an exam can be moved to a new day without hours, and everybody enrolled is mailed');
select is((select distinct about #>> '{was,exam_on}' from pg_temp.move_mail_details() as about), pg_temp.day()::text, 'after two moves the mail has the exam day that families knew');
select is(pg_temp.saved_hours(), '3', 'an exam that was moved to a new day without hours has no hours');
select is(pg_temp.save_hours(0, '11:00', '11:15') -> 'mailed', '2', 'an exam can be moved back to its earlier day, and everybody enrolled is mailed');

-- Hours can be moved until the lobby opens.
select tests.set_exam_clock('-30 minutes -1 second');
select is(pg_temp.save_outcome(0, '11:10', '11:25'), 'saved', 'the hours of an exam can be moved until the lobby opens');
select tests.set_exam_clock('-20 minutes');
select is(pg_temp.save_outcome(0, '15:00', '15:15'), 'lobby_open', 'hours cannot be moved once the lobby is open');
select is(pg_temp.save_outcome(1, '11:10', '11:25'), 'lobby_open', 'the exam day cannot be moved once the lobby is open');
select is(
  save_edition_exam(tests.edition(), tests.exam('IMO'), pg_temp.day(), pg_temp.day(-1), '11:10', '11:25') ->> 'outcome', 'saved',
  'the end of registration can still be moved once the lobby is open'
);
select tests.act_as_owner();
update public.edition_exams set opens_at = null, last_start_at = null where exam_id = tests.exam('IMO') and edition_id = tests.edition();
select tests.act_as('meera');
select is(pg_temp.save_outcome(0, '11:10', '11:25'), 'opens_too_soon', 'hours whose lobby would be open already are refused');
select is(pg_temp.save_outcome(0, '11:30', '11:45'), 'saved', 'hours whose lobby is not open yet are accepted');

-- A payment is received after the last start.
select tests.act_as_owner();
select tests.create_student('chitra');
select tests.open_checkout('chitra', '{IMO}', 'order_late');
update public.edition_exams set exam_on = private.day_in_india(now() - interval '1 second'), registration_closes_on = private.day_in_india(now() - interval '1 second') - 1,
  opens_at = now() - interval '1 second', last_start_at = now() - interval '1 second' + interval '1 microsecond'
where edition_id = tests.edition() and exam_id = tests.exam('IMO');
select is(private.lateness_error(tests.edition(), tests.exam('IMO'), tests.class(5), now() - interval '3 days'), 'late_after_exam', 'a payment is too late once no student can start the exam any more');
select is(
  record_capture(tests.gateway_payment('pay_late', 'order_late', tests.total_price('{IMO}'))), '{"outcome": "review", "reason": "late_after_exam"}', 'a payment received after the last start goes to review'
);
update public.edition_exams set exam_on = private.day_in_india(now()), registration_closes_on = private.day_in_india(now()) - 1, opens_at = null, last_start_at = null
where edition_id = tests.edition() and exam_id = tests.exam('IMO');
select is(private.lateness_error(tests.edition(), tests.exam('IMO'), tests.class(5), now() - interval '3 days'), null, 'a payment for an exam without hours is in time until the end of the exam day');
select is_empty('select tests.payment_violations()', 'all payment invariants hold');

select * from finish();
rollback;
