-- Refund and review tasks: what has to go back, and what a person has to decide.
--   review → queued → requested → processed | failed

create table private.refund_tasks (
  id uuid primary key default gen_random_uuid(),
  payment_id text not null references private.captured_payments (payment_id),
  order_id uuid references public.orders (id),
  exam_id uuid references public.subjects (id),
  reason text not null check (
    reason in (
      'second_payment', 'duplicate_exam', 'amount_mismatch', 'unknown_order', 'already_refunded', 'late_after_exam',
      'dashboard_refund', 'dispute', 'student_request'
    )
  ),
  amount_paise integer not null check (amount_paise > 0),
  status text not null default 'review' check (status in ('review', 'queued', 'requested', 'processed', 'failed')),
  razorpay_refund_id text unique check (char_length(razorpay_refund_id) between 1 and 64),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (payment_id, reason, exam_id)
);
comment on table private.refund_tasks is
  'One row per part of a captured payment that does not stand as an order: queued when our rules decide, review when a person must.';
comment on column private.refund_tasks.exam_id is 'The exam it is about; null for the whole payment.';
comment on column private.refund_tasks.amount_paise is 'What it is about, in paise; never a fee less (design section 3, 14).';
create index refund_tasks_order on private.refund_tasks (order_id);
create index refund_tasks_exam on private.refund_tasks (exam_id);
create index refund_tasks_open on private.refund_tasks (created_at) where status in ('review', 'queued', 'requested');

alter table private.refund_tasks enable row level security;
revoke all on private.refund_tasks from public, anon, authenticated, service_role;
