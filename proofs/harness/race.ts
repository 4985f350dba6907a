import type postgres from "postgres";
import * as v from "valibot";
import type { TestDatabase } from "./test-databases";

/** The work of one connection in a race; `index` is 0 for the first one, 1 to 7 for the others. */
export type Step<Result> = (connection: postgres.ReservedSql, index: number) => Promise<Result>;

const pidSchema = v.object({ pid: v.number() });
const countSchema = v.object({ count: v.number() });

/** The number of connections that compete with the first one; with the first, eight connections race. */
const otherCount = 7;

async function readPid(connection: postgres.ReservedSql): Promise<number> {
  const [row] = await connection`select pg_backend_pid() as pid`;
  return v.parse(pidSchema, row).pid;
}

/** Resolves when every connection has finished or waits for a lock. Polls the server without a time limit. */
async function waitUntilDoneOrBlocked(
  database: TestDatabase,
  pids: number[],
  countDone: () => number,
): Promise<void> {
  for (let blockedCount = 0; blockedCount + countDone() < pids.length;) {
    const [row] = await database.owner`
      select count(*)::int from unnest(${pids}::int[]) as p (pid) where cardinality(pg_blocking_pids(p.pid)) > 0`;
    blockedCount = v.parse(countSchema, row).count;
  }
}

/**
 * Runs `firstStep` in an open transaction, starts `otherStep` on seven more connections, and commits the transaction
 * when each of them has finished or waits for a lock.
 *
 * @returns the result of `firstStep`, the results of `otherStep` in the order of the connections, and how many of these waited for a
 *   lock
 */
export async function race<First, Other>(
  database: TestDatabase,
  firstStep: Step<First>,
  otherStep: Step<Other>,
): Promise<{ first: First; others: Other[]; waitingCount: number }> {
  const firstConnection = await database.owner.reserve();
  const otherConnections = await Promise.all(
    Array.from({ length: otherCount }, () => database.owner.reserve()),
  );
  try {
    await firstConnection`begin`;
    const first = await firstStep(firstConnection, 0);
    const pids = await Promise.all(otherConnections.map((connection) => readPid(connection)));
    let doneCount = 0;
    const otherRuns = otherConnections.map(async (connection, index) => {
      try {
        return await otherStep(connection, index + 1);
      } finally {
        doneCount += 1;
      }
    });
    const allSettled = Promise.allSettled(otherRuns);
    await waitUntilDoneOrBlocked(database, pids, () => doneCount);
    const waitingCount = otherCount - doneCount;
    await firstConnection`commit`;
    await allSettled;
    return { first, others: await Promise.all(otherRuns), waitingCount };
  } finally {
    await firstConnection`rollback`;
    for (const connection of [firstConnection, ...otherConnections]) connection.release();
  }
}
