import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawStrips } from "../../figures/strips";

const make = familiesOf("Doubles and Halves");

/** “double that helps” and “grey half of a strip”, for the topic of doubles-and-halves.ts. */
export const doubleThatHelps: readonly Family[] = [
  make("double-that-helps", 1, (draw) => {
    const [n, more] = [draw.one([12, 14, 15, 16, 18, 25, 35]), draw.int(2, 3)];
    return {
      asks: [
        `${n} + ${n} = ${2 * n}. What is ${n} + ${n + more}?`,
        `Two boxes of ${n} chalks have ${2 * n} chalks. How many chalks are in a box of ${n} and a box of ${n + more}?`,
      ],
      key: 2 * n + more,
      slips: [
        [2 * n + 2 * more, "made both numbers larger"],
        [2 * n, "forgot that one number is larger"],
        [2 * n - more, "took off instead of adding"],
        [2 * n + more + 10, "added a ten too many"],
        [2 * n + 1, "added 1 only"],
        [n + more, "gave the second number only"],
      ],
      way: `${n + more} is ${more} more than ${n}, so it is ${2 * n} + ${more} = ${2 * n + more}.`,
    };
  }),
  make("grey-half-of-a-strip", 1, (draw) => {
    const half = draw.int(13, 29);
    if (half % 10 === 0) return undefined;
    return {
      asks: [
        `The whole strip is ${2 * half} cm long. How many centimetres long is the grey part?`,
        `A bar of ${2 * half} g is cut into two equal parts. How many grams is the grey part?`,
      ],
      key: half,
      slips: [
        [half - 5, "forgot half of a ten"],
        [half + 5, "took half a ten too much"],
        [half + 10, "took a whole ten too much"],
        [half > 20 ? half - 10 : 0, "lost a ten in halving"],
      ],
      way: `The two parts are equal, and ${half} + ${half} = ${2 * half}.`,
      figure: picture(drawStrips, "A strip of two equal parts, one of them grey", {
        rows: [{ parts: [{ size: 1, isGrey: true }, { size: 1 }] }],
      }),
    };
  }),
];
