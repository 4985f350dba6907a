import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "smol-toml";
import * as v from "valibot";
import { projectFolder } from "../local/project-folder";

const supabaseFolder = join(projectFolder, "supabase");

/** The migration that creates the schema of `supabase/schemas`; it is rewritten until the first release. */
export const baselineFile = join(supabaseFolder, "migrations", "20261101000100_baseline.sql");

const configSchema = v.object({
  db: v.object({ migrations: v.object({ schema_paths: v.array(v.string()) }) }),
});

/**
 * Lists the paths of the files in `supabase/schemas`, in the order in which they apply (`schema_paths` of config.toml).
 */
export function listSchemaFiles(): string[] {
  const config = v.parse(configSchema, parse(readFileSync(join(supabaseFolder, "config.toml"), "utf8")));
  return config.db.migrations.schema_paths.map((path) => join(supabaseFolder, path));
}

/**
 * @returns the text of the baseline migration: the files of `supabase/schemas`, one after the other. A function may
 *   call a function of a later file, so PostgreSQL must not check the bodies while it creates them
 *   (supabase/tests/010-sweep.test.sql does)
 */
export function buildBaseline(): string {
  const files = listSchemaFiles().map(
    (file) => `-- supabase/schemas/${basename(file)}\n\n${readFileSync(file, "utf8")}`,
  );
  const title = "-- Written by `npm run db:baseline` from supabase/schemas. Not to be edited.";
  return [title, "set check_function_bodies = off;", ...files, "reset check_function_bodies;\n"].join("\n\n");
}

if (import.meta.filename === process.argv[1]) writeFileSync(baselineFile, buildBaseline());
