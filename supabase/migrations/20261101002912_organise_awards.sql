-- Organisers and the awards desk: the list, labels, and each step of a parcel (exam section 8, decisions 084 and 085). No address is
-- in the list; each reading of the list or of an address leaves a row.

create function private.find_awards(
  p_edition_id uuid, p_state text, p_exam_id uuid, p_class_id uuid, p_search text, p_limit integer, p_offset integer
) returns setof uuid
language plpgsql volatile rows 50 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern constant text := private.like_pattern(private.clean_line(p_search));
  v_today constant date := private.day_in_india(private.exam_now());
begin
  return query
  select w.id
  from private.awards as w
  join private.exam_attempts as a on a.id = w.attempt_id
  join public.students as s on s.id = a.student_id
  where a.edition_id = p_edition_id
    and (p_exam_id is null or a.exam_id = p_exam_id)
    and (p_class_id is null or a.class_id = p_class_id)
    and (v_pattern is null or s.name_key like v_pattern)
    and case p_state
      when 'all' then true
      when 'late' then w.state in ('confirmed', 'packed') and w.promised_on < v_today
      when 'labels' then w.state in ('confirmed', 'packed') and private.may_award_go(w.id) is null
      else w.state = p_state
    end
    -- What goes to nobody any more is of no use here, but for a parcel that is out.
    and (w.state in ('packed', 'posted') or (s.deleted_at is null and a.standing not in ('void', 'reset')))
  order by w.state in ('confirmed', 'packed') and w.promised_on < v_today desc, w.promised_on, s.name, w.id
  limit p_limit offset p_offset;
end
$$;
comment on function private.find_awards(uuid, text, uuid, uuid, text, integer, integer) is
  'The ids of the awards of an edition, the late ones first, then by promised day and name: p_state one of the states, all, late, or labels (confirmed and packed ones that may go out); of one exam, one class and a part of the name where given.';
revoke all on function private.find_awards(uuid, text, uuid, uuid, text, integer, integer) from public;

create function private.find_step_back(p_award_id uuid) returns private.award_events
language sql stable set search_path = ''
as $$
  select e.*
  from private.award_events as e
  where e.award_id = p_award_id and e.no = (select max(x.no) from private.award_events as x where x.award_id = p_award_id)
    and e.kind in ('packed', 'posted', 'delivered', 'returned') and e.before is not null
$$;
comment on function private.find_step_back(uuid) is
  'The last step of an award where it can be taken back: packed, posted, delivered or returned; null where something else came after it.';
revoke all on function private.find_step_back(uuid) from public;

create function private.list_awards(
  p_edition_id uuid, p_state text, p_exam_id uuid, p_class_id uuid, p_search text, p_limit integer, p_offset integer
)
returns table (
  award_id uuid, name text, email text, exam_name text, class_name text, medal text, lines text[], state text, promised_on date,
  is_late boolean, obstacle text, place text, is_school boolean, courier text, consignment text, posted_at timestamptz,
  delivered_at timestamptz, sendings smallint, step_back text
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_awards', jsonb_build_object(
    'edition_id', p_edition_id, 'exam_id', p_exam_id, 'class_id', p_class_id, 'state', p_state, 'offset', p_offset,
    'is_search', nullif(btrim(p_search), '') is not null
  ));
  select w.id, coalesce(a.student_name, s.name), s.email, x.name, c.name, w.medal, private.award_lines(w.medal), w.state, w.promised_on,
    private.is_award_late(w),
    coalesce(
      private.may_award_go(w.id), case when s.id = (select auth.uid()) then 'own_award' when private.needs_new_address(w) then 'new_address_needed' end
    ),
    d.city || ', ' || d.region, d.is_school, w.courier, w.consignment, w.posted_at, w.delivered_at, w.sendings, (private.find_step_back(w.id)).kind
  from private.find_awards(
    p_edition_id, p_state, p_exam_id, p_class_id, p_search, least(greatest(p_limit, 0), 50), least(greatest(p_offset, 0), 10000)
  ) with ordinality as f (id, place)
  join private.awards as w on w.id = f.id
  join private.exam_attempts as a on a.id = w.attempt_id
  join public.students as s on s.id = a.student_id
  join public.subjects as x on x.id = a.exam_id
  join public.classes as c on c.id = a.class_id
  left join private.award_addresses as d on d.award_id = w.id
  order by f.place;
