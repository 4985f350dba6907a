-- An organiser can edit a student's details, but never the role or the email. Edits are validated and audited.
begin;
select no_plan();

select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.create_student('asha');
update public.students set phone = '98765', school_name = 'Hill View School' where id = tests.id('asha');
-- Asha's current details in the list.
create function pg_temp.current_details() returns jsonb language sql
as $$
  select jsonb_build_object(
    'name', s.name, 'class_id', s.class_id, 'school_name', s.school_name, 'parent_name', s.parent_name, 'phone', s.phone
  )
  from list_students() as s where s.id = tests.id('asha')
$$;
-- Edits Asha as the current organiser; p_more adds or replaces fields of the form.
create function pg_temp.edit(p_more jsonb) returns jsonb language sql
as $$
  select update_student(
    p_id => coalesce((e ->> 'id')::uuid, tests.id('asha')), p_seen => coalesce(e -> 'seen', pg_temp.current_details()), p_name => e ->> 'name', p_class_id => (e ->> 'class_id')::uuid,
    p_school_name => e ->> 'school', p_parent_name => e ->> 'guardian', p_phone => e ->> 'phone'
  )
  from (
    select jsonb_build_object('name', 'Asha', 'class_id', tests.class(5), 'school', 'Hill View School', 'phone', '98765') || p_more as e
  ) as x
$$;
create function pg_temp.errors(p_more jsonb) returns text language sql
as $$ select string_agg(f, ' ') from jsonb_array_elements_text(pg_temp.edit(p_more) -> 'errors') as f $$;

select tests.act_as('meera');
select is(pg_temp.edit('{}'), '{"outcome": "unchanged"}', 'an edit with the current details changes nothing');
select is(
  pg_temp.edit('{"name": " Asha Verma ", "guardian": "Ravi Verma", "phone": "9876543210"}'),
  '{"outcome": "saved", "changed": ["name", "parent_name", "phone"]}', 'an edit saves new details'
);
select tests.act_as_owner();
select results_eq(
  $$ select name, class_id, school_name, parent_name, phone, email, role from public.students where id = tests.id('asha') $$,
  $$ values ('Asha Verma', tests.class(5), 'Hill View School', 'Ravi Verma', '9876543210', 'asha@olympeak.example', 'student') $$,
  'an edit trims the texts and changes neither email nor role'
);
select results_eq(
  $$ select actor, action, student_id, details from private.admin_audit where action = 'update_student' $$,
  $$ values (
    tests.id('meera')::text, 'update_student', tests.id('asha'),
    '{"before": {"name": "Asha", "parent_name": null, "phone": "98765"}, "after": {"name": "Asha Verma", "parent_name": "Ravi Verma", "phone": "9876543210"}}'::jsonb
  ) $$,
  'the audit has one row with the old and new values of an edit'
);

-- The family saves while the organiser's form shows older details.
select tests.act_as('meera');
select set_config('tests.seen', pg_temp.current_details()::text, true);
select tests.act_as('asha');
update public.students set phone = '9000000001', school_name = 'Lake View School' where id = tests.id('asha');
select tests.act_as('meera');
select is(
  pg_temp.edit(jsonb_build_object('name', 'Asha V', 'seen', current_setting('tests.seen')::jsonb)), '{"outcome": "changed_meanwhile"}',
  'an edit does not overwrite what the family has saved meanwhile'
);
select is(
  pg_temp.edit(jsonb_build_object('name', '', 'phone', '1', 'seen', current_setting('tests.seen')::jsonb)), '{"outcome": "changed_meanwhile"}',
  'an edit based on older details is refused before its values are checked'
);
select is(
  pg_temp.current_details(),
  jsonb_build_object(
    'name', 'Asha Verma', 'class_id', tests.class(5), 'school_name', 'Lake View School', 'parent_name', 'Ravi Verma', 'phone', '9000000001'
  ),
  'after refused edits the details are as the family saved them'
);
select is(pg_temp.edit('{"seen": {}}'), '{"outcome": "changed_meanwhile"}', 'an edit without the details that the organiser has seen is refused');
select is(pg_temp.edit('{"seen": null}'), '{"outcome": "changed_meanwhile"}', 'an edit with null for the details that the organiser has seen is refused');
select is(
  pg_temp.edit('{"name": "Asha Verma", "school": "Lake View School", "guardian": "Ravi Verma", "phone": "9000000002"}'),
  '{"outcome": "saved", "changed": ["phone"]}', 'an edit based on the current details is saved'
);
select tests.act_as_owner();
select is(
  (select count(*) from private.admin_audit where action = 'update_student'), 2::bigint, 'refused edits are not in the audit'
);
update public.students set phone = '98765', school_name = 'Hill View School' where id = tests.id('asha');

