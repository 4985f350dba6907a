-- Lists everything that a visitor or student may write, with the limit for one person; the test fails if a grant for writing is
-- missing here. Also lists the functions that have no limit for their rows, and what bounds the number of rows.
begin;
select plan(4);

create temp table write_caps (table_or_function text primary key, cap text not null);
insert into write_caps values
  ('exam_starts insert', '60 an hour per IP address and 1,000 where it is unknown: private.cap_telemetry'),
  ('whatsapp_clicks insert', '60 an hour per IP address and 1,000 where it is unknown: private.cap_telemetry'),
  ('mock_tests insert', '60 a day and 2,000 in all per student: private.cap_mock_tests'),
  ('sync_mistake_cards', '300 cards and 300 calls a day per student: private.sync_mistake_cards'),
  ('sync_practice_record', 'one row per student with at most 8 plans and 28 days of practice, together 16 KiB; 300 calls a day: private.sync_practice_record'),
  ('students insert', 'one per account: primary key'),
  ('students update', 'only their own row, which is overwritten: students_update_own'),
  ('current_cart_snapshot insert', 'one per student: primary key'),
  ('set_consent', 'a student can give consent ten times a day, and withdraw it as often: private.set_consent'),
  ('request_refund', 'one per order: unique'),
  ('delete_account', 'once per account'),
  ('confirm_family', 'one row per child, which is overwritten: primary key'),
  ('list_my_exams', 'ends each overdue attempt of the student, once: private.lock_attempt'),
  ('get_answer_record', '30 a minute per student; ends an overdue attempt of the student, once: private.get_answer_record'),
  ('export_my_data', '20 an hour per student: private.export_my_data'),
  ('start_exam', 'one attempt per exam and 20 rehearsals a day; sessions: 30 a minute per student, 200 per exam, 40 per rehearsal: private.open_session'),
  ('save_answers', '60 calls a minute per session; 6,000 events in an exam and 2,000 in a rehearsal, half of that in one session: private.save_error'),
  ('finish_exam', '60 calls a minute per session; an attempt ends once: private.count_call'),
  ('correct_certificate_name', 'three names besides the first: private.correct_certificate_name'),
  ('give_award_address', '20 a day per student: private.give_award_address'),
  ('confirm_award_arrival', 'once for each posting: private.confirm_award_arrival'),
  ('verify_certificate', '20 an hour per IP address: private.consume_rate_limit'),
  ('challenge_key', '5 per paper and one per question: private.challenge_key'),
  ('reply_to_void', 'one reply to each proposal, which can be overwritten until the decision: private.reply_to_void'),
  ('note_room_events', '60 calls a minute per session, the newest 500 rows per attempt: private.note_room_events'),
  ('give_guardian_consent', '20 a day per student: private.give_guardian_consent'),
  ('give_order_consent', '20 a day per student, together with give_guardian_consent: private.give_order_consent'),
  ('withdraw_guardian_consent', 'as often as a consent was given, which has a limit: private.withdraw_guardian_consent'),
  ('request_guardian_consent', '5 a day per student and 3 per mailbox: private.request_guardian_consent'),
  ('note_device_check', 'one row per student, which is overwritten: private.note_device_check'),
  ('open_picture_sheet', 'one row per attempt of the student: primary key'),
  ('confirm_guardian_consent', 'a token once, 60 an hour per IP address: private.confirm_guardian_consent');

select set_eq(
  $$
    select c.relname || ' ' || v.verb
    from pg_class as c, unnest(array['insert', 'update', 'delete']) as v (verb)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
      and exists (
        select 1 from unnest(array['anon', 'authenticated']) as r (role)
        where has_table_privilege(r.role, c.oid, v.verb)
          or (v.verb <> 'delete' and has_any_column_privilege(r.role, c.oid, v.verb))
      )
  $$,
  $$ select table_or_function from write_caps where table_or_function like '% %' $$,
  'every table that a visitor or student may write has its limit in this list'
);
-- A function in public calls the function of the same name in private; those for organisers check the caller there.
select set_eq(
  $$
    select p.proname::text
    from pg_proc as p
    where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v' and p.prokind = 'f'
      and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
      and not exists (
        select 1 from pg_proc as d
        where d.pronamespace = 'private'::regnamespace and d.proname = p.proname and d.prosrc like '%private.require_admin()%'
      )
      and p.prosrc not like '%private.require_admin()%'
  $$,
  $$ select table_or_function from write_caps where table_or_function not like '% %' $$,
  'every function that writes for a visitor or student has its limit in this list'
);

create temp table list_bounds (function_name text primary key, bound text not null);
insert into list_bounds values
  ('get_guardian_consents', 'kinds of consent'),
  ('list_audit', '50 a page: private.find_audit'),
  ('list_awards', '50 a page: private.find_awards'),
  ('list_exam_day', 'papers of one exam: two for each class'),
  ('list_my_pictures', '45 stills per attempt'),
  ('list_organisers', 'organisers'),
  ('list_paper_results', 'papers of an edition: two for each exam and class'),
  ('list_papers', 'papers of an edition: two for each exam and class'),
  ('list_prices', 'exams'),
  ('list_refundable_orders', 'own orders of the last five days'),
  ('list_refund_tasks', '50 a page: private.find_refund_tasks'),
  ('list_refunded_orders', 'own orders that were refunded'),
  ('list_subject_pairs', 'subjects and classes'),
  ('sum_enrolments', 'one row'),
  ('sum_payments', 'one row'),
  ('sum_results', 'classes');
select set_eq(
  $$
    select p.proname::text
    from pg_proc as p
    where p.pronamespace = 'public'::regnamespace and p.proretset
      and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
      and not exists (
        select 1 from pg_proc as d
        where d.pronamespace = 'private'::regnamespace and d.proname = p.proname and d.prosrc ~ '\mlimit\M'
      )
  $$,
  $$ select function_name from list_bounds $$,
  'every function that returns rows has a limit or a bounded number of rows'
);

-- Camera pictures are rows of Storage: an attempt has 45 names, each used once.
select is(cardinality(private.picture_names(tests.id('x'))), 45, 'an attempt has at most 45 pictures, because each name can be used once');

select * from finish();
rollback;
