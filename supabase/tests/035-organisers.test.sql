-- Organisers have access to the admin panel, lose it immediately when the role is revoked, and leave audit rows when they read.
begin;
select plan(28);

select tests.create_student('meera');
select tests.create_student('asha');
select private.grant_admin('meera@olympeak.example');
insert into auth.users (id, email) values (tests.id('meera'), 'meera@olympeak.example');
insert into auth.sessions (id, user_id, created_at, not_after) values
  (tests.id('endless session'), tests.id('meera'), now() - interval '1 day', null),
  (tests.id('session with an end'), tests.id('meera'), now() - interval '1 day', now() + interval '1 hour'),
  (tests.id('expired session'), tests.id('meera'), now() - interval '1 day', now() - interval '1 second');

-- Whether the session named in the token is valid.
select tests.act_as_visitor();
select throws_ok($$ select admin_access() $$, '42501', null, 'a visitor cannot call admin_access');
select tests.act_as('asha');
select is(admin_access(), 'denied', 'a student has no access to the panel');
select tests.act_as('nobody');
select is(admin_access(), 'denied', 'an account without a students row has no access');
select tests.act_as('meera');
select is(admin_access(), 'granted', 'an admin whose token has no session has access');
select tests.add_token_claims(jsonb_build_object('session_id', tests.id('endless session')));
select is(admin_access(), 'granted', 'an admin whose session has no end has access');
select tests.add_token_claims(jsonb_build_object('session_id', tests.id('session with an end')));
select is(admin_access(), 'granted', 'an admin whose session expires later has access');
select tests.add_token_claims(jsonb_build_object('session_id', tests.id('expired session')));
select is(admin_access(), 'session_ended', 'an admin whose session has expired has no access');
select throws_ok($$ select list_students() $$, '42501', 'Access denied.', 'an admin whose session has expired cannot list students');
select tests.add_token_claims(jsonb_build_object('session_id', tests.id('logged-out session')));
select is(admin_access(), 'session_ended', 'an admin whose session was logged out has no access');
select throws_ok($$ select set_price(tests.exam('IMO'), 1, 25000) $$, '42501', 'Access denied.', 'an admin whose session was logged out cannot change a price');

-- The tests of this section require a second factor.
select tests.act_as_owner();
update private.settings set is_on = true where name = 'require_admin_mfa';
select tests.act_as('meera');
select ok(tests.call_as(null, 'to_jsonb(is_admin_mfa_required())') = 'true', 'a visitor can ask whether a second factor is required');
select tests.act_as('meera');
select is(admin_access(), 'code_needed', 'if a second factor is required, a login by password is not enough');
select throws_ok($$ select list_students() $$, '42501', 'Access denied.', 'an admin without the required second factor cannot list students');
select tests.add_token_claims('{"aal": "aal1"}');
select is(admin_access(), 'code_needed', 'if a second factor is required, a token with level aal1 is not enough');
select tests.add_token_claims('{"aal": "aal2"}');
select is(admin_access(), 'granted', 'if a second factor is required, an admin with a token of level aal2 has access');
select lives_ok($$ select list_students() $$, 'an admin with a token of level aal2, as after a second factor, can list students');
select throws_ok($$ update private.settings set is_on = false $$, '42501', null, 'an admin cannot switch off the requirement of a second factor');
select tests.act_as('asha');
select tests.add_token_claims('{"aal": "aal2"}');
select is(admin_access(), 'denied', 'a second factor does not make a student an admin');
select tests.act_as_owner();
update private.settings set is_on = false where name = 'require_admin_mfa';

-- Reading the list of students leaves an audit row.
delete from private.admin_audit where action like '%students';
select tests.act_as('meera');
select count(*) from list_students('asha', 10, 20);
select count(*) from list_students(null, 1000, 0);
select tests.act_as('asha');
select throws_ok($$ select list_students() $$, '42501', null, 'a student cannot list students');
select tests.act_as_owner();
select results_eq(
  $$ select actor, action, details from private.admin_audit where action like '%students' order by id $$,
  $$
    values
      (tests.id('meera')::text, 'list_students', '{"limit": 10, "offset": 20, "is_search": true}'::jsonb),
      (tests.id('meera')::text, 'export_students', '{"limit": 1000, "offset": 0, "is_search": false}')
  $$,
  'listing and exporting students leave audit rows without the search text; a refused call leaves no audit row'
);

-- An admin loses the role.
select tests.act_as('asha');
select throws_ok($$ select private.revoke_admin('meera@olympeak.example') $$, '42501', null, 'a student cannot revoke the admin role of another account');
select tests.act_as_service();
select throws_ok($$ select private.revoke_admin('meera@olympeak.example') $$, '42501', null, 'the service role cannot revoke an admin role');
select tests.act_as_owner();
select throws_ok(
  $$ select private.revoke_admin('nobody@olympeak.example') $$, 'P0002', null, 'revoke_admin refuses an email address without a student'
);
select is(private.revoke_admin(' Meera@Olympeak.example '), tests.id('meera'), 'the SQL console can revoke an admin role, and gets the id of the account');
select private.revoke_admin('meera@olympeak.example');
select is_empty($$ select id from auth.sessions where user_id = tests.id('meera') $$, 'revoking the admin role ends all sessions of the account');
select is(
  (select count(*) from private.admin_audit where student_id = tests.id('meera') and action = 'revoke_admin'), 1::bigint,
  'revoking the admin role twice leaves one audit row'
);
select tests.act_as('meera');
select is(admin_access(), 'denied', 'a former admin has no access to the panel');
select tests.act_as_owner();
select private.grant_admin('meera@olympeak.example');
select tests.act_as('meera');
select is(admin_access(), 'granted', 'a former admin who is granted the role again has access to the panel');

select * from finish();
rollback;
