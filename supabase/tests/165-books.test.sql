-- The books: the gateway's fee of a payment, invoices that stay as they were issued, and numbered credit notes.
begin;
select no_plan();

select tests.open_registration();
select tests.create_student(n) from unnest(array['asha', 'bela', 'carl', 'meera']) as n;
select private.grant_admin('meera@olympeak.example');

-- The fee.
select tests.open_checkout('asha', '{IMO,ISO}', 'order_1'), tests.open_checkout('bela', '{IMO}', 'order_2'), tests.open_checkout('carl', '{IMO}', 'order_3');
create function pg_temp.fee(p_payment_id text) returns text language sql security definer
as $$ select coalesce(fee_paise || ' with ' || fee_gst_paise, 'unknown') from private.captured_payments where payment_id = p_payment_id $$;
create function pg_temp.count_unknown(p_fee jsonb) returns bigint language sql security definer
as $$ select count(*) from list_unknown_payments(jsonb_build_array(jsonb_build_object('id', 'pay_1', 'status', 'captured', 'amount_refunded', 0, 'fee', p_fee))) $$;
select tests.act_as_service();
select record_capture(tests.gateway_payment('pay_1', 'order_1', 50000, '{"fee": null, "tax": null}'), 18);
select is(pg_temp.fee('pay_1'), 'unknown', 'a fee that the gateway has not reported yet is unknown');
select is(pg_temp.count_unknown(null), 0::bigint, 'a recorded payment whose fee nobody knows need not be recorded again');
select is(pg_temp.count_unknown('1180'), 1::bigint, 'a payment whose fee the gateway knows now is recorded again');
select is(pg_temp.count_unknown('50001'), 0::bigint, 'a fee that is larger than its payment does not make the sweep record the payment each night');
select is(
  record_capture(tests.gateway_payment('pay_1', 'order_1', 50000, '{"fee": 1180, "tax": 180}'), 5) ->> 'outcome', 'order',
  'recording a payment again with its fee returns its order'
);
select is(pg_temp.fee('pay_1'), '1180 with 180', 'a fee that is reported later is added');
select record_capture(tests.gateway_payment('pay_1', 'order_1', 50000, '{"fee": 999, "tax": 99}'));
select is(pg_temp.fee('pay_1'), '1180 with 180', 'a known fee does not change');
select is(pg_temp.count_unknown('1180'), 0::bigint, 'a recorded payment with a fee is not recorded again');
select is(
  record_capture(tests.gateway_payment('pay_2', 'order_2', 25000, '{"fee": "a lot", "tax": -5}')) ->> 'outcome', 'order',
  'a fee that is not a valid amount does not stop the recording of a payment'
);
select is(pg_temp.fee('pay_2'), 'unknown', 'a fee that is not a valid amount counts as unknown');
select record_capture(tests.gateway_payment('pay_3', 'order_3', 25000, '{"fee": 590, "tax": 90}'), 18);
select is(pg_temp.fee('pay_3'), '590 with 90', 'the fee is kept with the payment when it is recorded');

-- The invoice stays as it was issued.
select tests.act_as_owner();
select results_eq(
  $$ select payment_id, gst_percent from orders order by 1 $$, $$ values ('pay_1', 18.00), ('pay_2', null), ('pay_3', 18.00) $$,
  'an order keeps the rate of GST with which its payment was first recorded, or none'
);
select throws_ok($$ update orders set gst_percent = 5 where payment_id = 'pay_1' $$, '42501', null, 'the rate of an invoice cannot change');
select throws_ok($$ update orders set gst_percent = null where payment_id = 'pay_1' $$, '42501', null, 'the rate of an invoice cannot be removed');
select lives_ok($$ update orders set gst_percent = 18 where payment_id = 'pay_2' $$, 'a missing rate can be added');
select throws_ok($$ update orders set gst_percent = 5 where payment_id = 'pay_2' $$, '42501', null, 'an added rate cannot change');
create temp table first_days as select order_id, exam_id, exam_on from order_items;
grant select on first_days to authenticated;
select isnt_empty($$ select 1 from first_days where exam_on is not null $$, 'an order has the exam days of its purchase');
update edition_exams set exam_on = exam_on + 7, opens_at = null, last_start_at = null where edition_id = tests.edition();
select results_eq(
  'select order_id, exam_id, exam_on from order_items order by 1, 2', 'select order_id, exam_id, exam_on from first_days order by 1, 2',
  'a moved exam does not change the day in an order'
);
select tests.act_as('asha');
select is(
  (select count(*) from order_items as i join first_days as f using (order_id, exam_id, exam_on)), 2::bigint, 'a student can read the days of their own order'
);
select tests.act_as('meera');
create temp table receipts as
select number, read_order_receipt(number) as before from list_payments(p_limit => 50);
select bag_eq(
  $$ select i ->> 'exam_on' from receipts cross join jsonb_array_elements(before -> 'items') as i $$, 'select exam_on::text from first_days',
  'the organiser''s receipt shows the day of the purchase after an exam was moved'
);

