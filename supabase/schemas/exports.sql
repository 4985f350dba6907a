-- Exports: orders and refunds by month or period with GST and the gateway's fees, results by exam and class, students
-- with their exams. Each returns a thousand rows at a time; the screen's totals are computed from the same rows.

create function private.gst_paise(p_amount_paise bigint, p_gst_percent numeric) returns bigint
language sql immutable set search_path = ''
as $$
  select 2 * round(p_amount_paise * g.percent / (100 + g.percent) / 2)::bigint
  from (select least(greatest(coalesce(p_gst_percent, 0), 0), 50) as percent) as g
$$;
comment on function private.gst_paise(bigint, numeric) is
  'The GST that is included in an amount, in paise; 0 without a rate. Each half (CGST and SGST) is rounded for each '
  'order, as on its receipt.';

create function private.credit_note_gst_paise(p_note private.credit_notes, p_gst_percent numeric) returns bigint
language sql stable set search_path = ''
as $$
  select private.gst_paise(e.paise + p_note.amount_paise, p_gst_percent) - private.gst_paise(e.paise, p_gst_percent)
  from (select private.earlier_credit_paise(p_note) as paise) as e
$$;
comment on function private.credit_note_gst_paise(private.credit_notes, numeric) is
  'The GST in a credit note, in paise, so that the credit notes of a fully refunded order have exactly the GST of its '
  'invoice: the GST of all that is refunded until then less that of the credit notes before.';

create function private.list_order_months()
returns table (
  month date, orders bigint, paid_paise bigint, paid_gst_paise bigint, refunds bigint, refunded_paise bigint,
  refunded_gst_paise bigint, returned bigint, returned_paise bigint, received bigint, received_paise bigint,
  fee_paise bigint, fee_gst_paise bigint, unknown_fees bigint, first_credit_note text, last_credit_note text,
  received_fee_paise bigint, received_fee_gst_paise bigint, by_hand_paise bigint
)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  with paid as (
    select date_trunc('month', private.day_in_india(o.ordered_at)::timestamp)::date as month, count(*) as orders,
      sum(o.amount_paise)::bigint as paise, sum(private.gst_paise(o.amount_paise, o.gst_percent))::bigint as gst_paise,
      coalesce(sum(p.fee_paise), 0)::bigint as fee_paise, coalesce(sum(p.fee_gst_paise), 0)::bigint as fee_gst_paise,
      count(*) filter (where p.fee_paise is null) as unknown_fees
    from public.orders as o
    join private.captured_payments as p on p.payment_id = o.payment_id
    where o.ordered_at >= now() - interval '25 months'
    group by 1
  ), refunded as (
    select date_trunc('month', coalesce(
        private.day_in_india(n.issued_at), t.paid_on, private.day_in_india(t.updated_at)
      )::timestamp)::date as month, count(t.order_id) as refunds,
      sum(t.amount_paise) filter (where t.order_id is not null)::bigint as paise,
      sum(private.credit_note_gst_paise(n, o.gst_percent)) filter (where n.task_id is not null)::bigint as gst_paise,
      coalesce(sum(t.amount_paise) filter (
        where t.razorpay_refund_id is null and coalesce(t.paid_method, '') <> 'dashboard'
          and t.reason not in ('dashboard_refund', 'already_refunded', 'dispute')
      ), 0)::bigint as by_hand_paise,
      count(*) filter (where t.order_id is null) as returned,
      sum(t.amount_paise) filter (where t.order_id is null)::bigint as returned_paise,
      (array_agg(n.number order by n.year, n.place) filter (where n.number is not null))[1] as first_note,
      (array_agg(n.number order by n.year desc, n.place desc) filter (where n.number is not null))[1] as last_note
    from private.refund_tasks as t
    left join public.orders as o on o.id = t.order_id
    left join private.credit_notes as n on n.task_id = t.id
    where t.status = 'processed' and t.updated_at >= now() - interval '25 months'
    group by 1
  ), received as (
    select date_trunc('month', private.day_in_india(u.paid_at)::timestamp)::date as month, count(*) as payments,
      sum(u.amount_paise)::bigint as paise, coalesce(sum(p.fee_paise), 0)::bigint as fee_paise,
      coalesce(sum(p.fee_gst_paise), 0)::bigint as fee_gst_paise,
      count(*) filter (where p.fee_paise is null) as unknown_fees
    from private.find_unmatched_payments() as u
    join private.captured_payments as p on p.payment_id = u.payment_id
    where u.paid_at >= now() - interval '25 months'
    group by 1
  )
  select coalesce(p.month, r.month, u.month), coalesce(p.orders, 0), coalesce(p.paise, 0), coalesce(p.gst_paise, 0),
    coalesce(r.refunds, 0), coalesce(r.paise, 0), coalesce(r.gst_paise, 0), coalesce(r.returned, 0),
    coalesce(r.returned_paise, 0), coalesce(u.payments, 0), coalesce(u.paise, 0), coalesce(p.fee_paise, 0),
    coalesce(p.fee_gst_paise, 0),
    coalesce(p.unknown_fees, 0) + coalesce(u.unknown_fees, 0), r.first_note, r.last_note, coalesce(u.fee_paise, 0),
    coalesce(u.fee_gst_paise, 0), coalesce(r.by_hand_paise, 0)
  from paid as p
  full join refunded as r on r.month = p.month
  full join received as u on u.month = coalesce(p.month, r.month)
  order by 1 desc
  limit 24;
