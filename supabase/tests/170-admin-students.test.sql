-- The organiser's list of students: for admins, literal in its search, bounded in its work.
begin;
select no_plan();

select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.create_student('asha');
select tests.create_student('bela', 4);
-- Names from before there was a rule for names.
alter table public.students disable trigger students_1_normalise;
insert into public.students (id, name, email, created_at)
select md5('place' || place)::uuid, name, 'family' || place || '@olympeak.example', now() - place * interval '1 minute'
from unnest(array[
  '100% Sure', 'Under_score', 'Star * Name', 'Back\slash', 'Comma, Dot. (Paren)', 'Quote "Q" Colon: O''Neil', 'Smile 😀 Name', 'Élodie Ñ',
  'Zubin Wadia', null, repeat('n', 100)
]) with ordinality as n (name, place);
alter table public.students enable trigger students_1_normalise;
create function pg_temp.names(p_search text, p_limit integer default 50, p_offset integer default 0) returns text language sql
as $$
  select coalesce(string_agg(s.name, '|' order by s.place), '')
  from (select name, row_number() over () as place from list_students(p_search, p_limit, p_offset)) as s
$$;

-- Who may.
select tests.act_as_visitor();
select throws_ok($$ select list_students() $$, '42501', null, 'a visitor sees no list');
select throws_ok($$ select count_students() $$, '42501', null, 'and counts nobody');
select throws_ok($$ select update_student(tests.id('asha'), '{}', 'X') $$, '42501', null, 'and changes nobody');
select tests.act_as_service();
select throws_ok($$ select list_students() $$, '42501', 'permission denied for function list_students', 'nor does the service role see it');
select throws_ok($$ select count_students() $$, '42501', null, 'nor count it');
select throws_ok($$ select update_student(tests.id('asha'), '{}', 'X') $$, '42501', null, 'nor change anybody');
select tests.act_as('asha');
select throws_ok($$ select list_students() $$, '42501', 'Access denied.', 'a student sees no list');
select throws_ok($$ select count_students() $$, '42501', 'Access denied.', 'and counts nobody');
select throws_ok($$ select update_student(tests.id('asha'), '{}', 'X') $$, '42501', 'Access denied.', 'not even the own row is edited here');
select tests.act_as('bela');
select throws_ok($$ select update_student(tests.id('asha'), '{}', 'X') $$, '42501', 'Access denied.', 'nor somebody else''s');
select throws_ok($$ select private.find_students('a', 1, 0, null, null) $$, '42501', null, 'nor past the function');
select tests.act_as('nobody');
select throws_ok($$ select list_students() $$, '42501', 'Access denied.', 'an account without a record is no admin');
select tests.act_as_owner();
update public.students set deleted_at = now(), email = null, name = null where id = tests.id('bela');
select throws_ok($$ select list_students() $$, '42501', 'Access denied.', 'without a person nobody is an admin');

-- The list.
select tests.act_as('meera');
select is(
  (select to_jsonb(s) - 'created_at' from list_students('asha') as s),
  jsonb_build_object(
    'id', tests.id('asha'), 'name', 'Asha', 'email', 'asha@olympeak.example', 'phone', null, 'class_id', tests.class(5),
    'class_name', 'Class 5', 'school_name', null, 'parent_name', null, 'has_guardian_consent', false
  ),
  'a row has what the organiser works with, the class by its name'
);
select is(
  (select tests.null_columns(to_jsonb(s)) from list_students(null, 50) as s where s.name is null),
  '{class_id,class_name,name,parent_name,phone,school_name}', 'what a student has not given is null, and nothing else'
);
select is(count_students(), 12, 'all are counted but the one who has gone, and the organiser');
select is(pg_temp.names('meera'), '', 'who is not found by name either');
select is((select count(*) from list_students()), 10::bigint, 'ten a page by default');
select is((select count(*) from list_students(null, 10, 10)), 2::bigint, 'the next page has the rest');
select is_empty('select list_students(null, -5, -5)', 'a page of nothing is empty');
select is_empty('select list_students(null, 10, 2000000000)', 'far beyond the end is nothing');
select is(
  pg_temp.names(null, 2, 1), '100% Sure|Under_score', 'the newest come first'
);
select is(
  (select count(distinct s.id) from generate_series(0, 11) as n, list_students(null, 1, n) as s),
  12::bigint, 'page by page each appears once, those of one moment too'
);

