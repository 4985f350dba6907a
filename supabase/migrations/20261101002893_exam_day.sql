-- The exam's day in the panel: counts per paper, who sits it, one student's story of the connection, and what was decided.

create function private.list_exam_day(p_edition_id uuid, p_exam_id uuid)
returns table (
  class_id uuid, class_name text, paper_id uuid, status text, has_reserve boolean, opens_at timestamptz, last_start_at timestamptz,
  closes_at timestamptz, extra_seconds integer, called_off_at timestamptz, enrolled bigint, running bigint, silent bigint, finished bigint,
  kept bigint, unrefunded bigint, is_kept_out boolean, server_now timestamptz
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  with sitting as (
    select a.class_id, count(*) filter (where a.finished_at is null) as running,
      count(*) filter (where a.finished_at is null and not exists (
        select 1 from private.exam_sessions as s
        where s.attempt_id = a.id and coalesce(s.last_saved_at, s.started_at) > private.exam_now() - interval '2 minutes'
      )) as silent,
      count(*) filter (where a.finished_at is not null) as finished,
      count(*) filter (where a.finished_at is not null
        and exists (
          select 1 from private.exam_sessions as s
          where s.attempt_id = a.id and s.last_saved_at > a.deadline_at and (
            s.last_saved_at > a.deadline_at + interval '180 seconds'
            or coalesce(s.heard_at, '-infinity') <= a.deadline_at - interval '2 minutes'
          )
        )
        and not exists (select 1 from private.kept_answer_decisions as k where k.attempt_id = a.id)
        and exists (select 1 from private.list_kept_answers(a))
      ) as kept
    from private.exam_attempts as a
    where a.edition_id = p_edition_id and a.exam_id = p_exam_id and a.standing <> 'reset'
    group by a.class_id
  ), enrolled as (
    select n.class_id, count(*) as enrolled
    from public.enrolments as n
    where n.edition_id = p_edition_id and n.exam_id = p_exam_id and n.is_active
    group by n.class_id
  )
  select c.id, c.name, p.id, p.status,
    exists (select 1 from private.papers as r where r.edition_id = p_edition_id and r.exam_id = p_exam_id and r.class_id = c.id and r.kind = 'reserve'),
    coalesce(h.opens_at, x.opens_at), coalesce(h.last_start_at, x.last_start_at), private.find_closing(p), coalesce(p.extra_seconds, 0),
    p.called_off_at, coalesce(n.enrolled, 0), coalesce(s.running, 0), coalesce(s.silent, 0), coalesce(s.finished, 0), coalesce(s.kept, 0),
    (select count(*) from private.list_called_off_places(p_edition_id, p_exam_id, c.id, null) as l where l.is_clear),
    private.is_kept_out((select auth.uid()), p_edition_id, c.id), private.exam_now()
  from public.edition_exams as x
  cross join public.classes as c
  left join private.papers as p on p.edition_id = x.edition_id and p.exam_id = x.exam_id and p.class_id = c.id and p.kind = 'exam'
  left join lateral private.find_paper_hours(p) as h on true
  left join enrolled as n on n.class_id = c.id
  left join sitting as s on s.class_id = c.id
  where x.edition_id = p_edition_id and x.exam_id = p_exam_id and (p.id is not null or n.enrolled is not null)
  order by c.number;
$$;
comment on function private.list_exam_day(uuid, uuid) is 'list_exam_day for an admin. Raises 42501 for anybody else.';

create function public.list_exam_day(p_edition_id uuid, p_exam_id uuid)
returns table (
  class_id uuid, class_name text, paper_id uuid, status text, has_reserve boolean, opens_at timestamptz, last_start_at timestamptz,
  closes_at timestamptz, extra_seconds integer, called_off_at timestamptz, enrolled bigint, running bigint, silent bigint, finished bigint,
  kept bigint, unrefunded bigint, is_kept_out boolean, server_now timestamptz
)
language sql set search_path = ''
return private.list_exam_day(p_edition_id, p_exam_id);
comment on function public.list_exam_day(uuid, uuid) is
  'For admins: an exam by class, where there is a paper or somebody enrolled: how many are enrolled, running, of these silent (nothing heard for 2 minutes: a room that is online sends at least every 60 seconds after its last answer), finished, and of these with kept answers that nobody has decided on; where it was called off, to how many the price is still to go back (refund_called_off). is_kept_out: a child of the caller is in the class. paper_id and status are null while no paper is written, hours and closes_at while none are announced. Raises 42501 for anybody else. Source: exam section 10.';

create function private.list_exam_sitters(
  p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_state text, p_search text, p_limit integer, p_offset integer
)
returns table (
  student_id uuid, name text, email text, class_name text, state text, attempt_id uuid, started_at timestamptz, deadline_at timestamptz,
  finished_at timestamptz, heard_at timestamptz, extra_seconds integer, has_guardian_consent boolean
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_exam_sitters', jsonb_build_object(
    'edition_id', p_edition_id, 'exam_id', p_exam_id, 'class_id', p_class_id, 'state', p_state, 'offset', p_offset,
    'is_search', nullif(btrim(p_search), '') is not null
  ));
  select l.*
  from (
    select s.id, s.name, s.email, c.name as class_name,
      case
        when a.id is null then 'not_begun'
        when a.finished_at is null then case when h.heard_at > private.exam_now() - interval '2 minutes' then 'running' else 'silent' end
        when k.attempt_id is null and exists (select 1 from private.list_kept_answers(a)) then 'kept'
        else 'finished'
      end as state,
      a.id as attempt_id, a.started_at, private.find_deadline(a) as deadline_at, a.finished_at, h.heard_at,
      private.granted_seconds(p.id, s.id), private.has_guardian_consent(s.id)
    from public.enrolments as n
    join public.students as s on s.id = n.student_id and s.deleted_at is null
    join public.classes as c on c.id = n.class_id
    left join private.papers as p on p.edition_id = n.edition_id and p.exam_id = n.exam_id and p.class_id = n.class_id and p.kind = 'exam'
    left join private.exam_attempts as a
      on a.student_id = n.student_id and a.edition_id = n.edition_id and a.exam_id = n.exam_id and a.standing <> 'reset'
    left join private.kept_answer_decisions as k on k.attempt_id = a.id
    left join lateral (
      select max(coalesce(e.last_saved_at, e.started_at)) as heard_at from private.exam_sessions as e where e.attempt_id = a.id
    ) as h on true
    cross join (select private.like_pattern(private.clean_line(p_search)) as pattern) as f
    where n.edition_id = p_edition_id and n.exam_id = p_exam_id and (n.is_active or a.id is not null)
      and (p_class_id is null or n.class_id = p_class_id)
      and (f.pattern is null or s.name_key like f.pattern)
      and case p_state
        when 'not_begun' then a.id is null
        when 'running' then a.finished_at is null and a.id is not null
        when 'silent' then a.finished_at is null and a.id is not null
        when 'finished' then a.finished_at is not null
        when 'kept' then a.finished_at is not null and k.attempt_id is null
        when 'no_consent' then not private.has_guardian_consent(s.id)
        else true
      end
  ) as l
  where p_state not in ('silent', 'kept') or l.state = p_state
  order by l.name, l.id
  limit least(greatest(p_limit, 1), 50) offset least(greatest(p_offset, 0), 10000);
