-- Privacy: the data export is for the student only, consent can be withdrawn, and an account can be deleted.
begin;
select plan(90);

select tests.create_student('asha', 5, true);
select tests.create_student('bela');
select tests.open_registration();
insert into auth.users (id, email) values
  (tests.id('asha'), 'asha@olympeak.example'), (tests.id('bela'), 'bela@olympeak.example');

create function pg_temp.save_mock_test(p_name text) returns void language sql
as $$
  insert into public.mock_tests (student_id, class_id, subject_id, started_at, completed_at, score, mistakes)
  values (
    tests.id(p_name), tests.class(5), tests.exam('IMO'), now() - interval '10 minutes', now(), 70,
    jsonb_build_array('copied from ' || p_name)
  )
$$;
create function pg_temp.pay(p_name text, p_codes text[], p_order text) returns jsonb language sql
as $$
  select public.record_capture(tests.gateway_payment('pay_' || p_order, p_order, tests.total_price(p_codes)))
  from (select tests.open_checkout(p_name, p_codes, p_order)) as opened
$$;

-- Who can call the functions
select tests.act_as_visitor();
select throws_ok($$ select export_my_data() $$, '42501', null, 'a visitor cannot export data');
select throws_ok($$ select private.export_my_data() $$, '42501', null, 'a visitor cannot call private.export_my_data');
select throws_ok($$ select set_consent(true, '2026-11') $$, '42501', null, 'a visitor cannot change a consent');
select throws_ok($$ select delete_account() $$, '42501', null, 'a visitor cannot delete an account');
select tests.act_as_service();
select throws_ok($$ select delete_account() $$, '42501', null, 'the service role cannot delete an account');
select tests.act_as('carl');
select throws_ok($$ select set_consent(true, '2026-11') $$, '42501', 'Access denied.', 'an account without a students row cannot give consent');
select throws_ok($$ select delete_account() $$, '42501', 'Access denied.', 'an account without a students row cannot be deleted');

-- Consent
select tests.act_as('asha');
select is(
  (select set_consent(false, '2026-11') ->> 'consent_given'), 'false', 'a family can withdraw its consent'
);
select results_eq(
  $$ select consent_given, consent_at, consent_version from students $$,
  $$ values (false, null::timestamptz, null::text) $$, 'a consent that was withdrawn leaves no time and no version'
);
select set_consent(false, '2026-11');
select tests.act_as_owner();
select results_eq(
  $$ select recipient, status from private.outbox where kind = 'contact_removal' $$,
  $$ values ('asha@olympeak.example', 'pending') $$, 'withdrawing a consent twice queues one removal from the mailing list'
);
select results_eq(
  $$ select kind, email from claim_outbox(5, null, 'contact') union all select kind, email from claim_outbox(5, null, 'contact_removal') $$,
  $$ values ('contact_removal', 'asha@olympeak.example') $$, 'after a consent was withdrawn the removal is claimed, but not the queued contact sync'
);
select finish_outbox(id, null) from private.outbox where kind = 'contact_removal';
select is((select recipient from private.outbox where kind = 'contact_removal'), null, 'the address of a removal is deleted once the removal was sent');

select tests.act_as('asha');
select is(
  (select (set_consent(true, '2026-12') ->> 'consent_at')::timestamptz), now(), 'a new consent has the server''s time'
);
select is((select consent_version from students), '2026-12', 'the version of the wording is saved with the consent');
select tests.act_as_owner();
select is(
  (select count(*) from private.outbox where kind = 'contact' and status = 'pending'), 1::bigint,
  'a new consent queues a contact sync'
);
select private.queue_contact_removal(tests.id('asha'), 'asha@olympeak.example');
select is_empty(
  $$ select claim_outbox(5, null, 'contact_removal') $$, 'a removal that is queued after a new consent is not claimed'
);

