/** The warnings begin when these shares of the whole time are left, and at the last minute. */
const warningShares = [0.2, 0.05] as const;
const lastWarningSeconds = 60;

/** Describes a time in whole minutes, or rounded up to ten seconds. */
function describeTime(seconds: number): string {
  if (seconds < 60) return `Less than ${Math.ceil(seconds / 10) * 10} seconds left.`;
  const minutes = Math.ceil(seconds / 60);
  return `Less than ${minutes} minute${minutes === 1 ? "" : "s"} left.`;
}

/**
 * Finds the current time warning. Warnings begin at 20% of the time, at 5% and at 60 s (docs/exam.md section 4).
 *
 * @param secondsLeft whole seconds
 * @param totalSeconds the whole time that was given, in seconds
 * @returns the sentence to speak, which stays the same until the next warning; empty before the first
 */
export function findTimeWarning(secondsLeft: number, totalSeconds: number): string {
  const warningSeconds = [...warningShares.map((share) => totalSeconds * share), lastWarningSeconds];
  const reachedWarnings = warningSeconds.filter((seconds) => secondsLeft <= seconds);
  return reachedWarnings.length === 0 ? "" : describeTime(Math.min(...reachedWarnings));
}
