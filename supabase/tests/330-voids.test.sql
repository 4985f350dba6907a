-- Void and reset attempts: who proposes, replies and decides, and when; the effects on marks, ranks, certificates and another
-- start, before and after each publication; and names on certificates that an organiser corrects (E8, E9; docs/exam.md sections 2, 8 and 9).
begin;
select plan(144);

select tests.schedule_exams();
select tests.set_exam_clock('-1 day');
select tests.create_student(n) from unnest(array['asha', 'bela', 'chitra', 'dev', 'esha', 'farah', 'gita', 'zara', 'meera', 'anil', 'kavi']) as n;
select private.grant_admin(n || '@olympeak.example') from unnest(array['meera', 'anil', 'kavi']) as n;
select tests.create_paper('IMO', 5), tests.create_paper('IMO', 5, 'reserve');
select tests.enrol(n, '{IMO}') from unnest(array['asha', 'bela', 'chitra', 'dev', 'esha', 'farah', 'gita']) as n;
select tests.give_consent(n) from unnest(array['asha', 'bela', 'chitra', 'dev', 'esha', 'farah', 'gita']) as n;
insert into private.organisers_children (edition_id, class_id, organiser_id, marked_by)
values (tests.edition(), tests.class(5), tests.id('kavi'), tests.id('meera'));

create function pg_temp.paper_id() returns uuid language sql as $$ select tests.id('examIMO5') $$;
create function pg_temp.attempt_id(p_name text) returns uuid language sql as $$
  select id from private.exam_attempts where student_id = tests.id(p_name) order by status = 'reset', started_at desc limit 1
$$;
create function pg_temp.open_proposal(p_name text) returns uuid language sql as $$
  select id from private.void_proposals where attempt_id = pg_temp.attempt_id(p_name) and decision is null
$$;
create function pg_temp.propose(p_admin text, p_student text, p_wanted_decision text default 'void', p_reason text default 'Two voices were heard.') returns jsonb language sql as $$
  select tests.call_as(p_admin, format('propose_void(%L, %L, %L)', pg_temp.attempt_id(p_student), p_wanted_decision, p_reason))
$$;
create function pg_temp.reply(p_name text, p_reply text) returns jsonb language sql as $$
  select tests.call_as(p_name, format('reply_to_void(%L, %L)', pg_temp.paper_id(), p_reply))
$$;
create function pg_temp.decide(p_admin text, p_student text, p_decision text, p_reason text default 'We have read your reply.') returns jsonb language sql as $$
  select tests.call_as(p_admin, format('decide_void(%L, %L, %L)', pg_temp.open_proposal(p_student), p_decision, p_reason))
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

select tests.set_exam_clock('5 minutes');
select tests.take_exam(name, pg_temp.paper_id(), letters) from (
  values ('asha', 'bab'), ('bela', 'ba-'), ('chitra', 'bad'), ('dev', 'b--'), ('esha', '--b'), ('farah', '---')
) as s (name, letters);
select is(pg_temp.propose('meera', 'asha') ->> 'outcome', 'running', 'a void cannot be proposed for a running attempt');
select tests.set_exam_clock('20 minutes');

-- Permissions and arguments.
select tests.set_exam_clock('70 minutes');
select end_overdue_attempts(100);
select is(tests.call_as(n, c), '"42501"', coalesce(n, 'a visitor') || ' cannot call ' || c)
from unnest(array[null, 'asha', 'zara']) as n,
  unnest(array[
    format('propose_void(%L, ''void'', ''x'')', pg_temp.attempt_id('asha')), format('decide_void(%L, ''released'', ''x'')', tests.id('asha')),
    'to_jsonb(l) from list_void_proposals(tests.id(''examIMO5'')) as l', 'to_jsonb(l) from list_attempts(tests.id(''examIMO5''), ''asha'', 10) as l',
    'correct_certificate(''OLY-W27-IMO05-00000000'', ''Asha'', ''x'')'
  ]) as c;
