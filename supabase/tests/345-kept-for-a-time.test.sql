-- Answer records by mail, recorded events of exams without a final result, and the data in a login token.
begin;
select plan(9);

select tests.schedule_exams();
select tests.set_exam_clock('-1 day');
select tests.create_student('asha');
select tests.create_paper('IMO', 5);
select tests.enrol('asha', '{IMO}');
select tests.set_exam_clock('5 minutes');
select tests.act_as('asha');
select set_config('tests.started', start_exam(tests.id('examIMO5'))::text, true);
select save_answers((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket', '[]'),
  note_room_events((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket', '[{"kind": "hidden", "at_ms": 5000}]'),
  finish_exam((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket', 0)
from (select current_setting('tests.started')::jsonb as s) as x;
select tests.act_as_owner();

-- Answer records.
create function pg_temp.answer_record_mails() returns text language sql as $$
  select string_agg(
    (about ->> 'no') || ' ' || status || ' ' || (next_attempt_at - queued_at)::text, ', ' order by (about ->> 'no')::integer
  )
  from private.outbox where kind = 'exam_answer_record_email'
$$;
create function pg_temp.issue_answer_record(p_no integer) returns void language sql as $$
  insert into private.answer_records (attempt_id, no, letters, code, issued_at)
  select id, p_no, 'ab-', '0000-0000-0000', private.exam_now() from private.exam_attempts
$$;
select is(pg_temp.answer_record_mails(), '1 pending 00:00:00', 'the answer record is sent by mail');
select pg_temp.issue_answer_record(2);
select is(pg_temp.answer_record_mails(), '2 pending 00:00:00', 'a second answer record soon after the first is reported in the same mail');
update private.outbox set status = 'sent', sent_at = now(), attempts = 1 where kind = 'exam_answer_record_email';
select pg_temp.issue_answer_record(3);
select is(pg_temp.answer_record_mails(), '2 sent 00:00:00, 3 pending 01:00:00', 'after an answer record mail was sent, the next answer record mail waits an hour');
select pg_temp.issue_answer_record(4), pg_temp.issue_answer_record(5);
select is(pg_temp.answer_record_mails(), '2 sent 00:00:00, 5 pending 01:00:00', 'an answer record mail that waits reports only the last answer record');
delete from private.outbox where kind = 'exam_answer_record_email';

-- Recorded events of an exam without a final result.
select is(private.purge_room_events(), 0, 'recorded events are kept on the exam day');
select tests.set_exam_clock('179 days');
select is(private.purge_room_events(), 0, 'recorded events are kept while a result is still possible');
select tests.set_exam_clock('181 days');
select is(private.purge_room_events(), 1, 'recorded events are deleted after 180 days if there is no final result');

-- The data entered at registration.
insert into auth.users (id, email, raw_user_meta_data)
values (tests.id('bela'), 'bela@olympeak.example', '{"name": "Bela", "phone": "+919876543210", "theme": "dark"}');
select is(
  (select raw_user_meta_data from auth.users where id = tests.id('bela')),
  '{"name": "Bela", "phone": "+919876543210", "theme": "dark"}', 'the name, the phone and the theme entered at registration are stored in the account'
);
insert into public.students (id, name, email, phone, consent_given)
values (tests.id('bela'), 'Bela', 'bela@olympeak.example', '+919876543210', false);
select is(
  (select raw_user_meta_data from auth.users where id = tests.id('bela')), '{"theme": "dark"}',
  'name and phone are removed from the account when the students row is created, so that no token has them'
);

select * from finish();
rollback;
