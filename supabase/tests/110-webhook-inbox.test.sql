-- Webhook deliveries of the gateway, and the data that purge_expired deletes after some time.
begin;
select plan(29);

select tests.act_as('asha');
select throws_ok($$ select receive_webhook('evt_1', 'order.paid', '{}') $$, '42501', null, 'a student cannot store a webhook delivery');
select throws_ok($$ select purge_expired() $$, '42501', null, 'a student cannot purge expired data');

select tests.act_as_service();
select is(receive_webhook('evt_1', 'order.paid', '{"a": 1}'), '{"outcome": "new"}', 'the first delivery of an event is reported as new');
select is(receive_webhook('evt_1', 'order.paid', '{"a": 1}'), '{"outcome": "again"}', 'a delivery that was not processed is reported as received again');
select is(finish_webhook('evt_1', 'the database was away'), '{"outcome": "done"}', 'finish_webhook records the failure of a delivery');
select is(receive_webhook('evt_1', 'order.paid', '{"a": 1}'), '{"outcome": "again"}', 'a failed delivery does not count as processed');
select is(finish_webhook('evt_1', null), '{"outcome": "done"}', 'finish_webhook records the success of a delivery');
select is(receive_webhook('evt_1', 'order.paid', '{"a": 1}'), '{"outcome": "processed"}', 'a processed delivery is reported as processed');
select finish_webhook('evt_1', 'a late failure is ignored');
select is(receive_webhook('evt_1', 'order.paid', '{"a": 1}'), '{"outcome": "processed"}', 'a processed delivery still counts as processed after a late failure');
select throws_ok($$ select finish_webhook('evt_9', null) $$, 'P0002', null, 'an unknown delivery cannot be finished');
select throws_ok(
  $$ select receive_webhook('evt_2', 'order.paid', repeat('x', 262145)) $$, '23514', null, 'a delivery with a body over 256 kB is refused'
);

select tests.act_as_owner();
select is((select deliveries from private.webhook_inbox where event_id = 'evt_1'), 5, 'each delivery of an event is counted');
insert into private.webhook_inbox (event_id, event, body, received_at)
values ('evt_3', 'order.paid', '{}', now() - interval '31 days'), ('evt_4', 'order.paid', '{}', now() - interval '29 days');
insert into exam_starts (subject_id, class_id) select tests.exam('IMO'), tests.class(n) from generate_series(4, 5) as n;
update exam_starts set "timestamp" = now() - interval '91 days' where class_id = tests.class(4);
insert into whatsapp_clicks (email) values (null), ('asha@olympeak.example');
update whatsapp_clicks set created_at = now() - interval '91 days' where email is not null;
update private.rate_limits set ends_at = now() - interval '1 second' where bucket = 'exam_starts:all';
-- Five accounts that registered by email; two never confirmed their address, one of them 31 days ago.
insert into auth.users (id, email, created_at, email_confirmed_at, last_sign_in_at)
select tests.id(name), name || '@olympeak.example', now() - age * interval '1 day', confirmed, signed_in
from (
  values ('unconfirmed', 31, null::timestamptz, null::timestamptz), ('recent', 29, null, null),
    ('confirmed', 31, now(), null), ('signed-in', 31, null, now()), ('student', 31, null, null)
) as a (name, age, confirmed, signed_in);
insert into students (id, name, email) values (tests.id('student'), 'Student', 'student@olympeak.example');
insert into auth.identities (id, provider, provider_id, user_id, identity_data)
values (tests.id('unconfirmed'), 'email', tests.id('unconfirmed')::text, tests.id('unconfirmed'), '{}');
select is(
  purge_expired(),
  '{"webhook_bodies": 1, "exam_starts": 1, "whatsapp_clicks": 1, "unconfirmed_accounts": 1, "rehearsals": 0, "consent_requests": 0, "award_addresses": 0, "room_events": 0, "rate_limits": 1}',
  'purge_expired deletes expired data and returns the number of rows of each kind'
);
select bag_eq(
  $$ select split_part(email, '@', 1) from auth.users where email like any ('{unconfirmed@%,recent@%,confirmed@%,signed-in@%,student@%}') $$,
  $$ values ('recent'), ('confirmed'), ('signed-in'), ('student') $$,
  'purge_expired deletes only the account that was not confirmed within 30 days'
);
select is_empty($$ select from auth.identities where user_id = tests.id('unconfirmed') $$, 'purge_expired deletes all login data of an unconfirmed account');
select results_eq(
  $$ select event_id, body from private.webhook_inbox where event_id in ('evt_3', 'evt_4') order by 1 $$,
  $$ values ('evt_3', null), ('evt_4', '{}') $$, 'purge_expired deletes only the body of an old delivery'
);
select is(
  purge_expired(),
  '{"webhook_bodies": 0, "exam_starts": 0, "whatsapp_clicks": 0, "unconfirmed_accounts": 0, "rehearsals": 0, "consent_requests": 0, "award_addresses": 0, "room_events": 0, "rate_limits": 0}',
  'a second call of purge_expired deletes nothing'
);
select is(purge_expired('rate_limits'), '{"rate_limits": 0}', 'purge_expired can purge one kind of data alone, so that a slow kind does not delay the others');

