-- The organisers' work without the SQL console: organisers, editions, failed mails, the audit.
begin;
select no_plan();

select tests.create_student(n) from unnest(array['meera', 'vikram', 'asha', 'bela']) as n;
select private.grant_admin('meera@olympeak.example'), private.grant_admin('vikram@olympeak.example');
-- Makes a call as somebody who has logged in with a second factor; returns the outcome or the SQLSTATE of the error.
create function pg_temp.outcome_for(p_name text, p_call text) returns text language plpgsql
as $$
declare
  v_reply text;
begin
  perform tests.act_as(p_name);
  perform tests.add_token_claims('{"aal": "aal2"}');
  execute 'select ' || p_call into v_reply;
  perform tests.act_as_owner();
  return coalesce(v_reply::jsonb ->> 'outcome', v_reply);
exception when others then
  perform tests.act_as_owner();
  return sqlstate;
end
$$;

-- Who can call the functions.
create temp table calls as select unnest(array[
  'ask_organiser_change(''appoint'', ''asha@olympeak.example'')', 'decide_organiser_change(gen_random_uuid(), true)', 'read_office()',
  'set_office_setting(''require_admin_mfa'', true)', 'save_edition(''X'', ''winter'', current_date, current_date, current_date + 1, ''off'')',
  'count(*) from list_failed_mails()', 'count(*) from list_audit()', 'count_audit()'
]) as call;
select is(tests.call_as('asha', c.call), '"42501"', 'a student cannot call ' || c.call) from calls as c;
select is(tests.call_as(null, c.call), '"42501"', 'a visitor cannot call ' || c.call) from calls as c;

-- A change of organisers needs two organisers with a second factor.
select is(pg_temp.outcome_for('meera', 'ask_organiser_change(''appoint'', ''asha@olympeak.example'')'), 'second_factor_off', 'nobody can be appointed while a password is enough to log in');
select is(tests.call_as('meera', 'set_office_setting(''require_admin_mfa'', true)'), '{"outcome": "own_factor_missing"}', 'only an organiser with a second factor can require one');
select is(pg_temp.outcome_for('meera', 'set_office_setting(''require_admin_mfa'', true)'), 'saved', 'an organiser can require a second factor');
select is(pg_temp.outcome_for('meera', 'set_office_setting(''require_admin_mfa'', false)'), 'not_possible', 'the panel cannot switch off the requirement of a second factor');
select is(tests.call_as('meera', 'ask_organiser_change(''appoint'', ''asha@olympeak.example'')'), '"42501"', 'an organiser without a second factor has no access once a second factor is required');
select is(pg_temp.outcome_for('meera', 'ask_organiser_change(''appoint'', ''nobody@olympeak.example'')'), 'not_found', 'only an existing account can be appointed');
select is(pg_temp.outcome_for('meera', 'ask_organiser_change(''appoint'', ''vikram@olympeak.example'')'), 'unchanged', 'an account that is an organiser already cannot be appointed');
select is(pg_temp.outcome_for('meera', 'ask_organiser_change(''crown'', ''asha@olympeak.example'')'), '22023', 'an unknown change is refused');
select is(pg_temp.outcome_for('meera', 'ask_organiser_change(''appoint'', '' ASHA@olympeak.example'')'), 'asked', 'an organiser can request an appointment');
select is(pg_temp.outcome_for('vikram', 'ask_organiser_change(''appoint'', ''asha@olympeak.example'')'), 'already_asked', 'the same change cannot be requested twice');
select is((select role from students where id = tests.id('asha')), 'student', 'a request changes no role');
select set_config('tests.change', (select id::text from private.organiser_changes), true);
select is(pg_temp.outcome_for('meera', format('decide_organiser_change(%L, true)', current_setting('tests.change'))), 'own', 'the organiser who requested an appointment cannot confirm it');
select is(pg_temp.outcome_for('vikram', format('decide_organiser_change(%L, true)', current_setting('tests.change'))), 'done', 'a second organiser can confirm an appointment');
select is((select role from students where id = tests.id('asha')), 'admin', 'a confirmed appointment makes the account an organiser');
select is(pg_temp.outcome_for('vikram', format('decide_organiser_change(%L, true)', current_setting('tests.change'))), 'not_found', 'a change that is done cannot be confirmed again');
select is(pg_temp.outcome_for('asha', 'ask_organiser_change(''remove'', ''meera@olympeak.example'')'), 'asked', 'an organiser can request the removal of another organiser');
select set_config('tests.change', (select id::text from private.organiser_changes where done_at is null), true);
insert into auth.users (id, email) values (tests.id('meera'), 'meera@olympeak.example');
insert into auth.sessions (id, user_id, created_at) values (tests.id('session'), tests.id('meera'), now());
select is(pg_temp.outcome_for('vikram', format('decide_organiser_change(%L, true)', current_setting('tests.change'))), 'done', 'a second organiser can confirm a removal');
select is_empty(format('select 1 from auth.sessions where user_id = %L', tests.id('meera')), 'an organiser who was removed is logged out immediately');
select is(pg_temp.outcome_for('asha', 'ask_organiser_change(''appoint'', ''bela@olympeak.example'')'), 'asked', 'an appointed organiser can request another appointment');
select set_config('tests.change', (select id::text from private.organiser_changes where done_at is null), true);
select is(pg_temp.outcome_for('asha', format('decide_organiser_change(%L, false)', current_setting('tests.change'))), 'withdrawn', 'the organiser who requested an appointment can withdraw the request');
select is(pg_temp.outcome_for('asha', 'ask_organiser_change(''appoint'', ''bela@olympeak.example'')'), 'asked', 'a request that was withdrawn can be made again');
select private.revoke_admin('asha@olympeak.example');
select set_config('tests.change', (select id::text from private.organiser_changes where done_at is null and withdrawn_at is null), true);
select is(pg_temp.outcome_for('vikram', format('decide_organiser_change(%L, true)', current_setting('tests.change'))), 'withdrawn', 'a request by a former organiser can no longer be confirmed');
select is((select role from students where id = tests.id('bela')), 'student', 'a request by a former organiser appoints nobody');
select is(pg_temp.outcome_for('vikram', 'ask_organiser_change(''remove'', ''vikram@olympeak.example'')'), 'last_organiser', 'the last organiser cannot be removed');

