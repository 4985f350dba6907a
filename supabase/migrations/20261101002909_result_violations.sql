-- What has to hold of results (E8 and E10), and all promises of exam section 1 in one query. Marks and ranks are reckoned another
-- way than private.mark_paper does: by the texts of the options, without letters of a key, and without window functions.

create function private.recompute_results(p_paper_id uuid)
returns table (attempt_id uuid, is_sat boolean, marks bigint, section_c bigint, difficulty bigint, rank bigint)
language sql stable set search_path = ''
as $$
  with answers as materialized (
    select a.id as attempt_id, r.letters ~ '[a-d]' as is_sat, i.n, i.item ->> 'section' as section,
      case
        when v.key -> i.n::text -> 'credited' = '"all"' then true
        else coalesce(v.key -> i.n::text -> 'credited' ? (i.item -> 'options' ->> (ascii(nullif(l.letter, '-')) - 97)), false)
      end as is_right
    from private.paper_results as p
    join private.paper_keys as v on v.paper_id = p.paper_id and v.version = p.key_version
    join private.paper_items as q on q.paper_id = p.paper_id
    join private.exam_attempts as a on a.paper_id = p.paper_id and a.finished_at is not null and a.standing not in ('void', 'reset')
    join private.exam_receipts as r on r.attempt_id = a.id and r.no = (select max(x.no) from private.exam_receipts as x where x.attempt_id = a.id)
    cross join lateral jsonb_array_elements(q.items) with ordinality as i (item, n)
    cross join lateral (select substr(r.letters, i.n::integer, 1) as letter) as l
    where p.paper_id = p_paper_id
  ), known as (
    select n, count(*) filter (where is_right) as count from answers where is_sat group by n
  ), sitters as (
    select coalesce((select r.sitters from private.paper_results as r where r.paper_id = p_paper_id), count(distinct attempt_id) filter (where is_sat)) as n
    from answers
  ), scored as materialized (
    select a.attempt_id, a.is_sat, count(*) filter (where a.is_right) as marks, count(*) filter (where a.is_right and a.section = 'C') as section_c,
      coalesce(sum((select n from sitters) - coalesce(k.count, 0)) filter (where a.is_right), 0) as difficulty
    from answers as a
    left join known as k on k.n = a.n
    group by a.attempt_id, a.is_sat
  ), coded as materialized (
    -- One number for each triple: less than a billion is left for the difficulty score.
    select s.*, (s.marks * 1000 + s.section_c) * 1000000000 + s.difficulty::bigint as code from scored as s
  ), places as (
    select o.code, min(o.place) as rank
    from (select array_agg(c.code order by c.code desc) as codes from coded as c where c.is_sat) as l
    cross join lateral unnest(l.codes) with ordinality as o (code, place)
    group by o.code
  )
  select c.attempt_id, c.is_sat, c.marks, c.section_c, c.difficulty::bigint,
    case when (select kind from private.papers where id = p_paper_id) = 'exam' then p.rank end
  from coded as c
  left join places as p on c.is_sat and p.code = c.code
$$;
comment on function private.recompute_results(uuid) is
  'Marks and ranks of a closed paper under the key version that holds, reckoned from the texts of the options. For private.result_violations.';
revoke all on function private.recompute_results(uuid) from public;

