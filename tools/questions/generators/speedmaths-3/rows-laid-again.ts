import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Multiplication Tables");

/** “rows laid again”, for the topic of multiplication-tables.ts. */
export const rowsLaidAgain: readonly Family[] = [
  make("rows-laid-again", 2, (draw) => {
    const [a, b, c, d] = draw.one([
      [4, 6, 3, 8],
      [6, 6, 4, 9],
      [3, 10, 5, 6],
      [4, 10, 5, 8],
      [8, 6, 4, 12],
      [2, 9, 3, 6],
      [10, 6, 5, 12],
    ] as const);
    return {
      asks: [
        `${a} × ${b} = ${c} × □. What goes in the box?`,
        `Tiles lie in ${a} rows of ${b}. They are laid again in ${c} equal rows. How many tiles are then in a row?`,
      ],
      key: d,
      slips: [
        [b, "kept the number of the first side"],
        [a * b, "found all of them and stopped"],
        [b + a - c, "added what the first number lost"],
        [Math.abs(b - Math.abs(a - c)), "took off what the first number lost"],
        [2 * b, "doubled the second number"],
      ],
      way: `${a} × ${b} = ${a * b}, and ${a * b} ÷ ${c} = ${d}.`,
    };
  }),
];
