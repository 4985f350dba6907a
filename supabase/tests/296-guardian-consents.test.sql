-- A guardian's consent: when it is valid, and which results are held without it (docs/exam.md section 9).
begin;
select plan(82);

select tests.schedule_exams();
select tests.set_exam_clock('-1 day');
select tests.create_student('asha'), tests.create_student('bela'), tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');

-- Saves a consent that was typed at Asha's checkout. The column "way" says how a consent was given: checkout, mail or password.
create function pg_temp.insert_checkout_consent() returns void language sql
as $$
  insert into private.guardian_consents (student_id, kind, way, intent_id, guardian_name, wording_version)
  select tests.id('asha'), 'exam', 'checkout', id, 'Ravi Verma', '2026-11' from private.payment_intents where student_id = tests.id('asha')
$$;
-- The reason to hold the result of Asha's attempt with this status, or null if the result is not held.
create function pg_temp.hold_reason(p_status text, p_held_for text) returns text language sql
as $$
  select private.find_hold(tests.id('asha'), jsonb_populate_record(
    null::private.exam_attempts, jsonb_build_object('status', p_status, 'held_for', p_held_for)
  ))
$$;

-- Valid consents.
select ok(not private.has_guardian_consent(tests.id('asha')), 'a new student has no guardian''s consent');
select is(private.find_hold(tests.id('asha'), null), 'consent', 'before an attempt it is known that the result of a student without a consent will be held');
select tests.open_checkout('asha', '{IMO}', 'order_asha');
select pg_temp.insert_checkout_consent();
select ok(not private.has_guardian_consent(tests.id('asha')), 'a consent typed at the checkout is not valid before the payment');
select record_capture(tests.gateway_payment('pay_asha', 'order_asha', tests.total_price('{IMO}')));
select ok(private.has_guardian_consent(tests.id('asha')), 'the payment makes the consent typed at its checkout valid');
select is(private.find_hold(tests.id('asha'), null), null, 'with a valid consent the result is not held');
select ok(not private.has_guardian_consent(tests.id('bela')), 'the consent for one student is not valid for another student');
select throws_ok('select pg_temp.insert_checkout_consent()', '23505', null, 'a student cannot have a second valid consent of the same kind');
update private.guardian_consents set withdrawn_at = now();
select ok(not private.has_guardian_consent(tests.id('asha')), 'a withdrawn consent is not valid');
insert into private.guardian_consents (student_id, kind, way, intent_id, guardian_name, wording_version, given_at)
select tests.id('asha'), 'exam', 'checkout', id, 'Ravi Verma', '2026-11', now() + interval '1 second' from private.payment_intents where student_id = tests.id('asha');
select ok(not private.has_guardian_consent(tests.id('asha')), 'an earlier payment does not make a later consent valid');
update private.guardian_consents set way = 'mail', intent_id = null;
select ok(private.has_guardian_consent(tests.id('asha')), 'a consent by mail is valid immediately');

-- Why a result is held.
select results_eq(
  $$ values (pg_temp.hold_reason('normal', null)), (pg_temp.hold_reason('released', 'refund')), (pg_temp.hold_reason('held', 'dispute')), (pg_temp.hold_reason('void', 'void')) $$,
  $$ values (null), (null), ('dispute'), (null) $$, 'if there is a consent, only the attempt''s own reason holds the result'
);
delete from private.guardian_consents;
select results_eq(
  $$ values (pg_temp.hold_reason('normal', null)), (pg_temp.hold_reason('released', 'refund')), (pg_temp.hold_reason('held', 'dispute')), (pg_temp.hold_reason('void', 'void')) $$,
  $$ values ('consent'), ('consent'), ('dispute'), (null) $$, 'without a consent every result that is not void is held, and a reason of the attempt itself comes first'
);

