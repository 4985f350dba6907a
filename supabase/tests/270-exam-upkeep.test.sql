-- Background work for exams: jobs, refunds, classes, deleted accounts, purges; and the query that finds broken promises (docs/exam.md section 1).
begin;
select plan(37);

select tests.schedule_exams();
select tests.set_exam_clock('-1 day');
select tests.create_student('asha'), tests.create_student('bela'), tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.create_rehearsal(), tests.create_paper('IMO', 5);
select tests.enrol('asha', '{IMO,ISO}'), tests.enrol('bela', '{IMO}');

-- Starts are spread over one second for each 250 students, and over at least four seconds.
update private.papers set slot_seconds = 9;
select is(end_overdue_attempts(10), '{"ended": 0, "failed": 0}', 'the job has nothing to end before the exam');
select is((select slot_seconds from private.papers where kind = 'exam'), 4::smallint, 'until the lobby opens the job updates the number of seconds over which the starts are spread');
set local session_replication_role = replica;
insert into public.enrolments (student_id, exam_id, edition_id, class_id, order_id)
select gen_random_uuid(), tests.exam('IMO'), tests.edition(), tests.class(5 + i % 2), gen_random_uuid() from generate_series(1, 1500) as i;
set local session_replication_role = origin;
select tests.create_paper('IMO', 6), end_overdue_attempts(10);
select results_eq(
  $$ select slot_seconds from private.papers where kind = 'exam' $$, '{6,6}'::smallint[],
  'the starts of all students who can start at the same time are spread together, in every class'
);
delete from public.enrolments where student_id not in (select id from public.students);
delete from private.papers where id = tests.id('examIMO6');
select tests.set_exam_clock('-30 minutes');
update private.papers set slot_seconds = 9;
select end_overdue_attempts(10);
select is((select slot_seconds from private.papers where kind = 'exam'), 9::smallint, 'once the lobby is open the job does not change how the starts are spread');

