-- Void and reset attempts: who proposes, replies and decides, and when; the effects on marks, ranks, certificates and another
-- start, before and after each publication; and names on certificates that an organiser corrects (E8, E9; docs/exam.md sections 2, 8 and 9).
begin;
select plan(144);

select tests.set_exam_hours();
select tests.set_exam_time('-1 day');
select tests.create_student(n) from unnest(array['asha', 'bela', 'chitra', 'dev', 'esha', 'farah', 'gita', 'zara', 'meera', 'anil', 'kavi']) as n;
select private.grant_admin(n || '@olympeak.example') from unnest(array['meera', 'anil', 'kavi']) as n;
select tests.create_paper('IMO', 5), tests.create_paper('IMO', 5, 'reserve');
select tests.enrol(n, '{IMO}') from unnest(array['asha', 'bela', 'chitra', 'dev', 'esha', 'farah', 'gita']) as n;
select tests.give_consent(n) from unnest(array['asha', 'bela', 'chitra', 'dev', 'esha', 'farah', 'gita']) as n;
insert into private.organisers_children (edition_id, class_id, organiser_id, marked_by)
values (tests.edition(), tests.class(5), tests.id('kavi'), tests.id('meera'));

create function pg_temp.paper_id() returns uuid language sql as $$ select tests.id('examIMO5') $$;
create function pg_temp.attempt_id(p_name text) returns uuid language sql as $$
  select id from private.exam_attempts where student_id = tests.id(p_name) order by standing = 'reset', started_at desc limit 1
$$;
create function pg_temp.open_proposal(p_name text) returns uuid language sql as $$
  select id from private.void_proposals where attempt_id = pg_temp.attempt_id(p_name) and decision is null
$$;
create function pg_temp.propose(p_admin text, p_name text, p_wanted text default 'void', p_reason text default 'Two voices were heard.') returns jsonb language sql as $$
  select tests.call_as(p_admin, format('propose_void(%L, %L, %L)', pg_temp.attempt_id(p_name), p_wanted, p_reason))
$$;
create function pg_temp.reply(p_name text, p_reply text) returns jsonb language sql as $$
  select tests.call_as(p_name, format('reply_to_void(%L, %L)', pg_temp.paper_id(), p_reply))
$$;
create function pg_temp.decide(p_admin text, p_name text, p_decision text, p_words text default 'We have read your reply.') returns jsonb language sql as $$
  select tests.call_as(p_admin, format('decide_void(%L, %L, %L)', pg_temp.open_proposal(p_name), p_decision, p_words))
$$;
create function pg_temp.result_of(p_name text) returns jsonb language sql as $$ select tests.call_as(p_name, 'get_result(tests.id(''examIMO5''))') $$;
create function pg_temp.state_of(p_name text, p_kind text default 'exam') returns jsonb language sql as $$
  select tests.call_as(p_name, format('jsonb_build_array(l.state, l.held_for) from list_my_exams() as l where l.kind = %L', p_kind))
$$;
create function pg_temp.mails_to(p_name text) returns text language sql as $$
  select string_agg(kind, ' ' order by kind desc) from private.outbox where student_id = tests.id(p_name) and kind like 'exam_void%'
$$;
create function pg_temp.ranks_by_name() returns jsonb language sql as $$
  select jsonb_object_agg(s.name, jsonb_build_array(r.marks, r.rank, r.award))
  from private.exam_results as r join private.exam_attempts as a on a.id = r.attempt_id join public.students as s on s.id = a.student_id
  where r.is_last
$$;
create function pg_temp.publish(p_state text) returns text language sql as $$
  select tests.call_as('meera', format('publish_results(tests.id(''examIMO5''), %L)', p_state)) ->> 'outcome'
$$;

