-- What a student sees of her exams: the list with its states, and the receipt of an attempt. Lobbies and dashboards ask for the list
-- each minute: its parts are PL/pgSQL, which keeps its plans from call to call (decision 090).

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
    ) + make_interval(secs => p_paper.duration_seconds + p_paper.extra_seconds + 180), (
      select (x.exam_on + 8)::timestamp at time zone interval '5 hours 30 minutes'
      from public.edition_exams as x
      where p_paper.kind = 'reserve' and x.edition_id = p_paper.edition_id and x.exam_id = p_paper.exam_id
        and exists (select 1 from private.exam_grants as g where g.paper_id = p_paper.id and g.opens_at is not null)
    ))
  );
end
$$;
comment on function private.find_closing(private.papers) is
  'When a paper is closed: its last possible deadline, grants included, is 180 s past; of a reserve paper, which somebody may sit for 7 days, the end of the last of them. Null for a rehearsal and while hours are not known. Source: exam section 2.';
revoke all on function private.find_closing(private.papers) from public;

create function private.find_exam_state(p_paper private.papers, p_attempt private.exam_attempts, p_enrolment public.enrolments)
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
    when p_attempt.standing in ('held', 'void') then p_attempt.standing
    when p_paper.called_off_at is not null
      or p_paper.kind is distinct from 'reserve' and private.is_called_off(p_enrolment.edition_id, p_enrolment.exam_id, p_enrolment.class_id)
      then case when private.is_refund_under_way(p_enrolment) then 'refund_under_way' else 'called_off' end
    when p_attempt.id is null and p_paper.id is not null and v_now > v_last_start_at then case
      when exists (
        select 1 from private.exam_attempts as r
        where r.student_id = p_enrolment.student_id and r.paper_id = p_paper.id and r.standing = 'reset'
      ) then 'reset'
      else 'missed'
    end
    when p_attempt.id is not null and p_paper.status in ('provisional', 'final')
      then case when private.find_hold(p_attempt.student_id, p_attempt) is null then p_paper.status else 'held' end
    when p_attempt.id is not null then case when v_now > private.find_closing(p_paper) then 'closed' else 'finished' end
    when private.is_refund_under_way(p_enrolment) then 'refund_under_way'
    when v_opens_at is null or v_now < v_opens_at - interval '30 minutes' then 'scheduled'
    when p_paper.status is distinct from 'sealed' then 'not_ready'
    when v_now < v_slot_opens_at then 'lobby'
    else 'open'
  end;
end
$$;
comment on function private.find_exam_state(private.papers, private.exam_attempts, public.enrolments) is
  'The state of a student''s exam as list_my_exams returns it. Any of the three may be empty: an exam whose paper is not written yet, one not started, one whose enrolment was refunded.';
revoke all on function private.find_exam_state(private.papers, private.exam_attempts, public.enrolments) from public;

create function private.pick_my_exams(p_student_id uuid)
returns table (paper private.papers, attempt private.exam_attempts, enrolment public.enrolments)
language plpgsql stable set search_path = ''
as $$
begin
  return query
  -- What was bought, with the attempt of its own paper.
  select p, a, n
  from public.enrolments as n
  left join private.papers as p
    on p.edition_id = n.edition_id and p.exam_id = n.exam_id and p.class_id = n.class_id and p.kind = 'exam'
  left join private.exam_attempts as a on a.student_id = n.student_id and a.paper_id = p.id and a.standing <> 'reset'
  where n.student_id = p_student_id and n.is_active
  union all
  -- What was started besides: the enrolment was refunded, or it is the reserve paper.
  select p, a, n
  from private.exam_attempts as a
  join private.papers as p on p.id = a.paper_id
  join public.enrolments as n on n.student_id = a.student_id and n.exam_id = a.exam_id and n.edition_id = a.edition_id
  where a.student_id = p_student_id and a.exam_id is not null and a.standing <> 'reset'
    and not (p.kind = 'exam' and n.is_active and n.class_id = p.class_id)
  union all
  -- A reserve paper that can be started.
  select p, null, n
  from private.papers as p
  join public.enrolments as n
    on n.exam_id = p.exam_id and n.edition_id = p.edition_id and n.class_id = p.class_id
    and n.student_id = p_student_id and n.is_active
  where p.kind = 'reserve'
    and exists (select 1 from private.exam_grants as g where g.paper_id = p.id and g.student_id = p_student_id and g.opens_at is not null)
    and not private.has_attempt(p_student_id, p.exam_id, p.edition_id)
  union all
  -- The rehearsal of the class, or of classes 3 to 5; with the attempt that runs, else the last.
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
comment on function private.pick_my_exams(uuid) is 'What list_my_exams reports a student: paper, attempt and enrolment of each, as far as there is one.';
revoke all on function private.pick_my_exams(uuid) from public;

