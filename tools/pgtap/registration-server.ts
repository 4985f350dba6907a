import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { readSql } from "./migrated-database";
import { startRealServer, type RealServer } from "./real-server";

const replySchema = v.looseObject({ outcome: v.string() });
const idSchema = v.object({ id: v.string() });
const countSchema = v.object({ count: v.number() });

/**
 * Starts a temporary server on which registration is open and the exams are in 20 days. The owner can call the
 * functions of supabase/tests/000-actors.sql. The caller stops the server.
 */
export async function startRegistrationServer(): Promise<RealServer> {
  const server = await startRealServer();
  const [actors = ""] = (await readSql("tests/000-actors.sql")).split("\ncommit;");
  // The real server has no pgTAP, which is only needed in memory.
  const actorsWithoutTap = actors.replace(/^create extension if not exists pgtap.*$/m, "");
  try {
    await server.owner.unsafe(`${actorsWithoutTap}\ncommit; select tests.open_registration();`).simple();
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

/** Adds a student of class 5. The returned `name` identifies her in `tests.enrol` and similar functions. */
export async function addStudent({ owner }: RealServer): Promise<{ name: string; id: string }> {
  const name = randomUUID();
  const [row] = await owner`select tests.create_student(${name}) as id`;
  return { name, ...v.parse(idSchema, row) };
}

/** Makes eight calls in parallel, one per connection; returns the replies in the order of their index. */
export function callInParallel<Reply>(call: (index: number) => Promise<Reply>): Promise<Reply[]> {
  return Promise.all(Array.from({ length: 8 }, (_, index) => call(index)));
}

/**
 * Calls a database function as a logged-in user, and returns its reply, which has an `outcome`. Throws the database's
 * errors.
 *
 * @param server the server
 * @param personId the user's id
 * @param call the call in SQL, with placeholders such as `$1`
 * @param parameters the values of the placeholders
 */
export function callAs(
  { service }: RealServer,
  personId: string,
  call: string,
  parameters: (string | number | null)[],
) {
  return service.begin(async (sql) => {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: personId })}, true)`;
    await sql`reset role`;
    await sql`set local role authenticated`;
    const [row] = await sql.unsafe(`select ${call} as reply`, parameters);
    return v.parse(replySchema, row?.["reply"]);
  });
}

/**
 * Waits until this many connections wait for a lock, or until `isOver` returns true. It asks the server again and again
 * instead of waiting for a fixed time.
 */
export async function waitForBlockedConnections(
  { service }: RealServer,
  count: number,
  isOver: () => boolean = () => false,
): Promise<void> {
  for (let blockedCount = 0; blockedCount < count && !isOver();) {
    const [row] = await service`
      select count(*)::int from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0`;
    blockedCount = v.parse(countSchema, row).count;
  }
}
