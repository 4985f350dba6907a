-- Exam mails: when they are queued, their order, their content, and which of them are no longer sent.
begin;
select plan(39);

select tests.schedule_exams();
select tests.set_exam_clock('-8 days');
select tests.create_student('asha'), tests.create_student('bela'), tests.create_student('chitra', 6), tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.create_paper('IMO', 5), tests.create_rehearsal();
select tests.enrol('asha', '{IMO}'), tests.enrol('bela', '{IMO,ISO}'), tests.enrol('chitra', '{IMO}');
update public.edition_exams set opens_at = null, last_start_at = null where exam_id <> tests.exam('IMO');

create function pg_temp.queue_reminders(p_after_opening interval) returns integer language plpgsql as $$
begin
  perform tests.set_exam_clock(p_after_opening);
  return queue_exam_reminders() -> 'queued';
end
$$;
create temp table claimed (id uuid, kind text, email text, name text, data jsonb);
grant all on claimed to service_role;
create function pg_temp.claim_mails(p_limit integer default 1000) returns text[] language sql as $$
  delete from claimed;
  insert into claimed select * from claim_exam_mails(p_limit);
  select coalesce(array_agg(name || ' ' || kind || coalesce(' ' || (data ->> 'hours_before'), '') order by name || ' ' || kind || coalesce(' ' || (data ->> 'hours_before'), '')), '{}') from claimed
$$;
create function pg_temp.finish_mails(p_error text default null) returns jsonb language sql
as $$ select finish_exam_mails((select array_agg(id) from claimed), p_error) $$;

select tests.act_as_service();
select is(pg_temp.queue_reminders('-7 days -1 second'), 0, 'nobody is reminded earlier than seven days before the exam');
select is(pg_temp.queue_reminders('-7 days'), 3, 'seven days before the exam everybody enrolled is reminded');
select is(pg_temp.queue_reminders('-7 days'), 0, 'nobody is reminded twice seven days before the exam');
select is(pg_temp.claim_mails(2), '{"Asha exam_reminder_email 168","Bela exam_reminder_email 168"}', 'a claim returns as many mails as requested');
select is(
  (select data from claimed where name = 'Asha') - '{exam_on}'::text[],
  jsonb_build_object(
    'exam', 'Maths', 'code', 'IMO', 'edition', 'Winter 2026-27', 'class', 'Class 5', 'opens_at', tests.iso_after_opening('0'),
    'last_start_at', tests.iso_after_opening('15 minutes'), 'duration_seconds', 3600, 'hours_before', 168
  ), 'a reminder has the name and the hours of the exam'
);
select is(pg_temp.finish_mails(), '{"dead": 0, "sent": 2, "retry": 0}', 'claimed mails can be reported as sent together');
select is(pg_temp.claim_mails(), '{"Chitra exam_reminder_email 168"}', 'the next claim returns the mail that the first claim left');
select is((select data ->> 'class' from claimed), 'Class 6', 'a reminder is also sent if the paper of the class is not written yet');
select is((select count(*)::integer from claim_exam_mails(1000)), 0, 'a claimed mail is not claimed by another run');
select is(pg_temp.finish_mails('brevo 500'), '{"dead": 0, "sent": 0, "retry": 1}', 'a mail that could not be sent is tried again');
select is(pg_temp.claim_mails(), '{}', 'a mail that could not be sent is not claimed again immediately');
select is((select count(*)::integer from claim_outbox(100)), 7, 'the claim of other mails returns no exam mails');
select is(pg_temp.queue_reminders('-23 hours'), 3, 'a day before the exam everybody enrolled is reminded again');
select is(pg_temp.queue_reminders('-50 minutes'), 3, 'an hour before the exam everybody enrolled is reminded again');

-- A mail that is no longer correct is not sent.
select tests.act_as_owner();
update private.outbox set next_attempt_at = now() - interval '1 minute', locked_until = null where kind = 'exam_reminder_email' and status = 'pending';
select tests.refund_payment('pay_chitra', '{IMO}', 'meera');
insert into private.exam_grants (paper_id, student_id, opens_at, last_start_at, reason, granted_by)
values (tests.id('examIMO5'), tests.id('asha'), tests.exam_opens_at() + interval '2 hours', tests.exam_opens_at() + interval '135 minutes', 'a hospital', tests.id('meera'));
select tests.act_as_service();
select is(pg_temp.claim_mails(), '{"Asha exam_reminder_email 1","Asha exam_reminder_email 24","Bela exam_reminder_email 1","Bela exam_reminder_email 24"}', 'a student who is no longer enrolled is not reminded');
select is((select distinct data ->> 'opens_at' from claimed where name = 'Asha'), tests.iso_after_opening('2 hours'), 'a reminder has the individual hours of its student');
select tests.act_as_owner();
select is((select string_agg(distinct split_part(last_error, ':', 1), ' ') from private.outbox where status = 'dead' and exam_id is not null), 'no longer enrolled', 'the reminder to a student who is no longer enrolled is dead, and its row has the reason');
update private.outbox set locked_until = null where lane = 4;
select tests.act_as_service();
select tests.set_exam_clock('16 minutes');
select is(pg_temp.claim_mails(), '{"Asha exam_reminder_email 1","Asha exam_reminder_email 24"}', 'after the last start only a student with later individual hours is reminded');
select is(pg_temp.finish_mails() ->> 'sent', '2', 'the two reminders to the student with later individual hours can be reported as sent');

