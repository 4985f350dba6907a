-- Only organisers can list students. The search is literal, and pages and counts have limits.
begin;
select no_plan();

select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.create_student('asha');
select tests.create_student('bela', 4);
-- Accounts that are older than the rule for names can have such names.
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
select throws_ok($$ select update_student(tests.id('asha'), '{}', 'X') $$, '42501', 'Access denied.', 'a student cannot edit their own row with the organisers'' function');
select tests.act_as('bela');
select throws_ok($$ select update_student(tests.id('asha'), '{}', 'X') $$, '42501', 'Access denied.', 'a student cannot edit another student');
select throws_ok($$ select private.find_students('a', 1, 0, null, null) $$, '42501', null, 'a student cannot call private.find_students');
select tests.act_as('nobody');
select throws_ok($$ select list_students() $$, '42501', 'Access denied.', 'an account without a students row cannot list students');
select tests.act_as_owner();
update public.students set deleted_at = now(), email = null, name = null where id = tests.id('bela');
select throws_ok($$ select list_students() $$, '42501', 'Access denied.', 'a call without a login cannot list students');

-- The list.
select tests.act_as('meera');
select is(
  (select to_jsonb(s) - 'created_at' from list_students('asha') as s),
  jsonb_build_object(
    'id', tests.id('asha'), 'name', 'Asha', 'email', 'asha@olympeak.example', 'phone', null, 'class_id', tests.class(5),
    'class_name', 'Class 5', 'school_name', null, 'parent_name', null, 'has_guardian_consent', false
  ),
  'a listed student has the details that organisers work with, and the name of the class'
);
select is(
  (select tests.null_columns(to_jsonb(s)) from list_students(null, 50) as s where s.name is null),
  '{class_id,class_name,name,parent_name,phone,school_name}', 'a listed student has null only in the columns of details that were not entered'
);
select is(count_students(), 12, 'deleted accounts and organisers are not counted');
select is(pg_temp.names('meera'), '', 'a search does not find organisers by name');
select is((select count(*) from list_students()), 10::bigint, 'a page of students has ten rows by default');
select is((select count(*) from list_students(null, 10, 10)), 2::bigint, 'the second page has the remaining students');
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
select is(pg_temp.names('%'), '100% Sure', 'a search for a per cent sign finds the name with this character');
select is(pg_temp.names('_'), 'Under_score', 'a search for an underscore finds the name with this character');
select is(pg_temp.names('*'), 'Star * Name', 'a search for an asterisk finds the name with this character');
select is(pg_temp.names('\'), 'Back\slash', 'a search for a backslash finds the name with this character');
select is(pg_temp.names(','), 'Comma, Dot. (Paren)', 'a search for a comma finds the name with this character');
select is(pg_temp.names('.'), 'Comma, Dot. (Paren)', 'a search for a dot finds the name with this character');
select is(pg_temp.names('('), 'Comma, Dot. (Paren)', 'a search for an opening bracket finds the name with this character');
select is(pg_temp.names(')'), 'Comma, Dot. (Paren)', 'a search for a closing bracket finds the name with this character');
select is(pg_temp.names('"'), 'Quote "Q" Colon: O''Neil', 'a search for a double quote finds the name with this character');
select is(pg_temp.names(':'), 'Quote "Q" Colon: O''Neil', 'a search for a colon finds the name with this character');
select is(pg_temp.names(''''), 'Quote "Q" Colon: O''Neil', 'a search for a single quote finds the name with this character');
select is(pg_temp.names('😀'), 'Smile 😀 Name', 'a search for an emoji finds the name with this character');
select is(pg_temp.names('%%'), '', 'a search for two per cent signs finds no name');
select is(pg_temp.names('0%'), '100% Sure', 'a search for a per cent sign with the character before it finds the name');
select is(pg_temp.names('a%e'), '', 'a per cent sign in a search is no wildcard');
select is(pg_temp.names('A_A'), '', 'an underscore in a search is no wildcard');
select is(pg_temp.names('''; drop table students; --'), '', 'SQL in a search is searched as text');
select is(pg_temp.names('wADIA'), 'Zubin Wadia', 'a search does not distinguish upper and lower case');
select is(pg_temp.names('in wa'), 'Zubin Wadia', 'a search can span two words');
select is(pg_temp.names('  zubin  '), 'Zubin Wadia', 'blanks around the text of a search are ignored');
select is(count_students('   '), 12, 'a search of blanks finds everybody');
select is(count_students('name'), 2, 'the students that a search finds are counted');
select is(
  (select count(*) from list_students(null, 50, 0, (select id from classes where number = 5)) as s where s.class_name = 'Class 5'),
  count_students(null, (select id from classes where number = 5))::bigint, 'the students of one class can be listed and counted'
);
select is(count_students(null, null, 'nothing_bought') > 0, true, 'students who have bought nothing can be counted');
select is(
  count_students(null, null, 'no_consent'), (select count(*)::integer from list_students(null, 50) where not has_guardian_consent),
  'students without a guardian''s consent can be listed and counted'
);
select is(count_students('q'), 1, 'a search for a single letter finds a student');
select is(count_students(repeat('n', 100)), 1, 'a search for the longest name finds the student');
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
select is(count_students(), 10001, 'the count of all students ends at 10,001');
select is(count_students('ram'), 10001, 'the count of a common name ends at 10,001');
select is(count_students('qvist'), 100, 'a rare name is counted exactly');
select is(pg_temp.names('qvist', 1, 0), 'Sita Qvist', 'a search returns the newest student first');
select is(count_students('qv'), 100, 'a search for two letters of a rare name finds all its students');
select is((select count(*) from list_students('qvist', 50, 90)), 10::bigint, 'the last page of the students found can be read');
select is(count_students('zubin'), 1, 'a name that occurs once is counted once');
select is(pg_temp.names('0%'), '100% Sure', 'a special character in a search among many students is literal');
select is(count_students('no such child'), 0, 'a name that does not occur is counted as 0');
select is((select count(*) from list_students(null, 10, 9990)), 10::bigint, 'pages up to the 10,000th student can be read');
select results_eq(
  'select id from list_students(null, 10, 2000000)', 'select id from list_students(null, 10, 10000)', 'an offset above 10,000 counts as 10,000'
);
select is((select count(*) from list_students(null, 2000)), 1000::bigint, 'a page has at most 1,000 students, as many rows as the API returns');
select is(
  (select count(*) from (select id from list_students(null, 1000) union select id from list_students(null, 1000, 1000)) as s), 2000::bigint,
  'the second page of 1,000 students repeats no student of the first page'
);
select tests.act_as_owner();
update public.students set name = 'Sita Das' where id = md5('many24099')::uuid;
select results_eq(
  $$ select private.find_students('qvist', 1000, 0, null, null) $$,
  $$ select id from public.students where name like '%Qvist%' order by created_at desc, id desc $$,
  'the search uses the current names'
);

-- A search without a time limit could block all other queries.
select is_empty(
  $$
    select p.proname from pg_proc as p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('list_students', 'count_students', 'list_payments', 'sum_payments')
      and not coalesce(p.proconfig, '{}') && array['statement_timeout=5s', 'statement_timeout=8s']
  $$,
  'each function with a search has a statement timeout'
);

select * from finish();
rollback;
