import { describeKeys } from "../second-computation";
import { numberPatterns } from "./number-patterns";

/** Continues a row by its differences: the last row of differences that is all alike goes on alike. */
function continueRow(terms: readonly number[]): number {
  const steps = terms.slice(1).map((term, index) => term - (terms[index] ?? 0));
  const last = terms.at(-1) ?? 0;
  return new Set(steps).size === 1 ? last + (steps[0] ?? 0) : last + continueRow(steps);
}

describeKeys(numberPatterns, {
  "equal-steps": (_, numbers) => continueRow(numbers),
  "growing-steps": (_, numbers) => continueRow(numbers),
  "times-and-more": (_, [first = 0, second = 0, third = 0, fourth = 0]) => {
    const times = (third - second) / (second - first);
    return fourth * times + (second - first * times);
  },
  "matchstick-shapes": (_, numbers) => {
    const row = [numbers[1] ?? 0, numbers[3] ?? 0, numbers[5] ?? 0];
    while (row.length < (numbers[6] ?? 0)) row.push(continueRow(row));
    return row.at(-1);
  },
});
