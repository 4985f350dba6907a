-- The mails about exams: reminders, moved or cancelled exams, extra time, answer records, results, and decisions about
-- attempts. They are rows of the outbox in a separate lane, claimed a thousand at a time, and invariant I6 does not
-- cover them (docs/exam.md section 6).

create table private.exam_reminders (
  edition_id uuid not null,
  exam_id uuid not null,
  hours_before smallint not null check (hours_before in (168, 24, 1)),
  opens_at timestamptz not null,
  queued_at timestamptz not null default now(),
  primary key (edition_id, exam_id, hours_before, opens_at),
  foreign key (edition_id, exam_id) references public.edition_exams (edition_id, exam_id)
);
comment on table private.exam_reminders is
  'Which reminders of which exams have been queued for everybody enrolled. A moved exam gets its reminders again.';
alter table private.exam_reminders enable row level security;

create table private.exam_mailings (
  id bigint generated always as identity primary key,
  kind text not null,
  edition_id uuid not null,
  exam_id uuid not null,
  class_id uuid references public.classes (id),
  about jsonb not null,
  reached uuid,
  foreign key (edition_id, exam_id) references public.edition_exams (edition_id, exam_id)
);
comment on table private.exam_mailings is
  'A mail to everybody enrolled in an exam, or in one class of it, while it is queued in steps of some thousands; the '
  'row is deleted when all are queued (decision 074).';
comment on column private.exam_mailings.reached is
  'The mail is queued for all students up to this id; null before the first step.';
create index exam_mailings_exam on private.exam_mailings (edition_id, exam_id);
create index exam_mailings_class on private.exam_mailings (class_id);
alter table private.exam_mailings enable row level security;

create function private.extend_mailing(p_limit integer) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_mailing private.exam_mailings;
  v_queued integer;
  v_reached uuid;
begin
  select * into v_mailing from private.exam_mailings order by id limit 1 for update skip locked;
  if not found then
    return 0;
  end if;
  with queued as (
    insert into private.outbox (kind, student_id, edition_id, exam_id, about)
    select v_mailing.kind, n.student_id, n.edition_id, n.exam_id, v_mailing.about
    from public.enrolments as n
    where n.edition_id = v_mailing.edition_id and n.exam_id = v_mailing.exam_id and n.is_active
      and (v_mailing.class_id is null or n.class_id = v_mailing.class_id)
      and (v_mailing.reached is null or n.student_id > v_mailing.reached)
    order by n.student_id
    limit p_limit
    returning student_id
  )
  -- PostgreSQL has no max() for uuid.
  select count(*), (array_agg(student_id order by student_id desc))[1] into v_queued, v_reached from queued;
  if v_queued < p_limit then
    delete from private.exam_mailings where id = v_mailing.id;
  else
    update private.exam_mailings set reached = v_reached where id = v_mailing.id;
  end if;
  return v_queued;
end
$$;
comment on function private.extend_mailing(integer) is
  'Queues the next p_limit mails of the oldest unfinished mailing, in the order of student ids, and saves its '
  'progress in the same transaction. Returns how many were queued; 0 if no mailing is unfinished or another run is '
  'processing it.';

create function private.mail_enrolled(p_kind text, p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_about jsonb)
  returns integer
language plpgsql set search_path = ''
as $$
begin
  insert into private.exam_mailings (kind, edition_id, exam_id, class_id, about)
    values (p_kind, p_edition_id, p_exam_id, p_class_id, p_about);
  perform private.extend_mailing(2000);
  return (
    select count(*) from public.enrolments as n
    where n.edition_id = p_edition_id and n.exam_id = p_exam_id and n.is_active
      and (p_class_id is null or n.class_id = p_class_id)
  );
end
$$;
comment on function private.mail_enrolled(text, uuid, uuid, uuid, jsonb) is
  'Begins a mail to everybody enrolled in an exam, or in one class of it: up to 2,000 are queued immediately, the '
  'rest when mails are claimed, so that an organiser''s decision does not have to wait for fifty thousand rows. '
  'Returns the number of recipients.';

