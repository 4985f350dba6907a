-- Privacy: a family can download everything we store about the student, withdraw its consent, and delete the account.

create function private.queue_contact_removal(p_student_id uuid, p_email text) returns void
language sql set search_path = ''
as $$
  insert into private.outbox (kind, student_id, recipient) values ('contact_removal', p_student_id, p_email)
  on conflict (recipient) where kind = 'contact_removal' and status = 'pending'
  do update set queued_at = clock_timestamp(), next_attempt_at = now()
$$;
comment on function private.queue_contact_removal(uuid, text) is
  'Queues the removal of an address from the mailing list unless one is pending. The row has the address until it is '
  'sent, because the account may be deleted by then.';

create function private.set_consent(p_is_given boolean, p_version text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student public.students;
begin
  select * into v_student from public.students where id = (select auth.uid()) and deleted_at is null;
  if not found or v_student.family_id is not null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  if p_is_given is null then
    raise exception 'Consent is given or withdrawn.' using errcode = 'PT400';
  end if;
  -- Only giving consent is limited: withdrawing must always be possible.
  if p_is_given and not v_student.consent_given
    and not private.consume_rate_limit('set-consent:student:' || v_student.id, 10, 86400) then
    return jsonb_build_object('outcome', 'rate_limited');
  end if;
  -- The lock ensures that parallel calls change it only once, and that a deleted account is not changed.
  update public.students
  set consent_given = p_is_given, consent_version = case when p_is_given then p_version end
  where id = v_student.id and consent_given <> p_is_given and deleted_at is null;
  if found and p_is_given then
    perform private.queue_contact(v_student.id);
  elsif found then
    perform private.queue_contact_removal(v_student.id, v_student.email);
  end if;
  return (
    select jsonb_build_object('outcome', 'saved', 'consent_given', consent_given, 'consent_at', consent_at)
    from public.students
    where id = v_student.id
  );
end
$$;
comment on function private.set_consent(boolean, text) is
  'Gives or withdraws the caller''s consent to updates; p_version is the version of the wording. Updates the mailing '
  'list too. Returns {outcome: saved, consent_given, consent_at}, consent_at in UTC, or {outcome: rate_limited}: '
  'consent can be given at most 10 times a day, but always be withdrawn. Raises 42501 for anybody who is not a '
  'student and for a further child of a family, which has no address of its own; PT400 if p_is_given is null.';

create function private.student_data_json() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'exams', (
      select coalesce(jsonb_agg(to_jsonb(x) order by x.started_at), '[]')
      from (
        select p.kind, s.name as exam, e.name as edition, c.name as class, a.started_at, a.finished_at,
          (
            select jsonb_agg(jsonb_build_object('no', r.no, 'code', r.code, 'letters', r.letters) order by r.no)
            from private.answer_records as r where r.attempt_id = a.id
          ) as answer_records,
          private.sessions_json(a) as sessions, private.room_events_json(a.id) as room_events,
          (
            select jsonb_agg(jsonb_build_object('path', f.name, 'taken_at', f.taken_at) order by f.name)
              from private.find_pictures(a.id) as f
          ) as pictures,
          (
            select jsonb_agg(jsonb_build_object('verdict', v.verdict, 'note', v.note, 'noted_at', v.decided_at)
              order by v.id)
            from private.picture_reviews as v where v.attempt_id = a.id
          ) as picture_notes,
          (
            select jsonb_build_object('is_counted', k.is_counted, 'reason', k.reason)
            from private.kept_answer_decisions as k where k.attempt_id = a.id
          ) as kept_answers,
          (
            select jsonb_agg(jsonb_build_object(
              'marks', r.marks, 'rank', r.rank, 'of', f.participants, 'award', r.award, 'cause', r.cause,
                'published_at', r.marked_at
            ) order by r.no)
            from private.exam_results as r
            join private.paper_results as f on f.paper_id = r.paper_id
            where r.attempt_id = a.id and private.find_hold(a.student_id, a) is null
          ) as results,
          (
            select jsonb_agg(jsonb_build_object('n', k.n, 'claim', k.claim, 'reason', k.reason, 'filed_at', k.filed_at)
              order by k.filed_at)
            from private.key_challenges as k where k.attempt_id = a.id
          ) as challenges,
          (
            select jsonb_build_object('award', k.award, 'confirmed_at', k.confirmed_at, 'proof', k.proof)
            from private.award_checks as k where k.attempt_id = a.id and t.is_published
          ) as award_check,
          (
            select jsonb_agg(private.void_proposal_json(u) order by u.proposed_at)
            from private.void_proposals as u where u.attempt_id = a.id
          ) as void_proposals,
          (
            select jsonb_build_object(
              'medal', w.medal, 'promised_on', w.promised_on, 'state', w.state, 'courier', w.courier, 'consignment',
              w.consignment,
              'address', private.address_json(w.id), 'events', (
                select coalesce(jsonb_agg(
                  jsonb_build_object('kind', e.kind, 'state', e.new_state, 'changed_at', e.changed_at) order by e.no),
                  '[]')
                from private.award_events as e where e.award_id = w.id
              )
            )
            from private.awards as w where w.attempt_id = a.id and t.is_published
          ) as award,
          (
            select jsonb_agg(jsonb_build_object(
              'code', w.code, 'name', w.name, 'issued_at', w.issued_at, 'ended_as', w.ended_as) order by w.issued_at)
            from private.certificates as w where w.attempt_id = a.id and t.is_published
          ) as certificates
        from private.exam_attempts as a
        join private.papers as p on p.id = a.paper_id
        -- Medals are decided and checked weeks before they are announced.
        cross join lateral (
          select p.status = 'final' and private.find_hold(a.student_id, a) is null as is_published
        ) as t
        left join public.subjects as s on s.id = a.exam_id
        left join public.editions as e on e.id = a.edition_id
        left join public.classes as c on c.id = a.class_id
        where a.student_id = (select private.student_id())
      ) as x
    ),
    'exam_grants', (
      select coalesce(jsonb_agg(to_jsonb(x) order by x.granted_at), '[]')
      from (
        select p.kind, s.name as exam, e.name as edition, c.name as class, g.extra_seconds, g.opens_at,
          g.last_start_at, g.reason, g.granted_at
        from private.exam_grants as g
        join private.papers as p on p.id = g.paper_id
        left join public.subjects as s on s.id = p.exam_id
        left join public.editions as e on e.id = p.edition_id
        left join public.classes as c on c.id = p.class_id
        where g.student_id = (select private.student_id())
      ) as x
    ),
    'earlier_refund_refusals', (
      select coalesce(jsonb_agg(to_jsonb(x) order by x.refused_at), '[]')
      from (
        select o.number as order_number, f.reason, f.note, f.amount_paise, f.requested_at, f.answer, f.refused_at
        from public.refund_requests as r
        join public.orders as o on o.id = r.order_id
        join private.refund_tasks as t on t.request_id = r.id
        join private.refund_refusals as f on f.task_id = t.id
        where r.student_id = (select private.student_id())
      ) as x
    ),
    'unpaid_carts', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]')
      from (
        select i.status, i.razorpay_order_id, i.amount_paise, i.currency, e.name as edition, k.name as class,
          i.created_at, i.opened_at,
          (
            select jsonb_agg(jsonb_build_object('exam', s.name, 'price_paise', n.price_paise) order by s.name)
            from private.payment_intent_items as n
            join public.subjects as s on s.id = n.exam_id
            where n.intent_id = i.id
          ) as exams
        from private.payment_intents as i
        join public.students as o on o.id = i.student_id
        join public.editions as e on e.id = i.edition_id
        join public.classes as k on k.id = i.class_id
        where o.id = (select auth.uid()) and o.deleted_at is null and i.status <> 'paid'
      ) as c
    ),
    'guardian_consents', (
      select coalesce(jsonb_agg(to_jsonb(g) order by g.given_at), '[]')
      from (
        select kind, way, guardian_name, wording_version, given_at, withdrawn_at
        from private.guardian_consents
        where student_id = (select private.student_id())
      ) as g
    ),
    'guardian_consent_requests', (
      select coalesce(jsonb_agg(jsonb_build_object('requested_at', r.requested_at, 'used_at', r.used_at)
        order by r.requested_at), '[]')
      from private.guardian_consent_requests as r
      where r.student_id = (select private.student_id())
    ),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('text', n.text, 'written_at', n.written_at)
        order by n.written_at), '[]')
      from private.family_notes as n
      where n.student_id = (select private.student_id())
    ),
    'mistakes_to_practise', private.mistake_cards_json((select private.student_id())),
    'practice', private.practice_record_json((select private.student_id())),
    'whatsapp_clicks', (
      select coalesce(jsonb_agg(jsonb_build_object('email', w.email, 'clicked_at', w.created_at)
        order by w.created_at), '[]')
      from public.whatsapp_clicks as w
      join public.students as s on s.email = w.email
      where s.id = (select auth.uid()) and s.deleted_at is null
    )
  )
