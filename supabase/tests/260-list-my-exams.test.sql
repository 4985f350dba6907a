-- The list of a student's exams with its states, and the answer record (docs/exam.md section 6).
begin;
select plan(38);

select tests.schedule_exams();
select tests.set_exam_clock('-1 day');
select tests.create_student('asha'), tests.create_student('bela', 2), tests.create_student('chitra'), tests.create_student('meera');
update public.students set class_id = null where id = tests.id('chitra');
select private.grant_admin('meera@olympeak.example');
select tests.create_rehearsal(), tests.create_paper('IMO', 5);
select tests.enrol('asha', '{IMO,ISO}');
select tests.give_consent('asha');

create function pg_temp.listed_exam(p_exam_id uuid) returns jsonb language sql
as $$ select to_jsonb(l) from public.list_my_exams() as l where l.exam_id is not distinct from p_exam_id $$;
-- The state of an exam at a time after the opening; the change of the exam clock is rolled back.
create function pg_temp.state(p_after_opening interval, p_code text default 'IMO') returns text language plpgsql as $$
declare
  v_state text;
begin
  begin
    perform tests.set_exam_clock(p_after_opening);
    v_state := pg_temp.listed_exam(tests.exam(p_code)) ->> 'state';
    raise exception 'undo' using errcode = 'OLYMP';
  exception when sqlstate 'OLYMP' then
    return v_state;
  end;
end
$$;
-- Runs p_sql as the owner and returns Asha's state of Maths at a time after the opening; all changes are rolled back.
create function pg_temp.state_after(p_sql text, p_after_opening interval default '2 days') returns text language plpgsql as $$
declare
  v_state text;
begin
  begin
    perform tests.act_as_owner();
    execute p_sql;
    perform tests.act_as('asha');
    v_state := pg_temp.state(p_after_opening);
    raise exception 'undo' using errcode = 'OLYMP';
  exception when sqlstate 'OLYMP' then
    return v_state;
  end;
end
$$;

select tests.act_as_visitor();
select throws_ok('select * from list_my_exams()', '42501', null, 'a visitor cannot list exams');
select throws_ok('select get_answer_record(tests.id(''x''))', '42501', null, 'a visitor cannot get an answer record');

select tests.act_as('asha');
select results_eq(
  $$ select kind, exam_id, class_name, state, question_count, duration_seconds, paper_id is null, opens_at is null, sealed_path is null from list_my_exams() $$,
  $$
    values
      ('exam', tests.exam('IMO'), 'Class 5', 'scheduled', 3, 3600, false, false, false),
      ('exam', tests.exam('ISO'), 'Class 5', 'scheduled', 50, 3600, true, false, true),
      ('rehearsal', null, 'Classes 3-5', 'open', 3, 600, false, true, false)
  $$,
  'a student sees the exams that were bought, with or without a paper, and the rehearsal of the class'
);
select is(
  (select array_agg(distinct n.name order by n.name) from list_my_exams() as l cross join unnest(tests.null_columns(to_jsonb(l))) as n (name)),
  '{answer_record_code,attempt_id,deadline_at,edition_id,exam_id,held_for,last_start_at,opens_at,paper_id,sealed_bytes,sealed_path,sealed_sha256,slot_opens_at}',
  'the columns of list_my_exams that can be null are those declared in src/data/database.ts'
);
select is(pg_temp.listed_exam(tests.exam('IMO')) ->> 'opens_at', tests.iso_after_opening('0'), 'the list has the opening time of the exam');
select is(pg_temp.state('-30 minutes'), 'lobby', 'the lobby opens 30 minutes before the exam');
select is(pg_temp.state('-30 minutes', 'ISO'), 'not_ready', 'an exam without a paper is not ready when its lobby opens');
select is(pg_temp.state('10 seconds'), 'open', 'the exam is open at its opening time');
select is(pg_temp.state('15 minutes'), 'open', 'the exam can be started for 15 minutes');
select is(pg_temp.state('16 minutes'), 'missed', 'an exam that was not started within 15 minutes is missed');
select is(pg_temp.state_after($$ update private.papers set cancelled_at = now() where kind = 'exam' $$, '1 minute'), 'cancelled', 'a cancelled exam is shown as cancelled');
select is(pg_temp.listed_exam(tests.exam('IMO')) -> 'held_for', 'null', 'a result is not held if a guardian has consented');
select tests.act_as_owner();
update private.guardian_consents set withdrawn_at = now();
select tests.act_as('asha');
select results_eq(
  'select kind, state, held_for from list_my_exams()',
  $$ values ('exam', 'scheduled', 'consent'), ('exam', 'scheduled', 'consent'), ('rehearsal', 'open', null) $$,
  'without a guardian''s consent the list says from registration on that the result will be held'
);
select is(pg_temp.state('10 seconds'), 'open', 'a student can start an exam without a guardian''s consent');
select tests.act_as_owner();
update private.guardian_consents set withdrawn_at = null;
select tests.act_as('chitra');
select results_eq('select class_name, state from list_my_exams()', $$ values ('Classes 3-5', 'open') $$, 'a student without a class gets the rehearsal of classes 3 to 5');

