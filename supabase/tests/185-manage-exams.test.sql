-- Manage Exams: pairs of subject and class, the current edition, the days of its exams.
begin;
select no_plan();

select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.create_student('asha');
create function pg_temp.edition(p_name text) returns uuid language sql stable as $$ select id from public.editions where name = p_name $$;
create function pg_temp.save(p_code text, p_on date, p_closes date, p_edition text default 'Winter 2026-27') returns jsonb language sql
as $$ select save_edition_exam(pg_temp.edition(p_edition), tests.exam(p_code), p_on, p_closes, null, null) - 'mailed' $$;
create function pg_temp.audit(p_action text) returns setof jsonb language sql security definer
as $$ select details from private.admin_audit where action = p_action order by id $$;

-- The season and the day of this file, in any season.
update editions set is_current = false where is_current;
update editions set is_current = true, registration_opens_on = '2026-07-01', exams_from = '2026-12-15', exams_to = '2027-01-31'
where name = 'Winter 2026-27';
update edition_exams set exam_on = '2027-01-17', registration_closes_on = '2027-01-16'
where edition_id = tests.edition() and exam_id = tests.exam('IMO');

-- Who may.
create function pg_temp.everything() returns setof text language sql
as $$
  values ('select list_subject_pairs()'), ('select set_subject_pair(tests.exam(''IMO''), tests.class(5), false)'),
    ('select set_current_edition(pg_temp.edition(''Summer 2025''))'), ('select set_help_line(pg_temp.edition(''Summer 2025''), ''+91 80 4567 8900'')'), ('select set_site_notice()'), ('select pg_temp.save(''IMO'', ''2027-01-16'', ''2027-01-15'')')
$$;
select tests.act_as_visitor();
select throws_ok(e, '42501', null, 'not a visitor: ' || e) from pg_temp.everything() as e;
select tests.act_as_service();
select throws_ok(e, '42501', null, 'not the service role: ' || e) from pg_temp.everything() as e;
select tests.act_as('asha');
select throws_ok(e, '42501', 'Access denied.', 'not a student: ' || e) from pg_temp.everything() as e;
select throws_ok($$ select private.audit_change('x', '{}') $$, '42501', null, 'and nobody writes the audit');
select throws_ok($$ update public.subject_classes set is_active = false $$, '42501', null, 'nor the tables past the functions');
select throws_ok($$ update public.editions set is_current = false $$, '42501', null, 'of editions');
select throws_ok($$ update public.edition_exams set exam_on = now() $$, '42501', null, 'and their exams');

-- Pairs.
select tests.act_as('meera');
select is((select count(*) from list_subject_pairs()), 96::bigint, 'all pairs are listed, switched off or on');
select is(
  (select to_jsonb(p) - 'is_active' from list_subject_pairs() as p where subject_name = 'Maths' and class_number = 12),
  jsonb_build_object(
    'subject_id', tests.exam('IMO'), 'subject_name', 'Maths', 'class_id', tests.class(12), 'class_name', 'Class 12', 'class_number', 12
  ),
  'each with its names'
);
select is(set_subject_pair(tests.exam('IMO'), tests.class(5), false), '{"outcome": "saved"}', 'one is switched off');
select is(set_subject_pair(tests.exam('IMO'), tests.class(5), false), '{"outcome": "unchanged"}', 'once');
select tests.act_as_visitor();
select is(
  (select count(*) from subject_classes where subject_id = tests.exam('IMO') and class_id = tests.class(5)), 0::bigint,
  'and nobody is offered it any more'
);
select tests.act_as('meera');
select is(set_subject_pair(tests.exam('IMO'), tests.class(5), true), '{"outcome": "saved"}', 'and on again');
select is(set_subject_pair(gen_random_uuid(), tests.class(5), true), '{"outcome": "not_found"}', 'a pair nobody knows');
select is(set_subject_pair(tests.exam('IMO'), tests.class(5), null), '{"outcome": "not_found"}', 'or no answer');
select results_eq(
  $$ select pg_temp.audit('set_subject_pair') $$,
  $$ values
    ('{"subject": "Maths", "class": "Class 5", "before": {"is_active": true}, "after": {"is_active": false}}'::jsonb),
    ('{"subject": "Maths", "class": "Class 5", "before": {"is_active": false}, "after": {"is_active": true}}') $$,
  'both are written down'
);

