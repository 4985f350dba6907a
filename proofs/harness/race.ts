import type postgres from "postgres";
import * as v from "valibot";
import type { TestDatabase } from "./test-databases";

/** One thing done on a connection of its own. */
export type Step<Result> = (connection: postgres.ReservedSql, index: number) => Promise<Result>;

const pidSchema = v.object({ pid: v.number() });
const countSchema = v.object({ count: v.number() });

/** The number of other connections: eight with the first one, a typical number of parallel connections. */
const otherCount = 7;

async function pidOf(connection: postgres.ReservedSql): Promise<number> {
  const [row] = await connection`select pg_backend_pid() as pid`;
  return v.parse(pidSchema, row).pid;
}

/** Returns when everybody has either ended or is before a lock; asks the server, never the clock. */
async function untilHeldUp(database: TestDatabase, pids: number[], countDone: () => number): Promise<void> {
  for (let held = 0; held + countDone() < pids.length;) {
    const [row] = await database.owner`
      select count(*)::int from unnest(${pids}::int[]) as p (pid) where cardinality(pg_blocking_pids(p.pid)) > 0`;
    held = v.parse(countSchema, row).count;
  }
}

/**
 * Makes others meet something half done: `first` is carried out but not committed, then the others start on seven
 * connections, and once each of them has ended or is before a lock, the first one commits.
 *
 * @returns what the first one got, what the others got in the order of their connections, and how many had to wait
 */
export async function race<First, Other>(
  database: TestDatabase,
  first: Step<First>,
  other: Step<Other>,
): Promise<{ first: First; others: Other[]; waited: number }> {
  const holder = await database.owner.reserve();
  const rest = await Promise.all(Array.from({ length: otherCount }, () => database.owner.reserve()));
  try {
    await holder`begin`;
    const result = await first(holder, 0);
    const pids = await Promise.all(rest.map((connection) => pidOf(connection)));
    let done = 0;
    const runs = rest.map(async (connection, index) => {
      try {
        return await other(connection, index + 1);
      } finally {
        done += 1;
      }
    });
    const ends = Promise.allSettled(runs);
    await untilHeldUp(database, pids, () => done);
    const waited = otherCount - done;
    await holder`commit`;
    await ends;
    return { first: result, others: await Promise.all(runs), waited };
  } finally {
    await holder`rollback`;
    for (const connection of [holder, ...rest]) connection.release();
  }
}
