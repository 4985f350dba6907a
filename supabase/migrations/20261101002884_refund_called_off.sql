-- An exam that was called off: what it cost goes back to everybody, by one decision of an organiser (decision 072).

create function private.list_called_off_places(p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_up_to uuid)
returns table (student_id uuid, order_id uuid, payment_id text, price_paise integer, is_clear boolean)
language sql stable set search_path = ''
as $$
  -- Twelve classes are asked about instead of fifty thousand children, and what went back where anything has to do with money back.
  with off as materialized (
    select c.id from public.classes as c
    where (p_class_id is null or c.id = p_class_id) and private.is_called_off(p_edition_id, p_exam_id, c.id)
  )
  select n.student_id, n.order_id, o.payment_id, i.price_paise,
    case when o.payment_id in (select t.payment_id from private.refund_tasks as t) then
      o.amount_paise - private.committed_refunds_paise(o.payment_id) >= i.price_paise
      and not exists (
        select 1 from private.refund_tasks as t
        where t.payment_id = o.payment_id and t.reason in ('dispute', 'dashboard_refund') and t.status = 'review'
      )
    else o.amount_paise >= i.price_paise end
  from off
  join public.enrolments as n
    on n.edition_id = p_edition_id and n.exam_id = p_exam_id and n.class_id = off.id and n.is_active
    and (p_up_to is null or n.student_id <= p_up_to)
  join public.orders as o on o.id = n.order_id
  join public.order_items as i on i.order_id = n.order_id and i.exam_id = n.exam_id
  -- Not in, and not exists: what went back is gathered once. It grows while it is read step by step, and statistics lag behind.
  where n.order_id not in (select r.order_id from private.refund_items as r where r.exam_id = p_exam_id)
    -- What somebody has refused stays refused.
    and o.payment_id not in (
      select t.payment_id from private.refund_tasks as t where t.reason = 'exam_called_off' and t.exam_id = p_exam_id
    )
$$;
comment on function private.list_called_off_places(uuid, uuid, uuid, uuid) is
  'Who is still enrolled in an exam that was called off, in one class where one is named, up to a student by id where one is named, and has not been given the price back (paise). is_clear is false where a bank''s dispute or a refund on the gateway''s dashboard waits for a person, or less is left of the payment: such a one is settled in the list of refunds first.';
revoke all on function private.list_called_off_places(uuid, uuid, uuid, uuid) from public;

create function private.refund_called_off(p_edition_id uuid, p_exam_id uuid, p_class_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_students uuid[];
  v_queued integer;
  v_left integer;
  v_aside integer;
begin
  perform private.require_admin();
  -- The whole list is read once in a call, however many are on it (decision 091).
  select coalesce((array_agg(l.student_id order by l.student_id) filter (where l.is_clear))[1:500], '{}'),
    count(*) filter (where l.is_clear), count(*) filter (where not l.is_clear)
  into v_students, v_left, v_aside
  from private.list_called_off_places(p_edition_id, p_exam_id, p_class_id, null) as l;
  -- Everybody in the same order: two organisers who press at once wait, and do not meet.
  perform private.lock_student(s.id) from unnest(v_students) as s (id) order by s.id;
  with task as (
    insert into private.refund_tasks (payment_id, order_id, exam_id, reason, amount_paise, status, decided_by, decided_at)
    select l.payment_id, l.order_id, p_exam_id, 'exam_called_off', l.price_paise, 'queued', (select auth.uid()), now()
    from private.list_called_off_places(p_edition_id, p_exam_id, p_class_id, v_students[cardinality(v_students)]) as l
    where l.is_clear and l.student_id = any (v_students)
    returning id, order_id
  ), item as (
    insert into private.refund_items (order_id, exam_id, task_id)
    select order_id, p_exam_id, id from task
    returning 1
  )
  select count(*) into v_queued from item;
  v_left := v_left - v_queued;
  -- Somebody else was quicker with some of these.
  if v_queued < cardinality(v_students) then
    select count(*) filter (where l.is_clear), count(*) filter (where not l.is_clear) into v_left, v_aside
    from private.list_called_off_places(p_edition_id, p_exam_id, p_class_id, null) as l;
  end if;
  if v_queued > 0 then
    perform private.audit_change(
      'refund_called_off',
      jsonb_build_object('edition_id', p_edition_id, 'exam_id', p_exam_id, 'class_id', p_class_id, 'queued', v_queued)
    );
  end if;
  return jsonb_build_object('outcome', 'queued', 'queued', v_queued, 'left', v_left, 'aside', v_aside);
end
$$;
comment on function private.refund_called_off(uuid, uuid, uuid) is 'refund_called_off for an admin. Raises 42501 for anybody else.';

create function public.refund_called_off(p_edition_id uuid, p_exam_id uuid, p_class_id uuid default null) returns jsonb
language sql set search_path = ''
return private.refund_called_off(p_edition_id, p_exam_id, p_class_id);
comment on function public.refund_called_off(uuid, uuid, uuid) is
  'For admins: gives the price of an exam that was called off back to anyone who is enrolled in it, in one class or (null) in all, also to students who had started: up to 500 refunds are queued, each for the whole price of the exam. Called again while left is not 0. Returns {outcome: queued, queued, left, aside}: how many were queued now, how many are left, and how many wait for a person in the list of refunds first (a dispute, a refund on the dashboard). Nothing is queued for an exam that was not called off, and for nobody twice. Raises 42501 for anybody else. Leaves an audit row. Source: decision 072.';

revoke all on function private.refund_called_off(uuid, uuid, uuid) from public, anon, authenticated;
revoke all on function public.refund_called_off(uuid, uuid, uuid) from public, anon, authenticated;
grant execute on function private.refund_called_off(uuid, uuid, uuid) to authenticated;
grant execute on function public.refund_called_off(uuid, uuid, uuid) to authenticated;
