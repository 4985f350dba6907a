-- Results: the marks of a finished attempt under a key version, its rank and award, and statistics of the questions
-- (docs/exam.md section 7). Marking, ranking and the statistics each process all attempts of a paper in one statement;
-- the next section says when they run.

create table private.paper_results (
  paper_id uuid primary key references private.papers (id),
  key_version smallint not null,
  closed_at timestamptz not null,
  provisional_at timestamptz,
  provisional_by uuid references public.students (id),
  challenge_until timestamptz,
  final_at timestamptz,
  final_by uuid references public.students (id),
  participants integer check (participants >= 0),
  foreign key (paper_id, key_version) references private.paper_keys (paper_id, version),
  check ((provisional_at is null) = (challenge_until is null) and challenge_until > provisional_at),
  check (final_at is null or provisional_at is not null),
  check ((final_at is null) = (participants is null))
);
comment on table private.paper_results is
  'The state of a closed paper''s results: the current key version, and when they were published. The row is created '
  'when the last attempt has ended.';
comment on column private.paper_results.challenge_until is
  'Until then families may challenge keys: the end of the seventh day after publication, in IST.';
comment on column private.paper_results.participants is
  'N, the number of students who took the exam, frozen when the result became final.';
create index paper_results_key on private.paper_results (paper_id, key_version);
create index paper_results_provisional_by on private.paper_results (provisional_by);
create index paper_results_final_by on private.paper_results (final_by);

create table private.key_decisions (
  id uuid primary key default gen_random_uuid(),
  paper_id uuid not null references private.papers (id),
  n smallint not null,
  old_credited text,
  credited text,
  reason text,
  decided_by uuid references public.students (id),
  decided_at timestamptz not null,
  version smallint,
  effective_at timestamptz
);
comment on table private.key_decisions is
  'An organiser''s decision about a question, with a text that every participant can read: the key is kept (credited '
  'null), or other letters are credited. It takes effect at effective_at; a changed key is then the key version in '
  'this row. Only functions write it; it has no check constraints, for the reason given at paper_items (E6).';
comment on column private.key_decisions.credited is
  'The credited letters in one text, as in the paper''s file (each student sees another order), or the word all; null '
  'if the key is kept. old_credited has the letters credited before.';
create index key_decisions_paper on private.key_decisions (paper_id, n, decided_at);
create index key_decisions_decided_by on private.key_decisions (decided_by);

create table private.exam_results (
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  no smallint not null check (no > 0),
  paper_id uuid not null references private.papers (id),
  is_last boolean not null default true,
  key_version smallint not null,
  has_answers boolean not null,
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
  check (has_answers or award is null),
  check (rank is null or (award is not null and difficulty is not null)),
  check ((cause = 'key') = (decision_id is not null))
);
comment on table private.exam_results is
  'The published results of an attempt, numbered from 1; the last one is valid. A change is a new row, so that the '
  'earlier row still shows the old result: old, new, cause, who and when (E8). Ranks and awards come with the final '
  'result.';
comment on column private.exam_results.section_c is 'Marks in section C, the second rule of the ranks.';
comment on column private.exam_results.difficulty is
  'The difficulty score, the third rule of the ranks: for each right answer N minus the number of students who have '
  'it right, added up. Null, like the rank, until the result is final.';
comment on column private.exam_results.decided_by is
  'The organiser who decided; null if the scheduler followed a rule.';
create unique index exam_results_last on private.exam_results (attempt_id) where is_last;
create index exam_results_ranks on private.exam_results (paper_id, rank) where is_last;
create index exam_results_key on private.exam_results (paper_id, key_version);
create index exam_results_decision on private.exam_results (decision_id);
create index exam_results_decided_by on private.exam_results (decided_by);

create table private.paper_statistics (
  paper_id uuid primary key references private.papers (id),
  participants integer not null,
  mean double precision,
  deviation double precision,
  kr20 double precision,
  standard_error double precision,
  distribution integer[] not null,
  medals jsonb not null,
  measured_at timestamptz not null
);
comment on table private.paper_statistics is
  'The statistics of a paper under the current key version: mean and standard deviation of the marks, and from 30 '
  'participants on KR-20 and the standard error of measurement. distribution is how many students have 0, 1, 2 … '
  'marks, medals how many would get each medal.';

create table private.question_statistics (
  paper_id uuid not null references private.papers (id),
  n smallint not null,
  facility double precision,
  discrimination double precision,
  top_shares jsonb not null,
  bottom_shares jsonb not null,
  chosen jsonb not null default '{}',
  suspect_for text[] not null,
  primary key (paper_id, n)
);
comment on table private.question_statistics is
  'The statistics of a question: facility (the share of students who got it right), discrimination (its correlation '
  'with the marks of the other questions), the share of each letter among the top and the bottom 27%, how many '
  'students chose each letter, and the reasons for which it is suspect: discrimination, facility, letter.';

alter table private.paper_results enable row level security;
alter table private.key_decisions enable row level security;
alter table private.exam_results enable row level security;
alter table private.paper_statistics enable row level security;
alter table private.question_statistics enable row level security;

create function private.forbid_result_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.is_last and not new.is_last and to_jsonb(new) - 'is_last' = to_jsonb(old) - 'is_last' then
    return new;
  end if;
  raise exception 'A published result is never changed.' using errcode = '42501';
end
$$;
comment on function private.forbid_result_change() is
  'Trigger: refuses changes to a published result; a change must be a new row (E8). Raises 42501.';
create trigger exam_results_forbid_change before update on private.exam_results
  for each row execute function private.forbid_result_change();

create function private.forbid_participants_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The number of participants is final.' using errcode = '42501';
end
$$;
comment on function private.forbid_participants_change() is
  'Trigger: refuses changes of N after the result is final. Raises 42501. Source: docs/exam.md section 8.';
create trigger paper_results_forbid_participants_change before update on private.paper_results
  for each row when (old.participants is not null and new.participants is distinct from old.participants)
    execute function private.forbid_participants_change();

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
  'A key version by question: the credited letters in one text, as in the paper''s file, or the word all.';

create function private.list_counted_attempts(p_paper_id uuid)
returns table (attempt_id uuid, letters text, has_answers boolean)
language sql stable set search_path = ''
as $$
  select a.id, r.letters, r.letters ~ '[a-d]'
  from private.exam_attempts as a
  cross join lateral (select e.letters from private.answer_records as e where e.attempt_id = a.id order by e.no desc
    limit 1) as r
  where a.paper_id = p_paper_id and a.finished_at is not null and a.status not in ('void', 'reset')
$$;
comment on function private.list_counted_attempts(uuid) is
  'The finished attempts of a paper that are neither void nor reset, with the letters that count; has_answers if at '
  'least one answer counts. Source: docs/exam.md section 7.';

create function private.mark_paper(p_paper_id uuid, p_version smallint)
returns table (
  attempt_id uuid, has_answers boolean, marks smallint, section_c smallint, difficulty integer, rank integer
)
language sql stable set search_path = ''
as $$
  with key as materialized (
    select * from private.read_key(p_paper_id, p_version)
  ), counted as materialized (
    select * from private.list_counted_attempts(p_paper_id)
  ), questions as materialized (
    select k.n, k.section, k.credited,
      coalesce(
        (select r.participants from private.paper_results as r where r.paper_id = p_paper_id), count(s.attempt_id)
      )
        - count(s.attempt_id) filter (where k.credited = 'all'
          or strpos(k.credited, substr(s.letters, k.n, 1)) > 0) as wrong_count
    from key as k
    left join counted as s on s.has_answers
    group by k.n, k.section, k.credited
  ), marked as (
    select s.attempt_id, s.has_answers, m.marks, m.section_c, m.difficulty
    from counted as s
    cross join lateral (
      select count(*) as marks, count(*) filter (where q.section = 'C') as section_c,
        coalesce(sum(q.wrong_count), 0) as difficulty
      from questions as q
      where q.credited = 'all' or strpos(q.credited, substr(s.letters, q.n, 1)) > 0
    ) as m
  )
  select m.attempt_id, m.has_answers, m.marks::smallint, m.section_c::smallint, m.difficulty::integer,
    case when m.has_answers and p.kind = 'exam'
      then rank() over (
        partition by m.has_answers order by m.marks desc, m.section_c desc, m.difficulty desc
      ) end::integer
  from marked as m
  join private.papers as p on p.id = p_paper_id
$$;
comment on function private.mark_paper(uuid, smallint) is
  'Marks every attempt of a paper under a key version and ranks them: by marks, then by marks in section C, then by '
  'difficulty score (for each right answer N minus the number of students who have it right, added up). Attempts that '
  'are equal in all three share a rank, and the next rank is skipped. No rank without a counted answer, and none in a '
  'reserve paper. Source: docs/exam.md section 7.';

create function private.find_award(p_has_answers boolean, p_rank integer, p_before text default null) returns text
language sql immutable set search_path = ''
as $$
  select case when p_has_answers then (
    select a.award
    from unnest(array['gold', 'silver', 'bronze', 'participation']) with ordinality as a (award, place)
    where a.award in (p_before, case when p_rank <= 10 then 'gold' when p_rank <= 50 then 'silver' when p_rank <= 100
      then 'bronze' else 'participation' end)
    order by a.place
    limit 1
  ) end
$$;
comment on function private.find_award(boolean, integer, text) is
  'The award for a rank, or a better one that was published before: gold up to rank 10, silver up to 50, bronze up to '
  '100, else participation; none without a counted answer. Source: docs/exam.md sections 7 and 8.';

create function private.medal_rank(p_paper_id uuid, p_rank integer, p_marks integer) returns integer
language plpgsql stable set search_path = ''
as $$
declare
  v_medals_from integer := (
    select e.medals_from from private.papers as p join public.editions as e on e.id = p.edition_id
    where p.id = p_paper_id
  );
begin
  return case when p_marks > 0 and (v_medals_from = 1 or v_medals_from <= coalesce(
    (select r.participants from private.paper_results as r where r.paper_id = p_paper_id),
    (select count(*) from private.list_counted_attempts(p_paper_id) as s where s.has_answers)
  )) then p_rank end;
end
$$;
comment on function private.medal_rank(uuid, integer, integer) is
  'The rank for which a medal is given, or null: there is none for 0 marks, and none in a paper that fewer students '
  'took than the edition''s medals_from.';

