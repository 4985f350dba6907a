-- Until when a refund can be asked for: two business days in India, or the exam, whichever comes first.
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

select is(pg_temp.deadline('2026-09-14 10:00'), 'Thu 17 Sep 00:00:00', 'Monday: Tuesday and Wednesday');
select is(pg_temp.deadline('2026-09-16 10:00'), 'Sat 19 Sep 00:00:00', 'Wednesday: Thursday and Friday');
select is(pg_temp.deadline('2026-09-17 10:00'), 'Tue 22 Sep 00:00:00', 'Thursday: Friday, and Monday after the weekend');
select is(pg_temp.deadline('2026-09-18 19:30'), 'Wed 23 Sep 00:00:00', 'Friday evening: Monday and Tuesday');
select is(pg_temp.deadline('2026-09-19 10:00'), 'Wed 23 Sep 00:00:00', 'Saturday: Monday and Tuesday');
select is(pg_temp.deadline('2026-09-20 23:00'), 'Wed 23 Sep 00:00:00', 'Sunday: Monday and Tuesday');
select is(pg_temp.deadline('2026-09-17 23:59:59'), 'Tue 22 Sep 00:00:00', 'a second before midnight in India is still that day');
select is(pg_temp.deadline('2026-09-18 00:00:00'), 'Wed 23 Sep 00:00:00', 'midnight in India is the next day');
select is(
  private.refund_deadline('2026-09-17 18:29:59+00', null), '2026-09-21 18:30:00+00'::timestamptz,
  'the same in UTC: Thursday 23:59:59 in India'
);
select is(
  private.refund_deadline('2026-09-17 18:30:00+00', null), '2026-09-22 18:30:00+00'::timestamptz,
  'the same in UTC: Friday 00:00 in India'
);
select is(pg_temp.deadline('2026-12-31 10:00', null), 'Tue 05 Jan 00:00:00', 'over the end of the year');

select is(pg_temp.deadline('2026-09-14 10:00', '2026-09-15'), 'Tue 15 Sep 00:00:00', 'an exam tomorrow: to the end of today');
select is(pg_temp.deadline('2026-09-14 23:59:59', '2026-09-15'), 'Tue 15 Sep 00:00:00', 'an exam tomorrow, bought a second before midnight');
select is(pg_temp.deadline('2026-09-14 10:00', '2026-09-16'), 'Wed 16 Sep 00:00:00', 'an exam before the business days are over');
select is(pg_temp.deadline('2026-09-14 10:00', '2026-09-17'), 'Thu 17 Sep 00:00:00', 'an exam just when they are over');
select is(pg_temp.deadline('2026-09-14 10:00', '2026-09-18'), 'Thu 17 Sep 00:00:00', 'a later exam changes nothing');
select is(pg_temp.deadline('2026-09-18 19:30', '2026-09-20'), 'Sun 20 Sep 00:00:00', 'Friday evening, exam on Sunday');
select is(pg_temp.deadline('2026-09-14 10:00', '2026-09-14'), 'Mon 14 Sep 00:00:00', 'bought on the exam day: never');
select is(pg_temp.deadline('2026-09-14 10:00', null), 'Thu 17 Sep 00:00:00', 'an exam without a day: the business days alone');

select * from finish();
rollback;
