import type postgres from "postgres";
import { readProcessorTimes } from "../processor-times";
import { openDirectCalls, type DirectSession } from "./direct-calls";
import type { OpenedExam } from "./open-exam";
import { quantile } from "./report";

/** Enough that PostgreSQL is never idle on two cores, where each transaction waits for the disk as well. */
const connections = 8;

/** How often each child asks for its list, and saves: enough that what a connection looks up once is nothing of it. */
const listRounds = 4;
const saveRounds = 20;

/** The cost of one kind of call in PostgreSQL; milliseconds of a core and of waiting, bytes of its write-ahead log. */
export type DirectCost = {
  name: string;
  calls: number;
  perSecond: number;
  coreMs: number;
  walBytes: number;
  p50: number;
  p95: number;
};

/**
 * Runs an exam's calls without the API, each kind of call separately and with as many parallel calls as the pool has connections.
 *
 * @param databaseUrl the server
 * @param sql the same as its owner
 * @param stackPid the process that PostgreSQL descends from
 * @param opened open for its starts, in which nobody sits yet
 * @returns what each kind of call takes
 */
export async function timePostgresAlone(
  databaseUrl: string,
  sql: postgres.Sql,
  stackPid: number,
  opened: OpenedExam,
): Promise<DirectCost[]> {
  const direct = openDirectCalls(databaseUrl, connections);
  const read = async () => {
    const [row] = await sql`select pg_current_wal_insert_lsn() - '0/0' as bytes`;
    return { coreMs: readProcessorTimes(stackPid)["postgres"] ?? 0, walBytes: Number(row?.["bytes"]) };
  };
  const time = async (name: string, questions: (() => Promise<unknown>)[]): Promise<DirectCost> => {
    const times: number[] = [];
    const waiting = questions.toReversed();
    const before = await read();
    const startedAt = performance.now();
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const askedAt = performance.now();
        await next();
        times.push(performance.now() - askedAt);
      }
    };
    await Promise.all(Array.from({ length: connections }, work));
    const tookMs = performance.now() - startedAt;
    const after = await read();
    const calls = times.length;
    return {
      name,
      calls,
      perSecond: (1000 * calls) / tookMs,
      coreMs: (after.coreMs - before.coreMs) / calls,
      walBytes: (after.walBytes - before.walBytes) / calls,
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
    };
  };
  try {
    await opened.time.wait(Math.max(0, opened.opensAtMs - opened.time.nowMs() + opened.spreadSeconds * 1000));
    const ids = opened.children.map(({ id }) => id);
    const sessions: { id: string; session: DirectSession }[] = [];
    const listed = await time(
      "list_my_exams",
      Array.from({ length: listRounds }, () => ids.map((id) => () => direct.listMyExams(id))).flat(),
    );
    const begun = await time(
      "start_exam",
      ids.map((id) => async () => sessions.push({ id, session: await direct.start(opened, id) })),
    );
    const rounds = Array.from({ length: saveRounds }, (_, place) => place + 1);
    const saved = await time(
      "save_answers",
      rounds.flatMap((n) =>
        sessions.map(
          ({ session }) =>
            () =>
              direct.save(session, n),
        ),
      ),
    );
    const finished = await time(
      "finish_exam",
      sessions.map(
        ({ session }) =>
          () =>
            direct.finish(session, saveRounds),
      ),
    );
    const receipts = await time(
      "get_receipt",
      sessions.map(
        ({ id, session }) =>
          () =>
            direct.readReceipt(id, session),
      ),
    );
    return [listed, begun, saved, finished, receipts];
  } finally {
    await direct.end();
  }
}
