-- Camera pictures (docs/exam.md section 9, decision 088): which attempts may have them, and who may see them. Storage
-- has the files in the bucket exam-pictures; its policies call functions from this file. Marking never uses any of
-- this.

create function private.is_camera_used(p_edition_id uuid, p_student_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select 1 from public.editions as e where e.id = p_edition_id and e.camera = 'optional')
    and (private.find_guardian_consent(p_student_id, 'camera')).id is not null
$$;
comment on function private.is_camera_used(uuid, uuid) is
  'Whether pictures of a student may be taken in an edition''s exams: the edition''s setting is optional, and a '
  'guardian has consented to the camera. Source: docs/exam.md section 9.';

create table private.picture_sheets (
  attempt_id uuid primary key references private.exam_attempts (id),
  opened_at timestamptz not null,
  is_drawn boolean not null default random() < 0.05,
  delete_at timestamptz not null,
  tries smallint not null default 0,
  next_try_at timestamptz not null default '-infinity',
  last_error text check (char_length(last_error) <= 200)
);
comment on table private.picture_sheets is
  'One row for each attempt that may have pictures in the bucket exam-pictures, from when the exam page first asks to '
  'send them until they are deleted. Also the queue for deleting them.';
comment on column private.picture_sheets.is_drawn is
  'Whether the sheet is in the random twentieth that organisers look at. The database draws it, so that no id reveals '
  'it to a family.';
comment on column private.picture_sheets.delete_at is
  'When its pictures must be deleted: 28 days after the final result; earlier if the consent was withdrawn, the '
  'account deleted or the edition''s setting changed to off; 180 days after the exam if there is no final result.';
comment on column private.picture_sheets.next_try_at is
  'Not claimed again before this time. A claim lasts four minutes.';

create index picture_sheets_delete_at on private.picture_sheets (delete_at);

create table private.picture_readings (
  id bigint generated always as identity primary key,
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  organiser_id uuid not null references public.students (id),
  read_at timestamptz not null default now()
);
comment on table private.picture_readings is
  'Each time an organiser opened a sheet of pictures. A row allows fetching the pictures for 15 minutes, so that '
  'nobody sees them without a row.';
create index picture_readings_attempt on private.picture_readings (attempt_id, organiser_id, read_at desc);
create index picture_readings_organiser on private.picture_readings (organiser_id);

create table private.picture_reviews (
  id bigint generated always as identity primary key,
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  verdict text not null check (verdict in ('fine', 'call')),
  note text check (char_length(note) between 1 and 500),
  decided_by uuid not null references public.students (id),
  decided_at timestamptz not null default now(),
  check (verdict = 'fine' or note is not null)
);
comment on table private.picture_reviews is
  'An organiser''s note on a sheet of pictures: fine, or that the family should be called and why. The latest note '
  'counts. It never affects a mark, rank or award.';
create index picture_reviews_attempt on private.picture_reviews (attempt_id, id desc);
create index picture_reviews_decided_by on private.picture_reviews (decided_by);

alter table private.picture_sheets enable row level security;
alter table private.picture_readings enable row level security;
alter table private.picture_reviews enable row level security;

create function private.picture_names(p_attempt_id uuid) returns text[]
language sql immutable set search_path = ''
as $$ select array_agg(p_attempt_id || '/' || to_char(i, 'FM00') order by i) from generate_series(1, 45) as i $$;
comment on function private.picture_names(uuid) is
  'The names that an attempt''s pictures can have in the bucket: {attempt}/01 to 45, one for every two minutes since '
  'its start. So an attempt never has more than 45 pictures.';

create function private.find_pictures(p_attempt_id uuid) returns table (name text, taken_at timestamptz)
language sql stable set search_path = ''
as $$
  select o.name, o.created_at
  from storage.objects as o
  where o.bucket_id = 'exam-pictures' and o.name = any (private.picture_names(p_attempt_id))
  order by o.name
$$;
comment on function private.find_pictures(uuid) is
  'The pictures that Storage has of an attempt, with their arrival times in UTC.';

create function private.picture_attempt_id(p_name text) returns uuid
language sql immutable set search_path = ''
as $$
  select case when p_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9]{2}$'
    then split_part(p_name, '/', 1)::uuid end
$$;
comment on function private.picture_attempt_id(text) is
  'The attempt of a picture, from its name in the bucket; null if the name is not that of a picture.';

