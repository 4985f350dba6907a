-- Saving answers with a ticket: what is acknowledged, what counts, and when an attempt ends (docs/exam.md sections 4, 5 and 6).
begin;
select plan(77);

select tests.schedule_exams();
select tests.set_exam_clock('-1 day');
select tests.create_student('asha'), tests.create_student('meera');
select set_config('tests.paper', tests.create_paper('IMO', 5)::text, true);
select tests.enrol('asha', '{IMO}');

create temp table sessions (no integer primary key, reply jsonb);
grant select on sessions to public;

-- Asha loads the page, which opens session p_no.
create function pg_temp.load(p_no integer) returns text language plpgsql as $$
begin
  perform tests.act_as('asha');
  perform set_config('tests.started', public.start_exam(current_setting('tests.paper')::uuid)::text, true);
  perform tests.act_as_owner();
  insert into sessions values (p_no, current_setting('tests.started')::jsonb);
  perform tests.act_as_visitor();
  return current_setting('tests.started')::jsonb ->> 'outcome';
end
$$;
create function pg_temp.event(p_seq integer, p_n integer, p_option text, p_after_load interval) returns jsonb language sql stable
as $$ select jsonb_build_object('seq', p_seq, 'n', p_n, 'option', p_option, 'at_ms', (extract(epoch from p_after_load) * 1000)::bigint) $$;
create function pg_temp.save(p_no integer, variadic p_events jsonb[] default '{}') returns jsonb language sql
as $$ select public.save_answers((reply ->> 'attempt_id')::uuid, p_no, reply ->> 'ticket', to_jsonb(p_events)) from sessions where no = p_no $$;
create function pg_temp.finish(p_no integer, p_last_seq integer) returns jsonb language sql
as $$ select public.finish_exam((reply ->> 'attempt_id')::uuid, p_no, reply ->> 'ticket', p_last_seq) from sessions where no = p_no $$;
create function pg_temp.send_room_events(p_no integer, p_events jsonb) returns jsonb language sql
as $$ select public.note_room_events((reply ->> 'attempt_id')::uuid, p_no, reply ->> 'ticket', p_events) from sessions where no = p_no $$;
-- Makes a call at the given time after the opening of the exam, and rolls it back; returns its reply.
create function pg_temp.call_at(p_after_opening interval, p_call text) returns jsonb language plpgsql as $$
declare
  v_reply jsonb;
begin
  begin
    perform tests.set_exam_clock(p_after_opening);
    execute 'select ' || p_call into v_reply;
    raise exception 'undo' using errcode = 'OLYMP';
  exception when sqlstate 'OLYMP' then
    return v_reply;
  end;
end
$$;
create function pg_temp.counted_letters() returns text language sql security definer
as $$ select private.answer_letters(a) from private.exam_attempts as a where a.exam_id is not null and a.status <> 'reset' $$;
create function pg_temp.answer_times(p_session integer) returns text[] language sql security definer
as $$ select array_agg((answered_at - tests.exam_opens_at())::text order by seq) from private.exam_events where session_no = p_session $$;

select tests.set_exam_clock('5 minutes');
select is(pg_temp.load(1), 'started', 'asha has started the exam');

-- Tickets.
select is(pg_temp.save(1), jsonb_build_object(
  'outcome', 'saved', 'acked_seq', 0, 'not_counted', 0, 'current_session', 1, 'server_now', tests.iso_after_opening('5 minutes'),
  'deadline_at', tests.iso_after_opening('65 minutes'), 'is_over', false
), 'a call without events works without a login');
select is(save_answers((reply ->> 'attempt_id')::uuid, 1, repeat('0', 64), '[]'), '{"outcome": "unknown"}', 'a call with a wrong ticket gets the outcome unknown') from sessions;
select is(save_answers((reply ->> 'attempt_id')::uuid, 1, null, '[]'), '{"outcome": "unknown"}', 'a call without a ticket gets the outcome unknown') from sessions;
select is(save_answers((reply ->> 'attempt_id')::uuid, 2, reply ->> 'ticket', '[]'), '{"outcome": "unknown"}', 'the ticket of one session does not work for another session') from sessions;
select is(save_answers(tests.id('x'), 1, reply ->> 'ticket', '[]'), '{"outcome": "unknown"}', 'the ticket of one attempt does not work for another attempt') from sessions;
select is(finish_exam(tests.id('x'), 1, 'x', 0), '{"outcome": "unknown"}', 'nobody can finish an attempt without its ticket');
select is(note_room_events(tests.id('x'), 1, 'x', '[]'), '{"outcome": "unknown"}', 'nobody can store recorded events without a ticket');

