import { drawNumberLine } from "../../figures/number-line";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { grouped } from "../words";
import { howFarOffTheEstimate } from "./how-far-off-the-estimate";
import { twoRoundingsOfOneNumber } from "./two-roundings-of-one-number";

const make = familiesOf("Rounding and Estimating");

/** The families of the topic Rounding and Estimating. */
export const roundingAndEstimating: readonly Family[] = [
  make("reading-between-two-marks", 1, (draw, turn) => {
    const thousand = turn % 2 === 0 ? 1000 : 500;
    const at = draw.int(2, 6);
    const tenths = draw.one([0.2, 0.8]);
    const key = (at + tenths) * thousand;
    return {
      asks: [
        "Which number does P show best?",
        "The needle of a water meter is at P, with litres on the scale. Which number of litres does it show best?",
      ],
      key,
      slips: [
        [(at + 1 - tenths) * thousand, "measured from the wrong one of the two marks"],
        [(at - 1 + tenths) * thousand, "took the marks one too low"],
        [(at + 1 + tenths) * thousand, "took the marks one too high"],
        [(at + tenths / 10) * thousand, "took the part between the marks ten times too small"],
      ],
      way: `P lies between ${grouped(at * thousand)} and ${grouped((at + 1) * thousand)}, close to ${grouped((tenths < 0.5 ? at : at + 1) * thousand)}. So it is about ${grouped(key)}.`,
      figure: picture(
        drawNumberLine,
        `A number line from 0 to ${8 * thousand} with marks at every ${thousand}; P lies ${tenths < 0.5 ? "a little to the right" : "far to the right"} of ${at * thousand}, at ${tenths < 0.5 ? "a fifth" : "four fifths"} of the way to ${(at + 1) * thousand}`,
        {
          from: 0,
          to: 8 * thousand,
          step: thousand,
          labelled: [0, 4 * thousand, 8 * thousand],
          points: [{ at: key, name: "P" }],
        },
      ),
    };
  }),
  ...howFarOffTheEstimate,
  ...twoRoundingsOfOneNumber,
];
