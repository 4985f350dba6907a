-- Organisers' decisions on an exam day. For a whole paper, by two organisers: extra time, other hours, cancelling it.
-- For one student: extra time, an individual time, or the reserve paper (docs/exam.md section 2). If there is only one
-- organiser, this organiser decides alone, and the row records this.

create table private.exam_grants (
  id uuid primary key default gen_random_uuid(),
  paper_id uuid not null references private.papers (id),
  student_id uuid not null references public.students (id),
  extra_seconds integer not null default 0 check (extra_seconds between 0 and 3600),
  opens_at timestamptz,
  last_start_at timestamptz,
  reason text not null check (char_length(reason) between 1 and 500),
  granted_by uuid not null references public.students (id),
  confirmed_by uuid references public.students (id),
  is_single boolean not null default false,
  granted_at timestamptz not null default now(),
  wants_second boolean not null default false,
  check ((opens_at is null) = (last_start_at is null)),
  check (last_start_at > opens_at),
  check (extra_seconds > 0 or opens_at is not null),
  check (confirmed_by <> granted_by)
);
comment on table private.exam_grants is
  'An organiser''s grant to one student for one paper: extra seconds or an individual time. A grant of more than 900 '
  'seconds counts only once another organiser has confirmed it. Source: docs/exam.md section 2.';
comment on column private.exam_grants.wants_second is
  'Whether the grant waits for a second organiser: with it the student would have more than 900 extra seconds in all, '
  'or could start after everybody''s last start.';
comment on column private.exam_grants.is_single is
  'Whether there was only one organiser when the grant was given, so that one was enough (setting single_organiser).';
create index exam_grants_paper on private.exam_grants (paper_id, student_id);
create index exam_grants_student on private.exam_grants (student_id);
create index exam_grants_granted_by on private.exam_grants (granted_by);
create index exam_grants_confirmed_by on private.exam_grants (confirmed_by);
alter table private.exam_grants enable row level security;

create table private.exam_decisions (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('minutes', 'hours', 'cancel')),
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
  effective_at timestamptz,
  withdrawn_at timestamptz,
  foreign key (edition_id, exam_id) references public.edition_exams (edition_id, exam_id),
  check ((kind = 'minutes') = (extra_seconds is not null)),
  check ((kind = 'hours') = (opens_at is not null) and (opens_at is null) = (last_start_at is null)),
  check (confirmed_by <> decided_by),
  check ((effective_at is not null) = (confirmed_by is not null or is_single)),
  check (effective_at is null or withdrawn_at is null)
);
comment on table private.exam_decisions is
  'A decision for everybody who takes an exam, in one class or (class_id null) in all. It waits until another '
  'organiser confirms it; effective_at is the time at which it took effect.';
comment on column private.exam_decisions.is_single is
  'Whether there was only one organiser, so that one was enough (setting single_organiser).';
create unique index exam_decisions_waiting
  on private.exam_decisions (edition_id, exam_id, kind, class_id) nulls not distinct
  where effective_at is null and withdrawn_at is null;
create index exam_decisions_exam on private.exam_decisions (edition_id, exam_id);
create index exam_decisions_class on private.exam_decisions (class_id);
create index exam_decisions_decided_by on private.exam_decisions (decided_by);
create index exam_decisions_confirmed_by on private.exam_decisions (confirmed_by);
alter table private.exam_decisions enable row level security;

create function private.day_ends_at(p_day date) returns timestamptz
language sql immutable set search_path = ''
as $$ select (p_day + 1)::timestamp at time zone interval '5 hours 30 minutes' $$;
comment on function private.day_ends_at(date) is 'The end of a calendar day in IST.';

create function private.end_overdue(p_edition_id uuid, p_exam_id uuid, p_class_id uuid) returns void
language sql set search_path = ''
as $$
  select count(private.lock_attempt(d.id))
  from (
    select a.id from private.exam_attempts as a
    where a.edition_id = p_edition_id and a.exam_id = p_exam_id and (p_class_id is null or a.class_id = p_class_id)
      and a.finished_at is null and private.exam_now() > private.find_deadline(a) + private.answer_grace()
    -- Another transaction may have locked an attempt without ending it, so this waits for each lock. The order is
    -- always the same, so that two calls cannot deadlock.
    order by a.id
  ) as d
$$;
comment on function private.end_overdue(uuid, uuid, uuid) is
  'Records the end of attempts whose time is over, before extra time is given, because an ended attempt cannot '
  'continue (decision 062).';

create function private.decision_error(p_decision private.exam_decisions) returns text
language sql volatile set search_path = ''
as $$
  select case
    when x.exam_id is null then 'not_found'
    when p_decision.kind = 'minutes' and c.papers = 0 then 'no_paper'
    when p_decision.kind = 'hours' and p_decision.class_id is not null and c.papers = 0 then 'no_paper'
    when private.exam_now() > c.closes_at then 'over'
    when x.cancelled_at is not null or p_decision.kind = 'cancel' and p_decision.class_id is not null
      and c.cancelled > 0 then 'cancelled'
    when p_decision.kind <> 'cancel' and c.cancelled > 0 then 'cancelled'
    when c.extra_seconds + p_decision.extra_seconds > 3600 then 'too_much'
    when coalesce(p_decision.last_start_at, c.last_start_at)
      + make_interval(secs => c.seconds + coalesce(p_decision.extra_seconds, 0))
      > private.day_ends_at(x.exam_on) then 'past_midnight'
    when p_decision.kind <> 'hours' then null
    when coalesce(c.opens_at, x.opens_at) is null then 'no_hours'
    when private.exam_now() >= coalesce(c.opens_at, x.opens_at) then 'started'
    when p_decision.last_start_at <= p_decision.opens_at then 'hours_unordered'
    when private.day_in_india(p_decision.opens_at) <> x.exam_on then 'another_day'
    when p_decision.opens_at <= private.exam_now() then 'opens_too_soon'
    when c.has_these_hours is not false
      and (p_decision.class_id is not null
        or (x.opens_at, x.last_start_at) = (p_decision.opens_at, p_decision.last_start_at)) then 'unchanged'
  end
  from (select) as one
  left join public.edition_exams as x on x.edition_id = p_decision.edition_id and x.exam_id = p_decision.exam_id
  cross join lateral (
    select count(*) as papers, count(p.cancelled_at) as cancelled, max(p.extra_seconds) as extra_seconds,
      max(p.duration_seconds + p.extra_seconds) as seconds, max(h.last_start_at) as last_start_at,
      min(h.opens_at) as opens_at,
      max(private.find_closing(p)) as closes_at,
      bool_and((h.opens_at, h.last_start_at) = (p_decision.opens_at, p_decision.last_start_at)) as has_these_hours
    from private.papers as p
    cross join lateral private.find_paper_hours(p) as h
    where p.edition_id = x.edition_id and p.exam_id = x.exam_id and p.kind = 'exam'
      and (p_decision.class_id is null or p.class_id = p_decision.class_id)
  ) as c
