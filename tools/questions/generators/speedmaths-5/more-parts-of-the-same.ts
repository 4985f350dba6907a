import type { Family } from "../family";
import { hcf } from "../whole";
import { familiesOf } from "../quick-family";

const make = familiesOf("Fractions of Numbers");

/** “more parts of the same” and “half and quarter together”, for the topic of fractions-of-numbers.ts. */
export const morePartsOfTheSame: readonly Family[] = [
  make("more-parts-of-the-same", 1, (draw) => {
    const [bottom, one] = [draw.one([5, 7, 8, 9]), draw.int(7, 19)];
    const top = draw.int(3, bottom - 1);
    if (hcf(top, bottom) > 1) return undefined;
    return {
      asks: [
        `If 1/${bottom} of a number is ${one}, how much is ${top}/${bottom} of it?`,
        `1/${bottom} of a class’s savings is ₹${one}. How many rupees are ${top}/${bottom} of the savings?`,
      ],
      key: top * one,
      hasDecimals: true,
      slips: [
        [bottom * one, "found the whole"],
        [(bottom - top) * one, "found the parts that are left"],
        [one + top - 1, "added the further parts as ones"],
        [(top + 1) * one, "took one part too many"],
        [(top - 1) * one, "took one part too few"],
      ],
      way: `One part is ${one}, so ${top} parts are ${top} × ${one} = ${top * one}. The whole is not needed.`,
    };
  }),
  make("half-and-quarter-together", 2, (draw) => {
    const n = draw.int(5, 19) * 8;
    return {
      asks: [
        `What is 1/2 of ${n} + 1/4 of ${n}?`,
        `Half of ${n} saplings are planted on Monday and a quarter of all on Tuesday. How many saplings are planted by then?`,
      ],
      key: (n * 3) / 4,
      hasDecimals: true,
      slips: [
        [(n * 5) / 8, "took the quarter of the half that was left"],
        [n / 2, "took the half alone"],
        [n / 4, "found what is left"],
        [n - 4, "took 4 off for the last quarter"],
        [(n * 3) / 8, "halved the parts once more"],
      ],
      way: `A half and a quarter leave one quarter: ${n} − ${n / 4} = ${(n * 3) / 4}.`,
    };
  }),
];
