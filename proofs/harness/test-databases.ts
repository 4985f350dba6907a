import postgres from "postgres";
import type { RealServer } from "../../tools/pgtap/real-server";

/** One database to attack: as the owner of everything over many connections, and as anyone who holds the secret key. */
export type TestDatabase = {
  owner: postgres.Sql;
  service: postgres.Sql;
  /** Opens `count` more connections with the same login that act as one of the API's roles; they close with the database. */
  connectAs: (role: "anon" | "authenticated" | "service_role", count: number) => postgres.Sql;
  close: () => Promise<void>;
};

/** A real server whose migrated database is the template of as many others as are wanted. */
export type TestDatabases = {
  /** A fresh database; its name is its own. */
  open: (name: string) => Promise<TestDatabase>;
  close: () => Promise<void>;
};

/**
 * Starts the server. Its own database is left alone from then on, as PostgreSQL wants of a template.
 *
 * @param start a server with what every database is to have; the databases' closing stops it
 */
export async function openTestDatabases(start: () => Promise<RealServer>): Promise<TestDatabases> {
  const server = await start();
  const [port] = server.owner.options.port;
  const url = `postgresql://postgres:postgres@127.0.0.1:${port}`;
  await server.owner.end();
  // Anyone who ends the connections of others must be able to end the server's own, such as a vacuum's.
  const keeper = postgres(server.superuserUrl.replace(/postgres$/, "template1"), {
    max: 1,
    onnotice: () => undefined,
  });
  return {
    async open(name) {
      await keeper.unsafe(`create database ${name} owner postgres template postgres strategy file_copy`);
      const owner = postgres(`${url}/${name}`, { max: 10, onnotice: () => undefined });
      const opened = [owner];
      const connectAs: TestDatabase["connectAs"] = (role, count) => {
        const options = encodeURIComponent(`-c role=${role}`);
        const sql = postgres(`${url}/${name}?options=${options}`, { max: count, onnotice: () => undefined });
        opened.push(sql);
        return sql;
      };
      const close = async () => {
        await Promise.all(opened.map((sql) => sql.end({ timeout: 1 })));
        await keeper.unsafe(`drop database ${name} with (force)`);
      };
      return { owner, service: connectAs("service_role", 1), connectAs, close };
    },
    async close() {
      await keeper.end();
      await server.stop();
    },
  };
}
