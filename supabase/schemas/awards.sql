-- The delivery of awards (docs/exam.md section 8, decisions 084 and 085). The final result creates a row for each medal
-- (results.sql). This file has the delivery status, the address and the functions for families; the organisers'
-- functions follow below.
--   waiting → confirmed → packed → posted → delivered
--                                  posted → returned → confirmed | packed

create table private.awards (
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null unique references private.exam_attempts (id) on delete cascade,
  medal text not null check (medal in ('gold', 'silver', 'bronze')),
  promised_on date not null,
  made_at timestamptz not null,
  state text not null default 'waiting' check (
    state in ('waiting', 'confirmed', 'packed', 'posted', 'delivered', 'returned')),
  packed_medal text check (packed_medal in ('gold', 'silver', 'bronze')),
  courier text check (char_length(courier) between 1 and 40),
  consignment text check (consignment ~ '^[A-Z0-9-]{4,40}$'),
  sendings smallint not null default 0 check (sendings >= 0),
  posted_at timestamptz,
  delivered_at timestamptz,
  asked_at timestamptz,
  reminded smallint not null default 0 check (reminded between 0 and 3),
  late_mailed_at timestamptz,
  check (state not in ('packed', 'posted', 'delivered') or packed_medal is not null),
  check (state <> 'posted' or (courier is not null and posted_at is not null and sendings > 0)),
  check ((state = 'delivered') = (delivered_at is not null))
);
comment on table private.awards is
  'One row for each medal, with the day by which we promise to send it: two months after the result (E10). If the '
  'student gets a better medal later, the row stays, and so does its day, unless the parcel was already delivered '
  '(prepare_resending).';
comment on column private.awards.packed_medal is
  'The medal in the last packed parcel; differs from medal if the student has got a better one since.';
comment on column private.awards.sendings is
  'How many times the parcel was posted since the last new address, better medal or replacement. A returned parcel is '
  'sent again once, free of charge.';
comment on column private.awards.consignment is 'The courier''s tracking number; deleted together with the address.';
comment on column private.awards.asked_at is
  'When the address was requested, if later than the award itself. Reminders are counted from then.';
comment on column private.awards.late_mailed_at is 'When the family was informed that the promised day has passed.';
create index awards_state on private.awards (state, promised_on);
create index awards_consignment on private.awards (private.code_key(consignment));
alter table private.awards enable row level security;

create function private.give_awards(p_paper_id uuid) returns void
language sql set search_path = ''
as $$
  insert into private.awards (attempt_id, medal, promised_on, made_at)
  select r.attempt_id, r.award,
    (greatest(e.results_on, private.day_in_india(private.exam_now())) + interval '2 months')::date, private.exam_now()
  from private.exam_results as r
  join private.papers as p on p.id = r.paper_id
  join public.editions as e on e.id = p.edition_id
  where r.paper_id = p_paper_id and r.is_last and r.award in ('gold', 'silver', 'bronze')
  on conflict (attempt_id) do update set medal = excluded.medal where awards.medal <> excluded.medal
$$;
comment on function private.give_awards(uuid) is
  'Creates a row for each medal of a final paper that has none yet, promised for two months after the edition''s '
  'result date, or after today if that date is past (E10). Updates the medal in rows whose student now has a better '
  'one.';

create table private.award_addresses (
  award_id uuid primary key references private.awards (id) on delete cascade,
  recipient text not null check (char_length(recipient) between 1 and 100),
  is_school boolean not null,
  line_1 text not null check (char_length(line_1) between 1 and 120),
  line_2 text check (char_length(line_2) between 1 and 120),
  city text not null check (char_length(city) between 1 and 60),
  region text not null,
  pin text not null check (pin ~ '^[1-9][0-9]{5}$'),
  phone text not null check (phone ~ '^[0-9]{10}$'),
  given_at timestamptz not null
);
comment on table private.award_addresses is
  'The delivery address of an award, at home or at school. Deleted 60 days after the delivery, and with the account.';
comment on column private.award_addresses.region is 'A state or union territory from private.regions_of_india.';

create table private.award_events (
  award_id uuid not null references private.awards (id) on delete cascade,
  no integer not null check (no > 0),
  kind text not null check (kind in ('address', 'raised', 'packed', 'posted', 'delivered', 'returned', 'taken_back',
    'corrected', 'replaced', 'forgotten')),
  old_state text not null,
  new_state text not null,
  before jsonb,
  changed_by uuid references public.students (id),
  changed_at timestamptz not null,
  primary key (award_id, no)
);
comment on table private.award_events is
  'The events of an award, numbered from 1: the old and the new state, who changed it and when. Contains no addresses.';
comment on column private.award_events.kind is
  'The step. raised: the medal became a better one; corrected: courier or tracking number; forgotten: the address was '
  'deleted.';
comment on column private.award_events.before is
  'The award before this step, for undoing the step; null once its address is deleted.';
comment on column private.award_events.changed_by is
  'The organiser or student who made the change; null for the server.';
create index award_events_changed_by on private.award_events (changed_by);

alter table private.award_addresses enable row level security;
alter table private.award_events enable row level security;

create function private.regions_of_india() returns text[]
language sql immutable set search_path = ''
as $$
  select array[
    'Andaman and Nicobar Islands', 'Andhra Pradesh', 'Arunachal Pradesh', 'Assam', 'Bihar', 'Chandigarh',
    'Chhattisgarh',
    'Dadra and Nagar Haveli and Daman and Diu', 'Delhi', 'Goa', 'Gujarat', 'Haryana', 'Himachal Pradesh',
    'Jammu and Kashmir',
    'Jharkhand', 'Karnataka', 'Kerala', 'Ladakh', 'Lakshadweep', 'Madhya Pradesh', 'Maharashtra', 'Manipur',
    'Meghalaya', 'Mizoram',
    'Nagaland', 'Odisha', 'Puducherry', 'Punjab', 'Rajasthan', 'Sikkim', 'Tamil Nadu', 'Telangana', 'Tripura',
    'Uttar Pradesh',
    'Uttarakhand', 'West Bengal'
  ]
$$;
comment on function private.regions_of_india() is
  'The 28 states and 8 union territories of India. Must match src/content/regions.ts. Source: knowindia.india.gov.in, '
  'States and Union Territories.';

create function private.award_lines(p_medal text) returns text[]
language sql immutable set search_path = ''
as $$
  select case p_medal
    when 'gold' then array['scholarship', 'trophy', 'gift', 'medal'] when 'silver' then array['gift', 'medal']
      else array['medal']
  end
$$;
comment on function private.award_lines(text) is
  'The contents of a medal''s parcel: with gold also the scholarship letter, a trophy and a gift, with silver also a '
  'gift. Source: docs/specification.md section 9.';

create function private.is_award_late(p_award private.awards) returns boolean
language sql volatile set search_path = ''
as $$ select p_award.state in ('confirmed', 'packed')
  and private.day_in_india(private.exam_now()) > p_award.promised_on $$;
