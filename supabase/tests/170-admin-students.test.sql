-- The organisers' list of students: only for admins, with a literal search, and with limits.
begin;
select no_plan();

select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.create_student('asha');
select tests.create_student('bela', 4);
-- Names that are older than the rule for names.
alter table public.students disable trigger students_1_normalise;
insert into public.students (id, name, email, created_at)
select md5('position' || position)::uuid, name, 'family' || position || '@olympeak.example', now() - position * interval '1 minute'
from unnest(array[
  '100% Sure', 'Under_score', 'Star * Name', 'Back\slash', 'Comma, Dot. (Paren)', 'Quote "Q" Colon: O''Neil', 'Smile 😀 Name', 'Élodie Ñ',
  'Zubin Wadia', null, repeat('n', 100)
]) with ordinality as n (name, position);
alter table public.students enable trigger students_1_normalise;
create function pg_temp.names(p_search text, p_limit integer default 50, p_offset integer default 0) returns text language sql
as $$
  select coalesce(string_agg(s.name, '|' order by s.position), '')
  from (select name, row_number() over () as position from list_students(p_search, p_limit, p_offset)) as s
$$;

-- Permissions.
select tests.act_as_visitor();
select throws_ok($$ select list_students() $$, '42501', null, 'a visitor cannot list students');
select throws_ok($$ select count_students() $$, '42501', null, 'a visitor cannot count students');
select throws_ok($$ select update_student(tests.id('asha'), '{}', 'X') $$, '42501', null, 'a visitor cannot edit a student');
select tests.act_as_service();
select throws_ok($$ select list_students() $$, '42501', 'permission denied for function list_students', 'the service role cannot list students');
select throws_ok($$ select count_students() $$, '42501', null, 'the service role cannot count students');
select throws_ok($$ select update_student(tests.id('asha'), '{}', 'X') $$, '42501', null, 'the service role cannot edit a student');
select tests.act_as('asha');
select throws_ok($$ select list_students() $$, '42501', 'Access denied.', 'a student cannot list students');
select throws_ok($$ select count_students() $$, '42501', 'Access denied.', 'a student cannot count students');
select throws_ok($$ select update_student(tests.id('asha'), '{}', 'X') $$, '42501', 'Access denied.', 'a student cannot edit their own row with this function');
select tests.act_as('bela');
select throws_ok($$ select update_student(tests.id('asha'), '{}', 'X') $$, '42501', 'Access denied.', 'a student cannot edit another student');
select throws_ok($$ select private.find_students('a', 1, 0, null, null) $$, '42501', null, 'a student cannot call the private function');
select tests.act_as('nobody');
select throws_ok($$ select list_students() $$, '42501', 'Access denied.', 'an account without a students row is no admin');
select tests.act_as_owner();
update public.students set deleted_at = now(), email = null, name = null where id = tests.id('bela');
select throws_ok($$ select list_students() $$, '42501', 'Access denied.', 'without a login nobody is an admin');

-- The list.
select tests.act_as('meera');
select is(
  (select to_jsonb(s) - 'created_at' from list_students('asha') as s),
  jsonb_build_object(
    'id', tests.id('asha'), 'name', 'Asha', 'email', 'asha@olympeak.example', 'phone', null, 'class_id', tests.class(5),
    'class_name', 'Class 5', 'school_name', null, 'parent_name', null, 'has_guardian_consent', false
  ),
  'a row has what organisers work with, and the name of the class'
);
select is(
  (select tests.null_columns(to_jsonb(s)) from list_students(null, 50) as s where s.name is null),
  '{class_id,class_name,name,parent_name,phone,school_name}', 'what a student has not entered is null, and nothing else'
);
select is(count_students(), 12, 'deleted accounts and organisers are not counted');
select is(pg_temp.names('meera'), '', 'organisers are not found by name');
select is((select count(*) from list_students()), 10::bigint, 'a page has ten rows by default');
select is((select count(*) from list_students(null, 10, 10)), 2::bigint, 'the next page has the rest');
select is_empty('select list_students(null, -5, -5)', 'negative limits give an empty page');
select is_empty('select list_students(null, 10, 2000000000)', 'an offset beyond the end gives an empty page');
select is(
  pg_temp.names(null, 2, 1), '100% Sure|Under_score', 'the newest students come first'
);
select is(
  (select count(distinct s.id) from generate_series(0, 11) as n, list_students(null, 1, n) as s),
  12::bigint, 'every student is on exactly one page, even with the same time of creation'
);

