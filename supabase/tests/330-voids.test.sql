-- Whether an attempt counts: who asks, who replies, who decides and when; what becomes of marks, ranks, certificates and the next
-- sitting before and after each publication; and a name that an organiser corrects (E8, E9; docs/exam.md sections 2, 8 and 9).
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

create function pg_temp.paper() returns uuid language sql as $$ select tests.id('examIMO5') $$;
create function pg_temp.attempt_of(p_name text) returns uuid language sql as $$
  select id from private.exam_attempts where student_id = tests.id(p_name) order by standing = 'reset', started_at desc limit 1
$$;
create function pg_temp.pending(p_name text) returns uuid language sql as $$
  select id from private.void_proposals where attempt_id = pg_temp.attempt_of(p_name) and decision is null
$$;
create function pg_temp.propose(p_admin text, p_name text, p_wanted text default 'void', p_reason text default 'Two voices were heard.') returns jsonb language sql as $$
  select tests.call_as(p_admin, format('propose_void(%L, %L, %L)', pg_temp.attempt_of(p_name), p_wanted, p_reason))
$$;
create function pg_temp.reply(p_name text, p_reply text) returns jsonb language sql as $$
  select tests.call_as(p_name, format('reply_to_void(%L, %L)', pg_temp.paper(), p_reply))
$$;
create function pg_temp.decide(p_admin text, p_name text, p_decision text, p_words text default 'We have read your reply.') returns jsonb language sql as $$
  select tests.call_as(p_admin, format('decide_void(%L, %L, %L)', pg_temp.pending(p_name), p_decision, p_words))
$$;
create function pg_temp.result_of(p_name text) returns jsonb language sql as $$ select tests.call_as(p_name, 'get_result(tests.id(''examIMO5''))') $$;
create function pg_temp.state_of(p_name text, p_kind text default 'exam') returns jsonb language sql as $$
  select tests.call_as(p_name, format('jsonb_build_array(l.state, l.held_for) from list_my_exams() as l where l.kind = %L', p_kind))
$$;
create function pg_temp.mails_to(p_name text) returns text language sql as $$
  select string_agg(kind, ' ' order by kind desc) from private.outbox where student_id = tests.id(p_name) and kind like 'exam_void%'
$$;
create function pg_temp.ranks() returns jsonb language sql as $$
  select jsonb_object_agg(s.name, jsonb_build_array(r.marks, r.rank, r.award))
  from private.exam_results as r join private.exam_attempts as a on a.id = r.attempt_id join public.students as s on s.id = a.student_id
  where r.is_last
$$;
create function pg_temp.publish(p_state text) returns text language sql as $$
  select tests.call_as('meera', format('publish_results(tests.id(''examIMO5''), %L)', p_state)) ->> 'outcome'
$$;

select tests.set_exam_time('5 minutes');
select tests.take_exam(n, pg_temp.paper(), l) from (
  values ('asha', 'bab'), ('bela', 'ba-'), ('chitra', 'bad'), ('dev', 'b--'), ('esha', '--b'), ('farah', '---')
) as s (n, l);
select is(pg_temp.propose('meera', 'asha') ->> 'outcome', 'running', 'an attempt that runs is not asked about');
select tests.set_exam_time('20 minutes');

-- Who may, and with what.
select tests.set_exam_time('70 minutes');
select settle_exams(100);
select is(tests.call_as(n, c), '"42501"', c || ' is not for ' || coalesce(n, 'a visitor'))
from unnest(array[null, 'asha', 'zara']) as n,
  unnest(array[
    format('propose_void(%L, ''void'', ''x'')', pg_temp.attempt_of('asha')), format('decide_void(%L, ''released'', ''x'')', tests.id('asha')),
    'to_jsonb(l) from list_void_proposals(tests.id(''examIMO5'')) as l', 'to_jsonb(l) from list_attempts(tests.id(''examIMO5''), ''asha'', 10) as l',
    'correct_certificate(''OLY-W27-IMO05-00000000'', ''Asha'', ''x'')'
  ]) as c;
