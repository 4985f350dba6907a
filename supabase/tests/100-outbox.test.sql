-- Messages are queued in the transaction that causes them, claimed by one worker, retried and given up; a contact is sent only with consent.
begin;
select plan(46);

select tests.open_registration();

select tests.act_as('asha');
insert into students (id, name, email, phone, consent_given) values (tests.id('asha'), 'Asha', 'asha@olympeak.example', '9876543210', true);
select tests.act_as('bela');
insert into students (id, email) values (tests.id('bela'), 'bela@olympeak.example');
select throws_ok($$ select claim_outbox(10) $$, '42501', null, 'a student cannot claim messages');
select throws_ok($$ select * from private.outbox $$, '42501', null, 'a student cannot read messages');

select tests.act_as_owner();
select set_eq(
  $$ select s.name, b.kind from private.outbox as b join students as s on s.id = b.student_id $$,
  $$ values ('Asha', 'welcome_email'), ('Asha', 'contact'), (null, 'welcome_email') $$,
  'a new student gets a welcome mail, and a contact sync only with consent'
);

-- Only one worker can claim a message.
create temp table claimed (label text primary key, id uuid, kind text, email text, name text, data jsonb);
grant all on claimed to service_role;
select tests.act_as_service();
insert into claimed select 'welcome', c.* from claim_outbox(10, tests.id('asha'), 'welcome_email') as c;
select results_eq(
  $$ select kind, email, name, data from claimed $$,
  $$ values ('welcome_email', 'asha@olympeak.example', 'Asha', '{}'::jsonb) $$, 'a claimed message has the address and the name'
);
select is_empty($$ select claim_outbox(10, tests.id('asha'), 'welcome_email') $$, 'a claimed message is locked for other workers');
select is(outbox_status(tests.id('asha'), 'welcome_email', null), '{"outcome": "queued"}', 'a claimed message has the status queued');
select is(
  finish_outbox((select id from claimed where label = 'welcome'), null), '{"outcome": "sent"}', 'finish_outbox marks a message as sent'
);
select is(outbox_status(tests.id('asha'), 'welcome_email', null), '{"outcome": "sent"}', 'the status of a message that was sent is sent');
select is(
  finish_outbox((select id from claimed where label = 'welcome'), 'late'), '{"outcome": "sent"}',
  'a late failure does not change a sent message'
);
select throws_ok($$ select finish_outbox(gen_random_uuid(), null) $$, 'P0002', null, 'an unknown message id is refused');
select is(outbox_status(tests.id('asha'), 'purchase_email', 'pay_9'), '{"outcome": "unknown"}', 'the status of an unknown order''s message is unknown');
select is_empty($$ select claim_outbox(0) $$, 'a limit of 0 claims no message');

-- A message waits longer after each failure. fail_once makes one sending fail; it returns the outcome and the minutes until the next try.
select tests.act_as_owner();
create function pg_temp.fail_once(p_name text) returns text language plpgsql
as $$
declare
  v_id uuid;
  v_reply jsonb;
begin
  update private.outbox set next_attempt_at = now() where student_id = tests.id(p_name) and status = 'pending';
  select c.id into v_id from public.claim_outbox(1, tests.id(p_name), 'welcome_email') as c;
  if not found then
    return 'nothing';
  end if;
  v_reply := public.finish_outbox(v_id, 'Brevo does not respond');
  return (
    select concat_ws(' ', v_reply ->> 'outcome', round(extract(epoch from next_attempt_at - clock_timestamp()) / 60))
    from private.outbox where id = v_id
  );
