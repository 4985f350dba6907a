-- The organiser fixes a student's details: validated, audited, never role or email.
begin;
select no_plan();

select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.create_student('asha');
update public.students set phone = '98765', school_name = 'Hill View School' where id = tests.id('asha');
-- Asha's row of the list now.
create function pg_temp.look() returns jsonb language sql
as $$
  select jsonb_build_object(
    'name', s.name, 'class_id', s.class_id, 'school_name', s.school_name, 'parent_name', s.parent_name, 'phone', s.phone
  )
  from list_students() as s where s.id = tests.id('asha')
$$;
create function pg_temp.edit(p_more jsonb) returns jsonb language sql
as $$
  select update_student(
    p_id => coalesce((e ->> 'id')::uuid, tests.id('asha')), p_seen => coalesce(e -> 'seen', pg_temp.look()), p_name => e ->> 'name', p_class_id => (e ->> 'class_id')::uuid,
    p_school_name => e ->> 'school', p_parent_name => e ->> 'guardian', p_phone => e ->> 'phone'
  )
  from (
    select jsonb_build_object('name', 'Asha', 'class_id', tests.class(5), 'school', 'Hill View School', 'phone', '98765') || p_more as e
  ) as x
$$;
create function pg_temp.faults(p_more jsonb) returns text language sql
as $$ select string_agg(f, ' ') from jsonb_array_elements_text(pg_temp.edit(p_more) -> 'faults') as f $$;

select tests.act_as('meera');
select is(pg_temp.edit('{}'), '{"outcome": "unchanged"}', 'the same details change nothing');
select is(
  pg_temp.edit('{"name": " Asha Verma ", "guardian": "Ravi Verma", "phone": "9876543210"}'),
  '{"outcome": "saved", "changed": ["name", "parent_name", "phone"]}', 'new ones are saved'
);
select tests.act_as_owner();
select results_eq(
  $$ select name, class_id, school_name, parent_name, phone, email, role from public.students where id = tests.id('asha') $$,
  $$ values ('Asha Verma', tests.class(5), 'Hill View School', 'Ravi Verma', '9876543210', 'asha@olympeak.example', 'student') $$,
  'trimmed, and address and role are as they were'
);
select results_eq(
  $$ select actor, action, student_id, details from private.admin_audit where action = 'update_student' $$,
  $$ values (
    tests.id('meera')::text, 'update_student', tests.id('asha'),
    '{"before": {"name": "Asha", "parent_name": null, "phone": "98765"}, "after": {"name": "Asha Verma", "parent_name": "Ravi Verma", "phone": "9876543210"}}'::jsonb
  ) $$,
  'who changed what is written down once, with what was before'
);

-- The family saves while the organiser looks at what was.
select tests.act_as('meera');
select set_config('tests.seen', pg_temp.look()::text, true);
select tests.act_as('asha');
update public.students set phone = '9000000001', school_name = 'Lake View School' where id = tests.id('asha');
select tests.act_as('meera');
select is(
  pg_temp.edit(jsonb_build_object('name', 'Asha V', 'seen', current_setting('tests.seen')::jsonb)), '{"outcome": "changed_meanwhile"}',
  'what the family has saved meanwhile is not undone'
);
select is(
  pg_temp.edit(jsonb_build_object('name', '', 'phone', '1', 'seen', current_setting('tests.seen')::jsonb)), '{"outcome": "changed_meanwhile"}',
  'and is checked before any fault'
);
select is(
  pg_temp.look(),
  jsonb_build_object(
    'name', 'Asha Verma', 'class_id', tests.class(5), 'school_name', 'Lake View School', 'parent_name', 'Ravi Verma', 'phone', '9000000001'
  ),
  'everything is as the family saved it'
);
select is(pg_temp.edit('{"seen": {}}'), '{"outcome": "changed_meanwhile"}', 'who has seen nothing changes nothing');
select is(pg_temp.edit('{"seen": null}'), '{"outcome": "changed_meanwhile"}', 'in any case');
select is(
  pg_temp.edit('{"name": "Asha Verma", "school": "Lake View School", "guardian": "Ravi Verma", "phone": "9000000002"}'),
  '{"outcome": "saved", "changed": ["phone"]}', 'who looks again changes what is there now'
);
select tests.act_as_owner();
select is(
  (select count(*) from private.admin_audit where action = 'update_student'), 2::bigint, 'only what was changed is in the audit'
);
update public.students set phone = '98765', school_name = 'Hill View School' where id = tests.id('asha');

select tests.act_as('meera');
select is(pg_temp.faults('{"name": "  "}'), 'name_missing', 'a name is needed');
select is(pg_temp.faults('{"name": null}'), 'name_missing', 'in any case');
select is(pg_temp.faults(jsonb_build_object('name', repeat('a', 101))), 'name_too_long', 'of a hundred characters at most');
select is(pg_temp.faults('{"class_id": null}'), 'class_unknown', 'a class that is known does not go');
select is(pg_temp.faults(jsonb_build_object('class_id', gen_random_uuid())), 'class_unknown', 'and is one of ours');
select is(pg_temp.faults(jsonb_build_object('school', repeat('a', 201))), 'school_too_long', 'a school has two hundred characters at most');
select is(pg_temp.faults(jsonb_build_object('guardian', repeat('a', 101))), 'guardian_too_long', 'a guardian a hundred');
select is(pg_temp.faults('{"phone": "12345"}'), 'phone_invalid', 'a new phone has ten digits');
select is(pg_temp.faults('{"phone": "98765432101"}'), 'phone_invalid', 'not eleven');
select is(pg_temp.faults('{"phone": "98765abcde"}'), 'phone_invalid', 'and no letters');
select is(
  pg_temp.faults('{"name": "", "class_id": null, "phone": "1"}'), 'name_missing class_unknown phone_invalid', 'all faults are returned together'
);
select is(pg_temp.edit('{"name": "Asha V"}') ->> 'outcome', 'saved', 'a phone as the checkout took it may stay');
select is(pg_temp.edit('{"school": "", "phone": null}') ->> 'outcome', 'saved', 'school and phone can be emptied');
select is(pg_temp.edit(jsonb_build_object('id', gen_random_uuid())), '{"outcome": "not_found"}', 'somebody nobody knows');
select is(pg_temp.faults('{"name": "<img src=x onerror=alert(1)>", "phone": null}'), 'name_missing', 'what is no name is none');
select is(pg_temp.edit('{"school": "<img src=x onerror=alert(1)>", "phone": null}') ->> 'outcome', 'saved', 'a text is a text');

select tests.act_as_owner();
select is((select school_name from public.students where id = tests.id('asha')), '<img src=x onerror=alert(1)>', 'the last edit is the one that counts');
select is(
  (select count(*) from private.admin_audit where action = 'update_student' and student_id = tests.id('asha')), 5::bigint,
  'every change is in the audit, a refused one is not'
);
update public.students set deleted_at = now(), email = null, name = null where id = tests.id('asha');
select tests.act_as('meera');
select is(pg_temp.edit('{}'), '{"outcome": "not_found"}', 'who has gone is not brought back');

-- A student who has filled in nothing yet.
select tests.act_as_owner();
insert into public.students (id, email) values (tests.id('new'), 'new@olympeak.example');
select tests.act_as('meera');
select is(
  update_student(tests.id('new'), '{"name": null, "class_id": null, "school_name": null, "parent_name": null, "phone": null}', 'New Child'), '{"outcome": "saved", "changed": ["name"]}', 'a name alone can be given, the class later'
);

select * from finish();
rollback;