-- A single organiser.
select is(pg_temp.outcome_for('vikram', 'set_office_setting(''single_organiser'', true)'), 'saved', 'an installation can be set to a single organiser');
select is(pg_temp.outcome_for('vikram', 'ask_organiser_change(''appoint'', ''bela@olympeak.example'')'), 'done', 'the single organiser can appoint a second one');
select is(pg_temp.outcome_for('vikram', 'set_office_setting(''single_organiser'', false)'), 'saved', 'with two organisers the setting for a single organiser can be switched off');
select is(pg_temp.outcome_for('vikram', 'set_office_setting(''single_organiser'', true)'), 'more_organisers', 'with two organisers the setting for a single organiser cannot be switched on');
select is(pg_temp.outcome_for('vikram', 'set_office_setting(''anything'', true)'), 'not_possible', 'an unknown setting is refused');
update private.settings set is_on = false;

-- Editions.
create function pg_temp.save_edition(p_id uuid, p_changes jsonb, p_seen jsonb default null) returns jsonb language sql
as $$
  select save_edition(d ->> 'name', d ->> 'season', (d ->> 'from')::date, (d ->> 'to')::date, (d ->> 'results')::date, d ->> 'camera', (d ->> 'opens')::date, p_id, p_seen)
  from (select '{"name": "Summer 2031", "season": "summer", "opens": "2031-01-01", "from": "2031-06-08", "to": "2031-06-29", "results": "2031-08-08", "camera": "off"}'::jsonb || p_changes as d) as x
$$;
select tests.act_as('vikram');
select is(pg_temp.save_edition(null, t.changes) -> 'errors', to_jsonb(array[t.error]), 'an edition with this error is refused: ' || t.error)
from (values
  ('{"name": " "}'::jsonb, 'name_missing'), (jsonb_build_object('name', repeat('x', 41)), 'name_too_long'), ('{"name": "Summer 2025"}', 'name_taken'),
  ('{"season": "autumn"}', 'season_unknown'), ('{"camera": "always"}', 'camera_unknown'), ('{"results": null}', 'day_missing'),
  ('{"from": "2031-07-01"}', 'days_unordered'), ('{"results": "2031-06-29"}', 'days_unordered'), ('{"opens": "2031-06-09"}', 'days_unordered'),
  ('{"from": "2025-06-08", "opens": null, "to": "2025-06-29"}', 'season_taken')
) as t (changes, error);
select set_config('tests.saved', pg_temp.save_edition(null, '{}')::text, true);
select is(current_setting('tests.saved')::jsonb ->> 'outcome', 'saved', 'a valid edition is created');
select is((select is_current from editions where name = 'Summer 2031'), false, 'a new edition is not the current one');
select set_config('tests.edition', current_setting('tests.saved')::jsonb ->> 'edition_id', true);
select is(save_edition_exam(current_setting('tests.edition')::uuid, tests.exam('IMO'), '2031-06-15', '2031-06-14', null, null) ->> 'outcome', 'saved', 'an exam of a new edition can get its day');
select set_config('tests.seen', '{"name": "Summer 2031", "season": "summer", "registration_opens_on": "2031-01-01", "exams_from": "2031-06-08", "exams_to": "2031-06-29", "results_on": "2031-08-08", "camera": "off"}', true);
select is(pg_temp.save_edition(current_setting('tests.edition')::uuid, '{"from": "2031-06-16"}', current_setting('tests.seen')::jsonb) -> 'errors', '["exams_outside"]', 'a change of an edition that leaves an exam day outside is refused');
select is(pg_temp.save_edition(current_setting('tests.edition')::uuid, '{"camera": "optional"}', current_setting('tests.seen')::jsonb) ->> 'outcome', 'saved', 'an edition can be changed');
select is(pg_temp.save_edition(current_setting('tests.edition')::uuid, '{"camera": "off"}', current_setting('tests.seen')::jsonb) ->> 'outcome', 'changed_meanwhile', 'a change of an edition since the form was opened is not overwritten');
select is(pg_temp.save_edition(gen_random_uuid(), '{}', current_setting('tests.seen')::jsonb) ->> 'outcome', 'not_found', 'a change of an unknown edition is refused');