end
$$;
select results_eq(
  $$ select pg_temp.fail_once('bela') from generate_series(1, 7) $$,
  $$
    values ('retry 1'), ('retry 5'), ('retry 30'), ('retry 120'), ('retry 360'), ('retry 720'), ('retry 1440')
  $$,
  'a message waits 1, 5 and 30 minutes, then 2, 6, 12 and 24 hours after its failures'
);
select is_empty($$ select claim_outbox(10, tests.id('bela')) $$, 'a message cannot be claimed before its next try');
select matches(pg_temp.fail_once('bela'), '^dead', 'a message is given up after its eighth failure');
select is(pg_temp.fail_once('bela'), 'nothing', 'a message that was given up is never claimed again');
select is(
  (select last_error from private.outbox where student_id = tests.id('bela')), 'Brevo does not respond', 'a message that was given up has the error of its last failure'
);
select is(outbox_status(tests.id('bela'), 'welcome_email', null), '{"outcome": "unknown"}', 'the status of a message that was given up is unknown');

-- A worker crashes.
insert into claimed select 'contact', c.* from claim_outbox(10, tests.id('asha'), 'contact') as c;
select is(
  (select data from claimed where label = 'contact'),
  '{"class": null}', 'a contact has only the class as data about the child'
);
update private.outbox set locked_until = clock_timestamp() where kind = 'contact';
select is((select count(*) from claim_outbox(10, tests.id('asha'), 'contact')), 1::bigint, 'another worker can claim a message whose lock has ended');

-- The profile changes while the contact is being sent.
update students set class_id = tests.class(5) where id = tests.id('asha');
select is(enqueue_contact(tests.id('asha')), '{"outcome": "queued"}', 'enqueue_contact queues the contact of a student with consent');
select is(
  (select count(*) from private.outbox where kind = 'contact' and student_id = tests.id('asha')), 1::bigint, 'a student has only one contact in the queue'
);
select finish_outbox((select id from claimed where label = 'contact'), null);
select is(
  (select data ->> 'class' from claim_outbox(10, tests.id('asha'), 'contact')), 'Class 5', 'a profile that changed while its contact was being sent is sent as well'
);
select finish_outbox((select id from claimed where label = 'contact'), null);
select is(outbox_status(tests.id('asha'), 'contact', null), '{"outcome": "sent"}', 'a contact whose profile changed has the status sent after the changed profile was sent');
select is(enqueue_contact(tests.id('bela')), '{"outcome": "no_consent"}', 'no contact is queued for a student without consent');
select is(enqueue_contact(gen_random_uuid()), '{"outcome": "no_consent"}', 'no contact is queued for an unknown student');

-- A student buys two exams.
select tests.open_checkout('asha', '{IMO,ISBO}', 'order_1');
select record_capture(tests.gateway_payment('pay_1', 'order_1', 50000));
select is(outbox_status(tests.id('asha'), 'purchase_email', 'pay_1'), '{"outcome": "queued"}', 'a recorded payment queues a purchase mail');
select is(outbox_status(tests.id('bela'), 'purchase_email', 'pay_1'), '{"outcome": "unknown"}', 'a student has no purchase mail for another student''s payment');
select is_empty($$ select claim_outbox(10, tests.id('bela'), null, 'pay_1') $$, 'a claim for one student does not get another student''s purchase mail');
insert into claimed select 'purchase', c.* from claim_outbox(10, tests.id('asha'), 'purchase_email', 'pay_1') as c;
select is(
  (select data - 'order_number' - 'ordered_at' from claimed where label = 'purchase'),
  jsonb_build_object(
    'payment_id', 'pay_1', 'amount_paise', 50000, 'gst_percent', null, 'edition', (select name from editions where is_current), 'class', 'Class 5', 'lacks_consent', true,
    'items', jsonb_build_array(
      jsonb_build_object('name', 'Maths', 'code', 'IMO', 'price_paise', 25000, 'exam_on', private.day_in_india(now()) + 20, 'opens_at', null, 'last_start_at', null, 'is_cancelled', false, 'is_registered', true, 'refund', null),
      jsonb_build_object('name', 'Spell Bee', 'code', 'ISBO', 'price_paise', 25000, 'exam_on', private.day_in_india(now()) + 20, 'opens_at', null, 'last_start_at', null, 'is_cancelled', false, 'is_registered', true, 'refund', null)
    )
  ),
  'the purchase mail has the whole order'
);
select results_eq(
  $$ select (data ->> 'order_number')::bigint from claimed where label = 'purchase' $$,
  $$ select number from orders $$, 'the purchase mail has the order number'
);

