-- Camera pictures: who may store and see them, reviews, deletion, and that they change no mark (docs/exam.md
-- sections 1 and 9, decision 088).
begin;
select plan(94);

select tests.schedule_exams();
select tests.set_exam_clock('-1 day');
select tests.create_student(n) from unnest(array['asha', 'bela', 'chitra', 'dev', 'zara', 'meera', 'kavi']) as n;
select private.grant_admin('meera@olympeak.example'), private.grant_admin('kavi@olympeak.example');
select tests.create_paper('IMO', 5);
select tests.create_rehearsal();
select tests.enrol(n, '{IMO}') from unnest(array['asha', 'bela', 'chitra', 'dev']) as n;
select tests.give_consent(n) from unnest(array['asha', 'bela', 'chitra', 'dev']) as n;
select tests.give_consent(n, 'camera') from unnest(array['asha', 'chitra', 'dev']) as n;
insert into private.organisers_children (edition_id, class_id, organiser_id, marked_by)
values (tests.edition(), tests.class(5), tests.id('kavi'), tests.id('meera'));

create temp table starts (name text primary key, started jsonb);
grant all on starts to public;
create function pg_temp.start(p_name text) returns void language plpgsql as $$
begin
  perform tests.act_as(p_name);
  insert into starts values (p_name, start_exam(tests.id('examIMO5')));
  perform tests.act_as_owner();
end
$$;
create function pg_temp.attempt_id(p_name text) returns uuid language sql stable as $$ select (started ->> 'attempt_id')::uuid from starts where name = p_name $$;
-- Makes a call as somebody; returns its reply as text, or the SQLSTATE of its error.
create function pg_temp.call_as_text(p_caller text, p_call text) returns text language plpgsql as $$
declare
  v_reply text;
begin
  perform case when p_caller is null then tests.act_as_visitor() when p_caller = 'service' then tests.act_as_service() else tests.act_as(p_caller) end;
  begin
    execute 'select ' || p_call into v_reply;
  exception when others then
    v_reply := sqlstate;
  end;
  perform tests.act_as_owner();
  return v_reply;
end
$$;
-- The outcome in a reply, or null if the reply is an SQLSTATE.
create function pg_temp.outcome_of(p_reply text) returns text language plpgsql as $$
begin
  return p_reply::jsonb ->> 'outcome';
exception when others then
  return null;
end
$$;
create function pg_temp.open_sheet(p_caller text, p_student text) returns text language sql as $$
  select coalesce(pg_temp.outcome_of(a), a) from pg_temp.call_as_text(p_caller, format('open_picture_sheet(%L)', pg_temp.attempt_id(p_student))) as a
$$;
-- Stores a picture as Storage does: in the role of the sender.
create function pg_temp.store_file(p_caller text, p_path text, p_bucket text default 'exam-pictures') returns text language plpgsql as $$
declare
  v_result text := 'added';
begin
  perform case when p_caller is null then tests.act_as_visitor() else tests.act_as(p_caller) end;
  begin
    insert into storage.objects (bucket_id, name) values (p_bucket, p_path);
  exception when others then
    v_result := sqlstate;
  end;
  perform tests.act_as_owner();
  return v_result;
end
$$;
create function pg_temp.store_picture(p_caller text, p_student text, p_no text) returns text language sql as $$
  select pg_temp.store_file(p_caller, pg_temp.attempt_id(p_student) || '/' || p_no)
$$;
create function pg_temp.visible_pictures(p_caller text) returns text language sql as $$
  select pg_temp.call_as_text(p_caller, $q$ string_agg(name, ' ' order by name) from storage.objects where bucket_id = 'exam-pictures' $q$)
$$;

-- Before the exam, and in a rehearsal.
select tests.act_as('asha');
insert into starts select 'rehearsal', start_exam((select paper_id from list_my_exams() where kind = 'rehearsal'));
select tests.act_as_owner();
select is(pg_temp.open_sheet('asha', 'rehearsal'), 'rehearsal', 'an exam page cannot open a picture sheet for a rehearsal');
select is(pg_temp.store_picture('asha', 'rehearsal', '01'), '42501', 'Storage refuses a picture of a rehearsal');

select tests.set_exam_clock('5 seconds');
select pg_temp.start(n) from unnest(array['asha', 'bela', 'chitra', 'dev']) as n;

