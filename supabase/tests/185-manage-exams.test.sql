-- Manage Exams: organisers change pairs of subject and class, exam days, the helpline, the notice and the current edition.
begin;
select no_plan();

select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.create_student('asha');
create function pg_temp.edition(p_name text) returns uuid language sql stable as $$ select id from public.editions where name = p_name $$;
create function pg_temp.save_exam_day(p_code text, p_on date, p_closes date, p_edition text default 'Winter 2026-27') returns jsonb language sql
as $$ select save_edition_exam(pg_temp.edition(p_edition), tests.exam(p_code), p_on, p_closes, null, null) - 'mailed' $$;
create function pg_temp.audit_details(p_action text) returns setof jsonb language sql security definer
as $$ select details from private.admin_audit where action = p_action order by id $$;

-- Fixed dates, so that this file does not depend on the current season.
update editions set is_current = false where is_current;
update editions set is_current = true, registration_opens_on = '2026-07-01', exams_from = '2026-12-15', exams_to = '2027-01-31'
where name = 'Winter 2026-27';
update edition_exams set exam_on = '2027-01-17', registration_closes_on = '2027-01-16'
where edition_id = tests.edition() and exam_id = tests.exam('IMO');

-- Permissions.
create function pg_temp.calls() returns setof text language sql
as $$
  values ('select list_subject_pairs()'), ('select set_subject_pair(tests.exam(''IMO''), tests.class(5), false)'),
    ('select set_current_edition(pg_temp.edition(''Summer 2025''))'), ('select set_help_line(pg_temp.edition(''Summer 2025''), ''+91 80 4567 8900'')'), ('select set_site_notice()'), ('select pg_temp.save_exam_day(''IMO'', ''2027-01-16'', ''2027-01-15'')')
$$;
select tests.act_as_visitor();
select throws_ok(call, '42501', null, 'a visitor cannot run: ' || call) from pg_temp.calls() as call;
select tests.act_as_service();
select throws_ok(call, '42501', null, 'the service role cannot run: ' || call) from pg_temp.calls() as call;
select tests.act_as('asha');
select throws_ok(call, '42501', 'Access denied.', 'a student cannot run: ' || call) from pg_temp.calls() as call;
select throws_ok($$ select private.audit_change('x', '{}') $$, '42501', null, 'a student cannot write the audit');
select throws_ok($$ update public.subject_classes set is_active = false $$, '42501', null, 'a student cannot change pairs of subject and class in the table');
select throws_ok($$ update public.editions set is_current = false $$, '42501', null, 'a student cannot change editions in the table');
select throws_ok($$ update public.edition_exams set exam_on = now() $$, '42501', null, 'a student cannot change exam days in the table');

-- Pairs of subject and class.
select tests.act_as('meera');
select is((select count(*) from list_subject_pairs()), 96::bigint, 'all pairs of subject and class are listed');
select is(
  (select to_jsonb(p) - 'is_active' from list_subject_pairs() as p where subject_name = 'Maths' and class_number = 12),
  jsonb_build_object(
    'subject_id', tests.exam('IMO'), 'subject_name', 'Maths', 'class_id', tests.class(12), 'class_name', 'Class 12', 'class_number', 12
  ),
  'each pair is listed with the names of its subject and class'
);
select is(set_subject_pair(tests.exam('IMO'), tests.class(5), false), '{"outcome": "saved"}', 'a pair can be switched off');
select is(set_subject_pair(tests.exam('IMO'), tests.class(5), false), '{"outcome": "unchanged"}', 'switching a pair off again changes nothing');
select tests.act_as_visitor();
select is(
  (select count(*) from subject_classes where subject_id = tests.exam('IMO') and class_id = tests.class(5)), 0::bigint,
  'a visitor does not see a pair that is switched off'
);
select tests.act_as('meera');
select is(set_subject_pair(tests.exam('IMO'), tests.class(5), true), '{"outcome": "saved"}', 'a pair can be switched on');
select is(set_subject_pair(gen_random_uuid(), tests.class(5), true), '{"outcome": "not_found"}', 'an unknown pair is not found');
select is(set_subject_pair(tests.exam('IMO'), tests.class(5), null), '{"outcome": "not_found"}', 'a pair cannot be set without a value');
select results_eq(
  $$ select pg_temp.audit_details('set_subject_pair') $$,
  $$ values
    ('{"subject": "Maths", "class": "Class 5", "before": {"is_active": true}, "after": {"is_active": false}}'::jsonb),
    ('{"subject": "Maths", "class": "Class 5", "before": {"is_active": false}, "after": {"is_active": true}}') $$,
  'the audit has both changes of a pair'
);

