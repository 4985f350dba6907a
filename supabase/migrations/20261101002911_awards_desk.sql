-- The awards desk: where a medal goes and how far it is (exam section 8, decisions 084 and 085). The row of a medal comes with the
-- final result (…002901); here are its way and its address, and what the family does. Organisers follow in …002912.
--   waiting → confirmed → packed → posted → delivered
--                                  posted → returned → confirmed | packed

alter table private.awards
  add column state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'packed', 'posted', 'delivered', 'returned')),
  add column packed_medal text check (packed_medal in ('gold', 'silver', 'bronze')),
  add column courier text check (char_length(courier) between 1 and 40),
  add column consignment text check (consignment ~ '^[A-Z0-9-]{4,40}$'),
  add column sendings smallint not null default 0 check (sendings >= 0),
  add column posted_at timestamptz,
  add column delivered_at timestamptz,
  add column asked_at timestamptz,
  add column reminded smallint not null default 0 check (reminded between 0 and 3),
  add column late_told_at timestamptz,
  add check (state not in ('packed', 'posted', 'delivered') or packed_medal is not null),
  add check (state <> 'posted' or (courier is not null and posted_at is not null and sendings > 0)),
  add check ((state = 'delivered') = (delivered_at is not null));
comment on column private.awards.packed_medal is 'What lies in the parcel that was packed last; another one than the medal where that has become a better one since.';
comment on column private.awards.sendings is 'How often it was posted. One that came back goes out once more free of charge.';
comment on column private.awards.consignment is 'The courier''s number; goes with the address.';
comment on column private.awards.asked_at is 'Since when an address is asked for where that is later than the award; the family is reminded by it.';
comment on column private.awards.late_told_at is 'When the family was informed that the promised day has passed.';
create index awards_state on private.awards (state, promised_on);

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
  'Where an award goes: home, or the school. Gone 60 days after the delivery, and with the account.';
comment on column private.award_addresses.region is 'A state or union territory of private.regions_of_india.';

create table private.award_events (
  award_id uuid not null references private.awards (id) on delete cascade,
  no integer not null check (no > 0),
  kind text not null check (kind in ('address', 'raised', 'packed', 'posted', 'delivered', 'returned', 'taken_back', 'forgotten')),
  old_state text not null,
  new_state text not null,
  before jsonb,
  changed_by uuid references public.students (id),
  changed_at timestamptz not null,
  primary key (award_id, no)
);
comment on table private.award_events is
  'What happened to an award, numbered from 1: from which state to which, who and when. No address is in it.';
comment on column private.award_events.before is 'The award as it was before, which taking the step back puts back; null once its address is gone.';
comment on column private.award_events.changed_by is 'The organiser or the family; null where nobody pressed anything.';
create index award_events_changed_by on private.award_events (changed_by);

alter table private.award_addresses enable row level security;
alter table private.award_events enable row level security;
revoke all on private.award_addresses, private.award_events from public, anon, authenticated, service_role;

create function private.regions_of_india() returns text[]
language sql immutable set search_path = ''
as $$
  select array[
    'Andaman and Nicobar Islands', 'Andhra Pradesh', 'Arunachal Pradesh', 'Assam', 'Bihar', 'Chandigarh', 'Chhattisgarh',
    'Dadra and Nagar Haveli and Daman and Diu', 'Delhi', 'Goa', 'Gujarat', 'Haryana', 'Himachal Pradesh', 'Jammu and Kashmir',
    'Jharkhand', 'Karnataka', 'Kerala', 'Ladakh', 'Lakshadweep', 'Madhya Pradesh', 'Maharashtra', 'Manipur', 'Meghalaya', 'Mizoram',
    'Nagaland', 'Odisha', 'Puducherry', 'Punjab', 'Rajasthan', 'Sikkim', 'Tamil Nadu', 'Telangana', 'Tripura', 'Uttar Pradesh',
    'Uttarakhand', 'West Bengal'
  ]
$$;
comment on function private.regions_of_india() is
  'The 28 states and 8 union territories of India. src/content/regions.ts says the same. Source: knowindia.india.gov.in, States and Union Territories.';