-- Malformed calls.
select throws_ok(format($$ select save_answers(tests.id('x'), 1, 'x', %L) $$, e.events), 'PT400', null, 'a malformed list of events is refused: ' || left(coalesce(e.events::text, 'null'), 70))
from (
  values
    (null::jsonb), ('{}'), ('"x"'), ('[1]'), ('[{"seq": 1, "n": 1, "at_ms": 0}]'), ('[{"seq": 0, "n": 1, "option": "a", "at_ms": 0}]'),
    ('[{"seq": 1.5, "n": 1, "option": "a", "at_ms": 0}]'), ('[{"seq": "1", "n": 1, "option": "a", "at_ms": 0}]'),
    ('[{"seq": 1, "n": 1, "option": "e", "at_ms": 0}]'), ('[{"seq": 1, "n": 1, "option": "a", "at_ms": null}]'),
    ((select jsonb_agg(pg_temp.event(n, 1, 'a', '0')) from generate_series(1, 101) as n)),
    (jsonb_build_array(pg_temp.event(1, 1, 'a', '0') || jsonb_build_object('more', repeat('x', 33000))))
) as e (events);
select throws_ok($$ select pg_temp.save(1, pg_temp.event(1, 4, 'a', '0')) $$, 'PT400', null, 'a question that the paper does not have is refused');
select throws_ok($$ select pg_temp.save(1, pg_temp.event(1, 2, 'd', '0')) $$, 'PT400', null, 'an option that the question does not have is refused');
select throws_ok(
  $$ select pg_temp.save(1, pg_temp.event(1, 1, 'a', '0'), pg_temp.event(1, 1, 'b', '0')) $$, 'PT400', null, 'two different answers with the same sequence number are refused'
);
select throws_ok($$ select pg_temp.finish(1, -1) $$, 'PT400', null, 'a last sequence number below 0 is refused');
select throws_ok(format('select pg_temp.send_room_events(1, %L)', '[{"kind": "A b", "at_ms": 1}]'), 'PT400', null, 'a recorded event with an invalid kind is refused');

-- Saving answers.
select tests.set_exam_clock('6 minutes');
select is(pg_temp.save(1, pg_temp.event(1, 1, 'a', '30 seconds'), pg_temp.event(2, 2, 'c', '40 seconds')) -> 'acked_seq', '2', 'saved answers are acknowledged with the number of the last one');
select is(pg_temp.save(1, pg_temp.event(1, 1, 'a', '30 seconds'), pg_temp.event(2, 2, 'c', '50 seconds')) ->> 'outcome', 'saved', 'answers that are sent again are acknowledged again');
select is(pg_temp.counted_letters(), 'ac-', 'the saved answers count');
select is(pg_temp.save(1, pg_temp.event(4, 1, 'b', '50 seconds')), '{"outcome": "gap", "acked_seq": 2}', 'if the number before the first event is missing, the outcome is gap');
select is(pg_temp.save(1, pg_temp.event(3, 1, 'b', '50 seconds'), pg_temp.event(5, 1, 'b', '50 seconds')) ->> 'outcome', 'gap', 'if a number between two events is missing, the outcome is gap');
select is(pg_temp.save(1, pg_temp.event(2, 2, 'a', '40 seconds'), pg_temp.event(3, 1, 'b', '50 seconds')), '{"outcome": "changed", "acked_seq": 2}',
  'an event that differs from the saved one is reported as changed');
select is(pg_temp.counted_letters(), 'ac-', 'a call with an event that differs from the saved one saves nothing');
select is(pg_temp.save(1, pg_temp.event(3, 1, null, '55 seconds')) -> 'acked_seq', '3', 'a student can clear an answer');
select is(pg_temp.counted_letters(), '-c-', 'a cleared answer does not count');

-- The time of an answer.
select is(pg_temp.answer_times(1), '{00:05:30,00:05:40,00:05:55}', 'an answer has the time that the exam page reports');
select tests.set_exam_clock('7 minutes');
select is(pg_temp.save(1, pg_temp.event(4, 1, 'd', '1 day'), pg_temp.event(5, 3, 'a', '-1 day')) ->> 'outcome', 'saved', 'a page with a wrong clock can save answers');
select is((pg_temp.answer_times(1))[4:], '{00:07:00,00:07:00}', 'an answer''s time is never after now or before the previous answer');
select tests.set_exam_clock('8 minutes');
select is(pg_temp.save(1, pg_temp.event(6, 3, 'b', '0')) ->> 'outcome', 'saved', 'an answer reported as earlier than the previous answer is saved');
select is((pg_temp.answer_times(1))[6:], '{00:07:00}', 'an answer reported as earlier than the previous answer gets the previous answer''s time');
select tests.set_exam_clock('9 minutes');
select is(pg_temp.save(1) ->> 'outcome', 'saved', 'a call without events is acknowledged');
select tests.set_exam_clock('9 minutes 30 seconds');
select is(pg_temp.save(1, pg_temp.event(7, 3, 'c', '2 minutes')) ->> 'outcome', 'saved', 'an answer reported as two minutes earlier than the preceding call is saved');
select is((pg_temp.answer_times(1))[7:], '{00:08:50}', 'the time of an answer is never more than 10 s before the preceding call');

