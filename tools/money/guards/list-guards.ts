import type postgres from "postgres";
import * as v from "valibot";
import type { Guard } from "./guard";
import { listLocks } from "./list-locks";

const guardsSchema = v.array(
  v.object({ name: v.string(), about: v.string(), kind: v.string(), remove: v.string() }),
);

/** Everything private but the organiser's diary, what stands on it, and the account an address belongs to. */
const flowTables = `
  select c.oid, c.oid::regclass as name, c.relname
  from pg_catalog.pg_class as c
  where c.relkind = 'r' and (
    c.relnamespace = 'private'::regnamespace and c.relname <> 'admin_audit'
    or c.relnamespace = 'public'::regnamespace
      and c.relname in ('orders', 'order_items', 'enrolments', 'refund_requests'))`;

/** PostgreSQL keeps NOT NULL as constraints; those of a primary key or an identity cannot be taken away. */
const constraints = `
  select t.relname || ': ' || k.conname as name, t.relname as about,
    case k.contype when 'n' then 'not null' when 'c' then 'check' when 'f' then 'foreign key'
      when 'p' then 'primary key' when 'u' then 'unique' else k.contype::text end as kind,
    format('alter table %s drop constraint %I cascade', t.name, k.conname) as remove
  from flow as t
  join pg_catalog.pg_constraint as k on k.conrelid = t.oid and k.contype <> 't'
  where k.contype <> 'n' or not exists (
    select 1 from pg_catalog.pg_constraint as p
    where p.conrelid = t.oid and p.contype = 'p' and p.conkey @> k.conkey
  ) and not exists (
    select 1 from pg_catalog.pg_attribute as a
    where a.attrelid = t.oid and a.attnum = k.conkey[1] and a.attidentity <> ''
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
  where not g.tgisinternal and (c.oid in (select oid from flow) or c.oid = 'public.students'::regclass)`;

/** Reads every guard of the money flow from the catalogue of a migrated database, so that none can be forgotten. */
export async function listGuards(owner: postgres.Sql): Promise<Guard[]> {
  const rows = await owner.unsafe(
    `with flow as (${flowTables}) ${constraints} union all ${uniqueIndexes} union all ${triggers} order by 2, 3, 1`,
  );
  return [...v.parse(guardsSchema, rows), ...(await listLocks(owner))];
}
