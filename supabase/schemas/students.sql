-- Students: one row per account, with the id of its auth user. Organisers are students with a role (organisers.sql);
-- families with several children are in families.sql. The organisers' list of students and their edits are below.

create extension if not exists pg_trgm with schema extensions;

create function private.name_sounds(p_text text) returns text[]
language sql immutable strict parallel safe set search_path = ''
as $$
  select coalesce(array_agg(distinct w.sound) filter (where w.sound <> ''), '{}')
  from regexp_split_to_table(
    -- From the inside out: removes apostrophes, unifies letters that sound alike, doubled letters and the start of each
    -- word, and finally removes vowels and h inside words.
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            translate(replace(replace(lower(p_text), 'ph', 'f'), 'x', 'ks'), 'cqzwb''’', 'kkjvv'), '(.)\1+', '\1', 'g'
          ),
          '\me', 'i', 'g'
        ),
        '\mo', 'u', 'g'
      ),
      '\Y[aeiouyh]', '', 'g'
    ),
    '[\s.,-]+'
  ) as w (sound)
$$;
comment on function private.name_sounds(text) is
  'How the words of a name in Latin letters sound, roughly, so that Arav and Aarav, Shriya and Shreya, Muhammad and '
  'Mohammed are the same: the consonants of each word and its first letter. Different names can sound the same.';

