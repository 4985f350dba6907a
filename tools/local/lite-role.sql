-- The role with which the local API, Lite, logs in. No hosted project has it: there three servers log in separately,
-- PostgREST as authenticator, the auth server as supabase_auth_admin and Storage as supabase_storage_admin. Lite replaces
-- all three with one login.

create role supabase_lite login password 'postgres';
grant supabase_auth_admin, supabase_storage_admin to supabase_lite with inherit true, set false;
-- For each request Lite switches to the caller's role, as authenticator does. Unlike authenticator, this role inherits the
-- rights of the three API roles, because Lite reads the list of tables from information_schema, which shows a role only the
-- tables that it may use.
grant anon, authenticated, service_role to supabase_lite with inherit true, set true;
