import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getAuthSchemaSql } from "@supabase/lite";
import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { projectFolder } from "../../tools/local/project-folder";

const { databaseUrl } = inject("stack");
const strictUrl = databaseUrl.replace(/\/postgres$/, "/strict");
const open = (url: string) => postgres(url, { max: 1, onnotice: () => undefined });
const stack = open(databaseUrl);
const strict = open(strictUrl);

function readSql(...parts: string[]) {
  return readFileSync(join(projectFolder, ...parts), "utf8");
}

/** Who may do what in our schemas: tables, columns and functions with their access lists, in a fixed order. */
async function listGrants(sql: postgres.Sql) {
  const rows = await sql<{ entry: string }[]>`
    with acls as (
      select format('table %I.%I', n.nspname, c.relname) as thing, coalesce(c.relacl, acldefault('r', c.relowner)) as acl
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private') and c.relkind in ('r', 'v', 'm', 'p')
      union all
      select format('column %I.%I.%I', n.nspname, c.relname, a.attname), a.attacl
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private') and a.attacl is not null and not a.attisdropped
      union all
      select format('function %s', p.oid::regprocedure), coalesce(p.proacl, acldefault('f', p.proowner))
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private')
    )
    select format('%s: %s may %s', thing, coalesce(nullif(grantee::regrole::text, '-'), 'everybody'), privilege_type) as entry
    from acls, aclexplode(acl)
    where grantee::regrole::text <> 'postgres'
    order by 1`;
  return rows.map(({ entry }) => entry);
}

/** The same migrations on a project that opens nothing by itself, as new hosted projects do. */
beforeAll(async () => {
  await stack`create database strict`;
  const base = readSql("tools", "local", "database-base.sql")
    .replaceAll(/^alter default privileges.*$/gm, "")
    .replaceAll("alter database postgres", "alter database strict");
  await strict.unsafe(base).simple();
  await strict.unsafe(getAuthSchemaSql()).simple();
  await strict.unsafe(readSql("tools", "local", "database-auth.sql")).simple();
  const folder = join(projectFolder, "supabase", "migrations");
  for (const name of readdirSync(folder).toSorted())
    await strict.unsafe(readSql("supabase", "migrations", name)).simple();
});

afterAll(async () => {
  await strict.end();
  await stack`drop database if exists strict with (force)`;
  await stack.end();
});

it("grants the same, whatever a project opens by itself", async () => {
  const [open, closed] = await Promise.all([listGrants(stack), listGrants(strict)]);
  expect(closed.length).toBeGreaterThan(20);
  expect(
    open.filter((entry) => !closed.includes(entry)),
    "open because nothing revokes it",
  ).toEqual([]);
  expect(
    closed.filter((entry) => !open.includes(entry)),
    "missing in the stack",
  ).toEqual([]);
});
