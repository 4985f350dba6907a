import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The database roles of a project: the superuser, the role of the SQL console and of migrations, the auth server's role,
 * Storage's role.
 */
export type PlatformRole = "supabase_admin" | "postgres" | "supabase_auth_admin" | "supabase_storage_admin";

/** Runs one or more SQL statements as one of the platform's roles. */
export type RunAs = (role: PlatformRole, sql: string) => Promise<unknown>;

/** Reads the text of one of the SQL files of this folder; each says which role runs it, and when. */
export function readPlatformSql(name: "roles" | "database" | "auth-functions" | "storage-grants"): string {
  return readFileSync(join(import.meta.dirname, `${name}.sql`), "utf8");
}

/**
 * Returns the URL of the same database for another role. Outside hosted projects all roles have the same password, as with
 * `supabase start`. A hosted project gives only the URL of `postgres`, which is enough for people and for our own code.
 */
export function databaseUrlAs(role: PlatformRole | "supabase_lite", databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.username = role;
  return url.href;
}
