-- Stills by the camera (exam section 9, decision 088): which attempt may have any, where they go, and who may see them. The
-- files are Storage's, in the bucket exam-pictures; here is what its policies ask. Nothing of this is read where marks are made.

create function private.is_camera_used(p_edition_id uuid, p_student_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select 1 from public.editions as e where e.id = p_edition_id and e.camera = 'optional')
    and (private.find_guardian_consent(p_student_id, 'camera')).id is not null
$$;
comment on function private.is_camera_used(uuid, uuid) is
  'Whether stills of a student may be taken in the exams of an edition: its setting is optional, and a guardian has consented to the camera. Source: exam section 9.';
revoke all on function private.is_camera_used(uuid, uuid) from public;

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
  'One row for each attempt that may have stills in the bucket exam-pictures, from its room''s first word of them until they are gone. The queue of their deletion is made of it.';
comment on column private.picture_sheets.is_drawn is 'Whether it belongs to the twentieth that organisers look at by chance: the database''s, so that no id reveals it to a family.';
comment on column private.picture_sheets.delete_at is
  'When its pictures are to go: 28 days after the final result, before that where the consent was withdrawn, the account deleted or the edition''s setting put to off; 180 days after the exam where no final result ever comes.';
comment on column private.picture_sheets.next_try_at is 'Claimed or put off until then. A claim lasts four minutes.';

create index picture_sheets_delete_at on private.picture_sheets (delete_at);

create table private.picture_readings (
  id bigint generated always as identity primary key,
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  organiser_id uuid not null references public.students (id),
  read_at timestamptz not null default now()
);
comment on table private.picture_readings is
  'Each time an organiser opened a sheet of stills. It opens the pictures themselves, for 15 minutes: none is seen without a row.';
create index picture_readings_attempt on private.picture_readings (attempt_id, organiser_id, read_at desc);
create index picture_readings_organiser on private.picture_readings (organiser_id);

create table private.picture_reviews (
  id bigint generated always as identity primary key,
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  verdict text not null check (verdict in ('fine', 'call')),
  words text check (char_length(words) between 1 and 500),
  decided_by uuid not null references public.students (id),
  decided_at timestamptz not null default now(),
  check (verdict = 'fine' or words is not null)
);
comment on table private.picture_reviews is
  'What an organiser noted on a sheet of stills: fine, or that the family is to be called and why. The last one holds. No mark, rank or award is made of it.';
create index picture_reviews_attempt on private.picture_reviews (attempt_id, id desc);
create index picture_reviews_decided_by on private.picture_reviews (decided_by);

alter table private.picture_sheets enable row level security;
alter table private.picture_readings enable row level security;
alter table private.picture_reviews enable row level security;
revoke all on private.picture_sheets, private.picture_readings, private.picture_reviews from public, anon, authenticated, service_role;

create function private.picture_names(p_attempt_id uuid) returns text[]
language sql immutable set search_path = ''
as $$ select array_agg(p_attempt_id || '/' || to_char(i, 'FM00') order by i) from generate_series(1, 45) as i $$;
comment on function private.picture_names(uuid) is
  'The names that the stills of an attempt can have in the bucket: {attempt}/01 to 45, one for each two minutes since its start. So there are at most 45, from any sender and however often.';
revoke all on function private.picture_names(uuid) from public;

create function private.find_pictures(p_attempt_id uuid) returns table (name text, taken_at timestamptz)
language sql stable set search_path = ''
as $$
  select o.name, o.created_at
  from storage.objects as o
  where o.bucket_id = 'exam-pictures' and o.name = any (private.picture_names(p_attempt_id))
  order by o.name
$$;
comment on function private.find_pictures(uuid) is 'The stills that Storage has of an attempt, and when each arrived, in UTC.';
revoke all on function private.find_pictures(uuid) from public;

create function private.picture_attempt_id(p_name text) returns uuid
language sql immutable set search_path = ''
as $$
  select case when p_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9]{2}$' then split_part(p_name, '/', 1)::uuid end
$$;
comment on function private.picture_attempt_id(text) is
  'Whose attempt a still is of, by its name in the bucket; null for what is no name of a still.';
revoke all on function private.picture_attempt_id(text) from public;

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
  'For the policy of Storage: whether the caller may put a still there under this name: of an own attempt that runs, whose sheet is open, with a consent that counts now. A name that is taken is refused by Storage itself. Source: exam section 9.';

create function private.may_see_picture(p_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  -- Storage says what it is asked for. Only a download is allowed: a list would ask this for each file of the bucket, and a
  -- signed address would be open to everybody for as long as it says. An upload may look at its own row.
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
  'For the policy of Storage: whether the caller may fetch a still: its own family, or an organiser who has opened its sheet in the last 15 minutes (read_picture_sheet), and none any more once it is on its
way out (E11). No list and no signed address, for any caller.';
revoke all on function private.may_add_picture(text) from public;
revoke all on function private.may_see_picture(text) from public;
-- A policy asks as the caller. Schema private is closed to them, so nobody calls these automatically.
grant execute on function private.may_add_picture(text) to authenticated;
grant execute on function private.may_see_picture(text) to authenticated;

-- Nobody changes or deletes a still; Storage itself does, with the secret key.
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
  if exists (select 1 from private.picture_sheets where attempt_id = v_attempt.id and delete_at <= private.exam_now()) then
    return jsonb_build_object('outcome', 'off');
  end if;
  return jsonb_build_object('outcome', 'open', 'started_at', private.iso_timestamp(v_attempt.started_at), 'server_now', private.iso_timestamp(private.exam_now()));
end
$$;
comment on function private.open_picture_sheet(uuid) is 'open_picture_sheet for the caller alone. Raises 42501 where it is nobody''s own attempt.';

create function public.open_picture_sheet(p_attempt_id uuid) returns jsonb
language sql set search_path = ''
return private.open_picture_sheet(p_attempt_id);
comment on function public.open_picture_sheet(uuid) is
  'A room whose camera the child agreed to use asks whether it may send stills, once a page load. Returns {outcome}: open {started_at, server_now} (stills may be put into the bucket exam-pictures as {attempt}/01 to 45, by the two minutes since started_at), off (the edition uses no camera, or no guardian''s consent counts, or its pictures are on their way out), rehearsal (no picture is stored), over. Times in UTC. Raises 42501 where it is no own attempt. Source: exam section 9.';

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
comment on function private.list_my_pictures(uuid) is 'list_my_pictures for the caller alone: nothing of an attempt that is not the caller''s own.';

create function public.list_my_pictures(p_attempt_id uuid) returns table (path text, taken_at timestamptz)
language sql stable set search_path = ''
return private.list_my_pictures(p_attempt_id);
comment on function public.list_my_pictures(uuid) is
  'The stills of an own attempt, for its family: where Storage has each, and when it arrived, in UTC; none once they are on their way out. Source: exam section 1 (E11).';

revoke all on function private.open_picture_sheet(uuid) from public, anon, authenticated;
revoke all on function public.open_picture_sheet(uuid) from public, anon, authenticated;
grant execute on function private.open_picture_sheet(uuid) to authenticated;
grant execute on function public.open_picture_sheet(uuid) to authenticated;
revoke all on function private.list_my_pictures(uuid) from public, anon, authenticated;
revoke all on function public.list_my_pictures(uuid) from public, anon, authenticated;
grant execute on function private.list_my_pictures(uuid) to authenticated;
grant execute on function public.list_my_pictures(uuid) to authenticated;
