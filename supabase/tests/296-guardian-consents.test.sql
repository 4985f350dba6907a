-- A guardian's consent: when it is valid, and what is held without it (docs/exam.md section 9).
begin;
select plan(82);

select tests.set_exam_hours();
select tests.set_exam_time('-1 day');
select tests.create_student('asha'), tests.create_student('bela'), tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');

create function pg_temp.type_at_checkout() returns void language sql
as $$
  insert into private.guardian_consents (student_id, kind, way, intent_id, guardian_name, wording_version)
  select tests.id('asha'), 'exam', 'checkout', id, 'Ravi Verma', '2026-11' from private.payment_intents where student_id = tests.id('asha')
$$;
create function pg_temp.hold(p_standing text, p_held_for text) returns text language sql
as $$
  select private.find_hold(tests.id('asha'), jsonb_populate_record(
    null::private.exam_attempts, jsonb_build_object('standing', p_standing, 'held_for', p_held_for)
  ))
$$;

-- Valid consents.
select ok(not private.has_guardian_consent(tests.id('asha')), 'a new student has no consent');
select is(private.find_hold(tests.id('asha'), null), 'consent', 'so the result will be held, which is known before there is an attempt');
select tests.open_checkout('asha', '{IMO}', 'order_asha');
select pg_temp.type_at_checkout();
select ok(not private.has_guardian_consent(tests.id('asha')), 'a consent typed at the checkout is not valid before the payment');
select record_capture(tests.gateway_payment('pay_asha', 'order_asha', tests.total_price('{IMO}')));
select ok(private.has_guardian_consent(tests.id('asha')), 'its payment makes it valid');
select is(private.find_hold(tests.id('asha'), null), null, 'with a valid consent the result is not held');
select ok(not private.has_guardian_consent(tests.id('bela')), 'it is not valid for another student');
select throws_ok('select pg_temp.type_at_checkout()', '23505', null, 'only one consent of a kind is valid');
update private.guardian_consents set withdrawn_at = now();
select ok(not private.has_guardian_consent(tests.id('asha')), 'a withdrawn consent is not valid');
insert into private.guardian_consents (student_id, kind, way, intent_id, guardian_name, wording_version, given_at)
select tests.id('asha'), 'exam', 'checkout', id, 'Ravi Verma', '2026-11', now() + interval '1 second' from private.payment_intents where student_id = tests.id('asha');
select ok(not private.has_guardian_consent(tests.id('asha')), 'an earlier payment does not make a later consent valid');
update private.guardian_consents set way = 'mail', intent_id = null;
select ok(private.has_guardian_consent(tests.id('asha')), 'a consent by mail is valid immediately');

-- Reasons to hold a result.
select results_eq(
  $$ values (pg_temp.hold('normal', null)), (pg_temp.hold('released', 'refund')), (pg_temp.hold('held', 'dispute')), (pg_temp.hold('void', 'void')) $$,
  $$ values (null), (null), ('dispute'), (null) $$, 'with a consent what the attempt says holds it alone'
);
delete from private.guardian_consents;
select results_eq(
  $$ values (pg_temp.hold('normal', null)), (pg_temp.hold('released', 'refund')), (pg_temp.hold('held', 'dispute')), (pg_temp.hold('void', 'void')) $$,
  $$ values ('consent'), ('consent'), ('dispute'), (null) $$, 'without a consent every result that is not void is held; other reasons come first'
);

