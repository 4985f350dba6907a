import postgres from "postgres";
import { startRealServer } from "../pgtap/real-server";

/** One database to attack: as the owner of everything over many connections, and as whoever holds the secret key. */
export type TestDatabase = { owner: postgres.Sql; service: postgres.Sql; close: () => Promise<void> };

/** A real server whose migrated database is the template of as many others as are wanted. */
export type TestDatabases = {
  /** A fresh database; its name is its own. */
  open: (name: string) => Promise<TestDatabase>;
  close: () => Promise<void>;
};

const examsOpen = `
  update public.editions set registration_opens_on = current_date - 30, exams_from = current_date - 5,
    exams_to = current_date + 40, results_on = current_date + 90 where is_current;
  update public.edition_exams set exam_on = current_date + 20, registration_closes_on = current_date + 19`;

/** Starts the server. Its own database is left alone from then on, as PostgreSQL wants of a template. */
export async function openTestDatabases(): Promise<TestDatabases> {
  const server = await startRealServer();
  await server.owner.unsafe(examsOpen).simple();
  const [port] = server.owner.options.port;
  const url = `postgresql://postgres:postgres@127.0.0.1:${port}`;
  await server.owner.end();
  // Whoever ends the connections of others must be able to end the server's own, such as a vacuum's.
  const keeper = postgres(server.superuserUrl.replace(/postgres$/, "template1"), {
    max: 1,
    onnotice: () => undefined,
  });
  return {
    async open(name) {
      await keeper.unsafe(`create database ${name} owner postgres template postgres strategy file_copy`);
      const owner = postgres(`${url}/${name}`, { max: 10, onnotice: () => undefined });
      const asService = `options=${encodeURIComponent("-c role=service_role")}`;
      const service = postgres(`${url}/${name}?${asService}`, { max: 1, onnotice: () => undefined });
      const close = async () => {
        await Promise.all([owner.end({ timeout: 1 }), service.end({ timeout: 1 })]);
        await keeper.unsafe(`drop database ${name} with (force)`);
      };
      return { owner, service, close };
    },
    async close() {
      await keeper.end();
      await server.stop();
    },
  };
}
