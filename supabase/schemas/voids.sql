-- Voiding attempts: an organiser proposes it with a reason that the family reads, the family can reply within seven
-- days, and another organiser decides (docs/exam.md sections 2, 8 and 9, decision 086). The exam page's records are
-- read only by people, never by this code.

create table private.void_proposals (
  id uuid primary key default gen_random_uuid(),
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  wanted text not null check (wanted in ('void', 'reset')),
  reason text not null check (char_length(reason) between 1 and 1000),
  proposed_by uuid not null references public.students (id),
  proposed_at timestamptz not null,
  reply_until timestamptz not null,
  held_before text check (held_before in ('refund', 'dispute')),
  reply text check (char_length(reply) between 10 and 1000),
  replied_at timestamptz,
  decision text check (decision in ('released', 'void', 'reset')),
  decision_reason text check (char_length(decision_reason) between 1 and 1000),
  decided_by uuid references public.students (id),
  decided_at timestamptz,
  is_single boolean not null default false,
  check (reply_until > proposed_at),
  check ((reply is null) = (replied_at is null)),
  check ((decision is null) = (decision_reason is null) and (decision is null) = (decided_by is null)
    and (decision is null) = (decided_at is null)),
  check (decision = 'released' or decided_by <> proposed_by or is_single),
  check (decision = 'released' or replied_at is not null or decided_at > reply_until),
  check (decision <> 'void' or wanted = 'void')
);
comment on table private.void_proposals is
  'A proposal to void an attempt: the reason, the family''s reply, and the decision. While decision is null the '
  'attempt is held. The decision is never stricter than the proposal.';
comment on column private.void_proposals.reply_until is
  'The end of the seventh day after the proposal, in IST. Before it only a release can be decided, unless the family '
  'has replied.';
comment on column private.void_proposals.held_before is
  'The attempt''s earlier hold, which continues if the attempt is released.';
comment on column private.void_proposals.is_single is
  'Whether the organiser who proposed it also decided it, because there was only one (setting single_organiser).';
create unique index void_proposals_pending on private.void_proposals (attempt_id) where decision is null;
create index void_proposals_attempt on private.void_proposals (attempt_id, proposed_at desc);
create index void_proposals_proposed_by on private.void_proposals (proposed_by);
create index void_proposals_decided_by on private.void_proposals (decided_by);
alter table private.void_proposals enable row level security;

create function private.forbid_void_decision_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- The texts are deleted with the account (private.anonymise_student).
  if to_jsonb(new) - '{reason,reply,decision_reason}'::text[] = to_jsonb(old) - '{reason,reply,decision_reason}'::text[]
    and coalesce(new.reason in (old.reason, 'account deleted')
      and new.decision_reason in (old.decision_reason, 'account deleted')
      and (new.reply is null or new.reply in (old.reply, 'account deleted')), false) then
    return new;
  end if;
  raise exception 'A decision on an attempt is never changed.' using errcode = '42501';
end
$$;
comment on function private.forbid_void_decision_change() is
  'Trigger: refuses changes to a decision about an attempt, which the family has read (E8). Raises 42501.';
create trigger void_proposals_forbid_change before update on private.void_proposals
  for each row when (old.decision is not null) execute function private.forbid_void_decision_change();

create function private.void_proposal_json(p_proposal private.void_proposals) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'wanted', p_proposal.wanted, 'reason', p_proposal.reason, 'proposed_at',
    private.iso_timestamp(p_proposal.proposed_at),
    'reply_until', private.iso_timestamp(p_proposal.reply_until), 'reply', p_proposal.reply,
    'replied_at', private.iso_timestamp(p_proposal.replied_at), 'decision', p_proposal.decision, 'decision_reason',
    p_proposal.decision_reason,
    'decided_at', private.iso_timestamp(p_proposal.decided_at), 'is_single', p_proposal.is_single
  )
  where p_proposal.id is not null
$$;
comment on function private.void_proposal_json(private.void_proposals) is
  'A proposal for the family, without the organisers'' names; null for an empty row. Times in UTC.';

create function private.find_void_proposal(p_paper private.papers, p_attempt private.exam_attempts)
  returns private.void_proposals
language sql stable set search_path = ''
as $$
  select v
  from private.void_proposals as v
  join private.exam_attempts as a on a.id = v.attempt_id
  where a.id = p_attempt.id
    or (p_attempt.id is null and a.paper_id = p_paper.id and a.student_id = private.student_id()
      and a.status = 'reset')
  order by v.proposed_at desc
  limit 1
