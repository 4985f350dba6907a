import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawSigns } from "../../figures/tiles";

const make = familiesOf("Adding and Subtracting Tens");

/** “moves on the hundred square”, for the topic of adding-tens.ts. */
export const movesOnTheHundredSquare: readonly Family[] = [
  make("moves-on-the-hundred-square", 2, (draw) => {
    const [n, down, right] = [draw.int(2, 6) * 10 + draw.int(2, 6), draw.int(1, 3), draw.int(1, 3)];
    if (down === right) return undefined;
    const isUp = down === 1;
    const rowsUp = isUp ? -1 : 1;
    const key = n + 10 * down * rowsUp + right;
    if (key < 5) return undefined;
    const grid = Array.from({ length: down + 1 }, (_, row) =>
      Array.from({ length: right + 1 }, (_, column) => {
        const [first, last] = isUp ? [down, 0] : [0, down];
        if (row === first && column === 0) return String(n);
        return row === last && column === right ? "?" : " ";
      }),
    );
    const where = isUp ? "above" : "below";
    return {
      asks: [
        "This is a piece of the hundred chart, with ten numbers in a row. Which number is at the question mark?",
        "A page of the hundred chart is torn. Which number is at the question mark?",
      ],
      key,
      slips: [
        [n + 10 * right + down * rowsUp, "exchanged tens and ones"],
        [n + down + right, "went on by ones in every direction"],
        [n + 10 * down * rowsUp, "went down or up only, not to the right"],
        [key - 2 * right, "went to the left instead of the right"],
        [n - 10 * down * rowsUp + right, "exchanged up and down"],
      ],
      way: `One row ${isUp ? "up is 10 less" : "down is 10 more"}, one box to the right is 1 more: ${n} ${isUp ? "−" : "+"} ${10 * down} + ${right} = ${key}.`,
      figure: picture(
        drawSigns,
        `A piece of a hundred chart: the box with ${n}; the question mark is ${down} ${down === 1 ? "row" : "rows"} ${where} it and ${right} ${right === 1 ? "box" : "boxes"} to the right`,
        { rows: grid },
      ),
    };
  }),
];