create table public.students (
  id uuid primary key,
  name text check (char_length(name) between 1 and 100),
  email text check (email = lower(email) and char_length(email) between 3 and 254),
  phone text check (char_length(phone) between 1 and 20),
  class_id uuid references public.classes (id),
  school_name text check (char_length(school_name) between 1 and 200),
  parent_name text check (char_length(parent_name) between 1 and 100),
  name_key text generated always as (lower(name)) stored,
  phone_key text generated always as (nullif(right(regexp_replace(phone, '[^0-9]', '', 'g'), 10), '')) stored,
  search_key text generated always as (
    lower(
      coalesce(name, '') || ' ' || coalesce(parent_name, '') || ' ' || coalesce(school_name, '') || ' '
      || coalesce(email, '')
      -- Again without apostrophes, for a caller's "St Marys".
      || case when coalesce(name, '') || coalesce(parent_name, '') || coalesce(school_name, '') ~ '[''’]'
        then ' ' || translate(
          coalesce(name, '') || ' ' || coalesce(parent_name, '') || ' ' || coalesce(school_name, ''), '''’', ''
        ) else '' end
    )
  ) stored,
  role text not null default 'student' check (role in ('student', 'admin')),
  family_id uuid references public.students (id),
  consent_given boolean not null default false,
  consent_at timestamptz,
  consent_version text check (char_length(consent_version) between 1 and 40),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (family_id is null or (family_id <> id and role = 'student')),
  check (consent_given = (consent_at is not null)),
  check (deleted_at is not null or email is not null)
);
comment on table public.students is
  'One row per account. No foreign key to auth.users: a deleted account leaves a row without personal data, because '
  'its orders and receipts point at it.';
comment on column public.students.phone is
  'As typed: the checkout has no 10-digit rule (docs/specification.md section 5).';
comment on column public.students.parent_name is 'The guardian''s name.';
comment on column public.students.name_key is 'The name as searches compare it.';
comment on column public.students.phone_key is
  'The phone number as searches compare it: its last ten digits, without +91, zeros, spaces and dashes.';
comment on column public.students.family_id is
  'For a further child of a family: the student whose login registered the family. Null for that student '
  '(families.sql).';
comment on column public.students.search_key is
  'Name, guardian, school and address as the search for a family compares them (support.sql); if they have an '
  'apostrophe, also without it.';
comment on column public.students.consent_at is
  'The server''s time at which consent was given, for a new account the time of registration; null without consent.';
comment on column public.students.consent_version is 'The version of the consent text that was agreed to.';
create index students_class on public.students (class_id);
create index students_family on public.students (family_id);
create unique index students_email on public.students (email) where deleted_at is null;
-- For the organisers' list, newest first. The index has the name, so that a search needs only the index. It does not
-- contain organisers.
create index students_newest on public.students (created_at desc, id desc) include (name_key)
  where deleted_at is null and role = 'student';
-- Without a pending list (fastupdate), because each search would have to read that list completely.
create index students_trigrams on public.students using gin (name_key extensions.gin_trgm_ops)
  with (fastupdate = off) where deleted_at is null;
create index students_search on public.students using gin (search_key extensions.gin_trgm_ops)
  with (fastupdate = off) where deleted_at is null;
create index students_sounds on public.students
  using gin (private.name_sounds(coalesce(name, '') || ' ' || coalesce(parent_name, '')))
  with (fastupdate = off) where deleted_at is null;
create index students_phone on public.students (phone_key) where deleted_at is null;
-- For a search by the last digits.
create index students_phone_end on public.students (reverse(phone_key) text_pattern_ops) where deleted_at is null;

alter table public.students enable row level security;

grant select (id, name, email, phone, class_id, school_name, parent_name, role, consent_given, consent_at,
  consent_version, created_at)
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
  'The id of the caller''s student; null for a visitor, for an account without a students row, and for a deleted '
  'account, whose token can be valid for another hour. Policies call it once per statement.';
grant execute on function private.student_id() to authenticated;
-- Saving a profile updates the index students_sounds, which calls this function.
grant execute on function private.name_sounds(text) to authenticated;

create function private.clean_student(p_student public.students) returns public.students
language plpgsql immutable set search_path = ''
as $$
begin
  p_student.name := private.clean_line(p_student.name);
  p_student.phone := private.clean_line(p_student.phone);
  p_student.school_name := private.clean_line(p_student.school_name);
  p_student.parent_name := private.clean_line(p_student.parent_name);
  return p_student;
end
$$;
comment on function private.clean_student is 'Returns the student with all typed texts cleaned by private.clean_line.';

create function private.normalise_student() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new := private.clean_student(new);
  new.email := lower(btrim(new.email));
  new.consent_version := private.clean_line(new.consent_version);
  -- A name from before this rule may stay.
  if (tg_op = 'INSERT' or new.name is distinct from old.name) and not private.is_name(new.name) then
    raise exception 'This is not a name.' using errcode = 'PT400';
  end if;
  if not new.consent_given then
    new.consent_at := null;
    new.consent_version := null;
  elsif tg_op = 'INSERT' then
    -- The box was ticked at registration. If the address must be confirmed first, this row can be written days later.
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
  'Trigger: cleans texts (private.clean_line; null if nothing is left) and stores the address in lower case. A new '
  'name must be a name (private.is_name), else PT400. Sets the time of consent to the server''s time, and to null '
  'without consent. Security definer, because only the owner may read when an account was registered.';

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
    raise exception 'Only private.grant_admin and revoke_admin change the role.' using errcode = '42501';
  end if;
  if new.email is distinct from old.email then
    if v_is_owner and new.deleted_at is not null and new.email is null then
      return new;
    end if;
    if v_is_owner and new.email = (select lower(u.email) from auth.users as u where u.id = new.id) then
      return new;
    end if;
    raise exception 'The email address of a student is that of the account.' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.guard_student() is
  'Trigger: refuses changes of role, email and id, even if a grant allowed them by mistake. Roles change only in '
  'private.change_role; the address is always that of the account and is deleted with it. Raises 42501.';

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
  'Trigger: deletes the details typed at registration from the account, because they are in the students row now and '
  'would otherwise be in each access token.';
create trigger students_drop_signup_details after insert on public.students
  for each row execute function private.drop_signup_details();

-- Triggers fire in the order of their names, so that the guard checks the cleaned row.
create trigger students_1_normalise before insert or update on public.students
  for each row execute function private.normalise_student();
create trigger students_2_guard before insert or update on public.students
  for each row execute function private.guard_student();

-- ------------------------------------------------------------

-- The organisers' list of students: newest first, with a search by name. Table and indexes are above. A request reads
-- only its page and at most 10,000 students. If no index can be used for a search text, the time limit ends the call.

create function private.like_pattern(p_text text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select '%' || replace(replace(replace(lower(p_text), '\', '\\'), '%', '\%'), '_', '\_') || '%' $$;
comment on function private.like_pattern(text) is
  'The LIKE pattern for texts that contain this text, without wildcards.';

create function private.word_patterns(p_text text) returns text[]
language sql immutable strict parallel safe set search_path = ''
return array(
  select private.like_pattern(w.word)
  from regexp_split_to_table(p_text, '\s+') as w (word) where w.word <> '' order by char_length(w.word) desc limit 6
);
comment on function private.word_patterns(text) is
  'The LIKE patterns of the words of a text, the longest first, six at most. Names match all of them in any order; the '
  'first one is for a trigram index.';

-- The query is planned again for each text: for a common text PostgreSQL should read the newest students, for a rare
-- one the trigram index.
create function private.find_students(
  p_search text, p_limit integer, p_offset integer, p_class_id uuid, p_only text
) returns setof uuid
language plpgsql stable rows 50 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern constant text := private.like_pattern(private.clean_line(p_search));
begin
  return query
  select s.id from public.students as s
  where s.deleted_at is null and s.role = 'student' and (v_pattern is null or s.name_key like v_pattern)
    and (p_class_id is null or s.class_id = p_class_id)
    and case p_only
      when 'no_consent' then not private.has_guardian_consent(s.id)
      when 'nothing_bought' then not exists (
        select 1 from public.enrolments as n join public.editions as e on e.id = n.edition_id and e.is_current
        where n.student_id = s.id and n.is_active
      )
      else true
    end
  order by s.created_at desc, s.id desc
  limit p_limit offset p_offset;
end
$$;
comment on function private.find_students(text, integer, integer, uuid, text) is
  'The ids of the students whose name contains a text, in upper or lower case; of all students for an empty text. '
  'Newest first, without organisers; p_class_id selects one class, p_only those without a guardian''s consent or '
  'without a purchase.';

create function private.list_students(
  p_search text, p_limit integer, p_offset integer, p_class_id uuid, p_only text
)
returns table (student public.students, class_name text, mail_address text, has_guardian_consent boolean)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change(
    case when p_limit > 50 then 'export_students' else 'list_students' end,
    jsonb_build_object('limit', p_limit, 'offset', p_offset, 'is_search', nullif(btrim(p_search), '') is not null)
  );
  select s, c.name, private.student_mail_address(s.id), private.has_guardian_consent(s.id)
  from private.find_students(
    p_search, least(greatest(p_limit, 0), 1000), least(greatest(p_offset, 0), 10000), p_class_id, p_only
  ) as f (id)
  join public.students as s on s.id = f.id
  left join public.classes as c on c.id = s.class_id
  order by s.created_at desc, s.id desc;
$$;
comment on function private.list_students is
  'list_students for an admin. Leaves an audit row; a call for more rows than a page of the panel has is recorded as '
  'an export. Raises 42501 for anybody else.';

create function private.count_students(p_search text, p_class_id uuid, p_only text) returns integer
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select count(*)::integer from private.find_students(p_search, 10001, 0, p_class_id, p_only);
$$;
comment on function private.count_students(text, uuid, text) is
  'count_students for an admin. Raises 42501 for anybody else.';

-- The API uses the statement timeout that is set on the called function.
create function public.list_students(
  p_search text default null, p_limit integer default 10, p_offset integer default 0, p_class_id uuid default null,
  p_only text default null
)
returns table (
  id uuid, name text, email text, phone text, class_id uuid, class_name text, school_name text, parent_name text,
  has_guardian_consent boolean, created_at timestamptz
)
language sql set search_path = '' set statement_timeout = '8s'
begin atomic
  select (l.student).id, (l.student).name, l.mail_address, (l.student).phone, (l.student).class_id, l.class_name,
    (l.student).school_name, (l.student).parent_name, l.has_guardian_consent, (l.student).created_at
  from private.list_students(p_search, p_limit, p_offset, p_class_id, p_only) as l;
end;
comment on function public.list_students is
  'For admins: students, newest first, whose name contains p_search, without wildcards, in upper or lower case; all '
  'if it is empty. p_class_id selects one class; p_only is no_consent (without a valid guardian''s consent) or '
  'nothing_bought (without an active exam in the current edition). At most 1,000 rows, the API''s maximum, up to the '
  '10,000th student. name, phone, class, school and guardian are null if the student has not given them. '
  'has_guardian_consent is private.has_guardian_consent. Raises 42501 for anybody else; ends after 8 seconds. Source: '
  'docs/specification.md sections 2 and 9.';

create function public.count_students(
  p_search text default null, p_class_id uuid default null, p_only text default null
) returns integer
language sql stable set search_path = '' set statement_timeout = '8s'
return private.count_students(p_search, p_class_id, p_only);
comment on function public.count_students(text, uuid, text) is
  'For admins: how many students list_students finds; 10,001 means more than 10,000. Raises 42501 for anybody else; '
  'ends after 8 seconds.';

grant execute on function private.list_students(text, integer, integer, uuid, text) to authenticated;
grant execute on function private.count_students(text, uuid, text) to authenticated;
grant execute on function public.list_students(text, integer, integer, uuid, text) to authenticated;
grant execute on function public.count_students(text, uuid, text) to authenticated;

-- ------------------------------------------------------------

-- An organiser edits a student's details, but not the role or the email. The audit has the old and the new values,
-- and an edit never overwrites what somebody else has saved meanwhile.

create function private.edit_errors(p_old public.students, p_new public.students) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select error
    from (
      values
        (
          p_new.name is null or (p_new.name is distinct from p_old.name and not private.is_name(p_new.name)),
          'name_missing'
        ),
        (char_length(p_new.name) > 100, 'name_too_long'),
        (
          case when p_new.class_id is null then p_old.class_id is not null
            else not exists (select 1 from public.classes where id = p_new.class_id) end,
          'class_unknown'
        ),
        (char_length(p_new.school_name) > 200, 'school_too_long'),
        (char_length(p_new.parent_name) > 100, 'guardian_too_long'),
        (p_new.phone is distinct from p_old.phone and p_new.phone !~ '^[0-9]{10}$', 'phone_invalid')
    ) as rule (is_broken, error)
    where is_broken
  )
$$;
comment on function private.edit_errors is
  'The errors in a student''s new details; empty if there are none. A new name must be a name (private.is_name). A '
  'new phone number must have 10 digits (docs/specification.md section 5); an older number from the checkout may '
  'stay. A known class can be changed but not removed.';

create function private.update_student(
  p_id uuid, p_seen jsonb, p_name text, p_class_id uuid, p_school_name text, p_parent_name text, p_phone text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_details constant jsonb := jsonb_build_object(
    'name', p_name, 'class_id', p_class_id, 'school_name', p_school_name, 'parent_name', p_parent_name,
    'phone', p_phone
  );
  v_fields constant text[] := array(select field from jsonb_object_keys(v_details) as field order by field);
  v_old public.students;
  v_new public.students;
  v_errors text[];
  v_changed text[];
begin
  perform private.require_admin();
  select * into v_old from public.students where id = p_id and deleted_at is null;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if p_seen is distinct from (select jsonb_object_agg(field, to_jsonb(v_old) -> field) from unnest(v_fields) as field)
    then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  v_new := private.clean_student(jsonb_populate_record(v_old, v_details));
  v_errors := private.edit_errors(v_old, v_new);
  if cardinality(v_errors) > 0 then
    return jsonb_build_object('outcome', 'invalid', 'errors', v_errors);
  end if;

  -- Saves only if the details are still as shown, because somebody else may have changed them in the meantime.
  update public.students as s
  set name = v_new.name, class_id = v_new.class_id, school_name = v_new.school_name, parent_name = v_new.parent_name,
    phone = v_new.phone
  where s.id = p_id and s is not distinct from v_old
  returning * into v_new;
  if not found then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  v_changed := array(
    select field from unnest(v_fields) as field
    where to_jsonb(v_old) -> field is distinct from to_jsonb(v_new) -> field
  );
  if cardinality(v_changed) = 0 then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  select (select auth.uid())::text, 'update_student', p_id,
    jsonb_build_object(
      'before', jsonb_object_agg(field, to_jsonb(v_old) -> field), 'after',
        jsonb_object_agg(field, to_jsonb(v_new) -> field)
    )
  from unnest(v_changed) as field;
  return jsonb_build_object('outcome', 'saved', 'changed', v_changed);
end
$$;
comment on function private.update_student is
  'update_student for an admin. Raises 42501 for anybody else.';

create function public.update_student(
  p_id uuid, p_seen jsonb, p_name text, p_class_id uuid default null, p_school_name text default null,
  p_parent_name text default null, p_phone text default null
) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.update_student(p_id, p_seen, p_name, p_class_id, p_school_name, p_parent_name, p_phone);
comment on function public.update_student is
  'For admins: sets all details of a student, except role and email. p_seen has the details that the admin saw, by '
  'column, as list_students returns them. Returns {outcome}: saved {changed: [column]}, unchanged, not_found, '
  'changed_meanwhile (the details are no longer as in p_seen), or invalid {errors} (private.edit_errors; nothing is '
  'saved). Raises 42501 for anybody else. A change leaves an audit row with the old and new values.';

grant execute on function private.update_student to authenticated;
grant execute on function public.update_student to authenticated;
