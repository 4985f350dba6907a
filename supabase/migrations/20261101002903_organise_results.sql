-- Organisers and results: what the answers say before anything is published, decisions on keys in words that every participant
-- reads, publication, and the confirmation of medals (exam sections 7 and 8). Organisers with a child in the class are kept out.

create function private.find_undecided(p_paper_id uuid) returns integer[]
language sql stable set search_path = ''
as $$
  select array(
    select s.n from private.question_statistics as s
    where s.paper_id = p_paper_id and cardinality(s.suspect_for) > 0
      and not exists (select 1 from private.key_decisions as d where d.paper_id = s.paper_id and d.n = s.n)
    order by s.n
  )
$$;
comment on function private.find_undecided(uuid) is 'The suspect questions of a paper on which nobody has decided. Source: exam section 7.';
revoke all on function private.find_undecided(uuid) from public;

create function private.find_unanswered(p_paper_id uuid) returns integer[]
language sql stable set search_path = ''
as $$
  select array(
    select distinct c.n from private.key_challenges as c
    where c.paper_id = p_paper_id and not exists (
      select 1 from private.key_decisions as d where d.paper_id = c.paper_id and d.n = c.n and d.decided_at > c.filed_at
    )
    order by c.n
  )
$$;
comment on function private.find_unanswered(uuid) is 'The questions of a paper with a challenge that has no answer yet.';
revoke all on function private.find_unanswered(uuid) from public;

create function private.count_unconfirmed(p_paper_id uuid) returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer
  from private.award_checks as c
  join private.exam_attempts as a on a.id = c.attempt_id
  where a.paper_id = p_paper_id and a.standing not in ('void', 'reset') and c.confirmed_at is null
    and (c.award = 'gold' or (c.drawn_for = 'tenth' and c.award <> 'participation'))
$$;
comment on function private.count_unconfirmed(uuid) is 'How many medals of a paper wait for an organiser''s confirmation. Source: exam section 7.';
revoke all on function private.count_unconfirmed(uuid) from public;

create function private.count_kept(p_paper_id uuid) returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer from private.exam_attempts as a
  where a.paper_id = p_paper_id and a.standing not in ('void', 'reset')
    and not exists (select 1 from private.kept_answer_decisions as d where d.attempt_id = a.id)
    and exists (
      select 1 from private.exam_sessions as s where s.attempt_id = a.id and s.last_saved_at > a.deadline_at and (
        s.last_saved_at > a.deadline_at + interval '180 seconds'
        or coalesce(s.heard_at, '-infinity') <= a.deadline_at - interval '2 minutes'
      )
    )
    and exists (select 1 from private.list_kept_answers(a))
$$;
comment on function private.count_kept(uuid) is 'The attempts of a paper with kept answers that nobody has decided on.';
revoke all on function private.count_kept(uuid) from public;

create function private.list_paper_results(p_edition_id uuid)
returns table (
  paper_id uuid, exam_id uuid, class_id uuid, exam_name text, class_name text, kind text, status text, is_kept_out boolean, closes_at timestamptz,
  closed_at timestamptz, sitters integer, mean double precision, kept integer, undecided integer, unanswered integer, unconfirmed integer,
  checks integer, provisional_at timestamptz, challenge_until timestamptz, final_at timestamptz, is_waiting boolean, failed_with text,
  changed_at timestamptz, server_now timestamptz
)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select p.id, p.exam_id, p.class_id, s.name, c.name, p.kind, p.status, k.is_out, private.find_closing(p), r.closed_at,
    case when not k.is_out then coalesce(r.sitters, u.sitters) end, case when not k.is_out then u.mean end,
    case when r.closed_at is not null and r.provisional_at is null then private.count_kept(p.id) else 0 end,
    cardinality(private.find_undecided(p.id)), cardinality(private.find_unanswered(p.id)), private.count_unconfirmed(p.id),
    (select count(*)::integer from private.award_checks as h join private.exam_attempts as a on a.id = h.attempt_id
      where a.paper_id = p.id and a.standing not in ('void', 'reset')),
    r.provisional_at, r.challenge_until, r.final_at,
    exists (select 1 from private.result_tasks as t where t.paper_id = p.id and t.done_at is null),
    (select max(t.failed_with) from private.result_tasks as t where t.paper_id = p.id and t.done_at is null),
    greatest(
      u.measured_at, (select max(d.decided_at) from private.key_decisions as d where d.paper_id = p.id),
      (select max(h.filed_at) from private.key_challenges as h where h.paper_id = p.id)
    ),
    private.exam_now()
  from private.papers as p
  join public.subjects as s on s.id = p.exam_id
  join public.classes as c on c.id = p.class_id
  cross join lateral (select private.is_kept_out((select auth.uid()), p.edition_id, p.class_id) as is_out) as k
  left join private.paper_results as r on r.paper_id = p.id
  left join private.paper_statistics as u on u.paper_id = p.id
  where p.edition_id = p_edition_id and p.status in ('sealed', 'provisional', 'final') and p.called_off_at is null
  order by s.name, c.number, p.kind;
