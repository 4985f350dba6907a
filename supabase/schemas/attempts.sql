-- Attempts: one row for each student and paper, with their sessions, answers and answer records. An attempt runs until
-- the student or the deadline ends it. Its column status is normal, held, released (after held), void or reset
-- (docs/exam.md section 2).

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
  status text not null default 'normal' check (status in ('normal', 'held', 'released', 'void', 'reset')),
  held_for text check (held_for in ('refund', 'dispute', 'void')),
  foreign key (edition_id, exam_id) references public.edition_exams (edition_id, exam_id),
  foreign key (order_id, exam_id) references public.order_items (order_id, exam_id),
  check ((exam_id is null) = (edition_id is null) and (exam_id is null) = (order_id is null)),
  check (exam_id is null or class_id is not null),
  check (finished_at >= started_at),
  check ((finished_at is null) = (ended_by is null) and (finished_at is null) = (deadline_at is null)),
  check ((status = 'held') <= (held_for is not null))
);
comment on table private.exam_attempts is
  'One row per attempt. Exam, edition, class and order are those of the enrolment at the start; a rehearsal has only '
  'the class.';
comment on column private.exam_attempts.class_id is
  'The class of the enrolment at the start; for a rehearsal the class in the profile, or null.';
comment on column private.exam_attempts.finished_at is
  'When the student finished and all events of the session had arrived, or 180 seconds after the deadline.';
comment on column private.exam_attempts.deadline_at is
  'The final deadline; null while the attempt runs (private.find_deadline).';
comment on column private.exam_attempts.held_for is
  'Why the attempt''s result is or was held. A guardian''s missing consent is not stored here: private.find_hold '
  'checks the consent.';
comment on column private.exam_attempts.student_name is
  'The name in the profile at the start, for the certificate (docs/exam.md section 8); null if the account is deleted '
  'or the profile had no name.';
create unique index exam_attempts_one on private.exam_attempts (student_id, exam_id, edition_id)
  where exam_id is not null and status <> 'reset';
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
  last_contact_at timestamptz,
  calls smallint not null default 0,
  calls_until timestamptz not null,
  primary key (attempt_id, session_no)
);
comment on table private.exam_sessions is
  'One row per page load of an attempt. Only the SHA-256 of its ticket is stored.';
comment on column private.exam_sessions.acked_seq is
  'Every event of the session up to this number has been saved (E3).';
comment on column private.exam_sessions.last_answered_at is 'When the student gave the last answer of this session.';
comment on column private.exam_sessions.last_saved_at is
  'When save_answers last returned saved. Later events are dated at most 10 s before this time. Source: docs/exam.md '
  'section 5 no. 2.';
comment on column private.exam_sessions.last_contact_at is
  'The last contact before the deadline: when the session began, or when save_answers last returned saved before the '
  'deadline. Later calls do not change it.';
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
comment on table private.exam_events is
  'Answers: the student chose this option (its letter in the file) for question n at answered_at; null clears the '
  'answer.';

create table private.answer_records (
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  no smallint not null check (no > 0),
  letters text not null check (letters ~ '^[a-d-]+$'),
  code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$'),
  issued_at timestamptz not null,
  primary key (attempt_id, no)
);
-- Also finds a code by its first characters.
create index answer_records_code on private.answer_records (private.code_key(code) text_pattern_ops);
comment on table private.answer_records is
  'The counted answers of a finished attempt: a letter or - for each question. The answer record with the highest '
  'number counts; a new one is issued when answers that another session gave in time arrive after the end.';

create table private.kept_answer_decisions (
  attempt_id uuid primary key references private.exam_attempts (id) on delete cascade,
  is_counted boolean not null,
  reason text not null check (char_length(reason) between 1 and 500),
  decided_by uuid not null references public.students (id),
  decided_at timestamptz not null
);
comment on table private.kept_answer_decisions is
  'An organiser''s decision on answers that were given in time and arrived more than 180 seconds after the deadline, '
  'but within 15 minutes: they count or they do not (E4). One decision per attempt, which is final.';
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
  'Events that the exam page recorded: hidden, offline, another device, a clock that jumped. They never change marks '
  '(docs/exam.md section 9). at_ms is milliseconds since the attempt''s start.';

create index exam_room_events_noted on private.exam_room_events (noted_at);

alter table private.exam_attempts enable row level security;
alter table private.exam_sessions enable row level security;
alter table private.exam_events enable row level security;
alter table private.answer_records enable row level security;
alter table private.kept_answer_decisions enable row level security;
alter table private.exam_room_events enable row level security;

-- Rows are deleted with their attempt or student, and never change.
create trigger exam_events_forbid_change before update on private.exam_events
  for each row execute function private.forbid_changes();
create trigger answer_records_forbid_change before update on private.answer_records
  for each row execute function private.forbid_changes();

-- In PL/pgSQL, which caches query plans, because this runs for every saved answer.
create function private.granted_seconds(p_paper_id uuid, p_student_id uuid) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select least(3600, coalesce(sum(g.extra_seconds) filter (where g.is_confirmed), 0)
      + least(900, coalesce(sum(g.extra_seconds) filter (where not g.is_confirmed and g.extra_seconds <= 900),
        0)))::integer
    from (
      select extra_seconds, confirmed_by is not null or is_single as is_confirmed
      from private.exam_grants
      where paper_id = p_paper_id and student_id = p_student_id
    ) as g
  );
end
$$;
comment on function private.granted_seconds(uuid, uuid) is
  'The extra seconds that a student has for a paper: at most 3,600, of which at most 900 without a second '
  'organiser''s confirmation. Source: docs/exam.md section 2.';

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
  'The time until which answers of this attempt count: its start plus the paper''s length and the extra time of the '
  'paper and of this student.';

create function private.silent_sessions(p_attempt_id uuid, p_deadline timestamptz) returns smallint[]
language plpgsql stable set search_path = ''
as $$
declare
  v_silent_from timestamptz := p_deadline - private.silent_time();
begin
  return (
    select case when bool_or(s.last_contact_at > v_silent_from) then
      array_agg(s.session_no) filter (where coalesce(s.last_contact_at, '-infinity') <= v_silent_from)
    end
    from private.exam_sessions as s
    where s.attempt_id = p_attempt_id
  );
end
$$;
comment on function private.silent_sessions(uuid, timestamptz) is
  'The sessions of an attempt that sent nothing in the two minutes before the deadline while another session did. The '
  'student was online, so answers that these sessions send after the deadline do not count automatically (E4). Null '
  'if there are none.';

create function private.list_counting_events(
  p_attempt private.exam_attempts, p_session_no integer default null, p_from_seq integer default 1
) returns setof private.exam_events
language plpgsql stable set search_path = ''
as $$
declare
  v_deadline timestamptz := private.find_deadline(p_attempt);
  v_silent_nos smallint[] := private.silent_sessions(p_attempt.id, v_deadline);
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
      or (e.received_at <= v_deadline + private.answer_grace() and e.session_no <> all (coalesce(v_silent_nos, '{}')))
      or (e.received_at <= v_deadline + private.late_answer_time() and exists (
        select 1 from private.kept_answer_decisions as k where k.attempt_id = p_attempt.id and k.is_counted
      ))
    );
end
$$;
comment on function private.list_counting_events(private.exam_attempts, integer, integer) is
  'The events of an attempt that can count: given by the deadline and before the student finished, and received '
  'within 180 s after the deadline (from a silent session: by the deadline), or within 15 minutes if an organiser has '
  'decided that they count (E4). Covers all sessions, or one session from an event number on.';

create function private.answer_letters(p_attempt private.exam_attempts, p_session_no integer default null) returns text
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
comment on function private.answer_letters(private.exam_attempts, integer) is
  'The counted answers of an attempt: for each question the last answer from any session, as a letter or - (E2). With '
  'a session number: only the answers of that session that count.';

create function private.answer_record_code(p_attempt_id uuid, p_finished_at timestamptz, p_letters text) returns text
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
comment on function private.answer_record_code(uuid, timestamptz, text) is
  'The code of an answer record: the first 12 characters of Crockford''s base 32 of sha256(attempt id|finished '
  'at|letters), in groups of four. Source: docs/exam.md section 5.';

create function private.issue_answer_record(p_attempt private.exam_attempts) returns private.answer_records
language plpgsql set search_path = ''
as $$
declare
  v_letters text := private.answer_letters(p_attempt);
  v_answer_record private.answer_records;
begin
  select * into v_answer_record from private.answer_records where attempt_id = p_attempt.id order by no desc limit 1;
  if v_answer_record.letters is distinct from v_letters then
    insert into private.answer_records (attempt_id, no, letters, code, issued_at)
    values (
      p_attempt.id, coalesce(v_answer_record.no, 0) + 1, v_letters,
      private.answer_record_code(p_attempt.id, p_attempt.finished_at, v_letters), private.exam_now()
    )
    returning * into v_answer_record;
  end if;
  return v_answer_record;