$$;
comment on function private.find_void_proposal(private.papers, private.exam_attempts) is
  'The last proposal about an attempt; if the attempt is empty, about the caller''s attempt of the paper that was '
  'reset. Empty if there was none.';

create function private.void_json(p_paper private.papers, p_attempt private.exam_attempts) returns jsonb
language sql stable set search_path = ''
as $$ select private.void_proposal_json(private.find_void_proposal(p_paper, p_attempt)) $$;
comment on function private.void_json(private.papers, private.exam_attempts) is
  'The last proposal about a student''s attempt, for the family; null if there was none.';

create function private.mail_void(p_kind text, p_proposal private.void_proposals) returns void
language sql set search_path = ''
as $$
  insert into private.outbox (kind, student_id, edition_id, exam_id, about)
  select p_kind, a.student_id, a.edition_id, a.exam_id, jsonb_build_object(
    'proposal_id', p_proposal.id, 'paper_id', a.paper_id, 'reply_until', private.iso_timestamp(p_proposal.reply_until),
      'is_single', p_proposal.is_single
  )
  from private.exam_attempts as a
  join public.students as s on s.id = a.student_id and s.deleted_at is null
  where a.id = p_proposal.attempt_id
$$;
comment on function private.mail_void(text, private.void_proposals) is
  'Queues the mail that asks a family for its reply (exam_void_email) or informs it of the decision '
  '(exam_void_decided_email), with a link and the last day for the reply.';

create function private.propose_void(p_attempt_id uuid, p_wanted text, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_reason text := private.clean_note(p_reason);
  v_paper private.papers;
  v_attempt private.exam_attempts;
  v_error jsonb;
  v_proposal private.void_proposals;
begin
  perform private.require_admin();
  v_paper := private.lock_paper((select paper_id from private.exam_attempts where id = p_attempt_id
    and exam_id is not null));
  v_attempt := private.lock_attempt(p_attempt_id);
  v_error := coalesce(private.paper_access_error(v_paper), case
    when v_attempt.student_id = (select auth.uid()) then jsonb_build_object('outcome', 'own_exam')
    when coalesce(p_wanted not in ('void', 'reset'), true) then jsonb_build_object('outcome', 'not_found')
    when v_reason is null then jsonb_build_object('outcome', 'reason_missing')
    when char_length(v_reason) > 1000 then jsonb_build_object('outcome', 'reason_too_long')
    when v_attempt.finished_at is null then jsonb_build_object('outcome', 'running')
    when v_attempt.status in ('void', 'reset') then jsonb_build_object('outcome', 'decided_already')
    when exists (select 1 from private.void_proposals where attempt_id = p_attempt_id and decision is null)
      then jsonb_build_object('outcome', 'waits_already')
  end);
  if v_error is not null then
    return v_error;
  end if;
  insert into private.void_proposals (attempt_id, wanted, reason, proposed_by, proposed_at, reply_until, held_before)
  values (
    p_attempt_id, p_wanted, v_reason, (select auth.uid()), private.exam_now(),
    private.day_ends_at(private.day_in_india(private.exam_now()) + private.reply_days()),
    case when v_attempt.status = 'held' then v_attempt.held_for end
  )
  returning * into v_proposal;
  update private.exam_attempts set status = 'held', held_for = 'void' where id = p_attempt_id;
  perform private.mail_void('exam_void_email', v_proposal);
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    (select auth.uid())::text, 'propose_void', v_attempt.student_id,
    jsonb_build_object('proposal_id', v_proposal.id, 'attempt_id', p_attempt_id, 'wanted', p_wanted, 'reason', v_reason)
  );
  return jsonb_build_object('outcome', 'proposed', 'reply_until', private.iso_timestamp(v_proposal.reply_until));
end
$$;
comment on function private.propose_void(uuid, text, text) is
  'propose_void for an admin. Raises 42501 for anybody else.';

create function public.propose_void(p_attempt_id uuid, p_wanted text, p_reason text) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.propose_void(p_attempt_id, p_wanted, p_reason);
comment on function public.propose_void(uuid, text, text) is
  'For admins: proposes that a finished attempt does not count. p_wanted is void, or reset, after which the student '
  'may take the exam again. The family reads p_reason (1 to 1,000 characters), gets a mail and can reply within seven '
  'days. The result is held from then on. Another organiser decides (decide_void). Returns {outcome}: proposed '
  '{reply_until}, reason_missing, reason_too_long, running (the attempt has not ended), waits_already, '
  'decided_already (it is void or reset), own_exam, conflict_of_interest, not_found. Times in UTC. Raises 42501 for '
  'anybody else. Leaves an audit row. Source: docs/exam.md section 9.';

