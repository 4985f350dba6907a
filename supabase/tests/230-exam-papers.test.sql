-- Papers: private.paper_errors finds errors, only a valid draft is saved, and nobody can read a paper directly.
begin;
select plan(26);

select tests.schedule_exams();
select tests.create_student('asha');
insert into private.papers (id, kind, edition_id, exam_id, class_id)
values (tests.id('draft'), 'exam', tests.edition(), tests.exam('IMO'), tests.class(5));

-- A list with one question, and its answer key; p_more adds or replaces fields of the question or the key.
create function pg_temp.item(p_more jsonb default '{}') returns jsonb language sql
as $$ select jsonb_build_array('{"n": 1, "section": "A", "question": "Which?", "options": ["x", "y", "z"]}'::jsonb || p_more) $$;
create function pg_temp.key(p_more jsonb default '{}') returns jsonb language sql
as $$ select jsonb_build_object('1', '{"credited": ["x"], "why": "So it is.", "wrong": {"y": "misread it"}}'::jsonb || p_more) $$;

select is(private.paper_errors(pg_temp.item(), pg_temp.key()), '{}', 'a valid paper has no error');
select is(private.paper_errors(pg_temp.item(), pg_temp.key('{"credited": "all"}')), '{}', 'a question can be credited to everybody');
select is(
  private.paper_errors(pg_temp.item('{"passage": "well"}'), pg_temp.key(), '{"well": {"kind": "story", "text": "Dry."}}'), '{}',
  'a question can use an existing passage'
);
select is(
  private.paper_errors(p.items, p.key), array['question ' || p.error], 'paper_errors names the question and the error: ' || p.error
)
from (
  values
    (pg_temp.item('{"n": 2}'), pg_temp.key(), '1: its number is not its place in the list'),
    (pg_temp.item('{"section": "D"}'), pg_temp.key(), '1: its section is not A, B or C'),
    (pg_temp.item('{"question": ""}'), pg_temp.key(), '1: it has no text'),
    (pg_temp.item('{"options": ["x", "x", "y"]}'), pg_temp.key(), '1: 3 or 4 different options are needed'),
    (pg_temp.item('{"options": ["x", "y", "z", "u", "v"]}'), pg_temp.key(), '1: 3 or 4 different options are needed'),
    (pg_temp.item(), pg_temp.key('{"credited": ["u"]}'), '1: the key credits none of its options'),
    (pg_temp.item(), pg_temp.key('{"credited": []}'), '1: the key credits none of its options'),
    (pg_temp.item(), pg_temp.key('{"why": ""}'), '1: it is not explained'),
    (pg_temp.item(), pg_temp.key('{"wrong": {"u": "odd"}}'), '1: a mistake is named for an option it does not have'),
    (pg_temp.item('{"passage": "well"}'), pg_temp.key(), '1: it asks about a passage that is not there'),
    -- A clip is a recording in base64, so 8,192 characters are 6 KiB.
    (pg_temp.item(jsonb_build_object('clip', repeat('A', 8193))), pg_temp.key(), '1: its clip is larger than 6 KiB'),
    ('[]'::jsonb, '{}'::jsonb, 'list: a list of 1 to 100 questions is needed'),
    (null, null, 'list: a list of 1 to 100 questions is needed')
) as p (items, key, error);
select is(
  private.paper_errors(pg_temp.item('{"section": "B"}') || pg_temp.item('{"n": 2}'), pg_temp.key() || jsonb_build_object('2', pg_temp.key() -> '1')),
  array['question list: sections stand in the order A, B, C'], 'the sections of a paper must be in order'
);

select isnt(private.write_paper(tests.id('draft'), pg_temp.item('{"n": 7}'), null, pg_temp.key()), '{}', 'write_paper returns the errors of a paper');
select is_empty('select from private.paper_items where paper_id = tests.id(''draft'')', 'a paper with an error is not saved');
select is(private.write_paper(tests.id('draft'), pg_temp.item(), null, pg_temp.key()), '{}', 'write_paper returns no error for a valid paper');
select is(
  (select i.items -> 0 ->> 'question' || (k.key -> '1' ->> 'why') from private.paper_items as i join private.paper_keys as k using (paper_id) where paper_id = tests.id('draft')),
  'Which?So it is.', 'a valid paper is saved with its answer key'
);
select tests.seal_paper(tests.id('draft'));
select throws_ok(
  $$ select private.write_paper(tests.id('draft'), pg_temp.item(), null, pg_temp.key()) $$, 'PT409', null,
  'a sealed paper cannot be replaced'
);
select throws_ok(
  $$ insert into private.papers (kind, edition_id, exam_id, class_id) values ('exam', tests.edition(), tests.exam('IMO'), tests.class(5)) $$,
  '23505', null, 'an exam has one paper per class'
);
select throws_ok(
  $$ update public.edition_exams set last_start_at = opens_at + interval '1 day' where edition_id = tests.edition() $$, '23514', null,
  'the hours of an exam must be within the exam day'
);

select tests.act_as('asha');
select throws_ok('select items from private.paper_items', '42501', null, 'a student cannot read questions directly');
select throws_ok('select paper_key from private.paper_seals', '42501', null, 'a student cannot read the key that opens a sealed paper');

select * from finish();
rollback;
