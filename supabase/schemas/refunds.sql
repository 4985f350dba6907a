-- Refunds: requests by families, refund tasks for the gateway, and tasks that an organiser must decide. The functions
-- follow in that order: requesting, paying back, deciding.
--   request: requested → approved → processed      requested → refused → requested (by an organiser)
--   task:    review → queued → requested → processed | failed      review or failed → refused, or queued again
--            refused → review: an organiser starts a refused request again
--            review → merged: what the gateway reported is the money of another task, which is processed

create table public.refund_requests (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null,
  student_id uuid not null,
  reason text not null check (reason in ('payment_error', 'double_payment', 'system_failure', 'other')),
  note text check (char_length(note) between 1 and 500),
  amount_paise integer not null check (amount_paise > 0),
  status text not null default 'requested' check (status in ('requested', 'approved', 'refused', 'processed')),
  approved_paise integer check (approved_paise > 0),
  answer text check (char_length(answer) between 1 and 500),
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  processed_at timestamptz,
  failed_at timestamptz,
  is_by_organiser boolean not null default false,
  foreign key (order_id, student_id) references public.orders (id, student_id),
  check ((status = 'requested') = (decided_at is null)),
  check ((status = 'processed') = (processed_at is not null)),
  check (status <> 'refused' or answer is not null),
  check (failed_at is null or status = 'approved')
);
comment on table public.refund_requests is
  'Requests for one of the three reasons of docs/specification.md section 9, or for another reason that an organiser '
  'wrote down (other; decision 102). A family makes one per order; after it was processed, an organiser can start '
  'another one for the exams that are left. A family can read its own requests.';
comment on column public.refund_requests.amount_paise is
  'The requested amount in paise: the exams left in the order at that time.';
comment on column public.refund_requests.approved_paise is 'The approved amount in paise; null until approved.';
comment on column public.refund_requests.answer is
  'The organiser''s reply to the family: why the request was refused, or a note with the approval.';
comment on column public.refund_requests.failed_at is
  'When the gateway or the bank could not pay out the approved refund; null again once an organiser has decided again.';
comment on column public.refund_requests.is_by_organiser is
  'Whether an organiser started it for the family, so that no email says that the family asked.';
create index refund_requests_student on public.refund_requests (student_id);
create index refund_requests_order on public.refund_requests (order_id, student_id);
-- A refused request is opened again instead of making a second one.
create unique index refund_requests_one_open on public.refund_requests (order_id) where status <> 'processed';

create table private.refund_tasks (
  id uuid primary key default gen_random_uuid(),
  payment_id text not null references private.captured_payments (payment_id),
  order_id uuid,
  exam_id uuid references public.subjects (id),
  request_id uuid unique references public.refund_requests (id),
  reason text not null check (
    reason in (
      'second_payment', 'duplicate_exam', 'amount_mismatch', 'unknown_order', 'already_refunded', 'late_after_exam',
      'late_for_price', 'late_after_closing', 'exam_cancelled', 'dashboard_refund', 'dispute', 'student_request'
    )
  ),
  amount_paise integer not null check (amount_paise > 0),
  status text not null default 'review'
    check (status in ('review', 'queued', 'requested', 'processed', 'failed', 'refused', 'merged')),
  round smallint not null default 1,
  razorpay_refund_id text unique check (char_length(razorpay_refund_id) between 1 and 64),
  bank_reference text check (char_length(bank_reference) between 1 and 64),
  paid_method text check (paid_method in ('upi', 'bank_transfer', 'cash', 'dashboard')),
  paid_on date,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  locked_until timestamptz,
  detail text check (char_length(detail) <= 500),
  note text check (char_length(note) between 1 and 500),
  decided_by uuid references public.students (id),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, order_id),
  foreign key (order_id, payment_id) references public.orders (id, payment_id),
  check ((request_id is not null) = (reason = 'student_request')),
  check (paid_on is null or paid_method is not null),
  check (paid_method not in ('upi', 'bank_transfer') or bank_reference is not null and paid_on is not null)
);
comment on table private.refund_tasks is
  'One row per part of a captured payment that is or may have to be refunded: queued if our rules decide, review if '
  'an organiser must decide.';
comment on column private.refund_tasks.exam_id is
  'The exam to refund; null for the whole payment or several exams (refund_items).';
comment on column private.refund_tasks.amount_paise is
  'The amount in paise; no fee is deducted (docs/design.md section 3 no. 14).';
comment on column private.refund_tasks.round is
  'Incremented when an organiser retries after a failure, so that the gateway gets a new idempotency key: the old key '
  'belongs to the failed refund.';
comment on column private.refund_tasks.locked_until is
  'Until when the task is claimed by a worker that calls the gateway.';
comment on column private.refund_tasks.detail is
  'The gateway''s last reply: why the refund failed, or the event of a dispute.';
comment on column private.refund_tasks.bank_reference is
  'The number by which the family''s bank finds the refund (ARN, RRN or UTR); null until the gateway knows it. For a '
  'refund by hand the reference that the organiser typed.';
comment on column private.refund_tasks.paid_method is
  'How a refund by hand was paid. Null if the gateway paid it for us, or if the task itself is the report of a refund '
  'on the gateway''s or the bank''s side.';
comment on column private.refund_tasks.paid_on is
  'The day (in India) on which a refund by hand was paid. Null for other refunds, and for one that the gateway had '
  'reported before an organiser recorded it.';
comment on column private.refund_tasks.note is 'The note of the organiser who decided.';
-- A payment is reported once per reason. Refunds on the gateway's dashboard, disputes and requests can occur again
-- after earlier ones were settled.
create unique index refund_tasks_one on private.refund_tasks (payment_id, reason, exam_id) nulls not distinct
  where reason not in ('dashboard_refund', 'dispute', 'student_request');
create unique index refund_tasks_one_request on private.refund_tasks (payment_id)
  where reason = 'student_request' and status <> 'processed';
create unique index refund_tasks_one_open on private.refund_tasks (payment_id, reason)
  where reason in ('dashboard_refund', 'dispute') and status = 'review';
create index refund_tasks_payment on private.refund_tasks (payment_id);
create index refund_tasks_order on private.refund_tasks (order_id, payment_id);
create index refund_tasks_exam on private.refund_tasks (exam_id);
create index refund_tasks_decided_by on private.refund_tasks (decided_by);
create index refund_tasks_status on private.refund_tasks (status, created_at);
create index refund_tasks_code on private.refund_tasks (private.code_key(razorpay_refund_id) text_pattern_ops);
create index refund_tasks_code_end
  on private.refund_tasks (reverse(private.code_key(razorpay_refund_id)) text_pattern_ops);
create index refund_tasks_bank_reference on private.refund_tasks (private.reference_key(bank_reference));
create index refund_tasks_due on private.refund_tasks (next_attempt_at) where status in ('queued', 'requested');

create table private.refund_items (
  order_id uuid not null,
  exam_id uuid not null,
  task_id uuid not null,
  primary key (order_id, exam_id),
  foreign key (task_id, order_id) references private.refund_tasks (id, order_id),
  foreign key (order_id, exam_id) references public.order_items (order_id, exam_id)
);
comment on table private.refund_items is
  'Which exams of an order a task refunds. The primary key guarantees that no exam of an order is refunded twice.';
create index refund_items_task on private.refund_items (task_id, order_id);

create table private.refund_refusals (
  id uuid primary key default gen_random_uuid(),
  task_id uuid not null references private.refund_tasks (id),
  reason text not null,
  note text,
  amount_paise integer not null,
  requested_at timestamptz not null,
  answer text not null,
  refused_by uuid references public.students (id),
  refused_at timestamptz not null
);
comment on table private.refund_refusals is
  'The refusals that were lifted, with what the request and its task had recorded before an organiser opened the '
  'request again. The refusal that is in force is in the request and the task.';
comment on column private.refund_refusals.amount_paise is 'The requested amount in paise.';
create index refund_refusals_task on private.refund_refusals (task_id, refused_at desc);
create index refund_refusals_refused_by on private.refund_refusals (refused_by);

create table private.refund_failures (
  task_id uuid not null references private.refund_tasks (id),
  round smallint not null,
  amount_paise integer not null check (amount_paise > 0),
  razorpay_refund_id text check (char_length(razorpay_refund_id) between 1 and 64),
  detail text check (char_length(detail) <= 500),
  failed_at timestamptz not null default now(),
  primary key (task_id, round)
);
comment on table private.refund_failures is
  'The tries of a refund that failed, one for each round of its task: the task itself knows only the last one.';
comment on column private.refund_failures.razorpay_refund_id is
  'The refund at the gateway that failed; null if the gateway had not accepted it.';
comment on column private.refund_failures.detail is 'The gateway''s reply.';
create index refund_failures_refund on private.refund_failures (razorpay_refund_id);

create table private.credit_note_years (
  year smallint primary key check (year between 2000 and 2999),
  last_number integer not null check (last_number > 0)
);
comment on table private.credit_note_years is
  'The last number that a credit note got in each financial year (April to March, in India; year is the one in which '
  'it begins). The row of a year is locked until the refund is saved, so that the numbers have no gap.';

create table private.credit_notes (
  task_id uuid primary key,
  order_id uuid not null,
  year smallint not null,
  place integer not null check (place > 0),
  number text generated always as (
    'CN/' || lpad((year % 100)::text, 2, '0') || '-' || lpad(((year + 1) % 100)::text, 2, '0') || '/' || place::text
  ) stored,
  amount_paise integer not null check (amount_paise > 0),
  issued_at timestamptz not null default now(),
  unique (year, place),
  foreign key (task_id, order_id) references private.refund_tasks (id, order_id)
);
comment on table private.credit_notes is
  'The credit note of each processed refund of an order, numbered without a gap in each financial year: CN/26-27/1. '
  'Append-only. A refunded payment that never became an order had no invoice and gets no credit note.';
create index credit_notes_order on private.credit_notes (order_id);
create index credit_notes_task on private.credit_notes (task_id, order_id);
create index credit_notes_number on private.credit_notes (number);
create index credit_notes_issued on private.credit_notes (issued_at, year, place);

create trigger credit_notes_append_only before update or delete on private.credit_notes
  for each row execute function private.forbid_changes();
create trigger credit_notes_no_truncate before truncate on private.credit_notes
  for each statement execute function private.forbid_changes();

alter table private.credit_note_years enable row level security;
alter table private.credit_notes enable row level security;
alter table public.refund_requests enable row level security;
alter table private.refund_tasks enable row level security;
alter table private.refund_items enable row level security;
alter table private.refund_refusals enable row level security;
alter table private.refund_failures enable row level security;
grant select (id, order_id, student_id, reason, note, amount_paise, status, approved_paise, answer, requested_at,
  decided_at, processed_at, failed_at, is_by_organiser)
  on public.refund_requests to authenticated;

