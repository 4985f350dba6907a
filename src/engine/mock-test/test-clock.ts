/** The time limit of a mock test, in seconds (docs/specification.md section 9). */
export const testSeconds = 720;

const testMs = testSeconds * 1000;

/**
 * If the wall clock and the monotonic clock differ by more than this, in milliseconds, a user has changed the wall
 * clock, or the device has slept.
 */
const minJumpMs = 2000;

/**
 * The stored time of a test: its end by the wall clock, and the time left at the moment of storing, in milliseconds.
 * While the child has stopped the clock, only the time left counts.
 */
export type StoredTime = {
  deadlineAtMs: number;
  remainingMs: number;
  isClockStopped?: boolean | undefined;
};

/**
 * @param wallMs the current time of the wall clock, in milliseconds since 1970
 * @param limitMs the time limit in milliseconds, by default that of a mock test
 * @returns the time of a test that starts now
 */
export function createStoredTime(wallMs: number, limitMs = testMs): StoredTime {
  return { deadlineAtMs: wallMs + limitMs, remainingMs: limitMs };
}

/**
 * Calculates the time left after a reload: the stored deadline decides, but the result is never more than the time
 * left at the moment of storing (docs/design.md section 3 no. 15).
 *
 * @param stored the stored time
 * @param wallMs the current time of the wall clock, in milliseconds since 1970
 * @param limitMs the time limit in milliseconds, by default that of a mock test
 * @returns the time left in milliseconds, from 0 to the time limit
 */
export function calculateRemainingMs(stored: StoredTime, wallMs: number, limitMs = testMs): number {
  const untilDeadlineMs = stored.isClockStopped ? limitMs : stored.deadlineAtMs - wallMs;
  return Math.max(0, Math.min(untilDeadlineMs, stored.remainingMs, limitMs));
}

/**
 * Calculates the time to store while the page is open and the monotonic clock decides. A jump of the wall clock by more
 * than 2 s would shorten or lengthen the test at the next reload, so the deadline is then calculated from the time
 * left.
 *
 * @param stored the stored time
 * @param remainingMs the time left by the monotonic clock
 * @param wallMs the current time of the wall clock, in milliseconds since 1970
 * @returns the time to store
 */
export function updateStoredTime(stored: StoredTime, remainingMs: number, wallMs: number): StoredTime {
  const leftMs = Math.max(0, remainingMs);
  const hasJumped = Math.abs(stored.deadlineAtMs - wallMs - leftMs) > minJumpMs;
  return { deadlineAtMs: hasJumped ? wallMs + leftMs : stored.deadlineAtMs, remainingMs: leftMs };
}