-- Storing pictures.
select is(pg_temp.store_picture('asha', 'asha', '01'), '42501', 'a picture before the sheet was opened is refused');
select is(pg_temp.open_sheet('asha', 'asha'), 'open', 'with a guardian''s consent the exam page can open a picture sheet');
select is(pg_temp.open_sheet('asha', 'asha'), 'open', 'the exam page can open its picture sheet again after a reload');
select is((select count(*)::integer from private.picture_sheets), 1, 'an attempt whose sheet was opened twice has one sheet');
select is(pg_temp.open_sheet('bela', 'bela'), 'off', 'without a guardian''s consent to the camera no sheet is opened');
select is((select count(*)::integer from private.exam_attempts where student_id = tests.id('bela') and finished_at is null), 1, 'an exam without a picture sheet continues');
select is(pg_temp.open_sheet('bela', 'asha'), '42501', 'a student cannot open the sheet of another student');
select is(pg_temp.open_sheet(null, 'asha'), '42501', 'a visitor cannot open a sheet');
select is(pg_temp.open_sheet('meera', 'asha'), '42501', 'an organiser cannot open a sheet');
select is(pg_temp.open_sheet('asha', 'nobody'), '42501', 'a student cannot open a sheet without an attempt');
select is(pg_temp.store_picture('asha', 'asha', '01'), 'added', 'a student can store a picture in an open sheet');
select is(pg_temp.store_picture('asha', 'asha', '01'), '23505', 'a second picture with the same name is refused');
select is(pg_temp.store_picture('asha', 'asha', '45'), 'added', 'a picture with the last of the 45 names can be stored');
select is(pg_temp.store_picture('asha', 'asha', n), '42501', 'a picture with an invalid name is refused: ' || n) from unnest(array['00', '46', '1', '001', '01.jpg', '02/01']) as n;
select is(pg_temp.store_file('asha', 'loose'), '42501', 'a picture outside an attempt''s folder is refused');
select is(pg_temp.store_file('asha', pg_temp.attempt_id('asha') || '/02', 'sealed-papers'), '42501', 'a picture in another bucket is refused');
select is(pg_temp.store_picture('bela', 'asha', '02'), '42501', 'a student cannot store a picture in another student''s sheet');
select is(pg_temp.store_picture('bela', 'bela', '02'), '42501', 'a student without consent cannot store a picture');
select is(pg_temp.store_picture(null, 'asha', '02'), '42501', 'a visitor cannot store a picture');
select is(pg_temp.store_picture('meera', 'asha', '02'), '42501', 'an organiser cannot store a picture');
select is(pg_temp.open_sheet('chitra', 'chitra'), 'open', 'a second student opens a sheet');
select is(pg_temp.store_picture('chitra', 'chitra', '01'), 'added', 'the second student stores a picture');
select is(pg_temp.open_sheet('dev', 'dev'), 'open', 'a third student opens a sheet');
select is(pg_temp.store_picture('dev', 'dev', '01'), 'added', 'the third student stores a picture');

-- Seeing pictures (E11).
select is(pg_temp.visible_pictures('asha'), pg_temp.attempt_id('asha') || '/01 ' || pg_temp.attempt_id('asha') || '/45', 'a family sees its own pictures');
select is(
  pg_temp.call_as_text('asha', format('string_agg(path, '' '' order by path) from list_my_pictures(%L)', pg_temp.attempt_id('asha'))),
  pg_temp.attempt_id('asha') || '/01 ' || pg_temp.attempt_id('asha') || '/45', 'a family can list its own pictures'
);
select is(pg_temp.call_as_text('bela', format('string_agg(path, '' '') from list_my_pictures(%L)', pg_temp.attempt_id('asha'))), null, 'a student cannot list another student''s pictures');
select is(pg_temp.call_as_text(null, format('string_agg(path, '' '') from list_my_pictures(%L)', pg_temp.attempt_id('asha'))), '42501', 'a visitor cannot list pictures');
select is(pg_temp.visible_pictures('bela'), null, 'a student cannot see another student''s pictures');
select is(pg_temp.visible_pictures(null), null, 'a visitor cannot see pictures');
select is(pg_temp.visible_pictures('meera'), null, 'an organiser who has not read the sheet cannot see its pictures');
select is(pg_temp.call_as_text('asha', $$ count(*) from (select 1) as x where exists (select from storage.objects where bucket_id = 'sealed-papers') $$), '0', 'a family cannot see files of other buckets');
-- The operations of Storage: a download is allowed; lists and signed URLs are not.
select is(
  pg_temp.call_as_text('asha', format('set_config(%L, %L, false)', 'storage.operation', o.operation)) || ' '
    || (pg_temp.visible_pictures('asha') is not null)::text,
  o.operation || ' ' || o.is_seen, o.title
)
from (values
  ('storage.object.list', 'false', 'the family cannot list the bucket'), ('storage.object.list_v2', 'false', 'the family cannot list the bucket with the second version of the list'),
  ('storage.object.sign', 'false', 'the family cannot get a signed URL'),
  ('storage.object.sign_many', 'false', 'the family cannot get several signed URLs'), ('storage.object.get_authenticated', 'true', 'the family can download a picture')
) as o (operation, is_seen, title);
select set_config('storage.operation', '', false);
select tests.act_as('asha');
update storage.objects set name = 'mine' where bucket_id = 'exam-pictures';
delete from storage.objects where bucket_id = 'exam-pictures';
select tests.act_as_owner();
select is((select count(*)::integer from storage.objects where bucket_id = 'exam-pictures'), 4, 'a student can neither change nor delete a picture');