$$;
comment on function private.student_data_json() is
  'The caller''s data that the caller has no direct right to read: exams and rehearsals taken (without results while '
  'they are held, without medals and certificates until the result is final and not held), grants by organisers for '
  'an exam, refusals of refunds that were lifted (paise), guardians'' consents, notes of calls, checkouts that were '
  'not paid (paise), mistakes to practise, study plans and practice days, clicks on a WhatsApp link. Times in UTC.';

create function private.export_my_data() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.consume_rate_limit('exports:student:' || coalesce((select auth.uid())::text, 'nobody'), 20, 3600) then
    raise exception 'Too many exports.' using errcode = 'PT429';
  end if;
  return private.student_data_json();
end
$$;
comment on function private.export_my_data() is
  'private.student_data_json for the caller, at most 20 times an hour. Raises PT429 after that.';

create function public.export_my_data() returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return (
  select jsonb_build_object(
    'exported_at', now(),
    'student', (
      select to_jsonb(s)
      from (
        select id, name, email, phone, c.class_name as class, school_name, parent_name, role, consent_given, consent_at,
          consent_version, created_at
        from public.students
        left join (select id as class_id, name as class_name from public.classes) as c using (class_id)
      ) as s
    ),
    'mock_tests', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.completed_at), '[]')
      from (
        select p.subject_name as subject, p.class_name as class, t.started_at, t.completed_at, t.score, t.topics,
          t.mistakes, t.seed
        from public.mock_tests as t
        join public.subject_classes as p using (subject_id, class_id)
      ) as m
    ),
    'orders', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.ordered_at), '[]')
      from (
        select o.number, o.ordered_at, o.payment_id, o.razorpay_order_id, o.amount, o.currency, o.refund_status,
          (
            select jsonb_agg(jsonb_build_object('exam', s.name, 'price', i.price) order by s.name)
            from public.order_items as i
            join public.subjects as s on s.id = i.exam_id
            where i.order_id = o.id
          ) as exams
        from public.orders as o
      ) as r
    ),
    'enrolments', (
      select coalesce(jsonb_agg(to_jsonb(n) order by n.enrolled_at), '[]')
      from (
        select s.name as exam, e.name as edition, c.name as class, n.is_active, n.enrolled_at
        from public.enrolments as n
        join public.subjects as s on s.id = n.exam_id
        join public.editions as e on e.id = n.edition_id
        join public.classes as c on c.id = n.class_id
      ) as n
    ),
    'refund_requests', (
      select coalesce(jsonb_agg(to_jsonb(q) order by q.requested_at), '[]')
      from (
        select o.number as order_number, f.reason, f.note, f.amount_paise, f.status, f.answer, f.requested_at
        from public.refund_requests as f
        join public.orders as o on o.id = f.order_id
      ) as q
    ),
    'cart', (select cart_items from public.current_cart_snapshot)
  ) || private.export_my_data()
);
comment on function public.export_my_data() is
  'Everything stored about the caller, as JSON: times in UTC, amounts in rupees or paise as their names say. Runs '
  'with the caller''s own rights, so it cannot contain other people''s rows; only private.export_my_data is a '
  'security definer and checks the caller itself.';

