-- Four eyes (exam section 3): an organiser who has never opened a paper's key solves it, what disagrees with the key
-- is corrected or explained with a word, and then the paper is reviewed.

create table private.paper_solutions (
  paper_id uuid not null references private.papers (id) on delete cascade,
  fingerprint text not null,
  solver_id uuid not null references public.students (id),
  choice text,
  solved_at timestamptz not null default now(),
  note text,
  noted_by uuid references public.students (id),
  primary key (paper_id, fingerprint, solver_id)
);
comment on table private.paper_solutions is
  'What an organiser chose, without the key, for a question as it then was: a changed one has another fingerprint and wants solving again. Written by functions alone, without checks, as paper_items (E6).';
comment on column private.paper_solutions.choice is 'The text of the option; null says that none, or more than one, is right.';
comment on column private.paper_solutions.note is 'The word that explains why the key is kept against this choice.';
create index paper_solutions_solver on private.paper_solutions (solver_id);
create index paper_solutions_noted_by on private.paper_solutions (noted_by);

alter table private.paper_solutions enable row level security;
revoke all on private.paper_solutions from public, anon, authenticated, service_role;

create function private.fingerprint_item(p_item jsonb, p_passages jsonb) returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(concat(
    (p_item - '{n,section,options,topic,level,family,say,validUntil}'::text[])::text,
    (select jsonb_agg(o order by o)::text from jsonb_array_elements_text(p_item -> 'options') as o),
    (p_passages -> (p_item ->> 'passage'))::text
  ), 'UTF8')), 'hex')
$$;
comment on function private.fingerprint_item(jsonb, jsonb) is
  'SHA-256 in hex of all that a child reads or hears of a question, without its number and the order of its options.';
revoke all on function private.fingerprint_item(jsonb, jsonb) from public;

create function private.list_solutions(p_paper_id uuid)
returns table (n integer, fingerprint text, solver_id uuid, choice text, note text, is_agreed boolean)
language sql stable set search_path = ''
as $$
  select i.n::integer, f.fingerprint, s.solver_id, s.choice, s.note,
    k.key -> i.n::text -> 'credited' = '"all"' or coalesce(k.key -> i.n::text -> 'credited' ? s.choice, false)
  from private.papers as p
  join private.paper_items as q on q.paper_id = p.id
  join private.paper_keys as k on k.paper_id = p.id and k.version = 1
  cross join jsonb_array_elements(q.items) with ordinality as i (item, n)
  cross join lateral (select private.fingerprint_item(i.item, q.passages) as fingerprint) as f
  left join private.paper_solutions as s
    on s.paper_id = p.id and s.fingerprint = f.fingerprint
    and not private.is_kept_out(s.solver_id, p.edition_id, p.class_id)
  where p.id = p_paper_id
$$;
comment on function private.list_solutions(uuid) is
  'Each question of a paper as it is now, with each organiser''s choice; a row without one (solver_id null) where nobody has solved it. Anyone who is kept out by now does not count.';
revoke all on function private.list_solutions(uuid) from public;

create function private.missing_errors(p_paper private.papers) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(l.lack order by l.place), '{}')
  from (
    select count(*) as questions, count(*) filter (where i.item ->> 'section' = 'C') as challenges,
      count(distinct i.item ->> 'section') as sections,
      count(*) filter (where i.item ->> 'form' = 'audio') as spoken,
      count(*) filter (where i.item ->> 'form' = 'audio' and i.item -> 'clip' is not null) as recorded,
      case when (select c.number from public.classes as c where c.id = p_paper.class_id) <= 4 then 40 else 50 end as wanted
    from private.paper_items as q
    cross join jsonb_array_elements(q.items) as i (item)
    where q.paper_id = p_paper.id
  ) as c
  cross join lateral (
    values
      (1, format('%s of %s questions', c.questions, c.wanted), c.questions <> c.wanted),
      (2, format('%s of 5 questions in section C', c.challenges), c.challenges <> 5),
      (3, 'questions in each of the sections A, B and C', c.sections <> 3),
      (4, format('clips for %s of %s audio questions: all or none', c.recorded, c.spoken), c.recorded not in (0, c.spoken))
  ) as l (place, lack, is_so)
  where l.is_so
