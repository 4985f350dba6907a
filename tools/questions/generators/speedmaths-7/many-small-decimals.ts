import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Estimating Answers");

/** “many small decimals” and “point in its place”, for the topic of estimating-answers.ts. */
export const manySmallDecimals: readonly Family[] = [
  make("many-small-decimals", 2, (draw) => {
    const [hundreds, small] = [draw.int(3, 9), draw.int(3, 9)];
    const [n, by] = [hundreds * small, tidy(small / 100 - 0.001)];
    if (n < 10) return undefined;
    return {
      asks: [
        `Which number is closest to ${tidy(n - 0.2)} ÷ ${by}?`,
        `A small bead weighs about ${by} g. Which number is closest to the number of beads in ${tidy(n - 0.2)} g?`,
      ],
      key: hundreds * 100,
      slips: [
        [hundreds * 10, "moved the points by one place only"],
        [hundreds * 1000, "moved the point one place too far"],
        [hundreds, "divided as if there were no points"],
        [n * small * 10, "multiplied instead of dividing and moved the point"],
        [n * 100, "divided by a hundredth only"],
      ],
      way: `Round to ${n} ÷ ${small / 100} = ${grouped(n * 100)} ÷ ${small} = ${grouped(hundreds * 100)}.`,
    };
  }),
  make("point-in-its-place", 1, (draw) => {
    const [a, b] = [draw.int(213, 478), draw.int(23, 78)];
    const [x, y] = [a / 100, draw.one([b, b / 10])];
    const [digits, key] = [a * b, tidy(x * y)];
    if (digits % 10 === 0 || b % 10 === 0) return undefined;
    return {
      asks: [
        `${a} × ${b} = ${grouped(digits)}. What is ${x} × ${y}?`,
        `${a} × ${b} is ${grouped(digits)}. A metre of wire weighs ${y} g. How many grams do ${x} m of it weigh?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy(key * 10), "counted one decimal place too few"],
        [tidy(key / 10), "counted one decimal place too many"],
        [tidy(key * 100), "counted the places of one number only"],
        [digits, "left the points out"],
      ],
      way: `${x} × ${y} is about ${Math.round(x)} × ${Math.round(y)} = ${Math.round(x) * Math.round(y)}, so the point makes it ${key}.`,
    };
  }),
];
