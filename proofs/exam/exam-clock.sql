-- Replaces the time of exams with a number of milliseconds that a test sets; every connection sees it immediately, even in an open transaction.
create sequence tests.clock minvalue 0;
grant update, select on sequence tests.clock to public;

create or replace function private.exam_now() returns timestamptz
language sql volatile set search_path = ''
as $$ select timestamptz 'epoch' + last_value * interval '1 millisecond' from tests.clock $$;

-- Writes ten questions in the sections A, B and C into a paper; question 3 has three options, the others four.
create function tests.write_ten_questions(p_paper_id uuid, p_duration_seconds integer) returns void language plpgsql
as $$
declare
  v_items jsonb;
begin
  update private.papers set status = 'draft', duration_seconds = p_duration_seconds where id = p_paper_id;
  select jsonb_agg(jsonb_build_object(
      'n', n, 'section', case when n <= 6 then 'A' when n <= 8 then 'B' else 'C' end, 'question', 'Question ' || n,
      'options', case when n = 3 then '["1", "2", "3"]' else '["1", "2", "3", "4"]' end::jsonb
    ) order by n)
  into v_items
  from generate_series(1, 10) as n;
  perform private.write_paper(p_paper_id, v_items, null, (
    select jsonb_object_agg(n, '{"credited": ["2"], "why": "It is so."}'::jsonb) from generate_series(1, 10) as n
  ));
  perform tests.seal_paper(p_paper_id);
end
$$;

