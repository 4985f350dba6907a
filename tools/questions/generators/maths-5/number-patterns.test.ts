import { describeKeys } from "../second-computation";
import { numberPatterns } from "./number-patterns";

/** Continues a row by its differences: the last row of differences that is all alike goes on alike. */
function continueRow(terms: readonly number[]): number {
  const steps = terms.slice(1).map((term, index) => term - (terms[index] ?? 0));
  const last = terms.at(-1) ?? 0;
  return new Set(steps).size === 1 ? last + (steps[0] ?? 0) : last + continueRow(steps);
}

describeKeys(numberPatterns, {
  "steps-that-grow": (_, numbers) => continueRow(numbers),
});
