-- Support: the search, the page of a family, notes of calls, and resending a mail.
begin;
select no_plan();

select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.create_student('asha');
select tests.create_student('bela');
select tests.open_registration();
update public.students set name = 'Harsh Thomas', parent_name = 'Lakshmi Iyer', school_name = 'Hill View School', phone = '+91 98220 12345'
where id = tests.id('asha');
update public.students set name = 'Bela Das', school_name = 'School 100%', phone = '09822054321' where id = tests.id('bela');
select tests.open_checkout('asha', array['IMO'], 'order_Asha');
select record_capture(tests.gateway_payment('pay_Asha', 'order_Asha', tests.total_price(array['IMO'])));
select tests.open_checkout('bela', array['ISO'], 'order_Bela');
select receive_webhook('event_f', 'payment.failed',
  '{"payload": {"payment": {"entity": {"id": "pay_Failed", "order_id": "order_Bela", "error_description": "The bank said no."}}}}');

-- Who can call the functions.
create function pg_temp.calls() returns setof text language sql
as $$
  values ('list_families(''asha'')'), ('list_unfinished_registrations(''asha'')'), (format('read_family(%L)', tests.id('asha'))), (format('add_family_note(%L, ''x'')', tests.id('asha'))),
    (format('resend_message(%L)', tests.id('message'))), (format('note_password_mail(%L)', tests.id('asha'))),
    (format('send_consent_mail(%L)', tests.id('asha')))
$$;
grant execute on function pg_temp.calls() to public;
select is(tests.call_as(null, c), '"42501"', 'a visitor cannot call ' || c) from pg_temp.calls() as c;
select is(tests.call_as('asha', c), '"42501"', 'a student cannot call ' || c) from pg_temp.calls() as c;
select isnt(tests.call_as('meera', c), '"42501"', 'an organiser can call ' || c) from pg_temp.calls() as c;
update private.settings set is_on = true where name = 'require_admin_mfa';
select is(tests.call_as('meera', c), '"42501"', 'without the required second factor an organiser cannot call ' || c) from pg_temp.calls() as c;
update private.settings set is_on = false where name = 'require_admin_mfa';
delete from private.family_notes;
delete from private.guardian_consent_requests;
delete from private.outbox where kind = 'guardian_consent_email';
delete from private.rate_limits where bucket like 'consent-mails:%';

