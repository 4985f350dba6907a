-- Results of mock tests: a student can save and read their own valid results, each of them once.
begin;
select plan(39);

select tests.create_student('asha');
select tests.create_student('bela');

-- Saves the result of a student's mock test; p_started and p_completed are relative to now.
create function pg_temp.save_result(p_name text, p_score numeric, p_started interval, p_completed interval) returns void
language sql
as $$
  insert into public.mock_tests (student_id, class_id, subject_id, started_at, completed_at, score, topics, mistakes, seed)
  values (
    tests.id(p_name), tests.class(5), '5b1ec700-0000-4000-8000-000000000001', now() + p_started, now() + p_completed,
    p_score, '[{"topic": "Fractions", "correct": 1, "total": 2}]', '["added the denominators", "added the denominators"]', '42'
  )
$$;

select tests.act_as_visitor();
select throws_ok($$ select pg_temp.save_result('asha', 70, '-10 min', '0') $$, '42501', null, 'a visitor cannot save a result');
select throws_ok($$ select * from mock_tests $$, '42501', null, 'a visitor cannot read results');

select tests.act_as('asha');
select lives_ok($$ select pg_temp.save_result('asha', 70, '-10 min', '0') $$, 'a student can save a result');
select throws_ok($$ select pg_temp.save_result('asha', 70, '-10 min', '0') $$, '23505', null, 'a student cannot save the same result twice');
select throws_ok($$ select pg_temp.save_result('bela', 70, '-10 min', '0') $$, '42501', null, 'a student cannot save a result for another student');
select throws_ok($$ select pg_temp.save_result('asha', 100.01, '-10 min', '-1 min') $$, '23514', null, 'a result with a score above 100 is refused');
select throws_ok($$ select pg_temp.save_result('asha', -1, '-10 min', '-1 min') $$, '23514', null, 'a result with a negative score is refused');
select throws_ok($$ select pg_temp.save_result('asha', 70, '-1 min', '-2 min') $$, '23514', null, 'a result that ends before its start is refused');
select throws_ok($$ select pg_temp.save_result('asha', 70, '-1 min', '3 min') $$, '23514', null, 'a result that ends three minutes in the future is refused');
select throws_ok(
  format(
    $$
      insert into mock_tests (student_id, class_id, subject_id, started_at, completed_at, score, topics)
      values (tests.id('asha'), tests.class(5), tests.exam('IMO'), now() - interval '9 min', now() - interval '8 min', 70, %L)
    $$,
    topics
  ),
  '23514', null, 'a result is refused if its topics are ' || error
)
from (
  values
    ('an object', '{"Fractions": {"asked": 2, "correct": 1}}'), ('a single word', '"Fractions"'), ('JSON''s null', 'null'),
    ('a list of words', '["Fractions"]'), ('a list of lists', '[[]]'), ('without a name', '[{"correct": 1, "total": 2}]'),
    ('named by a number', '[{"topic": 5, "correct": 1, "total": 2}]'), ('without a count', '[{"topic": "Fractions", "correct": 1}]'),
    ('counted in words', '[{"topic": "Fractions", "correct": "one", "total": "two"}]'),
    ('more often right than asked', '[{"topic": "Time", "correct": 1, "total": 2}, {"topic": "Fractions", "correct": 3, "total": 2}]'),
    (
      'longer than 2 kB',
      (select jsonb_agg(jsonb_build_object('topic', repeat('a', 30) || i, 'correct', 1, 'total', 2))::text from generate_series(1, 30) as i)
    )
) as t (error, topics);
select throws_ok(
  format(
    $$
      insert into mock_tests (student_id, class_id, subject_id, started_at, completed_at, score, mistakes)
      values (tests.id('asha'), tests.class(5), tests.exam('IMO'), now() - interval '9 min', now() - interval '8 min', 70, %L)
    $$,
    mistakes
  ),
  '23514', null, 'a result is refused if its mistakes are ' || error
)
from (
  values
    ('a single word', '"added the denominators"'), ('an object', '{"1/2": "added the denominators"}'), ('JSON''s null', 'null'),
    ('a list with a number', '["added the denominators", 5]'), ('a list with an empty text', '[""]'), ('a list of lists', '[["added the denominators"]]'),
    ('longer than 1 kB', (select jsonb_agg(repeat('a', 96) || i)::text from generate_series(1, 11) as i))
) as t (error, mistakes);
select lives_ok(
  $$
    insert into mock_tests (student_id, class_id, subject_id, started_at, completed_at, score, mistakes)
    select tests.id('asha'), tests.class(5), tests.exam('IMO'), now() - interval '9 min', now() - interval '8 min', 0,
      jsonb_agg(repeat('a', 95) || i % 10)
    from generate_series(1, 10) as i
  $$,
  'a result with ten mistakes of 96 characters is saved'
);
select lives_ok($$ select pg_temp.save_result('asha', 70, '-1 min', '90 s') $$, 'a result that ends 90 seconds in the future is saved, because the clock of a device can be ahead');
select throws_ok($$ update mock_tests set score = 100 $$, '42501', null, 'a student cannot change a score');
select throws_ok($$ delete from mock_tests $$, '42501', null, 'a student cannot delete a result');
select throws_ok(
  $$
    insert into mock_tests (student_id, class_id, subject_id, started_at, completed_at, score, created_at)
    values (tests.id('asha'), tests.class(5), tests.exam('IMO'), now(), now() + interval '1 day', 70, now() + interval '1 day')
  $$,
  '42501', null, 'a student cannot set the time at which a result was saved'
);
select is((select count(*) from mock_tests), 3::bigint, 'a student can read their three own results');

select tests.act_as('bela');
select is((select count(*) from mock_tests), 0::bigint, 'a student cannot read another student''s results');
select tests.act_as_service();
select throws_ok($$ select * from mock_tests $$, '42501', null, 'the service role cannot read results');

-- Limits on how much a student can save.
select tests.act_as('bela');
select throws_ok($$ select pg_temp.save_result('bela', 70, '-31 days', '-30 days -1 min') $$, 'PT410', null, 'a result older than 30 days is refused');
select lives_ok(
  $$ select pg_temp.save_result('bela', 70, '-2 hours', n * interval '-1 min') from generate_series(1, 60) as n $$, 'a student can save sixty results in a day'
);
select throws_ok($$ select pg_temp.save_result('bela', 70, '-2 hours', '-90 min') $$, 'PT429', 'Too many mock tests.', 'a student''s 61st result of a day is refused');
select tests.act_as_owner();
insert into mock_tests (student_id, class_id, subject_id, started_at, completed_at, score, created_at)
select tests.id('carl'), tests.class(5), tests.exam('IMO'), now() - interval '1 day', now() - n * interval '1 min', 70, now()
from tests.create_student('carl'), generate_series(1, 60) as n;
alter table mock_tests disable trigger mock_tests_cap;
insert into mock_tests (student_id, class_id, subject_id, started_at, completed_at, score)
select tests.id('carl'), tests.class(5), tests.exam('IMO'), now() - interval '20 days', now() - n * interval '1 min', 70
from generate_series(61, 2000) as n;
alter table mock_tests enable trigger mock_tests_cap;
delete from private.rate_limits;
select tests.act_as('carl');
select throws_ok($$ select pg_temp.save_result('carl', 70, '-10 min', '0') $$, 'PT429', null, 'a student''s 2,001st result is refused');

select * from finish();
rollback;
