-- The schemas of a new hosted project with their grants, before its first migration.
-- Run once in a new database as supabase_admin, after roles.sql. The auth server creates the tables of schema auth.

do $$
begin
  execute format('alter database %I owner to postgres', current_database());
  execute format('grant all on database %I to dashboard_user', current_database());
  execute format('grant create on database %I to supabase_auth_admin, supabase_storage_admin', current_database());
end
$$;

grant usage on schema public to postgres, anon, authenticated, service_role;

create schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
grant all on schema extensions to postgres, dashboard_user;
create extension "uuid-ossp" with schema extensions;
create extension pgcrypto with schema extensions;

create schema auth authorization supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role, postgres;
grant all on schema auth to dashboard_user;
alter default privileges for role supabase_auth_admin in schema auth grant all on tables to postgres, dashboard_user;
alter default privileges for role supabase_auth_admin in schema auth grant all on sequences to postgres, dashboard_user;
alter default privileges for role supabase_auth_admin in schema auth grant all on functions to postgres, dashboard_user;

create schema storage authorization supabase_storage_admin;
grant usage on schema storage to anon, authenticated, service_role, postgres;

-- An object that postgres creates in public is closed to the API until a migration opens it, as in projects created since
-- May 2026. The privileges below (truncate, references, trigger, maintain) give no access through the API.
alter default privileges for role postgres in schema public
  grant truncate, references, trigger, maintain on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant update on sequences to anon, authenticated, service_role;
-- An object that supabase_admin creates in public is open to the API, as in all projects.
alter default privileges in schema public grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to postgres, anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to postgres, anon, authenticated, service_role;
