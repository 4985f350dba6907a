import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawLevelBalance } from "../../figures/level-balance";

const make = familiesOf("Number Bonds");

/** “balance to twenty”, for the topic of number-bonds.ts. */
export const balanceToTwenty: readonly Family[] = [
  make("balance-to-twenty", 1, (draw) => {
    const [a, b] = [draw.int(3, 9), draw.int(2, 8)];
    if (a + b > 16 || a === b || a + b === 10) return undefined;
    return {
      asks: [
        "Both sides weigh the same. Which number goes on the yellow box?",
        "The balance is level. How many kilograms is the yellow box?",
      ],
      key: 20 - a - b,
      slips: [
        [20 - a, "left out one of the two grey boxes on the left"],
        [a + b, "added the two grey boxes and stopped"],
        [Math.max(10 - a, 0), "made 10 with the first box alone"],
        [20 - b, "left out the first box"],
        [30 - a - b, "made 30 instead of 20"],
      ],
      way: `${a} + ${b} = ${a + b}, and ${a + b} + ${20 - a - b} = 20.`,
      figure: picture(
        drawLevelBalance,
        `A level balance: on the left the weights ${a}, ${b} and ?, on the right one weight of 20`,
        { left: [String(a), String(b), "?"], right: ["20"] },
      ),
    };
  }),
];
