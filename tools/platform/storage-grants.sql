-- The grants in schema storage of a hosted project: each role has all privileges, but row level security lets it see only
-- the rows that a policy allows. Without a policy only service_role sees rows. Run as supabase_storage_admin, which owns the
-- tables, after the tables were created.

grant usage on schema storage to postgres, anon, authenticated, service_role;
grant all on all tables in schema storage to postgres, anon, authenticated, service_role;
