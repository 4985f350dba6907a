import { groupBy } from "../../../src/lib/group-by";
import type { Ratio } from "../ratios";

/** So much longer may a request take at the largest number of students than at the smallest. */
const allowedGrowth = 1.5;

/** So long may a request take that grows with what it finds, in seconds: then the API ends it (its `statement_timeout`). */
const allowedSeconds = 5;

/** Large enough that reading all of it would be felt. */
const largeRows = 5000;

/** The middle of some times in milliseconds, at each number of students, the smallest number first. */
export type Medians = readonly { students: number; ms: number }[];

/** The promised and the measured time of a request, and a line about them for people. */
export type Verdict = Ratio & { line: string; isGood: boolean };

/**
 * @param verdicts of all requests
 * @returns the worst of each promise, for the table of `npm run bench`
 */
export function worstOfEachPromise(verdicts: readonly Verdict[]): Ratio[] {
  return [...groupBy(verdicts, ({ promise }) => promise)].map(([promise, ofPromise]) => ({
    promise,
    measured: Math.max(...ofPromise.map(({ measured }) => measured)),
    limit: Math.max(...ofPromise.map(({ limit }) => limit)),
  }));
}

function toVerdict(name: string, medians: Medians, ratio: Ratio, figure: string): Verdict {
  const isGood = ratio.measured <= ratio.limit;
  const times = medians.map(({ ms }) => `${ms.toFixed(2)} ms`.padStart(10)).join(" ");
  return { ...ratio, isGood, line: `${name.padEnd(38)} ${times}   ${figure}${isGood ? "" : "  TOO SLOW"}` };
}

/**
 * @param name the request, the kind of it first
 * @param medians one for each size
 * @returns the growth from the first size to the last
 */
export function judgeGrowth(name: string, medians: Medians): Verdict {
  const measured = (medians.at(-1)?.ms ?? Number.NaN) / (medians[0]?.ms ?? Number.NaN);
  const promise = `admin: ${name.split(" ")[0]}, a million students over ten thousand`;
  return toVerdict(
    name,
    medians,
    { promise, measured, limit: allowedGrowth },
    `ratio ${measured.toFixed(2)}`,
  );
}

/**
 * @param name a request whose work grows with what it finds
 * @param medians one for each size
 * @returns what it costs at the last size
 */
export function judgeCost(name: string, medians: Medians): Verdict {
  const measured = (medians.at(-1)?.ms ?? Number.NaN) / 1000;
  const promise = "admin: what grows with what it finds, in seconds at a million students";
  return toVerdict(name, medians, { promise, measured, limit: allowedSeconds }, "grows");
}

/**
 * Looks for the reading of a whole large table in a plan.
 *
 * @param plan PostgreSQL's own text of plans
 * @param rowCounts of the tables, by name
 * @returns the tables that are read through
 */
export function findSequentialScans(plan: string, rowCounts: ReadonlyMap<string, number>): string[] {
  const tables = [...plan.matchAll(/Seq Scan on (?:\w+\.)?(\w+)/g)].map(([, table = ""]) => table);
  return [...new Set(tables)].filter((table) => (rowCounts.get(table) ?? 0) >= largeRows);
}
