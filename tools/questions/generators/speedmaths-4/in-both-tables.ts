import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Multiplication Tables");

/** “in both tables”, for the topic of tables.ts. */
export const inBothTables: readonly Family[] = [
  make("in-both-tables", 1, (draw) => {
    const [a, b, key, first, second] = draw.one([
      [6, 8, 48, 54, 56],
      [6, 9, 54, 48, 63],
      [4, 6, 36, 54, 44],
      [8, 12, 72, 64, 84],
      [9, 12, 72, 63, 84],
      [4, 7, 56, 52, 63],
    ] as const);
    const neither = draw.one([58, 62, 46, 50, 74].filter((n) => n % a !== 0 && n % b !== 0));
    return {
      frames: [
        `Which number stands in the table of ${a} and in the table of ${b}?`,
        `Sweets can be packed ${a} in a box or ${b} in a box, and none is left over. Which number of sweets is possible?`,
      ],
      key: String(key),
      slips: [
        [
          String(first),
          first % a === 0 ? `it is in the table of ${a} alone` : `it is in the table of ${b} alone`,
        ],
        [
          String(second),
          second % b === 0 ? `it is in the table of ${b} alone` : `it is in the table of ${a} alone`,
        ],
        [String(neither), "it is in neither of the two tables"],
      ],
      because: `${key} = ${a} × ${key / a} and ${key} = ${b} × ${key / b}, so it is in both.`,
    };
  }),
];
