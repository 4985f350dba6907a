import { createHash } from "node:crypto";
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { basename, join } from "node:path";
import { type Account, findPostgresAccount, findStartError } from "./postgres-account";
import { findInstalledPrograms, programPath } from "./postgres-programs";
import { projectFolder } from "./project-folder";

/** The folders of a server's programs and data, and the account that runs it. */
export type PostgresFolders = {
  /** The folder with `bin`, `lib` and `share`. */
  programs: string;
  /** The folder in which the data folder `postgres` is. */
  data: string;
  /** The account that runs the server; undefined for our own account. */
  account: Account | undefined;
  /** True if the data folder `postgres` is not in the stack's data folder but below /var/lib/olympeak. */
  isDataOutside: boolean;
};

const shortHash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** A folder of this project that every account may enter, but only root may write to. */
const outsideFolder = join("/var/lib/olympeak", `${basename(projectFolder)}-${shortHash(projectFolder)}`);

const outsideDataFolder = (dataFolder: string) => join(outsideFolder, `data-${shortHash(dataFolder)}`);

/** Creates a folder that other accounts may enter, even if root has a stricter umask. */
function createSharedFolder(folder: string) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

/** Copies the programs to the outside folder, atomically, because another start may do the same at the same time. */
function copyPrograms(account: Account) {
  const installedPrograms = findInstalledPrograms();
  const copy = join(outsideFolder, `programs-${installedPrograms.version}`);
  if (existsSync(copy)) return copy;
  const unfinishedCopy = `${copy}.${process.pid}`;
  cpSync(installedPrograms.folder, unfinishedCopy, { recursive: true, verbatimSymlinks: true });
  spawnSync("chown", ["-R", `${account.uid}:${account.gid}`, unfinishedCopy]);
  try {
    renameSync(unfinishedCopy, copy);
  } catch {
    rmSync(unfinishedCopy, { recursive: true });
  }
  return copy;
}

/**
 * Finds folders in which PostgreSQL can run. Usually these are its installed programs and our data folder. Root runs
 * PostgreSQL as the account `postgres`; if this account cannot reach these folders, the programs are copied to
 * /var/lib/olympeak, and if needed the data is there too. Throws with the program's output if it does not start there
 * either.
 */
export function findPostgresFolders(dataFolder: string): PostgresFolders {
  const account = findPostgresAccount();
  const installedFolder = findInstalledPrograms().folder;
  mkdirSync(dataFolder, { recursive: true });
  const localFolders = { programs: installedFolder, data: dataFolder, account, isDataOutside: false };
  if (!account || findStartError(account, programPath(installedFolder, "postgres"), dataFolder) === null)
    return localFolders;

  const data = outsideDataFolder(dataFolder);
  for (const folder of [join(outsideFolder, ".."), outsideFolder]) createSharedFolder(folder);
  const programs = copyPrograms(account);
  const program = programPath(programs, "postgres");
  if (findStartError(account, program, dataFolder) === null) return { ...localFolders, programs };
  createSharedFolder(data);
  const error = findStartError(account, program, data);
  if (error === null) return { programs, data, account, isDataOutside: true };
  throw new Error(
    `PostgreSQL does not run as root, and as the account "postgres" ${program} does not start in ${data}: ${error}. Run as an ordinary user if the account lacks rights.`,
  );
}

/** Removes the database below /var/lib/olympeak that belongs to a data folder, if there is one. */
export function removeDataOutsideProject(dataFolder: string) {
  rmSync(outsideDataFolder(dataFolder), { recursive: true, force: true });
}

/** Removes the programs that were copied to /var/lib/olympeak, unless another data folder of this project needs them. */
export function removeProgramsOutsideProject() {
  if (!existsSync(outsideFolder)) return;
  const isNeeded = readdirSync(outsideFolder).some((name) => name.startsWith("data-"));
  if (!isNeeded) rmSync(outsideFolder, { recursive: true });
}
