-- Written by `npm run db:baseline` from supabase/schemas. Not to be edited.

set check_function_bodies = off;

-- supabase/schemas/base.sql

-- Two schemas: public is exposed by the API, private is not. Nothing is granted by default, not even to the service
-- role: each file grants what its functions and the API use, by column.
--
-- The files of this folder apply in the order that config.toml names. PostgreSQL resolves function bodies when they
-- run, so a function may call functions from later files; everything else must come after the objects it depends on.

create schema if not exists private;
comment on schema private is
  'Data about money, emails, exams and the audit. Not exposed by the API. Public functions for the server are '
  'security definers; public functions for users call security definers in this schema, which check the caller.';
revoke all on schema private from public, anon, authenticated, service_role;

grant usage on schema public to anon, authenticated, service_role;

-- The platform may grant every new object to the API roles; a forgotten revoke must not open it.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
-- PostgreSQL lets everybody call a new function; this changes the default, so that each function needs a grant.
alter default privileges revoke execute on functions from public;

-- ------------------------------------------------------------

-- Time limits, each defined once. They are inlined into the statements that use them.

create function private.answer_grace() returns interval
language sql immutable parallel safe set search_path = ''
return interval '180 seconds';
comment on function private.answer_grace() is
  'How long after an attempt''s deadline answers that were given in time still count automatically.';

create function private.late_answer_time() returns interval
language sql immutable parallel safe set search_path = ''
return interval '15 minutes';
comment on function private.late_answer_time() is
  'How long after an attempt''s deadline answers that were given in time can still count, if an organiser decides so.';

create function private.late_delivery() returns interval
language sql immutable parallel safe set search_path = ''
return interval '24 hours';
comment on function private.late_delivery() is
  'How long after the grace period a device may still send its unsent answers.';

create function private.lobby_time() returns interval
language sql immutable parallel safe set search_path = ''
return interval '30 minutes';
comment on function private.lobby_time() is
  'How long before an exam its lobby opens.';

create function private.intent_life() returns interval
language sql immutable parallel safe set search_path = ''
return interval '48 hours';
comment on function private.intent_life() is 'How long an open payment intent accepts money at its prices.';

create function private.order_creation_time() returns interval
language sql immutable parallel safe set search_path = ''
return interval '20 seconds';
comment on function private.order_creation_time() is
  'How long the caller who starts a payment may take to create its gateway order before another caller may try.';

create function private.reconcile_time() returns interval
language sql immutable parallel safe set search_path = ''
return interval '7 days';
comment on function private.reconcile_time() is
  'How long after an intent was opened the gateway is still checked for payments of its order.';

create function private.claim_time() returns interval
language sql immutable parallel safe set search_path = ''
return interval '60 seconds';
comment on function private.claim_time() is
  'How long a claimed message or refund stays locked for the run that claimed it.';

create function private.batch_claim_time() returns interval
language sql immutable parallel safe set search_path = ''
return interval '4 minutes';
comment on function private.batch_claim_time() is
  'How long a claimed batch of exam mails or pictures stays locked for the run that claimed it.';

create function private.silent_time() returns interval
language sql immutable parallel safe set search_path = ''
return interval '2 minutes';
comment on function private.silent_time() is
  'How long a session must make no calls to count as silent, now or at its attempt''s deadline.';

create function private.unconfirmed_grant_time() returns interval
language sql immutable parallel safe set search_path = ''
return interval '900 seconds';
comment on function private.unconfirmed_grant_time() is
  'How much later than the paper''s opening individual hours may begin without a second organiser.';

create function private.reply_days() returns integer
language sql immutable parallel safe set search_path = ''
return 7;
comment on function private.reply_days() is
  'How many days a family has to challenge an answer key, to reply to a proposal to void, or to take a reserve paper.';

create function private.recent_login_time() returns interval
language sql immutable parallel safe set search_path = ''
return interval '15 minutes';
comment on function private.recent_login_time() is
  'How long after a login the caller may do things that cannot be undone (decision 030).';

-- ------------------------------------------------------------

-- Cleans a typed text before it is stored: other people see it in lists, mails and on certificates. Spaces of every
-- kind and line breaks become one space; control characters, direction marks and invisible characters are removed, so
-- that a text cannot look different from what it contains. The two joiners stay where Indian scripts need them. Must
-- match src/lib/storable-text.ts.

create function private.clean_line(p_text text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select nullif(
    btrim(
      regexp_replace(
        regexp_replace(
          -- Unicode's Default_Ignorable_Code_Point except the joiners, the annotation characters, and the null
          -- notehead.
          regexp_replace(
            p_text,
            '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b'
              '\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0'
              '\ufff0-\ufffc\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
            '', 'g'
          ),
          -- A joiner that is not between two letters of Arabic or of an Indian script (Devanagari to Sinhala).
          '(?<![\u0600-\u06ff\u0750-\u077f\u0900-\u0dff])[\u200c\u200d]|'
            '[\u200c\u200d](?![\u0600-\u06ff\u0750-\u077f\u0900-\u0dff])',
          '', 'g'
        ),
        -- Control characters, spaces of all kinds, and the empty Braille pattern.
        '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+',
        ' ', 'g'
      )
    ),
    ''
  )
$$;
comment on function private.clean_line(text) is
  'Cleans a one-line text for storage: single spaces, no control characters, direction marks or invisible characters '
  'except the joiners that a script needs. Null if nothing is left.';

create function private.code_key(p_text text) returns text
language sql immutable strict parallel safe set search_path = ''
return translate(upper(regexp_replace(p_text, '[^0-9A-Za-z]', '', 'g')), 'OIL', '011');
comment on function private.code_key(text) is
  'A code as searches compare it: in capitals, without spaces and dashes; the letters O, I and L count as the digits '
  'that they look like.';

create function private.is_name(p_text text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return p_text ~ '[A-Za-z\u00c0-\u1fff\u2c00-\ud7ff\uf900-\ufdff]'
  and p_text !~ '[<>{}\[\]\\|@#$%^*=~_\u2190-\u2bff\U0001f000-\U0001faff]';
comment on function private.is_name(text) is
  'Whether a line can be a person''s name, which is printed on certificates: it has a letter of any script, and no '
  'code brackets, email or web address characters, arrows or emoji. Must match src/lib/person-name.ts.';

create function private.clean_note(p_text text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select nullif(
    btrim(
      regexp_replace(string_agg(coalesce(private.clean_line(l.line), ''), E'\n' order by l.n), '\n{3,}', E'\n\n', 'g'),
      E'\n'
    ),
    ''
  )
  from regexp_split_to_table(p_text, '\r\n|[\n\u000b\u000c\r\u0085\u2028\u2029]') with ordinality as l (line, n)
$$;
comment on function private.clean_note(text) is
  'Cleans a text of several lines for storage: each line with clean_line, and at most one empty line between two. '
  'Null if nothing is left.';

-- ------------------------------------------------------------

-- The caller's login according to the request's token, and the login requirements for organisers.

create table private.settings (
  name text primary key,
  is_on boolean not null,
  about text not null
);
comment on table private.settings is 'Settings that differ between projects; changed in the SQL console.';
alter table private.settings enable row level security;

create function private.logged_in_at() returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select case
    when jsonb_typeof(auth.jwt() -> 'amr') = 'array' then (
      select max(to_timestamp((m.method ->> 'timestamp')::bigint))
      from jsonb_array_elements(auth.jwt() -> 'amr') as m (method)
      where m.method ->> 'method' not in ('token_refresh', 'otp', 'magiclink')
    )
    else (select s.created_at from auth.sessions as s where s.id = (auth.jwt() ->> 'session_id')::uuid)
  end
$$;
comment on function private.logged_in_at() is
  'When the caller last logged in: from the token''s login methods (amr), else from the start of its session; null if '
  'the token has neither. The token''s iat is not used, because a refresh changes it; nor is a login by one-time '
  'token, because switching to another child uses one without a password.';

create function private.is_login_recent() returns boolean
language sql stable set search_path = ''
as $$
  select case
    when private.family_id((select auth.uid())) <> (select auth.uid())
      then private.is_family_confirmed((select auth.uid()))
    else coalesce(private.logged_in_at() > now() - private.recent_login_time(), false)
  end
$$;
comment on function private.is_login_recent() is
  'Whether the caller logged in within private.recent_login_time, which actions that cannot be undone require '
  '(decision 030). Another child of a family has no password of its own, so the family''s password must have been '
  'entered recently (private.is_family_confirmed).';

create function private.is_session_live() returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.jwt() ->> 'session_id' is null or exists (
    select 1 from auth.sessions as s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and (s.not_after is null or s.not_after > now())
  )
$$;
comment on function private.is_session_live() is
  'Whether the token''s session still exists: a token can outlive its session by up to an hour. True for a token '
  'without a session, which the auth server never issues.';

create function private.is_second_factor_given() returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.jwt() ->> 'aal' is not distinct from 'aal2'
    or not exists (select 1 from private.settings where name = 'require_admin_mfa' and is_on)
$$;
comment on function private.is_second_factor_given() is
  'Whether the caller logged in with a second factor; always true if the setting require_admin_mfa is off.';

create function private.is_admin_mfa_required() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select 1 from private.settings where name = 'require_admin_mfa' and is_on) $$;
comment on function private.is_admin_mfa_required() is 'is_admin_mfa_required for anybody.';

create function public.is_admin_mfa_required() returns boolean
language sql stable set search_path = ''
return private.is_admin_mfa_required();
comment on function public.is_admin_mfa_required() is
  'Whether organisers have to give a second factor. Callable by anybody: npm run verify:hosted warns if a password '
  'alone opens the admin panel.';

grant execute on function private.is_admin_mfa_required() to anon, authenticated;
grant execute on function public.is_admin_mfa_required() to anon, authenticated;

-- ------------------------------------------------------------

-- Rate limits: counters in fixed time windows, for the edge functions and for what visitors may write.

create table private.rate_limits (
  bucket text primary key check (char_length(bucket) between 1 and 200),
  hits integer not null check (hits > 0),
  ends_at timestamptz not null
);
comment on table private.rate_limits is
  'How often something was done in the current time window. Rows whose window is over are ignored.';
create index rate_limits_ends_at on private.rate_limits (ends_at);

alter table private.rate_limits enable row level security;

create function private.consume_rate_limit(p_bucket text, p_limit integer, p_seconds integer) returns boolean
language sql set search_path = ''
as $$
  insert into private.rate_limits as r (bucket, hits, ends_at)
  values (p_bucket, 1, now() + make_interval(secs => p_seconds))
  on conflict (bucket) do update set
    hits = case when r.ends_at <= now() then 1 else least(r.hits, p_limit) + 1 end,
    ends_at = case when r.ends_at <= now() then excluded.ends_at else r.ends_at end
  returning hits <= p_limit
$$;
comment on function private.consume_rate_limit(text, integer, integer) is
  'Counts one use of a bucket and returns whether it is within p_limit uses per window of p_seconds.';

create function public.consume_rate_limit(p_bucket text, p_limit integer, p_seconds integer) returns jsonb
language sql security definer set search_path = ''
as $$
  select jsonb_build_object(
    'outcome', case when private.consume_rate_limit(p_bucket, p_limit, p_seconds) then 'ok' else 'limited' end
  )
$$;
comment on function public.consume_rate_limit(text, integer, integer) is
  'For the edge functions: counts one use of a bucket. Returns {outcome: ok | limited}, limited after more than '
  'p_limit uses in p_seconds seconds.';
grant execute on function public.consume_rate_limit(text, integer, integer) to service_role;

create function private.caller_address() returns text
language sql stable set search_path = ''
as $$
  select case
    when c.address ~ '^(\d{1,3}(\.\d{1,3}){3}|[0-9a-f:.]{2,45})$'
      and c.address !~ '^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80:)'
    then c.address
  end
  from (select nullif(current_setting('request.headers', true), '')::json as headers) as r
  cross join lateral (
    select lower(btrim(coalesce(
      r.headers ->> 'cf-connecting-ip', split_part(r.headers ->> 'x-forwarded-for', ',', -1)
    ))) as address
  ) as c
$$;
comment on function private.caller_address() is
  'The caller''s public network address, or null if no trusted header has one. Works as the edge functions'' '
  'caller-address.ts: on the hosted platform Cloudflare sets cf-connecting-ip; elsewhere only the last entry of '
  'x-forwarded-for comes from the platform, because callers can forge the ones before it. Private addresses are '
  'ignored, because they do not identify the caller.';

create function private.caller_network() returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_address constant text := regexp_replace(private.caller_address(), '^::ffff:(?=\d+\.)', '');
begin
  return case when v_address like '%:%' then host(network(set_masklen(v_address::inet, 64))) || '/64'
    else v_address end;
exception
  -- A text that looks like an address but is not valid is counted as it is.
  when invalid_text_representation then
    return v_address;
end
$$;
comment on function private.caller_network() is
  'The caller''s network for rate limits: the IPv4 address, or the /64 network of an IPv6 address, because one '
  'connection owns all addresses in it. Null if private.caller_address() is null.';

create function private.forbid_changes() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'Rows of % are kept as they are.', tg_table_name using errcode = '42501';
end
$$;
comment on function private.forbid_changes() is 'Trigger: refuses every change to an append-only table. Raises 42501.';


-- supabase/schemas/catalogue.sql

-- The catalogue: classes 1 to 12, the subjects with their prices, and which pairs have a mock test.

create table public.classes (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  number smallint not null unique check (number between 1 and 12),
  unique (id, name),
  check (name = 'Class ' || number)
);
comment on table public.classes is 'School classes 1 to 12 (docs/specification.md section 9).';

create table public.subjects (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[A-Z]{3,4}$'),
  name text not null unique check (char_length(name) between 1 and 40),
  price_paise integer not null check (price_paise between 100 and 10000000),
  price numeric(10, 2) not null generated always as (price_paise / 100.0) stored,
  type text not null default 'olympiad' check (type = 'olympiad'),
  is_active boolean not null default true,
  unique (id, name)
);
comment on table public.subjects is 'The subjects on sale; each has one olympiad exam.';
comment on column public.subjects.price_paise is 'Price in paise; the gateway accepts 100 or more.';
comment on column public.subjects.price is 'The same price in rupees; the specification names this column.';

create table public.subject_classes (
  subject_id uuid not null,
  class_id uuid not null,
  subject_name text not null,
  class_name text not null,
  is_active boolean not null default false,
  primary key (subject_id, class_id),
  foreign key (subject_id, subject_name) references public.subjects (id, name) on update cascade,
  foreign key (class_id, class_name) references public.classes (id, name) on update cascade
);
comment on table public.subject_classes is
  'Which subject has a mock test for which class; active only if a question file exists. The names are copies of '
  'those in subjects and classes.';
create index subject_classes_subject on public.subject_classes (subject_id, subject_name);
create index subject_classes_class on public.subject_classes (class_id, class_name);

alter table public.classes enable row level security;
alter table public.subjects enable row level security;
alter table public.subject_classes enable row level security;

grant select (id, name, number) on public.classes to anon, authenticated;
grant select (id, code, name, price_paise, price, type, is_active) on public.subjects to anon, authenticated;
grant select (subject_id, class_id, subject_name, class_name, is_active) on public.subject_classes
  to anon, authenticated;

create policy classes_select_everyone on public.classes for select to anon, authenticated using (true);
-- Inactive subjects stay readable, because orders of earlier years still show their names.
create policy subjects_select_everyone on public.subjects for select to anon, authenticated using (true);
create policy subject_classes_select_everyone on public.subject_classes
  for select to anon, authenticated using (is_active);

-- ------------------------------------------------------------

-- Editions: two seasons a year, each exam with its day and the last day of its registration (all dates in IST).

create table public.editions (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(name) between 1 and 40),
  season text not null check (season in ('winter', 'summer')),
  registration_opens_on date,
  exams_from date not null,
  exams_to date not null,
  results_on date not null,
  is_current boolean not null default false,
  camera text not null default 'optional' check (camera in ('off', 'optional')),
  medals_from integer not null default 1 check (medals_from > 0),
  suspect_from integer not null default 10 check (suspect_from > 0),
  help_phone text check (help_phone ~ '^\+?[0-9][0-9 ]{7,18}$'),
  help_from time,
  help_to time,
  notice text check (char_length(notice) between 1 and 200),
  notice_until date,
  code text not null generated always as (
    case season when 'winter' then 'W' else 'S' end || lpad((extract(year from exams_to)::integer % 100)::text, 2, '0')
  ) stored,
  check (registration_opens_on <= exams_from),
  check (exams_from <= exams_to),
  check (exams_to < results_on),
  check ((help_from is null) = (help_to is null)),
  check (help_from < help_to),
  check ((notice is null) = (notice_until is null))
);
comment on table public.editions is 'A season of exams; at most one is current. Dates are calendar days in IST.';
comment on column public.editions.medals_from is
  'How many students must take a paper for it to have medals. We promise families medals for ranks 1 to 10, so a '
  'value above 1 must be in the terms first; never changed once a result of the edition is final.';
comment on column public.editions.suspect_from is
  'How many students must take a paper before its statistics can mark a question as suspect.';
comment on column public.editions.camera is
  'Whether the exams may take camera pictures if a guardian has consented to them: off or optional. Source: '
  'docs/exam.md section 9.';
comment on column public.editions.help_phone is 'The phone number for exam days; null if it is the usual number.';
comment on column public.editions.help_from is
  'When the help line opens on an exam day, a time of day in IST; null until it is announced.';
comment on column public.editions.help_to is 'When the help line closes on an exam day, a time of day in IST.';
comment on column public.editions.notice is
  'The notice above every public page while this edition is the current one; null for none.';
comment on column public.editions.notice_until is 'The last day on which the notice is shown, in IST.';
comment on column public.editions.registration_opens_on is
  'First day of registration; null if it was not announced, and registration is closed.';
comment on column public.editions.code is
  'The edition''s part of certificate codes: W26 for the winter edition whose last exam is in 2026.';
create unique index editions_one_current on public.editions (is_current) where is_current;

create table public.edition_exams (
  edition_id uuid not null references public.editions (id),
  exam_id uuid not null references public.subjects (id),
  exam_on date not null,
  registration_closes_on date not null,
  opens_at timestamptz,
  last_start_at timestamptz,
  called_off_at timestamptz,
  primary key (edition_id, exam_id),
  check (registration_closes_on < exam_on),
  check ((opens_at is null) = (last_start_at is null)),
  check (last_start_at > opens_at),
  check ((opens_at at time zone interval '5 hours 30 minutes')::date = exam_on),
  check ((last_start_at at time zone interval '5 hours 30 minutes')::date = exam_on)
);
comment on table public.edition_exams is
  'The day and the hours of each exam in an edition. Dates are calendar days in IST.';
comment on column public.edition_exams.opens_at is
  'The time on the exam day from which its papers can be started; null until it is announced. Source: docs/exam.md '
  'section 2.';
comment on column public.edition_exams.last_start_at is
  'The last time at which its papers can be started; null until it is announced.';
comment on column public.edition_exams.called_off_at is
  'When the exam was called off for all classes; else null. Calling off one class is stored on its paper.';
comment on column public.edition_exams.registration_closes_on is
  'The last day on which an exam can be bought, until midnight IST.';
create index edition_exams_exam on public.edition_exams (exam_id);

alter table public.editions enable row level security;
alter table public.edition_exams enable row level security;

grant select (id, name, season, registration_opens_on, exams_from, exams_to, results_on, is_current, camera,
  help_phone, help_from, help_to, notice, notice_until)
  on public.editions to anon, authenticated;
grant select (edition_id, exam_id, exam_on, registration_closes_on, opens_at, last_start_at, called_off_at)
  on public.edition_exams to anon, authenticated;

create policy editions_select_everyone on public.editions for select to anon, authenticated using (true);
create policy edition_exams_select_everyone on public.edition_exams for select to anon, authenticated using (true);

create function private.current_edition_id() returns uuid
language sql stable set search_path = ''
as $$ select id from public.editions where is_current $$;
comment on function private.current_edition_id() is 'The id of the current edition, or null between editions.';

create function private.day_in_india(p_at timestamptz) returns date
language sql immutable set search_path = ''
as $$ select (p_at at time zone interval '5 hours 30 minutes')::date $$;
comment on function private.day_in_india(timestamptz) is
  'The calendar day in IST (UTC+5:30, no summer time) at a given time. Source: docs/specification.md section 9.';

create function private.is_registration_open(p_edition_id uuid, p_exam_id uuid, p_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1
    from public.edition_exams as x
    join public.editions as e on e.id = x.edition_id
    where x.edition_id = p_edition_id
      and x.exam_id = p_exam_id
      and private.day_in_india(p_at) between e.registration_opens_on and x.registration_closes_on
  )
$$;
comment on function private.is_registration_open(uuid, uuid, timestamptz) is
  'Whether an exam of an edition can be bought at a given time: from the first day of registration to the end of the '
  'last day, in IST. False for an exam that is not in the edition.';

-- ------------------------------------------------------------

-- Manage Exams: which pair of subject and class has a mock test, which edition is current, and the days of its exams.

create function private.list_subject_pairs()
returns table (
  subject_id uuid, subject_name text, class_id uuid, class_name text, class_number smallint, is_active boolean
)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select p.subject_id, p.subject_name, p.class_id, p.class_name, c.number, p.is_active
  from public.subject_classes as p
  join public.classes as c on c.id = p.class_id
  order by p.subject_name, c.number;
$$;
comment on function private.list_subject_pairs() is 'list_subject_pairs for an admin. Raises 42501 for anybody else.';

create function public.list_subject_pairs()
returns table (
  subject_id uuid, subject_name text, class_id uuid, class_name text, class_number smallint, is_active boolean
)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.list_subject_pairs();
comment on function public.list_subject_pairs() is
  'For admins: every pair of subject and class and whether it is offered, sorted by subject and class. Raises 42501 '
  'for anybody else.';

create function private.set_subject_pair(p_subject_id uuid, p_class_id uuid, p_is_active boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_pair public.subject_classes;
begin
  perform private.require_admin();
  select * into v_pair from public.subject_classes where subject_id = p_subject_id and class_id = p_class_id;
  if not found or p_is_active is null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  update public.subject_classes set is_active = p_is_active
  where subject_id = p_subject_id and class_id = p_class_id and is_active <> p_is_active;
  if not found then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  perform private.audit_change(
    'set_subject_pair',
    jsonb_build_object(
      'subject', v_pair.subject_name, 'class', v_pair.class_name,
      'before', jsonb_build_object('is_active', not p_is_active), 'after', jsonb_build_object('is_active', p_is_active)
    )
  );
  return jsonb_build_object('outcome', 'saved');
end
$$;
comment on function private.set_subject_pair(uuid, uuid, boolean) is
  'set_subject_pair for an admin. Raises 42501 for anybody else.';

create function public.set_subject_pair(p_subject_id uuid, p_class_id uuid, p_is_active boolean) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.set_subject_pair(p_subject_id, p_class_id, p_is_active);
comment on function public.set_subject_pair(uuid, uuid, boolean) is
  'For admins: starts or stops offering the mock test of a subject to a class. Returns {outcome}: saved, unchanged or '
  'not_found. Raises 42501 for anybody else. A change leaves an audit row.';

create function private.set_current_edition(p_edition_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_old_name text := (select name from public.editions where is_current);
  v_new_name text := (select name from public.editions where id = p_edition_id);
begin
  perform private.require_admin();
  if v_new_name is null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if v_old_name = v_new_name then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  if not exists (select 1 from public.edition_exams where edition_id = p_edition_id) then
    return jsonb_build_object('outcome', 'no_exams');
  end if;
  -- Serialised, because at most one edition may be current.
  update public.editions set is_current = false where is_current;
  update public.editions set is_current = true where id = p_edition_id;
  perform private.audit_change('set_current_edition', jsonb_build_object('before', v_old_name, 'after', v_new_name));
  return jsonb_build_object('outcome', 'saved');
end
$$;
comment on function private.set_current_edition(uuid) is
  'set_current_edition for an admin. Raises 42501 for anybody else.';

create function public.set_current_edition(p_edition_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.set_current_edition(p_edition_id);
comment on function public.set_current_edition(uuid) is
  'For admins: makes an edition the current one. New payments are for its exams; a payment already started keeps its '
  'edition. Returns {outcome}: saved, unchanged, no_exams (the edition has no exams) or not_found. Raises 42501 for '
  'anybody else. A change leaves an audit row.';

create function private.set_help_line(p_edition_id uuid, p_phone text, p_from time, p_to time, p_seen jsonb)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_phone text := private.clean_line(p_phone);
  v_old public.editions;
begin
  perform private.require_admin();
  select * into v_old from public.editions where id = p_edition_id for update;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if p_seen is not null and (p_seen ->> 'phone', (p_seen ->> 'from')::time, (p_seen ->> 'to')::time)
    is distinct from (v_old.help_phone, v_old.help_from, v_old.help_to) then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  if v_phone !~ '^\+?[0-9][0-9 ]{7,18}$' then
    return jsonb_build_object('outcome', 'phone_invalid');
  end if;
  if (p_from is null) <> (p_to is null) or p_from >= p_to then
    return jsonb_build_object('outcome', 'hours_unordered');
  end if;
  if (v_old.help_phone, v_old.help_from, v_old.help_to) is not distinct from (v_phone, p_from, p_to) then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  update public.editions set help_phone = v_phone, help_from = p_from, help_to = p_to where id = p_edition_id;
  perform private.audit_change(
    'set_help_line',
    jsonb_build_object(
      'edition', v_old.name, 'before', array[v_old.help_phone, v_old.help_from::text, v_old.help_to::text],
      'after', array[v_phone, p_from::text, p_to::text]
    )
  );
  return jsonb_build_object('outcome', 'saved');
end
$$;
comment on function private.set_help_line(uuid, text, time, time, jsonb) is
  'set_help_line for an admin. Raises 42501 for anybody else.';

create function public.set_help_line(
  p_edition_id uuid, p_phone text default null, p_from time default null, p_to time default null,
  p_seen jsonb default null
) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.set_help_line(p_edition_id, p_phone, p_from, p_to, p_seen);
comment on function public.set_help_line(uuid, text, time, time, jsonb) is
  'For admins: sets the phone number for an edition''s exam days and the times of day (IST) between which it is '
  'answered; null for a value that is not announced. p_seen {phone, from, to} are the values that the admin saw '
  'before the change. The help line is shown in the lobby, on the exam page and on the contact page. Returns '
  '{outcome}: saved, unchanged, not_found, changed_meanwhile, phone_invalid (8 to 19 digits and spaces, + before '
  'them), hours_unordered (only one of the two times, or the end is not after the beginning). Raises 42501 for '
  'anybody else. A change leaves an audit row.';

create function private.set_site_notice(p_text text, p_until date, p_seen text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_text text := private.clean_line(p_text);
  v_until date := case when v_text is not null then p_until end;
  v_today date := private.day_in_india(now());
  v_old public.editions;
begin
  perform private.require_admin();
  select * into v_old from public.editions where is_current for update;
  if not found then
    return jsonb_build_object('outcome', 'no_edition');
  end if;
  if v_old.notice is distinct from p_seen then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  if char_length(v_text) > 200 then
    return jsonb_build_object('outcome', 'too_long');
  end if;
  if v_text is not null and (v_until is null or not v_until between v_today and v_today + 60) then
    return jsonb_build_object('outcome', 'day_unfit', 'from', v_today, 'to', v_today + 60);
  end if;
  if (v_old.notice, v_old.notice_until) is not distinct from (v_text, v_until) then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  update public.editions set notice = v_text, notice_until = v_until where id = v_old.id;
  perform private.audit_change(
    'set_site_notice',
    jsonb_build_object(
      'edition', v_old.name, 'before', array[v_old.notice, v_old.notice_until::text],
      'after', array[v_text, v_until::text]
    )
  );
  return jsonb_build_object('outcome', 'saved');
end
$$;
comment on function private.set_site_notice(text, date, text) is
  'set_site_notice for an admin. Raises 42501 for anybody else.';

create function public.set_site_notice(
  p_text text default null, p_until date default null, p_seen text default null
) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.set_site_notice(p_text, p_until, p_seen);
comment on function public.set_site_notice(text, date, text) is
  'For admins: sets the notice above every public page until the end of a day in IST (today to 60 days ahead), one '
  'line of at most 200 characters; null removes it. It belongs to the current edition. p_seen is the notice that the '
  'admin saw before the change. Returns {outcome}: saved, unchanged, too_long, day_unfit {from, to}, '
  'changed_meanwhile, no_edition (none is current). Raises 42501 for anybody else. A change leaves an audit row.';

create function private.move_exam(p_old public.edition_exams, p_new public.edition_exams, p_class_id uuid, p_why jsonb)
  returns integer
language plpgsql set search_path = ''
as $$
declare
  v_by interval := coalesce(p_new.opens_at - p_old.opens_at, make_interval(days => p_new.exam_on - p_old.exam_on));
  -- The day and time that families know: still the old ones if the mails about an earlier move were not sent yet.
  v_old_hours jsonb := coalesce(
    (
      select b.about -> 'was' from private.outbox as b
      where b.kind = 'exam_moved_email' and b.status = 'pending' and b.attempts = 0
        and b.edition_id = p_new.edition_id and b.exam_id = p_new.exam_id
        and b.about ->> 'class_id' is not distinct from p_class_id::text
      order by b.queued_at limit 1
    ),
    jsonb_build_object('exam_on', p_old.exam_on, 'opens_at', p_old.opens_at)
  );
begin
  -- A paper's own hours are replaced; students' individual hours are moved by the same difference.
  update private.papers
  set opens_at = case when p_class_id is not null then p_new.opens_at end, last_start_at = case
    when p_class_id is not null then p_new.last_start_at end
  where edition_id = p_new.edition_id and exam_id = p_new.exam_id and kind = 'exam'
    and case when p_class_id is null then opens_at is not null else class_id = p_class_id end;
  update private.exam_grants as g set opens_at = g.opens_at + v_by, last_start_at = g.last_start_at + v_by
  from private.papers as p
  where p.id = g.paper_id and p.edition_id = p_new.edition_id and p.exam_id = p_new.exam_id and g.opens_at is not null
    and p.kind = 'exam' and (p_class_id is null or p.class_id = p_class_id);
  return private.mail_enrolled(
    'exam_moved_email', p_new.edition_id, p_new.exam_id, p_class_id,
    p_why || jsonb_build_object('exam_on', p_new.exam_on, 'opens_at', p_new.opens_at, 'last_start_at',
      p_new.last_start_at, 'was', v_old_hours, 'class_id', p_class_id)
  );
end
$$;
comment on function private.move_exam(public.edition_exams, public.edition_exams, uuid, jsonb) is
  'Moves an exam''s papers and students'' individual hours after its day or hours were changed, or moves only the '
  'paper of one class, and mails everybody enrolled. p_why {reason, is_single} goes into the mails, together with the '
  'old day and hours. Returns how many students are mailed. Source: docs/exam.md section 2.';

create function private.hours_error(p_old public.edition_exams, p_new public.edition_exams) returns text
language sql volatile set search_path = ''
as $$
  select case
    when (p_old.exam_on, p_old.opens_at, p_old.last_start_at) is not distinct
      from (p_new.exam_on, p_new.opens_at, p_new.last_start_at) then null
    when private.exam_now() >= p_old.opens_at - private.lobby_time() then 'lobby_open'
    when (p_new.opens_at is null) <> (p_new.last_start_at is null) or p_new.last_start_at <= p_new.opens_at
      then 'hours_unordered'
    when (p_new.opens_at at time zone interval '5 hours 30 minutes')::time < time '06:00'
      or (p_new.last_start_at at time zone interval '5 hours 30 minutes')::time > time '20:00' then 'hours_at_night'
    when private.exam_now() >= p_new.opens_at - private.lobby_time() then 'opens_too_soon'
  end
$$;
comment on function private.hours_error(public.edition_exams, public.edition_exams) is
  'Why the day and hours of an exam cannot change from p_old to p_new, as an outcome of save_edition_exam, or null. '
  'Nothing can be moved once the lobby is open, 30 minutes before the exam.';

create function private.same_day_json(p_exam public.edition_exams) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(
    jsonb_build_object('exam', s.name, 'opens_at', private.iso_timestamp(x.opens_at), 'students', (
      select count(*)
      from public.enrolments as n
      join public.enrolments as m on m.student_id = n.student_id and m.is_active
        and m.edition_id = p_exam.edition_id and m.exam_id = p_exam.exam_id
      where n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.is_active
    )) order by x.opens_at, s.name
  )
  from public.edition_exams as x
  join public.subjects as s on s.id = x.exam_id
  where x.exam_on = p_exam.exam_on and x.called_off_at is null
    and (x.edition_id, x.exam_id) <> (p_exam.edition_id, p_exam.exam_id)
$$;
comment on function private.same_day_json(public.edition_exams) is
  'The other exams on the day of an exam, without cancelled ones: [{exam, opens_at, students: enrolled in both}], null '
  'if there are none.';

create function private.save_edition_exam(
  p_edition_id uuid, p_exam_id uuid, p_exam_on date, p_registration_closes_on date, p_opens time, p_last_start time,
  p_seen jsonb, p_is_agreed boolean
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_edition public.editions;
  v_old public.edition_exams;
  v_new public.edition_exams;
  v_error text;
  v_needs_mail boolean;
  v_mailed integer := 0;
begin
  perform private.require_admin();
  select * into v_edition from public.editions where id = p_edition_id;
  if not found or not exists (select 1 from public.subjects where id = p_exam_id) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if p_exam_on is null or not p_exam_on between v_edition.exams_from and v_edition.exams_to then
    return jsonb_build_object('outcome', 'outside_edition', 'from', v_edition.exams_from, 'to', v_edition.exams_to);
  end if;
  if p_registration_closes_on is null or p_registration_closes_on >= p_exam_on then
    return jsonb_build_object('outcome', 'closes_too_late');
  end if;
  if p_registration_closes_on < v_edition.registration_opens_on then
    return jsonb_build_object('outcome', 'closes_before_opening', 'opens_on', v_edition.registration_opens_on);
  end if;

  select * into v_old from public.edition_exams where edition_id = p_edition_id and exam_id = p_exam_id for update;
  v_new := row(
    p_edition_id, p_exam_id, p_exam_on, p_registration_closes_on,
    (p_exam_on + p_opens) at time zone interval '5 hours 30 minutes',
    (p_exam_on + p_last_start) at time zone interval '5 hours 30 minutes',
    v_old.called_off_at
  );
  if p_seen is not null and (
    (p_seen ->> 'exam_on')::date, (p_seen ->> 'registration_closes_on')::date, (p_seen ->> 'opens_at')::timestamptz,
    (p_seen ->> 'last_start_at')::timestamptz
  ) is distinct from (v_old.exam_on, v_old.registration_closes_on, v_old.opens_at, v_old.last_start_at) then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  if v_old = v_new then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  v_error := private.hours_error(v_old, v_new);
  if v_error is not null then
    return jsonb_build_object('outcome', v_error);
  end if;
  v_needs_mail := (v_old.exam_on, v_old.opens_at, v_old.last_start_at) is distinct
    from (v_new.exam_on, v_new.opens_at, v_new.last_start_at);
  if v_needs_mail and p_is_agreed is not true then
    v_mailed := (
      select count(*) from public.enrolments as n
      where n.edition_id = p_edition_id and n.exam_id = p_exam_id and n.is_active
    );
    if v_mailed > 0 then
      return jsonb_strip_nulls(jsonb_build_object('outcome', 'asks', 'families', v_mailed, 'same_day', case
        when v_old.exam_on is distinct from p_exam_on then private.same_day_json(v_new)
      end));
    end if;
  end if;
  insert into public.edition_exams values (v_new.*)
  on conflict (edition_id, exam_id) do update
  set exam_on = excluded.exam_on, registration_closes_on = excluded.registration_closes_on,
    opens_at = excluded.opens_at, last_start_at = excluded.last_start_at;
  -- Families are also mailed when hours are announced for the first time.
  if v_old.exam_id is not null and v_needs_mail then
    v_mailed := private.move_exam(v_old, v_new, null, '{}');
  end if;
  perform private.audit_change(
    'save_edition_exam',
    jsonb_build_object(
      'edition', v_edition.name, 'exam', (select name from public.subjects where id = p_exam_id),
      'before', case when v_old.exam_id is not null
        then jsonb_strip_nulls(to_jsonb(v_old) - '{edition_id,exam_id}'::text[]) end,
      'after', jsonb_strip_nulls(to_jsonb(v_new) - '{edition_id,exam_id}'::text[])
    )
  );
  return jsonb_build_object('outcome', 'saved', 'mailed', v_mailed);
end
$$;
comment on function private.save_edition_exam(uuid, uuid, date, date, time, time, jsonb, boolean) is
  'save_edition_exam for an admin. Raises 42501 for anybody else.';

create function public.save_edition_exam(
  p_edition_id uuid, p_exam_id uuid, p_exam_on date, p_registration_closes_on date, p_opens time default null,
  p_last_start time default null, p_seen jsonb default null, p_is_agreed boolean default true
) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.save_edition_exam(
  p_edition_id, p_exam_id, p_exam_on, p_registration_closes_on, p_opens, p_last_start, p_seen, p_is_agreed
);
comment on function public.save_edition_exam(uuid, uuid, date, date, time, time, jsonb, boolean) is
  'For admins: sets the day of an exam in an edition and the last day of its registration, both calendar days in IST, '
  'and the times of day in IST between which its papers can be started, or null until they are announced; adds the '
  'exam if the edition does not have it. Moving the exam moves its papers; everybody enrolled gets a mail about a new '
  'day and about a start time that is announced or changed. p_seen is what the form showed {exam_on, '
  'registration_closes_on, opens_at, last_start_at}, null to skip this check; p_is_agreed is whether the organiser '
  'has confirmed that the mails are sent. Returns {outcome}: saved {mailed: how many families}, asks {families, '
  'same_day?} (not saved: the number of families to be mailed needs a confirmation; same_day are the other exams on a '
  'new day, as private.same_day_json), changed_meanwhile (the exam is no longer as in p_seen), unchanged, not_found, '
  'outside_edition {from, to}, closes_too_late (not before the exam day), '
  'closes_before_opening {opens_on}, hours_unordered (only one of the two times, or the last start is not after the '
  'first), hours_at_night (in India before 6 am, or a last start after 8 pm), lobby_open (nothing can be moved once '
  'the lobby is open, 30 minutes before the exam), opens_too_soon (its lobby would be open already). Raises 42501 for '
  'anybody else. A change leaves an audit row. Source: docs/exam.md section 2.';

grant execute on function private.list_subject_pairs() to authenticated;
grant execute on function private.set_subject_pair(uuid, uuid, boolean) to authenticated;
grant execute on function private.set_current_edition(uuid) to authenticated;
grant execute on function private.set_help_line(uuid, text, time, time, jsonb) to authenticated;
grant execute on function private.set_site_notice(text, date, text) to authenticated;
grant execute on function private.save_edition_exam(uuid, uuid, date, date, time, time, jsonb, boolean)
  to authenticated;
grant execute on function public.list_subject_pairs() to authenticated;
grant execute on function public.set_subject_pair(uuid, uuid, boolean) to authenticated;
grant execute on function public.set_current_edition(uuid) to authenticated;
grant execute on function public.set_help_line(uuid, text, time, time, jsonb) to authenticated;
grant execute on function public.set_site_notice(text, date, text) to authenticated;
grant execute on function public.save_edition_exam(uuid, uuid, date, date, time, time, jsonb, boolean) to authenticated;

-- ------------------------------------------------------------

-- Pricing: a price is changed only if it is still the price that the organiser saw, and every change is recorded.

create function private.count_open_carts(p_exam_id uuid, out carts integer, out started_payments integer)
language sql stable set search_path = ''
as $$
  select (
      select count(*)::integer
      from (
        select 1 from public.current_cart_snapshot where cart_items @> to_jsonb(array[p_exam_id::text]) limit 10000
      ) as c
    ), (
      select count(*)::integer
      from (
        select 1
        from private.payment_intents as i
        join private.payment_intent_items as t on t.intent_id = i.id and t.exam_id = p_exam_id
        where i.status in ('draft', 'open')
        limit 10000
      ) as p
    )
$$;
comment on function private.count_open_carts(uuid) is
  'How many unfinished carts contain an exam (they will get its new price), and how many payments for it were started '
  'but not finished (they keep their price); each count stops at 10,000.';

create function private.list_prices()
returns table (
  exam_id uuid, code text, name text, price_paise integer, is_active boolean, carts integer, started_payments integer
)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select s.id, s.code, s.name, s.price_paise, s.is_active, c.carts, c.started_payments
  from public.subjects as s
  cross join private.count_open_carts(s.id) as c
  order by s.name;
$$;
comment on function private.list_prices() is 'list_prices for an admin. Raises 42501 for anybody else.';

create function private.list_price_changes()
returns table (id bigint, at timestamptz, changed_by text, exam text, before_paise integer, after_paise integer)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select a.id, a.at,
    (select s.name from public.students as s where s.id = case when a.actor ~ '^[0-9a-f-]{36}$' then a.actor::uuid end),
    a.details ->> 'exam', (a.details ->> 'before_paise')::integer, (a.details ->> 'after_paise')::integer
  from private.admin_audit as a
  where a.action = 'set_price'
  order by a.at desc, a.id desc
  limit 50;
$$;
comment on function private.list_price_changes() is 'list_price_changes for an admin. Raises 42501 for anybody else.';

create function public.list_prices()
returns table (
  exam_id uuid, code text, name text, price_paise integer, is_active boolean, carts integer, started_payments integer
)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.list_prices();
comment on function public.list_prices() is
  'For admins: all exams by name, with their prices in paise and the carts and payments that a change would affect '
  '(private.count_open_carts). Raises 42501 for anybody else.';

create function public.list_price_changes()
returns table (id bigint, at timestamptz, changed_by text, exam text, before_paise integer, after_paise integer)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.list_price_changes();
comment on function public.list_price_changes() is
  'For admins: the last 50 price changes, newest first: old and new price in paise, and the admin''s name, null for a '
  'change in the SQL console. Raises 42501 for anybody else.';

create function private.set_price(p_exam_id uuid, p_price_paise integer, p_seen_paise integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_exam public.subjects;
begin
  perform private.require_admin();
  select * into v_exam from public.subjects where id = p_exam_id;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if p_price_paise is null or p_price_paise not between 100 and 10000000 then
    return jsonb_build_object('outcome', 'invalid_price');
  end if;
  -- If two organisers confirm at the same time, the second one has seen an old price.
  update public.subjects set price_paise = p_price_paise where id = p_exam_id and price_paise = p_seen_paise;
  if not found then
    return jsonb_build_object('outcome', 'price_moved', 'price_paise',
      (select price_paise from public.subjects where id = p_exam_id));
  end if;
  if p_price_paise = p_seen_paise then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  perform private.audit_change(
    'set_price',
    jsonb_build_object('exam_id', p_exam_id, 'exam', v_exam.name, 'before_paise', p_seen_paise, 'after_paise',
      p_price_paise)
  );
  return jsonb_build_object('outcome', 'saved') || to_jsonb(private.count_open_carts(p_exam_id));
end
$$;
comment on function private.set_price(uuid, integer, integer) is
  'set_price for an admin. Raises 42501 for anybody else.';

create function public.set_price(p_exam_id uuid, p_price_paise integer, p_seen_paise integer) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.set_price(p_exam_id, p_price_paise, p_seen_paise);
comment on function public.set_price(uuid, integer, integer) is
  'For admins: changes the price of an exam (paise, 100 to 10,000,000) if it still is the price that the admin saw. '
  'Payments already started keep their price; everybody else has to confirm the new price. Returns {outcome}: saved '
  '{carts, started_payments}, unchanged, price_moved {price_paise}, invalid_price or not_found. Raises 42501 for '
  'anybody else. A change leaves an audit row.';

grant execute on function private.list_prices() to authenticated;
grant execute on function private.list_price_changes() to authenticated;
grant execute on function private.set_price(uuid, integer, integer) to authenticated;
grant execute on function public.list_prices() to authenticated;
grant execute on function public.list_price_changes() to authenticated;
grant execute on function public.set_price(uuid, integer, integer) to authenticated;


-- supabase/schemas/students.sql

-- Students: one row per account, with the id of its auth user. Organisers are students with a role (organisers.sql);
-- families with several children are in families.sql. The organisers' list of students and their edits are below.

create extension if not exists pg_trgm with schema extensions;

create function private.name_sounds(p_text text) returns text[]
language sql immutable strict parallel safe set search_path = ''
as $$
  select coalesce(array_agg(distinct w.sound) filter (where w.sound <> ''), '{}')
  from regexp_split_to_table(
    -- From the inside out: removes apostrophes, unifies letters that sound alike, doubled letters and the start of each
    -- word, and finally removes vowels and h inside words.
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            translate(replace(replace(lower(p_text), 'ph', 'f'), 'x', 'ks'), 'cqzwb''’', 'kkjvv'), '(.)\1+', '\1', 'g'
          ),
          '\me', 'i', 'g'
        ),
        '\mo', 'u', 'g'
      ),
      '\Y[aeiouyh]', '', 'g'
    ),
    '[\s.,-]+'
  ) as w (sound)
$$;
comment on function private.name_sounds(text) is
  'How the words of a name in Latin letters sound, roughly, so that Arav and Aarav, Shriya and Shreya, Muhammad and '
  'Mohammed are the same: the consonants of each word and its first letter. Different names can sound the same.';

create table public.students (
  id uuid primary key,
  name text check (char_length(name) between 1 and 100),
  email text check (email = lower(email) and char_length(email) between 3 and 254),
  phone text check (char_length(phone) between 1 and 20),
  class_id uuid references public.classes (id),
  school_name text check (char_length(school_name) between 1 and 200),
  parent_name text check (char_length(parent_name) between 1 and 100),
  name_key text generated always as (lower(name)) stored,
  phone_key text generated always as (nullif(right(regexp_replace(phone, '[^0-9]', '', 'g'), 10), '')) stored,
  search_key text generated always as (
    lower(
      coalesce(name, '') || ' ' || coalesce(parent_name, '') || ' ' || coalesce(school_name, '') || ' '
      || coalesce(email, '')
    )
  ) stored,
  role text not null default 'student' check (role in ('student', 'admin')),
  family_id uuid references public.students (id),
  consent_given boolean not null default false,
  consent_at timestamptz,
  consent_version text check (char_length(consent_version) between 1 and 40),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (family_id is null or (family_id <> id and role = 'student')),
  check (consent_given = (consent_at is not null)),
  check (deleted_at is not null or email is not null)
);
comment on table public.students is
  'One row per account. No foreign key to auth.users: a deleted account leaves a row without personal data, because '
  'its orders and receipts point at it.';
comment on column public.students.phone is
  'As typed: the checkout has no 10-digit rule (docs/specification.md section 5).';
comment on column public.students.parent_name is 'The guardian''s name.';
comment on column public.students.name_key is 'The name as searches compare it.';
comment on column public.students.phone_key is
  'The phone number as searches compare it: its last ten digits, without +91, zeros, spaces and dashes.';
comment on column public.students.family_id is
  'For a further child of a family: the student whose login registered the family. Null for that student '
  '(families.sql).';
comment on column public.students.search_key is
  'Name, guardian, school and address as the search for a family compares them (support.sql).';
comment on column public.students.consent_at is
  'The server''s time at which consent was given, for a new account the time of registration; null without consent.';
comment on column public.students.consent_version is 'The version of the consent text that was agreed to.';
create index students_class on public.students (class_id);
create index students_family on public.students (family_id);
create unique index students_email on public.students (email) where deleted_at is null;
-- For the organisers' list, newest first. The index has the name, so that a search needs only the index. It does not
-- contain organisers.
create index students_newest on public.students (created_at desc, id desc) include (name_key)
  where deleted_at is null and role = 'student';
-- Without a pending list (fastupdate), because each search would have to read that list completely.
create index students_trigrams on public.students using gin (name_key extensions.gin_trgm_ops)
  with (fastupdate = off) where deleted_at is null;
create index students_search on public.students using gin (search_key extensions.gin_trgm_ops)
  with (fastupdate = off) where deleted_at is null;
create index students_sounds on public.students
  using gin (private.name_sounds(coalesce(name, '') || ' ' || coalesce(parent_name, '')))
  with (fastupdate = off) where deleted_at is null;
create index students_phone on public.students (phone_key) where deleted_at is null;
-- For a search by the last digits.
create index students_phone_end on public.students (reverse(phone_key) text_pattern_ops) where deleted_at is null;

alter table public.students enable row level security;

grant select (id, name, email, phone, class_id, school_name, parent_name, role, consent_given, consent_at,
  consent_version, created_at)
  on public.students to authenticated;
grant insert (id, name, email, phone, consent_given, consent_version) on public.students to authenticated;
grant update (name, class_id, school_name, parent_name, phone) on public.students to authenticated;

create policy students_select_own on public.students for select to authenticated
  using (id = (select auth.uid()) and deleted_at is null);
create policy students_insert_own on public.students for insert to authenticated
  with check (id = (select auth.uid()) and email = lower((select auth.jwt()) ->> 'email'));
create policy students_update_own on public.students for update to authenticated
  using (id = (select auth.uid()) and deleted_at is null)
  with check (id = (select auth.uid()));

create function private.student_id() returns uuid
language sql stable security definer set search_path = ''
as $$ select id from public.students where id = (select auth.uid()) and deleted_at is null $$;
comment on function private.student_id() is
  'The id of the caller''s student; null for a visitor, for an account without a students row, and for a deleted '
  'account, whose token can be valid for another hour. Policies call it once per statement.';
grant execute on function private.student_id() to authenticated;
-- Saving a profile updates the index students_sounds, which calls this function.
grant execute on function private.name_sounds(text) to authenticated;

create function private.clean_student(p_student public.students) returns public.students
language plpgsql immutable set search_path = ''
as $$
begin
  p_student.name := private.clean_line(p_student.name);
  p_student.phone := private.clean_line(p_student.phone);
  p_student.school_name := private.clean_line(p_student.school_name);
  p_student.parent_name := private.clean_line(p_student.parent_name);
  return p_student;
end
$$;
comment on function private.clean_student is 'Returns the student with all typed texts cleaned by private.clean_line.';

create function private.normalise_student() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new := private.clean_student(new);
  new.email := lower(btrim(new.email));
  new.consent_version := private.clean_line(new.consent_version);
  -- A name from before this rule may stay.
  if (tg_op = 'INSERT' or new.name is distinct from old.name) and not private.is_name(new.name) then
    raise exception 'This is not a name.' using errcode = 'PT400';
  end if;
  if not new.consent_given then
    new.consent_at := null;
    new.consent_version := null;
  elsif tg_op = 'INSERT' then
    -- The box was ticked at registration. If the address must be confirmed first, this row can be written days later.
    new.consent_at := coalesce((select u.created_at from auth.users as u where u.id = new.id), now());
  elsif not old.consent_given then
    new.consent_at := now();
  else
    new.consent_at := old.consent_at;
  end if;
  return new;
end
$$;
comment on function private.normalise_student() is
  'Trigger: cleans texts (private.clean_line; null if nothing is left) and stores the address in lower case. A new '
  'name must be a name (private.is_name), else PT400. Sets the time of consent to the server''s time, and to null '
  'without consent. Security definer, because only the owner may read when an account was registered.';

create function private.guard_student() returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_is_owner boolean := (
    select pg_catalog.pg_get_userbyid(c.relowner) = current_user from pg_catalog.pg_class as c where c.oid = tg_relid
  );
  v_is_changing_role boolean := v_is_owner
    and coalesce(current_setting('olympeak.changing_role', true), '') = new.id::text;
begin
  if tg_op = 'INSERT' then
    if new.role <> 'student' then
      raise exception 'An account starts as a student.' using errcode = '42501';
    end if;
    return new;
  end if;
  if new.id <> old.id then
    raise exception 'The id of an account never changes.' using errcode = '42501';
  end if;
  if new.role <> old.role and not v_is_changing_role then
    raise exception 'Only private.grant_admin and revoke_admin change the role.' using errcode = '42501';
  end if;
  if new.email is distinct from old.email then
    if v_is_owner and new.deleted_at is not null and new.email is null then
      return new;
    end if;
    if v_is_owner and new.email = (select lower(u.email) from auth.users as u where u.id = new.id) then
      return new;
    end if;
    raise exception 'The email address of a student is that of the account.' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.guard_student() is
  'Trigger: refuses changes of role, email and id, even if a grant allowed them by mistake. Roles change only in '
  'private.change_role; the address is always that of the account and is deleted with it. Raises 42501.';

create function private.drop_signup_details() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users set raw_user_meta_data = raw_user_meta_data - '{name,phone,consent_given,consent_version}'::text[]
  where id = new.id and raw_user_meta_data ?| '{name,phone,consent_given,consent_version}'::text[];
  return null;
end
$$;
comment on function private.drop_signup_details() is
  'Trigger: deletes the details typed at registration from the account, because they are in the students row now and '
  'would otherwise be in each access token.';
create trigger students_drop_signup_details after insert on public.students
  for each row execute function private.drop_signup_details();

-- Triggers fire in the order of their names, so that the guard checks the cleaned row.
create trigger students_1_normalise before insert or update on public.students
  for each row execute function private.normalise_student();
create trigger students_2_guard before insert or update on public.students
  for each row execute function private.guard_student();

-- ------------------------------------------------------------

-- The organisers' list of students: newest first, with a search by name. Table and indexes are above. A request reads
-- only its page and at most 10,000 students. If no index can be used for a search text, the time limit ends the call.

create function private.like_pattern(p_text text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select '%' || replace(replace(replace(lower(p_text), '\', '\\'), '%', '\%'), '_', '\_') || '%' $$;
comment on function private.like_pattern(text) is
  'The LIKE pattern for texts that contain this text, without wildcards.';

-- The query is planned again for each text: for a common text PostgreSQL should read the newest students, for a rare
-- one the trigram index.
create function private.find_students(
  p_search text, p_limit integer, p_offset integer, p_class_id uuid, p_only text
) returns setof uuid
language plpgsql stable rows 50 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern constant text := private.like_pattern(private.clean_line(p_search));
begin
  return query
  select s.id from public.students as s
  where s.deleted_at is null and s.role = 'student' and (v_pattern is null or s.name_key like v_pattern)
    and (p_class_id is null or s.class_id = p_class_id)
    and case p_only
      when 'no_consent' then not private.has_guardian_consent(s.id)
      when 'nothing_bought' then not exists (
        select 1 from public.enrolments as n join public.editions as e on e.id = n.edition_id and e.is_current
        where n.student_id = s.id and n.is_active
      )
      else true
    end
  order by s.created_at desc, s.id desc
  limit p_limit offset p_offset;
end
$$;
comment on function private.find_students(text, integer, integer, uuid, text) is
  'The ids of the students whose name contains a text, in upper or lower case; of all students for an empty text. '
  'Newest first, without organisers; if asked, only those of one class, without a guardian''s consent, or without a '
  'purchase.';

create function private.list_students(
  p_search text, p_limit integer, p_offset integer, p_class_id uuid, p_only text
)
returns table (student public.students, class_name text, mail_address text, has_guardian_consent boolean)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change(
    case when p_limit > 50 then 'export_students' else 'list_students' end,
    jsonb_build_object('limit', p_limit, 'offset', p_offset, 'is_search', nullif(btrim(p_search), '') is not null)
  );
  select s, c.name, private.student_mail_address(s.id), private.has_guardian_consent(s.id)
  from private.find_students(
    p_search, least(greatest(p_limit, 0), 1000), least(greatest(p_offset, 0), 10000), p_class_id, p_only
  ) as f (id)
  join public.students as s on s.id = f.id
  left join public.classes as c on c.id = s.class_id
  order by s.created_at desc, s.id desc;
$$;
comment on function private.list_students is
  'list_students for an admin. Leaves an audit row; a call for more rows than a page of the panel has is recorded as '
  'an export. Raises 42501 for anybody else.';

create function private.count_students(p_search text, p_class_id uuid, p_only text) returns integer
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select count(*)::integer from private.find_students(p_search, 10001, 0, p_class_id, p_only);
$$;
comment on function private.count_students(text, uuid, text) is
  'count_students for an admin. Raises 42501 for anybody else.';

-- The API uses the statement timeout that is set on the called function.
create function public.list_students(
  p_search text default null, p_limit integer default 10, p_offset integer default 0, p_class_id uuid default null,
  p_only text default null
)
returns table (
  id uuid, name text, email text, phone text, class_id uuid, class_name text, school_name text, parent_name text,
  has_guardian_consent boolean, created_at timestamptz
)
language sql set search_path = '' set statement_timeout = '8s'
begin atomic
  select (l.student).id, (l.student).name, l.mail_address, (l.student).phone, (l.student).class_id, l.class_name,
    (l.student).school_name, (l.student).parent_name, l.has_guardian_consent, (l.student).created_at
  from private.list_students(p_search, p_limit, p_offset, p_class_id, p_only) as l;
end;
comment on function public.list_students is
  'For admins: students, newest first, whose name contains p_search, without wildcards, in upper or lower case; all '
  'if it is empty. p_class_id selects one class; p_only is no_consent (without a valid guardian''s consent) or '
  'nothing_bought (without an active exam in the current edition). At most 1,000 rows, the API''s maximum, up to the '
  '10,000th student. name, phone, class, school and guardian are null if the student has not given them. '
  'has_guardian_consent is private.has_guardian_consent. Raises 42501 for anybody else; ends after 8 seconds. Source: '
  'docs/specification.md sections 2 and 9.';

create function public.count_students(
  p_search text default null, p_class_id uuid default null, p_only text default null
) returns integer
language sql stable set search_path = '' set statement_timeout = '8s'
return private.count_students(p_search, p_class_id, p_only);
comment on function public.count_students(text, uuid, text) is
  'For admins: how many students list_students finds; 10,001 means more than 10,000. Raises 42501 for anybody else; '
  'ends after 8 seconds.';

grant execute on function private.list_students(text, integer, integer, uuid, text) to authenticated;
grant execute on function private.count_students(text, uuid, text) to authenticated;
grant execute on function public.list_students(text, integer, integer, uuid, text) to authenticated;
grant execute on function public.count_students(text, uuid, text) to authenticated;

-- ------------------------------------------------------------

-- An organiser edits a student's details, but not the role or the email. The audit has the old and the new values,
-- and an edit never overwrites what somebody else has saved meanwhile.

create function private.edit_errors(p_old public.students, p_new public.students) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select error
    from (
      values
        (
          p_new.name is null or (p_new.name is distinct from p_old.name and not private.is_name(p_new.name)),
          'name_missing'
        ),
        (char_length(p_new.name) > 100, 'name_too_long'),
        (
          case when p_new.class_id is null then p_old.class_id is not null
            else not exists (select 1 from public.classes where id = p_new.class_id) end,
          'class_unknown'
        ),
        (char_length(p_new.school_name) > 200, 'school_too_long'),
        (char_length(p_new.parent_name) > 100, 'guardian_too_long'),
        (p_new.phone is distinct from p_old.phone and p_new.phone !~ '^[0-9]{10}$', 'phone_invalid')
    ) as rule (is_broken, error)
    where is_broken
  )
$$;
comment on function private.edit_errors is
  'The errors in a student''s new details; empty if there are none. A new name must be a name (private.is_name). A '
  'new phone number must have 10 digits (docs/specification.md section 5); an older number from the checkout may '
  'stay. A known class can be changed but not removed.';

create function private.update_student(
  p_id uuid, p_seen jsonb, p_name text, p_class_id uuid, p_school_name text, p_parent_name text, p_phone text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_details constant jsonb := jsonb_build_object(
    'name', p_name, 'class_id', p_class_id, 'school_name', p_school_name, 'parent_name', p_parent_name,
    'phone', p_phone
  );
  v_fields constant text[] := array(select field from jsonb_object_keys(v_details) as field order by field);
  v_old public.students;
  v_new public.students;
  v_errors text[];
  v_changed text[];
begin
  perform private.require_admin();
  select * into v_old from public.students where id = p_id and deleted_at is null;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if p_seen is distinct from (select jsonb_object_agg(field, to_jsonb(v_old) -> field) from unnest(v_fields) as field)
    then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  v_new := private.clean_student(jsonb_populate_record(v_old, v_details));
  v_errors := private.edit_errors(v_old, v_new);
  if cardinality(v_errors) > 0 then
    return jsonb_build_object('outcome', 'invalid', 'errors', v_errors);
  end if;

  -- Saves only if the details are still as shown, because somebody else may have changed them in the meantime.
  update public.students as s
  set name = v_new.name, class_id = v_new.class_id, school_name = v_new.school_name, parent_name = v_new.parent_name,
    phone = v_new.phone
  where s.id = p_id and s is not distinct from v_old
  returning * into v_new;
  if not found then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  v_changed := array(
    select field from unnest(v_fields) as field
    where to_jsonb(v_old) -> field is distinct from to_jsonb(v_new) -> field
  );
  if cardinality(v_changed) = 0 then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  select (select auth.uid())::text, 'update_student', p_id,
    jsonb_build_object(
      'before', jsonb_object_agg(field, to_jsonb(v_old) -> field), 'after',
        jsonb_object_agg(field, to_jsonb(v_new) -> field)
    )
  from unnest(v_changed) as field;
  return jsonb_build_object('outcome', 'saved', 'changed', v_changed);
end
$$;
comment on function private.update_student is
  'update_student for an admin. Raises 42501 for anybody else.';

create function public.update_student(
  p_id uuid, p_seen jsonb, p_name text, p_class_id uuid default null, p_school_name text default null,
  p_parent_name text default null, p_phone text default null
) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.update_student(p_id, p_seen, p_name, p_class_id, p_school_name, p_parent_name, p_phone);
comment on function public.update_student is
  'For admins: sets all details of a student, except role and email. p_seen has the details that the admin saw, by '
  'column, as list_students returns them. Returns {outcome}: saved {changed: [column]}, unchanged, not_found, '
  'changed_meanwhile (the details are no longer as in p_seen), or invalid {errors} (private.edit_errors; nothing is '
  'saved). Raises 42501 for anybody else. A change leaves an audit row with the old and new values.';

grant execute on function private.update_student to authenticated;
grant execute on function public.update_student to authenticated;


-- supabase/schemas/organisers.sql

-- Organisers: students with the admin role, their access to the panel, and the audit of their actions.

create table private.admin_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null default session_user,
  action text not null check (char_length(action) between 1 and 60),
  student_id uuid references public.students (id),
  details jsonb not null default '{}'
);
comment on table private.admin_audit is
  'The audit: which organiser changed what or read the list of students; and which child of a family was added or '
  'switched to (add_child, enter_child), with a child of that family as the actor.';
create index admin_audit_student on private.admin_audit (student_id);
create index admin_audit_newest on private.admin_audit (at desc, id desc);
create index admin_audit_action on private.admin_audit (action, at desc, id desc);
create index admin_audit_actor on private.admin_audit (actor, at desc, id desc);
alter table private.admin_audit enable row level security;

create function private.admin_access() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when not exists (
      select 1 from public.students where id = (select auth.uid()) and role = 'admin' and deleted_at is null
    ) then 'denied'
    when not private.is_session_live() then 'session_ended'
    when not private.is_second_factor_given() then 'code_needed'
    else 'granted'
  end
$$;
comment on function private.admin_access() is
  'Whether the caller of this request has access as an admin: granted; denied for visitors and other roles; '
  'session_ended for an admin whose session was ended; code_needed if a second factor is required and was not given.';
grant execute on function private.admin_access() to authenticated;

create function public.admin_access() returns text
language sql stable set search_path = ''
return private.admin_access();
comment on function public.admin_access() is
  'private.admin_access for the API. The panel uses it to choose what it shows; every function of the panel checks '
  'again.';
grant execute on function public.admin_access() to authenticated;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select private.admin_access() = 'granted' $$;
comment on function private.is_admin() is
  'Whether the caller of this request is an admin with a live session, and with a second factor if one is required. '
  'False for a visitor.';
grant execute on function private.is_admin() to authenticated;

create function private.require_admin() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
end
$$;
comment on function private.require_admin() is
  'The first statement of every function for organisers. Raises 42501 for anybody else.';

create function private.audit_change(p_action text, p_details jsonb) returns void
language sql set search_path = ''
as $$
  insert into private.admin_audit (actor, action, details) values ((select auth.uid())::text, p_action, p_details)
$$;
comment on function private.audit_change(text, jsonb) is
  'Writes an audit row of the caller that is not about a student.';

create function private.change_role(p_email text, p_role text, p_action text) returns uuid
language plpgsql set search_path = ''
as $$
declare
  v_id uuid;
begin
  select id into v_id from public.students where email = lower(btrim(p_email)) and deleted_at is null for update;
  if v_id is null then
    raise exception 'No student has the address %.', p_email using errcode = 'P0002';
  end if;
  perform set_config('olympeak.changing_role', v_id::text, true);
  update public.students set role = p_role where id = v_id and role <> p_role;
  if found then
    insert into private.admin_audit (action, student_id) values (p_action, v_id);
  end if;
  perform set_config('olympeak.changing_role', '', true);
  return v_id;
end
$$;
comment on function private.change_role(text, text, text) is
  'Gives the student with this address a role and returns the student''s id. Writes one audit row if this changes '
  'anything. Raises P0002 for an unknown address.';

create function private.grant_admin(p_email text) returns uuid
language sql set search_path = ''
as $$ select private.change_role(p_email, 'admin', 'grant_admin') $$;
comment on function private.grant_admin(text) is
  'Makes the student with this address an admin and returns the student''s id; run it from the SQL console. Writes '
  'one audit row, none if the student already is an admin. Raises P0002 for an unknown address.';

create function private.revoke_admin(p_email text) returns uuid
language plpgsql set search_path = ''
as $$
declare
  v_id uuid := private.change_role(p_email, 'student', 'revoke_admin');
begin
  delete from auth.sessions where user_id = v_id;
  return v_id;
end
$$;
comment on function private.revoke_admin(text) is
  'Removes the admin role from the student with this address and immediately ends all their sessions; run it from the '
  'SQL console. Returns the student''s id. Writes one audit row, none if the student was not an admin. Raises P0002 '
  'for an unknown address.';

-- ------------------------------------------------------------

-- Organisers with a child in a class of an edition have no access to that class's papers (docs/exam.md section 3,
-- decision 057): they are marked by an organiser, or their own account is enrolled.

create table private.organisers_children (
  edition_id uuid not null references public.editions (id),
  class_id uuid not null references public.classes (id),
  organiser_id uuid not null references public.students (id),
  marked_by uuid not null references public.students (id),
  marked_at timestamptz not null default now(),
  primary key (edition_id, class_id, organiser_id)
);
comment on table private.organisers_children is
  'The classes of an edition in which an organiser has a child: they cannot open papers of that class. Written only '
  'by mark_organiser.';
create index organisers_children_class on private.organisers_children (class_id);
create index organisers_children_organiser on private.organisers_children (organiser_id);
create index organisers_children_marked_by on private.organisers_children (marked_by);

alter table private.organisers_children enable row level security;

create function private.is_single_organiser() returns boolean
language sql stable set search_path = ''
as $$ select is_on from private.settings where name = 'single_organiser' $$;
comment on function private.is_single_organiser() is
  'Whether this installation has only one organiser. That organiser then decides alone where two are needed, and the '
  'audit row records this. Source: docs/exam.md section 3.';

create function private.is_kept_out(p_organiser_id uuid, p_edition_id uuid, p_class_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from private.organisers_children
    where organiser_id = p_organiser_id and edition_id = p_edition_id and class_id = p_class_id
  ) or exists (
    select 1 from public.enrolments
    where student_id = p_organiser_id and edition_id = p_edition_id and class_id = p_class_id and is_active
  )
$$;
comment on function private.is_kept_out(uuid, uuid, uuid) is
  'Whether an organiser has a child in that class of an edition: marked, or enrolled by the organiser''s own account.';

create function private.is_kept_out_of_exam(p_edition_id uuid, p_exam_id uuid, p_class_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from public.classes as c
    where (p_class_id is null or c.id = p_class_id)
      and private.is_kept_out((select auth.uid()), p_edition_id, c.id)
      and (
        p_class_id is not null
        or exists (select 1 from public.enrolments as n where n.edition_id = p_edition_id and n.exam_id = p_exam_id
          and n.class_id = c.id and n.is_active)
      )
  )
$$;
comment on function private.is_kept_out_of_exam(uuid, uuid, uuid) is
  'Whether the calling organiser has a child in that class of the edition, or (null) in any class in which somebody '
  'is enrolled in the exam. Source: decision 073.';

create function private.list_organisers(p_edition_id uuid)
returns table (organiser_id uuid, name text, email text, marked_class_ids uuid[], enrolled_class_ids uuid[],
  is_you boolean)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select s.id, coalesce(s.name, s.email), s.email,
    array(
      select c.class_id from private.organisers_children as c
      where c.organiser_id = s.id and c.edition_id = p_edition_id order by c.class_id
    ),
    array(
      select distinct n.class_id from public.enrolments as n
      where n.student_id = s.id and n.edition_id = p_edition_id and n.is_active order by n.class_id
    ),
    s.id = (select auth.uid())
  from public.students as s
  where s.role = 'admin' and s.deleted_at is null
  order by s.name, s.email;
$$;
comment on function private.list_organisers(uuid) is 'list_organisers for an admin. Raises 42501 for anybody else.';

create function public.list_organisers(p_edition_id uuid)
returns table (organiser_id uuid, name text, email text, marked_class_ids uuid[], enrolled_class_ids uuid[],
  is_you boolean)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.list_organisers(p_edition_id);
comment on function public.list_organisers(uuid) is
  'For admins: every organiser, sorted by name, with the classes of an edition whose papers they cannot open: marked, '
  'or enrolled by their own account. Raises 42501 for anybody else.';

create function private.mark_organiser(p_organiser_id uuid, p_edition_id uuid, p_class_id uuid, p_is_marked boolean)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if p_is_marked is null
    or not exists (select 1 from public.students where id = p_organiser_id and role = 'admin' and deleted_at is null)
    or not exists (select 1 from public.editions where id = p_edition_id)
    or not exists (select 1 from public.classes where id = p_class_id) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if p_is_marked then
    insert into private.organisers_children (edition_id, class_id, organiser_id, marked_by)
    values (p_edition_id, p_class_id, p_organiser_id, (select auth.uid()))
    on conflict do nothing;
  elsif p_organiser_id = (select auth.uid()) then
    return jsonb_build_object('outcome', 'own_mark');
  else
    delete from private.organisers_children
    where edition_id = p_edition_id and class_id = p_class_id and organiser_id = p_organiser_id;
  end if;
  if not found then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  perform private.audit_change(
    'mark_organiser',
    jsonb_build_object(
      'organiser_id', p_organiser_id, 'edition_id', p_edition_id, 'class_id', p_class_id, 'is_marked', p_is_marked
    )
  );
  return jsonb_build_object('outcome', 'saved');
end
$$;
comment on function private.mark_organiser(uuid, uuid, uuid, boolean) is
  'mark_organiser for an admin. Raises 42501 for anybody else.';

create function public.mark_organiser(p_organiser_id uuid, p_edition_id uuid, p_class_id uuid, p_is_marked boolean)
returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.mark_organiser(p_organiser_id, p_edition_id, p_class_id, p_is_marked);
comment on function public.mark_organiser(uuid, uuid, uuid, boolean) is
  'For admins: marks that an organiser (the caller too) has a child in a class of an edition, or removes the mark. '
  'Returns {outcome}: saved, unchanged, not_found, own_mark (only another organiser can remove the caller''s mark). '
  'Raises 42501 for anybody else. A change leaves an audit row.';

grant execute on function private.list_organisers(uuid) to authenticated;
grant execute on function private.mark_organiser(uuid, uuid, uuid, boolean) to authenticated;
grant execute on function public.list_organisers(uuid) to authenticated;
grant execute on function public.mark_organiser(uuid, uuid, uuid, boolean) to authenticated;


-- supabase/schemas/telemetry.sql

-- Two anonymous counters: mock tests started and WhatsApp links clicked. Insert only, deleted after 90 days.

create table public.exam_starts (
  id bigint generated always as identity primary key,
  "timestamp" timestamptz not null default now(),
  referrer text check (char_length(referrer) <= 300),
  page_url text check (char_length(page_url) <= 300),
  subject text check (char_length(subject) <= 40),
  subject_id uuid not null,
  class text check (char_length(class) <= 40),
  class_id uuid not null,
  foreign key (subject_id, class_id) references public.subject_classes (subject_id, class_id)
);
comment on table public.exam_starts is
  'One row per mock test started; page addresses without query and fragment, and without the student.';
create index exam_starts_subject_class on public.exam_starts (subject_id, class_id);
create index exam_starts_timestamp on public.exam_starts ("timestamp");

create table public.whatsapp_clicks (
  id bigint generated always as identity primary key,
  email text check (char_length(email) <= 254),
  created_at timestamptz not null default now()
);
comment on table public.whatsapp_clicks is
  'One row per click on a WhatsApp link; the email address is the logged-in student''s or null.';
create index whatsapp_clicks_created_at on public.whatsapp_clicks (created_at);
create index whatsapp_clicks_email on public.whatsapp_clicks (email);

alter table public.exam_starts enable row level security;
alter table public.whatsapp_clicks enable row level security;

grant insert ("timestamp", referrer, page_url, subject, subject_id, class, class_id) on public.exam_starts
  to anon, authenticated;
grant insert (email) on public.whatsapp_clicks to anon, authenticated;

create policy exam_starts_insert_everyone on public.exam_starts for insert to anon, authenticated
  with check (subject_id is not null and class_id is not null);
create policy whatsapp_clicks_insert_visitor on public.whatsapp_clicks for insert to anon
  with check (email is null);
create policy whatsapp_clicks_insert_student on public.whatsapp_clicks for insert to authenticated
  with check (
    email is null
    or (email = (select auth.jwt()) ->> 'email' and (select private.student_id()) is not null)
  );

create function private.cap_telemetry() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_address text := private.caller_network();
  v_is_allowed boolean;
begin
  if v_address is null then
    v_is_allowed := private.consume_rate_limit(tg_table_name || ':all', 1000, 3600);
  else
    -- Only a digest that changes every day is stored, because the callers are children.
    v_is_allowed := private.consume_rate_limit(
      tg_table_name || ':' || md5(v_address || current_date::text), 60, 3600
    );
  end if;
  if not v_is_allowed then
    raise exception 'Too many requests.' using errcode = 'PT429';
  end if;
  return new;
end
$$;
comment on function private.cap_telemetry() is
  'Trigger: at most 60 rows an hour per network address and table, 1,000 in total for callers with an unknown '
  'address. Raises PT429, which the API returns as status 429.';

create function private.normalise_exam_start() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.referrer := private.clean_line(split_part(split_part(new.referrer, '#', 1), '?', 1));
  new.page_url := private.clean_line(split_part(split_part(new.page_url, '#', 1), '?', 1));
  if new."timestamp" is null or new."timestamp" not between now() - interval '1 day' and now() then
    new."timestamp" := now();
  end if;
  select p.subject_name, p.class_name into new.subject, new.class
  from public.subject_classes as p
  where p.subject_id = new.subject_id and p.class_id = new.class_id;
  return new;
end
$$;
comment on function private.normalise_exam_start() is
  'Trigger: removes query and fragment from the addresses, takes the names from the catalogue, and uses the server''s '
  'time if the caller''s clock is wrong.';

create trigger exam_starts_1_normalise before insert on public.exam_starts
  for each row execute function private.normalise_exam_start();
create trigger exam_starts_2_cap before insert on public.exam_starts
  for each row execute function private.cap_telemetry();
create trigger whatsapp_clicks_cap before insert on public.whatsapp_clicks
  for each row execute function private.cap_telemetry();


-- supabase/schemas/mock_tests.sql

-- Results of free mock tests, saved by the students themselves, and the mistakes that they practise again.

create table public.mock_tests (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references public.students (id),
  class_id uuid not null,
  subject_id uuid not null,
  started_at timestamptz not null,
  completed_at timestamptz not null,
  score numeric(5, 2) not null check (score between 0 and 100),
  topics jsonb check (
    pg_column_size(topics) <= 2048
    -- Every element of the list must be valid: a filter for valid elements removes nothing.
    and topics = jsonb_path_query_array(
      topics,
      'strict $[*] ? (@.topic.type() == "string" && @.correct >= 0 && @.total >= 1 && @.correct <= @.total)',
      silent => true
    )
  ),
  mistakes jsonb check (
    pg_column_size(mistakes) <= 1024
    and mistakes = jsonb_path_query_array(mistakes, 'strict $[*] ? (@.type() == "string" && @ != "")', silent => true)
  ),
  seed text check (char_length(seed) between 1 and 64),
  created_at timestamptz not null default now(),
  unique (student_id, completed_at),
  foreign key (subject_id, class_id) references public.subject_classes (subject_id, class_id),
  check (completed_at >= started_at),
  -- A device's clock may be slightly ahead of the server's.
  check (completed_at <= created_at + interval '2 minutes')
);
comment on table public.mock_tests is
  'One row per finished mock test of a student. Unique by its end time, so that saving it twice adds only one row.';
comment on column public.mock_tests.score is 'Percentage, 0 to 100.';
comment on column public.mock_tests.topics is
  'How each topic went, strongest first: a list of {topic, correct, total}, questions answered correctly of those '
  'asked. The dashboard uses it to suggest what to practise. At most 2 kB; the largest paper, of 14 topics, needs 1.2 '
  'kB.';
comment on column public.mock_tests.mistakes is
  'The mistakes behind the wrong answers, one for each answer that has one: a list of ids of the bank''s lists of '
  'mistakes. Rows from before 28 November 2026 have texts, which the dashboard leaves out. At most 1 kB: ten ids.';
comment on column public.mock_tests.seed is
  'Seed of the random choice of questions, so that the same paper can be generated again.';
create index mock_tests_subject_class on public.mock_tests (subject_id, class_id);

alter table public.mock_tests enable row level security;

grant select (id, student_id, class_id, subject_id, started_at, completed_at, score, topics, mistakes, seed, created_at)
  on public.mock_tests to authenticated;
grant insert (student_id, class_id, subject_id, started_at, completed_at, score, topics, mistakes, seed)
  on public.mock_tests to authenticated;

create policy mock_tests_select_own on public.mock_tests for select to authenticated
  using (student_id = (select private.student_id()));
create policy mock_tests_insert_own on public.mock_tests for insert to authenticated
  with check (student_id = (select private.student_id()));

create function private.cap_mock_tests() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.completed_at < new.created_at - interval '30 days' then
    raise exception 'Finished more than 30 days ago.' using errcode = 'PT410';
  end if;
  -- The counter's row is locked until the end of the transaction, so that parallel saves are counted one after another.
  if not private.consume_rate_limit('mock-tests:student:' || new.student_id, 60, 86400)
    or 2000 <= (select count(*) from public.mock_tests where student_id = new.student_id)
  then
    raise exception 'Too many mock tests.' using errcode = 'PT429';
  end if;
  return new;
end
$$;
comment on function private.cap_mock_tests() is
  'Trigger: at most 60 results a day and 2,000 in all per student, each saved within 30 days of its end. Raises PT429 '
  'or PT410, which the API returns as status 429 and 410: a retry later can work after the first, never after the '
  'second.';
create trigger mock_tests_cap before insert on public.mock_tests
  for each row execute function private.cap_mock_tests();

create table private.mistake_cards (
  student_id uuid not null references public.students (id),
  subject text not null check (subject ~ '^[a-z]{2,20}$'),
  class_number smallint not null check (class_number between 1 and 12),
  mistake text not null check (mistake ~ '^[a-z0-9-]{1,60}$'),
  item_id text not null check (item_id ~ '^[a-z0-9-]{1,80}$'),
  due_day date not null check (due_day between '2026-01-01' and '2099-12-31'),
  step smallint not null check (step between 0 and 3),
  primary key (student_id, subject, class_number, mistake)
);
comment on table private.mistake_cards is
  'The mistakes that a student practises again: one row per mistake of the bank''s lists, with the item that was '
  'asked last, the day (in IST) on which the next one is due, and the step, 0 to 3, for intervals of 1, 3, 7 or 21 '
  'days. Deleted with the account.';
alter table private.mistake_cards enable row level security;

create function private.sync_mistake_cards(p_changed jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id uuid := private.student_id();
begin
  if v_student_id is null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  if jsonb_typeof(p_changed) is distinct from 'array' or jsonb_array_length(p_changed) > 300
    or octet_length(p_changed::text) > 131072 then
    raise exception 'A list of at most 300 cards, in 128 KiB.' using errcode = '22023';
  end if;
  -- The counter's row is locked until the end: two devices are served one after the other.
  if not private.consume_rate_limit('mistake-cards:student:' || v_student_id, 300, 86400) then
    raise exception 'Too many changes.' using errcode = 'PT429';
  end if;
  delete from private.mistake_cards as m
  using jsonb_to_recordset(p_changed) as c (subject text, class_number smallint, mistake text, step smallint)
  where m.student_id = v_student_id and c.step = 4
    and (m.subject, m.class_number, m.mistake) = (c.subject, c.class_number, c.mistake);
  insert into private.mistake_cards (student_id, subject, class_number, mistake, item_id, due_day, step)
  select distinct on (subject, class_number, mistake)
    v_student_id, subject, class_number, mistake, item_id, due_day, step
  from jsonb_to_recordset(p_changed)
    as c (subject text, class_number smallint, mistake text, item_id text, due_day date, step smallint)
  where step is distinct from 4
  on conflict (student_id, subject, class_number, mistake) do update
    set item_id = excluded.item_id, due_day = excluded.due_day, step = excluded.step;
  delete from private.mistake_cards as m
  using (
    select subject, class_number, mistake
    from private.mistake_cards
    where student_id = v_student_id
    order by due_day, subject, class_number, mistake
    offset 300
  ) as x
  where m.student_id = v_student_id
    and (m.subject, m.class_number, m.mistake) = (x.subject, x.class_number, x.mistake);
  return private.mistake_cards_json(v_student_id);
end
$$;
comment on function private.sync_mistake_cards(jsonb) is
  'sync_mistake_cards for the caller. Raises 42501 without an account, 22023 for anything but a list of at most 300 '
  'cards in 128 KiB, 23502 or 23514 for an invalid card, PT429 after 300 calls in a day.';

create function private.mistake_cards_json(p_student_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'subject', subject, 'class_number', class_number, 'mistake', mistake, 'item_id', item_id, 'due_day', due_day,
        'step', step
      )
      order by due_day, subject, class_number, mistake
    ),
    '[]'
  )
  from private.mistake_cards
  where student_id = p_student_id
$$;
comment on function private.mistake_cards_json(uuid) is
  'A student''s cards, the earliest due first: a list of {subject, class_number, mistake, item_id, due_day, step}.';

create function public.sync_mistake_cards(p_changed jsonb) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.sync_mistake_cards(p_changed);
comment on function public.sync_mistake_cards(jsonb) is
  'Saves the cards that a device has changed since its last call, and returns all cards of the caller: a list of '
  '{subject (a slug), class_number, mistake, item_id, due_day, step}, in the same form as p_changed. A card of step 4 '
  'is done and is deleted. Beyond 300 cards those due last are deleted. Raises 42501 without an account, PT429 after '
  '300 calls a day.';

grant execute on function private.sync_mistake_cards(jsonb) to authenticated;
grant execute on function public.sync_mistake_cards(jsonb) to authenticated;

create table private.practice_records (
  student_id uuid primary key references public.students (id),
  plans jsonb not null default '[]' check (
    pg_column_size(plans) <= 16384
    and jsonb_array_length(plans) <= 8
    and plans = jsonb_path_query_array(
      plans,
      'strict $[*] ? (@.subject.type() == "string" && @.class_number >= 1 && @.class_number <= 12
        && @.exam_day.type() == "string" && @.topics.type() == "array")',
      silent => true
    )
  ),
  days date[] not null default '{}' check (cardinality(days) <= 28)
);
comment on table private.practice_records is
  'One row per student who has made a study plan for an exam or has practised. Deleted with the account.';
comment on column private.practice_records.plans is
  'The study plans until an exam day, at most one per subject: a list of {subject (a slug), class_number, exam_day, '
  'topics: a list of {topic, week (its Monday), is_done}}.';
comment on column private.practice_records.days is
  'The days (in IST) within the last 28 on which the student practised a question outside a mock test.';
alter table private.practice_records enable row level security;

create function private.practice_record_json(p_student_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select jsonb_build_object('plans', plans, 'days', to_jsonb(days))
      from private.practice_records
      where student_id = p_student_id
    ),
    '{"plans": [], "days": []}'
  )
$$;
comment on function private.practice_record_json(uuid) is 'A student''s study plans and practice days: {plans, days}.';

create function private.sync_practice_record(p_changed jsonb, p_days date[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id uuid := private.student_id();
  v_today date := private.day_in_india(now());
begin
  if v_student_id is null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  if jsonb_typeof(p_changed) is distinct from 'array' or octet_length(p_changed::text) > 16384
    or p_days is null or cardinality(p_days) > 28 then
    raise exception 'A list of plans in 16 KiB, and at most 28 days.' using errcode = '22023';
  end if;
  -- The counter's row is locked until the end: two devices are served one after the other.
  if not private.consume_rate_limit('practice-record:student:' || v_student_id, 300, 86400) then
    raise exception 'Too many changes.' using errcode = 'PT429';
  end if;
  insert into private.practice_records (student_id) values (v_student_id) on conflict do nothing;
  update private.practice_records as r
  set
    plans = (
      select coalesce(jsonb_agg(p order by p ->> 'subject'), '[]')
      from (
        select k from jsonb_array_elements(r.plans) as k
        where not exists (select from jsonb_array_elements(p_changed) as c where c -> 'subject' = k -> 'subject')
        union all
        select c from jsonb_array_elements(p_changed) as c where c -> 'topics' is distinct from '[]'
      ) as u (p)
    ),
    days = array(
      select distinct d
      from unnest(r.days || p_days) as d
      where d between v_today - 27 and v_today
      order by d
    )
  where r.student_id = v_student_id;
  return private.practice_record_json(v_student_id);
end
$$;
comment on function private.sync_practice_record(jsonb, date[]) is
  'sync_practice_record for the caller. Raises 42501 without an account, 22023 for anything but a list of plans in '
  '16 KiB and at most 28 days, 23514 for plans that are not valid or more than eight, PT429 after 300 calls in a day.';

create function public.sync_practice_record(p_changed jsonb, p_days date[]) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.sync_practice_record(p_changed, p_days);
comment on function public.sync_practice_record(jsonb, date[]) is
  'Saves the plans that a device has changed, each replacing the subject''s previous plan; a plan without topics is '
  'deleted. Adds practice days (in IST; only those of the last 28 days are stored). Returns the caller''s {plans, '
  'days}. Raises 42501 without an account, PT429 after 300 calls a day.';

grant execute on function private.sync_practice_record(jsonb, date[]) to authenticated;
grant execute on function public.sync_practice_record(jsonb, date[]) to authenticated;


-- supabase/schemas/payments.sql

-- Payments: intents, captured payments and orders, then their functions. Refunds are in refunds.sql. An intent is a
-- cart that a student is about to pay, at our own prices; it exists before its gateway order.
--   draft → open → paid      open → expired after 48 h → a late capture still becomes paid      draft → failed

create table private.payment_intents (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references public.students (id),
  edition_id uuid not null references public.editions (id),
  class_id uuid not null references public.classes (id),
  fingerprint text not null,
  amount_paise integer not null check (amount_paise >= 100),
  currency text not null default 'INR' check (currency = 'INR'),
  status text not null default 'draft' check (status in ('draft', 'open', 'paid', 'failed', 'expired')),
  razorpay_order_id text unique check (char_length(razorpay_order_id) between 1 and 64),
  creating_until timestamptz,
  created_at timestamptz not null default now(),
  opened_at timestamptz,
  checked_at timestamptz,
  shown_at timestamptz not null default clock_timestamp(),
  unique (razorpay_order_id, student_id, amount_paise),
  unique (id, razorpay_order_id, edition_id, class_id),
  check ((status in ('draft', 'failed')) = (razorpay_order_id is null)),
  check ((razorpay_order_id is null) = (opened_at is null))
);
comment on table private.payment_intents is
  'A cart with our prices, for one student, edition and class. Every order belongs to an intent.';
comment on column private.payment_intents.fingerprint is
  'Digest of edition, class, exams and prices: two tabs with the same cart share one intent.';
comment on column private.payment_intents.creating_until is
  'Until when one caller may create the gateway order; other callers wait for its result.';
comment on column private.payment_intents.checked_at is 'When the gateway was last asked about this order.';
comment on column private.payment_intents.shown_at is
  'When the checkout was last started (begin_payment); a guardian''s consent typed in the checkout belongs to the '
  'intent shown last.';
create unique index payment_intents_one_live on private.payment_intents (student_id, fingerprint)
  where status in ('draft', 'open');
create index payment_intents_code on private.payment_intents (private.code_key(razorpay_order_id));
create index payment_intents_student on private.payment_intents (student_id);
create index payment_intents_edition on private.payment_intents (edition_id);
create index payment_intents_class on private.payment_intents (class_id);
create index payment_intents_to_reconcile on private.payment_intents (status, opened_at)
  where status in ('open', 'expired');
create index payment_intents_live on private.payment_intents (id) where status in ('draft', 'open');
create index payment_intents_unpaid on private.payment_intents (shown_at desc, id desc)
  where status in ('open', 'expired', 'failed');

create table private.payment_intent_items (
  intent_id uuid not null references private.payment_intents (id),
  exam_id uuid not null references public.subjects (id),
  price_paise integer not null check (price_paise >= 100),
  primary key (intent_id, exam_id)
);
comment on table private.payment_intent_items is
  'The exams of an intent with their prices (paise) when the intent was created.';
create index payment_intent_items_exam on private.payment_intent_items (exam_id);

create table private.payment_keys (
  student_id uuid not null references public.students (id),
  key uuid not null,
  exam_ids uuid[] not null,
  intent_id uuid not null references private.payment_intents (id),
  created_at timestamptz not null default now(),
  primary key (student_id, key)
);
comment on table private.payment_keys is
  'The checkout page''s idempotency keys: each key belongs to one cart (its sorted exams) and refers to the cart''s '
  'latest intent.';
create index payment_keys_intent on private.payment_keys (intent_id);

alter table private.payment_intents enable row level security;
alter table private.payment_intent_items enable row level security;
alter table private.payment_keys enable row level security;

-- ------------------------------------------------------------

-- Captured payments and what depends on them: orders, their items, enrolments. Refunds are in refunds.sql. Foreign keys
-- guarantee that no order exists without an intent and a captured payment of the same gateway order, student and
-- amount.

create table private.captured_payments (
  payment_id text primary key check (char_length(payment_id) between 1 and 64),
  razorpay_order_id text check (char_length(razorpay_order_id) between 1 and 64),
  amount_paise integer not null check (amount_paise > 0),
  currency text not null check (char_length(currency) = 3),
  status text not null check (status in ('captured', 'refunded')),
  method text check (char_length(method) <= 40),
  amount_refunded_paise integer not null default 0 check (amount_refunded_paise >= 0),
  fee_paise integer check (fee_paise between 0 and amount_paise),
  fee_gst_paise integer check (fee_gst_paise between 0 and fee_paise),
  paid_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  unique (payment_id, razorpay_order_id, amount_paise)
);
comment on table private.captured_payments is
  'Received payments, as the gateway reports them. Written only by record_capture. paid_at is the gateway''s time.';
comment on column private.captured_payments.fee_paise is
  'The part of the payment that the gateway keeps, GST included (paise); null until the gateway has reported it.';
comment on column private.captured_payments.fee_gst_paise is
  'The GST in the gateway''s fee (paise); null until the gateway has reported it.';
create index captured_payments_code on private.captured_payments (private.code_key(payment_id));
create index captured_payments_razorpay_order on private.captured_payments (razorpay_order_id);

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  student_id uuid not null references public.students (id),
  intent_id uuid not null unique,
  payment_id text not null unique,
  razorpay_order_id text not null unique,
  amount_paise integer not null check (amount_paise >= 100),
  amount numeric(10, 2) not null generated always as (amount_paise / 100.0) stored,
  currency text not null default 'INR' check (currency = 'INR'),
  status text not null default 'success' check (status = 'success'),
  refund_status text not null default 'none' check (refund_status in ('none', 'partial', 'full')),
  edition_id uuid not null references public.editions (id),
  class_id uuid not null references public.classes (id),
  gst_percent numeric(4, 2) check (gst_percent between 0 and 50),
  ordered_at timestamptz not null default now(),
  unique (id, student_id, edition_id),
  unique (id, student_id),
  unique (id, payment_id),
  foreign key (razorpay_order_id, student_id, amount_paise)
    references private.payment_intents (razorpay_order_id, student_id, amount_paise),
  foreign key (intent_id, razorpay_order_id, edition_id, class_id)
    references private.payment_intents (id, razorpay_order_id, edition_id, class_id),
  foreign key (payment_id, razorpay_order_id, amount_paise)
    references private.captured_payments (payment_id, razorpay_order_id, amount_paise)
);
comment on table public.orders is
  'A paid cart. Append-only; only refund_status can change, and only forward, and a missing gst_percent can be added.';
comment on column public.orders.gst_percent is
  'The rate of GST that the prices of this order include, as on its tax invoice; null if the seller had no GST number, '
  'so that the order has a receipt only.';
comment on column public.orders.number is 'The number on the receipt.';
comment on column public.orders.amount is 'amount_paise in rupees; the specification names this column.';
create index orders_student on public.orders (student_id, ordered_at desc);
-- The organiser's list, newest first, and its totals.
create index orders_newest on public.orders (ordered_at desc, id desc) include (
  student_id, amount_paise, refund_status);
create index orders_refunded on public.orders (refund_status, ordered_at desc, id desc)
  include (student_id, amount_paise) where refund_status <> 'none';
create index orders_edition on public.orders (edition_id);
create index orders_class on public.orders (class_id);
create index orders_intent_match on public.orders (razorpay_order_id, student_id, amount_paise);
create index orders_edition_match on public.orders (intent_id, razorpay_order_id, edition_id, class_id);
create index orders_payment_match on public.orders (payment_id, razorpay_order_id, amount_paise);

create table public.order_items (
  order_id uuid not null references public.orders (id),
  exam_id uuid not null references public.subjects (id),
  price_paise integer not null check (price_paise >= 100),
  price numeric(10, 2) not null generated always as (price_paise / 100.0) stored,
  exam_on date,
  primary key (order_id, exam_id)
);
comment on table public.order_items is
  'The exams of an order with what was paid for each (paise, and rupees in price).';
comment on column public.order_items.exam_on is
  'The day of the exam when the order was made, as on its invoice; it stays when the exam is moved. Null without a '
  'day.';
create index order_items_exam on public.order_items (exam_id);

create table public.enrolments (
  student_id uuid not null references public.students (id),
  exam_id uuid not null references public.subjects (id),
  edition_id uuid not null references public.editions (id),
  class_id uuid not null references public.classes (id),
  order_id uuid not null,
  is_active boolean not null default true,
  enrolled_at timestamptz not null default now(),
  primary key (student_id, exam_id, edition_id),
  foreign key (order_id, exam_id) references public.order_items (order_id, exam_id),
  foreign key (order_id, student_id, edition_id) references public.orders (id, student_id, edition_id)
);
comment on table public.enrolments is
  'Which student takes which exam in which edition. Enrolled means having an active row for the current edition; a '
  'full refund of the exam deactivates it.';
create index enrolments_exam on public.enrolments (exam_id);
create index enrolments_edition on public.enrolments (edition_id);
create index enrolments_class on public.enrolments (class_id);
create index enrolments_item on public.enrolments (order_id, exam_id);
create index enrolments_order on public.enrolments (order_id, student_id, edition_id);

alter table private.captured_payments enable row level security;
alter table public.orders enable row level security;
alter table public.order_items enable row level security;
alter table public.enrolments enable row level security;

grant select (id, number, student_id, payment_id, razorpay_order_id, amount_paise, amount, currency, status,
  refund_status, edition_id, class_id, gst_percent, ordered_at)
  on public.orders to authenticated;
grant select (order_id, exam_id, price_paise, price, exam_on) on public.order_items to authenticated;
grant select (student_id, exam_id, edition_id, class_id, order_id, is_active, enrolled_at) on public.enrolments
  to authenticated;

create policy orders_select_own on public.orders for select to authenticated
  using (student_id = (select private.student_id()));
create policy order_items_select_own on public.order_items for select to authenticated
  using (order_id in (select o.id from public.orders as o where o.student_id = (select private.student_id())));
create policy enrolments_select_own on public.enrolments for select to authenticated
  using (student_id = (select private.student_id()));

create function private.guard_order() returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_movable constant text[] := array['refund_status', 'amount']
    || case when tg_op = 'UPDATE' and old.gst_percent is null then array['gst_percent'] else '{}' end;
begin
  if tg_op <> 'UPDATE' then
    raise exception 'Orders are kept for ever.' using errcode = '42501';
  end if;
  if to_jsonb(new) - v_movable <> to_jsonb(old) - v_movable then
    raise exception 'An order cannot be changed.' using errcode = '42501';
  end if;
  if array_position(array['none', 'partial', 'full'], new.refund_status)
    < array_position(array['none', 'partial', 'full'], old.refund_status) then
    raise exception 'A refund cannot be undone.' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.guard_order() is
  'Trigger: an order is append-only; refund_status goes from none to partial to full, and a missing gst_percent can be '
  'added. (amount is generated after this trigger.) Raises 42501.';

create trigger orders_append_only before update or delete on public.orders
  for each row execute function private.guard_order();
create trigger orders_no_truncate before truncate on public.orders
  for each statement execute function private.forbid_changes();
create trigger order_items_append_only before update or delete on public.order_items
  for each row execute function private.forbid_changes();
create trigger order_items_no_truncate before truncate on public.order_items
  for each statement execute function private.forbid_changes();

create function private.forbid_class_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.has_attempt(new.student_id, new.exam_id, new.edition_id) then
    return new;
  end if;
  raise exception 'The class of an enrolment cannot change once the exam was started.' using errcode = '23514';
end
$$;
comment on function private.forbid_class_change() is
  'Trigger: refuses to change the class of an enrolment once the exam was started. Raises 23514.';

create trigger enrolments_forbid_class_change before update of class_id on public.enrolments
  for each row
  when (old.is_active and new.is_active and old.class_id <> new.class_id)
  execute function private.forbid_class_change();

create function private.check_order_sum() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_order_id uuid;
  v_amount_paise integer;
  v_sum_paise bigint;
begin
  v_order_id := case tg_table_name when 'orders' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'order_id' end;
  select amount_paise into v_amount_paise from public.orders where id = v_order_id;
  select coalesce(sum(price_paise), 0) into v_sum_paise from public.order_items where order_id = v_order_id;
  if v_sum_paise is distinct from v_amount_paise then
    raise exception 'The items of order % come to % paise, the order to %.', v_order_id, v_sum_paise, v_amount_paise
      using errcode = '23514';
  end if;
  return null;
end
$$;
comment on function private.check_order_sum() is
  'Constraint trigger at the end of the transaction: the items of an order must add up to its amount. Raises 23514.';

create constraint trigger orders_sum after insert on public.orders
  deferrable initially deferred for each row execute function private.check_order_sum();
create constraint trigger order_items_sum after insert on public.order_items
  deferrable initially deferred for each row execute function private.check_order_sum();

-- ------------------------------------------------------------

-- The unfinished cart of a student: saved while it is not empty, removed after the purchase.

create table public.current_cart_snapshot (
  student_id uuid primary key references public.students (id),
  email text not null unique check (char_length(email) between 3 and 254),
  cart_items jsonb not null check (
    case
      when jsonb_typeof(cart_items) <> 'array' then false
      when jsonb_array_length(cart_items) = 0 then false
      else not jsonb_path_exists(
        cart_items,
        'strict $[*] ? (!(@ like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$") || (@ like_regex "x") is unknown)'
      )
    end
  ),
  created_at timestamptz not null default now()
);
comment on table public.current_cart_snapshot is 'At most one unfinished cart per student: a jsonb array of exam ids.';
create index current_cart_snapshot_items on public.current_cart_snapshot using gin (cart_items);

alter table public.current_cart_snapshot enable row level security;
grant select (student_id, email, cart_items, created_at) on public.current_cart_snapshot to authenticated;
grant insert (student_id, email, cart_items) on public.current_cart_snapshot to authenticated;

create policy current_cart_snapshot_select_own on public.current_cart_snapshot for select to authenticated
  using (student_id = (select private.student_id()));
create policy current_cart_snapshot_insert_own on public.current_cart_snapshot for insert to authenticated
  with check (
    student_id = (select private.student_id())
    and email = (select auth.jwt()) ->> 'email'
    -- A cart cannot be longer than the list of exams. The table's check refuses anything that is not a list.
    and case when jsonb_typeof(cart_items) = 'array' then jsonb_array_length(cart_items) else 0 end
      <= (select count(*) from public.subjects)
  );

-- ------------------------------------------------------------

-- The webhook inbox: every delivery is stored before it is processed, and skipped only if it was processed.

create table private.webhook_inbox (
  event_id text primary key check (char_length(event_id) between 1 and 100),
  event text not null check (char_length(event) between 1 and 100),
  body text check (octet_length(body) <= 262144),
  razorpay_order_id text check (char_length(razorpay_order_id) <= 64),
  payment_id text check (char_length(payment_id) <= 64),
  deliveries integer not null default 1,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  last_error text check (char_length(last_error) <= 500)
);
comment on table private.webhook_inbox is
  'The gateway''s webhook deliveries by their event id. Bodies are deleted after 30 days.';
comment on column private.webhook_inbox.razorpay_order_id is
  'The gateway order in the body, to find the delivery when an account is deleted; null if the body has none.';
comment on column private.webhook_inbox.payment_id is
  'The payment in the body: a refund or dispute may have no other id.';
create index webhook_inbox_received_at on private.webhook_inbox (received_at) where body is not null;
create index webhook_inbox_order on private.webhook_inbox (razorpay_order_id) where body is not null;
create index webhook_inbox_code on private.webhook_inbox (private.code_key(payment_id)) where body is not null;
create index webhook_inbox_payment on private.webhook_inbox (payment_id) where body is not null;

alter table private.webhook_inbox enable row level security;

create function private.read_payload(p_body text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return p_body::jsonb -> 'payload';
exception
  -- PostgreSQL refuses some valid JSON (\u0000, very deep nesting), which must not lose a delivery.
  when others then return null;
end
$$;
comment on function private.read_payload(text) is
  'The payload of a delivery; null if it has none or cannot be parsed. Never raises.';

create function public.receive_webhook(p_event_id text, p_event text, p_body text) returns jsonb
language sql security definer set search_path = ''
as $$
  insert into private.webhook_inbox as w (event_id, event, body, razorpay_order_id, payment_id)
  select p_event_id, p_event, p_body,
    left(coalesce(t.payload #>> '{payment,entity,order_id}', t.payload #>> '{order,entity,id}'), 64),
    left(
      coalesce(
        t.payload #>> '{payment,entity,id}', t.payload #>> '{refund,entity,payment_id}',
          t.payload #>> '{dispute,entity,payment_id}'
      ),
      64
    )
  from (select private.read_payload(p_body) as payload) as t
  on conflict (event_id) do update set deliveries = w.deliveries + 1
  returning jsonb_build_object(
    'outcome', case when processed_at is not null then 'processed' when deliveries > 1 then 'again' else 'new' end
  )
$$;
comment on function public.receive_webhook(text, text, text) is
  'Stores a delivery whose signature was verified, with its order and payment ids if they can be read. Returns '
  '{outcome: new | again | processed}; only processed may be skipped.';

create function public.finish_webhook(p_event_id text, p_error text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  update private.webhook_inbox
  set processed_at = case when p_error is null then coalesce(processed_at, now()) else processed_at end,
    last_error = left(p_error, 500)
  where event_id = p_event_id;
  if not found then
    raise exception 'There is no delivery %.', p_event_id using errcode = 'P0002';
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.finish_webhook(text, text) is
  'Reports the result of a delivery: p_error null when processed. Returns {outcome: done}. Raises P0002 for an '
  'unknown event.';

create function public.webhook_health() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'outcome',
    case
      when exists (select 1 from private.captured_payments where recorded_at > now() - interval '1 day')
        and not exists (
          select 1 from private.webhook_inbox where body is not null and received_at > now() - interval '1 day'
        )
      then 'silent' else 'fine'
    end
  )
$$;
comment on function public.webhook_health() is
  'Whether the gateway still reports payments: {outcome: silent} if payments were recorded in the last 24 hours but '
  'no webhook arrived, else {outcome: fine}.';

grant execute on function public.webhook_health() to service_role;
grant execute on function public.receive_webhook(text, text, text) to service_role;
grant execute on function public.finish_webhook(text, text) to service_role;

-- ------------------------------------------------------------

-- From a cart to an open intent. Lock order everywhere: the student's advisory lock, then the cart's exams by their
-- ids, then the intent's row.

create function private.lock_student(p_student_id uuid) returns void
language sql set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('student:' || p_student_id, 0)) $$;
comment on function private.lock_student(uuid) is
  'One payment step per student at a time, until the end of the transaction. Taken before any row lock, so that no '
  'two steps wait for each other.';

create function private.lock_caller() returns uuid
language plpgsql set search_path = ''
as $$
begin
  perform private.lock_student((select auth.uid()));
  -- The account may have been deleted while this call waited for the lock.
  if private.student_id() is null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  return private.student_id();
end
$$;
comment on function private.lock_caller() is
  'Locks the calling student (private.lock_student) and returns its id. Raises 42501 for anybody who is not a student.';

create function private.sorted_cart(p_exam_ids uuid[]) returns uuid[]
language sql stable set search_path = ''
as $$
  select case
    when count(*) > 0 and count(s.id) = count(*) and count(distinct s.id) = count(*)
    then array_agg(s.id order by s.id)
  end
  from unnest(p_exam_ids) as x (id)
  left join public.subjects as s on s.id = x.id
$$;
comment on function private.sorted_cart(uuid[]) is
  'The exams of a cart, sorted; null if the cart is empty or contains a duplicate or unknown exam. So it is never '
  'longer than the list of exams.';

create function private.review_state(p_razorpay_order_id text) returns text
language sql stable set search_path = ''
as $$
  select case
    when bool_or(t.status = 'review' and t.reason not in ('already_refunded', 'dashboard_refund', 'dispute'))
      then 'waiting'
    when bool_or(t.status in ('queued', 'requested', 'processed', 'failed') or t.reason = 'already_refunded')
      then 'refunded'
    when bool_or(t.status = 'refused' and t.reason not in ('dashboard_refund', 'dispute')) then 'refused'
  end
  from private.captured_payments as p
  join private.refund_tasks as t on t.payment_id = p.payment_id and t.order_id is null
  where p.razorpay_order_id = p_razorpay_order_id
$$;
comment on function private.review_state(text) is
  'The state of the payments of a gateway order that did not become an order: waiting for an organiser''s '
  'decision; refunded, also if the refund is on its way or has failed and will be paid in another way; or refused. '
  'Null if there is no such payment.';

create function private.cart_error(p_student_id uuid, p_exam_ids uuid[], p_edition_id uuid, p_amount_paise integer)
returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_class_id uuid := (select class_id from public.students where id = p_student_id);
  v_blocked jsonb;
  v_amount_paise integer;
begin
  select jsonb_agg(n.exam_id order by n.exam_id) into v_blocked
  from public.enrolments as n
  where n.student_id = p_student_id and n.edition_id = p_edition_id and n.is_active and n.exam_id = any (p_exam_ids);
  if v_blocked is not null then
    return jsonb_build_object('outcome', 'already_enrolled', 'exam_ids', v_blocked);
  end if;

  select jsonb_agg(s.id order by s.id) filter (
      where not (
        s.is_active and s.type = 'olympiad' and private.is_registration_open(p_edition_id, s.id, now())
        and not private.is_called_off(p_edition_id, s.id, v_class_id)
      )
    ),
    sum(s.price_paise)
  into v_blocked, v_amount_paise
  from public.subjects as s
  where s.id = any (p_exam_ids);
  if v_blocked is not null then
    return jsonb_build_object('outcome', 'exam_unavailable', 'exam_ids', v_blocked);
  end if;

  if not exists (
    select 1 from public.students where id = p_student_id and deleted_at is null and class_id is not null
  ) then
    return jsonb_build_object('outcome', 'profile_incomplete');
  end if;
  if p_amount_paise is distinct from v_amount_paise then
    return jsonb_build_object('outcome', 'price_changed', 'amount_paise', v_amount_paise);
  end if;
  if exists (
    select 1
    from private.payment_intents as i
    join private.payment_intent_items as x on x.intent_id = i.id and x.exam_id = any (p_exam_ids)
    where i.student_id = p_student_id and i.edition_id = p_edition_id
      and private.review_state(i.razorpay_order_id) = 'waiting'
  ) then
    return jsonb_build_object('outcome', 'payment_in_review');
  end if;
  return null;
end
$$;
comment on function private.cart_error(uuid, uuid[], uuid, integer) is
  'Why a cart cannot be paid now, as an outcome of begin_payment, or null. The browser''s amount (paise) is only '
  'compared with ours. An exam for which a payment waits for an organiser''s decision cannot be paid for again.';

create function private.open_draft(p_student_id uuid, p_edition_id uuid, p_exam_ids uuid[])
  returns private.payment_intents
language plpgsql set search_path = ''
as $$
declare
  v_class_id uuid := (select class_id from public.students where id = p_student_id);
  v_fingerprint text;
  v_intent private.payment_intents;
begin
  select encode(sha256(convert_to(
      concat_ws('|', p_edition_id, v_class_id, string_agg(s.id || ':' || s.price_paise, ',' order by s.id)), 'UTF8'
    )), 'hex')
  into v_fingerprint
  from public.subjects as s
  where s.id = any (p_exam_ids);

  update private.payment_intents as i set status = 'expired'
  where i.student_id = p_student_id and i.status = 'open'
    and (
      i.opened_at < now() - private.intent_life()
      -- The gateway takes no further payment for an order that was paid.
      or exists (select 1 from private.captured_payments as p where p.razorpay_order_id = i.razorpay_order_id)
    );

  select * into v_intent from private.payment_intents
  where student_id = p_student_id and fingerprint = v_fingerprint and status in ('draft', 'open')
  for update;
  if found then
    return v_intent;
  end if;
  -- An intent that is just being opened counts as open, so that parallel checkouts in several tabs do not exceed the
  -- limit.
  if 5 <= (
      select count(*) from private.payment_intents
      where student_id = p_student_id and (status = 'open' or status = 'draft' and creating_until > clock_timestamp())
    )
    or 30 <= (
      select count(*) from private.payment_intents
      where student_id = p_student_id and created_at > now() - interval '1 day'
    )
  then
    return null;
  end if;

  insert into private.payment_intents (student_id, edition_id, class_id, fingerprint, amount_paise)
  select p_student_id, p_edition_id, v_class_id, v_fingerprint, sum(s.price_paise)
  from public.subjects as s where s.id = any (p_exam_ids)
  returning * into v_intent;
  insert into private.payment_intent_items (intent_id, exam_id, price_paise)
  select v_intent.id, s.id, s.price_paise from public.subjects as s where s.id = any (p_exam_ids);
  return v_intent;
end
$$;
comment on function private.open_draft(uuid, uuid, uuid[]) is
  'Locks and returns the current intent of exactly this cart (exams, prices, edition, class); creates a draft if '
  'there is none, or returns null if the student has 5 open carts or started 30 in 24 hours. First expires intents '
  'that have been open for more than 48 hours, and those whose gateway order was paid but did not become an order.';

create function public.begin_payment(p_student_id uuid, p_exam_ids uuid[], p_amount_paise integer, p_key uuid)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_exam_ids uuid[] := private.sorted_cart(p_exam_ids);
  v_edition_id uuid := private.current_edition_id();
  v_exam_ids_of_key uuid[];
  v_error jsonb;
  v_intent private.payment_intents;
begin
  if v_exam_ids is null then
    return jsonb_build_object('outcome', 'invalid_items');
  end if;
  perform private.lock_student(p_student_id);
  -- Locks the prices, which are read several times below, so that they cannot change in between.
  perform 1 from public.subjects where id = any (v_exam_ids) order by id for share;

  select exam_ids into v_exam_ids_of_key from private.payment_keys where student_id = p_student_id and key = p_key;
  if v_exam_ids_of_key <> v_exam_ids then
    return jsonb_build_object('outcome', 'key_reused');
  end if;
  v_error := private.cart_error(p_student_id, v_exam_ids, v_edition_id, p_amount_paise);
  if v_error is not null then
    return v_error;
  end if;

  v_intent := private.open_draft(p_student_id, v_edition_id, v_exam_ids);
  if v_intent.id is null then
    return jsonb_build_object('outcome', 'too_many_carts');
  end if;
  update private.payment_intents set shown_at = clock_timestamp() where id = v_intent.id;
  perform private.drop_unpaid_consents(v_intent.id);
  insert into private.payment_keys (student_id, key, exam_ids, intent_id)
  values (p_student_id, p_key, v_exam_ids, v_intent.id)
  on conflict (student_id, key) do update set intent_id = excluded.intent_id;

  if v_intent.status = 'open' then
    return jsonb_build_object(
      'outcome', 'ready', 'intent_id', v_intent.id, 'razorpay_order_id', v_intent.razorpay_order_id,
      'amount_paise', v_intent.amount_paise, 'currency', v_intent.currency
    );
  end if;
  -- clock_timestamp: this transaction may have waited for the student's lock since now().
  if v_intent.creating_until > clock_timestamp() then
    return jsonb_build_object('outcome', 'wait', 'intent_id', v_intent.id);
  end if;
  update private.payment_intents set creating_until = clock_timestamp() + private.order_creation_time()
  where id = v_intent.id;
  return jsonb_build_object(
    'outcome', 'create', 'intent_id', v_intent.id, 'amount_paise', v_intent.amount_paise, 'currency', v_intent.currency
  );
end
$$;
comment on function public.begin_payment(uuid, uuid[], integer, uuid) is
  'Begins the payment of a cart (exam ids, each once, amount in paise as shown to the student, one key per cart '
  'content). Returns {outcome}: create (the caller has 20 seconds to create the gateway order and attach it), ready '
  '(pay razorpay_order_id), wait (another caller is creating the order), price_changed {amount_paise}, '
  'already_enrolled or exam_unavailable {exam_ids}, key_reused, profile_incomplete, payment_in_review (an organiser '
  'has to decide about a payment for one of the exams), too_many_carts (5 are open, or 30 were started in 24 hours), '
  'invalid_items. Source: docs/payments.md section 3.';
grant execute on function public.begin_payment(uuid, uuid[], integer, uuid) to service_role;

-- ------------------------------------------------------------

-- The gateway order of an intent: attaching it, finding an intent by it, and choosing the orders to reconcile.

create function public.attach_gateway_order(p_intent_id uuid, p_razorpay_order_id text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_intent private.payment_intents;
begin
  update private.payment_intents
  set status = 'open', razorpay_order_id = p_razorpay_order_id, opened_at = now(), creating_until = null
  where id = p_intent_id and status = 'draft';
  select * into v_intent from private.payment_intents where id = p_intent_id;
  if v_intent.razorpay_order_id is null then
    raise exception 'Intent % cannot take a gateway order.', p_intent_id using errcode = 'P0002';
  end if;
  return jsonb_build_object(
    'outcome', 'ready', 'razorpay_order_id', v_intent.razorpay_order_id,
    'amount_paise', v_intent.amount_paise, 'currency', v_intent.currency
  );
end
$$;
comment on function public.attach_gateway_order(uuid, text) is
  'Opens a draft with its gateway order. The first attached gateway order stays: returns {outcome: ready, '
  'razorpay_order_id, amount_paise, currency} of the order to show, which another caller may have attached. Raises '
  'P0002 for an unknown or failed intent.';

create function public.release_intent(p_intent_id uuid, p_failed boolean) returns jsonb
language sql security definer set search_path = ''
as $$
  update private.payment_intents
  set creating_until = null, status = case when p_failed then 'failed' else 'draft' end
  where id = p_intent_id and status = 'draft';
  select jsonb_build_object('outcome', case when p_failed then 'failed' else 'released' end);
$$;
comment on function public.release_intent(uuid, boolean) is
  'Ends the caller''s lease after a gateway error: a 4xx fails the draft (p_failed), other errors leave it for the '
  'next attempt. Returns {outcome: released | failed}; does nothing if the intent is not a draft.';

create function public.find_intent(p_razorpay_order_id text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (
      select jsonb_build_object(
        'outcome', 'found', 'intent_id', i.id, 'student_id', i.student_id, 'status', i.status,
        'amount_paise', i.amount_paise, 'currency', i.currency, 'razorpay_order_id', i.razorpay_order_id,
        'order_id', o.id, 'payment_id', o.payment_id, 'checked_at', i.checked_at,
        'is_refunded', o.id is null and coalesce(private.review_state(i.razorpay_order_id) = 'refunded', false),
        'is_refused', o.id is null and coalesce(private.review_state(i.razorpay_order_id) = 'refused', false)
      )
      from private.payment_intents as i
      left join public.orders as o on o.intent_id = i.id
      where i.razorpay_order_id = p_razorpay_order_id
    ),
    jsonb_build_object('outcome', 'unknown')
  )
$$;
comment on function public.find_intent(text) is
  'The intent of a gateway order: {outcome: found, intent_id, student_id, status, amount_paise, currency, '
  'razorpay_order_id, order_id, payment_id, checked_at (these three null until known), is_refunded (it did not become '
  'an order, and its money is being or was refunded), is_refused (an organiser has '
  'decided not to refund it)}; or {outcome: unknown}. The caller must check that it belongs '
  'to the student.';

create function public.touch_intent_check(p_razorpay_order_id text, p_seconds integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  update private.payment_intents set checked_at = clock_timestamp()
  where razorpay_order_id = p_razorpay_order_id
    and (checked_at is null or checked_at <= clock_timestamp() - make_interval(secs => p_seconds));
  return jsonb_build_object('outcome', case when found then 'ask' else 'recent' end);
end
$$;
comment on function public.touch_intent_check(text, integer) is
  'Whether the gateway may be asked about an order again: {outcome: ask} at most once per p_seconds seconds, else '
  '{outcome: recent}.';

create function public.list_orders_to_reconcile(p_limit integer, p_seconds integer default 0) returns setof text
language sql security definer set search_path = ''
as $$
  update private.payment_intents set status = 'expired'
  where id in (
    select id from private.payment_intents
    where status = 'open' and opened_at < now() - private.intent_life()
    for update skip locked
  );
  with due as (
    select id, checked_at, opened_at > now() - interval '1 hour' as is_new
    from private.payment_intents
    where status in ('open', 'expired') and opened_at > now() - private.reconcile_time()
      and (p_seconds = 0 or checked_at is null or checked_at <= clock_timestamp() - make_interval(secs => p_seconds))
    order by is_new desc, checked_at nulls first, opened_at
    limit least(greatest(p_limit, 0), 500)
    for update skip locked
  ), touched as (
    update private.payment_intents as i set checked_at = clock_timestamp()
    from due where due.id = i.id
    returning i.razorpay_order_id, i.opened_at, due.is_new, due.checked_at as asked_at
  )
  select razorpay_order_id from touched order by is_new desc, asked_at nulls first, opened_at;
$$;
comment on function public.list_orders_to_reconcile(integer, integer) is
  'Up to p_limit (at most 500) gateway orders to reconcile: opened in the last 7 days, not paid, and not checked for '
  'p_seconds seconds. Those of the last hour come first, because the family may be waiting at the screen; within each '
  'group the least recently checked. Marks them as checked now, and expires intents that have been open for more than '
  '48 hours.';

grant execute on function public.attach_gateway_order(uuid, text) to service_role;
grant execute on function public.release_intent(uuid, boolean) to service_role;
grant execute on function public.find_intent(text) to service_role;
grant execute on function public.touch_intent_check(text, integer) to service_role;
grant execute on function public.list_orders_to_reconcile(integer, integer) to service_role;

-- ------------------------------------------------------------

-- record_capture, the only function that creates orders: a captured payment becomes an order, or a refund or review
-- task, in one transaction.

create function private.note_gateway_refund(p_payment_id text, p_status text, p_refunded_paise integer) returns void
language plpgsql set search_path = ''
as $$
declare
  v_excess_paise bigint;
begin
  update private.captured_payments
  set status = case when p_status = 'refunded' then 'refunded' else status end,
    amount_refunded_paise = greatest(amount_refunded_paise, p_refunded_paise)
  where payment_id = p_payment_id;
  -- A task that was settled by hand may have been refunded on the gateway's dashboard. Then this is the same money.
  v_excess_paise := p_refunded_paise - private.committed_refunds_paise(p_payment_id);
  if v_excess_paise > 0 then
    insert into private.refund_tasks as t (payment_id, order_id, reason, amount_paise)
    values (
      p_payment_id, (select id from public.orders where payment_id = p_payment_id), 'dashboard_refund', v_excess_paise
    )
    on conflict (payment_id, reason) where reason in ('dashboard_refund', 'dispute') and status = 'review'
    do update set amount_paise = t.amount_paise + excluded.amount_paise, updated_at = now();
  end if;
end
$$;
comment on function private.note_gateway_refund(text, text, integer) is
  'Records how much of a payment (paise) the gateway has refunded. An amount that none of our tasks requested and '
  'nobody settled by hand was refunded on the gateway''s dashboard; it gets a review task. Source: decision 007.';

create function private.capture_outcome(p_payment_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    (select jsonb_build_object('outcome', 'order', 'order_id', o.id) from public.orders as o
      where o.payment_id = p_payment_id),
    (
      select case t.reason
        when 'second_payment' then jsonb_build_object('outcome', 'second_payment')
        else jsonb_build_object('outcome', 'review', 'reason', t.reason)
      end
      from private.refund_tasks as t
      where t.payment_id = p_payment_id
      order by t.reason = 'dashboard_refund', t.created_at
      limit 1
    )
  )
$$;
comment on function private.capture_outcome(text) is
  'The outcome of a recorded payment, as record_capture returns it.';

create function private.lateness_error(p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_paid_at timestamptz)
  returns text
language sql stable set search_path = ''
as $$
  select case
    when private.is_called_off(p_edition_id, p_exam_id, p_class_id) then 'exam_called_off'
    when x.exam_on is null or x.exam_on < private.day_in_india(now()) or x.last_start_at < now() then 'late_after_exam'
    when p_paid_at > private.day_ends_at(x.registration_closes_on) + interval '1 hour' then 'late_after_closing'
  end
  from (values (p_exam_id)) as i (exam_id)
  left join public.edition_exams as x on x.edition_id = p_edition_id and x.exam_id = i.exam_id
$$;
comment on function private.lateness_error(uuid, uuid, uuid, timestamptz) is
  'Why a payment made at a given time is too late for an exam of an edition in a class, as the reason of its refund '
  'task, or null. A called-off exam is always too late. Registration gets an extra hour after closing for families '
  'who are about to pay. A payment made in time still enrols when we receive it later, until the last time at which '
  'the exam can be started, or the end of its day (IST) if no hours are announced. Source: decision 003, docs/exam.md '
  'section 2.';

create function private.capture_error(p_payment private.captured_payments, p_intent private.payment_intents)
  returns text
language sql stable set search_path = ''
as $$
  select case
    when p_payment.status = 'refunded' or p_payment.amount_refunded_paise >= p_payment.amount_paise
      then 'already_refunded'
    when p_intent.id is null then 'unknown_order'
    when exists (select 1 from public.students where id = p_intent.student_id and deleted_at is not null)
      then 'unknown_order'
    when p_payment.amount_paise <> p_intent.amount_paise or p_payment.currency <> p_intent.currency
      then 'amount_mismatch'
    when p_intent.status = 'paid' then 'second_payment'
    -- One exam that can still be enrolled in is enough for an order.
    else coalesce(
      (
        select case when bool_and(l.reason is not null) then max(l.reason) end
        from private.payment_intent_items as i
        cross join lateral private.lateness_error(
          p_intent.edition_id, i.exam_id, p_intent.class_id, p_payment.paid_at) as l (reason)
        where i.intent_id = p_intent.id
      ),
      case when p_payment.paid_at > p_intent.opened_at + private.intent_life() then 'late_for_price' end
    )
  end
$$;
comment on function private.capture_error(private.captured_payments, private.payment_intents) is
  'Why a captured payment does not become an order, as the reason of its refund task, or null. A cart keeps its '
  'prices for 48 hours; what counts is when the payment was made by the gateway''s clock, not when it was captured or '
  'reported to us. A payment that is too late for some exams becomes an order for the others; a payment of a deleted '
  'account goes to review.';

create function private.make_order(
  p_payment private.captured_payments, p_intent private.payment_intents, p_gst_percent numeric
) returns void
language plpgsql set search_path = ''
as $$
declare
  v_order_id uuid;
  v_item record;
  v_reason text;
  v_task_id uuid;
begin
  insert into public.orders (student_id, intent_id, payment_id, razorpay_order_id, amount_paise, currency, edition_id,
    class_id, gst_percent)
  values (
    p_intent.student_id, p_intent.id, p_payment.payment_id, p_intent.razorpay_order_id, p_intent.amount_paise,
    p_intent.currency, p_intent.edition_id, p_intent.class_id, p_gst_percent
  )
  returning id into v_order_id;
  insert into public.order_items (order_id, exam_id, price_paise, exam_on)
  select v_order_id, i.exam_id, i.price_paise, x.exam_on
  from private.payment_intent_items as i
  left join public.edition_exams as x on x.edition_id = p_intent.edition_id and x.exam_id = i.exam_id
  where i.intent_id = p_intent.id;

  for v_item in
    select i.exam_id, i.price_paise, private.lateness_error(
      p_intent.edition_id, i.exam_id, p_intent.class_id, p_payment.paid_at) as lateness
    from private.payment_intent_items as i
    where i.intent_id = p_intent.id
    order by i.exam_id
  loop
    v_reason := v_item.lateness;
    if v_reason is null then
      insert into public.enrolments as n (student_id, exam_id, edition_id, class_id, order_id)
      values (p_intent.student_id, v_item.exam_id, p_intent.edition_id, p_intent.class_id, v_order_id)
      on conflict (student_id, exam_id, edition_id) do update
      set is_active = true, class_id = excluded.class_id, order_id = excluded.order_id, enrolled_at = now()
      where not n.is_active;
      continue when found;
      v_reason := 'duplicate_exam';
    end if;
    insert into private.refund_tasks (payment_id, order_id, exam_id, reason, amount_paise, status)
    values (
      p_payment.payment_id, v_order_id, v_item.exam_id, v_reason, v_item.price_paise,
      case v_reason when 'duplicate_exam' then 'queued' else 'review' end
    )
    returning id into v_task_id;
    perform private.queue_review_email(v_task_id);
    insert into private.refund_items (order_id, exam_id, task_id)
    select v_order_id, v_item.exam_id, v_task_id where v_reason = 'duplicate_exam';
  end loop;

  update private.payment_intents set status = 'paid', creating_until = null where id = p_intent.id;
  delete from public.current_cart_snapshot where student_id = p_intent.student_id;
  insert into private.outbox (kind, student_id, order_id)
  values ('purchase_email', p_intent.student_id, v_order_id), ('purchase_contact', p_intent.student_id, v_order_id);
end
$$;
comment on function private.make_order(private.captured_payments, private.payment_intents, numeric) is
  'Writes the order, its items, the enrolments and the messages of a paid intent, with the exam days and the rate of '
  'GST that its invoice shows for ever. An exam enrolled by an earlier '
  'order is refunded, an exam for which the payment is too late goes to review; both stay in the order, so that its '
  'items still add up to the amount paid.';

create function private.read_paise(p_value jsonb, p_up_to bigint) returns integer
language sql immutable set search_path = ''
as $$
  select case
    when v.paise = trunc(v.paise) and v.paise between 0 and least(p_up_to, 2147483647) then v.paise::integer
  end
  from (select case when jsonb_typeof(p_value) = 'number' then p_value::numeric end as paise) as v
$$;
comment on function private.read_paise(jsonb, bigint) is
  'A reported amount in paise, if it is a whole number from 0 to p_up_to; null otherwise, so that an odd fee never '
  'stops the recording of a payment.';

create function public.record_capture(p_payment jsonb, p_gst_percent numeric default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_intent private.payment_intents;
  v_payment private.captured_payments;
  v_refunded_paise integer := coalesce((p_payment ->> 'amount_refunded')::integer, 0);
  v_fee_paise constant integer := private.read_paise(p_payment -> 'fee', (p_payment ->> 'amount')::bigint);
  v_fee_gst_paise constant integer := private.read_paise(p_payment -> 'tax', v_fee_paise);
  v_reason text;
  v_task_id uuid;
begin
  if coalesce(p_payment ->> 'status', '') not in ('captured', 'refunded') then
    raise exception 'Payment % is not captured.', p_payment ->> 'id' using errcode = '22023';
  end if;
  select * into v_intent from private.payment_intents where razorpay_order_id = p_payment ->> 'order_id';
  if found then
    perform private.lock_student(v_intent.student_id);
    select * into v_intent from private.payment_intents where id = v_intent.id for update;
  end if;

  -- No conflict target, so that every unique index is considered: with one, two captures at once could fail on another
  -- index.
  insert into private.captured_payments (
    payment_id, razorpay_order_id, amount_paise, currency, status, method, amount_refunded_paise, fee_paise,
    fee_gst_paise, paid_at
  )
  values (
    p_payment ->> 'id', p_payment ->> 'order_id', (p_payment ->> 'amount')::integer, p_payment ->> 'currency',
    p_payment ->> 'status', p_payment ->> 'method', v_refunded_paise, v_fee_paise, v_fee_gst_paise,
    coalesce(to_timestamp((p_payment ->> 'created_at')::double precision), now())
  )
  on conflict do nothing
  returning * into v_payment;
  if not found then
    update private.captured_payments set fee_paise = v_fee_paise, fee_gst_paise = v_fee_gst_paise
    where payment_id = p_payment ->> 'id' and fee_paise is null and v_fee_paise <= amount_paise;
    perform private.note_gateway_refund(p_payment ->> 'id', p_payment ->> 'status', v_refunded_paise);
    return private.capture_outcome(p_payment ->> 'id');
  end if;

  v_reason := private.capture_error(v_payment, v_intent);
  if v_reason is null then
    perform private.make_order(v_payment, v_intent, p_gst_percent);
  else
    insert into private.refund_tasks (payment_id, reason, amount_paise, status)
    values (
      v_payment.payment_id, v_reason, v_payment.amount_paise,
      case v_reason when 'second_payment' then 'queued' else 'review' end
    )
    returning id into v_task_id;
    perform private.queue_review_email(v_task_id);
  end if;
  perform private.note_gateway_refund(v_payment.payment_id, v_payment.status, v_refunded_paise);
  return private.capture_outcome(v_payment.payment_id);
end
$$;
comment on function public.record_capture(jsonb, numeric) is
  'Records a captured payment as the gateway''s own API reports it (id, order_id, amount and amount_refunded in '
  'paise, currency, status captured or refunded, method, created_at in Unix seconds; fee and the tax in it in '
  'paise, null until the gateway knows them: a later call adds them). p_gst_percent is the rate that the prices '
  'include, which the order keeps for its tax invoice; null without a GST number. Idempotent; callback, webhook '
  'and poll all call it. Returns {outcome: order, order_id}, {outcome: second_payment} or {outcome: review, '
  'reason}, the same on every repeat. Raises 22023 for a payment that is not captured. Source: docs/payments.md '
  'sections 1 to 3.';
grant execute on function public.record_capture(jsonb, numeric) to service_role;

-- ------------------------------------------------------------

-- The progress of the sweep over all payments: a run reads as many as its time allows, and the next run continues.

create table private.payment_sweeps (
  id bigint generated always as identity primary key,
  night date unique,
  reached bigint not null,
  until bigint not null,
  looked_at integer not null default 0,
  tries integer not null default 0,
  check (reached <= until)
);
comment on table private.payment_sweeps is
  'One row for each night, and for each sweep that was requested (night null). Times are the gateway''s Unix seconds. '
  'Done when reached = until.';
comment on column private.payment_sweeps.reached is
  'The start of the day that is being read; all payments made before it are recorded.';
comment on column private.payment_sweeps.looked_at is
  'How many payments of that day are done; the gateway lists them newest first.';
comment on column private.payment_sweeps.tries is 'How many times in a row recording failed at this position.';

alter table private.payment_sweeps enable row level security;

create function private.find_sweep() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select jsonb_build_object('outcome', 'due', 'sweep_id', id, 'reached', reached, 'until', until, 'looked_at',
        looked_at)
      from private.payment_sweeps where reached < until order by id limit 1
    ),
    jsonb_build_object('outcome', 'none')
  )
$$;
comment on function private.find_sweep() is
  'Where to continue: {outcome: due, sweep_id, reached, until, looked_at} of the oldest sweep that is not done, or '
  '{outcome: none}.';

create function public.start_sweep(p_night date, p_from bigint, p_until bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.payment_sweeps (night, reached, until)
  select p_night, least(p_from, min(s.reached)), p_until
  from private.payment_sweeps as s where p_night is not null and s.night < p_night and s.reached < s.until
  on conflict (night) do nothing;
  -- This night also reads the payments that an earlier night did not reach.
  update private.payment_sweeps set reached = until where night < p_night and reached < until;
  return private.find_sweep();
end
$$;
comment on function public.start_sweep(date, bigint, bigint) is
  'Makes sure that the sweep of p_night has started, over the payments from p_from to p_until (Unix seconds); with a '
  'null night always starts a new sweep. Returns where to continue: {outcome: due, sweep_id, reached, until, '
  'looked_at} of the oldest that is not done, or {outcome: none}.';

create function public.move_sweep(
  p_sweep_id bigint, p_reached bigint, p_looked_at integer, p_to bigint, p_to_looked_at integer, p_has_failed boolean
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_is_held boolean;
begin
  -- Another run may have moved the position. Then the same payments are read twice, which does no harm, and the
  -- position stays.
  update private.payment_sweeps
  set tries = case when p_has_failed and tries < 2 then tries + 1 else 0 end,
    reached = case when p_has_failed and tries < 2 then reached else p_to end,
    looked_at = case when p_has_failed and tries < 2 then looked_at else p_to_looked_at end
  where id = p_sweep_id and reached = p_reached and looked_at = p_looked_at
  returning tries > 0 into v_is_held;
  if v_is_held then
    return jsonb_build_object('outcome', 'held');
  end if;
  return private.find_sweep();
end
$$;
comment on function public.move_sweep(bigint, bigint, integer, bigint, integer, boolean) is
  'Saves a sweep''s new position: a time (Unix seconds) and how many payments of the day from there are done. If '
  'recording failed (p_has_failed), the position stays, {outcome: held}, at most twice in a row, because one bad '
  'payment must not stop the rest. Else returns the same as start_sweep.';

create function public.list_unknown_payments(p_payments jsonb) returns setof text
language sql stable security definer set search_path = ''
as $$
  select p.id
  from jsonb_to_recordset(p_payments) as p (id text, status text, amount_refunded integer, fee integer)
  where not exists (
    select 1 from private.captured_payments as c
    where c.payment_id = p.id
      and (c.status = 'refunded' or p.status <> 'refunded')
      and coalesce(p.amount_refunded, 0) <= c.amount_refunded_paise
      and (p.fee is null or c.fee_paise is not null or p.fee not between 0 and c.amount_paise)
      and (coalesce(p.amount_refunded, 0) = 0 or p.amount_refunded <= private.committed_refunds_paise(c.payment_id))
  )
$$;
comment on function public.list_unknown_payments(jsonb) is
  'Takes payments as the gateway lists them ({id, status, amount_refunded and fee in paise} each) and returns the ids '
  'that record_capture must handle: those not recorded yet, with a larger refund than we know, or with a fee that we '
  'do not know.';

grant execute on function public.start_sweep(date, bigint, bigint) to service_role;
grant execute on function public.move_sweep(bigint, bigint, integer, bigint, integer, boolean) to service_role;
grant execute on function public.list_unknown_payments(jsonb) to service_role;

-- ------------------------------------------------------------

-- The invariants of docs/payments.md section 3 in one query. Every payment test ends by running it; an empty result
-- means that there is no violation.

create function private.payment_violations() returns table (invariant text, detail jsonb)
language sql stable set search_path = ''
as $$
  select 'I1 each order has one captured payment of equal amount, '
    'the same gateway order and the same student''s intent',
    jsonb_build_object('order_id', o.id)
  from public.orders as o
  where (
    select count(*) from private.captured_payments as p
    where p.payment_id = o.payment_id and p.razorpay_order_id = o.razorpay_order_id
      and p.amount_paise = o.amount_paise and p.currency = o.currency
  ) <> 1 or not exists (
    select 1 from private.payment_intents as i
    where i.id = o.intent_id and i.razorpay_order_id = o.razorpay_order_id and i.student_id = o.student_id
      and i.amount_paise = o.amount_paise and i.edition_id = o.edition_id and i.class_id = o.class_id
  )
  union all
  select 'I2 one order per payment and per gateway order',
    jsonb_build_object('order_ids', jsonb_agg(o.id order by o.number))
  from public.orders as o
  cross join lateral (values ('payment ' || o.payment_id), ('gateway order ' || o.razorpay_order_id)) as k (key)
  group by k.key
  having count(*) > 1
  union all
  select 'I3 the items of an order add up to its amount',
    jsonb_build_object('order_id', o.id, 'amount_paise', o.amount_paise, 'sum_paise', coalesce(sum(i.price_paise), 0))
  from public.orders as o
  left join public.order_items as i on i.order_id = o.id
  group by o.id, o.amount_paise
  having coalesce(sum(i.price_paise), 0) <> o.amount_paise
  union all
  select 'I4 every captured payment is an order or a refund or review task',
    jsonb_build_object('payment_id', p.payment_id)
  from private.captured_payments as p
  where not exists (select 1 from public.orders as o where o.payment_id = p.payment_id)
    and not exists (select 1 from private.refund_tasks as t where t.payment_id = p.payment_id)
  union all
  select 'I5 an intent is paid exactly when its order exists', jsonb_build_object('intent_id', i.id, 'status', i.status)
  from private.payment_intents as i
  left join public.orders as o on o.intent_id = i.id
  where (i.status = 'paid') <> (o.id is not null)
  union all
  select 'I6 a message that is pending for more than an hour was reported',
    jsonb_build_object('outbox_id', b.id, 'kind', b.kind, 'queued_at', b.queued_at)
  from private.outbox as b
  where b.lane < 4 and b.status = 'pending' and b.reported_at is null and b.queued_at < now() - interval '1 hour'
  union all
  select 'I7 the refunds of a payment are at most its amount',
    jsonb_build_object('payment_id', p.payment_id, 'back_paise', private.committed_refunds_paise(p.payment_id))
  from private.captured_payments as p
  where private.committed_refunds_paise(p.payment_id) > p.amount_paise
  union all
  select 'I8 the refund status of an order fits its refunds',
    jsonb_build_object('order_id', o.id, 'refund_status', o.refund_status, 'back_paise', sum(t.amount_paise))
  from public.orders as o
  left join private.refund_tasks as t on t.order_id = o.id and t.status = 'processed'
  group by o.id
  having o.refund_status <> case
    when sum(t.amount_paise) >= o.amount_paise then 'full' when sum(t.amount_paise) > 0 then 'partial' else 'none'
  end
  union all
  select 'I9 a paid exam is enrolled, unless it was refunded or a task says why',
    jsonb_build_object('order_id', i.order_id, 'exam_id', i.exam_id, 'is_enrolled', f.is_enrolled)
  from public.order_items as i
  join public.orders as o on o.id = i.order_id
  cross join lateral (
    select exists (
        select 1 from public.enrolments as n where n.order_id = i.order_id and n.exam_id = i.exam_id and n.is_active
      ) as is_enrolled,
      o.refund_status = 'full' or exists (
        select 1 from private.refund_items as r join private.refund_tasks as t on t.id = r.task_id
        where r.order_id = i.order_id and r.exam_id = i.exam_id and t.status = 'processed'
      ) as is_refunded,
      exists (
        select 1 from private.refund_tasks as t where t.order_id = i.order_id and t.exam_id = i.exam_id
      ) as is_explained
  ) as f
  where (f.is_enrolled and f.is_refunded) or not (f.is_enrolled or f.is_refunded or f.is_explained)
  union all
  select 'I10 each refund of an order has its credit note', jsonb_build_object('task_id', coalesce(t.id, n.task_id))
  from (
    select id, order_id, amount_paise from private.refund_tasks where status = 'processed' and order_id is not null
  ) as t
  full join private.credit_notes as n on n.task_id = t.id
  where (n.order_id, n.amount_paise) is distinct from (t.order_id, t.amount_paise)
  union all
  select 'I10 the credit notes of a year have no gap', jsonb_build_object('year', y.year, 'last_number', y.last_number)
  from private.credit_note_years as y
  where y.last_number <> (select count(*) from private.credit_notes as n where n.year = y.year)
$$;
comment on function private.payment_violations() is
  'Every violation of the invariants I1 to I10 with the row it concerns; empty means none. Source: docs/payments.md '
  'section 3; I7 to I10 are about refunds.';

-- ------------------------------------------------------------

-- The class of a paid exam: what the family chose when it paid, until an organiser changes it (decision 035). The
-- trigger enrolments_forbid_class_change refuses changes once the exam was started.

create function private.is_exam_day_over(p_student_id uuid, p_exam_id uuid, p_edition_id uuid, p_class_id uuid)
  returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(
    private.day_in_india(private.exam_now()) > greatest(
      (select d.exam_on from public.edition_exams as d where d.edition_id = p_edition_id and d.exam_id = p_exam_id),
      private.day_in_india(max(p.last_start_at)), private.day_in_india(max(g.last_start_at))
    ),
    false
  )
  from private.papers as p
  left join private.exam_grants as g on g.paper_id = p.id and g.student_id = p_student_id
  where p.edition_id = p_edition_id and p.exam_id = p_exam_id and p.class_id = p_class_id
$$;
comment on function private.is_exam_day_over(uuid, uuid, uuid, uuid) is
  'Whether the last day (IST) on which a student can start an exam in a class is over: the exam day, or a later day '
  'granted to the class or the student. False if the exam has no day.';

create function private.list_student_enrolments(p_student_id uuid)
returns table (
  exam_id uuid, edition_id uuid, exam_name text, edition_name text, class_id uuid, class_name text, exam_on date,
  can_move boolean
)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select n.exam_id, n.edition_id, x.name, e.name, n.class_id, c.name, d.exam_on,
    not private.has_attempt(n.student_id, n.exam_id, n.edition_id)
      and not private.is_exam_day_over(n.student_id, n.exam_id, n.edition_id, n.class_id)
  from public.enrolments as n
  join public.students as s on s.id = n.student_id and s.deleted_at is null
  join public.subjects as x on x.id = n.exam_id
  join public.editions as e on e.id = n.edition_id
  join public.classes as c on c.id = n.class_id
  left join public.edition_exams as d on d.edition_id = n.edition_id and d.exam_id = n.exam_id
  where n.student_id = p_student_id and n.is_active
  order by d.exam_on desc nulls first, x.name
  limit 50;
$$;
comment on function private.list_student_enrolments(uuid) is
  'list_student_enrolments for an admin. Raises 42501 for anybody else.';

create function public.list_student_enrolments(p_student_id uuid)
returns table (
  exam_id uuid, edition_id uuid, exam_name text, edition_name text, class_id uuid, class_name text, exam_on date,
  can_move boolean
)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.list_student_enrolments(p_student_id);
comment on function public.list_student_enrolments(uuid) is
  'For admins: the exams that a student is enrolled in, in every edition, the latest first, at most 50: the class for '
  'each exam, its day (null if the edition has none), and whether move_enrolment can still move it. Raises 42501 for '
  'anybody else.';

create function private.move_enrolment(
  p_student_id uuid, p_exam_id uuid, p_edition_id uuid, p_seen_class_id uuid, p_class_id uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_class_id uuid;
begin
  perform private.require_admin();
  select n.class_id into v_class_id
  from public.enrolments as n
  join public.students as s on s.id = n.student_id and s.deleted_at is null
  where n.student_id = p_student_id and n.exam_id = p_exam_id and n.edition_id = p_edition_id and n.is_active;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if v_class_id is distinct from p_seen_class_id then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  if not exists (select 1 from public.classes where id = p_class_id) then
    return jsonb_build_object('outcome', 'class_unknown');
  end if;
  if p_class_id = v_class_id then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  -- An organiser with a child in a class cannot move students into or out of it, nor into a paper whose questions they
  -- know.
  if private.is_kept_out((select auth.uid()), p_edition_id, p_seen_class_id)
    or private.is_kept_out((select auth.uid()), p_edition_id, p_class_id) then
    return jsonb_build_object('outcome', 'kept_out');
  end if;
  if exists (
    select 1
    from private.paper_readers as r
    join private.papers as p on p.id = r.paper_id
    where r.organiser_id = (select auth.uid())
      and p.edition_id = p_edition_id and p.exam_id = p_exam_id and p.class_id = p_class_id
  ) then
    return jsonb_build_object('outcome', 'paper_opened');
  end if;
  -- Waits if the student is just starting the exam.
  perform private.lock_student(p_student_id);
  if private.has_attempt(p_student_id, p_exam_id, p_edition_id)
    or private.is_exam_day_over(p_student_id, p_exam_id, p_edition_id, p_seen_class_id) then
    return jsonb_build_object('outcome', 'too_late');
  end if;

  -- Only if the enrolment is still as shown: it may have been refunded or moved in the meantime.
  update public.enrolments as n set class_id = p_class_id
  where n.student_id = p_student_id and n.exam_id = p_exam_id and n.edition_id = p_edition_id
    and n.is_active and n.class_id = p_seen_class_id;
  if not found then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  -- Extra time and individual hours move too, to a paper that may not be written yet.
  insert into private.papers (kind, edition_id, exam_id, class_id)
  select distinct p.kind, p.edition_id, p.exam_id, p_class_id
  from private.exam_grants as g
  join private.papers as p on p.id = g.paper_id
  where g.student_id = p_student_id and p.edition_id = p_edition_id and p.exam_id = p_exam_id
    and p.class_id = p_seen_class_id
  on conflict do nothing;
  update private.exam_grants as g set paper_id = t.id
  from private.papers as p
  join private.papers as t on t.edition_id = p.edition_id and t.exam_id = p.exam_id and t.kind = p.kind
    and t.class_id = p_class_id
  where p.id = g.paper_id and g.student_id = p_student_id
    and p.edition_id = p_edition_id and p.exam_id = p_exam_id and p.class_id = p_seen_class_id;
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    (select auth.uid())::text, 'move_enrolment', p_student_id,
    jsonb_build_object(
      'exam_id', p_exam_id, 'edition_id', p_edition_id,
      'before', (select jsonb_build_object('class_id', c.id, 'class', c.name)
        from public.classes as c where c.id = p_seen_class_id),
      'after', (select jsonb_build_object('class_id', c.id, 'class', c.name)
        from public.classes as c where c.id = p_class_id)
    )
  );
  return jsonb_build_object('outcome', 'moved');
end
$$;
comment on function private.move_enrolment(uuid, uuid, uuid, uuid, uuid) is
  'move_enrolment for an admin. Raises 42501 for anybody else.';

create function public.move_enrolment(
  p_student_id uuid, p_exam_id uuid, p_edition_id uuid, p_seen_class_id uuid, p_class_id uuid
) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.move_enrolment(p_student_id, p_exam_id, p_edition_id, p_seen_class_id, p_class_id);
comment on function public.move_enrolment(uuid, uuid, uuid, uuid, uuid) is
  'For admins: moves a student''s enrolment in an exam to another class, if it is still in the class that the admin '
  'saw, until the student has started it or its day is over (a granted later start counts as its day). The order '
  'keeps the original class; granted extra time and hours move along. Returns {outcome}: moved, unchanged, not_found '
  '(no active enrolment), changed_meanwhile (the enrolment is no longer in that class), class_unknown, kept_out (a '
  'child of the caller is in one of the classes), paper_opened (the caller has read a paper of the new class), '
  'too_late. Raises 42501 for anybody else. A move leaves an audit row with before and after.';

grant execute on function private.list_student_enrolments(uuid) to authenticated;
grant execute on function private.move_enrolment(uuid, uuid, uuid, uuid, uuid) to authenticated;
grant execute on function public.list_student_enrolments(uuid) to authenticated;
grant execute on function public.move_enrolment(uuid, uuid, uuid, uuid, uuid) to authenticated;

-- ------------------------------------------------------------

-- The organiser's list of payments: the orders, newest first, with their totals. Its indexes are beside the table. As
-- in the list of students, a request reads only its page and at most 10,000 orders.

create function private.read_order_number(p_text text) returns bigint
language sql immutable set search_path = ''
as $$
  select coalesce(
    substring(lower(p_text) from '^(?:order\s*(?:no\.?|number)?\s*)?#?\s*([0-9]{1,12})$'),
    case when p_text !~* '^cn/' then substring(p_text from '^\S*/([0-9]{1,12})$') end,
    substring(p_text from '^[A-Za-z]{3}\W*[0-9]{2}\W*[0-9]{2}\W*([0-9]{1,12})$')
  )::bigint
$$;
comment on function private.read_order_number(text) is
  'The order number in a typed text: 241, #241, Order 241 or an invoice number; null if the text is none of these.';

create function private.is_payment_code(p_text text) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(p_text ~* '^((pay|order|rfnd)_[[:alnum:]_-]+|cn/[0-9]{2}-[0-9]{2}/[0-9]+)$'
    or private.read_order_number(p_text) is not null
    or p_text ~ '^[[:alnum:]]*[0-9]{5}[[:alnum:]]*$' and char_length(p_text) between 10 and 64
    or exists (select 1 from private.refund_tasks as t where lower(t.bank_reference) = lower(p_text)), false)
$$;
comment on function private.is_payment_code(text) is
  'Whether a typed text is a payment (pay_…), a gateway order (order_…), a refund (rfnd_…), a credit note (CN/…), a '
  'bank''s reference (ARN, RRN or UTR: at least ten letters and digits, five digits of them in a row; or any text '
  'that is the reference of a refund) or an order number, not a name.';

create function private.find_payments_by_code(p_text text) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select p.payment_id
    from private.captured_payments as p
    where private.code_key(p.payment_id) = private.code_key(p_text) and lower(p.payment_id) = lower(p_text)
    union
    select p.payment_id
    from private.payment_intents as i
    join private.captured_payments as p on p.razorpay_order_id = i.razorpay_order_id
    where private.code_key(i.razorpay_order_id) = private.code_key(p_text)
      and lower(i.razorpay_order_id) = lower(p_text)
    union
    select p.payment_id from private.captured_payments as p where p.razorpay_order_id = p_text
    union
    select t.payment_id from private.refund_tasks as t
    where t.razorpay_refund_id = p_text or lower(t.bank_reference) = lower(p_text)
    union
    select t.payment_id
    from private.refund_failures as f join private.refund_tasks as t on t.id = f.task_id
    where f.razorpay_refund_id = p_text
    union
    select t.payment_id
    from private.credit_notes as n
    join private.refund_tasks as t on t.id = n.task_id
    where n.number = upper(p_text)
    union
    select o.payment_id from public.orders as o where o.number = private.read_order_number(p_text)
  )
$$;
comment on function private.find_payments_by_code(text) is
  'The payments with this payment id, gateway order id or credit note, in any case of letters, or of the order with '
  'this number (read_order_number), or of a refund with this id (also one that failed) or this bank''s reference. A '
  'refund, and a gateway order that we never created, need their exact case.';

create function private.find_family_by_email(p_email text) returns uuid[]
language sql stable set search_path = ''
as $$
  select array(
    select s.id from public.students as s where s.email = lower(p_email) and s.deleted_at is null
    union
    select n.id
    from public.students as s
    join public.students as n on n.family_id = s.id
    where s.email = lower(p_email) and s.deleted_at is null
  )
$$;
comment on function private.find_family_by_email(text) is
  'The students of the family with exactly this email address, in any case of letters: the student of the login and '
  'its further children. Empty if no family has the address.';

create function private.find_family_by_phone(p_digits text) returns uuid[]
language sql stable set search_path = ''
as $$
  with families as materialized (
    select array(
      select coalesce(s.family_id, s.id)
      from public.students as s
      where s.deleted_at is null and s.phone_key = right(p_digits, 10)
      order by s.created_at desc
      limit 100
    ) as ids
  )
  select array(
    select s.id from families as f join public.students as s on s.id = any (f.ids)
    union
    select s.id from families as f join public.students as s on s.family_id = any (f.ids)
  )
$$;
comment on function private.find_family_by_phone(text) is
  'The students of the families with this phone number (its last ten digits); of the newest 100 if more have it.';

create function private.find_family_by_phone_end(p_digits text) returns uuid[]
language sql stable set search_path = ''
as $$
  with families as materialized (
    select array(
      select coalesce(s.family_id, s.id)
      from public.students as s
      where s.deleted_at is null
        -- A range instead of a pattern, so that the index is used for any argument; ":" follows "9".
        and reverse(s.phone_key) operator(pg_catalog.~>=~) reverse(p_digits)
        and reverse(s.phone_key) operator(pg_catalog.~<~) (reverse(p_digits) || ':')
      order by s.created_at desc
      limit 100
    ) as ids
  )
  select array(
    select s.id from families as f join public.students as s on s.id = any (f.ids)
    union
    select s.id from families as f join public.students as s on s.family_id = any (f.ids)
  )
$$;
comment on function private.find_family_by_phone_end(text) is
  'The students of the families whose phone number ends with these digits; of the newest 100 if more do.';

create function private.find_family_by_contact(p_text text) returns uuid[]
language sql stable set search_path = ''
as $$
  select case
    when p_text like '%@%' then private.find_family_by_email(p_text)
    when p_text ~ '^[0-9 ()+./-]{10,20}$' and char_length(t.digits) >= 10 then private.find_family_by_phone(t.digits)
    when p_text ~ '^[0-9 ]{4,12}$' and char_length(t.digits) between 4 and 9
      then private.find_family_by_phone_end(t.digits)
  end
  from (select regexp_replace(p_text, '[^0-9]', '', 'g') as digits) as t
$$;
comment on function private.find_family_by_contact(text) is
  'The students of the family with this email address or phone number, or of the families whose number ends with these '
  'four to nine digits; null if the text is neither.';

-- Planned again for each search, as private.find_students is.
create function private.find_orders(
  p_search text, p_status text, p_from date, p_to date, p_limit integer, p_offset integer
) returns table (id uuid, amount_paise integer, refund_status text)
language plpgsql stable rows 50 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_text constant text := private.clean_line(p_search);
  v_payments constant text[] := case when private.is_payment_code(v_text) then
    private.find_payments_by_code(v_text) end;
  v_students constant uuid[] := private.find_family_by_contact(v_text);
  v_pattern constant text := private.like_pattern(v_text);
  v_since constant timestamptz := coalesce(private.day_ends_at(p_from - 1), '-infinity');
  v_until constant timestamptz := coalesce(private.day_ends_at(p_to), 'infinity');
begin
  if p_status not in ('none', 'partial', 'full') then
    raise exception 'There is no status %.', p_status using errcode = '22023';
  end if;
  if v_text is null then
    return query
    select o.id, o.amount_paise, o.refund_status
    from public.orders as o
    where (p_status is null or o.refund_status = p_status) and o.ordered_at >= v_since and o.ordered_at < v_until
    order by o.ordered_at desc, o.id desc
    limit p_limit offset p_offset;
  elsif v_payments is not null or v_students is not null then
    return query
    select o.id, o.amount_paise, o.refund_status
    from public.orders as o
    where (o.payment_id = any (v_payments) or o.student_id = any (v_students))
      and (p_status is null or o.refund_status = p_status) and o.ordered_at >= v_since and o.ordered_at < v_until
    order by o.ordered_at desc, o.id desc
    limit p_limit offset p_offset;
  else
    return query
    select o.id, o.amount_paise, o.refund_status
    from public.orders as o
    join public.students as s on s.id = o.student_id
    where s.deleted_at is null and s.search_key like v_pattern
      and (s.name_key like v_pattern or lower(s.parent_name) like v_pattern)
      and (p_status is null or o.refund_status = p_status) and o.ordered_at >= v_since and o.ordered_at < v_until
    order by o.ordered_at desc, o.id desc
    limit p_limit offset p_offset;
  end if;
end
$$;
comment on function private.find_orders(text, text, date, date, integer, integer) is
  'The orders that match the filters of list_payments, newest first, with the amounts for their totals (paise). '
  'Raises 22023 for an unknown status.';

create function private.refunded_paise(p_order_ids uuid[]) returns bigint
language sql stable set search_path = ''
as $$
  select coalesce(sum(amount_paise), 0)
  from private.refund_tasks
  where order_id = any (p_order_ids) and status = 'processed'
$$;
comment on function private.refunded_paise(uuid[]) is 'How much of these orders was refunded, in paise.';

create function private.list_payments(
  p_search text, p_status text, p_from date, p_to date, p_limit integer, p_offset integer
) returns table (
  id uuid, number bigint, ordered_at timestamptz, payment_id text, method text, amount_paise integer,
  refund_status text, refunded_paise bigint, student_name text, student_email text, class_name text, edition text,
  exams text[], refunded_exams text[], student_id uuid, refund_error text, open_refund text, gst_percent numeric
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_payments', jsonb_build_object(
    'status', p_status, 'from', p_from, 'to', p_to, 'offset', p_offset,
    'is_search', nullif(btrim(p_search), '') is not null
  ));
  select o.id, o.number, o.ordered_at, o.payment_id, p.method, o.amount_paise, o.refund_status,
    case when o.refund_status = 'none' then 0 else private.refunded_paise(array[o.id]) end,
    s.name, private.student_mail_address(s.id), c.name, e.name,
    array(
      select x.name
      from public.order_items as i join public.subjects as x on x.id = i.exam_id
      where i.order_id = o.id
      order by x.name
    ),
    array(
      select x.name
      from private.refund_items as i
      join private.refund_tasks as t on t.id = i.task_id and t.status = 'processed'
      join public.subjects as x on x.id = i.exam_id
      where i.order_id = o.id and o.refund_status <> 'none'
      order by x.name
    ),
    o.student_id, private.refund_request_error(o.id, now()), (
      select case
        when t.status in ('queued', 'requested') then 'under_way'
        when t.status = 'failed' then 'failed'
        when t.reason = 'student_request' then 'requested'
        else 'review'
      end
      from private.refund_tasks as t
      where t.order_id = o.id and t.status in ('review', 'failed', 'queued', 'requested')
      order by t.status in ('queued', 'requested'), t.created_at, t.id
      limit 1
    ), o.gst_percent
  from private.find_orders(
    p_search, p_status, p_from, p_to, least(greatest(p_limit, 0), 50), least(greatest(p_offset, 0), 10000)
  ) as f
  join public.orders as o on o.id = f.id
  join private.captured_payments as p on p.payment_id = o.payment_id
  join public.students as s on s.id = o.student_id
  join public.classes as c on c.id = o.class_id
  join public.editions as e on e.id = o.edition_id
  order by o.ordered_at desc, o.id desc;
$$;
comment on function private.list_payments(text, text, date, date, integer, integer) is
  'list_payments for an admin. Raises 42501 for anybody else.';

create function private.sum_payments(p_search text, p_status text, p_from date, p_to date)
returns table (orders integer, amount_paise bigint, refunded_paise bigint)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select count(*)::integer, coalesce(sum(o.amount_paise) filter (where o.place <= 10000), 0),
    private.refunded_paise(array_agg(o.id) filter (where o.place <= 10000 and o.refund_status <> 'none'))
  from private.find_orders(p_search, p_status, p_from, p_to, 10001, 0)
    with ordinality as o (id, amount_paise, refund_status, place);
$$;
comment on function private.sum_payments(text, text, date, date) is
  'sum_payments for an admin. Raises 42501 for anybody else.';

create function private.find_unmatched_payments()
returns table (payment_id text, razorpay_order_id text, amount_paise integer, method text, paid_at timestamptz)
language sql stable set search_path = ''
as $$
  select p.payment_id, p.razorpay_order_id, p.amount_paise, p.method, p.paid_at
  from (select distinct t.payment_id from private.refund_tasks as t where t.order_id is null) as t
  join private.captured_payments as p on p.payment_id = t.payment_id
  where not exists (select 1 from public.orders as o where o.payment_id = p.payment_id)
$$;
comment on function private.find_unmatched_payments() is
  'The payments that arrived and did not become an order, such as a second payment for the same cart or a wrong '
  'amount. Each has a refund task (invariant I4), so only these are read.';

create function private.refunded_without_order_paise(p_payment_id text) returns bigint
language sql stable set search_path = ''
as $$
  select coalesce(sum(amount_paise), 0)
  from private.refund_tasks
  where payment_id = p_payment_id and order_id is null and status = 'processed'
$$;
comment on function private.refunded_without_order_paise(text) is
  'How much of a payment that did not become an order was refunded, in paise.';

create function private.sum_unmatched_payments(p_from date, p_to date)
returns table (payments integer, amount_paise bigint, refunded_paise bigint)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select count(*)::integer, coalesce(sum(p.amount_paise), 0),
    coalesce(sum((
      select sum(t.amount_paise)
      from private.refund_tasks as t
      where t.payment_id = p.payment_id and t.order_id is null and t.status = 'processed'
    )), 0)::bigint
  from (
    select f.payment_id, f.amount_paise
    from private.find_unmatched_payments() as f
    where f.paid_at >= coalesce(private.day_ends_at(p_from - 1), '-infinity')
      and f.paid_at < coalesce(private.day_ends_at(p_to), 'infinity')
    order by f.paid_at desc
    limit 10000
  ) as p;
$$;
comment on function private.sum_unmatched_payments(date, date) is
  'sum_unmatched_payments for an admin. Raises 42501 for anybody else.';

-- Planned again for each search, as private.find_students is.
create function private.find_searched_unmatched(p_search text) returns setof text
language plpgsql stable rows 5 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_text constant text := private.clean_line(p_search);
  v_payments constant text[] := case when private.is_payment_code(v_text) then
    private.find_payments_by_code(v_text) end;
  v_students constant uuid[] := private.find_family_by_contact(v_text) || array(
    select o.student_id from public.orders as o where o.payment_id = any (v_payments)
  );
  v_pattern constant text := case
    when v_payments is null and private.find_family_by_contact(v_text) is null and char_length(v_text) >= 3
      then private.like_pattern(v_text)
  end;
begin
  return query
  select u.payment_id
  from private.find_unmatched_payments() as u
  left join private.payment_intents as i on i.razorpay_order_id = u.razorpay_order_id
  left join public.students as s on s.id = i.student_id and s.deleted_at is null
  where u.payment_id = any (v_payments) or i.student_id = any (v_students) or s.name_key like v_pattern
    or lower(s.parent_name) like v_pattern
  order by u.paid_at desc, u.payment_id
  limit 5;
end
$$;
comment on function private.find_searched_unmatched(text) is
  'The newest five payments without an order that match a search for orders: the payment with this id, those of '
  'the student whose order was found, of the family with this email address or phone number, or of students with '
  'this text (at least three characters) in their names.';

create function private.list_unmatched_payments(p_search text)
returns table (
  payment_id text, amount_paise integer, paid_at timestamptz, reason text, student_id uuid, student_name text,
  failure text, status text, note text
)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  with found as (
    select p.payment_id, p.amount_paise, p.paid_at, t.reason, private.find_payer(p.payment_id) as student_id,
      null::text as failure, t.status, t.note, t.created_at, t.id
    from private.find_searched_unmatched(p_search) as u (payment_id)
    join private.captured_payments as p on p.payment_id = u.payment_id
    join private.refund_tasks as t on t.payment_id = p.payment_id
    union all
    (
      select w.payment_id, i.amount_paise, w.received_at, 'payment_failed', i.student_id,
        left(private.read_payload(w.body) #>> '{payment,entity,error_description}', 200), null, null, w.received_at,
        null
      from private.webhook_inbox as w
      join private.payment_intents as i on i.razorpay_order_id = w.razorpay_order_id
      where private.code_key(w.payment_id) = private.code_key(private.clean_line(p_search))
        and lower(w.payment_id) = lower(private.clean_line(p_search))
        and w.body is not null and w.event = 'payment.failed'
        -- A payment that failed can be captured later; then it is no longer a failed one.
        and not exists (select 1 from private.captured_payments as p where p.payment_id = w.payment_id)
      order by w.received_at desc
      limit 1
    )
  )
  select f.payment_id, f.amount_paise, f.paid_at, f.reason, f.student_id, s.name, f.failure, f.status, f.note
  from found as f
  left join public.students as s on s.id = f.student_id
  order by f.created_at, f.id;
$$;
comment on function private.list_unmatched_payments(text) is
  'list_unmatched_payments for an admin. Raises 42501 for anybody else.';

-- The API uses the statement timeout that is set on the called function.
create function public.list_payments(
  p_search text default null, p_status text default null, p_from date default null, p_to date default null,
  p_limit integer default 10, p_offset integer default 0
) returns table (
  id uuid, number bigint, ordered_at timestamptz, payment_id text, method text, amount_paise integer,
  refund_status text, refunded_paise bigint, student_name text, student_email text, class_name text, edition text,
  exams text[], refunded_exams text[], student_id uuid, refund_error text, open_refund text, gst_percent numeric
)
language sql set search_path = '' set statement_timeout = '5s'
return private.list_payments(p_search, p_status, p_from, p_to, p_limit, p_offset);
comment on function public.list_payments(text, text, date, date, integer, integer) is
  'For admins: paid orders, newest first. p_search is a payment (pay_…) or a gateway order (order_…) in any '
  'case of letters, a refund (rfnd_…, also one that failed), the bank''s reference of a refund (ARN, RRN or UTR), an '
  'order number (241, Order 241), the family''s email address or phone number (or its last digits, at least four), or '
  'a part of the name of student or guardian, without wildcards; p_status is how much '
  'was refunded: none, partial or full; p_from and p_to are calendar days in IST, both included. At most 50 a page, '
  'up to the 10,000th order. Amounts in paise; refunded_exams names the refunded exams; refund_error is the outcome '
  'with which start_refund would refuse now for one of the three reasons (already_requested, nothing_left, too_late, '
  'not_found), null if it would not; open_refund says what a refund of the order waits for: a decision on a request '
  '(requested), on a failed refund (failed) or on something else (review), or the gateway (under_way), null if '
  'nothing waits; the student''s '
  'name and address are null if the account is deleted, the method if the gateway reported none, gst_percent if '
  'the order has no tax invoice. Raises 42501 for '
  'anybody else, 22023 for an unknown status; ends after 5 seconds. Leaves an audit row.';

create function public.sum_payments(
  p_search text default null, p_status text default null, p_from date default null, p_to date default null
) returns table (orders integer, amount_paise bigint, refunded_paise bigint)
language sql stable set search_path = '' set statement_timeout = '5s'
return private.sum_payments(p_search, p_status, p_from, p_to);
comment on function public.sum_payments(text, text, date, date) is
  'For admins: one row about the orders that list_payments finds: how many (10,001 means more than 10,000), and the '
  'totals of the newest 10,000: paid and refunded, in paise. Raises as list_payments does.';

create function public.sum_unmatched_payments(p_from date default null, p_to date default null)
returns table (payments integer, amount_paise bigint, refunded_paise bigint)
language sql stable set search_path = '' set statement_timeout = '5s'
return private.sum_unmatched_payments(p_from, p_to);
comment on function public.sum_unmatched_payments(date, date) is
  'For admins: one row about the payments that arrived on these calendar days in IST, both included, and did not '
  'become an order, such as a second payment or a wrong amount: how many, and paid and refunded in paise; of the '
  'newest 10,000. sum_payments never counts them. Raises 42501 for anybody else; ends after 5 seconds.';

create function public.list_unmatched_payments(p_search text)
returns table (
  payment_id text, amount_paise integer, paid_at timestamptz, reason text, student_id uuid, student_name text,
  failure text, status text, note text
)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.list_unmatched_payments(p_search);
comment on function public.list_unmatched_payments(text) is
  'For admins: the payments that did not become an order and that a search of list_payments is also about: the one '
  'with this id, those of the student whose order has this number or payment, of the family with this email address '
  'or phone number, or of students with this text in their names; the newest five. One row for each refund task with '
  'its reason, its status and the note of the organiser who decided (null if none); or, for the id of a payment that '
  'the bank did not complete, one row with the reason payment_failed and the bank''s words (failure, null if it gave '
  'none). With the student, null if we never created its cart; amount in paise. Raises 42501 for anybody else.';

-- Checkouts that were opened and not paid, so that the office can call the family.

create function private.find_unpaid_checkouts(
  p_from date, p_to date, p_with_enrolled boolean, p_limit integer, p_offset integer
) returns table (id uuid, is_enrolled boolean)
language sql stable rows 50 set search_path = ''
as $$
  select i.id, e.is_enrolled
  from private.payment_intents as i
  join public.students as s on s.id = i.student_id and s.deleted_at is null
  cross join lateral (
    select not exists (
      select 1 from private.payment_intent_items as n
      where n.intent_id = i.id and not exists (
        select 1 from public.enrolments as m
        where m.student_id = i.student_id and m.exam_id = n.exam_id and m.edition_id = i.edition_id and m.is_active
      )
    ) as is_enrolled
  ) as e
  where i.status in ('open', 'expired', 'failed')
    and i.shown_at >= coalesce(private.day_ends_at(p_from - 1), '-infinity')
    and i.shown_at < coalesce(private.day_ends_at(p_to), 'infinity')
    and not exists (select 1 from private.captured_payments as p where p.razorpay_order_id = i.razorpay_order_id)
    and (p_with_enrolled or not e.is_enrolled)
  order by i.shown_at desc, i.id desc
  limit p_limit offset p_offset
$$;
comment on function private.find_unpaid_checkouts(date, date, boolean, integer, integer) is
  'The checkouts for which no money has arrived, of existing accounts, last shown on these days (IST), newest first, '
  'and whether all exams of the cart are registered by now through another checkout; such ones only if asked.';

create function private.list_unpaid_checkouts(
  p_from date, p_to date, p_with_enrolled boolean, p_limit integer, p_offset integer
) returns table (
  id uuid, shown_at timestamptz, status text, amount_paise integer, exams text[], student_id uuid, student_name text,
  guardian_name text, phone text, email text, class_name text, razorpay_order_id text, failures integer,
  failed_payment_id text, failure text, is_enrolled boolean
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_unpaid_checkouts', jsonb_build_object(
    'from', p_from, 'to', p_to, 'offset', p_offset
  ));
  select i.id, i.shown_at, i.status, i.amount_paise, array(
      select x.name
      from private.payment_intent_items as n join public.subjects as x on x.id = n.exam_id
      where n.intent_id = i.id order by x.name
    ), s.id, s.name, coalesce(s.parent_name, o.parent_name), coalesce(s.phone, o.phone),
    private.student_mail_address(s.id), c.name, i.razorpay_order_id, coalesce(w.failures, 0), w.payment_id,
    left(private.read_payload(w.body) #>> '{payment,entity,error_description}', 200), f.is_enrolled
  from private.find_unpaid_checkouts(
    p_from, p_to, p_with_enrolled, least(greatest(p_limit, 0), 50), least(greatest(p_offset, 0), 10000)
  ) as f
  join private.payment_intents as i on i.id = f.id
  join public.students as s on s.id = i.student_id
  left join public.students as o on o.id = s.family_id
  join public.classes as c on c.id = i.class_id
  left join lateral (
    select w.payment_id, w.body, count(*) over ()::integer as failures
    from private.webhook_inbox as w
    where w.razorpay_order_id = i.razorpay_order_id and w.body is not null and w.event = 'payment.failed'
    order by w.received_at desc limit 1
  ) as w on true
  order by i.shown_at desc, i.id desc;
$$;
comment on function private.list_unpaid_checkouts(date, date, boolean, integer, integer) is
  'list_unpaid_checkouts for an admin. Raises 42501 for anybody else.';

create function private.count_unpaid_checkouts(p_from date, p_to date, p_with_enrolled boolean) returns integer
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select count(*)::integer from private.find_unpaid_checkouts(p_from, p_to, p_with_enrolled, 10001, 0);
$$;
comment on function private.count_unpaid_checkouts(date, date, boolean) is
  'count_unpaid_checkouts for an admin. Raises 42501 for anybody else.';

create function public.list_unpaid_checkouts(
  p_from date default null, p_to date default null, p_with_enrolled boolean default false, p_limit integer default 10,
  p_offset integer default 0
) returns table (
  id uuid, shown_at timestamptz, status text, amount_paise integer, exams text[], student_id uuid, student_name text,
  guardian_name text, phone text, email text, class_name text, razorpay_order_id text, failures integer,
  failed_payment_id text, failure text, is_enrolled boolean
)
language sql set search_path = '' set statement_timeout = '5s'
return private.list_unpaid_checkouts(p_from, p_to, p_with_enrolled, p_limit, p_offset);
comment on function public.list_unpaid_checkouts(date, date, boolean, integer, integer) is
  'For admins: checkouts that were opened and for which no money has arrived, last shown on these calendar days in '
  'IST, both included, newest first; at most 50, up to the 10,000th. status: open, expired (not paid within 48 hours) '
  'or failed (the gateway did not open it). With student, guardian, phone and address, the exams and the amount '
  '(paise); failures: how many payments the bank did not complete, and of the latest its id and the bank''s words '
  '(failure), null if there was none; known for 30 days. is_enrolled: all exams of the cart are registered by now '
  'through another checkout; such rows only with p_with_enrolled. Raises 42501 for anybody else; ends after 5 '
  'seconds. Leaves an audit row.';

create function public.count_unpaid_checkouts(
  p_from date default null, p_to date default null, p_with_enrolled boolean default false
) returns integer
language sql stable set search_path = '' set statement_timeout = '5s'
return private.count_unpaid_checkouts(p_from, p_to, p_with_enrolled);
comment on function public.count_unpaid_checkouts(date, date, boolean) is
  'For admins: how many checkouts list_unpaid_checkouts has on these days; 10,001 means more than 10,000. Raises '
  '42501 for anybody else; ends after 5 seconds.';

grant execute on function private.list_unpaid_checkouts(date, date, boolean, integer, integer) to authenticated;
grant execute on function private.count_unpaid_checkouts(date, date, boolean) to authenticated;
grant execute on function public.list_unpaid_checkouts(date, date, boolean, integer, integer) to authenticated;
grant execute on function public.count_unpaid_checkouts(date, date, boolean) to authenticated;

-- ------------------------------------------------------------

-- The receipt of an order, for the office.
create function private.read_order_receipt(p_order_number bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  perform private.require_admin();
  select * into v_order from public.orders where number = p_order_number;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'read_order_receipt', v_order.student_id,
    jsonb_build_object('order_id', v_order.id));
  return (
    select jsonb_build_object(
      'outcome', 'receipt', 'number', v_order.number, 'ordered_at', private.iso_timestamp(v_order.ordered_at),
      'payment_id', v_order.payment_id, 'amount_paise', v_order.amount_paise,
      'refunded_paise', private.refunded_paise(array[v_order.id]), 'class_name', c.name, 'student_name', s.name,
      'guardian_name', s.parent_name, 'email', private.student_mail_address(s.id),
      'gst_percent', v_order.gst_percent, 'fee_paise', p.fee_paise, 'fee_gst_paise', p.fee_gst_paise,
      'credit_notes', private.credit_notes_json(v_order.id),
      'items', (
        select jsonb_agg(
          jsonb_build_object(
            'exam_id', i.exam_id, 'name', x.name, 'price_paise', i.price_paise, 'exam_on', i.exam_on,
            'is_refunded', v_order.refund_status = 'full' or exists (
              select 1 from private.refund_items as r
              join private.refund_tasks as t on t.id = r.task_id and t.status = 'processed'
              where r.order_id = i.order_id and r.exam_id = i.exam_id
            )
          )
          order by i.exam_on nulls last, x.name
        )
        from public.order_items as i
        join public.subjects as x on x.id = i.exam_id
        where i.order_id = v_order.id
      ),
      'mail', (
        select jsonb_build_object('id', b.id, 'status', b.status, 'sent_at', private.iso_timestamp(b.sent_at))
        from private.outbox as b
        where b.order_id = v_order.id and b.kind = 'purchase_email' and s.deleted_at is null
      )
    )
    from public.students as s
    join public.classes as c on c.id = v_order.class_id
    join private.captured_payments as p on p.payment_id = v_order.payment_id
    where s.id = v_order.student_id
  );
end
$$;
comment on function private.read_order_receipt(bigint) is
  'read_order_receipt for an admin. Raises 42501 for anybody else. Leaves an audit row.';

create function public.read_order_receipt(p_order_number bigint) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.read_order_receipt(p_order_number);
comment on function public.read_order_receipt(bigint) is
  'For admins: what the receipt or tax invoice of an order shows. Returns {outcome}: not_found, or receipt '
  '{number, ordered_at, payment_id, amount_paise, refunded_paise, class_name, student_name, guardian_name, email, '
  'gst_percent, fee_paise, fee_gst_paise, credit_notes, items, mail}: gst_percent is null if it is not a tax '
  'invoice, the gateway''s fee (GST included) and the GST in it until they are known; the credit notes {number, '
  'issued_at, amount_paise, exams} of its refunds, the oldest first; the items {exam_id, name, price_paise, '
  'exam_on, is_refunded} by day, exam_on as it was when the order was made; the email with the receipt {id, '
  'status, sent_at} for resend_message, null if there is none. Names and email are null if the account is deleted. '
  'Paise, times in UTC. Raises 42501 for anybody else; ends after 5 seconds. Leaves an audit row for each receipt.';

grant execute on function private.list_payments(text, text, date, date, integer, integer) to authenticated;
grant execute on function private.sum_payments(text, text, date, date) to authenticated;
grant execute on function private.list_unmatched_payments(text) to authenticated;
grant execute on function private.sum_unmatched_payments(date, date) to authenticated;
grant execute on function private.read_order_receipt(bigint) to authenticated;
grant execute on function public.list_payments(text, text, date, date, integer, integer) to authenticated;
grant execute on function public.sum_payments(text, text, date, date) to authenticated;
grant execute on function public.list_unmatched_payments(text) to authenticated;
grant execute on function public.sum_unmatched_payments(date, date) to authenticated;
grant execute on function public.read_order_receipt(bigint) to authenticated;


-- supabase/schemas/refunds.sql

-- Refunds: requests by families, refund tasks for the gateway, and tasks that an organiser must decide. The functions
-- follow in that order: requesting, paying back, deciding.
--   request: requested → approved → processed      requested → refused → requested (by an organiser)
--   task:    review → queued → requested → processed | failed      review or failed → refused, or queued again
--            refused → review: an organiser starts a refused request again
--            review → merged: what the gateway reported is the money of another task, which is processed

create table public.refund_requests (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null,
  student_id uuid not null,
  reason text not null check (reason in ('payment_error', 'double_payment', 'system_failure', 'other')),
  note text check (char_length(note) between 1 and 500),
  amount_paise integer not null check (amount_paise > 0),
  status text not null default 'requested' check (status in ('requested', 'approved', 'refused', 'processed')),
  approved_paise integer check (approved_paise > 0),
  answer text check (char_length(answer) between 1 and 500),
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  processed_at timestamptz,
  failed_at timestamptz,
  is_by_office boolean not null default false,
  foreign key (order_id, student_id) references public.orders (id, student_id),
  check ((status = 'requested') = (decided_at is null)),
  check ((status = 'processed') = (processed_at is not null)),
  check (status <> 'refused' or answer is not null),
  check (failed_at is null or status = 'approved')
);
comment on table public.refund_requests is
  'Requests for one of the three reasons of docs/specification.md section 9, or for another reason that an organiser '
  'wrote down (other; decision 102). A family makes one per order; after it was processed, an organiser can start '
  'another one for the exams that are left. A family can read its own requests.';
comment on column public.refund_requests.amount_paise is
  'The requested amount in paise: the exams left in the order at that time.';
comment on column public.refund_requests.approved_paise is 'The approved amount in paise; null until approved.';
comment on column public.refund_requests.answer is
  'The organiser''s reply to the family: why the request was refused, or a note with the approval.';
comment on column public.refund_requests.failed_at is
  'When the gateway or the bank could not pay out the approved refund; null again once an organiser has decided again.';
comment on column public.refund_requests.is_by_office is
  'Whether an organiser started it for the family, so that no email says that the family asked.';
create index refund_requests_student on public.refund_requests (student_id);
create index refund_requests_order on public.refund_requests (order_id, student_id);
-- A refused request is opened again instead of making a second one.
create unique index refund_requests_one_open on public.refund_requests (order_id) where status <> 'processed';

create table private.refund_tasks (
  id uuid primary key default gen_random_uuid(),
  payment_id text not null references private.captured_payments (payment_id),
  order_id uuid,
  exam_id uuid references public.subjects (id),
  request_id uuid unique references public.refund_requests (id),
  reason text not null check (
    reason in (
      'second_payment', 'duplicate_exam', 'amount_mismatch', 'unknown_order', 'already_refunded', 'late_after_exam',
      'late_for_price', 'late_after_closing', 'exam_called_off', 'dashboard_refund', 'dispute', 'student_request'
    )
  ),
  amount_paise integer not null check (amount_paise > 0),
  status text not null default 'review'
    check (status in ('review', 'queued', 'requested', 'processed', 'failed', 'refused', 'merged')),
  round smallint not null default 1,
  razorpay_refund_id text unique check (char_length(razorpay_refund_id) between 1 and 64),
  bank_reference text check (char_length(bank_reference) between 1 and 64),
  paid_method text check (paid_method in ('upi', 'bank_transfer', 'cash', 'dashboard')),
  paid_on date,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  locked_until timestamptz,
  detail text check (char_length(detail) <= 500),
  note text check (char_length(note) between 1 and 500),
  decided_by uuid references public.students (id),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, order_id),
  foreign key (order_id, payment_id) references public.orders (id, payment_id),
  check ((request_id is not null) = (reason = 'student_request')),
  check (paid_on is null or paid_method is not null),
  check (paid_method not in ('upi', 'bank_transfer') or bank_reference is not null and paid_on is not null)
);
comment on table private.refund_tasks is
  'One row per part of a captured payment that is or may have to be refunded: queued if our rules decide, review if '
  'an organiser must decide.';
comment on column private.refund_tasks.exam_id is
  'The exam to refund; null for the whole payment or several exams (refund_items).';
comment on column private.refund_tasks.amount_paise is
  'The amount in paise; no fee is deducted (docs/design.md section 3 no. 14).';
comment on column private.refund_tasks.round is
  'Incremented when an organiser retries after a failure, so that the gateway gets a new idempotency key: the old key '
  'belongs to the failed refund.';
comment on column private.refund_tasks.locked_until is
  'Until when the task is claimed by a worker that calls the gateway.';
comment on column private.refund_tasks.detail is
  'The gateway''s last reply: why the refund failed, or the event of a dispute.';
comment on column private.refund_tasks.bank_reference is
  'The number by which the family''s bank finds the refund (ARN, RRN or UTR); null until the gateway knows it. For a '
  'refund by hand the reference that the organiser typed.';
comment on column private.refund_tasks.paid_method is
  'How a refund by hand was paid. Null if the gateway paid it for us, or if the task itself is the report of a refund '
  'on the gateway''s or the bank''s side.';
comment on column private.refund_tasks.paid_on is
  'The day (in India) on which a refund by hand was paid; the books count it on this day. Null for other refunds, and '
  'where the gateway had reported the money.';
comment on column private.refund_tasks.note is 'The note of the organiser who decided.';
-- A payment is reported once per reason. Refunds on the gateway's dashboard, disputes and requests can occur again
-- after earlier ones were settled.
create unique index refund_tasks_one on private.refund_tasks (payment_id, reason, exam_id) nulls not distinct
  where reason not in ('dashboard_refund', 'dispute', 'student_request');
create unique index refund_tasks_one_request on private.refund_tasks (payment_id)
  where reason = 'student_request' and status <> 'processed';
create unique index refund_tasks_one_open on private.refund_tasks (payment_id, reason)
  where reason in ('dashboard_refund', 'dispute') and status = 'review';
create index refund_tasks_payment on private.refund_tasks (payment_id);
create index refund_tasks_order on private.refund_tasks (order_id, payment_id);
create index refund_tasks_exam on private.refund_tasks (exam_id);
create index refund_tasks_decided_by on private.refund_tasks (decided_by);
create index refund_tasks_status on private.refund_tasks (status, created_at);
create index refund_tasks_bank_reference on private.refund_tasks (lower(bank_reference));
create index refund_tasks_due on private.refund_tasks (next_attempt_at) where status in ('queued', 'requested');

create table private.refund_items (
  order_id uuid not null,
  exam_id uuid not null,
  task_id uuid not null,
  primary key (order_id, exam_id),
  foreign key (task_id, order_id) references private.refund_tasks (id, order_id),
  foreign key (order_id, exam_id) references public.order_items (order_id, exam_id)
);
comment on table private.refund_items is
  'Which exams of an order a task refunds. The primary key guarantees that no exam of an order is refunded twice.';
create index refund_items_task on private.refund_items (task_id, order_id);

create table private.refund_refusals (
  id uuid primary key default gen_random_uuid(),
  task_id uuid not null references private.refund_tasks (id),
  reason text not null,
  note text,
  amount_paise integer not null,
  requested_at timestamptz not null,
  answer text not null,
  refused_by uuid references public.students (id),
  refused_at timestamptz not null
);
comment on table private.refund_refusals is
  'The refusals that were lifted, with what the request and its task had recorded before an organiser opened the '
  'request again. The refusal that is in force is in the request and the task.';
comment on column private.refund_refusals.amount_paise is 'The requested amount in paise.';
create index refund_refusals_task on private.refund_refusals (task_id, refused_at desc);
create index refund_refusals_refused_by on private.refund_refusals (refused_by);

create table private.refund_failures (
  task_id uuid not null references private.refund_tasks (id),
  round smallint not null,
  amount_paise integer not null check (amount_paise > 0),
  razorpay_refund_id text check (char_length(razorpay_refund_id) between 1 and 64),
  detail text check (char_length(detail) <= 500),
  failed_at timestamptz not null default now(),
  primary key (task_id, round)
);
comment on table private.refund_failures is
  'The tries of a refund that failed, one for each round of its task: the task itself knows only the last one.';
comment on column private.refund_failures.razorpay_refund_id is
  'The refund at the gateway that failed; null if the gateway had not accepted it.';
comment on column private.refund_failures.detail is 'The gateway''s reply.';
create index refund_failures_refund on private.refund_failures (razorpay_refund_id);

create table private.credit_note_years (
  year smallint primary key check (year between 2000 and 2999),
  last_number integer not null check (last_number > 0)
);
comment on table private.credit_note_years is
  'The last number that a credit note got in each financial year (April to March, in India; year is the first of the '
  'two). Its row is locked until the refund is saved, so that the numbers have no gap.';

create table private.credit_notes (
  task_id uuid primary key,
  order_id uuid not null,
  year smallint not null,
  place integer not null check (place > 0),
  number text generated always as (
    'CN/' || lpad((year % 100)::text, 2, '0') || '-' || lpad(((year + 1) % 100)::text, 2, '0') || '/' || place::text
  ) stored,
  amount_paise integer not null check (amount_paise > 0),
  issued_at timestamptz not null default now(),
  unique (year, place),
  foreign key (task_id, order_id) references private.refund_tasks (id, order_id)
);
comment on table private.credit_notes is
  'The credit note of each processed refund of an order, numbered without a gap in each financial year: CN/26-27/1. '
  'Append-only. A refunded payment that never became an order had no invoice and gets no credit note.';
create index credit_notes_order on private.credit_notes (order_id);
create index credit_notes_task on private.credit_notes (task_id, order_id);
create index credit_notes_number on private.credit_notes (number);
create index credit_notes_issued on private.credit_notes (issued_at, year, place);

create trigger credit_notes_append_only before update or delete on private.credit_notes
  for each row execute function private.forbid_changes();
create trigger credit_notes_no_truncate before truncate on private.credit_notes
  for each statement execute function private.forbid_changes();

alter table private.credit_note_years enable row level security;
alter table private.credit_notes enable row level security;
alter table public.refund_requests enable row level security;
alter table private.refund_tasks enable row level security;
alter table private.refund_items enable row level security;
alter table private.refund_refusals enable row level security;
alter table private.refund_failures enable row level security;
grant select (id, order_id, student_id, reason, note, amount_paise, status, approved_paise, answer, requested_at,
  decided_at, processed_at, failed_at, is_by_office)
  on public.refund_requests to authenticated;

create policy refund_requests_select_own on public.refund_requests for select to authenticated
  using (student_id = (select private.student_id()));

create function private.committed_refunds_paise(p_payment_id text) returns bigint
language sql stable set search_path = ''
as $$
  select coalesce(sum(amount_paise), 0)
  from private.refund_tasks
  where payment_id = p_payment_id
    and (
      status in ('queued', 'requested', 'processed')
      or (reason in ('dashboard_refund', 'already_refunded') and status <> 'merged')
    )
$$;
comment on function private.committed_refunds_paise(text) is
  'How much of a payment (paise) was or is being refunded, by us or on the gateway''s side, without counting anything '
  'twice. The rest can still be refunded.';

-- ------------------------------------------------------------

-- A family asks for a refund of its order: the deadline, the exams that can still be refunded, and the request itself.
-- Functions in public that users call only pass the call to a security definer function in private, which checks the
-- caller.

create function private.refund_deadline(p_ordered_at timestamptz, p_first_exam_on date) returns timestamptz
language sql immutable set search_path = ''
as $$
  select least(
    (
      (
        select d.day
        from (select private.day_in_india(p_ordered_at) + n as day from generate_series(1, 4) as n) as d
        where extract(isodow from d.day) <= 5
        order by d.day
        offset 1 limit 1
      ) + 1
    )::timestamp at time zone interval '5 hours 30 minutes',
    p_first_exam_on::timestamp at time zone interval '5 hours 30 minutes'
  )
$$;
comment on function private.refund_deadline(timestamptz, date) is
  'The time from which a refund can no longer be requested: the end of the second business day (Monday to Friday, '
  'IST) after the day of registration, or the beginning of the first exam day, whichever is earlier. If the exam day '
  'is null, only the business days count. Source: docs/specification.md section 9.';

create function private.list_refundable_items(
  p_order_id uuid, p_task_id uuid default null, p_is_paid_elsewhere boolean default false
)
returns table (exam_id uuid, price_paise integer, exam_on date)
language sql stable set search_path = ''
as $$
  select i.exam_id, i.price_paise, x.exam_on
  from public.order_items as i
  join public.enrolments as n on n.order_id = i.order_id and n.exam_id = i.exam_id and n.is_active
  left join public.edition_exams as x on x.edition_id = n.edition_id and x.exam_id = i.exam_id
  where i.order_id = p_order_id
    and not exists (
      select 1 from private.refund_items as r
      where r.order_id = i.order_id and r.exam_id = i.exam_id and r.task_id is distinct from p_task_id
    )
    and (p_is_paid_elsewhere or not private.has_attempt(n.student_id, n.exam_id, n.edition_id))
$$;
comment on function private.list_refundable_items(uuid, uuid, boolean) is
  'The exams of an order that can still be refunded: enrolled by it, not in another task than p_task_id, and not '
  'started unless the money is refunded outside our gateway calls (p_is_paid_elsewhere). price_paise is the whole '
  'price; nothing is deducted. Source: docs/exam.md section 2.';

create function private.first_asked_at(p_request public.refund_requests) returns timestamptz
language sql stable set search_path = ''
as $$
  select case
    when p_request.status = 'refused' then least(p_request.requested_at, (
      select min(f.requested_at)
      from private.refund_refusals as f join private.refund_tasks as t on t.id = f.task_id
      where t.request_id = p_request.id
    ))
  end
$$;
comment on function private.first_asked_at(public.refund_requests) is
  'When a refused request was made for the first time, for the deadline if it is opened again; null for another '
  'request, after which a new one begins.';

create function private.refund_request_error(p_order_id uuid, p_at timestamptz) returns text
language sql stable set search_path = ''
as $$
  select case
    when exists (
      select 1 from public.orders as o join public.students as s on s.id = o.student_id
      where o.id = p_order_id and s.deleted_at is not null
    ) then 'not_found'
    when exists (
      select 1 from public.refund_requests as r where r.order_id = p_order_id and r.status in ('requested', 'approved')
    ) then 'already_requested'
    when count(i.exam_id) = 0 then 'nothing_left'
    when coalesce((
      select private.first_asked_at(r) from public.refund_requests as r
      where r.order_id = p_order_id and r.status = 'refused'
    ), p_at) >= (
      select private.refund_deadline(o.ordered_at, min(i.exam_on)) from public.orders as o where o.id = p_order_id
    ) then 'too_late'
  end
  from private.list_refundable_items(p_order_id) as i
$$;
comment on function private.refund_request_error(uuid, timestamptz) is
  'The outcome with which start_refund would refuse to request this order''s refund at this time, with a valid '
  'reason and note; null if it would not refuse.';

create function private.queue_request_email(p_request_id uuid) returns void
language sql set search_path = ''
as $$
  insert into private.outbox (kind, student_id, refund_task_id)
  select 'refund_request_email', r.student_id, t.id
  from public.refund_requests as r join private.refund_tasks as t on t.request_id = r.id
  where r.id = p_request_id
  on conflict (refund_task_id, kind) where refund_task_id is not null
  do update set status = 'pending', attempts = 0, queued_at = clock_timestamp(), next_attempt_at = now(),
    reported_at = null, sent_at = null, last_error = null
$$;
comment on function private.queue_request_email(uuid) is
  'Confirms to the family by email that its refund request has arrived, and once more when it is opened again.';

create function private.reopen_refund(p_request_id uuid, p_reason text, p_note text, p_amount_paise integer)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_request public.refund_requests;
begin
  insert into private.refund_refusals (task_id, reason, note, amount_paise, requested_at, answer, refused_by,
    refused_at)
  select t.id, r.reason, r.note, r.amount_paise, r.requested_at, r.answer, t.decided_by, r.decided_at
  from public.refund_requests as r
  join private.refund_tasks as t on t.request_id = r.id
  where r.id = p_request_id;
  update public.refund_requests
  set status = 'requested', reason = p_reason, note = p_note, amount_paise = p_amount_paise, approved_paise = null,
    answer = null, requested_at = now(), decided_at = null, is_by_office = true
  where id = p_request_id
  returning * into v_request;
  -- The gateway may have failed before the refusal; a new round has a new idempotency key.
  update private.refund_tasks
  set status = 'review', amount_paise = p_amount_paise, round = round + 1, detail = null, note = null,
    decided_by = null, decided_at = null, updated_at = now()
  where request_id = p_request_id;
  delete from private.outbox as b
  using private.refund_tasks as t
  where t.request_id = p_request_id and b.refund_task_id = t.id and b.kind = 'refund_refused_email'
    and b.status = 'pending' and (b.locked_until is null or b.locked_until <= clock_timestamp());
  perform private.queue_request_email(p_request_id);
  return jsonb_build_object('outcome', 'requested', 'request_id', v_request.id, 'amount_paise', p_amount_paise);
end
$$;
comment on function private.reopen_refund(uuid, text, text, integer) is
  'Opens a refused request and its task again with a new reason, note and amount (paise), keeps the refusal in '
  'refund_refusals, confirms the request to the family by email, and does not send a refusal that is still queued. '
  'The caller has locked the student and checked that the request is refused.';

create function private.file_refund_request(
  p_student_id uuid, p_order_id uuid, p_reason text, p_note text, p_at timestamptz, p_is_by_office boolean default false
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_note text := private.clean_note(p_note);
  v_order public.orders;
  v_request public.refund_requests;
  v_amount_paise integer;
  v_deadline timestamptz;
begin
  if p_reason is null or p_reason not in ('payment_error', 'double_payment', 'system_failure')
    and not (p_is_by_office and p_reason = 'other') then
    return jsonb_build_object('outcome', 'invalid_reason');
  end if;
  if p_reason = 'other' and v_note is null then
    return jsonb_build_object('outcome', 'note_required');
  end if;
  if char_length(v_note) > 500 then
    return jsonb_build_object('outcome', 'note_too_long');
  end if;
  perform private.lock_student(p_student_id);

  -- The account may have been deleted while this call waited for the lock.
  select o.* into v_order
  from public.orders as o
  join public.students as s on s.id = o.student_id and s.deleted_at is null
  where o.id = p_order_id and o.student_id = p_student_id;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  select * into v_request from public.refund_requests
  where order_id = p_order_id order by status = 'processed', requested_at desc limit 1;
  if found and not (p_is_by_office and v_request.status in ('refused', 'processed')) then
    return jsonb_build_object('outcome', 'already_requested', 'request_id', v_request.id, 'status', v_request.status);
  end if;
  select sum(i.price_paise), private.refund_deadline(v_order.ordered_at, min(i.exam_on))
  into v_amount_paise, v_deadline
  from private.list_refundable_items(p_order_id) as i;
  if v_amount_paise is null then
    return jsonb_build_object('outcome', 'nothing_left');
  end if;
  -- A refused request that was made in time can always be opened again. The deadline is that of the three reasons.
  if coalesce(private.first_asked_at(v_request), p_at) >= v_deadline and p_reason <> 'other' then
    return jsonb_build_object('outcome', 'too_late', 'deadline', v_deadline);
  end if;

  if v_request.status = 'refused' then
    return private.reopen_refund(v_request.id, p_reason, v_note, v_amount_paise);
  end if;
  insert into public.refund_requests (order_id, student_id, reason, note, amount_paise, is_by_office)
  values (p_order_id, p_student_id, p_reason, v_note, v_amount_paise, p_is_by_office)
  returning * into v_request;
  insert into private.refund_tasks (payment_id, order_id, request_id, reason, amount_paise)
  values (v_order.payment_id, p_order_id, v_request.id, 'student_request', v_amount_paise);
  perform private.queue_request_email(v_request.id);
  return jsonb_build_object('outcome', 'requested', 'request_id', v_request.id, 'amount_paise', v_amount_paise);
end
$$;
comment on function private.file_refund_request(uuid, uuid, text, text, timestamptz, boolean) is
  'The rules of request_refund for a student at a given time, or those of start_refund for an organiser '
  '(p_is_by_office), who may also give another reason, in writing and at any time, open a refused request again, and '
  'start another request when the earlier ones are processed. A deleted account gets not_found.';

create function private.request_refund(p_order_id uuid, p_reason text, p_note text) returns jsonb
language sql security definer set search_path = ''
as $$ select private.file_refund_request((select auth.uid()), p_order_id, p_reason, p_note, now()) $$;
comment on function private.request_refund(uuid, text, text) is
  'request_refund for the caller alone: an order of somebody else is not found.';

create function public.request_refund(p_order_id uuid, p_reason text, p_note text default null) returns jsonb
language sql set search_path = ''
return private.request_refund(p_order_id, p_reason, p_note);
comment on function public.request_refund(uuid, text, text) is
  'Requests a refund of one of the caller''s orders, once per order, for payment_error, double_payment or '
  'system_failure, with a note of up to 500 characters. Returns {outcome}: requested {request_id, amount_paise}, '
  'already_requested {request_id, status}, too_late {deadline}, nothing_left (all its exams were or are being '
  'refunded), not_found, invalid_reason, note_too_long. Source: docs/specification.md section 9.';

create function private.list_refundable_orders()
returns table (order_id uuid, amount_paise bigint, until timestamptz)
language sql stable security definer set search_path = ''
as $$
  select d.order_id, d.amount_paise, d.until
  from (
    select o.id as order_id, sum(i.price_paise) as amount_paise,
      private.refund_deadline(o.ordered_at, min(i.exam_on)) as until
    from public.orders as o
    cross join private.list_refundable_items(o.id) as i
    where o.student_id = (select private.student_id())
      -- The deadline is never later than that: two business days and a weekend after the order.
      and o.ordered_at > now() - interval '5 days'
      and not exists (select 1 from public.refund_requests as r where r.order_id = o.id)
    group by o.id
  ) as d
  where d.until > now()
  order by d.until, d.order_id
$$;
comment on function private.list_refundable_orders() is 'list_refundable_orders for the caller alone.';

create function public.list_refundable_orders()
returns table (order_id uuid, amount_paise bigint, until timestamptz)
language sql stable set search_path = ''
return private.list_refundable_orders();
comment on function public.list_refundable_orders() is
  'The caller''s orders for which request_refund would succeed now, the earliest deadline first: the amount (paise) '
  'and the time from which it is too late.';

-- No role has usage on the schema private. The functions above still work, because their bodies were parsed when they
-- were created.
grant execute on function private.request_refund(uuid, text, text) to authenticated;
grant execute on function private.list_refundable_orders() to authenticated;
grant execute on function public.request_refund(uuid, text, text) to authenticated;
grant execute on function public.list_refundable_orders() to authenticated;

-- ------------------------------------------------------------

-- Paying refunds: a worker claims tasks, calls the gateway outside any transaction, and reports the result here. The
-- lock order is the same everywhere: the student's advisory lock, then the payment's row, then the task's.

create function private.find_payer(p_payment_id text) returns uuid
language sql stable set search_path = ''
as $$
  select i.student_id
  from private.captured_payments as p
  join private.payment_intents as i on i.razorpay_order_id = p.razorpay_order_id
  where p.payment_id = p_payment_id
$$;
comment on function private.find_payer(text) is
  'The student whose checkout led to a payment; null for a payment of a gateway order that we never created.';

create function private.lock_refund_task(p_task_id uuid) returns private.refund_tasks
language plpgsql set search_path = ''
as $$
declare
  v_task private.refund_tasks;
begin
  perform private.lock_student(private.find_payer(t.payment_id)) from private.refund_tasks as t where t.id = p_task_id;
  -- A payment of a gateway order that we never created has no student to lock, so the payment's row serialises its
  -- tasks.
  perform 1 from private.captured_payments
  where payment_id = (select t.payment_id from private.refund_tasks as t where t.id = p_task_id)
  for no key update;
  select * into v_task from private.refund_tasks where id = p_task_id for update;
  return v_task;
end
$$;
comment on function private.lock_refund_task(uuid) is
  'Locks a task with its payment and the other payments of its student until the end of the transaction, and returns '
  'it. Empty for an unknown id.';

create function private.issue_credit_note(p_task private.refund_tasks) returns void
language sql set search_path = ''
as $$
  with today as (
    select private.day_in_india(now()) as day
  ), place as (
    insert into private.credit_note_years as y (year, last_number)
    select extract(year from day - interval '3 months'), 1 from today
    on conflict (year) do update set last_number = y.last_number + 1
    returning year, last_number
  )
  insert into private.credit_notes (task_id, order_id, year, place, amount_paise)
  select p_task.id, p_task.order_id, year, last_number, p_task.amount_paise from place
$$;
comment on function private.issue_credit_note(private.refund_tasks) is
  'Gives the refund of an order the next credit note number of the financial year. Other refunds wait for the number '
  'until this one is saved, so it is the last step.';

create function private.credit_notes_json(p_order_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'number', n.number, 'issued_at', private.iso_timestamp(n.issued_at), 'amount_paise', n.amount_paise,
      'exams', (
        select coalesce(jsonb_agg(x.name order by x.name), '[]')
        from private.refund_items as i join public.subjects as x on x.id = i.exam_id
        where i.task_id = n.task_id
      )
    )
    order by n.issued_at, n.year, n.place
  ), '[]')
  from private.credit_notes as n where n.order_id = p_order_id
$$;
comment on function private.credit_notes_json(uuid) is
  'The credit notes of an order, the oldest first: {number, issued_at (UTC), amount_paise, exams}; exams is empty '
  'if the refund was not for certain exams, as in a dispute.';

create function private.complete_refund(p_task private.refund_tasks) returns void
language plpgsql set search_path = ''
as $$
declare
  v_is_full boolean;
begin
  update private.refund_tasks
  set status = 'processed', locked_until = null, detail = null, updated_at = now()
  where id = p_task.id;
  update public.refund_requests
  set status = 'processed', processed_at = now(), decided_at = coalesce(decided_at, now()),
    approved_paise = p_task.amount_paise, failed_at = null
  where id = p_task.request_id;
  if p_task.order_id is null then
    return;
  end if;

  select sum(t.amount_paise) >= o.amount_paise into v_is_full
  from public.orders as o
  join private.refund_tasks as t on t.order_id = o.id and t.status = 'processed'
  where o.id = p_task.order_id
  group by o.id;
  update public.orders set refund_status = case when v_is_full then 'full' else 'partial' end
  where id = p_task.order_id and refund_status <> 'full';
  update public.enrolments as n set is_active = false
  where n.order_id = p_task.order_id
    and n.is_active
    and (
      v_is_full
      or exists (
        select 1 from private.refund_items as r where r.task_id = p_task.id and r.exam_id = n.exam_id
      )
    );
  perform private.issue_credit_note(p_task);
end
$$;
comment on function private.complete_refund(private.refund_tasks) is
  'Completes a paid refund: marks the request as processed, updates the order''s refund status, ends the enrolments of '
  'the refunded exams, or of all exams if the whole order was refunded, and issues the credit note. A payment without '
  'an order changes no order and has no credit note.';

create function private.queue_refund_email(p_task private.refund_tasks, p_is_by_hand boolean default false)
returns void
language sql set search_path = ''
as $$
  insert into private.outbox as b (kind, student_id, refund_task_id)
  select 'refund_email', s.id, p_task.id
  from public.students as s where s.id = private.find_payer(p_task.payment_id)
  on conflict (refund_task_id, kind) where refund_task_id is not null
  -- The refund failed after the gateway had accepted it. The email that was sent says that the money comes from the
  -- gateway, so another one is sent.
  do update set status = 'pending', attempts = 0, queued_at = clock_timestamp(), next_attempt_at = now(),
    reported_at = null, sent_at = null, last_error = null
  where p_is_by_hand or exists (
    select 1 from private.outbox as f
    where f.refund_task_id = p_task.id and f.kind = 'refund_failed_email' and f.status <> 'dead'
      and f.claimed_at > b.queued_at
  )
$$;
comment on function private.queue_refund_email(private.refund_tasks, boolean) is
  'Informs the family of a refund, once per task, and once more if it was then paid outside the gateway '
  '(p_is_by_hand), or after an email that it had failed; nobody if the payment is for a gateway order that we never '
  'created.';

create function private.note_refund_failure(p_task private.refund_tasks, p_refund_id text, p_detail text) returns void
language plpgsql set search_path = ''
as $$
begin
  if p_task.status = 'failed' then
    return;
  end if;
  insert into private.refund_failures (task_id, round, amount_paise, razorpay_refund_id, detail)
  values (p_task.id, p_task.round, p_task.amount_paise, p_refund_id, left(p_detail, 500))
  on conflict do nothing;
  update public.refund_requests set failed_at = now() where id = p_task.request_id;
  insert into private.outbox (kind, student_id, refund_task_id)
  select 'refund_failed_email', b.student_id, p_task.id
  from private.outbox as b
  where b.refund_task_id = p_task.id and b.kind = 'refund_email' and b.status <> 'dead' and b.claimed_at is not null
    and not exists (
      select 1 from private.outbox as f
      where f.refund_task_id = p_task.id and f.kind = 'refund_failed_email' and f.claimed_at > b.claimed_at
    )
  on conflict (refund_task_id, kind) where refund_task_id is not null
  do update set status = 'pending', attempts = 0, queued_at = clock_timestamp(), next_attempt_at = now(),
    reported_at = null, sent_at = null, last_error = null;
end
$$;
comment on function private.note_refund_failure(private.refund_tasks, text, text) is
  'Keeps a try that has just failed, with its refund at the gateway (null if there is none) and the gateway''s reply, '
  'and corrects the last news of the refund, given the task as it was before: its request says so, and an email if an '
  'earlier one had said that the money is on its way.';

create function private.answer_day(p_at timestamptz) returns date
language sql immutable set search_path = ''
as $$
  select d.day
  from (select private.day_in_india(p_at) + n as day from generate_series(1, 5) as n) as d
  where extract(isodow from d.day) <= 5
  order by d.day
  offset 2 limit 1
$$;
comment on function private.answer_day(timestamptz) is
  'The day by which a family hears about a payment that is under review since then: the third business day (Monday to '
  'Friday, IST) after it.';

create function private.is_under_review(p_task private.refund_tasks) returns boolean
language sql stable set search_path = ''
as $$
  select p_task.reason in ('amount_mismatch', 'unknown_order', 'late_after_exam', 'late_for_price',
      'late_after_closing', 'exam_called_off')
    and exists (
      select 1 from public.students as s
      where s.id = private.find_payer(p_task.payment_id) and s.deleted_at is null
    )
$$;
comment on function private.is_under_review(private.refund_tasks) is
  'Whether a task is money of a known family that an organiser must look at, so that the family gets an email about '
  'it.';

create function private.queue_review_email(p_task_id uuid) returns void
language sql set search_path = ''
as $$
  insert into private.outbox (kind, student_id, refund_task_id)
  select 'payment_review_email', private.find_payer(t.payment_id), t.id
  from private.refund_tasks as t
  where t.id = p_task_id and t.status = 'review' and private.is_under_review(t)
  on conflict (refund_task_id, kind) where refund_task_id is not null do nothing
$$;
comment on function private.queue_review_email(uuid) is
  'Queues an email to a family, once, that its money is under review and until when it hears from us; none if a '
  'rule decides about the task, or if we do not know the payer.';

create function private.queue_refusal_email(p_task private.refund_tasks) returns void
language sql set search_path = ''
as $$
  insert into private.outbox (kind, student_id, refund_task_id)
  select 'refund_refused_email', s.id, p_task.id
  from public.students as s
  where s.id = private.find_payer(p_task.payment_id)
    and (
      p_task.request_id is not null
      or (p_task.order_id is null and p_task.reason not in ('already_refunded', 'dashboard_refund', 'dispute'))
    )
  on conflict (refund_task_id, kind) where refund_task_id is not null
  do update set status = 'pending', attempts = 0, queued_at = clock_timestamp(), next_attempt_at = now(),
    reported_at = null, sent_at = null, last_error = null
$$;
comment on function private.queue_refusal_email(private.refund_tasks) is
  'Informs the family that its money is not refunded, once per decision: after its own request, or one that an '
  'organiser made for it, and after a payment that did not become an order, such as a wrong amount, because the site '
  'says that we look at that payment. Nobody if the bank or the gateway has moved the money itself, or if the payment '
  'is for a gateway order that we never created.';

create function private.advance_refund(p_task private.refund_tasks, p_refund jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_status text := p_refund ->> 'status';
  v_bank_reference constant text := nullif(left(coalesce(p_refund #>> '{acquirer_data,arn}',
    p_refund #>> '{acquirer_data,rrn}', p_refund #>> '{acquirer_data,utr}'), 64), '');
begin
  if p_refund ->> 'payment_id' is distinct from p_task.payment_id
    or (p_refund ->> 'amount')::bigint is distinct from p_task.amount_paise then
    raise exception 'Refund % is not the one of task %.', p_refund ->> 'id', p_task.id using errcode = '22023';
  end if;
  if p_task.status = 'processed' then
    -- The bank's number may arrive after the money.
    update private.refund_tasks set bank_reference = v_bank_reference
    where id = p_task.id and razorpay_refund_id = p_refund ->> 'id' and v_bank_reference is not null;
    return jsonb_build_object('outcome', 'processed');
  end if;
  update private.refund_tasks
  set razorpay_refund_id = p_refund ->> 'id', bank_reference = v_bank_reference,
    status = case v_status when 'pending' then 'requested' when 'failed' then 'failed' else status end,
    attempts = case v_status when 'pending' then 0 else attempts end,
    next_attempt_at = clock_timestamp() + interval '1 hour',
    locked_until = null,
    detail = case v_status when 'failed' then 'The gateway could not pay the refund out.' end,
    updated_at = now()
  where id = p_task.id;
  if v_status = 'failed' then
    perform private.note_refund_failure(p_task, p_refund ->> 'id', 'The gateway could not pay the refund out.');
    return jsonb_build_object('outcome', 'failed');
  end if;
  update public.refund_requests set failed_at = null where id = p_task.request_id and failed_at is not null;
  perform private.queue_refund_email(p_task);
  if v_status = 'processed' then
    perform private.complete_refund(p_task);
    return jsonb_build_object('outcome', 'processed');
  end if;
  return jsonb_build_object('outcome', 'requested');
end
$$;
comment on function private.advance_refund(private.refund_tasks, jsonb) is
  'Updates a locked task to the gateway''s state of its refund; a processed task never changes back. The family is '
  'informed once, when the gateway has accepted the refund, and again if it fails after that. bank_reference is the '
  'ARN, RRN or UTR of acquirer_data. Raises 22023 for a refund of another payment or amount.';

create function public.claim_refunds(p_limit integer)
returns table (
  id uuid, payment_id text, amount_paise integer, razorpay_refund_id text, receipt text, idempotency_key text
)
language sql security definer set search_path = ''
as $$
  with due as (
    select t.id from private.refund_tasks as t
    where status in ('queued', 'requested')
      and next_attempt_at <= clock_timestamp()
      and (locked_until is null or locked_until <= clock_timestamp())
    order by next_attempt_at, created_at
    limit least(greatest(p_limit, 0), 50)
    for update skip locked
  ), claimed as (
    update private.refund_tasks as t
    set attempts = attempts + 1, locked_until = clock_timestamp() + private.claim_time()
    from due where due.id = t.id
    returning t.id, t.payment_id, t.amount_paise, t.razorpay_refund_id, t.created_at,
      replace(t.id::text, '-', '') || '-' || t.round as receipt
  )
  select c.id, c.payment_id, c.amount_paise, c.razorpay_refund_id, c.receipt, 'refund-' || c.receipt
  from claimed as c
  order by c.created_at, c.id
$$;
comment on function public.claim_refunds(integer) is
  'Claims up to p_limit (at most 50) due refunds for 60 seconds. The caller creates a refund at the gateway if '
  'razorpay_refund_id is null, else fetches its state, and reports it to finish_refund. The idempotency key is the '
  'same on every attempt, so a crash in between does no harm.';

create function public.finish_refund(
  p_task_id uuid, p_refund jsonb default null, p_error text default null, p_is_final boolean default false
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_task private.refund_tasks := private.lock_refund_task(p_task_id);
  v_wait interval;
begin
  if v_task.id is null then
    raise exception 'There is no refund %.', p_task_id using errcode = 'P0002';
  end if;
  if p_refund is not null then
    return private.advance_refund(v_task, p_refund);
  end if;
  if v_task.status not in ('queued', 'requested') then
    return jsonb_build_object('outcome', v_task.status);
  end if;
  if p_is_final and v_task.status = 'queued' then
    update private.refund_tasks
    set status = 'failed', locked_until = null, detail = left(p_error, 500), updated_at = now()
    where id = p_task_id;
    perform private.note_refund_failure(v_task, null, p_error);
    return jsonb_build_object('outcome', 'failed');
  end if;
  v_wait := case v_task.status
    when 'queued' then private.outbox_backoff(least(greatest(v_task.attempts, 1), 7))
    else interval '1 hour'
  end;
  update private.refund_tasks
  set next_attempt_at = clock_timestamp() + v_wait, locked_until = null, detail = left(p_error, 500), updated_at = now()
  where id = p_task_id;
  return jsonb_build_object('outcome', 'retry');
end
$$;
comment on function public.finish_refund(uuid, jsonb, text, boolean) is
  'Reports the result of a claimed refund: the gateway''s refund (id, payment_id, amount in paise, status pending, '
  'processed or failed), or p_error, final when the gateway has refused for good. Returns {outcome: requested | '
  'processed | failed | retry}. Without a reply the state is unknown, so the gateway is called again with the same '
  'key after 1 m, 5 m, 30 m … and then every 24 h; a failed refund waits for an organiser. Raises P0002 for an '
  'unknown id.';

create function public.record_refund(p_refund jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_task_id uuid := (
    select id from private.refund_tasks
    where razorpay_refund_id = p_refund ->> 'id'
      or (
        payment_id = p_refund ->> 'payment_id' and razorpay_refund_id is null
        and replace(id::text, '-', '') || '-' || round = p_refund ->> 'receipt'
      )
    order by razorpay_refund_id nulls last
    limit 1
  );
begin
  if v_task_id is null then
    return jsonb_build_object('outcome', 'foreign');
  end if;
  return private.advance_refund(private.lock_refund_task(v_task_id), p_refund);
end
$$;
comment on function public.record_refund(jsonb) is
  'Records the state of a refund that the gateway has reported, as in its API (id, payment_id, amount, status, '
  'receipt). Returns {outcome: requested | processed | failed}, or foreign if it is not one of ours; record_capture '
  'of its payment then creates a review task.';

create function public.record_dispute(p_payment_id text, p_amount_paise integer, p_event text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  -- The lock prevents an exam of the order from being started at the same time.
  perform private.lock_student(private.find_payer(p_payment_id));
  insert into private.refund_tasks (payment_id, order_id, reason, amount_paise, detail)
  select p.payment_id, (select o.id from public.orders as o where o.payment_id = p.payment_id), 'dispute',
    least(greatest(p_amount_paise, 1), p.amount_paise), left(p_event, 500)
  from private.captured_payments as p
  where p.payment_id = p_payment_id
  on conflict (payment_id, reason) where reason in ('dashboard_refund', 'dispute') and status = 'review'
  do update set amount_paise = excluded.amount_paise, detail = excluded.detail, updated_at = now();
  return jsonb_build_object('outcome', case when found then 'review' else 'unknown_payment' end);
end
$$;
comment on function public.record_dispute(text, integer, text) is
  'Records that a family''s bank disputes a payment: one review task with the disputed amount (paise) and the '
  'gateway''s latest event. Returns {outcome: review | unknown_payment}.';

create function private.list_refunded_orders()
returns table (order_id uuid, refunded_paise bigint, exam_ids uuid[], credit_notes jsonb)
language sql stable security definer set search_path = ''
as $$
  select o.id, sum(t.amount_paise),
    array(
      select r.exam_id
      from private.refund_items as r
      join private.refund_tasks as d on d.id = r.task_id and d.status = 'processed'
      where r.order_id = o.id
      order by r.exam_id
    ), private.credit_notes_json(o.id)
  from public.orders as o
  join private.refund_tasks as t on t.order_id = o.id and t.status = 'processed'
  where o.student_id = (select private.student_id())
  group by o.id
$$;
comment on function private.list_refunded_orders() is 'list_refunded_orders for the caller alone.';

create function public.list_refunded_orders()
returns table (order_id uuid, refunded_paise bigint, exam_ids uuid[], credit_notes jsonb)
language sql stable set search_path = ''
return private.list_refunded_orders();
comment on function public.list_refunded_orders() is
  'The caller''s orders with refunds: how much was refunded (paise) and for which exams, without names if the '
  'refund was not for certain exams, as in a dispute; and its credit notes, a list of {number, issued_at, '
  'amount_paise, exams}, the oldest first.';

create function private.list_extra_payments()
returns table (
  payment_id text, amount_paise integer, paid_at timestamptz, state text, changed_at timestamptz, paid_method text,
  bank_reference text
)
language sql stable security definer set search_path = ''
as $$
  select c.payment_id, t.amount_paise, c.paid_at,
    case t.status when 'processed' then 'refunded' when 'review' then 'in_review' when 'failed' then 'failed'
      when 'refused' then 'refused' else 'under_way' end,
    coalesce(t.paid_on::timestamp at time zone interval '5 hours 30 minutes', t.updated_at), t.paid_method,
    case when t.status = 'processed' then t.bank_reference end
  from private.payment_intents as i
  join private.captured_payments as c on c.razorpay_order_id = i.razorpay_order_id
  join private.refund_tasks as t on t.payment_id = c.payment_id and t.order_id is null
  where i.student_id = (select private.student_id()) and t.status <> 'merged'
    -- Here only the record is closed: the money was moved by the gateway or the bank.
    and not (t.status = 'refused' and t.reason in ('already_refunded', 'dashboard_refund', 'dispute'))
  order by c.paid_at desc, c.payment_id
  limit 50
$$;
comment on function private.list_extra_payments() is 'list_extra_payments for the caller alone.';

create function public.list_extra_payments()
returns table (
  payment_id text, amount_paise integer, paid_at timestamptz, state text, changed_at timestamptz, paid_method text,
  bank_reference text
)
language sql stable set search_path = ''
return private.list_extra_payments();
comment on function public.list_extra_payments() is
  'The caller''s payments that did not become an order, such as a second payment for the same cart, newest first, at '
  'most 50: the amount to refund (paise), when it was paid, and the state of the refund: in_review by an organiser, '
  'under_way, failed (an organiser pays it in another way), refunded, or refused by an organiser; changed_at is '
  'when that state began, of a refund by hand the day on which it was paid; paid_method (upi, bank_transfer, cash or '
  'dashboard) if it was refunded by hand, else null; and the bank''s reference of a paid refund, null if it is not '
  'known.';

grant execute on function private.list_extra_payments() to authenticated;
grant execute on function public.list_extra_payments() to authenticated;
grant execute on function private.list_refunded_orders() to authenticated;
grant execute on function public.list_refunded_orders() to authenticated;
grant execute on function public.claim_refunds(integer) to service_role;
grant execute on function public.finish_refund(uuid, jsonb, text, boolean) to service_role;
grant execute on function public.record_refund(jsonb) to service_role;
grant execute on function public.record_dispute(text, integer, text) to service_role;

-- ------------------------------------------------------------

-- The organiser's decisions: the queue of tasks, and one decision per task.

create function private.choose_refund_items(
  p_task private.refund_tasks, p_exam_ids uuid[], p_is_by_hand boolean default false
) returns uuid[]
language sql stable set search_path = ''
as $$
  with refundable as (
    select p_task.exam_id as exam_id where p_task.exam_id is not null
    union all
    select i.exam_id
    from private.list_refundable_items(
      p_task.order_id, p_task.id,
      p_is_by_hand or p_task.reason in ('dashboard_refund', 'already_refunded', 'dispute')
    ) as i
    where p_task.exam_id is null
  )
  select coalesce(array_agg(exam_id), '{}')
  from refundable
  where p_exam_ids is null or exam_id = any (p_exam_ids)
  having p_exam_ids is null or count(*) = cardinality(p_exam_ids)
$$;
comment on function private.choose_refund_items(private.refund_tasks, uuid[], boolean) is
  'The exams that a decision refunds: the chosen ones, or all that are left if none were chosen. Null if one of them '
  'cannot be refunded or is listed twice. A started exam can be refunded only by hand, or if the bank or the '
  'gateway''s dashboard has moved the money.';

create function private.refund_statuses(p_state text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  v_statuses constant text[] := case p_state
    when 'open' then array['review', 'failed']
    when 'under_way' then array['queued', 'requested']
    when 'done' then array['processed', 'refused', 'merged']
  end;
begin
  if v_statuses is null then
    raise exception 'There is no list of % refunds.', p_state using errcode = '22023';
  end if;
  return v_statuses;
end
$$;
comment on function private.refund_statuses(text) is
  'The statuses of one of the three lists of refunds. Raises 22023 for an unknown one.';

create function private.find_refund_starter(p_student_id uuid, p_requested_at timestamptz) returns uuid
language sql stable set search_path = ''
as $$
  select a.actor::uuid from private.admin_audit as a
  where a.student_id = p_student_id and a.action = 'start_refund' and a.at = p_requested_at
$$;
comment on function private.find_refund_starter(uuid, timestamptz) is
  'The organiser who started a family''s refund request for it (start_refund writes the request and its audit row in '
  'the same moment); null for a request of the family''s own.';

create function private.refund_refusals_json(p_task_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'refused_at', private.iso_timestamp(f.refused_at), 'answer', f.answer,
      'refused_by', coalesce(s.name, private.student_mail_address(s.id)), 'reason', f.reason, 'note', f.note,
      'amount_paise', f.amount_paise, 'requested_at', private.iso_timestamp(f.requested_at)
    )
    order by f.refused_at desc
  ), '[]')
  from private.refund_refusals as f
  left join public.students as s on s.id = f.refused_by
  where f.task_id = p_task_id
$$;
comment on function private.refund_refusals_json(uuid) is
  'The lifted refusals of a task, the latest first: {refused_at, refused_by: the organiser''s name, answer, reason, '
  'note and amount_paise of the request, requested_at}. Times in UTC.';

create function private.refund_failures_json(p_task_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'failed_at', private.iso_timestamp(f.failed_at), 'refund_id', f.razorpay_refund_id, 'detail', f.detail,
      'amount_paise', f.amount_paise
    )
    order by f.failed_at desc
  ), '[]')
  from (
    select * from private.refund_failures where task_id = p_task_id order by failed_at desc limit 10
  ) as f
$$;
comment on function private.refund_failures_json(uuid) is
  'The failed tries of a task, the latest first, at most 10: {failed_at (UTC), refund_id: the refund at the gateway, '
  'null if it was not accepted, detail: the gateway''s reply, amount_paise}.';

create function private.other_payments_json(p_payment_id text) returns jsonb
language sql stable set search_path = ''
as $$
  with own as (
    select p.razorpay_order_id, i.id, i.student_id, i.edition_id
    from private.captured_payments as p
    left join private.payment_intents as i on i.razorpay_order_id = p.razorpay_order_id
    where p.payment_id = p_payment_id
  ), cart as (
    select razorpay_order_id from own
    union
    select i.razorpay_order_id
    from own
    join private.payment_intents as i on i.student_id = own.student_id and i.edition_id = own.edition_id
    where exists (
      select 1
      from private.payment_intent_items as a
      join private.payment_intent_items as b on b.exam_id = a.exam_id
      where a.intent_id = own.id and b.intent_id = i.id
    )
  ), payment as (
    select p.payment_id, p.amount_paise, p.paid_at, o.number as order_number, coalesce((
        select sum(t.amount_paise) from private.refund_tasks as t
        where t.payment_id = p.payment_id and t.status = 'processed'
      ), 0) as refunded_paise, case
        when o.id is not null then 'order'
        else (
          select t.status from private.refund_tasks as t where t.payment_id = p.payment_id
          order by t.status in ('processed', 'merged', 'refused'), t.created_at
          limit 1
        )
      end as state
    from cart
    join private.captured_payments as p on p.razorpay_order_id = cart.razorpay_order_id
    left join public.orders as o on o.payment_id = p.payment_id
    where p.payment_id <> p_payment_id
    union all
    select w.payment_id, i.amount_paise, max(w.received_at), null, 0, 'not_paid'
    from cart
    join private.webhook_inbox as w on w.razorpay_order_id = cart.razorpay_order_id and w.body is not null
    join private.payment_intents as i on i.razorpay_order_id = w.razorpay_order_id
    where w.event = 'payment.failed'
      and not exists (select 1 from private.captured_payments as p where p.payment_id = w.payment_id)
    group by w.payment_id, i.amount_paise
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'payment_id', l.payment_id, 'amount_paise', l.amount_paise, 'paid_at', private.iso_timestamp(l.paid_at),
      'order_number', l.order_number, 'refunded_paise', l.refunded_paise, 'state', l.state
    )
    order by l.paid_at, l.payment_id
  ), '[]')
  from (select * from payment order by paid_at desc, payment_id limit 10) as l
$$;
comment on function private.other_payments_json(text) is
  'The other payments for the same cart, or for a cart of the same student and edition with one of its exams, the '
  'oldest first, at most the latest 10: {payment_id, amount_paise, paid_at (UTC), order_number (null without an '
  'order), refunded_paise, state}. state is order, the status of the refund task of a payment without an order, or '
  'not_paid if the bank did not complete it; then the amount is that of the cart.';

create function private.needs_other_organiser(p_task private.refund_tasks) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce((
    select case
      when private.is_single_organiser()
        or private.find_refund_starter(r.student_id, r.requested_at) is distinct from (select auth.uid()) then false
      when r.reason = 'other' then true
      when r.reason = 'double_payment' then not exists (
        select 1 from jsonb_array_elements(private.other_payments_json(p_task.payment_id)) as o
        where o ->> 'state' in ('order', 'review', 'failed', 'refused')
          and (o ->> 'refunded_paise')::integer < (o ->> 'amount_paise')::integer
      )
      else false
    end
    from public.refund_requests as r where r.id = p_task.request_id
  ), false)
$$;
comment on function private.needs_other_organiser(private.refund_tasks) is
  'Whether the caller must not pay this refund: the caller started it for a reason outside the three of the rules, or '
  'as a double payment though no other payment for its exams is left with us, so another organiser decides, unless '
  'there is only one (setting single_organiser). Source: decision 102.';

-- Planned again for each search, as private.find_students is.
create function private.find_refund_tasks(p_state text, p_search text, p_limit integer, p_offset integer)
returns setof uuid
language plpgsql stable rows 50 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_statuses constant text[] := private.refund_statuses(p_state);
  v_text constant text := private.clean_line(p_search);
  v_pattern constant text := private.like_pattern(v_text);
  v_payments text[];
  v_students uuid[];
begin
  if private.is_payment_code(v_text) then
    v_payments := private.find_payments_by_code(v_text);
  end if;
  v_students := private.find_family_by_contact(v_text);
  if v_students is not null then
    v_payments := v_payments || array(
      select p.payment_id
      from private.payment_intents as i
      join private.captured_payments as p on p.razorpay_order_id = i.razorpay_order_id
      where i.student_id = any (v_students)
    );
  end if;
  if v_text is null or v_payments is not null then
    return query
    select t.id
    from private.refund_tasks as t
    where t.status = any (v_statuses) and (v_payments is null or t.payment_id = any (v_payments))
    order by case when p_state = 'done' then coalesce(t.decided_at, t.updated_at) end desc, t.created_at, t.id
    limit p_limit offset p_offset;
  else
    return query
    select t.id
    from private.refund_tasks as t
    join private.captured_payments as p on p.payment_id = t.payment_id
    join private.payment_intents as i on i.razorpay_order_id = p.razorpay_order_id
    join public.students as s on s.id = i.student_id
    where t.status = any (v_statuses) and s.deleted_at is null and s.search_key like v_pattern
      and (s.name_key like v_pattern or lower(s.parent_name) like v_pattern)
    order by case when p_state = 'done' then coalesce(t.decided_at, t.updated_at) end desc, t.created_at, t.id
    limit p_limit offset p_offset;
  end if;
end
$$;
comment on function private.find_refund_tasks(text, text, integer, integer) is
  'The refunds of one of the three lists that match a search: a payment (pay_…) or a gateway order (order_…) in any '
  'case of letters, a refund (rfnd_…, also one that failed), the bank''s reference, an order number, the family''s '
  'email address or phone number (or its last digits, at least four), or a part of the name of student or guardian; '
  'all for an empty search. In the order of list_refund_tasks. Raises 22023 for an unknown state.';

create function private.list_refund_tasks(p_state text, p_limit integer, p_offset integer, p_search text)
returns table (
  id uuid, reason text, status text, amount_paise integer, payment_id text, payment_paise integer, paid_at timestamptz,
  left_paise bigint, detail text, note text, created_at timestamptz, decided_at timestamptz, student_id uuid,
  student_name text, student_email text, request_reason text, request_note text, requested_at timestamptz,
  order_number bigint, items jsonb, cart_paise integer, cart_exams text[], decided_by text, started_by text,
  refunded_at timestamptz, refunded_exams text[], is_by_hand boolean, refund_id text, bank_reference text,
  counting_order bigint, refusals jsonb, other_payments jsonb, failures jsonb, needs_other_organiser boolean,
  answer_by date, paid_method text, paid_on date
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_refund_tasks', jsonb_build_object(
    'state', p_state, 'offset', p_offset, 'is_search', nullif(btrim(p_search), '') is not null
  ));
  select t.id, t.reason, t.status, t.amount_paise, t.payment_id, p.amount_paise, p.paid_at,
    p.amount_paise - private.committed_refunds_paise(t.payment_id), t.detail, t.note, t.created_at, t.decided_at,
    s.id, s.name, private.student_mail_address(s.id), r.reason, r.note, r.requested_at, o.number,
    (
      select jsonb_agg(
        jsonb_build_object(
          'exam_id', i.exam_id, 'name', x.name, 'price_paise', i.price_paise,
          'can_go_back', i.exam_id = any (private.choose_refund_items(t, null))
        )
        order by x.name
      )
      from public.order_items as i
      join public.subjects as x on x.id = i.exam_id
      where i.order_id = t.order_id
    ), c.amount_paise, case when c.id is not null then array(
      select x.name
      from private.payment_intent_items as i
      join public.subjects as x on x.id = i.exam_id
      where i.intent_id = c.id order by x.name
    ) end, coalesce(d.name, private.student_mail_address(d.id)), coalesce(b.name, private.student_mail_address(b.id)),
    case
      when t.status = 'processed' then
        coalesce(t.paid_on::timestamp at time zone interval '5 hours 30 minutes', t.updated_at)
    end, case when t.status = 'processed' then array(
      select x.name
      from public.subjects as x
      where x.id = t.exam_id or x.id in (select n.exam_id from private.refund_items as n where n.task_id = t.id)
      order by x.name
    ) end, case when t.status = 'processed' then t.razorpay_refund_id is null end, t.razorpay_refund_id,
    t.bank_reference, case
      when t.reason = 'second_payment' then (
        select w.number from public.orders as w where w.razorpay_order_id = p.razorpay_order_id
      )
    end, private.refund_refusals_json(t.id), private.other_payments_json(t.payment_id),
    private.refund_failures_json(t.id), private.needs_other_organiser(t), case
      when t.status = 'review' and private.is_under_review(t) then private.answer_day(t.created_at)
    end, t.paid_method, t.paid_on
  from private.find_refund_tasks(
    p_state, p_search, least(greatest(p_limit, 0), 50), least(greatest(p_offset, 0), 10000)
  ) as f (id)
  join private.refund_tasks as t on t.id = f.id
  join private.captured_payments as p on p.payment_id = t.payment_id
  left join private.payment_intents as c on c.razorpay_order_id = p.razorpay_order_id
  left join public.students as s on s.id = c.student_id
  left join public.students as d on d.id = t.decided_by
  left join public.refund_requests as r on r.id = t.request_id
  left join public.students as b on b.id = private.find_refund_starter(r.student_id, r.requested_at)
  left join public.orders as o on o.id = t.order_id
  order by case when p_state = 'done' then coalesce(t.decided_at, t.updated_at) end desc, t.created_at, t.id;
$$;
comment on function private.list_refund_tasks(text, integer, integer, text) is
  'list_refund_tasks for an admin. Raises 42501 for anybody else.';

create function private.count_refund_tasks(p_state text, p_search text) returns integer
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select count(*)::integer from private.find_refund_tasks(p_state, p_search, 10001, 0);
$$;
comment on function private.count_refund_tasks(text, text) is
  'count_refund_tasks for an admin. Raises 42501 for anybody else.';

create function public.list_refund_tasks(
  p_state text default 'open', p_limit integer default 10, p_offset integer default 0, p_search text default null)
returns table (
  id uuid, reason text, status text, amount_paise integer, payment_id text, payment_paise integer, paid_at timestamptz,
  left_paise bigint, detail text, note text, created_at timestamptz, decided_at timestamptz, student_id uuid,
  student_name text, student_email text, request_reason text, request_note text, requested_at timestamptz,
  order_number bigint, items jsonb, cart_paise integer, cart_exams text[], decided_by text, started_by text,
  refunded_at timestamptz, refunded_exams text[], is_by_hand boolean, refund_id text, bank_reference text,
  counting_order bigint, refusals jsonb, other_payments jsonb, failures jsonb, needs_other_organiser boolean,
  answer_by date, paid_method text, paid_on date
)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_refund_tasks(p_state, p_limit, p_offset, p_search);
comment on function public.list_refund_tasks(text, integer, integer, text) is
  'For admins: refunds that wait for an organiser (open) or for the gateway (under_way), oldest first, or that are '
  'finished (done), the latest decision first; at most 50, up to the 10,000th. p_search is a payment (pay_…) '
  'or a gateway order (order_…) in any case of letters, a refund (rfnd_…), the bank''s reference (ARN, RRN or UTR), an '
  'order number (241, Order 241), the family''s email address or phone number (or its last digits, at least four), or '
  'a part of the name of student or guardian. Each row has the task, its payment and how much of it is left '
  '(paise), the student (null for a gateway order that we never created), the family''s request (null if there is '
  'none), the order''s number and items, a list of '
  '{exam_id, name, price_paise, can_go_back}, both null for a payment without an order; cart_paise and cart_exams '
  'of the cart to be paid, both null if we never created one; decided_by, the organiser''s name, null until it is '
  'decided; started_by, the organiser who made the request for the family, null if the family made it; once it was '
  'refunded, refunded_at, refunded_exams (empty if it was not for certain exams) and is_by_hand (the gateway was not '
  'asked), else null; counting_order, the number of the order that the first payment of a second_payment became; and '
  'refusals, those of the request that were lifted, the latest first: a list of {refused_at, refused_by, answer, '
  'reason, note, amount_paise, requested_at}; and other_payments for the same exams, the oldest first, at most the '
  'latest 10: a list of {payment_id, amount_paise, paid_at, order_number, refunded_paise, state}, with the state '
  'order, not_paid (the bank did not complete it) or the status of the refund of a payment without an order; failures, '
  'the failed tries, the latest first, at most 10: a list of {failed_at, refund_id, detail, amount_paise}; '
  'needs_other_organiser: the caller started it for another reason than the three, or as a double payment without '
  'another payment, so somebody else must approve it; answer_by, the day by which our email promised an answer about '
  'a payment under review, else null; and how (upi, bank_transfer, cash, dashboard) and on which day a refund by hand '
  'was paid, else null. '
  'Raises 42501 for anybody else, 22023 for an unknown state. Leaves an audit row.';

create function public.count_refund_tasks(p_state text default 'open', p_search text default null) returns integer
language sql stable set search_path = '' set statement_timeout = '8s'
return private.count_refund_tasks(p_state, p_search);
comment on function public.count_refund_tasks(text, text) is
  'For admins: how many refunds list_refund_tasks has in a state, for the same search; 10,001 means more than '
  '10,000. Raises as list_refund_tasks does.';

create function private.price_refund(p_task private.refund_tasks, p_exam_ids uuid[]) returns integer
language sql stable set search_path = ''
as $$
  select case
    when p_exam_ids is null then null
    when p_task.order_id is null then p_task.amount_paise
    -- The amount of these tasks was decided elsewhere; enrolments can only be ended up to the refunded amount.
    when p_task.reason in ('dashboard_refund', 'dispute') then
      case when coalesce(sum(i.price_paise), 0) <= p_task.amount_paise then p_task.amount_paise end
    else sum(i.price_paise)
  end
  from public.order_items as i
  where i.order_id = p_task.order_id and i.exam_id = any (p_exam_ids)
$$;
comment on function private.price_refund(private.refund_tasks, uuid[]) is
  'The refund for these exams, in paise: their whole price; for a payment without an order its whole amount; for a '
  'refund made elsewhere or a dispute its own amount. Null if the exams cannot be chosen.';

create function private.decision_error(p_task private.refund_tasks, p_decision text, p_note text) returns jsonb
language sql immutable set search_path = ''
as $$
  select case
    when p_task.id is null then jsonb_build_object('outcome', 'not_found')
    when p_task.status not in ('review', 'failed')
      then jsonb_build_object('outcome', 'not_open', 'status', p_task.status)
    when coalesce(p_decision, '') not in ('refund', 'by_hand', 'refuse')
      or (p_decision = 'refund' and p_task.reason in ('dashboard_refund', 'already_refunded', 'dispute'))
      then jsonb_build_object('outcome', 'invalid_decision')
    when p_note is null and p_decision <> 'refund' then jsonb_build_object('outcome', 'note_required')
    when char_length(p_note) > 500 then jsonb_build_object('outcome', 'note_too_long')
  end
$$;
comment on function private.decision_error(private.refund_tasks, text, text) is
  'Why this decision is not possible for a task, as an outcome of decide_refund, or null. The gateway is never asked '
  'to refund money that was already refunded or that the bank decides about, because it would be paid twice. Source: '
  'decision 007.';

create function private.paid_by_hand_error(
  p_task private.refund_tasks, p_paid_method text, p_reference text, p_paid_on date
) returns text
language sql stable set search_path = ''
as $$
  select case
    when coalesce(p_paid_method, '') not in ('upi', 'bank_transfer', 'cash', 'dashboard') then 'method_required'
    when p_reference is null and p_paid_method <> 'cash' then 'reference_required'
    when char_length(p_reference) > 64 then 'reference_too_long'
    when p_paid_on is null or p_paid_on > private.day_in_india(now()) or p_paid_on < (
      select private.day_in_india(p.paid_at) from private.captured_payments as p where p.payment_id = p_task.payment_id
    ) then 'invalid_day'
  end
$$;
comment on function private.paid_by_hand_error(private.refund_tasks, text, text, date) is
  'Why a refund by hand cannot be recorded with this way, reference and day, as an outcome of decide_refund, or null.';

create function private.apply_decision(
  p_task private.refund_tasks, p_decision text, p_note text, p_exam_ids uuid[], p_amount_paise integer,
  p_paid_method text default null, p_reference text default null, p_paid_on date default null
) returns void
language plpgsql set search_path = ''
as $$
begin
  update private.refund_tasks
  set status = case p_decision when 'refuse' then 'refused' else 'queued' end,
    amount_paise = p_amount_paise, note = p_note, decided_by = (select auth.uid()), decided_at = now(),
    -- A failed refund keeps its key at the gateway, so the next try needs another key.
    round = round + case status when 'failed' then 1 else 0 end,
    razorpay_refund_id = case p_decision when 'refuse' then razorpay_refund_id end, attempts = 0,
    bank_reference = p_reference, paid_method = p_paid_method, paid_on = p_paid_on,
    next_attempt_at = now(), locked_until = null,
    detail = case p_decision when 'refuse' then detail end, updated_at = now()
  where id = p_task.id;
  delete from private.refund_items where task_id = p_task.id;
  insert into private.refund_items (order_id, exam_id, task_id)
  select p_task.order_id, x.exam_id, p_task.id from unnest(p_exam_ids) as x (exam_id);
  update public.refund_requests
  set status = case p_decision when 'refuse' then 'refused' else 'approved' end,
    approved_paise = case when p_decision <> 'refuse' then p_amount_paise end,
    answer = p_note, decided_at = now(), failed_at = null
  where id = p_task.request_id;
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    (select auth.uid())::text, 'decide_refund', private.find_payer(p_task.payment_id),
    jsonb_build_object(
      'task_id', p_task.id, 'reason', p_task.reason, 'decision', p_decision, 'note', p_note,
      'exam_ids', p_exam_ids, 'amount_paise', p_amount_paise
    ) || jsonb_strip_nulls(
      jsonb_build_object('paid_method', p_paid_method, 'reference', p_reference, 'paid_on', p_paid_on)
    )
  );
end
$$;
comment on function private.apply_decision(
  private.refund_tasks, text, text, uuid[], integer, text, text, date
) is
  'Saves a decision: the task, its refunded exams, how a refund by hand was paid, the reply to the family, the audit '
  'row.';

create function private.find_same_money(
  p_task private.refund_tasks, p_exam_ids uuid[], out pending_id uuid, out reported_id uuid
)
language sql stable set search_path = ''
as $$
  select a.id, t.id
  from private.refund_tasks as t
  join private.refund_tasks as a on a.payment_id = t.payment_id
  where t.payment_id = p_task.payment_id and t.reason = 'dashboard_refund' and t.status = 'review'
    and a.reason not in ('dashboard_refund', 'already_refunded') and a.status in ('review', 'failed')
    and (
      a.id = p_task.id
      -- Of the refunds made on the gateway's side only those of the whole amount; a dispute needs its own decision.
      or (t.id = p_task.id and a.amount_paise = t.amount_paise and a.reason <> 'dispute')
    )
    and private.price_refund(a, private.choose_refund_items(a, p_exam_ids, true)) = t.amount_paise
  order by a.created_at, a.id
  limit 1
$$;
comment on function private.find_same_money(private.refund_tasks, uuid[]) is
  'Two open tasks about the same money, one of which is p_task: reported_id is a dashboard_refund that the gateway '
  'reported, pending_id a task that waits for a decision and has the same payment and, for these exams, the same '
  'amount. Both null if there is no such pair. Source: decision 007.';

create function private.merge_refund(p_reported_id uuid, p_pending_id uuid) returns void
language sql set search_path = ''
as $$
  update private.refund_tasks
  set status = 'merged', decided_by = (select auth.uid()), decided_at = now(), updated_at = now()
  where id = p_reported_id;
  insert into private.admin_audit (actor, action, student_id, details)
  select (select auth.uid())::text, 'decide_refund', private.find_payer(t.payment_id),
    jsonb_build_object('task_id', t.id, 'reason', t.reason, 'decision', 'merge', 'with_task_id', p_pending_id)
  from private.refund_tasks as t where t.id = p_reported_id;
$$;
comment on function private.merge_refund(uuid, uuid) is
  'Closes the gateway''s own refund (p_reported_id) as the money of another task, so that it is counted only once, and '
  'records this; does nothing for a null p_reported_id.';

create function private.decide_refund(
  p_task_id uuid, p_decision text, p_note text, p_exam_ids uuid[], p_paid_method text, p_reference text, p_paid_on date
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_note text := private.clean_note(p_note);
  v_paid_method text;
  v_reference text;
  v_paid_on date;
  v_is_reported boolean;
  v_task private.refund_tasks;
  v_error jsonb;
  v_exam_ids uuid[] := '{}';
  v_amount_paise integer;
  v_left_paise bigint;
  v_pending_id uuid;
  v_reported_id uuid;
begin
  perform private.require_admin();
  v_task := private.lock_refund_task(p_task_id);
  v_is_reported := coalesce(v_task.reason in ('dashboard_refund', 'already_refunded', 'dispute'), false);
  if p_decision = 'by_hand' then
    -- If two tasks are about the same money, the family's request is settled with its exams, whichever task is decided.
    select pending_id, reported_id into v_pending_id, v_reported_id from private.find_same_money(v_task, p_exam_ids);
    v_task := private.lock_refund_task(coalesce(v_pending_id, p_task_id));
  end if;
  v_error := private.decision_error(v_task, p_decision, v_note);
  if v_error ->> 'outcome' = 'not_open' then
    return v_error || jsonb_build_object('decided_by', (
      select coalesce(s.name, private.student_mail_address(s.id))
      from public.students as s where s.id = v_task.decided_by
    ));
  end if;
  if v_error is not null then
    return v_error;
  end if;
  if p_decision <> 'refuse' and private.needs_other_organiser(v_task) then
    return jsonb_build_object('outcome', 'needs_other_organiser');
  end if;
  if p_decision = 'by_hand' and not v_is_reported then
    v_paid_method := p_paid_method;
    v_reference := private.clean_line(p_reference);
    v_paid_on := p_paid_on;
    v_error := to_jsonb(private.paid_by_hand_error(v_task, v_paid_method, v_reference, v_paid_on));
    if v_error is not null then
      return jsonb_build_object('outcome', v_error);
    end if;
  elsif v_task.id <> p_task_id then
    v_paid_method := 'dashboard';
  end if;
  v_amount_paise := v_task.amount_paise;
  if p_decision <> 'refuse' then
    v_exam_ids := private.choose_refund_items(v_task, p_exam_ids, p_decision = 'by_hand');
    v_amount_paise := private.price_refund(v_task, v_exam_ids);
    if v_amount_paise is null then
      return jsonb_build_object('outcome', 'invalid_items');
    end if;
    select p.amount_paise - private.committed_refunds_paise(p.payment_id)
      + case when v_reported_id is not null or v_task.reason in ('dashboard_refund', 'already_refunded')
        then v_amount_paise else 0 end
    into v_left_paise
    from private.captured_payments as p where p.payment_id = v_task.payment_id;
    if v_amount_paise > v_left_paise then
      return jsonb_build_object('outcome', 'exceeds_payment', 'left_paise', v_left_paise);
    end if;
  end if;

  perform private.apply_decision(
    v_task, p_decision, v_note, v_exam_ids, v_amount_paise, v_paid_method, v_reference, v_paid_on
  );
  if p_decision = 'refuse' then
    perform private.queue_refusal_email(v_task);
  end if;
  if p_decision = 'by_hand' then
    perform private.merge_refund(v_reported_id, v_task.id);
    -- A note on a refund that the gateway made on its own is not for the family.
    update public.refund_requests set answer = null where id = v_task.request_id and v_task.id <> p_task_id;
    select * into v_task from private.refund_tasks where id = v_task.id;
    perform private.queue_refund_email(v_task, true);
    perform private.complete_refund(v_task);
  end if;
  return jsonb_build_object(
    'outcome', case p_decision when 'refund' then 'queued' when 'by_hand' then 'processed' else 'refused' end,
    'amount_paise', v_amount_paise
  );
end
$$;
comment on function private.decide_refund(uuid, text, text, uuid[], text, text, date) is
  'decide_refund for an admin. Raises 42501 for anybody else.';

create function public.decide_refund(
  p_task_id uuid, p_decision text, p_note text default null, p_exam_ids uuid[] default null,
  p_paid_method text default null, p_reference text default null, p_paid_on date default null
) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.decide_refund(p_task_id, p_decision, p_note, p_exam_ids, p_paid_method, p_reference, p_paid_on);
comment on function public.decide_refund(uuid, text, text, uuid[], text, text, date) is
  'For admins: decides a task that waits for a person. refund: the gateway pays back, except where the gateway or '
  'the bank moves the money itself (dashboard_refund, already_refunded, dispute: invalid_decision); by_hand: the '
  'money was already paid back another way, and the family is informed by email; an open dashboard_refund of the '
  'same payment and amount is the same money, and both are settled together; refuse: nothing is refunded, and a '
  'family whose request it is, or whose payment did not become an order, gets the note by email. p_exam_ids are the '
  'exams whose enrolments end, null for all that are left. The note (up to 500 characters) is required except for '
  'refund; the family reads it as the reply to its request. by_hand requires p_paid_method (upi, bank_transfer, cash, '
  'dashboard), p_reference (up to 64 characters; optional for cash) and p_paid_on, the day in India, not in the future '
  'and not before the payment; except where the gateway or the bank moved the money itself, where they are ignored. '
  'Returns {outcome}: queued, processed or refused '
  '{amount_paise}; not_found, not_open {status, decided_by: the name of the organiser who decided, null if none did}, '
  'invalid_decision, note_required, note_too_long, method_required, reference_required, reference_too_long, '
  'invalid_day, invalid_items, exceeds_payment {left_paise}, needs_other_organiser (the caller started it for another '
  'reason than the three, or as a double payment without another payment, and may only refuse it). Raises 42501 '
  'for anybody else. '
  'Every decision leaves an audit row.';

create function private.start_refund(p_order_id uuid, p_reason text, p_note text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id uuid;
  v_reply jsonb;
begin
  perform private.require_admin();
  select student_id into v_student_id from public.orders where id = p_order_id;
  if v_student_id is null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  v_reply := private.file_refund_request(v_student_id, p_order_id, p_reason, p_note, now(), true);
  if v_reply ->> 'outcome' = 'requested' then
    insert into private.admin_audit (actor, action, student_id, details)
    values ((select auth.uid())::text, 'start_refund', v_student_id,
      jsonb_build_object('order_id', p_order_id, 'reason', p_reason, 'amount_paise', v_reply -> 'amount_paise'));
  elsif v_reply ->> 'outcome' = 'already_requested' then
    return v_reply || (
      select jsonb_build_object('requested_at', private.iso_timestamp(r.requested_at),
        'started_by', coalesce(s.name, private.student_mail_address(s.id)))
      from public.refund_requests as r
      left join public.students as s on s.id = private.find_refund_starter(r.student_id, r.requested_at)
      where r.id = (v_reply ->> 'request_id')::uuid
    );
  end if;
  return v_reply;
end
$$;
comment on function private.start_refund(uuid, text, text) is
  'start_refund for an admin. Raises 42501 for anybody else.';

create function public.start_refund(p_order_id uuid, p_reason text, p_note text default null) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.start_refund(p_order_id, p_reason, p_note);
comment on function public.start_refund(uuid, text, text) is
  'For admins: requests the refund of an order for a family that called, by the rules of request_refund: one of the '
  'three reasons, in time. A refused request that was made in time can be started again, also later; once a request '
  'is processed, another one can be started for the exams that are left and were not started. For the reason other, '
  'with a note, there is no deadline, and another organiser than the caller must approve it (decision 102). The '
  'request then waits for decide_refund. The family sees reason and note as its own request. Outcomes as '
  'request_refund, note_required for the reason other without a note, already_requested also with requested_at (UTC) '
  'and started_by, the organiser who started it, null if the family asked on its own. Raises 42501 for anybody else. '
  'Leaves an audit row.';

grant execute on function private.start_refund(uuid, text, text) to authenticated;
grant execute on function public.start_refund(uuid, text, text) to authenticated;
grant execute on function private.list_refund_tasks(text, integer, integer, text) to authenticated;
grant execute on function private.count_refund_tasks(text, text) to authenticated;
grant execute on function private.decide_refund(uuid, text, text, uuid[], text, text, date) to authenticated;
grant execute on function public.list_refund_tasks(text, integer, integer, text) to authenticated;
grant execute on function public.count_refund_tasks(text, text) to authenticated;
grant execute on function public.decide_refund(uuid, text, text, uuid[], text, text, date) to authenticated;

-- ------------------------------------------------------------

-- Refunding a called-off exam to everybody enrolled, by one decision of an organiser (decision 072).

create function private.list_called_off_places(p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_up_to uuid)
returns table (student_id uuid, order_id uuid, payment_id text, price_paise integer, is_clear boolean)
language sql stable set search_path = ''
as $$
  -- Tests the twelve classes instead of every student, and looks at refunds only for payments that have any.
  with called_off as materialized (
    select c.id from public.classes as c
    where (p_class_id is null or c.id = p_class_id) and private.is_called_off(p_edition_id, p_exam_id, c.id)
  )
  select n.student_id, n.order_id, o.payment_id, i.price_paise,
    case when o.payment_id in (select t.payment_id from private.refund_tasks as t) then
      o.amount_paise - private.committed_refunds_paise(o.payment_id) >= i.price_paise
      and not exists (
        select 1 from private.refund_tasks as t
        where t.payment_id = o.payment_id and t.reason in ('dispute', 'dashboard_refund') and t.status = 'review'
      )
    else o.amount_paise >= i.price_paise end
  from called_off
  join public.enrolments as n
    on n.edition_id = p_edition_id and n.exam_id = p_exam_id and n.class_id = called_off.id and n.is_active
    and (p_up_to is null or n.student_id <= p_up_to)
  join public.orders as o on o.id = n.order_id
  join public.order_items as i on i.order_id = n.order_id and i.exam_id = n.exam_id
  -- NOT IN instead of NOT EXISTS, so that the refunded exams are collected only once: the table grows during the call,
  -- and its statistics are out of date.
  where n.order_id not in (select r.order_id from private.refund_items as r where r.exam_id = p_exam_id)
    -- A refused refund stays refused.
    and o.payment_id not in (
      select t.payment_id from private.refund_tasks as t where t.reason = 'exam_called_off' and t.exam_id = p_exam_id
    )
$$;
comment on function private.list_called_off_places(uuid, uuid, uuid, uuid) is
  'The enrolments in a called-off exam that were not refunded yet, with their price (paise), in one class if given '
  'and up to a student id if given. is_clear is false if a bank''s dispute or a refund on the gateway''s dashboard '
  'waits for an organiser, or if too little is left of the payment: such cases must be settled in the list of refunds '
  'first.';

create function private.refund_called_off(p_edition_id uuid, p_exam_id uuid, p_class_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_students uuid[];
  v_queued_count integer;
  v_left_count integer;
  v_unclear_count integer;
begin
  perform private.require_admin();
  -- The whole list is read only once in a call, however long it is (decision 091).
  select coalesce((array_agg(l.student_id order by l.student_id) filter (where l.is_clear))[1:500], '{}'),
    count(*) filter (where l.is_clear), count(*) filter (where not l.is_clear)
  into v_students, v_left_count, v_unclear_count
  from private.list_called_off_places(p_edition_id, p_exam_id, p_class_id, null) as l;
  -- Always in the same order, so that parallel calls by two organisers cannot deadlock.
  perform private.lock_student(s.id) from unnest(v_students) as s (id) order by s.id;
  with task as (
    insert into private.refund_tasks (payment_id, order_id, exam_id, reason, amount_paise, status, decided_by,
      decided_at)
    select l.payment_id, l.order_id, p_exam_id, 'exam_called_off', l.price_paise, 'queued', (select auth.uid()), now()
    from private.list_called_off_places(p_edition_id, p_exam_id, p_class_id, v_students[cardinality(v_students)]) as l
    where l.is_clear and l.student_id = any (v_students)
    returning id, order_id
  ), item as (
    insert into private.refund_items (order_id, exam_id, task_id)
    select order_id, p_exam_id, id from task
    returning 1
  )
  select count(*) into v_queued_count from item;
  v_left_count := v_left_count - v_queued_count;
  -- Another call has already refunded some of these.
  if v_queued_count < cardinality(v_students) then
    select count(*) filter (where l.is_clear), count(*) filter (where not l.is_clear)
    into v_left_count, v_unclear_count
    from private.list_called_off_places(p_edition_id, p_exam_id, p_class_id, null) as l;
  end if;
  if v_queued_count > 0 then
    perform private.audit_change(
      'refund_called_off',
      jsonb_build_object(
        'edition_id', p_edition_id, 'exam_id', p_exam_id, 'class_id', p_class_id, 'queued', v_queued_count
      )
    );
  end if;
  return jsonb_build_object(
    'outcome', 'queued', 'queued', v_queued_count, 'left', v_left_count, 'aside', v_unclear_count
  );
end
$$;
comment on function private.refund_called_off(uuid, uuid, uuid) is
  'refund_called_off for an admin. Raises 42501 for anybody else.';

create function public.refund_called_off(p_edition_id uuid, p_exam_id uuid, p_class_id uuid default null) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.refund_called_off(p_edition_id, p_exam_id, p_class_id);
comment on function public.refund_called_off(uuid, uuid, uuid) is
  'For admins: refunds a called-off exam to everybody enrolled, in one class or (null) in all, including students who '
  'had started: queues up to 500 refunds of the exam''s whole price. Call it again until left is 0. Returns {outcome: '
  'queued, queued, left, aside}: how many were queued now, how many are left, and how many wait for a person in the '
  'list of refunds first (a dispute, a refund on the gateway''s dashboard). Queues nothing for an exam that was not '
  'called off, and never queues a refund twice. Raises 42501 for anybody else. Leaves an audit row. Source: decision '
  '072.';

grant execute on function private.refund_called_off(uuid, uuid, uuid) to authenticated;
grant execute on function public.refund_called_off(uuid, uuid, uuid) to authenticated;


-- supabase/schemas/papers.sql

-- Papers: the questions of one exam, edition and class, or of a rehearsal. Only functions read these tables.
--   draft → reviewed → sealed → provisional → final; its hours decide when it is open (docs/exam.md section 2)

create table private.papers (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('exam', 'reserve', 'rehearsal')),
  edition_id uuid,
  exam_id uuid,
  class_id uuid references public.classes (id),
  from_class smallint check (from_class between 1 and 12),
  to_class smallint check (to_class between 1 and 12),
  status text not null default 'draft' check (status in ('draft', 'reviewed', 'sealed', 'provisional', 'final')),
  duration_seconds integer not null default 3600 check (duration_seconds between 60 and 10800),
  extra_seconds integer not null default 0 check (extra_seconds between 0 and 3600),
  slot_seconds smallint not null default 4 check (slot_seconds between 1 and 900),
  called_off_at timestamptz,
  revision integer not null default 0,
  opens_at timestamptz,
  last_start_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (edition_id, exam_id) references public.edition_exams (edition_id, exam_id),
  check ((kind = 'rehearsal') = (exam_id is null) and (exam_id is null) = (edition_id is null)),
  check ((kind = 'rehearsal') = (class_id is null) and (kind = 'rehearsal') = (from_class is not null)),
  check ((from_class is null) = (to_class is null) and from_class <= to_class),
  check ((opens_at is null) = (last_start_at is null) and last_start_at > opens_at
    and (opens_at is null or kind = 'exam'))
);
comment on table private.papers is
  'One paper: of an exam, edition and class, its reserve, or a rehearsal for some classes. Its hours are those of the '
  'exam in edition_exams, unless two organisers have moved this one paper.';
comment on column private.papers.opens_at is
  'The paper''s own hours, which replace those of its exam; null if it has none of its own.';
comment on column private.papers.from_class is
  'The first class of a rehearsal, which is for the classes up to to_class.';
comment on column private.papers.extra_seconds is 'The extra seconds for everybody who takes this paper.';
comment on column private.papers.slot_seconds is
  'Over how many seconds the starts are spread: one for each 250 students enrolled in papers of the same time, at '
  'least 4. Source: docs/exam.md section 6.';
comment on column private.papers.revision is
  'How many times its questions were written. A write must name the revision that was read, so that two organisers '
  'cannot overwrite each other''s changes.';
create unique index papers_one on private.papers (edition_id, exam_id, class_id, kind) where kind <> 'rehearsal';
create unique index papers_rehearsal on private.papers (from_class) where kind = 'rehearsal';
create index papers_edition_exam on private.papers (edition_id, exam_id);
create index papers_class on private.papers (class_id);

create table private.paper_items (
  paper_id uuid primary key references private.papers (id) on delete cascade,
  items jsonb,
  passages jsonb
);
comment on table private.paper_items is
  'The questions of a paper in the order of their numbers n: a list of the bank''s items with section and without '
  'answer. Sealing puts the options into the order of their letters. Only private.write_paper writes it. It has no '
  'checks, because the error of a failed check would print the row into the log (E6).';

create table private.paper_keys (
  paper_id uuid not null references private.papers (id) on delete cascade,
  version smallint not null,
  key jsonb,
  written_at timestamptz not null default now(),
  primary key (paper_id, version)
);
comment on table private.paper_keys is
  'The key versions of a paper: for each n {credited, why, wrong}; credited is a list of the right options, or the '
  'word all. Only functions write it; it has no check constraints, for the reason given at paper_items.';

create table private.paper_seals (
  paper_id uuid primary key references private.papers (id) on delete cascade,
  path text not null unique check (path ~ '^[0-9a-f-]{36}/[0-9a-f]{64}\.bin$'),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes between 29 and 153600),
  paper_key text not null,
  option_counts text not null check (option_counts ~ '^[34]{1,100}$'),
  sealed_at timestamptz not null default now()
);
comment on table private.paper_seals is
  'The sealed file of a paper in the bucket sealed-papers, and the key that decrypts it.';
comment on column private.paper_seals.paper_key is
  'The key of AES-256-GCM, 32 bytes in base64. Only start_exam returns it.';
comment on column private.paper_seals.option_counts is
  'The number of options of each question, one digit per n; save_answers refuses other letters.';

alter table private.papers enable row level security;
alter table private.paper_items enable row level security;
alter table private.paper_keys enable row level security;
alter table private.paper_seals enable row level security;

create function private.is_called_off(p_edition_id uuid, p_exam_id uuid, p_class_id uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select exists (
      select 1 from public.edition_exams
      where edition_id = p_edition_id and exam_id = p_exam_id and called_off_at is not null
    ) or exists (
      select 1 from private.papers
      where edition_id = p_edition_id and exam_id = p_exam_id and class_id = p_class_id and kind = 'exam'
        and called_off_at is not null
    )
  );
end
$$;
comment on function private.is_called_off(uuid, uuid, uuid) is
  'Whether an exam was called off in a class or in all classes. Then it is no longer sold, nobody can take it, and '
  'nobody is reminded of it.';

create function private.exam_now() returns timestamptz
language sql volatile set search_path = ''
as $$ select date_trunc('milliseconds', clock_timestamp()) $$;
comment on function private.exam_now() is
  'The current time for exams, in milliseconds. It moves on during a transaction, so that a call that waited for a '
  'lock has the time after the wait.';

create function private.iso_timestamp(p_at timestamptz) returns text
language sql immutable set search_path = ''
as $$ select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
comment on function private.iso_timestamp(timestamptz) is
  'A time in the format of all replies about exams, in UTC: 2026-12-19T05:30:00.000Z. Source: docs/exam.md section 6.';

create function private.paper_errors(p_items jsonb, p_key jsonb, p_passages jsonb default '{}') returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(format('question %s: %s', coalesce(f.n::text, 'list'), f.error) order by f.n, f.error),
    '{}')
  from (
    select null::bigint as n, 'a list of 1 to 100 questions is needed' as error
    where jsonb_typeof(p_items) is distinct from 'array' or jsonb_array_length(p_items) not between 1 and 100
    union all
    select i.n, c.error
    from jsonb_array_elements(case when jsonb_typeof(p_items) = 'array' then p_items else '[]' end)
      with ordinality as i (item, n)
    cross join lateral (
      select
        case when jsonb_typeof(i.item -> 'options') = 'array' then i.item -> 'options' else '[]' end as options,
        p_key -> i.n::text as key
    ) as o
    cross join lateral (
      values
        ('n is its place in the list', (i.item ->> 'n') is distinct from i.n::text),
        ('section is A, B or C', coalesce(i.item ->> 'section', '') not in ('A', 'B', 'C')),
        ('it has no text', coalesce(i.item ->> 'question', '') = ''),
        ('3 or 4 different options are needed',
          jsonb_array_length(o.options) not between 3 and 4
          or (select count(distinct x) from jsonb_array_elements_text(o.options) as x)
            <> jsonb_array_length(o.options)),
        ('the key credits none of its options',
          o.key -> 'credited' is distinct from '"all"' and not coalesce(
            jsonb_typeof(o.key -> 'credited') = 'array' and jsonb_array_length(o.key -> 'credited') > 0
            and o.options @> (o.key -> 'credited'), false
          )),
        ('it is not explained', coalesce(o.key ->> 'why', '') = ''),
        ('it asks about a passage that is not there',
          i.item -> 'passage' is not null and not coalesce(p_passages ? (i.item ->> 'passage'), false)),
        -- Four characters of base64 are three bytes.
        ('its clip is larger than 6 KiB', length(i.item ->> 'clip') > 8192),
        ('a mistake is named for an option it does not have', exists (
          select 1 from jsonb_object_keys(
            case when jsonb_typeof(o.key -> 'wrong') = 'object' then o.key -> 'wrong' else '{}' end
          ) as w (option) where not o.options ? w.option
        ))
    ) as c (error, is_so)
    where c.is_so
    union all
    select null, 'sections stand in the order A, B, C'
    from jsonb_array_elements(case when jsonb_typeof(p_items) = 'array' then p_items else '[]' end)
      with ordinality as i (item, n)
    having array_agg(i.item ->> 'section' order by i.n)
      <> array_agg(i.item ->> 'section' order by i.item ->> 'section', i.n)
  ) as f
$$;
comment on function private.paper_errors(jsonb, jsonb, jsonb) is
  'The errors in the questions of a paper; empty if the paper can be used. The panel checks the bank''s other rules '
  '(docs/exam.md section 3). The texts name questions and rules, and never quote a question (E6).';

create function private.write_paper(p_paper_id uuid, p_items jsonb, p_passages jsonb, p_key jsonb) returns text[]
language plpgsql set search_path = ''
as $$
declare
  v_errors text[] := private.paper_errors(p_items, p_key, coalesce(p_passages, '{}'));
begin
  if not exists (select 1 from private.papers where id = p_paper_id and status = 'draft' for update) then
    raise exception 'Only a draft can be changed.' using errcode = 'PT409';
  end if;
  if cardinality(v_errors) = 0 then
    insert into private.paper_items (paper_id, items, passages) values (p_paper_id, p_items, coalesce(p_passages, '{}'))
    on conflict (paper_id) do update set items = excluded.items, passages = excluded.passages;
    insert into private.paper_keys (paper_id, version, key) values (p_paper_id, 1, p_key)
    on conflict (paper_id, version) do update set key = excluded.key, written_at = excluded.written_at;
    update private.papers set revision = revision + 1 where id = p_paper_id;
  end if;
  return v_errors;
end
$$;
comment on function private.write_paper(uuid, jsonb, jsonb, jsonb) is
  'Replaces the questions, passages and first key version of a draft, or changes nothing if there is an error. '
  'Returns the errors of private.paper_errors; an empty list means that it was written. Raises PT409 for a paper that '
  'is not a draft.';

-- ------------------------------------------------------------

-- Sealing: seal-paper reads a reviewed paper, writes its file, and records the seal; the scheduler does so for
-- rehearsals.

create function public.read_paper(p_paper_id uuid, p_organiser_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
begin
  select * into v_paper from private.papers where id = p_paper_id;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if v_paper.status <> 'reviewed' then
    return jsonb_build_object('outcome', 'not_reviewed', 'status', v_paper.status);
  end if;
  if private.is_kept_out(p_organiser_id, v_paper.edition_id, v_paper.class_id) then
    return jsonb_build_object('outcome', 'kept_out');
  end if;
  insert into private.admin_audit (actor, action, details)
  values (coalesce(p_organiser_id::text, 'scheduler'), 'read_paper',
    jsonb_build_object('paper_id', p_paper_id, 'for', 'sealing'));
  return (
    select jsonb_build_object(
      'outcome', 'paper', 'subject', coalesce(s.name, 'Practice run'),
      'class', coalesce(c.name, 'Classes ' || v_paper.from_class || '-' || v_paper.to_class), 'edition', e.name,
      'duration_seconds', v_paper.duration_seconds, 'items', i.items, 'passages', i.passages
    )
    from private.paper_items as i
    left join public.subjects as s on s.id = v_paper.exam_id
    left join public.classes as c on c.id = v_paper.class_id
    left join public.editions as e on e.id = v_paper.edition_id
    where i.paper_id = p_paper_id
  );
end
$$;
comment on function public.read_paper(uuid, uuid) is
  'For seal-paper: the questions of a reviewed paper, without their key, for an organiser or (null) the scheduler. '
  'Leaves an audit row (E6). Returns {outcome}: paper {subject, class, edition (null for a rehearsal), '
  'duration_seconds, items, passages}, not_found, not_reviewed {status}, kept_out (a child of the organiser is in '
  'that class).';

create function public.record_seal(p_paper_id uuid, p_items jsonb, p_seal jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_items jsonb;
begin
  perform 1 from private.papers where id = p_paper_id and status = 'reviewed' for update;
  if not found then
    return jsonb_build_object('outcome', 'not_reviewed');
  end if;
  select items into v_items from private.paper_items where paper_id = p_paper_id;
  -- Sealing may change only the order of the options; if a question was corrected meanwhile, the paper must be sealed
  -- again.
  if (select jsonb_agg((o - 'options') || jsonb_build_object(
    'options', (select jsonb_agg(x order by x) from jsonb_array_elements_text(o -> 'options') as x)) order by n)
      from jsonb_array_elements(v_items) with ordinality as l (o, n))
    is distinct from
    (select jsonb_agg((o - 'options') || jsonb_build_object(
      'options', (select jsonb_agg(x order by x) from jsonb_array_elements_text(o -> 'options') as x)) order by n)
      from jsonb_array_elements(p_items) with ordinality as l (o, n)) then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  update private.paper_items set items = p_items where paper_id = p_paper_id;
  insert into private.paper_seals (paper_id, path, sha256, bytes, paper_key, option_counts)
  select p_paper_id, p_paper_id || '/' || (p_seal ->> 'sha256') || '.bin', p_seal ->> 'sha256',
  (p_seal ->> 'bytes')::integer,
    p_seal ->> 'key', string_agg(jsonb_array_length(o -> 'options')::text, '' order by n)
  from jsonb_array_elements(p_items) with ordinality as l (o, n)
  on conflict (paper_id) do update
  set path = excluded.path, sha256 = excluded.sha256, bytes = excluded.bytes, paper_key = excluded.paper_key,
    option_counts = excluded.option_counts, sealed_at = now();
  update private.papers set status = 'sealed' where id = p_paper_id;
  -- The organiser who read the paper for this seal has sealed it.
  insert into private.admin_audit (actor, action, details)
  select a.actor, 'seal_paper', jsonb_build_object('paper_id', p_paper_id)
  from private.admin_audit as a
  where a.action = 'read_paper' and a.details @> jsonb_build_object('paper_id', p_paper_id, 'for', 'sealing')
  order by a.at desc, a.id desc limit 1;
  return jsonb_build_object('outcome', 'sealed');
end
$$;
comment on function public.record_seal(uuid, jsonb, jsonb) is
  'For seal-paper: records that the sealed file is uploaded. p_items has each question''s options in the order A, B, C '
  '… of that file; p_seal is {sha256 (hex), bytes, key (32 bytes in base64)}. Leaves an audit row of the organiser. '
  'Returns {outcome}: sealed, not_reviewed, changed_meanwhile (the questions are not those that were read).';

create function public.list_rehearsals_to_seal() returns setof uuid
language sql stable security definer set search_path = ''
as $$ select id from private.papers where kind = 'rehearsal' and status = 'reviewed' order by from_class $$;
comment on function public.list_rehearsals_to_seal() is
  'For the scheduler: the rehearsals that a migration has added and that are not sealed yet. They need no organiser, '
  'because their questions are part of the site.';

grant execute on function public.read_paper(uuid, uuid) to service_role;
grant execute on function public.record_seal(uuid, jsonb, jsonb) to service_role;
grant execute on function public.list_rehearsals_to_seal() to service_role;

-- ------------------------------------------------------------

-- Organisers write papers (docs/exam.md section 3): they create a draft, read it with its key, and save it completely
-- or not at all. paper_readers records who has read questions or key: a solver must never have read the key, and an
-- organiser who has read a paper cannot take the exam.

create table private.paper_readers (
  paper_id uuid not null references private.papers (id) on delete cascade,
  organiser_id uuid not null references public.students (id),
  has_key boolean not null default true,
  first_read_at timestamptz not null default now(),
  primary key (paper_id, organiser_id)
);
comment on table private.paper_readers is
  'Which organisers have ever read the questions of a paper, by reading, writing or solving it. Each reading also '
  'leaves an audit row.';
comment on column private.paper_readers.has_key is
  'Whether the organiser has read the key as well; a solver reads only the questions.';
create index paper_readers_organiser on private.paper_readers (organiser_id);

alter table private.paper_readers enable row level security;

create function private.lock_paper(p_paper_id uuid) returns private.papers
language sql set search_path = ''
as $$ select p from private.papers as p where p.id = p_paper_id and p.kind <> 'rehearsal' for update $$;
comment on function private.lock_paper(uuid) is
  'Locks and returns the paper of an exam, so that nobody else can change or start it until the end of the '
  'transaction. Null for an unknown paper and for a rehearsal, which is part of the site.';

create function private.paper_access_error(p_paper private.papers) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when p_paper.id is null then jsonb_build_object('outcome', 'not_found')
    when private.is_kept_out((select auth.uid()), p_paper.edition_id, p_paper.class_id)
      then jsonb_build_object('outcome', 'kept_out')
  end
$$;
comment on function private.paper_access_error(private.papers) is
  'Why the calling organiser cannot work on this paper, as {outcome}: not_found or kept_out; null if there is no '
  'reason.';

create function private.record_reader(p_paper_id uuid, p_has_key boolean) returns void
language sql set search_path = ''
as $$
  insert into private.paper_readers as r (paper_id, organiser_id, has_key)
  values (p_paper_id, (select auth.uid()), p_has_key)
  on conflict (paper_id, organiser_id) do update set has_key = r.has_key or excluded.has_key;
$$;
comment on function private.record_reader(uuid, boolean) is
  'Records that the caller has read the questions of a paper, and whether also the key.';

create function private.record_opening(p_paper_id uuid, p_for text) returns void
language sql set search_path = ''
as $$
  select private.record_reader(p_paper_id, p_for <> 'solving');
  select private.audit_change('read_paper', jsonb_build_object('paper_id', p_paper_id, 'for', p_for));
$$;
comment on function private.record_opening(uuid, text) is
  'Records that the caller has opened a paper, with its key to write it or without its key to solve it, and leaves an '
  'audit row (E6).';

create function private.knows_key(p_paper_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from private.paper_readers
    where paper_id = p_paper_id and organiser_id = (select auth.uid()) and has_key
  )
$$;
comment on function private.knows_key(uuid) is 'Whether the calling organiser has ever opened the key of a paper.';

create function private.create_paper(p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_kind text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_id uuid;
begin
  perform private.require_admin();
  if coalesce(p_kind, '') not in ('exam', 'reserve')
    or not exists (select 1 from public.edition_exams where edition_id = p_edition_id and exam_id = p_exam_id)
    or not exists (select 1 from public.classes where id = p_class_id) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if private.is_kept_out((select auth.uid()), p_edition_id, p_class_id) then
    return jsonb_build_object('outcome', 'kept_out');
  end if;
  insert into private.papers (kind, edition_id, exam_id, class_id) values (p_kind, p_edition_id, p_exam_id, p_class_id)
  on conflict do nothing
  returning id into v_id;
  if v_id is null then
    return jsonb_build_object('outcome', 'exists', 'paper_id', (
      select id from private.papers
      where edition_id = p_edition_id and exam_id = p_exam_id and class_id = p_class_id and kind = p_kind
    ));
  end if;
  perform private.audit_change('create_paper', jsonb_build_object('paper_id', v_id, 'kind', p_kind));
  return jsonb_build_object('outcome', 'created', 'paper_id', v_id);
end
$$;
comment on function private.create_paper(uuid, uuid, uuid, text) is
  'create_paper for an admin. Raises 42501 for anybody else.';

create function public.create_paper(p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_kind text) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.create_paper(p_edition_id, p_exam_id, p_class_id, p_kind);
comment on function public.create_paper(uuid, uuid, uuid, text) is
  'For admins: creates an empty draft for an exam of an edition in a class; p_kind is exam or reserve. Returns '
  '{outcome}: created or exists {paper_id}, not_found (the edition does not have the exam), kept_out (a child of the '
  'caller is in that class). Raises 42501 for anybody else. A new draft leaves an audit row.';

create function private.save_paper(
  p_paper_id uuid, p_seen_revision integer, p_items jsonb, p_passages jsonb, p_key jsonb
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_error jsonb;
  v_errors text[];
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_error := coalesce(private.paper_access_error(v_paper), case
    when v_paper.status <> 'draft' then jsonb_build_object('outcome', 'not_draft', 'status', v_paper.status)
    when v_paper.revision is distinct from p_seen_revision then jsonb_build_object('outcome', 'changed_meanwhile')
    when octet_length(concat(p_items, p_passages, p_key)) > 1048576 then jsonb_build_object('outcome', 'too_large')
  end);
  if v_error is not null then
    return v_error;
  end if;
  v_errors := private.write_paper(p_paper_id, p_items, p_passages, p_key);
  if cardinality(v_errors) > 0 then
    return jsonb_build_object('outcome', 'invalid', 'errors', v_errors);
  end if;
  perform private.record_reader(p_paper_id, true);
  perform private.audit_change(
    'save_paper', jsonb_build_object('paper_id', p_paper_id, 'questions', jsonb_array_length(p_items))
  );
  return jsonb_build_object('outcome', 'saved', 'revision', v_paper.revision + 1);
end
$$;
comment on function private.save_paper(uuid, integer, jsonb, jsonb, jsonb) is
  'save_paper for an admin. Raises 42501 for anybody else.';

create function public.save_paper(p_paper_id uuid, p_seen_revision integer, p_items jsonb, p_passages jsonb,
  p_key jsonb)
returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.save_paper(p_paper_id, p_seen_revision, p_items, p_passages, p_key);
comment on function public.save_paper(uuid, integer, jsonb, jsonb, jsonb) is
  'For admins: replaces the questions, passages and key of a draft if it still has the revision that was read; with '
  'an error it changes nothing. Returns {outcome}: saved {revision}, invalid {errors: texts that name questions and '
  'rules}, changed_meanwhile (there is a newer revision), not_draft {status}, too_large (over 1 MiB), kept_out, '
  'not_found. Raises 42501 for anybody else. Leaves an audit row, and counts as having read the key.';

create function private.reopen_paper(p_paper_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_error jsonb;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_error := coalesce(private.paper_access_error(v_paper), case
    when v_paper.status = 'draft' then jsonb_build_object('outcome', 'unchanged')
    when v_paper.status not in ('reviewed', 'sealed')
      or exists (select 1 from private.exam_attempts where paper_id = p_paper_id)
        then jsonb_build_object('outcome', 'too_late')
  end);
  if v_error is not null then
    return v_error;
  end if;
  delete from private.paper_seals where paper_id = p_paper_id;
  update private.papers set status = 'draft' where id = p_paper_id;
  perform private.audit_change('reopen_paper', jsonb_build_object('paper_id', p_paper_id, 'before', v_paper.status));
  return jsonb_build_object('outcome', 'reopened');
end
$$;
comment on function private.reopen_paper(uuid) is 'reopen_paper for an admin. Raises 42501 for anybody else.';

create function public.reopen_paper(p_paper_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.reopen_paper(p_paper_id);
comment on function public.reopen_paper(uuid) is
  'For admins: makes a reviewed or sealed paper a draft again, until its first attempt. The key of its sealed file is '
  'deleted. Returns {outcome}: reopened, unchanged, too_late, kept_out, not_found. Raises 42501 for anybody else. '
  'Leaves an audit row. Source: docs/exam.md section 2.';

grant execute on function private.create_paper(uuid, uuid, uuid, text) to authenticated;
grant execute on function private.save_paper(uuid, integer, jsonb, jsonb, jsonb) to authenticated;
grant execute on function private.reopen_paper(uuid) to authenticated;
grant execute on function public.create_paper(uuid, uuid, uuid, text) to authenticated;
grant execute on function public.save_paper(uuid, integer, jsonb, jsonb, jsonb) to authenticated;
grant execute on function public.reopen_paper(uuid) to authenticated;

-- ------------------------------------------------------------

-- The four-eyes check (docs/exam.md section 3): an organiser who has never opened a paper's key solves it,
-- disagreements with the key are corrected or explained, and then the paper is reviewed.

create table private.paper_solutions (
  paper_id uuid not null references private.papers (id) on delete cascade,
  fingerprint text not null,
  solver_id uuid not null references public.students (id),
  choice text,
  solved_at timestamptz not null default now(),
  note text,
  noted_by uuid references public.students (id),
  primary key (paper_id, fingerprint, solver_id)
);
comment on table private.paper_solutions is
  'An organiser''s choice for a question, made without the key. A changed question has another fingerprint and must '
  'be solved again. Only functions write it; it has no check constraints, for the reason given at paper_items (E6).';
comment on column private.paper_solutions.choice is
  'The text of the chosen option; null if the organiser found no right option, or several.';
comment on column private.paper_solutions.note is 'The explanation why the key is kept although this choice differs.';
create index paper_solutions_solver on private.paper_solutions (solver_id);
create index paper_solutions_noted_by on private.paper_solutions (noted_by);

alter table private.paper_solutions enable row level security;

create function private.fingerprint_item(p_item jsonb, p_passages jsonb) returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(concat(
    (p_item - '{n,section,options,topic,level,family,say,validUntil}'::text[])::text,
    (select jsonb_agg(o order by o)::text from jsonb_array_elements_text(p_item -> 'options') as o),
    (p_passages -> (p_item ->> 'passage'))::text
  ), 'UTF8')), 'hex')
$$;
comment on function private.fingerprint_item(jsonb, jsonb) is
  'SHA-256 in hex of everything that a child reads or hears of a question, without its number and the order of its '
  'options.';

create function private.list_solutions(p_paper_id uuid)
returns table (n integer, fingerprint text, solver_id uuid, choice text, note text, is_agreed boolean)
language sql stable set search_path = ''
as $$
  select i.n::integer, f.fingerprint, s.solver_id, s.choice, s.note,
    k.key -> i.n::text -> 'credited' = '"all"' or coalesce(k.key -> i.n::text -> 'credited' ? s.choice, false)
  from private.papers as p
  join private.paper_items as q on q.paper_id = p.id
  join private.paper_keys as k on k.paper_id = p.id and k.version = 1
  cross join jsonb_array_elements(q.items) with ordinality as i (item, n)
  cross join lateral (select private.fingerprint_item(i.item, q.passages) as fingerprint) as f
  left join private.paper_solutions as s
    on s.paper_id = p.id and s.fingerprint = f.fingerprint
    and not private.is_kept_out(s.solver_id, p.edition_id, p.class_id)
  where p.id = p_paper_id
$$;
comment on function private.list_solutions(uuid) is
  'The current questions of a paper with each organiser''s choice; one row with solver_id null for a question that '
  'nobody has solved. Choices of organisers who no longer have access to the paper are left out.';

create function private.missing_errors(p_paper private.papers) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(l.lack order by l.place), '{}')
  from (
    select count(*) as questions, count(*) filter (where i.item ->> 'section' = 'C') as challenges,
      count(distinct i.item ->> 'section') as sections,
      count(*) filter (where i.item ->> 'form' = 'audio') as spoken,
      count(*) filter (where i.item ->> 'form' = 'audio' and i.item -> 'clip' is not null) as recorded,
      case when (select c.number from public.classes as c where c.id = p_paper.class_id) <= 4 then 40
        else 50 end as wanted
    from private.paper_items as q
    cross join jsonb_array_elements(q.items) as i (item)
    where q.paper_id = p_paper.id
  ) as c
  cross join lateral (
    values
      (1, format('%s of %s questions', c.questions, c.wanted), c.questions <> c.wanted),
      (2, format('%s of 5 questions in section C', c.challenges), c.challenges <> 5),
      (3, 'questions in each of the sections A, B and C', c.sections <> 3),
      (4, format('clips for %s of %s audio questions: all or none', c.recorded, c.spoken),
        c.recorded not in (0, c.spoken))
  ) as l (place, lack, is_so)
  where l.is_so
$$;
comment on function private.missing_errors(private.papers) is
  'The missing parts of a draft: it needs 40 questions in classes 1 to 4 and 50 in higher classes, 5 of them in '
  'section C, and clips for either all audio questions or none. Empty if it is complete. Source: docs/exam.md '
  'sections 2 and 3.';

create function private.open_paper(p_paper_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_refusal jsonb;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_refusal := private.paper_access_error(v_paper);
  if v_refusal is not null then
    return v_refusal;
  end if;
  perform private.record_opening(p_paper_id, 'writing');
  return jsonb_build_object(
    'outcome', 'paper', 'revision', v_paper.revision,
    'items', coalesce((select items from private.paper_items where paper_id = p_paper_id), '[]'),
    'passages', coalesce((select passages from private.paper_items where paper_id = p_paper_id), '{}'),
    'key', coalesce((select key from private.paper_keys where paper_id = p_paper_id and version = 1), '{}'),
    'lacks', private.missing_errors(v_paper),
    'solutions', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'n', l.n, 'fingerprint', l.fingerprint, 'solver_id', l.solver_id, 'solver',
            coalesce(s.name, s.email, 'Somebody who left'),
            'choice', l.choice, 'note', l.note, 'is_agreed', l.is_agreed
          ) order by l.n, s.name
        )
        from private.list_solutions(p_paper_id) as l
        join public.students as s on s.id = l.solver_id
      ), '[]'
    )
  );
end
$$;
comment on function private.open_paper(uuid) is 'open_paper for an admin. Raises 42501 for anybody else.';

create function public.open_paper(p_paper_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.open_paper(p_paper_id);
comment on function public.open_paper(uuid) is
  'For admins: a paper with its key, to write it or to compare it with the solutions. Returns {outcome}: paper '
  '{revision, items, passages, key, lacks: what is missing (private.missing_errors), solutions: [{n, fingerprint, '
  'solver_id, solver, choice (null: no right option, or several), note, is_agreed}]}, kept_out, not_found. Raises '
  '42501 for anybody else. Each read leaves an audit row; an organiser who has read the key cannot solve the paper '
  '(E6).';

create function private.read_paper_to_solve(p_paper_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_error jsonb;
  v_caller constant uuid := (select auth.uid());
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_error := coalesce(private.paper_access_error(v_paper), case
    when v_paper.status <> 'draft' then jsonb_build_object('outcome', 'not_draft', 'status', v_paper.status)
    when private.knows_key(p_paper_id) and not private.is_single_organiser()
      then jsonb_build_object('outcome', 'key_known')
    when not exists (select 1 from private.paper_items where paper_id = p_paper_id)
      then jsonb_build_object('outcome', 'empty')
  end);
  if v_error is not null then
    return v_error;
  end if;
  perform private.record_opening(p_paper_id, 'solving');
  return (
    select jsonb_build_object(
      'outcome', 'paper', 'passages', q.passages,
      'items', (
        select jsonb_agg(
          (i.item - '{topic,level,family,say,validUntil}'::text[]) || jsonb_build_object(
            -- The author's order of the options could reveal the key.
            'options', (
              select jsonb_agg(o order by md5(f.fingerprint || o))
                from jsonb_array_elements_text(i.item -> 'options') as o
            ),
            'fingerprint', f.fingerprint,
            'is_solved', exists (
              select 1 from private.paper_solutions as s
              where s.paper_id = p_paper_id and s.fingerprint = f.fingerprint and s.solver_id = v_caller
            )
          ) order by i.n
        )
        from jsonb_array_elements(q.items) with ordinality as i (item, n)
        cross join lateral (select private.fingerprint_item(i.item, q.passages) as fingerprint) as f
      )
    )
    from private.paper_items as q where q.paper_id = p_paper_id
  );
end
$$;
comment on function private.read_paper_to_solve(uuid) is
  'read_paper_to_solve for an admin. Raises 42501 for anybody else.';

create function public.read_paper_to_solve(p_paper_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.read_paper_to_solve(p_paper_id);
comment on function public.read_paper_to_solve(uuid) is
  'For admins who have never read its key: the questions of a draft without key, spoken word and topic, their options '
  'in random order. Returns {outcome}: paper {passages, items: each with fingerprint and is_solved (by the caller)}, '
  'empty, key_known, not_draft {status}, kept_out, not_found. A single organiser may know the key (setting '
  'single_organiser). Raises 42501 for anybody else. Each read leaves an audit row (E6).';

create function private.solve_paper(p_paper_id uuid, p_choices jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_error jsonb;
  v_caller constant uuid := (select auth.uid());
  v_solved integer;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_error := coalesce(private.paper_access_error(v_paper), case
    when v_paper.status <> 'draft' then jsonb_build_object('outcome', 'not_draft', 'status', v_paper.status)
    when private.knows_key(p_paper_id) and not private.is_single_organiser()
      then jsonb_build_object('outcome', 'key_known')
  end);
  if v_error is not null then
    return v_error;
  end if;
  -- The first choice counts: a solver who has seen the disagreements would only agree.
  insert into private.paper_solutions (paper_id, fingerprint, solver_id, choice)
  select distinct on (f.fingerprint) p_paper_id, f.fingerprint, v_caller, p_choices ->> f.fingerprint
  from private.paper_items as q
  cross join jsonb_array_elements(q.items) as i (item)
  cross join lateral (select private.fingerprint_item(i.item, q.passages) as fingerprint) as f
  where q.paper_id = p_paper_id and jsonb_typeof(p_choices) = 'object' and p_choices ? f.fingerprint
    and (p_choices -> f.fingerprint = 'null' or i.item -> 'options' ? (p_choices ->> f.fingerprint))
  on conflict do nothing;
  get diagnostics v_solved = row_count;
  perform private.audit_change(
    'solve_paper', jsonb_build_object('paper_id', p_paper_id, 'solved', v_solved, 'single_organiser',
      private.is_single_organiser())
  );
  return jsonb_build_object('outcome', 'solved', 'solved', v_solved);
end
$$;
comment on function private.solve_paper(uuid, jsonb) is 'solve_paper for an admin. Raises 42501 for anybody else.';

create function public.solve_paper(p_paper_id uuid, p_choices jsonb) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.solve_paper(p_paper_id, p_choices);
comment on function public.solve_paper(uuid, jsonb) is
  'For admins who have never read its key: saves choices for questions of a draft, an object from fingerprint to the '
  'text of an option, or null if no option is right, or several. The first choice for a question counts. Unknown '
  'questions and options are ignored. Returns {outcome}: solved {solved: how many were new}, key_known, not_draft '
  '{status}, kept_out, not_found. Raises 42501 for anybody else. Leaves an audit row.';

create function private.explain_disagreement(p_paper_id uuid, p_fingerprint text, p_solver_id uuid, p_note text)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_error jsonb;
  v_note constant text := private.clean_note(p_note);
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_error := coalesce(private.paper_access_error(v_paper), case
    when v_paper.status <> 'draft' then jsonb_build_object('outcome', 'not_draft', 'status', v_paper.status)
    when v_note is null then jsonb_build_object('outcome', 'note_required')
    when char_length(v_note) > 500 then jsonb_build_object('outcome', 'note_too_long')
    -- The solver who disagrees must not explain their own disagreement.
    when p_solver_id = (select auth.uid()) and not private.is_single_organiser()
      then jsonb_build_object('outcome', 'own_choice')
  end);
  if v_error is not null then
    return v_error;
  end if;
  update private.paper_solutions set note = v_note, noted_by = (select auth.uid())
  where paper_id = p_paper_id and fingerprint = p_fingerprint and solver_id = p_solver_id;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  perform private.audit_change(
    'explain_disagreement', jsonb_build_object(
      'paper_id', p_paper_id, 'fingerprint', p_fingerprint, 'solver_id', p_solver_id)
  );
  return jsonb_build_object('outcome', 'saved');
end
$$;
comment on function private.explain_disagreement(uuid, text, uuid, text) is
  'explain_disagreement for an admin. Raises 42501 for anybody else.';

create function public.explain_disagreement(p_paper_id uuid, p_fingerprint text, p_solver_id uuid, p_note text)
  returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.explain_disagreement(p_paper_id, p_fingerprint, p_solver_id, p_note);
comment on function public.explain_disagreement(uuid, text, uuid, text) is
  'For admins: saves why the key is kept although an organiser chose differently, in 1 to 500 characters. Returns '
  '{outcome}: saved, note_required, note_too_long, own_choice (another organiser must explain it), not_draft '
  '{status}, kept_out, not_found. Raises 42501 for anybody else. Leaves an audit row.';

create function private.review_paper(p_paper_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_error jsonb;
  v_missing_errors text[];
  v_unsolved integer;
  v_disagreements integer;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_error := private.paper_access_error(v_paper);
  v_missing_errors := private.missing_errors(v_paper);
  select count(distinct l.n) filter (where l.solver_id is null),
    count(*) filter (where l.solver_id is not null and not l.is_agreed and l.note is null)
  into v_unsolved, v_disagreements
  from private.list_solutions(p_paper_id) as l;
  v_error := coalesce(v_error, case
    when v_paper.status <> 'draft' then jsonb_build_object('outcome', 'not_draft', 'status', v_paper.status)
    when cardinality(v_missing_errors) > 0 then jsonb_build_object('outcome', 'incomplete', 'lacks', v_missing_errors)
    when v_unsolved > 0 or v_disagreements > 0
      then jsonb_build_object('outcome', 'open', 'unsolved', v_unsolved, 'disagreements', v_disagreements)
  end);
  if v_error is not null then
    return v_error;
  end if;
  update private.papers set status = 'reviewed' where id = p_paper_id;
  perform private.audit_change(
    'review_paper',
    jsonb_build_object(
      'paper_id', p_paper_id, 'single_organiser', private.is_single_organiser(),
      'solvers', (select jsonb_agg(distinct l.solver_id) from private.list_solutions(p_paper_id) as l)
    )
  );
  return jsonb_build_object('outcome', 'reviewed');
end
$$;
comment on function private.review_paper(uuid) is 'review_paper for an admin. Raises 42501 for anybody else.';

create function public.review_paper(p_paper_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.review_paper(p_paper_id);
comment on function public.review_paper(uuid) is
  'For admins: marks a draft as reviewed if it is complete, every question was solved in its current form, and each '
  'disagreement was corrected or explained. Returns {outcome}: reviewed, incomplete {lacks}, open {unsolved, '
  'disagreements}, not_draft {status}, kept_out, not_found. Raises 42501 for anybody else. Leaves an audit row with '
  'the solvers, and whether one organiser was enough. Source: docs/exam.md section 3.';

grant execute on function private.open_paper(uuid) to authenticated;
grant execute on function private.read_paper_to_solve(uuid) to authenticated;
grant execute on function private.solve_paper(uuid, jsonb) to authenticated;
grant execute on function private.explain_disagreement(uuid, text, uuid, text) to authenticated;
grant execute on function private.review_paper(uuid) to authenticated;
grant execute on function public.open_paper(uuid) to authenticated;
grant execute on function public.read_paper_to_solve(uuid) to authenticated;
grant execute on function public.solve_paper(uuid, jsonb) to authenticated;
grant execute on function public.explain_disagreement(uuid, text, uuid, text) to authenticated;
grant execute on function public.review_paper(uuid) to authenticated;

-- ------------------------------------------------------------

-- The organisers' list of papers, and the alarm for missing papers: 72 hours before an exam, each class with an
-- enrolment must have a sealed paper (docs/exam.md section 10).

create function private.find_missing_papers() returns table (edition_id uuid, exam_id uuid, class_id uuid)
language sql stable set search_path = ''
as $$
  select distinct n.edition_id, n.exam_id, n.class_id
  from public.edition_exams as x
  join public.enrolments as n on n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.is_active
  where private.exam_now() >=
      coalesce(x.opens_at, x.exam_on::timestamp at time zone interval '5 hours 30 minutes') - interval '72 hours'
    and private.day_in_india(private.exam_now()) <= x.exam_on
    and not exists (
      select 1 from private.papers as p
      where p.kind = 'exam' and p.edition_id = n.edition_id and p.exam_id = n.exam_id and p.class_id = n.class_id
        and (p.status not in ('draft', 'reviewed') or p.called_off_at is not null)
    )
$$;
comment on function private.find_missing_papers() is
  'The classes with an enrolment in an exam of today or of the next 72 hours whose paper is not sealed. For an exam '
  'without hours, the 72 hours end at the beginning of its day in India. Source: docs/exam.md section 10.';

create function public.count_missing_papers() returns jsonb
language sql stable security definer set search_path = ''
as $$ select jsonb_build_object('papers', (select count(*) from private.find_missing_papers())) $$;
comment on function public.count_missing_papers() is
  'For the scheduler: {papers: how many sealed papers are missing 72 hours before their exam}.';
grant execute on function public.count_missing_papers() to service_role;

create function private.list_papers(p_edition_id uuid)
returns table (
  exam_id uuid, exam_name text, class_id uuid, class_name text, class_number smallint, kind text, exam_on date,
  opens_at timestamptz, enrolled integer, paper_id uuid, status text, questions integer, unsolved integer,
  disagreements integer, is_missing boolean, has_attempt boolean, is_kept_out boolean, is_key_known boolean,
  is_called_off boolean, other_solvers integer
)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select x.exam_id, s.name, c.id, c.name, c.number, k.kind, x.exam_on, x.opens_at,
    (
      select count(*)::integer from public.enrolments as n
      where n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.class_id = c.id and n.is_active
    ),
    p.id, coalesce(p.status, 'none'), coalesce(jsonb_array_length(q.items), 0), l.unsolved, l.disagreements,
    k.kind = 'exam' and exists (
      select 1 from private.find_missing_papers() as m
      where m.edition_id = x.edition_id and m.exam_id = x.exam_id and m.class_id = c.id
    ),
    exists (select 1 from private.exam_attempts as a where a.paper_id = p.id),
    private.is_kept_out((select auth.uid()), x.edition_id, c.id),
    private.knows_key(p.id),
    private.is_called_off(x.edition_id, x.exam_id, c.id),
    (
      select count(*)::integer from public.students as o
      where o.role = 'admin' and o.deleted_at is null and o.id <> (select auth.uid())
        and not private.is_kept_out(o.id, x.edition_id, c.id)
        and not exists (
          select 1 from private.paper_readers as r where r.paper_id = p.id and r.organiser_id = o.id and r.has_key
        )
    )
  from public.edition_exams as x
  join public.subjects as s on s.id = x.exam_id
  cross join public.classes as c
  cross join (values ('exam'), ('reserve')) as k (kind)
  left join private.papers as p
    on p.edition_id = x.edition_id and p.exam_id = x.exam_id and p.class_id = c.id and p.kind = k.kind
  left join private.paper_items as q on q.paper_id = p.id
  cross join lateral (
    select count(distinct o.n) filter (where o.solver_id is null)::integer as unsolved,
      (count(*) filter (where o.solver_id is not null and not o.is_agreed and o.note is null))::integer as disagreements
    from private.list_solutions(p.id) as o
  ) as l
  where x.edition_id = p_edition_id and (k.kind = 'exam' or p.id is not null)
  order by x.exam_on, s.name, c.number, k.kind;
$$;
comment on function private.list_papers(uuid) is 'list_papers for an admin. Raises 42501 for anybody else.';

create function public.list_papers(p_edition_id uuid)
returns table (
  exam_id uuid, exam_name text, class_id uuid, class_name text, class_number smallint, kind text, exam_on date,
  opens_at timestamptz, enrolled integer, paper_id uuid, status text, questions integer, unsolved integer,
  disagreements integer, is_missing boolean, has_attempt boolean, is_kept_out boolean, is_key_known boolean,
  is_called_off boolean, other_solvers integer
)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.list_papers(p_edition_id);
comment on function public.list_papers(uuid) is
  'For admins: every exam and class of an edition by day, subject and class, with its paper and its reserve paper '
  '(kind), without questions. status is none (paper_id null), draft, reviewed, sealed, provisional or final. opens_at '
  'is null until the hours are announced. unsolved counts questions that nobody has solved in their current form, '
  'disagreements those that are neither corrected nor explained. is_missing: whether the paper must be sealed now (72 '
  'hours before). is_kept_out and is_key_known are about the caller. is_called_off: whether the exam was called off '
  'in the class. other_solvers counts the other organisers who have not read the key and could solve it. Raises 42501 '
  'for anybody else.';

grant execute on function private.list_papers(uuid) to authenticated;
grant execute on function public.list_papers(uuid) to authenticated;


-- supabase/schemas/attempts.sql

-- Attempts: one row for each student and paper, with their sessions, answers and receipts. An attempt runs until the
-- student or the deadline ends it. Its column status is normal, held, released (after held), void or reset
-- (docs/exam.md section 2).

create table private.exam_attempts (
  id uuid primary key default gen_random_uuid(),
  paper_id uuid not null references private.papers (id),
  student_id uuid not null references public.students (id),
  exam_id uuid,
  edition_id uuid,
  class_id uuid references public.classes (id),
  order_id uuid,
  student_name text check (char_length(student_name) between 1 and 100),
  seed text not null check (seed ~ '^[0-9a-f]{16}$'),
  started_at timestamptz not null,
  last_session_no smallint not null default 0 check (last_session_no between 0 and 200),
  finished_at timestamptz,
  deadline_at timestamptz,
  ended_by text check (ended_by in ('student', 'time')),
  status text not null default 'normal' check (status in ('normal', 'held', 'released', 'void', 'reset')),
  held_for text check (held_for in ('refund', 'dispute', 'void')),
  foreign key (edition_id, exam_id) references public.edition_exams (edition_id, exam_id),
  foreign key (order_id, exam_id) references public.order_items (order_id, exam_id),
  check ((exam_id is null) = (edition_id is null) and (exam_id is null) = (order_id is null)),
  check (exam_id is null or class_id is not null),
  check (finished_at >= started_at),
  check ((finished_at is null) = (ended_by is null) and (finished_at is null) = (deadline_at is null)),
  check ((status = 'held') <= (held_for is not null))
);
comment on table private.exam_attempts is
  'One row per attempt. Exam, edition, class and order are those of the enrolment at the start; a rehearsal has only '
  'the class.';
comment on column private.exam_attempts.class_id is
  'The class of the enrolment at the start; for a rehearsal the class in the profile, or null.';
comment on column private.exam_attempts.finished_at is
  'When the student finished and all events of the session had arrived, or 180 seconds after the deadline.';
comment on column private.exam_attempts.deadline_at is
  'The final deadline; null while the attempt runs (private.find_deadline).';
comment on column private.exam_attempts.held_for is
  'Why the attempt''s result is or was held. A guardian''s missing consent is not stored here: private.find_hold '
  'checks the consent.';
comment on column private.exam_attempts.student_name is
  'The name in the profile at the start, for the certificate (docs/exam.md section 8); null if the account is deleted '
  'or the profile had no name.';
create unique index exam_attempts_one on private.exam_attempts (student_id, exam_id, edition_id)
  where exam_id is not null and status <> 'reset';
create index exam_attempts_paper on private.exam_attempts (paper_id, student_id);
create index exam_attempts_student on private.exam_attempts (student_id, started_at desc);
create index exam_attempts_running on private.exam_attempts (started_at) where finished_at is null;
create index exam_attempts_edition_exam on private.exam_attempts (edition_id, exam_id);
create index exam_attempts_class on private.exam_attempts (class_id);
create index exam_attempts_item on private.exam_attempts (order_id, exam_id);

create table private.exam_sessions (
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  session_no smallint not null check (session_no > 0),
  ticket_hash bytea not null,
  acked_seq integer not null default 0 check (acked_seq >= 0),
  started_at timestamptz not null,
  last_answered_at timestamptz,
  last_saved_at timestamptz,
  last_contact_at timestamptz,
  calls smallint not null default 0,
  calls_until timestamptz not null,
  primary key (attempt_id, session_no)
);
comment on table private.exam_sessions is
  'One row per page load of an attempt. Only the SHA-256 of its ticket is stored.';
comment on column private.exam_sessions.acked_seq is
  'Every event of the session up to this number has been saved (E3).';
comment on column private.exam_sessions.last_answered_at is 'When the student gave the last answer of this session.';
comment on column private.exam_sessions.last_saved_at is
  'When save_answers last returned saved. Later events are dated at most 10 s before this time. Source: docs/exam.md '
  'section 5 no. 2.';
comment on column private.exam_sessions.last_contact_at is
  'The last contact before the deadline: when the session began, or when save_answers last returned saved before the '
  'deadline. Later calls do not change it.';
comment on column private.exam_sessions.calls is 'Calls with its ticket in the minute that ends at calls_until.';

create table private.exam_events (
  attempt_id uuid not null,
  session_no smallint not null,
  seq integer not null check (seq > 0),
  n smallint not null,
  option text check (option in ('a', 'b', 'c', 'd')),
  answered_at timestamptz not null,
  received_at timestamptz not null,
  primary key (attempt_id, session_no, seq),
  foreign key (attempt_id, session_no) references private.exam_sessions (attempt_id, session_no) on delete cascade,
  check (answered_at <= received_at)
);
comment on table private.exam_events is
  'Answers: the student chose this option (its letter in the file) for question n at answered_at; null clears the '
  'answer.';

create table private.exam_receipts (
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  no smallint not null check (no > 0),
  letters text not null check (letters ~ '^[a-d-]+$'),
  code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$'),
  issued_at timestamptz not null,
  primary key (attempt_id, no)
);
-- Also finds a code by its first characters.
create index exam_receipts_code on private.exam_receipts (private.code_key(code) text_pattern_ops);
comment on table private.exam_receipts is
  'The counted answers of a finished attempt: a letter or - for each question. The receipt with the highest number '
  'counts; a new one is issued when answers that another session gave in time arrive after the end.';

create table private.kept_answer_decisions (
  attempt_id uuid primary key references private.exam_attempts (id) on delete cascade,
  is_counted boolean not null,
  reason text not null check (char_length(reason) between 1 and 500),
  decided_by uuid not null references public.students (id),
  decided_at timestamptz not null
);
comment on table private.kept_answer_decisions is
  'An organiser''s decision on answers that were given in time and arrived more than 180 seconds after the deadline, '
  'but within 15 minutes: they count or they do not (E4). One decision per attempt, which is final.';
create index kept_answer_decisions_decided_by on private.kept_answer_decisions (decided_by);

create table private.exam_room_events (
  id bigint generated always as identity primary key,
  attempt_id uuid not null,
  session_no smallint not null,
  kind text not null check (kind ~ '^[a-z_]{1,30}$'),
  at_ms integer not null,
  for_ms integer check (for_ms >= 0),
  noted_at timestamptz not null,
  unique nulls not distinct (attempt_id, session_no, kind, at_ms, for_ms),
  foreign key (attempt_id, session_no) references private.exam_sessions (attempt_id, session_no) on delete cascade
);
comment on table private.exam_room_events is
  'Events that the exam page recorded: hidden, offline, another device, a clock that jumped. They never change marks '
  '(docs/exam.md section 9). at_ms is milliseconds since the attempt''s start.';

create index exam_room_events_noted on private.exam_room_events (noted_at);

alter table private.exam_attempts enable row level security;
alter table private.exam_sessions enable row level security;
alter table private.exam_events enable row level security;
alter table private.exam_receipts enable row level security;
alter table private.kept_answer_decisions enable row level security;
alter table private.exam_room_events enable row level security;

-- Rows are deleted with their attempt or student, and never change.
create trigger exam_events_forbid_change before update on private.exam_events
  for each row execute function private.forbid_changes();
create trigger exam_receipts_forbid_change before update on private.exam_receipts
  for each row execute function private.forbid_changes();

-- In PL/pgSQL, which caches query plans, because this runs for every saved answer.
create function private.granted_seconds(p_paper_id uuid, p_student_id uuid) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select least(3600, coalesce(sum(g.extra_seconds) filter (where g.is_confirmed), 0)
      + least(900, coalesce(sum(g.extra_seconds) filter (where not g.is_confirmed and g.extra_seconds <= 900),
        0)))::integer
    from (
      select extra_seconds, confirmed_by is not null or is_single as is_confirmed
      from private.exam_grants
      where paper_id = p_paper_id and student_id = p_student_id
    ) as g
  );
end
$$;
comment on function private.granted_seconds(uuid, uuid) is
  'The extra seconds that a student has for a paper: at most 3,600, of which at most 900 without a second '
  'organiser''s confirmation. Source: docs/exam.md section 2.';

create function private.find_deadline(p_attempt private.exam_attempts) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(p_attempt.deadline_at, (
    select p_attempt.started_at + make_interval(
      secs => p.duration_seconds + p.extra_seconds + private.granted_seconds(p.id, p_attempt.student_id)
    )
    from private.papers as p where p.id = p_attempt.paper_id
  ));
end
$$;
comment on function private.find_deadline(private.exam_attempts) is
  'The time until which answers of this attempt count: its start plus the paper''s length and the extra time of the '
  'paper and of this student.';

create function private.silent_sessions(p_attempt_id uuid, p_deadline timestamptz) returns smallint[]
language plpgsql stable set search_path = ''
as $$
declare
  v_silent_from timestamptz := p_deadline - private.silent_time();
begin
  return (
    select case when bool_or(s.last_contact_at > v_silent_from) then
      array_agg(s.session_no) filter (where coalesce(s.last_contact_at, '-infinity') <= v_silent_from)
    end
    from private.exam_sessions as s
    where s.attempt_id = p_attempt_id
  );
end
$$;
comment on function private.silent_sessions(uuid, timestamptz) is
  'The sessions of an attempt that sent nothing in the two minutes before the deadline while another session did. The '
  'student was online, so answers that these sessions send after the deadline do not count automatically (E4). Null '
  'if there are none.';

create function private.list_counting_events(
  p_attempt private.exam_attempts, p_session_no integer default null, p_from_seq integer default 1
) returns setof private.exam_events
language plpgsql stable set search_path = ''
as $$
declare
  v_deadline timestamptz := private.find_deadline(p_attempt);
  v_silent_nos smallint[] := private.silent_sessions(p_attempt.id, v_deadline);
begin
  return query
  select e.*
  from private.exam_events as e
  -- Written as a range, so that one session's events are found by the primary key.
  where e.attempt_id = p_attempt.id and e.seq >= p_from_seq
    and e.session_no between coalesce(p_session_no, 1) and coalesce(p_session_no, 32767)
    and e.answered_at <= least(v_deadline, case when p_attempt.ended_by = 'student' then p_attempt.finished_at end)
    and (
      e.received_at <= v_deadline
      or (e.received_at <= v_deadline + private.answer_grace() and e.session_no <> all (coalesce(v_silent_nos, '{}')))
      or (e.received_at <= v_deadline + private.late_answer_time() and exists (
        select 1 from private.kept_answer_decisions as k where k.attempt_id = p_attempt.id and k.is_counted
      ))
    );
end
$$;
comment on function private.list_counting_events(private.exam_attempts, integer, integer) is
  'The events of an attempt that can count: given by the deadline and before the student finished, and received '
  'within 180 s after the deadline (from a silent session: by the deadline), or within 15 minutes if an organiser has '
  'decided that they count (E4). Covers all sessions, or one session from an event number on.';

create function private.answer_letters(p_attempt private.exam_attempts, p_session_no integer default null) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select string_agg(coalesce(l.option, '-'), '' order by q.n)
    from private.paper_seals as s
    cross join generate_series(1, char_length(s.option_counts)) as q (n)
    left join (
      select distinct on (e.n) e.n, e.option
      from private.list_counting_events(p_attempt, p_session_no) as e
      order by e.n, e.answered_at desc, e.session_no desc, e.seq desc
    ) as l on l.n = q.n
    where s.paper_id = p_attempt.paper_id
  );
end
$$;
comment on function private.answer_letters(private.exam_attempts, integer) is
  'The counted answers of an attempt: for each question the last answer from any session, as a letter or - (E2). With '
  'a session number: only the answers of that session that count.';

create function private.receipt_code(p_attempt_id uuid, p_finished_at timestamptz, p_letters text) returns text
language sql stable set search_path = ''
as $$
  select string_agg(
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substring(h.bits from i * 5 + 1 for 5)::integer + 1, 1)
      || case when i in (3, 7) then '-' else '' end,
    '' order by i
  )
  from (
    select ('x' || left(encode(sha256(convert_to(
      p_attempt_id || '|' || private.iso_timestamp(p_finished_at) || '|' || p_letters, 'UTF8'
    )), 'hex'), 15))::bit(60) as bits
  ) as h
  cross join generate_series(0, 11) as i
$$;
comment on function private.receipt_code(uuid, timestamptz, text) is
  'The code of a receipt: the first 12 characters of Crockford''s base 32 of sha256(attempt id|finished at|letters), '
  'in groups of four. Source: docs/exam.md section 5.';

create function private.issue_receipt(p_attempt private.exam_attempts) returns private.exam_receipts
language plpgsql set search_path = ''
as $$
declare
  v_letters text := private.answer_letters(p_attempt);
  v_receipt private.exam_receipts;
begin
  select * into v_receipt from private.exam_receipts where attempt_id = p_attempt.id order by no desc limit 1;
  if v_receipt.letters is distinct from v_letters then
    insert into private.exam_receipts (attempt_id, no, letters, code, issued_at)
    values (
      p_attempt.id, coalesce(v_receipt.no, 0) + 1, v_letters,
      private.receipt_code(p_attempt.id, p_attempt.finished_at, v_letters), private.exam_now()
    )
    returning * into v_receipt;
  end if;
  return v_receipt;
end
$$;
comment on function private.issue_receipt(private.exam_attempts) is
  'Returns the last receipt of a finished attempt, or issues the next one if the counted answers have changed.';

create function private.end_attempt(p_attempt private.exam_attempts, p_at timestamptz) returns private.exam_attempts
language plpgsql set search_path = ''
as $$
declare
  v_deadline timestamptz := private.find_deadline(p_attempt);
  v_attempt private.exam_attempts;
begin
  update private.exam_attempts
  set finished_at = p_at, deadline_at = v_deadline, ended_by = case when p_at <= v_deadline then 'student'
    else 'time' end
  where id = p_attempt.id
  returning * into v_attempt;
  perform private.issue_receipt(v_attempt);
  return v_attempt;
end
$$;
comment on function private.end_attempt(private.exam_attempts, timestamptz) is
  'Ends a running attempt at the given time and issues its receipt. The caller must hold the lock on its row. '
  'ended_by is student until the deadline, afterwards time.';

create function private.lock_attempt(p_attempt_id uuid) returns private.exam_attempts
language plpgsql set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_deadline timestamptz;
begin
  select * into v_attempt from private.exam_attempts where id = p_attempt_id for no key update;
  if v_attempt.id is not null and v_attempt.finished_at is null then
    v_deadline := private.find_deadline(v_attempt);
    if private.exam_now() > v_deadline + private.answer_grace() then
      v_attempt := private.end_attempt(v_attempt, v_deadline + private.answer_grace());
    end if;
  end if;
  return v_attempt;
end
$$;
comment on function private.lock_attempt(uuid) is
  'Locks and returns an attempt. If its deadline is more than 180 s ago, its end is recorded first. Call it before '
  'locking a session''s row.';

create function private.has_attempt(p_student_id uuid, p_exam_id uuid, p_edition_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from private.exam_attempts
    where student_id = p_student_id and exam_id = p_exam_id and edition_id = p_edition_id and status <> 'reset'
  )
$$;
comment on function private.has_attempt(uuid, uuid, uuid) is
  'Whether a student has started an exam of an edition. A started exam can be neither refunded nor moved to another '
  'class (docs/exam.md section 2).';

-- ------------------------------------------------------------

-- Starting an exam: who may start, when, and the ticket for sending answers (docs/exam.md sections 2, 5 and 6).
-- Functions that run at each start and in each list are PL/pgSQL, which caches its plans (decision 090).

create function private.find_paper_hours(
  p_paper private.papers, out opens_at timestamptz, out last_start_at timestamptz)
language plpgsql stable set search_path = ''
as $$
begin
  select coalesce(p_paper.opens_at, x.opens_at), coalesce(p_paper.last_start_at, x.last_start_at)
  into opens_at, last_start_at
  from (select) as one
  left join public.edition_exams as x
    on x.edition_id = p_paper.edition_id and x.exam_id = p_paper.exam_id and p_paper.kind = 'exam';
end
$$;
comment on function private.find_paper_hours(private.papers) is
  'The first and last time at which everybody can start a paper: its own hours, else those of its exam. Null until '
  'they are announced, and for reserve papers and rehearsals.';

create function private.find_hours(
  p_paper private.papers, p_student_id uuid, out opens_at timestamptz, out last_start_at timestamptz,
    out slot_opens_at timestamptz
)
language plpgsql stable set search_path = ''
as $$
begin
  select coalesce(g.opens_at, e.opens_at), coalesce(g.last_start_at, e.last_start_at),
    coalesce(
      g.opens_at,
      e.opens_at + make_interval(
        secs => mod(abs(hashtextextended(p_student_id || ':' || p_paper.id, 0) % 1000000007), p_paper.slot_seconds)
      )
    )
  into opens_at, last_start_at, slot_opens_at
  from private.find_paper_hours(p_paper) as e
  left join lateral (
    select g.opens_at, g.last_start_at
    from private.exam_grants as g
    where g.paper_id = p_paper.id and g.student_id = p_student_id and g.opens_at is not null
      and (
        g.confirmed_by is not null or g.is_single or p_paper.kind = 'reserve'
        or (not g.wants_second and g.last_start_at - g.opens_at <= private.unconfirmed_grant_time())
      )
    order by g.granted_at desc, g.id
    limit 1
  ) as g on true;
end
$$;
comment on function private.find_hours(private.papers, uuid) is
  'When a student can start a paper: from slot_opens_at, which is some seconds after opens_at so that students do not '
  'all start at the same moment, to last_start_at. The student''s individual hours take precedence; hours that need a '
  'second organiser (over 900 seconds, or after everybody''s last start) count only once confirmed. A reserve paper '
  'has only individual hours. All null if the hours are not known.';

create function private.is_refund_under_way(p_enrolment public.enrolments) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select exists (
      select 1
      from private.refund_items as i
      join private.refund_tasks as t on t.id = i.task_id
      where i.order_id = p_enrolment.order_id and i.exam_id = p_enrolment.exam_id
        and t.status in ('queued', 'requested', 'processed')
    )
  );
end
$$;
comment on function private.is_refund_under_way(public.enrolments) is
  'Whether a refund of this exam has been decided, so that it can no longer be started. Source: docs/exam.md section '
  '2.';

create function private.open_session(p_attempt private.exam_attempts, p_outcome text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.exam_now();
  v_ticket text := encode(extensions.gen_random_bytes(32), 'hex');
  v_session_no smallint;
  v_deadline timestamptz := private.find_deadline(p_attempt);
begin
  update private.exam_attempts set last_session_no = last_session_no + 1
  where id = p_attempt.id and last_session_no < case when exam_id is null then 40 else 200 end
  returning last_session_no into v_session_no;
  if v_session_no is null
    or not private.consume_rate_limit('exam-sessions:student:' || p_attempt.student_id, 30, 60) then
    raise exception 'Too many page loads.' using errcode = 'PT429';
  end if;
  insert into private.exam_sessions (attempt_id, session_no, ticket_hash, started_at, last_contact_at, calls_until)
  values (
    p_attempt.id, v_session_no, sha256(convert_to(v_ticket, 'UTF8')), v_now, case when v_now <= v_deadline
      then v_now end, v_now
  );
  return jsonb_build_object(
    'outcome', p_outcome, 'attempt_id', p_attempt.id, 'session_no', v_session_no, 'ticket', v_ticket,
    'seed', p_attempt.seed, 'paper_key',
    (select s.paper_key from private.paper_seals as s where s.paper_id = p_attempt.paper_id),
    'started_at', private.iso_timestamp(p_attempt.started_at),
    'deadline_at', private.iso_timestamp(v_deadline), 'server_now', private.iso_timestamp(v_now),
    'answers', (
      select coalesce(jsonb_agg(jsonb_build_object('n', l.n, 'option', l.letter) order by l.n) filter (
        where l.letter <> '-'), '[]')
      from string_to_table(private.answer_letters(p_attempt), null) with ordinality as l (letter, n)
    )
  );
end
$$;
comment on function private.open_session(private.exam_attempts, text) is
  'Opens a new session of a running attempt, whose row the caller has locked, and returns the reply of start_exam. At '
  'most 30 a minute per student, 200 in an exam and 40 in a rehearsal; raises PT429.';

create function private.take_out_of_refund(p_order_id uuid) returns boolean
language plpgsql set search_path = ''
as $$
declare
  v_task private.refund_tasks;
  v_left_paise integer;
begin
  select * into v_task from private.refund_tasks
  where order_id = p_order_id and reason = 'student_request' and status = 'review'
  for update;
  if not found then
    return false;
  end if;
  select sum(i.price_paise) into v_left_paise from private.list_refundable_items(p_order_id, v_task.id) as i;
  if v_left_paise > 0 then
    update private.refund_tasks set amount_paise = v_left_paise, updated_at = now() where id = v_task.id;
    return true;
  end if;
  update private.refund_tasks
  set status = 'refused', decided_at = now(), detail = 'Nothing is left of it: the exam was started.',
    updated_at = now()
  where id = v_task.id;
  update public.refund_requests
  set status = 'refused', decided_at = now(), answer = 'The exam was started, so there is nothing left to refund.'
  where id = v_task.request_id;
  return true;
end
$$;
comment on function private.take_out_of_refund(uuid) is
  'Removes a started exam from its family''s open refund request, which continues for the other exams, or is refused '
  'if there are none. Returns whether there was such a request. Source: docs/exam.md section 2.';

create function private.begin_attempt(p_paper private.papers, p_student_id uuid, p_enrolment public.enrolments)
  returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_is_disputed boolean := exists (
    select 1 from private.refund_tasks
    where order_id = p_enrolment.order_id and reason = 'dispute' and status = 'review'
  );
  v_attempt private.exam_attempts;
  v_reply jsonb;
begin
  insert into private.exam_attempts (
    paper_id, student_id, exam_id, edition_id, class_id, order_id, student_name, seed, started_at, status, held_for
  )
  select p_paper.id, s.id, p_paper.exam_id, p_paper.edition_id, coalesce(p_enrolment.class_id, s.class_id),
  p_enrolment.order_id,
    case when p_paper.exam_id is not null then s.name end, encode(extensions.gen_random_bytes(8), 'hex'),
    private.exam_now(),
    case when v_is_disputed then 'held' else 'normal' end, case when v_is_disputed then 'dispute' end
  from public.students as s
  where s.id = p_student_id
  returning * into v_attempt;
  v_reply := private.open_session(v_attempt, 'started');
  if p_enrolment.order_id is not null and private.take_out_of_refund(p_enrolment.order_id) then
    v_reply := v_reply || jsonb_build_object('is_taken_out_of_refund', true);
  end if;
  return v_reply;
end
$$;
comment on function private.begin_attempt(private.papers, uuid, public.enrolments) is
  'Creates an attempt with its first session; the caller has checked that the student may start. An exam stores the '
  'student''s current name (decision 071). While a bank disputes the payment, its result is held from the beginning '
  '(decision 068). is_taken_out_of_refund: whether the family had requested a refund of this exam.';

create function private.start_error(p_paper private.papers, p_student_id uuid, p_enrolment public.enrolments)
  returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.exam_now();
  v_opens_at timestamptz;
  v_last_start_at timestamptz;
  v_slot_opens_at timestamptz;
begin
  if p_paper.kind = 'rehearsal' then
    return case
      when p_paper.status <> 'sealed' then jsonb_build_object('outcome', 'not_ready')
      when not private.consume_rate_limit('rehearsals:student:' || p_student_id, 20, 86400)
        then jsonb_build_object('outcome', 'limit')
    end;
  end if;
  select h.opens_at, h.last_start_at, h.slot_opens_at into v_opens_at, v_last_start_at, v_slot_opens_at
  from private.find_hours(p_paper, p_student_id) as h;
  return case
    when p_enrolment.order_id is null or (p_paper.kind = 'reserve' and v_opens_at is null)
      then jsonb_build_object('outcome', 'not_enrolled')
    when exists (select 1 from private.paper_readers as r where r.paper_id = p_paper.id
      and r.organiser_id = p_student_id)
      then jsonb_build_object('outcome', 'paper_opened')
    when private.is_refund_under_way(p_enrolment) then jsonb_build_object('outcome', 'refund_under_way')
    when p_paper.called_off_at is not null then jsonb_build_object('outcome', 'called_off')
    when v_now < v_slot_opens_at then jsonb_build_object(
      'outcome', 'too_early', 'opens_at', private.iso_timestamp(v_opens_at), 'slot_opens_at',
        private.iso_timestamp(v_slot_opens_at)
    )
    when v_now > v_last_start_at then jsonb_build_object(
      'outcome', 'too_late', 'last_start_at', private.iso_timestamp(v_last_start_at))
    when p_paper.status <> 'sealed' or v_opens_at is null then jsonb_build_object('outcome', 'not_ready')
  end;
end
$$;
comment on function private.start_error(private.papers, uuid, public.enrolments) is
  'Why a student without an attempt cannot start a paper now, as an outcome of start_exam, or null. Counts '
  'rehearsals: at most 20 a day.';

create function private.start_exam(p_paper_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id constant uuid := private.lock_caller();
  v_paper private.papers;
  v_enrolment public.enrolments;
  v_attempt private.exam_attempts;
  v_reply jsonb;
begin
  -- The lock prevents an organiser from reopening the paper during this start (private.reopen_paper).
  select * into v_paper from private.papers where id = p_paper_id for key share;
  select * into v_enrolment from public.enrolments
  where student_id = v_student_id and exam_id = v_paper.exam_id and edition_id = v_paper.edition_id
    and class_id = v_paper.class_id and is_active;
  v_attempt := private.lock_attempt((
    select a.id from private.exam_attempts as a
    where a.student_id = v_student_id and a.status <> 'reset'
      and (
        (a.exam_id = v_paper.exam_id and a.edition_id = v_paper.edition_id)
        or (v_paper.kind = 'rehearsal' and a.paper_id = v_paper.id and a.finished_at is null)
      )
    order by a.started_at desc
    limit 1
  ));

  if v_paper.id is null then
    v_reply := jsonb_build_object('outcome', 'not_enrolled');
  elsif v_attempt.id is null or (v_paper.kind = 'rehearsal' and v_attempt.finished_at is not null) then
    v_reply := coalesce(
      private.start_error(v_paper, v_student_id, v_enrolment),
      private.begin_attempt(v_paper, v_student_id, v_enrolment)
    );
  elsif v_attempt.finished_at is null and v_attempt.paper_id = v_paper.id then
    v_reply := private.open_session(v_attempt, 'resumed');
  else
    v_reply := jsonb_build_object('outcome', 'finished', 'attempt_id', v_attempt.id, 'receipt_code', (
      select r.code from private.exam_receipts as r where r.attempt_id = v_attempt.id order by r.no desc limit 1
    ));
  end if;
  return jsonb_build_object('server_now', private.iso_timestamp(private.exam_now())) || v_reply;
end
$$;
comment on function private.start_exam(uuid) is
  'start_exam for the caller alone. Raises 42501 for anybody who is not a student.';

create function public.start_exam(p_paper_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.start_exam(p_paper_id);
comment on function public.start_exam(uuid) is
  'A student starts a paper, or continues with it in a new session. Returns {outcome, server_now}: started or resumed '
  '{attempt_id, session_no, ticket (returned only once), seed (16 hex digits), paper_key (32 bytes in base64), '
  'started_at, deadline_at, answers: [{n, option}], is_taken_out_of_refund?}, too_early {opens_at, slot_opens_at}, '
  'too_late {last_start_at}, finished {attempt_id, receipt_code}, not_enrolled, paper_opened (to an organiser who has '
  'read its questions), refund_under_way, not_ready (not sealed, or hours not announced), called_off, limit (20 '
  'rehearsals a day). Times in UTC as private.iso_timestamp. Raises 42501 for anybody who is not a student, PT429 for '
  'more than 30 page loads a minute, 200 in an exam and 40 in a rehearsal. Source: docs/exam.md section 6.';

grant execute on function private.start_exam(uuid) to authenticated;
grant execute on function public.start_exam(uuid) to authenticated;

-- ------------------------------------------------------------

-- Answers are sent with a ticket, not with the login (docs/exam.md section 5): a ticket can only add events to its own
-- session and read the session's numbers (E7). Lock order: the attempt's row, then the session's.

create function private.check_ticket(p_attempt_id uuid, p_session_no integer, p_ticket text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select 1 from private.exam_sessions
    where attempt_id = p_attempt_id and session_no = p_session_no and ticket_hash = sha256(convert_to(p_ticket, 'UTF8'))
  );
end
$$;
comment on function private.check_ticket(uuid, integer, text) is
  'Whether this is the ticket of the session. False for another ticket, an unknown session and null.';

create function private.count_call(p_attempt_id uuid, p_session_no integer) returns private.exam_sessions
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.exam_now();
  v_session private.exam_sessions;
begin
  update private.exam_sessions
  set calls = case when calls_until <= v_now then 1 else calls + 1 end,
    calls_until = case when calls_until <= v_now then v_now + interval '60 seconds' else calls_until end
  where attempt_id = p_attempt_id and session_no = p_session_no
  returning * into v_session;
  if v_session.calls > 60 then
    raise exception 'Too many calls.' using errcode = 'PT429';
  end if;
  return v_session;
end
$$;
comment on function private.count_call(uuid, integer) is
  'Locks the session''s row, counts one more call and returns the session. Raises PT429 for more than 60 calls a '
  'minute.';

create type private.sent_event as (seq integer, n integer, option text, at_ms bigint);
comment on type private.sent_event is
  'One answer as a device sends it: its number in the session, the question number, the option''s letter in the file '
  'or null, and the milliseconds since the attempt started.';

create function private.read_events(p_events jsonb) returns private.sent_event[]
language plpgsql immutable set search_path = ''
as $$
declare
  v_is_valid boolean := jsonb_typeof(p_events) is not distinct from 'array' and jsonb_array_length(p_events) <= 100
    and octet_length(p_events::text) <= 32768;
begin
  if v_is_valid then
    select coalesce(bool_and(coalesce(
      jsonb_typeof(e -> 'seq') = 'number' and e ->> 'seq' ~ '^[1-9]\d{0,5}$'
      and jsonb_typeof(e -> 'n') = 'number' and e ->> 'n' ~ '^[1-9]\d{0,2}$'
      and jsonb_typeof(e -> 'at_ms') = 'number' and e ->> 'at_ms' ~ '^-?\d{1,11}(\.\d+)?$'
      and (e -> 'option' = 'null' or (jsonb_typeof(e -> 'option') = 'string' and e ->> 'option' ~ '^[a-d]$')),
      false
    )), true)
    into v_is_valid
    from jsonb_array_elements(p_events) as e;
  end if;
  if not v_is_valid then
    raise exception 'The events are not valid.' using errcode = 'PT400';
  end if;
  return array(
    select distinct on (e.seq, e.n, e.option) (e.seq, e.n, e.option, round(e.at_ms)::bigint)::private.sent_event
    from jsonb_to_recordset(p_events) as e (seq integer, n integer, option text, at_ms numeric)
    order by e.seq, e.n, e.option, e.at_ms
  );
end
$$;
comment on function private.read_events(jsonb) is
  'Parses the events of a call and removes duplicates: 0 to 100 of {seq, n, option: a to d or null, at_ms}, at most '
  '32 KiB. Raises PT400 for anything else.';

create function private.record_events(
  p_attempt private.exam_attempts, p_session private.exam_sessions, p_events private.sent_event[], p_now timestamptz,
    p_deadline timestamptz
) returns integer
language plpgsql set search_path = ''
as $$
declare
  -- Events cannot be older than the reply to the last call, except those already being sent then; a call may take 10 s.
  v_earliest_time timestamptz := greatest(p_attempt.started_at, p_session.last_answered_at,
    p_session.last_saved_at - interval '10 seconds');
  -- Answers from an older page count as given before the next page was opened, so they never replace answers from that
  -- page. Answers given after the end stay marked as late.
  v_next_at timestamptz := (
    select s.started_at from private.exam_sessions as s
    where s.attempt_id = p_attempt.id and s.session_no = p_session.session_no + 1
  );
  v_acked_seq integer;
  v_last_answered_at timestamptz;
begin
  with recorded as (
    insert into private.exam_events (attempt_id, session_no, seq, n, option, answered_at, received_at)
    select p_attempt.id, p_session.session_no, g.seq, g.n, g.option,
      case when g.given_at <= least(p_deadline, p_attempt.finished_at) then least(g.given_at, v_next_at)
        else g.given_at end, p_now
    from (
      select f.*, least(p_now, greatest(
        v_earliest_time, max(p_attempt.started_at + f.at_ms * interval '1 millisecond') over (order by f.seq)
      )) as given_at
      from unnest(p_events) as f
      where f.seq > p_session.acked_seq
    ) as g
    returning seq, answered_at
  )
  select max(seq), max(answered_at) into v_acked_seq, v_last_answered_at from recorded;
  update private.exam_sessions
  set acked_seq = coalesce(v_acked_seq, acked_seq), last_answered_at = coalesce(v_last_answered_at, last_answered_at),
    last_saved_at = p_now, last_contact_at = case when p_now <= p_deadline then p_now else last_contact_at end
  where attempt_id = p_attempt.id and session_no = p_session.session_no;
  return coalesce(v_acked_seq, p_session.acked_seq);
end
$$;
comment on function private.record_events is
  'Saves the new events of a call, which must follow without a gap, and returns the last saved number. The time of an '
  'event is at_ms, limited so that it is not before the previous event, not after now, not more than 10 s before the '
  'last saved call, and not after the start of the next session. Source: docs/exam.md section 5 no. 2.';

create function private.save_error(
  p_attempt private.exam_attempts, p_session private.exam_sessions, p_events private.sent_event[]
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_counts text := (select option_counts from private.paper_seals where paper_id = p_attempt.paper_id);
  v_limit integer := case when p_attempt.exam_id is null then 2000 else 6000 end;
  v_count_of_others integer := (
    select coalesce(sum(s.acked_seq), 0) from private.exam_sessions as s
    where s.attempt_id = p_attempt.id and s.session_no <> p_session.session_no
  );
  v_has_gap boolean;
  v_has_foreign_answer boolean;
  v_has_duplicate boolean;
  v_is_changed boolean;
begin
  select
    coalesce(max(e.seq) > p_session.acked_seq + count(*) filter (where e.seq > p_session.acked_seq), false),
    coalesce(bool_or(e.n > char_length(v_counts) or ascii(e.option) - 96 > substr(v_counts, e.n, 1)::integer), false),
    count(distinct e.seq) < count(*) or coalesce(max(e.seq) > least(v_limit / 2, v_limit - v_count_of_others), false),
    coalesce(bool_or(k.seq is not null and (k.n, k.option) is distinct from (e.n, e.option)), false)
  into v_has_gap, v_has_foreign_answer, v_has_duplicate, v_is_changed
  from unnest(p_events) as e
  left join private.exam_events as k
    on k.attempt_id = p_attempt.id and k.session_no = p_session.session_no and k.seq = e.seq;
  if v_has_foreign_answer or v_has_duplicate then
    raise exception 'The events do not belong to this paper.' using errcode = 'PT400';
  end if;
  return case when v_is_changed then 'changed' when v_has_gap then 'gap' end;
end
$$;
comment on function private.save_error is
  'Why the events of a call cannot be saved, or null: changed if an event with the same number but other content is '
  'already saved, gap if an earlier event is missing. Raises PT400 for a question or option that the paper does not '
  'have, for two different events with the same number, and for too many events: at most 6,000 in an exam and 2,000 '
  'in a rehearsal, and half as many in one session.';

create function private.count_not_counted(
  p_attempt private.exam_attempts, p_session_no integer, p_events private.sent_event[]
) returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer
  from unnest(p_events) as e
  where not exists (
    select 1
    from private.list_counting_events(p_attempt, p_session_no, (select min(f.seq) from unnest(p_events) as f)) as c
    where c.seq = e.seq
  )
$$;
comment on function private.count_not_counted is
  'The number of these saved events that do not count, because they were given after the end or arrived too late.';

create function private.save_answers(p_attempt_id uuid, p_session_no integer, p_ticket text, p_events jsonb)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_events constant private.sent_event[] := private.read_events(p_events);
  v_attempt private.exam_attempts;
  v_session private.exam_sessions;
  v_now timestamptz;
  v_deadline timestamptz;
  v_outcome text;
  v_acked_seq integer;
  v_is_over boolean;
begin
  if not private.check_ticket(p_attempt_id, p_session_no, p_ticket) then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  v_attempt := private.lock_attempt(p_attempt_id);
  v_session := private.count_call(p_attempt_id, p_session_no);
  -- The account was deleted, or the rehearsal purged, while this waited for the attempt.
  if v_session.attempt_id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  v_now := private.exam_now();
  v_deadline := private.find_deadline(v_attempt);
  v_outcome := case
    when v_now > v_deadline + private.answer_grace() + private.late_delivery() then 'over'
    else private.save_error(v_attempt, v_session, v_events)
  end;
  if v_outcome is not null then
    return jsonb_build_object('outcome', v_outcome, 'acked_seq', v_session.acked_seq);
  end if;

  v_acked_seq := private.record_events(v_attempt, v_session, v_events, v_now, v_deadline);
  v_is_over := v_attempt.finished_at is not null or v_now > v_deadline;
  -- Answers that do not count do not change the receipt, so it is not issued again.
  if v_attempt.finished_at is not null and exists (
    select 1 from private.list_counting_events(v_attempt, p_session_no, v_session.acked_seq + 1)
  ) then
    perform private.issue_receipt(v_attempt);
  end if;
  return jsonb_build_object(
    'outcome', 'saved', 'acked_seq', v_acked_seq,
    'not_counted', case when v_is_over then private.count_not_counted(v_attempt, p_session_no, v_events) else 0 end,
    'current_session', v_attempt.last_session_no, 'server_now', private.iso_timestamp(v_now),
    'deadline_at', private.iso_timestamp(v_deadline), 'is_over', v_is_over
  );
end
$$;
comment on function private.save_answers(uuid, integer, text, jsonb) is 'save_answers for anyone who has the ticket.';

create function public.save_answers(p_attempt_id uuid, p_session_no integer, p_ticket text, p_events jsonb)
  returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.save_answers(p_attempt_id, p_session_no, p_ticket, p_events);
comment on function public.save_answers(uuid, integer, text, jsonb) is
  'With the ticket of a session: saves 0 to 100 events {seq, n, option, at_ms}; sending the same events again is '
  'safe. Returns {outcome}: saved {acked_seq, not_counted (how many of these came too late to count), '
  'current_session, server_now, deadline_at, is_over}; or, without saving anything, gap {acked_seq} (an earlier event '
  'is missing), changed {acked_seq} (an event was saved before with other content), over {acked_seq} (more than 24 '
  'hours after the last moment at which answers count), unknown (not a valid ticket). Times in UTC. Raises PT400 for '
  'malformed or too many events (6,000 in an exam, 2,000 in a rehearsal, half as many in one session), PT429 for more '
  'than 60 calls a minute. Source: docs/exam.md section 6.';

create function private.finish_exam(p_attempt_id uuid, p_session_no integer, p_ticket text, p_last_seq integer)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_session private.exam_sessions;
  v_receipt private.exam_receipts;
begin
  if p_last_seq is null or p_last_seq < 0 then
    raise exception 'The event number is not valid.' using errcode = 'PT400';
  end if;
  if not private.check_ticket(p_attempt_id, p_session_no, p_ticket) then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  v_attempt := private.lock_attempt(p_attempt_id);
  v_session := private.count_call(p_attempt_id, p_session_no);
  if v_session.attempt_id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if p_last_seq > v_session.acked_seq
    and private.exam_now() <= private.find_deadline(v_attempt) + private.answer_grace() + private.late_delivery() then
    return jsonb_build_object('outcome', 'gap', 'acked_seq', v_session.acked_seq);
  end if;
  if v_attempt.finished_at is null and p_session_no < v_attempt.last_session_no
    and private.exam_now() <= private.find_deadline(v_attempt) then
    return jsonb_build_object('outcome', 'moved', 'current_session', v_attempt.last_session_no);
  end if;
  if v_attempt.finished_at is null then
    v_attempt := private.end_attempt(v_attempt, private.exam_now());
  end if;
  v_receipt := private.issue_receipt(v_attempt);
  return jsonb_build_object(
    'outcome', 'finished', 'receipt_code', v_receipt.code,
    'letters', case
      when p_session_no = v_attempt.last_session_no then v_receipt.letters
      else private.answer_letters(v_attempt, p_session_no)
    end,
    'current_session', v_attempt.last_session_no, 'answered', char_length(replace(v_receipt.letters, '-', '')),
    'finished_at',
    private.iso_timestamp(v_attempt.finished_at)
  );
end
$$;
comment on function private.finish_exam(uuid, integer, text, integer) is 'finish_exam for anyone who has the ticket.';

create function public.finish_exam(p_attempt_id uuid, p_session_no integer, p_ticket text, p_last_seq integer)
  returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.finish_exam(p_attempt_id, p_session_no, p_ticket, p_last_seq);
comment on function public.finish_exam(uuid, integer, text, integer) is
  'With the ticket of a session: ends the attempt if all events of the session up to p_last_seq are saved (0 for '
  'none). Returns {outcome}: finished {receipt_code, letters (for an older session only its own answers that count), '
  'current_session, answered, finished_at}, also when repeated; gap {acked_seq} (events are missing); moved '
  '{current_session} (a newer session is in use and time remains); unknown (not a valid ticket). Raises PT400 and '
  'PT429 as save_answers. Source: docs/exam.md section 6.';

create function private.note_room_events(p_attempt_id uuid, p_session_no integer, p_ticket text, p_events jsonb)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_is_valid boolean := jsonb_typeof(p_events) is not distinct from 'array' and jsonb_array_length(p_events) <= 20;
begin
  if v_is_valid then
    select coalesce(bool_and(coalesce(
      jsonb_typeof(e -> 'kind') = 'string' and e ->> 'kind' ~ '^[a-z_]{1,30}$'
      and jsonb_typeof(e -> 'at_ms') = 'number' and e ->> 'at_ms' ~ '^-?\d{1,9}(\.\d+)?$'
      and coalesce(jsonb_typeof(e -> 'for_ms'), 'null') in ('number', 'null')
      and coalesce(e ->> 'for_ms', '0') ~ '^\d{1,9}(\.\d+)?$', false
    )), true)
    into v_is_valid
    from jsonb_array_elements(p_events) as e;
  end if;
  if not v_is_valid then
    raise exception 'The events are not from the exam page.' using errcode = 'PT400';
  end if;
  if not private.check_ticket(p_attempt_id, p_session_no, p_ticket) then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  perform private.lock_attempt(p_attempt_id);
  if (private.count_call(p_attempt_id, p_session_no)).attempt_id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- Unknown kinds are ignored, and only the newest 500 events of an attempt are stored.
  insert into private.exam_room_events (attempt_id, session_no, kind, at_ms, for_ms, noted_at)
  select p_attempt_id, p_session_no, e.kind, round(e.at_ms), round(e.for_ms), private.exam_now()
  from jsonb_to_recordset(p_events) as e (kind text, at_ms numeric, for_ms numeric)
  where e.kind in ('hidden', 'offline', 'other_device', 'clock_jump', 'camera_lost', 'read_aloud')
  on conflict do nothing;
  delete from private.exam_room_events
  where id in (
    select r.id from private.exam_room_events as r where r.attempt_id = p_attempt_id order by r.id desc offset 500
  );
  return jsonb_build_object('outcome', 'noted');
end
$$;
comment on function private.note_room_events(uuid, integer, text, jsonb) is
  'note_room_events for anyone who has the ticket.';

create function public.note_room_events(p_attempt_id uuid, p_session_no integer, p_ticket text, p_events jsonb)
  returns jsonb
language sql set search_path = ''
return private.note_room_events(p_attempt_id, p_session_no, p_ticket, p_events);
comment on function public.note_room_events(uuid, integer, text, jsonb) is
  'With the ticket of a session: stores 0 to 20 events {kind, at_ms, for_ms?} that the exam page recorded (kinds: '
  'hidden, offline, other_device, clock_jump, camera_lost, read_aloud; others are ignored). Each is stored once, and '
  'only the newest 500 of an attempt; they never change marks. Returns {outcome}: noted, unknown. Raises PT400 and '
  'PT429 as save_answers. Source: docs/exam.md sections 6 and 9.';

-- The exam page calls these with only the project's key, so that an expired login cannot block answers.
grant execute on function private.save_answers(uuid, integer, text, jsonb) to anon, authenticated;
grant execute on function private.finish_exam(uuid, integer, text, integer) to anon, authenticated;
grant execute on function private.note_room_events(uuid, integer, text, jsonb) to anon, authenticated;
grant execute on function public.save_answers(uuid, integer, text, jsonb) to anon, authenticated;
grant execute on function public.finish_exam(uuid, integer, text, integer) to anon, authenticated;
grant execute on function public.note_room_events(uuid, integer, text, jsonb) to anon, authenticated;

-- ------------------------------------------------------------

-- A student's own exams: the list with their states, and the receipt of an attempt. Lobbies and dashboards fetch the
-- list every minute, so its parts are in PL/pgSQL, which caches query plans (decision 090).

create function private.find_closing(p_paper private.papers) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select greatest(greatest(
      (select x.last_start_at from private.find_paper_hours(p_paper) as x),
      (select max(h.last_start_at + make_interval(secs => private.granted_seconds(p_paper.id, g.student_id)))
        from (select distinct student_id from private.exam_grants where paper_id = p_paper.id) as g
        cross join lateral private.find_hours(p_paper, g.student_id) as h)
    ) + make_interval(secs => p_paper.duration_seconds + p_paper.extra_seconds) + private.answer_grace(), (
      select private.day_ends_at(x.exam_on + private.reply_days())
      from public.edition_exams as x
      where p_paper.kind = 'reserve' and x.edition_id = p_paper.edition_id and x.exam_id = p_paper.exam_id
        and exists (select 1 from private.exam_grants as g where g.paper_id = p_paper.id and g.opens_at is not null)
    ))
  );
end
$$;
comment on function private.find_closing(private.papers) is
  'When a paper closes: 180 s after its last possible deadline, individual extra time included. A reserve paper, '
  'which each student may take within 7 days, closes after the last of these periods. Null for a rehearsal and while '
  'the hours are not known. Source: docs/exam.md section 2.';

create function private.find_exam_state(
  p_paper private.papers, p_attempt private.exam_attempts, p_enrolment public.enrolments)
returns text
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.exam_now();
  v_opens_at timestamptz;
  v_last_start_at timestamptz;
  v_slot_opens_at timestamptz;
begin
  select h.opens_at, h.last_start_at, h.slot_opens_at into v_opens_at, v_last_start_at, v_slot_opens_at
  from private.find_hours(p_paper, coalesce(p_attempt.student_id, p_enrolment.student_id)) as h;
  if p_paper.id is null then
    select x.opens_at into v_opens_at from public.edition_exams as x
    where x.edition_id = p_enrolment.edition_id and x.exam_id = p_enrolment.exam_id;
  end if;
  return case
    when p_attempt.id is not null and p_attempt.finished_at is null then 'running'
    when p_paper.kind = 'rehearsal' then case p_paper.status when 'sealed' then 'open' else 'not_ready' end
    when p_attempt.status in ('held', 'void') then p_attempt.status
    when p_paper.called_off_at is not null
      or p_paper.kind is distinct from 'reserve'
        and private.is_called_off(p_enrolment.edition_id, p_enrolment.exam_id, p_enrolment.class_id)
      then case when private.is_refund_under_way(p_enrolment) then 'refund_under_way' else 'called_off' end
    when p_attempt.id is null and p_paper.id is not null and v_now > v_last_start_at then case
      when exists (
        select 1 from private.exam_attempts as r
        where r.student_id = p_enrolment.student_id and r.paper_id = p_paper.id and r.status = 'reset'
      ) then 'reset'
      else 'missed'
    end
    when p_attempt.id is not null and p_paper.status in ('provisional', 'final')
      then case when private.find_hold(p_attempt.student_id, p_attempt) is null then p_paper.status else 'held' end
    when p_attempt.id is not null then case when v_now > private.find_closing(p_paper) then 'closed' else 'finished' end
    when private.is_refund_under_way(p_enrolment) then 'refund_under_way'
    when v_opens_at is null or v_now < v_opens_at - private.lobby_time() then 'scheduled'
    when p_paper.status is distinct from 'sealed' then 'not_ready'
    when v_now < v_slot_opens_at then 'lobby'
    else 'open'
  end;
end
$$;
comment on function private.find_exam_state(private.papers, private.exam_attempts, public.enrolments) is
  'The state of a student''s exam as list_my_exams returns it. Each argument may be empty: the paper if it is not '
  'written yet, the attempt if it is not started, the enrolment if it was refunded.';

create function private.pick_my_exams(p_student_id uuid)
returns table (paper private.papers, attempt private.exam_attempts, enrolment public.enrolments)
language plpgsql stable set search_path = ''
as $$
begin
  return query
  -- The exams that were bought, each with the attempt at its own paper.
  select p, a, n
  from public.enrolments as n
  left join private.papers as p
    on p.edition_id = n.edition_id and p.exam_id = n.exam_id and p.class_id = n.class_id and p.kind = 'exam'
  left join private.exam_attempts as a on a.student_id = n.student_id and a.paper_id = p.id and a.status <> 'reset'
  where n.student_id = p_student_id and n.is_active
  union all
  -- Other started papers: the enrolment was refunded, or it is the reserve paper.
  select p, a, n
  from private.exam_attempts as a
  join private.papers as p on p.id = a.paper_id
  join public.enrolments as n on n.student_id = a.student_id and n.exam_id = a.exam_id and n.edition_id = a.edition_id
  where a.student_id = p_student_id and a.exam_id is not null and a.status <> 'reset'
    and not (p.kind = 'exam' and n.is_active and n.class_id = p.class_id)
  union all
  -- A reserve paper that can be started.
  select p, null, n
  from private.papers as p
  join public.enrolments as n
    on n.exam_id = p.exam_id and n.edition_id = p.edition_id and n.class_id = p.class_id
    and n.student_id = p_student_id and n.is_active
  where p.kind = 'reserve'
    and exists (select 1 from private.exam_grants as g where g.paper_id = p.id and g.student_id = p_student_id
      and g.opens_at is not null)
    and not private.has_attempt(p_student_id, p.exam_id, p.edition_id)
  union all
  -- The rehearsal of the class, or of classes 3 to 5, with its running attempt, else its last one.
  select p, l.a, null
  from public.students as s
  left join public.classes as c on c.id = s.class_id
  join private.papers as p on p.kind = 'rehearsal' and coalesce(c.number, 3) between p.from_class and p.to_class
  left join lateral (
    select a from private.exam_attempts as a
    where a.student_id = p_student_id and a.paper_id = p.id
    order by a.started_at desc
    limit 1
  ) as l on true
  where s.id = p_student_id;
end
$$;
comment on function private.pick_my_exams(uuid) is
  'The student''s exams for list_my_exams, each with its paper, attempt and enrolment as far as they exist.';

create function private.list_my_exams()
returns table (
  paper_id uuid, exam_id uuid, edition_id uuid, class_name text, kind text, opens_at text, last_start_at text,
  slot_opens_at text, duration_seconds integer, question_count integer, sealed_path text, sealed_sha256 text,
  sealed_bytes integer, state text, held_for text, attempt_id uuid, deadline_at text, receipt_code text, server_now text
)
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id uuid := private.student_id();
begin
  if v_student_id is null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  -- Like settle_exams, which locks several rows, this skips locked rows instead of waiting.
  perform private.lock_attempt(d.id)
  from (
    select a.id from private.exam_attempts as a
    where a.student_id = v_student_id and a.finished_at is null
      and private.exam_now() > private.find_deadline(a) + private.answer_grace()
    for no key update skip locked
  ) as d;
  return query
  select (m.paper).id, coalesce((m.enrolment).exam_id, (m.paper).exam_id),
  coalesce((m.enrolment).edition_id, (m.paper).edition_id),
    coalesce(c.name, 'Classes ' || (m.paper).from_class || '-' || (m.paper).to_class), coalesce((m.paper).kind, 'exam'),
    private.iso_timestamp(coalesce(h.opens_at, x.opens_at)),
    private.iso_timestamp(coalesce(h.last_start_at, x.last_start_at)),
    private.iso_timestamp(h.slot_opens_at), coalesce((m.paper).duration_seconds, 3600),
    coalesce(char_length(s.option_counts), case when c.number <= 4 then 40 else 50 end), s.path, s.sha256, s.bytes,
    private.find_exam_state(m.paper, m.attempt, m.enrolment),
    case when (m.paper).kind is distinct from 'rehearsal' then private.find_hold(v_student_id, m.attempt) end,
    (m.attempt).id, private.iso_timestamp(private.find_deadline(m.attempt)),
    (select r.code from private.exam_receipts as r where r.attempt_id = (m.attempt).id order by r.no desc limit 1),
    private.iso_timestamp(private.exam_now())
  from private.pick_my_exams(v_student_id) as m
  left join public.classes as c on c.id = coalesce((m.paper).class_id, (m.enrolment).class_id)
  left join private.paper_seals as s on s.paper_id = (m.paper).id
  left join public.edition_exams as x
    on x.edition_id = (m.enrolment).edition_id and x.exam_id = (m.enrolment).exam_id and (m.paper).kind is distinct
      from 'reserve'
  left join lateral private.find_hours(m.paper, v_student_id) as h on true
  order by 6 nulls last, 2, 5;
end
$$;
comment on function private.list_my_exams() is
  'list_my_exams for the caller alone. Raises 42501 for anybody who is not a student.';

create function public.list_my_exams()
returns table (
  paper_id uuid, exam_id uuid, edition_id uuid, class_name text, kind text, opens_at text, last_start_at text,
  slot_opens_at text, duration_seconds integer, question_count integer, sealed_path text, sealed_sha256 text,
  sealed_bytes integer, state text, held_for text, attempt_id uuid, deadline_at text, receipt_code text, server_now text
)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_my_exams();
comment on function public.list_my_exams() is
  'A student''s exams of every edition, sorted by their hours: each active enrolment, each attempt whose enrolment '
  'was refunded, each reserve paper that was granted, and the rehearsal of the class (kind rehearsal, without exam '
  'and edition). paper_id is null until the paper is written, the hours until they are announced, sealed_* until the '
  'paper is sealed, receipt_code until the attempt is finished. state is scheduled, not_ready, lobby, open, running, '
  'finished, missed, refund_under_way, closed, provisional, final, held, void, reset (the attempt does not count, and '
  'the hours are over) or called_off. held_for is the reason why the result is or will be held: refund, dispute, void '
  'or consent (the guardian''s consent is missing; shown from registration on); null if it is not held. Times in UTC '
  'as private.iso_timestamp, server_now in every row. Raises 42501 for anybody who is not a student. Source: '
  'docs/exam.md section 6.';

create function private.questions_json(p_attempt private.exam_attempts, p_letters text, p_is_rehearsal boolean,
  p_is_closed boolean)
returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_agg(
      jsonb_build_object('n', l.n, 'option', nullif(l.letter, '-'))
        || jsonb_strip_nulls(jsonb_build_object(
          'section', i.item ->> 'section', 'passage_id', i.item ->> 'passage', 'option_count',
            jsonb_array_length(i.item -> 'options')
        ))
        || case when p_is_closed then jsonb_strip_nulls(jsonb_build_object(
          'question', i.item ->> 'question', 'options', o.options, 'figure', i.item -> 'figure',
          'optionFigures', o.pictures, 'table', i.item -> 'table', 'passage', t.passages -> (i.item ->> 'passage')
        )) else '{}' end
        || case when p_is_rehearsal then jsonb_strip_nulls(jsonb_build_object(
          'credited', o.credited, 'is_right', o.credited ? l.letter, 'why', k.key ->> 'why',
          'mistake', k.key -> 'wrong' ->> (o.options ->> l.letter), 'topic', i.item ->> 'topic'
        )) else '{}' end
      order by l.n
    )
    from string_to_table(p_letters, null) with ordinality as l (letter, n)
    left join private.paper_items as t on t.paper_id = p_attempt.paper_id
    cross join lateral (select t.items -> (l.n - 1)::integer as item) as i
    cross join lateral (
      select v.key -> l.n::text as key from private.paper_keys as v
      where v.paper_id = p_attempt.paper_id order by v.version desc limit 1
    ) as k
    cross join lateral (
      select jsonb_object_agg(chr(96 + x.place::integer), x.option) as options,
        jsonb_object_agg(chr(96 + x.place::integer), i.item -> 'optionFigures' -> x.option)
          filter (where i.item -> 'optionFigures' ? x.option) as pictures,
        coalesce(jsonb_agg(chr(96 + x.place::integer) order by x.place)
          filter (where k.key -> 'credited' = '"all"' or k.key -> 'credited' ? x.option), '[]') as credited
      from jsonb_array_elements_text(i.item -> 'options') with ordinality as x (option, place)
    ) as o
  );
end
$$;
comment on function private.questions_json(private.exam_attempts, text, boolean, boolean) is
  'The questions of a receipt: the answer that counts and, besides the seed, the data that determines the attempt''s '
  'order of questions; their text once the paper is closed; and in a rehearsal, which has its result immediately, the '
  'credited letters, whether the answer was right, the explanation, and the mistake behind the chosen option. Source: '
  'docs/exam.md sections 2 and 5.';

create function private.sessions_json(p_attempt private.exam_attempts) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'session_no', s.session_no, 'started_at', private.iso_timestamp(s.started_at), 'events',
          coalesce(v.events, '[]')
      )
      order by s.session_no
    ), '[]')
    from private.exam_sessions as s
    left join (
      select e.session_no, jsonb_agg(
        jsonb_build_object(
          'seq', e.seq, 'n', e.n, 'option', e.option, 'answered_at', private.iso_timestamp(e.answered_at),
          'received_at', private.iso_timestamp(e.received_at), 'counted', c.seq is not null
        )
        order by e.seq
      ) as events
      from private.exam_events as e
      left join private.list_counting_events(p_attempt) as c on c.session_no = e.session_no and c.seq = e.seq
      where e.attempt_id = p_attempt.id
      group by e.session_no
    ) as v on v.session_no = s.session_no
    where s.attempt_id = p_attempt.id
  );
end
$$;
comment on function private.sessions_json(private.exam_attempts) is
  'The sessions of an attempt with their events for a receipt; counted says whether an event came in time.';

create function private.room_events_json(p_attempt_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object('session_no', r.session_no, 'kind', r.kind, 'at_ms', r.at_ms, 'for_ms', r.for_ms)
        order by r.at_ms, r.id
    ), '[]')
    from private.exam_room_events as r
    where r.attempt_id = p_attempt_id
  );
end
$$;
comment on function private.room_events_json(uuid) is 'The exam page''s events of an attempt in order, for a receipt.';

create function private.silences_json(p_attempt private.exam_attempts) returns jsonb
language sql stable set search_path = ''
as $$
  with clock as (select private.exam_now() as now),
  silences as (
    -- Answers that were given long before they were received: nothing could be sent in between.
    select min(e.answered_at) as since, e.received_at as until
    from private.exam_events as e
    where e.attempt_id = p_attempt.id
    group by e.session_no, e.received_at
    union all
    -- The exam page was opened again some time after the last call of the page before.
    select coalesce(b.last_saved_at, b.started_at), s.started_at
    from private.exam_sessions as s
    join private.exam_sessions as b on b.attempt_id = s.attempt_id and b.session_no = s.session_no - 1
    where s.attempt_id = p_attempt.id
    union all
    -- No call was received between the last contact and the end of the exam, or until now.
    select max(coalesce(s.last_contact_at, s.started_at)),
      least(p_attempt.finished_at, private.find_deadline(p_attempt), c.now)
    from private.exam_sessions as s
    cross join clock as c
    where s.attempt_id = p_attempt.id
    group by c.now
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'from', private.iso_timestamp(lower(r.silence)), 'until',
    case when upper(r.silence) < c.now then private.iso_timestamp(upper(r.silence)) end
  ) order by lower(r.silence)), '[]')
  from (
    select unnest(range_agg(tstzrange(since, until))) as silence
    from silences
    where until - since > private.silent_time()
  ) as r
  cross join clock as c
$$;
comment on function private.silences_json(private.exam_attempts) is
  'The times in which nothing was received from the device of an attempt for more than private.silent_time(): [{from, '
  'until}] in order; until is null while the silence lasts. Computed from answers that arrived late, pages that were '
  'opened again, and the last contact before the end; short contacts between two late answers are not known.';

create function private.get_receipt(p_attempt_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_paper private.papers;
  v_receipt private.exam_receipts;
  v_is_rehearsal boolean;
  v_is_closed boolean;
begin
  if not exists (select 1 from private.exam_attempts where id = p_attempt_id and student_id = private.student_id()) then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  if not private.consume_rate_limit('receipts:student:' || private.student_id(), 30, 60) then
    raise exception 'Too many receipts.' using errcode = 'PT429';
  end if;
  v_attempt := private.lock_attempt(p_attempt_id);
  if v_attempt.finished_at is null then
    return jsonb_build_object(
      'outcome', 'running', 'deadline_at', private.iso_timestamp(private.find_deadline(v_attempt)), 'server_now',
        private.iso_timestamp(private.exam_now())
    );
  end if;
  select * into v_paper from private.papers where id = v_attempt.paper_id;
  select * into v_receipt from private.exam_receipts where attempt_id = p_attempt_id order by no desc limit 1;
  v_is_rehearsal := v_paper.kind = 'rehearsal';
  v_is_closed := v_is_rehearsal or coalesce(private.exam_now() > private.find_closing(v_paper), false);
  return jsonb_build_object(
    'outcome', 'receipt', 'attempt_id', v_attempt.id, 'paper_id', v_paper.id, 'kind', v_paper.kind, 'exam_id',
    v_attempt.exam_id,
    'edition_id', v_attempt.edition_id, 'subject',
    coalesce((select s.name from public.subjects as s where s.id = v_paper.exam_id), 'Practice run'),
    'class', coalesce((select c.name from public.classes as c where c.id = v_paper.class_id),
      'Classes ' || v_paper.from_class || '-' || v_paper.to_class),
    'edition', (select e.name from public.editions as e where e.id = v_paper.edition_id), 'seed', v_attempt.seed,
    'receipt_code', v_receipt.code, 'receipt_no', v_receipt.no, 'letters', v_receipt.letters,
    'answered', char_length(replace(v_receipt.letters, '-', '')), 'started_at',
    private.iso_timestamp(v_attempt.started_at),
    'finished_at', private.iso_timestamp(v_attempt.finished_at), 'deadline_at',
    private.iso_timestamp(v_attempt.deadline_at),
    'ended_by', v_attempt.ended_by, 'is_closed', v_is_closed, 'held_for', case when not v_is_rehearsal
      then private.find_hold(v_attempt.student_id, v_attempt) end, 'server_now',
    private.iso_timestamp(private.exam_now()),
    'questions', private.questions_json(v_attempt, v_receipt.letters, v_is_rehearsal, v_is_closed),
    'sessions', private.sessions_json(v_attempt), 'room_events', private.room_events_json(p_attempt_id),
    'silences', private.silences_json(v_attempt)
  );
end
$$;
comment on function private.get_receipt(uuid) is
  'get_receipt for the caller alone. Raises 42501 for an attempt of somebody else.';

create function public.get_receipt(p_attempt_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.get_receipt(p_attempt_id);
comment on function public.get_receipt(uuid) is
  'A student''s receipt. Returns {outcome: receipt, attempt_id, paper_id, kind, exam_id, edition_id, subject, class, '
  'edition (its name in the paper; null for a rehearsal), seed, receipt_code, receipt_no, letters, answered, '
  'started_at, finished_at, deadline_at, ended_by (student or time), is_closed, held_for (as list_my_exams), '
  'questions: [{n, option, section, passage_id?, option_count (these and the seed determine the numbering that the '
  'student saw), the question''s text once the paper is closed, and in a rehearsal credited, is_right, why, mistake, '
  'topic}], sessions: [{session_no, started_at, events: [{seq, n, option, answered_at, received_at, counted}]}], '
  'room_events: [{session_no, kind, at_ms, for_ms}], silences: [{from, until}] (private.silences_json), server_now}, '
  'or {outcome: running, deadline_at, server_now}. '
  'Times in UTC. Raises 42501 for an attempt of somebody else, PT429 for more than 30 calls a minute. Source: '
  'docs/exam.md section 6.';

grant execute on function private.list_my_exams() to authenticated;
grant execute on function private.get_receipt(uuid) to authenticated;
grant execute on function public.list_my_exams() to authenticated;
grant execute on function public.get_receipt(uuid) to authenticated;

-- ------------------------------------------------------------

-- Background work for exams: ending attempts by time, spreading starts, holding results for refunds and disputes; and
-- one query that checks the promises E1 to E4 of docs/exam.md section 1.

create function public.settle_exams(p_limit integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_until timestamptz := clock_timestamp() + interval '4 seconds';
  v_id uuid;
  v_ended integer := 0;
  v_failed integer := 0;
begin
  for v_id in
    select a.id from private.exam_attempts as a
    where a.finished_at is null and private.exam_now() > private.find_deadline(a) + private.answer_grace()
    order by a.started_at, a.id
    limit p_limit
    -- Skips locked attempts: the transaction that holds the lock records the end as well.
    for no key update skip locked
  loop
    -- Stops after the time limit: the attempts ended so far are saved, and the next call continues.
    exit when clock_timestamp() > v_until;
    begin
      perform private.lock_attempt(v_id);
      v_ended := v_ended + 1;
    exception when others then
      v_failed := v_failed + 1;
      raise warning 'An attempt could not be ended: %', sqlstate;
    end;
  end loop;
  -- Once the lobby is open, the family has seen its start time, which must not change.
  update private.papers as p set slot_seconds = c.slot_seconds
  from (
    -- Counts all classes, because all students of the same time use one server (decision 090).
    select q.id, least(900, greatest(4, floor(
      sum(count(n.student_id)) over (partition by x.opens_at) / 250)))::smallint as slot_seconds
    from private.papers as q
    cross join lateral private.find_paper_hours(q) as x
    left join public.enrolments as n
      on n.edition_id = q.edition_id and n.exam_id = q.exam_id and n.class_id = q.class_id and n.is_active
    where q.kind = 'exam' and x.opens_at > private.exam_now() + private.lobby_time()
    group by q.id, x.opens_at
  ) as c
  where p.id = c.id and p.slot_seconds <> c.slot_seconds;
  return jsonb_build_object('ended', v_ended, 'failed', v_failed);
end
$$;
comment on function public.settle_exams(integer) is
  'Records the end of attempts whose deadline is 180 s past, at most p_limit and for 4 seconds; an attempt that fails '
  'does not stop the others. Also sets over how many seconds the starts of coming papers are spread: 1 for each 250 '
  'students enrolled in papers of the same time, at least 4. Returns {ended, failed}. Functions that need the end of '
  'an attempt compute it themselves; this call covers the attempts that nobody opens. Source: docs/exam.md sections 4 '
  'and 6.';
grant execute on function public.settle_exams(integer) to service_role;

create function private.hold_attempts() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- A proposed void keeps its own hold. The attempt is locked first, as in private.decide_void.
  perform 1 from private.exam_attempts as a
  where a.order_id = new.order_id and a.exam_id = coalesce((to_jsonb(new) ->> 'exam_id')::uuid, a.exam_id)
  order by a.id
  for no key update;
  update private.void_proposals as v
  set held_before = case tg_table_name when 'refund_tasks' then 'dispute' else 'refund' end
  from private.exam_attempts as a
  where a.id = v.attempt_id and v.decision is null and a.order_id = new.order_id
    and a.exam_id = coalesce((to_jsonb(new) ->> 'exam_id')::uuid, a.exam_id);
  update private.exam_attempts as a
  set status = 'held', held_for = case tg_table_name when 'refund_tasks' then 'dispute' else 'refund' end
  where a.order_id = new.order_id
    -- A result that was released despite a known refund is not held again when the money arrives.
    and (a.status = 'normal' or (a.status = 'released' and tg_table_name <> 'enrolments'))
    and a.exam_id = coalesce((to_jsonb(new) ->> 'exam_id')::uuid, a.exam_id);
  return null;
end
$$;
comment on function private.hold_attempts() is
  'Trigger: holds the result of a started exam that is refunded, also if an earlier refund of it had failed, and the '
  'results of all exams of an order that the bank disputes. Source: docs/exam.md section 2.';
create trigger refund_items_hold after insert on private.refund_items
  for each row execute function private.hold_attempts();
create trigger enrolments_hold after update of is_active on public.enrolments
  for each row when (old.is_active and not new.is_active) execute function private.hold_attempts();
create trigger refund_tasks_hold after insert on private.refund_tasks
  for each row when (new.reason = 'dispute' and new.order_id is not null) execute function private.hold_attempts();

create function private.attempt_violations() returns table (promise text, detail jsonb)
language sql stable set search_path = ''
as $$
  select 'E1 at most one attempt per student, exam and edition',
    jsonb_build_object('attempt_ids', jsonb_agg(a.id order by a.started_at))
  from private.exam_attempts as a
  where a.exam_id is not null and a.status <> 'reset'
  group by a.student_id, a.exam_id, a.edition_id
  having count(*) > 1
  union all
  select 'E1 an attempt was started with an enrolment, in the enrolment''s class and in the paper''s hours',
    jsonb_build_object('attempt_id', a.id)
  from private.exam_attempts as a
  join private.papers as p on p.id = a.paper_id
  cross join lateral private.find_hours(p, a.student_id) as h
  left join lateral private.find_paper_hours(p) as x on true
  where (p.kind = 'rehearsal') <> (a.exam_id is null)
    or (p.kind <> 'rehearsal' and not coalesce(
      (a.exam_id, a.edition_id, a.class_id) = (p.exam_id, p.edition_id, p.class_id)
      and a.started_at between least(h.slot_opens_at, x.opens_at) and greatest(h.last_start_at, x.last_start_at)
      and exists (
        select 1 from public.enrolments as n
        where n.student_id = a.student_id and n.exam_id = a.exam_id and n.edition_id = a.edition_id
          and n.enrolled_at <= a.started_at
      ), false
    ))
  union all
  select 'E2 the answer that counts is the accepted answer that was given last',
    jsonb_build_object('attempt_id', a.id, 'n', l.n)
  from private.exam_attempts as a
  join public.students as s on s.id = a.student_id and s.deleted_at is null
  cross join lateral (select r.letters from private.exam_receipts as r where r.attempt_id = a.id order by r.no desc
    limit 1) as r
  left join private.kept_answer_decisions as k on k.attempt_id = a.id
  cross join lateral string_to_table(r.letters, null) with ordinality as l (letter, n)
  where a.finished_at is not null and l.letter <> coalesce((
    select coalesce(e.option, '-')
    from private.exam_events as e
    where e.attempt_id = a.id and e.n = l.n and e.answered_at <= a.deadline_at and (
        e.received_at <= a.deadline_at
        or (e.received_at <= a.deadline_at + private.answer_grace() and (
          exists (
            select 1 from private.exam_sessions as o
            where o.attempt_id = a.id and o.session_no = e.session_no
              and o.last_contact_at > a.deadline_at - private.silent_time()
          )
          or not exists (
            select 1 from private.exam_sessions as o
            where o.attempt_id = a.id and o.last_contact_at > a.deadline_at - private.silent_time()
          )
        ))
        or (e.received_at <= a.deadline_at + private.late_answer_time() and k.is_counted)
      )
      and (a.ended_by = 'time' or e.answered_at <= a.finished_at)
    order by e.answered_at desc, e.session_no desc, e.seq desc
    limit 1
  ), '-')
  union all
  select 'E2 a finished attempt has its receipts, numbered from 1, each with the code of its letters',
    jsonb_build_object('attempt_id', a.id)
  from private.exam_attempts as a
  left join private.exam_receipts as r on r.attempt_id = a.id
  left join private.paper_seals as s on s.paper_id = a.paper_id
  group by a.id, s.option_counts
  having (a.finished_at is not null) <> (count(r.no) > 0) or coalesce(max(r.no), 0) <> count(r.no)
    or coalesce(bool_or(r.code <> private.receipt_code(a.id, a.finished_at, r.letters)
      or char_length(r.letters) <> char_length(s.option_counts)), false)
  union all
  select 'E3 the events of a session are numbered 1 to n',
    jsonb_build_object('attempt_id', s.attempt_id, 'session_no', s.session_no)
  from private.exam_sessions as s
  left join private.exam_events as e on e.attempt_id = s.attempt_id and e.session_no = s.session_no
  group by s.attempt_id, s.session_no
  having count(e.seq) <> s.acked_seq or coalesce(min(e.seq), 1) <> 1 or coalesce(max(e.seq), 0) <> s.acked_seq
  union all
  select 'E4 an answer is dated within its attempt, and never before the previous answer',
    jsonb_build_object('attempt_id', e.attempt_id, 'seq', e.seq)
  from (
    select v.*, a.started_at, lag(v.answered_at) over (
      partition by v.attempt_id, v.session_no order by v.seq) as before_at
    from private.exam_events as v join private.exam_attempts as a on a.id = v.attempt_id
  ) as e
  where not (e.answered_at between e.started_at and e.received_at) or e.answered_at < e.before_at
  union all
  select 'E4 a decision on kept answers was made after the last moment at which they could arrive',
    jsonb_build_object('attempt_id', a.id)
  from private.kept_answer_decisions as k
  join private.exam_attempts as a on a.id = k.attempt_id
  where a.finished_at is null or k.decided_at <= a.deadline_at + private.late_answer_time()
    or k.decided_by = a.student_id
  union all
  select 'E4 an attempt ends at most 180 seconds after its deadline', jsonb_build_object('attempt_id', a.id)
  from private.exam_attempts as a
  where a.finished_at > a.deadline_at + private.answer_grace()
    or (a.ended_by = 'student' and a.finished_at > a.deadline_at)
$$;
comment on function private.attempt_violations() is
  'Every violation of the promises E1 to E4 with the row it concerns; empty means that all are kept. E2 skips deleted '
  'accounts, because their sessions are deleted. Source: docs/exam.md section 1.';


-- supabase/schemas/exam_day.sql

-- Organisers' decisions on an exam day. For a whole paper, by two organisers: extra time, other hours, calling it off.
-- For one student: extra time, an individual time, or the reserve paper (docs/exam.md section 2). If there is only one
-- organiser, this organiser decides alone, and the row records this.

create table private.exam_grants (
  id uuid primary key default gen_random_uuid(),
  paper_id uuid not null references private.papers (id),
  student_id uuid not null references public.students (id),
  extra_seconds integer not null default 0 check (extra_seconds between 0 and 3600),
  opens_at timestamptz,
  last_start_at timestamptz,
  reason text not null check (char_length(reason) between 1 and 500),
  granted_by uuid not null references public.students (id),
  confirmed_by uuid references public.students (id),
  is_single boolean not null default false,
  granted_at timestamptz not null default now(),
  wants_second boolean not null default false,
  check ((opens_at is null) = (last_start_at is null)),
  check (last_start_at > opens_at),
  check (extra_seconds > 0 or opens_at is not null),
  check (confirmed_by <> granted_by)
);
comment on table private.exam_grants is
  'An organiser''s grant to one student for one paper: extra seconds or an individual time. A grant of more than 900 '
  'seconds counts only once another organiser has confirmed it. Source: docs/exam.md section 2.';
comment on column private.exam_grants.wants_second is
  'Whether the grant waits for a second organiser: with it the student would have more than 900 extra seconds in all, '
  'or could start after everybody''s last start.';
comment on column private.exam_grants.is_single is
  'Whether there was only one organiser when the grant was given, so that one was enough (setting single_organiser).';
create index exam_grants_paper on private.exam_grants (paper_id, student_id);
create index exam_grants_student on private.exam_grants (student_id);
create index exam_grants_granted_by on private.exam_grants (granted_by);
create index exam_grants_confirmed_by on private.exam_grants (confirmed_by);
alter table private.exam_grants enable row level security;

create table private.exam_decisions (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('minutes', 'hours', 'call_off')),
  edition_id uuid not null,
  exam_id uuid not null,
  class_id uuid references public.classes (id),
  extra_seconds integer check (extra_seconds between 60 and 3600),
  opens_at timestamptz,
  last_start_at timestamptz,
  reason text not null check (char_length(reason) between 1 and 500),
  decided_by uuid not null references public.students (id),
  decided_at timestamptz not null default now(),
  confirmed_by uuid references public.students (id),
  is_single boolean not null default false,
  taken_at timestamptz,
  withdrawn_at timestamptz,
  foreign key (edition_id, exam_id) references public.edition_exams (edition_id, exam_id),
  check ((kind = 'minutes') = (extra_seconds is not null)),
  check ((kind = 'hours') = (opens_at is not null) and (opens_at is null) = (last_start_at is null)),
  check (confirmed_by <> decided_by),
  check ((taken_at is not null) = (confirmed_by is not null or is_single)),
  check (taken_at is null or withdrawn_at is null)
);
comment on table private.exam_decisions is
  'A decision for everybody who takes an exam, in one class or (class_id null) in all. It waits until another '
  'organiser confirms it; taken_at is the time at which it took effect.';
comment on column private.exam_decisions.is_single is
  'Whether there was only one organiser, so that one was enough (setting single_organiser).';
create unique index exam_decisions_waiting
  on private.exam_decisions (edition_id, exam_id, kind, class_id) nulls not distinct
  where taken_at is null and withdrawn_at is null;
create index exam_decisions_exam on private.exam_decisions (edition_id, exam_id);
create index exam_decisions_class on private.exam_decisions (class_id);
create index exam_decisions_decided_by on private.exam_decisions (decided_by);
create index exam_decisions_confirmed_by on private.exam_decisions (confirmed_by);
alter table private.exam_decisions enable row level security;

create function private.day_ends_at(p_day date) returns timestamptz
language sql immutable set search_path = ''
as $$ select (p_day + 1)::timestamp at time zone interval '5 hours 30 minutes' $$;
comment on function private.day_ends_at(date) is 'The end of a calendar day in IST.';

create function private.end_overdue(p_edition_id uuid, p_exam_id uuid, p_class_id uuid) returns void
language sql set search_path = ''
as $$
  select count(private.lock_attempt(d.id))
  from (
    select a.id from private.exam_attempts as a
    where a.edition_id = p_edition_id and a.exam_id = p_exam_id and (p_class_id is null or a.class_id = p_class_id)
      and a.finished_at is null and private.exam_now() > private.find_deadline(a) + private.answer_grace()
    -- Another transaction may have locked an attempt without ending it, so this waits for each lock. The order is
    -- always the same, so that two calls cannot deadlock.
    order by a.id
  ) as d
$$;
comment on function private.end_overdue(uuid, uuid, uuid) is
  'Records the end of attempts whose time is over, before extra time is given, because an ended attempt cannot '
  'continue (decision 062).';

create function private.decision_error(p_decision private.exam_decisions) returns text
language sql volatile set search_path = ''
as $$
  select case
    when x.exam_id is null then 'not_found'
    when p_decision.kind = 'minutes' and c.papers = 0 then 'no_paper'
    when p_decision.kind = 'hours' and p_decision.class_id is not null and c.papers = 0 then 'no_paper'
    when private.exam_now() > c.closes_at then 'over'
    when x.called_off_at is not null or p_decision.kind = 'call_off' and p_decision.class_id is not null
      and c.called_off > 0 then 'called_off'
    when p_decision.kind <> 'call_off' and c.called_off > 0 then 'called_off'
    when c.extra_seconds + p_decision.extra_seconds > 3600 then 'too_much'
    when coalesce(p_decision.last_start_at, c.last_start_at)
      + make_interval(secs => c.seconds + coalesce(p_decision.extra_seconds, 0))
      > private.day_ends_at(x.exam_on) then 'past_midnight'
    when p_decision.kind <> 'hours' then null
    when coalesce(c.opens_at, x.opens_at) is null then 'no_hours'
    when private.exam_now() >= coalesce(c.opens_at, x.opens_at) then 'begun'
    when p_decision.last_start_at <= p_decision.opens_at then 'hours_unordered'
    when private.day_in_india(p_decision.opens_at) <> x.exam_on then 'another_day'
    when p_decision.opens_at <= private.exam_now() then 'opens_too_soon'
    when c.has_these_hours is not false
      and (p_decision.class_id is not null
        or (x.opens_at, x.last_start_at) = (p_decision.opens_at, p_decision.last_start_at)) then 'unchanged'
  end
  from (select) as one
  left join public.edition_exams as x on x.edition_id = p_decision.edition_id and x.exam_id = p_decision.exam_id
  cross join lateral (
    select count(*) as papers, count(p.called_off_at) as called_off, max(p.extra_seconds) as extra_seconds,
      max(p.duration_seconds + p.extra_seconds) as seconds, max(h.last_start_at) as last_start_at,
      min(h.opens_at) as opens_at,
      max(private.find_closing(p)) as closes_at,
      bool_and((h.opens_at, h.last_start_at) = (p_decision.opens_at, p_decision.last_start_at)) as has_these_hours
    from private.papers as p
    cross join lateral private.find_paper_hours(p) as h
    where p.edition_id = x.edition_id and p.exam_id = x.exam_id and p.kind = 'exam'
      and (p_decision.class_id is null or p.class_id = p_decision.class_id)
  ) as c
$$;
comment on function private.decision_error(private.exam_decisions) is
  'Why a decision for everybody who takes an exam cannot take effect, as an outcome of decide_exam, or null. Checked '
  'again when the decision is confirmed.';

create function private.take_decision(p_decision private.exam_decisions) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_old public.edition_exams;
  v_new public.edition_exams;
  v_mail_fields jsonb := jsonb_build_object('reason', p_decision.reason, 'is_single', p_decision.is_single);
begin
  if p_decision.kind = 'minutes' then
    perform private.end_overdue(p_decision.edition_id, p_decision.exam_id, p_decision.class_id);
    update private.papers set extra_seconds = extra_seconds + p_decision.extra_seconds
    where edition_id = p_decision.edition_id and exam_id = p_decision.exam_id and kind = 'exam'
      and (p_decision.class_id is null or class_id = p_decision.class_id);
    return private.mail_enrolled(
      'exam_minutes_email', p_decision.edition_id, p_decision.exam_id, p_decision.class_id,
      v_mail_fields || jsonb_build_object('extra_seconds', p_decision.extra_seconds)
    );
  end if;
  if p_decision.kind = 'call_off' then
    -- Families whose paper is not written yet see this on their dashboard too.
    insert into private.papers (kind, edition_id, exam_id, class_id, called_off_at)
    select distinct 'exam', n.edition_id, n.exam_id, n.class_id, private.exam_now()
    from public.enrolments as n
    where n.edition_id = p_decision.edition_id and n.exam_id = p_decision.exam_id and n.is_active
      and (p_decision.class_id is null or n.class_id = p_decision.class_id)
    on conflict do nothing;
    update public.edition_exams set called_off_at = private.exam_now()
    where edition_id = p_decision.edition_id and exam_id = p_decision.exam_id and p_decision.class_id is null;
    update private.papers set called_off_at = private.exam_now()
    where edition_id = p_decision.edition_id and exam_id = p_decision.exam_id and kind = 'exam'
      and called_off_at is null
      and (p_decision.class_id is null or class_id = p_decision.class_id);
    return private.mail_enrolled('exam_off_email', p_decision.edition_id, p_decision.exam_id, p_decision.class_id,
      v_mail_fields);
  end if;
  select * into v_old from public.edition_exams
  where edition_id = p_decision.edition_id and exam_id = p_decision.exam_id for update;
  v_new := v_old;
  v_new.opens_at := p_decision.opens_at;
  v_new.last_start_at := p_decision.last_start_at;
  if p_decision.class_id is not null then
    v_old.opens_at := coalesce((
      select opens_at from private.papers
      where edition_id = v_old.edition_id and exam_id = v_old.exam_id and class_id = p_decision.class_id
        and kind = 'exam'
    ), v_old.opens_at);
  else
    update public.edition_exams set opens_at = v_new.opens_at, last_start_at = v_new.last_start_at
    where edition_id = v_new.edition_id and exam_id = v_new.exam_id;
  end if;
  return private.move_exam(v_old, v_new, p_decision.class_id, v_mail_fields);
end
$$;
comment on function private.take_decision(private.exam_decisions) is
  'Puts a decision into effect, and emails everybody enrolled. Returns the number of emails.';

create function private.decide_exam(
  p_kind text, p_edition_id uuid, p_exam_id uuid, p_reason text, p_class_id uuid, p_extra_seconds integer,
  p_opens time, p_last_start time
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_exam_on date := (select exam_on from public.edition_exams where edition_id = p_edition_id and exam_id = p_exam_id);
  v_decision private.exam_decisions;
  v_error text;
  v_mailed integer;
begin
  perform private.require_admin();
  if coalesce(btrim(p_reason), '') = '' or char_length(p_reason) > 500 then
    return jsonb_build_object('outcome', 'reason_missing');
  end if;
  if v_exam_on is null or p_kind not in ('minutes', 'hours', 'call_off')
    or (p_kind = 'minutes') <> (p_extra_seconds is not null) or p_extra_seconds not between 60 and 3600
    or (p_kind = 'hours') <> (p_opens is not null and p_last_start is not null) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if private.is_kept_out_of_exam(p_edition_id, p_exam_id, p_class_id) then
    return jsonb_build_object('outcome', 'kept_out');
  end if;
  insert into private.exam_decisions (kind, edition_id, exam_id, class_id, extra_seconds, opens_at, last_start_at,
    reason, decided_by, is_single, taken_at)
  values (
    p_kind, p_edition_id, p_exam_id, p_class_id, p_extra_seconds,
    (v_exam_on + p_opens) at time zone interval '5 hours 30 minutes',
    (v_exam_on + p_last_start) at time zone interval '5 hours 30 minutes', btrim(p_reason), (select auth.uid()),
    private.is_single_organiser(), case when private.is_single_organiser() then private.exam_now() end
  )
  on conflict do nothing
  returning * into v_decision;
  if v_decision.id is null then
    return jsonb_build_object('outcome', 'waits_already');
  end if;
  v_error := private.decision_error(v_decision);
  if v_error is not null then
    delete from private.exam_decisions where id = v_decision.id;
    return jsonb_build_object('outcome', v_error);
  end if;
  v_mailed := case when v_decision.is_single then private.take_decision(v_decision) end;
  perform private.audit_change('decide_exam', to_jsonb(v_decision) - '{decided_by,confirmed_by,withdrawn_at}'::text[]);
  return case
    when v_decision.is_single then jsonb_build_object('outcome', 'taken', 'mailed', v_mailed)
    else jsonb_build_object('outcome', 'waiting')
  end;
end
$$;
comment on function private.decide_exam(text, uuid, uuid, text, uuid, integer, time, time) is
  'decide_exam for an admin. Raises 42501 for anybody else.';

create function public.decide_exam(
  p_kind text, p_edition_id uuid, p_exam_id uuid, p_reason text, p_class_id uuid default null,
  p_extra_seconds integer default null,
  p_opens time default null, p_last_start time default null
) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.decide_exam(p_kind, p_edition_id, p_exam_id, p_reason, p_class_id, p_extra_seconds, p_opens,
  p_last_start);
comment on function public.decide_exam(text, uuid, uuid, text, uuid, integer, time, time) is
  'For admins: a decision for everybody who takes an exam, in one class or (null) in all: extra time (60 to 3,600 '
  'seconds, together with earlier extra time), other hours on the exam''s day if the exam has not started (times of '
  'day in IST), or call_off. The family reads the reason. The decision waits for a second organiser '
  '(confirm_exam_decision), or takes effect immediately if there is only one. Returns {outcome}: waiting, taken '
  '{mailed}, waits_already (the same decision for the same exam and class waits), reason_missing, not_found, kept_out '
  '(a child of the caller is in one of the classes), no_paper, no_hours, over (the paper is closed), called_off, '
  'too_much, past_midnight (the exam would end on another day), begun, another_day, hours_unordered, '
  'opens_too_soon, unchanged (the exam has these hours already). Raises 42501 for anybody else. Leaves an audit row. '
  'Source: docs/exam.md section 2.';

create function private.grant_error(p_grant private.exam_grants, p_paper private.papers,
  p_attempt private.exam_attempts) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_exam public.edition_exams;
  v_hours record;
begin
  select * into v_exam from public.edition_exams where edition_id = p_paper.edition_id and exam_id = p_paper.exam_id;
  select * into v_hours from private.find_paper_hours(p_paper);
  return case
    when p_paper.called_off_at is not null then 'called_off'
    when p_attempt.finished_at is not null or (p_paper.kind = 'reserve' and p_attempt.id is not null) then 'over'
    when p_attempt.id is not null and p_grant.opens_at is not null then 'begun'
    when p_paper.kind = 'exam' and v_hours.opens_at is null then 'no_hours'
    -- Once the paper is closed, receipts show its questions, so nobody may start after that.
    when p_paper.kind = 'exam' and private.exam_now() > private.find_closing(p_paper) then 'over'
    when p_attempt.id is null and private.exam_now()
      > coalesce(p_grant.last_start_at, (private.find_hours(p_paper, p_grant.student_id)).last_start_at) then 'over'
    when p_grant.extra_seconds + (
      select coalesce(sum(extra_seconds), 0) from private.exam_grants where paper_id = p_paper.id
        and student_id = p_grant.student_id and id <> p_grant.id
    ) > 3600 then 'too_much'
    when p_paper.kind = 'reserve' then case
      when p_grant.opens_at is null then 'no_hours'
      when p_grant.last_start_at <= p_grant.opens_at then 'hours_unordered'
      when p_grant.opens_at < coalesce(v_exam.last_start_at, private.day_ends_at(v_exam.exam_on)) then 'too_early'
      when private.day_in_india(p_grant.last_start_at) > v_exam.exam_on + private.reply_days() then 'too_late'
    end
    when p_grant.last_start_at <= p_grant.opens_at then 'hours_unordered'
    when p_grant.last_start_at - p_grant.opens_at > interval '3600 seconds' then 'too_much'
    when p_grant.opens_at < v_hours.opens_at then 'too_early'
    when coalesce(p_attempt.started_at, p_grant.last_start_at,
      (private.find_hours(p_paper, p_grant.student_id)).last_start_at)
      + make_interval(secs => p_paper.duration_seconds + p_paper.extra_seconds + p_grant.extra_seconds
        + private.granted_seconds(p_paper.id, p_grant.student_id))
      > private.day_ends_at(v_exam.exam_on) then 'past_midnight'
  end;
end
$$;
comment on function private.grant_error(private.exam_grants, private.papers, private.exam_attempts) is
  'Why a grant cannot count, as an outcome of give_exam_grant, or null. An individual time must begin when the exam '
  'opens or later and end on the exam''s day; extra time is at most 3,600 seconds; a reserve paper is taken within 7 '
  'days after the exam. Source: docs/exam.md section 2.';

create function private.mail_grant(p_grant private.exam_grants) returns void
language sql set search_path = ''
as $$
  insert into private.outbox (kind, student_id, edition_id, exam_id, about)
  select 'exam_minutes_email', p_grant.student_id, p.edition_id, p.exam_id, jsonb_build_object('grant_id', p_grant.id)
  from private.papers as p where p.id = p_grant.paper_id
$$;
comment on function private.mail_grant(private.exam_grants) is
  'Queues the mail that informs a family of a valid grant.';

create function private.give_exam_grant(
  p_student_id uuid, p_edition_id uuid, p_exam_id uuid, p_is_reserve boolean, p_reason text, p_extra_seconds integer,
  p_opens_at timestamptz, p_last_start_at timestamptz
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_enrolment public.enrolments;
  v_paper private.papers;
  v_attempt private.exam_attempts;
  v_grant private.exam_grants;
  v_error text;
begin
  perform private.require_admin();
  if p_student_id = (select auth.uid()) then
    return jsonb_build_object('outcome', 'own_exam');
  end if;
  if coalesce(btrim(p_reason), '') = '' or char_length(p_reason) > 500 then
    return jsonb_build_object('outcome', 'reason_missing');
  end if;
  if coalesce(p_extra_seconds, 0) not between 0 and 3600 or (coalesce(p_extra_seconds, 0) = 0 and p_opens_at is null)
    or (p_opens_at is null) <> (p_last_start_at is null) or p_is_reserve is null then
    return jsonb_build_object('outcome', 'nothing_given');
  end if;
  perform private.lock_student(p_student_id);
  select * into v_enrolment from public.enrolments
  where student_id = p_student_id and edition_id = p_edition_id and exam_id = p_exam_id and is_active;
  if not found then
    return jsonb_build_object('outcome', 'not_enrolled');
  end if;
  if private.is_kept_out_of_exam(p_edition_id, p_exam_id, v_enrolment.class_id) then
    return jsonb_build_object('outcome', 'kept_out');
  end if;
  select * into v_paper from private.papers
  where edition_id = p_edition_id and exam_id = p_exam_id and class_id = v_enrolment.class_id
    and kind = case when p_is_reserve then 'reserve' else 'exam' end;
  if not found then
    return jsonb_build_object('outcome', 'no_paper');
  end if;
  v_attempt := private.lock_attempt((
    select id from private.exam_attempts
    where student_id = p_student_id and edition_id = p_edition_id and exam_id = p_exam_id and status <> 'reset'
  ));
  -- clock_timestamp instead of now(): if a caller waited for a lock, its decision is the last one and counts
  -- (private.find_hours).
  v_grant := row(
    gen_random_uuid(), v_paper.id, p_student_id, coalesce(p_extra_seconds, 0), p_opens_at, p_last_start_at,
    btrim(p_reason),
    (select auth.uid()), null, private.is_single_organiser(), clock_timestamp(), false
  );
  v_error := case when p_opens_at >= p_last_start_at then 'hours_unordered'
    else private.grant_error(v_grant, v_paper, v_attempt) end;
  if v_error is not null then
    return jsonb_build_object('outcome', v_error);
  end if;
  v_grant.wants_second := v_paper.kind = 'exam' and not v_grant.is_single and (
    coalesce(v_grant.last_start_at - v_grant.opens_at > private.unconfirmed_grant_time(), false)
    -- A student who starts after all others may have heard the questions, and delays all receipts of the class.
    or coalesce(v_grant.last_start_at > (private.find_paper_hours(v_paper)).last_start_at, false)
    or v_grant.extra_seconds + (
      select coalesce(sum(extra_seconds), 0) from private.exam_grants
      where paper_id = v_paper.id and student_id = p_student_id and confirmed_by is null and not is_single
    ) > 900
  );
  insert into private.exam_grants values (v_grant.*);
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'give_exam_grant', p_student_id,
    to_jsonb(v_grant) - '{student_id,granted_by,confirmed_by}'::text[]);
  if v_grant.wants_second then
    return jsonb_build_object('outcome', 'waiting');
  end if;
  perform private.mail_grant(v_grant);
  return jsonb_build_object('outcome', 'given');
end
$$;
comment on function private.give_exam_grant(uuid, uuid, uuid, boolean, text, integer, timestamptz, timestamptz) is
  'give_exam_grant for an admin. Raises 42501 for anybody else.';

create function public.give_exam_grant(
  p_student_id uuid, p_edition_id uuid, p_exam_id uuid, p_is_reserve boolean, p_reason text,
  p_extra_seconds integer default 0,
  p_opens_at timestamptz default null, p_last_start_at timestamptz default null
) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.give_exam_grant(p_student_id, p_edition_id, p_exam_id, p_is_reserve, p_reason, p_extra_seconds,
  p_opens_at, p_last_start_at);
comment on function public.give_exam_grant(uuid, uuid, uuid, boolean, text, integer, timestamptz, timestamptz) is
  'For admins: gives one enrolled student extra seconds or an individual time for an exam, or lets the student take '
  'the reserve paper of the class instead, within 7 days after the exam. The family reads the reason. An open exam '
  'page gets the grant with its next reply. The grant waits for a second organiser if it is more than 900 seconds, or '
  'if the student could start after everybody''s last start. Returns {outcome}: given, waiting, own_exam (organisers '
  'cannot grant themselves anything), kept_out (a child of the caller is in the student''s class), reason_missing, '
  'nothing_given, not_enrolled, no_paper, no_hours, called_off, begun (an individual time for a started exam), over, '
  'too_much (more than 3,600 seconds in all), too_early (before the exam opens; for a reserve paper before the exam''s '
  'last start), too_late (after 7 days), hours_unordered, past_midnight. Raises 42501 for anybody else. Leaves an '
  'audit row. Source: docs/exam.md section 2.';

create function private.confirm_exam_decision(p_id uuid, p_is_confirmed boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_caller_id uuid := (select auth.uid());
  v_decision private.exam_decisions;
  v_grant private.exam_grants;
  v_error text;
  v_mailed integer := 1;
begin
  perform private.require_admin();
  select * into v_decision from private.exam_decisions where id = p_id and taken_at is null and withdrawn_at is null
    for update;
  select * into v_grant from private.exam_grants where id = p_id and wants_second and confirmed_by is null for update;
  -- Null means neither to confirm nor to withdraw.
  if p_is_confirmed is null or (v_decision.id is null and v_grant.id is null) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if exists (
    select 1 from private.papers as p
    where p.id = v_grant.paper_id and private.is_kept_out_of_exam(p.edition_id, p.exam_id, p.class_id)
  ) or private.is_kept_out_of_exam(v_decision.edition_id, v_decision.exam_id, v_decision.class_id) then
    return jsonb_build_object('outcome', 'kept_out');
  end if;
  if not p_is_confirmed then
    update private.exam_decisions set withdrawn_at = private.exam_now() where id = p_id;
    delete from private.exam_grants where id = p_id;
  elsif v_caller_id = coalesce(v_decision.decided_by, v_grant.granted_by) then
    return jsonb_build_object('outcome', 'own_decision');
  elsif v_caller_id = v_grant.student_id then
    return jsonb_build_object('outcome', 'own_exam');
  elsif v_decision.id is not null then
    v_error := private.decision_error(v_decision);
    if v_error is not null then
      return jsonb_build_object('outcome', v_error);
    end if;
    update private.exam_decisions set confirmed_by = v_caller_id, taken_at = private.exam_now() where id = p_id
      returning * into v_decision;
    v_mailed := private.take_decision(v_decision);
  else
    perform private.lock_student(v_grant.student_id);
    v_error := (
      select private.grant_error(v_grant, p, private.lock_attempt((
        select a.id from private.exam_attempts as a
        where a.student_id = v_grant.student_id and a.edition_id = p.edition_id and a.exam_id = p.exam_id
          and a.status <> 'reset'
      )))
      from private.papers as p where p.id = v_grant.paper_id
    );
    if v_error is not null then
      return jsonb_build_object('outcome', v_error);
    end if;
    update private.exam_grants set confirmed_by = v_caller_id where id = p_id;
    perform private.mail_grant(v_grant);
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    v_caller_id::text, case when p_is_confirmed then 'confirm_exam_decision' else 'withdraw_exam_decision' end,
    v_grant.student_id,
    jsonb_build_object('id', p_id, 'kind', coalesce(v_decision.kind, 'grant'))
  );
  return case when p_is_confirmed then jsonb_build_object('outcome', 'confirmed', 'mailed', v_mailed)
    else jsonb_build_object('outcome', 'withdrawn') end;
end
$$;
comment on function private.confirm_exam_decision(uuid, boolean) is
  'confirm_exam_decision for an admin. Raises 42501 for anybody else.';

create function public.confirm_exam_decision(p_id uuid, p_is_confirmed boolean) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.confirm_exam_decision(p_id, p_is_confirmed);
comment on function public.confirm_exam_decision(uuid, boolean) is
  'For admins: a second organiser confirms a waiting decision or grant, which then takes effect; or any organiser '
  'withdraws it. Returns {outcome}: confirmed {mailed}, withdrawn, own_decision (another organiser must confirm it), '
  'own_exam, kept_out, not_found (nothing with this id waits, or p_is_confirmed is null), or the outcome of '
  'decide_exam or give_exam_grant if something prevents it now. Raises 42501 for anybody else. Leaves an audit row. '
  'Source: docs/exam.md section 2.';

grant execute on function private.decide_exam(text, uuid, uuid, text, uuid, integer, time, time) to authenticated;
grant execute on function private.give_exam_grant(uuid, uuid, uuid, boolean, text, integer, timestamptz, timestamptz)
  to authenticated;
grant execute on function private.confirm_exam_decision(uuid, boolean) to authenticated;
grant execute on function public.decide_exam(text, uuid, uuid, text, uuid, integer, time, time) to authenticated;
grant execute on function public.give_exam_grant(uuid, uuid, uuid, boolean, text, integer, timestamptz, timestamptz)
  to authenticated;
grant execute on function public.confirm_exam_decision(uuid, boolean) to authenticated;

-- ------------------------------------------------------------

-- Late answers: given in time but received too late. An organiser decides once for an attempt whether they count
-- (docs/exam.md section 5 no. 8).

create function private.list_kept_answers(p_attempt private.exam_attempts) returns setof private.exam_events
language sql stable set search_path = ''
as $$
  select e.*
  from private.exam_sessions as s
  join private.exam_events as e on e.attempt_id = s.attempt_id and e.session_no = s.session_no
  cross join lateral (
    select s.session_no = any (private.silent_sessions(p_attempt.id, p_attempt.deadline_at)) as is_silent
  ) as q
  where s.attempt_id = p_attempt.id and s.last_saved_at > p_attempt.deadline_at
    and e.received_at > p_attempt.deadline_at + case when q.is_silent then interval '0' else private.answer_grace() end
    and e.received_at <= p_attempt.deadline_at + private.late_answer_time()
    and e.answered_at <= least(p_attempt.deadline_at, case when p_attempt.ended_by = 'student'
      then p_attempt.finished_at end)
$$;
comment on function private.list_kept_answers(private.exam_attempts) is
  'The answers of an ended attempt that an organiser may count: given before its end, and received more than 180 '
  'seconds (from a silent session: any time) and at most 15 minutes after the deadline. None while the attempt runs.';

create function private.list_too_late_answers(p_attempt private.exam_attempts) returns setof private.exam_events
language sql stable set search_path = ''
as $$
  select e.*
  from private.exam_events as e
  where e.attempt_id = p_attempt.id and e.received_at > p_attempt.deadline_at + private.late_answer_time()
    and e.answered_at <= least(p_attempt.deadline_at, case when p_attempt.ended_by = 'student'
      then p_attempt.finished_at end)
$$;
comment on function private.list_too_late_answers(private.exam_attempts) is
  'The answers of an ended attempt that were given before its end and received more than 15 minutes after the '
  'deadline. They can never count. None while the attempt runs.';

create function private.decide_kept_answers(p_attempt_id uuid, p_is_counted boolean, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_receipt private.exam_receipts;
begin
  perform private.require_admin();
  if coalesce(btrim(p_reason), '') = '' or char_length(p_reason) > 500 then
    return jsonb_build_object('outcome', 'reason_missing');
  end if;
  v_attempt := private.lock_attempt(p_attempt_id);
  if v_attempt.exam_id is null or p_is_counted is null
    or not exists (select 1 from private.list_kept_answers(v_attempt)) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if v_attempt.student_id = (select auth.uid()) then
    return jsonb_build_object('outcome', 'own_exam');
  end if;
  if private.is_kept_out_of_exam(v_attempt.edition_id, v_attempt.exam_id, v_attempt.class_id) then
    return jsonb_build_object('outcome', 'kept_out');
  end if;
  if private.exam_now() <= v_attempt.deadline_at + private.late_answer_time() then
    return jsonb_build_object('outcome', 'too_early', 'until',
      private.iso_timestamp(v_attempt.deadline_at + private.late_answer_time()));
  end if;
  if exists (select 1 from private.papers where id = v_attempt.paper_id and status in ('provisional', 'final')) then
    return jsonb_build_object('outcome', 'published');
  end if;
  insert into private.kept_answer_decisions (attempt_id, is_counted, reason, decided_by, decided_at)
  values (p_attempt_id, p_is_counted, btrim(p_reason), (select auth.uid()), private.exam_now())
  on conflict do nothing;
  if not found then
    return jsonb_build_object('outcome', 'decided_already');
  end if;
  v_receipt := private.issue_receipt(v_attempt);
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    (select auth.uid())::text, 'decide_kept_answers', v_attempt.student_id,
    jsonb_build_object('attempt_id', p_attempt_id, 'is_counted', p_is_counted, 'reason', btrim(p_reason), 'receipt_no',
      v_receipt.no)
  );
  return jsonb_build_object('outcome', case when p_is_counted then 'counted' else 'left' end, 'receipt_no',
    v_receipt.no);
end
$$;
comment on function private.decide_kept_answers(uuid, boolean, text) is
  'decide_kept_answers for an admin. Raises 42501 for anybody else.';

create function public.decide_kept_answers(p_attempt_id uuid, p_is_counted boolean, p_reason text) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.decide_kept_answers(p_attempt_id, p_is_counted, p_reason);
comment on function public.decide_kept_answers(uuid, boolean, text) is
  'For admins: decides once and finally whether the kept answers of an attempt count, with a reason. If they count '
  'and change anything, a new receipt is issued. Returns {outcome}: counted or left {receipt_no}, too_early {until} '
  '(more answers may arrive until 15 minutes after the deadline), decided_already, published (the marks are '
  'published), own_exam, kept_out (a child of the caller is in that class), reason_missing, not_found (no such '
  'attempt, or no kept answers). Raises 42501 for anybody else. Leaves an audit row. Source: docs/exam.md section 5 '
  'no. 8.';

grant execute on function private.decide_kept_answers(uuid, boolean, text) to authenticated;
grant execute on function public.decide_kept_answers(uuid, boolean, text) to authenticated;

-- ------------------------------------------------------------

-- The exam day in the panel: counts per paper, the students, one student's connection log, and the decisions.

create function private.find_in_lobby(p_edition_id uuid, p_exam_id uuid) returns table (class_id uuid)
language sql stable set search_path = ''
as $$
  select n.class_id
  from public.edition_exams as x
  join public.enrolments as n on n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.is_active
  join private.device_checks as d on d.student_id = n.student_id
  where x.edition_id = p_edition_id and x.exam_id = p_exam_id and x.called_off_at is null
    and x.exam_on = private.day_in_india(private.exam_now()) and x.last_start_at >= private.exam_now()
    and d.checked_at >= x.opens_at - private.lobby_time()
    and not exists (
      select 1 from private.exam_attempts as t
      where t.student_id = n.student_id and t.edition_id = n.edition_id and t.exam_id = n.exam_id
    )
$$;
comment on function private.find_in_lobby(uuid, uuid) is
  'The students in the lobby of one of today''s exams, a row for each with the class: those whose device was checked '
  'since the lobby opened (the lobby checks it), who have not started and can still start.';

create function private.list_exam_day(p_edition_id uuid, p_exam_id uuid)
returns table (
  class_id uuid, class_name text, paper_id uuid, status text, has_reserve boolean, opens_at timestamptz,
  last_start_at timestamptz,
  closes_at timestamptz, extra_seconds integer, called_off_at timestamptz, enrolled bigint, running bigint,
  silent bigint, finished bigint,
  kept bigint, unrefunded bigint, in_lobby bigint, is_kept_out boolean, server_now timestamptz,
  unrefunded_paise bigint
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  with sitting as (
    select a.class_id, count(*) filter (where a.finished_at is null) as running,
      count(*) filter (where a.finished_at is null and not exists (
        select 1 from private.exam_sessions as s
        where s.attempt_id = a.id and coalesce(s.last_saved_at, s.started_at) > private.exam_now()
          - private.silent_time()
      )) as silent,
      count(*) filter (where a.finished_at is not null) as finished,
      count(*) filter (where a.finished_at is not null
        and exists (
          select 1 from private.exam_sessions as s
          where s.attempt_id = a.id and s.last_saved_at > a.deadline_at and (
            s.last_saved_at > a.deadline_at + private.answer_grace()
            or coalesce(s.last_contact_at, '-infinity') <= a.deadline_at - private.silent_time()
          )
        )
        and not exists (select 1 from private.kept_answer_decisions as k where k.attempt_id = a.id)
        and exists (select 1 from private.list_kept_answers(a))
      ) as kept
    from private.exam_attempts as a
    where a.edition_id = p_edition_id and a.exam_id = p_exam_id and a.status <> 'reset'
    group by a.class_id
  ), enrolled as (
    select n.class_id, count(*) as enrolled
    from public.enrolments as n
    where n.edition_id = p_edition_id and n.exam_id = p_exam_id and n.is_active
    group by n.class_id
  )
  select c.id, c.name, p.id, p.status,
    exists (select 1 from private.papers as r where r.edition_id = p_edition_id and r.exam_id = p_exam_id
      and r.class_id = c.id and r.kind = 'reserve'),
    coalesce(h.opens_at, x.opens_at), coalesce(h.last_start_at, x.last_start_at), private.find_closing(p),
    coalesce(p.extra_seconds, 0),
    p.called_off_at, coalesce(n.enrolled, 0), coalesce(s.running, 0), coalesce(s.silent, 0), coalesce(s.finished, 0),
    coalesce(s.kept, 0),
    u.families,
    (select count(*) from private.find_in_lobby(p_edition_id, p_exam_id) as l where l.class_id = c.id),
    private.is_kept_out((select auth.uid()), p_edition_id, c.id), private.exam_now(), u.paise
  from public.edition_exams as x
  cross join public.classes as c
  cross join lateral (
    select count(*) as families, coalesce(sum(l.price_paise), 0) as paise
    from private.list_called_off_places(p_edition_id, p_exam_id, c.id, null) as l where l.is_clear
  ) as u
  left join private.papers as p on p.edition_id = x.edition_id and p.exam_id = x.exam_id and p.class_id = c.id
    and p.kind = 'exam'
  left join lateral private.find_paper_hours(p) as h on true
  left join enrolled as n on n.class_id = c.id
  left join sitting as s on s.class_id = c.id
  where x.edition_id = p_edition_id and x.exam_id = p_exam_id and (p.id is not null or n.enrolled is not null)
  order by c.number;
$$;
comment on function private.list_exam_day(uuid, uuid) is 'list_exam_day for an admin. Raises 42501 for anybody else.';

create function public.list_exam_day(p_edition_id uuid, p_exam_id uuid)
returns table (
  class_id uuid, class_name text, paper_id uuid, status text, has_reserve boolean, opens_at timestamptz,
  last_start_at timestamptz,
  closes_at timestamptz, extra_seconds integer, called_off_at timestamptz, enrolled bigint, running bigint,
  silent bigint, finished bigint,
  kept bigint, unrefunded bigint, in_lobby bigint, is_kept_out boolean, server_now timestamptz,
  unrefunded_paise bigint
)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_exam_day(p_edition_id, p_exam_id);
comment on function public.list_exam_day(uuid, uuid) is
  'For admins: the classes of an exam that have a paper or an enrolled student, with the numbers of students: '
  'enrolled, running, silent (running, and nothing received for 2 minutes; an exam page that is online sends at least '
  'every 60 seconds), finished, and finished with kept answers that wait for a decision; for a called-off exam the '
  'number of families to refund and the total in paise (refund_called_off); and the number in the lobby '
  '(find_in_lobby). is_kept_out: whether a child of the caller is in the class. paper_id and status are null until a '
  'paper is written, hours and closes_at until they are announced. Raises 42501 for anybody else. Source: '
  'docs/exam.md section 10.';

create function private.list_exam_participants(
  p_edition_id uuid, p_exam_id uuid, p_state text, p_search text, p_limit integer, p_offset integer, p_class_id uuid
)
returns table (
  student_id uuid, name text, email text, class_name text, state text, attempt_id uuid, started_at timestamptz,
  deadline_at timestamptz,
  finished_at timestamptz, last_contact_at timestamptz, extra_seconds integer, has_guardian_consent boolean
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_exam_participants', jsonb_build_object(
    'edition_id', p_edition_id, 'exam_id', p_exam_id, 'class_id', p_class_id, 'state', p_state, 'offset', p_offset,
    'is_search', nullif(btrim(p_search), '') is not null
  ));
  select l.*
  from (
    select s.id, s.name, private.student_mail_address(s.id) as email, c.name as class_name,
      case
        when a.id is null then 'not_begun'
        when a.finished_at is null then
          case when h.last_contact_at > private.exam_now() - private.silent_time() then 'running' else 'silent' end
        when k.attempt_id is null and exists (select 1 from private.list_kept_answers(a)) then 'kept'
        else 'finished'
      end as state,
      a.id as attempt_id, a.started_at, private.find_deadline(a) as deadline_at, a.finished_at, h.last_contact_at,
      private.granted_seconds(p.id, s.id), private.has_guardian_consent(s.id)
    from public.enrolments as n
    join public.students as s on s.id = n.student_id and s.deleted_at is null
    join public.classes as c on c.id = n.class_id
    left join private.papers as p on p.edition_id = n.edition_id and p.exam_id = n.exam_id and p.class_id = n.class_id
      and p.kind = 'exam'
    left join private.exam_attempts as a
      on a.student_id = n.student_id and a.edition_id = n.edition_id and a.exam_id = n.exam_id and a.status <> 'reset'
    left join private.kept_answer_decisions as k on k.attempt_id = a.id
    left join lateral (
      select max(coalesce(e.last_saved_at, e.started_at)) as last_contact_at from private.exam_sessions as e
        where e.attempt_id = a.id
    ) as h on true
    cross join (select private.like_pattern(private.clean_line(p_search)) as pattern) as f
    where n.edition_id = p_edition_id and n.exam_id = p_exam_id and (n.is_active or a.id is not null)
      and (p_class_id is null or n.class_id = p_class_id)
      and (f.pattern is null or s.name_key like f.pattern)
      and case p_state
        when 'not_begun' then a.id is null
        when 'running' then a.finished_at is null and a.id is not null
        when 'silent' then a.finished_at is null and a.id is not null
        when 'finished' then a.finished_at is not null
        when 'kept' then a.finished_at is not null and k.attempt_id is null
        when 'no_consent' then not private.has_guardian_consent(s.id)
        when 'no_device_check' then a.id is null and not exists (
          select 1 from private.device_checks as d
          where d.student_id = s.id and d.is_good and d.checked_at > private.exam_now() - interval '60 days'
        )
        else true
      end
  ) as l
  where p_state not in ('silent', 'kept') or l.state = p_state
  order by l.name, l.id
  limit least(greatest(p_limit, 1), 50) offset least(greatest(p_offset, 0), 10000);
$$;
comment on function private.list_exam_participants(uuid, uuid, text, text, integer, integer, uuid) is
  'list_exam_participants for an admin. Raises 42501 for anybody else.';

create function public.list_exam_participants(
  p_edition_id uuid, p_exam_id uuid, p_state text, p_search text, p_limit integer, p_offset integer,
    p_class_id uuid default null
)
returns table (
  student_id uuid, name text, email text, class_name text, state text, attempt_id uuid, started_at timestamptz,
  deadline_at timestamptz,
  finished_at timestamptz, last_contact_at timestamptz, extra_seconds integer, has_guardian_consent boolean
)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_exam_participants(p_edition_id, p_exam_id, p_state, p_search, p_limit, p_offset, p_class_id);
comment on function public.list_exam_participants(uuid, uuid, text, text, integer, integer, uuid) is
  'For admins: the students who are enrolled in an exam or have started it, by name, in one class if p_class_id is '
  'given. p_state is all, not_begun, running (silent ones included), silent, finished, kept (with kept answers that '
  'wait for a decision), no_consent (without a valid guardian''s consent, so that the result will be held) or '
  'no_device_check (not started, and no good device check in the last 60 days). p_search is a part of the name, '
  'without wildcards; at most 50 from p_offset on. last_contact_at is the time of the exam page''s last call. '
  'Raises 42501 for anybody else. Leaves an audit row. Source: docs/exam.md section 10.';

create function private.exam_timeline_json(p_attempt private.exam_attempts) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'attempt_id', p_attempt.id, 'started_at', private.iso_timestamp(p_attempt.started_at),
    'deadline_at', private.iso_timestamp(private.find_deadline(p_attempt)), 'finished_at',
    private.iso_timestamp(p_attempt.finished_at),
    'ended_by', p_attempt.ended_by, 'status', p_attempt.status, 'question_count', (
      select char_length(s.option_counts) from private.paper_seals as s where s.paper_id = p_attempt.paper_id
    ),
    'answered', char_length(replace(private.answer_letters(p_attempt), '-', '')),
    'receipts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'no', r.no, 'code', r.code, 'issued_at', private.iso_timestamp(r.issued_at)) order by r.no), '[]')
      from private.exam_receipts as r where r.attempt_id = p_attempt.id
    ),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'session_no', s.session_no, 'started_at', private.iso_timestamp(s.started_at), 'last_contact_at',
        private.iso_timestamp(s.last_saved_at),
        'events', s.acked_seq, 'longest_wait_seconds', (
          select ceil(extract(epoch from max(e.received_at - e.answered_at))) from private.exam_events as e
          where e.attempt_id = s.attempt_id and e.session_no = s.session_no
        )
      ) order by s.session_no), '[]')
      from private.exam_sessions as s where s.attempt_id = p_attempt.id
    ),
    'room_events', private.room_events_json(p_attempt.id), 'silences', private.silences_json(p_attempt),
    'decide_after', private.iso_timestamp(p_attempt.deadline_at + private.late_answer_time()),
    'kept', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'n', k.n, 'answered_at', private.iso_timestamp(k.answered_at), 'received_at',
          private.iso_timestamp(k.received_at)
      ) order by k.answered_at, k.seq), '[]')
      from private.list_kept_answers(p_attempt) as k
    ),
    'too_late', (select count(*) from private.list_too_late_answers(p_attempt)),
    'order', (
      select jsonb_build_object('class', c.name, 'seed', p_attempt.seed, 'questions',
        private.questions_json(p_attempt, repeat('-', char_length(s.option_counts)), false, false))
      from private.paper_seals as s
      join public.classes as c on c.id = p_attempt.class_id
      where s.paper_id = p_attempt.paper_id and exists (select 1 from private.list_kept_answers(p_attempt))
    ),
    'decision', (
      select jsonb_build_object('is_counted', d.is_counted, 'reason', d.reason, 'decided_at',
        private.iso_timestamp(d.decided_at))
      from private.kept_answer_decisions as d where d.attempt_id = p_attempt.id
    )
  )
  where p_attempt.id is not null
$$;
comment on function private.exam_timeline_json(private.exam_attempts) is
  'The record of an attempt for organisers: its sessions, each with its last contact and the longest time between an '
  'answer and its arrival; the recorded events; the silences (private.silences_json); the kept answers, with the data '
  'for the student''s own question order and the time from which they can be decided; and too_late, the number of '
  'answers that arrived later still. Contains no question''s text and no chosen option.';

create function private.read_exam_timeline(p_student_id uuid, p_edition_id uuid, p_exam_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_enrolment public.enrolments;
  v_attempt private.exam_attempts;
begin
  perform private.require_admin();
  select * into v_enrolment from public.enrolments where student_id = p_student_id and edition_id = p_edition_id
    and exam_id = p_exam_id;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  v_attempt := private.lock_attempt((
    select id from private.exam_attempts
    where student_id = p_student_id and edition_id = p_edition_id and exam_id = p_exam_id and status <> 'reset'
  ));
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'read_exam_timeline', p_student_id,
    jsonb_build_object('edition_id', p_edition_id, 'exam_id', p_exam_id));
  return (
    select jsonb_build_object(
      'outcome', 'story', 'name', s.name, 'email', private.student_mail_address(s.id), 'phone', s.phone,
      'class', c.name, 'is_enrolled',
      v_enrolment.is_active,
      'has_paper', p.id is not null,
      'opens_at', private.iso_timestamp(coalesce(h.opens_at, x.opens_at)),
      'last_start_at', private.iso_timestamp(coalesce(h.last_start_at, x.last_start_at)),
      'server_now', private.iso_timestamp(private.exam_now()),
      'grants', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', g.id, 'is_reserve', p.kind = 'reserve', 'extra_seconds', g.extra_seconds, 'opens_at',
          private.iso_timestamp(g.opens_at),
          'last_start_at', private.iso_timestamp(g.last_start_at), 'reason', g.reason, 'granted_at',
          private.iso_timestamp(g.granted_at),
          'is_waiting', g.wants_second and g.confirmed_by is null
        ) order by g.granted_at), '[]')
        from private.exam_grants as g
        join private.papers as p on p.id = g.paper_id
        where g.student_id = p_student_id and p.edition_id = p_edition_id and p.exam_id = p_exam_id
      ),
      'attempt', private.exam_timeline_json(v_attempt)
    )
    from public.students as s
    join public.classes as c on c.id = v_enrolment.class_id
    left join private.papers as p on p.edition_id = p_edition_id and p.exam_id = p_exam_id and p.class_id = c.id
      and p.kind = 'exam'
    left join lateral private.find_hours(p, s.id) as h on true
    left join public.edition_exams as x on x.edition_id = p_edition_id and x.exam_id = p_exam_id
    where s.id = p_student_id
  );
end
$$;
comment on function private.read_exam_timeline(uuid, uuid, uuid) is
  'read_exam_timeline for an admin. Raises 42501 for anybody else.';

create function public.read_exam_timeline(p_student_id uuid, p_edition_id uuid, p_exam_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.read_exam_timeline(p_student_id, p_edition_id, p_exam_id);
comment on function public.read_exam_timeline(uuid, uuid, uuid) is
  'For admins: one student in an exam: name and contact, hours, grants, and the record of the attempt '
  '(private.exam_timeline_json; null before the start). Returns {outcome}: story {name, email, phone, class, '
  'is_enrolled, has_paper: whether there is a paper of the class yet, opens_at, last_start_at (without a paper those '
  'of the exam), server_now, grants, attempt} or not_found. Times in UTC. Raises 42501 for '
  'anybody else. Leaves an audit row. Source: docs/exam.md sections 9 and 10.';

create function private.list_exam_decisions(p_edition_id uuid, p_exam_id uuid)
returns table (
  id uuid, kind text, state text, class_name text, student_name text, extra_seconds integer, opens_at timestamptz,
  last_start_at timestamptz,
  reason text, decided_by text, decided_at timestamptz, confirmed_by text, is_single boolean, is_mine boolean
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_exam_decisions',
    jsonb_build_object('edition_id', p_edition_id, 'exam_id', p_exam_id));
  select l.id, l.kind, l.state, c.name, s.name, l.extra_seconds, l.opens_at, l.last_start_at, l.reason, b.name,
  l.decided_at, f.name, l.is_single,
    l.decided_by = (select auth.uid())
  from (
    select d.id, d.kind, case when d.taken_at is not null then 'taken' when d.withdrawn_at is not null then 'withdrawn'
      else 'waiting' end as state,
      d.class_id, null::uuid as student_id, d.extra_seconds, d.opens_at, d.last_start_at, d.reason, d.decided_by,
        d.decided_at, d.confirmed_by, d.is_single
    from private.exam_decisions as d
    where d.edition_id = p_edition_id and d.exam_id = p_exam_id
    union all
    select g.id, case p.kind when 'reserve' then 'reserve' else 'grant' end, case when g.wants_second
      and g.confirmed_by is null then 'waiting' else 'taken' end,
      p.class_id, g.student_id, nullif(g.extra_seconds, 0), g.opens_at, g.last_start_at, g.reason, g.granted_by,
        g.granted_at, g.confirmed_by, g.is_single
    from private.exam_grants as g
    join private.papers as p on p.id = g.paper_id
    where p.edition_id = p_edition_id and p.exam_id = p_exam_id
  ) as l
  left join public.classes as c on c.id = l.class_id
  left join public.students as s on s.id = l.student_id
  left join public.students as b on b.id = l.decided_by
  left join public.students as f on f.id = l.confirmed_by
  order by l.state = 'waiting' desc, l.decided_at desc, l.id
  limit 100;
$$;
comment on function private.list_exam_decisions(uuid, uuid) is
  'list_exam_decisions for an admin. Raises 42501 for anybody else.';

create function public.list_exam_decisions(p_edition_id uuid, p_exam_id uuid)
returns table (
  id uuid, kind text, state text, class_name text, student_name text, extra_seconds integer, opens_at timestamptz,
  last_start_at timestamptz,
  reason text, decided_by text, decided_at timestamptz, confirmed_by text, is_single boolean, is_mine boolean
)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_exam_decisions(p_edition_id, p_exam_id);
comment on function public.list_exam_decisions(uuid, uuid) is
  'For admins: the decisions about an exam, at most 100, those that wait for a second organiser first. kind is '
  'minutes, hours or call_off for a paper (class_name null: for all), grant or reserve for a student; state is '
  'waiting, taken or withdrawn; decided_by and confirmed_by are names. Raises 42501 for anybody else. Leaves an audit '
  'row. Source: docs/exam.md section 10.';

grant execute on function private.list_exam_day(uuid, uuid) to authenticated;
grant execute on function private.list_exam_participants(uuid, uuid, text, text, integer, integer, uuid)
  to authenticated;
grant execute on function private.read_exam_timeline(uuid, uuid, uuid) to authenticated;
grant execute on function private.list_exam_decisions(uuid, uuid) to authenticated;
grant execute on function public.list_exam_day(uuid, uuid) to authenticated;
grant execute on function public.list_exam_participants(uuid, uuid, text, text, integer, integer, uuid)
  to authenticated;
grant execute on function public.read_exam_timeline(uuid, uuid, uuid) to authenticated;
grant execute on function public.list_exam_decisions(uuid, uuid) to authenticated;


-- supabase/schemas/voids.sql

-- Voiding attempts: an organiser proposes it with a reason that the family reads, the family can reply within seven
-- days, and another organiser decides (docs/exam.md sections 2, 8 and 9, decision 086). The exam page's records are
-- read only by people, never by this code.

create table private.void_proposals (
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  wanted text not null check (wanted in ('void', 'reset')),
  reason text not null check (char_length(reason) between 1 and 1000),
  proposed_by uuid not null references public.students (id),
  proposed_at timestamptz not null,
  reply_until timestamptz not null,
  held_before text check (held_before in ('refund', 'dispute')),
  reply text check (char_length(reply) between 10 and 1000),
  replied_at timestamptz,
  decision text check (decision in ('released', 'void', 'reset')),
  words text check (char_length(words) between 1 and 1000),
  decided_by uuid references public.students (id),
  decided_at timestamptz,
  is_single boolean not null default false,
  check (reply_until > proposed_at),
  check ((reply is null) = (replied_at is null)),
  check ((decision is null) = (words is null) and (decision is null) = (decided_by is null)
    and (decision is null) = (decided_at is null)),
  check (decision = 'released' or decided_by <> proposed_by or is_single),
  check (decision = 'released' or replied_at is not null or decided_at > reply_until),
  check (decision <> 'void' or wanted = 'void')
);
comment on table private.void_proposals is
  'A proposal to void an attempt: the reason, the family''s reply, and the decision. While decision is null the '
  'attempt is held. The decision is never stricter than the proposal.';
comment on column private.void_proposals.reply_until is
  'The end of the seventh day after the proposal, in IST. Before it only a release can be decided, unless the family '
  'has replied.';
comment on column private.void_proposals.held_before is
  'The attempt''s earlier hold, which continues if the attempt is released.';
comment on column private.void_proposals.is_single is
  'Whether the organiser who proposed it also decided it, because there was only one (setting single_organiser).';
create unique index void_proposals_pending on private.void_proposals (attempt_id) where decision is null;
create index void_proposals_attempt on private.void_proposals (attempt_id, proposed_at desc);
create index void_proposals_proposed_by on private.void_proposals (proposed_by);
create index void_proposals_decided_by on private.void_proposals (decided_by);
alter table private.void_proposals enable row level security;

create function private.forbid_void_decision_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- The texts are deleted with the account (private.anonymise_student).
  if to_jsonb(new) - '{reason,reply,words}'::text[] = to_jsonb(old) - '{reason,reply,words}'::text[]
    and coalesce(new.reason in (old.reason, 'account deleted') and new.words in (old.words, 'account deleted')
      and (new.reply is null or new.reply in (old.reply, 'account deleted')), false) then
    return new;
  end if;
  raise exception 'A decision on an attempt is never changed.' using errcode = '42501';
end
$$;
comment on function private.forbid_void_decision_change() is
  'Trigger: refuses changes to a decision about an attempt, which the family has read (E8). Raises 42501.';
create trigger void_proposals_forbid_change before update on private.void_proposals
  for each row when (old.decision is not null) execute function private.forbid_void_decision_change();

create function private.void_proposal_json(p_proposal private.void_proposals) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'wanted', p_proposal.wanted, 'reason', p_proposal.reason, 'proposed_at',
    private.iso_timestamp(p_proposal.proposed_at),
    'reply_until', private.iso_timestamp(p_proposal.reply_until), 'reply', p_proposal.reply,
    'replied_at', private.iso_timestamp(p_proposal.replied_at), 'decision', p_proposal.decision, 'words',
    p_proposal.words,
    'decided_at', private.iso_timestamp(p_proposal.decided_at), 'is_single', p_proposal.is_single
  )
  where p_proposal.id is not null
$$;
comment on function private.void_proposal_json(private.void_proposals) is
  'A proposal for the family, without the organisers'' names; null for an empty row. Times in UTC.';

create function private.find_void_proposal(p_paper private.papers, p_attempt private.exam_attempts)
  returns private.void_proposals
language sql stable set search_path = ''
as $$
  select v
  from private.void_proposals as v
  join private.exam_attempts as a on a.id = v.attempt_id
  where a.id = p_attempt.id
    or (p_attempt.id is null and a.paper_id = p_paper.id and a.student_id = private.student_id()
      and a.status = 'reset')
  order by v.proposed_at desc
  limit 1
$$;
comment on function private.find_void_proposal(private.papers, private.exam_attempts) is
  'The last proposal about an attempt; if the attempt is empty, about the caller''s attempt of the paper that was '
  'reset. Empty if there was none.';

create function private.void_json(p_paper private.papers, p_attempt private.exam_attempts) returns jsonb
language sql stable set search_path = ''
as $$ select private.void_proposal_json(private.find_void_proposal(p_paper, p_attempt)) $$;
comment on function private.void_json(private.papers, private.exam_attempts) is
  'The last proposal about a student''s attempt, for the family; null if there was none.';

create function private.mail_void(p_kind text, p_proposal private.void_proposals) returns void
language sql set search_path = ''
as $$
  insert into private.outbox (kind, student_id, edition_id, exam_id, about)
  select p_kind, a.student_id, a.edition_id, a.exam_id, jsonb_build_object(
    'proposal_id', p_proposal.id, 'paper_id', a.paper_id, 'reply_until', private.iso_timestamp(p_proposal.reply_until),
      'is_single', p_proposal.is_single
  )
  from private.exam_attempts as a
  join public.students as s on s.id = a.student_id and s.deleted_at is null
  where a.id = p_proposal.attempt_id
$$;
comment on function private.mail_void(text, private.void_proposals) is
  'Queues the mail that asks a family for its reply (exam_void_email) or informs it of the decision '
  '(exam_void_decided_email), with a link and the last day for the reply.';

create function private.propose_void(p_attempt_id uuid, p_wanted text, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_reason text := private.clean_note(p_reason);
  v_paper private.papers;
  v_attempt private.exam_attempts;
  v_error jsonb;
  v_proposal private.void_proposals;
begin
  perform private.require_admin();
  v_paper := private.lock_paper((select paper_id from private.exam_attempts where id = p_attempt_id
    and exam_id is not null));
  v_attempt := private.lock_attempt(p_attempt_id);
  v_error := coalesce(private.paper_access_error(v_paper), case
    when v_attempt.student_id = (select auth.uid()) then jsonb_build_object('outcome', 'own_exam')
    when coalesce(p_wanted not in ('void', 'reset'), true) then jsonb_build_object('outcome', 'not_found')
    when v_reason is null then jsonb_build_object('outcome', 'reason_missing')
    when char_length(v_reason) > 1000 then jsonb_build_object('outcome', 'reason_too_long')
    when v_attempt.finished_at is null then jsonb_build_object('outcome', 'running')
    when v_attempt.status in ('void', 'reset') then jsonb_build_object('outcome', 'decided_already')
    when exists (select 1 from private.void_proposals where attempt_id = p_attempt_id and decision is null)
      then jsonb_build_object('outcome', 'waits_already')
  end);
  if v_error is not null then
    return v_error;
  end if;
  insert into private.void_proposals (attempt_id, wanted, reason, proposed_by, proposed_at, reply_until, held_before)
  values (
    p_attempt_id, p_wanted, v_reason, (select auth.uid()), private.exam_now(),
    private.day_ends_at(private.day_in_india(private.exam_now()) + private.reply_days()),
    case when v_attempt.status = 'held' then v_attempt.held_for end
  )
  returning * into v_proposal;
  update private.exam_attempts set status = 'held', held_for = 'void' where id = p_attempt_id;
  perform private.mail_void('exam_void_email', v_proposal);
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    (select auth.uid())::text, 'propose_void', v_attempt.student_id,
    jsonb_build_object('proposal_id', v_proposal.id, 'attempt_id', p_attempt_id, 'wanted', p_wanted, 'reason', v_reason)
  );
  return jsonb_build_object('outcome', 'proposed', 'reply_until', private.iso_timestamp(v_proposal.reply_until));
end
$$;
comment on function private.propose_void(uuid, text, text) is
  'propose_void for an admin. Raises 42501 for anybody else.';

create function public.propose_void(p_attempt_id uuid, p_wanted text, p_reason text) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.propose_void(p_attempt_id, p_wanted, p_reason);
comment on function public.propose_void(uuid, text, text) is
  'For admins: proposes that a finished attempt does not count. p_wanted is void, or reset, after which the student '
  'may take the exam again. The family reads p_reason (1 to 1,000 characters), gets a mail and can reply within seven '
  'days. The result is held from then on. Another organiser decides (decide_void). Returns {outcome}: proposed '
  '{reply_until}, reason_missing, reason_too_long, running (the attempt has not ended), waits_already, '
  'decided_already (it is void or reset), own_exam, kept_out, not_found. Times in UTC. Raises 42501 for anybody else. '
  'Leaves an audit row. Source: docs/exam.md section 9.';

create function private.reply_to_void(p_paper_id uuid, p_reply text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_reply text := private.clean_note(p_reply);
  v_own_paper record := private.find_my_paper(p_paper_id);
  v_proposal_id uuid := (private.find_void_proposal(v_own_paper.paper, v_own_paper.attempt)).id;
  v_replied_at timestamptz;
begin
  if coalesce(char_length(v_reply) not between 10 and 1000, true) then
    raise exception 'The reply is not valid.' using errcode = 'PT400';
  end if;
  -- An organiser who is deciding has locked the row: a later reply is refused as too late.
  update private.void_proposals set reply = v_reply, replied_at = private.exam_now()
  where id = v_proposal_id and decision is null
  returning replied_at into v_replied_at;
  return case
    when v_proposal_id is null then jsonb_build_object('outcome', 'not_found')
    when v_replied_at is null then jsonb_build_object('outcome', 'closed')
    else jsonb_build_object('outcome', 'saved', 'replied_at', private.iso_timestamp(v_replied_at))
  end;
end
$$;
comment on function private.reply_to_void(uuid, text) is
  'reply_to_void for the caller alone. Raises 42501 for a paper of somebody else.';

create function public.reply_to_void(p_paper_id uuid, p_reply text) returns jsonb
language sql set search_path = ''
return private.reply_to_void(p_paper_id, p_reply);
comment on function public.reply_to_void(uuid, text) is
  'Saves a family''s reply to a proposal to void its attempt, 10 to 1,000 characters, for the organiser who decides. '
  'A new reply replaces the earlier one until the decision, even after the seven days. Returns {outcome}: saved '
  '{replied_at}, closed (already decided), not_found (there is no proposal). Times in UTC. Raises PT400 for another '
  'length, 42501 for a paper that the caller has neither taken nor is enrolled in. Source: docs/exam.md section 9.';

create function private.decide_void(p_proposal_id uuid, p_decision text, p_words text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_caller_id uuid := (select auth.uid());
  v_words text := private.clean_note(p_words);
  v_paper private.papers;
  v_attempt private.exam_attempts;
  v_proposal private.void_proposals;
  v_error jsonb;
begin
  perform private.require_admin();
  -- Paper, attempt, proposal: in this order, as when an attempt is held for a refund.
  select * into v_proposal from private.void_proposals where id = p_proposal_id;
  v_paper := private.lock_paper((select paper_id from private.exam_attempts where id = v_proposal.attempt_id));
  v_attempt := private.lock_attempt(v_proposal.attempt_id);
  select * into v_proposal from private.void_proposals where id = p_proposal_id and decision is null for update;
  v_error := coalesce(private.paper_access_error(v_paper), case
    when v_attempt.student_id = v_caller_id then jsonb_build_object('outcome', 'own_exam')
    when v_proposal.id is null or coalesce(p_decision not in ('released', 'void', 'reset'), true)
      then jsonb_build_object('outcome', 'not_found')
    when p_decision = 'void' and v_proposal.wanted = 'reset' then jsonb_build_object('outcome', 'harder')
    when v_words is null then jsonb_build_object('outcome', 'words_missing')
    when char_length(v_words) > 1000 then jsonb_build_object('outcome', 'words_too_long')
    when p_decision = 'released' then null
    when v_proposal.proposed_by = v_caller_id and not private.is_single_organiser()
      then jsonb_build_object('outcome', 'own_decision')
    when v_proposal.replied_at is null and private.exam_now() <= v_proposal.reply_until
      then jsonb_build_object('outcome', 'too_early', 'until', private.iso_timestamp(v_proposal.reply_until))
  end);
  if v_error is not null then
    return v_error;
  end if;
  update private.void_proposals
  set decision = p_decision, words = v_words, decided_by = v_caller_id, decided_at = private.exam_now(),
    is_single = proposed_by = v_caller_id and p_decision <> 'released'
  where id = p_proposal_id
  returning * into v_proposal;
  update private.exam_attempts
  set status = case when p_decision <> 'released' then p_decision when v_proposal.held_before is not null then 'held'
    else 'released' end,
    held_for = case when p_decision = 'released' then coalesce(v_proposal.held_before, 'void') else 'void' end
  where id = v_attempt.id;
  perform private.mail_void('exam_void_decided_email', v_proposal);
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    v_caller_id::text, 'decide_void', v_attempt.student_id, jsonb_build_object(
      'proposal_id', p_proposal_id, 'attempt_id', v_attempt.id, 'decision', p_decision, 'words', v_words, 'is_single',
        v_proposal.is_single
    )
  );
  return jsonb_build_object('outcome', 'decided');
end
$$;
comment on function private.decide_void(uuid, text, text) is 'decide_void for an admin. Raises 42501 for anybody else.';

create function public.decide_void(p_proposal_id uuid, p_decision text, p_words text) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.decide_void(p_proposal_id, p_decision, p_words);
comment on function public.decide_void(uuid, text, text) is
  'For admins: decides whether an attempt counts, with an explanation of 1 to 1,000 characters that the family reads '
  'and gets a mail about. p_decision is released (it counts; any organiser can decide this at any time), or, by '
  'another organiser than the one who proposed it and after the family has replied or its seven days are over, reset '
  '(it does not count, and the student may take the exam again), or void if that was proposed. If the paper is '
  'published, the next run of the result tasks removes the attempt from the ranks and withdraws its certificate. '
  'Returns {outcome}: decided, own_decision, too_early {until}, harder (void was not proposed), words_missing, '
  'words_too_long, own_exam, kept_out, not_found (or decided already). Times in UTC. Raises 42501 for anybody else. '
  'Leaves an audit row. Source: docs/exam.md sections 2 and 9.';

create function private.list_void_proposals(p_paper_id uuid)
returns table (
  id uuid, attempt_id uuid, student_id uuid, name text, email text, wanted text, reason text, proposed_by text,
  proposed_at timestamptz, is_mine boolean,
  reply_until timestamptz, reply text, replied_at timestamptz, decision text, words text, decided_by text,
    decided_at timestamptz, is_single boolean
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_void_proposals', jsonb_build_object('paper_id', p_paper_id));
  select v.id, v.attempt_id, a.student_id, s.name, private.student_mail_address(s.id), v.wanted, v.reason,
  b.name, v.proposed_at,
  v.proposed_by = (select auth.uid()),
    v.reply_until, v.reply, v.replied_at, v.decision, v.words, d.name, v.decided_at, v.is_single
  from private.exam_attempts as a
  join private.void_proposals as v on v.attempt_id = a.id
  join private.papers as p on p.id = a.paper_id
  join public.students as s on s.id = a.student_id
  join public.students as b on b.id = v.proposed_by
  left join public.students as d on d.id = v.decided_by
  where a.paper_id = p_paper_id and not private.is_kept_out((select auth.uid()), p.edition_id, p.class_id)
  order by (v.decision is null) desc, v.reply_until, v.id
  limit 200;
$$;
comment on function private.list_void_proposals(uuid) is
  'list_void_proposals for an admin. Raises 42501 for anybody else.';

create function public.list_void_proposals(p_paper_id uuid)
returns table (
  id uuid, attempt_id uuid, student_id uuid, name text, email text, wanted text, reason text, proposed_by text,
  proposed_at timestamptz, is_mine boolean,
  reply_until timestamptz, reply text, replied_at timestamptz, decision text, words text, decided_by text,
    decided_at timestamptz, is_single boolean
)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_void_proposals(p_paper_id);
comment on function public.list_void_proposals(uuid) is
  'For admins: the proposals to void attempts of a paper, open or decided, with the family''s reply and the decision; '
  'open ones first, at most 200. is_mine: whether the caller proposed it. Empty for organisers who must not open the '
  'paper. Raises 42501 for anybody else. Leaves an audit row. Source: docs/exam.md section 9.';

create function private.list_attempts(p_paper_id uuid, p_search text, p_limit integer)
returns table (
  attempt_id uuid, student_id uuid, name text, email text, started_at timestamptz, finished_at timestamptz,
  status text, held_for text,
  certificate_code text, certificate_name text, wanted_name text, wanted_reason text, wanted_by text,
  is_wanted_by_you boolean, marks smallint, section_c smallint, difficulty integer, rank integer
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_attempts', jsonb_build_object('paper_id', p_paper_id, 'limit', p_limit));
  select a.id, s.id, s.name, private.student_mail_address(s.id), a.started_at, a.finished_at, a.status,
    private.find_hold(s.id, a), c.code, c.name, w.name, w.reason, coalesce(b.name, b.email),
    coalesce(w.asked_by = (select auth.uid()), false), x.marks, x.section_c, x.difficulty, x.rank
  from private.exam_attempts as a
  join private.papers as p on p.id = a.paper_id and p.kind <> 'rehearsal'
  join public.students as s on s.id = a.student_id and s.deleted_at is null
  left join public.students as o on o.id = s.family_id
  left join private.certificates as c on c.attempt_id = a.id and c.ended_as is null
  left join private.certificate_name_requests as w on w.attempt_id = a.id and c.code is not null
  left join public.students as b on b.id = w.asked_by
  left join private.paper_results as r on r.paper_id = p.id and r.provisional_at is not null
  left join private.exam_results as x on x.attempt_id = a.id and x.is_last and r.paper_id is not null
  cross join (select private.clean_line(p_search) as text) as f
  where a.paper_id = p_paper_id and not private.is_kept_out((select auth.uid()), p.edition_id, p.class_id)
    and (
      char_length(f.text) >= 2 and (s.name_key like private.like_pattern(f.text)
        or coalesce(o.email, s.email) like private.like_pattern(f.text))
      or coalesce(f.text, '') = '' and w.attempt_id is not null
    )
  order by s.name, a.started_at, a.id
  limit least(greatest(p_limit, 1), 50);
$$;
comment on function private.list_attempts(uuid, text, integer) is
  'list_attempts for an admin. Raises 42501 for anybody else.';

create function public.list_attempts(p_paper_id uuid, p_search text, p_limit integer)
returns table (
  attempt_id uuid, student_id uuid, name text, email text, started_at timestamptz, finished_at timestamptz,
  status text, held_for text,
  certificate_code text, certificate_name text, wanted_name text, wanted_reason text, wanted_by text,
  is_wanted_by_you boolean, marks smallint, section_c smallint, difficulty integer, rank integer
)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_attempts(p_paper_id, p_search, p_limit);
comment on function public.list_attempts(uuid, text, integer) is
  'For admins: the attempts of a paper whose student''s name or address contains a text of two characters or more, '
  'without wildcards; without a text, the attempts whose new certificate name waits for a second organiser. Sorted by'
  ' name, at most 50, reset attempts included. finished_at is null while the attempt runs, held_for if the result is '
  'not held, the certificate''s columns if none is valid, those of the wanted name if none waits for a second '
  'organiser, marks, section_c, difficulty and rank until they are published. Empty for organisers who must not open '
  'the paper. Raises 42501 for anybody else. Leaves an audit row. Source: docs/exam.md sections 8 and 9.';

grant execute on function private.propose_void(uuid, text, text) to authenticated;
grant execute on function public.propose_void(uuid, text, text) to authenticated;
grant execute on function private.reply_to_void(uuid, text) to authenticated;
grant execute on function public.reply_to_void(uuid, text) to authenticated;
grant execute on function private.decide_void(uuid, text, text) to authenticated;
grant execute on function public.decide_void(uuid, text, text) to authenticated;
grant execute on function private.list_void_proposals(uuid) to authenticated;
grant execute on function public.list_void_proposals(uuid) to authenticated;
grant execute on function private.list_attempts(uuid, text, integer) to authenticated;
grant execute on function public.list_attempts(uuid, text, integer) to authenticated;

create function private.void_violations() returns table (promise text, detail jsonb)
language sql stable set search_path = ''
as $$
  select 'E8 an attempt is void or reset only if two organisers, or the only one, decided it',
    jsonb_build_object('attempt_id', a.id)
  from private.exam_attempts as a
  where a.status in ('void', 'reset') and not exists (
    select 1 from private.void_proposals as v
    where v.attempt_id = a.id and v.decision = a.status and (v.decided_by <> v.proposed_by or v.is_single)
      and (v.replied_at is not null or v.decided_at > v.reply_until)
  )
  union all
  select 'E8 an attempt is held for void exactly while a proposal to void it is open',
    jsonb_build_object('attempt_id', a.id)
  from private.exam_attempts as a
  where (a.status = 'held' and a.held_for = 'void') <> exists (
    select 1 from private.void_proposals as v where v.attempt_id = a.id and v.decision is null
  )
  union all
  select 'E8 a family is asked before an attempt is void, and informed of the decision',
    jsonb_build_object('proposal_id', v.id)
  from private.void_proposals as v
  join private.exam_attempts as a on a.id = v.attempt_id
  join public.students as s on s.id = a.student_id and s.deleted_at is null
  cross join unnest(array['exam_void_email', 'exam_void_decided_email']) as k (kind)
  where (k.kind = 'exam_void_email' or v.decision is not null) and not exists (
    select 1 from private.outbox as b
    where b.kind = k.kind and b.student_id = a.student_id and b.about ->> 'proposal_id' = v.id::text
  )
$$;
comment on function private.void_violations() is
  'Every violation of what E8 promises about voids and resets with the row it concerns; empty means that it is kept. '
  'Part of private.exam_violations. Source: docs/exam.md sections 1 and 9.';


-- supabase/schemas/messages.sql

-- The outbox: emails and contact syncs, written in the transaction that causes them, and retried until they are sent.
-- Removals from the mailing list are in privacy.sql, mails about exams in exam_mails.sql, requests to guardians in
-- consents.sql.
--   pending → sent | dead

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (
    kind in (
      'welcome_email', 'contact', 'contact_removal', 'purchase_email', 'purchase_contact', 'refund_email',
      'refund_request_email', 'refund_refused_email', 'refund_failed_email', 'payment_review_email',
      'guardian_consent_email', 'account_deleted_email', 'child_deleted_email', 'exam_reminder_email',
      'exam_moved_email', 'exam_off_email',
      'exam_minutes_email', 'exam_receipt_email',
      'exam_review_email', 'exam_marks_email', 'exam_result_email', 'exam_void_email', 'exam_void_decided_email',
      'exam_name_email',
      'exam_address_email', 'exam_posted_email', 'exam_returned_email', 'exam_late_email'
    )
  ),
  student_id uuid not null references public.students (id),
  order_id uuid references public.orders (id),
  refund_task_id uuid references private.refund_tasks (id),
  edition_id uuid,
  exam_id uuid,
  about jsonb,
  status text not null default 'pending' check (status in ('pending', 'sent', 'dead')),
  attempts integer not null default 0,
  queued_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  claimed_at timestamptz,
  locked_until timestamptz,
  reported_at timestamptz,
  sent_at timestamptz,
  last_error text check (char_length(last_error) <= 500),
  recipient text check (char_length(recipient) between 3 and 254),
  lane smallint generated always as (
    case
      when kind in (
        'purchase_email', 'refund_email', 'refund_refused_email', 'refund_failed_email', 'payment_review_email'
      ) then 1
      when kind in (
        'welcome_email', 'refund_request_email', 'guardian_consent_email', 'account_deleted_email',
        'child_deleted_email'
      ) then 2
      when kind in (
        'exam_receipt_email', 'exam_review_email', 'exam_marks_email', 'exam_result_email',
        'exam_address_email', 'exam_posted_email', 'exam_returned_email', 'exam_late_email'
      ) then 5
      when kind like 'exam_%' then 4 else 3
    end
  ) stored,
  check (
    recipient is null or kind in (
      'contact_removal', 'guardian_consent_email', 'purchase_email', 'refund_email', 'refund_refused_email',
      'account_deleted_email', 'child_deleted_email'
    )
  ),
  check ((order_id is not null) = (kind in ('purchase_email', 'purchase_contact'))),
  check ((refund_task_id is not null) = (
    kind in (
      'refund_email', 'refund_request_email', 'refund_refused_email', 'refund_failed_email', 'payment_review_email'
    )
  )),
  check ((exam_id is not null) = (kind like 'exam_%') and (exam_id is null) = (edition_id is null)
    and (exam_id is null) = (about is null)),
  foreign key (edition_id, exam_id) references public.edition_exams (edition_id, exam_id),
  check ((status = 'sent') = (sent_at is not null))
);
comment on table private.outbox is
  'Messages to send. The address and the content are read when a row is claimed, so that messages have the latest '
  'profile data.';
comment on column private.outbox.queued_at is
  'When it was last queued; a contact, a removal or a mail about a refund that is queued again while it is being sent '
  'is sent once more.';
comment on column private.outbox.recipient is
  'The address if it is not the account''s: that of a guardian who is asked for consent, or of a deleted account (for '
  'the removal from the mailing list and for mails about payments and the deletion); null again once the message is '
  'sent or given up.';
comment on column private.outbox.lane is
  'The priority of a message: first mails about money, then mails that somebody is waiting for, then the mailing list, '
  'so that many contact syncs never delay a purchase email. Lanes from 4 are for exam mails, which claim_exam_mails '
  'claims a thousand at a time: first coming exams, then receipts, results and awards.';
comment on column private.outbox.about is
  'The data of an email about an exam: the time it reminds of, the new hours, the decision, the receipt or the '
  'result. A mail that is no longer true when it is claimed is not sent.';
comment on column private.outbox.reported_at is 'When a failed attempt was last reported by finish_outbox.';
create unique index outbox_one_per_order on private.outbox (order_id, kind) where order_id is not null;
create unique index outbox_one_per_refund on private.outbox (refund_task_id, kind) where refund_task_id is not null;
create unique index outbox_one_welcome on private.outbox (student_id) where kind = 'welcome_email';
create unique index outbox_one_contact on private.outbox (student_id) where kind = 'contact' and status = 'pending';
create unique index outbox_one_removal on private.outbox (recipient) where kind = 'contact_removal'
  and status = 'pending';
create index outbox_student on private.outbox (student_id);
create index outbox_order on private.outbox (order_id);
create index outbox_refund_task on private.outbox (refund_task_id);
create index outbox_edition_exam on private.outbox (edition_id, exam_id);
create index outbox_due on private.outbox (lane, next_attempt_at, queued_at) where status = 'pending';

create index outbox_dead on private.outbox (queued_at) where status = 'dead';

alter table private.outbox enable row level security;

create function private.queue_contact(p_student_id uuid) returns boolean
language plpgsql set search_path = ''
as $$
begin
  if not exists (
    select 1 from public.students
    where id = p_student_id and consent_given and deleted_at is null and family_id is null
  ) then
    return false;
  end if;
  insert into private.outbox (kind, student_id) values ('contact', p_student_id)
  on conflict (student_id) where kind = 'contact' and status = 'pending'
  do update set queued_at = clock_timestamp(), next_attempt_at = now();
  return true;
end
$$;
comment on function private.queue_contact(uuid) is
  'Queues the contact sync of a student unless one is pending. False without consent, and for a further child of a '
  'family, because the family''s address is already on the list.';

create function private.queue_welcome() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.family_id is null then
    insert into private.outbox (kind, student_id) values ('welcome_email', new.id) on conflict do nothing;
    perform private.queue_contact(new.id);
  end if;
  return null;
end
$$;
comment on function private.queue_welcome() is
  'Trigger: queues the welcome mail and the contact sync when the students row is created, not at sign-up. Not for a '
  'further child, whose family has already had both.';
create trigger students_3_welcome after insert on public.students
  for each row execute function private.queue_welcome();

create function public.enqueue_contact(p_student_id uuid) returns jsonb
language sql security definer set search_path = ''
as $$
  select jsonb_build_object('outcome', case when private.queue_contact(p_student_id) then 'queued'
    else 'no_consent' end)
$$;
comment on function public.enqueue_contact(uuid) is
  'After a profile save: queues the contact sync. Returns {outcome: queued | no_consent}.';
grant execute on function public.enqueue_contact(uuid) to service_role;

create function private.purchase_data(p_order_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'order_number', o.number, 'ordered_at', o.ordered_at, 'payment_id', o.payment_id,
    'amount_paise', o.amount_paise, 'gst_percent', o.gst_percent, 'edition', e.name, 'class', c.name,
    'lacks_consent', not private.has_guardian_consent(o.student_id),
    'items', (
      select jsonb_agg(
        jsonb_build_object('name', s.name, 'code', s.code, 'price_paise', i.price_paise, 'exam_on', x.exam_on,
          'opens_at', x.opens_at, 'last_start_at', x.last_start_at)
        order by x.exam_on, s.name
      )
      from public.order_items as i
      join public.subjects as s on s.id = i.exam_id
      left join public.edition_exams as x on x.edition_id = o.edition_id and x.exam_id = i.exam_id
      where i.order_id = o.id
    )
  )
  from public.orders as o
  join public.editions as e on e.id = o.edition_id
  join public.classes as c on c.id = o.class_id
  where o.id = p_order_id
$$;
comment on function private.purchase_data(uuid) is
  'The data of an order for its messages: order_number, ordered_at, payment_id, amount_paise, gst_percent, '
  'edition, class, lacks_consent (whether results wait for a guardian) and items [{name, code, price_paise, '
  'exam_on, opens_at, last_start_at}]; the last two are null until the hours are announced.';

create function private.refund_data(p_refund_task_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'reason', t.reason, 'amount_paise', t.amount_paise, 'payment_id', t.payment_id, 'refund_id', t.razorpay_refund_id,
    'order_number', coalesce(o.number, case when t.reason = 'second_payment' then (
      select w.number
      from private.captured_payments as p join public.orders as w on w.razorpay_order_id = p.razorpay_order_id
      where p.payment_id = t.payment_id
    ) end),
    'is_by_hand', t.status = 'processed' and t.razorpay_refund_id is null,
    'note', case when t.status = 'processed' and t.razorpay_refund_id is null then r.answer end,
    'paid_method', t.paid_method, 'paid_on', t.paid_on,
    'reference', case when t.paid_method is not null then t.bank_reference end,
    'exams', (
      select coalesce(jsonb_agg(s.name order by s.name), '[]')
      from private.refund_items as i join public.subjects as s on s.id = i.exam_id
      where i.task_id = t.id
    )
  )
  from private.refund_tasks as t
  left join public.orders as o on o.id = t.order_id
  left join public.refund_requests as r on r.id = t.request_id
  where t.id = p_refund_task_id
$$;
comment on function private.refund_data(uuid) is
  'The data of a refund for its email: reason, amount_paise, payment_id, refund_id (at the gateway), order_number '
  '(of a second payment that of the first; null for another payment without an order), is_by_hand (it was not '
  'refunded by the gateway), note (how an '
  'organiser paid it, in reply to a request of the family; else null), paid_method, paid_on and reference of a refund '
  'by hand (else null) and the names of the refunded exams.';

create function private.refund_refused_data(p_refund_task_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'order_number', o.number, 'amount_paise', coalesce(r.amount_paise, t.amount_paise),
    'requested_at', r.requested_at, 'answer', coalesce(r.answer, t.note),
    'is_by_office', private.find_refund_starter(r.student_id, r.requested_at) is not null,
    'exams', case
      when o.id is not null then (
        select coalesce(jsonb_agg(s.name order by s.name), '[]')
        from public.enrolments as n join public.subjects as s on s.id = n.exam_id
        where n.order_id = o.id and n.is_active
      )
      else (
        select coalesce(jsonb_agg(s.name order by s.name), '[]')
        from private.payment_intents as i
        join private.payment_intent_items as n on n.intent_id = i.id
        join public.subjects as s on s.id = n.exam_id
        where i.razorpay_order_id = p.razorpay_order_id
      )
    end,
    'payment_id', t.payment_id, 'paid_at', p.paid_at
  )
  from private.refund_tasks as t
  join private.captured_payments as p on p.payment_id = t.payment_id
  left join public.refund_requests as r on r.id = t.request_id
  left join public.orders as o on o.id = r.order_id
  where t.id = p_refund_task_id
$$;
comment on function private.refund_refused_data(uuid) is
  'The data of the email about money that is not refunded: payment_id and paid_at of the payment, amount_paise, answer '
  '(the organiser''s note), and for a refused request order_number, requested_at, is_by_office (an organiser made the '
  'request for the family) and the names of the exams of the order that stay enrolled. For a payment that did not '
  'become an order, order_number and requested_at are null, and exams are those of its cart.';

create function private.payment_review_data(p_refund_task_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'reason', t.reason, 'amount_paise', t.amount_paise, 'payment_id', t.payment_id, 'paid_at', p.paid_at,
    'order_number', o.number, 'cart_paise', case when o.id is null then i.amount_paise end,
    'answer_by', private.answer_day(t.created_at),
    'exams', (
      select coalesce(jsonb_agg(s.name order by s.name), '[]')
      from private.payment_intent_items as n join public.subjects as s on s.id = n.exam_id
      where n.intent_id = i.id and (t.exam_id is null or n.exam_id = t.exam_id)
    )
  )
  from private.refund_tasks as t
  join private.captured_payments as p on p.payment_id = t.payment_id
  left join private.payment_intents as i on i.razorpay_order_id = p.razorpay_order_id
  left join public.orders as o on o.id = t.order_id
  where t.id = p_refund_task_id
$$;
comment on function private.payment_review_data(uuid) is
  'The data of the email about money under review: the reason of its task, payment_id, paid_at and amount_paise of '
  'what is under review, answer_by (the day by which the family hears from us), the names of the exams, and '
  'order_number (null for a payment without an order) or cart_paise, the price of its cart.';

create function private.outbox_data(p_message private.outbox) returns jsonb
language sql stable set search_path = ''
as $$
  select case p_message.kind
    when 'welcome_email' then '{}'::jsonb
    when 'contact_removal' then '{}'::jsonb
    when 'account_deleted_email' then '{}'::jsonb
    when 'child_deleted_email' then '{}'::jsonb
    when 'contact' then (
      select jsonb_build_object('class', c.name)
      from public.students as s
      left join public.classes as c on c.id = s.class_id
      where s.id = p_message.student_id
    )
    when 'refund_email' then private.refund_data(p_message.refund_task_id)
    when 'refund_failed_email' then private.refund_data(p_message.refund_task_id)
    when 'refund_refused_email' then private.refund_refused_data(p_message.refund_task_id)
    when 'payment_review_email' then private.payment_review_data(p_message.refund_task_id)
    when 'refund_request_email' then (
      select jsonb_build_object(
        'order_number', o.number, 'amount_paise', r.amount_paise, 'is_by_office', r.is_by_office
      )
      from private.refund_tasks as t
      join public.refund_requests as r on r.id = t.request_id
      join public.orders as o on o.id = r.order_id
      where t.id = p_message.refund_task_id
    )
    else private.purchase_data(p_message.order_id)
  end
$$;
comment on function private.outbox_data(private.outbox) is
  'The data of a message: only the class for a contact, because these are children; the order for a purchase, the '
  'refund for a refund, order and amount for a refund request, with the answer if it was refused.';

-- ------------------------------------------------------------

-- Sending the outbox: claim for 60 seconds, send, report the result. A crash between sending and reporting causes at
-- most one duplicate; nothing is lost.

create function private.outbox_backoff(p_attempts integer) returns interval
language sql immutable set search_path = ''
as $$
  select (array['1 minute', '5 minutes', '30 minutes', '2 hours', '6 hours', '12 hours',
    '24 hours']::interval[])[p_attempts]
$$;
comment on function private.outbox_backoff(integer) is
  'How long to wait after the n-th failed attempt (n from 1); null after the last attempt, when the message is dead.';

create function public.claim_outbox(
  p_limit integer, p_student_id uuid default null, p_kind text default null, p_payment_id text default null
) returns table (id uuid, kind text, email text, name text, data jsonb)
language plpgsql security definer set search_path = ''
as $$
declare
  v_now timestamptz := clock_timestamp();
  v_limit_left integer := least(greatest(p_limit, 0), 100);
  v_given_up_left integer := 100;
  v_row private.outbox;
begin
  -- Some messages are given up instead of claimed. Callers take fewer rows than requested as the end of the queue;
  -- after a hundred given-up messages the rest of the queue is left for the next run.
  while v_limit_left > 0 and v_given_up_left > 0 loop
    for v_row in
      select b.*
      from private.outbox as b
      where b.status = 'pending'
        and b.lane < 4
        and b.next_attempt_at <= v_now
        and (b.locked_until is null or b.locked_until <= v_now)
        and (p_student_id is null or b.student_id = p_student_id)
        and (p_kind is null or b.kind = p_kind)
        and (p_payment_id is null or b.order_id
          = (select o.id from public.orders as o where o.payment_id = p_payment_id))
      order by b.lane, b.next_attempt_at, b.queued_at
      limit least(v_limit_left, v_given_up_left)
      for update skip locked
    loop
      return query select * from private.claim_message(v_row, v_now);
      if found then
        v_limit_left := v_limit_left - 1;
      else
        v_given_up_left := v_given_up_left - 1;
      end if;
    end loop;
    exit when not found;
  end loop;
end
$$;
comment on function public.claim_outbox(integer, uuid, text, text) is
  'Locks up to p_limit (at most 100) due messages for 60 seconds, filtered by student, kind or payment if given: '
  'first mails about money, then welcome mails and requests to guardians, then the mailing list, the longest due '
  'first; exam mails are claimed by claim_exam_mails. Returns fewer only if no more are due or a hundred were given '
  'up. name is null if the account is deleted or has no name. Report each result to finish_outbox.';

create function private.payment_mail_error(p_message private.outbox) returns text
language sql stable set search_path = ''
as $$
  select case
    when p_message.kind in ('refund_request_email', 'payment_review_email') and t.status <> 'review'
      then 'decided already'
    when p_message.kind = 'refund_refused_email' and t.status <> 'refused' then 'not refused any more'
    when p_message.kind = 'refund_email' and t.status not in ('requested', 'processed') then 'no longer true'
    when p_message.kind = 'refund_failed_email' and t.status <> 'failed' then 'no longer true'
    -- The purchase email says that the student is registered for every exam of the order.
    when p_message.kind = 'purchase_email' and (
      o.refund_status = 'full'
      or exists (
        select 1
        from private.refund_items as i
        join private.refund_tasks as p on p.id = i.task_id and p.status = 'processed'
        where i.order_id = o.id
      )
    ) then 'refunded'
  end
  from (select 1) as one
  left join private.refund_tasks as t on t.id = p_message.refund_task_id
  left join public.orders as o on o.id = p_message.order_id
$$;
comment on function private.payment_mail_error(private.outbox) is
  'Why a mail about a refund or an order must no longer be sent, or null, also for a mail about something else: its '
  'refund was decided, lifted or paid in the meantime, or an exam of the order was refunded.';

create function private.claim_message(p_message private.outbox, p_now timestamptz)
returns table (id uuid, kind text, email text, name text, data jsonb)
language plpgsql set search_path = ''
as $$
declare
  v_student public.students;
  v_error text;
begin
  select s.* into v_student from public.students as s where s.id = p_message.student_id;
  v_error := case
    -- Mails that are still sent after an account was deleted have their address in the row.
    when (p_message.recipient is null or p_message.kind = 'guardian_consent_email')
      and (v_student.deleted_at is not null or v_student.email is null) then 'account deleted'
    -- A family that has given consent again in the meantime stays on the list, with the old account or a new one.
    when p_message.kind = 'contact_removal' and exists (
      select 1 from public.students as s where s.email = p_message.recipient and s.deleted_at is null
        and s.consent_given
    ) then 'consent given again'
    when p_message.kind in ('contact', 'purchase_contact') and not v_student.consent_given then 'no consent'
    when private.payment_mail_error(p_message) is not null then private.payment_mail_error(p_message)
    when p_message.attempts > 0 and private.outbox_backoff(p_message.attempts) is null then 'gave up'
  end;
  if v_error is not null then
    update private.outbox as b
    set status = 'dead', locked_until = null, recipient = null,
      last_error = left(concat_ws(': ', v_error, b.last_error), 500)
    where b.id = p_message.id;
    return;
  end if;
  update private.outbox as b
  set attempts = b.attempts + 1, claimed_at = p_now, locked_until = p_now + private.claim_time()
  where b.id = p_message.id;
  return query select p_message.id, p_message.kind,
    coalesce(p_message.recipient, private.student_mail_address(v_student.id)), v_student.name,
    case p_message.kind when 'guardian_consent_email' then private.write_consent_mail(p_message.id)
      else private.outbox_data(p_message) end;
end
$$;
comment on function private.claim_message(private.outbox, timestamptz) is
  'Claims one locked message and returns it, or gives it up and returns nothing: consent, and whether a mail about a '
  'refund or an order is still true, are checked just before sending.';

create function public.finish_outbox(p_id uuid, p_error text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_row private.outbox;
  v_wait interval;
begin
  select * into v_row from private.outbox where id = p_id for update;
  if not found then
    raise exception 'There is no message %.', p_id using errcode = 'P0002';
  end if;
  if v_row.status <> 'pending' then
    return jsonb_build_object('outcome', v_row.status);
  end if;
  if p_error is null
    and (v_row.kind in ('contact', 'contact_removal') or v_row.refund_task_id is not null)
    and v_row.queued_at > v_row.claimed_at then
    update private.outbox set attempts = 0, locked_until = null, next_attempt_at = now() where id = p_id;
    return jsonb_build_object('outcome', 'sent');
  end if;
  if p_error is null then
    update private.outbox set status = 'sent', sent_at = now(), locked_until = null, recipient = null where id = p_id;
    return jsonb_build_object('outcome', 'sent');
  end if;
  v_wait := private.outbox_backoff(greatest(v_row.attempts, 1));
  update private.outbox
  set status = case when v_wait is null then 'dead' else 'pending' end,
    next_attempt_at = coalesce(clock_timestamp() + v_wait, next_attempt_at),
    locked_until = null, reported_at = now(), last_error = left(p_error, 500),
    recipient = case when v_wait is not null or kind = 'contact_removal' then recipient end
  where id = p_id;
  return jsonb_build_object('outcome', case when v_wait is null then 'dead' else 'retry' end);
end
$$;
comment on function public.finish_outbox(uuid, text) is
  'Reports the result of a claimed message: p_error null when sent. Returns {outcome: sent | retry | dead}; waits 1 '
  'm, 5 m, 30 m, 2 h, 6 h, 12 h, 24 h between attempts. Raises P0002 for an unknown id.';

create function public.outbox_status(p_student_id uuid, p_kind text, p_payment_id text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'outcome',
    coalesce(
      (
        select case b.status when 'sent' then 'sent' when 'pending' then 'queued' else 'unknown' end
        from private.outbox as b
        left join public.orders as o on o.id = b.order_id
        where b.student_id = p_student_id
          and b.kind = p_kind
          and (p_payment_id is null or o.payment_id = p_payment_id)
        order by b.queued_at desc
        limit 1
      ),
      'unknown'
    )
  )
$$;
comment on function public.outbox_status(uuid, text, text) is
  'The state of a student''s latest message of a kind, for one payment if given. Returns {outcome: sent | queued | '
  'unknown}; unknown also if it was given up.';

grant execute on function public.claim_outbox(integer, uuid, text, text) to service_role;
grant execute on function public.finish_outbox(uuid, text) to service_role;
grant execute on function public.outbox_status(uuid, text, text) to service_role;


-- supabase/schemas/exam_mails.sql

-- The mails about exams: reminders, moved or called-off exams, extra time, receipts, results, and decisions about
-- attempts. They are rows of the outbox in a separate lane, claimed a thousand at a time, and invariant I6 does not
-- cover them (docs/exam.md section 6).

create table private.exam_reminders (
  edition_id uuid not null,
  exam_id uuid not null,
  hours_before smallint not null check (hours_before in (168, 24, 1)),
  opens_at timestamptz not null,
  queued_at timestamptz not null default now(),
  primary key (edition_id, exam_id, hours_before, opens_at),
  foreign key (edition_id, exam_id) references public.edition_exams (edition_id, exam_id)
);
comment on table private.exam_reminders is
  'Which reminders of which exams have been queued for everybody enrolled. A moved exam gets its reminders again.';
alter table private.exam_reminders enable row level security;

create table private.exam_mailings (
  id bigint generated always as identity primary key,
  kind text not null,
  edition_id uuid not null,
  exam_id uuid not null,
  class_id uuid references public.classes (id),
  about jsonb not null,
  reached uuid,
  foreign key (edition_id, exam_id) references public.edition_exams (edition_id, exam_id)
);
comment on table private.exam_mailings is
  'A mail to everybody enrolled in an exam, or in one class of it, while it is queued in steps of some thousands; the '
  'row is deleted when all are queued (decision 074).';
comment on column private.exam_mailings.reached is
  'The mail is queued for all students up to this id; null before the first step.';
create index exam_mailings_exam on private.exam_mailings (edition_id, exam_id);
create index exam_mailings_class on private.exam_mailings (class_id);
alter table private.exam_mailings enable row level security;

create function private.extend_mailing(p_limit integer) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_mailing private.exam_mailings;
  v_queued integer;
  v_reached uuid;
begin
  select * into v_mailing from private.exam_mailings order by id limit 1 for update skip locked;
  if not found then
    return 0;
  end if;
  with queued as (
    insert into private.outbox (kind, student_id, edition_id, exam_id, about)
    select v_mailing.kind, n.student_id, n.edition_id, n.exam_id, v_mailing.about
    from public.enrolments as n
    where n.edition_id = v_mailing.edition_id and n.exam_id = v_mailing.exam_id and n.is_active
      and (v_mailing.class_id is null or n.class_id = v_mailing.class_id)
      and (v_mailing.reached is null or n.student_id > v_mailing.reached)
    order by n.student_id
    limit p_limit
    returning student_id
  )
  -- PostgreSQL has no max() for uuid.
  select count(*), (array_agg(student_id order by student_id desc))[1] into v_queued, v_reached from queued;
  if v_queued < p_limit then
    delete from private.exam_mailings where id = v_mailing.id;
  else
    update private.exam_mailings set reached = v_reached where id = v_mailing.id;
  end if;
  return v_queued;
end
$$;
comment on function private.extend_mailing(integer) is
  'Queues the next p_limit mails of the oldest unfinished mailing, in the order of student ids, and saves its '
  'progress in the same transaction. Returns how many were queued; 0 if no mailing is unfinished or another run is '
  'processing it.';

create function private.mail_enrolled(p_kind text, p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_about jsonb)
  returns integer
language plpgsql set search_path = ''
as $$
begin
  insert into private.exam_mailings (kind, edition_id, exam_id, class_id, about)
    values (p_kind, p_edition_id, p_exam_id, p_class_id, p_about);
  perform private.extend_mailing(2000);
  return (
    select count(*) from public.enrolments as n
    where n.edition_id = p_edition_id and n.exam_id = p_exam_id and n.is_active
      and (p_class_id is null or n.class_id = p_class_id)
  );
end
$$;
comment on function private.mail_enrolled(text, uuid, uuid, uuid, jsonb) is
  'Begins a mail to everybody enrolled in an exam, or in one class of it: up to 2,000 are queued immediately, the '
  'rest when mails are claimed, so that an organiser''s decision does not have to wait for fifty thousand rows. '
  'Returns the number of recipients.';

create function private.queue_receipt_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_last_at timestamptz;
begin
  select * into v_attempt from private.exam_attempts where id = new.attempt_id and exam_id is not null;
  if not found then
    return null;
  end if;
  -- A queued mail that was not tried yet reports this receipt instead.
  update private.outbox set about = about || jsonb_build_object('no', new.no)
  where student_id = v_attempt.student_id and kind = 'exam_receipt_email' and status = 'pending' and attempts = 0
    and claimed_at is null and about ->> 'attempt_id' = new.attempt_id::text;
  if found then
    return null;
  end if;
  select max(queued_at) into v_last_at from private.outbox
  where student_id = v_attempt.student_id and kind = 'exam_receipt_email'
    and about ->> 'attempt_id' = new.attempt_id::text;
  insert into private.outbox (kind, student_id, edition_id, exam_id, about, next_attempt_at)
  values (
    'exam_receipt_email', v_attempt.student_id, v_attempt.edition_id, v_attempt.exam_id,
    jsonb_build_object('attempt_id', new.attempt_id, 'no', new.no), greatest(now(), v_last_at + interval '1 hour')
  );
  return null;
end
$$;
comment on function private.queue_receipt_mail() is
  'Trigger: mails the receipt when an exam attempt ends, and again when the counted answers have changed: at most one '
  'mail an hour per attempt, which reports the last receipt. Rehearsals get no mail.';
create trigger exam_receipts_mail after insert on private.exam_receipts
  for each row execute function private.queue_receipt_mail();

create function public.queue_exam_reminders() returns jsonb
language sql security definer set search_path = ''
as $$
  with due as (
    select x.edition_id, x.exam_id, x.opens_at, h.hours_before,
      h.hours_before = min(h.hours_before) over (partition by x.edition_id, x.exam_id) as is_nearest
    from public.edition_exams as x
    cross join (values (168::smallint), (24::smallint), (1::smallint)) as h (hours_before)
    where x.opens_at > private.exam_now() and private.exam_now() >= x.opens_at - make_interval(hours => h.hours_before)
      and not exists (
        select 1 from private.exam_reminders as r
        where r.edition_id = x.edition_id and r.exam_id = x.exam_id and r.hours_before = h.hours_before
          and r.opens_at = x.opens_at
      )
  ), noted as (
    insert into private.exam_reminders (edition_id, exam_id, hours_before, opens_at)
    select edition_id, exam_id, hours_before, opens_at from due
    on conflict do nothing
    returning edition_id, exam_id, hours_before, opens_at
  )
  select jsonb_build_object('queued', coalesce(sum(private.mail_enrolled(
    'exam_reminder_email', d.edition_id, d.exam_id, null,
      jsonb_build_object('hours_before', d.hours_before, 'opens_at', d.opens_at)
  )), 0))
  from noted as d
  join due as u using (edition_id, exam_id, hours_before, opens_at)
  where u.is_nearest
$$;
comment on function public.queue_exam_reminders() is
  'For the scheduler: queues the reminders 7 days, 1 day and 1 hour before an exam opens, each once for everybody '
  'enrolled; if several are due, for example because the hours were announced late, only the last one. Returns '
  '{queued}. Source: docs/exam.md section 10.';
grant execute on function public.queue_exam_reminders() to service_role;

-- In PL/pgSQL, which resolves tables when it runs: the awards' tables are created later.
create function private.award_mail_error(p_message private.outbox) returns text
language plpgsql volatile set search_path = ''
as $$
begin
  return (
    select case
      when private.award_error(w.id) is not null then 'award held back'
      when not case p_message.kind
        when 'exam_address_email' then w.state in ('waiting', 'returned')
        when 'exam_posted_email' then w.state = 'posted' and w.sendings = (p_message.about -> 'sending')::integer
        when 'exam_returned_email' then w.state = 'returned'
        else private.is_award_late(w)
      end then 'no longer true'
    end
    from private.awards as w where w.id = (p_message.about ->> 'award_id')::uuid
  );
end
$$;
comment on function private.award_mail_error(private.outbox) is
  'Why a mail about an award must no longer be sent, or null: the family has given an address, a step was undone, the '
  'award was posted after all, or its result is held.';

create function private.award_mail_data(p_about jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'paper_id', a.paper_id, 'courier', w.courier, 'consignment', w.consignment, 'promised_on', w.promised_on,
      'needs_new_address', private.needs_new_address(w)
    )
    from private.awards as w join private.exam_attempts as a on a.id = w.attempt_id
    where w.id = (p_about ->> 'award_id')::uuid
  );
end
$$;
comment on function private.award_mail_data(jsonb) is
  'The data of an email about an award, except that of its exam; never includes the medal or the address.';

create function private.exam_mail_error(p_message private.outbox) returns text
language sql stable set search_path = ''
as $$
  select case
    when s.deleted_at is not null or s.email is null then 'account deleted'
    when p_message.kind = 'exam_void_email' and not exists (
      select 1 from private.exam_attempts as a
      where a.student_id = s.id and a.paper_id = (p_message.about ->> 'paper_id')::uuid and a.status = 'held'
        and a.held_for = 'void'
    ) then 'decided already'
    when p_message.kind in (
      'exam_receipt_email', 'exam_review_email', 'exam_marks_email', 'exam_result_email', 'exam_void_email',
        'exam_void_decided_email', 'exam_name_email'
    ) then null
    when p_message.kind in ('exam_address_email', 'exam_posted_email', 'exam_returned_email', 'exam_late_email')
      then private.award_mail_error(p_message)
    when n.student_id is null then 'no longer enrolled'
    when p_message.kind = 'exam_off_email' then null
    when p.called_off_at is not null or x.called_off_at is not null then 'called off'
    when p_message.kind = 'exam_reminder_email' and (
      (p_message.about ->> 'opens_at')::timestamptz is distinct from x.opens_at
      or case when private.exam_now() > x.last_start_at
        then private.exam_now() > (private.find_hours(p, s.id)).last_start_at end
      or exists (select 1 from private.exam_attempts as a where a.student_id = s.id and a.exam_id = x.exam_id
        and a.edition_id = x.edition_id)
    ) then 'no longer true'
    when p_message.kind = 'exam_moved_email' and (
      (p_message.about ->> 'exam_on')::date <> x.exam_on
      or ((p_message.about ->> 'opens_at')::timestamptz, (p_message.about ->> 'last_start_at')::timestamptz)
        is distinct from (coalesce(p.opens_at, x.opens_at), coalesce(p.last_start_at, x.last_start_at))
    ) then 'moved again'
  end
  from public.students as s
  join public.edition_exams as x on x.edition_id = p_message.edition_id and x.exam_id = p_message.exam_id
  left join public.enrolments as n
    on n.student_id = s.id and n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.is_active
  left join private.papers as p
    on p.edition_id = x.edition_id and p.exam_id = x.exam_id and p.class_id = n.class_id and p.kind = 'exam'
  where s.id = p_message.student_id
$$;
comment on function private.exam_mail_error(private.outbox) is
  'Why a mail about an exam must no longer be sent, or null; checked just before sending.';

create function private.receipt_mail_data(p_about jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'attempt_id', a.id, 'receipt_no', r.no, 'receipt_code', r.code, 'finished_at', private.iso_timestamp(a.finished_at),
    'answered', char_length(replace(r.letters, '-', '')), 'question_count', char_length(r.letters)
  )
  from private.exam_receipts as r
  join private.exam_attempts as a on a.id = r.attempt_id
  where r.attempt_id = (p_about ->> 'attempt_id')::uuid and r.no = (p_about ->> 'no')::smallint
$$;
comment on function private.receipt_mail_data(jsonb) is
  'The data of a receipt''s email, except that of its exam: its code and the number of questions answered.';

create function private.exam_mail_data(p_message private.outbox) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'exam', u.name, 'code', u.code, 'edition', e.name, 'class', c.name, 'exam_on', x.exam_on,
    'opens_at', private.iso_timestamp(coalesce(h.opens_at, p.opens_at, x.opens_at)),
    'last_start_at', private.iso_timestamp(coalesce(h.last_start_at, p.last_start_at, x.last_start_at)),
    'duration_seconds', coalesce(p.duration_seconds, 3600)
  ) || case p_message.kind
    when 'exam_receipt_email' then private.receipt_mail_data(p_message.about)
    when 'exam_reminder_email' then jsonb_build_object('hours_before', p_message.about -> 'hours_before')
    when 'exam_review_email' then jsonb_build_object('paper_id', p_message.about -> 'paper_id')
    when 'exam_marks_email' then jsonb_build_object('paper_id', p_message.about -> 'paper_id')
    when 'exam_result_email' then '{}'
    when 'exam_void_email' then p_message.about - 'proposal_id'
    when 'exam_void_decided_email' then p_message.about - 'proposal_id'
    when 'exam_name_email' then p_message.about
    when 'exam_address_email' then private.award_mail_data(p_message.about)
    when 'exam_posted_email' then private.award_mail_data(p_message.about)
    when 'exam_returned_email' then private.award_mail_data(p_message.about)
    when 'exam_late_email' then private.award_mail_data(p_message.about)
    else coalesce(
      (
        select jsonb_build_object(
          'extra_seconds', g.extra_seconds, 'reason', g.reason, 'is_single', g.is_single, 'is_own', true,
          'has_own_hours', g.opens_at is not null, 'is_reserve', r.kind = 'reserve'
        ) || case when g.opens_at is null then '{}' else jsonb_build_object(
          'exam_on', private.day_in_india(g.opens_at),
          'opens_at', private.iso_timestamp(g.opens_at), 'last_start_at', private.iso_timestamp(g.last_start_at)
        ) end
        from private.exam_grants as g
        join private.papers as r on r.id = g.paper_id
        where g.id = (p_message.about ->> 'grant_id')::uuid
      ),
      jsonb_build_object(
        'extra_seconds', p_message.about -> 'extra_seconds', 'reason', p_message.about -> 'reason',
        'is_single', coalesce(p_message.about -> 'is_single', 'false'), 'is_own', false
      ) || case when p_message.about ? 'was' then jsonb_build_object(
        'was_exam_on', p_message.about #> '{was,exam_on}',
        'was_opens_at', private.iso_timestamp((p_message.about #>> '{was,opens_at}')::timestamptz)
      ) else '{}' end
    )
  end
  from public.subjects as u
  join public.editions as e on e.id = p_message.edition_id
  join public.edition_exams as x on x.edition_id = e.id and x.exam_id = u.id
  join public.enrolments as n on n.student_id = p_message.student_id and n.edition_id = e.id and n.exam_id = u.id
  join public.classes as c on c.id = n.class_id
  left join private.papers as p on p.edition_id = e.id and p.exam_id = u.id and p.class_id = n.class_id
    and p.kind = 'exam'
  -- Few students have individual hours, so the others are not looked up one by one.
  left join lateral (
    select f.opens_at, f.last_start_at
    from private.find_hours(p, n.student_id) as f
    where exists (select 1 from private.exam_grants as g where g.paper_id = p.id and g.student_id = n.student_id
      and g.opens_at is not null)
  ) as h on true
  where u.id = p_message.exam_id
$$;
comment on function private.exam_mail_data(private.outbox) is
  'The data of an email about an exam: {exam, code, edition, class, exam_on, opens_at, last_start_at, '
  'duration_seconds}, with the student''s individual hours if there are any; and for a reminder hours_before, for a '
  'receipt private.receipt_mail_data, for a review and for changed marks paper_id, for the question whether an '
  'attempt counts and its decision {paper_id, reply_until, is_single}, for a corrected name {certificate_code}, for '
  'an award private.award_mail_data, for other mails {extra_seconds, reason, is_single, is_own} if they exist, and '
  'for a grant also has_own_hours and is_reserve with its hours. Times in UTC.';

create function public.claim_exam_mails(p_limit integer)
  returns table (id uuid, kind text, email text, name text, data jsonb)
language plpgsql security definer set search_path = ''
as $$
declare
  v_now timestamptz := clock_timestamp();
  v_ids uuid[];
  v_dead_ids uuid[];
  v_errors text[];
begin
  perform private.extend_mailing(2000);
  -- If all mails of a round were given up, the next round follows, because an empty result means the end of the lane.
  for v_round in 1 .. 20 loop
    select array_agg((d.message).id) filter (where o.error is null),
      array_agg((d.message).id) filter (where o.error is not null),
      array_agg(o.error) filter (where o.error is not null)
    into v_ids, v_dead_ids, v_errors
    from (
      select b as message
      from private.outbox as b
      where b.status = 'pending' and b.lane >= 4 and b.next_attempt_at <= v_now
        and (b.locked_until is null or b.locked_until <= v_now)
      order by b.lane, b.next_attempt_at, b.queued_at
      limit least(greatest(p_limit, 0), 1000)
      for update skip locked
    ) as d
    cross join lateral (
      select coalesce(
        private.exam_mail_error(d.message),
        case when (d.message).attempts > 0 and private.outbox_backoff((d.message).attempts) is null then 'gave up' end
      ) as error
    ) as o;
    update private.outbox as b set status = 'dead', locked_until = null,
      last_error = left(concat_ws(': ', d.error, b.last_error), 500)
    from unnest(v_dead_ids, v_errors) as d (id, error)
    where b.id = d.id;
    update private.outbox as b set attempts = b.attempts + 1, claimed_at = v_now,
      locked_until = v_now + private.batch_claim_time()
    where b.id = any (v_ids);
    return query
    select m.id, m.kind, private.student_mail_address(s.id), s.name, private.exam_mail_data(m)
    from private.outbox as m
    join public.students as s on s.id = m.student_id
    where m.id = any (v_ids);
    exit when v_ids is not null or v_dead_ids is null;
  end loop;
end
$$;
comment on function public.claim_exam_mails(integer) is
  'Queues the next 2,000 mails of an unfinished mailing (private.extend_mailing), and locks up to p_limit due mails '
  'of the exams'' lane (at most 1,000, the mail service''s limit per call) for 4 minutes: mails about coming exams '
  'first, then receipts and results, the longest due first. Gives up mails that are no longer true. Report the result '
  'to finish_exam_mails. data is private.exam_mail_data.';

create function public.finish_exam_mails(p_ids uuid[], p_error text) returns jsonb
language sql security definer set search_path = ''
as $$
  with finished as (
    update private.outbox as b
    set status = case when p_error is null then 'sent' when private.outbox_backoff(b.attempts) is null then 'dead'
      else 'pending' end,
      sent_at = case when p_error is null then now() end,
      next_attempt_at = coalesce(clock_timestamp() + case when p_error is not null
        then private.outbox_backoff(b.attempts) end, b.next_attempt_at),
      locked_until = null, reported_at = case when p_error is null then b.reported_at else now() end,
      last_error = coalesce(left(p_error, 500), b.last_error)
    where b.id = any (p_ids) and b.status = 'pending' and b.lane >= 4
    returning b.status
  )
  select jsonb_build_object(
    'sent', count(*) filter (where status = 'sent'), 'retry', count(*) filter (where status = 'pending'),
    'dead', count(*) filter (where status = 'dead')
  )
  from finished
$$;
comment on function public.finish_exam_mails(uuid[], text) is
  'Reports the result of claimed mails of the exams'' lane, one for all of them: p_error null when sent. Returns how '
  'many {sent, retry, dead}; waits as finish_outbox between attempts.';

grant execute on function public.claim_exam_mails(integer) to service_role;
grant execute on function public.finish_exam_mails(uuid[], text) to service_role;


-- supabase/schemas/consents.sql

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
  'Deletes consents of earlier, unpaid checkouts when a checkout begins again, so that only the current ticks count.';

create function private.is_known_wording(p_version text) returns boolean
language sql immutable set search_path = ''
as $$ select coalesce(p_version in ('2026-11', '2026-11-28'), false) $$;
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


-- supabase/schemas/results.sql

-- Results: the marks of a finished attempt under a key version, its rank and award, and statistics of the questions
-- (docs/exam.md section 7). Marking, ranking and the statistics each process all attempts of a paper in one statement;
-- the next section says when they run.

create table private.paper_results (
  paper_id uuid primary key references private.papers (id),
  key_version smallint not null,
  closed_at timestamptz not null,
  provisional_at timestamptz,
  provisional_by uuid references public.students (id),
  challenge_until timestamptz,
  final_at timestamptz,
  final_by uuid references public.students (id),
  participants integer check (participants >= 0),
  foreign key (paper_id, key_version) references private.paper_keys (paper_id, version),
  check ((provisional_at is null) = (challenge_until is null) and challenge_until > provisional_at),
  check (final_at is null or provisional_at is not null),
  check ((final_at is null) = (participants is null))
);
comment on table private.paper_results is
  'The state of a closed paper''s results: the current key version, and when they were published. The row is created '
  'when the last attempt has ended.';
comment on column private.paper_results.challenge_until is
  'Until then families may challenge keys: the end of the seventh day after publication, in IST.';
comment on column private.paper_results.participants is
  'N, the number of students who took the exam, frozen when the result became final.';
create index paper_results_key on private.paper_results (paper_id, key_version);
create index paper_results_provisional_by on private.paper_results (provisional_by);
create index paper_results_final_by on private.paper_results (final_by);

create table private.key_decisions (
  id uuid primary key default gen_random_uuid(),
  paper_id uuid not null references private.papers (id),
  n smallint not null,
  old_credited text,
  credited text,
  words text,
  decided_by uuid references public.students (id),
  decided_at timestamptz not null,
  version smallint,
  taken_at timestamptz
);
comment on table private.key_decisions is
  'An organiser''s decision about a question, with a text that every participant can read: the key is kept (credited '
  'null), or other letters are credited. It takes effect at taken_at; a changed key is then the key version in this '
  'row. Only functions write it; it has no check constraints, for the reason given at paper_items (E6).';
comment on column private.key_decisions.credited is
  'The credited letters of the file in one text, or the word all; null if the key is kept. old_credited has the '
  'letters credited before.';
create index key_decisions_paper on private.key_decisions (paper_id, n, decided_at);
create index key_decisions_decided_by on private.key_decisions (decided_by);

create table private.exam_results (
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  no smallint not null check (no > 0),
  paper_id uuid not null references private.papers (id),
  is_last boolean not null default true,
  key_version smallint not null,
  is_sat boolean not null,
  marks smallint not null check (marks >= 0),
  section_c smallint not null check (section_c between 0 and marks),
  difficulty integer check (difficulty >= 0),
  rank integer check (rank > 0),
  award text check (award in ('gold', 'silver', 'bronze', 'participation')),
  cause text not null check (cause in ('provisional', 'final', 'key', 'void')),
  decision_id uuid references private.key_decisions (id),
  decided_by uuid references public.students (id),
  marked_at timestamptz not null,
  primary key (attempt_id, no),
  foreign key (paper_id, key_version) references private.paper_keys (paper_id, version),
  check (is_sat or award is null),
  check (rank is null or (award is not null and difficulty is not null)),
  check ((cause = 'key') = (decision_id is not null))
);
comment on table private.exam_results is
  'The published results of an attempt, numbered from 1; the last one is valid. A change is a new row, so that the '
  'earlier row still shows the old result: old, new, cause, who and when (E8). Ranks and awards come with the final '
  'result.';
comment on column private.exam_results.section_c is 'Marks in section C, the second rule of the ranks.';
comment on column private.exam_results.difficulty is
  'The difficulty score, the third rule of the ranks: for each right answer N minus the number of students who have '
  'it right, added up. Null, like the rank, until the result is final.';
comment on column private.exam_results.decided_by is
  'The organiser who decided; null if the scheduler followed a rule.';
create unique index exam_results_last on private.exam_results (attempt_id) where is_last;
create index exam_results_ranks on private.exam_results (paper_id, rank) where is_last;
create index exam_results_key on private.exam_results (paper_id, key_version);
create index exam_results_decision on private.exam_results (decision_id);
create index exam_results_decided_by on private.exam_results (decided_by);

create table private.paper_statistics (
  paper_id uuid primary key references private.papers (id),
  participants integer not null,
  mean double precision,
  deviation double precision,
  kr20 double precision,
  standard_error double precision,
  distribution integer[] not null,
  medals jsonb not null,
  measured_at timestamptz not null
);
comment on table private.paper_statistics is
  'The statistics of a paper under the current key version: mean and standard deviation of the marks, and from 30 '
  'participants on KR-20 and the standard error of measurement. distribution is how many students have 0, 1, 2 … '
  'marks, medals how many would get each medal.';

create table private.question_statistics (
  paper_id uuid not null references private.papers (id),
  n smallint not null,
  facility double precision,
  discrimination double precision,
  top_shares jsonb not null,
  bottom_shares jsonb not null,
  chosen jsonb not null default '{}',
  suspect_for text[] not null,
  primary key (paper_id, n)
);
comment on table private.question_statistics is
  'The statistics of a question: facility (the share of students who got it right), discrimination (its correlation '
  'with the marks of the other questions), the share of each letter among the top and the bottom 27%, how many '
  'students chose each letter, and the reasons for which it is suspect: discrimination, facility, letter.';

alter table private.paper_results enable row level security;
alter table private.key_decisions enable row level security;
alter table private.exam_results enable row level security;
alter table private.paper_statistics enable row level security;
alter table private.question_statistics enable row level security;

create function private.forbid_result_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.is_last and not new.is_last and to_jsonb(new) - 'is_last' = to_jsonb(old) - 'is_last' then
    return new;
  end if;
  raise exception 'A published result is never changed.' using errcode = '42501';
end
$$;
comment on function private.forbid_result_change() is
  'Trigger: refuses changes to a published result; a change must be a new row (E8). Raises 42501.';
create trigger exam_results_forbid_change before update on private.exam_results
  for each row execute function private.forbid_result_change();

create function private.forbid_participants_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The number of participants is final.' using errcode = '42501';
end
$$;
comment on function private.forbid_participants_change() is
  'Trigger: refuses changes of N after the result is final. Raises 42501. Source: docs/exam.md section 8.';
create trigger paper_results_forbid_participants_change before update on private.paper_results
  for each row when (old.participants is not null and new.participants is distinct from old.participants)
    execute function private.forbid_participants_change();

create function private.read_key(p_paper_id uuid, p_version smallint)
returns table (n integer, section text, topic text, credited text, option_count integer)
language sql stable set search_path = ''
as $$
  select i.n::integer, i.item ->> 'section', i.item ->> 'topic',
    case when k.key -> i.n::text -> 'credited' = '"all"' then 'all' else (
      select string_agg(chr(96 + x.place::integer), '' order by x.place)
      from jsonb_array_elements_text(i.item -> 'options') with ordinality as x (option, place)
      where k.key -> i.n::text -> 'credited' ? x.option
    ) end,
    jsonb_array_length(i.item -> 'options')
  from private.paper_items as q
  join private.paper_keys as k on k.paper_id = q.paper_id and k.version = p_version
  cross join jsonb_array_elements(q.items) with ordinality as i (item, n)
  where q.paper_id = p_paper_id
$$;
comment on function private.read_key(uuid, smallint) is
  'A key version by question: the credited letters of the file in one text, or the word all.';

create function private.list_counted_attempts(p_paper_id uuid)
returns table (attempt_id uuid, letters text, is_sat boolean)
language sql stable set search_path = ''
as $$
  select a.id, r.letters, r.letters ~ '[a-d]'
  from private.exam_attempts as a
  cross join lateral (select e.letters from private.exam_receipts as e where e.attempt_id = a.id order by e.no desc
    limit 1) as r
  where a.paper_id = p_paper_id and a.finished_at is not null and a.status not in ('void', 'reset')
$$;
comment on function private.list_counted_attempts(uuid) is
  'The finished attempts of a paper that are neither void nor reset, with the letters that count; is_sat if at least '
  'one answer counts. Source: docs/exam.md section 7.';

create function private.mark_paper(p_paper_id uuid, p_version smallint)
returns table (attempt_id uuid, is_sat boolean, marks smallint, section_c smallint, difficulty integer, rank integer)
language sql stable set search_path = ''
as $$
  with key as materialized (
    select * from private.read_key(p_paper_id, p_version)
  ), sittings as materialized (
    select * from private.list_counted_attempts(p_paper_id)
  ), questions as materialized (
    select k.n, k.section, k.credited,
      coalesce(
        (select r.participants from private.paper_results as r where r.paper_id = p_paper_id), count(s.attempt_id)
      )
        - count(s.attempt_id) filter (where k.credited = 'all'
          or strpos(k.credited, substr(s.letters, k.n, 1)) > 0) as wrong_count
    from key as k
    left join sittings as s on s.is_sat
    group by k.n, k.section, k.credited
  ), marked as (
    select s.attempt_id, s.is_sat, m.marks, m.section_c, m.difficulty
    from sittings as s
    cross join lateral (
      select count(*) as marks, count(*) filter (where q.section = 'C') as section_c,
        coalesce(sum(q.wrong_count), 0) as difficulty
      from questions as q
      where q.credited = 'all' or strpos(q.credited, substr(s.letters, q.n, 1)) > 0
    ) as m
  )
  select m.attempt_id, m.is_sat, m.marks::smallint, m.section_c::smallint, m.difficulty::integer,
    case when m.is_sat and p.kind = 'exam'
      then rank() over (partition by m.is_sat order by m.marks desc, m.section_c desc, m.difficulty desc) end::integer
  from marked as m
  join private.papers as p on p.id = p_paper_id
$$;
comment on function private.mark_paper(uuid, smallint) is
  'Marks every attempt of a paper under a key version and ranks them: by marks, then by marks in section C, then by '
  'difficulty score (for each right answer N minus the number of students who have it right, added up). Attempts that '
  'are equal in all three share a rank, and the next rank is skipped. No rank without a counted answer, and none in a '
  'reserve paper. Source: docs/exam.md section 7.';

create function private.find_award(p_is_sat boolean, p_rank integer, p_before text default null) returns text
language sql immutable set search_path = ''
as $$
  select case when p_is_sat then (
    select a.award
    from unnest(array['gold', 'silver', 'bronze', 'participation']) with ordinality as a (award, place)
    where a.award in (p_before, case when p_rank <= 10 then 'gold' when p_rank <= 50 then 'silver' when p_rank <= 100
      then 'bronze' else 'participation' end)
    order by a.place
    limit 1
  ) end
$$;
comment on function private.find_award(boolean, integer, text) is
  'The award for a rank, or a better one that was published before: gold up to rank 10, silver up to 50, bronze up to '
  '100, else participation; none without a counted answer. Source: docs/exam.md sections 7 and 8.';

create function private.medal_rank(p_paper_id uuid, p_rank integer, p_marks integer) returns integer
language plpgsql stable set search_path = ''
as $$
declare
  v_medals_from integer := (
    select e.medals_from from private.papers as p join public.editions as e on e.id = p.edition_id
    where p.id = p_paper_id
  );
begin
  return case when p_marks > 0 and (v_medals_from = 1 or v_medals_from <= coalesce(
    (select r.participants from private.paper_results as r where r.paper_id = p_paper_id),
    (select count(*) from private.list_counted_attempts(p_paper_id) as s where s.is_sat)
  )) then p_rank end;
end
$$;
comment on function private.medal_rank(uuid, integer, integer) is
  'The rank for which a medal is given, or null: there is none for 0 marks, and none in a paper that fewer students '
  'took than the edition''s medals_from.';

create function private.measure_paper(p_paper_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  v_version smallint := (select key_version from private.paper_results where paper_id = p_paper_id);
  v_suspect_from integer := (
    select e.suspect_from from private.papers as p join public.editions as e on e.id = p.edition_id
    where p.id = p_paper_id
  );
  v_now timestamptz := private.exam_now();
begin
  delete from private.paper_statistics where paper_id = p_paper_id;
  insert into private.paper_statistics (
    paper_id, participants, mean, deviation, kr20, standard_error, distribution, medals, measured_at
  )
  with key as materialized (
    select * from private.read_key(p_paper_id, v_version)
  ), sat as materialized (
    select s.letters, m.marks, private.find_award(true, private.medal_rank(p_paper_id, m.rank, m.marks)) as award
    from private.mark_paper(p_paper_id, v_version) as m
    join private.list_counted_attempts(p_paper_id) as s using (attempt_id)
    where m.is_sat
  ), spread as (
    select count(*)::integer as participants, avg(s.marks)::double precision as mean,
    stddev_samp(s.marks)::double precision as deviation,
      nullif(count(*) * sum(s.marks * s.marks) - sum(s.marks) * sum(s.marks), 0) as variance
    from sat as s
  ), questions as (
    select count(*) as count, sum(s.participants * f.marked - f.marked * f.marked) as variance
    from key as k
    cross join spread as s
    cross join lateral (
      select count(*) filter (
        where k.credited = 'all' or strpos(k.credited, substr(s.letters, k.n, 1)) > 0
      ) as marked from sat as s
    ) as f
  ), reliability as (
    -- KR-20, which equals Moodle's coefficient of internal consistency if each question gives one mark or none.
    -- Both variances are whole numbers (times the square of the participants), so that rounding cannot make the
    -- coefficient greater than 1, which would make the number under the root negative.
    select case when s.participants >= 30 and q.count > 1
      then (q.count * q.variance - s.variance)::double precision / ((q.count - 1) * s.variance) end as error_share
    from spread as s
    cross join questions as q
  )
  select p_paper_id, s.participants, s.mean, s.deviation, 1 - r.error_share, s.deviation * sqrt(r.error_share),
    array(select (select count(*) from sat where sat.marks = m.marks)::integer
      from generate_series(0, q.count) as m (marks) order by m.marks),
    (select jsonb_build_object(
      'gold', count(*) filter (where award = 'gold'), 'silver', count(*) filter (where award = 'silver'), 'bronze',
        count(*) filter (where award = 'bronze')
    ) from sat),
    v_now
  from spread as s
  cross join questions as q
  cross join reliability as r;

  delete from private.question_statistics where paper_id = p_paper_id;
  insert into private.question_statistics (
    paper_id, n, facility, discrimination, top_shares, bottom_shares, chosen, suspect_for)
  with key as materialized (
    select * from private.read_key(p_paper_id, v_version)
  ), sat as materialized (
    select s.letters, m.marks
    from private.mark_paper(p_paper_id, v_version) as m
    join private.list_counted_attempts(p_paper_id) as s using (attempt_id)
    where m.is_sat
  ), borders as (
    -- Students with the same marks as the last of the 27% are included, so that no arbitrary order decides.
    select (array_agg(s.marks order by s.marks desc))[ceil(0.27 * count(*))] as top,
      (array_agg(s.marks order by s.marks))[ceil(0.27 * count(*))] as bottom
    from sat as s
  ), answers as (
    select k.n, k.credited, k.option_count, substr(s.letters, k.n, 1) as letter, s.marks >= b.top as is_top,
    s.marks <= b.bottom as is_bottom,
      r.mark, s.marks - r.mark as rest
    from sat as s
    cross join key as k
    cross join borders as b
    cross join lateral (
      select case when k.credited = 'all' or strpos(k.credited, substr(s.letters, k.n, 1)) > 0 then 1 else 0 end as mark
    ) as r
  ), sums as (
    select a.n, a.credited, a.option_count, count(*) as count, sum(a.mark) as marked, sum(a.rest) as rest,
    sum(a.rest * a.rest) as rest_squared,
      sum(a.mark * a.rest) as mark_times_rest, count(*) filter (where a.is_top) as top,
      count(*) filter (where a.is_bottom) as bottom,
      array(select l from unnest(array['a', 'b', 'c', 'd']) as l where ascii(l) - 96 <= a.option_count) as letters,
      array[count(*) filter (where a.is_top and a.letter = 'a'), count(*) filter (where a.is_top and a.letter = 'b'),
        count(*) filter (where a.is_top and a.letter = 'c'),
        count(*) filter (where a.is_top and a.letter = 'd')] as top_counts,
      array[count(*) filter (where a.is_bottom and a.letter = 'a'),
        count(*) filter (where a.is_bottom and a.letter = 'b'),
        count(*) filter (where a.is_bottom and a.letter = 'c'),
          count(*) filter (where a.is_bottom and a.letter = 'd')] as bottom_counts,
      array[count(*) filter (where a.letter = 'a'), count(*) filter (where a.letter = 'b'),
        count(*) filter (where a.letter = 'c'), count(*) filter (where a.letter = 'd')] as counts
    from answers as a
    group by a.n, a.credited, a.option_count
  ), measured as (
    select s.*, s.marked::double precision / s.count as facility,
      -- Uses whole numbers until the last step, so that rounding cannot make a zero correlation negative.
      (s.count * s.mark_times_rest - s.marked * s.rest)::double precision
        / nullif(sqrt(((s.count * s.marked - s.marked * s.marked) * (
          s.count * s.rest_squared - s.rest * s.rest))::double precision), 0) as discrimination,
      (select coalesce(sum(s.top_counts[ascii(l) - 96]), 0) from string_to_table(s.credited, null) as l
        where s.credited <> 'all') as top_credited,
      (select max(s.top_counts[ascii(l) - 96]) from unnest(array['a', 'b', 'c', 'd']) as l
        where strpos(s.credited, l) = 0) as top_other
    from sums as s
  )
  select p_paper_id, k.n, m.facility, m.discrimination,
    coalesce((select jsonb_object_agg(l, m.top_counts[ascii(l) - 96]::double precision / m.top)
      from unnest(m.letters) as l), '{}'),
    coalesce((select jsonb_object_agg(l, m.bottom_counts[ascii(l) - 96]::double precision / m.bottom)
      from unnest(m.letters) as l), '{}'),
    coalesce((select jsonb_object_agg(l, m.counts[ascii(l) - 96]) from unnest(m.letters) as l), '{}'),
    case when m.n is null or k.credited = 'all' or m.count < v_suspect_from then '{}' else array_remove(array[
      case when m.discrimination < 0 then 'discrimination' end,
      case when m.facility < length(k.credited)::double precision / k.option_count then 'facility' end,
      case when m.top_other > m.top_credited then 'letter' end
    ], null) end
  from key as k
  left join measured as m on m.n = k.n;
end
$$;
comment on function private.measure_paper(uuid) is
  'Calculates the statistics of a closed paper under the current key version, and replaces earlier ones. Facility, '
  'discrimination, coefficient of internal consistency and standard error are those of Moodle''s quiz statistics '
  '(docs.moodle.org/dev/Quiz_statistics_calculations), as shares of 1. A question is suspect if its discrimination is '
  'negative, its facility is below that of guessing, or another letter was chosen more often than the key among the '
  'top 27%. Source: docs/exam.md section 7.';

-- ------------------------------------------------------------

-- Background work for results: closing papers, publishing results, and marking a paper again after a change of its key,
-- each in one transaction. Organisers' decisions are stored in result_tasks, and run_result_tasks carries them out
-- within a minute: started by pg_cron inside the database, without the API's time limits, or else by background-jobs
-- (docs/exam.md section 6, decision 075).

create table private.result_tasks (
  id uuid primary key default gen_random_uuid(),
  paper_id uuid not null references private.papers (id),
  kind text not null check (kind in ('provisional', 'key', 'final', 'void')),
  decision_id uuid references private.key_decisions (id),
  asked_by uuid references public.students (id),
  asked_at timestamptz not null,
  done_at timestamptz,
  failed_with text check (failed_with ~ '^[0-9A-Z]{5}$'),
  check ((kind = 'key') = (decision_id is not null))
);
comment on table private.result_tasks is
  'The open task for a paper''s results: to publish them, to mark the paper again with a new key, or to rank it again '
  'without an attempt. failed_with is the error code of the last try, if it failed; the next run tries again.';
create unique index result_tasks_open on private.result_tasks (paper_id, kind, decision_id) nulls not distinct
  where done_at is null;
create index result_tasks_paper on private.result_tasks (paper_id);
create index result_tasks_decision on private.result_tasks (decision_id);
create index result_tasks_asked_by on private.result_tasks (asked_by);

create table private.award_checks (
  attempt_id uuid primary key references private.exam_attempts (id) on delete cascade,
  award text not null check (award in ('gold', 'silver', 'bronze', 'participation')),
  drawn_for text not null check (drawn_for in ('gold', 'tenth')),
  drawn_at timestamptz not null,
  confirmed_at timestamptz,
  confirmed_by uuid references public.students (id),
  proof text check (char_length(proof) between 1 and 500),
  check ((confirmed_at is null) = (confirmed_by is null) and (confirmed_at is null) = (proof is null))
);
comment on table private.award_checks is
  'The students whose award an organiser must confirm before the final result: every gold medal, and a random tenth '
  'of silver and bronze. award is the award by the current ranks. Source: docs/exam.md section 7.';
comment on column private.award_checks.proof is
  'The proof that the organiser has seen or heard: the school''s letter, the pictures, or a call.';
create index award_checks_confirmed_by on private.award_checks (confirmed_by);

alter table private.result_tasks enable row level security;
alter table private.award_checks enable row level security;

create function private.choose_award_checks(p_paper_id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  with forecast as (
    select m.attempt_id, private.find_award(m.is_sat, private.medal_rank(p_paper_id, m.rank, m.marks)) as award
    from private.paper_results as r
    cross join lateral private.mark_paper(p_paper_id, r.key_version) as m
    where r.paper_id = p_paper_id and r.final_at is null and m.is_sat
  ), drawn as (
    select f.attempt_id, f.award, case f.award when 'gold' then 'gold' else 'tenth' end as drawn_for,
      row_number() over (partition by f.award order by (c.attempt_id is null), random()) as place,
      count(*) over (partition by f.award) as count
    from forecast as f
    left join private.award_checks as c on c.attempt_id = f.attempt_id
    where f.award <> 'participation'
  )
  insert into private.award_checks (attempt_id, award, drawn_for, drawn_at)
  select attempt_id, award, drawn_for, private.exam_now() from drawn
  where award = 'gold' or place <= ceil(count / 10.0)
  on conflict (attempt_id) do nothing;

  update private.award_checks as c set award = coalesce(
      private.find_award(m.is_sat, private.medal_rank(p_paper_id, m.rank, m.marks)), 'participation'
    )
  from private.paper_results as r
  cross join lateral private.mark_paper(p_paper_id, r.key_version) as m
  where r.paper_id = p_paper_id and r.final_at is null and m.attempt_id = c.attempt_id;
end
$$;
comment on function private.choose_award_checks(uuid) is
  'Chooses the awards that must be confirmed, by the current ranks. Those that were chosen before stay, and count as '
  'part of the tenth.';

create function private.mark_again(
  p_paper_id uuid, p_cause text, p_decision_id uuid default null, p_decided_by uuid default null
) returns uuid[]
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.exam_now();
  v_changed private.exam_results[];
begin
  v_changed := array(
    select row(
      m.attempt_id, coalesce(o.no, 0) + 1, p_paper_id, true, r.key_version, m.is_sat, m.marks, m.section_c,
      f.difficulty, f.rank, f.award,
      p_cause, p_decision_id, p_decided_by, v_now
    )::private.exam_results
    from private.paper_results as r
    cross join lateral private.mark_paper(p_paper_id, r.key_version) as m
    left join lateral (
      select b.* from private.exam_results as b where b.attempt_id = m.attempt_id order by b.no desc limit 1
    ) as o on true
    cross join lateral (
      select case when r.final_at is not null then m.rank end as rank, case when r.final_at is not null
        then m.difficulty end as difficulty,
        case when r.final_at is not null
          then private.find_award(m.is_sat, private.medal_rank(p_paper_id, m.rank, m.marks), o.award) end as award
    ) as f
    where r.paper_id = p_paper_id
      and (m.is_sat, m.marks, m.section_c, f.difficulty, f.rank, f.award)
        is distinct from (case when o.is_last then o.is_sat end, o.marks, o.section_c, o.difficulty, o.rank, o.award)
  );
  update private.exam_results as r set is_last = false
  where r.paper_id = p_paper_id and r.is_last and (
    r.attempt_id in (select c.attempt_id from unnest(v_changed) as c)
    or r.attempt_id in (select a.id from private.exam_attempts as a where a.paper_id = p_paper_id
      and a.status in ('void', 'reset'))
  );
  insert into private.exam_results select * from unnest(v_changed);
  return array(select c.attempt_id from unnest(v_changed) as c);
end
$$;
comment on function private.mark_again(uuid, text, uuid, uuid) is
  'Marks a paper again under the current key version and publishes what has changed, as a new row for each attempt, '
  'with ranks and awards if the result is final. A student who loses a rank keeps the published award; a void or '
  'reset attempt has no valid result any more. Returns the attempts whose results have changed. Source: docs/exam.md '
  'section 8.';

create function private.mail_results(p_kind text, p_attempt_ids uuid[]) returns integer
language sql set search_path = ''
as $$
  with queued as (
    insert into private.outbox (kind, student_id, edition_id, exam_id, about)
    select p_kind, a.student_id, a.edition_id, a.exam_id, jsonb_build_object('paper_id', r.paper_id, 'no', r.no)
    from unnest(p_attempt_ids) as i (attempt_id)
    join private.exam_results as r on r.attempt_id = i.attempt_id and r.is_last and r.is_sat
    join private.exam_attempts as a on a.id = r.attempt_id
    join public.students as s on s.id = a.student_id and s.deleted_at is null
    left join private.exam_results as o on o.attempt_id = r.attempt_id and o.no = r.no - 1
    where case p_kind
        when 'exam_marks_email' then (r.marks, r.rank, r.award) is distinct from (o.marks, o.rank, o.award)
        -- One email per family: a queued email is about this paper too. The queue is read once, not once per family.
        when 'exam_result_email' then a.student_id not in (
          select b.student_id
          from private.outbox as b
          where b.kind = p_kind and b.status = 'pending' and b.claimed_at is null and b.student_id is not null
            and b.edition_id = (select edition_id from private.exam_attempts where id = p_attempt_ids[1])
        )
        else true
      end
    returning 1
  )
  select count(*)::integer from queued
$$;
comment on function private.mail_results(text, uuid[]) is
  'Queues a mail to the families whose results were published: exam_marks_email only if marks, rank or award have '
  'changed, exam_result_email once for all papers of the edition. Returns how many.';

create function private.change_key(p_decision private.key_decisions) returns void
language plpgsql set search_path = ''
as $$
declare
  v_version smallint := (select max(version) + 1 from private.paper_keys where paper_id = p_decision.paper_id);
begin
  insert into private.paper_keys (paper_id, version, key, written_at)
  select k.paper_id, v_version,
    jsonb_set(k.key, array[p_decision.n::text, 'credited'], case when p_decision.credited = 'all' then '"all"' else (
      select jsonb_agg(q.items -> (p_decision.n - 1) -> 'options' ->> (ascii(l) - 97) order by l)
      from string_to_table(p_decision.credited, null) as l
    ) end),
    private.exam_now()
  from private.paper_results as r
  join private.paper_keys as k on k.paper_id = r.paper_id and k.version = r.key_version
  join private.paper_items as q on q.paper_id = r.paper_id
  where r.paper_id = p_decision.paper_id;
  update private.paper_results set key_version = v_version where paper_id = p_decision.paper_id;
  update private.key_decisions
  set version = v_version, taken_at = private.exam_now(),
    old_credited = (
      select k.credited from private.read_key(p_decision.paper_id, (v_version - 1)::smallint) as k
        where k.n = p_decision.n
    )
  where id = p_decision.id;
end
$$;
comment on function private.change_key(private.key_decisions) is
  'Puts a decision to credit other letters into effect: adds a key version, which is valid from now on.';

create function private.run_result_task(p_task private.result_tasks) returns void
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.exam_now();
  v_status text := (select status from private.papers where id = p_task.paper_id for update);
begin
  if p_task.kind = 'key' then
    perform private.change_key(d) from private.key_decisions as d where d.id = p_task.decision_id;
  elsif p_task.kind = 'provisional' then
    update private.paper_results
    set provisional_at = v_now, provisional_by = p_task.asked_by,
      challenge_until = private.day_ends_at(private.day_in_india(v_now) + private.reply_days())
    where paper_id = p_task.paper_id;
    update private.papers set status = 'provisional' where id = p_task.paper_id;
  elsif p_task.kind = 'final' then
    update private.paper_results as r
    set final_at = v_now, final_by = p_task.asked_by,
      participants = (select count(*) from private.list_counted_attempts(p_task.paper_id) as s where s.is_sat)
    where r.paper_id = p_task.paper_id;
    update private.papers set status = 'final' where id = p_task.paper_id;
  end if;
  perform private.measure_paper(p_task.paper_id);
  if p_task.kind in ('provisional', 'final') or v_status in ('provisional', 'final') then
    perform private.mail_results(
      case p_task.kind when 'provisional' then 'exam_review_email' when 'final' then 'exam_result_email'
        else 'exam_marks_email' end,
      private.mark_again(p_task.paper_id, p_task.kind, p_task.decision_id, p_task.asked_by)
    );
  end if;
  perform private.choose_award_checks(p_task.paper_id);
  if p_task.kind = 'final' or v_status = 'final' then
    perform private.give_awards(p_task.paper_id);
    perform private.issue_certificates(p_task.paper_id);
  end if;
end
$$;
comment on function private.run_result_task(private.result_tasks) is
  'Carries out a task completely or not at all: publishes, marks again or ranks again; calculates the statistics, '
  'chooses the awards to confirm, gives awards and certificates, and queues the mails to the families.';

create function private.close_papers() returns integer
language plpgsql set search_path = ''
as $$
declare
  v_paper_id uuid;
  v_closed integer := 0;
begin
  for v_paper_id in
    select p.id from private.papers as p
    where p.kind <> 'rehearsal' and p.status = 'sealed' and p.called_off_at is null
      and not exists (select 1 from private.paper_results as r where r.paper_id = p.id)
      and private.exam_now() > private.find_closing(p)
  loop
    perform private.lock_attempt(a.id) from private.exam_attempts as a where a.paper_id = v_paper_id
      and a.finished_at is null;
    continue when exists (select 1 from private.exam_attempts where paper_id = v_paper_id and finished_at is null);
    insert into private.paper_results (paper_id, key_version, closed_at)
    select v_paper_id, max(k.version), private.exam_now() from private.paper_keys as k where k.paper_id = v_paper_id;
    perform private.measure_paper(v_paper_id);
    v_closed := v_closed + 1;
  end loop;
  return v_closed;
end
$$;
comment on function private.close_papers() is
  'Closes the papers whose last deadline was more than 180 s ago: records the end of their remaining attempts, and '
  'calculates their statistics. Returns how many. Source: docs/exam.md section 2.';

create function private.run_result_tasks() returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_task private.result_tasks;
  v_closed integer;
  v_done integer := 0;
  v_failed integer := 0;
begin
  -- A second run at the same time has nothing to do.
  if not pg_try_advisory_xact_lock(hashtextextended('result tasks', 0)) then
    return jsonb_build_object('closed', 0, 'done', 0, 'failed', 0);
  end if;
  v_closed := private.close_papers();
  for v_task in select * from private.result_tasks where done_at is null order by asked_at, id loop
    begin
      perform private.run_result_task(v_task);
      update private.result_tasks set done_at = private.exam_now(), failed_with = null where id = v_task.id;
      v_done := v_done + 1;
    exception when others then
      -- Only the error code is stored, because a message could reveal a key (E6).
      update private.result_tasks set failed_with = sqlstate where id = v_task.id;
      v_failed := v_failed + 1;
    end;
  end loop;
  return jsonb_build_object('closed', v_closed, 'done', v_done, 'failed', v_failed);
end
$$;
comment on function private.run_result_tasks() is
  'Closes papers and carries out the tasks in result_tasks, the oldest first. A task that fails is rolled back, its '
  'error code is saved, and the others continue. Returns {closed, done, failed}.';

create function private.is_run_by_cron() returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  v_has_job boolean := false;
begin
  if pg_catalog.to_regclass('cron.job') is not null then
    execute 'select exists (select 1 from cron.job where jobname = $1 and active)' into v_has_job
      using 'olympeak results';
  end if;
  return v_has_job;
end
$$;
comment on function private.is_run_by_cron() is 'Whether pg_cron runs the result tasks inside the database.';

create function public.run_result_tasks() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_run_by_cron() then
    return jsonb_build_object(
      'closed', 0, 'done', 0,
      'failed', (select count(*) from private.result_tasks where done_at is null and failed_with is not null)
    );
  end if;
  return private.run_result_tasks();
end
$$;
comment on function public.run_result_tasks() is
  'For the scheduler: runs private.run_result_tasks; if pg_cron runs it already, only counts the tasks that have '
  'failed. Returns {closed, done, failed}.';
grant execute on function public.run_result_tasks() to service_role;

create function private.queue_rerank() returns trigger
language plpgsql set search_path = ''
as $$
begin
  insert into private.result_tasks (paper_id, kind, asked_by, asked_at)
  select r.paper_id, 'void', (select auth.uid()), private.exam_now()
  from private.paper_results as r where r.paper_id = new.paper_id
  on conflict do nothing;
  return null;
end
$$;
comment on function private.queue_rerank() is
  'Trigger: when an attempt becomes void or reset, or counts again, queues a new ranking of its closed paper for the '
  'next run of the result tasks.';
create trigger exam_attempts_queue_rerank after update of status on private.exam_attempts
  for each row when ((old.status in ('void', 'reset')) <> (new.status in ('void', 'reset')))
  execute function private.queue_rerank();

-- ------------------------------------------------------------

-- A student's view of a marked paper: the result, the review of each question with the key, and challenges of a key
-- (docs/exam.md sections 6 to 8). Before publication, result and review return the reason why there is none, and no key
-- leaves the server (E6).

create table private.key_challenges (
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  n smallint not null,
  paper_id uuid not null references private.papers (id),
  claim text not null check (claim ~ '^(none|[a-d]{1,4})$'),
  reason text not null check (char_length(reason) between 1 and 1000),
  filed_at timestamptz not null,
  primary key (attempt_id, n)
);
comment on table private.key_challenges is
  'Families'' challenges of a key: the letters of the file that they think are right, or none, and the reason. Never '
  'changed; the reply is the decision about the question (key_decisions). The reason is deleted with the account.';
create index key_challenges_paper on private.key_challenges (paper_id, n);
alter table private.key_challenges enable row level security;

create function private.paper_json(p_paper private.papers) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'paper_id', p_paper.id, 'kind', p_paper.kind, 'subject', s.name, 'class', c.name, 'edition', e.name,
    'exam_day', (select x.exam_on from public.edition_exams as x where x.edition_id = e.id and x.exam_id = s.id)
  )
  from public.subjects as s, public.classes as c, public.editions as e
  where s.id = p_paper.exam_id and c.id = p_paper.class_id and e.id = p_paper.edition_id
$$;
comment on function private.paper_json(private.papers) is
  'The exam of a result, with the names of the catalogue; exam_day is a day in India.';

create function private.find_my_paper(p_paper_id uuid, out paper private.papers, out attempt private.exam_attempts)
language plpgsql stable set search_path = ''
as $$
declare
  v_student_id uuid := private.student_id();
begin
  select * into paper from private.papers where id = p_paper_id and kind <> 'rehearsal';
  select * into attempt from private.exam_attempts
  where paper_id = p_paper_id and student_id = v_student_id and status <> 'reset';
  if paper.id is null or v_student_id is null or (attempt.id is null and not exists (
    select 1 from public.enrolments as n
    where n.student_id = v_student_id and n.edition_id = paper.edition_id and n.exam_id = paper.exam_id
      and n.class_id = paper.class_id
  ) and not exists (
    -- A student whose attempt was reset may read why, even if the class has changed since.
    select 1 from private.exam_attempts as a where a.paper_id = paper.id and a.student_id = v_student_id
  )) then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
end
$$;
comment on function private.find_my_paper(uuid) is
  'A paper of an exam that the caller has taken or is enrolled in, with the attempt; the attempt is null if there is '
  'none or it was reset. Raises 42501 for any other paper.';

create function private.unpublished_json(p_paper private.papers, p_attempt private.exam_attempts) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_proposal jsonb := private.void_json(p_paper, p_attempt);
begin
  return (
    select case
      when p_paper.called_off_at is not null then jsonb_build_object('outcome', 'called_off')
      when v_proposal -> 'decision' = 'null' then jsonb_build_object('outcome', 'held', 'held_for', 'void')
      when v_proposal ->> 'decision' in ('void', 'reset') then jsonb_build_object('outcome', v_proposal -> 'decision')
      when (p_attempt.id is null or p_attempt.finished_at is not null)
        and (r.paper_id is not null or private.exam_now() > private.find_closing(p_paper))
        and coalesce((select e.letters from private.exam_receipts as e where e.attempt_id = p_attempt.id
          order by e.no desc limit 1), '') !~ '[a-d]'
        then jsonb_build_object('outcome', 'not_sat', 'began', p_attempt.id is not null)
      when h.held_for is not null then jsonb_build_object('outcome', 'held', 'held_for', h.held_for)
      when r.provisional_at is null or not exists (
        select 1 from private.exam_results as x where x.attempt_id = p_attempt.id and x.is_last
      ) then jsonb_build_object('outcome', 'not_yet', 'expected_on',
        (select e.results_on from public.editions as e where e.id = p_paper.edition_id))
    end || jsonb_build_object('paper', private.paper_json(p_paper), 'void_proposal', v_proposal)
    from (select case when p_attempt.id is not null
      then private.find_hold(p_attempt.student_id, p_attempt) end as held_for) as h
    left join private.paper_results as r on r.paper_id = p_paper.id
  );
end
$$;
comment on function private.unpublished_json(private.papers, private.exam_attempts) is
  'Why there is no result to show, as get_result and get_review return it: called_off, held, void, reset, not_sat, '
  'not_yet; null if there is a result. void_proposal is the last proposal to void the attempt, null if there was '
  'none.';

create function private.marks_json(p_paper private.papers, p_attempt private.exam_attempts) returns jsonb
language sql stable set search_path = ''
as $$
  with answers as (
    select k.n, k.section, coalesce(k.topic, 'Section ' || k.section) as topic, substr(e.letters, k.n, 1) as letter,
      k.credited = 'all' or strpos(k.credited, substr(e.letters, k.n, 1)) > 0 as has_mark,
      case when r.participants >= 10 and p_paper.kind = 'exam' then s.facility end as facility
    from private.paper_results as r
    cross join lateral private.read_key(p_paper.id, r.key_version) as k
    cross join lateral (
      select x.letters from private.exam_receipts as x where x.attempt_id = p_attempt.id order by x.no desc limit 1
    ) as e
    left join private.question_statistics as s on s.paper_id = p_paper.id and s.n = k.n
    where r.paper_id = p_paper.id
  )
  select jsonb_build_object(
    'paper', private.paper_json(p_paper),
    'name', coalesce(p_attempt.student_name,
      (select s.name from public.students as s where s.id = p_attempt.student_id), ''),
    'marks', (select count(*) from answers where has_mark), 'of', (select count(*) from answers),
    'answered', (select count(*) from answers where letter <> '-'),
    'sections', (
      select jsonb_agg(jsonb_build_object('section', g.section, 'marks', g.marks, 'of', g.of, 'average', g.average)
        order by g.section)
      from (select section, count(*) filter (where has_mark) as marks, count(*) as of, sum(facility) as average
        from answers group by section) as g
    ),
    'topics', (
      select jsonb_agg(jsonb_build_object('topic', g.topic, 'marks', g.marks, 'of', g.of, 'average', g.average)
        order by g.first_n)
      from (
        select topic, count(*) filter (where has_mark) as marks, count(*) as of, sum(facility) as average,
          min(n) as first_n
        from answers group by topic
      ) as g
    )
  )
$$;
comment on function private.marks_json(private.papers, private.exam_attempts) is
  'The marks of a published attempt under the current key version: in total, by section and by topic, with the '
  'averages if the result is final and at least ten students took the exam; an average of fewer would reveal another '
  'student''s marks.';

create function private.changes_json(p_attempt_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'changed_at', private.iso_timestamp(r.marked_at), 'cause', r.cause, 'n', d.n,
      'reason', coalesce(d.words, 'Another result of this paper was withdrawn.'), 'old_marks', o.marks, 'new_marks',
      r.marks,
      'old_rank', o.rank, 'new_rank', r.rank, 'ranked_of', p.participants, 'old_award', o.award, 'new_award', r.award
    ) order by r.no
  ), '[]')
  from private.exam_results as r
  join private.exam_results as o on o.attempt_id = r.attempt_id and o.no = r.no - 1
  join private.paper_results as p on p.paper_id = r.paper_id
  left join private.key_decisions as d on d.id = r.decision_id
  where r.attempt_id = p_attempt_id and r.cause in ('key', 'void') and (r.marks, r.rank, r.award) is distinct
    from (o.marks, o.rank, o.award)
$$;
comment on function private.changes_json(uuid) is
  'The changes of a published result, the oldest first: old, new, cause and time, with the text of the decision (E8).';

create function private.neighbour_json(p_own private.exam_results, p_is_above boolean) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('rank', t.rank) || case
    when t.marks <> p_own.marks then jsonb_build_object('rule', 'marks', 'own', p_own.marks, 'theirs', t.marks)
    when t.section_c <> p_own.section_c then jsonb_build_object(
      'rule', 'section_c', 'own', p_own.section_c, 'theirs', t.section_c)
    else jsonb_build_object('rule', 'difficulty', 'own', p_own.difficulty, 'theirs', t.difficulty)
  end
  from private.exam_results as t
  where t.paper_id = p_own.paper_id and t.is_last and t.rank = (
    select case when p_is_above then max(x.rank) filter (where x.rank < p_own.rank)
      else min(x.rank) filter (where x.rank > p_own.rank) end
    from private.exam_results as x
    where x.paper_id = p_own.paper_id and x.is_last and case when p_is_above then x.rank < p_own.rank
      else x.rank > p_own.rank end
  )
  limit 1
$$;
comment on function private.neighbour_json(private.exam_results, boolean) is
  'The nearest other rank above or below, the first rule of docs/exam.md section 7 in which the two differ, and both '
  'values; never a person. Null if there is none.';

create function private.ranking_json(p_own private.exam_results) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'rank', p_own.rank, 'n', p.participants, 'mean', case when p.participants >= 10 then s.mean end,
    'tied', (select count(*) - 1 from private.exam_results as x where x.paper_id = p_own.paper_id and x.is_last
      and x.rank = p_own.rank),
    'percentile', case when p.participants >= 30 then floor(100.0 * (
      select count(*) from private.exam_results as x where x.paper_id = p_own.paper_id and x.is_last
        and x.rank > p_own.rank
    ) / p.participants) end,
    'likely', case when p.participants >= 30 and s.standard_error is not null then jsonb_build_object(
      'from', greatest(0, round(p_own.marks - 1.645 * s.standard_error)),
      'to', least(cardinality(s.distribution) - 1, round(p_own.marks + 1.645 * s.standard_error))
    ) end,
    'distribution', case when p.participants >= 30 then to_jsonb(s.distribution) end,
    'above', case when p.participants >= 10 then private.neighbour_json(p_own, true) end,
    'below', case when p.participants >= 10 then private.neighbour_json(p_own, false) end
  )
  from private.paper_results as p
  join private.paper_statistics as s on s.paper_id = p.paper_id
  where p.paper_id = p_own.paper_id and p_own.rank is not null
$$;
comment on function private.ranking_json(private.exam_results) is
  'The rank of a final result among the N participants, and how many share it; from N = 10 on the mean, and the rules '
  'that separate it from the neighbouring ranks; from N = 30 on the percentile, the range of marks that a similar '
  'paper would give nine times in ten (± 1.645 standard errors), and the distribution. Null without a rank. Source: '
  'docs/exam.md section 7.';

create function private.get_result(p_paper_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_own_paper record;
  v_paper private.papers;
  v_attempt private.exam_attempts;
  v_result private.exam_results;
  v_reply jsonb;
begin
  v_own_paper := private.find_my_paper(p_paper_id);
  v_paper := v_own_paper.paper;
  v_attempt := v_own_paper.attempt;
  v_reply := private.unpublished_json(v_paper, v_attempt);
  if v_reply is not null then
    return v_reply;
  end if;
  select * into v_result from private.exam_results where attempt_id = v_attempt.id and is_last;
  v_reply := private.marks_json(v_paper, v_attempt) || jsonb_build_object(
    'changes', private.changes_json(v_attempt.id), 'void_proposal', private.void_json(v_paper, v_attempt)
  );
  if v_paper.status = 'final' then
    return v_reply || (
      select jsonb_build_object(
        'outcome', 'final', 'final_on', private.day_in_india(r.final_at), 'ranking', private.ranking_json(v_result),
        'award', jsonb_build_object(
          'tier', v_result.award, 'promised_on',
            (select a.promised_on from private.awards as a where a.attempt_id = v_attempt.id)
        ),
        'certificate_code', c.code, 'name', coalesce(c.name, v_reply ->> 'name')
      )
      from private.paper_results as r
      left join private.certificates as c on c.attempt_id = v_attempt.id and c.ended_as is null
      where r.paper_id = p_paper_id
    );
  end if;
  return v_reply || (
    select jsonb_build_object(
      'outcome', 'provisional', 'final_on', e.results_on, 'challenge_until', private.iso_timestamp(r.challenge_until),
      'challenges', (select count(*) from private.key_challenges as c where c.attempt_id = v_attempt.id),
      'challenges_answered', (
        select count(*) from private.key_challenges as c
        where c.attempt_id = v_attempt.id and exists (
          select 1 from private.key_decisions as d
          where d.paper_id = p_paper_id and d.n = c.n and d.taken_at is not null and d.decided_at > c.filed_at
        )
      ),
      'server_now', private.iso_timestamp(private.exam_now())
    )
    from private.paper_results as r
    join public.editions as e on e.id = v_paper.edition_id
    where r.paper_id = p_paper_id
  );
end
$$;
comment on function private.get_result(uuid) is
  'get_result for the caller alone. Raises 42501 for a paper of somebody else.';

create function public.get_result(p_paper_id uuid) returns jsonb
language sql stable set search_path = ''
return private.get_result(p_paper_id);
comment on function public.get_result(uuid) is
  'A student''s result of a paper, in the shape of src/data/results/result.ts. Returns {outcome, paper, void_proposal '
  '(private.void_proposal_json; null if there was none)}: called_off, not_sat {began}, held {held_for}, void, reset, '
  'not_yet {expected_on}; or with name, marks, of, answered, sections, topics and changes: provisional {final_on, '
  'challenge_until, challenges, challenges_answered, server_now}, final {final_on, ranking, award, '
  'certificate_code}. Times in UTC as private.iso_timestamp, days in India. Raises 42501 for a paper that the caller '
  'has neither taken nor is enrolled in. Source: docs/exam.md sections 6 and 7.';

create function private.credited_json(p_credited text) returns jsonb
language sql immutable set search_path = ''
as $$ select case when p_credited = 'all' then '"all"' else to_jsonb(string_to_array(p_credited, null)) end $$;
comment on function private.credited_json(text) is 'Credited letters in the form of a review: the word all, or a list.';

create function private.item_json(p_item jsonb, p_passages jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('question', p_item ->> 'question', 'options', o.options)
    || jsonb_strip_nulls(jsonb_build_object(
    'figure', p_item -> 'figure', 'optionFigures', o.pictures, 'table', p_item -> 'table', 'say', p_item -> 'say',
    'passage_id', p_item ->> 'passage', 'passage', p_passages -> (p_item ->> 'passage')
  ))
  from (
    select jsonb_object_agg(chr(96 + x.place::integer), x.option) as options,
      jsonb_object_agg(chr(96 + x.place::integer), p_item -> 'optionFigures' -> x.option)
        filter (where p_item -> 'optionFigures' ? x.option) as pictures
    from jsonb_array_elements_text(p_item -> 'options') with ordinality as x (option, place)
  ) as o
$$;
comment on function private.item_json(jsonb, jsonb) is
  'A question of a closed paper for reading: its text, its options and their drawings by the letters of the file, and '
  'its table or passage.';

create function private.chosen_json(p_chosen jsonb, p_participants integer) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_object_agg(c.letter, case when c.count >= 5 then c.count end)
  from jsonb_each_text(p_chosen) as e (letter, text)
  cross join lateral (select e.letter, e.text::integer as count) as c
  where p_participants >= 30
$$;
comment on function private.chosen_json(jsonb, integer) is
  'How many students chose each letter of a question, for families: null for a letter that fewer than five chose, and '
  'null for all letters below N = 30, so that nobody''s answer is revealed. The number of blank answers is left out, '
  'so that a missing number cannot be calculated from the others.';

create function private.review_questions_json(p_paper_id uuid, p_attempt_id uuid, p_letters text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(
    jsonb_build_object(
      'n', k.n, 'option', nullif(substr(p_letters, k.n, 1), '-'), 'section', k.section, 'option_count', k.option_count,
      'topic', coalesce(k.topic, 'Section ' || k.section),
      'credited', private.credited_json(k.credited), 'has_mark', k.credited = 'all'
        or strpos(k.credited, substr(p_letters, k.n, 1)) > 0,
      'why', coalesce(w.key ->> 'why', ''), 'facility', case when u.participants >= 30 then s.facility end,
      'chosen', case when p.status = 'final' then private.chosen_json(s.chosen, u.participants) end,
      'challenge', (
        select jsonb_build_object(
          'claim', case c.claim when 'none' then '[]' else to_jsonb(string_to_array(c.claim, null)) end,
          'reason', c.reason, 'filed_at', private.iso_timestamp(c.filed_at)
        )
        from private.key_challenges as c where c.attempt_id = p_attempt_id and c.n = k.n
      ),
      'decision', (
        select jsonb_build_object(
          'stands', d.credited is null, 'old_credited', private.credited_json(d.old_credited), 'words', d.words,
          'decided_at', private.iso_timestamp(d.decided_at)
        )
        from private.key_decisions as d
        where d.paper_id = p_paper_id and d.n = k.n and d.taken_at is not null
        order by d.taken_at desc, d.decided_at desc
        limit 1
      )
    )
    || i.question
    || jsonb_strip_nulls(jsonb_build_object(
      'mistake', w.key -> 'wrong' ->> (i.question -> 'options' ->> substr(p_letters, k.n, 1))))
    order by k.n
  )
  from private.paper_results as r
  join private.papers as p on p.id = r.paper_id
  join private.paper_items as q on q.paper_id = r.paper_id
  join private.paper_keys as v on v.paper_id = r.paper_id and v.version = r.key_version
  join private.paper_statistics as u on u.paper_id = r.paper_id
  cross join lateral private.read_key(p_paper_id, r.key_version) as k
  cross join lateral (select private.item_json(q.items -> (k.n - 1), q.passages) as question) as i
  cross join lateral (select v.key -> k.n::text as key) as w
  left join private.question_statistics as s on s.paper_id = r.paper_id and s.n = k.n
  where r.paper_id = p_paper_id
$$;
comment on function private.review_questions_json(uuid, uuid, text) is
  'The questions of a published paper with the answers of an attempt that count: credited letters, explanation, the '
  'mistake behind the chosen option, the student''s own challenge, the decisions, and with the final result how many '
  'students chose each option.';

create function private.get_review(p_paper_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_own_paper record;
  v_paper private.papers;
  v_attempt private.exam_attempts;
  v_error jsonb;
begin
  v_own_paper := private.find_my_paper(p_paper_id);
  v_paper := v_own_paper.paper;
  v_attempt := v_own_paper.attempt;
  v_error := private.unpublished_json(v_paper, v_attempt);
  if v_error is not null then
    return v_error;
  end if;
  return (
    select jsonb_build_object(
      'outcome', 'review', 'paper', private.paper_json(v_paper), 'state', v_paper.status, 'seed', v_attempt.seed,
      'marks', x.marks,
      'of', char_length(e.letters), 'may_challenge', v_paper.status = 'provisional'
        and private.exam_now() <= r.challenge_until,
      'challenge_until', private.iso_timestamp(r.challenge_until),
      'challenges_left', 5 - (select count(*) from private.key_challenges as c where c.attempt_id = v_attempt.id),
      'questions', private.review_questions_json(p_paper_id, v_attempt.id, e.letters), 'server_now',
        private.iso_timestamp(private.exam_now())
    )
    from private.paper_results as r
    join private.exam_results as x on x.attempt_id = v_attempt.id and x.is_last
    cross join lateral (
      select b.letters from private.exam_receipts as b where b.attempt_id = v_attempt.id order by b.no desc limit 1
    ) as e
    where r.paper_id = p_paper_id
  );
end
$$;
comment on function private.get_review(uuid) is
  'get_review for the caller alone. Raises 42501 for a paper of somebody else.';

create function public.get_review(p_paper_id uuid) returns jsonb
language sql stable set search_path = ''
return private.get_review(p_paper_id);
comment on function public.get_review(uuid) is
  'A student''s answers in a published paper with the answer key, in the shape of src/data/results/review.ts. Returns '
  '{outcome, paper}: review {state, seed, marks, of, may_challenge, challenge_until, challenges_left, questions, '
  'server_now}, or before publication the reply of get_result. n is the number in the file; the numbers that the '
  'student saw are computed from seed, section, passage_id and option_count. Raises 42501 for a paper that the caller '
  'has neither taken nor is enrolled in. Source: docs/exam.md sections 6 and 8.';

create function private.read_attempt_review(p_attempt_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_paper private.papers;
begin
  perform private.require_admin();
  select * into v_attempt from private.exam_attempts where id = p_attempt_id;
  select * into v_paper from private.papers where id = v_attempt.paper_id;
  if v_attempt.id is null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if private.is_kept_out((select auth.uid()), v_paper.edition_id, v_paper.class_id) then
    return jsonb_build_object('outcome', 'kept_out');
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'read_attempt_review', v_attempt.student_id,
    jsonb_build_object('attempt_id', p_attempt_id));
  return coalesce((
    select jsonb_build_object(
      'outcome', 'review', 'class', private.paper_json(v_paper) ->> 'class', 'seed', v_attempt.seed, 'marks', x.marks,
      'of', char_length(e.letters),
      'questions', private.review_questions_json(v_paper.id, v_attempt.id, e.letters)
    )
    from private.paper_results as r
    join private.exam_results as x on x.attempt_id = v_attempt.id and x.is_last
    cross join lateral (
      select b.letters from private.exam_receipts as b where b.attempt_id = v_attempt.id order by b.no desc limit 1
    ) as e
    where r.paper_id = v_paper.id and r.provisional_at is not null
  ), jsonb_build_object('outcome', 'not_published'));
end
$$;
comment on function private.read_attempt_review(uuid) is
  'read_attempt_review for an admin. Raises 42501 for anybody else.';

create function public.read_attempt_review(p_attempt_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.read_attempt_review(p_attempt_id);
comment on function public.read_attempt_review(uuid) is
  'For admins: the answers of one attempt with the answer key, to help a family that asks about a question. Returns '
  '{outcome}: review {class, seed, marks, of, questions} with the questions of get_review, not_published (the paper '
  'has no published result, or the attempt no marks), kept_out (the organiser has a child in the class), not_found. '
  'Raises 42501 for anybody else. Leaves an audit row.';

create function private.challenge_key(p_paper_id uuid, p_n integer, p_claim text, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_reason text := private.clean_note(p_reason);
  v_claim text := p_claim;
  v_own_paper record;
  v_paper private.papers;
  v_attempt private.exam_attempts;
  v_options integer;
  v_filed_challenge private.key_challenges;
  v_left integer;
begin
  perform private.lock_student((select auth.uid()));
  v_own_paper := private.find_my_paper(p_paper_id);
  v_paper := v_own_paper.paper;
  v_attempt := v_own_paper.attempt;
  if p_claim ~ '^[a-d]{1,4}$' then
    v_claim := (select string_agg(distinct l, '' order by l) from string_to_table(p_claim, null) as l);
  end if;
  if coalesce(char_length(v_reason) not between 10 and 1000, true)
    or coalesce(v_claim <> 'none' and (v_claim !~ '^[a-d]{1,4}$' or v_claim <> p_claim
      and char_length(v_claim) <> char_length(p_claim)), true) then
    raise exception 'The challenge is not valid.' using errcode = 'PT400';
  end if;
  v_options := (select substr(s.option_counts, p_n, 1) from private.paper_seals as s where s.paper_id = p_paper_id
    and p_n between 1 and char_length(s.option_counts));
  if v_options is null or v_attempt.status = 'void'
    or not exists (select 1 from private.exam_results where attempt_id = v_attempt.id and is_last and is_sat) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if v_claim <> 'none' and ascii(right(v_claim, 1)) - 96 > v_options then
    raise exception 'The question has no such option.' using errcode = 'PT400';
  end if;
  v_left := 5 - (select count(*) from private.key_challenges where attempt_id = v_attempt.id);
  select * into v_filed_challenge from private.key_challenges where attempt_id = v_attempt.id and n = p_n;
  if found then
    return case when (v_filed_challenge.claim, v_filed_challenge.reason) = (v_claim, v_reason)
      then jsonb_build_object('outcome', 'filed', 'challenges_left', v_left)
        else jsonb_build_object('outcome', 'already_filed') end;
  end if;
  if v_paper.status <> 'provisional'
    or private.exam_now() > (select r.challenge_until from private.paper_results as r where r.paper_id = p_paper_id)
      then
    return jsonb_build_object('outcome', 'closed');
  end if;
  if v_left <= 0 then
    return jsonb_build_object('outcome', 'limit');
  end if;
  insert into private.key_challenges (attempt_id, n, paper_id, claim, reason, filed_at)
  values (v_attempt.id, p_n, p_paper_id, v_claim, v_reason, private.exam_now());
  return jsonb_build_object('outcome', 'filed', 'challenges_left', v_left - 1);
end
$$;
comment on function private.challenge_key(uuid, integer, text, text) is 'challenge_key for the caller alone.';

create function public.challenge_key(p_paper_id uuid, p_n integer, p_claim text, p_reason text) returns jsonb
language sql set search_path = ''
return private.challenge_key(p_paper_id, p_n, p_claim, p_reason);
comment on function public.challenge_key(uuid, integer, text, text) is
  'A student challenges the key of a question: p_n is its number in the file, p_claim the letters of the file that '
  'are right (b, bd) or none, p_reason has 10 to 1,000 characters. Free of charge, within 7 days of the provisional '
  'result, for at most 5 questions of a paper. Returns {outcome}: filed {challenges_left}, also when repeated; '
  'already_filed (with another text), limit, closed, not_found (no published attempt, or no such question). Raises '
  'PT400 for an invalid claim or reason, 42501 for a paper of somebody else. Source: docs/exam.md sections 6 and 8.';

grant execute on function private.get_result(uuid) to authenticated;
grant execute on function private.get_review(uuid) to authenticated;
grant execute on function private.read_attempt_review(uuid) to authenticated;
grant execute on function private.challenge_key(uuid, integer, text, text) to authenticated;
grant execute on function public.get_result(uuid) to authenticated;
grant execute on function public.get_review(uuid) to authenticated;
grant execute on function public.read_attempt_review(uuid) to authenticated;
grant execute on function public.challenge_key(uuid, integer, text, text) to authenticated;

-- ------------------------------------------------------------

-- Organisers and results: the statistics before publication, decisions on keys with a text for all participants,
-- publication, and the confirmation of medals (docs/exam.md sections 7 and 8). Organisers with a child in the class
-- have no access.

create function private.find_undecided(p_paper_id uuid) returns integer[]
language sql stable set search_path = ''
as $$
  select array(
    select s.n from private.question_statistics as s
    where s.paper_id = p_paper_id and cardinality(s.suspect_for) > 0
      and not exists (select 1 from private.key_decisions as d where d.paper_id = s.paper_id and d.n = s.n)
    order by s.n
  )
$$;
comment on function private.find_undecided(uuid) is
  'The suspect questions of a paper about which no organiser has decided. Source: docs/exam.md section 7.';

create function private.find_unanswered(p_paper_id uuid) returns integer[]
language sql stable set search_path = ''
as $$
  select array(
    select distinct c.n from private.key_challenges as c
    where c.paper_id = p_paper_id and not exists (
      select 1 from private.key_decisions as d where d.paper_id = c.paper_id and d.n = c.n and d.decided_at > c.filed_at
    )
    order by c.n
  )
$$;
comment on function private.find_unanswered(uuid) is
  'The questions of a paper with a challenge that is not answered yet.';

create function private.count_unconfirmed(p_paper_id uuid) returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer
  from private.award_checks as c
  join private.exam_attempts as a on a.id = c.attempt_id
  where a.paper_id = p_paper_id and a.status not in ('void', 'reset') and c.confirmed_at is null
    and (c.award = 'gold' or (c.drawn_for = 'tenth' and c.award <> 'participation'))
$$;
comment on function private.count_unconfirmed(uuid) is
  'The number of medals of a paper that an organiser must still confirm. Source: docs/exam.md section 7.';

create function private.count_kept(p_paper_id uuid) returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer from private.exam_attempts as a
  where a.paper_id = p_paper_id and a.status not in ('void', 'reset')
    and not exists (select 1 from private.kept_answer_decisions as d where d.attempt_id = a.id)
    and exists (
      select 1 from private.exam_sessions as s where s.attempt_id = a.id and s.last_saved_at > a.deadline_at and (
        s.last_saved_at > a.deadline_at + private.answer_grace()
        or coalesce(s.last_contact_at, '-infinity') <= a.deadline_at - private.silent_time()
      )
    )
    and exists (select 1 from private.list_kept_answers(a))
$$;
comment on function private.count_kept(uuid) is
  'The number of attempts of a paper with kept answers that wait for a decision.';

create function private.list_paper_results(p_edition_id uuid)
returns table (
  paper_id uuid, exam_id uuid, class_id uuid, exam_name text, class_name text, kind text, status text,
  is_kept_out boolean, closes_at timestamptz,
  closed_at timestamptz, participants integer, mean double precision, kept integer, undecided integer,
  unanswered integer, unconfirmed integer,
  checks integer, provisional_at timestamptz, challenge_until timestamptz, final_at timestamptz, is_waiting boolean,
  failed_with text,
  changed_at timestamptz, server_now timestamptz
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select p.id, p.exam_id, p.class_id, s.name, c.name, p.kind, p.status, k.is_kept_out, private.find_closing(p),
    r.closed_at, case when not k.is_kept_out then coalesce(r.participants, u.participants) end,
    case when not k.is_kept_out then u.mean end,
    case when r.closed_at is not null and r.provisional_at is null then private.count_kept(p.id) else 0 end,
    cardinality(private.find_undecided(p.id)), cardinality(private.find_unanswered(p.id)),
    private.count_unconfirmed(p.id),
    (select count(*)::integer from private.award_checks as h join private.exam_attempts as a on a.id = h.attempt_id
      where a.paper_id = p.id and a.status not in ('void', 'reset')),
    r.provisional_at, r.challenge_until, r.final_at,
    exists (select 1 from private.result_tasks as t where t.paper_id = p.id and t.done_at is null),
    (select max(t.failed_with) from private.result_tasks as t where t.paper_id = p.id and t.done_at is null),
    greatest(
      u.measured_at, (select max(d.decided_at) from private.key_decisions as d where d.paper_id = p.id),
      (select max(h.filed_at) from private.key_challenges as h where h.paper_id = p.id)
    ),
    private.exam_now()
  from private.papers as p
  join public.subjects as s on s.id = p.exam_id
  join public.classes as c on c.id = p.class_id
  cross join lateral (select private.is_kept_out((select auth.uid()), p.edition_id, p.class_id) as is_kept_out) as k
  left join private.paper_results as r on r.paper_id = p.id
  left join private.paper_statistics as u on u.paper_id = p.id
  where p.edition_id = p_edition_id and p.status in ('sealed', 'provisional', 'final') and p.called_off_at is null
  order by s.name, c.number, p.kind;
$$;
comment on function private.list_paper_results(uuid) is
  'list_paper_results for an admin. Raises 42501 for anybody else.';

create function public.list_paper_results(p_edition_id uuid)
returns table (
  paper_id uuid, exam_id uuid, class_id uuid, exam_name text, class_name text, kind text, status text,
  is_kept_out boolean, closes_at timestamptz,
  closed_at timestamptz, participants integer, mean double precision, kept integer, undecided integer,
  unanswered integer, unconfirmed integer,
  checks integer, provisional_at timestamptz, challenge_until timestamptz, final_at timestamptz, is_waiting boolean,
  failed_with text,
  changed_at timestamptz, server_now timestamptz
)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_paper_results(p_edition_id);
comment on function public.list_paper_results(uuid) is
  'For admins: the sealed papers of an edition and the state of their results: the number of participants and their '
  'mean (null if the caller is kept out), attempts with kept answers that wait for a decision (0 after publication), '
  'suspect questions without a decision, questions with unanswered challenges, medals to confirm, and how many were '
  'chosen for it (checks). is_waiting: whether a publication or a new key waits for the next run; failed_with is the '
  'error code of its last try. changed_at is when the statistics of read_paper_statistics last changed, null until '
  'there are any. server_now is the exams'' time. Raises 42501 for anybody else.';

create function private.count_families(p_paper_id uuid) returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer
  from private.list_counted_attempts(p_paper_id) as s
  join private.exam_attempts as a on a.id = s.attempt_id
  join public.students as f on f.id = a.student_id and f.deleted_at is null
  where s.is_sat
$$;
comment on function private.count_families(uuid) is
  'The number of families whom a publication of this paper informs: students who took the exam and still have an '
  'account.';

create function private.read_paper_statistics(p_paper_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_refusal jsonb;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_refusal := coalesce(private.paper_access_error(v_paper), case
    when not exists (select 1 from private.paper_results where paper_id = p_paper_id)
      then jsonb_build_object('outcome', 'not_closed')
  end);
  if v_refusal is not null then
    return v_refusal;
  end if;
  perform private.audit_change('read_paper', jsonb_build_object('paper_id', p_paper_id, 'for', 'statistics'));
  return (
    select jsonb_build_object(
      'outcome', 'statistics', 'status', v_paper.status, 'key_version', r.key_version, 'participants', u.participants,
      'families', private.count_families(p_paper_id),
      'mean', u.mean,
      'deviation', u.deviation, 'kr20', u.kr20, 'standard_error', u.standard_error, 'distribution',
      to_jsonb(u.distribution), 'medals', u.medals,
      'undecided', to_jsonb(private.find_undecided(p_paper_id)), 'unanswered',
      to_jsonb(private.find_unanswered(p_paper_id)),
      'questions', (
        select jsonb_agg(
          jsonb_build_object(
            'n', k.n, 'section', k.section, 'topic', k.topic, 'credited', private.credited_json(k.credited),
            'why', coalesce(v.key -> k.n::text ->> 'why', ''),
            'facility', s.facility, 'discrimination', s.discrimination, 'top_shares', s.top_shares, 'bottom_shares',
            s.bottom_shares,
            'suspect_for', to_jsonb(s.suspect_for),
            'claims', (
              select coalesce(jsonb_object_agg(c.claim, c.count), '{}')
              from (
                select b.claim, count(*) as count from private.key_challenges as b where b.paper_id = p_paper_id
                  and b.n = k.n group by b.claim
              ) as c
            ),
            'decisions', (
              select coalesce(jsonb_agg(
                jsonb_build_object(
                  'stands', d.credited is null, 'old_credited', private.credited_json(d.old_credited), 'credited',
                  private.credited_json(d.credited),
                  'words', d.words, 'decided_by', b.name, 'decided_at', private.iso_timestamp(d.decided_at),
                    'is_taken', d.taken_at is not null
                ) order by d.decided_at
              ), '[]')
              from private.key_decisions as d
              left join public.students as b on b.id = d.decided_by
              where d.paper_id = p_paper_id and d.n = k.n
            )
          ) || private.item_json(q.items -> (k.n - 1), q.passages) order by k.n
        )
        from private.read_key(p_paper_id, r.key_version) as k
        join private.paper_items as q on q.paper_id = p_paper_id
        join private.paper_keys as v on v.paper_id = p_paper_id and v.version = r.key_version
        join private.question_statistics as s on s.paper_id = p_paper_id and s.n = k.n
      )
    )
    from private.paper_results as r
    join private.paper_statistics as u on u.paper_id = r.paper_id
    where r.paper_id = p_paper_id
  );
end
$$;
comment on function private.read_paper_statistics(uuid) is
  'read_paper_statistics for an admin. Raises 42501 for anybody else.';

create function public.read_paper_statistics(p_paper_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.read_paper_statistics(p_paper_id);
comment on function public.read_paper_statistics(uuid) is
  'For admins: the statistics of a closed paper and of each question, with the key (private.measure_paper). medals is '
  'how many students would get each medal, families how many a publication informs, claims how many challenges make '
  'each claim. Returns {outcome}: statistics {status, key_version, participants, families, mean, deviation, kr20, '
  'standard_error, distribution, medals, undecided, unanswered, questions: [{n, section, topic, credited, why, '
  'facility, discrimination, top_shares, bottom_shares, suspect_for, claims, decisions, and the question as in '
  'private.item_json}]}, not_closed, kept_out, not_found. Raises 42501 for anybody else. Each read leaves an audit '
  'row (E6).';

create function private.list_key_challenges(p_paper_id uuid, p_n integer, p_limit integer, p_offset integer)
returns table (claim text, reason text, filed_at timestamptz, is_answered boolean)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select c.claim, c.reason, c.filed_at, exists (
    select 1 from private.key_decisions as d where d.paper_id = c.paper_id and d.n = c.n and d.decided_at > c.filed_at
  )
  from private.key_challenges as c
  join private.papers as p on p.id = c.paper_id
  where c.paper_id = p_paper_id and c.n = p_n and not private.is_kept_out((select auth.uid()), p.edition_id, p.class_id)
  order by 4, c.filed_at, c.attempt_id
  limit least(greatest(p_limit, 1), 100) offset least(greatest(p_offset, 0), 10000);
$$;
comment on function private.list_key_challenges(uuid, integer, integer, integer) is
  'list_key_challenges for an admin. Raises 42501 for anybody else.';

create function public.list_key_challenges(p_paper_id uuid, p_n integer, p_limit integer, p_offset integer)
returns table (claim text, reason text, filed_at timestamptz, is_answered boolean)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_key_challenges(p_paper_id, p_n, p_limit, p_offset);
comment on function public.list_key_challenges(uuid, integer, integer, integer) is
  'For admins: the challenges of a question''s key without the students'' names, unanswered ones first, the oldest of '
  'them first, at most 100 from p_offset on. Empty for organisers who must not open the paper. Raises 42501 for '
  'anybody else.';

create function private.decide_key(p_paper_id uuid, p_n integer, p_words text, p_credited text, p_seen integer)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_words text := private.clean_note(p_words);
  v_credited text := p_credited;
  v_key record;
  v_error jsonb;
  v_decision private.key_decisions;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  if p_credited ~ '^[a-d]{1,4}$' then
    v_credited := (select string_agg(distinct l, '' order by l) from string_to_table(p_credited, null) as l);
  end if;
  select k.* into v_key
  from private.paper_results as r
  cross join lateral private.read_key(p_paper_id, r.key_version) as k
  where r.paper_id = p_paper_id and k.n = p_n;
  v_error := coalesce(private.paper_access_error(v_paper), case
    when not exists (select 1 from private.paper_results where paper_id = p_paper_id)
      then jsonb_build_object('outcome', 'not_closed')
    when v_key.n is null then jsonb_build_object('outcome', 'not_found')
    when v_words is null then jsonb_build_object('outcome', 'words_missing')
    when char_length(v_words) > 1000 then jsonb_build_object('outcome', 'words_too_long')
    when v_credited <> 'all' and (v_credited !~ '^[a-d]{1,4}$' or ascii(right(v_credited, 1)) - 96 > v_key.option_count)
      then jsonb_build_object('outcome', 'no_option')
    when p_seen <> (select count(*) from private.key_decisions as d where d.paper_id = p_paper_id and d.n = p_n)
      then jsonb_build_object('outcome', 'changed_meanwhile')
    when v_credited = v_key.credited then jsonb_build_object('outcome', 'unchanged')
    when exists (select 1 from private.result_tasks where paper_id = p_paper_id and done_at is null)
      then jsonb_build_object('outcome', 'waits_already')
  end);
  if v_error is not null then
    return v_error;
  end if;
  insert into private.key_decisions (paper_id, n, old_credited, credited, words, decided_by, decided_at, taken_at)
  values (
    p_paper_id, p_n, v_key.credited, v_credited, v_words, (select auth.uid()), private.exam_now(), case
      when v_credited is null then private.exam_now() end
  )
  returning * into v_decision;
  if v_credited is not null then
    insert into private.result_tasks (paper_id, kind, decision_id, asked_by, asked_at)
    values (p_paper_id, 'key', v_decision.id, v_decision.decided_by, v_decision.decided_at);
  end if;
  perform private.audit_change(
    'decide_key', jsonb_build_object('paper_id', p_paper_id, 'n', p_n, 'decision_id', v_decision.id, 'stands',
      v_credited is null)
  );
  return jsonb_build_object('outcome', case when v_credited is null then 'stands' else 'waiting' end);
end
$$;
comment on function private.decide_key(uuid, integer, text, text, integer) is
  'decide_key for an admin. Raises 42501 for anybody else.';

create function public.decide_key(p_paper_id uuid, p_n integer, p_words text, p_credited text default null,
  p_seen integer default null) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.decide_key(p_paper_id, p_n, p_words, p_credited, p_seen);
comment on function public.decide_key(uuid, integer, text, text, integer) is
  'For admins: decides about a suspect or challenged question, for everybody who took the exam: the key is kept '
  '(p_credited null), these letters of the file are credited (b, bd), or all, which gives everybody the mark. Every '
  'participant reads p_words, 1 to 1,000 characters. A new key becomes the next version, and the next run of the '
  'result tasks marks the paper again. Returns {outcome}: stands, waiting (for that run), unchanged (the key is the '
  'same), changed_meanwhile (there are other decisions about it than the p_seen that the caller has read), '
  'waits_already (another publication or key waits for the next run), words_missing, words_too_long, no_option, '
  'not_closed, kept_out, not_found. Raises 42501 for anybody else. Leaves an audit row. Source: docs/exam.md sections '
  '7 and 8.';

create function private.keep_keys(p_paper_id uuid, p_words text, p_seen integer[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_words text := private.clean_note(p_words);
  v_questions integer[];
  v_error jsonb;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_questions := private.find_undecided(p_paper_id);
  v_error := coalesce(private.paper_access_error(v_paper), case
    when not exists (select 1 from private.paper_results where paper_id = p_paper_id)
      then jsonb_build_object('outcome', 'not_closed')
    when v_words is null then jsonb_build_object('outcome', 'words_missing')
    when char_length(v_words) > 1000 then jsonb_build_object('outcome', 'words_too_long')
    when v_questions is distinct from p_seen then jsonb_build_object('outcome', 'changed_meanwhile')
    when exists (select 1 from private.result_tasks where paper_id = p_paper_id and done_at is null)
      then jsonb_build_object('outcome', 'waits_already')
  end);
  if v_error is not null then
    return v_error;
  end if;
  insert into private.key_decisions (paper_id, n, old_credited, credited, words, decided_by, decided_at, taken_at)
  select p_paper_id, k.n, k.credited, null, v_words, (select auth.uid()), private.exam_now(), private.exam_now()
  from private.paper_results as r
  cross join lateral private.read_key(p_paper_id, r.key_version) as k
  where r.paper_id = p_paper_id and k.n = any (v_questions);
  perform private.audit_change('keep_keys', jsonb_build_object('paper_id', p_paper_id, 'questions', v_questions));
  return jsonb_build_object('outcome', 'kept', 'questions', cardinality(v_questions));
end
$$;
comment on function private.keep_keys(uuid, text, integer[]) is
  'keep_keys for an admin. Raises 42501 for anybody else.';

create function public.keep_keys(p_paper_id uuid, p_words text, p_seen integer[]) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.keep_keys(p_paper_id, p_words, p_seen);
comment on function public.keep_keys(uuid, text, integer[]) is
  'For admins: keeps the key of all suspect questions of a paper that have no decision, if they are the ones that the '
  'caller saw (p_seen, in order), with the same text of 1 to 1,000 characters for every participant. Returns '
  '{outcome}: kept {questions: how many}, changed_meanwhile (other questions wait now), waits_already, words_missing, '
  'words_too_long, not_closed, kept_out, not_found. Raises 42501 for anybody else. Leaves an audit row. Source: '
  'docs/exam.md section 7.';

create function private.publish_error(p_paper private.papers, p_state text, p_golds integer) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when coalesce(p_state, '') not in ('provisional', 'final') then jsonb_build_object('outcome', 'not_found')
    when r.paper_id is null then jsonb_build_object('outcome', 'not_closed')
    when exists (select 1 from private.result_tasks as t where t.paper_id = r.paper_id and t.done_at is null)
      then jsonb_build_object('outcome', 'waits_already')
    when r.final_at is not null or (p_state = 'provisional' and r.provisional_at is not null)
      then jsonb_build_object('outcome', 'published_already')
    when p_state = 'provisional' then case
      when private.exam_now() <= c.kept_until
        then jsonb_build_object('outcome', 'too_early', 'until', private.iso_timestamp(c.kept_until))
      when private.count_kept(p_paper.id) > 0
        then jsonb_build_object('outcome', 'kept_answers', 'count', private.count_kept(p_paper.id))
      when cardinality(private.find_undecided(r.paper_id)) > 0
        then jsonb_build_object('outcome', 'undecided', 'questions', to_jsonb(private.find_undecided(r.paper_id)))
    end
    when r.provisional_at is null then jsonb_build_object('outcome', 'not_provisional')
    when private.exam_now() <= r.challenge_until
      then jsonb_build_object('outcome', 'too_early', 'until', private.iso_timestamp(r.challenge_until))
    when private.day_in_india(private.exam_now()) < e.results_on then jsonb_build_object(
      'outcome', 'too_early', 'until', private.iso_timestamp(private.day_ends_at(e.results_on - 1))
    )
    when cardinality(private.find_unanswered(r.paper_id)) > 0
      then jsonb_build_object('outcome', 'unanswered', 'questions', to_jsonb(private.find_unanswered(r.paper_id)))
    when private.count_unconfirmed(r.paper_id) > 0
      then jsonb_build_object('outcome', 'unconfirmed', 'count', private.count_unconfirmed(r.paper_id))
    when (u.medals ->> 'gold')::integer > 15 and p_golds is distinct from (u.medals ->> 'gold')::integer
      then jsonb_build_object('outcome', 'many_golds', 'golds', u.medals -> 'gold')
  end
  -- Kept answers can arrive until late_answer_time after the last deadline; the paper closes answer_grace after it.
  from (
    select private.find_closing(p_paper) - private.answer_grace() + private.late_answer_time() as kept_until
  ) as c
  left join private.paper_results as r on r.paper_id = p_paper.id
  left join private.paper_statistics as u on u.paper_id = r.paper_id
  left join public.editions as e on e.id = p_paper.edition_id
$$;
comment on function private.publish_error(private.papers, text, integer) is
  'Why the results of a paper cannot be published, as an outcome of publish_results, or null.';

create function private.publish_results(p_paper_id uuid, p_state text, p_golds integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_error jsonb;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_error := coalesce(private.paper_access_error(v_paper), private.publish_error(v_paper, p_state, p_golds));
  if v_error is not null then
    return v_error;
  end if;
  insert into private.result_tasks (paper_id, kind, asked_by, asked_at)
  values (p_paper_id, p_state, (select auth.uid()), private.exam_now());
  perform private.audit_change('publish_results',
    jsonb_build_object('paper_id', p_paper_id, 'state', p_state, 'golds', p_golds));
  return jsonb_build_object('outcome', 'waiting');
end
$$;
comment on function private.publish_results(uuid, text, integer) is
  'publish_results for an admin. Raises 42501 for anybody else.';

create function public.publish_results(p_paper_id uuid, p_state text, p_golds integer default null) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.publish_results(p_paper_id, p_state, p_golds);
comment on function public.publish_results(uuid, text, integer) is
  'For admins: publishes the provisional or the final results of a paper with the next run of the result tasks. '
  'Returns {outcome}: waiting (for that run), waits_already, published_already, not_closed, too_early {until} '
  '(provisional: kept answers may still arrive; final: keys can still be challenged, or the edition''s result date is '
  'not reached), kept_answers {count} (they wait for a decision), undecided {questions} (suspect, without a '
  'decision), not_provisional, unanswered {questions} (with a challenge), unconfirmed {count} (medals), many_golds '
  '{golds} (more than 15: p_golds must repeat the number), kept_out, not_found. Raises 42501 for anybody else. Leaves '
  'an audit row. Source: docs/exam.md sections 7 and 8.';

create function private.count_late_letters(p_attempt private.exam_attempts) returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer
  from (
    select distinct on (e.n) e.option, e.received_at
    from private.list_counting_events(p_attempt) as e
    order by e.n, e.answered_at desc, e.session_no desc, e.seq desc
  ) as l
  where l.option is not null and l.received_at > private.find_deadline(p_attempt)
$$;
comment on function private.count_late_letters(private.exam_attempts) is
  'How many counted letters of an attempt reached us after its deadline, so that only the device says that they were '
  'given in time.';

create function private.list_award_checks(p_paper_id uuid, p_limit integer, p_offset integer)
returns table (
  attempt_id uuid, student_id uuid, name text, email text, phone text, school_name text, award text, drawn_for text,
  is_needed boolean,
  held_for text, confirmed_at timestamptz, confirmed_by text, proof text, late_letters integer
)
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.audit_change('list_award_checks', jsonb_build_object('paper_id', p_paper_id));
  return query
  select c.attempt_id, s.id, s.name, private.student_mail_address(s.id), s.phone, s.school_name, c.award, c.drawn_for,
    c.award = 'gold' or (c.drawn_for = 'tenth' and c.award <> 'participation'), private.find_hold(s.id, a),
      c.confirmed_at, b.name, c.proof, private.count_late_letters(a)
  from private.award_checks as c
  join private.exam_attempts as a on a.id = c.attempt_id and a.status not in ('void', 'reset')
  join private.papers as p on p.id = a.paper_id
  join public.students as s on s.id = a.student_id
  left join public.students as b on b.id = c.confirmed_by
  where a.paper_id = p_paper_id and not private.is_kept_out((select auth.uid()), p.edition_id, p.class_id)
  order by 9 desc, c.confirmed_at is not null,
    array_position(array['gold', 'silver', 'bronze', 'participation'], c.award), s.name, c.attempt_id
  limit least(greatest(p_limit, 1), 100) offset least(greatest(p_offset, 0), 10000);
end
$$;
comment on function private.list_award_checks(uuid, integer, integer) is
  'list_award_checks for an admin. Raises 42501 for anybody else.';

create function public.list_award_checks(p_paper_id uuid, p_limit integer, p_offset integer)
returns table (
  attempt_id uuid, student_id uuid, name text, email text, phone text, school_name text, award text, drawn_for text,
  is_needed boolean,
  held_for text, confirmed_at timestamptz, confirmed_by text, proof text, late_letters integer
)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_award_checks(p_paper_id, p_limit, p_offset);
comment on function public.list_award_checks(uuid, integer, integer) is
  'For admins: the students whose award of a paper must be confirmed before the final result, and their contact: '
  'every gold medal, and a random tenth of silver and bronze. is_needed: whether the award by the current ranks still '
  'needs it; these come first, the unconfirmed ones before the others; at most 100 from p_offset on. late_letters is '
  'how many counted letters arrived after the deadline. Empty for organisers who must not open the paper. Raises '
  '42501 for anybody else. Leaves an audit row. Source: docs/exam.md section 7.';

create function private.confirm_award(p_attempt_id uuid, p_proof text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_proof text := private.clean_note(p_proof);
  v_attempt private.exam_attempts;
  v_error jsonb;
begin
  perform private.require_admin();
  select * into v_attempt from private.exam_attempts where id = p_attempt_id and exam_id is not null;
  v_error := coalesce(
    private.paper_access_error(private.lock_paper(v_attempt.paper_id)),
    case
      when v_attempt.student_id = (select auth.uid()) then jsonb_build_object('outcome', 'own_exam')
      when v_proof is null then jsonb_build_object('outcome', 'proof_missing')
      when char_length(v_proof) > 500 then jsonb_build_object('outcome', 'proof_too_long')
      when exists (select 1 from private.award_checks where attempt_id = p_attempt_id and confirmed_at is not null)
        then jsonb_build_object('outcome', 'confirmed_already')
    end
  );
  if v_error is not null then
    return v_error;
  end if;
  update private.award_checks set confirmed_at = private.exam_now(), confirmed_by = (select auth.uid()), proof = v_proof
  where attempt_id = p_attempt_id and confirmed_at is null;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'confirm_award', v_attempt.student_id,
    jsonb_build_object('attempt_id', p_attempt_id, 'proof', v_proof));
  return jsonb_build_object('outcome', 'confirmed');
end
$$;
comment on function private.confirm_award(uuid, text) is 'confirm_award for an admin. Raises 42501 for anybody else.';

create function public.confirm_award(p_attempt_id uuid, p_proof text) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.confirm_award(p_attempt_id, p_proof);
comment on function public.confirm_award(uuid, text) is
  'For admins: confirms an award that was chosen for it, with the proof of the class and of the attempt in 1 to 500 '
  'characters: what was seen in a letter or the pictures, or heard in a call. Returns {outcome}: confirmed, '
  'confirmed_already, proof_missing, proof_too_long, own_exam, kept_out, not_found (not chosen). Raises 42501 for '
  'anybody else. Leaves an audit row. Source: docs/exam.md section 7.';

grant execute on function private.list_paper_results(uuid) to authenticated;
grant execute on function public.list_paper_results(uuid) to authenticated;
grant execute on function private.read_paper_statistics(uuid) to authenticated;
grant execute on function public.read_paper_statistics(uuid) to authenticated;
grant execute on function private.list_key_challenges(uuid, integer, integer, integer) to authenticated;
grant execute on function public.list_key_challenges(uuid, integer, integer, integer) to authenticated;
grant execute on function private.decide_key(uuid, integer, text, text, integer) to authenticated;
grant execute on function public.decide_key(uuid, integer, text, text, integer) to authenticated;
grant execute on function private.keep_keys(uuid, text, integer[]) to authenticated;
grant execute on function public.keep_keys(uuid, text, integer[]) to authenticated;
grant execute on function private.publish_results(uuid, text, integer) to authenticated;
grant execute on function public.publish_results(uuid, text, integer) to authenticated;
grant execute on function private.list_award_checks(uuid, integer, integer) to authenticated;
grant execute on function public.list_award_checks(uuid, integer, integer) to authenticated;
grant execute on function private.confirm_award(uuid, text) to authenticated;
grant execute on function public.confirm_award(uuid, text) to authenticated;

-- ------------------------------------------------------------

-- The promises about results (E8 and E10), and all promises of docs/exam.md section 1 in one query. Marks and ranks are
-- calculated in a different way from private.mark_paper: by the texts of the options, without the key's letters and
-- without window functions.

create function private.recompute_results(p_paper_id uuid)
returns table (attempt_id uuid, is_sat boolean, marks bigint, section_c bigint, difficulty bigint, rank bigint)
language sql stable set search_path = ''
as $$
  with answers as materialized (
    select a.id as attempt_id, r.letters ~ '[a-d]' as is_sat, i.n, i.item ->> 'section' as section,
      case
        when v.key -> i.n::text -> 'credited' = '"all"' then true
        else coalesce(v.key -> i.n::text -> 'credited' ? (i.item -> 'options' ->> (ascii(nullif(l.letter, '-')) - 97)),
          false)
      end as is_right
    from private.paper_results as p
    join private.paper_keys as v on v.paper_id = p.paper_id and v.version = p.key_version
    join private.paper_items as q on q.paper_id = p.paper_id
    join private.exam_attempts as a on a.paper_id = p.paper_id and a.finished_at is not null
      and a.status not in ('void', 'reset')
    join private.exam_receipts as r on r.attempt_id = a.id
      and r.no = (select max(x.no) from private.exam_receipts as x where x.attempt_id = a.id)
    cross join lateral jsonb_array_elements(q.items) with ordinality as i (item, n)
    cross join lateral (select substr(r.letters, i.n::integer, 1) as letter) as l
    where p.paper_id = p_paper_id
  ), right_counts as (
    select n, count(*) filter (where is_right) as count from answers where is_sat group by n
  ), participants as (
    select coalesce((select r.participants from private.paper_results as r where r.paper_id = p_paper_id),
      count(distinct attempt_id) filter (where is_sat)) as n
    from answers
  ), scored as materialized (
    select a.attempt_id, a.is_sat, count(*) filter (where a.is_right) as marks,
    count(*) filter (where a.is_right and a.section = 'C') as section_c,
      coalesce(sum((select n from participants) - coalesce(k.count, 0)) filter (where a.is_right), 0) as difficulty
    from answers as a
    left join right_counts as k on k.n = a.n
    group by a.attempt_id, a.is_sat
  ), coded as materialized (
    -- Combines marks, section C and difficulty score into one number; the difficulty score is below a billion.
    select s.*, (s.marks * 1000 + s.section_c) * 1000000000 + s.difficulty::bigint as code from scored as s
  ), places as (
    select o.code, min(o.place) as rank
    from (select array_agg(c.code order by c.code desc) as codes from coded as c where c.is_sat) as l
    cross join lateral unnest(l.codes) with ordinality as o (code, place)
    group by o.code
  )
  select c.attempt_id, c.is_sat, c.marks, c.section_c, c.difficulty::bigint,
    case when (select kind from private.papers where id = p_paper_id) = 'exam' then p.rank end
  from coded as c
  left join places as p on c.is_sat and p.code = c.code
$$;
comment on function private.recompute_results(uuid) is
  'The marks and ranks of a closed paper under the current key version, calculated from the texts of the options. For '
  'private.result_violations.';

create function private.result_violations() returns table (promise text, detail jsonb)
language sql stable set search_path = ''
as $$
  with published as (
    select r.*, p.kind from private.paper_results as r
    join private.papers as p on p.id = r.paper_id
    where r.provisional_at is not null
      and not exists (select 1 from private.result_tasks as t where t.paper_id = r.paper_id and t.done_at is null)
  )
  select 'E8 published marks, ranks and awards are those that the answers and the key give',
    jsonb_build_object('attempt_id', coalesce(x.attempt_id, c.attempt_id))
  from published as r
  cross join lateral (
    select c.*, case when r.final_at is not null then c.rank end as shown_rank, case when r.final_at is not null
      then c.difficulty end as shown_difficulty
    from private.recompute_results(r.paper_id) as c
  ) as c
  full join (
    select x.* from private.exam_results as x join published as r on r.paper_id = x.paper_id where x.is_last
  ) as x on x.attempt_id = c.attempt_id
  where (x.is_sat, x.marks::bigint, x.section_c::bigint, x.difficulty::bigint, x.rank::bigint)
      is distinct from (c.is_sat, c.marks, c.section_c, c.shown_difficulty, c.shown_rank)
    or (x.award is not null) <> (r.final_at is not null and c.is_sat)
    or (x.award is not null and x.award <> (
      select w.award
      from (
        select m.award, m.place
        from (values ('gold', 1, 10), ('silver', 2, 50), ('bronze', 3, 100)) as m (award, place, last_rank)
        where c.rank <= m.last_rank and c.marks > 0
          and r.participants >= (
            select e.medals_from from private.papers as p join public.editions as e on e.id = p.edition_id
            where p.id = r.paper_id
          )
        union all select 'participation', 4
        union all select b.award, array_position(array['gold', 'silver', 'bronze', 'participation'], b.award)
        from private.exam_results as b where b.attempt_id = x.attempt_id and b.award is not null
      ) as w
      order by w.place
      limit 1
    ))
  union all
  select 'E8 the published results of an attempt are numbered from 1, and the last one is valid',
    jsonb_build_object('attempt_id', x.attempt_id)
  from private.exam_results as x
  join private.exam_attempts as a on a.id = x.attempt_id
  group by x.attempt_id, a.status, x.paper_id
  having min(x.no) <> 1 or max(x.no) <> count(*)
    or (exists (select 1 from published as r where r.paper_id = x.paper_id)
      and max(x.no) filter (where x.is_last) is distinct from case when a.status not in ('void', 'reset')
        then max(x.no) end)
  union all
  select 'E8 an award is never lowered', jsonb_build_object('attempt_id', x.attempt_id, 'no', x.no)
  from private.exam_results as x
  join private.exam_results as o on o.attempt_id = x.attempt_id and o.no = x.no - 1
  where array_position(array['gold', 'silver', 'bronze', 'participation'], x.award)
    > array_position(array['gold', 'silver', 'bronze', 'participation'], o.award)
    or (o.award is not null and x.award is null)
  union all
  select 'E8 a changed result names its decision, and the family is informed',
    jsonb_build_object('attempt_id', x.attempt_id, 'no', x.no)
  from private.exam_results as x
  join private.exam_results as o on o.attempt_id = x.attempt_id and o.no = x.no - 1
  join private.exam_attempts as a on a.id = x.attempt_id
  join public.students as s on s.id = a.student_id
  left join private.key_decisions as d on d.id = x.decision_id
  where x.cause <> 'final' and (
    x.cause = 'provisional' or (x.cause = 'key'
      and (d.taken_at is null or d.version <> x.key_version or d.words is null))
    or (s.deleted_at is null and x.is_sat and (x.marks, x.rank, x.award) is distinct from (o.marks, o.rank, o.award)
      and not exists (
      select 1 from private.outbox as b
      where b.student_id = a.student_id and b.kind = 'exam_marks_email' and b.about ->> 'paper_id' = x.paper_id::text
        and (b.about -> 'no')::integer = x.no
    ))
  )
  union all
  select 'E8 a paper has results only after its publication, and its status says so',
    jsonb_build_object('paper_id', p.id)
  from private.papers as p
  left join private.paper_results as r on r.paper_id = p.id
  where p.kind <> 'rehearsal' and (
    (p.status in ('provisional', 'final')) is distinct from (r.provisional_at is not null) or (p.status = 'final')
      is distinct from (r.final_at is not null)
    or (r.provisional_at is null and exists (select 1 from private.exam_results as x where x.paper_id = p.id))
  )
  union all
  select 'E8 N is the number of students who took the exam, counted when the result became final',
    jsonb_build_object('paper_id', r.paper_id)
  from private.paper_results as r
  where r.final_at is not null and r.participants <> (
    select count(*) from private.exam_results as x where x.paper_id = r.paper_id and x.is_sat and x.cause = 'final'
  )
  union all
  select 'E10 each medal has one award row with the day it is promised for',
    jsonb_build_object('attempt_id', coalesce(x.attempt_id, w.attempt_id))
  from (
    select x.attempt_id, x.award from private.exam_results as x
    join published as r on r.paper_id = x.paper_id and r.final_at is not null
    where x.is_last and x.award in ('gold', 'silver', 'bronze')
  ) as x
  full join (
    select w.* from private.awards as w join private.exam_attempts as a on a.id = w.attempt_id
      and a.status not in ('void', 'reset')
  ) as w on w.attempt_id = x.attempt_id
  where x.award is distinct from w.medal
    and not exists (
      select 1 from private.exam_attempts as a join private.result_tasks as t on t.paper_id = a.paper_id
        and t.done_at is null
      where a.id = coalesce(x.attempt_id, w.attempt_id)
    )
$$;
comment on function private.result_violations() is
  'Every violation of the promises E8 and E10 with the row it concerns; empty means that both are kept. Papers with '
  'an open result task are skipped. Violations by certificates (E9) are in private.certificate_violations. Source: '
  'docs/exam.md section 1.';

create function private.exam_violations() returns table (promise text, detail jsonb)
language plpgsql stable set search_path = ''
as $$
begin
  return query
  select * from private.attempt_violations()
  union all
  select * from private.result_violations()
  union all
  select * from private.certificate_violations()
  union all
  select * from private.award_violations()
  union all
  select * from private.void_violations();
end
$$;
comment on function private.exam_violations() is
  'Every violation of the promises E1 to E4 and E8 to E10 with the row it concerns; empty means that all are kept. '
  'Source: docs/exam.md section 1.';


-- supabase/schemas/certificates.sql

-- Certificates: one valid code for each final result; every code ever issued can be checked for ever (E9). The family
-- can view a certificate and correct its name, and anybody can check it (docs/exam.md sections 6 and 8).

create table private.certificates (
  code text primary key check (code ~ '^OLY-[A-Z0-9]{2,12}-[A-Z]{3,4}[0-9]{2}-[0-9A-HJKMNP-TV-Z]{8}$'),
  -- Exam attempts are never deleted; rehearsal attempts are, but they have no certificates.
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  name text check (char_length(name) between 1 and 100),
  award text not null check (award in ('gold', 'silver', 'bronze', 'participation')),
  rank integer check (rank > 0),
  participants integer check (participants >= rank),
  issued_at timestamptz not null,
  ended_as text check (ended_as in ('corrected', 'withdrawn')),
  replaced_by text references private.certificates (code) deferrable initially deferred,
  check ((rank is null) = (participants is null)),
  check ((ended_as is not distinct from 'corrected') = (replaced_by is not null))
);
comment on table private.certificates is
  'Every certificate ever issued. ended_as is null while it is valid; a corrected certificate refers to the next one. '
  'Name, award and rank never change.';
comment on column private.certificates.name is
  'The name at the start of the attempt, or its corrected spelling; null once the account is deleted.';
comment on column private.certificates.rank is
  'The rank among the participants; null for a reserve paper.';
comment on column private.certificates.participants is
  'The number of participants; null for a reserve paper.';
create unique index certificates_valid on private.certificates (attempt_id) where ended_as is null;
create index certificates_attempt on private.certificates (attempt_id, award, issued_at);
create index certificates_code_part on private.certificates
  using gin (private.code_key(code) extensions.gin_trgm_ops) with (fastupdate = off);
create index certificates_replaced_by on private.certificates (replaced_by);
alter table private.certificates enable row level security;

create function private.forbid_certificate_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if to_jsonb(new) - '{name,ended_as,replaced_by}'::text[] = to_jsonb(old) - '{name,ended_as,replaced_by}'::text[]
    and (new.name is null or new.name = old.name)
    and (old.ended_as is null or (new.ended_as, new.replaced_by) is not distinct from (old.ended_as, old.replaced_by))
      then
    return new;
  end if;
  raise exception 'A certificate is never changed.' using errcode = '42501';
end
$$;
comment on function private.forbid_certificate_change() is
  'Trigger: refuses changes to a certificate, except that it ends once and that its name is deleted with the account. '
  'Raises 42501.';
create trigger certificates_forbid_change before update on private.certificates
  for each row execute function private.forbid_certificate_change();

create function private.check_letter(p_letters text) returns text
language sql immutable set search_path = ''
as $$
  -- Luhn's checksum for 32 characters: from the right every other value counts twice, and its two digits are added.
  select substr(a.signs, (32 - sum((v.twice / 32 + v.twice % 32)) % 32)::integer % 32 + 1, 1)
  from (select '0123456789ABCDEFGHJKMNPQRSTVWXYZ' as signs) as a
  cross join string_to_table(reverse(p_letters), null) with ordinality as l (letter, place)
  cross join lateral (select (strpos(a.signs, l.letter) - 1) * (1 + (l.place % 2)::integer) as twice) as v
  group by a.signs
$$;
comment on function private.check_letter(text) is
  'The check letter in Crockford''s base 32 that makes the Luhn sum of the code (mod 32) 0. It detects any single '
  'wrong letter and nearly every swap of two neighbouring letters.';

create function private.draw_code(p_attempt private.exam_attempts) returns text
language sql volatile set search_path = ''
as $$
  select 'OLY-' || e.code || '-' || s.code || lpad(c.number::text, 2, '0') || '-' || r.letters
    || private.check_letter(r.letters)
  from public.editions as e, public.subjects as s, public.classes as c,
    (
      select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substring(b.bits from i * 5 + 1 for 5)::integer + 1,
        1), '' order by i) as letters
      from (
        -- 122 random bits, of which 35 are used.
        select ('x' || left(encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex'), 9))::bit(36) as bits
      ) as b
      cross join generate_series(0, 6) as i
    ) as r
  where e.id = p_attempt.edition_id and s.id = p_attempt.exam_id and c.id = p_attempt.class_id
$$;
comment on function private.draw_code(private.exam_attempts) is
  'A new code for a certificate of this attempt: OLY-{edition}-{exam}{class}-{7 random letters and a check letter}. '
  'Source: docs/exam.md section 8.';

create function private.issue_certificate(
  p_attempt private.exam_attempts, p_name text, p_award text, p_rank integer, p_participants integer
) returns text
language plpgsql set search_path = ''
as $$
declare
  v_code text;
begin
  loop
    v_code := private.draw_code(p_attempt);
    exit when not exists (select 1 from private.certificates where code = v_code);
  end loop;
  update private.certificates set ended_as = 'corrected', replaced_by = v_code where attempt_id = p_attempt.id
    and ended_as is null;
  insert into private.certificates (code, attempt_id, name, award, rank, participants, issued_at)
  values (v_code, p_attempt.id, p_name, p_award, p_rank, p_participants, private.exam_now());
  return v_code;
end
$$;
comment on function private.issue_certificate(private.exam_attempts, text, text, integer, integer) is
  'Issues a certificate for an attempt and returns its code; it replaces the certificate that was valid until now.';

create function private.issue_certificates(p_paper_id uuid) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_wanted record;
  v_issued integer := 0;
begin
  update private.certificates as c set ended_as = 'withdrawn'
  from private.exam_attempts as a
  where a.id = c.attempt_id and a.paper_id = p_paper_id and a.status in ('void', 'reset') and c.ended_as is null;
  for v_wanted in
    select a as attempt, r.award, r.rank, p.participants,
      case when s.deleted_at is null then coalesce(c.name, a.student_name, s.name, 'Name not given') end as name
    from private.paper_results as p
    join private.exam_results as r on r.paper_id = p.paper_id and r.is_last and r.award is not null
    join private.exam_attempts as a on a.id = r.attempt_id and a.status not in ('void', 'reset')
    join public.students as s on s.id = a.student_id
    left join private.certificates as c on c.attempt_id = a.id and c.ended_as is null
    where p.paper_id = p_paper_id and p.final_at is not null and c.award is distinct from r.award
    order by a.id
  loop
    perform private.issue_certificate(
      v_wanted.attempt, v_wanted.name, v_wanted.award, v_wanted.rank, case when v_wanted.rank is not null
        then v_wanted.participants end
    );
    v_issued := v_issued + 1;
  end loop;
  return v_issued;
end
$$;
comment on function private.issue_certificates(uuid) is
  'Issues a certificate for each result of a final paper that has none or whose award has changed, and withdraws the '
  'certificates of void and reset attempts. A change of rank or marks without a new award changes nothing. Returns '
  'how many were issued. Source: docs/exam.md section 8.';

create function private.find_valid_code(p_certificate private.certificates) returns text
language sql stable set search_path = ''
as $$
  select c.code
  from private.certificates as c
  where c.attempt_id = p_certificate.attempt_id and c.ended_as is null and p_certificate.ended_as is distinct
    from 'withdrawn'
$$;
comment on function private.find_valid_code(private.certificates) is
  'The valid code that has replaced a certificate, or its own code if it is still valid; null if none is valid. '
  'Looked up by the attempt instead of from code to code, so that old codes are as fast as new ones (E9).';

create function private.find_certificate_hold(p_attempt_id uuid) returns text
language sql stable set search_path = ''
as $$ select private.find_hold(a.student_id, a) from private.exam_attempts as a where a.id = p_attempt_id $$;
comment on function private.find_certificate_hold(uuid) is
  'Why the certificates of an attempt are held, which is the same as for its result (private.find_hold); null if they '
  'are not held.';

create function private.certificate_json(p_certificate private.certificates) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'subject', s.name, 'class', k.name, 'edition', e.name, 'kind', p.kind, 'award', p_certificate.award,
    -- The day of the result that the certificate shows, which a corrected name does not change.
    'issued_on', private.day_in_india((
      select min(c.issued_at) from private.certificates as c
      where c.attempt_id = p_certificate.attempt_id and c.award = p_certificate.award
    ))
  )
  from private.exam_attempts as a
  join private.papers as p on p.id = a.paper_id
  join public.subjects as s on s.id = a.exam_id
  join public.classes as k on k.id = a.class_id
  join public.editions as e on e.id = a.edition_id
  where a.id = p_certificate.attempt_id
$$;
comment on function private.certificate_json(private.certificates) is
  'The exam data of a certificate, for the family and for the public check.';

create function private.correctable_until(p_attempt_id uuid) returns date
language sql stable set search_path = ''
as $$
  select private.day_in_india(r.final_at) + 30
  from private.exam_attempts as a
  join private.paper_results as r on r.paper_id = a.paper_id
  where a.id = p_attempt_id
$$;
comment on function private.correctable_until(uuid) is
  'The last day (in IST) on which a family can correct the name on its certificate itself: 30 days after the final '
  'result. Source: docs/exam.md section 8.';

create function private.find_my_certificate(p_code text) returns private.certificates
language plpgsql stable set search_path = ''
as $$
declare
  v_certificate private.certificates;
begin
  select c.* into v_certificate
  from private.certificates as c
  join private.exam_attempts as a on a.id = c.attempt_id
  where c.code = p_code and a.student_id = private.student_id();
  if v_certificate.code is null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  return v_certificate;
end
$$;
comment on function private.find_my_certificate(text) is
  'A certificate of the caller. Raises 42501 for any other code, whether it exists or not.';

create function private.get_certificate(p_code text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_own private.certificates := private.find_my_certificate(p_code);
  v_held_for text := private.find_certificate_hold(v_own.attempt_id);
  v_valid_code text := private.find_valid_code(v_own);
  v_until date;
begin
  if v_held_for is not null then
    return jsonb_build_object('code', v_own.code, 'state', 'held', 'held_for', v_held_for);
  end if;
  v_until := private.correctable_until(v_own.attempt_id);
  return private.certificate_json(v_own) || jsonb_build_object(
    'code', v_own.code, 'name', v_own.name, 'rank', v_own.rank, 'n', v_own.participants,
    'state', case when v_own.ended_as is null then 'valid' when v_valid_code is not null then 'corrected'
      else 'withdrawn' end,
    'replaced_by', case when v_own.ended_as is not null then v_valid_code end,
    'exam_day', (
      select x.exam_on from private.exam_attempts as a
      join public.edition_exams as x on x.edition_id = a.edition_id and x.exam_id = a.exam_id
      where a.id = v_own.attempt_id
    ),
    'may_correct_until', case when v_own.ended_as is null and private.day_in_india(private.exam_now()) <= v_until
      then v_until end
  );
end
$$;
comment on function private.get_certificate(text) is
  'get_certificate for the caller alone. Raises 42501 for the code of somebody else.';

create function public.get_certificate(p_code text) returns jsonb
language sql stable set search_path = ''
return private.get_certificate(p_code);
comment on function public.get_certificate(text) is
  'A student''s certificate, in the shape of src/data/results/certificate.ts: {code, state (valid, corrected, '
  'withdrawn), replaced_by (the code that is valid now), name, subject, class, edition, kind, award, rank, n (both '
  'null for a reserve paper), exam_day, issued_on, may_correct_until (null if the family can no longer correct the '
  'name)}; or {code, state: held, held_for (refund, dispute, void, consent)} and nothing else while the result is '
  'held. Days in IST. Raises 42501 for the code of somebody else, whether it exists or not. Source: docs/exam.md '
  'section 8.';

create function private.bare_name(p_name text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(lower(normalize(p_name, nfkd)), '[\u0300-\u036f\s.''’-]+', '', 'g') $$;
comment on function private.bare_name(text) is
  'A name in a form for comparing: without accents, capitals, spaces, dots, dashes and apostrophes.';

create function private.find_script(p_name text) returns text
language sql immutable set search_path = ''
as $$
  select s.script
  from (
    values
      ('Latin', '^[a-z]+$'),
      -- Letters and vowel signs of a Unicode block, without its digits and full stops. Joiners occur inside Indian
      -- words.
      ('Devanagari', '^[\u0900-\u0963\u0970-\u097f\u200c\u200d]+$'),
      ('Bengali', '^[\u0980-\u09e3\u09f0\u09f1\u200c\u200d]+$'),
      ('Gurmukhi', '^[\u0a00-\u0a63\u0a70-\u0a75\u200c\u200d]+$'),
      ('Gujarati', '^[\u0a80-\u0ae3\u0af9-\u0aff\u200c\u200d]+$'),
      ('Odia', '^[\u0b00-\u0b63\u0b71\u200c\u200d]+$'), ('Tamil', '^[\u0b80-\u0be3\u200c\u200d]+$'),
      ('Telugu', '^[\u0c00-\u0c63\u200c\u200d]+$'), ('Kannada', '^[\u0c80-\u0ce3\u0cf1-\u0cf3\u200c\u200d]+$'),
      ('Malayalam', '^[\u0d00-\u0d63\u0d7a-\u0d7f\u200c\u200d]+$'),
      ('Arabic', '^[\u0620-\u065f\u066e-\u06d3\u06ee\u06ef\u200c\u200d]+$'),
      ('Meetei', '^[\uabc0-\uabea\uabec\uabed]+$'), ('Ol Chiki', '^[\u1c5a-\u1c7d]+$')
  ) as s (script, letters)
  where private.bare_name(p_name) ~ s.letters
$$;
comment on function private.find_script(text) is
  'The one script in which a name is written, Latin or an Indian script; null if it mixes scripts or has other '
  'characters than letters, accents, spaces, dots, dashes and apostrophes.';

create function private.is_spelling(p_old text, p_new text) returns boolean
language sql stable set search_path = ''
as $$
  select case
    when n.script is null then false
    when (o.script = 'Latin') <> (n.script = 'Latin') then true
    else extensions.similarity(private.bare_name(p_old), private.bare_name(p_new)) >= 0.3
  end
  from (select private.find_script(p_old) as script) as o, (select private.find_script(p_new) as script) as n
$$;
comment on function private.is_spelling(text, text) is
  'Whether the second name can be another spelling of the first: their trigram similarity (pg_trgm) is at least 0.3, '
  'or one is written in Latin letters and the other in an Indian script, so that they cannot be compared. False for '
  'names with mixed scripts or other characters.';

create function private.correct_certificate_name(p_code text, p_name text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_name text := private.clean_line(p_name);
  v_certificate private.certificates;
  v_attempt private.exam_attempts;
begin
  perform private.lock_student((select auth.uid()));
  v_certificate := private.find_my_certificate(p_code);
  select * into v_attempt from private.exam_attempts where id = v_certificate.attempt_id;
  -- The lock prevents certificates from being withdrawn or issued at the same time.
  perform private.lock_paper(v_attempt.paper_id);
  v_certificate := private.find_my_certificate(p_code);
  if coalesce(char_length(v_name) not between 1 and 100, true) then
    raise exception 'The name is not valid.' using errcode = 'PT400';
  end if;
  if private.find_certificate_hold(v_attempt.id) is not null then
    return jsonb_build_object('outcome', 'held');
  elsif v_certificate.ended_as is not null
    or private.day_in_india(private.exam_now()) > private.correctable_until(v_attempt.id) then
    return jsonb_build_object('outcome', 'closed');
  elsif v_name = v_certificate.name then
    return jsonb_build_object('outcome', 'same');
  -- Compared with the name at the start, so that several small corrections cannot lead to another child's name.
  elsif v_attempt.student_name is not null and not private.is_spelling(v_attempt.student_name, v_name) then
    return jsonb_build_object('outcome', 'too_different');
  elsif (
    -- Each correction adds a permanent row, so the number of corrections is limited; returning to an earlier name
    -- counts too.
    select count(*)
    from private.certificates as c
    join private.certificates as n on n.code = c.replaced_by
    where c.attempt_id = v_attempt.id and n.name <> c.name
  ) >= 3 then
    return jsonb_build_object('outcome', 'limit');
  end if;
  return jsonb_build_object(
    'outcome', 'corrected',
    'code', private.issue_certificate(
      v_attempt, v_name, v_certificate.award, v_certificate.rank, v_certificate.participants
    )
  );
end
$$;
comment on function private.correct_certificate_name(text, text) is
  'correct_certificate_name for the caller alone. Raises 42501 for the code of somebody else.';

create function public.correct_certificate_name(p_code text, p_name text) returns jsonb
language sql set search_path = ''
return private.correct_certificate_name(p_code, p_name);
comment on function public.correct_certificate_name(text, text) is
  'Corrects the spelling of the name on a family''s valid certificate, free of charge, until 30 days after the final '
  'result and at most three times, going back to an earlier name included. The old code then has the state corrected. '
  'Returns {outcome}: corrected {code}, same, closed (too late, or not the valid one), too_different (only an '
  'organiser can change it, also for names with mixed scripts or other characters), limit, held (the result is). '
  'Raises PT400 for no name or more than 100 characters, 42501 for the code of somebody else. Source: docs/exam.md '
  'section 8.';

create function private.verify_certificate(p_code text, p_name text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_address text := private.caller_network();
  v_code text := upper(btrim(p_code));
  v_own private.certificates;
  v_valid_code text;
  v_words text[];
begin
  -- Only a digest that changes every day is stored, as for other visitors' data.
  if not private.consume_rate_limit(
    'verify:' || coalesce(md5(v_address || current_date::text), 'all'), case when v_address is null then 1000
      else 20 end, 3600
  ) then
    raise exception 'Too many requests.' using errcode = 'PT429';
  end if;
  -- In Crockford's base 32 these letters are read as digits.
  v_code := left(v_code, -8) || translate(right(v_code, 8), 'ILO', '110');
  if coalesce(right(v_code, 1) <> private.check_letter(left(right(v_code, 8), 7)), true) then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into v_own from private.certificates where code = v_code;
  if v_own.code is null then
    return jsonb_build_object('outcome', 'unknown');
  elsif v_own.name is null then
    return jsonb_build_object('outcome', 'deleted');
  elsif private.find_certificate_hold(v_own.attempt_id) is not null then
    return jsonb_build_object('outcome', 'held');
  end if;
  v_valid_code := private.find_valid_code(v_own);
  v_words := array(
    select w.word from string_to_table(v_own.name, ' ') with ordinality as w (word, place)
    order by (char_length(regexp_replace(w.word, '[.]', '', 'g')) > 1) desc, w.place
  );
  return private.certificate_json(v_own) || jsonb_build_object(
    'n', v_own.participants, 'first_name', v_words[1], 'initial', left(v_words[cardinality(v_words)], 1),
    'name_matches', private.bare_name(p_name) = private.bare_name(v_own.name)
  ) || case
    when v_own.ended_as is null then jsonb_build_object('outcome', 'valid')
    when v_valid_code is not null then jsonb_build_object('outcome', 'corrected', 'code', v_valid_code)
    else jsonb_build_object('outcome', 'withdrawn')
  end || case when cardinality(v_words) = 1 then jsonb_build_object('initial', null) else '{}' end;
end
$$;
comment on function private.verify_certificate(text, text) is 'verify_certificate for anybody.';

create function public.verify_certificate(p_code text, p_name text default null) returns jsonb
language sql set search_path = ''
return private.verify_certificate(p_code, p_name);
comment on function public.verify_certificate(text, text) is
  'For anybody: checks a certificate; the reply has the shape of src/data/results/certificate.ts. Codes may be in '
  'upper or lower case, with I and L for 1 and O for 0 in the last eight letters. Returns {outcome}: valid, corrected '
  '{code}, withdrawn, each with subject, class, edition, kind, award, n (the number of participants; null for a '
  'reserve paper), first_name, initial, issued_on and name_matches (null unless p_name is given; ignores accents, '
  'capitals, spaces and dots); held (the result is held, and no details are returned), deleted (the holder''s data '
  'were deleted), unknown. Raises PT429 for more than 20 calls an hour per IPv4 address or IPv6 network (/64). '
  'Source: docs/exam.md section 6.';

grant execute on function private.get_certificate(text) to authenticated;
grant execute on function public.get_certificate(text) to authenticated;
grant execute on function private.correct_certificate_name(text, text) to authenticated;
grant execute on function public.correct_certificate_name(text, text) to authenticated;
grant execute on function private.verify_certificate(text, text) to authenticated;
grant execute on function public.verify_certificate(text, text) to authenticated;
grant execute on function private.verify_certificate(text, text) to anon;
grant execute on function public.verify_certificate(text, text) to anon;

create function private.certificate_violations() returns table (promise text, detail jsonb)
language sql stable set search_path = ''
as $$
  select 'E9 a final result has exactly one valid certificate, with its award',
    jsonb_build_object('attempt_id', coalesce(x.attempt_id, c.attempt_id))
  from (
    select r.attempt_id, r.award
    from private.exam_results as r
    join private.paper_results as p on p.paper_id = r.paper_id and p.final_at is not null
    where r.is_last and r.award is not null
  ) as x
  full join (select * from private.certificates where ended_as is null) as c on c.attempt_id = x.attempt_id
  where x.award is distinct from c.award
    and not exists (
      select 1 from private.exam_attempts as a join private.result_tasks as t on t.paper_id = a.paper_id
        and t.done_at is null
      where a.id = coalesce(x.attempt_id, c.attempt_id)
    )
  union all
  select 'E9 a corrected certificate refers to a later certificate of the same attempt',
    jsonb_build_object('code', c.code)
  from private.certificates as c
  left join private.certificates as n on n.code = c.replaced_by
  where c.ended_as = 'corrected' and (n.attempt_id is distinct from c.attempt_id or n.issued_at < c.issued_at)
  union all
  select 'E9 a certificate has a name exactly as long as the holder''s account exists',
    jsonb_build_object('code', c.code)
  from private.certificates as c
  join private.exam_attempts as a on a.id = c.attempt_id
  join public.students as s on s.id = a.student_id
  where (c.name is null) <> (s.deleted_at is not null)
$$;
comment on function private.certificate_violations() is
  'Every violation of the promise E9 with the row it concerns; empty means that it is kept. Part of '
  'private.exam_violations. Source: docs/exam.md section 1.';

-- ------------------------------------------------------------

-- Organisers correct a name on a certificate, with a reason, if it is more than another spelling or if it is too late
-- for the family to do it (docs/exam.md section 8, decision 087). Corrections by families are above.

create table private.certificate_name_requests (
  attempt_id uuid primary key references private.exam_attempts (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  reason text not null check (char_length(reason) between 1 and 500),
  asked_by uuid not null references public.students (id),
  asked_at timestamptz not null
);
comment on table private.certificate_name_requests is
  'A new name for a certificate, more than another spelling, that one organiser has entered and a second one has not '
  'confirmed yet. At most one per attempt: the newest.';
create index certificate_name_requests_asked_by on private.certificate_name_requests (asked_by);
alter table private.certificate_name_requests enable row level security;

create function private.save_name_request(
  p_attempt private.exam_attempts, p_certificate private.certificates, p_name text, p_reason text
) returns boolean
language plpgsql set search_path = ''
as $$
declare
  v_caller constant uuid := (select auth.uid());
begin
  if private.is_single_organiser()
    or private.is_spelling(coalesce(p_attempt.student_name, p_certificate.name), p_name)
    or exists (
      select 1 from private.certificate_name_requests
      where attempt_id = p_attempt.id and name = p_name and asked_by <> v_caller
    ) then
    return false;
  end if;
  insert into private.certificate_name_requests (attempt_id, name, reason, asked_by, asked_at)
  values (p_attempt.id, p_name, p_reason, v_caller, private.exam_now())
  on conflict (attempt_id) do update
  set name = excluded.name, reason = excluded.reason, asked_by = excluded.asked_by, asked_at = excluded.asked_at;
  insert into private.admin_audit (actor, action, student_id, details)
  values (v_caller::text, 'ask_certificate_name', p_attempt.student_id,
    jsonb_build_object('code', p_certificate.code, 'old_name', p_certificate.name, 'new_name', p_name,
      'reason', p_reason));
  return true;
end
$$;
comment on function private.save_name_request(private.exam_attempts, private.certificates, text, text) is
  'Saves a name that the caller enters for a certificate as a request, with an audit row, if it must wait for a '
  'second organiser: it is not another spelling of the name at the start, and no other organiser has entered the '
  'same. Returns whether it must wait.';

create function private.correct_certificate(p_code text, p_name text, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_name text := private.clean_line(p_name);
  v_reason text := private.clean_note(p_reason);
  v_certificate private.certificates;
  v_attempt private.exam_attempts;
  v_paper private.papers;
  v_error jsonb;
  v_code text;
begin
  perform private.require_admin();
  select a.* into v_attempt
  from private.certificates as c join private.exam_attempts as a on a.id = c.attempt_id where c.code = p_code;
  -- If two people correct a name at the same time, the second finds the code ended; the lock also prevents a
  -- withdrawal.
  perform private.lock_student(v_attempt.student_id);
  v_paper := private.lock_paper(v_attempt.paper_id);
  select * into v_certificate from private.certificates where code = p_code;
  v_error := coalesce(private.paper_access_error(v_paper), case
    when v_attempt.student_id = (select auth.uid()) then jsonb_build_object('outcome', 'own_exam')
    when v_certificate.name is null then jsonb_build_object('outcome', 'not_found')
    when v_certificate.ended_as is not null then jsonb_build_object('outcome', 'closed')
    when v_name is null or not private.is_name(v_name) then jsonb_build_object('outcome', 'name_missing')
    when char_length(v_name) > 100 then jsonb_build_object('outcome', 'name_too_long')
    when v_name = v_certificate.name then jsonb_build_object('outcome', 'same')
    when v_reason is null then jsonb_build_object('outcome', 'reason_missing')
    when char_length(v_reason) > 500 then jsonb_build_object('outcome', 'reason_too_long')
  end);
  if v_error is not null then
    return v_error;
  end if;
  if private.save_name_request(v_attempt, v_certificate, v_name, v_reason) then
    return jsonb_build_object('outcome', 'waiting');
  end if;
  delete from private.certificate_name_requests where attempt_id = v_attempt.id;
  v_code := private.issue_certificate(v_attempt, v_name, v_certificate.award, v_certificate.rank,
    v_certificate.participants);
  insert into private.outbox (kind, student_id, edition_id, exam_id, about)
  values ('exam_name_email', v_attempt.student_id, v_attempt.edition_id, v_attempt.exam_id,
    jsonb_build_object('certificate_code', v_code));
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    (select auth.uid())::text, 'correct_certificate', v_attempt.student_id,
    jsonb_build_object('old_code', p_code, 'new_code', v_code, 'old_name', v_certificate.name, 'new_name', v_name,
      'reason', v_reason)
  );
  return jsonb_build_object('outcome', 'corrected', 'code', v_code);
end
$$;
comment on function private.correct_certificate(text, text, text) is
  'correct_certificate for an admin. Raises 42501 for anybody else.';

create function public.correct_certificate(p_code text, p_name text, p_reason text) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.correct_certificate(p_code, p_name, p_reason);
comment on function public.correct_certificate(text, text, text) is
  'For admins: puts another name of 1 to 100 characters on a valid certificate, at any time, for a reason of 1 to 500 '
  'characters, such as what the school''s letter says. A name that is not another spelling of the name at the start '
  'waits until a second organiser enters the same. The old code then has the state corrected and refers to the new '
  'one; the family gets an email. Returns {outcome}: corrected {code}, waiting (for a second organiser), same, closed '
  '(the certificate is not valid), name_missing, name_too_long, reason_missing, reason_too_long, own_exam, kept_out, '
  'not_found (also if the holder''s data were deleted). Raises 42501 for anybody else. Leaves an audit row with both '
  'names and the reason. Source: docs/exam.md section 8.';

create function private.refuse_certificate_name(p_code text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_error jsonb;
  v_request private.certificate_name_requests;
begin
  perform private.require_admin();
  select a.* into v_attempt
  from private.certificates as c join private.exam_attempts as a on a.id = c.attempt_id where c.code = p_code;
  v_error := private.paper_access_error(private.lock_paper(v_attempt.paper_id));
  if v_error is not null then
    return v_error;
  end if;
  if v_attempt.student_id = (select auth.uid()) then
    return jsonb_build_object('outcome', 'own_exam');
  end if;
  delete from private.certificate_name_requests where attempt_id = v_attempt.id returning * into v_request;
  if v_request.attempt_id is null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'refuse_certificate_name', v_attempt.student_id,
    jsonb_build_object('code', p_code, 'new_name', v_request.name, 'reason', v_request.reason));
  return jsonb_build_object('outcome', 'refused');
end
$$;
comment on function private.refuse_certificate_name(text) is
  'refuse_certificate_name for an admin. Raises 42501 for anybody else.';

create function public.refuse_certificate_name(p_code text) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.refuse_certificate_name(p_code);
comment on function public.refuse_certificate_name(text) is
  'For admins: refuses the new name that waits for a second organiser (correct_certificate). The organiser who '
  'entered it may also do this. Returns {outcome}: refused, own_exam, kept_out, not_found (none waits). Raises 42501 '
  'for anybody else. Leaves an audit row. Source: docs/exam.md section 8.';

grant execute on function private.refuse_certificate_name(text) to authenticated;
grant execute on function public.refuse_certificate_name(text) to authenticated;
grant execute on function private.correct_certificate(text, text, text) to authenticated;
grant execute on function public.correct_certificate(text, text, text) to authenticated;


-- supabase/schemas/awards.sql

-- The delivery of awards (docs/exam.md section 8, decisions 084 and 085). The final result creates a row for each medal
-- (results.sql). This file has the delivery status, the address and the functions for families; the organisers'
-- functions follow below.
--   waiting → confirmed → packed → posted → delivered
--                                  posted → returned → confirmed | packed

create table private.awards (
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null unique references private.exam_attempts (id) on delete cascade,
  medal text not null check (medal in ('gold', 'silver', 'bronze')),
  promised_on date not null,
  made_at timestamptz not null,
  state text not null default 'waiting' check (
    state in ('waiting', 'confirmed', 'packed', 'posted', 'delivered', 'returned')),
  packed_medal text check (packed_medal in ('gold', 'silver', 'bronze')),
  courier text check (char_length(courier) between 1 and 40),
  consignment text check (consignment ~ '^[A-Z0-9-]{4,40}$'),
  sendings smallint not null default 0 check (sendings >= 0),
  posted_at timestamptz,
  delivered_at timestamptz,
  asked_at timestamptz,
  reminded smallint not null default 0 check (reminded between 0 and 3),
  late_told_at timestamptz,
  check (state not in ('packed', 'posted', 'delivered') or packed_medal is not null),
  check (state <> 'posted' or (courier is not null and posted_at is not null and sendings > 0)),
  check ((state = 'delivered') = (delivered_at is not null))
);
comment on table private.awards is
  'One row for each medal, with the day by which we promise to send it: two months after the result (E10). If a '
  'student gets a better medal later, the row and its day stay the same.';
comment on column private.awards.packed_medal is
  'The medal in the last packed parcel; differs from medal if the student has got a better one since.';
comment on column private.awards.sendings is
  'How many times it was posted. A returned parcel is sent again once, free of charge.';
comment on column private.awards.consignment is 'The courier''s tracking number; deleted together with the address.';
comment on column private.awards.asked_at is
  'When the address was requested, if later than the award itself. Reminders are counted from then.';
comment on column private.awards.late_told_at is 'When the family was informed that the promised day has passed.';
create index awards_state on private.awards (state, promised_on);
create index awards_consignment on private.awards (private.code_key(consignment));
alter table private.awards enable row level security;

create function private.give_awards(p_paper_id uuid) returns void
language sql set search_path = ''
as $$
  insert into private.awards (attempt_id, medal, promised_on, made_at)
  select r.attempt_id, r.award,
    (greatest(e.results_on, private.day_in_india(private.exam_now())) + interval '2 months')::date, private.exam_now()
  from private.exam_results as r
  join private.papers as p on p.id = r.paper_id
  join public.editions as e on e.id = p.edition_id
  where r.paper_id = p_paper_id and r.is_last and r.award in ('gold', 'silver', 'bronze')
  on conflict (attempt_id) do update set medal = excluded.medal where awards.medal <> excluded.medal
$$;
comment on function private.give_awards(uuid) is
  'Creates a row for each medal of a final paper that has none yet, promised for two months after the edition''s '
  'result date, or after today if that date is past (E10). Updates the medal in rows whose student now has a better '
  'one.';

create table private.award_addresses (
  award_id uuid primary key references private.awards (id) on delete cascade,
  recipient text not null check (char_length(recipient) between 1 and 100),
  is_school boolean not null,
  line_1 text not null check (char_length(line_1) between 1 and 120),
  line_2 text check (char_length(line_2) between 1 and 120),
  city text not null check (char_length(city) between 1 and 60),
  region text not null,
  pin text not null check (pin ~ '^[1-9][0-9]{5}$'),
  phone text not null check (phone ~ '^[0-9]{10}$'),
  given_at timestamptz not null
);
comment on table private.award_addresses is
  'The delivery address of an award, at home or at school. Deleted 60 days after the delivery, and with the account.';
comment on column private.award_addresses.region is 'A state or union territory from private.regions_of_india.';

create table private.award_events (
  award_id uuid not null references private.awards (id) on delete cascade,
  no integer not null check (no > 0),
  kind text not null check (kind in ('address', 'raised', 'packed', 'posted', 'delivered', 'returned', 'taken_back',
    'corrected', 'replaced', 'forgotten')),
  old_state text not null,
  new_state text not null,
  before jsonb,
  changed_by uuid references public.students (id),
  changed_at timestamptz not null,
  primary key (award_id, no)
);
comment on table private.award_events is
  'The events of an award, numbered from 1: the old and the new state, who changed it and when. Contains no addresses.';
comment on column private.award_events.kind is
  'The step. raised: the medal became a better one; corrected: courier or tracking number; forgotten: the address was '
  'deleted.';
comment on column private.award_events.before is
  'The award before this step, for undoing the step; null once its address is deleted.';
comment on column private.award_events.changed_by is
  'The organiser or student who made the change; null for the server.';
create index award_events_changed_by on private.award_events (changed_by);

alter table private.award_addresses enable row level security;
alter table private.award_events enable row level security;

create function private.regions_of_india() returns text[]
language sql immutable set search_path = ''
as $$
  select array[
    'Andaman and Nicobar Islands', 'Andhra Pradesh', 'Arunachal Pradesh', 'Assam', 'Bihar', 'Chandigarh',
    'Chhattisgarh',
    'Dadra and Nagar Haveli and Daman and Diu', 'Delhi', 'Goa', 'Gujarat', 'Haryana', 'Himachal Pradesh',
    'Jammu and Kashmir',
    'Jharkhand', 'Karnataka', 'Kerala', 'Ladakh', 'Lakshadweep', 'Madhya Pradesh', 'Maharashtra', 'Manipur',
    'Meghalaya', 'Mizoram',
    'Nagaland', 'Odisha', 'Puducherry', 'Punjab', 'Rajasthan', 'Sikkim', 'Tamil Nadu', 'Telangana', 'Tripura',
    'Uttar Pradesh',
    'Uttarakhand', 'West Bengal'
  ]
$$;
comment on function private.regions_of_india() is
  'The 28 states and 8 union territories of India. Must match src/content/regions.ts. Source: knowindia.india.gov.in, '
  'States and Union Territories.';

create function private.award_lines(p_medal text) returns text[]
language sql immutable set search_path = ''
as $$
  select case p_medal
    when 'gold' then array['scholarship', 'trophy', 'gift', 'medal'] when 'silver' then array['gift', 'medal']
      else array['medal']
  end
$$;
comment on function private.award_lines(text) is
  'The contents of a medal''s parcel: with gold also the scholarship letter, a trophy and a gift, with silver also a '
  'gift. Source: docs/specification.md section 9.';

create function private.is_award_late(p_award private.awards) returns boolean
language sql volatile set search_path = ''
as $$ select p_award.state in ('confirmed', 'packed')
  and private.day_in_india(private.exam_now()) > p_award.promised_on $$;
comment on function private.is_award_late(private.awards) is
  'Whether an award should have been posted by now: its address is known, and the promised day (in IST) has passed.';

create function private.award_error(p_award_id uuid) returns text
language sql stable set search_path = ''
as $$
  select case
    when s.deleted_at is not null then 'deleted'
    when a.status in ('void', 'reset') then 'withdrawn'
    when private.find_hold(s.id, a) is not null then 'held'
  end
  from private.awards as w
  join private.exam_attempts as a on a.id = w.attempt_id
  join public.students as s on s.id = a.student_id
  where w.id = p_award_id
$$;
comment on function private.award_error(uuid) is
  'Why an award cannot be sent now: deleted (the account is), withdrawn (the attempt is void or reset) or held (the '
  'result is); null if it can be sent.';

create function private.write_award(p_award private.awards, p_kind text, p_by uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  v_old private.awards;
begin
  select * into v_old from private.awards where id = p_award.id for update;
  update private.awards
  set state = p_award.state, packed_medal = p_award.packed_medal, courier = p_award.courier,
  consignment = p_award.consignment,
    sendings = p_award.sendings, posted_at = p_award.posted_at, delivered_at = p_award.delivered_at,
    asked_at = p_award.asked_at,
    reminded = p_award.reminded, late_told_at = p_award.late_told_at, promised_on = p_award.promised_on
  where id = p_award.id;
  insert into private.award_events (award_id, no, kind, old_state, new_state, before, changed_by, changed_at)
  select p_award.id, count(*) + 1, p_kind, v_old.state, p_award.state, to_jsonb(v_old), p_by, private.exam_now()
  from private.award_events as e where e.award_id = p_award.id;
end
$$;
comment on function private.write_award(private.awards, text, uuid) is
  'Saves an award''s new state and its event. Every change goes through here, except a changed medal, which '
  'private.follow_medal saves.';

create function private.follow_medal() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- A posted or returned parcel is not changed here: the better medal is sent after this parcel has arrived, or is put
  -- into it when it is packed again.
  if old.state = 'packed' then
    new.state := 'confirmed';
  elsif old.state = 'delivered' then
    new := private.prepare_resending(new);
  end if;
  insert into private.award_events (award_id, no, kind, old_state, new_state, before, changed_by, changed_at)
  select new.id, count(*) + 1, 'raised', old.state, new.state, to_jsonb(old), null, private.exam_now()
  from private.award_events as e where e.award_id = new.id;
  return new;
end
$$;
comment on function private.follow_medal() is
  'Trigger for awards whose medal has become a better one (private.give_awards): a packed award has to be packed '
  'again; after a delivered award the better medal is sent too.';
create trigger awards_follow_medal before update of medal on private.awards
  for each row when (old.medal <> new.medal) execute function private.follow_medal();

create function private.prepare_resending(p_award private.awards) returns private.awards
language plpgsql set search_path = ''
as $$
begin
  p_award.state := case when exists (select 1 from private.award_addresses where award_id = p_award.id)
    then 'confirmed' else 'waiting' end;
  p_award.delivered_at := null;
  p_award.sendings := 0;
  p_award.asked_at := private.exam_now();
  p_award.reminded := 0;
  p_award.late_told_at := null;
  p_award.promised_on := (private.day_in_india(private.exam_now()) + interval '2 months')::date;
  return p_award;
end
$$;
comment on function private.prepare_resending(private.awards) is
  'Prepares an award to be sent again because its medal has become a better one or its parcel was broken or lost: '
  'promised for two months from today, to the same address if that is still stored. Returns the changed award without '
  'saving it.';

create function private.deliver_award(p_award private.awards, p_by uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  p_award.state := 'delivered';
  p_award.delivered_at := private.exam_now();
  if p_award.packed_medal <> p_award.medal then
    p_award := private.prepare_resending(p_award);
  end if;
  perform private.write_award(p_award, 'delivered', p_by);
end
$$;
comment on function private.deliver_award(private.awards, uuid) is
  'Records that a posted award has arrived. If its medal became a better one in the meantime, that medal is sent next.';

create function private.needs_new_address(p_award private.awards) returns boolean
language sql immutable set search_path = ''
as $$ select p_award.state = 'returned' and p_award.sendings > 1 $$;
comment on function private.needs_new_address(private.awards) is
  'Whether an award came back a second time, so that it is not sent to that address again. Source: docs/exam.md '
  'section 8.';

create function private.address_json(p_award_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'recipient', d.recipient, 'is_school', d.is_school, 'line_1', d.line_1, 'line_2', d.line_2, 'city', d.city,
    'region', d.region,
    'pin', d.pin, 'phone', d.phone
  )
  from private.award_addresses as d where d.award_id = p_award_id
$$;
comment on function private.address_json(uuid) is
  'The address of an award as the family entered it; null if there is none.';

create function private.list_my_awards()
returns table (
  award_id uuid, paper_id uuid, subject text, class_name text, edition text, medal text, lines text[], state text,
  promised_on date,
  is_late boolean, address jsonb, courier text, consignment text, posted_on date, delivered_on date,
    needs_new_address boolean
)
language sql volatile security definer set search_path = ''
as $$
  select w.id, a.paper_id, s.name, c.name, e.name, w.medal, private.award_lines(w.medal), w.state, w.promised_on,
  private.is_award_late(w),
    private.address_json(w.id), w.courier, w.consignment, private.day_in_india(w.posted_at),
    private.day_in_india(w.delivered_at),
    private.needs_new_address(w)
  from private.exam_attempts as a
  join private.awards as w on w.attempt_id = a.id
  join public.subjects as s on s.id = a.exam_id
  join public.classes as c on c.id = a.class_id
  join public.editions as e on e.id = a.edition_id
  where a.student_id = (select private.student_id()) and private.award_error(w.id) is null
  order by w.made_at desc, s.name, w.id
  limit 200
$$;
comment on function private.list_my_awards() is 'list_my_awards for the caller alone.';

create function public.list_my_awards()
returns table (
  award_id uuid, paper_id uuid, subject text, class_name text, edition text, medal text, lines text[], state text,
  promised_on date,
  is_late boolean, address jsonb, courier text, consignment text, posted_on date, delivered_on date,
    needs_new_address boolean
)
language sql stable set search_path = ''
return private.list_my_awards();
comment on function public.list_my_awards() is
  'A student''s medals that come by post, the newest first: what is in the parcel (medal, gift, trophy, scholarship), '
  'its state, the day (in IST) by which we promise to send it, is_late if that day has passed although the address is '
  'known, the address {recipient, is_school, line_1, line_2, city, region, pin, phone}, courier and tracking number '
  'once it is posted. needs_new_address: whether it came back a second time. Leaves out awards whose result is held '
  'or void.';

create function private.find_my_award(p_award_id uuid) returns private.awards
language plpgsql set search_path = ''
as $$
declare
  v_award private.awards;
begin
  select w.* into v_award
  from private.awards as w
  join private.exam_attempts as a on a.id = w.attempt_id
  where w.id = p_award_id and a.student_id = private.student_id() and private.award_error(w.id) is null
  for update of w;
  if v_award.id is null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  return v_award;
end
$$;
comment on function private.find_my_award(uuid) is
  'Locks and returns an award of the caller that can be sent. Raises 42501 for any other, whether it exists or not.';

create function private.address_errors(p_address private.award_addresses) returns text[]
language sql immutable set search_path = ''
as $$
  select array_remove(array[
    case when p_address.recipient is null then 'recipient_missing' when char_length(p_address.recipient) > 100
      then 'recipient_too_long' end,
    case when p_address.line_1 is null then 'line_1_missing' when char_length(p_address.line_1) > 120
      then 'line_1_too_long' end,
    case when char_length(p_address.line_2) > 120 then 'line_2_too_long' end,
    case when p_address.city is null then 'city_missing' when char_length(p_address.city) > 60 then 'city_too_long' end,
    case when (p_address.region = any (private.regions_of_india())) is not true then 'region_unknown' end,
    case when (p_address.pin ~ '^[1-9][0-9]{5}$') is not true then 'pin_invalid' end,
    case when (p_address.phone ~ '^[0-9]{10}$') is not true then 'phone_invalid' end
  ], null)
$$;
comment on function private.address_errors(private.award_addresses) is
  'The errors of an address, one name for each field: PIN codes have six digits and begin with 1 to 9, phone '
  'numbers ten (docs/specification.md section 5). Source of the PIN code: indiapost.gov.in.';

create function private.give_award_address(
  p_award_id uuid, p_recipient text, p_is_school boolean, p_line_1 text, p_city text, p_region text, p_pin text,
  p_phone text, p_line_2 text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_award private.awards := private.find_my_award(p_award_id);
  v_address private.award_addresses := row(
    p_award_id, private.clean_line(p_recipient), coalesce(p_is_school, false), private.clean_line(p_line_1),
    private.clean_line(p_line_2),
    private.clean_line(p_city), p_region, p_pin, p_phone, private.exam_now()
  );
  v_errors text[] := private.address_errors(v_address);
begin
  if v_award.state not in ('waiting', 'confirmed', 'returned') then
    return jsonb_build_object('outcome', 'frozen');
  elsif cardinality(v_errors) > 0 then
    return jsonb_build_object('outcome', 'invalid', 'errors', to_jsonb(v_errors));
  elsif private.needs_new_address(v_award) and exists (
    select 1 from private.award_addresses as d
    where d.award_id = p_award_id and (lower(d.line_1), lower(d.line_2), d.pin)
      is not distinct from (lower(v_address.line_1), lower(v_address.line_2), v_address.pin)
  ) then
    return jsonb_build_object('outcome', 'same_address');
  elsif not private.consume_rate_limit('award-address:student:' || (select auth.uid()), 20, 86400) then
    return jsonb_build_object('outcome', 'rate_limited');
  end if;
  delete from private.award_addresses where award_id = p_award_id;
  insert into private.award_addresses select v_address.*;
  if v_award.state <> 'confirmed' then
    v_award.promised_on := greatest(v_award.promised_on, private.day_in_india(private.exam_now()) + 21);
    v_award.late_told_at := null;
    v_award.sendings := case when private.needs_new_address(v_award) then 0 else v_award.sendings end;
  end if;
  v_award.state := 'confirmed';
  perform private.write_award(v_award, 'address', (select auth.uid()));
  return jsonb_build_object('outcome', 'confirmed', 'promised_on', v_award.promised_on);
end
$$;
comment on function private.give_award_address(uuid, text, boolean, text, text, text, text, text, text) is
  'give_award_address for the caller alone. Raises 42501 for an award of somebody else.';

create function public.give_award_address(
  p_award_id uuid, p_recipient text, p_is_school boolean, p_line_1 text, p_city text, p_region text, p_pin text,
  p_phone text,
  p_line_2 text default null
) returns jsonb
language sql set search_path = ''
return private.give_award_address(p_award_id, p_recipient, p_is_school, p_line_1, p_city, p_region, p_pin, p_phone,
  p_line_2);
comment on function public.give_award_address(uuid, text, boolean, text, text, text, text, text, text) is
  'Saves the address to which a family wants its award sent, at home or at school (p_is_school). It can be changed '
  'until the parcel is packed, up to 20 times a day. A late address moves the promised day to three weeks after it '
  'was given. Returns {outcome}: confirmed {promised_on}, frozen (packed, posted or delivered), same_address (the '
  'award came back from there twice), rate_limited, invalid {errors: recipient_missing, recipient_too_long, '
  'line_1_missing, line_1_too_long, line_2_too_long, city_missing, city_too_long, region_unknown, pin_invalid, '
  'phone_invalid}. Raises 42501 for an award of somebody else. Source: docs/exam.md section 8.';

create function private.confirm_award_arrival(p_award_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_award private.awards := private.find_my_award(p_award_id);
begin
  if v_award.state <> 'posted' then
    return jsonb_build_object('outcome', 'not_posted');
  end if;
  perform private.deliver_award(v_award, (select auth.uid()));
  return jsonb_build_object('outcome', 'delivered');
end
$$;
comment on function private.confirm_award_arrival(uuid) is
  'confirm_award_arrival for the caller alone. Raises 42501 for an award of somebody else.';

create function public.confirm_award_arrival(p_award_id uuid) returns jsonb
language sql set search_path = ''
return private.confirm_award_arrival(p_award_id);
comment on function public.confirm_award_arrival(uuid) is
  'Records that a family has received its parcel. Returns {outcome}: delivered, not_posted (it was not posted). '
  'Raises 42501 for an award of somebody else.';

grant execute on function private.list_my_awards() to authenticated;
grant execute on function public.list_my_awards() to authenticated;
grant execute on function private.give_award_address(uuid, text, boolean, text, text, text, text, text, text)
  to authenticated;
grant execute on function public.give_award_address(uuid, text, boolean, text, text, text, text, text, text)
  to authenticated;
grant execute on function private.confirm_award_arrival(uuid) to authenticated;
grant execute on function public.confirm_award_arrival(uuid) to authenticated;

-- ------------------------------------------------------------

-- The organisers' functions for awards: the list, labels, and each step of a parcel (docs/exam.md section 8, decisions
-- 084 and 085). No address is in the list; each read of the list or of an address leaves an audit row.

create function private.find_awards(
  p_edition_id uuid, p_state text, p_exam_id uuid, p_class_id uuid, p_search text, p_limit integer, p_offset integer
) returns setof uuid
language plpgsql volatile rows 50 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern constant text := private.like_pattern(private.clean_line(p_search));
  v_today constant date := private.day_in_india(private.exam_now());
begin
  return query
  select w.id
  from private.awards as w
  join private.exam_attempts as a on a.id = w.attempt_id
  join public.students as s on s.id = a.student_id
  where a.edition_id = p_edition_id
    and (p_exam_id is null or a.exam_id = p_exam_id)
    and (p_class_id is null or a.class_id = p_class_id)
    and (v_pattern is null or s.name_key like v_pattern)
    and case p_state
      when 'all' then true
      when 'late' then w.state in ('confirmed', 'packed') and w.promised_on < v_today
      when 'labels' then w.state in ('confirmed', 'packed') and private.award_error(w.id) is null
      else w.state = p_state
    end
    -- The address is no longer needed, except for a posted parcel.
    and (w.state in ('packed', 'posted') or (s.deleted_at is null and a.status not in ('void', 'reset')))
  order by w.state in ('confirmed', 'packed') and w.promised_on < v_today desc, w.promised_on, s.name, w.id
  limit p_limit offset p_offset;
end
$$;
comment on function private.find_awards(uuid, text, uuid, uuid, text, integer, integer) is
  'The ids of the awards of an edition, the late ones first, then by promised day and name. p_state is a state, all, '
  'late, or labels (confirmed and packed awards that can be sent); filtered by exam, class and part of the '
  'name if these are given.';

create function private.find_step_back(p_award_id uuid) returns private.award_events
language sql stable set search_path = ''
as $$
  select e.*
  from private.award_events as e
  where e.award_id = p_award_id and e.no
    = (select max(x.no) from private.award_events as x where x.award_id = p_award_id and x.kind <> 'corrected')
    and e.kind in ('packed', 'posted', 'delivered', 'returned') and e.before is not null
$$;
comment on function private.find_step_back(uuid) is
  'The last step of an award if it can be undone: packed, posted, delivered or returned; null if anything but a '
  'correction of courier or number came after it.';

create function private.list_awards(
  p_edition_id uuid, p_state text, p_limit integer, p_offset integer, p_exam_id uuid, p_class_id uuid, p_search text
)
returns table (
  award_id uuid, name text, email text, exam_name text, class_name text, medal text, lines text[], state text,
  promised_on date,
  is_late boolean, obstacle text, place text, is_school boolean, courier text, consignment text, posted_at timestamptz,
  delivered_at timestamptz, sendings smallint, step_back text
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_awards', jsonb_build_object(
    'edition_id', p_edition_id, 'exam_id', p_exam_id, 'class_id', p_class_id, 'state', p_state, 'offset', p_offset,
    'is_search', nullif(btrim(p_search), '') is not null
  ));
  select w.id, coalesce(a.student_name, s.name), private.student_mail_address(s.id), x.name, c.name, w.medal,
    private.award_lines(w.medal),
  w.state, w.promised_on,
    private.is_award_late(w),
    coalesce(
      private.award_error(w.id), case when s.id = (select auth.uid()) then 'own_award'
        when private.needs_new_address(w) then 'new_address_needed' end
    ),
    d.city || ', ' || d.region, d.is_school, w.courier, w.consignment, w.posted_at, w.delivered_at, w.sendings,
      (private.find_step_back(w.id)).kind
  from private.find_awards(
    p_edition_id, p_state, p_exam_id, p_class_id, p_search, least(greatest(p_limit, 0), 50),
      least(greatest(p_offset, 0), 10000)
  ) with ordinality as f (id, place)
  join private.awards as w on w.id = f.id
  join private.exam_attempts as a on a.id = w.attempt_id
  join public.students as s on s.id = a.student_id
  join public.subjects as x on x.id = a.exam_id
  join public.classes as c on c.id = a.class_id
  left join private.award_addresses as d on d.award_id = w.id
  order by f.place;
$$;
comment on function private.list_awards(uuid, text, integer, integer, uuid, uuid, text) is
  'list_awards for an admin. Raises 42501 for anybody else.';

create function public.list_awards(
  p_edition_id uuid, p_state text, p_limit integer, p_offset integer, p_exam_id uuid default null,
    p_class_id uuid default null, p_search text default null
)
returns table (
  award_id uuid, name text, email text, exam_name text, class_name text, medal text, lines text[], state text,
  promised_on date,
  is_late boolean, obstacle text, place text, is_school boolean, courier text, consignment text, posted_at timestamptz,
  delivered_at timestamptz, sendings smallint, step_back text
)
language sql set search_path = '' set statement_timeout = '5s'
return private.list_awards(p_edition_id, p_state, p_limit, p_offset, p_exam_id, p_class_id, p_search);
comment on function public.list_awards(uuid, text, integer, integer, uuid, uuid, text) is
  'For admins: the medals of an edition, the late ones first, then by promised day and name, at most 50 from '
  'p_offset. p_state is waiting, confirmed, packed, posted, delivered, returned, late or all; p_search is part of the '
  'name, without wildcards. place is the city and state of the address, obstacle the reason why it cannot be sent: '
  'held, withdrawn, deleted, own_award (the caller''s), new_address_needed; step_back the last step if it can be '
  'undone. Days in IST, times in UTC. Raises 42501 for anybody else. Leaves an audit row. Source: docs/exam.md '
  'section 8.';

create function private.count_awards(p_edition_id uuid, p_state text, p_exam_id uuid, p_class_id uuid, p_search text)
  returns integer
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select count(*)::integer from private.find_awards(p_edition_id, p_state, p_exam_id, p_class_id, p_search, 10001, 0);
$$;
comment on function private.count_awards(uuid, text, uuid, uuid, text) is
  'count_awards for an admin. Raises 42501 for anybody else.';

create function public.count_awards(
  p_edition_id uuid, p_state text, p_exam_id uuid default null, p_class_id uuid default null, p_search text default null
) returns integer
language sql set search_path = '' set statement_timeout = '5s'
return private.count_awards(p_edition_id, p_state, p_exam_id, p_class_id, p_search);
comment on function public.count_awards(uuid, text, uuid, uuid, text) is
  'For admins: how many awards list_awards finds; 10,001 means more than 10,000. Raises 42501 for anybody else.';

create function private.list_award_labels(
  p_edition_id uuid, p_state text, p_limit integer, p_offset integer, p_exam_id uuid, p_class_id uuid, p_search text
)
returns table (
  award_id uuid, recipient text, is_school boolean, line_1 text, line_2 text, city text, region text, pin text,
  phone text,
  student_name text, exam_name text, class_name text, medal text, lines text[], state text
)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_count integer;
begin
  perform private.require_admin();
  return query
  select w.id, d.recipient, d.is_school, d.line_1, d.line_2, d.city, d.region, d.pin, d.phone,
  coalesce(a.student_name, s.name), x.name, c.name,
    w.medal, private.award_lines(w.medal), w.state
  from private.find_awards(p_edition_id, 'labels', p_exam_id, p_class_id, p_search, 10000, 0) with ordinality as f (
    id, place)
  join private.awards as w on w.id = f.id and (p_state = 'labels' or w.state = p_state)
  join private.exam_attempts as a on a.id = w.attempt_id
  join public.students as s on s.id = a.student_id
  join public.subjects as x on x.id = a.exam_id
  join public.classes as c on c.id = a.class_id
  join private.award_addresses as d on d.award_id = w.id
  order by f.place
  limit least(greatest(p_limit, 0), 1000) offset least(greatest(p_offset, 0), 10000);
  get diagnostics v_count = row_count;
  perform private.audit_change('export_award_labels', jsonb_build_object(
    'edition_id', p_edition_id, 'exam_id', p_exam_id, 'class_id', p_class_id, 'state', p_state, 'offset', p_offset,
    'addresses', v_count,
    'is_search', nullif(btrim(p_search), '') is not null
  ));
end
$$;
comment on function private.list_award_labels(uuid, text, integer, integer, uuid, uuid, text) is
  'list_award_labels for an admin. Raises 42501 for anybody else.';

create function public.list_award_labels(
  p_edition_id uuid, p_state text, p_limit integer, p_offset integer, p_exam_id uuid default null,
    p_class_id uuid default null, p_search text default null
)
returns table (
  award_id uuid, recipient text, is_school boolean, line_1 text, line_2 text, city text, region text, pin text,
  phone text,
  student_name text, exam_name text, class_name text, medal text, lines text[], state text
)
language sql set search_path = '' set statement_timeout = '5s'
return private.list_award_labels(p_edition_id, p_state, p_limit, p_offset, p_exam_id, p_class_id, p_search);
comment on function public.list_award_labels(uuid, text, integer, integer, uuid, uuid, text) is
  'For admins: the addresses of an edition''s awards that can be sent now, in the order of list_awards; p_state is '
  'confirmed, packed, or labels for both; at most 1,000 from p_offset. Raises 42501 for anybody else. Each call '
  'leaves an audit row with how many addresses were read.';

create function private.step_error(p_award private.awards, p_step text) returns text
language sql stable set search_path = ''
as $$
  select case
    when p_award.id is null then 'not_found'
    when exists (
      select 1 from private.exam_attempts as a where a.id = p_award.attempt_id and a.student_id = (select auth.uid())
    ) then 'own_award'
    when p_step = 'packed' and p_award.state not in ('confirmed', 'returned') then 'wrong_state'
    when p_step = 'posted' and p_award.state <> 'packed' then 'wrong_state'
    when p_step in ('delivered', 'returned') and p_award.state <> 'posted' then 'wrong_state'
    when p_step = 'packed' and private.needs_new_address(p_award) then 'new_address_needed'
    when p_step in ('packed', 'posted') then private.award_error(p_award.id)
  end
$$;
comment on function private.step_error(private.awards, text) is
  'Why this step is not possible for an award, or null: not_found, own_award, wrong_state, new_address_needed, held, '
  'withdrawn, deleted.';

create function private.mail_award(p_kind text, p_award_id uuid) returns boolean
language sql set search_path = ''
as $$
  insert into private.outbox (kind, student_id, edition_id, exam_id, about)
  select p_kind, a.student_id, a.edition_id, a.exam_id, jsonb_build_object('award_id', w.id, 'sending', w.sendings)
  from private.awards as w
  join private.exam_attempts as a on a.id = w.attempt_id
  join public.students as s on s.id = a.student_id and s.deleted_at is null
  where w.id = p_award_id
  returning true
$$;
comment on function private.mail_award(text, uuid) is
  'Queues a mail about an award to its family and returns true; null if the account is deleted.';

create function private.take_step(p_award private.awards, p_step text) returns void
language plpgsql set search_path = ''
as $$
declare
  v_caller_id uuid := (select auth.uid());
begin
  insert into private.admin_audit (actor, action, student_id, details)
  select v_caller_id::text, 'move_award', a.student_id, jsonb_build_object('award_id', p_award.id, 'step', p_step)
  from private.exam_attempts as a where a.id = p_award.attempt_id;
  if p_step = 'delivered' then
    perform private.deliver_award(p_award, v_caller_id);
    return;
  end if;
  p_award.state := p_step;
  if p_step = 'packed' then
    p_award.packed_medal := p_award.medal;
  elsif p_step = 'posted' then
    p_award.posted_at := private.exam_now();
    p_award.sendings := p_award.sendings + 1;
  else
    p_award.asked_at := private.exam_now();
    p_award.reminded := 0;
  end if;
  perform private.write_award(p_award, p_step, v_caller_id);
  if p_step <> 'packed' then
    perform private.mail_award('exam_' || p_step || '_email', p_award.id);
  end if;
end
$$;
comment on function private.take_step(private.awards, text) is
  'Carries out an organiser''s step for an award after step_error has returned null: packed, posted (p_award has the '
  'courier and tracking number), delivered or returned. Leaves an audit row; posted and returned parcels are reported '
  'to the family by mail.';

create function private.move_awards(p_award_ids uuid[], p_step text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_id uuid;
  v_award private.awards;
  v_step_error text;
  v_moved integer := 0;
  v_refused jsonb := '[]';
begin
  perform private.require_admin();
  if coalesce(p_step not in ('packed', 'delivered', 'returned') or cardinality(p_award_ids) not between 1 and 50, true)
    then
    raise exception 'Not a valid step for 1 to 50 awards.' using errcode = 'PT400';
  end if;
  for v_id in select distinct i from unnest(p_award_ids) as i order by i loop
    select * into v_award from private.awards where id = v_id for update;
    v_step_error := private.step_error(v_award, p_step);
    if v_step_error is null then
      perform private.take_step(v_award, p_step);
      v_moved := v_moved + 1;
    else
      v_refused := v_refused || jsonb_build_object('award_id', v_id, 'why', v_step_error);
    end if;
  end loop;
  return jsonb_build_object('outcome', 'moved', 'moved', v_moved, 'refused', v_refused);
end
$$;
comment on function private.move_awards(uuid[], text) is 'move_awards for an admin. Raises 42501 for anybody else.';

create function public.move_awards(p_award_ids uuid[], p_step text) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.move_awards(p_award_ids, p_step);
comment on function public.move_awards(uuid[], text) is
  'For admins: marks 1 to 50 awards as packed, delivered or returned, and skips those for which the step is not '
  'possible. Returns {outcome: moved, moved, refused: [{award_id, why: not_found, own_award, wrong_state, '
  'new_address_needed (it came back twice), held, withdrawn, deleted}]}. Raises PT400 for another step or another '
  'number of awards, 42501 for anybody else. Each leaves an audit row; families are informed about returned parcels. '
  'Source: docs/exam.md section 8.';

create function private.posting_error(p_courier text, p_consignment text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_courier is null then 'courier_missing'
    when char_length(p_courier) > 40 then 'courier_too_long'
    when (p_consignment ~ '^[A-Z0-9-]{4,40}$' and p_consignment ~ '[0-9].*[0-9]') is not true then 'number_invalid'
  end
$$;
comment on function private.posting_error(text, text) is
  'The error of a courier and a number, or null: courier_missing, courier_too_long, number_invalid (4 to 40 '
  'letters, digits and dashes, of which two are digits).';

create function private.post_awards(p_postings jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_posting record;
  v_award private.awards;
  v_error text;
  v_errors jsonb := '[]';
  v_seen uuid[] := '{}';
begin
  perform private.require_admin();
  if coalesce(jsonb_typeof(p_postings) <> 'array' or jsonb_array_length(p_postings) not between 1 and 500, true) then
    raise exception 'Send 1 to 500 parcels.' using errcode = 'PT400';
  end if;
  -- Checks all parcels first: if any has an error, none is posted and all errors are returned.
  for v_posting in
    select p.line, case when p.posting ->> 'award_id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      then (p.posting ->> 'award_id')::uuid end as id,
      private.clean_line(p.posting ->> 'courier') as courier,
        upper(private.clean_line(p.posting ->> 'consignment')) as consignment
    from jsonb_array_elements(p_postings) with ordinality as p (posting, line)
    order by 2 nulls first, 1
  loop
    select * into v_award from private.awards where id = v_posting.id for update;
    v_error := case
      when v_posting.id = any (v_seen) then 'twice'
      else coalesce(
        private.posting_error(v_posting.courier, v_posting.consignment), private.step_error(v_award, 'posted')
      )
    end;
    v_seen := v_seen || v_posting.id;
    if v_error is not null then
      v_errors := v_errors || jsonb_build_object('line', v_posting.line, 'why', v_error);
    else
      v_award.courier := v_posting.courier;
      v_award.consignment := v_posting.consignment;
      perform private.take_step(v_award, 'posted');
    end if;
  end loop;
  if v_errors <> '[]' then
    raise exception using errcode = 'OLYMP', message = v_errors::text;
  end if;
  return jsonb_build_object('outcome', 'posted', 'posted', jsonb_array_length(p_postings));
exception
  when sqlstate 'OLYMP' then
    return jsonb_build_object('outcome', 'invalid', 'errors', sqlerrm::jsonb);
end
$$;
comment on function private.post_awards(jsonb) is 'post_awards for an admin. Raises 42501 for anybody else.';

create function public.post_awards(p_postings jsonb) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.post_awards(p_postings);
comment on function public.post_awards(jsonb) is
  'For admins: marks 1 to 500 packed awards [{award_id, courier, consignment}] as posted, all or none. Consignment '
  'numbers have 4 to 40 letters, digits and dashes with at least two digits, and are stored in capitals; several '
  'parcels of a family may share one. Returns {outcome}: posted {posted}, invalid {errors: [{line (from 1), why: '
  'not_found, twice, wrong_state, own_award, held, withdrawn, deleted, courier_missing, courier_too_long, '
  'number_invalid}]}. Raises PT400 for anything but such a list, 42501 for anybody else. Each leaves an audit row and '
  'the family is informed. Source: docs/exam.md section 8.';

create function private.take_award_back(p_award_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_award private.awards;
  v_step private.award_events;
begin
  perform private.require_admin();
  select * into v_award from private.awards where id = p_award_id for update;
  v_step := private.find_step_back(p_award_id);
  if v_award.id is null or v_step.award_id is null then
    return jsonb_build_object('outcome', 'nothing');
  elsif private.step_error(v_award, 'taken_back') is not null then
    return jsonb_build_object('outcome', 'own_award');
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  select (select auth.uid())::text, 'move_award', a.student_id,
    jsonb_build_object('award_id', p_award_id, 'step', 'taken_back', 'of', v_step.kind)
  from private.exam_attempts as a where a.id = v_award.attempt_id;
  update private.outbox as b set status = 'dead', last_error = 'taken back'
  from private.exam_attempts as a
  where a.id = v_award.attempt_id and b.student_id = a.student_id and b.status = 'pending'
    and b.kind = 'exam_' || v_step.kind || '_email' and b.about ->> 'award_id' = p_award_id::text;
  perform private.write_award(jsonb_populate_record(v_award, v_step.before), 'taken_back', (select auth.uid()));
  return jsonb_build_object('outcome', 'taken_back', 'state', v_step.old_state);
end
$$;
comment on function private.take_award_back(uuid) is 'take_award_back for an admin. Raises 42501 for anybody else.';

create function public.take_award_back(p_award_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.take_award_back(p_award_id);
comment on function public.take_award_back(uuid) is
  'For admins: undoes the last step of an award (packed, posted, delivered, returned), but only one; a mail about it '
  'that was not sent yet is cancelled. Returns {outcome}: taken_back {state, the restored one}, nothing (something '
  'else came after the step, its address is deleted, or there is no such award), own_award. Raises 42501 for anybody '
  'else. Leaves an audit row.';

create function private.correct_posting(
  p_award_id uuid, p_courier text, p_consignment text, p_seen_courier text, p_seen_consignment text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_courier text := private.clean_line(p_courier);
  v_consignment text := upper(private.clean_line(p_consignment));
  v_award private.awards;
  v_outcome text;
begin
  perform private.require_admin();
  select * into v_award from private.awards where id = p_award_id for update;
  v_outcome := case
    when v_award.id is null then 'not_found'
    when private.step_error(v_award, 'corrected') is not null then 'own_award'
    when v_award.state <> 'posted' then 'wrong_state'
    when (v_award.courier, v_award.consignment) is distinct from (p_seen_courier, p_seen_consignment)
      then 'changed_meanwhile'
    when private.posting_error(v_courier, v_consignment) is not null
      then private.posting_error(v_courier, v_consignment)
    when (v_award.courier, v_award.consignment) = (v_courier, v_consignment) then 'unchanged'
  end;
  if v_outcome is not null then
    return jsonb_build_object('outcome', v_outcome);
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  select (select auth.uid())::text, 'correct_posting', a.student_id, jsonb_build_object(
    'award_id', p_award_id, 'before', jsonb_build_object('courier', v_award.courier, 'number', v_award.consignment),
    'after', jsonb_build_object('courier', v_courier, 'number', v_consignment)
  )
  from private.exam_attempts as a where a.id = v_award.attempt_id;
  v_award.courier := v_courier;
  v_award.consignment := v_consignment;
  perform private.write_award(v_award, 'corrected', (select auth.uid()));
  return jsonb_build_object('outcome', 'corrected');
end
$$;
comment on function private.correct_posting(uuid, text, text, text, text) is
  'correct_posting for an admin. Raises 42501 for anybody else.';

create function public.correct_posting(
  p_award_id uuid, p_courier text, p_consignment text, p_seen_courier text, p_seen_consignment text
) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.correct_posting(p_award_id, p_courier, p_consignment, p_seen_courier, p_seen_consignment);
comment on function public.correct_posting(uuid, text, text, text, text) is
  'For admins: corrects the courier or tracking number of a posted award, if they are still the ones that the admin '
  'saw. The family sees the change on its dashboard and gets no mail. Returns {outcome}: corrected, unchanged, '
  'not_found, own_award, wrong_state (not posted), changed_meanwhile, courier_missing, courier_too_long, '
  'number_invalid (as post_awards). Raises 42501 for anybody else. Leaves an audit row with the old and new values.';

create function private.replace_award(p_award_id uuid, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_reason text := private.clean_note(p_reason);
  v_award private.awards;
  v_outcome text;
begin
  perform private.require_admin();
  select * into v_award from private.awards where id = p_award_id for update;
  v_outcome := case
    when v_award.id is null then 'not_found'
    when private.step_error(v_award, 'replaced') is not null then 'own_award'
    when v_award.state not in ('posted', 'delivered') then 'wrong_state'
    when coalesce(char_length(v_reason), 0) not between 1 and 500 then 'reason_missing'
    else private.award_error(p_award_id)
  end;
  if v_outcome is not null then
    return jsonb_build_object('outcome', v_outcome);
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  select (select auth.uid())::text, 'replace_award', a.student_id, jsonb_build_object(
    'award_id', p_award_id, 'was', v_award.state, 'number', v_award.consignment, 'reason', v_reason
  )
  from private.exam_attempts as a where a.id = v_award.attempt_id;
  v_award := private.prepare_resending(v_award);
  v_award.promised_on := private.day_in_india(private.exam_now()) + 21;
  perform private.write_award(v_award, 'replaced', (select auth.uid()));
  if v_award.state = 'waiting' then
    perform private.mail_award('exam_address_email', p_award_id);
  end if;
  return jsonb_build_object('outcome', 'replaced', 'state', v_award.state, 'promised_on', v_award.promised_on);
end
$$;
comment on function private.replace_award(uuid, text) is
  'replace_award for an admin. Raises 42501 for anybody else.';

create function public.replace_award(p_award_id uuid, p_reason text) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.replace_award(p_award_id, p_reason);
comment on function public.replace_award(uuid, text) is
  'For admins: sends an award again that arrived broken or was lost, within three weeks, to the address that the '
  'family gave; if that was deleted, an email asks for it. Returns {outcome}: replaced {state: confirmed or waiting '
  '(for an address), promised_on}, not_found, own_award, wrong_state (neither posted nor delivered), reason_missing '
  '(1 to 500 characters), held, withdrawn, deleted. Raises 42501 for anybody else. Leaves an audit row with the '
  'reason.';

create function private.read_award(p_award_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_award private.awards;
  v_attempt private.exam_attempts;
begin
  perform private.require_admin();
  select * into v_award from private.awards where id = p_award_id;
  select * into v_attempt from private.exam_attempts where id = v_award.attempt_id;
  if v_award.id is null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'read_award', v_attempt.student_id, jsonb_build_object('award_id', p_award_id));
  return jsonb_build_object(
    'outcome', 'award', 'address', private.address_json(p_award_id),
    'events', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'no', e.no, 'kind', e.kind, 'old_state', e.old_state, 'new_state', e.new_state, 'changed_at',
          private.iso_timestamp(e.changed_at),
          'by', case when e.changed_by = v_attempt.student_id then 'family' when e.changed_by is null then 'nobody'
            else 'organiser' end,
          'organiser', case when e.changed_by is distinct from v_attempt.student_id then s.name end,
          'posting', case
            when e.kind not in ('posted', 'corrected') then null
            -- The values at that time: the next event stores the award as it was before that next event.
            when f.no is not null then nullif(concat_ws(' ', f.before ->> 'courier', f.before ->> 'consignment'), '')
            else nullif(concat_ws(' ', v_award.courier, v_award.consignment), '')
          end,
          'old_posting', case when e.kind = 'corrected'
            then nullif(concat_ws(' ', e.before ->> 'courier', e.before ->> 'consignment'), '') end
        ) order by e.no
      ), '[]')
      from private.award_events as e
      left join private.award_events as f on f.award_id = e.award_id and f.no = e.no + 1
      left join public.students as s on s.id = e.changed_by
      where e.award_id = p_award_id
    )
  );
end
$$;
comment on function private.read_award(uuid) is 'read_award for an admin. Raises 42501 for anybody else.';

create function public.read_award(p_award_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.read_award(p_award_id);
comment on function public.read_award(uuid) is
  'For admins: an award''s address and history. Returns {outcome}: award {address (as in list_my_awards; null if there '
  'is none), events: [{no, kind (address, raised, packed, posted, delivered, returned, taken_back, corrected, '
  'replaced, forgotten), old_state, new_state, changed_at, by (organiser, family, nobody), organiser, posting (courier '
  'and number that were written then), old_posting (those before a correction)}]}, not_found. Times in UTC. Raises '
  '42501 for anybody else. Each read leaves an audit row.';

grant execute on function private.list_awards(uuid, text, integer, integer, uuid, uuid, text) to authenticated;
grant execute on function public.list_awards(uuid, text, integer, integer, uuid, uuid, text) to authenticated;
grant execute on function private.count_awards(uuid, text, uuid, uuid, text) to authenticated;
grant execute on function public.count_awards(uuid, text, uuid, uuid, text) to authenticated;
grant execute on function private.list_award_labels(uuid, text, integer, integer, uuid, uuid, text) to authenticated;
grant execute on function public.list_award_labels(uuid, text, integer, integer, uuid, uuid, text) to authenticated;
grant execute on function private.move_awards(uuid[], text) to authenticated;
grant execute on function public.move_awards(uuid[], text) to authenticated;
grant execute on function private.post_awards(jsonb) to authenticated;
grant execute on function public.post_awards(jsonb) to authenticated;
grant execute on function private.take_award_back(uuid) to authenticated;
grant execute on function public.take_award_back(uuid) to authenticated;
grant execute on function private.correct_posting(uuid, text, text, text, text) to authenticated;
grant execute on function private.replace_award(uuid, text) to authenticated;
grant execute on function public.correct_posting(uuid, text, text, text, text) to authenticated;
grant execute on function public.replace_award(uuid, text) to authenticated;
grant execute on function private.read_award(uuid) to authenticated;
grant execute on function public.read_award(uuid) to authenticated;

-- ------------------------------------------------------------

-- Background work for awards: reminders, late awards, deleting addresses; and the query that checks E10.

create function public.queue_award_mails() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_now timestamptz := private.exam_now();
  v_reminders integer;
  v_late_mails integer;
  v_award private.awards;
begin
  with due as materialized (
    select w.id, a.student_id, a.edition_id
    from private.awards as w
    join private.exam_attempts as a on a.id = w.attempt_id
    where w.state in ('waiting', 'returned') and w.reminded < 3
      and v_now >= greatest(w.made_at, w.asked_at) + make_interval(days => (array[7, 21, 45])[w.reminded + 1])
      and private.award_error(w.id) is null
    order by w.made_at, w.id
    limit 500
    for update of w skip locked
  ), noted as (
    update private.awards as w set reminded = w.reminded + 1 from due as d where w.id = d.id
  )
  select count(private.mail_award('exam_address_email', f.id)) into v_reminders
  from (select distinct on (d.student_id, d.edition_id) d.id from due as d order by d.student_id, d.edition_id,
    d.id) as f;
  with due as materialized (
    select w.id
    from private.awards as w
    where w.state in ('confirmed', 'packed') and w.late_told_at is null and w.promised_on < private.day_in_india(v_now)
      and private.award_error(w.id) is null
    order by w.promised_on, w.id
    limit 500
    for update of w skip locked
  ), noted as (
    update private.awards as w set late_told_at = v_now from due as d where w.id = d.id
  )
  select count(private.mail_award('exam_late_email', d.id)) into v_late_mails from due as d;
  for v_award in
    select * from private.awards
    where state = 'posted' and posted_at < v_now - interval '60 days'
    order by posted_at, id
    limit 500
    for update skip locked
  loop
    perform private.deliver_award(v_award, null);
  end loop;
  return jsonb_build_object('queued', v_reminders + v_late_mails);
end
$$;
comment on function public.queue_award_mails() is
  'For the scheduler: reminds families of awards without an address 7, 21 and 45 days after the award, or after it '
  'came back, with one mail for all awards of an edition; informs families once when the promised day of an award has '
  'passed; and marks awards as delivered 60 days after posting if nothing else was recorded, so that their addresses '
  'are deleted in time. At most 500 of each per call. Returns {queued}. Source: docs/exam.md section 8.';
grant execute on function public.queue_award_mails() to service_role;

create function private.forget_address(p_award_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  v_award private.awards;
begin
  select * into v_award from private.awards where id = p_award_id for update;
  delete from private.award_addresses where award_id = p_award_id;
  if v_award.state = 'returned' then
    v_award.state := 'waiting';
    v_award.sendings := 0;
  end if;
  v_award.consignment := null;
  perform private.write_award(v_award, 'forgotten', null);
  update private.award_events set before = null where award_id = p_award_id and before is not null;
end
$$;
comment on function private.forget_address(uuid) is
  'Deletes the address of an award and its tracking number, which leads to the address. A returned award then waits '
  'for a new address.';

create function private.forget_addresses(p_limit integer) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.exam_now();
  v_id uuid;
  v_deleted_count integer := 0;
begin
  for v_id in
    select w.id
    from private.award_addresses as d
    join private.awards as w on w.id = d.award_id
    join private.exam_attempts as a on a.id = w.attempt_id
    where w.delivered_at < v_now - interval '60 days'
      or (w.state = 'returned' and w.asked_at < v_now - interval '180 days')
      or (w.state not in ('packed', 'posted') and a.status in ('void', 'reset'))
    order by w.id
    limit p_limit
  loop
    perform private.forget_address(v_id);
    v_deleted_count := v_deleted_count + 1;
  end loop;
  return v_deleted_count;
end
$$;
comment on function private.forget_addresses(integer) is
  'Deletes at most p_limit addresses: 60 days after the delivery, 180 days after a parcel came back without a reply '
  'from the family, and those of withdrawn awards. Returns how many. Part of purge_expired. Source: docs/exam.md '
  'section 8.';

create function private.is_award_out(p_student_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from private.awards as w join private.exam_attempts as a on a.id = w.attempt_id
    where a.student_id = p_student_id and w.state in ('packed', 'posted')
  )
$$;
comment on function private.is_award_out(uuid) is
  'Whether an award of a student is packed or posted, so that the account cannot be deleted yet. A posted award '
  'counts as delivered after 60 days at the latest. Source: docs/exam.md section 2.';

create function private.anonymise_awards(p_student_id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.forget_address(d.award_id)
  from private.award_addresses as d
  join private.awards as w on w.id = d.award_id
  join private.exam_attempts as a on a.id = w.attempt_id
  where a.student_id = p_student_id;
end
$$;
comment on function private.anonymise_awards(uuid) is
  'Deletes the addresses of a student''s awards when the account is deleted. The medals and their delivery states '
  'stay, without personal data.';

create function private.award_violations() returns table (promise text, detail jsonb)
language sql stable set search_path = ''
as $$
  select 'E8 every step of an award is written down', jsonb_build_object('award_id', w.id)
  from private.awards as w
  left join lateral (select e.new_state from private.award_events as e where e.award_id = w.id order by e.no desc
    limit 1) as e on true
  where w.state <> coalesce(e.new_state, 'waiting')
  union all
  select 'E8 the steps of an award follow one another', jsonb_build_object('award_id', e.award_id, 'no', e.no)
  from private.award_events as e
  left join private.award_events as o on o.award_id = e.award_id and o.no = e.no - 1
  where e.old_state <> coalesce(o.new_state, 'waiting') or (e.no > 1 and o.no is null)
  union all
  select 'E10 a packed or delivered parcel has the medal that was won', jsonb_build_object('award_id', w.id)
  from private.awards as w
  where w.state in ('packed', 'delivered') and w.packed_medal <> w.medal
  union all
  select 'E10 an award goes to the address that its family gave', jsonb_build_object('award_id', w.id)
  from private.awards as w
  join private.exam_attempts as a on a.id = w.attempt_id and a.status not in ('void', 'reset')
  join public.students as s on s.id = a.student_id and s.deleted_at is null
  left join private.award_addresses as d on d.award_id = w.id
  where case when d.award_id is null then w.state in ('confirmed', 'packed', 'posted', 'returned')
    else w.state = 'waiting' end
  union all
  select 'E10 the family is informed of a posted award', jsonb_build_object('award_id', w.id)
  from private.awards as w
  join private.exam_attempts as a on a.id = w.attempt_id
  join public.students as s on s.id = a.student_id and s.deleted_at is null
  where w.state = 'posted' and not exists (
    select 1 from private.outbox as b
    where b.student_id = s.id and b.kind = 'exam_posted_email' and b.about ->> 'award_id' = w.id::text
      and (b.about -> 'sending')::integer = w.sendings
  )
$$;
comment on function private.award_violations() is
  'Every violation of the promises E8 and E10 by awards with the row it concerns; empty means that both are kept. '
  'Part of private.exam_violations. Source: docs/exam.md section 1.';


-- supabase/schemas/pictures.sql

-- Camera pictures (docs/exam.md section 9, decision 088): which attempts may have them, and who may see them. Storage
-- has the files in the bucket exam-pictures; its policies call functions from this file. Marking never uses any of
-- this.

create function private.is_camera_used(p_edition_id uuid, p_student_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select 1 from public.editions as e where e.id = p_edition_id and e.camera = 'optional')
    and (private.find_guardian_consent(p_student_id, 'camera')).id is not null
$$;
comment on function private.is_camera_used(uuid, uuid) is
  'Whether pictures of a student may be taken in an edition''s exams: the edition''s setting is optional, and a '
  'guardian has consented to the camera. Source: docs/exam.md section 9.';

create table private.picture_sheets (
  attempt_id uuid primary key references private.exam_attempts (id),
  opened_at timestamptz not null,
  is_drawn boolean not null default random() < 0.05,
  delete_at timestamptz not null,
  tries smallint not null default 0,
  next_try_at timestamptz not null default '-infinity',
  last_error text check (char_length(last_error) <= 200)
);
comment on table private.picture_sheets is
  'One row for each attempt that may have pictures in the bucket exam-pictures, from when the exam page first asks to '
  'send them until they are deleted. Also the queue for deleting them.';
comment on column private.picture_sheets.is_drawn is
  'Whether the sheet is in the random twentieth that organisers look at. The database draws it, so that no id reveals '
  'it to a family.';
comment on column private.picture_sheets.delete_at is
  'When its pictures must be deleted: 28 days after the final result; earlier if the consent was withdrawn, the '
  'account deleted or the edition''s setting changed to off; 180 days after the exam if there is no final result.';
comment on column private.picture_sheets.next_try_at is
  'Not claimed again before this time. A claim lasts four minutes.';

create index picture_sheets_delete_at on private.picture_sheets (delete_at);

create table private.picture_readings (
  id bigint generated always as identity primary key,
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  organiser_id uuid not null references public.students (id),
  read_at timestamptz not null default now()
);
comment on table private.picture_readings is
  'Each time an organiser opened a sheet of pictures. A row allows fetching the pictures for 15 minutes, so that '
  'nobody sees them without a row.';
create index picture_readings_attempt on private.picture_readings (attempt_id, organiser_id, read_at desc);
create index picture_readings_organiser on private.picture_readings (organiser_id);

create table private.picture_reviews (
  id bigint generated always as identity primary key,
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  verdict text not null check (verdict in ('fine', 'call')),
  words text check (char_length(words) between 1 and 500),
  decided_by uuid not null references public.students (id),
  decided_at timestamptz not null default now(),
  check (verdict = 'fine' or words is not null)
);
comment on table private.picture_reviews is
  'An organiser''s note on a sheet of pictures: fine, or that the family should be called and why. The latest note '
  'counts. It never affects a mark, rank or award.';
create index picture_reviews_attempt on private.picture_reviews (attempt_id, id desc);
create index picture_reviews_decided_by on private.picture_reviews (decided_by);

alter table private.picture_sheets enable row level security;
alter table private.picture_readings enable row level security;
alter table private.picture_reviews enable row level security;

create function private.picture_names(p_attempt_id uuid) returns text[]
language sql immutable set search_path = ''
as $$ select array_agg(p_attempt_id || '/' || to_char(i, 'FM00') order by i) from generate_series(1, 45) as i $$;
comment on function private.picture_names(uuid) is
  'The names that an attempt''s pictures can have in the bucket: {attempt}/01 to 45, one for every two minutes since '
  'its start. So an attempt never has more than 45 pictures.';

create function private.find_pictures(p_attempt_id uuid) returns table (name text, taken_at timestamptz)
language sql stable set search_path = ''
as $$
  select o.name, o.created_at
  from storage.objects as o
  where o.bucket_id = 'exam-pictures' and o.name = any (private.picture_names(p_attempt_id))
  order by o.name
$$;
comment on function private.find_pictures(uuid) is
  'The pictures that Storage has of an attempt, with their arrival times in UTC.';

create function private.picture_attempt_id(p_name text) returns uuid
language sql immutable set search_path = ''
as $$
  select case when p_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9]{2}$'
    then split_part(p_name, '/', 1)::uuid end
$$;
comment on function private.picture_attempt_id(text) is
  'The attempt of a picture, from its name in the bucket; null if the name is not that of a picture.';

create function private.may_add_picture(p_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1
    from private.exam_attempts as a
    join private.picture_sheets as s on s.attempt_id = a.id and s.delete_at > private.exam_now()
    where a.id = private.picture_attempt_id(p_name) and a.student_id = private.student_id()
      and a.finished_at is null and private.exam_now() <= private.find_deadline(a)
      and p_name = any (private.picture_names(a.id))
      and private.is_camera_used(a.edition_id, a.student_id)
  )
$$;
comment on function private.may_add_picture(text) is
  'For Storage''s policy: whether the caller may upload a picture with this name: it must belong to the caller''s own '
  'running attempt, with an open sheet and a valid consent. Storage itself refuses a name that already exists. '
  'Source: docs/exam.md section 9.';

create function private.may_see_picture(p_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  -- Only downloads are allowed: a list would run this for each file of the bucket, and a signed URL would be open to
  -- everybody for its lifetime. An upload may read its own row.
  select coalesce(current_setting('storage.operation', true), '') in (
    '', 'storage.object.get_authenticated', 'storage.object.upload'
  ) and exists (
    select 1
    from private.exam_attempts as a
    where a.id = private.picture_attempt_id(p_name) and (
      a.student_id = private.student_id()
      or (private.is_admin() and exists (
        select 1
        from private.picture_readings as r
        join private.picture_sheets as s on s.attempt_id = r.attempt_id and s.delete_at > private.exam_now()
        where r.attempt_id = a.id and r.organiser_id = (select auth.uid()) and r.read_at > now() - interval '15 minutes'
      ))
    )
  )
$$;
comment on function private.may_see_picture(text) is
  'For Storage''s policy: whether the caller may download a picture: the student''s family, or an organiser who has '
  'opened its sheet in the last 15 minutes (read_picture_sheet); nobody once its deletion is due (E11). Nobody may '
  'list pictures or create signed URLs.';
-- Policies run as the caller, so these functions are granted; schema private is not exposed, so nobody can call them
-- directly.
grant execute on function private.may_add_picture(text) to authenticated;
grant execute on function private.may_see_picture(text) to authenticated;

-- No user may change or delete a picture; background-jobs deletes them with the secret key.
create policy exam_pictures_insert_own on storage.objects for insert to authenticated
  with check (bucket_id = 'exam-pictures' and private.may_add_picture(name));
create policy exam_pictures_select_own on storage.objects for select to authenticated
  using (bucket_id = 'exam-pictures' and private.may_see_picture(name));

create function private.open_picture_sheet(p_attempt_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
begin
  select * into v_attempt from private.exam_attempts where id = p_attempt_id and student_id = private.student_id();
  if not found then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  if v_attempt.exam_id is null then
    return jsonb_build_object('outcome', 'rehearsal');
  end if;
  if v_attempt.finished_at is not null or private.exam_now() > private.find_deadline(v_attempt) then
    return jsonb_build_object('outcome', 'over');
  end if;
  if not private.is_camera_used(v_attempt.edition_id, v_attempt.student_id) then
    return jsonb_build_object('outcome', 'off');
  end if;
  insert into private.picture_sheets (attempt_id, opened_at, delete_at)
  values (v_attempt.id, private.exam_now(), private.exam_now() + interval '180 days')
  on conflict (attempt_id) do nothing;
  if exists (select 1 from private.picture_sheets where attempt_id = v_attempt.id and delete_at <= private.exam_now())
    then
    return jsonb_build_object('outcome', 'off');
  end if;
  return jsonb_build_object('outcome', 'open', 'started_at', private.iso_timestamp(v_attempt.started_at), 'server_now',
    private.iso_timestamp(private.exam_now()));
end
$$;
comment on function private.open_picture_sheet(uuid) is
  'open_picture_sheet for the caller alone. Raises 42501 if it is not the caller''s own attempt.';

create function public.open_picture_sheet(p_attempt_id uuid) returns jsonb
language sql set search_path = ''
return private.open_picture_sheet(p_attempt_id);
comment on function public.open_picture_sheet(uuid) is
  'Asks, once per page load and after the student has allowed the camera, whether the exam page may send pictures. '
  'Returns {outcome}: open {started_at, server_now} (pictures may be uploaded to the bucket exam-pictures as '
  '{attempt}/01 to 45, one for every two minutes since started_at), off (the edition uses no camera, there is no '
  'valid guardian''s consent, or the pictures are due for deletion), rehearsal (pictures are not stored), over. Times '
  'in UTC. Raises 42501 if it is not the caller''s own attempt. Source: docs/exam.md section 9.';

create function private.list_my_pictures(p_attempt_id uuid) returns table (path text, taken_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select f.name, f.taken_at
  from private.exam_attempts as a
  join private.picture_sheets as s on s.attempt_id = a.id and s.delete_at > private.exam_now()
  cross join lateral private.find_pictures(a.id) as f
  where a.id = p_attempt_id and a.student_id = private.student_id()
  order by f.name
$$;
comment on function private.list_my_pictures(uuid) is
  'list_my_pictures for the caller alone: returns nothing for an attempt of somebody else.';

create function public.list_my_pictures(p_attempt_id uuid) returns table (path text, taken_at timestamptz)
language sql stable set search_path = ''
return private.list_my_pictures(p_attempt_id);
comment on function public.list_my_pictures(uuid) is
  'The pictures of the caller''s own attempt: the path of each in Storage and its arrival time in UTC; none once they '
  'are due for deletion. Source: docs/exam.md section 1 (E11).';

grant execute on function private.open_picture_sheet(uuid) to authenticated;
grant execute on function public.open_picture_sheet(uuid) to authenticated;
grant execute on function private.list_my_pictures(uuid) to authenticated;
grant execute on function public.list_my_pictures(uuid) to authenticated;

-- ------------------------------------------------------------

-- Pictures and recorded exam events are deleted 30 days after the final result; earlier if the consent is withdrawn,
-- the account deleted, or the edition's camera setting changed to off (E11, decision 088). Storage deletes the files:
-- background-jobs claims a few sheets at a time.

create function private.kept_after_final() returns interval
language sql immutable set search_path = ''
return interval '28 days';
comment on function private.kept_after_final() is
  'How long after the final result pictures and recorded exam events stay. Two days less than the promised 30 (E11), '
  'because the jobs need up to one day (decision 088).';

create function private.set_picture_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.picture_sheets as s set delete_at = least(s.delete_at, new.final_at + private.kept_after_final())
  from private.exam_attempts as a
  where a.id = s.attempt_id and a.paper_id = new.paper_id;
  return null;
end
$$;
comment on function private.set_picture_deletion() is
  'Trigger: sets when a paper''s pictures are deleted, once its result is final.';
create trigger paper_results_set_picture_deletion after update of final_at on private.paper_results
  for each row when (old.final_at is null and new.final_at is not null) execute function private.set_picture_deletion();

create function private.drop_pictures(p_student_id uuid) returns void
language sql set search_path = ''
as $$
  update private.picture_sheets as s set delete_at = private.exam_now()
  from private.exam_attempts as a
  where a.id = s.attempt_id and a.student_id = p_student_id and s.delete_at > private.exam_now()
$$;
comment on function private.drop_pictures(uuid) is 'Makes all pictures of a student due for deletion now.';

create function private.drop_withdrawn_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.drop_pictures(new.student_id);
  -- Recorded events about the camera depend on the consent to the camera, all others on the consent to the exam.
  delete from private.exam_room_events as e using private.exam_attempts as a
  where a.id = e.attempt_id and a.student_id = new.student_id and a.exam_id is not null
    and (new.kind = 'exam' or e.kind = 'camera_lost');
  return null;
end
$$;
comment on function private.drop_withdrawn_pictures() is
  'Trigger: when a guardian withdraws a consent, makes the student''s pictures due for deletion and deletes recorded '
  'exam events: only camera events if it was the camera consent, all if it was the exam consent.';
create trigger guardian_consents_drop_pictures after update of withdrawn_at on private.guardian_consents
  for each row when (old.withdrawn_at is null and new.withdrawn_at is not null)
    execute function private.drop_withdrawn_pictures();

create function private.drop_deleted_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.drop_pictures(new.id);
  update private.picture_reviews as v set words = 'account deleted'
  from private.exam_attempts as a
  where a.id = v.attempt_id and a.student_id = new.id and v.words is not null;
  return null;
end
$$;
comment on function private.drop_deleted_pictures() is
  'Trigger: makes a deleted account''s pictures due for deletion and removes the texts of their reviews. Its recorded '
  'exam events were deleted with its sessions.';
create trigger students_drop_pictures after update of deleted_at on public.students
  for each row when (old.deleted_at is null and new.deleted_at is not null)
    execute function private.drop_deleted_pictures();

create function private.drop_edition_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.picture_sheets as s set delete_at = private.exam_now()
  from private.exam_attempts as a
  where a.id = s.attempt_id and a.edition_id = new.id and s.delete_at > private.exam_now();
  return null;
end
$$;
comment on function private.drop_edition_pictures() is
  'Trigger: when an edition''s camera setting becomes off, makes all its pictures due for deletion now.';
create trigger editions_drop_pictures after update of camera on public.editions
  for each row when (old.camera <> 'off' and new.camera = 'off') execute function private.drop_edition_pictures();

create function public.claim_picture_purges(p_limit integer) returns table (attempt_id uuid, names text[])
language sql security definer set search_path = ''
as $$
  with due as (
    select s.attempt_id
    from private.picture_sheets as s
    where s.next_try_at <= private.exam_now()
      -- After two minutes, a picture whose upload was running when its deletion became due has arrived.
      and s.delete_at <= private.exam_now() - interval '2 minutes'
    order by s.delete_at, s.attempt_id
    limit least(greatest(p_limit, 1), 20)
    for update of s skip locked
  ), claimed as (
    update private.picture_sheets as s
    set next_try_at = private.exam_now() + private.batch_claim_time(), tries = least(s.tries + 1, 100)
    from due where s.attempt_id = due.attempt_id
    returning s.attempt_id
  )
  select c.attempt_id, array(select f.name from private.find_pictures(c.attempt_id) as f) from claimed as c
$$;
comment on function public.claim_picture_purges(integer) is
  'For background-jobs: claims for 4 minutes up to p_limit (at most 20) attempts whose pictures are due for deletion, '
  'the longest due first, and returns the names of the pictures in Storage, at most 900. Report the result to '
  'finish_picture_purges.';
grant execute on function public.claim_picture_purges(integer) to service_role;

create function public.finish_picture_purges(p_attempt_ids uuid[], p_error text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_deleted_count integer;
  v_remaining_count integer;
begin
  delete from private.picture_sheets as s
  where s.attempt_id = any (p_attempt_ids) and s.delete_at <= private.exam_now()
    and not exists (select 1 from private.find_pictures(s.attempt_id));
  get diagnostics v_deleted_count = row_count;
  update private.picture_sheets
  set last_error = left(coalesce(p_error, 'still there'), 200),
    next_try_at = private.exam_now() + make_interval(mins => least(360, 5 * 2 ^ least(tries, 7))::integer)
  where attempt_id = any (p_attempt_ids);
  get diagnostics v_remaining_count = row_count;
  return jsonb_build_object('gone', v_deleted_count, 'left', v_remaining_count);
end
$$;
comment on function public.finish_picture_purges(uuid[], text) is
  'For background-jobs: reports that Storage was asked to delete the pictures of these attempts; p_error is the error, '
  'if any. Deletes the sheets whose pictures are all gone; the others can be claimed again after 10 minutes, 20, and '
  'so on up to 6 hours. Returns {gone, left}.';
grant execute on function public.finish_picture_purges(uuid[], text) to service_role;

create function public.count_late_pictures() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('sheets', count(*))
  from private.picture_sheets as s
  where s.delete_at < private.exam_now() - interval '36 hours'
$$;
comment on function public.count_late_pictures() is
  'For background-jobs: {sheets}, the number of attempts whose pictures should have been deleted 36 hours ago or '
  'earlier. Above 0 it raises an alarm, because 12 hours later the promise of 30 days is broken (E11).';
grant execute on function public.count_late_pictures() to service_role;

create function private.purge_room_events() returns integer
language plpgsql set search_path = ''
as $$
declare
  v_count integer;
begin
  delete from private.exam_room_events where id in (
    select e.id
    from private.paper_results as r
    join private.exam_attempts as a on a.paper_id = r.paper_id
    join private.exam_room_events as e on e.attempt_id = a.id
    -- Results of earlier years have no events left, so they are skipped.
    where r.final_at between private.exam_now() - interval '1 year' and private.exam_now() - private.kept_after_final()
    union
    -- An exam that was called off or never published has no final result; its events are deleted by age.
    select e.id from private.exam_room_events as e where e.noted_at < private.exam_now() - interval '180 days'
    limit 5000
  );
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
comment on function private.purge_room_events() is
  'Deletes recorded exam events of exams whose final result is old enough (E11), and all events that are 180 days '
  'old, at most 5,000 rows per call. Returns how many.';

-- ------------------------------------------------------------

-- Pictures for organisers (docs/exam.md sections 7 and 9): the sheets of students whose award must be confirmed and of
-- a random twentieth, and the reviews. Organisers with a child in the class have no access, as with its papers
-- (decision 057).

create function private.list_picture_sheets(p_edition_id uuid, p_exam_id uuid, p_limit integer, p_offset integer)
returns table (
  attempt_id uuid, name text, class_name text, award text, is_drawn boolean, pictures integer, verdict text, words text,
  decided_by text, decided_at timestamptz
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_picture_sheets',
    jsonb_build_object('edition_id', p_edition_id, 'exam_id', p_exam_id, 'offset', p_offset));
  select a.id, s.name, c.name, k.award, coalesce(h.is_drawn, false),
  (select count(*) from private.find_pictures(a.id))::integer,
    v.verdict, v.words, d.name, v.decided_at
  from private.exam_attempts as a
  join public.students as s on s.id = a.student_id
  join public.classes as c on c.id = a.class_id
  left join private.picture_sheets as h on h.attempt_id = a.id and h.delete_at > private.exam_now()
  left join private.award_checks as k on k.attempt_id = a.id
  left join lateral (
    select r.verdict, r.words, r.decided_by, r.decided_at from private.picture_reviews as r where r.attempt_id = a.id
      order by r.id desc limit 1
  ) as v on true
  left join public.students as d on d.id = v.decided_by
  where a.edition_id = p_edition_id and a.exam_id = p_exam_id and a.status not in ('void', 'reset')
    and (k.attempt_id is not null or h.is_drawn)
    and not private.is_kept_out((select auth.uid()), a.edition_id, a.class_id)
  order by v.verdict is not null, k.attempt_id is null, c.number, s.name, a.id
  limit least(greatest(p_limit, 1), 50) offset least(greatest(p_offset, 0), 10000);
$$;
comment on function private.list_picture_sheets(uuid, uuid, integer, integer) is
  'list_picture_sheets for an admin. Raises 42501 for anybody else.';

create function public.list_picture_sheets(p_edition_id uuid, p_exam_id uuid, p_limit integer, p_offset integer)
returns table (
  attempt_id uuid, name text, class_name text, award text, is_drawn boolean, pictures integer, verdict text, words text,
  decided_by text, decided_at timestamptz
)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_picture_sheets(p_edition_id, p_exam_id, p_limit, p_offset);
comment on function public.list_picture_sheets(uuid, uuid, integer, integer) is
  'For admins: the students whose pictures of an exam should be looked at: those whose award must be confirmed '
  '(award), also without pictures, and a random twentieth (is_drawn). Those without a note first; at most 50 from '
  'p_offset. Leaves out classes in which the caller has a child. verdict is fine or call. Raises 42501 for anybody '
  'else. Leaves an audit row. Source: docs/exam.md section 9.';

create function private.read_picture_sheet(p_attempt_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
begin
  perform private.require_admin();
  select * into v_attempt from private.exam_attempts where id = p_attempt_id and exam_id is not null;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if private.is_kept_out((select auth.uid()), v_attempt.edition_id, v_attempt.class_id) then
    return jsonb_build_object('outcome', 'kept_out');
  end if;
  if not exists (select 1 from private.award_checks where attempt_id = v_attempt.id)
    and not exists (select 1 from private.picture_sheets where attempt_id = v_attempt.id and is_drawn) then
    return jsonb_build_object('outcome', 'not_chosen');
  end if;
  insert into private.picture_readings (attempt_id, organiser_id) values (v_attempt.id, (select auth.uid()));
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'read_picture_sheet', v_attempt.student_id,
    jsonb_build_object('attempt_id', v_attempt.id));
  return (
    select jsonb_build_object(
      'outcome', 'sheet', 'name', s.name, 'phone', s.phone, 'email', private.student_mail_address(s.id),
      'exam', x.name, 'class', c.name,
      'started_at', private.iso_timestamp(v_attempt.started_at), 'finished_at',
      private.iso_timestamp(v_attempt.finished_at),
      'pictures', (
        select coalesce(jsonb_agg(jsonb_build_object('path', f.name, 'taken_at', private.iso_timestamp(f.taken_at))
          order by f.name), '[]')
        from private.find_pictures(v_attempt.id) as f
        -- Pictures that are due for deletion are not shown.
        where exists (select 1 from private.picture_sheets as h where h.attempt_id = v_attempt.id
          and h.delete_at > private.exam_now())
      ),
      'camera_events', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'at_ms', e.at_ms) order by e.at_ms), '[]')
        from private.exam_room_events as e where e.attempt_id = v_attempt.id and e.kind = 'camera_lost'
      ),
      'reviews', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'verdict', r.verdict, 'words', r.words, 'decided_by', d.name, 'decided_at',
            private.iso_timestamp(r.decided_at)
        ) order by r.id desc), '[]')
        from private.picture_reviews as r left join public.students as d on d.id = r.decided_by
        where r.attempt_id = v_attempt.id
      )
    )
    from public.students as s
    join public.subjects as x on x.id = v_attempt.exam_id
    join public.classes as c on c.id = v_attempt.class_id
    where s.id = v_attempt.student_id
  );
end
$$;
comment on function private.read_picture_sheet(uuid) is
  'read_picture_sheet for an admin. Raises 42501 for anybody else.';

create function public.read_picture_sheet(p_attempt_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.read_picture_sheet(p_attempt_id);
comment on function public.read_picture_sheet(uuid) is
  'For admins: opens the sheet of an attempt, after which the caller can download its pictures for 15 minutes. '
  'Returns {outcome}: sheet {name, phone, email, exam, class, started_at, finished_at, pictures: [{path, taken_at}], '
  'camera_events: [{kind, at_ms}], reviews: [{verdict, words, decided_by, decided_at}]}, the newest review first; '
  'not_chosen (neither an award to confirm nor drawn), kept_out, not_found. Times in UTC. Raises 42501 for anybody '
  'else. Leaves a row in private.picture_readings and an audit row. Source: docs/exam.md section 9.';

create function private.review_picture_sheet(p_attempt_id uuid, p_verdict text, p_words text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_words text := private.clean_note(p_words);
begin
  perform private.require_admin();
  select * into v_attempt from private.exam_attempts where id = p_attempt_id and exam_id is not null;
  if not found or coalesce(p_verdict, '') not in ('fine', 'call') then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if private.is_kept_out((select auth.uid()), v_attempt.edition_id, v_attempt.class_id) then
    return jsonb_build_object('outcome', 'kept_out');
  end if;
  if not exists (select 1 from private.picture_readings where attempt_id = v_attempt.id
    and organiser_id = (select auth.uid())) then
    return jsonb_build_object('outcome', 'not_read');
  end if;
  if p_verdict = 'call' and v_words is null then
    return jsonb_build_object('outcome', 'words_missing');
  end if;
  if char_length(v_words) > 500 then
    return jsonb_build_object('outcome', 'words_too_long');
  end if;
  insert into private.picture_reviews (attempt_id, verdict, words, decided_by)
    values (v_attempt.id, p_verdict, v_words, (select auth.uid()));
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    (select auth.uid())::text, 'review_picture_sheet', v_attempt.student_id,
      jsonb_build_object('attempt_id', v_attempt.id, 'verdict', p_verdict)
  );
  return jsonb_build_object('outcome', 'noted');
end
$$;
comment on function private.review_picture_sheet(uuid, text, text) is
  'review_picture_sheet for an admin. Raises 42501 for anybody else.';

create function public.review_picture_sheet(p_attempt_id uuid, p_verdict text, p_words text default null) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.review_picture_sheet(p_attempt_id, p_verdict, p_words);
comment on function public.review_picture_sheet(uuid, text, text) is
  'For admins who have opened the sheet: saves a note, fine, or call with the reason (up to 500 characters). The '
  'latest note counts; it never affects a mark, rank or award. Returns {outcome}: noted, words_missing, '
  'words_too_long, not_read, kept_out, not_found. Raises 42501 for anybody else. Leaves an audit row. Source: '
  'docs/exam.md section 9.';

grant execute on function private.list_picture_sheets(uuid, uuid, integer, integer) to authenticated;
grant execute on function private.read_picture_sheet(uuid) to authenticated;
grant execute on function private.review_picture_sheet(uuid, text, text) to authenticated;
grant execute on function public.list_picture_sheets(uuid, uuid, integer, integer) to authenticated;
grant execute on function public.read_picture_sheet(uuid) to authenticated;
grant execute on function public.review_picture_sheet(uuid, text, text) to authenticated;


-- supabase/schemas/support.sql

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
  where r.razorpay_refund_id = p_text or lower(r.bank_reference) = lower(p_text)
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
  select a.student_id, 'receipt'
  from typed as t
  join private.exam_receipts as r on private.code_key(r.code) = t.key
  join private.exam_attempts as a on a.id = r.attempt_id
$$;
comment on function private.find_students_by_code(text) is
  'The students to whom an order or invoice number, a tracking number, a payment (with or without pay_), a gateway '
  'order (with or without order_), a refund (rfnd_…, exact case, also one that failed), the bank''s reference of a '
  'refund or a receipt code belongs, in any case, with or without dashes and spaces (not a refund or reference), and '
  'the kind of code: order, parcel, payment or receipt.';

-- Planned again for each text, as private.find_students is.
create function private.find_students_by_code_part(p_text text, p_limit integer)
returns table (student_id uuid, found_by text)
language plpgsql stable rows 5 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_key constant text := private.code_key(p_text);
begin
  -- At least four characters, because each certificate's code starts with the same three.
  if char_length(v_key) between 4 and 40 and p_text ~ '^[0-9A-Za-z -]+$' then
    return query
    select a.student_id, case when private.code_key(c.code) = v_key then 'certificate' else 'certificate_part' end
    from private.certificates as c join private.exam_attempts as a on a.id = c.attempt_id
    where private.code_key(c.code) like '%' || v_key || '%'
    limit p_limit;
    return query
    select a.student_id, 'receipt_part'
    from private.exam_receipts as r join private.exam_attempts as a on a.id = r.attempt_id
    where private.code_key(r.code) like v_key || '%' and private.code_key(r.code) <> v_key
    limit p_limit;
  end if;
end
$$;
comment on function private.find_students_by_code_part(text, integer) is
  'Students with a certificate whose code is this text (certificate) or contains it (certificate_part), or with a '
  'receipt whose code starts with it (receipt_part), in any case, with or without dashes and spaces; at least four '
  'characters.';

create function private.has_name_words(p_name text, p_text text) returns boolean
language sql immutable set search_path = ''
return (
  select coalesce(bool_and(p_name like private.like_pattern(w.word)), false)
  from regexp_split_to_table(p_text, '\s+') as w (word) where w.word <> ''
);
comment on function private.has_name_words(text, text) is
  'Whether a name in small letters has all words of a text, without wildcards.';

-- Planned again for each text, as private.find_students is.
create function private.find_students_by_words(p_text text, p_limit integer)
returns table (student_id uuid, found_by text)
language plpgsql stable rows 20 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_digits constant text := right(regexp_replace(p_text, '[^0-9]', '', 'g'), 10);
  v_patterns constant text[] := array(
    select private.like_pattern(w.word)
    from regexp_split_to_table(p_text, '\s+') as w (word)
    where w.word <> '' order by char_length(w.word) desc limit 6
  );
begin
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
  'The newest students with this phone number (its last ten digits), or with all of these words in name, guardian, '
  'school or address; those with this name first, then those with all words in the name. No wildcards. Empty for a '
  'text without a word of at least three characters.';

create function private.find_similar_students(p_text text, p_limit integer)
returns table (student_id uuid, found_by text, closeness real)
language plpgsql stable rows 20 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_text constant text := lower(p_text);
  v_name_sounds constant text[] := private.name_sounds(p_text);
begin
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
  '(private.name_sounds), or most letters are the same (trigrams). Compares at most 4,000 names. Empty for a text '
  'with digits, an address or fewer than three characters.';

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
      array_position(array['words', 'certificate_part', 'receipt_part', 'similar'], f.found_by) as place
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
      array_position(array['words', 'certificate_part', 'receipt_part', 'similar'], f.found_by) nulls first
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
  'school or the address, a phone number (with or without +91 and spaces), an order or invoice number, a payment '
  '(pay_…), a gateway order (order_…), a refund (rfnd_…), its bank reference (ARN, RRN or UTR), a tracking number, a '
  'receipt code or its '
  'first four characters, a certificate code or any four of its characters. Codes may be without dashes and in small '
  'letters, except that of a refund. found_by says which one: words, phone, order, parcel, payment, receipt, '
  'receipt_part, certificate, certificate_part or similar (a name that '
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
    null::uuid, null::text, null::uuid
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
$$;
comment on function private.list_payment_events(uuid) is
  'A student''s checkouts, payments and refunds: checkout (not paid, what: its status), payment_failed (amount: the '
  'price of the cart, code: the payment, note: the bank''s reason), paid (code: the order number, note: the payment, '
  'what: the refund status), paid_without_order (what: why, code: the payment, note: the price of the cart in '
  'paise), refund_asked (id: the request), refund (what: the status of the task, or paid_by_hand if the gateway did '
  'not pay it; id: the request that it answers, note: the organiser''s note, or without note and request the reason of '
  'the task), refund_failed (a try that failed; at: when, what: the gateway''s reply, code: the refund at the gateway, '
  'null if it was not accepted, note: the payment, id: the request), refund_sent (at: when the gateway had paid the '
  'refund out, what: the bank''s number for it, if known, '
  'code: the refund, note: the payment, id: the request). exam: the names of the exams, if known. Amounts in paise.';

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
      select r.code from private.exam_receipts as r where r.attempt_id = a.id order by r.no desc limit 1
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
  'with the device; code: questions answered so far, note: questions of the paper), exam_ended (code: the receipt, '
  'note: 6 of 50), internet_lost (at: the last time; code: how often the exam page was offline, note: seconds in '
  'all), answers_kept (late answers; what: waiting, counted, not_counted or, more than 15 minutes late, too_late, '
  'code: how many), void, result (code: marks, note: the rank; once they are published), challenge (of an answer '
  'key; what: waiting or answered, code: the number of the question in the file), certificate (once results are '
  'final), name_asked (a name for the certificate that waits for a second organiser; note: the name), award (what: '
  'won or the step, code: of a won award the medal, then courier and number as they were then written, for a '
  'replacement its state, note: the promised day, for a correction the old courier and number, for a replacement the '
  'reason).';

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
        b.last_error, case when b.kind = 'exam_moved_email' and b.status = 'sent'
          and b.about #>> '{was,exam_on}' <> b.about ->> 'exam_on'
          then concat(b.about #>> '{was,exam_on}', ' ', b.about ->> 'exam_on') end
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
  select n.written_at, 'note', null, null, null, null, n.written_by, n.text, null
  from private.family_notes as n where n.student_id = p_student_id
$$;
comment on function private.list_contact_events(uuid) is
  'Consents and messages: registered, consent_given, consent_withdrawn (what: exam or camera, code: unpaid while the '
  'cart that it was given with is not paid), consent_asked (what: answered if the link was used), mail (what: pending, '
  'sent or dead, exam and amount: those of its order or refund, code: private.shown_mail_kind, note: the last error, '
  'or in a sent mail about a moved exam the old and the new day, id: the message), organiser (what: the change; '
  'note: the changed fields, a refused name, or for a moved exam, with exam, the classes; for a mail sent again exam, '
  'amount and code as of the mail), note (of a call).';

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
  'The connection of an attempt, for a call: is_running, losses [{from, until}] as the exam page recorded them (two at '
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
    'is_final', f.final_at is not null, 'is_reserve', p.kind = 'reserve', 'is_taken', r.is_sat, 'marks', r.marks,
    'of', char_length(s.option_counts), 'rank', case when f.final_at is not null then r.rank end,
    'participants', f.participants,
    'award', case when f.final_at is not null then r.award end, 'certificate_code', case when f.final_at is not null
      then c.code end,
    'challenge_until', private.iso_timestamp(f.challenge_until),
    'name_until', private.correctable_until(p_attempt.id)
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
  'name_until: the last day in IST on which the family can correct the name itself}. Null before it is published. '
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
  insert into private.admin_audit (actor, action, student_id) values ((select auth.uid())::text, 'read_family',
    p_student_id);
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
        'created_at', private.iso_timestamp(v_student.created_at), 'is_email_confirmed', not exists (
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
            'opens_at', private.iso_timestamp(d.opens_at))
          from public.enrolments as m
          join public.edition_exams as d on d.edition_id = m.edition_id and d.exam_id = m.exam_id
          join public.subjects as x on x.id = m.exam_id
          join public.classes as k on k.id = m.class_id
          where m.student_id = n.id and m.is_active and d.exam_on >= private.day_in_india(private.exam_now())
            and (d.opens_at is null or d.opens_at > private.exam_now())
            and not private.is_called_off(m.edition_id, m.exam_id, m.class_id)
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
        ), 'is_called_off', private.is_called_off(n.edition_id, n.exam_id, n.class_id), 'has_award', exists (
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
  'consent (private.family_consent_json), created_at, is_email_confirmed, is_deleted, deletion_refusal: why the '
  'account cannot be deleted at the moment, as delete_account returns it, or null}; the other children of the login '
  '{id, name, class_name, is_refund_waiting, last_mail_at: when an email about this child was last sent, or null, '
  'next: {exam, class, exam_on, opens_at} or null}; the exams {edition_id, exam_id, exam, edition, class, is_active, '
  'exam_on, opens_at, last_start_at, results_on, hold, result_paper_id (the paper of the attempt, null until its '
  'result is published), connection (private.connection_json), result (private.family_result_json; null for an attempt '
  'that does not count), attempt (running, finished, void, or null before the start), is_called_off, has_award, award: '
  '{state, medal, promised_on, posted_on, delivered_on, courier, consignment, needs_new_address, is_replacement (being '
  'sent again because the last parcel was broken or lost)} or null if there is none or it cannot be sent}, coming '
  'exams first, the next one on top, then past ones, the latest first; the newest 300 events, newest first, {at, kind, '
  'what, exam, amount_paise, code, by, note, id}, with the kinds of private.list_contact_events, list_payment_events '
  'and list_exam_events. Amounts in paise, times in UTC. Marks and certificates appear once they are published. Raises '
  '42501 for anybody else; ends after 5 seconds. Leaves an audit row.';

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


-- supabase/schemas/office.sql

-- The organisers' start page: open tasks, today's exams, and the figures of the current edition compared with the one
-- before. Counts stop at 1,000; the figures read the enrolments of two editions once.

create function private.find_unrefunded_exams() returns table (edition_id uuid, exam_id uuid)
language sql stable set search_path = ''
as $$
  select x.edition_id, x.exam_id
  from public.edition_exams as x
  cross join lateral private.list_called_off_places(x.edition_id, x.exam_id, null, null) as p
  where x.exam_on > private.day_in_india(private.exam_now()) - 120
    and (
      x.called_off_at is not null
      or exists (
        select 1 from private.papers as q
        where q.edition_id = x.edition_id and q.exam_id = x.exam_id and q.called_off_at is not null
      )
    )
$$;
comment on function private.find_unrefunded_exams() is
  'One row for each family whose fee for a cancelled exam of the last 120 days or later was not refunded yet.';

create function private.find_name_requests() returns table (edition_id uuid, paper_id uuid, asked_at timestamptz)
language sql stable set search_path = ''
as $$
  select a.edition_id, a.paper_id, w.asked_at
  from private.certificate_name_requests as w
  join private.exam_attempts as a on a.id = w.attempt_id
  where exists (select 1 from private.certificates as c where c.attempt_id = a.id and c.ended_as is null)
$$;
comment on function private.find_name_requests() is
  'The papers of the valid certificates whose new name waits for a second organiser, one row for each certificate.';

create function private.count_waiting() returns jsonb
language sql volatile set search_path = ''
as $$
  select jsonb_build_object(
    'refunds', (
      select count(*) from (
        select from private.refund_tasks where status in ('review', 'failed') limit 1000
      ) as t
    ),
    'second_organiser', (
      select count(*) from (
        select from private.exam_decisions where taken_at is null and withdrawn_at is null
        union all
        select from private.exam_grants where wants_second and confirmed_by is null
        limit 1000
      ) as t
    ),
    'voids', (select count(*) from (select from private.void_proposals where decision is null limit 1000) as t),
    'names', (select count(*) from (select from private.find_name_requests() as n limit 1000) as t),
    -- Answers can wait for a decision until the marks are published; usually these are the answers of one exam day.
    'late_answers', (
      select count(*) from (
        select from private.exam_attempts as a
        join private.papers as p on p.id = a.paper_id and p.status = 'sealed' and p.kind <> 'rehearsal'
        where a.finished_at > private.exam_now() - interval '14 days'
          and not exists (select 1 from private.kept_answer_decisions as k where k.attempt_id = a.id)
          and exists (
            select 1 from private.exam_sessions as s
            where s.attempt_id = a.id and s.last_saved_at > a.deadline_at
          )
          and exists (select 1 from private.list_kept_answers(a))
        limit 1000
      ) as t
    ),
    'failed_mails', (
      select count(*) from (
        select from private.outbox
        where status = 'dead' and queued_at > now() - interval '30 days' and kind like '%email'
          -- The other dead mails were not tried, because their content was no longer true.
          and attempts > 0 and private.outbox_backoff(attempts) is null
        limit 1000
      ) as t
    ),
    'failed_publications', (
      select count(*) from private.result_tasks where failed_with is not null and done_at is null
    ),
    'missing_papers', (select count(*) from private.find_missing_papers()),
    'late_awards', (
      select count(*) from (
        select from private.awards
        where state in ('confirmed', 'packed') and promised_on < private.day_in_india(private.exam_now())
        limit 1000
      ) as t
    ),
    'organiser_changes', (
      select count(*) from private.organiser_changes where done_at is null and withdrawn_at is null
    ),
    'unrefunded', (
      select count(*) from (select from private.find_unrefunded_exams() as u limit 1000) as t
    ),
    'no_device_check', (
      select count(*) from (
        select from public.edition_exams as x
        join public.enrolments as n on n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.is_active
        left join private.device_checks as d on d.student_id = n.student_id and d.is_good
          and d.checked_at > private.exam_now() - interval '60 days'
        where x.exam_on between private.day_in_india(private.exam_now())
            and private.day_in_india(private.exam_now()) + 2
          and coalesce(x.last_start_at > private.exam_now(), true) and x.called_off_at is null and d.student_id is null
          and not private.has_attempt(n.student_id, n.exam_id, n.edition_id)
        limit 1000
      ) as t
    )
  )
$$;
comment on function private.count_waiting() is
  'The numbers of open tasks for organisers, each counted up to 1,000: refunds to decide, decisions that wait for a '
  'second organiser, void proposals, names on certificates, late answers of the last 14 days whose marks are not '
  'published, mails given up in the last 30 days, failed publications, papers not sealed 72 hours before their exam, '
  'families of cancelled exams who were not refunded, awards past their promised day, and enrolments of the next two '
  'days whose student can still start, has not started, and has no good device check of the last 60 days.';

create function private.waiting_places_json() returns jsonb
language sql volatile set search_path = ''
as $$
  select jsonb_build_object(
    'second_organiser', (
      select jsonb_build_object('edition_id', t.edition_id, 'exam_id', t.exam_id)
      from (
        select d.edition_id, d.exam_id, d.decided_at as since from private.exam_decisions as d
        where d.taken_at is null and d.withdrawn_at is null
        union all
        select p.edition_id, p.exam_id, g.granted_at from private.exam_grants as g
        join private.papers as p on p.id = g.paper_id
        where g.wants_second and g.confirmed_by is null
      ) as t
      order by t.since desc limit 1
    ),
    'voids', (
      select jsonb_build_object('edition_id', a.edition_id, 'paper_id', a.paper_id)
      from private.void_proposals as v join private.exam_attempts as a on a.id = v.attempt_id
      where v.decision is null order by v.proposed_at limit 1
    ),
    'names', (
      select jsonb_build_object('edition_id', n.edition_id, 'paper_id', n.paper_id)
      from private.find_name_requests() as n order by n.asked_at limit 1
    ),
    'late_answers', (
      select jsonb_build_object('edition_id', a.edition_id, 'exam_id', a.exam_id)
      from private.exam_attempts as a
      join private.papers as p on p.id = a.paper_id and p.status = 'sealed' and p.kind <> 'rehearsal'
      where a.finished_at > private.exam_now() - interval '14 days'
        and not exists (select 1 from private.kept_answer_decisions as k where k.attempt_id = a.id)
        and exists (
          select 1 from private.exam_sessions as s
          where s.attempt_id = a.id and s.last_saved_at > a.deadline_at
        )
        and exists (select 1 from private.list_kept_answers(a))
      limit 1
    ),
    'failed_publications', (
      select jsonb_build_object('edition_id', p.edition_id, 'paper_id', p.id)
      from private.result_tasks as t join private.papers as p on p.id = t.paper_id
      where t.failed_with is not null and t.done_at is null order by t.asked_at limit 1
    ),
    'missing_papers', (
      select jsonb_build_object('edition_id', m.edition_id) from private.find_missing_papers() as m limit 1
    ),
    'late_awards', (
      select jsonb_build_object('edition_id', a.edition_id)
      from private.awards as w join private.exam_attempts as a on a.id = w.attempt_id
      where w.state in ('confirmed', 'packed') and w.promised_on < private.day_in_india(private.exam_now())
      order by w.promised_on limit 1
    ),
    'unrefunded', (
      select jsonb_build_object('edition_id', u.edition_id, 'exam_id', u.exam_id)
      from private.find_unrefunded_exams() as u limit 1
    ),
    'no_device_check', (
      select jsonb_build_object('edition_id', x.edition_id, 'exam_id', x.exam_id)
      from public.edition_exams as x
      join public.enrolments as n on n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.is_active
      left join private.device_checks as d on d.student_id = n.student_id and d.is_good
        and d.checked_at > private.exam_now() - interval '60 days'
      where x.exam_on between private.day_in_india(private.exam_now()) and private.day_in_india(private.exam_now()) + 2
        and coalesce(x.last_start_at > private.exam_now(), true) and x.called_off_at is null and d.student_id is null
        and not private.has_attempt(n.student_id, n.exam_id, n.edition_id)
      order by x.exam_on limit 1
    )
  )
$$;
comment on function private.waiting_places_json() is
  'The place of the first open task of each kind (count_waiting), null if there is none: second_organiser, '
  'late_answers, unrefunded and no_device_check {edition_id, exam_id}, voids, names and failed_publications '
  '{edition_id, paper_id}, missing_papers and late_awards {edition_id}.';

create function private.exams_today_json() returns jsonb
language sql volatile set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'edition_id', x.edition_id, 'exam_id', x.exam_id, 'name', s.name, 'opens_at', private.iso_timestamp(x.opens_at),
    'last_start_at', private.iso_timestamp(x.last_start_at),
    'enrolled', (
      select count(*) from public.enrolments as n
      where n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.is_active
    ),
    'in_lobby', (select count(*) from private.find_in_lobby(x.edition_id, x.exam_id)),
    'started', a.started, 'finished', a.finished
  ) order by x.opens_at, s.name), '[]')
  from public.edition_exams as x
  join public.subjects as s on s.id = x.exam_id
  cross join lateral (
    select count(*) as started, count(*) filter (where t.finished_at is not null) as finished
    from private.exam_attempts as t
    where t.edition_id = x.edition_id and t.exam_id = x.exam_id and t.status <> 'reset'
  ) as a
  where x.exam_on = private.day_in_india(private.exam_now()) and x.called_off_at is null
$$;
comment on function private.exams_today_json() is
  'Today''s exams in India: [{edition_id, exam_id, name, opens_at, last_start_at, enrolled, in_lobby, started, '
  'finished}], sorted by time. in_lobby counts the students of find_in_lobby.';

create function private.figures_json() returns jsonb
language sql stable set search_path = ''
as $$
  with pair as materialized (
    select e.id, e.name, e.is_current, coalesce(
      e.registration_opens_on,
      (select min(private.day_in_india(o.ordered_at)) from public.orders as o where o.edition_id = e.id)
    ) as first_day
    from public.editions as e
    where e.is_current
      or e.id = (
        -- Leaves out editions for trying out an exam, which open after the current edition.
        select b.id from public.editions as b
        join public.editions as c on c.is_current and b.exams_from < c.exams_from
          and coalesce(b.registration_opens_on, b.exams_from) < coalesce(c.registration_opens_on, c.exams_from)
        order by b.exams_from desc limit 1
      )
  ), place as materialized (
    select p.is_current, n.exam_id, n.class_id, i.price_paise,
      greatest(private.day_in_india(n.enrolled_at) - p.first_day, 0) as day_no
    from pair as p
    join public.enrolments as n on n.edition_id = p.id and n.is_active
    join public.order_items as i on i.order_id = n.order_id and i.exam_id = n.exam_id
  )
  select jsonb_build_object(
    'edition', (select name from pair where is_current),
    'first_day', (select first_day from pair where is_current),
    'last_edition', (select name from pair where not is_current),
    'by_day', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.day_no), '[]')
      from (
        select day_no, count(*) filter (where is_current) as now, count(*) filter (where not is_current) as before,
          coalesce(sum(price_paise) filter (where is_current), 0) as now_paise,
          coalesce(sum(price_paise) filter (where not is_current), 0) as before_paise
        from place where day_no < 400 group by day_no
      ) as d
    ),
    'by_exam', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.name), '[]')
      from (
        select s.name, count(*) filter (where l.is_current) as now, count(*) filter (where not l.is_current) as before,
          coalesce(sum(l.price_paise) filter (where l.is_current), 0) as now_paise,
          coalesce(sum(l.price_paise) filter (where not l.is_current), 0) as before_paise
        from place as l join public.subjects as s on s.id = l.exam_id group by s.name
      ) as d
    ),
    'by_class', (
      select coalesce(jsonb_agg(to_jsonb(d) - 'number' order by d.number), '[]')
      from (
        select c.name, c.number, count(*) filter (where l.is_current) as now,
          count(*) filter (where not l.is_current) as before,
          coalesce(sum(l.price_paise) filter (where l.is_current), 0) as now_paise,
          coalesce(sum(l.price_paise) filter (where not l.is_current), 0) as before_paise
        from place as l join public.classes as c on c.id = l.class_id group by c.name, c.number
      ) as d
    )
  )
$$;
comment on function private.figures_json() is
  'The paid registrations (without refunded ones) and what was paid for them, of the current edition (now) and of the '
  'last edition that opened before it (before): {edition, first_day, last_edition, by_day: [{day_no, …}], by_exam: '
  '[{name, …}], by_class: [{name, …}]}, each with now, before, now_paise and before_paise. Days are counted from the '
  'first day of registration, 0 to 399.';

create function private.exams_unprepared_json() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(f) order by f.exam_on, f.name), '[]')
  from (
    select x.edition_id, x.exam_id, s.name, x.exam_on, x.opens_at is not null as has_time, (
        select count(distinct n.class_id) from public.enrolments as n
        where n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.is_active
          and not exists (
            select 1 from private.papers as p
            where p.kind = 'exam' and p.edition_id = n.edition_id and p.exam_id = n.exam_id and p.class_id = n.class_id
          )
      ) as classes_without_paper,
      e.help_from is not null or extract(isodow from x.exam_on) < 6 as has_help
    from public.edition_exams as x
    join public.editions as e on e.id = x.edition_id
    join public.subjects as s on s.id = x.exam_id and s.is_active
    where x.called_off_at is null
      and x.exam_on between private.day_in_india(private.exam_now()) and private.day_in_india(private.exam_now()) + 30
  ) as f
  where not f.has_time or f.classes_without_paper > 0 or not f.has_help
$$;
comment on function private.exams_unprepared_json() is
  'The exams of the next 30 days that lack something, the next one first: [{edition_id, exam_id, name, exam_on, '
  'has_time, classes_without_paper (with students, but without a paper or a draft), has_help (false on a Saturday or '
  'Sunday while the help line has no hours for exam days)}].';

create function private.read_start_page() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'waiting', private.count_waiting(), 'places', private.waiting_places_json(),
    'unprepared', private.exams_unprepared_json(), 'today', private.exams_today_json(),
    'figures', private.figures_json(),
    'server_day', private.day_in_india(private.exam_now())
  );
end
$$;
comment on function private.read_start_page() is 'read_start_page for an admin. Raises 42501 for anybody else.';

create function public.read_start_page() returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.read_start_page();
comment on function public.read_start_page() is
  'For admins: the start page: {waiting, places, unprepared, today, figures, server_day}, from private.count_waiting, '
  'waiting_places_json, exams_unprepared_json, exams_today_json and figures_json; without names of students. Raises '
  '42501 for anybody else; ends after 8 seconds.';

grant execute on function private.read_start_page() to authenticated;
grant execute on function public.read_start_page() to authenticated;

-- ------------------------------------------------------------

-- Appointing and removing organisers: one organiser requests it, a second one confirms it, both with a second factor.
-- If there is only one organiser, this organiser decides alone.

create table private.organiser_changes (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('appoint', 'remove')),
  student_id uuid not null references public.students (id),
  asked_by uuid not null references public.students (id),
  asked_at timestamptz not null default now(),
  confirmed_by uuid references public.students (id),
  done_at timestamptz,
  withdrawn_at timestamptz,
  check (confirmed_by <> asked_by),
  check (done_at is null or withdrawn_at is null)
);
comment on table private.organiser_changes is
  'Requests to make somebody an organiser, or to remove one: requested by one organiser, carried out when another '
  'confirms it. done_at without confirmed_by: there was only one organiser.';
create unique index organiser_changes_open on private.organiser_changes (student_id)
  where done_at is null and withdrawn_at is null;
create index organiser_changes_student on private.organiser_changes (student_id);
create index organiser_changes_asked_by on private.organiser_changes (asked_by);
create index organiser_changes_confirmed_by on private.organiser_changes (confirmed_by);
alter table private.organiser_changes enable row level security;

create function private.is_last_organiser(p_student_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select not exists (
    select 1 from public.students where role = 'admin' and deleted_at is null and id <> p_student_id
  )
$$;
comment on function private.is_last_organiser(uuid) is 'Whether there is no other organiser.';

create function private.do_organiser_change(p_change private.organiser_changes, p_confirmed_by uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  v_email text := (select email from public.students where id = p_change.student_id);
begin
  if p_change.kind = 'appoint' then
    perform private.grant_admin(v_email);
  else
    perform private.revoke_admin(v_email);
  end if;
  update private.organiser_changes set confirmed_by = p_confirmed_by, done_at = now() where id = p_change.id;
end
$$;
comment on function private.do_organiser_change(private.organiser_changes, uuid) is
  'Makes somebody an organiser, or removes one and ends their sessions.';

create function private.ask_organiser_change(p_kind text, p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student public.students;
  v_change private.organiser_changes;
begin
  perform private.require_admin();
  if p_kind is null or p_kind not in ('appoint', 'remove') then
    raise exception 'There is no change %.', p_kind using errcode = '22023';
  end if;
  -- Access to the whole panel must not depend on a password alone.
  if p_kind = 'appoint' and not private.is_admin_mfa_required() then
    return jsonb_build_object('outcome', 'second_factor_off');
  end if;
  select * into v_student from public.students
  where email = lower(btrim(p_email)) and deleted_at is null and family_id is null for update;
  if v_student.id is null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if (v_student.role = 'admin') = (p_kind = 'appoint') then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  if p_kind = 'remove' and private.is_last_organiser(v_student.id) then
    return jsonb_build_object('outcome', 'last_organiser');
  end if;
  if (select count(*) from private.organiser_changes where done_at is null and withdrawn_at is null) >= 20 then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  insert into private.organiser_changes (kind, student_id, asked_by)
  values (p_kind, v_student.id, (select auth.uid()))
  on conflict (student_id) where done_at is null and withdrawn_at is null do nothing
  returning * into v_change;
  if v_change.id is null then
    return jsonb_build_object('outcome', 'already_asked');
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'ask_organiser_change', v_student.id,
    jsonb_build_object('kind', p_kind, 'single_organiser', private.is_single_organiser()));
  if private.is_single_organiser() then
    perform private.do_organiser_change(v_change, null);
    return jsonb_build_object('outcome', 'done');
  end if;
  return jsonb_build_object('outcome', 'asked');
end
$$;
comment on function private.ask_organiser_change(text, text) is
  'ask_organiser_change for an admin. Raises 42501 for anybody else, 22023 for an unknown kind.';

create function public.ask_organiser_change(p_kind text, p_email text) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.ask_organiser_change(p_kind, p_email);
comment on function public.ask_organiser_change(text, text) is
  'For admins: requests that the account with this address becomes an organiser (appoint) or stops being one '
  '(remove); a second organiser must confirm it. Returns {outcome}: asked, done (there is only one organiser), '
  'second_factor_off (nobody can be appointed while organisers need no second factor), not_found, unchanged, '
  'last_organiser, already_asked, too_many (20 wait). Raises 42501 for anybody else, 22023 for an unknown kind. '
  'Leaves an audit row.';

create function private.decide_organiser_change(p_id uuid, p_is_confirmed boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_change private.organiser_changes;
begin
  perform private.require_admin();
  select * into v_change from private.organiser_changes where id = p_id for update;
  if v_change.id is null or p_is_confirmed is null or v_change.done_at is not null
    or v_change.withdrawn_at is not null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if p_is_confirmed and v_change.asked_by = (select auth.uid()) then
    return jsonb_build_object('outcome', 'own');
  end if;
  -- The organiser who asked, or the account concerned, may have been deleted meanwhile.
  if p_is_confirmed and not exists (
    select 1 from public.students where id = v_change.asked_by and role = 'admin' and deleted_at is null
  ) or not exists (select 1 from public.students where id = v_change.student_id and deleted_at is null) then
    p_is_confirmed := false;
  end if;
  if p_is_confirmed and v_change.kind = 'appoint' and not private.is_admin_mfa_required() then
    return jsonb_build_object('outcome', 'second_factor_off');
  end if;
  perform 1 from public.students where role = 'admin' for update;
  if p_is_confirmed and v_change.kind = 'remove' and private.is_last_organiser(v_change.student_id) then
    return jsonb_build_object('outcome', 'last_organiser');
  end if;
  if p_is_confirmed then
    perform private.do_organiser_change(v_change, (select auth.uid()));
  else
    update private.organiser_changes set withdrawn_at = now() where id = p_id;
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'decide_organiser_change', v_change.student_id,
    jsonb_build_object('kind', v_change.kind, 'is_confirmed', p_is_confirmed));
  return jsonb_build_object('outcome', case when p_is_confirmed then 'done' else 'withdrawn' end);
end
$$;
comment on function private.decide_organiser_change(uuid, boolean) is
  'decide_organiser_change for an admin. Raises 42501 for anybody else.';

create function public.decide_organiser_change(p_id uuid, p_is_confirmed boolean) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.decide_organiser_change(p_id, p_is_confirmed);
comment on function public.decide_organiser_change(uuid, boolean) is
  'For admins: confirms a change that another organiser requested (ask_organiser_change), or withdraws one. A removed '
  'organiser is logged out immediately. Returns {outcome}: done, withdrawn (also if the organiser who asked is no '
  'longer one), own (another organiser must confirm it), not_found, second_factor_off, last_organiser. Raises 42501 '
  'for anybody else. Leaves an audit row.';

create function private.read_office() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'is_second_factor_required', private.is_admin_mfa_required(), 'is_single_organiser', private.is_single_organiser(),
    'organisers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'name', coalesce(s.name, s.email), 'email', s.email, 'is_you', s.id = (select auth.uid())
      ) order by s.name, s.email), '[]')
      from public.students as s where s.role = 'admin' and s.deleted_at is null
    ),
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'kind', c.kind, 'name', coalesce(s.name, s.email), 'email', s.email,
        'asked_by', coalesce(b.name, b.email), 'asked_at', private.iso_timestamp(c.asked_at),
        'is_mine', c.asked_by = (select auth.uid())
      ) order by c.asked_at), '[]')
      from private.organiser_changes as c
      join public.students as s on s.id = c.student_id
      join public.students as b on b.id = c.asked_by
      where c.done_at is null and c.withdrawn_at is null
    )
  );
end
$$;
comment on function private.read_office() is 'read_office for an admin. Raises 42501 for anybody else.';

create function public.read_office() returns jsonb
language sql stable set search_path = '' set statement_timeout = '5s'
return private.read_office();
comment on function public.read_office() is
  'For admins: {is_second_factor_required, is_single_organiser, organisers: [{id, name, email, is_you}], changes: '
  '[{id, kind, name, email, asked_by, asked_at, is_mine}]}; changes are those that wait for a second organiser. '
  'Raises 42501 for anybody else.';

create function private.set_office_setting(p_name text, p_is_on boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  -- Allows only changes that make the panel safer; other changes need the SQL console. The exception is
  -- single_organiser, because a single organiser cannot ask a second one.
  if p_name = 'require_admin_mfa' and p_is_on and auth.jwt() ->> 'aal' is distinct from 'aal2' then
    -- Without this check the change could lock out all organisers.
    return jsonb_build_object('outcome', 'own_factor_missing');
  elsif p_name = 'require_admin_mfa' and p_is_on or p_name = 'single_organiser' and p_is_on = false then
    null;
  elsif p_name = 'single_organiser' and p_is_on then
    if not private.is_last_organiser((select auth.uid())) then
      return jsonb_build_object('outcome', 'more_organisers');
    end if;
  else
    return jsonb_build_object('outcome', 'not_possible');
  end if;
  update private.settings set is_on = p_is_on where name = p_name and is_on <> p_is_on;
  if not found then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  perform private.audit_change('set_office_setting', jsonb_build_object('name', p_name, 'is_on', p_is_on));
  return jsonb_build_object('outcome', 'saved');
end
$$;
comment on function private.set_office_setting(text, boolean) is
  'set_office_setting for an admin. Raises 42501 for anybody else.';

create function public.set_office_setting(p_name text, p_is_on boolean) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.set_office_setting(p_name, p_is_on);
comment on function public.set_office_setting(text, boolean) is
  'For admins: switches require_admin_mfa on (only the SQL console can switch it off), if the caller has logged in '
  'with a second factor; or switches single_organiser off, or on if there is no other organiser. Returns {outcome}: '
  'saved, unchanged, own_factor_missing, more_organisers, not_possible. Raises 42501 for anybody else. A change '
  'leaves an audit row.';

-- ------------------------------------------------------------

-- Creating the next edition, and changing the days of an edition.

create function private.edition_errors(p_id uuid, p_new public.editions) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select error
    from (
      values
        (p_new.name is null, 'name_missing'),
        (char_length(p_new.name) > 40, 'name_too_long'),
        (exists (select 1 from public.editions where name = p_new.name and id is distinct from p_id), 'name_taken'),
        (p_new.season is null or p_new.season not in ('winter', 'summer'), 'season_unknown'),
        (p_new.camera is null or p_new.camera not in ('off', 'optional'), 'camera_unknown'),
        (p_new.exams_from is null or p_new.exams_to is null or p_new.results_on is null, 'day_missing'),
        (
          p_new.registration_opens_on > p_new.exams_from or p_new.exams_from > p_new.exams_to
            or p_new.exams_to >= p_new.results_on,
          'days_unordered'
        ),
        (
          exists (
            select 1 from public.edition_exams
            where edition_id = p_id and (not exam_on between p_new.exams_from and p_new.exams_to
              or registration_closes_on < p_new.registration_opens_on)
          ),
          'exams_outside'
        ),
        -- The season and the year are a part of every certificate's code.
        (
          exists (
            select 1 from public.editions as e
            where e.id is distinct from p_id and e.season = p_new.season
              and extract(year from e.exams_to) = extract(year from p_new.exams_to)
          ),
          'season_taken'
        ),
        (
          exists (
            select 1 from public.editions as e
            where e.id = p_id and (e.season <> p_new.season
                or extract(year from e.exams_to) <> extract(year from p_new.exams_to))
              and exists (select 1 from private.certificates as c where c.code like 'OLY-' || e.code || '-%')
          ),
          'certificates_issued'
        )
    ) as rule (is_broken, error)
    where is_broken
  )
$$;
comment on function private.edition_errors(uuid, public.editions) is
  'The errors of an edition (p_id null: a new one); empty if there are none.';

create function private.save_edition(
  p_name text, p_season text, p_exams_from date, p_exams_to date, p_results_on date, p_camera text,
  p_registration_opens_on date, p_id uuid, p_seen jsonb
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_fields constant text[] := array['name', 'season', 'registration_opens_on', 'exams_from', 'exams_to', 'results_on',
    'camera'];
  v_old public.editions;
  v_new public.editions;
  v_errors text[];
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('editions', 0));
  if p_id is not null then
    select * into v_old from public.editions where id = p_id for update;
    if v_old.id is null then
      return jsonb_build_object('outcome', 'not_found');
    end if;
    if p_seen is distinct from (select jsonb_object_agg(f, to_jsonb(v_old) -> f) from unnest(v_fields) as f) then
      return jsonb_build_object('outcome', 'changed_meanwhile');
    end if;
  elsif (select count(*) from public.editions) >= 100 then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  v_new := v_old;
  v_new.name := private.clean_line(p_name);
  v_new.season := p_season;
  v_new.registration_opens_on := p_registration_opens_on;
  v_new.exams_from := p_exams_from;
  v_new.exams_to := p_exams_to;
  v_new.results_on := p_results_on;
  v_new.camera := p_camera;
  v_errors := private.edition_errors(p_id, v_new);
  if v_errors <> '{}' then
    return jsonb_build_object('outcome', 'invalid', 'errors', v_errors);
  end if;
  if p_id is null then
    insert into public.editions (name, season, registration_opens_on, exams_from, exams_to, results_on, camera)
    values (v_new.name, v_new.season, v_new.registration_opens_on, v_new.exams_from, v_new.exams_to, v_new.results_on,
      v_new.camera)
    returning * into v_new;
  else
    update public.editions
    set name = v_new.name, season = v_new.season, registration_opens_on = v_new.registration_opens_on,
      exams_from = v_new.exams_from, exams_to = v_new.exams_to, results_on = v_new.results_on, camera = v_new.camera
    where id = p_id;
  end if;
  perform private.audit_change('save_edition', jsonb_build_object(
    'edition_id', v_new.id, 'before', p_seen,
    'after', (select jsonb_object_agg(f, to_jsonb(v_new) -> f) from unnest(v_fields) as f)
  ));
  return jsonb_build_object('outcome', 'saved', 'edition_id', v_new.id);
end
$$;
comment on function private.save_edition(text, text, date, date, date, text, date, uuid, jsonb) is
  'save_edition for an admin. Raises 42501 for anybody else.';

create function public.save_edition(
  p_name text, p_season text, p_exams_from date, p_exams_to date, p_results_on date, p_camera text,
  p_registration_opens_on date default null, p_id uuid default null, p_seen jsonb default null
) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.save_edition(
  p_name, p_season, p_exams_from, p_exams_to, p_results_on, p_camera, p_registration_opens_on, p_id, p_seen
);
comment on function public.save_edition(text, text, date, date, date, text, date, uuid, jsonb) is
  'For admins: creates an edition (p_id null), or changes one that still has the seven values of p_seen. It is not '
  'sold before set_current_edition. Days are calendar days in IST, p_season is winter or summer, p_camera off or '
  'optional. Returns {outcome}: saved {edition_id}, not_found, changed_meanwhile, too_many (100), invalid {errors}: '
  'name_missing, name_too_long, name_taken, season_unknown, camera_unknown, day_missing, days_unordered, '
  'exams_outside (an exam day is outside the new days), season_taken (another edition has this season and year), '
  'certificates_issued (season and year are in their codes). Raises 42501 for anybody else. Leaves an audit row.';

-- ------------------------------------------------------------

-- Mails that could not be sent, and the audit.

create function private.list_failed_mails(p_limit integer, p_offset integer)
returns table (
  id uuid, kind text, student_id uuid, name text, email text, queued_at timestamptz, last_error text
)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_failed_mails', jsonb_build_object('offset', p_offset));
  select b.id, private.shown_mail_kind(b), b.student_id, s.name, private.student_mail_address(s.id), b.queued_at,
    b.last_error
  from private.outbox as b
  join public.students as s on s.id = b.student_id
  where b.status = 'dead' and b.queued_at > now() - interval '30 days' and b.kind like '%email'
    and b.attempts > 0 and private.outbox_backoff(b.attempts) is null
  order by b.queued_at desc, b.id
  limit least(greatest(p_limit, 0), 50) offset least(greatest(p_offset, 0), 10000);
$$;
comment on function private.list_failed_mails(integer, integer) is
  'list_failed_mails for an admin. Raises 42501 for anybody else. Leaves an audit row.';

create function public.list_failed_mails(p_limit integer default 10, p_offset integer default 0)
returns table (
  id uuid, kind text, student_id uuid, name text, email text, queued_at timestamptz, last_error text
)
language sql set search_path = '' set statement_timeout = '5s'
return private.list_failed_mails(p_limit, p_offset);
comment on function public.list_failed_mails(integer, integer) is
  'For admins: the mails of the last 30 days that were given up after all attempts, newest first, at most 50, up to '
  'the 10,000th; kind: private.shown_mail_kind. resend_message sends one again. name and email are null if the account '
  'has none. Raises 42501 for anybody else. Leaves an audit row.';

create function private.is_change_or_export(p_action text) returns boolean
language sql immutable set search_path = ''
as $$ select p_action !~ '^(list|read|enter)_' $$;
comment on function private.is_change_or_export(text) is
  'Whether an action in the audit changed something or exported data; the other actions only read.';

create function private.name_audited(p_details jsonb) returns text
language sql stable set search_path = ''
as $$
  select nullif(concat_ws(', ', x.name, c.name, e.name, case when p.kind <> 'exam' then p.kind || ' paper' end), '')
  from (select (p_details ->> 'attempt_id')::uuid as attempt_id) as d
  left join private.exam_attempts as a on a.id = d.attempt_id
  left join private.papers as p on p.id = coalesce((p_details ->> 'paper_id')::uuid, a.paper_id)
  left join public.subjects as x on x.id = coalesce((p_details ->> 'exam_id')::uuid, p.exam_id)
  left join public.classes as c on c.id = coalesce((p_details ->> 'class_id')::uuid, p.class_id)
  left join public.editions as e on e.id = coalesce((p_details ->> 'edition_id')::uuid, p.edition_id)
$$;
comment on function private.name_audited(jsonb) is
  'The exam, class and edition that the details of an audit row name by their ids; null if they name none.';

-- Planned again for each filter, as private.find_students is.
create function private.find_audit(
  p_action text, p_actor text, p_from date, p_to date, p_limit integer, p_offset integer
) returns setof private.admin_audit
language plpgsql stable rows 50 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_since constant timestamptz := coalesce(private.day_ends_at(p_from - 1), '-infinity');
  v_until constant timestamptz := coalesce(private.day_ends_at(p_to), 'infinity');
begin
  return query
  select a.* from private.admin_audit as a
  where case p_action
      when 'changes' then private.is_change_or_export(a.action)
      else p_action is null or a.action = p_action
    end
    and case p_actor
      when 'console' then a.actor !~ '^[0-9a-f-]{36}$'
      else p_actor is null or a.actor = p_actor
    end
    and a.at >= v_since and a.at < v_until
  order by a.at desc, a.id desc
  limit p_limit offset p_offset;
end
$$;
comment on function private.find_audit(text, text, date, date, integer, integer) is
  'The audit rows that match the filters of list_audit, newest first.';

create function private.list_audit(
  p_action text, p_limit integer, p_offset integer, p_actor text, p_from date, p_to date
)
returns table (
  id bigint, at timestamptz, actor text, action text, student_id uuid, student_name text, details jsonb, about text,
  actor_id uuid
)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_audit', jsonb_build_object('action', p_action, 'offset', p_offset));
  select a.id, a.at, coalesce(b.name, b.email, a.actor), a.action, a.student_id, s.name, a.details,
    private.name_audited(a.details), case when a.actor ~ '^[0-9a-f-]{36}$' then a.actor::uuid end
  from private.find_audit(p_action, p_actor, p_from, p_to, least(greatest(p_limit, 0), 50),
    least(greatest(p_offset, 0), 10000)) as a
  left join public.students as b on a.actor ~ '^[0-9a-f-]{36}$' and b.id::text = a.actor
  left join public.students as s on s.id = a.student_id
  order by a.at desc, a.id desc;
$$;
comment on function private.list_audit(text, integer, integer, text, date, date) is
  'list_audit for an admin. Raises 42501 for anybody else. Leaves an audit row.';

create function public.list_audit(
  p_action text default null, p_limit integer default 10, p_offset integer default 0, p_actor text default null,
  p_from date default null, p_to date default null
)
returns table (
  id bigint, at timestamptz, actor text, action text, student_id uuid, student_name text, details jsonb, about text,
  actor_id uuid
)
language sql set search_path = '' set statement_timeout = '5s'
return private.list_audit(p_action, p_limit, p_offset, p_actor, p_from, p_to);
comment on function public.list_audit(text, integer, integer, text, date, date) is
  'For admins: the audit, newest first. p_action is one action, or "changes" for everything except readings; p_actor '
  'is the id of one organiser, or "console" for rows without one; p_from and p_to are the first and last day in IST; '
  'at most 50 rows, up to the 10,000th. actor is the organiser''s name, or the role of the SQL console, which has no '
  'actor_id. about names the exam, class and edition, if the row is about them. student_id and student_name are null '
  'if the row is about no student or the account is deleted. Raises 42501 for anybody else. Leaves an audit row.';

create function private.count_audit(p_action text, p_actor text, p_from date, p_to date) returns integer
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select count(*)::integer from private.find_audit(p_action, p_actor, p_from, p_to, 10001, 0);
$$;
comment on function private.count_audit(text, text, date, date) is
  'count_audit for an admin. Raises 42501 for anybody else.';

create function public.count_audit(
  p_action text default null, p_actor text default null, p_from date default null, p_to date default null
) returns integer
language sql stable set search_path = '' set statement_timeout = '5s'
return private.count_audit(p_action, p_actor, p_from, p_to);
comment on function public.count_audit(text, text, date, date) is
  'For admins: how many rows list_audit finds; 10,001 means more than 10,000. Raises 42501 for anybody else.';

grant execute on function private.ask_organiser_change(text, text) to authenticated;
grant execute on function private.decide_organiser_change(uuid, boolean) to authenticated;
grant execute on function private.read_office() to authenticated;
grant execute on function private.set_office_setting(text, boolean) to authenticated;
grant execute on function private.save_edition(text, text, date, date, date, text, date, uuid, jsonb) to authenticated;
grant execute on function private.list_failed_mails(integer, integer) to authenticated;
grant execute on function private.list_audit(text, integer, integer, text, date, date) to authenticated;
grant execute on function private.count_audit(text, text, date, date) to authenticated;
grant execute on function public.ask_organiser_change(text, text) to authenticated;
grant execute on function public.decide_organiser_change(uuid, boolean) to authenticated;
grant execute on function public.read_office() to authenticated;
grant execute on function public.set_office_setting(text, boolean) to authenticated;
grant execute on function public.save_edition(text, text, date, date, date, text, date, uuid, jsonb) to authenticated;
grant execute on function public.list_failed_mails(integer, integer) to authenticated;
grant execute on function public.list_audit(text, integer, integer, text, date, date) to authenticated;
grant execute on function public.count_audit(text, text, date, date) to authenticated;


-- supabase/schemas/exports.sql

-- Exports: orders and refunds by month or period with GST and the gateway's fees, results by exam and class, students
-- with their exams. Each returns a thousand rows at a time; the screen's totals are computed from the same rows.

create function private.gst_paise(p_amount_paise bigint, p_gst_percent numeric) returns bigint
language sql immutable set search_path = ''
as $$
  select 2 * round(p_amount_paise * g.percent / (100 + g.percent) / 2)::bigint
  from (select least(greatest(coalesce(p_gst_percent, 0), 0), 50) as percent) as g
$$;
comment on function private.gst_paise(bigint, numeric) is
  'The GST that is included in an amount, in paise; 0 without a rate. Each half (CGST and SGST) is rounded for each '
  'order, as on its receipt.';

create function private.list_order_months()
returns table (
  month date, orders bigint, paid_paise bigint, paid_gst_paise bigint, refunds bigint, refunded_paise bigint,
  refunded_gst_paise bigint, returned bigint, returned_paise bigint, received bigint, received_paise bigint,
  fee_paise bigint, fee_gst_paise bigint, unknown_fees bigint, first_credit_note text, last_credit_note text,
  received_fee_paise bigint, received_fee_gst_paise bigint
)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  with paid as (
    select date_trunc('month', private.day_in_india(o.ordered_at)::timestamp)::date as month, count(*) as orders,
      sum(o.amount_paise)::bigint as paise, sum(private.gst_paise(o.amount_paise, o.gst_percent))::bigint as gst_paise,
      coalesce(sum(p.fee_paise), 0)::bigint as fee_paise, coalesce(sum(p.fee_gst_paise), 0)::bigint as fee_gst_paise,
      count(*) filter (where p.fee_paise is null) as unknown_fees
    from public.orders as o
    join private.captured_payments as p on p.payment_id = o.payment_id
    where o.ordered_at >= now() - interval '25 months'
    group by 1
  ), refunded as (
    select date_trunc('month', coalesce(t.paid_on, private.day_in_india(t.updated_at))::timestamp)::date as month,
      count(t.order_id) as refunds, sum(t.amount_paise) filter (where t.order_id is not null)::bigint as paise,
      sum(private.gst_paise(t.amount_paise, o.gst_percent)) filter (where t.order_id is not null)::bigint as gst_paise,
      count(*) filter (where t.order_id is null) as returned,
      sum(t.amount_paise) filter (where t.order_id is null)::bigint as returned_paise,
      (array_agg(n.number order by n.year, n.place) filter (where n.number is not null))[1] as first_note,
      (array_agg(n.number order by n.year desc, n.place desc) filter (where n.number is not null))[1] as last_note
    from private.refund_tasks as t
    left join public.orders as o on o.id = t.order_id
    left join private.credit_notes as n on n.task_id = t.id
    where t.status = 'processed' and t.updated_at >= now() - interval '25 months'
    group by 1
  ), received as (
    select date_trunc('month', private.day_in_india(u.paid_at)::timestamp)::date as month, count(*) as payments,
      sum(u.amount_paise)::bigint as paise, coalesce(sum(p.fee_paise), 0)::bigint as fee_paise,
      coalesce(sum(p.fee_gst_paise), 0)::bigint as fee_gst_paise,
      count(*) filter (where p.fee_paise is null) as unknown_fees
    from private.find_unmatched_payments() as u
    join private.captured_payments as p on p.payment_id = u.payment_id
    where u.paid_at >= now() - interval '25 months'
    group by 1
  )
  select coalesce(p.month, r.month, u.month), coalesce(p.orders, 0), coalesce(p.paise, 0), coalesce(p.gst_paise, 0),
    coalesce(r.refunds, 0), coalesce(r.paise, 0), coalesce(r.gst_paise, 0), coalesce(r.returned, 0),
    coalesce(r.returned_paise, 0), coalesce(u.payments, 0), coalesce(u.paise, 0), coalesce(p.fee_paise, 0),
    coalesce(p.fee_gst_paise, 0),
    coalesce(p.unknown_fees, 0) + coalesce(u.unknown_fees, 0), r.first_note, r.last_note, coalesce(u.fee_paise, 0),
    coalesce(u.fee_gst_paise, 0)
  from paid as p
  full join refunded as r on r.month = p.month
  full join received as u on u.month = coalesce(p.month, r.month)
  order by 1 desc
  limit 24;
$$;
comment on function private.list_order_months() is
  'list_order_months for an admin. Raises 42501 for anybody else.';

create function public.list_order_months()
returns table (
  month date, orders bigint, paid_paise bigint, paid_gst_paise bigint, refunds bigint, refunded_paise bigint,
  refunded_gst_paise bigint, returned bigint, returned_paise bigint, received bigint, received_paise bigint,
  fee_paise bigint, fee_gst_paise bigint, unknown_fees bigint, first_credit_note text, last_credit_note text,
  received_fee_paise bigint, received_fee_gst_paise bigint
)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.list_order_months();
comment on function public.list_order_months() is
  'For admins: the latest 24 months (in India) that have any payment: the number of orders and what was paid for '
  'them, the number of their refunds and what was refunded, and the GST in each at the rate of each order; the '
  'gateway''s fee for these orders (GST included), the GST in it, and for how many payments of the month, with or '
  'without an order, the fee is not known; '
  'the first and the last credit note of the month (null without one). received are payments of that month that '
  'did not become an order, returned those of them that were refunded in that month; neither is a sale; '
  'received_fee_paise and received_fee_gst_paise '
  'are the fee and the GST in it for the payments received. The sums '
  'equal those of export_orders, export_refunds and export_unmatched_payments. Paise. Raises 42501 for anybody '
  'else; ends after 8 seconds.';

create function private.export_orders(p_from date, p_to date, p_search text, p_status text, p_offset integer)
returns table (
  number bigint, ordered_at timestamptz, student_name text, class_name text, edition text, exams text,
  payment_id text, method text, amount_paise integer, gst_percent numeric, gst_paise bigint, refund_status text,
  refunded_paise bigint, fee_paise integer, fee_gst_paise integer, student_email text
)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('export_orders', jsonb_build_object(
    'from', p_from, 'to', p_to, 'status', p_status, 'offset', p_offset,
    'is_search', nullif(btrim(p_search), '') is not null
  ));
  select o.number, o.ordered_at, s.name, c.name, e.name, (
      select string_agg(x.name, ', ' order by x.name) from public.order_items as i
      join public.subjects as x on x.id = i.exam_id where i.order_id = o.id
    ), o.payment_id, p.method, o.amount_paise, o.gst_percent, private.gst_paise(o.amount_paise, o.gst_percent),
    o.refund_status, case when o.refund_status = 'none' then 0 else private.refunded_paise(array[o.id]) end,
    p.fee_paise, p.fee_gst_paise, private.student_mail_address(o.student_id)
  from (
    select n.*
    from private.find_orders(p_search, p_status, p_from, p_to, 200000, 0) as f
    join public.orders as n on n.id = f.id
    order by n.ordered_at, n.id
    limit 1000 offset least(greatest(p_offset, 0), 200000)
  ) as o
  join private.captured_payments as p on p.payment_id = o.payment_id
  join public.students as s on s.id = o.student_id
  join public.classes as c on c.id = o.class_id
  join public.editions as e on e.id = o.edition_id
  order by o.ordered_at, o.id;
$$;
comment on function private.export_orders(date, date, text, text, integer) is
  'export_orders for an admin. Raises 42501 for anybody else. Leaves an audit row.';

create function public.export_orders(
  p_from date default null, p_to date default null, p_search text default null, p_status text default null,
  p_offset integer default 0
)
returns table (
  number bigint, ordered_at timestamptz, student_name text, class_name text, edition text, exams text,
  payment_id text, method text, amount_paise integer, gst_percent numeric, gst_paise bigint, refund_status text,
  refunded_paise bigint, fee_paise integer, fee_gst_paise integer, student_email text
)
language sql set search_path = '' set statement_timeout = '8s'
return private.export_orders(p_from, p_to, p_search, p_status, p_offset);
comment on function public.export_orders(date, date, text, text, integer) is
  'For admins: the orders that list_payments finds for the same search, status and days (in India, both included), '
  'the oldest first, 1,000 from p_offset on, of the newest 200,000. Name and email are null if the account is '
  'deleted, the method if the gateway reported none, gst_percent if the order has no tax invoice, the fee (GST '
  'included) and the GST in it until the gateway has reported them. Paise. Raises 42501 for anybody else, 22023 '
  'for an unknown status; ends after 8 seconds. Leaves an audit row.';

create function private.export_unmatched_payments(p_from date, p_to date, p_offset integer)
returns table (
  paid_at timestamptz, payment_id text, method text, reason text, exams text, cart_paise integer, amount_paise integer,
  refunded_paise bigint, fee_paise integer, fee_gst_paise integer, student_name text, student_email text
)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change(
    'export_unmatched_payments', jsonb_build_object('from', p_from, 'to', p_to, 'offset', p_offset)
  );
  select u.paid_at, u.payment_id, u.method, (
      select t.reason from private.refund_tasks as t
      where t.payment_id = u.payment_id and t.order_id is null order by t.created_at, t.id limit 1
    ), (
      select string_agg(x.name, ', ' order by x.name) from private.payment_intent_items as n
      join public.subjects as x on x.id = n.exam_id where n.intent_id = i.id
    ), i.amount_paise, u.amount_paise, private.refunded_without_order_paise(u.payment_id), p.fee_paise,
    p.fee_gst_paise, s.name, private.student_mail_address(s.id)
  from (
    select f.*
    from private.find_unmatched_payments() as f
    where f.paid_at >= coalesce(private.day_ends_at(p_from - 1), '-infinity')
      and f.paid_at < coalesce(private.day_ends_at(p_to), 'infinity')
    order by f.paid_at, f.payment_id
    limit 1000 offset least(greatest(p_offset, 0), 200000)
  ) as u
  join private.captured_payments as p on p.payment_id = u.payment_id
  left join private.payment_intents as i on i.razorpay_order_id = u.razorpay_order_id
  left join public.students as s on s.id = i.student_id
  order by u.paid_at, u.payment_id;
$$;
comment on function private.export_unmatched_payments(date, date, integer) is
  'export_unmatched_payments for an admin. Raises 42501 for anybody else. Leaves an audit row.';

create function public.export_unmatched_payments(
  p_from date default null, p_to date default null, p_offset integer default 0
)
returns table (
  paid_at timestamptz, payment_id text, method text, reason text, exams text, cart_paise integer, amount_paise integer,
  refunded_paise bigint, fee_paise integer, fee_gst_paise integer, student_name text, student_email text
)
language sql set search_path = '' set statement_timeout = '8s'
return private.export_unmatched_payments(p_from, p_to, p_offset);
comment on function public.export_unmatched_payments(date, date, integer) is
  'For admins: the payments that arrived on these days (in India, both included) and did not become an order, such '
  'as a second payment or a wrong amount, the oldest first, 1,000 from p_offset on (up to 200,000): the reason, '
  'the exams and the amount of the cart (null if we never created one), what was paid, what was refunded of it so '
  'far, and the gateway''s fee (GST included) and the GST in it, null until it has reported them. Name and email '
  'are null if the account is deleted. Paise. Raises 42501 for anybody else; ends after 8 seconds. Leaves an audit '
  'row.';

create function private.find_exported_refunds(p_from date, p_to date, p_state text, p_search text)
returns table (id uuid, place bigint)
language sql stable set search_path = ''
as $$
  select t.id, row_number() over (order by t.paid_at, t.id)
  from (
    select r.id, coalesce(r.paid_on::timestamp at time zone interval '5 hours 30 minutes', r.updated_at) as paid_at
    from private.refund_tasks as r
    where p_state is null and r.status = 'processed'
  ) as t
  where t.paid_at >= coalesce(private.day_ends_at(p_from - 1), '-infinity')
    and t.paid_at < coalesce(private.day_ends_at(p_to), 'infinity')
  union all
  select f.id, f.place
  from private.find_refund_tasks(coalesce(p_state, 'open'), p_search, 200000, 0) with ordinality as f (id, place)
  where p_state is not null
$$;
comment on function private.find_exported_refunds(date, date, text, text) is
  'The refunds of export_refunds, in its order. Raises 22023 for an unknown state.';

create function private.export_refunds(p_from date, p_to date, p_state text, p_search text, p_offset integer)
returns table (
  status text, created_at timestamptz, refunded_at timestamptz, credit_note text, order_number bigint, payment_id text,
  refund_id text, reason text, exams text, amount_paise integer, gst_percent numeric, gst_paise bigint, paid_by text,
  note text, bank_reference text, decided_by text, decided_at timestamptz, ordered_at timestamptz, student_name text,
  student_email text, request_reason text, request_note text, requested_at timestamptz, started_by text
)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('export_refunds', jsonb_build_object(
    'from', p_from, 'to', p_to, 'state', p_state, 'offset', p_offset,
    'is_search', nullif(btrim(p_search), '') is not null
  ));
  select t.status, t.created_at, case
      when t.status = 'processed' then
        coalesce(t.paid_on::timestamp at time zone interval '5 hours 30 minutes', t.updated_at)
    end, n.number, o.number,
    t.payment_id, t.razorpay_refund_id, t.reason, coalesce((
      select string_agg(x.name, ', ' order by x.name) from private.refund_items as i
      join public.subjects as x on x.id = i.exam_id where i.task_id = t.id
    ), (select x.name from public.subjects as x where x.id = t.exam_id)),
    t.amount_paise, o.gst_percent, case when t.order_id is null then 0
      else private.gst_paise(t.amount_paise, o.gst_percent) end,
    case
      when t.status <> 'processed' then null
      when t.razorpay_refund_id is not null then 'gateway'
      when t.reason in ('dashboard_refund', 'already_refunded') then 'dashboard'
      when t.reason = 'dispute' then 'bank'
      else coalesce(t.paid_method, 'by_hand')
    end, t.note, t.bank_reference, coalesce(d.name, d.email), t.decided_at, o.ordered_at, s.name,
    private.student_mail_address(s.id), r.reason, r.note, r.requested_at, coalesce(b.name, b.email)
  from (
    select e.id, e.place
    from private.find_exported_refunds(p_from, p_to, p_state, p_search) as e
    order by e.place
    limit 1000 offset least(greatest(p_offset, 0), 200000)
  ) as f
  join private.refund_tasks as t on t.id = f.id
  left join private.credit_notes as n on n.task_id = t.id
  left join public.orders as o on o.id = t.order_id
  left join public.students as s on s.id = coalesce(o.student_id, private.find_payer(t.payment_id))
  left join public.students as d on d.id = t.decided_by
  left join public.refund_requests as r on r.id = t.request_id
  left join public.students as b on b.id = private.find_refund_starter(r.student_id, r.requested_at)
  order by f.place;
$$;
comment on function private.export_refunds(date, date, text, text, integer) is
  'export_refunds for an admin. Raises 42501 for anybody else. Leaves an audit row.';

create function public.export_refunds(
  p_from date default null, p_to date default null, p_state text default null, p_search text default null,
  p_offset integer default 0
)
returns table (
  status text, created_at timestamptz, refunded_at timestamptz, credit_note text, order_number bigint, payment_id text,
  refund_id text, reason text, exams text, amount_paise integer, gst_percent numeric, gst_paise bigint, paid_by text,
  note text, bank_reference text, decided_by text, decided_at timestamptz, ordered_at timestamptz, student_name text,
  student_email text, request_reason text, request_note text, requested_at timestamptz, started_by text
)
language sql set search_path = '' set statement_timeout = '8s'
return private.export_refunds(p_from, p_to, p_state, p_search, p_offset);
comment on function public.export_refunds(date, date, text, text, integer) is
  'For admins: without p_state the refunds that were paid on these days (in India, both included), the oldest '
  'first; with it those that list_refund_tasks has in that state for the same search, in its order. 1,000 from '
  'p_offset on, up to 200,000. The order, its time, the credit note and gst_percent are null for a payment that '
  'did not become an order (without GST); refunded_at (of a refund by hand the beginning of the day '
  'on which it was paid), credit_note and paid_by (gateway, upi, bank_transfer, cash, dashboard: refunded on the '
  'gateway''s dashboard, bank: after a dispute, by_hand: before the way was recorded) until it was paid; '
  'the refund id if we asked the '
  'gateway for none, the exams if the refund names none, the organiser and the note if a rule decided, name and '
  'email if the account is deleted or we never created the checkout, reason, note and time of the request if there '
  'was none, the organiser who started it if the family asked on its own, '
  'the bank''s number if it is not known. Paise. Raises 42501 for anybody else, 22023 for an unknown state; ends '
  'after 8 seconds. Leaves an audit row.';

-- ------------------------------------------------------------

create function private.find_published(p_edition_id uuid, p_exam_id uuid, p_class_id uuid)
returns table (attempt_id uuid, student_id uuid, class_id uuid, marks smallint, rank integer, award text,
  is_final boolean, section_c smallint, difficulty integer)
language sql stable set search_path = ''
as $$
  select a.id, a.student_id, p.class_id, r.marks, case when f.final_at is not null then r.rank end,
    case when f.final_at is not null then r.award end, f.final_at is not null, r.section_c,
    case when f.final_at is not null then r.difficulty end
  from private.papers as p
  join private.paper_results as f on f.paper_id = p.id and f.provisional_at is not null
  join private.exam_attempts as a on a.paper_id = p.id and a.status in ('normal', 'released')
  join private.exam_results as r on r.attempt_id = a.id and r.is_last and r.is_sat
  where p.edition_id = p_edition_id and p.exam_id = p_exam_id and p.kind <> 'rehearsal'
    and (p_class_id is null or p.class_id = p_class_id)
    and not private.is_kept_out((select auth.uid()), p.edition_id, p.class_id)
    and private.find_hold(a.student_id, a) is null
$$;
comment on function private.find_published(uuid, uuid, uuid) is
  'The results of an exam that families can see, in one class if given; without held and void ones, and without those '
  'of a class that the caller must not see. Rank and award are null until they are final.';

create function private.sum_results(p_edition_id uuid, p_exam_id uuid, p_class_id uuid)
returns table (class_name text, participants bigint, mean numeric, gold bigint, silver bigint, bronze bigint,
  is_final boolean)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select c.name, count(*), round(avg(r.marks), 2), count(*) filter (where r.award = 'gold'),
    count(*) filter (where r.award = 'silver'), count(*) filter (where r.award = 'bronze'), bool_and(r.is_final)
  from private.find_published(p_edition_id, p_exam_id, p_class_id) as r
  join public.classes as c on c.id = r.class_id
  group by c.name, c.number
  order by c.number;
$$;
comment on function private.sum_results(uuid, uuid, uuid) is
  'sum_results for an admin. Raises 42501 for anybody else.';

create function public.sum_results(p_edition_id uuid, p_exam_id uuid, p_class_id uuid default null)
returns table (class_name text, participants bigint, mean numeric, gold bigint, silver bigint, bronze bigint,
  is_final boolean)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.sum_results(p_edition_id, p_exam_id, p_class_id);
comment on function public.sum_results(uuid, uuid, uuid) is
  'For admins: the sums of export_results by class: participants, mean marks and medals, and whether the result is '
  'final. Raises 42501 for anybody else; ends after 8 seconds.';

create function private.export_results(p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_offset integer)
returns table (
  rank integer, name text, school_name text, class_name text, exam text, marks smallint, award text,
  certificate_code text, section_c smallint, difficulty integer
)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('export_results', jsonb_build_object(
    'edition_id', p_edition_id, 'exam_id', p_exam_id, 'class_id', p_class_id, 'offset', p_offset));
  select r.rank, s.name, s.school_name, c.name, x.name, r.marks, r.award, (
      select k.code from private.certificates as k where k.attempt_id = r.attempt_id and k.ended_as is null
        and r.is_final limit 1
    ), r.section_c, r.difficulty
  from private.find_published(p_edition_id, p_exam_id, p_class_id) as r
  join public.students as s on s.id = r.student_id
  join public.classes as c on c.id = r.class_id
  join public.subjects as x on x.id = p_exam_id
  order by c.number, r.rank nulls last, r.marks desc, s.name, r.attempt_id
  limit 1000 offset least(greatest(p_offset, 0), 200000);
$$;
comment on function private.export_results(uuid, uuid, uuid, integer) is
  'export_results for an admin. Raises 42501 for anybody else. Leaves an audit row.';

create function public.export_results(
  p_edition_id uuid, p_exam_id uuid, p_class_id uuid default null, p_offset integer default 0
)
returns table (
  rank integer, name text, school_name text, class_name text, exam text, marks smallint, award text,
  certificate_code text, section_c smallint, difficulty integer
)
language sql set search_path = '' set statement_timeout = '8s'
return private.export_results(p_edition_id, p_exam_id, p_class_id, p_offset);
comment on function public.export_results(uuid, uuid, uuid, integer) is
  'For admins: the merit list of an exam, by class and rank, 1,000 from p_offset on (up to 200,000): the results that '
  'families can see, without held and void ones, and without those of a class in which the organiser has a child. '
  'Equal marks are ranked by section_c, then by difficulty (docs/exam.md section 7). Rank, award, difficulty and '
  'certificate_code are null until the results are final, name and school if they were not given. Raises 42501 for '
  'anybody else; ends after 8 seconds. Leaves an audit row.';

-- ------------------------------------------------------------

create function private.sum_enrolments(p_edition_id uuid, p_exam_id uuid, p_class_id uuid)
returns table (enrolments bigint, students bigint, paid_paise bigint)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select count(*), count(distinct n.student_id), coalesce(sum(i.price_paise), 0)::bigint
  from public.enrolments as n
  join public.order_items as i on i.order_id = n.order_id and i.exam_id = n.exam_id
  where n.edition_id = p_edition_id and n.is_active and (p_exam_id is null or n.exam_id = p_exam_id)
    and (p_class_id is null or n.class_id = p_class_id);
$$;
comment on function private.sum_enrolments(uuid, uuid, uuid) is
  'sum_enrolments for an admin. Raises 42501 for anybody else.';

create function public.sum_enrolments(p_edition_id uuid, p_exam_id uuid default null, p_class_id uuid default null)
returns table (enrolments bigint, students bigint, paid_paise bigint)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.sum_enrolments(p_edition_id, p_exam_id, p_class_id);
comment on function public.sum_enrolments(uuid, uuid, uuid) is
  'For admins: the sums of export_enrolments in one row: rows, different students, and what was paid for them '
  '(paise). Raises 42501 for anybody else; ends after 8 seconds.';

create function private.export_enrolments(p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_offset integer)
returns table (
  name text, email text, phone text, parent_name text, school_name text, class_name text, exam text,
  order_number bigint, price_paise integer, has_guardian_consent boolean
)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('export_enrolments', jsonb_build_object(
    'edition_id', p_edition_id, 'exam_id', p_exam_id, 'class_id', p_class_id, 'offset', p_offset));
  select s.name, private.student_mail_address(s.id), coalesce(s.phone, f.phone), s.parent_name, s.school_name, c.name,
    x.name, o.number, i.price_paise, private.has_guardian_consent(s.id)
  from (
    select n.* from public.enrolments as n
    where n.edition_id = p_edition_id and n.is_active and (p_exam_id is null or n.exam_id = p_exam_id)
      and (p_class_id is null or n.class_id = p_class_id)
    order by n.student_id, n.exam_id
    limit 1000 offset least(greatest(p_offset, 0), 500000)
  ) as n
  join public.students as s on s.id = n.student_id
  left join public.students as f on f.id = s.family_id
  join public.classes as c on c.id = n.class_id
  join public.subjects as x on x.id = n.exam_id
  join public.orders as o on o.id = n.order_id
  join public.order_items as i on i.order_id = n.order_id and i.exam_id = n.exam_id
  order by n.student_id, n.exam_id;
$$;
comment on function private.export_enrolments(uuid, uuid, uuid, integer) is
  'export_enrolments for an admin. Raises 42501 for anybody else. Leaves an audit row.';

create function public.export_enrolments(
  p_edition_id uuid, p_exam_id uuid default null, p_class_id uuid default null, p_offset integer default 0
)
returns table (
  name text, email text, phone text, parent_name text, school_name text, class_name text, exam text,
  order_number bigint, price_paise integer, has_guardian_consent boolean
)
language sql set search_path = '' set statement_timeout = '8s'
return private.export_enrolments(p_edition_id, p_exam_id, p_class_id, p_offset);
comment on function public.export_enrolments(uuid, uuid, uuid, integer) is
  'For admins: the enrolments of an edition, one row for each exam, of one exam or class if given; without refunded '
  'ones; 1,000 from p_offset on (up to 500,000). Values are null if they were not given or the account is deleted. '
  'Paise. Raises 42501 for anybody else; ends after 8 seconds. Leaves an audit row.';

grant execute on function private.list_order_months() to authenticated;
grant execute on function private.export_orders(date, date, text, text, integer) to authenticated;
grant execute on function private.export_refunds(date, date, text, text, integer) to authenticated;
grant execute on function private.export_unmatched_payments(date, date, integer) to authenticated;
grant execute on function private.sum_results(uuid, uuid, uuid) to authenticated;
grant execute on function private.export_results(uuid, uuid, uuid, integer) to authenticated;
grant execute on function private.sum_enrolments(uuid, uuid, uuid) to authenticated;
grant execute on function private.export_enrolments(uuid, uuid, uuid, integer) to authenticated;
grant execute on function public.list_order_months() to authenticated;
grant execute on function public.export_orders(date, date, text, text, integer) to authenticated;
grant execute on function public.export_refunds(date, date, text, text, integer) to authenticated;
grant execute on function public.export_unmatched_payments(date, date, integer) to authenticated;
grant execute on function public.sum_results(uuid, uuid, uuid) to authenticated;
grant execute on function public.export_results(uuid, uuid, uuid, integer) to authenticated;
grant execute on function public.sum_enrolments(uuid, uuid, uuid) to authenticated;
grant execute on function public.export_enrolments(uuid, uuid, uuid, integer) to authenticated;


-- supabase/schemas/privacy.sql

-- Privacy: a family can download everything we store about the student, withdraw its consent, and delete the account.

create function private.queue_contact_removal(p_student_id uuid, p_email text) returns void
language sql set search_path = ''
as $$
  insert into private.outbox (kind, student_id, recipient) values ('contact_removal', p_student_id, p_email)
  on conflict (recipient) where kind = 'contact_removal' and status = 'pending'
  do update set queued_at = clock_timestamp(), next_attempt_at = now()
$$;
comment on function private.queue_contact_removal(uuid, text) is
  'Queues the removal of an address from the mailing list unless one is pending. The row has the address until it is '
  'sent, because the account may be deleted by then.';

create function private.set_consent(p_is_given boolean, p_version text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student public.students;
begin
  select * into v_student from public.students where id = (select auth.uid()) and deleted_at is null;
  if not found or v_student.family_id is not null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  if p_is_given is null then
    raise exception 'Consent is given or withdrawn.' using errcode = 'PT400';
  end if;
  -- Only giving consent is limited: withdrawing must always be possible.
  if p_is_given and not v_student.consent_given
    and not private.consume_rate_limit('set-consent:student:' || v_student.id, 10, 86400) then
    return jsonb_build_object('outcome', 'rate_limited');
  end if;
  -- The lock ensures that parallel calls change it only once, and that a deleted account is not changed.
  update public.students
  set consent_given = p_is_given, consent_version = case when p_is_given then p_version end
  where id = v_student.id and consent_given <> p_is_given and deleted_at is null;
  if found and p_is_given then
    perform private.queue_contact(v_student.id);
  elsif found then
    perform private.queue_contact_removal(v_student.id, v_student.email);
  end if;
  return (
    select jsonb_build_object('outcome', 'saved', 'consent_given', consent_given, 'consent_at', consent_at)
    from public.students
    where id = v_student.id
  );
end
$$;
comment on function private.set_consent(boolean, text) is
  'Gives or withdraws the caller''s consent to updates; p_version is the version of the wording. Updates the mailing '
  'list too. Returns {outcome: saved, consent_given, consent_at}, consent_at in UTC, or {outcome: rate_limited}: '
  'consent can be given at most 10 times a day, but always be withdrawn. Raises 42501 for anybody who is not a '
  'student and for a further child of a family, which has no address of its own; PT400 if p_is_given is null.';

create function private.student_data_json() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'exams', (
      select coalesce(jsonb_agg(to_jsonb(x) order by x.started_at), '[]')
      from (
        select p.kind, s.name as exam, e.name as edition, c.name as class, a.started_at, a.finished_at,
          (
            select jsonb_agg(jsonb_build_object('no', r.no, 'code', r.code, 'letters', r.letters) order by r.no)
            from private.exam_receipts as r where r.attempt_id = a.id
          ) as receipts,
          private.sessions_json(a) as sessions, private.room_events_json(a.id) as room_events,
          (
            select jsonb_agg(jsonb_build_object('path', f.name, 'taken_at', f.taken_at) order by f.name)
              from private.find_pictures(a.id) as f
          ) as pictures,
          (
            select jsonb_agg(jsonb_build_object('verdict', v.verdict, 'words', v.words, 'noted_at', v.decided_at)
              order by v.id)
            from private.picture_reviews as v where v.attempt_id = a.id
          ) as picture_notes,
          (
            select jsonb_build_object('is_counted', k.is_counted, 'reason', k.reason)
            from private.kept_answer_decisions as k where k.attempt_id = a.id
          ) as kept_answers,
          (
            select jsonb_agg(jsonb_build_object(
              'marks', r.marks, 'rank', r.rank, 'of', f.participants, 'award', r.award, 'cause', r.cause,
                'published_at', r.marked_at
            ) order by r.no)
            from private.exam_results as r
            join private.paper_results as f on f.paper_id = r.paper_id
            where r.attempt_id = a.id and private.find_hold(a.student_id, a) is null
          ) as results,
          (
            select jsonb_agg(jsonb_build_object('n', k.n, 'claim', k.claim, 'reason', k.reason, 'filed_at', k.filed_at)
              order by k.filed_at)
            from private.key_challenges as k where k.attempt_id = a.id
          ) as challenges,
          (
            select jsonb_build_object('award', k.award, 'confirmed_at', k.confirmed_at, 'proof', k.proof)
            from private.award_checks as k where k.attempt_id = a.id and t.is_told
          ) as award_check,
          (
            select jsonb_agg(private.void_proposal_json(u) order by u.proposed_at)
            from private.void_proposals as u where u.attempt_id = a.id
          ) as void_proposals,
          (
            select jsonb_build_object(
              'medal', w.medal, 'promised_on', w.promised_on, 'state', w.state, 'courier', w.courier, 'consignment',
              w.consignment,
              'address', private.address_json(w.id), 'events', (
                select coalesce(jsonb_agg(
                  jsonb_build_object('kind', e.kind, 'state', e.new_state, 'changed_at', e.changed_at) order by e.no),
                  '[]')
                from private.award_events as e where e.award_id = w.id
              )
            )
            from private.awards as w where w.attempt_id = a.id and t.is_told
          ) as award,
          (
            select jsonb_agg(jsonb_build_object(
              'code', w.code, 'name', w.name, 'issued_at', w.issued_at, 'ended_as', w.ended_as) order by w.issued_at)
            from private.certificates as w where w.attempt_id = a.id and t.is_told
          ) as certificates
        from private.exam_attempts as a
        join private.papers as p on p.id = a.paper_id
        -- Medals are decided and checked weeks before they are announced.
        cross join lateral (
          select p.status = 'final' and private.find_hold(a.student_id, a) is null as is_told
        ) as t
        left join public.subjects as s on s.id = a.exam_id
        left join public.editions as e on e.id = a.edition_id
        left join public.classes as c on c.id = a.class_id
        where a.student_id = (select private.student_id())
      ) as x
    ),
    'exam_grants', (
      select coalesce(jsonb_agg(to_jsonb(x) order by x.granted_at), '[]')
      from (
        select p.kind, s.name as exam, e.name as edition, c.name as class, g.extra_seconds, g.opens_at,
          g.last_start_at, g.reason, g.granted_at
        from private.exam_grants as g
        join private.papers as p on p.id = g.paper_id
        left join public.subjects as s on s.id = p.exam_id
        left join public.editions as e on e.id = p.edition_id
        left join public.classes as c on c.id = p.class_id
        where g.student_id = (select private.student_id())
      ) as x
    ),
    'earlier_refund_refusals', (
      select coalesce(jsonb_agg(to_jsonb(x) order by x.refused_at), '[]')
      from (
        select o.number as order_number, f.reason, f.note, f.amount_paise, f.requested_at, f.answer, f.refused_at
        from public.refund_requests as r
        join public.orders as o on o.id = r.order_id
        join private.refund_tasks as t on t.request_id = r.id
        join private.refund_refusals as f on f.task_id = t.id
        where r.student_id = (select private.student_id())
      ) as x
    ),
    'unpaid_carts', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]')
      from (
        select i.status, i.razorpay_order_id, i.amount_paise, i.currency, e.name as edition, k.name as class,
          i.created_at, i.opened_at,
          (
            select jsonb_agg(jsonb_build_object('exam', s.name, 'price_paise', n.price_paise) order by s.name)
            from private.payment_intent_items as n
            join public.subjects as s on s.id = n.exam_id
            where n.intent_id = i.id
          ) as exams
        from private.payment_intents as i
        join public.students as o on o.id = i.student_id
        join public.editions as e on e.id = i.edition_id
        join public.classes as k on k.id = i.class_id
        where o.id = (select auth.uid()) and o.deleted_at is null and i.status <> 'paid'
      ) as c
    ),
    'guardian_consents', (
      select coalesce(jsonb_agg(to_jsonb(g) order by g.given_at), '[]')
      from (
        select kind, way, guardian_name, wording_version, given_at, withdrawn_at
        from private.guardian_consents
        where student_id = (select private.student_id())
      ) as g
    ),
    'guardian_consent_requests', (
      select coalesce(jsonb_agg(jsonb_build_object('requested_at', r.requested_at, 'used_at', r.used_at)
        order by r.requested_at), '[]')
      from private.guardian_consent_requests as r
      where r.student_id = (select private.student_id())
    ),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('text', n.text, 'written_at', n.written_at)
        order by n.written_at), '[]')
      from private.family_notes as n
      where n.student_id = (select private.student_id())
    ),
    'mistakes_to_practise', private.mistake_cards_json((select private.student_id())),
    'practice', private.practice_record_json((select private.student_id())),
    'whatsapp_clicks', (
      select coalesce(jsonb_agg(jsonb_build_object('email', w.email, 'clicked_at', w.created_at)
        order by w.created_at), '[]')
      from public.whatsapp_clicks as w
      join public.students as s on s.email = w.email
      where s.id = (select auth.uid()) and s.deleted_at is null
    )
  )
$$;
comment on function private.student_data_json() is
  'The caller''s data that the caller has no direct right to read: exams and rehearsals taken (without results while '
  'they are held, without medals and certificates until the result is final and not held), grants by organisers for '
  'an exam, refusals of refunds that were lifted (paise), guardians'' consents, notes of calls, checkouts that were '
  'not paid (paise), mistakes to practise, study plans and practice days, clicks on a WhatsApp link. Times in UTC.';

create function private.export_my_data() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.consume_rate_limit('exports:student:' || coalesce((select auth.uid())::text, 'nobody'), 20, 3600) then
    raise exception 'Too many exports.' using errcode = 'PT429';
  end if;
  return private.student_data_json();
end
$$;
comment on function private.export_my_data() is
  'private.student_data_json for the caller, at most 20 times an hour. Raises PT429 after that.';

create function public.export_my_data() returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return (
  select jsonb_build_object(
    'exported_at', now(),
    'student', (
      select to_jsonb(s)
      from (
        select id, name, email, phone, c.class_name as class, school_name, parent_name, role, consent_given, consent_at,
          consent_version, created_at
        from public.students
        left join (select id as class_id, name as class_name from public.classes) as c using (class_id)
      ) as s
    ),
    'mock_tests', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.completed_at), '[]')
      from (
        select p.subject_name as subject, p.class_name as class, t.started_at, t.completed_at, t.score, t.topics,
          t.mistakes, t.seed
        from public.mock_tests as t
        join public.subject_classes as p using (subject_id, class_id)
      ) as m
    ),
    'orders', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.ordered_at), '[]')
      from (
        select o.number, o.ordered_at, o.payment_id, o.razorpay_order_id, o.amount, o.currency, o.refund_status,
          (
            select jsonb_agg(jsonb_build_object('exam', s.name, 'price', i.price) order by s.name)
            from public.order_items as i
            join public.subjects as s on s.id = i.exam_id
            where i.order_id = o.id
          ) as exams
        from public.orders as o
      ) as r
    ),
    'enrolments', (
      select coalesce(jsonb_agg(to_jsonb(n) order by n.enrolled_at), '[]')
      from (
        select s.name as exam, e.name as edition, c.name as class, n.is_active, n.enrolled_at
        from public.enrolments as n
        join public.subjects as s on s.id = n.exam_id
        join public.editions as e on e.id = n.edition_id
        join public.classes as c on c.id = n.class_id
      ) as n
    ),
    'refund_requests', (
      select coalesce(jsonb_agg(to_jsonb(q) order by q.requested_at), '[]')
      from (
        select o.number as order_number, f.reason, f.note, f.amount_paise, f.status, f.answer, f.requested_at
        from public.refund_requests as f
        join public.orders as o on o.id = f.order_id
      ) as q
    ),
    'cart', (select cart_items from public.current_cart_snapshot)
  ) || private.export_my_data()
);
comment on function public.export_my_data() is
  'Everything stored about the caller, as JSON: times in UTC, amounts in rupees or paise as their names say. Runs '
  'with the caller''s own rights, so it cannot contain other people''s rows; only private.export_my_data is a '
  'security definer and checks the caller itself.';

create function private.payment_under_way_until(p_student_id uuid) returns timestamptz
language sql stable set search_path = ''
as $$
  select case
    when exists (
      select 1
      from private.refund_tasks as t
      join private.captured_payments as p using (payment_id)
      join private.payment_intents as i on i.razorpay_order_id = p.razorpay_order_id
      where i.student_id = p_student_id and t.status not in ('processed', 'refused', 'merged')
    ) then 'infinity'
    else (
      select max(coalesce(i.opened_at, i.created_at)) + private.intent_life()
      from private.payment_intents as i
      where i.student_id = p_student_id
        and (i.status = 'open' or (i.status = 'draft' and i.creating_until > now()))
    )
  end
$$;
comment on function private.payment_under_way_until(uuid) is
  'Until when a payment may still arrive for a student (a checkout lives 48 hours), infinity while a refund or a '
  'review is open, null if nothing is under way.';

create function private.exam_under_way_until(p_student_id uuid) returns timestamptz
language sql volatile set search_path = ''
as $$
  select max(d.ends_at)
  from private.exam_attempts as a
  cross join lateral (select private.find_deadline(a) + private.answer_grace() as ends_at) as d
  where a.student_id = p_student_id and a.exam_id is not null and a.finished_at is null
    and d.ends_at >= private.exam_now()
$$;
comment on function private.exam_under_way_until(uuid) is
  'Until when a student''s running exam lasts, null if none is running. Rehearsals do not count. Source: '
  'docs/exam.md section 2.';

create function private.anonymise_student(p_student_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  v_email text;
  v_family_id uuid;
  v_mail_address text;
  v_attempt private.exam_attempts;
begin
  perform private.lock_student(p_student_id);
  select email, family_id into v_email, v_family_id from public.students where id = p_student_id and deleted_at is null;
  if not found then
    return;
  end if;
  v_mail_address := private.student_mail_address(p_student_id);
  -- Records the counted letters while the answers still exist. A running attempt is ended now.
  for v_attempt in
    select l.*
    from (
      select id from private.exam_attempts
      where student_id = p_student_id and exam_id is not null and finished_at is null
      order by id
    ) as a
    cross join lateral private.lock_attempt(a.id) as l
  loop
    if v_attempt.finished_at is null then
      perform private.end_attempt(v_attempt, private.exam_now());
    end if;
  end loop;
  delete from private.family_notes where student_id = p_student_id;
  delete from private.device_checks where student_id = p_student_id;
  delete from private.mistake_cards where student_id = p_student_id;
  delete from private.practice_records where student_id = p_student_id;
  delete from public.mock_tests where student_id = p_student_id;
  delete from public.current_cart_snapshot where student_id = p_student_id;
  delete from public.whatsapp_clicks where email = v_email;
  -- For an exam the receipt's letters stay; a rehearsal is deleted completely.
  delete from private.exam_attempts where student_id = p_student_id and exam_id is null;
  delete from private.exam_sessions where attempt_id in (
    select id from private.exam_attempts where student_id = p_student_id);
  update private.exam_attempts set student_name = null where student_id = p_student_id;
  -- The consent itself stays, because the remaining exam data depends on it; the guardian's name is deleted.
  update private.guardian_consents set guardian_name = null where student_id = p_student_id;
  delete from private.guardian_consent_requests where student_id = p_student_id;
  update private.certificates set name = null
    where attempt_id in (select id from private.exam_attempts where student_id = p_student_id);
  delete from private.certificate_name_requests
    where attempt_id in (select id from private.exam_attempts where student_id = p_student_id);
  update private.key_challenges set reason = 'account deleted'
  where attempt_id in (select id from private.exam_attempts where student_id = p_student_id);
  update private.void_proposals
  set reason = 'account deleted', reply = case when reply is not null then 'account deleted' end, words = case
    when words is not null then 'account deleted' end
  where attempt_id in (select id from private.exam_attempts where student_id = p_student_id);
  update private.award_checks set proof = 'account deleted'
  where proof is not null and attempt_id in (select id from private.exam_attempts where student_id = p_student_id);
  perform private.anonymise_awards(p_student_id);
  update private.exam_grants set reason = 'account deleted' where student_id = p_student_id;
  update private.kept_answer_decisions set reason = 'account deleted'
  where attempt_id in (select id from private.exam_attempts where student_id = p_student_id);
  update public.refund_requests set note = null where student_id = p_student_id and note is not null;
  update private.refund_tasks as t set note = null
  from public.refund_requests as r
  where r.id = t.request_id and r.student_id = p_student_id and t.note is not null;
  update private.refund_refusals as f set note = null, answer = 'account deleted'
  from private.refund_tasks as t
  join public.refund_requests as r on r.id = t.request_id
  where t.id = f.task_id and r.student_id = p_student_id;
  update private.admin_audit set details = '{}' where student_id = p_student_id;
  update private.webhook_inbox as w set body = null
  from private.payment_intents as i
  where i.student_id = p_student_id and w.razorpay_order_id = i.razorpay_order_id and w.body is not null;
  update private.webhook_inbox as w set body = null
  from private.payment_intents as i
  join private.captured_payments as p on p.razorpay_order_id = i.razorpay_order_id
  where i.student_id = p_student_id and w.payment_id = p.payment_id and w.body is not null;
  -- Mails about money are still sent to the address, without other personal data.
  update private.outbox set recipient = v_mail_address
  where student_id = p_student_id and status = 'pending'
    and kind in ('purchase_email', 'refund_email', 'refund_refused_email');
  update private.outbox set status = 'dead', locked_until = null, recipient = null, last_error = 'account deleted'
  where student_id = p_student_id and status = 'pending'
    and kind not in ('contact_removal', 'purchase_email', 'refund_email', 'refund_refused_email');
  delete from private.family_confirmations where student_id = p_student_id;
  if v_family_id is null then
    perform private.queue_contact_removal(p_student_id, v_email);
    insert into private.outbox (kind, student_id, recipient)
    values ('account_deleted_email', p_student_id, v_mail_address);
  elsif exists (select 1 from auth.users where id = v_family_id and deleted_at is null) then
    -- If a whole family is deleted, it gets one email.
    insert into private.outbox (kind, student_id, recipient)
    values ('child_deleted_email', p_student_id, v_mail_address);
  end if;
  update public.students
  set name = null, family_id = null, email = null, phone = null, class_id = null, school_name = null,
    parent_name = null, consent_given = false, deleted_at = now()
  where id = p_student_id;
end
$$;
comment on function private.anonymise_student(uuid) is
  'Anonymises a student. The row stays without personal data, because orders refer to it. Deleted are mock tests, '
  'rehearsals, notes of calls, cart and clicks, the answers of exams with their times, the texts of challenges, the '
  'addresses of awards and the bodies of webhooks; letters, marks and ranks of exams stay. A running exam is ended '
  'first. A removal of the address from the mailing list is queued. Queued mails about payments, and one about the '
  'deletion, keep the address until they are sent. Does nothing for an anonymised student or an account without a '
  'students row. Source: docs/design.md section 4, docs/exam.md section 2.';

create function private.anonymise_deleted_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.users where id in (select s.id from public.students as s where s.family_id = old.id);
  perform private.anonymise_student(old.id);
  return null;
end
$$;
comment on function private.anonymise_deleted_user() is
  'Trigger: anonymises the student of a deleted account, whether it was deleted on our page or in Supabase''s '
  'dashboard, and the address can register again. If the login that registered a family is deleted, its further '
  'children are too.';

create trigger users_anonymise_deleted after delete on auth.users
  for each row execute function private.anonymise_deleted_user();
-- Supabase's dashboard can also keep a deleted account's row, with its address made unreadable.
create trigger users_anonymise_soft_deleted after update of deleted_at on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.anonymise_deleted_user();

create function private.list_exams_ahead(p_student_id uuid) returns table (id uuid, exam text, exam_on date)
language sql stable set search_path = ''
as $$
  select s.id, s.name, x.exam_on
  from public.enrolments as n
  join public.edition_exams as x using (edition_id, exam_id)
  join public.subjects as s on s.id = n.exam_id
  where n.student_id = p_student_id and n.is_active and x.exam_on >= private.day_in_india(now())
  order by x.exam_on, s.name
$$;
comment on function private.list_exams_ahead(uuid) is
  'The exams that a student has paid for and that are today or later, sorted by day (IST).';

create function private.find_deletion_refusal(p_students uuid[]) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_until timestamptz;
begin
  select max(private.exam_under_way_until(s.id)) into v_until from unnest(p_students) as s (id);
  if v_until is not null then
    return jsonb_build_object('outcome', 'exam_under_way', 'until', v_until);
  end if;
  select max(private.payment_under_way_until(s.id)) into v_until from unnest(p_students) as s (id);
  if v_until is not null then
    return jsonb_build_object('outcome', 'payment_under_way', 'until', nullif(v_until, 'infinity'));
  end if;
  if exists (select from unnest(p_students) as s (id) where private.is_award_out(s.id)) then
    return jsonb_build_object('outcome', 'award_under_way');
  end if;
  return null;
end
$$;
comment on function private.find_deletion_refusal(uuid[]) is
  'Why these students cannot be deleted at the moment: {outcome: exam_under_way, until}, {outcome: '
  'payment_under_way, until} with until null while a refund or a review is open, or {outcome: award_under_way}; null '
  'if they can.';

create function private.delete_account(p_exams_given_up uuid[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id constant uuid := private.lock_caller();
  v_students uuid[];
  v_refusal jsonb;
  v_exams jsonb;
begin
  if not private.is_login_recent() then
    return jsonb_build_object('outcome', 'login_too_old');
  end if;
  v_students := v_student_id || private.lock_children(v_student_id);
  v_refusal := private.find_deletion_refusal(v_students);
  if v_refusal is not null then
    return v_refusal;
  end if;
  select jsonb_agg(to_jsonb(e) || jsonb_build_object('student', p.name) order by e.exam_on, e.exam, p.name) into v_exams
  from public.students as p
  cross join private.list_exams_ahead(p.id) as e
  where p.id = any (v_students)
  having not array_agg(e.id) <@ coalesce(p_exams_given_up, '{}');
  if v_exams is not null then
    return jsonb_build_object('outcome', 'exams_ahead', 'exams', v_exams);
  end if;
  -- The trigger users_anonymise_deleted anonymises the students, further children first, because their emails need the
  -- address. If the login was deleted elsewhere before, its student may still be there.
  delete from auth.users where id = v_student_id;
  perform private.anonymise_student(v_student_id);
  return jsonb_build_object('outcome', 'deleted');
end
$$;
comment on function private.delete_account(uuid[]) is
  'Deletes the caller''s account: anonymises the student (private.anonymise_student) and removes the auth user. For '
  'the login that registered a family this includes the further children; a further child deletes only itself. '
  'p_exams_given_up lists the exams that the family agrees to lose. Returns {outcome: deleted}; or why not, for any '
  'of the children: {outcome: login_too_old} unless private.is_login_recent, {outcome: exam_under_way, until} while '
  'an exam is running, {outcome: payment_under_way, until} with a time in UTC, or null while a refund or a review is '
  'open, {outcome: award_under_way} while an award is packed or posted, {outcome: exams_ahead, exams: [{id, exam, '
  'exam_on, student}]} if p_exams_given_up lacks a paid exam that is still to come; student is the child''s name. '
  'Raises 42501 without an account. Source: docs/design.md section 4, decision 030.';

create function public.set_consent(p_is_given boolean, p_version text) returns jsonb
language sql set search_path = ''
return private.set_consent(p_is_given, p_version);
comment on function public.set_consent(boolean, text) is 'private.set_consent for the API.';

create function public.delete_account(p_exams_given_up uuid[] default '{}') returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.delete_account(p_exams_given_up);
comment on function public.delete_account(uuid[]) is 'private.delete_account for the API.';

grant execute on function private.set_consent(boolean, text) to authenticated;
grant execute on function private.export_my_data() to authenticated;
grant execute on function private.delete_account(uuid[]) to authenticated;
grant execute on function public.set_consent(boolean, text) to authenticated;
grant execute on function public.export_my_data() to authenticated;
grant execute on function public.delete_account(uuid[]) to authenticated;

-- ------------------------------------------------------------

-- The auth server stores an account's address and changes it after both mailboxes have confirmed. The copies of the
-- address are updated here; mails read the address when they are sent.

create function private.follow_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_old_email text;
begin
  select email into v_old_email from public.students where id = new.id and deleted_at is null;
  if not found then
    return null;
  end if;
  update public.students set email = new.email where id = new.id;
  update public.current_cart_snapshot set email = lower(new.email) where student_id = new.id;
  update public.whatsapp_clicks set email = lower(new.email) where email = v_old_email;
  if private.queue_contact(new.id) then
    perform private.queue_contact_removal(new.id, v_old_email);
  end if;
  return null;
end
$$;
comment on function private.follow_address() is
  'Trigger: after an account''s address has changed, updates it in the student, cart and clicks, and on the mailing '
  'list if consent is given.';

create trigger users_follow_address after update of email on auth.users
  for each row when (new.email is distinct from old.email and new.deleted_at is null)
  execute function private.follow_address();


-- supabase/schemas/families.sql

-- Families: one parent, several children (decision 097). The login that registered is the first child's. Each further
-- child is a student like any other with its own auth user, whose address ends in @children.invalid and whose password
-- nobody knows. It can only be entered from a session of the family, with a one-time token that the edge function
-- enter-child requests from the auth server. students.family_id links a child to its family.

create function private.family_size_max() returns integer
language sql immutable parallel safe set search_path = ''
return 6;
comment on function private.family_size_max() is 'The most children that a family can have, the first included.';

create function private.children_per_day() returns integer
language sql immutable parallel safe set search_path = ''
return 10;
comment on function private.children_per_day() is
  'How many children a family may add in a day: more than it can have, so that a deleted child can be added again.';

create function private.child_changes_per_hour() returns integer
language sql immutable parallel safe set search_path = ''
return 60;
comment on function private.child_changes_per_hour() is 'How often a family may switch to another child in an hour.';

create function private.family_confirmation_life() returns interval
language sql immutable parallel safe set search_path = ''
return interval '2 minutes';
comment on function private.family_confirmation_life() is
  'How long after entering the family''s password actions that require it are allowed.';

create table private.family_confirmations (
  student_id uuid primary key references public.students (id),
  confirmed_at timestamptz not null default now()
);
comment on table private.family_confirmations is
  'When the family''s password was last entered for a child, who has no password of its own. One row per child.';

alter table private.family_confirmations enable row level security;

create function private.family_id(p_student_id uuid) returns uuid
language sql stable set search_path = ''
as $$ select coalesce(family_id, id) from public.students where id = p_student_id and deleted_at is null $$;
comment on function private.family_id(uuid) is
  'The id of the student whose login registered this student''s family; the student''s own id if it is that student. '
  'Null for a deleted student.';

create function private.student_mail_address(p_student_id uuid) returns text
language sql stable set search_path = ''
as $$
  select coalesce(o.email, s.email)
  from public.students as s
  left join public.students as o on o.id = s.family_id
  where s.id = p_student_id
$$;
comment on function private.student_mail_address(uuid) is
  'The email address for mails to a student, which is the family''s. Null for a deleted student.';

create function private.lock_children(p_family_id uuid) returns uuid[]
language plpgsql set search_path = ''
as $$
declare
  v_ids constant uuid[] := array(select id from public.students where family_id = p_family_id order by id);
begin
  perform private.lock_student(c.id) from unnest(v_ids) as c (id);
  return v_ids;
end
$$;
comment on function private.lock_children(uuid) is
  'Locks the further children of a family and returns their ids. The caller locks the student who registered the '
  'family first.';

create function private.is_family_confirmed(p_student_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from private.family_confirmations
    where student_id = p_student_id and confirmed_at > now() - private.family_confirmation_life()
  )
$$;
comment on function private.is_family_confirmed(uuid) is
  'Whether the family''s password was entered for this child within private.family_confirmation_life.';

create function private.confirm_family(p_student_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if private.student_id() is null or private.family_id(p_student_id) is distinct from (select auth.uid()) then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  if not private.is_login_recent() then
    return jsonb_build_object('outcome', 'login_too_old');
  end if;
  insert into private.family_confirmations as c (student_id) values (p_student_id)
  on conflict (student_id) do update set confirmed_at = now();
  return jsonb_build_object('outcome', 'confirmed');
end
$$;
comment on function private.confirm_family(uuid) is 'confirm_family for the caller alone.';

create function public.confirm_family(p_student_id uuid) returns jsonb
language sql set search_path = ''
return private.confirm_family(p_student_id);
comment on function public.confirm_family(uuid) is
  'Records that the family''s password was just entered for one of its children; called with a fresh login of the '
  'student who registered the family. For two minutes that child may do what requires the password. Returns {outcome: '
  'confirmed | login_too_old}. Raises 42501 for anybody but that student, and for a child of another family.';

create function private.get_family() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_family_id constant uuid := private.family_id((select auth.uid()));
begin
  if v_family_id is null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  return (
    select jsonb_build_object(
      'address', private.student_mail_address(v_family_id),
      'size_max', private.family_size_max(),
      'children', jsonb_agg(
        jsonb_build_object('id', s.id, 'name', s.name, 'class', c.name, 'is_first', s.family_id is null)
        order by s.family_id nulls first, s.created_at, s.id
      )
    )
    from public.students as s
    left join public.classes as c on c.id = s.class_id
    where (s.id = v_family_id or s.family_id = v_family_id) and s.deleted_at is null
  );
end
$$;
comment on function private.get_family() is 'get_family for the caller alone.';

create function public.get_family() returns jsonb
language sql stable set search_path = ''
return private.get_family();
comment on function public.get_family() is
  'The caller''s family: {address, size_max, children: [{id, name, class, is_first}]}, the student who registered it '
  'first, the others in the order in which they were added. address is the family''s email address; name and class '
  'are null if they were not given. Raises 42501 for anybody who is not a student.';

-- ------------------------------------------------------------

-- Adding a child, for the edge function add-child: first the check (begin_child), then the auth user, then its row
-- (add_child). Lock order: the student who registered the family, then nothing else.

create function private.child_error(p_family_id uuid, p_name text, p_class_id uuid, p_school_name text) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when p_name is null or not private.is_name(p_name) then '{"outcome": "name_missing"}'
    when char_length(p_name) > 100 then '{"outcome": "name_too_long"}'
    when char_length(p_school_name) > 200 then '{"outcome": "school_too_long"}'
    when not exists (select 1 from public.classes where id = p_class_id) then '{"outcome": "class_unknown"}'
    when f.known_id is not null then jsonb_build_object('outcome', 'already_added', 'student_id', f.known_id)
    when f.size >= private.family_size_max() then '{"outcome": "family_full"}'
  end
  from (
    select count(*) as size,
      (array_agg(s.id) filter (where s.name_key = lower(p_name) and s.class_id = p_class_id))[1] as known_id
    from public.students as s
    where (s.id = p_family_id or s.family_id = p_family_id) and s.deleted_at is null
  ) as f
$$;
comment on function private.child_error(uuid, text, uuid, text) is
  'Why a child cannot be added to a family, as an outcome of begin_child, or null. If a child with the same name and '
  'class exists already, the form was sent twice.';

create function public.begin_child(p_student_id uuid, p_name text, p_class_id uuid, p_school_name text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_family_id constant uuid := private.family_id(p_student_id);
  v_error jsonb;
begin
  if v_family_id is null or exists (select 1 from public.students where id = v_family_id and role <> 'student') then
    return jsonb_build_object('outcome', 'no_family');
  end if;
  perform private.lock_student(v_family_id);
  if not private.is_family_confirmed(p_student_id) then
    return jsonb_build_object('outcome', 'not_confirmed');
  end if;
  v_error := private.child_error(
    v_family_id, private.clean_line(p_name), p_class_id, private.clean_line(p_school_name));
  if v_error is not null then
    return v_error;
  end if;
  if not private.consume_rate_limit(
    'children-added:family:' || v_family_id, private.children_per_day(), 86400
  ) then
    return jsonb_build_object('outcome', 'rate_limited');
  end if;
  return jsonb_build_object('outcome', 'ready');
end
$$;
comment on function public.begin_child(uuid, text, uuid, text) is
  'For the function add-child: whether a student may add a child to the family. Returns {outcome}: ready; no_family '
  '(the account has no students row, is deleted or is an organiser''s); not_confirmed unless '
  'private.is_family_confirmed; name_missing, name_too_long, school_too_long, class_unknown; already_added with '
  'student_id; family_full at six; rate_limited beyond private.children_per_day.';

create function public.add_child(
  p_student_id uuid, p_child_id uuid, p_name text, p_class_id uuid, p_school_name text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_family_id constant uuid := private.family_id(p_student_id);
  v_owner public.students;
  v_email text;
  v_error jsonb;
begin
  perform private.lock_student(v_family_id);
  select * into v_owner from public.students where id = v_family_id and deleted_at is null and role = 'student';
  select email into v_email from auth.users where id = p_child_id and email like 'child-%@children.invalid';
  if v_owner.id is null or v_email is null then
    return jsonb_build_object('outcome', 'no_family');
  end if;
  v_error := private.child_error(
    v_family_id, private.clean_line(p_name), p_class_id, private.clean_line(p_school_name));
  if v_error is not null then
    return v_error;
  end if;
  insert into public.students (id, email, name, class_id, school_name, parent_name, phone, family_id)
  values (p_child_id, v_email, p_name, p_class_id, p_school_name, v_owner.parent_name, v_owner.phone, v_family_id);
  insert into private.admin_audit (actor, action, student_id) values (p_student_id::text, 'add_child', p_child_id);
  return jsonb_build_object('outcome', 'added');
end
$$;
comment on function public.add_child(uuid, uuid, text, uuid, text) is
  'For the function add-child, after begin_child: writes the students row for the child''s new auth user, with '
  'guardian and phone from the student who registered the family, and an audit row. Returns {outcome}: added, or an '
  'outcome of begin_child if something has changed since.';

create function public.enter_child(p_student_id uuid, p_child_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_family_id constant uuid := private.family_id(p_student_id);
  v_email text;
begin
  -- An organiser's login always needs its own password.
  select email into v_email
  from public.students
  where id = p_child_id and id <> p_student_id and role = 'student' and private.family_id(id) = v_family_id;
  if v_email is null then
    return jsonb_build_object('outcome', 'not_family');
  end if;
  if not private.consume_rate_limit(
    'child-changes:family:' || v_family_id, private.child_changes_per_hour(), 3600
  ) then
    return jsonb_build_object('outcome', 'rate_limited');
  end if;
  insert into private.admin_audit (actor, action, student_id) values (p_student_id::text, 'enter_child', p_child_id);
  return jsonb_build_object('outcome', 'allowed', 'email', v_email);
end
$$;
comment on function public.enter_child(uuid, uuid) is
  'For the function enter-child: whether a student may switch to another child of its family; leaves an audit row. '
  'Returns {outcome: allowed, email}, the address of that child''s login; {outcome: not_family} for a child of '
  'another family, the caller itself or an organiser; {outcome: rate_limited} after private.child_changes_per_hour.';

-- ------------------------------------------------------------

create function private.forbid_child_login_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The login of a child is the family''s alone.' using errcode = '42501';
end
$$;
comment on function private.forbid_child_login_change() is
  'Trigger: refuses an email address or password for a further child from that child''s session, so that it cannot '
  'get a login of its own. Raises 42501.';

create trigger users_forbid_child_login_change before update on auth.users
  for each row when (
    old.email like '%@children.invalid' and new.deleted_at is null and (
      new.email is distinct from old.email or coalesce(new.email_change, '') <> ''
      or new.encrypted_password is distinct from old.encrypted_password
    )
  )
  execute function private.forbid_child_login_change();

create function private.end_child_sessions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions where user_id in (select s.id from public.students as s where s.family_id = new.id);
  return null;
end
$$;
comment on function private.end_child_sessions() is
  'Trigger: ends the sessions of the further children when the family''s password changes, as the auth server ends '
  'the family''s other sessions.';

create trigger users_end_child_sessions after update of encrypted_password on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password)
  execute function private.end_child_sessions();

grant execute on function private.confirm_family(uuid) to authenticated;
grant execute on function private.get_family() to authenticated;
grant execute on function public.confirm_family(uuid) to authenticated;
grant execute on function public.get_family() to authenticated;
grant execute on function public.begin_child(uuid, text, uuid, text) to service_role;
grant execute on function public.add_child(uuid, uuid, text, uuid, text) to service_role;
grant execute on function public.enter_child(uuid, uuid) to service_role;


-- supabase/schemas/jobs.sql

-- Deleting data after its retention time. background-jobs deletes a limited number of rows of each kind in a separate
-- statement, oldest first: if one kind is slow or fails, the others are still deleted, and the next run continues.

create function private.purge_kind(p_kind text) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_count integer;
begin
  if p_kind = 'webhook_bodies' then
    update private.webhook_inbox set body = null where body is not null and received_at < now() - interval '30 days';
  elsif p_kind = 'exam_starts' then
    delete from public.exam_starts where "timestamp" < now() - interval '90 days';
  elsif p_kind = 'whatsapp_clicks' then
    delete from public.whatsapp_clicks where created_at < now() - interval '90 days';
  elsif p_kind = 'unconfirmed_accounts' then
    -- Accounts whose address was never confirmed, because it was mistyped or our email was not opened. Accounts that
    -- have logged in or have a students row stay. Also deletes accounts of children for which adding stopped before the
    -- students row was written (families.sql).
    delete from auth.users where id in (
      select u.id from auth.users as u
      where (u.email_confirmed_at is null or u.email like '%@children.invalid') and u.last_sign_in_at is null
        and u.created_at < now() - interval '30 days'
        and not exists (select 1 from public.students as s where s.id = u.id)
      order by u.created_at
      limit 1000
    );
  elsif p_kind = 'rehearsals' then
    -- Only 100 per call, because each rehearsal has up to 2,000 events, which are deleted with it.
    delete from private.exam_attempts where id in (
      select id from private.exam_attempts
      where exam_id is null and started_at < now() - interval '30 days'
      order by started_at
      limit 100
    );
  elsif p_kind = 'consent_requests' then
    delete from private.guardian_consent_requests where id in (
      select id from private.guardian_consent_requests
      where expires_at < now() - interval '30 days'
      order by expires_at
      limit 1000
    );
  elsif p_kind = 'award_addresses' then
    return private.forget_addresses(1000);
  elsif p_kind = 'room_events' then
    return private.purge_room_events();
  elsif p_kind = 'rate_limits' then
    delete from private.rate_limits where ends_at < now();
  else
    raise exception 'There is no kind %.', p_kind using errcode = 'PT400';
  end if;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
comment on function private.purge_kind(text) is
  'Deletes expired data of one kind and returns how many rows: webhook bodies after 30 days, telemetry after 90, '
  'accounts with an unconfirmed address after 30, rehearsals after 30 (100 per call), requests for a guardian''s '
  'consent 30 days after their links expired, addresses of awards (private.forget_addresses), recorded exam events '
  '(private.purge_room_events), and rate limits whose window is over. At most 1,000 accounts, requests and addresses '
  'per call. Raises PT400 for another kind.';

create function public.purge_expired(p_kind text default null) returns jsonb
language sql security definer set search_path = ''
as $$
  select jsonb_object_agg(k.kind, private.purge_kind(k.kind))
  from unnest(case when p_kind is not null then array[p_kind] else array[
    'webhook_bodies', 'exam_starts', 'whatsapp_clicks', 'unconfirmed_accounts', 'consent_requests', 'award_addresses',
    'room_events', 'rate_limits', 'rehearsals'
  ] end) as k (kind)
$$;
comment on function public.purge_expired(text) is
  'For background-jobs: runs private.purge_kind for one kind, or for all if p_kind is null. Returns how many rows of '
  'each: {webhook_bodies, exam_starts, whatsapp_clicks, unconfirmed_accounts, consent_requests, award_addresses, '
  'room_events, rate_limits, rehearsals}.';
grant execute on function public.purge_expired(text) to service_role;

-- ------------------------------------------------------------

-- Hosted Supabase calls background-jobs every 5 minutes, by pg_cron and pg_net. Where they are absent (the local stack
-- has its own timer) nothing is scheduled. A lost call does no harm, because the next one does its work.

create function private.find_setting(p_name text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_value text;
begin
  if pg_catalog.to_regclass('vault.decrypted_secrets') is not null then
    execute 'select decrypted_secret from vault.decrypted_secrets where name = $1'
    into v_value using p_name;
  end if;
  return coalesce(nullif(v_value, ''), nullif(current_setting('olympeak.' || p_name, true), ''));
end
$$;
comment on function private.find_setting(text) is
  'A secret of this project by its name: from the vault, else from the database setting olympeak.<name>, else null.';

create function private.call_background_jobs() returns text
language plpgsql set search_path = ''
as $$
declare
  v_url text := private.find_setting('background_jobs_url');
  v_secret text := private.find_setting('cron_secret');
begin
  if v_url is null or v_secret is null then
    raise warning 'background-jobs is not called: background_jobs_url or cron_secret is not in the vault.';
    return 'not set up';
  end if;
  -- The job runs for at most 100 seconds; pg_net stores the response for some hours.
  execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := 120000)'
  using v_url, '{}'::jsonb,
    jsonb_build_object('Content-Type', 'application/json', 'x-cron-secret', v_secret);
  return 'called';
end
$$;
comment on function private.call_background_jobs() is
  'Calls the edge function background-jobs with its secret. Returns called, or not set up while the vault lacks '
  'background_jobs_url or cron_secret.';

create function private.schedule_background_jobs() returns text
language plpgsql set search_path = ''
as $$
begin
  if pg_catalog.to_regprocedure('cron.schedule(text,text,text)') is null
    or not exists (select 1 from pg_catalog.pg_proc where proname = 'http_post'
      and pronamespace = pg_catalog.to_regnamespace('net')) then
    return 'absent';
  end if;
  execute 'select cron.schedule($1, $2, $3)'
  using 'olympeak background-jobs', '*/5 * * * *', 'select private.call_background_jobs()';
  execute 'select cron.schedule($1, $2, $3)'
  using 'olympeak results', '* * * * *', 'set statement_timeout = 0; select private.run_result_tasks()';
  execute 'select cron.schedule($1, $2, $3)'
  using 'olympeak forget old runs', '17 21 * * *',
    'delete from cron.job_run_details where end_time < now() - interval ''7 days''';
  return 'scheduled';
end
$$;
comment on function private.schedule_background_jobs() is
  'Schedules the jobs: the calls of background-jobs, the result tasks, which have no time limit, and deleting the log '
  'of past runs. Calling it again changes nothing. Returns scheduled, or absent if pg_cron or pg_net is missing. '
  'Times are UTC.';

create function private.unschedule_background_jobs() returns text
language plpgsql set search_path = ''
as $$
begin
  if pg_catalog.to_regprocedure('cron.unschedule(text)') is null then
    return 'absent';
  end if;
  execute 'select cron.unschedule(jobname::text) from cron.job where jobname like $1' using 'olympeak %';
  return 'unscheduled';
end
$$;
comment on function private.unschedule_background_jobs() is
  'Unschedules the jobs, for a copy of this project that must not send or change anything outside. Returns '
  'unscheduled, or absent if pg_cron is missing.';


reset check_function_bodies;
