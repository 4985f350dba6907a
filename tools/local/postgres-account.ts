import { execFileSync, spawnSync } from "node:child_process";
import { userInfo } from "node:os";

/** The system's account that runs the database server. */
export type Account = { uid: number; gid: number };

function readId(flag: "-u" | "-g") {
  return Number(
    execFileSync("id", [flag, "postgres"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
  );
}

/**
 * Finds the account for the database server, because PostgreSQL does not run as root. For root it returns the account
 * `postgres`, and creates it if the system has none. For any other user it returns undefined.
 */
export function findPostgresAccount(): Account | undefined {
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
 * Tries to enter the folder and to start the program as the account. Checking the permissions is not enough, because some
 * file systems refuse access that the permissions allow.
 *
 * @returns the system's or the program's error if it does not start; null if it does
 */
export function findStartError(account: Account, program: string, folder: string): string | null {
  const attempt = spawnSync("sh", ["-c", 'cd "$1" && exec "$0" --version', program, folder], {
    ...account,
    cwd: "/",
    encoding: "utf8",
  });
  if (attempt.status === 0) return null;
  return (
    attempt.error?.message ?? (attempt.stderr.trim() || `it ended with ${attempt.status ?? attempt.signal}`)
  );
}
