-- What a student reads of a paper: the result, and the review of each question beside the key; and the challenge of a key
-- (exam sections 6 to 8). Before they are published both say why there is nothing, and no key leaves the server (E6).

create table private.key_challenges (
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  n smallint not null,
  paper_id uuid not null references private.papers (id),
  claim text not null check (claim ~ '^(none|[a-d]{1,4})$'),
  reason text not null check (char_length(reason) between 1 and 1000),
  filed_at timestamptz not null,
  primary key (attempt_id, n)
);
comment on table private.key_challenges is
  'What families hold against a key: the letters of the file that they take for right, or none, and why. Never changed; its answer is the question''s (key_decisions). The reason goes with the account.';
create index key_challenges_paper on private.key_challenges (paper_id, n);
alter table private.key_challenges enable row level security;
revoke all on private.key_challenges from public, anon, authenticated, service_role;

create function private.paper_json(p_paper private.papers) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'paper_id', p_paper.id, 'kind', p_paper.kind, 'subject', s.name, 'class', c.name, 'edition', e.name,
    'exam_day', (select x.exam_on from public.edition_exams as x where x.edition_id = e.id and x.exam_id = s.id)
  )
  from public.subjects as s, public.classes as c, public.editions as e
  where s.id = p_paper.exam_id and c.id = p_paper.class_id and e.id = p_paper.edition_id
$$;
comment on function private.paper_json(private.papers) is 'What a result is of, in the words of the catalogue; exam_day is a day in India.';
revoke all on function private.paper_json(private.papers) from public;

create function private.find_my_paper(p_paper_id uuid, out paper private.papers, out attempt private.exam_attempts)
language plpgsql stable set search_path = ''
as $$
declare
  v_student_id uuid := private.student_id();
begin
  select * into paper from private.papers where id = p_paper_id and kind <> 'rehearsal';
  select * into attempt from private.exam_attempts
  where paper_id = p_paper_id and student_id = v_student_id and standing <> 'reset';
  if paper.id is null or v_student_id is null or (attempt.id is null and not exists (
    select 1 from public.enrolments as n
    where n.student_id = v_student_id and n.edition_id = paper.edition_id and n.exam_id = paper.exam_id and n.class_id = paper.class_id
  ) and not exists (
    -- Whose attempt was reset reads why, though the class may be another one since.
    select 1 from private.exam_attempts as a where a.paper_id = paper.id and a.student_id = v_student_id
  )) then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
end
$$;
comment on function private.find_my_paper(uuid) is
  'A paper of an exam that the caller sat or is enrolled in, and the attempt, null where there is none or it was reset. Raises 42501 for any other.';
revoke all on function private.find_my_paper(uuid) from public;

-- In PL/pgSQL, which looks its parts up when it runs: voids come with a later migration.
create function private.unpublished_json(p_paper private.papers, p_attempt private.exam_attempts) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_proposal jsonb := private.void_json(p_paper, p_attempt);
begin
  return (
    select case
      when p_paper.called_off_at is not null then jsonb_build_object('outcome', 'called_off')
      when v_proposal -> 'decision' = 'null' then jsonb_build_object('outcome', 'held', 'held_for', 'void')
      when v_proposal ->> 'decision' in ('void', 'reset') then jsonb_build_object('outcome', v_proposal -> 'decision')
      when (p_attempt.id is null or p_attempt.finished_at is not null)
        and (r.paper_id is not null or private.exam_now() > private.find_closing(p_paper))
        and coalesce((select e.letters from private.exam_receipts as e where e.attempt_id = p_attempt.id order by e.no desc limit 1), '') !~ '[a-d]'
        then jsonb_build_object('outcome', 'not_sat', 'began', p_attempt.id is not null)
      when h.held_for is not null then jsonb_build_object('outcome', 'held', 'held_for', h.held_for)
      when r.provisional_at is null or not exists (
        select 1 from private.exam_results as x where x.attempt_id = p_attempt.id and x.is_last
      ) then jsonb_build_object('outcome', 'not_yet', 'expected_on', (select e.results_on from public.editions as e where e.id = p_paper.edition_id))
    end || jsonb_build_object('paper', private.paper_json(p_paper), 'void_proposal', v_proposal)
    from (select case when p_attempt.id is not null then private.find_hold(p_attempt.student_id, p_attempt) end as held_for) as h
    left join private.paper_results as r on r.paper_id = p_paper.id
  );