-- An attempt.
select tests.act_as('asha');
select tests.set_exam_clock('5 minutes');
select set_config('tests.started', start_exam(tests.id('examIMO5'))::text, true);
select is(pg_temp.state('10 minutes'), 'running', 'a started exam is running');
select is(get_answer_record((current_setting('tests.started')::jsonb ->> 'attempt_id')::uuid) ->> 'outcome', 'running', 'a running exam has no answer record');
select is(pg_temp.state('69 minutes'), 'finished', 'an attempt that ended by time has the state finished');
select save_answers((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket', '[{"seq": 1, "n": 1, "option": "d", "at_ms": 1000}]'),
  note_room_events((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket', '[{"kind": "hidden", "at_ms": 5000, "for_ms": 31000}]'),
  finish_exam((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket', 1)
from (select current_setting('tests.started')::jsonb as s) as x;
select is(pg_temp.state('77 minutes'), 'finished', 'an exam is finished, not closed, until 180 s after the last possible deadline');
select is(pg_temp.state('78 minutes 1 second'), 'closed', 'an exam is closed 180 s after the last possible deadline');
select is(
  pg_temp.state_after($$ insert into private.exam_grants (paper_id, student_id, extra_seconds, reason, granted_by)
    values (tests.id('examIMO5'), tests.id('chitra'), 600, 'needs longer', tests.id('meera')) $$, '80 minutes'),
  'finished', 'an exam is not closed before the individual extra time of another student has ended'
);
select is(pg_temp.state_after($$ update private.papers set status = 'provisional' where kind = 'exam' $$), 'provisional', 'the result of an exam whose paper is provisional is provisional');
select is(pg_temp.state_after($$ update private.papers set status = 'final' where kind = 'exam' $$), 'final', 'the result of an exam whose paper is final is final');
select is(
  pg_temp.state_after($$ update private.papers set status = 'final' where kind = 'exam'; update private.guardian_consents set withdrawn_at = now() $$),
  'held', 'a final result is held without a guardian''s consent'
);
select is(
  pg_temp.state_after($$ update private.guardian_consents set withdrawn_at = now() $$), 'closed', 'without a result the state is closed, not held, even without a guardian''s consent'
);
select is(pg_temp.state_after($$ update private.exam_attempts set status = 'void' $$), 'void', 'a voided attempt is shown as void');
select is(
  pg_temp.state_after($$ select record_dispute('pay_asha', 25000, 'payment.dispute.created') $$), 'held', 'a payment dispute holds the result'
);
select is(
  pg_temp.state_after($$ update public.enrolments set is_active = false $$), 'held', 'an attempt whose enrolment was refunded is still listed, and held'
);

select is(get_answer_record((current_setting('tests.started')::jsonb ->> 'attempt_id')::uuid) - '{attempt_id,answer_record_code,server_now,seed}'::text[], jsonb_build_object(
  'outcome', 'answer_record', 'paper_id', tests.id('examIMO5'), 'kind', 'exam', 'exam_id', tests.exam('IMO'), 'edition_id', tests.edition(),
  'subject', (select name from public.subjects where id = tests.exam('IMO')), 'class', 'Class 5',
  'edition', (select name from public.editions where id = tests.edition()), 'answer_record_no', 1, 'letters', 'd--', 'answered', 1, 'started_at', tests.iso_after_opening('5 minutes'), 'finished_at', tests.iso_after_opening('5 minutes'),
  'deadline_at', tests.iso_after_opening('65 minutes'), 'ended_by', 'student', 'silences', '[]'::jsonb, 'is_closed', false, 'held_for', null,
  'questions', '[{"n": 1, "option": "d", "section": "A", "option_count": 4}, {"n": 2, "option": null, "section": "A", "option_count": 3}, {"n": 3, "option": null, "section": "C", "option_count": 4}]'::jsonb,
  'sessions', jsonb_build_array(jsonb_build_object('session_no', 1, 'started_at', tests.iso_after_opening('5 minutes'), 'events', jsonb_build_array(jsonb_build_object(
    'seq', 1, 'n', 1, 'option', 'd', 'answered_at', tests.iso_after_opening('5 minutes'), 'received_at', tests.iso_after_opening('5 minutes'), 'counted', true
  )))),
  'room_events', '[{"session_no": 1, "kind": "hidden", "at_ms": 5000, "for_ms": 31000}]'::jsonb
), 'an answer record has the counted answers, but not the text of the questions before the paper is closed');
select is(
  get_answer_record((current_setting('tests.started')::jsonb ->> 'attempt_id')::uuid) -> 'seed', current_setting('tests.started')::jsonb -> 'seed',
  'an answer record has the seed of the student''s own question order'
);
select is(pg_temp.listed_exam(tests.exam('IMO')) -> 'answer_record_code', get_answer_record((current_setting('tests.started')::jsonb ->> 'attempt_id')::uuid) -> 'answer_record_code', 'the list of exams has the code of the answer record');
select tests.set_exam_clock('2 days');
select is(
  get_answer_record((current_setting('tests.started')::jsonb ->> 'attempt_id')::uuid) -> 'questions' -> 0,
  '{"n": 1, "option": "d", "section": "A", "option_count": 4, "question": "What is 2 + 2?", "options": {"a": "3", "b": "4", "c": "5", "d": "22"}}',
  'once the paper is closed the answer record has the questions, but not the answer key'
);
select tests.act_as('bela');
select throws_ok($$ select get_answer_record((current_setting('tests.started')::jsonb ->> 'attempt_id')::uuid) $$, '42501', null, 'a student cannot read another student''s answer record');

-- A rehearsal has its result immediately.
select tests.act_as('asha');
select set_config('tests.started', start_exam((pg_temp.listed_exam(null) ->> 'paper_id')::uuid)::text, true);
select save_answers((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket', '[{"seq": 1, "n": 1, "option": "d", "at_ms": 0}, {"seq": 2, "n": 2, "option": "a", "at_ms": 0}]'),
  finish_exam((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket', 2)
from (select current_setting('tests.started')::jsonb as s) as x;
select results_eq(
  $$ select q ->> 'is_right', q ->> 'credited', q ->> 'why', q ->> 'mistake'
    from jsonb_array_elements(get_answer_record((current_setting('tests.started')::jsonb ->> 'attempt_id')::uuid) -> 'questions') as q $$,
  $$ values ('false', '["b"]', 'Two and two make four.', 'put the digits side by side'), ('true', '["a"]', 'It grows on a tree.', null),
    ('false', '["b"]', 'Twice 4.5 is 9.', null) $$,
  'a rehearsal''s answer record shows what was right, the explanation, and the mistake'
);
select is(
  (select array[r ->> 'kind', r ->> 'subject', r ->> 'class', r ->> 'edition'] from (select get_answer_record((current_setting('tests.started')::jsonb ->> 'attempt_id')::uuid) as r) as x),
  array['rehearsal', 'Practice run', 'Classes 3-5', null], 'the answer record of a rehearsal has the kind rehearsal'
);
select is(
  concat_ws(' ', pg_temp.listed_exam(null) ->> 'state', pg_temp.listed_exam(null) ->> 'attempt_id'), 'open ' || (current_setting('tests.started')::jsonb ->> 'attempt_id'),
  'a student can start the rehearsal again'
);
select tests.act_as_owner();
update private.paper_items
set items = jsonb_set(jsonb_set(items, '{1,passage}', '"well"'), '{1,optionFigures}', '{"Mango": "<svg/>"}'), passages = '{"well": {"kind": "story", "text": "A crow was thirsty."}}'
where paper_id = tests.id('examIMO5');
select tests.act_as('asha');
select is(
  (select jsonb_build_object('passage_id', q -> 'passage_id', 'passage', q -> 'passage', 'pictures', q -> 'optionFigures')
    from (select get_answer_record((pg_temp.listed_exam(tests.exam('IMO')) ->> 'attempt_id')::uuid) -> 'questions' -> 1 as q) as x),
  '{"passage_id": "well", "passage": {"kind": "story", "text": "A crow was thirsty."}, "pictures": {"a": "<svg/>"}}',
  'a question has its passage with the id of the passage, and its option drawings by letter'
);
select tests.act_as_owner();
select is_empty('select tests.exam_violations()', 'all exam promises are kept');

select * from finish();
rollback;
