import { readFile, readdir } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { pgcrypto } from "@electric-sql/pglite/contrib/pgcrypto";
import { pg_trgm as trigrams } from "@electric-sql/pglite/contrib/pg_trgm";
import { pgtap } from "@electric-sql/pglite/pgtap";

const supabase = new URL("../../supabase/", import.meta.url);

/** The path under which Supabase runs migrations and tests. */
export const searchPath = 'set search_path = "$user", public, extensions;';

/** The SQL files of a folder below supabase/, in the order in which they apply. */
export async function listSqlFiles(folder: string): Promise<string[]> {
  const names = await readdir(new URL(`${folder}/`, supabase));
  return names.filter((name) => name.endsWith(".sql")).toSorted();
}

/** The text of a file below supabase/. */
export function readSql(path: string): Promise<string> {
  return readFile(new URL(path, supabase), "utf8");
}

/**
 * Brings an empty database to where our SQL can act: what Supabase provides (bootstrap.sql), then every migration.
 * Throws with the name of the migration that fails.
 *
 * @param run runs a text of many statements as the superuser `postgres`
 */
export async function applyMigrations(run: (sql: string) => Promise<unknown>): Promise<void> {
  await run(await readFile(new URL("bootstrap.sql", import.meta.url), "utf8"));
  await run(searchPath);
  for (const name of await listSqlFiles("migrations")) {
    const sql = await readSql(`migrations/${name}`);
    try {
      await run(`begin;\n${sql}\ncommit;`);
    } catch (error) {
      throw new Error(`Migration ${name} failed: ${String(error)}`, { cause: error });
    }
  }
}

/** An in-memory PostgreSQL with pgTAP and all migrations. The caller closes it. */
export async function openMigratedDatabase(): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { pgcrypto, pg_trgm: trigrams, pgtap } });
  await applyMigrations((sql) => database.exec(sql));
  await database.exec("create extension pgtap with schema extensions;");
  return database;
}
