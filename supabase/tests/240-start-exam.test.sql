-- Who can start a paper, when, and what start_exam returns (docs/exam.md sections 2 and 6).
begin;
select plan(47);

select tests.schedule_exams();
select tests.set_exam_clock('-1 day');
select tests.create_student('asha'), tests.create_student('bela'), tests.create_student('chitra', 6), tests.create_student('meera');
select set_config('tests.paper', tests.create_paper('IMO', 5)::text, true), set_config('tests.rehearsal', tests.create_rehearsal()::text, true);
select tests.enrol('asha', '{IMO,ISO}'), tests.enrol('chitra', '{IMO}');

create function pg_temp.start() returns jsonb language sql as $$ select public.start_exam(current_setting('tests.paper')::uuid) $$;
create function pg_temp.start_outcome() returns text language sql as $$ select pg_temp.start() ->> 'outcome' $$;
-- The reply of start_exam at a time after the opening; the call is rolled back.
create function pg_temp.reply_at(p_after_opening interval) returns jsonb language plpgsql as $$
declare
  v_reply jsonb;
begin
  begin
    perform tests.set_exam_clock(p_after_opening);
    v_reply := pg_temp.start();
    raise exception 'undo' using errcode = 'OLYMP';
  exception when sqlstate 'OLYMP' then
    return v_reply;
  end;
end
$$;

select tests.act_as_visitor();
select throws_ok('select pg_temp.start()', '42501', null, 'a visitor cannot start a paper');
select tests.act_as('nobody');
select throws_ok('select pg_temp.start()', '42501', null, 'an account without a students row cannot start a paper');
select tests.act_as('bela');
select is(pg_temp.reply_at('5 minutes') ->> 'outcome', 'not_enrolled', 'a student who has not paid is not enrolled');
select tests.act_as('chitra');
select is(pg_temp.reply_at('5 minutes') ->> 'outcome', 'not_enrolled', 'a student enrolled in another class is not enrolled');
select is(start_exam(tests.id('no paper')) ->> 'outcome', 'not_enrolled', 'an unknown paper is reported as not enrolled');

select tests.act_as('asha');
select is(pg_temp.reply_at('-1 second') ->> 'outcome', 'too_early', 'a student cannot start before the opening time');
select is((pg_temp.reply_at('-1 day') ->> 'opens_at')::timestamptz, tests.exam_opens_at(), 'the reply to an early start has the opening time');
select ok(
  (pg_temp.reply_at('-1 day') ->> 'slot_opens_at')::timestamptz between tests.exam_opens_at() and tests.exam_opens_at() + interval '3 seconds',
  'a student''s own start time is at most three seconds after the opening time'
);
select matches(pg_temp.reply_at('-1 day') ->> 'server_now', '^\d{4}-\d\d-\d\dT05:30:00\.000Z$', 'the reply has the server''s time in UTC, with milliseconds');
select is(pg_temp.reply_at('4 seconds') ->> 'outcome', 'started', 'a student can start once everybody''s start time has come');
select is(pg_temp.reply_at('15 minutes') ->> 'outcome', 'started', 'a student can start until the last start');
select is(pg_temp.reply_at('15 minutes 1 second') ->> 'outcome', 'too_late', 'a student cannot start after the last start');
select is((pg_temp.reply_at('1 hour') ->> 'last_start_at')::timestamptz, tests.exam_opens_at() + interval '15 minutes', 'the reply to a late start has the time of the last start');

select tests.act_as_owner();
update private.papers set status = 'reviewed' where id = tests.id('examIMO5');
select tests.act_as('asha');
select is(pg_temp.reply_at('5 minutes') ->> 'outcome', 'not_ready', 'a paper that is not sealed cannot be started');
select tests.act_as_owner();
update private.papers set status = 'sealed', cancelled_at = now() where id = tests.id('examIMO5');
select tests.act_as('asha');
select is(pg_temp.reply_at('5 minutes') ->> 'outcome', 'cancelled', 'a cancelled paper cannot be started');
select tests.act_as_owner();
update private.papers set cancelled_at = null where id = tests.id('examIMO5');

