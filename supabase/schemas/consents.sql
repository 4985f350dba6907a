-- Guardians' consents to a child's exams and to the camera (docs/exam.md section 9). The consent in the students row is
-- a different consent: to updates by email.

create table private.guardian_consents (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references public.students (id),
  kind text not null check (kind in ('exam', 'camera')),
  way text not null check (way in ('checkout', 'mail', 'password')),
  intent_id uuid references private.payment_intents (id),
  guardian_name text check (char_length(guardian_name) between 1 and 100),
  wording_version text not null check (char_length(wording_version) between 1 and 40),
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz check (withdrawn_at >= given_at),
  check ((way = 'mail') = (intent_id is null))
);
comment on table private.guardian_consents is
  'An adult''s consent for a student: exam allows storing, marking and ranking exams; camera allows taking pictures. '
  'At most one of each kind is in force until it is withdrawn; earlier ones stay as a record.';
comment on column private.guardian_consents.way is
  'checkout: typed by the adult who pays, valid once that payment has arrived; mail: by the link in a mail to the '
  'guardian; password: typed with the family''s password for a paid order.';
comment on column private.guardian_consents.intent_id is
  'The payment intent of the checkout in which the consent was given: only its payment makes the consent valid. For a '
  'consent by password, the intent of the order.';
comment on column private.guardian_consents.guardian_name is
  'As the guardian typed it; null once the account is deleted.';
comment on column private.guardian_consents.wording_version is
  'The version of the wording that the guardian agreed to (src/content/guardian-consent.ts).';
create unique index guardian_consents_one on private.guardian_consents (student_id, kind) where withdrawn_at is null;
create index guardian_consents_intent on private.guardian_consents (intent_id);
create index guardian_consents_student on private.guardian_consents (student_id, given_at);

alter table private.guardian_consents enable row level security;

create function private.find_guardian_consent(p_student_id uuid, p_kind text) returns private.guardian_consents
language sql stable set search_path = ''
as $$
  select c
  from private.guardian_consents as c
  where c.student_id = p_student_id and c.kind = p_kind and c.withdrawn_at is null
    and (c.way in ('mail', 'password') or exists (select 1 from public.orders as o where o.intent_id = c.intent_id
      and o.ordered_at >= c.given_at))
$$;
comment on function private.find_guardian_consent(uuid, text) is
  'The valid consent of a kind (exam, camera) for a student, or an empty row. A consent from the checkout is valid '
  'once its payment has arrived, because the payment shows that an adult was present. The others are valid '
  'immediately.';

create function private.drop_unpaid_consents(p_intent_id uuid) returns void
language sql set search_path = ''
as $$
  delete from private.guardian_consents as c
  where c.intent_id = p_intent_id and c.withdrawn_at is null
    and (private.find_guardian_consent(c.student_id, c.kind)).id is distinct from c.id
$$;
comment on function private.drop_unpaid_consents(uuid) is
  'Deletes consents of earlier, unpaid checkouts when a checkout begins again, so that only the boxes ticked in the '
  'new checkout count.';

create function private.is_known_wording(p_version text) returns boolean
language sql immutable set search_path = ''
as $$ select coalesce(p_version in ('2026-11', '2026-11-28', '2026-11-30'), false) $$;
comment on function private.is_known_wording(text) is
  'Whether the site has ever shown this version of the wording (src/content/guardian-consent.ts). New versions must '
  'be added here.';

create function private.has_guardian_consent(p_student_id uuid) returns boolean
language sql stable set search_path = ''
as $$ select (private.find_guardian_consent(p_student_id, 'exam')).id is not null $$;
comment on function private.has_guardian_consent(uuid) is
  'Whether a student has a valid guardian''s consent to exams; works for deleted accounts too. Without it exams can '
  'be started, but the student''s results are held (private.find_hold). Source: docs/exam.md section 9.';

create function private.find_hold(p_student_id uuid, p_attempt private.exam_attempts) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select case
      when p_attempt.status in ('void', 'reset') then null
      when p_attempt.status = 'held' then p_attempt.held_for
      when not private.has_guardian_consent(p_student_id) then 'consent'
    end
  );
