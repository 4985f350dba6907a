-- Support for families who call: a search, a page with the history of a child, notes of calls, and resending an email.

create table private.device_checks (
  student_id uuid primary key references public.students (id),
  is_good boolean not null,
  problems text[] not null default '{}'
    check (problems <@ array['browser', 'storage', 'connection', 'answer', 'clock', 'paper']),
  checked_at timestamptz not null default now()
);
comment on table private.device_checks is
  'The result of a student''s last device check: good, or something on that device needs attention. Only the newest '
  'is stored.';
comment on column private.device_checks.problems is
  'The checks that need attention: browser (too old), storage (cannot save), connection (slow or none), answer (cannot '
  'be sent), clock (wrong), paper (not loaded in the lobby). Empty if unknown.';
create index device_checks_checked_at on private.device_checks (checked_at);
alter table private.device_checks enable row level security;

create function private.note_device_check(p_is_good boolean, p_problems text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id uuid := private.student_id();
  v_problems constant text[] := array(
    select k.problem from unnest(array['browser', 'storage', 'connection', 'answer', 'clock', 'paper']) as k (problem)
    where not p_is_good and k.problem = any (p_problems)
  );
begin
  if v_student_id is null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  if p_is_good is null then
    raise exception 'A device check is good or not.' using errcode = '22023';
  end if;
  insert into private.device_checks as d (student_id, is_good, problems)
  values (v_student_id, p_is_good, v_problems)
  on conflict (student_id) do update
  set is_good = excluded.is_good, problems = excluded.problems, checked_at = now()
  where d.is_good <> excluded.is_good or d.problems <> excluded.problems
    or d.checked_at < now() - interval '10 seconds';
  return jsonb_build_object('outcome', 'noted');
end
$$;
comment on function private.note_device_check(boolean, text[]) is
  'note_device_check for the caller. Raises 42501 without an account, 22023 for null.';

create function public.note_device_check(p_is_good boolean, p_problems text[] default '{}') returns jsonb
language sql set search_path = ''
return private.note_device_check(p_is_good, p_problems);
comment on function public.note_device_check(boolean, text[]) is
  'Saves the result of a student''s device check for organisers, replacing the earlier one; p_is_good if nothing on '
  'the device needs attention, else p_problems are the checks that do (private.device_checks.problems); other words '
  'are left out. Returns {outcome: noted}. Raises 42501 without an account. Source: '
  'docs/exam.md section 10.';

create table private.family_notes (
  id bigint generated always as identity primary key,
  student_id uuid not null references public.students (id),
  text text not null check (char_length(text) between 1 and 1000),
  written_by uuid not null references public.students (id),
  written_at timestamptz not null default now()
);
comment on table private.family_notes is
  'Organisers'' notes about calls with a family. Never changed; deleted with the account. The family finds them in '
  'its data download.';
create index family_notes_student on private.family_notes (student_id, written_at);
create index family_notes_written_by on private.family_notes (written_by);
alter table private.family_notes enable row level security;

-- ------------------------------------------------------------

-- The search. Codes are compared without case, spaces and dashes. Anything else is searched as words in name, guardian,
-- school or address with the trigram index: the longest word uses the index, the others filter its results. Parts of a
-- certificate's code and names that only sound alike come last.

create function private.find_students_by_code(p_text text)
returns table (student_id uuid, found_by text)
language sql stable rows 2 set search_path = ''
as $$
  with typed as materialized (
    select k.key, array[k.key, private.code_key('pay') || k.key] as payments,
      array[k.key, private.code_key('order') || k.key] as gateway_orders
    from (select private.code_key(p_text) as key) as k
  )
  select o.student_id, 'order' from public.orders as o
  where o.number = private.read_order_number(p_text)
  union
  select a.student_id, 'parcel'
  from typed as t
  join private.awards as w on private.code_key(w.consignment) = t.key
  join private.exam_attempts as a on a.id = w.attempt_id
  union
  select private.find_payer(p.payment_id), 'payment'
  from typed as t join private.captured_payments as p on private.code_key(p.payment_id) = any (t.payments)
  union
  select private.find_payer(r.payment_id), 'payment'
  from private.refund_tasks as r
  where r.razorpay_refund_id = p_text
  union
  select private.find_payer(r.payment_id), 'payment'
  from private.refund_tasks as r
  where private.reference_key(r.bank_reference) = private.reference_key(p_text)
  union
  select private.find_payer(r.payment_id), 'payment'
  from private.refund_failures as f join private.refund_tasks as r on r.id = f.task_id
  where f.razorpay_refund_id = p_text
  union
  select i.student_id, 'payment'
  from typed as t join private.payment_intents as i on private.code_key(i.razorpay_order_id) = any (t.gateway_orders)
  union
  select i.student_id, 'payment'
  from typed as t
  join private.webhook_inbox as w on private.code_key(w.payment_id) = any (t.payments) and w.body is not null
  join private.payment_intents as i on i.razorpay_order_id = w.razorpay_order_id
  union
  select a.student_id, 'answer_record'
  from typed as t
  join private.answer_records as r on private.code_key(r.code) = t.key
  join private.exam_attempts as a on a.id = r.attempt_id
$$;
comment on function private.find_students_by_code(text) is
  'The students to whom a code belongs, with its kind: order (an order or invoice number), parcel (a tracking number), '
  'payment (a payment or gateway order, with or without pay_ or order_; a refund, rfnd_…, also one that failed; or the '
  'bank''s reference of a refund) or answer_record (the code of an answer record). Capitals, dashes and spaces make no '
  'difference, except in a refund and an order number.';

-- Planned again for each text, as private.find_students is.
create function private.find_students_by_code_part(p_text text, p_limit integer)
returns table (student_id uuid, found_by text)
language plpgsql stable rows 5 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_key constant text := private.code_key(p_text);
begin
  if char_length(v_key) between 6 and 40 and p_text ~ '^[0-9A-Za-z _-]+$' then
    return query
    select private.find_payer(f.payment_id), 'payment_part'
    from (
      select p.payment_id from private.captured_payments as p
      where private.code_key(p.payment_id) like v_key || '%'
        or private.code_key(p.payment_id) like private.code_key('pay') || v_key || '%'
        or reverse(private.code_key(p.payment_id)) like reverse(v_key) || '%'
      limit p_limit
    ) as f
    union
    select private.find_payer(f.payment_id), 'payment_part'
    from (
      select t.payment_id from private.refund_tasks as t
      where private.code_key(t.razorpay_refund_id) like v_key || '%'
        or private.code_key(t.razorpay_refund_id) like private.code_key('rfnd') || v_key || '%'
        or reverse(private.code_key(t.razorpay_refund_id)) like reverse(v_key) || '%'
      limit p_limit
    ) as f;
  end if;
  -- At least four characters, because each certificate's code starts with the same three.
  if char_length(v_key) between 4 and 40 and p_text ~ '^[0-9A-Za-z -]+$' then
    return query
    select a.student_id, case when private.code_key(c.code) = v_key then 'certificate' else 'certificate_part' end
    from private.certificates as c join private.exam_attempts as a on a.id = c.attempt_id
    where private.code_key(c.code) like '%' || v_key || '%'
    limit p_limit;
    return query
    select a.student_id, 'answer_record_part'
    from private.answer_records as r join private.exam_attempts as a on a.id = r.attempt_id
    where private.code_key(r.code) like v_key || '%' and private.code_key(r.code) <> v_key
    limit p_limit;
  end if;
end
$$;
comment on function private.find_students_by_code_part(text, integer) is
  'Students with a certificate whose code is this text (certificate) or contains it (certificate_part), or with a '
  'answer record whose code starts with it (answer_record_part), in any case, with or without dashes and spaces; at '
  'least four characters. With at least six, also those with a payment or refund whose id starts (with or without pay_ '
  'or rfnd_) or ends with it (payment_part).';

create function private.has_name_words(p_name text, p_text text) returns boolean
language sql immutable set search_path = ''
return coalesce(p_name like all (private.word_patterns(p_text)), false);
comment on function private.has_name_words(text, text) is
  'Whether a name in small letters has all words of a text, without wildcards.';

-- Planned again for each text, as private.find_students is.
create function private.find_students_by_words(p_text text, p_limit integer)
returns table (student_id uuid, found_by text)
language plpgsql stable rows 20 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_digits constant text := right(regexp_replace(p_text, '[^0-9]', '', 'g'), 10);
  v_patterns constant text[] := private.word_patterns(p_text);
begin
  if p_text ~ '^[0-9 ()+./-]{5,20}$' and char_length(v_digits) between 5 and 9 then
    return query select f.id, 'phone' from unnest(private.find_family_by_phone_end(v_digits)) as f (id) limit p_limit;
  end if;
  if p_text ~ '^[0-9 ()+./-]{10,20}$' and char_length(v_digits) = 10 then
    return query
    select s.id, 'phone' from public.students as s
    where s.deleted_at is null and s.phone_key = v_digits
    order by s.created_at desc limit p_limit;
  elsif char_length(v_patterns[1]) >= 5 then
    return query
    select s.id, 'words' from public.students as s
    where s.deleted_at is null and s.search_key like v_patterns[1] and s.search_key like all (v_patterns)
    order by (s.name_key = lower(p_text)) desc nulls last, private.has_name_words(s.name_key, p_text) desc,
      s.created_at desc, s.id desc
    limit p_limit;
  end if;
end
$$;
comment on function private.find_students_by_words(text, integer) is
  'The newest students with this phone number (its last ten digits, or at least five at its end), or with all of these '
  'words in name, guardian, school or address; those with this name first, then those with all words in the name. No '
  'wildcards. Empty for a text without a word of at least three characters.';

create function private.find_similar_students(p_text text, p_limit integer)
returns table (student_id uuid, found_by text, closeness real)
language plpgsql stable rows 20 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_text constant text := lower(p_text);
  v_name_sounds constant text[] := private.name_sounds(p_text);
  v_mailbox constant text := split_part(v_text, '@', 1);
begin
  -- Only the part before the @ is looked up in the index: the part after it is the same for half of the families.
  if p_text ~ '^[^\s@]{4,64}@[^\s@]{3,100}$' then
    return query
    select f.id, 'similar', f.closeness
    from (
      select n.id, n.created_at, extensions.similarity(v_text, n.email) as closeness
      from (
        select s.id, s.email, s.created_at from public.students as s
        where s.deleted_at is null and v_mailbox operator(extensions.<%) s.search_key
        limit 2000
      ) as n
    ) as f
    where f.closeness > 0.5
    order by f.closeness desc, f.created_at desc, f.id
    limit p_limit;
  end if;
  if p_text ~ '[0-9@_/]' or char_length(p_text) not between 3 and 60 then
    return;
  end if;
  return query
  select f.id, 'similar', f.closeness
  from (
    select s.id, s.created_at, greatest(extensions.word_similarity(v_text, s.name_key),
      extensions.word_similarity(v_text, lower(coalesce(s.parent_name, '')))) as closeness
    from (
      (
        select n.* from public.students as n
        where n.deleted_at is null and v_name_sounds <> '{}'
          and private.name_sounds(coalesce(n.name, '') || ' ' || coalesce(n.parent_name, '')) @> v_name_sounds
        limit 2000
      )
      union
      (
        select n.* from public.students as n
        where n.deleted_at is null and v_text operator(extensions.<%) n.name_key
        limit 2000
      )
    ) as s
  ) as f
  order by f.closeness desc, f.created_at desc, f.id
  limit p_limit;
end
$$;
comment on function private.find_similar_students(text, integer) is
  'Students with a name like this one, the closest first: the words sound like those of the name and the guardian '
  '(private.name_sounds), or most letters are the same (trigrams). Compares at most 4,000 names. For an email '
  'address, those with a similar address (trigrams), the closest first; compares at most 2,000. Empty for any other '
  'text with digits, and for fewer than three characters.';

create function private.list_families(p_search text)
returns table (
  student_id uuid, name text, email text, phone text, class_name text, school_name text, parent_name text,
  found_by text, created_at timestamptz
)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_families', '{}');
  with typed as materialized (select private.clean_line(left(p_search, 200)) as text),
  found as (
    select distinct on (f.student_id) f.student_id, f.found_by, f.closeness,
      array_position(
        array['words', 'payment_part', 'certificate_part', 'answer_record_part', 'similar'], f.found_by
      ) as place
    from (
      select c.*, 0::real as closeness from typed as t cross join private.find_students_by_code(t.text) as c
      union all
      select c.*, 0 from typed as t cross join private.find_students_by_code_part(t.text, 20) as c
      union all
      -- Also if the text is an order number: ten digits can be a phone number too.
      select w.*, 0 from typed as t cross join private.find_students_by_words(t.text, 20) as w
      where t.text !~* '^(pay|order|rfnd)_'
      union all
      select n.* from typed as t cross join private.find_similar_students(t.text, 40) as n
    ) as f
    where f.student_id is not null
    order by f.student_id,
      array_position(
        array['words', 'payment_part', 'certificate_part', 'answer_record_part', 'similar'], f.found_by
      ) nulls first
  )
  select s.id, s.name, private.student_mail_address(s.id), coalesce(s.phone, o.phone), c.name, s.school_name,
    s.parent_name, f.found_by, s.created_at
  from (
    select f.student_id, f.found_by, f.closeness, f.place from found as f
    union
    -- The parent's address and phone are stored with the first child, but the call may be about another child.
    select n.id, f.found_by, f.closeness, f.place
    from found as f
    cross join typed as t
    join public.students as n on n.family_id = f.student_id and n.deleted_at is null
    where f.found_by = 'phone' or t.text like '%@%'
  ) as f
  join public.students as s on s.id = f.student_id
  left join public.students as o on o.id = s.family_id
  left join public.classes as c on c.id = s.class_id
  order by f.place nulls first, (s.name_key = (select lower(t.text) from typed as t)) desc nulls last,
    (f.found_by = 'words' and private.has_name_words(s.name_key, (select t.text from typed as t))) desc,
    f.closeness desc, s.created_at desc, s.id
  limit 20;
$$;
comment on function private.list_families(text) is
  'list_families for an admin. Raises 42501 for anybody else. Leaves an audit row without the search text.';

create function public.list_families(p_search text)
returns table (
  student_id uuid, name text, email text, phone text, class_name text, school_name text, parent_name text,
  found_by text, created_at timestamptz
)
language sql set search_path = '' set statement_timeout = '5s'
return private.list_families(p_search);
comment on function public.list_families(text) is
  'For admins: finds at most 20 students by what a family says on the phone: words of the name, the guardian, the '
  'school or the address, a phone number (with or without +91 and spaces, or at least its last five digits), an order '
  'or invoice number, a payment '
  '(pay_…), a gateway order (order_…), a refund (rfnd_…), its bank reference (ARN, RRN or UTR), a tracking number, a '
  'code of an answer record or its '
  'first four characters, a certificate code or any four of its characters. Codes may be without dashes and in small '
  'letters, except that of a refund. found_by says which one: words, phone, order, parcel, payment, answer_record, '
  'answer_record_part, certificate, certificate_part or similar (a name that '
  'sounds or is written like it). Codes first, then words (the name itself before others), parts of a code and similar '
  'names; the newest first, of similar names the closest. Values are null if the student has not given them or the '
  'account is deleted. Raises 42501 for anybody else; ends after 5 seconds. Leaves an audit row.';

-- A registration has no students row before its first login, which needs the confirmed email address. Names and phone
-- numbers are compared only with registrations that are not confirmed: the auth server has an index of their tokens
-- (confirmation_token_idx), and background-jobs deletes them after 30 days.
create function private.list_unfinished_registrations(p_search text)
returns table (email text, name text, phone text, created_at timestamptz, is_confirmed boolean)
language plpgsql security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_text constant text := lower(private.clean_line(left(p_search, 200)));
  v_digits constant text := right(regexp_replace(v_text, '[^0-9]', '', 'g'), 10);
  v_is_phone constant boolean := v_text ~ '^[0-9 ()+./-]{10,20}$' and char_length(v_digits) = 10;
begin
  perform private.require_admin();
  if v_text is null or char_length(v_text) < 3 then
    return;
  end if;
  return query
  select u.email::text, private.clean_line(left(u.raw_user_meta_data ->> 'name', 100)),
    private.clean_line(left(u.raw_user_meta_data ->> 'phone', 20)), u.created_at, u.email_confirmed_at is not null
  from auth.users as u
  where u.id in (
    select a.id from auth.users as a where not a.is_sso_user and a.email = v_text
    union
    select b.id from auth.users as b
    where b.confirmation_token !~ '^[0-9 ]*$' and b.email_confirmed_at is null and case
      when v_is_phone
        then right(regexp_replace(b.raw_user_meta_data ->> 'phone', '[^0-9]', '', 'g'), 10) = v_digits
      else private.has_name_words(lower(concat_ws(' ', b.raw_user_meta_data ->> 'name', b.email)), v_text)
    end
  )
    and u.email not like '%@children.invalid' and u.deleted_at is null
    and not exists (select 1 from public.students as s where s.id = u.id)
  order by u.created_at desc, u.id
  limit 5;
  if found then
    perform private.audit_change('list_unfinished_registrations', '{}');
  end if;
end
$$;
comment on function private.list_unfinished_registrations(text) is
  'list_unfinished_registrations for an admin. Raises 42501 for anybody else. Leaves an audit row without the search '
  'text if it finds somebody.';

create function public.list_unfinished_registrations(p_search text)
returns table (email text, name text, phone text, created_at timestamptz, is_confirmed boolean)
language sql set search_path = '' set statement_timeout = '5s'
return private.list_unfinished_registrations(p_search);
comment on function public.list_unfinished_registrations(text) is
  'For admins: the newest 5 accounts that list_families cannot find, because nobody has logged in yet: by their whole '
  'email address or, while it is not confirmed, by parts of the address, words of the name, or the phone number. Name '
  'and phone are those typed at registration, or null. is_confirmed: whether the email address is confirmed. Empty '
  'for a text of fewer than three characters. Raises 42501 for anybody else; ends after 5 seconds. Leaves an audit row '
  'if it finds somebody.';

-- ------------------------------------------------------------

-- The history of one child. Every part uses an index on the student; only the newest 300 events are returned.

create function private.intent_exam_names(p_intent_id uuid) returns text
language sql stable set search_path = ''
as $$
  select string_agg(x.name, ', ' order by x.name)
  from private.payment_intent_items as n join public.subjects as x on x.id = n.exam_id
  where n.intent_id = p_intent_id
$$;
comment on function private.intent_exam_names(uuid) is 'The names of the exams of a cart, in order: English, Maths.';

create function private.list_payment_events(p_student_id uuid)
returns table (
  at timestamptz, kind text, what text, exam text, amount_paise integer, code text, done_by uuid, note text, id uuid
)
language sql stable set search_path = ''
as $$
  select i.created_at, 'checkout', i.status, private.intent_exam_names(i.id), i.amount_paise, i.razorpay_order_id,
    null::uuid, (
      select string_agg(x.name, ', ' order by x.name)
      from private.payment_intent_items as n join public.subjects as x on x.id = n.exam_id
      where n.intent_id = i.id and private.is_cancelled(i.edition_id, n.exam_id, i.class_id)
    ), null::uuid
  from private.payment_intents as i
  where i.student_id = p_student_id and i.status <> 'paid'
    and not exists (select 1 from private.captured_payments as p where p.razorpay_order_id = i.razorpay_order_id)
  union all
  select w.received_at, 'payment_failed', null, private.intent_exam_names(i.id), i.amount_paise, w.payment_id, null,
    left(private.read_payload(w.body) #>> '{payment,entity,error_description}', 200), null
  from private.payment_intents as i
  join private.webhook_inbox as w on w.razorpay_order_id = i.razorpay_order_id and w.body is not null
  where i.student_id = p_student_id and w.event = 'payment.failed'
  union all
  select o.ordered_at, 'paid', o.refund_status, (
      select string_agg(x.name, ', ' order by x.name) from public.order_items as n
      join public.subjects as x on x.id = n.exam_id where n.order_id = o.id
    ), o.amount_paise, o.number::text, null, o.payment_id, null
  from public.orders as o where o.student_id = p_student_id
  union all
  select p.paid_at, 'paid_without_order', (
      select t.reason from private.refund_tasks as t where t.payment_id = p.payment_id order by t.created_at limit 1
    ), private.intent_exam_names(i.id), p.amount_paise, p.payment_id, null, i.amount_paise::text, null
  from private.payment_intents as i
  join private.captured_payments as p on p.razorpay_order_id = i.razorpay_order_id
  where i.student_id = p_student_id and not exists (select 1 from public.orders as o where o.payment_id = p.payment_id)
  union all
  select r.requested_at, 'refund_asked', r.reason, null, r.amount_paise, o.number::text,
    private.find_refund_starter(r.student_id, r.requested_at), r.note, r.id
  from public.refund_requests as r join public.orders as o on o.id = r.order_id where r.student_id = p_student_id
  union all
  -- A lifted refusal has its own id, so that it does not look like the decision about the request as it is now.
  select e.* from public.refund_requests as r
  join private.refund_tasks as t on t.request_id = r.id
  join public.orders as o on o.id = r.order_id
  join private.refund_refusals as f on f.task_id = t.id
  cross join lateral (
    values
      (f.requested_at, 'refund_asked', f.reason, null, f.amount_paise, o.number::text,
        private.find_refund_starter(r.student_id, f.requested_at), f.note, f.id),
      (f.refused_at, 'refund', 'refused', null, f.amount_paise, t.payment_id, f.refused_by, f.answer, f.id)
  ) as e
  where r.student_id = p_student_id
  union all
  select coalesce(t.decided_at, (
      select r.requested_at from public.refund_requests as r where r.id = t.request_id
    ), t.created_at), 'refund',
    case when t.status = 'processed' and t.razorpay_refund_id is null then 'paid_by_hand' else t.status end, coalesce((
      select string_agg(x.name, ', ' order by x.name) from private.refund_items as n
      join public.subjects as x on x.id = n.exam_id where n.task_id = t.id
    ), (select x.name from public.subjects as x where x.id = t.exam_id)),
    t.amount_paise, t.payment_id, t.decided_by, coalesce(t.note, case when t.request_id is null then t.reason end),
    t.request_id
  from private.payment_intents as i
  join private.captured_payments as p on p.razorpay_order_id = i.razorpay_order_id
  join private.refund_tasks as t on t.payment_id = p.payment_id
  where i.student_id = p_student_id
  union all
  select f.failed_at, 'refund_failed', f.detail, null, f.amount_paise, f.razorpay_refund_id, null, t.payment_id,
    t.request_id
  from private.payment_intents as i
  join private.captured_payments as p on p.razorpay_order_id = i.razorpay_order_id
  join private.refund_tasks as t on t.payment_id = p.payment_id
  join private.refund_failures as f on f.task_id = t.id
  where i.student_id = p_student_id
  union all
  select t.updated_at, 'refund_sent', t.bank_reference, null, t.amount_paise, t.razorpay_refund_id, null, t.payment_id,
    t.request_id
  from private.payment_intents as i
  join private.captured_payments as p on p.razorpay_order_id = i.razorpay_order_id
  join private.refund_tasks as t on t.payment_id = p.payment_id
  where i.student_id = p_student_id and t.status = 'processed' and t.razorpay_refund_id is not null
  union all
  -- On the day on which it was paid, but after the payment of the same day.
  select greatest(coalesce(t.paid_on::timestamp at time zone interval '5 hours 30 minutes', t.updated_at), p.paid_at),
    'refund_by_hand', t.paid_method, null, t.amount_paise, t.bank_reference, null, t.payment_id, t.request_id
  from private.payment_intents as i
  join private.captured_payments as p on p.razorpay_order_id = i.razorpay_order_id
  join private.refund_tasks as t on t.payment_id = p.payment_id
  where i.student_id = p_student_id and t.status = 'processed' and t.paid_method is not null
$$;
comment on function private.list_payment_events(uuid) is
  'A student''s checkouts, payments and refunds: checkout (not paid, what: its status, note: those of its exams that '
  'were cancelled, or null), payment_failed (amount: the price of the cart, code: the payment, note: the bank''s '
  'reason), paid (code: the order number, note: the payment, what: the refund status), paid_without_order (what: why, '
  'code: the payment, note: the price of the cart in '
  'paise), refund_asked (id: the request), refund (what: the status of the task, or paid_by_hand if the gateway did '
  'not pay it; id: the request that it answers, note: the organiser''s note, or without note and request the reason of '
  'the task), refund_failed (a try that failed; at: when, what: the gateway''s reply, code: the refund at the gateway, '
  'null if it was not accepted, note: the payment, id: the request), refund_sent (at: when the gateway had paid the '
  'refund out, what: the bank''s number for it, if known, '
  'code: the refund, note: the payment, id: the request), refund_by_hand (how an organiser had paid the refund, what: '
  'paid_method, code: its reference, note: the payment, id: the request; at: the day). exam: the names of the exams, '
  'if known. Amounts in paise.';

create function private.list_exam_events(p_student_id uuid)
returns table (
  at timestamptz, kind text, what text, exam text, amount_paise integer, code text, done_by uuid, note text, id uuid
)
language sql stable set search_path = ''
as $$
  with attempt as materialized (
    select a as row, a.id, a.paper_id, coalesce(x.name, 'Practice exam') as exam
    from private.exam_attempts as a left join public.subjects as x on x.id = a.exam_id
    where a.student_id = p_student_id
    order by a.started_at desc limit 40
  )
  select d.checked_at, 'device_check', case when d.is_good then 'good' else 'problem' end, null::text, null::integer,
    nullif(array_to_string(d.problems, ' '), ''), null::uuid, null::text, null::uuid
  from private.device_checks as d where d.student_id = p_student_id
  union all
  select g.granted_at, 'grant', case when g.wants_second and g.confirmed_by is null then 'waiting' else 'given' end,
    x.name, null, concat_ws(' ', nullif(g.extra_seconds, 0),
      private.iso_timestamp(g.opens_at) || '/' || private.iso_timestamp(g.last_start_at)), g.granted_by, g.reason, null
  from private.exam_grants as g
  join private.papers as p on p.id = g.paper_id
  left join public.subjects as x on x.id = p.exam_id
  where g.student_id = p_student_id
  union all
  select (a.row).started_at, 'exam_started', (a.row).status, a.exam, null, (a.row).last_session_no::text, null,
    null, null
  from attempt as a
  union all
  select coalesce((
      select max(coalesce(e.last_saved_at, e.started_at)) from private.exam_sessions as e where e.attempt_id = a.id
    ), (a.row).started_at), 'answers_arrived', null, a.exam, null,
    char_length(replace(private.answer_letters(a.row), '-', ''))::text, null, (
      select char_length(s.option_counts)::text from private.paper_seals as s where s.paper_id = a.paper_id
    ), null
  from attempt as a where (a.row).finished_at is null
  union all
  select (a.row).finished_at, 'exam_ended', (a.row).ended_by, a.exam, null, (
      select r.code from private.answer_records as r where r.attempt_id = a.id order by r.no desc limit 1
    ), null, concat_ws(' of ', char_length(replace(private.answer_letters(a.row), '-', '')), (
      select char_length(s.option_counts) from private.paper_seals as s where s.paper_id = a.paper_id
    )), null
  from attempt as a where (a.row).finished_at is not null
  union all
  select (a.row).started_at + o.last_ms * interval '1 millisecond', 'internet_lost', null, a.exam, null,
    o.times::text, null, o.seconds::text, null
  from attempt as a
  cross join lateral (
    select max(r.at_ms) as last_ms, count(*) as times, ceil(coalesce(sum(r.for_ms), 0) / 1000.0) as seconds
    from private.exam_room_events as r where r.attempt_id = a.id and r.kind = 'offline'
  ) as o
  where o.times > 0
  union all
  select k.at, 'answers_kept', case when d.attempt_id is null then 'waiting' when d.is_counted then 'counted'
    else 'not_counted' end, a.exam, null, k.answers::text, d.decided_by, d.reason, null
  from attempt as a
  cross join lateral (
    select max(l.received_at) as at, count(*) as answers from private.list_kept_answers(a.row) as l
  ) as k
  left join private.kept_answer_decisions as d on d.attempt_id = a.id
  where (a.row).finished_at is not null and k.answers > 0
  union all
  select k.at, 'answers_kept', 'too_late', a.exam, null, k.answers::text, null, null, null
  from attempt as a
  cross join lateral (
    select max(l.received_at) as at, count(*) as answers from private.list_too_late_answers(a.row) as l
  ) as k
  where (a.row).finished_at is not null and k.answers > 0
  union all
  select v.proposed_at, 'void', coalesce(v.decision, 'waiting'), a.exam, null, null, v.proposed_by, v.reason, null
  from attempt as a join private.void_proposals as v on v.attempt_id = a.id
  union all
  select r.marked_at, 'result', case when f.final_at is null then 'provisional' else 'final' end, a.exam, null,
    r.marks::text, null, case when r.rank is not null and f.final_at is not null
      then r.rank || ' of ' || f.participants end, null
  from attempt as a
  join private.exam_results as r on r.attempt_id = a.id and r.is_last
  join private.paper_results as f on f.paper_id = a.paper_id and f.provisional_at is not null
  union all
  select c.filed_at, 'challenge', case when exists (
      select 1 from private.key_decisions as d
      where d.paper_id = c.paper_id and d.n = c.n and d.decided_at > c.filed_at
    ) then 'answered' else 'waiting' end, a.exam, null, c.n::text, null, null, null
  from attempt as a join private.key_challenges as c on c.attempt_id = a.id
  union all
  select c.issued_at, 'certificate', coalesce(c.ended_as, c.award), a.exam, null, c.code, null, c.name, null
  from attempt as a
  join private.certificates as c on c.attempt_id = a.id
  join private.paper_results as f on f.paper_id = a.paper_id and f.final_at is not null
  union all
  select q.asked_at, 'name_asked', null, a.exam, null, null, q.asked_by, q.name, null
  from attempt as a join private.certificate_name_requests as q on q.attempt_id = a.id
  union all
  select w.made_at, 'award', 'won', a.exam, null, w.medal, null, w.promised_on::text, null
  from attempt as a join private.awards as w on w.attempt_id = a.id
  union all
  select e.changed_at, 'award', e.kind, a.exam, null, case
      when e.kind = 'replaced' then e.new_state
      when e.kind not in ('posted', 'corrected') then null
      -- The values at that time: the next event stores the award as it was before that next event.
      when f.no is not null then nullif(concat_ws(' ', f.before ->> 'courier', f.before ->> 'consignment'), '')
      else nullif(concat_ws(' ', w.courier, w.consignment), '')
    end, e.changed_by, case e.kind
      when 'corrected' then nullif(concat_ws(' ', e.before ->> 'courier', e.before ->> 'consignment'), '')
      when 'replaced' then (
        select u.details ->> 'reason' from private.admin_audit as u
        where u.student_id = p_student_id and u.action = 'replace_award' and u.details ->> 'award_id' = w.id::text
        order by abs(extract(epoch from u.at - e.changed_at)) limit 1
      )
      else w.promised_on::text
    end, null
  from attempt as a
  join private.awards as w on w.attempt_id = a.id
  join private.award_events as e on e.award_id = w.id
  left join private.award_events as f on f.award_id = e.award_id and f.no = e.no + 1
$$;
comment on function private.list_exam_events(uuid) is
  'The exams of a student: device_check (code: the problems, with spaces between), grant (what: given, or waiting '
  'for a second organiser; code: extra seconds, or the first and last start of an individual time, with a slash '
  'between; note: the reason), exam_started (code: page loads), answers_arrived (while it runs, at the last contact '
  'with the device; code: questions answered so far, note: questions of the paper), exam_ended (code: the answer '
  'record, note: 6 of 50), internet_lost (at: the last time; code: how often the exam page was offline, note: seconds '
  'in all), answers_kept (late answers; what: waiting, counted, not_counted or, more than 15 minutes late, too_late, '
  'code: how many), void, result (code: marks, note: the rank; once they are published), challenge (of an answer key; '
  'what: waiting or answered, code: the number of the question in the file), certificate (once results are final), '
  'name_asked (a name for the certificate that waits for a second organiser; note: the name), award (what: won or the '
  'step, code: of a won award the medal, then courier and number as they were then written, for a replacement its '
  'state, note: the promised day, for a correction the old courier and number, for a replacement the reason).';

create function private.mail_exam_names(p_message private.outbox) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    (select x.name from public.subjects as x where x.id = p_message.exam_id),
    (
      select string_agg(x.name, ', ' order by x.name)
      from private.refund_items as n join public.subjects as x on x.id = n.exam_id
      where n.task_id = p_message.refund_task_id
    ),
    (
      select string_agg(x.name, ', ' order by x.name)
      from public.order_items as n join public.subjects as x on x.id = n.exam_id
      where n.order_id = p_message.order_id
    )
  )
$$;
comment on function private.mail_exam_names(private.outbox) is
  'The names of the exams that a mail is about: its own exam, or those of its refund or order; null if it has none.';

create function private.shown_mail_kind(p_message private.outbox) returns text
language sql stable set search_path = ''
as $$
  select case when p_message.kind = 'exam_minutes_email' and exists (
    select 1 from private.exam_grants as g
    where g.id = (p_message.about ->> 'grant_id')::uuid and g.opens_at is not null
  ) then 'exam_start_email' else p_message.kind end
$$;
comment on function private.shown_mail_kind(private.outbox) is
  'The kind of a mail for the history: its own, but exam_start_email for the grant of an individual time, which is '
  'sent as exam_minutes_email.';

create function private.list_family_ids(p_student_id uuid) returns setof uuid
language sql stable rows 2 set search_path = ''
as $$
  select s.id from public.students as s where s.id = p_student_id
  union all
  select n.id
  from public.students as s
  join public.students as n on n.id = s.family_id or n.family_id = coalesce(s.family_id, s.id)
  where s.id = p_student_id and n.id <> s.id and n.deleted_at is null
$$;
comment on function private.list_family_ids(uuid) is 'A student, and the other children of the same login.';

create function private.moved_days(p_message private.outbox) returns text
language sql stable set search_path = ''
as $$
  select concat(p_message.about #>> '{was,exam_on}', ' ', p_message.about ->> 'exam_on')
  where p_message.kind = 'exam_moved_email' and p_message.status = 'sent'
    and p_message.about #>> '{was,exam_on}' <> p_message.about ->> 'exam_on'
$$;
comment on function private.moved_days(private.outbox) is
  'The old and the new day of an exam, 2027-01-17 2027-01-24, of a sent mail that says it was moved; null for others.';

create function private.list_contact_events(p_student_id uuid)
returns table (
  at timestamptz, kind text, what text, exam text, amount_paise integer, code text, done_by uuid, note text, id uuid
)
language sql stable set search_path = ''
as $$
  select s.created_at, 'registered', null::text, null::text, null::integer, null::text, null::uuid, null::text,
    null::uuid
  from public.students as s where s.id = p_student_id
  union all
  select c.given_at, 'consent_given', c.kind, null, null, case
    when c.withdrawn_at is null and (private.find_guardian_consent(c.student_id, c.kind)).id is null then 'unpaid'
  end, null, c.guardian_name, null
  from private.guardian_consents as c where c.student_id = p_student_id
  union all
  select c.withdrawn_at, 'consent_withdrawn', c.kind, null, null, null, null, c.guardian_name, null
  from private.guardian_consents as c where c.student_id = p_student_id and c.withdrawn_at is not null
  union all
  select r.requested_at, 'consent_asked', case when r.used_at is not null then 'answered' end, null, null, null, null,
    null, null
  from private.guardian_consent_requests as r where r.student_id = p_student_id
  union all
  select m.* from (
    select coalesce(b.sent_at, b.queued_at), 'mail', b.status, private.mail_exam_names(b),
      coalesce(t.amount_paise, o.amount_paise), private.shown_mail_kind(b), null::uuid, coalesce(
        b.last_error, private.moved_days(b)
      ), b.id
    from private.outbox as b
    left join private.refund_tasks as t on t.id = b.refund_task_id
    left join public.orders as o on o.id = b.order_id
    where b.student_id = p_student_id and b.kind like '%email'
    order by b.queued_at desc limit 150
  ) as m
  union all
  select a.at, 'organiser', a.action, case a.action
      when 'move_enrolment' then x.name
      when 'resend_message' then private.mail_exam_names(m)
    end, coalesce(t.amount_paise, o.amount_paise), case a.action
      when 'resend_message' then coalesce(private.shown_mail_kind(m), a.details ->> 'kind')
    end,
    case when a.actor ~ '^[0-9a-f-]{36}$' then a.actor::uuid end, case a.action
      when 'move_enrolment' then b.name || ' → ' || c.name
      when 'refuse_certificate_name' then a.details ->> 'new_name'
      when 'update_student' then (
        select string_agg(case f when 'class_id' then 'class' when 'school_name' then 'school' when 'parent_name'
          then 'guardian' else f end, ', ' order by f)
        from jsonb_object_keys(a.details -> 'after') as f
      )
    end, null
  from private.admin_audit as a
  left join public.subjects as x on a.action = 'move_enrolment' and x.id = (a.details ->> 'exam_id')::uuid
  left join public.classes as b
    on a.action = 'move_enrolment' and b.id = (a.details #>> '{before,class_id}')::uuid
  left join public.classes as c on a.action = 'move_enrolment' and c.id = (a.details #>> '{after,class_id}')::uuid
  left join private.outbox as m on a.action = 'resend_message' and m.id = (a.details ->> 'message_id')::uuid
  left join private.refund_tasks as t on t.id = m.refund_task_id
  left join public.orders as o on o.id = m.order_id
  where a.student_id = p_student_id
    and a.action in ('update_student', 'move_enrolment', 'resend_message', 'send_consent_mail', 'grant_admin',
      'revoke_admin', 'correct_certificate', 'refuse_certificate_name')
  union all
  select n.written_at, 'note', case when n.student_id <> p_student_id then coalesce(s.name, 'another child') end, null,
    null, null, n.written_by, n.text, null
  from private.list_family_ids(p_student_id) as f (id)
  join private.family_notes as n on n.student_id = f.id
  join public.students as s on s.id = f.id
$$;
comment on function private.list_contact_events(uuid) is
  'Consents and messages: registered, consent_given, consent_withdrawn (what: exam or camera, code: unpaid while the '
  'cart that it was given with is not paid), consent_asked (what: answered if the link was used), mail (what: pending, '
  'sent or dead, exam and amount: those of its order or refund, code: private.shown_mail_kind, note: the last error, '
  'or in a sent mail about a moved exam the old and the new day, id: the message), organiser (what: the change; '
  'note: the changed fields, a refused name, or for a moved exam, with exam, the classes; for a mail sent again exam, '
  'amount and code as of the mail), note (of a call about any child of the login; what: the name of the other child).';

create function private.connection_json(p_attempt private.exam_attempts) returns jsonb
language sql stable set search_path = ''
as $$
  with delayed as materialized (
    select e.n, e.session_no, e.seq
    from private.exam_events as e
    where e.attempt_id = p_attempt.id and e.received_at - e.answered_at > interval '10 seconds'
      and e.answered_at <= least(private.find_deadline(p_attempt),
        case when p_attempt.ended_by = 'student' then p_attempt.finished_at end)
  ),
  answers as (
    select d.n, bool_or(c.seq is null) as is_uncounted, bool_or(k.seq is not null) as is_kept
    from delayed as d
    left join private.list_counting_events(p_attempt) as c on c.session_no = d.session_no and c.seq = d.seq
    left join private.list_kept_answers(p_attempt) as k
      on p_attempt.finished_at is not null and k.session_no = d.session_no and k.seq = d.seq
    group by d.n
  ),
  losses as (
    select unnest(range_agg(tstzrange(p_attempt.started_at + r.at_ms * interval '1 millisecond',
      p_attempt.started_at + (r.at_ms + r.for_ms) * interval '1 millisecond'))) as loss
    from private.exam_room_events as r
    where r.attempt_id = p_attempt.id and r.kind = 'offline' and r.for_ms > 0
  )
  select jsonb_build_object(
    'is_running', p_attempt.finished_at is null,
    'deadline_at', private.iso_timestamp(private.find_deadline(p_attempt)),
    'extra_seconds', (
      select p.extra_seconds + private.granted_seconds(p.id, p_attempt.student_id)
      from private.papers as p where p.id = p_attempt.paper_id
    ),
    'last_contact_at', (
      select private.iso_timestamp(max(coalesce(s.last_saved_at, s.started_at)))
      from private.exam_sessions as s where s.attempt_id = p_attempt.id
    ),
    'reopened_at', (
      select private.iso_timestamp(max(s.started_at))
      from private.exam_sessions as s where s.attempt_id = p_attempt.id and s.session_no > 1
    ),
    'losses', (
      select coalesce(jsonb_agg(jsonb_build_object('from', private.iso_timestamp(lower(l.loss)),
        'until', private.iso_timestamp(upper(l.loss))) order by l.loss), '[]')
      from losses as l
    ),
    'silences', private.silences_json(p_attempt),
    'delayed', (select count(*) from answers),
    'waiting', (
      select count(*) from answers as q
      where q.is_uncounted and q.is_kept
        and not exists (select 1 from private.kept_answer_decisions as d where d.attempt_id = p_attempt.id)
    ),
    'uncounted', (
      select count(*) from answers as q
      where q.is_uncounted and (not q.is_kept
        or exists (select 1 from private.kept_answer_decisions as d where d.attempt_id = p_attempt.id))
    ),
    'is_log_deleted', p_attempt.started_at < private.exam_now() - interval '180 days' or exists (
      select 1 from private.paper_results as f
      where f.paper_id = p_attempt.paper_id and f.final_at < private.exam_now() - private.kept_after_final()
    ) or exists (
      select 1 from private.guardian_consents as c
      where c.student_id = p_attempt.student_id and c.kind = 'exam' and c.withdrawn_at > p_attempt.started_at
    )
  )
  where p_attempt.id is not null
$$;
comment on function private.connection_json(private.exam_attempts) is
  'The connection of an attempt, for a call: is_running, deadline_at, the extra_seconds in it, last_contact_at (null '
  'without a session), reopened_at: when the exam page was last opened again, or null, losses [{from, until}] as the '
  'exam page recorded them (two at '
  'the same time are one), silences (private.silences_json), delayed: the questions with an answer that was given in '
  'time and arrived more than 10 seconds later; of these waiting (for an organiser''s decision) and uncounted (they '
  'do not count); is_log_deleted: the recorded losses were deleted, with a withdrawn consent or by their age. Null '
  'without an attempt.';

create function private.family_consent_json(p_student_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'given_at', private.iso_timestamp(e.given_at), 'given_by', e.guardian_name,
    'withdrawn_at', (
      select private.iso_timestamp(max(c.withdrawn_at)) from private.guardian_consents as c
      where c.student_id = p_student_id and c.kind = 'exam' and e.id is null
    ),
    'is_unpaid', e.id is null and exists (
      select 1 from private.guardian_consents as c
      where c.student_id = p_student_id and c.kind = 'exam' and c.withdrawn_at is null
    ),
    'asked_at', private.iso_timestamp(r.requested_at), 'link_until', private.iso_timestamp(r.expires_at),
    'has_camera', (private.find_guardian_consent(p_student_id, 'camera')).id is not null
  )
  from private.find_guardian_consent(p_student_id, 'exam') as e
  left join lateral (
    select q.requested_at, q.expires_at from private.guardian_consent_requests as q
    where q.student_id = p_student_id and q.used_at is null and q.expires_at > now()
    order by q.requested_at desc limit 1
  ) as r on true
$$;
comment on function private.family_consent_json(uuid) is
  'A guardian''s consent to the exams of a student, for a call: {given_at, given_by, withdrawn_at (null while a '
  'consent is valid), is_unpaid (ticked at a checkout that was not paid), asked_at and link_until of the newest mail '
  'whose link still works, has_camera}. Missing values are null.';

create function private.family_result_json(p_attempt private.exam_attempts) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'is_final', f.final_at is not null, 'is_reserve', p.kind = 'reserve', 'is_taken', r.has_answers, 'marks', r.marks,
    'of', char_length(s.option_counts), 'rank', case when f.final_at is not null then r.rank end,
    'participants', f.participants,
    'award', case when f.final_at is not null then r.award end, 'certificate_code', case when f.final_at is not null
      then c.code end,
    'challenge_until', private.iso_timestamp(f.challenge_until),
    'name_until', private.correctable_until(p_attempt.id),
    'corrected_name', case when f.final_at is not null and exists (
      select 1 from private.certificates as e
      where e.attempt_id = p_attempt.id and e.ended_as = 'corrected' and e.name <> c.name
    ) then c.name end,
    'wanted_name', (select q.name from private.certificate_name_requests as q where q.attempt_id = p_attempt.id)
  )
  from private.paper_results as f
  join private.papers as p on p.id = f.paper_id
  join private.paper_seals as s on s.paper_id = f.paper_id
  join private.exam_results as r on r.attempt_id = p_attempt.id and r.is_last
  left join private.certificates as c on c.attempt_id = p_attempt.id and c.ended_as is null
  where f.paper_id = p_attempt.paper_id and f.provisional_at is not null
$$;
comment on function private.family_result_json(private.exam_attempts) is
  'The published result of an attempt, for a call: {is_final, is_reserve, is_taken (at least one answer counts), '
  'marks, of, rank, participants, award, certificate_code (these four null until it is final), challenge_until, '
  'name_until: the last day in IST on which the family can correct the name itself, corrected_name: that of the '
  'certificate if it was corrected, wanted_name: one that waits for a second organiser}. Null before it is published. '
  'A held result is returned too.';

create function private.read_family(p_student_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student public.students;
begin
  perform private.require_admin();
  select * into v_student from public.students where id = p_student_id;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  perform private.audit_view('read_family', p_student_id);
  return jsonb_build_object(
    'outcome', 'found',
    'student', (
      select jsonb_build_object(
        'id', v_student.id, 'name', v_student.name, 'email', private.student_mail_address(v_student.id),
        'phone', coalesce(v_student.phone, (select o.phone from public.students as o
          where o.id = v_student.family_id)),
        'class_id', v_student.class_id, 'class_name', (select c.name from public.classes as c
          where c.id = v_student.class_id),
        'school_name', v_student.school_name, 'parent_name', v_student.parent_name,
        'consent', private.family_consent_json(v_student.id),
        'created_at', private.iso_timestamp(v_student.created_at), 'is_first', v_student.family_id is null,
        'is_email_confirmed', not exists (
          select 1 from auth.users as u
          where u.id = coalesce(v_student.family_id, v_student.id) and u.email_confirmed_at is null
        ), 'is_deleted', v_student.deleted_at is not null,
        -- The login that registered a family is deleted together with its children.
        'deletion_refusal', private.find_deletion_refusal(array(
          select s.id from public.students as s
          where s.deleted_at is null and (s.id = p_student_id or s.family_id = p_student_id)
        ))
      )
    ),
    'children', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', n.id, 'name', n.name, 'class_name', c.name, 'is_refund_waiting', exists (
          select 1 from private.payment_intents as i
          join private.captured_payments as p on p.razorpay_order_id = i.razorpay_order_id
          join private.refund_tasks as r on r.payment_id = p.payment_id and r.status in ('review', 'failed')
          where i.student_id = n.id
        ), 'last_mail_at', (
          -- A guardian's mail may go to another address.
          select private.iso_timestamp(max(b.sent_at)) from private.outbox as b
          where b.student_id = n.id and b.status = 'sent' and b.kind like '%email'
            and b.kind <> 'guardian_consent_email'
        ), 'next', (
          select jsonb_build_object('exam', x.name, 'class', k.name, 'exam_on', d.exam_on,
            'opens_at', private.iso_timestamp(d.opens_at), 'last_start_at', private.iso_timestamp(d.last_start_at),
            'change', (
              select jsonb_build_object('at', private.iso_timestamp(coalesce(b.sent_at, b.queued_at)),
                'what', b.status, 'note', private.moved_days(b))
              from private.outbox as b
              where b.student_id = n.id and b.kind = 'exam_moved_email' and b.edition_id = m.edition_id
                and b.exam_id = m.exam_id
              order by b.queued_at desc limit 1
            ))
          from public.enrolments as m
          join public.edition_exams as d on d.edition_id = m.edition_id and d.exam_id = m.exam_id
          join public.subjects as x on x.id = m.exam_id
          join public.classes as k on k.id = m.class_id
          where m.student_id = n.id and m.is_active and d.exam_on >= private.day_in_india(private.exam_now())
            and (d.opens_at is null or d.opens_at > private.exam_now())
            and not private.is_cancelled(m.edition_id, m.exam_id, m.class_id)
          order by d.exam_on, x.name limit 1
        )
      ) order by n.created_at), '[]')
      from public.students as n
      left join public.classes as c on c.id = n.class_id
      where n.id <> p_student_id and n.deleted_at is null
        and (n.id = v_student.family_id or n.family_id = coalesce(v_student.family_id, p_student_id))
    ),
    'exams', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'edition_id', n.edition_id, 'exam_id', n.exam_id, 'exam', x.name, 'edition', e.name, 'class', c.name,
        'is_active', n.is_active, 'exam_on', d.exam_on, 'opens_at', private.iso_timestamp(d.opens_at),
        'last_start_at', private.iso_timestamp(d.last_start_at), 'results_on', e.results_on, 'hold', (
          select private.find_hold(a.student_id, a) from private.exam_attempts as a
          where a.student_id = n.student_id and a.edition_id = n.edition_id and a.exam_id = n.exam_id
            and a.status <> 'reset'
        ), 'result_paper_id', (
          select a.paper_id from private.exam_attempts as a
          join private.paper_results as f on f.paper_id = a.paper_id and f.provisional_at is not null
          where a.student_id = n.student_id and a.edition_id = n.edition_id and a.exam_id = n.exam_id
            and a.status <> 'reset'
        ), 'connection', (
          select private.connection_json(a) from private.exam_attempts as a
          where a.student_id = n.student_id and a.edition_id = n.edition_id and a.exam_id = n.exam_id
            and a.status <> 'reset'
        ), 'result', (
          select private.family_result_json(a) from private.exam_attempts as a
          where a.student_id = n.student_id and a.edition_id = n.edition_id and a.exam_id = n.exam_id
            and a.status not in ('void', 'reset')
        ), 'attempt', (
          select case when a.status = 'void' then 'void' when a.finished_at is null then 'running' else 'finished' end
          from private.exam_attempts as a
          where a.student_id = n.student_id and a.edition_id = n.edition_id and a.exam_id = n.exam_id
            and a.status <> 'reset'
        ), 'is_cancelled', private.is_cancelled(n.edition_id, n.exam_id, n.class_id), 'has_award', exists (
          select 1 from private.awards as w join private.exam_attempts as a on a.id = w.attempt_id
          where a.student_id = n.student_id and a.edition_id = n.edition_id and a.exam_id = n.exam_id
        ), 'award', (
          select jsonb_build_object(
            'state', w.state, 'medal', w.medal, 'promised_on', w.promised_on,
            'posted_on', private.day_in_india(w.posted_at), 'delivered_on', private.day_in_india(w.delivered_at),
            'courier', w.courier, 'consignment', w.consignment, 'needs_new_address', private.needs_new_address(w),
            'is_replacement', coalesce((
              select v.kind = 'replaced' from private.award_events as v
              where v.award_id = w.id and v.kind in ('raised', 'posted', 'replaced') order by v.no desc limit 1
            ), false)
          )
          from private.awards as w join private.exam_attempts as a on a.id = w.attempt_id
          where a.student_id = n.student_id and a.edition_id = n.edition_id and a.exam_id = n.exam_id
            and private.award_error(w.id) is null
          order by w.made_at desc limit 1
        )
      ) order by d.exam_on < t.today, case when d.exam_on >= t.today then d.exam_on end, d.exam_on desc, x.name), '[]')
      from public.enrolments as n
      cross join (select private.day_in_india(private.exam_now()) as today) as t
      join public.subjects as x on x.id = n.exam_id
      join public.editions as e on e.id = n.edition_id
      join public.classes as c on c.id = n.class_id
      left join public.edition_exams as d on d.edition_id = n.edition_id and d.exam_id = n.exam_id
      where n.student_id = p_student_id
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'at', private.iso_timestamp(l.at), 'kind', l.kind, 'what', l.what, 'exam', l.exam,
        'amount_paise', l.amount_paise, 'code', l.code, 'by', b.name, 'note', l.note, 'id', l.id
      ) order by l.at desc, l.kind), '[]')
      from (
        select f.*
        from (
          select * from private.list_contact_events(p_student_id)
          union all
          select * from private.list_payment_events(p_student_id)
          union all
          select * from private.list_exam_events(p_student_id)
        ) as f
        order by f.at desc, f.kind
        limit 300
      ) as l
      left join public.students as b on b.id = l.done_by
    )
  );
