import { createResult, dropAttempt, readAttempt, storePendingResult } from "./attempt";
import { findResult, recordResult } from "./result";
import { calculateRemainingMs } from "./test-clock";

function recordPending(studentId: string | null): void {
  const pendingResult = findResult(null, studentId);
  if (pendingResult) recordResult(pendingResult);
}

/**
 * Prepares for a new test. A result that was not shown yet is recorded, because the next result would replace it. An
 * unfinished test is scored if its time is over, otherwise deleted.
 *
 * @param studentId the logged-in student, or null
 * @param wallMs the current time of the wall clock, in milliseconds since 1970
 */
export function clearLastTest(studentId: string | null, wallMs: number): void {
  recordPending(studentId);
  const unfinishedAttempt = readAttempt(studentId);
  if (unfinishedAttempt && calculateRemainingMs(unfinishedAttempt, wallMs) === 0) {
    storePendingResult(createResult(unfinishedAttempt, 0));
    recordPending(studentId);
  } else dropAttempt(studentId);
}