$$;
comment on function private.list_awards(uuid, text, uuid, uuid, text, integer, integer) is 'list_awards for an admin. Raises 42501 for anybody else.';

create function public.list_awards(
  p_edition_id uuid, p_state text, p_limit integer, p_offset integer, p_exam_id uuid default null, p_class_id uuid default null, p_search text default null
)
returns table (
  award_id uuid, name text, email text, exam_name text, class_name text, medal text, lines text[], state text, promised_on date,
  is_late boolean, obstacle text, place text, is_school boolean, courier text, consignment text, posted_at timestamptz,
  delivered_at timestamptz, sendings smallint, step_back text
)
language sql set search_path = '' set statement_timeout = '5s'
return private.list_awards(p_edition_id, p_state, p_exam_id, p_class_id, p_search, p_limit, p_offset);
comment on function public.list_awards(uuid, text, integer, integer, uuid, uuid, text) is
  'For admins: the medals of an edition, the late ones first, then by promised day and name, at most 50 from p_offset on. p_state is waiting, confirmed, packed, posted, delivered, returned, late or all; p_search a part of the name, every character taken literally. place is the city and state of the address, obstacle why it does not go out: held, withdrawn, deleted, own_award (the caller''s), new_address_needed; step_back the last step where it can be taken back. Days in India, times in UTC. Raises 42501 for anybody else. Leaves an audit row. Source: exam section 8.';

create function private.count_awards(p_edition_id uuid, p_state text, p_exam_id uuid, p_class_id uuid, p_search text) returns integer
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select count(*)::integer from private.find_awards(p_edition_id, p_state, p_exam_id, p_class_id, p_search, 10001, 0);
$$;
comment on function private.count_awards(uuid, text, uuid, uuid, text) is 'count_awards for an admin. Raises 42501 for anybody else.';

create function public.count_awards(
  p_edition_id uuid, p_state text, p_exam_id uuid default null, p_class_id uuid default null, p_search text default null
) returns integer
language sql set search_path = '' set statement_timeout = '5s'
return private.count_awards(p_edition_id, p_state, p_exam_id, p_class_id, p_search);
comment on function public.count_awards(uuid, text, uuid, uuid, text) is
  'For admins: how many awards list_awards has, counted to one more than 10,000. Raises 42501 for anybody else.';

create function private.list_award_labels(
  p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_search text, p_state text, p_limit integer, p_offset integer
)
returns table (
  award_id uuid, recipient text, is_school boolean, line_1 text, line_2 text, city text, region text, pin text, phone text,
  student_name text, exam_name text, class_name text, medal text, lines text[], state text
)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_count integer;
begin
  perform private.require_admin();
  return query
  select w.id, d.recipient, d.is_school, d.line_1, d.line_2, d.city, d.region, d.pin, d.phone, coalesce(a.student_name, s.name), x.name, c.name,
    w.medal, private.award_lines(w.medal), w.state
  from private.find_awards(p_edition_id, 'labels', p_exam_id, p_class_id, p_search, 10000, 0) with ordinality as f (id, place)
  join private.awards as w on w.id = f.id and (p_state = 'labels' or w.state = p_state)
  join private.exam_attempts as a on a.id = w.attempt_id
  join public.students as s on s.id = a.student_id
  join public.subjects as x on x.id = a.exam_id
  join public.classes as c on c.id = a.class_id
  join private.award_addresses as d on d.award_id = w.id
  order by f.place
  limit least(greatest(p_limit, 0), 1000) offset least(greatest(p_offset, 0), 10000);
  get diagnostics v_count = row_count;
  perform private.audit_change('export_award_labels', jsonb_build_object(
    'edition_id', p_edition_id, 'exam_id', p_exam_id, 'class_id', p_class_id, 'state', p_state, 'offset', p_offset, 'addresses', v_count,
    'is_search', nullif(btrim(p_search), '') is not null
  ));
end
$$;
comment on function private.list_award_labels(uuid, uuid, uuid, text, text, integer, integer) is 'list_award_labels for an admin. Raises 42501 for anybody else.';