$$;
comment on function private.list_paper_results(uuid) is 'list_paper_results for an admin. Raises 42501 for anybody else.';

create function public.list_paper_results(p_edition_id uuid)
returns table (
  paper_id uuid, exam_id uuid, class_id uuid, exam_name text, class_name text, kind text, status text, is_kept_out boolean, closes_at timestamptz,
  closed_at timestamptz, sitters integer, mean double precision, kept integer, undecided integer, unanswered integer, unconfirmed integer,
  checks integer, provisional_at timestamptz, challenge_until timestamptz, final_at timestamptz, is_waiting boolean, failed_with text,
  changed_at timestamptz, server_now timestamptz
)
language sql set search_path = ''
return private.list_paper_results(p_edition_id);
comment on function public.list_paper_results(uuid) is
  'For admins: the sealed papers of an edition and how far their results are: how many took the exam and their mean (null where the caller is kept out), attempts with kept answers that nobody has decided on (0 once it is published), suspect questions that nobody has decided on, questions whose challenges have no answer, medals that nobody has confirmed, of as many drawn (checks); is_waiting while a publication or a new key has not been done yet, failed_with the code of the error that its last try ended with; changed_at is when the statistics of read_paper_statistics changed last, null until there are any; server_now is the time of the exams. Raises 42501 for anybody else.';

create function private.count_families(p_paper_id uuid) returns integer
language sql stable set search_path = ''
as $$
  select count(*)::integer
  from private.list_sittings(p_paper_id) as s
  join private.exam_attempts as a on a.id = s.attempt_id
  join public.students as f on f.id = a.student_id and f.deleted_at is null
  where s.is_sat
$$;
comment on function private.count_families(uuid) is 'How many families a publication of this paper concerns: who took the exam and still has an account.';
revoke all on function private.count_families(uuid) from public;

