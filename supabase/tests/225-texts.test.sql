-- Typed text is stored as people read it: no line breaks in a name, no direction marks, no invisible characters.
begin;
select no_plan();

select tests.open_registration();
select tests.create_student('bela');
select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');
select tests.open_checkout('bela', '{IMO}', 'order_1');
select record_capture(tests.gateway_payment('pay_1', 'order_1', 25000));

-- The cleaning rules.
select is(private.clean_line(dirty), clean, title)
from (
  values
    (E'Asha\r\nSent by: the bank', 'Asha Sent by: the bank', 'line breaks in a text become a space'),
    (E' \u00a0Asha\t\u2003 Verma\u3000', 'Asha Verma', 'neighbouring spaces of every kind become one space'),
    (E'Asha\u202ereV', 'AshareV', 'a character that turns the direction is removed'),
    (E'\u2066Asha\u2069\u200f\u061c', 'Asha', 'characters that isolate or mark the direction are removed'),
    (E'As\u200bh\u00ada\ufeff\u2060', 'Asha', 'invisible characters are removed'),
    (E'A\U000e0041\ufe0fsha\u0007', 'Asha', 'tag, variant and control characters are removed'),
    (E'A\u200dsha\u200c', 'Asha', 'a joiner between Latin letters is removed'),
    (E'\u0915\u094d\u200d\u0937', E'\u0915\u094d\u200d\u0937', 'a joiner that Devanagari needs stays'),
    (E'\u0d05\u0d35\u0d28\u0d4d\u200c\u0d31\u0d46', E'\u0d05\u0d35\u0d28\u0d4d\u200c\u0d31\u0d46', 'a joiner that Malayalam needs stays'),
    ('D''Souza-Müller (Jr.) 🏔', 'D''Souza-Müller (Jr.) 🏔', 'every visible character stays'),
    (E'\u200b\u3164\u2800 ', null, 'a text without visible characters becomes null')
) as example (dirty, clean, title);
select is(
  private.clean_note(E'\r\nPaid twice.\r\r\u2028\n\u202eWhy?\t\n'), E'Paid twice.\n\nWhy?', 'a cleaned note keeps its line breaks, but no other control characters'
);
select is(private.clean_note(E' \n\u200b\n'), null, 'an empty note becomes null');

select is(private.is_name(line), is_name, coalesce(line, 'no text') || case when is_name then ' is' else ' is not' end || ' a name')
from (
  values
    ('Asha', true), ('अनीता', true), ('D''Souza-Müller (Jr.)', true), ('Student 17', true), ('Ravi S/o Mohan', true),
    ('<img src=x>', false), ('Asha 👧', false), ('👧', false), ('12345', false), ('asha@olympeak.example', false)
) as example (line, is_name);

-- Texts of a student.
select tests.act_as('asha');
insert into students (id, name, email, phone, consent_given, consent_version)
values (tests.id('asha'), E'Asha\u202e\nVerma', 'asha@olympeak.example', E'98765\u200b43210', true, E'2026\n07');
select results_eq(
  $$ select name, phone, consent_version from students $$, $$ values ('Asha Verma', '9876543210', '2026 07') $$,
  'the texts of a registration are cleaned'
);
update students set name = E'\u2067Asha', school_name = E'Sunrise\nPublic\u00a0School', parent_name = E'\u200b';
select results_eq(
  $$ select name, school_name, parent_name from students $$, $$ values ('Asha', 'Sunrise Public School', null::text) $$,
  'the texts of a profile are cleaned'
);
update students set name = repeat(E'x\u200b', 100);
select is((select char_length(name) from students), 100, 'removed characters of a name do not count towards the limit of its length');
select throws_ok(
  $$ update students set name = '<b>Asha</b>' $$, 'PT400', 'This is not a name.', 'a student cannot save a text that cannot be a name'
);
update students set name = 'Asha Verma';

select tests.act_as('bela');
select request_refund((select id from orders), 'payment_error', E'\u202eTwice.\n\n\n\nPlease.');
select is((select note from refund_requests), E'Twice.\n\nPlease.', 'the note of a refund request is cleaned');

-- Texts of a visitor.
select tests.act_as_visitor();
insert into exam_starts (subject_id, class_id, referrer, page_url)
values (tests.exam('IMO'), tests.class(5), E'https://\u202eolympeak.example', E'/mock\ntest');
select tests.act_as_owner();
select results_eq(
  $$ select referrer, page_url from exam_starts $$, $$ values ('https://olympeak.example', '/mock test') $$,
  'the addresses of a mock test start are cleaned'
);

-- Texts of an organiser.
select tests.act_as('meera');
select results_eq(
  $$ select name from list_students(E' asha\u00a0\u200bVerma ', 10, 0) $$, $$ values ('Asha Verma') $$,
  'the search for students finds a pasted name with invisible characters'
);
select is(
  update_student(
    s.id, jsonb_build_object('name', s.name, 'class_id', s.class_id, 'school_name', s.school_name, 'parent_name', s.parent_name, 'phone', s.phone),
    E'Asha\u200f V', s.class_id, E'Sunrise\u202e', E'Ravi\nVerma', E'9876543210\ufeff'
  ) ->> 'outcome',
  'saved', 'an organiser''s edit is checked in its cleaned form'
)
from list_students('Asha Verma', 1, 0) as s;
select results_eq(
  $$ select name, school_name, parent_name, phone from list_students('Asha V', 10, 0) $$,
  $$ values ('Asha V', 'Sunrise', 'Ravi Verma', '9876543210') $$, 'an organiser''s edit is stored in its cleaned form'
);
select is(
  update_student(
    s.id, jsonb_build_object('name', s.name, 'class_id', s.class_id, 'school_name', s.school_name, 'parent_name', s.parent_name, 'phone', s.phone),
    E'\u3164', s.class_id
  ) -> 'errors',
  '["name_missing"]', 'a name of invisible characters counts as missing'
)
from list_students('Asha V', 1, 0) as s;
select is(
  decide_refund((select id from list_refund_tasks('open', 10, 0) limit 1), 'refuse', E'\u202eNot twice.\r\nSorry.') ->> 'outcome',
  'refused', 'an organiser can refuse a refund with a note that has invisible characters'
);
select tests.act_as('bela');
select is((select answer from refund_requests), E'Not twice.\nSorry.', 'the family reads the organiser''s note without invisible characters');

select * from finish();
rollback;
