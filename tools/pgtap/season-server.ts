import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { readSql } from "./migrated-database";
import { startRealServer, type RealServer } from "./real-server";

const answerSchema = v.looseObject({ outcome: v.string() });
const idSchema = v.object({ id: v.string() });
const countSchema = v.object({ count: v.number() });

/**
 * Starts a throw-away server in the middle of a season: registration is open, exams are in 20 days, and the functions of
 * supabase/tests/000-actors.sql are there for the owner. The caller stops it.
 */
export async function startSeasonServer(): Promise<RealServer> {
  const server = await startRealServer();
  const [actors = ""] = (await readSql("tests/000-actors.sql")).split("\ncommit;");
  // The real server has no pgTAP, which is only needed in memory.
  const withoutTap = actors.replace(/^create extension if not exists pgtap.*$/m, "");
  try {
    await server.owner.unsafe(`${withoutTap}\ncommit; select tests.open_registration();`).simple();
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

/** A new student of class 5. `name` identifies her in `tests.enrol` and similar functions. */
export async function addStudent({ owner }: RealServer): Promise<{ name: string; id: string }> {
  const name = randomUUID();
  const [row] = await owner`select tests.create_student(${name}) as id`;
  return { name, ...v.parse(idSchema, row) };
}

/** Makes parallel calls, one per connection; returns the replies in the order of their index. */
export function callInParallel<Answer>(call: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: 8 }, (_, index) => call(index)));
}

/** The answer of a function with an `outcome` to this signed-in person. Throws the database's refusals. */
export function callAs(
  { service }: RealServer,
  personId: string,
  call: string,
  parts: (string | number | null)[],
) {
  return service.begin(async (sql) => {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: personId })}, true)`;
    await sql`reset role`;
    await sql`set local role authenticated`;
    const [row] = await sql.unsafe(`select ${call} as answer`, parts);
    return v.parse(answerSchema, row?.["answer"]);
  });
}

/**
 * Returns when this many connections wait for a lock, or the work is done already; asks the server instead of waiting
 * for a time.
 */
export async function waitForBlockedConnections(
  { service }: RealServer,
  count: number,
  isOver: () => boolean = () => false,
): Promise<void> {
  for (let waiting = 0; waiting < count && !isOver();) {
    const [row] = await service`
      select count(*)::int from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0`;
    waiting = v.parse(countSchema, row).count;
  }
}