create function public.list_award_labels(
  p_edition_id uuid, p_state text, p_limit integer, p_offset integer, p_exam_id uuid default null, p_class_id uuid default null, p_search text default null
)
returns table (
  award_id uuid, recipient text, is_school boolean, line_1 text, line_2 text, city text, region text, pin text, phone text,
  student_name text, exam_name text, class_name text, medal text, lines text[], state text
)
language sql set search_path = '' set statement_timeout = '5s'
return private.list_award_labels(p_edition_id, p_exam_id, p_class_id, p_search, p_state, p_limit, p_offset);
comment on function public.list_award_labels(uuid, text, integer, integer, uuid, uuid, text) is
  'For admins: where the awards of an edition go that can be sent now, in the order of list_awards: p_state confirmed, packed, or labels for both; at most 1,000 from p_offset on. Raises 42501 for anybody else. Each call leaves an audit row with how many addresses were read.';

create function private.step_error(p_award private.awards, p_step text) returns text
language sql stable set search_path = ''
as $$
  select case
    when p_award.id is null then 'not_found'
    when exists (
      select 1 from private.exam_attempts as a where a.id = p_award.attempt_id and a.student_id = (select auth.uid())
    ) then 'own_award'
    when p_step = 'packed' and p_award.state not in ('confirmed', 'returned') then 'wrong_state'
    when p_step = 'posted' and p_award.state <> 'packed' then 'wrong_state'
    when p_step in ('delivered', 'returned') and p_award.state <> 'posted' then 'wrong_state'
    when p_step = 'packed' and private.needs_new_address(p_award) then 'new_address_needed'
    when p_step in ('packed', 'posted') then private.may_award_go(p_award.id)
  end
$$;
comment on function private.step_error(private.awards, text) is
  'Why an award does not take this step, or null: not_found, own_award, wrong_state, new_address_needed, held, withdrawn, deleted.';
revoke all on function private.step_error(private.awards, text) from public;

create function private.mail_award(p_kind text, p_award_id uuid) returns boolean
language sql set search_path = ''
as $$
  insert into private.outbox (kind, student_id, edition_id, exam_id, about)
  select p_kind, a.student_id, a.edition_id, a.exam_id, jsonb_build_object('award_id', w.id, 'sending', w.sendings)
  from private.awards as w
  join private.exam_attempts as a on a.id = w.attempt_id
  join public.students as s on s.id = a.student_id and s.deleted_at is null
  where w.id = p_award_id
  returning true
$$;
comment on function private.mail_award(text, uuid) is 'Queues a mail about an award to its family. Null where the account is gone.';
revoke all on function private.mail_award(text, uuid) from public;

create function private.take_step(p_award private.awards, p_step text) returns void
language plpgsql set search_path = ''
as $$
declare
  v_by uuid := (select auth.uid());
begin
  insert into private.admin_audit (actor, action, student_id, details)
  select v_by::text, 'move_award', a.student_id, jsonb_build_object('award_id', p_award.id, 'step', p_step)
  from private.exam_attempts as a where a.id = p_award.attempt_id;
  if p_step = 'delivered' then
    perform private.deliver_award(p_award, v_by);
    return;
  end if;
  p_award.state := p_step;
  if p_step = 'packed' then
    p_award.packed_medal := p_award.medal;
  elsif p_step = 'posted' then
    p_award.posted_at := private.exam_now();
    p_award.sendings := p_award.sendings + 1;
  else
    p_award.asked_at := private.exam_now();
    p_award.reminded := 0;
  end if;
  perform private.write_award(p_award, p_step, v_by);
  if p_step <> 'packed' then
    perform private.mail_award('exam_' || p_step || '_email', p_award.id);
  end if;
end
$$;
comment on function private.take_step(private.awards, text) is
  'An organiser''s step of an award that step_error lets through: packed, posted (courier and consignment are in p_award), delivered or returned. Leaves an audit row, and informs the family what was posted and what came back.';
revoke all on function private.take_step(private.awards, text) from public;

