import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { projectFolder } from "./project-folder";

const supabaseFolder = join(projectFolder, "supabase");

/**
 * Creates the tables in which Supabase's own CLI records applied migrations and seeds, so that it can continue from
 * here.
 */
const historyTables = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
  create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null)`;

/** Removes comments, white space and the semicolons between statements. */
function normaliseSql(sql: string) {
  return sql.replaceAll(/--.*$/gm, "").replaceAll(/[\s;]+/g, "");
}

type AppliedMigration = { version: string; name: string | null; statements: string[] | null };
type MigrationFile = { version: string; filename: string; sql: string };

/**
 * Returns an error message if an applied migration has been edited since or its file is missing; otherwise undefined.
 */
export function findMigrationError(appliedMigrations: AppliedMigration[], files: MigrationFile[]) {
  for (const { version, name, statements } of appliedMigrations) {
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

/** Reads the files `<version>_<name>.sql` of supabase/migrations, in the order in which they apply. */
function readMigrations(): MigrationFile[] {
  const folder = join(supabaseFolder, "migrations");
  return readdirSync(folder)
    .filter((filename) => /^\d+_.*\.sql$/.test(filename))
    .toSorted()
    .map((filename) => ({
      version: filename.slice(0, filename.indexOf("_")),
      filename,
      sql: readFileSync(join(folder, filename), "utf8"),
    }));
}

/** Applies one migration and records it, in one transaction. */
async function applyMigration(sql: postgres.Sql, { version, filename, sql: text }: MigrationFile) {
  const name = filename.slice(version.length + 1, -".sql".length);
  await sql.begin(async (transaction) => {
    await transaction.unsafe(text).simple();
    await transaction`insert into supabase_migrations.schema_migrations (version, name, statements)
      values (${version}, ${name}, ${[text]})`;
  });
}

async function applySeed(sql: postgres.Sql) {
  const file = join(supabaseFolder, "seed.sql");
  if (!existsSync(file)) return;
  const text = readFileSync(file, "utf8");
  const path = "supabase/seed.sql";
  await sql.begin(async (transaction) => {
    const seedRows = await transaction`select from supabase_migrations.seed_files where path = ${path}`;
    if (seedRows.length > 0) return;
    await transaction.unsafe(text).simple();
    const hash = createHash("sha256").update(text).digest("hex");
    await transaction`insert into supabase_migrations.seed_files (path, hash) values (${path}, ${hash})`;
  });
}

/** Waits for the work on a file; if it fails, throws an error that names the file. */
async function withFileInError(file: string, work: Promise<unknown>) {
  try {
    await work;
  } catch (error) {
    throw new Error(`${file} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/**
 * Brings a prepared database (prepare-database.ts) up to date, as `postgres`. It applies the new migrations, each in one
 * transaction, and on the first start the seed. Returns the file names of the migrations that it applied. Throws if a
 * migration fails or was edited after it was applied.
 */
export async function migrate(databaseUrl: string) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await sql.unsafe(historyTables).simple();
    const appliedMigrations = await sql<AppliedMigration[]>`
      select version, name, statements from supabase_migrations.schema_migrations order by version`;
    const files = readMigrations();
    const error = findMigrationError(appliedMigrations, files);
    if (error) throw new Error(error);
    const versions = new Set(appliedMigrations.map(({ version }) => version));
    const pendingFiles = files.filter(({ version }) => !versions.has(version));
    for (const file of pendingFiles) await withFileInError(file.filename, applyMigration(sql, file));
    await withFileInError("seed.sql", applySeed(sql));
    return pendingFiles.map(({ filename }) => filename);
  } finally {
    await sql.end();
  }
}
