-- What is kept for a time only.

create function public.purge_expired() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_count integer;
  v_counts jsonb := '{}';
begin
  update private.webhook_inbox set body = null where body is not null and received_at < now() - interval '30 days';
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('webhook_bodies', v_count);
  delete from public.exam_starts where "timestamp" < now() - interval '90 days';
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('exam_starts', v_count);
  delete from public.whatsapp_clicks where created_at < now() - interval '90 days';
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('whatsapp_clicks', v_count);
  -- Somebody typed an address that was not theirs, or never opened our mail. Who has logged in once, or was let in by the
  -- students row, is no such account. Each run takes a bounded number, the oldest first; the next one goes on.
  delete from auth.users where id in (
    select u.id from auth.users as u
    where u.email_confirmed_at is null and u.last_sign_in_at is null and u.created_at < now() - interval '30 days'
      and not exists (select 1 from public.students as s where s.id = u.id)
    order by u.created_at
    limit 1000
  );
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('unconfirmed_accounts', v_count);
  delete from private.exam_attempts where id in (
    select id from private.exam_attempts
    where exam_id is null and started_at < now() - interval '30 days'
    order by started_at
    limit 1000
  );
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('rehearsals', v_count);
  delete from private.guardian_consent_requests where id in (
    select id from private.guardian_consent_requests
    where expires_at < now() - interval '30 days'
    order by expires_at
    limit 1000
  );
  get diagnostics v_count = row_count;
  v_counts := v_counts || jsonb_build_object('consent_requests', v_count);
  v_counts := v_counts || jsonb_build_object('award_addresses', private.forget_addresses(1000));
  v_counts := v_counts || jsonb_build_object('room_events', private.purge_room_events());
  delete from private.rate_limits where ends_at < now();
  get diagnostics v_count = row_count;
  return v_counts || jsonb_build_object('rate_limits', v_count);
end
$$;
comment on function public.purge_expired() is
  'Removes webhook bodies after 30 days, telemetry after 90, accounts after 30 whose address nobody confirmed rehearsals after 30, and what asked a guardian for consent 30 days after its link had expired and addresses of awards (private.forget_addresses; at most 1,000 of each a call), what rooms noticed before 30 days after the final result (private.purge_room_events), and rate limits whose window is over. Returns how many of each: {webhook_bodies, exam_starts, whatsapp_clicks, unconfirmed_accounts, rehearsals, consent_requests, award_addresses, room_events, rate_limits}.';
revoke all on function public.purge_expired() from public, anon, authenticated;
grant execute on function public.purge_expired() to service_role;