$$;
comment on function private.decision_error(private.exam_decisions) is
  'Why a decision for everybody who takes an exam cannot take effect, as an outcome of decide_exam, or null. Checked '
  'again when the decision is confirmed.';

create function private.take_decision(p_decision private.exam_decisions) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_old public.edition_exams;
  v_new public.edition_exams;
  v_mail_fields jsonb := jsonb_build_object('reason', p_decision.reason, 'is_single', p_decision.is_single);
begin
  if p_decision.kind = 'minutes' then
    perform private.end_overdue(p_decision.edition_id, p_decision.exam_id, p_decision.class_id);
    update private.papers set extra_seconds = extra_seconds + p_decision.extra_seconds
    where edition_id = p_decision.edition_id and exam_id = p_decision.exam_id and kind = 'exam'
      and (p_decision.class_id is null or class_id = p_decision.class_id);
    return private.mail_enrolled(
      'exam_minutes_email', p_decision.edition_id, p_decision.exam_id, p_decision.class_id,
      v_mail_fields || jsonb_build_object('extra_seconds', p_decision.extra_seconds)
    );
  end if;
  if p_decision.kind = 'cancel' then
    -- Families whose paper is not written yet see this on their dashboard too.
    insert into private.papers (kind, edition_id, exam_id, class_id, cancelled_at)
    select distinct 'exam', n.edition_id, n.exam_id, n.class_id, private.exam_now()
    from public.enrolments as n
    where n.edition_id = p_decision.edition_id and n.exam_id = p_decision.exam_id and n.is_active
      and (p_decision.class_id is null or n.class_id = p_decision.class_id)
    on conflict do nothing;
    update public.edition_exams set cancelled_at = private.exam_now()
    where edition_id = p_decision.edition_id and exam_id = p_decision.exam_id and p_decision.class_id is null;
    update private.papers set cancelled_at = private.exam_now()
    where edition_id = p_decision.edition_id and exam_id = p_decision.exam_id and kind = 'exam'
      and cancelled_at is null
      and (p_decision.class_id is null or class_id = p_decision.class_id);
    return private.mail_enrolled('exam_off_email', p_decision.edition_id, p_decision.exam_id, p_decision.class_id,
      v_mail_fields);
  end if;
  select * into v_old from public.edition_exams
  where edition_id = p_decision.edition_id and exam_id = p_decision.exam_id for update;
  v_new := v_old;
  v_new.opens_at := p_decision.opens_at;
  v_new.last_start_at := p_decision.last_start_at;
  if p_decision.class_id is not null then
    v_old.opens_at := coalesce((
      select opens_at from private.papers
      where edition_id = v_old.edition_id and exam_id = v_old.exam_id and class_id = p_decision.class_id
        and kind = 'exam'
    ), v_old.opens_at);
  else
    update public.edition_exams set opens_at = v_new.opens_at, last_start_at = v_new.last_start_at
    where edition_id = v_new.edition_id and exam_id = v_new.exam_id;
  end if;
  return private.move_exam(v_old, v_new, p_decision.class_id, v_mail_fields);
end
$$;
comment on function private.take_decision(private.exam_decisions) is
  'Puts a decision into effect, and emails everybody enrolled. Returns the number of emails.';

