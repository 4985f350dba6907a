-- Papers: the questions of one exam, edition and class, or of a rehearsal. Only functions read these tables.
--   draft → reviewed → sealed → provisional → final; its hours decide when it is open (docs/exam.md section 2)

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
  cancelled_at timestamptz,
  revision integer not null default 0,
  opens_at timestamptz,
  last_start_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (edition_id, exam_id) references public.edition_exams (edition_id, exam_id),
  check ((kind = 'rehearsal') = (exam_id is null) and (exam_id is null) = (edition_id is null)),
  check ((kind = 'rehearsal') = (class_id is null) and (kind = 'rehearsal') = (from_class is not null)),
  check ((from_class is null) = (to_class is null) and from_class <= to_class),
  check ((opens_at is null) = (last_start_at is null) and last_start_at > opens_at
    and (opens_at is null or kind = 'exam'))
);
comment on table private.papers is
  'One paper: of an exam, edition and class, its reserve, or a rehearsal for some classes. Its hours are those of the '
  'exam in edition_exams, unless two organisers have moved this one paper.';
comment on column private.papers.opens_at is
  'The paper''s own hours, which replace those of its exam; null if it has none of its own.';
comment on column private.papers.from_class is
  'The first class of a rehearsal, which is for the classes up to to_class.';
comment on column private.papers.extra_seconds is 'The extra seconds for everybody who takes this paper.';
comment on column private.papers.slot_seconds is
  'Over how many seconds the starts are spread: one for each 250 students enrolled in papers of the same time, at '
  'least 4. Source: docs/exam.md section 6.';
comment on column private.papers.revision is
  'How many times its questions were written. A write must name the revision that was read, so that two organisers '
  'cannot overwrite each other''s changes.';
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
  'The questions of a paper in the order of their numbers n: a list of the bank''s items with section and without '
  'answer. Sealing puts the options into the order of their letters. Only private.write_paper writes it. It has no '
  'checks, because the error of a failed check would print the row into the log (E6).';

create table private.paper_keys (
  paper_id uuid not null references private.papers (id) on delete cascade,
  version smallint not null,
  key jsonb,
  written_at timestamptz not null default now(),
  primary key (paper_id, version)
);
comment on table private.paper_keys is
  'The key versions of a paper: for each n {credited, why, wrong}; credited is a list of the right options, or the '
  'word all. Only functions write it; it has no check constraints, for the reason given at paper_items.';

create table private.paper_seals (
  paper_id uuid primary key references private.papers (id) on delete cascade,
  path text not null unique check (path ~ '^[0-9a-f-]{36}/[0-9a-f]{64}\.bin$'),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes between 29 and 153600),
  paper_key text not null,
  option_counts text not null check (option_counts ~ '^[34]{1,100}$'),
  sealed_at timestamptz not null default now()
);
comment on table private.paper_seals is
  'The sealed file of a paper in the bucket sealed-papers, and the key that decrypts it.';
comment on column private.paper_seals.paper_key is
  'The key of AES-256-GCM, 32 bytes in base64. Only start_exam returns it.';
comment on column private.paper_seals.option_counts is
  'The number of options of each question, one digit per n; save_answers refuses other letters.';

alter table private.papers enable row level security;
alter table private.paper_items enable row level security;
alter table private.paper_keys enable row level security;
alter table private.paper_seals enable row level security;

create function private.is_cancelled(p_edition_id uuid, p_exam_id uuid, p_class_id uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select exists (
      select 1 from public.edition_exams
      where edition_id = p_edition_id and exam_id = p_exam_id and cancelled_at is not null
    ) or exists (
      select 1 from private.papers
      where edition_id = p_edition_id and exam_id = p_exam_id and class_id = p_class_id and kind = 'exam'
        and cancelled_at is not null
    )
  );
end
$$;
comment on function private.is_cancelled(uuid, uuid, uuid) is
  'Whether an exam was cancelled in a class or in all classes. Then it is no longer sold, nobody can take it, and '
  'nobody is reminded of it.';

create function private.exam_now() returns timestamptz
language sql volatile set search_path = ''
as $$ select date_trunc('milliseconds', clock_timestamp()) $$;
comment on function private.exam_now() is
  'The current time for exams, in milliseconds. It moves on during a transaction, so that a call that waited for a '
  'lock has the time after the wait.';

create function private.iso_timestamp(p_at timestamptz) returns text
language sql immutable set search_path = ''
as $$ select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
comment on function private.iso_timestamp(timestamptz) is
  'A time in the format of all replies about exams, in UTC: 2026-12-19T05:30:00.000Z. Source: docs/exam.md section 6.';

