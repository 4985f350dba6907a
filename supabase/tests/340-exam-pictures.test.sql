-- Stills by the camera: who may send and see them, what organisers note, and when they go; that they touch no mark (docs/exam.md
-- sections 1 and 9, decision 088).
begin;
select plan(94);

select tests.set_exam_hours();
select tests.set_exam_time('-1 day');
select tests.create_student(n) from unnest(array['asha', 'bela', 'chitra', 'dev', 'zara', 'meera', 'kavi']) as n;
select private.grant_admin('meera@olympeak.example'), private.grant_admin('kavi@olympeak.example');
select tests.create_paper('IMO', 5);
select tests.create_rehearsal();
select tests.enrol(n, '{IMO}') from unnest(array['asha', 'bela', 'chitra', 'dev']) as n;
select tests.give_consent(n) from unnest(array['asha', 'bela', 'chitra', 'dev']) as n;
select tests.give_consent(n, 'camera') from unnest(array['asha', 'chitra', 'dev']) as n;
insert into private.organisers_children (edition_id, class_id, organiser_id, marked_by)
values (tests.edition(), tests.class(5), tests.id('kavi'), tests.id('meera'));

create temp table sat (name text primary key, started jsonb);
grant all on sat to public;
create function pg_temp.start(p_name text) returns void language plpgsql as $$
begin
  perform tests.act_as(p_name);
  insert into sat values (p_name, start_exam(tests.id('examIMO5')));
  perform tests.act_as_owner();
end
$$;
create function pg_temp.attempt(p_name text) returns uuid language sql stable as $$ select (started ->> 'attempt_id')::uuid from sat where name = p_name $$;
-- The answer of a call, or the code of its error.
create function pg_temp.ask(p_name text, p_call text) returns text language plpgsql as $$
declare
  v_answer text;
begin
  perform case when p_name is null then tests.act_as_visitor() when p_name = 'service' then tests.act_as_service() else tests.act_as(p_name) end;
  begin
    execute 'select ' || p_call into v_answer;
  exception when others then
    v_answer := sqlstate;
  end;
  perform tests.act_as_owner();
  return v_answer;
end
$$;
create function pg_temp.read_outcome(p_answer text) returns text language plpgsql as $$
begin
  return p_answer::jsonb ->> 'outcome';
exception when others then
  return null;
end
$$;
create function pg_temp.open(p_name text, p_whose text) returns text language sql as $$
  select coalesce(pg_temp.read_outcome(a), a) from pg_temp.ask(p_name, format('open_picture_sheet(%L)', pg_temp.attempt(p_whose))) as a
$$;
-- A still is stored as Storage does it: in the role of its sender.
create function pg_temp.send(p_name text, p_path text, p_bucket text default 'exam-pictures') returns text language plpgsql as $$
declare
  v_said text := 'added';
begin
  perform case when p_name is null then tests.act_as_visitor() else tests.act_as(p_name) end;
  begin
    insert into storage.objects (bucket_id, name) values (p_bucket, p_path);
  exception when others then
    v_said := sqlstate;
  end;
  perform tests.act_as_owner();
  return v_said;
end
$$;
create function pg_temp.still(p_name text, p_whose text, p_no text) returns text language sql as $$
  select pg_temp.send(p_name, pg_temp.attempt(p_whose) || '/' || p_no)
$$;
create function pg_temp.seen(p_name text) returns text language sql as $$
  select pg_temp.ask(p_name, $q$ string_agg(name, ' ' order by name) from storage.objects where bucket_id = 'exam-pictures' $q$)
$$;

-- Before the exam, and in a rehearsal.
select tests.act_as('asha');
insert into sat select 'rehearsal', start_exam((select paper_id from list_my_exams() where kind = 'rehearsal'));
select tests.act_as_owner();
select is(pg_temp.open('asha', 'rehearsal'), 'rehearsal', 'a rehearsal stores no picture');
select is(pg_temp.still('asha', 'rehearsal', '01'), '42501', 'no matter what its device sends');