create function private.decide_exam(
  p_kind text, p_edition_id uuid, p_exam_id uuid, p_reason text, p_class_id uuid, p_extra_seconds integer,
  p_opens time, p_last_start time
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_exam_on date := (select exam_on from public.edition_exams where edition_id = p_edition_id and exam_id = p_exam_id);
  v_decision private.exam_decisions;
  v_error text;
  v_mailed integer;
begin
  perform private.require_admin();
  if coalesce(btrim(p_reason), '') = '' or char_length(p_reason) > 500 then
    return jsonb_build_object('outcome', 'reason_missing');
  end if;
  if v_exam_on is null or p_kind not in ('minutes', 'hours', 'cancel')
    or (p_kind = 'minutes') <> (p_extra_seconds is not null) or p_extra_seconds not between 60 and 3600
    or (p_kind = 'hours') <> (p_opens is not null and p_last_start is not null) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if private.has_conflict_in_exam(p_edition_id, p_exam_id, p_class_id) then
    return jsonb_build_object('outcome', 'conflict_of_interest');
  end if;
  insert into private.exam_decisions (kind, edition_id, exam_id, class_id, extra_seconds, opens_at, last_start_at,
    reason, decided_by, is_single, effective_at)
  values (
    p_kind, p_edition_id, p_exam_id, p_class_id, p_extra_seconds,
    (v_exam_on + p_opens) at time zone interval '5 hours 30 minutes',
    (v_exam_on + p_last_start) at time zone interval '5 hours 30 minutes', btrim(p_reason), (select auth.uid()),
    private.is_single_organiser(), case when private.is_single_organiser() then private.exam_now() end
  )
  on conflict do nothing
  returning * into v_decision;
  if v_decision.id is null then
    return jsonb_build_object('outcome', 'waits_already');
  end if;
  v_error := private.decision_error(v_decision);
  if v_error is not null then
    delete from private.exam_decisions where id = v_decision.id;
    return jsonb_build_object('outcome', v_error);
  end if;
  v_mailed := case when v_decision.is_single then private.take_decision(v_decision) end;
  perform private.audit_change('decide_exam', to_jsonb(v_decision) - '{decided_by,confirmed_by,withdrawn_at}'::text[]);
  return case
    when v_decision.is_single then jsonb_build_object('outcome', 'taken', 'mailed', v_mailed)
    else jsonb_build_object('outcome', 'waiting')
  end;
end
$$;
comment on function private.decide_exam(text, uuid, uuid, text, uuid, integer, time, time) is
  'decide_exam for an admin. Raises 42501 for anybody else.';

create function public.decide_exam(
  p_kind text, p_edition_id uuid, p_exam_id uuid, p_reason text, p_class_id uuid default null,
  p_extra_seconds integer default null,
  p_opens time default null, p_last_start time default null
) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.decide_exam(p_kind, p_edition_id, p_exam_id, p_reason, p_class_id, p_extra_seconds, p_opens,
  p_last_start);
comment on function public.decide_exam(text, uuid, uuid, text, uuid, integer, time, time) is
  'For admins: a decision for everybody who takes an exam, in one class or (null) in all: extra time (60 to 3,600 '
  'seconds, together with earlier extra time), other hours on the exam''s day if the exam has not started (times of '
  'day in IST), or cancel. The family reads the reason. The decision waits for a second organiser '
  '(confirm_exam_decision), or takes effect immediately if there is only one. Returns {outcome}: waiting, taken '
  '{mailed}, waits_already (the same decision for the same exam and class waits), reason_missing, not_found, '
  'conflict_of_interest (a child of the caller is in one of the classes), no_paper, no_hours, over (the paper is '
  'closed), cancelled, too_much, past_midnight (the exam would end on another day), started, another_day, '
  'hours_unordered, opens_too_soon, unchanged (the exam has these hours already). Raises 42501 for anybody else. '
  'Leaves an audit row. Source: docs/exam.md section 2.';

create function private.grant_error(p_grant private.exam_grants, p_paper private.papers,
  p_attempt private.exam_attempts) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  v_exam public.edition_exams;
  v_hours record;
begin
  select * into v_exam from public.edition_exams where edition_id = p_paper.edition_id and exam_id = p_paper.exam_id;
  select * into v_hours from private.find_paper_hours(p_paper);
  return case
    when p_paper.cancelled_at is not null then 'cancelled'
    when p_attempt.finished_at is not null or (p_paper.kind = 'reserve' and p_attempt.id is not null) then 'over'
    when p_attempt.id is not null and p_grant.opens_at is not null then 'started'
    when p_paper.kind = 'exam' and v_hours.opens_at is null then 'no_hours'
    -- Once the paper is closed, answer records show its questions, so nobody may start after that.
    when p_paper.kind = 'exam' and private.exam_now() > private.find_closing(p_paper) then 'over'
    when p_attempt.id is null and private.exam_now()
      > coalesce(p_grant.last_start_at, (private.find_hours(p_paper, p_grant.student_id)).last_start_at) then 'over'
    when p_grant.extra_seconds + (
      select coalesce(sum(extra_seconds), 0) from private.exam_grants where paper_id = p_paper.id
        and student_id = p_grant.student_id and id <> p_grant.id
    ) > 3600 then 'too_much'
    when p_paper.kind = 'reserve' then case
      when p_grant.opens_at is null then 'no_hours'
      when p_grant.last_start_at <= p_grant.opens_at then 'hours_unordered'
      when p_grant.opens_at < coalesce(v_exam.last_start_at, private.day_ends_at(v_exam.exam_on)) then 'too_early'
      when private.day_in_india(p_grant.last_start_at) > v_exam.exam_on + private.reply_days() then 'too_late'
    end
    when p_grant.last_start_at <= p_grant.opens_at then 'hours_unordered'
    when p_grant.last_start_at - p_grant.opens_at > interval '3600 seconds' then 'too_much'
    when p_grant.opens_at < v_hours.opens_at then 'too_early'
    when coalesce(p_attempt.started_at, p_grant.last_start_at,
      (private.find_hours(p_paper, p_grant.student_id)).last_start_at)
      + make_interval(secs => p_paper.duration_seconds + p_paper.extra_seconds + p_grant.extra_seconds
        + private.granted_seconds(p_paper.id, p_grant.student_id))
      > private.day_ends_at(v_exam.exam_on) then 'past_midnight'
  end;
end
$$;
comment on function private.grant_error(private.exam_grants, private.papers, private.exam_attempts) is
  'Why a grant cannot count, as an outcome of give_exam_grant, or null. An individual time must begin when the exam '
  'opens or later and end on the exam''s day; extra time is at most 3,600 seconds; a reserve paper is taken within 7 '
  'days after the exam. Source: docs/exam.md section 2.';

create function private.mail_grant(p_grant private.exam_grants) returns void
language sql set search_path = ''
as $$
  insert into private.outbox (kind, student_id, edition_id, exam_id, about)
  select 'exam_minutes_email', p_grant.student_id, p.edition_id, p.exam_id, jsonb_build_object('grant_id', p_grant.id)
  from private.papers as p where p.id = p_grant.paper_id
$$;
comment on function private.mail_grant(private.exam_grants) is
  'Queues the mail that informs a family of a valid grant.';

create function private.give_exam_grant(
  p_student_id uuid, p_edition_id uuid, p_exam_id uuid, p_is_reserve boolean, p_reason text, p_extra_seconds integer,
  p_opens_at timestamptz, p_last_start_at timestamptz
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_enrolment public.enrolments;
  v_paper private.papers;
  v_attempt private.exam_attempts;
  v_grant private.exam_grants;
  v_error text;
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
  if private.has_conflict_in_exam(p_edition_id, p_exam_id, v_enrolment.class_id) then
    return jsonb_build_object('outcome', 'conflict_of_interest');
  end if;
  select * into v_paper from private.papers
  where edition_id = p_edition_id and exam_id = p_exam_id and class_id = v_enrolment.class_id
    and kind = case when p_is_reserve then 'reserve' else 'exam' end;
  if not found then
    return jsonb_build_object('outcome', 'no_paper');
  end if;
  v_attempt := private.lock_attempt((
    select id from private.exam_attempts
    where student_id = p_student_id and edition_id = p_edition_id and exam_id = p_exam_id and status <> 'reset'
  ));
  -- clock_timestamp instead of now(): if a caller waited for a lock, its decision is the last one and counts
  -- (private.find_hours).
  v_grant := row(
    gen_random_uuid(), v_paper.id, p_student_id, coalesce(p_extra_seconds, 0), p_opens_at, p_last_start_at,
    btrim(p_reason),
    (select auth.uid()), null, private.is_single_organiser(), clock_timestamp(), false
  );
  v_error := case when p_opens_at >= p_last_start_at then 'hours_unordered'
    else private.grant_error(v_grant, v_paper, v_attempt) end;
  if v_error is not null then
    return jsonb_build_object('outcome', v_error);
  end if;
  v_grant.wants_second := v_paper.kind = 'exam' and not v_grant.is_single and (
    coalesce(v_grant.last_start_at - v_grant.opens_at > private.unconfirmed_grant_time(), false)
    -- A student who starts after all others may have heard the questions, and delays all answer records of the class.
    or coalesce(v_grant.last_start_at > (private.find_paper_hours(v_paper)).last_start_at, false)
    or v_grant.extra_seconds + (
      select coalesce(sum(extra_seconds), 0) from private.exam_grants
      where paper_id = v_paper.id and student_id = p_student_id and confirmed_by is null and not is_single
    ) > 900
  );
  insert into private.exam_grants values (v_grant.*);
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'give_exam_grant', p_student_id,
    to_jsonb(v_grant) - '{student_id,granted_by,confirmed_by}'::text[]);
  if v_grant.wants_second then
    return jsonb_build_object('outcome', 'waiting');
  end if;
  perform private.mail_grant(v_grant);
  return jsonb_build_object('outcome', 'given');
end
$$;
comment on function private.give_exam_grant(uuid, uuid, uuid, boolean, text, integer, timestamptz, timestamptz) is
  'give_exam_grant for an admin. Raises 42501 for anybody else.';

create function public.give_exam_grant(
  p_student_id uuid, p_edition_id uuid, p_exam_id uuid, p_is_reserve boolean, p_reason text,
  p_extra_seconds integer default 0,
  p_opens_at timestamptz default null, p_last_start_at timestamptz default null
) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.give_exam_grant(p_student_id, p_edition_id, p_exam_id, p_is_reserve, p_reason, p_extra_seconds,
  p_opens_at, p_last_start_at);
comment on function public.give_exam_grant(uuid, uuid, uuid, boolean, text, integer, timestamptz, timestamptz) is
  'For admins: gives one enrolled student extra seconds or an individual time for an exam, or lets the student take '
  'the reserve paper of the class instead, within 7 days after the exam. The family reads the reason. An open exam '
  'page gets the grant with its next reply. The grant waits for a second organiser if it is more than 900 seconds, or '
  'if the student could start after everybody''s last start. Returns {outcome}: given, waiting, own_exam (organisers '
  'cannot grant themselves anything), conflict_of_interest (a child of the caller is in the student''s class), '
  'reason_missing, nothing_given, not_enrolled, no_paper, no_hours, cancelled, started (an individual time for a '
  'started exam), over, too_much (more than 3,600 seconds in all), too_early (before the exam opens; for a reserve '
  'paper before the exam''s last start), too_late (after 7 days), hours_unordered, past_midnight. Raises 42501 for '
  'anybody else. Leaves an audit row. Source: docs/exam.md section 2.';

create function private.confirm_exam_decision(p_id uuid, p_is_confirmed boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_caller_id uuid := (select auth.uid());
  v_decision private.exam_decisions;
  v_grant private.exam_grants;
  v_error text;
  v_mailed integer := 1;
begin
  perform private.require_admin();
  select * into v_decision from private.exam_decisions where id = p_id and effective_at is null and withdrawn_at is null
    for update;
  select * into v_grant from private.exam_grants where id = p_id and wants_second and confirmed_by is null for update;
  -- Null means neither to confirm nor to withdraw.
  if p_is_confirmed is null or (v_decision.id is null and v_grant.id is null) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if exists (
    select 1 from private.papers as p
    where p.id = v_grant.paper_id and private.has_conflict_in_exam(p.edition_id, p.exam_id, p.class_id)
  ) or private.has_conflict_in_exam(v_decision.edition_id, v_decision.exam_id, v_decision.class_id) then
    return jsonb_build_object('outcome', 'conflict_of_interest');
  end if;
  if not p_is_confirmed then
    update private.exam_decisions set withdrawn_at = private.exam_now() where id = p_id;
    delete from private.exam_grants where id = p_id;
  elsif v_caller_id = coalesce(v_decision.decided_by, v_grant.granted_by) then
    return jsonb_build_object('outcome', 'own_decision');
  elsif v_caller_id = v_grant.student_id then
    return jsonb_build_object('outcome', 'own_exam');
  elsif v_decision.id is not null then
    v_error := private.decision_error(v_decision);
    if v_error is not null then
      return jsonb_build_object('outcome', v_error);
    end if;
    update private.exam_decisions set confirmed_by = v_caller_id, effective_at = private.exam_now() where id = p_id
      returning * into v_decision;
    v_mailed := private.take_decision(v_decision);
  else
    perform private.lock_student(v_grant.student_id);
    v_error := (
      select private.grant_error(v_grant, p, private.lock_attempt((
        select a.id from private.exam_attempts as a
        where a.student_id = v_grant.student_id and a.edition_id = p.edition_id and a.exam_id = p.exam_id
          and a.status <> 'reset'
      )))
      from private.papers as p where p.id = v_grant.paper_id
    );
    if v_error is not null then
      return jsonb_build_object('outcome', v_error);
    end if;
    update private.exam_grants set confirmed_by = v_caller_id where id = p_id;
    perform private.mail_grant(v_grant);
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    v_caller_id::text, case when p_is_confirmed then 'confirm_exam_decision' else 'withdraw_exam_decision' end,
    v_grant.student_id,
    jsonb_build_object('id', p_id, 'kind', coalesce(v_decision.kind, 'grant'))
  );
  return case when p_is_confirmed then jsonb_build_object('outcome', 'confirmed', 'mailed', v_mailed)
    else jsonb_build_object('outcome', 'withdrawn') end;
end
$$;
comment on function private.confirm_exam_decision(uuid, boolean) is
  'confirm_exam_decision for an admin. Raises 42501 for anybody else.';

create function public.confirm_exam_decision(p_id uuid, p_is_confirmed boolean) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.confirm_exam_decision(p_id, p_is_confirmed);
comment on function public.confirm_exam_decision(uuid, boolean) is
  'For admins: a second organiser confirms a waiting decision or grant, which then takes effect; or any organiser '
  'withdraws it. Returns {outcome}: confirmed {mailed}, withdrawn, own_decision (another organiser must confirm it), '
  'own_exam, conflict_of_interest, not_found (nothing with this id waits, or p_is_confirmed is null), or the outcome '
  'of decide_exam or give_exam_grant if something prevents it now. Raises 42501 for anybody else. Leaves an audit '
  'row. Source: docs/exam.md section 2.';

grant execute on function private.decide_exam(text, uuid, uuid, text, uuid, integer, time, time) to authenticated;
grant execute on function private.give_exam_grant(uuid, uuid, uuid, boolean, text, integer, timestamptz, timestamptz)
  to authenticated;
grant execute on function private.confirm_exam_decision(uuid, boolean) to authenticated;
grant execute on function public.decide_exam(text, uuid, uuid, text, uuid, integer, time, time) to authenticated;
grant execute on function public.give_exam_grant(uuid, uuid, uuid, boolean, text, integer, timestamptz, timestamptz)
  to authenticated;
grant execute on function public.confirm_exam_decision(uuid, boolean) to authenticated;

-- ------------------------------------------------------------

-- Late answers: given in time but received too late. An organiser decides once for an attempt whether they count
-- (docs/exam.md section 5 no. 8).

create function private.list_kept_answers(p_attempt private.exam_attempts) returns setof private.exam_events
language sql stable set search_path = ''
as $$
  select e.*
  from private.exam_sessions as s
  join private.exam_events as e on e.attempt_id = s.attempt_id and e.session_no = s.session_no
  cross join lateral (
    select s.session_no = any (private.silent_sessions(p_attempt.id, p_attempt.deadline_at)) as is_silent
  ) as q
  where s.attempt_id = p_attempt.id and s.last_saved_at > p_attempt.deadline_at
    and e.received_at > p_attempt.deadline_at + case when q.is_silent then interval '0' else private.answer_grace() end
    and e.received_at <= p_attempt.deadline_at + private.late_answer_time()
    and e.answered_at <= least(p_attempt.deadline_at, case when p_attempt.ended_by = 'student'
      then p_attempt.finished_at end)
$$;
comment on function private.list_kept_answers(private.exam_attempts) is
  'The answers of an ended attempt that an organiser may count: given before its end, and received more than 180 '
  'seconds (from a silent session: any time) and at most 15 minutes after the deadline. None while the attempt runs.';

create function private.list_too_late_answers(p_attempt private.exam_attempts) returns setof private.exam_events
language sql stable set search_path = ''
as $$
  select e.*
  from private.exam_events as e
  where e.attempt_id = p_attempt.id and e.received_at > p_attempt.deadline_at + private.late_answer_time()
    and e.answered_at <= least(p_attempt.deadline_at, case when p_attempt.ended_by = 'student'
      then p_attempt.finished_at end)
$$;
comment on function private.list_too_late_answers(private.exam_attempts) is
  'The answers of an ended attempt that were given before its end and received more than 15 minutes after the '
  'deadline. They can never count. None while the attempt runs.';

create function private.decide_kept_answers(p_attempt_id uuid, p_is_counted boolean, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_answer_record private.answer_records;
begin
  perform private.require_admin();
  if coalesce(btrim(p_reason), '') = '' or char_length(p_reason) > 500 then
    return jsonb_build_object('outcome', 'reason_missing');
  end if;
  v_attempt := private.lock_attempt(p_attempt_id);
  if v_attempt.exam_id is null or p_is_counted is null
    or not exists (select 1 from private.list_kept_answers(v_attempt)) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if v_attempt.student_id = (select auth.uid()) then
    return jsonb_build_object('outcome', 'own_exam');
  end if;
  if private.has_conflict_in_exam(v_attempt.edition_id, v_attempt.exam_id, v_attempt.class_id) then
    return jsonb_build_object('outcome', 'conflict_of_interest');
  end if;
  if private.exam_now() <= v_attempt.deadline_at + private.late_answer_time() then
    return jsonb_build_object('outcome', 'too_early', 'until',
      private.iso_timestamp(v_attempt.deadline_at + private.late_answer_time()));
  end if;
  if exists (select 1 from private.papers where id = v_attempt.paper_id and status in ('provisional', 'final')) then
    return jsonb_build_object('outcome', 'published');
  end if;
  insert into private.kept_answer_decisions (attempt_id, is_counted, reason, decided_by, decided_at)
  values (p_attempt_id, p_is_counted, btrim(p_reason), (select auth.uid()), private.exam_now())
  on conflict do nothing;
  if not found then
    return jsonb_build_object('outcome', 'decided_already');
  end if;
  v_answer_record := private.issue_answer_record(v_attempt);
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    (select auth.uid())::text, 'decide_kept_answers', v_attempt.student_id,
    jsonb_build_object('attempt_id', p_attempt_id, 'is_counted', p_is_counted, 'reason', btrim(p_reason),
      'answer_record_no', v_answer_record.no)
  );
  return jsonb_build_object('outcome', case when p_is_counted then 'counted' else 'left' end, 'answer_record_no',
    v_answer_record.no);
end
$$;
comment on function private.decide_kept_answers(uuid, boolean, text) is
  'decide_kept_answers for an admin. Raises 42501 for anybody else.';

create function public.decide_kept_answers(p_attempt_id uuid, p_is_counted boolean, p_reason text) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.decide_kept_answers(p_attempt_id, p_is_counted, p_reason);
comment on function public.decide_kept_answers(uuid, boolean, text) is
  'For admins: decides once and finally whether the kept answers of an attempt count, with a reason. If they count '
  'and change anything, a new answer record is issued. Returns {outcome}: counted or left {answer_record_no}, '
  'too_early {until} (more answers may arrive until 15 minutes after the deadline), decided_already, published (the '
  'marks are published), own_exam, conflict_of_interest (a child of the caller is in that class), reason_missing, '
  'not_found (no such attempt, or no kept answers). Raises 42501 for anybody else. Leaves an audit row. Source: '
  'docs/exam.md section 5 no. 8.';

grant execute on function private.decide_kept_answers(uuid, boolean, text) to authenticated;
grant execute on function public.decide_kept_answers(uuid, boolean, text) to authenticated;

-- ------------------------------------------------------------

-- The exam day in the panel: counts per paper, the students, one student's connection log, and the decisions.

create function private.find_in_lobby(p_edition_id uuid, p_exam_id uuid) returns table (class_id uuid)
language sql stable set search_path = ''
as $$
  select n.class_id
  from public.edition_exams as x
  join public.enrolments as n on n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.is_active
  join private.device_checks as d on d.student_id = n.student_id
  where x.edition_id = p_edition_id and x.exam_id = p_exam_id and x.cancelled_at is null
    and x.exam_on = private.day_in_india(private.exam_now()) and x.last_start_at >= private.exam_now()
    and d.checked_at >= x.opens_at - private.lobby_time()
    and not exists (
      select 1 from private.exam_attempts as t
      where t.student_id = n.student_id and t.edition_id = n.edition_id and t.exam_id = n.exam_id
    )
$$;
comment on function private.find_in_lobby(uuid, uuid) is
  'The students in the lobby of one of today''s exams, a row for each with the class: those whose device was checked '
  'since the lobby opened (the lobby checks it), who have not started and can still start.';

create function private.list_exam_day(p_edition_id uuid, p_exam_id uuid)
returns table (
  class_id uuid, class_name text, paper_id uuid, status text, has_reserve boolean, opens_at timestamptz,
  last_start_at timestamptz,
  closes_at timestamptz, extra_seconds integer, cancelled_at timestamptz, enrolled bigint, running bigint,
  silent bigint, finished bigint,
  kept bigint, unrefunded bigint, in_lobby bigint, has_conflict_of_interest boolean, server_now timestamptz,
  unrefunded_paise bigint, waiting_refunds bigint
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  with sitting as (
    select a.class_id, count(*) filter (where a.finished_at is null) as running,
      count(*) filter (where a.finished_at is null and not exists (
        select 1 from private.exam_sessions as s
        where s.attempt_id = a.id and coalesce(s.last_saved_at, s.started_at) > private.exam_now()
          - private.silent_time()
      )) as silent,
      count(*) filter (where a.finished_at is not null) as finished,
      count(*) filter (where a.finished_at is not null
        and exists (
          select 1 from private.exam_sessions as s
          where s.attempt_id = a.id and s.last_saved_at > a.deadline_at and (
            s.last_saved_at > a.deadline_at + private.answer_grace()
            or coalesce(s.last_contact_at, '-infinity') <= a.deadline_at - private.silent_time()
          )
        )
        and not exists (select 1 from private.kept_answer_decisions as k where k.attempt_id = a.id)
        and exists (select 1 from private.list_kept_answers(a))
      ) as kept
    from private.exam_attempts as a
    where a.edition_id = p_edition_id and a.exam_id = p_exam_id and a.status <> 'reset'
    group by a.class_id
  ), enrolled as (
    select n.class_id, count(*) as enrolled
    from public.enrolments as n
    where n.edition_id = p_edition_id and n.exam_id = p_exam_id and n.is_active
    group by n.class_id
  )
  select c.id, c.name, p.id, p.status,
    exists (select 1 from private.papers as r where r.edition_id = p_edition_id and r.exam_id = p_exam_id
      and r.class_id = c.id and r.kind = 'reserve'),
    coalesce(h.opens_at, x.opens_at), coalesce(h.last_start_at, x.last_start_at), private.find_closing(p),
    coalesce(p.extra_seconds, 0),
    p.cancelled_at, coalesce(n.enrolled, 0), coalesce(s.running, 0), coalesce(s.silent, 0), coalesce(s.finished, 0),
    coalesce(s.kept, 0),
    u.families,
    (select count(*) from private.find_in_lobby(p_edition_id, p_exam_id) as l where l.class_id = c.id),
    private.has_conflict_of_interest((select auth.uid()), p_edition_id, c.id), private.exam_now(), u.paise,
    w.families
  from public.edition_exams as x
  cross join public.classes as c
  cross join lateral (
    select count(*) as families, coalesce(sum(l.price_paise), 0) as paise
    from private.list_unrefunded_enrolments(p_edition_id, p_exam_id, c.id, null) as l where l.is_clear
  ) as u
  cross join lateral (
    select count(distinct o.student_id) as families
    from private.refund_tasks as t
    join public.orders as o on o.payment_id = t.payment_id and o.edition_id = p_edition_id
    join public.order_items as i on i.order_id = o.id and i.exam_id = p_exam_id
    left join public.enrolments as e on e.order_id = o.id and e.exam_id = p_exam_id and e.is_active
    where t.status in ('review', 'failed') and coalesce(e.class_id, o.class_id) = c.id
      and private.is_cancelled(p_edition_id, p_exam_id, c.id)
      and (
        (t.reason = 'exam_cancelled' and t.exam_id = p_exam_id)
        or (
          e.student_id is not null
          and (
            t.reason in ('dispute', 'dashboard_refund')
            or exists (select 1 from private.refund_items as r where r.task_id = t.id and r.exam_id = p_exam_id)
          )
        )
      )
  ) as w
  left join private.papers as p on p.edition_id = x.edition_id and p.exam_id = x.exam_id and p.class_id = c.id
    and p.kind = 'exam'
  left join lateral private.find_paper_hours(p) as h on true
  left join enrolled as n on n.class_id = c.id
  left join sitting as s on s.class_id = c.id
  where x.edition_id = p_edition_id and x.exam_id = p_exam_id and (p.id is not null or n.enrolled is not null)
  order by c.number;
$$;
comment on function private.list_exam_day(uuid, uuid) is 'list_exam_day for an admin. Raises 42501 for anybody else.';

create function public.list_exam_day(p_edition_id uuid, p_exam_id uuid)
returns table (
  class_id uuid, class_name text, paper_id uuid, status text, has_reserve boolean, opens_at timestamptz,
  last_start_at timestamptz,
  closes_at timestamptz, extra_seconds integer, cancelled_at timestamptz, enrolled bigint, running bigint,
  silent bigint, finished bigint,
  kept bigint, unrefunded bigint, in_lobby bigint, has_conflict_of_interest boolean, server_now timestamptz,
  unrefunded_paise bigint, waiting_refunds bigint
)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_exam_day(p_edition_id, p_exam_id);
comment on function public.list_exam_day(uuid, uuid) is
  'For admins: the classes of an exam that have a paper or an enrolled student, with the numbers of students: '
  'enrolled, running, silent (running, and nothing received for 2 minutes; an exam page that is online sends at least '
  'every 60 seconds), finished, and finished with kept answers that wait for a decision; for a cancelled exam the '
  'number of families to refund and the total in paise (refund_cancelled_exam), and waiting_refunds, the number of '
  'families whose refund waits for a decision under Payments instead, such as after a failed one; and the number in '
  'the lobby (find_in_lobby). has_conflict_of_interest: whether a child of the caller is in the class. paper_id and '
  'status are null until a paper is written, hours and closes_at until they are announced. Raises 42501 for anybody '
  'else. Source: docs/exam.md section 10.';

create function private.list_exam_participants(
  p_edition_id uuid, p_exam_id uuid, p_state text, p_search text, p_limit integer, p_offset integer, p_class_id uuid
)
returns table (
  student_id uuid, name text, email text, class_name text, state text, attempt_id uuid, started_at timestamptz,
  deadline_at timestamptz,
  finished_at timestamptz, last_contact_at timestamptz, extra_seconds integer, has_guardian_consent boolean
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_exam_participants', jsonb_build_object(
    'edition_id', p_edition_id, 'exam_id', p_exam_id, 'class_id', p_class_id, 'state', p_state, 'offset', p_offset,
    'is_search', nullif(btrim(p_search), '') is not null
  ));
  select l.*
  from (
    select s.id, s.name, private.student_mail_address(s.id) as email, c.name as class_name,
      case
        when a.id is null then 'not_begun'
        when a.finished_at is null then
          case when h.last_contact_at > private.exam_now() - private.silent_time() then 'running' else 'silent' end
        when k.attempt_id is null and exists (select 1 from private.list_kept_answers(a)) then 'kept'
        else 'finished'
      end as state,
      a.id as attempt_id, a.started_at, private.find_deadline(a) as deadline_at, a.finished_at, h.last_contact_at,
      private.granted_seconds(p.id, s.id), private.has_guardian_consent(s.id)
    from public.enrolments as n
    join public.students as s on s.id = n.student_id and s.deleted_at is null
    join public.classes as c on c.id = n.class_id
    left join private.papers as p on p.edition_id = n.edition_id and p.exam_id = n.exam_id and p.class_id = n.class_id
      and p.kind = 'exam'
    left join private.exam_attempts as a
      on a.student_id = n.student_id and a.edition_id = n.edition_id and a.exam_id = n.exam_id and a.status <> 'reset'
    left join private.kept_answer_decisions as k on k.attempt_id = a.id
    left join lateral (
      select max(coalesce(e.last_saved_at, e.started_at)) as last_contact_at from private.exam_sessions as e
        where e.attempt_id = a.id
    ) as h on true
    cross join (select private.like_pattern(private.clean_line(p_search)) as pattern) as f
    where n.edition_id = p_edition_id and n.exam_id = p_exam_id and (n.is_active or a.id is not null)
      and (p_class_id is null or n.class_id = p_class_id)
      and (f.pattern is null or s.name_key like f.pattern)
      and case p_state
        when 'not_begun' then a.id is null
        when 'running' then a.finished_at is null and a.id is not null
        when 'silent' then a.finished_at is null and a.id is not null
        when 'finished' then a.finished_at is not null
        when 'kept' then a.finished_at is not null and k.attempt_id is null
        when 'no_consent' then not private.has_guardian_consent(s.id)
        when 'no_device_check' then a.id is null and not exists (
          select 1 from private.device_checks as d
          where d.student_id = s.id and d.is_good and d.checked_at > private.exam_now() - interval '60 days'
        )
        else true
      end
  ) as l
  where p_state not in ('silent', 'kept') or l.state = p_state
  order by l.name, l.id
  limit least(greatest(p_limit, 1), 50) offset least(greatest(p_offset, 0), 10000);
$$;
comment on function private.list_exam_participants(uuid, uuid, text, text, integer, integer, uuid) is
  'list_exam_participants for an admin. Raises 42501 for anybody else.';

create function public.list_exam_participants(
  p_edition_id uuid, p_exam_id uuid, p_state text, p_search text, p_limit integer, p_offset integer,
    p_class_id uuid default null
)
returns table (
  student_id uuid, name text, email text, class_name text, state text, attempt_id uuid, started_at timestamptz,
  deadline_at timestamptz,
  finished_at timestamptz, last_contact_at timestamptz, extra_seconds integer, has_guardian_consent boolean
)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_exam_participants(p_edition_id, p_exam_id, p_state, p_search, p_limit, p_offset, p_class_id);
comment on function public.list_exam_participants(uuid, uuid, text, text, integer, integer, uuid) is
  'For admins: the students who are enrolled in an exam or have started it, by name, in one class if p_class_id is '
  'given. p_state is all, not_begun, running (silent ones included), silent, finished, kept (with kept answers that '
  'wait for a decision), no_consent (without a valid guardian''s consent, so that the result will be held) or '
  'no_device_check (not started, and no good device check in the last 60 days). p_search is a part of the name, '
  'without wildcards; at most 50 from p_offset on. last_contact_at is the time of the exam page''s last call. '
  'Raises 42501 for anybody else. Leaves an audit row. Source: docs/exam.md section 10.';

create function private.exam_timeline_json(p_attempt private.exam_attempts) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'attempt_id', p_attempt.id, 'started_at', private.iso_timestamp(p_attempt.started_at),
    'deadline_at', private.iso_timestamp(private.find_deadline(p_attempt)), 'finished_at',
    private.iso_timestamp(p_attempt.finished_at),
    'ended_by', p_attempt.ended_by, 'status', p_attempt.status, 'question_count', (
      select char_length(s.option_counts) from private.paper_seals as s where s.paper_id = p_attempt.paper_id
    ),
    'answered', char_length(replace(private.answer_letters(p_attempt), '-', '')),
    'answer_records', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'no', r.no, 'code', r.code, 'issued_at', private.iso_timestamp(r.issued_at)) order by r.no), '[]')
      from private.answer_records as r where r.attempt_id = p_attempt.id
    ),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'session_no', s.session_no, 'started_at', private.iso_timestamp(s.started_at), 'last_contact_at',
        private.iso_timestamp(s.last_saved_at),
        'events', s.acked_seq, 'longest_wait_seconds', (
          select ceil(extract(epoch from max(e.received_at - e.answered_at))) from private.exam_events as e
          where e.attempt_id = s.attempt_id and e.session_no = s.session_no
        )
      ) order by s.session_no), '[]')
      from private.exam_sessions as s where s.attempt_id = p_attempt.id
    ),
    'room_events', private.room_events_json(p_attempt.id), 'silences', private.silences_json(p_attempt),
    'decide_after', private.iso_timestamp(p_attempt.deadline_at + private.late_answer_time()),
    'kept', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'n', k.n, 'answered_at', private.iso_timestamp(k.answered_at), 'received_at',
          private.iso_timestamp(k.received_at)
      ) order by k.answered_at, k.seq), '[]')
      from private.list_kept_answers(p_attempt) as k
    ),
    'too_late', (select count(*) from private.list_too_late_answers(p_attempt)),
    'order', (
      select jsonb_build_object('class', c.name, 'seed', p_attempt.seed, 'questions',
        private.questions_json(p_attempt, repeat('-', char_length(s.option_counts)), false, false))
      from private.paper_seals as s
      join public.classes as c on c.id = p_attempt.class_id
      where s.paper_id = p_attempt.paper_id and exists (select 1 from private.list_kept_answers(p_attempt))
    ),
    'decision', (
      select jsonb_build_object('is_counted', d.is_counted, 'reason', d.reason, 'decided_at',
        private.iso_timestamp(d.decided_at))
      from private.kept_answer_decisions as d where d.attempt_id = p_attempt.id
    )
  )
  where p_attempt.id is not null
