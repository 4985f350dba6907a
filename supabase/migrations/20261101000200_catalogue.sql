-- The catalogue: classes 1 to 12, the subjects with their prices, and which pairs have a mock test.

create table public.classes (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  number smallint not null unique check (number between 1 and 12),
  unique (id, name),
  check (name = 'Class ' || number)
);
comment on table public.classes is 'School classes 1 to 12 (specification section 9).';

create table public.subjects (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[A-Z]{3,4}$'),
  name text not null unique check (char_length(name) between 1 and 40),
  price_paise integer not null check (price_paise between 100 and 10000000),
  price numeric(10, 2) not null generated always as (price_paise / 100.0) stored,
  type text not null default 'olympiad' check (type = 'olympiad'),
  is_active boolean not null default true,
  unique (id, name)
);
comment on table public.subjects is 'What can be bought: one olympiad exam per subject.';
comment on column public.subjects.price_paise is 'Price in paise; the gateway takes 100 at least.';
comment on column public.subjects.price is 'The same price in rupees, as the specification reads it.';

create table public.subject_classes (
  subject_id uuid not null,
  class_id uuid not null,
  subject_name text not null,
  class_name text not null,
  is_active boolean not null default false,
  primary key (subject_id, class_id),
  foreign key (subject_id, subject_name) references public.subjects (id, name) on update cascade,
  foreign key (class_id, class_name) references public.classes (id, name) on update cascade
);
comment on table public.subject_classes is
  'Which subject has a mock test for which class; active only where a question file exists. The names follow their tables.';
create index subject_classes_subject on public.subject_classes (subject_id, subject_name);
create index subject_classes_class on public.subject_classes (class_id, class_name);

alter table public.classes enable row level security;
alter table public.subjects enable row level security;
alter table public.subject_classes enable row level security;

revoke all on public.classes, public.subjects, public.subject_classes
  from public, anon, authenticated, service_role;
grant select (id, name, number) on public.classes to anon, authenticated;
grant select (id, code, name, price_paise, price, type, is_active) on public.subjects to anon, authenticated;
grant select (subject_id, class_id, subject_name, class_name, is_active) on public.subject_classes
  to anon, authenticated;

create policy classes_select_everyone on public.classes for select to anon, authenticated using (true);
-- Inactive subjects stay readable: an order of last year still names its exam.
create policy subjects_select_everyone on public.subjects for select to anon, authenticated using (true);
create policy subject_classes_select_everyone on public.subject_classes
  for select to anon, authenticated using (is_active);

-- Reference data: production needs it, so it is not a seed. The ids are fixed, so that tests and tools can name them.
insert into public.classes (id, name, number)
select ('c1a55000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Class ' || n, n
from generate_series(1, 12) as n;

insert into public.subjects (id, code, name, price_paise)
select ('5b1ec700-0000-4000-8000-' || lpad(s.position::text, 12, '0'))::uuid, s.code, s.name, 25000
from (
  values
    (1, 'IMO', 'Maths'), (2, 'ISO', 'Science'), (3, 'IEO', 'English'), (4, 'ICO', 'Computer'),
    (5, 'IGKO', 'General Knowledge'), (6, 'IRO', 'Reasoning'), (7, 'ISMO', 'Speed Maths'), (8, 'ISBO', 'Spell Bee')
) as s (position, code, name);

insert into public.subject_classes (subject_id, class_id, subject_name, class_name, is_active)
select s.id, c.id, s.name, c.name, true
from public.subjects as s
cross join public.classes as c;
