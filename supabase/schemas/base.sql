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

create function private.reference_key(p_text text) returns text
language sql immutable strict parallel safe set search_path = ''
return nullif(
  regexp_replace(
    regexp_replace(lower(p_text), '[^[:alnum:]]', '', 'g'),
    -- Only before a number: names such as Arnav start with these letters too.
    '^(utr|rrn|arn)(?=.*[0-9])', ''
  ),
  ''
);
comment on function private.reference_key(text) is
  'A bank''s reference as it is searched and compared: its letters and digits in small letters, without a leading UTR, '
  'RRN or ARN. Null if nothing is left.';

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
comment on table private.settings is
  'Settings that differ between Supabase projects; changed by set_office_setting or in the SQL console.';
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
