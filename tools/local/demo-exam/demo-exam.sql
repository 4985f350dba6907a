-- Creates the Maths exam of class 5 in Winter 2025-26 in a local database. seed-demo-exam.ts runs this in one transaction;
-- its setting olympeak.demo_exam contains the questions and the students' answers. Until the end of this file the setting
-- olympeak.demo_now is the exam's clock, so that the real functions run at the right times: the exam on 18 January, the
-- review on the 19th, the final result on 1 March 2026.

select set_config('olympeak.demo_clock', pg_get_functiondef('private.exam_now()'::regprocedure), true);
create or replace function private.exam_now() returns timestamptz
language sql volatile set search_path = ''
as $$ select current_setting('olympeak.demo_now')::timestamptz $$;

create temp table demo on commit drop as
select current_setting('olympeak.demo_exam')::jsonb as exam, 'de300000-0000-4000-8000-0000000000e1'::uuid as paper_id,
  'ed171000-0000-4000-8000-000000000002'::uuid as edition_id, (select id from public.subjects where code = 'IMO') as exam_id,
  'c1a55000-0000-4000-8000-000000000005'::uuid as class_id, timestamptz '2026-01-18 11:00+05:30' as opens_at, '2026-01-10 18:00+05:30'::timestamptz as bought_at;
create temp table demo_participants on commit drop as
select case when s.place = 1 then 'de300000-0000-4000-8000-000000000001' else md5('demo sitter ' || s.place) end::uuid as id, s.place,
  s.participant ->> 'name' as name, s.participant ->> 'letters' as letters, md5('demo order ' || s.place)::uuid as order_id,
  md5('demo intent ' || s.place)::uuid as intent_id, md5('demo attempt ' || s.place)::uuid as attempt_id
from demo, jsonb_array_elements(exam -> 'participants') with ordinality as s (participant, place);

-- The families and their payments.
insert into public.students (id, name, email, class_id, consent_given)
select s.id, s.name, 'family' || s.place || '@olympeak.example', d.class_id, false from demo_participants as s, demo as d where s.place > 1;
insert into private.guardian_consents (student_id, kind, way, guardian_name, wording_version, given_at)
select s.id, 'exam', 'mail', 'Ravi Verma', 'demo', d.bought_at from demo_participants as s, demo as d
where not private.has_guardian_consent(s.id);
insert into private.payment_intents (id, student_id, edition_id, class_id, fingerprint, amount_paise, status, razorpay_order_id, created_at, opened_at)
select s.intent_id, s.id, d.edition_id, d.class_id, 'demo', 25000, 'paid', 'order_demo_' || s.place, d.bought_at, d.bought_at from demo_participants as s, demo as d;
insert into private.payment_intent_items (intent_id, exam_id, price_paise) select s.intent_id, d.exam_id, 25000 from demo_participants as s, demo as d;
insert into private.captured_payments (payment_id, razorpay_order_id, amount_paise, currency, status, method, paid_at)
select 'pay_demo_' || s.place, 'order_demo_' || s.place, 25000, 'INR', 'captured', 'upi', d.bought_at from demo_participants as s, demo as d;
insert into public.orders (id, student_id, intent_id, payment_id, razorpay_order_id, amount_paise, edition_id, class_id, ordered_at)
select s.order_id, s.id, s.intent_id, 'pay_demo_' || s.place, 'order_demo_' || s.place, 25000, d.edition_id, d.class_id, d.bought_at
from demo_participants as s, demo as d order by s.place;
insert into public.order_items (order_id, exam_id, price_paise) select s.order_id, d.exam_id, 25000 from demo_participants as s, demo as d;
insert into public.enrolments (student_id, exam_id, edition_id, class_id, order_id, enrolled_at)
select s.id, d.exam_id, d.edition_id, d.class_id, s.order_id, d.bought_at from demo_participants as s, demo as d;

-- The paper, and the attempts of all students: one answer a minute, all of them in time.
update public.edition_exams as x set opens_at = d.opens_at, last_start_at = d.opens_at + interval '15 minutes'
from demo as d where x.edition_id = d.edition_id and x.exam_id = d.exam_id;
insert into private.papers (id, kind, edition_id, exam_id, class_id) select paper_id, 'exam', edition_id, exam_id, class_id from demo;
select private.write_paper(paper_id, exam -> 'items', '{}', exam -> 'key') from demo;
update private.papers as p set status = 'reviewed' from demo as d where p.id = d.paper_id;
select public.record_seal(paper_id, exam -> 'items', exam -> 'seal') from demo;
insert into private.exam_attempts (
  id, paper_id, student_id, exam_id, edition_id, class_id, order_id, seed, started_at, last_session_no, student_name
)
select s.attempt_id, d.paper_id, s.id, d.exam_id, d.edition_id, d.class_id, s.order_id, left(md5('demo seed ' || s.place), 16),
  d.opens_at + make_interval(secs => 60 + s.place), 1, s.name
from demo_participants as s, demo as d;
insert into private.exam_sessions (attempt_id, session_no, ticket_hash, acked_seq, started_at, last_answered_at, last_saved_at, last_contact_at, calls_until)
select a.id, 1, sha256(convert_to(a.id::text, 'UTF8')), char_length(replace(s.letters, '-', '')), a.started_at, a.started_at + interval '52 minutes',
  a.started_at + interval '52 minutes', a.started_at + interval '52 minutes', a.started_at
