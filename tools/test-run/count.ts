import { relative } from "node:path";
import * as v from "valibot";

/** The numbers of tests that passed and failed, and the names of those that failed. */
export type Count = { passed: number; failed: number; failures: readonly string[] };

const vitestSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  success: v.boolean(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

type PlaywrightSuite = {
  specs: { file: string; title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[] | undefined;
};
const suiteSchema: v.GenericSchema<PlaywrightSuite> = v.object({
  specs: v.array(
    v.object({ file: v.string(), title: v.string(), tests: v.array(v.object({ status: v.string() })) }),
  ),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});
const playwrightSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  suites: v.array(suiteSchema),
});

/**
 * Counts the tests in a runner's own report. A failed run counts as a failure even if it names no failed test, as after a
 * broken setup or an unhandled error. A flaky test counts as failed, because a test that fails once in fifty runs is a bug.
 *
 * @param kind the runner
 * @param report the parsed JSON of its report
 * @param isSuccess whether the runner's process ended with exit code 0
 * @returns the count, with at least one failure if `isSuccess` is false
 */
export function countReport(kind: "vitest" | "playwright", report: unknown, isSuccess: boolean): Count {
  const count = kind === "vitest" ? countVitest(report) : countPlaywright(report);
  return isSuccess ? count : { ...count, failed: Math.max(1, count.failed) };
}

function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, success, testResults } = v.parse(vitestSchema, report);
  const failures = testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const file = relative(process.cwd(), name);
      const failedTests = assertionResults.filter(({ status }) => status === "failed");
      return failedTests.length > 0 ? failedTests.map(({ fullName }) => `${file}: ${fullName}`) : [file];
    });
  return { passed: numPassedTests, failed: success ? numFailedTests : Math.max(1, numFailedTests), failures };
}

function countPlaywright(report: unknown): Count {
  const { stats, suites } = v.parse(playwrightSchema, report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(listFailedSpecs),
  };
}

function listFailedSpecs({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failedSpecs = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === "unexpected" || status === "flaky"),
  );
  return [...failedSpecs.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(listFailedSpecs)];
}

/**
 * @param counts the counts of several runs
 * @returns their sum
 */
export function sumCounts(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      failures: [...total.failures, ...count.failures],
    }),
    { passed: 0, failed: 0, failures: [] },
  );
}

/**
 * @param seconds the duration of a whole run
 * @param maxMinutes the maximum duration in minutes, on two cores
 * @returns the line before the last line, which warns if the run took longer
 */
export function formatDuration(seconds: number, maxMinutes: number): string {
  const totalSeconds = Math.round(seconds);
  const time = `${Math.floor(totalSeconds / 60)} min ${totalSeconds % 60} s in all`;
  return totalSeconds > maxMinutes * 60 ? `${time}: OVER the maximum of ${maxMinutes} minutes` : time;
}

/**
 * @param count the sum of all steps
 * @returns the end of a run: the tests that failed, a line each, and last how many passed and failed
 */
export function formatSummary({ passed, failed, failures }: Count): string {
  return [...failures.map((name) => `failed: ${name}`), `${passed} passed, ${failed} failed`].join("\n");
}
