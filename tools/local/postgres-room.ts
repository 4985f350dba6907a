import { createHash } from "node:crypto";
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { basename, join } from "node:path";
import { type Account, findPostgresAccount, findStartError } from "./postgres-account";
import { findInstalledPrograms, programIn } from "./postgres-programs";
import { projectFolder } from "./project-folder";

/** Where a server finds its programs and keeps its data, and as whom it runs. */
export type PostgresRoom = {
  /** The folder with `bin`, `lib` and `share`. */
  programs: string;
  /** The folder in which the data folder `postgres` is. */
  data: string;
  /** Undefined: as we ourselves. */
  account: Account | undefined;
  /** Whether that is outside the project and its data folder. */
  isAside: boolean;
};

const shortHash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** A folder of this project's own that every account may enter, and root alone may write to. */
const asideFolder = join("/var/lib/olympeak", `${basename(projectFolder)}-${shortHash(projectFolder)}`);

const dataAside = (dataFolder: string) => join(asideFolder, `data-${shortHash(dataFolder)}`);

/** Others may enter, even if root has a stricter mask. */
function openFolder(folder: string) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

/** Copies the programs in one step that is either done or not: another start may be doing the same. */
function copyPrograms(account: Account) {
  const installed = findInstalledPrograms();
  const copy = join(asideFolder, `programs-${installed.version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(installed.folder, unfinished, { recursive: true, verbatimSymlinks: true });
  spawnSync("chown", ["-R", `${account.uid}:${account.gid}`, unfinished]);
  try {
    renameSync(unfinished, copy);
  } catch {
    rmSync(unfinished, { recursive: true });
  }
  return copy;
}

/**
 * Finds a room in which PostgreSQL can work on a data folder of ours: where programs and data are already, or, for root
 * where the account `postgres` cannot walk to them, a copy of the programs aside and, if need be, a folder for the data.
 * Throws a sentence with the program and what it says when it starts in neither.
 */
export function findPostgresRoom(dataFolder: string): PostgresRoom {
  const account = findPostgresAccount();
  const installed = findInstalledPrograms().folder;
  mkdirSync(dataFolder, { recursive: true });
  const here = { programs: installed, data: dataFolder, account, isAside: false };
  if (!account || findStartError(account, programIn(installed, "postgres"), dataFolder) === null) return here;

  const data = dataAside(dataFolder);
  for (const folder of [join(asideFolder, ".."), asideFolder]) openFolder(folder);
  const programs = copyPrograms(account);
  const program = programIn(programs, "postgres");
  if (findStartError(account, program, dataFolder) === null) return { ...here, programs };
  openFolder(data);
  const error = findStartError(account, program, data);
  if (error === null) return { programs, data, account, isAside: true };
  throw new Error(
    `PostgreSQL does not run as root, and as the account "postgres" ${program} does not start in ${data}: ${error}. Run as an ordinary user if that is a matter of rights.`,
  );
}

/** Takes away what is aside for a data folder, if anything does. */
export function removeDataAside(dataFolder: string) {
  rmSync(dataAside(dataFolder), { recursive: true, force: true });
}

/** Takes away the programs aside as well, unless another data folder of this project needs them. */
export function removeProgramsAside() {
  if (!existsSync(asideFolder)) return;
  const isNeeded = readdirSync(asideFolder).some((name) => name.startsWith("data-"));
  if (!isNeeded) rmSync(asideFolder, { recursive: true });
}