$$;
comment on function private.exam_timeline_json(private.exam_attempts) is
  'The record of an attempt for organisers: its sessions, each with its last contact and the longest time between an '
  'answer and its arrival; the recorded events; the silences (private.silences_json); the kept answers, with the data '
  'for the student''s own question order and the time from which they can be decided; and too_late, the number of '
  'answers that arrived later still. Contains no question''s text and no chosen option.';

create function private.read_exam_timeline(p_student_id uuid, p_edition_id uuid, p_exam_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_enrolment public.enrolments;
  v_attempt private.exam_attempts;
begin
  perform private.require_admin();
  select * into v_enrolment from public.enrolments where student_id = p_student_id and edition_id = p_edition_id
    and exam_id = p_exam_id;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  v_attempt := private.lock_attempt((
    select id from private.exam_attempts
    where student_id = p_student_id and edition_id = p_edition_id and exam_id = p_exam_id and status <> 'reset'
  ));
  perform private.audit_view('read_exam_timeline', p_student_id,
    jsonb_build_object('edition_id', p_edition_id, 'exam_id', p_exam_id));
  return (
    select jsonb_build_object(
      'outcome', 'story', 'name', s.name, 'email', private.student_mail_address(s.id), 'phone', s.phone,
      'class', c.name, 'is_enrolled',
      v_enrolment.is_active,
      'has_paper', p.id is not null,
      'opens_at', private.iso_timestamp(coalesce(h.opens_at, x.opens_at)),
      'last_start_at', private.iso_timestamp(coalesce(h.last_start_at, x.last_start_at)),
      'server_now', private.iso_timestamp(private.exam_now()),
      'grants', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', g.id, 'is_reserve', p.kind = 'reserve', 'extra_seconds', g.extra_seconds, 'opens_at',
          private.iso_timestamp(g.opens_at),
          'last_start_at', private.iso_timestamp(g.last_start_at), 'reason', g.reason, 'granted_at',
          private.iso_timestamp(g.granted_at),
          'is_waiting', g.wants_second and g.confirmed_by is null
        ) order by g.granted_at), '[]')
        from private.exam_grants as g
        join private.papers as p on p.id = g.paper_id
        where g.student_id = p_student_id and p.edition_id = p_edition_id and p.exam_id = p_exam_id
      ),
      'attempt', private.exam_timeline_json(v_attempt)
    )
    from public.students as s
    join public.classes as c on c.id = v_enrolment.class_id
    left join private.papers as p on p.edition_id = p_edition_id and p.exam_id = p_exam_id and p.class_id = c.id
      and p.kind = 'exam'
    left join lateral private.find_hours(p, s.id) as h on true
    left join public.edition_exams as x on x.edition_id = p_edition_id and x.exam_id = p_exam_id
    where s.id = p_student_id
  );
