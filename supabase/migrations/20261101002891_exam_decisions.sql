-- What organisers decide on an exam's day: minutes, hours and calling off for a whole paper, by two of them; seconds or hours of
-- one's own, or the reserve paper, for one student (exam section 2). Where there is one organiser, one is enough and the row
-- says so.

create table private.exam_decisions (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('minutes', 'hours', 'call_off')),
  edition_id uuid not null,
  exam_id uuid not null,
  class_id uuid references public.classes (id),
  extra_seconds integer check (extra_seconds between 60 and 3600),
  opens_at timestamptz,
  last_start_at timestamptz,
  reason text not null check (char_length(reason) between 1 and 500),
  decided_by uuid not null references public.students (id),
  decided_at timestamptz not null default now(),
  confirmed_by uuid references public.students (id),
  is_single boolean not null default false,
  taken_at timestamptz,
  withdrawn_at timestamptz,
  foreign key (edition_id, exam_id) references public.edition_exams (edition_id, exam_id),
  check ((kind = 'minutes') = (extra_seconds is not null)),
  check ((kind = 'hours') = (opens_at is not null) and (opens_at is null) = (last_start_at is null)),
  check (confirmed_by <> decided_by),
  check ((taken_at is not null) = (confirmed_by is not null or is_single)),
  check (taken_at is null or withdrawn_at is null)
);
comment on table private.exam_decisions is
  'What was decided for all who sit an exam, in one class or in all (class_id null). It waits until another organiser confirms it; taken_at is when it took effect.';
comment on column private.exam_decisions.is_single is 'There was one organiser, and one was enough (setting single_organiser).';
create unique index exam_decisions_waiting on private.exam_decisions (edition_id, exam_id, kind, class_id) nulls not distinct
  where taken_at is null and withdrawn_at is null;
create index exam_decisions_exam on private.exam_decisions (edition_id, exam_id);
create index exam_decisions_class on private.exam_decisions (class_id);
create index exam_decisions_decided_by on private.exam_decisions (decided_by);
create index exam_decisions_confirmed_by on private.exam_decisions (confirmed_by);
alter table private.exam_decisions enable row level security;
revoke all on private.exam_decisions from public, anon, authenticated, service_role;

create function private.day_ends_at(p_day date) returns timestamptz
language sql immutable set search_path = ''
as $$ select (p_day + 1)::timestamp at time zone interval '5 hours 30 minutes' $$;
comment on function private.day_ends_at(date) is 'The end of a calendar day in IST.';
revoke all on function private.day_ends_at(date) from public;

create function private.end_overdue(p_edition_id uuid, p_exam_id uuid, p_class_id uuid) returns void
language sql set search_path = ''
as $$
  select count(private.lock_attempt(d.id))
  from (
    select a.id from private.exam_attempts as a
    where a.edition_id = p_edition_id and a.exam_id = p_exam_id and (p_class_id is null or a.class_id = p_class_id)
      and a.finished_at is null and private.exam_now() > private.find_deadline(a) + interval '180 seconds'
    -- Anyone who has one now need not be writing its end down, so it is waited for, by all in one order.
    order by a.id
  ) as d
$$;
comment on function private.end_overdue(uuid, uuid, uuid) is
  'Writes down the end of attempts that are over before anybody is given time: what has ended does not run again (decision 062).';
revoke all on function private.end_overdue(uuid, uuid, uuid) from public;