comment on function private.is_award_late(private.awards) is
  'Whether an award should have been posted by now: its address is known, and the promised day (in IST) has passed.';

create function private.award_error(p_award_id uuid) returns text
language sql stable set search_path = ''
as $$
  select case
    when s.deleted_at is not null then 'deleted'
    when a.status in ('void', 'reset') then 'withdrawn'
    when private.find_hold(s.id, a) is not null then 'held'
  end
  from private.awards as w
  join private.exam_attempts as a on a.id = w.attempt_id
  join public.students as s on s.id = a.student_id
  where w.id = p_award_id
$$;
comment on function private.award_error(uuid) is
  'Why an award cannot be sent now: deleted (the account is deleted), withdrawn (the attempt is void or reset) or held '
  '(the result is held); null if it can be sent.';

create function private.write_award(p_award private.awards, p_kind text, p_by uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  v_old private.awards;
begin
  select * into v_old from private.awards where id = p_award.id for update;
  update private.awards
  set state = p_award.state, packed_medal = p_award.packed_medal, courier = p_award.courier,
  consignment = p_award.consignment,
    sendings = p_award.sendings, posted_at = p_award.posted_at, delivered_at = p_award.delivered_at,
    asked_at = p_award.asked_at,
    reminded = p_award.reminded, late_mailed_at = p_award.late_mailed_at, promised_on = p_award.promised_on
  where id = p_award.id;
  insert into private.award_events (award_id, no, kind, old_state, new_state, before, changed_by, changed_at)
  select p_award.id, count(*) + 1, p_kind, v_old.state, p_award.state, to_jsonb(v_old), p_by, private.exam_now()
  from private.award_events as e where e.award_id = p_award.id;
end
$$;
comment on function private.write_award(private.awards, text, uuid) is
  'Saves an award''s new state and its event. Every change of state goes through here, except after a better medal '
  '(private.follow_medal).';

create function private.follow_medal() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- A posted or returned parcel is not changed here: the better medal is sent after this parcel has arrived, or is put
  -- into it when it is packed again.
  if old.state = 'packed' then
    new.state := 'confirmed';
  elsif old.state = 'delivered' then
    new := private.prepare_resending(new);
  end if;
  insert into private.award_events (award_id, no, kind, old_state, new_state, before, changed_by, changed_at)
  select new.id, count(*) + 1, 'raised', old.state, new.state, to_jsonb(old), null, private.exam_now()
  from private.award_events as e where e.award_id = new.id;
  return new;
end
$$;
comment on function private.follow_medal() is
  'Trigger for awards whose medal has become a better one (private.give_awards): a packed award has to be packed '
  'again; after a delivered award the better medal is sent too.';
create trigger awards_follow_medal before update of medal on private.awards
  for each row when (old.medal <> new.medal) execute function private.follow_medal();

create function private.prepare_resending(p_award private.awards) returns private.awards
language plpgsql set search_path = ''
as $$
begin
  p_award.state := case when exists (select 1 from private.award_addresses where award_id = p_award.id)
    then 'confirmed' else 'waiting' end;
  p_award.delivered_at := null;
  p_award.sendings := 0;
  p_award.asked_at := private.exam_now();
  p_award.reminded := 0;
  p_award.late_mailed_at := null;
  p_award.promised_on := (private.day_in_india(private.exam_now()) + interval '2 months')::date;
  return p_award;
end
$$;
comment on function private.prepare_resending(private.awards) is
  'Prepares an award to be sent again because its medal has become a better one (promised for two '
  'months from today) or its parcel was broken or lost (replace_award promises an earlier day), to the same address '
  'if that is still stored. Returns the changed award without saving it.';

create function private.deliver_award(p_award private.awards, p_by uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  p_award.state := 'delivered';
  p_award.delivered_at := private.exam_now();
  if p_award.packed_medal <> p_award.medal then
    p_award := private.prepare_resending(p_award);
  end if;
  perform private.write_award(p_award, 'delivered', p_by);
end
$$;
comment on function private.deliver_award(private.awards, uuid) is
  'Records that a posted award has arrived. If its medal became a better one in the meantime, that medal is sent next.';

create function private.needs_new_address(p_award private.awards) returns boolean
language sql immutable set search_path = ''
as $$ select p_award.state = 'returned' and p_award.sendings > 1 $$;
comment on function private.needs_new_address(private.awards) is
  'Whether an award came back a second time, so that it is not sent to that address again. Source: docs/exam.md '
  'section 8.';

create function private.address_json(p_award_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'recipient', d.recipient, 'is_school', d.is_school, 'line_1', d.line_1, 'line_2', d.line_2, 'city', d.city,
    'region', d.region,
    'pin', d.pin, 'phone', d.phone
  )
  from private.award_addresses as d where d.award_id = p_award_id
$$;
comment on function private.address_json(uuid) is
  'The address of an award as the family entered it; null if there is none.';

create function private.list_my_awards()
returns table (
  award_id uuid, paper_id uuid, subject text, class_name text, edition text, medal text, lines text[], state text,
  promised_on date,
  is_late boolean, address jsonb, courier text, consignment text, posted_on date, delivered_on date,
    needs_new_address boolean
)
language sql volatile security definer set search_path = ''
as $$
  select w.id, a.paper_id, s.name, c.name, e.name, w.medal, private.award_lines(w.medal), w.state, w.promised_on,
  private.is_award_late(w),
    private.address_json(w.id), w.courier, w.consignment, private.day_in_india(w.posted_at),
    private.day_in_india(w.delivered_at),
    private.needs_new_address(w)
  from private.exam_attempts as a
  join private.awards as w on w.attempt_id = a.id
  join public.subjects as s on s.id = a.exam_id
  join public.classes as c on c.id = a.class_id
  join public.editions as e on e.id = a.edition_id
  where a.student_id = (select private.student_id()) and private.award_error(w.id) is null
  order by w.made_at desc, s.name, w.id
  limit 200
$$;
comment on function private.list_my_awards() is 'list_my_awards for the caller alone.';

create function public.list_my_awards()
returns table (
  award_id uuid, paper_id uuid, subject text, class_name text, edition text, medal text, lines text[], state text,
  promised_on date,
  is_late boolean, address jsonb, courier text, consignment text, posted_on date, delivered_on date,
    needs_new_address boolean
)
language sql stable set search_path = ''
return private.list_my_awards();
comment on function public.list_my_awards() is
  'A student''s medals that come by post, the newest first: what is in the parcel (medal, gift, trophy, scholarship), '
  'its state, the day (in IST) by which we promise to send it, is_late if that day has passed although the address is '
  'known, the address {recipient, is_school, line_1, line_2, city, region, pin, phone}, courier and tracking number '
  'once it is posted. needs_new_address: whether it came back a second time. Leaves out awards whose result is held '
  'or void.';

create function private.find_my_award(p_award_id uuid) returns private.awards
language plpgsql set search_path = ''
as $$
declare
  v_award private.awards;
begin
  select w.* into v_award
  from private.awards as w
  join private.exam_attempts as a on a.id = w.attempt_id
  where w.id = p_award_id and a.student_id = private.student_id() and private.award_error(w.id) is null
  for update of w;
  if v_award.id is null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  return v_award;
end
$$;
comment on function private.find_my_award(uuid) is
  'Locks and returns an award of the caller that can be sent. Raises 42501 for any other, whether it exists or not.';

create function private.address_errors(p_address private.award_addresses) returns text[]
language sql immutable set search_path = ''
as $$
  select array_remove(array[
    case when p_address.recipient is null then 'recipient_missing' when char_length(p_address.recipient) > 100
      then 'recipient_too_long' end,
    case when p_address.line_1 is null then 'line_1_missing' when char_length(p_address.line_1) > 120
      then 'line_1_too_long' end,
    case when char_length(p_address.line_2) > 120 then 'line_2_too_long' end,
    case when p_address.city is null then 'city_missing' when char_length(p_address.city) > 60 then 'city_too_long' end,
    case when (p_address.region = any (private.regions_of_india())) is not true then 'region_unknown' end,
    case when (p_address.pin ~ '^[1-9][0-9]{5}$') is not true then 'pin_invalid' end,
    case when (p_address.phone ~ '^[0-9]{10}$') is not true then 'phone_invalid' end
  ], null)
$$;
comment on function private.address_errors(private.award_addresses) is
  'The errors of an address, one name for each field: PIN codes have six digits and begin with 1 to 9, phone '
  'numbers ten (docs/specification.md section 5). Source of the PIN code: indiapost.gov.in.';

create function private.give_award_address(
  p_award_id uuid, p_recipient text, p_is_school boolean, p_line_1 text, p_city text, p_region text, p_pin text,
  p_phone text, p_line_2 text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_award private.awards := private.find_my_award(p_award_id);
  v_address private.award_addresses := row(
    p_award_id, private.clean_line(p_recipient), coalesce(p_is_school, false), private.clean_line(p_line_1),
    private.clean_line(p_line_2),
    private.clean_line(p_city), p_region, p_pin, p_phone, private.exam_now()
  );
  v_errors text[] := private.address_errors(v_address);
begin
  if v_award.state not in ('waiting', 'confirmed', 'returned') then
    return jsonb_build_object('outcome', 'frozen');
  elsif cardinality(v_errors) > 0 then
    return jsonb_build_object('outcome', 'invalid', 'errors', to_jsonb(v_errors));
  elsif private.needs_new_address(v_award) and exists (
    select 1 from private.award_addresses as d
    where d.award_id = p_award_id and (lower(d.line_1), lower(d.line_2), d.pin)
      is not distinct from (lower(v_address.line_1), lower(v_address.line_2), v_address.pin)
  ) then
    return jsonb_build_object('outcome', 'same_address');
  elsif not private.consume_rate_limit('award-address:student:' || (select auth.uid()), 20, 86400) then
    return jsonb_build_object('outcome', 'rate_limited');
  end if;
  delete from private.award_addresses where award_id = p_award_id;
  insert into private.award_addresses select v_address.*;
  if v_award.state <> 'confirmed' then
    v_award.promised_on := greatest(v_award.promised_on, private.day_in_india(private.exam_now()) + 21);
    v_award.late_mailed_at := null;
    v_award.sendings := case when private.needs_new_address(v_award) then 0 else v_award.sendings end;
  end if;
  v_award.state := 'confirmed';
  perform private.write_award(v_award, 'address', (select auth.uid()));
  return jsonb_build_object('outcome', 'confirmed', 'promised_on', v_award.promised_on);
end
$$;
comment on function private.give_award_address(uuid, text, boolean, text, text, text, text, text, text) is
  'give_award_address for the caller alone. Raises 42501 for an award of somebody else.';

create function public.give_award_address(
  p_award_id uuid, p_recipient text, p_is_school boolean, p_line_1 text, p_city text, p_region text, p_pin text,
  p_phone text,
  p_line_2 text default null
) returns jsonb
language sql set search_path = ''
return private.give_award_address(p_award_id, p_recipient, p_is_school, p_line_1, p_city, p_region, p_pin, p_phone,
  p_line_2);
comment on function public.give_award_address(uuid, text, boolean, text, text, text, text, text, text) is
  'Saves the address to which a family wants its award sent, at home or at school (p_is_school). It can be changed '
  'until the parcel is packed, up to 20 times a day. A late address moves the promised day to three weeks after it '
  'was given. Returns {outcome}: confirmed {promised_on}, frozen (packed, posted or delivered), same_address (the '
  'award came back from there twice), rate_limited, invalid {errors: recipient_missing, recipient_too_long, '
  'line_1_missing, line_1_too_long, line_2_too_long, city_missing, city_too_long, region_unknown, pin_invalid, '
  'phone_invalid}. Raises 42501 for an award of somebody else. Source: docs/exam.md section 8.';

create function private.confirm_award_arrival(p_award_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_award private.awards := private.find_my_award(p_award_id);
begin
  if v_award.state <> 'posted' then
    return jsonb_build_object('outcome', 'not_posted');
  end if;
  perform private.deliver_award(v_award, (select auth.uid()));
  return jsonb_build_object('outcome', 'delivered');
end
$$;
comment on function private.confirm_award_arrival(uuid) is
  'confirm_award_arrival for the caller alone. Raises 42501 for an award of somebody else.';

create function public.confirm_award_arrival(p_award_id uuid) returns jsonb
language sql set search_path = ''
return private.confirm_award_arrival(p_award_id);
comment on function public.confirm_award_arrival(uuid) is
  'Records that a family has received its parcel. Returns {outcome}: delivered, not_posted (it is not on its way). '
  'Raises 42501 for an award of somebody else.';

grant execute on function private.list_my_awards() to authenticated;
grant execute on function public.list_my_awards() to authenticated;
grant execute on function private.give_award_address(uuid, text, boolean, text, text, text, text, text, text)
  to authenticated;
grant execute on function public.give_award_address(uuid, text, boolean, text, text, text, text, text, text)
  to authenticated;
grant execute on function private.confirm_award_arrival(uuid) to authenticated;
grant execute on function public.confirm_award_arrival(uuid) to authenticated;

-- ------------------------------------------------------------

-- The organisers' functions for awards: the list, labels, and each step of a parcel (docs/exam.md section 8, decisions
-- 084 and 085). No address is in the list; each read of the list or of an address leaves an audit row.

create function private.find_awards(
  p_edition_id uuid, p_state text, p_exam_id uuid, p_class_id uuid, p_search text, p_limit integer, p_offset integer
) returns setof uuid
language plpgsql volatile rows 50 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  v_pattern constant text := private.like_pattern(private.clean_line(p_search));
  v_today constant date := private.day_in_india(private.exam_now());
begin
  return query
  select w.id
  from private.awards as w
  join private.exam_attempts as a on a.id = w.attempt_id
  join public.students as s on s.id = a.student_id
  where a.edition_id = p_edition_id
    and (p_exam_id is null or a.exam_id = p_exam_id)
    and (p_class_id is null or a.class_id = p_class_id)
    and (v_pattern is null or s.name_key like v_pattern)
    and case p_state
      when 'all' then true
      when 'late' then w.state in ('confirmed', 'packed') and w.promised_on < v_today
      when 'labels' then w.state in ('confirmed', 'packed') and private.award_error(w.id) is null
      else w.state = p_state
    end
    -- Without deleted accounts and attempts that no longer count, unless their parcel is already packed or on its way.
    and (w.state in ('packed', 'posted') or (s.deleted_at is null and a.status not in ('void', 'reset')))
  order by w.state in ('confirmed', 'packed') and w.promised_on < v_today desc, w.promised_on, s.name, w.id
  limit p_limit offset p_offset;
end
$$;
comment on function private.find_awards(uuid, text, uuid, uuid, text, integer, integer) is
  'The ids of the awards of an edition, the late ones first, then by promised day and name. p_state is a state, all, '
  'late, or labels (confirmed and packed awards that can be sent); filtered by exam, class and part of the '
  'name if these are given.';

create function private.find_step_back(p_award_id uuid) returns private.award_events
language sql stable set search_path = ''
as $$
  select e.*
  from private.award_events as e
  where e.award_id = p_award_id and e.no
    = (select max(x.no) from private.award_events as x where x.award_id = p_award_id and x.kind <> 'corrected')
    and e.kind in ('packed', 'posted', 'delivered', 'returned') and e.before is not null
$$;
comment on function private.find_step_back(uuid) is
  'The last step of an award if it can be undone: packed, posted, delivered or returned; null if anything but a '
  'correction of courier or tracking number came after it.';

create function private.list_awards(
  p_edition_id uuid, p_state text, p_limit integer, p_offset integer, p_exam_id uuid, p_class_id uuid, p_search text
)
returns table (
  award_id uuid, name text, email text, exam_name text, class_name text, medal text, lines text[], state text,
  promised_on date,
  is_late boolean, obstacle text, place text, is_school boolean, courier text, consignment text, posted_at timestamptz,
  delivered_at timestamptz, sendings smallint, step_back text
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_awards', jsonb_build_object(
    'edition_id', p_edition_id, 'exam_id', p_exam_id, 'class_id', p_class_id, 'state', p_state, 'offset', p_offset,
    'is_search', nullif(btrim(p_search), '') is not null
  ));
  select w.id, coalesce(a.student_name, s.name), private.student_mail_address(s.id), x.name, c.name, w.medal,
    private.award_lines(w.medal),
  w.state, w.promised_on,
    private.is_award_late(w),
    coalesce(
      private.award_error(w.id), case when s.id = (select auth.uid()) then 'own_award'
        when private.needs_new_address(w) then 'new_address_needed' end
    ),
    d.city || ', ' || d.region, d.is_school, w.courier, w.consignment, w.posted_at, w.delivered_at, w.sendings,
      (private.find_step_back(w.id)).kind
  from private.find_awards(
    p_edition_id, p_state, p_exam_id, p_class_id, p_search, least(greatest(p_limit, 0), 50),
      least(greatest(p_offset, 0), 10000)
  ) with ordinality as f (id, position)
  join private.awards as w on w.id = f.id
  join private.exam_attempts as a on a.id = w.attempt_id
  join public.students as s on s.id = a.student_id
  join public.subjects as x on x.id = a.exam_id
  join public.classes as c on c.id = a.class_id
  left join private.award_addresses as d on d.award_id = w.id
  order by f.position;
$$;
comment on function private.list_awards(uuid, text, integer, integer, uuid, uuid, text) is
  'list_awards for an admin. Raises 42501 for anybody else.';

create function public.list_awards(
  p_edition_id uuid, p_state text, p_limit integer, p_offset integer, p_exam_id uuid default null,
    p_class_id uuid default null, p_search text default null
)
returns table (
  award_id uuid, name text, email text, exam_name text, class_name text, medal text, lines text[], state text,
  promised_on date,
  is_late boolean, obstacle text, place text, is_school boolean, courier text, consignment text, posted_at timestamptz,
  delivered_at timestamptz, sendings smallint, step_back text
)
language sql set search_path = '' set statement_timeout = '5s'
return private.list_awards(p_edition_id, p_state, p_limit, p_offset, p_exam_id, p_class_id, p_search);
comment on function public.list_awards(uuid, text, integer, integer, uuid, uuid, text) is
  'For admins: the medals of an edition, the late ones first, then by promised day and name, at most 50 from '
  'p_offset. p_state is waiting, confirmed, packed, posted, delivered, returned, late or all; p_search is part of the '
  'name, without wildcards. place is the city and state of the address, obstacle the reason why it cannot be sent: '
  'held, withdrawn, deleted, own_award (the caller''s), new_address_needed; step_back the last step if it can be '
  'undone. Days in IST, times in UTC. Raises 42501 for anybody else. Leaves an audit row. Source: docs/exam.md '
  'section 8.';

create function private.count_awards(p_edition_id uuid, p_state text, p_exam_id uuid, p_class_id uuid, p_search text)
  returns integer
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select count(*)::integer from private.find_awards(p_edition_id, p_state, p_exam_id, p_class_id, p_search, 10001, 0);
$$;
comment on function private.count_awards(uuid, text, uuid, uuid, text) is
  'count_awards for an admin. Raises 42501 for anybody else.';

create function public.count_awards(
  p_edition_id uuid, p_state text, p_exam_id uuid default null, p_class_id uuid default null, p_search text default null
) returns integer
language sql set search_path = '' set statement_timeout = '5s'
return private.count_awards(p_edition_id, p_state, p_exam_id, p_class_id, p_search);
comment on function public.count_awards(uuid, text, uuid, uuid, text) is
  'For admins: how many awards list_awards finds; 10,001 means more than 10,000. Raises 42501 for anybody else.';

create function private.list_award_labels(
  p_edition_id uuid, p_state text, p_limit integer, p_offset integer, p_exam_id uuid, p_class_id uuid, p_search text
)
returns table (
  award_id uuid, recipient text, is_school boolean, line_1 text, line_2 text, city text, region text, pin text,
  phone text,
  student_name text, exam_name text, class_name text, medal text, lines text[], state text
)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_count integer;
begin
  perform private.require_admin();
  return query
  select w.id, d.recipient, d.is_school, d.line_1, d.line_2, d.city, d.region, d.pin, d.phone,
  coalesce(a.student_name, s.name), x.name, c.name,
    w.medal, private.award_lines(w.medal), w.state
  from private.find_awards(p_edition_id, 'labels', p_exam_id, p_class_id, p_search, 10000, 0) with ordinality as f (
    id, position)
  join private.awards as w on w.id = f.id and (p_state = 'labels' or w.state = p_state)
  join private.exam_attempts as a on a.id = w.attempt_id
  join public.students as s on s.id = a.student_id
  join public.subjects as x on x.id = a.exam_id
  join public.classes as c on c.id = a.class_id
  join private.award_addresses as d on d.award_id = w.id
  order by f.position
  limit least(greatest(p_limit, 0), 1000) offset least(greatest(p_offset, 0), 10000);
  get diagnostics v_count = row_count;
  perform private.audit_change('export_award_labels', jsonb_build_object(
    'edition_id', p_edition_id, 'exam_id', p_exam_id, 'class_id', p_class_id, 'state', p_state, 'offset', p_offset,
    'addresses', v_count,
    'is_search', nullif(btrim(p_search), '') is not null
  ));
end
$$;
comment on function private.list_award_labels(uuid, text, integer, integer, uuid, uuid, text) is
  'list_award_labels for an admin. Raises 42501 for anybody else.';

create function public.list_award_labels(
  p_edition_id uuid, p_state text, p_limit integer, p_offset integer, p_exam_id uuid default null,
    p_class_id uuid default null, p_search text default null
)
returns table (
  award_id uuid, recipient text, is_school boolean, line_1 text, line_2 text, city text, region text, pin text,
  phone text,
  student_name text, exam_name text, class_name text, medal text, lines text[], state text
)
language sql set search_path = '' set statement_timeout = '5s'
return private.list_award_labels(p_edition_id, p_state, p_limit, p_offset, p_exam_id, p_class_id, p_search);
comment on function public.list_award_labels(uuid, text, integer, integer, uuid, uuid, text) is
  'For admins: the addresses of an edition''s awards that can be sent now, in the order of list_awards; p_state is '
  'confirmed, packed, or labels for both; at most 1,000 from p_offset. Raises 42501 for anybody else. Each call '
  'leaves an audit row with how many addresses were read.';

create function private.step_error(p_award private.awards, p_step text) returns text
language sql stable set search_path = ''
as $$
  select case
    when p_award.id is null then 'not_found'
    when exists (
      select 1 from private.exam_attempts as a where a.id = p_award.attempt_id and a.student_id = (select auth.uid())
    ) then 'own_award'
    when p_step = 'packed' and p_award.state not in ('confirmed', 'returned') then 'wrong_state'
    when p_step = 'posted' and p_award.state <> 'packed' then 'wrong_state'
    when p_step in ('delivered', 'returned') and p_award.state <> 'posted' then 'wrong_state'
    when p_step = 'packed' and private.needs_new_address(p_award) then 'new_address_needed'
    when p_step in ('packed', 'posted') then private.award_error(p_award.id)
  end
$$;
comment on function private.step_error(private.awards, text) is
  'Why this step is not possible for an award, or null: not_found, own_award, and for packed, posted, delivered and '
  'returned also wrong_state, new_address_needed, held, withdrawn, deleted.';

create function private.mail_award(p_kind text, p_award_id uuid) returns boolean
language sql set search_path = ''
as $$
  insert into private.outbox (kind, student_id, edition_id, exam_id, about)
  select p_kind, a.student_id, a.edition_id, a.exam_id, jsonb_build_object('award_id', w.id, 'sending', w.sendings)
  from private.awards as w
  join private.exam_attempts as a on a.id = w.attempt_id
  join public.students as s on s.id = a.student_id and s.deleted_at is null
  where w.id = p_award_id
  returning true
$$;
comment on function private.mail_award(text, uuid) is
  'Queues a mail about an award to its family and returns true; null if the account is deleted.';

create function private.take_step(p_award private.awards, p_step text) returns void
language plpgsql set search_path = ''
as $$
declare
  v_caller_id uuid := (select auth.uid());
begin
  insert into private.admin_audit (actor, action, student_id, details)
  select v_caller_id::text, 'move_award', a.student_id, jsonb_build_object('award_id', p_award.id, 'step', p_step)
  from private.exam_attempts as a where a.id = p_award.attempt_id;
  if p_step = 'delivered' then
    perform private.deliver_award(p_award, v_caller_id);
    return;
  end if;
  p_award.state := p_step;
  if p_step = 'packed' then
    p_award.packed_medal := p_award.medal;
  elsif p_step = 'posted' then
    p_award.posted_at := private.exam_now();
    p_award.sendings := p_award.sendings + 1;
  else
    p_award.asked_at := private.exam_now();
    p_award.reminded := 0;
  end if;
  perform private.write_award(p_award, p_step, v_caller_id);
  if p_step <> 'packed' then
    perform private.mail_award('exam_' || p_step || '_email', p_award.id);
  end if;
end
$$;
comment on function private.take_step(private.awards, text) is
  'Carries out an organiser''s step for an award after step_error has returned null: packed, posted (p_award has the '
  'courier and tracking number), delivered or returned. Leaves an audit row; posted and returned parcels are reported '
  'to the family by mail.';

create function private.move_awards(p_award_ids uuid[], p_step text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_id uuid;
  v_award private.awards;
  v_step_error text;
  v_moved integer := 0;
  v_refused jsonb := '[]';
begin
  perform private.require_admin();
  if coalesce(p_step not in ('packed', 'delivered', 'returned') or cardinality(p_award_ids) not between 1 and 50, true)
    then
    raise exception 'Not a valid step for 1 to 50 awards.' using errcode = 'PT400';
  end if;
  for v_id in select distinct i from unnest(p_award_ids) as i order by i loop
    select * into v_award from private.awards where id = v_id for update;
    v_step_error := private.step_error(v_award, p_step);
    if v_step_error is null then
      perform private.take_step(v_award, p_step);
      v_moved := v_moved + 1;
    else
      v_refused := v_refused || jsonb_build_object('award_id', v_id, 'why', v_step_error);
    end if;
  end loop;
  return jsonb_build_object('outcome', 'moved', 'moved', v_moved, 'refused', v_refused);
end
$$;
comment on function private.move_awards(uuid[], text) is 'move_awards for an admin. Raises 42501 for anybody else.';

create function public.move_awards(p_award_ids uuid[], p_step text) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.move_awards(p_award_ids, p_step);
comment on function public.move_awards(uuid[], text) is
  'For admins: marks 1 to 50 awards as packed, delivered or returned, and skips those for which the step is not '
  'possible. Returns {outcome}: moved {moved: how many, refused: [{award_id, why: not_found, own_award, wrong_state, '
  'new_address_needed (it came back twice), held, withdrawn, deleted}]}. Raises PT400 for another step or another '
  'number of awards, 42501 for anybody else. Each leaves an audit row; families are informed about returned parcels. '
  'Source: docs/exam.md section 8.';

create function private.posting_error(p_courier text, p_consignment text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_courier is null then 'courier_missing'
    when char_length(p_courier) > 40 then 'courier_too_long'
    when (p_consignment ~ '^[A-Z0-9-]{4,40}$' and p_consignment ~ '[0-9].*[0-9]') is not true then 'number_invalid'
  end
$$;
comment on function private.posting_error(text, text) is
  'The error in a courier and a tracking number, or null: courier_missing, courier_too_long, number_invalid (4 to 40 '
  'letters, digits and dashes, of which two are digits).';

create function private.post_awards(p_postings jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_posting record;
  v_award private.awards;
  v_error text;
  v_errors jsonb := '[]';
  v_seen uuid[] := '{}';
begin
  perform private.require_admin();
  if coalesce(jsonb_typeof(p_postings) <> 'array' or jsonb_array_length(p_postings) not between 1 and 500, true) then
    raise exception 'Send 1 to 500 parcels.' using errcode = 'PT400';
  end if;
  -- If any parcel has an error, the exception below takes back the others, and all errors are returned.
  for v_posting in
    select p.line, case when p.posting ->> 'award_id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      then (p.posting ->> 'award_id')::uuid end as id,
      private.clean_line(p.posting ->> 'courier') as courier,
        upper(private.clean_line(p.posting ->> 'consignment')) as consignment
    from jsonb_array_elements(p_postings) with ordinality as p (posting, line)
    order by 2 nulls first, 1
  loop
    select * into v_award from private.awards where id = v_posting.id for update;
    v_error := case
      when v_posting.id = any (v_seen) then 'twice'
      else coalesce(
        private.posting_error(v_posting.courier, v_posting.consignment), private.step_error(v_award, 'posted')
      )
    end;
    v_seen := v_seen || v_posting.id;
    if v_error is not null then
      v_errors := v_errors || jsonb_build_object('line', v_posting.line, 'why', v_error);
    else
      v_award.courier := v_posting.courier;
      v_award.consignment := v_posting.consignment;
      perform private.take_step(v_award, 'posted');
    end if;
  end loop;
  if v_errors <> '[]' then
    raise exception using errcode = 'OLYMP', message = v_errors::text;
  end if;
  return jsonb_build_object('outcome', 'posted', 'posted', jsonb_array_length(p_postings));
exception
  when sqlstate 'OLYMP' then
    return jsonb_build_object('outcome', 'invalid', 'errors', sqlerrm::jsonb);
end
$$;
comment on function private.post_awards(jsonb) is 'post_awards for an admin. Raises 42501 for anybody else.';

create function public.post_awards(p_postings jsonb) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.post_awards(p_postings);
comment on function public.post_awards(jsonb) is
  'For admins: marks 1 to 500 packed awards [{award_id, courier, consignment}] as posted, all or none. Tracking '
  'numbers have 4 to 40 letters, digits and dashes with at least two digits, and are stored in capitals; several '
  'parcels of a family may share one. Returns {outcome}: posted {posted}, invalid {errors: [{line (from 1), why: '
  'not_found, twice, wrong_state, own_award, held, withdrawn, deleted, courier_missing, courier_too_long, '
  'number_invalid}]}. Raises PT400 for anything but such a list, 42501 for anybody else. Each leaves an audit row and '
  'the family is informed. Source: docs/exam.md section 8.';

create function private.take_award_back(p_award_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_award private.awards;
  v_step private.award_events;
begin
  perform private.require_admin();
  select * into v_award from private.awards where id = p_award_id for update;
  v_step := private.find_step_back(p_award_id);
  if v_award.id is null or v_step.award_id is null then
    return jsonb_build_object('outcome', 'nothing');
  elsif private.step_error(v_award, 'taken_back') is not null then
    return jsonb_build_object('outcome', 'own_award');
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  select (select auth.uid())::text, 'move_award', a.student_id,
    jsonb_build_object('award_id', p_award_id, 'step', 'taken_back', 'of', v_step.kind)
  from private.exam_attempts as a where a.id = v_award.attempt_id;
  update private.outbox as b set status = 'dead', last_error = 'taken back'
  from private.exam_attempts as a
  where a.id = v_award.attempt_id and b.student_id = a.student_id and b.status = 'pending'
    and b.kind = 'exam_' || v_step.kind || '_email' and b.about ->> 'award_id' = p_award_id::text;
  perform private.write_award(jsonb_populate_record(v_award, v_step.before), 'taken_back', (select auth.uid()));
  return jsonb_build_object('outcome', 'taken_back', 'state', v_step.old_state);
end
$$;
comment on function private.take_award_back(uuid) is 'take_award_back for an admin. Raises 42501 for anybody else.';

create function public.take_award_back(p_award_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.take_award_back(p_award_id);
comment on function public.take_award_back(uuid) is
  'For admins: undoes the last step of an award (packed, posted, delivered, returned), but then not the step before; a '
  'mail about the undone step that was not sent yet is cancelled. Returns {outcome}: taken_back {state, the restored '
  'one}, nothing (something else came after the step, its address is deleted, or there is no such award), own_award. '
  'Raises 42501 for anybody else. Leaves an audit row.';

create function private.correct_posting(
  p_award_id uuid, p_courier text, p_consignment text, p_seen_courier text, p_seen_consignment text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_courier text := private.clean_line(p_courier);
  v_consignment text := upper(private.clean_line(p_consignment));
  v_award private.awards;
  v_outcome text;
begin
  perform private.require_admin();
  select * into v_award from private.awards where id = p_award_id for update;
  v_outcome := case
    when v_award.id is null then 'not_found'
    when private.step_error(v_award, 'corrected') is not null then 'own_award'
    when v_award.state <> 'posted' then 'wrong_state'
    when (v_award.courier, v_award.consignment) is distinct from (p_seen_courier, p_seen_consignment)
      then 'changed_meanwhile'
    when private.posting_error(v_courier, v_consignment) is not null
      then private.posting_error(v_courier, v_consignment)
    when (v_award.courier, v_award.consignment) = (v_courier, v_consignment) then 'unchanged'
  end;
  if v_outcome is not null then
    return jsonb_build_object('outcome', v_outcome);
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  select (select auth.uid())::text, 'correct_posting', a.student_id, jsonb_build_object(
    'award_id', p_award_id, 'before', jsonb_build_object('courier', v_award.courier, 'number', v_award.consignment),
    'after', jsonb_build_object('courier', v_courier, 'number', v_consignment)
  )
  from private.exam_attempts as a where a.id = v_award.attempt_id;
  v_award.courier := v_courier;
  v_award.consignment := v_consignment;
  perform private.write_award(v_award, 'corrected', (select auth.uid()));
  return jsonb_build_object('outcome', 'corrected');
end
$$;
comment on function private.correct_posting(uuid, text, text, text, text) is
  'correct_posting for an admin. Raises 42501 for anybody else.';

create function public.correct_posting(
  p_award_id uuid, p_courier text, p_consignment text, p_seen_courier text, p_seen_consignment text
) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.correct_posting(p_award_id, p_courier, p_consignment, p_seen_courier, p_seen_consignment);
comment on function public.correct_posting(uuid, text, text, text, text) is
  'For admins: corrects the courier or tracking number of a posted award, if they are still the ones that the admin '
  'saw. The family sees the change on its dashboard and gets no mail. Returns {outcome}: corrected, unchanged, '
  'not_found, own_award, wrong_state (not posted), changed_meanwhile, courier_missing, courier_too_long, '
  'number_invalid (as post_awards). Raises 42501 for anybody else. Leaves an audit row with the old and new values.';

create function private.replace_award(p_award_id uuid, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_reason text := private.clean_note(p_reason);
  v_award private.awards;
  v_outcome text;
begin
  perform private.require_admin();
  select * into v_award from private.awards where id = p_award_id for update;
  v_outcome := case
    when v_award.id is null then 'not_found'
    when private.step_error(v_award, 'replaced') is not null then 'own_award'
    when v_award.state not in ('posted', 'delivered') then 'wrong_state'
    when coalesce(char_length(v_reason), 0) not between 1 and 500 then 'reason_missing'
    else private.award_error(p_award_id)
  end;
  if v_outcome is not null then
    return jsonb_build_object('outcome', v_outcome);
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  select (select auth.uid())::text, 'replace_award', a.student_id, jsonb_build_object(
    'award_id', p_award_id, 'was', v_award.state, 'number', v_award.consignment, 'reason', v_reason
  )
  from private.exam_attempts as a where a.id = v_award.attempt_id;
  v_award := private.prepare_resending(v_award);
  v_award.promised_on := private.day_in_india(private.exam_now()) + 21;
  perform private.write_award(v_award, 'replaced', (select auth.uid()));
  if v_award.state = 'waiting' then
    perform private.mail_award('exam_address_email', p_award_id);
  end if;
  return jsonb_build_object('outcome', 'replaced', 'state', v_award.state, 'promised_on', v_award.promised_on);
end
$$;
comment on function private.replace_award(uuid, text) is
  'replace_award for an admin. Raises 42501 for anybody else.';

create function public.replace_award(p_award_id uuid, p_reason text) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.replace_award(p_award_id, p_reason);
comment on function public.replace_award(uuid, text) is
  'For admins: an award that arrived broken or was lost is sent again to the address that the family gave, promised '
  'for three weeks from today; if the address was deleted, an email asks for it. Returns {outcome}: replaced {state: '
  'confirmed or waiting (for an address), promised_on}, not_found, own_award, wrong_state (neither posted nor '
  'delivered), reason_missing (1 to 500 characters), held, withdrawn, deleted. Raises 42501 for anybody else. Leaves '
  'an audit row with the reason.';

create function private.read_award(p_award_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_award private.awards;
  v_attempt private.exam_attempts;
begin
  perform private.require_admin();
  select * into v_award from private.awards where id = p_award_id;
  select * into v_attempt from private.exam_attempts where id = v_award.attempt_id;
  if v_award.id is null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'read_award', v_attempt.student_id, jsonb_build_object('award_id', p_award_id));
  return jsonb_build_object(
    'outcome', 'award', 'address', private.address_json(p_award_id),
    'events', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'no', e.no, 'kind', e.kind, 'old_state', e.old_state, 'new_state', e.new_state, 'changed_at',
          private.iso_timestamp(e.changed_at),
          'by', case when e.changed_by = v_attempt.student_id then 'family' when e.changed_by is null then 'nobody'
            else 'organiser' end,
          'organiser', case when e.changed_by is distinct from v_attempt.student_id then s.name end,
          'posting', case
            when e.kind not in ('posted', 'corrected') then null
            -- The values at that time: the next event stores the award as it was before that next event.
            when f.no is not null then nullif(concat_ws(' ', f.before ->> 'courier', f.before ->> 'consignment'), '')
            else nullif(concat_ws(' ', v_award.courier, v_award.consignment), '')
          end,
          'old_posting', case when e.kind = 'corrected'
            then nullif(concat_ws(' ', e.before ->> 'courier', e.before ->> 'consignment'), '') end
        ) order by e.no
      ), '[]')
      from private.award_events as e
      left join private.award_events as f on f.award_id = e.award_id and f.no = e.no + 1
      left join public.students as s on s.id = e.changed_by
      where e.award_id = p_award_id
    )
  );
end
$$;
comment on function private.read_award(uuid) is 'read_award for an admin. Raises 42501 for anybody else.';

create function public.read_award(p_award_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.read_award(p_award_id);
comment on function public.read_award(uuid) is
  'For admins: an award''s address and history. Returns {outcome}: award {address (as in list_my_awards; null if there '
  'is none), events: [{no, kind (address, raised, packed, posted, delivered, returned, taken_back, corrected, '
  'replaced, forgotten), old_state, new_state, changed_at, by (organiser, family, nobody), organiser, posting (courier '
  'and tracking number that were written then), old_posting (those before a correction)}]}, not_found. Times in UTC. '
  'Raises 42501 for anybody else. Each read leaves an audit row.';

grant execute on function private.list_awards(uuid, text, integer, integer, uuid, uuid, text) to authenticated;
grant execute on function public.list_awards(uuid, text, integer, integer, uuid, uuid, text) to authenticated;
grant execute on function private.count_awards(uuid, text, uuid, uuid, text) to authenticated;
grant execute on function public.count_awards(uuid, text, uuid, uuid, text) to authenticated;
grant execute on function private.list_award_labels(uuid, text, integer, integer, uuid, uuid, text) to authenticated;
grant execute on function public.list_award_labels(uuid, text, integer, integer, uuid, uuid, text) to authenticated;
grant execute on function private.move_awards(uuid[], text) to authenticated;
grant execute on function public.move_awards(uuid[], text) to authenticated;
grant execute on function private.post_awards(jsonb) to authenticated;
grant execute on function public.post_awards(jsonb) to authenticated;
grant execute on function private.take_award_back(uuid) to authenticated;
grant execute on function public.take_award_back(uuid) to authenticated;
grant execute on function private.correct_posting(uuid, text, text, text, text) to authenticated;
grant execute on function private.replace_award(uuid, text) to authenticated;
grant execute on function public.correct_posting(uuid, text, text, text, text) to authenticated;
grant execute on function public.replace_award(uuid, text) to authenticated;
grant execute on function private.read_award(uuid) to authenticated;
grant execute on function public.read_award(uuid) to authenticated;

-- ------------------------------------------------------------

-- Background work for awards: reminders, late awards, deleting addresses; and the query that checks E8 and E10.

create function public.queue_award_mails() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_now timestamptz := private.exam_now();
  v_reminders integer;
  v_late_mails integer;
  v_award private.awards;
begin
  with due as materialized (
    select w.id, a.student_id, a.edition_id
    from private.awards as w
    join private.exam_attempts as a on a.id = w.attempt_id
    where w.state in ('waiting', 'returned') and w.reminded < 3
      and v_now >= greatest(w.made_at, w.asked_at) + make_interval(days => (array[7, 21, 45])[w.reminded + 1])
      and private.award_error(w.id) is null
    order by w.made_at, w.id
    limit 500
    for update of w skip locked
  ), noted as (
    update private.awards as w set reminded = w.reminded + 1 from due as d where w.id = d.id
  )
  select count(private.mail_award('exam_address_email', f.id)) into v_reminders
  from (select distinct on (d.student_id, d.edition_id) d.id from due as d order by d.student_id, d.edition_id,
    d.id) as f;
  with due as materialized (
    select w.id
    from private.awards as w
    where w.state in ('confirmed', 'packed') and w.late_mailed_at is null
      and w.promised_on < private.day_in_india(v_now)
      and private.award_error(w.id) is null
    order by w.promised_on, w.id
    limit 500
    for update of w skip locked
  ), noted as (
    update private.awards as w set late_mailed_at = v_now from due as d where w.id = d.id
  )
  select count(private.mail_award('exam_late_email', d.id)) into v_late_mails from due as d;
  for v_award in
    select * from private.awards
    where state = 'posted' and posted_at < v_now - interval '60 days'
    order by posted_at, id
    limit 500
    for update skip locked
  loop
    perform private.deliver_award(v_award, null);
  end loop;
  return jsonb_build_object('queued', v_reminders + v_late_mails);
end
$$;
comment on function public.queue_award_mails() is
  'For the scheduler: reminds families of awards without an address 7, 21 and 45 days after the award, or after it '
  'came back, with one mail for all awards of an edition; informs families once when the promised day of an award has '
  'passed; and marks awards as delivered 60 days after posting if nothing else was recorded, so that their addresses '
  'are deleted in time. At most 500 of each per call. Returns {queued}. Source: docs/exam.md section 8.';
grant execute on function public.queue_award_mails() to service_role;

create function private.forget_address(p_award_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  v_award private.awards;
begin
  select * into v_award from private.awards where id = p_award_id for update;
  delete from private.award_addresses where award_id = p_award_id;
  if v_award.state = 'returned' then
    v_award.state := 'waiting';
    v_award.sendings := 0;
  end if;
  v_award.consignment := null;
  perform private.write_award(v_award, 'forgotten', null);
  update private.award_events set before = null where award_id = p_award_id and before is not null;
end
$$;
comment on function private.forget_address(uuid) is
  'Deletes the address of an award and its tracking number, which leads to the address. A returned award then waits '
  'for a new address.';

create function private.forget_addresses(p_limit integer) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := private.exam_now();
  v_id uuid;
  v_deleted_count integer := 0;
begin
  for v_id in
    select w.id
    from private.award_addresses as d
    join private.awards as w on w.id = d.award_id
    join private.exam_attempts as a on a.id = w.attempt_id
    where w.delivered_at < v_now - interval '60 days'
      or (w.state = 'returned' and w.asked_at < v_now - interval '180 days')
      or (w.state not in ('packed', 'posted') and a.status in ('void', 'reset'))
    order by w.id
    limit p_limit
  loop
    perform private.forget_address(v_id);
    v_deleted_count := v_deleted_count + 1;
  end loop;
  return v_deleted_count;
end
$$;
comment on function private.forget_addresses(integer) is
  'Deletes at most p_limit addresses: 60 days after the delivery, 180 days after a parcel came back without a reply '
  'from the family, and those of withdrawn awards. Returns how many. Part of purge_expired. Source: docs/exam.md '
  'section 8.';

create function private.is_award_out(p_student_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1 from private.awards as w join private.exam_attempts as a on a.id = w.attempt_id
    where a.student_id = p_student_id and w.state in ('packed', 'posted')
  )
$$;
comment on function private.is_award_out(uuid) is
  'Whether an award of a student is packed or posted, so that the account cannot be deleted yet. A posted award '
  'counts as delivered after 60 days at the latest. Source: docs/exam.md section 2.';

create function private.anonymise_awards(p_student_id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.forget_address(d.award_id)
  from private.award_addresses as d
  join private.awards as w on w.id = d.award_id
  join private.exam_attempts as a on a.id = w.attempt_id
  where a.student_id = p_student_id;
end
$$;
comment on function private.anonymise_awards(uuid) is
  'Deletes the addresses of a student''s awards when the account is deleted. The medals and their delivery states '
  'stay, without personal data.';

create function private.award_violations() returns table (promise text, detail jsonb)
language sql stable set search_path = ''
as $$
  select 'E8 every step of an award is written down', jsonb_build_object('award_id', w.id)
  from private.awards as w
  left join lateral (select e.new_state from private.award_events as e where e.award_id = w.id order by e.no desc
    limit 1) as e on true
  where w.state <> coalesce(e.new_state, 'waiting')
  union all
  select 'E8 the steps of an award follow one another', jsonb_build_object('award_id', e.award_id, 'no', e.no)
  from private.award_events as e
  left join private.award_events as o on o.award_id = e.award_id and o.no = e.no - 1
  where e.old_state <> coalesce(o.new_state, 'waiting') or (e.no > 1 and o.no is null)
  union all
  select 'E10 a packed or delivered parcel has the medal that was won', jsonb_build_object('award_id', w.id)
  from private.awards as w
  where w.state in ('packed', 'delivered') and w.packed_medal <> w.medal
  union all
  select 'E10 an award goes to the address that its family gave', jsonb_build_object('award_id', w.id)
  from private.awards as w
  join private.exam_attempts as a on a.id = w.attempt_id and a.status not in ('void', 'reset')
  join public.students as s on s.id = a.student_id and s.deleted_at is null
  left join private.award_addresses as d on d.award_id = w.id
  where case when d.award_id is null then w.state in ('confirmed', 'packed', 'posted', 'returned')
    else w.state = 'waiting' end
  union all
  select 'E10 the family is informed of a posted award', jsonb_build_object('award_id', w.id)
  from private.awards as w
  join private.exam_attempts as a on a.id = w.attempt_id
  join public.students as s on s.id = a.student_id and s.deleted_at is null
  where w.state = 'posted' and not exists (
    select 1 from private.outbox as b
    where b.student_id = s.id and b.kind = 'exam_posted_email' and b.about ->> 'award_id' = w.id::text
      and (b.about -> 'sending')::integer = w.sendings
  )
$$;
comment on function private.award_violations() is
  'Every violation of the promises E8 and E10 by awards with the row it concerns; empty means that both are kept. '
  'Part of private.exam_violations. Source: docs/exam.md section 1.';
