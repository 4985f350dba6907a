-- Organisers write papers (exam section 3): a draft is made, read with its key, and saved all or nothing. Who has read a key
-- is kept, because a solver has never done so.

create table private.paper_readers (
  paper_id uuid not null references private.papers (id) on delete cascade,
  organiser_id uuid not null references public.students (id),
  first_read_at timestamptz not null default now(),
  primary key (paper_id, organiser_id)
);
comment on table private.paper_readers is
  'Which organisers have ever opened the key of a paper, by reading it or by writing it. Each reading has its audit row besides.';
create index paper_readers_organiser on private.paper_readers (organiser_id);

alter table private.paper_readers enable row level security;
revoke all on private.paper_readers from public, anon, authenticated, service_role;

create function private.lock_paper(p_paper_id uuid) returns private.papers
language sql set search_path = ''
as $$ select p from private.papers as p where p.id = p_paper_id and p.kind <> 'rehearsal' for update $$;
comment on function private.lock_paper(uuid) is
  'A paper of an exam, which nobody else changes or starts meanwhile; null for an unknown one and for a rehearsal, which comes with the site.';
revoke all on function private.lock_paper(uuid) from public;

create function private.paper_access_error(p_paper private.papers) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when p_paper.id is null then jsonb_build_object('outcome', 'not_found')
    when private.is_kept_out((select auth.uid()), p_paper.edition_id, p_paper.class_id)
      then jsonb_build_object('outcome', 'kept_out')
  end
$$;
comment on function private.paper_access_error(private.papers) is
  'Why the calling organiser does not work on this paper, {outcome}: not_found or kept_out; null where nothing is against it.';
revoke all on function private.paper_access_error(private.papers) from public;

create function private.note_reader(p_paper_id uuid, p_for text) returns void
language sql set search_path = ''
as $$
  insert into private.paper_readers (paper_id, organiser_id) values (p_paper_id, (select auth.uid())) on conflict do nothing;
  select private.audit_change('read_paper', jsonb_build_object('paper_id', p_paper_id, 'for', p_for));
$$;
comment on function private.note_reader(uuid, text) is 'The caller opens the key of a paper: kept, with an audit row (E6).';
revoke all on function private.note_reader(uuid, text) from public;

