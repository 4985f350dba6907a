-- Results: what a finished attempt came to under a key version, its rank and award, and what the answers say of the questions
-- (exam section 7). Marking, ranking and measuring are statements on sets; …002901 says when they run.

create table private.paper_results (
  paper_id uuid primary key references private.papers (id),
  key_version smallint not null,
  closed_at timestamptz not null,
  provisional_at timestamptz,
  provisional_by uuid references public.students (id),
  challenge_until timestamptz,
  final_at timestamptz,
  final_by uuid references public.students (id),
  sitters integer check (sitters >= 0),
  foreign key (paper_id, key_version) references private.paper_keys (paper_id, version),
  check ((provisional_at is null) = (challenge_until is null) and challenge_until > provisional_at),
  check (final_at is null or provisional_at is not null),
  check ((final_at is null) = (sitters is null))
);
comment on table private.paper_results is
  'Where a closed paper is: the key version that holds, and when its results were published. Written when its last attempt has ended.';
comment on column private.paper_results.challenge_until is 'Until then families may challenge keys: the end of the seventh day after publication, in IST.';
comment on column private.paper_results.sitters is 'N, as it was when the result became final: how many sat. Frozen from then on.';
create index paper_results_key on private.paper_results (paper_id, key_version);
create index paper_results_provisional_by on private.paper_results (provisional_by);
create index paper_results_final_by on private.paper_results (final_by);

create table private.key_decisions (
  id uuid primary key default gen_random_uuid(),
  paper_id uuid not null references private.papers (id),
  n smallint not null,
  old_credited text,
  credited text,
  words text,
  decided_by uuid references public.students (id),
  decided_at timestamptz not null,
  version smallint,
  taken_at timestamptz
);
comment on table private.key_decisions is
  'What an organiser decided about a question, in words that every participant can read: the key is kept (credited null), or other letters are credited. It holds from taken_at on; a changed key is then the key version named here. Written by functions alone, without checks, as paper_items (E6).';
comment on column private.key_decisions.credited is 'Letters of the file one after another, or the word all; null where the key is kept. old_credited is what was credited before.';
create index key_decisions_paper on private.key_decisions (paper_id, n, decided_at);
create index key_decisions_decided_by on private.key_decisions (decided_by);

create table private.exam_results (
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  no smallint not null check (no > 0),
  paper_id uuid not null references private.papers (id),
  is_last boolean not null default true,
  key_version smallint not null,
  is_sat boolean not null,
  marks smallint not null check (marks >= 0),
  section_c smallint not null check (section_c between 0 and marks),
  difficulty integer check (difficulty >= 0),
  rank integer check (rank > 0),
  award text check (award in ('gold', 'silver', 'bronze', 'participation')),
  cause text not null check (cause in ('provisional', 'final', 'key', 'void')),
  decision_id uuid references private.key_decisions (id),
  decided_by uuid references public.students (id),
  marked_at timestamptz not null,
  primary key (attempt_id, no),
  foreign key (paper_id, key_version) references private.paper_keys (paper_id, version),
  check (is_sat or award is null),
  check (rank is null or (award is not null and difficulty is not null)),
  check ((cause = 'key') = (decision_id is not null))
);
comment on table private.exam_results is
  'What was published of an attempt, numbered from 1; the last number holds. A change is a new row, so that the one before says what was: old, new, cause, who and when (E8). Ranks and awards come with the final result.';
comment on column private.exam_results.section_c is 'Marks in section C, the second rule of the ranks.';
comment on column private.exam_results.difficulty is 'The difficulty score, the third rule: over the right answers, the sum of N minus those who have it right. Null until the result is final, as the rank.';
comment on column private.exam_results.decided_by is 'Whose decision it was; null where the scheduler followed one that has no organiser.';
create unique index exam_results_last on private.exam_results (attempt_id) where is_last;
create index exam_results_ranks on private.exam_results (paper_id, rank) where is_last;
create index exam_results_key on private.exam_results (paper_id, key_version);
create index exam_results_decision on private.exam_results (decision_id);
create index exam_results_decided_by on private.exam_results (decided_by);

create table private.paper_statistics (
  paper_id uuid primary key references private.papers (id),
  sitters integer not null,
  mean double precision,
  deviation double precision,
  kr20 double precision,
  standard_error double precision,
  distribution integer[] not null,
  medals jsonb not null,
  measured_at timestamptz not null
);
comment on table private.paper_statistics is
  'What the answers of a paper say of it, under the key version that holds: mean and standard deviation of the marks, and from 30 sitters KR-20 and the standard error of measurement. distribution is how many have 0, 1, 2 … marks, medals how many would have each.';