end
$$;
comment on function private.unpublished_json(private.papers, private.exam_attempts) is
  'Why there is no result to show, as get_result and get_review answer it: called_off, held, void, reset, not_sat, not_yet; null where there is one. void_proposal is the last question whether the attempt counts, null where nobody asked.';
revoke all on function private.unpublished_json(private.papers, private.exam_attempts) from public;

create function private.marks_json(p_paper private.papers, p_attempt private.exam_attempts) returns jsonb
language sql stable set search_path = ''
as $$
  with answers as (
    select k.n, k.section, coalesce(k.topic, 'Section ' || k.section) as topic, substr(e.letters, k.n, 1) as letter,
      k.credited = 'all' or strpos(k.credited, substr(e.letters, k.n, 1)) > 0 as has_mark,
      case when r.sitters >= 10 and p_paper.kind = 'exam' then s.facility end as facility
    from private.paper_results as r
    cross join lateral private.read_key(p_paper.id, r.key_version) as k
    cross join lateral (
      select x.letters from private.exam_receipts as x where x.attempt_id = p_attempt.id order by x.no desc limit 1
    ) as e
    left join private.question_statistics as s on s.paper_id = p_paper.id and s.n = k.n
    where r.paper_id = p_paper.id
  )
  select jsonb_build_object(
    'paper', private.paper_json(p_paper),
    'name', coalesce(p_attempt.student_name, (select s.name from public.students as s where s.id = p_attempt.student_id), ''),
    'marks', (select count(*) from answers where has_mark), 'of', (select count(*) from answers),
    'answered', (select count(*) from answers where letter <> '-'),
    'sections', (
      select jsonb_agg(jsonb_build_object('section', g.section, 'marks', g.marks, 'of', g.of, 'average', g.average) order by g.section)
      from (select section, count(*) filter (where has_mark) as marks, count(*) as of, sum(facility) as average from answers group by section) as g
    ),
    'topics', (
      select jsonb_agg(jsonb_build_object('topic', g.topic, 'marks', g.marks, 'of', g.of, 'average', g.average) order by g.first_n)
      from (
        select topic, count(*) filter (where has_mark) as marks, count(*) as of, sum(facility) as average, min(n) as first_n
        from answers group by topic
      ) as g
    )
  )
$$;
comment on function private.marks_json(private.papers, private.exam_attempts) is
  'The marks of a published attempt under the key version that holds, in all, by section and by topic, with the averages once the result is final and ten have sat: of fewer an average says what another child has.';
revoke all on function private.marks_json(private.papers, private.exam_attempts) from public;

create function private.changes_json(p_attempt_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'changed_at', private.iso_timestamp(r.marked_at), 'cause', r.cause, 'n', d.n,
      'reason', coalesce(d.words, 'Another result of this paper was withdrawn.'), 'old_marks', o.marks, 'new_marks', r.marks,
      'old_rank', o.rank, 'new_rank', r.rank, 'ranked_of', p.sitters, 'old_award', o.award, 'new_award', r.award
    ) order by r.no
  ), '[]')
  from private.exam_results as r
  join private.exam_results as o on o.attempt_id = r.attempt_id and o.no = r.no - 1
  join private.paper_results as p on p.paper_id = r.paper_id
  left join private.key_decisions as d on d.id = r.decision_id
  where r.attempt_id = p_attempt_id and r.cause in ('key', 'void') and (r.marks, r.rank, r.award) is distinct from (o.marks, o.rank, o.award)
$$;
comment on function private.changes_json(uuid) is
  'What has changed in a published result, the oldest first: old, new, cause and when, in the words of the decision (E8).';
revoke all on function private.changes_json(uuid) from public;

