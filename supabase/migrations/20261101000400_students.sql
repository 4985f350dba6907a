-- Students: one row per account, its id that of the auth user. Admins are students with a role; what they change in the
-- organiser's name is recorded in admin_audit. The organiser's list and edit are in …002400 and …002500.

create extension if not exists pg_trgm with schema extensions;

create table public.students (
  id uuid primary key,
  name text check (char_length(name) between 1 and 100),
  email text check (email = lower(email) and char_length(email) between 3 and 254),
  phone text check (char_length(phone) between 1 and 20),
  class_id uuid references public.classes (id),
  school_name text check (char_length(school_name) between 1 and 200),
  parent_name text check (char_length(parent_name) between 1 and 100),
  name_key text generated always as (lower(name)) stored,
  role text not null default 'student' check (role in ('student', 'admin')),
  consent_given boolean not null default false,
  consent_at timestamptz,
  consent_version text check (char_length(consent_version) between 1 and 40),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (consent_given = (consent_at is not null)),
  check (deleted_at is not null or email is not null)
);
comment on table public.students is
  'One row per account. No foreign key to auth.users: a deleted account leaves a row without personal data, because its orders and receipts point at it.';
comment on column public.students.phone is 'As typed: the checkout has no 10-digit rule (specification section 5).';
comment on column public.students.parent_name is 'The guardian.';
comment on column public.students.name_key is 'The name as searches compare it.';
comment on column public.students.consent_at is
  'Server time at which consent was given, with a new account the time of its registration; null without consent.';
comment on column public.students.consent_version is 'Which wording of the consent text was agreed to.';
create index students_class on public.students (class_id);
create unique index students_email on public.students (email) where deleted_at is null;
-- The organiser's list, newest first; with the name in it, a search reads the index alone. Organisers are not in it.
create index students_newest on public.students (created_at desc, id desc) include (name_key)
  where deleted_at is null and role = 'student';
-- Without a pending list: a search would have to read it through.
create index students_trigrams on public.students using gin (name_key extensions.gin_trgm_ops)
  with (fastupdate = off) where deleted_at is null;

create table private.admin_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null default session_user,
  action text not null check (char_length(action) between 1 and 60),
  student_id uuid references public.students (id),
  details jsonb not null default '{}'
);
comment on table private.admin_audit is 'Who changed what in the name of the organiser, and who read the list of students.';
create index admin_audit_student on private.admin_audit (student_id);
create index admin_audit_action on private.admin_audit (action, id desc);

alter table public.students enable row level security;
alter table private.admin_audit enable row level security;

revoke all on public.students from public, anon, authenticated, service_role;
revoke all on private.admin_audit from public, anon, authenticated, service_role;
grant select (id, name, email, phone, class_id, school_name, parent_name, role, consent_given, consent_at, consent_version, created_at)
  on public.students to authenticated;
grant insert (id, name, email, phone, consent_given, consent_version) on public.students to authenticated;
grant update (name, class_id, school_name, parent_name, phone) on public.students to authenticated;

create policy students_select_own on public.students for select to authenticated
  using (id = (select auth.uid()) and deleted_at is null);
create policy students_insert_own on public.students for insert to authenticated
  with check (id = (select auth.uid()) and email = lower((select auth.jwt()) ->> 'email'));
create policy students_update_own on public.students for update to authenticated
  using (id = (select auth.uid()) and deleted_at is null)
  with check (id = (select auth.uid()));

create function private.student_id() returns uuid
language sql stable security definer set search_path = ''
as $$ select id from public.students where id = (select auth.uid()) and deleted_at is null $$;
comment on function private.student_id() is
  'The caller of this request as a student; null for a visitor, for an account without its row, and for one that is deleted, whose token may live on for an hour. Policies ask for this, once per statement.';
revoke all on function private.student_id() from public;
grant execute on function private.student_id() to authenticated;

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
  'How far the caller of this request is let in as an admin: granted; denied for a visitor and any other role; session_ended for an admin whose session was ended; code_needed where a second factor is asked for and was not given.';
revoke all on function private.admin_access() from public;
grant execute on function private.admin_access() to authenticated;

create function public.admin_access() returns text
language sql stable set search_path = ''
return private.admin_access();
comment on function public.admin_access() is 'private.admin_access for the API: it chooses what the panel shows; every function of the panel asks again.';
revoke all on function public.admin_access() from public, anon, service_role;
grant execute on function public.admin_access() to authenticated;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$ select private.admin_access() = 'granted' $$;
comment on function private.is_admin() is
  'Whether the caller of this request is an admin, by a live session, with a second factor where one is asked for. False for a visitor.';