$$;
comment on function private.list_order_months() is
  'list_order_months for an admin. Raises 42501 for anybody else.';

create function public.list_order_months()
returns table (
  month date, orders bigint, paid_paise bigint, paid_gst_paise bigint, refunds bigint, refunded_paise bigint,
  refunded_gst_paise bigint, returned bigint, returned_paise bigint, received bigint, received_paise bigint,
  fee_paise bigint, fee_gst_paise bigint, unknown_fees bigint, first_credit_note text, last_credit_note text,
  received_fee_paise bigint, received_fee_gst_paise bigint, by_hand_paise bigint
)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.list_order_months();
comment on function public.list_order_months() is
  'For admins: the latest 24 months (in India) that have any payment: the number of orders and what was paid for them, '
  'the number of their refunds and what was refunded, and the GST in each at the rate of each order; the gateway''s '
  'fee for these orders (GST included), the GST in it, and the number of payments of the month, with or without an '
  'order, whose fee is not known; the first and the last credit note of the month (null without one). received are '
  'payments of that month that did not become an order, returned those of them that were refunded in that month; '
  'neither is a sale; received_fee_paise and received_fee_gst_paise are the fee and the GST in it for the payments '
  'received; by_hand_paise is what organisers paid back by hand, with or without an order. A refund counts on the day '
  'of its credit note. The sums equal those of export_orders, export_refunds and export_unmatched_payments. Paise. '
  'Raises 42501 for anybody else; ends after 8 seconds.';

create function private.export_orders(p_from date, p_to date, p_search text, p_status text, p_offset integer)
returns table (
  number bigint, ordered_at timestamptz, student_name text, class_name text, edition text, exams text,
  payment_id text, method text, amount_paise integer, gst_percent numeric, gst_paise bigint, refund_status text,
  refunded_paise bigint, fee_paise integer, fee_gst_paise integer, student_email text
)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('export_orders', jsonb_build_object(
    'from', p_from, 'to', p_to, 'status', p_status, 'offset', p_offset,
    'is_search', nullif(btrim(p_search), '') is not null
  ));
  select o.number, o.ordered_at, s.name, c.name, e.name, (
      select string_agg(x.name, ', ' order by x.name) from public.order_items as i
      join public.subjects as x on x.id = i.exam_id where i.order_id = o.id
    ), o.payment_id, p.method, o.amount_paise, o.gst_percent, private.gst_paise(o.amount_paise, o.gst_percent),
    o.refund_status, case when o.refund_status = 'none' then 0 else private.refunded_paise(array[o.id]) end,
    p.fee_paise, p.fee_gst_paise, private.student_mail_address(o.student_id)
  from (
    select n.*
    from private.find_orders(p_search, p_status, p_from, p_to, 200000, 0) as f
    join public.orders as n on n.id = f.id
    order by n.ordered_at, n.id
    limit 1000 offset least(greatest(p_offset, 0), 200000)
  ) as o
  join private.captured_payments as p on p.payment_id = o.payment_id
  join public.students as s on s.id = o.student_id
  join public.classes as c on c.id = o.class_id
  join public.editions as e on e.id = o.edition_id
  order by o.ordered_at, o.id;
