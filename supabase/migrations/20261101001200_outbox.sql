-- The outbox: mails and contact syncs, written in the transaction of the fact they tell, sent until they are sent.
-- How they are claimed and sent is in …001300; what a removal from the mailing list is, in …003000_privacy.sql; what exams
-- tell, in …002890_exam_mails.sql; what a guardian is asked, in …002894_guardian_consents.sql.
--   pending → sent | dead

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (
    kind in (
      'welcome_email', 'contact', 'contact_removal', 'purchase_email', 'purchase_contact', 'refund_email', 'guardian_consent_email',
      'exam_reminder_email', 'exam_moved_email', 'exam_off_email', 'exam_minutes_email', 'exam_receipt_email',
      'exam_review_email', 'exam_marks_email', 'exam_result_email', 'exam_void_email', 'exam_void_decided_email', 'exam_name_email',
      'exam_address_email', 'exam_posted_email', 'exam_returned_email', 'exam_late_email'
    )
  ),
  student_id uuid not null references public.students (id),
  order_id uuid references public.orders (id),
  refund_task_id uuid references private.refund_tasks (id),
  edition_id uuid,
  exam_id uuid,
  about jsonb,
  status text not null default 'pending' check (status in ('pending', 'sent', 'dead')),
  attempts integer not null default 0,
  queued_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  claimed_at timestamptz,
  locked_until timestamptz,
  reported_at timestamptz,
  sent_at timestamptz,
  last_error text check (char_length(last_error) <= 500),
  recipient text check (char_length(recipient) between 3 and 254),
  lane smallint generated always as (
    case
      when kind in ('purchase_email', 'refund_email') then 1 when kind in ('welcome_email', 'guardian_consent_email') then 2
      when kind in (
        'exam_receipt_email', 'exam_review_email', 'exam_marks_email', 'exam_result_email',
        'exam_address_email', 'exam_posted_email', 'exam_returned_email', 'exam_late_email'
      ) then 5
      when kind like 'exam_%' then 4 else 3
    end
  ) stored,
  check (recipient is null or kind in ('contact_removal', 'guardian_consent_email')),
  check ((order_id is not null) = (kind in ('purchase_email', 'purchase_contact'))),
  check ((refund_task_id is not null) = (kind = 'refund_email')),
  check ((exam_id is not null) = (kind like 'exam_%') and (exam_id is null) = (edition_id is null) and (exam_id is null) = (about is null)),
  foreign key (edition_id, exam_id) references public.edition_exams (edition_id, exam_id),
  check ((status = 'sent') = (sent_at is not null))
);
comment on table private.outbox is 'Messages to send. The address and the content are read when a row is claimed, so a changed profile is not sent stale.';
comment on column private.outbox.queued_at is 'When it was last asked for; a contact or a removal asked for again while it is being sent is sent once more.';
comment on column private.outbox.recipient is
  'The address where it is not the account''s: to remove from the mailing list, kept because the account may be gone by then, or of a guardian who is asked for consent; null again once that is done or given up.';
comment on column private.outbox.lane is
  'In which turn a message is sent: what reports money first, then mails that somebody waits for, then the mailing list, so that no crowd there delays a receipt. From 4 on is the lane of the exams, which claim_exam_mails takes a thousand at a time: what is ahead first, then receipts, results and awards.';
comment on column private.outbox.about is
  'The facts of an email about an exam: the moment it reminds of, the hours it has moved to, the decision, the receipt or the result. A mail that is no longer true when its turn comes is not sent.';
comment on column private.outbox.reported_at is 'When a failed attempt was last reported by finish_outbox.';
create unique index outbox_one_per_order on private.outbox (order_id, kind) where order_id is not null;
create unique index outbox_one_per_refund on private.outbox (refund_task_id) where refund_task_id is not null;
create unique index outbox_one_welcome on private.outbox (student_id) where kind = 'welcome_email';
create unique index outbox_one_contact on private.outbox (student_id) where kind = 'contact' and status = 'pending';
create unique index outbox_one_removal on private.outbox (recipient) where kind = 'contact_removal' and status = 'pending';
create index outbox_student on private.outbox (student_id);
create index outbox_order on private.outbox (order_id);
create index outbox_refund_task on private.outbox (refund_task_id);
create index outbox_edition_exam on private.outbox (edition_id, exam_id);
create index outbox_due on private.outbox (lane, next_attempt_at, queued_at) where status = 'pending';

alter table private.outbox enable row level security;
revoke all on private.outbox from public, anon, authenticated, service_role;