end
$$;
comment on function private.issue_answer_record(private.exam_attempts) is
  'Returns the last answer record of a finished attempt, or issues the next one if the counted answers have changed.';

create function private.end_attempt(p_attempt private.exam_attempts, p_at timestamptz) returns private.exam_attempts
language plpgsql set search_path = ''
as $$
declare
  v_deadline timestamptz := private.find_deadline(p_attempt);
  v_attempt private.exam_attempts;
begin
  update private.exam_attempts
  set finished_at = p_at, deadline_at = v_deadline, ended_by = case when p_at <= v_deadline then 'student'
    else 'time' end
  where id = p_attempt.id
  returning * into v_attempt;
  perform private.issue_answer_record(v_attempt);
  return v_attempt;
end
$$;
comment on function private.end_attempt(private.exam_attempts, timestamptz) is
  'Ends a running attempt at the given time and issues its answer record. The caller must hold the lock on its row. '
  'ended_by becomes student if the given time is at most the deadline, else time.';

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
    if private.exam_now() > v_deadline + private.answer_grace() then
      v_attempt := private.end_attempt(v_attempt, v_deadline + private.answer_grace());
    end if;
  end if;
  return v_attempt;
end
$$;
comment on function private.lock_attempt(uuid) is
  'Locks and returns an attempt. If its deadline is more than 180 s ago, its end is recorded first. Call it before '
  'locking a session''s row.';

create function private.has_attempt(p_student_id uuid, p_exam_id uuid, p_edition_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from private.exam_attempts
    where student_id = p_student_id and exam_id = p_exam_id and edition_id = p_edition_id and status <> 'reset'
  )
$$;
comment on function private.has_attempt(uuid, uuid, uuid) is
  'Whether a student has started an exam of an edition. A started exam can be neither refunded nor moved to another '
  'class (docs/exam.md section 2).';

-- ------------------------------------------------------------

-- Starting an exam: who may start, when, and the ticket for sending answers (docs/exam.md sections 2, 5 and 6).
-- Functions that run at each start and in each list are PL/pgSQL, which caches its plans (decision 090).

create function private.find_paper_hours(
  p_paper private.papers, out opens_at timestamptz, out last_start_at timestamptz)
language plpgsql stable set search_path = ''
as $$
begin
  select coalesce(p_paper.opens_at, x.opens_at), coalesce(p_paper.last_start_at, x.last_start_at)
  into opens_at, last_start_at
  from (select) as one
  left join public.edition_exams as x
    on x.edition_id = p_paper.edition_id and x.exam_id = p_paper.exam_id and p_paper.kind = 'exam';
end
$$;
comment on function private.find_paper_hours(private.papers) is
  'The first and last time at which everybody can start a paper: its own hours, else those of its exam. Null until '
  'they are announced, and for reserve papers and rehearsals.';

create function private.find_hours(
  p_paper private.papers, p_student_id uuid, out opens_at timestamptz, out last_start_at timestamptz,
    out slot_opens_at timestamptz
)
language plpgsql stable set search_path = ''
as $$
begin
  select coalesce(g.opens_at, e.opens_at), coalesce(g.last_start_at, e.last_start_at),
    coalesce(
      g.opens_at,
      e.opens_at + make_interval(
        secs => mod(abs(hashtextextended(p_student_id || ':' || p_paper.id, 0) % 1000000007), p_paper.slot_seconds)
      )
    )
  into opens_at, last_start_at, slot_opens_at
  from private.find_paper_hours(p_paper) as e
  left join lateral (
    select g.opens_at, g.last_start_at
    from private.exam_grants as g
    where g.paper_id = p_paper.id and g.student_id = p_student_id and g.opens_at is not null
      and (
        g.confirmed_by is not null or g.is_single or p_paper.kind = 'reserve'
        or (not g.wants_second and g.last_start_at - g.opens_at <= private.unconfirmed_grant_time())
      )
    order by g.granted_at desc, g.id
    limit 1
  ) as g on true;
end
$$;
comment on function private.find_hours(private.papers, uuid) is
  'When a student can start a paper: from slot_opens_at, which is some seconds after opens_at so that students do not '
  'all start at the same moment, to last_start_at. The student''s individual hours take precedence; hours that need a '
  'second organiser (over 900 seconds, or after everybody''s last start) count only once confirmed. A reserve paper '
  'has only individual hours. All null if the hours are not known.';

create function private.is_refund_under_way(p_enrolment public.enrolments) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select exists (
      select 1
      from private.refund_items as i
      join private.refund_tasks as t on t.id = i.task_id
      where i.order_id = p_enrolment.order_id and i.exam_id = p_enrolment.exam_id
        and t.status in ('queued', 'requested', 'processed')
    )
  );
end
$$;
comment on function private.is_refund_under_way(public.enrolments) is
  'Whether a refund of this enrolment has been decided, so that its exam can no longer be started. Source: '
  'docs/exam.md section 2.';