$$;
comment on function private.export_orders(date, date, text, text, integer) is
  'export_orders for an admin. Raises 42501 for anybody else. Leaves an audit row.';

create function public.export_orders(
  p_from date default null, p_to date default null, p_search text default null, p_status text default null,
  p_offset integer default 0
)
returns table (
  number bigint, ordered_at timestamptz, student_name text, class_name text, edition text, exams text,
  payment_id text, method text, amount_paise integer, gst_percent numeric, gst_paise bigint, refund_status text,
  refunded_paise bigint, fee_paise integer, fee_gst_paise integer, student_email text
)
language sql set search_path = '' set statement_timeout = '8s'
return private.export_orders(p_from, p_to, p_search, p_status, p_offset);
comment on function public.export_orders(date, date, text, text, integer) is
  'For admins: the orders that list_payments finds for the same search, status and days (in India, both included), '
  'the oldest first, 1,000 from p_offset on, of the newest 200,000. Name and email are null if the account is '
  'deleted, the method if the gateway reported none, gst_percent if the order has no tax invoice, the fee (GST '
  'included) and the GST in it until the gateway has reported them. Paise. Raises 42501 for anybody else, 22023 '
  'for an unknown status; ends after 8 seconds. Leaves an audit row.';

create function private.export_unmatched_payments(p_from date, p_to date, p_offset integer)
returns table (
  paid_at timestamptz, payment_id text, method text, reason text, exams text, cart_paise integer, amount_paise integer,
  refunded_paise bigint, fee_paise integer, fee_gst_paise integer, student_name text, student_email text
)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change(
    'export_unmatched_payments', jsonb_build_object('from', p_from, 'to', p_to, 'offset', p_offset)
  );
  select u.paid_at, u.payment_id, u.method, (
      select t.reason from private.refund_tasks as t
      where t.payment_id = u.payment_id and t.order_id is null order by t.created_at, t.id limit 1
    ), (
      select string_agg(x.name, ', ' order by x.name) from private.payment_intent_items as n
      join public.subjects as x on x.id = n.exam_id where n.intent_id = i.id
    ), i.amount_paise, u.amount_paise, private.refunded_without_order_paise(u.payment_id), p.fee_paise,
    p.fee_gst_paise, s.name, private.student_mail_address(s.id)
  from (
    select f.*
    from private.find_unmatched_payments() as f
    where f.paid_at >= coalesce(private.day_ends_at(p_from - 1), '-infinity')
      and f.paid_at < coalesce(private.day_ends_at(p_to), 'infinity')
    order by f.paid_at, f.payment_id
    limit 1000 offset least(greatest(p_offset, 0), 200000)
  ) as u
  join private.captured_payments as p on p.payment_id = u.payment_id
  left join private.payment_intents as i on i.razorpay_order_id = u.razorpay_order_id
  left join public.students as s on s.id = i.student_id
  order by u.paid_at, u.payment_id;
$$;
comment on function private.export_unmatched_payments(date, date, integer) is
  'export_unmatched_payments for an admin. Raises 42501 for anybody else. Leaves an audit row.';