create function private.read_paper_statistics(p_paper_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_refusal jsonb;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_refusal := coalesce(private.paper_access_error(v_paper), case
    when not exists (select 1 from private.paper_results where paper_id = p_paper_id) then jsonb_build_object('outcome', 'not_closed')
  end);
  if v_refusal is not null then
    return v_refusal;
  end if;
  perform private.audit_change('read_paper', jsonb_build_object('paper_id', p_paper_id, 'for', 'statistics'));
  return (
    select jsonb_build_object(
      'outcome', 'statistics', 'status', v_paper.status, 'key_version', r.key_version, 'sitters', u.sitters, 'families', private.count_families(p_paper_id),
      'mean', u.mean,
      'deviation', u.deviation, 'kr20', u.kr20, 'standard_error', u.standard_error, 'distribution', to_jsonb(u.distribution), 'medals', u.medals,
      'undecided', to_jsonb(private.find_undecided(p_paper_id)), 'unanswered', to_jsonb(private.find_unanswered(p_paper_id)),
      'questions', (
        select jsonb_agg(
          jsonb_build_object(
            'n', k.n, 'section', k.section, 'topic', k.topic, 'credited', private.credited_json(k.credited),
            'why', coalesce(v.key -> k.n::text ->> 'why', ''),
            'facility', s.facility, 'discrimination', s.discrimination, 'top_shares', s.top_shares, 'bottom_shares', s.bottom_shares,
            'suspect_for', to_jsonb(s.suspect_for),
            'claims', (
              select coalesce(jsonb_object_agg(c.claim, c.count), '{}')
              from (
                select b.claim, count(*) as count from private.key_challenges as b where b.paper_id = p_paper_id and b.n = k.n group by b.claim
              ) as c
            ),
            'decisions', (
              select coalesce(jsonb_agg(
                jsonb_build_object(
                  'stands', d.credited is null, 'old_credited', private.credited_json(d.old_credited), 'credited', private.credited_json(d.credited),
                  'words', d.words, 'decided_by', b.name, 'decided_at', private.iso_timestamp(d.decided_at), 'is_taken', d.taken_at is not null
                ) order by d.decided_at
              ), '[]')
              from private.key_decisions as d
              left join public.students as b on b.id = d.decided_by
              where d.paper_id = p_paper_id and d.n = k.n
            )
          ) || private.item_json(q.items -> (k.n - 1), q.passages) order by k.n
        )
        from private.read_key(p_paper_id, r.key_version) as k
        join private.paper_items as q on q.paper_id = p_paper_id
        join private.paper_keys as v on v.paper_id = p_paper_id and v.version = r.key_version
        join private.question_statistics as s on s.paper_id = p_paper_id and s.n = k.n
      )
    )
    from private.paper_results as r
    join private.paper_statistics as u on u.paper_id = r.paper_id
    where r.paper_id = p_paper_id
  );
end
$$;
comment on function private.read_paper_statistics(uuid) is 'read_paper_statistics for an admin. Raises 42501 for anybody else.';

create function public.read_paper_statistics(p_paper_id uuid) returns jsonb
language sql set search_path = ''
return private.read_paper_statistics(p_paper_id);
comment on function public.read_paper_statistics(uuid) is
  'For admins: what the answers of a closed paper say of it and of each question, with the key (private.measure_paper); medals is how many there would be of each, families how many a publication writes to, claims how many challenges say what. Returns {outcome}: statistics {status, key_version, sitters, families, mean, deviation, kr20, standard_error, distribution, medals, undecided, unanswered, questions: [{n, section, topic, credited, why, facility, discrimination, top_shares, bottom_shares, suspect_for, claims, decisions, and the question as private.item_json has it}]}, not_closed, kept_out, not_found. Raises 42501 for anybody else. Each reading leaves an audit row (E6).';

create function private.list_key_challenges(p_paper_id uuid, p_n integer, p_limit integer, p_offset integer)
returns table (claim text, reason text, filed_at timestamptz, is_answered boolean)
language sql volatile security definer set search_path = ''
as $$
  select private.require_admin();
  select c.claim, c.reason, c.filed_at, exists (
    select 1 from private.key_decisions as d where d.paper_id = c.paper_id and d.n = c.n and d.decided_at > c.filed_at
  )
  from private.key_challenges as c
  join private.papers as p on p.id = c.paper_id
  where c.paper_id = p_paper_id and c.n = p_n and not private.is_kept_out((select auth.uid()), p.edition_id, p.class_id)
  order by 4, c.filed_at, c.attempt_id
  limit least(greatest(p_limit, 1), 100) offset least(greatest(p_offset, 0), 10000);
$$;
comment on function private.list_key_challenges(uuid, integer, integer, integer) is 'list_key_challenges for an admin. Raises 42501 for anybody else.';

create function public.list_key_challenges(p_paper_id uuid, p_n integer, p_limit integer, p_offset integer)
returns table (claim text, reason text, filed_at timestamptz, is_answered boolean)
language sql set search_path = ''
return private.list_key_challenges(p_paper_id, p_n, p_limit, p_offset);
comment on function public.list_key_challenges(uuid, integer, integer, integer) is
  'For admins: the challenges of a question''s key, those without an answer first and the oldest of them, at most 100 from p_offset on; never by whom. None for whom the paper is closed to. Raises 42501 for anybody else.';

create function private.decide_key(p_paper_id uuid, p_n integer, p_credited text, p_words text, p_seen integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_words text := private.clean_note(p_words);
  v_credited text := p_credited;
  v_key record;
  v_answer jsonb;
  v_decision private.key_decisions;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  if p_credited ~ '^[a-d]{1,4}$' then
    v_credited := (select string_agg(distinct l, '' order by l) from string_to_table(p_credited, null) as l);
  end if;
  select k.* into v_key
  from private.paper_results as r
  cross join lateral private.read_key(p_paper_id, r.key_version) as k
  where r.paper_id = p_paper_id and k.n = p_n;
  v_answer := coalesce(private.paper_access_error(v_paper), case
    when not exists (select 1 from private.paper_results where paper_id = p_paper_id) then jsonb_build_object('outcome', 'not_closed')
    when v_key.n is null then jsonb_build_object('outcome', 'not_found')
    when v_words is null then jsonb_build_object('outcome', 'words_missing')
    when char_length(v_words) > 1000 then jsonb_build_object('outcome', 'words_too_long')
    when v_credited <> 'all' and (v_credited !~ '^[a-d]{1,4}$' or ascii(right(v_credited, 1)) - 96 > v_key.option_count)
      then jsonb_build_object('outcome', 'no_option')
    when p_seen <> (select count(*) from private.key_decisions as d where d.paper_id = p_paper_id and d.n = p_n)
      then jsonb_build_object('outcome', 'changed_meanwhile')
    when v_credited = v_key.credited then jsonb_build_object('outcome', 'unchanged')
    when exists (select 1 from private.result_tasks where paper_id = p_paper_id and done_at is null) then jsonb_build_object('outcome', 'waits_already')
  end);
  if v_answer is not null then
    return v_answer;
  end if;
  insert into private.key_decisions (paper_id, n, old_credited, credited, words, decided_by, decided_at, taken_at)
  values (
    p_paper_id, p_n, v_key.credited, v_credited, v_words, (select auth.uid()), private.exam_now(), case when v_credited is null then private.exam_now() end
  )
  returning * into v_decision;
  if v_credited is not null then
    insert into private.result_tasks (paper_id, kind, decision_id, asked_by, asked_at)
    values (p_paper_id, 'key', v_decision.id, v_decision.decided_by, v_decision.decided_at);
  end if;
  perform private.audit_change(
    'decide_key', jsonb_build_object('paper_id', p_paper_id, 'n', p_n, 'decision_id', v_decision.id, 'stands', v_credited is null)
  );
  return jsonb_build_object('outcome', case when v_credited is null then 'stands' else 'waiting' end);
end
$$;
comment on function private.decide_key(uuid, integer, text, text, integer) is 'decide_key for an admin. Raises 42501 for anybody else.';

create function public.decide_key(p_paper_id uuid, p_n integer, p_words text, p_credited text default null, p_seen integer default null) returns jsonb
language sql set search_path = ''
return private.decide_key(p_paper_id, p_n, p_credited, p_words, p_seen);
comment on function public.decide_key(uuid, integer, text, text, integer) is
  'For admins, on a suspect or a challenged question, once for all who took the exam: the key is kept (p_credited null), or these letters of the file are credited (b, bd), or all, which gives everybody the mark. p_words, 1 to 1,000 characters, is read by every participant. A new key is the next version, and the paper is marked again with the next run of the tasks. Returns {outcome}: stands, waiting (for that run), unchanged (that is the key), changed_meanwhile (there are others than the p_seen decisions on it that the caller has read), waits_already (another publication or key has not been done yet), words_missing, words_too_long, no_option, not_closed, kept_out, not_found. Raises 42501 for anybody else. Leaves an audit row. Source: exam sections 7 and 8.';

create function private.publish_error(p_paper private.papers, p_state text, p_golds integer) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when coalesce(p_state, '') not in ('provisional', 'final') then jsonb_build_object('outcome', 'not_found')
    when r.paper_id is null then jsonb_build_object('outcome', 'not_closed')
    when exists (select 1 from private.result_tasks as t where t.paper_id = r.paper_id and t.done_at is null)
      then jsonb_build_object('outcome', 'waits_already')
    when r.final_at is not null or (p_state = 'provisional' and r.provisional_at is not null)
      then jsonb_build_object('outcome', 'published_already')
    when p_state = 'provisional' then case
      -- Kept answers come until 15 minutes after the last deadline; it was closed 3 minutes after it.
      when private.exam_now() <= private.find_closing(p_paper) + interval '12 minutes' then jsonb_build_object(
        'outcome', 'too_early', 'until', private.iso_timestamp(private.find_closing(p_paper) + interval '12 minutes')
      )
      when private.count_kept(p_paper.id) > 0 then jsonb_build_object('outcome', 'kept_answers', 'count', private.count_kept(p_paper.id))
      when cardinality(private.find_undecided(r.paper_id)) > 0
        then jsonb_build_object('outcome', 'undecided', 'questions', to_jsonb(private.find_undecided(r.paper_id)))
    end
    when r.provisional_at is null then jsonb_build_object('outcome', 'not_provisional')
    when private.exam_now() <= r.challenge_until
      then jsonb_build_object('outcome', 'too_early', 'until', private.iso_timestamp(r.challenge_until))
    when private.day_in_india(private.exam_now()) < e.results_on then jsonb_build_object(
      'outcome', 'too_early', 'until', private.iso_timestamp(private.day_ends_at(e.results_on - 1))
    )
    when cardinality(private.find_unanswered(r.paper_id)) > 0
      then jsonb_build_object('outcome', 'unanswered', 'questions', to_jsonb(private.find_unanswered(r.paper_id)))
    when private.count_unconfirmed(r.paper_id) > 0
      then jsonb_build_object('outcome', 'unconfirmed', 'count', private.count_unconfirmed(r.paper_id))
    when (u.medals ->> 'gold')::integer > 15 and p_golds is distinct from (u.medals ->> 'gold')::integer
      then jsonb_build_object('outcome', 'many_golds', 'golds', u.medals -> 'gold')
  end
  from (select) as one
  left join private.paper_results as r on r.paper_id = p_paper.id
  left join private.paper_statistics as u on u.paper_id = r.paper_id
  left join public.editions as e on e.id = p_paper.edition_id
$$;
comment on function private.publish_error(private.papers, text, integer) is
  'Why the results of a paper cannot be published, as an outcome of publish_results, or null.';
revoke all on function private.publish_error(private.papers, text, integer) from public;

create function private.publish_results(p_paper_id uuid, p_state text, p_golds integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_answer jsonb;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_answer := coalesce(private.paper_access_error(v_paper), private.publish_error(v_paper, p_state, p_golds));
  if v_answer is not null then
    return v_answer;
  end if;
  insert into private.result_tasks (paper_id, kind, asked_by, asked_at)
  values (p_paper_id, p_state, (select auth.uid()), private.exam_now());
  perform private.audit_change('publish_results', jsonb_build_object('paper_id', p_paper_id, 'state', p_state, 'golds', p_golds));
  return jsonb_build_object('outcome', 'waiting');
end
$$;
comment on function private.publish_results(uuid, text, integer) is 'publish_results for an admin. Raises 42501 for anybody else.';

create function public.publish_results(p_paper_id uuid, p_state text, p_golds integer default null) returns jsonb
language sql set search_path = ''
return private.publish_results(p_paper_id, p_state, p_golds);
comment on function public.publish_results(uuid, text, integer) is
  'For admins: publishes the provisional or the final results of a paper with the next run of the tasks. Returns {outcome}: waiting (for that run), waits_already, published_already, not_closed, too_early {until} (provisional: kept answers may still come; final: challenges may, or the edition''s result date is ahead), kept_answers {count} (nobody has decided on them), undecided {questions} (suspect, without a decision), not_provisional, unanswered {questions} (with a challenge), unconfirmed {count} (medals), many_golds {golds} (over 15: p_golds has to name how many), kept_out, not_found. Raises 42501 for anybody else. Leaves an audit row. Source: exam sections 7 and 8.';

create function private.list_award_checks(p_paper_id uuid, p_limit integer, p_offset integer)
returns table (
  attempt_id uuid, student_id uuid, name text, email text, phone text, school_name text, award text, drawn_for text, is_needed boolean,
  held_for text, confirmed_at timestamptz, confirmed_by text, proof text
)
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.audit_change('list_award_checks', jsonb_build_object('paper_id', p_paper_id));
  return query
  select c.attempt_id, s.id, s.name, s.email, s.phone, s.school_name, c.award, c.drawn_for,
    c.award = 'gold' or (c.drawn_for = 'tenth' and c.award <> 'participation'), private.find_hold(s.id, a), c.confirmed_at, b.name, c.proof
  from private.award_checks as c
  join private.exam_attempts as a on a.id = c.attempt_id and a.standing not in ('void', 'reset')
  join private.papers as p on p.id = a.paper_id
  join public.students as s on s.id = a.student_id
  left join public.students as b on b.id = c.confirmed_by
  where a.paper_id = p_paper_id and not private.is_kept_out((select auth.uid()), p.edition_id, p.class_id)
  order by 9 desc, c.confirmed_at is not null, array_position(array['gold', 'silver', 'bronze', 'participation'], c.award), s.name, c.attempt_id
  limit least(greatest(p_limit, 1), 100) offset least(greatest(p_offset, 0), 10000);
end
$$;
comment on function private.list_award_checks(uuid, integer, integer) is 'list_award_checks for an admin. Raises 42501 for anybody else.';

create function public.list_award_checks(p_paper_id uuid, p_limit integer, p_offset integer)
returns table (
  attempt_id uuid, student_id uuid, name text, email text, phone text, school_name text, award text, drawn_for text, is_needed boolean,
  held_for text, confirmed_at timestamptz, confirmed_by text, proof text
)
language sql set search_path = ''
return private.list_award_checks(p_paper_id, p_limit, p_offset);
comment on function public.list_award_checks(uuid, integer, integer) is
  'For admins: whose award of a paper is confirmed before the final result, and how to reach them: every gold, and a tenth of silver and bronze by chance; is_needed where the award that the ranks would give now still asks for it; those first, of them those that wait, at most 100 from p_offset on. None for whom the paper is closed to. Raises 42501 for anybody else. Leaves an audit row. Source: exam section 7.';

create function private.confirm_award(p_attempt_id uuid, p_proof text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_proof text := private.clean_note(p_proof);
  v_attempt private.exam_attempts;
  v_answer jsonb;
begin
  perform private.require_admin();
  select * into v_attempt from private.exam_attempts where id = p_attempt_id and exam_id is not null;
  v_answer := coalesce(
    private.paper_access_error(private.lock_paper(v_attempt.paper_id)),
    case
      when v_attempt.student_id = (select auth.uid()) then jsonb_build_object('outcome', 'own_exam')
      when v_proof is null then jsonb_build_object('outcome', 'proof_missing')
      when char_length(v_proof) > 500 then jsonb_build_object('outcome', 'proof_too_long')
      when exists (select 1 from private.award_checks where attempt_id = p_attempt_id and confirmed_at is not null)
        then jsonb_build_object('outcome', 'confirmed_already')
    end
  );
  if v_answer is not null then
    return v_answer;
  end if;
  update private.award_checks set confirmed_at = private.exam_now(), confirmed_by = (select auth.uid()), proof = v_proof
  where attempt_id = p_attempt_id and confirmed_at is null;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'confirm_award', v_attempt.student_id, jsonb_build_object('attempt_id', p_attempt_id, 'proof', v_proof));
  return jsonb_build_object('outcome', 'confirmed');
end
$$;
comment on function private.confirm_award(uuid, text) is 'confirm_award for an admin. Raises 42501 for anybody else.';

create function public.confirm_award(p_attempt_id uuid, p_proof text) returns jsonb
language sql set search_path = ''
return private.confirm_award(p_attempt_id, p_proof);
comment on function public.confirm_award(uuid, text) is
  'For admins: a drawn award is confirmed, with what was seen or heard in 1 to 500 characters: proof of the class, and pictures or a short call. Returns {outcome}: confirmed, confirmed_already, proof_missing, proof_too_long, own_exam, kept_out, not_found (not drawn). Raises 42501 for anybody else. Leaves an audit row. Source: exam section 7.';

do $$
declare
  v_function text;
begin
  foreach v_function in array array[
    'list_paper_results(uuid)', 'read_paper_statistics(uuid)', 'list_key_challenges(uuid, integer, integer, integer)',
    'decide_key(uuid, integer, text, text, integer)', 'publish_results(uuid, text, integer)', 'list_award_checks(uuid, integer, integer)', 'confirm_award(uuid, text)'
  ] loop
    execute format('revoke all on function private.%1$s from public, anon, authenticated; revoke all on function public.%1$s from public, anon, authenticated', v_function);
    execute format('grant execute on function private.%1$s to authenticated; grant execute on function public.%1$s to authenticated', v_function);
  end loop;
end
$$;
