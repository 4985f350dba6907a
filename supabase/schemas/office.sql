-- The organisers' start page: open tasks, today's exams, and the figures of the current edition compared with the one
-- before. Counts stop at 1,000; the figures read the enrolments of two editions once.

create function private.list_unrefunded_exams() returns table (edition_id uuid, exam_id uuid)
language sql stable set search_path = ''
as $$
  select x.edition_id, x.exam_id
  from public.edition_exams as x
  cross join lateral private.list_unrefunded_enrolments(x.edition_id, x.exam_id, null, null) as p
  where x.exam_on > private.day_in_india(private.exam_now()) - 120
    and (
      x.cancelled_at is not null
      or exists (
        select 1 from private.papers as q
        where q.edition_id = x.edition_id and q.exam_id = x.exam_id and q.cancelled_at is not null
      )
    )
$$;
comment on function private.list_unrefunded_exams() is
  'The cancelled exams whose day is still to come or less than 120 days ago: one row for each enrolment whose fee was '
  'not refunded yet (private.list_unrefunded_enrolments).';

create function private.find_name_requests() returns table (edition_id uuid, paper_id uuid, asked_at timestamptz)
language sql stable set search_path = ''
as $$
  select a.edition_id, a.paper_id, w.asked_at
  from private.certificate_name_requests as w
  join private.exam_attempts as a on a.id = w.attempt_id
  where exists (select 1 from private.certificates as c where c.attempt_id = a.id and c.ended_as is null)
$$;
comment on function private.find_name_requests() is
  'The papers of the valid certificates whose new name waits for a second organiser, one row for each certificate.';

create function private.count_waiting() returns jsonb
language sql volatile set search_path = ''
as $$
  select jsonb_build_object(
    'refunds', (
      select count(*) from (
        select from private.refund_tasks where status in ('review', 'failed') limit 1000
      ) as t
    ),
    'second_organiser', (
      select count(*) from (
        select from private.exam_decisions where effective_at is null and withdrawn_at is null
        union all
        select from private.exam_grants where wants_second and confirmed_by is null
        limit 1000
      ) as t
    ),
    'voids', (select count(*) from (select from private.void_proposals where decision is null limit 1000) as t),
    'names', (select count(*) from (select from private.find_name_requests() as n limit 1000) as t),
    -- Attempts with late answers that nobody has decided about. This reads the attempts of two weeks; usually these are
    -- the attempts of one exam day.
    'late_answers', (
      select count(*) from (
        select from private.exam_attempts as a
        join private.papers as p on p.id = a.paper_id and p.status = 'sealed' and p.kind <> 'rehearsal'
        where a.finished_at > private.exam_now() - interval '14 days'
          and not exists (select 1 from private.kept_answer_decisions as k where k.attempt_id = a.id)
          and exists (
            select 1 from private.exam_sessions as s
            where s.attempt_id = a.id and s.last_saved_at > a.deadline_at
          )
          and exists (select 1 from private.list_kept_answers(a))
        limit 1000
      ) as t
    ),
    'failed_mails', (
      select count(*) from (
        select from private.outbox
        where status = 'dead' and queued_at > now() - interval '30 days' and kind like '%email'
          -- The other dead mails were not tried, because their content was no longer true.
          and attempts > 0 and private.outbox_backoff(attempts) is null
        limit 1000
      ) as t
    ),
    'failed_publications', (
      select count(*) from private.result_tasks where failed_with is not null and done_at is null
    ),
    'missing_papers', (select count(*) from private.find_missing_papers()),
    'late_awards', (
      select count(*) from (
        select from private.awards
        where state in ('confirmed', 'packed') and promised_on < private.day_in_india(private.exam_now())
        limit 1000
      ) as t
    ),
    'organiser_changes', (
      select count(*) from private.organiser_changes where done_at is null and withdrawn_at is null
    ),
    'unrefunded', (
      select count(*) from (select from private.list_unrefunded_exams() as u limit 1000) as t
    ),
    'no_device_check', (
      select count(*) from (
        select from public.edition_exams as x
        join public.enrolments as n on n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.is_active
        left join private.device_checks as d on d.student_id = n.student_id and d.is_good
          and d.checked_at > private.exam_now() - interval '60 days'
        where x.exam_on between private.day_in_india(private.exam_now())
            and private.day_in_india(private.exam_now()) + 2
          and coalesce(x.last_start_at > private.exam_now(), true) and x.cancelled_at is null and d.student_id is null
          and not private.has_attempt(n.student_id, n.exam_id, n.edition_id)
        limit 1000
      ) as t
    )
  )
$$;
comment on function private.count_waiting() is
  'The numbers of open tasks for organisers, each counted up to 1,000: refunds to decide, decisions that wait for a '
  'second organiser, void proposals, names on certificates, late answers of the last 14 days whose marks are not '
  'published, mails given up in the last 30 days, failed publications, papers not sealed 72 hours before their exam, '
  'families of cancelled exams who were not refunded, awards past their promised day, and enrolments of the next two '
  'days whose student can still start, has not started, and has no good device check of the last 60 days.';