$$;
comment on function private.missing_errors(private.papers) is
  'What a draft has not got yet of a whole paper: 40 questions in classes 1 to 4 and 50 above, 5 of them in section C, clips for all audio questions or none. Empty when it is whole. Source: exam sections 2 and 3.';
revoke all on function private.missing_errors(private.papers) from public;

create function private.open_paper(p_paper_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_refusal jsonb;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_refusal := private.paper_access_error(v_paper);
  if v_refusal is not null then
    return v_refusal;
  end if;
  perform private.note_reader(p_paper_id, 'writing');
  return jsonb_build_object(
    'outcome', 'paper', 'revision', v_paper.revision,
    'items', coalesce((select items from private.paper_items where paper_id = p_paper_id), '[]'),
    'passages', coalesce((select passages from private.paper_items where paper_id = p_paper_id), '{}'),
    'key', coalesce((select key from private.paper_keys where paper_id = p_paper_id and version = 1), '{}'),
    'lacks', private.missing_errors(v_paper),
    'solutions', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'n', l.n, 'fingerprint', l.fingerprint, 'solver_id', l.solver_id, 'solver', coalesce(s.name, s.email, 'Somebody who left'),
            'choice', l.choice, 'note', l.note, 'is_agreed', l.is_agreed
          ) order by l.n, s.name
        )
        from private.list_solutions(p_paper_id) as l
        join public.students as s on s.id = l.solver_id
      ), '[]'
    )
  );
end
$$;
comment on function private.open_paper(uuid) is 'open_paper for an admin. Raises 42501 for anybody else.';

create function public.open_paper(p_paper_id uuid) returns jsonb
language sql set search_path = ''
return private.open_paper(p_paper_id);
comment on function public.open_paper(uuid) is
  'For admins: a paper with its key, to write or to compare. Returns {outcome}: paper {revision, items, passages, key, lacks: what a whole paper has besides, solutions: [{n, fingerprint, solver_id, solver, choice (null: none or several are right), note, is_agreed}]}, kept_out, not_found. Raises 42501 for anybody else. Each reading leaves an audit row, and who has read the key does not solve the paper (E6).';

