import { createResult, dropAttempt, readAttempt, storePendingResult } from "./attempt";
import { findResult, keepResult } from "./result";
import { findRemainingMs } from "./test-clock";

function keepPending(studentId: string | null): void {
  const pending = findResult(null, studentId);
  if (pending) keepResult(pending);
}

/**
 * Makes room for a new test. A result that nobody has looked at yet is kept, as the new one's would take its place; a
 * test that was left is handed in where its time is over, and given up where it is not.
 *
 * @param studentId the logged-in student, or null
 * @param wallMs now, by the wall clock
 */
export function clearLastTest(studentId: string | null, wallMs: number): void {
  keepPending(studentId);
  const left = readAttempt(studentId);
  if (left && findRemainingMs(left, wallMs) === 0) {
    storePendingResult(createResult(left, 0));
    keepPending(studentId);
  } else dropAttempt(studentId);
}
