-- The tables of the hosted Storage server, as far as our SQL touches them. Run by supabase_storage_admin, whose they are.

create table storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[]
);
alter table storage.buckets enable row level security;
