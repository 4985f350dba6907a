import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawNumberWall } from "../../figures/number-boxes";
import { equalAfterSomeMove } from "./equal-after-some-move";
import { thirdPartOfAStrip } from "./third-part-of-a-strip";
import { emptyPlacesInFrames } from "./empty-places-in-frames";
import { balanceToTwenty } from "./balance-to-twenty";

const make = familiesOf("Number Bonds");

/** The families of the topic Number Bonds. */
export const numberBonds: readonly Family[] = [
  make("wall-of-small-bricks", 2, (draw) => {
    const [a, b, c] = [draw.int(2, 9), draw.int(3, 9), draw.int(2, 9)];
    if (new Set([a, b, c]).size < 3) return undefined;
    return {
      asks: [
        "Add two bricks that touch and write the sum above them. What is the top number?",
        "Each brick is the sum of the two bricks under it. Which number is on top?",
      ],
      key: a + 2 * b + c,
      slips: [
        [a + b + c, "added the three lowest bricks once"],
        [a + b, "stopped in the second row"],
        [2 * a + b + c, "counted the left brick twice, not the middle one"],
        [a + b + 2 * c, "counted the right brick twice, not the middle one"],
        [2 * (a + b + c), "counted all three bricks twice"],
      ],
      way: `The second row is ${a + b} and ${b + c}. Their sum is ${a + 2 * b + c}.`,
      figure: picture(
        drawNumberWall,
        `A wall of six bricks: in the lowest row ${a}, ${b} and ${c}, two empty bricks above them, a question mark on top`,
        { rows: [["?"], ["", ""], [String(a), String(b), String(c)]] },
      ),
    };
  }),
  ...equalAfterSomeMove,
  ...thirdPartOfAStrip,
  ...emptyPlacesInFrames,
  ...balanceToTwenty,
];
