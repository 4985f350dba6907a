-- Payments: intents, captured payments and orders, then their functions. Refunds are in refunds.sql. An intent is a
-- cart that a student is about to pay, at our own prices; it exists before its gateway order.
--   draft → open → paid      open → expired after 48 h → a late capture still becomes paid      draft → failed

create table private.payment_intents (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references public.students (id),
  edition_id uuid not null references public.editions (id),
  class_id uuid not null references public.classes (id),
  fingerprint text not null,
  amount_paise integer not null check (amount_paise >= 100),
  currency text not null default 'INR' check (currency = 'INR'),
  status text not null default 'draft' check (status in ('draft', 'open', 'paid', 'failed', 'expired')),
  razorpay_order_id text unique check (char_length(razorpay_order_id) between 1 and 64),
  creating_until timestamptz,
  created_at timestamptz not null default now(),
  opened_at timestamptz,
  checked_at timestamptz,
  shown_at timestamptz not null default clock_timestamp(),
  unique (razorpay_order_id, student_id, amount_paise),
  unique (id, razorpay_order_id, edition_id, class_id),
  check ((status in ('draft', 'failed')) = (razorpay_order_id is null)),
  check ((razorpay_order_id is null) = (opened_at is null))
);
comment on table private.payment_intents is
  'A cart with our prices, for one student, edition and class. Every order belongs to an intent.';
comment on column private.payment_intents.fingerprint is
  'Digest of edition, class, exams and prices: two tabs with the same cart share one intent.';
comment on column private.payment_intents.creating_until is
  'Until when one caller may create the gateway order; other callers wait for its result.';
comment on column private.payment_intents.checked_at is 'When the gateway was last asked about this order.';
comment on column private.payment_intents.shown_at is
  'When the checkout was last started (begin_payment); a guardian''s consent typed in the checkout belongs to the '
  'intent shown last.';
create unique index payment_intents_one_live on private.payment_intents (student_id, fingerprint)
  where status in ('draft', 'open');
create index payment_intents_code on private.payment_intents (private.code_key(razorpay_order_id));
create index payment_intents_student on private.payment_intents (student_id);
create index payment_intents_edition on private.payment_intents (edition_id);
create index payment_intents_class on private.payment_intents (class_id);
create index payment_intents_to_reconcile on private.payment_intents (status, opened_at)
  where status in ('open', 'expired');
create index payment_intents_live on private.payment_intents (id) where status in ('draft', 'open');
create index payment_intents_unpaid on private.payment_intents (shown_at desc, id desc)
  where status in ('open', 'expired', 'failed');

create table private.payment_intent_items (
  intent_id uuid not null references private.payment_intents (id),
  exam_id uuid not null references public.subjects (id),
  price_paise integer not null check (price_paise >= 100),
  primary key (intent_id, exam_id)
);
comment on table private.payment_intent_items is
  'The exams of an intent with their prices (paise) when the intent was created.';
create index payment_intent_items_exam on private.payment_intent_items (exam_id);

create table private.payment_keys (
  student_id uuid not null references public.students (id),
  key uuid not null,
  exam_ids uuid[] not null,
  intent_id uuid not null references private.payment_intents (id),
  created_at timestamptz not null default now(),
  primary key (student_id, key)
);
comment on table private.payment_keys is
  'The checkout page''s idempotency keys: each key belongs to one cart (its sorted exams) and refers to the cart''s '
  'latest intent.';
create index payment_keys_intent on private.payment_keys (intent_id);

alter table private.payment_intents enable row level security;
alter table private.payment_intent_items enable row level security;
alter table private.payment_keys enable row level security;

-- ------------------------------------------------------------

-- Captured payments and what depends on them: orders, their items, enrolments. Refunds are in refunds.sql. Foreign keys
-- guarantee that no order exists without an intent and a captured payment of the same gateway order, student and
-- amount.

create table private.captured_payments (
  payment_id text primary key check (char_length(payment_id) between 1 and 64),
  razorpay_order_id text check (char_length(razorpay_order_id) between 1 and 64),
  amount_paise integer not null check (amount_paise > 0),
  currency text not null check (char_length(currency) = 3),
  status text not null check (status in ('captured', 'refunded')),
  method text check (char_length(method) <= 40),
  amount_refunded_paise integer not null default 0 check (amount_refunded_paise >= 0),
  fee_paise integer check (fee_paise between 0 and amount_paise),
  fee_gst_paise integer check (fee_gst_paise between 0 and fee_paise),
  paid_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  unique (payment_id, razorpay_order_id, amount_paise)
);
comment on table private.captured_payments is
  'Received payments, as the gateway reports them. Written only by record_capture. paid_at is the gateway''s time.';
comment on column private.captured_payments.fee_paise is
  'The part of the payment that the gateway keeps, GST included (paise); null until the gateway has reported it.';
comment on column private.captured_payments.fee_gst_paise is
  'The GST in the gateway''s fee (paise); null until the gateway has reported it.';
-- With text_pattern_ops, and reversed, for a search by the first or last characters.
create index captured_payments_code on private.captured_payments (private.code_key(payment_id) text_pattern_ops);
create index captured_payments_code_end
  on private.captured_payments (reverse(private.code_key(payment_id)) text_pattern_ops);
create index captured_payments_razorpay_order on private.captured_payments (razorpay_order_id);

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  student_id uuid not null references public.students (id),
  intent_id uuid not null unique,
  payment_id text not null unique,
  razorpay_order_id text not null unique,
  amount_paise integer not null check (amount_paise >= 100),
  amount numeric(10, 2) not null generated always as (amount_paise / 100.0) stored,
  currency text not null default 'INR' check (currency = 'INR'),
  status text not null default 'success' check (status = 'success'),
  refund_status text not null default 'none' check (refund_status in ('none', 'partial', 'full')),
  edition_id uuid not null references public.editions (id),
  class_id uuid not null references public.classes (id),
  gst_percent numeric(4, 2) check (gst_percent between 0 and 50),
  ordered_at timestamptz not null default now(),
  unique (id, student_id, edition_id),
  unique (id, student_id),
  unique (id, payment_id),
  foreign key (razorpay_order_id, student_id, amount_paise)
    references private.payment_intents (razorpay_order_id, student_id, amount_paise),
  foreign key (intent_id, razorpay_order_id, edition_id, class_id)
    references private.payment_intents (id, razorpay_order_id, edition_id, class_id),
  foreign key (payment_id, razorpay_order_id, amount_paise)
    references private.captured_payments (payment_id, razorpay_order_id, amount_paise)
);
comment on table public.orders is
  'A paid cart. Append-only; only refund_status can change, and only forward, and a missing gst_percent can be added.';
comment on column public.orders.gst_percent is
  'The rate of GST that the prices of this order include, as on its tax invoice; null if the seller had no GST number, '
  'so that the order has a receipt only.';
comment on column public.orders.number is 'The number on the receipt.';
comment on column public.orders.amount is 'amount_paise in rupees; the specification names this column.';
create index orders_student on public.orders (student_id, ordered_at desc);
-- For the organisers' list of orders, newest first, and its totals.
create index orders_newest on public.orders (ordered_at desc, id desc) include (
  student_id, amount_paise, refund_status);
create index orders_refunded on public.orders (refund_status, ordered_at desc, id desc)
  include (student_id, amount_paise) where refund_status <> 'none';
create index orders_edition on public.orders (edition_id);
create index orders_class on public.orders (class_id);
create index orders_intent_match on public.orders (razorpay_order_id, student_id, amount_paise);
create index orders_edition_match on public.orders (intent_id, razorpay_order_id, edition_id, class_id);
create index orders_payment_match on public.orders (payment_id, razorpay_order_id, amount_paise);

create table public.order_items (
  order_id uuid not null references public.orders (id),
  exam_id uuid not null references public.subjects (id),
  price_paise integer not null check (price_paise >= 100),
  price numeric(10, 2) not null generated always as (price_paise / 100.0) stored,
  exam_on date,
  primary key (order_id, exam_id)
);
comment on table public.order_items is
  'The exams of an order with what was paid for each (paise, and rupees in price).';
comment on column public.order_items.exam_on is
  'The day of the exam when the order was made, as on its invoice; it stays when the exam is moved. Null without a '
  'day.';
create index order_items_exam on public.order_items (exam_id);

create table public.enrolments (
  student_id uuid not null references public.students (id),
  exam_id uuid not null references public.subjects (id),
  edition_id uuid not null references public.editions (id),
  class_id uuid not null references public.classes (id),
  order_id uuid not null,
  is_active boolean not null default true,
  enrolled_at timestamptz not null default now(),
  primary key (student_id, exam_id, edition_id),
  foreign key (order_id, exam_id) references public.order_items (order_id, exam_id),
  foreign key (order_id, student_id, edition_id) references public.orders (id, student_id, edition_id)
);
comment on table public.enrolments is
  'Which student takes which exam in which edition. Enrolled means having an active row for the current edition; a '
  'full refund of the exam deactivates it.';
create index enrolments_exam on public.enrolments (exam_id);
create index enrolments_edition on public.enrolments (edition_id);
create index enrolments_class on public.enrolments (class_id);
create index enrolments_item on public.enrolments (order_id, exam_id);
create index enrolments_order on public.enrolments (order_id, student_id, edition_id);

alter table private.captured_payments enable row level security;
alter table public.orders enable row level security;
alter table public.order_items enable row level security;
alter table public.enrolments enable row level security;

grant select (id, number, student_id, payment_id, razorpay_order_id, amount_paise, amount, currency, status,
  refund_status, edition_id, class_id, gst_percent, ordered_at)
  on public.orders to authenticated;
grant select (order_id, exam_id, price_paise, price, exam_on) on public.order_items to authenticated;
grant select (student_id, exam_id, edition_id, class_id, order_id, is_active, enrolled_at) on public.enrolments
  to authenticated;

create policy orders_select_own on public.orders for select to authenticated
  using (student_id = (select private.student_id()));
create policy order_items_select_own on public.order_items for select to authenticated
  using (order_id in (select o.id from public.orders as o where o.student_id = (select private.student_id())));
create policy enrolments_select_own on public.enrolments for select to authenticated
  using (student_id = (select private.student_id()));

create function private.guard_order() returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_movable constant text[] := array['refund_status', 'amount']
    || case when tg_op = 'UPDATE' and old.gst_percent is null then array['gst_percent'] else '{}' end;
begin
  if tg_op <> 'UPDATE' then
    raise exception 'Orders are kept for ever.' using errcode = '42501';
  end if;
  if to_jsonb(new) - v_movable <> to_jsonb(old) - v_movable then
    raise exception 'An order cannot be changed.' using errcode = '42501';
  end if;
  if array_position(array['none', 'partial', 'full'], new.refund_status)
    < array_position(array['none', 'partial', 'full'], old.refund_status) then
    raise exception 'A refund cannot be undone.' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.guard_order() is
  'Trigger: an order is append-only; refund_status goes from none to partial to full, and a missing gst_percent can be '
  'added. (amount is generated after this trigger.) Raises 42501.';

create trigger orders_append_only before update or delete on public.orders
  for each row execute function private.guard_order();
create trigger orders_no_truncate before truncate on public.orders
  for each statement execute function private.forbid_changes();
create trigger order_items_append_only before update or delete on public.order_items
  for each row execute function private.forbid_changes();
create trigger order_items_no_truncate before truncate on public.order_items
  for each statement execute function private.forbid_changes();

create function private.forbid_class_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.has_attempt(new.student_id, new.exam_id, new.edition_id) then
    return new;
  end if;
  raise exception 'The class of an enrolment cannot change once the exam was started.' using errcode = '23514';
end
$$;
comment on function private.forbid_class_change() is
  'Trigger: refuses to change the class of an enrolment once the exam was started. Raises 23514.';

