import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { applyPendingMigrations, listMigrationFiles } from "@supabase/lite/cli";
import postgres from "postgres";
import { connectLite, createLite } from "./lite";
import { projectFolder } from "./project-folder";
import type { Settings } from "./settings";

const supabaseFolder = join(projectFolder, "supabase");
const localFolder = join(projectFolder, "tools", "local");

/** The SQL itself, without comments, white space and the semicolons between statements. */
function normaliseSql(sql: string) {
  return sql.replaceAll(/--.*$/gm, "").replaceAll(/[\s;]+/g, "");
}

type Applied = { version: string; name: string | null; statements: string[] | null };
type MigrationFile = { version: string; filename: string; sql: string };

/**
 * The sentence to show when the database has been built from migrations that read differently today;
 * undefined when all is as it was applied.
 */
export function findChangedMigration(applied: Applied[], files: MigrationFile[]) {
  for (const { version, name, statements } of applied) {
    const file = files.find((candidate) => candidate.version === version);
    const title = file?.filename ?? `${version}_${name ?? ""}.sql`;
    const advice = 'Run "npm run reset" to rebuild the local database from the migrations as they are now.';
    if (!file)
      return `The migration ${title} was applied here but is no longer in supabase/migrations. ${advice}`;
    if (normaliseSql((statements ?? []).join("")) === normaliseSql(file.sql)) continue;
    return `The migration ${title} has been edited since it was applied here. ${advice}`;
  }
  return undefined;
}

async function seed(sql: postgres.Sql) {
  const file = join(supabaseFolder, "seed.sql");
  if (!existsSync(file)) return;
  const text = readFileSync(file, "utf8");
  const path = "supabase/seed.sql";
  await sql.begin(async (transaction) => {
    const done = await transaction`select from supabase_migrations.seed_files where path = ${path}`;
    if (done.length > 0) return;
    await transaction.unsafe(text).simple();
    const hash = createHash("sha256").update(text).digest("hex");
    await transaction`insert into supabase_migrations.seed_files (path, hash) values (${path}, ${hash})`;
  });
}

/**
 * Brings the database up to date: the ground a Supabase project stands on, the migrations not yet applied
 * (each in one transaction), and on the first start the seed. Returns the file names of what was applied.
 * Throws a sentence when a migration fails or was edited after it was applied.
 */
export async function migrate(settings: Settings) {
  const sql = postgres(settings.databaseUrl, { max: 1, onnotice: () => undefined });
  const connection = connectLite(settings.databaseUrl, 1);
  const lite = createLite(connection, settings, { send: () => Promise.resolve() });
  const completeAuth = () =>
    sql.unsafe(readFileSync(join(localFolder, "database-auth.sql"), "utf8")).simple();
  try {
    await sql.unsafe(readFileSync(join(localFolder, "database-base.sql"), "utf8")).simple();
    await lite.ensureSystemSchema();
    await completeAuth();
    const files = await listMigrationFiles(lite);
    const list = () =>
      sql<
        Applied[]
      >`select version, name, statements from supabase_migrations.schema_migrations order by version`;
    const changed = findChangedMigration(await list(), files);
    if (changed) throw new Error(changed);
    try {
      const { applied } = await applyPendingMigrations(lite);
      await completeAuth();
      await seed(sql);
      return applied.map(({ filename }) => filename);
    } catch (error) {
      const versions = new Set((await list()).map(({ version }) => version));
      const failed = files.find(({ version }) => !versions.has(version))?.filename ?? "seed.sql";
      throw new Error(`${failed} failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  } finally {
    await connection.close();
    await sql.end();
  }
}
