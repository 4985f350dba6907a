-- Families: a parent adds children and switches between them; nobody else can read, enter or add to a family.
begin;
select plan(84);

select tests.create_student('asha', 5, true), tests.create_student('ravi'), tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
insert into auth.users (id, email) values
  (tests.id('asha'), 'asha@olympeak.example'), (tests.id('ravi'), 'ravi@olympeak.example');
select tests.open_registration();

create function pg_temp.insert_login(p_name text) returns void language sql
as $$ insert into auth.users (id, email, encrypted_password) values (tests.id(p_name), 'child-' || p_name || '@children.invalid', 'unknown') $$;
create function pg_temp.act_as_child(p_name text) returns void language sql
as $$
  select tests.act_as(p_name);
  select tests.add_token_claims(jsonb_build_object('email', 'child-' || p_name || '@children.invalid', 'amr',
    jsonb_build_array(jsonb_build_object('method', 'otp', 'timestamp', extract(epoch from now())::bigint))));
$$;
create function pg_temp.confirm_family(p_login text, p_child text) returns jsonb language plpgsql
as $$
declare
  v_reply jsonb;
begin
  perform tests.act_as(p_login);
  v_reply := confirm_family(tests.id(p_child));
  perform tests.act_as_owner();
  return v_reply;
end
$$;
-- A parent with the login p_login has entered the password and adds a child, as the edge function add-child does; returns the outcome.
create function pg_temp.add_child(p_login text, p_child text, p_class integer default 3) returns text language plpgsql
as $$
declare
  v_reply jsonb;
begin
  insert into private.family_confirmations (student_id) values (tests.id(p_login))
  on conflict (student_id) do update set confirmed_at = now();
  perform tests.act_as_service();
  v_reply := begin_child(tests.id(p_login), initcap(p_child), tests.class(p_class), 'Hill School');
  perform tests.act_as_owner();
  if v_reply ->> 'outcome' = 'ready' then
    perform pg_temp.insert_login(p_child);
    perform tests.act_as_service();
    v_reply := add_child(tests.id(p_login), tests.id(p_child), initcap(p_child), tests.class(p_class), 'Hill School');
    perform tests.act_as_owner();
  end if;
  return v_reply ->> 'outcome';
end
$$;
create function pg_temp.enter_child(p_login text, p_child text) returns jsonb language plpgsql
as $$
declare
  v_reply jsonb;
begin
  perform tests.act_as_service();
  v_reply := enter_child(tests.id(p_login), tests.id(p_child));
  perform tests.act_as_owner();
  return v_reply;
end
$$;

-- Permissions
select tests.act_as_visitor();
select throws_ok($$ select get_family() $$, '42501', null, 'a visitor cannot call get_family');
select throws_ok($$ select confirm_family(tests.id('asha')) $$, '42501', null, 'a visitor cannot confirm a family');
select tests.act_as('carl');
select throws_ok($$ select get_family() $$, '42501', 'Access denied.', 'an account without a students row cannot call get_family');
select throws_ok($$ select confirm_family(tests.id('asha')) $$, '42501', 'Access denied.', 'an account without a students row cannot confirm another family');
select tests.act_as('asha');
select throws_ok($$ select begin_child(tests.id('asha'), 'Bela', tests.class(3), null) $$, '42501', null, 'a family cannot add a child directly');
select throws_ok($$ select add_child(tests.id('asha'), tests.id('bela'), 'Bela', tests.class(3), null) $$, '42501', null, 'a family cannot insert the row of a child directly');
select throws_ok($$ select enter_child(tests.id('asha'), tests.id('ravi')) $$, '42501', null, 'a family cannot call enter_child directly');
select throws_ok(
  $$ update students set family_id = tests.id('ravi') where id = tests.id('asha') $$, '42501', null, 'a student cannot move to another family'
);
select is(
  get_family(),
  jsonb_build_object('address', 'asha@olympeak.example', 'size_max', 6, 'children', jsonb_build_array(
    jsonb_build_object('id', tests.id('asha'), 'name', 'Asha', 'class', 'Class 5', 'is_first', true))),
  'a family without further children has the first student as its only child'
);

