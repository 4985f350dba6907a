import { drawTiles } from "../../figures/tiles";
import { range, sumOf } from "../whole";
import { puzzle } from "./puzzle";

/** Two views of a heap: the most or the fewest cubes behind them. */
export const cubesBehindTwoViews = puzzle("cubes-behind-two-views", (draw, turn) => {
  const [front, right] = [range(1, 3).map(() => draw.int(1, 3)), range(1, 3).map(() => draw.int(1, 3))];
  if (Math.max(...front) !== Math.max(...right) || front.join("") === right.join("")) return undefined;
  const most = sumOf(front.flatMap((a) => right.map((b) => Math.min(a, b))));
  const level = (views: readonly number[], height: number): number =>
    views.filter((one) => one === height).length;
  const fewest = sumOf(
    range(1, 3).map((height) => height * Math.max(level(front, height), level(right, height))),
  );
  const isMost = turn % 2 === 0;
  const tile = (heights: readonly number[]): string[] =>
    range(1, 3)
      .map((row) => heights.map((height) => (height > 3 - row ? "W" : ".")).join(""))
      .filter((row) => row.includes("W"));
  return {
    frames: [
      "A heap of cubes stands on a board of 3 by 3 squares. Left is its view from the front, right that from the right side. How many cubes are there at most?",
      "The pictures show a heap of cubes on a board of 3 by 3 squares, seen from the front and from the right. Cubes may touch at edges alone. What is the least number of cubes that can look so?",
    ],
    key: String(isMost ? most : fewest),
    slips: [
      [String(sumOf(front) + sumOf(right)), "added the squares of both views"],
      [
        String(isMost ? fewest : most),
        isMost ? "found the least number instead" : "found the greatest number instead",
      ],
      [String(sumOf(front) * 3), "let every row look like the front view"],
      [String(Math.max(sumOf(front), sumOf(right))), "counted the squares of one view only"],
      [
        String(sumOf(front) + sumOf(right) - Math.max(...front)),
        "counted the highest column once in both views",
      ],
    ],
    because: isMost
      ? `On each square there can be as many cubes as the lower of its two views allows. Added over the nine squares that makes ${most}.`
      : `One column can serve both views where they have the same height. So take from each height the larger of the two numbers of columns: ${fewest} cubes in all.`,
    figure: {
      alt: `Two views. Front: columns of ${front.join(", ")}. Right: columns of ${right.join(", ")}`,
      draw: (alt) => drawTiles({ alt, tiles: [tile(front), tile(right)] }),
    },
  };
});
