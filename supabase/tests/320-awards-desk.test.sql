-- The awards desk: where a medal goes, each step of its parcel, what is taken back, who is informed, and when an address goes (E10; docs/exam.md
-- section 8, decisions 084 and 085).
begin;
select plan(147);

select tests.set_exam_hours();
select tests.set_exam_time('-1 day');
select tests.create_student(n) from unnest(array['asha', 'bela', 'esha', 'dev', 'zara', 'meera', 'anil', 'kavi']) as n;
select private.grant_admin('meera@olympeak.example'), private.grant_admin('kavi@olympeak.example');
select private.grant_admin('anil@olympeak.example');
select tests.create_paper('IMO', 5);
select tests.enrol(n, '{IMO}') from unnest(array['asha', 'bela', 'esha', 'dev', 'kavi']) as n;
select tests.give_consent(n) from unnest(array['asha', 'bela', 'esha', 'dev', 'kavi']) as n;


select tests.set_exam_time('5 minutes');
select tests.take_exam(n, tests.id('examIMO5'), l) from (values ('asha', 'bab'), ('bela', 'ba'), ('esha', 'b'), ('dev', 'ba'), ('kavi', 'b')) as s (n, l);
select tests.set_exam_time('92 minutes');
select run_result_tasks();
insert into private.key_decisions (paper_id, n, words, decided_at, taken_at)
select paper_id, n, 'It is right.', private.exam_now(), private.exam_now() from private.question_statistics;
select tests.call_as('meera', 'publish_results(tests.id(''examIMO5''), ''provisional'')');
select run_result_tasks();
select tests.set_exam_time('120 days');
update private.award_checks set confirmed_at = private.exam_now(), confirmed_by = tests.id('meera'), proof = 'letter';
select is(tests.call_as('asha', 'count(*) from list_my_awards()'), '0', 'before the final result there is no award');
select tests.call_as('meera', 'publish_results(tests.id(''examIMO5''), ''final'')');
select is(run_result_tasks() ->> 'done', '1', 'the result is final');

create function pg_temp.award(p_name text) returns uuid language sql as $$
  select w.id from private.awards as w join private.exam_attempts as a on a.id = w.attempt_id where a.student_id = tests.id(p_name)
$$;
create function pg_temp.mine(p_name text) returns jsonb language sql as $$ select tests.call_as(p_name, 'to_jsonb(w) from list_my_awards() as w') $$;
create function pg_temp.give(p_name text, p_whose text, p_more jsonb default '{}') returns jsonb language sql as $$
  select tests.call_as(p_name, format('give_award_address(%L, %L, %L, %L, %L, %L, %L, %L, %L)', pg_temp.award(p_whose),
    d ->> 'recipient', d ->> 'is_school', d ->> 'line_1', d ->> 'city', d ->> 'region', d ->> 'pin', d ->> 'phone', d ->> 'line_2'))
  from (select '{"recipient": "Ravi  Verma", "is_school": false, "line_1": "12 Lake Road", "line_2": null, "city": "Pune", "region": "Maharashtra",
    "pin": "411001", "phone": "9876543210"}'::jsonb || p_more as d) as x
$$;
create function pg_temp.move(p_whose text[], p_step text, p_by text default 'meera') returns jsonb language sql as $$
  select tests.call_as(p_by, format('move_awards(%L, %L)', (select array_agg(pg_temp.award(n)) from unnest(p_whose) as n), p_step))
$$;
create function pg_temp.post(p_name text, p_number text, p_by text default 'meera') returns jsonb language sql as $$
  select tests.call_as(p_by, format('post_awards(%L)', jsonb_build_array(jsonb_build_object('award_id', pg_temp.award(p_name), 'courier', ' Speed Post ', 'consignment', p_number))))
$$;
create function pg_temp.back(p_name text, p_by text default 'meera') returns jsonb language sql as $$
  select tests.call_as(p_by, format('take_award_back(%L)', pg_temp.award(p_name)))
$$;
create function pg_temp.state(p_name text) returns text language sql as $$ select state from private.awards where id = pg_temp.award(p_name) $$;
create function pg_temp.listed(p_state text, p_more text default '') returns jsonb language sql as $$
  select tests.call_as('meera', format('jsonb_agg(w.name) from list_awards(tests.edition(), %L, 50, 0%s) as w', p_state, p_more))