create function private.queue_answer_record_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_last_at timestamptz;
begin
  select * into v_attempt from private.exam_attempts where id = new.attempt_id and exam_id is not null;
  if not found then
    return null;
  end if;
  -- A queued mail that was not tried yet reports this answer record instead.
  update private.outbox set about = about || jsonb_build_object('no', new.no)
  where student_id = v_attempt.student_id and kind = 'exam_answer_record_email' and status = 'pending' and attempts = 0
    and claimed_at is null and about ->> 'attempt_id' = new.attempt_id::text;
  if found then
    return null;
  end if;
  select max(queued_at) into v_last_at from private.outbox
  where student_id = v_attempt.student_id and kind = 'exam_answer_record_email'
    and about ->> 'attempt_id' = new.attempt_id::text;
  insert into private.outbox (kind, student_id, edition_id, exam_id, about, next_attempt_at)
  values (
    'exam_answer_record_email', v_attempt.student_id, v_attempt.edition_id, v_attempt.exam_id,
    jsonb_build_object('attempt_id', new.attempt_id, 'no', new.no), greatest(now(), v_last_at + interval '1 hour')
  );
  return null;
end
$$;
comment on function private.queue_answer_record_mail() is
  'Trigger: mails the answer record when an exam attempt ends, and again when the counted answers have changed: at '
  'most one mail an hour per attempt, which reports the last answer record. Rehearsals get no mail.';
create trigger answer_records_mail after insert on private.answer_records
  for each row execute function private.queue_answer_record_mail();

create function public.queue_exam_reminders() returns jsonb
language sql security definer set search_path = ''
as $$
  with due as (
    select x.edition_id, x.exam_id, x.opens_at, h.hours_before,
      h.hours_before = min(h.hours_before) over (partition by x.edition_id, x.exam_id) as is_nearest
    from public.edition_exams as x
    cross join (values (168::smallint), (24::smallint), (1::smallint)) as h (hours_before)
    where x.opens_at > private.exam_now() and private.exam_now() >= x.opens_at - make_interval(hours => h.hours_before)
      and not exists (
        select 1 from private.exam_reminders as r
        where r.edition_id = x.edition_id and r.exam_id = x.exam_id and r.hours_before = h.hours_before
          and r.opens_at = x.opens_at
      )
  ), noted as (
    insert into private.exam_reminders (edition_id, exam_id, hours_before, opens_at)
    select edition_id, exam_id, hours_before, opens_at from due
    on conflict do nothing
    returning edition_id, exam_id, hours_before, opens_at
  )
  select jsonb_build_object('queued', coalesce(sum(private.mail_enrolled(
    'exam_reminder_email', d.edition_id, d.exam_id, null,
      jsonb_build_object('hours_before', d.hours_before, 'opens_at', d.opens_at)
  )), 0))
  from noted as d
  join due as u using (edition_id, exam_id, hours_before, opens_at)
  where u.is_nearest
$$;
comment on function public.queue_exam_reminders() is
  'For the scheduler: queues the reminders 7 days, 1 day and 1 hour before an exam opens, each once for everybody '
  'enrolled; if several are due, for example because the hours were announced late, only the last one. Returns '
  '{queued}. Source: docs/exam.md section 10.';
grant execute on function public.queue_exam_reminders() to service_role;

-- In PL/pgSQL, which resolves tables when it runs: the awards' tables are created later.
create function private.award_mail_error(p_message private.outbox) returns text
language plpgsql volatile set search_path = ''
as $$
begin
  return (
    select case
      when private.award_error(w.id) is not null then 'award held back'
      when not case p_message.kind
        when 'exam_address_email' then w.state in ('waiting', 'returned')
        when 'exam_posted_email' then w.state = 'posted' and w.sendings = (p_message.about -> 'sending')::integer
        when 'exam_returned_email' then w.state = 'returned'
        else private.is_award_late(w)
      end then 'no longer true'
    end
    from private.awards as w where w.id = (p_message.about ->> 'award_id')::uuid
  );
