import { groupBy } from "../../../src/lib/group-by";
import type { Ratio } from "../ratios";

/** So much longer may a request take at the largest number of students than at the smallest. */
export const allowedGrowth = 1.5;

/** Large enough that reading all of it would be felt. */
const largeRows = 5000;

/** The middle of some times in milliseconds, at each number of students, the smallest number first. */
export type Medians = readonly { students: number; ms: number }[];

/** How much longer a request took at the largest size than at the smallest. */
export type Growth = { name: string; line: string; ratio: number; isGood: boolean };

/**
 * @param growths of all requests
 * @returns the worst of each kind, by the first word of the names, for the table of `npm run bench`
 */
export function worstOfEachKind(growths: readonly Growth[]): Ratio[] {
  const kinds = groupBy(growths, ({ name }) => name.split(" ")[0] ?? name);
  return [...kinds].map(([kind, ofKind]) => ({
    promise: `admin: ${kind}, a million students over ten thousand`,
    measured: Math.max(...ofKind.map(({ ratio }) => ratio)),
    limit: allowedGrowth,
  }));
}

/**
 * @param name the request
 * @param medians one for each size
 * @returns a line for people, the growth from the first size to the last, and whether it is within what is allowed
 */
export function judgeGrowth(name: string, medians: Medians): Growth {
  const first = medians[0]?.ms ?? Number.NaN;
  const last = medians.at(-1)?.ms ?? Number.NaN;
  const ratio = last / first;
  const isGood = ratio <= allowedGrowth;
  const times = medians.map(({ ms }) => `${ms.toFixed(2)} ms`.padStart(10)).join(" ");
  return {
    name,
    ratio,
    line: `${name.padEnd(34)} ${times}   ratio ${ratio.toFixed(2)}${isGood ? "" : "  TOO SLOW"}`,
    isGood,
  };
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
