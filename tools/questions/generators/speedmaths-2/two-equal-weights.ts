import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawLevelBalance } from "../../figures/level-balance";

const make = familiesOf("Doubles and Halves");

/** “two equal weights”, for the topic of doubles-and-halves.ts. */
export const twoEqualWeights: readonly Family[] = [
  make("two-equal-weights", 2, (draw) => {
    const [each, other] = [draw.int(9, 22), draw.int(4, 12)];
    const first = 2 * each - other;
    if (first === other || first < 5) return undefined;
    return {
      asks: [
        "The two yellow boxes are equal. How much is one of them?",
        "Both sides weigh the same, and the yellow boxes are twins. How many kilograms is one yellow box?",
      ],
      key: each,
      slips: [
        [2 * each, "added the grey boxes and did not halve"],
        [Math.abs(first - other), "found the difference of the grey boxes"],
        [first, "took the larger grey box"],
        [other, "took the smaller grey box"],
        [each + 5, "halved the tens wrongly"],
      ],
      way: `The grey boxes are ${first} + ${other} = ${2 * each}. Half of ${2 * each} is ${each}.`,
      figure: picture(
        drawLevelBalance,
        `A level balance: on the left two equal boxes with question marks, on the right ${first} and ${other}`,
        { left: ["?", "?"], right: [String(first), String(other)] },
      ),
    };
  }),
];
