-- Attempts: one student's sitting of a paper, its sessions, what was answered in them, and the receipts.
--   running → finished by the student or by time; besides it is: normal, held → released, void, reset (exam section 2)

create table private.exam_attempts (
  id uuid primary key default gen_random_uuid(),
  paper_id uuid not null references private.papers (id),
  student_id uuid not null references public.students (id),
  exam_id uuid,
  edition_id uuid,
  class_id uuid references public.classes (id),
  order_id uuid,
  student_name text check (char_length(student_name) between 1 and 100),
  seed text not null check (seed ~ '^[0-9a-f]{16}$'),
  started_at timestamptz not null,
  last_session_no smallint not null default 0 check (last_session_no between 0 and 200),
  finished_at timestamptz,
  deadline_at timestamptz,
  ended_by text check (ended_by in ('student', 'time')),
  standing text not null default 'normal' check (standing in ('normal', 'held', 'released', 'void', 'reset')),
  held_for text check (held_for in ('refund', 'dispute', 'void')),
  foreign key (edition_id, exam_id) references public.edition_exams (edition_id, exam_id),
  foreign key (order_id, exam_id) references public.order_items (order_id, exam_id),
  check ((exam_id is null) = (edition_id is null) and (exam_id is null) = (order_id is null)),
  check (exam_id is null or class_id is not null),
  check (finished_at >= started_at),
  check ((finished_at is null) = (ended_by is null) and (finished_at is null) = (deadline_at is null)),
  check ((standing = 'held') <= (held_for is not null))
);
comment on table private.exam_attempts is
  'One row per sitting. Exam, edition, class and order are those of the enrolment at the start; a rehearsal has none but the class.';
comment on column private.exam_attempts.class_id is 'The class of the enrolment at the start; for a rehearsal that of the profile, or null.';
comment on column private.exam_attempts.finished_at is 'When the last event of its session was there and it was finished, else the deadline and 180 seconds.';
comment on column private.exam_attempts.deadline_at is 'The deadline as it was at the end; null while it runs (private.find_deadline).';
comment on column private.exam_attempts.held_for is
  'Why its result is held, or was. A guardian''s missing consent is not written here: private.find_hold looks it up.';
comment on column private.exam_attempts.student_name is
  'The name in the profile at the start, for the certificate (exam section 8); null once the account is deleted, and where the profile had none.';
create unique index exam_attempts_one on private.exam_attempts (student_id, exam_id, edition_id)
  where exam_id is not null and standing <> 'reset';
create index exam_attempts_paper on private.exam_attempts (paper_id, student_id);
create index exam_attempts_student on private.exam_attempts (student_id, started_at desc);
create index exam_attempts_running on private.exam_attempts (started_at) where finished_at is null;
create index exam_attempts_edition_exam on private.exam_attempts (edition_id, exam_id);
create index exam_attempts_class on private.exam_attempts (class_id);
create index exam_attempts_item on private.exam_attempts (order_id, exam_id);

create table private.exam_sessions (
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  session_no smallint not null check (session_no > 0),
  ticket_hash bytea not null,
  acked_seq integer not null default 0 check (acked_seq >= 0),
  started_at timestamptz not null,
  last_answered_at timestamptz,
  last_saved_at timestamptz,
  heard_at timestamptz,
  calls smallint not null default 0,
  calls_until timestamptz not null,
  primary key (attempt_id, session_no)
);
comment on table private.exam_sessions is 'One page load''s part in an attempt. Its ticket is kept as SHA-256 alone.';
comment on column private.exam_sessions.acked_seq is 'Up to this number every event of the session is here (E3).';
comment on column private.exam_sessions.last_answered_at is 'When the last of its events was given.';
comment on column private.exam_sessions.last_saved_at is 'When save_answers last answered saved: what comes later was not given more than 10 s before. Source: exam section 5 no. 2.';
comment on column private.exam_sessions.heard_at is
  'When the session began or save_answers last answered saved, by the deadline; later calls leave it as it is.';