select tests.act_as('meera');
select is(pg_temp.errors('{"name": "  "}'), 'name_missing', 'a name of blanks is refused');
select is(pg_temp.errors('{"name": null}'), 'name_missing', 'an edit without a name is refused');
select is(pg_temp.errors(jsonb_build_object('name', repeat('a', 101))), 'name_too_long', 'a name of 101 characters is refused');
select is(pg_temp.errors('{"class_id": null}'), 'class_unknown', 'an edit cannot remove a student''s class');
select is(pg_temp.errors(jsonb_build_object('class_id', gen_random_uuid())), 'class_unknown', 'an edit to an unknown class is refused');
select is(pg_temp.errors(jsonb_build_object('school', repeat('a', 201))), 'school_too_long', 'a school name of 201 characters is refused');
select is(pg_temp.errors(jsonb_build_object('guardian', repeat('a', 101))), 'guardian_too_long', 'a guardian''s name of 101 characters is refused');
select is(pg_temp.errors('{"phone": "12345"}'), 'phone_invalid', 'a new phone number of five digits is refused');
select is(pg_temp.errors('{"phone": "98765432101"}'), 'phone_invalid', 'a phone number of eleven digits is refused');
select is(pg_temp.errors('{"phone": "98765abcde"}'), 'phone_invalid', 'letters in a phone number are refused');
select is(
  pg_temp.errors('{"name": "", "class_id": null, "phone": "1"}'), 'name_missing class_unknown phone_invalid', 'an edit with three errors returns all three'
);
select is(pg_temp.edit('{"name": "Asha V"}') ->> 'outcome', 'saved', 'an edit can keep an invalid phone number that the family entered at the checkout');
select is(pg_temp.edit('{"school": "", "phone": null}') ->> 'outcome', 'saved', 'an edit can empty the school and the phone number');
select is(pg_temp.edit(jsonb_build_object('id', gen_random_uuid())), '{"outcome": "not_found"}', 'an edit of an unknown student is refused as not found');
select is(pg_temp.errors('{"name": "<img src=x onerror=alert(1)>", "phone": null}'), 'name_missing', 'a name that looks like HTML is refused');
select is(pg_temp.edit('{"school": "<img src=x onerror=alert(1)>", "phone": null}') ->> 'outcome', 'saved', 'a school name may contain any text');

select tests.act_as_owner();
select is((select school_name from public.students where id = tests.id('asha')), '<img src=x onerror=alert(1)>', 'a school name that looks like HTML is stored as it was typed');
select is(
  (select count(*) from private.admin_audit where action = 'update_student' and student_id = tests.id('asha')), 5::bigint,
  'the audit has every saved edit and no refused edit'
);
update public.students set deleted_at = now(), email = null, name = null where id = tests.id('asha');
select tests.act_as('meera');
select is(pg_temp.edit('{}'), '{"outcome": "not_found"}', 'a deleted account cannot be edited');

-- A student has an empty profile.
select tests.act_as_owner();
insert into public.students (id, email) values (tests.id('new'), 'new@olympeak.example');
select tests.act_as('meera');
select is(
  update_student(tests.id('new'), '{"name": null, "class_id": null, "school_name": null, "parent_name": null, "phone": null}', 'New Child'), '{"outcome": "saved", "changed": ["name"]}', 'an organiser can save a name before the class is known'
);

select * from finish();
rollback;
