import * as v from "valibot";

/** How many tests passed and failed. */
export type Count = { passed: number; failed: number };

const vitestSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  success: v.boolean(),
});
const playwrightSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

/**
 * Reads a runner's own report. A run that says it failed counts as a failure even where it names no failed test (a
 * broken setup, an unhandled error); a flaky test counts as failed, because a test that fails once in fifty runs is a bug.
 *
 * @param kind its kind
 * @param report the parsed JSON
 * @param isSuccess whether the runner's process ended well
 * @returns the count, with at least one failure when the run did not end well
 */
export function countReport(kind: "vitest" | "playwright", report: unknown, isSuccess: boolean): Count {
  const count = kind === "vitest" ? countVitest(report) : countPlaywright(report);
  return isSuccess ? count : { ...count, failed: Math.max(1, count.failed) };
}

function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, success } = v.parse(vitestSchema, report);
  return { passed: numPassedTests, failed: success ? numFailedTests : Math.max(1, numFailedTests) };
}

function countPlaywright(report: unknown): Count {
  const { expected, unexpected, flaky } = v.parse(playwrightSchema, report).stats;
  return { passed: expected, failed: unexpected + flaky };
}

/**
 * @param counts one a step
 * @returns their sum
 */
export function addUp(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, count) => ({ passed: total.passed + count.passed, failed: total.failed + count.failed }),
    { passed: 0, failed: 0 },
  );
}

/**
 * @param seconds the duration of a whole run
 * @param promisedMinutes the promised duration on two cores
 * @returns the line before the closing line, which says so when the run took longer
 */
export function timeLine(seconds: number, promisedMinutes: number): string {
  const whole = Math.round(seconds);
  const time = `${Math.floor(whole / 60)} min ${whole % 60} s in all`;
  return whole > promisedMinutes * 60 ? `${time}: OVER the ${promisedMinutes} minutes promised` : time;
}

/**
 * @param count the sum of all steps
 * @returns the last line of a run
 */
export function closingLine({ passed, failed }: Count): string {
  return `${passed} passed, ${failed} failed`;
}