revoke all on function private.regions_of_india() from public;

create function private.award_lines(p_medal text) returns text[]
language sql immutable set search_path = ''
as $$
  select case p_medal
    when 'gold' then array['scholarship', 'trophy', 'gift', 'medal'] when 'silver' then array['gift', 'medal'] else array['medal']
  end
$$;
comment on function private.award_lines(text) is
  'What is in the parcel of a medal: of gold the letter of the scholarship, a trophy and a gift as well, of silver a gift. Source: specification section 9.';
revoke all on function private.award_lines(text) from public;

create function private.is_award_late(p_award private.awards) returns boolean
language sql volatile set search_path = ''
as $$ select p_award.state in ('confirmed', 'packed') and private.day_in_india(private.exam_now()) > p_award.promised_on $$;
comment on function private.is_award_late(private.awards) is
  'Whether an award should have been posted by now: its address is there, and the promised day, in India, has passed.';
revoke all on function private.is_award_late(private.awards) from public;

create function private.may_award_go(p_award_id uuid) returns text
language sql stable set search_path = ''
as $$
  select case
    when s.deleted_at is not null then 'deleted'
    when a.standing in ('void', 'reset') then 'withdrawn'
    when private.find_hold(s.id, a) is not null then 'held'
  end
  from private.awards as w
  join private.exam_attempts as a on a.id = w.attempt_id
  join public.students as s on s.id = a.student_id
  where w.id = p_award_id
$$;
comment on function private.may_award_go(uuid) is
  'Why an award does not go out now: deleted (the account), withdrawn (the attempt is void or reset) or held (its result is); null where it may.';
revoke all on function private.may_award_go(uuid) from public;

