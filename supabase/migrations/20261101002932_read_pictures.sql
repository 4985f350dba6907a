-- Organisers and stills (exam sections 7 and 9): the sheets of those whose award is confirmed and of a twentieth by chance, and
-- what is noted on them. Who has a child in the class is kept out, as of its papers (decision 057).

create function private.list_picture_sheets(p_edition_id uuid, p_exam_id uuid, p_limit integer, p_offset integer)
returns table (
  attempt_id uuid, name text, class_name text, award text, is_drawn boolean, pictures integer, verdict text, words text,
  decided_by text, decided_at timestamptz
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_picture_sheets', jsonb_build_object('edition_id', p_edition_id, 'exam_id', p_exam_id, 'offset', p_offset));
  select a.id, s.name, c.name, k.award, coalesce(h.is_drawn, false), (select count(*) from private.find_pictures(a.id))::integer,
    v.verdict, v.words, d.name, v.decided_at
  from private.exam_attempts as a
  join public.students as s on s.id = a.student_id
  join public.classes as c on c.id = a.class_id
  left join private.picture_sheets as h on h.attempt_id = a.id and h.delete_at > private.exam_now()
  left join private.award_checks as k on k.attempt_id = a.id
  left join lateral (
    select r.verdict, r.words, r.decided_by, r.decided_at from private.picture_reviews as r where r.attempt_id = a.id order by r.id desc limit 1
  ) as v on true
  left join public.students as d on d.id = v.decided_by
  where a.edition_id = p_edition_id and a.exam_id = p_exam_id and a.standing not in ('void', 'reset')
    and (k.attempt_id is not null or h.is_drawn)
    and not private.is_kept_out((select auth.uid()), a.edition_id, a.class_id)
  order by v.verdict is not null, k.attempt_id is null, c.number, s.name, a.id
  limit least(greatest(p_limit, 1), 50) offset least(greatest(p_offset, 0), 10000);
$$;
comment on function private.list_picture_sheets(uuid, uuid, integer, integer) is 'list_picture_sheets for an admin. Raises 42501 for anybody else.';

create function public.list_picture_sheets(p_edition_id uuid, p_exam_id uuid, p_limit integer, p_offset integer)
returns table (
  attempt_id uuid, name text, class_name text, award text, is_drawn boolean, pictures integer, verdict text, words text,
  decided_by text, decided_at timestamptz
)
language sql set search_path = ''
return private.list_picture_sheets(p_edition_id, p_exam_id, p_limit, p_offset);
comment on function public.list_picture_sheets(uuid, uuid, integer, integer) is
  'For admins: whose stills of an exam are to be looked at: whose award is confirmed (award), also where there is no picture, and a twentieth by chance (is_drawn). Those without a note first; at most 50 from p_offset on. None of a class that the caller is kept out of. verdict is fine or call. Raises 42501 for anybody else. Leaves an audit row. Source: exam section 9.';

create function private.read_picture_sheet(p_attempt_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
begin
  perform private.require_admin();
  select * into v_attempt from private.exam_attempts where id = p_attempt_id and exam_id is not null;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if private.is_kept_out((select auth.uid()), v_attempt.edition_id, v_attempt.class_id) then
    return jsonb_build_object('outcome', 'kept_out');
  end if;
  if not exists (select 1 from private.award_checks where attempt_id = v_attempt.id)
    and not exists (select 1 from private.picture_sheets where attempt_id = v_attempt.id and is_drawn) then
    return jsonb_build_object('outcome', 'not_chosen');
  end if;
  insert into private.picture_readings (attempt_id, organiser_id) values (v_attempt.id, (select auth.uid()));
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'read_picture_sheet', v_attempt.student_id, jsonb_build_object('attempt_id', v_attempt.id));
  return (
    select jsonb_build_object(
      'outcome', 'sheet', 'name', s.name, 'phone', s.phone, 'email', s.email, 'exam', x.name, 'class', c.name,
      'started_at', private.iso_timestamp(v_attempt.started_at), 'finished_at', private.iso_timestamp(v_attempt.finished_at),
      'pictures', (
        select coalesce(jsonb_agg(jsonb_build_object('path', f.name, 'taken_at', private.iso_timestamp(f.taken_at)) order by f.name), '[]')
        from private.find_pictures(v_attempt.id) as f
        -- Once they are on their way out nobody looks at them any more.
        where exists (select 1 from private.picture_sheets as h where h.attempt_id = v_attempt.id and h.delete_at > private.exam_now())
      ),
      'camera_events', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'at_ms', e.at_ms) order by e.at_ms), '[]')
        from private.exam_room_events as e where e.attempt_id = v_attempt.id and e.kind = 'camera_lost'
      ),
      'reviews', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'verdict', r.verdict, 'words', r.words, 'decided_by', d.name, 'decided_at', private.iso_timestamp(r.decided_at)
        ) order by r.id desc), '[]')
        from private.picture_reviews as r left join public.students as d on d.id = r.decided_by
        where r.attempt_id = v_attempt.id
      )
    )
    from public.students as s
    join public.subjects as x on x.id = v_attempt.exam_id
    join public.classes as c on c.id = v_attempt.class_id
    where s.id = v_attempt.student_id
  );
