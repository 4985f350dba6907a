import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Squares and Cubes");

/** Numbers, and what makes a perfect cube of them: [number, its factors, the missing factor]. */
const incomplete = [
  [72, "2³ × 3²", 3],
  [108, "2² × 3³", 2],
  [500, "2² × 5³", 2],
  [675, "3³ × 5²", 5],
  [392, "2³ × 7²", 7],
  [200, "2³ × 5²", 5],
  [1323, "3³ × 7²", 7],
] as const;

/** The families of the topic Squares and Cubes. */
export const squaresAndCubes: readonly Family[] = [
  make("square-of-a-half-number", 1, (draw) => {
    const m = draw.int(6, 15);
    const n = tidy(m + 0.5);
    return {
      asks: [`What is ${n}²?`, `A square courtyard has sides of ${n} m. What is its area in square metres?`],
      key: tidy(n * n),
      hasDecimals: true,
      slips: [
        [tidy(m * m + 0.25), "squared the whole part and the half apart"],
        [m * (m + 1), "forgot the square of the half"],
        [tidy(m * (m + 1) + 0.5), "took a half for the square of a half"],
        [2 * n, "doubled instead of squaring"],
        [tidy((m + 1) ** 2 + 0.25), "squared the next whole number"],
      ],
      way: `${m} × ${m + 1} = ${m * (m + 1)}, and 0.5² = 0.25 comes behind it: ${tidy(n * n)}.`,
    };
  }),
  make("small-cubes-in-a-large-one", 1, (draw) => {
    const [times, edge] = [draw.int(3, 6), draw.int(2, 5)];
    return {
      asks: [
        `How many cubes with edges of ${edge} cm fill a cubical box with edges of ${times * edge} cm?`,
        `A cube of soap has edges of ${times * edge} cm. Into how many cubes with edges of ${edge} cm can it be cut?`,
      ],
      key: times ** 3,
      slips: [
        [times * times, "counted the cubes of one layer"],
        [times, "divided the edges only"],
        [6 * times * times, "counted the squares on all six faces"],
        [3 * times, "took three times for the third power"],
        [(times * edge) ** 3 / edge, "divided the volume by the edge of a small cube"],
      ],
      way: `${times} small cubes lie along each edge, so there are ${times}³ = ${times ** 3}.`,
    };
  }),
  make("odd-numbers-from-one", 2, (draw) => {
    const n = draw.int(9, 25);
    const last = 2 * n - 1;
    return {
      asks: [
        `What is 1 + 3 + 5 + … + ${last}, the sum of all odd numbers up to ${last}?`,
        `Tiles lie in rows of 1, 3, 5 and so on up to ${last}. How many tiles are there in all?`,
      ],
      key: n * n,
      slips: [
        [(n - 1) ** 2, "counted one row too few"],
        [(n + 1) ** 2, "counted one row too many"],
        [n * (n + 1), "took the sum of the even numbers"],
        [(last * (last + 1)) / 2, "added all the numbers, not only the odd ones"],
        [last * last, "squared the last number"],
      ],
      way: `The first n odd numbers add up to n². Up to ${last} there are ${n}: ${n}² = ${n * n}.`,
    };
  }),
  make("factor-to-a-cube", 3, (draw) => {
    const [n, parts, key] = draw.one(incomplete);
    const twos = Number(parts[0]) * Number(parts.at(-2));
    return {
      asks: [
        `By which smallest number must ${grouped(n)} be multiplied to become a perfect cube?`,
        `Each box has ${grouped(n)} small cubes in it. What is the smallest number of boxes whose cubes build one large cube?`,
      ],
      key,
      slips: [
        [twos, "took one of each prime factor"],
        [key * key, "took the square of the missing factor"],
        [
          Number(parts[0]) === key ? Number(parts.at(-2)) : Number(parts[0]),
          "completed the factor that has a third power already",
        ],
        [key ** 3, "took a whole third power"],
        [n, "multiplied the number by itself"],
      ],
      way: `${grouped(n)} = ${parts}. One more ${key} makes every exponent a 3.`,
    };
  }),
  make("square-with-a-border", 2, (draw) => {
    const [inside, wide] = [draw.int(4, 12) * 2, draw.int(1, 3)];
    const outside = inside + 2 * wide;
    const key = outside ** 2 - inside ** 2;
    return {
      asks: [
        `A square pond with sides of ${inside} m has a path ${wide} m wide all round it. What is the area of the path in square metres?`,
        `A square picture of ${inside} cm by ${inside} cm has a frame ${wide} cm wide on every side. What is the area of the frame in square centimetres?`,
      ],
      key,
      slips: [
        [(inside + wide) ** 2 - inside ** 2, "added the width on one side only"],
        [4 * inside * wide, "left out the four corners"],
        [outside ** 2, "took the pond or picture as well"],
        [4 * outside * wide, "counted the corners twice"],
        [(outside - inside) ** 2, "squared the difference of the sides"],
      ],
      way: `The outer square has sides of ${outside}. ${outside}² − ${inside}² = (${outside} + ${inside}) × ${2 * wide} = ${key}.`,
    };
  }),
];
