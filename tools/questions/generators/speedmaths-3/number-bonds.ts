import { drawNumberWall } from "../../figures/number-boxes";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { upToTheHundred } from "./up-to-the-hundred";
import { whitePartOfAHundred } from "./white-part-of-a-hundred";
import { threeEqualWeights } from "./three-equal-weights";
import { thirdWeightOfAHundred } from "./third-weight-of-a-hundred";

const make = familiesOf("Number Bonds");

/** The families of the topic Number Bonds. */
export const numberBonds: readonly Family[] = [
  make("top-brick-of-tens", 2, (draw) => {
    const [a, b, c] = [draw.int(2, 8) * 5, draw.int(3, 9) * 5, draw.int(2, 8) * 5];
    if (new Set([a, b, c]).size < 3) return undefined;
    return {
      asks: [
        "Two bricks side by side are added for the brick above them. Which number is on top?",
        "In this wall every brick is the sum of the two bricks under it. What is the top number?",
      ],
      key: a + 2 * b + c,
      slips: [
        [a + b + c, "added the three lowest bricks once"],
        [a + b, "stopped at the brick above the first two"],
        [2 * a + b + c, "counted the first brick twice, not the middle one"],
        [a + b + 2 * c, "counted the last brick twice, not the middle one"],
        [a + 2 * b + c + 10, "carried a ten too many"],
      ],
      way: `The second row is ${a + b} and ${b + c}. ${a + b} + ${b + c} = ${a + 2 * b + c}.`,
      figure: picture(
        drawNumberWall,
        `A wall of six bricks: in the lowest row ${a}, ${b} and ${c}, two empty bricks above them, a question mark on top`,
        { rows: [["?"], ["", ""], [String(a), String(b), String(c)]] },
      ),
    };
  }),
  ...upToTheHundred,
  ...whitePartOfAHundred,
  ...threeEqualWeights,
  ...thirdWeightOfAHundred,
];