end
$$;
comment on function private.find_hold(uuid, private.exam_attempts) is
  'Why the result of an attempt is held now: refund, dispute, void (a proposal is pending) or consent (the '
  'guardian''s consent is missing); null if it is not held. Before the exam the attempt is empty, and this returns '
  'consent or null. Not called for rehearsals. Source: docs/exam.md section 2.';

-- ------------------------------------------------------------

-- Giving, requesting by mail and withdrawing a guardian's consent (docs/exam.md section 9, decision 070).

create table private.guardian_consent_requests (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references public.students (id),
  message_id uuid not null unique references private.outbox (id),
  token_hash bytea unique,
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  used_at timestamptz
);
comment on table private.guardian_consent_requests is
  'Requests by mail for a guardian''s consent. The address is stored only in the outbox message and deleted once that '
  'is sent.';
comment on column private.guardian_consent_requests.token_hash is
  'SHA-256 of the token in the mail''s link; null until the mail is written. If the mail is written again, it gets a '
  'new token and the old one becomes invalid.';
create index guardian_consent_requests_student on private.guardian_consent_requests (student_id, requested_at desc);
create index guardian_consent_requests_expires on private.guardian_consent_requests (expires_at);

alter table private.guardian_consent_requests enable row level security;

create function private.write_guardian_consent(
  p_student_id uuid, p_kinds text[], p_way text, p_intent_id uuid, p_guardian_name text, p_wording_version text
) returns void
language sql set search_path = ''
as $$
  insert into private.guardian_consents as c (student_id, kind, way, intent_id, guardian_name, wording_version)
  select distinct p_student_id, k.kind, p_way, p_intent_id, p_guardian_name, p_wording_version
  from unnest(p_kinds) as k (kind)
  on conflict (student_id, kind) where withdrawn_at is null do update
  set way = excluded.way, intent_id = excluded.intent_id, guardian_name = excluded.guardian_name,
    wording_version = excluded.wording_version, given_at = excluded.given_at
  where (private.find_guardian_consent(c.student_id, c.kind)).id is null
$$;
comment on function private.write_guardian_consent(uuid, text[], text, uuid, text, text) is
  'Saves consents with the way they were given and the payment intent that they belong to (null: by mail). A valid '
  'consent is not changed; a consent from an unpaid checkout is replaced.';

create function private.check_consent_kinds(p_kinds text[]) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if not coalesce(p_kinds <@ '{exam,camera}' and cardinality(p_kinds) between 1 and 2, false) then
    raise exception 'Consent is to the exam, the camera, or both.' using errcode = '22023';
  end if;
end
$$;
comment on function private.check_consent_kinds(text[]) is 'Raises 22023 unless the kinds are exam, camera or both.';