end
$$;
comment on function private.read_picture_sheet(uuid) is 'read_picture_sheet for an admin. Raises 42501 for anybody else.';

create function public.read_picture_sheet(p_attempt_id uuid) returns jsonb
language sql set search_path = ''
return private.read_picture_sheet(p_attempt_id);
comment on function public.read_picture_sheet(uuid) is
  'For admins: opens the sheet of an attempt, whose stills Storage shows to the caller for 15 minutes from then on. Returns {outcome}: sheet {name, phone, email, exam, class, started_at, finished_at, pictures: [{path, taken_at}], camera_events: [{kind, at_ms}], reviews: [{verdict, words, decided_by, decided_at}]}, the newest review first; not_chosen (neither an award to confirm nor drawn), kept_out, not_found. Times in UTC. Raises 42501 for anybody else. Leaves a row of the reading and an audit row. Source: exam section 9.';

create function private.review_picture_sheet(p_attempt_id uuid, p_verdict text, p_words text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_words text := private.clean_note(p_words);
begin
  perform private.require_admin();
  select * into v_attempt from private.exam_attempts where id = p_attempt_id and exam_id is not null;
  if not found or coalesce(p_verdict, '') not in ('fine', 'call') then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if private.is_kept_out((select auth.uid()), v_attempt.edition_id, v_attempt.class_id) then
    return jsonb_build_object('outcome', 'kept_out');
  end if;
  if not exists (select 1 from private.picture_readings where attempt_id = v_attempt.id and organiser_id = (select auth.uid())) then
    return jsonb_build_object('outcome', 'not_read');
  end if;
  if p_verdict = 'call' and v_words is null then
    return jsonb_build_object('outcome', 'words_missing');
  end if;
  if char_length(v_words) > 500 then
    return jsonb_build_object('outcome', 'words_too_long');
  end if;
  insert into private.picture_reviews (attempt_id, verdict, words, decided_by) values (v_attempt.id, p_verdict, v_words, (select auth.uid()));
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    (select auth.uid())::text, 'review_picture_sheet', v_attempt.student_id, jsonb_build_object('attempt_id', v_attempt.id, 'verdict', p_verdict)
  );
  return jsonb_build_object('outcome', 'noted');
end
$$;
comment on function private.review_picture_sheet(uuid, text, text) is 'review_picture_sheet for an admin. Raises 42501 for anybody else.';

create function public.review_picture_sheet(p_attempt_id uuid, p_verdict text, p_words text default null) returns jsonb
language sql set search_path = ''
return private.review_picture_sheet(p_attempt_id, p_verdict, p_words);
comment on function public.review_picture_sheet(uuid, text, text) is
  'For admins who have opened the sheet: notes fine, or call with the words why (up to 500 characters). The last note holds; none changes a mark, rank or award. Returns {outcome}: noted, words_missing, words_too_long, not_read, kept_out, not_found. Raises 42501 for anybody else. Leaves an audit row. Source: exam section 9.';

revoke all on function private.list_picture_sheets(uuid, uuid, integer, integer) from public, anon, authenticated;
revoke all on function private.read_picture_sheet(uuid) from public, anon, authenticated;
revoke all on function private.review_picture_sheet(uuid, text, text) from public, anon, authenticated;
revoke all on function public.list_picture_sheets(uuid, uuid, integer, integer) from public, anon, authenticated;
revoke all on function public.read_picture_sheet(uuid) from public, anon, authenticated;
revoke all on function public.review_picture_sheet(uuid, text, text) from public, anon, authenticated;
grant execute on function private.list_picture_sheets(uuid, uuid, integer, integer) to authenticated;
grant execute on function private.read_picture_sheet(uuid) to authenticated;
grant execute on function private.review_picture_sheet(uuid, text, text) to authenticated;
grant execute on function public.list_picture_sheets(uuid, uuid, integer, integer) to authenticated;
grant execute on function public.read_picture_sheet(uuid) to authenticated;
grant execute on function public.review_picture_sheet(uuid, text, text) to authenticated;