create function public.export_unmatched_payments(
  p_from date default null, p_to date default null, p_offset integer default 0
)
returns table (
  paid_at timestamptz, payment_id text, method text, reason text, exams text, cart_paise integer, amount_paise integer,
  refunded_paise bigint, fee_paise integer, fee_gst_paise integer, student_name text, student_email text
)
language sql set search_path = '' set statement_timeout = '8s'
return private.export_unmatched_payments(p_from, p_to, p_offset);
comment on function public.export_unmatched_payments(date, date, integer) is
  'For admins: the payments that arrived on these days (in India, both included) and did not become an order, such '
  'as a second payment or a wrong amount, the oldest first, 1,000 from p_offset on (up to 200,000): the reason, '
  'the exams and the amount of the cart (null if we never created one), what was paid, what was refunded of it so '
  'far, and the gateway''s fee (GST included) and the GST in it, null until it has reported them. Name and email '
  'are null if the account is deleted. Paise. Raises 42501 for anybody else; ends after 8 seconds. Leaves an audit '
  'row.';

create function private.find_exported_refunds(p_from date, p_to date, p_state text, p_search text)
returns table (id uuid, place bigint)
language sql stable set search_path = ''
as $$
  select t.id, row_number() over (order by t.paid_at, t.id)
  from (
    select r.id, coalesce(
        n.issued_at, r.paid_on::timestamp at time zone interval '5 hours 30 minutes', r.updated_at
      ) as paid_at
    from private.refund_tasks as r
    left join private.credit_notes as n on n.task_id = r.id
    where p_state is null and r.status = 'processed'
  ) as t
  where t.paid_at >= coalesce(private.day_ends_at(p_from - 1), '-infinity')
    and t.paid_at < coalesce(private.day_ends_at(p_to), 'infinity')
  union all
  select f.id, f.place
  from private.find_refund_tasks(coalesce(p_state, 'open'), p_search, 200000, 0) with ordinality as f (id, place)
  where p_state is not null
$$;
comment on function private.find_exported_refunds(date, date, text, text) is
  'The refunds of export_refunds, in its order. Raises 22023 for an unknown state.';

create function private.export_refunds(p_from date, p_to date, p_state text, p_search text, p_offset integer)
returns table (
  status text, created_at timestamptz, refunded_at timestamptz, credit_note text,
  credit_note_at timestamptz, order_number bigint, payment_id text,
  refund_id text, reason text, exams text, amount_paise integer, gst_percent numeric, gst_paise bigint, paid_by text,
  note text, bank_reference text, decided_by text, decided_at timestamptz, ordered_at timestamptz, student_name text,
  student_email text, request_reason text, request_note text, requested_at timestamptz, started_by text
)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('export_refunds', jsonb_build_object(
    'from', p_from, 'to', p_to, 'state', p_state, 'offset', p_offset,
    'is_search', nullif(btrim(p_search), '') is not null
  ));
  select t.status, t.created_at, case
      when t.status = 'processed' then
        coalesce(t.paid_on::timestamp at time zone interval '5 hours 30 minutes', t.updated_at)
    end, n.number, n.issued_at, o.number,
    t.payment_id, t.razorpay_refund_id, t.reason, coalesce((
      select string_agg(x.name, ', ' order by x.name) from private.refund_items as i
      join public.subjects as x on x.id = i.exam_id where i.task_id = t.id
    ), (select x.name from public.subjects as x where x.id = t.exam_id)),
    t.amount_paise, o.gst_percent, case when t.order_id is null then 0
      else coalesce(
        private.credit_note_gst_paise(n, o.gst_percent), private.gst_paise(t.amount_paise, o.gst_percent)
      ) end,
    private.refund_method(t), t.note, t.bank_reference, coalesce(d.name, d.email), t.decided_at, o.ordered_at, s.name,
    private.student_mail_address(s.id), r.reason, r.note, r.requested_at, coalesce(b.name, b.email)
  from (
    select e.id, e.place
    from private.find_exported_refunds(p_from, p_to, p_state, p_search) as e
    order by e.place
    limit 1000 offset least(greatest(p_offset, 0), 200000)
  ) as f
  join private.refund_tasks as t on t.id = f.id
  left join private.credit_notes as n on n.task_id = t.id
  left join public.orders as o on o.id = t.order_id
  left join public.students as s on s.id = coalesce(o.student_id, private.find_payer(t.payment_id))
  left join public.students as d on d.id = t.decided_by
  left join public.refund_requests as r on r.id = t.request_id
  left join public.students as b on b.id = private.find_refund_starter(r.student_id, r.requested_at)
  order by f.place;