create function private.measure_paper(p_paper_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  v_version smallint := (select key_version from private.paper_results where paper_id = p_paper_id);
  v_suspect_from integer := (
    select e.suspect_from from private.papers as p join public.editions as e on e.id = p.edition_id
    where p.id = p_paper_id
  );
  v_now timestamptz := private.exam_now();
begin
  delete from private.paper_statistics where paper_id = p_paper_id;
  insert into private.paper_statistics (
    paper_id, participants, mean, deviation, kr20, standard_error, distribution, medals, measured_at
  )
  with key as materialized (
    select * from private.read_key(p_paper_id, v_version)
  ), scores as materialized (
    select s.letters, m.marks, private.find_award(true, private.medal_rank(p_paper_id, m.rank, m.marks)) as award
    from private.mark_paper(p_paper_id, v_version) as m
    join private.list_counted_attempts(p_paper_id) as s using (attempt_id)
    where m.has_answers
  ), spread as (
    select count(*)::integer as participants, avg(s.marks)::double precision as mean,
    stddev_samp(s.marks)::double precision as deviation,
      nullif(count(*) * sum(s.marks * s.marks) - sum(s.marks) * sum(s.marks), 0) as variance
    from scores as s
  ), questions as (
    select count(*) as count, sum(s.participants * f.marked - f.marked * f.marked) as variance
    from key as k
    cross join spread as s
    cross join lateral (
      select count(*) filter (
        where k.credited = 'all' or strpos(k.credited, substr(s.letters, k.n, 1)) > 0
      ) as marked from scores as s
    ) as f
  ), reliability as (
    -- KR-20, which equals Moodle's coefficient of internal consistency if each question gives one mark or none.
    -- Both variances are whole numbers (times the square of the participants), so that rounding cannot make the
    -- coefficient greater than 1, which would make the number under the root negative.
    select case when s.participants >= 30 and q.count > 1
      then (q.count * q.variance - s.variance)::double precision / ((q.count - 1) * s.variance) end as error_share
    from spread as s
    cross join questions as q
  )
  select p_paper_id, s.participants, s.mean, s.deviation, 1 - r.error_share, s.deviation * sqrt(r.error_share),
    array(select (select count(*) from scores where scores.marks = m.marks)::integer
      from generate_series(0, q.count) as m (marks) order by m.marks),
    (select jsonb_build_object(
      'gold', count(*) filter (where award = 'gold'), 'silver', count(*) filter (where award = 'silver'), 'bronze',
        count(*) filter (where award = 'bronze')
    ) from scores),
    v_now
  from spread as s
  cross join questions as q
  cross join reliability as r;

  delete from private.question_statistics where paper_id = p_paper_id;
  insert into private.question_statistics (
    paper_id, n, facility, discrimination, top_shares, bottom_shares, chosen, suspect_for)
  with key as materialized (
    select * from private.read_key(p_paper_id, v_version)
  ), scores as materialized (
    select s.letters, m.marks
    from private.mark_paper(p_paper_id, v_version) as m
    join private.list_counted_attempts(p_paper_id) as s using (attempt_id)
    where m.has_answers
  ), borders as (
    -- Students with the same marks as the last of the 27% are included, so that no arbitrary order decides.
    select (array_agg(s.marks order by s.marks desc))[ceil(0.27 * count(*))] as top,
      (array_agg(s.marks order by s.marks))[ceil(0.27 * count(*))] as bottom
    from scores as s
  ), answers as (
    select k.n, k.credited, k.option_count, substr(s.letters, k.n, 1) as letter, s.marks >= b.top as is_top,
    s.marks <= b.bottom as is_bottom,
      r.mark, s.marks - r.mark as rest
    from scores as s
    cross join key as k
    cross join borders as b
    cross join lateral (
      select case when k.credited = 'all' or strpos(k.credited, substr(s.letters, k.n, 1)) > 0 then 1 else 0 end as mark
    ) as r
  ), sums as (
    select a.n, a.credited, a.option_count, count(*) as count, sum(a.mark) as marked, sum(a.rest) as rest,
    sum(a.rest * a.rest) as rest_squared,
      sum(a.mark * a.rest) as mark_times_rest, count(*) filter (where a.is_top) as top,
      count(*) filter (where a.is_bottom) as bottom,
      array(select l from unnest(array['a', 'b', 'c', 'd']) as l where ascii(l) - 96 <= a.option_count) as letters,
      array[count(*) filter (where a.is_top and a.letter = 'a'), count(*) filter (where a.is_top and a.letter = 'b'),
        count(*) filter (where a.is_top and a.letter = 'c'),
        count(*) filter (where a.is_top and a.letter = 'd')] as top_counts,
      array[count(*) filter (where a.is_bottom and a.letter = 'a'),
        count(*) filter (where a.is_bottom and a.letter = 'b'),
        count(*) filter (where a.is_bottom and a.letter = 'c'),
          count(*) filter (where a.is_bottom and a.letter = 'd')] as bottom_counts,
      array[count(*) filter (where a.letter = 'a'), count(*) filter (where a.letter = 'b'),
        count(*) filter (where a.letter = 'c'), count(*) filter (where a.letter = 'd')] as counts
    from answers as a
    group by a.n, a.credited, a.option_count
  ), measured as (
    select s.*, s.marked::double precision / s.count as facility,
      -- Uses whole numbers until the last step, so that rounding cannot make a zero correlation negative.
      (s.count * s.mark_times_rest - s.marked * s.rest)::double precision
        / nullif(sqrt(((s.count * s.marked - s.marked * s.marked) * (
          s.count * s.rest_squared - s.rest * s.rest))::double precision), 0) as discrimination,
      (select coalesce(sum(s.top_counts[ascii(l) - 96]), 0) from string_to_table(s.credited, null) as l
        where s.credited <> 'all') as top_credited,
      (select max(s.top_counts[ascii(l) - 96]) from unnest(array['a', 'b', 'c', 'd']) as l
        where strpos(s.credited, l) = 0) as top_other
    from sums as s
  )
  select p_paper_id, k.n, m.facility, m.discrimination,
    coalesce((select jsonb_object_agg(l, m.top_counts[ascii(l) - 96]::double precision / m.top)
      from unnest(m.letters) as l), '{}'),
    coalesce((select jsonb_object_agg(l, m.bottom_counts[ascii(l) - 96]::double precision / m.bottom)
      from unnest(m.letters) as l), '{}'),
    coalesce((select jsonb_object_agg(l, m.counts[ascii(l) - 96]) from unnest(m.letters) as l), '{}'),
    case when m.n is null or k.credited = 'all' or m.count < v_suspect_from then '{}' else array_remove(array[
      case when m.discrimination < 0 then 'discrimination' end,
      case when m.facility < length(k.credited)::double precision / k.option_count then 'facility' end,
      case when m.top_other > m.top_credited then 'letter' end
    ], null) end
  from key as k
  left join measured as m on m.n = k.n;
end
$$;
comment on function private.measure_paper(uuid) is
  'Calculates the statistics of a closed paper under the current key version, and replaces earlier ones. Facility, '
  'discrimination, coefficient of internal consistency (KR-20) and standard error are those of Moodle''s quiz '
  'statistics (docs.moodle.org/dev/Quiz_statistics_calculations), as shares of 1. A question is suspect if its '
  'discrimination is negative, its facility is below that of guessing, or another letter was chosen more often than '
  'the key among the top 27%. Source: docs/exam.md section 7.';

-- ------------------------------------------------------------

-- Background work for results: closing papers, publishing results, and marking a paper again after a change of its key,
-- each in one transaction. Organisers' decisions are stored in result_tasks, and run_result_tasks carries them out
-- within a minute: started by pg_cron inside the database, without the API's time limits, or else by background-jobs
-- (docs/exam.md section 6, decision 075).

create table private.result_tasks (
  id uuid primary key default gen_random_uuid(),
  paper_id uuid not null references private.papers (id),
  kind text not null check (kind in ('provisional', 'key', 'final', 'void')),
  decision_id uuid references private.key_decisions (id),
  asked_by uuid references public.students (id),
  asked_at timestamptz not null,
  done_at timestamptz,
  failed_with text check (failed_with ~ '^[0-9A-Z]{5}$'),
  check ((kind = 'key') = (decision_id is not null))
);
comment on table private.result_tasks is
  'A task for a paper''s results, which is open until done_at is set: to publish them, to mark the paper again with a '
  'new key, or to rank it again after an attempt was cancelled or counts again. failed_with is the error code of the '
  'last try, if it failed; the next run tries again.';
create unique index result_tasks_open on private.result_tasks (paper_id, kind, decision_id) nulls not distinct
  where done_at is null;
create index result_tasks_paper on private.result_tasks (paper_id);
create index result_tasks_decision on private.result_tasks (decision_id);
create index result_tasks_asked_by on private.result_tasks (asked_by);

create table private.award_checks (
  attempt_id uuid primary key references private.exam_attempts (id) on delete cascade,
  award text not null check (award in ('gold', 'silver', 'bronze', 'participation')),
  drawn_for text not null check (drawn_for in ('gold', 'tenth')),
  drawn_at timestamptz not null,
  confirmed_at timestamptz,
  confirmed_by uuid references public.students (id),
  proof text check (char_length(proof) between 1 and 500),
  check ((confirmed_at is null) = (confirmed_by is null) and (confirmed_at is null) = (proof is null))
);
comment on table private.award_checks is
  'The students whose award an organiser must confirm before the final result: every gold medal, and a random tenth '
  'of silver and bronze. award is the award by the current ranks. Source: docs/exam.md section 7.';
comment on column private.award_checks.proof is
  'The proof that the organiser has seen or heard: the school''s letter, the pictures, or a call.';
create index award_checks_confirmed_by on private.award_checks (confirmed_by);

alter table private.result_tasks enable row level security;
alter table private.award_checks enable row level security;

create function private.choose_award_checks(p_paper_id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  with forecast as (
    select m.attempt_id, private.find_award(m.has_answers, private.medal_rank(p_paper_id, m.rank, m.marks)) as award
    from private.paper_results as r
    cross join lateral private.mark_paper(p_paper_id, r.key_version) as m
    where r.paper_id = p_paper_id and r.final_at is null and m.has_answers
  ), drawn as (
    select f.attempt_id, f.award, case f.award when 'gold' then 'gold' else 'tenth' end as drawn_for,
      row_number() over (partition by f.award order by (c.attempt_id is null), random()) as place,
      count(*) over (partition by f.award) as count
    from forecast as f
    left join private.award_checks as c on c.attempt_id = f.attempt_id
    where f.award <> 'participation'
  )
  insert into private.award_checks (attempt_id, award, drawn_for, drawn_at)
  select attempt_id, award, drawn_for, private.exam_now() from drawn
  where award = 'gold' or place <= ceil(count / 10.0)
  on conflict (attempt_id) do nothing;

  update private.award_checks as c set award = coalesce(
      private.find_award(m.has_answers, private.medal_rank(p_paper_id, m.rank, m.marks)), 'participation'
    )
  from private.paper_results as r
  cross join lateral private.mark_paper(p_paper_id, r.key_version) as m
  where r.paper_id = p_paper_id and r.final_at is null and m.attempt_id = c.attempt_id;
end
$$;
comment on function private.choose_award_checks(uuid) is
  'Chooses the awards that must be confirmed, by the current ranks. Those that were chosen before stay, and count as '
  'part of the tenth.';

create function private.mark_again(
  p_paper_id uuid, p_cause text, p_decision_id uuid default null, p_decided_by uuid default null
) returns uuid[]
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.exam_now();
  v_changed private.exam_results[];
begin
  v_changed := array(
    select row(
      m.attempt_id, coalesce(o.no, 0) + 1, p_paper_id, true, r.key_version, m.has_answers, m.marks, m.section_c,
      f.difficulty, f.rank, f.award,
      p_cause, p_decision_id, p_decided_by, v_now
    )::private.exam_results
    from private.paper_results as r
    cross join lateral private.mark_paper(p_paper_id, r.key_version) as m
    left join lateral (
      select b.* from private.exam_results as b where b.attempt_id = m.attempt_id order by b.no desc limit 1
    ) as o on true
    cross join lateral (
      select case when r.final_at is not null then m.rank end as rank, case when r.final_at is not null
        then m.difficulty end as difficulty,
        case when r.final_at is not null
          then private.find_award(m.has_answers, private.medal_rank(p_paper_id, m.rank, m.marks), o.award) end as award
    ) as f
    where r.paper_id = p_paper_id
      and (m.has_answers, m.marks, m.section_c, f.difficulty, f.rank, f.award)
        is distinct from (
          case when o.is_last then o.has_answers end, o.marks, o.section_c, o.difficulty, o.rank, o.award
        )
  );
  update private.exam_results as r set is_last = false
  where r.paper_id = p_paper_id and r.is_last and (
    r.attempt_id in (select c.attempt_id from unnest(v_changed) as c)
    or r.attempt_id in (select a.id from private.exam_attempts as a where a.paper_id = p_paper_id
      and a.status in ('void', 'reset'))
  );
  insert into private.exam_results select * from unnest(v_changed);
  return array(select c.attempt_id from unnest(v_changed) as c);
end
$$;
comment on function private.mark_again(uuid, text, uuid, uuid) is
  'Marks a paper under the current key version, the first time or again, and publishes what has changed, as a new row '
  'for each attempt, with ranks and awards if the result is final. A student who loses a rank keeps the published '
  'award; a void or reset attempt has no valid result any more. Returns the attempts whose results have changed. '
  'Source: docs/exam.md section 8.';

create function private.mail_results(p_kind text, p_attempt_ids uuid[]) returns integer
language sql set search_path = ''
as $$
  with queued as (
    insert into private.outbox (kind, student_id, edition_id, exam_id, about)
    select p_kind, a.student_id, a.edition_id, a.exam_id, jsonb_build_object('paper_id', r.paper_id, 'no', r.no)
    from unnest(p_attempt_ids) as i (attempt_id)
    join private.exam_results as r on r.attempt_id = i.attempt_id and r.is_last and r.has_answers
    join private.exam_attempts as a on a.id = r.attempt_id
    join public.students as s on s.id = a.student_id and s.deleted_at is null
    left join private.exam_results as o on o.attempt_id = r.attempt_id and o.no = r.no - 1
    where case p_kind
        when 'exam_marks_email' then (r.marks, r.rank, r.award) is distinct from (o.marks, o.rank, o.award)
        -- One email per family and edition: an email that is still queued will report this paper too.
        when 'exam_result_email' then a.student_id not in (
          select b.student_id
          from private.outbox as b
          where b.kind = p_kind and b.status = 'pending' and b.claimed_at is null and b.student_id is not null
            and b.edition_id = (select edition_id from private.exam_attempts where id = p_attempt_ids[1])
        )
        else true
      end
    returning 1
  )
  select count(*)::integer from queued
$$;
comment on function private.mail_results(text, uuid[]) is
  'Queues a mail to the families whose results were published: exam_marks_email only if marks, rank or award have '
  'changed, exam_result_email once for all papers of the edition. Returns how many.';

create function private.change_key(p_decision private.key_decisions) returns void
language plpgsql set search_path = ''
as $$
declare
  v_version smallint := (select max(version) + 1 from private.paper_keys where paper_id = p_decision.paper_id);
begin
  insert into private.paper_keys (paper_id, version, key, written_at)
  select k.paper_id, v_version,
    jsonb_set(k.key, array[p_decision.n::text, 'credited'], case when p_decision.credited = 'all' then '"all"' else (
      select jsonb_agg(q.items -> (p_decision.n - 1) -> 'options' ->> (ascii(l) - 97) order by l)
      from string_to_table(p_decision.credited, null) as l
    ) end),
    private.exam_now()
  from private.paper_results as r
  join private.paper_keys as k on k.paper_id = r.paper_id and k.version = r.key_version
  join private.paper_items as q on q.paper_id = r.paper_id
  where r.paper_id = p_decision.paper_id;
  update private.paper_results set key_version = v_version where paper_id = p_decision.paper_id;
  update private.key_decisions
  set version = v_version, effective_at = private.exam_now(),
    old_credited = (
      select k.credited from private.read_key(p_decision.paper_id, (v_version - 1)::smallint) as k
        where k.n = p_decision.n
    )
  where id = p_decision.id;
end
$$;
comment on function private.change_key(private.key_decisions) is
  'Puts a decision to credit other letters into effect: adds a key version, which is valid from now on.';

create function private.run_result_task(p_task private.result_tasks) returns void
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.exam_now();
  v_status text := (select status from private.papers where id = p_task.paper_id for update);
begin
  if p_task.kind = 'key' then
    perform private.change_key(d) from private.key_decisions as d where d.id = p_task.decision_id;
  elsif p_task.kind = 'provisional' then
    update private.paper_results
    set provisional_at = v_now, provisional_by = p_task.asked_by,
      challenge_until = private.day_ends_at(private.day_in_india(v_now) + private.reply_days())
    where paper_id = p_task.paper_id;
    update private.papers set status = 'provisional' where id = p_task.paper_id;
  elsif p_task.kind = 'final' then
    update private.paper_results as r
    set final_at = v_now, final_by = p_task.asked_by,
      participants = (select count(*) from private.list_counted_attempts(p_task.paper_id) as s where s.has_answers)
    where r.paper_id = p_task.paper_id;
    update private.papers set status = 'final' where id = p_task.paper_id;
  end if;
  perform private.measure_paper(p_task.paper_id);
  if p_task.kind in ('provisional', 'final') or v_status in ('provisional', 'final') then
    perform private.mail_results(
      case p_task.kind when 'provisional' then 'exam_review_email' when 'final' then 'exam_result_email'
        else 'exam_marks_email' end,
      private.mark_again(p_task.paper_id, p_task.kind, p_task.decision_id, p_task.asked_by)
    );
  end if;
  perform private.choose_award_checks(p_task.paper_id);
  if p_task.kind = 'final' or v_status = 'final' then
    perform private.give_awards(p_task.paper_id);
    perform private.issue_certificates(p_task.paper_id);
  end if;
end
$$;
comment on function private.run_result_task(private.result_tasks) is
  'Carries out a task completely or not at all: publishes, marks again or ranks again; calculates the statistics, '
  'chooses the awards to confirm, gives awards and certificates, and queues the mails to the families.';

create function private.close_papers() returns integer
language plpgsql set search_path = ''
as $$
declare
  v_paper_id uuid;
  v_closed integer := 0;
begin
  for v_paper_id in
    select p.id from private.papers as p
    where p.kind <> 'rehearsal' and p.status = 'sealed' and p.cancelled_at is null
      and not exists (select 1 from private.paper_results as r where r.paper_id = p.id)
      and private.exam_now() > private.find_closing(p)
  loop
    -- This also records the end of each attempt whose time is over.
    perform private.lock_attempt(a.id) from private.exam_attempts as a where a.paper_id = v_paper_id
      and a.finished_at is null;
    continue when exists (select 1 from private.exam_attempts where paper_id = v_paper_id and finished_at is null);
    insert into private.paper_results (paper_id, key_version, closed_at)
    select v_paper_id, max(k.version), private.exam_now() from private.paper_keys as k where k.paper_id = v_paper_id;
    perform private.measure_paper(v_paper_id);
    v_closed := v_closed + 1;
  end loop;
  return v_closed;
end
$$;
comment on function private.close_papers() is
  'Closes the papers whose last deadline was more than 180 s ago: records the end of their remaining attempts, and '
  'calculates their statistics. Returns how many. Source: docs/exam.md section 2.';

create function private.run_result_tasks() returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_task private.result_tasks;
  v_closed integer;
  v_done integer := 0;
  v_failed integer := 0;
begin
  -- A second run at the same time has nothing to do.
  if not pg_try_advisory_xact_lock(hashtextextended('result tasks', 0)) then
    return jsonb_build_object('closed', 0, 'done', 0, 'failed', 0);
  end if;
  v_closed := private.close_papers();
  for v_task in select * from private.result_tasks where done_at is null order by asked_at, id loop
    begin
      perform private.run_result_task(v_task);
      update private.result_tasks set done_at = private.exam_now(), failed_with = null where id = v_task.id;
      v_done := v_done + 1;
    exception when others then
      -- Only the error code is stored, because a message could reveal a key (E6).
      update private.result_tasks set failed_with = sqlstate where id = v_task.id;
      v_failed := v_failed + 1;
    end;
  end loop;
  return jsonb_build_object('closed', v_closed, 'done', v_done, 'failed', v_failed);
end
$$;
comment on function private.run_result_tasks() is
  'Closes papers and carries out the tasks in result_tasks, the oldest first. A task that fails is rolled back, its '
  'error code is saved, and the others continue. Returns {closed, done, failed}.';

create function private.is_run_by_cron() returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  v_has_job boolean := false;
begin
  if pg_catalog.to_regclass('cron.job') is not null then
    execute 'select exists (select 1 from cron.job where jobname = $1 and active)' into v_has_job
      using 'olympeak results';
  end if;
  return v_has_job;
end
$$;
comment on function private.is_run_by_cron() is 'Whether pg_cron runs the result tasks inside the database.';

create function public.run_result_tasks() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_run_by_cron() then
    return jsonb_build_object(
      'closed', 0, 'done', 0,
      'failed', (select count(*) from private.result_tasks where done_at is null and failed_with is not null)
    );
  end if;
  return private.run_result_tasks();
end
$$;
comment on function public.run_result_tasks() is
  'For the scheduler: runs private.run_result_tasks; if pg_cron runs it already, only counts the tasks that have '
  'failed. Returns {closed, done, failed}.';
grant execute on function public.run_result_tasks() to service_role;

create function private.queue_rerank() returns trigger
language plpgsql set search_path = ''
as $$
begin
  insert into private.result_tasks (paper_id, kind, asked_by, asked_at)
  select r.paper_id, 'void', (select auth.uid()), private.exam_now()
  from private.paper_results as r where r.paper_id = new.paper_id
  on conflict do nothing;
  return null;
end
$$;
comment on function private.queue_rerank() is
  'Trigger: when an attempt becomes void or reset, or counts again, queues a new ranking of its closed paper for the '
  'next run of the result tasks.';
create trigger exam_attempts_queue_rerank after update of status on private.exam_attempts
  for each row when ((old.status in ('void', 'reset')) <> (new.status in ('void', 'reset')))
  execute function private.queue_rerank();

-- ------------------------------------------------------------

-- A student's view of a marked paper: the result, the review of each question with the key, and challenges of a key
-- (docs/exam.md sections 6 to 8). Before publication, result and review return the reason why there is none, and no key
-- leaves the server (E6).

create table private.key_challenges (
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  n smallint not null,
  paper_id uuid not null references private.papers (id),
  claim text not null check (claim ~ '^(none|[a-d]{1,4})$'),
  reason text not null check (char_length(reason) between 1 and 1000),
  filed_at timestamptz not null,
  primary key (attempt_id, n)
);
comment on table private.key_challenges is
  'Families'' challenges of a key: the letters (as in the paper''s file) that they think are right, or none, and the '
  'reason. Never changed; the reply is the decision about the question (key_decisions). The reason is deleted with '
  'the account.';
create index key_challenges_paper on private.key_challenges (paper_id, n);
alter table private.key_challenges enable row level security;

create function private.paper_json(p_paper private.papers) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'paper_id', p_paper.id, 'kind', p_paper.kind, 'subject', s.name, 'class', c.name, 'edition', e.name,
    'exam_day', (select x.exam_on from public.edition_exams as x where x.edition_id = e.id and x.exam_id = s.id)
  )
  from public.subjects as s, public.classes as c, public.editions as e
  where s.id = p_paper.exam_id and c.id = p_paper.class_id and e.id = p_paper.edition_id
$$;
comment on function private.paper_json(private.papers) is
  'The exam of a result, with the names of the catalogue; exam_day is a day in India.';

create function private.find_my_paper(p_paper_id uuid, out paper private.papers, out attempt private.exam_attempts)
language plpgsql stable set search_path = ''
as $$
declare
  v_student_id uuid := private.student_id();
begin
  select * into paper from private.papers where id = p_paper_id and kind <> 'rehearsal';
  select * into attempt from private.exam_attempts
  where paper_id = p_paper_id and student_id = v_student_id and status <> 'reset';
  if paper.id is null or v_student_id is null or (attempt.id is null and not exists (
    select 1 from public.enrolments as n
    where n.student_id = v_student_id and n.edition_id = paper.edition_id and n.exam_id = paper.exam_id
      and n.class_id = paper.class_id
  ) and not exists (
    -- A student whose attempt was reset may read why, even if the class has changed since.
    select 1 from private.exam_attempts as a where a.paper_id = paper.id and a.student_id = v_student_id
  )) then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
end
$$;
comment on function private.find_my_paper(uuid) is
  'A paper of an exam that the caller has taken or is enrolled in, with the attempt; the attempt is null if there is '
  'none or it was reset. Raises 42501 for any other paper.';

create function private.unpublished_json(p_paper private.papers, p_attempt private.exam_attempts) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_proposal jsonb := private.void_json(p_paper, p_attempt);
begin
  return (
    select case
      when p_paper.cancelled_at is not null then jsonb_build_object('outcome', 'cancelled')
      when v_proposal -> 'decision' = 'null' then jsonb_build_object('outcome', 'held', 'held_for', 'void')
      when v_proposal ->> 'decision' in ('void', 'reset') then jsonb_build_object('outcome', v_proposal -> 'decision')
      when (p_attempt.id is null or p_attempt.finished_at is not null)
        and (r.paper_id is not null or private.exam_now() > private.find_closing(p_paper))
        and coalesce((select e.letters from private.answer_records as e where e.attempt_id = p_attempt.id
          order by e.no desc limit 1), '') !~ '[a-d]'
        then jsonb_build_object('outcome', 'no_answers', 'began', p_attempt.id is not null)
      when h.held_for is not null then jsonb_build_object('outcome', 'held', 'held_for', h.held_for)
      when r.provisional_at is null or not exists (
        select 1 from private.exam_results as x where x.attempt_id = p_attempt.id and x.is_last
      ) then jsonb_build_object('outcome', 'not_yet', 'expected_on',
        (select e.results_on from public.editions as e where e.id = p_paper.edition_id))
    end || jsonb_build_object('paper', private.paper_json(p_paper), 'void_proposal', v_proposal)
    from (select case when p_attempt.id is not null
      then private.find_hold(p_attempt.student_id, p_attempt) end as held_for) as h
    left join private.paper_results as r on r.paper_id = p_paper.id
  );
end
$$;
comment on function private.unpublished_json(private.papers, private.exam_attempts) is
  'Why there is no result to show, as get_result and get_review return it: cancelled, held, void, reset, no_answers, '
  'not_yet; null if there is a result. void_proposal is the last proposal to void the attempt, null if there was '
  'none.';

create function private.marks_json(p_paper private.papers, p_attempt private.exam_attempts) returns jsonb
language sql stable set search_path = ''
as $$
  with answers as (
    select k.n, k.section, coalesce(k.topic, 'Section ' || k.section) as topic, substr(e.letters, k.n, 1) as letter,
      k.credited = 'all' or strpos(k.credited, substr(e.letters, k.n, 1)) > 0 as has_mark,
      case when r.participants >= 10 and p_paper.kind = 'exam' then s.facility end as facility
    from private.paper_results as r
    cross join lateral private.read_key(p_paper.id, r.key_version) as k
    cross join lateral (
      select x.letters from private.answer_records as x where x.attempt_id = p_attempt.id order by x.no desc limit 1
    ) as e
    left join private.question_statistics as s on s.paper_id = p_paper.id and s.n = k.n
    where r.paper_id = p_paper.id
  )
  select jsonb_build_object(
    'paper', private.paper_json(p_paper),
    'name', coalesce(p_attempt.student_name,
      (select s.name from public.students as s where s.id = p_attempt.student_id), ''),
    'marks', (select count(*) from answers where has_mark), 'of', (select count(*) from answers),
    'answered', (select count(*) from answers where letter <> '-'),
    'sections', (
      select jsonb_agg(jsonb_build_object('section', g.section, 'marks', g.marks, 'of', g.of, 'average', g.average)
        order by g.section)
      from (select section, count(*) filter (where has_mark) as marks, count(*) as of, sum(facility) as average
        from answers group by section) as g
    ),
    'topics', (
      select jsonb_agg(jsonb_build_object('topic', g.topic, 'marks', g.marks, 'of', g.of, 'average', g.average)
        order by g.first_n)
      from (
        select topic, count(*) filter (where has_mark) as marks, count(*) as of, sum(facility) as average,
          min(n) as first_n
        from answers group by topic
      ) as g
    )
  )
$$;
comment on function private.marks_json(private.papers, private.exam_attempts) is
  'The marks of a published attempt under the current key version: in total, by section and by topic, with the '
  'averages if the result is final and at least ten students took the exam; an average of fewer would reveal another '
  'student''s marks.';

create function private.changes_json(p_attempt_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'changed_at', private.iso_timestamp(r.marked_at), 'cause', r.cause, 'n', d.n,
      'reason', coalesce(d.reason, 'Another result of this paper was withdrawn.'), 'old_marks', o.marks, 'new_marks',
      r.marks,
      'old_rank', o.rank, 'new_rank', r.rank, 'ranked_of', p.participants, 'old_award', o.award, 'new_award', r.award
    ) order by r.no
  ), '[]')
  from private.exam_results as r
  join private.exam_results as o on o.attempt_id = r.attempt_id and o.no = r.no - 1
  join private.paper_results as p on p.paper_id = r.paper_id
  left join private.key_decisions as d on d.id = r.decision_id
  where r.attempt_id = p_attempt_id and r.cause in ('key', 'void') and (r.marks, r.rank, r.award) is distinct
    from (o.marks, o.rank, o.award)