create table private.question_statistics (
  paper_id uuid not null references private.papers (id),
  n smallint not null,
  facility double precision,
  discrimination double precision,
  top_shares jsonb not null,
  bottom_shares jsonb not null,
  suspect_for text[] not null,
  primary key (paper_id, n)
);
comment on table private.question_statistics is
  'What the answers say of a question: facility (the share who have the mark), discrimination (correlation with the marks of the rest), the share of each letter among the top and the bottom 27 %, and why it is suspect: discrimination, facility, letter.';

alter table private.paper_results enable row level security;
alter table private.key_decisions enable row level security;
alter table private.exam_results enable row level security;
alter table private.paper_statistics enable row level security;
alter table private.question_statistics enable row level security;
revoke all on private.paper_results, private.key_decisions, private.exam_results, private.paper_statistics,
  private.question_statistics from public, anon, authenticated, service_role;

create function private.keep_result() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.is_last and not new.is_last and to_jsonb(new) - 'is_last' = to_jsonb(old) - 'is_last' then
    return new;
  end if;
  raise exception 'A published result is never changed.' using errcode = '42501';
end
$$;
comment on function private.keep_result() is
  'Trigger: what was published stays as it was; all that happens to a row is that another one follows it (E8). Raises 42501.';
revoke all on function private.keep_result() from public;
create trigger exam_results_keep before update on private.exam_results
  for each row execute function private.keep_result();

create function private.keep_sitters() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'N is frozen.' using errcode = '42501';
end
$$;
comment on function private.keep_sitters() is 'Trigger: N never changes once the result is final. Raises 42501. Source: exam section 8.';
revoke all on function private.keep_sitters() from public;
create trigger paper_results_keep_sitters before update on private.paper_results
  for each row when (old.sitters is not null and new.sitters is distinct from old.sitters) execute function private.keep_sitters();

create function private.read_key(p_paper_id uuid, p_version smallint)
returns table (n integer, section text, topic text, credited text, option_count integer)
language sql stable set search_path = ''
as $$
  select i.n::integer, i.item ->> 'section', i.item ->> 'topic',
    case when k.key -> i.n::text -> 'credited' = '"all"' then 'all' else (
      select string_agg(chr(96 + x.place::integer), '' order by x.place)
      from jsonb_array_elements_text(i.item -> 'options') with ordinality as x (option, place)
      where k.key -> i.n::text -> 'credited' ? x.option
    ) end,
    jsonb_array_length(i.item -> 'options')
  from private.paper_items as q
  join private.paper_keys as k on k.paper_id = q.paper_id and k.version = p_version
  cross join jsonb_array_elements(q.items) with ordinality as i (item, n)
  where q.paper_id = p_paper_id
$$;
comment on function private.read_key(uuid, smallint) is
  'A key version by question, in the letters of the file: those that are credited, one after another, or the word all.';
revoke all on function private.read_key(uuid, smallint) from public;

create function private.list_sittings(p_paper_id uuid) returns table (attempt_id uuid, letters text, is_sat boolean)
language sql stable set search_path = ''
as $$
  select a.id, r.letters, r.letters ~ '[a-d]'
  from private.exam_attempts as a
  cross join lateral (select e.letters from private.exam_receipts as e where e.attempt_id = a.id order by e.no desc limit 1) as r
  where a.paper_id = p_paper_id and a.finished_at is not null and a.standing not in ('void', 'reset')
$$;
comment on function private.list_sittings(uuid) is
  'The finished attempts of a paper that are neither void nor reset, with what counts; is_sat where that is one answer at least. Source: exam section 7.';
revoke all on function private.list_sittings(uuid) from public;

