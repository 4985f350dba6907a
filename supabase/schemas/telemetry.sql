-- Two counters: mock tests started, without the student, and WhatsApp links clicked. Insert only, deleted after 90
-- days.

create table public.exam_starts (
  id bigint generated always as identity primary key,
  "timestamp" timestamptz not null default now(),
  referrer text check (char_length(referrer) <= 300),
  page_url text check (char_length(page_url) <= 300),
  subject text check (char_length(subject) <= 40),
  subject_id uuid not null,
  class text check (char_length(class) <= 40),
  class_id uuid not null,
  foreign key (subject_id, class_id) references public.subject_classes (subject_id, class_id)
);
comment on table public.exam_starts is
  'One row per mock test started; page addresses without query and fragment, and without the student.';
create index exam_starts_subject_class on public.exam_starts (subject_id, class_id);
create index exam_starts_timestamp on public.exam_starts ("timestamp");

create table public.whatsapp_clicks (
  id bigint generated always as identity primary key,
  email text check (char_length(email) <= 254),
  created_at timestamptz not null default now()
);
comment on table public.whatsapp_clicks is
  'One row per click on a WhatsApp link; the email address is the logged-in student''s or null.';
create index whatsapp_clicks_created_at on public.whatsapp_clicks (created_at);
create index whatsapp_clicks_email on public.whatsapp_clicks (email);

alter table public.exam_starts enable row level security;
alter table public.whatsapp_clicks enable row level security;

grant insert ("timestamp", referrer, page_url, subject, subject_id, class, class_id) on public.exam_starts
  to anon, authenticated;
grant insert (email) on public.whatsapp_clicks to anon, authenticated;

create policy exam_starts_insert_everyone on public.exam_starts for insert to anon, authenticated
  with check (subject_id is not null and class_id is not null);
create policy whatsapp_clicks_insert_visitor on public.whatsapp_clicks for insert to anon
  with check (email is null);
create policy whatsapp_clicks_insert_student on public.whatsapp_clicks for insert to authenticated
  with check (
    email is null
    or (email = (select auth.jwt()) ->> 'email' and (select private.student_id()) is not null)
  );

create function private.cap_telemetry() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_address text := private.caller_network();
  v_is_allowed boolean;
begin
  if v_address is null then
    v_is_allowed := private.consume_rate_limit(tg_table_name || ':all', 1000, 3600);
  else
    -- Only a digest that changes every day is stored, because the callers are children.
    v_is_allowed := private.consume_rate_limit(
      tg_table_name || ':' || md5(v_address || current_date::text), 60, 3600
    );
  end if;
  if not v_is_allowed then
    raise exception 'Too many requests.' using errcode = 'PT429';
  end if;
  return new;
end
$$;
comment on function private.cap_telemetry() is
  'Trigger: at most 60 rows an hour per network address and table, 1,000 in total for callers with an unknown '
  'address. Raises PT429, which the API returns as status 429.';

create function private.normalise_exam_start() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.referrer := private.clean_line(split_part(split_part(new.referrer, '#', 1), '?', 1));
  new.page_url := private.clean_line(split_part(split_part(new.page_url, '#', 1), '?', 1));
  if new."timestamp" is null or new."timestamp" not between now() - interval '1 day' and now() then
    new."timestamp" := now();
  end if;
  select p.subject_name, p.class_name into new.subject, new.class
  from public.subject_classes as p
  where p.subject_id = new.subject_id and p.class_id = new.class_id;
  return new;
end
$$;
comment on function private.normalise_exam_start() is
  'Trigger: removes query and fragment from the addresses, takes the names from the catalogue, and uses the server''s '
  'time if the caller''s clock is wrong.';

create trigger exam_starts_1_normalise before insert on public.exam_starts
  for each row execute function private.normalise_exam_start();
create trigger exam_starts_2_cap before insert on public.exam_starts
  for each row execute function private.cap_telemetry();
create trigger whatsapp_clicks_cap before insert on public.whatsapp_clicks
  for each row execute function private.cap_telemetry();
