-- Certificates: one valid code for each final result; every code ever issued can be checked for ever (E9). The family
-- can view a certificate and correct its name, and anybody can check it (docs/exam.md sections 6 and 8).

create table private.certificates (
  code text primary key check (code ~ '^OLY-[A-Z0-9]{2,12}-[A-Z]{3,4}[0-9]{2}-[0-9A-HJKMNP-TV-Z]{8}$'),
  -- Exam attempts are never deleted; rehearsal attempts are, but they have no certificates.
  attempt_id uuid not null references private.exam_attempts (id) on delete cascade,
  name text check (char_length(name) between 1 and 100),
  award text not null check (award in ('gold', 'silver', 'bronze', 'participation')),
  rank integer check (rank > 0),
  participants integer check (participants >= rank),
  issued_at timestamptz not null,
  ended_as text check (ended_as in ('corrected', 'withdrawn')),
  replaced_by text references private.certificates (code) deferrable initially deferred,
  check ((rank is null) = (participants is null)),
  check ((ended_as is not distinct from 'corrected') = (replaced_by is not null))
);
comment on table private.certificates is
  'Every certificate ever issued. ended_as is null while it is valid; a corrected certificate refers to the next one. '
  'Name, award and rank never change.';
comment on column private.certificates.name is
  'The name at the start of the attempt, or its corrected spelling; null once the account is deleted.';
comment on column private.certificates.rank is
  'The rank among the participants; null for a reserve paper.';
comment on column private.certificates.participants is
  'The number of participants; null for a reserve paper.';
create unique index certificates_valid on private.certificates (attempt_id) where ended_as is null;
create index certificates_attempt on private.certificates (attempt_id, award, issued_at);
create index certificates_code_part on private.certificates
  using gin (private.code_key(code) extensions.gin_trgm_ops) with (fastupdate = off);
create index certificates_replaced_by on private.certificates (replaced_by);
alter table private.certificates enable row level security;

create function private.forbid_certificate_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if to_jsonb(new) - '{name,ended_as,replaced_by}'::text[] = to_jsonb(old) - '{name,ended_as,replaced_by}'::text[]
    and (new.name is null or new.name = old.name)
    and (old.ended_as is null or (new.ended_as, new.replaced_by) is not distinct from (old.ended_as, old.replaced_by))
      then
    return new;
  end if;
  raise exception 'A certificate is never changed.' using errcode = '42501';
end
$$;
comment on function private.forbid_certificate_change() is
  'Trigger: refuses changes to a certificate, except that it ends once and that its name is deleted with the account. '
  'Raises 42501.';
create trigger certificates_forbid_change before update on private.certificates
  for each row execute function private.forbid_certificate_change();

create function private.check_letter(p_letters text) returns text
language sql immutable set search_path = ''
as $$
  -- Luhn's checksum for 32 characters: from the right every other value counts twice, and its two digits are added.
  select substr(a.signs, (32 - sum((v.twice / 32 + v.twice % 32)) % 32)::integer % 32 + 1, 1)
  from (select '0123456789ABCDEFGHJKMNPQRSTVWXYZ' as signs) as a
  cross join string_to_table(reverse(p_letters), null) with ordinality as l (letter, place)
  cross join lateral (select (strpos(a.signs, l.letter) - 1) * (1 + (l.place % 2)::integer) as twice) as v
  group by a.signs
$$;
comment on function private.check_letter(text) is
  'The check letter in Crockford''s base 32 that makes the Luhn sum of the code (mod 32) 0. It detects any single '
  'wrong letter and nearly every swap of two neighbouring letters.';

