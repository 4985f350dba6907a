-- Organisers: students with the admin role, their access to the panel, and the audit of their actions.

create table private.admin_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null default session_user,
  action text not null check (char_length(action) between 1 and 60),
  student_id uuid references public.students (id),
  details jsonb not null default '{}'
);
comment on table private.admin_audit is
  'The audit: which organiser changed what or read the list of students; and which child of a family was added or '
  'switched to (add_child, enter_child), with a child of that family as the actor.';
create index admin_audit_student on private.admin_audit (student_id);
create index admin_audit_newest on private.admin_audit (at desc, id desc);
create index admin_audit_action on private.admin_audit (action, at desc, id desc);
create index admin_audit_actor on private.admin_audit (actor, at desc, id desc);
alter table private.admin_audit enable row level security;

create function private.admin_access() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when not exists (
      select 1 from public.students where id = (select auth.uid()) and role = 'admin' and deleted_at is null
    ) then 'denied'
    when not private.is_session_live() then 'session_ended'
    when not private.is_second_factor_given() then 'code_needed'
    else 'granted'
  end
$$;
comment on function private.admin_access() is
  'Whether the caller of this request has access as an admin: granted; denied for visitors and other roles; '
  'session_ended for an admin whose session was ended; code_needed if a second factor is required and was not given.';
grant execute on function private.admin_access() to authenticated;

create function public.admin_access() returns text
language sql stable set search_path = ''
return private.admin_access();
comment on function public.admin_access() is
  'private.admin_access for the API. The panel uses it to choose what it shows; every function of the panel checks '
  'again.';
grant execute on function public.admin_access() to authenticated;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select private.admin_access() = 'granted' $$;
comment on function private.is_admin() is
  'Whether the caller of this request is an admin with a live session, and with a second factor if one is required. '
  'False for a visitor.';
grant execute on function private.is_admin() to authenticated;

create function private.require_admin() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
end
$$;
comment on function private.require_admin() is
  'The first statement of every function for organisers. Raises 42501 for anybody else.';

create function private.audit_change(p_action text, p_details jsonb) returns void
language sql set search_path = ''
as $$
  insert into private.admin_audit (actor, action, details) values ((select auth.uid())::text, p_action, p_details)
$$;
comment on function private.audit_change(text, jsonb) is
  'Writes an audit row of the caller that is not about a student.';

create function private.audit_view(p_action text, p_student_id uuid, p_details jsonb default '{}') returns void
language sql set search_path = ''
as $$
  insert into private.admin_audit (actor, action, student_id, details)
  select (select auth.uid())::text, p_action, p_student_id, p_details
  where not exists (
    select 1 from private.admin_audit as a
    where a.student_id = p_student_id and a.action = p_action and a.actor = (select auth.uid())::text
      and a.details = p_details and a.at > now() - interval '10 minutes'
  )
$$;
comment on function private.audit_view(text, uuid, jsonb) is
  'Writes an audit row that the caller opened a page about a student, unless the caller has such a row of the last 10 '
  'minutes: an open page is read again every 20 seconds while an exam runs.';

create function private.change_role(p_email text, p_role text, p_action text) returns uuid
language plpgsql set search_path = ''
as $$
declare
  v_id uuid;
begin
  select id into v_id from public.students where email = lower(btrim(p_email)) and deleted_at is null for update;
  if v_id is null then
    raise exception 'No student has the address %.', p_email using errcode = 'P0002';
  end if;
  perform set_config('olympeak.changing_role', v_id::text, true);
  update public.students set role = p_role where id = v_id and role <> p_role;
  if found then
    insert into private.admin_audit (action, student_id) values (p_action, v_id);
  end if;
  perform set_config('olympeak.changing_role', '', true);
  return v_id;
end
$$;
comment on function private.change_role(text, text, text) is
  'Gives the student with this address a role and returns the student''s id. Writes one audit row if this changes '
  'anything. Raises P0002 for an unknown address.';

create function private.grant_admin(p_email text) returns uuid
language sql set search_path = ''
as $$ select private.change_role(p_email, 'admin', 'grant_admin') $$;
comment on function private.grant_admin(text) is
  'Makes the student with this address an admin and returns the student''s id; run it from the SQL console. Writes '
  'one audit row, none if the student already is an admin. Raises P0002 for an unknown address.';

create function private.revoke_admin(p_email text) returns uuid
language plpgsql set search_path = ''
as $$
declare
  v_id uuid := private.change_role(p_email, 'student', 'revoke_admin');
