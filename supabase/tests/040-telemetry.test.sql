-- exam_starts and whatsapp_clicks: anybody can insert, nobody can read, and inserts are capped per network address.
begin;
select plan(26);

select tests.act_as_visitor();
select lives_ok(
  $$
    insert into exam_starts ("timestamp", referrer, page_url, subject, subject_id, class, class_id)
    values (
      '2001-01-01', 'https://search.example/?q=private', 'https://olympeak.example/mocktest?x=1#y', 'maths',
      tests.exam('IMO'), '5', tests.class(5)
    )
  $$,
  'a visitor can record the start of a mock test'
);
select throws_ok($$ select * from exam_starts $$, '42501', null, 'a visitor cannot read the starts of mock tests');
select throws_ok(
  $$ insert into exam_starts (subject_id, class_id) values (tests.exam('IMO'), gen_random_uuid()) $$, '23503', null,
  'the start of a mock test in a class that does not exist is refused'
);
select throws_ok(
  $$ insert into exam_starts (class_id) values (tests.class(5)) $$, '42501', null, 'the start of a mock test without a subject is refused'
);
select throws_ok(
  $$
    insert into exam_starts (subject_id, class_id, referrer)
    values (tests.exam('IMO'), tests.class(5), repeat('x', 301))
  $$,
  '23514', null, 'the start of a mock test with a referrer of 301 characters is refused'
);
select lives_ok($$ insert into whatsapp_clicks (email) values (null) $$, 'a visitor can record a click on the WhatsApp link');
select throws_ok(
  $$ insert into whatsapp_clicks (email) values ('asha@olympeak.example') $$, '42501', null, 'a visitor cannot set the email address of a click'
);
select throws_ok($$ delete from whatsapp_clicks $$, '42501', null, 'a visitor cannot delete clicks on the WhatsApp link');

select tests.act_as_owner();
select tests.create_student('asha');
select tests.act_as('asha');
select lives_ok(
  $$ insert into whatsapp_clicks (email) values ('asha@olympeak.example') $$, 'a student can record a click with their own email address'
);
select throws_ok(
  $$ insert into whatsapp_clicks (email) values ('bela@olympeak.example') $$, '42501', null, 'a student cannot record a click with another email address'
);
select throws_ok($$ select * from whatsapp_clicks $$, '42501', null, 'a student cannot read clicks');
select throws_ok(
  $$ insert into whatsapp_clicks (email, created_at) values (null, '2001-01-01') $$, '42501', null,
  'a student cannot set the time of a click'
);

select tests.act_as('carl');
select throws_ok(
  $$ insert into whatsapp_clicks (email) values ('carl@olympeak.example') $$, '42501', null,
  'an account without a students row cannot record a click with an email address'
);
select lives_ok($$ insert into whatsapp_clicks (email) values (null) $$, 'an account without a students row can record a click without an email address');

select tests.act_as_owner();
select results_eq(
  $$ select "timestamp" = now(), referrer, page_url, subject, class from exam_starts $$,
  $$ values (true, 'https://search.example/', 'https://olympeak.example/mocktest', 'Maths', 'Class 5') $$,
  'the start of a mock test is saved with the names of its subject and class, with page addresses without queries, and with the server''s time'
);