$$;
comment on function private.changes_json(uuid) is
  'The changes of a published result, the oldest first: old, new, cause and time, with the text of the decision (E8).';

create function private.neighbour_json(p_own private.exam_results, p_is_above boolean) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('rank', t.rank) || case
    when t.marks <> p_own.marks then jsonb_build_object('rule', 'marks', 'own', p_own.marks, 'theirs', t.marks)
    when t.section_c <> p_own.section_c then jsonb_build_object(
      'rule', 'section_c', 'own', p_own.section_c, 'theirs', t.section_c)
    else jsonb_build_object('rule', 'difficulty', 'own', p_own.difficulty, 'theirs', t.difficulty)
  end
  from private.exam_results as t
  where t.paper_id = p_own.paper_id and t.is_last and t.rank = (
    select case when p_is_above then max(x.rank) filter (where x.rank < p_own.rank)
      else min(x.rank) filter (where x.rank > p_own.rank) end
    from private.exam_results as x
    where x.paper_id = p_own.paper_id and x.is_last and case when p_is_above then x.rank < p_own.rank
      else x.rank > p_own.rank end
  )
  limit 1
$$;
comment on function private.neighbour_json(private.exam_results, boolean) is
  'The nearest other rank above or below, the first rule of docs/exam.md section 7 in which the two differ, and both '
  'values; never a person. Null if there is none.';

