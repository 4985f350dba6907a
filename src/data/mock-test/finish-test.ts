import { writeStored } from "../../lib/raw-storage";
import { dropAttempt, type Attempt } from "./attempt";
import { pendingKey } from "./pending-key";
import type { MockTestResult } from "./result";
import { scoreTest } from "./score";
import { testSeconds } from "./test-clock";

/**
 * @param attempt the test
 * @param remainingMs time that was left; the end is counted from the start, so a wall clock that was moved does not matter
 * @returns its result, stored nowhere
 */
export function createResult(attempt: Attempt, remainingMs: number): MockTestResult {
  const { studentId, choice, seed, questions, answers, spentMs, startedAtMs } = attempt;
  const { correct, total, percentage } = scoreTest(questions, answers);
  const endedAtMs = startedAtMs + testSeconds * 1000 - Math.max(0, Math.round(remainingMs));
  const times = {
    startedAt: new Date(startedAtMs).toISOString(),
    timestamp: new Date(endedAtMs).toISOString(),
  };
  return { studentId, choice, seed, ...times, questions, answers, spentMs, correct, total, percentage };
}

/**
 * Ends a test: its result becomes the pending one, and the attempt is gone (specification section 4).
 *
 * @param result of the attempt that is over
 */
export function storePendingResult(result: MockTestResult): void {
  writeStored(pendingKey(result.studentId), result);
  dropAttempt(result.studentId);
}