create function private.create_paper(p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_kind text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_id uuid;
begin
  perform private.require_admin();
  if coalesce(p_kind, '') not in ('exam', 'reserve')
    or not exists (select 1 from public.edition_exams where edition_id = p_edition_id and exam_id = p_exam_id)
    or not exists (select 1 from public.classes where id = p_class_id) then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if private.is_kept_out((select auth.uid()), p_edition_id, p_class_id) then
    return jsonb_build_object('outcome', 'kept_out');
  end if;
  insert into private.papers (kind, edition_id, exam_id, class_id) values (p_kind, p_edition_id, p_exam_id, p_class_id)
  on conflict do nothing
  returning id into v_id;
  if v_id is null then
    return jsonb_build_object('outcome', 'exists', 'paper_id', (
      select id from private.papers
      where edition_id = p_edition_id and exam_id = p_exam_id and class_id = p_class_id and kind = p_kind
    ));
  end if;
  perform private.audit_change('create_paper', jsonb_build_object('paper_id', v_id, 'kind', p_kind));
  return jsonb_build_object('outcome', 'created', 'paper_id', v_id);
end
$$;
comment on function private.create_paper(uuid, uuid, uuid, text) is 'create_paper for an admin. Raises 42501 for anybody else.';

create function public.create_paper(p_edition_id uuid, p_exam_id uuid, p_class_id uuid, p_kind text) returns jsonb
language sql set search_path = ''
return private.create_paper(p_edition_id, p_exam_id, p_class_id, p_kind);
comment on function public.create_paper(uuid, uuid, uuid, text) is
  'For admins: an empty draft of an exam in an edition and class, p_kind exam or reserve. Returns {outcome}: created or exists {paper_id}, not_found (the edition does not have the exam), kept_out (a child of the caller is in that class). Raises 42501 for anybody else. A new one leaves an audit row.';

create function private.save_paper(
  p_paper_id uuid, p_seen_revision integer, p_items jsonb, p_passages jsonb, p_key jsonb
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_answer jsonb;
  v_faults text[];
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_answer := coalesce(private.paper_access_error(v_paper), case
    when v_paper.status <> 'draft' then jsonb_build_object('outcome', 'not_draft', 'status', v_paper.status)
    when v_paper.revision is distinct from p_seen_revision then jsonb_build_object('outcome', 'changed_meanwhile')
    when octet_length(concat(p_items, p_passages, p_key)) > 1048576 then jsonb_build_object('outcome', 'too_large')
  end);
  if v_answer is not null then
    return v_answer;
  end if;
  v_faults := private.write_paper(p_paper_id, p_items, p_passages, p_key);
  if cardinality(v_faults) > 0 then
    return jsonb_build_object('outcome', 'faulty', 'faults', v_faults);
  end if;
  insert into private.paper_readers (paper_id, organiser_id) values (p_paper_id, (select auth.uid())) on conflict do nothing;
  perform private.audit_change(
    'save_paper', jsonb_build_object('paper_id', p_paper_id, 'questions', jsonb_array_length(p_items))
  );
  return jsonb_build_object('outcome', 'saved', 'revision', v_paper.revision + 1);
end
$$;
comment on function private.save_paper(uuid, integer, jsonb, jsonb, jsonb) is 'save_paper for an admin. Raises 42501 for anybody else.';

create function public.save_paper(p_paper_id uuid, p_seen_revision integer, p_items jsonb, p_passages jsonb, p_key jsonb)
returns jsonb
language sql set search_path = ''
return private.save_paper(p_paper_id, p_seen_revision, p_items, p_passages, p_key);
comment on function public.save_paper(uuid, integer, jsonb, jsonb, jsonb) is
  'For admins: writes the questions, passages and key of a draft over those of the revision that was read, all or nothing. Returns {outcome}: saved {revision}, faulty {faults: texts that name places and rules}, changed_meanwhile (there is another revision), not_draft {status}, too_large (over 1 MiB), kept_out, not_found. Raises 42501 for anybody else. Leaves an audit row, and counts as having opened the key.';

create function private.reopen_paper(p_paper_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
  v_answer jsonb;
begin
  perform private.require_admin();
  v_paper := private.lock_paper(p_paper_id);
  v_answer := coalesce(private.paper_access_error(v_paper), case
    when v_paper.status = 'draft' then jsonb_build_object('outcome', 'unchanged')
    when v_paper.status not in ('reviewed', 'sealed')
      or exists (select 1 from private.exam_attempts where paper_id = p_paper_id) then jsonb_build_object('outcome', 'too_late')
  end);
  if v_answer is not null then
    return v_answer;
  end if;
  delete from private.paper_seals where paper_id = p_paper_id;
  update private.papers set status = 'draft' where id = p_paper_id;
  perform private.audit_change('reopen_paper', jsonb_build_object('paper_id', p_paper_id, 'before', v_paper.status));
  return jsonb_build_object('outcome', 'reopened');
end
$$;
comment on function private.reopen_paper(uuid) is 'reopen_paper for an admin. Raises 42501 for anybody else.';

create function public.reopen_paper(p_paper_id uuid) returns jsonb
language sql set search_path = ''
return private.reopen_paper(p_paper_id);
comment on function public.reopen_paper(uuid) is
  'For admins: a reviewed or sealed paper is a draft again, until its first attempt; its sealed file opens nothing from then on. Returns {outcome}: reopened, unchanged, too_late, kept_out, not_found. Raises 42501 for anybody else. Leaves an audit row. Source: exam section 2.';

revoke all on function private.create_paper(uuid, uuid, uuid, text) from public, anon, authenticated;
revoke all on function private.save_paper(uuid, integer, jsonb, jsonb, jsonb) from public, anon, authenticated;
revoke all on function private.reopen_paper(uuid) from public, anon, authenticated;
revoke all on function public.create_paper(uuid, uuid, uuid, text) from public, anon, authenticated;
revoke all on function public.save_paper(uuid, integer, jsonb, jsonb, jsonb) from public, anon, authenticated;
revoke all on function public.reopen_paper(uuid) from public, anon, authenticated;
grant execute on function private.create_paper(uuid, uuid, uuid, text) to authenticated;
grant execute on function private.save_paper(uuid, integer, jsonb, jsonb, jsonb) to authenticated;
grant execute on function private.reopen_paper(uuid) to authenticated;
grant execute on function public.create_paper(uuid, uuid, uuid, text) to authenticated;
grant execute on function public.save_paper(uuid, integer, jsonb, jsonb, jsonb) to authenticated;
grant execute on function public.reopen_paper(uuid) to authenticated;