create trigger enrolments_forbid_class_change before update of class_id on public.enrolments
  for each row
  when (old.is_active and new.is_active and old.class_id <> new.class_id)
  execute function private.forbid_class_change();

create function private.check_order_sum() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_order_id uuid;
  v_amount_paise integer;
  v_sum_paise bigint;
begin
  v_order_id := case tg_table_name when 'orders' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'order_id' end;
  select amount_paise into v_amount_paise from public.orders where id = v_order_id;
  select coalesce(sum(price_paise), 0) into v_sum_paise from public.order_items where order_id = v_order_id;
  if v_sum_paise is distinct from v_amount_paise then
    raise exception 'The items of order % come to % paise, the order to %.', v_order_id, v_sum_paise, v_amount_paise
      using errcode = '23514';
  end if;
  return null;
end
$$;
comment on function private.check_order_sum() is
  'Constraint trigger at the end of the transaction: the items of an order must add up to its amount. Raises 23514.';

create constraint trigger orders_sum after insert on public.orders
  deferrable initially deferred for each row execute function private.check_order_sum();
create constraint trigger order_items_sum after insert on public.order_items
  deferrable initially deferred for each row execute function private.check_order_sum();

-- ------------------------------------------------------------

-- The unfinished cart of a student: saved while it is not empty, removed after the purchase.

create table public.current_cart_snapshot (
  student_id uuid primary key references public.students (id),
  email text not null unique check (char_length(email) between 3 and 254),
  cart_items jsonb not null check (
    case
      when jsonb_typeof(cart_items) <> 'array' then false
      when jsonb_array_length(cart_items) = 0 then false
      else not jsonb_path_exists(
        cart_items,
        'strict $[*] ? (!(@ like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$") || (@ like_regex "x") is unknown)'
      )
    end
  ),
  created_at timestamptz not null default now()
);
comment on table public.current_cart_snapshot is 'At most one unfinished cart per student: a jsonb array of exam ids.';
create index current_cart_snapshot_items on public.current_cart_snapshot using gin (cart_items);

alter table public.current_cart_snapshot enable row level security;
grant select (student_id, email, cart_items, created_at) on public.current_cart_snapshot to authenticated;
grant insert (student_id, email, cart_items) on public.current_cart_snapshot to authenticated;

create policy current_cart_snapshot_select_own on public.current_cart_snapshot for select to authenticated
  using (student_id = (select private.student_id()));
create policy current_cart_snapshot_insert_own on public.current_cart_snapshot for insert to authenticated
  with check (
    student_id = (select private.student_id())
    and email = (select auth.jwt()) ->> 'email'
    -- A cart cannot be longer than the list of exams. The table's check refuses anything that is not a list.
    and case when jsonb_typeof(cart_items) = 'array' then jsonb_array_length(cart_items) else 0 end
      <= (select count(*) from public.subjects)
  );

-- ------------------------------------------------------------

-- The webhook inbox: every delivery is stored before it is processed, and skipped only if it was processed.

create table private.webhook_inbox (
  event_id text primary key check (char_length(event_id) between 1 and 100),
  event text not null check (char_length(event) between 1 and 100),
  body text check (octet_length(body) <= 262144),
  razorpay_order_id text check (char_length(razorpay_order_id) <= 64),
  payment_id text check (char_length(payment_id) <= 64),
  deliveries integer not null default 1,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  last_error text check (char_length(last_error) <= 500)
);
comment on table private.webhook_inbox is
  'The gateway''s webhook deliveries by their event id. Bodies are deleted after 30 days.';
comment on column private.webhook_inbox.razorpay_order_id is
  'The gateway order in the body, to find the delivery when an account is deleted; null if the body has none.';
comment on column private.webhook_inbox.payment_id is
  'The payment in the body: a refund or dispute may have no other id.';
create index webhook_inbox_received_at on private.webhook_inbox (received_at) where body is not null;
create index webhook_inbox_order on private.webhook_inbox (razorpay_order_id) where body is not null;
create index webhook_inbox_code on private.webhook_inbox (private.code_key(payment_id)) where body is not null;
create index webhook_inbox_payment on private.webhook_inbox (payment_id) where body is not null;

alter table private.webhook_inbox enable row level security;

