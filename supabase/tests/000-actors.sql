-- Helper functions of all pgTAP tests. Committed, not rolled back, so that every file can use them; `supabase test db` runs this file first.

begin;

create extension if not exists pgtap with schema extensions;
drop schema if exists tests cascade;
create schema tests;
grant usage on schema tests to public;
-- Tests call these functions in every role.
alter default privileges grant execute on functions to public;

create function tests.id(p_name text) returns uuid language sql immutable
as $$ select md5(p_name)::uuid $$;
comment on function tests.id(text) is 'The id of the test account, paper or session with this name.';

create function tests.exam(p_code text) returns uuid language sql stable security definer
as $$ select id from public.subjects where code = p_code $$;
comment on function tests.exam(text) is 'The id of an exam by its code.';

create function tests.class(p_number integer) returns uuid language sql immutable
as $$ select ('c1a55000-0000-4000-8000-' || lpad(p_number::text, 12, '0'))::uuid $$;
comment on function tests.class(integer) is 'The id of a class by its number.';

create function tests.total_price(p_codes text[]) returns integer language sql stable security definer
as $$ select sum(price_paise)::integer from public.subjects where code = any (p_codes) $$;
comment on function tests.total_price(text[]) is 'The current price of these exams, in paise.';

create function tests.edition() returns uuid language sql stable security definer
as $$ select id from public.editions where is_current $$;
comment on function tests.edition() is 'The id of the current edition.';

create function tests.null_columns(p_row jsonb) returns text[] language sql immutable
as $$ select array_agg(key order by key) from jsonb_each(p_row) where value = 'null' $$;
comment on function tests.null_columns(jsonb) is
  'The names of the columns of a row that are null. src/data/database.ts declares the same columns as nullable, because the generated types of functions that return tables do not.';

create function tests.act_as(p_name text) returns void language plpgsql
as $$
begin
  perform set_config('request.jwt.claim.sub', tests.id(p_name)::text, true);
  perform set_config(
    'request.jwt.claims',
    json_build_object(
      'sub', tests.id(p_name), 'role', 'authenticated', 'email', p_name || '@olympeak.example',
      'amr', json_build_array(json_build_object('method', 'password', 'timestamp', extract(epoch from now())::bigint))
    )::text,
    true
  );
  perform set_config('role', 'authenticated', true);
end
$$;
comment on function tests.act_as(text) is 'Runs the following statements as this person, who has just logged in.';

create function tests.add_token_claims(p_claims jsonb) returns void language sql
as $$
  select set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb || p_claims)::text, true)
$$;
comment on function tests.add_token_claims(jsonb) is 'Adds claims to the token of the person acting now.';

create function tests.act_as_visitor() returns void language plpgsql
as $$
begin
  perform set_config('request.jwt.claim.sub', '', true);
  perform set_config('request.jwt.claims', '', true);
  perform set_config('role', 'anon', true);
end
$$;
comment on function tests.act_as_visitor() is 'Runs the following statements as a visitor, a user who is not logged in.';

create function tests.act_as_service() returns void language plpgsql
as $$
begin
  perform set_config('request.jwt.claim.sub', '', true);
  perform set_config('request.jwt.claims', '{"role": "service_role"}', true);
  perform set_config('role', 'service_role', true);
end
$$;
comment on function tests.act_as_service() is 'Runs the following statements as an edge function with the secret key.';

create function tests.act_as_owner() returns void language plpgsql
as $$
begin
  perform set_config('request.jwt.claim.sub', '', true);
  perform set_config('request.jwt.claims', '', true);
  perform set_config('role', 'postgres', true);
end
$$;
comment on function tests.act_as_owner() is 'Runs the following statements as the owner of the database, as the SQL console does.';

create function tests.create_student(p_name text, p_class integer default 5, p_consent boolean default false) returns uuid
language sql
as $$
  insert into public.students (id, name, email, class_id, consent_given)
  values (tests.id(p_name), initcap(p_name), p_name || '@olympeak.example', tests.class(p_class), p_consent)
  returning id
$$;
comment on function tests.create_student(text, integer, boolean) is 'Creates a student with a class; returns the account id. Call it as the owner.';