-- The ids are read from the body of a delivery.
create function pg_temp.ids_in_delivery(p_event_id text, p_body text) returns text language plpgsql
as $$
begin
  perform public.receive_webhook(p_event_id, 'some.event', p_body);
  return (
    select concat_ws(' ', coalesce(razorpay_order_id, '-'), coalesce(payment_id, '-'))
    from private.webhook_inbox where event_id = p_event_id
  );
end
$$;
select is(
  pg_temp.ids_in_delivery('evt_a', '{"payload": {"payment": {"entity": {"id": "pay_1", "order_id": "order_1"}}}}'), 'order_1 pay_1', 'the delivery about a payment is stored with its gateway order and payment'
);
select is(pg_temp.ids_in_delivery('evt_b', '{"payload": {"order": {"entity": {"id": "order_1"}}}}'), 'order_1 -', 'the delivery about an order is stored with its gateway order');
select is(
  pg_temp.ids_in_delivery('evt_c', '{"payload": {"refund": {"entity": {"id": "rfnd_1", "payment_id": "pay_1"}}}}'), '- pay_1', 'the delivery about a refund is stored with its payment'
);
select is(pg_temp.ids_in_delivery('evt_d', '{"payload": {"dispute": {"entity": {"payment_id": "pay_1"}}}}'), '- pay_1', 'the delivery about a dispute is stored with its payment');
select is(
  (select string_agg(distinct pg_temp.ids_in_delivery('odd_' || n, body), ',')
    from unnest(array['{}', '[]', '"x"', 'null', 'no JSON', '', '{"payload": []}', '{"payload": {"payment": {"entity": 1}}}']) with ordinality as b (body, n)),
  '- -', 'a delivery with any other body is stored without ids'
);
select is(
  pg_temp.ids_in_delivery('evt_e', '{"payload": {"payment": {"entity": {"id": "pay_1", "email": "\u0000"}}}}'), '- -', 'a delivery with a body that PostgreSQL cannot parse is stored without ids'
);
select is(
  pg_temp.ids_in_delivery('evt_g', '{"payload": {"payment": {"entity": {"id": "' || repeat('x', 5000) || '"}}}}'), '- ' || repeat('x', 64), 'a delivery with a very long payment id is stored with the first 64 characters of the id'
);

-- webhook_health returns whether the gateway still sends webhooks.
update private.webhook_inbox set received_at = now() - interval '25 hours';
select is(webhook_health(), '{"outcome": "fine"}', 'webhook_health is fine after a day without payments and webhooks');
select record_capture(tests.gateway_payment('pay_1', 'order_1', 25000));
select is(webhook_health(), '{"outcome": "silent"}', 'webhook_health is silent after a day with a payment but no webhook');
select receive_webhook('evt_z', 'order.paid', '{}');
select is(webhook_health(), '{"outcome": "fine"}', 'webhook_health is fine after one webhook');
select tests.act_as('asha');
select throws_ok($$ select webhook_health() $$, '42501', null, 'a student cannot call webhook_health');

select * from finish();
rollback;
