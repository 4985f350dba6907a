import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawNumberWall } from "../../figures/number-boxes";

const make = familiesOf("Missing Numbers");

/** “brick behind two”, for the topic of missing-numbers.ts. */
export const brickBehindTwo: readonly Family[] = [
  make("brick-behind-two", 2, (draw) => {
    const [a, b, c] = [draw.int(3, 9), draw.int(4, 9), draw.int(3, 9)];
    if (new Set([a, b, c]).size < 3) return undefined;
    const [left, top] = [a + b, a + 2 * b + c];
    return {
      asks: [
        "In this wall two bricks make the brick above them. Which number is at the question mark?",
        "Each brick holds the sum of the two bricks under it. What belongs in the yellow brick?",
      ],
      key: c,
      slips: [
        [b + c, "stopped at the empty brick"],
        [top - b, "left out the second row"],
        [a, "copied what belongs on the other side"],
        [left - b, "worked on the left side of the wall"],
        [b + c + b, "added instead of taking away"],
        [left + b, "added the bricks that are there"],
      ],
      way: `The empty brick is ${top} − ${left} = ${b + c}. Then ${b + c} − ${b} = ${c}.`,
      figure: picture(
        drawNumberWall,
        `A wall of six bricks: ${top} on top, ${left} and an empty brick below it; in the lowest row an empty brick, ${b} and a question mark`,
        { rows: [[String(top)], [String(left), ""], ["", String(b), "?"]] },
      ),
    };
  }),
];
