-- Papers: the questions of one exam, edition and class, or of a rehearsal. Nobody reads these tables but functions.
--   draft → reviewed → sealed → provisional → final; it is open and closed by its hours (exam section 2)

create table private.papers (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('exam', 'reserve', 'rehearsal')),
  edition_id uuid,
  exam_id uuid,
  class_id uuid references public.classes (id),
  from_class smallint check (from_class between 1 and 12),
  to_class smallint check (to_class between 1 and 12),
  status text not null default 'draft' check (status in ('draft', 'reviewed', 'sealed', 'provisional', 'final')),
  duration_seconds integer not null default 3600 check (duration_seconds between 60 and 10800),
  extra_seconds integer not null default 0 check (extra_seconds between 0 and 3600),
  slot_seconds smallint not null default 4 check (slot_seconds between 1 and 900),
  called_off_at timestamptz,
  revision integer not null default 0,
  opens_at timestamptz,
  last_start_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (edition_id, exam_id) references public.edition_exams (edition_id, exam_id),
  check ((kind = 'rehearsal') = (exam_id is null) and (exam_id is null) = (edition_id is null)),
  check ((kind = 'rehearsal') = (class_id is null) and (kind = 'rehearsal') = (from_class is not null)),
  check ((from_class is null) = (to_class is null) and from_class <= to_class),
  check ((opens_at is null) = (last_start_at is null) and last_start_at > opens_at and (opens_at is null or kind = 'exam'))
);
comment on table private.papers is
  'One paper: of an exam, edition and class, its reserve, or a rehearsal for some classes. Its hours are those of the exam in edition_exams, unless two organisers have moved this one paper.';
comment on column private.papers.opens_at is 'Hours of this paper alone, in the place of its exam''s; null where it has none of its own.';
comment on column private.papers.from_class is 'A rehearsal is for the classes from this number to to_class.';
comment on column private.papers.extra_seconds is 'Seconds that were given to everybody who sits this paper.';
comment on column private.papers.slot_seconds is 'Over how many seconds its starts are spread: a 250th of all who are enrolled in papers of the same hour, at least 4. Source: exam section 6.';
comment on column private.papers.revision is 'How often its questions were written: who writes names the one that was read, so that nobody writes over another organiser.';
create unique index papers_one on private.papers (edition_id, exam_id, class_id, kind) where kind <> 'rehearsal';
create unique index papers_rehearsal on private.papers (from_class) where kind = 'rehearsal';
create index papers_edition_exam on private.papers (edition_id, exam_id);
create index papers_class on private.papers (class_id);

create table private.paper_items (
  paper_id uuid primary key references private.papers (id) on delete cascade,
  items jsonb,
  passages jsonb
);
comment on table private.paper_items is
  'The questions of a paper, in the order of their numbers n: a list of the bank''s items with section and without answer. Sealing puts the options in the order of their letters. Written by private.write_paper alone: a check or a null would print the row into the log (E6).';

create table private.paper_keys (
  paper_id uuid not null references private.papers (id) on delete cascade,
  version smallint not null,
  key jsonb,
  written_at timestamptz not null default now(),
  primary key (paper_id, version)
);
comment on table private.paper_keys is
  'The key versions of a paper: from n to {credited, why, wrong}; credited is a list of the options that have the mark, or the word all. Written by functions alone, without checks, as paper_items.';

create table private.paper_seals (
  paper_id uuid primary key references private.papers (id) on delete cascade,
  path text not null unique check (path ~ '^[0-9a-f-]{36}/[0-9a-f]{64}\.bin$'),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes between 29 and 153600),
  paper_key text not null,
  option_counts text not null check (option_counts ~ '^[34]{1,100}$'),
  sealed_at timestamptz not null default now()
);
comment on table private.paper_seals is 'The sealed file of a paper in the bucket sealed-papers, and what opens it.';
comment on column private.paper_seals.paper_key is 'The key of AES-256-GCM, 32 bytes in base64; only start_exam returns it.';
comment on column private.paper_seals.option_counts is 'How many options each question has, a digit per n: save_answers takes no other letter.';