$$;
comment on function private.export_refunds(date, date, text, text, integer) is
  'export_refunds for an admin. Raises 42501 for anybody else. Leaves an audit row.';

create function public.export_refunds(
  p_from date default null, p_to date default null, p_state text default null, p_search text default null,
  p_offset integer default 0
)
returns table (
  status text, created_at timestamptz, refunded_at timestamptz, credit_note text,
  credit_note_at timestamptz, order_number bigint, payment_id text,
  refund_id text, reason text, exams text, amount_paise integer, gst_percent numeric, gst_paise bigint, paid_by text,
  note text, bank_reference text, decided_by text, decided_at timestamptz, ordered_at timestamptz, student_name text,
  student_email text, request_reason text, request_note text, requested_at timestamptz, started_by text
)
language sql set search_path = '' set statement_timeout = '8s'
return private.export_refunds(p_from, p_to, p_state, p_search, p_offset);
comment on function public.export_refunds(date, date, text, text, integer) is
  'For admins: without p_state the refunds whose credit note was issued on these days (in India, both included; '
  'without a credit note those that were paid on them), the oldest first; with it those that list_refund_tasks has in '
  'that state for the same search, in its order. 1,000 from p_offset on, up to 200,000. refunded_at of a refund by '
  'hand is the beginning of the day on which it was paid; paid_by is gateway, upi, bank_transfer, cash, dashboard '
  '(refunded on the gateway''s dashboard), bank (after a dispute) or by_hand (before the way was recorded). Null are: '
  'the order, its time, gst_percent and the credit note with its time for a payment that did not become an order '
  '(without GST); refunded_at, credit_note and paid_by until the refund was paid; the refund id if we asked the '
  'gateway for none; the exams if the refund names none; decided_by and the note if a rule decided; name and email if '
  'the account is deleted or we never created the checkout; reason, note and time of the request if there was none; '
  'started_by if the family asked on its own; the bank''s reference if it is not known. Paise. Raises 42501 for '
  'anybody else, 22023 for an unknown state; ends after 8 seconds. Leaves an audit row.';

-- ------------------------------------------------------------

-- The published results by exam and class.

create function private.find_published(p_edition_id uuid, p_exam_id uuid, p_class_id uuid)
returns table (attempt_id uuid, student_id uuid, class_id uuid, marks smallint, rank integer, award text,
  is_final boolean, section_c smallint, difficulty integer)
language sql stable set search_path = ''
as $$
  select a.id, a.student_id, p.class_id, r.marks, case when f.final_at is not null then r.rank end,
    case when f.final_at is not null then r.award end, f.final_at is not null, r.section_c,
    case when f.final_at is not null then r.difficulty end
  from private.papers as p
  join private.paper_results as f on f.paper_id = p.id and f.provisional_at is not null
  join private.exam_attempts as a on a.paper_id = p.id and a.status in ('normal', 'released')
  join private.exam_results as r on r.attempt_id = a.id and r.is_last and r.has_answers
  where p.edition_id = p_edition_id and p.exam_id = p_exam_id and p.kind <> 'rehearsal'
    and (p_class_id is null or p.class_id = p_class_id)
    and not private.has_conflict_of_interest((select auth.uid()), p.edition_id, p.class_id)
    and private.find_hold(a.student_id, a) is null
$$;
comment on function private.find_published(uuid, uuid, uuid) is
  'The results of an exam that families can see, in one class if given; without held and void ones, and without those '
  'of a class that the caller must not see. Rank and award are null until they are final.';

