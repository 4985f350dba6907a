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
  delete from private.rate_limits where ends_at < now();
  get diagnostics v_count = row_count;
  return v_counts || jsonb_build_object('rate_limits', v_count);
end
$$;
comment on function public.purge_expired() is
  'Removes webhook bodies after 30 days, telemetry after 90, and rate limits whose window is over. Returns how many of each: {webhook_bodies, exam_starts, whatsapp_clicks, rate_limits}.';
revoke all on function public.purge_expired() from public, anon, authenticated;
grant execute on function public.purge_expired() to service_role;