create function private.list_my_exams()
returns table (
  paper_id uuid, exam_id uuid, edition_id uuid, class_name text, kind text, opens_at text, last_start_at text,
  slot_opens_at text, duration_seconds integer, question_count integer, sealed_path text, sealed_sha256 text,
  sealed_bytes integer, state text, held_for text, attempt_id uuid, deadline_at text, receipt_code text, server_now text
)
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id uuid := private.student_id();
begin
  if v_student_id is null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  -- As settle_exams: who locks several at once waits for none of them.
  perform private.lock_attempt(d.id)
  from (
    select a.id from private.exam_attempts as a
    where a.student_id = v_student_id and a.finished_at is null
      and private.exam_now() > private.find_deadline(a) + interval '180 seconds'
    for no key update skip locked
  ) as d;
  return query
  select (m.paper).id, coalesce((m.enrolment).exam_id, (m.paper).exam_id), coalesce((m.enrolment).edition_id, (m.paper).edition_id),
    coalesce(c.name, 'Classes ' || (m.paper).from_class || '-' || (m.paper).to_class), coalesce((m.paper).kind, 'exam'),
    private.iso_timestamp(coalesce(h.opens_at, x.opens_at)), private.iso_timestamp(coalesce(h.last_start_at, x.last_start_at)),
    private.iso_timestamp(h.slot_opens_at), coalesce((m.paper).duration_seconds, 3600),
    coalesce(char_length(s.option_counts), case when c.number <= 4 then 40 else 50 end), s.path, s.sha256, s.bytes,
    private.find_exam_state(m.paper, m.attempt, m.enrolment),
    case when (m.paper).kind is distinct from 'rehearsal' then private.find_hold(v_student_id, m.attempt) end, (m.attempt).id, private.iso_timestamp(private.find_deadline(m.attempt)),
    (select r.code from private.exam_receipts as r where r.attempt_id = (m.attempt).id order by r.no desc limit 1),
    private.iso_timestamp(private.exam_now())
  from private.pick_my_exams(v_student_id) as m
  left join public.classes as c on c.id = coalesce((m.paper).class_id, (m.enrolment).class_id)
  left join private.paper_seals as s on s.paper_id = (m.paper).id
  left join public.edition_exams as x
    on x.edition_id = (m.enrolment).edition_id and x.exam_id = (m.enrolment).exam_id and (m.paper).kind is distinct from 'reserve'
  left join lateral private.find_hours(m.paper, v_student_id) as h on true
  order by 6 nulls last, 2, 5;
end
$$;
comment on function private.list_my_exams() is 'list_my_exams for the caller alone. Raises 42501 for anybody who is no student.';

create function public.list_my_exams()
returns table (
  paper_id uuid, exam_id uuid, edition_id uuid, class_name text, kind text, opens_at text, last_start_at text,
  slot_opens_at text, duration_seconds integer, question_count integer, sealed_path text, sealed_sha256 text,
  sealed_bytes integer, state text, held_for text, attempt_id uuid, deadline_at text, receipt_code text, server_now text
)
language sql set search_path = ''
return private.list_my_exams();
comment on function public.list_my_exams() is
  'A student''s exams of every edition, by their hours: each active enrolment, each attempt whose enrolment is gone, a reserve paper that was granted, and the rehearsal of the class (kind rehearsal, without exam and edition). paper_id is null while no paper is written, hours while none are announced, sealed_* until it is sealed, receipt_code until it is finished. state is scheduled, not_ready, lobby, open, running, finished, missed, refund_under_way, closed, provisional, final, held, void, reset (the attempt counts for nothing, and the hours are over) or called_off. held_for says for what the result is held or will be: refund, dispute, void or consent (the guardian''s is missing, shown from registration on); null where nothing holds it. Times in UTC as private.iso_timestamp, server_now in every row. Raises 42501 for anybody who is no student. Source: exam section 6.';

