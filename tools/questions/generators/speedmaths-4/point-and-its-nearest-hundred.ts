import { drawNumberLine } from "../../figures/number-line";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Rounding and Estimating");

/** “point and its nearest hundred”, for the topic of rounding-and-estimating.ts. */
export const pointAndItsNearestHundred: readonly Family[] = [
  make("point-and-its-nearest-hundred", 1, (draw) => {
    const [from, tens] = [draw.int(2, 7) * 100, draw.one([3, 4, 6, 7])];
    const at = from + tens * 10;
    const up = tens >= 5;
    const key = up ? from + 100 : from;
    return {
      asks: [
        "What is the number at P, rounded to the nearest hundred?",
        "P shows the height of a hill in metres. How many metres is it to the nearest hundred?",
      ],
      key,
      slips: [
        [up ? from : from + 100, "rounded to the wrong side"],
        [at, "read the number and did not round"],
        [from + 50, "stopped at the middle"],
        [at + 10, "read one mark too far"],
      ],
      way: `P is at ${at}. That is nearer to ${key}, so it is ${key}.`,
      figure: picture(
        drawNumberLine,
        `A number line from ${from} to ${from + 100} with ten equal steps; P is ${tens} steps after ${from}`,
        { from, to: from + 100, step: 10, labelled: [from, from + 100], points: [{ at, name: "P" }] },
      ),
    };
  }),
];
