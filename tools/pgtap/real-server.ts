import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { findFreePort } from "../local/ports";
import { startPostgres } from "../local/postgres";
import { removeDataOutsideProject } from "../local/postgres-folders";
import { isAlive } from "../local/processes";
import { databaseUrlAs, type PlatformRole } from "../platform/platform-sql";
import { applyMigrations, readSql, type Migration } from "./migrated-database";

/** A real PostgreSQL server with all migrations and the seed, and its connections. */
export type RealServer = {
  /** One connection as `postgres`, which owns all our objects but is not a superuser. */
  owner: postgres.Sql;
  /** Eight connections with the rights of the secret key. */
  service: postgres.Sql;
  /** The superuser's URL, for actions that hosted projects do not allow. */
  superuserUrl: string;
  stop: () => Promise<void>;
};

const ignoreNotices = () => undefined;

/** A temporary server need not survive a crash, and JIT compilation takes longer than these statements. */
const temporarySettings = { fsync: "off", synchronous_commit: "off", jit: "off" };

/** The folder of Linux that is in memory. */
const memoryFolder = "/dev/shm";

/** Returns whether the memory folder exists and has 2 GiB free, enough for all servers that run in parallel. */
function hasMemoryFolder(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize > 2 * 1024 ** 3;
  } catch {
    return false;
  }
}

/**
 * Creates the data folder of a temporary server, in memory if possible, because creating a thousand files on a disk is
 * slow.
 */
function createDataFolder(): string {
  const folder = mkdtempSync(join(hasMemoryFolder() ? memoryFolder : tmpdir(), "olympeak-postgres-"));
  // If we are root, another account runs the server and must be able to enter this folder.
  chmodSync(folder, 0o711);
  return folder;
}

/**
 * Starts a temporary server, for tests of locks: they need several connections, and the database in memory has one. The
 * caller stops the server.
 *
 * @param settings further settings of the server
 * @param migrations the migrations to apply; by default those of this project
 */
export async function startRealServer(
  settings: Record<string, string> = {},
  migrations?: Migration[],
): Promise<RealServer> {
  const port = await findFreePort();
  const dataFolder = createDataFolder();
  const server = await startPostgres(dataFolder, port, { settings: { ...temporarySettings, ...settings } });
  const removeData = () => {
    rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 });
    removeDataOutsideProject(dataFolder);
  };
  const stopOnExit = () => {
    if (isAlive(server.processId)) process.kill(server.processId, "SIGQUIT");
    removeData();
  };
  process.once("exit", stopOnExit);
  const url = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`;
  const connectAs = (role: PlatformRole) =>
    postgres(databaseUrlAs(role, url), { max: 1, onnotice: ignoreNotices });
  // Connections are opened on first use, because most of these roles do not exist yet.
  const owner = connectAs("postgres");
  const connectionsByRole = {
    postgres: owner,
    supabase_admin: connectAs("supabase_admin"),
    supabase_auth_admin: connectAs("supabase_auth_admin"),
    supabase_storage_admin: connectAs("supabase_storage_admin"),
  };
  const service = postgres(`${url}?options=${encodeURIComponent("-c role=service_role")}`, {
    max: 8,
    onnotice: ignoreNotices,
  });
  const stop = async () => {
    await Promise.all([...Object.values(connectionsByRole), service].map((sql) => sql.end()));
    process.off("exit", stopOnExit);
    await server.stop();
    removeData();
  };
  try {
    await applyMigrations((role, sql) => connectionsByRole[role].unsafe(sql).simple(), migrations);
    await owner.unsafe(await readSql("seed.sql")).simple();
    const { postgres: _owner, ...otherConnections } = connectionsByRole;
    await Promise.all(Object.values(otherConnections).map((sql) => sql.end()));
  } catch (error) {
    await stop();
    throw error;
  }
  return { owner, service, superuserUrl: databaseUrlAs("supabase_admin", url), stop };
}