create function tests.open_registration() returns void language sql
as $$
  update public.editions set registration_opens_on = private.day_in_india(now()) - 30,
    exams_from = private.day_in_india(now()) + 10, exams_to = private.day_in_india(now()) + 40,
    results_on = private.day_in_india(now()) + 90
  where is_current;
  update public.edition_exams set exam_on = private.day_in_india(now()) + 20,
    registration_closes_on = private.day_in_india(now()) + 19
  where edition_id = tests.edition();
$$;
comment on function tests.open_registration() is 'Moves the dates of the current edition so that its registration is open today and its exams are in 20 days.';

create function tests.begin_payment(p_name text, p_codes text[], p_key text default 'key') returns jsonb
language sql
as $$
  select public.begin_payment(
    tests.id(p_name),
    (select array_agg(tests.exam(c)) from unnest(p_codes) as c),
    tests.total_price(p_codes),
    md5(p_name || p_key)::uuid
  )
$$;
comment on function tests.begin_payment(text, text[], text) is 'The reply of begin_payment to a student who buys these exams at current prices.';

create function tests.open_checkout(p_name text, p_codes text[], p_razorpay_order_id text) returns uuid
language plpgsql
as $$
declare
  v_reply jsonb := tests.begin_payment(p_name, p_codes, p_razorpay_order_id);
begin
  perform public.attach_gateway_order((v_reply ->> 'intent_id')::uuid, p_razorpay_order_id);
  return v_reply ->> 'intent_id';
end
$$;
comment on function tests.open_checkout(text, text[], text) is 'Begins a payment and attaches this gateway order; returns the id of the payment intent.';

create function tests.gateway_payment(
  p_id text, p_razorpay_order_id text, p_amount_paise integer, p_more jsonb default '{}'
) returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'id', p_id, 'entity', 'payment', 'order_id', p_razorpay_order_id, 'amount', p_amount_paise, 'currency', 'INR',
    'status', 'captured', 'method', 'upi', 'amount_refunded', 0, 'created_at', extract(epoch from now())::bigint
  ) || p_more
$$;
comment on function tests.gateway_payment(text, text, integer, jsonb) is 'A captured payment as the gateway reports it (docs/payments.md section 5); p_more adds or replaces fields.';

create function tests.gateway_refund(p_id text, p_task private.refund_tasks, p_status text, p_more jsonb default '{}') returns jsonb
language sql stable
as $$
  select jsonb_build_object(
    'id', p_id, 'entity', 'refund', 'payment_id', p_task.payment_id, 'amount', p_task.amount_paise, 'status', p_status,
    'receipt', replace(p_task.id::text, '-', '') || '-' || p_task.round
  ) || p_more
$$;
comment on function tests.gateway_refund(text, private.refund_tasks, text, jsonb) is 'The refund of a task as the gateway reports it (docs/payments.md section 5); p_more adds or replaces fields.';

create function tests.refund_payment(p_payment_id text, p_codes text[], p_admin text) returns void language plpgsql
as $$
declare
  v_order public.orders := (select o from public.orders as o where o.payment_id = p_payment_id);
  v_task private.refund_tasks;
begin
  -- A request at -infinity is before every deadline.
  perform private.file_refund_request(v_order.student_id, v_order.id, 'payment_error', null, '-infinity');
  select * into v_task from private.refund_tasks where order_id = v_order.id and reason = 'student_request';
  perform set_config('request.jwt.claims', json_build_object('sub', tests.id(p_admin))::text, true);
  perform public.decide_refund(v_task.id, 'refund', null, (select array_agg(tests.exam(c)) from unnest(p_codes) as c));
  perform set_config('request.jwt.claims', '', true);
  select * into v_task from private.refund_tasks where id = v_task.id;
  perform public.finish_refund(v_task.id, tests.gateway_refund('rfnd_' || p_payment_id, v_task, 'processed'));
end
$$;
comment on function tests.refund_payment(text, text[], text) is
  'A family requests a refund in time, this admin approves it for these exams, the gateway pays it. Call it as the owner.';

create function tests.seal_paper(p_paper_id uuid) returns void language sql
as $$
  update private.papers set status = 'sealed' where id = p_paper_id;
  insert into private.paper_seals (paper_id, path, sha256, bytes, paper_key, option_counts)
  select i.paper_id, i.paper_id || '/' || repeat('a', 64) || '.bin', repeat('a', 64), 1000, encode(sha256('key'), 'base64'),
    (select string_agg(jsonb_array_length(q -> 'options')::text, '' order by (q ->> 'n')::integer) from jsonb_array_elements(i.items) as q)
  from private.paper_items as i where i.paper_id = p_paper_id
  on conflict (paper_id) do update set option_counts = excluded.option_counts;