-- The search is literal.
select is(pg_temp.names('%'), '100% Sure', 'a search for a per cent sign');
select is(pg_temp.names('_'), 'Under_score', 'a search for an underscore');
select is(pg_temp.names('*'), 'Star * Name', 'a search for an asterisk');
select is(pg_temp.names('\'), 'Back\slash', 'a search for a backslash');
select is(pg_temp.names(','), 'Comma, Dot. (Paren)', 'a search for a comma');
select is(pg_temp.names('.'), 'Comma, Dot. (Paren)', 'a search for a dot');
select is(pg_temp.names('('), 'Comma, Dot. (Paren)', 'a search for an opening bracket');
select is(pg_temp.names(')'), 'Comma, Dot. (Paren)', 'a search for a closing bracket');
select is(pg_temp.names('"'), 'Quote "Q" Colon: O''Neil', 'a search for a double quote');
select is(pg_temp.names(':'), 'Quote "Q" Colon: O''Neil', 'a search for a colon');
select is(pg_temp.names(''''), 'Quote "Q" Colon: O''Neil', 'a search for a single quote');
select is(pg_temp.names('😀'), 'Smile 😀 Name', 'a search for an emoji');
select is(pg_temp.names('%%'), '', 'two per cent signs are in no name');
select is(pg_temp.names('0%'), '100% Sure', 'a per cent sign with the character before it');
select is(pg_temp.names('a%e'), '', 'a per cent sign is no wildcard');
select is(pg_temp.names('A_A'), '', 'an underscore is no wildcard');
select is(pg_temp.names('''; drop table students; --'), '', 'SQL is searched as text');
select is(pg_temp.names('wADIA'), 'Zubin Wadia', 'upper and lower case are the same');
select is(pg_temp.names('in wa'), 'Zubin Wadia', 'a search can span two words');
select is(pg_temp.names('  zubin  '), 'Zubin Wadia', 'blanks around the search are ignored');
select is(count_students('   '), 12, 'a search of blanks finds everybody');
select is(count_students('name'), 2, 'matches are counted');
select is(
  (select count(*) from list_students(null, 50, 0, (select id from classes where number = 5)) as s where s.class_name = 'Class 5'),
  count_students(null, (select id from classes where number = 5))::bigint, 'one class can be listed and counted'
);
select is(count_students(null, null, 'nothing_bought') > 0, true, 'students who have bought nothing can be counted');
select is(
  count_students(null, null, 'no_consent'), (select count(*)::integer from list_students(null, 50) where not has_guardian_consent),
  'students without a guardian''s consent can be listed and counted'
);
select is(count_students('q'), 1, 'a single letter can be searched');
select is(count_students(repeat('n', 100)), 1, 'the longest name can be found');
select is_empty($$ select list_students(repeat('n', 101)) $$, 'a search longer than any name finds nobody');
select is_empty($$ select list_students(repeat('😀', 10000)) $$, 'a very long search finds nobody');

-- Many students: the search by trigrams finds the same students as reading the whole list.
select tests.act_as_owner();
set local session_replication_role = replica;
insert into public.students (id, name, email, created_at)
select md5('many' || i)::uuid, case when i % 2 = 0 then 'Ram ' else 'Sita ' end || case when i > 24000 then 'Qvist' else 'Das' end,
  'many' || i || '@olympeak.example', now() - interval '1 day' - i * interval '1 second'
from generate_series(1, 24100) as i;
set local session_replication_role = origin;
analyze public.students;
select tests.act_as('meera');
select is(count_students(), 10001, 'the count of all ends at 10,001');
select is(count_students('ram'), 10001, 'the count of a common name ends at 10,001');
select is(count_students('qvist'), 100, 'a rare name is counted exactly');
select is(pg_temp.names('qvist', 1, 0), 'Sita Qvist', 'the newest match comes first');
select is(count_students('qv'), 100, 'two letters of a rare name find the same students');
select is((select count(*) from list_students('qvist', 50, 90)), 10::bigint, 'the last page of the matches can be read');
select is(count_students('zubin'), 1, 'a name that occurs once is counted once');
select is(pg_temp.names('0%'), '100% Sure', 'special characters are literal among many students too');
select is(count_students('no such child'), 0, 'a name that does not occur is counted as 0');
select is((select count(*) from list_students(null, 10, 9990)), 10::bigint, 'pages up to the 10,000th student can be read');
select results_eq(
  'select id from list_students(null, 10, 2000000)', 'select id from list_students(null, 10, 10000)', 'the offset ends at 10,000'
);
select is((select count(*) from list_students(null, 2000)), 1000::bigint, 'a page has at most as many rows as the API returns');
select is(
  (select count(*) from (select id from list_students(null, 1000) union select id from list_students(null, 1000, 1000)) as s), 2000::bigint,
  'the next page continues after the first'
);
select tests.act_as_owner();
update public.students set name = 'Sita Das' where id = md5('many24099')::uuid;
select results_eq(
  $$ select private.find_students('qvist', 1000, 0, null, null) $$,
  $$ select id from public.students where name like '%Qvist%' order by created_at desc, id desc $$,
  'the search uses the current names'
);

-- A search without a time limit could block everybody else.
select is_empty(
  $$
    select p.proname from pg_proc as p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('list_students', 'count_students', 'list_payments', 'sum_payments')
      and not coalesce(p.proconfig, '{}') && array['statement_timeout=5s', 'statement_timeout=8s']
  $$,
  'each search has a statement timeout'
);

select * from finish();
rollback;