create function private.open_session(p_attempt private.exam_attempts, p_outcome text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.exam_now();
  v_ticket text := encode(extensions.gen_random_bytes(32), 'hex');
  v_session_no smallint;
  v_deadline timestamptz := private.find_deadline(p_attempt);
begin
  update private.exam_attempts set last_session_no = last_session_no + 1
  where id = p_attempt.id and last_session_no < case when exam_id is null then 40 else 200 end
  returning last_session_no into v_session_no;
  if v_session_no is null
    or not private.consume_rate_limit('exam-sessions:student:' || p_attempt.student_id, 30, 60) then
    raise exception 'Too many page loads.' using errcode = 'PT429';
  end if;
  insert into private.exam_sessions (attempt_id, session_no, ticket_hash, started_at, last_contact_at, calls_until)
  values (
    p_attempt.id, v_session_no, sha256(convert_to(v_ticket, 'UTF8')), v_now, case when v_now <= v_deadline
      then v_now end, v_now
  );
  return jsonb_build_object(
    'outcome', p_outcome, 'attempt_id', p_attempt.id, 'session_no', v_session_no, 'ticket', v_ticket,
    'seed', p_attempt.seed, 'paper_key',
    (select s.paper_key from private.paper_seals as s where s.paper_id = p_attempt.paper_id),
    'started_at', private.iso_timestamp(p_attempt.started_at),
    'deadline_at', private.iso_timestamp(v_deadline), 'server_now', private.iso_timestamp(v_now),
    'answers', (
      select coalesce(jsonb_agg(jsonb_build_object('n', l.n, 'option', l.letter) order by l.n) filter (
        where l.letter <> '-'), '[]')
      from string_to_table(private.answer_letters(p_attempt), null) with ordinality as l (letter, n)
    )
  );
end
$$;
comment on function private.open_session(private.exam_attempts, text) is
  'Opens a new session of a running attempt, whose row the caller has locked, and returns the reply of start_exam. At '
  'most 30 a minute per student, 200 in an exam and 40 in a rehearsal; raises PT429.';

create function private.take_out_of_refund(p_order_id uuid) returns boolean
language plpgsql set search_path = ''
as $$
declare
  v_task private.refund_tasks;
  v_left_paise integer;
begin
  select * into v_task from private.refund_tasks
  where order_id = p_order_id and reason = 'student_request' and status = 'review'
  for update;
  if not found then
    return false;
  end if;
  select sum(i.price_paise) into v_left_paise from private.list_refundable_items(p_order_id, v_task.id) as i;
  if v_left_paise > 0 then
    update private.refund_tasks set amount_paise = v_left_paise, updated_at = now() where id = v_task.id;
    return true;
  end if;
  update private.refund_tasks
  set status = 'refused', decided_at = now(), detail = 'Nothing is left of it: the exam was started.',
    updated_at = now()
  where id = v_task.id;
  update public.refund_requests
  set status = 'refused', decided_at = now(), answer = 'The exam was started, so there is nothing left to refund.'
  where id = v_task.request_id;
  return true;
end
$$;
comment on function private.take_out_of_refund(uuid) is
  'Removes a started exam from its family''s open refund request, which continues for its other exams, or is refused '
  'if it has no other. Returns whether there was such a request. Source: docs/exam.md section 2.';

create function private.begin_attempt(p_paper private.papers, p_student_id uuid, p_enrolment public.enrolments)
  returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_is_disputed boolean := exists (
    select 1 from private.refund_tasks
    where order_id = p_enrolment.order_id and reason = 'dispute' and status = 'review'
  );
  v_attempt private.exam_attempts;
  v_reply jsonb;
begin
  insert into private.exam_attempts (
    paper_id, student_id, exam_id, edition_id, class_id, order_id, student_name, seed, started_at, status, held_for
  )
  select p_paper.id, s.id, p_paper.exam_id, p_paper.edition_id, coalesce(p_enrolment.class_id, s.class_id),
  p_enrolment.order_id,
    case when p_paper.exam_id is not null then s.name end, encode(extensions.gen_random_bytes(8), 'hex'),
    private.exam_now(),
    case when v_is_disputed then 'held' else 'normal' end, case when v_is_disputed then 'dispute' end
  from public.students as s
  where s.id = p_student_id
  returning * into v_attempt;
  v_reply := private.open_session(v_attempt, 'started');
  if p_enrolment.order_id is not null and private.take_out_of_refund(p_enrolment.order_id) then
    v_reply := v_reply || jsonb_build_object('is_taken_out_of_refund', true);
  end if;
  return v_reply;
end
$$;
comment on function private.begin_attempt(private.papers, uuid, public.enrolments) is
  'Creates an attempt with its first session; the caller has checked that the student may start. An exam stores the '
  'student''s current name (decision 071). While a bank disputes the payment, its result is held from the beginning '
  '(decision 068). is_taken_out_of_refund: whether the family had requested a refund of this exam.';

create function private.start_error(p_paper private.papers, p_student_id uuid, p_enrolment public.enrolments)
  returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.exam_now();
  v_opens_at timestamptz;
  v_last_start_at timestamptz;
  v_slot_opens_at timestamptz;
begin
  if p_paper.kind = 'rehearsal' then
    return case
      when p_paper.status <> 'sealed' then jsonb_build_object('outcome', 'not_ready')
      when not private.consume_rate_limit('rehearsals:student:' || p_student_id, 20, 86400)
        then jsonb_build_object('outcome', 'limit')
    end;
  end if;
  select h.opens_at, h.last_start_at, h.slot_opens_at into v_opens_at, v_last_start_at, v_slot_opens_at
  from private.find_hours(p_paper, p_student_id) as h;
  return case
    when p_enrolment.order_id is null or (p_paper.kind = 'reserve' and v_opens_at is null)
      then jsonb_build_object('outcome', 'not_enrolled')
    when exists (select 1 from private.paper_readers as r where r.paper_id = p_paper.id
      and r.organiser_id = p_student_id)
      then jsonb_build_object('outcome', 'paper_opened')
    when private.is_refund_under_way(p_enrolment) then jsonb_build_object('outcome', 'refund_under_way')
    when p_paper.cancelled_at is not null then jsonb_build_object('outcome', 'cancelled')
    when v_now < v_slot_opens_at then jsonb_build_object(
      'outcome', 'too_early', 'opens_at', private.iso_timestamp(v_opens_at), 'slot_opens_at',
        private.iso_timestamp(v_slot_opens_at)
    )
    when v_now > v_last_start_at then jsonb_build_object(
      'outcome', 'too_late', 'last_start_at', private.iso_timestamp(v_last_start_at))
    when p_paper.status <> 'sealed' or v_opens_at is null then jsonb_build_object('outcome', 'not_ready')
  end;
end
$$;
comment on function private.start_error(private.papers, uuid, public.enrolments) is
  'Why a student without an attempt cannot start a paper now, as an outcome of start_exam, or null. Counts '
  'rehearsals: at most 20 a day.';

create function private.start_exam(p_paper_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id constant uuid := private.lock_caller();
  v_paper private.papers;
  v_enrolment public.enrolments;
  v_attempt private.exam_attempts;
  v_reply jsonb;
begin
  -- The lock prevents an organiser from reopening the paper during this start (private.reopen_paper).
  select * into v_paper from private.papers where id = p_paper_id for key share;
  select * into v_enrolment from public.enrolments
  where student_id = v_student_id and exam_id = v_paper.exam_id and edition_id = v_paper.edition_id
    and class_id = v_paper.class_id and is_active;
  v_attempt := private.lock_attempt((
    select a.id from private.exam_attempts as a
    where a.student_id = v_student_id and a.status <> 'reset'
      and (
        (a.exam_id = v_paper.exam_id and a.edition_id = v_paper.edition_id)
        or (v_paper.kind = 'rehearsal' and a.paper_id = v_paper.id and a.finished_at is null)
      )
    order by a.started_at desc
    limit 1
  ));

  if v_paper.id is null then
    v_reply := jsonb_build_object('outcome', 'not_enrolled');
  elsif v_attempt.id is null or (v_paper.kind = 'rehearsal' and v_attempt.finished_at is not null) then
    v_reply := coalesce(
      private.start_error(v_paper, v_student_id, v_enrolment),
      private.begin_attempt(v_paper, v_student_id, v_enrolment)
    );
  elsif v_attempt.finished_at is null and v_attempt.paper_id = v_paper.id then
    v_reply := private.open_session(v_attempt, 'resumed');
  else
    v_reply := jsonb_build_object('outcome', 'finished', 'attempt_id', v_attempt.id, 'answer_record_code', (
      select r.code from private.answer_records as r where r.attempt_id = v_attempt.id order by r.no desc limit 1
    ));
  end if;
  return jsonb_build_object('server_now', private.iso_timestamp(private.exam_now())) || v_reply;
end
$$;
comment on function private.start_exam(uuid) is
  'start_exam for the caller alone. Raises 42501 for anybody who is not a student.';

create function public.start_exam(p_paper_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.start_exam(p_paper_id);
comment on function public.start_exam(uuid) is
  'A student starts a paper, or continues with it in a new session. Returns {outcome, server_now}: started or resumed '
  '{attempt_id, session_no, ticket (returned only once), seed (16 hex digits), paper_key (32 bytes in base64), '
  'started_at, deadline_at, answers: [{n, option}], is_taken_out_of_refund?}, too_early {opens_at, slot_opens_at}, '
  'too_late {last_start_at}, finished {attempt_id, answer_record_code}, not_enrolled, paper_opened (to an organiser '
  'who has read its questions), refund_under_way, not_ready (not sealed, or hours not announced), cancelled, limit '
  '(20 rehearsals a day). Times in UTC as private.iso_timestamp. Raises 42501 for anybody who is not a student, PT429 '
  'for more than 30 page loads a minute, 200 in an exam and 40 in a rehearsal. Source: docs/exam.md section 6.';

grant execute on function private.start_exam(uuid) to authenticated;
grant execute on function public.start_exam(uuid) to authenticated;

-- ------------------------------------------------------------

-- Answers are sent with a ticket, not with the login (docs/exam.md section 5): a ticket can only add events to its own
-- session and read the session's numbers (E7). Lock order: the attempt's row, then the session's.

create function private.check_ticket(p_attempt_id uuid, p_session_no integer, p_ticket text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select 1 from private.exam_sessions
    where attempt_id = p_attempt_id and session_no = p_session_no and ticket_hash = sha256(convert_to(p_ticket, 'UTF8'))
  );
end
$$;
comment on function private.check_ticket(uuid, integer, text) is
  'Whether this is the ticket of the session. False for another ticket, an unknown session and null.';

create function private.count_call(p_attempt_id uuid, p_session_no integer) returns private.exam_sessions
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.exam_now();
  v_session private.exam_sessions;
begin
  update private.exam_sessions
  set calls = case when calls_until <= v_now then 1 else calls + 1 end,
    calls_until = case when calls_until <= v_now then v_now + interval '60 seconds' else calls_until end
  where attempt_id = p_attempt_id and session_no = p_session_no
  returning * into v_session;
  if v_session.calls > 60 then
    raise exception 'Too many calls.' using errcode = 'PT429';
  end if;
  return v_session;
end
$$;
comment on function private.count_call(uuid, integer) is
  'Locks the session''s row, counts one more call and returns the session. Raises PT429 for more than 60 calls a '
  'minute.';

create type private.sent_event as (seq integer, n integer, option text, at_ms bigint);
comment on type private.sent_event is
  'One answer as a device sends it: its number in the session, the question number, the option''s letter in the file '
  'or null, and the milliseconds since the attempt started.';

create function private.read_events(p_events jsonb) returns private.sent_event[]
language plpgsql immutable set search_path = ''
as $$
declare
  v_is_valid boolean := jsonb_typeof(p_events) is not distinct from 'array' and jsonb_array_length(p_events) <= 100
    and octet_length(p_events::text) <= 32768;
begin
  if v_is_valid then
    select coalesce(bool_and(coalesce(
      jsonb_typeof(e -> 'seq') = 'number' and e ->> 'seq' ~ '^[1-9]\d{0,5}$'
      and jsonb_typeof(e -> 'n') = 'number' and e ->> 'n' ~ '^[1-9]\d{0,2}$'
      and jsonb_typeof(e -> 'at_ms') = 'number' and e ->> 'at_ms' ~ '^-?\d{1,11}(\.\d+)?$'
      and (e -> 'option' = 'null' or (jsonb_typeof(e -> 'option') = 'string' and e ->> 'option' ~ '^[a-d]$')),
      false
    )), true)
    into v_is_valid
    from jsonb_array_elements(p_events) as e;
  end if;
  if not v_is_valid then
    raise exception 'The events are not valid.' using errcode = 'PT400';
  end if;
  return array(
    select distinct on (e.seq, e.n, e.option) (e.seq, e.n, e.option, round(e.at_ms)::bigint)::private.sent_event
    from jsonb_to_recordset(p_events) as e (seq integer, n integer, option text, at_ms numeric)
    order by e.seq, e.n, e.option, e.at_ms
  );
end
$$;
comment on function private.read_events(jsonb) is
  'Parses the events of a call and removes duplicates: 0 to 100 of {seq, n, option: a to d or null, at_ms}, at most '
  '32 KiB. Raises PT400 for anything else.';

create function private.record_events(
  p_attempt private.exam_attempts, p_session private.exam_sessions, p_events private.sent_event[], p_now timestamptz,
    p_deadline timestamptz
) returns integer
language plpgsql set search_path = ''
as $$
declare
  -- Events cannot be older than the reply to the last call, except those already being sent then; a call may take 10 s.
  v_earliest_time timestamptz := greatest(p_attempt.started_at, p_session.last_answered_at,
    p_session.last_saved_at - interval '10 seconds');
  -- Answers from an older page count as given before the next page was opened, so they never replace answers from that
  -- page. Answers given after the end stay marked as late.
  v_next_at timestamptz := (
    select s.started_at from private.exam_sessions as s
    where s.attempt_id = p_attempt.id and s.session_no = p_session.session_no + 1
  );
  v_acked_seq integer;
  v_last_answered_at timestamptz;
begin
  with recorded as (
    insert into private.exam_events (attempt_id, session_no, seq, n, option, answered_at, received_at)
    select p_attempt.id, p_session.session_no, g.seq, g.n, g.option,
      case when g.given_at <= least(p_deadline, p_attempt.finished_at) then least(g.given_at, v_next_at)
        else g.given_at end, p_now
    from (
      select f.*, least(p_now, greatest(
        v_earliest_time, max(p_attempt.started_at + f.at_ms * interval '1 millisecond') over (order by f.seq)
      )) as given_at
      from unnest(p_events) as f
      where f.seq > p_session.acked_seq
    ) as g
    returning seq, answered_at
  )
  select max(seq), max(answered_at) into v_acked_seq, v_last_answered_at from recorded;
  update private.exam_sessions
  set acked_seq = coalesce(v_acked_seq, acked_seq), last_answered_at = coalesce(v_last_answered_at, last_answered_at),
    last_saved_at = p_now, last_contact_at = case when p_now <= p_deadline then p_now else last_contact_at end
  where attempt_id = p_attempt.id and session_no = p_session.session_no;
  return coalesce(v_acked_seq, p_session.acked_seq);
end
$$;
comment on function private.record_events is
  'Saves the new events of a call, which must follow without a gap, and returns the last saved number. The time of an '
  'event is at_ms, limited so that it is not before the previous event, not after now, not more than 10 s before the '
  'last saved call, and not after the start of the next session. Source: docs/exam.md section 5 no. 2.';

create function private.save_error(
  p_attempt private.exam_attempts, p_session private.exam_sessions, p_events private.sent_event[]
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_counts text := (select option_counts from private.paper_seals where paper_id = p_attempt.paper_id);
  v_limit integer := case when p_attempt.exam_id is null then 2000 else 6000 end;
  v_count_of_others integer := (
    select coalesce(sum(s.acked_seq), 0) from private.exam_sessions as s
    where s.attempt_id = p_attempt.id and s.session_no <> p_session.session_no
  );
  v_has_gap boolean;
  v_has_foreign_answer boolean;
  v_has_duplicate boolean;
  v_is_changed boolean;
begin
  select
    coalesce(max(e.seq) > p_session.acked_seq + count(*) filter (where e.seq > p_session.acked_seq), false),
    coalesce(bool_or(e.n > char_length(v_counts) or ascii(e.option) - 96 > substr(v_counts, e.n, 1)::integer), false),
    count(distinct e.seq) < count(*) or coalesce(max(e.seq) > least(v_limit / 2, v_limit - v_count_of_others), false),
    coalesce(bool_or(k.seq is not null and (k.n, k.option) is distinct from (e.n, e.option)), false)
  into v_has_gap, v_has_foreign_answer, v_has_duplicate, v_is_changed
  from unnest(p_events) as e
  left join private.exam_events as k
    on k.attempt_id = p_attempt.id and k.session_no = p_session.session_no and k.seq = e.seq;
  if v_has_foreign_answer or v_has_duplicate then
    raise exception 'The events do not belong to this paper.' using errcode = 'PT400';
  end if;
  return case when v_is_changed then 'changed' when v_has_gap then 'gap' end;
end
$$;
comment on function private.save_error is
  'Why the events of a call cannot be saved, or null: changed if an event with the same number but other content is '
  'already saved, gap if an earlier event is missing. Raises PT400 for a question or option that the paper does not '
  'have, for two different events with the same number, and for too many events: at most 6,000 in an exam and 2,000 '
  'in a rehearsal, and half as many in one session.';

create function private.count_not_counted(
  p_attempt private.exam_attempts, p_session_no integer, p_events private.sent_event[]
) returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer
  from unnest(p_events) as e
  where not exists (
    select 1
    from private.list_counting_events(p_attempt, p_session_no, (select min(f.seq) from unnest(p_events) as f)) as c
    where c.seq = e.seq
  )
$$;
comment on function private.count_not_counted is
  'The number of these saved events that do not count, because they were given after the end or arrived too late.';

create function private.save_answers(p_attempt_id uuid, p_session_no integer, p_ticket text, p_events jsonb)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_events constant private.sent_event[] := private.read_events(p_events);
  v_attempt private.exam_attempts;
  v_session private.exam_sessions;
  v_now timestamptz;
  v_deadline timestamptz;
  v_outcome text;
  v_acked_seq integer;
  v_is_over boolean;
begin
  if not private.check_ticket(p_attempt_id, p_session_no, p_ticket) then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  v_attempt := private.lock_attempt(p_attempt_id);
  v_session := private.count_call(p_attempt_id, p_session_no);
  -- The account was deleted, or the rehearsal purged, while this waited for the attempt.
  if v_session.attempt_id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  v_now := private.exam_now();
  v_deadline := private.find_deadline(v_attempt);
  v_outcome := case
    when v_now > v_deadline + private.answer_grace() + private.late_delivery() then 'over'
    else private.save_error(v_attempt, v_session, v_events)
  end;
  if v_outcome is not null then
    return jsonb_build_object('outcome', v_outcome, 'acked_seq', v_session.acked_seq);
  end if;

  v_acked_seq := private.record_events(v_attempt, v_session, v_events, v_now, v_deadline);
  v_is_over := v_attempt.finished_at is not null or v_now > v_deadline;
  -- Answers that do not count do not change the answer record, so it is not issued again.
  if v_attempt.finished_at is not null and exists (
    select 1 from private.list_counting_events(v_attempt, p_session_no, v_session.acked_seq + 1)
  ) then
    perform private.issue_answer_record(v_attempt);
  end if;
  return jsonb_build_object(
    'outcome', 'saved', 'acked_seq', v_acked_seq,
    'not_counted', case when v_is_over then private.count_not_counted(v_attempt, p_session_no, v_events) else 0 end,
    'current_session', v_attempt.last_session_no, 'server_now', private.iso_timestamp(v_now),
    'deadline_at', private.iso_timestamp(v_deadline), 'is_over', v_is_over
  );
end
$$;
comment on function private.save_answers(uuid, integer, text, jsonb) is 'save_answers for anyone who has the ticket.';

create function public.save_answers(p_attempt_id uuid, p_session_no integer, p_ticket text, p_events jsonb)
  returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.save_answers(p_attempt_id, p_session_no, p_ticket, p_events);
comment on function public.save_answers(uuid, integer, text, jsonb) is
  'With the ticket of a session: saves 0 to 100 events {seq, n, option, at_ms}; sending the same events again is '
  'safe. Returns {outcome}: saved {acked_seq, not_counted (how many of these came too late to count), '
  'current_session, server_now, deadline_at, is_over}; or, without saving anything, gap {acked_seq} (an earlier event '
  'is missing), changed {acked_seq} (an event was saved before with other content), over {acked_seq} (more than 24 '
  'hours after the last moment at which answers count), unknown (not a valid ticket). Times in UTC. Raises PT400 for '
  'malformed or too many events (6,000 in an exam, 2,000 in a rehearsal, half as many in one session), PT429 for more '
  'than 60 calls a minute. Source: docs/exam.md section 6.';

create function private.finish_exam(p_attempt_id uuid, p_session_no integer, p_ticket text, p_last_seq integer)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_session private.exam_sessions;
  v_answer_record private.answer_records;
begin
  if p_last_seq is null or p_last_seq < 0 then
    raise exception 'The event number is not valid.' using errcode = 'PT400';
  end if;
  if not private.check_ticket(p_attempt_id, p_session_no, p_ticket) then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  v_attempt := private.lock_attempt(p_attempt_id);
  v_session := private.count_call(p_attempt_id, p_session_no);
  if v_session.attempt_id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if p_last_seq > v_session.acked_seq
    and private.exam_now() <= private.find_deadline(v_attempt) + private.answer_grace() + private.late_delivery() then
    return jsonb_build_object('outcome', 'gap', 'acked_seq', v_session.acked_seq);
  end if;
  if v_attempt.finished_at is null and p_session_no < v_attempt.last_session_no
    and private.exam_now() <= private.find_deadline(v_attempt) then
    return jsonb_build_object('outcome', 'moved', 'current_session', v_attempt.last_session_no);
  end if;
  if v_attempt.finished_at is null then
    v_attempt := private.end_attempt(v_attempt, private.exam_now());
  end if;
  v_answer_record := private.issue_answer_record(v_attempt);
  return jsonb_build_object(
    'outcome', 'finished', 'answer_record_code', v_answer_record.code,
    'letters', case
      when p_session_no = v_attempt.last_session_no then v_answer_record.letters
      else private.answer_letters(v_attempt, p_session_no)
    end,
    'current_session', v_attempt.last_session_no, 'answered', char_length(replace(v_answer_record.letters, '-', '')),
    'finished_at',
    private.iso_timestamp(v_attempt.finished_at)
  );
end
$$;
comment on function private.finish_exam(uuid, integer, text, integer) is 'finish_exam for anyone who has the ticket.';

create function public.finish_exam(p_attempt_id uuid, p_session_no integer, p_ticket text, p_last_seq integer)
  returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.finish_exam(p_attempt_id, p_session_no, p_ticket, p_last_seq);
comment on function public.finish_exam(uuid, integer, text, integer) is
  'With the ticket of a session: ends the attempt if all events of the session up to p_last_seq are saved (0 for '
  'none). Returns {outcome}: finished {answer_record_code, letters (for an older session only its own answers that '
  'count), current_session, answered, finished_at}, also when repeated; gap {acked_seq} (events are missing); moved '
  '{current_session} (a newer session is in use and time remains); unknown (not a valid ticket). Raises PT400 and '
  'PT429 as save_answers. Source: docs/exam.md section 6.';

create function private.note_room_events(p_attempt_id uuid, p_session_no integer, p_ticket text, p_events jsonb)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_is_valid boolean := jsonb_typeof(p_events) is not distinct from 'array' and jsonb_array_length(p_events) <= 20;
begin
  if v_is_valid then
    select coalesce(bool_and(coalesce(
      jsonb_typeof(e -> 'kind') = 'string' and e ->> 'kind' ~ '^[a-z_]{1,30}$'
      and jsonb_typeof(e -> 'at_ms') = 'number' and e ->> 'at_ms' ~ '^-?\d{1,9}(\.\d+)?$'
      and coalesce(jsonb_typeof(e -> 'for_ms'), 'null') in ('number', 'null')
      and coalesce(e ->> 'for_ms', '0') ~ '^\d{1,9}(\.\d+)?$', false
    )), true)
    into v_is_valid
    from jsonb_array_elements(p_events) as e;
  end if;
  if not v_is_valid then
    raise exception 'The events are not from the exam page.' using errcode = 'PT400';
  end if;
  if not private.check_ticket(p_attempt_id, p_session_no, p_ticket) then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  perform private.lock_attempt(p_attempt_id);
  if (private.count_call(p_attempt_id, p_session_no)).attempt_id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- Unknown kinds are ignored, and only the newest 500 events of an attempt are stored.
  insert into private.exam_room_events (attempt_id, session_no, kind, at_ms, for_ms, noted_at)
  select p_attempt_id, p_session_no, e.kind, round(e.at_ms), round(e.for_ms), private.exam_now()
  from jsonb_to_recordset(p_events) as e (kind text, at_ms numeric, for_ms numeric)
  where e.kind in ('hidden', 'offline', 'other_device', 'clock_jump', 'camera_lost', 'read_aloud')
  on conflict do nothing;
  delete from private.exam_room_events
  where id in (
    select r.id from private.exam_room_events as r where r.attempt_id = p_attempt_id order by r.id desc offset 500
  );
  return jsonb_build_object('outcome', 'noted');
end
$$;
comment on function private.note_room_events(uuid, integer, text, jsonb) is
  'note_room_events for anyone who has the ticket.';

create function public.note_room_events(p_attempt_id uuid, p_session_no integer, p_ticket text, p_events jsonb)
  returns jsonb
language sql set search_path = ''
return private.note_room_events(p_attempt_id, p_session_no, p_ticket, p_events);
comment on function public.note_room_events(uuid, integer, text, jsonb) is
  'With the ticket of a session: stores 0 to 20 events {kind, at_ms, for_ms?} that the exam page recorded (kinds: '
  'hidden, offline, other_device, clock_jump, camera_lost, read_aloud; others are ignored). Each is stored once, and '
  'only the newest 500 of an attempt; they never change marks. Returns {outcome}: noted, unknown. Raises PT400 and '
  'PT429 as save_answers. Source: docs/exam.md sections 6 and 9.';

-- The exam page calls these with only the project's key, so that an expired login cannot block answers.
grant execute on function private.save_answers(uuid, integer, text, jsonb) to anon, authenticated;
grant execute on function private.finish_exam(uuid, integer, text, integer) to anon, authenticated;
grant execute on function private.note_room_events(uuid, integer, text, jsonb) to anon, authenticated;
grant execute on function public.save_answers(uuid, integer, text, jsonb) to anon, authenticated;
grant execute on function public.finish_exam(uuid, integer, text, integer) to anon, authenticated;
grant execute on function public.note_room_events(uuid, integer, text, jsonb) to anon, authenticated;

-- ------------------------------------------------------------

-- A student's own exams: the list with their states, and the answer record of an attempt. Lobbies and dashboards fetch
-- the list every minute, so its parts are in PL/pgSQL, which caches query plans (decision 090).

create function private.find_closing(p_paper private.papers) returns timestamptz
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select greatest(greatest(
      (select x.last_start_at from private.find_paper_hours(p_paper) as x),
      (select max(h.last_start_at + make_interval(secs => private.granted_seconds(p_paper.id, g.student_id)))
        from (select distinct student_id from private.exam_grants where paper_id = p_paper.id) as g
        cross join lateral private.find_hours(p_paper, g.student_id) as h)
    ) + make_interval(secs => p_paper.duration_seconds + p_paper.extra_seconds) + private.answer_grace(), (
      select private.day_ends_at(x.exam_on + private.reply_days())
      from public.edition_exams as x
      where p_paper.kind = 'reserve' and x.edition_id = p_paper.edition_id and x.exam_id = p_paper.exam_id
        and exists (select 1 from private.exam_grants as g where g.paper_id = p_paper.id and g.opens_at is not null)
    ))
  );
end
$$;
comment on function private.find_closing(private.papers) is
  'When a paper closes: 180 s after its last possible deadline, individual extra time included. A reserve paper, '
  'which each student may take within 7 days, closes after the last of these periods. Null for a rehearsal and while '
  'the hours are not known. Source: docs/exam.md section 2.';

create function private.find_exam_state(
  p_paper private.papers, p_attempt private.exam_attempts, p_enrolment public.enrolments)
returns text
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.exam_now();
  v_opens_at timestamptz;
  v_last_start_at timestamptz;
  v_slot_opens_at timestamptz;
begin
  select h.opens_at, h.last_start_at, h.slot_opens_at into v_opens_at, v_last_start_at, v_slot_opens_at
  from private.find_hours(p_paper, coalesce(p_attempt.student_id, p_enrolment.student_id)) as h;
  if p_paper.id is null then
    select x.opens_at into v_opens_at from public.edition_exams as x
    where x.edition_id = p_enrolment.edition_id and x.exam_id = p_enrolment.exam_id;
  end if;
  return case
    when p_attempt.id is not null and p_attempt.finished_at is null then 'running'
    when p_paper.kind = 'rehearsal' then case p_paper.status when 'sealed' then 'open' else 'not_ready' end
    when p_attempt.status in ('held', 'void') then p_attempt.status
    when p_paper.cancelled_at is not null
      or p_paper.kind is distinct from 'reserve'
        and private.is_cancelled(p_enrolment.edition_id, p_enrolment.exam_id, p_enrolment.class_id)
      then case when private.is_refund_under_way(p_enrolment) then 'refund_under_way' else 'cancelled' end
    when p_attempt.id is null and p_paper.id is not null and v_now > v_last_start_at then case
      when exists (
        select 1 from private.exam_attempts as r
        where r.student_id = p_enrolment.student_id and r.paper_id = p_paper.id and r.status = 'reset'
      ) then 'reset'
      else 'missed'
    end
    when p_attempt.id is not null and p_paper.status in ('provisional', 'final')
      then case when private.find_hold(p_attempt.student_id, p_attempt) is null then p_paper.status else 'held' end
    when p_attempt.id is not null then case when v_now > private.find_closing(p_paper) then 'closed' else 'finished' end
    when private.is_refund_under_way(p_enrolment) then 'refund_under_way'
    when v_opens_at is null or v_now < v_opens_at - private.lobby_time() then 'scheduled'
    when p_paper.status is distinct from 'sealed' then 'not_ready'
    when v_now < v_slot_opens_at then 'lobby'
    else 'open'
  end;
end
$$;
comment on function private.find_exam_state(private.papers, private.exam_attempts, public.enrolments) is
  'The state of a student''s exam as list_my_exams returns it. Each argument may be empty: the paper if it is not '
  'written yet, the attempt if it is not started, the enrolment if it was refunded.';

create function private.pick_my_exams(p_student_id uuid)
returns table (paper private.papers, attempt private.exam_attempts, enrolment public.enrolments)
language plpgsql stable set search_path = ''
as $$
begin
  return query
  -- The exams that were bought, each with the attempt at its own paper.
  select p, a, n
  from public.enrolments as n
  left join private.papers as p
    on p.edition_id = n.edition_id and p.exam_id = n.exam_id and p.class_id = n.class_id and p.kind = 'exam'
  left join private.exam_attempts as a on a.student_id = n.student_id and a.paper_id = p.id and a.status <> 'reset'
  where n.student_id = p_student_id and n.is_active
  union all
  -- Other started papers: the enrolment was refunded, or it is the reserve paper.
  select p, a, n
  from private.exam_attempts as a
  join private.papers as p on p.id = a.paper_id
  join public.enrolments as n on n.student_id = a.student_id and n.exam_id = a.exam_id and n.edition_id = a.edition_id
  where a.student_id = p_student_id and a.exam_id is not null and a.status <> 'reset'
    and not (p.kind = 'exam' and n.is_active and n.class_id = p.class_id)
  union all
  -- A reserve paper that can be started.
  select p, null, n
  from private.papers as p
  join public.enrolments as n
    on n.exam_id = p.exam_id and n.edition_id = p.edition_id and n.class_id = p.class_id
    and n.student_id = p_student_id and n.is_active
  where p.kind = 'reserve'
    and exists (select 1 from private.exam_grants as g where g.paper_id = p.id and g.student_id = p_student_id
      and g.opens_at is not null)
    and not private.has_attempt(p_student_id, p.exam_id, p.edition_id)
  union all
  -- The rehearsal of the class, or of classes 3 to 5, with its running attempt, else its last one.
  select p, l.a, null
  from public.students as s
  left join public.classes as c on c.id = s.class_id
  join private.papers as p on p.kind = 'rehearsal' and coalesce(c.number, 3) between p.from_class and p.to_class
  left join lateral (
    select a from private.exam_attempts as a
    where a.student_id = p_student_id and a.paper_id = p.id
    order by a.started_at desc
    limit 1
  ) as l on true
  where s.id = p_student_id;
end
$$;
comment on function private.pick_my_exams(uuid) is
  'The student''s exams for list_my_exams, each with its paper, attempt and enrolment as far as they exist.';

create function private.list_my_exams()
returns table (
  paper_id uuid, exam_id uuid, edition_id uuid, class_name text, kind text, opens_at text, last_start_at text,
  slot_opens_at text, duration_seconds integer, question_count integer, sealed_path text, sealed_sha256 text,
  sealed_bytes integer, state text, held_for text, attempt_id uuid, deadline_at text,
  answer_record_code text, server_now text
)
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id uuid := private.student_id();
begin
  if v_student_id is null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  -- Like end_overdue_attempts, which locks several rows, this skips locked rows instead of waiting.
  perform private.lock_attempt(d.id)
  from (
    select a.id from private.exam_attempts as a
    where a.student_id = v_student_id and a.finished_at is null
      and private.exam_now() > private.find_deadline(a) + private.answer_grace()
    for no key update skip locked
  ) as d;
  return query
  select (m.paper).id, coalesce((m.enrolment).exam_id, (m.paper).exam_id),
  coalesce((m.enrolment).edition_id, (m.paper).edition_id),
    coalesce(c.name, 'Classes ' || (m.paper).from_class || '-' || (m.paper).to_class), coalesce((m.paper).kind, 'exam'),
    private.iso_timestamp(coalesce(h.opens_at, x.opens_at)),
    private.iso_timestamp(coalesce(h.last_start_at, x.last_start_at)),
    private.iso_timestamp(h.slot_opens_at), coalesce((m.paper).duration_seconds, 3600),
    coalesce(char_length(s.option_counts), case when c.number <= 4 then 40 else 50 end), s.path, s.sha256, s.bytes,
    private.find_exam_state(m.paper, m.attempt, m.enrolment),
    case when (m.paper).kind is distinct from 'rehearsal' then private.find_hold(v_student_id, m.attempt) end,
    (m.attempt).id, private.iso_timestamp(private.find_deadline(m.attempt)),
    (select r.code from private.answer_records as r where r.attempt_id = (m.attempt).id order by r.no desc limit 1),
    private.iso_timestamp(private.exam_now())
  from private.pick_my_exams(v_student_id) as m
  left join public.classes as c on c.id = coalesce((m.paper).class_id, (m.enrolment).class_id)
  left join private.paper_seals as s on s.paper_id = (m.paper).id
  left join public.edition_exams as x
    on x.edition_id = (m.enrolment).edition_id and x.exam_id = (m.enrolment).exam_id and (m.paper).kind is distinct
      from 'reserve'
  left join lateral private.find_hours(m.paper, v_student_id) as h on true
  order by 6 nulls last, 2, 5;
end
$$;
comment on function private.list_my_exams() is
  'list_my_exams for the caller alone. Raises 42501 for anybody who is not a student.';

create function public.list_my_exams()
returns table (
  paper_id uuid, exam_id uuid, edition_id uuid, class_name text, kind text, opens_at text, last_start_at text,
  slot_opens_at text, duration_seconds integer, question_count integer, sealed_path text, sealed_sha256 text,
  sealed_bytes integer, state text, held_for text, attempt_id uuid, deadline_at text,
  answer_record_code text, server_now text
)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_my_exams();
comment on function public.list_my_exams() is
  'A student''s exams of every edition, sorted by their hours: each active enrolment, each attempt whose enrolment '
  'was refunded, each reserve paper that was granted, and the rehearsal of the class (kind rehearsal, without exam '
  'and edition). paper_id is null until the paper is written, the hours until they are announced, sealed_* until the '
  'paper is sealed, answer_record_code until the attempt is finished. state is scheduled, not_ready, lobby, open, '
  'running, finished, missed, refund_under_way, closed, provisional, final, held, void, reset (the attempt does not '
  'count, and the hours are over) or cancelled. held_for is the reason why the result is or will be held: refund, '
  'dispute, void or consent (the guardian''s consent is missing; shown from registration on); null if it is not held. '
  'Times in UTC as private.iso_timestamp, server_now in every row. Raises 42501 for anybody who is not a student. '
  'Source: docs/exam.md section 6.';

create function private.questions_json(p_attempt private.exam_attempts, p_letters text, p_is_rehearsal boolean,
  p_is_closed boolean)
returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_agg(
      jsonb_build_object('n', l.n, 'option', nullif(l.letter, '-'))
        || jsonb_strip_nulls(jsonb_build_object(
          'section', i.item ->> 'section', 'passage_id', i.item ->> 'passage', 'option_count',
            jsonb_array_length(i.item -> 'options')
        ))
        || case when p_is_closed then jsonb_strip_nulls(jsonb_build_object(
          'question', i.item ->> 'question', 'options', o.options, 'figure', i.item -> 'figure',
          'optionFigures', o.pictures, 'table', i.item -> 'table', 'passage', t.passages -> (i.item ->> 'passage')
        )) else '{}' end
        || case when p_is_rehearsal then jsonb_strip_nulls(jsonb_build_object(
          'credited', o.credited, 'is_right', o.credited ? l.letter, 'why', k.key ->> 'why',
          'mistake', k.key -> 'wrong' ->> (o.options ->> l.letter), 'topic', i.item ->> 'topic'
        )) else '{}' end
      order by l.n
    )
    from string_to_table(p_letters, null) with ordinality as l (letter, n)
    left join private.paper_items as t on t.paper_id = p_attempt.paper_id
    cross join lateral (select t.items -> (l.n - 1)::integer as item) as i
    cross join lateral (
      select v.key -> l.n::text as key from private.paper_keys as v
      where v.paper_id = p_attempt.paper_id order by v.version desc limit 1
    ) as k
    cross join lateral (
      select jsonb_object_agg(chr(96 + x.place::integer), x.option) as options,
        jsonb_object_agg(chr(96 + x.place::integer), i.item -> 'optionFigures' -> x.option)
          filter (where i.item -> 'optionFigures' ? x.option) as pictures,
        coalesce(jsonb_agg(chr(96 + x.place::integer) order by x.place)
          filter (where k.key -> 'credited' = '"all"' or k.key -> 'credited' ? x.option), '[]') as credited
      from jsonb_array_elements_text(i.item -> 'options') with ordinality as x (option, place)
    ) as o
  );
end
$$;
comment on function private.questions_json(private.exam_attempts, text, boolean, boolean) is
  'The questions of an answer record. Each has the answer that counts and the data that, with the seed, determines the '
  'order in which the student saw the questions; once the paper is closed also its text; and in a rehearsal, which has '
  'its result immediately, the credited letters, whether the answer was right, the explanation, and the mistake behind '
  'the chosen option. Source: docs/exam.md sections 2 and 5.';

create function private.sessions_json(p_attempt private.exam_attempts) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'session_no', s.session_no, 'started_at', private.iso_timestamp(s.started_at), 'events',
          coalesce(v.events, '[]')
      )
      order by s.session_no
    ), '[]')
    from private.exam_sessions as s
    left join (
      select e.session_no, jsonb_agg(
        jsonb_build_object(
          'seq', e.seq, 'n', e.n, 'option', e.option, 'answered_at', private.iso_timestamp(e.answered_at),
          'received_at', private.iso_timestamp(e.received_at), 'counted', c.seq is not null
        )
        order by e.seq
      ) as events
      from private.exam_events as e
      left join private.list_counting_events(p_attempt) as c on c.session_no = e.session_no and c.seq = e.seq
      where e.attempt_id = p_attempt.id
      group by e.session_no
    ) as v on v.session_no = s.session_no
    where s.attempt_id = p_attempt.id
  );
