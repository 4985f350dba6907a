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
 * Runs one pgTAP file, as `supabase test db` would, and returns its report; a statement that fails outside an
 * assertion is a failure too. Everything that the file leaves open is rolled back.
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

/** The position in the file where the database stopped, if the error has one. */
function describeErrorLine(sql: string, error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { position, where } = error as Error & { position?: string; where?: string };
  if (position === undefined) return where ?? "";
  return `at line ${sql.slice(0, Number(position)).split("\n").length}`;
}

/** Returns a value if it is TAP. An assertion and its diagnostics are one value of several lines. */
function tapLinesOf(value: unknown): string[] {
  if (typeof value !== "string") return [];
  return /^(not )?ok\b|^#/.test(value) ? [value] : [];
}
