-- The exam day in the panel: counts, the students, the record of an attempt, and the decision on kept answers (answers that
-- arrived too late and count only if an organiser decides so).
begin;
select plan(45);

select tests.schedule_exams();
select tests.set_exam_clock('-1 day');
select tests.create_student('asha'), tests.create_student('bela'), tests.create_student('chitra', 6), tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.create_paper('IMO', 5);
select tests.enrol('asha', '{IMO}'), tests.enrol('bela', '{IMO}'), tests.enrol('chitra', '{IMO}');

create function pg_temp.day_counts() returns text language sql as $$
  select string_agg(concat_ws(' ', class_name || ':', status, enrolled, running, silent, finished, kept), ', ' order by class_name)
  from list_exam_day(tests.edition(), tests.exam('IMO'))
$$;
create function pg_temp.students(p_state text, p_search text default '', p_class integer default null) returns text language sql as $$
  select string_agg(name || ' ' || state, ', ' order by name)
  from list_exam_participants(tests.edition(), tests.exam('IMO'), p_state, p_search, 50, 0, tests.class(p_class))
$$;
create function pg_temp.start(p_name text) returns void language plpgsql as $$
begin
  perform tests.act_as(p_name);
  perform set_config('tests.' || p_name, start_exam(tests.id('examIMO5'))::text, true);