-- At the checkout.
select tests.act_as_visitor();
select throws_ok($$ select give_guardian_consent('Ravi', '2026-11', '{exam}') $$, '42501', null, 'a visitor cannot give a consent');
select throws_ok($$ select request_guardian_consent('ravi@family.example') $$, '42501', null, 'a visitor cannot request one');
select throws_ok($$ select withdraw_guardian_consent('exam') $$, '42501', null, 'a visitor cannot withdraw one');
select throws_ok('select * from get_guardian_consents()', '42501', null, 'a visitor cannot see one');
select tests.act_as('bela');
select throws_ok($$ select give_guardian_consent('Ravi', '2026-11', '{}') $$, '22023', null, 'a consent needs a kind');
select throws_ok($$ select give_guardian_consent('Ravi', '2026-11', '{phone}') $$, '22023', null, 'a consent has one of the known kinds');
select is(give_guardian_consent('  ', '2026-11', '{exam}') ->> 'outcome', 'name_missing', 'a consent needs a name');
select is(give_guardian_consent(repeat('x', 101), '2026-11', '{exam}') ->> 'outcome', 'name_too_long', 'a name has a limited length');
select is(give_guardian_consent('Mum', w, '{exam,camera}') ->> 'outcome', 'wording_unknown', format('to a wording that was shown: %L', w))
from unnest(array['any text', repeat('2', 41), null]) as w;
select is(give_guardian_consent('Mum', '2026-11', '{exam,camera}') ->> 'outcome', 'no_payment', 'without a checkout there is no consent to give');
-- A child's tick at an unpaid checkout is deleted when a parent starts the checkout again without a tick.
select tests.act_as_owner();
select tests.open_checkout('bela', '{IMO}', 'order_bela');
select tests.act_as('bela');
select is(give_guardian_consent('Mum', '2026-11', '{exam,camera}') ->> 'outcome', 'noted', 'a child ticks the consent for a parent');
select tests.act_as_owner();
select is(tests.begin_payment('bela', '{IMO}', 'again') ->> 'outcome', 'ready', 'the parent pays the same cart weeks later');
select is((select count(*) from private.guardian_consents where student_id = tests.id('bela')), 0::bigint, 'the child''s tick is deleted');
select tests.begin_payment('bela', '{ISO}', 'other');
select tests.act_as('bela');
select is(give_guardian_consent('Mum', '2026-11', '{exam,camera}') ->> 'outcome', 'noted', 'a consent for another cart');
select tests.act_as_owner();
select record_capture(tests.gateway_payment('pay_bela', 'order_bela', tests.total_price('{IMO}')));
select ok(not private.has_guardian_consent(tests.id('bela')), 'does not become valid by this payment');
update private.payment_intents set shown_at = now() - interval '2 hours' where student_id = tests.id('bela');
select tests.act_as('bela');
select is(give_guardian_consent('Mum', '2026-11', '{exam}') ->> 'outcome', 'no_payment', 'a consent for a checkout started hours ago is refused');
select tests.act_as_owner();
delete from private.guardian_consents where student_id = tests.id('bela');
select tests.open_checkout('bela', '{ISO}', 'order_bela2');
select tests.act_as('bela');
select is(give_guardian_consent(' Gita  Rao ', '2026-11', '{camera,exam}') ->> 'outcome', 'noted', 'an adult who pays gives consent');
select results_eq(
  'select * from get_guardian_consents()',
  $$ values ('exam', false, null::text, null::timestamptz, null::timestamptz), ('camera', false, null, null, null) $$,
  'it is not valid before the payment'
);
select is(give_guardian_consent('Gita R Rao', '2026-11', '{exam,camera}') ->> 'outcome', 'noted', 'giving it again replaces it');
select tests.act_as_owner();
select record_capture(tests.gateway_payment('pay_bela2', 'order_bela2', tests.total_price('{ISO}')));
select tests.act_as('bela');
select results_eq(
  'select kind, is_given, guardian_name, given_at is not null from get_guardian_consents()',
  $$ values ('exam', true, 'Gita R Rao', true), ('camera', true, 'Gita R Rao', true) $$, 'after the payment it is valid, with the typed name'
);
select tests.act_as_owner();
select tests.begin_payment('bela', '{IEO}', 'third');
select tests.act_as('bela');
select is(give_guardian_consent('Somebody Else', '2026-11', '{exam,exam}') ->> 'outcome', 'noted', 'giving a valid consent again');
select is((select guardian_name from get_guardian_consents() where kind = 'exam'), 'Gita R Rao', 'the first consent stays');
select is(request_guardian_consent('ravi@family.example') ->> 'outcome', 'already_given', 'a guardian is not asked for a consent that exists');

-- Withdrawing a consent.
select is(withdraw_guardian_consent('camera') ->> 'outcome', 'withdrawn', 'the camera consent is withdrawn');
select is(withdraw_guardian_consent('camera') ->> 'outcome', 'not_given', 'a consent cannot be withdrawn twice');
select is((select array_agg(is_given) from get_guardian_consents()), '{true,false}', 'the exam consent stays');
select is(withdraw_guardian_consent('exam') ->> 'outcome', 'withdrawn', 'the exam consent can be withdrawn too');
select is((select distinct held_for from list_my_exams() where kind = 'exam'), 'consent', 'without the exam consent the results are held');
select tests.act_as_owner();
select is(
  (select array_agg(kind || ' ' || wording_version order by kind) from private.guardian_consents where student_id = tests.id('bela') and withdrawn_at is not null),
  '{"camera 2026-11","exam 2026-11"}', 'withdrawn consents stay on record with their wording'
);