-- An exam that is moved.
select tests.act_as_owner();
select tests.set_exam_clock('-8 days');
delete from private.exam_grants;
create function pg_temp.day_from_today(p_days integer) returns date language sql stable security definer as $$ select private.day_in_india(now()) + p_days $$;
create function pg_temp.move(p_days_later integer, p_opens time) returns text language sql as $$
  select save_edition_exam(tests.edition(), tests.exam('IMO'), pg_temp.day_from_today(20 + p_days_later), pg_temp.day_from_today(18), p_opens, p_opens + interval '15 minutes') ->> 'mailed'
$$;
select tests.act_as('meera');
select is(pg_temp.move(1, '11:00'), '2', 'everybody enrolled is informed of a moved exam');
select is(pg_temp.move(2, '12:00'), '2', 'everybody enrolled is informed if the exam is moved a second time');
select tests.act_as_service();
select is(pg_temp.claim_mails(), '{"Asha exam_moved_email","Bela exam_moved_email"}', 'a family gets only the mail about the last of two moves');
select is((select distinct data ->> 'opens_at' from claimed), tests.iso_after_opening('2 days 1 hour'), 'the mail about moves has the current day');
select is(pg_temp.finish_mails() ->> 'sent', '2', 'the mails about a moved exam can be reported as sent');
select is(pg_temp.queue_reminders('-4 days -23 hours'), 2, 'everybody enrolled is reminded again before the new exam day');
select tests.act_as_owner();
update private.papers set cancelled_at = now() where id = tests.id('examIMO5');
select tests.act_as_service();
select is(pg_temp.claim_mails(), '{}', 'nobody is reminded of a cancelled exam');
select tests.act_as_owner();
update private.papers set cancelled_at = null;

-- Answer records.
select tests.set_exam_clock('2 days 1 hour 5 minutes');
select tests.act_as('asha');
select set_config('tests.started', start_exam(tests.id('examIMO5'))::text, true);
select save_answers((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket', '[{"seq": 1, "n": 1, "option": "b", "at_ms": 0}]'), finish_exam((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket', 1)
from (select current_setting('tests.started')::jsonb as s) as x;
select set_config('tests.rehearsed', start_exam((select paper_id from list_my_exams() where kind = 'rehearsal'))::text, true);
select finish_exam((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket', 0) from (select current_setting('tests.rehearsed')::jsonb as s) as x;
select tests.act_as_service();
select is(pg_temp.claim_mails(), '{"Asha exam_answer_record_email"}', 'the answer record is mailed when an exam attempt ends, but not for a rehearsal');
select is(
  (select data - '{edition,class,exam_on,opens_at,last_start_at,answer_record_code}'::text[] from claimed),
  jsonb_build_object(
    'exam', 'Maths', 'code', 'IMO', 'duration_seconds', 3600, 'attempt_id', current_setting('tests.started')::jsonb -> 'attempt_id', 'answer_record_no', 1,
    'finished_at', tests.iso_after_opening('2 days 1 hour 5 minutes'), 'answered', 1, 'question_count', 3
  ), 'the answer record mail has the end time and the number of answered questions'
);
select tests.act_as_owner();
select is(
  (select data ->> 'answer_record_code' from claimed),
  (select r.code from private.answer_records as r join private.exam_attempts as a on a.id = r.attempt_id where a.exam_id is not null), 'the answer record mail has the answer record code'
);
select tests.act_as_service();
select is(pg_temp.finish_mails() ->> 'sent', '1', 'the answer record mail can be reported as sent');

-- The payment invariant I6 ignores exam mails. A mail that fails for two days is given up.
select tests.act_as_owner();
insert into private.outbox (kind, student_id, edition_id, exam_id, about, attempts, queued_at)
values ('exam_off_email', tests.id('bela'), tests.edition(), tests.exam('IMO'), '{"reason": "a flood"}', 8, now() - interval '2 days');
select ok(not exists (select 1 from tests.payment_violations() as v where v like 'I6%'), 'an exam mail that fails for two days does not violate the payment invariant I6');
select tests.act_as_service();
select is(pg_temp.claim_mails(), '{}', 'a mail that fails for two days is given up');
select tests.act_as_owner();
select is((select last_error from private.outbox where kind = 'exam_off_email'), 'gave up', 'the row of a mail that was given up has the reason');
select is_empty('select tests.exam_violations()', 'the mails break no exam promise');

-- Mails to tens of thousands of families are queued in steps.
select tests.act_as_owner();
delete from private.outbox;
select tests.enrol('dev', '{IMO}') from (select tests.create_student('dev', 6)) as d;
delete from private.outbox;
insert into private.exam_mailings (kind, edition_id, exam_id, class_id, about)
values ('exam_moved_email', tests.edition(), tests.exam('IMO'), null, '{}'), ('exam_off_email', tests.edition(), tests.exam('IMO'), tests.class(6), '{}');
select is(private.extend_mailing(2), 2, 'one step of a mailing queues as many mails as its limit allows');
select is(private.extend_mailing(2), 1, 'the next step of a mailing queues the mails that are left');
select results_eq(
  $$ select s.name from private.outbox as b join public.students as s on s.id = b.student_id where b.kind = 'exam_moved_email' order by s.name $$,
  $$ values ('Asha'), ('Bela'), ('Dev') $$, 'a mailing about a moved exam reaches every enrolled student once'
);
select is(private.extend_mailing(2), 1, 'a mailing to one class reaches only that class');
select is(private.extend_mailing(2), 0, 'after the last step of a mailing no mail is left to queue');

select * from finish();
rollback;