$$;
create function pg_temp.mails(p_name text) returns text language sql as $$
  select string_agg(replace(replace(kind, 'exam_', ''), '_email', '') || ' ' || status, ', ' order by kind, status)
  from private.outbox where student_id = tests.id(p_name) and about ? 'award_id'
$$;
create function pg_temp.today() returns date language sql as $$ select private.day_in_india(private.exam_now()) $$;

-- The family.
select is(pg_temp.mine('asha') - '{award_id,paper_id,promised_on}'::text[], '{"subject": "Maths", "class_name": "Class 5", "edition": "Winter 2026-27", "medal": "gold",
  "lines": ["scholarship", "trophy", "gift", "medal"], "state": "waiting", "is_late": false, "address": null, "courier": null, "consignment": null,
  "posted_on": null, "delivered_on": null, "needs_new_address": false}', 'a family reads what it has won and that its address is waited for');
select is(pg_temp.mine('zara'), null, 'somebody else has none');
select is(tests.call_as(null, 'count(*) from list_my_awards()'), '"42501"', 'a visitor is refused');
select is(pg_temp.give('bela', 'asha'), '"42501"', 'nobody gives the address of another''s award');
select is(pg_temp.give(null, 'asha'), '"42501"', 'nor does a visitor');
select is(tests.call_as('bela', format('confirm_award_arrival(%L)', pg_temp.award('asha'))), '"42501"', 'nor says that it has arrived');
select is(
  pg_temp.give('asha', 'asha', '{"recipient": " ", "line_1": null, "city": "", "region": "Bombay", "pin": "011001", "phone": "98765 43210"}') -> 'faults',
  '["recipient_missing", "line_1_missing", "city_missing", "region_unknown", "pin_invalid", "phone_invalid"]', 'everything that is wrong is said at once'
);
select is(pg_temp.give('asha', 'asha', jsonb_build_object(f.field, repeat('x', f.length))) -> 'faults' ->> 0, f.field || '_too_long', 'not too long: ' || f.field)
from (values ('recipient', 101), ('line_1', 121), ('line_2', 121), ('city', 61)) as f (field, length);
select is(pg_temp.give('asha', 'asha', jsonb_build_object('pin', p)) ->> 'outcome', 'invalid', 'no PIN code: ' || coalesce(p, 'null'))
from unnest(array['41100', '4110011', '41100a', '４11001', null]) as p;
select is(pg_temp.state('asha'), 'waiting', 'and nothing is kept of it');
select is(pg_temp.give('asha', 'asha'), jsonb_build_object('outcome', 'confirmed', 'promised_on', (pg_temp.today() + interval '2 months')::date), 'a sound one is confirmed');
select is(pg_temp.mine('asha') -> 'address', '{"recipient": "Ravi Verma", "is_school": false, "line_1": "12 Lake Road", "line_2": null, "city": "Pune",
  "region": "Maharashtra", "pin": "411001", "phone": "9876543210"}', 'as it was given, tidied');