end
$$;
comment on function private.read_family(uuid) is 'read_family for an admin. Raises 42501 for anybody else.';

create function public.read_family(p_student_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.read_family(p_student_id);
comment on function public.read_family(uuid) is
  'For admins: the data about one student that support needs. Returns {outcome}: not_found, or found {student, '
  'children, exams, events}: the student {id, name, email, phone, class_id, class_name, school_name, parent_name, '
  'consent (private.family_consent_json), created_at, is_first (not a further child of a login), is_email_confirmed, '
  'is_deleted, deletion_refusal: why the '
  'account cannot be deleted at the moment, as delete_account returns it, or null}; the other children of the login '
  '{id, name, class_name, is_refund_waiting, last_mail_at: when an email about this child was last sent, or null, '
  'next: {exam, class, exam_on, opens_at, last_start_at, change: the last email that it was moved, {at, what: its '
  'status, note: private.moved_days}, or null} or null}; '
  'the exams {edition_id, exam_id, exam, edition, class, is_active, '
  'exam_on, opens_at, last_start_at, results_on, hold, result_paper_id (the paper of the attempt, null until its '
  'result is published), connection (private.connection_json), result (private.family_result_json; null for an attempt '
  'that does not count), attempt (running, finished, void, or null before the start), is_cancelled, has_award, award: '
  '{state, medal, promised_on, posted_on, delivered_on, courier, consignment, needs_new_address, is_replacement (being '
  'sent again because the last parcel was broken or lost)} or null if there is none or it cannot be sent}, coming '
  'exams first, the next one on top, then past ones, the latest first; the newest 300 events, newest first, {at, kind, '
  'what, exam, amount_paise, code, by, note, id}, with the kinds of private.list_contact_events, list_payment_events '
  'and list_exam_events. Amounts in paise, times in UTC. Marks and certificates appear once they are published. Raises '
  '42501 for anybody else; ends after 5 seconds. Leaves an audit row (private.audit_view).';

create function private.write_family_note(p_student_id uuid, p_text text, p_action text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_text text := private.clean_note(p_text);
begin
  if v_text is null then
    return jsonb_build_object('outcome', 'note_missing');
  end if;
  if char_length(v_text) > 1000 then
    return jsonb_build_object('outcome', 'note_too_long');
  end if;
  perform private.lock_student(p_student_id);
  if not exists (select 1 from public.students where id = p_student_id and deleted_at is null) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if (select count(*) from private.family_notes where student_id = p_student_id) >= 200 then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  insert into private.family_notes (student_id, text, written_by) values (p_student_id, v_text, (select auth.uid()));
  insert into private.admin_audit (actor, action, student_id) values ((select auth.uid())::text, p_action,
    p_student_id);
  return jsonb_build_object('outcome', 'saved');
end
$$;
comment on function private.write_family_note(uuid, text, text) is
  'Saves a note about a family, and an audit row with this action. Returns the outcomes of add_family_note.';

create function private.add_family_note(p_student_id uuid, p_text text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.write_family_note(p_student_id, p_text, 'add_family_note');
end
$$;
comment on function private.add_family_note(uuid, text) is
  'add_family_note for an admin. Raises 42501 for anybody else.';

create function public.add_family_note(p_student_id uuid, p_text text) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.add_family_note(p_student_id, p_text);
comment on function public.add_family_note(uuid, text) is
  'For admins: saves a note about a call with a family, up to 1,000 characters and 200 notes per student. Returns '
  '{outcome}: saved, note_missing, note_too_long, not_found, too_many. Raises 42501 for anybody else. Leaves an audit '
  'row.';

create function private.note_password_mail(p_student_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.write_family_note(
    p_student_id, 'Password email sent to ' || private.student_mail_address(p_student_id) || '.', 'send_password_mail');
end
$$;
comment on function private.note_password_mail(uuid) is
  'note_password_mail for an admin. Raises 42501 for anybody else.';

create function public.note_password_mail(p_student_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.note_password_mail(p_student_id);
comment on function public.note_password_mail(uuid) is
  'For admins: records in a family''s history that a password email was sent. The login service sends it, so it is '
  'not in the list of sent emails. Returns the outcomes of add_family_note; note_missing for a deleted account. '
  'Raises 42501 for anybody else. Leaves an audit row.';

-- ------------------------------------------------------------

-- Sending an email to a family once more, and the mail that asks for a guardian's consent.

create function private.resend_message(p_message_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_message private.outbox;
begin
  perform private.require_admin();
  select * into v_message from private.outbox where id = p_message_id for update;
  if v_message.id is null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  -- A guardian's address is deleted once the mail was sent, and contact syncs are not mails.
  if v_message.kind not like '%email' or v_message.kind = 'guardian_consent_email' then
    return jsonb_build_object('outcome', 'not_possible');
  end if;
  if not exists (select 1 from public.students where id = v_message.student_id and deleted_at is null) then
    return jsonb_build_object('outcome', 'account_deleted');
  end if;
  if v_message.status = 'pending' then
    return jsonb_build_object('outcome', 'already_queued');
  end if;
  if coalesce(private.payment_mail_error(v_message),
    case when v_message.exam_id is not null then private.exam_mail_error(v_message) end) is not null then
    return jsonb_build_object('outcome', 'out_of_date');
  end if;
  if not private.consume_rate_limit('resend:' || p_message_id, 3, 86400) then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  update private.outbox
  set status = 'pending', attempts = 0, queued_at = now(), next_attempt_at = now(), locked_until = null,
    reported_at = null, sent_at = null, last_error = null
  where id = p_message_id;
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'resend_message', v_message.student_id,
    jsonb_build_object('message_id', p_message_id, 'kind', v_message.kind, 'status', v_message.status));
  return jsonb_build_object('outcome', 'queued');
end
$$;
comment on function private.resend_message(uuid) is 'resend_message for an admin. Raises 42501 for anybody else.';

create function public.resend_message(p_message_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.resend_message(p_message_id);
comment on function public.resend_message(uuid) is
  'For admins: resends a mail that was sent or given up, to the account''s current address. A mail that is no longer '
  'true is refused (out_of_date), such as the receipt of an order with a refunded exam, or not sent if that changes '
  'before it is claimed. At most 3 times a day. Returns '
  '{outcome}: queued, already_queued, not_found, out_of_date, '
  'not_possible (requests for a guardian''s consent, which only the family can send, and mailing lists), '
  'account_deleted, too_many. Raises 42501 for anybody else. Leaves an audit row.';

create function private.send_consent_mail(p_student_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.lock_student(p_student_id);
  if not exists (select 1 from public.students where id = p_student_id and deleted_at is null) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if private.has_guardian_consent(p_student_id) then
    return jsonb_build_object('outcome', 'already_given');
  end if;
  if not private.queue_consent_mail(p_student_id, lower(private.student_mail_address(p_student_id))) then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  insert into private.admin_audit (actor, action, student_id)
  values ((select auth.uid())::text, 'send_consent_mail', p_student_id);
  return jsonb_build_object('outcome', 'queued');
end
$$;
comment on function private.send_consent_mail(uuid) is
  'send_consent_mail for an admin. Raises 42501 for anybody else.';

create function public.send_consent_mail(p_student_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.send_consent_mail(p_student_id);
comment on function public.send_consent_mail(uuid) is
  'For admins: mails the link for the guardian''s consent to the address of the account, and to no other, because the '
  'caller on the phone may be a stranger; another address is typed by the family in its profile. Shares the limits of '
  'request_guardian_consent. Returns {outcome}: queued, already_given (the consent to exams), not_found, too_many (5 a '
  'day for the student, 3 a day to the mailbox). Raises 42501 for anybody else. Leaves an audit row.';

grant execute on function private.note_device_check(boolean, text[]) to authenticated;
grant execute on function private.list_families(text) to authenticated;
grant execute on function private.list_unfinished_registrations(text) to authenticated;
grant execute on function private.read_family(uuid) to authenticated;
grant execute on function private.add_family_note(uuid, text) to authenticated;
grant execute on function private.note_password_mail(uuid) to authenticated;
grant execute on function private.resend_message(uuid) to authenticated;
grant execute on function private.send_consent_mail(uuid) to authenticated;
grant execute on function public.note_device_check(boolean, text[]) to authenticated;
grant execute on function public.list_families(text) to authenticated;
grant execute on function public.list_unfinished_registrations(text) to authenticated;
grant execute on function public.read_family(uuid) to authenticated;
grant execute on function public.add_family_note(uuid, text) to authenticated;
grant execute on function public.note_password_mail(uuid) to authenticated;
grant execute on function public.resend_message(uuid) to authenticated;
grant execute on function public.send_consent_mail(uuid) to authenticated;
