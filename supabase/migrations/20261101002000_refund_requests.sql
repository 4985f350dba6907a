-- A family asks for a refund of its order: the deadline, what can still go back, and the request itself.
-- Functions of public that people call only pass on to a definer function in private, which checks who calls.

create function private.refund_deadline(p_ordered_at timestamptz, p_first_exam_on date) returns timestamptz
language sql immutable set search_path = ''
as $$
  select least(
    (
      (
        select d.day
        from (select private.day_in_india(p_ordered_at) + n as day from generate_series(1, 4) as n) as d
        where extract(isodow from d.day) <= 5
        order by d.day
        offset 1 limit 1
      ) + 1
    )::timestamp at time zone interval '5 hours 30 minutes',
    p_first_exam_on::timestamp at time zone interval '5 hours 30 minutes'
  )
$$;
comment on function private.refund_deadline(timestamptz, date) is
  'The moment from which a refund can no longer be asked for: the end of the second business day (Monday to Friday, IST) after the day of registration, or the beginning of the first exam day, whichever is earlier. Null exam day: the business days alone. Source: specification section 9.';
revoke all on function private.refund_deadline(timestamptz, date) from public;

create function private.list_refundable_items(
  p_order_id uuid, p_task_id uuid default null, p_is_paid_elsewhere boolean default false
)
returns table (exam_id uuid, price_paise integer, exam_on date)
language sql stable set search_path = ''
as $$
  select i.exam_id, i.price_paise, x.exam_on
  from public.order_items as i
  join public.enrolments as n on n.order_id = i.order_id and n.exam_id = i.exam_id and n.is_active
  left join public.edition_exams as x on x.edition_id = n.edition_id and x.exam_id = i.exam_id
  where i.order_id = p_order_id
    and not exists (
      select 1 from private.refund_items as r
      where r.order_id = i.order_id and r.exam_id = i.exam_id and r.task_id is distinct from p_task_id
    )
    and (p_is_paid_elsewhere or not private.has_attempt(n.student_id, n.exam_id, n.edition_id))
$$;
comment on function private.list_refundable_items(uuid, uuid, boolean) is
  'The exams of an order that still be: enrolled by it, not on their way back by another task than p_task_id, and not started, unless the money goes or went back past our gateway calls (p_is_paid_elsewhere). price_paise is the whole price; nothing is deducted. Source: exam section 2.';
revoke all on function private.list_refundable_items(uuid, uuid, boolean) from public;

create function private.file_refund_request(
  p_student_id uuid, p_order_id uuid, p_reason text, p_note text, p_at timestamptz
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_note text := private.clean_note(p_note);
  v_order public.orders;
  v_request public.refund_requests;
  v_amount_paise integer;
  v_deadline timestamptz;
begin
  if p_reason is null or p_reason not in ('payment_error', 'double_payment', 'system_failure') then
    return jsonb_build_object('outcome', 'invalid_reason');
  end if;
  if char_length(v_note) > 500 then
    return jsonb_build_object('outcome', 'note_too_long');
  end if;
  perform private.lock_student(p_student_id);

  -- An account may have been deleted while this waited for its lock.
  select o.* into v_order
  from public.orders as o
  join public.students as s on s.id = o.student_id and s.deleted_at is null
  where o.id = p_order_id and o.student_id = p_student_id;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  select * into v_request from public.refund_requests where order_id = p_order_id;
  if found then
    return jsonb_build_object('outcome', 'already_requested', 'request_id', v_request.id, 'status', v_request.status);
  end if;
  select sum(i.price_paise), private.refund_deadline(v_order.ordered_at, min(i.exam_on))
  into v_amount_paise, v_deadline
  from private.list_refundable_items(p_order_id) as i;
  if v_amount_paise is null then
    return jsonb_build_object('outcome', 'nothing_left');
  end if;
  if p_at >= v_deadline then
    return jsonb_build_object('outcome', 'too_late', 'deadline', v_deadline);
  end if;

  insert into public.refund_requests (order_id, student_id, reason, note, amount_paise)
  values (p_order_id, p_student_id, p_reason, v_note, v_amount_paise)
  returning * into v_request;
  insert into private.refund_tasks (payment_id, order_id, request_id, reason, amount_paise)
  values (v_order.payment_id, p_order_id, v_request.id, 'student_request', v_amount_paise);
  return jsonb_build_object('outcome', 'requested', 'request_id', v_request.id, 'amount_paise', v_amount_paise);
end
$$;
comment on function private.file_refund_request(uuid, uuid, text, text, timestamptz) is
  'The rules of request_refund for one student at one moment. A deleted account has no order to ask for.';
revoke all on function private.file_refund_request(uuid, uuid, text, text, timestamptz) from public;

create function private.request_refund(p_order_id uuid, p_reason text, p_note text) returns jsonb
language sql security definer set search_path = ''
as $$ select private.file_refund_request((select auth.uid()), p_order_id, p_reason, p_note, now()) $$;
comment on function private.request_refund(uuid, text, text) is 'request_refund for the caller alone: an order of somebody else is not found.';

create function public.request_refund(p_order_id uuid, p_reason text, p_note text default null) returns jsonb
language sql set search_path = ''
return private.request_refund(p_order_id, p_reason, p_note);
comment on function public.request_refund(uuid, text, text) is
  'A student asks for a refund of an own order, once, for payment_error, double_payment or system_failure, with a note of up to 500 characters. Returns {outcome}: requested {request_id, amount_paise}, already_requested {request_id, status}, too_late {deadline}, nothing_left (every exam of it went back or is about to), not_found, invalid_reason, note_too_long. Source: specification section 9.';

create function private.list_refundable_orders()
returns table (order_id uuid, amount_paise bigint, until timestamptz)
language sql stable security definer set search_path = ''
as $$
  select d.order_id, d.amount_paise, d.until
  from (
    select o.id as order_id, sum(i.price_paise) as amount_paise,
      private.refund_deadline(o.ordered_at, min(i.exam_on)) as until
    from public.orders as o
    cross join private.list_refundable_items(o.id) as i
    where o.student_id = (select private.student_id())
      -- Two business days and a weekend are over after five days, for every exam day.
      and o.ordered_at > now() - interval '5 days'
      and not exists (select 1 from public.refund_requests as r where r.order_id = o.id)
    group by o.id
  ) as d
  where d.until > now()
  order by d.until, d.order_id
$$;
comment on function private.list_refundable_orders() is 'list_refundable_orders for the caller alone.';

create function public.list_refundable_orders()
returns table (order_id uuid, amount_paise bigint, until timestamptz)
language sql stable set search_path = ''
return private.list_refundable_orders();
comment on function public.list_refundable_orders() is
  'The caller''s orders for which request_refund would say yes now, the soonest deadline first: what would go back (paise), and the moment from which it is too late.';

revoke all on function private.request_refund(uuid, text, text) from public, anon, authenticated;
revoke all on function private.list_refundable_orders() from public, anon, authenticated;
revoke all on function public.request_refund(uuid, text, text) from public, anon, authenticated;
revoke all on function public.list_refundable_orders() from public, anon, authenticated;
-- Nobody may use the schema private: the bodies above name its functions by what they are, not by where they are.
grant execute on function private.request_refund(uuid, text, text) to authenticated;
grant execute on function private.list_refundable_orders() to authenticated;
grant execute on function public.request_refund(uuid, text, text) to authenticated;
grant execute on function public.list_refundable_orders() to authenticated;