create function private.first_open_tasks_json() returns jsonb
language sql volatile set search_path = ''
as $$
  select jsonb_build_object(
    'second_organiser', (
      select jsonb_build_object('edition_id', t.edition_id, 'exam_id', t.exam_id)
      from (
        select d.edition_id, d.exam_id, d.decided_at as since from private.exam_decisions as d
        where d.effective_at is null and d.withdrawn_at is null
        union all
        select p.edition_id, p.exam_id, g.granted_at from private.exam_grants as g
        join private.papers as p on p.id = g.paper_id
        where g.wants_second and g.confirmed_by is null
      ) as t
      order by t.since desc limit 1
    ),
    'voids', (
      select jsonb_build_object('edition_id', a.edition_id, 'paper_id', a.paper_id)
      from private.void_proposals as v join private.exam_attempts as a on a.id = v.attempt_id
      where v.decision is null order by v.proposed_at limit 1
    ),
    'names', (
      select jsonb_build_object('edition_id', n.edition_id, 'paper_id', n.paper_id)
      from private.find_name_requests() as n order by n.asked_at limit 1
    ),
    'late_answers', (
      select jsonb_build_object('edition_id', a.edition_id, 'exam_id', a.exam_id)
      from private.exam_attempts as a
      join private.papers as p on p.id = a.paper_id and p.status = 'sealed' and p.kind <> 'rehearsal'
      where a.finished_at > private.exam_now() - interval '14 days'
        and not exists (select 1 from private.kept_answer_decisions as k where k.attempt_id = a.id)
        and exists (
          select 1 from private.exam_sessions as s
          where s.attempt_id = a.id and s.last_saved_at > a.deadline_at
        )
        and exists (select 1 from private.list_kept_answers(a))
      limit 1
    ),
    'failed_publications', (
      select jsonb_build_object('edition_id', p.edition_id, 'paper_id', p.id)
      from private.result_tasks as t join private.papers as p on p.id = t.paper_id
      where t.failed_with is not null and t.done_at is null order by t.asked_at limit 1
    ),
    'missing_papers', (
      select jsonb_build_object('edition_id', m.edition_id) from private.find_missing_papers() as m limit 1
    ),
    'late_awards', (
      select jsonb_build_object('edition_id', a.edition_id)
      from private.awards as w join private.exam_attempts as a on a.id = w.attempt_id
      where w.state in ('confirmed', 'packed') and w.promised_on < private.day_in_india(private.exam_now())
      order by w.promised_on limit 1
    ),
    'unrefunded', (
      select jsonb_build_object('edition_id', u.edition_id, 'exam_id', u.exam_id)
      from private.list_unrefunded_exams() as u limit 1
    ),
    'no_device_check', (
      select jsonb_build_object('edition_id', x.edition_id, 'exam_id', x.exam_id)
      from public.edition_exams as x
      join public.enrolments as n on n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.is_active
      left join private.device_checks as d on d.student_id = n.student_id and d.is_good
        and d.checked_at > private.exam_now() - interval '60 days'
      where x.exam_on between private.day_in_india(private.exam_now()) and private.day_in_india(private.exam_now()) + 2
        and coalesce(x.last_start_at > private.exam_now(), true) and x.cancelled_at is null and d.student_id is null
        and not private.has_attempt(n.student_id, n.exam_id, n.edition_id)
      order by x.exam_on limit 1
    )
  )
$$;
comment on function private.first_open_tasks_json() is
  'Where a link to the open tasks of each kind leads (count_waiting): to the edition, exam or paper of the oldest, or '
  'of the newest for second_organiser; null if there is none. second_organiser, late_answers, unrefunded and '
  'no_device_check {edition_id, exam_id}, voids, names and failed_publications {edition_id, paper_id}, missing_papers '
  'and late_awards {edition_id}.';

create function private.exams_today_json() returns jsonb
language sql volatile set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'edition_id', x.edition_id, 'exam_id', x.exam_id, 'name', s.name, 'opens_at', private.iso_timestamp(x.opens_at),
    'last_start_at', private.iso_timestamp(x.last_start_at),
    'enrolled', (
      select count(*) from public.enrolments as n
      where n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.is_active
    ),
    'in_lobby', (select count(*) from private.find_in_lobby(x.edition_id, x.exam_id)),
    'started', a.started, 'finished', a.finished
  ) order by x.opens_at, s.name), '[]')
  from public.edition_exams as x
  join public.subjects as s on s.id = x.exam_id
  cross join lateral (
    select count(*) as started, count(*) filter (where t.finished_at is not null) as finished
    from private.exam_attempts as t
    where t.edition_id = x.edition_id and t.exam_id = x.exam_id and t.status <> 'reset'
  ) as a
  where x.exam_on = private.day_in_india(private.exam_now()) and x.cancelled_at is null
