-- Manage Exams: which pair of subject and class has a mock test, which edition is current, and the days of its exams.

create function private.list_subject_pairs()
returns table (
  subject_id uuid, subject_name text, class_id uuid, class_name text, class_number smallint, is_active boolean
)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select p.subject_id, p.subject_name, p.class_id, p.class_name, c.number, p.is_active
  from public.subject_classes as p
  join public.classes as c on c.id = p.class_id
  order by p.subject_name, c.number;
$$;
comment on function private.list_subject_pairs() is 'list_subject_pairs for an admin. Raises 42501 for anybody else.';

create function public.list_subject_pairs()
returns table (
  subject_id uuid, subject_name text, class_id uuid, class_name text, class_number smallint, is_active boolean
)
language sql stable set search_path = ''
return private.list_subject_pairs();
comment on function public.list_subject_pairs() is
  'For admins: every pair of subject and class, switched off or on, by subject and class. Raises 42501 for anybody else.';

create function private.set_subject_pair(p_subject_id uuid, p_class_id uuid, p_is_active boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_pair public.subject_classes;
begin
  perform private.require_admin();
  select * into v_pair from public.subject_classes where subject_id = p_subject_id and class_id = p_class_id;
  if not found or p_is_active is null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  update public.subject_classes set is_active = p_is_active
  where subject_id = p_subject_id and class_id = p_class_id and is_active <> p_is_active;
  if not found then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  perform private.audit_change(
    'set_subject_pair',
    jsonb_build_object(
      'subject', v_pair.subject_name, 'class', v_pair.class_name,
      'before', jsonb_build_object('is_active', not p_is_active), 'after', jsonb_build_object('is_active', p_is_active)
    )
  );
  return jsonb_build_object('outcome', 'saved');
end
$$;
comment on function private.set_subject_pair(uuid, uuid, boolean) is 'set_subject_pair for an admin. Raises 42501 for anybody else.';

create function public.set_subject_pair(p_subject_id uuid, p_class_id uuid, p_is_active boolean) returns jsonb
language sql set search_path = ''
return private.set_subject_pair(p_subject_id, p_class_id, p_is_active);
comment on function public.set_subject_pair(uuid, uuid, boolean) is
  'For admins: offers the mock test of a subject to a class, or no longer. Returns {outcome}: saved, unchanged or not_found. Raises 42501 for anybody else. A change leaves an audit row.';

create function private.set_current_edition(p_edition_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_before text := (select name from public.editions where is_current);
  v_after text := (select name from public.editions where id = p_edition_id);
begin
  perform private.require_admin();
  if v_after is null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if v_before = v_after then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  if not exists (select 1 from public.edition_exams where edition_id = p_edition_id) then
    return jsonb_build_object('outcome', 'no_exams');
  end if;
  -- One after the other: at most one edition is current at any moment.
  update public.editions set is_current = false where is_current;
  update public.editions set is_current = true where id = p_edition_id;
  perform private.audit_change('set_current_edition', jsonb_build_object('before', v_before, 'after', v_after));
  return jsonb_build_object('outcome', 'saved');
end
$$;
comment on function private.set_current_edition(uuid) is 'set_current_edition for an admin. Raises 42501 for anybody else.';

create function public.set_current_edition(p_edition_id uuid) returns jsonb
language sql set search_path = ''
return private.set_current_edition(p_edition_id);
comment on function public.set_current_edition(uuid) is
  'For admins: makes an edition the current one. New payments are for its exams; one that was started keeps its own edition. Returns {outcome}: saved, unchanged, no_exams (an edition without exams sells nothing) or not_found. Raises 42501 for anybody else. A change leaves an audit row.';

create function private.move_exam(p_old public.edition_exams, p_new public.edition_exams, p_class_id uuid, p_why jsonb) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_by interval := coalesce(p_new.opens_at - p_old.opens_at, make_interval(days => p_new.exam_on - p_old.exam_on));
begin
  -- A paper's own hours were those that are given up; who has hours of one's own keeps the distance to the others.
  update private.papers
  set opens_at = case when p_class_id is not null then p_new.opens_at end, last_start_at = case when p_class_id is not null then p_new.last_start_at end
  where edition_id = p_new.edition_id and exam_id = p_new.exam_id and kind = 'exam'
    and case when p_class_id is null then opens_at is not null else class_id = p_class_id end;
  update private.exam_grants as g set opens_at = g.opens_at + v_by, last_start_at = g.last_start_at + v_by
  from private.papers as p
  where p.id = g.paper_id and p.edition_id = p_new.edition_id and p.exam_id = p_new.exam_id and g.opens_at is not null
    and p.kind = 'exam' and (p_class_id is null or p.class_id = p_class_id);
  return private.mail_enrolled(
    'exam_moved_email', p_new.edition_id, p_new.exam_id, p_class_id,
    p_why || jsonb_build_object('exam_on', p_new.exam_on, 'opens_at', p_new.opens_at, 'last_start_at', p_new.last_start_at)
  );
end
$$;
comment on function private.move_exam(public.edition_exams, public.edition_exams, uuid, jsonb) is
  'After the day or the hours of an exam were moved, or to move them for the paper of one class alone: its papers and the hours of one''s own move along, and everybody enrolled is written to, with what p_why adds {reason, is_single}. Returns to how many. Source: exam section 2.';
revoke all on function private.move_exam(public.edition_exams, public.edition_exams, uuid, jsonb) from public;

create function private.hours_error(p_old public.edition_exams, p_new public.edition_exams) returns text
language sql volatile set search_path = ''
as $$
  select case
    when (p_old.exam_on, p_old.opens_at, p_old.last_start_at) is not distinct from (p_new.exam_on, p_new.opens_at, p_new.last_start_at) then null
    when private.exam_now() >= p_old.opens_at - interval '30 minutes' then 'lobby_open'
    when (p_new.opens_at is null) <> (p_new.last_start_at is null) or p_new.last_start_at <= p_new.opens_at then 'hours_unordered'
    when private.exam_now() >= p_new.opens_at - interval '30 minutes' then 'opens_too_soon'
  end
$$;
comment on function private.hours_error(public.edition_exams, public.edition_exams) is
  'Why the day and hours of an exam cannot become these, as an outcome of save_edition_exam, or null: from 30 minutes before it opens, when its lobby does, nothing is moved.';
revoke all on function private.hours_error(public.edition_exams, public.edition_exams) from public;

create function private.save_edition_exam(
  p_edition_id uuid, p_exam_id uuid, p_exam_on date, p_registration_closes_on date, p_opens time, p_last_start time
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_edition public.editions;
  v_old public.edition_exams;
  v_new public.edition_exams;
  v_fault text;
  v_mailed integer := 0;
begin
  perform private.require_admin();
  select * into v_edition from public.editions where id = p_edition_id;
  if not found or not exists (select 1 from public.subjects where id = p_exam_id) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if p_exam_on is null or not p_exam_on between v_edition.exams_from and v_edition.exams_to then
    return jsonb_build_object('outcome', 'outside_edition', 'from', v_edition.exams_from, 'to', v_edition.exams_to);
  end if;
  if p_registration_closes_on is null or p_registration_closes_on >= p_exam_on then
    return jsonb_build_object('outcome', 'closes_too_late');
  end if;
  if p_registration_closes_on < v_edition.registration_opens_on then
    return jsonb_build_object('outcome', 'closes_before_opening', 'opens_on', v_edition.registration_opens_on);
  end if;

  select * into v_old from public.edition_exams where edition_id = p_edition_id and exam_id = p_exam_id for update;
  v_new := row(
    p_edition_id, p_exam_id, p_exam_on, p_registration_closes_on,
    (p_exam_on + p_opens) at time zone interval '5 hours 30 minutes', (p_exam_on + p_last_start) at time zone interval '5 hours 30 minutes',
    v_old.called_off_at
  );
  if v_old = v_new then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  v_fault := private.hours_error(v_old, v_new);
  if v_fault is not null then
    return jsonb_build_object('outcome', v_fault);
  end if;
  insert into public.edition_exams values (v_new.*)
  on conflict (edition_id, exam_id) do update
  set exam_on = excluded.exam_on, registration_closes_on = excluded.registration_closes_on,
    opens_at = excluded.opens_at, last_start_at = excluded.last_start_at;
  -- Hours that are announced for the first time, on the day that was known, are on the dashboard and in the reminders.
  if v_old.exam_on <> v_new.exam_on or (v_old.opens_at, v_old.last_start_at) is distinct from (v_new.opens_at, v_new.last_start_at) and v_old.opens_at is not null then
    v_mailed := private.move_exam(v_old, v_new, null, '{}');
  end if;
  perform private.audit_change(
    'save_edition_exam',
    jsonb_build_object(
      'edition', v_edition.name, 'exam', (select name from public.subjects where id = p_exam_id),
      'before', case when v_old.exam_id is not null then jsonb_strip_nulls(to_jsonb(v_old) - '{edition_id,exam_id}'::text[]) end,
      'after', jsonb_strip_nulls(to_jsonb(v_new) - '{edition_id,exam_id}'::text[])
    )
  );
  return jsonb_build_object('outcome', 'saved', 'mailed', v_mailed);
end
$$;
comment on function private.save_edition_exam(uuid, uuid, date, date, time, time) is 'save_edition_exam for an admin. Raises 42501 for anybody else.';

create function public.save_edition_exam(
  p_edition_id uuid, p_exam_id uuid, p_exam_on date, p_registration_closes_on date, p_opens time default null,
  p_last_start time default null
) returns jsonb
language sql set search_path = ''
return private.save_edition_exam(p_edition_id, p_exam_id, p_exam_on, p_registration_closes_on, p_opens, p_last_start);
comment on function public.save_edition_exam(uuid, uuid, date, date, time, time) is
  'For admins: the day of an exam in an edition, the last day of its registration, both calendar days in IST, and from when to when on that day its papers can be started, times of day in IST, or null while that is not announced; adds the exam where the edition does not have it. Moving it moves its papers and mails everybody enrolled. Returns {outcome}: saved {mailed: how many families}, unchanged, not_found, outside_edition {from, to}, closes_too_late (not before the exam day), closes_before_opening {opens_on}, hours_unordered (one of the two, or the last start not after the first), lobby_open (nothing moves from 30 minutes before it opens), opens_too_soon (its lobby would be open already). Raises 42501 for anybody else. A change leaves an audit row. Source: exam section 2.';

revoke all on function private.list_subject_pairs() from public, anon, authenticated;
revoke all on function private.set_subject_pair(uuid, uuid, boolean) from public, anon, authenticated;
revoke all on function private.set_current_edition(uuid) from public, anon, authenticated;
revoke all on function private.save_edition_exam(uuid, uuid, date, date, time, time) from public, anon, authenticated;
revoke all on function public.list_subject_pairs() from public, anon, authenticated;
revoke all on function public.set_subject_pair(uuid, uuid, boolean) from public, anon, authenticated;
revoke all on function public.set_current_edition(uuid) from public, anon, authenticated;
revoke all on function public.save_edition_exam(uuid, uuid, date, date, time, time) from public, anon, authenticated;
grant execute on function private.list_subject_pairs() to authenticated;
grant execute on function private.set_subject_pair(uuid, uuid, boolean) to authenticated;
grant execute on function private.set_current_edition(uuid) to authenticated;
grant execute on function private.save_edition_exam(uuid, uuid, date, date, time, time) to authenticated;
grant execute on function public.list_subject_pairs() to authenticated;
grant execute on function public.set_subject_pair(uuid, uuid, boolean) to authenticated;
grant execute on function public.set_current_edition(uuid) to authenticated;
grant execute on function public.save_edition_exam(uuid, uuid, date, date, time, time) to authenticated;
