import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { morePartsOfTheSame } from "./more-parts-of-the-same";
import { walkersInATable } from "./walkers-in-a-table";
import { fractionsThatCancel } from "./fractions-that-cancel";
import { partOfSomeKilograms } from "./part-of-some-kilograms";

const make = familiesOf("Fractions of Numbers");

/** The families of the topic Fractions of Numbers. */
export const fractionsOfNumbers: readonly Family[] = [
  make("third-against-a-quarter", 3, (draw) => {
    const [a, b] = draw.one([
      [3, 4],
      [4, 5],
      [2, 3],
      [5, 6],
    ] as const);
    const gap = draw.int(3, 14);
    return {
      asks: [
        `1/${a} of a number is ${gap} more than 1/${b} of it. What is the number?`,
        `One hall holds 1/${a} of a library’s books and another 1/${b} of them, which is ${gap} books fewer. How many books does the library have?`,
      ],
      key: a * b * gap,
      slips: [
        [a * gap, "took the difference for the larger part"],
        [b * gap, "took the difference for the smaller part"],
        [(a + b) * gap, "added the two bottoms"],
        [a * b + gap, "added instead of multiplying"],
      ],
      way: `1/${a} − 1/${b} = ${b}/${a * b} − ${a}/${a * b} = 1/${a * b}. If 1/${a * b} is ${gap}, the number is ${a * b} × ${gap} = ${a * b * gap}.`,
    };
  }),
  ...morePartsOfTheSame,
  ...walkersInATable,
  ...fractionsThatCancel,
  ...partOfSomeKilograms,
];