create function private.move_awards(p_award_ids uuid[], p_step text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_id uuid;
  v_award private.awards;
  v_why text;
  v_moved integer := 0;
  v_refused jsonb := '[]';
begin
  perform private.require_admin();
  if coalesce(p_step not in ('packed', 'delivered', 'returned') or cardinality(p_award_ids) not between 1 and 50, true) then
    raise exception 'This is no step of 1 to 50 awards.' using errcode = 'PT400';
  end if;
  for v_id in select distinct i from unnest(p_award_ids) as i order by i loop
    select * into v_award from private.awards where id = v_id for update;
    v_why := private.step_error(v_award, p_step);
    if v_why is null then
      perform private.take_step(v_award, p_step);
      v_moved := v_moved + 1;
    else
      v_refused := v_refused || jsonb_build_object('award_id', v_id, 'why', v_why);
    end if;
  end loop;
  return jsonb_build_object('outcome', 'moved', 'moved', v_moved, 'refused', v_refused);
end
$$;
comment on function private.move_awards(uuid[], text) is 'move_awards for an admin. Raises 42501 for anybody else.';

create function public.move_awards(p_award_ids uuid[], p_step text) returns jsonb
language sql set search_path = ''
return private.move_awards(p_award_ids, p_step);
comment on function public.move_awards(uuid[], text) is
  'For admins: 1 to 50 awards are packed, delivered or returned, each that can be. Returns {outcome: moved, moved, refused: [{award_id, why: not_found, own_award, wrong_state, new_address_needed (it came back twice), held, withdrawn, deleted}]}. Raises PT400 for another step or number, 42501 for anybody else. Each leaves an audit row; the family is informed of what came back. Source: exam section 8.';

create function private.post_awards(p_postings jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_posting record;
  v_award private.awards;
  v_fault text;
  v_faults jsonb := '[]';
  v_seen uuid[] := '{}';
begin
  perform private.require_admin();
  if coalesce(jsonb_typeof(p_postings) <> 'array' or jsonb_array_length(p_postings) not between 1 and 500, true) then
    raise exception 'These are not 1 to 500 parcels.' using errcode = 'PT400';
  end if;
  -- All are looked at first: either every parcel of a list is posted, or none, with everything that is wrong.
  for v_posting in
    select p.line, case when p.posting ->> 'award_id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (p.posting ->> 'award_id')::uuid end as id,
      private.clean_line(p.posting ->> 'courier') as courier, upper(private.clean_line(p.posting ->> 'consignment')) as consignment
    from jsonb_array_elements(p_postings) with ordinality as p (posting, line)
    order by 2 nulls first, 1
  loop
    select * into v_award from private.awards where id = v_posting.id for update;
    v_fault := case
      when v_posting.id = any (v_seen) then 'twice'
      when v_posting.courier is null then 'courier_missing'
      when char_length(v_posting.courier) > 40 then 'courier_too_long'
      when (v_posting.consignment ~ '^[A-Z0-9-]{4,40}$') is not true then 'number_invalid'
      else private.step_error(v_award, 'posted')
    end;
    v_seen := v_seen || v_posting.id;
    if v_fault is not null then
      v_faults := v_faults || jsonb_build_object('line', v_posting.line, 'why', v_fault);
    else
      v_award.courier := v_posting.courier;
      v_award.consignment := v_posting.consignment;
      perform private.take_step(v_award, 'posted');
    end if;
  end loop;
  if v_faults <> '[]' then
    raise exception using errcode = 'OLYMP', message = v_faults::text;
  end if;
  return jsonb_build_object('outcome', 'posted', 'posted', jsonb_array_length(p_postings));
exception
  when sqlstate 'OLYMP' then
    return jsonb_build_object('outcome', 'invalid', 'faults', sqlerrm::jsonb);
end
$$;
comment on function private.post_awards(jsonb) is 'post_awards for an admin. Raises 42501 for anybody else.';

create function public.post_awards(p_postings jsonb) returns jsonb
language sql set search_path = ''
return private.post_awards(p_postings);
comment on function public.post_awards(jsonb) is
  'For admins: 1 to 500 packed awards [{award_id, courier, consignment}] are posted, all or none. Consignment numbers have 4 to 40 letters, digits and dashes, and are kept in capitals; several parcels of a family may share one. Returns {outcome}: posted {posted}, invalid {faults: [{line (from 1), why: not_found, twice, wrong_state, own_award, held, withdrawn, deleted, courier_missing, courier_too_long, number_invalid}]}. Raises PT400 for no such list, 42501 for anybody else. Each leaves an audit row and the family is informed. Source: exam section 8.';

create function private.take_award_back(p_award_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_award private.awards;
  v_step private.award_events;
begin
  perform private.require_admin();
  select * into v_award from private.awards where id = p_award_id for update;
  v_step := private.find_step_back(p_award_id);
  if v_award.id is null or v_step.award_id is null then
    return jsonb_build_object('outcome', 'nothing');
  elsif private.step_error(v_award, 'taken_back') is not null then
    return jsonb_build_object('outcome', 'own_award');
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  select (select auth.uid())::text, 'move_award', a.student_id, jsonb_build_object('award_id', p_award_id, 'step', 'taken_back', 'of', v_step.kind)
  from private.exam_attempts as a where a.id = v_award.attempt_id;
  update private.outbox as b set status = 'dead', last_error = 'taken back'
  from private.exam_attempts as a
  where a.id = v_award.attempt_id and b.student_id = a.student_id and b.status = 'pending'
    and b.kind = 'exam_' || v_step.kind || '_email' and b.about ->> 'award_id' = p_award_id::text;
  perform private.write_award(jsonb_populate_record(v_award, v_step.before), 'taken_back', (select auth.uid()));
  return jsonb_build_object('outcome', 'taken_back', 'state', v_step.old_state);
end
$$;
comment on function private.take_award_back(uuid) is 'take_award_back for an admin. Raises 42501 for anybody else.';

create function public.take_award_back(p_award_id uuid) returns jsonb
language sql set search_path = ''
return private.take_award_back(p_award_id);
comment on function public.take_award_back(uuid) is
  'For admins: the last step of an award (packed, posted, delivered, returned) is taken back, one step and no more; a mail about it that has not left yet does not leave. Returns {outcome}: taken_back {state, which it has again}, nothing (something else came after it, its address is gone, or there is no such award), own_award. Raises 42501 for anybody else. Leaves an audit row.';

create function private.read_award(p_award_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_award private.awards;
  v_attempt private.exam_attempts;
begin
  perform private.require_admin();
  select * into v_award from private.awards where id = p_award_id;
  select * into v_attempt from private.exam_attempts where id = v_award.attempt_id;
  if v_award.id is null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'read_award', v_attempt.student_id, jsonb_build_object('award_id', p_award_id));
  return jsonb_build_object(
    'outcome', 'award', 'address', private.address_json(p_award_id),
    'events', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'no', e.no, 'kind', e.kind, 'old_state', e.old_state, 'new_state', e.new_state, 'changed_at', private.iso_timestamp(e.changed_at),
          'by', case when e.changed_by = v_attempt.student_id then 'family' when e.changed_by is null then 'nobody' else 'organiser' end,
          'organiser', case when e.changed_by is distinct from v_attempt.student_id then s.name end
        ) order by e.no
      ), '[]')
      from private.award_events as e
      left join public.students as s on s.id = e.changed_by
      where e.award_id = p_award_id
    )
  );
