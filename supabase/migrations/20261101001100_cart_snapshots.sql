-- The cart a student left behind: posted once per address while it is not empty, removed after the purchase.

create table public.current_cart_snapshot (
  student_id uuid primary key references public.students (id),
  email text not null unique check (char_length(email) between 3 and 254),
  cart_items jsonb not null check (
    case
      when jsonb_typeof(cart_items) <> 'array' then false
      when jsonb_array_length(cart_items) = 0 then false
      else not jsonb_path_exists(
        cart_items,
        'strict $[*] ? (!(@ like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$") || (@ like_regex "x") is unknown)'
      )
    end
  ),
  created_at timestamptz not null default now()
);
comment on table public.current_cart_snapshot is 'At most one unfinished cart per student: a jsonb array of exam ids.';
create index current_cart_snapshot_items on public.current_cart_snapshot using gin (cart_items);

alter table public.current_cart_snapshot enable row level security;
revoke all on public.current_cart_snapshot from public, anon, authenticated, service_role;
grant select (student_id, email, cart_items, created_at) on public.current_cart_snapshot to authenticated;
grant insert (student_id, email, cart_items) on public.current_cart_snapshot to authenticated;

create policy current_cart_snapshot_select_own on public.current_cart_snapshot for select to authenticated
  using (student_id = (select private.student_id()));
create policy current_cart_snapshot_insert_own on public.current_cart_snapshot for insert to authenticated
  with check (
    student_id = (select private.student_id())
    and email = (select auth.jwt()) ->> 'email'
    -- No cart is longer than the list of exams. What is no list at all, the table refuses.
    and case when jsonb_typeof(cart_items) = 'array' then jsonb_array_length(cart_items) else 0 end
      <= (select count(*) from public.subjects)
  );
