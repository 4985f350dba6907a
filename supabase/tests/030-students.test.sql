-- The students row: a student can edit their own profile, but never role or email.
begin;
select plan(37);

select tests.create_student('bela');
select tests.create_student('meera');
select private.grant_admin('Meera@Olympeak.example');

select tests.act_as_visitor();
select throws_ok($$ select id from students $$, '42501', null, 'a visitor cannot read students');
select throws_ok(
  $$ insert into students (id, email) values (tests.id('asha'), 'asha@olympeak.example') $$, '42501', null,
  'a visitor cannot create a student'
);

select tests.act_as('asha');
select throws_ok(
  $$ insert into students (id, email, role) values (tests.id('asha'), 'asha@olympeak.example', 'admin') $$, '42501', null,
  'a user cannot register as an admin'
);
select throws_ok(
  $$ insert into students (id, email) values (tests.id('asha'), 'bela@olympeak.example') $$, '42501', null,
  'a user cannot register with another email address than the one in the token'
);
select throws_ok(
  $$ insert into students (id, email) values (tests.id('carl'), 'asha@olympeak.example') $$, '42501', null,
  'a user cannot create a row for another user'
);
select throws_ok(
  $$ insert into students (id, email, consent_at) values (tests.id('asha'), 'asha@olympeak.example', '2020-01-01') $$,
  '42501', null, 'the browser cannot set the time of consent'
);
select lives_ok(
  $$
    insert into students (id, name, email, phone, consent_given, consent_version)
    values (tests.id('asha'), ' Asha Verma ', 'Asha@Olympeak.example', '9876543210', true, '2026-07')
  $$,
  'a user can register as a student'
);
select results_eq(
  $$ select name, email, role, consent_given, consent_at = now(), consent_version from students $$,
  $$ values ('Asha Verma', 'asha@olympeak.example', 'student', true, true, '2026-07') $$,
  'a new students row has a trimmed name, a lower-case email address, the role student and the server''s time of consent'
);
select throws_ok(
  $$ insert into students (id, email) values (tests.id('asha'), 'asha@olympeak.example') $$, '23505', null,
  'an account cannot have a second students row'
);

update students
set name = 'Asha V', class_id = tests.class(5), school_name = 'Sunrise', parent_name = '', phone = '12345'
where email = 'asha@olympeak.example';
select results_eq(
  $$ select name, class_id, school_name, parent_name, phone from students $$,
  $$ values ('Asha V', tests.class(5), 'Sunrise', null::text, '12345') $$,
  'a student can fill in the profile; an empty guardian name becomes null'
);
select throws_ok($$ update students set role = 'admin' $$, '42501', null, 'a student cannot become an admin');
select throws_ok($$ update students set email = 'other@olympeak.example' $$, '42501', null, 'a student cannot change the email address of the students row');
select throws_ok($$ update students set id = tests.id('carl') $$, '42501', null, 'a student cannot change the id of the students row');
select throws_ok($$ update students set consent_given = false $$, '42501', null, 'a student cannot change the consent by a profile update');
select throws_ok($$ delete from students $$, '42501', null, 'a student cannot delete rows of students');
select throws_ok($$ select deleted_at from students $$, '42501', null, 'a student cannot read the column that marks deleted accounts');
update students set name = 'Taken over' where id = tests.id('bela');
select throws_ok($$ select private.grant_admin('asha@olympeak.example') $$, '42501', null, 'a student cannot grant the admin role');
select throws_ok(
  $$ update students set class_id = gen_random_uuid() $$, '23503', null, 'a student cannot choose a class that does not exist'
);

select tests.act_as('meera');
select is((select count(*) from students), 1::bigint, 'an admin sees only their own row in the tables');
update students set name = 'Changed' where id = tests.id('bela');

select tests.act_as_owner();
select is((select name from students where id = tests.id('bela')), 'Bela', 'an update of another student''s name by a student or an admin changes nothing');

grant update (role, email) on students to authenticated;
select tests.act_as('asha');
select throws_ok(
  $$ update students set role = 'admin' $$, '42501', 'Only private.grant_admin and revoke_admin change the role.',
  'the trigger on students refuses a change of the role even if the column was granted'
);
select throws_ok(
  $$ update students set email = 'other@olympeak.example' $$, '42501', 'The email address of a student is that of the account.',
  'the trigger on students refuses a change of the email address even if the column was granted'
);
select set_config('olympeak.changing_role', tests.id('asha')::text, true);
select throws_ok(
  $$ update students set role = 'admin' $$, '42501', null, 'a student who sets olympeak.changing_role still cannot become an admin'
);
select tests.act_as_service();
select throws_ok($$ select * from students $$, '42501', null, 'the service role cannot read students directly');

select tests.act_as_owner();
select set_config('olympeak.changing_role', '', true);
select throws_ok(
  $$ update students set role = 'admin' where id = tests.id('asha') $$, '42501', null,
  'even the SQL console cannot change a role by an update'
);
select throws_ok(
  $$ update students set email = 'other@olympeak.example', deleted_at = now() where id = tests.id('asha') $$, '42501', null,
  'even the SQL console cannot change an account''s email address'
);
select throws_ok(
  $$ insert into students (id, email, role) values (tests.id('carl'), 'carl@olympeak.example', 'admin') $$, '42501', null,
  'even the SQL console cannot insert a student with the role admin'
);
select throws_ok(
  $$ select private.grant_admin('nobody@olympeak.example') $$, 'P0002', null, 'grant_admin refuses an email address without a student'
);
select private.grant_admin('meera@olympeak.example');
select is(
  (select count(*) from private.admin_audit where student_id = tests.id('meera')), 1::bigint,
  'granting the admin role twice to one account leaves one audit row'
);

update students set consent_given = false where id = tests.id('asha');
select results_eq(
  $$ select consent_at, consent_version from students where id = tests.id('asha') $$,
  $$ values (null::timestamptz, null::text) $$, 'a student without consent has no time and no version of a consent'
);
select lives_ok(
  $$ update students set deleted_at = now(), email = null, name = null where id = tests.id('asha') $$,
  'marking an account as deleted may remove its email address and name'
);

select tests.act_as('asha');
select is((select count(*) from students), 0::bigint, 'a deleted account cannot read its students row');

-- A user who has to confirm the email address gets the students row at the first login, which can be days after the registration with the consent.
select tests.act_as_owner();
insert into auth.users (id, email, created_at) values (tests.id('dev'), 'dev@olympeak.example', now() - interval '3 days');
select tests.act_as('dev');
insert into students (id, email, consent_given, consent_version) values (tests.id('dev'), 'dev@olympeak.example', true, '2026-11');
select is((select consent_at from students), now() - interval '3 days', 'a consent given at registration has the time of the registration, even if the row is written days later');
select is(set_consent(false, '2026-11') ->> 'consent_at', null, 'a student can withdraw the consent');
select is((set_consent(true, '2026-11') ->> 'consent_at')::timestamptz, now(), 'a consent given after a withdrawal has the time at which it was given');

select tests.act_as_owner();
select set_config('request.jwt.claim.sub', tests.id('bela')::text, true);
select ok(not private.is_admin(), 'is_admin is false for a student''s token');
select set_config('request.jwt.claim.sub', tests.id('meera')::text, true);
select ok(private.is_admin(), 'is_admin is true for an admin''s token');

select * from finish();
rollback;
