-- Answers travel with a ticket, not with the login (exam section 5): the holder of a session's ticket adds to that session,
-- and reads nothing but its numbers (E7). Lock order: the attempt's row, then the session's.

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
comment on function private.check_ticket(uuid, integer, text) is 'Whether this is the ticket of the session. False for any other, for no session and for null.';
revoke all on function private.check_ticket(uuid, integer, text) from public;

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
comment on function private.count_call(uuid, integer) is 'The session, its row locked, with one more call counted: 60 a minute. Raises PT429 beyond.';
revoke all on function private.count_call(uuid, integer) from public;

create function private.read_events(p_events jsonb)
returns table (seq integer, n integer, option text, at_ms bigint)
language plpgsql immutable set search_path = ''
as $$
declare
  v_is_sound boolean := jsonb_typeof(p_events) is not distinct from 'array' and jsonb_array_length(p_events) <= 100;
begin
  if v_is_sound then
    select coalesce(bool_and(coalesce(
      jsonb_typeof(e -> 'seq') = 'number' and e ->> 'seq' ~ '^[1-9]\d{0,5}$'
      and jsonb_typeof(e -> 'n') = 'number' and e ->> 'n' ~ '^[1-9]\d{0,2}$'
      and jsonb_typeof(e -> 'at_ms') = 'number' and e ->> 'at_ms' ~ '^-?\d{1,11}(\.\d+)?$'
      and (e -> 'option' = 'null' or (jsonb_typeof(e -> 'option') = 'string' and e ->> 'option' ~ '^[a-d]$')),
      false
    )), true)
    into v_is_sound
    from jsonb_array_elements(p_events) as e;
  end if;
  if not v_is_sound then
    raise exception 'These are no events.' using errcode = 'PT400';
  end if;
  return query
  select distinct on (e.seq, e.n, e.option) e.seq, e.n, e.option, round(e.at_ms)::bigint
  from jsonb_to_recordset(p_events) as e (seq integer, n integer, option text, at_ms numeric)
  order by e.seq, e.n, e.option, e.at_ms;
end
$$;
comment on function private.read_events(jsonb) is
  'The events of a call, each once: 0 to 100 of {seq, n, option: a to d or null, at_ms}. Raises PT400 for anything else.';
revoke all on function private.read_events(jsonb) from public;

create function private.record_events(
  p_attempt private.exam_attempts, p_session private.exam_sessions, p_events jsonb, p_now timestamptz, p_deadline timestamptz
) returns integer
language plpgsql set search_path = ''
as $$
declare
  -- Nothing was given before the answer to the last call, but for what was on its way then; 10 s is how long a call may take.
  v_floor timestamptz := greatest(p_attempt.started_at, p_session.last_answered_at, p_session.last_saved_at - interval '10 seconds');
  -- An older page's answers count as given before the next page began, so they never replace what was answered there. What
  -- was given after the end stays so.
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
      case when g.given_at <= least(p_deadline, p_attempt.finished_at) then least(g.given_at, v_next_at) else g.given_at end, p_now
    from (
      select f.*, least(p_now, greatest(
        v_floor, max(p_attempt.started_at + f.at_ms * interval '1 millisecond') over (order by f.seq)
      )) as given_at
      from private.read_events(p_events) as f
      where f.seq > p_session.acked_seq
    ) as g
    returning seq, answered_at
  )
  select max(seq), max(answered_at) into v_acked_seq, v_last_answered_at from recorded;
  update private.exam_sessions
  set acked_seq = coalesce(v_acked_seq, acked_seq), last_answered_at = coalesce(v_last_answered_at, last_answered_at),
    last_saved_at = p_now, heard_at = case when p_now <= p_deadline then p_now else heard_at end
  where attempt_id = p_attempt.id and session_no = p_session.session_no;
  return coalesce(v_acked_seq, p_session.acked_seq);
