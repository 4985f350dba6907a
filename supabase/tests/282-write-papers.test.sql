-- Organisers write papers: who can, what is saved and recorded, and until when a paper can be changed (docs/exam.md section 3).
begin;
select plan(43);

select tests.schedule_exams();
select tests.set_exam_clock('-10 days');
select tests.create_student('asha'), tests.create_student('meera', null), tests.create_student('ravi', null);
select private.grant_admin('meera@olympeak.example'), private.grant_admin('ravi@olympeak.example');

create function pg_temp.create_paper(p_class integer, p_kind text default 'exam') returns text language sql
as $$ select create_paper(tests.edition(), tests.exam('IMO'), tests.class(p_class), p_kind) ->> 'outcome' $$;
create function pg_temp.paper_id(p_class integer) returns uuid language sql stable security definer
as $$ select id from private.papers where kind = 'exam' and exam_id = tests.exam('IMO') and class_id = tests.class(p_class) $$;
-- A list with one question; p_more adds or replaces fields of the question.
create function pg_temp.items(p_more jsonb default '{}') returns jsonb language sql
as $$ select jsonb_build_array('{"n": 1, "section": "A", "question": "Which?", "options": ["x", "y", "z"]}'::jsonb || p_more) $$;
create function pg_temp.save(p_class integer, p_revision integer, p_more jsonb default '{}') returns jsonb language sql
as $$
  select save_paper(
    pg_temp.paper_id(p_class), p_revision, pg_temp.items(p_more), null,
    '{"1": {"credited": ["x"], "why": "So it is.", "wrong": {"y": "misread it"}}}'
  )
$$;
create function pg_temp.rehearsal_id() returns uuid language sql stable security definer
as $$ select id from private.papers where kind = 'rehearsal' and from_class = 3 $$;
create function pg_temp.audit_entries() returns table (entry text) language sql stable security definer
as $$ select concat_ws(' ', s.name, a.action, a.details ->> 'for') from private.admin_audit as a join public.students as s on s.id::text = a.actor order by a.id $$;

-- Who can call the functions.
create function pg_temp.calls() returns table (call text) language sql
as $$
  values ('select list_papers(tests.edition())'), ('select create_paper(tests.edition(), tests.exam(''IMO''), tests.class(5), ''exam'')'),
    ('select open_paper(pg_temp.rehearsal_id())'), ('select save_paper(pg_temp.rehearsal_id(), 0, ''[]'', null, ''{}'')'),
    ('select reopen_paper(pg_temp.rehearsal_id())'), ('select list_organisers(tests.edition())'),
    ('select mark_organiser(tests.id(''meera''), tests.edition(), tests.class(5), true)')
$$;
select tests.act_as_visitor();
select throws_ok(call, '42501', null, 'a visitor cannot run: ' || call) from pg_temp.calls();
select tests.act_as('asha');
select throws_ok(call, '42501', 'Access denied.', 'a student cannot run: ' || call) from pg_temp.calls();

