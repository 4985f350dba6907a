-- Organisers: who is let into the panel, how that ends at once, and what they leave behind when they look.
begin;
select plan(28);

select tests.create_student('meera');
select tests.create_student('asha');
select private.grant_admin('meera@olympeak.example');
insert into auth.users (id, email) values (tests.id('meera'), 'meera@olympeak.example');
insert into auth.sessions (id, user_id, created_at, not_after) values
  (tests.id('session'), tests.id('meera'), now() - interval '1 day', null),
  (tests.id('stolen'), tests.id('meera'), now() - interval '1 day', now() + interval '1 hour'),
  (tests.id('over'), tests.id('meera'), now() - interval '1 day', now() - interval '1 second');

-- A session that is
select tests.act_as_visitor();
select throws_ok($$ select admin_access() $$, '42501', null, 'a visitor does not even ask');
select tests.act_as('asha');
select is(admin_access(), 'denied', 'a student is denied the panel');
select tests.act_as('nobody');
select is(admin_access(), 'denied', 'so is an account without its row');
select tests.act_as('meera');
select is(admin_access(), 'granted', 'a token that names no session counts');
select tests.change_token(jsonb_build_object('session_id', tests.id('session')));
select is(admin_access(), 'granted', 'so does one of a session that is still valid');
select tests.change_token(jsonb_build_object('session_id', tests.id('stolen')));
select is(admin_access(), 'granted', 'and one that ends later');
select tests.change_token(jsonb_build_object('session_id', tests.id('over')));
select is(admin_access(), 'session_ended', 'one whose time is over does not');
select throws_ok($$ select list_students() $$, '42501', 'Access denied.', 'and lists nobody');
select tests.change_token(jsonb_build_object('session_id', tests.id('logged out')));
select is(admin_access(), 'session_ended', 'nor does one that was logged out, though its token lives on');
select throws_ok($$ select set_price(tests.exam('IMO'), 1, 25000) $$, '42501', 'Access denied.', 'and changes nothing');

-- A second factor, where it is asked for
select tests.act_as_owner();
update private.settings set is_on = true where name = 'require_admin_mfa';
select tests.act_as('meera');
select ok(tests.ask(null, 'to_jsonb(is_admin_mfa_required())') = 'true', 'whether one is asked for anybody may know');
select tests.act_as('meera');
select is(admin_access(), 'code_needed', 'where a second factor is asked for the password is not enough');
select throws_ok($$ select list_students() $$, '42501', 'Access denied.', 'for any function of the panel');
select tests.change_token('{"aal": "aal1"}');
select is(admin_access(), 'code_needed', 'nor is a token that says so');
select tests.change_token('{"aal": "aal2"}');
select is(admin_access(), 'granted', 'with its code one comes in');
select lives_ok($$ select list_students() $$, 'and sees the list');
select throws_ok($$ update private.settings set is_on = false $$, '42501', null, 'but does not switch that off');
select tests.act_as('asha');
select tests.change_token('{"aal": "aal2"}');
select is(admin_access(), 'denied', 'a code makes nobody an organiser');
select tests.act_as_owner();
update private.settings set is_on = false where name = 'require_admin_mfa';

-- Looking leaves a row
delete from private.admin_audit where action like '%students';
select tests.act_as('meera');
select count(*) from list_students('asha', 10, 20);
select count(*) from list_students(null, 1000, 0);
select tests.act_as('asha');
select throws_ok($$ select list_students() $$, '42501', null, 'who may not look');
select tests.act_as_owner();
select results_eq(
  $$ select actor, action, details from private.admin_audit where action like '%students' order by id $$,
  $$
    values
      (tests.id('meera')::text, 'list_students', '{"limit": 10, "offset": 20, "is_search": true}'::jsonb),
      (tests.id('meera')::text, 'export_students', '{"limit": 1000, "offset": 0, "is_search": false}')
  $$,
  'listing and exporting students is written down, without the name that was searched for; a refusal is not'
);

-- The end of it
select tests.act_as('asha');
select throws_ok($$ select private.revoke_admin('meera@olympeak.example') $$, '42501', null, 'a student revokes nobody');
select tests.act_as_service();
select throws_ok($$ select private.revoke_admin('meera@olympeak.example') $$, '42501', null, 'nor does the server');
select tests.act_as_owner();
select throws_ok(
  $$ select private.revoke_admin('nobody@olympeak.example') $$, 'P0002', null, 'an unknown address is named'
);
select is(private.revoke_admin(' Meera@Olympeak.example '), tests.id('meera'), 'the console takes the panel away');
select private.revoke_admin('meera@olympeak.example');
select is_empty($$ select id from auth.sessions where user_id = tests.id('meera') $$, 'with every login');
select is(
  (select count(*) from private.admin_audit where student_id = tests.id('meera') and action = 'revoke_admin'), 1::bigint,
  'written down once'
);
select tests.act_as('meera');
select is(admin_access(), 'denied', 'her token is a student''s from then on');
select tests.act_as_owner();
select private.grant_admin('meera@olympeak.example');
select tests.act_as('meera');
select is(admin_access(), 'granted', 'until it is granted again');

select * from finish();
rollback;