select tests.set_exam_time('5 minutes');
select tests.take_exam(n, pg_temp.paper_id(), l) from (
  values ('asha', 'bab'), ('bela', 'ba-'), ('chitra', 'bad'), ('dev', 'b--'), ('esha', '--b'), ('farah', '---')
) as s (n, l);
select is(pg_temp.propose('meera', 'asha') ->> 'outcome', 'running', 'a running attempt cannot be proposed');
select tests.set_exam_time('20 minutes');

-- Permissions and arguments.
select tests.set_exam_time('70 minutes');
select settle_exams(100);
select is(tests.call_as(n, c), '"42501"', coalesce(n, 'a visitor') || ' cannot call ' || c)
from unnest(array[null, 'asha', 'zara']) as n,
  unnest(array[
    format('propose_void(%L, ''void'', ''x'')', pg_temp.attempt_id('asha')), format('decide_void(%L, ''released'', ''x'')', tests.id('asha')),
    'to_jsonb(l) from list_void_proposals(tests.id(''examIMO5'')) as l', 'to_jsonb(l) from list_attempts(tests.id(''examIMO5''), ''asha'', 10) as l',
    'correct_certificate(''OLY-W27-IMO05-00000000'', ''Asha'', ''x'')'
  ]) as c;
select is(pg_temp.propose('kavi', 'asha') ->> 'outcome', 'kept_out', 'an organiser with a child in the class cannot propose');
select is(pg_temp.propose('meera', 'zara') ->> 'outcome', 'not_found', 'an unknown attempt is not found');
select is(tests.call_as('meera', format('propose_void(%L, %L, ''x'')', pg_temp.attempt_id('asha'), w)) ->> 'outcome', 'not_found', format('%L cannot be proposed', w))
from unnest(array['released', '', null]) as w;
select is(pg_temp.propose('meera', 'asha', 'void', ' ') ->> 'outcome', 'reason_missing', 'a proposal needs a reason');
select is(pg_temp.propose('meera', 'asha', 'void', repeat('x', 1001)) ->> 'outcome', 'reason_too_long', 'a reason has a maximum length');