create function private.mark_paper(p_paper_id uuid, p_version smallint)
returns table (attempt_id uuid, is_sat boolean, marks smallint, section_c smallint, difficulty integer, rank integer)
language sql stable set search_path = ''
as $$
  with key as materialized (
    select * from private.read_key(p_paper_id, p_version)
  ), sittings as materialized (
    select * from private.list_sittings(p_paper_id)
  ), counted as materialized (
    select k.n, k.section, k.credited,
      coalesce((select r.sitters from private.paper_results as r where r.paper_id = p_paper_id), count(s.attempt_id))
        - count(s.attempt_id) filter (where k.credited = 'all' or strpos(k.credited, substr(s.letters, k.n, 1)) > 0) as others
    from key as k
    left join sittings as s on s.is_sat
    group by k.n, k.section, k.credited
  ), marked as (
    select s.attempt_id, s.is_sat, m.marks, m.section_c, m.difficulty
    from sittings as s
    cross join lateral (
      select count(*) as marks, count(*) filter (where c.section = 'C') as section_c, coalesce(sum(c.others), 0) as difficulty
      from counted as c
      where c.credited = 'all' or strpos(c.credited, substr(s.letters, c.n, 1)) > 0
    ) as m
  )
  select m.attempt_id, m.is_sat, m.marks::smallint, m.section_c::smallint, m.difficulty::integer,
    case when m.is_sat and p.kind = 'exam'
      then rank() over (partition by m.is_sat order by m.marks desc, m.section_c desc, m.difficulty desc) end::integer
  from marked as m
  join private.papers as p on p.id = p_paper_id
$$;
comment on function private.mark_paper(uuid, smallint) is
  'Marks every sitting of a paper under a key version and ranks them: by marks, marks in section C, and the difficulty score, over the right answers the sum of N minus those who have it right. Equal triples share a rank and the next is skipped. No rank without a counted answer, nor for a reserve paper. Source: exam section 7.';
revoke all on function private.mark_paper(uuid, smallint) from public;

create function private.find_award(p_is_sat boolean, p_rank integer, p_before text default null) returns text
language sql immutable set search_path = ''
as $$
  select case when p_is_sat then (
    select a.award
    from unnest(array['gold', 'silver', 'bronze', 'participation']) with ordinality as a (award, place)
    where a.award in (p_before, case when p_rank <= 10 then 'gold' when p_rank <= 50 then 'silver' when p_rank <= 100 then 'bronze' else 'participation' end)
    order by a.place
    limit 1
  ) end
$$;
comment on function private.find_award(boolean, integer, text) is
  'The award of a rank, or a better one that was published before: gold to rank 10, silver to 50, bronze to 100, else participation; none without a counted answer. Source: exam sections 7 and 8.';
revoke all on function private.find_award(boolean, integer, text) from public;