create function private.sum_results(p_edition_id uuid, p_exam_id uuid, p_class_id uuid)
returns table (class_name text, participants bigint, mean numeric, gold bigint, silver bigint, bronze bigint,
  is_final boolean)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select c.name, count(*), round(avg(r.marks), 2), count(*) filter (where r.award = 'gold'),
    count(*) filter (where r.award = 'silver'), count(*) filter (where r.award = 'bronze'), bool_and(r.is_final)
  from private.find_published(p_edition_id, p_exam_id, p_class_id) as r
  join public.classes as c on c.id = r.class_id
  group by c.name, c.number
  order by c.number;
$$;
comment on function private.sum_results(uuid, uuid, uuid) is
  'sum_results for an admin. Raises 42501 for anybody else.';

create function public.sum_results(p_edition_id uuid, p_exam_id uuid, p_class_id uuid default null)
returns table (class_name text, participants bigint, mean numeric, gold bigint, silver bigint, bronze bigint,
  is_final boolean)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.sum_results(p_edition_id, p_exam_id, p_class_id);
comment on function public.sum_results(uuid, uuid, uuid) is
  'For admins: the sums of export_results by class: participants, mean marks and medals, and whether the result is '
  'final. Raises 42501 for anybody else; ends after 8 seconds.';

create function private.export_results(p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_offset integer)
returns table (
  rank integer, name text, school_name text, class_name text, exam text, marks smallint, award text,
  certificate_code text, section_c smallint, difficulty integer
)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('export_results', jsonb_build_object(
    'edition_id', p_edition_id, 'exam_id', p_exam_id, 'class_id', p_class_id, 'offset', p_offset));
  select r.rank, s.name, s.school_name, c.name, x.name, r.marks, r.award, (
      select k.code from private.certificates as k where k.attempt_id = r.attempt_id and k.ended_as is null
        and r.is_final limit 1
    ), r.section_c, r.difficulty
  from private.find_published(p_edition_id, p_exam_id, p_class_id) as r
  join public.students as s on s.id = r.student_id
  join public.classes as c on c.id = r.class_id
  join public.subjects as x on x.id = p_exam_id
  order by c.number, r.rank nulls last, r.marks desc, s.name, r.attempt_id
  limit 1000 offset least(greatest(p_offset, 0), 200000);
$$;
comment on function private.export_results(uuid, uuid, uuid, integer) is
  'export_results for an admin. Raises 42501 for anybody else. Leaves an audit row.';

create function public.export_results(
  p_edition_id uuid, p_exam_id uuid, p_class_id uuid default null, p_offset integer default 0
)
returns table (
  rank integer, name text, school_name text, class_name text, exam text, marks smallint, award text,
  certificate_code text, section_c smallint, difficulty integer
)
language sql set search_path = '' set statement_timeout = '8s'
return private.export_results(p_edition_id, p_exam_id, p_class_id, p_offset);
comment on function public.export_results(uuid, uuid, uuid, integer) is
  'For admins: the merit list of an exam, by class and rank, 1,000 from p_offset on (up to 200,000): the results that '
  'families can see, without held and void ones, and without those of a class in which the organiser has a child. '
  'Equal marks are ranked by section_c, then by difficulty (docs/exam.md section 7). Rank, award, difficulty and '
  'certificate_code are null until the results are final, name and school if they were not given. Raises 42501 for '
  'anybody else; ends after 8 seconds. Leaves an audit row.';

-- ------------------------------------------------------------

-- The students who are enrolled, with their exams.

create function private.sum_enrolments(p_edition_id uuid, p_exam_id uuid, p_class_id uuid)
returns table (enrolments bigint, students bigint, paid_paise bigint)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select count(*), count(distinct n.student_id), coalesce(sum(i.price_paise), 0)::bigint
  from public.enrolments as n
  join public.order_items as i on i.order_id = n.order_id and i.exam_id = n.exam_id
  where n.edition_id = p_edition_id and n.is_active and (p_exam_id is null or n.exam_id = p_exam_id)
    and (p_class_id is null or n.class_id = p_class_id);
$$;
comment on function private.sum_enrolments(uuid, uuid, uuid) is
  'sum_enrolments for an admin. Raises 42501 for anybody else.';