$$;
comment on function private.list_exam_sitters(uuid, uuid, uuid, text, text, integer, integer) is 'list_exam_sitters for an admin. Raises 42501 for anybody else.';

create function public.list_exam_sitters(
  p_edition_id uuid, p_exam_id uuid, p_state text, p_search text, p_limit integer, p_offset integer, p_class_id uuid default null
)
returns table (
  student_id uuid, name text, email text, class_name text, state text, attempt_id uuid, started_at timestamptz, deadline_at timestamptz,
  finished_at timestamptz, heard_at timestamptz, extra_seconds integer, has_guardian_consent boolean
)
language sql set search_path = ''
return private.list_exam_sitters(p_edition_id, p_exam_id, p_class_id, p_state, p_search, p_limit, p_offset);
comment on function public.list_exam_sitters(uuid, uuid, text, text, integer, integer, uuid) is
  'For admins: who is enrolled in an exam or has started it, by name, in one class where one is named: p_state all, not_begun, running (the silent among them), silent, finished, kept (answers that wait for a decision) or no_consent (no guardian''s counts: the result will be held), p_search a part of the name, every character taken literally; at most 50 from p_offset on. heard_at is when the last call of the room came. Raises 42501 for anybody else. Leaves an audit row. Source: exam section 10.';

create function private.exam_story_json(p_attempt private.exam_attempts) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'attempt_id', p_attempt.id, 'started_at', private.iso_timestamp(p_attempt.started_at),
    'deadline_at', private.iso_timestamp(private.find_deadline(p_attempt)), 'finished_at', private.iso_timestamp(p_attempt.finished_at),
    'ended_by', p_attempt.ended_by, 'standing', p_attempt.standing, 'question_count', (
      select char_length(s.option_counts) from private.paper_seals as s where s.paper_id = p_attempt.paper_id
    ),
    'answered', char_length(replace(private.fold_letters(p_attempt), '-', '')),
    'receipts', (
      select coalesce(jsonb_agg(jsonb_build_object('no', r.no, 'code', r.code, 'issued_at', private.iso_timestamp(r.issued_at)) order by r.no), '[]')
      from private.exam_receipts as r where r.attempt_id = p_attempt.id
    ),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'session_no', s.session_no, 'started_at', private.iso_timestamp(s.started_at), 'heard_at', private.iso_timestamp(s.last_saved_at),
        'events', s.acked_seq, 'longest_wait_seconds', (
          select ceil(extract(epoch from max(e.received_at - e.answered_at))) from private.exam_events as e
          where e.attempt_id = s.attempt_id and e.session_no = s.session_no
        )
      ) order by s.session_no), '[]')
      from private.exam_sessions as s where s.attempt_id = p_attempt.id
    ),
    'room_events', private.room_events_json(p_attempt.id),
    'kept', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'n', k.n, 'answered_at', private.iso_timestamp(k.answered_at), 'received_at', private.iso_timestamp(k.received_at)
      ) order by k.answered_at, k.seq), '[]')
      from private.list_kept_answers(p_attempt) as k
    ),
    'decision', (
      select jsonb_build_object('is_counted', d.is_counted, 'reason', d.reason, 'decided_at', private.iso_timestamp(d.decided_at))
      from private.kept_answer_decisions as d where d.attempt_id = p_attempt.id
    )
  )
  where p_attempt.id is not null
