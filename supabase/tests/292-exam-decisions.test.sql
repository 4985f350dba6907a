-- Organisers' decisions about a whole paper or one student, and which of the decisions need a second organiser (docs/exam.md section 2).
begin;
select plan(93);

select tests.schedule_exams();
select tests.set_exam_clock('-1 day');
select tests.create_student('asha'), tests.create_student('bela'), tests.create_student('chitra', 6), tests.create_student('meera'), tests.create_student('ravi');
select private.grant_admin('meera@olympeak.example'), private.grant_admin('ravi@olympeak.example');
select tests.create_paper('IMO', 5), tests.create_paper('IMO', 5, 'reserve'), tests.create_paper('IMO', 6);
select tests.enrol('asha', '{IMO,ISO}'), tests.enrol('bela', '{IMO}'), tests.enrol('chitra', '{IMO}');
delete from private.outbox;

create function pg_temp.decide(p_kind text, p_class integer default null, p_seconds integer default null, p_opens time default null, p_last_start time default null)
returns text language sql as $$
  select decide_exam(p_kind, tests.edition(), tests.exam('IMO'), 'a power cut', tests.class(p_class), p_seconds, p_opens, p_last_start) ->> 'outcome'
$$;
-- Give a grant; p_opens and p_last_start are times after the exam's opening.
create function pg_temp.give_grant(p_seconds integer, p_opens interval default null, p_last_start interval default null, p_student text default 'asha', p_code text default 'IMO')
returns text language sql as $$
  select give_exam_grant(tests.id(p_student), tests.edition(), tests.exam(p_code), false, 'a power cut', p_seconds, tests.exam_opens_at() + p_opens, tests.exam_opens_at() + p_last_start) ->> 'outcome'
$$;
create function pg_temp.give_reserve_paper(p_opens interval, p_last_start interval) returns text language sql as $$
  select give_exam_grant(tests.id('bela'), tests.edition(), tests.exam('IMO'), true, 'was ill', 0, tests.exam_opens_at() + p_opens, tests.exam_opens_at() + p_last_start) ->> 'outcome'
$$;
create function pg_temp.waiting_decision_id() returns uuid language sql as $$
  select id from list_exam_decisions(tests.edition(), tests.exam('IMO')) where state = 'waiting' limit 1
$$;
create function pg_temp.confirm(p_is_confirmed boolean default true) returns text language sql
as $$ select confirm_exam_decision(pg_temp.waiting_decision_id(), p_is_confirmed) ->> 'outcome' $$;
-- The queued exam mails, each as student and kind; deletes them.
create function pg_temp.take_queued_mails() returns text language plpgsql as $$
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
-- How long after the exam's opening the paper of a class opens for a student.
create function pg_temp.opening_offset(p_student text, p_class integer) returns interval language sql stable security definer as $$
  select h.opens_at - tests.exam_opens_at() from private.papers as p cross join lateral private.find_hours(p, tests.id(p_student)) as h
  where p.id = tests.id('examIMO' || p_class)
$$;

-- Reading a list of students leaves an audit row.
create function pg_temp.count_audit_rows(p_action text) returns bigint language sql security definer as $$
  select count(*) from private.admin_audit where action = p_action and actor = tests.id('meera')::text
$$;
create function pg_temp.read_lists() returns void language plpgsql as $$
begin
  perform list_exam_participants(tests.edition(), tests.exam('IMO'), 'all', 'Ash', 10, 0);
  perform list_exam_decisions(tests.edition(), tests.exam('IMO'));
  perform list_awards(tests.edition(), 'all', 10, 0);
  perform list_picture_sheets(tests.edition(), tests.exam('IMO'), 10, 0);
end
$$;
select tests.act_as('meera');
select pg_temp.read_lists();
select is(pg_temp.count_audit_rows(a), 1::bigint, 'reading the list leaves one audit row: ' || a)
from unnest(array['list_exam_participants', 'list_exam_decisions', 'list_awards', 'list_picture_sheets']) as a;

