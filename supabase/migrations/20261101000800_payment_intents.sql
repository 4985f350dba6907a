-- Payments are in three files: intents here, captured payments and orders in …000900, what goes back in …001000. Their
-- functions follow from …001500 on.
-- Intents: what a student is about to pay, at our own prices, before the gateway hears of it.
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
  'A cart at our prices, for one student, edition and class. An order can only are on one of these.';
comment on column private.payment_intents.fingerprint is 'Digest of edition, class, exams and prices: two tabs with the same cart share one intent.';
comment on column private.payment_intents.creating_until is 'Lease of the caller who is making the gateway order; others wait for its result until then.';
comment on column private.payment_intents.checked_at is 'When the gateway was last asked about it.';
comment on column private.payment_intents.shown_at is 'When its checkout was last started (begin_payment): a guardian''s consent that is typed there is about that one.';
create unique index payment_intents_one_live on private.payment_intents (student_id, fingerprint)
  where status in ('draft', 'open');
create index payment_intents_student on private.payment_intents (student_id);
create index payment_intents_edition on private.payment_intents (edition_id);
create index payment_intents_class on private.payment_intents (class_id);
create index payment_intents_to_reconcile on private.payment_intents (status, opened_at)
  where status in ('open', 'expired');
create index payment_intents_live on private.payment_intents (id) where status in ('draft', 'open');

create table private.payment_intent_items (
  intent_id uuid not null references private.payment_intents (id),
  exam_id uuid not null references public.subjects (id),
  price_paise integer not null check (price_paise >= 100),
  primary key (intent_id, exam_id)
);
comment on table private.payment_intent_items is 'The exams of an intent with the prices (paise) at its beginning.';
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
  'The idempotency keys of the page: one key is kept for one cart (its sorted exams) and points at the intent it last reached.';
create index payment_keys_intent on private.payment_keys (intent_id);

alter table private.payment_intents enable row level security;
alter table private.payment_intent_items enable row level security;
alter table private.payment_keys enable row level security;
revoke all on private.payment_intents, private.payment_intent_items, private.payment_keys
  from public, anon, authenticated, service_role;
