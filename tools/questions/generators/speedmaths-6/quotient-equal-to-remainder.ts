import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Quick Division");

/** “quotient equal to remainder” and “zero inside the quotient”, for the topic of quick-division.ts. */
export const quotientEqualToRemainder: readonly Family[] = [
  make("quotient-equal-to-remainder", 3, (draw) => {
    const by = draw.int(9, 21);
    return {
      asks: [
        `A number is divided by ${by}. The quotient and the remainder are equal. What is the largest number for which this can happen?`,
        `Pens are packed in boxes of ${by}. As many pens are left over as there are full boxes. How many pens are there at the most?`,
      ],
      key: (by - 1) * (by + 1),
      slips: [
        [by * (by + 1), "took a remainder as large as the divisor"],
        [by * (by - 1), "forgot to add the remainder"],
        [by * by, "multiplied the divisor by itself"],
        [(by - 2) * (by + 1), "took a remainder that is one too small"],
      ],
      way: `The remainder is at most ${by - 1}, so the quotient is ${by - 1} too: ${by} × ${by - 1} + ${by - 1} = ${(by - 1) * (by + 1)}.`,
    };
  }),
  make("zero-inside-the-quotient", 1, (draw) => {
    const [by, hundreds, ones] = [draw.int(6, 9), draw.int(2, 7), draw.int(2, 9)];
    const key = hundreds * 100 + ones;
    return {
      asks: [
        `What is ${grouped(by * key)} ÷ ${by}?`,
        `${grouped(by * key)} saplings are shared equally among ${by} villages. How many does each village get?`,
      ],
      key,
      slips: [
        [hundreds * 10 + ones, "lost the zero in the middle"],
        [key * 10, "put the zero at the end"],
        [hundreds * 100 + ones * 10, "wrote the ones in the place of the tens"],
        [hundreds * 1000 + ones, "put a zero too many in the middle"],
      ],
      way: `${grouped(by * hundreds * 100)} ÷ ${by} = ${hundreds * 100} and ${by * ones} ÷ ${by} = ${ones}. Together that is ${key}.`,
    };
  }),
];
