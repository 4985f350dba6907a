-- Rate limits: counters in fixed windows, for the functions and for what a visitor may write.

create table private.rate_limits (
  bucket text primary key check (char_length(bucket) between 1 and 200),
  hits integer not null check (hits > 0),
  ends_at timestamptz not null
);
comment on table private.rate_limits is 'How often something was done in the running window. Rows whose window is over mean nothing.';
create index rate_limits_ends_at on private.rate_limits (ends_at);

alter table private.rate_limits enable row level security;
revoke all on private.rate_limits from public, anon, authenticated, service_role;

create function private.consume_rate_limit(p_bucket text, p_limit integer, p_seconds integer) returns boolean
language sql set search_path = ''
as $$
  insert into private.rate_limits as r (bucket, hits, ends_at)
  values (p_bucket, 1, now() + make_interval(secs => p_seconds))
  on conflict (bucket) do update set
    hits = case when r.ends_at <= now() then 1 else least(r.hits, p_limit) + 1 end,
    ends_at = case when r.ends_at <= now() then excluded.ends_at else r.ends_at end
  returning hits <= p_limit
$$;
comment on function private.consume_rate_limit(text, integer, integer) is
  'Counts one use of a bucket and returns whether it is within p_limit uses per window of p_seconds.';
revoke all on function private.consume_rate_limit(text, integer, integer) from public;

create function public.consume_rate_limit(p_bucket text, p_limit integer, p_seconds integer) returns jsonb
language sql security definer set search_path = ''
as $$
  select jsonb_build_object(
    'outcome', case when private.consume_rate_limit(p_bucket, p_limit, p_seconds) then 'ok' else 'limited' end
  )
$$;
comment on function public.consume_rate_limit(text, integer, integer) is
  'For the functions: counts one use of a bucket. Returns {outcome: ok | limited}, limited beyond p_limit uses in p_seconds seconds.';
revoke all on function public.consume_rate_limit(text, integer, integer) from public, anon, authenticated;
grant execute on function public.consume_rate_limit(text, integer, integer) to service_role;

create function private.caller_address() returns text
language sql stable set search_path = ''
as $$
  select case
    when c.address ~ '^(\d{1,3}(\.\d{1,3}){3}|[0-9a-f:.]{2,45})$'
      and c.address !~ '^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80:)'
    then c.address
  end
  from (select nullif(current_setting('request.headers', true), '')::json as headers) as r
  cross join lateral (
    select lower(btrim(coalesce(
      r.headers ->> 'cf-connecting-ip', split_part(r.headers ->> 'x-forwarded-for', ',', -1)
    ))) as address
  ) as c
$$;
comment on function private.caller_address() is
  'The caller''s public network address, or null when nobody trustworthy names one, as the functions'' caller-address.ts reads it: hosted, Cloudflare sets cf-connecting-ip itself; elsewhere only the last entry of x-forwarded-for is the platform''s, the ones before it are the caller''s word. A private address says nothing about the caller.';
revoke all on function private.caller_address() from public;

create function private.caller_network() returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_address constant text := regexp_replace(private.caller_address(), '^::ffff:(?=\d+\.)', '');
begin
  return case when v_address like '%:%' then host(network(set_masklen(v_address::inet, 64))) || '/64' else v_address end;
exception
  -- What only looks like an address is counted as it was written.
  when invalid_text_representation then
    return v_address;
end
$$;
comment on function private.caller_network() is
  'What a rate limit counts calls of: the IPv4 address, or of IPv6 the network (/64), which one connection has all addresses of. Null where private.caller_address() is.';
revoke all on function private.caller_network() from public;