end
$$;
comment on function private.sessions_json(private.exam_attempts) is
  'The sessions of an attempt with their events for an answer record; counted says whether an event came in time.';

create function private.room_events_json(p_attempt_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object('session_no', r.session_no, 'kind', r.kind, 'at_ms', r.at_ms, 'for_ms', r.for_ms)
        order by r.at_ms, r.id
    ), '[]')
    from private.exam_room_events as r
    where r.attempt_id = p_attempt_id
  );
end
$$;
comment on function private.room_events_json(uuid) is
  'The exam page''s events of an attempt in order, for an answer record.';

create function private.silences_json(p_attempt private.exam_attempts) returns jsonb
language sql stable set search_path = ''
as $$
  with clock as (select private.exam_now() as now),
  silences as (
    -- Answers that were given long before they were received: nothing could be sent in between.
    select min(e.answered_at) as since, e.received_at as until
    from private.exam_events as e
    where e.attempt_id = p_attempt.id
    group by e.session_no, e.received_at
    union all
    -- The exam page was opened again some time after the last call of the page before.
    select coalesce(b.last_saved_at, b.started_at), s.started_at
    from private.exam_sessions as s
    join private.exam_sessions as b on b.attempt_id = s.attempt_id and b.session_no = s.session_no - 1
    where s.attempt_id = p_attempt.id
    union all
    -- No call was received between the last contact and the end of the exam, or until now.
    select max(coalesce(s.last_contact_at, s.started_at)),
      least(p_attempt.finished_at, private.find_deadline(p_attempt), c.now)
    from private.exam_sessions as s
    cross join clock as c
    where s.attempt_id = p_attempt.id
    group by c.now
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'from', private.iso_timestamp(lower(r.silence)), 'until',
    case when upper(r.silence) < c.now then private.iso_timestamp(upper(r.silence)) end
  ) order by lower(r.silence)), '[]')
  from (
    select unnest(range_agg(tstzrange(since, until))) as silence
    from silences
    where until - since > private.silent_time()
  ) as r
  cross join clock as c
