-- Classes, subjects, prices, editions: everybody can read them, nobody can write them.
begin;
select plan(20);

-- Fixed dates, so that the tests of this file do not depend on the season in which they run.
update editions set registration_opens_on = '2026-07-01', exams_from = '2026-12-15', exams_to = '2027-01-31', results_on = '2027-03-01'
where is_current;
update edition_exams set exam_on = '2027-01-17', registration_closes_on = '2027-01-16' where edition_id = tests.edition();
select set_config('tests.exam_day_count', count(*)::text, true) from edition_exams;

select results_eq(
  $$ select code, name, price_paise, price from subjects order by id $$,
  $$
    values
      ('IMO', 'Maths', 25000, 250.00), ('ISO', 'Science', 25000, 250.00), ('IEO', 'English', 25000, 250.00),
      ('ICO', 'Computer', 25000, 250.00), ('IGKO', 'General Knowledge', 25000, 250.00),
      ('IRO', 'Reasoning', 25000, 250.00), ('ISMO', 'Speed Maths', 25000, 250.00), ('ISBO', 'Spell Bee', 25000, 250.00)
  $$,
  'there are eight exams at 250 rupees'
);
select is((select count(*) from classes), 12::bigint, 'there are twelve classes');
select is((select id from classes where number = 5), 'c1a55000-0000-4000-8000-000000000005', 'class 5 has its fixed id');
select is(tests.exam('ISBO'), '5b1ec700-0000-4000-8000-000000000008', 'Spell Bee has its fixed id');
select is((select count(*) from subject_classes), 96::bigint, 'every subject is offered in every class');
select is_empty(
  $$ select subject_name, class_name from subject_classes where not is_active $$,
  'every pair of subject and class has an active mock test'
);
select throws_ok(
  $$ update editions set is_current = true where name = 'Summer 2025' $$, '23505', null, 'a second edition cannot be marked as current'
);
update subjects set name = 'Mathematics' where code = 'IMO';
select is(
  (select count(*) from subject_classes where subject_name = 'Mathematics'), 12::bigint,
  'renaming a subject changes its name in the pairs with all classes'
);

select ok(
  not private.is_registration_open(tests.edition(), tests.exam('IMO'), '2026-06-30 18:29:59+00'),
  'registration is still closed in the last second of 30 June in India'
);
select ok(
  private.is_registration_open(tests.edition(), tests.exam('IMO'), '2026-06-30 18:30:00+00'),
  'registration opens at the start of 1 July in India'
);
select ok(
  private.is_registration_open(tests.edition(), tests.exam('IMO'), '2027-01-16 18:29:59+00'),
  'registration is still open in the last second of 16 January, its last day, in India'
);
select ok(
  not private.is_registration_open(tests.edition(), tests.exam('IMO'), '2027-01-16 18:30:00+00'),
  'registration is closed at the start of 17 January in India, the exam day'
);
select ok(
  not private.is_registration_open(tests.edition(), gen_random_uuid(), now()),
  'registration is closed for an exam that is not in the edition'
);
select ok(
  not private.is_registration_open((select id from editions where name = 'Summer 2025'), tests.exam('IMO'), '2025-06-20 00:00+00'),
  'registration is closed in an edition without a first day of registration'
);

update subject_classes set is_active = false where class_id = tests.class(12);
select tests.act_as_visitor();
select is((select count(*) from subjects), 8::bigint, 'a visitor can read the eight subjects');
select is((select count(*) from subject_classes), 88::bigint, 'a visitor sees only active mock tests');
select throws_ok($$ update subjects set price_paise = 100 $$, '42501', null, 'a visitor cannot set a price');

select tests.act_as('asha');
select is((select count(*)::text from edition_exams), current_setting('tests.exam_day_count'), 'a student can read the days of the exams');
select throws_ok($$ update subjects set price_paise = 100 $$, '42501', null, 'a student cannot set a price');
select throws_ok(
  $$ update edition_exams set registration_closes_on = exam_on - 2 $$, '42501', null, 'a student cannot move a registration deadline'
);

select * from finish();
rollback;
