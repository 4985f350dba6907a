-- Four-eyes review: who solves a paper, how disagreements are settled, and when a paper counts as reviewed (docs/exam.md section 3).
begin;
select plan(47);

select tests.schedule_exams();
select tests.set_exam_clock('-10 days');
select tests.create_student('asha'), tests.create_student('meera', null), tests.create_student('ravi', null), tests.create_student('lata', null);
select private.grant_admin(name || '@olympeak.example') from unnest(array['meera', 'ravi', 'lata']) as name;

create function pg_temp.paper_id() returns uuid language sql stable security definer
as $$ select id from private.papers where kind = 'exam' $$;
-- Fifty questions whose first option is correct; p_changes has changed fields by the number of the question.
create function pg_temp.items(p_changes jsonb default '{}') returns jsonb language sql
as $$
  select jsonb_agg(
    jsonb_build_object(
      'n', n, 'section', case when n <= 30 then 'A' when n <= 45 then 'B' else 'C' end, 'question', 'Which is ' || n || '?',
      'options', jsonb_build_array(n::text, (n + 1)::text, (n + 2)::text, (n + 3)::text), 'topic', 'Numbers'
    ) || coalesce(p_changes -> n::text, '{}') order by n
  )
  from generate_series(1, 50) as n
$$;
create function pg_temp.key(p_changes jsonb default '{}') returns jsonb language sql
as $$
  select jsonb_object_agg(n, jsonb_build_object('credited', jsonb_build_array(n::text), 'why', 'So.', 'wrong', '{}'::jsonb)) || p_changes
  from generate_series(1, 50) as n
$$;
create function pg_temp.save(p_revision integer, p_changes jsonb default '{}', p_key jsonb default '{}') returns text language sql
as $$ select save_paper(pg_temp.paper_id(), p_revision, pg_temp.items(p_changes), null, pg_temp.key(p_key)) ->> 'outcome' $$;
create function pg_temp.paper_to_solve() returns jsonb language sql as $$ select read_paper_to_solve(pg_temp.paper_id()) $$;
-- Solves every unsolved question: chooses the smallest number, which is correct, or the other choice that p_others has for it.
create function pg_temp.solve(p_others jsonb default '{}') returns jsonb language sql
as $$
  select solve_paper(pg_temp.paper_id(), (
    select jsonb_object_agg(
      i ->> 'fingerprint', case when p_others ? (i ->> 'n') then p_others -> (i ->> 'n') else to_jsonb(i ->> 'n') end
    )
    from jsonb_array_elements(pg_temp.paper_to_solve() -> 'items') as i
    where not (i ->> 'is_solved')::boolean and (i ->> 'n')::integer between 1 and 50
  ))
$$;
create function pg_temp.solution(p_n integer) returns jsonb language sql
as $$ select s from jsonb_array_elements(open_paper(pg_temp.paper_id()) -> 'solutions') as s where (s ->> 'n')::integer = p_n $$;
create function pg_temp.explain(p_n integer, p_note text) returns text language sql security definer
as $$
  select explain_disagreement(pg_temp.paper_id(), l.fingerprint, l.solver_id, p_note) ->> 'outcome'
  from private.list_solutions(pg_temp.paper_id()) as l where l.n = p_n
$$;
create function pg_temp.last_audit_details(p_action text) returns jsonb language sql stable security definer
as $$ select details from private.admin_audit where action = p_action order by id desc limit 1 $$;

-- Who can call the functions.
create function pg_temp.calls() returns table (call text) language sql
as $$
  values ('select pg_temp.paper_to_solve()'), ('select solve_paper(pg_temp.paper_id(), ''{}'')'), ('select review_paper(pg_temp.paper_id())'),
    ('select explain_disagreement(pg_temp.paper_id(), ''f'', tests.id(''ravi''), ''So.'')')
$$;
select tests.act_as_visitor();
select throws_ok(call, '42501', null, 'a visitor cannot run: ' || call) from pg_temp.calls();
select tests.act_as('asha');
select throws_ok(call, '42501', 'Access denied.', 'a student cannot run: ' || call) from pg_temp.calls();