end
$$;
comment on function private.award_mail_error(private.outbox) is
  'Why a mail about an award must no longer be sent, or null: the family has given an address, a step was undone, the '
  'award was posted after all, or its result is held.';

create function private.award_mail_data(p_about jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'paper_id', a.paper_id, 'courier', w.courier, 'consignment', w.consignment, 'promised_on', w.promised_on,
      'needs_new_address', private.needs_new_address(w)
    )
    from private.awards as w join private.exam_attempts as a on a.id = w.attempt_id
    where w.id = (p_about ->> 'award_id')::uuid
  );
end
$$;
comment on function private.award_mail_data(jsonb) is
  'The data of an email about an award, except that of its exam; never includes the medal or the address.';

create function private.exam_mail_error(p_message private.outbox) returns text
language sql stable set search_path = ''
as $$
  select case
    when s.deleted_at is not null or s.email is null then 'account deleted'
    when p_message.kind = 'exam_void_email' and not exists (
      select 1 from private.exam_attempts as a
      where a.student_id = s.id and a.paper_id = (p_message.about ->> 'paper_id')::uuid and a.status = 'held'
        and a.held_for = 'void'
    ) then 'decided already'
    when p_message.kind in (
      'exam_answer_record_email', 'exam_review_email', 'exam_marks_email', 'exam_result_email', 'exam_void_email',
        'exam_void_decided_email', 'exam_name_email'
    ) then null
    when p_message.kind in ('exam_address_email', 'exam_posted_email', 'exam_returned_email', 'exam_late_email')
      then private.award_mail_error(p_message)
    when n.student_id is null then 'no longer enrolled'
    when p_message.kind = 'exam_off_email' then null
    when p.cancelled_at is not null or x.cancelled_at is not null then 'cancelled'
    when p_message.kind = 'exam_reminder_email' and (
      (p_message.about ->> 'opens_at')::timestamptz is distinct from x.opens_at
      or case when private.exam_now() > x.last_start_at
        then private.exam_now() > (private.find_hours(p, s.id)).last_start_at end
      or exists (select 1 from private.exam_attempts as a where a.student_id = s.id and a.exam_id = x.exam_id
        and a.edition_id = x.edition_id)
    ) then 'no longer true'
    when p_message.kind = 'exam_moved_email' and (
      (p_message.about ->> 'exam_on')::date <> x.exam_on
      or ((p_message.about ->> 'opens_at')::timestamptz, (p_message.about ->> 'last_start_at')::timestamptz)
        is distinct from (coalesce(p.opens_at, x.opens_at), coalesce(p.last_start_at, x.last_start_at))
    ) then 'moved again'
  end
  from public.students as s
  join public.edition_exams as x on x.edition_id = p_message.edition_id and x.exam_id = p_message.exam_id
  left join public.enrolments as n
    on n.student_id = s.id and n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.is_active
  left join private.papers as p
    on p.edition_id = x.edition_id and p.exam_id = x.exam_id and p.class_id = n.class_id and p.kind = 'exam'
  where s.id = p_message.student_id
$$;
comment on function private.exam_mail_error(private.outbox) is
  'Why a mail about an exam must no longer be sent, or null; checked just before sending.';

create function private.answer_record_mail_data(p_about jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'attempt_id', a.id, 'answer_record_no', r.no, 'answer_record_code', r.code,
    'finished_at', private.iso_timestamp(a.finished_at),
    'answered', char_length(replace(r.letters, '-', '')), 'question_count', char_length(r.letters)
  )
  from private.answer_records as r
  join private.exam_attempts as a on a.id = r.attempt_id
  where r.attempt_id = (p_about ->> 'attempt_id')::uuid and r.no = (p_about ->> 'no')::smallint
$$;
comment on function private.answer_record_mail_data(jsonb) is
  'The data of an answer record''s email, except that of its exam: its code and the number of questions answered.';

