import * as v from "valibot";
import { report } from "../../lib/report";
import { readStored, removeStored, writeStored } from "../../lib/storage";
import type { MockTestResult } from "./mock-test-result";
import { unsentKey } from "./unsent-key";

/** A limit above what a child takes offline: a full storage would stop the tests themselves. */
const maxWaiting = 50;

/** An unsent result, without the questions and answers that only the device shows again. */
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

const waitingSchema = v.array(resultSchema);

const sending = new Map<string, Promise<void>>();

/**
 * Results that are not in an account yet, because the child was logged out or offline.
 *
 * @param owner the student whose results they are, or null for those that are nobody's yet
 * @returns the waiting results, oldest first
 */
export function listUnsentMockTests(owner: string | null): MockTestResult[] {
  return readStored(unsentKey(owner), waitingSchema) ?? [];
}

function store(owner: string | null, tests: MockTestResult[]): void {
  if (tests.length === 0) removeStored(unsentKey(owner));
  else writeStored(unsentKey(owner), tests.slice(-maxWaiting));
}

/**
 * @param owner the student, or null for nobody
 * @param completedAt the time of the owner's waiting result to forget
 */
export function dropUnsentMockTest(owner: string | null, completedAt: string): void {
  store(
    owner,
    listUnsentMockTests(owner).filter((test) => test.completedAt !== completedAt),
  );
}

/**
 * Keeps a result until it is sent. The same one is kept once.
 *
 * @param owner the student, or null for nobody
 * @param result of a finished test
 */
export function queueUnsentMockTest(owner: string | null, result: MockTestResult): void {
  dropUnsentMockTest(owner, result.completedAt);
  store(owner, [...listUnsentMockTests(owner), v.parse(resultSchema, result)]);
}

/** The outcome of a result: `too_many` for today may pass tomorrow, `too_old` never does. */
export type SaveOutcome = "saved" | "too_many" | "too_old";

/** Saves one result to a student's account; throws an AppError when it was not saved for another reason. */
export type SaveMockTest = (studentId: string, result: MockTestResult) => Promise<SaveOutcome>;

/** Sends every waiting result once, also those that are added meanwhile. */
async function sendAll(studentId: string, save: SaveMockTest): Promise<void> {
  const tried = new Set<string>();
  const findNext = () => listUnsentMockTests(studentId).find(({ completedAt }) => !tried.has(completedAt));
  for (let test = findNext(); test; test = findNext()) {
    tried.add(test.completedAt);
    try {
      const outcome = await save(studentId, test);
      // The others would be refused as well, and wait for tomorrow.
      if (outcome === "too_many") return;
      if (outcome === "too_old") report("saving a mock test in time", test.completedAt);
      dropUnsentMockTest(studentId, test.completedAt);
    } catch (error) {
      // It stays and is tried again: even a refusal can pass, as that of a device whose clock runs ahead.
      report("saving a mock test", error);
    }
  }
}

/**
 * Sends the student's own waiting results. Offline nothing is tried; a failure is reported, and the result stays
 * (docs/specification.md section 8).
 *
 * @param studentId the logged-in student
 * @param save the function that saves one result
 */
export function saveUnsentMockTests(studentId: string, save: SaveMockTest): Promise<void> {
  if (!navigator.onLine || listUnsentMockTests(studentId).length === 0) return Promise.resolve();
  const running = sending.get(studentId) ?? sendAll(studentId, save).finally(() => sending.delete(studentId));
  sending.set(studentId, running);
  return running;
}

/**
 * Assigns the results without an owner to this student.
 *
 * @param studentId the student who has said that they are theirs
 */
export function claimUnsentMockTests(studentId: string): void {
  for (const test of listUnsentMockTests(null)) queueUnsentMockTest(studentId, test);
  dropOwnerlessMockTests();
}

/** Deletes the results without an owner: the student who logged in has said that they are somebody else's. */
export function dropOwnerlessMockTests(): void {
  store(null, []);
}