insert into private.paper_readers (paper_id, organiser_id) values (tests.id('examIMO5'), tests.id('asha'));
select tests.act_as('asha');
select is(pg_temp.reply_at('5 minutes') ->> 'outcome', 'paper_opened', 'an organiser who has opened the answer key cannot start the paper');
select tests.act_as_owner();
update private.paper_readers set has_key = false;
select tests.act_as('asha');
select is(pg_temp.reply_at('5 minutes') ->> 'outcome', 'paper_opened', 'an organiser who has read the questions as a solver cannot start the paper');
select tests.act_as_owner();
delete from private.paper_readers;

-- A student has a grant with individual hours.
insert into private.exam_grants (paper_id, student_id, opens_at, last_start_at, reason, granted_by)
values (tests.id('examIMO5'), tests.id('asha'), tests.exam_opens_at() + interval '2 hours', tests.exam_opens_at() + interval '135 minutes', 'a power cut', tests.id('meera'));
select tests.act_as('asha');
select is(pg_temp.reply_at('2 hours') ->> 'outcome', 'started', 'a student with individual hours can start in these hours');
select is(pg_temp.reply_at('5 minutes') ->> 'outcome', 'too_early', 'a student with later individual hours cannot start in the exam''s hours');
select tests.act_as_owner();
update private.exam_grants set wants_second = true;
select tests.act_as('asha');
select is(pg_temp.reply_at('2 hours') ->> 'outcome', 'too_late', 'a student cannot start in individual hours that a second organiser has not confirmed');
select tests.act_as_owner();
delete from private.exam_grants;

-- A refund request does not prevent a start; the start removes the exam from the request.
select private.file_refund_request(tests.id('asha'), (select id from orders where payment_id = 'pay_asha'), 'payment_error', null, '-infinity');
select tests.act_as('asha');
select tests.set_exam_clock('5 minutes');
select set_config('tests.started', pg_temp.start()::text, true);
select is(current_setting('tests.started')::jsonb ->> 'outcome', 'started', 'a student can start while a refund request is not decided');
select is(current_setting('tests.started')::jsonb -> 'is_taken_out_of_refund', 'true', 'the reply to a start says that the exam was removed from the refund request');
select is(
  (select array_agg(k order by k) from jsonb_object_keys(current_setting('tests.started')::jsonb) as k),
  '{answers,attempt_id,deadline_at,is_taken_out_of_refund,outcome,paper_key,seed,server_now,session_no,started_at,ticket}',
  'the reply to a start has exactly what the exam page needs'
);
select matches(current_setting('tests.started')::jsonb ->> 'seed', '^[0-9a-f]{16}$', 'the seed has 16 hex digits');
select is(
  (current_setting('tests.started')::jsonb ->> 'deadline_at')::timestamptz, tests.exam_opens_at() + interval '65 minutes', 'the deadline is an hour after the student''s own start'
);
select is(current_setting('tests.started')::jsonb -> 'answers', '[]', 'a new attempt has no answers');
select tests.act_as_owner();
select is(
  (select amount_paise from private.refund_tasks where reason = 'student_request'), tests.total_price('{ISO}'), 'after a start the refund request has only the other exam'
);
select is(
  (select private.choose_refund_items(t, array[tests.exam('IMO')]) from private.refund_tasks as t where reason = 'student_request'), null,
  'a started exam cannot be chosen for a refund'
);
select is(
  (select private.choose_refund_items(t, array[tests.exam('IMO')], true) from private.refund_tasks as t where reason = 'student_request'),
  array[tests.exam('IMO')], 'a started exam can be refunded by hand'
);
select ok(
  not exists (select from private.exam_sessions where ticket_hash::text like '%' || (current_setting('tests.started')::jsonb ->> 'ticket') || '%')
    and exists (select from private.exam_sessions where ticket_hash = sha256(convert_to(current_setting('tests.started')::jsonb ->> 'ticket', 'UTF8'))),
  'only a hash of the ticket is stored'
);

-- Every page load opens a session of the same attempt.
select tests.act_as('asha');
select is(pg_temp.start() - '{ticket,answers}'::text[], current_setting('tests.started')::jsonb - '{ticket,answers,is_taken_out_of_refund}'::text[]
  || '{"outcome": "resumed", "session_no": 2}', 'another page load resumes the attempt in a new session');
