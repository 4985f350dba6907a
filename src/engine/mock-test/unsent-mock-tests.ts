import * as v from "valibot";
import { report } from "../../lib/report";
import { readStored, removeStored, writeStored } from "../../lib/storage";
import type { MockTestResult } from "./mock-test-result";
import { unsentKey } from "./unsent-key";

/**
 * The maximum number of unsent results: more than a child takes offline. Without a limit, they could fill the storage,
 * which a running test needs.
 */
const maxUnsentTests = 50;

/**
 * An unsent result, without its questions and right answers. `wrong.chosen` has the wrong options that were chosen, by
 * question id: the mistakes behind them are looked up and sent with the result.
 */
const resultSchema = v.object({
  classId: v.string(),
  subjectId: v.string(),
  startedAt: v.string(),
  completedAt: v.string(),
  scorePercent: v.number(),
  topics: v.array(v.object({ topic: v.string(), correct: v.number(), total: v.number() })),
  wrong: v.optional(
    v.object({
      subjectSlug: v.string(),
      classNumber: v.number(),
      chosen: v.record(v.string(), v.string()),
    }),
  ),
  seed: v.string(),
});

const unsentSchema = v.array(resultSchema);

/** The calls of `saveUnsentMockTests` in progress, by student. */
const runningSends = new Map<string, Promise<void>>();

/**
 * Results that are not in an account yet, because the child was logged out or offline.
 *
 * @param owner the student who owns the results, or null for a visitor
 * @returns the unsent results, oldest first
 */
export function listUnsentMockTests(owner: string | null): MockTestResult[] {
  return readStored(unsentKey(owner), unsentSchema) ?? [];
}

function storeUnsent(owner: string | null, tests: MockTestResult[]): void {
  if (tests.length === 0) removeStored(unsentKey(owner));
  else writeStored(unsentKey(owner), tests.slice(-maxUnsentTests));
}

/**
 * @param owner the student, or null for a visitor
 * @param completedAt the end time, ISO in UTC, of the unsent result to remove
 */
export function dropUnsentMockTest(owner: string | null, completedAt: string): void {
  storeUnsent(
    owner,
    listUnsentMockTests(owner).filter((test) => test.completedAt !== completedAt),
  );
}

/**
 * Stores a result until it is sent. The same result is stored once.
 *
 * @param owner the student, or null for a visitor
 * @param result a finished test's result
 */
export function queueUnsentMockTest(owner: string | null, result: MockTestResult): void {
  dropUnsentMockTest(owner, result.completedAt);
  storeUnsent(owner, [...listUnsentMockTests(owner), v.parse(resultSchema, result)]);
}

/**
 * The account's reply to a result. `too_many`: the account accepts no more results today. `too_old`: the account
 * will never accept this result.
 */
export type SaveOutcome = "saved" | "too_many" | "too_old";

/** Saves one result to a student's account; throws an AppError if it was not saved for any other reason. */
export type SaveMockTest = (studentId: string, result: MockTestResult) => Promise<SaveOutcome>;

/** Sends every unsent result once, including those added meanwhile. */
async function sendAll(studentId: string, save: SaveMockTest): Promise<void> {
  const tried = new Set<string>();
  const findNext = () => listUnsentMockTests(studentId).find(({ completedAt }) => !tried.has(completedAt));
  for (let test = findNext(); test; test = findNext()) {
    tried.add(test.completedAt);
    try {
      const outcome = await save(studentId, test);
      // The server would refuse the other results too, so they stay until tomorrow.
      if (outcome === "too_many") return;
      if (outcome === "too_old") report("saving a mock test in time", test.completedAt);
      dropUnsentMockTest(studentId, test.completedAt);
    } catch (error) {
      // The result stays and is sent again later: some refusals are temporary, such as while the device's clock is ahead.
      report("saving a mock test", error);
    }
  }
}

/**
 * Sends the student's own unsent results. Does nothing while offline; a failure is reported, and the result stays
 * (docs/specification.md section 8).
 *
 * @param studentId the logged-in student
 * @param save the function that saves one result
 */
export function saveUnsentMockTests(studentId: string, save: SaveMockTest): Promise<void> {
  if (!navigator.onLine || listUnsentMockTests(studentId).length === 0) return Promise.resolve();
  const runningSend =
    runningSends.get(studentId) ?? sendAll(studentId, save).finally(() => runningSends.delete(studentId));
  runningSends.set(studentId, runningSend);
  return runningSend;
}

/**
 * Assigns a visitor's results to this student.
 *
 * @param studentId the student who claims the results
 */
export function claimUnsentMockTests(studentId: string): void {
  for (const test of listUnsentMockTests(null)) queueUnsentMockTest(studentId, test);
  dropVisitorsMockTests();
}

/** Deletes a visitor's results, because the student who logged in said that they belong to somebody else. */
export function dropVisitorsMockTests(): void {
  storeUnsent(null, []);
}