comment on column private.exam_sessions.calls is 'Calls with its ticket in the minute that ends at calls_until.';

create table private.exam_events (
  attempt_id uuid not null,
  session_no smallint not null,
  seq integer not null check (seq > 0),
  n smallint not null,
  option text check (option in ('a', 'b', 'c', 'd')),
  answered_at timestamptz not null,
  received_at timestamptz not null,
  primary key (attempt_id, session_no, seq),
  foreign key (attempt_id, session_no) references private.exam_sessions (attempt_id, session_no) on delete cascade,
  check (answered_at <= received_at)
);
comment on table private.exam_events is 'What was answered: question n has this option of the file from answered_at on; null takes the answer back.';

create table private.exam_receipts (
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  no smallint not null check (no > 0),
  letters text not null check (letters ~ '^[a-d-]+$'),
  code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$'),
  issued_at timestamptz not null,
  primary key (attempt_id, no)
);
comment on table private.exam_receipts is
  'What counts of a finished attempt: a letter or - for each n. The last number holds; another one follows when answers of another session, given before, arrive after the end.';

create table private.kept_answer_decisions (
  attempt_id uuid primary key references private.exam_attempts (id) on delete cascade,
  is_counted boolean not null,
  reason text not null check (char_length(reason) between 1 and 500),
  decided_by uuid not null references public.students (id),
  decided_at timestamptz not null
);
comment on table private.kept_answer_decisions is
  'What an organiser decided on answers that were given in time and arrived more than 180 seconds after the deadline, and within 15 minutes: they count, or they do not (E4). Once for an attempt, and for good.';
create index kept_answer_decisions_decided_by on private.kept_answer_decisions (decided_by);

create table private.exam_room_events (
  id bigint generated always as identity primary key,
  attempt_id uuid not null,
  session_no smallint not null,
  kind text not null check (kind ~ '^[a-z_]{1,30}$'),
  at_ms integer not null,
  for_ms integer check (for_ms >= 0),
  noted_at timestamptz not null,
  unique nulls not distinct (attempt_id, session_no, kind, at_ms, for_ms),
  foreign key (attempt_id, session_no) references private.exam_sessions (attempt_id, session_no) on delete cascade
);
comment on table private.exam_room_events is
  'What the room noticed: hidden, offline, another device, a clock that jumped. No mark is made of it (exam section 9). at_ms is milliseconds since the attempt''s start.';

create index exam_room_events_noted on private.exam_room_events (noted_at);

alter table private.exam_attempts enable row level security;
alter table private.exam_sessions enable row level security;
alter table private.exam_events enable row level security;
alter table private.exam_receipts enable row level security;
alter table private.kept_answer_decisions enable row level security;
alter table private.exam_room_events enable row level security;
revoke all on private.exam_attempts, private.exam_sessions, private.exam_events, private.exam_receipts,
  private.kept_answer_decisions, private.exam_room_events from public, anon, authenticated, service_role;

-- They go with their attempt or its student, and never change.
create trigger exam_events_keep before update on private.exam_events
  for each row execute function private.refuse_changes();
create trigger exam_receipts_keep before update on private.exam_receipts
  for each row execute function private.refuse_changes();

-- In PL/pgSQL, which keeps its plans from call to call: each answer that is saved asks for the deadline.
create function private.granted_seconds(p_paper_id uuid, p_student_id uuid) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select least(3600, coalesce(sum(g.extra_seconds) filter (where g.is_confirmed), 0)
      + least(900, coalesce(sum(g.extra_seconds) filter (where not g.is_confirmed and g.extra_seconds <= 900), 0)))::integer
    from (
      select extra_seconds, confirmed_by is not null or is_single as is_confirmed
      from private.exam_grants
      where paper_id = p_paper_id and student_id = p_student_id
    ) as g
  );
end
$$;
comment on function private.granted_seconds(uuid, uuid) is
  'How many seconds a student was given for a paper: at most 3,600, and of what no second organiser has confirmed 900. Source: exam section 2.';
