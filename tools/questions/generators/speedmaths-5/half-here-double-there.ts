import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Two-digit Products");

/** “half here double there” and “friends on both sides”, for the topic of two-digit-products.ts. */
export const halfHereDoubleThere: readonly Family[] = [
  make("half-here-double-there", 1, (draw) => {
    const [a, b] = [draw.int(6, 18) * 2, draw.one([15, 25, 35, 45])];
    return {
      asks: [
        `${a} × ${b} = ${a / 2} × □. Which number belongs in the box?`,
        `${a} rows of ${b} plants are planted anew in ${a / 2} equal rows. How many plants are then in a row?`,
      ],
      key: 2 * b,
      hasDecimals: true,
      slips: [
        [b, "left the other number as it was"],
        [b + a / 2, "added what the first number lost"],
        [4 * b, "doubled it twice"],
        [b + 2, "added 2 instead of doubling"],
      ],
      way: `${a / 2} is half of ${a}, so the other number is doubled: 2 × ${b} = ${2 * b}.`,
    };
  }),
  make("friends-on-both-sides", 1, (draw) => {
    const [p, q] = draw.one([
      [5, 20],
      [5, 40],
      [15, 20],
      [20, 25],
      [5, 60],
    ] as const);
    const n = draw.int(13, 48);
    return {
      asks: [
        `What is ${p} × ${n} × ${q}?`,
        `${q} shelves hold ${n} trays each. On every tray stand ${p} pots. How many pots are there?`,
      ],
      key: p * q * n,
      slips: [
        [(p * q * n) / 10, "lost a zero"],
        [(p + q) * n, "added the two friendly numbers"],
        [p * n + q * n * 10, "multiplied the parts and added them"],
        [p * q * n * 10, "put a zero too many"],
        [p * q * (n + 1), "counted one group too many"],
      ],
      way: `${p} × ${q} = ${grouped(p * q)} first. Then ${grouped(p * q)} × ${n} = ${grouped(p * q * n)}.`,
    };
  }),
];
