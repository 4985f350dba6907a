import postgres from "postgres";
import { startRealServer, type RealServer } from "../pgtap/real-server";

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
  update public.edition_exams set exam_on = current_date + 20, registration_closes_on = current_date + 19;
  alter system set fsync = off; alter system set synchronous_commit = off; alter system set jit = off;
  select pg_reload_conf()`;

/** Starts the server. Its own database is left alone from then on, as PostgreSQL wants of a template. */
export async function openTestDatabases(): Promise<TestDatabases> {
  const server = await startRealServer();
  for (const statement of examsOpen.split(";")) await server.owner.unsafe(statement);
  const url = urlOf(server);
  await server.owner.end();
  const keeper = postgres(`${url}/template1`, { max: 1, onnotice: () => undefined });
  return {
    async open(name) {
      await keeper.unsafe(`create database ${name} template postgres strategy file_copy`);
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

function urlOf({ owner }: RealServer): string {
  return `postgresql://postgres:postgres@127.0.0.1:${owner.options.port[0]}`;
}
