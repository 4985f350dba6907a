-- The outbox: emails and contact syncs, written in the transaction that causes them, and retried until they are sent.
-- Removals from the mailing list are in privacy.sql, mails about exams in exam_mails.sql, requests to guardians in
-- consents.sql.
--   pending → sent | dead

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (
    kind in (
      'welcome_email', 'contact', 'contact_removal', 'purchase_email', 'purchase_contact', 'refund_email',
      'refund_request_email', 'refund_refused_email', 'refund_failed_email', 'payment_review_email',
      'guardian_consent_email', 'account_deleted_email', 'child_deleted_email', 'exam_reminder_email',
      'exam_moved_email', 'exam_off_email',
      'exam_minutes_email', 'exam_answer_record_email',
      'exam_review_email', 'exam_marks_email', 'exam_result_email', 'exam_void_email', 'exam_void_decided_email',
      'exam_name_email',
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
      when kind in (
        'purchase_email', 'refund_email', 'refund_refused_email', 'refund_failed_email', 'payment_review_email'
      ) then 1
      when kind in (
        'welcome_email', 'refund_request_email', 'guardian_consent_email', 'account_deleted_email',
        'child_deleted_email'
      ) then 2
      when kind in (
        'exam_answer_record_email', 'exam_review_email', 'exam_marks_email', 'exam_result_email',
        'exam_address_email', 'exam_posted_email', 'exam_returned_email', 'exam_late_email'
      ) then 5
      when kind like 'exam_%' then 4 else 3
    end
  ) stored,
  check (
    recipient is null or kind in (
      'contact_removal', 'guardian_consent_email', 'purchase_email', 'refund_email', 'refund_refused_email',
      'account_deleted_email', 'child_deleted_email'
    )
  ),
  check ((order_id is not null) = (kind in ('purchase_email', 'purchase_contact'))),
  check ((refund_task_id is not null) = (
    kind in (
      'refund_email', 'refund_request_email', 'refund_refused_email', 'refund_failed_email', 'payment_review_email'
    )
  )),
  check ((exam_id is not null) = (kind like 'exam_%') and (exam_id is null) = (edition_id is null)
    and (exam_id is null) = (about is null)),
  foreign key (edition_id, exam_id) references public.edition_exams (edition_id, exam_id),
  check ((status = 'sent') = (sent_at is not null))
);
comment on table private.outbox is
  'Messages to send. The address and the content are read when a row is claimed, so that messages have the latest '
  'profile data.';
comment on column private.outbox.queued_at is
  'When it was last queued; a contact, a removal or a mail about a refund that is queued again while it is being sent '
  'is sent once more.';
comment on column private.outbox.recipient is
  'The address if it is not the account''s: that of a guardian who is asked for consent, or of a deleted account (for '
  'the removal from the mailing list and for mails about payments and the deletion); null again once the message is '
  'sent or given up.';
comment on column private.outbox.lane is
  'The priority of a message: first mails about money, then mails that somebody is waiting for, then the mailing list, '
  'so that many contact syncs never delay a purchase email. Lanes from 4 are for exam mails, which claim_exam_mails '
  'claims a thousand at a time: first coming exams, then answer records, results and awards.';
comment on column private.outbox.about is
  'The data of an email about an exam: the time it reminds of, the new hours, the decision, the answer record or the '
  'result. A mail that is no longer true when it is claimed is not sent.';
comment on column private.outbox.reported_at is 'When a failed attempt was last reported by finish_outbox.';
create unique index outbox_one_per_order on private.outbox (order_id, kind) where order_id is not null;
create unique index outbox_one_per_refund on private.outbox (refund_task_id, kind) where refund_task_id is not null;
create unique index outbox_one_welcome on private.outbox (student_id) where kind = 'welcome_email';
create unique index outbox_one_contact on private.outbox (student_id) where kind = 'contact' and status = 'pending';
create unique index outbox_one_removal on private.outbox (recipient) where kind = 'contact_removal'
  and status = 'pending';
create index outbox_student on private.outbox (student_id);
create index outbox_order on private.outbox (order_id);
create index outbox_refund_task on private.outbox (refund_task_id);
create index outbox_edition_exam on private.outbox (edition_id, exam_id);
create index outbox_due on private.outbox (lane, next_attempt_at, queued_at) where status = 'pending';

create index outbox_dead on private.outbox (queued_at) where status = 'dead';

alter table private.outbox enable row level security;

