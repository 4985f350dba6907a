import { groupBy } from "../../../lib/group-by";
import type { PastAttempt } from "./attempts";

/** The most scores that the chart shows. */
const maxDrawnScores = 12;
/** A trend compares at most this many of the latest tests with as many before them. */
const maxComparedTests = 3;

/** The smallest difference of averages that counts as a trend, in percentage points: half a question. */
const minTrendDifference = 5;

export type Trend = "first" | "rising" | "steady" | "falling";

/** A student's progress in one subject. Percentages are 0 to 100; `recentPercents` has the oldest first. */
export type SubjectProgress = Pick<PastAttempt, "subjectName" | "slug"> & {
  testCount: number;
  bestPercent: number;
  recentPercents: number[];
  trend: Trend;
};

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * Compares the latest tests, three at most, with the same number before them.
 *
 * @param percents scores, newest first
 * @returns the trend; `first` if there is nothing to compare with
 */
export function findTrend(percents: readonly number[]): Trend {
  const count = Math.min(maxComparedTests, Math.floor(percents.length / 2));
  if (count === 0) return "first";
  // Compares sums, which are exact. Rounded averages could make a difference of exactly the minimum count for rising
  // scores, but not for falling ones.
  const difference = sum(percents.slice(0, count)) - sum(percents.slice(count, 2 * count));
  if (Math.abs(difference) < minTrendDifference * count) return "steady";
  return difference > 0 ? "rising" : "falling";
}

/**
 * @param attempts finished tests, newest first
 * @returns the progress in each subject, the most recently practised subject first
 */
export function listSubjectProgress(attempts: readonly PastAttempt[]): SubjectProgress[] {
  return [...groupBy(attempts, ({ subjectId }) => subjectId).values()].flatMap((tests) => {
    const [newestTest] = tests;
    if (!newestTest) return [];
    const percents = tests.map(({ scorePercent }) => scorePercent);
    return {
      subjectName: newestTest.subjectName,
      slug: newestTest.slug,
      testCount: tests.length,
      bestPercent: Math.max(...percents),
      recentPercents: percents.slice(0, maxDrawnScores).toReversed(),
      trend: findTrend(percents),
    };
  });
}
