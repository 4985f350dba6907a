-- Results: closing a paper, statistics, publication, challenges, marking again, ranks, a fixed number of participants (N),
-- and what each kind of person may read (docs/exam.md sections 1, 6, 7 and 8).
begin;
select plan(130);

select tests.schedule_exams();
select tests.set_exam_clock('-1 day');
select tests.create_student(n) from unnest(array['asha', 'bela', 'chitra', 'esha', 'farah', 'dev', 'gita', 'zara', 'meera', 'anil', 'kavi']) as n;
select private.grant_admin('meera@olympeak.example'), private.grant_admin('anil@olympeak.example'), private.grant_admin('kavi@olympeak.example');
select tests.create_paper('IMO', 5);
select tests.enrol(n, '{IMO}') from unnest(array['asha', 'bela', 'chitra', 'esha', 'farah', 'dev', 'gita']) as n;
select tests.give_consent(n) from unnest(array['asha', 'bela', 'chitra', 'farah', 'dev', 'gita']) as n;
insert into private.organisers_children (edition_id, class_id, organiser_id, marked_by)
values (tests.edition(), tests.class(5), tests.id('kavi'), tests.id('meera'));

create function pg_temp.result_of(p_name text) returns jsonb language sql as $$ select tests.call_as(p_name, 'get_result(tests.id(''examIMO5''))') $$;
create function pg_temp.review_of(p_name text) returns jsonb language sql as $$ select tests.call_as(p_name, 'get_review(tests.id(''examIMO5''))') $$;
create function pg_temp.publish(p_state text, p_golds text default 'null') returns jsonb language sql as $$
  select tests.call_as('meera', format('publish_results(tests.id(''examIMO5''), %L, %s)', p_state, p_golds))
$$;
create function pg_temp.decide_key(p_n integer, p_credited text, p_reason text) returns text language sql as $$
  select tests.call_as('meera', format('decide_key(tests.id(''examIMO5''), %s, %L, %L)', p_n, p_reason, p_credited)) ->> 'outcome'
$$;
-- The reply of a call by meera, rolled back.
create function pg_temp.dry_run(p_call text) returns jsonb language plpgsql as $$
declare
  v_reply jsonb;
begin
  begin
    v_reply := tests.call_as('meera', p_call);
    raise exception 'undo' using errcode = 'OLYMP';
  exception when sqlstate 'OLYMP' then
    return v_reply;
  end;
end
$$;
create function pg_temp.challenge(p_name text, p_n integer, p_claim text, p_reason text) returns jsonb language sql as $$
  select tests.call_as(p_name, format('challenge_key(tests.id(''examIMO5''), %s, %L, %L)', p_n, p_claim, p_reason))
$$;
create function pg_temp.ranks_by_name() returns jsonb language sql as $$
  select jsonb_object_agg(s.name, jsonb_build_array(r.marks, r.rank, r.award))
  from private.exam_results as r join private.exam_attempts as a on a.id = r.attempt_id join public.students as s on s.id = a.student_id
  where r.is_last
$$;

select tests.set_exam_clock('5 minutes');
select tests.take_exam(name, tests.id('examIMO5'), letters) from (
  values ('asha', 'bab'), ('bela', 'ba-'), ('chitra', 'cbc'), ('esha', 'cbb'), ('farah', 'bad'), ('dev', '---')
) as s (name, letters);
-- Asha chooses her third answer again; this answer arrives a minute after the deadline.
insert into private.exam_events (attempt_id, session_no, seq, n, option, answered_at, received_at)
select id, 1, 4, 3, 'b', tests.exam_opens_at() + interval '64 minutes', tests.exam_opens_at() + interval '66 minutes'
from private.exam_attempts where student_id = tests.id('asha');
update private.exam_sessions set acked_seq = 4 where attempt_id = (select id from private.exam_attempts where student_id = tests.id('asha'));

