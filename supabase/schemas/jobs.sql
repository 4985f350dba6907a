-- Deleting data after its retention time. background-jobs deletes a limited number of rows of each kind in a separate
-- statement, oldest first: if one kind is slow or fails, the others are still deleted, and the next run continues.

create function private.purge_kind(p_kind text) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_count integer;
begin
  if p_kind = 'webhook_bodies' then
    update private.webhook_inbox set body = null where body is not null and received_at < now() - interval '30 days';
  elsif p_kind = 'exam_starts' then
    delete from public.exam_starts where "timestamp" < now() - interval '90 days';
  elsif p_kind = 'whatsapp_clicks' then
    delete from public.whatsapp_clicks where created_at < now() - interval '90 days';
  elsif p_kind = 'unconfirmed_accounts' then
    -- Accounts whose address was never confirmed, because it was mistyped or our email was not opened. Accounts that
    -- have logged in or have a students row stay. Also deletes accounts of children for which adding stopped before the
    -- students row was written (families.sql).
    delete from auth.users where id in (
      select u.id from auth.users as u
      where (u.email_confirmed_at is null or u.email like '%@children.invalid') and u.last_sign_in_at is null
        and u.created_at < now() - interval '30 days'
        and not exists (select 1 from public.students as s where s.id = u.id)
      order by u.created_at
      limit 1000
    );
  elsif p_kind = 'rehearsals' then
    -- Only 100 per call, because each rehearsal has up to 2,000 events, which are deleted with it.
    delete from private.exam_attempts where id in (
      select id from private.exam_attempts
      where exam_id is null and started_at < now() - interval '30 days'
      order by started_at
      limit 100
    );
  elsif p_kind = 'consent_requests' then
    delete from private.guardian_consent_requests where id in (
      select id from private.guardian_consent_requests
      where expires_at < now() - interval '30 days'
      order by expires_at
      limit 1000
    );
  elsif p_kind = 'award_addresses' then
    return private.forget_addresses(1000);
  elsif p_kind = 'room_events' then
    return private.purge_room_events();
  elsif p_kind = 'rate_limits' then
    delete from private.rate_limits where ends_at < now();
  else
    raise exception 'There is no kind %.', p_kind using errcode = 'PT400';
  end if;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
comment on function private.purge_kind(text) is
  'Deletes expired data of one kind and returns how many rows: webhook bodies after 30 days, telemetry after 90, '
  'accounts with an unconfirmed address after 30, rehearsals after 30 (100 per call), requests for a guardian''s '
  'consent 30 days after their links expired, addresses of awards (private.forget_addresses), recorded exam events '
  '(private.purge_room_events), and rate limits whose window is over. At most 1,000 accounts, requests and addresses '
  'per call. Raises PT400 for another kind.';

create function public.purge_expired(p_kind text default null) returns jsonb
language sql security definer set search_path = ''
as $$
  select jsonb_object_agg(k.kind, private.purge_kind(k.kind))
  from unnest(case when p_kind is not null then array[p_kind] else array[
    'webhook_bodies', 'exam_starts', 'whatsapp_clicks', 'unconfirmed_accounts', 'consent_requests', 'award_addresses',
    'room_events', 'rate_limits', 'rehearsals'
  ] end) as k (kind)
$$;
comment on function public.purge_expired(text) is
  'For background-jobs: runs private.purge_kind for one kind, or for all if p_kind is null. Returns how many rows of '
  'each: {webhook_bodies, exam_starts, whatsapp_clicks, unconfirmed_accounts, consent_requests, award_addresses, '
  'room_events, rate_limits, rehearsals}.';
grant execute on function public.purge_expired(text) to service_role;

-- ------------------------------------------------------------

-- Hosted Supabase calls background-jobs every 5 minutes, by pg_cron and pg_net. Where they are absent (the local stack
-- has its own timer) nothing is scheduled. A lost call does no harm, because the next one does its work.

create function private.find_setting(p_name text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_value text;
begin
  if pg_catalog.to_regclass('vault.decrypted_secrets') is not null then
    execute 'select decrypted_secret from vault.decrypted_secrets where name = $1'
    into v_value using p_name;
  end if;
  return coalesce(nullif(v_value, ''), nullif(current_setting('olympeak.' || p_name, true), ''));
end
$$;
comment on function private.find_setting(text) is
  'A secret of this project by its name: from the vault, else from the database setting olympeak.<name>, else null.';

create function private.call_background_jobs() returns text
language plpgsql set search_path = ''
as $$
declare
  v_url text := private.find_setting('background_jobs_url');
  v_secret text := private.find_setting('cron_secret');
begin
  if v_url is null or v_secret is null then
    raise warning 'background-jobs is not called: background_jobs_url or cron_secret is not in the vault.';
    return 'not set up';
  end if;
  -- The job runs for at most 100 seconds; pg_net stores the response for some hours.
  execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := 120000)'
  using v_url, '{}'::jsonb,
    jsonb_build_object('Content-Type', 'application/json', 'x-cron-secret', v_secret);
  return 'called';
end
$$;
comment on function private.call_background_jobs() is
  'Calls the edge function background-jobs with its secret. Returns called, or not set up while the vault lacks '
  'background_jobs_url or cron_secret.';

create function private.schedule_background_jobs() returns text
language plpgsql set search_path = ''
as $$
begin
  if pg_catalog.to_regprocedure('cron.schedule(text,text,text)') is null
    or not exists (select 1 from pg_catalog.pg_proc where proname = 'http_post'
      and pronamespace = pg_catalog.to_regnamespace('net')) then
    return 'absent';
  end if;
  execute 'select cron.schedule($1, $2, $3)'
  using 'olympeak background-jobs', '*/5 * * * *', 'select private.call_background_jobs()';
  execute 'select cron.schedule($1, $2, $3)'
  using 'olympeak results', '* * * * *', 'set statement_timeout = 0; select private.run_result_tasks()';
  execute 'select cron.schedule($1, $2, $3)'
  using 'olympeak forget old runs', '17 21 * * *',
    'delete from cron.job_run_details where end_time < now() - interval ''7 days''';
  return 'scheduled';
end
$$;
comment on function private.schedule_background_jobs() is
  'Schedules the jobs: the calls of background-jobs, the result tasks, which have no time limit, and deleting the log '
  'of past runs. Calling it again changes nothing. Returns scheduled, or absent if pg_cron or pg_net is missing. '
  'Times are UTC.';

create function private.unschedule_background_jobs() returns text
language plpgsql set search_path = ''
as $$
begin
  if pg_catalog.to_regprocedure('cron.unschedule(text)') is null then
    return 'absent';
  end if;
  execute 'select cron.unschedule(jobname::text) from cron.job where jobname like $1' using 'olympeak %';
  return 'unscheduled';
end
$$;
comment on function private.unschedule_background_jobs() is
  'Unschedules the jobs, for a copy of this project that must not send or change anything outside. Returns '
  'unscheduled, or absent if pg_cron is missing.';
