-- Awards: the address, each step of the parcel, taking a step back, emails, and the deletion of addresses (E10; docs/exam.md
-- section 8, decisions 084 and 085).
begin;
select plan(150);

select tests.schedule_exams();
select tests.set_exam_clock('-1 day');
select tests.create_student(n) from unnest(array['asha', 'bela', 'esha', 'dev', 'zara', 'meera', 'anil', 'kavi']) as n;
select private.grant_admin('meera@olympeak.example'), private.grant_admin('kavi@olympeak.example');
select private.grant_admin('anil@olympeak.example');
select tests.create_paper('IMO', 5);
select tests.enrol(n, '{IMO}') from unnest(array['asha', 'bela', 'esha', 'dev', 'kavi']) as n;
select tests.give_consent(n) from unnest(array['asha', 'bela', 'esha', 'dev', 'kavi']) as n;

select tests.set_exam_clock('5 minutes');
select tests.take_exam(name, tests.id('examIMO5'), letters) from (values ('asha', 'bab'), ('bela', 'ba'), ('esha', 'b'), ('dev', 'ba'), ('kavi', 'b')) as s (name, letters);
select tests.set_exam_clock('92 minutes');
select run_result_tasks();
insert into private.key_decisions (paper_id, n, reason, decided_at, effective_at)
select paper_id, n, 'It is right.', private.exam_now(), private.exam_now() from private.question_statistics;
select tests.call_as('meera', 'publish_results(tests.id(''examIMO5''), ''provisional'')');
select run_result_tasks();
select tests.set_exam_clock('120 days');
update private.award_checks set confirmed_at = private.exam_now(), confirmed_by = tests.id('meera'), proof = 'letter';
select is(tests.call_as('asha', 'count(*) from list_my_awards()'), '0', 'before the final result there is no award');
select tests.call_as('meera', 'publish_results(tests.id(''examIMO5''), ''final'')');
select is(run_result_tasks() ->> 'done', '1', 'the run that publishes the final result is done');

create function pg_temp.award_id(p_name text) returns uuid language sql as $$
  select w.id from private.awards as w join private.exam_attempts as a on a.id = w.attempt_id where a.student_id = tests.id(p_name)
$$;
create function pg_temp.own_award(p_name text) returns jsonb language sql as $$ select tests.call_as(p_name, 'to_jsonb(w) from list_my_awards() as w') $$;
create function pg_temp.give_address(p_caller text, p_winner text, p_changes jsonb default '{}') returns jsonb language sql as $$
  select tests.call_as(p_caller, format('give_award_address(%L, %L, %L, %L, %L, %L, %L, %L, %L)', pg_temp.award_id(p_winner),
    d ->> 'recipient', d ->> 'is_school', d ->> 'line_1', d ->> 'city', d ->> 'region', d ->> 'pin', d ->> 'phone', d ->> 'line_2'))
  from (select '{"recipient": "Ravi  Verma", "is_school": false, "line_1": "12 Lake Road", "line_2": null, "city": "Pune", "region": "Maharashtra",
    "pin": "411001", "phone": "9876543210"}'::jsonb || p_changes as d) as x
$$;
create function pg_temp.move_awards(p_winners text[], p_step text, p_admin text default 'meera') returns jsonb language sql as $$
  select tests.call_as(p_admin, format('move_awards(%L, %L)', (select array_agg(pg_temp.award_id(n)) from unnest(p_winners) as n), p_step))
$$;
create function pg_temp.post_award(p_winner text, p_number text, p_admin text default 'meera') returns jsonb language sql as $$
  select tests.call_as(p_admin, format('post_awards(%L)', jsonb_build_array(jsonb_build_object('award_id', pg_temp.award_id(p_winner), 'courier', ' Speed Post ', 'consignment', p_number))))
$$;
create function pg_temp.take_back(p_winner text, p_admin text default 'meera') returns jsonb language sql as $$
  select tests.call_as(p_admin, format('take_award_back(%L)', pg_temp.award_id(p_winner)))
$$;
create function pg_temp.state(p_name text) returns text language sql as $$ select state from private.awards where id = pg_temp.award_id(p_name) $$;
create function pg_temp.listed_names(p_state text, p_more text default '') returns jsonb language sql as $$
  select tests.call_as('meera', format('jsonb_agg(w.name) from list_awards(tests.edition(), %L, 50, 0%s) as w', p_state, p_more))