-- A family gives and withdraws its consent many times a day
update private.rate_limits set hits = 10 where bucket like 'set-consent:%';
select tests.act_as('asha');
select is(set_consent(true, '2026-12') ->> 'outcome', 'saved', 'giving a consent that exists does not count towards the limit');
select is(set_consent(false, '2026-12') ->> 'outcome', 'saved', 'consent can be withdrawn however often it was given');
select is(set_consent(true, '2026-12'), '{"outcome": "rate_limited"}', 'a student cannot give consent an eleventh time in a day');
select is((select consent_given from students), false, 'a consent over the limit of a day is not saved');
select tests.act_as_owner();
select private.queue_contact_removal(tests.id('asha'), 'asha@olympeak.example') from generate_series(1, 5);
select results_eq(
  $$ select recipient from private.outbox where kind = 'contact_removal' and status = 'pending' $$,
  $$ values ('asha@olympeak.example') $$, 'a pending removal of an address is not queued twice'
);
select private.queue_contact_removal(tests.id('asha'), 'asha@olympeak.example') from claim_outbox(5, null, 'contact_removal');
select finish_outbox(id, null) from private.outbox where kind = 'contact_removal' and status = 'pending';
select is(
  (select count(*) from claim_outbox(5, null, 'contact_removal')), 1::bigint,
  'the removal of an address is queued again while its first removal is being sent'
);
select finish_outbox(id, null) from private.outbox where kind = 'contact_removal' and status = 'pending';
delete from private.rate_limits;
update students set consent_given = true, consent_version = '2026-12' where id = tests.id('asha');

