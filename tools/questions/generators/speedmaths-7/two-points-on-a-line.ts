import { drawNumberLine } from "../../figures/number-line";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Fractions and Decimals");

/** “two points on a line”, for the topic of fractions-and-decimals.ts. */
export const twoPointsOnALine: readonly Family[] = [
  make("two-points-on-a-line", 2, (draw) => {
    const [from, count] = [draw.int(2, 8), draw.one([4, 5, 8])];
    const [p, q] = [draw.int(1, count - 3), draw.int(2, count - 1)];
    const step = 1 / count;
    const key = tidy(2 * from + (p + q) * step);
    if (p >= q || Number.isInteger(key)) return undefined;
    return {
      asks: [
        `The marks on the line are equally far apart. What is P + Q?`,
        `P and Q are two weights in kilograms, shown on an even scale. How many kilograms are they together?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy(2 * from + (p + q) / 10), "took each step for a tenth"],
        [tidy(2 * from + (p + q + 2) * step), "counted the first mark as a step"],
        [tidy(from + (p + q) * step), "counted the whole number only once"],
        [tidy(2 * from + (p + q) / (count + 1)), "divided by the marks, not the spaces"],
        [tidy(2 * from + 1 - (p + q) * step), "counted the steps from the right"],
        [tidy(from + q * step), "read the second point alone"],
      ],
      way: `${count} steps make a whole, so one is ${tidy(step)}. P is ${tidy(from + p * step)} and Q is ${tidy(from + q * step)}, together ${key}.`,
      figure: picture(
        drawNumberLine,
        `A number line from ${from} to ${from + 1} with ${count} equal steps; P is ${p} and Q is ${q} steps to the right of ${from}`,
        {
          from,
          to: from + 1,
          step,
          labelled: [from, from + 1],
          points: [
            { at: from + p * step, name: "P" },
            { at: from + q * step, name: "Q" },
          ],
        },
      ),
    };
  }),
];
