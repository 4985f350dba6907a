import { drawLevelBalance } from "../../figures/level-balance";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Number Bonds");

/** “third weight of a hundred”, for the topic of number-bonds.ts. */
export const thirdWeightOfAHundred: readonly Family[] = [
  make("third-weight-of-a-hundred", 1, (draw) => {
    const [a, b] = [draw.int(2, 5) * 10 + 5, draw.int(1, 4) * 10 + draw.one([0, 5])];
    if (a + b > 85) return undefined;
    return {
      asks: [
        "The balance is level. Which number must be in place of the question mark?",
        "Both pans weigh the same. How many grams is the weight with the question mark?",
      ],
      key: 100 - a - b,
      slips: [
        [100 - a, "left out one of the weights"],
        [a + b, "added the two weights that are there"],
        [110 - a - b, "took a ten too many"],
        [90 - a - b, "took a ten too few"],
        [100 - b, "left out the first weight"],
      ],
      way: `${a} + ${b} = ${a + b}, and ${a + b} + ${100 - a - b} = 100.`,
      figure: picture(
        drawLevelBalance,
        `A level balance: on the left the weights ${a}, ${b} and ?, on the right one weight of 100`,
        { left: [String(a), String(b), "?"], right: ["100"] },
      ),
    };
  }),
];