create function private.result_violations() returns table (promise text, detail jsonb)
language sql stable set search_path = ''
as $$
  with published as (
    select r.*, p.kind from private.paper_results as r
    join private.papers as p on p.id = r.paper_id
    where r.provisional_at is not null
      and not exists (select 1 from private.result_tasks as t where t.paper_id = r.paper_id and t.done_at is null)
  )
  select 'E8 a published mark, rank and award is what the answers and the key give', jsonb_build_object('attempt_id', coalesce(x.attempt_id, c.attempt_id))
  from published as r
  cross join lateral (
    select c.*, case when r.final_at is not null then c.rank end as shown_rank, case when r.final_at is not null then c.difficulty end as shown_difficulty
    from private.recompute_results(r.paper_id) as c
  ) as c
  full join (
    select x.* from private.exam_results as x join published as r on r.paper_id = x.paper_id where x.is_last
  ) as x on x.attempt_id = c.attempt_id
  where (x.is_sat, x.marks::bigint, x.section_c::bigint, x.difficulty::bigint, x.rank::bigint)
      is distinct from (c.is_sat, c.marks, c.section_c, c.shown_difficulty, c.shown_rank)
    or (x.award is not null) <> (r.final_at is not null and c.is_sat)
    or (x.award is not null and x.award <> (
      select w.award
      from (
        select 'gold' as award, 1 as place where c.rank <= 10
        union all select 'silver', 2 where c.rank <= 50
        union all select 'bronze', 3 where c.rank <= 100
        union all select 'participation', 4
        union all select b.award, array_position(array['gold', 'silver', 'bronze', 'participation'], b.award)
        from private.exam_results as b where b.attempt_id = x.attempt_id and b.award is not null
      ) as w
      order by w.place
      limit 1
    ))
  union all
  select 'E8 what was published is numbered from 1, and its last number holds', jsonb_build_object('attempt_id', x.attempt_id)
  from private.exam_results as x
  join private.exam_attempts as a on a.id = x.attempt_id
  group by x.attempt_id, a.standing, x.paper_id
  having min(x.no) <> 1 or max(x.no) <> count(*)
    or (exists (select 1 from published as r where r.paper_id = x.paper_id)
      and max(x.no) filter (where x.is_last) is distinct from case when a.standing not in ('void', 'reset') then max(x.no) end)
  union all
  select 'E8 an award is never lowered', jsonb_build_object('attempt_id', x.attempt_id, 'no', x.no)
  from private.exam_results as x
  join private.exam_results as o on o.attempt_id = x.attempt_id and o.no = x.no - 1
  where array_position(array['gold', 'silver', 'bronze', 'participation'], x.award) > array_position(array['gold', 'silver', 'bronze', 'participation'], o.award)
    or (o.award is not null and x.award is null)
  union all
  select 'E8 a changed result names its decision, and the family is told', jsonb_build_object('attempt_id', x.attempt_id, 'no', x.no)
  from private.exam_results as x
  join private.exam_results as o on o.attempt_id = x.attempt_id and o.no = x.no - 1
  join private.exam_attempts as a on a.id = x.attempt_id
  join public.students as s on s.id = a.student_id
  left join private.key_decisions as d on d.id = x.decision_id
  where x.cause <> 'final' and (
    x.cause = 'provisional' or (x.cause = 'key' and (d.taken_at is null or d.version <> x.key_version or d.words is null))
    or (s.deleted_at is null and x.is_sat and (x.marks, x.rank, x.award) is distinct from (o.marks, o.rank, o.award) and not exists (
      select 1 from private.outbox as b
      where b.student_id = a.student_id and b.kind = 'exam_marks_email' and b.about ->> 'paper_id' = x.paper_id::text and (b.about -> 'no')::integer = x.no
    ))
  )
  union all
  select 'E8 nothing is published of a paper before its publication', jsonb_build_object('paper_id', p.id)
  from private.papers as p
  left join private.paper_results as r on r.paper_id = p.id
  where p.kind <> 'rehearsal' and (
    (p.status in ('provisional', 'final')) is distinct from (r.provisional_at is not null) or (p.status = 'final') is distinct from (r.final_at is not null)
    or (r.provisional_at is null and exists (select 1 from private.exam_results as x where x.paper_id = p.id))
  )
  union all
  select 'E8 N is how many sat when the result became final', jsonb_build_object('paper_id', r.paper_id)
  from private.paper_results as r
  where r.final_at is not null and r.sitters <> (
    select count(*) from private.exam_results as x where x.paper_id = r.paper_id and x.is_sat and x.cause = 'final'
  )
  union all
  select 'E10 each medal has one award row with the day it is promised for', jsonb_build_object('attempt_id', coalesce(x.attempt_id, w.attempt_id))
  from (
    select x.attempt_id, x.award from private.exam_results as x
    join published as r on r.paper_id = x.paper_id and r.final_at is not null
    where x.is_last and x.award in ('gold', 'silver', 'bronze')
  ) as x
  full join (
    select w.* from private.awards as w join private.exam_attempts as a on a.id = w.attempt_id and a.standing not in ('void', 'reset')
  ) as w on w.attempt_id = x.attempt_id
  where x.award is distinct from w.medal
    and not exists (
      select 1 from private.exam_attempts as a join private.result_tasks as t on t.paper_id = a.paper_id and t.done_at is null
      where a.id = coalesce(x.attempt_id, w.attempt_id)
    )
$$;
comment on function private.result_violations() is
  'Every breach of the promises E8 and E10 with what it is about; empty means clean. A paper that waits for a task is looked at when that is done. Certificates (E9) state theirs in private.certificate_violations. Source: exam section 1.';
revoke all on function private.result_violations() from public;

-- In PL/pgSQL, which looks its parts up when it runs: those of certificates, of the awards desk and of voids come with later migrations.
create function private.exam_violations() returns table (promise text, detail jsonb)
language plpgsql stable set search_path = ''
as $$
begin
  return query
  select * from private.sitting_violations()
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
  'Every breach of the promises E1 to E4 and E8 to E10 with what it is about; empty means clean. Source: exam section 1.';
revoke all on function private.exam_violations() from public;
