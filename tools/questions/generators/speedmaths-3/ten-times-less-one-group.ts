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
    "legs-that-are-left",
    3,
    (draw) => {
      const [goats, hens] = [draw.int(3, 7), draw.int(2, 6)];
      const legs = 4 * goats + 2 * hens;
      if (goats === hens) return undefined;
      return {
        asks: [
          `${hens} hens and some goats have ${legs} legs together. How many goats are there?`,
          `${hens} cycles and some cars stand in a yard. They have ${legs} wheels together. How many cars are there?`,
        ],
        key: goats,
        slips: [
          [legs - 2 * hens, "found the legs or wheels that are left and stopped"],
          [(legs - 2 * hens) / 2, "took 2 for each of the others as well"],
          [(legs - 4 * hens) / 2, "exchanged the two kinds"],
          [(legs - hens) / 4, "took 1 off for each of the first kind"],
          [legs / 4, "divided all the legs or wheels by 4"],
          [hens, "took as many as there are of the first kind"],
        ],
        way: `${hens} × 2 = ${2 * hens}, so ${legs} − ${2 * hens} = ${legs - 2 * hens} are left. ${legs - 2 * hens} ÷ 4 = ${goats}.`,
      };
    },
    3,
  ),
];