-- Exam days.
select is(pg_temp.save_exam_day('IMO', '2027-01-16', '2027-01-14'), '{"outcome": "saved"}', 'an exam day can be changed');
select is(pg_temp.save_exam_day('IMO', '2027-01-16', '2027-01-14'), '{"outcome": "unchanged"}', 'saving the current exam day again changes nothing');
select results_eq(
  $$ select exam_on, registration_closes_on from edition_exams where edition_id = pg_temp.edition('Winter 2026-27') and exam_id = tests.exam('IMO') $$,
  $$ values ('2027-01-16'::date, '2027-01-14'::date) $$, 'a changed exam day is in the table'
);
select is(pg_temp.save_exam_day('IMO', '2027-01-16', '2027-01-16'), '{"outcome": "closes_too_late"}', 'registration must close before the exam day');
select is(pg_temp.save_exam_day('IMO', '2027-01-16', null), '{"outcome": "closes_too_late"}', 'an exam day cannot be saved without an end of registration');
select is(
  pg_temp.save_exam_day('IMO', '2027-02-01', '2027-01-31'), '{"outcome": "outside_edition", "from": "2026-12-15", "to": "2027-01-31"}', 'the exam day must be in the exam period of the edition'
);
select is(pg_temp.save_exam_day('IMO', null, '2027-01-14') ->> 'outcome', 'outside_edition', 'an exam cannot be saved without an exam day');
select is(
  pg_temp.save_exam_day('IMO', '2027-01-16', '2026-06-30'), '{"outcome": "closes_before_opening", "opens_on": "2026-07-01"}', 'registration cannot close before it opens'
);
select is(save_edition_exam(gen_random_uuid(), tests.exam('IMO'), '2027-01-16', '2027-01-14', null, null), '{"outcome": "not_found"}', 'an exam day of an unknown edition is not found');
select is(save_edition_exam(tests.edition(), gen_random_uuid(), '2027-01-16', '2027-01-14', null, null), '{"outcome": "not_found"}', 'an exam day of an unknown exam is not found');
select is(pg_temp.save_exam_day('IGKO', '2025-06-20', '2025-06-19', 'Summer 2025'), '{"outcome": "saved"}', 'an exam can be added to an edition');
select results_eq(
  $$ select pg_temp.audit_details('save_edition_exam') $$,
  $$ values
    ('{"edition": "Winter 2026-27", "exam": "Maths", "before": {"exam_on": "2027-01-17", "registration_closes_on": "2027-01-16"}, "after": {"exam_on": "2027-01-16", "registration_closes_on": "2027-01-14"}}'::jsonb),
    ('{"edition": "Summer 2025", "exam": "General Knowledge", "before": null, "after": {"exam_on": "2025-06-20", "registration_closes_on": "2025-06-19"}}') $$,
  'the audit has both changes of exam days'
);

-- The helpline of exam days.
select is(
  set_help_line(pg_temp.edition('Winter 2026-27'), ' +91 80 4567 8900 ', '09:00', '19:00'), '{"outcome": "saved"}',
  'an organiser can save a helpline'
);
select is(
  set_help_line(pg_temp.edition('Winter 2026-27'), '+91 80 4567 8900', '09:00', '19:00'), '{"outcome": "unchanged"}',
  'saving the current helpline again changes nothing'
);
select is(set_help_line(gen_random_uuid()), '{"outcome": "not_found"}', 'a helpline of an unknown edition is not found');
select is(
  set_help_line(pg_temp.edition('Winter 2026-27'), 'call us'), '{"outcome": "phone_invalid"}', 'a helpline with an invalid phone number is refused'
);
select is(
  set_help_line(pg_temp.edition('Winter 2026-27'), null, '09:00'), '{"outcome": "hours_unordered"}', 'a helpline with hours without an end is refused'
);
select is(
  set_help_line(pg_temp.edition('Winter 2026-27'), null, '19:00', '09:00'), '{"outcome": "hours_unordered"}',
  'a helpline with hours in the wrong order is refused'
);
select is(
  set_help_line(pg_temp.edition('Winter 2026-27'), '+91 80 1111 2222', '09:00', '19:00', '{"phone": null, "from": null, "to": null}'),
  '{"outcome": "changed_meanwhile"}', 'a form that showed another helpline saves nothing'
);
select is(
  set_help_line(
    pg_temp.edition('Winter 2026-27'), '+91 80 4567 8900', '09:00', '19:00',
    '{"phone": "+91 80 4567 8900", "from": "09:00:00", "to": "19:00:00"}'
  ),
  '{"outcome": "unchanged"}', 'a form that showed the current helpline can save'
);
select results_eq(
  $$ select help_phone, help_from, help_to from editions where is_current $$,
  $$ values ('+91 80 4567 8900', time '09:00', time '19:00') $$, 'the helpline is stored without the blanks around it'
);

