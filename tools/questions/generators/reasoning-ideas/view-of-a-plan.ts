import { drawSigns, drawTile } from "../../figures/tiles";
import { range } from "../whole";
import { at, puzzle } from "./puzzle";

/** Numbers on a plan say how many cubes stand there: one of its four views. */
export const viewOfAPlan = puzzle("view-of-a-plan", (draw, _, hard) => {
  const side = hard < 1 ? 3 : 4;
  const plan = range(1, side).map(() =>
    range(1, side).map(() => draw.int(hard < 2 ? 1 : 0, hard < -1 ? 3 : 4)),
  );
  const columns = range(0, side - 1).map((column) => plan.map((row) => at(row, column)));
  const tops = (lines: readonly (readonly number[])[]): number[] => lines.map((line) => Math.max(...line));
  const views = {
    front: tops(columns),
    right: tops(plan).toReversed(),
    left: tops(plan),
    back: tops(columns).toReversed(),
  };
  const asked = draw.one(hard < 2 ? (["right", "left"] as const) : (["right", "left", "back"] as const));
  const near = {
    front: at(plan, -1),
    back: at(plan, 0).toReversed(),
    left: at(columns, 0),
    right: at(columns, -1).toReversed(),
  }[asked];
  const show = (heights: readonly number[]): string => `columns of ${heights.join(", ")}`;
  const seen = views[asked];
  if (seen.join() === seen.toReversed().join() || new Set(seen).size < 3) return undefined;
  return {
    frames: [
      `Each number tells how many cubes stand on that square. What does the heap look like from the ${asked}?`,
      `A heap of cubes is told by its plan: each number is the height of a column. Which is its view from the ${asked}?`,
    ],
    key: show(views[asked]),
    slips: [
      [show(views[asked].toReversed()), "looked from the opposite side"],
      [
        show(asked === "back" ? views.right : views.front),
        asked === "back" ? "looked from the right" : "looked from the front",
      ],
      [show(near), "saw only the nearest line of columns"],
      [show(asked === "back" ? views.left : views.back), "walked round to the wrong side"],
      [
        show(
          tops(asked === "back" ? columns.map((line) => line.slice(1)) : plan.map((line) => line.slice(1))),
        ),
        "forgot one line of columns",
      ],
    ],
    because: `From each line that one looks along, only the highest column is seen: ${views[asked].join(", ")} from left to right for somebody who stands at the ${asked}.`,
    figure: {
      alt: `A plan of ${side} by ${side} squares with the front below; rows from the back: ${plan.map((row) => row.join(" ")).join(", ")}`,
      draw: (alt) => drawSigns({ alt, rows: plan.map((row) => row.map(String)), frames: { below: "front" } }),
    },
    picture: (option) => {
      const heights = (option.match(/\d/g) ?? []).map(Number);
      return drawTile({
        alt: option,
        tile: range(1, 4)
          .map((level) => heights.map((height) => (height > 4 - level ? "W" : ".")).join(""))
          .filter((row) => row.includes("W")),
      });
    },
    isWords: true,
  };
});
