import { drawCubeStack } from "../../figures/cube-stack";
import type { Draft } from "../family";
import { range, sumOf } from "../whole";
import { puzzle } from "./puzzle";
import type { Vector } from "./solid-parts";

const nextTo: readonly Vector[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

/** A stack that is painted all round and taken apart. */
export const paintedStack = puzzle("painted-stack", (draw, turn, hard): Draft | undefined => {
  const side = 3;
  const high = hard < 2 ? 2 : 3;
  const heights: number[][] = range(1, side).map(() => range(1, side).map(() => 0));
  for (const r of range(0, side - 1))
    for (const c of range(0, side - 1)) {
      const most = Math.min(heights[r - 1]?.[c] ?? high, heights[r]?.[c - 1] ?? high);
      const row = heights[r];
      if (row) row[c] = draw.int(Math.max(0, most - 1), most);
    }
  const has = (x: number, y: number, z: number): boolean => z >= 0 && z < (heights[x]?.[y] ?? 0);
  const cubes = heights.flatMap((row, x) =>
    row.flatMap((height, y) => range(0, height - 1).map((z): Vector => [x, y, z])),
  );
  if (cubes.length < 9 || cubes.length > 20 || new Set(heights.flat()).size < 2) return undefined;
  const painted = cubes.map(([x, y, z]) => nextTo.filter(([a, b, c]) => !has(x + a, y + b, z + c)).length);
  const count = (sides: number): number => painted.filter((one) => one === sides).length;
  const dry = cubes.map(
    ([x, y, z]) => nextTo.filter(([a, b, c]) => !has(x + a, y + b, z + c) && z + c >= 0).length,
  );
  const sides = hard < 1 ? 3 : draw.one([2, 3, 4]);
  const isArea = turn % 2 === 1 && hard < 3;
  const [faces, result] = [sumOf(painted), isArea ? sumOf(painted) : count(sides)];
  if (result < 2) return undefined;
  const words = ["no", "one", "two", "three", "four", "five"];
  return {
    frames: isArea
      ? [
          "The glued stack is painted all round, the bottom included. How many faces of small cubes have paint on them?",
        ]
      : [
          `The stack is glued together, dipped into paint, the bottom too, and then taken apart. How many cubes have exactly ${words[sides]} painted faces?`,
          `The glued stack is painted all round, the bottom included, and taken apart. How many of its cubes have exactly ${words[sides]} painted faces?`,
        ],
    key: String(result),
    slips: isArea
      ? [
          [String(sumOf(dry)), "left the bottom without paint"],
          [String(cubes.length * 6), "painted the faces inside as well"],
          [
            String(faces - heights.flat().filter((height) => height > 0).length * 2),
            "left out top and bottom",
          ],
          [String(cubes.length), "counted the cubes instead of their faces"],
          [String(faces / 2), "counted only the sides that one sees"],
        ]
      : [
          [String(dry.filter((one) => one === sides).length), "left the bottom without paint"],
          [String(count(sides + 1)), `counted those with ${words[sides + 1]} painted faces`],
          [String(count(sides - 1)), `counted those with ${words[sides - 1]} painted faces`],
          [
            String(painted.filter((one) => one >= sides).length),
            "counted those with more painted faces as well",
          ],
          [
            String(painted.filter((one) => one <= sides).length),
            "counted those with fewer painted faces as well",
          ],
        ],
    because: isArea
      ? `Look from the six sides in turn, and add faces in notches: ${faces} in all. The bottom counts as many as the top.`
      : `Go through the ${cubes.length} cubes layer by layer and count the faces that touch no other cube: ${result} cubes have exactly ${words[sides]}.`,
    figure: {
      alt: `A stack of cubes in a corner; heights row by row from the back, each from left to right: ${heights.map((row) => row.join(" ")).join(", ")}`,
      draw: (alt) => drawCubeStack({ alt, heights }),
    },
  };
});
