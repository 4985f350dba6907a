import { sumOfTerms, surd } from "../algebra-words";
import type { Family } from "../family";
import { quotients } from "../signed-slips";

const topic = "Vectors";

type Vector = readonly [number, number, number];
const show = ([x, y, z]: Vector): string =>
  sumOfTerms([
    [x, "i"],
    [y, "j"],
    [z, "k"],
  ]);
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const shadowOnVector: Family = {
  name: "shadow-on-vector",
  topic,
  level: 1,
  draft: (draw) => {
    const a: Vector = [draw.int(1, 7), -draw.int(1, 6), draw.int(1, 7)];
    const [b, size] = draw.one([
      [[1, 2, 2], 3],
      [[2, -1, 2], 3],
      [[2, 3, 6], 7],
      [[6, -2, 3], 7],
      [[4, 4, 7], 9],
    ] as const);
    const over = dot(a, b);
    if (over <= 0) return undefined;
    return {
      frames: [
        `What is the projection of ${show(a)} on the vector ${show(b)}?`,
        `How long is the component of ${show(a)} in the direction of ${show(b)}?`,
      ],
      ...quotients(
        [over, size],
        [
          [over, 1, "forgot to divide by the length"],
          [over, size * size, "divided by the square of the length"],
          [over, b[0] + Math.abs(b[1]) + b[2], "divided by the sum of the components"],
          [over - 2 * a[1] * b[1], size, "lost a sign in the scalar product"],
          [dot(a, a), size, "used the square of the first vector"],
          [a[0] + a[1] + a[2], size, "added the components of the first vector"],
        ],
      ),
      because: `The scalar product is ${over}, and the second vector has the length ${size}: ${over} ÷ ${size}.`,
    };
  },
};

const areaOfCross: Family = {
  name: "area-from-two-vectors",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const a: Vector = [draw.int(1, 4), draw.int(-3, 3), draw.int(1, 3)];
    const b: Vector = [draw.int(-3, 3), draw.int(1, 4), draw.int(1, 4)];
    const square = dot(cross(a, b), cross(a, b));
    const isTriangle = turn % 2 === 1;
    if (a[1] * b[0] === 0 || square < 8 || (isTriangle && square % 4 !== 0)) return undefined;
    const key = isTriangle ? square / 4 : square;
    const text = (value: number): string => surd(1, value);
    return {
      frames: [
        `What is the area, in square units, of the parallelogram with the sides ${show(a)} and ${show(b)}?`,
        `Two sides of a triangle are the vectors ${show(a)} and ${show(b)}. What is its area in square units?`,
      ],
      key: text(key),
      slips: [
        [text(isTriangle ? square : square * 4), isTriangle ? "forgot to halve" : "doubled the area"],
        [text((dot(a, a) * dot(b, b)) / (isTriangle ? 4 : 1)), "multiplied the two lengths"],
        [text(dot(a, b) ** 2), "used the scalar product"],
        [text(dot(a, a) + dot(b, b)), "added the squares of the lengths"],
        [
          text((square - cross(a, b)[1] ** 2) / (isTriangle ? 4 : 1)),
          "left the middle component of the vector product out",
        ],
      ],
      because: `The vector product is ${show(cross(a, b))} with the length √${square}${isTriangle ? `, and half of it is ${text(key)}` : ""}.`,
    };
  },
};

export const vectors: readonly Family[] = [shadowOnVector, areaOfCross];