revoke all on function private.granted_seconds(uuid, uuid) from public;

create function private.find_deadline(p_attempt private.exam_attempts) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(p_attempt.deadline_at, (
    select p_attempt.started_at + make_interval(
      secs => p.duration_seconds + p.extra_seconds + private.granted_seconds(p.id, p_attempt.student_id)
    )
    from private.papers as p where p.id = p_attempt.paper_id
  ));
end
$$;
comment on function private.find_deadline(private.exam_attempts) is
  'Until when an answer of this attempt counts: the paper''s length from its start, with what was given to all and to this student.';
revoke all on function private.find_deadline(private.exam_attempts) from public;

create function private.silent_sessions(p_attempt_id uuid, p_deadline timestamptz) returns smallint[]
language plpgsql stable set search_path = ''
as $$
declare
  v_since timestamptz := p_deadline - interval '2 minutes';
begin
  return (
    select case when bool_or(s.heard_at > v_since) then
      array_agg(s.session_no) filter (where coalesce(s.heard_at, '-infinity') <= v_since)
    end
    from private.exam_sessions as s
    where s.attempt_id = p_attempt_id
  );
end
$$;
comment on function private.silent_sessions(uuid, timestamptz) is
  'The sessions of an attempt that said nothing in the two minutes before the deadline while another one did: there was a
connection, so what they send after the deadline does not count on its own (E4). Null where there is none.';
revoke all on function private.silent_sessions(uuid, timestamptz) from public;

create function private.list_counting_events(
  p_attempt private.exam_attempts, p_session_no integer default null, p_from_seq integer default 1
) returns setof private.exam_events
language plpgsql stable set search_path = ''
as $$
declare
  v_deadline timestamptz := private.find_deadline(p_attempt);
  v_silent smallint[] := private.silent_sessions(p_attempt.id, v_deadline);
begin
  return query
  select e.*
  from private.exam_events as e
  -- Written as a range, so that one session's events are found by the primary key.
  where e.attempt_id = p_attempt.id and e.seq >= p_from_seq
    and e.session_no between coalesce(p_session_no, 1) and coalesce(p_session_no, 32767)
    and e.answered_at <= least(v_deadline, case when p_attempt.ended_by = 'student' then p_attempt.finished_at end)
    and (
      e.received_at <= v_deadline
      or (e.received_at <= v_deadline + interval '180 seconds' and e.session_no <> all (coalesce(v_silent, '{}')))
      or (e.received_at <= v_deadline + interval '15 minutes' and exists (
        select 1 from private.kept_answer_decisions as k where k.attempt_id = p_attempt.id and k.is_counted
      ))
    );
end
$$;
comment on function private.list_counting_events(private.exam_attempts, integer, integer) is
  'The events of an attempt that can count: given by the deadline and before the student finished, and here within
180 s after the deadline (from a silent session: by the deadline), or within 15 minutes where an organiser has decided that
they count (E4). Of all its sessions, or of one from a number on.';
revoke all on function private.list_counting_events(private.exam_attempts, integer, integer) from public;

create function private.fold_letters(p_attempt private.exam_attempts, p_session_no integer default null) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select string_agg(coalesce(l.option, '-'), '' order by q.n)
    from private.paper_seals as s
    cross join generate_series(1, char_length(s.option_counts)) as q (n)
    left join (
      select distinct on (e.n) e.n, e.option
      from private.list_counting_events(p_attempt, p_session_no) as e
      order by e.n, e.answered_at desc, e.session_no desc, e.seq desc
    ) as l on l.n = q.n
    where s.paper_id = p_attempt.paper_id
  );
end
$$;
comment on function private.fold_letters(private.exam_attempts, integer) is
  'What counts of an attempt: for each question the answer given last, whichever session sent it, as a letter or - (E2). With
a session: what counts of its own answers.';
revoke all on function private.fold_letters(private.exam_attempts, integer) from public;

