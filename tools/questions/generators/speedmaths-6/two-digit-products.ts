import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { lastDigitOfThreeFactors } from "./last-digit-of-three-factors";
import { rectangleInTwoParts } from "./rectangle-in-two-parts";
import { productInOtherFactors } from "./product-in-other-factors";

const make = familiesOf("Two-digit Products");

/** The families of the topic Two-digit Products. */
export const twoDigitProducts: readonly Family[] = [
  make("gap-of-two-multiples", 3, (draw) => {
    const [n, low, gap] = [draw.int(23, 68), draw.int(26, 47), draw.int(3, 7)];
    return {
      asks: [
        `${low + gap} times a number is ${gap * n} more than ${low} times the number. What is the number?`,
        `All towels of a shop have one price. ${low + gap} towels cost ₹${gap * n} more than ${low} towels. How many rupees does one cost?`,
      ],
      key: n,

      slips: [
        [gap * n, "took the gap for the number itself"],
        [n * gap - gap, "subtracted the gap of the factors"],
        [2 * low + gap, "added the two factors"],
        [(n * gap) / (gap - 1), "divided by a gap that is one too small"],
        [(n * gap) / (gap + 1), "divided by a gap that is one too large"],
      ],
      way: `${low + gap} − ${low} = ${gap} times the number is ${gap * n}. So it is ${gap * n} ÷ ${gap} = ${n}.`,
    };
  }),
  ...lastDigitOfThreeFactors,
  ...rectangleInTwoParts,
  ...productInOtherFactors,
];