create function private.read_paper_to_solve(p_paper_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_answer jsonb;
  v_caller constant uuid := (select auth.uid());
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_answer := coalesce(private.paper_access_error(v_paper), case
    when v_paper.status <> 'draft' then jsonb_build_object('outcome', 'not_draft', 'status', v_paper.status)
    when exists (select 1 from private.paper_readers where paper_id = p_paper_id and organiser_id = v_caller)
      and not private.is_single_organiser() then jsonb_build_object('outcome', 'key_known')
    when not exists (select 1 from private.paper_items where paper_id = p_paper_id) then jsonb_build_object('outcome', 'empty')
  end);
  if v_answer is not null then
    return v_answer;
  end if;
  perform private.audit_change('read_paper', jsonb_build_object('paper_id', p_paper_id, 'for', 'solving'));
  return (
    select jsonb_build_object(
      'outcome', 'paper', 'passages', q.passages,
      'items', (
        select jsonb_agg(
          (i.item - '{topic,level,family,say,validUntil}'::text[]) || jsonb_build_object(
            -- The order in which an author writes them would tell the key.
            'options', (
              select jsonb_agg(o order by md5(f.fingerprint || o)) from jsonb_array_elements_text(i.item -> 'options') as o
            ),
            'fingerprint', f.fingerprint,
            'is_solved', exists (
              select 1 from private.paper_solutions as s
              where s.paper_id = p_paper_id and s.fingerprint = f.fingerprint and s.solver_id = v_caller
            )
          ) order by i.n
        )
        from jsonb_array_elements(q.items) with ordinality as i (item, n)
        cross join lateral (select private.fingerprint_item(i.item, q.passages) as fingerprint) as f
      )
    )
    from private.paper_items as q where q.paper_id = p_paper_id
  );
end
$$;
comment on function private.read_paper_to_solve(uuid) is 'read_paper_to_solve for an admin. Raises 42501 for anybody else.';

create function public.read_paper_to_solve(p_paper_id uuid) returns jsonb
language sql set search_path = ''
return private.read_paper_to_solve(p_paper_id);
comment on function public.read_paper_to_solve(uuid) is
  'For admins who have never opened its key: the questions of a draft without key, spoken word or topic, their options in an order of chance. Returns {outcome}: paper {passages, items: each with fingerprint and is_solved (by the caller)}, empty, key_known, not_draft {status}, kept_out, not_found. With single_organiser the key may be known. Raises 42501 for anybody else. Each reading leaves an audit row (E6).';

create function private.solve_paper(p_paper_id uuid, p_choices jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_answer jsonb;
  v_caller constant uuid := (select auth.uid());
  v_solved integer;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_answer := coalesce(private.paper_access_error(v_paper), case
    when v_paper.status <> 'draft' then jsonb_build_object('outcome', 'not_draft', 'status', v_paper.status)
    when exists (select 1 from private.paper_readers where paper_id = p_paper_id and organiser_id = v_caller)
      and not private.is_single_organiser() then jsonb_build_object('outcome', 'key_known')
  end);
  if v_answer is not null then
    return v_answer;
  end if;
  -- The first choice is: a solver who saw what disagreed would only agree.
  insert into private.paper_solutions (paper_id, fingerprint, solver_id, choice)
  select distinct on (f.fingerprint) p_paper_id, f.fingerprint, v_caller, p_choices ->> f.fingerprint
  from private.paper_items as q
  cross join jsonb_array_elements(q.items) as i (item)
  cross join lateral (select private.fingerprint_item(i.item, q.passages) as fingerprint) as f
  where q.paper_id = p_paper_id and jsonb_typeof(p_choices) = 'object' and p_choices ? f.fingerprint
    and (p_choices -> f.fingerprint = 'null' or i.item -> 'options' ? (p_choices ->> f.fingerprint))
  on conflict do nothing;
  get diagnostics v_solved = row_count;
  perform private.audit_change(
    'solve_paper', jsonb_build_object('paper_id', p_paper_id, 'solved', v_solved, 'single_organiser', private.is_single_organiser())
  );
  return jsonb_build_object('outcome', 'solved', 'solved', v_solved);
end
$$;
comment on function private.solve_paper(uuid, jsonb) is 'solve_paper for an admin. Raises 42501 for anybody else.';

create function public.solve_paper(p_paper_id uuid, p_choices jsonb) returns jsonb
language sql set search_path = ''
return private.solve_paper(p_paper_id, p_choices);
comment on function public.solve_paper(uuid, jsonb) is
  'For admins who have never opened its key: choices for questions of a draft, from fingerprint to the text of an option, or null where none or several are right. The first choice for a question counts; what is no question of the paper, or not its option, is passed over. Returns {outcome}: solved {solved: how many were new}, key_known, not_draft {status}, kept_out, not_found. Raises 42501 for anybody else. Leaves an audit row.';

create function private.explain_disagreement(p_paper_id uuid, p_fingerprint text, p_solver_id uuid, p_note text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_answer jsonb;
  v_note constant text := private.clean_note(p_note);
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_answer := coalesce(private.paper_access_error(v_paper), case
    when v_paper.status <> 'draft' then jsonb_build_object('outcome', 'not_draft', 'status', v_paper.status)
    when v_note is null then jsonb_build_object('outcome', 'note_required')
    when char_length(v_note) > 500 then jsonb_build_object('outcome', 'note_too_long')
    -- Who disagrees does not wave the own disagreement through.
    when p_solver_id = (select auth.uid()) and not private.is_single_organiser() then jsonb_build_object('outcome', 'own_choice')
  end);
  if v_answer is not null then
    return v_answer;
  end if;
  update private.paper_solutions set note = v_note, noted_by = (select auth.uid())
  where paper_id = p_paper_id and fingerprint = p_fingerprint and solver_id = p_solver_id;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  perform private.audit_change(
    'explain_disagreement', jsonb_build_object('paper_id', p_paper_id, 'fingerprint', p_fingerprint, 'solver_id', p_solver_id)
  );
  return jsonb_build_object('outcome', 'saved');
end
$$;
comment on function private.explain_disagreement(uuid, text, uuid, text) is 'explain_disagreement for an admin. Raises 42501 for anybody else.';

create function public.explain_disagreement(p_paper_id uuid, p_fingerprint text, p_solver_id uuid, p_note text) returns jsonb
language sql set search_path = ''
return private.explain_disagreement(p_paper_id, p_fingerprint, p_solver_id, p_note);
comment on function public.explain_disagreement(uuid, text, uuid, text) is
  'For admins: why the key is kept against an organiser''s choice, in 1 to 500 characters. Returns {outcome}: saved, note_required, note_too_long, own_choice (another organiser explains it), not_draft {status}, kept_out, not_found. Raises 42501 for anybody else. Leaves an audit row.';

create function private.review_paper(p_paper_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_answer jsonb;
  v_lacks text[];
  v_unsolved integer;
  v_disagreements integer;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_answer := private.paper_access_error(v_paper);
  v_lacks := private.missing_errors(v_paper);
  select count(distinct l.n) filter (where l.solver_id is null),
    count(*) filter (where l.solver_id is not null and not l.is_agreed and l.note is null)
  into v_unsolved, v_disagreements
  from private.list_solutions(p_paper_id) as l;
  v_answer := coalesce(v_answer, case
    when v_paper.status <> 'draft' then jsonb_build_object('outcome', 'not_draft', 'status', v_paper.status)
    when cardinality(v_lacks) > 0 then jsonb_build_object('outcome', 'incomplete', 'lacks', v_lacks)
    when v_unsolved > 0 or v_disagreements > 0
      then jsonb_build_object('outcome', 'open', 'unsolved', v_unsolved, 'disagreements', v_disagreements)
  end);
  if v_answer is not null then
    return v_answer;
  end if;
  update private.papers set status = 'reviewed' where id = p_paper_id;
  perform private.audit_change(
    'review_paper',
    jsonb_build_object(
      'paper_id', p_paper_id, 'single_organiser', private.is_single_organiser(),
      'solvers', (select jsonb_agg(distinct l.solver_id) from private.list_solutions(p_paper_id) as l)
    )
  );
  return jsonb_build_object('outcome', 'reviewed');
end
$$;
comment on function private.review_paper(uuid) is 'review_paper for an admin. Raises 42501 for anybody else.';

create function public.review_paper(p_paper_id uuid) returns jsonb
language sql set search_path = ''
return private.review_paper(p_paper_id);
comment on function public.review_paper(uuid) is
  'For admins: a draft is reviewed once it is whole, every question as it is was solved, and each disagreement is corrected or explained. Returns {outcome}: reviewed, incomplete {lacks}, open {unsolved, disagreements}, not_draft {status}, kept_out, not_found. Raises 42501 for anybody else. Leaves an audit row with who solved it, and whether one organiser was enough. Source: exam section 3.';

revoke all on function private.open_paper(uuid) from public, anon, authenticated;
revoke all on function private.read_paper_to_solve(uuid) from public, anon, authenticated;
revoke all on function private.solve_paper(uuid, jsonb) from public, anon, authenticated;
revoke all on function private.explain_disagreement(uuid, text, uuid, text) from public, anon, authenticated;
revoke all on function private.review_paper(uuid) from public, anon, authenticated;
revoke all on function public.open_paper(uuid) from public, anon, authenticated;
revoke all on function public.read_paper_to_solve(uuid) from public, anon, authenticated;
revoke all on function public.solve_paper(uuid, jsonb) from public, anon, authenticated;
revoke all on function public.explain_disagreement(uuid, text, uuid, text) from public, anon, authenticated;
revoke all on function public.review_paper(uuid) from public, anon, authenticated;
grant execute on function private.open_paper(uuid) to authenticated;
grant execute on function private.read_paper_to_solve(uuid) to authenticated;
grant execute on function private.solve_paper(uuid, jsonb) to authenticated;
grant execute on function private.explain_disagreement(uuid, text, uuid, text) to authenticated;
grant execute on function private.review_paper(uuid) to authenticated;
grant execute on function public.open_paper(uuid) to authenticated;
grant execute on function public.read_paper_to_solve(uuid) to authenticated;
grant execute on function public.solve_paper(uuid, jsonb) to authenticated;
grant execute on function public.explain_disagreement(uuid, text, uuid, text) to authenticated;
grant execute on function public.review_paper(uuid) to authenticated;
