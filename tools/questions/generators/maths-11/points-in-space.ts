import { signed } from "../algebra-words";
import type { Family } from "../family";
import { numeric } from "../signed-slips";

const topic = "Points in Space";

type Point = readonly [number, number, number];
const show = ([x, y, z]: Point): string => `(${signed(x)}, ${signed(y)}, ${signed(z)})`;
const boxes = [
  [1, 2, 2, 3],
  [2, 3, 6, 7],
  [1, 4, 8, 9],
  [2, 6, 9, 11],
  [4, 4, 7, 9],
  [6, 6, 7, 11],
  [3, 4, 12, 13],
  [2, 10, 11, 15],
] as const;

const distanceInSpace: Family = {
  name: "straight-flight-in-space",
  topic,
  level: 1,
  draft: (draw) => {
    const [p, q, r, key] = draw.one(boxes);
    const start: Point = [draw.int(-4, 3), draw.int(-3, 4), draw.int(1, 5)];
    const end: Point = [start[0] + p, start[1] - q, start[2] + r];
    return {
      frames: [
        `A cable is stretched from the hook ${show(start)} to the hook ${show(end)} of a hall, with the metre as unit. How long is it, in metres?`,
        `A drone flies in a straight line from ${show(start)} to ${show(end)}, with the metre as unit. How many metres does it fly?`,
      ],
      ...numeric(String, key, [
        [p + q + r, "added the three differences"],
        [key * key, "forgot the square root"],
        [Math.max(p, q, r), "took the greatest difference alone"],
        [Math.round(Math.hypot(p, q)), "left out the third coordinate"],
        [Math.abs(p - q + r), "kept the signs of the differences"],
      ]),
      because: `The differences are ${p}, ${q} and ${r}: √(${p * p} + ${q * q} + ${r * r}) = √${key * key} = ${key}.`,
    };
  },
};

export const pointsInSpace: readonly Family[] = [distanceInSpace];