-- Returns the network address of a caller with these headers. The edge functions follow the same rules in caller-address.ts.
create function pg_temp.caller_address_from(p_headers text) returns text language sql
as $$ select private.caller_address() from (select set_config('request.headers', p_headers, true)) as s $$;
select results_eq(
  $$ select headers, pg_temp.caller_address_from(headers) from (values
    ('{"cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "198.51.100.9, 192.0.2.1"}'), ('{"x-forwarded-for": "198.51.100.9, 203.0.113.8"}'),
    ('{"cf-connecting-ip": " 2001:DB8::1 "}'), ('{"x-forwarded-for": "203.0.113.7, 127.0.0.1"}'), ('{"x-forwarded-for": "172.16.4.1"}'),
    ('{"cf-connecting-ip": "fd00::1"}'), ('{"x-forwarded-for": "unknown host"}'), ('{"x-forwarded-for": ""}'), ('{}'), ('')
  ) as v (headers) $$,
  $$ values
    ('{"cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "198.51.100.9, 192.0.2.1"}', '203.0.113.7'),
    ('{"x-forwarded-for": "198.51.100.9, 203.0.113.8"}', '203.0.113.8'), ('{"cf-connecting-ip": " 2001:DB8::1 "}', '2001:db8::1'),
    ('{"x-forwarded-for": "203.0.113.7, 127.0.0.1"}', null), ('{"x-forwarded-for": "172.16.4.1"}', null),
    ('{"cf-connecting-ip": "fd00::1"}', null), ('{"x-forwarded-for": "unknown host"}', null), ('{"x-forwarded-for": ""}', null), ('{}', null), ('', null)
  $$,
  'the caller''s address is cf-connecting-ip or else the last entry of x-forwarded-for, and null if this is private or not an address'
);

select results_eq(
  $$ select private.caller_network() from (values
    ('203.0.113.7'), ('2001:DB8::1'), ('2001:db8:0:0:ffff::2'), ('2001:db8:0:1::1'), ('::ffff:203.0.113.7'), ('2001:db8::1::2'), ('fd00::1')
  ) as v (address), set_config('request.headers', json_build_object('cf-connecting-ip', address)::text, true) as s $$,
  $$ values ('203.0.113.7'), ('2001:db8::/64'), ('2001:db8::/64'), ('2001:db8:0:1::/64'), ('203.0.113.7'), ('2001:db8::1::2'), (null) $$,
  'rate limits count an IPv4 address or the /64 network of an IPv6 address'
);

-- One network address may make sixty clicks an hour. The platform adds the last address in x-forwarded-for; a caller can forge the others.
select tests.act_as_visitor();
select set_config('request.headers', '{"x-forwarded-for": "198.51.100.9, 203.0.113.7"}', true);
insert into whatsapp_clicks (email) select null from generate_series(1, 60);
select throws_ok(
  $$ insert into whatsapp_clicks (email) values (null) $$, 'PT429', 'Too many requests.', 'the 61st click from one network address in an hour is refused'
);
select set_config('request.headers', '{"x-forwarded-for": "198.51.100.10, 203.0.113.7"}', true);
select throws_ok(
  $$ insert into whatsapp_clicks (email) values (null) $$, 'PT429', null, 'a forged first entry of the x-forwarded-for header does not avoid the limit'
);
select lives_ok(
  $$ insert into exam_starts (subject_id, class_id) values (tests.exam('IMO'), tests.class(5)) $$,
  'a visitor whose network address has used up its clicks can still record the start of a mock test'
);
select set_config('request.headers', '{"x-forwarded-for": "203.0.113.8"}', true);
select lives_ok($$ insert into whatsapp_clicks (email) values (null) $$, 'a click from another network address is still accepted');
select set_config('request.headers', '', true);
select lives_ok($$ insert into whatsapp_clicks (email) values (null) $$, 'a click without headers, and so without a network address, is accepted');
select throws_ok(
  $$ select consume_rate_limit('whatsapp_clicks:all', 1, 1) $$, '42501', null, 'a visitor cannot call consume_rate_limit to use up a rate limit of others'
);

select tests.act_as_service();
select results_eq(
  $$ select consume_rate_limit('create-order:asha', 2, 60) ->> 'outcome' from generate_series(1, 4) $$,
  $$ values ('ok'), ('ok'), ('limited'), ('limited') $$,
  'a rate limit of two uses refuses the third use'
);
select tests.act_as_owner();
select is(
  (select count(*) from private.rate_limits where bucket like '%203.0.113%'), 0::bigint, 'no rate limit stores a network address'
);
update private.rate_limits set ends_at = now() where bucket = 'create-order:asha';
select is(
  consume_rate_limit('create-order:asha', 2, 60), '{"outcome": "ok"}', 'a rate limit can be used again after its window has ended'
);

select * from finish();
rollback;