create policy refund_requests_select_own on public.refund_requests for select to authenticated
  using (student_id = (select private.student_id()));

create function private.committed_refunds_paise(p_payment_id text) returns bigint
language sql stable set search_path = ''
as $$
  select coalesce(sum(amount_paise), 0)
  from private.refund_tasks
  where payment_id = p_payment_id
    and (
      status in ('queued', 'requested', 'processed')
      or (reason in ('dashboard_refund', 'already_refunded') and status <> 'merged')
    )
$$;
comment on function private.committed_refunds_paise(text) is
  'How much of a payment (paise) was or is being refunded, by us or on the gateway''s side, without counting anything '
  'twice. The rest can still be refunded.';

-- ------------------------------------------------------------

-- A family asks for a refund of its order: the deadline, the exams that can still be refunded, and the request itself.
-- Functions in public that users call only pass the call to a security definer function in private, which checks the
-- caller.

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
  'The time from which a refund can no longer be requested: the end of the second business day (Monday to Friday, '
  'IST) after the day of registration, or the beginning of the first exam day, whichever is earlier. If the exam day '
  'is null, only the business days count. Source: docs/specification.md section 9.';

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
  'The exams of an order that can still be refunded: enrolled by it, not in another task than p_task_id, and not '
  'started unless the money is refunded outside our gateway calls (p_is_paid_elsewhere). price_paise is the whole '
  'price; nothing is deducted. Source: docs/exam.md section 2.';

create function private.first_asked_at(p_request public.refund_requests) returns timestamptz
language sql stable set search_path = ''
as $$
  select case
    when p_request.status = 'refused' then least(p_request.requested_at, (
      select min(f.requested_at)
      from private.refund_refusals as f join private.refund_tasks as t on t.id = f.task_id
      where t.request_id = p_request.id
    ))
  end
$$;
comment on function private.first_asked_at(public.refund_requests) is
  'When a refused request was made for the first time: if it is opened again, the deadline is compared with this time. '
  'Null for a request that is not refused, because a new request has a time of its own.';

create function private.refund_request_error(p_order_id uuid, p_at timestamptz) returns text
language sql stable set search_path = ''
as $$
  select case
    when exists (
      select 1 from public.orders as o join public.students as s on s.id = o.student_id
      where o.id = p_order_id and s.deleted_at is not null
    ) then 'not_found'
    when exists (
      select 1 from public.refund_requests as r where r.order_id = p_order_id and r.status in ('requested', 'approved')
    ) then 'already_requested'
    when count(i.exam_id) = 0 then 'nothing_left'
    when coalesce((
      select private.first_asked_at(r) from public.refund_requests as r
      where r.order_id = p_order_id and r.status = 'refused'
    ), p_at) >= (
      select private.refund_deadline(o.ordered_at, min(i.exam_on)) from public.orders as o where o.id = p_order_id
    ) then 'too_late'
  end
  from private.list_refundable_items(p_order_id) as i
$$;
comment on function private.refund_request_error(uuid, timestamptz) is
  'The outcome with which start_refund would refuse to request this order''s refund at this time, with a valid '
  'reason and note; null if it would not refuse.';

create function private.queue_request_email(p_request_id uuid) returns void
language sql set search_path = ''
as $$
  insert into private.outbox (kind, student_id, refund_task_id)
  select 'refund_request_email', r.student_id, t.id
  from public.refund_requests as r join private.refund_tasks as t on t.request_id = r.id
  where r.id = p_request_id
  on conflict (refund_task_id, kind) where refund_task_id is not null
  do update set status = 'pending', attempts = 0, queued_at = clock_timestamp(), next_attempt_at = now(),
    reported_at = null, sent_at = null, last_error = null
$$;
comment on function private.queue_request_email(uuid) is
  'Confirms to the family by email that its refund request has arrived, and once more when it is opened again.';

create function private.is_reopened_too_often(p_task_id uuid) returns boolean
language sql stable set search_path = ''
as $$ select count(*) >= 10 from private.refund_refusals where task_id = p_task_id $$;
comment on function private.is_reopened_too_often(uuid) is
  'Whether a task was refused and opened again ten times: each new refusal emails the family, so there is no eleventh.';

create function private.reopen_task(p_task_id uuid, p_amount_paise integer) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.refund_refusals (task_id, reason, note, amount_paise, requested_at, answer, refused_by,
    refused_at)
  select t.id, coalesce(r.reason, t.reason), r.note, t.amount_paise, coalesce(r.requested_at, t.created_at), t.note,
    t.decided_by, t.decided_at
  from private.refund_tasks as t
  left join public.refund_requests as r on r.id = t.request_id
  where t.id = p_task_id;
  -- The gateway may have failed before the refusal; a new round has a new idempotency key.
  update private.refund_tasks
  set status = 'review', amount_paise = p_amount_paise, round = round + 1, detail = null, note = null,
    decided_by = null, decided_at = null, updated_at = now()
  where id = p_task_id;
  delete from private.outbox
  where refund_task_id = p_task_id and kind = 'refund_refused_email' and status = 'pending'
    and (locked_until is null or locked_until <= clock_timestamp());
end
$$;
comment on function private.reopen_task(uuid, integer) is
  'Lets a refused task wait for a decision again, with this amount (paise): keeps the refusal in refund_refusals and '
  'does not send a refusal that is still queued. The caller has locked the student and checked that the task is '
  'refused.';

create function private.reopen_request(p_request_id uuid, p_reason text, p_note text, p_amount_paise integer)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_task_id uuid := (select id from private.refund_tasks where request_id = p_request_id);
begin
  if private.is_reopened_too_often(v_task_id) then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  perform private.reopen_task(v_task_id, p_amount_paise);
  update public.refund_requests
  set status = 'requested', reason = p_reason, note = p_note, amount_paise = p_amount_paise, approved_paise = null,
    answer = null, requested_at = now(), decided_at = null, is_by_organiser = true
  where id = p_request_id;
  perform private.queue_request_email(p_request_id);
  return jsonb_build_object('outcome', 'requested', 'request_id', p_request_id, 'amount_paise', p_amount_paise);
end
$$;
comment on function private.reopen_request(uuid, text, text, integer) is
  'Opens a refused request again with a new reason, note and amount (paise), as private.reopen_task does, and confirms '
  'it to the family by email. Returns the outcome of start_refund: requested or too_many.';

create function private.file_refund_request(
  p_student_id uuid, p_order_id uuid, p_reason text, p_note text, p_at timestamptz,
  p_is_by_organiser boolean default false
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
  if p_reason is null or p_reason not in ('payment_error', 'double_payment', 'system_failure')
    and not (p_is_by_organiser and p_reason = 'other') then
    return jsonb_build_object('outcome', 'invalid_reason');
  end if;
  if p_reason = 'other' and v_note is null then
    return jsonb_build_object('outcome', 'note_required');
  end if;
  if char_length(v_note) > 500 then
    return jsonb_build_object('outcome', 'note_too_long');
  end if;
  perform private.lock_student(p_student_id);

  -- The account may have been deleted while this call waited for the lock.
  select o.* into v_order
  from public.orders as o
  join public.students as s on s.id = o.student_id and s.deleted_at is null
  where o.id = p_order_id and o.student_id = p_student_id;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  select * into v_request from public.refund_requests
  where order_id = p_order_id order by status = 'processed', requested_at desc limit 1;
  if found and not (p_is_by_organiser and v_request.status in ('refused', 'processed')) then
    return jsonb_build_object('outcome', 'already_requested', 'request_id', v_request.id, 'status', v_request.status);
  end if;
  select sum(i.price_paise), private.refund_deadline(v_order.ordered_at, min(i.exam_on))
  into v_amount_paise, v_deadline
  from private.list_refundable_items(p_order_id) as i;
  if v_amount_paise is null then
    return jsonb_build_object('outcome', 'nothing_left');
  end if;
  -- A refused request that was made in time can always be opened again. The deadline is that of the three reasons.
  if coalesce(private.first_asked_at(v_request), p_at) >= v_deadline and p_reason <> 'other' then
    return jsonb_build_object('outcome', 'too_late', 'deadline', v_deadline);
  end if;

  if v_request.status = 'refused' then
    return private.reopen_request(v_request.id, p_reason, v_note, v_amount_paise);
  end if;
  insert into public.refund_requests (order_id, student_id, reason, note, amount_paise, is_by_organiser)
  values (p_order_id, p_student_id, p_reason, v_note, v_amount_paise, p_is_by_organiser)
  returning * into v_request;
  insert into private.refund_tasks (payment_id, order_id, request_id, reason, amount_paise)
  values (v_order.payment_id, p_order_id, v_request.id, 'student_request', v_amount_paise);
  perform private.queue_request_email(v_request.id);
  return jsonb_build_object('outcome', 'requested', 'request_id', v_request.id, 'amount_paise', v_amount_paise);
end
$$;
comment on function private.file_refund_request(uuid, uuid, text, text, timestamptz, boolean) is
  'The rules of request_refund for a student at a given time, or those of start_refund for an organiser '
  '(p_is_by_organiser), who may also give another reason, in writing and at any time, open a refused request again, '
  'and start another request when the earlier ones are processed. A deleted account gets not_found.';

create function private.request_refund(p_order_id uuid, p_reason text, p_note text) returns jsonb
language sql security definer set search_path = ''
as $$ select private.file_refund_request((select auth.uid()), p_order_id, p_reason, p_note, now()) $$;
comment on function private.request_refund(uuid, text, text) is
  'request_refund for the caller alone: an order of somebody else is not found.';

create function public.request_refund(p_order_id uuid, p_reason text, p_note text default null) returns jsonb
language sql set search_path = ''
return private.request_refund(p_order_id, p_reason, p_note);
comment on function public.request_refund(uuid, text, text) is
  'Requests a refund of one of the caller''s orders, once per order, for payment_error, double_payment or '
  'system_failure, with a note of up to 500 characters. Returns {outcome}: requested {request_id, amount_paise}, '
  'already_requested {request_id, status}, too_late {deadline}, nothing_left (all its exams were or are being '
  'refunded), not_found, invalid_reason, note_too_long. Source: docs/specification.md section 9.';

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
      -- The deadline is never later than that: two business days and a weekend after the order.
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
  'The caller''s orders for which request_refund would succeed now, the earliest deadline first: the amount (paise) '
  'and the time from which it is too late.';

-- No role has usage on the schema private. The functions above still work, because their bodies were parsed when they
-- were created.
grant execute on function private.request_refund(uuid, text, text) to authenticated;
grant execute on function private.list_refundable_orders() to authenticated;
grant execute on function public.request_refund(uuid, text, text) to authenticated;
grant execute on function public.list_refundable_orders() to authenticated;

-- ------------------------------------------------------------

-- Paying refunds: a worker claims tasks, calls the gateway outside any transaction, and reports the result here. The
-- lock order is the same everywhere: the student's advisory lock, then the payment's row, then the task's.

create function private.find_payer(p_payment_id text) returns uuid
language sql stable set search_path = ''
as $$
  select i.student_id
  from private.captured_payments as p
  join private.payment_intents as i on i.razorpay_order_id = p.razorpay_order_id
  where p.payment_id = p_payment_id
$$;
comment on function private.find_payer(text) is
  'The student whose checkout led to a payment; null for a payment of a gateway order that we never created.';

create function private.lock_refund_task(p_task_id uuid) returns private.refund_tasks
language plpgsql set search_path = ''
as $$
declare
  v_task private.refund_tasks;
begin
  perform private.lock_student(private.find_payer(t.payment_id)) from private.refund_tasks as t where t.id = p_task_id;
  -- A payment of a gateway order that we never created has no student to lock, so the payment's row serialises its
  -- tasks.
  perform 1 from private.captured_payments
  where payment_id = (select t.payment_id from private.refund_tasks as t where t.id = p_task_id)
  for no key update;
  select * into v_task from private.refund_tasks where id = p_task_id for update;
  return v_task;
end
$$;
comment on function private.lock_refund_task(uuid) is
  'Locks a task with its payment and the other payments of its student until the end of the transaction, and returns '
  'the task. Empty for an unknown id.';

create function private.issue_credit_note(p_task private.refund_tasks) returns void
language sql set search_path = ''
as $$
  with today as (
    select private.day_in_india(now()) as day
  ), place as (
    insert into private.credit_note_years as y (year, last_number)
    select extract(year from day - interval '3 months'), 1 from today
    on conflict (year) do update set last_number = y.last_number + 1
    returning year, last_number
  )
  insert into private.credit_notes (task_id, order_id, year, place, amount_paise)
  select p_task.id, p_task.order_id, year, last_number, p_task.amount_paise from place
$$;
comment on function private.issue_credit_note(private.refund_tasks) is
  'Gives the refund of an order the next credit note number of the financial year. Other refunds wait for the number '
  'until this one is saved, so it is the last step.';

create function private.refund_method(p_task private.refund_tasks) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_task.status <> 'processed' then null
    when p_task.razorpay_refund_id is not null then 'gateway'
    when p_task.reason in ('dashboard_refund', 'already_refunded') then 'dashboard'
    when p_task.reason = 'dispute' then 'bank'
    else coalesce(p_task.paid_method, 'by_hand')
  end
$$;
comment on function private.refund_method(private.refund_tasks) is
  'How a refund was paid: gateway, upi, bank_transfer, cash, dashboard (refunded on the gateway''s dashboard), bank '
  '(after a dispute) or by_hand (before the way was recorded); null until it was paid.';

create function private.earlier_credit_paise(p_note private.credit_notes) returns bigint
language sql stable set search_path = ''
as $$
  select coalesce(sum(n.amount_paise), 0)::bigint
  from private.credit_notes as n
  where n.order_id = p_note.order_id and (n.year, n.place) < (p_note.year, p_note.place)
$$;
comment on function private.earlier_credit_paise(private.credit_notes) is
  'The sum of the credit notes of the same order before this one, in paise.';

create function private.credit_notes_json(p_order_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'number', n.number, 'issued_at', private.iso_timestamp(n.issued_at), 'amount_paise', n.amount_paise,
      'earlier_paise', private.earlier_credit_paise(n),
      'paid_by', private.refund_method(t), 'reference', t.bank_reference, 'request_id', t.request_id,
      'refunded_at', private.iso_timestamp(
        coalesce(t.paid_on::timestamp at time zone interval '5 hours 30 minutes', n.issued_at)
      ),
      'exams', (
        select coalesce(jsonb_agg(x.name order by x.name), '[]')
        from private.refund_items as i join public.subjects as x on x.id = i.exam_id
        where i.task_id = n.task_id
      )
    )
    order by n.issued_at, n.year, n.place
  ), '[]')
  from private.credit_notes as n
  join private.refund_tasks as t on t.id = n.task_id
  where n.order_id = p_order_id