$$;
comment on function private.exams_today_json() is
  'Today''s exams in India: [{edition_id, exam_id, name, opens_at, last_start_at, enrolled, in_lobby, started, '
  'finished}], sorted by time. in_lobby counts the students of find_in_lobby.';

create function private.figures_json() returns jsonb
language sql stable set search_path = ''
as $$
  with pair as materialized (
    select e.id, e.name, e.is_current, coalesce(
      e.registration_opens_on,
      (select min(private.day_in_india(o.ordered_at)) from public.orders as o where o.edition_id = e.id)
    ) as first_day
    from public.editions as e
    where e.is_current
      or e.id = (
        -- The demo exam of a local stack has an edition of its own, whose registration opened after the current one's.
        select b.id from public.editions as b
        join public.editions as c on c.is_current and b.exams_from < c.exams_from
          and coalesce(b.registration_opens_on, b.exams_from) < coalesce(c.registration_opens_on, c.exams_from)
        order by b.exams_from desc limit 1
      )
  ), place as materialized (
    select p.is_current, n.exam_id, n.class_id, i.price_paise,
      greatest(private.day_in_india(n.enrolled_at) - p.first_day, 0) as day_no
    from pair as p
    join public.enrolments as n on n.edition_id = p.id and n.is_active
    join public.order_items as i on i.order_id = n.order_id and i.exam_id = n.exam_id
  )
  select jsonb_build_object(
    'edition', (select name from pair where is_current),
    'first_day', (select first_day from pair where is_current),
    'last_edition', (select name from pair where not is_current),
    'by_day', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.day_no), '[]')
      from (
        select day_no, count(*) filter (where is_current) as now, count(*) filter (where not is_current) as before,
          coalesce(sum(price_paise) filter (where is_current), 0) as now_paise,
          coalesce(sum(price_paise) filter (where not is_current), 0) as before_paise
        from place where day_no < 400 group by day_no
      ) as d
    ),
    'by_exam', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.name), '[]')
      from (
        select s.name, count(*) filter (where l.is_current) as now, count(*) filter (where not l.is_current) as before,
          coalesce(sum(l.price_paise) filter (where l.is_current), 0) as now_paise,
          coalesce(sum(l.price_paise) filter (where not l.is_current), 0) as before_paise
        from place as l join public.subjects as s on s.id = l.exam_id group by s.name
      ) as d
    ),
    'by_class', (
      select coalesce(jsonb_agg(to_jsonb(d) - 'number' order by d.number), '[]')
      from (
        select c.name, c.number, count(*) filter (where l.is_current) as now,
          count(*) filter (where not l.is_current) as before,
          coalesce(sum(l.price_paise) filter (where l.is_current), 0) as now_paise,
          coalesce(sum(l.price_paise) filter (where not l.is_current), 0) as before_paise
        from place as l join public.classes as c on c.id = l.class_id group by c.name, c.number
      ) as d
    )
  )
$$;
comment on function private.figures_json() is
  'The paid registrations (without refunded ones) and what was paid for them, of the current edition (now) and of the '
  'last edition that opened before it (before): {edition, first_day, last_edition, by_day: [{day_no, …}], by_exam: '
  '[{name, …}], by_class: [{name, …}]}, each with now, before, now_paise and before_paise. Days are counted from the '
  'first day of registration, 0 to 399.';

create function private.exams_unprepared_json() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(f) order by f.exam_on, f.name), '[]')
  from (
    select x.edition_id, x.exam_id, s.name, x.exam_on, x.opens_at is not null as has_time, (
        select count(distinct n.class_id) from public.enrolments as n
        where n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.is_active
          and not exists (
            select 1 from private.papers as p
            where p.kind = 'exam' and p.edition_id = n.edition_id and p.exam_id = n.exam_id and p.class_id = n.class_id
          )
      ) as classes_without_paper,
      e.help_from is not null or extract(isodow from x.exam_on) < 6 as has_help
    from public.edition_exams as x
    join public.editions as e on e.id = x.edition_id
    join public.subjects as s on s.id = x.exam_id and s.is_active
    where x.cancelled_at is null
      and x.exam_on between private.day_in_india(private.exam_now()) and private.day_in_india(private.exam_now()) + 30
  ) as f
  where not f.has_time or f.classes_without_paper > 0 or not f.has_help
$$;
comment on function private.exams_unprepared_json() is
  'The exams of the next 30 days that lack something, the next one first: [{edition_id, exam_id, name, exam_on, '
  'has_time, classes_without_paper (with students, but without a paper or a draft), has_help (false on a Saturday or '
  'Sunday while the helpline has no hours for exam days)}].';

