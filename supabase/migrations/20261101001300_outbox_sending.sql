-- Sending the outbox: claim for 60 seconds, send, tell the result. Each crash between sending and telling
-- costs one duplicate at most; nothing is ever lost.

create function private.outbox_backoff(p_attempts integer) returns interval
language sql immutable set search_path = ''
as $$
  select (array['1 minute', '5 minutes', '30 minutes', '2 hours', '6 hours', '12 hours', '24 hours']::interval[])[p_attempts]
$$;
comment on function private.outbox_backoff(integer) is
  'How long to wait after the n-th failed attempt (n from 1); null after the last, then the message is dead.';
revoke all on function private.outbox_backoff(integer) from public;

create function public.claim_outbox(
  p_limit integer, p_student_id uuid default null, p_kind text default null, p_payment_id text default null
) returns table (id uuid, kind text, email text, name text, data jsonb)
language plpgsql security definer set search_path = ''
as $$
declare
  v_now timestamptz := clock_timestamp();
  v_left integer := least(greatest(p_limit, 0), 100);
  v_burials_left integer := 100;
  v_row private.outbox;
begin
  -- Some are buried instead of claimed. Anyone who asks takes fewer than it asked for as the end of the queue; where more
  -- than a hundred are to be buried, the rest of the queue is the next run's.
  while v_left > 0 and v_burials_left > 0 loop
    for v_row in
      select b.*
      from private.outbox as b
      where b.status = 'pending'
        and b.lane < 4
        and b.next_attempt_at <= v_now
        and (b.locked_until is null or b.locked_until <= v_now)
        and (p_student_id is null or b.student_id = p_student_id)
        and (p_kind is null or b.kind = p_kind)
        and (p_payment_id is null or b.order_id = (select o.id from public.orders as o where o.payment_id = p_payment_id))
      order by b.lane, b.next_attempt_at, b.queued_at
      limit least(v_left, v_burials_left)
      for update skip locked
    loop
      return query select * from private.claim_message(v_row, v_now);
      if found then
        v_left := v_left - 1;
      else
        v_burials_left := v_burials_left - 1;
      end if;
    end loop;
    exit when not found;
  end loop;
end
$$;
comment on function public.claim_outbox(integer, uuid, text, text) is
  'Locks up to p_limit (at most 100) due messages for 60 seconds, of one student, kind or payment where given: what reports money first, then welcome mails and what guardians are asked, then the mailing list, each the longest due first; the exams'' lane is claim_exam_mails''s. Fewer only when no more are due, or when a hundred were given up on the way. name is null where the account is gone or gave none. Tell each result to finish_outbox.';

create function private.claim_message(p_message private.outbox, p_now timestamptz)
returns table (id uuid, kind text, email text, name text, data jsonb)
language plpgsql set search_path = ''
as $$
declare
  v_student public.students;
  v_obstacle text;
begin
  select s.* into v_student from public.students as s where s.id = p_message.student_id;
  v_obstacle := case
    when p_message.kind <> 'contact_removal' and (v_student.deleted_at is not null or v_student.email is null)
      then 'account deleted'
    -- Anyone who agreed again in the meantime stays on the list, with a new account as well as with the old one.
    when p_message.kind = 'contact_removal' and exists (
      select 1 from public.students as s where s.email = p_message.recipient and s.deleted_at is null and s.consent_given
    ) then 'consent given again'
    when p_message.kind in ('contact', 'purchase_contact') and not v_student.consent_given then 'no consent'
    when p_message.attempts > 0 and private.outbox_backoff(p_message.attempts) is null then 'gave up'
  end;
  if v_obstacle is not null then
    update private.outbox as b
    set status = 'dead', locked_until = null, recipient = null,
      last_error = left(concat_ws(': ', v_obstacle, b.last_error), 500)
    where b.id = p_message.id;
    return;
  end if;
  update private.outbox as b
  set attempts = b.attempts + 1, claimed_at = p_now, locked_until = p_now + interval '60 seconds'
  where b.id = p_message.id;
  return query select p_message.id, p_message.kind, coalesce(p_message.recipient, v_student.email), v_student.name,
    case p_message.kind when 'guardian_consent_email' then private.write_consent_mail(p_message.id) else private.outbox_data(p_message) end;
end
$$;
comment on function private.claim_message(private.outbox, timestamptz) is
  'Leases one locked message and returns it, or buries it and returns none: consent is asked for at the moment of sending.';

create function public.finish_outbox(p_id uuid, p_error text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_row private.outbox;
  v_wait interval;
begin
  select * into v_row from private.outbox where id = p_id for update;
  if not found then
    raise exception 'There is no message %.', p_id using errcode = 'P0002';
  end if;
  if v_row.status <> 'pending' then
    return jsonb_build_object('outcome', v_row.status);
  end if;
  if p_error is null and v_row.kind in ('contact', 'contact_removal') and v_row.queued_at > v_row.claimed_at then
    update private.outbox set attempts = 0, locked_until = null, next_attempt_at = now() where id = p_id;
    return jsonb_build_object('outcome', 'sent');
  end if;
  if p_error is null then
    update private.outbox set status = 'sent', sent_at = now(), locked_until = null, recipient = null where id = p_id;
    return jsonb_build_object('outcome', 'sent');
  end if;
  v_wait := private.outbox_backoff(greatest(v_row.attempts, 1));
  update private.outbox
  set status = case when v_wait is null then 'dead' else 'pending' end,
    next_attempt_at = coalesce(clock_timestamp() + v_wait, next_attempt_at),
    locked_until = null, reported_at = now(), last_error = left(p_error, 500),
    recipient = case when v_wait is not null or kind = 'contact_removal' then recipient end
  where id = p_id;
  return jsonb_build_object('outcome', case when v_wait is null then 'dead' else 'retry' end);
end
$$;
comment on function public.finish_outbox(uuid, text) is
  'Reports the result of a claimed message: p_error null when sent. Returns {outcome: sent | retry | dead}; waits 1 m, 5 m, 30 m, 2 h, 6 h, 12 h, 24 h between attempts. Raises P0002 for an unknown id.';

create function public.outbox_status(p_student_id uuid, p_kind text, p_payment_id text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'outcome',
    coalesce(
      (
        select case b.status when 'sent' then 'sent' when 'pending' then 'queued' else 'unknown' end
        from private.outbox as b
        left join public.orders as o on o.id = b.order_id
        where b.student_id = p_student_id
          and b.kind = p_kind
          and (p_payment_id is null or o.payment_id = p_payment_id)
        order by b.queued_at desc
        limit 1
      ),
      'unknown'
    )
  )
$$;
comment on function public.outbox_status(uuid, text, text) is
  'The state of a student''s latest message of a kind, for one payment if given. Returns {outcome: sent | queued | unknown}; unknown also when it was given up.';

revoke all on function private.claim_message(private.outbox, timestamptz) from public;
revoke all on function public.claim_outbox(integer, uuid, text, text) from public, anon, authenticated;
revoke all on function public.finish_outbox(uuid, text) from public, anon, authenticated;
revoke all on function public.outbox_status(uuid, text, text) from public, anon, authenticated;
grant execute on function public.claim_outbox(integer, uuid, text, text) to service_role;
grant execute on function public.finish_outbox(uuid, text) to service_role;
grant execute on function public.outbox_status(uuid, text, text) to service_role;