create function private.neighbour_json(p_own private.exam_results, p_is_above boolean) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('rank', t.rank) || case
    when t.marks <> p_own.marks then jsonb_build_object('rule', 'marks', 'own', p_own.marks, 'theirs', t.marks)
    when t.section_c <> p_own.section_c then jsonb_build_object('rule', 'section_c', 'own', p_own.section_c, 'theirs', t.section_c)
    else jsonb_build_object('rule', 'difficulty', 'own', p_own.difficulty, 'theirs', t.difficulty)
  end
  from private.exam_results as t
  where t.paper_id = p_own.paper_id and t.is_last and t.rank = (
    select case when p_is_above then max(x.rank) filter (where x.rank < p_own.rank) else min(x.rank) filter (where x.rank > p_own.rank) end
    from private.exam_results as x
    where x.paper_id = p_own.paper_id and x.is_last and case when p_is_above then x.rank < p_own.rank else x.rank > p_own.rank end
  )
  limit 1
$$;
comment on function private.neighbour_json(private.exam_results, boolean) is
  'The nearest other rank above or below, the first rule of exam section 7 in which the two differ, and both numbers; never a person. Null where there is none.';
revoke all on function private.neighbour_json(private.exam_results, boolean) from public;

create function private.ranking_json(p_own private.exam_results) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'rank', p_own.rank, 'n', p.sitters, 'mean', case when p.sitters >= 10 then s.mean end,
    'tied', (select count(*) - 1 from private.exam_results as x where x.paper_id = p_own.paper_id and x.is_last and x.rank = p_own.rank),
    'percentile', case when p.sitters >= 30 then floor(100.0 * (
      select count(*) from private.exam_results as x where x.paper_id = p_own.paper_id and x.is_last and x.rank > p_own.rank
    ) / p.sitters) end,
    'likely', case when p.sitters >= 30 and s.standard_error is not null then jsonb_build_object(
      'from', greatest(0, round(p_own.marks - 1.645 * s.standard_error)),
      'to', least(cardinality(s.distribution) - 1, round(p_own.marks + 1.645 * s.standard_error))
    ) end,
    'distribution', case when p.sitters >= 30 then to_jsonb(s.distribution) end,
    'above', case when p.sitters >= 10 then private.neighbour_json(p_own, true) end,
    'below', case when p.sitters >= 10 then private.neighbour_json(p_own, false) end
  )
  from private.paper_results as p
  join private.paper_statistics as s on s.paper_id = p.paper_id
  where p.paper_id = p_own.paper_id and p_own.rank is not null
$$;
comment on function private.ranking_json(private.exam_results) is
  'Where a final result is among the N who took the exam: rank and how many share it; from N = 10 the mean, and why the neighbours are elsewhere; and from N = 30 the percentile, the marks that another paper like this would bring nine times in ten (± 1.645 standard errors) and the distribution. Null without a rank. Source: exam section 7.';
revoke all on function private.ranking_json(private.exam_results) from public;

