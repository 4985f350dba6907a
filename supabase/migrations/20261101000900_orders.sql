-- Captured payments, and what is on them: orders, their items, enrolments. Intents are in …000800, refunds in …001000.
-- The foreign keys are the lock: no order without an intent and a captured payment of the same gateway order,
-- student and amount, for any writer.

create table private.captured_payments (
  payment_id text primary key check (char_length(payment_id) between 1 and 64),
  razorpay_order_id text check (char_length(razorpay_order_id) between 1 and 64),
  amount_paise integer not null check (amount_paise > 0),
  currency text not null check (char_length(currency) = 3),
  status text not null check (status in ('captured', 'refunded')),
  method text check (char_length(method) <= 40),
  amount_refunded_paise integer not null default 0 check (amount_refunded_paise >= 0),
  paid_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  unique (payment_id, razorpay_order_id, amount_paise)
);
comment on table private.captured_payments is
  'Money that arrived, as the gateway reports it. Written by record_capture alone. paid_at is the gateway''s time.';
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
comment on table public.orders is 'A paid cart. Append-only; only refund_status moves, and only forward.';
comment on column public.orders.number is 'The number on the receipt.';
comment on column public.orders.amount is 'amount_paise in rupees, as the specification reads it.';
create index orders_student on public.orders (student_id, ordered_at desc);
-- The organiser's list, newest first, and its totals.
create index orders_newest on public.orders (ordered_at desc, id desc) include (student_id, amount_paise, refund_status);
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
  primary key (order_id, exam_id)
);
comment on table public.order_items is 'The exams of an order with what was paid for each (paise, and rupees in price).';
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
  'Who sits which exam in which edition. Enrolled means an active row of the current edition; a full refund of the exam ends it.';
create index enrolments_exam on public.enrolments (exam_id);
create index enrolments_edition on public.enrolments (edition_id);
create index enrolments_class on public.enrolments (class_id);
create index enrolments_item on public.enrolments (order_id, exam_id);
create index enrolments_order on public.enrolments (order_id, student_id, edition_id);

alter table private.captured_payments enable row level security;
alter table public.orders enable row level security;
alter table public.order_items enable row level security;
alter table public.enrolments enable row level security;

revoke all on private.captured_payments from public, anon, authenticated, service_role;
revoke all on public.orders, public.order_items, public.enrolments from public, anon, authenticated, service_role;
grant select (id, number, student_id, payment_id, razorpay_order_id, amount_paise, amount, currency, status, refund_status, edition_id, class_id, ordered_at)
  on public.orders to authenticated;
grant select (order_id, exam_id, price_paise, price) on public.order_items to authenticated;
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
  v_movable constant text[] := array['refund_status', 'amount'];
begin
  if tg_op <> 'UPDATE' then
    raise exception 'Orders are kept for ever.' using errcode = '42501';
  end if;
  if to_jsonb(new) - v_movable <> to_jsonb(old) - v_movable then
    raise exception 'An order does not change.' using errcode = '42501';
  end if;
  if array_position(array['none', 'partial', 'full'], new.refund_status)
    < array_position(array['none', 'partial', 'full'], old.refund_status) then
    raise exception 'A refund is not taken back.' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.guard_order() is
  'Trigger: an order is append-only; refund_status goes from none to partial to full. (amount is generated after this trigger.) Raises 42501.';
revoke all on function private.guard_order() from public;

create function private.refuse_changes() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'Rows of % are kept as they are.', tg_table_name using errcode = '42501';
end
$$;
comment on function private.refuse_changes() is 'Trigger: refuses every change of an append-only table. Raises 42501.';
revoke all on function private.refuse_changes() from public;

create trigger orders_append_only before update or delete on public.orders
  for each row execute function private.guard_order();
create trigger orders_no_truncate before truncate on public.orders
  for each statement execute function private.refuse_changes();
create trigger order_items_append_only before update or delete on public.order_items
  for each row execute function private.refuse_changes();
create trigger order_items_no_truncate before truncate on public.order_items
  for each statement execute function private.refuse_changes();

create function private.has_exam_day_begun(p_edition_id uuid, p_exam_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from public.edition_exams
    where edition_id = p_edition_id and exam_id = p_exam_id and exam_on <= private.day_in_india(now())
  )
$$;
comment on function private.has_exam_day_begun(uuid, uuid) is
  'Whether it is the day of the exam in India, or later. False while the edition has no day for it.';
revoke all on function private.has_exam_day_begun(uuid, uuid) from public;

create function private.keep_enrolment_class() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.has_exam_day_begun(new.edition_id, new.exam_id)
    and not private.has_attempt(new.student_id, new.exam_id, new.edition_id) then
    return new;
  end if;
  raise exception 'An exam is sat in the class it has when its day begins.' using errcode = '23514';
end
$$;
comment on function private.keep_enrolment_class() is
  'Trigger: refuses another class for an existing enrolment, once the exam day has started or the exam was started. Raises 23514.';
revoke all on function private.keep_enrolment_class() from public;

create trigger enrolments_keep_class before update of class_id on public.enrolments
  for each row
  when (old.is_active and new.is_active and old.class_id <> new.class_id)
  execute function private.keep_enrolment_class();

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
  'Constraint trigger at the end of the transaction: the items of an order come to its amount. Raises 23514.';
revoke all on function private.check_order_sum() from public;

create constraint trigger orders_sum after insert on public.orders
  deferrable initially deferred for each row execute function private.check_order_sum();
create constraint trigger order_items_sum after insert on public.order_items
  deferrable initially deferred for each row execute function private.check_order_sum();