-- Giving consent at the checkout.
select tests.act_as_visitor();
select throws_ok($$ select give_guardian_consent('Ravi', '2026-11', '{exam}') $$, '42501', null, 'a visitor cannot give a consent');
select throws_ok($$ select request_guardian_consent('ravi@family.example') $$, '42501', null, 'a visitor cannot request a consent');
select throws_ok($$ select withdraw_guardian_consent('exam') $$, '42501', null, 'a visitor cannot withdraw a consent');
select throws_ok('select * from get_guardian_consents()', '42501', null, 'a visitor cannot see a consent');
select tests.act_as('bela');
select throws_ok($$ select give_guardian_consent('Ravi', '2026-11', '{}') $$, '22023', null, 'a consent without a kind is refused');
select throws_ok($$ select give_guardian_consent('Ravi', '2026-11', '{phone}') $$, '22023', null, 'a consent of an unknown kind is refused');
select is(give_guardian_consent('  ', '2026-11', '{exam}') ->> 'outcome', 'name_missing', 'a consent without a name is refused');
select is(give_guardian_consent(repeat('x', 101), '2026-11', '{exam}') ->> 'outcome', 'name_too_long', 'a consent with a name of more than 100 characters is refused');
select is(give_guardian_consent('Mum', w, '{exam,camera}') ->> 'outcome', 'wording_unknown', format('a consent to an unknown wording is refused: %L', w))
from unnest(array['any text', repeat('2', 41), null]) as w;
select is(give_guardian_consent('Mum', '2026-11', '{exam,camera}') ->> 'outcome', 'no_payment', 'a consent at the checkout is refused if no checkout was started');
-- A child ticks the consent at a checkout and does not pay. A parent then starts the checkout of the same cart without a tick.
select tests.act_as_owner();
select tests.open_checkout('bela', '{IMO}', 'order_bela');
select tests.act_as('bela');
select is(give_guardian_consent('Mum', '2026-11', '{exam,camera}') ->> 'outcome', 'noted', 'a child can tick the consent at the checkout of its parents');
select tests.act_as_owner();
select is(tests.begin_payment('bela', '{IMO}', 'again') ->> 'outcome', 'ready', 'a parent can start the checkout of the same cart again');
select is((select count(*) from private.guardian_consents where student_id = tests.id('bela')), 0::bigint, 'a new checkout of the same cart without a tick deletes the child''s tick');
select tests.begin_payment('bela', '{ISO}', 'other');
select tests.act_as('bela');
select is(give_guardian_consent('Mum', '2026-11', '{exam,camera}') ->> 'outcome', 'noted', 'a consent can be ticked at the checkout of another cart');
select tests.act_as_owner();
select record_capture(tests.gateway_payment('pay_bela', 'order_bela', tests.total_price('{IMO}')));
select ok(not private.has_guardian_consent(tests.id('bela')), 'the payment for one cart does not make the consent of another cart valid');
update private.payment_intents set shown_at = now() - interval '2 hours' where student_id = tests.id('bela');
select tests.act_as('bela');
select is(give_guardian_consent('Mum', '2026-11', '{exam}') ->> 'outcome', 'no_payment', 'a consent for a checkout that was last shown two hours ago is refused');
select tests.act_as_owner();
delete from private.guardian_consents where student_id = tests.id('bela');
select tests.open_checkout('bela', '{ISO}', 'order_bela2');
select tests.act_as('bela');
select is(give_guardian_consent(' Gita  Rao ', '2026-11', '{camera,exam}') ->> 'outcome', 'noted', 'an adult who pays gives consent');
select results_eq(
  'select * from get_guardian_consents()',
  $$ values ('exam', false, null::text, null::timestamptz, null::timestamptz), ('camera', false, null, null, null) $$,
  'a consent ticked by the adult who pays is not valid before the payment'
);
select is(give_guardian_consent('Gita R Rao', '2026-11', '{exam,camera}') ->> 'outcome', 'noted', 'a consent can be given again before the payment');
select tests.act_as_owner();
select record_capture(tests.gateway_payment('pay_bela2', 'order_bela2', tests.total_price('{ISO}')));
select tests.act_as('bela');
select results_eq(
  'select kind, is_given, guardian_name, given_at is not null from get_guardian_consents()',
  $$ values ('exam', true, 'Gita R Rao', true), ('camera', true, 'Gita R Rao', true) $$, 'after the payment the consent that was given last is valid, with its name'
);
select tests.act_as_owner();
select tests.begin_payment('bela', '{IEO}', 'third');
select tests.act_as('bela');
select is(give_guardian_consent('Somebody Else', '2026-11', '{exam,exam}') ->> 'outcome', 'noted', 'a consent that is valid can be ticked again at a later checkout');
select is((select guardian_name from get_guardian_consents() where kind = 'exam'), 'Gita R Rao', 'a valid consent keeps its name if it is ticked again');
select is(request_guardian_consent('ravi@family.example') ->> 'outcome', 'already_given', 'a guardian is not asked for a consent that exists');

