-- What is kept for a time only. Each kind is a statement of its own for background-jobs, and takes a bounded number
-- of rows, the oldest first: where one kind is slow or fails, the others go all the same, and the next run continues.

create function private.purge_kind(p_kind text) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_count integer;
begin
  if p_kind = 'webhook_bodies' then
    update private.webhook_inbox set body = null where body is not null and received_at < now() - interval '30 days';
  elsif p_kind = 'exam_starts' then
    delete from public.exam_starts where "timestamp" < now() - interval '90 days';
  elsif p_kind = 'whatsapp_clicks' then
    delete from public.whatsapp_clicks where created_at < now() - interval '90 days';
  elsif p_kind = 'unconfirmed_accounts' then
    -- Somebody typed an address that was not theirs, or never opened our mail. Who has logged in once, or was let in by the
    -- students row, is no such account.
    delete from auth.users where id in (
      select u.id from auth.users as u
      where u.email_confirmed_at is null and u.last_sign_in_at is null and u.created_at < now() - interval '30 days'
        and not exists (select 1 from public.students as s where s.id = u.id)
      order by u.created_at
      limit 1000
    );
  elsif p_kind = 'rehearsals' then
    -- Each takes up to 2,000 events with it.
    delete from private.exam_attempts where id in (
      select id from private.exam_attempts
      where exam_id is null and started_at < now() - interval '30 days'
      order by started_at
      limit 100
    );
  elsif p_kind = 'consent_requests' then
    delete from private.guardian_consent_requests where id in (
      select id from private.guardian_consent_requests
      where expires_at < now() - interval '30 days'
      order by expires_at
      limit 1000
    );
  elsif p_kind = 'award_addresses' then
    return private.forget_addresses(1000);
  elsif p_kind = 'room_events' then
    return private.purge_room_events();
  elsif p_kind = 'rate_limits' then
    delete from private.rate_limits where ends_at < now();
  else
    raise exception 'There is no kind %.', p_kind using errcode = 'PT400';
  end if;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
comment on function private.purge_kind(text) is
  'Removes what is old of one kind, and returns how many: webhook bodies after 30 days, telemetry after 90, accounts after 30
whose address nobody confirmed, rehearsals after 30 (100 a call), what asked a guardian for consent 30 days after its link had
expired, addresses of awards (private.forget_addresses), what rooms noticed (private.purge_room_events), and rate limits whose
window is over. At most 1,000 accounts, requests and addresses a call. Raises PT400 for another kind.';
revoke all on function private.purge_kind(text) from public;

create function public.purge_expired(p_kind text default null) returns jsonb
language sql security definer set search_path = ''
as $$
  select jsonb_object_agg(k.kind, private.purge_kind(k.kind))
  from unnest(case when p_kind is not null then array[p_kind] else array[
    'webhook_bodies', 'exam_starts', 'whatsapp_clicks', 'unconfirmed_accounts', 'consent_requests', 'award_addresses',
    'room_events', 'rate_limits', 'rehearsals'
  ] end) as k (kind)
$$;
comment on function public.purge_expired(text) is
  'For background-jobs: private.purge_kind of one kind, or of all where none is named. Returns how many of each: {webhook_bodies,
exam_starts, whatsapp_clicks, unconfirmed_accounts, consent_requests, award_addresses, room_events, rate_limits, rehearsals}.';
revoke all on function public.purge_expired(text) from public, anon, authenticated;
grant execute on function public.purge_expired(text) to service_role;
