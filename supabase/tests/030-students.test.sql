-- The row of a student: own, and never role or email.
begin;
select plan(37);

select tests.create_student('bela');
select tests.create_student('meera');
select private.grant_admin('Meera@Olympeak.example');

select tests.act_as_visitor();
select throws_ok($$ select id from students $$, '42501', null, 'a visitor reads no student');
select throws_ok(
  $$ insert into students (id, email) values (tests.id('asha'), 'asha@olympeak.example') $$, '42501', null,
  'a visitor makes no student'
);

select tests.act_as('asha');
select throws_ok(
  $$ insert into students (id, email, role) values (tests.id('asha'), 'asha@olympeak.example', 'admin') $$, '42501', null,
  'nobody registers as an admin'
);
select throws_ok(
  $$ insert into students (id, email) values (tests.id('asha'), 'bela@olympeak.example') $$, '42501', null,
  'the address is the one of the token'
);
select throws_ok(
  $$ insert into students (id, email) values (tests.id('carl'), 'asha@olympeak.example') $$, '42501', null,
  'nobody makes another''s row'
);
select throws_ok(
  $$ insert into students (id, email, consent_at) values (tests.id('asha'), 'asha@olympeak.example', '2020-01-01') $$,
  '42501', null, 'the time of consent is not the browser''s'
);
select lives_ok(
  $$
    insert into students (id, name, email, phone, consent_given, consent_version)
    values (tests.id('asha'), ' Asha Verma ', 'Asha@Olympeak.example', '9876543210', true, '2026-07')
  $$,
  'a student registers'
);
select results_eq(
  $$ select name, email, role, consent_given, consent_at = now(), consent_version from students $$,
  $$ values ('Asha Verma', 'asha@olympeak.example', 'student', true, true, '2026-07') $$,
  'the row is tidy, a student''s, and carries the server''s time of consent; others are not seen'
);
select throws_ok(
  $$ insert into students (id, email) values (tests.id('asha'), 'asha@olympeak.example') $$, '23505', null,
  'one row per account'
);

update students
set name = 'Asha V', class_id = tests.class(5), school_name = 'Sunrise', parent_name = '', phone = '12345'
where email = 'asha@olympeak.example';
select results_eq(
  $$ select name, class_id, school_name, parent_name, phone from students $$,
  $$ values ('Asha V', tests.class(5), 'Sunrise', null::text, '12345') $$,
  'a student fills in the profile; an empty guardian is none'
);
select throws_ok($$ update students set role = 'admin' $$, '42501', null, 'a student does not become an admin');
select throws_ok($$ update students set email = 'other@olympeak.example' $$, '42501', null, 'the address stays');
select throws_ok($$ update students set id = tests.id('carl') $$, '42501', null, 'the id stays');
select throws_ok($$ update students set consent_given = false $$, '42501', null, 'consent is not changed by the profile');
select throws_ok($$ delete from students $$, '42501', null, 'nobody deletes a student');
select throws_ok($$ select deleted_at from students $$, '42501', null, 'the tombstone column is not shown');
update students set name = 'Taken over' where id = tests.id('bela');
select throws_ok($$ select private.grant_admin('asha@olympeak.example') $$, '42501', null, 'a student grants nothing');
select throws_ok(
  $$ update students set class_id = gen_random_uuid() $$, '23503', null, 'a class that does not exist is refused'
);

select tests.act_as('meera');
select is((select count(*) from students), 1::bigint, 'an admin''s own row is all the tables show');
update students set name = 'Changed' where id = tests.id('bela');

select tests.act_as_owner();
select is((select name from students where id = tests.id('bela')), 'Bela', 'another student''s row stays as it was');

grant update (role, email) on students to authenticated;
select tests.act_as('asha');
select throws_ok(
  $$ update students set role = 'admin' $$, '42501', 'Only private.grant_admin and revoke_admin change the role.',
  'the guard holds after a careless grant of role'
);
select throws_ok(
  $$ update students set email = 'other@olympeak.example' $$, '42501', 'The email address of a student is that of the account.',
  'the guard holds after a careless grant of email'
);
select set_config('olympeak.changing_role', tests.id('asha')::text, true);
select throws_ok(
  $$ update students set role = 'admin' $$, '42501', null, 'the guard does not believe a setting that a caller made'
);
select tests.act_as_service();
select throws_ok($$ select * from students $$, '42501', null, 'the service role reads no student directly');

select tests.act_as_owner();
select set_config('olympeak.changing_role', '', true);
select throws_ok(
  $$ update students set role = 'admin' where id = tests.id('asha') $$, '42501', null,
  'even the console grants a role by grant_admin alone'
);
select throws_ok(
  $$ update students set email = 'other@olympeak.example', deleted_at = now() where id = tests.id('asha') $$, '42501', null,
  'even the console moves no account to another address'
);
select throws_ok(
  $$ insert into students (id, email, role) values (tests.id('carl'), 'carl@olympeak.example', 'admin') $$, '42501', null,
  'no account begins as an admin'
);
select throws_ok(
  $$ select private.grant_admin('nobody@olympeak.example') $$, 'P0002', null, 'grant_admin names an unknown address'
);
select private.grant_admin('meera@olympeak.example');
select is(
  (select count(*) from private.admin_audit where student_id = tests.id('meera')), 1::bigint,
  'granting is written down once'
);

update students set consent_given = false where id = tests.id('asha');
select results_eq(
  $$ select consent_at, consent_version from students where id = tests.id('asha') $$,
  $$ values (null::timestamptz, null::text) $$, 'consent withdrawn takes its time with it'
);
select lives_ok(
  $$ update students set deleted_at = now(), email = null, name = null where id = tests.id('asha') $$,
  'a deleted account loses its address'
);

select tests.act_as('asha');
select is((select count(*) from students), 0::bigint, 'a deleted account sees nothing');

-- With email confirmation the row is written at the first login, days after the box was ticked.
select tests.act_as_owner();
insert into auth.users (id, email, created_at) values (tests.id('dev'), 'dev@olympeak.example', now() - interval '3 days');
select tests.act_as('dev');
insert into students (id, email, consent_given, consent_version) values (tests.id('dev'), 'dev@olympeak.example', true, '2026-11');
select is((select consent_at from students), now() - interval '3 days', 'consent was given when the account was registered');
select is(set_consent(false, '2026-11') ->> 'consent_at', null, 'it is taken back');
select is((set_consent(true, '2026-11') ->> 'consent_at')::timestamptz, now(), 'and given again');

select tests.act_as_owner();
select set_config('request.jwt.claim.sub', tests.id('bela')::text, true);
select ok(not private.is_admin(), 'a student is no admin');
select set_config('request.jwt.claim.sub', tests.id('meera')::text, true);
select ok(private.is_admin(), 'is_admin knows an admin by the token');

select * from finish();
rollback;