-- During the exam.
select is(pg_temp.call_as_text('dev', $$ withdraw_guardian_consent('camera') ->> 'outcome' $$), 'withdrawn', 'a guardian can withdraw the camera consent during the exam');
select is(pg_temp.store_picture('dev', 'dev', '02'), '42501', 'after the camera consent is withdrawn further pictures are refused');
select is(pg_temp.open_sheet('dev', 'dev'), 'off', 'after the camera consent is withdrawn the sheet is off');
select tests.give_consent('dev', 'camera');
select is(pg_temp.open_sheet('dev', 'dev'), 'off', 'a new consent does not reopen a sheet whose pictures are being deleted');
select is(
  pg_temp.call_as_text('dev', format('save_answers(%L, 1, %L, %L) ->> ''outcome''', pg_temp.attempt_id('dev'), (select started ->> 'ticket' from starts where name = 'dev'), '[{"seq": 1, "n": 1, "option": "b", "at_ms": 0}]')),
  'saved', 'after the camera consent is withdrawn the student can save answers'
);
select note_room_events(pg_temp.attempt_id(n), 1, (select started ->> 'ticket' from starts where name = n), '[{"kind": "camera_lost", "at_ms": 5000}, {"kind": "hidden", "at_ms": 6000, "for_ms": 31000}]')
from unnest(array['asha', 'chitra', 'dev']) as n;
select tests.set_exam_clock('5 seconds 61 minutes');
select is(pg_temp.store_picture('asha', 'asha', '31'), '42501', 'a picture after the deadline is refused');
select is(pg_temp.open_sheet('asha', 'asha'), 'over', 'a sheet cannot be opened after the deadline');

-- Organisers.
update private.picture_sheets set is_drawn = attempt_id = pg_temp.attempt_id('asha');
insert into private.award_checks (attempt_id, award, drawn_for, drawn_at) values (pg_temp.attempt_id('bela'), 'gold', 'gold', now());
create function pg_temp.listed_sheets(p_caller text) returns text language sql as $$
  select pg_temp.call_as_text(p_caller, format(
    'string_agg(concat_ws('' '', name, award, is_drawn, pictures, verdict), '', '' order by name) from list_picture_sheets(%L, %L, 50, 0)', tests.edition(), tests.exam('IMO')
  ))
$$;
create function pg_temp.read_sheet(p_caller text, p_student text) returns jsonb language plpgsql as $$
begin
  return pg_temp.call_as_text(p_caller, format('read_picture_sheet(%L)', pg_temp.attempt_id(p_student)))::jsonb;
end
$$;
create function pg_temp.review_sheet(p_caller text, p_student text, p_verdict text, p_note text default null) returns text language sql as $$
  select pg_temp.call_as_text(p_caller, format('review_picture_sheet(%L, %L, %L) ->> ''outcome''', pg_temp.attempt_id(p_student), p_verdict, p_note))