create function private.paper_errors(p_items jsonb, p_key jsonb, p_passages jsonb default '{}') returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(format('question %s: %s', coalesce(f.n::text, 'list'), f.error) order by f.n, f.error),
    '{}')
  from (
    select null::bigint as n, 'a list of 1 to 100 questions is needed' as error
    where jsonb_typeof(p_items) is distinct from 'array' or jsonb_array_length(p_items) not between 1 and 100
    union all
    select i.n, c.error
    from jsonb_array_elements(case when jsonb_typeof(p_items) = 'array' then p_items else '[]' end)
      with ordinality as i (item, n)
    cross join lateral (
      select
        case when jsonb_typeof(i.item -> 'options') = 'array' then i.item -> 'options' else '[]' end as options,
        p_key -> i.n::text as key
    ) as o
    cross join lateral (
      values
        ('its number is not its place in the list', (i.item ->> 'n') is distinct from i.n::text),
        ('its section is not A, B or C', coalesce(i.item ->> 'section', '') not in ('A', 'B', 'C')),
        ('it has no text', coalesce(i.item ->> 'question', '') = ''),
        ('3 or 4 different options are needed',
          jsonb_array_length(o.options) not between 3 and 4
          or (select count(distinct x) from jsonb_array_elements_text(o.options) as x)
            <> jsonb_array_length(o.options)),
        ('the key credits none of its options',
          o.key -> 'credited' is distinct from '"all"' and not coalesce(
            jsonb_typeof(o.key -> 'credited') = 'array' and jsonb_array_length(o.key -> 'credited') > 0
            and o.options @> (o.key -> 'credited'), false
          )),
        ('it is not explained', coalesce(o.key ->> 'why', '') = ''),
        ('it asks about a passage that is not there',
          i.item -> 'passage' is not null and not coalesce(p_passages ? (i.item ->> 'passage'), false)),
        -- Four characters of base64 are three bytes.
        ('its clip is larger than 6 KiB', length(i.item ->> 'clip') > 8192),
        ('a mistake is named for an option it does not have', exists (
          select 1 from jsonb_object_keys(
            case when jsonb_typeof(o.key -> 'wrong') = 'object' then o.key -> 'wrong' else '{}' end
          ) as w (option) where not o.options ? w.option
        ))
    ) as c (error, is_so)
    where c.is_so
    union all
    select null, 'sections stand in the order A, B, C'
    from jsonb_array_elements(case when jsonb_typeof(p_items) = 'array' then p_items else '[]' end)
      with ordinality as i (item, n)
    having array_agg(i.item ->> 'section' order by i.n)
      <> array_agg(i.item ->> 'section' order by i.item ->> 'section', i.n)
  ) as f
$$;
comment on function private.paper_errors(jsonb, jsonb, jsonb) is
  'The errors in the questions of a paper; empty if the paper can be used. The panel checks the bank''s other rules '
  '(docs/exam.md section 3). The texts name questions and rules, and never quote a question (E6).';

create function private.write_paper(p_paper_id uuid, p_items jsonb, p_passages jsonb, p_key jsonb) returns text[]
language plpgsql set search_path = ''
as $$
declare
  v_errors text[] := private.paper_errors(p_items, p_key, coalesce(p_passages, '{}'));
begin
  if not exists (select 1 from private.papers where id = p_paper_id and status = 'draft' for update) then
    raise exception 'Only a draft can be changed.' using errcode = 'PT409';
  end if;
  if cardinality(v_errors) = 0 then
    insert into private.paper_items (paper_id, items, passages) values (p_paper_id, p_items, coalesce(p_passages, '{}'))
    on conflict (paper_id) do update set items = excluded.items, passages = excluded.passages;
    insert into private.paper_keys (paper_id, version, key) values (p_paper_id, 1, p_key)
    on conflict (paper_id, version) do update set key = excluded.key, written_at = excluded.written_at;
    update private.papers set revision = revision + 1 where id = p_paper_id;
  end if;
  return v_errors;
end
$$;
comment on function private.write_paper(uuid, jsonb, jsonb, jsonb) is
  'Replaces the questions, passages and first key version of a draft, or changes nothing if there is an error. '
  'Returns the errors of private.paper_errors; an empty list means that it was written. Raises PT409 for a paper that '
  'is not a draft.';

-- ------------------------------------------------------------

-- Sealing: seal-paper reads a reviewed paper, writes its file, and records the seal; the scheduler does so for
-- rehearsals.