create function private.read_start_page() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'waiting', private.count_waiting(), 'places', private.first_open_tasks_json(),
    'unprepared', private.exams_unprepared_json(), 'today', private.exams_today_json(),
    'figures', private.figures_json(),
    'server_day', private.day_in_india(private.exam_now())
  );
end
$$;
comment on function private.read_start_page() is 'read_start_page for an admin. Raises 42501 for anybody else.';

create function public.read_start_page() returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.read_start_page();
comment on function public.read_start_page() is
  'For admins: the start page: {waiting, places, unprepared, today, figures, server_day}, from private.count_waiting, '
  'first_open_tasks_json, exams_unprepared_json, exams_today_json and figures_json; without names of students. Raises '
  '42501 for anybody else; ends after 8 seconds.';

grant execute on function private.read_start_page() to authenticated;
grant execute on function public.read_start_page() to authenticated;

-- ------------------------------------------------------------

-- Appointing and removing organisers: one organiser requests it, a second one confirms it, both with a second factor.
-- If the setting single_organiser is on, one organiser decides alone.

create table private.organiser_changes (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('appoint', 'remove')),
  student_id uuid not null references public.students (id),
  asked_by uuid not null references public.students (id),
  asked_at timestamptz not null default now(),
  confirmed_by uuid references public.students (id),
  done_at timestamptz,
  withdrawn_at timestamptz,
  check (confirmed_by <> asked_by),
  check (done_at is null or withdrawn_at is null)
);
comment on table private.organiser_changes is
  'Requests to make somebody an organiser, or to remove one: requested by one organiser, carried out when another '
  'confirms it. done_at without confirmed_by: the setting single_organiser was on.';
create unique index organiser_changes_open on private.organiser_changes (student_id)
  where done_at is null and withdrawn_at is null;
create index organiser_changes_student on private.organiser_changes (student_id);
create index organiser_changes_asked_by on private.organiser_changes (asked_by);
create index organiser_changes_confirmed_by on private.organiser_changes (confirmed_by);
alter table private.organiser_changes enable row level security;

