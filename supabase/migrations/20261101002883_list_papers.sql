-- The organiser's list of papers, and the alarm: 72 hours before an exam each class with an enrolment has a sealed paper
-- (exam section 10).

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
        and (p.status not in ('draft', 'reviewed') or p.called_off_at is not null)
    )
$$;
comment on function private.find_missing_papers() is
  'The classes with an enrolment in an exam of the next 72 hours, or of today, and no sealed paper. Without hours the exam is reckoned from the beginning of its day in India. Source: exam section 10.';
revoke all on function private.find_missing_papers() from public;

create function public.count_missing_papers() returns jsonb
language sql stable security definer set search_path = ''
as $$ select jsonb_build_object('papers', (select count(*) from private.find_missing_papers())) $$;
comment on function public.count_missing_papers() is
  'For the scheduler: {papers: how many sealed papers are missing 72 hours before their exam}.';
revoke all on function public.count_missing_papers() from public, anon, authenticated;
grant execute on function public.count_missing_papers() to service_role;

create function private.list_papers(p_edition_id uuid)
returns table (
  exam_id uuid, exam_name text, class_id uuid, class_name text, class_number smallint, kind text, exam_on date,
  opens_at timestamptz, enrolled integer, paper_id uuid, status text, questions integer, unsolved integer,
  disagreements integer, is_missing boolean, has_attempt boolean, is_kept_out boolean, is_key_known boolean
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
    private.is_kept_out((select auth.uid()), x.edition_id, c.id),
    exists (select 1 from private.paper_readers as r where r.paper_id = p.id and r.organiser_id = (select auth.uid()))
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
  disagreements integer, is_missing boolean, has_attempt boolean, is_kept_out boolean, is_key_known boolean
)
language sql stable set search_path = ''
return private.list_papers(p_edition_id);
comment on function public.list_papers(uuid) is
  'For admins: every exam and class of an edition by day, subject and class, with its paper and its reserve (kind), and no question of it. status is none (paper_id null), draft, reviewed, sealed, provisional or final; opens_at is null while the hours are not announced; unsolved counts questions that nobody has solved in their current form, disagreements those neither corrected nor explained; is_missing is the alarm of 72 hours; is_kept_out and is_key_known are the caller''s. Raises 42501 for anybody else.';

revoke all on function private.list_papers(uuid) from public, anon, authenticated;
revoke all on function public.list_papers(uuid) from public, anon, authenticated;
grant execute on function private.list_papers(uuid) to authenticated;
grant execute on function public.list_papers(uuid) to authenticated;
