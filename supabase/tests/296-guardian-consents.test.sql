-- A guardian's consent: when it counts, and what its lack holds (docs/exam.md section 9).
begin;
select plan(82);

select tests.open_hours();
select tests.wait_until('-1 day');
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
select ok(not private.has_guardian_consent(tests.id('asha')), 'nobody has consented at first');
select is(private.find_hold(tests.id('asha'), null), 'consent', 'which will hold her results, known before there is an attempt');
select tests.open_order('asha', '{IMO}', 'order_asha');
select pg_temp.type_at_checkout();
select ok(not private.has_guardian_consent(tests.id('asha')), 'what was typed at the checkout does not count before it is paid');
select record_capture(tests.payment('pay_asha', 'order_asha', tests.price('{IMO}')));
select ok(private.has_guardian_consent(tests.id('asha')), 'the payment that follows makes it count');
select is(private.find_hold(tests.id('asha'), null), null, 'and nothing is held');
select ok(not private.has_guardian_consent(tests.id('bela')), 'it is no other student''s');
select throws_ok('select pg_temp.type_at_checkout()', '23505', null, 'only one of a kind is valid');
update private.guardian_consents set withdrawn_at = now();
select ok(not private.has_guardian_consent(tests.id('asha')), 'a withdrawn one counts no more');
insert into private.guardian_consents (student_id, kind, way, intent_id, guardian_name, wording_version, given_at)
select tests.id('asha'), 'exam', 'checkout', id, 'Ravi Verma', '2026-11', now() + interval '1 second' from private.payment_intents where student_id = tests.id('asha');
select ok(not private.has_guardian_consent(tests.id('asha')), 'and an earlier payment is nobody''s word on a later consent');
update private.guardian_consents set way = 'mail', intent_id = null;
select ok(private.has_guardian_consent(tests.id('asha')), 'by mail it counts at once');

-- Reasons to hold a result.
select results_eq(
  $$ values (pg_temp.hold('normal', null)), (pg_temp.hold('released', 'refund')), (pg_temp.hold('held', 'dispute')), (pg_temp.hold('void', 'void')) $$,
  $$ values (null), (null), ('dispute'), (null) $$, 'with a consent what the attempt says holds it alone'
);
delete from private.guardian_consents;
select results_eq(
  $$ values (pg_temp.hold('normal', null)), (pg_temp.hold('released', 'refund')), (pg_temp.hold('held', 'dispute')), (pg_temp.hold('void', 'void')) $$,
  $$ values ('consent'), ('consent'), ('dispute'), (null) $$, 'without one every result that is not void, what holds it besides said first'
);

