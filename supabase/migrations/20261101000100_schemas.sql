-- Two rooms: public is what the API shows, private is what it never shows.
-- No table is open by default, not even to the service role: each migration grants what is used, by column.

create schema if not exists private;
comment on schema private is
  'Money, mail, exam and audit facts. Not exposed by the API: the server''s functions in public are definers, those of a person pass on to definers here, which ask who calls.';
revoke all on schema private from public, anon, authenticated, service_role;

grant usage on schema public to anon, authenticated, service_role;

-- A platform may open every new object to the API roles; a forgotten revoke must not.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

-- What a visitor may ask for is small. The API lets embed the catalogue in itself as deep as one likes, and answers would
-- grow past 100 MB; PostgREST takes a role's settings for each request of it.
alter role anon set statement_timeout = '1s';
notify pgrst, 'reload config';
