import { brotliCompressSync } from "node:zlib";
import { listFigures } from "../../../src/items/rules/figures";
import { findingsOf, type Finding } from "../../../src/items/rules/finding";
import type { QuestionSet } from "../question-set";

const kib = 1024;

/** What a set has at least and at most, by its edition (questions section 1). Bytes as a browser receives them, in brotli. */
const bounds: Record<QuestionSet["edition"], { items: number; families: number; bytes: number }> = {
  1: { items: 60, families: 30, bytes: 12 * kib },
  2: { items: 100, families: 45, bytes: 18 * kib },
};

/** Of the figures of any ten items, which is one test. */
const mostFigureBytes = 16 * kib;
const itemsPerTest = 10;

/** What the drawings of the ten items weigh that have most of them. */
function weighFigures({ items, figures }: QuestionSet): number {
  const weights = items.map((item) =>
    listFigures(item).reduce((sum, file) => sum + brotliCompressSync(figures.get(file) ?? "").length, 0),
  );
  return weights
    .toSorted((a, b) => b - a)
    .slice(0, itemsPerTest)
    .reduce((sum, weight) => sum + weight, 0);
}

/** A set has items and families enough that a second mock test repeats few, and is small enough to be fetched at once. */
export function findSizeErrors(set: QuestionSet): Finding[] {
  const { name, edition, items, brotliBytes } = set;
  const least = bounds[edition];
  const report = findingsOf(name, "size");
  const families = new Set(items.map(({ family }) => family)).size;
  const figureBytes = weighFigures(set);
  const findings: Finding[] = [];
  if (items.length < least.items) findings.push(report(`has ${items.length} items: ${least.items} at least`));
  if (families < least.families)
    findings.push(report(`has ${families} families: ${least.families} at least`));
  if (brotliBytes > least.bytes)
    findings.push(report(`has ${brotliBytes} bytes brotli: ${least.bytes} at most`));
  if (figureBytes > mostFigureBytes)
    findings.push(report(`has ten items with ${figureBytes} bytes of figures: ${mostFigureBytes} at most`));
  return findings;
}
