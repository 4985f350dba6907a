import { drawNumberWall } from "../../figures/number-boxes";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Number Bonds");

/** “wall with a hidden middle”, for the topic of number-bonds.ts. */
export const wallWithAHiddenMiddle: readonly Family[] = [
  make("wall-with-a-hidden-middle", 3, (draw, turn) => {
    const [a, c] = [draw.int(4, 19), draw.int(4, 19)];
    const top = turn % 2 === 0 ? 100 : 200;
    const scale = top === 100 ? 1 : 2;
    const [x, z] = [a * scale, c * scale];
    const y = (top - x - z) / 2;
    if (!Number.isInteger(y) || y < 8 || x === z) return undefined;
    return {
      asks: [
        "Each brick is the sum of the two bricks below it. Which number belongs in the brick with the question mark?",
        "In this wall two bricks side by side are added for the brick above. What is the number of the brick with the question mark?",
      ],
      key: y,
      hasDecimals: true,
      slips: [
        [top - x - z, "forgot that the middle brick counts twice"],
        [top / 2 - x, "took half of the top and the left brick"],
        [top / 2 - z, "took half of the top and the right brick"],
        [x + z, "added the two outer bricks"],
        [top / 2, "took half of the top brick"],
      ],
      way: `The top is ${x} + ${z} and twice the middle. ${top} − ${x} − ${z} = ${top - x - z}, and half of it is ${y}.`,
      figure: picture(
        drawNumberWall,
        `A wall of six bricks: on top ${top}, below it two empty bricks, in the lowest row ${x}, a question mark and ${z}`,
        { rows: [[String(top)], ["", ""], [String(x), "?", String(z)]] },
      ),
    };
  }),
];
