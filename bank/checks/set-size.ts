import { brotliCompressSync } from "node:zlib";
import { listFigures } from "../../src/items/rules/figures";
import { createFindingBuilder, type Finding } from "../../src/items/rules/finding";
import type { MeasuredSet } from "./measure-set";

const kib = 1024;

const minItems = 80;
const minFamilies = 45;
/** The maximum size of a set in bytes, compressed with brotli. */
const maxBytes = 18 * kib;

/**
 * Returns the maximum size of the figures of any ten items, which is one test. It is larger for small children, who have
 * pictures as options.
 */
const getMaxFigureBytes = (classNumber: number): number => (classNumber <= 3 ? 21 : 16) * kib;
const itemsPerTest = 10;

/** Returns the total size of the ten largest figures. */
function measureLargestFigures({ items, figures }: MeasuredSet): number {
  const sizes = items.map((item) =>
    listFigures(item).reduce((sum, file) => sum + brotliCompressSync(figures.get(file) ?? "").length, 0),
  );
  return sizes
    .toSorted((a, b) => b - a)
    .slice(0, itemsPerTest)
    .reduce((sum, size) => sum + size, 0);
}

/**
 * Checks that a set has enough items and families for a second mock test with few repeats, and that it is small enough
 * to download in one file (docs/questions.md section 1).
 */
export function findSizeErrors(set: MeasuredSet): Finding[] {
  const { name, items, brotliBytes } = set;
  const report = createFindingBuilder(name, "size");
  const families = new Set(items.map(({ family }) => family)).size;
  const figureBytes = measureLargestFigures(set);
  const maxFigureBytes = getMaxFigureBytes(set.classNumber);
  const findings: Finding[] = [];
  if (items.length < minItems) findings.push(report(`has ${items.length} items: ${minItems} at least`));
  if (families < minFamilies) findings.push(report(`has ${families} families: ${minFamilies} at least`));
  if (brotliBytes > maxBytes) findings.push(report(`has ${brotliBytes} bytes brotli: ${maxBytes} at most`));
  if (figureBytes > maxFigureBytes)
    findings.push(report(`has ten items with ${figureBytes} bytes of figures: ${maxFigureBytes} at most`));
  return findings;
}