select tests.set_exam_time('5 seconds');
select pg_temp.start(n) from unnest(array['asha', 'bela', 'chitra', 'dev']) as n;

-- Who may send.
select is(pg_temp.still('asha', 'asha', '01'), '42501', 'nothing is taken before the room has asked');
select is(pg_temp.open('asha', 'asha'), 'open', 'the room of a child whose guardian agreed may send stills');
select is(pg_temp.open('asha', 'asha'), 'open', 'also when it is loaded again');
select is((select count(*)::integer from private.picture_sheets), 1, 'which is one sheet');
select is(pg_temp.open('bela', 'bela'), 'off', 'without a guardian''s consent to the camera there is none');
select is((select count(*)::integer from private.exam_attempts where student_id = tests.id('bela') and finished_at is null), 1, 'and the exam continues');
select is(pg_temp.open('bela', 'asha'), '42501', 'another child opens no sheet of hers');
select is(pg_temp.open(null, 'asha'), '42501', 'nor does a visitor');
select is(pg_temp.open('meera', 'asha'), '42501', 'nor an organiser');
select is(pg_temp.open('asha', 'nobody'), '42501', 'there is none without an attempt');
select is(pg_temp.still('asha', 'asha', '01'), 'added', 'a still goes into the bucket');
select is(pg_temp.still('asha', 'asha', '01'), '23505', 'once under its name');
select is(pg_temp.still('asha', 'asha', '45'), 'added', 'there are 45 names');
select is(pg_temp.still('asha', 'asha', n), '42501', 'and not one more: ' || n) from unnest(array['00', '46', '1', '001', '01.jpg', '02/01']) as n;
select is(pg_temp.send('asha', 'loose'), '42501', 'nothing lies outside of an attempt');
select is(pg_temp.send('asha', pg_temp.attempt('asha') || '/02', 'sealed-papers'), '42501', 'nor in another bucket');
select is(pg_temp.still('bela', 'asha', '02'), '42501', 'another child sends none for her');
select is(pg_temp.still('bela', 'bela', '02'), '42501', 'nor for itself without consent');
select is(pg_temp.still(null, 'asha', '02'), '42501', 'nor a visitor');
select is(pg_temp.still('meera', 'asha', '02'), '42501', 'nor an organiser');
select is(pg_temp.open('chitra', 'chitra'), 'open', 'another one');
select is(pg_temp.still('chitra', 'chitra', '01'), 'added', 'sends her own');
select is(pg_temp.open('dev', 'dev'), 'open', 'and a third');
select is(pg_temp.still('dev', 'dev', '01'), 'added', 'his');

-- Who sees (E11).
select is(pg_temp.seen('asha'), pg_temp.attempt('asha') || '/01 ' || pg_temp.attempt('asha') || '/45', 'her family sees her own');
select is(
  pg_temp.ask('asha', format('string_agg(path, '' '' order by path) from list_my_pictures(%L)', pg_temp.attempt('asha'))),
  pg_temp.attempt('asha') || '/01 ' || pg_temp.attempt('asha') || '/45', 'and reads which there are'
);
select is(pg_temp.ask('bela', format('string_agg(path, '' '') from list_my_pictures(%L)', pg_temp.attempt('asha'))), null, 'nobody else is');
select is(pg_temp.ask(null, format('string_agg(path, '' '') from list_my_pictures(%L)', pg_temp.attempt('asha'))), '42501', 'nor a visitor');
select is(pg_temp.seen('bela'), null, 'no other does');
select is(pg_temp.seen(null), null, 'nor a visitor');
select is(pg_temp.seen('meera'), null, 'nor an organiser who has not opened the sheet');
select is(pg_temp.ask('asha', $$ count(*) from (select 1) as x where exists (select from storage.objects where bucket_id = 'sealed-papers') $$), '0', 'files of other buckets are not listed');
-- Requests to Storage, in its own words: a download is answered, a list and a signed address are not.
select is(
  pg_temp.ask('asha', format('set_config(%L, %L, false)', 'storage.operation', o.operation)) || ' '
    || (pg_temp.seen('asha') is not null)::text,
  o.operation || ' ' || o.is_seen, o.said
)
from (values
  ('storage.object.list', 'false', 'not even the family lists the bucket'), ('storage.object.list_v2', 'false', 'in any way'),
  ('storage.object.sign', 'false', 'nor gets an address that anybody could open'),
  ('storage.object.sign_many', 'false', 'nor many'), ('storage.object.get_authenticated', 'true', 'it downloads')
) as o (operation, is_seen, said);
select set_config('storage.operation', '', false);
select tests.act_as('asha');
update storage.objects set name = 'mine' where bucket_id = 'exam-pictures';
delete from storage.objects where bucket_id = 'exam-pictures';
select tests.act_as_owner();
select is((select count(*)::integer from storage.objects where bucket_id = 'exam-pictures'), 4, 'nobody changes or deletes one, not even whose it is');

