import * as v from "valibot";
import { questionSchema } from "./questions";
import { readStored, removeStored, studentKey, writeStored } from "../../lib/storage";
import { choiceSchema } from "./choice";
import { pendingKey } from "./pending-key";
import { toStoredResult, type ReviewableResult } from "./mock-test-result";
import { attemptKeyPrefix } from "./running-tests";
import { listWrongChoices, scoreTest } from "./score";
import { testSeconds } from "./test-clock";

const attemptSchema = v.pipe(
  v.object({
    studentId: v.nullable(v.string()),
    choice: choiceSchema,
    seed: v.string(),
    questions: v.pipe(v.array(questionSchema), v.nonEmpty()),
    answers: v.record(v.string(), v.string()),
    markedIds: v.array(v.string()),
    /** The milliseconds spent on each question, by question id. Every question that was shown is in it. */
    spentMs: v.record(v.string(), v.number()),
    index: v.pipe(v.number(), v.integer(), v.minValue(0)),
    startedAtMs: v.number(),
    deadlineAtMs: v.number(),
    remainingMs: v.number(),
    /** Whether the child has stopped the clock, to think as long as they want (WCAG 2.2.1). */
    isClockStopped: v.optional(v.boolean()),
  }),
  v.check((attempt) => attempt.index < attempt.questions.length, "There is no such question."),
);

/**
 * A running mock test, with everything needed to continue after a reload, a crash or a sleep. Times are by the wall
 * clock.
 */
export type Attempt = v.InferOutput<typeof attemptSchema>;

/**
 * @param studentId the logged-in student, or null
 * @returns the storage key of the attempt, which other tabs watch for changes
 */
export function attemptKey(studentId: string | null): string {
  return studentKey(attemptKeyPrefix, studentId);
}

/**
 * @param studentId the logged-in student, or null
 * @returns the running test, or null
 */
export function readAttempt(studentId: string | null): Attempt | null {
  return readStored(attemptKey(studentId), attemptSchema);
}

/**
 * @param attempt stored under its student's key
 * @returns whether the attempt was written
 */
export function storeAttempt(attempt: Attempt): boolean {
  return writeStored(attemptKey(attempt.studentId), attempt);
}

/**
 * Deletes the stored attempt.
 *
 * @param studentId the student's id
 */
export function dropAttempt(studentId: string | null): void {
  removeStored(attemptKey(studentId));
}

/**
 * @param attempt the test
 * @param remainingMs the time that was left. The end is calculated from this time, because the wall clock may have
 * changed
 * @returns the test's result, which is not stored yet
 */
export function createResult(attempt: Attempt, remainingMs: number): ReviewableResult {
  const { studentId, choice, seed, questions, answers, spentMs, startedAtMs } = attempt;
  const { subjectId, classId, subjectSlug, classNumber } = choice;
  const endedAtMs = startedAtMs + testSeconds * 1000 - Math.max(0, Math.round(remainingMs));
  return {
    studentId,
    choice,
    subjectId,
    classId,
    startedAt: new Date(startedAtMs).toISOString(),
    completedAt: new Date(endedAtMs).toISOString(),
    ...scoreTest(questions, answers),
    wrong: { subjectSlug, classNumber, chosen: listWrongChoices(questions, answers) },
    seed,
    questions,
    answers,
    spentMs,
  };
}

/**
 * Ends a test: stores its result as the one to show next, and deletes the attempt (docs/specification.md section 4).
 *
 * @param result the result of the ended attempt
 */
export function storePendingResult(result: ReviewableResult): void {
  writeStored(pendingKey(result.studentId), toStoredResult(result));
  dropAttempt(result.studentId);
}