create function private.decision_error(p_decision private.exam_decisions) returns text
language sql volatile set search_path = ''
as $$
  select case
    when x.exam_id is null then 'not_found'
    when p_decision.kind = 'minutes' and c.papers = 0 then 'no_paper'
    when p_decision.kind = 'hours' and p_decision.class_id is not null and c.papers = 0 then 'no_paper'
    when private.exam_now() > c.closes_at then 'over'
    when x.called_off_at is not null or p_decision.kind = 'call_off' and p_decision.class_id is not null and c.called_off > 0 then 'called_off'
    when p_decision.kind <> 'call_off' and c.called_off > 0 then 'called_off'
    when c.extra_seconds + p_decision.extra_seconds > 3600 then 'too_much'
    when coalesce(p_decision.last_start_at, c.last_start_at) + make_interval(secs => c.seconds + coalesce(p_decision.extra_seconds, 0))
      > private.day_ends_at(x.exam_on) then 'past_midnight'
    when p_decision.kind <> 'hours' then null
    when coalesce(c.opens_at, x.opens_at) is null then 'no_hours'
    when private.exam_now() >= coalesce(c.opens_at, x.opens_at) then 'begun'
    when p_decision.last_start_at <= p_decision.opens_at then 'hours_unordered'
    when private.day_in_india(p_decision.opens_at) <> x.exam_on then 'another_day'
    when p_decision.opens_at <= private.exam_now() then 'opens_too_soon'
    when c.has_these_hours is not false
      and (p_decision.class_id is not null or (x.opens_at, x.last_start_at) = (p_decision.opens_at, p_decision.last_start_at)) then 'unchanged'
  end
  from (select) as one
  left join public.edition_exams as x on x.edition_id = p_decision.edition_id and x.exam_id = p_decision.exam_id
  cross join lateral (
    select count(*) as papers, count(p.called_off_at) as called_off, max(p.extra_seconds) as extra_seconds,
      max(p.duration_seconds + p.extra_seconds) as seconds, max(h.last_start_at) as last_start_at, min(h.opens_at) as opens_at,
      max(private.find_closing(p)) as closes_at,
      bool_and((h.opens_at, h.last_start_at) = (p_decision.opens_at, p_decision.last_start_at)) as has_these_hours
    from private.papers as p
    cross join lateral private.find_paper_hours(p) as h
    where p.edition_id = x.edition_id and p.exam_id = x.exam_id and p.kind = 'exam' and (p_decision.class_id is null or p.class_id = p_decision.class_id)
  ) as c
$$;
comment on function private.decision_error(private.exam_decisions) is
  'Why a decision for all who sit an exam cannot take effect, as an outcome of decide_exam, or null. It is asked again when it is confirmed.';
revoke all on function private.decision_error(private.exam_decisions) from public;

create function private.take_decision(p_decision private.exam_decisions) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_old public.edition_exams;
  v_new public.edition_exams;
  v_about jsonb := jsonb_build_object('reason', p_decision.reason, 'is_single', p_decision.is_single);
begin
  if p_decision.kind = 'minutes' then
    perform private.end_overdue(p_decision.edition_id, p_decision.exam_id, p_decision.class_id);
    update private.papers set extra_seconds = extra_seconds + p_decision.extra_seconds
    where edition_id = p_decision.edition_id and exam_id = p_decision.exam_id and kind = 'exam'
      and (p_decision.class_id is null or class_id = p_decision.class_id);
    return private.mail_enrolled(
      'exam_minutes_email', p_decision.edition_id, p_decision.exam_id, p_decision.class_id,
      v_about || jsonb_build_object('extra_seconds', p_decision.extra_seconds)
    );
  end if;
  if p_decision.kind = 'call_off' then
    -- Families whose paper is not written yet read it on their dashboard as well.
    insert into private.papers (kind, edition_id, exam_id, class_id, called_off_at)
    select distinct 'exam', n.edition_id, n.exam_id, n.class_id, private.exam_now()
    from public.enrolments as n
    where n.edition_id = p_decision.edition_id and n.exam_id = p_decision.exam_id and n.is_active
      and (p_decision.class_id is null or n.class_id = p_decision.class_id)
    on conflict do nothing;
    update public.edition_exams set called_off_at = private.exam_now()
    where edition_id = p_decision.edition_id and exam_id = p_decision.exam_id and p_decision.class_id is null;
    update private.papers set called_off_at = private.exam_now()
    where edition_id = p_decision.edition_id and exam_id = p_decision.exam_id and kind = 'exam' and called_off_at is null
      and (p_decision.class_id is null or class_id = p_decision.class_id);
    return private.mail_enrolled('exam_off_email', p_decision.edition_id, p_decision.exam_id, p_decision.class_id, v_about);
  end if;
  select * into v_old from public.edition_exams
  where edition_id = p_decision.edition_id and exam_id = p_decision.exam_id for update;
  v_new := v_old;
  v_new.opens_at := p_decision.opens_at;
  v_new.last_start_at := p_decision.last_start_at;
  if p_decision.class_id is not null then
    v_old.opens_at := coalesce((
      select opens_at from private.papers
      where edition_id = v_old.edition_id and exam_id = v_old.exam_id and class_id = p_decision.class_id and kind = 'exam'
    ), v_old.opens_at);
  else
    update public.edition_exams set opens_at = v_new.opens_at, last_start_at = v_new.last_start_at
    where edition_id = v_new.edition_id and exam_id = v_new.exam_id;
  end if;
  return private.move_exam(v_old, v_new, p_decision.class_id, v_about);
