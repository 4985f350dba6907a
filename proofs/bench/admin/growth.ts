import { groupBy } from "../../../src/lib/group-by";
import type { Ratio } from "../ratios";

/** The maximum of a request's time at the largest number of students, divided by its time at the smallest. */
const maxGrowth = 1.5;

/** The maximum time of a request that grows with its result, in seconds. The API ends longer ones (its `statement_timeout`). */
const maxSeconds = 5;

/** The number of rows from which a table must not be read as a whole. */
const largeTableRows = 5000;

/** The median times of a request in milliseconds at each number of students, the smallest number first. */
export type Medians = readonly { students: number; ms: number }[];

/** The measured ratio of a request and its limit, a line of text about both, and whether the ratio is within the limit. */
export type Verdict = Ratio & { line: string; isGood: boolean };

/**
 * @param verdicts the verdicts of all requests
 * @returns the worst measurement of each ratio name, for the table of `npm run bench`
 */
export function listWorstRatios(verdicts: readonly Verdict[]): Ratio[] {
  return [...groupBy(verdicts, (verdict) => verdict.name)].map(([name, group]) => ({
    name,
    measured: Math.max(...group.map(({ measured }) => measured)),
    limit: Math.max(...group.map(({ limit }) => limit)),
  }));
}

function toVerdict(request: string, medians: Medians, ratio: Ratio, figure: string): Verdict {
  const isGood = ratio.measured <= ratio.limit;
  const times = medians.map(({ ms }) => `${ms.toFixed(2)} ms`.padStart(10)).join(" ");
  return {
    ...ratio,
    isGood,
    line: `${request.padEnd(38)} ${times}   ${figure}${isGood ? "" : "  TOO SLOW"}`,
  };
}

/**
 * Judges a request whose time must not grow with the number of students.
 *
 * @param request the name of the request; requests with the same first word share one ratio name
 * @param medians the medians at each number of students
 * @returns the time at the largest number divided by that at the smallest, and whether it is within the limit
 */
export function judgeConstantTime(request: string, medians: Medians): Verdict {
  const measured = (medians.at(-1)?.ms ?? Number.NaN) / (medians[0]?.ms ?? Number.NaN);
  const name = `admin: ${request.split(" ")[0]}, a million students over ten thousand`;
  return toVerdict(request, medians, { name, measured, limit: maxGrowth }, `ratio ${measured.toFixed(2)}`);
}

/**
 * Judges a request whose time grows with its result.
 *
 * @param request the name of the request
 * @param medians the medians at each number of students
 * @returns the time in seconds at the largest number, and whether it is within the limit
 */
export function judgeLimitedTime(request: string, medians: Medians): Verdict {
  const measured = (medians.at(-1)?.ms ?? Number.NaN) / 1000;
  const name = "admin: a request that grows with its result, in seconds at a million students";
  return toVerdict(request, medians, { name, measured, limit: maxSeconds }, "grows");
}

/**
 * Finds sequential scans of large tables in query plans.
 *
 * @param plan the plans, in PostgreSQL's text format
 * @param rowCounts the number of rows of each table, by its name
 * @returns the names of the scanned tables
 */
export function findSequentialScans(plan: string, rowCounts: ReadonlyMap<string, number>): string[] {
  const tables = [...plan.matchAll(/Seq Scan on (?:\w+\.)?(\w+)/g)].map(([, table = ""]) => table);
  return [...new Set(tables)].filter((table) => (rowCounts.get(table) ?? 0) >= largeTableRows);
}
