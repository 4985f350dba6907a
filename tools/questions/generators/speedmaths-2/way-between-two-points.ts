import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawNumberLine } from "../../figures/number-line";

const make = familiesOf("Quick Subtraction");

/** “way between two points”, for the topic of quick-subtraction.ts. */
export const wayBetweenTwoPoints: readonly Family[] = [
  make("way-between-two-points", 1, (draw) => {
    const [low, a, b] = [draw.int(1, 6) * 10, draw.int(5, 8), draw.int(2, 7)];
    const [p, q] = [low + a, low + 10 + b];
    if (10 - a === b) return undefined;
    return {
      asks: [
        "Each small step is 1. How far is it from P to Q?",
        "A snail crawls from P to Q. Each small step is 1 cm. How many centimetres does it crawl?",
      ],
      key: q - p,
      slips: [
        [b, "counted from the ten only"],
        [10 - a, "stopped at the ten"],
        [q - p + 10, "counted a ten too many"],
        [Math.abs(a - b) > 1 ? Math.abs(a - b) : 0, "took the smaller ones from the larger ones"],
        [q, "gave the number at Q"],
        [a + b, "added the ones of both numbers"],
      ],
      way: `From ${p} it is ${10 - a} to ${low + 10}, and ${b} more to ${q}: ${q - p}.`,
      figure: picture(
        drawNumberLine,
        `A number line from ${low} to ${low + 20} with small steps of 1; P is ${a} steps after ${low}, Q is ${b} steps after ${low + 10}`,
        {
          from: low,
          to: low + 20,
          step: 1,
          labelled: [low, low + 10, low + 20],
          points: [
            { at: p, name: "P" },
            { at: q, name: "Q" },
          ],
        },
      ),
    };
  }),
];