create function private.draw_code(p_attempt private.exam_attempts) returns text
language sql volatile set search_path = ''
as $$
  select 'OLY-' || e.code || '-' || s.code || lpad(c.number::text, 2, '0') || '-' || r.letters
    || private.check_letter(r.letters)
  from public.editions as e, public.subjects as s, public.classes as c,
    (
      select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substring(b.bits from i * 5 + 1 for 5)::integer + 1,
        1), '' order by i) as letters
      from (
        -- 122 random bits, of which 35 are used.
        select ('x' || left(encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex'), 9))::bit(36) as bits
      ) as b
      cross join generate_series(0, 6) as i
    ) as r
  where e.id = p_attempt.edition_id and s.id = p_attempt.exam_id and c.id = p_attempt.class_id
$$;
comment on function private.draw_code(private.exam_attempts) is
  'A new code for a certificate of this attempt: OLY-{edition}-{exam}{class}-{7 random letters and a check letter}. '
  'Source: docs/exam.md section 8.';

create function private.issue_certificate(
  p_attempt private.exam_attempts, p_name text, p_award text, p_rank integer, p_participants integer
) returns text
language plpgsql set search_path = ''
as $$
declare
  v_code text;
begin
  loop
    v_code := private.draw_code(p_attempt);
    exit when not exists (select 1 from private.certificates where code = v_code);
  end loop;
  update private.certificates set ended_as = 'corrected', replaced_by = v_code where attempt_id = p_attempt.id
    and ended_as is null;
  insert into private.certificates (code, attempt_id, name, award, rank, participants, issued_at)
  values (v_code, p_attempt.id, p_name, p_award, p_rank, p_participants, private.exam_now());
  return v_code;
end
$$;
comment on function private.issue_certificate(private.exam_attempts, text, text, integer, integer) is
  'Issues a certificate for an attempt and returns its code; it replaces the certificate that was valid until now.';

create function private.issue_certificates(p_paper_id uuid) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_wanted record;
  v_issued integer := 0;
begin
  update private.certificates as c set ended_as = 'withdrawn'
  from private.exam_attempts as a
  where a.id = c.attempt_id and a.paper_id = p_paper_id and a.status in ('void', 'reset') and c.ended_as is null;
  for v_wanted in
    select a as attempt, r.award, r.rank, p.participants,
      case when s.deleted_at is null then coalesce(c.name, a.student_name, s.name, 'Name not given') end as name
    from private.paper_results as p
    join private.exam_results as r on r.paper_id = p.paper_id and r.is_last and r.award is not null
    join private.exam_attempts as a on a.id = r.attempt_id and a.status not in ('void', 'reset')
    join public.students as s on s.id = a.student_id
    left join private.certificates as c on c.attempt_id = a.id and c.ended_as is null
    where p.paper_id = p_paper_id and p.final_at is not null and c.award is distinct from r.award
    order by a.id
  loop
    perform private.issue_certificate(
      v_wanted.attempt, v_wanted.name, v_wanted.award, v_wanted.rank, case when v_wanted.rank is not null
        then v_wanted.participants end
    );
    v_issued := v_issued + 1;
  end loop;
  return v_issued;
end
$$;
comment on function private.issue_certificates(uuid) is
  'Issues a certificate for each result of a final paper that has none or whose award has changed, and withdraws the '
  'certificates of void and reset attempts. A change of rank or marks without a new award changes nothing. Returns '
  'how many were issued. Source: docs/exam.md section 8.';

create function private.find_valid_code(p_certificate private.certificates) returns text
language sql stable set search_path = ''
as $$
  select c.code
  from private.certificates as c
  where c.attempt_id = p_certificate.attempt_id and c.ended_as is null and p_certificate.ended_as is distinct
    from 'withdrawn'
$$;
comment on function private.find_valid_code(private.certificates) is
  'The valid code that has replaced a certificate, or its own code if it is still valid; null if none is valid. '
  'Looked up by the attempt instead of from code to code, so that old codes are as fast as new ones (E9).';

create function private.find_certificate_hold(p_attempt_id uuid) returns text
language sql stable set search_path = ''
as $$ select private.find_hold(a.student_id, a) from private.exam_attempts as a where a.id = p_attempt_id $$;
comment on function private.find_certificate_hold(uuid) is
  'Why the certificates of an attempt are held, which is the same as for its result (private.find_hold); null if they '
  'are not held.';

create function private.certificate_json(p_certificate private.certificates) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'subject', s.name, 'class', k.name, 'edition', e.name, 'kind', p.kind, 'award', p_certificate.award,
    -- The day of the result that the certificate shows, which a corrected name does not change.
    'issued_on', private.day_in_india((
      select min(c.issued_at) from private.certificates as c
      where c.attempt_id = p_certificate.attempt_id and c.award = p_certificate.award
    ))
  )
  from private.exam_attempts as a
  join private.papers as p on p.id = a.paper_id
  join public.subjects as s on s.id = a.exam_id
  join public.classes as k on k.id = a.class_id
  join public.editions as e on e.id = a.edition_id
  where a.id = p_certificate.attempt_id
$$;
comment on function private.certificate_json(private.certificates) is
  'The exam data of a certificate, for the family and for the public check.';