create table private.exam_grants (
  id uuid primary key default gen_random_uuid(),
  paper_id uuid not null references private.papers (id),
  student_id uuid not null references public.students (id),
  extra_seconds integer not null default 0 check (extra_seconds between 0 and 3600),
  opens_at timestamptz,
  last_start_at timestamptz,
  reason text not null check (char_length(reason) between 1 and 500),
  granted_by uuid not null references public.students (id),
  confirmed_by uuid references public.students (id),
  is_single boolean not null default false,
  granted_at timestamptz not null default now(),
  wants_second boolean not null default false,
  check ((opens_at is null) = (last_start_at is null)),
  check (last_start_at > opens_at),
  check (extra_seconds > 0 or opens_at is not null),
  check (confirmed_by <> granted_by)
);
comment on table private.exam_grants is
  'What an organiser gave one student for one paper: seconds more, or hours of one''s own. Above 900 seconds it holds once another organiser has confirmed it. Source: exam section 2.';
comment on column private.exam_grants.wants_second is 'With it the student has been given more than 900 seconds, or may begin after the last start of all: it waits for a second organiser.';
comment on column private.exam_grants.is_single is 'There was one organiser when it was given, and one was enough (setting single_organiser).';
create index exam_grants_paper on private.exam_grants (paper_id, student_id);
create index exam_grants_student on private.exam_grants (student_id);
create index exam_grants_granted_by on private.exam_grants (granted_by);
create index exam_grants_confirmed_by on private.exam_grants (confirmed_by);

alter table private.papers enable row level security;
alter table private.paper_items enable row level security;
alter table private.paper_keys enable row level security;
alter table private.paper_seals enable row level security;
alter table private.exam_grants enable row level security;
revoke all on private.papers, private.paper_items, private.paper_keys, private.paper_seals, private.exam_grants
  from public, anon, authenticated, service_role;

create function private.is_called_off(p_edition_id uuid, p_exam_id uuid, p_class_id uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select exists (
      select 1 from public.edition_exams
      where edition_id = p_edition_id and exam_id = p_exam_id and called_off_at is not null
    ) or exists (
      select 1 from private.papers
      where edition_id = p_edition_id and exam_id = p_exam_id and class_id = p_class_id and kind = 'exam' and called_off_at is not null
    )
  );
end
$$;
comment on function private.is_called_off(uuid, uuid, uuid) is
  'Whether an exam was called off in a class, or in all: it is sold, sat and reminded of no more.';
revoke all on function private.is_called_off(uuid, uuid, uuid) from public;

create function private.exam_now() returns timestamptz
language sql volatile set search_path = ''
as $$ select date_trunc('milliseconds', clock_timestamp()) $$;
comment on function private.exam_now() is
  'The time of an exam, to the millisecond that families see. It continues within a transaction: who waited for a lock has its time after.';
revoke all on function private.exam_now() from public;

create function private.iso_timestamp(p_at timestamptz) returns text
language sql immutable set search_path = ''
as $$ select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
comment on function private.iso_timestamp(timestamptz) is
  'A moment as families and receipts have it, in UTC: 2026-12-19T05:30:00.000Z. Source: exam section 6.';
revoke all on function private.iso_timestamp(timestamptz) from public;

