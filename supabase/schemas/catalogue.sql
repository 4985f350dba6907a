-- The catalogue: classes 1 to 12, the subjects with their prices, and which pairs have a mock test.

create table public.classes (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  number smallint not null unique check (number between 1 and 12),
  unique (id, name),
  check (name = 'Class ' || number)
);
comment on table public.classes is 'School classes 1 to 12 (docs/specification.md section 9).';

create table public.subjects (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[A-Z]{3,4}$'),
  name text not null unique check (char_length(name) between 1 and 40),
  price_paise integer not null check (price_paise between 100 and 10000000),
  price numeric(10, 2) not null generated always as (price_paise / 100.0) stored,
  type text not null default 'olympiad' check (type = 'olympiad'),
  is_active boolean not null default true,
  unique (id, name)
);
comment on table public.subjects is 'The subjects on sale; each has one olympiad exam.';
comment on column public.subjects.price_paise is 'Price in paise; the gateway accepts 100 or more.';
comment on column public.subjects.price is 'The same price in rupees; the specification names this column.';

create table public.subject_classes (
  subject_id uuid not null,
  class_id uuid not null,
  subject_name text not null,
  class_name text not null,
  is_active boolean not null default false,
  primary key (subject_id, class_id),
  foreign key (subject_id, subject_name) references public.subjects (id, name) on update cascade,
  foreign key (class_id, class_name) references public.classes (id, name) on update cascade
);
comment on table public.subject_classes is
  'Which subject has a mock test for which class; active only if a question file exists. The names are copies of '
  'those in subjects and classes.';
create index subject_classes_subject on public.subject_classes (subject_id, subject_name);
create index subject_classes_class on public.subject_classes (class_id, class_name);

alter table public.classes enable row level security;
alter table public.subjects enable row level security;
alter table public.subject_classes enable row level security;

grant select (id, name, number) on public.classes to anon, authenticated;
grant select (id, code, name, price_paise, price, type, is_active) on public.subjects to anon, authenticated;
grant select (subject_id, class_id, subject_name, class_name, is_active) on public.subject_classes
  to anon, authenticated;

create policy classes_select_everyone on public.classes for select to anon, authenticated using (true);
-- Inactive subjects stay readable, because orders of earlier years still show their names.
create policy subjects_select_everyone on public.subjects for select to anon, authenticated using (true);
create policy subject_classes_select_everyone on public.subject_classes
  for select to anon, authenticated using (is_active);

-- ------------------------------------------------------------

-- Editions: two seasons a year, each exam with its day and the last day of its registration (all dates in IST).

create table public.editions (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(name) between 1 and 40),
  season text not null check (season in ('winter', 'summer')),
  registration_opens_on date,
  exams_from date not null,
  exams_to date not null,
  results_on date not null,
  is_current boolean not null default false,
  camera text not null default 'optional' check (camera in ('off', 'optional')),
  medals_from integer not null default 1 check (medals_from > 0),
  suspect_from integer not null default 10 check (suspect_from > 0),
  help_phone text check (help_phone ~ '^\+?[0-9][0-9 ]{7,18}$'),
  help_from time,
  help_to time,
  notice text check (char_length(notice) between 1 and 200),
  notice_until date,
  code text not null generated always as (
    case season when 'winter' then 'W' else 'S' end || lpad((extract(year from exams_to)::integer % 100)::text, 2, '0')
  ) stored,
  check (registration_opens_on <= exams_from),
  check (exams_from <= exams_to),
  check (exams_to < results_on),
  check ((help_from is null) = (help_to is null)),
  check (help_from < help_to),
  check ((notice is null) = (notice_until is null))
);
comment on table public.editions is 'A season of exams; at most one is current. Dates are calendar days in IST.';
comment on column public.editions.medals_from is
  'How many students must take a paper for it to have medals. We promise families medals for ranks 1 to 10, so a '
  'value above 1 must be in the terms first; never changed once a result of the edition is final.';
comment on column public.editions.suspect_from is
  'How many students must take a paper before its statistics can mark a question as suspect.';