create function public.read_paper(p_paper_id uuid, p_organiser_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
begin
  select * into v_paper from private.papers where id = p_paper_id;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if v_paper.status <> 'reviewed' then
    return jsonb_build_object('outcome', 'not_reviewed', 'status', v_paper.status);
  end if;
  if private.has_conflict_of_interest(p_organiser_id, v_paper.edition_id, v_paper.class_id) then
    return jsonb_build_object('outcome', 'conflict_of_interest');
  end if;
  insert into private.admin_audit (actor, action, details)
  values (coalesce(p_organiser_id::text, 'scheduler'), 'read_paper',
    jsonb_build_object('paper_id', p_paper_id, 'for', 'sealing'));
  return (
    select jsonb_build_object(
      'outcome', 'paper', 'subject', coalesce(s.name, 'Practice run'),
      'class', coalesce(c.name, 'Classes ' || v_paper.from_class || '-' || v_paper.to_class), 'edition', e.name,
      'duration_seconds', v_paper.duration_seconds, 'items', i.items, 'passages', i.passages
    )
    from private.paper_items as i
    left join public.subjects as s on s.id = v_paper.exam_id
    left join public.classes as c on c.id = v_paper.class_id
    left join public.editions as e on e.id = v_paper.edition_id
    where i.paper_id = p_paper_id
  );
end
$$;
comment on function public.read_paper(uuid, uuid) is
  'For seal-paper: the questions of a reviewed paper, without their key, for an organiser or (null) the scheduler. '
  'Leaves an audit row (E6). Returns {outcome}: paper {subject, class, edition (null for a rehearsal), '
  'duration_seconds, items, passages}, not_found, not_reviewed {status}, conflict_of_interest (a child of the '
  'organiser is in that class).';

create function public.record_seal(p_paper_id uuid, p_items jsonb, p_seal jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_items jsonb;
begin
  perform 1 from private.papers where id = p_paper_id and status = 'reviewed' for update;
  if not found then
    return jsonb_build_object('outcome', 'not_reviewed');
  end if;
  select items into v_items from private.paper_items where paper_id = p_paper_id;
  -- Sealing may change only the order of the options; if a question was corrected meanwhile, the paper must be sealed
  -- again.
  if (select jsonb_agg((o - 'options') || jsonb_build_object(
    'options', (select jsonb_agg(x order by x) from jsonb_array_elements_text(o -> 'options') as x)) order by n)
      from jsonb_array_elements(v_items) with ordinality as l (o, n))
    is distinct from
    (select jsonb_agg((o - 'options') || jsonb_build_object(
      'options', (select jsonb_agg(x order by x) from jsonb_array_elements_text(o -> 'options') as x)) order by n)
      from jsonb_array_elements(p_items) with ordinality as l (o, n)) then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  update private.paper_items set items = p_items where paper_id = p_paper_id;
  insert into private.paper_seals (paper_id, path, sha256, bytes, paper_key, option_counts)
  select p_paper_id, p_paper_id || '/' || (p_seal ->> 'sha256') || '.bin', p_seal ->> 'sha256',
  (p_seal ->> 'bytes')::integer,
    p_seal ->> 'key', string_agg(jsonb_array_length(o -> 'options')::text, '' order by n)
  from jsonb_array_elements(p_items) with ordinality as l (o, n)
  on conflict (paper_id) do update
  set path = excluded.path, sha256 = excluded.sha256, bytes = excluded.bytes, paper_key = excluded.paper_key,
    option_counts = excluded.option_counts, sealed_at = now();
  update private.papers set status = 'sealed' where id = p_paper_id;
  -- The organiser who read the paper for this seal has sealed it.
  insert into private.admin_audit (actor, action, details)
  select a.actor, 'seal_paper', jsonb_build_object('paper_id', p_paper_id)
  from private.admin_audit as a
  where a.action = 'read_paper' and a.details @> jsonb_build_object('paper_id', p_paper_id, 'for', 'sealing')
  order by a.at desc, a.id desc limit 1;
  return jsonb_build_object('outcome', 'sealed');
end
$$;
comment on function public.record_seal(uuid, jsonb, jsonb) is
  'For seal-paper: records that the sealed file is uploaded. p_items has each question''s options in the order A, B, C '
  '… of that file; p_seal is {sha256 (hex), bytes, key (32 bytes in base64)}. Leaves an audit row of the organiser. '
  'Returns {outcome}: sealed, not_reviewed, changed_meanwhile (the questions are not those that were read).';

create function public.list_rehearsals_to_seal() returns setof uuid
language sql stable security definer set search_path = ''
as $$ select id from private.papers where kind = 'rehearsal' and status = 'reviewed' order by from_class $$;
comment on function public.list_rehearsals_to_seal() is
  'For the scheduler: the rehearsals that a migration has added and that are not sealed yet. They need no organiser, '
  'because their questions are part of the site.';

grant execute on function public.read_paper(uuid, uuid) to service_role;
grant execute on function public.record_seal(uuid, jsonb, jsonb) to service_role;
grant execute on function public.list_rehearsals_to_seal() to service_role;

-- ------------------------------------------------------------

-- Organisers write papers (docs/exam.md section 3): they create a draft, read it with its key, and save it completely
-- or not at all. paper_readers records who has read questions or key: a solver must never have read the key, and an
-- organiser who has read a paper cannot take the exam.

create table private.paper_readers (
  paper_id uuid not null references private.papers (id) on delete cascade,
  organiser_id uuid not null references public.students (id),
  has_key boolean not null default true,
  first_read_at timestamptz not null default now(),
  primary key (paper_id, organiser_id)
);
comment on table private.paper_readers is
  'Which organisers have ever read the questions of a paper, by reading, writing or solving it. Each reading also '
  'leaves an audit row.';
comment on column private.paper_readers.has_key is
  'Whether the organiser has read the key as well; a solver reads only the questions.';
create index paper_readers_organiser on private.paper_readers (organiser_id);

alter table private.paper_readers enable row level security;

create function private.lock_paper(p_paper_id uuid) returns private.papers
language sql set search_path = ''
as $$ select p from private.papers as p where p.id = p_paper_id and p.kind <> 'rehearsal' for update $$;
comment on function private.lock_paper(uuid) is
  'Locks and returns the paper of an exam, so that nobody else can change or start it until the end of the '
  'transaction. Null for an unknown paper and for a rehearsal, which is part of the site.';

create function private.paper_access_error(p_paper private.papers) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when p_paper.id is null then jsonb_build_object('outcome', 'not_found')
    when private.has_conflict_of_interest((select auth.uid()), p_paper.edition_id, p_paper.class_id)
      then jsonb_build_object('outcome', 'conflict_of_interest')
  end
$$;
comment on function private.paper_access_error(private.papers) is
  'Why the calling organiser cannot work on this paper, as {outcome}: not_found or conflict_of_interest; null if '
  'there is no reason.';

create function private.record_reader(p_paper_id uuid, p_has_key boolean) returns void
language sql set search_path = ''
as $$
  insert into private.paper_readers as r (paper_id, organiser_id, has_key)
  values (p_paper_id, (select auth.uid()), p_has_key)
  on conflict (paper_id, organiser_id) do update set has_key = r.has_key or excluded.has_key;
$$;
comment on function private.record_reader(uuid, boolean) is
  'Records that the caller has read the questions of a paper, and whether also the key.';

create function private.record_opening(p_paper_id uuid, p_for text) returns void
language sql set search_path = ''
as $$
  select private.record_reader(p_paper_id, p_for <> 'solving');
  select private.audit_change('read_paper', jsonb_build_object('paper_id', p_paper_id, 'for', p_for));
$$;
comment on function private.record_opening(uuid, text) is
  'Records that the caller has opened a paper, with its key to write it or without its key to solve it, and leaves an '
  'audit row (E6).';

create function private.knows_key(p_paper_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from private.paper_readers
    where paper_id = p_paper_id and organiser_id = (select auth.uid()) and has_key
  )
$$;
comment on function private.knows_key(uuid) is 'Whether the calling organiser has ever opened the key of a paper.';

create function private.create_paper(p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_kind text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_id uuid;
begin
  perform private.require_admin();
  if coalesce(p_kind, '') not in ('exam', 'reserve')
    or not exists (select 1 from public.edition_exams where edition_id = p_edition_id and exam_id = p_exam_id)
    or not exists (select 1 from public.classes where id = p_class_id) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if private.has_conflict_of_interest((select auth.uid()), p_edition_id, p_class_id) then
    return jsonb_build_object('outcome', 'conflict_of_interest');
  end if;
  insert into private.papers (kind, edition_id, exam_id, class_id) values (p_kind, p_edition_id, p_exam_id, p_class_id)
  on conflict do nothing
  returning id into v_id;
  if v_id is null then
    return jsonb_build_object('outcome', 'exists', 'paper_id', (
      select id from private.papers
      where edition_id = p_edition_id and exam_id = p_exam_id and class_id = p_class_id and kind = p_kind
    ));
  end if;
  perform private.audit_change('create_paper', jsonb_build_object('paper_id', v_id, 'kind', p_kind));
  return jsonb_build_object('outcome', 'created', 'paper_id', v_id);
end
$$;
comment on function private.create_paper(uuid, uuid, uuid, text) is
  'create_paper for an admin. Raises 42501 for anybody else.';

create function public.create_paper(p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_kind text) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.create_paper(p_edition_id, p_exam_id, p_class_id, p_kind);
comment on function public.create_paper(uuid, uuid, uuid, text) is
  'For admins: creates an empty draft for an exam of an edition in a class; p_kind is exam or reserve. Returns '
  '{outcome}: created or exists {paper_id}, not_found (the edition does not have the exam), conflict_of_interest (a '
  'child of the caller is in that class). Raises 42501 for anybody else. A new draft leaves an audit row.';

create function private.save_paper(
  p_paper_id uuid, p_seen_revision integer, p_items jsonb, p_passages jsonb, p_key jsonb
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_error jsonb;
  v_errors text[];
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_error := coalesce(private.paper_access_error(v_paper), case
    when v_paper.status <> 'draft' then jsonb_build_object('outcome', 'not_draft', 'status', v_paper.status)
    when v_paper.revision is distinct from p_seen_revision then jsonb_build_object('outcome', 'changed_meanwhile')
    when octet_length(concat(p_items, p_passages, p_key)) > 1048576 then jsonb_build_object('outcome', 'too_large')
  end);
  if v_error is not null then
    return v_error;
  end if;
  v_errors := private.write_paper(p_paper_id, p_items, p_passages, p_key);
  if cardinality(v_errors) > 0 then
    return jsonb_build_object('outcome', 'invalid', 'errors', v_errors);
  end if;
  perform private.record_reader(p_paper_id, true);
  perform private.audit_change(
    'save_paper', jsonb_build_object('paper_id', p_paper_id, 'questions', jsonb_array_length(p_items))
  );
  return jsonb_build_object('outcome', 'saved', 'revision', v_paper.revision + 1);
end
$$;
comment on function private.save_paper(uuid, integer, jsonb, jsonb, jsonb) is
  'save_paper for an admin. Raises 42501 for anybody else.';

create function public.save_paper(p_paper_id uuid, p_seen_revision integer, p_items jsonb, p_passages jsonb,
  p_key jsonb)
returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.save_paper(p_paper_id, p_seen_revision, p_items, p_passages, p_key);
comment on function public.save_paper(uuid, integer, jsonb, jsonb, jsonb) is
  'For admins: replaces the questions, passages and key of a draft if it still has the revision that was read; with '
  'an error it changes nothing. Returns {outcome}: saved {revision}, invalid {errors: texts that name questions and '
  'rules}, changed_meanwhile (there is a newer revision), not_draft {status}, too_large (over 1 MiB), '
  'conflict_of_interest, not_found. Raises 42501 for anybody else. Leaves an audit row, and counts as having read the '
  'key.';

create function private.reopen_paper(p_paper_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_error jsonb;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_error := coalesce(private.paper_access_error(v_paper), case
    when v_paper.status = 'draft' then jsonb_build_object('outcome', 'unchanged')
    when v_paper.status not in ('reviewed', 'sealed')
      or exists (select 1 from private.exam_attempts where paper_id = p_paper_id)
        then jsonb_build_object('outcome', 'too_late')
  end);
  if v_error is not null then
    return v_error;
  end if;
  delete from private.paper_seals where paper_id = p_paper_id;
  update private.papers set status = 'draft' where id = p_paper_id;
  perform private.audit_change('reopen_paper', jsonb_build_object('paper_id', p_paper_id, 'before', v_paper.status));
  return jsonb_build_object('outcome', 'reopened');
end
$$;
comment on function private.reopen_paper(uuid) is 'reopen_paper for an admin. Raises 42501 for anybody else.';

create function public.reopen_paper(p_paper_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.reopen_paper(p_paper_id);
comment on function public.reopen_paper(uuid) is
  'For admins: makes a reviewed or sealed paper a draft again, until its first attempt. The key of its sealed file is '
  'deleted. Returns {outcome}: reopened, unchanged, too_late, conflict_of_interest, not_found. Raises 42501 for '
  'anybody else. Leaves an audit row. Source: docs/exam.md section 2.';

grant execute on function private.create_paper(uuid, uuid, uuid, text) to authenticated;
grant execute on function private.save_paper(uuid, integer, jsonb, jsonb, jsonb) to authenticated;
grant execute on function private.reopen_paper(uuid) to authenticated;
grant execute on function public.create_paper(uuid, uuid, uuid, text) to authenticated;
grant execute on function public.save_paper(uuid, integer, jsonb, jsonb, jsonb) to authenticated;
grant execute on function public.reopen_paper(uuid) to authenticated;

-- ------------------------------------------------------------

-- The four-eyes check (docs/exam.md section 3): an organiser who has never opened a paper's key solves it,
-- disagreements with the key are corrected or explained, and then the paper is reviewed.

create table private.paper_solutions (
  paper_id uuid not null references private.papers (id) on delete cascade,
  fingerprint text not null,
  solver_id uuid not null references public.students (id),
  choice text,
  solved_at timestamptz not null default now(),
  note text,
  noted_by uuid references public.students (id),
  primary key (paper_id, fingerprint, solver_id)
);
comment on table private.paper_solutions is
  'An organiser''s choice for a question, made without the key. A changed question has another fingerprint and must '
  'be solved again. Only functions write it; it has no check constraints, for the reason given at paper_items (E6).';
comment on column private.paper_solutions.choice is
  'The text of the chosen option; null if the organiser found no right option, or several.';
comment on column private.paper_solutions.note is 'The explanation why the key is kept although this choice differs.';
create index paper_solutions_solver on private.paper_solutions (solver_id);
create index paper_solutions_noted_by on private.paper_solutions (noted_by);

alter table private.paper_solutions enable row level security;

create function private.fingerprint_item(p_item jsonb, p_passages jsonb) returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(concat(
    (p_item - '{n,section,options,topic,level,family,say,validUntil}'::text[])::text,
    (select jsonb_agg(o order by o)::text from jsonb_array_elements_text(p_item -> 'options') as o),
    (p_passages -> (p_item ->> 'passage'))::text
  ), 'UTF8')), 'hex')
$$;
comment on function private.fingerprint_item(jsonb, jsonb) is
  'SHA-256 in hex of everything that a child reads or hears of a question, without its number and the order of its '
  'options.';

create function private.list_solutions(p_paper_id uuid)
returns table (n integer, fingerprint text, solver_id uuid, choice text, note text, is_agreed boolean)
language sql stable set search_path = ''
as $$
  select i.n::integer, f.fingerprint, s.solver_id, s.choice, s.note,
    k.key -> i.n::text -> 'credited' = '"all"' or coalesce(k.key -> i.n::text -> 'credited' ? s.choice, false)
  from private.papers as p
  join private.paper_items as q on q.paper_id = p.id
  join private.paper_keys as k on k.paper_id = p.id and k.version = 1
  cross join jsonb_array_elements(q.items) with ordinality as i (item, n)
  cross join lateral (select private.fingerprint_item(i.item, q.passages) as fingerprint) as f
  left join private.paper_solutions as s
    on s.paper_id = p.id and s.fingerprint = f.fingerprint
    and not private.has_conflict_of_interest(s.solver_id, p.edition_id, p.class_id)
  where p.id = p_paper_id
$$;
comment on function private.list_solutions(uuid) is
  'The current questions of a paper with each organiser''s choice; one row with solver_id null for a question that '
  'nobody has solved. Choices of organisers who no longer have access to the paper are left out.';

create function private.missing_errors(p_paper private.papers) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(l.lack order by l.place), '{}')
  from (
    select count(*) as questions, count(*) filter (where i.item ->> 'section' = 'C') as challenges,
      count(distinct i.item ->> 'section') as sections,
      count(*) filter (where i.item ->> 'form' = 'audio') as spoken,
      count(*) filter (where i.item ->> 'form' = 'audio' and i.item -> 'clip' is not null) as recorded,
      case when (select c.number from public.classes as c where c.id = p_paper.class_id) <= 4 then 40
        else 50 end as wanted
    from private.paper_items as q
    cross join jsonb_array_elements(q.items) as i (item)
    where q.paper_id = p_paper.id
  ) as c
  cross join lateral (
    values
      (1, format('%s of %s questions', c.questions, c.wanted), c.questions <> c.wanted),
      (2, format('%s of 5 questions in section C', c.challenges), c.challenges <> 5),
      (3, 'questions in each of the sections A, B and C', c.sections <> 3),
      (4, format('clips for %s of %s audio questions: all or none', c.recorded, c.spoken),
        c.recorded not in (0, c.spoken))
  ) as l (place, lack, is_so)
  where l.is_so
$$;
comment on function private.missing_errors(private.papers) is
  'The missing parts of a draft: it needs 40 questions in classes 1 to 4 and 50 in higher classes, 5 of them in '
  'section C, and clips for either all audio questions or none. Empty if it is complete. Source: docs/exam.md '
  'sections 2 and 3.';

create function private.open_paper(p_paper_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_refusal jsonb;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_refusal := private.paper_access_error(v_paper);
  if v_refusal is not null then
    return v_refusal;
  end if;
  perform private.record_opening(p_paper_id, 'writing');
  return jsonb_build_object(
    'outcome', 'paper', 'revision', v_paper.revision,
    'items', coalesce((select items from private.paper_items where paper_id = p_paper_id), '[]'),
    'passages', coalesce((select passages from private.paper_items where paper_id = p_paper_id), '{}'),
    'key', coalesce((select key from private.paper_keys where paper_id = p_paper_id and version = 1), '{}'),
    'lacks', private.missing_errors(v_paper),
    'solutions', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'n', l.n, 'fingerprint', l.fingerprint, 'solver_id', l.solver_id, 'solver',
            coalesce(s.name, s.email, 'Somebody who left'),
            'choice', l.choice, 'note', l.note, 'is_agreed', l.is_agreed
          ) order by l.n, s.name
        )
        from private.list_solutions(p_paper_id) as l
        join public.students as s on s.id = l.solver_id
      ), '[]'
    )
  );
