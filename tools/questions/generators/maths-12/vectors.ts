import { signed, sumOfTerms, surd } from "../algebra-words";
import type { Family } from "../family";
import { numeric, quotients } from "../signed-slips";

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

const rightAngle: Family = {
  name: "right-angle",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, b, key] = [draw.int(1, 6), -draw.int(1, 6), draw.int(-7, 7)];
    const [p, q, r] = [draw.int(2, 6), draw.int(1, 6), draw.int(2, 5)];
    const rest = p * a + q * b;
    if (key === 0 || rest + key * r !== 0) return undefined;
    const [first, second] = [
      `${sumOfTerms([
        [a, "i"],
        [b, "j"],
      ])} + λk`,
      show([p, q, r]),
    ];
    return {
      frames: [
        `For which λ are the vectors ${first} and ${second} perpendicular?`,
        `A force ${first} does no work along ${second}, as the two vectors are at right angles. What is λ?`,
      ],
      ...numeric(signed, key, [
        [-key, "losing the minus sign at the end"],
        [-rest, `forgetting to divide by ${r}`],
        [-(p * a - q * b) / r, "losing the minus sign of a product"],
        [(a * r) / p, "making the vectors parallel"],
        [1 - rest / r, "making the scalar product equal to the coefficient of k"],
      ]),
      because: `The scalar product must be 0: ${p * a} − ${-q * b} + ${r}λ = 0, so λ = ${signed(key)}.`,
    };
  },
};

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
          [over, 1, "forgetting to divide by the length"],
          [over, size * size, "dividing by the square of the length"],
          [over, b[0] + Math.abs(b[1]) + b[2], "dividing by the sum of the components"],
          [over - 2 * a[1] * b[1], size, "losing a sign in the scalar product"],
          [dot(a, a), size, "using the square of the first vector"],
          [a[0] + a[1] + a[2], size, "adding the components of the first vector"],
        ],
      ),
      because: `The scalar product is ${over}, and the second vector has the length ${size}: ${over} ÷ ${size}.`,
    };
  },
};

const areaOfCross: Family = {
  name: "area-of-cross",
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
        [text(isTriangle ? square : square * 4), isTriangle ? "forgetting to halve" : "doubling the area"],
        [text(dot(a, a) * dot(b, b)), "multiplying the two lengths"],
        [text(key + 4), "a slip in one component of the vector product"],
        [text(dot(a, a) + dot(b, b)), "adding the squares of the lengths"],
        [text(Math.max(key - 3, 2)), "losing a component of the vector product"],
      ],
      because: `The vector product is ${show(cross(a, b))} with the length √${square}${isTriangle ? `, and half of it is ${text(key)}` : ""}.`,
    };
  },
};

export const vectors: readonly Family[] = [rightAngle, shadowOnVector, areaOfCross];
