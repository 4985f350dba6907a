-- What happens to results when nobody waits: papers close, results are published, keys change and the paper is marked
-- again, each in one transaction. What organisers decide is in result_tasks and is done by run_result_tasks, within a
-- minute: by pg_cron inside the database, which no time limit of the API stops, else by background-jobs (exam section
-- 6, decision 075).

create table private.result_tasks (
  id uuid primary key default gen_random_uuid(),
  paper_id uuid not null references private.papers (id),
  kind text not null check (kind in ('provisional', 'key', 'final', 'void')),
  decision_id uuid references private.key_decisions (id),
  asked_by uuid references public.students (id),
  asked_at timestamptz not null,
  done_at timestamptz,
  failed_with text check (failed_with ~ '^[0-9A-Z]{5}$'),
  check ((kind = 'key') = (decision_id is not null))
);
comment on table private.result_tasks is
  'What is to be done with a paper''s results: published, marked again with a new key, or ranked again without an attempt. failed_with is the code of the error by which the last try ended; it is tried again.';
create unique index result_tasks_open on private.result_tasks (paper_id, kind, decision_id) nulls not distinct where done_at is null;
create index result_tasks_paper on private.result_tasks (paper_id);
create index result_tasks_decision on private.result_tasks (decision_id);
create index result_tasks_asked_by on private.result_tasks (asked_by);

create table private.awards (
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null unique references private.exam_attempts (id) on delete cascade,
  medal text not null check (medal in ('gold', 'silver', 'bronze')),
  promised_on date not null,
  made_at timestamptz not null
);
comment on table private.awards is
  'One row for each medal, with the day it is promised for: two months after the result (E10). A medal that becomes a better one keeps its row and its day.';

create table private.award_checks (
  attempt_id uuid primary key references private.exam_attempts (id) on delete cascade,
  award text not null check (award in ('gold', 'silver', 'bronze', 'participation')),
  drawn_for text not null check (drawn_for in ('gold', 'tenth')),
  drawn_at timestamptz not null,
  confirmed_at timestamptz,
  confirmed_by uuid references public.students (id),
  proof text check (char_length(proof) between 1 and 500),
  check ((confirmed_at is null) = (confirmed_by is null) and (confirmed_at is null) = (proof is null))
);
comment on table private.award_checks is
  'Whose award an organiser confirms before the final result: every gold, and a tenth of silver and bronze by chance. award is what the ranks would give now. Source: exam section 7.';
comment on column private.award_checks.proof is 'What was seen or heard: the school''s letter, the pictures, a call.';
create index award_checks_confirmed_by on private.award_checks (confirmed_by);

alter table private.result_tasks enable row level security;
alter table private.awards enable row level security;
alter table private.award_checks enable row level security;
revoke all on private.result_tasks, private.awards, private.award_checks from public, anon, authenticated, service_role;