create function private.payment_under_way_until(p_student_id uuid) returns timestamptz
language sql stable set search_path = ''
as $$
  select case
    when exists (
      select 1
      from private.refund_tasks as t
      join private.captured_payments as p using (payment_id)
      join private.payment_intents as i on i.razorpay_order_id = p.razorpay_order_id
      where i.student_id = p_student_id and t.status not in ('processed', 'refused', 'merged')
    ) then 'infinity'
    else (
      select max(coalesce(i.opened_at, i.created_at)) + private.intent_life()
      from private.payment_intents as i
      where i.student_id = p_student_id
        and (i.status = 'open' or (i.status = 'draft' and i.creating_until > now()))
    )
  end
$$;
comment on function private.payment_under_way_until(uuid) is
  'Until when a payment may still arrive for a student (a checkout lives 48 hours), infinity while a refund or a '
  'review is open, null if nothing is under way.';

create function private.exam_under_way_until(p_student_id uuid) returns timestamptz
language sql volatile set search_path = ''
as $$
  select max(d.ends_at)
  from private.exam_attempts as a
  cross join lateral (select private.find_deadline(a) + private.answer_grace() as ends_at) as d
  where a.student_id = p_student_id and a.exam_id is not null and a.finished_at is null
    and d.ends_at >= private.exam_now()
