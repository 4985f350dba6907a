import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Quick Division");

/** “two ways to share”, for the topic of quick-division.ts. */
export const twoWaysToShare: readonly Family[] = [
  make("two-ways-to-share", 2, (draw) => {
    const [all, few, many] = draw.one([
      [24, 4, 6],
      [36, 4, 9],
      [40, 5, 8],
      [30, 5, 6],
      [48, 6, 8],
      [24, 3, 8],
      [60, 5, 10],
    ] as const);
    const [a, b] = [all / few, all / many];
    return {
      asks: [
        `${all} cards are shared by ${few} children. If ${many} children share them, how many fewer does each get?`,
        `${all} cakes are put on ${few} plates or on ${many} plates, always equally. How many more cakes are on a plate when there are ${few}?`,
      ],
      key: a - b,
      slips: [
        [many - few, "subtracted the numbers of children or plates"],
        [b, "found one of the two shares"],
        [a, "found the other of the two shares"],
        [a + b, "added the two shares"],
        [(many - few) * 2, "doubled the difference of the groups"],
      ],
      way: `${all} ÷ ${few} = ${a} and ${all} ÷ ${many} = ${b}. ${a} − ${b} = ${a - b}.`,
    };
  }),
];
