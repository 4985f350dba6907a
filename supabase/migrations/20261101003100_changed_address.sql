-- An account's address is the auth server's, which lets it change once both mailboxes have confirmed it. What is kept beside
-- it follows here; mails read the address when they are sent.

create function private.follow_address() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_old_email text;
begin
  select email into v_old_email from public.students where id = new.id and deleted_at is null;
  if not found then
    return null;
  end if;
  update public.students set email = new.email where id = new.id;
  update public.current_cart_snapshot set email = lower(new.email) where student_id = new.id;
  update public.whatsapp_clicks set email = lower(new.email) where email = v_old_email;
  if private.queue_contact(new.id) then
    perform private.queue_contact_removal(new.id, v_old_email);
  end if;
  return null;
end
$$;
comment on function private.follow_address() is
  'Trigger: after an account''s address has changed, student, cart and clicks carry the new one, and the mailing list changes the old one for it where consent is given.';
revoke all on function private.follow_address() from public;

create trigger users_follow_address after update of email on auth.users
  for each row when (new.email is distinct from old.email and new.deleted_at is null)
  execute function private.follow_address();
