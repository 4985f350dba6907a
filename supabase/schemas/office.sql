-- The organisers' start page: what waits for somebody, the exams of today, and the figures of the current edition
-- against the one before. Counts stop at 1,000; the figures read the enrolments of two editions once.

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
        select from private.exam_decisions where taken_at is null and withdrawn_at is null
        union all
        select from private.exam_grants where wants_second and confirmed_by is null
        limit 1000
      ) as t
    ),
    'voids', (select count(*) from (select from private.void_proposals where decision is null limit 1000) as t),
    -- Answers wait for a decision until the marks are published; before that, no more than those of one exam day do.
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
          -- Others were given up before they were sent, because they were no longer true.
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
    'no_device_check', (
      select count(*) from (
        select from public.edition_exams as x
        join public.enrolments as n on n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.is_active
        left join private.device_checks as d on d.student_id = n.student_id and d.is_good
          and d.checked_at > private.exam_now() - interval '60 days'
        where x.exam_on between private.day_in_india(private.exam_now())
            and private.day_in_india(private.exam_now()) + 2
          and x.called_off_at is null and d.student_id is null
        limit 1000
      ) as t
    )
  )
$$;
comment on function private.count_waiting() is
  'How much waits for an organiser, each counted to 1,000: refunds to decide, decisions that want a second organiser, '
  'voids, late answers of the last 14 days before their marks, mails given up in the last 30 days, publications that '
  'failed, papers not sealed 72 hours before, awards past their promised day, and enrolments of the next two days '
  'whose student has no good device check of the last 60 days.';

create function private.exams_today_json() returns jsonb
language sql volatile set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'edition_id', x.edition_id, 'exam_id', x.exam_id, 'name', s.name, 'opens_at', private.iso_timestamp(x.opens_at),
    'enrolled', (
      select count(*) from public.enrolments as n
      where n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.is_active
    ),
    'in_lobby', (
      select count(*) from public.enrolments as n
      join private.device_checks as d on d.student_id = n.student_id
      where n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.is_active
        and d.checked_at >= x.opens_at - private.lobby_time()
        and not exists (
          select 1 from private.exam_attempts as t
          where t.student_id = n.student_id and t.edition_id = n.edition_id and t.exam_id = n.exam_id
        )
    ), 'started', a.started, 'finished', a.finished
  ) order by x.opens_at, s.name), '[]')
  from public.edition_exams as x
  join public.subjects as s on s.id = x.exam_id
  cross join lateral (
    select count(*) as started, count(*) filter (where t.finished_at is not null) as finished
    from private.exam_attempts as t
    where t.edition_id = x.edition_id and t.exam_id = x.exam_id and t.standing <> 'reset'
  ) as a
  where x.exam_on = private.day_in_india(private.exam_now()) and x.called_off_at is null
$$;
comment on function private.exams_today_json() is
  'The exams of today in India: [{edition_id, exam_id, name, opens_at, enrolled, in_lobby, started, finished}], by '
  'their time. The lobby checks the device, so in_lobby are those who did so since it opened and have not started.';

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
        select b.id from public.editions as b
        where not b.is_current and b.exams_from < (select c.exams_from from public.editions as c where c.is_current)
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
  'Paid registrations that count today (no refunded ones) and what was paid for them, of the current edition (now) and '
  'the one before (before): {edition, first_day, last_edition, by_day: [{day_no, …}], by_exam: [{name, …}], by_class: '
  '[{name, …}]}, each with now, before, now_paise and before_paise. Days are counted from the first day of '
  'registration, 0 to 399.';

create function private.read_start_page() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'waiting', private.count_waiting(), 'today', private.exams_today_json(), 'figures', private.figures_json(),
    'server_day', private.day_in_india(private.exam_now())
  );
end
$$;
comment on function private.read_start_page() is 'read_start_page for an admin. Raises 42501 for anybody else.';

create function public.read_start_page() returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.read_start_page();
comment on function public.read_start_page() is
  'For admins: the start page: {waiting, today, figures, server_day}, as private.count_waiting, exams_today_json and '
  'figures_json tell them; numbers alone, nobody''s name. Raises 42501 for anybody else; ends after 8 seconds.';

grant execute on function private.read_start_page() to authenticated;
grant execute on function public.read_start_page() to authenticated;
