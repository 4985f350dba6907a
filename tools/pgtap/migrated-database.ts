import { readFile, readdir } from "node:fs/promises";

import { PGlite } from "@electric-sql/pglite";
import { pgcrypto } from "@electric-sql/pglite/contrib/pgcrypto";
import { pgtap } from "@electric-sql/pglite/pgtap";

const supabase = new URL("../../supabase/", import.meta.url);

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
 * An in-memory PostgreSQL with what Supabase provides (bootstrap.sql) and every migration applied.
 * The caller closes it. Throws with the name of the migration that fails.
 */
export async function openMigratedDatabase(): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { pgcrypto, pgtap } });
  await database.exec(await readFile(new URL("bootstrap.sql", import.meta.url), "utf8"));
  await database.exec('set search_path = "$user", public, extensions');
  for (const name of await listSqlFiles("migrations")) {
    try {
      await database.exec(await readSql(`migrations/${name}`));
    } catch (error) {
      throw new Error(`Migration ${name} failed: ${String(error)}`, { cause: error });
    }
  }
  return database;
}
