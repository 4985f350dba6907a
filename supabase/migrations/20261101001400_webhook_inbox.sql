-- The webhook inbox: every delivery is kept before it is worked on, and skipped only when it was processed.

create table private.webhook_inbox (
  event_id text primary key check (char_length(event_id) between 1 and 100),
  event text not null check (char_length(event) between 1 and 100),
  body text check (octet_length(body) <= 262144),
  razorpay_order_id text check (char_length(razorpay_order_id) <= 64),
  payment_id text check (char_length(payment_id) <= 64),
  deliveries integer not null default 1,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  last_error text check (char_length(last_error) <= 500)
);
comment on table private.webhook_inbox is 'Deliveries of the gateway by their event id. Bodies go after 30 days.';
comment on column private.webhook_inbox.razorpay_order_id is 'The gateway''s order the body is about, so that it is found when an account goes; null where it names none.';
comment on column private.webhook_inbox.payment_id is 'The payment the body is about: a refund or a dispute may name nothing else.';
create index webhook_inbox_received_at on private.webhook_inbox (received_at) where body is not null;
create index webhook_inbox_order on private.webhook_inbox (razorpay_order_id) where body is not null;
create index webhook_inbox_payment on private.webhook_inbox (payment_id) where body is not null;

alter table private.webhook_inbox enable row level security;
revoke all on private.webhook_inbox from public, anon, authenticated, service_role;

create function private.read_payload(p_body text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return p_body::jsonb -> 'payload';
exception
  -- PostgreSQL refuses some of what is JSON elsewhere (\u0000, endless nesting): no reason to refuse a delivery.
  when others then return null;
end
$$;
comment on function private.read_payload(text) is 'The payload of a delivery; null where there is none or it cannot be read. Never raises.';
revoke all on function private.read_payload(text) from public;

create function public.receive_webhook(p_event_id text, p_event text, p_body text) returns jsonb
language sql security definer set search_path = ''
as $$
  insert into private.webhook_inbox as w (event_id, event, body, razorpay_order_id, payment_id)
  select p_event_id, p_event, p_body,
    left(coalesce(t.payload #>> '{payment,entity,order_id}', t.payload #>> '{order,entity,id}'), 64),
    left(
      coalesce(
        t.payload #>> '{payment,entity,id}', t.payload #>> '{refund,entity,payment_id}', t.payload #>> '{dispute,entity,payment_id}'
      ),
      64
    )
  from (select private.read_payload(p_body) as payload) as t
  on conflict (event_id) do update set deliveries = w.deliveries + 1
  returning jsonb_build_object(
    'outcome', case when processed_at is not null then 'processed' when deliveries > 1 then 'again' else 'new' end
  )
$$;
comment on function public.receive_webhook(text, text, text) is
  'Keeps a delivery whose signature was verified, with the ids it is about as far as they can be read. Returns {outcome: new | again | processed}; only processed may be skipped.';

create function public.finish_webhook(p_event_id text, p_error text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  update private.webhook_inbox
  set processed_at = case when p_error is null then coalesce(processed_at, now()) else processed_at end,
    last_error = left(p_error, 500)
  where event_id = p_event_id;
  if not found then
    raise exception 'There is no delivery %.', p_event_id using errcode = 'P0002';
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.finish_webhook(text, text) is
  'Reports the result of a delivery: p_error null when processed. Returns {outcome: done}. Raises P0002 for an unknown event.';

create function public.webhook_health() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'outcome',
    case
      when exists (select 1 from private.captured_payments where recorded_at > now() - interval '1 day')
        and not exists (
          select 1 from private.webhook_inbox where body is not null and received_at > now() - interval '1 day'
        )
      then 'silent' else 'fine'
    end
  )
$$;
comment on function public.webhook_health() is
  'Whether the gateway still reports payments: {outcome: silent} when some were recorded in the last 24 hours and no webhook came, else {outcome: fine}.';

revoke all on function public.webhook_health() from public, anon, authenticated;
grant execute on function public.webhook_health() to service_role;
revoke all on function public.receive_webhook(text, text, text) from public, anon, authenticated;
revoke all on function public.finish_webhook(text, text) from public, anon, authenticated;
grant execute on function public.receive_webhook(text, text, text) to service_role;
grant execute on function public.finish_webhook(text, text) to service_role;