$$;
comment on function private.exam_under_way_until(uuid) is
  'Until when a student''s running exam lasts, null if none is running. Rehearsals do not count. Source: '
  'docs/exam.md section 2.';

create function private.anonymise_student(p_student_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  v_email text;
  v_family_id uuid;
  v_mail_address text;
  v_attempt private.exam_attempts;
begin
  perform private.lock_student(p_student_id);
  select email, family_id into v_email, v_family_id from public.students where id = p_student_id and deleted_at is null;
  if not found then
    return;
  end if;
  v_mail_address := private.student_mail_address(p_student_id);
  -- Records the counted letters while the answers still exist. A running attempt is ended now.
  for v_attempt in
    select l.*
    from (
      select id from private.exam_attempts
      where student_id = p_student_id and exam_id is not null and finished_at is null
      order by id
    ) as a
    cross join lateral private.lock_attempt(a.id) as l
  loop
    if v_attempt.finished_at is null then
      perform private.end_attempt(v_attempt, private.exam_now());
    end if;
  end loop;
  delete from private.family_notes where student_id = p_student_id;
  delete from private.device_checks where student_id = p_student_id;
  delete from private.mistake_cards where student_id = p_student_id;
  delete from private.practice_records where student_id = p_student_id;
  delete from public.mock_tests where student_id = p_student_id;
  delete from public.current_cart_snapshot where student_id = p_student_id;
  delete from public.whatsapp_clicks where email = v_email;
  -- For an exam the answer record's letters stay; a rehearsal is deleted completely.
  delete from private.exam_attempts where student_id = p_student_id and exam_id is null;
  delete from private.exam_sessions where attempt_id in (
    select id from private.exam_attempts where student_id = p_student_id);
  update private.exam_attempts set student_name = null where student_id = p_student_id;
  -- The consent itself stays, because the remaining exam data depends on it; the guardian's name is deleted.
  update private.guardian_consents set guardian_name = null where student_id = p_student_id;
  delete from private.guardian_consent_requests where student_id = p_student_id;
  update private.certificates set name = null
    where attempt_id in (select id from private.exam_attempts where student_id = p_student_id);
  delete from private.certificate_name_requests
    where attempt_id in (select id from private.exam_attempts where student_id = p_student_id);
  update private.key_challenges set reason = 'account deleted'
  where attempt_id in (select id from private.exam_attempts where student_id = p_student_id);
  update private.void_proposals
  set reason = 'account deleted', reply = case when reply is not null then 'account deleted' end, decision_reason = case
    when decision_reason is not null then 'account deleted' end
  where attempt_id in (select id from private.exam_attempts where student_id = p_student_id);
  update private.award_checks set proof = 'account deleted'
  where proof is not null and attempt_id in (select id from private.exam_attempts where student_id = p_student_id);
  perform private.anonymise_awards(p_student_id);
  update private.exam_grants set reason = 'account deleted' where student_id = p_student_id;
  update private.kept_answer_decisions set reason = 'account deleted'
  where attempt_id in (select id from private.exam_attempts where student_id = p_student_id);
  update public.refund_requests set note = null where student_id = p_student_id and note is not null;
  update private.refund_tasks as t set note = null
  from public.refund_requests as r
  where r.id = t.request_id and r.student_id = p_student_id and t.note is not null;
  update private.refund_refusals as f set note = null, answer = 'account deleted'
  from private.refund_tasks as t
  join public.refund_requests as r on r.id = t.request_id
  where t.id = f.task_id and r.student_id = p_student_id;
  update private.admin_audit set details = '{}' where student_id = p_student_id;
  update private.webhook_inbox as w set body = null
  from private.payment_intents as i
  where i.student_id = p_student_id and w.razorpay_order_id = i.razorpay_order_id and w.body is not null;
  update private.webhook_inbox as w set body = null
  from private.payment_intents as i
  join private.captured_payments as p on p.razorpay_order_id = i.razorpay_order_id
  where i.student_id = p_student_id and w.payment_id = p.payment_id and w.body is not null;
  -- Mails about money are still sent to the address, without other personal data.
  update private.outbox set recipient = v_mail_address
  where student_id = p_student_id and status = 'pending'
    and kind in ('purchase_email', 'refund_email', 'refund_refused_email');
  update private.outbox set status = 'dead', locked_until = null, recipient = null, last_error = 'account deleted'
  where student_id = p_student_id and status = 'pending'
    and kind not in ('contact_removal', 'purchase_email', 'refund_email', 'refund_refused_email');
  delete from private.family_confirmations where student_id = p_student_id;
  if v_family_id is null then
    perform private.queue_contact_removal(p_student_id, v_email);
    insert into private.outbox (kind, student_id, recipient)
    values ('account_deleted_email', p_student_id, v_mail_address);
  elsif exists (select 1 from auth.users where id = v_family_id and deleted_at is null) then
    -- If a whole family is deleted, it gets one email.
    insert into private.outbox (kind, student_id, recipient)
    values ('child_deleted_email', p_student_id, v_mail_address);
  end if;
  update public.students
  set name = null, family_id = null, email = null, phone = null, class_id = null, school_name = null,
    parent_name = null, consent_given = false, deleted_at = now()
  where id = p_student_id;
end
$$;
comment on function private.anonymise_student(uuid) is
  'Anonymises a student. The row stays without personal data, because orders refer to it. Deleted are mock tests, '
  'rehearsals, notes of calls, cart and clicks, the answers of exams with their times, the texts of challenges, the '
  'addresses of awards and the bodies of webhooks; letters, marks and ranks of exams stay. A running exam is ended '
  'first. A removal of the address from the mailing list is queued. Queued mails about payments, and one about the '
  'deletion, keep the address until they are sent. Does nothing for an anonymised student or an account without a '
  'students row. Source: docs/design.md section 4, docs/exam.md section 2.';

create function private.anonymise_deleted_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.users where id in (select s.id from public.students as s where s.family_id = old.id);
  perform private.anonymise_student(old.id);
  return null;
end
$$;
comment on function private.anonymise_deleted_user() is
  'Trigger: anonymises the student of a deleted account, whether it was deleted on our page or in Supabase''s '
  'dashboard. The address can then register again. If the login that registered a family is deleted, its further '
  'children are too.';

create trigger users_anonymise_deleted after delete on auth.users
  for each row execute function private.anonymise_deleted_user();
-- Supabase's dashboard can also keep a deleted account's row, with its address made unreadable.
create trigger users_anonymise_soft_deleted after update of deleted_at on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function private.anonymise_deleted_user();

create function private.list_exams_ahead(p_student_id uuid) returns table (id uuid, exam text, exam_on date)
language sql stable set search_path = ''
as $$
  select s.id, s.name, x.exam_on
  from public.enrolments as n
  join public.edition_exams as x using (edition_id, exam_id)
  join public.subjects as s on s.id = n.exam_id
  where n.student_id = p_student_id and n.is_active and x.exam_on >= private.day_in_india(now())
  order by x.exam_on, s.name
$$;
comment on function private.list_exams_ahead(uuid) is
  'The exams that a student has paid for and that are today or later, sorted by day (IST).';

create function private.find_deletion_refusal(p_students uuid[]) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_until timestamptz;
begin
  select max(private.exam_under_way_until(s.id)) into v_until from unnest(p_students) as s (id);
  if v_until is not null then
    return jsonb_build_object('outcome', 'exam_under_way', 'until', v_until);
  end if;
  select max(private.payment_under_way_until(s.id)) into v_until from unnest(p_students) as s (id);
  if v_until is not null then
    return jsonb_build_object('outcome', 'payment_under_way', 'until', nullif(v_until, 'infinity'));
  end if;
  if exists (select from unnest(p_students) as s (id) where private.is_award_out(s.id)) then
    return jsonb_build_object('outcome', 'award_under_way');
  end if;
  return null;
end
$$;
comment on function private.find_deletion_refusal(uuid[]) is
  'Why these students cannot be deleted at the moment: {outcome: exam_under_way, until}, {outcome: '
  'payment_under_way, until} with until null while a refund or a review is open, or {outcome: award_under_way}; null '
  'if they can.';

create function private.delete_account(p_exams_given_up uuid[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_student_id constant uuid := private.lock_caller();
  v_students uuid[];
  v_refusal jsonb;
  v_exams jsonb;
begin
  if not private.is_login_recent() then
    return jsonb_build_object('outcome', 'login_too_old');
  end if;
  v_students := v_student_id || private.lock_children(v_student_id);
  v_refusal := private.find_deletion_refusal(v_students);
  if v_refusal is not null then
    return v_refusal;
  end if;
  select jsonb_agg(to_jsonb(e) || jsonb_build_object('student', p.name) order by e.exam_on, e.exam, p.name) into v_exams
  from public.students as p
  cross join private.list_exams_ahead(p.id) as e
  where p.id = any (v_students)
  having not array_agg(e.id) <@ coalesce(p_exams_given_up, '{}');
  if v_exams is not null then
    return jsonb_build_object('outcome', 'exams_ahead', 'exams', v_exams);
  end if;
  -- The trigger users_anonymise_deleted anonymises the students, further children first, because their emails need the
  -- address. If the login was deleted elsewhere before, its student may still be there.
  delete from auth.users where id = v_student_id;
  perform private.anonymise_student(v_student_id);
  return jsonb_build_object('outcome', 'deleted');
end
$$;
comment on function private.delete_account(uuid[]) is
  'Deletes the caller''s account: anonymises the student (private.anonymise_student) and removes the auth user. For '
  'the login that registered a family this includes the further children; a further child deletes only itself. '
  'p_exams_given_up lists the exams that the family agrees to lose. Returns {outcome: deleted}; or why not, for any '
  'of the children: {outcome: login_too_old} unless private.is_login_recent, {outcome: exam_under_way, until} while '
  'an exam is running, {outcome: payment_under_way, until} with a time in UTC, or null while a refund or a review is '
  'open, {outcome: award_under_way} while an award is packed or posted, {outcome: exams_ahead, exams: [{id, exam, '
  'exam_on, student}]} if p_exams_given_up lacks a paid exam that is still to come; student is the child''s name. '
  'Raises 42501 without an account. Source: docs/design.md section 4, decision 030.';

create function public.set_consent(p_is_given boolean, p_version text) returns jsonb
language sql set search_path = ''
return private.set_consent(p_is_given, p_version);
comment on function public.set_consent(boolean, text) is 'private.set_consent for the API.';

create function public.delete_account(p_exams_given_up uuid[] default '{}') returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.delete_account(p_exams_given_up);
comment on function public.delete_account(uuid[]) is 'private.delete_account for the API.';

grant execute on function private.set_consent(boolean, text) to authenticated;
grant execute on function private.export_my_data() to authenticated;
grant execute on function private.delete_account(uuid[]) to authenticated;
grant execute on function public.set_consent(boolean, text) to authenticated;
grant execute on function public.export_my_data() to authenticated;
grant execute on function public.delete_account(uuid[]) to authenticated;

-- ------------------------------------------------------------

-- The auth server stores an account's address and changes it after both mailboxes have confirmed. The copies of the
-- address are updated here; mails read the address when they are sent.

create function private.follow_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_old_email text;
begin
  select email into v_old_email from public.students where id = new.id and deleted_at is null;
  if not found then
    return null;
  end if;
  update public.students set email = new.email where id = new.id;
  update public.current_cart_snapshot set email = lower(new.email) where student_id = new.id;
  update public.whatsapp_clicks set email = lower(new.email) where email = v_old_email;
  if private.queue_contact(new.id) then
    perform private.queue_contact_removal(new.id, v_old_email);
  end if;
  return null;
end
$$;
comment on function private.follow_address() is
  'Trigger: after an account''s address has changed, updates it in the student, cart and clicks, and on the mailing '
  'list if consent is given.';

create trigger users_follow_address after update of email on auth.users
  for each row when (new.email is distinct from old.email and new.deleted_at is null)
  execute function private.follow_address();
