import { describeKeys, search, shareOut } from "../second-computation";
import { quickDivision } from "./quick-division";
import { quickMultiplication } from "./quick-multiplication";
import { tables } from "./tables";

/** Adds the first number again and again. */
const addUp = (each: number, times: number): number =>
  Array.from({ length: times }, () => each).reduce((sum, part) => sum + part, 0);
const multiply = (_: string, numbers: readonly number[]): number => numbers.reduce(addUp);
const divide = (_: string, numbers: readonly number[]): number => shareOut(numbers).times;

describeKeys([...tables, ...quickMultiplication, ...quickDivision], {
  "table-fact": multiply,
  "tables-to-15": multiply,
  "missing-factor": divide,
  "one-group-more": (stem, [first = 0, second = 0, known = 0]) =>
    known + (stem.includes("×") ? first : second),
  "same-product": (_, [a = 0, b = 0, c = 1]) => search(1, (other) => addUp(c, other) === addUp(a, b)),
  "times-5": multiply,
  "times-tens": multiply,
  "times-11": multiply,
  "times-9": multiply,
  "times-25": multiply,
  "times-99": multiply,
  "good-pairs": multiply,
  "division-fact": divide,
  "divide-by-10-or-100": divide,
  "halve-twice": divide,
  "divide-by-5": divide,
  "split-to-divide": divide,
  "divide-by-25": divide,
  "find-the-remainder": (_, numbers) => shareOut(numbers).left,
});
