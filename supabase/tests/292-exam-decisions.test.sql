-- Organisers' decisions for a whole paper or one student, and which of them need a second organiser (docs/exam.md section 2).
begin;
select plan(93);

select tests.open_hours();
select tests.wait_until('-1 day');
select tests.create_student('asha'), tests.create_student('bela'), tests.create_student('chitra', 6), tests.create_student('meera'), tests.create_student('ravi');
select private.grant_admin('meera@olympeak.example'), private.grant_admin('ravi@olympeak.example');
select tests.paper('IMO', 5), tests.paper('IMO', 5, 'reserve'), tests.paper('IMO', 6);
select tests.enrol('asha', '{IMO,ISO}'), tests.enrol('bela', '{IMO}'), tests.enrol('chitra', '{IMO}');
delete from private.outbox;

create function pg_temp.decide(p_kind text, p_class integer default null, p_seconds integer default null, p_opens time default null, p_last_start time default null)
returns text language sql as $$
  select decide_exam(p_kind, tests.edition(), tests.exam('IMO'), 'a power cut', tests.class(p_class), p_seconds, p_opens, p_last_start) ->> 'outcome'
$$;
create function pg_temp.give(p_seconds integer, p_opens interval default null, p_last_start interval default null, p_student text default 'asha', p_code text default 'IMO')
returns text language sql as $$
  select give_exam_grant(tests.id(p_student), tests.edition(), tests.exam(p_code), false, 'a power cut', p_seconds, tests.opens_at() + p_opens, tests.opens_at() + p_last_start) ->> 'outcome'
$$;
create function pg_temp.reserve(p_opens interval, p_last_start interval) returns text language sql as $$
  select give_exam_grant(tests.id('bela'), tests.edition(), tests.exam('IMO'), true, 'was ill', 0, tests.opens_at() + p_opens, tests.opens_at() + p_last_start) ->> 'outcome'
$$;
create function pg_temp.waiting() returns uuid language sql as $$
  select id from list_exam_decisions(tests.edition(), tests.exam('IMO')) where state = 'waiting' limit 1
$$;
create function pg_temp.confirm(p_is_confirmed boolean default true) returns text language sql
as $$ select confirm_exam_decision(pg_temp.waiting(), p_is_confirmed) ->> 'outcome' $$;
create function pg_temp.mails() returns text language plpgsql as $$
declare
  v_mails text;
begin
  perform tests.act_as_owner();
  select string_agg(s.name || ' ' || b.kind, ', ' order by s.name, b.kind) into v_mails
  from private.outbox as b join public.students as s on s.id = b.student_id where b.exam_id is not null;
  delete from private.outbox;
  return v_mails;
end
$$;
create function pg_temp.opens(p_student text, p_class integer) returns interval language sql stable security definer as $$
  select h.opens_at - tests.opens_at() from private.papers as p cross join lateral private.find_hours(p, tests.id(p_student)) as h
  where p.id = tests.id('examIMO' || p_class)
$$;

-- Reading a list of children leaves a row.
create function pg_temp.rows_of(p_action text) returns bigint language sql security definer as $$
  select count(*) from private.admin_audit where action = p_action and actor = tests.id('meera')::text
$$;
create function pg_temp.lists() returns void language plpgsql as $$
begin
  perform list_exam_sitters(tests.edition(), tests.exam('IMO'), 'all', 'Ash', 10, 0);
  perform list_exam_decisions(tests.edition(), tests.exam('IMO'));
  perform list_awards(tests.edition(), 'all', 10, 0);
  perform list_picture_sheets(tests.edition(), tests.exam('IMO'), 10, 0);
end
$$;
select tests.act_as('meera');
select pg_temp.lists();
select is(pg_temp.rows_of(a), 1::bigint, 'one row for a reading: ' || a)
from unnest(array['list_exam_sitters', 'list_exam_decisions', 'list_awards', 'list_picture_sheets']) as a;

