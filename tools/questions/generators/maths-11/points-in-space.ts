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
  name: "distance-in-space",
  topic,
  level: 1,
  draft: (draw) => {
    const [p, q, r, key] = draw.one(boxes);
    const start: Point = [draw.int(-4, 3), draw.int(-3, 4), draw.int(1, 5)];
    const end: Point = [start[0] + p, start[1] - q, start[2] + r];
    return {
      frames: [
        `What is the distance between the points ${show(start)} and ${show(end)} in space?`,
        `A drone flies in a straight line from ${show(start)} to ${show(end)}, with the metre as unit. How many metres does it fly?`,
      ],
      ...numeric(String, key, [
        [p + q + r, "adding the three differences"],
        [key * key, "forgetting the square root"],
        [Math.max(p, q, r), "taking the greatest difference alone"],
        [Math.round(Math.hypot(p, q)), "leaving out the third coordinate"],
        [Math.abs(p - q + r), "keeping the signs of the differences"],
      ]),
      because: `The differences are ${p}, ${q} and ${r}: √(${p * p} + ${q * q} + ${r * r}) = √${key * key} = ${key}.`,
    };
  },
};

const fourthVertex: Family = {
  name: "fourth-vertex",
  topic,
  level: 2,
  draft: (draw) => {
    const part = (): number => draw.int(-5, 6);
    const [a, b, c]: [Point, Point, Point] = [
      [part(), part(), part()],
      [part(), part(), part()],
      [part(), part(), part()],
    ];
    const mix = (p: number, q: number, r: number): Point => [
      p * a[0] + q * b[0] + r * c[0],
      p * a[1] + q * b[1] + r * c[1],
      p * a[2] + q * b[2] + r * c[2],
    ];
    const key = mix(1, -1, 1);
    return {
      frames: [
        `ABCD is a parallelogram with A${show(a)}, B${show(b)} and C${show(c)}. Which point is D?`,
        `Three corners of a parallelogram-shaped solar panel ABCD are A${show(a)}, B${show(b)} and C${show(c)}. Where is the corner D?`,
      ],
      key: show(key),
      slips: [
        [show(mix(1, 1, -1)), "going round the corners in another order"],
        [show(mix(-1, 1, 1)), "taking A for the corner opposite to D"],
        [show(mix(1, 1, 1)), "adding all three corners"],
        [show(mix(-1, 1, -1)), "taking every coordinate with the wrong sign"],
        [show([key[0], key[1], -key[2]]), "losing the sign of the third coordinate"],
      ],
      because: `The diagonals halve each other, so D = A + C − B = ${show(key)}.`,
    };
  },
};

const centroidPoint: Family = {
  name: "centroid-point",
  topic,
  level: 2,
  draft: (draw) => {
    const part = (): number => draw.int(-5, 7);
    const [a, b, g]: [Point, Point, Point] = [
      [part(), part(), part()],
      [part(), part(), part()],
      [draw.int(-2, 3), draw.int(-2, 3), draw.int(-2, 3)],
    ];
    const key = [0, 1, 2].map((place) => 3 * (g[place] ?? 0) - (a[place] ?? 0) - (b[place] ?? 0));
    const [x = 0, y = 0, z = 0] = key;
    if (Math.max(...key.map((value) => Math.abs(value))) > 12) return undefined;
    return {
      frames: [
        `The centroid of triangle PQR is ${show(g)}, and two corners are P${show(a)} and Q${show(b)}. Which point is R?`,
        `A triangular plate PQR balances on a pin at its centroid ${show(g)}. P is ${show(a)} and Q is ${show(b)}. Which point is R?`,
      ],
      key: show([x, y, z]),
      slips: [
        [show([g[0] - a[0] - b[0], g[1] - a[1] - b[1], g[2] - a[2] - b[2]]), "forgetting the factor 3"],
        [show([2 * g[0] - a[0], 2 * g[1] - a[1], 2 * g[2] - a[2]]), "taking the centroid for a midpoint"],
        [
          show([3 * g[0] + a[0] + b[0], 3 * g[1] + a[1] + b[1], 3 * g[2] + a[2] + b[2]]),
          "adding P and Q in place of subtracting them",
        ],
        [show([-x, -y, -z]), "taking every coordinate with the wrong sign"],
        [show([x, y, -z]), "losing the sign of the third coordinate"],
      ],
      because: `The coordinates of P, Q and R add up to three times those of the centroid, so R = 3G − P − Q = ${show([x, y, z])}.`,
    };
  },
};

export const pointsInSpace: readonly Family[] = [distanceInSpace, fourthVertex, centroidPoint];
