-- A name on a certificate that is more than another spelling, or comes too late for the family itself, is corrected by an
-- organiser, with a reason (exam section 8, decision 087). Families correct theirs in …002910_certificates.sql.

create function private.correct_certificate(p_code text, p_name text, p_reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_name text := private.clean_line(p_name);
  v_reason text := private.clean_note(p_reason);
  v_certificate private.certificates;
  v_attempt private.exam_attempts;
  v_paper private.papers;
  v_answer jsonb;
  v_code text;
begin
  perform private.require_admin();
  select a.* into v_attempt
  from private.certificates as c join private.exam_attempts as a on a.id = c.attempt_id where c.code = p_code;
  -- Of two at once, the family among them, the second finds the code ended; and nothing is withdrawn meanwhile.
  perform private.lock_student(v_attempt.student_id);
  v_paper := private.lock_paper(v_attempt.paper_id);
  select * into v_certificate from private.certificates where code = p_code;
  v_answer := coalesce(private.paper_access_error(v_paper), case
    when v_attempt.student_id = (select auth.uid()) then jsonb_build_object('outcome', 'own_exam')
    when v_certificate.name is null then jsonb_build_object('outcome', 'not_found')
    when v_certificate.ended_as is not null then jsonb_build_object('outcome', 'closed')
    when v_name is null then jsonb_build_object('outcome', 'name_missing')
    when char_length(v_name) > 100 then jsonb_build_object('outcome', 'name_too_long')
    when v_name = v_certificate.name then jsonb_build_object('outcome', 'same')
    when v_reason is null then jsonb_build_object('outcome', 'reason_missing')
    when char_length(v_reason) > 500 then jsonb_build_object('outcome', 'reason_too_long')
  end);
  if v_answer is not null then
    return v_answer;
  end if;
  v_code := private.issue_certificate(v_attempt, v_name, v_certificate.award, v_certificate.rank, v_certificate.sitters);
  insert into private.outbox (kind, student_id, edition_id, exam_id, about)
  values ('exam_name_email', v_attempt.student_id, v_attempt.edition_id, v_attempt.exam_id, jsonb_build_object('certificate_code', v_code));
  insert into private.admin_audit (actor, action, student_id, details)
  values (
    (select auth.uid())::text, 'correct_certificate', v_attempt.student_id,
    jsonb_build_object('old_code', p_code, 'new_code', v_code, 'old_name', v_certificate.name, 'new_name', v_name, 'reason', v_reason)
  );
  return jsonb_build_object('outcome', 'corrected', 'code', v_code);
end
$$;
comment on function private.correct_certificate(text, text, text) is 'correct_certificate for an admin. Raises 42501 for anybody else.';

create function public.correct_certificate(p_code text, p_name text, p_reason text) returns jsonb
language sql set search_path = ''
return private.correct_certificate(p_code, p_name, p_reason);
comment on function public.correct_certificate(text, text, text) is
  'For admins: puts another name of 1 to 100 characters on a valid certificate, at any time, for a reason of 1 to 500 characters, such as what the school''s letter says. The old code says corrected from then on and leads to the new one; the family is written to. Returns {outcome}: corrected {code}, same, closed (not the valid one), name_missing, name_too_long, reason_missing, reason_too_long, own_exam, kept_out, not_found (or the holder''s data are deleted). Raises 42501 for anybody else. Leaves an audit row with both names and the reason. Source: exam section 8.';

revoke all on function private.correct_certificate(text, text, text) from public, anon, authenticated;
revoke all on function public.correct_certificate(text, text, text) from public, anon, authenticated;
grant execute on function private.correct_certificate(text, text, text) to authenticated;
grant execute on function public.correct_certificate(text, text, text) to authenticated;
