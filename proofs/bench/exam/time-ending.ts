import * as v from "valibot";
import type { TestDatabase, TestDatabases } from "../../harness/test-databases";
import { fillAttempts } from "./exam-databases";

/** The number of attempts that a job ends per call (supabase/functions/background-jobs). */
const batchSize = 500;

const endedSchema = v.object({ ended: v.number() });

/** A database with attempts to end, and the time spent so far. */
type MeasuredExam = { database: TestDatabase; count: number; ms: number };

async function openMeasuredExam(databases: TestDatabases, count: number): Promise<MeasuredExam> {
  const database = await databases.open(`ended_${count}`);
  await fillAttempts(database.owner, count);
  return { database, count, ms: 0 };
}

/** Ends this number of batches of attempts. Throws if a batch has fewer attempts than `batchSize`. */
async function endBatches(exam: MeasuredExam, batchCount: number): Promise<void> {
  for (let batch = 0; batch < batchCount; batch += 1) {
    const startedAt = performance.now();
    const [row] = await exam.database.service`select public.end_overdue_attempts(${batchSize}) as reply`;
    exam.ms += performance.now() - startedAt;
    v.parse(v.object({ ended: v.literal(batchSize) }), v.parse(endedSchema, row?.["reply"]));
  }
}

/**
 * Ends the attempts of a small exam and a large one in turn, so that other load on the machine affects both.
 *
 * @param databases the databases of this benchmark
 * @param counts the number of attempts of each exam, each a multiple of the smallest
 * @returns milliseconds per attempt, in the order of the counts
 */
export async function timeEnding(databases: TestDatabases, counts: readonly number[]): Promise<number[]> {
  const exams: MeasuredExam[] = [];
  for (const count of counts) exams.push(await openMeasuredExam(databases, count));
  const smallest = Math.min(...counts);
  for (let round = 0; round < smallest / batchSize; round += 1)
    for (const exam of exams) await endBatches(exam, exam.count / smallest);
  const [first] = exams;
  const violations = first ? await first.database.owner`select promise from private.exam_violations()` : [];
  if (violations.length > 0) throw new Error(`Ended wrongly: ${JSON.stringify(violations)}`);
  for (const { database } of exams) await database.close();
  return exams.map(({ ms, count }) => ms / count);
}