$$;
select is(pg_temp.listed_sheets('meera'), 'Asha t 2, Bela gold f 0', 'an organiser lists the sheets of winners and those drawn at random');
select is(pg_temp.listed_sheets('kavi'), null, 'an organiser with a child in the class lists no sheets');
select is(pg_temp.listed_sheets('asha'), '42501', 'a student cannot list sheets');
select is(pg_temp.listed_sheets(null), '42501', 'a visitor cannot list sheets');
select is(pg_temp.review_sheet('meera', 'asha', 'fine'), 'sheet_not_opened', 'a sheet cannot be reviewed before it was read');
select is(pg_temp.read_sheet('meera', 'asha') - 'reviews' - 'started_at' - 'finished_at' #- '{pictures,0,taken_at}' #- '{pictures,1,taken_at}', jsonb_build_object(
  'outcome', 'sheet', 'name', 'Asha', 'phone', null, 'email', 'asha@olympeak.example', 'exam', (select name from subjects where code = 'IMO'), 'class', 'Class 5',
  'pictures', jsonb_build_array(jsonb_build_object('path', pg_temp.attempt_id('asha') || '/01'), jsonb_build_object('path', pg_temp.attempt_id('asha') || '/45')),
  'camera_events', '[{"kind": "camera_lost", "at_ms": 5000}]'::jsonb
), 'a sheet has the student, the pictures, and the times when the camera was lost');
select is(pg_temp.visible_pictures('meera'), pg_temp.attempt_id('asha') || '/01 ' || pg_temp.attempt_id('asha') || '/45', 'after reading the sheet, the organiser sees its pictures and no others');
select is((select array_agg(organiser_id) from private.picture_readings), array[tests.id('meera')], 'each reading is recorded');
select is((select array_agg(action || ' ' || (student_id = tests.id('asha'))) from private.admin_audit where action like '%picture_sheet'), '{"read_picture_sheet true"}', 'each reading leaves an audit row');
update private.picture_sheets set delete_at = private.exam_now() where attempt_id = pg_temp.attempt_id('asha')::uuid;
select is(pg_temp.visible_pictures('meera'), null, 'pictures that are due for deletion are not shown, even if the sheet was read');
update private.picture_sheets set delete_at = private.exam_now() + interval '180 days' where attempt_id = pg_temp.attempt_id('asha')::uuid;
update private.picture_readings set read_at = now() - interval '16 minutes';
select is(pg_temp.visible_pictures('meera'), null, 'an organiser must read a sheet again after a quarter of an hour to see its pictures');
select is(pg_temp.read_sheet('meera', 'chitra') ->> 'outcome', 'not_chosen', 'a sheet that is neither a winner''s nor drawn at random cannot be read');
select is(pg_temp.read_sheet('kavi', 'asha') ->> 'outcome', 'conflict_of_interest', 'an organiser with a child in the class cannot read a sheet');
select is(pg_temp.call_as_text('asha', format('read_picture_sheet(%L)', pg_temp.attempt_id('asha'))), '42501', 'a student cannot read a sheet');
select is(pg_temp.review_sheet('meera', 'asha', 'call'), 'note_missing', 'a review that asks for a call needs a note');
select is(pg_temp.review_sheet('meera', 'asha', 'call', repeat('a', 501)), 'note_too_long', 'the note of a review has a maximum length');
select is(pg_temp.review_sheet('meera', 'asha', 'call', 'Two faces at 11:20.'), 'noted', 'an organiser can store a review');
select is(pg_temp.review_sheet('meera', 'asha', 'fine'), 'noted', 'an organiser can review a sheet a second time');
select is(pg_temp.listed_sheets('meera'), 'Asha t 2 fine, Bela gold f 0', 'the list of sheets shows the last review');
select is(
  pg_temp.call_as_text('meera', format('array_agg(distinct n.name order by n.name) from list_picture_sheets(%L, %L, 50, 0) as l cross join unnest(tests.null_columns(to_jsonb(l))) as n (name)', tests.edition(), tests.exam('IMO'))),
  '{award,decided_at,decided_by,note,verdict}', 'only the columns about the award and the review of list_picture_sheets can be null'
);
select is(pg_temp.review_sheet('asha', 'asha', 'fine'), '42501', 'a student cannot review a sheet');
select is(pg_temp.review_sheet('kavi', 'asha', 'fine'), 'conflict_of_interest', 'an organiser with a child in the class cannot review a sheet');

-- Pictures never change a mark (E5).
select is_empty(
  $$
    select p.oid::regprocedure::text from pg_proc as p
    where p.pronamespace in ('private'::regnamespace, 'public'::regnamespace) and p.prosrc ~ '\m(picture_|exam_room_events|storage\.objects)'
      and p.prosrc ~ '\m(insert into|update|delete from)\s+private\.(exam_results|exam_events|answer_records|paper_results|award_checks|awards|exam_attempts)\M'
      and p.proname not in ('anonymise_student', 'purge_expired')
  $$, 'no function that reads pictures or recorded events writes marks, ranks or awards'
);
select is_empty(
  $$
    select p.oid::regprocedure::text from pg_proc as p
    where p.pronamespace in ('private'::regnamespace, 'public'::regnamespace) and p.prosrc ~ '\m(insert into|update)\s+private\.(exam_results|key_versions)\M'
      and p.prosrc ~ '(picture|room_events)'
  $$, 'no function that writes marks reads pictures or recorded events'
);

