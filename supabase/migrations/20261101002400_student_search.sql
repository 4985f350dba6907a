-- The organiser's list of students: newest first, searched by name. The work of one request is bounded, whatever the
-- number of students: up to 10,000 are looked at one by one. Where there are more, the newest are, 10,001 of them and
-- beyond about 20,000 students 5,000, and then an index of letters is asked for what is rarer.

create function private.short_grams(p_text text) returns text[]
language sql immutable strict parallel safe set search_path = ''
as $$
  select coalesce(array_agg(distinct g.gram), '{}')
  from (select string_to_array(p_text, null) as letters) as t
  cross join lateral unnest(t.letters, t.letters[2:]) as c (letter, next)
  cross join lateral (values (c.letter), (c.letter || c.next)) as g (gram)
  where g.gram is not null
$$;
comment on function private.short_grams(text) is
  'Every character of a text and every pair of neighbours, for searches that have no three letters in a row: trigrams know nothing of one letter, of two, or of signs.';
revoke all on function private.short_grams(text) from public;
-- Whoever writes a name also writes the index over it.
grant execute on function private.short_grams(text) to authenticated;

create index students_short_grams on public.students using gin (private.short_grams(name_key))
  with (fastupdate = off) where deleted_at is null;

create function private.like_pattern(p_text text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$ select '%' || replace(replace(replace(lower(p_text), '\', '\\'), '%', '\%'), '_', '\_') || '%' $$;
comment on function private.like_pattern(text) is 'The pattern for whatever contains this text, every sign of it taken literally.';
revoke all on function private.like_pattern(text) from public;

create function private.find_all_students(
  p_limit integer, p_offset integer, out ids uuid[], out total integer, out total_is text
)
language plpgsql stable set search_path = ''
as $$
begin
  ids := array(
    select id from public.students where deleted_at is null
    order by created_at desc, id desc limit p_limit offset p_offset
  );
  select count(*) into total
  from (select 1 from public.students where deleted_at is null order by created_at desc, id desc limit 10001) as s;
  total_is := case when total > 10000 then 'more' else 'exact' end;
  total := least(total, 10000);
end
$$;
comment on function private.find_all_students(integer, integer) is
  'One page of all students, newest first, and how many there are, as private.search_students has it.';
revoke all on function private.find_all_students(integer, integer) from public;

create function private.find_students_by_letters(p_text text) returns table (id uuid, created_at timestamptz)
language plpgsql stable set search_path = '' set enable_seqscan = off
as $$
declare
  v_pattern constant text := private.like_pattern(p_text);
  v_grams constant text[] := private.short_grams(lower(p_text));
begin
  if p_text ~ '[[:alnum:]]{3}' then
    return query
    select s.id, s.created_at from public.students as s where s.deleted_at is null and s.name_key like v_pattern;
  else
    return query
    select s.id, s.created_at from public.students as s
    where s.deleted_at is null and private.short_grams(s.name_key) @> v_grams and s.name_key like v_pattern;
  end if;
end
$$;
comment on function private.find_students_by_letters(text) is
  'All students whose name contains a text, gathered by an index of letters: for texts that few names contain.';
revoke all on function private.find_students_by_letters(text) from public;

create function private.search_students(
  p_search text, p_limit integer, p_offset integer, out ids uuid[], out total integer, out total_is text
)
language plpgsql stable set search_path = '' set enable_seqscan = off
as $$
declare
  v_text text := lower(btrim(p_search));
  v_pattern text := private.like_pattern(v_text);
  v_students real := (select reltuples from pg_catalog.pg_class where oid = 'public.students'::regclass);
  -- One more than 10,000 tells that there are more.
  v_budget integer := case when v_students > 20000 then 5000 else 10001 end;
  v_looked integer;
  v_found integer;
begin
  if coalesce(v_text, '') = '' then
    select f.* into ids, total, total_is from private.find_all_students(p_limit, p_offset) as f;
    return;
  end if;
  -- No name is as long.
  if char_length(v_text) > 100 then
    ids := '{}';
    total := 0;
    total_is := 'exact';
    return;
  end if;

  with newest as materialized (
    select id, created_at, name_key from public.students
    where deleted_at is null order by created_at desc, id desc limit v_budget
  ), found as materialized (
    select id, created_at from newest where name_key like v_pattern
  )
  select (select count(*) from newest), (select count(*) from found),
    array(select id from found order by created_at desc, id desc limit p_limit offset p_offset)
  into v_looked, v_found, ids;
  total := v_found;
  total_is := 'exact';
  if v_looked < v_budget then
    return;
  end if;

  -- As many among the others as among the newest: which way is shorter, on through the list or by the letters?
  v_students := greatest(v_students, v_looked);
  if v_found < p_offset + p_limit then
    if v_found = 0 or (p_offset + p_limit)::real * v_looked / v_found > 6 * v_students * v_found / v_looked then
      with found as materialized (
        select f.id, f.created_at from private.find_students_by_letters(v_text) as f
      )
      select (select least(count(*), 10001) from found),
        array(select id from found order by created_at desc, id desc limit p_limit offset p_offset)
      into total, ids;
      total_is := case when total > 10000 then 'more' else 'exact' end;
      total := least(total, 10000);
      return;
    end if;
    ids := array(
      select id from public.students where deleted_at is null and name_key like v_pattern
      order by created_at desc, id desc limit p_limit offset p_offset
    );
  end if;
  total := least(10000, v_students * v_found / v_looked);
  total_is := case when total >= 10000 then 'more' else 'about' end;
end
$$;
comment on function private.search_students(text, integer, integer) is
  'One page of the students whose name contains a text, newest first, and how many there are: exact, about (reckoned from the newest), or more than 10,000. The ids are always right, the reckoning only chooses the way.';
revoke all on function private.search_students(text, integer, integer) from public;

create function private.describe_students(p_ids uuid[]) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', s.id, 'name', s.name, 'email', s.email, 'phone', s.phone, 'class_id', s.class_id, 'class_name', c.name,
        'school_name', s.school_name, 'parent_name', s.parent_name, 'role', s.role, 'created_at', s.created_at
      )
      order by x.place
    ),
    '[]'
  )
  from unnest(p_ids) with ordinality as x (id, place)
  join public.students as s on s.id = x.id
  left join public.classes as c on c.id = s.class_id
$$;
comment on function private.describe_students(uuid[]) is 'Students as the organiser sees them, in the order of the ids.';
revoke all on function private.describe_students(uuid[]) from public;

create function private.list_students(p_search text, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_limit integer := least(greatest(p_limit, 0), 50);
  v_offset integer := least(greatest(p_offset, 0), 10000);
  v_page record;
begin
  perform private.require_admin();
  -- One more than asked for tells whether there is a next page.
  select * into v_page from private.search_students(p_search, v_limit + 1, v_offset);
  return jsonb_build_object(
    'total', v_page.total, 'total_is', v_page.total_is,
    'has_more', cardinality(v_page.ids) > v_limit and v_offset + v_limit <= 10000,
    'students', private.describe_students(v_page.ids[:v_limit])
  );
end
$$;
comment on function private.list_students(text, integer, integer) is 'list_students for an admin. Raises 42501 for anybody else.';

create function public.list_students(p_search text default null, p_limit integer default 10, p_offset integer default 0)
returns jsonb
language sql stable set search_path = ''
return private.list_students(p_search, p_limit, p_offset);
comment on function public.list_students(text, integer, integer) is
  'For admins: students, newest first, whose name contains p_search, every character of it taken literally, in any case; all without one. At most 50 a page, the first 10,000 can be reached. Returns {total, total_is: exact | about | more (than 10,000), has_more, students: [{id, name, email, phone, class_id, class_name, school_name, parent_name, role, created_at}]}. Raises 42501 for anybody else. Source: specification sections 2 and 9.';

create function private.export_students(p_search text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.describe_students((private.search_students(p_search, 10000, 0)).ids);
end
$$;
comment on function private.export_students(text) is 'export_students for an admin. Raises 42501 for anybody else.';

create function public.export_students(p_search text default null) returns jsonb
language sql stable set search_path = ''
return private.export_students(p_search);
comment on function public.export_students(text) is
  'For admins: the first 10,000 students of the same search in the same order as list_students, as an array. Raises 42501 for anybody else.';

revoke all on function private.list_students(text, integer, integer) from public, anon, authenticated;
revoke all on function private.export_students(text) from public, anon, authenticated;
revoke all on function public.list_students(text, integer, integer) from public, anon, authenticated;
revoke all on function public.export_students(text) from public, anon, authenticated;
grant execute on function private.list_students(text, integer, integer) to authenticated;
grant execute on function private.export_students(text) to authenticated;
grant execute on function public.list_students(text, integer, integer) to authenticated;
grant execute on function public.export_students(text) to authenticated;
