-- Plans to an exam day and days of practice: each student's own, sound, at most eight plans and 28 days.
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
select throws_ok($$ select sync_practice_record('[]', '{}') $$, '42501', null, 'a visitor has no plan');
select throws_ok($$ select private.sync_practice_record('[]', '{}') $$, '42501', null, 'nor past the function');
select throws_ok($$ select * from private.practice_records $$, '42501', null, 'and reads none');
select tests.act_as_service();
select throws_ok($$ select sync_practice_record('[]', '{}') $$, '42501', null, 'the service role has no business here');

select tests.act_as('asha');
select is(sync_practice_record('[]', '{}'), '{"plans": [], "days": []}', 'a student begins with nothing');
select is(
  sync_practice_record(pg_temp.practice_plan(), array[pg_temp.today()]),
  jsonb_build_object('plans', pg_temp.practice_plan(), 'days', jsonb_build_array(pg_temp.today())),
  'and gets plan and day back'
);
select is(
  sync_practice_record('[]', array[pg_temp.today() - 1, pg_temp.today()]),
  jsonb_build_object('plans', pg_temp.practice_plan(), 'days', jsonb_build_array(pg_temp.today() - 1, pg_temp.today())),
  'a day of another device is added once, and the plan stays where none has changed'
);
select is(
  sync_practice_record('[]', array[pg_temp.today() + 1, pg_temp.today() - 28, pg_temp.today() - 27]) -> 'days',
  jsonb_build_array(pg_temp.today() - 27, pg_temp.today() - 1, pg_temp.today()), 'no day to come, and none before the last 28'
);
select is(
  sync_practice_record(pg_temp.practice_plan('{"subject": "gk"}'), '{}') -> 'plans',
  pg_temp.practice_plan('{"subject": "gk"}') || pg_temp.practice_plan(), 'a plan for another subject is another plan'
);
select is(
  sync_practice_record(pg_temp.practice_plan('{"subject": "gk", "topics": []}'), '{}') -> 'plans', pg_temp.practice_plan(),
  'one without topics is given up'
);
select throws_ok($$ select * from private.practice_records $$, '42501', null, 'the table itself is nobody''s to read');

select tests.act_as('bela');
select is(sync_practice_record('[]', '{}'), '{"plans": [], "days": []}', 'another student has nothing of it');
select is(
  sync_practice_record(pg_temp.practice_plan('{"topics": []}'), '{}') -> 'plans', '[]', 'and gives up none'
);
select tests.act_as('meera');
select is(sync_practice_record('[]', '{}'), '{"plans": [], "days": []}', 'nor does an organiser');

select tests.act_as('asha');
select is(sync_practice_record('[]', '{}') -> 'plans', pg_temp.practice_plan(), 'it is there as it was');
select throws_ok(
  format($$ select sync_practice_record(pg_temp.practice_plan(%L), '{}') $$, changes), '23514', null, 'a plan is not ' || what
)
from (
  values
    ('without a day', '{"exam_day": null}'), ('of class 13', '{"class_number": 13}'), ('without topics', '{"topics": "none"}')
) as t (what, changes);

-- A student who fills the disk.
select throws_ok(
  $$ select sync_practice_record(jsonb_agg(p), '{}') from generate_series(1, 9), jsonb_array_elements(pg_temp.practice_plan()) as p $$,
  '23514', null, 'not nine plans'
);
select throws_ok(
  $$ select sync_practice_record(pg_temp.practice_plan(jsonb_build_object('subject', repeat('x', 16384))), '{}') $$,
  '22023', 'A list of plans in 16 KiB, and at most 28 days.', 'plans are small'
);
select throws_ok(
  $$ select sync_practice_record('[]', array(select pg_temp.today() - n from generate_series(1, 29) as n)) $$,
  '22023', null, 'not 29 days'
);
select tests.act_as_owner();
update private.rate_limits set hits = 300 where bucket = 'practice-record:student:' || tests.id('asha');
select tests.act_as('asha');
select throws_ok($$ select sync_practice_record('[]', '{}') $$, 'PT429', 'Too many changes.', 'nor the 301st call of a day');

select * from finish();
rollback;
