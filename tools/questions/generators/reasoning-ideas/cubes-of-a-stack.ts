import { drawCubeStack } from "../../figures/cube-stack";
import type { Draft } from "../family";
import { range, sumOf } from "../whole";
import { show } from "./number-parts";
import { framesFor, puzzle } from "./puzzle";

/** A stack of cubes: how many there are, those behind others too, or how many a full block still needs. */
export const cubesOfAStack = puzzle("cubes-of-a-stack", (draw, turn, hard, voice): Draft | undefined => {
  const [rows, columns, high] = hard < -2 ? [3, 3, 3] : [3, draw.int(3, 4), draw.int(3, 4)];
  const heights: number[][] = range(1, rows).map(() => range(1, columns).map(() => 0));
  for (const r of range(0, rows - 1))
    for (const c of range(0, columns - 1)) {
      const most = Math.min(heights[r - 1]?.[c] ?? high, heights[r]?.[c - 1] ?? high);
      const row = heights[r];
      if (row) row[c] = r + c === 0 ? high : draw.int(Math.max(0, most - draw.int(1, 2)), most);
    }
  const at = (r: number, c: number): number => heights[r]?.[c] ?? 0;
  const all = heights.flat();
  const total = sumOf(all);
  const seen = sumOf(
    heights.flatMap((row, r) =>
      row.map(
        (height, c) =>
          range(1, height).filter((z) => z === height || at(r + 1, c) < z || at(r, c + 1) < z).length,
      ),
    ),
  );
  const block = rows * columns * high;
  const isRest = hard > -2 || turn % 2 === 1;
  const hidden = total - seen;
  if (
    all.filter(Boolean).length < rows * columns - 3 ||
    hidden < 2 ||
    (heights[0]?.at(-1) ?? 0) < 1 ||
    at(rows - 1, 0) < 1 ||
    block - total < 4
  )
    return undefined;
  const columnsFilled = all.filter(Boolean).length;
  const story = `a full block of ${rows} by ${columns} by ${high} cubes`;
  return {
    frames: isRest
      ? framesFor(voice, [
          `The stack stands in the corner of a box and has no gaps. How many more cubes make it ${story}?`,
          `Every cube of the stack rests on the floor or on another cube. How many cubes are missing from ${story}?`,
        ])
      : framesFor(voice, [
          "Every cube of the stack rests on the floor or on another cube. How many cubes are there in the stack?",
          "The stack has no gaps behind the cubes that one sees. Of how many cubes is it made?",
        ]),
    key: String(isRest ? block - total : total),
    slips: isRest
      ? [
          [String(block - seen), "took away only the cubes that one sees"],
          [String(total), "counted the cubes that are there"],
          [show(block - total - columnsFilled), "counted one layer of the stack twice"],
          [String(rows * columns * high - columnsFilled), "took away the lowest layer alone"],
          [
            String(rows * columns - columnsFilled + (high - 1) * rows * columns - hidden),
            "forgot that cubes lie behind others",
          ],
        ]
      : [
          [String(seen), "left out the cubes that lie behind others"],
          [String(total - columnsFilled), "left out the lowest layer"],
          [String(block), "counted the full block"],
          [String(total + hidden), "counted the hidden cubes twice"],
          [String(columnsFilled), "counted the columns, not their cubes"],
        ],
    because: `Count column by column: ${all.filter(Boolean).join(" + ")} = ${total}, of which ${hidden} are hidden.${isRest ? ` The full block has ${block} cubes, so ${block - total} are missing.` : ""}`,
    figure: {
      alt: `A stack of cubes in a corner; heights row by row from the back, each from left to right: ${heights.map((row) => row.join(" ")).join(", ")}`,
      draw: (alt) => drawCubeStack({ alt, heights }),
    },
  };
});
