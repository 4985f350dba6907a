import * as v from "valibot";
import type { TestDatabase, TestDatabases } from "../../harness/test-databases";
import { fillAttempts } from "./exam-databases";

/** How many attempts a job settles per call (supabase/functions/background-jobs). */
const batch = 500;

const endedSchema = v.object({ ended: v.number() });

/** A database with attempts to settle, and how long it has taken so far. */
type Hall = { database: TestDatabase; count: number; ms: number };

async function openHall(databases: TestDatabases, count: number): Promise<Hall> {
  const database = await databases.open(`hall_${count}`);
  await fillAttempts(database.owner, count);
  return { database, count, ms: 0 };
}

/** Settles so many batches. Throws where one was not full. */
async function settle(hall: Hall, batches: number): Promise<void> {
  for (let done = 0; done < batches; done += 1) {
    const startedAt = performance.now();
    const [row] = await hall.database.service`select public.settle_exams(${batch}) as answer`;
    hall.ms += performance.now() - startedAt;
    v.parse(v.object({ ended: v.literal(batch) }), v.parse(endedSchema, row?.["answer"]));
  }
}

/**
 * Ends attempts by time, folds what counts and issues the receipts: of a small exam and a large one in turn, so that a busy
 * minute is busy for both.
 *
 * @param databases of this bench
 * @param counts how many attempts each exam has, each a multiple of the smallest
 * @returns milliseconds an attempt, in the order of the counts
 */
export async function timeSettling(databases: TestDatabases, counts: readonly number[]): Promise<number[]> {
  const halls: Hall[] = [];
  for (const count of counts) halls.push(await openHall(databases, count));
  const smallest = Math.min(...counts);
  for (let round = 0; round < smallest / batch; round += 1)
    for (const hall of halls) await settle(hall, hall.count / smallest);
  const [first] = halls;
  const broken = first ? await first.database.owner`select promise from private.exam_violations()` : [];
  if (broken.length > 0) throw new Error(`Settled wrongly: ${JSON.stringify(broken)}`);
  for (const { database } of halls) await database.close();
  return halls.map(({ ms, count }) => ms / count);
}
