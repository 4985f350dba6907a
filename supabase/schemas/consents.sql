-- Guardians' consents to a child's exams and to the camera (docs/exam.md section 9). Not the consent of the students
-- row, which is to updates by mail. How they are given and withdrawn is below.

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
  'A consent of an adult for a student: exam, that an exam is kept, marked and ranked; camera, that stills are '
  'taken. One stands for each kind until it is withdrawn; the ones before stay, as a record.';
comment on column private.guardian_consents.way is
  'checkout: typed where an adult pays, and counting once that very payment has come; mail: by the link of a mail to '
  'the guardian; password: typed with the family''s password, about an order that was paid.';
comment on column private.guardian_consents.intent_id is
  'The payment that the consent of a checkout was shown with: no other one makes it count. With the password, that of '
  'the order.';
comment on column private.guardian_consents.guardian_name is
  'As the guardian typed it; null once the account is deleted.';
comment on column private.guardian_consents.wording_version is
  'Which wording was agreed to (src/content/guardian-consent.ts).';
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
  'The consent of a kind (exam, camera) that counts for a student now, or an empty row. One of the checkout counts '
  'once the payment that it was shown with has come: by paying, an adult has been there. The others count at once.';

create function private.drop_unpaid_consents(p_intent_id uuid) returns void
language sql set search_path = ''
as $$
  delete from private.guardian_consents as c
  where c.intent_id = p_intent_id and c.withdrawn_at is null
    and (private.find_guardian_consent(c.student_id, c.kind)).id is distinct from c.id
$$;
comment on function private.drop_unpaid_consents(uuid) is
  'Deletes consents of earlier, unpaid checkouts when a checkout begins again, so that only the current ticks count.';

create function private.is_known_wording(p_version text) returns boolean
language sql immutable set search_path = ''
as $$ select coalesce(p_version in ('2026-11', '2026-11-28'), false) $$;
comment on function private.is_known_wording(text) is
  'Whether a wording of a guardian''s consent is one that the site has shown (src/content/guardian-consent.ts). A new '
  'wording is added here.';

create function private.has_guardian_consent(p_student_id uuid) returns boolean
language sql stable set search_path = ''
as $$ select (private.find_guardian_consent(p_student_id, 'exam')).id is not null $$;
comment on function private.has_guardian_consent(uuid) is
  'Whether a guardian''s consent to exams counts for a student now, one whose account is deleted included. Without it '
  'exams can be started, but every result of the student is held (private.find_hold). Source: exam section 9.';

create function private.find_hold(p_student_id uuid, p_attempt private.exam_attempts) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select case
      when p_attempt.standing in ('void', 'reset') then null
      when p_attempt.standing = 'held' then p_attempt.held_for
      when not private.has_guardian_consent(p_student_id) then 'consent'
    end
  );
end
$$;
comment on function private.find_hold(uuid, private.exam_attempts) is
  'For what the result of an attempt is held now: refund, dispute, void (one is pending) or consent (the guardian''s '
  'is missing); null where nothing holds it. The attempt may be empty, as before the exam: then consent or null. A '
  'rehearsal is never asked about. Source: docs/exam.md section 2.';

-- ------------------------------------------------------------

-- How a guardian's consent is given, asked for by mail, and withdrawn (docs/exam.md section 9, decision 070). What
-- counts as one is above.

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
  'Mails that ask a guardian for consent. The address is in their message alone, and gone once that is sent.';
comment on column private.guardian_consent_requests.token_hash is
  'SHA-256 of the token that the mail''s link carries; null until the mail is written. A mail that is written once '
  'more has a token of its own, and the one before opens nothing.';
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
  'Writes consents down: the way they were given, and the payment that they are about (null: by mail). One that counts '
  'stays as it is; one of a checkout that was never paid is written over.';

create function private.check_consent_kinds(p_kinds text[]) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if not coalesce(p_kinds <@ '{exam,camera}' and cardinality(p_kinds) between 1 and 2, false) then
    raise exception 'Consent is to the exam, the camera, or both.' using errcode = '22023';
  end if;
end
$$;
comment on function private.check_consent_kinds(text[]) is
  'Raises 22023 unless these are one or two of exam and camera.';

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
  'The error of a consent as it was typed: name_missing, name_too_long (over 100 characters), wording_unknown; '
  'null for nothing.';

create function private.give_guardian_consent(p_guardian_name text, p_wording_version text, p_kinds text[])
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id constant uuid := private.lock_caller();
  v_fault text := private.consent_error(p_guardian_name, p_wording_version);
  v_intent_id uuid;
begin
  perform private.check_consent_kinds(p_kinds);
  if v_fault is not null then
    return jsonb_build_object('outcome', v_fault);
  end if;
  -- The checkout that was started last, an hour ago at most: what is typed now is about that payment and no later one.
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
  v_fault text := private.consent_error(p_guardian_name, p_wording_version);
  v_intent_id uuid;
