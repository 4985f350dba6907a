-- A guardian's consent: when it counts, and what its lack holds (exam section 9).
begin;
select plan(12);

select tests.open_hours();
select tests.wait_until('-1 day');
select tests.create_student('asha'), tests.create_student('bela');

create function pg_temp.type_at_checkout() returns void language sql
as $$
  insert into private.guardian_consents (student_id, kind, way, guardian_name, wording_version)
  values (tests.id('asha'), 'exam', 'checkout', 'Ravi Verma', '2026-11')
$$;
create function pg_temp.hold(p_standing text, p_held_for text) returns text language sql
as $$
  select private.find_hold(tests.id('asha'), jsonb_populate_record(
    null::private.exam_attempts, jsonb_build_object('standing', p_standing, 'held_for', p_held_for)
  ))
$$;

-- What counts.
select ok(not private.has_guardian_consent(tests.id('asha')), 'nobody has consented at first');
select is(private.find_hold(tests.id('asha'), null), 'consent', 'which will hold her results, told before there is an attempt');
select pg_temp.type_at_checkout();
select ok(not private.has_guardian_consent(tests.id('asha')), 'what was typed at the checkout does not count before it is paid');
select tests.enrol('asha', '{IMO}');
select ok(private.has_guardian_consent(tests.id('asha')), 'the payment that follows makes it count');
select is(private.find_hold(tests.id('asha'), null), null, 'and nothing is held');
select ok(not private.has_guardian_consent(tests.id('bela')), 'it is no other student''s');
select throws_ok('select pg_temp.type_at_checkout()', '23505', null, 'one of a kind stands');
update private.guardian_consents set withdrawn_at = now();
select ok(not private.has_guardian_consent(tests.id('asha')), 'a withdrawn one counts no more');
insert into private.guardian_consents (student_id, kind, way, guardian_name, wording_version, given_at)
values (tests.id('asha'), 'exam', 'checkout', 'Ravi Verma', '2026-11', now() + interval '1 second');
select ok(not private.has_guardian_consent(tests.id('asha')), 'and an earlier payment is nobody''s word on a later consent');
update private.guardian_consents set way = 'mail';
select ok(private.has_guardian_consent(tests.id('asha')), 'by mail it counts at once');

-- What is held for what.
select results_eq(
  $$ values (pg_temp.hold('normal', null)), (pg_temp.hold('released', 'refund')), (pg_temp.hold('held', 'dispute')), (pg_temp.hold('void', 'void')) $$,
  $$ values (null), (null), ('dispute'), (null) $$, 'with a consent what the attempt says holds it alone'
);
delete from private.guardian_consents;
select results_eq(
  $$ values (pg_temp.hold('normal', null)), (pg_temp.hold('released', 'refund')), (pg_temp.hold('held', 'dispute')), (pg_temp.hold('void', 'void')) $$,
  $$ values ('consent'), ('consent'), ('dispute'), (null) $$, 'without one every result that is not void, what holds it besides said first'
);

select * from finish();
rollback;
