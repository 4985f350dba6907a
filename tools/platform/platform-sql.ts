import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The logins of a project's database with rights of their own: the superuser, the SQL console and migrations, the auth
 * server, Storage.
 */
export type PlatformRole = "supabase_admin" | "postgres" | "supabase_auth_admin" | "supabase_storage_admin";

/** Runs SQL of many statements as one of the platform's roles. */
export type RunAs = (role: PlatformRole, sql: string) => Promise<unknown>;

/** The text of one of the SQL files of this folder; each says which role runs it, and when. */
export function readPlatformSql(name: "roles" | "database" | "auth-functions" | "storage-grants"): string {
  return readFileSync(join(import.meta.dirname, `${name}.sql`), "utf8");
}

/**
 * The same database for another login; outside hosted projects all have one password, as with `supabase start`.
 * The address for `postgres` is all that people and the site's own parts need, and all a hosted project gives.
 */
export function databaseUrlAs(role: PlatformRole | "supabase_lite", databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.username = role;
  return url.href;
}