select results_eq(
  $$ select payment_id, gst_percent from list_payments(p_limit => 50) order by 1 $$, $$ values ('pay_1', 18.00), ('pay_2', 18.00), ('pay_3', 18.00) $$,
  'the list of orders has the rate of GST of each order'
);

-- Credit notes.
select tests.act_as_owner();
select tests.refund_payment('pay_1', '{ISO}', 'meera');
select tests.refund_payment('pay_3', '{IMO}', 'meera');
create temp view issued_credit_notes as select payment_id, n.number, n.amount_paise from private.credit_notes as n join orders as o on o.id = n.order_id order by n.year, n.place;
create function pg_temp.year_text(p_day date) returns text language sql
as $$ select to_char(p_day - interval '3 months', 'YY') || '-' || to_char(p_day + interval '9 months', 'YY') $$;
select results_eq(
  'table issued_credit_notes', $$ select p, 'CN/' || pg_temp.year_text(private.day_in_india(now())) || '/' || i, 25000 from (values ('pay_1', 1), ('pay_3', 2)) as x (p, i) $$,
  'each refund of an order gets the next credit note of the financial year'
);
select record_refund(tests.gateway_refund('rfnd_pay_1', t, 'processed')) from private.refund_tasks as t where payment_id = 'pay_1';
select is((select count(*) from issued_credit_notes), 2::bigint, 'a refund that is reported again gets no second credit note');
select is(
  (select count(*) from private.refund_tasks where status = 'processed'), (select count(*) from issued_credit_notes), 'there are as many credit notes as processed refunds'
);
insert into private.captured_payments (payment_id, razorpay_order_id, amount_paise, currency, status, paid_at) values ('pay_x', 'order_x', 100, 'INR', 'captured', now());
insert into private.refund_tasks (payment_id, reason, amount_paise) values ('pay_x', 'unknown_order', 100);
select tests.act_as('meera');
select is((select decide_refund(id, 'by_hand', 'By bank transfer.', null, 'bank_transfer', 'SBIN426331000003', (now() at time zone 'Asia/Kolkata')::date) ->> 'outcome' from list_refund_tasks() where payment_id = 'pay_x'), 'processed', 'a payment without an order is refunded');
select tests.act_as_owner();
select is((select count(*) from issued_credit_notes), 2::bigint, 'the refund of a payment that never became an order gets no credit note');
insert into private.credit_note_years values (2030, 41);
select is((select last_number from private.credit_note_years where year <> 2030), 2, 'each financial year has its own numbers of credit notes');
select throws_ok($$ update private.credit_notes set amount_paise = 1 $$, '42501', null, 'a credit note cannot change');
select throws_ok($$ delete from private.credit_notes $$, '42501', null, 'a credit note cannot be deleted');
select throws_ok($$ truncate private.credit_notes $$, '42501', null, 'the credit notes cannot be truncated');
delete from private.credit_note_years where year = 2030;

select set_config('tests.note', (select number from issued_credit_notes where payment_id = 'pay_3'), true);
select tests.act_as('asha');
select results_eq(
  $$ select n ->> 'number', (n ->> 'amount_paise')::integer, n -> 'exams' from list_refunded_orders() cross join jsonb_array_elements(credit_notes) as n $$,
  $$ select number, 25000, '["Science"]'::jsonb from list_refunded_orders() cross join jsonb_to_recordset(credit_notes) as n (number text) where number like '%/1' $$,
  'a family reads the credit note of its own order'
);
select results_eq(
  $$ select n ->> 'paid_by', n ->> 'reference', n ->> 'refunded_at' = n ->> 'issued_at', n ->> 'request_id' = (select id::text from refund_requests) from list_refunded_orders() cross join jsonb_array_elements(credit_notes) as n $$,
  $$ values ('gateway', null, true, true) $$, 'a family reads how its refund was paid'
);
select is((select count(*) from list_refunded_orders()), 1::bigint, 'a family does not see the credit notes of another family');
select throws_ok($$ select * from private.credit_notes $$, '42501', null, 'a student cannot read the table of credit notes');
select tests.act_as('meera');
select is(
  read_order_receipt(r.number) - '{credit_notes,refunded_paise,items}'::text[], before - '{credit_notes,refunded_paise,items}'::text[], 'a refund does not change the invoice'
) from receipts as r;
select results_eq(
  $$ select payment_id from list_payments(lower(current_setting('tests.note'))) $$, $$ values ('pay_3') $$, 'an order is found by its credit note, in any case of letters'
);
select is_empty($$ select payment_id from list_payments(current_setting('tests.note') || '0') $$, 'a credit note that does not exist finds no order');

select tests.act_as_owner();
select is_empty('select tests.payment_violations()', 'no violation of the invariants is left');
select * from finish();
rollback;
