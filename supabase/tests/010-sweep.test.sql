-- Checks every table, policy and function for forgotten grants, policies, indexes and comments.
begin;
select plan(23);

create temp view tables as
select c.oid, (n.nspname || '.' || c.relname)::text collate "default" as name, c.relname, n.nspname, c.relrowsecurity
from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
where n.nspname in ('public', 'private') and c.relkind in ('r', 'p');

create temp view functions as
select p.oid, n.nspname, p.oid::regprocedure::text as name, p.proconfig, p.prosecdef
from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
where n.nspname in ('public', 'private')
  and not exists (select 1 from pg_depend as d where d.objid = p.oid and d.deptype = 'e');

create temp view api_roles as
select unnest(array['anon', 'authenticated', 'service_role']) as role;

-- The functions for logged-in users: each is in public and calls a security definer function of the same name in private.
create temp view logged_in_functions as
select unnest(array[
  'list_my_awards()', 'give_award_address(uuid,text,boolean,text,text,text,text,text,text)', 'confirm_award_arrival(uuid)',
  'list_awards(uuid,text,integer,integer,uuid,uuid,text)', 'count_awards(uuid,text,uuid,uuid,text)',
  'list_award_labels(uuid,text,integer,integer,uuid,uuid,text)',
  'move_awards(uuid[],text)', 'post_awards(jsonb)', 'take_award_back(uuid)', 'correct_posting(uuid,text,text,text,text)', 'replace_award(uuid,text)', 'read_award(uuid)',
  'decide_exam(text,uuid,uuid,text,uuid,integer,time without time zone,time without time zone)', 'give_exam_grant(uuid,uuid,uuid,boolean,text,integer,timestamp with time zone,timestamp with time zone)', 'confirm_exam_decision(uuid,boolean)', 'decide_kept_answers(uuid,boolean,text)', 'list_exam_day(uuid,uuid)', 'list_exam_participants(uuid,uuid,text,text,integer,integer,uuid)', 'read_exam_timeline(uuid,uuid,uuid)', 'list_exam_decisions(uuid,uuid)',
  'refund_cancelled_exam(uuid,uuid,uuid)', 'request_refund(uuid,text,text)', 'list_refundable_orders()', 'list_refunded_orders()', 'list_extra_payments()', 'list_refund_tasks(text,integer,integer,text)', 'count_refund_tasks(text,text)',
  'decide_refund(uuid,text,text,uuid[],text,text,date)', 'set_consent(boolean,text)', 'export_my_data()', 'delete_account(uuid[])', 'get_family()', 'confirm_family(uuid)',
  'admin_access()', 'list_students(text,integer,integer,uuid,text)', 'count_students(text,uuid,text)', 'update_student(uuid,jsonb,text,uuid,text,text,text)',
  'list_student_enrolments(uuid)', 'move_enrolment(uuid,uuid,uuid,uuid,uuid)',
  'list_payments(text,text,date,date,integer,integer)', 'sum_payments(text,text,date,date)', 'list_unmatched_payments(text)', 'sum_unmatched_payments(date,date)', 'read_order_receipt(bigint)', 'export_unmatched_payments(date,date,integer)', 'list_unpaid_checkouts(date,date,boolean,integer,integer)', 'count_unpaid_checkouts(date,date,boolean)',
  'list_subject_pairs()', 'set_subject_pair(uuid,uuid,boolean)', 'set_current_edition(uuid)', 'set_help_line(uuid,text,time without time zone,time without time zone,jsonb)', 'set_site_notice(text,date,text)', 'save_edition_exam(uuid,uuid,date,date,time without time zone,time without time zone,jsonb,boolean)',
  'list_prices()', 'list_price_changes()', 'set_price(uuid,integer,integer)', 'list_my_exams()', 'start_exam(uuid)', 'get_answer_record(uuid)',
  'list_papers(uuid)', 'create_paper(uuid,uuid,uuid,text)', 'open_paper(uuid)', 'save_paper(uuid,integer,jsonb,jsonb,jsonb)',
  'reopen_paper(uuid)', 'read_paper_to_solve(uuid)', 'solve_paper(uuid,jsonb)', 'explain_disagreement(uuid,text,uuid,text)',
  'review_paper(uuid)', 'list_organisers(uuid)', 'mark_organiser(uuid,uuid,uuid,boolean)',
  'give_guardian_consent(text,text,text[])', 'give_order_consent(uuid,text,text,text[])', 'withdraw_guardian_consent(text)', 'request_guardian_consent(text)', 'get_guardian_consents()',
  'get_result(uuid)', 'get_review(uuid)', 'read_attempt_review(uuid)', 'challenge_key(uuid,integer,text,text)', 'list_paper_results(uuid)', 'read_paper_statistics(uuid)', 'list_key_challenges(uuid,integer,integer,integer)', 'decide_key(uuid,integer,text,text,integer)',
  'keep_keys(uuid,text,integer[])', 'publish_results(uuid,text,integer)', 'list_award_checks(uuid,integer,integer)', 'confirm_award(uuid,text)',
  'get_certificate(text)', 'correct_certificate_name(text,text)',
  'open_picture_sheet(uuid)', 'list_my_pictures(uuid)', 'list_picture_sheets(uuid,uuid,integer,integer)', 'read_picture_sheet(uuid)', 'review_picture_sheet(uuid,text,text)',
  'propose_void(uuid,text,text)', 'reply_to_void(uuid,text)', 'decide_void(uuid,text,text)', 'list_void_proposals(uuid)', 'list_attempts(uuid,text,integer)', 'correct_certificate(text,text,text)', 'refuse_certificate_name(text)',
  'read_start_page()', 'list_order_months()', 'export_orders(date,date,text,text,integer)', 'export_refunds(date,date,text,text,integer)', 'sum_results(uuid,uuid,uuid)', 'export_results(uuid,uuid,uuid,integer)', 'sum_enrolments(uuid,uuid,uuid)', 'export_enrolments(uuid,uuid,uuid,integer)',
  'ask_organiser_change(text,text)', 'decide_organiser_change(uuid,boolean)', 'read_office()', 'set_office_setting(text,boolean)', 'save_edition(text,text,date,date,date,text,date,uuid,jsonb)', 'list_failed_mails(integer,integer)', 'list_audit(text,integer,integer,text,date,date)', 'count_audit(text,text,date,date)',
  'start_refund(uuid,text,text)', 'reopen_refused_payment(uuid)', 'note_device_check(boolean,text[])', 'sync_mistake_cards(jsonb)', 'sync_practice_record(jsonb,date[])', 'list_families(text)', 'list_unfinished_registrations(text)', 'read_family(uuid)', 'add_family_note(uuid,text)', 'note_password_mail(uuid)', 'resend_message(uuid)', 'send_consent_mail(uuid)'
]) as name;