-- The days of an exam.
select is(pg_temp.save('IMO', '2027-01-16', '2027-01-14'), '{"outcome": "saved"}', 'an exam gets another day');
select is(pg_temp.save('IMO', '2027-01-16', '2027-01-14'), '{"outcome": "unchanged"}', 'once');
select results_eq(
  $$ select exam_on, registration_closes_on from edition_exams where edition_id = pg_temp.edition('Winter 2026-27') and exam_id = tests.exam('IMO') $$,
  $$ values ('2027-01-16'::date, '2027-01-14'::date) $$, 'as everybody reads'
);
select is(pg_temp.save('IMO', '2027-01-16', '2027-01-16'), '{"outcome": "closes_too_late"}', 'registration closes before the day');
select is(pg_temp.save('IMO', '2027-01-16', null), '{"outcome": "closes_too_late"}', 'at some time');
select is(
  pg_temp.save('IMO', '2027-02-01', '2027-01-31'), '{"outcome": "outside_edition", "from": "2026-12-15", "to": "2027-01-31"}', 'the day lies in the season'
);
select is(pg_temp.save('IMO', null, '2027-01-14') ->> 'outcome', 'outside_edition', 'and is a day');
select is(
  pg_temp.save('IMO', '2027-01-16', '2026-06-30'), '{"outcome": "closes_before_opening", "opens_on": "2026-07-01"}', 'nothing closes before it opens'
);
select is(save_edition_exam(gen_random_uuid(), tests.exam('IMO'), '2027-01-16', '2027-01-14', null, null), '{"outcome": "not_found"}', 'an edition nobody knows');
select is(save_edition_exam(tests.edition(), gen_random_uuid(), '2027-01-16', '2027-01-14', null, null), '{"outcome": "not_found"}', 'an exam nobody knows');
select is(pg_temp.save('IGKO', '2025-06-20', '2025-06-19', 'Summer 2025'), '{"outcome": "saved"}', 'an edition gets an exam it did not have');
select results_eq(
  $$ select pg_temp.audit('save_edition_exam') $$,
  $$ values
    ('{"edition": "Winter 2026-27", "exam": "Maths", "before": {"exam_on": "2027-01-17", "registration_closes_on": "2027-01-16"}, "after": {"exam_on": "2027-01-16", "registration_closes_on": "2027-01-14"}}'::jsonb),
    ('{"edition": "Summer 2025", "exam": "General Knowledge", "before": null, "after": {"exam_on": "2025-06-20", "registration_closes_on": "2025-06-19"}}') $$,
  'both are written down'
);

-- The current edition.
-- The help line of exam days.
select is(
  set_help_line(pg_temp.edition('Winter 2026-27'), ' +91 80 4567 8900 ', '09:00', '19:00'), '{"outcome": "saved"}',
  'an edition has a help line'
);
select is(
  set_help_line(pg_temp.edition('Winter 2026-27'), '+91 80 4567 8900', '09:00', '19:00'), '{"outcome": "unchanged"}',
  'and keeps it'
);
select is(set_help_line(gen_random_uuid()), '{"outcome": "not_found"}', 'an edition nobody knows has none');
select is(
  set_help_line(pg_temp.edition('Winter 2026-27'), 'call us'), '{"outcome": "phone_invalid"}', 'a number is a number'
);
select is(
  set_help_line(pg_temp.edition('Winter 2026-27'), null, '09:00'), '{"outcome": "hours_unordered"}', 'hours have an end'
);
select is(
  set_help_line(pg_temp.edition('Winter 2026-27'), null, '19:00', '09:00'), '{"outcome": "hours_unordered"}',
  'after their beginning'
);
select is(
  set_help_line(pg_temp.edition('Winter 2026-27'), '+91 80 1111 2222', '09:00', '19:00', '{"phone": null, "from": null, "to": null}'),
  '{"outcome": "changed_meanwhile"}', 'another organiser''s line is not written over unseen'
);
select is(
  set_help_line(
    pg_temp.edition('Winter 2026-27'), '+91 80 4567 8900', '09:00', '19:00',
    '{"phone": "+91 80 4567 8900", "from": "09:00:00", "to": "19:00:00"}'
  ),
  '{"outcome": "unchanged"}', 'the line that was seen is'
);
select results_eq(
  $$ select help_phone, help_from, help_to from editions where is_current $$,
  $$ values ('+91 80 4567 8900', time '09:00', time '19:00') $$, 'the cleaned line is kept'
);

