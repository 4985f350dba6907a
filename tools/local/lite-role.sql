-- The one role of the stack that no hosted project has: the login of the embedded API. There are two servers there,
-- PostgREST as authenticator, the auth server as supabase_auth_admin and Storage as
-- supabase_storage_admin; Lite is all of them on one connection.

create role supabase_lite login password 'postgres';
grant supabase_auth_admin, supabase_storage_admin to supabase_lite with inherit true, set false;
-- It becomes the caller's role for each request, as authenticator does. Unlike authenticator it inherits what the three
-- may: Lite learns the tables from information_schema, which shows to each role what that role itself may use.
grant anon, authenticated, service_role to supabase_lite with inherit true, set true;