$$;
comment on function tests.seal_paper(uuid) is 'Marks a paper as sealed, without a sealed file.';

create function tests.write_and_seal_paper(p_paper_id uuid) returns void language plpgsql
as $$
begin
  perform private.write_paper(
    p_paper_id,
    '[{"n": 1, "section": "A", "question": "What is 2 + 2?", "options": ["3", "4", "5", "22"]},
      {"n": 2, "section": "A", "question": "Which is a fruit?", "options": ["Mango", "Chair", "Pen"]},
      {"n": 3, "section": "C", "question": "What is half of 9?", "options": ["4", "4.5", "5", "18"]}]',
    null,
    '{"1": {"credited": ["4"], "why": "Two and two make four.", "wrong": {"22": "put the digits side by side"}},
      "2": {"credited": ["Mango"], "why": "It grows on a tree.", "wrong": {}},
      "3": {"credited": ["4.5"], "why": "Twice 4.5 is 9.", "wrong": {"18": "doubled it"}}}'
  );
  perform tests.seal_paper(p_paper_id);
end
$$;
comment on function tests.write_and_seal_paper(uuid) is 'Writes three questions of 4, 3 and 4 options into a draft and seals it. The correct letters are b, a, b.';

create function tests.create_paper(p_code text, p_class integer, p_kind text default 'exam') returns uuid language plpgsql
as $$
declare
  v_id uuid;
begin
  insert into private.papers (id, kind, edition_id, exam_id, class_id)
  values (tests.id(p_kind || p_code || p_class), p_kind, tests.edition(), tests.exam(p_code), tests.class(p_class))
  returning id into v_id;
  perform tests.write_and_seal_paper(v_id);
  return v_id;
end
$$;
comment on function tests.create_paper(text, integer, text) is 'Creates a sealed paper of the current edition for an exam and a class; returns its id, for example tests.id(''examIMO5'').';

create function tests.create_rehearsal() returns uuid language plpgsql
as $$
declare
  v_id uuid;
begin
  insert into private.papers (kind, from_class, to_class) values ('rehearsal', 3, 5) on conflict do nothing;
  update private.papers set status = 'draft', duration_seconds = 600 where kind = 'rehearsal' and from_class = 3 returning id into v_id;
  perform tests.write_and_seal_paper(v_id);
  return v_id;
end
$$;
comment on function tests.create_rehearsal() is 'Writes the three test questions into the rehearsal of classes 3 to 5 and seals it; returns its id.';

create function tests.exam_opens_at() returns timestamptz language sql stable security definer
as $$ select (private.day_in_india(now()) + 20 + time '11:00') at time zone interval '5 hours 30 minutes' $$;
comment on function tests.exam_opens_at() is 'When exams open in a test: at 11:00 in India, on the exam day of tests.open_registration.';

create function tests.iso_after_opening(p_after_opening interval) returns text language sql stable security definer
as $$ select private.iso_timestamp(tests.exam_opens_at() + p_after_opening) $$;
comment on function tests.iso_after_opening(interval) is 'The opening time of the exams plus p_after_opening, as text in the format of the replies.';

create function tests.schedule_exams() returns void language plpgsql
as $$
begin
  perform tests.open_registration();
  -- A few students are enough for the statistics that find suspect questions.
  update public.editions set suspect_from = 1 where id = tests.edition();
  update public.edition_exams set opens_at = tests.exam_opens_at(), last_start_at = tests.exam_opens_at() + interval '15 minutes'
  where edition_id = tests.edition();
  create or replace function private.exam_now() returns timestamptz language sql volatile set search_path = ''
  as 'select current_setting(''tests.exam_now'')::timestamptz';
end
$$;
comment on function tests.schedule_exams() is 'Gives the exams of the current edition their hours, and makes private.exam_now() return the time that tests.set_exam_clock sets.';

create function tests.set_exam_clock(p_after_opening interval) returns void language sql
as $$ select set_config('tests.exam_now', (tests.exam_opens_at() + p_after_opening)::text, true) $$;
comment on function tests.set_exam_clock(interval) is 'Sets the exam clock (private.exam_now) to the opening time of the exams plus p_after_opening.';

