-- Results of free mock tests, saved by the students themselves, and the mistakes that they practise again.

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
    -- Every element of the list must be valid: a filter for valid elements removes nothing.
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
  -- A device's clock may be slightly ahead of the server's.
  check (completed_at <= created_at + interval '2 minutes')
);
comment on table public.mock_tests is
  'One row per finished mock test of a student. Unique by its end time, so that saving it twice adds only one row.';
comment on column public.mock_tests.score is 'Percentage, 0 to 100.';
comment on column public.mock_tests.topics is
  'How each topic went, strongest first: a list of {topic, correct, total}, questions answered correctly of those '
  'asked. The dashboard uses it to suggest what to practise. At most 2 kB; the largest paper, of 14 topics, needs 1.2 '
  'kB.';
comment on column public.mock_tests.mistakes is
  'The mistakes behind the wrong answers, one for each answer that has one: a list of ids of the bank''s lists of '
  'mistakes. Rows from before 28 November 2026 have texts, which the dashboard leaves out. At most 1 kB: ten ids.';
comment on column public.mock_tests.seed is
  'Seed of the random choice of questions, so that the same paper can be generated again.';
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
  -- The counter's row is locked until the end of the transaction, so that parallel saves are counted one after another.
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
  'or PT410, which the API returns as status 429 and 410: a retry later can work after the first, never after the '
  'second.';
create trigger mock_tests_cap before insert on public.mock_tests
  for each row execute function private.cap_mock_tests();

create table private.mistake_cards (
  student_id uuid not null references public.students (id),
  subject text not null check (subject ~ '^[a-z]{2,20}$'),
  class_number smallint not null check (class_number between 1 and 12),
  mistake text not null check (mistake ~ '^[a-z0-9-]{1,60}$'),
  item_id text not null check (item_id ~ '^[a-z0-9-]{1,80}$'),
  due_day date not null check (due_day between '2026-01-01' and '2099-12-31'),
  step smallint not null check (step between 0 and 3),
  primary key (student_id, subject, class_number, mistake)
);
comment on table private.mistake_cards is
  'The mistakes that a student practises again: one row per mistake of the bank''s lists, with the item that was '
  'asked last, the day (in IST) on which the next one is due, and the step, 0 to 3, for intervals of 1, 3, 7 or 21 '
  'days. Deleted with the account.';
alter table private.mistake_cards enable row level security;

create function private.sync_mistake_cards(p_changed jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id uuid := private.student_id();
begin
  if v_student_id is null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  if jsonb_typeof(p_changed) is distinct from 'array' or jsonb_array_length(p_changed) > 300
    or octet_length(p_changed::text) > 131072 then
    raise exception 'A list of at most 300 cards, in 128 KiB.' using errcode = '22023';
  end if;
  -- The counter's row is locked until the end: two devices are served one after the other.
  if not private.consume_rate_limit('mistake-cards:student:' || v_student_id, 300, 86400) then
    raise exception 'Too many changes.' using errcode = 'PT429';
  end if;
  delete from private.mistake_cards as m
  using jsonb_to_recordset(p_changed) as c (subject text, class_number smallint, mistake text, step smallint)
  where m.student_id = v_student_id and c.step = 4
    and (m.subject, m.class_number, m.mistake) = (c.subject, c.class_number, c.mistake);
  insert into private.mistake_cards (student_id, subject, class_number, mistake, item_id, due_day, step)
  select distinct on (subject, class_number, mistake)
    v_student_id, subject, class_number, mistake, item_id, due_day, step
  from jsonb_to_recordset(p_changed)
    as c (subject text, class_number smallint, mistake text, item_id text, due_day date, step smallint)
  where step is distinct from 4
  on conflict (student_id, subject, class_number, mistake) do update
    set item_id = excluded.item_id, due_day = excluded.due_day, step = excluded.step;
  delete from private.mistake_cards as m
  using (
    select subject, class_number, mistake
    from private.mistake_cards
    where student_id = v_student_id
    order by due_day, subject, class_number, mistake
    offset 300
  ) as x
  where m.student_id = v_student_id
    and (m.subject, m.class_number, m.mistake) = (x.subject, x.class_number, x.mistake);
  return private.mistake_cards_json(v_student_id);
end
$$;
comment on function private.sync_mistake_cards(jsonb) is
  'sync_mistake_cards for the caller. Raises 42501 without an account, 22023 for anything but a list of at most 300 '
  'cards in 128 KiB, 23502 or 23514 for an invalid card, PT429 after 300 calls in a day.';

create function private.mistake_cards_json(p_student_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'subject', subject, 'class_number', class_number, 'mistake', mistake, 'item_id', item_id, 'due_day', due_day,
        'step', step
      )
      order by due_day, subject, class_number, mistake
    ),
    '[]'
  )
  from private.mistake_cards
  where student_id = p_student_id
