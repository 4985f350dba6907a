import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { easyPercent, swappedPercent } from "../quick-percents";
import { wholeFromPercent } from "../quick-whole-percents";

const make = familiesOf("Per Cents of Numbers");

/** The families of the topic Per Cents of Numbers. */
export const perCentsOfNumbers: readonly Family[] = [
  easyPercent(
    make,
    1,
    [15, 35, 45, 75, 95],
    [6, 22],
    [
      (p, n) => `How much is ${p}% of ${n}?`,
      (p, n) => `${p}% of the ${n} seats in a cinema are taken. How many seats are taken?`,
    ],
    "",
  ),
  swappedPercent(
    make,
    1,
    [20, 25, 50, 75],
    [3, 23],
    [
      (p, n) => `How much is ${p}% of ${n}?`,
      (p, n) => `A tank of ${n} litres is ${p}% full. How many litres is that?`,
    ],
    " litres",
  ),
  wholeFromPercent(
    make,
    2,
    [15, 35, 45, 60, 75],
    [6, 22],
    [
      (p, part) => `${p}% of which number is ${part}?`,
      (p, part) => `${p}% of a club’s members, ${part} people, vote. How many members does the club have?`,
    ],
    "",
  ),
  make("per-cent-of-per-cent", 2, (draw) => {
    const [a, b] = draw.one([
      [20, 50],
      [25, 40],
      [50, 30],
      [10, 60],
      [25, 80],
      [20, 25],
      [75, 40],
    ] as const);
    const base = draw.int(3, 15) * 100;
    const key = (base * a * b) / 10_000;
    return {
      asks: [
        `What is ${a}% of ${b}% of ${base}?`,
        `${b}% of ${base} plants are roses, and ${a}% of the roses are white. How many white roses are there?`,
      ],
      key,
      slips: [
        [(base * (a + b)) / 100, "adding the two per cents"],
        [(base * b) / 100, `stopping at ${b}%`],
        [(base * a) / 100, `stopping at ${a}%`],
        [key * 10, "losing the point of a per cent"],
        [tidy(key / 2), "halving on the way"],
        [key * 2, "doubling on the way"],
      ],
      way: `${a}% of ${b}% is ${(a * b) / 100}%, and ${(a * b) / 100}% of ${base} is ${key}.`,
    };
  }),
];