-- In the middle of the exam.
select is(pg_temp.ask('dev', $$ withdraw_guardian_consent('camera') ->> 'outcome' $$), 'withdrawn', 'a guardian withdraws while the exam runs');
select is(pg_temp.still('dev', 'dev', '02'), '42501', 'and from then on nothing is taken');
select is(pg_temp.open('dev', 'dev'), 'off', 'nor asked for');
select tests.give_consent('dev', 'camera');
select is(pg_temp.open('dev', 'dev'), 'off', 'agreed to again, pictures that are being deleted are not opened again');
select is(
  pg_temp.ask('dev', format('save_answers(%L, 1, %L, %L) ->> ''outcome''', pg_temp.attempt('dev'), (select started ->> 'ticket' from sat where name = 'dev'), '[{"seq": 1, "n": 1, "option": "b", "at_ms": 0}]')),
  'saved', 'and the exam continues'
);
select note_room_events(pg_temp.attempt(n), 1, (select started ->> 'ticket' from sat where name = n), '[{"kind": "camera_lost", "at_ms": 5000}, {"kind": "hidden", "at_ms": 6000, "for_ms": 31000}]')
from unnest(array['asha', 'chitra', 'dev']) as n;
select tests.set_exam_time('5 seconds 61 minutes');
select is(pg_temp.still('asha', 'asha', '31'), '42501', 'after the deadline nothing is taken');
select is(pg_temp.open('asha', 'asha'), 'over', 'nor asked for');

-- Organisers.
update private.picture_sheets set is_drawn = attempt_id = pg_temp.attempt('asha');
insert into private.award_checks (attempt_id, award, drawn_for, drawn_at) values (pg_temp.attempt('bela'), 'gold', 'gold', now());
create function pg_temp.sheets(p_name text) returns text language sql as $$
  select pg_temp.ask(p_name, format(
    'string_agg(concat_ws('' '', name, award, is_drawn, pictures, verdict), '', '' order by name) from list_picture_sheets(%L, %L, 50, 0)', tests.edition(), tests.exam('IMO')
  ))
$$;
create function pg_temp.read(p_name text, p_whose text) returns jsonb language plpgsql as $$
begin
  return pg_temp.ask(p_name, format('read_picture_sheet(%L)', pg_temp.attempt(p_whose)))::jsonb;
end
$$;
create function pg_temp.review(p_name text, p_whose text, p_verdict text, p_words text default null) returns text language sql as $$
  select pg_temp.ask(p_name, format('review_picture_sheet(%L, %L, %L) ->> ''outcome''', pg_temp.attempt(p_whose), p_verdict, p_words))
