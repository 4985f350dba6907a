import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("First Tables");

/** “bags of two sizes”, for the topic of first-tables.ts. */
export const bagsOfTwoSizes: readonly Family[] = [
  make("bags-of-two-sizes", 2, (draw, turn) => {
    const [one, two, a, b] = [draw.one([5, 10]), draw.int(2, 4), draw.int(2, 4), draw.int(3, 6)];
    if (a === b || one === b || two === a) return undefined;
    const key = one * a + two * b;
    return {
      asks: ["How many limes are there in all the bags?", "How many crayons are there in all the boxes?"],
      key,
      slips: [
        [one * a, "left out the second row"],
        [two * b, "left out the first row"],
        [one + two + a + b, "added the four numbers"],
        [one * b + two * a, "exchanged how many bags or boxes there are"],
        [(one + two) * a, "took the first number for both kinds"],
        [(one + two) * b, "took the second number for both kinds"],
      ],
      way: `${a} × ${one} = ${one * a} and ${b} × ${two} = ${two * b}. ${one * a} + ${two * b} = ${key}.`,
      table: {
        head: turn % 2 === 0 ? ["Bags", "Limes in one", "How many"] : ["Boxes", "Crayons in one", "How many"],
        rows: [
          ["Big", String(one), String(a)],
          ["Small", String(two), String(b)],
        ],
      },
    };
  }),
];
