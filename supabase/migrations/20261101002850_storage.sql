-- Storage: sealed papers, which everybody may fetch and nobody can read without their key, and the stills of the camera. Both
-- are written with the secret key alone, until a policy lets somebody else; row level security of schema storage is on.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('sealed-papers', 'sealed-papers', true, 153600, array['application/octet-stream']),
  ('exam-pictures', 'exam-pictures', false, 15360, array['image/jpeg', 'image/webp'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
