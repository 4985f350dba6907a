-- Cards with mistakes to practise again: a student has at most 300 valid cards that nobody else can read; a finished card is deleted.
begin;
select plan(25);

select tests.create_student('asha');
select tests.create_student('bela');
select tests.create_student('meera');
select private.grant_admin('meera@olympeak.example');

create function pg_temp.card(p_mistake text, p_changes jsonb default '{}') returns jsonb language sql
as $$
  select jsonb_build_object(
    'subject', 'maths', 'class_number', 5, 'mistake', p_mistake, 'item_id', 'c5-maths-001', 'due_day', '2026-12-02', 'step', 0
  ) || p_changes
$$;
create function pg_temp.sync(variadic p_cards jsonb[]) returns jsonb language sql
as $$ select public.sync_mistake_cards(to_jsonb(p_cards)) $$;

select tests.act_as_visitor();
select throws_ok($$ select sync_mistake_cards('[]') $$, '42501', null, 'a visitor cannot sync cards');
select throws_ok($$ select private.sync_mistake_cards('[]') $$, '42501', null, 'a visitor cannot call the private function that writes cards');
select throws_ok($$ select * from private.mistake_cards $$, '42501', null, 'a visitor cannot read cards');
select tests.act_as_service();
select throws_ok($$ select sync_mistake_cards('[]') $$, '42501', null, 'the service role cannot sync cards');

select tests.act_as('asha');
select is(sync_mistake_cards('[]'), '[]', 'a new student has no cards');
select is(
  pg_temp.sync(pg_temp.card('lost-zero'), pg_temp.card('halved', '{"due_day": "2026-12-01"}')),
  jsonb_build_array(pg_temp.card('halved', '{"due_day": "2026-12-01"}'), pg_temp.card('lost-zero')),
  'a student gets all saved cards back, the card that is due earliest first'
);
select is(
  pg_temp.sync(pg_temp.card('halved', '{"due_day": "2026-12-04", "step": 1, "item_id": "c5-maths-002"}')) -> 1,
  pg_temp.card('halved', '{"due_day": "2026-12-04", "step": 1, "item_id": "c5-maths-002"}'),
  'a student who syncs a card again replaces the saved card'
);
select is(
  jsonb_array_length(pg_temp.sync(pg_temp.card('halved', '{"class_number": 6}'), pg_temp.card('halved', '{"subject": "science"}'))), 4,
  'a mistake in another class or subject has a card of its own'
);
select throws_ok($$ select * from private.mistake_cards $$, '42501', null, 'a student cannot read the table of cards directly');

select tests.act_as('bela');
select is(sync_mistake_cards('[]'), '[]', 'a student does not get another student''s cards');
select is(jsonb_array_length(pg_temp.sync(pg_temp.card('halved', '{"step": 4}'))), 0, 'a student who finishes another student''s card gets no cards back');
select tests.act_as('meera');
select is(sync_mistake_cards('[]'), '[]', 'an organiser does not get a student''s cards');

select tests.act_as('asha');
select is(jsonb_array_length(sync_mistake_cards('[]')), 4, 'a student still has all four cards after the calls of others');
select is(
  jsonb_array_length(pg_temp.sync(pg_temp.card('halved', '{"step": 4}'))), 3, 'a finished card is deleted, but not the cards of its mistake in another class or subject'
);
select throws_ok(
  format($$ select pg_temp.sync(pg_temp.card('halved', %L)) $$, changes), code, null, 'a card is refused if it is ' || error
)
from (
  values
    ('without a day', '{"due_day": null}', '23502'), ('without a step', '{"step": null}', '23502'), ('of step 5', '{"step": 5}', '23514'),
    ('of class 13', '{"class_number": 13}', '23514'), ('of a mistake in words', '{"mistake": "added the tens"}', '23514'),
    ('due at infinity', '{"due_day": "infinity"}', '23514')
) as t (error, changes, code);
select throws_ok($$ select sync_mistake_cards('{}') $$, '22023', 'A list of at most 300 cards, in 128 KiB.', 'an object instead of a list of cards is refused');
select throws_ok(
  $$ select sync_mistake_cards(jsonb_build_array(jsonb_build_object('subject', repeat('x', 131072)))) $$,
  '22023', 'A list of at most 300 cards, in 128 KiB.', 'a list of cards over the size limit is refused'
);

-- Limits on how much a student can save.
select throws_ok(
  $$ select sync_mistake_cards(jsonb_agg(pg_temp.card('m-' || n))) from generate_series(1, 301) as n $$, '22023', null, '301 cards in one call are refused'
);
select is(
  (
    select jsonb_array_length(sync_mistake_cards(jsonb_agg(pg_temp.card('m-' || n, '{"due_day": "2026-12-01"}'))))
    from generate_series(1, 299) as n
  ),
  300, 'if a student saves more than 300 cards in two calls, the cards due last are deleted'
);
select tests.act_as_owner();
update private.rate_limits set hits = 300 where bucket = 'mistake-cards:student:' || tests.id('asha');
select tests.act_as('asha');
select throws_ok($$ select sync_mistake_cards('[]') $$, 'PT429', 'Too many changes.', 'a call of sync_mistake_cards is refused if the student has already made 300 calls in this day');

select * from finish();
rollback;
