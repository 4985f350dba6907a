-- The start of an exam: who may, when, and the ticket with which answers travel (exam sections 2, 5 and 6). What runs at each start
-- and in each list is PL/pgSQL, which keeps its plans from call to call (decision 090).

create function private.find_paper_hours(p_paper private.papers, out opens_at timestamptz, out last_start_at timestamptz)
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
  'From when to when a paper can be started by everybody: its own hours, else those of its exam. Both null while they are not announced; a reserve paper and a rehearsal have none.';
revoke all on function private.find_paper_hours(private.papers) from public;

create function private.find_hours(
  p_paper private.papers, p_student_id uuid, out opens_at timestamptz, out last_start_at timestamptz, out slot_opens_at timestamptz
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
        or (not g.wants_second and g.last_start_at - g.opens_at <= interval '900 seconds')
      )
    order by g.granted_at desc, g.id
    limit 1
  ) as g on true;
end
$$;
comment on function private.find_hours(private.papers, uuid) is
  'When a student can start a paper: from slot_opens_at, some seconds after opens_at so that not all come at once, to last_start_at. Hours of one''s own come first, those that want a second organiser (over 900 seconds, or after everybody''s last start) once one has confirmed them; a reserve paper has no others. All null where none are known.';
revoke all on function private.find_hours(private.papers, uuid) from public;

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
  'Whether it is decided that an exam goes back by which a student is enrolled: it cannot be started then. Source: exam section 2.';
revoke all on function private.is_refund_under_way(public.enrolments) from public;

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
  insert into private.exam_sessions (attempt_id, session_no, ticket_hash, started_at, heard_at, calls_until)
  values (
    p_attempt.id, v_session_no, sha256(convert_to(v_ticket, 'UTF8')), v_now, case when v_now <= v_deadline then v_now end, v_now
  );
  return jsonb_build_object(
    'outcome', p_outcome, 'attempt_id', p_attempt.id, 'session_no', v_session_no, 'ticket', v_ticket,
    'seed', p_attempt.seed, 'paper_key', (select s.paper_key from private.paper_seals as s where s.paper_id = p_attempt.paper_id),
    'started_at', private.iso_timestamp(p_attempt.started_at),
    'deadline_at', private.iso_timestamp(v_deadline), 'server_now', private.iso_timestamp(v_now),
    'answers', (
      select coalesce(jsonb_agg(jsonb_build_object('n', l.n, 'option', l.letter) order by l.n) filter (where l.letter <> '-'), '[]')
      from string_to_table(private.fold_letters(p_attempt), null) with ordinality as l (letter, n)
    )
  );
end
$$;
comment on function private.open_session(private.exam_attempts, text) is
  'A new session of a running attempt, whose row is locked, and what start_exam answers with it. At most 30 a minute
and student, 200 in an exam and 40 in a rehearsal; raises PT429.';
revoke all on function private.open_session(private.exam_attempts, text) from public;

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
  set status = 'refused', decided_at = now(), detail = 'Nothing is left of it: the exam was started.', updated_at = now()
  where id = v_task.id;
  update public.refund_requests
  set status = 'refused', decided_at = now(), answer = 'The exam was started, so there is nothing left to refund.'
  where id = v_task.request_id;
  return true;
end
$$;
comment on function private.take_out_of_refund(uuid) is
  'After an exam of an order was started: what the family asked for and nobody has decided is about the other exams, and refused where there is none. Returns whether there was such a request. Source: exam section 2.';
revoke all on function private.take_out_of_refund(uuid) from public;

create function private.begin_attempt(p_paper private.papers, p_student_id uuid, p_enrolment public.enrolments) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_is_disputed boolean := exists (
    select 1 from private.refund_tasks
    where order_id = p_enrolment.order_id and reason = 'dispute' and status = 'review'
  );
  v_attempt private.exam_attempts;
  v_answer jsonb;
begin
  insert into private.exam_attempts (
    paper_id, student_id, exam_id, edition_id, class_id, order_id, student_name, seed, started_at, standing, held_for
  )
  select p_paper.id, s.id, p_paper.exam_id, p_paper.edition_id, coalesce(p_enrolment.class_id, s.class_id), p_enrolment.order_id,
    case when p_paper.exam_id is not null then s.name end, encode(extensions.gen_random_bytes(8), 'hex'), private.exam_now(),
    case when v_is_disputed then 'held' else 'normal' end, case when v_is_disputed then 'dispute' end
  from public.students as s
  where s.id = p_student_id
  returning * into v_attempt;
  v_answer := private.open_session(v_attempt, 'started');
  if p_enrolment.order_id is not null and private.take_out_of_refund(p_enrolment.order_id) then
    v_answer := v_answer || jsonb_build_object('is_taken_out_of_refund', true);
  end if;
  return v_answer;