$$;
create function pg_temp.award_mails(p_name text) returns text language sql as $$
  select string_agg(replace(replace(kind, 'exam_', ''), '_email', '') || ' ' || status, ', ' order by kind, status)
  from private.outbox where student_id = tests.id(p_name) and about ? 'award_id'
$$;
create function pg_temp.today() returns date language sql as $$ select private.day_in_india(private.exam_now()) $$;

-- The family.
select is(pg_temp.own_award('asha') - '{award_id,paper_id,promised_on}'::text[], '{"subject": "Maths", "class_name": "Class 5", "edition": "Winter 2026-27", "medal": "gold",
  "lines": ["scholarship", "trophy", "gift", "medal"], "state": "waiting", "is_late": false, "address": null, "courier": null, "consignment": null,
  "posted_on": null, "delivered_on": null, "needs_new_address": false}', 'a family reads its award, which waits for an address');
select is(pg_temp.own_award('zara'), null, 'a student without an award reads an empty list');
select is(tests.call_as(null, 'count(*) from list_my_awards()'), '"42501"', 'a visitor cannot list awards');
select is(pg_temp.give_address('bela', 'asha'), '"42501"', 'a student cannot give the address for another student''s award');
select is(pg_temp.give_address(null, 'asha'), '"42501"', 'a visitor cannot give the address for an award');
select is(tests.call_as('bela', format('confirm_award_arrival(%L)', pg_temp.award_id('asha'))), '"42501"', 'a student cannot confirm the delivery of another student''s award');
select is(
  pg_temp.give_address('asha', 'asha', '{"recipient": " ", "line_1": null, "city": "", "region": "Bombay", "pin": "011001", "phone": "98765 43210"}') -> 'errors',
  '["recipient_missing", "line_1_missing", "city_missing", "region_unknown", "pin_invalid", "phone_invalid"]', 'all errors of an address are returned together'
);
select is(pg_temp.give_address('asha', 'asha', jsonb_build_object(f.field, repeat('x', f.length))) -> 'errors' ->> 0, f.field || '_too_long', 'the field ' || f.field || ' of an address has a maximum length')
from (values ('recipient', 101), ('line_1', 121), ('line_2', 121), ('city', 61)) as f (field, length);
select is(pg_temp.give_address('asha', 'asha', jsonb_build_object('pin', p)) ->> 'outcome', 'invalid', 'an invalid PIN code is refused: ' || coalesce(p, 'null'))
from unnest(array['41100', '4110011', '41100a', '４11001', null]) as p;
select is(pg_temp.state('asha'), 'waiting', 'an award whose address was refused still waits for an address');
select is(pg_temp.give_address('asha', 'asha'), jsonb_build_object('outcome', 'confirmed', 'promised_on', (pg_temp.today() + interval '2 months')::date), 'a valid address is confirmed');
select is(pg_temp.own_award('asha') -> 'address', '{"recipient": "Ravi Verma", "is_school": false, "line_1": "12 Lake Road", "line_2": null, "city": "Pune",
  "region": "Maharashtra", "pin": "411001", "phone": "9876543210"}', 'an address is returned as given, with extra blanks removed');