create function private.ranking_json(p_own private.exam_results) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'rank', p_own.rank, 'n', p.participants, 'mean', case when p.participants >= 10 then s.mean end,
    'tied', (select count(*) - 1 from private.exam_results as x where x.paper_id = p_own.paper_id and x.is_last
      and x.rank = p_own.rank),
    'percentile', case when p.participants >= 30 then floor(100.0 * (
      select count(*) from private.exam_results as x where x.paper_id = p_own.paper_id and x.is_last
        and x.rank > p_own.rank
    ) / p.participants) end,
    'likely', case when p.participants >= 30 and s.standard_error is not null then jsonb_build_object(
      'from', greatest(0, round(p_own.marks - 1.645 * s.standard_error)),
      'to', least(cardinality(s.distribution) - 1, round(p_own.marks + 1.645 * s.standard_error))
    ) end,
    'distribution', case when p.participants >= 30 then to_jsonb(s.distribution) end,
    'above', case when p.participants >= 10 then private.neighbour_json(p_own, true) end,
    'below', case when p.participants >= 10 then private.neighbour_json(p_own, false) end
  )
  from private.paper_results as p
  join private.paper_statistics as s on s.paper_id = p.paper_id
  where p.paper_id = p_own.paper_id and p_own.rank is not null
$$;
comment on function private.ranking_json(private.exam_results) is
  'The rank of a final result among the N participants, and how many share it; from N = 10 on the mean, and the rules '
  'that separate it from the neighbouring ranks; from N = 30 on the percentile, the range of marks that a similar '
  'paper would give nine times in ten (± 1.645 standard errors), and the distribution. Null without a rank. Source: '
  'docs/exam.md section 7.';