-- After the payment, with the password: for that order, valid immediately.
create function pg_temp.order_of(p_name text) returns uuid language sql stable security definer
as $$ select id from public.orders where student_id = tests.id(p_name) order by number desc limit 1 $$;
create function pg_temp.agree(p_order_id uuid, p_name text default 'Gita Rao', p_wording text default '2026-11-28', p_kinds text[] default '{exam}')
returns text language sql as $$ select give_order_consent(p_order_id, p_name, p_wording, p_kinds) ->> 'outcome' $$;
select tests.act_as_visitor();
select throws_ok('select pg_temp.agree(null)', '42501', null, 'a visitor cannot give consent for an order');
select tests.act_as('asha');
select is(pg_temp.agree(pg_temp.order_of('bela')), 'no_order', 'a family cannot give consent for another family''s order');
select tests.act_as('bela');
select throws_ok($$ select pg_temp.agree(pg_temp.order_of('bela'), p_kinds => '{phone}') $$, '22023', null, 'an unknown kind is refused');
select is(pg_temp.agree(null), 'no_order', 'a consent without an order is refused');
select is(pg_temp.agree(pg_temp.order_of('bela'), p_name => ' '), 'name_missing', 'with a name');
select is(pg_temp.agree(pg_temp.order_of('bela'), p_wording => 'any text'), 'wording_unknown', 'an unknown wording is refused');
select tests.add_token_claims(jsonb_build_object('amr', jsonb_build_array(jsonb_build_object('method', 'password', 'timestamp', extract(epoch from now() - interval '1 hour')::bigint))));
select is(pg_temp.agree(pg_temp.order_of('bela')), 'login_too_old', 'a login an hour ago is not recent enough');
select is((select is_given from get_guardian_consents() where kind = 'exam'), false, 'none of these calls has saved a consent');
select tests.act_as('bela');
select is(pg_temp.agree(pg_temp.order_of('bela')), 'given', 'a parent gives consent with the password');
select is((select is_given from get_guardian_consents() where kind = 'exam'), true, 'it is valid immediately');
select tests.act_as_owner();
select results_eq(
  $$ select c.way, c.kind, c.intent_id = o.intent_id from private.guardian_consents as c, public.orders as o
     where c.student_id = tests.id('bela') and c.withdrawn_at is null and o.id = pg_temp.order_of('bela') $$,
  $$ values ('password', 'exam', true) $$, 'it belongs to its order'
);
select tests.begin_payment('bela', '{IRO}', 'fourth');
select ok(private.has_guardian_consent(tests.id('bela')), 'starting a later checkout does not delete it');
select tests.act_as('bela');
select is(withdraw_guardian_consent('exam') ->> 'outcome', 'withdrawn', 'it can be withdrawn like any other');