select tests.act_as('asha');
select throws_ok(c.call, '42501', null, 'a student cannot run: ' || c.call)
from (
  values ('select pg_temp.decide(''minutes'', 5, 300)'), ('select pg_temp.give_grant(300)'), ('select confirm_exam_decision(gen_random_uuid(), true)'),
    ('select * from list_exam_decisions(tests.edition(), tests.exam(''IMO''))'), ('select * from list_exam_day(tests.edition(), tests.exam(''IMO''))'),
    ('select * from list_exam_participants(tests.edition(), tests.exam(''IMO''), ''all'', '''', 10, 0)'),
    ('select read_exam_timeline(tests.id(''asha''), tests.edition(), tests.exam(''IMO''))'), ('select decide_kept_answers(gen_random_uuid(), true, ''x'')')
) as c (call);

-- Extra time for everybody needs two organisers.
select tests.act_as('meera');
select is(decide_exam('minutes', tests.edition(), tests.exam('IMO'), ' ', null, 300) ->> 'outcome', 'reason_missing', 'a decision needs a reason');
select is(pg_temp.decide('minutes', 7, 300), 'no_paper', 'a decision about a class needs a paper');
select is(decide_exam('minutes', tests.edition(), tests.exam('ISO'), 'x', null, 300) ->> 'outcome', 'no_paper', 'a decision about all classes needs a paper');
select is(pg_temp.decide('minutes', 5, 300), 'waiting', 'extra time for a paper waits for a second organiser');
select is(pg_temp.decide('minutes', 5, 600), 'waits_already', 'extra time for a paper cannot be requested twice');
select is(pg_temp.confirm(), 'own_decision', 'an organiser cannot confirm their own decision');
select tests.act_as('ravi');
select is(pg_temp.confirm(null), 'not_found', 'a confirmation that is neither yes nor no does not confirm a decision');
select isnt(pg_temp.waiting_decision_id(), null, 'a confirmation that is neither yes nor no does not withdraw a decision');
select tests.act_as('meera');
select is(pg_temp.take_queued_mails(), null, 'no mail is sent while extra time waits for a second organiser');
select is((select max(extra_seconds) from private.papers), 0, 'extra time does not count while it waits for a second organiser');
select tests.act_as('ravi');
select results_eq(
  $$ select kind, state, class_name, extra_seconds, reason, decided_by, is_mine from list_exam_decisions(tests.edition(), tests.exam('IMO')) $$,
  $$ values ('minutes', 'waiting', 'Class 5', 300, 'a power cut', 'Meera', false) $$, 'another organiser sees the decision that waits'
);
select is(pg_temp.confirm(), 'confirmed', 'a second organiser confirms the extra time');
select is((select confirmed_by || ' ' || state from list_exam_decisions(tests.edition(), tests.exam('IMO'))), 'Ravi taken', 'extra time that was confirmed is listed with the organiser who confirmed it');
select is(pg_temp.take_queued_mails(), 'Asha exam_minutes_email, Bela exam_minutes_email', 'the class with extra time is informed by mail');
select results_eq($$ select extra_seconds from private.papers where kind = 'exam' order by class_id $$, $$ values (300), (0) $$, 'only the class of the decision has the extra time');
select tests.act_as('ravi');
select is(pg_temp.decide('minutes', 5, 3600), 'too_much', 'extra time for a paper is at most an hour in total');
select is(pg_temp.decide('minutes', null, 300), 'waiting', 'extra time for all classes waits for a second organiser');
select is(pg_temp.confirm(false), 'withdrawn', 'a decision can be withdrawn by the organiser who requested it');
select is(pg_temp.waiting_decision_id(), null, 'no decision waits after the withdrawal');

-- Moving the hours of a paper before its start.
select is(pg_temp.decide('hours', null, null, '23:00', '23:30'), 'past_midnight', 'the new hours of a paper must end on the exam day');
select is(pg_temp.decide('hours', null, null, '12:15', '12:00'), 'hours_unordered', 'the new hours of a paper must be in order');
select is(pg_temp.decide('hours', null, null, '11:00', '11:15'), 'unchanged', 'the new hours of a paper must differ from the exam''s hours');
select tests.set_exam_clock('-10 minutes');
select is(pg_temp.decide('hours', null, null, '10:45', '11:45'), 'opens_too_soon', 'the new hours of a paper must be in the future');
select is(pg_temp.decide('hours', 5, null, '12:00', '12:15'), 'waiting', 'new hours for a paper whose lobby is open wait for a second organiser');
select tests.act_as('meera');
select is(pg_temp.confirm(), 'confirmed', 'a second organiser can confirm new hours while the lobby is open');
select is(pg_temp.decide('hours', 5, null, '12:00', '12:15'), 'unchanged', 'the new hours of a paper must differ from its own hours');
select is(pg_temp.take_queued_mails(), 'Asha exam_moved_email, Bela exam_moved_email', 'the class of a moved paper is informed by mail');
select is(pg_temp.opening_offset('asha', 5), '1 hour', 'the class of a moved paper has the new hours');
select is(pg_temp.opening_offset('chitra', 6), '0', 'a class whose paper was not moved has the exam''s hours');
select tests.act_as_service();
select tests.set_exam_clock('1 minute');
select tests.act_as('meera');
select is(pg_temp.decide('hours', 6, null, '13:00', '13:15'), 'started', 'a paper that has started cannot be moved');
select is(pg_temp.decide('hours', null, null, '13:00', '13:15'), 'started', 'the papers of all classes cannot be moved together if one has started');
select is(pg_temp.decide('hours', 5, null, '12:30', '12:45'), 'waiting', 'a paper whose hours begin later can still be moved');
select is(pg_temp.confirm(false), 'withdrawn', 'the organiser who requested a move can withdraw it');
select tests.act_as_owner();
update private.papers set opens_at = null, last_start_at = null, extra_seconds = 0;

-- Grants.
select tests.set_exam_clock('-1 hour');
select tests.act_as('meera');
select is(pg_temp.give_grant(300, p_student := 'meera'), 'own_exam', 'an organiser cannot grant anything to themselves');
select is(pg_temp.give_grant(0), 'nothing_given', 'a grant must include extra time or hours');
select is(pg_temp.give_grant(300, p_student := 'ravi'), 'not_enrolled', 'a student who is not enrolled cannot get a grant');
select is(pg_temp.give_grant(300, p_code := 'ISO'), 'no_paper', 'a grant for an exam without a paper is refused');
select is(pg_temp.give_grant(0, '-10 minutes', '0'), 'too_early', 'individual hours begin when the exam opens or later');
select is(pg_temp.give_grant(0, '1 hour', '2 hours 1 minute'), 'too_much', 'individual hours span at most an hour');
select is(pg_temp.give_grant(0, '12 hours 15 minutes', '12 hours 30 minutes'), 'past_midnight', 'individual hours must end on the exam day');
select is(pg_temp.give_grant(0, '1 hour', '75 minutes'), 'waiting', 'individual hours after everybody''s last start wait for a second organiser, however short');
select is(pg_temp.opening_offset('asha', 5), '0', 'a grant that waits for a second organiser does not count yet');
select is(pg_temp.take_queued_mails(), null, 'no mail is sent while a grant waits for a second organiser');
select tests.act_as('meera');
select is(give_exam_grant(tests.id('asha'), tests.edition(), tests.exam('IMO'), null, 'x', 0, tests.exam_opens_at(), tests.exam_opens_at() + interval '5 minutes') ->> 'outcome',
  'nothing_given', 'a grant that does not name the exam paper or the reserve paper is refused');
select is(pg_temp.confirm(null), 'not_found', 'a confirmation that is neither yes nor no does not confirm a grant');
select isnt(pg_temp.waiting_decision_id(), null, 'a grant still waits after a confirmation that is neither yes nor no');
select is(pg_temp.confirm(false), 'withdrawn', 'a grant that waits can be withdrawn');
select is(pg_temp.give_grant(0, '5 minutes', '15 minutes'), 'given', 'one organiser can grant individual hours of ten minutes within everybody''s hours');
select is(pg_temp.opening_offset('asha', 5), '5 minutes', 'individual hours within everybody''s hours count immediately');
select is(pg_temp.take_queued_mails(), 'Asha exam_minutes_email', 'the family is informed of a grant by mail');
select tests.act_as('meera');
select is(pg_temp.give_grant(0, '2 hours', '3 hours'), 'waiting', 'individual hours of a full hour wait for a second organiser');
select is(pg_temp.opening_offset('asha', 5), '5 minutes', 'individual hours of a full hour do not count while they wait');
select tests.act_as('ravi');
select is(pg_temp.confirm(), 'confirmed', 'a second organiser can confirm individual hours of a full hour');
select is(pg_temp.opening_offset('asha', 5), '2 hours', 'individual hours of a full hour count once they are confirmed');
select is(pg_temp.give_grant(600, p_student := 'bela'), 'given', 'ten minutes of extra time for a student count immediately');
select is(pg_temp.give_grant(600, p_student := 'bela'), 'waiting', 'a second ten minutes of extra time wait, because one organiser can grant at most a quarter of an hour');
select tests.act_as('meera');
select is(pg_temp.confirm(), 'confirmed', 'another organiser can confirm the second ten minutes of extra time');
select tests.act_as_owner();
select is(private.granted_seconds(tests.id('examIMO5'), tests.id('bela')), 1200, 'two grants of ten minutes add up to twenty minutes');

-- Nobody can start a closed paper, because its answer records show the questions.
select tests.set_exam_clock('2 hours');
select tests.act_as('meera');
select is(pg_temp.give_grant(0, '5 hours', '5 hours 10 minutes', 'chitra'), 'over', 'individual hours that begin when the paper is closed are refused');
select tests.act_as_owner();
select tests.set_exam_clock('-1 hour');

-- An organiser with a child in a class cannot decide about it.
select tests.act_as_owner();
delete from private.exam_grants;
select tests.create_student('usha'), private.grant_admin('usha@olympeak.example');
insert into private.organisers_children (edition_id, class_id, organiser_id, marked_by) values (tests.edition(), tests.class(5), tests.id('usha'), tests.id('meera'));
select tests.act_as('usha');
select is(pg_temp.decide('minutes', 5, 300), 'conflict_of_interest', 'an organiser with a child in a class cannot give it extra time');
select is(pg_temp.decide('minutes', null, 300), 'conflict_of_interest', 'an organiser with a child in a class cannot give all classes extra time');
select is(pg_temp.decide('minutes', 6, 300), 'waiting', 'an organiser with a child in a class can decide about another class');
select is(pg_temp.confirm(false), 'withdrawn', 'an organiser with a child in one class can withdraw a decision about another class');
select is(pg_temp.give_grant(300), 'conflict_of_interest', 'an organiser with a child in a class cannot grant extra time to a student of that class');
select is(pg_temp.give_grant(300, p_student := 'chitra'), 'given', 'an organiser with a child in one class can grant extra time to a student of another class');
select is((select string_agg(class_name, ',') from list_exam_day(tests.edition(), tests.exam('IMO')) where has_conflict_of_interest), 'Class 5', 'an organiser sees which classes are closed to them because of a child');
select tests.act_as('meera');
select is(pg_temp.give_grant(1200), 'waiting', 'a long grant by another organiser waits for a second organiser');
select tests.act_as('usha');
select is(pg_temp.confirm(), 'conflict_of_interest', 'an organiser with a child in a class cannot confirm a grant for that class');
select tests.act_as_owner();
delete from private.exam_grants;
delete from private.outbox;

-- The reserve paper.
select tests.act_as('meera');
select is(pg_temp.give_reserve_paper('10 minutes', '2 hours'), 'too_early', 'a reserve paper cannot be taken before the exam is over');
select is(pg_temp.give_reserve_paper('8 days', '8 days 1 hour'), 'too_late', 'a reserve paper cannot be taken more than seven days after the exam');
select is(pg_temp.give_reserve_paper('3 days', '4 days'), 'given', 'one organiser can let a student take the reserve paper');
select tests.act_as_owner();
select is(
  (select private.find_closing(p) from private.papers as p where p.kind = 'reserve'), private.day_ends_at(private.day_in_india(now()) + 27),
  'a reserve paper is closed when nobody can be allowed to take it any more'
);

-- If there is only one organiser, a decision needs no second organiser.
select tests.act_as_owner();
update private.settings set is_on = true where name = 'single_organiser';
select tests.act_as('meera');
select is(pg_temp.decide('minutes', 6, 300), 'taken', 'the only organiser can give a class extra time alone');
select is(pg_temp.decide('cancel'), 'taken', 'the only organiser can cancel an exam alone');
select is((select bool_and(is_single) from list_exam_decisions(tests.edition(), tests.exam('IMO')) where decided_by = 'Meera' and kind in ('cancel')), true, 'a decision by the only organiser is listed as a decision without a second organiser');
select tests.act_as_owner();
select is((select count(*)::integer from private.outbox where kind = 'exam_off_email' and (about ->> 'is_single')::boolean), 3, 'the mail to everybody says that one organiser decided');
select tests.act_as('meera');
select is(pg_temp.decide('cancel'), 'cancelled', 'an exam cannot be cancelled twice');
select tests.act_as('asha');
select is((select state from list_my_exams() where exam_id = tests.exam('IMO') and kind = 'exam'), 'cancelled', 'a family sees that the exam was cancelled');
select tests.act_as('meera');
select is(decide_exam('cancel', tests.edition(), tests.exam('ISO'), 'a flood') ->> 'outcome', 'taken', 'an exam without a paper can be cancelled');
select tests.act_as('asha');
select is((select state from list_my_exams() where exam_id = tests.exam('ISO')), 'cancelled', 'a family sees that an exam without a paper was cancelled');
select tests.act_as_owner();
select ok((select count(*) >= 10 from private.admin_audit where action in ('decide_exam', 'give_exam_grant', 'confirm_exam_decision', 'withdraw_exam_decision')), 'the decisions and grants of this file leave at least ten audit rows');

select * from finish();
rollback;