create function private.get_result(p_paper_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_own_paper record;
  v_paper private.papers;
  v_attempt private.exam_attempts;
  v_result private.exam_results;
  v_reply jsonb;
begin
  v_own_paper := private.find_my_paper(p_paper_id);
  v_paper := v_own_paper.paper;
  v_attempt := v_own_paper.attempt;
  v_reply := private.unpublished_json(v_paper, v_attempt);
  if v_reply is not null then
    return v_reply;
  end if;
  select * into v_result from private.exam_results where attempt_id = v_attempt.id and is_last;
  v_reply := private.marks_json(v_paper, v_attempt) || jsonb_build_object(
    'changes', private.changes_json(v_attempt.id), 'void_proposal', private.void_json(v_paper, v_attempt)
  );
  if v_paper.status = 'final' then
    return v_reply || (
      select jsonb_build_object(
        'outcome', 'final', 'final_on', private.day_in_india(r.final_at), 'ranking', private.ranking_json(v_result),
        'award', jsonb_build_object(
          'tier', v_result.award, 'promised_on',
            (select a.promised_on from private.awards as a where a.attempt_id = v_attempt.id)
        ),
        'certificate_code', c.code, 'name', coalesce(c.name, v_reply ->> 'name')
      )
      from private.paper_results as r
      left join private.certificates as c on c.attempt_id = v_attempt.id and c.ended_as is null
      where r.paper_id = p_paper_id
    );
  end if;
  return v_reply || (
    select jsonb_build_object(
      'outcome', 'provisional', 'final_on', e.results_on, 'challenge_until', private.iso_timestamp(r.challenge_until),
      'challenges', (select count(*) from private.key_challenges as c where c.attempt_id = v_attempt.id),
      'challenges_answered', (
        select count(*) from private.key_challenges as c
        where c.attempt_id = v_attempt.id and exists (
          select 1 from private.key_decisions as d
          where d.paper_id = p_paper_id and d.n = c.n and d.effective_at is not null and d.decided_at > c.filed_at
        )
      ),
      'server_now', private.iso_timestamp(private.exam_now())
    )
    from private.paper_results as r
    join public.editions as e on e.id = v_paper.edition_id
    where r.paper_id = p_paper_id
  );
end
$$;
comment on function private.get_result(uuid) is
  'get_result for the caller alone. Raises 42501 for a paper of somebody else.';

create function public.get_result(p_paper_id uuid) returns jsonb
language sql stable set search_path = ''
return private.get_result(p_paper_id);
comment on function public.get_result(uuid) is
  'A student''s result of a paper, in the shape of src/data/results/result.ts. Returns {outcome, paper, void_proposal '
  '(private.void_json; null if there was none)}: cancelled, no_answers {began}, held {held_for}, void, '
  'reset, not_yet {expected_on}; or with name, marks, of, answered, sections, topics and changes: provisional '
  '{final_on, challenge_until, challenges, challenges_answered, server_now}, final {final_on, ranking, award, '
  'certificate_code}. Times in UTC as private.iso_timestamp, days in India. Raises 42501 for a paper that the caller '
  'has neither taken nor is enrolled in. Source: docs/exam.md sections 6 and 7.';

create function private.credited_json(p_credited text) returns jsonb
language sql immutable set search_path = ''
as $$ select case when p_credited = 'all' then '"all"' else to_jsonb(string_to_array(p_credited, null)) end $$;
comment on function private.credited_json(text) is 'Credited letters in the form of a review: the word all, or a list.';

create function private.item_json(p_item jsonb, p_passages jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('question', p_item ->> 'question', 'options', o.options)
    || jsonb_strip_nulls(jsonb_build_object(
    'figure', p_item -> 'figure', 'optionFigures', o.pictures, 'table', p_item -> 'table', 'say', p_item -> 'say',
    'passage_id', p_item ->> 'passage', 'passage', p_passages -> (p_item ->> 'passage')
  ))
  from (
    select jsonb_object_agg(chr(96 + x.place::integer), x.option) as options,
      jsonb_object_agg(chr(96 + x.place::integer), p_item -> 'optionFigures' -> x.option)
        filter (where p_item -> 'optionFigures' ? x.option) as pictures
    from jsonb_array_elements_text(p_item -> 'options') with ordinality as x (option, place)
  ) as o
$$;
comment on function private.item_json(jsonb, jsonb) is
  'A question of a closed paper for reading: its text, its options and their drawings by the letters of the paper''s '
  'file, and its table or passage.';

create function private.chosen_json(p_chosen jsonb, p_participants integer) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_object_agg(c.letter, case when c.count >= 5 then c.count end)
  from jsonb_each_text(p_chosen) as e (letter, text)
  cross join lateral (select e.letter, e.text::integer as count) as c
  where p_participants >= 30
$$;
comment on function private.chosen_json(jsonb, integer) is
  'How many students chose each letter of a question, for families: null for a letter that fewer than five chose, and '
  'null for all letters below N = 30, so that nobody''s answer is revealed. The number of blank answers is left out, '
  'so that a missing number cannot be calculated from the others.';

create function private.review_questions_json(p_paper_id uuid, p_attempt_id uuid, p_letters text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(
    jsonb_build_object(
      'n', k.n, 'option', nullif(substr(p_letters, k.n, 1), '-'), 'section', k.section, 'option_count', k.option_count,
      'topic', coalesce(k.topic, 'Section ' || k.section),
      'credited', private.credited_json(k.credited), 'has_mark', k.credited = 'all'
        or strpos(k.credited, substr(p_letters, k.n, 1)) > 0,
      'why', coalesce(w.key ->> 'why', ''), 'facility', case when u.participants >= 30 then s.facility end,
      'chosen', case when p.status = 'final' then private.chosen_json(s.chosen, u.participants) end,
      'challenge', (
        select jsonb_build_object(
          'claim', case c.claim when 'none' then '[]' else to_jsonb(string_to_array(c.claim, null)) end,
          'reason', c.reason, 'filed_at', private.iso_timestamp(c.filed_at)
        )
        from private.key_challenges as c where c.attempt_id = p_attempt_id and c.n = k.n
      ),
      'decision', (
        select jsonb_build_object(
          'is_kept', d.credited is null, 'old_credited', private.credited_json(d.old_credited), 'reason', d.reason,
          'decided_at', private.iso_timestamp(d.decided_at)
        )
        from private.key_decisions as d
        where d.paper_id = p_paper_id and d.n = k.n and d.effective_at is not null
        order by d.effective_at desc, d.decided_at desc
        limit 1
      )
    )
    || i.question
    || jsonb_strip_nulls(jsonb_build_object(
      'mistake', w.key -> 'wrong' ->> (i.question -> 'options' ->> substr(p_letters, k.n, 1))))
    order by k.n
  )
  from private.paper_results as r
  join private.papers as p on p.id = r.paper_id
  join private.paper_items as q on q.paper_id = r.paper_id
  join private.paper_keys as v on v.paper_id = r.paper_id and v.version = r.key_version
  join private.paper_statistics as u on u.paper_id = r.paper_id
  cross join lateral private.read_key(p_paper_id, r.key_version) as k
  cross join lateral (select private.item_json(q.items -> (k.n - 1), q.passages) as question) as i
  cross join lateral (select v.key -> k.n::text as key) as w
  left join private.question_statistics as s on s.paper_id = r.paper_id and s.n = k.n
  where r.paper_id = p_paper_id
$$;
comment on function private.review_questions_json(uuid, uuid, text) is
  'The questions of a published paper with the answers of an attempt that count: credited letters, explanation, the '
  'mistake behind the chosen option, the student''s own challenge, the decisions, and with the final result how many '
  'students chose each option.';

create function private.get_review(p_paper_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_own_paper record;
  v_paper private.papers;
  v_attempt private.exam_attempts;
  v_error jsonb;
begin
  v_own_paper := private.find_my_paper(p_paper_id);
  v_paper := v_own_paper.paper;
  v_attempt := v_own_paper.attempt;
  v_error := private.unpublished_json(v_paper, v_attempt);
  if v_error is not null then
    return v_error;
  end if;
  return (
    select jsonb_build_object(
      'outcome', 'review', 'paper', private.paper_json(v_paper), 'state', v_paper.status, 'seed', v_attempt.seed,
      'marks', x.marks,
      'of', char_length(e.letters), 'may_challenge', v_paper.status = 'provisional'
        and private.exam_now() <= r.challenge_until,
      'challenge_until', private.iso_timestamp(r.challenge_until),
      'challenges_left', 5 - (select count(*) from private.key_challenges as c where c.attempt_id = v_attempt.id),
      'questions', private.review_questions_json(p_paper_id, v_attempt.id, e.letters), 'server_now',
        private.iso_timestamp(private.exam_now())
    )
    from private.paper_results as r
    join private.exam_results as x on x.attempt_id = v_attempt.id and x.is_last
    cross join lateral (
      select b.letters from private.answer_records as b where b.attempt_id = v_attempt.id order by b.no desc limit 1
    ) as e
    where r.paper_id = p_paper_id
  );
end
$$;
comment on function private.get_review(uuid) is
  'get_review for the caller alone. Raises 42501 for a paper of somebody else.';

create function public.get_review(p_paper_id uuid) returns jsonb
language sql stable set search_path = ''
return private.get_review(p_paper_id);
comment on function public.get_review(uuid) is
  'A student''s answers in a published paper with the answer key, in the shape of src/data/results/review.ts. Returns '
  '{outcome, paper}: review {state, seed, marks, of, may_challenge, challenge_until, challenges_left, questions, '
  'server_now}, or before publication the reply of get_result. n is the number in the file; the numbers that the '
  'student saw are computed from seed, section, passage_id and option_count. Raises 42501 for a paper that the caller '
  'has neither taken nor is enrolled in. Source: docs/exam.md sections 6 and 8.';

create function private.read_attempt_review(p_attempt_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_paper private.papers;
begin
  perform private.require_admin();
  select * into v_attempt from private.exam_attempts where id = p_attempt_id;
  select * into v_paper from private.papers where id = v_attempt.paper_id;
  if v_attempt.id is null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if private.has_conflict_of_interest((select auth.uid()), v_paper.edition_id, v_paper.class_id) then
    return jsonb_build_object('outcome', 'conflict_of_interest');
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'read_attempt_review', v_attempt.student_id,
    jsonb_build_object('attempt_id', p_attempt_id));
  return coalesce((
    select jsonb_build_object(
      'outcome', 'review', 'class', private.paper_json(v_paper) ->> 'class', 'seed', v_attempt.seed, 'marks', x.marks,
      'of', char_length(e.letters),
      'questions', private.review_questions_json(v_paper.id, v_attempt.id, e.letters)
    )
    from private.paper_results as r
    join private.exam_results as x on x.attempt_id = v_attempt.id and x.is_last
    cross join lateral (
      select b.letters from private.answer_records as b where b.attempt_id = v_attempt.id order by b.no desc limit 1
    ) as e
    where r.paper_id = v_paper.id and r.provisional_at is not null
  ), jsonb_build_object('outcome', 'not_published'));
end
$$;
comment on function private.read_attempt_review(uuid) is
  'read_attempt_review for an admin. Raises 42501 for anybody else.';

create function public.read_attempt_review(p_attempt_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.read_attempt_review(p_attempt_id);
comment on function public.read_attempt_review(uuid) is
  'For admins: the answers of one attempt with the answer key, to help a family that asks about a question. Returns '
  '{outcome}: review {class, seed, marks, of, questions} with the questions of get_review, not_published (the paper '
  'has no published result, or the attempt no marks), conflict_of_interest (the organiser has a child in the class), '
  'not_found. Raises 42501 for anybody else. Leaves an audit row.';

create function private.challenge_key(p_paper_id uuid, p_n integer, p_claim text, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_reason text := private.clean_note(p_reason);
  v_claim text := p_claim;
  v_own_paper record;
  v_paper private.papers;
  v_attempt private.exam_attempts;
  v_options integer;
  v_filed_challenge private.key_challenges;
  v_left integer;
begin
  perform private.lock_student((select auth.uid()));
  v_own_paper := private.find_my_paper(p_paper_id);
  v_paper := v_own_paper.paper;
  v_attempt := v_own_paper.attempt;
  if p_claim ~ '^[a-d]{1,4}$' then
    v_claim := (select string_agg(distinct l, '' order by l) from string_to_table(p_claim, null) as l);
  end if;
  if coalesce(char_length(v_reason) not between 10 and 1000, true)
    or coalesce(v_claim <> 'none' and (v_claim !~ '^[a-d]{1,4}$' or v_claim <> p_claim
      and char_length(v_claim) <> char_length(p_claim)), true) then
    raise exception 'The challenge is not valid.' using errcode = 'PT400';
  end if;
  v_options := (select substr(s.option_counts, p_n, 1) from private.paper_seals as s where s.paper_id = p_paper_id
    and p_n between 1 and char_length(s.option_counts));
  if v_options is null or v_attempt.status = 'void'
    or not exists (select 1 from private.exam_results where attempt_id = v_attempt.id and is_last and has_answers) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if v_claim <> 'none' and ascii(right(v_claim, 1)) - 96 > v_options then
    raise exception 'The question has no such option.' using errcode = 'PT400';
  end if;
  v_left := 5 - (select count(*) from private.key_challenges where attempt_id = v_attempt.id);
  select * into v_filed_challenge from private.key_challenges where attempt_id = v_attempt.id and n = p_n;
  if found then
    return case when (v_filed_challenge.claim, v_filed_challenge.reason) = (v_claim, v_reason)
      then jsonb_build_object('outcome', 'filed', 'challenges_left', v_left)
        else jsonb_build_object('outcome', 'already_filed') end;
  end if;
  if v_paper.status <> 'provisional'
    or private.exam_now() > (select r.challenge_until from private.paper_results as r where r.paper_id = p_paper_id)
      then
    return jsonb_build_object('outcome', 'closed');
  end if;
  if v_left <= 0 then
    return jsonb_build_object('outcome', 'limit');
  end if;
  insert into private.key_challenges (attempt_id, n, paper_id, claim, reason, filed_at)
  values (v_attempt.id, p_n, p_paper_id, v_claim, v_reason, private.exam_now());
  return jsonb_build_object('outcome', 'filed', 'challenges_left', v_left - 1);
end
$$;
comment on function private.challenge_key(uuid, integer, text, text) is 'challenge_key for the caller alone.';

create function public.challenge_key(p_paper_id uuid, p_n integer, p_claim text, p_reason text) returns jsonb
language sql set search_path = ''
return private.challenge_key(p_paper_id, p_n, p_claim, p_reason);
comment on function public.challenge_key(uuid, integer, text, text) is
  'A student challenges the key of a question: p_n is its number in the file, p_claim the letters of the file that '
  'are right (b, bd) or none, p_reason has 10 to 1,000 characters. Free of charge, within 7 days of the provisional '
  'result, for at most 5 questions of a paper. Returns {outcome}: filed {challenges_left}, also when repeated; '
  'already_filed (with another text), limit, closed, not_found (no published attempt, or no such question). Raises '
  'PT400 for an invalid claim or reason, 42501 for a paper of somebody else. Source: docs/exam.md sections 6 and 8.';

grant execute on function private.get_result(uuid) to authenticated;
grant execute on function private.get_review(uuid) to authenticated;
grant execute on function private.read_attempt_review(uuid) to authenticated;
grant execute on function private.challenge_key(uuid, integer, text, text) to authenticated;
grant execute on function public.get_result(uuid) to authenticated;
grant execute on function public.get_review(uuid) to authenticated;
grant execute on function public.read_attempt_review(uuid) to authenticated;
grant execute on function public.challenge_key(uuid, integer, text, text) to authenticated;

-- ------------------------------------------------------------

-- Organisers and results: the statistics before publication, decisions on keys with a text for all participants,
-- publication, and the confirmation of medals (docs/exam.md sections 7 and 8). Organisers with a child in the class
-- have no access.

create function private.find_undecided(p_paper_id uuid) returns integer[]
language sql stable set search_path = ''
as $$
  select array(
    select s.n from private.question_statistics as s
    where s.paper_id = p_paper_id and cardinality(s.suspect_for) > 0
      and not exists (select 1 from private.key_decisions as d where d.paper_id = s.paper_id and d.n = s.n)
    order by s.n
  )
$$;
comment on function private.find_undecided(uuid) is
  'The suspect questions of a paper about which no organiser has decided. Source: docs/exam.md section 7.';

create function private.find_unanswered(p_paper_id uuid) returns integer[]
language sql stable set search_path = ''
as $$
  select array(
    select distinct c.n from private.key_challenges as c
    where c.paper_id = p_paper_id and not exists (
      select 1 from private.key_decisions as d where d.paper_id = c.paper_id and d.n = c.n and d.decided_at > c.filed_at
    )
    order by c.n
  )
$$;
comment on function private.find_unanswered(uuid) is
  'The questions of a paper with a challenge that is not answered yet.';

create function private.count_unconfirmed(p_paper_id uuid) returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer
  from private.award_checks as c
  join private.exam_attempts as a on a.id = c.attempt_id
  where a.paper_id = p_paper_id and a.status not in ('void', 'reset') and c.confirmed_at is null
    and (c.award = 'gold' or (c.drawn_for = 'tenth' and c.award <> 'participation'))
$$;
comment on function private.count_unconfirmed(uuid) is
  'The number of medals of a paper that an organiser must still confirm. Source: docs/exam.md section 7.';

create function private.count_kept(p_paper_id uuid) returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer from private.exam_attempts as a
  where a.paper_id = p_paper_id and a.status not in ('void', 'reset')
    and not exists (select 1 from private.kept_answer_decisions as d where d.attempt_id = a.id)
    and exists (
      select 1 from private.exam_sessions as s where s.attempt_id = a.id and s.last_saved_at > a.deadline_at and (
        s.last_saved_at > a.deadline_at + private.answer_grace()
        or coalesce(s.last_contact_at, '-infinity') <= a.deadline_at - private.silent_time()
      )
    )
    and exists (select 1 from private.list_kept_answers(a))
$$;
comment on function private.count_kept(uuid) is
  'The number of attempts of a paper with kept answers, that is, late answers about which an organiser must still '
  'decide whether they count.';

create function private.list_paper_results(p_edition_id uuid)
returns table (
  paper_id uuid, exam_id uuid, class_id uuid, exam_name text, class_name text, kind text, status text,
  has_conflict_of_interest boolean, closes_at timestamptz,
  closed_at timestamptz, participants integer, mean double precision, kept integer, undecided integer,
  unanswered integer, unconfirmed integer,
  checks integer, provisional_at timestamptz, challenge_until timestamptz, final_at timestamptz, is_waiting boolean,
  failed_with text,
  changed_at timestamptz, server_now timestamptz
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select p.id, p.exam_id, p.class_id, s.name, c.name, p.kind, p.status, k.has_conflict_of_interest,
    private.find_closing(p),
    r.closed_at, case when not k.has_conflict_of_interest then coalesce(r.participants, u.participants) end,
    case when not k.has_conflict_of_interest then u.mean end,
    case when r.closed_at is not null and r.provisional_at is null then private.count_kept(p.id) else 0 end,
    cardinality(private.find_undecided(p.id)), cardinality(private.find_unanswered(p.id)),
    private.count_unconfirmed(p.id),
    (select count(*)::integer from private.award_checks as h join private.exam_attempts as a on a.id = h.attempt_id
      where a.paper_id = p.id and a.status not in ('void', 'reset')),
    r.provisional_at, r.challenge_until, r.final_at,
    exists (select 1 from private.result_tasks as t where t.paper_id = p.id and t.done_at is null),
    (select max(t.failed_with) from private.result_tasks as t where t.paper_id = p.id and t.done_at is null),
    greatest(
      u.measured_at, (select max(d.decided_at) from private.key_decisions as d where d.paper_id = p.id),
      (select max(h.filed_at) from private.key_challenges as h where h.paper_id = p.id)
    ),
    private.exam_now()
  from private.papers as p
  join public.subjects as s on s.id = p.exam_id
  join public.classes as c on c.id = p.class_id
  cross join lateral (
    select private.has_conflict_of_interest((select auth.uid()), p.edition_id, p.class_id) as has_conflict_of_interest
  ) as k
  left join private.paper_results as r on r.paper_id = p.id
  left join private.paper_statistics as u on u.paper_id = p.id
  where p.edition_id = p_edition_id and p.status in ('sealed', 'provisional', 'final') and p.cancelled_at is null
  order by s.name, c.number, p.kind;
$$;
comment on function private.list_paper_results(uuid) is
  'list_paper_results for an admin. Raises 42501 for anybody else.';

create function public.list_paper_results(p_edition_id uuid)
returns table (
  paper_id uuid, exam_id uuid, class_id uuid, exam_name text, class_name text, kind text, status text,
  has_conflict_of_interest boolean, closes_at timestamptz,
  closed_at timestamptz, participants integer, mean double precision, kept integer, undecided integer,
  unanswered integer, unconfirmed integer,
  checks integer, provisional_at timestamptz, challenge_until timestamptz, final_at timestamptz, is_waiting boolean,
  failed_with text,
  changed_at timestamptz, server_now timestamptz
)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_paper_results(p_edition_id);
comment on function public.list_paper_results(uuid) is
  'For admins: the sealed papers of an edition and the state of their results: the number of participants and their '
  'mean (null if the caller has a conflict of interest), attempts with kept answers that wait for a decision (0 after '
  'publication), suspect questions without a decision, questions with unanswered challenges, medals to confirm, and '
  'how many awards were chosen to be confirmed (checks). is_waiting: whether a publication or a new key waits for the '
  'next run; failed_with is the error code of its last try. changed_at is when the statistics of read_paper_statistics '
  'last changed, null until there are any. server_now is the exams'' time. Raises 42501 for anybody else.';

create function private.count_families(p_paper_id uuid) returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer
  from private.list_counted_attempts(p_paper_id) as s
  join private.exam_attempts as a on a.id = s.attempt_id
  join public.students as f on f.id = a.student_id and f.deleted_at is null
  where s.has_answers
$$;
comment on function private.count_families(uuid) is
  'The number of families whom a publication of this paper informs: students who took the exam and still have an '
  'account.';

create function private.read_paper_statistics(p_paper_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_refusal jsonb;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_refusal := coalesce(private.paper_access_error(v_paper), case
    when not exists (select 1 from private.paper_results where paper_id = p_paper_id)
      then jsonb_build_object('outcome', 'not_closed')
  end);
  if v_refusal is not null then
    return v_refusal;
  end if;
  perform private.audit_change('read_paper', jsonb_build_object('paper_id', p_paper_id, 'for', 'statistics'));
  return (
    select jsonb_build_object(
      'outcome', 'statistics', 'status', v_paper.status, 'key_version', r.key_version, 'participants', u.participants,
      'families', private.count_families(p_paper_id),
      'mean', u.mean,
      'deviation', u.deviation, 'kr20', u.kr20, 'standard_error', u.standard_error, 'distribution',
      to_jsonb(u.distribution), 'medals', u.medals,
      'undecided', to_jsonb(private.find_undecided(p_paper_id)), 'unanswered',
      to_jsonb(private.find_unanswered(p_paper_id)),
      'questions', (
        select jsonb_agg(
          jsonb_build_object(
            'n', k.n, 'section', k.section, 'topic', k.topic, 'credited', private.credited_json(k.credited),
            'why', coalesce(v.key -> k.n::text ->> 'why', ''),
            'facility', s.facility, 'discrimination', s.discrimination, 'top_shares', s.top_shares, 'bottom_shares',
            s.bottom_shares,
            'suspect_for', to_jsonb(s.suspect_for),
            'claims', (
              select coalesce(jsonb_object_agg(c.claim, c.count), '{}')
              from (
                select b.claim, count(*) as count from private.key_challenges as b where b.paper_id = p_paper_id
                  and b.n = k.n group by b.claim
              ) as c
            ),
            'decisions', (
              select coalesce(jsonb_agg(
                jsonb_build_object(
                  'is_kept', d.credited is null, 'old_credited', private.credited_json(d.old_credited), 'credited',
                  private.credited_json(d.credited),
                  'reason', d.reason, 'decided_by', b.name, 'decided_at', private.iso_timestamp(d.decided_at),
                    'is_taken', d.effective_at is not null
                ) order by d.decided_at
              ), '[]')
              from private.key_decisions as d
              left join public.students as b on b.id = d.decided_by
              where d.paper_id = p_paper_id and d.n = k.n
            )
          ) || private.item_json(q.items -> (k.n - 1), q.passages) order by k.n
        )
        from private.read_key(p_paper_id, r.key_version) as k
        join private.paper_items as q on q.paper_id = p_paper_id
        join private.paper_keys as v on v.paper_id = p_paper_id and v.version = r.key_version
        join private.question_statistics as s on s.paper_id = p_paper_id and s.n = k.n
      )
    )
    from private.paper_results as r
    join private.paper_statistics as u on u.paper_id = r.paper_id
    where r.paper_id = p_paper_id
  );
end
$$;
comment on function private.read_paper_statistics(uuid) is
  'read_paper_statistics for an admin. Raises 42501 for anybody else.';

create function public.read_paper_statistics(p_paper_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.read_paper_statistics(p_paper_id);
comment on function public.read_paper_statistics(uuid) is
  'For admins: the statistics of a closed paper and of each question, with the key (private.measure_paper). medals is '
  'how many students would get each medal, families how many a publication informs, claims how many challenges make '
  'each claim. Returns {outcome}: statistics {status, key_version, participants, families, mean, deviation, kr20, '
  'standard_error, distribution, medals, undecided, unanswered, questions: [{n, section, topic, credited, why, '
  'facility, discrimination, top_shares, bottom_shares, suspect_for, claims, decisions, and the question as in '
  'private.item_json}]}, not_closed, conflict_of_interest, not_found. Raises 42501 for anybody else. Each read leaves '
  'an audit row (E6).';

create function private.list_key_challenges(p_paper_id uuid, p_n integer, p_limit integer, p_offset integer)
returns table (claim text, reason text, filed_at timestamptz, is_answered boolean)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select c.claim, c.reason, c.filed_at, exists (
    select 1 from private.key_decisions as d where d.paper_id = c.paper_id and d.n = c.n and d.decided_at > c.filed_at
  )
  from private.key_challenges as c
  join private.papers as p on p.id = c.paper_id
  where c.paper_id = p_paper_id and c.n = p_n
    and not private.has_conflict_of_interest((select auth.uid()), p.edition_id, p.class_id)
  order by 4, c.filed_at, c.attempt_id
  limit least(greatest(p_limit, 1), 100) offset least(greatest(p_offset, 0), 10000);
$$;
comment on function private.list_key_challenges(uuid, integer, integer, integer) is
  'list_key_challenges for an admin. Raises 42501 for anybody else.';

create function public.list_key_challenges(p_paper_id uuid, p_n integer, p_limit integer, p_offset integer)
returns table (claim text, reason text, filed_at timestamptz, is_answered boolean)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_key_challenges(p_paper_id, p_n, p_limit, p_offset);
comment on function public.list_key_challenges(uuid, integer, integer, integer) is
  'For admins: the challenges of a question''s key without the students'' names, unanswered ones first, the oldest of '
  'them first, at most 100 from p_offset on. Empty for organisers who must not open the paper. Raises 42501 for '
  'anybody else.';

create function private.decide_key(p_paper_id uuid, p_n integer, p_reason text, p_credited text, p_seen integer)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_reason text := private.clean_note(p_reason);
  v_credited text := p_credited;
  v_key record;
  v_error jsonb;
  v_decision private.key_decisions;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  if p_credited ~ '^[a-d]{1,4}$' then
    v_credited := (select string_agg(distinct l, '' order by l) from string_to_table(p_credited, null) as l);
  end if;
  select k.* into v_key
  from private.paper_results as r
  cross join lateral private.read_key(p_paper_id, r.key_version) as k
  where r.paper_id = p_paper_id and k.n = p_n;
  v_error := coalesce(private.paper_access_error(v_paper), case
    when not exists (select 1 from private.paper_results where paper_id = p_paper_id)
      then jsonb_build_object('outcome', 'not_closed')
    when v_key.n is null then jsonb_build_object('outcome', 'not_found')
    when v_reason is null then jsonb_build_object('outcome', 'reason_missing')
    when char_length(v_reason) > 1000 then jsonb_build_object('outcome', 'reason_too_long')
    when v_credited <> 'all' and (v_credited !~ '^[a-d]{1,4}$' or ascii(right(v_credited, 1)) - 96 > v_key.option_count)
      then jsonb_build_object('outcome', 'no_option')
    when p_seen <> (select count(*) from private.key_decisions as d where d.paper_id = p_paper_id and d.n = p_n)
      then jsonb_build_object('outcome', 'changed_meanwhile')
    when v_credited = v_key.credited then jsonb_build_object('outcome', 'unchanged')
    when exists (select 1 from private.result_tasks where paper_id = p_paper_id and done_at is null)
      then jsonb_build_object('outcome', 'waits_already')
  end);
  if v_error is not null then
    return v_error;
  end if;
  insert into private.key_decisions (paper_id, n, old_credited, credited, reason, decided_by, decided_at, effective_at)
  values (
    p_paper_id, p_n, v_key.credited, v_credited, v_reason, (select auth.uid()), private.exam_now(), case
      when v_credited is null then private.exam_now() end
  )
  returning * into v_decision;
  if v_credited is not null then
    insert into private.result_tasks (paper_id, kind, decision_id, asked_by, asked_at)
    values (p_paper_id, 'key', v_decision.id, v_decision.decided_by, v_decision.decided_at);
  end if;
  perform private.audit_change(
    'decide_key', jsonb_build_object('paper_id', p_paper_id, 'n', p_n, 'decision_id', v_decision.id, 'is_kept',
      v_credited is null)
  );
  return jsonb_build_object('outcome', case when v_credited is null then 'kept' else 'waiting' end);
end
$$;
comment on function private.decide_key(uuid, integer, text, text, integer) is
  'decide_key for an admin. Raises 42501 for anybody else.';

create function public.decide_key(p_paper_id uuid, p_n integer, p_reason text, p_credited text default null,
  p_seen integer default null) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.decide_key(p_paper_id, p_n, p_reason, p_credited, p_seen);
comment on function public.decide_key(uuid, integer, text, text, integer) is
  'For admins: decides about a suspect or challenged question, for everybody who took the exam: the key is kept '
  '(p_credited null), these letters of the file are credited (b, bd), or all, which gives everybody the mark. Every '
  'participant reads p_reason, 1 to 1,000 characters. A new key becomes the next version, and the next run of the '
  'result tasks marks the paper again. Returns {outcome}: kept, waiting (for that run), unchanged (the key is the '
  'same), changed_meanwhile (there are other decisions about it than the p_seen that the caller has read), '
  'waits_already (another publication or key waits for the next run), reason_missing, reason_too_long, no_option, '
  'not_closed, conflict_of_interest, not_found. Raises 42501 for anybody else. Leaves an audit row. Source: '
  'docs/exam.md sections 7 and 8.';

create function private.keep_keys(p_paper_id uuid, p_reason text, p_seen integer[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_reason text := private.clean_note(p_reason);
  v_questions integer[];
  v_error jsonb;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_questions := private.find_undecided(p_paper_id);
  v_error := coalesce(private.paper_access_error(v_paper), case
    when not exists (select 1 from private.paper_results where paper_id = p_paper_id)
      then jsonb_build_object('outcome', 'not_closed')
    when v_reason is null then jsonb_build_object('outcome', 'reason_missing')
    when char_length(v_reason) > 1000 then jsonb_build_object('outcome', 'reason_too_long')
    when v_questions is distinct from p_seen then jsonb_build_object('outcome', 'changed_meanwhile')
    when exists (select 1 from private.result_tasks where paper_id = p_paper_id and done_at is null)
      then jsonb_build_object('outcome', 'waits_already')
  end);
  if v_error is not null then
    return v_error;
  end if;
  insert into private.key_decisions (paper_id, n, old_credited, credited, reason, decided_by, decided_at, effective_at)
  select p_paper_id, k.n, k.credited, null, v_reason, (select auth.uid()), private.exam_now(), private.exam_now()
  from private.paper_results as r
  cross join lateral private.read_key(p_paper_id, r.key_version) as k
  where r.paper_id = p_paper_id and k.n = any (v_questions);
  perform private.audit_change('keep_keys', jsonb_build_object('paper_id', p_paper_id, 'questions', v_questions));
  return jsonb_build_object('outcome', 'kept', 'questions', cardinality(v_questions));
end
$$;
comment on function private.keep_keys(uuid, text, integer[]) is
  'keep_keys for an admin. Raises 42501 for anybody else.';

create function public.keep_keys(p_paper_id uuid, p_reason text, p_seen integer[]) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.keep_keys(p_paper_id, p_reason, p_seen);
comment on function public.keep_keys(uuid, text, integer[]) is
  'For admins: keeps the key of all suspect questions of a paper that have no decision, if they are the ones that the '
  'caller saw (p_seen, in order), with the same text of 1 to 1,000 characters for every participant. Returns '
  '{outcome}: kept {questions: how many}, changed_meanwhile (other questions wait now), waits_already, reason_missing, '
  'reason_too_long, not_closed, conflict_of_interest, not_found. Raises 42501 for anybody else. Leaves an audit row. '
  'Source: docs/exam.md section 7.';

create function private.publish_error(p_paper private.papers, p_state text, p_golds integer) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when coalesce(p_state, '') not in ('provisional', 'final') then jsonb_build_object('outcome', 'not_found')
    when r.paper_id is null then jsonb_build_object('outcome', 'not_closed')
    when exists (select 1 from private.result_tasks as t where t.paper_id = r.paper_id and t.done_at is null)
      then jsonb_build_object('outcome', 'waits_already')
    when r.final_at is not null or (p_state = 'provisional' and r.provisional_at is not null)
      then jsonb_build_object('outcome', 'published_already')
    when p_state = 'provisional' then case
      when private.exam_now() <= c.kept_until
        then jsonb_build_object('outcome', 'too_early', 'until', private.iso_timestamp(c.kept_until))
      when private.count_kept(p_paper.id) > 0
        then jsonb_build_object('outcome', 'kept_answers', 'count', private.count_kept(p_paper.id))
      when cardinality(private.find_undecided(r.paper_id)) > 0
        then jsonb_build_object('outcome', 'undecided', 'questions', to_jsonb(private.find_undecided(r.paper_id)))
    end
    when r.provisional_at is null then jsonb_build_object('outcome', 'not_provisional')
    when private.exam_now() <= r.challenge_until
      then jsonb_build_object('outcome', 'too_early', 'until', private.iso_timestamp(r.challenge_until))
    when private.day_in_india(private.exam_now()) < e.results_on then jsonb_build_object(
      'outcome', 'too_early', 'until', private.iso_timestamp(private.day_ends_at(e.results_on - 1))
    )
    when cardinality(private.find_unanswered(r.paper_id)) > 0
      then jsonb_build_object('outcome', 'unanswered', 'questions', to_jsonb(private.find_unanswered(r.paper_id)))
    when private.count_unconfirmed(r.paper_id) > 0
      then jsonb_build_object('outcome', 'unconfirmed', 'count', private.count_unconfirmed(r.paper_id))
    when (u.medals ->> 'gold')::integer > 15 and p_golds is distinct from (u.medals ->> 'gold')::integer
      then jsonb_build_object('outcome', 'many_golds', 'golds', u.medals -> 'gold')
  end
  -- Kept answers can arrive until late_answer_time after the last deadline; the paper closes answer_grace after it.
  from (
    select private.find_closing(p_paper) - private.answer_grace() + private.late_answer_time() as kept_until
  ) as c
  left join private.paper_results as r on r.paper_id = p_paper.id
  left join private.paper_statistics as u on u.paper_id = r.paper_id
  left join public.editions as e on e.id = p_paper.edition_id
$$;
comment on function private.publish_error(private.papers, text, integer) is
  'Why the results of a paper cannot be published, as an outcome of publish_results, or null.';

create function private.publish_results(p_paper_id uuid, p_state text, p_golds integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_error jsonb;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_error := coalesce(private.paper_access_error(v_paper), private.publish_error(v_paper, p_state, p_golds));
  if v_error is not null then
    return v_error;
  end if;
  insert into private.result_tasks (paper_id, kind, asked_by, asked_at)
  values (p_paper_id, p_state, (select auth.uid()), private.exam_now());
  perform private.audit_change('publish_results',
    jsonb_build_object('paper_id', p_paper_id, 'state', p_state, 'golds', p_golds));
  return jsonb_build_object('outcome', 'waiting');
end
$$;
comment on function private.publish_results(uuid, text, integer) is
  'publish_results for an admin. Raises 42501 for anybody else.';

create function public.publish_results(p_paper_id uuid, p_state text, p_golds integer default null) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.publish_results(p_paper_id, p_state, p_golds);
comment on function public.publish_results(uuid, text, integer) is
  'For admins: publishes the provisional or the final results of a paper with the next run of the result tasks. '
  'Returns {outcome}: waiting (for that run), waits_already, published_already, not_closed, too_early {until} '
  '(provisional: kept answers may still arrive; final: keys can still be challenged, or the edition''s result date is '
  'not reached), kept_answers {count} (they wait for a decision), undecided {questions} (suspect, without a '
  'decision), not_provisional, unanswered {questions} (with a challenge), unconfirmed {count} (medals), many_golds '
  '{golds} (more than 15: p_golds must repeat the number), conflict_of_interest, not_found. Raises 42501 for anybody '
  'else. Leaves an audit row. Source: docs/exam.md sections 7 and 8.';

create function private.count_late_letters(p_attempt private.exam_attempts) returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer
  from (
    select distinct on (e.n) e.option, e.received_at
    from private.list_counting_events(p_attempt) as e
    order by e.n, e.answered_at desc, e.session_no desc, e.seq desc
  ) as l
  where l.option is not null and l.received_at > private.find_deadline(p_attempt)
$$;
comment on function private.count_late_letters(private.exam_attempts) is
  'How many counted letters of an attempt reached us after its deadline, so that only the device says that they were '
  'given in time.';

create function private.list_award_checks(p_paper_id uuid, p_limit integer, p_offset integer)
returns table (
  attempt_id uuid, student_id uuid, name text, email text, phone text, school_name text, award text, drawn_for text,
  is_needed boolean,
  held_for text, confirmed_at timestamptz, confirmed_by text, proof text, late_letters integer
)
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.audit_change('list_award_checks', jsonb_build_object('paper_id', p_paper_id));
  return query
  select c.attempt_id, s.id, s.name, private.student_mail_address(s.id), s.phone, s.school_name, c.award, c.drawn_for,
    c.award = 'gold' or (c.drawn_for = 'tenth' and c.award <> 'participation'), private.find_hold(s.id, a),
      c.confirmed_at, b.name, c.proof, private.count_late_letters(a)
  from private.award_checks as c
  join private.exam_attempts as a on a.id = c.attempt_id and a.status not in ('void', 'reset')
  join private.papers as p on p.id = a.paper_id
  join public.students as s on s.id = a.student_id
  left join public.students as b on b.id = c.confirmed_by
  where a.paper_id = p_paper_id and not private.has_conflict_of_interest((select auth.uid()), p.edition_id, p.class_id)
  order by 9 desc, c.confirmed_at is not null,
    array_position(array['gold', 'silver', 'bronze', 'participation'], c.award), s.name, c.attempt_id
  limit least(greatest(p_limit, 1), 100) offset least(greatest(p_offset, 0), 10000);
end
$$;
comment on function private.list_award_checks(uuid, integer, integer) is
  'list_award_checks for an admin. Raises 42501 for anybody else.';

create function public.list_award_checks(p_paper_id uuid, p_limit integer, p_offset integer)
returns table (
  attempt_id uuid, student_id uuid, name text, email text, phone text, school_name text, award text, drawn_for text,
  is_needed boolean,
  held_for text, confirmed_at timestamptz, confirmed_by text, proof text, late_letters integer
)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_award_checks(p_paper_id, p_limit, p_offset);
comment on function public.list_award_checks(uuid, integer, integer) is
  'For admins: the students whose award of a paper must be confirmed before the final result, and their contact: '
  'every gold medal, and a random tenth of silver and bronze. is_needed: whether the award by the current ranks still '
  'needs it; these come first, the unconfirmed ones before the others; at most 100 from p_offset on. late_letters is '
  'how many counted letters arrived after the deadline. Empty for organisers who must not open the paper. Raises '
  '42501 for anybody else. Leaves an audit row. Source: docs/exam.md section 7.';

create function private.confirm_award(p_attempt_id uuid, p_proof text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_proof text := private.clean_note(p_proof);
  v_attempt private.exam_attempts;
  v_error jsonb;
begin
  perform private.require_admin();
  select * into v_attempt from private.exam_attempts where id = p_attempt_id and exam_id is not null;
  v_error := coalesce(
    private.paper_access_error(private.lock_paper(v_attempt.paper_id)),
    case
      when v_attempt.student_id = (select auth.uid()) then jsonb_build_object('outcome', 'own_exam')
      when v_proof is null then jsonb_build_object('outcome', 'proof_missing')
      when char_length(v_proof) > 500 then jsonb_build_object('outcome', 'proof_too_long')
      when exists (select 1 from private.award_checks where attempt_id = p_attempt_id and confirmed_at is not null)
        then jsonb_build_object('outcome', 'confirmed_already')
    end
  );
  if v_error is not null then
    return v_error;
  end if;
  update private.award_checks set confirmed_at = private.exam_now(), confirmed_by = (select auth.uid()), proof = v_proof
  where attempt_id = p_attempt_id and confirmed_at is null;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'confirm_award', v_attempt.student_id,
    jsonb_build_object('attempt_id', p_attempt_id, 'proof', v_proof));
  return jsonb_build_object('outcome', 'confirmed');
end
$$;
comment on function private.confirm_award(uuid, text) is 'confirm_award for an admin. Raises 42501 for anybody else.';

create function public.confirm_award(p_attempt_id uuid, p_proof text) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.confirm_award(p_attempt_id, p_proof);
comment on function public.confirm_award(uuid, text) is
  'For admins: confirms an award that was chosen for it, with the proof of the class and of the attempt in 1 to 500 '
  'characters: what was seen in a letter or the pictures, or heard in a call. Returns {outcome}: confirmed, '
  'confirmed_already, proof_missing, proof_too_long, own_exam, conflict_of_interest, not_found (not chosen). Raises '
  '42501 for anybody else. Leaves an audit row. Source: docs/exam.md section 7.';

grant execute on function private.list_paper_results(uuid) to authenticated;
grant execute on function public.list_paper_results(uuid) to authenticated;
grant execute on function private.read_paper_statistics(uuid) to authenticated;
grant execute on function public.read_paper_statistics(uuid) to authenticated;
grant execute on function private.list_key_challenges(uuid, integer, integer, integer) to authenticated;
grant execute on function public.list_key_challenges(uuid, integer, integer, integer) to authenticated;
grant execute on function private.decide_key(uuid, integer, text, text, integer) to authenticated;
grant execute on function public.decide_key(uuid, integer, text, text, integer) to authenticated;
grant execute on function private.keep_keys(uuid, text, integer[]) to authenticated;
grant execute on function public.keep_keys(uuid, text, integer[]) to authenticated;
grant execute on function private.publish_results(uuid, text, integer) to authenticated;
grant execute on function public.publish_results(uuid, text, integer) to authenticated;
grant execute on function private.list_award_checks(uuid, integer, integer) to authenticated;
grant execute on function public.list_award_checks(uuid, integer, integer) to authenticated;
grant execute on function private.confirm_award(uuid, text) to authenticated;
grant execute on function public.confirm_award(uuid, text) to authenticated;

-- ------------------------------------------------------------

-- The promises about results (E8 and E10), and all promises of docs/exam.md section 1 in one query. Marks and ranks are
-- calculated in a different way from private.mark_paper: by the texts of the options, without the key's letters and
-- without window functions.

create function private.recompute_results(p_paper_id uuid)
returns table (attempt_id uuid, has_answers boolean, marks bigint, section_c bigint, difficulty bigint, rank bigint)
language sql stable set search_path = ''
as $$
  with answers as materialized (
    select a.id as attempt_id, r.letters ~ '[a-d]' as has_answers, i.n, i.item ->> 'section' as section,
      case
        when v.key -> i.n::text -> 'credited' = '"all"' then true
        else coalesce(v.key -> i.n::text -> 'credited' ? (i.item -> 'options' ->> (ascii(nullif(l.letter, '-')) - 97)),
          false)
      end as is_right
    from private.paper_results as p
    join private.paper_keys as v on v.paper_id = p.paper_id and v.version = p.key_version
    join private.paper_items as q on q.paper_id = p.paper_id
    join private.exam_attempts as a on a.paper_id = p.paper_id and a.finished_at is not null
      and a.status not in ('void', 'reset')
    join private.answer_records as r on r.attempt_id = a.id
      and r.no = (select max(x.no) from private.answer_records as x where x.attempt_id = a.id)
    cross join lateral jsonb_array_elements(q.items) with ordinality as i (item, n)
    cross join lateral (select substr(r.letters, i.n::integer, 1) as letter) as l
    where p.paper_id = p_paper_id
  ), right_counts as (
    select n, count(*) filter (where is_right) as count from answers where has_answers group by n
  ), participants as (
    select coalesce((select r.participants from private.paper_results as r where r.paper_id = p_paper_id),
      count(distinct attempt_id) filter (where has_answers)) as n
    from answers
  ), scored as materialized (
    select a.attempt_id, a.has_answers, count(*) filter (where a.is_right) as marks,
    count(*) filter (where a.is_right and a.section = 'C') as section_c,
      coalesce(sum((select n from participants) - coalesce(k.count, 0)) filter (where a.is_right), 0) as difficulty
    from answers as a
    left join right_counts as k on k.n = a.n
    group by a.attempt_id, a.has_answers
  ), coded as materialized (
    -- Combines marks, section C and difficulty score into one number; the difficulty score is below a billion.
    select s.*, (s.marks * 1000 + s.section_c) * 1000000000 + s.difficulty::bigint as code from scored as s
  ), places as (
    select o.code, min(o.place) as rank
    from (select array_agg(c.code order by c.code desc) as codes from coded as c where c.has_answers) as l
    cross join lateral unnest(l.codes) with ordinality as o (code, place)
    group by o.code
  )
  select c.attempt_id, c.has_answers, c.marks, c.section_c, c.difficulty::bigint,
    case when (select kind from private.papers where id = p_paper_id) = 'exam' then p.rank end
  from coded as c
  left join places as p on c.has_answers and p.code = c.code
$$;
comment on function private.recompute_results(uuid) is
  'The marks and ranks of a closed paper under the current key version, calculated from the texts of the options. For '
  'private.result_violations.';

create function private.result_violations() returns table (promise text, detail jsonb)
language sql stable set search_path = ''
as $$
  with published as (
    select r.*, p.kind from private.paper_results as r
    join private.papers as p on p.id = r.paper_id
    where r.provisional_at is not null
      and not exists (select 1 from private.result_tasks as t where t.paper_id = r.paper_id and t.done_at is null)
  )
  select 'E8 published marks, ranks and awards are those that the answers and the key give',
    jsonb_build_object('attempt_id', coalesce(x.attempt_id, c.attempt_id))
  from published as r
  cross join lateral (
    select c.*, case when r.final_at is not null then c.rank end as shown_rank, case when r.final_at is not null
      then c.difficulty end as shown_difficulty
    from private.recompute_results(r.paper_id) as c
  ) as c
  full join (
    select x.* from private.exam_results as x join published as r on r.paper_id = x.paper_id where x.is_last
  ) as x on x.attempt_id = c.attempt_id
  where (x.has_answers, x.marks::bigint, x.section_c::bigint, x.difficulty::bigint, x.rank::bigint)
      is distinct from (c.has_answers, c.marks, c.section_c, c.shown_difficulty, c.shown_rank)
    or (x.award is not null) <> (r.final_at is not null and c.has_answers)
    or (x.award is not null and x.award <> (
      select w.award
      from (
        select m.award, m.place
        from (values ('gold', 1, 10), ('silver', 2, 50), ('bronze', 3, 100)) as m (award, place, last_rank)
        where c.rank <= m.last_rank and c.marks > 0
          and r.participants >= (
            select e.medals_from from private.papers as p join public.editions as e on e.id = p.edition_id
            where p.id = r.paper_id
          )
        union all select 'participation', 4
        union all select b.award, array_position(array['gold', 'silver', 'bronze', 'participation'], b.award)
        from private.exam_results as b where b.attempt_id = x.attempt_id and b.award is not null
      ) as w
      order by w.place
      limit 1
    ))
  union all
  select 'E8 the published results of an attempt are numbered from 1, and the last one is valid',
    jsonb_build_object('attempt_id', x.attempt_id)
  from private.exam_results as x
  join private.exam_attempts as a on a.id = x.attempt_id
  group by x.attempt_id, a.status, x.paper_id
  having min(x.no) <> 1 or max(x.no) <> count(*)
    or (exists (select 1 from published as r where r.paper_id = x.paper_id)
      and max(x.no) filter (where x.is_last) is distinct from case when a.status not in ('void', 'reset')
        then max(x.no) end)
  union all
  select 'E8 an award is never lowered', jsonb_build_object('attempt_id', x.attempt_id, 'no', x.no)
  from private.exam_results as x
  join private.exam_results as o on o.attempt_id = x.attempt_id and o.no = x.no - 1
  where array_position(array['gold', 'silver', 'bronze', 'participation'], x.award)
    > array_position(array['gold', 'silver', 'bronze', 'participation'], o.award)
    or (o.award is not null and x.award is null)
  union all
  select 'E8 a changed result names its decision, and the family is informed',
    jsonb_build_object('attempt_id', x.attempt_id, 'no', x.no)
  from private.exam_results as x
  join private.exam_results as o on o.attempt_id = x.attempt_id and o.no = x.no - 1
  join private.exam_attempts as a on a.id = x.attempt_id
  join public.students as s on s.id = a.student_id
  left join private.key_decisions as d on d.id = x.decision_id
  where x.cause <> 'final' and (
    x.cause = 'provisional' or (x.cause = 'key'
      and (d.effective_at is null or d.version <> x.key_version or d.reason is null))
    or (s.deleted_at is null and x.has_answers
      and (x.marks, x.rank, x.award) is distinct from (o.marks, o.rank, o.award)
      and not exists (
      select 1 from private.outbox as b
      where b.student_id = a.student_id and b.kind = 'exam_marks_email' and b.about ->> 'paper_id' = x.paper_id::text
        and (b.about -> 'no')::integer = x.no
    ))
  )
  union all
  select 'E8 a paper has results only after its publication, and its status says so',
    jsonb_build_object('paper_id', p.id)
  from private.papers as p
  left join private.paper_results as r on r.paper_id = p.id
  where p.kind <> 'rehearsal' and (
    (p.status in ('provisional', 'final')) is distinct from (r.provisional_at is not null) or (p.status = 'final')
      is distinct from (r.final_at is not null)
    or (r.provisional_at is null and exists (select 1 from private.exam_results as x where x.paper_id = p.id))
  )
  union all
  select 'E8 N is the number of students who took the exam, counted when the result became final',
    jsonb_build_object('paper_id', r.paper_id)
  from private.paper_results as r
  where r.final_at is not null and r.participants <> (
    select count(*) from private.exam_results as x where x.paper_id = r.paper_id and x.has_answers and x.cause = 'final'
  )
  union all
  select 'E10 each medal has one award row with the day it is promised for',
    jsonb_build_object('attempt_id', coalesce(x.attempt_id, w.attempt_id))
  from (
    select x.attempt_id, x.award from private.exam_results as x
    join published as r on r.paper_id = x.paper_id and r.final_at is not null
    where x.is_last and x.award in ('gold', 'silver', 'bronze')
  ) as x
  full join (
    select w.* from private.awards as w join private.exam_attempts as a on a.id = w.attempt_id
      and a.status not in ('void', 'reset')
  ) as w on w.attempt_id = x.attempt_id
  where x.award is distinct from w.medal
    and not exists (
      select 1 from private.exam_attempts as a join private.result_tasks as t on t.paper_id = a.paper_id
        and t.done_at is null
      where a.id = coalesce(x.attempt_id, w.attempt_id)
    )
$$;
comment on function private.result_violations() is
  'Every violation of the promises E8 and E10 with the row it concerns; empty means that both are kept. Papers with '
  'an open result task are skipped. Violations by certificates (E9) are in private.certificate_violations. Source: '
  'docs/exam.md section 1.';

create function private.exam_violations() returns table (promise text, detail jsonb)
language plpgsql stable set search_path = ''
as $$
begin
  return query
  select * from private.attempt_violations()
  union all
  select * from private.result_violations()
  union all
  select * from private.certificate_violations()
  union all
  select * from private.award_violations()
  union all
  select * from private.void_violations();
end
$$;
comment on function private.exam_violations() is
  'Every violation of the promises E1 to E4 and E8 to E10 with the row it concerns; empty means that all are kept. '
  'Source: docs/exam.md section 1.';