-- Failed mails.
select tests.act_as_owner();
update private.outbox set status = 'dead', attempts = 8, last_error = 'mailbox full' where student_id = tests.id('bela') and kind = 'welcome_email';
update private.outbox set status = 'dead', attempts = 1, last_error = 'account deleted' where student_id = tests.id('asha') and kind = 'welcome_email';
select tests.act_as('vikram');
select results_eq(
  'select kind, email, last_error from list_failed_mails()', $$ values ('welcome_email', 'bela@olympeak.example', 'mailbox full') $$,
  'mails that were given up after all attempts are listed'
);
select is(resend_message((select id from list_failed_mails())) ->> 'outcome', 'queued', 'a mail that was given up can be sent again');
select is_empty('select id from list_failed_mails()', 'a mail that is sent again is no longer listed as failed');

-- The audit.
select results_eq(
  $$ select actor, student_name from list_audit('resend_message') $$, $$ values ('Vikram', 'Bela') $$, 'the audit says who acted on which student'
);
select is((select action from list_audit(null, 1)), 'list_audit', 'the audit lists the newest row first, including its own reading');
select isnt((select action from list_audit('changes', 1)), 'list_audit', 'the audit of changes leaves out readings');
select is(count_audit('changes') < count_audit(), true, 'the number of changes in the audit leaves out readings');
select is(count_audit('resend_message'), 1, 'the audit rows of one action are counted');
select is((select tests.null_columns(to_jsonb(a)) from list_audit('save_edition', 1) as a), '{student_id,student_name}', 'an audit row about an edition has no student');
select is((select actor_id from list_audit('save_edition', 1)), tests.id('vikram'), 'an audit row has the id of the organiser');
select tests.act_as_owner();
delete from private.admin_audit;
insert into private.admin_audit (at, actor, action) values
  ('2031-03-04 18:29:59+00', tests.id('vikram')::text, 'set_price'), ('2031-03-04 18:30:00+00', tests.id('vikram')::text, 'set_price'),
  ('2031-03-05 12:00:00+00', tests.id('meera')::text, 'set_price'), ('2031-03-05 12:00:01+00', tests.id('meera')::text, 'list_students'),
  ('2031-03-05 18:30:00+00', 'postgres', 'grant_admin');
create function pg_temp.describe_audit(p_action text, p_actor text, p_from date default null, p_to date default null) returns text language sql
as $$
  select concat(count_audit(p_action, p_actor, p_from, p_to), ': ', string_agg(to_char(a.at at time zone 'UTC', 'DD HH24:MI'), ', ' order by a.at))
  from list_audit(p_action, 50, 0, p_actor, p_from, p_to) as a
$$;
select tests.act_as('vikram');
select is(pg_temp.describe_audit('changes', null, '2031-03-05', '2031-03-05'), '2: 04 18:30, 05 12:00', 'the audit of one day lists the changes of that day in India');
select is(pg_temp.describe_audit('changes', null, '2031-03-06'), '1: 05 18:30', 'the audit can be read from a day on');
select is(pg_temp.describe_audit('set_price', null, null, '2031-03-04'), '1: 04 18:29', 'the audit can be read up to a day');
select is(pg_temp.describe_audit(null, tests.id('meera')::text), '2: 05 12:00, 05 12:00', 'the audit can be read for one organiser');
select is(pg_temp.describe_audit('set_price', tests.id('vikram')::text, '2031-03-05'), '1: 04 18:30', 'the audit can be read for one organiser and one action from a day on');
select is(pg_temp.describe_audit('changes', 'console'), '1: 05 18:30', 'the audit can be read for the SQL console');
select is(pg_temp.describe_audit('changes', 'nobody'), '0: ', 'the audit of an organiser without any action has no rows');
select is((select actor_id from list_audit('grant_admin')), null, 'an audit row of the SQL console has no id of an organiser');
select tests.act_as_owner();
insert into private.admin_audit (at, actor, action) select timestamptz '2020-01-01' + n * interval '1 minute', tests.id('meera')::text, 'list_students' from generate_series(1, 20000) as n;
analyze private.admin_audit;
create function pg_temp.query_plan(p_query text) returns text language plpgsql
as $$
declare
  v_plan text;
begin
  execute 'explain (format json) ' || p_query into v_plan;
  return v_plan;
end
$$;
select matches(pg_temp.query_plan($$ select * from private.admin_audit where at >= '2020-01-02' and at < '2020-01-03' order by at desc, id desc limit 50 $$),
  'admin_audit_newest', 'the audit of one day is read from an index');
select matches(pg_temp.query_plan(format($$ select * from private.admin_audit where actor = %L order by at desc, id desc limit 50 $$, tests.id('vikram'))),
  'admin_audit_actor', 'the audit of one organiser is read from an index');

select * from finish();
rollback;