create function tests.enrol(p_name text, p_codes text[]) returns void language plpgsql
as $$
begin
  perform tests.open_checkout(p_name, p_codes, 'order_' || p_name);
  perform public.record_capture(tests.gateway_payment('pay_' || p_name, 'order_' || p_name, tests.total_price(p_codes)));
end
$$;
comment on function tests.enrol(text, text[]) is 'Lets a student buy and pay for these exams. Call it as the owner.';

create function tests.give_consent(p_name text, p_kind text default 'exam') returns uuid language sql
as $$
  insert into private.guardian_consents (student_id, kind, way, guardian_name, wording_version, given_at)
  values (tests.id(p_name), p_kind, 'mail', 'Ravi Verma', '2026-11', now() - interval '1 hour')
  returning id
$$;
comment on function tests.give_consent(text, text) is 'Records a guardian''s consent by email, given an hour ago; returns its id. Call it as the owner.';

create function tests.call_as(p_name text, p_call text) returns jsonb language plpgsql
as $$
declare
  v_reply jsonb;
begin
  perform case when p_name is null then tests.act_as_visitor() else tests.act_as(p_name) end;
  begin
    execute 'select ' || p_call into v_reply;
  exception when others then
    v_reply := to_jsonb(sqlstate);
  end;
  perform tests.act_as_owner();
  return v_reply;
end
$$;
comment on function tests.call_as(text, text) is 'Calls a function as this person, or as a visitor if the name is null; returns the reply, or the SQLSTATE of the error. Call it as the owner.';

create function tests.take_exam(p_name text, p_paper_id uuid, p_letters text) returns uuid language plpgsql
as $$
declare
  v_started jsonb;
begin
  perform tests.act_as(p_name);
  v_started := public.start_exam(p_paper_id);
  perform public.save_answers((v_started ->> 'attempt_id')::uuid, (v_started ->> 'session_no')::integer, v_started ->> 'ticket', (
    select coalesce(jsonb_agg(jsonb_build_object('seq', s.seq, 'n', s.n, 'option', s.letter, 'at_ms', 0)), '[]')
    from (
      select row_number() over (order by n) as seq, n, letter from string_to_table(p_letters, null) with ordinality as l (letter, n) where letter <> '-'
    ) as s
  ));
  perform tests.act_as_owner();
  return v_started ->> 'attempt_id';
end
$$;
comment on function tests.take_exam(text, uuid, text) is 'Starts a paper as a student and answers its first questions with these letters; - leaves a question without an answer. Returns the id of the attempt. Call it as the owner.';

create function tests.propose_and_decide_void(p_name text, p_paper_id uuid, p_decision text, p_admins text[]) returns text language plpgsql
as $$
declare
  v_attempt_id uuid := (
    select id from private.exam_attempts where student_id = tests.id(p_name) and paper_id = p_paper_id and status <> 'reset'
  );
begin
  perform tests.call_as(p_admins[1], format('propose_void(%L, %L, ''Two people were in the room.'')', v_attempt_id, case p_decision when 'released' then 'void' else p_decision end));
  perform tests.call_as(p_name, format('reply_to_void(%L, ''My brother sat beside me.'')', p_paper_id));
  return tests.call_as(p_admins[2], format(
    'decide_void(%L, %L, ''We have read your reply.'')',
    (select id from private.void_proposals where attempt_id = v_attempt_id and decision is null), p_decision
  )) ->> 'outcome';
end
$$;
comment on function tests.propose_and_decide_void(text, uuid, text, text[]) is
  'The first of two organisers proposes to void or reset a student''s attempt, the family replies, the second decides; returns the outcome of decide_void. Call it as the owner.';

create function tests.exam_violations() returns setof text language sql stable
as $$ select promise || ' ' || detail::text from private.exam_violations() $$;
comment on function tests.exam_violations() is 'The broken promises of exams, one text each.';

create function tests.payment_violations() returns setof text language sql stable
as $$ select invariant || ' ' || detail::text from private.payment_violations() $$;
comment on function tests.payment_violations() is 'The broken invariants of payments, one text each.';

commit;

begin;
select plan(1);
select has_schema('tests', 'the schema of the test helpers exists');
select * from finish();
rollback;
