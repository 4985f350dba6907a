import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { array, object, parse, string, number, nullable } from "valibot";
import { endProcess, findIdentity, isAlive } from "./processes";

/** The content of `stack.json`. `identity` shows that a process id still belongs to the same process; null if unknown. */
const recordSchema = object({
  stack: object({ processId: number(), identity: nullable(string()) }),
  children: array(object({ name: string(), processId: number(), identity: nullable(string()) })),
});

type RunningProcess = { processId: number; identity: string | null };

function readRecord(file: string) {
  try {
    return parse(recordSchema, JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

function isSameProcessAlive({ processId, identity }: RunningProcess) {
  return isAlive(processId) && findIdentity(processId) === identity;
}

/** Returns the process id of the stack that is running on this data folder; undefined if none is running. */
export function findRunningStack(dataFolder: string) {
  const record = readRecord(join(dataFolder, "stack.json"));
  return record && isSameProcessAlive(record.stack) ? record.stack.processId : undefined;
}

/**
 * Stops the processes that a killed run has left running, and returns their names. An unrelated process that now has the
 * same process id is not stopped. Call it only if `findRunningStack` found no stack.
 */
export async function stopOrphans(dataFolder: string) {
  const record = readRecord(join(dataFolder, "stack.json"));
  const orphans = record?.children.filter(isSameProcessAlive) ?? [];
  await Promise.all(orphans.map(({ processId }) => endProcess(processId, "SIGINT", 10_000)));
  return orphans.map(({ name }) => name);
}

/**
 * Creates `stack.json` in the data folder, which records the processes of this run, so that the next run can stop them if
 * this one is killed.
 */
export function createPidFile(dataFolder: string) {
  mkdirSync(dataFolder, { recursive: true });
  const file = join(dataFolder, "stack.json");
  const children = new Map<string, RunningProcess & { name: string }>();
  const stack = { processId: process.pid, identity: findIdentity(process.pid) };
  const write = () => {
    writeFileSync(`${file}.new`, JSON.stringify({ stack, children: [...children.values()] }));
    renameSync(`${file}.new`, file);
  };
  write();
  return {
    /** Records a started process under its name, replacing an earlier process of that name. */
    add(name: string, processId: number | undefined) {
      if (processId === undefined) return;
      children.set(name, { name, processId, identity: findIdentity(processId) });
      write();
    },
    /** Removes the file; call it when all recorded processes have ended. */
    remove() {
      rmSync(file, { force: true });
    },
  };
}

export type PidFile = ReturnType<typeof createPidFile>;