-- At the checkout.
select tests.act_as_visitor();
select throws_ok($$ select give_guardian_consent('Ravi', '2026-11', '{exam}') $$, '42501', null, 'a visitor gives none');
select throws_ok($$ select request_guardian_consent('ravi@family.example') $$, '42501', null, 'and asks nobody');
select throws_ok($$ select withdraw_guardian_consent('exam') $$, '42501', null, 'and withdraws nothing');
select throws_ok('select * from get_guardian_consents()', '42501', null, 'and sees nothing');
select tests.act_as('bela');
select throws_ok($$ select give_guardian_consent('Ravi', '2026-11', '{}') $$, '22023', null, 'a consent is to something');
select throws_ok($$ select give_guardian_consent('Ravi', '2026-11', '{phone}') $$, '22023', null, 'that there is');
select is(give_guardian_consent('  ', '2026-11', '{exam}') ->> 'outcome', 'name_missing', 'and somebody''s');
select is(give_guardian_consent(repeat('x', 101), '2026-11', '{exam}') ->> 'outcome', 'name_too_long', 'whose name has an end');
select is(give_guardian_consent('Mum', w, '{exam,camera}') ->> 'outcome', 'wording_unknown', format('to a wording that was shown: %L', w))
from unnest(array['any text', repeat('2', 41), null]) as w;
select is(give_guardian_consent('Mum', '2026-11', '{exam,camera}') ->> 'outcome', 'no_payment', 'where nobody pays there is no such consent');
-- A child's tick at a checkout that nobody paid is forgotten when a parent starts it again without a tick.
select tests.act_as_owner();
select tests.open_order('bela', '{IMO}', 'order_bela');
select tests.act_as('bela');
select is(give_guardian_consent('Mum', '2026-11', '{exam,camera}') ->> 'outcome', 'noted', 'a child agrees for a parent');
select tests.act_as_owner();
select is(tests.begin_payment('bela', '{IMO}', 'again') ->> 'outcome', 'ready', 'the parent pays the same cart, weeks later');
select is((select count(*) from private.guardian_consents where student_id = tests.id('bela')), 0::bigint, 'of what was ticked nothing is kept');
select tests.begin_payment('bela', '{ISO}', 'other');
select tests.act_as('bela');
select is(give_guardian_consent('Mum', '2026-11', '{exam,camera}') ->> 'outcome', 'noted', 'nor does a consent of another cart');
select tests.act_as_owner();
select record_capture(tests.payment('pay_bela', 'order_bela', tests.price('{IMO}')));
select ok(not private.has_guardian_consent(tests.id('bela')), 'count by this payment');
update private.payment_intents set shown_at = now() - interval '2 hours' where student_id = tests.id('bela');
select tests.act_as('bela');
select is(give_guardian_consent('Mum', '2026-11', '{exam}') ->> 'outcome', 'no_payment', 'nor is there one to a checkout of hours ago');
select tests.act_as_owner();
delete from private.guardian_consents where student_id = tests.id('bela');
select tests.open_order('bela', '{ISO}', 'order_bela2');
select tests.act_as('bela');
select is(give_guardian_consent(' Gita  Rao ', '2026-11', '{camera,exam}') ->> 'outcome', 'noted', 'an adult who pays agrees');
select results_eq(
  'select * from get_guardian_consents()',
  $$ values ('exam', false, null::text, null::timestamptz, null::timestamptz), ('camera', false, null, null, null) $$,
  'which is nothing before it is paid'
);
select is(give_guardian_consent('Gita R Rao', '2026-11', '{exam,camera}') ->> 'outcome', 'noted', 'pressed again it is written over');
select tests.act_as_owner();
select record_capture(tests.payment('pay_bela2', 'order_bela2', tests.price('{ISO}')));
select tests.act_as('bela');
select results_eq(
  'select kind, is_given, guardian_name, given_at is not null from get_guardian_consents()',
  $$ values ('exam', true, 'Gita R Rao', true), ('camera', true, 'Gita R Rao', true) $$, 'paid, it counts, under the name that was typed'
);
select tests.act_as_owner();
select tests.begin_payment('bela', '{IEO}', 'third');
select tests.act_as('bela');
select is(give_guardian_consent('Somebody Else', '2026-11', '{exam,exam}') ->> 'outcome', 'noted', 'a consent that counts');
select is((select guardian_name from get_guardian_consents() where kind = 'exam'), 'Gita R Rao', 'stays as it is');
select is(request_guardian_consent('ravi@family.example') ->> 'outcome', 'already_given', 'and nobody is asked for what is given');

-- Withdrawn as easily.
select is(withdraw_guardian_consent('camera') ->> 'outcome', 'withdrawn', 'the camera''s is withdrawn');
select is(withdraw_guardian_consent('camera') ->> 'outcome', 'not_given', 'once');
select is((select array_agg(is_given) from get_guardian_consents()), '{true,false}', 'and the exam''s stays');
select is(withdraw_guardian_consent('exam') ->> 'outcome', 'withdrawn', 'until it is withdrawn too');
select is((select distinct held_for from list_my_exams() where kind = 'exam'), 'consent', 'which holds the results');
select tests.act_as_owner();
select is(
  (select array_agg(kind || ' ' || wording_version order by kind) from private.guardian_consents where student_id = tests.id('bela') and withdrawn_at is not null),
  '{"camera 2026-11","exam 2026-11"}', 'what was agreed to stays on record with its wording'
);