create function private.is_last_organiser(p_student_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select not exists (
    select 1 from public.students where role = 'admin' and deleted_at is null and id <> p_student_id
  )
$$;
comment on function private.is_last_organiser(uuid) is 'Whether there is no other organiser.';

create function private.do_organiser_change(p_change private.organiser_changes, p_confirmed_by uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  v_email text := (select email from public.students where id = p_change.student_id);
begin
  if p_change.kind = 'appoint' then
    perform private.grant_admin(v_email);
  else
    perform private.revoke_admin(v_email);
  end if;
  update private.organiser_changes set confirmed_by = p_confirmed_by, done_at = now() where id = p_change.id;
end
$$;
comment on function private.do_organiser_change(private.organiser_changes, uuid) is
  'Makes somebody an organiser, or removes one and ends their sessions.';

create function private.ask_organiser_change(p_kind text, p_email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student public.students;
  v_change private.organiser_changes;
begin
  perform private.require_admin();
  if p_kind is null or p_kind not in ('appoint', 'remove') then
    raise exception 'There is no change %.', p_kind using errcode = '22023';
  end if;
  -- Access to the whole panel must not depend on a password alone.
  if p_kind = 'appoint' and not private.is_admin_mfa_required() then
    return jsonb_build_object('outcome', 'second_factor_off');
  end if;
  select * into v_student from public.students
  where email = lower(btrim(p_email)) and deleted_at is null and family_id is null for update;
  if v_student.id is null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if (v_student.role = 'admin') = (p_kind = 'appoint') then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  if p_kind = 'remove' and private.is_last_organiser(v_student.id) then
    return jsonb_build_object('outcome', 'last_organiser');
  end if;
  if (select count(*) from private.organiser_changes where done_at is null and withdrawn_at is null) >= 20 then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  insert into private.organiser_changes (kind, student_id, asked_by)
  values (p_kind, v_student.id, (select auth.uid()))
  on conflict (student_id) where done_at is null and withdrawn_at is null do nothing
  returning * into v_change;
  if v_change.id is null then
    return jsonb_build_object('outcome', 'already_asked');
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'ask_organiser_change', v_student.id,
    jsonb_build_object('kind', p_kind, 'single_organiser', private.is_single_organiser()));
  if private.is_single_organiser() then
    perform private.do_organiser_change(v_change, null);
    return jsonb_build_object('outcome', 'done');
  end if;
  return jsonb_build_object('outcome', 'asked');
end
$$;
comment on function private.ask_organiser_change(text, text) is
  'ask_organiser_change for an admin. Raises 42501 for anybody else, 22023 for an unknown kind.';

create function public.ask_organiser_change(p_kind text, p_email text) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.ask_organiser_change(p_kind, p_email);
comment on function public.ask_organiser_change(text, text) is
  'For admins: requests that the account with this address becomes an organiser (appoint) or stops being one '
  '(remove); a second organiser must confirm it. Returns {outcome}: asked, done (the setting single_organiser is on), '
  'second_factor_off (nobody can be appointed while organisers need no second factor), not_found, unchanged, '
  'last_organiser, already_asked, too_many (20 wait). Raises 42501 for anybody else, 22023 for an unknown kind. '
  'Leaves an audit row.';

create function private.decide_organiser_change(p_id uuid, p_is_confirmed boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_change private.organiser_changes;
begin
  perform private.require_admin();
  select * into v_change from private.organiser_changes where id = p_id for update;
  if v_change.id is null or p_is_confirmed is null or v_change.done_at is not null
    or v_change.withdrawn_at is not null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if p_is_confirmed and v_change.asked_by = (select auth.uid()) then
    return jsonb_build_object('outcome', 'own');
  end if;
  -- The organiser who asked, or the account concerned, may have been deleted meanwhile.
  if p_is_confirmed and not exists (
    select 1 from public.students where id = v_change.asked_by and role = 'admin' and deleted_at is null
  ) or not exists (select 1 from public.students where id = v_change.student_id and deleted_at is null) then
    p_is_confirmed := false;
  end if;
  if p_is_confirmed and v_change.kind = 'appoint' and not private.is_admin_mfa_required() then
    return jsonb_build_object('outcome', 'second_factor_off');
  end if;
  perform 1 from public.students where role = 'admin' for update;
  if p_is_confirmed and v_change.kind = 'remove' and private.is_last_organiser(v_change.student_id) then
    return jsonb_build_object('outcome', 'last_organiser');
  end if;
  if p_is_confirmed then
    perform private.do_organiser_change(v_change, (select auth.uid()));
  else
    update private.organiser_changes set withdrawn_at = now() where id = p_id;
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'decide_organiser_change', v_change.student_id,
    jsonb_build_object('kind', v_change.kind, 'is_confirmed', p_is_confirmed));
  return jsonb_build_object('outcome', case when p_is_confirmed then 'done' else 'withdrawn' end);
end
$$;
comment on function private.decide_organiser_change(uuid, boolean) is
  'decide_organiser_change for an admin. Raises 42501 for anybody else.';

create function public.decide_organiser_change(p_id uuid, p_is_confirmed boolean) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.decide_organiser_change(p_id, p_is_confirmed);
comment on function public.decide_organiser_change(uuid, boolean) is
  'For admins: confirms a change that another organiser requested (ask_organiser_change), or withdraws one. A removed '
  'organiser is logged out immediately. Returns {outcome}: done, withdrawn (also if the organiser who asked is no '
  'longer one), own (another organiser must confirm it), not_found, second_factor_off, last_organiser. Raises 42501 '
  'for anybody else. Leaves an audit row.';

create function private.read_office() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'is_second_factor_required', private.is_admin_mfa_required(), 'is_single_organiser', private.is_single_organiser(),
    'organisers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'name', coalesce(s.name, s.email), 'email', s.email, 'is_you', s.id = (select auth.uid())
      ) order by s.name, s.email), '[]')
      from public.students as s where s.role = 'admin' and s.deleted_at is null
    ),
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'kind', c.kind, 'name', coalesce(s.name, s.email), 'email', s.email,
        'asked_by', coalesce(b.name, b.email), 'asked_at', private.iso_timestamp(c.asked_at),
        'is_mine', c.asked_by = (select auth.uid())
      ) order by c.asked_at), '[]')
      from private.organiser_changes as c
      join public.students as s on s.id = c.student_id
      join public.students as b on b.id = c.asked_by
      where c.done_at is null and c.withdrawn_at is null
    )
  );
end
$$;
comment on function private.read_office() is 'read_office for an admin. Raises 42501 for anybody else.';

create function public.read_office() returns jsonb
language sql stable set search_path = '' set statement_timeout = '5s'
return private.read_office();
comment on function public.read_office() is
  'For admins: the data of the panel''s page Office: {is_second_factor_required, is_single_organiser, organisers: '
  '[{id, name, email, is_you}], changes: [{id, kind, name, email, asked_by, asked_at, is_mine}]}; changes are those '
  'that wait for a second organiser. Raises 42501 for anybody else.';