-- The functions for callers without a login. They need a ticket, the token of an email or a certificate's code, which the
-- function of the same name in private checks; only is_admin_mfa_required, for verify:hosted, needs nothing.
create temp view functions_without_login as
select unnest(array[
  'save_answers(uuid,integer,text,jsonb)', 'finish_exam(uuid,integer,text,integer)', 'note_room_events(uuid,integer,text,jsonb)',
  'confirm_guardian_consent(text,text,text,text[])', 'verify_certificate(text,text)', 'is_admin_mfa_required()'
]) as name;

select is_empty(
  $$ select name from tables where not relrowsecurity $$,
  'row level security is on for every table'
);

select set_eq(
  $$
    select t.name || ' ' || r.role || ' ' || lower(p.privilege) || ': ' || string_agg(a.attname::text collate "default", ' ' order by a.attnum)
    from tables as t
    cross join api_roles as r
    cross join unnest(array['SELECT', 'INSERT', 'UPDATE']) as p (privilege)
    join pg_attribute as a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where has_column_privilege(r.role, t.oid, a.attname, p.privilege)
    group by t.name, r.role, p.privilege
  $$,
  $$
    values
      ('public.classes anon select: id name number'),
      ('public.classes authenticated select: id name number'),
      ('public.current_cart_snapshot authenticated insert: student_id email cart_items'),
      ('public.current_cart_snapshot authenticated select: student_id email cart_items created_at'),
      ('public.edition_exams anon select: edition_id exam_id exam_on registration_closes_on opens_at last_start_at cancelled_at'),
      ('public.edition_exams authenticated select: edition_id exam_id exam_on registration_closes_on opens_at last_start_at cancelled_at'),
      ('public.editions anon select: id name season registration_opens_on exams_from exams_to results_on is_current camera help_phone help_from help_to notice notice_until'),
      ('public.editions authenticated select: id name season registration_opens_on exams_from exams_to results_on is_current camera help_phone help_from help_to notice notice_until'),
      ('public.enrolments authenticated select: student_id exam_id edition_id class_id order_id is_active enrolled_at'),
      ('public.exam_starts anon insert: timestamp referrer page_url subject subject_id class class_id'),
      ('public.exam_starts authenticated insert: timestamp referrer page_url subject subject_id class class_id'),
      ('public.mock_tests authenticated insert: student_id class_id subject_id started_at completed_at score topics mistakes seed'),
      ('public.mock_tests authenticated select: id student_id class_id subject_id started_at completed_at score topics mistakes seed created_at'),
      ('public.order_items authenticated select: order_id exam_id price_paise price exam_on'),
      ('public.orders authenticated select: id number student_id payment_id razorpay_order_id amount_paise amount currency status refund_status edition_id class_id gst_percent ordered_at'),
      ('public.refund_requests authenticated select: id order_id student_id reason note amount_paise status approved_paise answer requested_at decided_at processed_at failed_at is_by_organiser'),
      ('public.students authenticated insert: id name email phone consent_given consent_version'),
      ('public.students authenticated select: id name email phone class_id school_name parent_name role consent_given consent_at consent_version created_at'),
      ('public.students authenticated update: name phone class_id school_name parent_name'),
      ('public.subject_classes anon select: subject_id class_id subject_name class_name is_active'),
      ('public.subject_classes authenticated select: subject_id class_id subject_name class_name is_active'),
      ('public.subjects anon select: id code name price_paise price type is_active'),
      ('public.subjects authenticated select: id code name price_paise price type is_active'),
      ('public.whatsapp_clicks anon insert: email'),
      ('public.whatsapp_clicks authenticated insert: email')
  $$,
  'the API roles have exactly the column privileges on this list'
);