select tests.act_as('asha');
select throws_ok(c.call, '42501', null, 'not for a student: ' || c.call)
from (
  values ('select pg_temp.decide(''minutes'', 5, 300)'), ('select pg_temp.give(300)'), ('select confirm_exam_decision(gen_random_uuid(), true)'),
    ('select * from list_exam_decisions(tests.edition(), tests.exam(''IMO''))'), ('select * from list_exam_day(tests.edition(), tests.exam(''IMO''))'),
    ('select * from list_exam_sitters(tests.edition(), tests.exam(''IMO''), ''all'', '''', 10, 0)'),
    ('select read_exam_story(tests.id(''asha''), tests.edition(), tests.exam(''IMO''))'), ('select decide_kept_answers(gen_random_uuid(), true, ''x'')')
) as c (call);

-- Minutes for everybody: two organisers.
select tests.act_as('meera');
select is(decide_exam('minutes', tests.edition(), tests.exam('IMO'), ' ', null, 300) ->> 'outcome', 'reason_missing', 'a decision has a reason');
select is(pg_temp.decide('minutes', 7, 300), 'no_paper', 'and a paper');
select is(decide_exam('minutes', tests.edition(), tests.exam('ISO'), 'x', null, 300) ->> 'outcome', 'no_paper', 'also where no class has one');
select is(pg_temp.decide('minutes', 5, 300), 'waiting', 'minutes for a paper wait for a second organiser');
select is(pg_temp.decide('minutes', 5, 600), 'waits_already', 'and are not asked for twice');
select is(pg_temp.confirm(), 'own_decision', 'nobody confirms an own decision');
select tests.act_as('ravi');
select is(pg_temp.confirm(null), 'not_found', 'another one who says neither yes nor no confirms nothing');
select isnt(pg_temp.waiting(), null, 'and takes nothing back');
select tests.act_as('meera');
select is(pg_temp.mails(), null, 'no mail goes out while it waits');
select is((select max(extra_seconds) from private.papers), 0, 'and nothing of it holds');
select tests.act_as('ravi');
select results_eq(
  $$ select kind, state, class_name, extra_seconds, reason, decided_by, is_mine from list_exam_decisions(tests.edition(), tests.exam('IMO')) $$,
  $$ values ('minutes', 'waiting', 'Class 5', 300, 'a power cut', 'Meera', false) $$, 'another organiser sees it'
);
select is(pg_temp.confirm(), 'confirmed', 'and confirms it');
select is((select confirmed_by || ' ' || state from list_exam_decisions(tests.edition(), tests.exam('IMO'))), 'Ravi taken', 'which is listed there');
select is(pg_temp.mails(), 'Asha exam_minutes_email, Bela exam_minutes_email', 'the class is written to');
select results_eq($$ select extra_seconds from private.papers where kind = 'exam' order by class_id $$, $$ values (300), (0) $$, 'and has its minutes');
select tests.act_as('ravi');
select is(pg_temp.decide('minutes', 5, 3600), 'too_much', 'an hour in all at most');
select is(pg_temp.decide('minutes', null, 300), 'waiting', 'minutes for all classes');
select is(pg_temp.confirm(false), 'withdrawn', 'can be taken back by the organiser who asked');
select is(pg_temp.waiting(), null, 'then nothing waits');

-- Hours that have not started.
select is(pg_temp.decide('hours', null, null, '23:00', '23:30'), 'past_midnight', 'an exam ends on its day');
select is(pg_temp.decide('hours', null, null, '12:15', '12:00'), 'hours_unordered', 'in order');
select is(pg_temp.decide('hours', null, null, '11:00', '11:15'), 'unchanged', 'to others than it has');
select tests.wait_until('-10 minutes');
select is(pg_temp.decide('hours', null, null, '10:45', '11:45'), 'opens_too_soon', 'in the future');
select is(pg_temp.decide('hours', 5, null, '12:00', '12:15'), 'waiting', 'in the lobby two organisers still move a paper');
select tests.act_as('meera');
select is(pg_temp.confirm(), 'confirmed', 'that has not started');
select is(pg_temp.decide('hours', 5, null, '12:00', '12:15'), 'unchanged', 'the hours that it has are no news');
select is(pg_temp.mails(), 'Asha exam_moved_email, Bela exam_moved_email', 'its class is written to');
select is(pg_temp.opens('asha', 5), '1 hour', 'and has the new hour');
select is(pg_temp.opens('chitra', 6), '0', 'while the other has the exam''s');
select tests.act_as_service();
select tests.wait_until('1 minute');
select tests.act_as('meera');
select is(pg_temp.decide('hours', 6, null, '13:00', '13:15'), 'begun', 'what has started is not moved');
select is(pg_temp.decide('hours', null, null, '13:00', '13:15'), 'begun', 'nor all, when one has started');
select is(pg_temp.decide('hours', 5, null, '12:30', '12:45'), 'waiting', 'a paper whose own hour is ahead still is');
select is(pg_temp.confirm(false), 'withdrawn', 'or is not');
select tests.act_as_owner();
update private.papers set opens_at = null, last_start_at = null, extra_seconds = 0;

-- Grants.
select tests.wait_until('-1 hour');
select tests.act_as('meera');
select is(pg_temp.give(300, p_student := 'meera'), 'own_exam', 'nobody gives herself');
select is(pg_temp.give(0), 'nothing_given', 'something is given');
select is(pg_temp.give(300, p_student := 'ravi'), 'not_enrolled', 'to anyone enrolled');
select is(pg_temp.give(300, p_code := 'ISO'), 'no_paper', 'for a paper');
select is(pg_temp.give(0, '-10 minutes', '0'), 'too_early', 'hours of one''s own begin when the exam opens or later');
select is(pg_temp.give(0, '1 hour', '2 hours 1 minute'), 'too_much', 'are an hour wide at most');
select is(pg_temp.give(0, '12 hours 15 minutes', '12 hours 30 minutes'), 'past_midnight', 'and end on its day');
select is(pg_temp.give(0, '1 hour', '75 minutes'), 'waiting', 'hours after everybody''s last start wait, however short');
select is(pg_temp.opens('asha', 5), '0', 'and do not hold');
select is(pg_temp.mails(), null, 'no mail goes out');
select tests.act_as('meera');
select is(give_exam_grant(tests.id('asha'), tests.edition(), tests.exam('IMO'), null, 'x', 0, tests.opens_at(), tests.opens_at() + interval '5 minutes') ->> 'outcome',
  'nothing_given', 'which paper they are for is said');
select is(pg_temp.confirm(null), 'not_found', 'neither yes nor no confirms nothing');
select isnt(pg_temp.waiting(), null, 'and what waits is still waiting');
select is(pg_temp.confirm(false), 'withdrawn', 'until it is taken back');
select is(pg_temp.give(0, '5 minutes', '15 minutes'), 'given', 'ten minutes within everybody''s are one organiser''s to give');
select is(pg_temp.opens('asha', 5), '5 minutes', 'and hold');
select is(pg_temp.mails(), 'Asha exam_minutes_email', 'the family is informed');
select tests.act_as('meera');
select is(pg_temp.give(0, '2 hours', '3 hours'), 'waiting', 'a wider one waits');
select is(pg_temp.opens('asha', 5), '5 minutes', 'and does not hold');
select tests.act_as('ravi');
select is(pg_temp.confirm(), 'confirmed', 'until it is confirmed');
select is(pg_temp.opens('asha', 5), '2 hours', 'then it does');
select is(pg_temp.give(600, p_student := 'bela'), 'given', 'ten minutes are given at once');
select is(pg_temp.give(600, p_student := 'bela'), 'waiting', 'ten more wait: a quarter of an hour is what one organiser gives');
select tests.act_as('meera');
select is(pg_temp.confirm(), 'confirmed', 'and another one confirms them');
select tests.act_as_owner();
select is(private.granted_seconds(tests.id('examIMO5'), tests.id('bela')), 1200, 'together');

-- A closed paper, whose receipts show its questions, is started by nobody any more.
select tests.wait_until('2 hours');
select tests.act_as('meera');
select is(pg_temp.give(0, '5 hours', '5 hours 10 minutes', 'chitra'), 'over', 'hours of one''s own are given until the paper is closed');
select tests.act_as_owner();
select tests.wait_until('-1 hour');

-- Who has a child in a class decides nothing about it.
select tests.act_as_owner();
delete from private.exam_grants;
select tests.create_student('usha'), private.grant_admin('usha@olympeak.example');
insert into private.organisers_children (edition_id, class_id, organiser_id, marked_by) values (tests.edition(), tests.class(5), tests.id('usha'), tests.id('meera'));
select tests.act_as('usha');
select is(pg_temp.decide('minutes', 5, 300), 'kept_out', 'who has a child in a class gives it no minutes');
select is(pg_temp.decide('minutes', null, 300), 'kept_out', 'nor all classes, with that one');
select is(pg_temp.decide('minutes', 6, 300), 'waiting', 'but another class');
select is(pg_temp.confirm(false), 'withdrawn', 'and takes it back');
select is(pg_temp.give(300), 'kept_out', 'gives nobody in it seconds');
select is(pg_temp.give(300, p_student := 'chitra'), 'given', 'but somebody in another class');
select is((select string_agg(class_name, ',') from list_exam_day(tests.edition(), tests.exam('IMO')) where is_kept_out), 'Class 5', 'and reads so beside the class');
select tests.act_as('meera');
select is(pg_temp.give(1200), 'waiting', 'what another one asks for');
select tests.act_as('usha');
select is(pg_temp.confirm(), 'kept_out', 'is not confirmed by her');
select tests.act_as_owner();
delete from private.exam_grants;
delete from private.outbox;

-- The reserve paper.
select tests.act_as('meera');
select is(pg_temp.reserve('10 minutes', '2 hours'), 'too_early', 'a reserve paper is sat after the exam');
select is(pg_temp.reserve('8 days', '8 days 1 hour'), 'too_late', 'within seven days');
select is(pg_temp.reserve('3 days', '4 days'), 'given', 'one organiser lets a student sit it');
select tests.act_as_owner();
select is(
  (select private.find_closing(p) from private.papers as p where p.kind = 'reserve'), private.day_ends_at(private.day_in_india(now()) + 27),
  'it is closed when nobody can be let sit it any more'
);

-- One organiser is enough where there is one.
select tests.act_as_owner();
update private.settings set is_on = true where name = 'single_organiser';
select tests.act_as('meera');
select is(pg_temp.decide('minutes', 6, 300), 'taken', 'where there is one organiser, one is enough');
select is(pg_temp.decide('call_off'), 'taken', 'also to call an exam off');
select is((select bool_and(is_single) from list_exam_decisions(tests.edition(), tests.exam('IMO')) where decided_by = 'Meera' and kind in ('call_off')), true, 'and the row says so');
select tests.act_as_owner();
select is((select count(*)::integer from private.outbox where kind = 'exam_off_email' and (about ->> 'is_single')::boolean), 3, 'as does the mail to everybody');
select tests.act_as('meera');
select is(pg_temp.decide('call_off'), 'called_off', 'once');
select tests.act_as('asha');
select is((select state from list_my_exams() where exam_id = tests.exam('IMO') and kind = 'exam'), 'called_off', 'a family reads it');
select tests.act_as('meera');
select is(decide_exam('call_off', tests.edition(), tests.exam('ISO'), 'a flood') ->> 'outcome', 'taken', 'an exam without a paper can be called off');
select tests.act_as('asha');
select is((select state from list_my_exams() where exam_id = tests.exam('ISO')), 'called_off', 'and is');
select tests.act_as_owner();
select ok((select count(*) >= 10 from private.admin_audit where action in ('decide_exam', 'give_exam_grant', 'confirm_exam_decision', 'withdraw_exam_decision')), 'every decision is written down');

select * from finish();
rollback;
