-- Sealing: seal-paper reads a reviewed paper, writes its file, and records the seal; the scheduler does so for rehearsals.

create function public.read_paper(p_paper_id uuid, p_organiser_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_paper private.papers;
begin
  select * into v_paper from private.papers where id = p_paper_id;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if v_paper.status <> 'reviewed' then
    return jsonb_build_object('outcome', 'not_reviewed', 'status', v_paper.status);
  end if;
  if private.is_kept_out(p_organiser_id, v_paper.edition_id, v_paper.class_id) then
    return jsonb_build_object('outcome', 'kept_out');
  end if;
  insert into private.admin_audit (actor, action, details)
  values (coalesce(p_organiser_id::text, 'scheduler'), 'read_paper', jsonb_build_object('paper_id', p_paper_id, 'for', 'sealing'));
  return (
    select jsonb_build_object(
      'outcome', 'paper', 'subject', coalesce(s.name, 'Rehearsal'),
      'class', coalesce(c.name, 'Classes ' || v_paper.from_class || '-' || v_paper.to_class), 'edition', e.name,
      'duration_seconds', v_paper.duration_seconds, 'items', i.items, 'passages', i.passages
    )
    from private.paper_items as i
    left join public.subjects as s on s.id = v_paper.exam_id
    left join public.classes as c on c.id = v_paper.class_id
    left join public.editions as e on e.id = v_paper.edition_id
    where i.paper_id = p_paper_id
  );
end
$$;
comment on function public.read_paper(uuid, uuid) is
  'For seal-paper: the questions of a reviewed paper, without their key, read for an organiser or (null) the scheduler, which leaves an audit row (E6). Returns {outcome}: paper {subject, class, edition (null for a rehearsal), duration_seconds, items, passages}, not_found, not_reviewed {status}, kept_out (a child of the organiser is in that class).';

create function public.record_seal(p_paper_id uuid, p_items jsonb, p_seal jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_items jsonb;
begin
  perform 1 from private.papers where id = p_paper_id and status = 'reviewed' for update;
  if not found then
    return jsonb_build_object('outcome', 'not_reviewed');
  end if;
  select items into v_items from private.paper_items where paper_id = p_paper_id;
  -- The order of the options is all that sealing changes; a question that was corrected meanwhile wants sealing again.
  if (select jsonb_agg((o - 'options') || jsonb_build_object('options', (select jsonb_agg(x order by x) from jsonb_array_elements_text(o -> 'options') as x)) order by n)
      from jsonb_array_elements(v_items) with ordinality as l (o, n))
    is distinct from
    (select jsonb_agg((o - 'options') || jsonb_build_object('options', (select jsonb_agg(x order by x) from jsonb_array_elements_text(o -> 'options') as x)) order by n)
      from jsonb_array_elements(p_items) with ordinality as l (o, n)) then
    return jsonb_build_object('outcome', 'changed_meanwhile');
  end if;
  update private.paper_items set items = p_items where paper_id = p_paper_id;
  insert into private.paper_seals (paper_id, path, sha256, bytes, paper_key, option_counts)
  select p_paper_id, p_paper_id || '/' || (p_seal ->> 'sha256') || '.bin', p_seal ->> 'sha256', (p_seal ->> 'bytes')::integer,
    p_seal ->> 'key', string_agg(jsonb_array_length(o -> 'options')::text, '' order by n)
  from jsonb_array_elements(p_items) with ordinality as l (o, n)
  on conflict (paper_id) do update
  set path = excluded.path, sha256 = excluded.sha256, bytes = excluded.bytes, paper_key = excluded.paper_key,
    option_counts = excluded.option_counts, sealed_at = now();
  update private.papers set status = 'sealed' where id = p_paper_id;
  return jsonb_build_object('outcome', 'sealed');
end
$$;
comment on function public.record_seal(uuid, jsonb, jsonb) is
  'For seal-paper: the file is in its place: the items with their options in the order of its letters, and {sha256 (hex), bytes, key (32 bytes in base64)}. Returns {outcome}: sealed, not_reviewed, changed_meanwhile (the questions are not those that were read).';

create function public.list_rehearsals_to_seal() returns setof uuid
language sql stable security definer set search_path = ''
as $$ select id from private.papers where kind = 'rehearsal' and status = 'reviewed' order by from_class $$;
comment on function public.list_rehearsals_to_seal() is
  'For the scheduler: the rehearsals that a migration brought and nobody has sealed yet. No organiser is asked for: their questions come with the site.';

revoke all on function public.read_paper(uuid, uuid) from public, anon, authenticated;
revoke all on function public.record_seal(uuid, jsonb, jsonb) from public, anon, authenticated;
revoke all on function public.list_rehearsals_to_seal() from public, anon, authenticated;
grant execute on function public.read_paper(uuid, uuid) to service_role;
grant execute on function public.record_seal(uuid, jsonb, jsonb) to service_role;
grant execute on function public.list_rehearsals_to_seal() to service_role;
