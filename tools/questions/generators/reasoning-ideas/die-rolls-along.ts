import { drawSigns } from "../../figures/tiles";
import type { Draft } from "../family";
import { range, sumOf } from "../whole";
import { at, puzzle, some } from "./puzzle";
import { type Way, back, rolls } from "./solid-parts";

const wayNames: readonly Way[] = ["right", "left", "down", "up"];

const stepOf: Record<Way, readonly [number, number]> = {
  right: [1, 0],
  left: [-1, 0],
  down: [0, 1],
  up: [0, -1],
};

/** A die rolls over squares: what is on top in the end, or in all. */
export const dieOnAWay = puzzle("die-rolls-along", (draw, turn, hard): Draft | undefined => {
  const [top = 1, near = 2] = some(draw, range(1, 6), 2);
  const east = draw.one(range(1, 6).filter((one) => ![top, near, 7 - top, 7 - near].includes(one)));
  if (top + near === 7) return undefined;
  const ways: Way[] = [];
  const places: [number, number][] = [[0, 0]];
  for (const _ of range(1, hard < 0 ? 3 : hard < 2 ? 4 : 5)) {
    const [x, y] = at(places, -1);
    const way = draw.one(wayNames.filter((one) => one !== back[ways.at(-1) ?? one] || ways.length === 0));
    const next: [number, number] = [x + stepOf[way][0], y + stepOf[way][1]];
    if (places.some(([a, b]) => a === next[0] && b === next[1])) return undefined;
    ways.push(way);
    places.push(next);
  }
  if (new Set(ways).size < 2 || ways.every((way, index) => index < 2 || way === ways[1])) return undefined;
  const stands: number[][] = [[top, 7 - top, near, 7 - near, east, 7 - east]];
  for (const way of ways) stands.push(rolls[way](at(stands, -1)));
  const tops = stands.map((stand) => stand[0] ?? 0);
  const isSum = hard > 0 && turn % 2 === 1;
  const last = at(stands, -1);
  const rolled = tops.slice(1);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, above] = [Math.min(...xs), Math.min(...ys)];
  const board = range(above, Math.max(...ys)).map((y) =>
    range(left, Math.max(...xs)).map((x) => {
      const index = places.findIndex(([a, b]) => a === x && b === y);
      return index < 0 ? "" : index === 0 ? "S" : String(index);
    }),
  );
  const story = `A die whose opposite faces add up to 7 stands on S with ${top} on top, ${near} facing you and ${east} on the right.`;
  return {
    frames: [
      `${story} It rolls over its edges to the squares 1, 2, 3 and so on. Which number is on top on the last square?`,
      isSum
        ? `${story} It rolls from square to square, 1, 2, 3 and so on. What do the numbers on top on these squares, without S, add up to?`
        : `${story} It is rolled from square to square in the order 1, 2, 3 and so on. Which number lies on top at last?`,
    ],
    key: String(isSum ? sumOf(rolled) : at(tops, -1)),
    slips: isSum
      ? [
          [String(sumOf(tops)), "added the number on S as well"],
          [String(rolled.length * 7 - sumOf(rolled)), "added the numbers below instead of above"],
          [String(sumOf(rolled.slice(0, -1))), "left out the last square"],
          [String(sumOf(stands.slice(1).map((stand) => stand[4] ?? 0))), "added the faces on the right"],
        ]
      : [
          [String(7 - at(tops, -1)), "took the face at the bottom"],
          [String(at(tops, -2)), "stopped one square too early"],
          [String(last[2]), "took the face towards you"],
          [String(last[4]), "took the face on the right"],
          [String(7 - (last[2] ?? 0)), "took the face at the back"],
        ],
    because: `Roll by roll the top shows ${rolled.join(", ")}. The face on the side to which the die rolls goes down, and the one behind comes up.`,
    figure: {
      alt: `Squares in a row of steps. From S the way goes ${ways.join(", ")}`,
      draw: (alt) => drawSigns({ alt, rows: board, frames: { below: "you" } }),
    },
  };
});