end
$$;
comment on function private.record_events(private.exam_attempts, private.exam_sessions, jsonb, timestamptz, timestamptz) is
  'Writes the new events of a call, which follow without a gap, and returns the number up to which the session is here. When each was given is at_ms, but never before its predecessor, never after now, never earlier than 10 s
before the last saved call, never later than the start of the next session. Source: exam section 5 no. 2.';
revoke all on function private.record_events(private.exam_attempts, private.exam_sessions, jsonb, timestamptz, timestamptz)
  from public;

create function private.save_error(p_attempt private.exam_attempts, p_session private.exam_sessions, p_events jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_counts text := (select option_counts from private.paper_seals where paper_id = p_attempt.paper_id);
  v_limit integer := case when p_attempt.exam_id is null then 2000 else 6000 end;
  v_of_others integer := (
    select coalesce(sum(s.acked_seq), 0) from private.exam_sessions as s
    where s.attempt_id = p_attempt.id and s.session_no <> p_session.session_no
  );
  v_has_gap boolean;
  v_is_foreign boolean;
  v_is_twice boolean;
  v_is_changed boolean;
begin
  select
    coalesce(max(e.seq) > p_session.acked_seq + count(*) filter (where e.seq > p_session.acked_seq), false),
    coalesce(bool_or(e.n > char_length(v_counts) or ascii(e.option) - 96 > substr(v_counts, e.n, 1)::integer), false),
    count(distinct e.seq) < count(*) or coalesce(max(e.seq) > least(v_limit / 2, v_limit - v_of_others), false),
    coalesce(bool_or(k.seq is not null and (k.n, k.option) is distinct from (e.n, e.option)), false)
  into v_has_gap, v_is_foreign, v_is_twice, v_is_changed
  from private.read_events(p_events) as e
  left join private.exam_events as k
    on k.attempt_id = p_attempt.id and k.session_no = p_session.session_no and k.seq = e.seq;
  if v_is_foreign or v_is_twice then
    raise exception 'These are no events of this paper.' using errcode = 'PT400';
  end if;
  return case when v_is_changed then 'changed' when v_has_gap then 'gap' end;
end
$$;
comment on function private.save_error(private.exam_attempts, private.exam_sessions, jsonb) is
  'Why a call''s events cannot be written: changed where one is here with other content, gap where one is missing before them; or null. Raises PT400 for a question or option that the paper does not have, one number with two contents,
and too many: an exam takes 6,000 events and a rehearsal 2,000, and one session half of them.';
revoke all on function private.save_error(private.exam_attempts, private.exam_sessions, jsonb) from public;

create function private.count_not_counted(p_attempt private.exam_attempts, p_session_no integer, p_events jsonb) returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer
  from private.read_events(p_events) as e
  where not exists (
    select 1
    from private.list_counting_events(
      p_attempt, p_session_no, (select min(f.seq) from private.read_events(p_events) as f)
    ) as c
    where c.seq = e.seq
  )
$$;
comment on function private.count_not_counted(private.exam_attempts, integer, jsonb) is
  'How many of these events, which are written, do not count: given after the end, or here too late.';
revoke all on function private.count_not_counted(private.exam_attempts, integer, jsonb) from public;

create function private.save_answers(p_attempt_id uuid, p_session_no integer, p_ticket text, p_events jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_session private.exam_sessions;
  v_now timestamptz;
  v_deadline timestamptz;
  v_outcome text;
  v_acked_seq integer;
  v_is_over boolean;
begin
  perform private.read_events(p_events);
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
    when v_now > v_deadline + interval '180 seconds' + interval '24 hours' then 'over'
    else private.save_error(v_attempt, v_session, p_events)
  end;
  if v_outcome is not null then
    return jsonb_build_object('outcome', v_outcome, 'acked_seq', v_session.acked_seq);
  end if;

  v_acked_seq := private.record_events(v_attempt, v_session, p_events, v_now, v_deadline);
  v_is_over := v_attempt.finished_at is not null or v_now > v_deadline;
  -- What does not count changes no receipt, so nothing is folded for it.
  if v_attempt.finished_at is not null and exists (
    select 1 from private.list_counting_events(v_attempt, p_session_no, v_session.acked_seq + 1)
  ) then
    perform private.issue_receipt(v_attempt);
  end if;
  return jsonb_build_object(
    'outcome', 'saved', 'acked_seq', v_acked_seq,
    'not_counted', case when v_is_over then private.count_not_counted(v_attempt, p_session_no, p_events) else 0 end,
    'current_session', v_attempt.last_session_no, 'server_now', private.iso_timestamp(v_now),
    'deadline_at', private.iso_timestamp(v_deadline), 'is_over', v_is_over
  );
end
$$;
comment on function private.save_answers(uuid, integer, text, jsonb) is 'save_answers for anyone who has the ticket.';

create function public.save_answers(p_attempt_id uuid, p_session_no integer, p_ticket text, p_events jsonb) returns jsonb
language sql set search_path = ''
return private.save_answers(p_attempt_id, p_session_no, p_ticket, p_events);
comment on function public.save_answers(uuid, integer, text, jsonb) is
  'For the ticket of a session: 0 to 100 events {seq, n, option, at_ms}, acknowledged again when repeated. Returns {outcome}: saved {acked_seq, not_counted (how many of these came too late to count), current_session, server_now, deadline_at, is_over}; and writing nothing: gap {acked_seq}, changed {acked_seq}, over {acked_seq} (24 hours after the last moment at which anything counts), unknown. Times in UTC. Raises PT400 for what are no events
and for too many (6,000 in an exam, 2,000 in a rehearsal, half of them in one session), PT429 beyond 60 calls a minute. Source: exam section 6.';

create function private.finish_exam(p_attempt_id uuid, p_session_no integer, p_ticket text, p_last_seq integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_session private.exam_sessions;
  v_receipt private.exam_receipts;
begin
  if p_last_seq is null or p_last_seq < 0 then
    raise exception 'This is no number of an event.' using errcode = 'PT400';
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
    and private.exam_now() <= private.find_deadline(v_attempt) + interval '180 seconds' + interval '24 hours' then
    return jsonb_build_object('outcome', 'gap', 'acked_seq', v_session.acked_seq);
  end if;
  if v_attempt.finished_at is null and p_session_no < v_attempt.last_session_no
    and private.exam_now() <= private.find_deadline(v_attempt) then
    return jsonb_build_object('outcome', 'moved', 'current_session', v_attempt.last_session_no);
  end if;
  if v_attempt.finished_at is null then
    v_attempt := private.end_attempt(v_attempt, private.exam_now());
  end if;
  v_receipt := private.issue_receipt(v_attempt);
  return jsonb_build_object(
    'outcome', 'finished', 'receipt_code', v_receipt.code,
    'letters', case
      when p_session_no = v_attempt.last_session_no then v_receipt.letters
      else private.fold_letters(v_attempt, p_session_no)
    end,
    'current_session', v_attempt.last_session_no, 'answered', char_length(replace(v_receipt.letters, '-', '')), 'finished_at',
    private.iso_timestamp(v_attempt.finished_at)
  );
end
$$;
comment on function private.finish_exam(uuid, integer, text, integer) is 'finish_exam for anyone who has the ticket.';

create function public.finish_exam(p_attempt_id uuid, p_session_no integer, p_ticket text, p_last_seq integer) returns jsonb
language sql set search_path = ''
return private.finish_exam(p_attempt_id, p_session_no, p_ticket, p_last_seq);
comment on function public.finish_exam(uuid, integer, text, integer) is
  'For the ticket of a session: ends the attempt once the session''s events up to p_last_seq are here (0 for none). Returns {outcome}: finished {receipt_code, letters (of
an older session: what counts of its own answers), current_session, answered, finished_at}, again when repeated; gap
{acked_seq}; moved {current_session} (a newer session continues, and the time is not over); unknown. Raises PT400 and PT429 as save_answers. Source: exam section 6.';

create function private.note_room_events(p_attempt_id uuid, p_session_no integer, p_ticket text, p_events jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_is_sound boolean := jsonb_typeof(p_events) is not distinct from 'array' and jsonb_array_length(p_events) <= 20;
begin
  if v_is_sound then
    select coalesce(bool_and(coalesce(
      jsonb_typeof(e -> 'kind') = 'string' and e ->> 'kind' ~ '^[a-z_]{1,30}$'
      and jsonb_typeof(e -> 'at_ms') = 'number' and e ->> 'at_ms' ~ '^-?\d{1,9}(\.\d+)?$'
      and coalesce(jsonb_typeof(e -> 'for_ms'), 'null') in ('number', 'null')
      and coalesce(e ->> 'for_ms', '0') ~ '^\d{1,9}(\.\d+)?$', false
    )), true)
    into v_is_sound
    from jsonb_array_elements(p_events) as e;
  end if;
  if not v_is_sound then
    raise exception 'These are no events of the room.' using errcode = 'PT400';
  end if;
  if not private.check_ticket(p_attempt_id, p_session_no, p_ticket) then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  perform private.lock_attempt(p_attempt_id);
  if (private.count_call(p_attempt_id, p_session_no)).attempt_id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- A kind that is not known says nothing to anybody, and of each attempt the newest 500 are kept.
  insert into private.exam_room_events (attempt_id, session_no, kind, at_ms, for_ms, noted_at)
  select p_attempt_id, p_session_no, e.kind, round(e.at_ms), round(e.for_ms), private.exam_now()
  from jsonb_to_recordset(p_events) as e (kind text, at_ms numeric, for_ms numeric)
  where e.kind in ('hidden', 'offline', 'other_device', 'clock_jump', 'camera_lost')
  on conflict do nothing;
  delete from private.exam_room_events
  where id in (
    select r.id from private.exam_room_events as r where r.attempt_id = p_attempt_id order by r.id desc offset 500
  );
  return jsonb_build_object('outcome', 'noted');
end
$$;
comment on function private.note_room_events(uuid, integer, text, jsonb) is 'note_room_events for anyone who has the ticket.';

create function public.note_room_events(p_attempt_id uuid, p_session_no integer, p_ticket text, p_events jsonb) returns jsonb
language sql set search_path = ''
return private.note_room_events(p_attempt_id, p_session_no, p_ticket, p_events);
comment on function public.note_room_events(uuid, integer, text, jsonb) is
  'For the ticket of a session: 0 to 20 of {kind, at_ms, for_ms?} that the room noticed (kinds: hidden,
offline, other_device, clock_jump, camera_lost; others are ignored), each kept once, the newest 500 of an attempt; they
touch no mark. Returns {outcome}: noted, unknown. Raises PT400 and PT429 as save_answers. Source: exam sections 6 and 9.';

revoke all on function private.save_answers(uuid, integer, text, jsonb) from public, anon, authenticated;
revoke all on function private.finish_exam(uuid, integer, text, integer) from public, anon, authenticated;
revoke all on function private.note_room_events(uuid, integer, text, jsonb) from public, anon, authenticated;
revoke all on function public.save_answers(uuid, integer, text, jsonb) from public, anon, authenticated;
revoke all on function public.finish_exam(uuid, integer, text, integer) from public, anon, authenticated;
revoke all on function public.note_room_events(uuid, integer, text, jsonb) from public, anon, authenticated;
-- A room sends them with the project's key alone, so that no login can run out over an answer.
grant execute on function private.save_answers(uuid, integer, text, jsonb) to anon, authenticated;
grant execute on function private.finish_exam(uuid, integer, text, integer) to anon, authenticated;
grant execute on function private.note_room_events(uuid, integer, text, jsonb) to anon, authenticated;
grant execute on function public.save_answers(uuid, integer, text, jsonb) to anon, authenticated;
grant execute on function public.finish_exam(uuid, integer, text, integer) to anon, authenticated;
grant execute on function public.note_room_events(uuid, integer, text, jsonb) to anon, authenticated;
