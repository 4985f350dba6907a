-- Sealing in the database: who can read a paper, what is recorded, and what sealing may change (docs/exam.md section 3).
begin;
select plan(15);

select tests.schedule_exams();
select tests.create_student('asha'), tests.create_student('meera');
select tests.create_paper('IMO', 5);
update private.papers set status = 'draft' where id = tests.id('examIMO5');
delete from private.paper_seals;

create function pg_temp.items() returns jsonb language sql security definer
as $$ select items from private.paper_items where paper_id = tests.id('examIMO5') $$;
create function pg_temp.seal(p_items jsonb) returns text language sql
as $$ select record_seal(tests.id('examIMO5'), p_items, jsonb_build_object('sha256', repeat('b', 64), 'bytes', 2000, 'key', 'a2V5')) ->> 'outcome' $$;

select tests.act_as('asha');
select throws_ok($$ select read_paper(tests.id('examIMO5'), tests.id('asha')) $$, '42501', null, 'a student cannot read a paper for sealing');
select throws_ok($$ select record_seal(tests.id('examIMO5'), '[]', '{}') $$, '42501', null, 'a student cannot seal a paper');
select tests.act_as_service();
select is(read_paper(tests.id('x'), null), '{"outcome": "not_found"}', 'an unknown paper is not found');
select is(read_paper(tests.id('examIMO5'), null), '{"outcome": "not_reviewed", "status": "draft"}', 'a paper that was not reviewed cannot be read');
select is(pg_temp.seal('[]'), 'not_reviewed', 'a paper that was not reviewed cannot be sealed');
select tests.act_as_owner();
update private.papers set status = 'reviewed' where id = tests.id('examIMO5');
select tests.act_as_service();
select is(
  read_paper(tests.id('examIMO5'), tests.id('meera')) - 'items',
  '{"outcome": "paper", "subject": "Maths", "class": "Class 5", "edition": "Winter 2026-27", "duration_seconds": 3600, "passages": {}}',
  'a reviewed paper can be read for sealing'
);
select is(read_paper(tests.id('examIMO5'), null) -> 'items', pg_temp.items(), 'a reviewed paper is read with its questions, which do not contain the answer key');
select tests.act_as_owner();
insert into private.organisers_children (edition_id, class_id, organiser_id, marked_by)
values (tests.edition(), tests.class(5), tests.id('asha'), tests.id('meera'));
select tests.act_as_service();
select is(read_paper(tests.id('examIMO5'), tests.id('asha')), '{"outcome": "conflict_of_interest"}', 'an organiser with a child in a class cannot read its paper for sealing');
select tests.act_as_owner();
select set_eq(
  $$ select actor from private.admin_audit where action = 'read_paper' $$, array[tests.id('meera')::text, 'scheduler'], 'each reading of a paper leaves an audit row'
);
select tests.act_as_service();
select is(pg_temp.seal(jsonb_set(pg_temp.items(), '{0,question}', '"Other"')), 'changed_meanwhile', 'a paper with a changed question cannot be sealed');
select is(pg_temp.seal(jsonb_set(pg_temp.items(), '{0,options}', '["3", "4", "5", "6"]')), 'changed_meanwhile', 'a paper with a changed option cannot be sealed');
select is(pg_temp.seal(jsonb_set(pg_temp.items(), '{0,options}', '["22", "5", "4", "3"]')), 'sealed', 'a paper whose options have another order can be sealed');
select is(pg_temp.seal(pg_temp.items()), 'not_reviewed', 'a paper can be sealed only once');
select tests.act_as_owner();
select results_eq(
  $$ select p.status, s.path, s.option_counts, i.items -> 0 ->> 'options' from private.papers as p
    join private.paper_seals as s on s.paper_id = p.id join private.paper_items as i on i.paper_id = p.id where p.id = tests.id('examIMO5') $$,
  $$ values ('sealed', tests.id('examIMO5') || '/' || repeat('b', 64) || '.bin', '434', '["22", "5", "4", "3"]') $$,
  'the letters of a sealed paper are those of the sealed file'
);
select tests.act_as_service();
select is((select count(*)::integer from list_rehearsals_to_seal()), 4, 'the scheduler gets the four rehearsals that are not sealed');

select * from finish();
rollback;