$$;
comment on function private.mistake_cards_json(uuid) is
  'A student''s cards, the earliest due first: a list of {subject, class_number, mistake, item_id, due_day, step}.';

create function public.sync_mistake_cards(p_changed jsonb) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.sync_mistake_cards(p_changed);
comment on function public.sync_mistake_cards(jsonb) is
  'Saves the cards that a device has changed since its last call, and returns all cards of the caller: a list of '
  '{subject (a slug), class_number, mistake, item_id, due_day, step}, in the same form as p_changed. A card of step 4 '
  'is done and is deleted. Beyond 300 cards those due last are deleted. Raises 42501 without an account, PT429 after '
  '300 calls a day.';

grant execute on function private.sync_mistake_cards(jsonb) to authenticated;
grant execute on function public.sync_mistake_cards(jsonb) to authenticated;

create table private.practice_records (
  student_id uuid primary key references public.students (id),
  plans jsonb not null default '[]' check (
    pg_column_size(plans) <= 16384
    and jsonb_array_length(plans) <= 8
    and plans = jsonb_path_query_array(
      plans,
      'strict $[*] ? (@.subject.type() == "string" && @.class_number >= 1 && @.class_number <= 12
        && @.exam_day.type() == "string" && @.topics.type() == "array")',
      silent => true
    )
  ),
  days date[] not null default '{}' check (cardinality(days) <= 28)
);
comment on table private.practice_records is
  'One row per student who has made a study plan for an exam or has practised. Deleted with the account.';
comment on column private.practice_records.plans is
  'The study plans until an exam day, at most one per subject: a list of {subject (a slug), class_number, exam_day, '
  'topics: a list of {topic, week (its Monday), is_done}}.';
comment on column private.practice_records.days is
  'The days (in IST) within the last 28 on which the student practised a question outside a mock test.';
alter table private.practice_records enable row level security;

create function private.practice_record_json(p_student_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select jsonb_build_object('plans', plans, 'days', to_jsonb(days))
      from private.practice_records
      where student_id = p_student_id
    ),
    '{"plans": [], "days": []}'
  )
$$;
comment on function private.practice_record_json(uuid) is 'A student''s study plans and practice days: {plans, days}.';

create function private.sync_practice_record(p_changed jsonb, p_days date[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id uuid := private.student_id();
  v_today date := private.day_in_india(now());
begin
  if v_student_id is null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  if jsonb_typeof(p_changed) is distinct from 'array' or octet_length(p_changed::text) > 16384
    or p_days is null or cardinality(p_days) > 28 then
    raise exception 'A list of plans in 16 KiB, and at most 28 days.' using errcode = '22023';
  end if;
  -- The counter's row is locked until the end: two devices are served one after the other.
  if not private.consume_rate_limit('practice-record:student:' || v_student_id, 300, 86400) then
    raise exception 'Too many changes.' using errcode = 'PT429';
  end if;
  insert into private.practice_records (student_id) values (v_student_id) on conflict do nothing;
  update private.practice_records as r
  set
    plans = (
      select coalesce(jsonb_agg(p order by p ->> 'subject'), '[]')
      from (
        select k from jsonb_array_elements(r.plans) as k
        where not exists (select from jsonb_array_elements(p_changed) as c where c -> 'subject' = k -> 'subject')
        union all
        select c from jsonb_array_elements(p_changed) as c where c -> 'topics' is distinct from '[]'
      ) as u (p)
    ),
    days = array(
      select distinct d
      from unnest(r.days || p_days) as d
      where d between v_today - 27 and v_today
      order by d
    )
  where r.student_id = v_student_id;
  return private.practice_record_json(v_student_id);
end
$$;
comment on function private.sync_practice_record(jsonb, date[]) is
  'sync_practice_record for the caller. Raises 42501 without an account, 22023 for anything but a list of plans in '
  '16 KiB and at most 28 days, 23514 for plans that are not valid or more than eight, PT429 after 300 calls in a day.';

create function public.sync_practice_record(p_changed jsonb, p_days date[]) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.sync_practice_record(p_changed, p_days);
comment on function public.sync_practice_record(jsonb, date[]) is
  'Saves the plans that a device has changed, each replacing the subject''s previous plan; a plan without topics is '
  'deleted. Adds practice days (in IST; only those of the last 28 days are stored). Returns the caller''s {plans, '
  'days}. Raises 42501 without an account, PT429 after 300 calls a day.';

grant execute on function private.sync_practice_record(jsonb, date[]) to authenticated;
grant execute on function public.sync_practice_record(jsonb, date[]) to authenticated;
