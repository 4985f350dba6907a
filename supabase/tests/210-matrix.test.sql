-- Tries every statement on every table as every kind of person. The tables come from PostgreSQL's catalog, so that new tables are
-- tried as well; this file lists what is allowed, and everything else must be refused.
begin;
select plan(7);

select tests.create_student('asha', 5, true);
select tests.create_student('bela');
select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.open_registration();

-- Asha gets a row in every table.
select tests.act_as('asha');
insert into public.mock_tests (student_id, class_id, subject_id, started_at, completed_at, score)
values (tests.id('asha'), tests.class(5), tests.exam('IMO'), now() - interval '10 minutes', now(), 70);
insert into public.whatsapp_clicks (email) values (null);
insert into public.exam_starts (subject_id, class_id) values (tests.exam('IMO'), tests.class(5));
select tests.act_as_owner();
select tests.open_checkout('asha', array['IMO'], 'order_a'), tests.open_checkout('asha', array['IMO', 'ISO'], 'order_b');
select record_capture(tests.gateway_payment('pay_a', 'order_a', tests.total_price(array['IMO']))),
  record_capture(tests.gateway_payment('pay_b', 'order_b', tests.total_price(array['IMO', 'ISO'])));
update public.subject_classes set is_active = class_id <> tests.class(12);
select tests.act_as('asha');
insert into public.current_cart_snapshot (student_id, email, cart_items)
values (tests.id('asha'), 'asha@olympeak.example', jsonb_build_array(tests.exam('IEO')));
select request_refund((select id from orders where payment_id = 'pay_a'), 'payment_error'), request_guardian_consent('ravi@family.example');
select tests.act_as_owner();
select tests.give_consent('asha');
insert into private.family_confirmations (student_id) values (tests.id('asha'));
insert into private.refund_refusals (task_id, reason, amount_paise, requested_at, answer, refused_at)
select id, 'payment_error', 100, now(), 'Paid once.', now() from private.refund_tasks where reason = 'student_request';
insert into private.refund_failures (task_id, round, amount_paise) select id, round, amount_paise from private.refund_tasks where reason = 'student_request';
select private.issue_credit_note(t) from private.refund_tasks as t where t.reason = 'student_request';
select receive_webhook('event_a', 'payment.captured', '{}');
insert into private.exam_grants (paper_id, student_id, extra_seconds, reason, granted_by)
values (tests.create_rehearsal(), tests.id('asha'), 60, 'a power cut', tests.id('meera'));
insert into private.organisers_children (edition_id, class_id, organiser_id, marked_by)
values (tests.edition(), tests.class(5), tests.id('meera'), tests.id('meera'));
insert into private.paper_readers (paper_id, organiser_id) select id, tests.id('meera') from private.papers;
insert into private.paper_solutions (paper_id, fingerprint, solver_id, choice)
select id, 'f', tests.id('meera'), '13' from private.papers;
select tests.act_as('asha');
select set_config('tests.started', start_exam((select paper_id from list_my_exams() where kind = 'rehearsal'))::text, true);
select save_answers((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket', '[{"seq": 1, "n": 1, "option": "b", "at_ms": 0}]'),
  note_room_events((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket', '[{"kind": "hidden", "at_ms": 0}]'),
  finish_exam((s ->> 'attempt_id')::uuid, 1, s ->> 'ticket', 1)
from (select current_setting('tests.started')::jsonb as s) as x;
select tests.act_as_owner();
insert into private.exam_decisions (kind, edition_id, exam_id, extra_seconds, reason, decided_by)
values ('minutes', tests.edition(), tests.exam('IMO'), 300, 'a power cut', tests.id('meera'));
insert into private.kept_answer_decisions (attempt_id, is_counted, reason, decided_by, decided_at)
select id, true, 'a power cut', tests.id('meera'), now() from private.exam_attempts limit 1;
insert into private.exam_reminders (edition_id, exam_id, hours_before, opens_at) values (tests.edition(), tests.exam('IMO'), 24, now());
insert into private.paper_results (paper_id, key_version, closed_at) select id, 1, now() from private.papers where kind = 'rehearsal' limit 1;
insert into private.key_decisions (paper_id, n, reason, decided_at) select paper_id, 1, 'It is right.', now() from private.paper_results;
insert into private.exam_results (attempt_id, no, paper_id, key_version, has_answers, marks, section_c, cause, marked_at)
select a.id, 1, r.paper_id, 1, true, 1, 0, 'provisional', now() from private.exam_attempts as a, private.paper_results as r limit 1;
insert into private.paper_statistics (paper_id, participants, distribution, medals, measured_at) select paper_id, 0, '{}', '{}', now() from private.paper_results;
insert into private.question_statistics (paper_id, n, top_shares, bottom_shares, suspect_for) select paper_id, 1, '{}', '{}', '{}' from private.paper_results;
insert into private.result_tasks (paper_id, kind, asked_at) select paper_id, 'final', now() from private.paper_results;
insert into private.awards (attempt_id, medal, promised_on, made_at) select attempt_id, 'gold', now(), now() from private.exam_results;
insert into private.award_addresses (award_id, recipient, is_school, line_1, city, region, pin, phone, given_at)
select id, 'Asha', false, '12 Lake Road', 'Pune', 'Maharashtra', '411001', '9876543210', now() from private.awards;
insert into private.award_events (award_id, no, kind, old_state, new_state, changed_at) select id, 1, 'address', 'waiting', 'confirmed', now() from private.awards;
insert into private.award_checks (attempt_id, award, drawn_for, drawn_at) select attempt_id, 'gold', 'gold', now() from private.exam_results;
insert into private.key_challenges (attempt_id, n, paper_id, claim, reason, filed_at)
select attempt_id, 1, paper_id, 'none', 'There is none.', now() from private.exam_results;
insert into private.certificate_name_requests (attempt_id, name, reason, asked_by, asked_at)
select id, 'Rohini', 'The school''s letter.', tests.id('meera'), now() from private.exam_attempts limit 1;
insert into private.void_proposals (attempt_id, wanted, reason, proposed_by, proposed_at, reply_until)
select attempt_id, 'void', 'Two people were in the room.', tests.id('meera'), now(), now() + interval '7 days' from private.exam_results;
insert into private.exam_mailings (kind, edition_id, exam_id, about) values ('exam_off_email', tests.edition(), tests.exam('IMO'), '{}');
insert into private.certificates (code, attempt_id, name, award, issued_at)
select 'OLY-W27-IMO05-7F3KQ9TX', attempt_id, 'Asha', 'gold', now() from private.exam_results;
insert into private.picture_sheets (attempt_id, opened_at, delete_at) select attempt_id, now(), now() from private.exam_results;
insert into private.picture_readings (attempt_id, organiser_id) select attempt_id, tests.id('bela') from private.picture_sheets;
insert into private.picture_reviews (attempt_id, verdict, decided_by) select attempt_id, 'fine', tests.id('meera') from private.picture_sheets;
insert into private.device_checks (student_id, is_good) values (tests.id('asha'), true);
insert into private.mistake_cards (student_id, subject, class_number, mistake, item_id, due_day, step)
values (tests.id('asha'), 'maths', 5, 'lost-zero', 'c5-maths-001', '2026-12-01', 0);
insert into private.practice_records (student_id) values (tests.id('asha'));
insert into private.organiser_changes (kind, student_id, asked_by) values ('appoint', tests.id('bela'), tests.id('meera'));
insert into private.family_notes (student_id, text, written_by) values (tests.id('asha'), 'The mother called.', tests.id('meera'));
select consume_rate_limit('asha', 5, 60), start_sweep(null, 0, 100);

-- The columns that the current role may insert or update. If there are none, all columns, so that the statement is refused for
-- the missing permission.
create function pg_temp.writable_columns(p_table oid, p_verb text) returns text[] language sql stable
as $$
  select coalesce(
    array_agg(a.attname::text order by a.attnum) filter (where has_column_privilege(p_table, a.attnum, p_verb)),
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '' and a.attidentity = '')
  )
  from pg_attribute as a
  where a.attrelid = p_table and a.attnum > 0 and not a.attisdropped
$$;

-- Runs a statement, rolls it back and returns its effect: 'all' or 'some' existing rows, 'yes' for an insert, or 'no' if it was
-- refused or had no effect. An insert repeats an existing row: if inserts are allowed, it succeeds or violates a unique key.
create function pg_temp.try_statement(p_table oid, p_name text, p_total bigint, p_row jsonb, p_verb text) returns text
language plpgsql
as $$
declare
  v_columns text[] := case when p_verb in ('insert', 'update') then pg_temp.writable_columns(p_table, p_verb) end;
  v_count bigint;
begin
  if p_verb = 'insert' then
    execute format(
      'insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1)', p_name, array_to_string(v_columns, ', ')
    ) using p_row;
  elsif p_verb = 'update' then
    execute format('update %s set %I = %2$I', p_name, v_columns[1]);
  elsif p_verb = 'delete' then
    execute format('delete from %s', p_name);
  else
    execute format('select count(*) from %s', p_name) into v_count;
  end if;
  if v_count is null then
    get diagnostics v_count = row_count;
  end if;
  raise exception using errcode = 'TTTTT', message = case
    when v_count = 0 then 'no' when p_verb = 'insert' then 'yes' when v_count = p_total then 'all' else 'some'
  end;
exception
  when insufficient_privilege then return 'no';
  when sqlstate 'TTTTT' then return sqlerrm;
  when unique_violation then return 'yes';
end
$$;

-- The number of rows of a table, as its owner sees it.
create function pg_temp.count_rows(p_name text) returns bigint language plpgsql
as $$
declare
  v_count bigint;
begin
  execute format('select count(*) from %s', p_name) into v_count;
  return v_count;
end
$$;
-- One row of a table as JSON.
create function pg_temp.first_row(p_name text) returns jsonb language plpgsql
as $$
declare
  v_row jsonb;
begin
  execute format('select to_jsonb(t) from %s as t limit 1', p_name) into v_row;
  return v_row;
end
$$;

create temp table all_tables as
select c.oid, n.nspname || '.' || c.relname as name,
  pg_temp.count_rows(n.nspname || '.' || c.relname) as total, pg_temp.first_row(n.nspname || '.' || c.relname) as row
from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm');
grant select on all_tables to public;

create function pg_temp.allowed_statements() returns setof text language sql
as $$
  select r.name || ' ' || v.verb || ': ' || a.effect
  from all_tables as r
  cross join unnest(array['select', 'insert', 'update', 'delete']) as v (verb)
  cross join lateral pg_temp.try_statement(r.oid, r.name, r.total, r.row, v.verb) as a (effect)
  where a.effect <> 'no'
$$;

select is_empty(
  $$ select name from all_tables where total = 0 $$,
  'every table has a row, so that these tests would notice a missing policy'
);

create temp view public_rights as
select unnest(array[
  'public.classes select: all', 'public.subjects select: all', 'public.subject_classes select: some',
  'public.editions select: all', 'public.edition_exams select: all',
  'public.exam_starts insert: yes', 'public.whatsapp_clicks insert: yes'
]) as statement;
grant select on public_rights to public;

select tests.act_as_visitor();
select set_eq(
  $$ select pg_temp.allowed_statements() $$, $$ select statement from public_rights $$,
  'a visitor can only read the catalogue and insert two kinds of events'
);

select tests.act_as('asha');
select set_eq(
  $$ select pg_temp.allowed_statements() $$,
  $$
    select statement from public_rights
    union all
    values
      ('public.students select: some'), ('public.students insert: yes'), ('public.students update: some'),
      ('public.mock_tests select: all'), ('public.mock_tests insert: yes'),
      ('public.orders select: all'), ('public.order_items select: all'), ('public.enrolments select: all'),
      ('public.refund_requests select: all'),
      ('public.current_cart_snapshot select: all'), ('public.current_cart_snapshot insert: yes')
  $$,
  'a student can only read the catalogue and their own rows, and write their profile, mock tests and cart'
);

select tests.act_as('bela');
select set_eq(
  $$ select pg_temp.allowed_statements() $$,
  $$ select statement from public_rights union all values ('public.students select: some'), ('public.students update: some') $$,
  'a student cannot read or write the rows of another student'
);

select tests.act_as('meera');
select set_eq(
  $$ select pg_temp.allowed_statements() $$,
  $$ select statement from public_rights union all values ('public.students select: some'), ('public.students update: some') $$,
  'an admin cannot read or write the rows of a student, because organisers use functions that check the role'
);

-- Asha's account is deleted; her token is still valid for an hour.
select tests.act_as_owner();
update private.refund_tasks set status = 'refused';
-- This test gave a rehearsal a picture sheet, which a real one never has. It would keep the attempt from being deleted.
delete from private.picture_sheets;
select tests.act_as('asha');
select delete_account((select array_agg(exam_id) from enrolments));
select tests.act_as_owner();
select results_eq(
  $$
    select exists (select 1 from orders where student_id = tests.id('asha')), exists (select 1 from order_items),
      exists (select 1 from enrolments where student_id = tests.id('asha')),
      exists (select 1 from refund_requests where student_id = tests.id('asha'))
  $$,
  $$ values (true, true, true, true) $$, 'the purchases of a deleted account are kept, so that the next test would notice a missing policy'
);
select tests.act_as('asha');
select set_eq(
  $$ select pg_temp.allowed_statements() $$,
  -- Her anonymised row still exists, so an insert violates the primary key, which counts as allowed.
  $$ select statement from public_rights union all values ('public.students insert: yes') $$,
  'a deleted account has the rights of a visitor'
);

select * from finish();
rollback;