create function public.sum_enrolments(p_edition_id uuid, p_exam_id uuid default null, p_class_id uuid default null)
returns table (enrolments bigint, students bigint, paid_paise bigint)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.sum_enrolments(p_edition_id, p_exam_id, p_class_id);
comment on function public.sum_enrolments(uuid, uuid, uuid) is
  'For admins: the sums of export_enrolments in one row: rows, different students, and what was paid for them '
  '(paise). Raises 42501 for anybody else; ends after 8 seconds.';

create function private.export_enrolments(p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_offset integer)
returns table (
  name text, email text, phone text, parent_name text, school_name text, class_name text, exam text,
  order_number bigint, price_paise integer, has_guardian_consent boolean
)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('export_enrolments', jsonb_build_object(
    'edition_id', p_edition_id, 'exam_id', p_exam_id, 'class_id', p_class_id, 'offset', p_offset));
  select s.name, private.student_mail_address(s.id), coalesce(s.phone, f.phone), s.parent_name, s.school_name, c.name,
    x.name, o.number, i.price_paise, private.has_guardian_consent(s.id)
  from (
    select n.* from public.enrolments as n
    where n.edition_id = p_edition_id and n.is_active and (p_exam_id is null or n.exam_id = p_exam_id)
      and (p_class_id is null or n.class_id = p_class_id)
    order by n.student_id, n.exam_id
    limit 1000 offset least(greatest(p_offset, 0), 500000)
  ) as n
  join public.students as s on s.id = n.student_id
  left join public.students as f on f.id = s.family_id
  join public.classes as c on c.id = n.class_id
  join public.subjects as x on x.id = n.exam_id
  join public.orders as o on o.id = n.order_id
  join public.order_items as i on i.order_id = n.order_id and i.exam_id = n.exam_id
  order by n.student_id, n.exam_id;
$$;
comment on function private.export_enrolments(uuid, uuid, uuid, integer) is
  'export_enrolments for an admin. Raises 42501 for anybody else. Leaves an audit row.';

create function public.export_enrolments(
  p_edition_id uuid, p_exam_id uuid default null, p_class_id uuid default null, p_offset integer default 0
)
returns table (
  name text, email text, phone text, parent_name text, school_name text, class_name text, exam text,
  order_number bigint, price_paise integer, has_guardian_consent boolean
)
language sql set search_path = '' set statement_timeout = '8s'
return private.export_enrolments(p_edition_id, p_exam_id, p_class_id, p_offset);
comment on function public.export_enrolments(uuid, uuid, uuid, integer) is
  'For admins: the enrolments of an edition, one row for each exam, of one exam or class if given; without refunded '
  'ones; 1,000 from p_offset on (up to 500,000). Values are null if they were not given or the account is deleted. '
  'Paise. Raises 42501 for anybody else; ends after 8 seconds. Leaves an audit row.';

grant execute on function private.list_order_months() to authenticated;
grant execute on function private.export_orders(date, date, text, text, integer) to authenticated;
grant execute on function private.export_refunds(date, date, text, text, integer) to authenticated;
grant execute on function private.export_unmatched_payments(date, date, integer) to authenticated;
grant execute on function private.sum_results(uuid, uuid, uuid) to authenticated;
grant execute on function private.export_results(uuid, uuid, uuid, integer) to authenticated;
grant execute on function private.sum_enrolments(uuid, uuid, uuid) to authenticated;
grant execute on function private.export_enrolments(uuid, uuid, uuid, integer) to authenticated;
grant execute on function public.list_order_months() to authenticated;
grant execute on function public.export_orders(date, date, text, text, integer) to authenticated;
grant execute on function public.export_refunds(date, date, text, text, integer) to authenticated;
grant execute on function public.export_unmatched_payments(date, date, integer) to authenticated;
grant execute on function public.sum_results(uuid, uuid, uuid) to authenticated;
grant execute on function public.export_results(uuid, uuid, uuid, integer) to authenticated;
grant execute on function public.sum_enrolments(uuid, uuid, uuid) to authenticated;
grant execute on function public.export_enrolments(uuid, uuid, uuid, integer) to authenticated;