$$;
comment on function private.exam_story_json(private.exam_attempts) is
  'An attempt as an organiser sees it: its sessions with when they were heard and the longest time between an answer and its arrival, what the room noticed, and what is kept. No question, and no option that was chosen.';
revoke all on function private.exam_story_json(private.exam_attempts) from public;

create function private.read_exam_story(p_student_id uuid, p_edition_id uuid, p_exam_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_enrolment public.enrolments;
  v_attempt private.exam_attempts;
begin
  perform private.require_admin();
  select * into v_enrolment from public.enrolments where student_id = p_student_id and edition_id = p_edition_id and exam_id = p_exam_id;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  v_attempt := private.lock_attempt((
    select id from private.exam_attempts
    where student_id = p_student_id and edition_id = p_edition_id and exam_id = p_exam_id and standing <> 'reset'
  ));
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'read_exam_story', p_student_id, jsonb_build_object('edition_id', p_edition_id, 'exam_id', p_exam_id));
  return (
    select jsonb_build_object(
      'outcome', 'story', 'name', s.name, 'email', s.email, 'phone', s.phone, 'class', c.name, 'is_enrolled', v_enrolment.is_active,
      'opens_at', private.iso_timestamp(h.opens_at), 'last_start_at', private.iso_timestamp(h.last_start_at), 'server_now', private.iso_timestamp(private.exam_now()),
      'grants', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', g.id, 'is_reserve', p.kind = 'reserve', 'extra_seconds', g.extra_seconds, 'opens_at', private.iso_timestamp(g.opens_at),
          'last_start_at', private.iso_timestamp(g.last_start_at), 'reason', g.reason, 'granted_at', private.iso_timestamp(g.granted_at),
          'is_waiting', g.wants_second and g.confirmed_by is null
        ) order by g.granted_at), '[]')
        from private.exam_grants as g
        join private.papers as p on p.id = g.paper_id
        where g.student_id = p_student_id and p.edition_id = p_edition_id and p.exam_id = p_exam_id
      ),
      'attempt', private.exam_story_json(v_attempt)
    )
    from public.students as s
    join public.classes as c on c.id = v_enrolment.class_id
    left join private.papers as p on p.edition_id = p_edition_id and p.exam_id = p_exam_id and p.class_id = c.id and p.kind = 'exam'
    left join lateral private.find_hours(p, s.id) as h on true
    where s.id = p_student_id
  );
end
$$;
comment on function private.read_exam_story(uuid, uuid, uuid) is 'read_exam_story for an admin. Raises 42501 for anybody else.';

create function public.read_exam_story(p_student_id uuid, p_edition_id uuid, p_exam_id uuid) returns jsonb
language sql set search_path = ''
return private.read_exam_story(p_student_id, p_edition_id, p_exam_id);
comment on function public.read_exam_story(uuid, uuid, uuid) is
  'For admins: one student in an exam: who to call, her hours, grants, and the story of the connection (private.exam_story_json), null before she begins. Returns {outcome}: story {name, email, phone, class, is_enrolled, opens_at, last_start_at, server_now, grants, attempt} or not_found. Times in UTC. Raises 42501 for anybody else. Leaves an audit row. Source: exam sections 9 and 10.';