-- After the payment, with the password: about that order, at once.
create function pg_temp.order_of(p_name text) returns uuid language sql stable security definer
as $$ select id from public.orders where student_id = tests.id(p_name) order by number desc limit 1 $$;
create function pg_temp.agree(p_order_id uuid, p_name text default 'Gita Rao', p_wording text default '2026-11-28', p_kinds text[] default '{exam}')
returns text language sql as $$ select give_order_consent(p_order_id, p_name, p_wording, p_kinds) ->> 'outcome' $$;
select tests.act_as_visitor();
select throws_ok('select pg_temp.agree(null)', '42501', null, 'a visitor has no order to agree to');
select tests.act_as('asha');
select is(pg_temp.agree(pg_temp.order_of('bela')), 'no_order', 'nor is another family''s order anybody''s');
select tests.act_as('bela');
select throws_ok($$ select pg_temp.agree(pg_temp.order_of('bela'), p_kinds => '{phone}') $$, '22023', null, 'the consent is to what there is');
select is(pg_temp.agree(null), 'no_order', 'and about an order');
select is(pg_temp.agree(pg_temp.order_of('bela'), p_name => ' '), 'name_missing', 'with a name');
select is(pg_temp.agree(pg_temp.order_of('bela'), p_wording => 'any text'), 'wording_unknown', 'to a wording that was shown');
select tests.change_token(jsonb_build_object('amr', jsonb_build_array(jsonb_build_object('method', 'password', 'timestamp', extract(epoch from now() - interval '1 hour')::bigint))));
select is(pg_temp.agree(pg_temp.order_of('bela')), 'login_too_old', 'a session of an hour ago is not the password');
select is((select is_given from get_guardian_consents() where kind = 'exam'), false, 'and none of these gave it');
select tests.act_as('bela');
select is(pg_temp.agree(pg_temp.order_of('bela')), 'given', 'a parent agrees with the password');
select is((select is_given from get_guardian_consents() where kind = 'exam'), true, 'which counts at once');
select tests.act_as_owner();
select results_eq(
  $$ select c.way, c.kind, c.intent_id = o.intent_id from private.guardian_consents as c, public.orders as o
     where c.student_id = tests.id('bela') and c.withdrawn_at is null and o.id = pg_temp.order_of('bela') $$,
  $$ values ('password', 'exam', true) $$, 'bound to the order it was given for'
);
select tests.begin_payment('bela', '{IRO}', 'fourth');
select ok(private.has_guardian_consent(tests.id('bela')), 'a checkout that begins later does not take it back');
select tests.act_as('bela');
select is(withdraw_guardian_consent('exam') ->> 'outcome', 'withdrawn', 'and it is withdrawn as any other');