select is(pg_temp.reply_at('67 minutes') ->> 'outcome', 'resumed', 'an attempt can be resumed until 180 seconds after the deadline, to send answers');
select is(pg_temp.reply_at('68 minutes 1 second') ->> 'outcome', 'finished', 'an attempt cannot be resumed more than 180 seconds after the deadline');
select isnt(pg_temp.reply_at('68 minutes 1 second') ->> 'answer_record_code', null, 'an attempt that ended by time has an answer record');
select throws_ok(
  $$ select pg_temp.start() from generate_series(1, 31) $$, 'PT429', null, 'more than 30 page loads a minute are refused'
);

-- Refunds that an organiser has decided.
select tests.act_as_owner();
update private.exam_attempts set status = 'reset';
select set_config('request.jwt.claims', json_build_object('sub', tests.id('meera'))::text, true), private.grant_admin('meera@olympeak.example');
select is(
  (select decide_refund(id, 'refund', null, array[tests.exam('IMO')]) ->> 'outcome' from private.refund_tasks where reason = 'student_request'),
  'queued', 'an exam whose attempt was reset can be refunded'
);
select tests.act_as('asha');
select is(pg_temp.reply_at('5 minutes') ->> 'outcome', 'refund_under_way', 'an exam with a decided refund cannot be started');

-- A reserve paper needs a grant with hours.
select tests.act_as_owner();
select set_config('tests.paper', tests.create_paper('IMO', 6, 'reserve')::text, true);
select tests.act_as('chitra');
select is(pg_temp.reply_at('5 minutes') ->> 'outcome', 'not_enrolled', 'a student without a grant cannot start the reserve paper');
select tests.act_as_owner();
insert into private.exam_grants (paper_id, student_id, opens_at, last_start_at, reason, granted_by)
values (tests.id('reserveIMO6'), tests.id('chitra'), tests.exam_opens_at() + interval '3 days', tests.exam_opens_at() + interval '4 days', 'was ill', tests.id('meera'));
select tests.act_as('chitra');
select is(pg_temp.reply_at('3 days') ->> 'outcome', 'started', 'a student with a grant can start the reserve paper');

-- Every student can start the rehearsal.
select tests.act_as_owner();
update public.students set name = 'Asha Another' where id = tests.id('asha');
select is(
  (select student_name from private.exam_attempts where student_id = tests.id('asha') and exam_id is not null), 'Asha',
  'an attempt has the name at the first start, even if the profile changes later'
);
select set_config('tests.paper', current_setting('tests.rehearsal'), true);
select tests.act_as('bela');
select tests.set_exam_clock('0');
select is(pg_temp.start_outcome(), 'started', 'every student can start the rehearsal');
select is(pg_temp.start_outcome(), 'resumed', 'a student can continue the rehearsal after a reload');
select tests.set_exam_clock('13 minutes 1 second');
select is(pg_temp.start_outcome(), 'started', 'a student can start the rehearsal again once the last rehearsal is over');
select tests.act_as_owner();
select is((select array_agg(ended_by order by started_at) from private.exam_attempts where student_id = tests.id('bela')), '{time,null}', 'a rehearsal that was not handed in ended by time');
select is((select count(student_name) from private.exam_attempts where student_id = tests.id('bela')), 0::bigint, 'a rehearsal does not store a name');
update private.rate_limits set hits = 20 where bucket like 'rehearsals:student:%';
update private.exam_attempts set finished_at = started_at, deadline_at = started_at, ended_by = 'student' where student_id = tests.id('bela') and finished_at is null;
select tests.act_as('bela');
select is(pg_temp.start_outcome(), 'limit', 'a student cannot start a twenty-first rehearsal in a day');
select tests.act_as_owner();
update private.rate_limits set hits = 1 where bucket like 'rehearsals:student:%';
update private.papers set status = 'reviewed' where kind = 'rehearsal';
select tests.act_as('bela');
select is(pg_temp.start_outcome(), 'not_ready', 'a rehearsal without a sealed paper is not ready');

select * from finish();
rollback;