$$;
select is(pg_temp.sheets('meera'), 'Asha t 2, Bela gold f 0', 'an organiser has those whose award is confirmed, and a twentieth by chance');
select is(pg_temp.sheets('kavi'), null, 'one with a child in the class has none');
select is(pg_temp.sheets('asha'), '42501', 'nobody else has the list');
select is(pg_temp.sheets(null), '42501', 'nor a visitor');
select is(pg_temp.review('meera', 'asha', 'fine'), 'not_read', 'nothing is noted unseen');
select is(pg_temp.read('meera', 'asha') - 'reviews' - 'started_at' - 'finished_at' #- '{pictures,0,taken_at}' #- '{pictures,1,taken_at}', jsonb_build_object(
  'outcome', 'sheet', 'name', 'Asha', 'phone', null, 'email', 'asha@olympeak.example', 'exam', (select name from subjects where code = 'IMO'), 'class', 'Class 5',
  'pictures', jsonb_build_array(jsonb_build_object('path', pg_temp.attempt('asha') || '/01'), jsonb_build_object('path', pg_temp.attempt('asha') || '/45')),
  'camera_events', '[{"kind": "camera_lost", "at_ms": 5000}]'::jsonb
), 'a sheet says whose it is, which stills there are, and when the camera was lost');
select is(pg_temp.seen('meera'), pg_temp.attempt('asha') || '/01 ' || pg_temp.attempt('asha') || '/45', 'which shows its stills and no others');
select is((select array_agg(organiser_id) from private.picture_readings), array[tests.id('meera')], 'each reading leaves a row');
select is((select array_agg(action || ' ' || (student_id = tests.id('asha'))) from private.admin_audit where action like '%picture_sheet'), '{"read_picture_sheet true"}', 'and one for the auditor');
update private.picture_sheets set delete_at = private.exam_now() where attempt_id = pg_temp.attempt('asha')::uuid;
select is(pg_temp.seen('meera'), null, 'and shows none any more once they are on their way out, though it was opened before');
update private.picture_sheets set delete_at = private.exam_now() + interval '180 days' where attempt_id = pg_temp.attempt('asha')::uuid;
update private.picture_readings set read_at = now() - interval '16 minutes';
select is(pg_temp.seen('meera'), null, 'a quarter of an hour later it is to be opened again');
select is(pg_temp.read('meera', 'chitra') ->> 'outcome', 'not_chosen', 'whom nothing and nobody has chosen is not looked at');
select is(pg_temp.read('kavi', 'asha') ->> 'outcome', 'kept_out', 'nor by whom the class is closed to');
select is(pg_temp.ask('asha', format('read_picture_sheet(%L)', pg_temp.attempt('asha'))), '42501', 'a family opens no sheet');
select is(pg_temp.review('meera', 'asha', 'call'), 'words_missing', 'a call wants its why');
select is(pg_temp.review('meera', 'asha', 'call', repeat('a', 501)), 'words_too_long', 'in 500 characters');
select is(pg_temp.review('meera', 'asha', 'call', 'Two faces at 11:20.'), 'noted', 'then it is noted');
select is(pg_temp.review('meera', 'asha', 'fine'), 'noted', 'and the last note holds');
select is(pg_temp.sheets('meera'), 'Asha t 2 fine, Bela gold f 0', 'in the list');
select is(
  pg_temp.ask('meera', format('array_agg(distinct n.name order by n.name) from list_picture_sheets(%L, %L, 50, 0) as l cross join unnest(tests.null_columns(to_jsonb(l))) as n (name)', tests.edition(), tests.exam('IMO'))),
  '{award,decided_at,decided_by,verdict,words}', 'what may be null in the list'
);
select is(pg_temp.review('asha', 'asha', 'fine'), '42501', 'nobody else notes anything');
select is(pg_temp.review('kavi', 'asha', 'fine'), 'kept_out', 'nor one who is kept out');

-- No way leads from here to a mark (E5).
select is_empty(
  $$
    select p.oid::regprocedure::text from pg_proc as p
    where p.pronamespace in ('private'::regnamespace, 'public'::regnamespace) and p.prosrc ~ '\m(picture_|exam_room_events|storage\.objects)'
      and p.prosrc ~ '\m(insert into|update|delete from)\s+private\.(exam_results|exam_events|exam_receipts|paper_results|award_checks|awards|exam_attempts)\M'
      and p.proname not in ('anonymise_student', 'purge_expired')
  $$, 'no function that knows pictures or what rooms noticed writes a mark, a rank or an award'
);
select is_empty(
  $$
    select p.oid::regprocedure::text from pg_proc as p
    where p.pronamespace in ('private'::regnamespace, 'public'::regnamespace) and p.prosrc ~ '\m(insert into|update)\s+private\.(exam_results|key_versions)\M'
      and p.prosrc ~ '(picture|room_events)'
  $$, 'and none that marks knows them'
);

