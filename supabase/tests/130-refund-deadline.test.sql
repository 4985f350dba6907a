-- The deadline of refund requests is the end of two business days in India, or the start of the exam day if that is earlier.
begin;
select plan(19);

-- September 2026: the 14th is a Monday, the 18th a Friday.
create function pg_temp.deadline(p_at_in_india text, p_first_exam_on date default '2026-12-19') returns text
language sql
as $$
  select to_char(
    private.refund_deadline((p_at_in_india::timestamp) at time zone 'Asia/Kolkata', p_first_exam_on) at time zone 'Asia/Kolkata',
    'Dy DD Mon HH24:MI:SS'
  )
$$;

select is(pg_temp.deadline('2026-09-14 10:00'), 'Thu 17 Sep 00:00:00', 'a Monday order can be refunded until the end of Wednesday');
select is(pg_temp.deadline('2026-09-16 10:00'), 'Sat 19 Sep 00:00:00', 'a Wednesday order can be refunded until the end of Friday');
select is(pg_temp.deadline('2026-09-17 10:00'), 'Tue 22 Sep 00:00:00', 'a Thursday order can be refunded until the end of Monday');
select is(pg_temp.deadline('2026-09-18 19:30'), 'Wed 23 Sep 00:00:00', 'a Friday evening order can be refunded until the end of Tuesday');
select is(pg_temp.deadline('2026-09-19 10:00'), 'Wed 23 Sep 00:00:00', 'a Saturday order can be refunded until the end of Tuesday');
select is(pg_temp.deadline('2026-09-20 23:00'), 'Wed 23 Sep 00:00:00', 'a Sunday order can be refunded until the end of Tuesday');
select is(pg_temp.deadline('2026-09-17 23:59:59'), 'Tue 22 Sep 00:00:00', 'an order a second before midnight in India counts for the day that ends');
select is(pg_temp.deadline('2026-09-18 00:00:00'), 'Wed 23 Sep 00:00:00', 'an order at midnight in India counts for the day that begins');
select is(
  private.refund_deadline('2026-09-17 18:29:59+00', null), '2026-09-21 18:30:00+00'::timestamptz,
  'an order on Thursday at 23:59:59 in India, given in UTC, can be refunded until the end of Monday'
);
select is(
  private.refund_deadline('2026-09-17 18:30:00+00', null), '2026-09-22 18:30:00+00'::timestamptz,
  'an order on Friday at 00:00 in India, given in UTC, can be refunded until the end of Tuesday'
);
select is(pg_temp.deadline('2026-12-31 10:00', null), 'Tue 05 Jan 00:00:00', 'the two business days after an order can be in the next year');

select is(pg_temp.deadline('2026-09-14 10:00', '2026-09-15'), 'Tue 15 Sep 00:00:00', 'an order for an exam tomorrow can be refunded until the end of today');
select is(pg_temp.deadline('2026-09-14 23:59:59', '2026-09-15'), 'Tue 15 Sep 00:00:00', 'an order for an exam tomorrow, placed a second before midnight, can be refunded until midnight');
select is(pg_temp.deadline('2026-09-14 10:00', '2026-09-16'), 'Wed 16 Sep 00:00:00', 'an exam on the second business day moves the deadline to the start of that day');
select is(pg_temp.deadline('2026-09-14 10:00', '2026-09-17'), 'Thu 17 Sep 00:00:00', 'an exam on the day after the two business days does not change the deadline');
select is(pg_temp.deadline('2026-09-14 10:00', '2026-09-18'), 'Thu 17 Sep 00:00:00', 'an exam two days after the business days does not change the deadline');
select is(pg_temp.deadline('2026-09-18 19:30', '2026-09-20'), 'Sun 20 Sep 00:00:00', 'an order on Friday evening for an exam on Sunday can be refunded until the end of Saturday');
select is(pg_temp.deadline('2026-09-14 10:00', '2026-09-14'), 'Mon 14 Sep 00:00:00', 'an order on the exam day cannot be refunded');
select is(pg_temp.deadline('2026-09-14 10:00', null), 'Thu 17 Sep 00:00:00', 'the deadline of an order without an exam day depends on the business days only');

select * from finish();
rollback;
