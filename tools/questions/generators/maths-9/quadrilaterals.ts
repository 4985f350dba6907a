import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { degrees } from "../words";

const topic = "Quadrilaterals";

const centimetres = (value: number): string => `${value} cm`;

const oppositeAngles: Family = {
  name: "angles-of-a-parallelogram",
  topic,
  level: 1,
  draft: (draw) => {
    const [x, a, b] = [draw.int(12, 30), draw.int(2, 4), draw.int(4, 6)];
    const c = draw.int(3, 20);
    const d = a * x + c - b * x;
    const angle = a * x + c;
    if (a === b || d >= 0 || d < -60 || angle < 35 || angle > 145 || angle === 90) return undefined;
    return {
      frames: [
        `Two opposite angles of a parallelogram are (${a}x + ${c})° and (${b}x − ${-d})°. How large is one of the other two angles?`,
        `In parallelogram PQRS angle P is (${a}x + ${c})° and angle R is (${b}x − ${-d})°. What does angle Q measure?`,
      ],
      ...numeric(degrees, 180 - angle, [
        [angle, "gave the angle with x in it"],
        [x, "gave x"],
        [Math.round((180 - c - d) / (a + b)), "made the sum of the opposite angles 180°"],
        [360 - 2 * angle, "forgot that two angles remain"],
        [Math.abs(90 - angle), "took neighbouring angles to make 90°"],
      ]),
      because: `Opposite angles are equal, so ${b - a}x = ${c - d}, x = ${x} and the angle is ${angle}°. A neighbouring angle is 180° − ${angle}° = ${180 - angle}°.`,
    };
  },
};

const joinedMidpoints: Family = {
  name: "midpoints-of-a-drawn-triangle",
  topic,
  level: 1,
  draft: (draw) => {
    const sides = [draw.int(6, 14), draw.int(8, 16), draw.int(7, 18)] as const;
    const sum = sides[0] + sides[1] + sides[2];
    if (sum % 2 !== 0 || new Set(sides).size < 3 || Math.max(...sides) * 2 >= sum) return undefined;
    const [p, q, r] = sides;
    return {
      frames: [
        "D, E and F are the midpoints of the sides of triangle ABC. What is the perimeter of triangle DEF?",
        "A frame ABC is made stronger by three rods DE, EF and FD that join the midpoints of its sides. How long are the rods together?",
      ],
      ...numeric(centimetres, sum / 2, [
        [sum / 4, "divided by 4, as one does for the area"],
        [sum / 2 - Math.min(p, q, r) / 2, "joined two pairs of midpoints only"],
        [sum / 3, "divided by the number of sides"],
        [sum - Math.max(p, q, r), "left out the longest side and did not halve"],
      ]),
      because: `The line that joins two midpoints is half as long as the third side, so the perimeter is (${p} + ${q} + ${r}) ÷ 2 = ${sum / 2} cm.`,
      figure: {
        alt: `A triangle, not to scale, with AB = ${p} cm, BC = ${q} cm and CA = ${r} cm; D, E and F are the midpoints of AB, BC and CA`,
        draw: (alt) =>
          drawGeometry({
            alt,
            points: {
              A: [4, 6],
              B: [0, 0],
              C: [10, 0],
              D: [2, 3],
              E: [5, 0],
              F: [7, 3],
              // The lengths stand beside lines that run along the sides, clear of the letters.
              p: [2.9, 6.3],
              q: [-1.1, 0.3],
              r: [11.1, 0.3],
              s: [5.1, 6.3],
              t: [0, -0.8],
              u: [10, -0.8],
            },
            strokes: ["ABCA", "DEFD"],
            unnamed: Array.from("pqrstu"),
            lengths: [
              { at: "pq", text: `${p} cm` },
              { at: "tu", text: `${q} cm` },
              { at: "rs", text: `${r} cm` },
            ],
          }),
      },
    };
  },
};

const insideFour: Family = {
  name: "inside-four",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, b, c] = draw.one([
      [3, 4, 5],
      [5, 12, 13],
      [6, 8, 10],
      [8, 15, 17],
      [9, 12, 15],
      [12, 16, 20],
    ] as const);
    const [p, q] = [2 * a, 2 * b];
    const isRhombus = turn % 2 === 0;
    const key = isRhombus ? p + q : a * b;
    return {
      frames: [
        `The diagonals of a quadrilateral are ${p} cm and ${q} cm long. What is the perimeter of the quadrilateral that joins the midpoints of its sides?`,
        `The diagonals of a rhombus are ${p} cm and ${q} cm. The midpoints of its sides are joined in order. What is the area of the figure in the middle?`,
      ],
      ...numeric(
        isRhombus ? centimetres : (value) => `${value} cm²`,
        key,
        isRhombus
          ? [
              [2 * (p + q), "took its sides to be as long as the diagonals"],
              [a + b, "added half of each diagonal once only"],
              [4 * c, "found the perimeter of a rhombus with these diagonals"],
              [2 * c, "added two sides of a rhombus"],
              [p * q, "multiplied the diagonals"],
            ]
          : [
              [2 * a * b, "found the area of the rhombus"],
              [p * q, "multiplied the diagonals"],
              [p + q, "found the perimeter"],
              [(a * b) / 2, "halved once too often"],
              [c * c, "took the figure for a square on the side"],
            ],
      ),
      because: isRhombus
        ? `Each side is half of a diagonal and parallel to it, so the perimeter is 2 × ${a} + 2 × ${b} = ${key} cm.`
        : `The sides are half of the diagonals, and as these cross at right angles it is a rectangle: ${a} × ${b} = ${key} cm².`,
    };
  },
};

export const quadrilaterals: readonly Family[] = [oppositeAngles, joinedMidpoints, insideFour];
