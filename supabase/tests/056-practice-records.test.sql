-- Study plans and practice days: a student has at most eight valid plans and 28 days, which nobody else can read.
begin;
select plan(22);

select tests.create_student('asha');
select tests.create_student('bela');
select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');

create function pg_temp.practice_plan(p_changes jsonb default '{}') returns jsonb language sql
as $$
  select jsonb_build_array(jsonb_build_object(
    'subject', 'maths', 'class_number', 5, 'exam_day', '2026-12-20',
    'topics', '[{"topic": "Fractions", "week": "2026-12-07", "is_done": false}]'::jsonb
  ) || p_changes)
$$;
create function pg_temp.today() returns date language sql
as $$ select (now() at time zone 'Asia/Kolkata')::date $$;

select tests.act_as_visitor();
select throws_ok($$ select sync_practice_record('[]', '{}') $$, '42501', null, 'a visitor cannot sync a plan');
select throws_ok($$ select private.sync_practice_record('[]', '{}') $$, '42501', null, 'a visitor cannot call the private function that writes plans');
select throws_ok($$ select * from private.practice_records $$, '42501', null, 'a visitor cannot read plans');
select tests.act_as_service();
select throws_ok($$ select sync_practice_record('[]', '{}') $$, '42501', null, 'the service role cannot sync a plan');

select tests.act_as('asha');
select is(sync_practice_record('[]', '{}'), '{"plans": [], "days": []}', 'a new student has no plans and no practice days');
select is(
  sync_practice_record(pg_temp.practice_plan(), array[pg_temp.today()]),
  jsonb_build_object('plans', pg_temp.practice_plan(), 'days', jsonb_build_array(pg_temp.today())),
  'a student gets the saved plan and practice day back'
);
select is(
  sync_practice_record('[]', array[pg_temp.today() - 1, pg_temp.today()]),
  jsonb_build_object('plans', pg_temp.practice_plan(), 'days', jsonb_build_array(pg_temp.today() - 1, pg_temp.today())),
  'a new practice day is added, a saved day is not added twice, and a saved plan stays'
);
select is(
  sync_practice_record('[]', array[pg_temp.today() + 1, pg_temp.today() - 28, pg_temp.today() - 27]) -> 'days',
  jsonb_build_array(pg_temp.today() - 27, pg_temp.today() - 1, pg_temp.today()), 'of three practice days, tomorrow and 28 days ago are not saved, but 27 days ago is'
);
select is(
  sync_practice_record(pg_temp.practice_plan('{"subject": "gk"}'), '{}') -> 'plans',
  pg_temp.practice_plan('{"subject": "gk"}') || pg_temp.practice_plan(), 'a plan for another subject is added'
);
select is(
  sync_practice_record(pg_temp.practice_plan('{"subject": "gk", "topics": []}'), '{}') -> 'plans', pg_temp.practice_plan(),
  'a plan without topics is deleted'
);
select throws_ok($$ select * from private.practice_records $$, '42501', null, 'a student cannot read the table of plans directly');

select tests.act_as('bela');
select is(sync_practice_record('[]', '{}'), '{"plans": [], "days": []}', 'a student does not get another student''s plans');
select is(
  sync_practice_record(pg_temp.practice_plan('{"topics": []}'), '{}') -> 'plans', '[]', 'a student without plans who sends a plan without topics gets no plans back'
);
select tests.act_as('meera');
select is(sync_practice_record('[]', '{}'), '{"plans": [], "days": []}', 'an organiser does not get a student''s plans');

select tests.act_as('asha');
select is(sync_practice_record('[]', '{}') -> 'plans', pg_temp.practice_plan(), 'a student''s plan is unchanged after the calls of others');
select throws_ok(
  format($$ select sync_practice_record(pg_temp.practice_plan(%L), '{}') $$, changes), '23514', null, 'a plan is refused if it is ' || error
)
from (
  values
    ('without an exam day', '{"exam_day": null}'), ('of class 13', '{"class_number": 13}'), ('without a list of topics', '{"topics": "none"}')
) as t (error, changes);

-- Limits on how much a student can save.
select throws_ok(
  $$ select sync_practice_record(jsonb_agg(p), '{}') from generate_series(1, 9), jsonb_array_elements(pg_temp.practice_plan()) as p $$,
  '23514', null, 'a student''s ninth plan is refused'
);
select throws_ok(
  $$ select sync_practice_record(pg_temp.practice_plan(jsonb_build_object('subject', repeat('x', 16384))), '{}') $$,
  '22023', 'A list of plans in 16 KiB, and at most 28 days.', 'plans over the size limit are refused'
);
select throws_ok(
  $$ select sync_practice_record('[]', array(select pg_temp.today() - n from generate_series(1, 29) as n)) $$,
  '22023', null, 'a call with 29 practice days is refused'
);
select tests.act_as_owner();
update private.rate_limits set hits = 300 where bucket = 'practice-record:student:' || tests.id('asha');
select tests.act_as('asha');
select throws_ok($$ select sync_practice_record('[]', '{}') $$, 'PT429', 'Too many changes.', 'a student''s 301st call of sync_practice_record in a day is refused');

select * from finish();
rollback;