create function private.set_office_setting(p_name text, p_is_on boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  -- Allows only changes that make the panel safer; other changes need the SQL console. The exception is
  -- single_organiser, because a single organiser cannot ask a second one.
  if p_name = 'require_admin_mfa' and p_is_on and auth.jwt() ->> 'aal' is distinct from 'aal2' then
    -- Without this check the change could lock out all organisers.
    return jsonb_build_object('outcome', 'own_factor_missing');
  elsif p_name = 'require_admin_mfa' and p_is_on or p_name = 'single_organiser' and p_is_on = false then
    null;
  elsif p_name = 'single_organiser' and p_is_on then
    if not private.is_last_organiser((select auth.uid())) then
      return jsonb_build_object('outcome', 'more_organisers');
    end if;
  else
    return jsonb_build_object('outcome', 'not_possible');
  end if;
  update private.settings set is_on = p_is_on where name = p_name and is_on <> p_is_on;
  if not found then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  perform private.audit_change('set_office_setting', jsonb_build_object('name', p_name, 'is_on', p_is_on));
  return jsonb_build_object('outcome', 'saved');
end
$$;
comment on function private.set_office_setting(text, boolean) is
  'set_office_setting for an admin. Raises 42501 for anybody else.';

create function public.set_office_setting(p_name text, p_is_on boolean) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.set_office_setting(p_name, p_is_on);
comment on function public.set_office_setting(text, boolean) is
  'For admins: switches require_admin_mfa on (only the SQL console can switch it off), if the caller has logged in '
  'with a second factor; or switches single_organiser off, or on if there is no other organiser. Returns {outcome}: '
  'saved, unchanged, own_factor_missing, more_organisers, not_possible. Raises 42501 for anybody else. A change '
  'leaves an audit row.';

-- ------------------------------------------------------------

-- Creating the next edition, and changing the days of an edition.

create function private.edition_errors(p_id uuid, p_new public.editions) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select error
    from (
      values
        (p_new.name is null, 'name_missing'),
        (char_length(p_new.name) > 40, 'name_too_long'),
        (exists (select 1 from public.editions where name = p_new.name and id is distinct from p_id), 'name_taken'),
        (p_new.season is null or p_new.season not in ('winter', 'summer'), 'season_unknown'),
        (p_new.camera is null or p_new.camera not in ('off', 'optional'), 'camera_unknown'),
        (p_new.exams_from is null or p_new.exams_to is null or p_new.results_on is null, 'day_missing'),
        (
          p_new.registration_opens_on > p_new.exams_from or p_new.exams_from > p_new.exams_to
            or p_new.exams_to >= p_new.results_on,
          'days_unordered'
        ),
        (
          exists (
            select 1 from public.edition_exams
            where edition_id = p_id and (not exam_on between p_new.exams_from and p_new.exams_to
              or registration_closes_on < p_new.registration_opens_on)
          ),
          'exams_outside'
        ),
        -- The season and the year are a part of every certificate's code.
        (
          exists (
            select 1 from public.editions as e
            where e.id is distinct from p_id and e.season = p_new.season
              and extract(year from e.exams_to) = extract(year from p_new.exams_to)
          ),
          'season_taken'
        ),
        (
          exists (
            select 1 from public.editions as e
            where e.id = p_id and (e.season <> p_new.season
                or extract(year from e.exams_to) <> extract(year from p_new.exams_to))
              and exists (select 1 from private.certificates as c where c.code like 'OLY-' || e.code || '-%')
          ),
          'certificates_issued'
        )
    ) as rule (is_broken, error)
    where is_broken
  )
$$;
comment on function private.edition_errors(uuid, public.editions) is
  'The errors of an edition (p_id null: a new one); empty if there are none.';

create function private.save_edition(
  p_name text, p_season text, p_exams_from date, p_exams_to date, p_results_on date, p_camera text,
  p_registration_opens_on date, p_id uuid, p_seen jsonb
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_fields constant text[] := array['name', 'season', 'registration_opens_on', 'exams_from', 'exams_to', 'results_on',
    'camera'];
  v_old public.editions;
  v_new public.editions;
  v_errors text[];
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('editions', 0));
  if p_id is not null then
    select * into v_old from public.editions where id = p_id for update;
    if v_old.id is null then
      return jsonb_build_object('outcome', 'not_found');
    end if;
    if p_seen is distinct from (select jsonb_object_agg(f, to_jsonb(v_old) -> f) from unnest(v_fields) as f) then
      return jsonb_build_object('outcome', 'changed_meanwhile');
    end if;
  elsif (select count(*) from public.editions) >= 100 then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  v_new := v_old;
  v_new.name := private.clean_line(p_name);
  v_new.season := p_season;
  v_new.registration_opens_on := p_registration_opens_on;
  v_new.exams_from := p_exams_from;
  v_new.exams_to := p_exams_to;
  v_new.results_on := p_results_on;
  v_new.camera := p_camera;
  v_errors := private.edition_errors(p_id, v_new);
  if v_errors <> '{}' then
    return jsonb_build_object('outcome', 'invalid', 'errors', v_errors);
  end if;
  if p_id is null then
    insert into public.editions (name, season, registration_opens_on, exams_from, exams_to, results_on, camera)
    values (v_new.name, v_new.season, v_new.registration_opens_on, v_new.exams_from, v_new.exams_to, v_new.results_on,
      v_new.camera)
    returning * into v_new;
  else
    update public.editions
    set name = v_new.name, season = v_new.season, registration_opens_on = v_new.registration_opens_on,
      exams_from = v_new.exams_from, exams_to = v_new.exams_to, results_on = v_new.results_on, camera = v_new.camera
    where id = p_id;
  end if;
  perform private.audit_change('save_edition', jsonb_build_object(
    'edition_id', v_new.id, 'before', p_seen,
    'after', (select jsonb_object_agg(f, to_jsonb(v_new) -> f) from unnest(v_fields) as f)
  ));
  return jsonb_build_object('outcome', 'saved', 'edition_id', v_new.id);