end
$$;
comment on function private.read_award(uuid) is 'read_award for an admin. Raises 42501 for anybody else.';

create function public.read_award(p_award_id uuid) returns jsonb
language sql set search_path = ''
return private.read_award(p_award_id);
comment on function public.read_award(uuid) is
  'For admins: where an award goes, and what happened to it. Returns {outcome}: award {address (as list_my_awards; null where there is none), events: [{no, kind (address, raised, packed, posted, delivered, returned, taken_back, forgotten), old_state, new_state, changed_at, by (organiser, family, nobody), organiser}]}, not_found. Times in UTC. Raises 42501 for anybody else. Each reading leaves an audit row.';

do $$
declare
  v_function text;
begin
  foreach v_function in array array[
    'private.list_awards(uuid, text, uuid, uuid, text, integer, integer)', 'public.list_awards(uuid, text, integer, integer, uuid, uuid, text)',
    'private.count_awards(uuid, text, uuid, uuid, text)', 'public.count_awards(uuid, text, uuid, uuid, text)',
    'private.list_award_labels(uuid, uuid, uuid, text, text, integer, integer)', 'public.list_award_labels(uuid, text, integer, integer, uuid, uuid, text)',
    'private.move_awards(uuid[], text)', 'public.move_awards(uuid[], text)', 'private.post_awards(jsonb)', 'public.post_awards(jsonb)',
    'private.take_award_back(uuid)', 'public.take_award_back(uuid)', 'private.read_award(uuid)', 'public.read_award(uuid)'
  ] loop
    execute format('revoke all on function %s from public, anon, authenticated', v_function);
    execute format('grant execute on function %s to authenticated', v_function);
  end loop;
end
$$;