select is(pg_temp.give('asha', 'asha', '{"is_school": true, "line_1": "Hill View School"}') ->> 'outcome', 'confirmed', 'and changed until it is packed, to the school''s');
select is(pg_temp.mine('asha') #> '{address,is_school}', 'true', 'which is listed there now');
select ok((select count(*) = 2 from private.award_events where award_id = pg_temp.award('asha') and kind = 'address' and changed_by = tests.id('asha')), 'each time is written down');
select is_empty('select tests.exam_violations()', 'and no promise is broken');

-- Who may not, at the desk.
select is(tests.call_as(n, c), '"42501"', coalesce(n, 'a visitor') || ' is refused: ' || split_part(c, '(', 1) || split_part(c, 'from', 2))
from unnest(array[null, 'asha']) as n,
  unnest(array[
    'count_awards(tests.edition(), ''all'')', 'to_jsonb(w) from list_awards(tests.edition(), ''all'', 10, 0) as w',
    'to_jsonb(w) from list_award_labels(tests.edition(), ''labels'', 10, 0) as w', 'move_awards(array[gen_random_uuid()], ''packed'')',
    'post_awards(''[{}]'')', 'take_award_back(gen_random_uuid())', 'read_award(gen_random_uuid())', 'queue_award_mails()'
  ]) as c;

-- The list, labels, and who has read them.
select is(pg_temp.listed('all'), '["Asha", "Bela", "Dev", "Esha", "Kavi"]', 'organisers see every medal');
select is(pg_temp.listed('confirmed'), '["Asha"]', 'by state');
select is(pg_temp.listed('all', format(', %L, %L, %L', tests.exam('IMO'), tests.class(5), 'ESH')), '["Esha"]', 'by exam, class and name');
select is(pg_temp.listed('all', format(', %L', tests.exam('ISO'))), null, 'and no other exam''s');
select is(tests.call_as('meera', 'count_awards(tests.edition(), ''waiting'')'), '4', 'with their number');
select is(tests.call_as('meera', 'to_jsonb(w) - ''{award_id,promised_on}''::text[] from list_awards(tests.edition(), ''confirmed'', 50, 0) as w'),
  '{"name": "Asha", "email": "asha@olympeak.example", "exam_name": "Maths", "class_name": "Class 5", "medal": "gold", "lines": ["scholarship", "trophy", "gift", "medal"],
    "state": "confirmed", "is_late": false, "obstacle": null, "place": "Pune, Maharashtra", "is_school": true, "courier": null, "consignment": null,
    "posted_at": null, "delivered_at": null, "sendings": 0, "step_back": null}', 'without an address beyond its town');
select is(tests.call_as('meera', 'jsonb_build_array(l.recipient, l.line_1, l.pin, l.student_name) from list_award_labels(tests.edition(), ''confirmed'', 50, 0) as l'),
  '["Ravi Verma", "Hill View School", "411001", "Asha"]', 'labels have it');
select is((select (details ->> 'addresses')::integer from private.admin_audit where action = 'export_award_labels' and actor = tests.id('meera')::text), 1, 'and say who read how many');
select is(tests.call_as('meera', format('read_award(%L)', pg_temp.award('asha'))) #>> '{events,0,by}', 'family', 'one award has its story');
select is((select student_id from private.admin_audit where action = 'read_award'), tests.id('asha'), 'and that it was read is written down');
select is(tests.call_as('meera', 'read_award(gen_random_uuid())') ->> 'outcome', 'not_found', 'of none there is none');

-- Packed: what can be, and why not.
select is(pg_temp.give('kavi', 'kavi') ->> 'outcome', 'confirmed', 'an organiser''s own child has won too');
select is(pg_temp.move('{kavi}', 'packed', 'kavi') #>> '{refused,0,why}', 'own_award', 'whose award another organiser packs');
select is(pg_temp.move('{asha,bela}', 'packed'), jsonb_build_object('outcome', 'moved', 'moved', 1, 'refused', jsonb_build_array(jsonb_build_object('award_id', pg_temp.award('bela'), 'why', 'wrong_state'))),
  'a page is packed, without those that wait for an address');
select is(tests.call_as('meera', 'move_awards(array[gen_random_uuid()], ''packed'')') #>> '{refused,0,why}', 'not_found', 'nor one that is none');
select is(tests.call_as('meera', c), '"PT400"', 'no step: ' || c)
from unnest(array['move_awards(''{}'', ''packed'')', 'move_awards(array[gen_random_uuid()], ''posted'')', 'move_awards(null, ''packed'')',
  'move_awards(array_fill(gen_random_uuid(), array[51]), ''packed'')', 'post_awards(''[]'')', 'post_awards(''{}'')', 'post_awards(null)']) as c;
select is(pg_temp.give('asha', 'asha') ->> 'outcome', 'frozen', 'the address of a packed one is frozen');
select is(pg_temp.move('{asha}', 'delivered') #>> '{refused,0,why}', 'wrong_state', 'what is not posted is not delivered');
select is(tests.call_as('asha', format('confirm_award_arrival(%L)', pg_temp.award('asha'))) ->> 'outcome', 'not_posted', 'for its family neither');
select is(pg_temp.back('asha'), '{"outcome": "taken_back", "state": "confirmed"}', 'a mistake is taken back');
select is(pg_temp.back('asha') ->> 'outcome', 'nothing', 'one step and no more');
select is(pg_temp.give('dev', 'dev') ->> 'outcome', 'confirmed', 'Dev has given his');
update private.exam_attempts set standing = 'held', held_for = 'dispute' where student_id = tests.id('dev');
select is(pg_temp.move('{dev}', 'packed') #>> '{refused,0,why}', 'held', 'what is held is not packed');
select is(pg_temp.mine('dev'), null, 'and not shown');
select is(pg_temp.give('dev', 'dev'), '"42501"', 'nor changed');
update private.exam_attempts set standing = 'normal', held_for = null where student_id = tests.id('dev');

-- Posted.
select is(pg_temp.move('{asha,dev,kavi}', 'packed') -> 'moved', '3', 'three are packed');
select is(tests.call_as('meera', format('post_awards(%L)', jsonb_build_array(
    jsonb_build_object('award_id', pg_temp.award('asha'), 'courier', 'Speed Post', 'consignment', 'EK123456789IN'),
    jsonb_build_object('award_id', pg_temp.award('asha'), 'courier', 'Speed Post', 'consignment', 'EK123456789IN'),
    jsonb_build_object('award_id', 'x', 'courier', 'Speed Post', 'consignment', '1234'),
    jsonb_build_object('award_id', pg_temp.award('bela'), 'courier', 'Speed Post', 'consignment', '1234'),
    jsonb_build_object('award_id', pg_temp.award('dev'), 'courier', ' ', 'consignment', '1234'),
    jsonb_build_object('award_id', pg_temp.award('kavi'), 'courier', 'Speed Post', 'consignment', '=1+1')
  ))) -> 'faults' @> '[{"line": 2, "why": "twice"}, {"line": 3, "why": "not_found"}, {"line": 4, "why": "wrong_state"}, {"line": 5, "why": "courier_missing"}, {"line": 6, "why": "number_invalid"}]',
  true, 'a list is posted as a whole or not at all, with each wrong line');
select is(pg_temp.state('asha'), 'packed', 'so nothing of it was posted');
select is(pg_temp.post('asha', 'ek123456789in') ->> 'outcome', 'posted', 'a sound one is');
select is(pg_temp.mine('asha') - '{award_id,paper_id,promised_on,address,lines}'::text[] @> '{"state": "posted", "courier": "Speed Post", "consignment": "EK123456789IN"}', true, 'its family reads courier and number');
select is(pg_temp.mails('asha'), 'posted pending', 'and is written to');
select is_empty('select tests.exam_violations()', 'no promise is broken on the way');
select is(pg_temp.back('asha'), '{"outcome": "taken_back", "state": "packed"}', 'posting too is taken back');
select is(pg_temp.mails('asha'), 'posted dead', 'and the mail does not leave');
select pg_temp.post('asha', 'EK1'), pg_temp.post('asha', 'EK123456780IN');
select is((select count(*) from claim_exam_mails(100) where kind = 'exam_posted_email' and data ->> 'consignment' = 'EK123456780IN' and not data::text ~ 'gold|Lake|Hill'), 1::bigint,
  'the one that follows has the number, and neither medal nor address');
select is(tests.call_as('asha', 'delete_account()') ->> 'outcome', 'award_under_way', 'an account waits for a parcel on its way');

-- A wrong number is corrected, and no mail says that the parcel has not left.
create temp table mails_before on commit drop as select count(*) as n from private.outbox where student_id = tests.id('asha');
create function pg_temp.renumber(p_by text, p_number text, p_seen text default 'EK123456780IN', p_courier text default 'Speed Post') returns text language sql as $$
  select tests.call_as(p_by, format('correct_posting(%L, %L, %L, ''Speed Post'', %L)', pg_temp.award('asha'), p_courier, p_number, p_seen)) ->> 'outcome'
$$;
select is(tests.call_as(n, format('correct_posting(%L, ''Speed Post'', ''EK11'', ''Speed Post'', ''EK123456780IN'')', pg_temp.award('asha'))), '"42501"', 'no number is corrected by ' || coalesce(n, 'a visitor'))
from unnest(array[null, 'asha']) as n;
select is(pg_temp.renumber('meera', v.number, v.seen, v.courier), v.outcome, v.outcome || ' is said')
from (
  values (repeat('X', 40), 'EK123456780IN', 'Speed Post', 'number_invalid'), ('EK999999999IN', 'EK1', 'Speed Post', 'changed_meanwhile'),
    ('ek123456780in', 'EK123456780IN', 'Speed Post', 'unchanged'), ('EK999999999IN', 'EK123456780IN', ' ', 'courier_missing'),
    ('ek999999999in', 'EK123456780IN', 'Speed Post', 'corrected')
) as v (number, seen, courier, outcome);
select is(pg_temp.mine('asha') ->> 'consignment', 'EK999999999IN', 'its family reads the new number');
select is(
  (select details - 'award_id' from private.admin_audit where action = 'correct_posting'),
  '{"before": {"courier": "Speed Post", "number": "EK123456780IN"}, "after": {"courier": "Speed Post", "number": "EK999999999IN"}}', 'the audit row has both'
);
select is((select count(*) from private.outbox where student_id = tests.id('asha')), (select n from mails_before), 'and no mail follows');
select is_empty('select tests.exam_violations()', 'no promise is broken by it');

-- Delivered, and the address goes.
select is(tests.call_as('asha', format('confirm_award_arrival(%L)', pg_temp.award('asha'))) ->> 'outcome', 'delivered', 'a family says that it has arrived');
select is(pg_temp.back('asha') ->> 'state', 'posted', 'which an organiser can take back');
select is(pg_temp.move('{asha}', 'delivered') -> 'moved', '1', 'or say again');
-- Broken: it goes out again.
create function pg_temp.replace(p_by text, p_reason text default 'the medal is broken') returns jsonb language sql as $$
  select tests.call_as(p_by, format('replace_award(%L, %L)', pg_temp.award('asha'), p_reason))
$$;
select is(pg_temp.replace(n), '"42501"', 'nothing is replaced by ' || coalesce(n, 'a visitor')) from unnest(array[null, 'asha']) as n;
select is(pg_temp.replace('meera', ' ') ->> 'outcome', 'reason_missing', 'nor without a reason');
select is(pg_temp.replace('meera') - 'promised_on', '{"outcome": "replaced", "state": "confirmed"}', 'a medal that came broken is replaced');
select is((pg_temp.mine('asha') ->> 'promised_on')::date, private.day_in_india(private.exam_now()) + 21, 'within three weeks');
select is(pg_temp.replace('meera') ->> 'outcome', 'wrong_state', 'once');
select is(pg_temp.back('asha') ->> 'outcome', 'nothing', 'no step leads back behind it');
select is((select details ->> 'reason' from private.admin_audit where action = 'replace_award'), 'the medal is broken', 'why is written down');
select pg_temp.move('{asha}', 'packed'), pg_temp.post('asha', 'EK999999999IN');
select is(pg_temp.move('{asha}', 'delivered') -> 'moved', '1', 'and it goes the same way again');
select is_empty('select tests.exam_violations()', 'no promise is broken by a second parcel');
select tests.set_exam_time('179 days');
select purge_expired();
select isnt(pg_temp.mine('asha') -> 'address', 'null', 'for 60 days the address stays');
select tests.set_exam_time('181 days');
select is(purge_expired() ->> 'award_addresses', '1', 'then it goes');
select is(pg_temp.mine('asha') - '{award_id,paper_id,promised_on,posted_on,delivered_on,lines}'::text[] @> '{"state": "delivered", "address": null, "consignment": null}', true, 'with the courier''s number');
select is(pg_temp.back('asha') ->> 'outcome', 'nothing', 'and no step leads back to it');
select ok((select count(*) = 0 from private.award_events where award_id = pg_temp.award('asha') and before is not null), 'nor does any row');
select is_empty('select tests.exam_violations()', 'no promise is broken');

-- Returned: once more free of charge, then another address.
select pg_temp.post('dev', 'D1234');
select is(pg_temp.move('{dev}', 'returned') -> 'moved', '1', 'a parcel comes back');
select is(pg_temp.mails('dev'), 'posted pending, returned pending', 'and its family is informed');
select is(pg_temp.move('{dev}', 'packed') -> 'moved', '1', 'it goes out once more, to the same address');
select pg_temp.post('dev', 'D1235'), pg_temp.move('{dev}', 'returned');
select is(pg_temp.move('{dev}', 'packed') #>> '{refused,0,why}', 'new_address_needed', 'and not a third time');
select is(pg_temp.mine('dev') -> 'needs_new_address', 'true', 'its family is asked for another one');
select is(pg_temp.give('dev', 'dev', '{"line_1": "12 LAKE Road"}') ->> 'outcome', 'same_address', 'which is not the same');
select is(pg_temp.give('dev', 'dev', '{"line_1": "1 Hill Road"}'), jsonb_build_object('outcome', 'confirmed', 'promised_on', pg_temp.today() + 21), 'a late address is served within three weeks');
select tests.set_exam_time('203 days');

-- Late, and reminders.
select is(pg_temp.listed('late'), '["Kavi", "Dev"]', 'what should have been posted is late');
select is(pg_temp.mine('dev') -> 'is_late', 'true', 'which its family reads');
select queue_award_mails(), queue_award_mails(), queue_award_mails(), queue_award_mails();
select is(pg_temp.mails('dev'), 'late pending, posted pending, posted pending, returned pending, returned pending', 'and is informed once');
select is(pg_temp.mails('esha'), 'address pending, address pending, address pending', 'who has given no address is asked three times');
select is(pg_temp.mails('asha'), 'posted dead, posted pending, posted pending', 'and who has it, of nothing');
select is(pg_temp.replace('meera') ->> 'state', 'waiting', 'a replacement without an address waits for one');
select is(
  (select kind from private.outbox where student_id = tests.id('asha') order by queued_at desc, kind limit 1),
  'exam_address_email', 'which an email asks for'
);
select is((select count(*) from claim_exam_mails(100) where email = 'dev@olympeak.example'), 1::bigint, 'what is no longer true does not leave');
select is(pg_temp.post('kavi', 'K1234') ->> 'outcome', 'posted', 'Kavi''s leaves');
select tests.set_exam_time('264 days');
select queue_award_mails();
select is(pg_temp.state('kavi'), 'delivered', 'and is taken as delivered when nobody says otherwise for 60 days');

-- A better medal.
alter table private.awards disable trigger awards_follow_medal;
update private.awards set medal = 'silver', packed_medal = case when state = 'delivered' then 'silver' end;
alter table private.awards enable trigger awards_follow_medal;
select pg_temp.give('esha', 'esha'), pg_temp.move('{esha,dev}', 'packed'), pg_temp.post('dev', 'D1236');
select private.give_awards(tests.id('examIMO5'));
select is(pg_temp.state('esha'), 'confirmed', 'what was packed is packed again');
select is(pg_temp.state('kavi'), 'confirmed', 'what was delivered is followed by the better medal');
select is((select promised_on from private.awards where id = pg_temp.award('kavi')), (pg_temp.today() + interval '2 months')::date, 'with a promise of its own');
select is(pg_temp.state('asha'), 'waiting', 'and asks for an address where that is gone');
select is(pg_temp.state('dev'), 'posted', 'what is on its way arrives first');
select pg_temp.move('{dev}', 'delivered');
select is(pg_temp.state('dev'), 'confirmed', 'and then the better one follows');
select is_empty('select tests.exam_violations()', 'no promise is broken');

-- Void, and an account that goes.
select pg_temp.give('bela', 'bela');
select tests.propose_and_decide_void('bela', tests.id('examIMO5'), 'void', '{meera,anil}');
select run_result_tasks();
select is(pg_temp.move('{bela}', 'packed') #>> '{refused,0,why}', 'withdrawn', 'what is void is not packed');
select purge_expired();
select is((select count(*) from private.award_addresses where award_id = pg_temp.award('bela')), 0::bigint, 'and its address goes');
select private.anonymise_student(tests.id('esha'));
select is((select count(*) from private.award_addresses where award_id = pg_temp.award('esha')), 0::bigint, 'with an account its address goes');
select is(pg_temp.listed('all'), '["Asha", "Dev", "Kavi"]', 'and the desk has neither of them any more');
select is_empty('select tests.exam_violations()', 'a medal stays a row');
select is((select count(*) from generate_series(1, 21) as i where pg_temp.give('asha', 'asha') ->> 'outcome' = 'rate_limited'), 3::bigint, '20 addresses a day and family');
select is(jsonb_path_query_first(tests.call_as('asha', 'export_my_data()'), '$.exams[*].award.address.city'), '"Pune"', 'the family''s export has the address');

-- Each promise broken is seen.
create function pg_temp.breaks(p_sql text) returns text language plpgsql as $$
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
select is(pg_temp.breaks(b.sql), b.found, b.said)
from (
  values
    ('update private.awards set state = ''waiting'' where state = ''confirmed''', 'E10 E8 ', 'E8: a state without its step'),
    ('delete from private.award_events where no = 2', 'E8 ', 'E8: a step that is missing'),
    ('delete from private.award_addresses', 'E10', 'E10: an award without its address')
) as b (sql, found, said);

select * from finish();
rollback;
