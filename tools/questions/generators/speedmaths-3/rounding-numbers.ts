import { drawNumberLine } from "../../figures/number-line";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { roundsDownToIt } from "./rounds-down-to-it";
import { whoIsRoundedToIt } from "./who-is-rounded-to-it";
import { firstThatRoundsUp } from "./first-that-rounds-up";

const make = familiesOf("Rounding Numbers");

/** The families of the topic Rounding Numbers. */
export const roundingNumbers: readonly Family[] = [
  make("point-to-the-nearest-ten", 1, (draw) => {
    const [from, ones] = [draw.int(2, 8) * 10, draw.one([2, 3, 4, 6, 7, 8])];
    const [at, key] = [from + ones, ones >= 5 ? from + 10 : from];
    return {
      asks: [
        "To which ten is the number at P rounded?",
        "P shows how many people are in a bus. About how many are they, to the nearest ten?",
      ],
      key,
      slips: [
        [ones >= 5 ? from : from + 10, "rounded to the ten that is further away"],
        [at, "read the number and did not round"],
        [from + 5, "took the middle of the two tens"],
      ],
      way: `P is at ${at}. It is nearer to ${key} than to ${ones >= 5 ? from : from + 10}.`,
      figure: picture(
        drawNumberLine,
        `A number line from ${from} to ${from + 10} with ten equal steps; P is ${ones} steps after ${from}`,
        { from, to: from + 10, step: 1, labelled: [from, from + 10], points: [{ at, name: "P" }] },
      ),
    };
  }),
  ...roundsDownToIt,
  ...whoIsRoundedToIt,
  ...firstThatRoundsUp,
];
