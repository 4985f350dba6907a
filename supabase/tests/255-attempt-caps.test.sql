-- Limits for one attempt and one account, so that nobody can fill or block the database (docs/exam.md section 5).
begin;
select plan(14);

select tests.schedule_exams();
select tests.set_exam_clock('-1 day');
select tests.create_student('asha');
select tests.create_rehearsal();

create temp table sessions (no integer primary key, reply jsonb);
grant select on sessions to public;
-- Asha loads the rehearsal, which opens session p_no.
create function pg_temp.load(p_no integer) returns text language plpgsql as $$
declare
  v_reply jsonb;
begin
  perform tests.act_as('asha');
  v_reply := public.start_exam((select paper_id from public.list_my_exams() where kind = 'rehearsal'));
  perform tests.act_as_owner();
  insert into sessions values (p_no, v_reply);
  perform tests.act_as_visitor();
  return v_reply ->> 'outcome';
end
$$;
-- Sends the answers numbered p_from to p_to in session p_no, 100 per call; returns the last outcome.
create function pg_temp.send(p_no integer, p_from integer, p_to integer) returns text language plpgsql as $$
declare
  v_outcome text;
  v_first integer;
begin
  for v_first in select generate_series(p_from, p_to, 100) loop
    select public.save_answers((s.reply ->> 'attempt_id')::uuid, p_no, s.reply ->> 'ticket', (
      select jsonb_agg(jsonb_build_object('seq', seq, 'n', 1, 'option', 'a', 'at_ms', seq))
      from generate_series(v_first, least(v_first + 99, p_to)) as seq
    )) ->> 'outcome'
    into v_outcome
    from sessions as s where s.no = p_no;
  end loop;
  return v_outcome;
end
$$;

select is(pg_temp.load(1), 'started', 'asha has started the rehearsal');
select is(pg_temp.send(1, 1, 1000), 'saved', 'a session of a rehearsal may send 1,000 answers');
select throws_ok('select pg_temp.send(1, 1001, 1001)', 'PT400', null, 'the 1,001st answer of a session of a rehearsal is refused');
select pg_temp.load(2), pg_temp.load(3);
select is(pg_temp.send(2, 1, 1000), 'saved', 'a second session of the rehearsal may send 1,000 answers too');
select throws_ok('select pg_temp.send(3, 1, 1)', 'PT400', null, 'a rehearsal with 2,000 answers accepts no more answers from any session');
select is(pg_temp.send(2, 901, 1000), 'saved', 'answers that are already saved are acknowledged even if the rehearsal is full');

select tests.act_as_owner();
update private.exam_attempts set last_session_no = 40;
select throws_ok('select pg_temp.load(41)', 'PT429', null, 'a rehearsal can be loaded 40 times at most');

-- Rate limits of expensive reads.
select tests.act_as('asha');
select lives_ok($$ select get_answer_record((reply ->> 'attempt_id')::uuid) from sessions, generate_series(1, 30) where no = 1 $$,
  '30 answer records a minute are returned');
select throws_ok($$ select get_answer_record((reply ->> 'attempt_id')::uuid) from sessions where no = 1 $$, 'PT429', null,
  'the 31st answer record in a minute is refused');
select lives_ok('select export_my_data() from generate_series(1, 20)', '20 exports an hour are returned');
select throws_ok('select export_my_data()', 'PT429', null, 'the 21st export in an hour is refused');

-- The time limits of requests with a login.
select tests.act_as_owner();
select is(
  (select setconfig from pg_db_role_setting where setrole = 'authenticated'::regrole and setdatabase = 0), '{statement_timeout=2s}',
  'a request with a login is cancelled after two seconds'
);
select is_empty(
  $$
    select p.proname from pg_proc as p
    where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
      and exists (select 1 from unnest(p.proconfig) as c (setting) where c.setting like 'statement_timeout=%')
      and not p.proconfig && '{statement_timeout=5s,statement_timeout=8s}'
  $$, 'a function of the API with its own time limit has 5 or 8 seconds'
);
select is(
  (select count(*)::integer from pg_proc where pronamespace = 'public'::regnamespace and proname = 'export_my_data'
    and proconfig && '{statement_timeout=8s}'), 1, 'the export of a family''s data has a time limit of 8 seconds'
);

select * from finish();
rollback;
