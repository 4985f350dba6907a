-- Editions: two seasons a year, each exam with its day and the last day of its registration (all dates in IST).

create table public.editions (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(name) between 1 and 40),
  season text not null check (season in ('winter', 'summer')),
  registration_opens_on date,
  exams_from date not null,
  exams_to date not null,
  results_on date not null,
  is_current boolean not null default false,
  camera text not null default 'optional' check (camera in ('off', 'optional')),
  code text not null generated always as (
    case season when 'winter' then 'W' else 'S' end || lpad((extract(year from exams_to)::integer % 100)::text, 2, '0')
  ) stored,
  check (registration_opens_on <= exams_from),
  check (exams_from <= exams_to),
  check (exams_to < results_on)
);
comment on table public.editions is 'A season of exams; at most one is current. Dates are calendar days in IST.';
comment on column public.editions.camera is
  'Whether its exams may take stills by the camera, where a guardian has consented to that: off, or optional. Source: exam section 9.';
comment on column public.editions.registration_opens_on is 'First day of registration; null where it was never announced, then it is closed.';
comment on column public.editions.code is 'Its part of a certificate''s code: W26 for the winter whose last exam is in 2026.';
create unique index editions_one_current on public.editions (is_current) where is_current;

create table public.edition_exams (
  edition_id uuid not null references public.editions (id),
  exam_id uuid not null references public.subjects (id),
  exam_on date not null,
  registration_closes_on date not null,
  opens_at timestamptz,
  last_start_at timestamptz,
  called_off_at timestamptz,
  primary key (edition_id, exam_id),
  check (registration_closes_on < exam_on),
  check ((opens_at is null) = (last_start_at is null)),
  check (last_start_at > opens_at),
  check ((opens_at at time zone interval '5 hours 30 minutes')::date = exam_on),
  check ((last_start_at at time zone interval '5 hours 30 minutes')::date = exam_on)
);
comment on table public.edition_exams is 'The day of each exam in an edition, and its hours. Dates are calendar days in IST.';
comment on column public.edition_exams.opens_at is 'The moment from which its papers can be started, on the exam day; null while it is not announced. Source: exam section 2.';
comment on column public.edition_exams.last_start_at is 'The last moment at which a paper of it can be started; null while it is not announced.';
comment on column public.edition_exams.called_off_at is 'When the exam was called off for all classes; null else. One class alone is called off on its paper.';
comment on column public.edition_exams.registration_closes_on is 'The last day on which an exam can be bought, to its end in IST.';
create index edition_exams_exam on public.edition_exams (exam_id);

alter table public.editions enable row level security;
alter table public.edition_exams enable row level security;

revoke all on public.editions, public.edition_exams from public, anon, authenticated, service_role;
grant select (id, name, season, registration_opens_on, exams_from, exams_to, results_on, is_current, camera)
  on public.editions to anon, authenticated;
grant select (edition_id, exam_id, exam_on, registration_closes_on, opens_at, last_start_at, called_off_at) on public.edition_exams to anon, authenticated;

create policy editions_select_everyone on public.editions for select to anon, authenticated using (true);
create policy edition_exams_select_everyone on public.edition_exams for select to anon, authenticated using (true);

create function private.current_edition_id() returns uuid
language sql stable set search_path = ''
as $$ select id from public.editions where is_current $$;
comment on function private.current_edition_id() is 'The id of the current edition, or null between editions.';
revoke all on function private.current_edition_id() from public;

create function private.day_in_india(p_at timestamptz) returns date
language sql immutable set search_path = ''
as $$ select (p_at at time zone interval '5 hours 30 minutes')::date $$;
comment on function private.day_in_india(timestamptz) is
  'The calendar day in IST (UTC plus 5:30, no summer time) at a moment. Source: specification section 9.';
revoke all on function private.day_in_india(timestamptz) from public;

create function private.is_registration_open(p_edition_id uuid, p_exam_id uuid, p_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1
    from public.edition_exams as x
    join public.editions as e on e.id = x.edition_id
    where x.edition_id = p_edition_id
      and x.exam_id = p_exam_id
      and private.day_in_india(p_at) between e.registration_opens_on and x.registration_closes_on
  )
$$;
comment on function private.is_registration_open(uuid, uuid, timestamptz) is
  'Whether an exam of an edition can be bought at a moment: from the first day of registration to the end of the last, in IST. False for an exam the edition does not have.';
revoke all on function private.is_registration_open(uuid, uuid, timestamptz) from public;

-- Both editions of 2025 as specification section 9 has them, and the current one by the same pattern.
insert into public.editions (id, name, season, registration_opens_on, exams_from, exams_to, results_on, is_current)
values
  ('ed171000-0000-4000-8000-000000000001', 'Summer 2025', 'summer', null, '2025-06-08', '2025-06-29', '2025-08-08', false),
  ('ed171000-0000-4000-8000-000000000002', 'Winter 2025-26', 'winter', '2025-07-01', '2025-12-15', '2026-01-31', '2026-03-01', false),
  ('ed171000-0000-4000-8000-000000000003', 'Winter 2026-27', 'winter', '2026-07-01', '2026-12-15', '2027-01-31', '2027-03-01', true);

insert into public.edition_exams (edition_id, exam_id, exam_on, registration_closes_on)
select e.id, s.id, d.exam_on, d.exam_on - 1
from (
  values
    ('Summer 2025', 'ICO', date '2025-06-08'), ('Summer 2025', 'ISO', date '2025-06-15'),
    ('Summer 2025', 'IEO', date '2025-06-22'), ('Summer 2025', 'IMO', date '2025-06-29'),
    ('Winter 2025-26', 'ISBO', date '2025-12-20'), ('Winter 2025-26', 'IGKO', date '2025-12-21'),
    ('Winter 2025-26', 'ISMO', date '2026-01-03'), ('Winter 2025-26', 'IRO', date '2026-01-04'),
    ('Winter 2025-26', 'IEO', date '2026-01-10'), ('Winter 2025-26', 'ISO', date '2026-01-11'),
    ('Winter 2025-26', 'ICO', date '2026-01-17'), ('Winter 2025-26', 'IMO', date '2026-01-18'),
    ('Winter 2026-27', 'ISBO', date '2026-12-19'), ('Winter 2026-27', 'IGKO', date '2026-12-20'),
    ('Winter 2026-27', 'ISMO', date '2027-01-02'), ('Winter 2026-27', 'IRO', date '2027-01-03'),
    ('Winter 2026-27', 'IEO', date '2027-01-09'), ('Winter 2026-27', 'ISO', date '2027-01-10'),
    ('Winter 2026-27', 'ICO', date '2027-01-16'), ('Winter 2026-27', 'IMO', date '2027-01-17')
) as d (edition, code, exam_on)
join public.editions as e on e.name = d.edition
join public.subjects as s on s.code = d.code;
