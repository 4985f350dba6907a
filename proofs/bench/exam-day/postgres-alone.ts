import type postgres from "postgres";
import { readProcessorTimes } from "../processor-times";
import { openDirectCalls, type DirectSession } from "./direct-calls";
import type { OpenedExam } from "./open-exam";
import { quantile } from "./report";

/** Enough connections that PostgreSQL is never idle on two cores, although each transaction also waits for the disk. */
const connectionCount = 8;

/** How often each student lists exams and saves; enough that the first call of a connection hardly matters. */
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
 * @param sql a connection to the same server as its owner
 * @param stackPid the process that PostgreSQL descends from
 * @param exam an exam that can be started and has no attempts
 * @returns the cost of each kind of call
 */
export async function timePostgresAlone(
  databaseUrl: string,
  sql: postgres.Sql,
  stackPid: number,
  exam: OpenedExam,
): Promise<DirectCost[]> {
  const direct = openDirectCalls(databaseUrl, connectionCount);
  const readCounters = async () => {
    const [row] = await sql`select pg_current_wal_insert_lsn() - '0/0' as bytes`;
    return { coreMs: readProcessorTimes(stackPid)["postgres"] ?? 0, walBytes: Number(row?.["bytes"]) };
  };
  const measure = async (name: string, calls: (() => Promise<unknown>)[]): Promise<DirectCost> => {
    const times: number[] = [];
    const waitingCalls = calls.toReversed();
    const countersBefore = await readCounters();
    const startedAt = performance.now();
    const makeWaitingCalls = async () => {
      for (let makeCall = waitingCalls.pop(); makeCall; makeCall = waitingCalls.pop()) {
        const callStartedAt = performance.now();
        await makeCall();
        times.push(performance.now() - callStartedAt);
      }
    };
    await Promise.all(Array.from({ length: connectionCount }, makeWaitingCalls));
    const tookMs = performance.now() - startedAt;
    const countersAfter = await readCounters();
    const callCount = times.length;
    return {
      name,
      calls: callCount,
      perSecond: (1000 * callCount) / tookMs,
      coreMs: (countersAfter.coreMs - countersBefore.coreMs) / callCount,
      walBytes: (countersAfter.walBytes - countersBefore.walBytes) / callCount,
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
    };
  };
  try {
    await exam.time.wait(Math.max(0, exam.opensAtMs - exam.time.nowMs() + exam.spreadSeconds * 1000));
    const ids = exam.children.map(({ id }) => id);
    const sessions: { id: string; session: DirectSession }[] = [];
    const listCost = await measure(
      "list_my_exams",
      Array.from({ length: listRounds }, () => ids.map((id) => () => direct.listMyExams(id))).flat(),
    );
    const startCost = await measure(
      "start_exam",
      ids.map((id) => async () => sessions.push({ id, session: await direct.start(exam, id) })),
    );
    const rounds = Array.from({ length: saveRounds }, (_, index) => index + 1);
    const saveCost = await measure(
      "save_answers",
      rounds.flatMap((n) =>
        sessions.map(
          ({ session }) =>
            () =>
              direct.save(session, n),
        ),
      ),
    );
    const finishCost = await measure(
      "finish_exam",
      sessions.map(
        ({ session }) =>
          () =>
            direct.finish(session, saveRounds),
      ),
    );
    const answerRecordCost = await measure(
      "get_answer_record",
      sessions.map(
        ({ id, session }) =>
          () =>
            direct.readAnswerRecord(id, session),
      ),
    );
    return [listCost, startCost, saveCost, finishCost, answerRecordCost];
  } finally {
    await direct.end();
  }
}