-- Adding a child requires the password
select tests.act_as_service();
select is(begin_child(tests.id('asha'), 'Bela', tests.class(3), null), '{"outcome": "not_confirmed"}', 'a child cannot be added before the family''s password was entered');
select tests.act_as('ravi');
select throws_ok($$ select confirm_family(tests.id('asha')) $$, '42501', 'Access denied.', 'another family''s password does not confirm this family');
select tests.act_as('asha');
select tests.add_token_claims(jsonb_build_object('amr', jsonb_build_array(jsonb_build_object('method', 'password', 'timestamp', extract(epoch from now() - interval '1 hour')::bigint))));
select is(confirm_family(tests.id('asha')), '{"outcome": "login_too_old"}', 'a login an hour ago does not confirm the family');
select tests.add_token_claims(jsonb_build_object('amr', jsonb_build_array(jsonb_build_object('method', 'otp', 'timestamp', extract(epoch from now())::bigint))));
select is(confirm_family(tests.id('asha')), '{"outcome": "login_too_old"}', 'a login by one-time token does not confirm the family');
select tests.act_as_owner();
select is(pg_temp.confirm_family('asha', 'asha'), '{"outcome": "confirmed"}', 'a login by password just now confirms the family');
update private.family_confirmations set confirmed_at = now() - interval '2 minutes';
select tests.act_as_service();
select is(begin_child(tests.id('asha'), 'Bela', tests.class(3), null), '{"outcome": "not_confirmed"}', 'the confirmation of a family ends after two minutes');
select tests.act_as_owner();
update private.family_confirmations set confirmed_at = now();
select tests.act_as_service();
select is(begin_child(tests.id('asha'), ' ', tests.class(3), null), '{"outcome": "name_missing"}', 'a child needs a name');
select is(begin_child(tests.id('asha'), repeat('a', 101), tests.class(3), null), '{"outcome": "name_too_long"}', 'a child''s name has at most 100 characters');
select is(begin_child(tests.id('asha'), 'Bela', tests.id('no class'), null), '{"outcome": "class_unknown"}', 'a child needs an existing class');
select is(begin_child(tests.id('asha'), 'Bela', null, null), '{"outcome": "class_unknown"}', 'a child''s class cannot be null');
select is(begin_child(tests.id('asha'), 'Bela', tests.class(3), repeat('a', 201)), '{"outcome": "school_too_long"}', 'a school name has at most 200 characters');
select is(begin_child(tests.id('asha'), 'asha ', tests.class(5), null), jsonb_build_object('outcome', 'already_added', 'student_id', tests.id('asha')), 'a child cannot be added twice');
select is(begin_child(tests.id('carl'), 'Bela', tests.class(3), null), '{"outcome": "no_family"}', 'an account without a students row cannot add a child');
select is(begin_child(tests.id('meera'), 'Bela', tests.class(3), null), '{"outcome": "no_family"}', 'an organiser cannot add a child');
select is(add_child(tests.id('asha'), tests.id('ravi'), 'Bela', tests.class(3), null), '{"outcome": "no_family"}', 'a student cannot be added to another family');
select tests.act_as_owner();
select is(pg_temp.add_child('asha', 'bela'), 'added', 'a parent can add a second child');
select results_eq(
  $$ select name, email, school_name, role, consent_given, family_id from students where id = tests.id('bela') $$,
  $$ values ('Bela', 'child-bela@children.invalid', 'Hill School', 'student', false, tests.id('asha')) $$, 'an added child is a student of its own in the family'
);
select is((select count(*) from private.outbox where student_id = tests.id('bela')), 0::bigint, 'an added child gets no welcome mail and is not put on the mailing list');
select results_eq(
  $$ select actor, action from private.admin_audit where student_id = tests.id('bela') $$,
  $$ values (tests.id('asha')::text, 'add_child') $$, 'the audit names who added a child'
);
select is(pg_temp.add_child('bela', 'chitra'), 'added', 'a child of a family can add a sibling');
select is((select family_id from students where id = tests.id('chitra')), tests.id('asha'), 'a child that a sibling adds has the family id of the first child');