-- Before the paper is closed.
select is(pg_temp.result_of('asha') ->> 'outcome', 'not_yet', 'no result is shown while the exam runs');
select is((pg_temp.result_of('asha') ->> 'expected_on')::date, private.day_in_india(now()) + 90, 'a result that is not published yet has the date on which it is expected');
select is(pg_temp.result_of('gita') ->> 'outcome', 'not_yet', 'a student who has not started has no result yet');
select is(pg_temp.result_of('zara'), '"42501"', 'a student who is not enrolled cannot read a result');
select is(pg_temp.result_of(null), '"42501"', 'a visitor cannot read a result');
select is(pg_temp.review_of('zara'), '"42501"', 'a student who is not enrolled cannot read the review');
select is(run_result_tasks() ->> 'closed', '0', 'a paper is not closed until 180 s after its last deadline');
select is(pg_temp.publish('provisional') ->> 'outcome', 'not_closed', 'an open paper cannot be published');
select is(
  (select tests.null_columns(tests.call_as('meera', 'to_jsonb(l) from list_paper_results(tests.edition()) as l'))),
  '{challenge_until,changed_at,closed_at,failed_with,final_at,mean,participants,provisional_at}', 'the list of papers includes a running paper, and its columns of later stages are null'
);

-- Closed: every attempt has ended, and the statistics are calculated.
select tests.set_exam_clock('78 minutes 1 second');
select is(run_result_tasks() ->> 'closed', '1', 'a paper is closed more than 180 s after its last deadline');
select is((select count(*) from private.exam_attempts where finished_at is null), 0::bigint, 'closing a paper ends every attempt');
select is(pg_temp.review_of('asha') ->> 'outcome', 'not_yet', 'the review of a closed paper is not available yet');
select results_eq(
  $$ select n::integer, round(facility::numeric, 3), round(discrimination::numeric, 3), suspect_for from private.question_statistics order by n $$,
  $$ values (1, 0.600, 0.645, '{}'::text[]), (2, 0.600, 0.645, '{}'), (3, 0.400, -0.167, '{discrimination}') $$,
  'each question has a facility, a discrimination, and the reasons why it is suspect'
);
select results_eq(
  $$ select participants, mean, distribution, kr20 from private.paper_statistics $$,
  $$ values (5, 1.6::double precision, array[1, 1, 2, 1], null::double precision) $$, 'students without an answer are not counted as participants, and KR-20 needs 30 participants'
);
select is(
  (select top_shares -> 'd' from private.question_statistics where n = 3), to_jsonb(1 / 3::double precision),
  'a student with the same mark as the last of the top 27% belongs to the top group'
);

update public.editions set suspect_from = 6 where id = tests.edition();
select private.measure_paper(tests.id('examIMO5'));
select is((select array_agg(suspect_for) from private.question_statistics where cardinality(suspect_for) > 0), null, 'with fewer participants than suspect_from no question is suspect');
update public.editions set suspect_from = 1, medals_from = 6 where id = tests.edition();
select private.measure_paper(tests.id('examIMO5'));
select is((select medals from private.paper_statistics), '{"gold": 0, "silver": 0, "bronze": 0}', 'with fewer participants than medals_from no medals are planned');
update public.editions set medals_from = 5 where id = tests.edition();
select private.measure_paper(tests.id('examIMO5'));
select is((select medals ->> 'gold' from private.paper_statistics), '4', 'with as many participants as medals_from medals are planned');
select is(private.medal_rank(tests.id('examIMO5'), 1, 0), null, 'a student without a mark gets no medal');

-- Permissions.
select is(tests.call_as(n, c), '"42501"', coalesce(n, 'a visitor') || ' cannot call ' || c)
from unnest(array[null, 'asha']) as n,
  unnest(array[
    'read_paper_statistics(tests.id(''examIMO5''))', 'publish_results(tests.id(''examIMO5''), ''provisional'')',
    'decide_key(tests.id(''examIMO5''), 3, ''x'')', 'keep_keys(tests.id(''examIMO5''), ''x'', ''{3}'')', 'confirm_award(tests.id(''asha''), ''x'')',
    'to_jsonb(l) from list_paper_results(tests.edition()) as l', 'to_jsonb(l) from list_key_challenges(tests.id(''examIMO5''), 3, 10, 0) as l',
    'to_jsonb(l) from list_award_checks(tests.id(''examIMO5''), 100, 0) as l'
  ]) as c;
