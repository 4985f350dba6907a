-- Demo accounts for a local database, password olympeak-demo. Never run this in production.
-- Works on Supabase's own auth server and on the local stack's: both keep bcrypt passwords in auth.users.

-- A project is in use if its vault has the secret that starts the background jobs.
do $$
declare
  v_is_in_use boolean;
begin
  if to_regclass('vault.secrets') is not null then
    execute 'select exists (select from vault.secrets where name = $1)' into v_is_in_use using 'cron_secret';
    if v_is_in_use then
      raise exception 'This project has a schedule (cron_secret in its vault): demo accounts with a known password do not belong here.';
    end if;
  end if;
end
$$;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

do $$
declare
  v_account record;
begin
  for v_account in
    select *
    from (
      values
        ('de300000-0000-4000-8000-000000000001'::uuid, 'student@olympeak.example', 'Asha Verma'),
        ('de300000-0000-4000-8000-000000000002'::uuid, 'admin@olympeak.example', 'Meera Nair'),
        ('de300000-0000-4000-8000-000000000003'::uuid, 'organiser@olympeak.example', 'Dev Menon')
    ) as a (id, email, name)
  loop
    continue when exists (select 1 from auth.users where id = v_account.id);
    insert into auth.users (
      id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
      confirmation_token, recovery_token, email_change, email_change_token_new, created_at, updated_at
    )
    values (
      v_account.id, 'authenticated', 'authenticated', v_account.email,
      extensions.crypt('olympeak-demo', extensions.gen_salt('bf', 10)), now(),
      '{"provider": "email", "providers": ["email"]}', jsonb_build_object('name', v_account.name), '', '', '', '', now(), now()
    );
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
    values (
      v_account.id, 'email', v_account.id, v_account.id,
      jsonb_build_object('sub', v_account.id, 'email', v_account.email, 'email_verified', true, 'phone_verified', false),
      now(), now(), now()
    );
    -- Supabase's auth server looks accounts up by their instance; the local stack has no such column.
    if exists (
      select 1 from pg_catalog.pg_attribute
      where attrelid = 'auth.users'::regclass and attname = 'instance_id' and not attisdropped
    ) then
      execute 'update auth.users set instance_id = $1 where id = $2'
        using '00000000-0000-0000-0000-000000000000'::uuid, v_account.id;
    end if;
  end loop;
end
$$;

insert into public.students (id, name, email, phone, class_id, school_name, parent_name, consent_given, consent_version)
values
  (
    'de300000-0000-4000-8000-000000000001', 'Asha Verma', 'student@olympeak.example', '9876543210',
    'c1a55000-0000-4000-8000-000000000005', 'Sunrise Public School, Pune', 'Ravi Verma', true, 'demo'
  ),
  ('de300000-0000-4000-8000-000000000002', 'Meera Nair', 'admin@olympeak.example', null, null, null, null, false, null),
  ('de300000-0000-4000-8000-000000000003', 'Dev Menon', 'organiser@olympeak.example', null, null, null, null, false, null)
on conflict (id) do nothing;

-- Mock tests of the last month, for the texts on the student's dashboard. Their mistakes are ids from the bank's lists
-- of mistakes.
insert into public.mock_tests (student_id, class_id, subject_id, started_at, completed_at, score, topics, mistakes, seed)
select
  'de300000-0000-4000-8000-000000000001', 'c1a55000-0000-4000-8000-000000000005', s.id,
  now() - make_interval(days => t.days_ago, mins => 11), now() - make_interval(days => t.days_ago), t.score, t.topics,
  t.mistakes, 'demo'
from (
  values
    (
      'IMO', 12, 60,
      '[{"topic": "Fractions", "correct": 3, "total": 3}, {"topic": "Decimals", "correct": 2, "total": 3}, {"topic": "Data Handling", "correct": 1, "total": 4}]'::jsonb,
      '[]'::jsonb
    ),
    (
      'ISO', 6, 70,
      '[{"topic": "Air, Water and Soil", "correct": 4, "total": 5}, {"topic": "Human Body and Health", "correct": 3, "total": 5}]',
      '["fair-test-missed", "shadow-mixed", "fair-test-missed"]'
    ),
    (
      'IMO', 2, 80,
      '[{"topic": "Fractions", "correct": 4, "total": 4}, {"topic": "Data Handling", "correct": 2, "total": 3}, {"topic": "Angles and Shapes", "correct": 2, "total": 3}]',
      '[]'
    )
) as t (code, days_ago, score, topics, mistakes)
join public.subjects as s on s.code = t.code
where not exists (select from public.mock_tests where student_id = 'de300000-0000-4000-8000-000000000001');

-- Some decisions need two organisers: those about papers and about the day of an exam.
select private.grant_admin('admin@olympeak.example');
select private.grant_admin('organiser@olympeak.example');

-- The demo accounts get no welcome email and are not added to the mailing list.
delete from private.outbox
where kind in ('welcome_email', 'contact')
  and student_id in (
    'de300000-0000-4000-8000-000000000001', 'de300000-0000-4000-8000-000000000002', 'de300000-0000-4000-8000-000000000003'
  );

-- Asha's father has agreed to her exams, by mail; a new account has no such consent.
insert into private.guardian_consents (student_id, kind, way, guardian_name, wording_version)
select 'de300000-0000-4000-8000-000000000001', 'exam', 'mail', 'Ravi Verma', '2026-11'
where not exists (select from private.guardian_consents where student_id = 'de300000-0000-4000-8000-000000000001');