-- The search.
create function pg_temp.found_families(p_search text) returns text language sql
as $$ select coalesce(string_agg(name || ' by ' || found_by, ', '), '') from list_families(p_search) $$;
select set_config('tests.number', (select number::text from orders where payment_id = 'pay_Asha'), true);
select tests.act_as('meera');
select is(pg_temp.found_families('thomas HARSH'), 'Harsh Thomas by words', 'the search finds words of the name in any order and case');
select is(pg_temp.found_families('lakshmi'), 'Harsh Thomas by words', 'the search finds a family by the name of the guardian');
select is(pg_temp.found_families('hill view'), 'Harsh Thomas by words', 'the search finds a family by the school');
select is(pg_temp.found_families('lakshmi hill'), 'Harsh Thomas by words', 'the search finds a family by words from several fields');
select is(pg_temp.found_families('bela@olympeak'), 'Bela Das by words', 'the search finds a family by part of the mail address');
select is(pg_temp.found_families('9822012345'), 'Harsh Thomas by phone', 'the search finds a family by the phone number');
select is(pg_temp.found_families('+91 9822 0-12345'), 'Harsh Thomas by phone', 'a phone number with +91 and spaces finds the family');
select tests.act_as_owner();
insert into public.students (id, name, email, class_id, created_at)
values (tests.id('younger'), 'Younger Thomas', 'younger@children.invalid', tests.class(3), now() + interval '1 second');
update public.students set family_id = tests.id('asha') where id = tests.id('younger');
select tests.act_as('meera');
select is(pg_temp.found_families('9822012345'), 'Younger Thomas by phone, Harsh Thomas by phone', 'the search for a phone number finds all children of the family');
select is((select email from list_families('younger thomas')), 'asha@olympeak.example', 'a child''s mails go to the family''s address');
select is(read_family(tests.id('younger')) #>> '{children,0,name}', 'Harsh Thomas', 'the page of a child has the other children of the family');
select is(
  read_family(tests.id('younger')) #> '{children,0}' ->> 'is_refund_waiting', 'false', 'the page of a child says that no refund of the other children waits'
);
select is(read_family(tests.id('younger')) #>> '{children,0,next,exam}', 'Maths', 'a child''s page has the next exam of the other children');
select is(read_family(tests.id('asha')) #> '{children,0,next}', 'null', 'the page of a child shows null for a sibling without a next exam');
select is(read_family(tests.id('younger')) #> '{children,0,last_mail_at}', 'null', 'no email about the other children was sent yet');
select tests.act_as_owner();
update private.outbox set status = 'sent', sent_at = '2026-11-20T05:00:00Z' where student_id = tests.id('asha') and kind = 'purchase_email';
select tests.act_as('meera');
select is(
  read_family(tests.id('younger')) #>> '{children,0,last_mail_at}', '2026-11-20T05:00:00.000Z', 'a child''s page says when an email about another child was last sent'
);
select tests.act_as_owner();
update private.outbox set status = 'pending', sent_at = null where student_id = tests.id('asha') and kind = 'purchase_email';
-- The last email that the next exam of another child was moved.
select tests.act_as('meera');
select is(read_family(tests.id('younger')) #> '{children,0,next,change}', 'null', 'the next exam of another child was not moved');
select tests.act_as_owner();
insert into private.outbox (id, kind, student_id, edition_id, exam_id, about, status, sent_at, queued_at)
values (tests.id('moved-1'), 'exam_moved_email', tests.id('asha'), tests.edition(), tests.exam('IMO'), '{"exam_on": "2027-01-16", "was": {"exam_on": "2027-01-09"}}', 'sent', '2026-11-20T05:00:00Z', '2026-11-20T04:00:00Z'),
  (tests.id('moved-2'), 'exam_moved_email', tests.id('asha'), tests.edition(), tests.exam('IMO'), '{"exam_on": "2027-01-23", "was": {"exam_on": "2027-01-16"}}', 'sent', '2026-11-21T05:00:00Z', '2026-11-21T04:00:00Z');
select tests.act_as('meera');
select is(
  read_family(tests.id('younger')) #> '{children,0,next,change}', '{"at": "2026-11-21T05:00:00.000Z", "what": "sent", "note": "2027-01-16 2027-01-23"}',
  'a child''s page has the last email about the moved exam of another child'
);
select tests.act_as_owner();
delete from private.outbox where id in (tests.id('moved-1'), tests.id('moved-2'));
-- Notes of all children of a login.
insert into private.family_notes (student_id, text, written_by)
values (tests.id('asha'), 'About Harsh.', tests.id('meera')), (tests.id('younger'), 'About the younger one.', tests.id('meera')), (tests.id('bela'), 'Of another family.', tests.id('meera'));
create function pg_temp.notes(p_student text) returns text language sql
as $$
  select string_agg(concat_ws(': ', e ->> 'what', e ->> 'note'), ', ' order by e ->> 'note')
  from jsonb_array_elements(read_family(tests.id(p_student)) -> 'events') as e where e ->> 'kind' = 'note'
$$;
select tests.act_as('meera');
select is(pg_temp.notes('asha'), 'About Harsh., Younger Thomas: About the younger one.', 'the page of the first child has the notes about the other children, with their names');
select is(pg_temp.notes('younger'), 'Harsh Thomas: About Harsh., About the younger one.', 'the page of a further child has the notes about the first child');
select is(
  (read_family(tests.id('asha')) #>> '{student,is_first}') || (read_family(tests.id('younger')) #>> '{student,is_first}'), 'truefalse', 'the page says which child is the first one of the login'
);
select tests.act_as_owner();
delete from private.family_notes;
insert into private.refund_tasks (payment_id, reason, amount_paise) values ('pay_Asha', 'dispute', 25000);
select tests.act_as('meera');
select is(read_family(tests.id('younger')) #>> '{children,0,is_refund_waiting}', 'true', 'the page of a child says that a refund of another child waits for a decision');
select tests.act_as_owner();
delete from private.refund_tasks;
select tests.act_as_owner();
select private.anonymise_student(tests.id('younger'));
select tests.act_as('meera');
select is(pg_temp.found_families('98220 54321'), 'Bela Das by phone', 'the search finds a phone number with a leading zero');
select is(pg_temp.found_families(current_setting('tests.number')), 'Harsh Thomas by order', 'the search finds an order number');
select is(pg_temp.found_families('#' || current_setting('tests.number')), 'Harsh Thomas by order', 'the search finds an order number with a # before it');
select is(pg_temp.found_families('Invoice ' || current_setting('tests.number')), 'Harsh Thomas by order', 'the search finds an order number after the word invoice');
select is(pg_temp.found_families('receipt no. ' || current_setting('tests.number')), 'Harsh Thomas by order', 'the search finds an order number after the words receipt no.');
select is(pg_temp.found_families('12345'), 'Harsh Thomas by phone', 'the search finds a phone number by its last five digits');
select is(pg_temp.found_families('220 12345'), 'Harsh Thomas by phone', 'the search finds a phone number by its last eight digits, with a space');
select is(pg_temp.found_families('2345'), '', 'the search does not find a phone number by four digits');
select is(pg_temp.found_families('98220'), '', 'the search does not find a phone number by its first digits');
select is(pg_temp.found_families('bela@olympaek.example'), 'Bela Das by similar', 'the search finds an email address with two letters swapped');
select is(pg_temp.found_families('someone@olympeak.example'), '', 'the search does not find another address with the same ending');
select tests.act_as_owner();
update public.students set school_name = 'St. Mary''s School' where id = tests.id('bela');
select tests.act_as('meera');
select is(pg_temp.found_families('st marys'), 'Bela Das by words', 'the search finds a school without its apostrophe');
select is(pg_temp.found_families('st. mary''s'), 'Bela Das by words', 'the search finds a school with its apostrophe');
select tests.act_as_owner();
update public.students set school_name = 'School 100%' where id = tests.id('bela');
select tests.act_as('meera');
select is(pg_temp.found_families('pay_Asha'), 'Harsh Thomas by payment', 'the search finds a payment');
select tests.act_as_owner();
insert into private.refund_tasks (payment_id, order_id, reason, amount_paise, status, razorpay_refund_id, bank_reference)
select o.payment_id, o.id, 'dashboard_refund', o.amount_paise, 'processed', 'rfnd_Asha', '70000000001' from public.orders as o where o.payment_id = 'pay_Asha';
select tests.act_as('meera');
select is(pg_temp.found_families('rfnd_Asha'), 'Harsh Thomas by payment', 'the search finds a refund');
select tests.act_as_owner();
insert into private.captured_payments (payment_id, razorpay_order_id, amount_paise, currency, status, paid_at) values ('pay_TabCdEfGh12iJk', 'order_Bela', 100, 'INR', 'captured', now());
select tests.act_as('meera');
select is(pg_temp.found_families('rfnd_A') || pg_temp.found_families('12iJk'), '', 'the search does not find a payment by five characters of its id or fewer');
select is(pg_temp.found_families('rfnd_As'), 'Harsh Thomas by payment_part', 'the search finds a refund by the first characters of its id');
select is(pg_temp.found_families('pay_tabc'), 'Bela Das by payment_part', 'the search finds a payment by the first characters of its id, in any case');
select is(pg_temp.found_families('TABCDE'), 'Bela Das by payment_part', 'the search finds a payment by the first six characters after pay_');
select is(pg_temp.found_families('Gh12 iJk'), 'Bela Das by payment_part', 'the search finds a payment by the last characters of its id');
select is(pg_temp.found_families('CdEfGh12'), '', 'the search does not find a payment by characters in the middle of its id');
select is(pg_temp.found_families('pay_TabCdEfGh12iJk'), 'Bela Das by payment', 'a whole payment id is found as the payment, not as a part of an id');
select tests.act_as_owner();
delete from private.captured_payments where payment_id = 'pay_TabCdEfGh12iJk';
select tests.act_as('meera');
select is(pg_temp.found_families('utr 7000-0000 001'), 'Harsh Thomas by payment', 'the search finds the bank''s reference of a refund, with UTR and spaces');
select is((select count(*) from list_payments('rfnd_Asha')), 1::bigint, 'the list of payments finds the order of a refund');
select is(
  (select e - 'at' - 'by' - 'id' - 'exam' from jsonb_array_elements(read_family(tests.id('asha')) -> 'events') as e where e ->> 'kind' = 'refund_sent'),
  jsonb_build_object('kind', 'refund_sent', 'what', '70000000001', 'code', 'rfnd_Asha', 'note', 'pay_Asha', 'amount_paise', tests.total_price(array['IMO'])),
  'the history has the numbers of a refund at the gateway and the bank'
);
select tests.act_as_owner();
update private.refund_tasks set razorpay_refund_id = null, paid_method = 'upi', paid_on = private.day_in_india(now()), reason = 'second_payment' where razorpay_refund_id = 'rfnd_Asha';
select tests.act_as('meera');
select is(
  (select e - 'at' - 'by' - 'id' - 'exam' from jsonb_array_elements(read_family(tests.id('asha')) -> 'events') as e where e ->> 'kind' like 'refund\__%'),
  jsonb_build_object('kind', 'refund_by_hand', 'what', 'upi', 'code', '70000000001', 'note', 'pay_Asha', 'amount_paise', tests.total_price(array['IMO'])),
  'the history has the way and the reference of a refund by hand'
);
select tests.act_as_owner();
update public.edition_exams set cancelled_at = now() where edition_id = tests.edition() and exam_id = tests.exam('ISO');
select tests.act_as('meera');
select is(
  (select e ->> 'note' from jsonb_array_elements(read_family(tests.id('bela')) -> 'events') as e where e ->> 'kind' = 'checkout'),
  'Science', 'the history says which exam of an unpaid checkout was cancelled'
);
select tests.act_as_owner();
update public.edition_exams set cancelled_at = null where edition_id = tests.edition() and exam_id = tests.exam('ISO');
select tests.act_as_owner();
delete from private.refund_tasks where bank_reference = '70000000001';
select tests.act_as('meera');
select is(pg_temp.found_families('order_Bela'), 'Bela Das by payment', 'the search finds a checkout that was not paid by its gateway order');
select is(pg_temp.found_families('pay_Failed'), 'Bela Das by payment', 'the search finds a failed payment');
select is(pg_temp.found_families('100%'), 'Bela Das by words', 'a percent sign in the search is searched literally');
select is(pg_temp.found_families('1_0%'), '', 'an underscore in the search is not a wildcard');
select is(pg_temp.found_families('ha'), '', 'a search for two letters finds nobody');
select is(pg_temp.found_families('   '), '', 'a search for blanks finds nobody');
select is(pg_temp.found_families(repeat('x', 10000)), '', 'a search for a text that is too long finds nobody');
select is(pg_temp.found_families('nobody at all'), '', 'a search for an unknown name finds nobody');
select is(pg_temp.found_families('0091 98220.12345'), 'Harsh Thomas by phone', 'the search finds a phone number with 0091 and dots');
select is(pg_temp.found_families('PAYASHA'), 'Harsh Thomas by payment', 'the search finds a payment in capitals and without its underscore');
select is(pg_temp.found_families('asha pay'), '', 'the search does not find a payment whose parts are swapped');
select is(pg_temp.found_families('order bela'), 'Bela Das by payment', 'the search finds a gateway order with a space');
select is(pg_temp.found_families('oly 26-27 ' || current_setting('tests.number')), 'Harsh Thomas by order', 'the search finds an invoice number without its slashes');
select is(pg_temp.found_families('OLY2627' || current_setting('tests.number')), 'Harsh Thomas by order', 'the search finds an invoice number in one word');
select is(pg_temp.found_families('Tomas Harsha'), 'Harsh Thomas by similar', 'the search finds a name that sounds alike');
select is(pg_temp.found_families('Laxmi Ayer'), '', 'the search finds nobody if one of the words does not sound alike');
select is(pg_temp.found_families('Laxmi'), 'Harsh Thomas by similar', 'the search finds a guardian''s name that sounds alike');
select tests.act_as_owner();
update public.students set name = 'Aarav Rao' where id = tests.id('bela');
select tests.create_student(n) from unnest(array['shreya', 'mohammed', 'rohan']) as n;
update public.students set name = initcap(n) || ' Khan' from unnest(array['shreya', 'mohammed', 'rohan']) as n where id = tests.id(n);
select tests.act_as('meera');
select is(pg_temp.found_families('Arav'), 'Aarav Rao by words', 'the search for Arav finds Aarav');
select is(pg_temp.found_families('Aaravv'), 'Aarav Rao by similar', 'the search finds a name with an extra letter');
select is(pg_temp.found_families('shriya'), 'Shreya Khan by similar', 'the search for Shriya finds Shreya');
select is(pg_temp.found_families('mohamed@olympeak.example'), 'Mohammed Khan by similar', 'the search finds an email address without one of its letters');
select is(pg_temp.found_families('Muhammad Khan'), 'Mohammed Khan by similar', 'the search for Muhammad finds Mohammed');
select is(pg_temp.found_families('Rohn'), 'Rohan Khan by similar', 'the search finds a name without one of its letters');
select is(pg_temp.found_families('Aarav'), 'Aarav Rao by words', 'the search finds the right spelling by its words');
select tests.act_as_owner();
select is(private.name_sounds('Kavya O''Neil'), private.name_sounds('Kaavia Onil'), 'names with and without an apostrophe sound alike');
select tests.act_as('meera');
select is(pg_temp.found_families('Pranav'), '', 'the search does not find a name that sounds different');
select tests.act_as_owner();
select tests.create_student(n) from unnest(array['riya', 'ved']) as n;
update public.students set name = 'Riya Kulkarni', parent_name = 'Anil', created_at = now() - interval '1 day' where id = tests.id('riya');
update public.students set name = 'Ved', parent_name = 'Riya Kulkarni', created_at = now() where id = tests.id('ved');
select tests.act_as('meera');
select is(pg_temp.found_families('riya kulkarni'), 'Riya Kulkarni by words, Ved by words', 'the search lists a child with a name before a child whose guardian has the name');
select is(pg_temp.found_families('kulkarni riya'), 'Riya Kulkarni by words, Ved by words', 'the order of the words in a search does not change the order of the list');
select tests.act_as_owner();
update public.students set name = 'X', parent_name = null where id in (tests.id('riya'), tests.id('ved'));
insert into public.students (id, name, email, class_id)
select tests.id('many' || n), 'Kavya ' || n, 'many' || n || '@olympeak.example', tests.class(3) from generate_series(1, 30) as n;
select tests.act_as('meera');
select is((select count(*) from list_families('kaavia')), 20::bigint, 'the search lists at most 20 similar names');
select tests.act_as_owner();
select private.anonymise_student(tests.id('many' || n)) from generate_series(1, 30) as n;
update public.students set name = 'Bela Das' where id = tests.id('bela');
select tests.act_as('meera');

-- The page of a family.
select tests.act_as_owner();
select tests.give_consent('asha');
delete from private.admin_audit;
select tests.act_as('asha');
select is(note_device_check(false), '{"outcome": "noted"}', 'a student''s device check is recorded');
select tests.act_as_owner();
select is((select problems from private.device_checks), '{}', 'a device check without problems stores an empty list');
select tests.act_as('asha');
select is(note_device_check(false, array['clock', 'browser', 'clock', '<b>', null]), '{"outcome": "noted"}', 'a device check can have problems');
select tests.act_as_owner();
select is((select problems from private.device_checks), '{browser,clock}', 'each known problem is stored once, and no other word');
select tests.act_as('asha');
select throws_ok('select note_device_check(null)', '22023', null, 'a device check needs a result');
select tests.act_as_visitor();
select throws_ok('select note_device_check(true)', '42501', null, 'a visitor cannot record a device check');
select tests.act_as('nobody');
select throws_ok('select note_device_check(true)', '42501', 'Access denied.', 'an account without a students row cannot record a device check');
select tests.act_as('meera');
select is(add_family_note(tests.id('asha'), '  The mother asked about the receipt. '), '{"outcome": "saved"}', 'an organiser can save a note about a call');
select is(add_family_note(tests.id('asha'), ' '), '{"outcome": "note_missing"}', 'a note cannot be empty');
select is(add_family_note(tests.id('asha'), repeat('x', 1001)), '{"outcome": "note_too_long"}', 'a note about a call has at most 1,000 characters');
select is(add_family_note(tests.id('nobody'), 'x'), '{"outcome": "not_found"}', 'a note cannot be saved for a student who does not exist');
select is(note_password_mail(tests.id('nobody')), '{"outcome": "note_missing"}', 'a password email cannot be noted for a student who does not exist');
select is(read_family(tests.id('nobody')), '{"outcome": "not_found"}', 'an unknown student has no page');
select set_config('tests.page', read_family(tests.id('asha'))::text, true);
select set_config('tests.other', read_family(tests.id('bela'))::text, true);
select is(current_setting('tests.page')::jsonb #>> '{student,name}', 'Harsh Thomas', 'the page of a family has the student''s data');
select is(current_setting('tests.page')::jsonb #>> '{exams,0,exam}', 'Maths', 'the page of a family has the exams');
select is(
  current_setting('tests.page')::jsonb #>> '{exams,0,results_on}', (select results_on::text from public.editions where id = tests.edition()),
  'the page of a family has the day of the results'
);
select is(current_setting('tests.page')::jsonb #> '{exams,0}' @> '{"is_cancelled": false, "has_award": false, "result_paper_id": null}', true, 'the page of a family has the state of each exam');
select set_eq(
  $$ select e ->> 'kind' || coalesce(' ' || (e ->> 'what'), '') from jsonb_array_elements(current_setting('tests.page')::jsonb -> 'events') as e $$,
  $$ values ('registered'), ('consent_given exam'), ('paid none'), ('mail pending'), ('device_check problem'), ('note') $$,
  'the page of a family has the events'
);
select set_eq(
  $$ select e ->> 'kind' || coalesce(' ' || (e ->> 'note'), '') from jsonb_array_elements(current_setting('tests.other')::jsonb -> 'events') as e $$,
  $$ values ('registered'), ('checkout'), ('payment_failed The bank said no.'), ('mail') $$,
  'the page of a family has the reason of a failed payment'
);
select set_eq(
  $$ select e ->> 'kind' as kind, e ->> 'exam' as exam, (e ->> 'amount_paise')::integer from jsonb_array_elements(current_setting('tests.other')::jsonb -> 'events') as e
     where e ->> 'kind' in ('checkout', 'payment_failed') $$,
  format($$ values ('checkout', 'Science', %1$s), ('payment_failed', 'Science', %1$s) $$, tests.total_price(array['ISO'])),
  'a failed payment and its checkout have the exams and the price of the cart'
);
select results_eq(
  $$ select e ->> 'exam', (e ->> 'amount_paise')::integer from jsonb_array_elements(current_setting('tests.page')::jsonb -> 'events') as e
     where e ->> 'code' = 'purchase_email' $$,
  format($$ values ('Maths', %s) $$, tests.total_price(array['IMO'])), 'the receipt mail has the exams and the price of its order'
);
select is(
  current_setting('tests.other')::jsonb #>> '{student,deletion_refusal,outcome}', 'payment_under_way',
  'the page says that an account with an open checkout cannot be deleted at the moment'
);
select cmp_ok(
  (current_setting('tests.other')::jsonb #>> '{student,deletion_refusal,until}')::timestamptz, '>', now() + interval '47 hours',
  'the page says from when on an account with an open checkout can be deleted'
);
select is(current_setting('tests.page')::jsonb #> '{student,deletion_refusal}', 'null', 'the page says that an account with nothing under way can be deleted');
select tests.act_as_owner();
update public.students set family_id = tests.id('asha') where id = tests.id('bela');
select tests.act_as('meera');
select is(
  read_family(tests.id('asha')) #>> '{student,deletion_refusal,outcome}', 'payment_under_way', 'an open checkout of another child of the family prevents the deletion too'
);
select tests.act_as_owner();
update public.students set family_id = null where id = tests.id('bela');
select tests.act_as('meera');
select unalike(current_setting('tests.other'), '%Harsh%', 'the page of a family has nothing from another family');
select tests.act_as_owner();
select results_eq(
  $$ select action, student_id from private.admin_audit order by id $$,
  $$ values ('add_family_note', tests.id('asha')), ('read_family', tests.id('asha')), ('read_family', tests.id('bela')) $$,
  'each opened page of a family leaves an audit row, and none when it is read again within 10 minutes'
);
update private.admin_audit set at = now() - interval '10 minutes' where action = 'read_family' and student_id = tests.id('asha');
select tests.act_as('meera');
select is(read_family(tests.id('asha')) ->> 'outcome', 'found', 'the page of a family can be read again after 10 minutes');
select tests.act_as_owner();
select is(
  (select count(*) from private.admin_audit where action = 'read_family' and student_id = tests.id('asha')), 2::bigint, 'a page that is read again after 10 minutes leaves another audit row'
);

select is(tests.call_as('meera', format('note_password_mail(%L)', tests.id('asha'))), '{"outcome": "saved"}', 'an organiser can note a password email');
select results_eq(
  $$ select a.action, n.text from private.admin_audit as a cross join private.family_notes as n where a.action = 'send_password_mail' and n.text like 'Pass%' $$,
  $$ values ('send_password_mail', 'Password email sent to asha@olympeak.example.') $$,
  'the note of a password email has the address, and the email has its own audit row'
);
delete from private.family_notes where text like 'Pass%';

-- Resending a mail.
select set_config('tests.mail', (select id::text from private.outbox where student_id = tests.id('asha') and kind = 'purchase_email'), true);
select is(tests.call_as('meera', format('resend_message(%L)', current_setting('tests.mail'))) ->> 'outcome', 'already_queued', 'a queued mail cannot be queued a second time');
update private.outbox set status = 'dead', attempts = 8, last_error = 'mailbox full' where id = current_setting('tests.mail')::uuid;
select is(tests.call_as('meera', format('resend_message(%L)', current_setting('tests.mail'))) ->> 'outcome', 'queued', 'a mail that was given up can be sent again');
select results_eq(
  format('select status, attempts, last_error from private.outbox where id = %L', current_setting('tests.mail')),
  $$ values ('pending', 0, null::text) $$, 'a mail that is sent again has no attempts and no error'
);
update private.outbox set status = 'sent', sent_at = now() where id = current_setting('tests.mail')::uuid;
select is(tests.call_as('meera', format('resend_message(%L)', current_setting('tests.mail'))) ->> 'outcome', 'queued', 'a mail that was sent can be sent again');
update private.rate_limits set hits = 3 where bucket = 'resend:' || current_setting('tests.mail');
update private.outbox set status = 'sent', sent_at = now() where id = current_setting('tests.mail')::uuid;
select is(tests.call_as('meera', format('resend_message(%L)', current_setting('tests.mail'))) ->> 'outcome', 'too_many', 'a mail can be sent again at most three times a day');
insert into private.outbox (id, kind, student_id, edition_id, exam_id, about, status, sent_at)
values (tests.id('moved'), 'exam_moved_email', tests.id('asha'), tests.edition(), tests.exam('IMO'), '{"exam_on": "2020-01-01"}', 'sent', now());
select is(
  tests.call_as('meera', format('resend_message(%L)', tests.id('moved'))) ->> 'outcome', 'out_of_date', 'an exam mail with hours that were moved again cannot be sent again'
);
update private.outbox set about = '{"exam_on": "2027-01-23", "was": {"exam_on": "2027-01-09"}}' where id = tests.id('moved');
select tests.act_as('meera');
select is(
  (select e ->> 'note' from jsonb_array_elements(read_family(tests.id('asha')) -> 'events') as e where e ->> 'code' = 'exam_moved_email' and e ->> 'kind' = 'mail'),
  '2027-01-09 2027-01-23', 'the history has the old and the new day of a moved exam'
);
select tests.act_as_owner();
delete from private.outbox where id = tests.id('moved');
select tests.act_as('meera');
select set_eq(
  $$ select e ->> 'code' as code, e ->> 'exam' as exam, (e ->> 'amount_paise')::integer from jsonb_array_elements(read_family(tests.id('asha')) -> 'events') as e
     where e ->> 'what' = 'resend_message' $$,
  format($$ values ('purchase_email', 'Maths', %s) $$, tests.total_price(array['IMO'])), 'the page of a family says which mail was sent again'
);
select tests.act_as_owner();
update private.outbox set kind = 'guardian_consent_email', order_id = null where id = current_setting('tests.mail')::uuid;
select is(tests.call_as('meera', format('resend_message(%L)', current_setting('tests.mail'))) ->> 'outcome', 'not_possible', 'organisers cannot send a request for a guardian''s consent again');
select is_empty('select tests.payment_violations()', 'resending mails violates no payment invariant');
-- A payment of a wrong amount.
select tests.create_student('chetan');
select tests.open_checkout('chetan', array['IMO'], 'order_Chetan');
select record_capture(tests.gateway_payment('pay_Wrong', 'order_Chetan', tests.total_price(array['IMO']) - 100));
select tests.act_as('meera');
select results_eq(
  $$ select e ->> 'what', e ->> 'exam', (e ->> 'amount_paise')::integer, (e ->> 'note')::integer
     from jsonb_array_elements(read_family(tests.id('chetan')) -> 'events') as e where e ->> 'kind' = 'paid_without_order' $$,
  format($$ values ('amount_mismatch', 'Maths', %s, %s) $$, tests.total_price(array['IMO']) - 100, tests.total_price(array['IMO'])),
  'a payment of a wrong amount has the exams and the price of its cart'
);
select tests.act_as_owner();

-- The same exam in two carts.
select tests.create_student('twice');
select tests.open_checkout('twice', array['IMO'], 'order_One');
select tests.open_checkout('twice', array['IMO', 'ISO'], 'order_Two');
select record_capture(tests.gateway_payment('pay_One', 'order_One', tests.total_price(array['IMO'])));
select record_capture(tests.gateway_payment('pay_Two', 'order_Two', tests.total_price(array['IMO', 'ISO'])));
select tests.act_as('meera');
select results_eq(
  $$ select e ->> 'what', e ->> 'exam', e ->> 'note', e ->> 'id'
     from jsonb_array_elements(read_family(tests.id('twice')) -> 'events') as e where e ->> 'kind' = 'refund' $$,
  $$ values ('queued', 'Maths', 'duplicate_exam', null) $$, 'the refund of an exam that was bought twice has its reason'
);
select tests.act_as_owner();

-- A consent that was withdrawn.
update private.guardian_consents set withdrawn_at = now() where student_id = tests.id('asha') and kind = 'exam';
select tests.act_as('meera');
select is(
  (read_family(tests.id('asha')) #>> '{student,consent,withdrawn_at}')::timestamptz, now(), 'the page of a family says when a consent was withdrawn'
);
select is(read_family(tests.id('chetan')) #> '{student,consent}', '{"given_at": null, "given_by": null, "withdrawn_at": null, "is_unpaid": false, "asked_at": null, "link_until": null, "has_camera": false}', 'the page of a family that gave no consent has no times of a consent');
select tests.act_as_owner();
select tests.give_consent('asha');
select tests.act_as('meera');
select is(
  read_family(tests.id('asha')) #> '{student,consent}' @> '{"given_by": "Ravi Verma", "withdrawn_at": null}', true, 'the page of a family has no withdrawal once the consent is given again'
);
select tests.act_as_owner();

-- An email that asks for a consent.
select is(tests.call_as('meera', format('send_consent_mail(%L)', tests.id('asha'))) ->> 'outcome', 'already_given', 'no email asks for a consent that was already given');
select is(tests.call_as('meera', format('send_consent_mail(%L)', tests.id('nobody'))) ->> 'outcome', 'not_found', 'no email asks for the consent of a student who does not exist');
delete from private.admin_audit;
select is(tests.call_as('meera', format('send_consent_mail(%L)', tests.id('chetan'))) ->> 'outcome', 'queued', 'an organiser can send the email that asks for a consent');
select results_eq(
  $$ select recipient, status from private.outbox where kind = 'guardian_consent_email' and student_id = tests.id('chetan') $$, $$ values ('chetan@olympeak.example', 'pending') $$,
  'the email that asks for a consent goes to the address of the account'
);
select results_eq(
  'select action, student_id from private.admin_audit', $$ values ('send_consent_mail', tests.id('chetan')) $$, 'the email that asks for a consent leaves an audit row'
);
select tests.act_as('meera');
select set_config('tests.page', read_family(tests.id('chetan'))::text, true);
select is(
  (current_setting('tests.page')::jsonb #>> '{student,consent,link_until}')::timestamptz, now() + interval '14 days', 'the page of a family says until when the link to give consent works'
);
select is(
  (select count(*) from jsonb_array_elements(current_setting('tests.page')::jsonb -> 'events') as e where e ->> 'what' = 'send_consent_mail'), 1::bigint,
  'the page of a family has the email that an organiser sent to ask for a consent'
);
select tests.act_as_owner();
select is(tests.call_as('meera', format('send_consent_mail(%L)', tests.id('chetan'))) ->> 'outcome', 'queued', 'the email that asks for a consent can be sent a second time');
select is(tests.call_as('meera', format('send_consent_mail(%L)', tests.id('chetan'))) ->> 'outcome', 'queued', 'the email that asks for a consent can be sent a third time');
select is(tests.call_as('meera', format('send_consent_mail(%L)', tests.id('chetan'))) ->> 'outcome', 'too_many', 'the email that asks for a consent cannot be sent to one mailbox a fourth time on the same day');
select is(
  tests.call_as('chetan', $q$request_guardian_consent('chetan@olympeak.example')$q$) ->> 'outcome', 'rate_limited', 'a family cannot request an email for the consent once an organiser has sent three on the same day'
);
select is((select count(*) from private.guardian_consent_requests where student_id = tests.id('chetan')), 3::bigint, 'an email that the limit prevented leaves no request for a consent');
insert into private.guardian_consents (student_id, kind, way, intent_id, guardian_name, wording_version)
select tests.id('bela'), 'exam', 'checkout', id, 'Om Das', '2026-11' from private.payment_intents where student_id = tests.id('bela');
select tests.act_as('meera');
select is(
  read_family(tests.id('bela')) #> '{student,consent}' @> '{"given_at": null, "is_unpaid": true}', true, 'the page of a family names a consent at a checkout that was not paid'
);
select tests.act_as_owner();

-- Codes of an exam, marks and the certificate.
update private.guardian_consents set given_at = now() - interval '2 days', withdrawn_at = now() - interval '1 day' where withdrawn_at is not null;
insert into private.papers (id, kind, edition_id, exam_id, class_id) values (tests.id('p'), 'exam', tests.edition(), tests.exam('IMO'), tests.class(5));
select tests.write_and_seal_paper(tests.id('p'));
insert into private.exam_attempts (id, paper_id, student_id, exam_id, edition_id, class_id, order_id, student_name, seed, started_at, finished_at, deadline_at, ended_by)
select tests.id('a'), tests.id('p'), tests.id('asha'), tests.exam('IMO'), tests.edition(), tests.class(5), id, 'Harsh Thomas', '0123456789abcdef',
  now() - interval '2 hours', now() - interval '1 hour', now() - interval '1 hour', 'student'
from orders where payment_id = 'pay_Asha';
insert into private.answer_records (attempt_id, no, letters, code, issued_at) values (tests.id('a'), 1, 'ba-', '7F3K-Q9TX-2B4C', now())
on conflict (attempt_id, no) do update set code = excluded.code;
insert into private.paper_results (paper_id, key_version, closed_at) values (tests.id('p'), 1, now());
insert into private.exam_results (attempt_id, no, paper_id, key_version, has_answers, marks, section_c, difficulty, rank, award, cause, marked_at)
values (tests.id('a'), 1, tests.id('p'), 1, true, 2, 0, 1, 1, 'gold', 'provisional', now());
insert into private.certificates (code, attempt_id, name, award, issued_at) values ('OLY-W27-IMO05-7F3KQ9TX', tests.id('a'), 'Harsh Thomas', 'gold', now());
-- The events of Asha's page whose kind matches the regular expression p_kinds, as text.
create function pg_temp.events_of_kind(p_kinds text) returns text language sql
as $$
  select coalesce(string_agg(concat_ws(' ', e ->> 'kind', e ->> 'what', e ->> 'code', e ->> 'note'), ', ' order by e ->> 'kind' desc), '')
  from jsonb_array_elements(read_family(tests.id('asha')) -> 'events') as e where e ->> 'kind' ~ p_kinds
$$;
insert into private.exam_sessions (attempt_id, session_no, ticket_hash, acked_seq, started_at, last_saved_at, last_contact_at, calls_until)
select id, 1, '', 2, started_at, deadline_at + interval '30 minutes', deadline_at - interval '10 minutes', started_at from private.exam_attempts where id = tests.id('a');
insert into private.exam_events (attempt_id, session_no, seq, n, option, answered_at, received_at)
select id, 1, 1, 1, 'b', deadline_at - interval '10 minutes', deadline_at - interval '10 minutes' from private.exam_attempts where id = tests.id('a')
union all select id, 1, 2, 2, 'a', deadline_at - interval '5 minutes', deadline_at + interval '30 minutes' from private.exam_attempts where id = tests.id('a');
update private.exam_attempts set finished_at = null, ended_by = null, deadline_at = null where id = tests.id('a');
select tests.act_as('meera');
select is(pg_temp.events_of_kind('^(exam_.*|answers_.*)$'), 'exam_started normal 0, answers_arrived 1 3', 'while an exam runs the page of a family says how many questions are answered');
create function pg_temp.exam_connection() returns jsonb language sql
as $$ select read_family(tests.id('asha')) #> '{exams,0,connection}' $$;
select is(
  (pg_temp.exam_connection() ->> 'deadline_at')::timestamptz, date_trunc('milliseconds', now() - interval '1 hour'), 'while an exam runs the page of a family says until when'
);
select is(pg_temp.exam_connection() @> '{"extra_seconds": 0, "reopened_at": null}', true, 'the page of a family shows neither a reopening nor extra time of an exam that was opened once, without extra time');
select is(
  (pg_temp.exam_connection() ->> 'last_contact_at')::timestamptz, date_trunc('milliseconds', now() - interval '30 minutes'), 'while an exam runs the page of a family has the last contact'
);
select tests.act_as_owner();
update private.papers set extra_seconds = 300 where id = tests.id('p');
insert into private.exam_sessions (attempt_id, session_no, ticket_hash, started_at, calls_until)
select id, 2, '', started_at + interval '40 minutes', started_at from private.exam_attempts where id = tests.id('a');
select tests.act_as('meera');
select is((pg_temp.exam_connection() ->> 'extra_seconds')::integer, 300, 'the page of a family says how much extra time a running exam has');
select is(
  (pg_temp.exam_connection() ->> 'reopened_at')::timestamptz, date_trunc('milliseconds', now() - interval '80 minutes'), 'the page of a family says when the exam was opened again'
);
select tests.act_as_owner();
delete from private.exam_sessions where attempt_id = tests.id('a') and session_no = 2;
update private.papers set extra_seconds = 0 where id = tests.id('p');
select tests.act_as('meera');
select tests.act_as_owner();
update private.exam_attempts set finished_at = now() - interval '1 hour', ended_by = 'time', deadline_at = now() - interval '1 hour' where id = tests.id('a');
select tests.act_as('meera');
select is(pg_temp.events_of_kind('^answers_.*$'), 'answers_kept too_late 1', 'the page of a family says how many answers came too late');
select is(read_exam_timeline(tests.id('asha'), tests.edition(), tests.exam('IMO')) #>> '{attempt,too_late}', '1', 'the record of an exam says how many answers came too late');
select tests.act_as_owner();
insert into private.exam_room_events (attempt_id, session_no, kind, at_ms, for_ms, noted_at)
values (tests.id('a'), 1, 'offline', 60000, 61500, now()), (tests.id('a'), 1, 'offline', 600000, 60000, now()), (tests.id('a'), 1, 'hidden', 900000, 5000, now());
select tests.act_as('meera');
select is(pg_temp.events_of_kind('^(exam_ended|internet_lost)$'), 'internet_lost 2 122, exam_ended time 7F3K-Q9TX-2B4C 1 of 3', 'after an exam the page of a family says how many questions are answered, and how often and how long the internet stopped');
select is(
  read_family(tests.id('asha')) #> '{exams,0,connection}' @> '{"is_running": false, "delayed": 1, "waiting": 0, "uncounted": 1, "is_log_deleted": false}',
  true, 'the exam on the page of a family counts the answer that came too late'
);
select results_eq(
  $$ select (l ->> 'until')::timestamptz - (l ->> 'from')::timestamptz from jsonb_array_elements(read_family(tests.id('asha')) #> '{exams,0,connection,losses}') as l $$,
  $$ values (interval '61.5 seconds'), (interval '1 minute') $$, 'the exam on the page of a family says when the internet stopped, and for how long'
);
select tests.act_as_owner();
insert into private.exam_room_events (attempt_id, session_no, kind, at_ms, for_ms, noted_at) values (tests.id('a'), 1, 'offline', 630000, 60000, now());
create function pg_temp.receive_second_answer(p_after_deadline interval) returns void language sql
as $$
  delete from private.exam_events where attempt_id = tests.id('a') and seq = 2;
  insert into private.exam_events (attempt_id, session_no, seq, n, option, answered_at, received_at)
  select id, 1, 2, 2, 'a', deadline_at - interval '5 minutes', deadline_at + p_after_deadline from private.exam_attempts where id = tests.id('a')
$$;
select pg_temp.receive_second_answer(interval '-1 minute');
select tests.act_as('meera');
select is(
  read_family(tests.id('asha')) #> '{exams,0,connection}' @> '{"delayed": 1, "waiting": 0, "uncounted": 0}', true, 'a delayed answer that arrived in time counts'
);
select is(jsonb_array_length(read_family(tests.id('asha')) #> '{exams,0,connection,losses}'), 2, 'two losses of the internet at the same time are listed as one');
select tests.act_as_owner();
select pg_temp.receive_second_answer(interval '10 minutes');
select tests.act_as('meera');
select is(read_family(tests.id('asha')) #> '{exams,0,connection}' @> '{"delayed": 1, "waiting": 1, "uncounted": 0}', true, 'an answer that arrived ten minutes late waits for a decision');
select tests.act_as_owner();
insert into private.kept_answer_decisions (attempt_id, is_counted, reason, decided_by, decided_at) values (tests.id('a'), true, 'x', tests.id('meera'), now());
select tests.act_as('meera');
select is(read_family(tests.id('asha')) #> '{exams,0,connection}' @> '{"delayed": 1, "waiting": 0, "uncounted": 0}', true, 'a late answer no longer waits once an organiser counts it');
select tests.act_as_owner();
delete from private.kept_answer_decisions where attempt_id = tests.id('a');
insert into private.kept_answer_decisions (attempt_id, is_counted, reason, decided_by, decided_at) values (tests.id('a'), false, 'x', tests.id('meera'), now());
select tests.act_as('meera');
select is(read_family(tests.id('asha')) #> '{exams,0,connection}' @> '{"delayed": 1, "waiting": 0, "uncounted": 1}', true, 'a late answer no longer waits once an organiser does not count it');
select tests.act_as_owner();
delete from private.kept_answer_decisions where attempt_id = tests.id('a');
update private.guardian_consents set withdrawn_at = now() where student_id = tests.id('asha') and kind = 'exam' and withdrawn_at is null;
select tests.act_as('meera');
select is(
  read_family(tests.id('asha')) #> '{exams,0,connection}' @> '{"losses": [], "is_log_deleted": true}', true,
  'a withdrawn consent deletes the recorded losses of the internet, and the page says so'
);
select tests.act_as_owner();
select tests.give_consent('asha');
delete from private.exam_events where attempt_id = tests.id('a');
delete from private.exam_sessions where attempt_id = tests.id('a');
update private.exam_attempts set ended_by = 'student' where id = tests.id('a');
select tests.act_as('meera');
select is(pg_temp.found_families('7f3k-q9tx-2b4c'), 'Harsh Thomas by answer_record', 'the search finds a family by the code of an answer record');
select is(pg_temp.found_families('oly-w27-imo05-7f3kq9tx'), 'Harsh Thomas by certificate', 'the search finds a family by the code of a certificate');
select is(pg_temp.found_families('7F3KQ9TX2B4C'), 'Harsh Thomas by answer_record', 'the search finds the code of an answer record without its dashes');
select is(pg_temp.found_families('OLYW27IMO057F3KQ9TX'), 'Harsh Thomas by certificate', 'the search finds the code of a certificate without its dashes');
select is(pg_temp.found_families('0ly-w27-1m005 7f3kq9tx'), 'Harsh Thomas by certificate', 'the search finds the code of a certificate with digits for similar letters');
select is(pg_temp.found_families('q9tx'), 'Harsh Thomas by certificate_part', 'the search finds a certificate by four characters of its code');
select is(pg_temp.found_families('9tx'), '', 'the search does not find a certificate by three characters of its code');
select is(pg_temp.found_families('7f3k-q9tx-2'), 'Harsh Thomas by answer_record_part', 'the search finds an answer record by the first characters of its code');
select is(pg_temp.events_of_kind('^(result|certificate)$'), '', 'the page of a family has no marks before they are published');
select is(read_family(tests.id('asha')) #> '{exams,0}' @> '{"result": null, "attempt": "finished"}', true, 'an exam on the page of a family has no result before it is published');
select tests.act_as_owner();
update private.paper_results set provisional_at = now(), challenge_until = now() + interval '7 days';
select tests.act_as('meera');
select is(pg_temp.events_of_kind('^(result|certificate)$'), 'result provisional 2', 'the page of a family has the marks once they are provisional');
select is(
  read_family(tests.id('asha')) #> '{exams,0,result}'
    @> '{"is_final": false, "is_taken": true, "marks": 2, "of": 3, "rank": null, "award": null, "certificate_code": null, "name_until": null}',
  true, 'a provisional result on the page of a family has neither rank nor award'
);
select is(
  (read_family(tests.id('asha')) #>> '{exams,0,result,challenge_until}')::timestamptz, now() + interval '7 days', 'a provisional result on the page of a family has the end of the time for challenges'
);
select tests.act_as_owner();
update private.paper_results set final_at = now(), participants = 4;
select tests.act_as('meera');
select is(pg_temp.events_of_kind('^(result|certificate)$'), 'result final 2 1 of 4, certificate gold OLY-W27-IMO05-7F3KQ9TX Harsh Thomas', 'the page of a family has rank and certificate once the result is final');
select is(
  read_family(tests.id('asha')) #> '{exams,0,result}'
    @> '{"is_final": true, "is_reserve": false, "rank": 1, "participants": 4, "award": "gold", "certificate_code": "OLY-W27-IMO05-7F3KQ9TX"}',
  true, 'a final result on the page of a family has rank, award and certificate'
);
select is(
  (read_family(tests.id('asha')) #>> '{exams,0,result,name_until}')::date, (now() at time zone 'Asia/Kolkata')::date + 30, 'a final result on the page of a family says until when the family can correct the name'
);

-- Extra time and a new start time.
select tests.act_as_owner();
insert into private.exam_grants (id, paper_id, student_id, opens_at, last_start_at, reason, granted_by, wants_second)
values (tests.id('g'), tests.id('p'), tests.id('asha'), '2027-01-09T09:20:00Z', '2027-01-09T09:40:00Z', 'a power cut', tests.id('meera'), true);
select tests.act_as('meera');
select is(
  pg_temp.events_of_kind('^grant$'), 'grant waiting 2027-01-09T09:20:00.000Z/2027-01-09T09:40:00.000Z a power cut', 'a new start time that waits for a second organiser is in the history'
);
select tests.act_as_owner();
update private.exam_grants set confirmed_by = tests.id('bela') where id = tests.id('g');
insert into private.outbox (id, kind, student_id, edition_id, exam_id, about, status, sent_at)
values (tests.id('start'), 'exam_minutes_email', tests.id('asha'), tests.edition(), tests.exam('IMO'), jsonb_build_object('grant_id', tests.id('g')), 'sent', now());
create function pg_temp.mail_kind() returns text language sql
as $$ select e ->> 'code' from jsonb_array_elements(read_family(tests.id('asha')) -> 'events') as e where e ->> 'id' = tests.id('start')::text $$;
select tests.act_as('meera');
select is(
  pg_temp.events_of_kind('^grant$'), 'grant given 2027-01-09T09:20:00.000Z/2027-01-09T09:40:00.000Z a power cut', 'a new start time that was confirmed is in the history'
);
select is(pg_temp.mail_kind(), 'exam_start_email', 'the history calls the email about a new start time exam_start_email');
select tests.act_as_owner();
update private.exam_grants set opens_at = null, last_start_at = null, extra_seconds = 600, wants_second = false where id = tests.id('g');
select tests.act_as('meera');
select is(pg_temp.events_of_kind('^grant$'), 'grant given 600 a power cut', 'extra time is in the history');
select is(pg_temp.mail_kind(), 'exam_minutes_email', 'the history calls the email about extra time exam_minutes_email');
select tests.act_as_owner();
delete from private.outbox where id = tests.id('start');
delete from private.exam_grants where id = tests.id('g');

-- A challenge of an answer key.
select tests.act_as_owner();
insert into private.key_challenges (attempt_id, n, paper_id, claim, reason, filed_at)
select a.id, 3, a.paper_id, 'b', 'The table says so.', now() from private.exam_attempts as a where a.id = tests.id('a');
select tests.act_as('meera');
select is(pg_temp.events_of_kind('^challenge$'), 'challenge waiting 3', 'a challenge is in the history while it waits for an answer');
select tests.act_as_owner();
insert into private.key_decisions (paper_id, n, reason, decided_at)
select c.paper_id, 3, 'The key is right.', c.filed_at + interval '1 minute' from private.key_challenges as c;
select tests.act_as('meera');
select is(pg_temp.events_of_kind('^challenge$'), 'challenge answered 3', 'a challenge that was answered is in the history');

-- A name that waits for a second organiser.
select tests.act_as_owner();
select tests.create_student('second');
select private.grant_admin('second@olympeak.example');
select tests.act_as('meera');
select is(correct_certificate('OLY-W27-IMO05-7F3KQ9TX', 'Zubin Mistry', 'The wrong child'), '{"outcome": "waiting"}', 'a correction to the name of another person waits for a second organiser');
select is(pg_temp.events_of_kind('^name_asked$'), 'name_asked Zubin Mistry', 'the page of a family has the name that waits for a second organiser');
select is(read_family(tests.id('asha')) #>> '{exams,0,result,wanted_name}', 'Zubin Mistry', 'the result has the name that waits for a second organiser');
select is(read_family(tests.id('asha')) #> '{exams,0,result,corrected_name}', 'null', 'the result has no corrected name yet');
select is(refuse_certificate_name('OLY-W27-IMO05-7F3KQ9TX'), '{"outcome": "refused"}', 'an organiser can refuse the name that waits');
select is(pg_temp.events_of_kind('^(name_asked|organiser)$') like '%organiser refuse_certificate_name Zubin Mistry%', true, 'the page of a family says that the name was refused');
select tests.act_as_owner();

-- The award on the page.
select tests.act_as('meera');
select is(read_family(tests.id('asha')) #> '{exams,0,award}', 'null', 'an exam without a medal has no award');
select tests.act_as_owner();
insert into private.awards (id, attempt_id, medal, promised_on, made_at) values (tests.id('w'), tests.id('a'), 'gold', '2027-05-01', now());
select tests.act_as('meera');
select is(
  read_family(tests.id('asha')) #> '{exams,0,award}' @> '{"state": "waiting", "medal": "gold", "promised_on": "2027-05-01", "is_replacement": false}',
  true, 'an award that waits for its address is on the page of a family'
);
select is(pg_temp.events_of_kind('^award$'), 'award won gold 2027-05-01', 'an award is in the history of the family');
select tests.act_as_owner();
update private.awards set state = 'posted', packed_medal = 'gold', courier = 'Speed Post', consignment = 'EK123456780IN', sendings = 1, posted_at = '2027-04-01' where id = tests.id('w');
select tests.call_as('meera', format('replace_award(%L, ''lost'')', tests.id('w')));
select tests.act_as('meera');
select is(
  read_family(tests.id('asha')) #> '{exams,0,award}' @> '{"state": "waiting", "posted_on": "2027-04-01", "courier": "Speed Post", "is_replacement": true}',
  true, 'a replacement is marked on the page of a family'
);
select tests.act_as_owner();
update private.exam_attempts set status = 'void' where id = tests.id('a');
select tests.act_as('meera');
select is(read_family(tests.id('asha')) #> '{exams,0,award}', 'null', 'an award of a void attempt is not on the page of a family');
select is(read_family(tests.id('asha')) #> '{exams,0}' @> '{"result": null, "attempt": "void"}', true, 'the result of a void attempt is not on the page of a family');
select tests.act_as_owner();
update private.exam_attempts set status = 'normal' where id = tests.id('a');

-- A name that was corrected.
update private.certificates set ended_as = 'corrected', replaced_by = 'OLY-W27-IMO05-8G4MR0TY' where code = 'OLY-W27-IMO05-7F3KQ9TX';
insert into private.certificates (code, attempt_id, name, award, issued_at) values ('OLY-W27-IMO05-8G4MR0TY', tests.id('a'), 'Harsh J. Thomas', 'gold', now());
select tests.act_as('meera');
select is(
  read_family(tests.id('asha')) #> '{exams,0,result}' @> '{"corrected_name": "Harsh J. Thomas", "wanted_name": null}', true, 'the result has the name of a corrected certificate'
);

-- Registrations that nobody has logged in to yet.
select tests.act_as_owner();
insert into auth.users (id, email, created_at, email_confirmed_at, confirmation_token, raw_user_meta_data) values
  (tests.id('nila'), 'nila.roy@gmial.example', '2026-11-29T05:36:00Z', null, 'token', '{"name": "Nila  Roy", "phone": "+91 98111 22333"}'),
  (tests.id('omar'), 'omar@mail.example', '2026-11-28T05:36:00Z', now(), '', '{"name": "Omar Ali", "phone": "9811122333"}'),
  (tests.id('asha'), 'asha@olympeak.example', now(), now(), '', '{}'),
  (tests.id('child'), 'child-x@children.invalid', now(), null, 'token-2', '{"name": "Nila Child"}');
create function pg_temp.found_registrations(p_search text) returns text language sql
as $$ select coalesce(string_agg(email || case when is_confirmed then ' confirmed' else '' end, ', '), '') from list_unfinished_registrations(p_search) $$;
select tests.act_as('meera');
select is(pg_temp.found_families('Nila.Roy@gmial.example'), '', 'the search for families does not find an account without a students row');
select results_eq(
  $$ select email, name, phone, created_at, is_confirmed from list_unfinished_registrations(' Nila.Roy@gmial.example ') $$,
  $$ values ('nila.roy@gmial.example', 'Nila Roy', '+91 98111 22333', '2026-11-29T05:36:00Z'::timestamptz, false) $$,
  'a registration that is not confirmed is found by its address, with what was typed'
);
select is(pg_temp.found_registrations('nila.roy'), 'nila.roy@gmial.example', 'a registration is found by part of its address, because the address may be misspelt');
select is(pg_temp.found_registrations('roy NILA'), 'nila.roy@gmial.example', 'a registration is found by the words of the name');
select is(pg_temp.found_registrations('098111-22333'), 'nila.roy@gmial.example', 'a registration is found by its phone number');
select is(pg_temp.found_registrations('omar@mail.example'), 'omar@mail.example confirmed', 'an account with a confirmed address that never logged in is found by its address');
select is(pg_temp.found_registrations('omar ali'), '', 'an account with a confirmed address that never logged in is not found by its name');
select is(pg_temp.found_registrations('asha@olympeak.example'), '', 'the list of unfinished registrations leaves out an account with a students row');
select is(pg_temp.found_registrations('child-x@children.invalid') || pg_temp.found_registrations('nila child'), '', 'the list of unfinished registrations leaves out the account of a further child');
select is(pg_temp.found_registrations('ni') || pg_temp.found_registrations('  ') || pg_temp.found_registrations('n%a') || coalesce(pg_temp.found_registrations(null), ''), '', 'a search that is too short or has wildcards finds no registration');
select is(read_family(tests.id('asha')) #>> '{student,is_email_confirmed}', 'true', 'the page of a family says that the address of its account is confirmed');
select tests.act_as_owner();
select is((select count(*) from private.admin_audit where action = 'list_unfinished_registrations'), 5::bigint, 'each search that finds somebody leaves an audit row');
insert into auth.users (id, email, created_at, confirmation_token, raw_user_meta_data)
select gen_random_uuid(), 'twin-' || n || '@mail.example', now(), 'twin-' || n, '{"name": "Twin Roy"}' from generate_series(1, 7) as n;
update auth.users set email_confirmed_at = null where id = tests.id('asha');
select tests.act_as('meera');
select is((select count(*) from list_unfinished_registrations('twin')), 5::bigint, 'a search finds at most five registrations');
select is(read_family(tests.id('asha')) #>> '{student,is_email_confirmed}', 'false', 'the page of a family says that the address of its account is not confirmed');

-- Limits and deleted accounts.
select tests.act_as_owner();
insert into private.family_notes (student_id, text, written_by) select tests.id('asha'), 'x', tests.id('meera') from generate_series(1, 199);
select is(tests.call_as('meera', format('add_family_note(%L, ''one more'')', tests.id('asha'))) ->> 'outcome', 'too_many', 'a student can have at most two hundred notes');
select private.anonymise_student(tests.id('asha'));
select is_empty($$ select 1 from private.family_notes union all select 1 from private.device_checks $$, 'notes and device checks are deleted with the account');
select tests.act_as('meera');
select is(read_family(tests.id('asha')) #>> '{student,is_deleted}', 'true', 'the page of a deleted account shows the deletion');
select is((select student_id from list_families('pay_Asha')), tests.id('asha'), 'the payment of a deleted account is still found');
select is(add_family_note(tests.id('asha'), 'x'), '{"outcome": "not_found"}', 'a deleted account cannot get a note');

select * from finish();
rollback;
