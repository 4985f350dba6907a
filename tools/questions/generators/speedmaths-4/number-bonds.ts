import { drawLevelBalance } from "../../figures/level-balance";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { restOfThreeJumps } from "./rest-of-three-jumps";
import { wallWithAHiddenMiddle } from "./wall-with-a-hidden-middle";
import { minutesToTheFullHour } from "./minutes-to-the-full-hour";
import { twoEqualAndTheRest } from "./two-equal-and-the-rest";

const make = familiesOf("Number Bonds");

/** The families of the topic Number Bonds. */
export const numberBonds: readonly Family[] = [
  make("weights-in-balance", 2, (draw) => {
    const [a, move, d] = [draw.int(3, 7) * 10, draw.int(2, 8), draw.int(2, 5) * 10];
    const key = d + move;
    return {
      asks: [
        "The balance is level. Which number belongs on the weight with the question mark?",
        "Both sides of the balance weigh the same, in grams. How many grams is the weight without a number?",
      ],
      key,
      slips: [
        [d - move, "made it lighter instead of heavier"],
        [d, "kept the number of the other side"],
        [a + d, "added the two weights of the other side"],
        [key + 10, "added a ten too many"],
        [move, "took the difference alone"],
        [key - 10, "added a ten too few"],
      ],
      way: `${a - move} is ${move} less than ${a}, so the other weight is ${move} more than ${d}: ${key}.`,
      figure: picture(
        drawLevelBalance,
        `A level balance: on the left the weights ${a - move} and ?, on the right the weights ${a} and ${d}`,
        { left: [String(a - move), "?"], right: [String(a), String(d)] },
      ),
    };
  }),
  ...restOfThreeJumps,
  ...wallWithAHiddenMiddle,
  ...minutesToTheFullHour,
  ...twoEqualAndTheRest,
];
