import type postgres from "postgres";
import * as v from "valibot";
import type { Area } from "./area";
import type { Guard } from "./guard";
import { listCaps } from "./list-caps";
import { listLocks } from "./list-locks";
import { readFunctions } from "./read-functions";

const guardEntries = {
  name: v.string(),
  target: v.string(),
  kind: v.string(),
  remove: v.string(),
  restore: v.nullable(v.string()),
};
const guardsSchema = v.array(v.object(guardEntries));
const triggersSchema = v.array(v.object({ ...guardEntries, runs: v.string() }));

const constraintsSql = `
  select t.relname || ': ' || k.conname as name, t.relname as target,
    case k.contype when 'c' then 'check' when 'f' then 'foreign key'
      when 'p' then 'primary key' when 'u' then 'unique' else k.contype::text end as kind,
    format('alter table %s drop constraint %I cascade', t.name, k.conname) as remove,
    case when k.contype in ('c', 'f')
      then format('alter table %s add constraint %I %s', t.name, k.conname, pg_get_constraintdef(k.oid)) end as restore
  from area_tables as t
  join pg_catalog.pg_constraint as k on k.conrelid = t.oid and k.contype <> 't'`;

/**
 * NOT NULL constraints have no name in PostgreSQL 17, so they get the name that version 18 would give. Primary keys and
 * identity columns are left out, because they require NOT NULL.
 */
const notNullsSql = `
  select t.relname || ': ' || t.relname || '_' || a.attname || '_not_null', t.relname, 'not null',
    format('alter table %s alter column %I drop not null', t.name, a.attname),
    format('alter table %s alter column %I set not null', t.name, a.attname)
  from area_tables as t
  join pg_catalog.pg_attribute as a on a.attrelid = t.oid
  where a.attnum > 0 and a.attnotnull and not a.attisdropped and a.attidentity = '' and not exists (
    select 1 from pg_catalog.pg_constraint as p
    where p.conrelid = t.oid and p.contype = 'p' and a.attnum = any (p.conkey)
  )`;

const uniqueIndexesSql = `
  select t.relname || ': ' || c.relname, t.relname, 'unique index', format('drop index %s', c.oid::regclass),
    pg_get_indexdef(c.oid)
  from area_tables as t
  join pg_catalog.pg_index as i on i.indrelid = t.oid and i.indisunique
  join pg_catalog.pg_class as c on c.oid = i.indexrelid
  where not exists (select 1 from pg_catalog.pg_constraint as k where k.conindid = c.oid and k.contype in ('p', 'u'))`;

/** Triggers on the auth server's table cannot be dropped, so their functions are emptied instead. */
const triggersSql = `
  select c.relname || ': ' || g.tgname as name, c.relname as target, 'trigger' as kind, f.proname as runs,
    case c.relnamespace when 'auth'::regnamespace then format(
      'create or replace function %s returns trigger language plpgsql as $$ begin return null; end $$', g.tgfoid::regprocedure
    ) else format('drop trigger %I on %s', g.tgname, c.oid::regclass) end as remove,
    case c.relnamespace when 'auth'::regnamespace then pg_get_functiondef(f.oid) else pg_get_triggerdef(g.oid) end as restore
  from pg_catalog.pg_trigger as g
  join pg_catalog.pg_class as c on c.oid = g.tgrelid
  join pg_catalog.pg_proc as f on f.oid = g.tgfoid
  where not g.tgisinternal and f.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  order by 2, 1`;

/** Reads every guard of an area from the catalog of a migrated database, so that none can be forgotten. */
export async function listGuards(owner: postgres.Sql, area: Area): Promise<Guard[]> {
  const tableGuards = await owner.unsafe(
    `with area_tables as (
      select c.oid, c.oid::regclass as name, c.relname from pg_catalog.pg_class as c
      where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and c.relname = any ($1)
    ) ${[constraintsSql, notNullsSql, uniqueIndexesSql].join(" union all ")} order by 2, 3, 1`,
    [[...area.tables]],
  );
  const triggerGuards = v
    .parse(triggersSchema, await owner.unsafe(triggersSql))
    .filter((trigger) => area.hasTrigger(trigger));
  const functions = await readFunctions(owner);
  return [
    ...v.parse(guardsSchema, tableGuards),
    ...v.parse(guardsSchema, triggerGuards),
    ...listLocks(functions.filter((sqlFunction) => area.hasLocks(sqlFunction))),
    ...listCaps(functions.filter((sqlFunction) => area.hasCaps(sqlFunction))),
  ];
}