create function private.questions_json(p_attempt private.exam_attempts, p_letters text, p_is_rehearsal boolean, p_is_closed boolean)
returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_agg(
      jsonb_build_object('n', l.n, 'option', nullif(l.letter, '-'))
        || jsonb_strip_nulls(jsonb_build_object(
          'section', i.item ->> 'section', 'passage_id', i.item ->> 'passage', 'option_count', jsonb_array_length(i.item -> 'options')
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
  'The questions of a receipt: what counts of each, and what the attempt''s order is made of besides its seed; its text once the paper is closed; and in a rehearsal, whose result is at once, the credited letters, whether it was right, why, and the mistake behind the chosen option. Source: exam sections 2 and 5.';
revoke all on function private.questions_json(private.exam_attempts, text, boolean, boolean) from public;

create function private.sessions_json(p_attempt private.exam_attempts) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'session_no', s.session_no, 'started_at', private.iso_timestamp(s.started_at), 'events', coalesce(v.events, '[]')
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
  'The sessions of an attempt with their events, as a receipt has them; counted says whether it came in time.';
revoke all on function private.sessions_json(private.exam_attempts) from public;

create function private.room_events_json(p_attempt_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object('session_no', r.session_no, 'kind', r.kind, 'at_ms', r.at_ms, 'for_ms', r.for_ms) order by r.at_ms, r.id
    ), '[]')
    from private.exam_room_events as r
    where r.attempt_id = p_attempt_id
  );
end
$$;
comment on function private.room_events_json(uuid) is 'What the room noticed in an attempt, in its order, as a receipt has it.';
revoke all on function private.room_events_json(uuid) from public;

create function private.get_receipt(p_attempt_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_paper private.papers;
  v_receipt private.exam_receipts;
  v_is_rehearsal boolean;
  v_is_closed boolean;
begin
  if not exists (select 1 from private.exam_attempts where id = p_attempt_id and student_id = private.student_id()) then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  if not private.consume_rate_limit('receipts:student:' || private.student_id(), 30, 60) then
    raise exception 'Too many receipts.' using errcode = 'PT429';
  end if;
  v_attempt := private.lock_attempt(p_attempt_id);
  if v_attempt.finished_at is null then
    return jsonb_build_object(
      'outcome', 'running', 'deadline_at', private.iso_timestamp(private.find_deadline(v_attempt)), 'server_now', private.iso_timestamp(private.exam_now())
    );
  end if;
  select * into v_paper from private.papers where id = v_attempt.paper_id;
  select * into v_receipt from private.exam_receipts where attempt_id = p_attempt_id order by no desc limit 1;
  v_is_rehearsal := v_paper.kind = 'rehearsal';
  v_is_closed := v_is_rehearsal or coalesce(private.exam_now() > private.find_closing(v_paper), false);
  return jsonb_build_object(
    'outcome', 'receipt', 'attempt_id', v_attempt.id, 'paper_id', v_paper.id, 'kind', v_paper.kind, 'exam_id', v_attempt.exam_id,
    'edition_id', v_attempt.edition_id, 'subject', coalesce((select s.name from public.subjects as s where s.id = v_paper.exam_id), 'Rehearsal'),
    'class', coalesce((select c.name from public.classes as c where c.id = v_paper.class_id), 'Classes ' || v_paper.from_class || '-' || v_paper.to_class),
    'edition', (select e.name from public.editions as e where e.id = v_paper.edition_id), 'seed', v_attempt.seed, 'receipt_code', v_receipt.code, 'receipt_no', v_receipt.no, 'letters', v_receipt.letters,
    'answered', char_length(replace(v_receipt.letters, '-', '')), 'started_at', private.iso_timestamp(v_attempt.started_at),
    'finished_at', private.iso_timestamp(v_attempt.finished_at), 'deadline_at', private.iso_timestamp(v_attempt.deadline_at),
    'ended_by', v_attempt.ended_by, 'is_closed', v_is_closed, 'held_for', case when not v_is_rehearsal then private.find_hold(v_attempt.student_id, v_attempt) end, 'server_now', private.iso_timestamp(private.exam_now()),
    'questions', private.questions_json(v_attempt, v_receipt.letters, v_is_rehearsal, v_is_closed),
    'sessions', private.sessions_json(v_attempt), 'room_events', private.room_events_json(p_attempt_id)
  );
end
$$;
comment on function private.get_receipt(uuid) is 'get_receipt for the caller alone. Raises 42501 for an attempt of somebody else.';

create function public.get_receipt(p_attempt_id uuid) returns jsonb
language sql set search_path = ''
return private.get_receipt(p_attempt_id);
comment on function public.get_receipt(uuid) is
  'A student''s receipt. Returns {outcome: receipt, attempt_id, paper_id, kind, exam_id, edition_id, subject, class, edition (in the paper''s words; null for a rehearsal), seed, receipt_code, receipt_no, letters, answered, started_at, finished_at, deadline_at, ended_by (student or time), is_closed, held_for (as list_my_exams), questions: [{n, option, section, passage_id?, option_count, which with the seed make the child''s own numbering, and once the paper is closed its text; in a rehearsal credited, is_right, why, mistake, topic as well}], sessions: [{session_no, started_at, events: [{seq, n, option, answered_at, received_at, counted}]}], room_events: [{session_no, kind, at_ms, for_ms}], server_now}, or {outcome: running, deadline_at, server_now}. Times in UTC. Raises 42501 for an attempt of somebody else, PT429 beyond 30 a minute.
Source: exam section 6.';

revoke all on function private.list_my_exams() from public, anon, authenticated;
revoke all on function private.get_receipt(uuid) from public, anon, authenticated;
revoke all on function public.list_my_exams() from public, anon, authenticated;
revoke all on function public.get_receipt(uuid) from public, anon, authenticated;
grant execute on function private.list_my_exams() to authenticated;
grant execute on function private.get_receipt(uuid) to authenticated;
grant execute on function public.list_my_exams() to authenticated;
grant execute on function public.get_receipt(uuid) to authenticated;
