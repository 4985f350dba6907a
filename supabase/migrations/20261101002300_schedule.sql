-- Hosted Supabase calls background-jobs every 5 minutes, by pg_cron and pg_net. Where they are absent (the local stack
-- has its own timer) nothing is scheduled. Neither carries the truth: a lost call is made up for by the next one.

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
  'A secret of this project by name: from the vault, else the database setting olympeak.<name>, else null.';
revoke all on function private.find_setting(text) from public;

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
  -- The job works for 100 seconds at most; the answer is kept by pg_net for some hours.
  execute 'select net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := 120000)'
  using v_url, '{}'::jsonb,
    jsonb_build_object('Content-Type', 'application/json', 'x-cron-secret', v_secret);
  return 'called';
end
$$;
comment on function private.call_background_jobs() is
  'Calls the edge function background-jobs with its secret. Returns called, or not set up while the vault lacks background_jobs_url or cron_secret.';
revoke all on function private.call_background_jobs() from public;

create function private.schedule_background_jobs() returns text
language plpgsql set search_path = ''
as $$
begin
  if pg_catalog.to_regprocedure('cron.schedule(text,text,text)') is null
    or not exists (select 1 from pg_catalog.pg_proc where proname = 'http_post' and pronamespace = pg_catalog.to_regnamespace('net')) then
    return 'absent';
  end if;
  execute 'select cron.schedule($1, $2, $3)'
  using 'olympeak background-jobs', '*/5 * * * *', 'select private.call_background_jobs()';
  execute 'select cron.schedule($1, $2, $3)'
  using 'olympeak results', '* * * * *', 'set statement_timeout = 0; select private.run_result_tasks()';
  execute 'select cron.schedule($1, $2, $3)'
  using 'olympeak forget old runs', '17 21 * * *', 'delete from cron.job_run_details where end_time < now() - interval ''7 days''';
  return 'scheduled';
end
$$;
comment on function private.schedule_background_jobs() is
  'Puts the jobs on the schedule: the calls of background-jobs, the tasks of results, which take as long as they take, and the clearing of the diary of what ran. Again without doubling them. Returns scheduled, or absent where pg_cron or pg_net is missing. Times are UTC.';
revoke all on function private.schedule_background_jobs() from public;

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
  'Takes the jobs off the schedule, for a copy of this project that must not act for it. Returns unscheduled, or absent where pg_cron is missing.';
revoke all on function private.unschedule_background_jobs() from public;

do $$
begin
  if (select count(*) = 2 from pg_available_extensions where name in ('pg_cron', 'pg_net')) then
    create extension if not exists pg_cron;
    create extension if not exists pg_net with schema extensions;
  end if;
exception
  -- Some servers carry the files and cannot run them; there the schedule is made once they can.
  when others then raise warning 'pg_cron or pg_net cannot be used here: %', sqlerrm;
end
$$;
select private.schedule_background_jobs();
