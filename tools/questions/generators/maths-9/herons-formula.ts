import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped, wholeRupees } from "../words";

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
      ...numeric(
        (value) => `${grouped(value)} cm²`,
        area,
        [
          [Math.round((a * b) / 2), "taking two sides for base and height"],
          [2 * area, "doubling the area"],
          [Math.round((a * b + b * c + c * a) / 6), "averaging the products of the sides"],
          [a + b + c, "giving the perimeter"],
          [area / 2, "halving once too often"],
          [Math.round((b * c) / 2), "taking the two longest sides for base and height"],
          [area + 6, "a slip in the root"],
          [area - 6, "a slip in the root"],
        ],
        0,
      ),
      because: `s = ${(a + b + c) / 2}, and √(s(s − a)(s − b)(s − c)) = √${((a + b + c) * (b + c - a) * (a + c - b) * (a + b - c)) / 16} = ${area} cm².`,
    };
  },
};

const plotCost: Family = {
  name: "plot-cost",
  topic,
  level: 2,
  draft: (draw) => {
    const [a, b, c, area] = draw.one(triangles);
    const [times, price] = [draw.int(2, 5), draw.int(3, 12)];
    const key = area * times * times * price;
    return {
      frames: [
        `A triangular park has sides of ${a * times} m, ${b * times} m and ${c * times} m. Grass for it costs ${wholeRupees(price)} a square metre. What does the grass cost?`,
        `Ploughing costs ${wholeRupees(price)} for each square metre. What has to be paid for a three-cornered field with sides of ${a * times} m, ${b * times} m and ${c * times} m?`,
      ],
      ...numeric(
        wholeRupees,
        key,
        [
          [(a + b + c) * times * price, "using the perimeter"],
          [key * 2, "doubling the area"],
          [key / 2, "halving the area"],
          [area * times * price, "taking a factor out of the sides once only"],
          [area * times * times, "forgetting the price"],
          [key + 10 * price, "a slip of 10 in the area"],
          [key - 10 * price, "a slip of 10 in the area"],
        ],
        0,
      ),
      because: `Heron’s formula with s = ${((a + b + c) * times) / 2} m gives an area of ${grouped(area * times * times)} m², and ${grouped(area * times * times)} × ${price} = ${grouped(key)}.`,
    };
  },
};

const shortestHeight: Family = {
  name: "shortest-height",
  topic,
  level: 3,
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
        [area / side, "forgetting the factor 2"],
        [(2 * area) / b, "using a side of another length"],
        [(4 * area) / side, "doubling once too often"],
        [(a + b + c) / 2, "giving half of the perimeter"],
        [side / 2, "halving the side"],
        [key + 1, "a slip in the division"],
        [key - 1, "a slip in the division"],
      ]),
      because: `The area is ${area} cm² by Heron’s formula. The ${turn % 2 === 0 ? "shortest height stands on the longest" : "longest height stands on the shortest"} side: 2 × ${area} ÷ ${side} = ${show(key)}.`,
    };
  },
};

export const heronsFormula: readonly Family[] = [threeSides, plotCost, shortestHeight];