begin
  delete from auth.sessions where user_id = v_id;
  return v_id;
end
$$;
comment on function private.revoke_admin(text) is
  'Removes the admin role from the student with this address and immediately ends all their sessions; run it from the '
  'SQL console. Returns the student''s id. Writes one audit row, none if the student was not an admin. Raises P0002 '
  'for an unknown address.';

-- ------------------------------------------------------------

-- Organisers with a child in a class of an edition have no access to that class's papers (docs/exam.md section 3,
-- decision 057): they are marked by an organiser, or their own account is enrolled.

create table private.organisers_children (
  edition_id uuid not null references public.editions (id),
  class_id uuid not null references public.classes (id),
  organiser_id uuid not null references public.students (id),
  marked_by uuid not null references public.students (id),
  marked_at timestamptz not null default now(),
  primary key (edition_id, class_id, organiser_id)
);
comment on table private.organisers_children is
  'The classes of an edition in which an organiser has a child: they cannot open papers of that class. Written only '
  'by mark_organiser.';
create index organisers_children_class on private.organisers_children (class_id);
create index organisers_children_organiser on private.organisers_children (organiser_id);
create index organisers_children_marked_by on private.organisers_children (marked_by);

alter table private.organisers_children enable row level security;

create function private.is_single_organiser() returns boolean
language sql stable set search_path = ''
as $$ select is_on from private.settings where name = 'single_organiser' $$;
comment on function private.is_single_organiser() is
  'Whether this installation has only one organiser. That organiser then decides alone where two are needed, and the '
  'audit row records this. Source: docs/exam.md section 3.';

create function private.has_conflict_of_interest(p_organiser_id uuid, p_edition_id uuid, p_class_id uuid)
returns boolean
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
comment on function private.has_conflict_of_interest(uuid, uuid, uuid) is
  'Whether an organiser has a child in that class of an edition: marked, or enrolled by the organiser''s own account.';

create function private.has_conflict_in_exam(p_edition_id uuid, p_exam_id uuid, p_class_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from public.classes as c
    where (p_class_id is null or c.id = p_class_id)
      and private.has_conflict_of_interest((select auth.uid()), p_edition_id, c.id)
      and (
        p_class_id is not null
        or exists (select 1 from public.enrolments as n where n.edition_id = p_edition_id and n.exam_id = p_exam_id
          and n.class_id = c.id and n.is_active)
      )
  )
$$;
comment on function private.has_conflict_in_exam(uuid, uuid, uuid) is
  'Whether the calling organiser has a child in that class of the edition, or (null) in any class in which somebody '
  'is enrolled in the exam. Source: decision 073.';

create function private.list_organisers(p_edition_id uuid)
returns table (organiser_id uuid, name text, email text, marked_class_ids uuid[], enrolled_class_ids uuid[],
  is_you boolean)
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
returns table (organiser_id uuid, name text, email text, marked_class_ids uuid[], enrolled_class_ids uuid[],
  is_you boolean)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.list_organisers(p_edition_id);
comment on function public.list_organisers(uuid) is
  'For admins: every organiser, sorted by name, with the classes of an edition whose papers they cannot open: marked, '
  'or enrolled by their own account. Raises 42501 for anybody else.';

create function private.mark_organiser(p_organiser_id uuid, p_edition_id uuid, p_class_id uuid, p_is_marked boolean)
  returns jsonb
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
comment on function private.mark_organiser(uuid, uuid, uuid, boolean) is
  'mark_organiser for an admin. Raises 42501 for anybody else.';

create function public.mark_organiser(p_organiser_id uuid, p_edition_id uuid, p_class_id uuid, p_is_marked boolean)
returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.mark_organiser(p_organiser_id, p_edition_id, p_class_id, p_is_marked);
comment on function public.mark_organiser(uuid, uuid, uuid, boolean) is
  'For admins: marks that an organiser (the caller too) has a child in a class of an edition, or removes the mark. '
  'Returns {outcome}: saved, unchanged, not_found, own_mark (only another organiser can remove the caller''s mark). '
  'Raises 42501 for anybody else. A change leaves an audit row.';

grant execute on function private.list_organisers(uuid) to authenticated;
grant execute on function private.mark_organiser(uuid, uuid, uuid, boolean) to authenticated;
grant execute on function public.list_organisers(uuid) to authenticated;
grant execute on function public.mark_organiser(uuid, uuid, uuid, boolean) to authenticated;