end
$$;
comment on function private.read_exam_timeline(uuid, uuid, uuid) is
  'read_exam_timeline for an admin. Raises 42501 for anybody else.';

create function public.read_exam_timeline(p_student_id uuid, p_edition_id uuid, p_exam_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.read_exam_timeline(p_student_id, p_edition_id, p_exam_id);
comment on function public.read_exam_timeline(uuid, uuid, uuid) is
  'For admins: one student in an exam: name and contact, hours, grants, and the record of the attempt '
  '(private.exam_timeline_json; null before the start). Returns {outcome}: story {name, email, phone, class, '
  'is_enrolled, has_paper: whether there is a paper of the class yet, opens_at, last_start_at (without a paper those '
  'of the exam), server_now, grants, attempt} or not_found. Times in UTC. Raises 42501 for '
  'anybody else. Leaves an audit row (private.audit_view). Source: docs/exam.md sections 9 and 10.';

create function private.list_exam_decisions(p_edition_id uuid, p_exam_id uuid)
returns table (
  id uuid, kind text, state text, class_name text, student_name text, extra_seconds integer, opens_at timestamptz,
  last_start_at timestamptz,
  reason text, decided_by text, decided_at timestamptz, confirmed_by text, is_single boolean, is_mine boolean
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_exam_decisions',
    jsonb_build_object('edition_id', p_edition_id, 'exam_id', p_exam_id));
  select l.id, l.kind, l.state, c.name, s.name, l.extra_seconds, l.opens_at, l.last_start_at, l.reason, b.name,
  l.decided_at, f.name, l.is_single,
    l.decided_by = (select auth.uid())
  from (
    select d.id, d.kind, case when d.effective_at is not null then 'taken'
        when d.withdrawn_at is not null then 'withdrawn'
      else 'waiting' end as state,
      d.class_id, null::uuid as student_id, d.extra_seconds, d.opens_at, d.last_start_at, d.reason, d.decided_by,
        d.decided_at, d.confirmed_by, d.is_single
    from private.exam_decisions as d
    where d.edition_id = p_edition_id and d.exam_id = p_exam_id
    union all
    select g.id, case p.kind when 'reserve' then 'reserve' else 'grant' end, case when g.wants_second
      and g.confirmed_by is null then 'waiting' else 'taken' end,
      p.class_id, g.student_id, nullif(g.extra_seconds, 0), g.opens_at, g.last_start_at, g.reason, g.granted_by,
        g.granted_at, g.confirmed_by, g.is_single
    from private.exam_grants as g
    join private.papers as p on p.id = g.paper_id
    where p.edition_id = p_edition_id and p.exam_id = p_exam_id
  ) as l
  left join public.classes as c on c.id = l.class_id
  left join public.students as s on s.id = l.student_id
  left join public.students as b on b.id = l.decided_by
  left join public.students as f on f.id = l.confirmed_by
  order by l.state = 'waiting' desc, l.decided_at desc, l.id
  limit 100;
$$;
comment on function private.list_exam_decisions(uuid, uuid) is
  'list_exam_decisions for an admin. Raises 42501 for anybody else.';

create function public.list_exam_decisions(p_edition_id uuid, p_exam_id uuid)
returns table (
  id uuid, kind text, state text, class_name text, student_name text, extra_seconds integer, opens_at timestamptz,
  last_start_at timestamptz,
  reason text, decided_by text, decided_at timestamptz, confirmed_by text, is_single boolean, is_mine boolean
)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_exam_decisions(p_edition_id, p_exam_id);
comment on function public.list_exam_decisions(uuid, uuid) is
  'For admins: the decisions about an exam, at most 100, those that wait for a second organiser first. kind is '
  'minutes, hours or cancel for a paper (class_name null: for all), grant or reserve for a student; state is '
  'waiting, taken or withdrawn; decided_by and confirmed_by are names. Raises 42501 for anybody else. Leaves an audit '
  'row. Source: docs/exam.md section 10.';

grant execute on function private.list_exam_day(uuid, uuid) to authenticated;
grant execute on function private.list_exam_participants(uuid, uuid, text, text, integer, integer, uuid)
  to authenticated;
grant execute on function private.read_exam_timeline(uuid, uuid, uuid) to authenticated;
grant execute on function private.list_exam_decisions(uuid, uuid) to authenticated;
grant execute on function public.list_exam_day(uuid, uuid) to authenticated;
grant execute on function public.list_exam_participants(uuid, uuid, text, text, integer, integer, uuid)
  to authenticated;
grant execute on function public.read_exam_timeline(uuid, uuid, uuid) to authenticated;
grant execute on function public.list_exam_decisions(uuid, uuid) to authenticated;