revoke all on function private.is_admin() from public;
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
comment on function private.require_admin() is 'The first line of every function for organisers only. Raises 42501 for anybody else.';
revoke all on function private.require_admin() from public;

create function private.audit_change(p_action text, p_details jsonb) returns void
language sql set search_path = ''
as $$
  insert into private.admin_audit (actor, action, details) values ((select auth.uid())::text, p_action, p_details)
$$;
comment on function private.audit_change(text, jsonb) is 'An audit row of the caller about what belongs to no student.';
revoke all on function private.audit_change(text, jsonb) from public;

create function private.normalise_student() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := private.clean_line(new.name);
  new.phone := private.clean_line(new.phone);
  new.school_name := private.clean_line(new.school_name);
  new.parent_name := private.clean_line(new.parent_name);
  new.email := lower(btrim(new.email));
  new.consent_version := private.clean_line(new.consent_version);
  if not new.consent_given then
    new.consent_at := null;
    new.consent_version := null;
  elsif tg_op = 'INSERT' then
    -- The box was ticked at registration; where the address is confirmed first, this row is written days later.
    new.consent_at := coalesce((select u.created_at from auth.users as u where u.id = new.id), now());
  elsif not old.consent_given then
    new.consent_at := now();
  else
    new.consent_at := old.consent_at;
  end if;
  return new;
end
$$;
comment on function private.normalise_student() is
  'Trigger: texts are cleaned (private.clean_line) and null where nothing is left, the address lower case; the time of consent is the server''s and goes when consent does. Definer, because nobody else may look up when an account was registered.';
revoke all on function private.normalise_student() from public;

create function private.guard_student() returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_is_owner boolean := (
    select pg_catalog.pg_get_userbyid(c.relowner) = current_user from pg_catalog.pg_class as c where c.oid = tg_relid
  );
  v_is_changing_role boolean := v_is_owner
    and coalesce(current_setting('olympeak.changing_role', true), '') = new.id::text;
begin
  if tg_op = 'INSERT' then
    if new.role <> 'student' then
      raise exception 'An account starts as a student.' using errcode = '42501';
    end if;
    return new;
  end if;
  if new.id <> old.id then
    raise exception 'The id of an account never changes.' using errcode = '42501';
  end if;
  if new.role <> old.role and not v_is_changing_role then
    raise exception 'The role changes by private.grant_admin and revoke_admin alone.' using errcode = '42501';
  end if;
  if new.email is distinct from old.email then
    if v_is_owner and new.deleted_at is not null and new.email is null then
      return new;
    end if;
    if v_is_owner and new.email = (select lower(u.email) from auth.users as u where u.id = new.id) then
      return new;
    end if;
    raise exception 'The e-mail address of a student is that of the account.' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.guard_student() is
  'Trigger: role, email and id stay as they are, even after a careless grant. Roles change inside private.change_role; an address follows the account''s, or goes with it. Raises 42501.';
revoke all on function private.guard_student() from public;

create function private.drop_signup_details() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users set raw_user_meta_data = raw_user_meta_data - '{name,phone,consent_given,consent_version}'::text[]
  where id = new.id and raw_user_meta_data ?| '{name,phone,consent_given,consent_version}'::text[];
  return null;
end
$$;
comment on function private.drop_signup_details() is
  'Trigger: what was typed at registration is in the students row now. In the account it would go into each access token.';
revoke all on function private.drop_signup_details() from public;
create trigger students_drop_signup_details after insert on public.students
  for each row execute function private.drop_signup_details();

-- Triggers fire by name: the guard judges the tidied row.
create trigger students_1_normalise before insert or update on public.students
  for each row execute function private.normalise_student();
create trigger students_2_guard before insert or update on public.students
  for each row execute function private.guard_student();

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
  'Gives the student with this address a role and returns the student''s id. Writes one audit row where that changes anything. Raises P0002 for an unknown address.';
revoke all on function private.change_role(text, text, text) from public;

create function private.grant_admin(p_email text) returns uuid
language sql set search_path = ''
as $$ select private.change_role(p_email, 'admin', 'grant_admin') $$;
comment on function private.grant_admin(text) is
  'Makes the student with this address an admin and returns the student''s id; run it from the SQL console. Writes one audit row, none when already an admin. Raises P0002 for an unknown address.';
revoke all on function private.grant_admin(text) from public, anon, authenticated, service_role;

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
  'Takes the panel away from this address and ends every login of it, at once; run it from the SQL console. Returns the student''s id. Writes one audit row, none when it was no admin. Raises P0002 for an unknown address.';
revoke all on function private.revoke_admin(text) from public, anon, authenticated, service_role;
