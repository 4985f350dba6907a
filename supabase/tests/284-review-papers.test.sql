-- Four eyes: who solves a paper, what a disagreement wants, and when it is reviewed (docs/exam.md section 3).
begin;
select plan(47);

select tests.open_hours();
select tests.wait_until('-10 days');
select tests.create_student('asha'), tests.create_student('meera', null), tests.create_student('ravi', null), tests.create_student('lata', null);
select private.grant_admin(name || '@olympeak.example') from unnest(array['meera', 'ravi', 'lata']) as name;

create function pg_temp.paper() returns uuid language sql stable security definer
as $$ select id from private.papers where kind = 'exam' $$;
-- Fifty questions whose first option is right; some are changed.
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
as $$ select save_paper(pg_temp.paper(), p_revision, pg_temp.items(p_changes), null, pg_temp.key(p_key)) ->> 'outcome' $$;
create function pg_temp.to_solve() returns jsonb language sql as $$ select read_paper_to_solve(pg_temp.paper()) $$;
-- Chooses the smallest number, which is right, except for those that are given.
create function pg_temp.solve(p_others jsonb default '{}') returns jsonb language sql
as $$
  select solve_paper(pg_temp.paper(), (
    select jsonb_object_agg(
      i ->> 'fingerprint', case when p_others ? (i ->> 'n') then p_others -> (i ->> 'n') else to_jsonb(i ->> 'n') end
    )
    from jsonb_array_elements(pg_temp.to_solve() -> 'items') as i
    where not (i ->> 'is_solved')::boolean and (i ->> 'n')::integer between 1 and 50
  ))
$$;
create function pg_temp.solution(p_n integer) returns jsonb language sql
as $$ select s from jsonb_array_elements(open_paper(pg_temp.paper()) -> 'solutions') as s where (s ->> 'n')::integer = p_n $$;
create function pg_temp.explain(p_n integer, p_note text) returns text language sql security definer
as $$
  select explain_disagreement(pg_temp.paper(), l.fingerprint, l.solver_id, p_note) ->> 'outcome'
  from private.list_solutions(pg_temp.paper()) as l where l.n = p_n
$$;
create function pg_temp.audit(p_action text) returns jsonb language sql stable security definer
as $$ select details from private.admin_audit where action = p_action order by id desc limit 1 $$;

-- Who may.
create function pg_temp.calls() returns table (call text) language sql
as $$
  values ('select pg_temp.to_solve()'), ('select solve_paper(pg_temp.paper(), ''{}'')'), ('select review_paper(pg_temp.paper())'),
    ('select explain_disagreement(pg_temp.paper(), ''f'', tests.id(''ravi''), ''So.'')')
$$;
select tests.act_as_visitor();
select throws_ok(call, '42501', null, 'no visitor: ' || call) from pg_temp.calls();
select tests.act_as('asha');
select throws_ok(call, '42501', 'Access denied.', 'no student: ' || call) from pg_temp.calls();

select tests.act_as('meera');
select create_paper(tests.edition(), tests.exam('IMO'), tests.class(5), 'exam');
select tests.act_as('ravi');
select is(pg_temp.to_solve(), '{"outcome": "empty"}', 'an empty draft is not solved');
select tests.act_as('meera');
select is(pg_temp.save(0), 'saved', 'Meera writes a paper');
select is(pg_temp.to_solve(), '{"outcome": "key_known"}', 'and does not solve her own');
select is(solve_paper(pg_temp.paper(), '{}'), '{"outcome": "key_known"}', 'not past the reading either');
select is(review_paper(pg_temp.paper()), '{"outcome": "open", "unsolved": 50, "disagreements": 0}', 'unsolved it is not reviewed');

-- Ravi solves it: 7 differs, and 9 has no right answer for him.
select tests.act_as('ravi');
select is(
  (select array_agg(distinct k order by k) from jsonb_array_elements(pg_temp.to_solve() -> 'items') as i, jsonb_object_keys(i) as k),
  array['fingerprint', 'is_solved', 'n', 'options', 'question', 'section'], 'who solves reads no key and no topic'
);
select isnt(
  (select count(*) from jsonb_array_elements(pg_temp.to_solve() -> 'items') as i where i -> 'options' ->> 0 = i ->> 'n'), 50::bigint,
  'nor the order in which the author wrote the options'
);
select is(pg_temp.audit('read_paper') ->> 'for', 'solving', 'the reading is written down');
select tests.act_as_owner();
select is(
  (select jsonb_object_agg(s.name, r.has_key) from private.paper_readers as r join public.students as s on s.id = r.organiser_id),
  '{"Meera": true, "Ravi": false}', 'and kept: who has read the questions takes no exam, who has read the key does not solve'
);
select tests.act_as('ravi');
select is(pg_temp.solve('{"7": "8", "9": null}'), '{"outcome": "solved", "solved": 50}', 'he solves it');
select is(
  solve_paper(pg_temp.paper(), (select jsonb_object_agg(i ->> 'fingerprint', i ->> 'n') from jsonb_array_elements(pg_temp.to_solve() -> 'items') as i)),
  '{"outcome": "solved", "solved": 0}', 'and a first choice is kept'
);
select is(review_paper(pg_temp.paper()), '{"outcome": "open", "unsolved": 0, "disagreements": 2}', 'two disagreements are open');
select is(explain_disagreement(pg_temp.paper(), pg_temp.to_solve() -> 'items' -> 6 ->> 'fingerprint', tests.id('ravi'), 'It is.') ->> 'outcome', 'own_choice', 'his own he does not explain');