create function private.reply_to_void(p_paper_id uuid, p_reply text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_reply text := private.clean_note(p_reply);
  v_own_paper record := private.find_my_paper(p_paper_id);
  v_proposal_id uuid := (private.find_void_proposal(v_own_paper.paper, v_own_paper.attempt)).id;
  v_replied_at timestamptz;
begin
  if coalesce(char_length(v_reply) not between 10 and 1000, true) then
    raise exception 'The reply is not valid.' using errcode = 'PT400';
  end if;
  -- An organiser who is deciding has locked the row: a later reply is refused as too late.
  update private.void_proposals set reply = v_reply, replied_at = private.exam_now()
  where id = v_proposal_id and decision is null
  returning replied_at into v_replied_at;
  return case
    when v_proposal_id is null then jsonb_build_object('outcome', 'not_found')
    when v_replied_at is null then jsonb_build_object('outcome', 'closed')
    else jsonb_build_object('outcome', 'saved', 'replied_at', private.iso_timestamp(v_replied_at))
  end;
end
$$;
comment on function private.reply_to_void(uuid, text) is
  'reply_to_void for the caller alone. Raises 42501 for a paper of somebody else.';

create function public.reply_to_void(p_paper_id uuid, p_reply text) returns jsonb
language sql set search_path = ''
return private.reply_to_void(p_paper_id, p_reply);
comment on function public.reply_to_void(uuid, text) is
  'Saves a family''s reply to a proposal to void its attempt, 10 to 1,000 characters, for the organiser who decides. '
  'A new reply replaces the earlier one until the decision, even after the seven days. Returns {outcome}: saved '
  '{replied_at}, closed (already decided), not_found (there is no proposal). Times in UTC. Raises PT400 for another '
  'length, 42501 for a paper that the caller has neither taken nor is enrolled in. Source: docs/exam.md section 9.';

create function private.decide_void(p_proposal_id uuid, p_decision text, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_caller_id uuid := (select auth.uid());
  v_reason text := private.clean_note(p_reason);
  v_paper private.papers;
  v_attempt private.exam_attempts;
  v_proposal private.void_proposals;
  v_error jsonb;
begin
  perform private.require_admin();
  -- Paper, attempt, proposal: in this order, as when an attempt is held for a refund.
  select * into v_proposal from private.void_proposals where id = p_proposal_id;
  v_paper := private.lock_paper((select paper_id from private.exam_attempts where id = v_proposal.attempt_id));
  v_attempt := private.lock_attempt(v_proposal.attempt_id);
  select * into v_proposal from private.void_proposals where id = p_proposal_id and decision is null for update;
  v_error := coalesce(private.paper_access_error(v_paper), case
    when v_attempt.student_id = v_caller_id then jsonb_build_object('outcome', 'own_exam')
    when v_proposal.id is null or coalesce(p_decision not in ('released', 'void', 'reset'), true)
      then jsonb_build_object('outcome', 'not_found')
    when p_decision = 'void' and v_proposal.wanted = 'reset' then jsonb_build_object('outcome', 'stricter')
    when v_reason is null then jsonb_build_object('outcome', 'reason_missing')
    when char_length(v_reason) > 1000 then jsonb_build_object('outcome', 'reason_too_long')
    when p_decision = 'released' then null
    when v_proposal.proposed_by = v_caller_id and not private.is_single_organiser()
      then jsonb_build_object('outcome', 'own_decision')
    when v_proposal.replied_at is null and private.exam_now() <= v_proposal.reply_until
      then jsonb_build_object('outcome', 'too_early', 'until', private.iso_timestamp(v_proposal.reply_until))
  end);
  if v_error is not null then
    return v_error;
  end if;
  update private.void_proposals
  set decision = p_decision, decision_reason = v_reason, decided_by = v_caller_id, decided_at = private.exam_now(),
    is_single = proposed_by = v_caller_id and p_decision <> 'released'
  where id = p_proposal_id
  returning * into v_proposal;
  update private.exam_attempts
  set status = case when p_decision <> 'released' then p_decision when v_proposal.held_before is not null then 'held'
    else 'released' end,
    held_for = case when p_decision = 'released' then coalesce(v_proposal.held_before, 'void') else 'void' end
  where id = v_attempt.id;
  perform private.mail_void('exam_void_decided_email', v_proposal);
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    v_caller_id::text, 'decide_void', v_attempt.student_id, jsonb_build_object(
      'proposal_id', p_proposal_id, 'attempt_id', v_attempt.id, 'decision', p_decision, 'decision_reason', v_reason,
      'is_single',
        v_proposal.is_single
    )
  );
  return jsonb_build_object('outcome', 'decided');
end
$$;
comment on function private.decide_void(uuid, text, text) is 'decide_void for an admin. Raises 42501 for anybody else.';

create function public.decide_void(p_proposal_id uuid, p_decision text, p_reason text) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.decide_void(p_proposal_id, p_decision, p_reason);
comment on function public.decide_void(uuid, text, text) is
  'For admins: decides whether an attempt counts, with an explanation of 1 to 1,000 characters that the family reads '
  'and gets a mail about. p_decision is released (it counts; any organiser can decide this at any time), or, by '
  'another organiser than the one who proposed it and after the family has replied or its seven days are over, reset '
  '(it does not count, and the student may take the exam again), or void if that was proposed. If the paper is '
  'published, the next run of the result tasks removes the attempt from the ranks and withdraws its certificate. '
  'Returns {outcome}: decided, own_decision, too_early {until}, stricter (void was not proposed), reason_missing, '
  'reason_too_long, own_exam, conflict_of_interest, not_found (or decided already). Times in UTC. Raises 42501 for '
  'anybody else. Leaves an audit row. Source: docs/exam.md sections 2 and 9.';

create function private.list_void_proposals(p_paper_id uuid)
returns table (
  id uuid, attempt_id uuid, student_id uuid, name text, email text, wanted text, reason text, proposed_by text,
  proposed_at timestamptz, is_mine boolean,
  reply_until timestamptz, reply text, replied_at timestamptz, decision text, decision_reason text, decided_by text,
    decided_at timestamptz, is_single boolean
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_void_proposals', jsonb_build_object('paper_id', p_paper_id));
  select v.id, v.attempt_id, a.student_id, s.name, private.student_mail_address(s.id), v.wanted, v.reason,
  b.name, v.proposed_at,
  v.proposed_by = (select auth.uid()),
    v.reply_until, v.reply, v.replied_at, v.decision, v.decision_reason, d.name, v.decided_at, v.is_single
  from private.exam_attempts as a
  join private.void_proposals as v on v.attempt_id = a.id
  join private.papers as p on p.id = a.paper_id
  join public.students as s on s.id = a.student_id
  join public.students as b on b.id = v.proposed_by
  left join public.students as d on d.id = v.decided_by
  where a.paper_id = p_paper_id and not private.has_conflict_of_interest((select auth.uid()), p.edition_id, p.class_id)
  order by (v.decision is null) desc, v.reply_until, v.id
  limit 200;
$$;
comment on function private.list_void_proposals(uuid) is
  'list_void_proposals for an admin. Raises 42501 for anybody else.';

create function public.list_void_proposals(p_paper_id uuid)
returns table (
  id uuid, attempt_id uuid, student_id uuid, name text, email text, wanted text, reason text, proposed_by text,
  proposed_at timestamptz, is_mine boolean,
  reply_until timestamptz, reply text, replied_at timestamptz, decision text, decision_reason text, decided_by text,
    decided_at timestamptz, is_single boolean
)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_void_proposals(p_paper_id);
comment on function public.list_void_proposals(uuid) is
  'For admins: the proposals to void attempts of a paper, open or decided, with the family''s reply and the decision; '
  'open ones first, at most 200. is_mine: whether the caller proposed it. Empty for organisers who must not open the '
  'paper. Raises 42501 for anybody else. Leaves an audit row. Source: docs/exam.md section 9.';

create function private.list_attempts(p_paper_id uuid, p_search text, p_limit integer)
returns table (
  attempt_id uuid, student_id uuid, name text, email text, started_at timestamptz, finished_at timestamptz,
  status text, held_for text,
  certificate_code text, certificate_name text, wanted_name text, wanted_reason text, wanted_by text,
  is_wanted_by_you boolean, marks smallint, section_c smallint, difficulty integer, rank integer
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select private.audit_change('list_attempts', jsonb_build_object('paper_id', p_paper_id, 'limit', p_limit));
  select a.id, s.id, s.name, private.student_mail_address(s.id), a.started_at, a.finished_at, a.status,
    private.find_hold(s.id, a), c.code, c.name, w.name, w.reason, coalesce(b.name, b.email),
    coalesce(w.asked_by = (select auth.uid()), false), x.marks, x.section_c, x.difficulty, x.rank
  from private.exam_attempts as a
  join private.papers as p on p.id = a.paper_id and p.kind <> 'rehearsal'
  join public.students as s on s.id = a.student_id and s.deleted_at is null
  left join public.students as o on o.id = s.family_id
  left join private.certificates as c on c.attempt_id = a.id and c.ended_as is null
  left join private.certificate_name_requests as w on w.attempt_id = a.id and c.code is not null
  left join public.students as b on b.id = w.asked_by
  left join private.paper_results as r on r.paper_id = p.id and r.provisional_at is not null
  left join private.exam_results as x on x.attempt_id = a.id and x.is_last and r.paper_id is not null
  cross join (select private.clean_line(p_search) as text) as f
  where a.paper_id = p_paper_id and not private.has_conflict_of_interest((select auth.uid()), p.edition_id, p.class_id)
    and (
      char_length(f.text) >= 2 and (s.name_key like private.like_pattern(f.text)
        or coalesce(o.email, s.email) like private.like_pattern(f.text))
      or coalesce(f.text, '') = '' and w.attempt_id is not null
    )
  order by s.name, a.started_at, a.id
  limit least(greatest(p_limit, 1), 50);
$$;
comment on function private.list_attempts(uuid, text, integer) is
  'list_attempts for an admin. Raises 42501 for anybody else.';

create function public.list_attempts(p_paper_id uuid, p_search text, p_limit integer)
returns table (
  attempt_id uuid, student_id uuid, name text, email text, started_at timestamptz, finished_at timestamptz,
  status text, held_for text,
  certificate_code text, certificate_name text, wanted_name text, wanted_reason text, wanted_by text,
  is_wanted_by_you boolean, marks smallint, section_c smallint, difficulty integer, rank integer
)
language sql set search_path = '' set statement_timeout = '8s'
return private.list_attempts(p_paper_id, p_search, p_limit);
comment on function public.list_attempts(uuid, text, integer) is
  'For admins: the attempts of a paper whose student''s name or address contains a text of two characters or more, '
  'without wildcards; without a text, the attempts whose new certificate name waits for a second organiser. Sorted by'
  ' name, at most 50, reset attempts included. finished_at is null while the attempt runs, held_for if the result is '
  'not held, the certificate''s columns if none is valid, those of the wanted name if none waits for a second '
  'organiser, marks, section_c, difficulty and rank until they are published. Empty for organisers who must not open '
  'the paper. Raises 42501 for anybody else. Leaves an audit row. Source: docs/exam.md sections 8 and 9.';

grant execute on function private.propose_void(uuid, text, text) to authenticated;
grant execute on function public.propose_void(uuid, text, text) to authenticated;
grant execute on function private.reply_to_void(uuid, text) to authenticated;
grant execute on function public.reply_to_void(uuid, text) to authenticated;
grant execute on function private.decide_void(uuid, text, text) to authenticated;
grant execute on function public.decide_void(uuid, text, text) to authenticated;
grant execute on function private.list_void_proposals(uuid) to authenticated;
grant execute on function public.list_void_proposals(uuid) to authenticated;
grant execute on function private.list_attempts(uuid, text, integer) to authenticated;
grant execute on function public.list_attempts(uuid, text, integer) to authenticated;

create function private.void_violations() returns table (promise text, detail jsonb)
language sql stable set search_path = ''
as $$
  select 'E8 an attempt is void or reset only if two organisers, or the only one, decided it',
    jsonb_build_object('attempt_id', a.id)
  from private.exam_attempts as a
  where a.status in ('void', 'reset') and not exists (
    select 1 from private.void_proposals as v
    where v.attempt_id = a.id and v.decision = a.status and (v.decided_by <> v.proposed_by or v.is_single)
      and (v.replied_at is not null or v.decided_at > v.reply_until)
  )
  union all
  select 'E8 an attempt is held for void exactly while a proposal to void it is open',
    jsonb_build_object('attempt_id', a.id)
  from private.exam_attempts as a
  where (a.status = 'held' and a.held_for = 'void') <> exists (
    select 1 from private.void_proposals as v where v.attempt_id = a.id and v.decision is null
  )
  union all
  select 'E8 a family is asked before an attempt is void, and informed of the decision',
    jsonb_build_object('proposal_id', v.id)
  from private.void_proposals as v
  join private.exam_attempts as a on a.id = v.attempt_id
  join public.students as s on s.id = a.student_id and s.deleted_at is null
  cross join unnest(array['exam_void_email', 'exam_void_decided_email']) as k (kind)
  where (k.kind = 'exam_void_email' or v.decision is not null) and not exists (
    select 1 from private.outbox as b
    where b.kind = k.kind and b.student_id = a.student_id and b.about ->> 'proposal_id' = v.id::text
  )
$$;
comment on function private.void_violations() is
  'Every violation of what E8 promises about voids and resets with the row it concerns; empty means that it is kept. '
  'Part of private.exam_violations. Source: docs/exam.md sections 1 and 9.';
