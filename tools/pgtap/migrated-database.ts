import { readFile, readdir } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { pgcrypto } from "@electric-sql/pglite/contrib/pgcrypto";
import { pg_trgm as trigrams } from "@electric-sql/pglite/contrib/pg_trgm";
import { uuid_ossp as uuids } from "@electric-sql/pglite/contrib/uuid_ossp";
import { pgtap } from "@electric-sql/pglite/pgtap";
import { readPlatformSql, type RunAs } from "../platform/platform-sql";

const supabase = new URL("../../supabase/", import.meta.url);

/** The statement for the search path with which Supabase runs migrations and tests. */
export const setSearchPath = 'set search_path = "$user", public, extensions;';

/** Lists the names of the SQL files in a folder below supabase/, in the order in which they apply. */
export async function listSqlFiles(folder: string): Promise<string[]> {
  const names = await readdir(new URL(`${folder}/`, supabase));
  return names.filter((name) => name.endsWith(".sql")).toSorted();
}

/** Reads the text of a file below supabase/. */
export function readSql(path: string): Promise<string> {
  return readFile(new URL(path, supabase), "utf8");
}

/** A migration: its file's name, and its text. */
export type Migration = { name: string; sql: string };

/** Reads the migrations of this project, in the order in which they apply. */
export async function readMigrations(): Promise<Migration[]> {
  const names = await listSqlFiles("migrations");
  return Promise.all(names.map(async (name) => ({ name, sql: await readSql(`migrations/${name}`) })));
}

/**
 * Prepares a new cluster, whose superuser is `supabase_admin`: first the roles, schemas and tables that Supabase
 * provides, then the migrations, as `postgres`, which is not a superuser.
 *
 * @param runAs runs SQL as one of the platform's roles
 * @param migrations the migrations to apply; by default those of this project
 * @throws Error naming the migration that failed
 */
export async function applyMigrations(runAs: RunAs, migrations?: Migration[]): Promise<void> {
  await runAs("supabase_admin", readPlatformSql("roles"));
  await runAs("supabase_admin", readPlatformSql("database"));
  await runAs("supabase_auth_admin", await readFile(new URL("auth-tables.sql", import.meta.url), "utf8"));
  await runAs("supabase_auth_admin", readPlatformSql("auth-functions"));
  await runAs(
    "supabase_storage_admin",
    await readFile(new URL("storage-tables.sql", import.meta.url), "utf8"),
  );
  await runAs("supabase_storage_admin", readPlatformSql("storage-grants"));
  for (const { name, sql } of migrations ?? (await readMigrations())) {
    try {
      await runAs("postgres", `begin;\n${sql}\ncommit;`);
    } catch (error) {
      throw new Error(`Migration ${name} failed: ${String(error)}`, { cause: error });
    }
  }
}

/** PGlite's superuser is called postgres, but on the platform postgres is not a superuser. */
const renameSuperuser = `
  create role temporary_superuser superuser;
  set session authorization temporary_superuser;
  alter role postgres rename to supabase_admin;
  set session authorization supabase_admin;
  drop role temporary_superuser;`;

/** Runs SQL in memory as one of the platform's roles, and continues as that role. */
export function runAs(database: PGlite, ...[role, sql]: Parameters<RunAs>) {
  const path = role === "postgres" ? setSearchPath : "";
  return database.exec(`set session authorization ${role}; ${path} ${sql}`);
}

/**
 * Opens an in-memory PostgreSQL with pgTAP and all migrations, connected as `postgres`, like the SQL console. The caller
 * closes it.
 */
export async function openMigratedDatabase(): Promise<PGlite> {
  const database = await PGlite.create({
    extensions: { pgcrypto, pg_trgm: trigrams, uuid_ossp: uuids, pgtap },
  });
  await database.exec(renameSuperuser);
  await applyMigrations((...call) => runAs(database, ...call));
  await runAs(database, "supabase_admin", "create extension pgtap with schema extensions;");
  await runAs(database, "postgres", "");
  return database;
}