end
$$;
comment on function private.begin_attempt(private.papers, uuid, public.enrolments) is
  'Begins an attempt of a student who may, with its first session. An exam keeps the name of that moment, which the lobby has asked for (decision 071). While a bank disputes the payment its result is held from the first moment (decision 068). is_taken_out_of_refund says that the family had asked for the money of this exam.';
revoke all on function private.begin_attempt(private.papers, uuid, public.enrolments) from public;

create function private.start_error(p_paper private.papers, p_student_id uuid, p_enrolment public.enrolments) returns jsonb
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
    when exists (select 1 from private.paper_readers as r where r.paper_id = p_paper.id and r.organiser_id = p_student_id)
      then jsonb_build_object('outcome', 'paper_opened')
    when private.is_refund_under_way(p_enrolment) then jsonb_build_object('outcome', 'refund_under_way')
    when p_paper.called_off_at is not null then jsonb_build_object('outcome', 'called_off')
    when v_now < v_slot_opens_at then jsonb_build_object(
      'outcome', 'too_early', 'opens_at', private.iso_timestamp(v_opens_at), 'slot_opens_at', private.iso_timestamp(v_slot_opens_at)
    )
    when v_now > v_last_start_at then jsonb_build_object('outcome', 'too_late', 'last_start_at', private.iso_timestamp(v_last_start_at))
    when p_paper.status <> 'sealed' or v_opens_at is null then jsonb_build_object('outcome', 'not_ready')
  end;
end
$$;
comment on function private.start_error(private.papers, uuid, public.enrolments) is
  'Why a student without an attempt cannot start a paper now, as an outcome of start_exam, or null. A rehearsal is counted: 20 a day.';
revoke all on function private.start_error(private.papers, uuid, public.enrolments) from public;

create function private.start_exam(p_paper_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id uuid := (select auth.uid());
  v_paper private.papers;
  v_enrolment public.enrolments;
  v_attempt private.exam_attempts;
  v_answer jsonb;
begin
  perform private.lock_student(v_student_id);
  if private.student_id() is null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  -- Until this start is over no organiser takes the paper back (private.reopen_paper).
  select * into v_paper from private.papers where id = p_paper_id for key share;
  select * into v_enrolment from public.enrolments
  where student_id = v_student_id and exam_id = v_paper.exam_id and edition_id = v_paper.edition_id
    and class_id = v_paper.class_id and is_active;
  v_attempt := private.lock_attempt((
    select a.id from private.exam_attempts as a
    where a.student_id = v_student_id and a.standing <> 'reset'
      and (
        (a.exam_id = v_paper.exam_id and a.edition_id = v_paper.edition_id)
        or (v_paper.kind = 'rehearsal' and a.paper_id = v_paper.id and a.finished_at is null)
      )
    order by a.started_at desc
    limit 1
  ));

  if v_paper.id is null then
    v_answer := jsonb_build_object('outcome', 'not_enrolled');
  elsif v_attempt.id is null or (v_paper.kind = 'rehearsal' and v_attempt.finished_at is not null) then
    v_answer := coalesce(
      private.start_error(v_paper, v_student_id, v_enrolment),
      private.begin_attempt(v_paper, v_student_id, v_enrolment)
    );
  elsif v_attempt.finished_at is null and v_attempt.paper_id = v_paper.id then
    v_answer := private.open_session(v_attempt, 'resumed');
  else
    v_answer := jsonb_build_object('outcome', 'finished', 'attempt_id', v_attempt.id, 'receipt_code', (
      select r.code from private.exam_receipts as r where r.attempt_id = v_attempt.id order by r.no desc limit 1
    ));
  end if;
  return jsonb_build_object('server_now', private.iso_timestamp(private.exam_now())) || v_answer;
end
$$;
comment on function private.start_exam(uuid) is 'start_exam for the caller alone. Raises 42501 for anybody who is no student.';

create function public.start_exam(p_paper_id uuid) returns jsonb
language sql set search_path = ''
return private.start_exam(p_paper_id);
comment on function public.start_exam(uuid) is
  'A student starts a paper, or continues with it in a new session. Returns {outcome, server_now}: started or resumed {attempt_id, session_no, ticket (returned only once), seed (16 hex digits), paper_key (32 bytes in base64), started_at, deadline_at, answers: [{n, option}], is_taken_out_of_refund?}, too_early {opens_at, slot_opens_at}, too_late {last_start_at}, finished {attempt_id, receipt_code}, not_enrolled, paper_opened (to an organiser who has read its key), refund_under_way, not_ready (not sealed, or without hours), called_off, limit (20 rehearsals a day). Times in UTC as private.iso_timestamp. Raises 42501 for anybody who is no student, PT429 for more than 30 page loads a minute, 200 in an exam and 40 in a rehearsal. Source: exam section 6.';

revoke all on function private.start_exam(uuid) from public, anon, authenticated;
revoke all on function public.start_exam(uuid) from public, anon, authenticated;
grant execute on function private.start_exam(uuid) to authenticated;
grant execute on function public.start_exam(uuid) to authenticated;
