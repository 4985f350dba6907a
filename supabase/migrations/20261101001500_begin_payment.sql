-- From a cart to an open intent. Lock order everywhere: the student's advisory lock, then the cart's exams by their ids,
-- then the intent's row.

create function private.lock_student(p_student_id uuid) returns void
language sql set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('student:' || p_student_id, 0)) $$;
comment on function private.lock_student(uuid) is
  'One payment step per student at a time, until the end of the transaction. Taken before any row lock, so that no two steps wait for each other.';
revoke all on function private.lock_student(uuid) from public;

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
  'The exams of a cart in order; null when it is empty, holds one twice or one we do not know. So it is never longer than the list of exams.';
revoke all on function private.sorted_cart(uuid[]) from public;

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
        and not private.is_called_off(p_edition_id, s.id, v_class_id)
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
  return null;
end
$$;
comment on function private.cart_error(uuid, uuid[], uuid, integer) is
  'Why a cart cannot be paid now, as an outcome of begin_payment, or null. The browser''s amount (paise) is only compared with ours.';
revoke all on function private.cart_error(uuid, uuid[], uuid, integer) from public;

create function private.open_draft(p_student_id uuid, p_edition_id uuid, p_exam_ids uuid[]) returns private.payment_intents
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

  update private.payment_intents set status = 'expired'
  where student_id = p_student_id and status = 'open' and opened_at < now() - interval '48 hours';

  select * into v_intent from private.payment_intents
  where student_id = p_student_id and fingerprint = v_fingerprint and status in ('draft', 'open')
  for update;
  if found then
    return v_intent;
  end if;
  -- One that is just being opened counts as open: pressing in many tabs at once opens no more.
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
  'The live intent of exactly this cart (exams, prices, edition, class), locked; a new draft where there is none, or null for a student with 5 carts open, or 30 new ones in 24 hours. What is open for more than 48 hours is expired first.';
revoke all on function private.open_draft(uuid, uuid, uuid[]) from public;

create function public.begin_payment(p_student_id uuid, p_exam_ids uuid[], p_amount_paise integer, p_key uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_exam_ids uuid[] := private.sorted_cart(p_exam_ids);
  v_edition_id uuid := private.current_edition_id();
  v_known_cart uuid[];
  v_obstacle jsonb;
  v_intent private.payment_intents;
begin
  if v_exam_ids is null then
    return jsonb_build_object('outcome', 'invalid_items');
  end if;
  perform private.lock_student(p_student_id);
  -- Prices are read several times below: held until the end, they are the same each time, and a change waits.
  perform 1 from public.subjects where id = any (v_exam_ids) order by id for share;

  select exam_ids into v_known_cart from private.payment_keys where student_id = p_student_id and key = p_key;
  if v_known_cart <> v_exam_ids then
    return jsonb_build_object('outcome', 'key_reused');
  end if;
  v_obstacle := private.cart_error(p_student_id, v_exam_ids, v_edition_id, p_amount_paise);
  if v_obstacle is not null then
    return v_obstacle;
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
  update private.payment_intents set creating_until = clock_timestamp() + interval '20 seconds' where id = v_intent.id;
  return jsonb_build_object(
    'outcome', 'create', 'intent_id', v_intent.id, 'amount_paise', v_intent.amount_paise, 'currency', v_intent.currency
  );
end
$$;
comment on function public.begin_payment(uuid, uuid[], integer, uuid) is
  'Begins the payment of a cart (exam ids, each once, amount in paise as shown to the student, one key per cart content). Returns {outcome}: create (the caller has 20 seconds to make the gateway order and attach it), ready (pay razorpay_order_id), wait (another caller is making it), price_changed {amount_paise}, already_enrolled or exam_unavailable {exam_ids}, key_reused, profile_incomplete, too_many_carts (5 are open, or 30 were started in 24 hours), invalid_items. Source: payments section 3.';
revoke all on function public.begin_payment(uuid, uuid[], integer, uuid) from public, anon, authenticated;
grant execute on function public.begin_payment(uuid, uuid[], integer, uuid) to service_role;