-- Writing a draft.
select tests.act_as('meera');
select is(
  (select to_jsonb(p) from list_papers(tests.edition()) as p where p.exam_name = 'Maths' and p.class_number = 5),
  jsonb_build_object(
    'exam_id', tests.exam('IMO'), 'exam_name', 'Maths', 'class_id', tests.class(5), 'class_name', 'Class 5', 'class_number', 5,
    'kind', 'exam', 'exam_on', (select exam_on from edition_exams where edition_id = tests.edition() and exam_id = tests.exam('IMO')), 'opens_at', tests.exam_opens_at(), 'enrolled', 0, 'paper_id', null,
    'status', 'none', 'questions', 0, 'unsolved', 0, 'disagreements', 0, 'is_overdue', false, 'has_attempt', false,
    'has_conflict_of_interest', false, 'is_key_known', false, 'is_cancelled', false, 'other_solvers', 1
  ),
  'the list of papers includes a class without a paper'
);
select tests.act_as_owner();
update public.edition_exams set opens_at = null, last_start_at = null where edition_id = tests.edition() and exam_id = tests.exam('ISO');
select tests.act_as('meera');
select is(
  (select tests.null_columns(to_jsonb(p)) from list_papers(tests.edition()) as p where p.exam_name = 'Science' and p.class_number = 5),
  '{opens_at,paper_id}', 'the hours and the id of a paper are null if they do not exist'
);
select is(pg_temp.create_paper(5), 'created', 'an organiser can create a draft');
select is(pg_temp.create_paper(5), 'exists', 'a second draft for the same class is not created');
select is(pg_temp.create_paper(5, 'reserve'), 'created', 'an organiser can create a reserve paper beside the exam paper');
select is(pg_temp.create_paper(13), 'not_found', 'a paper for an unknown class is refused');
select is(pg_temp.create_paper(5, 'rehearsal'), 'not_found', 'a new rehearsal is refused');
select is(open_paper(pg_temp.rehearsal_id()), '{"outcome": "not_found"}', 'an organiser cannot open a rehearsal for writing');
select is(pg_temp.save(5, 0, '{"n": 4}'), '{"outcome": "invalid", "errors": ["question 1: its number is not its place in the list"]}', 'a draft with an error is refused, and the reply names the error');
select is(open_paper(pg_temp.paper_id(5)) -> 'items', '[]', 'the valid part of a draft with errors is not saved');
select is(pg_temp.save(5, 0), '{"outcome": "saved", "revision": 1}', 'a valid draft is saved');
select is(pg_temp.save(5, 0), '{"outcome": "changed_meanwhile"}', 'an organiser who has read an older version cannot overwrite the newer one');
select is(
  open_paper(pg_temp.paper_id(5)) - 'lacks',
  jsonb_build_object(
    'outcome', 'paper', 'revision', 1, 'items', pg_temp.items(), 'passages', '{}'::jsonb, 'solutions', '[]'::jsonb,
    'key', '{"1": {"credited": ["x"], "why": "So it is.", "wrong": {"y": "misread it"}}}'::jsonb
  ),
  'a draft is read as it was written'
);
select is(
  open_paper(pg_temp.paper_id(5)) -> 'lacks',
  '["1 of 50 questions", "0 of 5 questions in section C", "questions in each of the sections A, B and C"]',
  'a draft is read with a list of what it lacks'
);
select is(pg_temp.save(5, 1, jsonb_build_object('alt', repeat('long', 300000))) ->> 'outcome', 'too_large', 'a draft over one MiB is refused');
select tests.act_as('ravi');
select is(pg_temp.save(5, 1, '{"question": "Why?"}') ->> 'outcome', 'saved', 'another organiser can continue a draft');
select results_eq(
  'select entry from pg_temp.audit_entries()',
  $$ values ('Meera create_paper'), ('Meera create_paper'), ('Meera read_paper writing'), ('Meera save_paper'), ('Meera read_paper writing'),
    ('Meera read_paper writing'), ('Ravi save_paper') $$,
  'each reading and each change of a paper leaves an audit row'
);
select ok(
  (select p.is_key_known from list_papers(tests.edition()) as p where p.paper_id = pg_temp.paper_id(5)),
  'the author of a paper counts as knowing its answer key'
);

-- A paper can be unsealed until the first student has started.
select is(reopen_paper(pg_temp.paper_id(5)), '{"outcome": "unchanged"}', 'a draft cannot be unsealed');
select tests.act_as_owner();
select tests.seal_paper(pg_temp.paper_id(5));
select tests.act_as('ravi');
select is(pg_temp.save(5, 2), '{"outcome": "not_draft", "status": "sealed"}', 'a sealed paper cannot be written');
select is(reopen_paper(pg_temp.paper_id(5)), '{"outcome": "reopened"}', 'a sealed paper can be unsealed');
select tests.act_as_owner();
select is_empty('select from private.paper_seals where paper_id = pg_temp.paper_id(5)', 'unsealing a paper deletes the key of its file');
select tests.seal_paper(pg_temp.paper_id(5));
select tests.enrol('asha', array['IMO']);
select tests.set_exam_clock('5 minutes');
select tests.act_as('asha');
select is(start_exam(pg_temp.paper_id(5)) ->> 'outcome', 'started', 'a student can start a sealed paper');
select tests.act_as('ravi');
select is(reopen_paper(pg_temp.paper_id(5)), '{"outcome": "too_late"}', 'a paper that a student has started cannot be unsealed');

-- The alarm about papers that are not sealed.
select tests.act_as_owner();
select is(count_missing_papers(), '{"papers": 0}', 'a sealed paper raises no alarm');
update private.papers set status = 'reviewed' where id = pg_temp.paper_id(5);
select is(count_missing_papers(), '{"papers": 1}', 'an unsealed paper with enrolled students raises an alarm');
select tests.set_exam_clock('-73 hours');
select is(count_missing_papers(), '{"papers": 0}', 'an unsealed paper raises no alarm more than 72 hours before the exam');
select tests.set_exam_clock('-71 hours');
select tests.act_as('ravi');
select set_eq(
  'select exam_name, class_number, enrolled from list_papers(tests.edition()) where is_overdue', $$ values ('Maths', 5::smallint, 1) $$,
  'the list of papers marks the unsealed paper as overdue'
);
select tests.act_as_owner();
update public.edition_exams set cancelled_at = private.exam_now() where edition_id = tests.edition() and exam_id = tests.exam('IMO');
select tests.act_as('ravi');
select is(
  (select count(*) from list_papers(tests.edition()) as p where p.is_cancelled and p.exam_name = 'Maths' and p.kind = 'exam'), 12::bigint,
  'the papers of a cancelled exam are listed as cancelled, in all twelve classes'
);

select * from finish();
rollback;