-- When they go.
create function pg_temp.due() returns text language sql as $$
  select pg_temp.ask('service', $q$ string_agg(cardinality(names)::text, ' ') from claim_picture_purges(20) $q$)
$$;
select is(pg_temp.ask('meera', 'count(*) from claim_picture_purges(20)'), '42501', 'an organiser does not claim them');
select is(pg_temp.ask('service', $$ string_agg(attempt_id || ' ' || names::text, ',') from claim_picture_purges(20) $$), format('%s {%s/01}', pg_temp.attempt('dev'), pg_temp.attempt('dev')), 'what was withdrawn is due');
select is(pg_temp.due(), null, 'and claimed once');
select is(pg_temp.ask('service', format('finish_picture_purges(%L, ''storage 503'')', array[pg_temp.attempt('dev')]))::jsonb, '{"gone": 0, "left": 1}', 'what Storage still has is left');
select is(pg_temp.due(), null, 'for a while');
select tests.set_exam_time('5 seconds 75 minutes');
select is(pg_temp.due(), '1', 'and claimed again');
delete from storage.objects where name = pg_temp.attempt('dev') || '/01';
select is(pg_temp.ask('service', format('finish_picture_purges(%L)', array[pg_temp.attempt('dev')]))::jsonb, '{"gone": 1, "left": 0}', 'gone is what Storage has no more');
select results_eq(
  $$ select s.name || ' ' || e.kind from private.exam_room_events as e join private.exam_attempts as a on a.id = e.attempt_id join public.students as s on s.id = a.student_id order by 1 $$,
  array['Asha camera_lost', 'Asha hidden', 'Chitra camera_lost', 'Chitra hidden', 'Dev camera_lost', 'Dev hidden'], 'what rooms noticed is kept so far'
);
select pg_temp.ask('chitra', $$ withdraw_guardian_consent('exam') $$);
select is((select count(*)::integer from private.exam_room_events where attempt_id = pg_temp.attempt('chitra')), 0, 'with the consent to the exam goes what the room noticed');
insert into private.paper_results (paper_id, key_version, closed_at) values (tests.id('examIMO5'), 1, private.exam_now());
update private.paper_results set provisional_at = private.exam_now(), challenge_until = private.exam_now() + interval '7 days', sitters = 4, final_at = private.exam_now();
select is((select delete_at - private.exam_now() from private.picture_sheets where attempt_id = pg_temp.attempt('asha')), interval '28 days', 'the final result dates the rest');
select tests.set_exam_time('28 days 1 hour');
select is(pg_temp.ask('service', 'purge_expired() ->> ''room_events'''), '0', 'until then it stays');
select tests.set_exam_time('28 days 80 minutes');
select is(pg_temp.ask('service', 'purge_expired() ->> ''room_events'''), '4', 'then what rooms noticed goes');
select is(pg_temp.ask('service', 'count_late_pictures()')::jsonb, '{"sheets": 1}', 'and the answer names forgotten pictures: those that were withdrawn a month ago');
select is(pg_temp.due(), '2 1', 'Asha''s and Chitra''s are due');

-- Accounts and the setting.
update private.picture_sheets set delete_at = 'infinity', next_try_at = '-infinity';
select private.anonymise_student(tests.id('asha'));
select is((select s.delete_at from private.picture_sheets as s where s.attempt_id = pg_temp.attempt('asha')), private.exam_now(), 'a deleted account takes its pictures along');
select is((select array_agg(distinct words) from private.picture_reviews where words is not null), '{"account deleted"}', 'and what was noted of them');
update public.editions set camera = 'off' where id = tests.edition();
select is((select count(*)::integer from private.picture_sheets where delete_at > private.exam_now()), 0, 'an edition whose setting becomes off loses all of them');

select is_empty('select promise from private.sitting_violations()', 'and the promises of the sitting hold');

select * from finish();
rollback;
