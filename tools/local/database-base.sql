-- What a new Supabase project holds before its first migration, as far as ours need it.
-- Runs at every start of the local stack, so every statement may be repeated.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end
$$;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;
alter database postgres set search_path to "$user", public, extensions;

revoke create on schema public from public;
grant usage on schema public, extensions to anon, authenticated, service_role;

-- `supabase start` opens everything new in `public` to the API's roles. Migrations must therefore revoke as
-- well as grant; tests/stack/grants.test.ts shows that ours come out the same without these three lines.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
