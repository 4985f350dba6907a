import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

const topic = "Heron's Formula";

/** Three sides and the area of triangles without a right angle. */
const triangles = [
  [13, 14, 15, 84],
  [10, 13, 13, 60],
  [10, 17, 21, 84],
  [11, 13, 20, 66],
  [9, 10, 17, 36],
  [7, 15, 20, 42],
  [17, 25, 28, 210],
  [13, 20, 21, 126],
  [8, 29, 35, 84],
  [15, 34, 35, 252],
  [16, 17, 17, 120],
  [25, 34, 39, 420],
] as const;

const threeSides: Family = {
  name: "three-sides",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, c, area] = draw.one(triangles);
    return {
      frames: [
        `The sides of a triangle are ${a} cm, ${b} cm and ${c} cm. What is its area?`,
        `A triangular flag has edges of ${c} cm, ${b} cm and ${a} cm. How much cloth is in it?`,
      ],
      ...numeric((value) => `${grouped(value)} cm²`, area, [
        [Math.round((a * b) / 2), "took two sides for base and height"],
        [2 * area, "doubled the area"],
        [Math.round((a * b + b * c + c * a) / 6), "averaged the products of the sides"],
        [a + b + c, "gave the perimeter"],
        [area / 2, "halved once too often"],
        [Math.round((b * c) / 2), "took the two longest sides for base and height"],
      ]),
      because: `s = ${(a + b + c) / 2}, and √(s(s − a)(s − b)(s − c)) = √${((a + b + c) * (b + c - a) * (a + c - b) * (a + b - c)) / 16} = ${area} cm².`,
    };
  },
};

const shortestHeight: Family = {
  name: "heights-from-three-sides",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, b, c, area] = draw.one(triangles);
    const side = turn % 2 === 0 ? Math.max(a, b, c) : Math.min(a, b, c);
    const key = (2 * area) / side;
    if (!Number.isInteger(key * 10)) return undefined;
    const show = (value: number): string => `${Number(value.toFixed(3))} cm`;
    return {
      frames: [
        `A triangle has sides of ${a} cm, ${b} cm and ${c} cm. How long is its shortest height?`,
        `The edges of a triangular tile measure ${a} cm, ${b} cm and ${c} cm. How long is the longest of its three heights?`,
      ],
      ...numeric(show, key, [
        [area / side, "forgot the factor 2"],
        [(2 * area) / b, "used a side of another length"],
        [(4 * area) / side, "doubled once too often"],
        [(a + b + c) / 2, "gave half of the perimeter"],
        [side / 2, "halved the side"],
      ]),
      because: `The area is ${area} cm² by Heron’s formula. The ${turn % 2 === 0 ? "shortest height stands on the longest" : "longest height stands on the shortest"} side: 2 × ${area} ÷ ${side} = ${show(key)}.`,
    };
  },
};

export const heronsFormula: readonly Family[] = [threeSides, shortestHeight];