-- Each member sees the family
select pg_temp.act_as_child('bela');
select is(get_family() -> 'address', '"asha@olympeak.example"', 'a sibling sees the family''s email address');
select is((select jsonb_agg(c -> 'name') from jsonb_array_elements(get_family() -> 'children') as c), '["Asha", "Bela", "Chitra"]', 'a sibling sees the members of the family');
select results_eq($$ select name from students $$, $$ values ('Bela') $$, 'a sibling sees only its own students row');
select throws_ok($$ select confirm_family(tests.id('bela')) $$, '42501', 'Access denied.', 'a child''s own login does not confirm the family');
select throws_ok($$ select set_consent(true, '2026-11') $$, '42501', 'Access denied.', 'a child''s address is not put on the mailing list');
select tests.act_as('ravi');
select is((select count(*) from jsonb_array_elements(get_family() -> 'children')), 1::bigint, 'another family sees only its own child');
select tests.act_as_owner();
select is(private.student_mail_address(tests.id('bela')), 'asha@olympeak.example', 'mails for an added child go to the family''s address');
select is(private.student_mail_address(tests.id('asha')), 'asha@olympeak.example', 'mails for the first child go to the family''s address');
select is(private.student_mail_address(tests.id('ravi')), 'ravi@olympeak.example', 'mails for another family go to its own address');
select tests.act_as('meera');
select results_eq(
  $$ select name, email from list_students('bela') $$, $$ values ('Bela', 'asha@olympeak.example') $$, 'an organiser sees the family''s address in the row of an added child'
);
select tests.act_as_owner();

-- Switching between children
select is(pg_temp.enter_child('asha', 'bela'), '{"outcome": "allowed", "email": "child-bela@children.invalid"}', 'the parent can enter a child''s account');
select is(pg_temp.enter_child('bela', 'chitra') ->> 'outcome', 'allowed', 'a child can enter a sibling''s account');
select is(pg_temp.enter_child('bela', 'asha') ->> 'email', 'asha@olympeak.example', 'a child can enter the first child''s account');
select results_eq(
  $$ select actor from private.admin_audit where action = 'enter_child' order by id $$,
  $$ values (tests.id('asha')::text), (tests.id('bela')::text), (tests.id('bela')::text) $$, 'each switch to another child leaves an audit row'
);
select is(pg_temp.enter_child('ravi', 'bela'), '{"outcome": "not_family"}', 'another family cannot enter a child''s account');
select is(pg_temp.enter_child('bela', 'ravi'), '{"outcome": "not_family"}', 'the account of another family''s child cannot be entered');
select is(pg_temp.enter_child('meera', 'bela'), '{"outcome": "not_family"}', 'an organiser cannot enter a child''s account');
select is(pg_temp.enter_child('asha', 'asha'), '{"outcome": "not_family"}', 'a student cannot enter the account that is logged in already');
select is(pg_temp.enter_child('carl', 'asha'), '{"outcome": "not_family"}', 'an account without a students row cannot enter another account');
select private.grant_admin('asha@olympeak.example');
select is(pg_temp.enter_child('bela', 'asha'), '{"outcome": "not_family"}', 'an organiser''s login cannot be entered without its password');
select private.revoke_admin('asha@olympeak.example');
update private.rate_limits set hits = 60 where bucket like 'child-changes:%';
select is(pg_temp.enter_child('asha', 'chitra'), '{"outcome": "rate_limited"}', 'a family cannot switch between children a sixty-first time in an hour');
delete from private.rate_limits;

