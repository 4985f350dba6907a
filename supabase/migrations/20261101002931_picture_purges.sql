-- Stills and what rooms noticed go 30 days after the final result; before that with their consent, their account, or the
-- edition's setting (E11, decision 088). Storage deletes the files: background-jobs claims a few sheets at a time.

create function private.kept_after_final() returns interval
language sql immutable set search_path = ''
return interval '28 days';
comment on function private.kept_after_final() is
  'From when on after the final result pictures and what rooms noticed go. Two days before the promised 30 (E11): the jobs need up to one (decision 088).';
revoke all on function private.kept_after_final() from public;

create function private.date_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.picture_sheets as s set delete_at = least(s.delete_at, new.final_at + private.kept_after_final())
  from private.exam_attempts as a
  where a.id = s.attempt_id and a.paper_id = new.paper_id;
  return null;
end
$$;
comment on function private.date_pictures() is 'Trigger: with the final result of a paper it is known when its pictures go.';
revoke all on function private.date_pictures() from public;
create trigger paper_results_date_pictures after update of final_at on private.paper_results
  for each row when (old.final_at is null and new.final_at is not null) execute function private.date_pictures();

create function private.drop_pictures(p_student_id uuid) returns void
language sql set search_path = ''
as $$
  update private.picture_sheets as s set delete_at = private.exam_now()
  from private.exam_attempts as a
  where a.id = s.attempt_id and a.student_id = p_student_id and s.delete_at > private.exam_now()
$$;
comment on function private.drop_pictures(uuid) is 'All pictures of a student are to go now.';
revoke all on function private.drop_pictures(uuid) from public;

create function private.drop_withdrawn_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.drop_pictures(new.student_id);
  -- What a room noticed of the camera rests on the consent to the camera, all else on that to the exam.
  delete from private.exam_room_events as e using private.exam_attempts as a
  where a.id = e.attempt_id and a.student_id = new.student_id and a.exam_id is not null
    and (new.kind = 'exam' or e.kind = 'camera_lost');
  return null;
end
$$;
comment on function private.drop_withdrawn_pictures() is
  'Trigger: a guardian withdraws. Pictures go, and what rooms noticed: of the camera alone, or with the consent to the exam all of it.';
revoke all on function private.drop_withdrawn_pictures() from public;
create trigger guardian_consents_drop_pictures after update of withdrawn_at on private.guardian_consents
  for each row when (old.withdrawn_at is null and new.withdrawn_at is not null) execute function private.drop_withdrawn_pictures();

create function private.drop_deleted_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.drop_pictures(new.id);
  update private.picture_reviews as v set words = 'account deleted'
  from private.exam_attempts as a
  where a.id = v.attempt_id and a.student_id = new.id and v.words is not null;
  return null;
end
$$;
comment on function private.drop_deleted_pictures() is
  'Trigger: with an account go its pictures and the words that were noted of them. What its rooms noticed has gone with its sessions.';
revoke all on function private.drop_deleted_pictures() from public;
create trigger students_drop_pictures after update of deleted_at on public.students
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function private.drop_deleted_pictures();

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
comment on function private.drop_edition_pictures() is 'Trigger: an edition''s setting becomes off, and what pictures there are of it are to go now.';
revoke all on function private.drop_edition_pictures() from public;
create trigger editions_drop_pictures after update of camera on public.editions
  for each row when (old.camera <> 'off' and new.camera = 'off') execute function private.drop_edition_pictures();

create function public.claim_picture_purges(p_limit integer) returns table (attempt_id uuid, names text[])
language sql security definer set search_path = ''
as $$
  with due as (
    select s.attempt_id
    from private.picture_sheets as s
    where s.next_try_at <= private.exam_now()
      -- A still that was on its way when its sheet was closed has arrived by then.
      and s.delete_at <= private.exam_now() - interval '2 minutes'
    order by s.delete_at, s.attempt_id
    limit least(greatest(p_limit, 1), 20)
    for update of s skip locked
  ), claimed as (
    update private.picture_sheets as s
    set next_try_at = private.exam_now() + interval '4 minutes', tries = least(s.tries + 1, 100)
    from due where s.attempt_id = due.attempt_id
    returning s.attempt_id
  )
  select c.attempt_id, array(select f.name from private.find_pictures(c.attempt_id) as f) from claimed as c
$$;
comment on function public.claim_picture_purges(integer) is
  'For background-jobs: up to p_limit (20 at most) attempts whose pictures are to go, and the names of those that Storage has, 900 at most; claimed for 4 minutes, the longest due first. finish_picture_purges says how it went.';
revoke all on function public.claim_picture_purges(integer) from public, anon, authenticated;
grant execute on function public.claim_picture_purges(integer) to service_role;

create function public.finish_picture_purges(p_attempt_ids uuid[], p_error text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_gone integer;
  v_left integer;
begin
  delete from private.picture_sheets as s
  where s.attempt_id = any (p_attempt_ids) and s.delete_at <= private.exam_now()
    and not exists (select 1 from private.find_pictures(s.attempt_id));
  get diagnostics v_gone = row_count;
  update private.picture_sheets
  set last_error = left(coalesce(p_error, 'still there'), 200), next_try_at = private.exam_now() + make_interval(mins => least(360, 5 * 2 ^ least(tries, 7))::integer)
  where attempt_id = any (p_attempt_ids);
  get diagnostics v_left = row_count;
  return jsonb_build_object('gone', v_gone, 'left', v_left);
end
$$;
comment on function public.finish_picture_purges(uuid[], text) is
  'For background-jobs: Storage was asked to delete the pictures of these attempts; p_error is what went wrong. Sheets of which Storage has none any more go, others are claimed again after 10 minutes, 20, and so on up to 6 hours. Returns {gone, left}.';
revoke all on function public.finish_picture_purges(uuid[], text) from public, anon, authenticated;
grant execute on function public.finish_picture_purges(uuid[], text) to service_role;

create function public.count_late_pictures() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('sheets', count(*))
  from private.picture_sheets as s
  where s.delete_at < private.exam_now() - interval '36 hours'
$$;
comment on function public.count_late_pictures() is
  'For background-jobs: {sheets}, of how many attempts the pictures should have gone 36 hours ago and more. Above 0 it is an alarm: 12 hours later the promise of 30 days is broken (E11).';
revoke all on function public.count_late_pictures() from public, anon, authenticated;
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
    -- Results of years ago have none, and are not looked through at each run.
    where r.final_at between private.exam_now() - interval '1 year' and private.exam_now() - private.kept_after_final()
    union
    -- An exam that was called off or never published has no final result, and one of years ago is old enough all the same.
    select e.id from private.exam_room_events as e where e.noted_at < private.exam_now() - interval '180 days'
    limit 5000
  );
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
comment on function private.purge_room_events() is
  'Deletes what rooms noticed in exams whose final result is old enough (E11), and all that is 180 days old,
at most 5,000 rows a call. Returns how many.';
revoke all on function private.purge_room_events() from public;