select is(pg_temp.give_address('asha', 'asha', '{"is_school": true, "line_1": "Hill View School"}') ->> 'outcome', 'confirmed', 'a family can change the address to the school''s until the award is packed');
select is(pg_temp.own_award('asha') #> '{address,is_school}', 'true', 'an award shows that its address is the school''s');
select ok((select count(*) = 2 from private.award_events where award_id = pg_temp.award_id('asha') and kind = 'address' and changed_by = tests.id('asha')), 'every change of an address is recorded');
select is_empty('select tests.exam_violations()', 'an address breaks no promise');

-- Permissions.
select is(tests.call_as(n, c), '"42501"', coalesce(n, 'a visitor') || ' cannot call ' || split_part(c, '(', 1) || split_part(c, 'from', 2))
from unnest(array[null, 'asha']) as n,
  unnest(array[
    'count_awards(tests.edition(), ''all'')', 'to_jsonb(w) from list_awards(tests.edition(), ''all'', 10, 0) as w',
    'to_jsonb(w) from list_award_labels(tests.edition(), ''labels'', 10, 0) as w', 'move_awards(array[gen_random_uuid()], ''packed'')',
    'post_awards(''[{}]'')', 'take_award_back(gen_random_uuid())', 'read_award(gen_random_uuid())', 'queue_award_mails()'
  ]) as c;

-- The list and the labels of awards, and the audit of reading them.
select is(pg_temp.listed_names('all'), '["Asha", "Bela", "Dev", "Esha", "Kavi"]', 'an organiser lists all awards');
select is(pg_temp.listed_names('confirmed'), '["Asha"]', 'awards can be listed by state');
select is(pg_temp.listed_names('all', format(', %L, %L, %L', tests.exam('IMO'), tests.class(5), 'ESH')), '["Esha"]', 'awards can be listed by exam, class and name');
select is(pg_temp.listed_names('all', format(', %L', tests.exam('ISO'))), null, 'awards of another exam are not listed');
select is(tests.call_as('meera', 'count_awards(tests.edition(), ''waiting'')'), '4', 'the awards of a state are counted');
select is(tests.call_as('meera', 'to_jsonb(w) - ''{award_id,promised_on}''::text[] from list_awards(tests.edition(), ''confirmed'', 50, 0) as w'),
  '{"name": "Asha", "email": "asha@olympeak.example", "exam_name": "Maths", "class_name": "Class 5", "medal": "gold", "lines": ["scholarship", "trophy", "gift", "medal"],
    "state": "confirmed", "is_late": false, "obstacle": null, "place": "Pune, Maharashtra", "is_school": true, "courier": null, "consignment": null,
    "posted_at": null, "delivered_at": null, "sendings": 0, "step_back": null}', 'the list of awards shows the town, not the address');
select is(tests.call_as('meera', 'jsonb_build_array(l.recipient, l.line_1, l.pin, l.student_name) from list_award_labels(tests.edition(), ''confirmed'', 50, 0) as l'),
  '["Ravi Verma", "Hill View School", "411001", "Asha"]', 'the labels of awards have the address');
select is((select (details ->> 'addresses')::integer from private.admin_audit where action = 'export_award_labels' and actor = tests.id('meera')::text), 1, 'the audit says how many addresses were exported with the labels');
select is(tests.call_as('meera', format('read_award(%L)', pg_temp.award_id('asha'))) #>> '{events,0,by}', 'family', 'an organiser reads the history of an award');
select is((select student_id from private.admin_audit where action = 'read_award'), tests.id('asha'), 'reading an award leaves an audit row');
select is(tests.call_as('meera', 'read_award(gen_random_uuid())') ->> 'outcome', 'not_found', 'an unknown award is not found');

-- Packing, and why an award cannot be packed.
select is(pg_temp.give_address('kavi', 'kavi') ->> 'outcome', 'confirmed', 'an organiser''s own child gives an address');
select is(pg_temp.move_awards('{kavi}', 'packed', 'kavi') #>> '{refused,0,why}', 'own_award', 'an organiser cannot pack the award of their own child');
select is(pg_temp.move_awards('{asha,bela}', 'packed'), jsonb_build_object('outcome', 'moved', 'moved', 1, 'refused', jsonb_build_array(jsonb_build_object('award_id', pg_temp.award_id('bela'), 'why', 'wrong_state'))),
  'awards with an address are packed, and awards without an address are refused');
select is(tests.call_as('meera', 'move_awards(array[gen_random_uuid()], ''packed'')') #>> '{refused,0,why}', 'not_found', 'an unknown award cannot be packed');
select is(tests.call_as('meera', c), '"PT400"', 'a call with invalid arguments is refused: ' || c)
from unnest(array['move_awards(''{}'', ''packed'')', 'move_awards(array[gen_random_uuid()], ''posted'')', 'move_awards(null, ''packed'')',
  'move_awards(array_fill(gen_random_uuid(), array[51]), ''packed'')', 'post_awards(''[]'')', 'post_awards(''{}'')', 'post_awards(null)']) as c;
select is(pg_temp.give_address('asha', 'asha') ->> 'outcome', 'frozen', 'the address of a packed award cannot be changed');
select is(pg_temp.move_awards('{asha}', 'delivered') #>> '{refused,0,why}', 'wrong_state', 'an award that was not posted cannot be delivered');
select is(tests.call_as('asha', format('confirm_award_arrival(%L)', pg_temp.award_id('asha'))) ->> 'outcome', 'not_posted', 'a family cannot confirm the delivery of an award that was not posted');
select is(pg_temp.take_back('asha'), '{"outcome": "taken_back", "state": "confirmed"}', 'an organiser can take the last step of an award back');
select is(pg_temp.take_back('asha') ->> 'outcome', 'nothing', 'an organiser cannot take back a second step of an award');
select is(pg_temp.give_address('dev', 'dev') ->> 'outcome', 'confirmed', 'the address for Dev''s award is confirmed');
update private.exam_attempts set status = 'held', held_for = 'dispute' where student_id = tests.id('dev');
select is(pg_temp.move_awards('{dev}', 'packed') #>> '{refused,0,why}', 'held', 'a held award cannot be packed');
select is(pg_temp.own_award('dev'), null, 'a held award is not shown to the family');
select is(pg_temp.give_address('dev', 'dev'), '"42501"', 'the address of a held award cannot be changed');
update private.exam_attempts set status = 'normal', held_for = null where student_id = tests.id('dev');

-- Posting.
select is(pg_temp.move_awards('{asha,dev,kavi}', 'packed') -> 'moved', '3', 'three awards can be packed together');
select is(tests.call_as('meera', format('post_awards(%L)', jsonb_build_array(
    jsonb_build_object('award_id', pg_temp.award_id('asha'), 'courier', 'Speed Post', 'consignment', 'EK123456789IN'),
    jsonb_build_object('award_id', pg_temp.award_id('asha'), 'courier', 'Speed Post', 'consignment', 'EK123456789IN'),
    jsonb_build_object('award_id', 'x', 'courier', 'Speed Post', 'consignment', '1234'),
    jsonb_build_object('award_id', pg_temp.award_id('bela'), 'courier', 'Speed Post', 'consignment', '1234'),
    jsonb_build_object('award_id', pg_temp.award_id('dev'), 'courier', ' ', 'consignment', '1234'),
    jsonb_build_object('award_id', pg_temp.award_id('kavi'), 'courier', 'Speed Post', 'consignment', '=1+1')
  ))) -> 'errors' @> '[{"line": 2, "why": "twice"}, {"line": 3, "why": "not_found"}, {"line": 4, "why": "wrong_state"}, {"line": 5, "why": "courier_missing"}, {"line": 6, "why": "number_invalid"}]',
  true, 'a list of postings with wrong lines is refused, with the error of each line');
select is(pg_temp.state('asha'), 'packed', 'a refused list of postings posts no award');
select is(pg_temp.post_award('asha', 'ek123456789in') ->> 'outcome', 'posted', 'a valid list of postings is posted');
select is(pg_temp.own_award('asha') - '{award_id,paper_id,promised_on,address,lines}'::text[] @> '{"state": "posted", "courier": "Speed Post", "consignment": "EK123456789IN"}', true, 'the family of a posted award reads the courier and the number');
select is(pg_temp.award_mails('asha'), 'posted pending', 'the family of a posted award gets an email');
select is_empty('select tests.exam_violations()', 'a posted award breaks no promise');
select is(pg_temp.take_back('asha'), '{"outcome": "taken_back", "state": "packed"}', 'an organiser can take the posting of an award back');
select is(pg_temp.award_mails('asha'), 'posted dead', 'the email about a posting that was taken back is not sent');
select pg_temp.post_award('asha', 'EK1'), pg_temp.post_award('asha', 'EK123456780IN');
select is((select count(*) from claim_exam_mails(100) where kind = 'exam_posted_email' and data ->> 'consignment' = 'EK123456780IN' and not data::text ~ 'gold|Lake|Hill'), 1::bigint,
  'the email about the next posting has the number, and neither the medal nor the address');
select is(tests.call_as('asha', 'delete_account()') ->> 'outcome', 'award_under_way', 'an account cannot be deleted while a parcel is on its way');

-- An organiser corrects a wrong number. The family gets no second email.
create temp table mails_before on commit drop as select count(*) as mail_count from private.outbox where student_id = tests.id('asha');
create function pg_temp.correct_number(p_admin text, p_number text, p_seen_number text default 'EK123456780IN', p_courier text default 'Speed Post') returns text language sql as $$
  select tests.call_as(p_admin, format('correct_posting(%L, %L, %L, ''Speed Post'', %L)', pg_temp.award_id('asha'), p_courier, p_number, p_seen_number)) ->> 'outcome'
$$;
select is(tests.call_as(n, format('correct_posting(%L, ''Speed Post'', ''EK11'', ''Speed Post'', ''EK123456780IN'')', pg_temp.award_id('asha'))), '"42501"', coalesce(n, 'a visitor') || ' cannot correct a number')
from unnest(array[null, 'asha']) as n;
select is(pg_temp.correct_number('meera', v.number, v.seen, v.courier), v.outcome, 'correct_posting returns ' || v.outcome)
from (
  values (repeat('X', 40), 'EK123456780IN', 'Speed Post', 'number_invalid'), ('EK999999999IN', 'EK1', 'Speed Post', 'changed_meanwhile'),
    ('ek123456780in', 'EK123456780IN', 'Speed Post', 'unchanged'), ('EK999999999IN', 'EK123456780IN', ' ', 'courier_missing'),
    ('ek999999999in', 'EK123456780IN', 'Speed Post', 'corrected')
) as v (number, seen, courier, outcome);
select is(pg_temp.own_award('asha') ->> 'consignment', 'EK999999999IN', 'the family reads the corrected number');
select is(
  (select details - 'award_id' from private.admin_audit where action = 'correct_posting'),
  '{"before": {"courier": "Speed Post", "number": "EK123456780IN"}, "after": {"courier": "Speed Post", "number": "EK999999999IN"}}', 'the audit row of a correction has the old and the new number'
);
select is(
  (select array_agg(what || ' ' || code) from private.list_exam_events(tests.id('asha')) where kind = 'award')
    @> '{corrected Speed Post EK999999999IN,posted Speed Post EK123456780IN}', true, 'the history of a student has the number of the posting and the corrected number'
);
select is(
  (select note from private.list_exam_events(tests.id('asha')) where kind = 'award' and what = 'corrected'), 'Speed Post EK123456780IN', 'the history of a student has the number before the correction'
);
select is(
  (select e from jsonb_array_elements(tests.call_as('meera', format('read_award(%L)', pg_temp.award_id('asha'))) -> 'events') as e where e ->> 'kind' = 'corrected')
    @> '{"posting": "Speed Post EK999999999IN", "old_posting": "Speed Post EK123456780IN"}', true, 'the history of an award has the number before and after the correction'
);
select is((select count(*) from private.outbox where student_id = tests.id('asha')), (select mail_count from mails_before), 'a corrected number sends no email');
select is_empty('select tests.exam_violations()', 'a corrected number breaks no promise');

-- Delivery, and the deletion of the address.
select is(tests.call_as('asha', format('confirm_award_arrival(%L)', pg_temp.award_id('asha'))) ->> 'outcome', 'delivered', 'a family can confirm the delivery of its award');
select is(pg_temp.take_back('asha') ->> 'state', 'posted', 'an organiser can take the confirmed delivery of an award back');
select is(pg_temp.move_awards('{asha}', 'delivered') -> 'moved', '1', 'an organiser can record the delivery of an award');
-- A broken medal is replaced.
create function pg_temp.replace_award(p_admin text, p_reason text default 'the medal is broken') returns jsonb language sql as $$
  select tests.call_as(p_admin, format('replace_award(%L, %L)', pg_temp.award_id('asha'), p_reason))
$$;
select is(pg_temp.replace_award(n), '"42501"', coalesce(n, 'a visitor') || ' cannot replace an award') from unnest(array[null, 'asha']) as n;
select is(pg_temp.replace_award('meera', ' ') ->> 'outcome', 'reason_missing', 'the replacement of an award needs a reason');
select is(pg_temp.replace_award('meera') - 'promised_on', '{"outcome": "replaced", "state": "confirmed"}', 'an organiser can replace a delivered award whose medal is broken');
select is((pg_temp.own_award('asha') ->> 'promised_on')::date, private.day_in_india(private.exam_now()) + 21, 'the replacement of an award is promised within three weeks');
select is(pg_temp.replace_award('meera') ->> 'outcome', 'wrong_state', 'an award that waits for posting cannot be replaced');
select is(pg_temp.take_back('asha') ->> 'outcome', 'nothing', 'a replacement cannot be taken back');
select is((select details ->> 'reason' from private.admin_audit where action = 'replace_award'), 'the medal is broken', 'the audit has the reason of a replacement');
select pg_temp.move_awards('{asha}', 'packed'), pg_temp.post_award('asha', 'EK999999999IN');
select is(pg_temp.move_awards('{asha}', 'delivered') -> 'moved', '1', 'a replacement is delivered with the same steps as the first award');
select is_empty('select tests.exam_violations()', 'a replacement breaks no promise');
select tests.set_exam_clock('179 days');
select purge_expired();
select isnt(pg_temp.own_award('asha') -> 'address', 'null', 'the address of an award is stored for 60 days after the delivery');
select tests.set_exam_clock('181 days');
select is(purge_expired() ->> 'award_addresses', '1', 'the address of an award is deleted more than 60 days after the delivery');
select is(pg_temp.own_award('asha') - '{award_id,paper_id,promised_on,posted_on,delivered_on,lines}'::text[] @> '{"state": "delivered", "address": null, "consignment": null}', true, 'the courier''s number of an award is deleted with the address');
select is(pg_temp.take_back('asha') ->> 'outcome', 'nothing', 'taking a step back does not restore a deleted address');
select ok((select count(*) = 0 from private.award_events where award_id = pg_temp.award_id('asha') and before is not null), 'no event of an award has the deleted address');
select is_empty('select tests.exam_violations()', 'a deleted address breaks no promise');

-- A returned parcel is posted a second time free of charge. After the next return the family must give another address.
select pg_temp.post_award('dev', 'D1234');
select is(pg_temp.move_awards('{dev}', 'returned') -> 'moved', '1', 'an organiser can record that a parcel was returned');
select is(pg_temp.award_mails('dev'), 'posted pending, returned pending', 'the family of a returned parcel gets an email');
select is(pg_temp.move_awards('{dev}', 'packed') -> 'moved', '1', 'a returned award can be packed again for the same address');
select pg_temp.post_award('dev', 'D1235'), pg_temp.move_awards('{dev}', 'returned');
select is(pg_temp.move_awards('{dev}', 'packed') #>> '{refused,0,why}', 'new_address_needed', 'an award that was returned twice needs a new address');
select is(pg_temp.own_award('dev') -> 'needs_new_address', 'true', 'the family of an award that was returned twice is asked for a new address');
select is(pg_temp.give_address('dev', 'dev', '{"line_1": "12 LAKE Road"}') ->> 'outcome', 'same_address', 'an award that was returned twice cannot be posted to the same address');
select is(pg_temp.give_address('dev', 'dev', '{"line_1": "1 Hill Road"}'), jsonb_build_object('outcome', 'confirmed', 'promised_on', pg_temp.today() + 21), 'a new address for an award that was returned twice is confirmed, with three weeks for the delivery');
select tests.set_exam_clock('203 days');

-- Late awards, and reminders.
select is(pg_temp.listed_names('late'), '["Kavi", "Dev"]', 'awards that should have been posted are late');
select is(pg_temp.own_award('dev') -> 'is_late', 'true', 'a family sees that its award is late');
select queue_award_mails(), queue_award_mails(), queue_award_mails(), queue_award_mails();
select is(pg_temp.award_mails('dev'), 'late pending, posted pending, posted pending, returned pending, returned pending', 'a family gets one email about a late award');
select is(pg_temp.award_mails('esha'), 'address pending, address pending, address pending', 'a family without an address is reminded three times');
select is(pg_temp.award_mails('asha'), 'posted dead, posted pending, posted pending', 'a family with a delivered award gets no reminder');
select is(pg_temp.replace_award('meera') ->> 'state', 'waiting', 'a replacement without an address waits for one');
select is(
  (select kind from private.outbox where student_id = tests.id('asha') order by queued_at desc, kind limit 1),
  'exam_address_email', 'the email for a replacement without an address asks for the address'
);
select is((select count(*) from claim_exam_mails(100) where email = 'dev@olympeak.example'), 1::bigint, 'the emails about earlier steps of an award are not sent once the award is late');
select is(pg_temp.post_award('kavi', 'K1234') ->> 'outcome', 'posted', 'Kavi''s award can be posted');
select tests.set_exam_clock('264 days');
select queue_award_mails();
select is(pg_temp.state('kavi'), 'delivered', 'a posted award counts as delivered after 60 days');

-- A student gets a better medal after the first award.
alter table private.awards disable trigger awards_follow_medal;
update private.awards set medal = 'silver', packed_medal = case when state = 'delivered' then 'silver' end;
alter table private.awards enable trigger awards_follow_medal;
select pg_temp.give_address('esha', 'esha'), pg_temp.move_awards('{esha,dev}', 'packed'), pg_temp.post_award('dev', 'D1236');
select private.give_awards(tests.id('examIMO5'));
select is(pg_temp.state('esha'), 'confirmed', 'a packed award goes back to confirmed if the medal gets better');
select is(pg_temp.state('kavi'), 'confirmed', 'a delivered award goes back to confirmed if the medal gets better');
select is((select promised_on from private.awards where id = pg_temp.award_id('kavi')), (pg_temp.today() + interval '2 months')::date, 'the better medal has its own date for the delivery');
select is(pg_temp.state('asha'), 'waiting', 'a delivered award whose address was deleted waits for an address if the medal gets better');
select is(pg_temp.state('dev'), 'posted', 'an award on its way stays posted if the medal gets better');
select pg_temp.move_awards('{dev}', 'delivered');
select is(pg_temp.state('dev'), 'confirmed', 'an award on its way is confirmed again for the better medal after its delivery');
select is_empty('select tests.exam_violations()', 'a better medal breaks no promise');

-- Void attempts and deleted accounts.
select pg_temp.give_address('bela', 'bela');
select tests.propose_and_decide_void('bela', tests.id('examIMO5'), 'void', '{meera,anil}');
select run_result_tasks();
select is(pg_temp.move_awards('{bela}', 'packed') #>> '{refused,0,why}', 'withdrawn', 'the award of a void attempt cannot be packed');
select purge_expired();
select is((select count(*) from private.award_addresses where award_id = pg_temp.award_id('bela')), 0::bigint, 'the address of a void attempt''s award is deleted');
select private.anonymise_student(tests.id('esha'));
select is((select count(*) from private.award_addresses where award_id = pg_temp.award_id('esha')), 0::bigint, 'the address of a deleted account''s award is deleted');
select is(pg_temp.listed_names('all'), '["Asha", "Dev", "Kavi"]', 'the awards of void attempts and deleted accounts are not listed');
select is_empty('select tests.exam_violations()', 'the awards of void attempts and deleted accounts break no promise, because their rows stay');
select is((select count(*) from generate_series(1, 21) as i where pg_temp.give_address('asha', 'asha') ->> 'outcome' = 'rate_limited'), 3::bigint, 'a family can change its addresses 20 times a day');
select is(jsonb_path_query_first(tests.call_as('asha', 'export_my_data()'), '$.exams[*].award.address.city'), '"Pune"', 'a family''s data export has the address of the award');

-- private.award_violations finds each broken promise. promises_broken_by damages the data with p_sql and rolls it back.
create function pg_temp.promises_broken_by(p_sql text) returns text language plpgsql as $$
declare
  v_found text;
begin
  begin
    execute p_sql;
    select string_agg(distinct left(promise, 3), ' ') into v_found from private.award_violations();
    raise exception 'undo' using errcode = 'OLYMP';
  exception when sqlstate 'OLYMP' then
    return v_found;
  end;
end
$$;
select is(pg_temp.promises_broken_by(b.sql), b.promises, b.title)
from (
  values
    ('update private.awards set state = ''waiting'' where state = ''confirmed''', 'E10 E8 ', 'a state that the events do not explain breaks E8 and E10'),
    ('delete from private.award_events where no = 2', 'E8 ', 'a missing event breaks E8'),
    ('delete from private.award_addresses', 'E10', 'a confirmed award without an address breaks E10')
) as b (sql, promises, title);

select * from finish();
rollback;
