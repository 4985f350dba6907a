-- The organiser fixes a student's details. Role and email are not among them; every change leaves what was and what is,
-- and none undoes what somebody else has saved since the organiser looked.

create function private.edit_errors(
  p_old public.students, p_name text, p_class_id uuid, p_school_name text, p_parent_name text, p_phone text
) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select fault
    from (
      values
        (p_name is null, 'name_missing'),
        (char_length(p_name) > 100, 'name_too_long'),
        (
          case when p_class_id is null then p_old.class_id is not null
            else not exists (select 1 from public.classes where id = p_class_id) end,
          'class_unknown'
        ),
        (char_length(p_school_name) > 200, 'school_too_long'),
        (char_length(p_parent_name) > 100, 'guardian_too_long'),
        (p_phone is distinct from p_old.phone and p_phone !~ '^[0-9]{10}$', 'phone_invalid')
    ) as rule (is_broken, fault)
    where is_broken
  )
$$;
comment on function private.edit_errors(public.students, text, uuid, text, text, text) is
  'What is wrong with new details of a student; empty when nothing is. A phone as the checkout took it may stay, a new one has 10 digits (specification section 5); a class that is known can change but not go.';
revoke all on function private.edit_errors(public.students, text, uuid, text, text, text) from public;

create function private.update_student(
  p_id uuid, p_seen jsonb, p_name text, p_class_id uuid, p_school_name text, p_parent_name text, p_phone text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_kept constant text[] := array['name', 'class_id', 'school_name', 'parent_name', 'phone'];
  v_old public.students;
  v_new public.students;
  v_name text := private.clean_line(p_name);
  v_school_name text := private.clean_line(p_school_name);
  v_parent_name text := private.clean_line(p_parent_name);
  v_phone text := private.clean_line(p_phone);
  v_faults text[];
  v_changed text[];
begin
  perform private.require_admin();
  select * into v_old from public.students where id = p_id and deleted_at is null;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if p_seen is distinct from (select jsonb_object_agg(field, to_jsonb(v_old) -> field) from unnest(v_kept) as field) then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  v_faults := private.edit_errors(v_old, v_name, p_class_id, v_school_name, v_parent_name, v_phone);
  if cardinality(v_faults) > 0 then
    return jsonb_build_object('outcome', 'invalid', 'faults', v_faults);
  end if;

  -- Only from what was read: somebody else may save in this moment.
  update public.students as s
  set name = v_name, class_id = p_class_id, school_name = v_school_name, parent_name = v_parent_name, phone = v_phone
  where s.id = p_id and s is not distinct from v_old
  returning * into v_new;
  if not found then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  v_changed := array(
    select field from unnest(v_kept) as field where to_jsonb(v_old) -> field is distinct from to_jsonb(v_new) -> field
  );
  if cardinality(v_changed) = 0 then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  select (select auth.uid())::text, 'update_student', p_id,
    jsonb_build_object(
      'before', jsonb_object_agg(field, to_jsonb(v_old) -> field), 'after', jsonb_object_agg(field, to_jsonb(v_new) -> field)
    )
  from unnest(v_changed) as field;
  return jsonb_build_object('outcome', 'saved', 'changed', v_changed);
end
$$;
comment on function private.update_student(uuid, jsonb, text, uuid, text, text, text) is
  'update_student for an admin. Raises 42501 for anybody else.';

create function public.update_student(
  p_id uuid, p_seen jsonb, p_name text, p_class_id uuid default null, p_school_name text default null,
  p_parent_name text default null, p_phone text default null
) returns jsonb
language sql set search_path = ''
return private.update_student(p_id, p_seen, p_name, p_class_id, p_school_name, p_parent_name, p_phone);
comment on function public.update_student(uuid, jsonb, text, uuid, text, text, text) is
  'For admins: sets a student''s name, class, school, guardian and phone, from those that were seen; never role or email. p_seen is {name, class_id, school_name, parent_name, phone} as list_students has them. Returns {outcome}: saved {changed: [column]}, unchanged, not_found, changed_meanwhile (they are no longer as they were seen), or invalid {faults: name_missing | name_too_long | class_unknown | school_too_long | guardian_too_long | phone_invalid}, which changes nothing. Raises 42501 for anybody else. A change leaves an audit row with before and after.';

revoke all on function private.update_student(uuid, jsonb, text, uuid, text, text, text) from public, anon, authenticated;
revoke all on function public.update_student(uuid, jsonb, text, uuid, text, text, text) from public, anon, authenticated;
grant execute on function private.update_student(uuid, jsonb, text, uuid, text, text, text) to authenticated;
grant execute on function public.update_student(uuid, jsonb, text, uuid, text, text, text) to authenticated;