select tests.act_as('meera');
select create_paper(tests.edition(), tests.exam('IMO'), tests.class(5), 'exam');
select tests.act_as('ravi');
select is(pg_temp.paper_to_solve(), '{"outcome": "empty"}', 'an empty draft cannot be solved');
select tests.act_as('meera');
select is(pg_temp.save(0), 'saved', 'Meera writes a paper');
select is(pg_temp.paper_to_solve(), '{"outcome": "key_known"}', 'the author of a paper cannot open it for solving');
select is(solve_paper(pg_temp.paper_id(), '{}'), '{"outcome": "key_known"}', 'the author of a paper cannot solve it');
select is(review_paper(pg_temp.paper_id()), '{"outcome": "open", "unsolved": 50, "disagreements": 0}', 'an unsolved paper cannot be marked as reviewed');

-- Ravi solves the paper: he chooses another option in question 7, and finds no correct option in question 9.
select tests.act_as('ravi');
select is(
  (select array_agg(distinct k order by k) from jsonb_array_elements(pg_temp.paper_to_solve() -> 'items') as i, jsonb_object_keys(i) as k),
  array['fingerprint', 'is_solved', 'n', 'options', 'question', 'section'], 'a solver does not see the answer key or topics'
);
select isnt(
  (select count(*) from jsonb_array_elements(pg_temp.paper_to_solve() -> 'items') as i where i -> 'options' ->> 0 = i ->> 'n'), 50::bigint,
  'a solver does not see the author''s order of options'
);
select is(pg_temp.last_audit_details('read_paper') ->> 'for', 'solving', 'opening a paper for solving leaves an audit row');
select tests.act_as_owner();
select is(
  (select jsonb_object_agg(s.name, r.has_key) from private.paper_readers as r join public.students as s on s.id = r.organiser_id),
  '{"Meera": true, "Ravi": false}', 'the readers of a paper are recorded: the author with the answer key, the solver without'
);
select tests.act_as('ravi');
select is(pg_temp.solve('{"7": "8", "9": null}'), '{"outcome": "solved", "solved": 50}', 'Ravi solves the paper');
select is(
  solve_paper(pg_temp.paper_id(), (select jsonb_object_agg(i ->> 'fingerprint', i ->> 'n') from jsonb_array_elements(pg_temp.paper_to_solve() -> 'items') as i)),
  '{"outcome": "solved", "solved": 0}', 'a solver cannot change the first choice'
);
select is(review_paper(pg_temp.paper_id()), '{"outcome": "open", "unsolved": 0, "disagreements": 2}', 'a paper with two disagreements cannot be marked as reviewed');
select is(explain_disagreement(pg_temp.paper_id(), pg_temp.paper_to_solve() -> 'items' -> 6 ->> 'fingerprint', tests.id('ravi'), 'It is.') ->> 'outcome', 'own_choice', 'a solver cannot explain their own disagreement');