select is_empty(
  $$
    select t.name || ' ' || r.role
    from tables as t cross join api_roles as r
    where has_table_privilege(r.role, t.oid, 'DELETE, TRUNCATE, REFERENCES, TRIGGER')
  $$,
  'no API role can delete from, truncate, reference or add triggers to a table'
);

select is_empty(
  $$ select role from api_roles where has_schema_privilege(role, 'private', 'USAGE, CREATE') $$,
  'no API role can use the private schema'
);

select is_empty(
  $$
    select f.name || ' ' || r.role
    from functions as f cross join (select role from api_roles union all select 'public') as r
    where has_function_privilege(r.role, f.oid, 'EXECUTE')
      and not (f.nspname = 'public' and r.role = 'service_role')
      and not (
        r.role = 'authenticated'
        and (f.name in ('private.is_admin()', 'private.student_id()', 'private.name_sounds(text)', 'private.may_add_picture(text)', 'private.may_see_picture(text)') or regexp_replace(f.name, '^(public|private)\.', '') in (select name from logged_in_functions))
      )
      and not (r.role in ('anon', 'authenticated') and regexp_replace(f.name, '^(public|private)\.', '') in (select name from functions_without_login))
  $$,
  'each API role can call only the functions that this file allows'
);

select is_empty(
  $$
    select f.name || ' ' || r.role
    from functions as f cross join api_roles as r
    where f.nspname = 'public' and f.prosecdef and r.role <> 'service_role' and has_function_privilege(r.role, f.oid, 'EXECUTE')
  $$,
  'only the service role can call a security definer function in the exposed schema'
);

