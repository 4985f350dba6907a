-- Organisers with a child in an edition are kept out of that class (exam section 3, decision 057): they are marked by an
-- organiser, or their own account is enrolled.

create table private.organisers_children (
  edition_id uuid not null references public.editions (id),
  class_id uuid not null references public.classes (id),
  organiser_id uuid not null references public.students (id),
  marked_by uuid not null references public.students (id),
  marked_at timestamptz not null default now(),
  primary key (edition_id, class_id, organiser_id)
);
comment on table private.organisers_children is
  'In which class of an edition an organiser has a child: every paper of that class is closed to them. Written by mark_organiser alone.';
create index organisers_children_class on private.organisers_children (class_id);
create index organisers_children_organiser on private.organisers_children (organiser_id);
create index organisers_children_marked_by on private.organisers_children (marked_by);

alter table private.organisers_children enable row level security;
revoke all on private.organisers_children from public, anon, authenticated, service_role;

create function private.is_single_organiser() returns boolean
language sql stable set search_path = ''
as $$ select is_on from private.settings where name = 'single_organiser' $$;
comment on function private.is_single_organiser() is
  'Whether this installation has one organiser: then one is enough wherever two are asked for, and the audit row says so. Source: exam section 3.';
revoke all on function private.is_single_organiser() from public;

create function private.is_kept_out(p_organiser_id uuid, p_edition_id uuid, p_class_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from private.organisers_children
    where organiser_id = p_organiser_id and edition_id = p_edition_id and class_id = p_class_id
  ) or exists (
    select 1 from public.enrolments
    where student_id = p_organiser_id and edition_id = p_edition_id and class_id = p_class_id and is_active
  )
$$;
comment on function private.is_kept_out(uuid, uuid, uuid) is
  'Whether an organiser has a child in that class of an edition: marked, or enrolled by the organiser''s own account.';
revoke all on function private.is_kept_out(uuid, uuid, uuid) from public;

create function private.is_kept_out_of_exam(p_edition_id uuid, p_exam_id uuid, p_class_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from public.classes as c
    where (p_class_id is null or c.id = p_class_id)
      and private.is_kept_out((select auth.uid()), p_edition_id, c.id)
      and (
        p_class_id is not null
        or exists (select 1 from public.enrolments as n where n.edition_id = p_edition_id and n.exam_id = p_exam_id and n.class_id = c.id and n.is_active)
      )
  )
$$;
comment on function private.is_kept_out_of_exam(uuid, uuid, uuid) is
  'Whether the calling organiser has a child in that class of the edition, or (null) in any class in which somebody is enrolled in the exam. Source: decision 073.';
revoke all on function private.is_kept_out_of_exam(uuid, uuid, uuid) from public;

create function private.list_organisers(p_edition_id uuid)
returns table (organiser_id uuid, name text, email text, marked_class_ids uuid[], enrolled_class_ids uuid[], is_you boolean)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select s.id, coalesce(s.name, s.email), s.email,
    array(
      select c.class_id from private.organisers_children as c
      where c.organiser_id = s.id and c.edition_id = p_edition_id order by c.class_id
    ),
    array(
      select distinct n.class_id from public.enrolments as n
      where n.student_id = s.id and n.edition_id = p_edition_id and n.is_active order by n.class_id
    ),
    s.id = (select auth.uid())
  from public.students as s
  where s.role = 'admin' and s.deleted_at is null
  order by s.name, s.email;
$$;
comment on function private.list_organisers(uuid) is 'list_organisers for an admin. Raises 42501 for anybody else.';

create function public.list_organisers(p_edition_id uuid)
returns table (organiser_id uuid, name text, email text, marked_class_ids uuid[], enrolled_class_ids uuid[], is_you boolean)
language sql stable set search_path = ''
return private.list_organisers(p_edition_id);
comment on function public.list_organisers(uuid) is
  'For admins: every organiser by name, and the classes of an edition that are closed to them: marked, or enrolled by their own account. Raises 42501 for anybody else.';

create function private.mark_organiser(p_organiser_id uuid, p_edition_id uuid, p_class_id uuid, p_is_marked boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if p_is_marked is null
    or not exists (select 1 from public.students where id = p_organiser_id and role = 'admin' and deleted_at is null)
    or not exists (select 1 from public.editions where id = p_edition_id)
    or not exists (select 1 from public.classes where id = p_class_id) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if p_is_marked then
    insert into private.organisers_children (edition_id, class_id, organiser_id, marked_by)
    values (p_edition_id, p_class_id, p_organiser_id, (select auth.uid()))
    on conflict do nothing;
  elsif p_organiser_id = (select auth.uid()) then
    return jsonb_build_object('outcome', 'own_mark');
  else
    delete from private.organisers_children
    where edition_id = p_edition_id and class_id = p_class_id and organiser_id = p_organiser_id;
  end if;
  if not found then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  perform private.audit_change(
    'mark_organiser',
    jsonb_build_object(
      'organiser_id', p_organiser_id, 'edition_id', p_edition_id, 'class_id', p_class_id, 'is_marked', p_is_marked
    )
  );
  return jsonb_build_object('outcome', 'saved');
end
$$;
comment on function private.mark_organiser(uuid, uuid, uuid, boolean) is 'mark_organiser for an admin. Raises 42501 for anybody else.';

create function public.mark_organiser(p_organiser_id uuid, p_edition_id uuid, p_class_id uuid, p_is_marked boolean)
returns jsonb
language sql set search_path = ''
return private.mark_organiser(p_organiser_id, p_edition_id, p_class_id, p_is_marked);
comment on function public.mark_organiser(uuid, uuid, uuid, boolean) is
  'For admins: an organiser, oneself included, has a child in a class of an edition, or has none after all. Returns {outcome}: saved, unchanged, not_found, own_mark (the own mark is taken away by another organiser). Raises 42501 for anybody else. A change leaves an audit row.';

revoke all on function private.list_organisers(uuid) from public, anon, authenticated;
revoke all on function private.mark_organiser(uuid, uuid, uuid, boolean) from public, anon, authenticated;
revoke all on function public.list_organisers(uuid) from public, anon, authenticated;
revoke all on function public.mark_organiser(uuid, uuid, uuid, boolean) from public, anon, authenticated;
grant execute on function private.list_organisers(uuid) to authenticated;
grant execute on function private.mark_organiser(uuid, uuid, uuid, boolean) to authenticated;
grant execute on function public.list_organisers(uuid) to authenticated;
grant execute on function public.mark_organiser(uuid, uuid, uuid, boolean) to authenticated;