select is(tests.call_as('kavi', c) ->> 'outcome', 'conflict_of_interest', 'an organiser with a child in the class cannot call ' || c)
from unnest(array[
  'read_paper_statistics(tests.id(''examIMO5''))', 'publish_results(tests.id(''examIMO5''), ''provisional'')', 'decide_key(tests.id(''examIMO5''), 3, ''x'')'
]) as c;
select is(
  tests.call_as('kavi', 'to_jsonb(l) from list_paper_results(tests.edition()) as l') -> 'mean', 'null', 'an organiser with a child in the class sees no mean in the list of papers'
);
select is(tests.call_as('meera', 'read_paper_statistics(tests.id(''examIMO5''))') #> '{questions,2,suspect_for}', '["discrimination"]', 'an organiser without a child in the class reads why a question is suspect');
select is(
  (tests.call_as('meera', 'read_paper_statistics(tests.id(''examIMO5''))') #> '{questions,2}') - '{top_shares,bottom_shares,facility,discrimination}'::text[],
  '{"n": 3, "section": "C", "topic": null, "question": "What is half of 9?", "options": {"a": "4", "b": "4.5", "c": "5", "d": "18"},
    "credited": ["b"], "why": "Twice 4.5 is 9.", "suspect_for": ["discrimination"], "claims": {}, "decisions": []}', 'the statistics of a question include the question and its answer key'
);
select is(tests.call_as('meera', 'read_paper_statistics(tests.id(''examIMO5''))') -> 'families', '5', 'the statistics say how many families a publication concerns');
select is(
  (select details ->> 'for' from private.admin_audit where action = 'read_paper' order by id desc limit 1), 'statistics', 'reading the statistics leaves an audit row'
);

-- The provisional result.
select is(pg_temp.publish('provisional') ->> 'outcome', 'too_early', 'a result cannot be published within 15 minutes of the last deadline');
select tests.set_exam_clock('91 minutes');
insert into private.exam_events (attempt_id, session_no, seq, n, option, answered_at, received_at)
select id, 1, 1, 3, 'b', tests.exam_opens_at() + interval '60 minutes', tests.exam_opens_at() + interval '75 minutes'
from private.exam_attempts where student_id = tests.id('dev');
update private.exam_sessions set acked_seq = 1, last_saved_at = tests.exam_opens_at() + interval '75 minutes'
where attempt_id = (select id from private.exam_attempts where student_id = tests.id('dev'));
select is(pg_temp.publish('provisional'), '{"outcome": "kept_answers", "count": 1}', 'late answers that nobody has accepted or rejected yet block the publication');
select is(tests.call_as('meera', 'to_jsonb(l) from list_paper_results(tests.edition()) as l') -> 'kept', '1', 'the list of papers shows the number of late answers that are not decided');
select tests.call_as('meera', format('decide_kept_answers(%L, false, ''The family reports no power cut.'')', id)) from private.exam_attempts where student_id = tests.id('dev');
select is(pg_temp.publish('provisional'), '{"outcome": "undecided", "questions": [3]}', 'a suspect question must be decided before publication');
select is(pg_temp.dry_run(format('keep_keys(tests.id(''examIMO5''), %L, %L)', v.reason, v.seen)), v.reply, 'keep_keys for several questions returns ' || (v.reply ->> 'outcome'))
from (
  values (' ', '{3}', '{"outcome": "reason_missing"}'::jsonb), ('Half of 9 is 4.5.', '{2,3}', '{"outcome": "changed_meanwhile"}'),
    ('Half of 9 is 4.5.', '{3}', '{"outcome": "kept", "questions": 1}')
) as v (reason, seen, reply);
select is(pg_temp.decide_key(3, null, ' '), 'reason_missing', 'a decision on an answer key needs a reason');
select is(pg_temp.decide_key(2, 'd', 'x'), 'no_option', 'an answer key must be an existing option');
select is(
  tests.call_as('meera', 'decide_key(tests.id(''examIMO5''), 3, ''x'', null, p_seen => 1)') ->> 'outcome', 'changed_meanwhile',
  'a decision is not saved if the form showed another number of decisions than there are'
);
select is(pg_temp.decide_key(3, null, 'Half of 9 is 4.5.'), 'kept', 'an organiser can confirm an answer key');
select is(pg_temp.publish('final') ->> 'outcome', 'not_provisional', 'a final result needs a provisional one');
select is(pg_temp.publish('provisional') ->> 'outcome', 'waiting', 'a provisional result can be queued for publication');
select is(pg_temp.publish('provisional') ->> 'outcome', 'waits_already', 'a provisional result cannot be queued twice');
select is(run_result_tasks(), '{"closed": 0, "done": 1, "failed": 0}', 'the next run publishes the queued provisional result');
select is(pg_temp.publish('provisional') ->> 'outcome', 'published_already', 'a provisional result cannot be published twice');
select is(
  pg_temp.result_of('bela') - '{paper,server_now,topics,sections,changes,void_proposal}'::text[],
  jsonb_build_object(
    'outcome', 'provisional', 'name', 'Bela', 'marks', 2, 'of', 3, 'answered', 2, 'final_on', private.day_in_india(now()) + 90,
    'challenge_until', private.iso_timestamp(private.day_ends_at(private.day_in_india(now()) + 27)), 'challenges', 0, 'challenges_answered', 0
  ),
  'a provisional result shows marks, and no rank'
);
select is(
  pg_temp.result_of('bela') -> 'sections',
  '[{"section": "A", "marks": 2, "of": 2, "average": null}, {"section": "C", "marks": 0, "of": 1, "average": null}]', 'a provisional result shows the marks of each section'
);
select is(pg_temp.result_of('dev') - 'paper', '{"outcome": "no_answers", "began": true, "void_proposal": null}', 'a student without an answer reads that the exam was started, but not taken');
select is(pg_temp.result_of('gita') - 'paper', '{"outcome": "no_answers", "began": false, "void_proposal": null}', 'a student who never started reads that the exam was not taken');
select is(
  pg_temp.review_of('chitra') #> '{questions,2}',
  '{"n": 3, "option": "c", "section": "C", "option_count": 4, "question": "What is half of 9?", "options": {"a": "4", "b": "4.5", "c": "5", "d": "18"},
    "topic": "Section C", "credited": ["b"], "has_mark": false, "why": "Twice 4.5 is 9.", "facility": null, "chosen": null, "challenge": null}'::jsonb
    || jsonb_build_object('decision', jsonb_build_object(
      'is_kept', true, 'old_credited', '["b"]'::jsonb, 'reason', 'Half of 9 is 4.5.', 'decided_at', tests.iso_after_opening('91 minutes')
    )),
  'the review has the answer key, the explanation and the decision about the key'
);
select is(pg_temp.review_of('farah') #>> '{questions,2,mistake}', 'doubled it', 'the review names the mistake behind the chosen option');
create function pg_temp.read_answers(p_caller text, p_student text) returns jsonb language sql as $$
  select tests.call_as(p_caller, format('read_attempt_review(%L)', (
    select id from private.exam_attempts where student_id = tests.id(p_student) and paper_id = tests.id('examIMO5')
  )))
$$;
select is(
  pg_temp.read_answers('meera', 'farah') -> 'questions', pg_temp.review_of('farah') -> 'questions',
  'an organiser reads the answers of a student as the family reads them'
);
select is(
  (select student_id from private.admin_audit where action = 'read_attempt_review'), tests.id('farah'), 'an organiser''s reading of a student''s answers is in the audit'
);
select is(pg_temp.read_answers('farah', 'farah'), '"42501"', 'a student cannot use the organisers'' function that reads answers');
select is(pg_temp.read_answers('kavi', 'farah'), '{"outcome": "conflict_of_interest"}', 'an organiser with a child in the class cannot read a student''s answers');
select results_eq(
  $$ select s.name from private.outbox as b join public.students as s on s.id = b.student_id where b.kind = 'exam_review_email' order by 1 $$,
  $$ values ('Asha'), ('Bela'), ('Chitra'), ('Esha'), ('Farah') $$, 'every participant gets an email about the provisional result'
);
select is(pg_temp.result_of('esha') - 'paper', '{"outcome": "held", "held_for": "consent", "void_proposal": null}', 'without a guardian''s consent the result is held');
select is(pg_temp.review_of('esha') ->> 'outcome', 'held', 'without a guardian''s consent the review is held as well');
select tests.give_consent('esha');
select is(pg_temp.result_of('esha') -> 'marks', '1', 'a guardian''s consent given after the publication releases the result');
select is_empty('select tests.exam_violations()', 'the provisional result breaks no promise');

-- Challenges.
select is(pg_temp.challenge('chitra', 3, 'c', 'Five is half of 9 rounded up.'), '{"outcome": "filed", "challenges_left": 4}', 'a family challenges a key');
select is(pg_temp.challenge('chitra', 3, 'c', 'Five is half of 9 rounded up.'), '{"outcome": "filed", "challenges_left": 4}', 'a challenge that is sent twice is counted once');
select is(pg_temp.challenge('chitra', 3, 'd', 'Five is half of 9 rounded up.') ->> 'outcome', 'already_filed', 'a family can challenge a question only once');
select is(pg_temp.challenge('chitra', 9, 'c', 'Five is half of 9 rounded up.') ->> 'outcome', 'not_found', 'a challenge of an unknown question is refused');
select is(pg_temp.challenge('chitra', 2, 'd', 'Five is half of 9 rounded up.'), '"PT400"', 'the option that a challenge claims must exist');
select is(pg_temp.challenge('chitra', 1, 'c', 'too short'), '"PT400"', 'the reason of a challenge has a minimum length');
select is(pg_temp.challenge('dev', 3, 'c', 'Five is half of 9 rounded up.') ->> 'outcome', 'not_found', 'a student without an answer cannot challenge a key');
select is(pg_temp.challenge('zara', 3, 'c', 'Five is half of 9 rounded up.'), '"42501"', 'a student who is not enrolled cannot challenge a key');
select is(pg_temp.review_of('chitra') #> '{questions,2,challenge,claim}', '["c"]', 'a student sees their own challenge');
select is(pg_temp.review_of('asha') #> '{questions,2,challenge}', 'null', 'a student does not see others'' challenges');
select is(tests.call_as('meera', '(jsonb_agg(l) -> 0) - ''{filed_at}''::text[] from list_key_challenges(tests.id(''examIMO5''), 3, 10, 0) as l'),
  '{"claim": "c", "reason": "Five is half of 9 rounded up.", "is_answered": false}', 'organisers read challenges without names');
select is(
  tests.call_as('meera', 'read_paper_statistics(tests.id(''examIMO5''))') #> '{questions,2,claims}', '{"c": 1}', 'organisers see how often each option was claimed'
);

-- Marking a paper again.
select is(pg_temp.decide_key(3, 'b', 'It is right.'), 'unchanged', 'a decision for the current key changes nothing');
select tests.set_exam_clock('2 days');
select is(pg_temp.decide_key(3, 'cb', 'Rounded up, 5 is right as well.'), 'waiting', 'an organiser can uphold a challenge');
select is(pg_temp.review_of('chitra') #> '{questions,2,credited}', '["b"]', 'after a challenge is upheld the old key is shown until the next run');
select is(run_result_tasks() ->> 'done', '1', 'the next run marks the paper with the new key');
select is((pg_temp.result_of('chitra') #> '{changes,0}') - '{changed_at,reason}'::text[],
  '{"cause": "key", "n": 3, "old_marks": 0, "new_marks": 1, "old_rank": null, "new_rank": null, "ranked_of": null, "old_award": null, "new_award": null}',
  'a student reads a change of the result with the old and the new marks');
select is(pg_temp.result_of('chitra') -> 'challenges_answered', '1', 'a student reads in the result that the challenge is answered');
select results_eq(
  $$ select s.name from private.outbox as b join public.students as s on s.id = b.student_id where b.kind = 'exam_marks_email' $$,
  $$ values ('Chitra') $$, 'only students whose marks have changed get an email'
);
select throws_ok('update private.exam_results set marks = 3', '42501', null, 'published results cannot be changed');
select is_empty('select tests.exam_violations()', 'a new key breaks no promise');

-- The final result.
select is(pg_temp.publish('final') ->> 'outcome', 'too_early', 'during the seven days for challenges the result cannot become final');
select tests.set_exam_clock('30 days');
select is(pg_temp.challenge('asha', 1, 'c', 'Five is half of 9 rounded up.') ->> 'outcome', 'closed', 'after seven days a challenge is refused');
select is(pg_temp.publish('final') ->> 'outcome', 'too_early', 'before the result date the result cannot become final');
select tests.set_exam_clock('71 days');
select is(pg_temp.publish('final'), '{"outcome": "unconfirmed", "count": 5}', 'a result cannot become final before all gold medals are confirmed');
select is(
  tests.call_as('meera', 'jsonb_agg(distinct n) from list_award_checks(tests.id(''examIMO5''), 100, 0) as l cross join unnest(tests.null_columns(to_jsonb(l))) as n'),
  '["confirmed_at", "confirmed_by", "held_for", "phone", "proof", "school_name"]', 'the nullable columns of list_award_checks are null if nothing is known'
);
select is(
  tests.call_as('meera', 'jsonb_object_agg(l.name, l.late_letters) from list_award_checks(tests.id(''examIMO5''), 100, 0) as l'),
  '{"Asha": 1, "Bela": 0, "Chitra": 0, "Esha": 0, "Farah": 0}', 'the list of awards to confirm has how many answers of each student arrived after the deadline'
);
select is(tests.call_as('meera', format('confirm_award(%L, '' '')', (select attempt_id from private.award_checks limit 1))) ->> 'outcome', 'proof_missing', 'the confirmation of an award needs a proof');
select is(
  (select jsonb_agg(distinct tests.call_as('meera', format('confirm_award(%L, ''The school''''s letter'')', attempt_id)) ->> 'outcome') from private.award_checks),
  '["confirmed"]', 'an organiser can confirm every award'
);
select is(
  (select distinct tests.call_as('meera', format('confirm_award(%L, ''A call'')', attempt_id)) ->> 'outcome' from private.award_checks),
  'confirmed_already', 'an award can be confirmed only once'
);
select is(
  tests.call_as('meera', 'jsonb_agg(l) from list_award_checks(tests.id(''examIMO5''), 2, 4) as l') #> '{0,proof}', '"The school''s letter"', 'the list of awards to confirm has the proof'
);
select is(pg_temp.publish('final') ->> 'outcome', 'waiting', 'a final result can be queued for publication');
select run_result_tasks();
select is(pg_temp.ranks_by_name(), '{"Asha": [3, 1, "gold"], "Bela": [2, 2, "gold"], "Farah": [2, 2, "gold"], "Esha": [1, 4, "gold"], "Chitra": [1, 4, "gold"], "Dev": [0, null, null]}',
  'students with equal results share a rank, and the next rank is skipped');
select is(
  pg_temp.result_of('farah') -> 'ranking',
  '{"rank": 2, "n": 5, "mean": null, "tied": 1, "percentile": null, "likely": null, "distribution": null, "above": null, "below": null}',
  'with fewer than ten participants only the rank and N are shown: a mean or a neighbour would reveal another student''s marks'
);
select is(
  (select jsonb_agg(distinct p -> 'average') from jsonb_array_elements(pg_temp.result_of('farah') -> k) as p), '[null]', 'with fewer than ten participants no average is shown of the ' || k
) from unnest(array['sections', 'topics']) as k;
select results_eq(
  $$ select private.neighbour_json(r, true), private.neighbour_json(r, false)
    from private.exam_results as r join private.exam_attempts as a on a.id = r.attempt_id where a.student_id = tests.id('farah') and r.is_last $$,
  $$ values ('{"rank": 1, "rule": "marks", "own": 2, "theirs": 3}'::jsonb, '{"rank": 4, "rule": "marks", "own": 2, "theirs": 1}'::jsonb) $$,
  'a result shows the next rank above and below, each with the rule that separates the ranks'
);
select is(pg_temp.result_of('farah') -> 'award', jsonb_build_object('tier', 'gold', 'promised_on', (private.day_in_india(tests.exam_opens_at() + interval '71 days') + interval '2 months')::date),
  'a medal is promised within two months of the final result');
select is_empty('select tests.exam_violations()', 'a final result breaks no promise');

-- After the final result: N is fixed, ranks can only improve, no award gets lower.
select is(tests.propose_and_decide_void('bela', tests.id('examIMO5'), 'void', '{meera,anil}'), 'decided', 'an attempt can be declared void after the final result');
select run_result_tasks();
select is(pg_temp.ranks_by_name() -> 'Esha', '[1, 3, "gold"]', 'the ranks below a void attempt improve');
select is(pg_temp.result_of('esha') #> '{ranking,n}', '5', 'the number of participants does not change with a void attempt');
select is(pg_temp.result_of('bela') ->> 'outcome', 'void', 'the family of the void attempt sees that it is void');
select throws_ok('update private.paper_results set participants = 4', '42501', null, 'the number of participants cannot be changed after the final result');
select is_empty('select tests.exam_violations()', 'a void attempt after the final result breaks no promise');

-- How many students chose each option: shown with the final result, from 30 participants on, and no number below five.
select is((select chosen from private.question_statistics where n = 3), '{"a": 0, "b": 2, "c": 1, "d": 1}', 'the number of students who chose each option is measured');
select is(pg_temp.review_of('chitra') #> '{questions,2,chosen}', 'null', 'with five participants the numbers of students per option are not shown');
update private.paper_statistics set participants = 30;
update private.question_statistics set chosen = '{"a": 4, "b": 20, "c": 5, "d": 0}' where n = 3;
select is(
  pg_temp.review_of('chitra') #> '{questions,2,chosen}', '{"a": null, "b": 20, "c": 5, "d": null}', 'with 30 participants the numbers of students per option are shown, except those below five'
);
update private.papers set status = 'provisional' where id = tests.id('examIMO5');
select is(pg_temp.review_of('chitra') #> '{questions,2,chosen}', 'null', 'the numbers of students per option are not shown while keys can be challenged');
update private.papers set status = 'final' where id = tests.id('examIMO5');
select is(private.chosen_json('{"a": 29, "b": 0}', 29), null, 'below 30 participants there are no numbers of students per option');
select is(private.chosen_json('{}', 40), null, 'a question without answers has no numbers of students per option');

-- private.result_violations finds each broken promise. promises_broken_by damages the data with p_sql and rolls it back.
create function pg_temp.promises_broken_by(p_sql text) returns text language plpgsql as $$
declare
  v_found text;
begin
  begin
    alter table private.exam_results disable trigger exam_results_forbid_change;
    alter table private.paper_results disable trigger paper_results_forbid_participants_change;
    execute p_sql;
    select string_agg(distinct left(promise, 3), ' ') into v_found from private.result_violations();
    raise exception 'undo' using errcode = 'OLYMP';
  exception when sqlstate 'OLYMP' then
    return v_found;
  end;
end
$$;
select is(pg_temp.promises_broken_by(b.sql), b.promises, b.title)
from (
  values
    ('update private.exam_results set marks = marks - 1, section_c = 0 where rank = 1 and is_last', 'E8 ', 'marks that do not match the answers break E8'),
    ('update private.exam_results set award = ''silver'' where rank = 1 and is_last', 'E10 E8 ', 'an award lower than published breaks E8 and E10'),
    ('update private.paper_results set participants = 6', 'E8 ', 'a changed number of participants breaks E8'),
    ('delete from private.outbox where kind = ''exam_marks_email''', 'E8 ', 'a change of marks of which the family was not informed breaks E8'),
    ('delete from private.awards where attempt_id in (select attempt_id from private.exam_results where rank = 1)', 'E10', 'a medal without an award row breaks E10')
) as b (sql, promises, title);

select * from finish();
rollback;
