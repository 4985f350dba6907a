import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawLevelBalance } from "../../figures/level-balance";

const make = familiesOf("Missing Numbers");

/** “balance seen without adding”, for the topic of missing-numbers.ts. */
export const balanceSeenWithoutAdding: readonly Family[] = [
  make("balance-seen-without-adding", 2, (draw) => {
    const [a, gap, c] = [draw.int(15, 28), draw.int(2, 4), draw.int(6, 14)];
    if (c + gap === a) return undefined;
    const b = a + gap;
    return {
      asks: [
        "The balance is level. Which number is on the box with the question mark?",
        "Both pans are equally heavy. How many kilograms is the yellow box?",
      ],
      key: c + gap,
      slips: [
        [c, "copied the small box of the other side"],
        [c - gap, "made the second box smaller instead of larger"],
        [b + c, "added the right side and stopped"],
        [gap, "gave how far apart the large boxes are"],
        [c + 2 * gap, "made the second box larger twice"],
        [a + b + c, "added all the boxes"],
      ],
      way: `${a} is ${gap} less than ${b}, so the other box is ${gap} more than ${c}: ${c + gap}.`,
      figure: picture(
        drawLevelBalance,
        `A level balance: on the left ${a} and a box with a question mark, on the right ${b} and ${c}`,
        { left: [String(a), "?"], right: [String(b), String(c)] },
      ),
    };
  }),
];