-- By mail.
select tests.act_as('bela');
select is(request_guardian_consent('not an address') ->> 'outcome', 'invalid_email', 'a request needs a valid address');
select is(request_guardian_consent(' Ravi@Family.example ') ->> 'outcome', 'queued', 'a guardian is asked by mail');
select ok((select bool_and(asked_at is not null and not is_given) from get_guardian_consents()), 'the family sees the request');
select tests.act_as_service();
select set_config('tests.mail', (select to_jsonb(c)::text from claim_outbox(5, tests.id('bela'), 'guardian_consent_email') as c), true);
select is(
  (select array[m ->> 'email', m ->> 'name', (m #>> '{data,expires_at}') is not null || ''] from (select current_setting('tests.mail')::jsonb as m) as x),
  '{ravi@family.example,Bela,true}', 'the mail goes to the guardian and names the student'
);
select tests.act_as_owner();
select ok(
  exists (select from private.guardian_consent_requests where token_hash = sha256(convert_to(current_setting('tests.mail')::jsonb #>> '{data,token}', 'UTF8')))
    and not exists (select from private.outbox as b where to_jsonb(b)::text like '%' || (current_setting('tests.mail')::jsonb #>> '{data,token}') || '%'),
  'only a hash of its token is stored'
);
select finish_outbox((current_setting('tests.mail')::jsonb ->> 'id')::uuid, null);
select is((select count(recipient) from private.outbox where kind = 'guardian_consent_email'), 0::bigint, 'the address is deleted once the mail is sent');

create function pg_temp.confirm(p_token text, p_name text default 'Ravi Rao', p_kinds text[] default '{exam}') returns jsonb language sql
as $$ select public.confirm_guardian_consent(p_token, p_name, '2026-11', p_kinds) $$;
create function pg_temp.token() returns text language sql as $$ select current_setting('tests.mail')::jsonb #>> '{data,token}' $$;
create temp table written as select count(*) as rows from private.rate_limits;
select tests.act_as_visitor();
select is(pg_temp.confirm('guessed') ->> 'outcome', 'unknown', 'an unknown token is refused');
select is(pg_temp.confirm(null) ->> 'outcome', 'unknown', 'a missing token is refused');
select tests.act_as_owner();
select is((select count(*) from private.rate_limits), (select rows from written), 'a missing token saves nothing');
select tests.act_as_visitor();
select throws_ok('select pg_temp.confirm(pg_temp.token(), p_kinds => ''{updates}'')', '22023', null, 'an unknown kind is refused with a valid token');
select is(pg_temp.confirm(pg_temp.token(), ' ') ->> 'outcome', 'name_missing', 'after a missing name the token stays valid');
select is(pg_temp.confirm(pg_temp.token(), repeat('x', 101)) ->> 'outcome', 'name_too_long', 'after a name that is too long the token stays valid');
select is(confirm_guardian_consent(pg_temp.token(), 'Ravi', 'any text', '{exam}') ->> 'outcome', 'wording_unknown', 'after an unknown wording the token stays valid');
select is(pg_temp.confirm(pg_temp.token()), '{"outcome": "given", "first_name": "Bela"}', 'a guardian gives consent without a login');
select is(pg_temp.confirm(pg_temp.token()) ->> 'outcome', 'unknown', 'the link works only once');
select tests.act_as('bela');
select results_eq(
  'select kind, is_given, guardian_name, asked_at from get_guardian_consents()',
  $$ values ('exam', true, 'Ravi Rao', null::timestamptz), ('camera', false, null, null) $$, 'it is valid immediately, only for the chosen kind'
);

-- The organisers' lists.
select tests.act_as('meera');
select results_eq(
  $$ select name, has_guardian_consent from list_students() order by name $$, $$ values ('Asha', false), ('Bela', true) $$, 'organisers see which students lack a consent'
);
create function pg_temp.sitters(p_state text) returns text language sql
as $$
  select string_agg(name || ' ' || has_guardian_consent, ', ' order by name)
  from list_exam_sitters(tests.edition(), tests.exam('IMO'), p_state, null, 50, 0)
$$;
select is(pg_temp.sitters('all'), 'Asha false, Bela true', 'the exam day''s list shows who has a guardian''s consent');
select is(pg_temp.sitters('no_consent'), 'Asha false', 'the list can be limited to students without consent');

-- Limits, expiry, deleted accounts.
select tests.act_as('bela');
select request_guardian_consent('ravi+1@family.example'), request_guardian_consent('Ravi+exam+2@family.example');
select is(request_guardian_consent('ravi@family.example') ->> 'outcome', 'rate_limited', 'a mailbox gets three mails a day, with any text after a plus');
select tests.act_as_owner();
select is(private.hash_address('r.a.vi+x@GoogleMail.com'), private.hash_address('ravi@gmail.com'), 'dots in a Gmail address lead to the same mailbox');
select isnt(private.hash_address('r.avi@family.example'), private.hash_address('ravi@family.example'), 'dots in other addresses do not');
select tests.act_as('bela');
select is(request_guardian_consent('gita@family.example') ->> 'outcome', 'queued', 'another mailbox can be asked');
select is(request_guardian_consent('sita@family.example') ->> 'outcome', 'rate_limited', 'a student can ask five times a day');
select tests.act_as_service();
select set_config('tests.mail', (select to_jsonb(c)::text from claim_outbox(1, tests.id('bela'), 'guardian_consent_email') as c), true);
select tests.act_as_owner();
update private.guardian_consent_requests set expires_at = now();
select tests.act_as_visitor();
select is(pg_temp.confirm(pg_temp.token(), p_kinds => '{camera}') ->> 'outcome', 'unknown', 'a link expires');
select tests.act_as_owner();
select private.anonymise_student(tests.id('bela'));
select results_eq(
  $$ select private.has_guardian_consent(tests.id('bela')), (select count(guardian_name) from private.guardian_consents where student_id = tests.id('bela')),
    (select count(*) from private.guardian_consent_requests), (select count(recipient) from private.outbox where kind = 'guardian_consent_email') $$,
  $$ values (true, 0::bigint, 0::bigint, 0::bigint) $$, 'a deleted account keeps the fact of the consent, but no name, request or address'
);

select * from finish();
rollback;