select set_eq(
  $$ select regexp_replace(name, '^public\.', '') from functions where nspname = 'public' $$,
  $$
    values
      ('list_my_awards()'), ('give_award_address(uuid,text,boolean,text,text,text,text,text,text)'), ('confirm_award_arrival(uuid)'), ('queue_award_mails()'),
      ('list_awards(uuid,text,integer,integer,uuid,uuid,text)'), ('count_awards(uuid,text,uuid,uuid,text)'), ('list_award_labels(uuid,text,integer,integer,uuid,uuid,text)'),
      ('move_awards(uuid[],text)'), ('post_awards(jsonb)'), ('take_award_back(uuid)'), ('correct_posting(uuid,text,text,text,text)'), ('replace_award(uuid,text)'), ('read_award(uuid)'),
      ('attach_gateway_order(uuid,text)'), ('begin_payment(uuid,uuid[],integer,uuid)'),
      ('claim_outbox(integer,uuid,text,text)'), ('claim_refunds(integer)'), ('consume_rate_limit(text,integer,integer)'),
      ('decide_refund(uuid,text,text,uuid[],text,text,date)'), ('delete_account(uuid[])'), ('get_family()'), ('confirm_family(uuid)'), ('begin_child(uuid,text,uuid,text)'), ('add_child(uuid,uuid,text,uuid,text)'), ('enter_child(uuid,uuid)'), ('enqueue_contact(uuid)'), ('export_my_data()'), ('find_intent(text)'), ('finish_outbox(uuid,text)'), ('finish_refund(uuid,jsonb,text,boolean)'),
      ('finish_webhook(text,text)'), ('webhook_health()'), ('list_refund_tasks(text,integer,integer,text)'), ('count_refund_tasks(text,text)'), ('list_refundable_orders()'), ('list_refunded_orders()'), ('list_extra_payments()'),
      ('list_orders_to_reconcile(integer,integer)'), ('outbox_status(uuid,text,text)'), ('start_sweep(date,bigint,bigint)'),
      ('move_sweep(bigint,bigint,integer,bigint,integer,boolean)'), ('list_unknown_payments(jsonb)'), ('purge_expired(text)'),
      ('receive_webhook(text,text,text)'), ('record_capture(jsonb,numeric)'), ('record_dispute(text,integer,text)'),
      ('release_intent(uuid,boolean)'), ('request_refund(uuid,text,text)'), ('record_refund(jsonb)'), ('set_consent(boolean,text)'), ('touch_intent_check(text,integer)'),
      ('admin_access()'), ('list_students(text,integer,integer,uuid,text)'), ('count_students(text,uuid,text)'), ('update_student(uuid,jsonb,text,uuid,text,text,text)'),
      ('list_student_enrolments(uuid)'), ('move_enrolment(uuid,uuid,uuid,uuid,uuid)'),
      ('list_payments(text,text,date,date,integer,integer)'), ('sum_payments(text,text,date,date)'), ('list_unmatched_payments(text)'), ('sum_unmatched_payments(date,date)'), ('read_order_receipt(bigint)'), ('export_unmatched_payments(date,date,integer)'), ('list_unpaid_checkouts(date,date,boolean,integer,integer)'), ('count_unpaid_checkouts(date,date,boolean)'),
      ('list_subject_pairs()'), ('set_subject_pair(uuid,uuid,boolean)'), ('set_current_edition(uuid)'), ('set_help_line(uuid,text,time without time zone,time without time zone,jsonb)'), ('set_site_notice(text,date,text)'), ('save_edition_exam(uuid,uuid,date,date,time without time zone,time without time zone,jsonb,boolean)'),
      ('list_prices()'), ('list_price_changes()'), ('set_price(uuid,integer,integer)'), ('list_my_exams()'), ('start_exam(uuid)'),
      ('get_answer_record(uuid)'), ('save_answers(uuid,integer,text,jsonb)'), ('finish_exam(uuid,integer,text,integer)'),
      ('note_room_events(uuid,integer,text,jsonb)'), ('end_overdue_attempts(integer)'),
      ('refund_cancelled_exam(uuid,uuid,uuid)'), ('decide_exam(text,uuid,uuid,text,uuid,integer,time without time zone,time without time zone)'), ('give_exam_grant(uuid,uuid,uuid,boolean,text,integer,timestamp with time zone,timestamp with time zone)'), ('confirm_exam_decision(uuid,boolean)'), ('decide_kept_answers(uuid,boolean,text)'), ('list_exam_day(uuid,uuid)'), ('list_exam_participants(uuid,uuid,text,text,integer,integer,uuid)'), ('read_exam_timeline(uuid,uuid,uuid)'), ('list_exam_decisions(uuid,uuid)'),
      ('queue_exam_reminders()'), ('claim_exam_mails(integer)'), ('finish_exam_mails(uuid[],text)'),
      ('read_paper(uuid,uuid)'), ('record_seal(uuid,jsonb,jsonb)'), ('list_rehearsals_to_seal()'),
      ('list_papers(uuid)'), ('create_paper(uuid,uuid,uuid,text)'), ('open_paper(uuid)'), ('save_paper(uuid,integer,jsonb,jsonb,jsonb)'),
      ('reopen_paper(uuid)'), ('read_paper_to_solve(uuid)'), ('solve_paper(uuid,jsonb)'), ('explain_disagreement(uuid,text,uuid,text)'),
      ('give_guardian_consent(text,text,text[])'), ('give_order_consent(uuid,text,text,text[])'), ('withdraw_guardian_consent(text)'), ('request_guardian_consent(text)'), ('get_guardian_consents()'), ('confirm_guardian_consent(text,text,text,text[])'),
      ('review_paper(uuid)'), ('list_organisers(uuid)'), ('mark_organiser(uuid,uuid,uuid,boolean)'), ('count_missing_papers()'),
      ('get_result(uuid)'), ('get_review(uuid)'), ('read_attempt_review(uuid)'), ('challenge_key(uuid,integer,text,text)'), ('list_paper_results(uuid)'), ('read_paper_statistics(uuid)'), ('list_key_challenges(uuid,integer,integer,integer)'), ('decide_key(uuid,integer,text,text,integer)'), ('keep_keys(uuid,text,integer[])'), ('publish_results(uuid,text,integer)'), ('list_award_checks(uuid,integer,integer)'), ('confirm_award(uuid,text)'),
      ('open_picture_sheet(uuid)'), ('list_my_pictures(uuid)'), ('list_picture_sheets(uuid,uuid,integer,integer)'), ('read_picture_sheet(uuid)'), ('review_picture_sheet(uuid,text,text)'),
      ('claim_picture_purges(integer)'), ('finish_picture_purges(uuid[],text)'), ('count_late_pictures()'),
      ('is_admin_mfa_required()'), ('run_result_tasks()'), ('get_certificate(text)'), ('correct_certificate_name(text,text)'), ('verify_certificate(text,text)'),
      ('propose_void(uuid,text,text)'), ('reply_to_void(uuid,text)'), ('decide_void(uuid,text,text)'), ('list_void_proposals(uuid)'), ('list_attempts(uuid,text,integer)'), ('correct_certificate(text,text,text)'), ('refuse_certificate_name(text)'),
      ('read_start_page()'), ('list_order_months()'), ('export_orders(date,date,text,text,integer)'), ('export_refunds(date,date,text,text,integer)'), ('sum_results(uuid,uuid,uuid)'), ('export_results(uuid,uuid,uuid,integer)'), ('sum_enrolments(uuid,uuid,uuid)'), ('export_enrolments(uuid,uuid,uuid,integer)'),
      ('ask_organiser_change(text,text)'), ('decide_organiser_change(uuid,boolean)'), ('read_office()'), ('set_office_setting(text,boolean)'), ('save_edition(text,text,date,date,date,text,date,uuid,jsonb)'), ('list_failed_mails(integer,integer)'), ('list_audit(text,integer,integer,text,date,date)'), ('count_audit(text,text,date,date)'),
      ('start_refund(uuid,text,text)'), ('reopen_refused_payment(uuid)'), ('note_device_check(boolean,text[])'), ('sync_mistake_cards(jsonb)'), ('sync_practice_record(jsonb,date[])'), ('list_families(text)'), ('list_unfinished_registrations(text)'), ('read_family(uuid)'), ('add_family_note(uuid,text)'), ('note_password_mail(uuid)'), ('resend_message(uuid)'), ('send_consent_mail(uuid)')
  $$,
  'the public schema has exactly the functions on this list'
);

