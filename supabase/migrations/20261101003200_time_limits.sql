-- How long a request with a login may take. The API lets embed the catalogue in itself, and a login must not lift what stops a
-- visitor after a second. PostgREST takes a role's settings for each request, and a function's own time limit for its call.

alter role authenticated set statement_timeout = '2s';

do $$
declare
  v_function regprocedure;
begin
  for v_function in
    select p.oid
    from pg_catalog.pg_proc as p
    where p.pronamespace = 'public'::regnamespace and pg_catalog.has_function_privilege('authenticated', p.oid, 'execute')
      and not exists (select 1 from unnest(p.proconfig) as c (setting) where c.setting like 'statement_timeout=%')
      and (
        -- What a student needs on a busy day, or once in a while; each has a cap of its own.
        p.proname in ('start_exam', 'list_my_exams', 'save_answers', 'finish_exam', 'get_receipt', 'export_my_data', 'delete_account')
        -- What organisers alone may do.
        or exists (
          select 1 from pg_catalog.pg_proc as d
          where d.pronamespace = 'private'::regnamespace and d.proname = p.proname and d.prosrc like '%private.require_admin()%'
        )
      )
  loop
    execute format('alter function %s set statement_timeout = ''8s''', v_function);
  end loop;
end
$$;
notify pgrst, 'reload config';
