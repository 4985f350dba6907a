-- Exports: orders and refunds by month with GST, results by exam and class, students with their exams. Each returns a
-- thousand rows at a time; the screen's totals are computed from the same rows.

create function private.month_bounds(p_month date, out since timestamptz, out until timestamptz)
language sql immutable set search_path = ''
as $$
  select date_trunc('month', p_month::timestamp) at time zone interval '5 hours 30 minutes',
    (date_trunc('month', p_month::timestamp) + interval '1 month') at time zone interval '5 hours 30 minutes'
$$;
comment on function private.month_bounds(date) is
  'The beginning and the end of a calendar month in India; the end is not part of it.';

create function private.gst_paise(p_amount_paise bigint, p_gst_percent numeric) returns bigint
language sql immutable set search_path = ''
as $$
  select 2 * round(p_amount_paise * g.percent / (100 + g.percent) / 2)::bigint
  from (select least(greatest(coalesce(p_gst_percent, 0), 0), 50) as percent) as g
$$;
comment on function private.gst_paise(bigint, numeric) is
  'The GST that is included in an amount, in paise. Each half (CGST and SGST) is rounded for each order, as on its '
  'receipt.';

create function private.list_order_months(p_gst_percent numeric)
returns table (
  month date, orders bigint, paid_paise bigint, paid_gst_paise bigint, refunds bigint, refunded_paise bigint,
  refunded_gst_paise bigint, returned bigint, returned_paise bigint, received bigint, received_paise bigint
)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  with paid as (
    select date_trunc('month', private.day_in_india(o.ordered_at)::timestamp)::date as month, count(*) as orders,
      sum(o.amount_paise)::bigint as paise, sum(private.gst_paise(o.amount_paise, p_gst_percent))::bigint as gst_paise
    from public.orders as o
    where o.ordered_at >= now() - interval '25 months'
    group by 1
  ), refunded as (
    select date_trunc('month', private.day_in_india(t.updated_at)::timestamp)::date as month,
      count(t.order_id) as refunds, sum(t.amount_paise) filter (where t.order_id is not null)::bigint as paise,
      sum(private.gst_paise(t.amount_paise, p_gst_percent)) filter (where t.order_id is not null)::bigint as gst_paise,
      count(*) filter (where t.order_id is null) as returned,
      sum(t.amount_paise) filter (where t.order_id is null)::bigint as returned_paise
    from private.refund_tasks as t
    where t.status = 'processed' and t.updated_at >= now() - interval '25 months'
    group by 1
  ), received as (
    select date_trunc('month', private.day_in_india(u.paid_at)::timestamp)::date as month, count(*) as payments,
      sum(u.amount_paise)::bigint as paise
    from private.find_unmatched_payments() as u
    where u.paid_at >= now() - interval '25 months'
    group by 1
  )
  select coalesce(p.month, r.month, u.month), coalesce(p.orders, 0), coalesce(p.paise, 0), coalesce(p.gst_paise, 0),
    coalesce(r.refunds, 0), coalesce(r.paise, 0), coalesce(r.gst_paise, 0), coalesce(r.returned, 0),
    coalesce(r.returned_paise, 0), coalesce(u.payments, 0), coalesce(u.paise, 0)
  from paid as p
  full join refunded as r on r.month = p.month
  full join received as u on u.month = coalesce(p.month, r.month)
  order by 1 desc
  limit 24;
$$;
comment on function private.list_order_months(numeric) is
  'list_order_months for an admin. Raises 42501 for anybody else.';

create function public.list_order_months(p_gst_percent numeric default 0)
returns table (
  month date, orders bigint, paid_paise bigint, paid_gst_paise bigint, refunds bigint, refunded_paise bigint,
  refunded_gst_paise bigint, returned bigint, returned_paise bigint, received bigint, received_paise bigint
)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.list_order_months(p_gst_percent);
comment on function public.list_order_months(numeric) is
  'For admins: the latest 24 months (in India) that have any payment: the number of orders and what was paid for '
  'them, the number of their refunds and what was refunded, and the GST in each at p_gst_percent (0 to 50); received '
  'are payments of that month that did not become an order, returned those of them that were refunded in that month; '
  'neither is a sale. The sums equal those of export_orders, export_refunds and export_unmatched_payments. Paise. '
  'Raises 42501 for anybody else; ends after 8 seconds.';