create function private.paper_errors(p_items jsonb, p_key jsonb, p_passages jsonb default '{}') returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(format('question %s: %s', coalesce(f.n::text, 'list'), f.fault) order by f.n, f.fault), '{}')
  from (
    select null::bigint as n, 'a list of 1 to 100 questions is needed' as fault
    where jsonb_typeof(p_items) is distinct from 'array' or jsonb_array_length(p_items) not between 1 and 100
    union all
    select i.n, c.fault
    from jsonb_array_elements(case when jsonb_typeof(p_items) = 'array' then p_items else '[]' end)
      with ordinality as i (item, n)
    cross join lateral (
      select
        case when jsonb_typeof(i.item -> 'options') = 'array' then i.item -> 'options' else '[]' end as options,
        p_key -> i.n::text as key
    ) as o
    cross join lateral (
      values
        ('n is its place in the list', (i.item ->> 'n') is distinct from i.n::text),
        ('section is A, B or C', coalesce(i.item ->> 'section', '') not in ('A', 'B', 'C')),
        ('it has no text', coalesce(i.item ->> 'question', '') = ''),
        ('3 or 4 different options are needed',
          jsonb_array_length(o.options) not between 3 and 4
          or (select count(distinct x) from jsonb_array_elements_text(o.options) as x) <> jsonb_array_length(o.options)),
        ('the key credits none of its options',
          o.key -> 'credited' is distinct from '"all"' and not coalesce(
            jsonb_typeof(o.key -> 'credited') = 'array' and jsonb_array_length(o.key -> 'credited') > 0
            and o.options @> (o.key -> 'credited'), false
          )),
        ('it is not explained', coalesce(o.key ->> 'why', '') = ''),
        ('it asks about a passage that is not there',
          i.item -> 'passage' is not null and not coalesce(p_passages ? (i.item ->> 'passage'), false)),
        -- Four letters of base64 are three bytes.
        ('its clip is larger than 6 KiB', length(i.item ->> 'clip') > 8192),
        ('a mistake is named for an option it does not have', exists (
          select 1 from jsonb_object_keys(
            case when jsonb_typeof(o.key -> 'wrong') = 'object' then o.key -> 'wrong' else '{}' end
          ) as w (option) where not o.options ? w.option
        ))
    ) as c (fault, is_so)
    where c.is_so
    union all
    select null, 'sections stand in the order A, B, C'
    from jsonb_array_elements(case when jsonb_typeof(p_items) = 'array' then p_items else '[]' end)
      with ordinality as i (item, n)
    having array_agg(i.item ->> 'section' order by i.n) <> array_agg(i.item ->> 'section' order by i.item ->> 'section', i.n)
  ) as f
$$;
comment on function private.paper_errors(jsonb, jsonb, jsonb) is
  'What a paper breaks of the rules without which it cannot be sat, by question; empty when it is sound. The bank''s other rules are the panel''s (exam section 3). Names places and rules, never a text (E6).';
revoke all on function private.paper_errors(jsonb, jsonb, jsonb) from public;

create function private.write_paper(p_paper_id uuid, p_items jsonb, p_passages jsonb, p_key jsonb) returns text[]
language plpgsql set search_path = ''
as $$
declare
  v_faults text[] := private.paper_errors(p_items, p_key, coalesce(p_passages, '{}'));
begin
  if not exists (select 1 from private.papers where id = p_paper_id and status = 'draft' for update) then
    raise exception 'Only a draft is written.' using errcode = 'PT409';
  end if;
  if cardinality(v_faults) = 0 then
    insert into private.paper_items (paper_id, items, passages) values (p_paper_id, p_items, coalesce(p_passages, '{}'))
    on conflict (paper_id) do update set items = excluded.items, passages = excluded.passages;
    insert into private.paper_keys (paper_id, version, key) values (p_paper_id, 1, p_key)
    on conflict (paper_id, version) do update set key = excluded.key, written_at = excluded.written_at;
    update private.papers set revision = revision + 1 where id = p_paper_id;
  end if;
  return v_faults;
end
$$;
comment on function private.write_paper(uuid, jsonb, jsonb, jsonb) is
  'Writes questions, passages and the first key version of a draft, over what it had, all or nothing. Returns the faults of private.paper_errors; none means written. Raises PT409 for a paper that is no draft.';
revoke all on function private.write_paper(uuid, jsonb, jsonb, jsonb) from public;