create function private.correctable_until(p_attempt_id uuid) returns date
language sql stable set search_path = ''
as $$
  select private.day_in_india(r.final_at) + 30
  from private.exam_attempts as a
  join private.paper_results as r on r.paper_id = a.paper_id
  where a.id = p_attempt_id
$$;
comment on function private.correctable_until(uuid) is
  'The last day (in IST) on which a family can correct the name on its certificate itself: 30 days after the final '
  'result. Source: docs/exam.md section 8.';

create function private.find_my_certificate(p_code text) returns private.certificates
language plpgsql stable set search_path = ''
as $$
declare
  v_certificate private.certificates;
begin
  select c.* into v_certificate
  from private.certificates as c
  join private.exam_attempts as a on a.id = c.attempt_id
  where c.code = p_code and a.student_id = private.student_id();
  if v_certificate.code is null then
    raise exception 'Access denied.' using errcode = '42501';
  end if;
  return v_certificate;
end
$$;
comment on function private.find_my_certificate(text) is
  'A certificate of the caller. Raises 42501 for any other code, whether it exists or not.';

create function private.get_certificate(p_code text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_own private.certificates := private.find_my_certificate(p_code);
  v_held_for text := private.find_certificate_hold(v_own.attempt_id);
  v_valid_code text := private.find_valid_code(v_own);
  v_until date;
begin
  if v_held_for is not null then
    return jsonb_build_object('code', v_own.code, 'state', 'held', 'held_for', v_held_for);
  end if;
  v_until := private.correctable_until(v_own.attempt_id);
  return private.certificate_json(v_own) || jsonb_build_object(
    'code', v_own.code, 'name', v_own.name, 'rank', v_own.rank, 'n', v_own.participants,
    'state', case when v_own.ended_as is null then 'valid' when v_valid_code is not null then 'corrected'
      else 'withdrawn' end,
    'replaced_by', case when v_own.ended_as is not null then v_valid_code end,
    'exam_day', (
      select x.exam_on from private.exam_attempts as a
      join public.edition_exams as x on x.edition_id = a.edition_id and x.exam_id = a.exam_id
      where a.id = v_own.attempt_id
    ),
    'may_correct_until', case when v_own.ended_as is null and private.day_in_india(private.exam_now()) <= v_until
      then v_until end
  );
end
$$;
comment on function private.get_certificate(text) is
  'get_certificate for the caller alone. Raises 42501 for the code of somebody else.';

create function public.get_certificate(p_code text) returns jsonb
language sql stable set search_path = ''
return private.get_certificate(p_code);
comment on function public.get_certificate(text) is
  'A student''s certificate, in the shape of src/data/results/certificate.ts: {code, state (valid, corrected, '
  'withdrawn), replaced_by (the code that is valid now), name, subject, class, edition, kind, award, rank, n (both '
  'null for a reserve paper), exam_day, issued_on, may_correct_until (null if the family can no longer correct the '
  'name)}; or {code, state: held, held_for (refund, dispute, void, consent)} and nothing else while the result is '
  'held. Days in IST. Raises 42501 for the code of somebody else, whether it exists or not. Source: docs/exam.md '
  'section 8.';

create function private.bare_name(p_name text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(lower(normalize(p_name, nfkd)), '[\u0300-\u036f\s.''’-]+', '', 'g') $$;
comment on function private.bare_name(text) is
  'A name in a form for comparing: without accents, capitals, spaces, dots, dashes and apostrophes.';

create function private.find_script(p_name text) returns text
language sql immutable set search_path = ''
as $$
  select s.script
  from (
    values
      ('Latin', '^[a-z]+$'),
      -- Letters and vowel signs of a Unicode block, without its digits and full stops. Joiners occur inside Indian
      -- words.
      ('Devanagari', '^[\u0900-\u0963\u0970-\u097f\u200c\u200d]+$'),
      ('Bengali', '^[\u0980-\u09e3\u09f0\u09f1\u200c\u200d]+$'),
      ('Gurmukhi', '^[\u0a00-\u0a63\u0a70-\u0a75\u200c\u200d]+$'),
      ('Gujarati', '^[\u0a80-\u0ae3\u0af9-\u0aff\u200c\u200d]+$'),
      ('Odia', '^[\u0b00-\u0b63\u0b71\u200c\u200d]+$'), ('Tamil', '^[\u0b80-\u0be3\u200c\u200d]+$'),
      ('Telugu', '^[\u0c00-\u0c63\u200c\u200d]+$'), ('Kannada', '^[\u0c80-\u0ce3\u0cf1-\u0cf3\u200c\u200d]+$'),
      ('Malayalam', '^[\u0d00-\u0d63\u0d7a-\u0d7f\u200c\u200d]+$'),
      ('Arabic', '^[\u0620-\u065f\u066e-\u06d3\u06ee\u06ef\u200c\u200d]+$'),
      ('Meetei', '^[\uabc0-\uabea\uabec\uabed]+$'), ('Ol Chiki', '^[\u1c5a-\u1c7d]+$')
  ) as s (script, letters)
  where private.bare_name(p_name) ~ s.letters
$$;
comment on function private.find_script(text) is
  'The one script in which a name is written, Latin or an Indian script; null if it mixes scripts or has other '
  'characters than letters, accents, spaces, dots, dashes and apostrophes.';

create function private.is_spelling(p_old text, p_new text) returns boolean
language sql stable set search_path = ''
as $$
  select case
    when n.script is null then false
    when (o.script = 'Latin') <> (n.script = 'Latin') then true
    else extensions.similarity(private.bare_name(p_old), private.bare_name(p_new)) >= 0.3
  end
  from (select private.find_script(p_old) as script) as o, (select private.find_script(p_new) as script) as n
$$;
comment on function private.is_spelling(text, text) is
  'Whether the second name can be another spelling of the first: their trigram similarity (pg_trgm) is at least 0.3, '
  'or one is written in Latin letters and the other in an Indian script, so that they cannot be compared. False for '
  'names with mixed scripts or other characters.';

create function private.correct_certificate_name(p_code text, p_name text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_name text := private.clean_line(p_name);
  v_certificate private.certificates;
  v_attempt private.exam_attempts;
begin
  perform private.lock_student((select auth.uid()));
  v_certificate := private.find_my_certificate(p_code);
  select * into v_attempt from private.exam_attempts where id = v_certificate.attempt_id;
  -- The lock prevents certificates from being withdrawn or issued at the same time.
  perform private.lock_paper(v_attempt.paper_id);
  v_certificate := private.find_my_certificate(p_code);
  if coalesce(char_length(v_name) not between 1 and 100, true) then
    raise exception 'The name is not valid.' using errcode = 'PT400';
  end if;
  if private.find_certificate_hold(v_attempt.id) is not null then
    return jsonb_build_object('outcome', 'held');
  elsif v_certificate.ended_as is not null
    or private.day_in_india(private.exam_now()) > private.correctable_until(v_attempt.id) then
    return jsonb_build_object('outcome', 'closed');
  elsif v_name = v_certificate.name then
    return jsonb_build_object('outcome', 'same');
  -- Compared with the name at the start, so that several small corrections cannot lead to another child's name.
  elsif v_attempt.student_name is not null and not private.is_spelling(v_attempt.student_name, v_name) then
    return jsonb_build_object('outcome', 'too_different');
  elsif (
    -- Each correction adds a permanent row, so the number of corrections is limited; returning to an earlier name
    -- counts too.
    select count(*)
    from private.certificates as c
    join private.certificates as n on n.code = c.replaced_by
    where c.attempt_id = v_attempt.id and n.name <> c.name
  ) >= 3 then
    return jsonb_build_object('outcome', 'limit');
  end if;
  return jsonb_build_object(
    'outcome', 'corrected',
    'code', private.issue_certificate(
      v_attempt, v_name, v_certificate.award, v_certificate.rank, v_certificate.participants
    )
  );
end
$$;
comment on function private.correct_certificate_name(text, text) is
  'correct_certificate_name for the caller alone. Raises 42501 for the code of somebody else.';

create function public.correct_certificate_name(p_code text, p_name text) returns jsonb
language sql set search_path = ''
return private.correct_certificate_name(p_code, p_name);
comment on function public.correct_certificate_name(text, text) is
  'Corrects the spelling of the name on a family''s valid certificate, free of charge, until 30 days after the final '
  'result and at most three times, going back to an earlier name included. The old code then has the state corrected. '
  'Returns {outcome}: corrected {code}, same, closed (too late, or not the valid one), too_different (only an '
  'organiser can change it, also for names with mixed scripts or other characters), limit, held (the result is held). '
  'Raises PT400 for no name or more than 100 characters, 42501 for the code of somebody else. Source: docs/exam.md '
  'section 8.';

create function private.verify_certificate(p_code text, p_name text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_address text := private.caller_network();
  v_code text := upper(btrim(p_code));
  v_own private.certificates;
  v_valid_code text;
  v_words text[];
begin
  -- Only a digest that changes every day is stored, as for other visitors' data.
  if not private.consume_rate_limit(
    'verify:' || coalesce(md5(v_address || current_date::text), 'all'), case when v_address is null then 1000
      else 20 end, 3600
  ) then
    raise exception 'Too many requests.' using errcode = 'PT429';
  end if;
  -- In Crockford's base 32 these letters are read as digits.
  v_code := left(v_code, -8) || translate(right(v_code, 8), 'ILO', '110');
  if coalesce(right(v_code, 1) <> private.check_letter(left(right(v_code, 8), 7)), true) then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into v_own from private.certificates where code = v_code;
  if v_own.code is null then
    return jsonb_build_object('outcome', 'unknown');
  elsif v_own.name is null then
    return jsonb_build_object('outcome', 'deleted');
  elsif private.find_certificate_hold(v_own.attempt_id) is not null then
    return jsonb_build_object('outcome', 'held');
  end if;
  v_valid_code := private.find_valid_code(v_own);
  v_words := array(
    select w.word from string_to_table(v_own.name, ' ') with ordinality as w (word, place)
    order by (char_length(regexp_replace(w.word, '[.]', '', 'g')) > 1) desc, w.place
  );
  return private.certificate_json(v_own) || jsonb_build_object(
    'n', v_own.participants, 'first_name', v_words[1], 'initial', left(v_words[cardinality(v_words)], 1),
    'name_matches', private.bare_name(p_name) = private.bare_name(v_own.name)
  ) || case
    when v_own.ended_as is null then jsonb_build_object('outcome', 'valid')
    when v_valid_code is not null then jsonb_build_object('outcome', 'corrected', 'code', v_valid_code)
    else jsonb_build_object('outcome', 'withdrawn')
  end || case when cardinality(v_words) = 1 then jsonb_build_object('initial', null) else '{}' end;
end
$$;
comment on function private.verify_certificate(text, text) is 'verify_certificate for anybody.';

create function public.verify_certificate(p_code text, p_name text default null) returns jsonb
language sql set search_path = ''
return private.verify_certificate(p_code, p_name);
comment on function public.verify_certificate(text, text) is
  'For anybody: checks a certificate; the reply has the shape of src/data/results/certificate.ts. Codes may be in '
  'upper or lower case, with I and L for 1 and O for 0 in the last eight letters. Returns {outcome}: valid, corrected '
  '{code}, withdrawn, each with subject, class, edition, kind, award, n (the number of participants; null for a '
  'reserve paper), first_name, initial, issued_on and name_matches (null unless p_name is given; ignores accents, '
  'capitals, spaces and dots); held (the result is held, and no details are returned), deleted (the holder''s data '
  'were deleted), unknown. Raises PT429 for more than 20 calls an hour per IPv4 address or IPv6 network (/64). '
  'Source: docs/exam.md section 6.';

grant execute on function private.get_certificate(text) to authenticated;
grant execute on function public.get_certificate(text) to authenticated;
grant execute on function private.correct_certificate_name(text, text) to authenticated;
grant execute on function public.correct_certificate_name(text, text) to authenticated;
grant execute on function private.verify_certificate(text, text) to authenticated;
grant execute on function public.verify_certificate(text, text) to authenticated;
grant execute on function private.verify_certificate(text, text) to anon;
grant execute on function public.verify_certificate(text, text) to anon;

create function private.certificate_violations() returns table (promise text, detail jsonb)
language sql stable set search_path = ''
as $$
  select 'E9 a final result has exactly one valid certificate, with its award',
    jsonb_build_object('attempt_id', coalesce(x.attempt_id, c.attempt_id))
  from (
    select r.attempt_id, r.award
    from private.exam_results as r
    join private.paper_results as p on p.paper_id = r.paper_id and p.final_at is not null
    where r.is_last and r.award is not null
  ) as x
  full join (select * from private.certificates where ended_as is null) as c on c.attempt_id = x.attempt_id
  where x.award is distinct from c.award
    and not exists (
      select 1 from private.exam_attempts as a join private.result_tasks as t on t.paper_id = a.paper_id
        and t.done_at is null
      where a.id = coalesce(x.attempt_id, c.attempt_id)
    )
  union all
  select 'E9 a corrected certificate refers to a later certificate of the same attempt',
    jsonb_build_object('code', c.code)
  from private.certificates as c
  left join private.certificates as n on n.code = c.replaced_by
  where c.ended_as = 'corrected' and (n.attempt_id is distinct from c.attempt_id or n.issued_at < c.issued_at)
  union all
  select 'E9 a certificate has a name exactly as long as the holder''s account exists',
    jsonb_build_object('code', c.code)
  from private.certificates as c
  join private.exam_attempts as a on a.id = c.attempt_id
  join public.students as s on s.id = a.student_id
  where (c.name is null) <> (s.deleted_at is not null)
$$;
comment on function private.certificate_violations() is
  'Every violation of the promise E9 with the row it concerns; empty means that it is kept. Part of '
  'private.exam_violations. Source: docs/exam.md section 1.';

-- ------------------------------------------------------------

-- Organisers correct a name on a certificate, with a reason, if it is more than another spelling or if it is too late
-- for the family to do it (docs/exam.md section 8, decision 087). Corrections by families are above.

create table private.certificate_name_requests (
  attempt_id uuid primary key references private.exam_attempts (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  reason text not null check (char_length(reason) between 1 and 500),
  asked_by uuid not null references public.students (id),
  asked_at timestamptz not null
);
comment on table private.certificate_name_requests is
  'A new name for a certificate, more than another spelling, that one organiser has entered and a second one has not '
  'confirmed yet. At most one per attempt: the newest.';
create index certificate_name_requests_asked_by on private.certificate_name_requests (asked_by);
alter table private.certificate_name_requests enable row level security;

create function private.save_name_request(
  p_attempt private.exam_attempts, p_certificate private.certificates, p_name text, p_reason text
) returns boolean
language plpgsql set search_path = ''
as $$
declare
  v_caller constant uuid := (select auth.uid());
begin
  if private.is_single_organiser()
    or private.is_spelling(coalesce(p_attempt.student_name, p_certificate.name), p_name)
    or exists (
      select 1 from private.certificate_name_requests
      where attempt_id = p_attempt.id and name = p_name and asked_by <> v_caller
    ) then
    return false;
  end if;
  insert into private.certificate_name_requests (attempt_id, name, reason, asked_by, asked_at)
  values (p_attempt.id, p_name, p_reason, v_caller, private.exam_now())
  on conflict (attempt_id) do update
  set name = excluded.name, reason = excluded.reason, asked_by = excluded.asked_by, asked_at = excluded.asked_at;
  insert into private.admin_audit (actor, action, student_id, details)
  values (v_caller::text, 'ask_certificate_name', p_attempt.student_id,
    jsonb_build_object('code', p_certificate.code, 'old_name', p_certificate.name, 'new_name', p_name,
      'reason', p_reason));
  return true;
end
$$;
comment on function private.save_name_request(private.exam_attempts, private.certificates, text, text) is
  'Saves a name that the caller enters for a certificate as a request, with an audit row, if it must wait for a '
  'second organiser: it is not another spelling of the name at the start, and no other organiser has entered the '
  'same. Returns whether it must wait.';

create function private.correct_certificate(p_code text, p_name text, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_name text := private.clean_line(p_name);
  v_reason text := private.clean_note(p_reason);
  v_certificate private.certificates;
  v_attempt private.exam_attempts;
  v_paper private.papers;
  v_error jsonb;
  v_code text;
begin
  perform private.require_admin();
  select a.* into v_attempt
  from private.certificates as c join private.exam_attempts as a on a.id = c.attempt_id where c.code = p_code;
  -- If two people correct a name at the same time, the second finds the code ended; the lock also prevents a
  -- withdrawal.
  perform private.lock_student(v_attempt.student_id);
  v_paper := private.lock_paper(v_attempt.paper_id);
  select * into v_certificate from private.certificates where code = p_code;
  v_error := coalesce(private.paper_access_error(v_paper), case
    when v_attempt.student_id = (select auth.uid()) then jsonb_build_object('outcome', 'own_exam')
    when v_certificate.name is null then jsonb_build_object('outcome', 'not_found')
    when v_certificate.ended_as is not null then jsonb_build_object('outcome', 'closed')
    when v_name is null or not private.is_name(v_name) then jsonb_build_object('outcome', 'name_missing')
    when char_length(v_name) > 100 then jsonb_build_object('outcome', 'name_too_long')
    when v_name = v_certificate.name then jsonb_build_object('outcome', 'same')
    when v_reason is null then jsonb_build_object('outcome', 'reason_missing')
    when char_length(v_reason) > 500 then jsonb_build_object('outcome', 'reason_too_long')
  end);
  if v_error is not null then
    return v_error;
  end if;
  if private.save_name_request(v_attempt, v_certificate, v_name, v_reason) then
    return jsonb_build_object('outcome', 'waiting');
  end if;
  delete from private.certificate_name_requests where attempt_id = v_attempt.id;
  v_code := private.issue_certificate(v_attempt, v_name, v_certificate.award, v_certificate.rank,
    v_certificate.participants);
  insert into private.outbox (kind, student_id, edition_id, exam_id, about)
  values ('exam_name_email', v_attempt.student_id, v_attempt.edition_id, v_attempt.exam_id,
    jsonb_build_object('certificate_code', v_code));
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    (select auth.uid())::text, 'correct_certificate', v_attempt.student_id,
    jsonb_build_object('old_code', p_code, 'new_code', v_code, 'old_name', v_certificate.name, 'new_name', v_name,
      'reason', v_reason)
  );
  return jsonb_build_object('outcome', 'corrected', 'code', v_code);
end
$$;
comment on function private.correct_certificate(text, text, text) is
  'correct_certificate for an admin. Raises 42501 for anybody else.';

create function public.correct_certificate(p_code text, p_name text, p_reason text) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.correct_certificate(p_code, p_name, p_reason);
comment on function public.correct_certificate(text, text, text) is
  'For admins: puts another name of 1 to 100 characters on a valid certificate, at any time, for a reason of 1 to 500 '
  'characters, such as what the school''s letter says. A name that is not another spelling of the name at the start '
  'waits until a second organiser enters the same. The old code then has the state corrected and refers to the new '
  'one; the family gets an email. Returns {outcome}: corrected {code}, waiting (for a second organiser), same, closed '
  '(the certificate is not valid), name_missing, name_too_long, reason_missing, reason_too_long, own_exam, '
  'conflict_of_interest, not_found (also if the holder''s data were deleted). Raises 42501 for anybody else. Leaves '
  'an audit row with both names and the reason. Source: docs/exam.md section 8.';

create function private.refuse_certificate_name(p_code text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_attempt private.exam_attempts;
  v_error jsonb;
  v_request private.certificate_name_requests;
begin
  perform private.require_admin();
  select a.* into v_attempt
  from private.certificates as c join private.exam_attempts as a on a.id = c.attempt_id where c.code = p_code;
  v_error := private.paper_access_error(private.lock_paper(v_attempt.paper_id));
  if v_error is not null then
    return v_error;
  end if;
  if v_attempt.student_id = (select auth.uid()) then
    return jsonb_build_object('outcome', 'own_exam');
  end if;
  delete from private.certificate_name_requests where attempt_id = v_attempt.id returning * into v_request;
  if v_request.attempt_id is null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  insert into private.admin_audit (actor, action, student_id, details)
  values ((select auth.uid())::text, 'refuse_certificate_name', v_attempt.student_id,
    jsonb_build_object('code', p_code, 'new_name', v_request.name, 'reason', v_request.reason));
  return jsonb_build_object('outcome', 'refused');
end
$$;
comment on function private.refuse_certificate_name(text) is
  'refuse_certificate_name for an admin. Raises 42501 for anybody else.';

create function public.refuse_certificate_name(p_code text) returns jsonb
language sql set search_path = '' set statement_timeout = '8s'
return private.refuse_certificate_name(p_code);
comment on function public.refuse_certificate_name(text) is
  'For admins: refuses the new name that waits for a second organiser (correct_certificate). The organiser who '
  'entered it may also do this. Returns {outcome}: refused, own_exam, conflict_of_interest, not_found (none waits). '
  'Raises 42501 for anybody else. Leaves an audit row. Source: docs/exam.md section 8.';

grant execute on function private.refuse_certificate_name(text) to authenticated;
grant execute on function public.refuse_certificate_name(text) to authenticated;
grant execute on function private.correct_certificate(text, text, text) to authenticated;
grant execute on function public.correct_certificate(text, text, text) to authenticated;