-- Two devices.
select tests.set_exam_clock('10 minutes');
select is(pg_temp.load(2), 'resumed', 'a second device resumes the attempt');
select is(reply -> 'answers', '[{"n": 1, "option": "d"}, {"n": 2, "option": "c"}, {"n": 3, "option": "c"}]', 'the second device gets the answers that count') from sessions where no = 2;
select is(pg_temp.save(2, pg_temp.event(1, 2, 'a', '5 minutes')) -> 'current_session', '2', 'the second device saves answers');
select tests.set_exam_clock('20 minutes');
select is(pg_temp.save(1, pg_temp.event(8, 2, 'b', '4 minutes 50 seconds')) -> 'current_session', '2', 'the first device learns of the newer session and can still send answers');
select is(pg_temp.counted_letters(), 'dac', 'the answer that was given last counts, even if an earlier one arrives after it');

-- Too many calls.
select throws_ok('select pg_temp.save(1) from generate_series(1, 61)', 'PT429', null, 'more than 60 calls a minute are refused');

-- The end of the time.
select is(pg_temp.call_at('65 minutes', $$ pg_temp.save(1, pg_temp.event(9, 2, 'b', '60 minutes')) -> 'not_counted' $$), '0', 'an answer given at the deadline counts');
select is(pg_temp.call_at('67 minutes', $$ pg_temp.save(1, pg_temp.event(9, 2, 'b', '59 minutes'), pg_temp.event(10, 3, 'a', '61 minutes')) $$)
  - '{server_now,deadline_at}'::text[], '{"outcome": "saved", "acked_seq": 10, "not_counted": 1, "current_session": 2, "is_over": true}',
  'an answer given after the deadline does not count, but is saved');
select is(pg_temp.call_at('68 minutes 1 second', $$ pg_temp.save(1, pg_temp.event(9, 2, 'b', '59 minutes')) -> 'not_counted' $$), '1', 'an answer that arrives more than 180 s after the deadline does not count');
select is(pg_temp.call_at('26 hours', $$ pg_temp.save(1, pg_temp.event(9, 2, 'b', '59 minutes')) $$), '{"outcome": "over", "acked_seq": 8}', 'no answers are saved more than 24 h after the end of an attempt');
select is(pg_temp.call_at('68 minutes 1 second', 'pg_temp.finish(2, 1)') ->> 'letters', 'dac', 'finishing an attempt whose time has run out returns the counted letters');
select is((pg_temp.call_at('80 minutes', 'pg_temp.finish(1, 8)') ->> 'finished_at')::timestamptz, tests.exam_opens_at() + interval '68 minutes', 'an attempt that the student did not finish ended 180 s after its deadline');
select is(pg_temp.call_at('69 minutes', 'pg_temp.finish(1, 9)') ->> 'outcome', 'gap', 'a page whose last events have not arrived cannot finish the attempt as long as they could still be saved');
select is(pg_temp.call_at('26 hours', 'pg_temp.finish(1, 9)') ->> 'outcome', 'finished', 'a page whose last events have not arrived can finish the attempt once they could no longer be saved');

-- The student finishes and gets an answer record. Answers that arrive later lead to a second answer record.
select tests.set_exam_clock('30 minutes');
select is(pg_temp.finish(2, 2), '{"outcome": "gap", "acked_seq": 1}', 'an attempt cannot be finished while events are missing');
select is(pg_temp.finish(1, 8), '{"outcome": "moved", "current_session": 2}', 'an older page cannot finish an attempt that continues in a newer session');
select is(pg_temp.call_at('30 minutes', $$ pg_temp.save(1, pg_temp.event(9, 2, 'b', '24 minutes')) $$) ->> 'outcome', 'saved', 'an older page can still send answers given after the newer page was opened');
select is(pg_temp.call_at('30 minutes', $$ jsonb_build_array(pg_temp.save(1, pg_temp.event(9, 2, 'b', '24 minutes')), pg_temp.counted_letters()) -> 1 $$),
  '"dac"', 'answers given on the older page after the newer one was opened replace no answer of the newer page');