end
$$;
comment on function private.save_edition(text, text, date, date, date, text, date, uuid, jsonb) is
  'save_edition for an admin. Raises 42501 for anybody else.';

create function public.save_edition(
  p_name text, p_season text, p_exams_from date, p_exams_to date, p_results_on date, p_camera text,
  p_registration_opens_on date default null, p_id uuid default null, p_seen jsonb default null
) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.save_edition(
  p_name, p_season, p_exams_from, p_exams_to, p_results_on, p_camera, p_registration_opens_on, p_id, p_seen
);
comment on function public.save_edition(text, text, date, date, date, text, date, uuid, jsonb) is
  'For admins: creates an edition (p_id null), or changes one that still has the seven values of p_seen. It is not '
  'sold before set_current_edition. Days are calendar days in IST, p_season is winter or summer, p_camera off or '
  'optional. Returns {outcome}: saved {edition_id}, not_found, changed_meanwhile, too_many (100), invalid {errors}: '
  'name_missing, name_too_long, name_taken, season_unknown, camera_unknown, day_missing, days_unordered, '
  'exams_outside (an exam day is outside the new days), season_taken (another edition has this season and year), '
  'certificates_issued (season and year are in their codes). Raises 42501 for anybody else. Leaves an audit row.';

-- ------------------------------------------------------------

-- Mails that could not be sent, and the audit.

create function private.list_failed_mails(p_limit integer, p_offset integer)
returns table (
  id uuid, kind text, student_id uuid, name text, email text, queued_at timestamptz, last_error text
)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_failed_mails', jsonb_build_object('offset', p_offset));
  select b.id, private.shown_mail_kind(b), b.student_id, s.name, private.student_mail_address(s.id), b.queued_at,
    b.last_error
  from private.outbox as b
  join public.students as s on s.id = b.student_id
  where b.status = 'dead' and b.queued_at > now() - interval '30 days' and b.kind like '%email'
    and b.attempts > 0 and private.outbox_backoff(b.attempts) is null
  order by b.queued_at desc, b.id
  limit least(greatest(p_limit, 0), 50) offset least(greatest(p_offset, 0), 10000);
$$;
comment on function private.list_failed_mails(integer, integer) is
  'list_failed_mails for an admin. Raises 42501 for anybody else. Leaves an audit row.';

create function public.list_failed_mails(p_limit integer default 10, p_offset integer default 0)
returns table (
  id uuid, kind text, student_id uuid, name text, email text, queued_at timestamptz, last_error text
)
language sql set search_path = '' set statement_timeout = '5s'
return private.list_failed_mails(p_limit, p_offset);
comment on function public.list_failed_mails(integer, integer) is
  'For admins: the mails of the last 30 days that were given up after all attempts, newest first, at most 50, up to '
  'the 10,000th; kind: private.shown_mail_kind. resend_message sends one again. name and email are null if the account '
  'has none. Raises 42501 for anybody else. Leaves an audit row.';

create function private.is_change_or_export(p_action text) returns boolean
language sql immutable set search_path = ''
as $$ select p_action !~ '^(list|read|enter)_' $$;
comment on function private.is_change_or_export(text) is
  'Whether an action in the audit changed something or exported data; the other actions only read.';

create function private.name_audited(p_details jsonb) returns text
language sql stable set search_path = ''
as $$
  select nullif(concat_ws(', ', x.name, c.name, e.name,
    case p.kind when 'rehearsal' then 'practice run' when 'reserve' then 'reserve paper' end), '')
  from (select (p_details ->> 'attempt_id')::uuid as attempt_id) as d
  left join private.exam_attempts as a on a.id = d.attempt_id
  left join private.papers as p on p.id = coalesce((p_details ->> 'paper_id')::uuid, a.paper_id)
  left join public.subjects as x on x.id = coalesce((p_details ->> 'exam_id')::uuid, p.exam_id)
  left join public.classes as c on c.id = coalesce((p_details ->> 'class_id')::uuid, p.class_id)
  left join public.editions as e on e.id = coalesce((p_details ->> 'edition_id')::uuid, p.edition_id)
$$;
comment on function private.name_audited(jsonb) is
  'The exam, class and edition that the details of an audit row name by their ids; null if they name none.';

-- Planned again for each filter, as private.find_students is.
create function private.find_audit(
  p_action text, p_actor text, p_from date, p_to date, p_limit integer, p_offset integer
) returns setof private.admin_audit
language plpgsql stable rows 50 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_since constant timestamptz := coalesce(private.day_ends_at(p_from - 1), '-infinity');
  v_until constant timestamptz := coalesce(private.day_ends_at(p_to), 'infinity');
