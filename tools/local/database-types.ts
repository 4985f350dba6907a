import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "./project-folder";
import { readSettings } from "./settings";

const run = promisify(execFile);
const file = join(projectFolder, "src", "data", "database.types.ts");

/** The CLI's package. It is downloaded when needed: in the lock file it would make `npm ci` fail on other platforms. */
const cliPackage = "supabase@3.1.0";

/** Returns the TypeScript types of schema `public`, as Supabase's own CLI generates them from a running database. */
export async function generateTypes(databaseUrl: string) {
  const { stdout } = await run(
    "npx",
    [
      "-y",
      cliPackage,
      "gen",
      "types",
      `--remote=${databaseUrl}`,
      "--lang",
      "typescript",
      "--schema",
      "public",
    ],
    {
      cwd: projectFolder,
      env: { ...process.env, DO_NOT_TRACK: "1", PGSSLMODE: "disable" },
      maxBuffer: 10_000_000,
    },
  );
  // The CLI prints other lines first.
  const start = stdout.indexOf("export type Json");
  if (start < 0) throw new Error(`The types cannot be generated: ${stdout}`);
  return stdout.slice(start);
}

/** Returns whether src/data/database.types.ts matches the database. */
export async function areTypesUpToDate(databaseUrl: string) {
  return readFileSync(file, "utf8") === (await generateTypes(databaseUrl));
}

if (import.meta.filename === process.argv[1]) {
  const { databaseUrl } = readSettings(process.env);
  if (!process.argv.includes("--check")) {
    writeFileSync(file, await generateTypes(databaseUrl));
  } else if (!(await areTypesUpToDate(databaseUrl))) {
    process.stderr.write(
      'src/data/database.types.ts is stale. Run "npm run types" with the stack running.\n',
    );
    process.exitCode = 1;
  }
}
