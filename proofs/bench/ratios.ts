import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { projectFolder } from "../../tools/local/project-folder";

const folder = join(projectFolder, "test-results", "ratios");

const ratiosSchema = v.array(v.object({ name: v.string(), measured: v.number(), limit: v.number() }));

/** A measured ratio with its name; it must not exceed its limit. */
export type Ratio = v.InferOutput<typeof ratiosSchema>[number];

/** Stores the ratios of a benchmark, such as `pages`, for the table of `npm run bench`. */
export function storeRatios(bench: string, ratios: readonly Ratio[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${bench}.json`), JSON.stringify(ratios));
}

/** @returns the ratios that a benchmark has stored last; empty if it has not run */
export function readRatios(bench: string): Ratio[] {
  const file = join(folder, `${bench}.json`);
  return existsSync(file) ? v.parse(ratiosSchema, JSON.parse(readFileSync(file, "utf8"))) : [];
}

/** @returns whether the measurement is within its limit */
export const isWithinLimit = ({ measured, limit }: Ratio): boolean => measured <= limit;

/** @returns the ratios as a text table, one line each */
export function formatRatios(ratios: readonly Ratio[]): string {
  const width = Math.max(...ratios.map(({ name }) => name.length), "ratio".length);
  const row = (name: string, measured: string, limit: string, verdict: string) =>
    `${name.padEnd(width)}  ${measured.padStart(8)}  ${limit.padStart(7)}  ${verdict}`.trimEnd();
  return [
    row("ratio", "measured", "at most", ""),
    ...ratios.map((ratio) =>
      row(
        ratio.name,
        ratio.measured.toFixed(2),
        ratio.limit.toFixed(2),
        isWithinLimit(ratio) ? "within" : "EXCEEDED",
      ),
    ),
  ].join("\n");
}
