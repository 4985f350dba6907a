-- Guardians' consents to a child's exams and to the camera (exam section 9). Not the consent of the students row,
-- which is to updates by mail. How they are given and withdrawn is in …002894_guardian_consents.sql.

create table private.guardian_consents (
  id uuid primary key default gen_random_uuid(),
  student_id uuid not null references public.students (id),
  kind text not null check (kind in ('exam', 'camera')),
  way text not null check (way in ('checkout', 'mail')),
  intent_id uuid references private.payment_intents (id),
  guardian_name text check (char_length(guardian_name) between 1 and 100),
  wording_version text not null check (char_length(wording_version) between 1 and 40),
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz check (withdrawn_at >= given_at),
  check ((way = 'checkout') = (intent_id is not null))
);
comment on table private.guardian_consents is
  'What an adult agreed to for a student: exam, that an exam is kept, marked and ranked; camera, that stills are taken. One stands for each kind until it is withdrawn; the ones before stay, as a record.';
comment on column private.guardian_consents.way is
  'checkout: typed where an adult pays, and counting once that very payment has come; mail: by the link of a mail to the guardian.';
comment on column private.guardian_consents.intent_id is 'The payment that the consent of a checkout was shown with: no other one makes it count.';
comment on column private.guardian_consents.guardian_name is 'As the guardian typed it; null once the account is deleted.';
comment on column private.guardian_consents.wording_version is 'Which wording was agreed to (src/content/guardian-consent.ts).';
create unique index guardian_consents_one on private.guardian_consents (student_id, kind) where withdrawn_at is null;
create index guardian_consents_intent on private.guardian_consents (intent_id);
create index guardian_consents_student on private.guardian_consents (student_id, given_at);

alter table private.guardian_consents enable row level security;
revoke all on private.guardian_consents from public, anon, authenticated, service_role;

create function private.find_guardian_consent(p_student_id uuid, p_kind text) returns private.guardian_consents
language sql stable set search_path = ''
as $$
  select c
  from private.guardian_consents as c
  where c.student_id = p_student_id and c.kind = p_kind and c.withdrawn_at is null
    and (c.way = 'mail' or exists (select 1 from public.orders as o where o.intent_id = c.intent_id and o.ordered_at >= c.given_at))
$$;
comment on function private.find_guardian_consent(uuid, text) is
  'The consent of a kind (exam, camera) that counts for a student now, or an empty row. One of the checkout counts once the payment that it was shown with has come: by paying, an adult has been there.';
revoke all on function private.find_guardian_consent(uuid, text) from public;

create function private.drop_unpaid_consents(p_intent_id uuid) returns void
language sql set search_path = ''
as $$
  delete from private.guardian_consents as c
  where c.intent_id = p_intent_id and c.withdrawn_at is null
    and (private.find_guardian_consent(c.student_id, c.kind)).id is distinct from c.id
$$;
comment on function private.drop_unpaid_consents(uuid) is
  'A checkout begins again: what was ticked at it before and never paid is forgotten, so that only what is ticked now is agreed to.';
revoke all on function private.drop_unpaid_consents(uuid) from public;

create function private.is_known_wording(p_version text) returns boolean
language sql immutable set search_path = ''
as $$ select coalesce(p_version in ('2026-11', '2026-11-28'), false) $$;
comment on function private.is_known_wording(text) is
  'Whether a wording of a guardian''s consent is one that the site has shown (src/content/guardian-consent.ts). A new wording is added here.';
revoke all on function private.is_known_wording(text) from public;

create function private.has_guardian_consent(p_student_id uuid) returns boolean
language sql stable set search_path = ''
as $$ select (private.find_guardian_consent(p_student_id, 'exam')).id is not null $$;
comment on function private.has_guardian_consent(uuid) is
  'Whether a guardian''s consent to exams counts for a student now, one whose account is deleted included. Its lack stops no start; it holds every result of the student until it is there (private.find_hold). Source: exam section 9.';
revoke all on function private.has_guardian_consent(uuid) from public;

create function private.find_hold(p_student_id uuid, p_attempt private.exam_attempts) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select case
      when p_attempt.standing in ('void', 'reset') then null
      when p_attempt.standing = 'held' then p_attempt.held_for
      when not private.has_guardian_consent(p_student_id) then 'consent'
    end
  );
end
$$;
comment on function private.find_hold(uuid, private.exam_attempts) is
  'For what the result of an attempt is held now: refund, dispute, void (one is pending) or consent (the guardian''s is missing); null where nothing holds it. The attempt may be empty, as before the exam: then consent or null. A rehearsal is never asked about. Source: exam section 2.';
revoke all on function private.find_hold(uuid, private.exam_attempts) from public;