-- A child cannot get its own login
select throws_ok($$ update auth.users set email = 'own@family.example' where id = tests.id('bela') $$, '42501', null, 'a child cannot get an email address');
select throws_ok($$ update auth.users set email_change = 'own@family.example' where id = tests.id('bela') $$, '42501', null, 'a child cannot request another email address');
select throws_ok($$ update auth.users set encrypted_password = 'known' where id = tests.id('bela') $$, '42501', null, 'a child cannot get a password');
select lives_ok($$ update auth.users set recovery_token = 'one-time', last_sign_in_at = now() where id = tests.id('bela') $$, 'a child can get a one-time token');
insert into auth.sessions (id, user_id) values (tests.id('session of bela'), tests.id('bela')), (tests.id('session of ravi'), tests.id('ravi'));
select lives_ok($$ update auth.users set encrypted_password = 'new' where id = tests.id('asha') $$, 'the parent can change the password of the family');
select results_eq($$ select user_id from auth.sessions $$, $$ values (tests.id('ravi')) $$, 'a new password of the parent ends only the sessions of the children');

-- At most six children
select pg_temp.add_child('asha', n) from unnest(array['dev', 'esha']) as n;
select is(pg_temp.add_child('asha', 'farid'), 'added', 'a family can have six children');
select is(pg_temp.add_child('asha', 'gita'), 'family_full', 'a family cannot have a seventh child');
delete from auth.users where id = tests.id('farid');
select is((select deleted_at is not null and family_id is null and name is null from students where id = tests.id('farid')), true, 'a deleted child leaves the family');
select is(pg_temp.add_child('asha', 'gita'), 'added', 'a child can be added to a full family after the deletion of another child');
update private.rate_limits set hits = 10 where bucket like 'children-added:%';
delete from auth.users where id = tests.id('gita');
select is(pg_temp.add_child('asha', 'hari'), 'rate_limited', 'a family cannot add an eleventh child in a day');

-- The mails and orders of a child
select tests.act_as_owner();
select pg_temp.act_as_child('bela');
select lives_ok($$ insert into public.current_cart_snapshot (student_id, email, cart_items)
  values (tests.id('bela'), 'child-bela@children.invalid', jsonb_build_array(tests.exam('IEO'))) $$, 'a child has its own cart');
select tests.act_as_owner();
select record_capture(tests.gateway_payment('pay_b', 'order_b', tests.total_price(array['IMO']))) from (select tests.open_checkout('bela', array['IMO'], 'order_b')) as o;
select results_eq(
  $$ select email, name from claim_outbox(10, tests.id('bela'), 'purchase_email') $$,
  $$ values ('asha@olympeak.example', 'Bela') $$, 'the purchase email for a child''s order goes to the family''s address and names the child'
);
select tests.act_as('asha');
select is_empty($$ select 1 from orders union all select 1 from enrolments $$, 'the parent''s login does not read the order and the enrolment of another child');
select tests.act_as_owner();

-- Two siblings take the same exam at the same time on two devices
delete from private.rate_limits;
select tests.schedule_exams();
select tests.create_paper('IMO', 3);
select pg_temp.add_child('asha', 'indu');
select tests.enrol('indu', array['IMO']);
select tests.set_exam_clock('1 minute');
create function pg_temp.start(p_name text) returns void language sql
as $$
  select pg_temp.act_as_child(p_name);
  select set_config('tests.' || p_name, start_exam(tests.id('examIMO3'))::text, true);
