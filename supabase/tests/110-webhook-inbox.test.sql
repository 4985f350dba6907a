-- Deliveries of the gateway, and what is kept for a time only.
begin;
select plan(29);

select tests.act_as('asha');
select throws_ok($$ select receive_webhook('evt_1', 'order.paid', '{}') $$, '42501', null, 'a student delivers nothing');
select throws_ok($$ select purge_expired() $$, '42501', null, 'a student purges nothing');

select tests.act_as_service();
select is(receive_webhook('evt_1', 'order.paid', '{"a": 1}'), '{"outcome": "new"}', 'a first delivery is new');
select is(receive_webhook('evt_1', 'order.paid', '{"a": 1}'), '{"outcome": "again"}', 'one that was not processed comes again');
select is(finish_webhook('evt_1', 'the database was away'), '{"outcome": "done"}', 'a failure is noted');
select is(receive_webhook('evt_1', 'order.paid', '{"a": 1}'), '{"outcome": "again"}', 'and does not count as processed');
select is(finish_webhook('evt_1', null), '{"outcome": "done"}', 'a success is noted');
select is(receive_webhook('evt_1', 'order.paid', '{"a": 1}'), '{"outcome": "processed"}', 'then it is a duplicate');
select finish_webhook('evt_1', 'too late');
select is(receive_webhook('evt_1', 'order.paid', '{"a": 1}'), '{"outcome": "processed"}', 'and stays one');
select throws_ok($$ select finish_webhook('evt_9', null) $$, 'P0002', null, 'an unknown delivery is not finished');
select throws_ok(
  $$ select receive_webhook('evt_2', 'order.paid', repeat('x', 262145)) $$, '23514', null, 'a body is 256 kB at most'
);

select tests.act_as_owner();
select is((select deliveries from private.webhook_inbox where event_id = 'evt_1'), 5, 'each delivery is counted');
insert into private.webhook_inbox (event_id, event, body, received_at)
values ('evt_3', 'order.paid', '{}', now() - interval '31 days'), ('evt_4', 'order.paid', '{}', now() - interval '29 days');
insert into exam_starts (subject_id, class_id) select tests.exam('IMO'), tests.class(n) from generate_series(4, 5) as n;
update exam_starts set "timestamp" = now() - interval '91 days' where class_id = tests.class(4);
insert into whatsapp_clicks (email) values (null), ('asha@olympeak.example');
update whatsapp_clicks set created_at = now() - interval '91 days' where email is not null;
update private.rate_limits set ends_at = now() - interval '1 second' where bucket = 'exam_starts:all';
-- Five who registered by mail: nobody answered two of them, of whom one was 31 days ago.
insert into auth.users (id, email, created_at, email_confirmed_at, last_sign_in_at)
select tests.id(name), name || '@olympeak.example', now() - age * interval '1 day', confirmed, signed_in
from (
  values ('lost', 31, null::timestamptz, null::timestamptz), ('late', 29, null, null),
    ('confirmed', 31, now(), null), ('let-in', 31, null, now()), ('known', 31, null, null)
) as a (name, age, confirmed, signed_in);
insert into students (id, name, email) values (tests.id('known'), 'Known', 'known@olympeak.example');
insert into auth.identities (id, provider, provider_id, user_id, identity_data)
values (tests.id('lost'), 'email', tests.id('lost')::text, tests.id('lost'), '{}');
select is(
  purge_expired(),
  '{"webhook_bodies": 1, "exam_starts": 1, "whatsapp_clicks": 1, "unconfirmed_accounts": 1, "rehearsals": 0, "consent_requests": 0, "award_addresses": 0, "room_events": 0, "rate_limits": 1}',
  'what is old goes'
);
select bag_eq(
  $$ select split_part(email, '@', 1) from auth.users where email like any ('{lost@%,late@%,confirmed@%,let-in@%,known@%}') $$,
  $$ values ('late'), ('confirmed'), ('let-in'), ('known') $$,
  'of the accounts the one whose address nobody confirmed in 30 days'
);
select is_empty($$ select from auth.identities where user_id = tests.id('lost') $$, 'with all that it could log in by');
select results_eq(
  $$ select event_id, body from private.webhook_inbox where event_id in ('evt_3', 'evt_4') order by 1 $$,
  $$ values ('evt_3', null), ('evt_4', '{}') $$, 'of a delivery only the body'
);
select is(
  purge_expired(),
  '{"webhook_bodies": 0, "exam_starts": 0, "whatsapp_clicks": 0, "unconfirmed_accounts": 0, "rehearsals": 0, "consent_requests": 0, "award_addresses": 0, "room_events": 0, "rate_limits": 0}',
  'once'
);
select is(purge_expired('rate_limits'), '{"rate_limits": 0}', 'one kind alone, so that a slow one delays no other');

-- The subject of a delivery.
create function pg_temp.ids(p_event_id text, p_body text) returns text language plpgsql
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
  pg_temp.ids('evt_a', '{"payload": {"payment": {"entity": {"id": "pay_1", "order_id": "order_1"}}}}'), 'order_1 pay_1', 'a payment names its order'
);
select is(pg_temp.ids('evt_b', '{"payload": {"order": {"entity": {"id": "order_1"}}}}'), 'order_1 -', 'an order itself');
select is(
  pg_temp.ids('evt_c', '{"payload": {"refund": {"entity": {"id": "rfnd_1", "payment_id": "pay_1"}}}}'), '- pay_1', 'a refund its payment'
);
select is(pg_temp.ids('evt_d', '{"payload": {"dispute": {"entity": {"payment_id": "pay_1"}}}}'), '- pay_1', 'a dispute too');
select is(
  (select string_agg(distinct pg_temp.ids('odd_' || n, body), ',')
    from unnest(array['{}', '[]', '"x"', 'null', 'no JSON', '', '{"payload": []}', '{"payload": {"payment": {"entity": 1}}}']) with ordinality as b (body, n)),
  '- -', 'all other events are kept without'
);
select is(
  pg_temp.ids('evt_e', '{"payload": {"payment": {"entity": {"id": "pay_1", "email": "\u0000"}}}}'), '- -', 'what PostgreSQL cannot read as well'
);
select is(
  pg_temp.ids('evt_g', '{"payload": {"payment": {"entity": {"id": "' || repeat('x', 5000) || '"}}}}'), '- ' || repeat('x', 64), 'or however long it is'
);

-- Whether the gateway still sends webhooks.
update private.webhook_inbox set received_at = now() - interval '25 hours';
select is(webhook_health(), '{"outcome": "fine"}', 'without payments there is nothing to tell');
select record_capture(tests.payment('pay_1', 'order_1', 25000));
select is(webhook_health(), '{"outcome": "silent"}', 'a day with a payment and no webhook is noticed');
select receive_webhook('evt_z', 'order.paid', '{}');
select is(webhook_health(), '{"outcome": "fine"}', 'one webhook is enough');
select tests.act_as('asha');
select throws_ok($$ select webhook_health() $$, '42501', null, 'a student does not ask');

select * from finish();
rollback;