begin
  return query
  select a.* from private.admin_audit as a
  where case p_action
      when 'changes' then private.is_change_or_export(a.action)
      else p_action is null or a.action = p_action
    end
    and case p_actor
      when 'console' then a.actor !~ '^[0-9a-f-]{36}$'
      else p_actor is null or a.actor = p_actor
    end
    and a.at >= v_since and a.at < v_until
  order by a.at desc, a.id desc
  limit p_limit offset p_offset;
end
$$;
comment on function private.find_audit(text, text, date, date, integer, integer) is
  'The audit rows that match the filters of list_audit, newest first.';

create function private.list_audit(
  p_action text, p_limit integer, p_offset integer, p_actor text, p_from date, p_to date
)
returns table (
  id bigint, at timestamptz, actor text, action text, student_id uuid, student_name text, details jsonb, about text,
  actor_id uuid
)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_audit', jsonb_build_object('action', p_action, 'offset', p_offset));
  select a.id, a.at, coalesce(b.name, b.email, a.actor), a.action, a.student_id, s.name, a.details,
    private.name_audited(a.details), case when a.actor ~ '^[0-9a-f-]{36}$' then a.actor::uuid end
  from private.find_audit(p_action, p_actor, p_from, p_to, least(greatest(p_limit, 0), 50),
    least(greatest(p_offset, 0), 10000)) as a
  left join public.students as b on a.actor ~ '^[0-9a-f-]{36}$' and b.id::text = a.actor
  left join public.students as s on s.id = a.student_id
  order by a.at desc, a.id desc;
$$;
comment on function private.list_audit(text, integer, integer, text, date, date) is
  'list_audit for an admin. Raises 42501 for anybody else. Leaves an audit row.';

create function public.list_audit(
  p_action text default null, p_limit integer default 10, p_offset integer default 0, p_actor text default null,
  p_from date default null, p_to date default null
)
returns table (
  id bigint, at timestamptz, actor text, action text, student_id uuid, student_name text, details jsonb, about text,
  actor_id uuid
)
language sql set search_path = '' set statement_timeout = '5s'
return private.list_audit(p_action, p_limit, p_offset, p_actor, p_from, p_to);
comment on function public.list_audit(text, integer, integer, text, date, date) is
  'For admins: the audit, newest first. p_action is one action, or "changes" for everything except readings; p_actor '
  'is the id of one organiser, or "console" for rows without one; p_from and p_to are the first and last day in IST; '
  'at most 50 rows, up to the 10,000th. actor is the organiser''s name, or the role of the SQL console, which has no '
  'actor_id. about names the exam, class and edition, if the row is about them. student_id and student_name are null '
  'if the row is about no student or the account is deleted. Raises 42501 for anybody else. Leaves an audit row.';

create function private.count_audit(p_action text, p_actor text, p_from date, p_to date) returns integer
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select count(*)::integer from private.find_audit(p_action, p_actor, p_from, p_to, 10001, 0);
$$;
comment on function private.count_audit(text, text, date, date) is
  'count_audit for an admin. Raises 42501 for anybody else.';

create function public.count_audit(
  p_action text default null, p_actor text default null, p_from date default null, p_to date default null
) returns integer
language sql stable set search_path = '' set statement_timeout = '5s'
return private.count_audit(p_action, p_actor, p_from, p_to);
comment on function public.count_audit(text, text, date, date) is
  'For admins: how many rows list_audit finds; 10,001 means more than 10,000. Raises 42501 for anybody else.';

grant execute on function private.ask_organiser_change(text, text) to authenticated;
grant execute on function private.decide_organiser_change(uuid, boolean) to authenticated;
grant execute on function private.read_office() to authenticated;
grant execute on function private.set_office_setting(text, boolean) to authenticated;
grant execute on function private.save_edition(text, text, date, date, date, text, date, uuid, jsonb) to authenticated;
grant execute on function private.list_failed_mails(integer, integer) to authenticated;
grant execute on function private.list_audit(text, integer, integer, text, date, date) to authenticated;
grant execute on function private.count_audit(text, text, date, date) to authenticated;
grant execute on function public.ask_organiser_change(text, text) to authenticated;
grant execute on function public.decide_organiser_change(uuid, boolean) to authenticated;
grant execute on function public.read_office() to authenticated;
grant execute on function public.set_office_setting(text, boolean) to authenticated;
grant execute on function public.save_edition(text, text, date, date, date, text, date, uuid, jsonb) to authenticated;
grant execute on function public.list_failed_mails(integer, integer) to authenticated;
grant execute on function public.list_audit(text, integer, integer, text, date, date) to authenticated;
grant execute on function public.count_audit(text, text, date, date) to authenticated;