$$;
create function pg_temp.answer(p_name text, p_letter text) returns jsonb language sql
as $$
  select save_answers((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket', jsonb_build_array(jsonb_build_object('seq', 1, 'n', 1, 'option', p_letter, 'at_ms', 0)))
  from (select current_setting('tests.' || p_name)::jsonb as s) as x
$$;
select pg_temp.start('bela'), pg_temp.start('indu');
select is(current_setting('tests.bela')::jsonb ->> 'outcome', 'started', 'one sibling starts the exam');
select is(current_setting('tests.indu')::jsonb ->> 'outcome', 'started', 'the other sibling starts the same exam too');
select is(pg_temp.enter_child('bela', 'asha') ->> 'outcome', 'allowed', 'the parent switches to the first child on a third device');
select tests.act_as_visitor();
select is(pg_temp.answer('bela', 'a') ->> 'outcome', 'saved', 'the answers of one sibling are saved');
select is(pg_temp.answer('indu', 'b') ->> 'outcome', 'saved', 'the answers of the other sibling are saved');
select tests.act_as_owner();
select results_eq(
  $$ select s.name, e.option::text from private.exam_events as e join private.exam_attempts as a on a.id = e.attempt_id
    join students as s on s.id = a.student_id order by s.name $$,
  $$ values ('Bela', 'a'), ('Indu', 'b') $$, 'the attempt of each sibling has the sibling''s own answers'
);
select is(pg_temp.confirm_family('asha', 'bela'), '{"outcome": "confirmed"}', 'the parent can confirm the family during a child''s exam');
select pg_temp.act_as_child('bela');
select is(delete_account(array[tests.exam('IMO')]) ->> 'outcome', 'exam_under_way', 'a child cannot be deleted during its exam');
select tests.act_as('asha');
select is(delete_account(array[tests.exam('IMO')]) ->> 'outcome', 'exam_under_way', 'a family cannot be deleted during a child''s exam');
select tests.act_as_owner();
delete from private.rate_limits;
select tests.set_exam_clock('3 hours');

-- Deleting one child requires the family's password
select pg_temp.act_as_child('chitra');
select is(delete_account(), '{"outcome": "login_too_old"}', 'a child''s login cannot delete the child without the family''s password');
select tests.act_as_owner();
select is(pg_temp.confirm_family('asha', 'chitra'), '{"outcome": "confirmed"}', 'the parent can confirm the family for the deletion of one child');
select pg_temp.act_as_child('chitra');
select is(delete_account(), '{"outcome": "deleted"}', 'a child is deleted after the parent has entered the password');
select tests.act_as_owner();
select results_eq(
  $$ select name from students where family_id = tests.id('asha') order by name $$, $$ values ('Bela'), ('Dev'), ('Esha'), ('Indu') $$, 'the deletion of one child deletes no other child'
);
select is_empty($$ select 1 from private.outbox where kind = 'contact_removal' $$, 'the deletion of one child does not change the mailing list');
select results_eq(
  $$ select kind, email, name from claim_outbox(9, tests.id('chitra')) $$,
  $$ values ('child_deleted_email', (select email::text from students where id = tests.id('asha')), null::text) $$,
  'the parent gets a mail about the deletion of one child, without the child''s name'
);

-- Deleting the whole family
select tests.act_as('asha');
select is(
  (select jsonb_agg(e -> 'student') from jsonb_array_elements(delete_account() -> 'exams') as e), '["Bela", "Indu"]',
  'the reply to the deletion of a family lists each child''s paid exams'
);
select is(delete_account(array[tests.exam('IMO')]), '{"outcome": "deleted"}', 'the parent can delete the whole family');
select tests.act_as_owner();
select is_empty(
  $$ select 1 from auth.users where email like '%@children.invalid' union all select 1 from students where family_id is not null $$, 'no login and no student is left after the deletion of a family'
);
select results_eq(
  $$
    select kind from private.outbox
    where kind in ('account_deleted_email', 'child_deleted_email')
      and student_id in (tests.id('asha'), tests.id('bela'), tests.id('indu'))
  $$,
  $$ values ('account_deleted_email') $$, 'one mail about the deletion of a family is queued for all children'
);

select * from finish();
rollback;