create function private.consent_error(p_guardian_name text, p_wording_version text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when private.clean_line(p_guardian_name) is null then 'name_missing'
    when char_length(private.clean_line(p_guardian_name)) > 100 then 'name_too_long'
    when not private.is_known_wording(p_wording_version) then 'wording_unknown'
  end
$$;
comment on function private.consent_error(text, text) is
  'The error in a consent form: name_missing, name_too_long (over 100 characters), wording_unknown; null if it is '
  'valid.';

create function private.give_guardian_consent(p_guardian_name text, p_wording_version text, p_kinds text[])
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id constant uuid := private.lock_caller();
  v_error text := private.consent_error(p_guardian_name, p_wording_version);
  v_intent_id uuid;
begin
  perform private.check_consent_kinds(p_kinds);
  if v_error is not null then
    return jsonb_build_object('outcome', v_error);
  end if;
  -- The checkout that was started last, at most an hour ago: the consent belongs to that payment and not to a later
  -- one.
  select id into v_intent_id
  from private.payment_intents
  where student_id = v_student_id and status in ('draft', 'open') and shown_at > now() - interval '1 hour'
  order by shown_at desc, id
  limit 1;
  if v_intent_id is null then
    return jsonb_build_object('outcome', 'no_payment');
  end if;
  if not private.consume_rate_limit('guardian-consents:student:' || v_student_id, 20, 86400) then
    return jsonb_build_object('outcome', 'rate_limited');
  end if;
  perform private.write_guardian_consent(
    v_student_id, p_kinds, 'checkout', v_intent_id, private.clean_line(p_guardian_name), p_wording_version);
  return jsonb_build_object('outcome', 'noted');
end
$$;
comment on function private.give_guardian_consent(text, text, text[]) is
  'give_guardian_consent for the caller alone. Raises 42501 for anybody who is not a student.';

create function private.give_order_consent(
  p_order_id uuid, p_guardian_name text, p_wording_version text, p_kinds text[]
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id constant uuid := private.lock_caller();
  v_error text := private.consent_error(p_guardian_name, p_wording_version);
  v_intent_id uuid;
begin
  perform private.check_consent_kinds(p_kinds);
  if not private.is_login_recent() then
    return jsonb_build_object('outcome', 'login_too_old');
  end if;
  if v_error is not null then
    return jsonb_build_object('outcome', v_error);
  end if;
  select intent_id into v_intent_id from public.orders where id = p_order_id and student_id = v_student_id;
  if v_intent_id is null then
    return jsonb_build_object('outcome', 'no_order');
  end if;
  if not private.consume_rate_limit('guardian-consents:student:' || v_student_id, 20, 86400) then
    return jsonb_build_object('outcome', 'rate_limited');
  end if;
  perform private.write_guardian_consent(
    v_student_id, p_kinds, 'password', v_intent_id, private.clean_line(p_guardian_name), p_wording_version);
  return jsonb_build_object('outcome', 'given');
end
$$;
comment on function private.give_order_consent(uuid, text, text, text[]) is
  'give_order_consent for the caller alone. Raises 42501 for anybody who is not a student.';

create function private.withdraw_guardian_consent(p_kind text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id constant uuid := private.lock_caller();
begin
  perform private.check_consent_kinds(array[p_kind]);
  update private.guardian_consents set withdrawn_at = now() where student_id = v_student_id and kind = p_kind
    and withdrawn_at is null;
  return jsonb_build_object('outcome', case when found then 'withdrawn' else 'not_given' end);
end
$$;
comment on function private.withdraw_guardian_consent(text) is
  'withdraw_guardian_consent for the caller alone. Raises 42501 for anybody who is not a student.';

create function private.hash_address(p_email text) returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(m.name || '@' || m.domain, 'UTF8')), 'hex')
  from (
    select case when d.domain in ('gmail.com', 'googlemail.com') then replace(d.name, '.', '') else d.name end as name,
      case d.domain when 'googlemail.com' then 'gmail.com' else d.domain end as domain
    from (
      select split_part(lower(left(p_email, strpos(p_email, '@') - 1)), '+', 1) as name,
        lower(substr(p_email, strpos(p_email, '@') + 1)) as domain
    ) as d
  ) as m
$$;
comment on function private.hash_address(text) is
  'A hash of a mailbox for rate limits, which is not linked to an account. Ignores a suffix after a plus and the dots '
  'in Gmail addresses, because they lead to the same mailbox.';

create function private.queue_consent_mail(p_student_id uuid, p_email text) returns boolean
language plpgsql set search_path = ''
as $$
declare
  v_message_id uuid;
begin
  if not private.consume_rate_limit('consent-mails:student:' || p_student_id, 5, 86400)
    or not private.consume_rate_limit('consent-mails:address:' || private.hash_address(p_email), 3, 86400) then
    return false;
  end if;
  insert into private.outbox (kind, student_id, recipient) values ('guardian_consent_email', p_student_id, p_email)
  returning id into v_message_id;
  insert into private.guardian_consent_requests (student_id, message_id) values (p_student_id, v_message_id);
  return true;
end
$$;
comment on function private.queue_consent_mail(uuid, text) is
  'Queues the mail that asks for a guardian''s consent to this address. False, and nothing is queued, above 5 mails a '
  'day for the student or 3 a day to the mailbox.';

create function private.request_guardian_consent(p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id constant uuid := private.lock_caller();
  v_email text := lower(private.clean_line(p_email));
begin
  if v_email is null or v_email !~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' or char_length(v_email) > 254 then
    return jsonb_build_object('outcome', 'invalid_email');
  end if;
  if not exists (
    select 1 from unnest(array['exam', 'camera']) as k (kind)
      where (private.find_guardian_consent(v_student_id, k.kind)).id is null
  ) then
    return jsonb_build_object('outcome', 'already_given');
  end if;
  return jsonb_build_object('outcome', case when private.queue_consent_mail(v_student_id, v_email) then 'queued'
    else 'rate_limited' end);
end
$$;
comment on function private.request_guardian_consent(text) is
  'request_guardian_consent for the caller alone. Raises 42501 for anybody who is not a student.';

create function private.write_consent_mail(p_message_id uuid) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_token text := encode(extensions.gen_random_bytes(32), 'hex');
  v_expires_at timestamptz;
begin
  update private.guardian_consent_requests set token_hash = sha256(convert_to(v_token, 'UTF8'))
  where message_id = p_message_id
  returning expires_at into v_expires_at;
  return jsonb_build_object('token', v_token, 'expires_at', v_expires_at);
end
$$;
comment on function private.write_consent_mail(uuid) is
  'The data of the mail that asks for consent, except the name: {token, expires_at}. The token is created here and '
  'returned only once; expires_at is null for a request that was purged meanwhile.';

create function private.confirm_guardian_consent(
  p_token text, p_guardian_name text, p_wording_version text, p_kinds text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_address text := private.caller_network();
  v_error text := private.consent_error(p_guardian_name, p_wording_version);
  v_hash bytea := sha256(convert_to(coalesce(p_token, ''), 'UTF8'));
  v_student public.students;
begin
  perform private.check_consent_kinds(p_kinds);
  select s.* into v_student
  from private.guardian_consent_requests as r
  join public.students as s on s.id = r.student_id and s.deleted_at is null
  where r.token_hash = v_hash;
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if not private.consume_rate_limit(
    'consent-links:address:' || coalesce(md5(v_address || current_date::text), 'unknown'), case when v_address is null
      then 1000 else 60 end, 3600
  ) then
    return jsonb_build_object('outcome', 'rate_limited');
  end if;
  if v_error is not null then
    return jsonb_build_object('outcome', v_error);
  end if;
  perform private.lock_student(v_student.id);
  update private.guardian_consent_requests set used_at = now()
  where token_hash = v_hash and used_at is null and expires_at > now();
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  perform private.write_guardian_consent(
    v_student.id, p_kinds, 'mail', null, private.clean_line(p_guardian_name), p_wording_version);
  return jsonb_build_object('outcome', 'given', 'first_name', split_part(v_student.name, ' ', 1));
end
$$;
comment on function private.confirm_guardian_consent(text, text, text, text[]) is
  'confirm_guardian_consent for anyone who has the token. An unknown token writes nothing, not even a rate limit, '
  'because 256 random bits cannot be guessed.';

create function private.get_guardian_consents()
returns table (kind text, is_given boolean, guardian_name text, given_at timestamptz, asked_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_student_id uuid := private.student_id();
begin
  if v_student_id is null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  return query
  select k.kind, c.id is not null, c.guardian_name, c.given_at, (
    select max(r.requested_at) from private.guardian_consent_requests as r
    where r.student_id = v_student_id and r.used_at is null and r.expires_at > now()
  )
  from unnest(array['exam', 'camera']) with ordinality as k (kind, place)
  cross join lateral private.find_guardian_consent(v_student_id, k.kind) as c
  order by k.place;
end
$$;
comment on function private.get_guardian_consents() is
  'get_guardian_consents for the caller alone. Raises 42501 for anybody who is not a student.';

create function public.give_guardian_consent(p_guardian_name text, p_wording_version text, p_kinds text[]) returns jsonb
language sql set search_path = ''
return private.give_guardian_consent(p_guardian_name, p_wording_version, p_kinds);
comment on function public.give_guardian_consent(text, text, text[]) is
  'At the checkout: records that the adult who pays, by the typed name, agrees to the exam, the camera or both; '
  'p_wording_version is the version of the wording. The consent belongs to the checkout that was started last, within '
  'the past hour, and is valid once its payment has arrived; starting a checkout again deletes it. Returns {outcome}: '
  'noted, name_missing, name_too_long (over 100 characters), wording_unknown, no_payment (no checkout was started '
  'within the hour), or rate_limited (20 a day). Raises 42501 for anybody who is not a student, 22023 for other '
  'kinds. Source: docs/exam.md section 9.';

create function public.give_order_consent(
  p_order_id uuid, p_guardian_name text, p_wording_version text, p_kinds text[]
) returns jsonb
language sql set search_path = ''
return private.give_order_consent(p_order_id, p_guardian_name, p_wording_version, p_kinds);
comment on function public.give_order_consent(uuid, text, text, text[]) is
  'After the payment: records that the adult who paid agrees; the family''s password must have been entered recently '
  '(private.is_login_recent). The consent belongs to that order and is valid immediately. Returns {outcome}: given, '
  'login_too_old, name_missing, name_too_long (over 100 characters), wording_unknown, no_order (not one of the '
  'caller''s), or rate_limited (20 a day, together with give_guardian_consent). Raises 42501 for anybody who is not a '
  'student, 22023 for other kinds. Source: docs/exam.md section 9.';

create function public.withdraw_guardian_consent(p_kind text) returns jsonb
language sql set search_path = ''
return private.withdraw_guardian_consent(p_kind);
comment on function public.withdraw_guardian_consent(text) is
  'Withdraws a guardian''s consent of a kind, exam or camera, with immediate effect. Returns {outcome}: withdrawn or '
  'not_given. Raises 42501 for anybody who is not a student, 22023 for other kinds. Source: docs/exam.md section 9.';

create function public.request_guardian_consent(p_email text) returns jsonb
language sql set search_path = ''
return private.request_guardian_consent(p_email);
comment on function public.request_guardian_consent(text) is
  'Asks a guardian for consent by a mail to this address; its link works once, within 14 days. Returns {outcome}: '
  'queued, invalid_email, already_given, or rate_limited (5 a day per student, 3 a day per mailbox). Raises 42501 for '
  'anybody who is not a student. Source: docs/exam.md section 9.';

create function public.confirm_guardian_consent(
  p_token text, p_guardian_name text, p_wording_version text, p_kinds text[]) returns jsonb
language sql set search_path = ''
return private.confirm_guardian_consent(p_token, p_guardian_name, p_wording_version, p_kinds);
comment on function public.confirm_guardian_consent(text, text, text, text[]) is
  'Records a guardian''s consent by the token from a mail, without a login; the other arguments are those of '
  'give_guardian_consent. The consent is valid immediately. Returns {outcome}: given {first_name of the student, null '
  'if there is none}, name_missing, name_too_long, wording_unknown (the token stays valid), unknown (used, expired or '
  'not issued by us; nothing is saved), rate_limited (60 an hour per network address). Raises 22023 for other kinds. '
  'Source: docs/exam.md section 9, decision 011.';

create function public.get_guardian_consents()
returns table (kind text, is_given boolean, guardian_name text, given_at timestamptz, asked_at timestamptz)
language sql stable set search_path = ''
return private.get_guardian_consents();
comment on function public.get_guardian_consents() is
  'A student''s consents, one row for the exam and one for the camera: whether a valid consent exists, and who gave '
  'it when; asked_at is when a guardian was last asked by a mail whose link still works. Missing values are null. '
  'Raises 42501 for anybody who is not a student. Source: docs/exam.md section 9.';

grant execute on function private.give_guardian_consent(text, text, text[]) to authenticated;
grant execute on function private.give_order_consent(uuid, text, text, text[]) to authenticated;
grant execute on function private.withdraw_guardian_consent(text) to authenticated;
grant execute on function private.request_guardian_consent(text) to authenticated;
grant execute on function private.confirm_guardian_consent(text, text, text, text[]) to anon, authenticated;
grant execute on function private.get_guardian_consents() to authenticated;
grant execute on function public.give_guardian_consent(text, text, text[]) to authenticated;
grant execute on function public.give_order_consent(uuid, text, text, text[]) to authenticated;
grant execute on function public.withdraw_guardian_consent(text) to authenticated;
grant execute on function public.request_guardian_consent(text) to authenticated;
grant execute on function public.confirm_guardian_consent(text, text, text, text[]) to anon, authenticated;
grant execute on function public.get_guardian_consents() to authenticated;
