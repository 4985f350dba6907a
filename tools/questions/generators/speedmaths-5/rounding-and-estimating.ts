import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";
import { whichOneRoundsToIt } from "./which-one-rounds-to-it";
import { differenceByRounding } from "./difference-by-rounding";
import { crowdInATable } from "./crowd-in-a-table";

const make = familiesOf("Rounding and Estimating");

/** The families of the topic Rounding and Estimating. */
export const roundingAndEstimating: readonly Family[] = [
  make("span-of-a-rounded-number", 3, (draw, turn) => {
    const [unit, goal] = turn % 2 === 0 ? [100, draw.int(23, 87) * 100] : [1000, draw.int(12, 67) * 1000];
    return {
      asks: [
        `Rounded to the nearest hundred a whole number is ${grouped(goal)}. By how much do the largest and the smallest such number differ?`,
        `Two towns both have ${grouped(goal)} people, rounded to the nearest thousand. By how many people can they differ at the most?`,
      ],
      key: unit - 1,
      slips: [
        [unit, "counted the first number that is rounded up already"],
        [unit / 2, "looked at one side only"],
        [unit / 2 - 1, "took the numbers above only"],
        [2 * unit - 1, "took a whole step to both sides"],
      ],
      way: `The numbers go from ${grouped(goal - unit / 2)} to ${grouped(goal + unit / 2 - 1)}, so they differ by ${grouped(unit - 1)} at the most.`,
    };
  }),
  ...whichOneRoundsToIt,
  ...differenceByRounding,
  ...crowdInATable,
];
