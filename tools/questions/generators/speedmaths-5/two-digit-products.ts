import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { doubleAndHalve, timesNearlyRound } from "../quick-products";
import { sharedFactor } from "../quick-shared-factor";
import { onesThatMakeTen } from "../quick-squares";
import { grouped } from "../words";

const make = familiesOf("Two-digit Products");

/** The families of the topic Two-digit Products. */
export const twoDigitProducts: readonly Family[] = [
  make("times-twelve", 1, (draw) => {
    const [teen, number] = [draw.int(12, 15), draw.int(21, 49)];
    const key = teen * number;
    if (number % 10 === 0) return undefined;
    return {
      asks: [
        `What is ${number} × ${teen}?`,
        `A school bus takes ${number} children. How many children do ${teen} such full buses take?`,
      ],
      key,
      slips: [
        [number * 10 + teen - 10, `adding ${teen - 10} instead of ${number} × ${teen - 10}`],
        [key + 10, "carrying a ten too many"],
        [key - 10, "forgetting a carried ten"],
        [number * (teen + 1), `multiplying by ${teen + 1}`],
        [number * 10, "multiplying by 10 only"],
        [key + 100, "a slip in the hundreds"],
      ],
      way: `Split ${teen} into 10 and ${teen - 10}: ${number * 10} + ${number * (teen - 10)} = ${key}.`,
    };
  }),
  timesNearlyRound(
    make,
    ["times-19-or-21", 1],
    [19, 21, 29, 31],
    [12, 28],
    (n, near) => `One roll of ribbon is ${near} m long. How many metres of ribbon are on ${n} rolls?`,
  ),
  doubleAndHalve(
    make,
    1,
    [15, 35, 45],
    [7, 12],
    (n, five) => `A potter packs ${five} cups in each of ${n} crates. How many cups is that?`,
  ),
  sharedFactor(
    make,
    2,
    [13, 29],
    [10, 20],
    (a, b, c) =>
      `A poster costs ₹${a}. Class 5A buys ${b} posters and Class 5B buys ${c}. How many rupees do they pay in all?`,
  ),
  make("one-row-more", 2, (draw) => {
    const [a, b] = [draw.int(16, 38), draw.int(14, 36)];
    const known = a * b;
    const key = known + a;
    if (a === b || a === b + 1 || a % 10 === 0) return undefined;
    return {
      asks: [
        `${a} × ${b} is ${known}. What is ${a} × ${b + 1}?`,
        `${b} boxes of ${a} candles hold ${known} candles. How many candles do ${b + 1} boxes hold?`,
      ],
      key,
      slips: [
        [known + b, `adding ${b} instead of ${a}`],
        [known + 1, "adding 1 instead of a whole group"],
        [known + b + 1, `adding ${b + 1} instead of ${a}`],
        [known - a, `taking ${a} away instead of adding it`],
        [key + 10, "a slip in the tens"],
        [key + 100, "a slip in the hundreds"],
      ],
      way: `One group of ${a} more: ${known} + ${a} = ${key}.`,
    };
  }),
  onesThatMakeTen(
    make,
    3,
    [2, 7],
    (low, high) => `A field has ${low} rows of ${high} cabbages. How many cabbages grow in it?`,
  ),
  make("which-product-is-larger", 2, (draw) => {
    const [a, b, more] = [draw.int(31, 78), draw.int(21, 29), draw.int(2, 9)];
    const key = a * more;
    if (a % 10 === 0 || more + b > 39) return undefined;
    return {
      asks: [
        `By how much is ${a} × ${b + more} larger than ${a} × ${b}?`,
        `Each of ${b} buses carried ${a} people yesterday. Today ${b + more} buses carried ${a} people each. How many more people is that?`,
      ],
      key,
      slips: [
        [more, "taking the difference of the two factors"],
        [a, "counting one group only"],
        [a * (more + 1), "counting a group too many"],
        [a * (more - 1), "counting a group too few"],
        [key + 10, "a carried ten too many"],
      ],
      way: `There are ${more} groups of ${a} more: ${more} × ${a} = ${grouped(key)}.`,
    };
  }),
];