create function private.export_orders(p_month date, p_gst_percent numeric, p_offset integer)
returns table (
  number bigint, ordered_at timestamptz, student_name text, class_name text, edition text, exams text,
  payment_id text, method text, amount_paise integer, gst_paise bigint, refund_status text, student_email text
)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('export_orders', jsonb_build_object('month', p_month, 'offset', p_offset));
  select o.number, o.ordered_at, s.name, c.name, e.name, (
      select string_agg(x.name, ', ' order by x.name) from public.order_items as i
      join public.subjects as x on x.id = i.exam_id where i.order_id = o.id
    ), o.payment_id, p.method, o.amount_paise, private.gst_paise(o.amount_paise, p_gst_percent), o.refund_status,
    private.student_mail_address(o.student_id)
  from (
    select n.*
    from private.month_bounds(p_month) as m
    join public.orders as n on n.ordered_at >= m.since and n.ordered_at < m.until
    order by n.ordered_at, n.id
    limit 1000 offset least(greatest(p_offset, 0), 200000)
  ) as o
  join private.captured_payments as p on p.payment_id = o.payment_id
  join public.students as s on s.id = o.student_id
  join public.classes as c on c.id = o.class_id
  join public.editions as e on e.id = o.edition_id
  order by o.ordered_at, o.id;
$$;
comment on function private.export_orders(date, numeric, integer) is
  'export_orders for an admin. Raises 42501 for anybody else. Leaves an audit row.';

create function public.export_orders(p_month date, p_gst_percent numeric default 0, p_offset integer default 0)
returns table (
  number bigint, ordered_at timestamptz, student_name text, class_name text, edition text, exams text,
  payment_id text, method text, amount_paise integer, gst_paise bigint, refund_status text, student_email text
)
language sql set search_path = '' set statement_timeout = '8s'
return private.export_orders(p_month, p_gst_percent, p_offset);
comment on function public.export_orders(date, numeric, integer) is
  'For admins: the orders of a calendar month in India, the oldest first, 1,000 from p_offset on (up to 200,000). '
  'Name and email are null if the account is deleted, the method if the gateway reported none. Paise. Raises 42501 '
  'for anybody else; ends after 8 seconds. Leaves an audit row.';

create function private.export_unmatched_payments(p_month date, p_offset integer)
returns table (
  paid_at timestamptz, payment_id text, method text, reason text, exams text, cart_paise integer, amount_paise integer,
  refunded_paise bigint, student_name text, student_email text
)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('export_unmatched_payments', jsonb_build_object('month', p_month, 'offset', p_offset));
  select u.paid_at, u.payment_id, u.method, (
      select t.reason from private.refund_tasks as t
      where t.payment_id = u.payment_id and t.order_id is null order by t.created_at, t.id limit 1
    ), (
      select string_agg(x.name, ', ' order by x.name) from private.payment_intent_items as n
      join public.subjects as x on x.id = n.exam_id where n.intent_id = i.id
    ), i.amount_paise, u.amount_paise, private.refunded_without_order_paise(u.payment_id), s.name,
    private.student_mail_address(s.id)
  from (
    select f.*
    from private.month_bounds(p_month) as m
    join private.find_unmatched_payments() as f on f.paid_at >= m.since and f.paid_at < m.until
    order by f.paid_at, f.payment_id
    limit 1000 offset least(greatest(p_offset, 0), 200000)
  ) as u
  left join private.payment_intents as i on i.razorpay_order_id = u.razorpay_order_id
  left join public.students as s on s.id = i.student_id
  order by u.paid_at, u.payment_id;
$$;
comment on function private.export_unmatched_payments(date, integer) is
  'export_unmatched_payments for an admin. Raises 42501 for anybody else. Leaves an audit row.';

create function public.export_unmatched_payments(p_month date, p_offset integer default 0)
returns table (
  paid_at timestamptz, payment_id text, method text, reason text, exams text, cart_paise integer, amount_paise integer,
  refunded_paise bigint, student_name text, student_email text
)
language sql set search_path = '' set statement_timeout = '8s'
return private.export_unmatched_payments(p_month, p_offset);
comment on function public.export_unmatched_payments(date, integer) is
  'For admins: the payments that arrived in a calendar month in India and did not become an order, such as a second '
  'payment or a wrong amount, the oldest first, 1,000 from p_offset on (up to 200,000): the reason, the exams and the '
  'amount of the cart (null if we never created one), what was paid and what was refunded of it so far. Name and '
  'email are null if the account is deleted. Paise. Raises 42501 for anybody else; ends after 8 seconds. Leaves an '
  'audit row.';