-- Withdrawing a consent.
select is(withdraw_guardian_consent('camera') ->> 'outcome', 'withdrawn', 'the camera consent is withdrawn');
select is(withdraw_guardian_consent('camera') ->> 'outcome', 'not_given', 'a consent cannot be withdrawn twice');
select is((select array_agg(is_given) from get_guardian_consents()), '{true,false}', 'withdrawing the camera consent leaves the exam consent valid');
select is(withdraw_guardian_consent('exam') ->> 'outcome', 'withdrawn', 'the exam consent can be withdrawn after the camera consent');
select is((select distinct held_for from list_my_exams() where kind = 'exam'), 'consent', 'after the exam consent is withdrawn the results are held');
select tests.act_as_owner();
select is(
  (select array_agg(kind || ' ' || wording_version order by kind) from private.guardian_consents where student_id = tests.id('bela') and withdrawn_at is not null),
  '{"camera 2026-11","exam 2026-11"}', 'withdrawn consents stay on record with their wording'
);

-- Giving consent after the payment, for one order, with a login by password that is a few minutes old at most. It is valid immediately.
-- The wording is the newest one; the other parts of this file use an older one, which is still valid.
create function pg_temp.latest_order_id(p_name text) returns uuid language sql stable security definer
as $$ select id from public.orders where student_id = tests.id(p_name) order by number desc limit 1 $$;
create function pg_temp.give_consent_for_order(p_order_id uuid, p_name text default 'Gita Rao', p_wording text default '2026-11-30', p_kinds text[] default '{exam}')
returns text language sql as $$ select give_order_consent(p_order_id, p_name, p_wording, p_kinds) ->> 'outcome' $$;
select tests.act_as_visitor();
select throws_ok('select pg_temp.give_consent_for_order(null)', '42501', null, 'a visitor cannot give consent for an order');
select tests.act_as('asha');
select is(pg_temp.give_consent_for_order(pg_temp.latest_order_id('bela')), 'no_order', 'a family cannot give consent for another family''s order');
select tests.act_as('bela');
select throws_ok($$ select pg_temp.give_consent_for_order(pg_temp.latest_order_id('bela'), p_kinds => '{phone}') $$, '22023', null, 'a consent of an unknown kind for an order is refused');
select is(pg_temp.give_consent_for_order(null), 'no_order', 'a consent for no order is refused');
select is(pg_temp.give_consent_for_order(pg_temp.latest_order_id('bela'), p_name => ' '), 'name_missing', 'a consent for an order without a name is refused');
select is(pg_temp.give_consent_for_order(pg_temp.latest_order_id('bela'), p_wording => 'any text'), 'wording_unknown', 'a consent for an order to an unknown wording is refused');
select tests.add_token_claims(jsonb_build_object('amr', jsonb_build_array(jsonb_build_object('method', 'password', 'timestamp', extract(epoch from now() - interval '1 hour')::bigint))));
select is(pg_temp.give_consent_for_order(pg_temp.latest_order_id('bela')), 'login_too_old', 'a consent for an order is refused if the login is an hour old');
select is((select is_given from get_guardian_consents() where kind = 'exam'), false, 'refused calls of give_order_consent save no consent');
select tests.act_as('bela');
select is(pg_temp.give_consent_for_order(pg_temp.latest_order_id('bela')), 'given', 'a parent who has just logged in with the password can give consent for an order');
select is((select is_given from get_guardian_consents() where kind = 'exam'), true, 'a consent given for an order is valid immediately');
select tests.act_as_owner();
select results_eq(
  $$ select c.way, c.kind, c.intent_id = o.intent_id from private.guardian_consents as c, public.orders as o
     where c.student_id = tests.id('bela') and c.withdrawn_at is null and o.id = pg_temp.latest_order_id('bela') $$,
  $$ values ('password', 'exam', true) $$, 'a consent given with the password belongs to its order'
);
select tests.begin_payment('bela', '{IRO}', 'fourth');
select ok(private.has_guardian_consent(tests.id('bela')), 'starting a later checkout does not delete a consent given with the password');
select tests.act_as('bela');
select is(withdraw_guardian_consent('exam') ->> 'outcome', 'withdrawn', 'a consent given with the password can be withdrawn');

