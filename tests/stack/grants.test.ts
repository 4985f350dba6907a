import { getAuthSchemaSql, getStorageSchemaSql } from "@supabase/lite";
import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { migrate } from "../../tools/local/migrate";
import { databaseUrlAs, readPlatformSql, type PlatformRole } from "../../tools/platform/platform-sql";

const { databaseUrl } = inject("stack");
const permissiveUrl = databaseUrl.replace(/\/postgres$/, "/opened");
const connect = (url: string) => postgres(url, { max: 1, onnotice: () => undefined });
const stackConnection = connect(databaseUrl);
const superuserConnection = connect(databaseUrlAs("supabase_admin", databaseUrl));

/** The default privileges of projects created before May 2026, which grant everything in `public` to the API. */
const grantEverythingSql = ["tables", "sequences", "functions"]
  .map(
    (kind) =>
      `alter default privileges for role postgres in schema public grant all on ${kind} to anon, authenticated, service_role`,
  )
  .join(";\n");

/** Lists the grants in our schemas: tables, columns and functions with their access lists, in a fixed order. */
async function listGrants(sql: postgres.Sql) {
  const rows = await sql<{ entry: string }[]>`
    with acls as (
      select format('table %I.%I', n.nspname, c.relname) as object, coalesce(c.relacl, acldefault('r', c.relowner)) as acl
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
    select format('%s: %s may %s', object, coalesce(nullif(grantee::regrole::text, '-'), 'everybody'), privilege_type) as entry
    from acls, aclexplode(acl)
    where grantee::regrole::text <> 'postgres'
    order by 1`;
  return rows.map(({ entry }) => entry);
}

/** Runs SQL in the second database as one of its owners. */
async function runSqlAs(role: Exclude<PlatformRole, "postgres">, ...texts: string[]) {
  const sql = connect(databaseUrlAs(role, permissiveUrl));
  await sql.unsafe(texts.join(";\n")).simple();
  await sql.end();
}

/** Creates a second database, in which default privileges grant everything, and runs the same migrations on it. */
beforeAll(async () => {
  await superuserConnection`create database opened`;
  await runSqlAs("supabase_admin", readPlatformSql("database"), grantEverythingSql);
  await runSqlAs("supabase_auth_admin", getAuthSchemaSql(), readPlatformSql("auth-functions"));
  await runSqlAs("supabase_storage_admin", getStorageSchemaSql(), readPlatformSql("storage-grants"));
  await migrate(permissiveUrl);
});

afterAll(async () => {
  await superuserConnection`drop database if exists opened with (force)`;
  await Promise.all([stackConnection.end(), superuserConnection.end()]);
});

it("the grants after the migrations do not depend on a project's default privileges", async () => {
  const permissiveConnection = connect(permissiveUrl);
  const [permissiveGrants, stackGrants] = await Promise.all([
    listGrants(permissiveConnection),
    listGrants(stackConnection),
  ]);
  await permissiveConnection.end();
  expect(stackGrants.length).toBeGreaterThan(20);
  expect(
    permissiveGrants.filter((grant) => !stackGrants.includes(grant)),
    "granted by default and not revoked",
  ).toEqual([]);
  expect(
    stackGrants.filter((grant) => !permissiveGrants.includes(grant)),
    "missing in the second database",
  ).toEqual([]);
});
