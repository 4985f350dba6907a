import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Missing Numbers");

/** “gap in the class table”, for the topic of missing-numbers.ts. */
export const gapInTheClassTable: readonly Family[] = [
  make("gap-in-the-class-table", 1, (draw, turn) => {
    const [a, b, c, key] = [draw.int(13, 18), draw.int(12, 17), draw.int(15, 19), draw.int(12, 19)];
    if ((c + key) % 10 >= c % 10 || new Set([a, b, c, key]).size < 4) return undefined;
    const all = c + key;
    return {
      asks: [
        "Girls and boys together give the last column. Which number is missing?",
        "The last column shows all the fruit of a basket. Which number is missing?",
      ],
      key,
      slips: [
        [key + 10, "did not see that a ten is opened"],
        [b, "copied the number above"],
        [a + b - c, "took the sum of the other row"],
        [c - (all % 10), "took the ones from each other the wrong way"],
        [all - a, "took away the number of the other row"],
      ],
      way: `${c} and which number make ${all}? ${c} + ${key} = ${all}.`,
      table: {
        head: turn % 2 === 0 ? ["Class", "Girls", "Boys", "All"] : ["Basket", "Limes", "Plums", "All"],
        rows: [
          [turn % 2 === 0 ? "2A" : "Big", String(a), String(b), String(a + b)],
          [turn % 2 === 0 ? "2B" : "Small", String(c), "?", String(all)],
        ],
      },
    };
  }),
];
