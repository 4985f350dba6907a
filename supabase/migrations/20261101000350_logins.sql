-- Logins, as a request's token reports them, and what the organiser's have to be.

create table private.settings (
  name text primary key,
  is_on boolean not null,
  about text not null
);
comment on table private.settings is 'What is switched on here and not there, from the SQL console.';
alter table private.settings enable row level security;
revoke all on private.settings from public, anon, authenticated, service_role;
insert into private.settings (name, is_on, about) values
  ('require_admin_mfa', false, 'Organisers give a code of their authenticator app as well (operations, "The first organiser").'),
  ('single_organiser', false, 'There is one organiser: where two are asked for, one is enough (exam section 3).');

create function private.logged_in_at() returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (
      select max(to_timestamp((m.method ->> 'timestamp')::bigint))
      from jsonb_array_elements(
        case when jsonb_typeof(auth.jwt() -> 'amr') = 'array' then auth.jwt() -> 'amr' end
      ) as m (method)
      where m.method ->> 'method' <> 'token_refresh'
    ),
    (select s.created_at from auth.sessions as s where s.id = (auth.jwt() ->> 'session_id')::uuid)
  )
$$;
comment on function private.logged_in_at() is
  'When the caller last proved who they are: by the methods that the token names (amr), else when its session began; null where the token has neither. Its iat does not count: a refresh renews that without asking for anything.';
revoke all on function private.logged_in_at() from public;

create function private.is_login_recent() returns boolean
language sql stable set search_path = ''
as $$ select coalesce(private.logged_in_at() > now() - interval '15 minutes', false) $$;
comment on function private.is_login_recent() is
  'Whether the caller logged in within the last 15 minutes, as what cannot be undone asks for (decision 030).';
revoke all on function private.is_login_recent() from public;

create function private.is_session_live() returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.jwt() ->> 'session_id' is null or exists (
    select 1 from auth.sessions as s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and (s.not_after is null or s.not_after > now())
  )
$$;
comment on function private.is_session_live() is
  'Whether the session that the token names still exists: a token outlives it by up to an hour. True for a token that names none, which the auth server does not issue.';
revoke all on function private.is_session_live() from public;

create function private.is_second_factor_given() returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.jwt() ->> 'aal' is not distinct from 'aal2'
    or not exists (select 1 from private.settings where name = 'require_admin_mfa' and is_on)
$$;
comment on function private.is_second_factor_given() is
  'Whether the caller gave a second factor, where the setting require_admin_mfa asks for one.';
revoke all on function private.is_second_factor_given() from public;

create function private.is_admin_mfa_required() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select 1 from private.settings where name = 'require_admin_mfa' and is_on) $$;
comment on function private.is_admin_mfa_required() is 'is_admin_mfa_required for anybody.';

create function public.is_admin_mfa_required() returns boolean
language sql stable set search_path = ''
return private.is_admin_mfa_required();
comment on function public.is_admin_mfa_required() is
  'Whether organisers have to give a second factor. For anybody: npm run verify:hosted says so where a password alone opens the admin panel.';

revoke all on function private.is_admin_mfa_required() from public, anon, authenticated;
revoke all on function public.is_admin_mfa_required() from public, anon, authenticated;
grant execute on function private.is_admin_mfa_required() to anon, authenticated;
grant execute on function public.is_admin_mfa_required() to anon, authenticated;
