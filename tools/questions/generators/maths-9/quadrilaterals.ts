import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { degrees } from "../words";

const topic = "Quadrilaterals";

const centimetres = (value: number): string => `${value} cm`;

const oppositeAngles: Family = {
  name: "opposite-angles",
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
      ...numeric(
        degrees,
        180 - angle,
        [
          [angle, "giving the angle with x in it"],
          [x, "giving x"],
          [Math.round((180 - c - d) / (a + b)), "making the sum of the opposite angles 180°"],
          [360 - 2 * angle, "forgetting that two angles remain"],
          [Math.abs(90 - angle), "taking neighbouring angles to make 90°"],
        ],
        4,
      ),
      because: `Opposite angles are equal, so ${b - a}x = ${c - d}, x = ${x} and the angle is ${angle}°. A neighbouring angle is 180° − ${angle}° = ${180 - angle}°.`,
    };
  },
};

const joinedMidpoints: Family = {
  name: "joined-midpoints",
  topic,
  level: 1,
  draft: (draw) => {
    const sides = [draw.int(6, 14), draw.int(8, 16), draw.int(7, 18)] as const;
    const sum = sides[0] + sides[1] + sides[2];
    if (sum % 2 !== 0 || new Set(sides).size < 3 || Math.max(...sides) * 2 >= sum) return undefined;
    const [p, q, r] = sides;
    return {
      frames: [
        `The sides of a triangle are ${p} cm, ${q} cm and ${r} cm. What is the perimeter of the triangle whose corners are the midpoints of the sides?`,
        `A triangular frame with sides of ${p} cm, ${q} cm and ${r} cm is made stronger by three rods that join the midpoints of its sides. How long are the rods together?`,
      ],
      ...numeric(centimetres, sum / 2, [
        [sum, "taking the small triangle to have the same perimeter"],
        [Math.round(sum / 4), "dividing by 4, as one does for the area"],
        [Math.round(sum / 3), "dividing by the number of sides"],
        [sum - Math.max(p, q, r), "leaving out the longest side"],
        [sum * 2, "doubling in place of halving"],
        [sum / 2 - Math.min(p, q, r) / 2, "joining two pairs of midpoints only"],
      ]),
      because: `The line that joins two midpoints is half as long as the third side, so the perimeter is (${p} + ${q} + ${r}) ÷ 2 = ${sum / 2} cm.`,
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
              [2 * (p + q), "taking its sides to be as long as the diagonals"],
              [a + b, "adding half of each diagonal once only"],
              [4 * c, "finding the perimeter of a rhombus with these diagonals"],
              [2 * c, "adding two sides of a rhombus"],
              [p * q, "multiplying the diagonals"],
            ]
          : [
              [2 * a * b, "finding the area of the rhombus"],
              [p * q, "multiplying the diagonals"],
              [p + q, "finding the perimeter"],
              [(a * b) / 2, "halving once too often"],
              [c * c, "taking the figure for a square on the side"],
            ],
        2,
      ),
      because: isRhombus
        ? `Each side is half of a diagonal and parallel to it, so the perimeter is 2 × ${a} + 2 × ${b} = ${key} cm.`
        : `The sides are half of the diagonals, and as these cross at right angles it is a rectangle: ${a} × ${b} = ${key} cm².`,
    };
  },
};

export const quadrilaterals: readonly Family[] = [oppositeAngles, joinedMidpoints, insideFour];