end
$$;
comment on function private.take_decision(private.exam_decisions) is
  'A decision takes effect, and everybody enrolled is written to. Returns to how many.';
revoke all on function private.take_decision(private.exam_decisions) from public;

create function private.decide_exam(
  p_kind text, p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_extra_seconds integer, p_opens time, p_last_start time, p_reason text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_exam_on date := (select exam_on from public.edition_exams where edition_id = p_edition_id and exam_id = p_exam_id);
  v_decision private.exam_decisions;
  v_obstacle text;
  v_mailed integer;
begin
  perform private.require_admin();
  if coalesce(btrim(p_reason), '') = '' or char_length(p_reason) > 500 then
    return jsonb_build_object('outcome', 'reason_missing');
  end if;
  if v_exam_on is null or p_kind not in ('minutes', 'hours', 'call_off')
    or (p_kind = 'minutes') <> (p_extra_seconds is not null) or p_extra_seconds not between 60 and 3600
    or (p_kind = 'hours') <> (p_opens is not null and p_last_start is not null) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if private.is_kept_out_of_exam(p_edition_id, p_exam_id, p_class_id) then
    return jsonb_build_object('outcome', 'kept_out');
  end if;
  insert into private.exam_decisions (kind, edition_id, exam_id, class_id, extra_seconds, opens_at, last_start_at, reason, decided_by, is_single, taken_at)
  values (
    p_kind, p_edition_id, p_exam_id, p_class_id, p_extra_seconds, (v_exam_on + p_opens) at time zone interval '5 hours 30 minutes',
    (v_exam_on + p_last_start) at time zone interval '5 hours 30 minutes', btrim(p_reason), (select auth.uid()),
    private.is_single_organiser(), case when private.is_single_organiser() then private.exam_now() end
  )
  on conflict do nothing
  returning * into v_decision;
  if v_decision.id is null then
    return jsonb_build_object('outcome', 'waits_already');
  end if;
  v_obstacle := private.decision_error(v_decision);
  if v_obstacle is not null then
    delete from private.exam_decisions where id = v_decision.id;
    return jsonb_build_object('outcome', v_obstacle);
  end if;
  v_mailed := case when v_decision.is_single then private.take_decision(v_decision) end;
  perform private.audit_change('decide_exam', to_jsonb(v_decision) - '{decided_by,confirmed_by,withdrawn_at}'::text[]);
  return case
    when v_decision.is_single then jsonb_build_object('outcome', 'taken', 'mailed', v_mailed)
    else jsonb_build_object('outcome', 'waiting')
  end;
end
$$;
comment on function private.decide_exam(text, uuid, uuid, uuid, integer, time, time, text) is 'decide_exam for an admin. Raises 42501 for anybody else.';

create function public.decide_exam(
  p_kind text, p_edition_id uuid, p_exam_id uuid, p_reason text, p_class_id uuid default null, p_extra_seconds integer default null,
  p_opens time default null, p_last_start time default null
) returns jsonb
language sql set search_path = ''
return private.decide_exam(p_kind, p_edition_id, p_exam_id, p_class_id, p_extra_seconds, p_opens, p_last_start, p_reason);
comment on function public.decide_exam(text, uuid, uuid, text, uuid, integer, time, time) is
  'For admins, for all who sit an exam, in one class or (null) in all: minutes more (60 to 3,600 seconds, with those given before), hours that have not started moved on the exam''s day (times of day in IST), or call_off. With a reason, which the family reads. It waits for a second organiser (confirm_exam_decision), or takes effect at once where there is one. Returns {outcome}: waiting, taken {mailed}, waits_already (the same for the same exam and class), reason_missing, not_found, kept_out (a child of the caller is in a class that it is about), no_paper, no_hours, over (closed), called_off, too_much, past_midnight (it would end on another day), started, another_day, hours_unordered, opens_too_soon, unchanged (it has these hours). Raises 42501 for anybody else. Leaves an audit row. Source: exam section 2.';

create function private.grant_error(p_grant private.exam_grants, p_paper private.papers, p_attempt private.exam_attempts) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_exam public.edition_exams;
  v_hours record;
begin
  select * into v_exam from public.edition_exams where edition_id = p_paper.edition_id and exam_id = p_paper.exam_id;
  select * into v_hours from private.find_paper_hours(p_paper);
  return case
    when p_paper.called_off_at is not null then 'called_off'
    when p_attempt.finished_at is not null or (p_paper.kind = 'reserve' and p_attempt.id is not null) then 'over'
    when p_attempt.id is not null and p_grant.opens_at is not null then 'begun'
    when p_paper.kind = 'exam' and v_hours.opens_at is null then 'no_hours'
    -- Once it is closed receipts show its questions: nobody begins after that.
    when p_paper.kind = 'exam' and private.exam_now() > private.find_closing(p_paper) then 'over'
    when p_attempt.id is null and private.exam_now() > coalesce(p_grant.last_start_at, (private.find_hours(p_paper, p_grant.student_id)).last_start_at) then 'over'
    when p_grant.extra_seconds + (
      select coalesce(sum(extra_seconds), 0) from private.exam_grants where paper_id = p_paper.id and student_id = p_grant.student_id and id <> p_grant.id
    ) > 3600 then 'too_much'
    when p_paper.kind = 'reserve' then case
      when p_grant.opens_at is null then 'no_hours'
      when p_grant.last_start_at <= p_grant.opens_at then 'hours_unordered'
      when p_grant.opens_at < coalesce(v_exam.last_start_at, private.day_ends_at(v_exam.exam_on)) then 'too_early'
      when private.day_in_india(p_grant.last_start_at) > v_exam.exam_on + 7 then 'too_late'
    end
    when p_grant.last_start_at <= p_grant.opens_at then 'hours_unordered'
    when p_grant.last_start_at - p_grant.opens_at > interval '3600 seconds' then 'too_much'
    when p_grant.opens_at < v_hours.opens_at then 'too_early'
    when coalesce(p_attempt.started_at, p_grant.last_start_at, (private.find_hours(p_paper, p_grant.student_id)).last_start_at)
      + make_interval(secs => p_paper.duration_seconds + p_paper.extra_seconds + p_grant.extra_seconds + private.granted_seconds(p_paper.id, p_grant.student_id))
      > private.day_ends_at(v_exam.exam_on) then 'past_midnight'
  end;
end
$$;
comment on function private.grant_error(private.exam_grants, private.papers, private.exam_attempts) is
  'Why a grant cannot hold, as an outcome of give_exam_grant, or null: it begins when the exam opens or later, ends on the exam''s day, and is at most 3,600 seconds; a reserve paper is sat within 7 days after it. Source: exam section 2.';
revoke all on function private.grant_error(private.exam_grants, private.papers, private.exam_attempts) from public;

create function private.mail_grant(p_grant private.exam_grants) returns void
language sql set search_path = ''
as $$
  insert into private.outbox (kind, student_id, edition_id, exam_id, about)
  select 'exam_minutes_email', p_grant.student_id, p.edition_id, p.exam_id, jsonb_build_object('grant_id', p_grant.id)
  from private.papers as p where p.id = p_grant.paper_id
$$;
comment on function private.mail_grant(private.exam_grants) is 'Queues the mail that informs a family of a valid grant.';
revoke all on function private.mail_grant(private.exam_grants) from public;

create function private.give_exam_grant(
  p_student_id uuid, p_edition_id uuid, p_exam_id uuid, p_is_reserve boolean, p_extra_seconds integer, p_opens_at timestamptz,
  p_last_start_at timestamptz, p_reason text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_enrolment public.enrolments;
  v_paper private.papers;
  v_attempt private.exam_attempts;
  v_grant private.exam_grants;
  v_obstacle text;
begin
  perform private.require_admin();
  if p_student_id = (select auth.uid()) then
    return jsonb_build_object('outcome', 'own_exam');
  end if;
  if coalesce(btrim(p_reason), '') = '' or char_length(p_reason) > 500 then
    return jsonb_build_object('outcome', 'reason_missing');
  end if;
  if coalesce(p_extra_seconds, 0) not between 0 and 3600 or (coalesce(p_extra_seconds, 0) = 0 and p_opens_at is null)
    or (p_opens_at is null) <> (p_last_start_at is null) or p_is_reserve is null then
    return jsonb_build_object('outcome', 'nothing_given');
  end if;
  perform private.lock_student(p_student_id);
  select * into v_enrolment from public.enrolments
  where student_id = p_student_id and edition_id = p_edition_id and exam_id = p_exam_id and is_active;
  if not found then
    return jsonb_build_object('outcome', 'not_enrolled');
  end if;
  if private.is_kept_out_of_exam(p_edition_id, p_exam_id, v_enrolment.class_id) then
    return jsonb_build_object('outcome', 'kept_out');
  end if;
  select * into v_paper from private.papers
  where edition_id = p_edition_id and exam_id = p_exam_id and class_id = v_enrolment.class_id
    and kind = case when p_is_reserve then 'reserve' else 'exam' end;
  if not found then
    return jsonb_build_object('outcome', 'no_paper');
  end if;
  v_attempt := private.lock_attempt((
    select id from private.exam_attempts
    where student_id = p_student_id and edition_id = p_edition_id and exam_id = p_exam_id and standing <> 'reset'
  ));
  -- The clock's time, not the transaction's: a caller who waited for a lock has decided last, and that counts
  -- (private.find_hours).
  v_grant := row(
    gen_random_uuid(), v_paper.id, p_student_id, coalesce(p_extra_seconds, 0), p_opens_at, p_last_start_at, btrim(p_reason),
    (select auth.uid()), null, private.is_single_organiser(), clock_timestamp(), false
  );
  v_obstacle := case when p_opens_at >= p_last_start_at then 'hours_unordered' else private.grant_error(v_grant, v_paper, v_attempt) end;
  if v_obstacle is not null then
    return jsonb_build_object('outcome', v_obstacle);
  end if;
  v_grant.wants_second := v_paper.kind = 'exam' and not v_grant.is_single and (
    coalesce(v_grant.last_start_at - v_grant.opens_at > interval '900 seconds', false)
    -- Anyone who begins after everybody else may have heard the questions, and keeps all receipts of the class closed
    -- until then.
    or coalesce(v_grant.last_start_at > (private.find_paper_hours(v_paper)).last_start_at, false)
    or v_grant.extra_seconds + (
      select coalesce(sum(extra_seconds), 0) from private.exam_grants
      where paper_id = v_paper.id and student_id = p_student_id and confirmed_by is null and not is_single
    ) > 900
  );
  insert into private.exam_grants values (v_grant.*);
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'give_exam_grant', p_student_id, to_jsonb(v_grant) - '{student_id,granted_by,confirmed_by}'::text[]);
  if v_grant.wants_second then
    return jsonb_build_object('outcome', 'waiting');
  end if;
  perform private.mail_grant(v_grant);
  return jsonb_build_object('outcome', 'given');
end
$$;
comment on function private.give_exam_grant(uuid, uuid, uuid, boolean, integer, timestamptz, timestamptz, text) is
  'give_exam_grant for an admin. Raises 42501 for anybody else.';

create function public.give_exam_grant(
  p_student_id uuid, p_edition_id uuid, p_exam_id uuid, p_is_reserve boolean, p_reason text, p_extra_seconds integer default 0,
  p_opens_at timestamptz default null, p_last_start_at timestamptz default null
) returns jsonb
language sql set search_path = ''
return private.give_exam_grant(p_student_id, p_edition_id, p_exam_id, p_is_reserve, p_extra_seconds, p_opens_at, p_last_start_at, p_reason);
comment on function public.give_exam_grant(uuid, uuid, uuid, boolean, text, integer, timestamptz, timestamptz) is
  'For admins: gives one student seconds more, or hours of one''s own, for an exam she is enrolled in; or lets her sit the reserve paper of her class, within 7 days and instead of it. With a reason, which the family reads. It reaches a running room with its next reply. Over 900 seconds, or with hours in which she may begin after everybody''s last start, it waits for a second organiser. Returns {outcome}: given, waiting, own_exam (nobody gives herself), kept_out (a child of the caller is in her class), reason_missing, nothing_given, not_enrolled, no_paper, no_hours, called_off, started (hours for what runs), over, too_much (3,600 seconds in all), too_early (before the exam opens; a reserve paper before its last start), too_late (after 7 days), hours_unordered, past_midnight. Raises 42501 for anybody else. Leaves an audit row. Source: exam section 2.';

create function private.confirm_exam_decision(p_id uuid, p_is_confirmed boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_me uuid := (select auth.uid());
  v_decision private.exam_decisions;
  v_grant private.exam_grants;
  v_obstacle text;
  v_mailed integer := 1;
begin
  perform private.require_admin();
  select * into v_decision from private.exam_decisions where id = p_id and taken_at is null and withdrawn_at is null for update;
  select * into v_grant from private.exam_grants where id = p_id and wants_second and confirmed_by is null for update;
  -- Neither confirmed nor taken back is no answer, and would do one thing and write down the other.
  if p_is_confirmed is null or (v_decision.id is null and v_grant.id is null) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if exists (
    select 1 from private.papers as p
    where p.id = v_grant.paper_id and private.is_kept_out_of_exam(p.edition_id, p.exam_id, p.class_id)
  ) or private.is_kept_out_of_exam(v_decision.edition_id, v_decision.exam_id, v_decision.class_id) then
    return jsonb_build_object('outcome', 'kept_out');
  end if;
  if not p_is_confirmed then
    update private.exam_decisions set withdrawn_at = private.exam_now() where id = p_id;
    delete from private.exam_grants where id = p_id;
  elsif v_me = coalesce(v_decision.decided_by, v_grant.granted_by) then
    return jsonb_build_object('outcome', 'own_decision');
  elsif v_me = v_grant.student_id then
    return jsonb_build_object('outcome', 'own_exam');
  elsif v_decision.id is not null then
    v_obstacle := private.decision_error(v_decision);
    if v_obstacle is not null then
      return jsonb_build_object('outcome', v_obstacle);
    end if;
    update private.exam_decisions set confirmed_by = v_me, taken_at = private.exam_now() where id = p_id returning * into v_decision;
    v_mailed := private.take_decision(v_decision);
  else
    perform private.lock_student(v_grant.student_id);
    v_obstacle := (
      select private.grant_error(v_grant, p, private.lock_attempt((
        select a.id from private.exam_attempts as a
        where a.student_id = v_grant.student_id and a.edition_id = p.edition_id and a.exam_id = p.exam_id and a.standing <> 'reset'
      )))
      from private.papers as p where p.id = v_grant.paper_id
    );
    if v_obstacle is not null then
      return jsonb_build_object('outcome', v_obstacle);
    end if;
    update private.exam_grants set confirmed_by = v_me where id = p_id;
    perform private.mail_grant(v_grant);
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    v_me::text, case when p_is_confirmed then 'confirm_exam_decision' else 'withdraw_exam_decision' end, v_grant.student_id,
    jsonb_build_object('id', p_id, 'kind', coalesce(v_decision.kind, 'grant'))
  );
  return case when p_is_confirmed then jsonb_build_object('outcome', 'confirmed', 'mailed', v_mailed) else jsonb_build_object('outcome', 'withdrawn') end;
end
$$;
comment on function private.confirm_exam_decision(uuid, boolean) is 'confirm_exam_decision for an admin. Raises 42501 for anybody else.';

create function public.confirm_exam_decision(p_id uuid, p_is_confirmed boolean) returns jsonb
language sql set search_path = ''
return private.confirm_exam_decision(p_id, p_is_confirmed);
comment on function public.confirm_exam_decision(uuid, boolean) is
  'For admins: a second organiser confirms a decision for a whole paper or a grant that waits, and it takes effect; or anybody of them takes it back before. Returns {outcome}: confirmed {mailed}, withdrawn, own_decision (the same person cannot confirm it), own_exam, kept_out, not_found (nothing waits by this id, or p_is_confirmed is null), or what has come in its way since, as decide_exam and give_exam_grant say it. Raises 42501 for anybody else. Leaves an audit row. Source: exam section 2.';

revoke all on function private.decide_exam(text, uuid, uuid, uuid, integer, time, time, text) from public, anon, authenticated;
revoke all on function private.give_exam_grant(uuid, uuid, uuid, boolean, integer, timestamptz, timestamptz, text) from public, anon, authenticated;
revoke all on function private.confirm_exam_decision(uuid, boolean) from public, anon, authenticated;
revoke all on function public.decide_exam(text, uuid, uuid, text, uuid, integer, time, time) from public, anon, authenticated;
revoke all on function public.give_exam_grant(uuid, uuid, uuid, boolean, text, integer, timestamptz, timestamptz) from public, anon, authenticated;
revoke all on function public.confirm_exam_decision(uuid, boolean) from public, anon, authenticated;
grant execute on function private.decide_exam(text, uuid, uuid, uuid, integer, time, time, text) to authenticated;
grant execute on function private.give_exam_grant(uuid, uuid, uuid, boolean, integer, timestamptz, timestamptz, text) to authenticated;
grant execute on function private.confirm_exam_decision(uuid, boolean) to authenticated;
grant execute on function public.decide_exam(text, uuid, uuid, text, uuid, integer, time, time) to authenticated;
grant execute on function public.give_exam_grant(uuid, uuid, uuid, boolean, text, integer, timestamptz, timestamptz) to authenticated;
grant execute on function public.confirm_exam_decision(uuid, boolean) to authenticated;
