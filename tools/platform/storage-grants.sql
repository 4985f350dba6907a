-- Who may what in schema storage on a hosted project: everything, row by row as policies say; without a policy nobody but
-- service_role. Run by supabase_storage_admin, whose tables they are, once the tables are there.

grant usage on schema storage to postgres, anon, authenticated, service_role;
grant all on all tables in schema storage to postgres, anon, authenticated, service_role;
