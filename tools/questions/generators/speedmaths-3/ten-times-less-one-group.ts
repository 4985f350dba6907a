import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Multiplication Tables");

/** “ten times less one group” and “heads and legs”, for the topic of multiplication-tables.ts. */
export const tenTimesLessOneGroup: readonly Family[] = [
  make("ten-times-less-one-group", 1, (draw) => {
    const n = draw.int(12, 25);
    return {
      asks: [
        `Use 10 × ${n} to find 9 × ${n}. What is it?`,
        `10 tickets cost ₹${10 * n}, and one is given back. How many rupees do the other 9 cost?`,
      ],
      key: 9 * n,
      slips: [
        [10 * n - 1, "took 1 off instead of one group"],
        [10 * n - 9, "took 9 off instead of one group"],
        [10 * n - 10, "took 10 off instead of one group"],
        [8 * n, "took two groups off"],
        [11 * n, "added one group"],
      ],
      way: `10 × ${n} = ${10 * n}, and one group of ${n} less is ${9 * n}.`,
    };
  }),
  make(
    "heads-and-legs",
    3,
    (draw) => {
      const [goats, hens] = [draw.int(2, 6), draw.int(3, 7)];
      const [heads, legs] = [goats + hens, 4 * goats + 2 * hens];
      if (goats === hens) return undefined;
      return {
        asks: [
          `Hens and goats on a farm have ${heads} heads and ${legs} legs. How many goats are there?`,
          `${heads} cycles and cars have ${legs} wheels together. How many of them are cars?`,
        ],
        key: goats,
        hasDecimals: true,
        slips: [
          [hens, "found the others, with 2 each"],
          [Math.floor(legs / 4), "divided all by 4"],
          [legs - 2 * heads, "found what is more than 2 for each"],
          [heads - Math.floor(legs / 4) + 1, "counted down from the heads"],
          [Math.floor(heads / 2), "took half of all"],
        ],
        way: `With 2 each there would be ${2 * heads}. ${legs} − ${2 * heads} = ${legs - 2 * heads} more, 2 for each with 4: ${goats}.`,
      };
    },
    3,
  ),
];