-- The notice above every public page.
create function pg_temp.notice(p_text text, p_days integer, p_seen text default null) returns text language sql
as $$ select set_site_notice(p_text, (now() at time zone interval '5 hours 30 minutes')::date + p_days, p_seen) ->> 'outcome' $$;
select is(pg_temp.notice('Registration is slow.', -1), 'day_unfit', 'a notice of yesterday says nothing to anybody');
select is(pg_temp.notice('Registration is slow.', null), 'day_unfit', 'one without an end would stay');
select is(pg_temp.notice('Registration is slow.', 61), 'day_unfit', 'and so would one of months');
select is(pg_temp.notice(repeat('x', 201), 0), 'too_long', 'a notice is short');
select is(pg_temp.notice('  Registration is  slow. ', 0), 'saved', 'it is shown to the end of a day');
select is(pg_temp.notice('Registration is slow.', 0, 'Registration is slow.'), 'unchanged', 'once');
select is(pg_temp.notice('All is well.', 2), 'changed_meanwhile', 'nobody writes over a notice that she has not seen');
select tests.act_as_visitor();
select results_eq(
  $$ select notice, notice_until from editions where is_current $$,
  $$ values ('Registration is slow.', (now() at time zone interval '5 hours 30 minutes')::date) $$, 'everybody reads it'
);
select tests.act_as('meera');
select is(pg_temp.notice(' ', 2, 'Registration is slow.'), 'saved', 'and it is taken away again');
select results_eq(
  $$ select d -> 'before' ->> 0, d -> 'after' ->> 0 from pg_temp.audit('set_site_notice') as d $$,
  $$ values (null, 'Registration is slow.'), ('Registration is slow.', null) $$, 'which is written down'
);
select is((select count(*) from editions where notice is not null or notice_until is not null), 0::bigint, 'and leaves nothing');

select is(set_current_edition(pg_temp.edition('Winter 2026-27')), '{"outcome": "unchanged"}', 'the current one is current');
select is(set_current_edition(pg_temp.edition('Summer 2025')), '{"outcome": "saved"}', 'another can be');
select results_eq($$ select name from editions where is_current $$, $$ values ('Summer 2025') $$, 'and it alone');
select is(set_current_edition(gen_random_uuid()), '{"outcome": "not_found"}', 'one nobody knows cannot');
select tests.act_as_owner();
insert into public.editions (name, season, exams_from, exams_to, results_on) values ('Empty', 'summer', '2028-06-01', '2028-06-30', '2028-08-01');
select tests.act_as('meera');
select is(set_current_edition(pg_temp.edition('Empty')), '{"outcome": "no_exams"}', 'nor one that has no exams');
select results_eq(
  $$ select pg_temp.audit('set_current_edition') $$, $$ values ('{"before": "Winter 2026-27", "after": "Summer 2025"}'::jsonb) $$, 'the change is written down'
);
select tests.act_as_owner();
select is_empty('select tests.violations()', 'all invariants hold');

select * from finish();
rollback;