$$;
comment on function private.credit_notes_json(uuid) is
  'The credit notes of an order, the oldest first: {number, issued_at (UTC), amount_paise, earlier_paise (the sum of '
  'those before it), exams, paid_by (private.refund_method), reference (the bank''s, null until it is known), '
  'refunded_at (UTC; of a refund by hand the beginning of the day on which it was paid), request_id}; exams is empty '
  'if the refund was not for certain exams, as in a dispute, request_id null without a request.';

create function private.complete_refund(p_task private.refund_tasks) returns void
language plpgsql set search_path = ''
as $$
declare
  v_is_full boolean;
begin
  update private.refund_tasks
  set status = 'processed', locked_until = null, detail = null, updated_at = now()
  where id = p_task.id;
  update public.refund_requests
  set status = 'processed', processed_at = now(), decided_at = coalesce(decided_at, now()),
    approved_paise = p_task.amount_paise, failed_at = null
  where id = p_task.request_id;
  if p_task.order_id is null then
    return;
  end if;

  select sum(t.amount_paise) >= o.amount_paise into v_is_full
  from public.orders as o
  join private.refund_tasks as t on t.order_id = o.id and t.status = 'processed'
  where o.id = p_task.order_id
  group by o.id;
  update public.orders set refund_status = case when v_is_full then 'full' else 'partial' end
  where id = p_task.order_id and refund_status <> 'full';
  update public.enrolments as n set is_active = false
  where n.order_id = p_task.order_id
    and n.is_active
    and (
      v_is_full
      or exists (
        select 1 from private.refund_items as r where r.task_id = p_task.id and r.exam_id = n.exam_id
      )
    );
  perform private.issue_credit_note(p_task);
end
$$;
comment on function private.complete_refund(private.refund_tasks) is
  'Completes a paid refund: marks the request as processed, updates the order''s refund status, ends the enrolments of '
  'the refunded exams, or of all exams if the whole order was refunded, and issues the credit note. A payment without '
  'an order changes no order and has no credit note.';

create function private.queue_refund_email(p_task private.refund_tasks, p_is_by_hand boolean default false)
returns void
language sql set search_path = ''
as $$
  insert into private.outbox as b (kind, student_id, refund_task_id)
  select 'refund_email', s.id, p_task.id
  from public.students as s where s.id = private.find_payer(p_task.payment_id)
  on conflict (refund_task_id, kind) where refund_task_id is not null
  -- The refund failed after the gateway had accepted it. The email that was sent says that the money comes from the
  -- gateway, so another one is sent.
  do update set status = 'pending', attempts = 0, queued_at = clock_timestamp(), next_attempt_at = now(),
    reported_at = null, sent_at = null, last_error = null
  where p_is_by_hand or exists (
    select 1 from private.outbox as f
    where f.refund_task_id = p_task.id and f.kind = 'refund_failed_email' and f.status <> 'dead'
      and f.claimed_at > b.queued_at
  )
$$;
comment on function private.queue_refund_email(private.refund_tasks, boolean) is
  'Informs the family of a refund, once per task, and once more if it was then paid outside the gateway '
  '(p_is_by_hand), or after an email that it had failed; nobody if the payment is for a gateway order that we never '
  'created.';

create function private.note_refund_failure(p_task private.refund_tasks, p_refund_id text, p_detail text) returns void
language plpgsql set search_path = ''
as $$
begin
  if p_task.status = 'failed' then
    return;
  end if;
  insert into private.refund_failures (task_id, round, amount_paise, razorpay_refund_id, detail)
  values (p_task.id, p_task.round, p_task.amount_paise, p_refund_id, left(p_detail, 500))
  on conflict do nothing;
  update public.refund_requests set failed_at = now() where id = p_task.request_id;
  insert into private.outbox (kind, student_id, refund_task_id)
  select 'refund_failed_email', b.student_id, p_task.id
  from private.outbox as b
  where b.refund_task_id = p_task.id and b.kind = 'refund_email' and b.status <> 'dead' and b.claimed_at is not null
    and not exists (
      select 1 from private.outbox as f
      where f.refund_task_id = p_task.id and f.kind = 'refund_failed_email' and f.claimed_at > b.claimed_at
    )
  on conflict (refund_task_id, kind) where refund_task_id is not null
  do update set status = 'pending', attempts = 0, queued_at = clock_timestamp(), next_attempt_at = now(),
    reported_at = null, sent_at = null, last_error = null;
end
$$;
comment on function private.note_refund_failure(private.refund_tasks, text, text) is
  'Saves a try that has just failed in refund_failures, with its refund at the gateway (null if there is none) and the '
  'gateway''s reply; p_task is the task as it was before the failure. The family then sees the failure in its request, '
  'and gets an email about it if an earlier email had said that the money is on its way.';

create function private.answer_day(p_at timestamptz) returns date
language sql immutable set search_path = ''
as $$
  select d.day
  from (select private.day_in_india(p_at) + n as day from generate_series(1, 5) as n) as d
  where extract(isodow from d.day) <= 5
  order by d.day
  offset 2 limit 1
$$;
comment on function private.answer_day(timestamptz) is
  'The day by which a family hears about a payment whose review began at this time: the third business day (Monday to '
  'Friday, IST) after it.';

create function private.is_under_review(p_task private.refund_tasks) returns boolean
language sql stable set search_path = ''
as $$
  select p_task.reason in ('amount_mismatch', 'unknown_order', 'late_after_exam', 'late_for_price',
      'late_after_closing', 'exam_cancelled')
    and exists (
      select 1 from public.students as s
      where s.id = private.find_payer(p_task.payment_id) and s.deleted_at is null
    )
$$;
comment on function private.is_under_review(private.refund_tasks) is
  'Whether a task is money of a known family that an organiser must look at, so that the family gets an email about '
  'it.';

create function private.queue_review_email(p_task_id uuid) returns void
language sql set search_path = ''
as $$
  insert into private.outbox (kind, student_id, refund_task_id)
  select 'payment_review_email', private.find_payer(t.payment_id), t.id
  from private.refund_tasks as t
  where t.id = p_task_id and t.status = 'review' and private.is_under_review(t)
  on conflict (refund_task_id, kind) where refund_task_id is not null do nothing
$$;
comment on function private.queue_review_email(uuid) is
  'Queues an email to a family, once, that its money is under review and by which day it hears from us; none if a rule '
  'decides about the task, or if we do not know the payer.';

create function private.queue_refusal_email(p_task private.refund_tasks) returns void
language sql set search_path = ''
as $$
  insert into private.outbox (kind, student_id, refund_task_id)
  select 'refund_refused_email', s.id, p_task.id
  from public.students as s
  where s.id = private.find_payer(p_task.payment_id)
    and (
      p_task.request_id is not null
      or (p_task.order_id is null and p_task.reason not in ('already_refunded', 'dashboard_refund', 'dispute'))
    )
  on conflict (refund_task_id, kind) where refund_task_id is not null
  do update set status = 'pending', attempts = 0, queued_at = clock_timestamp(), next_attempt_at = now(),
    reported_at = null, sent_at = null, last_error = null