select is_empty(
  $$ select f.name from functions as f join pg_proc as p using (oid) where p.proname ~ '^list_' and not p.proretset $$,
  'every function named list_… returns a table, so that the generated types have its columns'
);

select is_empty(
  $$ select name from functions where not coalesce(proconfig, '{}') && array['search_path=""', 'search_path='] $$,
  'every function has an empty search path'
);

select is_empty(
  $$
    select tablename || ' ' || policyname from pg_policies
    where schemaname in ('public', 'private')
      and policyname !~ ('^' || tablename || '_' || lower(cmd) || '_[a-z]+$')
  $$,
  'every policy is named <table>_<action>_<who>'
);

select is_empty(
  $$ select policyname from pg_policies where schemaname in ('public', 'private') and 'public' = any (roles) $$,
  'no policy is for the role public, which means every role'
);

select is_empty(
  $$
    select policyname from pg_policies
    where schemaname in ('public', 'private')
      and regexp_replace(concat(qual, ' ', with_check), '\( SELECT (auth|private)\.\w+\(\) AS \w+\)', '', 'g') ~ '(auth|private)\.'
  $$,
  'every policy calls the functions of auth and private in a subquery, so that they run once per statement and not once per row'
);

select is_empty(
  $$
    select policyname from pg_policies
    where schemaname in ('public', 'private') and tablename <> 'students' and concat(qual, ' ', with_check) ~ 'auth\.uid'
  $$,
  'every policy for a student''s own rows uses private.student_id, which is null for a deleted account'
);