create function private.measure_paper(p_paper_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  v_version smallint := (select key_version from private.paper_results where paper_id = p_paper_id);
  v_now timestamptz := private.exam_now();
begin
  delete from private.paper_statistics where paper_id = p_paper_id;
  insert into private.paper_statistics (
    paper_id, sitters, mean, deviation, kr20, standard_error, distribution, medals, measured_at
  )
  with key as materialized (
    select * from private.read_key(p_paper_id, v_version)
  ), sat as materialized (
    select s.letters, m.marks, private.find_award(true, m.rank) as award
    from private.mark_paper(p_paper_id, v_version) as m
    join private.list_sittings(p_paper_id) as s using (attempt_id)
    where m.is_sat
  ), spread as (
    select count(*)::integer as sitters, avg(s.marks)::double precision as mean, stddev_samp(s.marks)::double precision as deviation,
      nullif(var_pop(s.marks), 0)::double precision as variance
    from sat as s
  ), questions as (
    select count(*) as count, sum(f.facility * (1 - f.facility)) as variance
    from key as k
    cross join lateral (
      select avg(case when k.credited = 'all' or strpos(k.credited, substr(s.letters, k.n, 1)) > 0 then 1 else 0 end)::double precision as facility from sat as s
    ) as f
  ), reliability as (
    -- KR-20, which is Moodle's coefficient of internal consistency where each question has one mark or none.
    select case when s.sitters >= 30 and q.count > 1 then q.count / (q.count - 1.0) * (1 - q.variance / s.variance) end as kr20
    from spread as s
    cross join questions as q
  )
  select p_paper_id, s.sitters, s.mean, s.deviation, r.kr20, s.deviation * sqrt(1 - r.kr20),
    array(select (select count(*) from sat where sat.marks = m.marks)::integer from generate_series(0, q.count) as m (marks) order by m.marks),
    (select jsonb_build_object(
      'gold', count(*) filter (where award = 'gold'), 'silver', count(*) filter (where award = 'silver'), 'bronze', count(*) filter (where award = 'bronze')
    ) from sat),
    v_now
  from spread as s
  cross join questions as q
  cross join reliability as r;

  delete from private.question_statistics where paper_id = p_paper_id;
  insert into private.question_statistics (paper_id, n, facility, discrimination, top_shares, bottom_shares, suspect_for)
  with key as materialized (
    select * from private.read_key(p_paper_id, v_version)
  ), sat as materialized (
    select s.letters, m.marks
    from private.mark_paper(p_paper_id, v_version) as m
    join private.list_sittings(p_paper_id) as s using (attempt_id)
    where m.is_sat
  ), borders as (
    -- Who has as many marks as the last of the 27 % belongs to them: no order of equals decides it.
    select (array_agg(s.marks order by s.marks desc))[ceil(0.27 * count(*))] as top,
      (array_agg(s.marks order by s.marks))[ceil(0.27 * count(*))] as bottom
    from sat as s
  ), answers as (
    select k.n, k.credited, k.option_count, substr(s.letters, k.n, 1) as letter, s.marks >= b.top as is_top, s.marks <= b.bottom as is_bottom,
      r.mark, s.marks - r.mark as rest
    from sat as s
    cross join key as k
    cross join borders as b
    cross join lateral (
      select case when k.credited = 'all' or strpos(k.credited, substr(s.letters, k.n, 1)) > 0 then 1 else 0 end as mark
    ) as r
  ), sums as (
    select a.n, a.credited, a.option_count, count(*) as count, sum(a.mark) as marked, sum(a.rest) as rest, sum(a.rest * a.rest) as rest_squared,
      sum(a.mark * a.rest) as together, count(*) filter (where a.is_top) as top, count(*) filter (where a.is_bottom) as bottom,
      array(select l from unnest(array['a', 'b', 'c', 'd']) as l where ascii(l) - 96 <= a.option_count) as letters,
      array[count(*) filter (where a.is_top and a.letter = 'a'), count(*) filter (where a.is_top and a.letter = 'b'),
        count(*) filter (where a.is_top and a.letter = 'c'), count(*) filter (where a.is_top and a.letter = 'd')] as top_counts,
      array[count(*) filter (where a.is_bottom and a.letter = 'a'), count(*) filter (where a.is_bottom and a.letter = 'b'),
        count(*) filter (where a.is_bottom and a.letter = 'c'), count(*) filter (where a.is_bottom and a.letter = 'd')] as bottom_counts
    from answers as a
    group by a.n, a.credited, a.option_count
  ), measured as (
    select s.*, s.marked::double precision / s.count as facility,
      -- Whole numbers to the last step: no rounding makes a correlation of nothing negative.
      (s.count * s.together - s.marked * s.rest)::double precision
        / nullif(sqrt(((s.count * s.marked - s.marked * s.marked) * (s.count * s.rest_squared - s.rest * s.rest))::double precision), 0) as discrimination,
      (select coalesce(sum(s.top_counts[ascii(l) - 96]), 0) from string_to_table(s.credited, null) as l where s.credited <> 'all') as top_credited,
      (select max(s.top_counts[ascii(l) - 96]) from unnest(array['a', 'b', 'c', 'd']) as l where strpos(s.credited, l) = 0) as top_other
    from sums as s
  )
  select p_paper_id, k.n, m.facility, m.discrimination,
    coalesce((select jsonb_object_agg(l, m.top_counts[ascii(l) - 96]::double precision / m.top) from unnest(m.letters) as l), '{}'),
    coalesce((select jsonb_object_agg(l, m.bottom_counts[ascii(l) - 96]::double precision / m.bottom) from unnest(m.letters) as l), '{}'),
    case when m.n is null or k.credited = 'all' then '{}' else array_remove(array[
      case when m.discrimination < 0 then 'discrimination' end,
      case when m.facility < length(k.credited)::double precision / k.option_count then 'facility' end,
      case when m.top_other > m.top_credited then 'letter' end
    ], null) end
  from key as k
  left join measured as m on m.n = k.n;
end
$$;
comment on function private.measure_paper(uuid) is
  'Measures a closed paper under the key version that holds, over what was measured before. Facility, discrimination (correlation with the rest), coefficient of internal consistency and standard error are those of Moodle''s quiz statistics (docs.moodle.org/dev/Quiz_statistics_calculations), as shares of 1. Suspect is a question with negative discrimination, facility under chance, or a letter that beats the key among the top 27 %. Source: exam section 7.';
revoke all on function private.measure_paper(uuid) from public;
