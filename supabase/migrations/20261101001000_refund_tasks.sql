-- Refunds: what a family asked for, what has to go back, and what a person has to decide. The functions of each are in
-- …002000 (asking), …002100 (paying back) and …002200 (deciding).
--   request: requested → approved → processed      requested → refused
--   task:    review → queued → requested → processed | failed      review or failed → refused, or queued again
--            review → merged: what the gateway reported is the money of another task, which is processed

create table public.refund_requests (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null unique,
  student_id uuid not null,
  reason text not null check (reason in ('payment_error', 'double_payment', 'system_failure')),
  note text check (char_length(note) between 1 and 500),
  amount_paise integer not null check (amount_paise > 0),
  status text not null default 'requested' check (status in ('requested', 'approved', 'refused', 'processed')),
  approved_paise integer check (approved_paise > 0),
  answer text check (char_length(answer) between 1 and 500),
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  processed_at timestamptz,
  foreign key (order_id, student_id) references public.orders (id, student_id),
  check ((status = 'requested') = (decided_at is null)),
  check ((status = 'processed') = (processed_at is not null)),
  check (status <> 'refused' or answer is not null)
);
comment on table public.refund_requests is
  'One request per order, for one of the three reasons of specification section 9. The family reads its own.';
comment on column public.refund_requests.amount_paise is 'What was asked for, in paise: the exams of the order that was at that moment.';
comment on column public.refund_requests.approved_paise is 'What goes back, in paise; null until approved.';
comment on column public.refund_requests.answer is 'What the organiser says to the family: why it was refused, or a word with the approval.';
create index refund_requests_student on public.refund_requests (student_id);
create index refund_requests_order on public.refund_requests (order_id, student_id);

create table private.refund_tasks (
  id uuid primary key default gen_random_uuid(),
  payment_id text not null references private.captured_payments (payment_id),
  order_id uuid,
  exam_id uuid references public.subjects (id),
  request_id uuid unique references public.refund_requests (id),
  reason text not null check (
    reason in (
      'second_payment', 'duplicate_exam', 'amount_mismatch', 'unknown_order', 'already_refunded', 'late_after_exam',
      'late_for_price', 'late_after_closing', 'exam_called_off', 'dashboard_refund', 'dispute', 'student_request'
    )
  ),
  amount_paise integer not null check (amount_paise > 0),
  status text not null default 'review'
    check (status in ('review', 'queued', 'requested', 'processed', 'failed', 'refused', 'merged')),
  round smallint not null default 1,
  razorpay_refund_id text unique check (char_length(razorpay_refund_id) between 1 and 64),
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
  check ((request_id is not null) = (reason = 'student_request'))
);
comment on table private.refund_tasks is
  'One row per part of a captured payment that goes back or may have to: queued when our rules decide, review when a person must.';
comment on column private.refund_tasks.exam_id is 'The exam it is about; null for the whole payment or a choice of exams (refund_items).';
comment on column private.refund_tasks.amount_paise is 'What it is about, in paise; never a fee less (design section 3 no. 14).';
comment on column private.refund_tasks.round is 'Grows when a person tries again after a failure: a new key for the gateway, because the old one stands for the failed refund.';
comment on column private.refund_tasks.locked_until is 'Lease of the worker who is asking the gateway.';
comment on column private.refund_tasks.detail is 'What the gateway said last: why it failed, or the event of a dispute.';
comment on column private.refund_tasks.note is 'What the person wrote who decided.';
-- A payment is reported once per reason. Refunds on the dashboard and disputes may come again after they were settled.
create unique index refund_tasks_one on private.refund_tasks (payment_id, reason, exam_id) nulls not distinct
  where reason not in ('dashboard_refund', 'dispute');
create unique index refund_tasks_one_open on private.refund_tasks (payment_id, reason)
  where reason in ('dashboard_refund', 'dispute') and status = 'review';
create index refund_tasks_payment on private.refund_tasks (payment_id);
create index refund_tasks_order on private.refund_tasks (order_id, payment_id);
create index refund_tasks_exam on private.refund_tasks (exam_id);
create index refund_tasks_decided_by on private.refund_tasks (decided_by);
create index refund_tasks_status on private.refund_tasks (status, created_at);
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
  'Which exams of an order a task gives back. The primary key is the lock: no exam of an order goes back twice.';
create index refund_items_task on private.refund_items (task_id, order_id);

alter table public.refund_requests enable row level security;
alter table private.refund_tasks enable row level security;
alter table private.refund_items enable row level security;
revoke all on public.refund_requests from public, anon, authenticated, service_role;
revoke all on private.refund_tasks, private.refund_items from public, anon, authenticated, service_role;
grant select (id, order_id, student_id, reason, note, amount_paise, status, approved_paise, answer, requested_at, decided_at, processed_at)
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
  'How much of a payment (paise) went back or is about to, by us or by anybody, each rupee once. What is left may still be refunded.';
revoke all on function private.committed_refunds_paise(text) from public;
