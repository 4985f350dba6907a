import { rmSync } from "node:fs";
import { join } from "node:path";
import { findRunningStack, stopOrphans } from "./pid-file";
import { removeDataOutsideProject, removeProgramsOutsideProject } from "./postgres-folders";
import { readSettings } from "./settings";

/** The stack's own files in the data folder. */
const stackFiles = [
  "postgres",
  "postgres.new",
  "postgres.password",
  "site",
  "inbox",
  "payment-sandbox.jsonl",
  "deno",
  "stack.json",
  "api.log",
  "build.log",
  "functions.log",
  "postgres.log",
];

/**
 * Deletes the data of the local stack: the database, even if it is outside the data folder, emails, contacts, payments and
 * logs. Also deletes the Postgres programs that were copied out of the project. Other files in the data folder stay. First
 * stops the processes that a killed stack has left running. Throws a readable error while a stack is running.
 */
export async function resetData(dataFolder: string) {
  const runningPid = findRunningStack(dataFolder);
  if (runningPid)
    throw new Error(`Olympeak is running (process ${runningPid}). Stop it with Ctrl-C, then reset.`);
  await stopOrphans(dataFolder);
  for (const name of stackFiles) rmSync(join(dataFolder, name), { recursive: true, force: true });
  removeDataOutsideProject(dataFolder);
  removeProgramsOutsideProject();
}

if (import.meta.filename === process.argv[1]) {
  try {
    const { dataFolder } = readSettings(process.env);
    await resetData(dataFolder);
    process.stdout.write(
      `The local data in ${dataFolder} is deleted. "npm start" builds everything again.\n`,
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