-- The notice above every public page.
create function pg_temp.set_notice(p_text text, p_days_from_today integer, p_seen_text text default null) returns text language sql
as $$ select set_site_notice(p_text, (now() at time zone interval '5 hours 30 minutes')::date + p_days_from_today, p_seen_text) ->> 'outcome' $$;
select is(pg_temp.set_notice('Registration is slow.', -1), 'day_unfit', 'a notice that ended yesterday is refused');
select is(pg_temp.set_notice('Registration is slow.', null), 'day_unfit', 'a notice without an end is refused');
select is(pg_temp.set_notice('Registration is slow.', 61), 'day_unfit', 'a notice for more than 60 days is refused');
select is(pg_temp.set_notice(repeat('x', 201), 0), 'too_long', 'a notice that is too long is refused');
select is(pg_temp.set_notice('  Registration is  slow. ', 0), 'saved', 'a notice until the end of today is saved');
select is(pg_temp.set_notice('Registration is slow.', 0, 'Registration is slow.'), 'unchanged', 'saving the current notice again changes nothing');
select is(pg_temp.set_notice('All is well.', 2), 'changed_meanwhile', 'a form that showed another notice saves nothing');
select tests.act_as_visitor();
select results_eq(
  $$ select notice, notice_until from editions where is_current $$,
  $$ values ('Registration is slow.', (now() at time zone interval '5 hours 30 minutes')::date) $$, 'a visitor reads the notice'
);
select tests.act_as('meera');
select is(pg_temp.set_notice(' ', 2, 'Registration is slow.'), 'saved', 'an organiser can remove the notice');
select results_eq(
  $$ select d -> 'before' ->> 0, d -> 'after' ->> 0 from pg_temp.audit_details('set_site_notice') as d $$,
  $$ values (null, 'Registration is slow.'), ('Registration is slow.', null) $$, 'the audit has both changes of the notice'
);
select is((select count(*) from editions where notice is not null or notice_until is not null), 0::bigint, 'a notice that was removed leaves nothing in the table');

-- The current edition.
select is(set_current_edition(pg_temp.edition('Winter 2026-27')), '{"outcome": "unchanged"}', 'making the current edition current again changes nothing');
select is(set_current_edition(pg_temp.edition('Summer 2025')), '{"outcome": "saved"}', 'another edition can be made current');
select results_eq($$ select name from editions where is_current $$, $$ values ('Summer 2025') $$, 'only the edition that was made current last is current');
select is(set_current_edition(gen_random_uuid()), '{"outcome": "not_found"}', 'an unknown edition cannot be made current');
select tests.act_as_owner();
insert into public.editions (name, season, exams_from, exams_to, results_on) values ('Empty', 'summer', '2028-06-01', '2028-06-30', '2028-08-01');
select tests.act_as('meera');
select is(set_current_edition(pg_temp.edition('Empty')), '{"outcome": "no_exams"}', 'an edition without exams cannot be made current');
select results_eq(
  $$ select pg_temp.audit_details('set_current_edition') $$, $$ values ('{"before": "Winter 2026-27", "after": "Summer 2025"}'::jsonb) $$, 'the audit has the change of the current edition'
);
select tests.act_as_owner();
select is_empty('select tests.payment_violations()', 'all payment invariants hold');

select * from finish();
rollback;