select is(pg_temp.propose('kavi', 'asha') ->> 'outcome', 'conflict_of_interest', 'an organiser with a child in the class cannot propose a void');
select is(pg_temp.propose('meera', 'zara') ->> 'outcome', 'not_found', 'a void cannot be proposed for an attempt that does not exist');
select is(tests.call_as('meera', format('propose_void(%L, %L, ''x'')', pg_temp.attempt_id('asha'), w)) ->> 'outcome', 'not_found', format('the decision %L cannot be proposed', w))
from unnest(array['released', '', null]) as w;
select is(pg_temp.propose('meera', 'asha', 'void', ' ') ->> 'outcome', 'reason_missing', 'a proposal needs a reason');
select is(pg_temp.propose('meera', 'asha', 'void', repeat('x', 1001)) ->> 'outcome', 'reason_too_long', 'the reason of a proposal has a maximum length');

-- A proposal: the result is held, the family gets an email and replies.
select is(
  pg_temp.propose('meera', 'asha', 'void', '  Two voices were heard.  '),
  jsonb_build_object('outcome', 'proposed', 'reply_until', private.iso_timestamp(private.day_ends_at(private.day_in_india(tests.exam_opens_at()) + 7))),
  'an organiser can propose a void, and the family can reply until the end of the seventh day'
);
select is(pg_temp.propose('anil', 'asha') ->> 'outcome', 'waits_already', 'an attempt has one open proposal');
select is(pg_temp.state_of('asha'), '["held", "void"]', 'an open proposal holds the result immediately');
select is(
  pg_temp.result_of('asha') #- '{paper}' #- '{void_proposal,proposed_at}',
  jsonb_build_object('outcome', 'held', 'held_for', 'void', 'void_proposal', jsonb_build_object(
    'wanted', 'void', 'reason', 'Two voices were heard.', 'reply_until', private.iso_timestamp(private.day_ends_at(private.day_in_india(tests.exam_opens_at()) + 7)),
    'reply', null, 'replied_at', null, 'decision', null, 'decision_reason', null, 'decided_at', null, 'is_single', false
  )),
  'the family reads the reason of a proposal and the deadline, and not who proposed it'
);
select is(pg_temp.mails_to('asha'), 'exam_void_email', 'a proposal sends the family an email');
select is(
  (select jsonb_agg(m.data - '{exam,code,edition,class,exam_on,opens_at,last_start_at,duration_seconds}'::text[]) from claim_exam_mails(1000) as m where m.kind = 'exam_void_email'),
  jsonb_build_array(jsonb_build_object(
    'paper_id', pg_temp.paper_id(), 'is_single', false, 'reply_until', private.iso_timestamp(private.day_ends_at(private.day_in_india(tests.exam_opens_at()) + 7))
  )),
  'the email about a proposal has the paper and the deadline, and no reason'
);
select is(pg_temp.reply('bela', 'It was only my sister.') ->> 'outcome', 'not_found', 'a student without a proposal cannot reply');
select is(pg_temp.reply(n, 'It was only my sister.'), '"42501"', coalesce(n, 'a visitor') || ' cannot reply') from unnest(array['zara', null]) as n;
select is(pg_temp.reply('asha', r), '"PT400"', format('a reply of %s characters is refused', coalesce(char_length(r)::text, 'no'))) from unnest(array[' too short ', repeat('x', 1001), null]) as r;
select is(pg_temp.decide('anil', 'asha', 'void') ->> 'outcome', 'too_early', 'a proposal cannot be decided before the family replies');
select is(pg_temp.reply('asha', 'It was only my sister.') ->> 'outcome', 'saved', 'a student can reply to a proposal');
select is(pg_temp.reply('asha', 'It was my sister, reading aloud.') ->> 'outcome', 'saved', 'a student can change the reply to a proposal');
select is(pg_temp.result_of('asha') #>> '{void_proposal,reply}', 'It was my sister, reading aloud.', 'a student reads their own reply to a proposal');
select is(
  tests.call_as('anil', '(to_jsonb(l) -> ''name'') || (to_jsonb(l) -> ''reply'') || (to_jsonb(l) -> ''is_mine'') from list_void_proposals(tests.id(''examIMO5'')) as l'),
  '["Asha", "It was my sister, reading aloud.", false]', 'another organiser reads the student''s reply'
);
select is(tests.call_as('kavi', 'to_jsonb(l) from list_void_proposals(tests.id(''examIMO5'')) as l'), null, 'an organiser with a child in the class lists no proposals');

-- The decision by another organiser.
select is(pg_temp.decide('meera', 'asha', 'void') ->> 'outcome', 'own_decision', 'the organiser who proposed a void cannot decide it');
select is(pg_temp.decide('kavi', 'asha', 'released') ->> 'outcome', 'conflict_of_interest', 'an organiser with a child in the class cannot decide a proposal');
select is(pg_temp.decide('anil', 'asha', 'void', ' ') ->> 'outcome', 'reason_missing', 'a decision on a proposal needs a reason');
select is(pg_temp.decide('anil', 'asha', 'void', repeat('x', 1001)) ->> 'outcome', 'reason_too_long', 'the reason for a decision has a maximum length');
select is(pg_temp.decide('anil', 'asha', 'normal') ->> 'outcome', 'not_found', 'an unknown decision is refused');
select is(pg_temp.decide('anil', 'asha', 'released', 'A sister who reads her own book aloud does not matter.') ->> 'outcome', 'decided', 'a second organiser can release the attempt');
select is(pg_temp.decide('anil', 'asha', 'released') ->> 'outcome', 'not_found', 'a proposal can be decided only once');
select is(pg_temp.reply('asha', 'Thank you very much.') ->> 'outcome', 'closed', 'a student cannot reply after the decision');
select is(pg_temp.state_of('asha'), '["finished", null]', 'a released attempt has its earlier state');
select is(pg_temp.result_of('asha') ->> 'outcome', 'not_yet', 'the result of a released attempt is not shown before the publication');
select is(pg_temp.result_of('asha') #>> '{void_proposal,decision_reason}', 'A sister who reads her own book aloud does not matter.', 'a student reads the reason for the decision');
select is(pg_temp.mails_to('asha'), 'exam_void_email exam_void_decided_email', 'the decision sends the family an email');
select throws_ok('update private.void_proposals set decision_reason = ''Another reason.''', '42501', null, 'the reason for a decision cannot be changed');
select is_empty('select tests.exam_violations()', 'a released attempt breaks no promise');

-- A reset, after the exam's hours and during them.
select is(tests.propose_and_decide_void('farah', pg_temp.paper_id(), 'reset', '{meera,anil}'), 'decided', 'an attempt without an answer can be reset');
select is(pg_temp.result_of('farah') ->> 'outcome', 'reset', 'the family sees in the result that the attempt was reset');
select is(pg_temp.state_of('farah'), '["reset", null]', 'the list of exams shows that the attempt was reset');
select is(tests.call_as('farah', 'start_exam(tests.id(''examIMO5''))') ->> 'outcome', 'too_late', 'a student whose attempt was reset cannot start the paper after its hours');
select is(
  tests.call_as('meera', format(
    'give_exam_grant(%L, tests.edition(), tests.exam(''IMO''), true, ''It was reset.'', 0, %L, %L)', tests.id('farah'), tests.exam_opens_at() + interval '1 day', tests.exam_opens_at() + interval '25 hours'
  )) ->> 'outcome', 'given', 'an organiser can give the reserve paper to a student whose attempt was reset'
);
select tests.set_exam_clock('24 hours 5 minutes');
select tests.take_exam('farah', tests.id('reserveIMO5'), 'bab');
select is(pg_temp.state_of('farah', 'reserve') ->> 0, 'running', 'a student whose attempt was reset can take the reserve paper');
select is(pg_temp.result_of('farah') ->> 'outcome', 'reset', 'the result of the first paper still shows the reset');
select tests.set_exam_clock('-1 day');
select tests.set_exam_clock('5 minutes');
select tests.take_exam('gita', pg_temp.paper_id(), 'b');
update private.exam_attempts set finished_at = private.exam_now(), deadline_at = private.exam_now() + interval '1 hour', ended_by = 'student' where student_id = tests.id('gita');
select private.issue_answer_record(a) from private.exam_attempts as a where a.student_id = tests.id('gita');
select is(tests.propose_and_decide_void('gita', pg_temp.paper_id(), 'reset', '{meera,anil}'), 'decided', 'an attempt can be reset while the paper is open');
select is(pg_temp.state_of('gita'), '["open", null]', 'the list of exams offers an open paper again after a reset');
select isnt(tests.take_exam('gita', pg_temp.paper_id(), 'cab'), null, 'a student can start an open paper again after a reset');
select is((select jsonb_agg(status order by status) from private.exam_attempts where student_id = tests.id('gita')), '["normal", "reset"]', 'the start after a reset is a new attempt');

-- Before publication: the statistics change.
select tests.set_exam_clock('92 minutes');
select run_result_tasks();
select is((select participants from private.paper_statistics where paper_id = pg_temp.paper_id()), 6, 'before the reset the statistics count six participants');
select is(pg_temp.propose('anil', 'esha', 'reset') ->> 'outcome', 'proposed', 'a reset can be proposed before the publication');
select is(pg_temp.decide('meera', 'esha', 'void') ->> 'outcome', 'stricter', 'a proposal for a reset cannot become a void');
select tests.set_exam_clock('8 days');
select is(pg_temp.decide('meera', 'esha', 'reset') ->> 'outcome', 'decided', 'after seven days a decision needs no reply');
select is(run_result_tasks() ->> 'done', '1', 'the next run calculates the statistics again');
select is((select participants from private.paper_statistics where paper_id = pg_temp.paper_id()), 5, 'the statistics after a reset leave the attempt out');
insert into private.key_decisions (paper_id, n, reason, decided_at, effective_at)
select paper_id, n, 'It is right.', private.exam_now(), private.exam_now() from private.question_statistics;
select is(pg_temp.publish('provisional'), 'waiting', 'the provisional result can be queued after a reset');
select run_result_tasks();
select is(pg_temp.ranks_by_name() -> 'Esha', null, 'a reset attempt has no result');
select is_empty('select tests.exam_violations()', 'a reset attempt breaks no promise');

-- Between the provisional and the final result.
select is(pg_temp.propose('meera', 'dev') ->> 'outcome', 'proposed', 'a void can be proposed for a published attempt');
select is(pg_temp.result_of('dev') ->> 'outcome', 'held', 'a proposal holds the marks of a published attempt');
select is(tests.call_as('dev', 'get_review(tests.id(''examIMO5''))') ->> 'outcome', 'held', 'a proposal holds the review of a published attempt');
update public.enrolments set is_active = false where student_id = tests.id('dev');
select is((select held_before from private.void_proposals where id = pg_temp.open_proposal('dev')), 'refund', 'a refund during the proposal is stored as the next reason to hold the result');
select is(pg_temp.decide('meera', 'dev', 'released') ->> 'outcome', 'decided', 'the organiser who proposed a void can withdraw the proposal at any time');
select is((select jsonb_build_array(status, held_for) from private.exam_attempts where id = pg_temp.attempt_id('dev')), '["held", "refund"]', 'after the proposal is withdrawn the refund holds the result');
select is(pg_temp.result_of('dev') ->> 'held_for', 'refund', 'the family sees that the refund holds the result');
select is(tests.propose_and_decide_void('chitra', pg_temp.paper_id(), 'void', '{anil,meera}'), 'decided', 'a published attempt can be declared void');
select run_result_tasks();
select is(pg_temp.ranks_by_name() -> 'Chitra', null, 'a void attempt has no result any more');
select is(pg_temp.result_of('chitra') ->> 'outcome', 'void', 'the family sees in the result that the attempt is void');
select is(pg_temp.state_of('chitra'), '["void", null]', 'the list of exams shows that the attempt is void');
select is(tests.call_as('chitra', format('challenge_key(%L, 1, ''c'', ''Five is right as well.'')', pg_temp.paper_id())) ->> 'outcome', 'not_found', 'a student with a void attempt cannot challenge a key');
select is(pg_temp.propose('meera', 'chitra') ->> 'outcome', 'decided_already', 'a second void cannot be proposed for a void attempt');
select is_empty('select tests.exam_violations()', 'decisions between the two publications break no promise');

-- After the final result.
select tests.set_exam_clock('120 days');
select tests.call_as('meera', format('confirm_award(%L, ''letter'')', attempt_id)) from private.award_checks;
select is(pg_temp.publish('final'), 'waiting', 'the final result can be queued with void and reset attempts');
select run_result_tasks();
select is((select participants from private.paper_results where paper_id = pg_temp.paper_id()), 4, 'the number of participants leaves out void and reset attempts');
select is(pg_temp.ranks_by_name() -> 'Bela', '[2, 3, "gold"]', 'Bela has rank 3 among the remaining participants');
create temp table first_codes on commit drop as
select s.name, c.code from private.certificates as c join private.exam_attempts as a on a.id = c.attempt_id join public.students as s on s.id = a.student_id;
create function pg_temp.first_code(p_name text) returns text language sql as $$ select code from first_codes where name = p_name $$;

-- An organiser corrects the name on a certificate.
create function pg_temp.correct_name(p_admin text, p_code text, p_new_name text, p_reason text default 'The school''s letter says so.') returns jsonb language sql as $$
  select tests.call_as(p_admin, format('correct_certificate(%L, %L, %L)', p_code, p_new_name, p_reason))
$$;
select is(pg_temp.correct_name('kavi', pg_temp.first_code('Bela'), 'Beena') ->> 'outcome', 'conflict_of_interest', 'an organiser with a child in the class cannot correct a name');
select is(pg_temp.correct_name('meera', 'OLY-W27-IMO05-00000000', 'Beena') ->> 'outcome', 'not_found', 'an unknown certificate is not found');
select is(pg_temp.correct_name('meera', pg_temp.first_code('Bela'), name, reason) ->> 'outcome', outcome, 'correct_certificate returns ' || outcome)
from (values ('Beena', ' ', 'reason_missing'), ('Beena', repeat('x', 501), 'reason_too_long'), (' ', 'x', 'name_missing'), (repeat('x', 101), 'x', 'name_too_long'), ('Bela', 'x', 'same')) as v (name, reason, outcome);
select is(pg_temp.correct_name(admin, pg_temp.first_code('Bela'), name) ->> 'outcome', outcome, title)
from (
  values ('meera', 'Rohini Nair', 'waiting', 'a completely different name waits for a second organiser'),
    ('meera', 'Rohini Nair', 'waiting', 'the organiser who asked for another name cannot confirm it'),
    ('anil', 'Mickey Mouse', 'waiting', 'a second organiser who asks for a third name does not confirm the first request')
) as v (admin, name, outcome, title);
select is(pg_temp.correct_name('anil', pg_temp.first_code('Bela'), 'Rohini Nair') ->> 'outcome', 'waiting', 'another organiser''s different name replaces the first request');
select is(
  tests.call_as('meera', 'jsonb_build_array(l.certificate_name, l.wanted_name, l.wanted_by, l.is_wanted_by_you) from list_attempts(tests.id(''examIMO5''), ''bela'', 50) as l'),
  '["Bela", "Rohini Nair", "Anil", false]', 'a requested name does not change the certificate, and the list shows which name is requested and by whom'
);
select is(
  tests.call_as('meera', 'jsonb_agg(l.wanted_name) from list_attempts(tests.id(''examIMO5''), '''', 50) as l'), '["Rohini Nair"]',
  'without a search the list of attempts has the names that wait for a second organiser'
);
select is((select count(*)::integer from private.find_name_requests()), 1, 'the query for the start page finds the request for another name');
select is(tests.call_as('meera', format('refuse_certificate_name(%L)', pg_temp.first_code('Bela'))) ->> 'outcome', 'refused', 'another organiser can refuse a requested name');
select is(tests.call_as('meera', format('refuse_certificate_name(%L)', pg_temp.first_code('Bela'))) ->> 'outcome', 'not_found', 'a refused request is not found');
select is(pg_temp.correct_name('anil', pg_temp.first_code('Bela'), 'Rohini Nair') ->> 'outcome', 'waiting', 'a refused name can be requested again');
select is(pg_temp.correct_name('meera', pg_temp.first_code('Bela'), 'Rohini Nair') ->> 'outcome', 'corrected', 'a second organiser can confirm a requested name, even after the family''s own 30 days');
select is_empty('select from private.certificate_name_requests', 'no request for a name waits after the confirmation');
select is(pg_temp.correct_name('meera', pg_temp.first_code('Bela'), 'Beena') ->> 'outcome', 'closed', 'the old certificate cannot be corrected again');
select is(tests.call_as(null, format('verify_certificate(%L)', pg_temp.first_code('Bela'))) ->> 'code', pg_temp.result_of('bela') ->> 'certificate_code', 'the old code of a corrected certificate leads to the new certificate');
select is(pg_temp.result_of('bela') ->> 'name', 'Rohini Nair', 'the new certificate has the confirmed name');
select is(
  (select details - '{new_code,old_code}'::text[] from private.admin_audit where action = 'correct_certificate'),
  '{"old_name": "Bela", "new_name": "Rohini Nair", "reason": "The school''s letter says so."}', 'the audit row of a corrected name has both names and the reason'
);
select is((select about ->> 'certificate_code' from private.outbox where kind = 'exam_name_email'), pg_temp.result_of('bela') ->> 'certificate_code', 'the family gets an email with the new code after a correction');
select is(
  tests.call_as('meera', 'jsonb_agg(l.name || '' '' || coalesce(l.certificate_name, ''none'') order by l.name) from list_attempts(tests.id(''examIMO5''), ''EL'', 50) as l'),
  '["Bela Rohini Nair"]', 'attempts are found by a part of the name'
);
select is(tests.call_as('meera', 'to_jsonb(l.name) from list_attempts(tests.id(''examIMO5''), ''dev@oly'', 50) as l'), '"Dev"', 'attempts are found by a part of the email');
select is(tests.call_as('meera', format('to_jsonb(count(*)) from list_attempts(tests.id(''examIMO5''), %L, 50)', t)), '0', format('a search for %L finds no attempt', t)) from unnest(array['a', '%', null, '__']) as t;
select is(tests.call_as('kavi', 'to_jsonb(count(*)) from list_attempts(tests.id(''examIMO5''), ''bela'', 50)'), '0', 'an organiser with a child in the class finds no attempts');

-- A void after the final result: other students rise, no award gets lower, the certificate is withdrawn.
select is(tests.propose_and_decide_void('asha', pg_temp.paper_id(), 'void', '{meera,anil}'), 'decided', 'the attempt with rank 1 can be declared void');
select run_result_tasks();
select is(pg_temp.ranks_by_name() -> 'Bela', '[2, 2, "gold"]', 'a student with rank 3 rises to rank 2 if a better attempt is declared void');
select is((select participants from private.paper_results where paper_id = pg_temp.paper_id()), 4, 'the number of participants does not change with a void after the final result');
select is(tests.call_as(null, format('verify_certificate(%L)', pg_temp.first_code('Asha'))) ->> 'outcome', 'withdrawn', 'the certificate of a void attempt is withdrawn');
select is(pg_temp.correct_name('meera', pg_temp.first_code('Asha'), 'Aasha') ->> 'outcome', 'closed', 'the name on a withdrawn certificate cannot be corrected');
select is((select cause from private.exam_results where attempt_id = pg_temp.attempt_id('bela') and is_last), 'void', 'the new row of a result that rises because of a void has the cause void');
select is_empty('select tests.exam_violations()', 'a void after the final result breaks no promise');

-- The setting for a single organiser.
update private.settings set is_on = true where name = 'single_organiser';
select is(pg_temp.propose('meera', 'bela') ->> 'outcome', 'proposed', 'the only organiser can propose a void');
select is(pg_temp.decide('meera', 'bela', 'reset') ->> 'outcome', 'too_early', 'the only organiser cannot decide within the family''s seven days');
select tests.set_exam_clock('140 days');
select is(pg_temp.decide('meera', 'bela', 'reset') ->> 'outcome', 'decided', 'the only organiser can decide after the family''s seven days');
select is(pg_temp.result_of('bela') #> '{void_proposal,is_single}', 'true', 'the family sees that the only organiser decided');
select run_result_tasks();
select is_empty('select tests.exam_violations()', 'a decision by the only organiser breaks no promise');

-- Deleting an account deletes the texts of its proposals.
select private.anonymise_student(tests.id('bela'));
select is(
  (select jsonb_build_array(reason, reply, decision_reason, decision) from private.void_proposals where attempt_id = pg_temp.attempt_id('bela')),
  '["account deleted", null, "account deleted", "reset"]', 'of a deleted account''s proposal only the decision is kept'
);

-- Recorded events never change a mark or a decision: the functions that read recorded events only return, count or delete them.
select set_eq(
  $$ select proname::text from pg_proc where pronamespace in ('private'::regnamespace, 'public'::regnamespace) and prosrc like '%exam_room_events%' and proname not like 'purge%' $$,
  array['note_room_events', 'room_events_json', 'read_picture_sheet', 'drop_withdrawn_pictures', 'list_exam_events', 'connection_json'],
  'only the functions on this list store, return, show or delete recorded events'
);
select set_eq(
  $$ select proname::text from pg_proc where pronamespace in ('private'::regnamespace, 'public'::regnamespace) and prosrc like '%room_events_json%' $$,
  array['get_answer_record', 'exam_timeline_json', 'student_data_json'],
  'only the answer record, the exam record and the export contain recorded events'
);

-- private.void_violations finds each broken promise. has_violation_after damages the data with p_sql and rolls it back.
create function pg_temp.has_violation_after(p_sql text) returns boolean language plpgsql as $$
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
select ok(pg_temp.has_violation_after(b.sql), b.title)
from (
  values
    ('update private.exam_attempts set status = ''void'' where id = pg_temp.attempt_id(''gita'')', 'a void attempt without a decision breaks E8'),
    ('update private.exam_attempts set status = ''held'', held_for = ''void'' where id = pg_temp.attempt_id(''gita'')', 'an attempt that is held without a proposal breaks E8'),
    ('delete from private.outbox where kind = ''exam_void_decided_email''', 'a decision of which the family was not informed breaks E8')
) as b (sql, title);
select throws_ok(format(
    'insert into private.void_proposals (attempt_id, wanted, reason, proposed_by, proposed_at, reply_until, reply, replied_at, decision, decision_reason, decided_by, decided_at)
    select %L, %L, ''x'', tests.id(''meera''), now(), now() + interval ''7 days'', %L, %s, %L, ''x'', tests.id(%L), now()', pg_temp.attempt_id('dev'), wanted, reply, case when reply is null then 'null' else 'now()' end, decision, decided_by
  ), '23514', null, title)
from (values
  ('void', 'It was only my sister.', 'void', 'meera', 'the organiser who proposed cannot be stored as the one who decides'),
  ('void', null, 'void', 'anil', 'a decision before the deadline cannot be stored without a reply'),
  ('reset', 'It was only my sister.', 'void', 'anil', 'a void cannot be stored as the decision on a proposal for a reset')
) as v (wanted, reply, decision, decided_by, title);

select * from finish();
rollback;