create function private.exam_mail_data(p_message private.outbox) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'exam', u.name, 'code', u.code, 'edition', e.name, 'class', c.name, 'exam_on', x.exam_on,
    'opens_at', private.iso_timestamp(coalesce(h.opens_at, p.opens_at, x.opens_at)),
    'last_start_at', private.iso_timestamp(coalesce(h.last_start_at, p.last_start_at, x.last_start_at)),
    'duration_seconds', coalesce(p.duration_seconds, 3600)
  ) || case p_message.kind
    when 'exam_answer_record_email' then private.answer_record_mail_data(p_message.about)
    when 'exam_reminder_email' then jsonb_build_object('hours_before', p_message.about -> 'hours_before')
    when 'exam_review_email' then jsonb_build_object('paper_id', p_message.about -> 'paper_id')
    when 'exam_marks_email' then jsonb_build_object('paper_id', p_message.about -> 'paper_id')
    when 'exam_result_email' then '{}'
    when 'exam_void_email' then p_message.about - 'proposal_id'
    when 'exam_void_decided_email' then p_message.about - 'proposal_id'
    when 'exam_name_email' then p_message.about
    when 'exam_address_email' then private.award_mail_data(p_message.about)
    when 'exam_posted_email' then private.award_mail_data(p_message.about)
    when 'exam_returned_email' then private.award_mail_data(p_message.about)
    when 'exam_late_email' then private.award_mail_data(p_message.about)
    else coalesce(
      (
        select jsonb_build_object(
          'extra_seconds', g.extra_seconds, 'reason', g.reason, 'is_single', g.is_single, 'is_own', true,
          'has_own_hours', g.opens_at is not null, 'is_reserve', r.kind = 'reserve'
        ) || case when g.opens_at is null then '{}' else jsonb_build_object(
          'exam_on', private.day_in_india(g.opens_at),
          'opens_at', private.iso_timestamp(g.opens_at), 'last_start_at', private.iso_timestamp(g.last_start_at)
        ) end
        from private.exam_grants as g
        join private.papers as r on r.id = g.paper_id
        where g.id = (p_message.about ->> 'grant_id')::uuid
      ),
      jsonb_build_object(
        'extra_seconds', p_message.about -> 'extra_seconds', 'reason', p_message.about -> 'reason',
        'is_single', coalesce(p_message.about -> 'is_single', 'false'), 'is_own', false
      ) || case when p_message.about ? 'was' then jsonb_build_object(
        'was_exam_on', p_message.about #> '{was,exam_on}',
        'was_opens_at', private.iso_timestamp((p_message.about #>> '{was,opens_at}')::timestamptz)
      ) else '{}' end
    )
  end
  from public.subjects as u
  join public.editions as e on e.id = p_message.edition_id
  join public.edition_exams as x on x.edition_id = e.id and x.exam_id = u.id
  join public.enrolments as n on n.student_id = p_message.student_id and n.edition_id = e.id and n.exam_id = u.id
  join public.classes as c on c.id = n.class_id
  left join private.papers as p on p.edition_id = e.id and p.exam_id = u.id and p.class_id = n.class_id
    and p.kind = 'exam'
  -- Few students have individual hours, so the others are not looked up one by one.
  left join lateral (
    select f.opens_at, f.last_start_at
    from private.find_hours(p, n.student_id) as f
    where exists (select 1 from private.exam_grants as g where g.paper_id = p.id and g.student_id = n.student_id
      and g.opens_at is not null)
  ) as h on true
  where u.id = p_message.exam_id
$$;
comment on function private.exam_mail_data(private.outbox) is
  'The data of an email about an exam: {exam, code, edition, class, exam_on, opens_at, last_start_at, '
  'duration_seconds}, with the student''s individual hours if there are any; and for a reminder hours_before, for a '
  'answer record private.answer_record_mail_data, for a review and for changed marks paper_id, for the question '
  'whether an attempt counts and its decision {paper_id, reply_until, is_single}, for a corrected name '
  '{certificate_code}, for an award private.award_mail_data, for other mails {extra_seconds, reason, is_single, '
  'is_own} if they exist, and for a grant also has_own_hours and is_reserve with its hours. Times in UTC.';

create function public.claim_exam_mails(p_limit integer)
  returns table (id uuid, kind text, email text, name text, data jsonb)
language plpgsql security definer set search_path = ''
as $$
declare
  v_now timestamptz := clock_timestamp();
  v_ids uuid[];
  v_dead_ids uuid[];
  v_errors text[];
begin
  perform private.extend_mailing(2000);
  -- If all mails of a round were given up, the next round follows, because an empty result means the end of the lane.
  for v_round in 1 .. 20 loop
    select array_agg((d.message).id) filter (where o.error is null),
      array_agg((d.message).id) filter (where o.error is not null),
      array_agg(o.error) filter (where o.error is not null)
    into v_ids, v_dead_ids, v_errors
    from (
      select b as message
      from private.outbox as b
      where b.status = 'pending' and b.lane >= 4 and b.next_attempt_at <= v_now
        and (b.locked_until is null or b.locked_until <= v_now)
      order by b.lane, b.next_attempt_at, b.queued_at
      limit least(greatest(p_limit, 0), 1000)
      for update skip locked
    ) as d
    cross join lateral (
      select coalesce(
        private.exam_mail_error(d.message),
        case when (d.message).attempts > 0 and private.outbox_backoff((d.message).attempts) is null then 'gave up' end
      ) as error
    ) as o;
    update private.outbox as b set status = 'dead', locked_until = null,
      last_error = left(concat_ws(': ', d.error, b.last_error), 500)
    from unnest(v_dead_ids, v_errors) as d (id, error)
    where b.id = d.id;
    update private.outbox as b set attempts = b.attempts + 1, claimed_at = v_now,
      locked_until = v_now + private.batch_claim_time()
    where b.id = any (v_ids);
    return query
    select m.id, m.kind, private.student_mail_address(s.id), s.name, private.exam_mail_data(m)
    from private.outbox as m
    join public.students as s on s.id = m.student_id
    where m.id = any (v_ids);
    exit when v_ids is not null or v_dead_ids is null;
  end loop;
end
$$;
comment on function public.claim_exam_mails(integer) is
  'Queues the next 2,000 mails of an unfinished mailing (private.extend_mailing), and locks up to p_limit due mails '
  'of the exams'' lane (at most 1,000, the mail service''s limit per call) for 4 minutes: mails about coming exams '
  'first, then answer records and results, the longest due first. Gives up mails that are no longer true. Report the '
  'result to finish_exam_mails. data is private.exam_mail_data.';

create function public.finish_exam_mails(p_ids uuid[], p_error text) returns jsonb
language sql security definer set search_path = ''
as $$
  with finished as (
    update private.outbox as b
    set status = case when p_error is null then 'sent' when private.outbox_backoff(b.attempts) is null then 'dead'
      else 'pending' end,
      sent_at = case when p_error is null then now() end,
      next_attempt_at = coalesce(clock_timestamp() + case when p_error is not null
        then private.outbox_backoff(b.attempts) end, b.next_attempt_at),
      locked_until = null, reported_at = case when p_error is null then b.reported_at else now() end,
      last_error = coalesce(left(p_error, 500), b.last_error)
    where b.id = any (p_ids) and b.status = 'pending' and b.lane >= 4
    returning b.status
  )
  select jsonb_build_object(
    'sent', count(*) filter (where status = 'sent'), 'retry', count(*) filter (where status = 'pending'),
    'dead', count(*) filter (where status = 'dead')
  )
  from finished
$$;
comment on function public.finish_exam_mails(uuid[], text) is
  'Reports the result of claimed mails of the exams'' lane, one for all of them: p_error null when sent. Returns how '
  'many {sent, retry, dead}; waits as finish_outbox between attempts.';

grant execute on function public.claim_exam_mails(integer) to service_role;
grant execute on function public.finish_exam_mails(uuid[], text) to service_role;