select set_config('tests.finished', pg_temp.finish(2, 1)::text, true);
select is(current_setting('tests.finished')::jsonb - 'answer_record_code', jsonb_build_object(
  'outcome', 'finished', 'letters', 'dac', 'current_session', 2, 'answered', 3, 'finished_at', tests.iso_after_opening('30 minutes')
), 'a student can finish the attempt');
select is(pg_temp.call_at('31 minutes', 'pg_temp.finish(2, 1)'), current_setting('tests.finished')::jsonb, 'finishing an attempt a second time returns the same reply');
select is(
  pg_temp.call_at('31 minutes', 'pg_temp.finish(1, 8)'), current_setting('tests.finished')::jsonb || '{"letters": "dbc"}',
  'finishing on the older device returns the answers given there'
);
select tests.set_exam_clock('40 minutes');
select is(pg_temp.save(1, pg_temp.event(9, 3, null, '6 minutes'), pg_temp.event(10, 1, 'a', '33 minutes')) -> 'not_counted', '1', 'after the student has finished, an older device can send answers given before the end');
select is(pg_temp.finish(2, 1) ->> 'letters', 'da-', 'answers given on an older device before the student finished count, but those given later do not');
select isnt(pg_temp.finish(1, 10) ->> 'answer_record_code', current_setting('tests.finished')::jsonb ->> 'answer_record_code', 'answers that arrive after the student has finished lead to a second answer record');

-- Two pages are open. Page 2 makes its last call at p_last_call_of_2, and page 1 sends its only answer at p_answer_of_1; both are times
-- after the opening. Returns how many answers of page 1 do not count. Rule E4 in docs/exam.md says when a page is silent.
create function pg_temp.not_counted_after_silence(p_last_call_of_2 interval, p_answer_of_1 interval) returns text language plpgsql as $$
declare
  v_reply jsonb;
begin
  begin
    perform tests.act_as_owner();
    delete from private.exam_attempts;
    delete from sessions;
    perform tests.set_exam_clock('5 minutes');
    perform pg_temp.load(1), pg_temp.load(2);
    perform tests.set_exam_clock(p_last_call_of_2);
    perform pg_temp.save(2);
    perform tests.set_exam_clock(p_answer_of_1);
    v_reply := pg_temp.save(1, pg_temp.event(1, 1, 'b', '0'));
    raise exception 'undo' using errcode = 'OLYMP';
  exception when sqlstate 'OLYMP' then
    return v_reply ->> 'not_counted';
  end;
end
$$;
select is(pg_temp.not_counted_after_silence('64 minutes', '64 minutes 59 seconds'), '0', 'answers of a silent page that arrive before the deadline count');
select is(pg_temp.not_counted_after_silence('64 minutes', '67 minutes 59 seconds'), '1', 'answers of a silent page that arrive after the deadline do not count if another page made a call in the two minutes before it');
select is(pg_temp.not_counted_after_silence('62 minutes', '67 minutes 59 seconds'), '0', 'answers of a silent page that arrive after the deadline count if the other page was silent, too');

-- Recorded events (docs/exam.md section 9), for example that the exam page was hidden.
select is(pg_temp.send_room_events(1, '[{"kind": "hidden", "at_ms": 1000, "for_ms": 31000}, {"kind": "offline", "at_ms": 2000}]'), '{"outcome": "noted"}', 'the recorded events of the exam page are stored');
select is(pg_temp.send_room_events(1, '[{"kind": "offline", "at_ms": 2000}]'), '{"outcome": "noted"}', 'a recorded event that is sent again is acknowledged');
select tests.act_as_owner();
select is((select count(*)::integer from private.exam_room_events), 2, 'a recorded event that is sent twice is stored once');
select is(
  (select array_agg(no || letters order by no) from private.answer_records), '{1dac,2da-}', 'the answer records of an attempt are numbered'
);
select throws_ok($$ update private.exam_events set option = 'a' $$, '42501', null, 'nobody can change an answer');
select throws_ok($$ update private.answer_records set letters = 'aaa' $$, '42501', null, 'nobody can change an answer record');
select is(
  private.answer_record_code('00000000-0000-4000-8000-000000000001', '2026-12-19 05:30:00.5+00', 'ab-'), '3S2M-ADJ5-5JYD',
  'an answer record code is the Crockford base 32 of the hash of attempt, end and letters'
);
select is_empty('select tests.exam_violations()', 'all exam promises are kept');

select * from finish();
rollback;
