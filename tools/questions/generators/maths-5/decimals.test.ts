import { describeKeys } from "../second-computation";
import { decimals } from "./decimals";
import { workingWithDecimals } from "./working-with-decimals";

/** Works in thousandths, in whole numbers, as the generators do not. */
const thousandths = (value = 0): number => Math.round(value * 1000);

describeKeys([...decimals, ...workingWithDecimals], {
  "fraction-as-decimal": (_, [whole = 0, part = 0]) => (thousandths(whole) + part * 10) / 1000,
  "greatest-decimal": (_, numbers) => numbers.toSorted((a, b) => b - a)[0],
  "decimal-sum": (_, [first, second]) => (thousandths(first) + thousandths(second)) / 1000,
  "decimal-times-ten": (_, numbers) => thousandths(Math.min(...numbers)) / 100,
  "decimal-difference": (_, [from, taken]) => (thousandths(from) - thousandths(taken)) / 1000,
  "decimal-times-whole": (_, [each, many = 0]) =>
    Array(many)
      .fill(thousandths(each))
      .reduce((a, b) => a + b, 0) / 1000,
  "decimal-number-line": (_, [from = 0, to = 0, parts = 1, mark = 0]) =>
    (from * (parts - mark) + to * mark) / parts,
});