end
$$;
comment on function private.open_paper(uuid) is 'open_paper for an admin. Raises 42501 for anybody else.';

create function public.open_paper(p_paper_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.open_paper(p_paper_id);
comment on function public.open_paper(uuid) is
  'For admins: a paper with its key, to write it or to compare it with the solutions. Returns {outcome}: paper '
  '{revision, items, passages, key, lacks: what is missing (private.missing_errors), solutions: [{n, fingerprint, '
  'solver_id, solver, choice (null: no right option, or several), note, is_agreed}]}, conflict_of_interest, '
  'not_found. Raises 42501 for anybody else. Each read leaves an audit row; an organiser who has read the key cannot '
  'solve the paper (E6).';

create function private.read_paper_to_solve(p_paper_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_error jsonb;
  v_caller constant uuid := (select auth.uid());
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_error := coalesce(private.paper_access_error(v_paper), case
    when v_paper.status <> 'draft' then jsonb_build_object('outcome', 'not_draft', 'status', v_paper.status)
    when private.knows_key(p_paper_id) and not private.is_single_organiser()
      then jsonb_build_object('outcome', 'key_known')
    when not exists (select 1 from private.paper_items where paper_id = p_paper_id)
      then jsonb_build_object('outcome', 'empty')
  end);
  if v_error is not null then
    return v_error;
  end if;
  perform private.record_opening(p_paper_id, 'solving');
  return (
    select jsonb_build_object(
      'outcome', 'paper', 'passages', q.passages,
      'items', (
        select jsonb_agg(
          (i.item - '{topic,level,family,say,validUntil}'::text[]) || jsonb_build_object(
            -- The author's order of the options could reveal the key.
            'options', (
              select jsonb_agg(o order by md5(f.fingerprint || o))
                from jsonb_array_elements_text(i.item -> 'options') as o
            ),
            'fingerprint', f.fingerprint,
            'is_solved', exists (
              select 1 from private.paper_solutions as s
              where s.paper_id = p_paper_id and s.fingerprint = f.fingerprint and s.solver_id = v_caller
            )
          ) order by i.n
        )
        from jsonb_array_elements(q.items) with ordinality as i (item, n)
        cross join lateral (select private.fingerprint_item(i.item, q.passages) as fingerprint) as f
      )
    )
    from private.paper_items as q where q.paper_id = p_paper_id
  );
end
$$;
comment on function private.read_paper_to_solve(uuid) is
  'read_paper_to_solve for an admin. Raises 42501 for anybody else.';

create function public.read_paper_to_solve(p_paper_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.read_paper_to_solve(p_paper_id);
comment on function public.read_paper_to_solve(uuid) is
  'For admins who have never read its key: the questions of a draft without key, spoken word and topic, their options '
  'in random order. Returns {outcome}: paper {passages, items: each with fingerprint and is_solved (by the caller)}, '
  'empty, key_known, not_draft {status}, conflict_of_interest, not_found. A single organiser may know the key (setting '
  'single_organiser). Raises 42501 for anybody else. Each read leaves an audit row (E6).';

create function private.solve_paper(p_paper_id uuid, p_choices jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_error jsonb;
  v_caller constant uuid := (select auth.uid());
  v_solved integer;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_error := coalesce(private.paper_access_error(v_paper), case
    when v_paper.status <> 'draft' then jsonb_build_object('outcome', 'not_draft', 'status', v_paper.status)
    when private.knows_key(p_paper_id) and not private.is_single_organiser()
      then jsonb_build_object('outcome', 'key_known')
  end);
  if v_error is not null then
    return v_error;
  end if;
  -- The first choice counts: a solver who has seen the disagreements would only agree.
  insert into private.paper_solutions (paper_id, fingerprint, solver_id, choice)
  select distinct on (f.fingerprint) p_paper_id, f.fingerprint, v_caller, p_choices ->> f.fingerprint
  from private.paper_items as q
  cross join jsonb_array_elements(q.items) as i (item)
  cross join lateral (select private.fingerprint_item(i.item, q.passages) as fingerprint) as f
  where q.paper_id = p_paper_id and jsonb_typeof(p_choices) = 'object' and p_choices ? f.fingerprint
    and (p_choices -> f.fingerprint = 'null' or i.item -> 'options' ? (p_choices ->> f.fingerprint))
  on conflict do nothing;
  get diagnostics v_solved = row_count;
  perform private.audit_change(
    'solve_paper', jsonb_build_object('paper_id', p_paper_id, 'solved', v_solved, 'single_organiser',
      private.is_single_organiser())
  );
  return jsonb_build_object('outcome', 'solved', 'solved', v_solved);
end
$$;
comment on function private.solve_paper(uuid, jsonb) is 'solve_paper for an admin. Raises 42501 for anybody else.';

create function public.solve_paper(p_paper_id uuid, p_choices jsonb) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.solve_paper(p_paper_id, p_choices);
comment on function public.solve_paper(uuid, jsonb) is
  'For admins who have never read its key: saves choices for questions of a draft, an object from fingerprint to the '
  'text of an option, or null if no option is right, or several. The first choice for a question counts. Unknown '
  'questions and options are ignored. Returns {outcome}: solved {solved: how many were new}, key_known, not_draft '
  '{status}, conflict_of_interest, not_found. Raises 42501 for anybody else. Leaves an audit row.';

create function private.explain_disagreement(p_paper_id uuid, p_fingerprint text, p_solver_id uuid, p_note text)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_error jsonb;
  v_note constant text := private.clean_note(p_note);
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_error := coalesce(private.paper_access_error(v_paper), case
    when v_paper.status <> 'draft' then jsonb_build_object('outcome', 'not_draft', 'status', v_paper.status)
    when v_note is null then jsonb_build_object('outcome', 'note_required')
    when char_length(v_note) > 500 then jsonb_build_object('outcome', 'note_too_long')
    -- The solver who disagrees must not explain their own disagreement.
    when p_solver_id = (select auth.uid()) and not private.is_single_organiser()
      then jsonb_build_object('outcome', 'own_choice')
  end);
  if v_error is not null then
    return v_error;
  end if;
  update private.paper_solutions set note = v_note, noted_by = (select auth.uid())
  where paper_id = p_paper_id and fingerprint = p_fingerprint and solver_id = p_solver_id;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  perform private.audit_change(
    'explain_disagreement', jsonb_build_object(
      'paper_id', p_paper_id, 'fingerprint', p_fingerprint, 'solver_id', p_solver_id)
  );
  return jsonb_build_object('outcome', 'saved');
end
$$;
comment on function private.explain_disagreement(uuid, text, uuid, text) is
  'explain_disagreement for an admin. Raises 42501 for anybody else.';

create function public.explain_disagreement(p_paper_id uuid, p_fingerprint text, p_solver_id uuid, p_note text)
  returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.explain_disagreement(p_paper_id, p_fingerprint, p_solver_id, p_note);
comment on function public.explain_disagreement(uuid, text, uuid, text) is
  'For admins: saves why the key is kept although an organiser chose differently, in 1 to 500 characters. Returns '
  '{outcome}: saved, note_required, note_too_long, own_choice (another organiser must explain it), not_draft '
  '{status}, conflict_of_interest, not_found. Raises 42501 for anybody else. Leaves an audit row.';

create function private.review_paper(p_paper_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_error jsonb;
  v_missing_errors text[];
  v_unsolved integer;
  v_disagreements integer;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_error := private.paper_access_error(v_paper);
  v_missing_errors := private.missing_errors(v_paper);
  select count(distinct l.n) filter (where l.solver_id is null),
    count(*) filter (where l.solver_id is not null and not l.is_agreed and l.note is null)
  into v_unsolved, v_disagreements
  from private.list_solutions(p_paper_id) as l;
  v_error := coalesce(v_error, case
    when v_paper.status <> 'draft' then jsonb_build_object('outcome', 'not_draft', 'status', v_paper.status)
    when cardinality(v_missing_errors) > 0 then jsonb_build_object('outcome', 'incomplete', 'lacks', v_missing_errors)
    when v_unsolved > 0 or v_disagreements > 0
      then jsonb_build_object('outcome', 'open', 'unsolved', v_unsolved, 'disagreements', v_disagreements)
  end);
  if v_error is not null then
    return v_error;
  end if;
  update private.papers set status = 'reviewed' where id = p_paper_id;
  perform private.audit_change(
    'review_paper',
    jsonb_build_object(
      'paper_id', p_paper_id, 'single_organiser', private.is_single_organiser(),
      'solvers', (select jsonb_agg(distinct l.solver_id) from private.list_solutions(p_paper_id) as l)
    )
  );
  return jsonb_build_object('outcome', 'reviewed');
end
$$;
comment on function private.review_paper(uuid) is 'review_paper for an admin. Raises 42501 for anybody else.';

create function public.review_paper(p_paper_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.review_paper(p_paper_id);
comment on function public.review_paper(uuid) is
  'For admins: marks a draft as reviewed if it is complete, every question was solved in its current form, and each '
  'disagreement was corrected or explained. Returns {outcome}: reviewed, incomplete {lacks}, open {unsolved, '
  'disagreements}, not_draft {status}, conflict_of_interest, not_found. Raises 42501 for anybody else. Leaves an '
  'audit row with the solvers, and whether one organiser was enough. Source: docs/exam.md section 3.';

grant execute on function private.open_paper(uuid) to authenticated;
grant execute on function private.read_paper_to_solve(uuid) to authenticated;
grant execute on function private.solve_paper(uuid, jsonb) to authenticated;
grant execute on function private.explain_disagreement(uuid, text, uuid, text) to authenticated;
grant execute on function private.review_paper(uuid) to authenticated;
grant execute on function public.open_paper(uuid) to authenticated;
grant execute on function public.read_paper_to_solve(uuid) to authenticated;
grant execute on function public.solve_paper(uuid, jsonb) to authenticated;
grant execute on function public.explain_disagreement(uuid, text, uuid, text) to authenticated;
grant execute on function public.review_paper(uuid) to authenticated;

-- ------------------------------------------------------------

-- The organisers' list of papers, and the alarm for missing papers: 72 hours before an exam, each class with an
-- enrolment must have a sealed paper (docs/exam.md section 10).

create function private.find_missing_papers() returns table (edition_id uuid, exam_id uuid, class_id uuid)
language sql stable set search_path = ''
as $$
  select distinct n.edition_id, n.exam_id, n.class_id
  from public.edition_exams as x
  join public.enrolments as n on n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.is_active
  where private.exam_now() >=
      coalesce(x.opens_at, x.exam_on::timestamp at time zone interval '5 hours 30 minutes') - interval '72 hours'
    and private.day_in_india(private.exam_now()) <= x.exam_on
    and not exists (
      select 1 from private.papers as p
      where p.kind = 'exam' and p.edition_id = n.edition_id and p.exam_id = n.exam_id and p.class_id = n.class_id
        and (p.status not in ('draft', 'reviewed') or p.cancelled_at is not null)
    )
$$;
comment on function private.find_missing_papers() is
  'The classes with an enrolment in an exam of today or of the next 72 hours whose paper is not sealed. For an exam '
  'without hours, the 72 hours end at the beginning of its day in India. Source: docs/exam.md section 10.';

create function public.count_missing_papers() returns jsonb
language sql stable security definer set search_path = ''
as $$ select jsonb_build_object('papers', (select count(*) from private.find_missing_papers())) $$;
comment on function public.count_missing_papers() is
  'For the scheduler: {papers: how many sealed papers are missing 72 hours before their exam}.';
grant execute on function public.count_missing_papers() to service_role;

create function private.list_papers(p_edition_id uuid)
returns table (
  exam_id uuid, exam_name text, class_id uuid, class_name text, class_number smallint, kind text, exam_on date,
  opens_at timestamptz, enrolled integer, paper_id uuid, status text, questions integer, unsolved integer,
  disagreements integer, is_overdue boolean, has_attempt boolean, has_conflict_of_interest boolean,
  is_key_known boolean,
  is_cancelled boolean, other_solvers integer
)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select x.exam_id, s.name, c.id, c.name, c.number, k.kind, x.exam_on, x.opens_at,
    (
      select count(*)::integer from public.enrolments as n
      where n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.class_id = c.id and n.is_active
    ),
    p.id, coalesce(p.status, 'none'), coalesce(jsonb_array_length(q.items), 0), l.unsolved, l.disagreements,
    k.kind = 'exam' and exists (
      select 1 from private.find_missing_papers() as m
      where m.edition_id = x.edition_id and m.exam_id = x.exam_id and m.class_id = c.id
    ),
    exists (select 1 from private.exam_attempts as a where a.paper_id = p.id),
    private.has_conflict_of_interest((select auth.uid()), x.edition_id, c.id),
    private.knows_key(p.id),
    private.is_cancelled(x.edition_id, x.exam_id, c.id),
    (
      select count(*)::integer from public.students as o
      where o.role = 'admin' and o.deleted_at is null and o.id <> (select auth.uid())
        and not private.has_conflict_of_interest(o.id, x.edition_id, c.id)
        and not exists (
          select 1 from private.paper_readers as r where r.paper_id = p.id and r.organiser_id = o.id and r.has_key
        )
    )
  from public.edition_exams as x
  join public.subjects as s on s.id = x.exam_id
  cross join public.classes as c
  cross join (values ('exam'), ('reserve')) as k (kind)
  left join private.papers as p
    on p.edition_id = x.edition_id and p.exam_id = x.exam_id and p.class_id = c.id and p.kind = k.kind
  left join private.paper_items as q on q.paper_id = p.id
  cross join lateral (
    select count(distinct o.n) filter (where o.solver_id is null)::integer as unsolved,
      (count(*) filter (where o.solver_id is not null and not o.is_agreed and o.note is null))::integer as disagreements
    from private.list_solutions(p.id) as o
  ) as l
  where x.edition_id = p_edition_id and (k.kind = 'exam' or p.id is not null)
  order by x.exam_on, s.name, c.number, k.kind;
$$;
comment on function private.list_papers(uuid) is 'list_papers for an admin. Raises 42501 for anybody else.';

create function public.list_papers(p_edition_id uuid)
returns table (
  exam_id uuid, exam_name text, class_id uuid, class_name text, class_number smallint, kind text, exam_on date,
  opens_at timestamptz, enrolled integer, paper_id uuid, status text, questions integer, unsolved integer,
  disagreements integer, is_overdue boolean, has_attempt boolean, has_conflict_of_interest boolean,
  is_key_known boolean,
  is_cancelled boolean, other_solvers integer
)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.list_papers(p_edition_id);
comment on function public.list_papers(uuid) is
  'For admins: every exam and class of an edition by day, subject and class, with its paper and its reserve paper '
  '(kind), without questions. status is none (paper_id null), draft, reviewed, sealed, provisional or final. opens_at '
  'is null until the hours are announced. unsolved counts questions that nobody has solved in their current form, '
  'disagreements those that are neither corrected nor explained. is_overdue: whether the paper must be sealed now (72 '
  'hours before). has_conflict_of_interest and is_key_known are about the caller. is_cancelled: whether the exam was '
  'cancelled in the class. other_solvers counts the other organisers who have not read the key and could solve it. '
  'Raises 42501 for anybody else.';

grant execute on function private.list_papers(uuid) to authenticated;
grant execute on function public.list_papers(uuid) to authenticated;