end
$$;
create function pg_temp.save(p_name text, p_seq integer, p_option text, p_after_start interval) returns jsonb language sql as $$
  select save_answers((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket',
    jsonb_build_array(jsonb_build_object('seq', p_seq, 'n', p_seq, 'option', p_option, 'at_ms', extract(epoch from p_after_start) * 1000)))
  from (select current_setting('tests.' || p_name)::jsonb as s) as x
$$;
create function pg_temp.attempt_id(p_name text) returns uuid language sql as $$ select (current_setting('tests.' || p_name)::jsonb ->> 'attempt_id')::uuid $$;
create function pg_temp.decide_kept(p_is_counted boolean default true) returns jsonb language sql
as $$ select decide_kept_answers(pg_temp.attempt_id('asha'), p_is_counted, 'the power was off in the whole street') $$;
create function pg_temp.exam_record() returns jsonb language sql as $$ select read_exam_timeline(tests.id('asha'), tests.edition(), tests.exam('IMO')) $$;

select tests.act_as('meera');
select is(pg_temp.day_counts(), 'Class 5: sealed 2 0 0 0 0, Class 6: 1 0 0 0 0', 'a class with enrolled students is listed, with or without a paper');
select is(
  (select array_agg(distinct n.name order by n.name) from list_exam_day(tests.edition(), tests.exam('IMO')) as l cross join unnest(tests.null_columns(to_jsonb(l))) as n (name)),
  '{cancelled_at,closes_at,paper_id,status}', 'the columns of list_exam_day that can be null are those declared in src/data/database.ts'
);
select is(pg_temp.students('all'), 'Asha not_begun, Bela not_begun, Chitra not_begun', 'all enrolled students are listed');
select is(pg_temp.students('not_begun', 'AS'), 'Asha not_begun', 'organisers can search students by a part of the name');
select is(pg_temp.students('all', '%'), null, 'a percent sign in a search is not a wildcard');
select is(pg_temp.students('all', '', 6), 'Chitra not_begun', 'organisers can list the students of one class');
select is(
  (select array_agg(distinct n.name order by n.name) from list_exam_participants(tests.edition(), tests.exam('IMO'), 'all', '', 50, 0) as l
    cross join unnest(tests.null_columns(to_jsonb(l))) as n (name)),
  '{attempt_id,deadline_at,finished_at,last_contact_at,started_at}', 'the columns of list_exam_participants that can be null are those declared in src/data/database.ts'
);
select is(pg_temp.exam_record() -> 'attempt', 'null', 'a student who has not started has no attempt to read');
select is(pg_temp.exam_record() ->> 'opens_at', tests.iso_after_opening('0'), 'the record of a student who has not started has the hours of the exam');
select is(read_exam_timeline(tests.id('meera'), tests.edition(), tests.exam('IMO')), '{"outcome": "not_found"}', 'a student who is not enrolled is not found');

-- 11:05, five minutes after the opening.
select tests.set_exam_clock('5 minutes');
select pg_temp.start('asha'), pg_temp.start('bela');
select tests.set_exam_clock('6 minutes');
select pg_temp.save('asha', 1, 'b', '55 seconds'), pg_temp.save('bela', 1, 'b', '55 seconds');
select tests.set_exam_clock('8 minutes');
select pg_temp.save('bela', 2, 'a', '170 seconds');
select tests.act_as('meera');
select is(pg_temp.day_counts(), 'Class 5: sealed 2 2 1 0 0, Class 6: 1 0 0 0 0', 'an attempt without contact for two minutes is silent');
select is(pg_temp.students('silent'), 'Asha silent', 'silent attempts can be listed');
select is(pg_temp.students('running'), 'Asha silent, Bela running', 'running attempts include the silent ones');
select is(pg_temp.exam_record() -> 'attempt' -> 'sessions' -> 0 ->> 'last_contact_at', tests.iso_after_opening('6 minutes'), 'the record has the time of the last call of the session');
select is(pg_temp.exam_record() -> 'attempt' ->> 'answered', '1', 'the record says how many answers have arrived');
select is(pg_temp.exam_record() #> '{attempt,silences}', '[]', 'two minutes without contact are not a silence');
select tests.set_exam_clock('20 minutes');
select is(pg_temp.exam_record() #> '{attempt,silences}', jsonb_build_array(jsonb_build_object('from', tests.iso_after_opening('6 minutes'), 'until', null)),
  'fourteen minutes without contact are a silence that has not ended');
select tests.set_exam_clock('8 minutes');

-- The power comes back after the deadline.
select tests.act_as('bela');
select finish_exam(pg_temp.attempt_id('bela'), 1, current_setting('tests.bela')::jsonb ->> 'ticket', 2);
select tests.set_exam_clock('75 minutes');
select is(pg_temp.save('asha', 2, 'a', '10 minutes') ->> 'not_counted', '1', 'an answer that arrives ten minutes after the deadline is kept, not counted');
select tests.set_exam_clock('81 minutes');
select is(pg_temp.save('asha', 3, 'b', '11 minutes') ->> 'not_counted', '1', 'an answer that arrives 16 minutes after the deadline is not counted');
select tests.set_exam_clock('79 minutes');
select tests.act_as('meera');
select is(pg_temp.day_counts(), 'Class 5: sealed 2 0 0 2 1, Class 6: 1 0 0 0 0', 'the list of the day counts the attempt with kept answers');
select is(pg_temp.students('kept'), 'Asha kept', 'attempts with kept answers can be listed');
select is(pg_temp.decide_kept() ->> 'outcome', 'too_early', 'kept answers cannot be decided while more of them can arrive');
select is(pg_temp.exam_record() #>> '{attempt,decide_after}', tests.iso_after_opening('80 minutes'), 'the record says from when on kept answers can be decided');
select tests.set_exam_clock('82 minutes');
select is(pg_temp.exam_record() #> '{attempt,silences}', jsonb_build_array(jsonb_build_object('from', tests.iso_after_opening('6 minutes'), 'until', tests.iso_after_opening('81 minutes'))),
  'the time between the last contact and the late answers is one silence');
select is(read_exam_timeline(tests.id('bela'), tests.edition(), tests.exam('IMO')) #> '{attempt,silences}', '[]', 'a student with constant contact has no silence');
select is(jsonb_array_length(pg_temp.exam_record() -> 'attempt' -> 'kept'), 1, 'answers more than 15 minutes late are not among the kept answers');
select is(pg_temp.exam_record() -> 'attempt' -> 'kept' -> 0, jsonb_build_object('n', 2, 'answered_at', tests.iso_after_opening('15 minutes'), 'received_at', tests.iso_after_opening('75 minutes')),
  'a kept answer shows when it was given and received, not the answer itself');
select is((pg_temp.exam_record() #> '{attempt,order}') - 'questions'::text, (
  select jsonb_build_object('class', 'Class 5', 'seed', current_setting('tests.asha')::jsonb ->> 'seed')
), 'the record has the seed of the order that the student saw');
select is(pg_temp.exam_record() #> '{attempt,order,questions,1}', '{"n": 2, "option": null, "section": "A", "option_count": 3}',
  'the record has the position of each question, and no text');
select is(decide_kept_answers(pg_temp.attempt_id('asha'), true, ' ') ->> 'outcome', 'reason_missing', 'a decision on kept answers needs a reason');
select is(decide_kept_answers(pg_temp.attempt_id('bela'), true, 'x') ->> 'outcome', 'not_found', 'an attempt without kept answers cannot be decided');
select tests.act_as_owner();
select is((select letters from private.answer_records where attempt_id = pg_temp.attempt_id('asha')), 'b--', 'kept answers do not count before the decision');
select is_empty('select tests.exam_violations()', 'kept answers break no promise before the decision');
select tests.act_as('meera');
select is(pg_temp.decide_kept(), '{"outcome": "counted", "answer_record_no": 2}', 'an organiser counts the kept answers');
select is(pg_temp.decide_kept(false) ->> 'outcome', 'decided_already', 'kept answers cannot be decided again');
select is(pg_temp.students('kept'), null, 'an attempt whose kept answers were decided is no longer listed as kept');
select tests.act_as_owner();
select is((select letters from private.answer_records where attempt_id = pg_temp.attempt_id('asha') and no = 2), 'ba-', 'the second answer record includes the kept answers, but not later ones');
select is(
  (select array_agg(about ->> 'no') from private.outbox where kind = 'exam_answer_record_email' and student_id = tests.id('asha')), '{2}',
  'the answer record mail that is still queued has the second answer record'
);
select is_empty('select tests.exam_violations()', 'counted kept answers break no promise after the decision');
select is((select count(*)::integer from private.admin_audit where action = 'decide_kept_answers' and student_id = tests.id('asha')), 1, 'the decision on kept answers leaves one audit row');

-- Kept answers that count without a decision break E2, and a decision that was made too early breaks E4.
update private.kept_answer_decisions set decided_at = tests.exam_opens_at() + interval '70 minutes';
select is((select string_agg(distinct left(v, 2), '') from tests.exam_violations() as v), 'E4', 'a decision before all answers could arrive breaks E4');
delete from private.kept_answer_decisions;
select is((select string_agg(distinct left(v, 2), '') from tests.exam_violations() as v), 'E2', 'counted answers without a decision break E2');
update private.papers set status = 'provisional' where id = tests.id('examIMO5');
select tests.act_as('meera');
select is(pg_temp.decide_kept() ->> 'outcome', 'published', 'after publication kept answers cannot be decided');

-- A class without a paper.
select tests.act_as_owner();
select tests.create_student('noor', 9);
select tests.enrol('noor', '{IMO}');
select tests.act_as('meera');
create temp table no_paper as select read_exam_timeline(tests.id('noor'), tests.edition(), tests.exam('IMO')) as record;
select is((select record ->> 'has_paper' from no_paper), 'false', 'the record of a student whose class has no paper says so');
select is((select record ->> 'opens_at' from no_paper), tests.iso_after_opening('0'), 'the record of a student whose class has no paper has the hours of the exam');

select * from finish();
rollback;