-- By mail.
select tests.act_as('bela');
select is(request_guardian_consent('not an address') ->> 'outcome', 'invalid_email', 'a mail needs an address');
select is(request_guardian_consent(' Ravi@Family.example ') ->> 'outcome', 'queued', 'a guardian is asked by mail');
select ok((select bool_and(asked_at is not null and not is_given) from get_guardian_consents()), 'which the family sees');
select tests.act_as_service();
select set_config('tests.mail', (select to_jsonb(c)::text from claim_outbox(5, tests.id('bela'), 'guardian_consent_email') as c), true);
select is(
  (select array[m ->> 'email', m ->> 'name', (m #>> '{data,expires_at}') is not null || ''] from (select current_setting('tests.mail')::jsonb as m) as x),
  '{ravi@family.example,Bela,true}', 'it goes to the guardian, about the student'
);
select tests.act_as_owner();
select ok(
  exists (select from private.guardian_consent_requests where token_hash = sha256(convert_to(current_setting('tests.mail')::jsonb #>> '{data,token}', 'UTF8')))
    and not exists (select from private.outbox as b where to_jsonb(b)::text like '%' || (current_setting('tests.mail')::jsonb #>> '{data,token}') || '%'),
  'its token is kept as a hash alone'
);
select finish_outbox((current_setting('tests.mail')::jsonb ->> 'id')::uuid, null);
select is((select count(recipient) from private.outbox where kind = 'guardian_consent_email'), 0::bigint, 'and the address goes once it is sent');

create function pg_temp.confirm(p_token text, p_name text default 'Ravi Rao', p_kinds text[] default '{exam}') returns jsonb language sql
as $$ select public.confirm_guardian_consent(p_token, p_name, '2026-11', p_kinds) $$;
create function pg_temp.token() returns text language sql as $$ select current_setting('tests.mail')::jsonb #>> '{data,token}' $$;
create temp table written as select count(*) as rows from private.rate_limits;
select tests.act_as_visitor();
select is(pg_temp.confirm('guessed') ->> 'outcome', 'unknown', 'a token that is not ours opens nothing');
select is(pg_temp.confirm(null) ->> 'outcome', 'unknown', 'nor does none');
select tests.act_as_owner();
select is((select count(*) from private.rate_limits), (select rows from written), 'and writes nothing');
select tests.act_as_visitor();
select throws_ok('select pg_temp.confirm(pg_temp.token(), p_kinds => ''{updates}'')', '22023', null, 'a consent to something else is none');
select is(pg_temp.confirm(pg_temp.token(), ' ') ->> 'outcome', 'name_missing', 'without a name the token holds');
select is(pg_temp.confirm(pg_temp.token(), repeat('x', 101)) ->> 'outcome', 'name_too_long', 'nor with one without end');
select is(confirm_guardian_consent(pg_temp.token(), 'Ravi', 'any text', '{exam}') ->> 'outcome', 'wording_unknown', 'nor to a wording that was never shown');
select is(pg_temp.confirm(pg_temp.token()), '{"outcome": "given", "first_name": "Bela"}', 'a guardian agrees without a login');
select is(pg_temp.confirm(pg_temp.token()) ->> 'outcome', 'unknown', 'once');
select tests.act_as('bela');
select results_eq(
  'select kind, is_given, guardian_name, asked_at from get_guardian_consents()',
  $$ values ('exam', true, 'Ravi Rao', null::timestamptz), ('camera', false, null, null) $$, 'it counts at once, for what was agreed to alone'
);

-- The organisers' lists.
select tests.act_as('meera');
select results_eq(
  $$ select name, has_guardian_consent from list_students() order by name $$, $$ values ('Asha', false), ('Bela', true) $$, 'organisers see whose is missing'
);
create function pg_temp.sitters(p_state text) returns text language sql
as $$
  select string_agg(name || ' ' || has_guardian_consent, ', ' order by name)
  from list_exam_sitters(tests.edition(), tests.exam('IMO'), p_state, null, 50, 0)
$$;
select is(pg_temp.sitters('all'), 'Asha false, Bela true', 'on the exam''s day as well');
select is(pg_temp.sitters('no_consent'), 'Asha false', 'and alone');

-- Limits, expiry, the end of an account.
select tests.act_as('bela');
select request_guardian_consent('ravi+1@family.example'), request_guardian_consent('Ravi+exam+2@family.example');
select is(request_guardian_consent('ravi@family.example') ->> 'outcome', 'rate_limited', 'a mailbox has three mails a day, with any text after a plus');
select tests.act_as_owner();
select is(private.hash_address('r.a.vi+x@GoogleMail.com'), private.hash_address('ravi@gmail.com'), 'the dots of Gmail lead to the same mailbox');
select isnt(private.hash_address('r.avi@family.example'), private.hash_address('ravi@family.example'), 'those of others do not');
select tests.act_as('bela');
select is(request_guardian_consent('gita@family.example') ->> 'outcome', 'queued', 'another one can be asked');
select is(request_guardian_consent('sita@family.example') ->> 'outcome', 'rate_limited', 'and a student asks five times a day');
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
  $$ values (true, 0::bigint, 0::bigint, 0::bigint) $$, 'a deleted account keeps that there was a consent, and no name, request or address'
);

select * from finish();
rollback;