-- Meera compares the choices: she explains one disagreement and corrects the other question.
select tests.act_as('meera');
select is(
  pg_temp.solution(7) - 'fingerprint',
  jsonb_build_object('n', 7, 'solver_id', tests.id('ravi'), 'solver', 'Ravi', 'choice', '8', 'note', null, 'is_agreed', false),
  'the author sees the solver''s choice beside the answer key'
);
select is(pg_temp.solution(9) -> 'choice', 'null', 'the author sees where the solver found no correct option');
select is(pg_temp.solution(1) -> 'is_agreed', 'true', 'the author sees where the solver agrees');
select is(pg_temp.explain(7, '  '), 'note_required', 'a disagreement needs an explanation');
select is(pg_temp.explain(7, repeat('x', 501)), 'note_too_long', 'an explanation has a limited length');
select is(explain_disagreement(pg_temp.paper_id(), 'unknown', tests.id('ravi'), 'So.') ->> 'outcome', 'not_found', 'only a solved question can be explained');
select is(pg_temp.explain(7, 'Which is asked for the number itself.'), 'saved', 'the author settles a disagreement with an explanation');
select is(pg_temp.save(1, '{"9": {"question": "Which of these is nine?"}}'), 'saved', 'the author corrects the question of the other disagreement');
select is(review_paper(pg_temp.paper_id()), '{"outcome": "open", "unsolved": 1, "disagreements": 0}', 'a corrected question must be solved again');
select tests.act_as('ravi');
select is(pg_temp.solve(), '{"outcome": "solved", "solved": 1}', 'the solver can solve a corrected question, because only the author has seen its key');
select tests.act_as('meera');
select is(pg_temp.save(2, '{"9": {"question": "Which of these is nine?"}}', '{"3": {"credited": ["4"], "why": "So.", "wrong": {}}}'), 'saved', 'the author can change the answer key of a question that was solved');
select is(review_paper(pg_temp.paper_id()), '{"outcome": "open", "unsolved": 0, "disagreements": 1}', 'a changed answer key that differs from the solver''s choice is a disagreement');
select pg_temp.save(3, '{"9": {"question": "Which of these is nine?", "n": 9, "topic": "Places"}}');
select is(review_paper(pg_temp.paper_id()), '{"outcome": "reviewed"}', 'a paper with the old answer key and another topic has no disagreement left');
select is(
  pg_temp.last_audit_details('review_paper'),
  jsonb_build_object('paper_id', pg_temp.paper_id(), 'single_organiser', false, 'solvers', jsonb_build_array(tests.id('ravi'))),
  'the audit row of a review names the solver'
);
select is(review_paper(pg_temp.paper_id()), '{"outcome": "not_draft", "status": "reviewed"}', 'a reviewed paper cannot be marked as reviewed again');
select is(reopen_paper(pg_temp.paper_id()), '{"outcome": "reopened"}', 'a reviewed paper can go back to draft');

-- Requirements for a whole paper.
select pg_temp.save(4, '{"9": {"question": "Which of these is nine?"}, "50": {"section": "C", "form": "audio", "clip": "AAAA"}, "49": {"form": "audio"}}');
select is(review_paper(pg_temp.paper_id()), '{"outcome": "incomplete", "lacks": ["clips for 1 of 2 audio questions: all or none"]}', 'a paper in which only some audio questions have a clip is incomplete');
select pg_temp.save(5, '{"46": {"section": "B"}}');
select is(review_paper(pg_temp.paper_id()), '{"outcome": "incomplete", "lacks": ["4 of 5 questions in section C"]}', 'a paper with four questions in section C is incomplete');

-- A child in the class.
select is(mark_organiser(tests.id('ravi'), tests.edition(), tests.class(5), true), '{"outcome": "saved"}', 'an organiser can mark another organiser as having a child in class 5');
select pg_temp.save(6);
select is(review_paper(pg_temp.paper_id()), '{"outcome": "open", "unsolved": 50, "disagreements": 0}', 'the solutions of an organiser with a child in the class no longer count');
select tests.act_as('ravi');
select is(pg_temp.paper_to_solve(), '{"outcome": "conflict_of_interest"}', 'an organiser with a child in a class cannot open its paper for solving');
select is(mark_organiser(tests.id('ravi'), tests.edition(), tests.class(5), false), '{"outcome": "own_mark"}', 'an organiser who is marked as having a child in a class cannot unmark themselves');
select tests.act_as('lata');
select is(
  (select to_jsonb(o) from list_organisers(tests.edition()) as o where o.name = 'Ravi'),
  jsonb_build_object(
    'organiser_id', tests.id('ravi'), 'name', 'Ravi', 'email', 'ravi@olympeak.example', 'marked_class_ids', array[tests.class(5)],
    'enrolled_class_ids', array[]::uuid[], 'is_you', false
  ),
  'every organiser sees that another organiser has a child in a class'
);

-- If there is only one organiser, a review needs no second organiser.
select tests.act_as_owner();
update private.settings set is_on = true where name = 'single_organiser';
select tests.act_as('meera');
select is(pg_temp.solve(), '{"outcome": "solved", "solved": 50}', 'the only organiser can solve their own paper');
select is(review_paper(pg_temp.paper_id()) ->> 'outcome', 'reviewed', 'the only organiser can mark their own paper as reviewed');
select is(pg_temp.last_audit_details('review_paper') -> 'single_organiser', 'true', 'the audit row of a review by the only organiser records that there was only one');

select * from finish();
rollback;
