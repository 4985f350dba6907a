import { execFileSync, spawnSync } from "node:child_process";
import { userInfo } from "node:os";

/** Whom the server runs as. */
export type Account = { uid: number; gid: number };

function readId(flag: "-u" | "-g") {
  return Number(
    execFileSync("id", [flag, "postgres"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
  );
}

/**
 * The account the server runs under when we are root, which PostgreSQL refuses to be: `postgres`,
 * made when the system has none. Undefined for everybody else.
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
 * Whether an account can start a program and enter a folder: it is tried, because file systems have different rules.
 */
export function canWork(account: Account, program: string, folder: string) {
  const attempt = spawnSync("sh", ["-c", 'cd "$1" && exec "$0" --version', program, folder], {
    ...account,
    cwd: "/",
    stdio: "ignore",
  });
  return attempt.status === 0;
}
