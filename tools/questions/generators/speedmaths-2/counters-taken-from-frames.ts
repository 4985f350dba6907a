import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawTenFrames } from "../../figures/ten-frames";

const make = familiesOf("Quick Subtraction");

/** “counters taken from frames”, for the topic of quick-subtraction.ts. */
export const countersTakenFromFrames: readonly Family[] = [
  make("counters-taken-from-frames", 1, (draw) => {
    const [tens, ones, gone] = [draw.int(2, 3), draw.int(2, 6), draw.int(5, 9)];
    if (gone <= ones) return undefined;
    const n = tens * 10 + ones;
    return {
      asks: [
        `${gone} of the counters are taken away. How many counters stay?`,
        `The dots are nuts. A squirrel eats ${gone} of them. How many nuts are left?`,
      ],
      key: n - gone,
      slips: [
        [tens * 10 + gone - ones, "took the smaller ones from the larger ones"],
        [n - gone - 10, "took away a ten too many"],
        [tens * 10, "took away only down to the ten"],
        [n - gone + 10, "forgot that a ten is opened"],
        [n + gone, "added instead of taking away"],
      ],
      way: `There are ${n}. Take ${ones} to get to ${tens * 10}, then ${gone - ones} more: ${n - gone}.`,
      figure: picture(
        drawTenFrames,
        `${tens + 1} frames of ten: ${tens} full and one with ${ones} counters`,
        { counts: [...Array.from({ length: tens }, () => 10), ones] },
      ),
    };
  }),
];
