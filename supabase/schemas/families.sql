-- Families: one parent, several children (decision 097). The login that registered is the first child's. Each further
-- child is a student like any other with its own auth user, whose address ends in @children.invalid and whose password
-- nobody knows. It can only be entered from a session of the family, with a one-time token that the edge function
-- enter-child requests from the auth server. students.family_id links a child to its family.

create function private.family_size_max() returns integer
language sql immutable parallel safe set search_path = ''
return 6;
comment on function private.family_size_max() is 'The most children that a family can have, the first included.';

create function private.children_per_day() returns integer
language sql immutable parallel safe set search_path = ''
return 10;
comment on function private.children_per_day() is
  'How many children a family may add in a day: more than it can have, so that a deleted child can be added again.';

create function private.child_changes_per_hour() returns integer
language sql immutable parallel safe set search_path = ''
return 60;
comment on function private.child_changes_per_hour() is 'How often a family may switch to another child in an hour.';

create function private.family_confirmation_life() returns interval
language sql immutable parallel safe set search_path = ''
return interval '2 minutes';
comment on function private.family_confirmation_life() is
  'How long after entering the family''s password actions that require it are allowed.';

create table private.family_confirmations (
  student_id uuid primary key references public.students (id),
  confirmed_at timestamptz not null default now()
);
comment on table private.family_confirmations is
  'When the family''s password was last entered for a child, who has no password of its own. One row per child.';

alter table private.family_confirmations enable row level security;

create function private.family_id(p_student_id uuid) returns uuid
language sql stable set search_path = ''
as $$ select coalesce(family_id, id) from public.students where id = p_student_id and deleted_at is null $$;
comment on function private.family_id(uuid) is
  'The id of the student whose login registered this student''s family; the student''s own id if it is that student. '
  'Null for a deleted student.';

create function private.student_mail_address(p_student_id uuid) returns text
language sql stable set search_path = ''
as $$
  select coalesce(o.email, s.email)
  from public.students as s
  left join public.students as o on o.id = s.family_id
  where s.id = p_student_id
$$;
comment on function private.student_mail_address(uuid) is
  'The email address for mails to a student, which is the family''s. Null for a deleted student.';

create function private.lock_children(p_family_id uuid) returns uuid[]
language plpgsql set search_path = ''
as $$
declare
  v_ids constant uuid[] := array(select id from public.students where family_id = p_family_id order by id);
begin
  perform private.lock_student(c.id) from unnest(v_ids) as c (id);
  return v_ids;
end
$$;
comment on function private.lock_children(uuid) is
  'Locks the further children of a family and returns their ids. Before this call, the caller must lock the student '
  'who registered the family.';

create function private.is_family_confirmed(p_student_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from private.family_confirmations
    where student_id = p_student_id and confirmed_at > now() - private.family_confirmation_life()
  )
$$;
comment on function private.is_family_confirmed(uuid) is
  'Whether the family''s password was entered for this child within private.family_confirmation_life.';