$$;
comment on function private.silences_json(private.exam_attempts) is
  'The times in which nothing was received from the device of an attempt for more than private.silent_time(): [{from, '
  'until}] in order; until is null while the silence lasts. Computed from answers that arrived late, pages that were '
  'opened again, and the last contact before the end; short contacts between two late answers are not known.';

create function private.get_answer_record(p_attempt_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_paper private.papers;
  v_answer_record private.answer_records;
  v_is_rehearsal boolean;
  v_is_closed boolean;
begin
  if not exists (select 1 from private.exam_attempts where id = p_attempt_id and student_id = private.student_id()) then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  if not private.consume_rate_limit('answer-records:student:' || private.student_id(), 30, 60) then
    raise exception 'Too many answer records.' using errcode = 'PT429';
  end if;
  v_attempt := private.lock_attempt(p_attempt_id);
  if v_attempt.finished_at is null then
    return jsonb_build_object(
      'outcome', 'running', 'deadline_at', private.iso_timestamp(private.find_deadline(v_attempt)), 'server_now',
        private.iso_timestamp(private.exam_now())
    );
  end if;
  select * into v_paper from private.papers where id = v_attempt.paper_id;
  select * into v_answer_record from private.answer_records where attempt_id = p_attempt_id order by no desc limit 1;
  v_is_rehearsal := v_paper.kind = 'rehearsal';
  v_is_closed := v_is_rehearsal or coalesce(private.exam_now() > private.find_closing(v_paper), false);
  return jsonb_build_object(
    'outcome', 'answer_record', 'attempt_id', v_attempt.id, 'paper_id', v_paper.id, 'kind', v_paper.kind, 'exam_id',
    v_attempt.exam_id,
    'edition_id', v_attempt.edition_id, 'subject',
    coalesce((select s.name from public.subjects as s where s.id = v_paper.exam_id), 'Practice run'),
    'class', coalesce((select c.name from public.classes as c where c.id = v_paper.class_id),
      'Classes ' || v_paper.from_class || '-' || v_paper.to_class),
    'edition', (select e.name from public.editions as e where e.id = v_paper.edition_id), 'seed', v_attempt.seed,
    'answer_record_code', v_answer_record.code, 'answer_record_no', v_answer_record.no,
    'letters', v_answer_record.letters,
    'answered', char_length(replace(v_answer_record.letters, '-', '')), 'started_at',
    private.iso_timestamp(v_attempt.started_at),
    'finished_at', private.iso_timestamp(v_attempt.finished_at), 'deadline_at',
    private.iso_timestamp(v_attempt.deadline_at),
    'ended_by', v_attempt.ended_by, 'is_closed', v_is_closed, 'held_for', case when not v_is_rehearsal
      then private.find_hold(v_attempt.student_id, v_attempt) end, 'server_now',
    private.iso_timestamp(private.exam_now()),
    'questions', private.questions_json(v_attempt, v_answer_record.letters, v_is_rehearsal, v_is_closed),
    'sessions', private.sessions_json(v_attempt), 'room_events', private.room_events_json(p_attempt_id),
    'silences', private.silences_json(v_attempt)
  );
end
$$;
comment on function private.get_answer_record(uuid) is
  'get_answer_record for the caller alone. Raises 42501 for an attempt of somebody else.';

create function public.get_answer_record(p_attempt_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.get_answer_record(p_attempt_id);
comment on function public.get_answer_record(uuid) is
  'A student''s answer record. Returns {outcome: answer_record, attempt_id, paper_id, kind, exam_id, edition_id, '
  'subject, class, edition (its name in the paper; null for a rehearsal), seed, answer_record_code, answer_record_no, '
  'letters, answered, started_at, finished_at, deadline_at, ended_by (student or time), is_closed, held_for (as '
  'list_my_exams), questions: [{n, option, section, passage_id?, option_count (these and the seed determine the '
  'numbering that the student saw), the question''s text once the paper is closed, and in a rehearsal credited, '
  'is_right, why, mistake, topic}], sessions: [{session_no, started_at, events: [{seq, n, option, answered_at, '
  'received_at, counted}]}], room_events: [{session_no, kind, at_ms, for_ms}], silences: [{from, until}] '
  '(private.silences_json), server_now}, or {outcome: running, deadline_at, server_now}. Times in UTC. Raises 42501 '
  'for an attempt of somebody else, PT429 for more than 30 calls a minute. Source: docs/exam.md section 6.';

grant execute on function private.list_my_exams() to authenticated;
grant execute on function private.get_answer_record(uuid) to authenticated;
grant execute on function public.list_my_exams() to authenticated;
grant execute on function public.get_answer_record(uuid) to authenticated;

-- ------------------------------------------------------------

-- Background work for exams: ending attempts by time, spreading starts, holding results for refunds and disputes; and
-- one query that checks the promises E1 to E4 of docs/exam.md section 1.

create function public.end_overdue_attempts(p_limit integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_until timestamptz := clock_timestamp() + interval '4 seconds';
  v_id uuid;
  v_ended integer := 0;
  v_failed integer := 0;
begin
  for v_id in
    select a.id from private.exam_attempts as a
    where a.finished_at is null and private.exam_now() > private.find_deadline(a) + private.answer_grace()
    order by a.started_at, a.id
    limit p_limit
    -- Skips locked attempts: the transaction that holds the lock records the end as well.
    for no key update skip locked
  loop
    -- Stops after the time limit: the attempts ended so far are saved, and the next call continues.
    exit when clock_timestamp() > v_until;
    begin
      perform private.lock_attempt(v_id);
      v_ended := v_ended + 1;
    exception when others then
      v_failed := v_failed + 1;
      raise warning 'An attempt could not be ended: %', sqlstate;
    end;
  end loop;
  -- Once the lobby is open, the family has seen its start time, which must not change.
  update private.papers as p set slot_seconds = c.slot_seconds
  from (
    -- Counts all classes, because all students of the same time use one server (decision 090).
    select q.id, least(900, greatest(4, floor(
      sum(count(n.student_id)) over (partition by x.opens_at) / 250)))::smallint as slot_seconds
    from private.papers as q
    cross join lateral private.find_paper_hours(q) as x
    left join public.enrolments as n
      on n.edition_id = q.edition_id and n.exam_id = q.exam_id and n.class_id = q.class_id and n.is_active
    where q.kind = 'exam' and x.opens_at > private.exam_now() + private.lobby_time()
    group by q.id, x.opens_at
  ) as c
  where p.id = c.id and p.slot_seconds <> c.slot_seconds;
  return jsonb_build_object('ended', v_ended, 'failed', v_failed);
end
$$;
comment on function public.end_overdue_attempts(integer) is
  'Records the end of attempts whose deadline is 180 s past, at most p_limit and for 4 seconds; an attempt that fails '
  'does not stop the others. Also sets over how many seconds the starts of coming papers are spread: 1 for each 250 '
  'students enrolled in papers of the same time, at least 4. Returns {ended, failed}. Functions that need the end of '
  'an attempt compute it themselves; this call covers the attempts that nobody opens. Source: docs/exam.md sections 4 '
  'and 6.';
grant execute on function public.end_overdue_attempts(integer) to service_role;

create function private.hold_attempts() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- A proposed void keeps its own hold. The attempt is locked first, as in private.decide_void.
  perform 1 from private.exam_attempts as a
  where a.order_id = new.order_id and a.exam_id = coalesce((to_jsonb(new) ->> 'exam_id')::uuid, a.exam_id)
  order by a.id
  for no key update;
  update private.void_proposals as v
  set held_before = case tg_table_name when 'refund_tasks' then 'dispute' else 'refund' end
  from private.exam_attempts as a
  where a.id = v.attempt_id and v.decision is null and a.order_id = new.order_id
    and a.exam_id = coalesce((to_jsonb(new) ->> 'exam_id')::uuid, a.exam_id);
  update private.exam_attempts as a
  set status = 'held', held_for = case tg_table_name when 'refund_tasks' then 'dispute' else 'refund' end
  where a.order_id = new.order_id
    -- A result that was released despite a known refund is not held again when the money arrives.
    and (a.status = 'normal' or (a.status = 'released' and tg_table_name <> 'enrolments'))
    and a.exam_id = coalesce((to_jsonb(new) ->> 'exam_id')::uuid, a.exam_id);
  return null;
end
$$;
comment on function private.hold_attempts() is
  'Trigger: holds the result of a started exam that is refunded, also if an earlier refund of it had failed, and the '
  'results of all exams of an order that the bank disputes. Source: docs/exam.md section 2.';
create trigger refund_items_hold after insert on private.refund_items
  for each row execute function private.hold_attempts();
create trigger enrolments_hold after update of is_active on public.enrolments
  for each row when (old.is_active and not new.is_active) execute function private.hold_attempts();
create trigger refund_tasks_hold after insert on private.refund_tasks
  for each row when (new.reason = 'dispute' and new.order_id is not null) execute function private.hold_attempts();

create function private.attempt_violations() returns table (promise text, detail jsonb)
language sql stable set search_path = ''
as $$
  select 'E1 at most one attempt per student, exam and edition',
    jsonb_build_object('attempt_ids', jsonb_agg(a.id order by a.started_at))
  from private.exam_attempts as a
  where a.exam_id is not null and a.status <> 'reset'
  group by a.student_id, a.exam_id, a.edition_id
  having count(*) > 1
  union all
  select 'E1 an attempt was started with an enrolment, in the enrolment''s class and in the paper''s hours',
    jsonb_build_object('attempt_id', a.id)
  from private.exam_attempts as a
  join private.papers as p on p.id = a.paper_id
  cross join lateral private.find_hours(p, a.student_id) as h
  left join lateral private.find_paper_hours(p) as x on true
  where (p.kind = 'rehearsal') <> (a.exam_id is null)
    or (p.kind <> 'rehearsal' and not coalesce(
      (a.exam_id, a.edition_id, a.class_id) = (p.exam_id, p.edition_id, p.class_id)
      and a.started_at between least(h.slot_opens_at, x.opens_at) and greatest(h.last_start_at, x.last_start_at)
      and exists (
        select 1 from public.enrolments as n
        where n.student_id = a.student_id and n.exam_id = a.exam_id and n.edition_id = a.edition_id
          and n.enrolled_at <= a.started_at
      ), false
    ))
  union all
  select 'E2 the answer that counts is the accepted answer that was given last',
    jsonb_build_object('attempt_id', a.id, 'n', l.n)
  from private.exam_attempts as a
  join public.students as s on s.id = a.student_id and s.deleted_at is null
  cross join lateral (select r.letters from private.answer_records as r where r.attempt_id = a.id order by r.no desc
    limit 1) as r
  left join private.kept_answer_decisions as k on k.attempt_id = a.id
  cross join lateral string_to_table(r.letters, null) with ordinality as l (letter, n)
  where a.finished_at is not null and l.letter <> coalesce((
    select coalesce(e.option, '-')
    from private.exam_events as e
    where e.attempt_id = a.id and e.n = l.n and e.answered_at <= a.deadline_at and (
        e.received_at <= a.deadline_at
        or (e.received_at <= a.deadline_at + private.answer_grace() and (
          exists (
            select 1 from private.exam_sessions as o
            where o.attempt_id = a.id and o.session_no = e.session_no
              and o.last_contact_at > a.deadline_at - private.silent_time()
          )
          or not exists (
            select 1 from private.exam_sessions as o
            where o.attempt_id = a.id and o.last_contact_at > a.deadline_at - private.silent_time()
          )
        ))
        or (e.received_at <= a.deadline_at + private.late_answer_time() and k.is_counted)
      )
      and (a.ended_by = 'time' or e.answered_at <= a.finished_at)
    order by e.answered_at desc, e.session_no desc, e.seq desc
    limit 1
  ), '-')
  union all
  select 'E2 a finished attempt has its answer records, numbered from 1, each with the code of its letters',
    jsonb_build_object('attempt_id', a.id)
  from private.exam_attempts as a
  left join private.answer_records as r on r.attempt_id = a.id
  left join private.paper_seals as s on s.paper_id = a.paper_id
  group by a.id, s.option_counts
  having (a.finished_at is not null) <> (count(r.no) > 0) or coalesce(max(r.no), 0) <> count(r.no)
    or coalesce(bool_or(r.code <> private.answer_record_code(a.id, a.finished_at, r.letters)
      or char_length(r.letters) <> char_length(s.option_counts)), false)
  union all
  select 'E3 the events of a session are numbered 1 to n',
    jsonb_build_object('attempt_id', s.attempt_id, 'session_no', s.session_no)
  from private.exam_sessions as s
  left join private.exam_events as e on e.attempt_id = s.attempt_id and e.session_no = s.session_no
  group by s.attempt_id, s.session_no
  having count(e.seq) <> s.acked_seq or coalesce(min(e.seq), 1) <> 1 or coalesce(max(e.seq), 0) <> s.acked_seq
  union all
  select 'E4 an answer is dated within its attempt, and never before the previous answer',
    jsonb_build_object('attempt_id', e.attempt_id, 'seq', e.seq)
  from (
    select v.*, a.started_at, lag(v.answered_at) over (
      partition by v.attempt_id, v.session_no order by v.seq) as before_at
    from private.exam_events as v join private.exam_attempts as a on a.id = v.attempt_id
  ) as e
  where not (e.answered_at between e.started_at and e.received_at) or e.answered_at < e.before_at
  union all
  select 'E4 a decision on kept answers was made after the last moment at which they could arrive',
    jsonb_build_object('attempt_id', a.id)
  from private.kept_answer_decisions as k
  join private.exam_attempts as a on a.id = k.attempt_id
  where a.finished_at is null or k.decided_at <= a.deadline_at + private.late_answer_time()
    or k.decided_by = a.student_id
  union all
  select 'E4 an attempt ends at most 180 seconds after its deadline', jsonb_build_object('attempt_id', a.id)
  from private.exam_attempts as a
  where a.finished_at > a.deadline_at + private.answer_grace()
    or (a.ended_by = 'student' and a.finished_at > a.deadline_at)
$$;
comment on function private.attempt_violations() is
  'Every violation of the promises E1 to E4 with the row it concerns; empty means that all are kept. E2 skips deleted '
  'accounts, because their sessions are deleted. Source: docs/exam.md section 1.';
