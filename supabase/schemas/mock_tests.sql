-- Results of free mock tests, saved by the students themselves.

create table public.mock_tests (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references public.students (id),
  class_id uuid not null,
  subject_id uuid not null,
  started_at timestamptz not null,
  completed_at timestamptz not null,
  score numeric(5, 2) not null check (score between 0 and 100),
  topics jsonb check (
    pg_column_size(topics) <= 2048
    -- A list, and each of it sound: nothing falls out where only sound ones are taken.
    and topics = jsonb_path_query_array(
      topics,
      'strict $[*] ? (@.topic.type() == "string" && @.correct >= 0 && @.total >= 1 && @.correct <= @.total)',
      silent => true
    )
  ),
  mistakes jsonb check (
    pg_column_size(mistakes) <= 1024
    and mistakes = jsonb_path_query_array(mistakes, 'strict $[*] ? (@.type() == "string" && @ != "")', silent => true)
  ),
  seed text check (char_length(seed) between 1 and 64),
  created_at timestamptz not null default now(),
  unique (student_id, completed_at),
  foreign key (subject_id, class_id) references public.subject_classes (subject_id, class_id),
  check (completed_at >= started_at),
  -- A device's clock may run a little ahead of ours.
  check (completed_at <= created_at + interval '2 minutes')
);
comment on table public.mock_tests is
  'One row per finished mock test of a student. Unique by its end, so a repeated save is one row.';
comment on column public.mock_tests.score is 'Percentage, 0 to 100.';
comment on column public.mock_tests.topics is
  'How each topic went, strongest first: a list of {topic, correct, total}, questions answered rightly of those '
  'asked. The dashboard says from it what to practise. At most 2 kB; the largest paper, of 14 topics, needs 1.2 kB.';
comment on column public.mock_tests.mistakes is
  'The mistakes behind the wrong answers, one for each answer that has one: a list of ids of the bank''s lists of '
  'mistakes. Rows from before 28 November 2026 have texts, which the dashboard leaves out. At most 1 kB: ten ids.';
comment on column public.mock_tests.seed is 'Seed of the random pick, so that the same paper can be drawn again.';
create index mock_tests_subject_class on public.mock_tests (subject_id, class_id);

alter table public.mock_tests enable row level security;

grant select (id, student_id, class_id, subject_id, started_at, completed_at, score, topics, mistakes, seed, created_at)
  on public.mock_tests to authenticated;
grant insert (student_id, class_id, subject_id, started_at, completed_at, score, topics, mistakes, seed)
  on public.mock_tests to authenticated;

create policy mock_tests_select_own on public.mock_tests for select to authenticated
  using (student_id = (select private.student_id()));
create policy mock_tests_insert_own on public.mock_tests for insert to authenticated
  with check (student_id = (select private.student_id()));

create function private.cap_mock_tests() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.completed_at < new.created_at - interval '30 days' then
    raise exception 'Finished more than 30 days ago.' using errcode = 'PT410';
  end if;
  -- The counter's row is locked until the end: many saved together are counted one after another.
  if not private.consume_rate_limit('mock-tests:student:' || new.student_id, 60, 86400)
    or 2000 <= (select count(*) from public.mock_tests where student_id = new.student_id)
  then
    raise exception 'Too many mock tests.' using errcode = 'PT429';
  end if;
  return new;
end
$$;
comment on function private.cap_mock_tests() is
  'Trigger: at most 60 results a day and 2,000 in all per student, each saved within 30 days of its end. Raises PT429 '
  'or PT410, which the API answers as status 429 and 410: the first may pass, the second never does.';
create trigger mock_tests_cap before insert on public.mock_tests
  for each row execute function private.cap_mock_tests();