create function private.write_award(p_award private.awards, p_kind text, p_by uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  v_old private.awards;
begin
  select * into v_old from private.awards where id = p_award.id for update;
  update private.awards
  set state = p_award.state, packed_medal = p_award.packed_medal, courier = p_award.courier, consignment = p_award.consignment,
    sendings = p_award.sendings, posted_at = p_award.posted_at, delivered_at = p_award.delivered_at, asked_at = p_award.asked_at,
    reminded = p_award.reminded, late_told_at = p_award.late_told_at, promised_on = p_award.promised_on
  where id = p_award.id;
  insert into private.award_events (award_id, no, kind, old_state, new_state, before, changed_by, changed_at)
  select p_award.id, count(*) + 1, p_kind, v_old.state, p_award.state, to_jsonb(v_old), p_by, private.exam_now()
  from private.award_events as e where e.award_id = p_award.id;
end
$$;
comment on function private.write_award(private.awards, text, uuid) is
  'Writes an award''s new state with its event: every step of the desk goes through here, but the medal itself, which follow_medal writes.';
revoke all on function private.write_award(private.awards, text, uuid) from public;

create function private.follow_medal() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- A parcel on its way, or one that came back, is left alone: what follows it is decided when it has arrived, or is packed again.
  if old.state = 'packed' then
    new.state := 'confirmed';
  elsif old.state = 'delivered' then
    new := private.begin_again(new);
  end if;
  insert into private.award_events (award_id, no, kind, old_state, new_state, before, changed_by, changed_at)
  select new.id, count(*) + 1, 'raised', old.state, new.state, to_jsonb(old), null, private.exam_now()
  from private.award_events as e where e.award_id = new.id;
  return new;
end
$$;
comment on function private.follow_medal() is
  'Trigger: a medal has become a better one (private.give_awards). What was packed is packed again; what was delivered is followed by the better medal.';
revoke all on function private.follow_medal() from public;
create trigger awards_follow_medal before update of medal on private.awards
  for each row when (old.medal <> new.medal) execute function private.follow_medal();

create function private.begin_again(p_award private.awards) returns private.awards
language plpgsql set search_path = ''
as $$
begin
  p_award.state := case when exists (select 1 from private.award_addresses where award_id = p_award.id) then 'confirmed' else 'waiting' end;
  p_award.delivered_at := null;
  p_award.sendings := 0;
  p_award.asked_at := private.exam_now();
  p_award.reminded := 0;
  p_award.late_told_at := null;
  p_award.promised_on := (private.day_in_india(private.exam_now()) + interval '2 months')::date;
  return p_award;
end
$$;
comment on function private.begin_again(private.awards) is
  'A delivered award whose medal has become a better one goes out again, promised for two months from today, to its address if that is still here. Returns it; writes nothing.';
revoke all on function private.begin_again(private.awards) from public;

create function private.deliver_award(p_award private.awards, p_by uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  p_award.state := 'delivered';
  p_award.delivered_at := private.exam_now();
  if p_award.packed_medal <> p_award.medal then
    p_award := private.begin_again(p_award);
  end if;
  perform private.write_award(p_award, 'delivered', p_by);
end
$$;
comment on function private.deliver_award(private.awards, uuid) is
  'A posted award has arrived. Where its medal has become a better one on the way, that one follows.';
revoke all on function private.deliver_award(private.awards, uuid) from public;

create function private.needs_new_address(p_award private.awards) returns boolean
language sql immutable set search_path = ''
as $$ select p_award.state = 'returned' and p_award.sendings > 1 $$;
comment on function private.needs_new_address(private.awards) is
  'Whether an award came back a second time: it goes to that address no more. Source: exam section 8.';
revoke all on function private.needs_new_address(private.awards) from public;

create function private.address_json(p_award_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'recipient', d.recipient, 'is_school', d.is_school, 'line_1', d.line_1, 'line_2', d.line_2, 'city', d.city, 'region', d.region,
    'pin', d.pin, 'phone', d.phone
  )
  from private.award_addresses as d where d.award_id = p_award_id
$$;
comment on function private.address_json(uuid) is 'The address of an award, as the family gave it; null where there is none.';
revoke all on function private.address_json(uuid) from public;

create function private.list_my_awards()
returns table (
  award_id uuid, paper_id uuid, subject text, class_name text, edition text, medal text, lines text[], state text, promised_on date,
  is_late boolean, address jsonb, courier text, consignment text, posted_on date, delivered_on date, needs_new_address boolean
)
language sql volatile security definer set search_path = ''
as $$
  select w.id, a.paper_id, s.name, c.name, e.name, w.medal, private.award_lines(w.medal), w.state, w.promised_on, private.is_award_late(w),
    private.address_json(w.id), w.courier, w.consignment, private.day_in_india(w.posted_at), private.day_in_india(w.delivered_at),
    private.needs_new_address(w)
  from private.exam_attempts as a
  join private.awards as w on w.attempt_id = a.id
  join public.subjects as s on s.id = a.exam_id
  join public.classes as c on c.id = a.class_id
  join public.editions as e on e.id = a.edition_id
  where a.student_id = (select private.student_id()) and private.may_award_go(w.id) is null
  order by w.made_at desc, s.name, w.id
  limit 200
$$;
comment on function private.list_my_awards() is 'list_my_awards for the caller alone.';

create function public.list_my_awards()
returns table (
  award_id uuid, paper_id uuid, subject text, class_name text, edition text, medal text, lines text[], state text, promised_on date,
  is_late boolean, address jsonb, courier text, consignment text, posted_on date, delivered_on date, needs_new_address boolean
)
language sql stable set search_path = ''
return private.list_my_awards();
comment on function public.list_my_awards() is
  'A student''s medals that come by post, the newest first: what is in the parcel (medal, gift, trophy, scholarship), how far it is, the day in India by which it is promised to be sent, is_late once that is past with the address given, where it goes {recipient, is_school, line_1, line_2, city, region, pin, phone}, courier and number once it is posted. needs_new_address where it came back a second time. None whose result is held or void.';

create function private.find_my_award(p_award_id uuid) returns private.awards
language plpgsql set search_path = ''
as $$
declare
  v_award private.awards;
begin
  select w.* into v_award
  from private.awards as w
  join private.exam_attempts as a on a.id = w.attempt_id
  where w.id = p_award_id and a.student_id = private.student_id() and private.may_award_go(w.id) is null
  for update of w;
  if v_award.id is null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  return v_award;
end
$$;
comment on function private.find_my_award(uuid) is
  'An award of the caller that may go out, locked. Raises 42501 for any other, whether it exists or not.';
revoke all on function private.find_my_award(uuid) from public;

create function private.address_errors(p_address private.award_addresses) returns text[]
language sql immutable set search_path = ''
as $$
  select array_remove(array[
    case when p_address.recipient is null then 'recipient_missing' when char_length(p_address.recipient) > 100 then 'recipient_too_long' end,
    case when p_address.line_1 is null then 'line_1_missing' when char_length(p_address.line_1) > 120 then 'line_1_too_long' end,
    case when char_length(p_address.line_2) > 120 then 'line_2_too_long' end,
    case when p_address.city is null then 'city_missing' when char_length(p_address.city) > 60 then 'city_too_long' end,
    case when (p_address.region = any (private.regions_of_india())) is not true then 'region_unknown' end,
    case when (p_address.pin ~ '^[1-9][0-9]{5}$') is not true then 'pin_invalid' end,
    case when (p_address.phone ~ '^[0-9]{10}$') is not true then 'phone_invalid' end
  ], null)
$$;
comment on function private.address_errors(private.award_addresses) is
  'What is wrong with an address, one name for each field: PIN codes have six digits and begin with 1 to 9, phone numbers ten (specification section 5). Source of the PIN code: indiapost.gov.in.';
revoke all on function private.address_errors(private.award_addresses) from public;

create function private.give_award_address(
  p_award_id uuid, p_recipient text, p_is_school boolean, p_line_1 text, p_line_2 text, p_city text, p_region text, p_pin text, p_phone text
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_award private.awards := private.find_my_award(p_award_id);
  v_address private.award_addresses := row(
    p_award_id, private.clean_line(p_recipient), coalesce(p_is_school, false), private.clean_line(p_line_1), private.clean_line(p_line_2),
    private.clean_line(p_city), p_region, p_pin, p_phone, private.exam_now()
  );
  v_faults text[] := private.address_errors(v_address);
begin
  if v_award.state not in ('waiting', 'confirmed', 'returned') then
    return jsonb_build_object('outcome', 'frozen');
  elsif cardinality(v_faults) > 0 then
    return jsonb_build_object('outcome', 'invalid', 'faults', to_jsonb(v_faults));
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
    v_award.late_told_at := null;
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
  p_award_id uuid, p_recipient text, p_is_school boolean, p_line_1 text, p_city text, p_region text, p_pin text, p_phone text,
  p_line_2 text default null
) returns jsonb
language sql set search_path = ''
return private.give_award_address(p_award_id, p_recipient, p_is_school, p_line_1, p_line_2, p_city, p_region, p_pin, p_phone);
comment on function public.give_award_address(uuid, text, boolean, text, text, text, text, text, text) is
  'A family says where its award goes, home or to the school (p_is_school), and as often as it likes until the parcel is packed, 20 times a day in all. An address that comes late moves the promised day to three weeks from then. Returns {outcome}: confirmed {promised_on}, frozen (packed, posted or delivered), same_address (it came back from there twice), rate_limited, invalid {faults: recipient_missing, recipient_too_long, line_1_missing, line_1_too_long, line_2_too_long, city_missing, city_too_long, region_unknown, pin_invalid, phone_invalid}. Raises 42501 for an award of somebody else. Source: exam section 8.';

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
  'A family says that its parcel has arrived. Returns {outcome}: delivered, not_posted (it is not on its way). Raises 42501 for an award of somebody else.';

do $$
declare
  v_function text;
begin
  foreach v_function in array array[
    'list_my_awards()', 'give_award_address(uuid, text, boolean, text, text, text, text, text, text)', 'confirm_award_arrival(uuid)'
  ] loop
    execute format('revoke all on function private.%1$s from public, anon, authenticated; revoke all on function public.%1$s from public, anon, authenticated', v_function);
    execute format('grant execute on function private.%1$s to authenticated; grant execute on function public.%1$s to authenticated', v_function);
  end loop;
end
$$;