$$;
comment on function private.queue_refusal_email(private.refund_tasks) is
  'Informs the family that its money is not refunded, once per decision: after its own request, or one that an '
  'organiser made for it, and after a payment that did not become an order, such as a wrong amount, because the site '
  'says that we look at that payment. Nobody if the bank or the gateway has moved the money itself, or if the payment '
  'is for a gateway order that we never created.';

create function private.advance_refund(p_task private.refund_tasks, p_refund jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  v_status text := p_refund ->> 'status';
  v_bank_reference constant text := nullif(left(coalesce(p_refund #>> '{acquirer_data,arn}',
    p_refund #>> '{acquirer_data,rrn}', p_refund #>> '{acquirer_data,utr}'), 64), '');
begin
  if p_refund ->> 'payment_id' is distinct from p_task.payment_id
    or (p_refund ->> 'amount')::bigint is distinct from p_task.amount_paise then
    raise exception 'Refund % is not the one of task %.', p_refund ->> 'id', p_task.id using errcode = '22023';
  end if;
  if p_task.status = 'processed' then
    -- The bank's number may arrive after the money.
    update private.refund_tasks set bank_reference = v_bank_reference
    where id = p_task.id and razorpay_refund_id = p_refund ->> 'id' and v_bank_reference is not null;
    return jsonb_build_object('outcome', 'processed');
  end if;
  update private.refund_tasks
  set razorpay_refund_id = p_refund ->> 'id', bank_reference = v_bank_reference,
    status = case v_status when 'pending' then 'requested' when 'failed' then 'failed' else status end,
    attempts = case v_status when 'pending' then 0 else attempts end,
    next_attempt_at = clock_timestamp() + interval '1 hour',
    locked_until = null,
    detail = case v_status when 'failed' then 'The gateway could not pay the refund out.' end,
    updated_at = now()
  where id = p_task.id;
  if v_status = 'failed' then
    perform private.note_refund_failure(p_task, p_refund ->> 'id', 'The gateway could not pay the refund out.');
    return jsonb_build_object('outcome', 'failed');
  end if;
  update public.refund_requests set failed_at = null where id = p_task.request_id and failed_at is not null;
  perform private.queue_refund_email(p_task);
  if v_status = 'processed' then
    perform private.complete_refund(p_task);
    return jsonb_build_object('outcome', 'processed');
  end if;
  return jsonb_build_object('outcome', 'requested');
end
$$;
comment on function private.advance_refund(private.refund_tasks, jsonb) is
  'Updates a locked task to the gateway''s state of its refund; a processed task never changes back. The family is '
  'informed once, when the gateway has accepted the refund, and again if it fails after that. bank_reference is the '
  'ARN, RRN or UTR of acquirer_data. Raises 22023 for a refund of another payment or amount.';

create function public.claim_refunds(p_limit integer)
returns table (
  id uuid, payment_id text, amount_paise integer, razorpay_refund_id text, receipt text, idempotency_key text
)
language sql security definer set search_path = ''
as $$
  with due as (
    select t.id from private.refund_tasks as t
    where status in ('queued', 'requested')
      and next_attempt_at <= clock_timestamp()
      and (locked_until is null or locked_until <= clock_timestamp())
    order by next_attempt_at, created_at
    limit least(greatest(p_limit, 0), 50)
    for update skip locked
  ), claimed as (
    update private.refund_tasks as t
    set attempts = attempts + 1, locked_until = clock_timestamp() + private.claim_time()
    from due where due.id = t.id
    returning t.id, t.payment_id, t.amount_paise, t.razorpay_refund_id, t.created_at,
      replace(t.id::text, '-', '') || '-' || t.round as receipt
  )
  select c.id, c.payment_id, c.amount_paise, c.razorpay_refund_id, c.receipt, 'refund-' || c.receipt
  from claimed as c
  order by c.created_at, c.id
$$;
comment on function public.claim_refunds(integer) is
  'Claims up to p_limit (at most 50) due refunds for 60 seconds. The caller creates a refund at the gateway if '
  'razorpay_refund_id is null, else fetches its state, and reports it to finish_refund. The idempotency key is the '
  'same on every attempt, so a crash in between does no harm.';

create function public.finish_refund(
  p_task_id uuid, p_refund jsonb default null, p_error text default null, p_is_final boolean default false
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_task private.refund_tasks := private.lock_refund_task(p_task_id);
  v_wait interval;
begin
  if v_task.id is null then
    raise exception 'There is no refund %.', p_task_id using errcode = 'P0002';
  end if;
  if p_refund is not null then
    return private.advance_refund(v_task, p_refund);
  end if;
  if v_task.status not in ('queued', 'requested') then
    return jsonb_build_object('outcome', v_task.status);
  end if;
  if p_is_final and v_task.status = 'queued' then
    update private.refund_tasks
    set status = 'failed', locked_until = null, detail = left(p_error, 500), updated_at = now()
    where id = p_task_id;
    perform private.note_refund_failure(v_task, null, p_error);
    return jsonb_build_object('outcome', 'failed');
  end if;
  v_wait := case v_task.status
    when 'queued' then private.outbox_backoff(least(greatest(v_task.attempts, 1), 7))
    else interval '1 hour'
  end;
  update private.refund_tasks
  set next_attempt_at = clock_timestamp() + v_wait, locked_until = null, detail = left(p_error, 500), updated_at = now()
  where id = p_task_id;
  return jsonb_build_object('outcome', 'retry');
end
$$;
comment on function public.finish_refund(uuid, jsonb, text, boolean) is
  'Reports the result of a claimed refund: the gateway''s refund (id, payment_id, amount in paise, status pending, '
  'processed or failed), or p_error, final when the gateway has refused for good. Returns {outcome: requested | '
  'processed | failed | retry}. Without a reply the state is unknown, so the gateway is called again with the same '
  'key after 1 m, 5 m, 30 m … and then every 24 h; a failed refund waits for an organiser. Raises P0002 for an '
  'unknown id.';

create function public.record_refund(p_refund jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_task_id uuid := (
    select id from private.refund_tasks
    where razorpay_refund_id = p_refund ->> 'id'
      or (
        payment_id = p_refund ->> 'payment_id' and razorpay_refund_id is null
        and replace(id::text, '-', '') || '-' || round = p_refund ->> 'receipt'
      )
    order by razorpay_refund_id nulls last
    limit 1
  );
begin
  if v_task_id is null then
    return jsonb_build_object('outcome', 'foreign');
  end if;
  return private.advance_refund(private.lock_refund_task(v_task_id), p_refund);
end
$$;
comment on function public.record_refund(jsonb) is
  'Records the state of a refund that the gateway has reported, as in its API (id, payment_id, amount, status, '
  'receipt). Returns {outcome: requested | processed | failed}, or foreign if it is not one of ours; record_capture '
  'of its payment then creates a review task.';

create function public.record_dispute(p_payment_id text, p_amount_paise integer, p_event text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  -- The lock prevents an exam of the order from being started at the same time.
  perform private.lock_student(private.find_payer(p_payment_id));
  insert into private.refund_tasks (payment_id, order_id, reason, amount_paise, detail)
  select p.payment_id, (select o.id from public.orders as o where o.payment_id = p.payment_id), 'dispute',
    least(greatest(p_amount_paise, 1), p.amount_paise), left(p_event, 500)
  from private.captured_payments as p
  where p.payment_id = p_payment_id
  on conflict (payment_id, reason) where reason in ('dashboard_refund', 'dispute') and status = 'review'
  do update set amount_paise = excluded.amount_paise, detail = excluded.detail, updated_at = now();
  return jsonb_build_object('outcome', case when found then 'review' else 'unknown_payment' end);
end
$$;
comment on function public.record_dispute(text, integer, text) is
  'Records that a family''s bank disputes a payment: one review task with the disputed amount (paise) and the '
  'gateway''s latest event. Returns {outcome: review | unknown_payment}.';

create function private.list_refunded_orders()
returns table (order_id uuid, refunded_paise bigint, exam_ids uuid[], credit_notes jsonb)
language sql stable security definer set search_path = ''
as $$
  select o.id, sum(t.amount_paise),
    array(
      select r.exam_id
      from private.refund_items as r
      join private.refund_tasks as d on d.id = r.task_id and d.status = 'processed'
      where r.order_id = o.id
      order by r.exam_id
    ), private.credit_notes_json(o.id)
  from public.orders as o
  join private.refund_tasks as t on t.order_id = o.id and t.status = 'processed'
  where o.student_id = (select private.student_id())
  group by o.id
$$;
comment on function private.list_refunded_orders() is 'list_refunded_orders for the caller alone.';

create function public.list_refunded_orders()
returns table (order_id uuid, refunded_paise bigint, exam_ids uuid[], credit_notes jsonb)
language sql stable set search_path = ''
return private.list_refunded_orders();
comment on function public.list_refunded_orders() is
  'The caller''s orders with refunds: how much was refunded (paise) and for which exams, without names if the '
  'refund was not for certain exams, as in a dispute; and its credit notes, as private.credit_notes_json, the oldest '
  'first.';

create function private.list_extra_payments()
returns table (
  payment_id text, amount_paise integer, paid_at timestamptz, state text, changed_at timestamptz, paid_method text,
  bank_reference text
)
language sql stable security definer set search_path = ''
as $$
  select c.payment_id, t.amount_paise, c.paid_at,
    case t.status when 'processed' then 'refunded' when 'review' then 'in_review' when 'failed' then 'failed'
      when 'refused' then 'refused' else 'under_way' end,
    coalesce(t.paid_on::timestamp at time zone interval '5 hours 30 minutes', t.updated_at), t.paid_method,
    case when t.status = 'processed' then t.bank_reference end
  from private.payment_intents as i
  join private.captured_payments as c on c.razorpay_order_id = i.razorpay_order_id
  join private.refund_tasks as t on t.payment_id = c.payment_id and t.order_id is null
  where i.student_id = (select private.student_id()) and t.status <> 'merged'
    -- Here only the record is closed: the money was moved by the gateway or the bank.
    and not (t.status = 'refused' and t.reason in ('already_refunded', 'dashboard_refund', 'dispute'))
  order by c.paid_at desc, c.payment_id
  limit 50
$$;
comment on function private.list_extra_payments() is 'list_extra_payments for the caller alone.';

create function public.list_extra_payments()
returns table (
  payment_id text, amount_paise integer, paid_at timestamptz, state text, changed_at timestamptz, paid_method text,
  bank_reference text
)
language sql stable set search_path = ''
return private.list_extra_payments();
comment on function public.list_extra_payments() is
  'The caller''s payments that did not become an order, such as a second payment for the same cart, newest first, at '
  'most 50: the amount to refund (paise), when it was paid, and the state of the refund: in_review by an organiser, '
  'under_way, failed (an organiser pays it in another way), refunded, or refused by an organiser; changed_at is '
  'when that state began, of a refund by hand the day on which it was paid; paid_method (upi, bank_transfer, cash or '
  'dashboard) if it was refunded by hand, else null; and the bank''s reference of a paid refund, null if it is not '
  'known.';

grant execute on function private.list_extra_payments() to authenticated;
grant execute on function public.list_extra_payments() to authenticated;
grant execute on function private.list_refunded_orders() to authenticated;
grant execute on function public.list_refunded_orders() to authenticated;
grant execute on function public.claim_refunds(integer) to service_role;
grant execute on function public.finish_refund(uuid, jsonb, text, boolean) to service_role;
grant execute on function public.record_refund(jsonb) to service_role;
grant execute on function public.record_dispute(text, integer, text) to service_role;

-- ------------------------------------------------------------

-- The organiser's decisions: the queue of tasks, and one decision per task.

create function private.choose_refund_items(
  p_task private.refund_tasks, p_exam_ids uuid[], p_is_by_hand boolean default false
) returns uuid[]
language sql stable set search_path = ''
as $$
  with refundable as (
    select p_task.exam_id as exam_id where p_task.exam_id is not null
    union all
    select i.exam_id
    from private.list_refundable_items(
      p_task.order_id, p_task.id,
      p_is_by_hand or p_task.reason in ('dashboard_refund', 'already_refunded', 'dispute')
    ) as i
    where p_task.exam_id is null
  )
  select coalesce(array_agg(exam_id), '{}')
  from refundable
  where p_exam_ids is null or exam_id = any (p_exam_ids)
  having p_exam_ids is null or count(*) = cardinality(p_exam_ids)
$$;
comment on function private.choose_refund_items(private.refund_tasks, uuid[], boolean) is
  'The exams that a decision refunds: the chosen ones, or all that are left if none were chosen. Null if one of them '
  'cannot be refunded or is listed twice. A started exam can be refunded only by hand, or if the bank or the '
  'gateway''s dashboard has moved the money.';

create function private.refund_statuses(p_state text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  v_statuses constant text[] := case p_state
    when 'open' then array['review', 'failed']
    when 'under_way' then array['queued', 'requested']
    when 'done' then array['processed', 'refused', 'merged']
  end;
begin
  if v_statuses is null then
    raise exception 'There is no list of % refunds.', p_state using errcode = '22023';
  end if;
  return v_statuses;
end
$$;
comment on function private.refund_statuses(text) is
  'The statuses of the tasks in one of the three lists of refunds: open, under_way or done. Raises 22023 for an '
  'unknown one.';

create function private.find_refund_starter(p_student_id uuid, p_requested_at timestamptz) returns uuid
language sql stable set search_path = ''
as $$
  select a.actor::uuid from private.admin_audit as a
  where a.student_id = p_student_id and a.action = 'start_refund' and a.at = p_requested_at
$$;
comment on function private.find_refund_starter(uuid, timestamptz) is
  'The organiser who started a family''s refund request for it (start_refund writes the request and its audit row in '
  'the same moment); null for a request of the family''s own.';

create function private.refund_refusals_json(p_task_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'refused_at', private.iso_timestamp(f.refused_at), 'answer', f.answer,
      'refused_by', coalesce(s.name, private.student_mail_address(s.id)), 'reason', f.reason, 'note', f.note,
      'amount_paise', f.amount_paise, 'requested_at', private.iso_timestamp(f.requested_at)
    )
    order by f.refused_at desc
  ), '[]')
  from private.refund_refusals as f
  left join public.students as s on s.id = f.refused_by
  where f.task_id = p_task_id
$$;
comment on function private.refund_refusals_json(uuid) is
  'The lifted refusals of a task, the latest first: {refused_at, refused_by: the organiser''s name, answer, reason, '
  'note and amount_paise of the request, requested_at}. Times in UTC.';

create function private.refund_failures_json(p_task_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'failed_at', private.iso_timestamp(f.failed_at), 'refund_id', f.razorpay_refund_id, 'detail', f.detail,
      'amount_paise', f.amount_paise
    )
    order by f.failed_at desc
  ), '[]')
  from (
    select * from private.refund_failures where task_id = p_task_id order by failed_at desc limit 10
  ) as f
$$;
comment on function private.refund_failures_json(uuid) is
  'The failed tries of a task, the latest first, at most 10: {failed_at (UTC), refund_id: the refund at the gateway, '
  'null if it was not accepted, detail: the gateway''s reply, amount_paise}.';

create function private.other_payments_json(p_payment_id text) returns jsonb
language sql stable set search_path = ''
as $$
  with own as (
    select p.razorpay_order_id, i.id, i.student_id, i.edition_id
    from private.captured_payments as p
    left join private.payment_intents as i on i.razorpay_order_id = p.razorpay_order_id
    where p.payment_id = p_payment_id
  ), cart as (
    select razorpay_order_id from own
    union
    select i.razorpay_order_id
    from own
    join private.payment_intents as i on i.student_id = own.student_id and i.edition_id = own.edition_id
    where exists (
      select 1
      from private.payment_intent_items as a
      join private.payment_intent_items as b on b.exam_id = a.exam_id
      where a.intent_id = own.id and b.intent_id = i.id
    )
  ), payment as (
    select p.payment_id, p.amount_paise, p.paid_at, o.number as order_number, coalesce((
        select sum(t.amount_paise) from private.refund_tasks as t
        where t.payment_id = p.payment_id and t.status = 'processed'
      ), 0) as refunded_paise, case
        when o.id is not null then 'order'
        else (
          select t.status from private.refund_tasks as t where t.payment_id = p.payment_id
          order by t.status in ('processed', 'merged', 'refused'), t.created_at
          limit 1
        )
      end as state
    from cart
    join private.captured_payments as p on p.razorpay_order_id = cart.razorpay_order_id
    left join public.orders as o on o.payment_id = p.payment_id
    where p.payment_id <> p_payment_id
    union all
    select w.payment_id, i.amount_paise, max(w.received_at), null, 0, 'not_paid'
    from cart
    join private.webhook_inbox as w on w.razorpay_order_id = cart.razorpay_order_id and w.body is not null
    join private.payment_intents as i on i.razorpay_order_id = w.razorpay_order_id
    where w.event = 'payment.failed'
      and not exists (select 1 from private.captured_payments as p where p.payment_id = w.payment_id)
    group by w.payment_id, i.amount_paise
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'payment_id', l.payment_id, 'amount_paise', l.amount_paise, 'paid_at', private.iso_timestamp(l.paid_at),
      'order_number', l.order_number, 'refunded_paise', l.refunded_paise, 'state', l.state
    )
    order by l.paid_at, l.payment_id
  ), '[]')
  from (select * from payment order by paid_at desc, payment_id limit 10) as l
$$;
comment on function private.other_payments_json(text) is
  'The other payments for the same cart, or for a cart of the same student and edition with one of its exams, the '
  'oldest first, at most the latest 10: {payment_id, amount_paise, paid_at (UTC), order_number (null without an '
  'order), refunded_paise, state}. state is order, the status of the refund task of a payment without an order, or '
  'not_paid if the bank did not complete it; then the amount is that of the cart.';

create function private.needs_other_organiser(p_task private.refund_tasks) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce((
    select case
      when private.is_single_organiser()
        or private.find_refund_starter(r.student_id, r.requested_at) is distinct from (select auth.uid()) then false
      when r.reason = 'other' then true
      when r.reason = 'double_payment' then not exists (
        select 1 from jsonb_array_elements(private.other_payments_json(p_task.payment_id)) as o
        where o ->> 'state' in ('order', 'review', 'failed', 'refused')
          and (o ->> 'refunded_paise')::integer < (o ->> 'amount_paise')::integer
      )
      else false
    end
    from public.refund_requests as r where r.id = p_task.request_id
  ), false)
$$;
comment on function private.needs_other_organiser(private.refund_tasks) is
  'Whether the caller must not pay this refund: the caller started it for a reason outside the three of the rules, or '
  'as a double payment though no other payment for its exams is left with us, so another organiser decides, unless '
  'there is only one (setting single_organiser). Source: decision 102.';

-- Planned again for each search, as private.find_students is.
create function private.find_refund_tasks(p_state text, p_search text, p_limit integer, p_offset integer)
returns setof uuid
language plpgsql stable rows 50 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_statuses constant text[] := private.refund_statuses(p_state);
  v_text constant text := private.clean_line(p_search);
  v_patterns constant text[] := private.word_patterns(v_text);
  v_payments text[];
  v_students uuid[];
begin
  if private.is_payment_code(v_text) then
    v_payments := private.find_payments_by_code(v_text);
  end if;
  v_students := private.find_family_by_contact(v_text);
  if v_students is not null then
    v_payments := v_payments || array(
      select p.payment_id
      from private.payment_intents as i
      join private.captured_payments as p on p.razorpay_order_id = i.razorpay_order_id
      where i.student_id = any (v_students)
    );
  end if;
  if v_text is null or v_payments is not null then
    return query
    select t.id
    from private.refund_tasks as t
    where t.status = any (v_statuses) and (v_payments is null or t.payment_id = any (v_payments))
    order by case when p_state = 'done' then coalesce(t.decided_at, t.updated_at) end desc, t.created_at, t.id
    limit p_limit offset p_offset;
  else
    return query
    select t.id
    from private.refund_tasks as t
    join private.captured_payments as p on p.payment_id = t.payment_id
    join private.payment_intents as i on i.razorpay_order_id = p.razorpay_order_id
    join public.students as s on s.id = i.student_id
    where t.status = any (v_statuses) and s.deleted_at is null and s.search_key like v_patterns[1]
      and (s.name_key like all (v_patterns) or lower(s.parent_name) like all (v_patterns))
    order by case when p_state = 'done' then coalesce(t.decided_at, t.updated_at) end desc, t.created_at, t.id
    limit p_limit offset p_offset;
  end if;
end
$$;
comment on function private.find_refund_tasks(text, text, integer, integer) is
  'The refunds of one of the three lists that match a search: a payment (pay_…) or a gateway order (order_…) in any '
  'case of letters, a refund (rfnd_…, also one that failed), the bank''s reference, an order number, the family''s '
  'email address or phone number (or its last digits, at least four), or parts of the name of student or guardian; '
  'all for an empty search. In the order of list_refund_tasks. Raises 22023 for an unknown state.';

create function private.list_refund_tasks(p_state text, p_limit integer, p_offset integer, p_search text)
returns table (
  id uuid, reason text, status text, amount_paise integer, payment_id text, payment_paise integer, paid_at timestamptz,
  left_paise bigint, detail text, note text, created_at timestamptz, decided_at timestamptz, student_id uuid,
  student_name text, student_email text, request_reason text, request_note text, requested_at timestamptz,
  order_number bigint, items jsonb, cart_paise integer, cart_exams text[], decided_by text, started_by text,
  refunded_at timestamptz, refunded_exams text[], is_by_hand boolean, refund_id text, bank_reference text,
  counting_order bigint, refusals jsonb, other_payments jsonb, failures jsonb, needs_other_organiser boolean,
  answer_by date, paid_method text, paid_on date
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_refund_tasks', jsonb_build_object(
    'state', p_state, 'offset', p_offset, 'is_search', nullif(btrim(p_search), '') is not null
  ));
  select t.id, t.reason, t.status, t.amount_paise, t.payment_id, p.amount_paise, p.paid_at,
    p.amount_paise - private.committed_refunds_paise(t.payment_id), t.detail, t.note, t.created_at, t.decided_at,
    s.id, s.name, private.student_mail_address(s.id), r.reason, r.note, r.requested_at, o.number,
    (
      select jsonb_agg(
        jsonb_build_object(
          'exam_id', i.exam_id, 'name', x.name, 'price_paise', i.price_paise,
          'can_go_back', i.exam_id = any (private.choose_refund_items(t, null)),
          'is_approved', exists (
            select 1 from private.refund_items as n where n.task_id = t.id and n.exam_id = i.exam_id
          )
        )
        order by x.name
      )
      from public.order_items as i
      join public.subjects as x on x.id = i.exam_id
      where i.order_id = t.order_id
    ), c.amount_paise, case when c.id is not null then array(
      select x.name
      from private.payment_intent_items as i
      join public.subjects as x on x.id = i.exam_id
      where i.intent_id = c.id order by x.name
    ) end, coalesce(d.name, private.student_mail_address(d.id)), coalesce(b.name, private.student_mail_address(b.id)),
    case
      when t.status = 'processed' then
        coalesce(t.paid_on::timestamp at time zone interval '5 hours 30 minutes', t.updated_at)
    end, case when t.status = 'processed' then array(
      select x.name
      from public.subjects as x
      where x.id = t.exam_id or x.id in (select n.exam_id from private.refund_items as n where n.task_id = t.id)
      order by x.name
    ) end, case when t.status = 'processed' then t.razorpay_refund_id is null end, t.razorpay_refund_id,
    t.bank_reference, case
      when t.reason = 'second_payment' then (
        select w.number from public.orders as w where w.razorpay_order_id = p.razorpay_order_id
      )
    end, private.refund_refusals_json(t.id), private.other_payments_json(t.payment_id),
    private.refund_failures_json(t.id), private.needs_other_organiser(t), case
      when t.status = 'review' and private.is_under_review(t) then private.answer_day(t.created_at)
    end, t.paid_method, t.paid_on
  from private.find_refund_tasks(
    p_state, p_search, least(greatest(p_limit, 0), 50), least(greatest(p_offset, 0), 10000)
  ) as f (id)
  join private.refund_tasks as t on t.id = f.id
  join private.captured_payments as p on p.payment_id = t.payment_id
  left join private.payment_intents as c on c.razorpay_order_id = p.razorpay_order_id
  left join public.students as s on s.id = c.student_id
  left join public.students as d on d.id = t.decided_by
  left join public.refund_requests as r on r.id = t.request_id
  left join public.students as b on b.id = private.find_refund_starter(r.student_id, r.requested_at)
  left join public.orders as o on o.id = t.order_id
  order by case when p_state = 'done' then coalesce(t.decided_at, t.updated_at) end desc, t.created_at, t.id;
$$;
comment on function private.list_refund_tasks(text, integer, integer, text) is
  'list_refund_tasks for an admin. Raises 42501 for anybody else.';

create function private.count_refund_tasks(p_state text, p_search text) returns integer
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select count(*)::integer from private.find_refund_tasks(p_state, p_search, 10001, 0);
$$;
comment on function private.count_refund_tasks(text, text) is
  'count_refund_tasks for an admin. Raises 42501 for anybody else.';

create function public.list_refund_tasks(
  p_state text default 'open', p_limit integer default 10, p_offset integer default 0, p_search text default null)
returns table (
  id uuid, reason text, status text, amount_paise integer, payment_id text, payment_paise integer, paid_at timestamptz,
  left_paise bigint, detail text, note text, created_at timestamptz, decided_at timestamptz, student_id uuid,
  student_name text, student_email text, request_reason text, request_note text, requested_at timestamptz,
  order_number bigint, items jsonb, cart_paise integer, cart_exams text[], decided_by text, started_by text,
  refunded_at timestamptz, refunded_exams text[], is_by_hand boolean, refund_id text, bank_reference text,
  counting_order bigint, refusals jsonb, other_payments jsonb, failures jsonb, needs_other_organiser boolean,
  answer_by date, paid_method text, paid_on date
)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_refund_tasks(p_state, p_limit, p_offset, p_search);
comment on function public.list_refund_tasks(text, integer, integer, text) is
  'For admins: refunds that wait for an organiser (open) or for the gateway (under_way), oldest first, or that are '
  'finished (done), the latest decision first; at most 50, up to the 10,000th. p_search is a payment (pay_…) or a '
  'gateway order (order_…) in any case of letters, a refund (rfnd_…), the bank''s reference (ARN, RRN or UTR), an '
  'order number (241, Order 241), the family''s email address or phone number (or its last digits, at least four), or '
  'parts of the name of student or guardian. Each row has the task, its payment and how much of it is left (paise), '
  'the student (null for a gateway order that we never created), the family''s request (null if there is none), the '
  'order''s number and items, a list of {exam_id, name, price_paise, can_go_back, is_approved: the last decision '
  'refunds it}, both null for a payment without an order; cart_paise and cart_exams of the cart to be paid, both null '
  'if we never created one; decided_by, the organiser''s name, null until it is decided; started_by, the organiser who '
  'made the request for the family, null if the family made it; once it was refunded, refunded_at, refunded_exams '
  '(empty if it was not for certain exams) and is_by_hand (the gateway was not asked), else null; counting_order, for '
  'the reason second_payment the number of the order that the first payment became; refusals, those of the request '
  'that were lifted, the latest first: a list of {refused_at, refused_by, answer, reason, note, amount_paise, '
  'requested_at}; other_payments for the same exams, the oldest first, at most the latest 10: a list of {payment_id, '
  'amount_paise, paid_at, order_number, refunded_paise, state}, with the state order, not_paid (the bank did not '
  'complete it) or the status of the refund of a payment without an order; failures, the failed tries, the latest '
  'first, at most 10: a list of {failed_at, refund_id, detail, amount_paise}; needs_other_organiser: the caller '
  'started it for another reason than the three, or as a double payment without another payment, so somebody else must '
  'approve it; answer_by, the day by which our email promised an answer about a payment under review, else null; and '
  'how (upi, bank_transfer, cash, dashboard) and on which day a refund by hand was paid, else null. Raises 42501 for '
  'anybody else, 22023 for an unknown state. Leaves an audit row.';

create function public.count_refund_tasks(p_state text default 'open', p_search text default null) returns integer
language sql stable set search_path = '' set statement_timeout = '8s'
return private.count_refund_tasks(p_state, p_search);
comment on function public.count_refund_tasks(text, text) is
  'For admins: how many refunds list_refund_tasks has in a state, for the same search; 10,001 means more than '
  '10,000. Raises as list_refund_tasks does.';

create function private.price_refund(p_task private.refund_tasks, p_exam_ids uuid[]) returns integer
language sql stable set search_path = ''
as $$
  select case
    when p_exam_ids is null then null
    when p_task.order_id is null then p_task.amount_paise
    -- The amount of these tasks was decided elsewhere; enrolments can only be ended up to the refunded amount.
    when p_task.reason in ('dashboard_refund', 'dispute') then
      case when coalesce(sum(i.price_paise), 0) <= p_task.amount_paise then p_task.amount_paise end
    else sum(i.price_paise)
  end
  from public.order_items as i
  where i.order_id = p_task.order_id and i.exam_id = any (p_exam_ids)
$$;
comment on function private.price_refund(private.refund_tasks, uuid[]) is
  'The refund for these exams, in paise: their whole price; for a payment without an order its whole amount; for a '
  'refund made elsewhere or a dispute its own amount. Null if the exams cannot be chosen.';

create function private.decision_error(p_task private.refund_tasks, p_decision text, p_note text) returns jsonb
language sql immutable set search_path = ''
as $$
  select case
    when p_task.id is null then jsonb_build_object('outcome', 'not_found')
    when p_task.status not in ('review', 'failed')
      then jsonb_build_object('outcome', 'not_open', 'status', p_task.status)
    when coalesce(p_decision, '') not in ('refund', 'by_hand', 'refuse')
      or (p_decision = 'refund' and p_task.reason in ('dashboard_refund', 'already_refunded', 'dispute'))
      then jsonb_build_object('outcome', 'invalid_decision')
    when p_note is null and p_decision <> 'refund' then jsonb_build_object('outcome', 'note_required')
    when char_length(p_note) > 500 then jsonb_build_object('outcome', 'note_too_long')
  end
$$;
comment on function private.decision_error(private.refund_tasks, text, text) is
  'Why this decision is not possible for a task, as an outcome of decide_refund, or null. The gateway is never asked '
  'to refund money that was already refunded or that the bank decides about, because it would be paid twice. Source: '
  'decision 007.';

create function private.paid_by_hand_error(
  p_task private.refund_tasks, p_paid_method text, p_reference text, p_paid_on date
) returns text
language sql stable set search_path = ''
as $$
  select case
    when coalesce(p_paid_method, '') not in ('upi', 'bank_transfer', 'cash', 'dashboard') then 'method_required'
    when p_reference is null and p_paid_method <> 'cash' then 'reference_required'
    when char_length(p_reference) > 64 then 'reference_too_long'
    -- Shorter than any reference of a bank, a UPI app or the gateway. Only the gateway's can be without a digit.
    when p_paid_method <> 'cash' and char_length(regexp_replace(p_reference, '[^a-zA-Z0-9]', '', 'g')) < 6
      or p_paid_method in ('upi', 'bank_transfer') and p_reference !~ '[0-9]' then 'reference_invalid'
    when p_paid_on is null or p_paid_on > private.day_in_india(now()) or p_paid_on < (
      select private.day_in_india(p.paid_at) from private.captured_payments as p where p.payment_id = p_task.payment_id
    ) then 'invalid_day'
  end
$$;
comment on function private.paid_by_hand_error(private.refund_tasks, text, text, date) is
  'Why a refund by hand cannot be recorded with this way, reference and day, as an outcome of decide_refund, or null.';

create function private.find_same_reference(p_task private.refund_tasks, p_reference text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('outcome', 'reference_taken', 'order_number', o.number, 'payment_id', t.payment_id)
  from private.refund_tasks as t
  left join public.orders as o on o.id = t.order_id
  where private.reference_key(t.bank_reference) = private.reference_key(p_reference)
    and t.status = 'processed' and t.id <> p_task.id
    -- One transfer can pay back several payments of a family.
    and (
      private.family_id(private.find_payer(t.payment_id)) = private.family_id(private.find_payer(p_task.payment_id))
    ) is not true
  order by t.decided_at desc nulls last, t.id
  limit 1
$$;
comment on function private.find_same_reference(private.refund_tasks, text) is
  'The outcome reference_taken of decide_refund if a refund of another family that was paid has this bank''s reference '
  '(private.reference_key); null if none has.';

create function private.apply_decision(
  p_task private.refund_tasks, p_decision text, p_note text, p_exam_ids uuid[], p_amount_paise integer,
  p_paid_method text default null, p_reference text default null, p_paid_on date default null
) returns void
language plpgsql set search_path = ''
as $$
begin
  update private.refund_tasks
  set status = case p_decision when 'refuse' then 'refused' else 'queued' end,
    amount_paise = p_amount_paise, note = p_note, decided_by = (select auth.uid()), decided_at = now(),
    -- A failed refund keeps its key at the gateway, so the next try needs another key.
    round = round + case status when 'failed' then 1 else 0 end,
    razorpay_refund_id = case p_decision when 'refuse' then razorpay_refund_id end, attempts = 0,
    bank_reference = p_reference, paid_method = p_paid_method, paid_on = p_paid_on,
    next_attempt_at = now(), locked_until = null,
    detail = case p_decision when 'refuse' then detail end, updated_at = now()
  where id = p_task.id;
  delete from private.refund_items where task_id = p_task.id;
  insert into private.refund_items (order_id, exam_id, task_id)
  select p_task.order_id, x.exam_id, p_task.id from unnest(p_exam_ids) as x (exam_id);
  update public.refund_requests
  set status = case p_decision when 'refuse' then 'refused' else 'approved' end,
    approved_paise = case when p_decision <> 'refuse' then p_amount_paise end,
    answer = p_note, decided_at = now(), failed_at = null
  where id = p_task.request_id;
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    (select auth.uid())::text, 'decide_refund', private.find_payer(p_task.payment_id),
    jsonb_build_object(
      'task_id', p_task.id, 'reason', p_task.reason, 'decision', p_decision, 'note', p_note,
      'exam_ids', p_exam_ids, 'amount_paise', p_amount_paise
    ) || jsonb_strip_nulls(
      jsonb_build_object('paid_method', p_paid_method, 'reference', p_reference, 'paid_on', p_paid_on)
    )
  );
end
$$;
comment on function private.apply_decision(
  private.refund_tasks, text, text, uuid[], integer, text, text, date
) is
  'Saves a decision: the task, its refunded exams, how a refund by hand was paid, the reply to the family, the audit '
  'row.';

create function private.find_same_money(
  p_task private.refund_tasks, p_exam_ids uuid[], out pending_id uuid, out reported_id uuid
)
language sql stable set search_path = ''
as $$
  select a.id, t.id
  from private.refund_tasks as t
  join private.refund_tasks as a on a.payment_id = t.payment_id
  where t.payment_id = p_task.payment_id and t.reason = 'dashboard_refund' and t.status = 'review'
    and a.reason not in ('dashboard_refund', 'already_refunded') and a.status in ('review', 'failed')
    and (
      a.id = p_task.id
      -- Of the refunds made on the gateway's side only those of the whole amount; a dispute needs its own decision.
      or (t.id = p_task.id and a.amount_paise = t.amount_paise and a.reason <> 'dispute')
    )
    and private.price_refund(a, private.choose_refund_items(a, p_exam_ids, true)) = t.amount_paise
  order by a.created_at, a.id
  limit 1
$$;
comment on function private.find_same_money(private.refund_tasks, uuid[]) is
  'Two open tasks about the same money, one of which is p_task: reported_id is a dashboard_refund that the gateway '
  'reported, pending_id a task that waits for a decision and has the same payment and, for these exams, the same '
  'amount. Both null if there is no such pair. Source: decision 007.';

create function private.merge_refund(p_reported_id uuid, p_pending_id uuid) returns void
language sql set search_path = ''
as $$
  update private.refund_tasks
  set status = 'merged', decided_by = (select auth.uid()), decided_at = now(), updated_at = now()
  where id = p_reported_id;
  insert into private.admin_audit (actor, action, student_id, details)
  select (select auth.uid())::text, 'decide_refund', private.find_payer(t.payment_id),
    jsonb_build_object('task_id', t.id, 'reason', t.reason, 'decision', 'merge', 'with_task_id', p_pending_id)
  from private.refund_tasks as t where t.id = p_reported_id;
$$;
comment on function private.merge_refund(uuid, uuid) is
  'Closes the gateway''s own refund (p_reported_id) as the money of another task, so that it is counted only once, and '
  'records this; does nothing for a null p_reported_id.';

create function private.decide_refund(
  p_task_id uuid, p_decision text, p_note text, p_exam_ids uuid[], p_paid_method text, p_reference text, p_paid_on date
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_note text := private.clean_note(p_note);
  v_paid_method text;
  v_reference text;
  v_paid_on date;
  v_is_reported boolean;
  v_task private.refund_tasks;
  v_error jsonb;
  v_exam_ids uuid[] := '{}';
  v_amount_paise integer;
  v_left_paise bigint;
  v_pending_id uuid;
  v_reported_id uuid;
begin
  perform private.require_admin();
  v_task := private.lock_refund_task(p_task_id);
  v_is_reported := coalesce(v_task.reason in ('dashboard_refund', 'already_refunded', 'dispute'), false);
  if p_decision = 'by_hand' then
    -- If two tasks are about the same money, the family's request is settled with its exams, whichever task is decided.
    select pending_id, reported_id into v_pending_id, v_reported_id from private.find_same_money(v_task, p_exam_ids);
    v_task := private.lock_refund_task(coalesce(v_pending_id, p_task_id));
  end if;
  v_error := private.decision_error(v_task, p_decision, v_note);
  if v_error ->> 'outcome' = 'not_open' then
    return v_error || jsonb_build_object('decided_by', (
      select coalesce(s.name, private.student_mail_address(s.id))
      from public.students as s where s.id = v_task.decided_by
    ));
  end if;
  if v_error is not null then
    return v_error;
  end if;
  if p_decision <> 'refuse' and private.needs_other_organiser(v_task) then
    return jsonb_build_object('outcome', 'needs_other_organiser');
  end if;
  if p_decision = 'by_hand' and not v_is_reported then
    v_paid_method := p_paid_method;
    v_reference := private.clean_line(p_reference);
    v_paid_on := p_paid_on;
    v_error := to_jsonb(private.paid_by_hand_error(v_task, v_paid_method, v_reference, v_paid_on));
    if v_error is not null then
      return jsonb_build_object('outcome', v_error);
    end if;
    if v_paid_method in ('upi', 'bank_transfer') then
      -- Two organisers may record the same transfer for two families at the same time.
      perform pg_advisory_xact_lock(hashtextextended('bank_reference:' || private.reference_key(v_reference), 0));
      v_error := private.find_same_reference(v_task, v_reference);
      if v_error is not null then
        return v_error;
      end if;
    end if;
  elsif v_task.id <> p_task_id then
    v_paid_method := 'dashboard';
  end if;
  v_amount_paise := v_task.amount_paise;
  if p_decision <> 'refuse' then
    v_exam_ids := private.choose_refund_items(v_task, p_exam_ids, p_decision = 'by_hand');
    v_amount_paise := private.price_refund(v_task, v_exam_ids);
    if v_amount_paise is null then
      return jsonb_build_object('outcome', 'invalid_items');
    end if;
    select p.amount_paise - private.committed_refunds_paise(p.payment_id)
      + case when v_reported_id is not null or v_task.reason in ('dashboard_refund', 'already_refunded')
        then v_amount_paise else 0 end
    into v_left_paise
    from private.captured_payments as p where p.payment_id = v_task.payment_id;
    if v_amount_paise > v_left_paise then
      return jsonb_build_object('outcome', 'exceeds_payment', 'left_paise', v_left_paise);
    end if;
  end if;

  perform private.apply_decision(
    v_task, p_decision, v_note, v_exam_ids, v_amount_paise, v_paid_method, v_reference, v_paid_on
  );
  if p_decision = 'refuse' then
    perform private.queue_refusal_email(v_task);
  end if;
  if p_decision = 'by_hand' then
    perform private.merge_refund(v_reported_id, v_task.id);
    -- A note on a refund that the gateway made on its own is not for the family.
    update public.refund_requests set answer = null where id = v_task.request_id and v_task.id <> p_task_id;
    select * into v_task from private.refund_tasks where id = v_task.id;
    perform private.queue_refund_email(v_task, true);
    perform private.complete_refund(v_task);
  end if;
  return jsonb_build_object(
    'outcome', case p_decision when 'refund' then 'queued' when 'by_hand' then 'processed' else 'refused' end,
    'amount_paise', v_amount_paise
  );
end
$$;
comment on function private.decide_refund(uuid, text, text, uuid[], text, text, date) is
  'decide_refund for an admin. Raises 42501 for anybody else.';

create function public.decide_refund(
  p_task_id uuid, p_decision text, p_note text default null, p_exam_ids uuid[] default null,
  p_paid_method text default null, p_reference text default null, p_paid_on date default null
) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.decide_refund(p_task_id, p_decision, p_note, p_exam_ids, p_paid_method, p_reference, p_paid_on);
comment on function public.decide_refund(uuid, text, text, uuid[], text, text, date) is
  'For admins: decides a task that waits for a person. refund: the gateway pays back, except where the gateway or '
  'the bank moves the money itself (dashboard_refund, already_refunded, dispute: invalid_decision); by_hand: the '
  'money was already paid back another way, and the family is informed by email; an open dashboard_refund of the '
  'same payment and amount is the same money, and both are settled together; refuse: nothing is refunded, and a '
  'family whose request it is, or whose payment did not become an order, gets the note by email. p_exam_ids are the '
  'exams whose enrolments end, null for all that are left. The note (up to 500 characters) is required except for '
  'refund; the family reads it as the reply to its request. by_hand requires p_paid_method (upi, bank_transfer, cash, '
  'dashboard), p_reference (up to 64 characters; optional for cash) and p_paid_on, the day in India, not in the future '
  'and not before the payment; except where the gateway or the bank moved the money itself, where they are ignored. '
  'Returns {outcome}: queued, processed or refused '
  '{amount_paise}; not_found, not_open {status, decided_by: the name of the organiser who decided, null if none did}, '
  'invalid_decision, note_required, note_too_long, method_required, reference_required, reference_too_long, '
  'reference_invalid (fewer than six letters and digits, or a transfer without a digit), '
  'invalid_day, reference_taken {order_number, null without an order, payment_id} (a refund of another family that was '
  'paid has the reference of this UPI payment or bank transfer), invalid_items, exceeds_payment {left_paise}, '
  'needs_other_organiser (the caller started it for another reason than the three, or as a double payment without '
  'another payment, and may only refuse it). Raises 42501 for anybody else. '
  'Every decision leaves an audit row.';

create function private.reopen_refused_payment(p_task_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_task private.refund_tasks;
begin
  perform private.require_admin();
  v_task := private.lock_refund_task(p_task_id);
  if v_task.id is null or v_task.order_id is not null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if v_task.status <> 'refused' then
    return jsonb_build_object('outcome', 'not_refused');
  end if;
  if private.is_reopened_too_often(v_task.id) then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  perform private.reopen_task(v_task.id, v_task.amount_paise);
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    (select auth.uid())::text, 'reopen_refused_payment', private.find_payer(v_task.payment_id),
    jsonb_build_object('task_id', v_task.id, 'reason', v_task.reason, 'amount_paise', v_task.amount_paise)
  );
  return jsonb_build_object('outcome', 'reopened');
end
$$;
comment on function private.reopen_refused_payment(uuid) is
  'reopen_refused_payment for an admin. Raises 42501 for anybody else.';

create function public.reopen_refused_payment(p_task_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.reopen_refused_payment(p_task_id);
comment on function public.reopen_refused_payment(uuid) is
  'For admins: a payment without an order whose refund was refused waits for a decision again; the refusal is kept in '
  'refund_refusals, and a refusal email that is still queued is not sent. (A refused request about an order is opened '
  'again by start_refund.) Returns {outcome}: reopened, not_refused, too_many (it was opened again ten times), '
  'not_found (also a task with an order). Raises 42501 for anybody else. Leaves an audit row.';

create function private.start_refund(p_order_id uuid, p_reason text, p_note text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id uuid;
  v_reply jsonb;
begin
  perform private.require_admin();
  select student_id into v_student_id from public.orders where id = p_order_id;
  if v_student_id is null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  v_reply := private.file_refund_request(v_student_id, p_order_id, p_reason, p_note, now(), true);
  if v_reply ->> 'outcome' = 'requested' then
    insert into private.admin_audit (actor, action, student_id, details)
    values ((select auth.uid())::text, 'start_refund', v_student_id,
      jsonb_build_object('order_id', p_order_id, 'reason', p_reason, 'amount_paise', v_reply -> 'amount_paise'));
  elsif v_reply ->> 'outcome' = 'already_requested' then
    return v_reply || (
      select jsonb_build_object('requested_at', private.iso_timestamp(r.requested_at),
        'started_by', coalesce(s.name, private.student_mail_address(s.id)))
      from public.refund_requests as r
      left join public.students as s on s.id = private.find_refund_starter(r.student_id, r.requested_at)
      where r.id = (v_reply ->> 'request_id')::uuid
    );
  end if;
  return v_reply;
end
$$;
comment on function private.start_refund(uuid, text, text) is
  'start_refund for an admin. Raises 42501 for anybody else.';

create function public.start_refund(p_order_id uuid, p_reason text, p_note text default null) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.start_refund(p_order_id, p_reason, p_note);
comment on function public.start_refund(uuid, text, text) is
  'For admins: requests the refund of an order for a family that called, by the rules of request_refund: one of the '
  'three reasons, in time. A refused request that was made in time can be started again, also later; once a request '
  'is processed, another one can be started for the exams that are left and were not started. For the reason other, '
  'with a note, there is no deadline, and another organiser than the caller must approve it (decision 102). The '
  'request then waits for decide_refund. The family sees reason and note as its own request. Outcomes as '
  'request_refund, note_required for the reason other without a note, already_requested also with requested_at (UTC) '
  'and started_by, the organiser who started it, null if the family asked on its own; too_many (it was refused and '
  'opened again ten times). Raises 42501 for anybody else. '
  'Leaves an audit row.';

grant execute on function private.start_refund(uuid, text, text) to authenticated;
grant execute on function public.start_refund(uuid, text, text) to authenticated;
grant execute on function private.reopen_refused_payment(uuid) to authenticated;
grant execute on function public.reopen_refused_payment(uuid) to authenticated;
grant execute on function private.list_refund_tasks(text, integer, integer, text) to authenticated;
grant execute on function private.count_refund_tasks(text, text) to authenticated;
grant execute on function private.decide_refund(uuid, text, text, uuid[], text, text, date) to authenticated;
grant execute on function public.list_refund_tasks(text, integer, integer, text) to authenticated;
grant execute on function public.count_refund_tasks(text, text) to authenticated;
grant execute on function public.decide_refund(uuid, text, text, uuid[], text, text, date) to authenticated;

-- ------------------------------------------------------------

-- Refunding a cancelled exam to everybody enrolled, by one decision of an organiser (decision 072).

create function private.list_unrefunded_enrolments(p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_up_to uuid)
returns table (student_id uuid, order_id uuid, payment_id text, price_paise integer, is_clear boolean)
language sql stable set search_path = ''
as $$
  -- Tests the twelve classes instead of every student, and looks at refunds only for payments that have any.
  with cancelled as materialized (
    select c.id from public.classes as c
    where (p_class_id is null or c.id = p_class_id) and private.is_cancelled(p_edition_id, p_exam_id, c.id)
  )
  select n.student_id, n.order_id, o.payment_id, i.price_paise,
    case when o.payment_id in (select t.payment_id from private.refund_tasks as t) then
      o.amount_paise - private.committed_refunds_paise(o.payment_id) >= i.price_paise
      and not exists (
        select 1 from private.refund_tasks as t
        where t.payment_id = o.payment_id and t.reason in ('dispute', 'dashboard_refund') and t.status = 'review'
      )
    else o.amount_paise >= i.price_paise end
  from cancelled
  join public.enrolments as n
    on n.edition_id = p_edition_id and n.exam_id = p_exam_id and n.class_id = cancelled.id and n.is_active
    and (p_up_to is null or n.student_id <= p_up_to)
  join public.orders as o on o.id = n.order_id
  join public.order_items as i on i.order_id = n.order_id and i.exam_id = n.exam_id
  -- NOT IN instead of NOT EXISTS, so that the refunded exams are collected only once: the table grows during the call,
  -- and its statistics are out of date.
  where n.order_id not in (select r.order_id from private.refund_items as r where r.exam_id = p_exam_id)
    -- A refused refund stays refused.
    and o.payment_id not in (
      select t.payment_id from private.refund_tasks as t where t.reason = 'exam_cancelled' and t.exam_id = p_exam_id
    )
$$;
comment on function private.list_unrefunded_enrolments(uuid, uuid, uuid, uuid) is
  'The enrolments in a cancelled exam that were not refunded yet, with their price (paise), in one class if given '
  'and up to a student id if given. is_clear is false if a bank''s dispute or a refund on the gateway''s dashboard '
  'waits for an organiser, or if too little is left of the payment: such cases must be settled in the list of refunds '
  'first.';

create function private.refund_cancelled_exam(p_edition_id uuid, p_exam_id uuid, p_class_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_students uuid[];
  v_queued_count integer;
  v_left_count integer;
  v_unclear_count integer;
begin
  perform private.require_admin();
  -- The whole list is read only once in a call, however long it is (decision 091).
  select coalesce((array_agg(l.student_id order by l.student_id) filter (where l.is_clear))[1:500], '{}'),
    count(*) filter (where l.is_clear), count(*) filter (where not l.is_clear)
  into v_students, v_left_count, v_unclear_count
  from private.list_unrefunded_enrolments(p_edition_id, p_exam_id, p_class_id, null) as l;
  -- Always in the same order, so that parallel calls by two organisers cannot deadlock.
  perform private.lock_student(s.id) from unnest(v_students) as s (id) order by s.id;
  with task as (
    insert into private.refund_tasks (payment_id, order_id, exam_id, reason, amount_paise, status, decided_by,
      decided_at)
    select l.payment_id, l.order_id, p_exam_id, 'exam_cancelled', l.price_paise, 'queued', (select auth.uid()), now()
    from private.list_unrefunded_enrolments(
      p_edition_id, p_exam_id, p_class_id, v_students[cardinality(v_students)]) as l
    where l.is_clear and l.student_id = any (v_students)
    returning id, order_id
  ), item as (
    insert into private.refund_items (order_id, exam_id, task_id)
    select order_id, p_exam_id, id from task
    returning 1
  )
  select count(*) into v_queued_count from item;
  v_left_count := v_left_count - v_queued_count;
  -- Another call has already refunded some of these.
  if v_queued_count < cardinality(v_students) then
    select count(*) filter (where l.is_clear), count(*) filter (where not l.is_clear)
    into v_left_count, v_unclear_count
    from private.list_unrefunded_enrolments(p_edition_id, p_exam_id, p_class_id, null) as l;
  end if;
  if v_queued_count > 0 then
    perform private.audit_change(
      'refund_cancelled_exam',
      jsonb_build_object(
        'edition_id', p_edition_id, 'exam_id', p_exam_id, 'class_id', p_class_id, 'queued', v_queued_count
      )
    );
  end if;
  return jsonb_build_object(
    'outcome', 'queued', 'queued', v_queued_count, 'left', v_left_count, 'aside', v_unclear_count
  );
end
$$;
comment on function private.refund_cancelled_exam(uuid, uuid, uuid) is
  'refund_cancelled_exam for an admin. Raises 42501 for anybody else.';

create function public.refund_cancelled_exam(p_edition_id uuid, p_exam_id uuid, p_class_id uuid default null)
returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.refund_cancelled_exam(p_edition_id, p_exam_id, p_class_id);
comment on function public.refund_cancelled_exam(uuid, uuid, uuid) is
  'For admins: refunds a cancelled exam to everybody enrolled, in one class or (null) in all, including students who '
  'had started: queues up to 500 refunds of the exam''s whole price. Call it again until left is 0. Returns {outcome: '
  'queued, queued, left, aside}: how many were queued now, how many are left, and how many wait for a person in the '
  'list of refunds first (a dispute, a refund on the gateway''s dashboard). Queues nothing for an exam that was not '
  'cancelled, and never queues a refund twice. Raises 42501 for anybody else. Leaves an audit row. Source: decision '
  '072.';

grant execute on function private.refund_cancelled_exam(uuid, uuid, uuid) to authenticated;
grant execute on function public.refund_cancelled_exam(uuid, uuid, uuid) to authenticated;
