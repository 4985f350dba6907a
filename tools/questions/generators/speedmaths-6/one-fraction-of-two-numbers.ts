import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Fractions of Numbers");

/** “one fraction of two numbers”, for the topic of fractions-of-numbers.ts. */
export const oneFractionOfTwoNumbers: readonly Family[] = [
  make("one-fraction-of-two-numbers", 1, (draw) => {
    const [top, bottom] = draw.one([
      [3, 8],
      [5, 6],
      [4, 9],
      [2, 7],
      [5, 8],
      [3, 7],
    ] as const);
    const whole = bottom * 10;
    const a = draw.int(bottom + 2, whole - bottom - 2);
    if (a % bottom === 0 || a * 2 === whole) return undefined;
    return {
      asks: [
        `What is ${top}/${bottom} of ${a} + ${top}/${bottom} of ${whole - a}?`,
        `Of ${a} red and of ${whole - a} white roses ${top}/${bottom} are in bloom. How many roses are in bloom?`,
      ],
      key: top * 10,
      slips: [
        [2 * top * 10, "added the two equal fractions as well"],
        [(bottom - top) * 10, "took the part that is left"],
        [10, "took one part of the whole"],
        [whole, "added the numbers alone"],
        [top * 10 + 10, "took one part too many"],
      ],
      way: `${a} + ${whole - a} = ${whole}, so take ${top}/${bottom} of ${whole} at once: ${top} × 10 = ${top * 10}.`,
    };
  }),
];