-- Giving consent by mail.
select tests.act_as('bela');
select is(request_guardian_consent('not an address') ->> 'outcome', 'invalid_email', 'a request for a consent needs a valid mail address');
select is(request_guardian_consent(' Ravi@Family.example ') ->> 'outcome', 'queued', 'a guardian is asked by mail');
select ok((select bool_and(asked_at is not null and not is_given) from get_guardian_consents()), 'the family sees that a guardian was asked for a consent');
select tests.act_as_service();
select set_config('tests.mail', (select to_jsonb(c)::text from claim_outbox(5, tests.id('bela'), 'guardian_consent_email') as c), true);
select is(
  (select array[m ->> 'email', m ->> 'name', (m #>> '{data,expires_at}') is not null || ''] from (select current_setting('tests.mail')::jsonb as m) as x),
  '{ravi@family.example,Bela,true}', 'the mail with the request goes to the guardian and names the student'
);
select tests.act_as_owner();
select ok(
  exists (select from private.guardian_consent_requests where token_hash = sha256(convert_to(current_setting('tests.mail')::jsonb #>> '{data,token}', 'UTF8')))
    and not exists (select from private.outbox as b where to_jsonb(b)::text like '%' || (current_setting('tests.mail')::jsonb #>> '{data,token}') || '%'),
  'only a hash of the token in the mail is stored'
);
select finish_outbox((current_setting('tests.mail')::jsonb ->> 'id')::uuid, null);
select is((select count(recipient) from private.outbox where kind = 'guardian_consent_email'), 0::bigint, 'the guardian''s address is deleted once the mail is sent');

create function pg_temp.confirm_consent(p_token text, p_name text default 'Ravi Rao', p_kinds text[] default '{exam}') returns jsonb language sql
as $$ select public.confirm_guardian_consent(p_token, p_name, '2026-11', p_kinds) $$;
create function pg_temp.mailed_token() returns text language sql as $$ select current_setting('tests.mail')::jsonb #>> '{data,token}' $$;
create temp table rate_limits_before as select count(*) as row_count from private.rate_limits;
select tests.act_as_visitor();
select is(pg_temp.confirm_consent('guessed') ->> 'outcome', 'unknown', 'a guessed token is refused');
select is(pg_temp.confirm_consent(null) ->> 'outcome', 'unknown', 'a missing token is refused');
select tests.act_as_owner();
select is((select count(*) from private.rate_limits), (select row_count from rate_limits_before), 'neither a guessed nor a missing token adds a row to the rate limits');
select tests.act_as_visitor();
select throws_ok('select pg_temp.confirm_consent(pg_temp.mailed_token(), p_kinds => ''{updates}'')', '22023', null, 'a consent of an unknown kind is refused, even with a valid token');
select is(pg_temp.confirm_consent(pg_temp.mailed_token(), ' ') ->> 'outcome', 'name_missing', 'a guardian who leaves out the name can try again with the same token');
select is(pg_temp.confirm_consent(pg_temp.mailed_token(), repeat('x', 101)) ->> 'outcome', 'name_too_long', 'a guardian whose name is too long can try again with the same token');
select is(confirm_guardian_consent(pg_temp.mailed_token(), 'Ravi', 'any text', '{exam}') ->> 'outcome', 'wording_unknown', 'a guardian who agreed to an unknown wording can try again with the same token');
select is(pg_temp.confirm_consent(pg_temp.mailed_token()), '{"outcome": "given", "first_name": "Bela"}', 'a guardian can give consent with a valid token, without a login');
select is(pg_temp.confirm_consent(pg_temp.mailed_token()) ->> 'outcome', 'unknown', 'the link to give consent works only once');
select tests.act_as('bela');
select results_eq(
  'select kind, is_given, guardian_name, asked_at from get_guardian_consents()',
  $$ values ('exam', true, 'Ravi Rao', null::timestamptz), ('camera', false, null, null) $$, 'a consent given by mail is valid immediately, only for the chosen kind'
);

-- The lists of the organisers.
select tests.act_as('meera');
select results_eq(
  $$ select name, has_guardian_consent from list_students() order by name $$, $$ values ('Asha', false), ('Bela', true) $$, 'organisers see in the list of students who lacks a consent'
);
create function pg_temp.exam_day_students(p_state text) returns text language sql
as $$
  select string_agg(name || ' ' || has_guardian_consent, ', ' order by name)
  from list_exam_participants(tests.edition(), tests.exam('IMO'), p_state, null, 50, 0)
$$;
select is(pg_temp.exam_day_students('all'), 'Asha false, Bela true', 'organisers see in the list of the exam day who has a consent');
select is(pg_temp.exam_day_students('no_consent'), 'Asha false', 'the list of the exam day can be limited to students without a consent');

-- Limits of requests, expired links, deleted accounts.
select tests.act_as('bela');
select request_guardian_consent('ravi+1@family.example'), request_guardian_consent('Ravi+exam+2@family.example');
select is(request_guardian_consent('ravi@family.example') ->> 'outcome', 'rate_limited', 'a mailbox gets at most three mails a day; text after a plus makes no difference');
select tests.act_as_owner();
select is(private.hash_address('r.a.vi+x@GoogleMail.com'), private.hash_address('ravi@gmail.com'), 'a Gmail address with dots is the same mailbox as the one without dots');
select isnt(private.hash_address('r.avi@family.example'), private.hash_address('ravi@family.example'), 'an address with dots at another provider is not the same mailbox as the one without dots');
select tests.act_as('bela');
select is(request_guardian_consent('gita@family.example') ->> 'outcome', 'queued', 'a student can ask a second mailbox after the first has reached its limit');
select is(request_guardian_consent('sita@family.example') ->> 'outcome', 'rate_limited', 'a student can ask for a consent at most five times a day; a request refused for its mailbox counts');
select tests.act_as_service();
select set_config('tests.mail', (select to_jsonb(c)::text from claim_outbox(1, tests.id('bela'), 'guardian_consent_email') as c), true);
select tests.act_as_owner();
update private.guardian_consent_requests set expires_at = now();
select tests.act_as_visitor();
select is(pg_temp.confirm_consent(pg_temp.mailed_token(), p_kinds => '{camera}') ->> 'outcome', 'unknown', 'a link to give consent expires');
select tests.act_as_owner();
select private.anonymise_student(tests.id('bela'));
select results_eq(
  $$ select private.has_guardian_consent(tests.id('bela')), (select count(guardian_name) from private.guardian_consents where student_id = tests.id('bela')),
    (select count(*) from private.guardian_consent_requests), (select count(recipient) from private.outbox where kind = 'guardian_consent_email') $$,
  $$ values (true, 0::bigint, 0::bigint, 0::bigint) $$, 'a deleted account keeps the fact of the consent, but no name, request or address'
);

select * from finish();
rollback;
