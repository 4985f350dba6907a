import * as v from "valibot";
import { dayInIndia } from "../../lib/day-in-india";
import { readStored, removeStored, writeStored } from "../../lib/storage";
import { queuedMistakesKey } from "./deck-keys";
import type { MockTestResult } from "./mock-test-result";

/** The maximum number of queued tests: more than a child takes before opening the deck again. */
const maxTests = 50;

const queuedTestSchema = v.object({
  subjectSlug: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
  classNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  chosen: v.record(v.string(), v.string()),
  day: v.pipe(v.string(), v.isoDate()),
});

/**
 * A test whose mistakes are not in the deck yet: its wrong options by question id, and its day in India.
 */
export type QueuedTest = v.InferOutput<typeof queuedTestSchema>;

/**
 * @param studentId the logged-in student, or null
 * @returns the tests whose mistakes are not in the deck yet, oldest first
 */
export function listQueuedTests(studentId: string | null): QueuedTest[] {
  return readStored(queuedMistakesKey(studentId), v.array(queuedTestSchema)) ?? [];
}

/**
 * @param studentId the logged-in student, or null
 * @param tests the new list, which replaces the stored one
 */
export function storeQueuedTests(studentId: string | null, tests: readonly QueuedTest[]): void {
  if (tests.length === 0) removeStored(queuedMistakesKey(studentId));
  else writeStored(queuedMistakesKey(studentId), tests.slice(-maxTests));
}

/**
 * Queues the wrong answers of a finished test for the mistakes deck. The mistakes behind them are looked up later, when
 * the explanations are loaded.
 *
 * @param studentId the student who took the test, or null
 * @param result the test's result
 */
export function queueMistakes(
  studentId: string | null,
  { wrong, completedAt }: Pick<MockTestResult, "wrong" | "completedAt">,
): void {
  if (!wrong || Object.keys(wrong.chosen).length === 0) return;
  const test = { ...wrong, day: dayInIndia(new Date(completedAt)) };
  storeQueuedTests(studentId, [...listQueuedTests(studentId), test]);
}
