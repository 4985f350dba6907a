import { listStoredKeys, readStoredUnchecked } from "../../lib/raw-storage";

/** The prefix of the keys of stored attempts; the student's id follows. */
export const attemptKeyPrefix = "mockTestAttempt";

/** The prefixes of the keys of a practice paper's questions and of its progress. The progress has the deadline. */
export const practicePaperKeyPrefix = "practicePaper";
export const practicePaperProgressKeyPrefix = "practicePaperProgress";

/**
 * Reads the deadline of a stored test; 0 without a valid deadline. The value is checked without a schema library,
 * because every page loads this file.
 */
function readDeadlineMs(key: string): number {
  const { deadlineAtMs } = (readStoredUnchecked(key) ?? {}) as { deadlineAtMs?: unknown };
  return typeof deadlineAtMs === "number" ? deadlineAtMs : 0;
}

/**
 * @param wallMs the current time of the wall clock, in milliseconds since 1970
 * @returns whether a test is running in this browser, in any tab and of any student
 */
export function isTestRunning(wallMs: number): boolean {
  const prefixes = [attemptKeyPrefix, practicePaperProgressKeyPrefix];
  return listStoredKeys().some(
    (key) => prefixes.some((prefix) => key.startsWith(prefix)) && readDeadlineMs(key) > wallMs,
  );
}
