import { drawNumberLine } from "../../figures/number-line";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Decimals at Speed");

/** “arrow on a fine scale”, for the topic of decimals-at-speed.ts. */
export const arrowOnAFineScale: readonly Family[] = [
  make("arrow-on-a-fine-scale", 1, (draw) => {
    const [from, count] = [draw.int(2, 9), draw.one([5, 10])];
    const at = count === 5 ? draw.one([1, 2, 3, 4]) : draw.one([3, 6, 7, 9]);
    const key = tidy(from + at / count);
    return {
      asks: [
        "The marks are equally far apart. Which number does P show?",
        "P marks the length of a leaf on a scale in centimetres. Which length is it?",
      ],
      key,
      hasDecimals: true,
      slips: [
        [
          count === 5 ? tidy(from + at / 10) : at < 5 ? tidy(from + at / 5) : 0,
          "took each step for the wrong part of a whole",
        ],
        [tidy(from + (at + 1) / count), "counted the first mark as a step"],
        [tidy(from + at / 100), "wrote hundredths for tenths"],
        [tidy(from + 1 - at / count), "counted the steps from the right"],
        [tidy(from + (at - 1) / count), "counted one step too few"],
      ],
      way: `${count} steps make a whole, so each is ${1 / count}. ${at} steps after ${from} is ${key}.`,
      figure: picture(
        drawNumberLine,
        `A number line from ${from} to ${from + 1} with ${count} equal steps; P is ${at} steps after ${from}`,
        {
          from,
          to: from + 1,
          step: 1 / count,
          labelled: [from, from + 1],
          points: [{ at: from + at / count, name: "P" }],
        },
      ),
    };
  }),
];