from private.exam_attempts as a join demo_participants as s on s.attempt_id = a.id;
insert into private.exam_events (attempt_id, session_no, seq, n, option, answered_at, received_at)
select a.id, 1, row_number() over (partition by a.id order by l.n), l.n, l.letter, a.started_at + l.n * interval '1 minute', a.started_at + l.n * interval '1 minute'
from private.exam_attempts as a
join demo_participants as s on s.attempt_id = a.id
cross join string_to_table(s.letters, null) with ordinality as l (letter, n)
where l.letter <> '-';
analyze public.students, public.enrolments, private.exam_attempts, private.exam_sessions, private.exam_events;
select set_config('olympeak.demo_now', '2026-01-18 12:05+05:30', true);
select count(private.end_attempt(a, a.started_at + interval '53 minutes')) from private.exam_attempts as a join demo as d on d.paper_id = a.paper_id;
select set_config('olympeak.demo_now', '2026-01-18 19:00+05:30', true);
select private.run_result_tasks();

create function pg_temp.act_as(p_id uuid) returns void language sql as $$
  select set_config('request.jwt.claims', jsonb_build_object(
    'sub', p_id, 'role', 'authenticated', 'amr', '[{"method": "password", "timestamp": 0}]'::jsonb
  )::text, true)
$$;

-- The day after: an organiser decides about the suspect questions, and the provisional results are published.
select set_config('olympeak.demo_now', '2026-01-19 10:00+05:30', true);
select pg_temp.act_as('de300000-0000-4000-8000-000000000002');
select public.decide_key(d.paper_id, n, 'Read again by two teachers: the question is hard, and the answer key is right.')
from demo as d cross join unnest(private.find_undecided(d.paper_id)) as n;
select public.publish_results(paper_id, 'provisional') from demo;
select private.run_result_tasks();

-- The demo student's challenge, which is accepted.
select set_config('olympeak.demo_now', '2026-01-20 17:30+05:30', true);
select pg_temp.act_as('de300000-0000-4000-8000-000000000001');
select public.challenge_key(
  paper_id, (exam #>> '{challenged,n}')::integer, exam #>> '{challenged,credited}',
  'I worked it out twice, and my father did as well: the explanation below the question comes to my answer, and not to yours.'
)
from demo;
select set_config('olympeak.demo_now', '2026-01-22 12:00+05:30', true);
select pg_temp.act_as('de300000-0000-4000-8000-000000000002');
select public.decide_key(
  paper_id, (exam #>> '{challenged,n}')::integer,
  'Your challenge was right. The answer key of this question gave the wrong option, although the explanation was correct. We have corrected the answer key and everyone’s marks.',
  exam #>> '{challenged,credited}'
)
from demo;
select private.run_result_tasks();

-- The result date: the organisers confirm medals and publish the final results.
select set_config('olympeak.demo_now', '2026-03-01 10:00+05:30', true);
select public.confirm_award(c.attempt_id, 'The school’s letter names class 5.')
from private.award_checks as c join demo_participants as s on s.attempt_id = c.attempt_id;
select public.publish_results(d.paper_id, 'final', (u.medals ->> 'gold')::integer)
from demo as d join private.paper_statistics as u on u.paper_id = d.paper_id;
select private.run_result_tasks();

-- The awards: some families have given an address, and their parcels were delivered, were returned, or should have been
-- posted by now. The demo student has not given an address yet.
create temp table demo_awards on commit drop as
select w.id, s.id as student_id, row_number() over (order by s.place) as turn
from private.awards as w join demo_participants as s on s.attempt_id = w.attempt_id
where s.place > 1;
select set_config('olympeak.demo_now', '2026-03-05 19:00+05:30', true);
select pg_temp.act_as(student_id), public.give_award_address(
  id, 'Ravi Verma', turn % 5 = 0, case when turn % 5 = 0 then 'Hill View School, ' else '' end || turn || ' Lake Road', (array['Pune', 'Kochi', 'Jaipur'])[turn % 3 + 1],
  (array['Maharashtra', 'Kerala', 'Rajasthan'])[turn % 3 + 1], (array['411001', '682001', '302001'])[turn % 3 + 1], '9876543210'
)
from demo_awards where turn <= 24;
select set_config('olympeak.demo_now', '2026-03-16 11:00+05:30', true);
select pg_temp.act_as('de300000-0000-4000-8000-000000000002');
select public.move_awards((select array_agg(id) from demo_awards where turn <= 18), 'packed');
select public.post_awards(jsonb_agg(jsonb_build_object('award_id', id, 'courier', 'Speed Post', 'consignment', 'EK' || 123456000 + turn || 'IN')))
from demo_awards where turn <= 12;
select set_config('olympeak.demo_now', '2026-03-24 11:00+05:30', true);
select public.move_awards((select array_agg(id) from demo_awards where turn <= 10), 'delivered');
select public.move_awards((select array_agg(id) from demo_awards where turn between 11 and 12), 'returned');

do $$ begin execute current_setting('olympeak.demo_clock'); end $$;
select public.post_awards(jsonb_agg(jsonb_build_object('award_id', id, 'courier', 'Blue Dart', 'consignment', 7000 + turn))) from demo_awards where turn between 13 and 15;

-- No email about this exam is sent, now or later.
update private.awards set reminded = 3, late_mailed_at = coalesce(late_mailed_at, private.exam_now());
update private.outbox as b set status = 'dead', last_error = 'demonstration data, no family was emailed' from demo_participants as s where b.student_id = s.id and b.status = 'pending';
select set_config('request.jwt.claims', '', true);