-- Deletion.
create function pg_temp.claim_due_counts() returns text language sql as $$
  select pg_temp.call_as_text('service', $q$ string_agg(cardinality(names)::text, ' ') from claim_picture_purges(20) $q$)
$$;
select is(pg_temp.call_as_text('meera', 'count(*) from claim_picture_purges(20)'), '42501', 'an organiser cannot claim pictures for deletion');
select is(pg_temp.call_as_text('service', $$ string_agg(attempt_id || ' ' || names::text, ',') from claim_picture_purges(20) $$), format('%s {%s/01}', pg_temp.attempt_id('dev'), pg_temp.attempt_id('dev')), 'the pictures of a withdrawn consent are due for deletion');
select is(pg_temp.claim_due_counts(), null, 'pictures that are claimed for deletion are not claimed again');
select is(pg_temp.call_as_text('service', format('finish_picture_purges(%L, ''storage 503'')', array[pg_temp.attempt_id('dev')]))::jsonb, '{"gone": 0, "left": 1}', 'pictures that are still in Storage are not reported as deleted');
select is(pg_temp.claim_due_counts(), null, 'pictures that are still in Storage are not claimed again immediately');
select tests.set_exam_clock('5 seconds 75 minutes');
select is(pg_temp.claim_due_counts(), '1', 'pictures that are still in Storage are claimed again later');
delete from storage.objects where name = pg_temp.attempt_id('dev') || '/01';
select is(pg_temp.call_as_text('service', format('finish_picture_purges(%L)', array[pg_temp.attempt_id('dev')]))::jsonb, '{"gone": 1, "left": 0}', 'pictures that are no longer in Storage are reported as deleted');
select results_eq(
  $$ select s.name || ' ' || e.kind from private.exam_room_events as e join private.exam_attempts as a on a.id = e.attempt_id join public.students as s on s.id = a.student_id order by 1 $$,
  array['Asha camera_lost', 'Asha hidden', 'Chitra camera_lost', 'Chitra hidden', 'Dev camera_lost', 'Dev hidden'], 'recorded events are kept during the exam'
);
select pg_temp.call_as_text('chitra', $$ withdraw_guardian_consent('exam') $$);
select is((select count(*)::integer from private.exam_room_events where attempt_id = pg_temp.attempt_id('chitra')), 0, 'a guardian who withdraws the consent to the exam deletes the recorded events');
insert into private.paper_results (paper_id, key_version, closed_at) values (tests.id('examIMO5'), 1, private.exam_now());
update private.paper_results set provisional_at = private.exam_now(), challenge_until = private.exam_now() + interval '7 days', participants = 4, final_at = private.exam_now();
select is((select delete_at - private.exam_now() from private.picture_sheets where attempt_id = pg_temp.attempt_id('asha')), interval '28 days', 'the final result sets the deletion of the other pictures to 28 days later');
select tests.set_exam_clock('28 days 1 hour');
select is(pg_temp.call_as_text('service', 'purge_expired() ->> ''room_events'''), '0', 'recorded events are kept until the pictures are due for deletion, 28 days after the final result');
select tests.set_exam_clock('28 days 80 minutes');
select is(pg_temp.call_as_text('service', 'purge_expired() ->> ''room_events'''), '4', 'recorded events are deleted once the pictures are due for deletion');
select is(pg_temp.call_as_text('service', 'count_late_pictures()')::jsonb, '{"sheets": 1}', 'the check reports the one sheet whose pictures should have been deleted more than 36 hours ago');
select is(pg_temp.claim_due_counts(), '2 1', 'Asha''s and Chitra''s pictures are due for deletion');

-- Accounts and the setting.
update private.picture_sheets set delete_at = 'infinity', next_try_at = '-infinity';
select private.anonymise_student(tests.id('asha'));
select is((select s.delete_at from private.picture_sheets as s where s.attempt_id = pg_temp.attempt_id('asha')), private.exam_now(), 'a deleted account makes its pictures due for deletion');
select is((select array_agg(distinct note) from private.picture_reviews where note is not null), '{"account deleted"}', 'the notes of the reviews of a deleted account''s pictures are removed');
update public.editions set camera = 'off' where id = tests.edition();
select is((select count(*)::integer from private.picture_sheets where delete_at > private.exam_now()), 0, 'switching off an edition''s camera makes all its pictures due for deletion');

select is_empty('select promise from private.attempt_violations()', 'the pictures break no promise');

select * from finish();
rollback;