create function private.draw_award_checks(p_paper_id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  with forecast as (
    select m.attempt_id, private.find_award(m.is_sat, m.rank) as award
    from private.paper_results as r
    cross join lateral private.mark_paper(p_paper_id, r.key_version) as m
    where r.paper_id = p_paper_id and r.final_at is null and m.is_sat
  ), drawn as (
    select f.attempt_id, f.award, case f.award when 'gold' then 'gold' else 'tenth' end as drawn_for,
      row_number() over (partition by f.award order by (c.attempt_id is null), random()) as place,
      count(*) over (partition by f.award) as count
    from forecast as f
    left join private.award_checks as c on c.attempt_id = f.attempt_id
    where f.award <> 'participation'
  )
  insert into private.award_checks (attempt_id, award, drawn_for, drawn_at)
  select attempt_id, award, drawn_for, private.exam_now() from drawn
  where award = 'gold' or place <= ceil(count / 10.0)
  on conflict (attempt_id) do nothing;

  update private.award_checks as c set award = coalesce(private.find_award(m.is_sat, m.rank), 'participation')
  from private.paper_results as r
  cross join lateral private.mark_paper(p_paper_id, r.key_version) as m
  where r.paper_id = p_paper_id and r.final_at is null and m.attempt_id = c.attempt_id;
end
$$;
comment on function private.draw_award_checks(uuid) is
  'Draws whose award is to be confirmed, by the current ranks: those drawn before stay, and count into the tenth.';
revoke all on function private.draw_award_checks(uuid) from public;

create function private.mark_again(
  p_paper_id uuid, p_cause text, p_decision_id uuid default null, p_decided_by uuid default null
) returns uuid[]
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.exam_now();
  v_changed private.exam_results[];
begin
  v_changed := array(
    select row(
      m.attempt_id, coalesce(o.no, 0) + 1, p_paper_id, true, r.key_version, m.is_sat, m.marks, m.section_c, f.difficulty, f.rank, f.award,
      p_cause, p_decision_id, p_decided_by, v_now
    )::private.exam_results
    from private.paper_results as r
    cross join lateral private.mark_paper(p_paper_id, r.key_version) as m
    left join lateral (
      select b.* from private.exam_results as b where b.attempt_id = m.attempt_id order by b.no desc limit 1
    ) as o on true
    cross join lateral (
      select case when r.final_at is not null then m.rank end as rank, case when r.final_at is not null then m.difficulty end as difficulty,
        case when r.final_at is not null then private.find_award(m.is_sat, m.rank, o.award) end as award
    ) as f
    where r.paper_id = p_paper_id
      and (m.is_sat, m.marks, m.section_c, f.difficulty, f.rank, f.award)
        is distinct from (case when o.is_last then o.is_sat end, o.marks, o.section_c, o.difficulty, o.rank, o.award)
  );
  update private.exam_results as r set is_last = false
  where r.paper_id = p_paper_id and r.is_last and (
    r.attempt_id in (select c.attempt_id from unnest(v_changed) as c)
    or r.attempt_id in (select a.id from private.exam_attempts as a where a.paper_id = p_paper_id and a.standing in ('void', 'reset'))
  );
  insert into private.exam_results select * from unnest(v_changed);
  return array(select c.attempt_id from unnest(v_changed) as c);
end
$$;
comment on function private.mark_again(uuid, text, uuid, uuid) is
  'Marks a paper under the key version that holds and publishes what has changed, a new row for each, with ranks and awards once the result is final. Who loses a rank keeps the award that was published; of a void or reset attempt no result holds any more. Returns the attempts whose results have changed. Source: exam section 8.';
revoke all on function private.mark_again(uuid, text, uuid, uuid) from public;

create function private.mail_results(p_kind text, p_attempt_ids uuid[]) returns integer
language sql set search_path = ''
as $$
  with queued as (
    insert into private.outbox (kind, student_id, edition_id, exam_id, about)
    select p_kind, a.student_id, a.edition_id, a.exam_id, jsonb_build_object('paper_id', r.paper_id, 'no', r.no)
    from unnest(p_attempt_ids) as i (attempt_id)
    join private.exam_results as r on r.attempt_id = i.attempt_id and r.is_last and r.is_sat
    join private.exam_attempts as a on a.id = r.attempt_id
    join public.students as s on s.id = a.student_id and s.deleted_at is null
    left join private.exam_results as o on o.attempt_id = r.attempt_id and o.no = r.no - 1
    where case p_kind
        when 'exam_marks_email' then (r.marks, r.rank, r.award) is distinct from (o.marks, o.rank, o.award)
        -- One mail per family: what waits for its turn reports this paper as well. All who wait are read once, into a
        -- hash; asked for each family, the queue would be read as often as there are families.
        when 'exam_result_email' then a.student_id not in (
          select b.student_id
          from private.outbox as b
          where b.kind = p_kind and b.status = 'pending' and b.claimed_at is null and b.student_id is not null
            and b.edition_id = (select edition_id from private.exam_attempts where id = p_attempt_ids[1])
        )
        else true
      end
    returning 1
  )
  select count(*)::integer from queued
$$;
comment on function private.mail_results(text, uuid[]) is
  'Queues a mail to the families whose results were published: of exam_marks_email only to those whose marks, rank or award are others than before, of exam_result_email one for all papers of the edition. Returns how many.';
revoke all on function private.mail_results(text, uuid[]) from public;

create function private.give_awards(p_paper_id uuid) returns void
language sql set search_path = ''
as $$
  insert into private.awards (attempt_id, medal, promised_on, made_at)
  select r.attempt_id, r.award,
    (greatest(e.results_on, private.day_in_india(private.exam_now())) + interval '2 months')::date, private.exam_now()
  from private.exam_results as r
  join private.papers as p on p.id = r.paper_id
  join public.editions as e on e.id = p.edition_id
  where r.paper_id = p_paper_id and r.is_last and r.award in ('gold', 'silver', 'bronze')
  on conflict (attempt_id) do update set medal = excluded.medal where awards.medal <> excluded.medal
$$;
comment on function private.give_awards(uuid) is
  'A row for each medal of a final paper that has none yet, promised for two months after the edition''s result date, or after today where that is past (E10); a medal that has become a better one is one.';
revoke all on function private.give_awards(uuid) from public;

create function private.change_key(p_decision private.key_decisions) returns void
language plpgsql set search_path = ''
as $$
declare
  v_version smallint := (select max(version) + 1 from private.paper_keys where paper_id = p_decision.paper_id);
begin
  insert into private.paper_keys (paper_id, version, key, written_at)
  select k.paper_id, v_version,
    jsonb_set(k.key, array[p_decision.n::text, 'credited'], case when p_decision.credited = 'all' then '"all"' else (
      select jsonb_agg(q.items -> (p_decision.n - 1) -> 'options' ->> (ascii(l) - 97) order by l)
      from string_to_table(p_decision.credited, null) as l
    ) end),
    private.exam_now()
  from private.paper_results as r
  join private.paper_keys as k on k.paper_id = r.paper_id and k.version = r.key_version
  join private.paper_items as q on q.paper_id = r.paper_id
  where r.paper_id = p_decision.paper_id;
  update private.paper_results set key_version = v_version where paper_id = p_decision.paper_id;
  update private.key_decisions
  set version = v_version, taken_at = private.exam_now(),
    old_credited = (
      select k.credited from private.read_key(p_decision.paper_id, (v_version - 1)::smallint) as k where k.n = p_decision.n
    )
  where id = p_decision.id;
end
$$;
comment on function private.change_key(private.key_decisions) is 'A decision to credit other letters takes effect: the next key version, which holds from now on.';
revoke all on function private.change_key(private.key_decisions) from public;

create function private.take_result_task(p_task private.result_tasks) returns void
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.exam_now();
  v_status text := (select status from private.papers where id = p_task.paper_id for update);
begin
  if p_task.kind = 'key' then
    perform private.change_key(d) from private.key_decisions as d where d.id = p_task.decision_id;
  elsif p_task.kind = 'provisional' then
    update private.paper_results
    set provisional_at = v_now, provisional_by = p_task.asked_by,
      challenge_until = private.day_ends_at(private.day_in_india(v_now) + 7)
    where paper_id = p_task.paper_id;
    update private.papers set status = 'provisional' where id = p_task.paper_id;
  elsif p_task.kind = 'final' then
    update private.paper_results as r
    set final_at = v_now, final_by = p_task.asked_by,
      sitters = (select count(*) from private.list_sittings(p_task.paper_id) as s where s.is_sat)
    where r.paper_id = p_task.paper_id;
    update private.papers set status = 'final' where id = p_task.paper_id;
  end if;
  perform private.measure_paper(p_task.paper_id);
  if p_task.kind in ('provisional', 'final') or v_status in ('provisional', 'final') then
    perform private.mail_results(
      case p_task.kind when 'provisional' then 'exam_review_email' when 'final' then 'exam_result_email' else 'exam_marks_email' end,
      private.mark_again(p_task.paper_id, p_task.kind, p_task.decision_id, p_task.asked_by)
    );
  end if;
  perform private.draw_award_checks(p_task.paper_id);
  if p_task.kind = 'final' or v_status = 'final' then
    perform private.give_awards(p_task.paper_id);
    perform private.issue_certificates(p_task.paper_id);
  end if;
end
$$;
comment on function private.take_result_task(private.result_tasks) is
  'Does what a task says, all or nothing: publishes, marks again, ranks again; measures the paper, draws whose awards are to be confirmed, gives awards and certificates, and writes to the families.';
revoke all on function private.take_result_task(private.result_tasks) from public;

create function private.close_papers() returns integer
language plpgsql set search_path = ''
as $$
declare
  v_paper_id uuid;
  v_closed integer := 0;
begin
  for v_paper_id in
    select p.id from private.papers as p
    where p.kind <> 'rehearsal' and p.status = 'sealed' and p.called_off_at is null
      and not exists (select 1 from private.paper_results as r where r.paper_id = p.id)
      and private.exam_now() > private.find_closing(p)
  loop
    perform private.lock_attempt(a.id) from private.exam_attempts as a where a.paper_id = v_paper_id and a.finished_at is null;
    continue when exists (select 1 from private.exam_attempts where paper_id = v_paper_id and finished_at is null);
    insert into private.paper_results (paper_id, key_version, closed_at)
    select v_paper_id, max(k.version), private.exam_now() from private.paper_keys as k where k.paper_id = v_paper_id;
    perform private.measure_paper(v_paper_id);
    v_closed := v_closed + 1;
  end loop;
  return v_closed;
end
$$;
comment on function private.close_papers() is
  'Closes the papers whose last deadline is 180 s past: writes down the end of each attempt that is left, and measures them. Returns how many. Source: exam section 2.';
revoke all on function private.close_papers() from public;

create function private.run_result_tasks() returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_task private.result_tasks;
  v_closed integer;
  v_done integer := 0;
  v_failed integer := 0;
begin
  -- Who comes second has nothing to do: the first does all there is.
  if not pg_try_advisory_xact_lock(hashtextextended('result tasks', 0)) then
    return jsonb_build_object('closed', 0, 'done', 0, 'failed', 0);
  end if;
  v_closed := private.close_papers();
  for v_task in select * from private.result_tasks where done_at is null order by asked_at, id loop
    begin
      perform private.take_result_task(v_task);
      update private.result_tasks set done_at = private.exam_now(), failed_with = null where id = v_task.id;
      v_done := v_done + 1;
    exception when others then
      -- The code alone: a message could name a key (E6).
      update private.result_tasks set failed_with = sqlstate where id = v_task.id;
      v_failed := v_failed + 1;
    end;
  end loop;
  return jsonb_build_object('closed', v_closed, 'done', v_done, 'failed', v_failed);
end
$$;
comment on function private.run_result_tasks() is
  'Closes papers and does what waits in result_tasks, the oldest first; one that fails is undone, keeps the code of its error, and stops no other. Returns {closed, done, failed}.';
revoke all on function private.run_result_tasks() from public;

create function private.is_run_by_cron() returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  v_is_there boolean := false;
begin
  if pg_catalog.to_regclass('cron.job') is not null then
    execute 'select exists (select 1 from cron.job where jobname = $1 and active)' into v_is_there using 'olympeak results';
  end if;
  return v_is_there;
end
$$;
comment on function private.is_run_by_cron() is 'Whether pg_cron does the tasks of results inside the database.';
revoke all on function private.is_run_by_cron() from public;

create function public.run_result_tasks() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_run_by_cron() then
    return jsonb_build_object(
      'closed', 0, 'done', 0,
      'failed', (select count(*) from private.result_tasks where done_at is null and failed_with is not null)
    );
  end if;
  return private.run_result_tasks();
end
$$;
comment on function public.run_result_tasks() is
  'For the scheduler: private.run_result_tasks where pg_cron does not run it; else how many tasks have failed. Returns {closed, done, failed}.';
revoke all on function public.run_result_tasks() from public, anon, authenticated;
grant execute on function public.run_result_tasks() to service_role;

create function private.queue_rerank() returns trigger
language plpgsql set search_path = ''
as $$
begin
  insert into private.result_tasks (paper_id, kind, asked_by, asked_at)
  select r.paper_id, 'void', (select auth.uid()), private.exam_now()
  from private.paper_results as r where r.paper_id = new.paper_id
  on conflict do nothing;
  return null;
end
$$;
comment on function private.queue_rerank() is
  'Trigger: an attempt that is void or reset, or no longer, leaves or joins the statistics and ranks of its closed paper with the next run of the tasks.';
revoke all on function private.queue_rerank() from public;
create trigger exam_attempts_rank_without after update of standing on private.exam_attempts
  for each row when ((old.standing in ('void', 'reset')) <> (new.standing in ('void', 'reset')))
  execute function private.queue_rerank();