create function private.receipt_code(p_attempt_id uuid, p_finished_at timestamptz, p_letters text) returns text
language sql stable set search_path = ''
as $$
  select string_agg(
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substring(h.bits from i * 5 + 1 for 5)::integer + 1, 1)
      || case when i in (3, 7) then '-' else '' end,
    '' order by i
  )
  from (
    select ('x' || left(encode(sha256(convert_to(
      p_attempt_id || '|' || private.iso_timestamp(p_finished_at) || '|' || p_letters, 'UTF8'
    )), 'hex'), 15))::bit(60) as bits
  ) as h
  cross join generate_series(0, 11) as i
$$;
comment on function private.receipt_code(uuid, timestamptz, text) is
  'The code of a receipt: the first 12 characters of Crockford''s base 32 of sha256(attempt id|finished at|letters), in fours. Source: exam section 5.';
revoke all on function private.receipt_code(uuid, timestamptz, text) from public;

create function private.issue_receipt(p_attempt private.exam_attempts) returns private.exam_receipts
language plpgsql set search_path = ''
as $$
declare
  v_letters text := private.fold_letters(p_attempt);
  v_receipt private.exam_receipts;
begin
  select * into v_receipt from private.exam_receipts where attempt_id = p_attempt.id order by no desc limit 1;
  if v_receipt.letters is distinct from v_letters then
    insert into private.exam_receipts (attempt_id, no, letters, code, issued_at)
    values (
      p_attempt.id, coalesce(v_receipt.no, 0) + 1, v_letters,
      private.receipt_code(p_attempt.id, p_attempt.finished_at, v_letters), private.exam_now()
    )
    returning * into v_receipt;
  end if;
  return v_receipt;
end
$$;
comment on function private.issue_receipt(private.exam_attempts) is
  'The receipt of a finished attempt: the last one, or the next number where what counts has changed since.';
revoke all on function private.issue_receipt(private.exam_attempts) from public;

create function private.end_attempt(p_attempt private.exam_attempts, p_at timestamptz) returns private.exam_attempts
language plpgsql set search_path = ''
as $$
declare
  v_deadline timestamptz := private.find_deadline(p_attempt);
  v_attempt private.exam_attempts;
begin
  update private.exam_attempts
  set finished_at = p_at, deadline_at = v_deadline, ended_by = case when p_at <= v_deadline then 'student' else 'time' end
  where id = p_attempt.id
  returning * into v_attempt;
  perform private.issue_receipt(v_attempt);
  return v_attempt;
end
$$;
comment on function private.end_attempt(private.exam_attempts, timestamptz) is
  'Ends a running attempt, whose row is locked, at a moment, and issues its receipt. Up to the deadline it was the student, later it is time.';
revoke all on function private.end_attempt(private.exam_attempts, timestamptz) from public;

create function private.lock_attempt(p_attempt_id uuid) returns private.exam_attempts
language plpgsql set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_deadline timestamptz;
begin
  select * into v_attempt from private.exam_attempts where id = p_attempt_id for no key update;
  if v_attempt.id is not null and v_attempt.finished_at is null then
    v_deadline := private.find_deadline(v_attempt);
    if private.exam_now() > v_deadline + interval '180 seconds' then
      v_attempt := private.end_attempt(v_attempt, v_deadline + interval '180 seconds');
    end if;
  end if;
  return v_attempt;
end
$$;
comment on function private.lock_attempt(uuid) is
  'An attempt as it is now, its row locked: one whose deadline is 180 s past has ended then, the first reader records it. Taken before the row of a session.';
revoke all on function private.lock_attempt(uuid) from public;

create function private.has_attempt(p_student_id uuid, p_exam_id uuid, p_edition_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from private.exam_attempts
    where student_id = p_student_id and exam_id = p_exam_id and edition_id = p_edition_id and standing <> 'reset'
  )
$$;
comment on function private.has_attempt(uuid, uuid, uuid) is 'Whether a student has started to sit an exam of an edition: it is neither refunded nor moved to another class then (exam section 2).';
revoke all on function private.has_attempt(uuid, uuid, uuid) from public;
