import { drawNumberWall } from "../../figures/number-boxes";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { grouped } from "../words";

const make = familiesOf("Mental Addition and Subtraction");

/** “top of a number wall”, for the topic of mental-sums.ts. */
export const topOfANumberWall: readonly Family[] = [
  make("top-of-a-number-wall", 1, (draw) => {
    const [a, b, c] = [
      draw.int(1, 3) * 100 - draw.int(1, 4),
      draw.int(2, 4) * 100 + draw.int(2, 8),
      draw.int(1, 3) * 100 - draw.int(1, 4),
    ];
    return {
      asks: [
        "In this wall each brick is the sum of the two bricks below it. Which number belongs on top?",
        "Each brick of the wall is the sum of the two right below it. What is the number of the brick on top?",
      ],
      key: a + 2 * b + c,
      slips: [
        [a + b + c, "added the three lowest bricks once"],
        [2 * a + b + 2 * c, "counted the outer bricks twice, not the middle one"],
        [a + b, "stopped at the second row"],
        [2 * (a + b + c), "counted all three bricks twice"],
        [Math.round((a + 2 * b + c) / 100) * 100, "left the small corrections out"],
      ],
      way: `The bricks in the second row are ${a + b} and ${b + c}. Their sum is ${grouped(a + 2 * b + c)}; the middle one counts twice.`,
      figure: picture(
        drawNumberWall,
        `A wall of six bricks: in the lowest row ${a}, ${b} and ${c}, above them two empty bricks, on top a question mark`,
        { rows: [["?"], ["", ""], [String(a), String(b), String(c)]] },
      ),
    };
  }),
];