-- A proposal: the result is held, the family gets an email and replies.
select is(
  pg_temp.propose('meera', 'asha', 'void', '  Two voices were heard.  '),
  jsonb_build_object('outcome', 'proposed', 'reply_until', private.iso_timestamp(private.day_ends_at(private.day_in_india(tests.exam_opens_at()) + 7))),
  'an organiser proposes, and the family can reply until the end of the seventh day'
);
select is(pg_temp.propose('anil', 'asha') ->> 'outcome', 'waits_already', 'an attempt has one open proposal');
select is(pg_temp.state_of('asha'), '["held", "void"]', 'the result is held immediately');
select is(
  pg_temp.result_of('asha') #- '{paper}' #- '{void_proposal,proposed_at}',
  jsonb_build_object('outcome', 'held', 'held_for', 'void', 'void_proposal', jsonb_build_object(
    'wanted', 'void', 'reason', 'Two voices were heard.', 'reply_until', private.iso_timestamp(private.day_ends_at(private.day_in_india(tests.exam_opens_at()) + 7)),
    'reply', null, 'replied_at', null, 'decision', null, 'words', null, 'decided_at', null, 'is_single', false
  )),
  'the family reads the reason and the deadline, and not who proposed it'
);
select is(pg_temp.mails_to('asha'), 'exam_void_email', 'the family gets an email');
select is(
  (select jsonb_agg(m.data - '{exam,code,edition,class,exam_on,opens_at,last_start_at,duration_seconds}'::text[]) from claim_exam_mails(1000) as m where m.kind = 'exam_void_email'),
  jsonb_build_array(jsonb_build_object(
    'paper_id', pg_temp.paper_id(), 'is_single', false, 'reply_until', private.iso_timestamp(private.day_ends_at(private.day_in_india(tests.exam_opens_at()) + 7))
  )),
  'the email has the paper and the deadline, and no reason'
);
select is(pg_temp.reply('bela', 'It was only my sister.') ->> 'outcome', 'not_found', 'a student without a proposal cannot reply');
select is(pg_temp.reply(n, 'It was only my sister.'), '"42501"', coalesce(n, 'a visitor') || ' cannot reply') from unnest(array['zara', null]) as n;
select is(pg_temp.reply('asha', r), '"PT400"', format('a reply of %s characters is refused', coalesce(char_length(r)::text, 'no'))) from unnest(array[' too short ', repeat('x', 1001), null]) as r;
select is(pg_temp.decide('anil', 'asha', 'void') ->> 'outcome', 'too_early', 'a proposal cannot be decided before the reply');
select is(pg_temp.reply('asha', 'It was only my sister.') ->> 'outcome', 'saved', 'the student replies');
select is(pg_temp.reply('asha', 'It was my sister, reading aloud.') ->> 'outcome', 'saved', 'the student can change the reply');
select is(pg_temp.result_of('asha') #>> '{void_proposal,reply}', 'It was my sister, reading aloud.', 'the student reads the reply');
select is(
  tests.call_as('anil', '(to_jsonb(l) -> ''name'') || (to_jsonb(l) -> ''reply'') || (to_jsonb(l) -> ''is_mine'') from list_void_proposals(tests.id(''examIMO5'')) as l'),
  '["Asha", "It was my sister, reading aloud.", false]', 'the other organiser reads the reply'
);
select is(tests.call_as('kavi', 'to_jsonb(l) from list_void_proposals(tests.id(''examIMO5'')) as l'), null, 'an organiser with a child in the class lists no proposals');

-- The decision by another organiser.
select is(pg_temp.decide('meera', 'asha', 'void') ->> 'outcome', 'own_decision', 'the proposer cannot decide to void the attempt');
select is(pg_temp.decide('kavi', 'asha', 'released') ->> 'outcome', 'kept_out', 'an organiser with a child in the class cannot decide');
select is(pg_temp.decide('anil', 'asha', 'void', ' ') ->> 'outcome', 'words_missing', 'a decision needs words');
select is(pg_temp.decide('anil', 'asha', 'void', repeat('x', 1001)) ->> 'outcome', 'words_too_long', 'the words have a maximum length');
select is(pg_temp.decide('anil', 'asha', 'normal') ->> 'outcome', 'not_found', 'an unknown decision is refused');
select is(pg_temp.decide('anil', 'asha', 'released', 'A sister who reads her own book aloud does not matter.') ->> 'outcome', 'decided', 'the attempt is released');
select is(pg_temp.decide('anil', 'asha', 'released') ->> 'outcome', 'not_found', 'a proposal is decided once');
select is(pg_temp.reply('asha', 'Thank you very much.') ->> 'outcome', 'closed', 'after the decision the student cannot reply');
select is(pg_temp.state_of('asha'), '["finished", null]', 'the exam has its earlier state');
select is(pg_temp.result_of('asha') ->> 'outcome', 'not_yet', 'the result is not published yet');
select is(pg_temp.result_of('asha') #>> '{void_proposal,words}', 'A sister who reads her own book aloud does not matter.', 'the student reads the decision');
select is(pg_temp.mails_to('asha'), 'exam_void_email exam_void_decided_email', 'an email announces the decision');
select throws_ok('update private.void_proposals set words = ''Other words.''', '42501', null, 'a decision cannot be changed');
select is_empty('select tests.exam_violations()', 'no promise is broken');

-- A reset, after the exam's hours and during them.
select is(tests.propose_and_decide_void('farah', pg_temp.paper_id(), 'reset', '{meera,anil}'), 'decided', 'an attempt without an answer can be reset');
select is(pg_temp.result_of('farah') ->> 'outcome', 'reset', 'the family sees that the attempt was reset');
select is(pg_temp.state_of('farah'), '["reset", null]', 'the dashboard shows the reset');
select is(tests.call_as('farah', 'start_exam(tests.id(''examIMO5''))') ->> 'outcome', 'too_late', 'after its hours the paper cannot be started');
select is(
  tests.call_as('meera', format(
    'give_exam_grant(%L, tests.edition(), tests.exam(''IMO''), true, ''It was reset.'', 0, %L, %L)', tests.id('farah'), tests.exam_opens_at() + interval '1 day', tests.exam_opens_at() + interval '25 hours'
  )) ->> 'outcome', 'given', 'an organiser gives her the reserve paper'
);
select tests.set_exam_time('24 hours 5 minutes');
select tests.take_exam('farah', tests.id('reserveIMO5'), 'bab');
select is(pg_temp.state_of('farah', 'reserve') ->> 0, 'running', 'she takes the reserve paper');
select is(pg_temp.result_of('farah') ->> 'outcome', 'reset', 'the result of the first paper still shows the reset');
select tests.set_exam_time('-1 day');
select tests.set_exam_time('5 minutes');
select tests.take_exam('gita', pg_temp.paper_id(), 'b');
update private.exam_attempts set finished_at = private.exam_now(), deadline_at = private.exam_now() + interval '1 hour', ended_by = 'student' where student_id = tests.id('gita');
select private.issue_receipt(a) from private.exam_attempts as a where a.student_id = tests.id('gita');
select is(tests.propose_and_decide_void('gita', pg_temp.paper_id(), 'reset', '{meera,anil}'), 'decided', 'an attempt is reset while the paper is open');
select is(pg_temp.state_of('gita'), '["open", null]', 'the dashboard offers the exam again');
select isnt(tests.take_exam('gita', pg_temp.paper_id(), 'cab'), null, 'the student can start again');
select is((select jsonb_agg(standing order by standing) from private.exam_attempts where student_id = tests.id('gita')), '["normal", "reset"]', 'the second start is a new attempt');

-- Before publication: the statistics change.
select tests.set_exam_time('92 minutes');
select run_result_tasks();
select is((select sitters from private.paper_statistics where paper_id = pg_temp.paper_id()), 6, 'the statistics count six participants');
select is(pg_temp.propose('anil', 'esha', 'reset') ->> 'outcome', 'proposed', 'a reset is proposed');
select is(pg_temp.decide('meera', 'esha', 'void') ->> 'outcome', 'harder', 'a proposal for a reset cannot become a void');
select tests.set_exam_time('8 days');
select is(pg_temp.decide('meera', 'esha', 'reset') ->> 'outcome', 'decided', 'after seven days a decision needs no reply');
select is(run_result_tasks() ->> 'done', '1', 'the next run');
select is((select sitters from private.paper_statistics where paper_id = pg_temp.paper_id()), 5, 'the new statistics leave out the reset attempt');
insert into private.key_decisions (paper_id, n, words, decided_at, taken_at)
select paper_id, n, 'It is right.', private.exam_now(), private.exam_now() from private.question_statistics;
select is(pg_temp.publish('provisional'), 'waiting', 'the provisional result is queued');
select run_result_tasks();
select is(pg_temp.ranks_by_name() -> 'Esha', null, 'the reset attempt has no result');
select is_empty('select tests.exam_violations()', 'no promise is broken');

-- Between the provisional and the final result.
select is(pg_temp.propose('meera', 'dev') ->> 'outcome', 'proposed', 'a published attempt can be proposed');
select is(pg_temp.result_of('dev') ->> 'outcome', 'held', 'its marks are held');
select is(tests.call_as('dev', 'get_review(tests.id(''examIMO5''))') ->> 'outcome', 'held', 'its review is held');
update public.enrolments set is_active = false where student_id = tests.id('dev');
select is((select held_before from private.void_proposals where id = pg_temp.open_proposal('dev')), 'refund', 'a refund during the proposal is remembered');
select is(pg_temp.decide('meera', 'dev', 'released') ->> 'outcome', 'decided', 'the proposer can withdraw the proposal at any time');
select is((select jsonb_build_array(standing, held_for) from private.exam_attempts where id = pg_temp.attempt_id('dev')), '["held", "refund"]', 'the refund then holds the result');
select is(pg_temp.result_of('dev') ->> 'held_for', 'refund', 'the family sees that the refund holds the result');
select is(tests.propose_and_decide_void('chitra', pg_temp.paper_id(), 'void', '{anil,meera}'), 'decided', 'another attempt is declared void');
select run_result_tasks();
select is(pg_temp.ranks_by_name() -> 'Chitra', null, 'a void attempt has no result any more');
select is(pg_temp.result_of('chitra') ->> 'outcome', 'void', 'the family sees that the attempt is void');
select is(pg_temp.state_of('chitra'), '["void", null]', 'the dashboard shows that the attempt is void');
select is(tests.call_as('chitra', format('challenge_key(%L, 1, ''c'', ''Five is right as well.'')', pg_temp.paper_id())) ->> 'outcome', 'not_found', 'a void attempt cannot challenge a key');
select is(pg_temp.propose('meera', 'chitra') ->> 'outcome', 'decided_already', 'a void attempt cannot be proposed again');
select is_empty('select tests.exam_violations()', 'no promise is broken between the publications');

-- After the final result.
select tests.set_exam_time('120 days');
select tests.call_as('meera', format('confirm_award(%L, ''letter'')', attempt_id)) from private.award_checks;
select is(pg_temp.publish('final'), 'waiting', 'the final result is queued');
select run_result_tasks();
select is((select sitters from private.paper_results where paper_id = pg_temp.paper_id()), 4, 'N counts the participants without void and reset attempts');
select is(pg_temp.ranks_by_name() -> 'Bela', '[2, 3, "gold"]', 'one of them has rank 3');
create temp table first_codes on commit drop as
select s.name, c.code from private.certificates as c join private.exam_attempts as a on a.id = c.attempt_id join public.students as s on s.id = a.student_id;
create function pg_temp.first_code(p_name text) returns text language sql as $$ select code from first_codes where name = p_name $$;

-- An organiser corrects the name on a certificate.
create function pg_temp.rename(p_admin text, p_code text, p_name text, p_reason text default 'The school''s letter says so.') returns jsonb language sql as $$
  select tests.call_as(p_admin, format('correct_certificate(%L, %L, %L)', p_code, p_name, p_reason))
$$;
select is(pg_temp.rename('kavi', pg_temp.first_code('Bela'), 'Beena') ->> 'outcome', 'kept_out', 'an organiser with a child in the class cannot correct a name');
select is(pg_temp.rename('meera', 'OLY-W27-IMO05-00000000', 'Beena') ->> 'outcome', 'not_found', 'an unknown certificate is not found');
select is(pg_temp.rename('meera', pg_temp.first_code('Bela'), n, r) ->> 'outcome', o, 'correct_certificate returns ' || o)
from (values ('Beena', ' ', 'reason_missing'), ('Beena', repeat('x', 501), 'reason_too_long'), (' ', 'x', 'name_missing'), (repeat('x', 101), 'x', 'name_too_long'), ('Bela', 'x', 'same')) as v (n, r, o);
select is(pg_temp.rename(a, pg_temp.first_code('Bela'), n) ->> 'outcome', o, m)
from (
  values ('meera', 'Rohini Nair', 'waiting', 'a whole other name waits for a second organiser'),
    ('meera', 'Rohini Nair', 'waiting', 'the organiser who asked does not confirm'),
    ('anil', 'Mickey Mouse', 'waiting', 'nor does another name')
) as v (a, n, o, m);
select is(pg_temp.rename('anil', pg_temp.first_code('Bela'), 'Rohini Nair') ->> 'outcome', 'waiting', 'another organiser''s different name replaces the first request');
select is(
  tests.call_as('meera', 'jsonb_build_array(l.certificate_name, l.wanted_name, l.wanted_by, l.is_wanted_by_you) from list_attempts(tests.id(''examIMO5''), ''bela'', 50) as l'),
  '["Bela", "Rohini Nair", "Anil", false]', 'the name has not changed, and the list shows which name is requested and by whom'
);
select is(
  tests.call_as('meera', 'jsonb_agg(l.wanted_name) from list_attempts(tests.id(''examIMO5''), '''', 50) as l'), '["Rohini Nair"]',
  'without a search the list shows the names that wait for a second organiser'
);
select is((select count(*)::integer from private.find_name_requests()), 1, 'the start page counts the request');
select is(tests.call_as('meera', format('refuse_certificate_name(%L)', pg_temp.first_code('Bela'))) ->> 'outcome', 'refused', 'another organiser refuses the name');
select is(tests.call_as('meera', format('refuse_certificate_name(%L)', pg_temp.first_code('Bela'))) ->> 'outcome', 'not_found', 'a refused request is not found');
select is(pg_temp.rename('anil', pg_temp.first_code('Bela'), 'Rohini Nair') ->> 'outcome', 'waiting', 'the name can be requested again');
select is(pg_temp.rename('meera', pg_temp.first_code('Bela'), 'Rohini Nair') ->> 'outcome', 'corrected', 'a second organiser confirms it, even after the family''s own 30 days');
select is_empty('select from private.certificate_name_requests', 'no request waits any more');
select is(pg_temp.rename('meera', pg_temp.first_code('Bela'), 'Beena') ->> 'outcome', 'closed', 'the old certificate cannot be corrected again');
select is(tests.call_as(null, format('verify_certificate(%L)', pg_temp.first_code('Bela'))) ->> 'code', pg_temp.result_of('bela') ->> 'certificate_code', 'the old code leads to the new certificate');
select is(pg_temp.result_of('bela') ->> 'name', 'Rohini Nair', 'the new certificate has the name');
select is(
  (select details - '{new_code,old_code}'::text[] from private.admin_audit where action = 'correct_certificate'),
  '{"old_name": "Bela", "new_name": "Rohini Nair", "reason": "The school''s letter says so."}', 'the audit has both names and the reason'
);
select is((select about ->> 'certificate_code' from private.outbox where kind = 'exam_name_email'), pg_temp.result_of('bela') ->> 'certificate_code', 'the family gets an email');
select is(
  tests.call_as('meera', 'jsonb_agg(l.name || '' '' || coalesce(l.certificate_name, ''none'') order by l.name) from list_attempts(tests.id(''examIMO5''), ''EL'', 50) as l'),
  '["Bela Rohini Nair"]', 'attempts are found by a part of the name'
);
select is(tests.call_as('meera', 'to_jsonb(l.name) from list_attempts(tests.id(''examIMO5''), ''dev@oly'', 50) as l'), '"Dev"', 'attempts are found by a part of the email');
select is(tests.call_as('meera', format('to_jsonb(count(*)) from list_attempts(tests.id(''examIMO5''), %L, 50)', t)), '0', format('a search for %L finds none', t)) from unnest(array['a', '%', null, '__']) as t;
select is(tests.call_as('kavi', 'to_jsonb(count(*)) from list_attempts(tests.id(''examIMO5''), ''bela'', 50)'), '0', 'an organiser with a child in the class finds none');

-- A void after the final result: others rise, no award gets lower, the certificate is withdrawn.
select is(tests.propose_and_decide_void('asha', pg_temp.paper_id(), 'void', '{meera,anil}'), 'decided', 'the first in the ranking is declared void');
select run_result_tasks();
select is(pg_temp.ranks_by_name() -> 'Bela', '[2, 2, "gold"]', 'the third rises to rank 2');
select is((select sitters from private.paper_results where paper_id = pg_temp.paper_id()), 4, 'N does not change');
select is(tests.call_as(null, format('verify_certificate(%L)', pg_temp.first_code('Asha'))) ->> 'outcome', 'withdrawn', 'the certificate is withdrawn');
select is(pg_temp.rename('meera', pg_temp.first_code('Asha'), 'Aasha') ->> 'outcome', 'closed', 'the name on a withdrawn certificate cannot be corrected');
select is((select cause from private.exam_results where attempt_id = pg_temp.attempt_id('bela') and is_last), 'void', 'the new row of the result has its cause');
select is_empty('select tests.exam_violations()', 'no promise is broken after the final result');

-- The setting for a single organiser.
update private.settings set is_on = true where name = 'single_organiser';
select is(pg_temp.propose('meera', 'bela') ->> 'outcome', 'proposed', 'a single organiser proposes');
select is(pg_temp.decide('meera', 'bela', 'reset') ->> 'outcome', 'too_early', 'a single organiser must wait for the family''s seven days');
select tests.set_exam_time('140 days');
select is(pg_temp.decide('meera', 'bela', 'reset') ->> 'outcome', 'decided', 'then one organiser is enough');
select is(pg_temp.result_of('bela') #> '{void_proposal,is_single}', 'true', 'the family sees that one organiser decided');
select run_result_tasks();
select is_empty('select tests.exam_violations()', 'no promise is broken by a single organiser');

-- A deleted account deletes the texts.
select private.anonymise_student(tests.id('bela'));
select is(
  (select jsonb_build_array(reason, reply, words, decision) from private.void_proposals where attempt_id = pg_temp.attempt_id('bela')),
  '["account deleted", null, "account deleted", "reset"]', 'for a deleted account only the decision is kept'
);

-- Recorded events never change a mark or a decision: functions that read them only return, count or delete them.
select set_eq(
  $$ select proname::text from pg_proc where pronamespace in ('private'::regnamespace, 'public'::regnamespace) and prosrc like '%exam_room_events%' and proname not like 'purge%' $$,
  array['note_room_events', 'room_events_json', 'read_picture_sheet', 'drop_withdrawn_pictures', 'list_exam_events', 'connection_json'],
  'only these functions store, return, show or delete recorded events'
);
select set_eq(
  $$ select proname::text from pg_proc where pronamespace in ('private'::regnamespace, 'public'::regnamespace) and prosrc like '%room_events_json%' $$,
  array['get_receipt', 'exam_story_json', 'student_data_json'],
  'only the receipt, the exam record and the export contain recorded events'
);

-- private.void_violations finds each broken promise.
create function pg_temp.is_broken_after(p_sql text) returns boolean language plpgsql as $$
declare
  v_found boolean;
begin
  begin
    alter table private.void_proposals disable trigger void_proposals_forbid_change;
    execute p_sql;
    select count(*) > 0 into v_found from private.void_violations();
    raise exception 'undo' using errcode = 'OLYMP';
  exception when sqlstate 'OLYMP' then
    return v_found;
  end;
end
$$;
select ok(pg_temp.is_broken_after(b.sql), b.title)
from (
  values
    ('update private.exam_attempts set standing = ''void'' where id = pg_temp.attempt_id(''gita'')', 'E8: void without a decision'),
    ('update private.exam_attempts set standing = ''held'', held_for = ''void'' where id = pg_temp.attempt_id(''gita'')', 'E8: held without a proposal'),
    ('delete from private.outbox where kind = ''exam_void_decided_email''', 'E8: the family was not informed')
) as b (sql, title);
select throws_ok(format(
    'insert into private.void_proposals (attempt_id, wanted, reason, proposed_by, proposed_at, reply_until, reply, replied_at, decision, words, decided_by, decided_at)
    select %L, %L, ''x'', tests.id(''meera''), now(), now() + interval ''7 days'', %L, %s, %L, ''x'', tests.id(%L), now()', pg_temp.attempt_id('dev'), w, r, case when r is null then 'null' else 'now()' end, d, b
  ), '23514', null, title)
from (values
  ('void', 'It was only my sister.', 'void', 'meera', 'the proposer cannot be the one who decides'),
  ('void', null, 'void', 'anil', 'a decision before the deadline needs a reply'),
  ('reset', 'It was only my sister.', 'void', 'anil', 'a proposal for a reset cannot become a void')
) as v (w, r, d, b, title);

select * from finish();
rollback;
