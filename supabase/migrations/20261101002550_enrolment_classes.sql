-- A class of an exam that was paid for: what the family chose when it paid, until an organiser moves it (decision 035).
-- That it stays once the exam day has started is held by a trigger of …000900_orders.sql.

create function private.list_student_enrolments(p_student_id uuid)
returns table (
  exam_id uuid, edition_id uuid, exam_name text, edition_name text, class_id uuid, class_name text, exam_on date,
  can_move boolean
)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select n.exam_id, n.edition_id, x.name, e.name, n.class_id, c.name, d.exam_on,
    not private.has_exam_day_begun(n.edition_id, n.exam_id)
      and not private.has_attempt(n.student_id, n.exam_id, n.edition_id)
  from public.enrolments as n
  join public.students as s on s.id = n.student_id and s.deleted_at is null
  join public.subjects as x on x.id = n.exam_id
  join public.editions as e on e.id = n.edition_id
  join public.classes as c on c.id = n.class_id
  left join public.edition_exams as d on d.edition_id = n.edition_id and d.exam_id = n.exam_id
  where n.student_id = p_student_id and n.is_active
  order by d.exam_on desc nulls first, x.name
  limit 50;
$$;
comment on function private.list_student_enrolments(uuid) is
  'list_student_enrolments for an admin. Raises 42501 for anybody else.';

create function public.list_student_enrolments(p_student_id uuid)
returns table (
  exam_id uuid, edition_id uuid, exam_name text, edition_name text, class_id uuid, class_name text, exam_on date,
  can_move boolean
)
language sql stable set search_path = ''
return private.list_student_enrolments(p_student_id);
comment on function public.list_student_enrolments(uuid) is
  'For admins: the exams that a student is enrolled in, in every edition, the latest first, at most 50: the class each is sat in, its day (null while the edition has none), and whether move_enrolment would still move it. Raises 42501 for anybody else.';

create function private.move_enrolment(
  p_student_id uuid, p_exam_id uuid, p_edition_id uuid, p_seen_class_id uuid, p_class_id uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_class_id uuid;
begin
  perform private.require_admin();
  select n.class_id into v_class_id
  from public.enrolments as n
  join public.students as s on s.id = n.student_id and s.deleted_at is null
  where n.student_id = p_student_id and n.exam_id = p_exam_id and n.edition_id = p_edition_id and n.is_active;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if v_class_id is distinct from p_seen_class_id then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  if not exists (select 1 from public.classes where id = p_class_id) then
    return jsonb_build_object('outcome', 'class_unknown');
  end if;
  if p_class_id = v_class_id then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  -- Who keeps out of a class moves nobody into or out of it, and nobody into a paper whose questions she knows.
  if private.is_kept_out((select auth.uid()), p_edition_id, p_seen_class_id)
    or private.is_kept_out((select auth.uid()), p_edition_id, p_class_id) then
    return jsonb_build_object('outcome', 'kept_out');
  end if;
  if exists (
    select 1
    from private.paper_readers as r
    join private.papers as p on p.id = r.paper_id
    where r.organiser_id = (select auth.uid())
      and p.edition_id = p_edition_id and p.exam_id = p_exam_id and p.class_id = p_class_id
  ) then
    return jsonb_build_object('outcome', 'paper_opened');
  end if;
  -- A student who is just starting is waited for.
  perform private.lock_student(p_student_id);
  if private.has_exam_day_begun(p_edition_id, p_exam_id)
    or private.has_attempt(p_student_id, p_exam_id, p_edition_id) then
    return jsonb_build_object('outcome', 'too_late');
  end if;

  -- Only from what was read: money may go back, or somebody else move it, in this moment.
  update public.enrolments as n set class_id = p_class_id
  where n.student_id = p_student_id and n.exam_id = p_exam_id and n.edition_id = p_edition_id
    and n.is_active and n.class_id = p_seen_class_id;
  if not found then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  -- Minutes and hours that were given go along, to a paper that may not be written yet.
  insert into private.papers (kind, edition_id, exam_id, class_id)
  select distinct p.kind, p.edition_id, p.exam_id, p_class_id
  from private.exam_grants as g
  join private.papers as p on p.id = g.paper_id
  where g.student_id = p_student_id and p.edition_id = p_edition_id and p.exam_id = p_exam_id and p.class_id = p_seen_class_id
  on conflict do nothing;
  update private.exam_grants as g set paper_id = t.id
  from private.papers as p
  join private.papers as t on t.edition_id = p.edition_id and t.exam_id = p.exam_id and t.kind = p.kind and t.class_id = p_class_id
  where p.id = g.paper_id and g.student_id = p_student_id
    and p.edition_id = p_edition_id and p.exam_id = p_exam_id and p.class_id = p_seen_class_id;
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    (select auth.uid())::text, 'move_enrolment', p_student_id,
    jsonb_build_object(
      'exam_id', p_exam_id, 'edition_id', p_edition_id, 'before', jsonb_build_object('class_id', p_seen_class_id),
      'after', jsonb_build_object('class_id', p_class_id)
    )
  );
  return jsonb_build_object('outcome', 'moved');
end
$$;
comment on function private.move_enrolment(uuid, uuid, uuid, uuid, uuid) is
  'move_enrolment for an admin. Raises 42501 for anybody else.';

create function public.move_enrolment(
  p_student_id uuid, p_exam_id uuid, p_edition_id uuid, p_seen_class_id uuid, p_class_id uuid
) returns jsonb
language sql set search_path = ''
return private.move_enrolment(p_student_id, p_exam_id, p_edition_id, p_seen_class_id, p_class_id);
comment on function public.move_enrolment(uuid, uuid, uuid, uuid, uuid) is
  'For admins: moves an exam that a student is enrolled in to another class, from the class that was seen, until the exam day begins in India. The order keeps the class it was paid in; minutes and hours that were given go along. Returns {outcome}: moved, unchanged, not_found (no active enrolment), changed_meanwhile (it is no longer in that class), class_unknown, kept_out (a child of the caller is in one of the classes), paper_opened (the caller has read a paper of the class that she would go to), too_late. Raises 42501 for anybody else. A move leaves an audit row with before and after.';

revoke all on function private.list_student_enrolments(uuid) from public, anon, authenticated;
revoke all on function private.move_enrolment(uuid, uuid, uuid, uuid, uuid) from public, anon, authenticated;
revoke all on function public.list_student_enrolments(uuid) from public, anon, authenticated;
revoke all on function public.move_enrolment(uuid, uuid, uuid, uuid, uuid) from public, anon, authenticated;
grant execute on function private.list_student_enrolments(uuid) to authenticated;
grant execute on function private.move_enrolment(uuid, uuid, uuid, uuid, uuid) to authenticated;
grant execute on function public.list_student_enrolments(uuid) to authenticated;
grant execute on function public.move_enrolment(uuid, uuid, uuid, uuid, uuid) to authenticated;
