import type postgres from "postgres";
import * as v from "valibot";
import type { Guard } from "./guard";
import { listCaps } from "./list-caps";
import { listLocks } from "./list-locks";
import { readFunctions } from "./read-functions";

const guardsSchema = v.array(
  v.object({ name: v.string(), about: v.string(), kind: v.string(), remove: v.string() }),
);

/**
 * Everything private but the organiser's diary and switches, what stands on it, and the account an address belongs to. What
 * keeps the promises of the exam (exam section 1) is not the money's: pgTAP holds it.
 */
const flowTables = `
  select c.oid, c.oid::regclass as name, c.relname
  from pg_catalog.pg_class as c
  where c.relkind = 'r' and (
    c.relnamespace = 'private'::regnamespace and c.relname not in ('admin_audit', 'settings')
      and c.relname !~ '^(exam_|papers?(_|$))'
    or c.relnamespace = 'public'::regnamespace
      and c.relname in ('orders', 'order_items', 'enrolments', 'refund_requests'))`;

const constraints = `
  select t.relname || ': ' || k.conname as name, t.relname as about,
    case k.contype when 'c' then 'check' when 'f' then 'foreign key'
      when 'p' then 'primary key' when 'u' then 'unique' else k.contype::text end as kind,
    format('alter table %s drop constraint %I cascade', t.name, k.conname) as remove
  from flow as t
  join pg_catalog.pg_constraint as k on k.conrelid = t.oid and k.contype <> 't'`;

/** NOT NULL has no name in PostgreSQL 17: it gets the one that 18 would give. Primary keys and identities cannot do without. */
const notNulls = `
  select t.relname || ': ' || t.relname || '_' || a.attname || '_not_null', t.relname, 'not null',
    format('alter table %s alter column %I drop not null', t.name, a.attname)
  from flow as t
  join pg_catalog.pg_attribute as a on a.attrelid = t.oid
  where a.attnum > 0 and a.attnotnull and not a.attisdropped and a.attidentity = '' and not exists (
    select 1 from pg_catalog.pg_constraint as p
    where p.conrelid = t.oid and p.contype = 'p' and a.attnum = any (p.conkey)
  )`;

const uniqueIndexes = `
  select t.relname || ': ' || c.relname, t.relname, 'unique index', format('drop index %s', c.oid::regclass)
  from flow as t
  join pg_catalog.pg_index as i on i.indrelid = t.oid and i.indisunique
  join pg_catalog.pg_class as c on c.oid = i.indexrelid
  where not exists (select 1 from pg_catalog.pg_constraint as k where k.conindid = c.oid and k.contype in ('p', 'u'))`;

const triggers = `
  select c.relname || ': ' || g.tgname, c.relname, 'trigger', format('drop trigger %I on %s', g.tgname, c.oid::regclass)
  from pg_catalog.pg_trigger as g
  join pg_catalog.pg_class as c on c.oid = g.tgrelid
  where not g.tgisinternal and g.tgfoid <> 'private.hold_attempts'::regproc and (
    c.oid in (select oid from flow) or c.oid in ('public.students'::regclass, 'public.mock_tests'::regclass)
    or g.tgfoid in (select oid from pg_catalog.pg_proc where proname like 'cap\\_%')
  )`;

/** Those of the auth server's table are not ours to drop: what they do is taken out of their functions. */
const accountTriggers = `
  select c.relname || ': ' || g.tgname, c.relname, 'trigger', format(
    'create or replace function %s returns trigger language plpgsql as $$ begin return null; end $$', g.tgfoid::regprocedure
  )
  from pg_catalog.pg_trigger as g
  join pg_catalog.pg_class as c on c.oid = g.tgrelid
  where not g.tgisinternal and c.oid = 'auth.users'::regclass`;

/** Reads every guard of the money flow, and every cap of what people write, from a migrated database: none can be forgotten. */
export async function listGuards(owner: postgres.Sql): Promise<Guard[]> {
  const rows = await owner.unsafe(
    `with flow as (${flowTables}) ${[constraints, notNulls, uniqueIndexes, triggers, accountTriggers].join(" union all ")} order by 2, 3, 1`,
  );
  const functions = await readFunctions(owner);
  return [...v.parse(guardsSchema, rows), ...listLocks(functions), ...listCaps(functions)];
}