select is_empty(
  $$ select policyname from pg_policies where with_check = 'true' or (qual = 'true' and cmd <> 'SELECT') $$,
  'no policy allows writing without a condition'
);

select is_empty(
  $$
    select p.tablename || ' ' || p.cmd || ' ' || r.role
    from pg_policies as p cross join unnest(p.roles) as r (role)
    where p.schemaname in ('public', 'private') and p.permissive = 'PERMISSIVE'
    group by p.tablename, p.cmd, r.role
    having count(*) > 1
  $$,
  'there is at most one permissive policy per role and command'
);

select set_eq(
  $$ select tablename || ' ' || cmd || ' ' || roles::text || ' ' || coalesce(qual, '') || coalesce(with_check, '') from pg_policies where schemaname = 'storage' $$,
  $$
    values
      ('objects INSERT {authenticated} ((bucket_id = ''exam-pictures''::text) AND private.may_add_picture(name))'),
      ('objects SELECT {authenticated} ((bucket_id = ''exam-pictures''::text) AND private.may_see_picture(name))')
  $$,
  'a logged-in user can add and see the camera pictures that two functions allow in Storage; nobody can change or delete a file, and a visitor has no access'
);

select is_empty(
  $$
    select k.conrelid::regclass || ' ' || k.conname
    from pg_constraint as k join tables as t on t.oid = k.conrelid
    where k.contype = 'f' and not exists (
      select 1 from pg_index as i
      where i.indrelid = k.conrelid and i.indpred is null
        and (string_to_array(i.indkey::text, ' ')::smallint[])[1:cardinality(k.conkey)] = k.conkey
    )
  $$,
  'every foreign key has an index'
);

select is_empty(
  $$
    select name from tables where obj_description(oid, 'pg_class') is null
    union all
    select name from functions where obj_description(oid, 'pg_proc') is null
  $$,
  'every table and function has a comment'
);

select is_empty(
  $$
    select t.name from tables as t
    where not exists (select 1 from pg_constraint as k where k.conrelid = t.oid and k.contype = 'p')
  $$,
  'every table has a primary key'
);

select is_empty(
  $$
    select e.extname::text from pg_extension as e join pg_namespace as n on n.oid = e.extnamespace
    where n.nspname = 'public'
    union all
    select c.relname::text from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'v' and not coalesce(c.reloptions, '{}') @> array['security_invoker=true']
  $$,
  'the public schema has no extension, and none of its views runs with the rights of the view''s owner'
);

select is_empty(
  $$
    select f.name from functions as f
    join pg_proc as p on p.oid = f.oid
    join pg_proc as d on d.proname = p.proname and d.pronamespace = 'private'::regnamespace
    where f.nspname = 'public' and not f.prosecdef
      and pg_get_function_identity_arguments(p.oid) <> pg_get_function_identity_arguments(d.oid)
  $$,
  'every public function has its arguments in the order of the private function that it calls'
);

-- The baseline creates functions before the functions that they call, so PostgreSQL has not checked their bodies yet.
set local check_function_bodies = on;
select lives_ok(
  $$
    select fmgr_sql_validator(f.oid) from functions as f join pg_proc as p on p.oid = f.oid join pg_language as l on l.oid = p.prolang
    where l.lanname = 'sql'
  $$,
  'every SQL function body refers only to existing objects'
);
select lives_ok(
  $$
    select plpgsql_validator(f.oid) from functions as f join pg_proc as p on p.oid = f.oid join pg_language as l on l.oid = p.prolang
    where l.lanname = 'plpgsql'
  $$,
  'every PL/pgSQL function body compiles'
);

select * from finish();
rollback;