create function private.queue_contact(p_student_id uuid) returns boolean
language plpgsql set search_path = ''
as $$
begin
  if not exists (
    select 1 from public.students
    where id = p_student_id and consent_given and deleted_at is null and family_id is null
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
  'Queues the contact sync of a student unless one is pending. False without consent, and for a further child of a '
  'family, because the family''s address is already on the list.';

create function private.queue_welcome() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.family_id is null then
    insert into private.outbox (kind, student_id) values ('welcome_email', new.id) on conflict do nothing;
    perform private.queue_contact(new.id);
  end if;
  return null;
end
$$;
comment on function private.queue_welcome() is
  'Trigger: queues the welcome mail and the contact sync when the students row is created, not at sign-up. Not for a '
  'further child, whose family has already had both.';
create trigger students_3_welcome after insert on public.students
  for each row execute function private.queue_welcome();

create function public.enqueue_contact(p_student_id uuid) returns jsonb
language sql security definer set search_path = ''
as $$
  select jsonb_build_object('outcome', case when private.queue_contact(p_student_id) then 'queued'
    else 'no_consent' end)
$$;
comment on function public.enqueue_contact(uuid) is
  'After a profile save: queues the contact sync. Returns {outcome: queued | no_consent}.';
grant execute on function public.enqueue_contact(uuid) to service_role;

create function private.purchase_data(p_order_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'order_number', o.number, 'ordered_at', o.ordered_at, 'payment_id', o.payment_id,
    'amount_paise', o.amount_paise, 'gst_percent', o.gst_percent, 'edition', e.name, 'class', c.name,
    'lacks_consent', not private.has_guardian_consent(o.student_id),
    'items', (
      select jsonb_agg(
        jsonb_build_object('name', s.name, 'code', s.code, 'price_paise', i.price_paise, 'exam_on', x.exam_on,
          'opens_at', x.opens_at, 'last_start_at', x.last_start_at, 'is_cancelled', f.is_cancelled,
          'is_registered', not f.is_cancelled and exists (
            select 1 from public.enrolments as n
            where n.student_id = o.student_id and n.exam_id = i.exam_id and n.edition_id = o.edition_id and n.is_active
          ),
          'refund', (
            select case t.status when 'review' then 'review' else 'under_way' end
            from private.refund_tasks as t
            where t.order_id = o.id and t.exam_id = i.exam_id
              and t.status in ('review', 'queued', 'requested', 'processed', 'failed')
            order by t.created_at desc
            limit 1
          ))
        order by x.exam_on, s.name
      )
      from public.order_items as i
      join public.subjects as s on s.id = i.exam_id
      left join public.edition_exams as x on x.edition_id = o.edition_id and x.exam_id = i.exam_id
      cross join lateral private.is_cancelled(o.edition_id, i.exam_id, o.class_id) as f (is_cancelled)
      where i.order_id = o.id
    )
  )
  from public.orders as o
  join public.editions as e on e.id = o.edition_id
  join public.classes as c on c.id = o.class_id
  where o.id = p_order_id
$$;
comment on function private.purchase_data(uuid) is
  'The data of an order for its messages: order_number, ordered_at, payment_id, amount_paise, gst_percent, '
  'edition, class, lacks_consent (whether results wait for a guardian) and items [{name, code, price_paise, '
  'exam_on, opens_at, last_start_at, is_cancelled, is_registered, refund}]; opens_at and last_start_at are null until '
  'the hours are announced. is_registered is false for a cancelled exam and without an active enrolment; refund is '
  'null, review (an organiser decides about the fee) or under_way.';

create function private.refund_data(p_refund_task_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'reason', t.reason, 'amount_paise', t.amount_paise, 'payment_id', t.payment_id, 'refund_id', t.razorpay_refund_id,
    'order_number', o.number,
    'is_by_hand', t.status = 'processed' and t.razorpay_refund_id is null,
    'note', case when t.status = 'processed' and t.razorpay_refund_id is null then r.answer end,
    'paid_method', t.paid_method, 'paid_on', t.paid_on,
    'reference', case when t.paid_method is not null then t.bank_reference end,
    'exams', (
      select coalesce(jsonb_agg(s.name order by s.name), '[]')
      from private.refund_items as i join public.subjects as s on s.id = i.exam_id
      where i.task_id = t.id
    ),
    'registered', (
      select coalesce(jsonb_agg(s.name order by s.name), '[]')
      from public.enrolments as n join public.subjects as s on s.id = n.exam_id
      where n.student_id = o.student_id and n.edition_id = o.edition_id and n.is_active
        and (n.order_id = o.id or t.reason = 'duplicate_exam' and exists (
          select 1 from private.refund_items as d where d.task_id = t.id and d.exam_id = n.exam_id
        ))
        and not private.is_cancelled(n.edition_id, n.exam_id, n.class_id)
        and not exists (
          select 1 from private.refund_items as i join private.refund_tasks as r on r.id = i.task_id
          where i.order_id = n.order_id and i.exam_id = n.exam_id
            and (r.id = t.id or r.status in ('queued', 'requested', 'processed'))
        )
    ),
    'payable', (
      select coalesce(jsonb_agg(s.name order by s.name), '[]')
      from private.captured_payments as p
      join private.payment_intents as i on i.razorpay_order_id = p.razorpay_order_id
      join private.payment_intent_items as n on n.intent_id = i.id
      join public.subjects as s on s.id = n.exam_id
      where p.payment_id = t.payment_id and t.order_id is null and private.is_under_review(t)
        and private.cart_error(i.student_id, array[n.exam_id], i.edition_id, s.price_paise) is null
    )
  )
  from private.refund_tasks as t
  -- For a second payment, the order that was already paid.
  left join public.orders as o on o.id = coalesce(t.order_id, case when t.reason = 'second_payment' then (
    select w.id
    from private.captured_payments as p join public.orders as w on w.razorpay_order_id = p.razorpay_order_id
    where p.payment_id = t.payment_id
  ) end)
  left join public.refund_requests as r on r.id = t.request_id
  where t.id = p_refund_task_id
$$;
comment on function private.refund_data(uuid) is
  'The data of a refund for its email: reason, amount_paise, payment_id, refund_id (at the gateway), order_number (for '
  'a second payment that of the order which the first one became; null for another payment without an order), '
  'is_by_hand (it was not refunded by the gateway), note (how an organiser paid it, in reply to a request of the '
  'family; else null), paid_method, paid_on and reference of a refund by hand (else null), the names of the refunded '
  'exams and of those that stay registered now (registered: by the order, and for an exam bought twice by the other '
  'order), and of those of the cart that can be paid now, after our email had said not to pay again (payable).';

create function private.refund_refused_data(p_refund_task_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'order_number', o.number, 'amount_paise', coalesce(r.amount_paise, t.amount_paise),
    'requested_at', r.requested_at, 'answer', coalesce(r.answer, t.note),
    'is_by_organiser', private.find_refund_starter(r.student_id, r.requested_at) is not null,
    'exams', case
      when o.id is not null then (
        select coalesce(jsonb_agg(s.name order by s.name), '[]')
        from public.enrolments as n join public.subjects as s on s.id = n.exam_id
        where n.order_id = o.id and n.is_active
      )
      else (
        select coalesce(jsonb_agg(s.name order by s.name), '[]')
        from private.payment_intents as i
        join private.payment_intent_items as n on n.intent_id = i.id
        join public.subjects as s on s.id = n.exam_id
        where i.razorpay_order_id = p.razorpay_order_id
      )
    end,
    'payment_id', t.payment_id, 'paid_at', p.paid_at
  )
  from private.refund_tasks as t
  join private.captured_payments as p on p.payment_id = t.payment_id
  left join public.refund_requests as r on r.id = t.request_id
  left join public.orders as o on o.id = r.order_id
  where t.id = p_refund_task_id
$$;
comment on function private.refund_refused_data(uuid) is
  'The data of the email about money that is not refunded: payment_id and paid_at of the payment, amount_paise, answer '
  '(the organiser''s note), and for a refused request order_number, requested_at, is_by_organiser (an organiser made '
  'the request for the family) and the names of the exams of the order that stay enrolled. For a payment that did not '
  'become an order, order_number and requested_at are null, and exams are those of its cart.';

create function private.payment_review_data(p_refund_task_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'reason', t.reason, 'amount_paise', t.amount_paise, 'payment_id', t.payment_id, 'paid_at', p.paid_at,
    'order_number', o.number, 'cart_paise', case when o.id is null then i.amount_paise end,
    'answer_by', private.answer_day(t.created_at),
    'exams', (
      select coalesce(jsonb_agg(s.name order by s.name), '[]')
      from private.payment_intent_items as n join public.subjects as s on s.id = n.exam_id
      where n.intent_id = i.id and (t.exam_id is null or n.exam_id = t.exam_id)
    )
  )
  from private.refund_tasks as t
  join private.captured_payments as p on p.payment_id = t.payment_id
  left join private.payment_intents as i on i.razorpay_order_id = p.razorpay_order_id
  left join public.orders as o on o.id = t.order_id
  where t.id = p_refund_task_id
$$;
comment on function private.payment_review_data(uuid) is
  'The data of the email about money under review: the reason of its task, payment_id, paid_at and amount_paise of '
  'what is under review, answer_by (the day by which the family hears from us), the names of the exams, and '
  'order_number (null for a payment without an order) or cart_paise, the price of its cart.';

create function private.outbox_data(p_message private.outbox) returns jsonb
language sql stable set search_path = ''
as $$
  select case p_message.kind
    when 'welcome_email' then '{}'::jsonb
    when 'contact_removal' then '{}'::jsonb
    when 'account_deleted_email' then '{}'::jsonb
    when 'child_deleted_email' then '{}'::jsonb
    when 'contact' then (
      select jsonb_build_object('class', c.name)
      from public.students as s
      left join public.classes as c on c.id = s.class_id
      where s.id = p_message.student_id
    )
    when 'refund_email' then private.refund_data(p_message.refund_task_id)
    when 'refund_failed_email' then private.refund_data(p_message.refund_task_id)
    when 'refund_refused_email' then private.refund_refused_data(p_message.refund_task_id)
    when 'payment_review_email' then private.payment_review_data(p_message.refund_task_id)
    when 'refund_request_email' then (
      select jsonb_build_object(
        'order_number', o.number, 'amount_paise', r.amount_paise, 'is_by_organiser', r.is_by_organiser
      )
      from private.refund_tasks as t
      join public.refund_requests as r on r.id = t.request_id
      join public.orders as o on o.id = r.order_id
      where t.id = p_message.refund_task_id
    )
    else private.purchase_data(p_message.order_id)
  end
$$;
comment on function private.outbox_data(private.outbox) is
  'The data of a message: for a contact only the class, because the students are children; the order for a purchase, '
  'the refund for a refund, order and amount for a refund request, with the answer if it was refused.';

-- ------------------------------------------------------------

-- Sending the outbox: claim for 60 seconds, send, report the result. A crash between sending and reporting causes at
-- most one duplicate; nothing is lost.

create function private.outbox_backoff(p_attempts integer) returns interval
language sql immutable set search_path = ''
as $$
  select (array['1 minute', '5 minutes', '30 minutes', '2 hours', '6 hours', '12 hours',
    '24 hours']::interval[])[p_attempts]
$$;
comment on function private.outbox_backoff(integer) is
  'How long to wait after the n-th failed attempt (n from 1); null after the last attempt, when the message is dead.';

create function public.claim_outbox(
  p_limit integer, p_student_id uuid default null, p_kind text default null, p_payment_id text default null
) returns table (id uuid, kind text, email text, name text, data jsonb)
language plpgsql security definer set search_path = ''
as $$
declare
  v_now timestamptz := clock_timestamp();
  v_limit_left integer := least(greatest(p_limit, 0), 100);
  v_given_up_left integer := 100;
  v_row private.outbox;
begin
  -- Some messages are given up instead of claimed. Callers take fewer rows than requested as the end of the queue;
  -- after a hundred given-up messages the rest of the queue is left for the next run.
  while v_limit_left > 0 and v_given_up_left > 0 loop
    for v_row in
      select b.*
      from private.outbox as b
      where b.status = 'pending'
        and b.lane < 4
        and b.next_attempt_at <= v_now
        and (b.locked_until is null or b.locked_until <= v_now)
        and (p_student_id is null or b.student_id = p_student_id)
        and (p_kind is null or b.kind = p_kind)
        and (p_payment_id is null or b.order_id
          = (select o.id from public.orders as o where o.payment_id = p_payment_id))
      order by b.lane, b.next_attempt_at, b.queued_at
      limit least(v_limit_left, v_given_up_left)
      for update skip locked
    loop
      return query select * from private.claim_message(v_row, v_now);
      if found then
        v_limit_left := v_limit_left - 1;
      else
        v_given_up_left := v_given_up_left - 1;
      end if;
    end loop;
    exit when not found;
  end loop;
end
$$;
comment on function public.claim_outbox(integer, uuid, text, text) is
  'Locks up to p_limit (at most 100) due messages for 60 seconds, filtered by student, kind or payment if given: '
  'first mails about money, then welcome mails and requests to guardians, then the mailing list, the longest due '
  'first; exam mails are claimed by claim_exam_mails. Returns fewer only if no more are due or a hundred were given '
  'up. name is null if the account is deleted or has no name. Report each result to finish_outbox.';

create function private.payment_mail_error(p_message private.outbox) returns text
language sql stable set search_path = ''
as $$
  select case
    when p_message.kind in ('refund_request_email', 'payment_review_email') and t.status <> 'review'
      then 'decided already'
    when p_message.kind = 'refund_refused_email' and t.status <> 'refused' then 'not refused any more'
    when p_message.kind = 'refund_email' and t.status not in ('requested', 'processed') then 'no longer true'
    when p_message.kind = 'refund_failed_email' and t.status <> 'failed' then 'no longer true'
    -- The purchase email is a receipt for the whole order; what is left after a refund is in the refund email.
    when p_message.kind = 'purchase_email' and (
      o.refund_status = 'full'
      or exists (
        select 1
        from private.refund_items as i
        join private.refund_tasks as p on p.id = i.task_id and p.status = 'processed'
        where i.order_id = o.id
      )
    ) then 'refunded'
  end
  from (select 1) as one
  left join private.refund_tasks as t on t.id = p_message.refund_task_id
  left join public.orders as o on o.id = p_message.order_id
$$;
comment on function private.payment_mail_error(private.outbox) is
  'Why a mail about a refund or an order must no longer be sent: its refund was decided or paid in the meantime, its '
  'refusal was lifted, or an exam of the order was refunded. Null if it can be sent, and for a mail about something '
  'else.';

create function private.claim_message(p_message private.outbox, p_now timestamptz)
returns table (id uuid, kind text, email text, name text, data jsonb)
language plpgsql set search_path = ''
as $$
declare
  v_student public.students;
  v_error text;
begin
  select s.* into v_student from public.students as s where s.id = p_message.student_id;
  v_error := case
    -- Mails that are still sent after an account was deleted have their address in the row.
    when (p_message.recipient is null or p_message.kind = 'guardian_consent_email')
      and (v_student.deleted_at is not null or v_student.email is null) then 'account deleted'
    -- A family that has given consent again in the meantime stays on the list, with the old account or a new one.
    when p_message.kind = 'contact_removal' and exists (
      select 1 from public.students as s where s.email = p_message.recipient and s.deleted_at is null
        and s.consent_given
    ) then 'consent given again'
    when p_message.kind in ('contact', 'purchase_contact') and not v_student.consent_given then 'no consent'
    when private.payment_mail_error(p_message) is not null then private.payment_mail_error(p_message)
    when p_message.attempts > 0 and private.outbox_backoff(p_message.attempts) is null then 'gave up'
  end;
  if v_error is not null then
    update private.outbox as b
    set status = 'dead', locked_until = null, recipient = null,
      last_error = left(concat_ws(': ', v_error, b.last_error), 500)
    where b.id = p_message.id;
    return;
  end if;
  update private.outbox as b
  set attempts = b.attempts + 1, claimed_at = p_now, locked_until = p_now + private.claim_time()
  where b.id = p_message.id;
  return query select p_message.id, p_message.kind,
    coalesce(p_message.recipient, private.student_mail_address(v_student.id)), v_student.name,
    case p_message.kind when 'guardian_consent_email' then private.write_consent_mail(p_message.id)
      else private.outbox_data(p_message) end;
end
$$;
comment on function private.claim_message(private.outbox, timestamptz) is
  'Claims one locked message and returns it, or gives it up and returns nothing: consent, and whether a mail about a '
  'refund or an order is still true, are checked just before sending.';

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
  if p_error is null
    and (v_row.kind in ('contact', 'contact_removal') or v_row.refund_task_id is not null)
    and v_row.queued_at > v_row.claimed_at then
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
  'Reports the result of a claimed message: p_error null when sent. Returns {outcome: sent | retry | dead}; waits 1 '
  'm, 5 m, 30 m, 2 h, 6 h, 12 h, 24 h between attempts. Raises P0002 for an unknown id.';

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
  'The state of a student''s latest message of a kind, for one payment if given. Returns {outcome: sent | queued | '
  'unknown}; unknown also if it was given up.';

grant execute on function public.claim_outbox(integer, uuid, text, text) to service_role;
grant execute on function public.finish_outbox(uuid, text) to service_role;
grant execute on function public.outbox_status(uuid, text, text) to service_role;