select is(pg_temp.propose('kavi', 'asha') ->> 'outcome', 'kept_out', 'nor for an organiser with a child in the class');
select is(pg_temp.propose('meera', 'zara') ->> 'outcome', 'not_found', 'of an attempt that is there');
select is(tests.call_as('meera', format('propose_void(%L, %L, ''x'')', pg_temp.attempt_of('asha'), w)) ->> 'outcome', 'not_found', format('%L is nothing to propose', w))
from unnest(array['released', '', null]) as w;
select is(pg_temp.propose('meera', 'asha', 'void', ' ') ->> 'outcome', 'reason_missing', 'with a reason');
select is(pg_temp.propose('meera', 'asha', 'void', repeat('x', 1001)) ->> 'outcome', 'reason_too_long', 'that can be read');

-- Asked: held, announced, replied to.
select is(
  pg_temp.propose('meera', 'asha', 'void', '  Two voices were heard.  '),
  jsonb_build_object('outcome', 'proposed', 'reply_until', private.iso_timestamp(private.day_ends_at(private.day_in_india(tests.exam_opens_at()) + 7))),
  'an organiser asks, and the family has until the end of the seventh day'
);
select is(pg_temp.propose('anil', 'asha') ->> 'outcome', 'waits_already', 'once');
select is(pg_temp.state_of('asha'), '["held", "void"]', 'the result is held at once');
select is(
  pg_temp.result_of('asha') #- '{paper}' #- '{void_proposal,proposed_at}',
  jsonb_build_object('outcome', 'held', 'held_for', 'void', 'void_proposal', jsonb_build_object(
    'wanted', 'void', 'reason', 'Two voices were heard.', 'reply_until', private.iso_timestamp(private.day_ends_at(private.day_in_india(tests.exam_opens_at()) + 7)),
    'reply', null, 'replied_at', null, 'decision', null, 'words', null, 'decided_at', null, 'is_single', false
  )),
  'and its page says why and until when, and not by whom'
);
select is(pg_temp.mails_to('asha'), 'exam_void_email', 'by mail as well');
select is(
  (select jsonb_agg(m.data - '{exam,code,edition,class,exam_on,opens_at,last_start_at,duration_seconds}'::text[]) from claim_exam_mails(1000) as m where m.kind = 'exam_void_email'),
  jsonb_build_array(jsonb_build_object(
    'paper_id', pg_temp.paper(), 'is_single', false, 'reply_until', private.iso_timestamp(private.day_ends_at(private.day_in_india(tests.exam_opens_at()) + 7))
  )),
  'which has the link and the day, and no reason'
);
select is(pg_temp.reply('bela', 'It was only my sister.') ->> 'outcome', 'not_found', 'nobody replies who is not asked');
select is(pg_temp.reply(n, 'It was only my sister.'), '"42501"', 'nor does ' || coalesce(n, 'a visitor')) from unnest(array['zara', null]) as n;
select is(pg_temp.reply('asha', r), '"PT400"', format('%s characters are no reply', coalesce(char_length(r)::text, 'no'))) from unnest(array[' too short ', repeat('x', 1001), null]) as r;
select is(pg_temp.decide('anil', 'asha', 'void') ->> 'outcome', 'too_early', 'nothing is decided before she has replied');
select is(pg_temp.reply('asha', 'It was only my sister.') ->> 'outcome', 'saved', 'she replies');
select is(pg_temp.reply('asha', 'It was my sister, reading aloud.') ->> 'outcome', 'saved', 'and says it better');
select is(pg_temp.result_of('asha') #>> '{void_proposal,reply}', 'It was my sister, reading aloud.', 'reads her reply');
select is(
  tests.call_as('anil', '(to_jsonb(l) -> ''name'') || (to_jsonb(l) -> ''reply'') || (to_jsonb(l) -> ''is_mine'') from list_void_proposals(tests.id(''examIMO5'')) as l'),
  '["Asha", "It was my sister, reading aloud.", false]', 'which the other organiser reads'
);
select is(tests.call_as('kavi', 'to_jsonb(l) from list_void_proposals(tests.id(''examIMO5'')) as l'), null, 'and no organiser who is kept out');

-- Decided by another.
select is(pg_temp.decide('meera', 'asha', 'void') ->> 'outcome', 'own_decision', 'who proposed it does not decide it');
select is(pg_temp.decide('kavi', 'asha', 'released') ->> 'outcome', 'kept_out', 'nor does who is kept out');
select is(pg_temp.decide('anil', 'asha', 'void', ' ') ->> 'outcome', 'words_missing', 'with words');
select is(pg_temp.decide('anil', 'asha', 'void', repeat('x', 1001)) ->> 'outcome', 'words_too_long', 'that can be read');
select is(pg_temp.decide('anil', 'asha', 'normal') ->> 'outcome', 'not_found', 'one of three');
select is(pg_temp.decide('anil', 'asha', 'released', 'A sister who reads her own book aloud does not matter.') ->> 'outcome', 'decided', 'it can be released');
select is(pg_temp.decide('anil', 'asha', 'released') ->> 'outcome', 'not_found', 'and is decided once');
select is(pg_temp.reply('asha', 'Thank you very much.') ->> 'outcome', 'closed', 'then there is nothing to reply to');
select is(pg_temp.state_of('asha'), '["finished", null]', 'she is where she was');
select is(pg_temp.result_of('asha') ->> 'outcome', 'not_yet', 'waits for her result');
select is(pg_temp.result_of('asha') #>> '{void_proposal,words}', 'A sister who reads her own book aloud does not matter.', 'and reads the decision');
select is(pg_temp.mails_to('asha'), 'exam_void_email exam_void_decided_email', 'which a mail announced');
select throws_ok('update private.void_proposals set words = ''Other words.''', '42501', null, 'a decision is never changed');
select is_empty('select tests.exam_violations()', 'and no promise is broken');

-- A reset, while the hours last and after them.
select is(tests.propose_and_decide_void('farah', pg_temp.paper(), 'reset', '{meera,anil}'), 'decided', 'an attempt without an answer can be reset');
select is(pg_temp.result_of('farah') ->> 'outcome', 'reset', 'whose family reads so');
select is(pg_temp.state_of('farah'), '["reset", null]', 'on the dashboard as well');
select is(tests.call_as('farah', 'start_exam(tests.id(''examIMO5''))') ->> 'outcome', 'too_late', 'after its hours the paper stays closed');
select is(
  tests.call_as('meera', format(
    'give_exam_grant(%L, tests.edition(), tests.exam(''IMO''), true, ''It was reset.'', 0, %L, %L)', tests.id('farah'), tests.exam_opens_at() + interval '1 day', tests.exam_opens_at() + interval '25 hours'
  )) ->> 'outcome', 'given', 'and an organiser gives her the reserve paper'
);
select tests.set_exam_time('24 hours 5 minutes');
select tests.take_exam('farah', tests.id('reserveIMO5'), 'bab');
select is(pg_temp.state_of('farah', 'reserve') ->> 0, 'running', 'which she sits');
select is(pg_temp.result_of('farah') ->> 'outcome', 'reset', 'beside what was reset');
select tests.set_exam_time('-1 day');
select tests.set_exam_time('5 minutes');
select tests.take_exam('gita', pg_temp.paper(), 'b');
update private.exam_attempts set finished_at = private.exam_now(), deadline_at = private.exam_now() + interval '1 hour', ended_by = 'student' where student_id = tests.id('gita');
select private.issue_receipt(a) from private.exam_attempts as a where a.student_id = tests.id('gita');
select is(tests.propose_and_decide_void('gita', pg_temp.paper(), 'reset', '{meera,anil}'), 'decided', 'while the paper is open');
select is(pg_temp.state_of('gita'), '["open", null]', 'who was reset');
select isnt(tests.take_exam('gita', pg_temp.paper(), 'cab'), null, 'starts again');
select is((select jsonb_agg(standing order by standing) from private.exam_attempts where student_id = tests.id('gita')), '["normal", "reset"]', 'in an attempt of its own');

-- Before publication: the statistics follow.
select tests.set_exam_time('92 minutes');
select run_result_tasks();
select is((select sitters from private.paper_statistics where paper_id = pg_temp.paper()), 6, 'six have sat');
select is(pg_temp.propose('anil', 'esha', 'reset') ->> 'outcome', 'proposed', 'what is proposed as a reset');
select is(pg_temp.decide('meera', 'esha', 'void') ->> 'outcome', 'harder', 'does not become a void');
select tests.set_exam_time('8 days');
select is(pg_temp.decide('meera', 'esha', 'reset') ->> 'outcome', 'decided', 'after seven days no reply is waited for');
select is(run_result_tasks() ->> 'done', '1', 'the next run');
select is((select sitters from private.paper_statistics where paper_id = pg_temp.paper()), 5, 'measures the paper without it');
insert into private.key_decisions (paper_id, n, words, decided_at, taken_at)
select paper_id, n, 'It is right.', private.exam_now(), private.exam_now() from private.question_statistics;
select is(pg_temp.publish('provisional'), 'waiting', 'the result is provisional');
select run_result_tasks();
select is(pg_temp.ranks() -> 'Esha', null, 'and the attempt is not among them');
select is_empty('select tests.exam_violations()', 'no promise is broken');

-- Between the provisional and the final result.
select is(pg_temp.propose('meera', 'dev') ->> 'outcome', 'proposed', 'a published attempt is asked about');
select is(pg_temp.result_of('dev') ->> 'outcome', 'held', 'and its marks are held');
select is(tests.call_as('dev', 'get_review(tests.id(''examIMO5''))') ->> 'outcome', 'held', 'and its review');
update public.enrolments set is_active = false where student_id = tests.id('dev');
select is((select held_before from private.void_proposals where id = pg_temp.pending('dev')), 'refund', 'a refund meanwhile waits behind it');
select is(pg_temp.decide('meera', 'dev', 'released') ->> 'outcome', 'decided', 'who proposed it takes it back at any time');
select is((select jsonb_build_array(standing, held_for) from private.exam_attempts where id = pg_temp.attempt_of('dev')), '["held", "refund"]', 'and the refund holds it');
select is(pg_temp.result_of('dev') ->> 'held_for', 'refund', 'as the family reads');
select is(tests.propose_and_decide_void('chitra', pg_temp.paper(), 'void', '{anil,meera}'), 'decided', 'another one is void');
select run_result_tasks();
select is(pg_temp.ranks() -> 'Chitra', null, 'nothing of it is published any more');
select is(pg_temp.result_of('chitra') ->> 'outcome', 'void', 'and its family reads so');
select is(pg_temp.state_of('chitra'), '["void", null]', 'on the dashboard as well');
select is(tests.call_as('chitra', format('challenge_key(%L, 1, ''c'', ''Five is right as well.'')', pg_temp.paper())) ->> 'outcome', 'not_found', 'it challenges nothing');
select is(pg_temp.propose('meera', 'chitra') ->> 'outcome', 'decided_already', 'what is void is not asked about again');
select is_empty('select tests.exam_violations()', 'no promise is broken in between');

-- After the final result.
select tests.set_exam_time('120 days');
select tests.call_as('meera', format('confirm_award(%L, ''letter'')', attempt_id)) from private.award_checks;
select is(pg_temp.publish('final'), 'waiting', 'the result is final');
select run_result_tasks();
select is((select sitters from private.paper_results where paper_id = pg_temp.paper()), 4, 'N counts the participants by then');
select is(pg_temp.ranks() -> 'Bela', '[2, 3, "gold"]', 'the third of them');
create temp table printed on commit drop as
select s.name as who, c.code from private.certificates as c join private.exam_attempts as a on a.id = c.attempt_id join public.students as s on s.id = a.student_id;
create function pg_temp.printed(p_name text) returns text language sql as $$ select code from printed where who = p_name $$;

-- A name is corrected by an organiser.
create function pg_temp.rename(p_admin text, p_code text, p_name text, p_reason text default 'The school''s letter says so.') returns jsonb language sql as $$
  select tests.call_as(p_admin, format('correct_certificate(%L, %L, %L)', p_code, p_name, p_reason))
$$;
select is(pg_temp.rename('kavi', pg_temp.printed('Bela'), 'Beena') ->> 'outcome', 'kept_out', 'an organiser with a child in the class corrects no name');
select is(pg_temp.rename('meera', 'OLY-W27-IMO05-00000000', 'Beena') ->> 'outcome', 'not_found', 'nor is there one without a certificate');
select is(pg_temp.rename('meera', pg_temp.printed('Bela'), n, r) ->> 'outcome', o, o || ' is said')
from (values ('Beena', ' ', 'reason_missing'), ('Beena', repeat('x', 501), 'reason_too_long'), (' ', 'x', 'name_missing'), (repeat('x', 101), 'x', 'name_too_long'), ('Bela', 'x', 'same')) as v (n, r, o);
select is(pg_temp.rename(a, pg_temp.printed('Bela'), n) ->> 'outcome', o, m)
from (
  values ('meera', 'Rohini Nair', 'waiting', 'a whole other name waits for a second organiser'),
    ('meera', 'Rohini Nair', 'waiting', 'the organiser who asked does not confirm'),
    ('anil', 'Mickey Mouse', 'waiting', 'nor does another name')
) as v (a, n, o, m);
select is(pg_temp.rename('anil', pg_temp.printed('Bela'), 'Rohini Nair') ->> 'outcome', 'waiting', 'who changes his mind asks again');
select is(
  tests.call_as('meera', 'jsonb_build_array(l.certificate_name, l.wanted_name, l.wanted_by, l.is_wanted_by_you) from list_attempts(tests.id(''examIMO5''), ''bela'', 50) as l'),
  '["Bela", "Rohini Nair", "Anil", false]', 'nothing is changed meanwhile, and the list says what is wanted and by whom'
);
select is(
  tests.call_as('meera', 'jsonb_agg(l.wanted_name) from list_attempts(tests.id(''examIMO5''), '''', 50) as l'), '["Rohini Nair"]',
  'without a search the list has who waits for a second organiser'
);
select is((select count(*)::integer from private.find_name_requests()), 1, 'which the start page counts');
select is(tests.call_as('meera', format('refuse_certificate_name(%L)', pg_temp.printed('Bela'))) ->> 'outcome', 'refused', 'another organiser refuses a name');
select is(tests.call_as('meera', format('refuse_certificate_name(%L)', pg_temp.printed('Bela'))) ->> 'outcome', 'not_found', 'once');
select is(pg_temp.rename('anil', pg_temp.printed('Bela'), 'Rohini Nair') ->> 'outcome', 'waiting', 'and it can be asked for again');
select is(pg_temp.rename('meera', pg_temp.printed('Bela'), 'Rohini Nair') ->> 'outcome', 'corrected', 'a second organiser enters the same, after the family''s 30 days');
select is_empty('select from private.certificate_name_requests', 'and nothing waits any more');
select is(pg_temp.rename('meera', pg_temp.printed('Bela'), 'Beena') ->> 'outcome', 'closed', 'the old code is not corrected again');
select is(tests.call_as(null, format('verify_certificate(%L)', pg_temp.printed('Bela'))) ->> 'code', pg_temp.result_of('bela') ->> 'certificate_code', 'and leads to the new one');
select is(pg_temp.result_of('bela') ->> 'name', 'Rohini Nair', 'which has the name');
select is(
  (select details - '{new_code,old_code}'::text[] from private.admin_audit where action = 'correct_certificate'),
  '{"old_name": "Bela", "new_name": "Rohini Nair", "reason": "The school''s letter says so."}', 'both names and the reason are kept'
);
select is((select about ->> 'certificate_code' from private.outbox where kind = 'exam_name_email'), pg_temp.result_of('bela') ->> 'certificate_code', 'and the family is written to');
select is(
  tests.call_as('meera', 'jsonb_agg(l.name || '' '' || coalesce(l.certificate_name, ''none'') order by l.name) from list_attempts(tests.id(''examIMO5''), ''EL'', 50) as l'),
  '["Bela Rohini Nair"]', 'attempts are found by a part of the name'
);
select is(tests.call_as('meera', 'to_jsonb(l.name) from list_attempts(tests.id(''examIMO5''), ''dev@oly'', 50) as l'), '"Dev"', 'or of the address');
select is(tests.call_as('meera', format('to_jsonb(count(*)) from list_attempts(tests.id(''examIMO5''), %L, 50)', t)), '0', format('and none by %L', t)) from unnest(array['a', '%', null, '__']) as t;
select is(tests.call_as('kavi', 'to_jsonb(count(*)) from list_attempts(tests.id(''examIMO5''), ''bela'', 50)'), '0', 'nor by an organiser who is kept out');

-- Void after all: others rise, nobody's award falls, the code says withdrawn.
select is(tests.propose_and_decide_void('asha', pg_temp.paper(), 'void', '{meera,anil}'), 'decided', 'the first of them is void');
select run_result_tasks();
select is(pg_temp.ranks() -> 'Bela', '[2, 2, "gold"]', 'the third is the second');
select is((select sitters from private.paper_results where paper_id = pg_temp.paper()), 4, 'of as many as sat');
select is(tests.call_as(null, format('verify_certificate(%L)', pg_temp.printed('Asha'))) ->> 'outcome', 'withdrawn', 'and the certificate is withdrawn');
select is(pg_temp.rename('meera', pg_temp.printed('Asha'), 'Aasha') ->> 'outcome', 'closed', 'on which no name is corrected');
select is((select cause from private.exam_results where attempt_id = pg_temp.attempt_of('bela') and is_last), 'void', 'the row says why');
select is_empty('select tests.exam_violations()', 'no promise is broken after the final result');

-- One organiser.
update private.settings set is_on = true where name = 'single_organiser';
select is(pg_temp.propose('meera', 'bela') ->> 'outcome', 'proposed', 'where there is one organiser');
select is(pg_temp.decide('meera', 'bela', 'reset') ->> 'outcome', 'too_early', 'the family has its days all the same');
select tests.set_exam_time('140 days');
select is(pg_temp.decide('meera', 'bela', 'reset') ->> 'outcome', 'decided', 'one is enough');
select is(pg_temp.result_of('bela') #> '{void_proposal,is_single}', 'true', 'and the family reads that it was one');
select run_result_tasks();
select is_empty('select tests.exam_violations()', 'no promise is broken by one');

-- An account that goes takes the texts along.
select private.anonymise_student(tests.id('bela'));
select is(
  (select jsonb_build_array(reason, reply, words, decision) from private.void_proposals where attempt_id = pg_temp.attempt_of('bela')),
  '["account deleted", null, "account deleted", "reset"]', 'of a deleted account stays what was decided'
);

-- There is no way from what the room noticed to a mark or a decision: who reads it only shows it, counts it or deletes it.
select set_eq(
  $$ select proname::text from pg_proc where pronamespace in ('private'::regnamespace, 'public'::regnamespace) and prosrc like '%exam_room_events%' and proname not like 'purge%' $$,
  array['note_room_events', 'room_events_json', 'read_picture_sheet', 'drop_withdrawn_pictures'],
  'what the room recorded is stored, returned, shown beside the pictures and purged'
);
select set_eq(
  $$ select proname::text from pg_proc where pronamespace in ('private'::regnamespace, 'public'::regnamespace) and prosrc like '%room_events_json%' $$,
  array['get_receipt', 'exam_story_json', 'student_data_json'],
  'and shown on the receipt, in the story and in the export alone'
);

-- Each promise broken is seen.
create function pg_temp.breaks(p_sql text) returns boolean language plpgsql as $$
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
select ok(pg_temp.breaks(b.sql), b.said)
from (
  values
    ('update private.exam_attempts set standing = ''void'' where id = pg_temp.attempt_of(''gita'')', 'E8: void without a decision'),
    ('update private.exam_attempts set standing = ''held'', held_for = ''void'' where id = pg_temp.attempt_of(''gita'')', 'E8: held without a proposal'),
    ('delete from private.outbox where kind = ''exam_void_decided_email''', 'E8: nobody informed')
) as b (sql, said);
select throws_ok(format(
    'insert into private.void_proposals (attempt_id, wanted, reason, proposed_by, proposed_at, reply_until, reply, replied_at, decision, words, decided_by, decided_at)
    select %L, %L, ''x'', tests.id(''meera''), now(), now() + interval ''7 days'', %L, %s, %L, ''x'', tests.id(%L), now()', pg_temp.attempt_of('dev'), w, r, case when r is null then 'null' else 'now()' end, d, b
  ), '23514', null, said)
from (values
  ('void', 'It was only my sister.', 'void', 'meera', 'no row says that one decided for two'),
  ('void', null, 'void', 'anil', 'nor that nobody waited for the reply'),
  ('reset', 'It was only my sister.', 'void', 'anil', 'nor that it became harder')
) as v (w, r, d, b, said);

select * from finish();
rollback;
