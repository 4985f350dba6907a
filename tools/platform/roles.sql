-- The roles of a new hosted project, with the rights they have there (supabase/postgres, migrations/db, November 2026).
-- Run once in a new cluster by its superuser, supabase_admin. The passwords are those of `supabase start`.

create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;

create role authenticator login noinherit password 'postgres';
grant anon, authenticated, service_role to authenticator;

create role supabase_auth_admin login noinherit password 'postgres';
create role supabase_storage_admin login noinherit password 'postgres';
create role dashboard_user nologin createdb createrole replication;

-- Who applies migrations and whose the SQL console is: much, but no superuser.
create role postgres login createdb createrole replication bypassrls password 'postgres';
grant anon, authenticated, service_role, authenticator to postgres with admin option;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres with admin option;

-- There by the extension supautils: what restores data without triggers, and nothing else of a superuser's settings.
grant set on parameter session_replication_role to postgres;
-- There by the same extension's policy_grants: postgres writes policies for the tables of schema storage. Only their owner
-- does elsewhere; what else an owner may, no migration uses.
grant supabase_storage_admin to postgres;

alter role supabase_auth_admin set search_path = auth;
alter role supabase_storage_admin set search_path = storage;
alter role postgres set search_path = "$user", public, extensions;
