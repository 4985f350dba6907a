import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Who logs in to a project's database with rights of its own: the superuser, the SQL console and migrations, the auth server. */
export type PlatformRole = "supabase_admin" | "postgres" | "supabase_auth_admin";

/** Runs SQL of many statements as one of the platform's roles. */
export type RunAs = (role: PlatformRole, sql: string) => Promise<unknown>;

/** The text of one of the SQL files of this folder; each says by whom it is run, and when. */
export function readPlatformSql(name: "roles" | "database" | "auth-functions" | "lite-role"): string {
  return readFileSync(join(import.meta.dirname, `${name}.sql`), "utf8");
}