comment on column public.editions.camera is
  'Whether the exams may take camera pictures if a guardian has consented to them: off or optional. Source: '
  'docs/exam.md section 9.';
comment on column public.editions.help_phone is 'The phone number for exam days; null if it is the usual number.';
comment on column public.editions.help_from is
  'When the helpline opens on an exam day, a time of day in IST; null until it is announced.';
comment on column public.editions.help_to is 'When the helpline closes on an exam day, a time of day in IST.';
comment on column public.editions.notice is
  'The notice above every public page while this edition is the current one; null for none.';
comment on column public.editions.notice_until is 'The last day on which the notice is shown, in IST.';
comment on column public.editions.registration_opens_on is
  'First day of registration; null until it is announced, and registration stays closed until then.';
comment on column public.editions.code is
  'The edition''s part of certificate codes: W26 for the winter edition whose last exam is in 2026.';
create unique index editions_one_current on public.editions (is_current) where is_current;

create table public.edition_exams (
  edition_id uuid not null references public.editions (id),
  exam_id uuid not null references public.subjects (id),
  exam_on date not null,
  registration_closes_on date not null,
  opens_at timestamptz,
  last_start_at timestamptz,
  cancelled_at timestamptz,
  primary key (edition_id, exam_id),
  check (registration_closes_on < exam_on),
  check ((opens_at is null) = (last_start_at is null)),
  check (last_start_at > opens_at),
  check ((opens_at at time zone interval '5 hours 30 minutes')::date = exam_on),
  check ((last_start_at at time zone interval '5 hours 30 minutes')::date = exam_on)
);
comment on table public.edition_exams is
  'The day and the hours of each exam in an edition. Dates are calendar days in IST.';
comment on column public.edition_exams.opens_at is
  'The time on the exam day from which its papers can be started; null until it is announced. Source: docs/exam.md '
  'section 2.';
comment on column public.edition_exams.last_start_at is
  'The last time at which its papers can be started; null until it is announced.';
comment on column public.edition_exams.cancelled_at is
  'When the exam was cancelled for all classes; else null. The cancellation of one class is stored on its paper.';
comment on column public.edition_exams.registration_closes_on is
  'The last day on which an exam can be bought, until midnight IST.';
create index edition_exams_exam on public.edition_exams (exam_id);

alter table public.editions enable row level security;
alter table public.edition_exams enable row level security;

grant select (id, name, season, registration_opens_on, exams_from, exams_to, results_on, is_current, camera,
  help_phone, help_from, help_to, notice, notice_until)
  on public.editions to anon, authenticated;
grant select (edition_id, exam_id, exam_on, registration_closes_on, opens_at, last_start_at, cancelled_at)
  on public.edition_exams to anon, authenticated;

create policy editions_select_everyone on public.editions for select to anon, authenticated using (true);
create policy edition_exams_select_everyone on public.edition_exams for select to anon, authenticated using (true);

create function private.current_edition_id() returns uuid
language sql stable set search_path = ''
as $$ select id from public.editions where is_current $$;
comment on function private.current_edition_id() is 'The id of the current edition, or null between editions.';

create function private.day_in_india(p_at timestamptz) returns date
language sql immutable set search_path = ''
as $$ select (p_at at time zone interval '5 hours 30 minutes')::date $$;
comment on function private.day_in_india(timestamptz) is
  'The calendar day in IST (UTC+5:30, no summer time) at a given time. Source: docs/specification.md section 9.';

create function private.is_registration_open(p_edition_id uuid, p_exam_id uuid, p_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select 1
    from public.edition_exams as x
    join public.editions as e on e.id = x.edition_id
    where x.edition_id = p_edition_id
      and x.exam_id = p_exam_id
      and private.day_in_india(p_at) between e.registration_opens_on and x.registration_closes_on
  )
$$;
comment on function private.is_registration_open(uuid, uuid, timestamptz) is
  'Whether an exam of an edition can be bought at a given time: from the first day of registration to the end of the '
  'last day, in IST. False for an exam that is not in the edition.';

-- ------------------------------------------------------------

-- Manage Exams: which pair of subject and class has a mock test, which edition is current, and the days of its exams.