-- Consent is checked just before sending.
update students set consent_given = false where id = tests.id('asha');
select is_empty($$ select claim_outbox(10, tests.id('asha'), 'purchase_contact') $$, 'a contact is not sent after consent was withdrawn');
select results_eq(
  $$ select status, last_error from private.outbox where kind = 'purchase_contact' $$,
  $$ values ('dead', 'no consent') $$, 'a contact whose consent was withdrawn is given up with the reason'
);
select is_empty('select tests.payment_violations()', 'all payment invariants hold');

-- An account is deleted before its messages are sent.
update private.outbox set locked_until = null, attempts = 0 where kind = 'purchase_email';
update students set deleted_at = now(), email = null where id = tests.id('asha');
select is_empty($$ select claim_outbox(10, tests.id('asha')) $$, 'no message is claimed for a deleted account');
select is(
  (select last_error from private.outbox where kind = 'purchase_email'), 'account deleted', 'a message to a deleted account is given up with the reason'
);

-- Workers crash again and again.
select tests.create_student('carl');
update private.outbox set attempts = 8 where student_id = tests.id('carl');
select is_empty($$ select claim_outbox(10, tests.id('carl')) $$, 'a message whose workers keep crashing is given up');
select is((select last_error from private.outbox where student_id = tests.id('carl')), 'gave up', 'a message that was given up after crashes has the error gave up');

-- Workers claim messages in batches.
select tests.create_student(n) from unnest(array['dora', 'emil', 'finn']) as n;
select is((select count(*) from claim_outbox(2)), 2::bigint, 'a worker gets as many messages as it asked for');
select is((select count(*) from claim_outbox(10)), 1::bigint, 'the next worker gets the remaining messages');

-- Messages that are given up do not block the others.
select tests.create_student(n, 5, true) from unnest(array['gita', 'hari', 'indu']) as n;
update private.outbox set status = 'dead' where status = 'pending' and kind <> 'contact';
update students set consent_given = false where id in (tests.id('gita'), tests.id('hari'));
update private.outbox set next_attempt_at = now() - interval '1 hour' where student_id in (tests.id('gita'), tests.id('hari'));
select is((select email from claim_outbox(1)), 'indu@olympeak.example', 'a claim of one message returns one message, although two earlier messages are given up');
select is(
  (select count(*) from private.outbox where last_error = 'no consent' and student_id in (tests.id('gita'), tests.id('hari'))), 2::bigint,
  'a claim gives up earlier messages that lack consent'
);
select is_empty($$ select claim_outbox(1) $$, 'a claim returns no message if no message is due');

-- A long mailing list does not delay receipts.
update private.outbox set status = 'dead' where status = 'pending';
insert into private.outbox (kind, student_id, recipient, next_attempt_at, attempts)
select 'contact_removal', tests.id('indu'), n || '@olympeak.example', now() - interval '1 hour', 8 from generate_series(1, 250) as n;
select tests.create_student('jaya');
select tests.open_checkout('jaya', '{IMO}', 'order_2');
select record_capture(tests.gateway_payment('pay_2', 'order_2', 25000));
select results_eq(
  $$ select kind from claim_outbox(2) $$, $$ values ('purchase_email'), ('welcome_email') $$,
  'messages about money are claimed first, then welcome mails, however many contact syncs wait'
);
select is_empty($$ select claim_outbox(5) $$, 'a claim that gives up a hundred messages returns no message');
select is(
  (select count(*) from private.outbox where last_error = 'gave up' and kind = 'contact_removal'), 100::bigint,
  'a claim gives up at most a hundred messages and leaves the others for the next claim'
);

select * from finish();
rollback;
