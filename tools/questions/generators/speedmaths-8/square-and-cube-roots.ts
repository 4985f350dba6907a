import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Square and Cube Roots");

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const;

/** The families of the topic Square and Cube Roots. */
export const squareAndCubeRoots: readonly Family[] = [
  make("root-of-a-product", 1, (draw, turn) => {
    const [a, b] = [draw.int(3, 9), draw.int(11, 16)];
    return {
      asks: [
        `What is √(${a * a} × ${b * b})?`,
        `A square field has the same area as one that is ${a * a} m by ${b * b} m. How many metres long are its sides?`,
      ],
      key: a * b,
      hasDecimals: true,
      slips:
        turn % 2 === 0
          ? [
              [a + b, "added the two roots"],
              [a * a * b, "took the root of the second factor only"],
              [a * b * b, "took the root of the first factor only"],
            ]
          : [
              [(a * a + b * b) / 2, "gave it the same perimeter, not the same area"],
              [(b * b) / 2, "took half of the length"],
              [2 * a * a, "took twice the width"],
              [a * a * b, "took the root of the length only"],
            ],
      way: `The root of a product is the product of the roots: ${a} × ${b} = ${a * b}.`,
    };
  }),
  make("cube-root-of-a-decimal", 2, (draw) => {
    const n = draw.one([3, 4, 6, 7, 8, 9, 12]);
    const [key, cube] = [tidy(n / 10), tidy(n ** 3 / 1000)];
    return {
      asks: [
        `What is the cube root of ${cube}?`,
        `A cubical box holds ${cube} cubic metres. How many metres long is its edge?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy(key / 10), "moved the point one place too far"],
        [tidy(cube / 3), "divided by 3"],
        [tidy((n * n) / 100), "took the square of the root"],
      ],
      way: `${n}³ = ${n ** 3}, and three places behind the point become one: ${key}.`,
    };
  }),
  make("whole-numbers-between-roots", 2, (draw) => {
    const [a, b] = [draw.int(4, 8), draw.int(11, 17)];
    const [low, high] = [a * a + draw.int(1, 2 * a - 2), b * b + draw.int(1, 2 * b - 2)];
    return {
      asks: [
        `How many whole numbers lie between √${low} and √${high}?`,
        `For how many whole numbers is the square larger than ${low} and smaller than ${high}?`,
      ],
      key: b - a,
      slips: [
        [b - a + 1, "counted the whole number below the smaller root"],
        [b - a - 1, "left out one of the ends"],
        [b - a + 2, "counted the neighbours outside as well"],
        [high - low - 1, "counted between the numbers, not their roots"],
      ],
      way: `√${low} lies between ${a} and ${a + 1}, √${high} between ${b} and ${b + 1}. From ${a + 1} to ${b} there are ${b - a} numbers.`,
    };
  }),
  make("slanting-side", 1, (draw, turn) => {
    const [[a, b, c], times] = [draw.one(triples), draw.one([2, 3, 4])];
    const [height, width, slant] = [a * times, b * times, c * times];
    const isSlant = turn % 2 === 0;
    const key = isSlant ? slant : height;
    const [one, other] = isSlant ? [width, height] : [slant, width];
    return {
      asks: [
        "How many centimetres long is the side AC of this triangle?",
        "AC is a ladder that leans against the wall BC. How many metres up the wall does it reach?",
      ],
      key,
      hasDecimals: true,
      slips: isSlant
        ? [
            [one + other, "added the two sides"],
            [one + other / 2, "added half of the shorter side"],
            [tidy(Math.round(Math.sqrt(one * one - other * other) * 10) / 10), "subtracted the squares"],
          ]
        : [
            [one - other, "subtracted the two sides"],
            [tidy((one + other) / 2), "took the middle of the two sides"],
            [2 * (one - other), "doubled the sides instead of squaring them"],
            [slant / 2, "took half of the ladder"],
          ],
      way: isSlant
        ? `AC² = ${width}² + ${height}² = ${grouped(slant * slant)}, so AC = ${slant}.`
        : `BC² = ${slant}² − ${width}² = ${grouped(height * height)}, so BC = ${height}.`,
      figure: {
        alt: isSlant
          ? `A triangle ABC with a right angle at B, AB ${width} cm and BC ${height} cm`
          : `A triangle ABC with a right angle at B, AB ${width} m and AC ${slant} m`,
        draw: (alt) =>
          drawGeometry({
            alt,
            // Z keeps room for the length to the right.
            points: { A: [0, 0], B: [width, 0], C: [width, height], Z: [width * 1.2, 0] },
            unnamed: ["Z"],
            strokes: ["ABCA"],
            angles: [{ at: "ABC", right: true }],
            lengths: [
              { at: "AB", text: `${width} ${isSlant ? "cm" : "m"}` },
              isSlant ? { at: "BC", text: `${height} cm` } : { at: "AC", text: `${slant} m` },
            ],
          }),
      },
    };
  }),
  make("left-over-from-a-square", 3, (draw) => {
    const root = draw.int(31, 44);
    const extra = draw.int(9, 2 * root - 9);
    const n = root * root + extra;
    const up = (root + 1) ** 2 - n;
    if (extra === up) return undefined;
    return {
      asks: [
        `What is the smallest number that must be taken from ${grouped(n)} to leave a perfect square?`,
        `${grouped(n)} soldiers form the largest possible square with equal rows and columns. How many of them are left over?`,
      ],
      key: extra,
      slips: [
        [up, "found what must be added for the next square"],
        [root, "found the root of the square"],
        [extra + 2 * root - 1, "went down to the square before"],
        [2 * root + 1, "found the gap between the two squares"],
        [Math.abs(extra - root), "compared with the root, not with its square"],
      ],
      way: `${root}² = ${grouped(root * root)} and ${root + 1}² is too large. ${grouped(n)} − ${grouped(root * root)} = ${extra}.`,
    };
  }),
];
