-- The awards desk when nobody waits: reminders, what is late, and addresses that go; and what has to hold of it (E10).

create function public.queue_award_mails() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_now timestamptz := private.exam_now();
  v_reminders integer;
  v_late integer;
  v_award private.awards;
begin
  with due as materialized (
    select w.id, a.student_id, a.edition_id
    from private.awards as w
    join private.exam_attempts as a on a.id = w.attempt_id
    where w.state in ('waiting', 'returned') and w.reminded < 3
      and v_now >= greatest(w.made_at, w.asked_at) + make_interval(days => (array[7, 21, 45])[w.reminded + 1])
      and private.may_award_go(w.id) is null
    order by w.made_at, w.id
    limit 500
    for update of w skip locked
  ), noted as (
    update private.awards as w set reminded = w.reminded + 1 from due as d where w.id = d.id
  )
  select count(private.mail_award('exam_address_email', f.id)) into v_reminders
  from (select distinct on (d.student_id, d.edition_id) d.id from due as d order by d.student_id, d.edition_id, d.id) as f;
  with due as materialized (
    select w.id
    from private.awards as w
    where w.state in ('confirmed', 'packed') and w.late_told_at is null and w.promised_on < private.day_in_india(v_now)
      and private.may_award_go(w.id) is null
    order by w.promised_on, w.id
    limit 500
    for update of w skip locked
  ), noted as (
    update private.awards as w set late_told_at = v_now from due as d where w.id = d.id
  )
  select count(private.mail_award('exam_late_email', d.id)) into v_late from due as d;
  for v_award in
    select * from private.awards
    where state = 'posted' and posted_at < v_now - interval '60 days'
    order by posted_at, id
    limit 500
    for update skip locked
  loop
    perform private.deliver_award(v_award, null);
  end loop;
  return jsonb_build_object('queued', v_reminders + v_late);
end
$$;
comment on function public.queue_award_mails() is
  'For the scheduler: asks the families of awards without an address 7, 21 and 45 days after the award, or after it came back, one mail for all awards of an edition; informs those once whose award should have been posted by now; and takes what was posted 60 days ago without another word as delivered, so that its address goes. At most 500 of each a call. Returns {queued}. Source: exam section 8.';
revoke all on function public.queue_award_mails() from public, anon, authenticated;
grant execute on function public.queue_award_mails() to service_role;

create function private.forget_address(p_award_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  v_award private.awards;
begin
  select * into v_award from private.awards where id = p_award_id for update;
  delete from private.award_addresses where award_id = p_award_id;
  if v_award.state = 'returned' then
    v_award.state := 'waiting';
    v_award.sendings := 0;
  end if;
  v_award.consignment := null;
  perform private.write_award(v_award, 'forgotten', null);
  update private.award_events set before = null where award_id = p_award_id and before is not null;
end
$$;
comment on function private.forget_address(uuid) is
  'The address of an award goes, and with it the courier''s number, which leads to it. One that came back waits for an address again.';
revoke all on function private.forget_address(uuid) from public;

create function private.forget_addresses(p_limit integer) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.exam_now();
  v_id uuid;
  v_forgotten integer := 0;
begin
  for v_id in
    select w.id
    from private.award_addresses as d
    join private.awards as w on w.id = d.award_id
    join private.exam_attempts as a on a.id = w.attempt_id
    where w.delivered_at < v_now - interval '60 days'
      or (w.state = 'returned' and w.asked_at < v_now - interval '180 days')
      or (w.state not in ('packed', 'posted') and a.standing in ('void', 'reset'))
    order by w.id
    limit p_limit
  loop
    perform private.forget_address(v_id);
    v_forgotten := v_forgotten + 1;
  end loop;
  return v_forgotten;
end
$$;
comment on function private.forget_addresses(integer) is
  'Addresses go 60 days after the delivery, 180 days after a parcel came back and nobody answered, and where there is no award any more; at most p_limit. Returns how many. Part of purge_expired. Source: exam section 8.';
revoke all on function private.forget_addresses(integer) from public;

create function private.is_award_out(p_student_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from private.awards as w join private.exam_attempts as a on a.id = w.attempt_id
    where a.student_id = p_student_id and w.state in ('packed', 'posted')
  )
$$;
comment on function private.is_award_out(uuid) is
  'Whether an award of a student is packed or on its way: the account waits for it. What was posted is delivered after 60 days at the latest. Source: exam section 2.';
revoke all on function private.is_award_out(uuid) from public;

create function private.anonymise_awards(p_student_id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.forget_address(d.award_id)
  from private.award_addresses as d
  join private.awards as w on w.id = d.award_id
  join private.exam_attempts as a on a.id = w.attempt_id
  where a.student_id = p_student_id;
end
$$;
comment on function private.anonymise_awards(uuid) is 'The addresses of a student''s awards go with the account. That there was a medal, and how far it came, stays without a person.';
revoke all on function private.anonymise_awards(uuid) from public;

create function private.award_violations() returns table (promise text, detail jsonb)
language sql stable set search_path = ''
as $$
  select 'E8 every step of an award is written down', jsonb_build_object('award_id', w.id)
  from private.awards as w
  left join lateral (select e.new_state from private.award_events as e where e.award_id = w.id order by e.no desc limit 1) as e on true
  where w.state <> coalesce(e.new_state, 'waiting')
  union all
  select 'E8 the steps of an award follow one another', jsonb_build_object('award_id', e.award_id, 'no', e.no)
  from private.award_events as e
  left join private.award_events as o on o.award_id = e.award_id and o.no = e.no - 1
  where e.old_state <> coalesce(o.new_state, 'waiting') or (e.no > 1 and o.no is null)
  union all
  select 'E10 what is packed or was delivered is the medal that was won', jsonb_build_object('award_id', w.id)
  from private.awards as w
  where w.state in ('packed', 'delivered') and w.packed_medal <> w.medal
  union all
  select 'E10 an award goes to the address that its family gave', jsonb_build_object('award_id', w.id)
  from private.awards as w
  join private.exam_attempts as a on a.id = w.attempt_id and a.standing not in ('void', 'reset')
  join public.students as s on s.id = a.student_id and s.deleted_at is null
  left join private.award_addresses as d on d.award_id = w.id
  where case when d.award_id is null then w.state in ('confirmed', 'packed', 'posted', 'returned') else w.state = 'waiting' end
  union all
  select 'E10 the family is told what was posted', jsonb_build_object('award_id', w.id)
  from private.awards as w
  join private.exam_attempts as a on a.id = w.attempt_id
  join public.students as s on s.id = a.student_id and s.deleted_at is null
  where w.state = 'posted' and not exists (
    select 1 from private.outbox as b
    where b.student_id = s.id and b.kind = 'exam_posted_email' and b.about ->> 'award_id' = w.id::text and (b.about -> 'sending')::integer = w.sendings
  )
$$;
comment on function private.award_violations() is
  'Every breach of E8 and E10 by the awards desk with what it is about; empty means clean. Part of private.exam_violations. Source: exam section 1.';
revoke all on function private.award_violations() from public;