-- The search takes every sign as it is.
select is(pg_temp.names('%'), '100% Sure', 'per cent');
select is(pg_temp.names('_'), 'Under_score', 'underscore');
select is(pg_temp.names('*'), 'Star * Name', 'star');
select is(pg_temp.names('\'), 'Back\slash', 'backslash');
select is(pg_temp.names(','), 'Comma, Dot. (Paren)', 'comma');
select is(pg_temp.names('.'), 'Comma, Dot. (Paren)', 'dot');
select is(pg_temp.names('('), 'Comma, Dot. (Paren)', 'opening bracket');
select is(pg_temp.names(')'), 'Comma, Dot. (Paren)', 'closing bracket');
select is(pg_temp.names('"'), 'Quote "Q" Colon: O''Neil', 'double quote');
select is(pg_temp.names(':'), 'Quote "Q" Colon: O''Neil', 'colon');
select is(pg_temp.names(''''), 'Quote "Q" Colon: O''Neil', 'single quote');
select is(pg_temp.names('😀'), 'Smile 😀 Name', 'a smile');
select is(pg_temp.names('%%'), '', 'two of them nowhere');
select is(pg_temp.names('0%'), '100% Sure', 'with the text before it');
select is(pg_temp.names('a%e'), '', 'nothing stands for anything else');
select is(pg_temp.names('A_A'), '', 'nor for one letter');
select is(pg_temp.names('''; drop table students; --'), '', 'nor for SQL');
select is(pg_temp.names('wADIA'), 'Zubin Wadia', 'capitals or not');
select is(pg_temp.names('in wa'), 'Zubin Wadia', 'across the words');
select is(pg_temp.names('  zubin  '), 'Zubin Wadia', 'blanks around it do not count');
select is(count_students('   '), 12, 'blanks alone are no search');
select is(count_students('name'), 2, 'matches are counted');
select is(
  (select count(*) from list_students(null, 50, 0, (select id from classes where number = 5)) as s where s.class_name = 'Class 5'),
  count_students(null, (select id from classes where number = 5))::bigint, 'one class is listed and counted alone'
);
select is(count_students(null, null, 'nothing_bought') > 0, true, 'as are those who have bought nothing');
select is(
  count_students(null, null, 'no_consent'), (select count(*)::integer from list_students(null, 50) where not has_guardian_consent),
  'and those without a guardian''s consent'
);
select is(count_students('q'), 1, 'one letter is searched like any other');
select is(count_students(repeat('n', 100)), 1, 'the longest name can be found');
select is_empty($$ select list_students(repeat('n', 101)) $$, 'what is longer is nobody');
select is_empty($$ select list_students(repeat('😀', 10000)) $$, 'ten thousand smiles are nobody');

-- Many students: the ways through the list and by the trigrams say the same.
select tests.act_as_owner();
set local session_replication_role = replica;
insert into public.students (id, name, email, created_at)
select md5('many' || i)::uuid, case when i % 2 = 0 then 'Ram ' else 'Sita ' end || case when i > 24000 then 'Qvist' else 'Das' end,
  'many' || i || '@olympeak.example', now() - interval '1 day' - i * interval '1 second'
from generate_series(1, 24100) as i;
set local session_replication_role = origin;
analyze public.students;
select tests.act_as('meera');
select is(count_students(), 10001, 'all: more than ten thousand');
select is(count_students('ram'), 10001, 'a common name too');
select is(count_students('qvist'), 100, 'rare ones are found behind all others and counted');
select is(pg_temp.names('qvist', 1, 0), 'Sita Qvist', 'newest first');
select is(count_students('qv'), 100, 'by two letters');
select is((select count(*) from list_students('qvist', 50, 90)), 10::bigint, 'to the last page');
select is(count_students('zubin'), 1, 'one among all is one');
select is(pg_temp.names('0%'), '100% Sure', 'signs are taken literally among many too');
select is(count_students('no such child'), 0, 'and nobody is nobody');
select is((select count(*) from list_students(null, 10, 9990)), 10::bigint, 'the last pages can be reached');
select results_eq(
  'select id from list_students(null, 10, 2000000)', 'select id from list_students(null, 10, 10000)', 'to ten thousand and no further'
);
select is((select count(*) from list_students(null, 2000)), 1000::bigint, 'a page is never longer than the API gives at once');
select is(
  (select count(*) from (select id from list_students(null, 1000) union select id from list_students(null, 1000, 1000)) as s), 2000::bigint,
  'and the next continues where it ended'
);
select tests.act_as_owner();
update public.students set name = 'Sita Das' where id = md5('many24099')::uuid;
select results_eq(
  $$ select private.find_students('qvist', 1000, 0, null, null) $$,
  $$ select id from public.students where name like '%Qvist%' order by created_at desc, id desc $$,
  'the letters are those of the names as they are now'
);

-- Who may search for ever stops everybody else.
select is_empty(
  $$
    select p.proname from pg_proc as p
    where p.pronamespace = 'public'::regnamespace
      and p.proname in ('list_students', 'count_students', 'list_payments', 'sum_payments')
      and not coalesce(p.proconfig, '{}') && array['statement_timeout=5s', 'statement_timeout=8s']
  $$,
  'each search has a time at which the API ends it'
);

select * from finish();
rollback;
