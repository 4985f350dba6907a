-- The organiser's list of students: newest first, searched by name. Table and indexes are in …000400_students.sql.
-- A request does the work of its page and no more than that of 10,000 students; where a text gives the indexes nothing to
-- hold on to, the time it is given ends it.

create function private.like_pattern(p_text text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select '%' || replace(replace(replace(lower(p_text), '\', '\\'), '%', '\%'), '_', '\_') || '%' $$;
comment on function private.like_pattern(text) is 'The pattern for texts that contain this text, taken literally.';
revoke all on function private.like_pattern(text) from public;

-- Planned again for each text: how common it is decides between the newest students and the trigrams.
create function private.find_students(p_search text, p_limit integer, p_offset integer) returns setof uuid
language plpgsql stable rows 50 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern constant text := private.like_pattern(private.clean_line(p_search));
begin
  return query
  select s.id from public.students as s
  where s.deleted_at is null and s.role = 'student' and (v_pattern is null or s.name_key like v_pattern)
  order by s.created_at desc, s.id desc
  limit p_limit offset p_offset;
end
$$;
comment on function private.find_students(text, integer, integer) is
  'The ids of the students whose name contains a text, in any case; of all where there is none. Newest first, and no organiser among them.';
revoke all on function private.find_students(text, integer, integer) from public;

create function private.list_students(p_search text, p_limit integer, p_offset integer)
returns table (
  id uuid, name text, email text, phone text, class_id uuid, class_name text, school_name text, parent_name text,
  has_guardian_consent boolean, created_at timestamptz
)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change(
    case when p_limit > 50 then 'export_students' else 'list_students' end,
    jsonb_build_object('limit', p_limit, 'offset', p_offset, 'is_search', nullif(btrim(p_search), '') is not null)
  );
  select s.id, s.name, s.email, s.phone, s.class_id, c.name, s.school_name, s.parent_name,
    private.has_guardian_consent(s.id), s.created_at
  from private.find_students(p_search, least(greatest(p_limit, 0), 1000), least(greatest(p_offset, 0), 10000)) as f (id)
  join public.students as s on s.id = f.id
  left join public.classes as c on c.id = s.class_id
  order by s.created_at desc, s.id desc;
$$;
comment on function private.list_students(text, integer, integer) is 'list_students for an admin, who leaves an audit row: of an export where more is asked for than the panel shows on a page. Raises 42501 for anybody else.';

create function private.count_students(p_search text) returns integer
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select count(*)::integer from private.find_students(p_search, 10001, 0);
$$;
comment on function private.count_students(text) is 'count_students for an admin. Raises 42501 for anybody else.';

-- The API gives a call the time that its function names.
create function public.list_students(p_search text default null, p_limit integer default 10, p_offset integer default 0)
returns table (
  id uuid, name text, email text, phone text, class_id uuid, class_name text, school_name text, parent_name text,
  has_guardian_consent boolean, created_at timestamptz
)
language sql set search_path = '' set statement_timeout = '5s'
return private.list_students(p_search, p_limit, p_offset);
comment on function public.list_students(text, integer, integer) is
  'For admins: students, newest first, whose name contains p_search, every character of it taken literally, in any case; all without one. At most 1,000 rows, which is all the API gives at once, from no further than the 10,000th. Null is what a student has not given: name, phone, class, school, guardian. has_guardian_consent is private.has_guardian_consent. Raises 42501 for anybody else; ends after 5 seconds. Source: specification sections 2 and 9.';

create function public.count_students(p_search text default null) returns integer
language sql stable set search_path = '' set statement_timeout = '5s'
return private.count_students(p_search);
comment on function public.count_students(text) is
  'For admins: how many students list_students finds, counted to 10,001: beyond 10,000 it is only known that there are more. Raises 42501 for anybody else; ends after 5 seconds.';

revoke all on function private.list_students(text, integer, integer) from public, anon, authenticated;
revoke all on function private.count_students(text) from public, anon, authenticated;
revoke all on function public.list_students(text, integer, integer) from public, anon, authenticated;
revoke all on function public.count_students(text) from public, anon, authenticated;
grant execute on function private.list_students(text, integer, integer) to authenticated;
grant execute on function private.count_students(text) to authenticated;
grant execute on function public.list_students(text, integer, integer) to authenticated;
grant execute on function public.count_students(text) to authenticated;