create function private.queue_contact(p_student_id uuid) returns boolean
language plpgsql set search_path = ''
as $$
begin
  if not exists (
    select 1 from public.students where id = p_student_id and consent_given and deleted_at is null
  ) then
    return false;
  end if;
  insert into private.outbox (kind, student_id) values ('contact', p_student_id)
  on conflict (student_id) where kind = 'contact' and status = 'pending'
  do update set queued_at = clock_timestamp(), next_attempt_at = now();
  return true;
end
$$;
comment on function private.queue_contact(uuid) is
  'Queues the contact sync of a student, once while one is pending. False without consent.';
revoke all on function private.queue_contact(uuid) from public;

create function private.queue_welcome() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outbox (kind, student_id) values ('welcome_email', new.id) on conflict do nothing;
  perform private.queue_contact(new.id);
  return null;
end
$$;
comment on function private.queue_welcome() is
  'Trigger: the welcome mail and the contact sync follow the students row, not the sign-up.';
revoke all on function private.queue_welcome() from public;
create trigger students_3_welcome after insert on public.students
  for each row execute function private.queue_welcome();

create function public.enqueue_contact(p_student_id uuid) returns jsonb
language sql security definer set search_path = ''
as $$
  select jsonb_build_object('outcome', case when private.queue_contact(p_student_id) then 'queued' else 'no_consent' end)
$$;
comment on function public.enqueue_contact(uuid) is
  'After a profile save: queues the contact sync. Returns {outcome: queued | no_consent}.';
revoke all on function public.enqueue_contact(uuid) from public, anon, authenticated;
grant execute on function public.enqueue_contact(uuid) to service_role;

create function private.purchase_data(p_order_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'order_number', o.number, 'ordered_at', o.ordered_at, 'payment_id', o.payment_id,
    'amount_paise', o.amount_paise, 'edition', e.name, 'class', c.name,
    'items', (
      select jsonb_agg(
        jsonb_build_object('name', s.name, 'code', s.code, 'price_paise', i.price_paise, 'exam_on', x.exam_on,
          'opens_at', x.opens_at, 'last_start_at', x.last_start_at)
        order by x.exam_on, s.name
      )
      from public.order_items as i
      join public.subjects as s on s.id = i.exam_id
      left join public.edition_exams as x on x.edition_id = o.edition_id and x.exam_id = i.exam_id
      where i.order_id = o.id
    )
  )
  from public.orders as o
  join public.editions as e on e.id = o.edition_id
  join public.classes as c on c.id = o.class_id
  where o.id = p_order_id
$$;
comment on function private.purchase_data(uuid) is
  'An order as its messages tell it: order_number, ordered_at, payment_id, amount_paise, edition, class and items [{name, code, price_paise, exam_on, opens_at, last_start_at}]; the last two are null while no hour is announced.';
revoke all on function private.purchase_data(uuid) from public;

create function private.refund_data(p_refund_task_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'reason', t.reason, 'amount_paise', t.amount_paise, 'payment_id', t.payment_id, 'order_number', o.number,
    'is_by_hand', t.status = 'processed' and t.razorpay_refund_id is null,
    'exams', (
      select coalesce(jsonb_agg(s.name order by s.name), '[]')
      from private.refund_items as i join public.subjects as s on s.id = i.exam_id
      where i.task_id = t.id
    )
  )
  from private.refund_tasks as t
  left join public.orders as o on o.id = t.order_id
  where t.id = p_refund_task_id
$$;
comment on function private.refund_data(uuid) is
  'A refund as in its email: reason, amount_paise, payment_id, order_number (null for a payment that is no order), is_by_hand (it went back another way than by the gateway) and the names of the exams that go back.';
revoke all on function private.refund_data(uuid) from public;

create function private.outbox_data(p_message private.outbox) returns jsonb
language sql stable set search_path = ''
as $$
  select case p_message.kind
    when 'welcome_email' then '{}'::jsonb
    when 'contact_removal' then '{}'::jsonb
    when 'contact' then (
      select jsonb_build_object('class', c.name)
      from public.students as s
      left join public.classes as c on c.id = s.class_id
      where s.id = p_message.student_id
    )
    when 'refund_email' then private.refund_data(p_message.refund_task_id)
    else private.purchase_data(p_message.order_id)
  end
$$;
comment on function private.outbox_data(private.outbox) is
  'The facts of a message: the class alone for a contact, for these are children; the order for a purchase, the refund for a refund.';
revoke all on function private.outbox_data(private.outbox) from public;
