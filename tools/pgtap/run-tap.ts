import type { PGlite } from "@electric-sql/pglite";
import { setSearchPath } from "./migrated-database";

/** The report of one pgTAP file: how many assertions passed, and each failure with its diagnostics. */
export type TapReport = { passed: number; failures: string[] };

/** Sorts TAP lines into passes and failures. A finish() that complains about the plan is a failure too. */
export function readTap(lines: readonly string[]): TapReport {
  const report: TapReport = { passed: 0, failures: [] };
  for (const line of lines) {
    if (line.startsWith("not ok")) report.failures.push(line);
    else if (line.startsWith("ok")) report.passed += 1;
    else if (line.startsWith("# Looks like you planned")) report.failures.push(line);
  }
  return report;
}

/**
 * Runs one pgTAP file, as `supabase test db` would, and returns its report. A statement that fails outside an assertion
 * is a failure too. A transaction that the file leaves open is rolled back.
 */
export async function runTap(database: PGlite, sql: string): Promise<TapReport> {
  const lines: string[] = [];
  try {
    for (const result of await database.exec(sql)) {
      for (const row of result.rows) lines.push(...Object.values(row).flatMap(tapLinesOf));
    }
  } catch (error) {
    return { passed: 0, failures: [`${String(error)} ${describeErrorLine(sql, error)}`] };
  } finally {
    await database.exec(`rollback; reset role; reset all; ${setSearchPath}`);
  }
  return readTap(lines);
}

/** Returns the line of the file where the database stopped, or the error's context, or an empty string. */
function describeErrorLine(sql: string, error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { position, where } = error as Error & { position?: string; where?: string };
  if (position === undefined) return where ?? "";
  return `at line ${sql.slice(0, Number(position)).split("\n").length}`;
}

/** Returns the value as a list if it is TAP, else an empty list. An assertion and its diagnostics are one value of several lines. */
function tapLinesOf(value: unknown): string[] {
  if (typeof value !== "string") return [];
  return /^(not )?ok\b|^#/.test(value) ? [value] : [];
}
