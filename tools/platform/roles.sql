-- The roles of a new hosted project, with the rights they have there (supabase/postgres, migrations/db, November 2026).
-- Run once in a new cluster as its superuser, supabase_admin. The passwords are those of `supabase start`.

create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;

create role authenticator login noinherit password 'postgres';
grant anon, authenticated, service_role to authenticator;

create role supabase_auth_admin login noinherit password 'postgres';
create role supabase_storage_admin login noinherit password 'postgres';
create role dashboard_user nologin createdb createrole replication;

-- The role that applies migrations and that the SQL console uses. It has many rights but is not a superuser.
create role postgres login createdb createrole replication bypassrls password 'postgres';
grant anon, authenticated, service_role, authenticator to postgres with admin option;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres with admin option;

-- A hosted project grants this through the extension supautils: postgres may restore data without triggers. It may change
-- no other setting of a superuser.
grant set on parameter session_replication_role to postgres;
-- In a hosted project the same extension (its setting policy_grants) lets postgres create policies on the tables of schema
-- storage. Here only their owner can, so postgres becomes a member of the owner. No migration uses an owner's other rights.
grant supabase_storage_admin to postgres;

alter role supabase_auth_admin set search_path = auth;
alter role supabase_storage_admin set search_path = storage;
alter role postgres set search_path = "$user", public, extensions;