-- Meera compares: one is explained, the other corrected.
select tests.act_as('meera');
select is(
  pg_temp.solution(7) - 'fingerprint',
  jsonb_build_object('n', 7, 'solver_id', tests.id('ravi'), 'solver', 'Ravi', 'choice', '8', 'note', null, 'is_agreed', false),
  'she sees his choice beside her key'
);
select is(pg_temp.solution(9) -> 'choice', 'null', 'and where he found none');
select is(pg_temp.solution(1) -> 'is_agreed', 'true', 'and that he agrees elsewhere');
select is(pg_temp.explain(7, '  '), 'note_required', 'a disagreement is explained with a word');
select is(pg_temp.explain(7, repeat('x', 501)), 'note_too_long', 'not with a book');
select is(explain_disagreement(pg_temp.paper(), 'unknown', tests.id('ravi'), 'So.') ->> 'outcome', 'not_found', 'of a choice that was made');
select is(pg_temp.explain(7, 'Which is asked for the number itself.'), 'saved', 'then it is settled');
select is(pg_temp.save(1, '{"9": {"question": "Which of these is nine?"}}'), 'saved', 'the other question is corrected');
select is(review_paper(pg_temp.paper()), '{"outcome": "open", "unsolved": 1, "disagreements": 0}', 'and wants solving again');
select tests.act_as('ravi');
select is(pg_temp.solve(), '{"outcome": "solved", "solved": 1}', 'by the one who has not seen the key');
select tests.act_as('meera');
select is(pg_temp.save(2, '{"9": {"question": "Which of these is nine?"}}', '{"3": {"credited": ["4"], "why": "So.", "wrong": {}}}'), 'saved', 'another key for a question');
select is(review_paper(pg_temp.paper()), '{"outcome": "open", "unsolved": 0, "disagreements": 1}', 'disagrees with who solved it');
select pg_temp.save(3, '{"9": {"question": "Which of these is nine?", "n": 9, "topic": "Places"}}');
select is(review_paper(pg_temp.paper()), '{"outcome": "reviewed"}', 'back, and with another topic, nothing is left');
select is(
  pg_temp.audit('review_paper'),
  jsonb_build_object('paper_id', pg_temp.paper(), 'single_organiser', false, 'solvers', jsonb_build_array(tests.id('ravi'))),
  'it is written down who solved it'
);
select is(review_paper(pg_temp.paper()), '{"outcome": "not_draft", "status": "reviewed"}', 'once');
select is(reopen_paper(pg_temp.paper()), '{"outcome": "reopened"}', 'and back to draft');

-- The requirements of a whole paper.
select pg_temp.save(4, '{"9": {"question": "Which of these is nine?"}, "50": {"section": "C", "form": "audio", "clip": "AAAA"}, "49": {"form": "audio"}}');
select is(review_paper(pg_temp.paper()), '{"outcome": "incomplete", "lacks": ["clips for 1 of 2 audio questions: all or none"]}', 'clips are for all audio questions or none');
select pg_temp.save(5, '{"46": {"section": "B"}}');
select is(review_paper(pg_temp.paper()), '{"outcome": "incomplete", "lacks": ["4 of 5 questions in section C"]}', 'section C has five');

-- A child in the class.
select is(mark_organiser(tests.id('ravi'), tests.edition(), tests.class(5), true), '{"outcome": "saved"}', 'Ravi has a child in class 5');
select pg_temp.save(6);
select is(review_paper(pg_temp.paper()), '{"outcome": "open", "unsolved": 50, "disagreements": 0}', 'what he solved does not count any more');
select tests.act_as('ravi');
select is(pg_temp.to_solve(), '{"outcome": "kept_out"}', 'he is kept out of the class');
select is(mark_organiser(tests.id('ravi'), tests.edition(), tests.class(5), false), '{"outcome": "own_mark"}', 'and does not let himself in');
select tests.act_as('lata');
select is(
  (select to_jsonb(o) from list_organisers(tests.edition()) as o where o.name = 'Ravi'),
  jsonb_build_object(
    'organiser_id', tests.id('ravi'), 'name', 'Ravi', 'email', 'ravi@olympeak.example', 'marked_class_ids', array[tests.class(5)],
    'enrolled_class_ids', array[]::uuid[], 'is_you', false
  ),
  'every organiser sees it'
);

-- One organiser is enough where there is one.
select tests.act_as_owner();
update private.settings set is_on = true where name = 'single_organiser';
select tests.act_as('meera');
select is(pg_temp.solve(), '{"outcome": "solved", "solved": 50}', 'the one organiser of an installation solves the own paper');
select is(review_paper(pg_temp.paper()) ->> 'outcome', 'reviewed', 'and reviews it');
select is(pg_temp.audit('review_paper') -> 'single_organiser', 'true', 'and the audit row says so');

select * from finish();
rollback;