create function private.may_add_picture(p_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1
    from private.exam_attempts as a
    join private.picture_sheets as s on s.attempt_id = a.id and s.delete_at > private.exam_now()
    where a.id = private.picture_attempt_id(p_name) and a.student_id = private.student_id()
      and a.finished_at is null and private.exam_now() <= private.find_deadline(a)
      and p_name = any (private.picture_names(a.id))
      and private.is_camera_used(a.edition_id, a.student_id)
  )
$$;
comment on function private.may_add_picture(text) is
  'For Storage''s policy: whether the caller may upload a picture with this name: it must belong to the caller''s own '
  'running attempt, with an open sheet and a valid consent. Storage itself refuses a name that already exists. '
  'Source: docs/exam.md section 9.';

create function private.may_see_picture(p_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  -- Only downloads are allowed: a list would run this for each file of the bucket, and a signed URL would be open to
  -- everybody for its lifetime. An upload may read its own row.
  select coalesce(current_setting('storage.operation', true), '') in (
    '', 'storage.object.get_authenticated', 'storage.object.upload'
  ) and exists (
    select 1
    from private.exam_attempts as a
    where a.id = private.picture_attempt_id(p_name) and (
      a.student_id = private.student_id()
      or (private.is_admin() and exists (
        select 1
        from private.picture_readings as r
        join private.picture_sheets as s on s.attempt_id = r.attempt_id and s.delete_at > private.exam_now()
        where r.attempt_id = a.id and r.organiser_id = (select auth.uid()) and r.read_at > now() - interval '15 minutes'
      ))
    )
  )
$$;
comment on function private.may_see_picture(text) is
  'For Storage''s policy: whether the caller may download a picture: the student''s family, or an organiser who has '
  'opened its sheet in the last 15 minutes (read_picture_sheet); nobody once its deletion is due (E11). Nobody may '
  'list pictures or create signed URLs.';
-- Policies run as the caller, so these functions are granted; schema private is not exposed, so nobody can call them
-- directly.
grant execute on function private.may_add_picture(text) to authenticated;
grant execute on function private.may_see_picture(text) to authenticated;

-- No user may change or delete a picture; background-jobs deletes them with the secret key.
create policy exam_pictures_insert_own on storage.objects for insert to authenticated
  with check (bucket_id = 'exam-pictures' and private.may_add_picture(name));
create policy exam_pictures_select_own on storage.objects for select to authenticated
  using (bucket_id = 'exam-pictures' and private.may_see_picture(name));

create function private.open_picture_sheet(p_attempt_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
begin
  select * into v_attempt from private.exam_attempts where id = p_attempt_id and student_id = private.student_id();
  if not found then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  if v_attempt.exam_id is null then
    return jsonb_build_object('outcome', 'rehearsal');
  end if;
  if v_attempt.finished_at is not null or private.exam_now() > private.find_deadline(v_attempt) then
    return jsonb_build_object('outcome', 'over');
  end if;
  if not private.is_camera_used(v_attempt.edition_id, v_attempt.student_id) then
    return jsonb_build_object('outcome', 'off');
  end if;
  insert into private.picture_sheets (attempt_id, opened_at, delete_at)
  values (v_attempt.id, private.exam_now(), private.exam_now() + interval '180 days')
  on conflict (attempt_id) do nothing;
  if exists (select 1 from private.picture_sheets where attempt_id = v_attempt.id and delete_at <= private.exam_now())
    then
    return jsonb_build_object('outcome', 'off');
  end if;
  return jsonb_build_object('outcome', 'open', 'started_at', private.iso_timestamp(v_attempt.started_at), 'server_now',
    private.iso_timestamp(private.exam_now()));
end
$$;
comment on function private.open_picture_sheet(uuid) is
  'open_picture_sheet for the caller alone. Raises 42501 if it is not the caller''s own attempt.';

create function public.open_picture_sheet(p_attempt_id uuid) returns jsonb
language sql set search_path = ''
return private.open_picture_sheet(p_attempt_id);
comment on function public.open_picture_sheet(uuid) is
  'Asks, once per page load and after the student has allowed the camera, whether the exam page may send pictures. '
  'Returns {outcome}: open {started_at, server_now} (pictures may be uploaded to the bucket exam-pictures as '
  '{attempt}/01 to 45, one for every two minutes since started_at), off (the edition uses no camera, there is no '
  'valid guardian''s consent, or the pictures are due for deletion), rehearsal (pictures are not stored), over. Times '
  'in UTC. Raises 42501 if it is not the caller''s own attempt. Source: docs/exam.md section 9.';

create function private.list_my_pictures(p_attempt_id uuid) returns table (path text, taken_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select f.name, f.taken_at
  from private.exam_attempts as a
  join private.picture_sheets as s on s.attempt_id = a.id and s.delete_at > private.exam_now()
  cross join lateral private.find_pictures(a.id) as f
  where a.id = p_attempt_id and a.student_id = private.student_id()
  order by f.name
$$;
comment on function private.list_my_pictures(uuid) is
  'list_my_pictures for the caller alone: returns nothing for an attempt of somebody else.';

create function public.list_my_pictures(p_attempt_id uuid) returns table (path text, taken_at timestamptz)
language sql stable set search_path = ''
return private.list_my_pictures(p_attempt_id);
comment on function public.list_my_pictures(uuid) is
  'The pictures of the caller''s own attempt: the path of each in Storage and its arrival time in UTC; none once they '
  'are due for deletion. Source: docs/exam.md section 1 (E11).';

grant execute on function private.open_picture_sheet(uuid) to authenticated;
grant execute on function public.open_picture_sheet(uuid) to authenticated;
grant execute on function private.list_my_pictures(uuid) to authenticated;
grant execute on function public.list_my_pictures(uuid) to authenticated;

-- ------------------------------------------------------------

-- Pictures and recorded exam events are deleted 30 days after the final result; earlier if the consent is withdrawn,
-- the account deleted, or the edition's camera setting changed to off (E11, decision 088). Storage deletes the files:
-- background-jobs claims a few sheets at a time.

create function private.kept_after_final() returns interval
language sql immutable set search_path = ''
return interval '28 days';
comment on function private.kept_after_final() is
  'How long after the final result pictures and recorded exam events stay. Two days less than the promised 30 (E11), '
  'because the jobs need up to one day (decision 088).';

create function private.set_picture_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.picture_sheets as s set delete_at = least(s.delete_at, new.final_at + private.kept_after_final())
  from private.exam_attempts as a
  where a.id = s.attempt_id and a.paper_id = new.paper_id;
  return null;
end
$$;
comment on function private.set_picture_deletion() is
  'Trigger: sets when a paper''s pictures are deleted, once its result is final.';
create trigger paper_results_set_picture_deletion after update of final_at on private.paper_results
  for each row when (old.final_at is null and new.final_at is not null) execute function private.set_picture_deletion();

create function private.drop_pictures(p_student_id uuid) returns void
language sql set search_path = ''
as $$
  update private.picture_sheets as s set delete_at = private.exam_now()
  from private.exam_attempts as a
  where a.id = s.attempt_id and a.student_id = p_student_id and s.delete_at > private.exam_now()
$$;
comment on function private.drop_pictures(uuid) is 'Makes all pictures of a student due for deletion now.';

create function private.drop_withdrawn_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.drop_pictures(new.student_id);
  -- Recorded events about the camera depend on the consent to the camera, all others on the consent to the exam.
  delete from private.exam_room_events as e using private.exam_attempts as a
  where a.id = e.attempt_id and a.student_id = new.student_id and a.exam_id is not null
    and (new.kind = 'exam' or e.kind = 'camera_lost');
  return null;
end
$$;
comment on function private.drop_withdrawn_pictures() is
  'Trigger: when a guardian withdraws a consent, makes the student''s pictures due for deletion and deletes recorded '
  'exam events: only camera events if it was the camera consent, all if it was the exam consent.';
create trigger guardian_consents_drop_pictures after update of withdrawn_at on private.guardian_consents
  for each row when (old.withdrawn_at is null and new.withdrawn_at is not null)
    execute function private.drop_withdrawn_pictures();

create function private.drop_deleted_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.drop_pictures(new.id);
  update private.picture_reviews as v set note = 'account deleted'
  from private.exam_attempts as a
  where a.id = v.attempt_id and a.student_id = new.id and v.note is not null;
  return null;
end
$$;
comment on function private.drop_deleted_pictures() is
  'Trigger: makes a deleted account''s pictures due for deletion and removes the texts of their reviews. Its recorded '
  'exam events were deleted with its sessions.';
create trigger students_drop_pictures after update of deleted_at on public.students
  for each row when (old.deleted_at is null and new.deleted_at is not null)
    execute function private.drop_deleted_pictures();

create function private.drop_edition_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.picture_sheets as s set delete_at = private.exam_now()
  from private.exam_attempts as a
  where a.id = s.attempt_id and a.edition_id = new.id and s.delete_at > private.exam_now();
  return null;
end
$$;
comment on function private.drop_edition_pictures() is
  'Trigger: when an edition''s camera setting becomes off, makes all its pictures due for deletion now.';
create trigger editions_drop_pictures after update of camera on public.editions
  for each row when (old.camera <> 'off' and new.camera = 'off') execute function private.drop_edition_pictures();

create function public.claim_picture_purges(p_limit integer) returns table (attempt_id uuid, names text[])
language sql security definer set search_path = ''
as $$
  with due as (
    select s.attempt_id
    from private.picture_sheets as s
    where s.next_try_at <= private.exam_now()
      -- After two minutes, a picture whose upload was running when its deletion became due has arrived.
      and s.delete_at <= private.exam_now() - interval '2 minutes'
    order by s.delete_at, s.attempt_id
    limit least(greatest(p_limit, 1), 20)
    for update of s skip locked
  ), claimed as (
    update private.picture_sheets as s
    set next_try_at = private.exam_now() + private.batch_claim_time(), tries = least(s.tries + 1, 100)
    from due where s.attempt_id = due.attempt_id
    returning s.attempt_id
  )
  select c.attempt_id, array(select f.name from private.find_pictures(c.attempt_id) as f) from claimed as c
$$;
comment on function public.claim_picture_purges(integer) is
  'For background-jobs: claims for 4 minutes up to p_limit (at most 20) attempts whose pictures are due for deletion, '
  'the longest due first, and returns the names of the pictures in Storage, at most 900. Report the result to '
  'finish_picture_purges.';
grant execute on function public.claim_picture_purges(integer) to service_role;

create function public.finish_picture_purges(p_attempt_ids uuid[], p_error text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_deleted_count integer;
  v_remaining_count integer;
begin
  delete from private.picture_sheets as s
  where s.attempt_id = any (p_attempt_ids) and s.delete_at <= private.exam_now()
    and not exists (select 1 from private.find_pictures(s.attempt_id));
  get diagnostics v_deleted_count = row_count;
  update private.picture_sheets
  set last_error = left(coalesce(p_error, 'still there'), 200),
    next_try_at = private.exam_now() + make_interval(mins => least(360, 5 * 2 ^ least(tries, 7))::integer)
  where attempt_id = any (p_attempt_ids);
  get diagnostics v_remaining_count = row_count;
  return jsonb_build_object('gone', v_deleted_count, 'left', v_remaining_count);
end
$$;
comment on function public.finish_picture_purges(uuid[], text) is
  'For background-jobs: reports that Storage was asked to delete the pictures of these attempts; p_error is the error, '
  'if any. Deletes the sheets whose pictures are all gone; the others can be claimed again after 10 minutes, 20, and '
  'so on up to 6 hours. Returns {gone, left}.';
grant execute on function public.finish_picture_purges(uuid[], text) to service_role;

create function public.count_late_pictures() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('sheets', count(*))
  from private.picture_sheets as s
  where s.delete_at < private.exam_now() - interval '36 hours'
$$;
comment on function public.count_late_pictures() is
  'For background-jobs: {sheets}, the number of attempts whose pictures should have been deleted 36 hours ago or '
  'earlier. Above 0 it raises an alarm, because 12 hours later the promise of 30 days is broken (E11).';
grant execute on function public.count_late_pictures() to service_role;

create function private.purge_room_events() returns integer
language plpgsql set search_path = ''
as $$
declare
  v_count integer;
begin
  delete from private.exam_room_events where id in (
    select e.id
    from private.paper_results as r
    join private.exam_attempts as a on a.paper_id = r.paper_id
    join private.exam_room_events as e on e.attempt_id = a.id
    -- Results of earlier years have no events left, so they are skipped.
    where r.final_at between private.exam_now() - interval '1 year' and private.exam_now() - private.kept_after_final()
    union
    -- An exam that was cancelled or never published has no final result; its events are deleted by age.
    select e.id from private.exam_room_events as e where e.noted_at < private.exam_now() - interval '180 days'
    limit 5000
  );
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
comment on function private.purge_room_events() is
  'Deletes recorded exam events of exams whose final result is old enough (E11), and all events that are 180 days '
  'old, at most 5,000 rows per call. Returns how many.';

-- ------------------------------------------------------------

-- Pictures for organisers (docs/exam.md sections 7 and 9): the sheets of students whose award must be confirmed and of
-- a random twentieth, and the reviews. Organisers with a child in the class have no access, as with its papers
-- (decision 057).

create function private.list_picture_sheets(p_edition_id uuid, p_exam_id uuid, p_limit integer, p_offset integer)
returns table (
  attempt_id uuid, name text, class_name text, award text, is_drawn boolean, pictures integer, verdict text, note text,
  decided_by text, decided_at timestamptz
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_picture_sheets',
    jsonb_build_object('edition_id', p_edition_id, 'exam_id', p_exam_id, 'offset', p_offset));
  select a.id, s.name, c.name, k.award, coalesce(h.is_drawn, false),
  (select count(*) from private.find_pictures(a.id))::integer,
    v.verdict, v.note, d.name, v.decided_at
  from private.exam_attempts as a
  join public.students as s on s.id = a.student_id
  join public.classes as c on c.id = a.class_id
  left join private.picture_sheets as h on h.attempt_id = a.id and h.delete_at > private.exam_now()
  left join private.award_checks as k on k.attempt_id = a.id
  left join lateral (
    select r.verdict, r.note, r.decided_by, r.decided_at from private.picture_reviews as r where r.attempt_id = a.id
      order by r.id desc limit 1
  ) as v on true
  left join public.students as d on d.id = v.decided_by
  where a.edition_id = p_edition_id and a.exam_id = p_exam_id and a.status not in ('void', 'reset')
    and (k.attempt_id is not null or h.is_drawn)
    and not private.has_conflict_of_interest((select auth.uid()), a.edition_id, a.class_id)
  order by v.verdict is not null, k.attempt_id is null, c.number, s.name, a.id
  limit least(greatest(p_limit, 1), 50) offset least(greatest(p_offset, 0), 10000);
$$;
comment on function private.list_picture_sheets(uuid, uuid, integer, integer) is
  'list_picture_sheets for an admin. Raises 42501 for anybody else.';

create function public.list_picture_sheets(p_edition_id uuid, p_exam_id uuid, p_limit integer, p_offset integer)
returns table (
  attempt_id uuid, name text, class_name text, award text, is_drawn boolean, pictures integer, verdict text, note text,
  decided_by text, decided_at timestamptz
)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_picture_sheets(p_edition_id, p_exam_id, p_limit, p_offset);
comment on function public.list_picture_sheets(uuid, uuid, integer, integer) is
  'For admins: the students whose pictures of an exam should be looked at: those whose award must be confirmed '
  '(award), also without pictures, and a random twentieth (is_drawn). Those without a note first; at most 50 from '
  'p_offset. Leaves out classes in which the caller has a child. verdict is fine or call. Raises 42501 for anybody '
  'else. Leaves an audit row. Source: docs/exam.md section 9.';

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
  if private.has_conflict_of_interest((select auth.uid()), v_attempt.edition_id, v_attempt.class_id) then
    return jsonb_build_object('outcome', 'conflict_of_interest');
  end if;
  if not exists (select 1 from private.award_checks where attempt_id = v_attempt.id)
    and not exists (select 1 from private.picture_sheets where attempt_id = v_attempt.id and is_drawn) then
    return jsonb_build_object('outcome', 'not_chosen');
  end if;
  insert into private.picture_readings (attempt_id, organiser_id) values (v_attempt.id, (select auth.uid()));
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'read_picture_sheet', v_attempt.student_id,
    jsonb_build_object('attempt_id', v_attempt.id));
  return (
    select jsonb_build_object(
      'outcome', 'sheet', 'name', s.name, 'phone', s.phone, 'email', private.student_mail_address(s.id),
      'exam', x.name, 'class', c.name,
      'started_at', private.iso_timestamp(v_attempt.started_at), 'finished_at',
      private.iso_timestamp(v_attempt.finished_at),
      'pictures', (
        select coalesce(jsonb_agg(jsonb_build_object('path', f.name, 'taken_at', private.iso_timestamp(f.taken_at))
          order by f.name), '[]')
        from private.find_pictures(v_attempt.id) as f
        -- Pictures that are due for deletion are not shown.
        where exists (select 1 from private.picture_sheets as h where h.attempt_id = v_attempt.id
          and h.delete_at > private.exam_now())
      ),
      'camera_events', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'at_ms', e.at_ms) order by e.at_ms), '[]')
        from private.exam_room_events as e where e.attempt_id = v_attempt.id and e.kind = 'camera_lost'
      ),
      'reviews', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'verdict', r.verdict, 'note', r.note, 'decided_by', d.name, 'decided_at',
            private.iso_timestamp(r.decided_at)
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
comment on function private.read_picture_sheet(uuid) is
  'read_picture_sheet for an admin. Raises 42501 for anybody else.';

create function public.read_picture_sheet(p_attempt_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.read_picture_sheet(p_attempt_id);
comment on function public.read_picture_sheet(uuid) is
  'For admins: opens the sheet of an attempt, after which the caller can download its pictures for 15 minutes. '
  'Returns {outcome}: sheet {name, phone, email, exam, class, started_at, finished_at, pictures: [{path, taken_at}], '
  'camera_events: [{kind, at_ms}], reviews: [{verdict, note, decided_by, decided_at}]}, the newest review first; '
  'not_chosen (neither an award to confirm nor drawn), conflict_of_interest, not_found. Times in UTC. Raises 42501 '
  'for anybody else. Leaves a row in private.picture_readings and an audit row. Source: docs/exam.md section 9.';

create function private.review_picture_sheet(p_attempt_id uuid, p_verdict text, p_note text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_note text := private.clean_note(p_note);
begin
  perform private.require_admin();
  select * into v_attempt from private.exam_attempts where id = p_attempt_id and exam_id is not null;
  if not found or coalesce(p_verdict, '') not in ('fine', 'call') then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if private.has_conflict_of_interest((select auth.uid()), v_attempt.edition_id, v_attempt.class_id) then
    return jsonb_build_object('outcome', 'conflict_of_interest');
  end if;
  if not exists (select 1 from private.picture_readings where attempt_id = v_attempt.id
    and organiser_id = (select auth.uid())) then
    return jsonb_build_object('outcome', 'sheet_not_opened');
  end if;
  if p_verdict = 'call' and v_note is null then
    return jsonb_build_object('outcome', 'note_missing');
  end if;
  if char_length(v_note) > 500 then
    return jsonb_build_object('outcome', 'note_too_long');
  end if;
  insert into private.picture_reviews (attempt_id, verdict, note, decided_by)
    values (v_attempt.id, p_verdict, v_note, (select auth.uid()));
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    (select auth.uid())::text, 'review_picture_sheet', v_attempt.student_id,
      jsonb_build_object('attempt_id', v_attempt.id, 'verdict', p_verdict)
  );
  return jsonb_build_object('outcome', 'noted');
end
$$;
comment on function private.review_picture_sheet(uuid, text, text) is
  'review_picture_sheet for an admin. Raises 42501 for anybody else.';

create function public.review_picture_sheet(p_attempt_id uuid, p_verdict text, p_note text default null) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.review_picture_sheet(p_attempt_id, p_verdict, p_note);
comment on function public.review_picture_sheet(uuid, text, text) is
  'For admins who have opened the sheet: saves a note, fine, or call with the reason (up to 500 characters). The '
  'latest note counts; it never affects a mark, rank or award. Returns {outcome}: noted, note_missing, '
  'note_too_long, sheet_not_opened, conflict_of_interest, not_found. Raises 42501 for anybody else. Leaves an audit '
  'row. Source: docs/exam.md section 9.';

grant execute on function private.list_picture_sheets(uuid, uuid, integer, integer) to authenticated;
grant execute on function private.read_picture_sheet(uuid) to authenticated;
grant execute on function private.review_picture_sheet(uuid, text, text) to authenticated;
grant execute on function public.list_picture_sheets(uuid, uuid, integer, integer) to authenticated;
grant execute on function public.read_picture_sheet(uuid) to authenticated;
grant execute on function public.review_picture_sheet(uuid, text, text) to authenticated;
