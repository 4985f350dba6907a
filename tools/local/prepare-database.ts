import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getAuthSchemaSql, getStorageSchemaSql } from "@supabase/lite";
import postgres from "postgres";
import { databaseUrlAs, readPlatformSql, type PlatformRole } from "../platform/platform-sql";

async function runAs(
  role: Exclude<PlatformRole, "postgres">,
  databaseUrl: string,
  work: (sql: postgres.Sql) => Promise<unknown>,
) {
  const sql = postgres(databaseUrlAs(role, databaseUrl), { max: 1, onnotice: () => undefined });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}

/**
 * Prepares a new cluster like a hosted project before its first migration. The roles, schemas and privileges are created
 * once, in one transaction. The tables and functions of the schemas auth and storage are updated at every start, because a
 * new version of Lite may need further ones.
 *
 * @param databaseUrl the database's URL for the role `postgres`, which this function creates
 */
export async function prepareDatabase(databaseUrl: string): Promise<void> {
  await runAs("supabase_admin", databaseUrl, async (sql) => {
    const liteRoleRows = await sql`select from pg_roles where rolname = 'supabase_lite'`;
    if (liteRoleRows.length > 0) return;
    const liteRole = readFileSync(join(import.meta.dirname, "lite-role.sql"), "utf8");
    const steps = [readPlatformSql("roles"), readPlatformSql("database"), liteRole];
    await sql.unsafe(["begin", ...steps, "commit"].join(";\n")).simple();
  });
  await runAs("supabase_auth_admin", databaseUrl, (sql) =>
    sql.unsafe([getAuthSchemaSql(), readPlatformSql("auth-functions")].join(";\n")).simple(),
  );
  await runAs("supabase_storage_admin", databaseUrl, (sql) =>
    sql.unsafe([getStorageSchemaSql(), readPlatformSql("storage-grants")].join(";\n")).simple(),
  );
}
