-- The exam's day in the panel: counts, who sits it, the story of a connection, and the decision on kept answers.
begin;
select plan(43);

select tests.set_exam_hours();
select tests.set_exam_time('-1 day');
select tests.create_student('asha'), tests.create_student('bela'), tests.create_student('chitra', 6), tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.create_paper('IMO', 5);
select tests.enrol('asha', '{IMO}'), tests.enrol('bela', '{IMO}'), tests.enrol('chitra', '{IMO}');

create function pg_temp.day() returns text language sql as $$
  select string_agg(concat_ws(' ', class_name || ':', status, enrolled, running, silent, finished, kept), ', ' order by class_name)
  from list_exam_day(tests.edition(), tests.exam('IMO'))
$$;
create function pg_temp.sitters(p_state text, p_search text default '', p_class integer default null) returns text language sql as $$
  select string_agg(name || ' ' || state, ', ' order by name)
  from list_exam_sitters(tests.edition(), tests.exam('IMO'), p_state, p_search, 50, 0, tests.class(p_class))
$$;
create function pg_temp.begin(p_name text) returns void language plpgsql as $$
begin
  perform tests.act_as(p_name);
  perform set_config('tests.' || p_name, start_exam(tests.id('examIMO5'))::text, true);
end
$$;
create function pg_temp.save(p_name text, p_seq integer, p_option text, p_at interval) returns jsonb language sql as $$
  select save_answers((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket',
    jsonb_build_array(jsonb_build_object('seq', p_seq, 'n', p_seq, 'option', p_option, 'at_ms', extract(epoch from p_at) * 1000)))
  from (select current_setting('tests.' || p_name)::jsonb as s) as x
$$;
create function pg_temp.attempt(p_name text) returns uuid language sql as $$ select (current_setting('tests.' || p_name)::jsonb ->> 'attempt_id')::uuid $$;
create function pg_temp.decide(p_is_counted boolean default true) returns jsonb language sql
as $$ select decide_kept_answers(pg_temp.attempt('asha'), p_is_counted, 'the power was off in the whole street') $$;
create function pg_temp.story() returns jsonb language sql as $$ select read_exam_story(tests.id('asha'), tests.edition(), tests.exam('IMO')) $$;

select tests.act_as('meera');
select is(pg_temp.day(), 'Class 5: sealed 2 0 0 0 0, Class 6: 1 0 0 0 0', 'a class with somebody enrolled is there, with or without a paper');
select is(
  (select array_agg(distinct n.name order by n.name) from list_exam_day(tests.edition(), tests.exam('IMO')) as l cross join unnest(tests.null_columns(to_jsonb(l))) as n (name)),
  '{called_off_at,closes_at,paper_id,status}', 'these columns may be null, as src/data/database.ts says'
);
select is(pg_temp.sitters('all'), 'Asha not_begun, Bela not_begun, Chitra not_begun', 'everybody enrolled is found');
select is(pg_temp.sitters('not_begun', 'AS'), 'Asha not_begun', 'by a part of the name');
select is(pg_temp.sitters('all', '%'), null, 'taken literally');
select is(pg_temp.sitters('all', '', 6), 'Chitra not_begun', 'and in one class');
select is(
  (select array_agg(distinct n.name order by n.name) from list_exam_sitters(tests.edition(), tests.exam('IMO'), 'all', '', 50, 0) as l
    cross join unnest(tests.null_columns(to_jsonb(l))) as n (name)),
  '{attempt_id,deadline_at,finished_at,heard_at,started_at}', 'these columns may be null, as src/data/database.ts says'
);
select is(pg_temp.story() -> 'attempt', 'null', 'a student who has not started has no story');
select is(pg_temp.story() ->> 'opens_at', tests.iso_after_opening('0'), 'but hours');
select is(read_exam_story(tests.id('meera'), tests.edition(), tests.exam('IMO')), '{"outcome": "not_found"}', 'who is not enrolled has none');

-- 11:05.
select tests.set_exam_time('5 minutes');
select pg_temp.begin('asha'), pg_temp.begin('bela');
select tests.set_exam_time('6 minutes');
select pg_temp.save('asha', 1, 'b', '55 seconds'), pg_temp.save('bela', 1, 'b', '55 seconds');
select tests.set_exam_time('8 minutes');
select pg_temp.save('bela', 2, 'a', '170 seconds');
select tests.act_as('meera');
select is(pg_temp.day(), 'Class 5: sealed 2 2 1 0 0, Class 6: 1 0 0 0 0', 'who was not heard of for two minutes is silent');
select is(pg_temp.sitters('silent'), 'Asha silent', 'and found');
select is(pg_temp.sitters('running'), 'Asha silent, Bela running', 'among those who run');
select is(pg_temp.story() -> 'attempt' -> 'sessions' -> 0 ->> 'heard_at', tests.iso_after_opening('6 minutes'), 'with when she was heard of last');
select is(pg_temp.story() -> 'attempt' ->> 'answered', '1', 'and how much is here');
select is(pg_temp.story() #> '{attempt,silences}', '[]', 'two minutes are not a silence yet');
select tests.set_exam_time('20 minutes');
select is(pg_temp.story() #> '{attempt,silences}', jsonb_build_array(jsonb_build_object('from', tests.iso_after_opening('6 minutes'), 'until', null)),
  'but fourteen are, and it lasts');
select tests.set_exam_time('8 minutes');

-- The power comes back after the deadline.
select tests.act_as('bela');
select finish_exam(pg_temp.attempt('bela'), 1, current_setting('tests.bela')::jsonb ->> 'ticket', 2);
select tests.set_exam_time('75 minutes');
select is(pg_temp.save('asha', 2, 'a', '10 minutes') ->> 'not_counted', '1', 'what comes ten minutes after the deadline is kept');
select tests.set_exam_time('81 minutes');
select is(pg_temp.save('asha', 3, 'b', '11 minutes') ->> 'not_counted', '1', 'and what comes later still');
select tests.set_exam_time('79 minutes');
select tests.act_as('meera');
select is(pg_temp.day(), 'Class 5: sealed 2 0 0 2 1, Class 6: 1 0 0 0 0', 'kept answers are counted');
select is(pg_temp.sitters('kept'), 'Asha kept', 'and found');
select is(pg_temp.decide() ->> 'outcome', 'too_early', 'they are decided on when no more can come');
select is(pg_temp.story() #>> '{attempt,decide_after}', tests.iso_after_opening('80 minutes'), 'which the story says');
select tests.set_exam_time('82 minutes');
select is(pg_temp.story() #> '{attempt,silences}', jsonb_build_array(jsonb_build_object('from', tests.iso_after_opening('6 minutes'), 'until', tests.iso_after_opening('81 minutes'))),
  'nothing was heard between the last contact and the late answers, which is one silence');
select is(read_exam_story(tests.id('bela'), tests.edition(), tests.exam('IMO')) #> '{attempt,silences}', '[]', 'a student who was always heard has none');
select is(jsonb_array_length(pg_temp.story() -> 'attempt' -> 'kept'), 1, 'what came more than 15 minutes late is not among them');
select is(pg_temp.story() -> 'attempt' -> 'kept' -> 0, jsonb_build_object('n', 2, 'answered_at', tests.iso_after_opening('15 minutes'), 'received_at', tests.iso_after_opening('75 minutes')),
  'a kept answer says when it was given and when it came, and not what it is');
select is((pg_temp.story() #> '{attempt,order}') - 'questions'::text, (
  select jsonb_build_object('class', 'Class 5', 'seed', current_setting('tests.asha')::jsonb ->> 'seed')
), 'and the seed of the order that the child saw');
select is(pg_temp.story() #> '{attempt,order,questions,1}', '{"n": 2, "option": null, "section": "A", "option_count": 3}',
  'with each question''s place, and no text');
select is(decide_kept_answers(pg_temp.attempt('asha'), true, ' ') ->> 'outcome', 'reason_missing', 'a decision has a reason');
select is(decide_kept_answers(pg_temp.attempt('bela'), true, 'x') ->> 'outcome', 'not_found', 'and something to decide on');
select tests.act_as_owner();
select is((select letters from private.exam_receipts where attempt_id = pg_temp.attempt('asha')), 'b--', 'until then they do not count');
select is_empty('select tests.exam_violations()', 'which is as promised');
select tests.act_as('meera');
select is(pg_temp.decide(), '{"outcome": "counted", "receipt_no": 2}', 'an organiser counts them');
select is(pg_temp.decide(false) ->> 'outcome', 'decided_already', 'once and for good');
select is(pg_temp.sitters('kept'), null, 'and nothing waits any more');
select tests.act_as_owner();
select is((select letters from private.exam_receipts where attempt_id = pg_temp.attempt('asha') and no = 2), 'ba-', 'the second receipt has them, and not what came later');
select is(
  (select array_agg(about ->> 'no') from private.outbox where kind = 'exam_receipt_email' and student_id = tests.id('asha')), '{2}',
  'and the mail that had not gone out yet reports it'
);
select is_empty('select tests.exam_violations()', 'no promise is broken');
select is((select count(*)::integer from private.admin_audit where action = 'decide_kept_answers' and student_id = tests.id('asha')), 1, 'it is written down');

-- E4: what counts without a decision, or by one made too early, is seen.
update private.kept_answer_decisions set decided_at = tests.exam_opens_at() + interval '70 minutes';
select is((select string_agg(distinct left(v, 2), '') from tests.exam_violations() as v), 'E4', 'a decision before all was here is a breach');
delete from private.kept_answer_decisions;
select is((select string_agg(distinct left(v, 2), '') from tests.exam_violations() as v), 'E2', 'and so are letters that count without one');
update private.papers set status = 'provisional' where id = tests.id('examIMO5');
select tests.act_as('meera');
select is(pg_temp.decide() ->> 'outcome', 'published', 'after the marks are out nobody counts more');

select * from finish();
rollback;