create function private.list_subject_pairs()
returns table (
  subject_id uuid, subject_name text, class_id uuid, class_name text, class_number smallint, is_active boolean
)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select p.subject_id, p.subject_name, p.class_id, p.class_name, c.number, p.is_active
  from public.subject_classes as p
  join public.classes as c on c.id = p.class_id
  order by p.subject_name, c.number;
$$;
comment on function private.list_subject_pairs() is 'list_subject_pairs for an admin. Raises 42501 for anybody else.';

create function public.list_subject_pairs()
returns table (
  subject_id uuid, subject_name text, class_id uuid, class_name text, class_number smallint, is_active boolean
)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.list_subject_pairs();
comment on function public.list_subject_pairs() is
  'For admins: every pair of subject and class and whether it is offered, sorted by subject and class. Raises 42501 '
  'for anybody else.';

create function private.set_subject_pair(p_subject_id uuid, p_class_id uuid, p_is_active boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_pair public.subject_classes;
begin
  perform private.require_admin();
  select * into v_pair from public.subject_classes where subject_id = p_subject_id and class_id = p_class_id;
  if not found or p_is_active is null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  update public.subject_classes set is_active = p_is_active
  where subject_id = p_subject_id and class_id = p_class_id and is_active <> p_is_active;
  if not found then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  perform private.audit_change(
    'set_subject_pair',
    jsonb_build_object(
      'subject', v_pair.subject_name, 'class', v_pair.class_name,
      'before', jsonb_build_object('is_active', not p_is_active), 'after', jsonb_build_object('is_active', p_is_active)
    )
  );
  return jsonb_build_object('outcome', 'saved');
end
$$;
comment on function private.set_subject_pair(uuid, uuid, boolean) is
  'set_subject_pair for an admin. Raises 42501 for anybody else.';

create function public.set_subject_pair(p_subject_id uuid, p_class_id uuid, p_is_active boolean) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.set_subject_pair(p_subject_id, p_class_id, p_is_active);
comment on function public.set_subject_pair(uuid, uuid, boolean) is
  'For admins: starts or stops offering the mock test of a subject to a class. Returns {outcome}: saved, unchanged or '
  'not_found. Raises 42501 for anybody else. A change leaves an audit row.';

create function private.set_current_edition(p_edition_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_old_name text := (select name from public.editions where is_current);
  v_new_name text := (select name from public.editions where id = p_edition_id);
begin
  perform private.require_admin();
  if v_new_name is null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if v_old_name = v_new_name then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  if not exists (select 1 from public.edition_exams where edition_id = p_edition_id) then
    return jsonb_build_object('outcome', 'no_exams');
  end if;
  -- In this order, because a unique index allows one current edition.
  update public.editions set is_current = false where is_current;
  update public.editions set is_current = true where id = p_edition_id;
  perform private.audit_change('set_current_edition', jsonb_build_object('before', v_old_name, 'after', v_new_name));
  return jsonb_build_object('outcome', 'saved');
end
$$;
comment on function private.set_current_edition(uuid) is
  'set_current_edition for an admin. Raises 42501 for anybody else.';

create function public.set_current_edition(p_edition_id uuid) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.set_current_edition(p_edition_id);
comment on function public.set_current_edition(uuid) is
  'For admins: makes an edition the current one. New payments are for its exams; a payment already started keeps its '
  'edition. Returns {outcome}: saved, unchanged, no_exams (the edition has no exams) or not_found. Raises 42501 for '
  'anybody else. A change leaves an audit row.';

create function private.set_help_line(p_edition_id uuid, p_phone text, p_from time, p_to time, p_seen jsonb)
  returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_phone text := private.clean_line(p_phone);
  v_old public.editions;
begin
  perform private.require_admin();
  select * into v_old from public.editions where id = p_edition_id for update;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if p_seen is not null and (p_seen ->> 'phone', (p_seen ->> 'from')::time, (p_seen ->> 'to')::time)
    is distinct from (v_old.help_phone, v_old.help_from, v_old.help_to) then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  if v_phone !~ '^\+?[0-9][0-9 ]{7,18}$' then
    return jsonb_build_object('outcome', 'phone_invalid');
  end if;
  if (p_from is null) <> (p_to is null) or p_from >= p_to then
    return jsonb_build_object('outcome', 'hours_unordered');
  end if;
  if (v_old.help_phone, v_old.help_from, v_old.help_to) is not distinct from (v_phone, p_from, p_to) then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  update public.editions set help_phone = v_phone, help_from = p_from, help_to = p_to where id = p_edition_id;
  perform private.audit_change(
    'set_help_line',
    jsonb_build_object(
      'edition', v_old.name, 'before', array[v_old.help_phone, v_old.help_from::text, v_old.help_to::text],
      'after', array[v_phone, p_from::text, p_to::text]
    )
  );
  return jsonb_build_object('outcome', 'saved');
end
$$;
comment on function private.set_help_line(uuid, text, time, time, jsonb) is
  'set_help_line for an admin. Raises 42501 for anybody else.';

create function public.set_help_line(
  p_edition_id uuid, p_phone text default null, p_from time default null, p_to time default null,
  p_seen jsonb default null
) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.set_help_line(p_edition_id, p_phone, p_from, p_to, p_seen);
comment on function public.set_help_line(uuid, text, time, time, jsonb) is
  'For admins: sets the phone number for an edition''s exam days and the times of day (IST) between which it is '
  'answered; null for a value that is not announced. p_seen {phone, from, to} are the values that the admin saw '
  'before the change. The helpline is shown in the lobby, on the exam page and on the contact page. Returns '
  '{outcome}: saved, unchanged, not_found, changed_meanwhile, phone_invalid (8 to 19 digits and spaces, + before '
  'them), hours_unordered (only one of the two times, or the end is not after the beginning). Raises 42501 for '
  'anybody else. A change leaves an audit row.';

create function private.set_site_notice(p_text text, p_until date, p_seen text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_text text := private.clean_line(p_text);
  v_until date := case when v_text is not null then p_until end;
  v_today date := private.day_in_india(now());
  v_old public.editions;
begin
  perform private.require_admin();
  select * into v_old from public.editions where is_current for update;
  if not found then
    return jsonb_build_object('outcome', 'no_edition');
  end if;
  if v_old.notice is distinct from p_seen then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  if char_length(v_text) > 200 then
    return jsonb_build_object('outcome', 'too_long');
  end if;
  if v_text is not null and (v_until is null or not v_until between v_today and v_today + 60) then
    return jsonb_build_object('outcome', 'day_unfit', 'from', v_today, 'to', v_today + 60);
  end if;
  if (v_old.notice, v_old.notice_until) is not distinct from (v_text, v_until) then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  update public.editions set notice = v_text, notice_until = v_until where id = v_old.id;
  perform private.audit_change(
    'set_site_notice',
    jsonb_build_object(
      'edition', v_old.name, 'before', array[v_old.notice, v_old.notice_until::text],
      'after', array[v_text, v_until::text]
    )
  );
  return jsonb_build_object('outcome', 'saved');
end
$$;
comment on function private.set_site_notice(text, date, text) is
  'set_site_notice for an admin. Raises 42501 for anybody else.';

create function public.set_site_notice(
  p_text text default null, p_until date default null, p_seen text default null
) returns jsonb
language sql set search_path = '' set statement_timeout = '5s'
return private.set_site_notice(p_text, p_until, p_seen);
comment on function public.set_site_notice(text, date, text) is
  'For admins: sets the notice above every public page until the end of a day in IST (today to 60 days ahead), one '
  'line of at most 200 characters; null removes it. It belongs to the current edition. p_seen is the notice that the '
  'admin saw before the change. Returns {outcome}: saved, unchanged, too_long, day_unfit {from, to}, '
  'changed_meanwhile, no_edition (none is current). Raises 42501 for anybody else. A change leaves an audit row.';

create function private.move_exam(p_old public.edition_exams, p_new public.edition_exams, p_class_id uuid, p_why jsonb)
  returns integer
language plpgsql set search_path = ''
as $$
declare
  v_by interval := coalesce(p_new.opens_at - p_old.opens_at, make_interval(days => p_new.exam_on - p_old.exam_on));
  -- The day and time that families know: still the old ones if the mails about an earlier move were not sent yet.
  v_old_hours jsonb := coalesce(
    (
      select b.about -> 'was' from private.outbox as b
      where b.kind = 'exam_moved_email' and b.status = 'pending' and b.attempts = 0
        and b.edition_id = p_new.edition_id and b.exam_id = p_new.exam_id
        and b.about ->> 'class_id' is not distinct from p_class_id::text
      order by b.queued_at limit 1
    ),
    jsonb_build_object('exam_on', p_old.exam_on, 'opens_at', p_old.opens_at)
  );
begin
  -- A move of one class gives its paper hours of its own; a move of all classes removes such hours. Students'
  -- individual hours are moved by v_by.
  update private.papers
  set opens_at = case when p_class_id is not null then p_new.opens_at end,
    last_start_at = case when p_class_id is not null then p_new.last_start_at end
  where edition_id = p_new.edition_id and exam_id = p_new.exam_id and kind = 'exam'
    and case when p_class_id is null then opens_at is not null else class_id = p_class_id end;
  update private.exam_grants as g set opens_at = g.opens_at + v_by, last_start_at = g.last_start_at + v_by
  from private.papers as p
  where p.id = g.paper_id and p.edition_id = p_new.edition_id and p.exam_id = p_new.exam_id and g.opens_at is not null
    and p.kind = 'exam' and (p_class_id is null or p.class_id = p_class_id);
  return private.mail_enrolled(
    'exam_moved_email', p_new.edition_id, p_new.exam_id, p_class_id,
    p_why || jsonb_build_object('exam_on', p_new.exam_on, 'opens_at', p_new.opens_at, 'last_start_at',
      p_new.last_start_at, 'was', v_old_hours, 'class_id', p_class_id)
  );
end
$$;
comment on function private.move_exam(public.edition_exams, public.edition_exams, uuid, jsonb) is
  'Moves an exam''s papers and students'' individual hours after its day or hours were changed, or moves only the '
  'paper of one class, and mails everybody enrolled. p_why goes into the mails: {} or {reason, is_single (whether '
  'one organiser was enough for the decision)}; so do the old day and hours. Returns how many students are mailed. '
  'Source: docs/exam.md section 2.';

create function private.hours_error(p_old public.edition_exams, p_new public.edition_exams) returns text
language sql volatile set search_path = ''
as $$
  select case
    when (p_old.exam_on, p_old.opens_at, p_old.last_start_at) is not distinct
      from (p_new.exam_on, p_new.opens_at, p_new.last_start_at) then null
    when private.exam_now() >= p_old.opens_at - private.lobby_time() then 'lobby_open'
    when (p_new.opens_at is null) <> (p_new.last_start_at is null) or p_new.last_start_at <= p_new.opens_at
      then 'hours_unordered'
    when (p_new.opens_at at time zone interval '5 hours 30 minutes')::time < time '06:00'
      or (p_new.last_start_at at time zone interval '5 hours 30 minutes')::time > time '20:00' then 'hours_at_night'
    when private.exam_now() >= p_new.opens_at - private.lobby_time() then 'opens_too_soon'
  end
$$;
comment on function private.hours_error(public.edition_exams, public.edition_exams) is
  'Why the day and hours of an exam cannot change from p_old to p_new, as an outcome of save_edition_exam, or null. '
  'Nothing can be moved once the lobby is open, 30 minutes before the exam.';

create function private.same_day_json(p_exam public.edition_exams) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(
    jsonb_build_object('exam', s.name, 'opens_at', private.iso_timestamp(x.opens_at), 'students', (
      select count(*)
      from public.enrolments as n
      join public.enrolments as m on m.student_id = n.student_id and m.is_active
        and m.edition_id = p_exam.edition_id and m.exam_id = p_exam.exam_id
      where n.edition_id = x.edition_id and n.exam_id = x.exam_id and n.is_active
    )) order by x.opens_at, s.name
  )
  from public.edition_exams as x
  join public.subjects as s on s.id = x.exam_id
  where x.exam_on = p_exam.exam_on and x.cancelled_at is null
    and (x.edition_id, x.exam_id) <> (p_exam.edition_id, p_exam.exam_id)
$$;
comment on function private.same_day_json(public.edition_exams) is
  'The other exams on the day of an exam, without cancelled ones: [{exam, opens_at, students: enrolled in both}], null '
  'if there are none.';

create function private.save_edition_exam(
  p_edition_id uuid, p_exam_id uuid, p_exam_on date, p_registration_closes_on date, p_opens time, p_last_start time,
  p_seen jsonb, p_is_agreed boolean
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_edition public.editions;
  v_old public.edition_exams;
  v_new public.edition_exams;
  v_error text;
  v_needs_mail boolean;
  v_mailed integer := 0;
begin
  perform private.require_admin();
  select * into v_edition from public.editions where id = p_edition_id;
  if not found or not exists (select 1 from public.subjects where id = p_exam_id) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if p_exam_on is null or not p_exam_on between v_edition.exams_from and v_edition.exams_to then
    return jsonb_build_object('outcome', 'outside_edition', 'from', v_edition.exams_from, 'to', v_edition.exams_to);
  end if;
  if p_registration_closes_on is null or p_registration_closes_on >= p_exam_on then
    return jsonb_build_object('outcome', 'closes_too_late');
  end if;
  if p_registration_closes_on < v_edition.registration_opens_on then
    return jsonb_build_object('outcome', 'closes_before_opening', 'opens_on', v_edition.registration_opens_on);
  end if;

  select * into v_old from public.edition_exams where edition_id = p_edition_id and exam_id = p_exam_id for update;
  v_new := row(
    p_edition_id, p_exam_id, p_exam_on, p_registration_closes_on,
    (p_exam_on + p_opens) at time zone interval '5 hours 30 minutes',
    (p_exam_on + p_last_start) at time zone interval '5 hours 30 minutes',
    v_old.cancelled_at
  );
  if p_seen is not null and (
    (p_seen ->> 'exam_on')::date, (p_seen ->> 'registration_closes_on')::date, (p_seen ->> 'opens_at')::timestamptz,
    (p_seen ->> 'last_start_at')::timestamptz
  ) is distinct from (v_old.exam_on, v_old.registration_closes_on, v_old.opens_at, v_old.last_start_at) then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  if v_old = v_new then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  v_error := private.hours_error(v_old, v_new);
  if v_error is not null then
    return jsonb_build_object('outcome', v_error);
  end if;
  v_needs_mail := (v_old.exam_on, v_old.opens_at, v_old.last_start_at) is distinct
    from (v_new.exam_on, v_new.opens_at, v_new.last_start_at);
  if v_needs_mail and p_is_agreed is not true then
    v_mailed := (
      select count(*) from public.enrolments as n
      where n.edition_id = p_edition_id and n.exam_id = p_exam_id and n.is_active
    );
    if v_mailed > 0 then
      return jsonb_strip_nulls(jsonb_build_object('outcome', 'asks', 'families', v_mailed, 'same_day', case
        when v_old.exam_on is distinct from p_exam_on then private.same_day_json(v_new)
      end));
    end if;
  end if;
  insert into public.edition_exams values (v_new.*)
  on conflict (edition_id, exam_id) do update
  set exam_on = excluded.exam_on, registration_closes_on = excluded.registration_closes_on,
    opens_at = excluded.opens_at, last_start_at = excluded.last_start_at;
  -- Families are also mailed when hours are announced for the first time.
  if v_old.exam_id is not null and v_needs_mail then
    v_mailed := private.move_exam(v_old, v_new, null, '{}');
  end if;
  perform private.audit_change(
    'save_edition_exam',
    jsonb_build_object(
      'edition', v_edition.name, 'exam', (select name from public.subjects where id = p_exam_id),
      'before', case when v_old.exam_id is not null
        then jsonb_strip_nulls(to_jsonb(v_old) - '{edition_id,exam_id}'::text[]) end,
      'after', jsonb_strip_nulls(to_jsonb(v_new) - '{edition_id,exam_id}'::text[])
    )
  );
  return jsonb_build_object('outcome', 'saved', 'mailed', v_mailed);
end
$$;
comment on function private.save_edition_exam(uuid, uuid, date, date, time, time, jsonb, boolean) is
  'save_edition_exam for an admin. Raises 42501 for anybody else.';

create function public.save_edition_exam(
  p_edition_id uuid, p_exam_id uuid, p_exam_on date, p_registration_closes_on date, p_opens time default null,
  p_last_start time default null, p_seen jsonb default null, p_is_agreed boolean default true
) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.save_edition_exam(
  p_edition_id, p_exam_id, p_exam_on, p_registration_closes_on, p_opens, p_last_start, p_seen, p_is_agreed
);
comment on function public.save_edition_exam(uuid, uuid, date, date, time, time, jsonb, boolean) is
  'For admins: sets the day of an exam in an edition and the last day of its registration, both calendar days in IST, '
  'and the times of day in IST between which its papers can be started, or null until they are announced; adds the '
  'exam if the edition does not have it. Moving the exam moves its papers; everybody enrolled gets a mail about a new '
  'day and about a start time that is announced or changed. p_seen is what the form showed {exam_on, '
  'registration_closes_on, opens_at, last_start_at}, null to skip this check; p_is_agreed is whether the organiser '
  'has confirmed that the mails are sent. Returns {outcome}: saved {mailed: how many families}, asks {families, '
  'same_day?} (not saved: the number of families to be mailed needs a confirmation; same_day are the other exams on a '
  'new day, as private.same_day_json), changed_meanwhile (the exam is no longer as in p_seen), unchanged, not_found, '
  'outside_edition {from, to}, closes_too_late (not before the exam day), '
  'closes_before_opening {opens_on}, hours_unordered (only one of the two times, or the last start is not after the '
  'first), hours_at_night (in India before 6 am, or a last start after 8 pm), lobby_open (nothing can be moved once '
  'the lobby is open, 30 minutes before the exam), opens_too_soon (its lobby would be open already). Raises 42501 for '
  'anybody else. A change leaves an audit row. Source: docs/exam.md section 2.';

grant execute on function private.list_subject_pairs() to authenticated;
grant execute on function private.set_subject_pair(uuid, uuid, boolean) to authenticated;
grant execute on function private.set_current_edition(uuid) to authenticated;
grant execute on function private.set_help_line(uuid, text, time, time, jsonb) to authenticated;
grant execute on function private.set_site_notice(text, date, text) to authenticated;
grant execute on function private.save_edition_exam(uuid, uuid, date, date, time, time, jsonb, boolean)
  to authenticated;
grant execute on function public.list_subject_pairs() to authenticated;
grant execute on function public.set_subject_pair(uuid, uuid, boolean) to authenticated;
grant execute on function public.set_current_edition(uuid) to authenticated;
grant execute on function public.set_help_line(uuid, text, time, time, jsonb) to authenticated;
grant execute on function public.set_site_notice(text, date, text) to authenticated;
grant execute on function public.save_edition_exam(uuid, uuid, date, date, time, time, jsonb, boolean) to authenticated;

-- ------------------------------------------------------------

-- Pricing: a price is changed only if it is still the price that the organiser saw, and every change is recorded.

create function private.count_open_carts(p_exam_id uuid, out carts integer, out started_payments integer)
language sql stable set search_path = ''
as $$
  select (
      select count(*)::integer
      from (
        select 1 from public.current_cart_snapshot where cart_items @> to_jsonb(array[p_exam_id::text]) limit 10000
      ) as c
    ), (
      select count(*)::integer
      from (
        select 1
        from private.payment_intents as i
        join private.payment_intent_items as t on t.intent_id = i.id and t.exam_id = p_exam_id
        where i.status in ('draft', 'open')
        limit 10000
      ) as p
    )
$$;
comment on function private.count_open_carts(uuid) is
  'How many unfinished carts contain an exam (they will get its new price), and how many payments for it were started '
  'but not finished (they keep their price); each count stops at 10,000.';

create function private.list_prices()
returns table (
  exam_id uuid, code text, name text, price_paise integer, is_active boolean, carts integer, started_payments integer
)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select s.id, s.code, s.name, s.price_paise, s.is_active, c.carts, c.started_payments
  from public.subjects as s
  cross join private.count_open_carts(s.id) as c
  order by s.name;
$$;
comment on function private.list_prices() is 'list_prices for an admin. Raises 42501 for anybody else.';

create function private.list_price_changes()
returns table (id bigint, at timestamptz, changed_by text, exam text, before_paise integer, after_paise integer)
language sql stable security definer set search_path = ''
as $$
  select private.require_admin();
  select a.id, a.at,
    (select s.name from public.students as s where s.id = case when a.actor ~ '^[0-9a-f-]{36}$' then a.actor::uuid end),
    a.details ->> 'exam', (a.details ->> 'before_paise')::integer, (a.details ->> 'after_paise')::integer
  from private.admin_audit as a
  where a.action = 'set_price'
  order by a.at desc, a.id desc
  limit 50;
$$;
comment on function private.list_price_changes() is 'list_price_changes for an admin. Raises 42501 for anybody else.';

create function public.list_prices()
returns table (
  exam_id uuid, code text, name text, price_paise integer, is_active boolean, carts integer, started_payments integer
)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.list_prices();
comment on function public.list_prices() is
  'For admins: all exams, sorted by name, with their prices in paise, and the numbers of carts and of started payments '
  'with this exam (private.count_open_carts). Raises 42501 for anybody else.';

create function public.list_price_changes()
returns table (id bigint, at timestamptz, changed_by text, exam text, before_paise integer, after_paise integer)
language sql stable set search_path = '' set statement_timeout = '8s'
return private.list_price_changes();
comment on function public.list_price_changes() is
  'For admins: the last 50 price changes, newest first: old and new price in paise, and the admin''s name, null for a '
  'change in the SQL console. Raises 42501 for anybody else.';

create function private.set_price(p_exam_id uuid, p_price_paise integer, p_seen_paise integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_exam public.subjects;
begin
  perform private.require_admin();
  select * into v_exam from public.subjects where id = p_exam_id;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if p_price_paise is null or p_price_paise not between 100 and 10000000 then
    return jsonb_build_object('outcome', 'invalid_price');
  end if;
  -- If two organisers confirm at the same time, the second one has seen an old price.
  update public.subjects set price_paise = p_price_paise where id = p_exam_id and price_paise = p_seen_paise;
  if not found then
    return jsonb_build_object('outcome', 'price_changed', 'price_paise',
      (select price_paise from public.subjects where id = p_exam_id));
  end if;
  if p_price_paise = p_seen_paise then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  perform private.audit_change(
    'set_price',
    jsonb_build_object('exam_id', p_exam_id, 'exam', v_exam.name, 'before_paise', p_seen_paise, 'after_paise',
      p_price_paise)
  );
  return jsonb_build_object('outcome', 'saved') || to_jsonb(private.count_open_carts(p_exam_id));
end
$$;
comment on function private.set_price(uuid, integer, integer) is
  'set_price for an admin. Raises 42501 for anybody else.';

create function public.set_price(p_exam_id uuid, p_price_paise integer, p_seen_paise integer) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.set_price(p_exam_id, p_price_paise, p_seen_paise);
comment on function public.set_price(uuid, integer, integer) is
  'For admins: changes the price of an exam (paise, 100 to 10,000,000) if it still is the price that the admin saw. '
  'A payment that was already started keeps its price; other families confirm the new price before they pay. Returns '
  '{outcome}: saved {carts, started_payments}, unchanged, price_changed {price_paise}, invalid_price or not_found. '
  'Raises 42501 for anybody else. A change leaves an audit row.';

grant execute on function private.list_prices() to authenticated;
grant execute on function private.list_price_changes() to authenticated;
grant execute on function private.set_price(uuid, integer, integer) to authenticated;
grant execute on function public.list_prices() to authenticated;
grant execute on function public.list_price_changes() to authenticated;
grant execute on function public.set_price(uuid, integer, integer) to authenticated;
