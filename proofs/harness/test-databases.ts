import postgres from "postgres";
import type { RealServer } from "../../tools/pgtap/real-server";

/** A database to attack, as its owner over many connections, and as the service role. */
export type TestDatabase = {
  owner: postgres.Sql;
  service: postgres.Sql;
  /** Opens `count` more connections with the same login that act as one of the API's roles; they close with the database. */
  connectAs: (role: "anon" | "authenticated" | "service_role", count: number) => postgres.Sql;
  close: () => Promise<void>;
};

/** A real server that creates copies of its migrated database. */
export type TestDatabases = {
  /** Creates a copy of the migrated database and opens it; no other open database may have the name. */
  open: (name: string) => Promise<TestDatabase>;
  close: () => Promise<void>;
};

/**
 * Starts the server. Its own database has no connections afterwards, because it is the template of the copies.
 *
 * @param start starts a server whose database has the rows that every copy needs; `close` stops it
 */
export async function openTestDatabases(start: () => Promise<RealServer>): Promise<TestDatabases> {
  const server = await start();
  const [port] = server.owner.options.port;
  const url = `postgresql://postgres:postgres@127.0.0.1:${port}`;
  await server.owner.end();
  // A superuser, because `drop database … with (force)` also ends the server's own connections, such as an autovacuum's.
  const superuser = postgres(server.superuserUrl.replace(/postgres$/, "template1"), {
    max: 1,
    onnotice: () => undefined,
  });
  return {
    async open(name) {
      await superuser.unsafe(`create database ${name} owner postgres template postgres strategy file_copy`);
      const owner = postgres(`${url}/${name}`, { max: 10, onnotice: () => undefined });
      const connections = [owner];
      const connectAs: TestDatabase["connectAs"] = (role, count) => {
        const options = encodeURIComponent(`-c role=${role}`);
        const sql = postgres(`${url}/${name}?options=${options}`, { max: count, onnotice: () => undefined });
        connections.push(sql);
        return sql;
      };
      const close = async () => {
        await Promise.all(connections.map((sql) => sql.end({ timeout: 1 })));
        await superuser.unsafe(`drop database ${name} with (force)`);
      };
      return { owner, service: connectAs("service_role", 1), connectAs, close };
    },
    async close() {
      await superuser.end();
      await server.stop();
    },
  };
}