create function private.export_refunds(p_month date, p_gst_percent numeric, p_offset integer)
returns table (
  refunded_at timestamptz, order_number bigint, payment_id text, refund_id text, reason text, exams text,
  amount_paise integer, gst_paise bigint, decided_by text, ordered_at timestamptz, student_name text,
  student_email text, request_reason text, bank_reference text
)
language sql security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('export_refunds', jsonb_build_object('month', p_month, 'offset', p_offset));
  select t.updated_at, o.number, t.payment_id, t.razorpay_refund_id, t.reason, coalesce((
      select string_agg(x.name, ', ' order by x.name) from private.refund_items as i
      join public.subjects as x on x.id = i.exam_id where i.task_id = t.id
    ), (select x.name from public.subjects as x where x.id = t.exam_id)),
    t.amount_paise, case when t.order_id is null then 0 else private.gst_paise(t.amount_paise, p_gst_percent) end,
    coalesce(d.name, d.email), o.ordered_at, s.name, private.student_mail_address(s.id), r.reason, t.bank_reference
  from private.month_bounds(p_month) as m
  join private.refund_tasks as t on t.status = 'processed' and t.updated_at >= m.since and t.updated_at < m.until
  left join public.orders as o on o.id = t.order_id
  left join public.students as s on s.id = coalesce(o.student_id, private.find_payer(t.payment_id))
  left join public.students as d on d.id = t.decided_by
  left join public.refund_requests as r on r.id = t.request_id
  order by t.updated_at, t.id
  limit 1000 offset least(greatest(p_offset, 0), 200000);
$$;
comment on function private.export_refunds(date, numeric, integer) is
  'export_refunds for an admin. Raises 42501 for anybody else. Leaves an audit row.';

create function public.export_refunds(p_month date, p_gst_percent numeric default 0, p_offset integer default 0)
returns table (
  refunded_at timestamptz, order_number bigint, payment_id text, refund_id text, reason text, exams text,
  amount_paise integer, gst_paise bigint, decided_by text, ordered_at timestamptz, student_name text,
  student_email text, request_reason text, bank_reference text
)
language sql set search_path = '' set statement_timeout = '8s'
return private.export_refunds(p_month, p_gst_percent, p_offset);
comment on function public.export_refunds(date, numeric, integer) is
  'For admins: the refunds that were paid in a calendar month in India, the oldest first, 1,000 from p_offset on (up '
  'to 200,000). The order and its time are null for a payment that did not become one (without GST), the refund id '
  'for a refund by hand, the exams if the refund names none, the organiser if a rule decided, name and email if the '
  'account is deleted or we never created the checkout, the reason of the request if there was none, the bank''s '
  'number if it is not known. Paise. Raises 42501 for anybody else; ends after 8 seconds. '
  'Leaves an audit row.';

-- ------------------------------------------------------------

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
  join private.exam_attempts as a on a.paper_id = p.id and a.standing in ('normal', 'released')
  join private.exam_results as r on r.attempt_id = a.id and r.is_last and r.is_sat
  where p.edition_id = p_edition_id and p.exam_id = p_exam_id and p.kind <> 'rehearsal'
    and (p_class_id is null or p.class_id = p_class_id)
    and not private.is_kept_out((select auth.uid()), p.edition_id, p.class_id)
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

grant execute on function private.list_order_months(numeric) to authenticated;
grant execute on function private.export_orders(date, numeric, integer) to authenticated;
grant execute on function private.export_refunds(date, numeric, integer) to authenticated;
grant execute on function private.export_unmatched_payments(date, integer) to authenticated;
grant execute on function private.sum_results(uuid, uuid, uuid) to authenticated;
grant execute on function private.export_results(uuid, uuid, uuid, integer) to authenticated;
grant execute on function private.sum_enrolments(uuid, uuid, uuid) to authenticated;
grant execute on function private.export_enrolments(uuid, uuid, uuid, integer) to authenticated;
grant execute on function public.list_order_months(numeric) to authenticated;
grant execute on function public.export_orders(date, numeric, integer) to authenticated;
grant execute on function public.export_refunds(date, numeric, integer) to authenticated;
grant execute on function public.export_unmatched_payments(date, integer) to authenticated;
grant execute on function public.sum_results(uuid, uuid, uuid) to authenticated;
grant execute on function public.export_results(uuid, uuid, uuid, integer) to authenticated;
grant execute on function public.sum_enrolments(uuid, uuid, uuid) to authenticated;
grant execute on function public.export_enrolments(uuid, uuid, uuid, integer) to authenticated;