-- The export
select pg_temp.save_mock_test('asha');
select pg_temp.save_mock_test('bela');
select pg_temp.pay('asha', array['IMO'], 'order_a');
select pg_temp.pay('bela', array['ISO'], 'order_b');
select tests.open_checkout('asha', array['ICO'], 'order_unpaid');
select tests.open_checkout('bela', array['ICO'], 'order_of_bela');
update private.payment_intents set status = 'expired' where razorpay_order_id = 'order_unpaid';
insert into public.whatsapp_clicks (email) values ('asha@olympeak.example'), ('bela@olympeak.example'), (null);
insert into private.exam_grants (paper_id, student_id, extra_seconds, reason, granted_by)
select tests.create_rehearsal(), tests.id(name), 60, 'a power cut for ' || name, tests.id('bela') from unnest(array['asha', 'bela']) as name;
select tests.act_as('asha');
select is(
  (export_my_data() -> 'unpaid_carts') #- '{0,created_at}' #- '{0,opened_at}',
  jsonb_build_array(jsonb_build_object(
    'status', 'expired', 'razorpay_order_id', 'order_unpaid', 'amount_paise', 25000, 'currency', 'INR',
    'edition', (select name from editions where is_current), 'class', 'Class 5',
    'exams', jsonb_build_array(jsonb_build_object('exam', 'Computer', 'price_paise', 25000))
  )),
  'the export has the student''s carts that were not paid, but no paid cart'
);
select is(export_my_data() #>> '{exam_grants,0,reason}', 'a power cut for asha', 'the export has grants for an exam before it has started');
select is(
  export_my_data() -> 'whatsapp_clicks',
  jsonb_build_array(jsonb_build_object('email', 'asha@olympeak.example', 'clicked_at', now())), 'the export has only the student''s own clicks'
);
select is(export_my_data() #>> '{student,email}', 'asha@olympeak.example', 'the export has the student''s email address');
select is(export_my_data() #>> '{student,class}', 'Class 5', 'the export has the name of the student''s class');
select is(jsonb_array_length(export_my_data() -> 'mock_tests'), 1, 'the export has only the student''s own mock tests');
select is(export_my_data() #>> '{mock_tests,0,mistakes,0}', 'copied from asha', 'the export has the mistakes made in a mock test');
select is(
  sync_mistake_cards(
    '[{"subject": "maths", "class_number": 5, "mistake": "lost-zero", "item_id": "c5-maths-001", "due_day": "2026-12-01", "step": 0}]'
  ),
  export_my_data() -> 'mistakes_to_practise', 'the export has the mistakes to practise'
);
select is(
  sync_practice_record(
    '[{"subject": "maths", "class_number": 5, "exam_day": "2026-12-20", "topics": []}]', array[(now() at time zone 'Asia/Kolkata')::date]
  ),
  export_my_data() -> 'practice', 'the export has the study plans and practice days'
);
select is(export_my_data() #>> '{orders,0,exams,0,exam}', 'Maths', 'the export has the student''s order with its exams');
select is(jsonb_array_length(export_my_data() -> 'orders'), 1, 'the export has only the student''s own order');
select is(export_my_data() #>> '{enrolments,0,exam}', 'Maths', 'the export has the enrolments');
select unalike(export_my_data()::text, '%bela%', 'the export has nothing from another family');
select tests.act_as('bela');
select is(export_my_data() #>> '{unpaid_carts,0,razorpay_order_id}', 'order_of_bela', 'another family exports its own data');
select unalike(export_my_data()::text, '%asha%', 'the export of another family has nothing from the first family');
select tests.act_as('carl');
select is(
  export_my_data() - 'exported_at',
  '{"student": null, "mock_tests": [], "orders": [], "enrolments": [], "exams": [], "refund_requests": [], "cart": null, "exam_grants": [], "earlier_refund_refusals": [], "unpaid_carts": [], "guardian_consents": [], "guardian_consent_requests": [], "notes": [], "mistakes_to_practise": [], "practice": {"plans": [], "days": []}, "whatsapp_clicks": []}',
  'an account without a students row exports nothing'
);

-- Payments that prevent the deletion
select tests.act_as_owner();
select tests.open_checkout('asha', array['IEO'], 'order_c');
select tests.act_as('asha');
select is(
  delete_account(), jsonb_build_object('outcome', 'payment_under_way', 'until', now() + interval '48 hours'),
  'during an open checkout the account cannot be deleted, and the reply says until when'
);
select request_refund((select id from orders), 'payment_error', 'Please call 9876543210');
select tests.act_as_owner();
update private.payment_intents set status = 'expired' where razorpay_order_id = 'order_c';
select tests.act_as('asha');
select is(
  delete_account(), '{"outcome": "payment_under_way", "until": null}', 'while a refund is open the account cannot be deleted'
);
select tests.act_as_owner();
update private.refund_tasks set status = 'refused' where reason = 'student_request';
insert into private.refund_refusals (task_id, reason, note, amount_paise, requested_at, answer, refused_at)
select id, 'payment_error', 'Please call 9876543210', 100, now(), 'Asha paid once.', now() from private.refund_tasks where reason = 'student_request';
select pg_temp.pay('asha', array['ISO'], 'order_d');
create temp table kept_order as select id from orders where payment_id = 'pay_order_d';
grant select on kept_order to public;
select receive_webhook(e.id, e.event, jsonb_build_object('event', e.event, 'payload', e.payload)::text)
from (
  values
    ('e1', 'payment.captured', '{"payment": {"entity": {"id": "pay_order_a", "order_id": "order_a"}}}'::jsonb),
    ('e2', 'payment.captured', '{"payment": {"entity": {"id": "pay_order_b", "order_id": "order_b"}}}'),
    ('e3', 'payment.failed', '{"payment": {"entity": {"id": "pay_none", "order_id": "order_a", "email": "asha@olympeak.example"}}}'),
    ('e4', 'refund.processed', '{"refund": {"entity": {"id": "rfnd_a", "payment_id": "pay_order_a"}}}'),
    ('e5', 'refund.processed', '{"refund": {"entity": {"id": "rfnd_b", "payment_id": "pay_order_b"}}}')
) as e (id, event, payload);
select finish_webhook(id, null) from unnest(array['e1', 'e2', 'e4', 'e5']) as id;
insert into private.admin_audit (action, student_id, details) values ('edit_student', tests.id('asha'), '{"name": "Asha"}');

-- Deletion requires a login within the last 15 minutes. The time of the login is in the token's login methods; without them, it is
-- the start of the session.
select tests.act_as('asha');
create function pg_temp.login_claims(variadic p_methods jsonb[]) returns jsonb language sql
as $$ select jsonb_build_object('amr', to_jsonb(p_methods)) $$;
create function pg_temp.login_method(p_name text, p_age interval) returns jsonb language sql
as $$ select jsonb_build_object('method', p_name, 'timestamp', floor(extract(epoch from now() - p_age))::bigint) $$;
select tests.add_token_claims(pg_temp.login_claims(pg_temp.login_method('password', '15 minutes')));
select is(delete_account(), '{"outcome": "login_too_old"}', 'a login 15 minutes ago is too old to delete an account');
select tests.add_token_claims(
  pg_temp.login_claims(pg_temp.login_method('password', '1 hour'), pg_temp.login_method('token_refresh', '0'))
    || jsonb_build_object('iat', extract(epoch from now())::bigint)
);
select is(delete_account(), '{"outcome": "login_too_old"}', 'a fresh token of a login an hour ago is too old to delete an account');
select tests.add_token_claims(pg_temp.login_claims(pg_temp.login_method('password', '1 hour'), pg_temp.login_method('totp', '1 minute')));
select isnt(delete_account() ->> 'outcome', 'login_too_old', 'a token whose latest login method is a minute old is not too old to delete an account');
select tests.add_token_claims('{"amr": ["password"]}');
select is(delete_account(), '{"outcome": "login_too_old"}', 'a token without a login time is too old to delete an account');
select tests.act_as_owner();
insert into auth.sessions (id, user_id, created_at) values
  (tests.id('new session'), tests.id('asha'), now() - interval '14 minutes'),
  (tests.id('old session'), tests.id('asha'), now() - interval '16 minutes');
select tests.act_as('asha');
select tests.add_token_claims(jsonb_build_object('amr', null, 'session_id', tests.id('old session')));
select is(delete_account(), '{"outcome": "login_too_old"}', 'a token without login methods is too old if its session started 16 minutes ago');
select tests.add_token_claims(jsonb_build_object('amr', null, 'session_id', tests.id('new session')));
select isnt(delete_account() ->> 'outcome', 'login_too_old', 'a token without login methods is not too old if its session started 14 minutes ago');

-- Paid exams that are still to come must be listed
create function pg_temp.exam_on(p_code text) returns date language sql
as $$ select exam_on from edition_exams where edition_id = tests.edition() and exam_id = tests.exam(p_code) $$;
select tests.act_as('asha');
select is(
  delete_account(),
  jsonb_build_object('outcome', 'exams_ahead', 'exams', jsonb_build_array(
    jsonb_build_object('id', tests.exam('IMO'), 'exam', 'Maths', 'exam_on', pg_temp.exam_on('IMO'), 'student', 'Asha'),
    jsonb_build_object('id', tests.exam('ISO'), 'exam', 'Science', 'exam_on', pg_temp.exam_on('ISO'), 'student', 'Asha')
  )),
  'an account with paid exams to come is not deleted, and the reply lists these exams'
);
select is(
  delete_account(array[tests.exam('IMO')]) ->> 'outcome', 'exams_ahead', 'an account is not deleted if the call lists only one of two paid exams'
);
select is(delete_account(null) ->> 'outcome', 'exams_ahead', 'an account with paid exams is not deleted if the call has null instead of a list');
select tests.act_as_owner();
update edition_exams set exam_on = private.day_in_india(now()) - 1, registration_closes_on = private.day_in_india(now()) - 2
where edition_id = tests.edition() and exam_id = tests.exam('ISO');

-- Deletion
select tests.act_as('asha');
select is(
  delete_account(array[tests.exam('IMO')]), '{"outcome": "deleted"}',
  'an account is deleted if the call lists all paid exams that are not over'
);
select throws_ok($$ select delete_account() $$, '42501', 'Access denied.', 'an account cannot be deleted twice');
select is_empty($$ select id from students $$, 'the token of a deleted account, which is still valid, reads no students row');
select is(
  export_my_data() - 'exported_at',
  '{"student": null, "mock_tests": [], "orders": [], "enrolments": [], "exams": [], "refund_requests": [], "cart": null, "exam_grants": [], "earlier_refund_refusals": [], "unpaid_carts": [], "guardian_consents": [], "guardian_consent_requests": [], "notes": [], "mistakes_to_practise": [], "practice": {"plans": [], "days": []}, "whatsapp_clicks": []}',
  'a deleted account exports no data'
);
select is_empty(
  $$
    select id from orders union all select order_id from order_items union all select order_id from enrolments
    union all select id from refund_requests union all select id from mock_tests
    union all select student_id from current_cart_snapshot
  $$,
  'a deleted account reads no purchases, requests or saved data'
);
select is_empty($$ select list_refundable_orders() $$, 'a deleted account sees no order to refund');
select is_empty($$ select list_refunded_orders() $$, 'a deleted account sees no refunded order');
select is(
  request_refund((select id from kept_order), 'payment_error'), '{"outcome": "not_found"}', 'a deleted account cannot request a refund'
);
select throws_ok($$ select set_consent(true, '2026-12') $$, '42501', null, 'a deleted account cannot give consent');
select throws_ok(
  $$ insert into whatsapp_clicks (email) values ('asha@olympeak.example') $$, '42501', null,
  'a deleted account cannot record a click with its address'
);
select throws_ok(
  $$
    insert into current_cart_snapshot (student_id, email, cart_items)
    values (tests.id('asha'), 'asha@olympeak.example', jsonb_build_array(tests.exam('IMO')))
  $$,
  '42501', null, 'a deleted account cannot save a cart'
);
select throws_ok($$ select pg_temp.save_mock_test('asha') $$, '42501', null, 'a deleted account cannot save a mock test');
select throws_ok(
  $$ insert into students (id, email) values (tests.id('asha'), 'asha@olympeak.example') $$, '23505', null,
  'a deleted account cannot create its students row again'
);
select tests.act_as_owner();
select results_eq(
  $$
    select name, email, phone, class_id, school_name, parent_name, consent_given, deleted_at
    from students where id = tests.id('asha')
  $$,
  $$ values (null::text, null::text, null::text, null::uuid, null::text, null::text, false, now()) $$,
  'the students row of a deleted account stays without personal data'
);
select is_empty($$ select from private.mistake_cards where student_id = tests.id('asha') $$, 'a deleted account leaves no mistakes to practise');
select is_empty($$ select from private.practice_records where student_id = tests.id('asha') $$, 'a deleted account leaves no study plans or practice days');
select is((select count(*) from orders where student_id = tests.id('asha')), 2::bigint, 'the orders of a deleted account stay');
select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.act_as('meera');
select is((select count(*) from list_payments('pay_order_d')), 1::bigint, 'an organiser can still find the payments of a deleted account');
select is((select student_id from list_refund_tasks('done', 1)), tests.id('asha'), 'an organiser can still see what became of a deleted account''s refund request');
select tests.act_as_owner();
select results_eq(
  $$
    select (select count(*) from mock_tests where student_id = tests.id('asha')), (select count(*) from auth.users where id = tests.id('asha')),
      (select count(*) from whatsapp_clicks where email = 'asha@olympeak.example'), (select count(*) from refund_requests where note is not null),
      (select count(*) from private.admin_audit where student_id = tests.id('asha') and details <> '{}')
  $$,
  $$ values (0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint) $$,
  'a deletion removes mock tests, auth user, own clicks, notes and audit details'
);
select results_eq(
  'select note, answer from private.refund_refusals', $$ values (null::text, 'account deleted') $$, 'a deletion removes the texts of earlier refusals'
);
select results_eq(
  $$ select event_id from private.webhook_inbox where body is null order by 1 $$, $$ values ('e1'), ('e3'), ('e4') $$,
  'a deletion removes every webhook body with an order or payment of the student, and no other body'
);
select results_eq(
  $$
    select kind, recipient from private.outbox where student_id = tests.id('asha') and status = 'pending' order by kind
  $$,
  $$
    values ('account_deleted_email', 'asha@olympeak.example'), ('contact_removal', 'asha@olympeak.example'),
      ('purchase_email', 'asha@olympeak.example'), ('purchase_email', 'asha@olympeak.example')
  $$,
  'after a deletion the removal from the mailing list and the mails about money and the deletion are still queued'
);
select results_eq(
  $$ select distinct email, name from claim_outbox(5, tests.id('asha')) $$,
  $$ values ('asha@olympeak.example', null::text) $$, 'the messages that are queued for a deleted account have its address but no name'
);
insert into students (id, email) values (tests.id('asha again'), 'asha@olympeak.example');
update private.outbox set locked_until = null, next_attempt_at = now() where kind = 'contact_removal';
select is(
  (select kind from claim_outbox(5, tests.id('asha'))), 'contact_removal',
  'the removal of a deleted account is still claimed if a new account with its address has no consent'
);
update private.outbox set locked_until = null, next_attempt_at = now() where kind = 'contact_removal';
update students set consent_given = true where id = tests.id('asha again');
select is_empty($$ select claim_outbox(5, tests.id('asha')) $$, 'the removal of a deleted account is not claimed if a new account with its address has consent');
select results_eq(
  $$ select distinct status, recipient from private.outbox where kind = 'contact_removal' and student_id = tests.id('asha') and status <> 'sent' $$,
  $$ values ('dead', null::text) $$, 'a removal that must not be sent any more is given up, and its address is deleted'
);
select is(
  record_capture(tests.gateway_payment('pay_late', 'order_c', tests.total_price(array['IEO']))) ->> 'reason', 'unknown_order',
  'a payment after the deletion of its account goes to review'
);

-- The email address of an account changes
select tests.create_student('esha', 5, true);
insert into auth.users (id, email) values (tests.id('esha'), 'esha@olympeak.example');
select tests.act_as('esha');
insert into current_cart_snapshot (student_id, email, cart_items)
values (tests.id('esha'), 'esha@olympeak.example', jsonb_build_array(tests.exam('IMO')));
insert into whatsapp_clicks (email) values ('esha@olympeak.example');
select tests.act_as_owner();
select finish_outbox(id, null) from claim_outbox(50, tests.id('esha'));
update auth.users set email = 'Mother.Of.Esha@olympeak.example' where id = tests.id('esha');
select results_eq(
  $$
    select email from students where id = tests.id('esha')
    union all select email from current_cart_snapshot where student_id = tests.id('esha')
    union all select email from whatsapp_clicks where email like '%esha%'
  $$,
  $$ values ('mother.of.esha@olympeak.example'), ('mother.of.esha@olympeak.example'), ('mother.of.esha@olympeak.example') $$,
  'student, cart and clicks get the account''s new address'
);
select results_eq(
  $$ select kind, email from claim_outbox(50, tests.id('esha')) order by 1 $$,
  $$ values ('contact', 'mother.of.esha@olympeak.example'), ('contact_removal', 'esha@olympeak.example') $$,
  'the old address on the mailing list is replaced by the new one'
);
insert into private.outbox (kind, student_id) values ('welcome_email', tests.id('esha')) on conflict do nothing;
update private.outbox set status = 'pending', sent_at = null, locked_until = null, next_attempt_at = now()
where student_id = tests.id('esha') and kind = 'welcome_email';
select is(
  (select email from claim_outbox(50, tests.id('esha'), 'welcome_email')), 'mother.of.esha@olympeak.example',
  'a queued mail goes to the new address'
);
update students set consent_given = false where id = tests.id('esha');
update private.outbox set status = 'dead', sent_at = null, recipient = null where student_id = tests.id('esha');
update auth.users set email = 'esha@olympeak.example' where id = tests.id('esha');
select is_empty(
  $$ select kind from private.outbox where student_id = tests.id('esha') and status = 'pending' $$,
  'a changed address of a student without consent does not change the mailing list'
);
select throws_ok(
  $$ update students set email = 'else@olympeak.example' where id = tests.id('esha') $$, '42501',
  'The email address of a student is that of the account.', 'a student''s email address cannot be changed without the account''s address, not even in the console'
);
update auth.users set email = 'bela+new@olympeak.example' where id = tests.id('asha');
select is((select email from students where id = tests.id('asha')), null, 'a deleted student''s address does not change');

-- Accounts deleted in Supabase's console: Bela's is removed, Dev's is only marked as deleted
select pg_temp.pay('bela', array['IMO'], 'order_f');
select tests.create_student('dev', 5, true);
insert into auth.users (id, email) values (tests.id('dev'), 'dev@olympeak.example');
delete from auth.users where id = tests.id('bela');
update auth.users set deleted_at = now(), email = 'unreadable' where id = tests.id('dev');
select results_eq(
  $$ select name, email, deleted_at from students where id in (tests.id('bela'), tests.id('dev')) $$,
  $$ values (null::text, null::text, now()), (null, null, now()) $$, 'an account deleted in Supabase''s console is anonymised'
);
select results_eq(
  $$
    select (select count(*) from mock_tests where student_id = tests.id('bela')),
      (select count(*) from whatsapp_clicks where email = 'bela@olympeak.example')
  $$,
  $$ values (0::bigint, 0::bigint) $$, 'an account deleted in Supabase''s console leaves no mock tests and no clicks'
);
select results_eq(
  $$ select recipient from private.outbox where kind = 'contact_removal' and status = 'pending' order by 1 $$,
  $$ values ('bela@olympeak.example'), ('dev@olympeak.example') $$, 'an account deleted in Supabase''s console is queued for removal from the mailing list'
);
select is((select count(*) from orders where student_id = tests.id('bela')), 2::bigint, 'the orders of an account deleted in Supabase''s console stay');
select tests.act_as('bela');
select is_empty($$ select id from students union all select id from orders $$, 'the token of an account deleted in Supabase''s console, which is still valid, reads nothing');
select tests.act_as_owner();
select lives_ok(
  $$ insert into students (id, email) values (tests.id('bela again'), 'bela@olympeak.example') $$, 'the email address of an account deleted in Supabase''s console can register again'
);
select is_empty($$ select tests.payment_violations() $$, 'all payment invariants hold');

select * from finish();
rollback;