create function private.read_payload(p_body text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return p_body::jsonb -> 'payload';
exception
  -- PostgreSQL refuses some valid JSON (\u0000, very deep nesting), which must not lose a delivery.
  when others then return null;
end
$$;
comment on function private.read_payload(text) is
  'The payload of a delivery; null if it has none or cannot be parsed. Never raises.';

create function public.receive_webhook(p_event_id text, p_event text, p_body text) returns jsonb
language sql security definer set search_path = ''
as $$
  insert into private.webhook_inbox as w (event_id, event, body, razorpay_order_id, payment_id)
  select p_event_id, p_event, p_body,
    left(coalesce(t.payload #>> '{payment,entity,order_id}', t.payload #>> '{order,entity,id}'), 64),
    left(
      coalesce(
        t.payload #>> '{payment,entity,id}', t.payload #>> '{refund,entity,payment_id}',
          t.payload #>> '{dispute,entity,payment_id}'
      ),
      64
    )
  from (select private.read_payload(p_body) as payload) as t
  on conflict (event_id) do update set deliveries = w.deliveries + 1
  returning jsonb_build_object(
    'outcome', case when processed_at is not null then 'processed' when deliveries > 1 then 'again' else 'new' end
  )
$$;
comment on function public.receive_webhook(text, text, text) is
  'Stores a delivery whose signature was verified, with its order and payment ids if they can be read. Returns '
  '{outcome: new | again | processed}; only processed may be skipped.';

create function public.finish_webhook(p_event_id text, p_error text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  update private.webhook_inbox
  set processed_at = case when p_error is null then coalesce(processed_at, now()) else processed_at end,
    last_error = left(p_error, 500)
  where event_id = p_event_id;
  if not found then
    raise exception 'There is no delivery %.', p_event_id using errcode = 'P0002';
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.finish_webhook(text, text) is
  'Reports the result of a delivery: p_error null when processed. Returns {outcome: done}. Raises P0002 for an '
  'unknown event.';

create function public.webhook_health() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'outcome',
    case
      when exists (select 1 from private.captured_payments where recorded_at > now() - interval '1 day')
        and not exists (
          select 1 from private.webhook_inbox where body is not null and received_at > now() - interval '1 day'
        )
      then 'silent' else 'fine'
    end
  )
$$;
comment on function public.webhook_health() is
  'Whether the gateway still reports payments: {outcome: silent} if payments were recorded in the last 24 hours but '
  'no webhook arrived, else {outcome: fine}.';

grant execute on function public.webhook_health() to service_role;
grant execute on function public.receive_webhook(text, text, text) to service_role;
grant execute on function public.finish_webhook(text, text) to service_role;

-- ------------------------------------------------------------

-- From a cart to an open intent. Lock order everywhere: the student's advisory lock, then the cart's exams by their
-- ids, then the intent's row.

create function private.lock_student(p_student_id uuid) returns void
language sql set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('student:' || p_student_id, 0)) $$;
comment on function private.lock_student(uuid) is
  'One payment step per student at a time, until the end of the transaction. Taken before any row lock, so that no '
  'two steps wait for each other.';

create function private.lock_caller() returns uuid
language plpgsql set search_path = ''
as $$
begin
  perform private.lock_student((select auth.uid()));
  -- The account may have been deleted while this call waited for the lock.
  if private.student_id() is null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  return private.student_id();
end
$$;
comment on function private.lock_caller() is
  'Locks the calling student (private.lock_student) and returns its id. Raises 42501 for anybody who is not a student.';

create function private.sorted_cart(p_exam_ids uuid[]) returns uuid[]
language sql stable set search_path = ''
as $$
  select case
    when count(*) > 0 and count(s.id) = count(*) and count(distinct s.id) = count(*)
    then array_agg(s.id order by s.id)
  end
  from unnest(p_exam_ids) as x (id)
  left join public.subjects as s on s.id = x.id
$$;
comment on function private.sorted_cart(uuid[]) is
  'The exams of a cart, sorted; null if the cart is empty or contains a duplicate or unknown exam. So it is never '
  'longer than the list of exams.';

create function private.review_state(p_razorpay_order_id text) returns text
language sql stable set search_path = ''
as $$
  select case
    when bool_or(t.status = 'review' and t.reason not in ('already_refunded', 'dashboard_refund', 'dispute'))
      then 'waiting'
    when bool_or(t.status in ('queued', 'requested', 'processed', 'failed') or t.reason = 'already_refunded')
      then 'refunded'
    when bool_or(t.status = 'refused' and t.reason not in ('dashboard_refund', 'dispute')) then 'refused'
  end
  from private.captured_payments as p
  join private.refund_tasks as t on t.payment_id = p.payment_id and t.order_id is null
  where p.razorpay_order_id = p_razorpay_order_id
$$;
comment on function private.review_state(text) is
  'The state of a gateway order''s payments that did not become an order: waiting for an organiser''s decision; '
  'refunded, also if the refund is on its way or has failed and will be paid in another way; or refused. Null if there '
  'is no such payment.';

create function private.cart_error(p_student_id uuid, p_exam_ids uuid[], p_edition_id uuid, p_amount_paise integer)
returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_class_id uuid := (select class_id from public.students where id = p_student_id);
  v_blocked jsonb;
  v_amount_paise integer;
begin
  select jsonb_agg(n.exam_id order by n.exam_id) into v_blocked
  from public.enrolments as n
  where n.student_id = p_student_id and n.edition_id = p_edition_id and n.is_active and n.exam_id = any (p_exam_ids);
  if v_blocked is not null then
    return jsonb_build_object('outcome', 'already_enrolled', 'exam_ids', v_blocked);
  end if;

  select jsonb_agg(s.id order by s.id) filter (
      where not (
        s.is_active and s.type = 'olympiad' and private.is_registration_open(p_edition_id, s.id, now())
        and not private.is_cancelled(p_edition_id, s.id, v_class_id)
      )
    ),
    sum(s.price_paise)
  into v_blocked, v_amount_paise
  from public.subjects as s
  where s.id = any (p_exam_ids);
  if v_blocked is not null then
    return jsonb_build_object('outcome', 'exam_unavailable', 'exam_ids', v_blocked);
  end if;

  if not exists (
    select 1 from public.students where id = p_student_id and deleted_at is null and class_id is not null
  ) then
    return jsonb_build_object('outcome', 'profile_incomplete');
  end if;
  if p_amount_paise is distinct from v_amount_paise then
    return jsonb_build_object('outcome', 'price_changed', 'amount_paise', v_amount_paise);
  end if;
  if exists (
    select 1
    from private.payment_intents as i
    join private.payment_intent_items as x on x.intent_id = i.id and x.exam_id = any (p_exam_ids)
    where i.student_id = p_student_id and i.edition_id = p_edition_id
      and private.review_state(i.razorpay_order_id) = 'waiting'
  ) then
    return jsonb_build_object('outcome', 'payment_in_review');
  end if;
  return null;
end
$$;
comment on function private.cart_error(uuid, uuid[], uuid, integer) is
  'Why a cart cannot be paid now, as an outcome of begin_payment, or null. The browser''s amount (paise) is only '
  'compared with ours. An exam for which a payment waits for an organiser''s decision cannot be paid for again.';

create function private.open_draft(p_student_id uuid, p_edition_id uuid, p_exam_ids uuid[])
  returns private.payment_intents
language plpgsql set search_path = ''
as $$
declare
  v_class_id uuid := (select class_id from public.students where id = p_student_id);
  v_fingerprint text;
  v_intent private.payment_intents;
begin
  select encode(sha256(convert_to(
      concat_ws('|', p_edition_id, v_class_id, string_agg(s.id || ':' || s.price_paise, ',' order by s.id)), 'UTF8'
    )), 'hex')
  into v_fingerprint
  from public.subjects as s
  where s.id = any (p_exam_ids);

  update private.payment_intents as i set status = 'expired'
  where i.student_id = p_student_id and i.status = 'open'
    and (
      i.opened_at < now() - private.intent_life()
      -- The gateway takes no further payment for an order that was paid.
      or exists (select 1 from private.captured_payments as p where p.razorpay_order_id = i.razorpay_order_id)
    );

  select * into v_intent from private.payment_intents
  where student_id = p_student_id and fingerprint = v_fingerprint and status in ('draft', 'open')
  for update;
  if found then
    return v_intent;
  end if;
  -- An intent that is just being opened counts as open, so that parallel checkouts in several tabs do not exceed the
  -- limit.
  if 5 <= (
      select count(*) from private.payment_intents
      where student_id = p_student_id and (status = 'open' or status = 'draft' and creating_until > clock_timestamp())
    )
    or 30 <= (
      select count(*) from private.payment_intents
      where student_id = p_student_id and created_at > now() - interval '1 day'
    )
  then
    return null;
  end if;

  insert into private.payment_intents (student_id, edition_id, class_id, fingerprint, amount_paise)
  select p_student_id, p_edition_id, v_class_id, v_fingerprint, sum(s.price_paise)
  from public.subjects as s where s.id = any (p_exam_ids)
  returning * into v_intent;
  insert into private.payment_intent_items (intent_id, exam_id, price_paise)
  select v_intent.id, s.id, s.price_paise from public.subjects as s where s.id = any (p_exam_ids);
  return v_intent;
end
$$;
comment on function private.open_draft(uuid, uuid, uuid[]) is
  'Locks and returns the current intent of exactly this cart (exams, prices, edition, class); creates a draft if '
  'there is none, or returns null if the student has 5 open carts or started 30 in 24 hours. First expires intents '
  'that have been open for more than 48 hours, and those whose gateway order was paid but did not become an order.';

create function public.begin_payment(p_student_id uuid, p_exam_ids uuid[], p_amount_paise integer, p_key uuid)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_exam_ids uuid[] := private.sorted_cart(p_exam_ids);
  v_edition_id uuid := private.current_edition_id();
  v_exam_ids_of_key uuid[];
  v_error jsonb;
  v_intent private.payment_intents;
begin
  if v_exam_ids is null then
    return jsonb_build_object('outcome', 'invalid_items');
  end if;
  perform private.lock_student(p_student_id);
  -- Locks the prices, which are read several times below, so that they cannot change in between.
  perform 1 from public.subjects where id = any (v_exam_ids) order by id for share;

  select exam_ids into v_exam_ids_of_key from private.payment_keys where student_id = p_student_id and key = p_key;
  if v_exam_ids_of_key <> v_exam_ids then
    return jsonb_build_object('outcome', 'key_reused');
  end if;
  v_error := private.cart_error(p_student_id, v_exam_ids, v_edition_id, p_amount_paise);
  if v_error is not null then
    return v_error;
  end if;

  v_intent := private.open_draft(p_student_id, v_edition_id, v_exam_ids);
  if v_intent.id is null then
    return jsonb_build_object('outcome', 'too_many_carts');
  end if;
  update private.payment_intents set shown_at = clock_timestamp() where id = v_intent.id;
  perform private.drop_unpaid_consents(v_intent.id);
  insert into private.payment_keys (student_id, key, exam_ids, intent_id)
  values (p_student_id, p_key, v_exam_ids, v_intent.id)
  on conflict (student_id, key) do update set intent_id = excluded.intent_id;

  if v_intent.status = 'open' then
    return jsonb_build_object(
      'outcome', 'ready', 'intent_id', v_intent.id, 'razorpay_order_id', v_intent.razorpay_order_id,
      'amount_paise', v_intent.amount_paise, 'currency', v_intent.currency
    );
  end if;
  -- clock_timestamp: this transaction may have waited for the student's lock since now().
  if v_intent.creating_until > clock_timestamp() then
    return jsonb_build_object('outcome', 'wait', 'intent_id', v_intent.id);
  end if;
  update private.payment_intents set creating_until = clock_timestamp() + private.order_creation_time()
  where id = v_intent.id;
  return jsonb_build_object(
    'outcome', 'create', 'intent_id', v_intent.id, 'amount_paise', v_intent.amount_paise, 'currency', v_intent.currency
  );
end
$$;
comment on function public.begin_payment(uuid, uuid[], integer, uuid) is
  'Begins the payment of a cart (exam ids, each once, amount in paise as shown to the student, one key per cart '
  'content). Returns {outcome}: create (the caller has 20 seconds to create the gateway order and attach it), ready '
  '(pay razorpay_order_id), wait (another caller is creating the order), price_changed {amount_paise}, '
  'already_enrolled or exam_unavailable {exam_ids}, key_reused, profile_incomplete, payment_in_review (an organiser '
  'has to decide about a payment for one of the exams), too_many_carts (5 are open, or 30 were started in 24 hours), '
  'invalid_items. Source: docs/payments.md section 3.';
grant execute on function public.begin_payment(uuid, uuid[], integer, uuid) to service_role;

-- ------------------------------------------------------------

-- The gateway order of an intent: attaching it, finding an intent by it, and choosing the orders to reconcile.

create function public.attach_gateway_order(p_intent_id uuid, p_razorpay_order_id text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_intent private.payment_intents;
begin
  update private.payment_intents
  set status = 'open', razorpay_order_id = p_razorpay_order_id, opened_at = now(), creating_until = null
  where id = p_intent_id and status = 'draft';
  select * into v_intent from private.payment_intents where id = p_intent_id;
  if v_intent.razorpay_order_id is null then
    raise exception 'Intent % cannot take a gateway order.', p_intent_id using errcode = 'P0002';
  end if;
  return jsonb_build_object(
    'outcome', 'ready', 'razorpay_order_id', v_intent.razorpay_order_id,
    'amount_paise', v_intent.amount_paise, 'currency', v_intent.currency
  );
end
$$;
comment on function public.attach_gateway_order(uuid, text) is
  'Opens a draft with its gateway order. The first attached gateway order stays: returns {outcome: ready, '
  'razorpay_order_id, amount_paise, currency} of the order to show, which another caller may have attached. Raises '
  'P0002 for an unknown or failed intent.';

create function public.release_intent(p_intent_id uuid, p_failed boolean) returns jsonb
language sql security definer set search_path = ''
as $$
  update private.payment_intents
  set creating_until = null, status = case when p_failed then 'failed' else 'draft' end
  where id = p_intent_id and status = 'draft';
  select jsonb_build_object('outcome', case when p_failed then 'failed' else 'released' end);
$$;
comment on function public.release_intent(uuid, boolean) is
  'After a gateway error, ends the time that the caller had for creating the gateway order (creating_until): a 4xx '
  'fails the draft (p_failed), other errors leave it for the next attempt. Returns {outcome: released | failed}; does '
  'nothing if the intent is not a draft.';

create function public.find_intent(p_razorpay_order_id text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (
      select jsonb_build_object(
        'outcome', 'found', 'intent_id', i.id, 'student_id', i.student_id, 'status', i.status,
        'amount_paise', i.amount_paise, 'currency', i.currency, 'razorpay_order_id', i.razorpay_order_id,
        'order_id', o.id, 'payment_id', o.payment_id, 'checked_at', i.checked_at,
        'is_refunded', o.id is null and coalesce(private.review_state(i.razorpay_order_id) = 'refunded', false),
        'is_in_review', o.id is null and coalesce(private.review_state(i.razorpay_order_id) = 'waiting', false),
        'is_refused', o.id is null and coalesce(private.review_state(i.razorpay_order_id) = 'refused', false)
      )
      from private.payment_intents as i
      left join public.orders as o on o.intent_id = i.id
      where i.razorpay_order_id = p_razorpay_order_id
    ),
    jsonb_build_object('outcome', 'unknown')
  )
$$;
comment on function public.find_intent(text) is
  'The intent of a gateway order: {outcome: found, intent_id, student_id, status, amount_paise, currency, '
  'razorpay_order_id, order_id, payment_id, checked_at (these three null until known), is_refunded (it did not become '
  'an order, and its money is being or was refunded), is_in_review (it waits for an organiser''s decision), is_refused '
  '(an organiser has decided not to refund it)}; or {outcome: unknown}. The caller must check that it belongs to the '
  'student.';

create function public.touch_intent_check(p_razorpay_order_id text, p_seconds integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  update private.payment_intents set checked_at = clock_timestamp()
  where razorpay_order_id = p_razorpay_order_id
    and (checked_at is null or checked_at <= clock_timestamp() - make_interval(secs => p_seconds));
  return jsonb_build_object('outcome', case when found then 'ask' else 'recent' end);
end
$$;
comment on function public.touch_intent_check(text, integer) is
  'Whether the gateway may be asked about an order again: {outcome: ask} at most once per p_seconds seconds, else '
  '{outcome: recent}.';

create function public.list_orders_to_reconcile(p_limit integer, p_seconds integer default 0) returns setof text
language sql security definer set search_path = ''
as $$
  update private.payment_intents set status = 'expired'
  where id in (
    select id from private.payment_intents
    where status = 'open' and opened_at < now() - private.intent_life()
    for update skip locked
  );
  with due as (
    select id, checked_at, opened_at > now() - interval '1 hour' as is_new
    from private.payment_intents
    where status in ('open', 'expired') and opened_at > now() - private.reconcile_time()
      and (p_seconds = 0 or checked_at is null or checked_at <= clock_timestamp() - make_interval(secs => p_seconds))
    order by is_new desc, checked_at nulls first, opened_at
    limit least(greatest(p_limit, 0), 500)
    for update skip locked
  ), touched as (
    update private.payment_intents as i set checked_at = clock_timestamp()
    from due where due.id = i.id
    returning i.razorpay_order_id, i.opened_at, due.is_new, due.checked_at as asked_at
  )
  select razorpay_order_id from touched order by is_new desc, asked_at nulls first, opened_at;
$$;
comment on function public.list_orders_to_reconcile(integer, integer) is
  'Up to p_limit (at most 500) gateway orders to reconcile: opened in the last 7 days, not paid, and not checked for '
  'p_seconds seconds. Those of the last hour come first, because the family may be waiting at the screen; within each '
  'group the least recently checked. Marks them as checked now, and expires intents that have been open for more than '
  '48 hours.';

grant execute on function public.attach_gateway_order(uuid, text) to service_role;
grant execute on function public.release_intent(uuid, boolean) to service_role;
grant execute on function public.find_intent(text) to service_role;
grant execute on function public.touch_intent_check(text, integer) to service_role;
grant execute on function public.list_orders_to_reconcile(integer, integer) to service_role;

-- ------------------------------------------------------------

-- record_capture, the only function that creates orders: a captured payment becomes an order, or a refund or review
-- task, in one transaction.

create function private.note_gateway_refund(p_payment_id text, p_status text, p_refunded_paise integer) returns void
language plpgsql set search_path = ''
as $$
declare
  v_excess_paise bigint;
begin
  update private.captured_payments
  set status = case when p_status = 'refunded' then 'refunded' else status end,
    amount_refunded_paise = greatest(amount_refunded_paise, p_refunded_paise)
  where payment_id = p_payment_id;
  -- A task that was settled by hand may have been refunded on the gateway's dashboard. Then this is the same money.
  v_excess_paise := p_refunded_paise - private.committed_refunds_paise(p_payment_id);
  if v_excess_paise > 0 then
    insert into private.refund_tasks as t (payment_id, order_id, reason, amount_paise)
    values (
      p_payment_id, (select id from public.orders where payment_id = p_payment_id), 'dashboard_refund', v_excess_paise
    )
    on conflict (payment_id, reason) where reason in ('dashboard_refund', 'dispute') and status = 'review'
    do update set amount_paise = t.amount_paise + excluded.amount_paise, updated_at = now();
  end if;
end
$$;
comment on function private.note_gateway_refund(text, text, integer) is
  'Records how much of a payment (paise) the gateway has refunded. An amount that none of our tasks requested and '
  'nobody settled by hand was refunded on the gateway''s dashboard; it gets a review task. Source: decision 007.';

create function private.capture_outcome(p_payment_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    (select jsonb_build_object('outcome', 'order', 'order_id', o.id) from public.orders as o
      where o.payment_id = p_payment_id),
    (
      select case t.reason
        when 'second_payment' then jsonb_build_object('outcome', 'second_payment')
        else jsonb_build_object('outcome', 'review', 'reason', t.reason)
      end
      from private.refund_tasks as t
      where t.payment_id = p_payment_id
      order by t.reason = 'dashboard_refund', t.created_at
      limit 1
    )
  )
$$;
comment on function private.capture_outcome(text) is
  'The outcome of a recorded payment, as record_capture returns it.';

create function private.lateness_error(p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_paid_at timestamptz)
  returns text
language sql stable set search_path = ''
as $$
  select case
    when private.is_cancelled(p_edition_id, p_exam_id, p_class_id) then 'exam_cancelled'
    when x.exam_on is null or x.exam_on < private.day_in_india(now()) or x.last_start_at < now() then 'late_after_exam'
    when p_paid_at > private.day_ends_at(x.registration_closes_on) + interval '1 hour' then 'late_after_closing'
  end
  from (values (p_exam_id)) as i (exam_id)
  left join public.edition_exams as x on x.edition_id = p_edition_id and x.exam_id = i.exam_id
$$;
comment on function private.lateness_error(uuid, uuid, uuid, timestamptz) is
  'Why a payment made at a given time is too late for an exam of an edition in a class, as the reason of its refund '
  'task, or null. A cancelled exam is always too late. Registration gets an extra hour after closing for families '
  'who are about to pay. A payment made in time still enrols when we receive it later, until the last time at which '
  'the exam can be started, or the end of its day (IST) if no hours are announced. Source: decision 003, docs/exam.md '
  'section 2.';

create function private.capture_error(p_payment private.captured_payments, p_intent private.payment_intents)
  returns text
language sql stable set search_path = ''
as $$
  select case
    when p_payment.status = 'refunded' or p_payment.amount_refunded_paise >= p_payment.amount_paise
      then 'already_refunded'
    when p_intent.id is null then 'unknown_order'
    when exists (select 1 from public.students where id = p_intent.student_id and deleted_at is not null)
      then 'unknown_order'
    when p_payment.amount_paise <> p_intent.amount_paise or p_payment.currency <> p_intent.currency
      then 'amount_mismatch'
    when p_intent.status = 'paid' then 'second_payment'
    -- One exam that can still be enrolled in is enough for an order.
    else coalesce(
      (
        select case when bool_and(l.reason is not null) then max(l.reason) end
        from private.payment_intent_items as i
        cross join lateral private.lateness_error(
          p_intent.edition_id, i.exam_id, p_intent.class_id, p_payment.paid_at) as l (reason)
        where i.intent_id = p_intent.id
      ),
      case when p_payment.paid_at > p_intent.opened_at + private.intent_life() then 'late_for_price' end
    )
  end
$$;
comment on function private.capture_error(private.captured_payments, private.payment_intents) is
  'Why a captured payment does not become an order, as the reason of its refund task, or null. A cart keeps its '
  'prices for 48 hours; what counts is when the payment was made by the gateway''s clock, not when it was captured or '
  'reported to us. A payment that is too late for some exams becomes an order for the others; a payment of a deleted '
  'account goes to review.';

create function private.make_order(
  p_payment private.captured_payments, p_intent private.payment_intents, p_gst_percent numeric
) returns void
language plpgsql set search_path = ''
as $$
declare
  v_order_id uuid;
  v_item record;
  v_reason text;
  v_task_id uuid;
begin
  insert into public.orders (student_id, intent_id, payment_id, razorpay_order_id, amount_paise, currency, edition_id,
    class_id, gst_percent)
  values (
    p_intent.student_id, p_intent.id, p_payment.payment_id, p_intent.razorpay_order_id, p_intent.amount_paise,
    p_intent.currency, p_intent.edition_id, p_intent.class_id, p_gst_percent
  )
  returning id into v_order_id;
  insert into public.order_items (order_id, exam_id, price_paise, exam_on)
  select v_order_id, i.exam_id, i.price_paise, x.exam_on
  from private.payment_intent_items as i
  left join public.edition_exams as x on x.edition_id = p_intent.edition_id and x.exam_id = i.exam_id
  where i.intent_id = p_intent.id;

  for v_item in
    select i.exam_id, i.price_paise, private.lateness_error(
      p_intent.edition_id, i.exam_id, p_intent.class_id, p_payment.paid_at) as lateness
    from private.payment_intent_items as i
    where i.intent_id = p_intent.id
    order by i.exam_id
  loop
    v_reason := v_item.lateness;
    if v_reason is null then
      insert into public.enrolments as n (student_id, exam_id, edition_id, class_id, order_id)
      values (p_intent.student_id, v_item.exam_id, p_intent.edition_id, p_intent.class_id, v_order_id)
      on conflict (student_id, exam_id, edition_id) do update
      set is_active = true, class_id = excluded.class_id, order_id = excluded.order_id, enrolled_at = now()
      where not n.is_active;
      continue when found;
      v_reason := 'duplicate_exam';
    end if;
    insert into private.refund_tasks (payment_id, order_id, exam_id, reason, amount_paise, status)
    values (
      p_payment.payment_id, v_order_id, v_item.exam_id, v_reason, v_item.price_paise,
      case v_reason when 'duplicate_exam' then 'queued' else 'review' end
    )
    returning id into v_task_id;
    perform private.queue_review_email(v_task_id);
    insert into private.refund_items (order_id, exam_id, task_id)
    select v_order_id, v_item.exam_id, v_task_id where v_reason = 'duplicate_exam';
  end loop;

  update private.payment_intents set status = 'paid', creating_until = null where id = p_intent.id;
  delete from public.current_cart_snapshot where student_id = p_intent.student_id;
  insert into private.outbox (kind, student_id, order_id)
  values ('purchase_email', p_intent.student_id, v_order_id), ('purchase_contact', p_intent.student_id, v_order_id);
end
$$;
comment on function private.make_order(private.captured_payments, private.payment_intents, numeric) is
  'Writes the order, its items, the enrolments and the messages of a paid intent, with the exam days and the rate of '
  'GST that its invoice shows for ever. An exam enrolled by an earlier '
  'order is refunded, an exam for which the payment is too late goes to review; both stay in the order, so that its '
  'items still add up to the amount paid.';

create function private.read_paise(p_value jsonb, p_up_to bigint) returns integer
language sql immutable set search_path = ''
as $$
  select case
    when v.paise = trunc(v.paise) and v.paise between 0 and least(p_up_to, 2147483647) then v.paise::integer
  end
  from (select case when jsonb_typeof(p_value) = 'number' then p_value::numeric end as paise) as v
$$;
comment on function private.read_paise(jsonb, bigint) is
  'A reported amount in paise, if it is a whole number from 0 to p_up_to; null otherwise, so that an odd fee never '
  'stops the recording of a payment.';

create function public.record_capture(p_payment jsonb, p_gst_percent numeric default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_intent private.payment_intents;
  v_payment private.captured_payments;
  v_refunded_paise integer := coalesce((p_payment ->> 'amount_refunded')::integer, 0);
  v_fee_paise constant integer := private.read_paise(p_payment -> 'fee', (p_payment ->> 'amount')::bigint);
  v_fee_gst_paise constant integer := private.read_paise(p_payment -> 'tax', v_fee_paise);
  v_reason text;
  v_task_id uuid;
begin
  if coalesce(p_payment ->> 'status', '') not in ('captured', 'refunded') then
    raise exception 'Payment % is not captured.', p_payment ->> 'id' using errcode = '22023';
  end if;
  select * into v_intent from private.payment_intents where razorpay_order_id = p_payment ->> 'order_id';
  if found then
    perform private.lock_student(v_intent.student_id);
    select * into v_intent from private.payment_intents where id = v_intent.id for update;
  end if;

  -- No conflict target, so that every unique index is considered: with one, two captures at once could fail on another
  -- index.
  insert into private.captured_payments (
    payment_id, razorpay_order_id, amount_paise, currency, status, method, amount_refunded_paise, fee_paise,
    fee_gst_paise, paid_at
  )
  values (
    p_payment ->> 'id', p_payment ->> 'order_id', (p_payment ->> 'amount')::integer, p_payment ->> 'currency',
    p_payment ->> 'status', p_payment ->> 'method', v_refunded_paise, v_fee_paise, v_fee_gst_paise,
    coalesce(to_timestamp((p_payment ->> 'created_at')::double precision), now())
  )
  on conflict do nothing
  returning * into v_payment;
  if not found then
    update private.captured_payments set fee_paise = v_fee_paise, fee_gst_paise = v_fee_gst_paise
    where payment_id = p_payment ->> 'id' and fee_paise is null and v_fee_paise <= amount_paise;
    perform private.note_gateway_refund(p_payment ->> 'id', p_payment ->> 'status', v_refunded_paise);
    return private.capture_outcome(p_payment ->> 'id');
  end if;

  v_reason := private.capture_error(v_payment, v_intent);
  if v_reason is null then
    perform private.make_order(v_payment, v_intent, p_gst_percent);
  else
    insert into private.refund_tasks (payment_id, reason, amount_paise, status)
    values (
      v_payment.payment_id, v_reason, v_payment.amount_paise,
      case v_reason when 'second_payment' then 'queued' else 'review' end
    )
    returning id into v_task_id;
    perform private.queue_review_email(v_task_id);
  end if;
  perform private.note_gateway_refund(v_payment.payment_id, v_payment.status, v_refunded_paise);
  return private.capture_outcome(v_payment.payment_id);
end
$$;
comment on function public.record_capture(jsonb, numeric) is
  'Records a captured payment as the gateway''s own API reports it (id, order_id, amount and amount_refunded in '
  'paise, currency, status captured or refunded, method, created_at in Unix seconds; fee and the tax in it in '
  'paise, null until the gateway knows them: a later call adds them). p_gst_percent is the rate that the prices '
  'include, which the order keeps for its tax invoice; null without a GST number. Idempotent; callback, webhook '
  'and poll all call it. Returns {outcome: order, order_id}, {outcome: second_payment} or {outcome: review, '
  'reason}, the same on every repeat. Raises 22023 for a payment that is not captured. Source: docs/payments.md '
  'sections 1 to 3.';
grant execute on function public.record_capture(jsonb, numeric) to service_role;

-- ------------------------------------------------------------

-- The progress of the sweep over all payments: a run reads as many as its time allows, and the next run continues.

create table private.payment_sweeps (
  id bigint generated always as identity primary key,
  night date unique,
  reached bigint not null,
  until bigint not null,
  looked_at integer not null default 0,
  tries integer not null default 0,
  check (reached <= until)
);
comment on table private.payment_sweeps is
  'One row for each night, and for each sweep that was requested (night null). Times are the gateway''s Unix seconds. '
  'Done when reached = until.';
comment on column private.payment_sweeps.reached is
  'The start of the day that is being read; all payments made before it are recorded.';
comment on column private.payment_sweeps.looked_at is
  'How many payments of that day are done; the gateway lists them newest first.';
comment on column private.payment_sweeps.tries is 'How many times in a row recording failed at this position.';

alter table private.payment_sweeps enable row level security;

create function private.find_sweep() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select jsonb_build_object('outcome', 'due', 'sweep_id', id, 'reached', reached, 'until', until, 'looked_at',
        looked_at)
      from private.payment_sweeps where reached < until order by id limit 1
    ),
    jsonb_build_object('outcome', 'none')
  )
$$;
comment on function private.find_sweep() is
  'Where to continue: {outcome: due, sweep_id, reached, until, looked_at} of the oldest sweep that is not done, or '
  '{outcome: none}.';

create function public.start_sweep(p_night date, p_from bigint, p_until bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.payment_sweeps (night, reached, until)
  select p_night, least(p_from, min(s.reached)), p_until
  from private.payment_sweeps as s where p_night is not null and s.night < p_night and s.reached < s.until
  on conflict (night) do nothing;
  -- This night also reads the payments that an earlier night did not reach.
  update private.payment_sweeps set reached = until where night < p_night and reached < until;
  return private.find_sweep();
end
$$;
comment on function public.start_sweep(date, bigint, bigint) is
  'Makes sure that the sweep of p_night has started, over the payments from p_from to p_until (Unix seconds); with a '
  'null night always starts a new sweep. Returns where to continue: {outcome: due, sweep_id, reached, until, '
  'looked_at} of the oldest that is not done, or {outcome: none}.';

create function public.move_sweep(
  p_sweep_id bigint, p_reached bigint, p_looked_at integer, p_to bigint, p_to_looked_at integer, p_has_failed boolean
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_is_held boolean;
begin
  -- Another run may have moved the position. Then the same payments are read twice, which does no harm, and the
  -- position stays.
  update private.payment_sweeps
  set tries = case when p_has_failed and tries < 2 then tries + 1 else 0 end,
    reached = case when p_has_failed and tries < 2 then reached else p_to end,
    looked_at = case when p_has_failed and tries < 2 then looked_at else p_to_looked_at end
  where id = p_sweep_id and reached = p_reached and looked_at = p_looked_at
  returning tries > 0 into v_is_held;
  if v_is_held then
    return jsonb_build_object('outcome', 'held');
  end if;
  return private.find_sweep();
end
$$;
comment on function public.move_sweep(bigint, bigint, integer, bigint, integer, boolean) is
  'Saves a sweep''s new position: a time (Unix seconds) and how many payments of the day from there are done. If '
  'recording failed (p_has_failed), the position stays, {outcome: held}, at most twice in a row, because one bad '
  'payment must not stop the rest. Else returns the same as start_sweep.';

create function public.list_unknown_payments(p_payments jsonb) returns setof text
language sql stable security definer set search_path = ''
as $$
  select p.id
  from jsonb_to_recordset(p_payments) as p (id text, status text, amount_refunded integer, fee integer)
  where not exists (
    select 1 from private.captured_payments as c
    where c.payment_id = p.id
      and (c.status = 'refunded' or p.status <> 'refunded')
      and coalesce(p.amount_refunded, 0) <= c.amount_refunded_paise
      and (p.fee is null or c.fee_paise is not null or p.fee not between 0 and c.amount_paise)
      and (coalesce(p.amount_refunded, 0) = 0 or p.amount_refunded <= private.committed_refunds_paise(c.payment_id))
  )
$$;
comment on function public.list_unknown_payments(jsonb) is
  'Takes payments as the gateway lists them ({id, status, amount_refunded and fee in paise} each) and returns the ids '
  'that record_capture must handle: those not recorded yet, with a larger refund than we know, or with a fee that we '
  'do not know.';

grant execute on function public.start_sweep(date, bigint, bigint) to service_role;
grant execute on function public.move_sweep(bigint, bigint, integer, bigint, integer, boolean) to service_role;
grant execute on function public.list_unknown_payments(jsonb) to service_role;

-- ------------------------------------------------------------

-- The invariants of docs/payments.md section 3 in one query. Every payment test ends by running it; an empty result
-- means that there is no violation.

create function private.payment_violations() returns table (invariant text, detail jsonb)
language sql stable set search_path = ''
as $$
  select 'I1 each order has one captured payment of equal amount, '
    'the same gateway order and the same student''s intent',
    jsonb_build_object('order_id', o.id)
  from public.orders as o
  where (
    select count(*) from private.captured_payments as p
    where p.payment_id = o.payment_id and p.razorpay_order_id = o.razorpay_order_id
      and p.amount_paise = o.amount_paise and p.currency = o.currency
  ) <> 1 or not exists (
    select 1 from private.payment_intents as i
    where i.id = o.intent_id and i.razorpay_order_id = o.razorpay_order_id and i.student_id = o.student_id
      and i.amount_paise = o.amount_paise and i.edition_id = o.edition_id and i.class_id = o.class_id
  )
  union all
  select 'I2 one order per payment and per gateway order',
    jsonb_build_object('order_ids', jsonb_agg(o.id order by o.number))
  from public.orders as o
  cross join lateral (values ('payment ' || o.payment_id), ('gateway order ' || o.razorpay_order_id)) as k (key)
  group by k.key
  having count(*) > 1
  union all
  select 'I3 the items of an order add up to its amount',
    jsonb_build_object('order_id', o.id, 'amount_paise', o.amount_paise, 'sum_paise', coalesce(sum(i.price_paise), 0))
  from public.orders as o
  left join public.order_items as i on i.order_id = o.id
  group by o.id, o.amount_paise
  having coalesce(sum(i.price_paise), 0) <> o.amount_paise
  union all
  select 'I4 every captured payment is an order or a refund or review task',
    jsonb_build_object('payment_id', p.payment_id)
  from private.captured_payments as p
  where not exists (select 1 from public.orders as o where o.payment_id = p.payment_id)
    and not exists (select 1 from private.refund_tasks as t where t.payment_id = p.payment_id)
  union all
  select 'I5 an intent is paid exactly when its order exists', jsonb_build_object('intent_id', i.id, 'status', i.status)
  from private.payment_intents as i
  left join public.orders as o on o.intent_id = i.id
  where (i.status = 'paid') <> (o.id is not null)
  union all
  select 'I6 a message that is pending for more than an hour was reported',
    jsonb_build_object('outbox_id', b.id, 'kind', b.kind, 'queued_at', b.queued_at)
  from private.outbox as b
  where b.lane < 4 and b.status = 'pending' and b.reported_at is null and b.queued_at < now() - interval '1 hour'
  union all
  select 'I7 the refunds of a payment are at most its amount',
    jsonb_build_object('payment_id', p.payment_id, 'back_paise', private.committed_refunds_paise(p.payment_id))
  from private.captured_payments as p
  where private.committed_refunds_paise(p.payment_id) > p.amount_paise
  union all
  select 'I8 the refund status of an order fits its refunds',
    jsonb_build_object('order_id', o.id, 'refund_status', o.refund_status, 'back_paise', sum(t.amount_paise))
  from public.orders as o
  left join private.refund_tasks as t on t.order_id = o.id and t.status = 'processed'
  group by o.id
  having o.refund_status <> case
    when sum(t.amount_paise) >= o.amount_paise then 'full' when sum(t.amount_paise) > 0 then 'partial' else 'none'
  end
  union all
  select 'I9 a paid exam is enrolled, unless it was refunded or a task says why',
    jsonb_build_object('order_id', i.order_id, 'exam_id', i.exam_id, 'is_enrolled', f.is_enrolled)
  from public.order_items as i
  join public.orders as o on o.id = i.order_id
  cross join lateral (
    select exists (
        select 1 from public.enrolments as n where n.order_id = i.order_id and n.exam_id = i.exam_id and n.is_active
      ) as is_enrolled,
      o.refund_status = 'full' or exists (
        select 1 from private.refund_items as r join private.refund_tasks as t on t.id = r.task_id
        where r.order_id = i.order_id and r.exam_id = i.exam_id and t.status = 'processed'
      ) as is_refunded,
      exists (
        select 1 from private.refund_tasks as t where t.order_id = i.order_id and t.exam_id = i.exam_id
      ) as is_explained
  ) as f
  where (f.is_enrolled and f.is_refunded) or not (f.is_enrolled or f.is_refunded or f.is_explained)
  union all
  select 'I10 each refund of an order has its credit note', jsonb_build_object('task_id', coalesce(t.id, n.task_id))
  from (
    select id, order_id, amount_paise from private.refund_tasks where status = 'processed' and order_id is not null
  ) as t
  full join private.credit_notes as n on n.task_id = t.id
  where (n.order_id, n.amount_paise) is distinct from (t.order_id, t.amount_paise)
  union all
  select 'I10 the credit notes of a year have no gap', jsonb_build_object('year', y.year, 'last_number', y.last_number)
  from private.credit_note_years as y
  where y.last_number <> (select count(*) from private.credit_notes as n where n.year = y.year)
$$;
comment on function private.payment_violations() is
  'Every violation of the invariants I1 to I10 with the row it concerns; empty means none. Source: docs/payments.md '
  'section 3; I7 to I10 are about refunds.';

-- ------------------------------------------------------------

-- The class of a paid exam: what the family chose when it paid, until an organiser changes it (decision 035). The
-- trigger enrolments_forbid_class_change refuses changes once the exam was started.

create function private.is_exam_day_over(p_student_id uuid, p_exam_id uuid, p_edition_id uuid, p_class_id uuid)
  returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(
    private.day_in_india(private.exam_now()) > greatest(
      (select d.exam_on from public.edition_exams as d where d.edition_id = p_edition_id and d.exam_id = p_exam_id),
      private.day_in_india(max(p.last_start_at)), private.day_in_india(max(g.last_start_at))
    ),
    false
  )
  from private.papers as p
  left join private.exam_grants as g on g.paper_id = p.id and g.student_id = p_student_id
  where p.edition_id = p_edition_id and p.exam_id = p_exam_id and p.class_id = p_class_id
$$;
comment on function private.is_exam_day_over(uuid, uuid, uuid, uuid) is
  'Whether the last day (IST) on which a student can start an exam in a class is over: the exam day, or a later day '
  'granted to the class or the student. False if the exam has no day.';

create function private.list_student_enrolments(p_student_id uuid)
returns table (
  exam_id uuid, edition_id uuid, exam_name text, edition_name text, class_id uuid, class_name text, exam_on date,
  can_move boolean
)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select n.exam_id, n.edition_id, x.name, e.name, n.class_id, c.name, d.exam_on,
    not private.has_attempt(n.student_id, n.exam_id, n.edition_id)
      and not private.is_exam_day_over(n.student_id, n.exam_id, n.edition_id, n.class_id)
  from public.enrolments as n
  join public.students as s on s.id = n.student_id and s.deleted_at is null
  join public.subjects as x on x.id = n.exam_id
  join public.editions as e on e.id = n.edition_id
  join public.classes as c on c.id = n.class_id
  left join public.edition_exams as d on d.edition_id = n.edition_id and d.exam_id = n.exam_id
  where n.student_id = p_student_id and n.is_active
  order by d.exam_on desc nulls first, x.name
  limit 50;
$$;
comment on function private.list_student_enrolments(uuid) is
  'list_student_enrolments for an admin. Raises 42501 for anybody else.';

create function public.list_student_enrolments(p_student_id uuid)
returns table (
  exam_id uuid, edition_id uuid, exam_name text, edition_name text, class_id uuid, class_name text, exam_on date,
  can_move boolean
)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.list_student_enrolments(p_student_id);
comment on function public.list_student_enrolments(uuid) is
  'For admins: the exams that a student is enrolled in, in every edition, the latest first, at most 50: the class for '
  'each exam, its day (null if the edition has none), and whether move_enrolment can still move it. Raises 42501 for '
  'anybody else.';

create function private.move_enrolment(
  p_student_id uuid, p_exam_id uuid, p_edition_id uuid, p_seen_class_id uuid, p_class_id uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_class_id uuid;
begin
  perform private.require_admin();
  select n.class_id into v_class_id
  from public.enrolments as n
  join public.students as s on s.id = n.student_id and s.deleted_at is null
  where n.student_id = p_student_id and n.exam_id = p_exam_id and n.edition_id = p_edition_id and n.is_active;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if v_class_id is distinct from p_seen_class_id then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  if not exists (select 1 from public.classes where id = p_class_id) then
    return jsonb_build_object('outcome', 'class_unknown');
  end if;
  if p_class_id = v_class_id then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  -- An organiser with a child in a class cannot move students into or out of it, nor into a paper whose questions they
  -- know.
  if private.has_conflict_of_interest((select auth.uid()), p_edition_id, p_seen_class_id)
    or private.has_conflict_of_interest((select auth.uid()), p_edition_id, p_class_id) then
    return jsonb_build_object('outcome', 'conflict_of_interest');
  end if;
  if exists (
    select 1
    from private.paper_readers as r
    join private.papers as p on p.id = r.paper_id
    where r.organiser_id = (select auth.uid())
      and p.edition_id = p_edition_id and p.exam_id = p_exam_id and p.class_id = p_class_id
  ) then
    return jsonb_build_object('outcome', 'paper_opened');
  end if;
  -- Waits if the student is just starting the exam.
  perform private.lock_student(p_student_id);
  if private.has_attempt(p_student_id, p_exam_id, p_edition_id)
    or private.is_exam_day_over(p_student_id, p_exam_id, p_edition_id, p_seen_class_id) then
    return jsonb_build_object('outcome', 'too_late');
  end if;

  -- Only if the enrolment is still as shown: it may have been refunded or moved in the meantime.
  update public.enrolments as n set class_id = p_class_id
  where n.student_id = p_student_id and n.exam_id = p_exam_id and n.edition_id = p_edition_id
    and n.is_active and n.class_id = p_seen_class_id;
  if not found then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  -- Extra time and individual hours move too, to a paper that may not be written yet.
  insert into private.papers (kind, edition_id, exam_id, class_id)
  select distinct p.kind, p.edition_id, p.exam_id, p_class_id
  from private.exam_grants as g
  join private.papers as p on p.id = g.paper_id
  where g.student_id = p_student_id and p.edition_id = p_edition_id and p.exam_id = p_exam_id
    and p.class_id = p_seen_class_id
  on conflict do nothing;
  update private.exam_grants as g set paper_id = t.id
  from private.papers as p
  join private.papers as t on t.edition_id = p.edition_id and t.exam_id = p.exam_id and t.kind = p.kind
    and t.class_id = p_class_id
  where p.id = g.paper_id and g.student_id = p_student_id
    and p.edition_id = p_edition_id and p.exam_id = p_exam_id and p.class_id = p_seen_class_id;
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    (select auth.uid())::text, 'move_enrolment', p_student_id,
    jsonb_build_object(
      'exam_id', p_exam_id, 'edition_id', p_edition_id,
      'before', (select jsonb_build_object('class_id', c.id, 'class', c.name)
        from public.classes as c where c.id = p_seen_class_id),
      'after', (select jsonb_build_object('class_id', c.id, 'class', c.name)
        from public.classes as c where c.id = p_class_id)
    )
  );
  return jsonb_build_object('outcome', 'moved');
end
$$;
comment on function private.move_enrolment(uuid, uuid, uuid, uuid, uuid) is
  'move_enrolment for an admin. Raises 42501 for anybody else.';

create function public.move_enrolment(
  p_student_id uuid, p_exam_id uuid, p_edition_id uuid, p_seen_class_id uuid, p_class_id uuid
) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.move_enrolment(p_student_id, p_exam_id, p_edition_id, p_seen_class_id, p_class_id);
comment on function public.move_enrolment(uuid, uuid, uuid, uuid, uuid) is
  'For admins: moves a student''s enrolment in an exam to another class, if it is still in the class that the admin '
  'saw, until the student has started it or its day is over (a granted later start counts as its day). The order '
  'keeps the original class; granted extra time and hours move along. Returns {outcome}: moved, unchanged, not_found '
  '(no active enrolment), changed_meanwhile (the enrolment is no longer in that class), class_unknown, '
  'conflict_of_interest (a child of the caller is in one of the classes), paper_opened (the caller has read a paper '
  'of the new class), too_late. Raises 42501 for anybody else. A move leaves an audit row with before and after.';

grant execute on function private.list_student_enrolments(uuid) to authenticated;
grant execute on function private.move_enrolment(uuid, uuid, uuid, uuid, uuid) to authenticated;
grant execute on function public.list_student_enrolments(uuid) to authenticated;
grant execute on function public.move_enrolment(uuid, uuid, uuid, uuid, uuid) to authenticated;

-- ------------------------------------------------------------

-- The organiser's list of payments: the orders, newest first, with their totals. Its indexes are beside the table. As
-- in the list of students, a request reads only its page and at most 10,000 orders.

create function private.read_order_number(p_text text) returns bigint
language sql immutable set search_path = ''
as $$
  select coalesce(
    substring(lower(p_text) from '^(?:(?:order|invoice|receipt)\s*(?:no\.?|number)?\s*)?#?\s*([0-9]{1,12})$'),
    case when p_text !~* '^cn/' then substring(p_text from '^\S*/([0-9]{1,12})$') end,
    substring(p_text from '^[A-Za-z]{3}\W*[0-9]{2}\W*[0-9]{2}\W*([0-9]{1,12})$')
  )::bigint
$$;
comment on function private.read_order_number(text) is
  'The order number in a typed text: 241, #241, Order 241, Invoice 241, Receipt 241 or an invoice number; null if the '
  'text is none of these.';

create function private.is_payment_code(p_text text) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(p_text ~* '^((pay|order|rfnd)_[[:alnum:]_-]+|cn/[0-9]{2}-[0-9]{2}/[0-9]+)$'
    or private.read_order_number(p_text) is not null
    or p_text ~ '^[[:alnum:]]*[0-9]{5}[[:alnum:]]*$' and char_length(p_text) between 10 and 64
    or exists (
      select 1 from private.refund_tasks as t
      where private.reference_key(t.bank_reference) = private.reference_key(p_text)
    ), false)
$$;
comment on function private.is_payment_code(text) is
  'Whether a typed text is a payment (pay_…), a gateway order (order_…), a refund (rfnd_…), a credit note (CN/…), a '
  'bank''s reference (ARN, RRN or UTR: at least ten letters and digits, five digits of them in a row; or any text '
  'that is the reference of a refund) or an order number, not a name.';

create function private.find_payments_by_code(p_text text) returns text[]
language sql stable set search_path = ''
as $$
  select array(
    select p.payment_id
    from private.captured_payments as p
    where private.code_key(p.payment_id) = private.code_key(p_text) and lower(p.payment_id) = lower(p_text)
    union
    select p.payment_id
    from private.payment_intents as i
    join private.captured_payments as p on p.razorpay_order_id = i.razorpay_order_id
    where private.code_key(i.razorpay_order_id) = private.code_key(p_text)
      and lower(i.razorpay_order_id) = lower(p_text)
    union
    select p.payment_id from private.captured_payments as p where p.razorpay_order_id = p_text
    union
    select t.payment_id from private.refund_tasks as t
    where t.razorpay_refund_id = p_text
    union
    select t.payment_id from private.refund_tasks as t
    where private.reference_key(t.bank_reference) = private.reference_key(p_text)
    union
    select t.payment_id
    from private.refund_failures as f join private.refund_tasks as t on t.id = f.task_id
    where f.razorpay_refund_id = p_text
    union
    select t.payment_id
    from private.credit_notes as n
    join private.refund_tasks as t on t.id = n.task_id
    where n.number = upper(p_text)
    union
    select o.payment_id from public.orders as o where o.number = private.read_order_number(p_text)
  )
$$;
comment on function private.find_payments_by_code(text) is
  'The payments with this payment id, gateway order id or credit note, in any case of letters, or of the order with '
  'this number (read_order_number), or of a refund with this id (also one that failed) or this bank''s reference '
  '(private.reference_key). A refund, and a gateway order that we never created, need their exact case.';

create function private.find_family_by_email(p_email text) returns uuid[]
language sql stable set search_path = ''
as $$
  select array(
    select s.id from public.students as s where s.email = lower(p_email) and s.deleted_at is null
    union
    select n.id
    from public.students as s
    join public.students as n on n.family_id = s.id
    where s.email = lower(p_email) and s.deleted_at is null
  )
$$;
comment on function private.find_family_by_email(text) is
  'The students of the family with exactly this email address, in any case of letters: the student of the login and '
  'its further children. Empty if no family has the address.';

create function private.find_family_by_phone(p_digits text) returns uuid[]
language sql stable set search_path = ''
as $$
  with families as materialized (
    select array(
      select coalesce(s.family_id, s.id)
      from public.students as s
      where s.deleted_at is null and s.phone_key = right(p_digits, 10)
      order by s.created_at desc
      limit 100
    ) as ids
  )
  select array(
    select s.id from families as f join public.students as s on s.id = any (f.ids)
    union
    select s.id from families as f join public.students as s on s.family_id = any (f.ids)
  )
$$;
comment on function private.find_family_by_phone(text) is
  'The students of the families with this phone number (its last ten digits); of the newest 100 if more have it.';

create function private.find_family_by_phone_end(p_digits text) returns uuid[]
language sql stable set search_path = ''
as $$
  with families as materialized (
    select array(
      select coalesce(s.family_id, s.id)
      from public.students as s
      where s.deleted_at is null
        -- A range instead of a pattern, so that the index is used for any argument; ":" follows "9".
        and reverse(s.phone_key) operator(pg_catalog.~>=~) reverse(p_digits)
        and reverse(s.phone_key) operator(pg_catalog.~<~) (reverse(p_digits) || ':')
      order by s.created_at desc
      limit 100
    ) as ids
  )
  select array(
    select s.id from families as f join public.students as s on s.id = any (f.ids)
    union
    select s.id from families as f join public.students as s on s.family_id = any (f.ids)
  )
$$;
comment on function private.find_family_by_phone_end(text) is
  'The students of the families whose phone number ends with these digits; of the newest 100 if more do.';

create function private.find_family_by_contact(p_text text) returns uuid[]
language sql stable set search_path = ''
as $$
  select case
    when p_text like '%@%' then private.find_family_by_email(p_text)
    when p_text ~ '^[0-9 ()+./-]{10,20}$' and char_length(t.digits) >= 10 then private.find_family_by_phone(t.digits)
    when p_text ~ '^[0-9 ]{4,12}$' and char_length(t.digits) between 4 and 9
      then private.find_family_by_phone_end(t.digits)
  end
  from (select regexp_replace(p_text, '[^0-9]', '', 'g') as digits) as t
$$;
comment on function private.find_family_by_contact(text) is
  'The students of the family with this email address or phone number, or of the families whose number ends with these '
  'four to nine digits; null if the text is neither.';

-- Planned again for each search, as private.find_students is.
create function private.find_orders(
  p_search text, p_status text, p_from date, p_to date, p_limit integer, p_offset integer
) returns table (id uuid, amount_paise integer, refund_status text)
language plpgsql stable rows 50 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_text constant text := private.clean_line(p_search);
  v_payments constant text[] := case when private.is_payment_code(v_text) then
    private.find_payments_by_code(v_text) end;
  v_students constant uuid[] := private.find_family_by_contact(v_text);
  v_patterns constant text[] := private.word_patterns(v_text);
  v_since constant timestamptz := coalesce(private.day_ends_at(p_from - 1), '-infinity');
  v_until constant timestamptz := coalesce(private.day_ends_at(p_to), 'infinity');
begin
  if p_status not in ('none', 'partial', 'full') then
    raise exception 'There is no status %.', p_status using errcode = '22023';
  end if;
  if v_text is null then
    return query
    select o.id, o.amount_paise, o.refund_status
    from public.orders as o
    where (p_status is null or o.refund_status = p_status) and o.ordered_at >= v_since and o.ordered_at < v_until
    order by o.ordered_at desc, o.id desc
    limit p_limit offset p_offset;
  elsif v_payments is not null or v_students is not null then
    return query
    select o.id, o.amount_paise, o.refund_status
    from public.orders as o
    where (o.payment_id = any (v_payments) or o.student_id = any (v_students))
      and (p_status is null or o.refund_status = p_status) and o.ordered_at >= v_since and o.ordered_at < v_until
    order by o.ordered_at desc, o.id desc
    limit p_limit offset p_offset;
  else
    return query
    select o.id, o.amount_paise, o.refund_status
    from public.orders as o
    join public.students as s on s.id = o.student_id
    where s.deleted_at is null and s.search_key like v_patterns[1]
      and (s.name_key like all (v_patterns) or lower(s.parent_name) like all (v_patterns))
      and (p_status is null or o.refund_status = p_status) and o.ordered_at >= v_since and o.ordered_at < v_until
    order by o.ordered_at desc, o.id desc
    limit p_limit offset p_offset;
  end if;
end
$$;
comment on function private.find_orders(text, text, date, date, integer, integer) is
  'The orders that match the filters of list_payments, newest first, with the amounts for their totals (paise). '
  'Raises 22023 for an unknown status.';

create function private.refunded_paise(p_order_ids uuid[]) returns bigint
language sql stable set search_path = ''
as $$
  select coalesce(sum(amount_paise), 0)
  from private.refund_tasks
  where order_id = any (p_order_ids) and status = 'processed'
$$;
comment on function private.refunded_paise(uuid[]) is 'How much of these orders was refunded, in paise.';

create function private.list_payments(
  p_search text, p_status text, p_from date, p_to date, p_limit integer, p_offset integer
) returns table (
  id uuid, number bigint, ordered_at timestamptz, payment_id text, method text, amount_paise integer,
  refund_status text, refunded_paise bigint, student_name text, student_email text, class_name text, edition text,
  exams text[], refunded_exams text[], student_id uuid, refund_error text, open_refund text, gst_percent numeric
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_payments', jsonb_build_object(
    'status', p_status, 'from', p_from, 'to', p_to, 'offset', p_offset,
    'is_search', nullif(btrim(p_search), '') is not null
  ));
  select o.id, o.number, o.ordered_at, o.payment_id, p.method, o.amount_paise, o.refund_status,
    case when o.refund_status = 'none' then 0 else private.refunded_paise(array[o.id]) end,
    s.name, private.student_mail_address(s.id), c.name, e.name,
    array(
      select x.name
      from public.order_items as i join public.subjects as x on x.id = i.exam_id
      where i.order_id = o.id
      order by x.name
    ),
    array(
      select x.name
      from private.refund_items as i
      join private.refund_tasks as t on t.id = i.task_id and t.status = 'processed'
      join public.subjects as x on x.id = i.exam_id
      where i.order_id = o.id and o.refund_status <> 'none'
      order by x.name
    ),
    o.student_id, private.refund_request_error(o.id, now()), (
      select case
        when t.status in ('queued', 'requested') then 'under_way'
        when t.status = 'failed' then 'failed'
        when t.reason = 'student_request' then 'requested'
        else 'review'
      end
      from private.refund_tasks as t
      where t.order_id = o.id and t.status in ('review', 'failed', 'queued', 'requested')
      order by t.status in ('queued', 'requested'), t.created_at, t.id
      limit 1
    ), o.gst_percent
  from private.find_orders(
    p_search, p_status, p_from, p_to, least(greatest(p_limit, 0), 50), least(greatest(p_offset, 0), 10000)
  ) as f
  join public.orders as o on o.id = f.id
  join private.captured_payments as p on p.payment_id = o.payment_id
  join public.students as s on s.id = o.student_id
  join public.classes as c on c.id = o.class_id
  join public.editions as e on e.id = o.edition_id
  order by o.ordered_at desc, o.id desc;
$$;
comment on function private.list_payments(text, text, date, date, integer, integer) is
  'list_payments for an admin. Raises 42501 for anybody else.';

create function private.sum_payments(p_search text, p_status text, p_from date, p_to date)
returns table (orders integer, amount_paise bigint, refunded_paise bigint)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select count(*)::integer, coalesce(sum(o.amount_paise) filter (where o.place <= 10000), 0),
    private.refunded_paise(array_agg(o.id) filter (where o.place <= 10000 and o.refund_status <> 'none'))
  from private.find_orders(p_search, p_status, p_from, p_to, 10001, 0)
    with ordinality as o (id, amount_paise, refund_status, place);
$$;
comment on function private.sum_payments(text, text, date, date) is
  'sum_payments for an admin. Raises 42501 for anybody else.';

create function private.find_unmatched_payments()
returns table (payment_id text, razorpay_order_id text, amount_paise integer, method text, paid_at timestamptz)
language sql stable set search_path = ''
as $$
  select p.payment_id, p.razorpay_order_id, p.amount_paise, p.method, p.paid_at
  from (select distinct t.payment_id from private.refund_tasks as t where t.order_id is null) as t
  join private.captured_payments as p on p.payment_id = t.payment_id
  where not exists (select 1 from public.orders as o where o.payment_id = p.payment_id)
$$;
comment on function private.find_unmatched_payments() is
  'The payments that arrived and did not become an order, such as a second payment for the same cart or a wrong '
  'amount. Each has a refund task (invariant I4), so only payments with a refund task are read.';

create function private.refunded_without_order_paise(p_payment_id text) returns bigint
language sql stable set search_path = ''
as $$
  select coalesce(sum(amount_paise), 0)
  from private.refund_tasks
  where payment_id = p_payment_id and order_id is null and status = 'processed'
$$;
comment on function private.refunded_without_order_paise(text) is
  'How much of a payment that did not become an order was refunded, in paise.';

create function private.sum_unmatched_payments(p_from date, p_to date)
returns table (payments integer, amount_paise bigint, refunded_paise bigint)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select count(*)::integer, coalesce(sum(p.amount_paise), 0),
    coalesce(sum((
      select sum(t.amount_paise)
      from private.refund_tasks as t
      where t.payment_id = p.payment_id and t.order_id is null and t.status = 'processed'
    )), 0)::bigint
  from (
    select f.payment_id, f.amount_paise
    from private.find_unmatched_payments() as f
    where f.paid_at >= coalesce(private.day_ends_at(p_from - 1), '-infinity')
      and f.paid_at < coalesce(private.day_ends_at(p_to), 'infinity')
    order by f.paid_at desc
    limit 10000
  ) as p;
$$;
comment on function private.sum_unmatched_payments(date, date) is
  'sum_unmatched_payments for an admin. Raises 42501 for anybody else.';

-- Planned again for each search, as private.find_students is.
create function private.find_searched_unmatched(p_search text) returns setof text
language plpgsql stable rows 5 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_text constant text := private.clean_line(p_search);
  v_payments constant text[] := case when private.is_payment_code(v_text) then
    private.find_payments_by_code(v_text) end;
  v_students constant uuid[] := private.find_family_by_contact(v_text) || array(
    select o.student_id from public.orders as o where o.payment_id = any (v_payments)
  );
  v_patterns constant text[] := case
    when v_payments is null and private.find_family_by_contact(v_text) is null and char_length(v_text) >= 3
      then private.word_patterns(v_text)
  end;
begin
  return query
  select u.payment_id
  from private.find_unmatched_payments() as u
  left join private.payment_intents as i on i.razorpay_order_id = u.razorpay_order_id
  left join public.students as s on s.id = i.student_id and s.deleted_at is null
  where u.payment_id = any (v_payments) or i.student_id = any (v_students) or s.name_key like all (v_patterns)
    or lower(s.parent_name) like all (v_patterns)
  order by u.paid_at desc, u.payment_id
  limit 5;
end
$$;
comment on function private.find_searched_unmatched(text) is
  'The newest five payments without an order that match a search for orders: the payment with this id, those of '
  'the student whose order was found, of the family with this email address or phone number, or of students with '
  'this text (at least three characters) in their names.';

create function private.list_unmatched_payments(p_search text)
returns table (
  payment_id text, amount_paise integer, paid_at timestamptz, reason text, student_id uuid, student_name text,
  failure text, status text, note text
)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  with found as (
    select p.payment_id, p.amount_paise, p.paid_at, t.reason, private.find_payer(p.payment_id) as student_id,
      null::text as failure, t.status, t.note, t.created_at, t.id
    from private.find_searched_unmatched(p_search) as u (payment_id)
    join private.captured_payments as p on p.payment_id = u.payment_id
    join private.refund_tasks as t on t.payment_id = p.payment_id
    union all
    (
      select w.payment_id, i.amount_paise, w.received_at, 'payment_failed', i.student_id,
        left(private.read_payload(w.body) #>> '{payment,entity,error_description}', 200), null, null, w.received_at,
        null
      from private.webhook_inbox as w
      join private.payment_intents as i on i.razorpay_order_id = w.razorpay_order_id
      where private.code_key(w.payment_id) = private.code_key(private.clean_line(p_search))
        and lower(w.payment_id) = lower(private.clean_line(p_search))
        and w.body is not null and w.event = 'payment.failed'
        -- A payment that failed can be captured later; then it is no longer a failed one.
        and not exists (select 1 from private.captured_payments as p where p.payment_id = w.payment_id)
      order by w.received_at desc
      limit 1
    )
  )
  select f.payment_id, f.amount_paise, f.paid_at, f.reason, f.student_id, s.name, f.failure, f.status, f.note
  from found as f
  left join public.students as s on s.id = f.student_id
  order by f.created_at, f.id;
$$;
comment on function private.list_unmatched_payments(text) is
  'list_unmatched_payments for an admin. Raises 42501 for anybody else.';

-- The API uses the statement timeout that is set on the called function.
create function public.list_payments(
  p_search text default null, p_status text default null, p_from date default null, p_to date default null,
  p_limit integer default 10, p_offset integer default 0
) returns table (
  id uuid, number bigint, ordered_at timestamptz, payment_id text, method text, amount_paise integer,
  refund_status text, refunded_paise bigint, student_name text, student_email text, class_name text, edition text,
  exams text[], refunded_exams text[], student_id uuid, refund_error text, open_refund text, gst_percent numeric
)
language sql set search_path = '' set statement_timeout = '5s'
return private.list_payments(p_search, p_status, p_from, p_to, p_limit, p_offset);
comment on function public.list_payments(text, text, date, date, integer, integer) is
  'For admins: paid orders, newest first. p_search is a payment (pay_…) or a gateway order (order_…) in any case of '
  'letters, a refund (rfnd_…, also one that failed), the bank''s reference of a refund (ARN, RRN or UTR), an order '
  'number (241, Order 241), the family''s email address or phone number (or its last digits, at least four), or parts '
  'of the name of student or guardian, in any order, without wildcards; p_status is how much was refunded: none, '
  'partial or full; p_from and p_to are calendar days in IST, both included. At most 50 a page, up to the 10,000th '
  'order. Amounts in paise; refunded_exams names the refunded exams; refund_error is already_requested, nothing_left, '
  'too_late or not_found, the outcome with which start_refund would now refuse a refund for one of the three reasons, '
  'null if it would not refuse; open_refund says what a refund of the order waits for: a decision on a request '
  '(requested), on a failed refund (failed) or on something else (review), or the gateway (under_way), null if nothing '
  'waits; the student''s name and address are null if the account is deleted, the method if the gateway reported none, '
  'gst_percent if the order has no tax invoice. Raises 42501 for anybody else, 22023 for an unknown status; ends after '
  '5 seconds. Leaves an audit row.';

create function public.sum_payments(
  p_search text default null, p_status text default null, p_from date default null, p_to date default null
) returns table (orders integer, amount_paise bigint, refunded_paise bigint)
language sql stable set search_path = '' set statement_timeout = '5s'
return private.sum_payments(p_search, p_status, p_from, p_to);
comment on function public.sum_payments(text, text, date, date) is
  'For admins: one row about the orders that list_payments finds: how many (10,001 means more than 10,000), and the '
  'totals of the newest 10,000: paid and refunded, in paise. Raises as list_payments does.';

create function public.sum_unmatched_payments(p_from date default null, p_to date default null)
returns table (payments integer, amount_paise bigint, refunded_paise bigint)
language sql stable set search_path = '' set statement_timeout = '5s'
return private.sum_unmatched_payments(p_from, p_to);
comment on function public.sum_unmatched_payments(date, date) is
  'For admins: one row about the newest 10,000 payments that arrived on these calendar days in IST, both included, and '
  'did not become an order, such as a second payment or a wrong amount: how many, and what was paid and refunded in '
  'paise. sum_payments never counts them. Raises 42501 for anybody else; ends after 5 seconds.';

create function public.list_unmatched_payments(p_search text)
returns table (
  payment_id text, amount_paise integer, paid_at timestamptz, reason text, student_id uuid, student_name text,
  failure text, status text, note text
)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.list_unmatched_payments(p_search);
comment on function public.list_unmatched_payments(text) is
  'For admins: the payments that did not become an order and that a search of list_payments is also about: the one '
  'with this id, those of the student whose order has this number or payment, of the family with this email address or '
  'phone number, or of students with this text in their names; the newest five. One row for each refund task with its '
  'reason, its status and the note of the organiser who decided (null if none); or, for the id of a payment that the '
  'bank did not complete, one row with the reason payment_failed and the bank''s words (failure, null if it gave '
  'none). The student is null if we never created the cart of the payment; the amount is in paise. Raises 42501 for '
  'anybody else.';

-- Checkouts that were opened and not paid, so that the office can call the family.

create function private.find_unpaid_checkouts(
  p_from date, p_to date, p_with_enrolled boolean, p_limit integer, p_offset integer
) returns table (id uuid, is_enrolled boolean)
language sql stable rows 50 set search_path = ''
as $$
  select i.id, e.is_enrolled
  from private.payment_intents as i
  join public.students as s on s.id = i.student_id and s.deleted_at is null
  cross join lateral (
    select not exists (
      select 1 from private.payment_intent_items as n
      where n.intent_id = i.id and not exists (
        select 1 from public.enrolments as m
        where m.student_id = i.student_id and m.exam_id = n.exam_id and m.edition_id = i.edition_id and m.is_active
      )
    ) as is_enrolled
  ) as e
  where i.status in ('open', 'expired', 'failed')
    and i.shown_at >= coalesce(private.day_ends_at(p_from - 1), '-infinity')
    and i.shown_at < coalesce(private.day_ends_at(p_to), 'infinity')
    and not exists (select 1 from private.captured_payments as p where p.razorpay_order_id = i.razorpay_order_id)
    and (p_with_enrolled or not e.is_enrolled)
  order by i.shown_at desc, i.id desc
  limit p_limit offset p_offset
$$;
comment on function private.find_unpaid_checkouts(date, date, boolean, integer, integer) is
  'The checkouts for which no money has arrived, of existing accounts, last shown on these days (IST), newest first, '
  'and whether all exams of the cart are registered by now through another checkout; checkouts of which this is true '
  'only with p_with_enrolled.';

create function private.list_unpaid_checkouts(
  p_from date, p_to date, p_with_enrolled boolean, p_limit integer, p_offset integer
) returns table (
  id uuid, shown_at timestamptz, status text, amount_paise integer, exams text[], student_id uuid, student_name text,
  guardian_name text, phone text, email text, class_name text, razorpay_order_id text, failures integer,
  failed_payment_id text, failure text, is_enrolled boolean, cancelled_exams text[]
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_unpaid_checkouts', jsonb_build_object(
    'from', p_from, 'to', p_to, 'offset', p_offset
  ));
  select i.id, i.shown_at, i.status, i.amount_paise, array(
      select x.name
      from private.payment_intent_items as n join public.subjects as x on x.id = n.exam_id
      where n.intent_id = i.id order by x.name
    ), s.id, s.name, coalesce(s.parent_name, o.parent_name), coalesce(s.phone, o.phone),
    private.student_mail_address(s.id), c.name, i.razorpay_order_id, coalesce(w.failures, 0), w.payment_id,
    left(private.read_payload(w.body) #>> '{payment,entity,error_description}', 200), f.is_enrolled, array(
      select x.name
      from private.payment_intent_items as n join public.subjects as x on x.id = n.exam_id
      where n.intent_id = i.id and private.is_cancelled(i.edition_id, n.exam_id, i.class_id) order by x.name
    )
  from private.find_unpaid_checkouts(
    p_from, p_to, p_with_enrolled, least(greatest(p_limit, 0), 50), least(greatest(p_offset, 0), 10000)
  ) as f
  join private.payment_intents as i on i.id = f.id
  join public.students as s on s.id = i.student_id
  left join public.students as o on o.id = s.family_id
  join public.classes as c on c.id = i.class_id
  left join lateral (
    select w.payment_id, w.body, count(*) over ()::integer as failures
    from private.webhook_inbox as w
    where w.razorpay_order_id = i.razorpay_order_id and w.body is not null and w.event = 'payment.failed'
    order by w.received_at desc limit 1
  ) as w on true
  order by i.shown_at desc, i.id desc;
$$;
comment on function private.list_unpaid_checkouts(date, date, boolean, integer, integer) is
  'list_unpaid_checkouts for an admin. Raises 42501 for anybody else.';

create function private.count_unpaid_checkouts(p_from date, p_to date, p_with_enrolled boolean) returns integer
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select count(*)::integer from private.find_unpaid_checkouts(p_from, p_to, p_with_enrolled, 10001, 0);
$$;
comment on function private.count_unpaid_checkouts(date, date, boolean) is
  'count_unpaid_checkouts for an admin. Raises 42501 for anybody else.';

create function public.list_unpaid_checkouts(
  p_from date default null, p_to date default null, p_with_enrolled boolean default false, p_limit integer default 10,
  p_offset integer default 0
) returns table (
  id uuid, shown_at timestamptz, status text, amount_paise integer, exams text[], student_id uuid, student_name text,
  guardian_name text, phone text, email text, class_name text, razorpay_order_id text, failures integer,
  failed_payment_id text, failure text, is_enrolled boolean, cancelled_exams text[]
)
language sql set search_path = '' set statement_timeout = '5s'
return private.list_unpaid_checkouts(p_from, p_to, p_with_enrolled, p_limit, p_offset);
comment on function public.list_unpaid_checkouts(date, date, boolean, integer, integer) is
  'For admins: checkouts that were opened and for which no money has arrived, last shown on these calendar days in '
  'IST, both included, newest first; at most 50, up to the 10,000th. status: open, expired (not paid within 48 hours) '
  'or failed (the gateway did not open it). With student, guardian, phone and address, the exams and the amount '
  '(paise); failures: how many payments the bank did not complete, and of the latest its id and the bank''s words '
  '(failure), null if there was none; known for 30 days. is_enrolled: all exams of the cart are registered by now '
  'through another checkout; such rows only with p_with_enrolled. cancelled_exams: those of the cart that were '
  'cancelled, so that the cart can no longer be paid. Raises 42501 for anybody else; ends after 5 seconds. Leaves an '
  'audit row.';

create function public.count_unpaid_checkouts(
  p_from date default null, p_to date default null, p_with_enrolled boolean default false
) returns integer
language sql stable set search_path = '' set statement_timeout = '5s'
return private.count_unpaid_checkouts(p_from, p_to, p_with_enrolled);
comment on function public.count_unpaid_checkouts(date, date, boolean) is
  'For admins: how many checkouts list_unpaid_checkouts has on these days; 10,001 means more than 10,000. Raises '
  '42501 for anybody else; ends after 5 seconds.';

grant execute on function private.list_unpaid_checkouts(date, date, boolean, integer, integer) to authenticated;
grant execute on function private.count_unpaid_checkouts(date, date, boolean) to authenticated;
grant execute on function public.list_unpaid_checkouts(date, date, boolean, integer, integer) to authenticated;
grant execute on function public.count_unpaid_checkouts(date, date, boolean) to authenticated;

-- ------------------------------------------------------------

-- The receipt of an order, for the office.
create function private.read_order_receipt(p_order_number bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders;
begin
  perform private.require_admin();
  select * into v_order from public.orders where number = p_order_number;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'read_order_receipt', v_order.student_id,
    jsonb_build_object('order_id', v_order.id));
  return (
    select jsonb_build_object(
      'outcome', 'receipt', 'number', v_order.number, 'ordered_at', private.iso_timestamp(v_order.ordered_at),
      'payment_id', v_order.payment_id, 'amount_paise', v_order.amount_paise,
      'refunded_paise', private.refunded_paise(array[v_order.id]), 'class_name', c.name, 'student_name', s.name,
      'guardian_name', s.parent_name, 'email', private.student_mail_address(s.id),
      'gst_percent', v_order.gst_percent, 'fee_paise', p.fee_paise, 'fee_gst_paise', p.fee_gst_paise,
      'credit_notes', private.credit_notes_json(v_order.id),
      'items', (
        select jsonb_agg(
          jsonb_build_object(
            'exam_id', i.exam_id, 'name', x.name, 'price_paise', i.price_paise, 'exam_on', i.exam_on,
            'is_refunded', v_order.refund_status = 'full' or exists (
              select 1 from private.refund_items as r
              join private.refund_tasks as t on t.id = r.task_id and t.status = 'processed'
              where r.order_id = i.order_id and r.exam_id = i.exam_id
            )
          )
          order by i.exam_on nulls last, x.name
        )
        from public.order_items as i
        join public.subjects as x on x.id = i.exam_id
        where i.order_id = v_order.id
      ),
      'mail', (
        select jsonb_build_object('id', b.id, 'status', b.status, 'sent_at', private.iso_timestamp(b.sent_at))
        from private.outbox as b
        where b.order_id = v_order.id and b.kind = 'purchase_email' and s.deleted_at is null
      )
    )
    from public.students as s
    join public.classes as c on c.id = v_order.class_id
    join private.captured_payments as p on p.payment_id = v_order.payment_id
    where s.id = v_order.student_id
  );
end
$$;
comment on function private.read_order_receipt(bigint) is
  'read_order_receipt for an admin. Raises 42501 for anybody else. Leaves an audit row.';

create function public.read_order_receipt(p_order_number bigint) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.read_order_receipt(p_order_number);
comment on function public.read_order_receipt(bigint) is
  'For admins: what the receipt or tax invoice of an order shows. Returns {outcome}: not_found, or receipt '
  '{number, ordered_at, payment_id, amount_paise, refunded_paise, class_name, student_name, guardian_name, email, '
  'gst_percent, fee_paise, fee_gst_paise, credit_notes, items, mail}: gst_percent is null if it is not a tax '
  'invoice, the gateway''s fee (GST included) and the GST in it until they are known; the credit notes {number, '
  'issued_at, amount_paise, exams} of its refunds, the oldest first; the items {exam_id, name, price_paise, '
  'exam_on, is_refunded} by day, exam_on as it was when the order was made; the email with the receipt {id, '
  'status, sent_at} for resend_message, null if there is none. Names and email are null if the account is deleted. '
  'Paise, times in UTC. Raises 42501 for anybody else; ends after 5 seconds. Leaves an audit row for each receipt.';

grant execute on function private.list_payments(text, text, date, date, integer, integer) to authenticated;
grant execute on function private.sum_payments(text, text, date, date) to authenticated;
grant execute on function private.list_unmatched_payments(text) to authenticated;
grant execute on function private.sum_unmatched_payments(date, date) to authenticated;
grant execute on function private.read_order_receipt(bigint) to authenticated;
grant execute on function public.list_payments(text, text, date, date, integer, integer) to authenticated;
grant execute on function public.sum_payments(text, text, date, date) to authenticated;
grant execute on function public.list_unmatched_payments(text) to authenticated;
grant execute on function public.sum_unmatched_payments(date, date) to authenticated;
grant execute on function public.read_order_receipt(bigint) to authenticated;