create function private.get_result(p_paper_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_mine record;
  v_paper private.papers;
  v_attempt private.exam_attempts;
  v_result private.exam_results;
  v_answer jsonb;
begin
  v_mine := private.find_my_paper(p_paper_id);
  v_paper := v_mine.paper;
  v_attempt := v_mine.attempt;
  v_answer := private.unpublished_json(v_paper, v_attempt);
  if v_answer is not null then
    return v_answer;
  end if;
  select * into v_result from private.exam_results where attempt_id = v_attempt.id and is_last;
  v_answer := private.marks_json(v_paper, v_attempt) || jsonb_build_object(
    'changes', private.changes_json(v_attempt.id), 'void_proposal', private.void_json(v_paper, v_attempt)
  );
  if v_paper.status = 'final' then
    return v_answer || (
      select jsonb_build_object(
        'outcome', 'final', 'final_on', private.day_in_india(r.final_at), 'standing', private.ranking_json(v_result),
        'award', jsonb_build_object(
          'tier', v_result.award, 'promised_on', (select a.promised_on from private.awards as a where a.attempt_id = v_attempt.id)
        ),
        'certificate_code', c.code, 'name', coalesce(c.name, v_answer ->> 'name')
      )
      from private.paper_results as r
      left join private.certificates as c on c.attempt_id = v_attempt.id and c.ended_as is null
      where r.paper_id = p_paper_id
    );
  end if;
  return v_answer || (
    select jsonb_build_object(
      'outcome', 'provisional', 'final_on', e.results_on, 'challenge_until', private.iso_timestamp(r.challenge_until),
      'challenges', (select count(*) from private.key_challenges as c where c.attempt_id = v_attempt.id),
      'challenges_answered', (
        select count(*) from private.key_challenges as c
        where c.attempt_id = v_attempt.id and exists (
          select 1 from private.key_decisions as d
          where d.paper_id = p_paper_id and d.n = c.n and d.taken_at is not null and d.decided_at > c.filed_at
        )
      ),
      'server_now', private.iso_timestamp(private.exam_now())
    )
    from private.paper_results as r
    join public.editions as e on e.id = v_paper.edition_id
    where r.paper_id = p_paper_id
  );
end
$$;
comment on function private.get_result(uuid) is 'get_result for the caller alone. Raises 42501 for a paper of somebody else.';

create function public.get_result(p_paper_id uuid) returns jsonb
language sql stable set search_path = ''
return private.get_result(p_paper_id);
comment on function public.get_result(uuid) is
  'A student''s result of a paper, in the shape of src/data/results/result.ts. Returns {outcome, paper, void_proposal (private.void_proposal_json; null where nobody asked whether the attempt counts)}: called_off, not_sat {began}, held {held_for}, void, reset, not_yet {expected_on}; or with name, marks, of, answered, sections, topics and changes: provisional {final_on, challenge_until, challenges, challenges_answered, server_now}, final {final_on, standing, award, certificate_code}. Times in UTC as private.iso_timestamp, days in India. Raises 42501 for a paper that the caller neither sat nor is enrolled in. Source: exam sections 6 and 7.';

create function private.credited_json(p_credited text) returns jsonb
language sql immutable set search_path = ''
as $$ select case when p_credited = 'all' then '"all"' else to_jsonb(string_to_array(p_credited, null)) end $$;
comment on function private.credited_json(text) is 'Credited letters as a review has them: the word all, or a list.';
revoke all on function private.credited_json(text) from public;

create function private.item_json(p_item jsonb, p_passages jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('question', p_item ->> 'question', 'options', o.options) || jsonb_strip_nulls(jsonb_build_object(
    'figure', p_item -> 'figure', 'optionFigures', o.pictures, 'table', p_item -> 'table', 'say', p_item -> 'say',
    'passage_id', p_item ->> 'passage', 'passage', p_passages -> (p_item ->> 'passage')
  ))
  from (
    select jsonb_object_agg(chr(96 + x.place::integer), x.option) as options,
      jsonb_object_agg(chr(96 + x.place::integer), p_item -> 'optionFigures' -> x.option)
        filter (where p_item -> 'optionFigures' ? x.option) as pictures
    from jsonb_array_elements_text(p_item -> 'options') with ordinality as x (option, place)
  ) as o
$$;
comment on function private.item_json(jsonb, jsonb) is
  'A question of a closed paper as it is read: its text, options and their drawings by the letters of the file, and what it is about.';
revoke all on function private.item_json(jsonb, jsonb) from public;

create function private.review_questions_json(p_paper_id uuid, p_attempt_id uuid, p_letters text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_agg(
    jsonb_build_object(
      'n', k.n, 'option', nullif(substr(p_letters, k.n, 1), '-'), 'section', k.section, 'option_count', k.option_count,
      'topic', coalesce(k.topic, 'Section ' || k.section),
      'credited', private.credited_json(k.credited), 'has_mark', k.credited = 'all' or strpos(k.credited, substr(p_letters, k.n, 1)) > 0,
      'why', coalesce(w.key ->> 'why', ''), 'facility', case when u.sitters >= 30 then s.facility end,
      'challenge', (
        select jsonb_build_object(
          'claim', case c.claim when 'none' then '[]' else to_jsonb(string_to_array(c.claim, null)) end,
          'reason', c.reason, 'filed_at', private.iso_timestamp(c.filed_at)
        )
        from private.key_challenges as c where c.attempt_id = p_attempt_id and c.n = k.n
      ),
      'decision', (
        select jsonb_build_object(
          'stands', d.credited is null, 'old_credited', private.credited_json(d.old_credited), 'words', d.words,
          'decided_at', private.iso_timestamp(d.decided_at)
        )
        from private.key_decisions as d
        where d.paper_id = p_paper_id and d.n = k.n and d.taken_at is not null
        order by d.taken_at desc, d.decided_at desc
        limit 1
      )
    )
    || i.told
    || jsonb_strip_nulls(jsonb_build_object('mistake', w.key -> 'wrong' ->> (i.told -> 'options' ->> substr(p_letters, k.n, 1))))
    order by k.n
  )
  from private.paper_results as r
  join private.paper_items as q on q.paper_id = r.paper_id
  join private.paper_keys as v on v.paper_id = r.paper_id and v.version = r.key_version
  join private.paper_statistics as u on u.paper_id = r.paper_id
  cross join lateral private.read_key(p_paper_id, r.key_version) as k
  cross join lateral (select private.item_json(q.items -> (k.n - 1), q.passages) as told) as i
  cross join lateral (select v.key -> k.n::text as key) as w
  left join private.question_statistics as s on s.paper_id = r.paper_id and s.n = k.n
  where r.paper_id = p_paper_id
$$;
comment on function private.review_questions_json(uuid, uuid, text) is
  'The questions of a published paper beside what counts of an attempt: credited letters, explanation, the mistake behind the chosen option, the own challenge, and what was decided.';
revoke all on function private.review_questions_json(uuid, uuid, text) from public;

create function private.get_review(p_paper_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_mine record;
  v_paper private.papers;
  v_attempt private.exam_attempts;
  v_answer jsonb;
begin
  v_mine := private.find_my_paper(p_paper_id);
  v_paper := v_mine.paper;
  v_attempt := v_mine.attempt;
  v_answer := private.unpublished_json(v_paper, v_attempt);
  if v_answer is not null then
    return v_answer;
  end if;
  return (
    select jsonb_build_object(
      'outcome', 'review', 'paper', private.paper_json(v_paper), 'state', v_paper.status, 'seed', v_attempt.seed, 'marks', x.marks,
      'of', char_length(e.letters), 'may_challenge', v_paper.status = 'provisional' and private.exam_now() <= r.challenge_until,
      'challenge_until', private.iso_timestamp(r.challenge_until),
      'challenges_left', 5 - (select count(*) from private.key_challenges as c where c.attempt_id = v_attempt.id),
      'questions', private.review_questions_json(p_paper_id, v_attempt.id, e.letters), 'server_now', private.iso_timestamp(private.exam_now())
    )
    from private.paper_results as r
    join private.exam_results as x on x.attempt_id = v_attempt.id and x.is_last
    cross join lateral (
      select b.letters from private.exam_receipts as b where b.attempt_id = v_attempt.id order by b.no desc limit 1
    ) as e
    where r.paper_id = p_paper_id
  );
end
$$;
comment on function private.get_review(uuid) is 'get_review for the caller alone. Raises 42501 for a paper of somebody else.';

create function public.get_review(p_paper_id uuid) returns jsonb
language sql stable set search_path = ''
return private.get_review(p_paper_id);
comment on function public.get_review(uuid) is
  'A student''s answers of a published paper beside the key, in the shape of src/data/results/review.ts. Returns {outcome, paper}: review {state, seed, marks, of, may_challenge, challenge_until, challenges_left, questions, server_now}, or what get_result answers before. n is the file''s; the child''s own numbers are made of seed, section, passage_id and option_count. Raises 42501 for a paper that the caller neither sat nor is enrolled in. Source: exam sections 6 and 8.';

create function private.challenge_key(p_paper_id uuid, p_n integer, p_claim text, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_reason text := private.clean_note(p_reason);
  v_claim text := p_claim;
  v_mine record;
  v_paper private.papers;
  v_attempt private.exam_attempts;
  v_options integer;
  v_former private.key_challenges;
  v_left integer;
begin
  perform private.lock_student((select auth.uid()));
  v_mine := private.find_my_paper(p_paper_id);
  v_paper := v_mine.paper;
  v_attempt := v_mine.attempt;
  if p_claim ~ '^[a-d]{1,4}$' then
    v_claim := (select string_agg(distinct l, '' order by l) from string_to_table(p_claim, null) as l);
  end if;
  if coalesce(char_length(v_reason) not between 10 and 1000, true)
    or coalesce(v_claim <> 'none' and (v_claim !~ '^[a-d]{1,4}$' or v_claim <> p_claim and char_length(v_claim) <> char_length(p_claim)), true) then
    raise exception 'This is no challenge of a key.' using errcode = 'PT400';
  end if;
  v_options := (select substr(s.option_counts, p_n, 1) from private.paper_seals as s where s.paper_id = p_paper_id and p_n between 1 and char_length(s.option_counts));
  if v_options is null or v_attempt.standing = 'void'
    or not exists (select 1 from private.exam_results where attempt_id = v_attempt.id and is_last and is_sat) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if v_claim <> 'none' and ascii(right(v_claim, 1)) - 96 > v_options then
    raise exception 'This is no option of the question.' using errcode = 'PT400';
  end if;
  v_left := 5 - (select count(*) from private.key_challenges where attempt_id = v_attempt.id);
  select * into v_former from private.key_challenges where attempt_id = v_attempt.id and n = p_n;
  if found then
    return case when (v_former.claim, v_former.reason) = (v_claim, v_reason)
      then jsonb_build_object('outcome', 'filed', 'challenges_left', v_left) else jsonb_build_object('outcome', 'already_filed') end;
  end if;
  if v_paper.status <> 'provisional'
    or private.exam_now() > (select r.challenge_until from private.paper_results as r where r.paper_id = p_paper_id) then
    return jsonb_build_object('outcome', 'closed');
  end if;
  if v_left <= 0 then
    return jsonb_build_object('outcome', 'limit');
  end if;
  insert into private.key_challenges (attempt_id, n, paper_id, claim, reason, filed_at)
  values (v_attempt.id, p_n, p_paper_id, v_claim, v_reason, private.exam_now());
  return jsonb_build_object('outcome', 'filed', 'challenges_left', v_left - 1);
end
$$;
comment on function private.challenge_key(uuid, integer, text, text) is 'challenge_key for the caller alone.';

create function public.challenge_key(p_paper_id uuid, p_n integer, p_claim text, p_reason text) returns jsonb
language sql set search_path = ''
return private.challenge_key(p_paper_id, p_n, p_claim, p_reason);
comment on function public.challenge_key(uuid, integer, text, text) is
  'A student challenges the key of a question: p_n of the file, p_claim its letters that are right (b, bd) or none, p_reason 10 to 1,000 characters. Free, within 7 days of the provisional result, at most 5 questions a paper. Returns {outcome}: filed {challenges_left}, again when repeated, already_filed (with other words), limit, closed, not_found (no published attempt, or no such question). Raises PT400 for a claim or reason that is none, 42501 for a paper of somebody else. Source: exam sections 6 and 8.';

revoke all on function private.get_result(uuid) from public, anon, authenticated;
revoke all on function private.get_review(uuid) from public, anon, authenticated;
revoke all on function private.challenge_key(uuid, integer, text, text) from public, anon, authenticated;
revoke all on function public.get_result(uuid) from public, anon, authenticated;
revoke all on function public.get_review(uuid) from public, anon, authenticated;
revoke all on function public.challenge_key(uuid, integer, text, text) from public, anon, authenticated;
grant execute on function private.get_result(uuid) to authenticated;
grant execute on function private.get_review(uuid) to authenticated;
grant execute on function private.challenge_key(uuid, integer, text, text) to authenticated;
grant execute on function public.get_result(uuid) to authenticated;
grant execute on function public.get_review(uuid) to authenticated;
grant execute on function public.challenge_key(uuid, integer, text, text) to authenticated;