create function private.confirm_family(p_student_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if private.student_id() is null or private.family_id(p_student_id) is distinct from (select auth.uid()) then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  if not private.is_login_recent() then
    return jsonb_build_object('outcome', 'login_too_old');
  end if;
  insert into private.family_confirmations as c (student_id) values (p_student_id)
  on conflict (student_id) do update set confirmed_at = now();
  return jsonb_build_object('outcome', 'confirmed');
end
$$;
comment on function private.confirm_family(uuid) is 'confirm_family for the caller alone.';

create function public.confirm_family(p_student_id uuid) returns jsonb
language sql set search_path = ''
return private.confirm_family(p_student_id);
comment on function public.confirm_family(uuid) is
  'Records that the family''s password was just entered for one of its children; called with a fresh login of the '
  'student who registered the family. For two minutes that child may do what requires the password. Returns {outcome: '
  'confirmed | login_too_old}. Raises 42501 for anybody but that student, and for a child of another family.';

create function private.get_family() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_family_id constant uuid := private.family_id((select auth.uid()));
begin
  if v_family_id is null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  return (
    select jsonb_build_object(
      'address', private.student_mail_address(v_family_id),
      'size_max', private.family_size_max(),
      'children', jsonb_agg(
        jsonb_build_object('id', s.id, 'name', s.name, 'class', c.name, 'is_first', s.family_id is null)
        order by s.family_id nulls first, s.created_at, s.id
      )
    )
    from public.students as s
    left join public.classes as c on c.id = s.class_id
    where (s.id = v_family_id or s.family_id = v_family_id) and s.deleted_at is null
  );
end
$$;
comment on function private.get_family() is 'get_family for the caller alone.';

create function public.get_family() returns jsonb
language sql stable set search_path = ''
return private.get_family();
comment on function public.get_family() is
  'The caller''s family: {address, size_max, children: [{id, name, class, is_first}]}, the student who registered it '
  'first, the others in the order in which they were added. address is the family''s email address; name and class '
  'are null if they were not given. Raises 42501 for anybody who is not a student.';

-- ------------------------------------------------------------

-- Adding a child, for the edge function add-child: first the check (begin_child), then the auth user, then its row
-- (add_child). Lock order: the student who registered the family, then nothing else.

create function private.child_error(p_family_id uuid, p_name text, p_class_id uuid, p_school_name text) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when p_name is null or not private.is_name(p_name) then '{"outcome": "name_missing"}'
    when char_length(p_name) > 100 then '{"outcome": "name_too_long"}'
    when char_length(p_school_name) > 200 then '{"outcome": "school_too_long"}'
    when not exists (select 1 from public.classes where id = p_class_id) then '{"outcome": "class_unknown"}'
    when f.known_id is not null then jsonb_build_object('outcome', 'already_added', 'student_id', f.known_id)
    when f.size >= private.family_size_max() then '{"outcome": "family_full"}'
  end
  from (
    select count(*) as size,
      (array_agg(s.id) filter (where s.name_key = lower(p_name) and s.class_id = p_class_id))[1] as known_id
    from public.students as s
    where (s.id = p_family_id or s.family_id = p_family_id) and s.deleted_at is null
  ) as f
$$;
comment on function private.child_error(uuid, text, uuid, text) is
  'Why a child cannot be added to a family, as an outcome of begin_child, or null. If a child with the same name and '
  'class exists already, the form was sent twice.';

create function public.begin_child(p_student_id uuid, p_name text, p_class_id uuid, p_school_name text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_family_id constant uuid := private.family_id(p_student_id);
  v_error jsonb;
begin
  if v_family_id is null or exists (select 1 from public.students where id = v_family_id and role <> 'student') then
    return jsonb_build_object('outcome', 'no_family');
  end if;
  perform private.lock_student(v_family_id);
  if not private.is_family_confirmed(p_student_id) then
    return jsonb_build_object('outcome', 'not_confirmed');
  end if;
  v_error := private.child_error(
    v_family_id, private.clean_line(p_name), p_class_id, private.clean_line(p_school_name));
  if v_error is not null then
    return v_error;
  end if;
  if not private.consume_rate_limit(
    'children-added:family:' || v_family_id, private.children_per_day(), 86400
  ) then
    return jsonb_build_object('outcome', 'rate_limited');
  end if;
  return jsonb_build_object('outcome', 'ready');
end
$$;
comment on function public.begin_child(uuid, text, uuid, text) is
  'For the function add-child: whether a student may add a child to the family. Returns {outcome}: ready; no_family '
  '(the account has no students row, is deleted or is an organiser''s); not_confirmed unless '
  'private.is_family_confirmed; name_missing, name_too_long, school_too_long, class_unknown; already_added with '
  'student_id; family_full at six; rate_limited beyond private.children_per_day.';

create function public.add_child(
  p_student_id uuid, p_child_id uuid, p_name text, p_class_id uuid, p_school_name text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_family_id constant uuid := private.family_id(p_student_id);
  v_owner public.students;
  v_email text;
  v_error jsonb;
begin
  perform private.lock_student(v_family_id);
  select * into v_owner from public.students where id = v_family_id and deleted_at is null and role = 'student';
  select email into v_email from auth.users where id = p_child_id and email like 'child-%@children.invalid';
  if v_owner.id is null or v_email is null then
    return jsonb_build_object('outcome', 'no_family');
  end if;
  v_error := private.child_error(
    v_family_id, private.clean_line(p_name), p_class_id, private.clean_line(p_school_name));
  if v_error is not null then
    return v_error;
  end if;
  insert into public.students (id, email, name, class_id, school_name, parent_name, phone, family_id)
  values (p_child_id, v_email, p_name, p_class_id, p_school_name, v_owner.parent_name, v_owner.phone, v_family_id);
  insert into private.admin_audit (actor, action, student_id) values (p_student_id::text, 'add_child', p_child_id);
  return jsonb_build_object('outcome', 'added');
end
$$;
comment on function public.add_child(uuid, uuid, text, uuid, text) is
  'For the function add-child, after begin_child: writes the students row for the child''s new auth user, with '
  'guardian and phone from the student who registered the family, and an audit row. Returns {outcome}: added, or an '
  'outcome of begin_child if something has changed since.';

create function public.enter_child(p_student_id uuid, p_child_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_family_id constant uuid := private.family_id(p_student_id);
  v_email text;
begin
  -- An organiser's login always needs its own password.
  select email into v_email
  from public.students
  where id = p_child_id and id <> p_student_id and role = 'student' and private.family_id(id) = v_family_id;
  if v_email is null then
    return jsonb_build_object('outcome', 'not_family');
  end if;
  if not private.consume_rate_limit(
    'child-changes:family:' || v_family_id, private.child_changes_per_hour(), 3600
  ) then
    return jsonb_build_object('outcome', 'rate_limited');
  end if;
  insert into private.admin_audit (actor, action, student_id) values (p_student_id::text, 'enter_child', p_child_id);
  return jsonb_build_object('outcome', 'allowed', 'email', v_email);
end
$$;
comment on function public.enter_child(uuid, uuid) is
  'For the function enter-child: whether a student may switch to another child of its family; leaves an audit row. '
  'Returns {outcome: allowed, email}, the address of that child''s login; {outcome: not_family} for a child of '
  'another family, the caller itself or an organiser; {outcome: rate_limited} after private.child_changes_per_hour.';

-- ------------------------------------------------------------

-- Triggers on the auth users of a family: a further child gets no login of its own, and a new password of the family
-- ends the sessions of the further children.

create function private.forbid_child_login_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The login of a child is the family''s alone.' using errcode = '42501';
end
$$;
comment on function private.forbid_child_login_change() is
  'Trigger: refuses an email address or password for a further child from that child''s session, so that it cannot '
  'get a login of its own. Raises 42501.';

create trigger users_forbid_child_login_change before update on auth.users
  for each row when (
    old.email like '%@children.invalid' and new.deleted_at is null and (
      new.email is distinct from old.email or coalesce(new.email_change, '') <> ''
      or new.encrypted_password is distinct from old.encrypted_password
    )
  )
  execute function private.forbid_child_login_change();

create function private.end_child_sessions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions where user_id in (select s.id from public.students as s where s.family_id = new.id);
  return null;
end
$$;
comment on function private.end_child_sessions() is
  'Trigger: ends the sessions of the further children when the family''s password changes, as the auth server ends '
  'the family''s other sessions.';

create trigger users_end_child_sessions after update of encrypted_password on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password)
  execute function private.end_child_sessions();

grant execute on function private.confirm_family(uuid) to authenticated;
grant execute on function private.get_family() to authenticated;
grant execute on function public.confirm_family(uuid) to authenticated;
grant execute on function public.get_family() to authenticated;
grant execute on function public.begin_child(uuid, text, uuid, text) to service_role;
grant execute on function public.add_child(uuid, uuid, text, uuid, text) to service_role;
grant execute on function public.enter_child(uuid, uuid) to service_role;
