import { rmSync } from "node:fs";
import { join } from "node:path";
import { findRunningStack, stopOrphans } from "./pid-file";
import { removeOutsideData, removeOutsidePrograms } from "./postgres-folders";
import { readSettings } from "./settings";

const contents = [
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
 * Empties the data folder of the local stack: database, wherever it is, mails, contacts, payments and logs. Other files
 * stay. Throws a readable error while a stack runs on it. First stops the processes that a killed stack has left
 * running.
 */
export async function resetData(dataFolder: string) {
  const running = findRunningStack(dataFolder);
  if (running) throw new Error(`Olympeak is running (process ${running}). Stop it with Ctrl-C, then reset.`);
  await stopOrphans(dataFolder);
  for (const name of contents) rmSync(join(dataFolder, name), { recursive: true, force: true });
  removeOutsideData(dataFolder);
  removeOutsidePrograms();
}

if (import.meta.filename === process.argv[1]) {
  try {
    const { dataFolder } = readSettings(process.env);
    await resetData(dataFolder);
    process.stdout.write(`${dataFolder} is empty. "npm start" builds everything again.\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