create function private.list_exam_decisions(p_edition_id uuid, p_exam_id uuid)
returns table (
  id uuid, kind text, state text, class_name text, student_name text, extra_seconds integer, opens_at timestamptz, last_start_at timestamptz,
  reason text, decided_by text, decided_at timestamptz, confirmed_by text, is_single boolean, is_mine boolean
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_exam_decisions', jsonb_build_object('edition_id', p_edition_id, 'exam_id', p_exam_id));
  select l.id, l.kind, l.state, c.name, s.name, l.extra_seconds, l.opens_at, l.last_start_at, l.reason, b.name, l.decided_at, f.name, l.is_single,
    l.decided_by = (select auth.uid())
  from (
    select d.id, d.kind, case when d.taken_at is not null then 'taken' when d.withdrawn_at is not null then 'withdrawn' else 'waiting' end as state,
      d.class_id, null::uuid as student_id, d.extra_seconds, d.opens_at, d.last_start_at, d.reason, d.decided_by, d.decided_at, d.confirmed_by, d.is_single
    from private.exam_decisions as d
    where d.edition_id = p_edition_id and d.exam_id = p_exam_id
    union all
    select g.id, case p.kind when 'reserve' then 'reserve' else 'grant' end, case when g.wants_second and g.confirmed_by is null then 'waiting' else 'taken' end,
      p.class_id, g.student_id, nullif(g.extra_seconds, 0), g.opens_at, g.last_start_at, g.reason, g.granted_by, g.granted_at, g.confirmed_by, g.is_single
    from private.exam_grants as g
    join private.papers as p on p.id = g.paper_id
    where p.edition_id = p_edition_id and p.exam_id = p_exam_id
  ) as l
  left join public.classes as c on c.id = l.class_id
  left join public.students as s on s.id = l.student_id
  left join public.students as b on b.id = l.decided_by
  left join public.students as f on f.id = l.confirmed_by
  order by l.state = 'waiting' desc, l.decided_at desc, l.id
  limit 100;
$$;
comment on function private.list_exam_decisions(uuid, uuid) is 'list_exam_decisions for an admin. Raises 42501 for anybody else.';

create function public.list_exam_decisions(p_edition_id uuid, p_exam_id uuid)
returns table (
  id uuid, kind text, state text, class_name text, student_name text, extra_seconds integer, opens_at timestamptz, last_start_at timestamptz,
  reason text, decided_by text, decided_at timestamptz, confirmed_by text, is_single boolean, is_mine boolean
)
language sql set search_path = ''
return private.list_exam_decisions(p_edition_id, p_exam_id);
comment on function public.list_exam_decisions(uuid, uuid) is
  'For admins: what was decided about an exam, at most 100, first what waits for a second organiser: kind minutes, hours or call_off for a paper (class_name null: for all), grant or reserve for a student; state waiting, taken or withdrawn; decided_by and confirmed_by are names. Raises 42501 for anybody else. Leaves an audit row. Source: exam section 10.';

revoke all on function private.list_exam_day(uuid, uuid) from public, anon, authenticated;
revoke all on function private.list_exam_sitters(uuid, uuid, uuid, text, text, integer, integer) from public, anon, authenticated;
revoke all on function private.read_exam_story(uuid, uuid, uuid) from public, anon, authenticated;
revoke all on function private.list_exam_decisions(uuid, uuid) from public, anon, authenticated;
revoke all on function public.list_exam_day(uuid, uuid) from public, anon, authenticated;
revoke all on function public.list_exam_sitters(uuid, uuid, text, text, integer, integer, uuid) from public, anon, authenticated;
revoke all on function public.read_exam_story(uuid, uuid, uuid) from public, anon, authenticated;
revoke all on function public.list_exam_decisions(uuid, uuid) from public, anon, authenticated;
grant execute on function private.list_exam_day(uuid, uuid) to authenticated;
grant execute on function private.list_exam_sitters(uuid, uuid, uuid, text, text, integer, integer) to authenticated;
grant execute on function private.read_exam_story(uuid, uuid, uuid) to authenticated;
grant execute on function private.list_exam_decisions(uuid, uuid) to authenticated;
grant execute on function public.list_exam_day(uuid, uuid) to authenticated;
grant execute on function public.list_exam_sitters(uuid, uuid, text, text, integer, integer, uuid) to authenticated;
grant execute on function public.read_exam_story(uuid, uuid, uuid) to authenticated;
grant execute on function public.list_exam_decisions(uuid, uuid) to authenticated;