begin
  perform private.check_consent_kinds(p_kinds);
  if not private.is_login_recent() then
    return jsonb_build_object('outcome', 'login_too_old');
  end if;
  if v_fault is not null then
    return jsonb_build_object('outcome', v_fault);
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
  'A mailbox as a rate limit knows it, which is kept beside no account: what follows a plus, and the dots of Gmail, '
  'lead to the same one.';

create function private.request_guardian_consent(p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id constant uuid := private.lock_caller();
  v_email text := lower(private.clean_line(p_email));
  v_message_id uuid;
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
  if not private.consume_rate_limit('consent-mails:student:' || v_student_id, 5, 86400)
    or not private.consume_rate_limit('consent-mails:address:' || private.hash_address(v_email), 3, 86400) then
    return jsonb_build_object('outcome', 'rate_limited');
  end if;
  insert into private.outbox (kind, student_id, recipient) values ('guardian_consent_email', v_student_id, v_email)
  returning id into v_message_id;
  insert into private.guardian_consent_requests (student_id, message_id) values (v_student_id, v_message_id);
  return jsonb_build_object('outcome', 'queued');
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
  'The data of the mail that asks for consent, besides the name: {token, expires_at}. The token is created here and '
  'returned only once; expires_at is null for a request that was purged meanwhile.';

create function private.confirm_guardian_consent(
  p_token text, p_guardian_name text, p_wording_version text, p_kinds text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_address text := private.caller_network();
  v_fault text := private.consent_error(p_guardian_name, p_wording_version);
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
  if v_fault is not null then
    return jsonb_build_object('outcome', v_fault);
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
  'confirm_guardian_consent for anyone who has the token. An unknown one writes nothing, not even a rate limit: 256 '
  'random bits are not guessed.';

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
  'At the checkout: notes that the adult who pays agrees, by the name that was typed, to the exam, the camera, or '
  'both; p_wording_version names the wording. It is bound to the checkout that was started last, within the hour, and '
  'counts once that very payment has come; a checkout that begins again forgets it. Returns {outcome}: noted, '
  'name_missing, name_too_long (over 100 characters), wording_unknown, no_payment (no checkout was started within the '
  'hour), or rate_limited (20 a day). Raises 42501 for anybody who is not a student, 22023 for other kinds. Source: '
  'exam section 9.';

create function public.give_order_consent(
  p_order_id uuid, p_guardian_name text, p_wording_version text, p_kinds text[]
) returns jsonb
language sql set search_path = ''
return private.give_order_consent(p_order_id, p_guardian_name, p_wording_version, p_kinds);
comment on function public.give_order_consent(uuid, text, text, text[]) is
  'After the payment: the adult who paid agrees, with the family''s password just given (private.is_login_recent). It '
  'is bound to that order and counts at once. Returns {outcome}: given, login_too_old, name_missing, name_too_long '
  '(over 100 characters), wording_unknown, no_order (not one of the caller''s), or rate_limited (20 a day, together '
  'with give_guardian_consent). Raises 42501 for anybody who is not a student, 22023 for other kinds. Source: exam '
  'section 9.';

create function public.withdraw_guardian_consent(p_kind text) returns jsonb
language sql set search_path = ''
return private.withdraw_guardian_consent(p_kind);
comment on function public.withdraw_guardian_consent(text) is
  'Withdraws a guardian''s consent of a kind, exam or camera, at once. Returns {outcome}: withdrawn or not_given. '
  'Raises 42501 for anybody who is not a student, 22023 for other kinds. Source: docs/exam.md section 9.';

create function public.request_guardian_consent(p_email text) returns jsonb
language sql set search_path = ''
return private.request_guardian_consent(p_email);
comment on function public.request_guardian_consent(text) is
  'Asks a guardian for consent by a mail to this address, whose link holds for 14 days and once. Returns {outcome}: '
  'queued, invalid_email, already_given, or rate_limited (5 a day and student, 3 a day and mailbox). Raises 42501 for '
  'anybody who is not a student. Source: docs/exam.md section 9.';

create function public.confirm_guardian_consent(
  p_token text, p_guardian_name text, p_wording_version text, p_kinds text[]) returns jsonb
language sql set search_path = ''
return private.confirm_guardian_consent(p_token, p_guardian_name, p_wording_version, p_kinds);
comment on function public.confirm_guardian_consent(text, text, text, text[]) is
  'A guardian agrees by the token of a mail, without a login, as give_guardian_consent. It counts at once. Returns '
  '{outcome}: given {first_name, of the student; null where there is none}, name_missing, name_too_long, '
  'wording_unknown (the token holds), unknown (used, expired, or none of ours; nothing is written), rate_limited (60 '
  'an hour and network address). Raises 22023 for other kinds. Source: docs/exam.md section 9, decision 011.';

create function public.get_guardian_consents()
returns table (kind text, is_given boolean, guardian_name text, given_at timestamptz, asked_at timestamptz)
language sql stable set search_path = ''
return private.get_guardian_consents();
comment on function public.get_guardian_consents() is
  'A student''s consents, one row for the exam and one for the camera: whether one counts, and of that who gave it '
  'when; asked_at is when a guardian was last asked by a mail whose link still holds. Null where there is none. '
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