select tests.set_exam_clock('5 minutes');
select tests.act_as('asha');
select set_config('tests.started', start_exam(tests.id('examIMO5'))::text, true);
select save_answers((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket', '[{"seq": 1, "n": 1, "option": "b", "at_ms": 0}, {"seq": 2, "n": 1, "option": "c", "at_ms": 0}]'),
  note_room_events((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket', '[{"kind": "hidden", "at_ms": 5000}]')
from (select current_setting('tests.started')::jsonb as s) as x;
select set_config('tests.rehearsed', start_exam((select paper_id from list_my_exams() where kind = 'rehearsal'))::text, true);
select save_answers((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket', '[]'), finish_exam((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket', 0)
from (select current_setting('tests.rehearsed')::jsonb as s) as x;

-- Extra time for a running attempt.
select tests.act_as_owner();
-- The deadline that the exam page gets with its next reply, as time after the opening.
create function pg_temp.deadline() returns interval language sql as $$
  select (save_answers((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket', '[]') ->> 'deadline_at')::timestamptz - tests.exam_opens_at()
  from (select current_setting('tests.started')::jsonb as s) as x
$$;
create function pg_temp.grant_seconds(p_seconds integer, p_confirmed boolean default false) returns void language sql as $$
  insert into private.exam_grants (paper_id, student_id, extra_seconds, reason, granted_by, confirmed_by)
  values (tests.id('examIMO5'), tests.id('asha'), p_seconds, 'a power cut', tests.id('meera'), case when p_confirmed then tests.id('bela') end)
$$;
select pg_temp.grant_seconds(300);
select is(pg_temp.deadline(), '70 minutes', 'the next reply to a running exam page includes granted extra time');
select pg_temp.grant_seconds(1200);
select is(pg_temp.deadline(), '70 minutes', 'more than 900 seconds of extra time need a second organiser');
select pg_temp.grant_seconds(900);
select is(pg_temp.deadline(), '80 minutes', 'more than 900 seconds of extra time in small steps need a second organiser too');
select pg_temp.grant_seconds(1200, true);
select is(pg_temp.deadline(), '100 minutes', 'another organiser can confirm more than 900 seconds of extra time');
select pg_temp.grant_seconds(3600, true);
select is(pg_temp.deadline(), '125 minutes', 'the extra time of one student is an hour at most');
select throws_ok(
  $$ insert into private.exam_grants (paper_id, student_id, extra_seconds, reason, granted_by, confirmed_by)
    values (tests.id('examIMO5'), tests.id('asha'), 60, 'x', tests.id('meera'), tests.id('meera')) $$, '23514', null, 'an organiser cannot confirm their own grant'
);
update private.papers set extra_seconds = 60 where kind = 'exam';
select is(pg_temp.deadline(), '126 minutes', 'extra time for the whole paper is added to the extra time of a student');
update private.papers set extra_seconds = 0;
delete from private.exam_grants;

-- The class of a started exam.
select throws_ok(
  $$ update public.enrolments set class_id = tests.class(6) where student_id = tests.id('asha') and exam_id = tests.exam('IMO') $$, '23514', null,
  'a started exam cannot be moved to another class'
);
select lives_ok(
  $$ update public.enrolments set class_id = tests.class(6) where student_id = tests.id('bela') $$, 'an exam that was not started can be moved to another class'
);
select tests.act_as('meera');
select is(move_enrolment(tests.id('asha'), tests.exam('IMO'), tests.edition(), tests.class(5), tests.class(6)) ->> 'outcome', 'too_late', 'an organiser cannot move a started exam to another class');
select is(
  (select can_move from list_student_enrolments(tests.id('asha')) where exam_id = tests.exam('IMO')), false, 'the panel does not offer to move a started exam to another class'
);
select tests.act_as('bela');
select set_config('tests.bela', start_exam(tests.id('examIMO5'))::text, true);
select is(current_setting('tests.bela')::jsonb ->> 'outcome', 'not_enrolled', 'a student who was moved to another class cannot start the paper of the old class');

-- An account cannot be deleted during an exam.
select tests.act_as('asha');
select is(delete_account(array[tests.exam('IMO'), tests.exam('ISO')]) ->> 'outcome', 'exam_under_way', 'an account cannot be deleted while its exam is running');

-- The job that ends attempts.
select tests.act_as_owner();
select is(end_overdue_attempts(10), '{"ended": 0, "failed": 0}', 'the job does not end an attempt that is still running');
select tests.set_exam_clock('68 minutes 1 second');
-- An attempt that fails does not prevent the job from ending the others.
insert into private.exam_attempts (paper_id, student_id, seed, started_at)
select id, tests.id('bela'), '0123456789abcdef', tests.exam_opens_at() - interval '1 day' from private.papers where kind = 'rehearsal' limit 1;
create function pg_temp.fail() returns trigger language plpgsql as $$ begin raise exception 'this update fails'; end $$;
do $do$ begin
  execute format('create trigger fail_update before update on private.exam_attempts for each row when (old.student_id = %L) execute function pg_temp.fail()', tests.id('bela'));
end $do$;
select is(end_overdue_attempts(10), '{"ended": 1, "failed": 1}', 'the job ends attempts that nobody opens, even if another attempt fails');
drop trigger fail_update on private.exam_attempts;
delete from private.exam_attempts where student_id = tests.id('bela');
select is((select letters from private.answer_records as r join private.exam_attempts as a on a.id = r.attempt_id where a.exam_id is not null), 'c--', 'the job saves the counted letters in an answer record');
select is_empty('select tests.exam_violations()', 'the query finds no broken promise before the data is damaged');
-- The query finds each broken promise.
-- Damages the data with p_sql and rolls it back; returns the names of the promises that are then broken.
create function pg_temp.promises_broken_by(p_sql text) returns text language plpgsql as $$
declare
  v_found text;
begin
  begin
    set constraints all immediate;
    execute 'drop index private.exam_attempts_one';
    alter table private.exam_events disable trigger exam_events_forbid_change;
    alter table private.answer_records disable trigger answer_records_forbid_change;
    execute p_sql;
    select string_agg(distinct left(promise, 2), ' ') into v_found from private.exam_violations();
    raise exception 'undo' using errcode = 'OLYMP';
  exception when sqlstate 'OLYMP' then
    return v_found;
  end;
end
$$;
select is(pg_temp.promises_broken_by(b.sql), b.promises, b.title)
from (
  values
    ('insert into private.exam_attempts (paper_id, student_id, exam_id, edition_id, class_id, order_id, seed, started_at)
      select paper_id, student_id, exam_id, edition_id, class_id, order_id, seed, started_at from private.exam_attempts where exam_id is not null', 'E1', 'two attempts at one exam break E1'),
    ('update private.exam_attempts set started_at = started_at - interval ''1 hour'' where exam_id is not null', 'E1', 'an attempt that started before the hours of its exam breaks E1'),
    ('update private.exam_attempts set class_id = tests.class(6) where exam_id is not null', 'E1', 'an attempt of another class than the paper''s breaks E1'),
    ('update private.exam_attempts set student_id = tests.id(''meera'') where exam_id is not null', 'E1', 'an attempt that nobody paid for breaks E1'),
    ('insert into private.answer_records select attempt_id, 2, ''b--'', private.answer_record_code(attempt_id, (select finished_at from private.exam_attempts as a where a.id = attempt_id), ''b--''), issued_at
      from private.answer_records where letters = ''c--''', 'E2', 'an answer record with other letters than the counted ones breaks E2'),
    ('delete from private.answer_records', 'E2', 'a finished attempt without an answer record breaks E2'),
    ('update private.answer_records set code = ''0000-0000-0000''', 'E2', 'an answer record with a wrong code breaks E2'),
    ('delete from private.exam_events where seq = 1', 'E3', 'a missing event number breaks E3'),
    ('update private.exam_sessions set acked_seq = 7 where acked_seq > 0', 'E3', 'an acknowledged event that is not stored breaks E3'),
    ('update private.exam_events set answered_at = answered_at - interval ''1 second'' where seq = 2', 'E2 E4', 'an answer whose time is before the previous answer breaks E2 and E4'),
    ('update private.exam_attempts set finished_at = finished_at + interval ''1 hour'' where exam_id is not null', 'E2 E4', 'an attempt that ended too late breaks E2 and E4')
) as b (sql, promises, title);

-- Data that is deleted and data that stays.
select tests.act_as('asha');
select is(
  (select jsonb_agg(e #> '{answer_records,0,letters}' order by e ->> 'kind') from jsonb_array_elements(export_my_data() -> 'exams') as e), '["c--", "---"]', 'a family''s export includes its exams'
);
select is(delete_account(array[tests.exam('IMO'), tests.exam('ISO')]) ->> 'outcome', 'deleted', 'after the exam an account can be deleted');
select tests.act_as_owner();
select results_eq(
  $$ select (select count(*)::integer from private.exam_attempts), (select count(*)::integer from private.exam_events), (select count(*)::integer from private.exam_room_events),
    (select letters from private.answer_records) $$,
  $$ values (1, 0, 0, 'c--') $$, 'of a deleted account the letters stay, and the answer events and the rehearsal are deleted'
);
select is_empty('select tests.exam_violations()', 'the deletion of an account breaks no exam promise');

select tests.act_as('bela');
select set_config('tests.rehearsed', start_exam((select paper_id from list_my_exams() where kind = 'rehearsal'))::text, true);
select tests.act_as_owner();
update private.exam_attempts set started_at = now() - interval '31 days' where student_id = tests.id('bela');
select is((purge_expired() -> 'rehearsals')::integer, 1, 'a rehearsal is deleted after 30 days');

select * from finish();
rollback;
