import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import * as v from "valibot";
import { projectFolder } from "../local/project-folder";
import { readMigrations } from "../pgtap/migrated-database";
import { startRealServer } from "../pgtap/real-server";
import { baselineFile, buildBaseline } from "./baseline";

const planSchema = v.object({ actions: v.array(v.object({ sql: v.string() })) });

/**
 * Compares two databases with the CLI of `@supabase/pg-delta`, and returns the statements that turn the first into the
 * second. Both URLs must be those of a superuser.
 */
function planChanges(sourceUrl: string, desiredUrl: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), "olympeak-diff-"));
  const file = join(folder, "plan.json");
  try {
    const args = ["pgdelta", "plan", "--source", sourceUrl, "--desired", desiredUrl, "--out", file];
    const { status, stderr } = spawnSync("npx", args, { cwd: projectFolder, encoding: "utf8" });
    if (status !== 0) throw new Error(`pgdelta ended with ${status}: ${stderr}`);
    return v.parse(planSchema, JSON.parse(readFileSync(file, "utf8"))).actions.map(({ sql }) => sql);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @returns the statements that are missing from the migrations: they turn a database with all migrations into the one that
 *   `supabase/schemas` describes. docs/operations.md lists the differences that the comparison does not see
 * @throws Error if a schema file or a migration fails
 */
export async function diffSchemas(): Promise<string[]> {
  const migrations = await readMigrations();
  const baseline = basename(baselineFile);
  const rowMigrations = migrations.filter(({ name }) => name.endsWith("_rows_and_settings.sql"));
  const migratedServer = await startRealServer({}, migrations);
  try {
    const declaredServer = await startRealServer({}, [
      { name: baseline, sql: buildBaseline() },
      ...rowMigrations,
    ]);
    try {
      return planChanges(migratedServer.superuserUrl, declaredServer.superuserUrl);
    } finally {
      await declaredServer.stop();
    }
  } finally {
    await migratedServer.stop();
  }
}

if (import.meta.filename === process.argv[1]) {
  const statements = await diffSchemas();
  process.stdout.write(statements.map((sql) => `${sql};\n`).join("\n"));
  if (statements.length === 0)
    process.stderr.write("The migrations create exactly what supabase/schemas describes.\n");
}
