import { listStoredKeys, readStoredUnchecked } from "../../lib/raw-storage";

/** The beginning of the keys of stored attempts, followed by the student's id. */
export const attemptName = "mockTestAttempt";

/** The same of practice papers: the paper, and what has been done in it, which has the time. */
export const practicePaperName = "practicePaper";
export const practicePaperProgressName = "practicePaperProgress";

/**
 * The parts of a stored attempt that are needed here. Checked without a schema library, because every page loads this.
 */
function readDeadline(key: string): number {
  const { deadlineAtMs } = (readStoredUnchecked(key) ?? {}) as { deadlineAtMs?: unknown };
  return typeof deadlineAtMs === "number" ? deadlineAtMs : 0;
}

/**
 * @param wallMs now, by the wall clock
 * @returns whether a test is running in this browser, in any tab and of any student
 */
export function isTestRunning(wallMs: number): boolean {
  const names = [attemptName, practicePaperProgressName];
  return listStoredKeys().some(
    (key) => names.some((name) => key.startsWith(name)) && readDeadline(key) > wallMs,
  );
}
