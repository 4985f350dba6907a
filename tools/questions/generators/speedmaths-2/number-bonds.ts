import type { Family } from "../family";
import { bondOf, pairThatMakes, thirdPart } from "../quick-bonds";
import { equalSides } from "../quick-equal-sides";
import { count } from "../words";
import { familiesOf } from "../quick-family";

const make = familiesOf("Number Bonds");

/** The families of the topic Number Bonds. */
export const numberBonds: readonly Family[] = [
  bondOf(
    make,
    ["bond-of-20", 1],
    [20],
    [3, 17],
    [
      (given, whole) => `How many more than ${given} is ${whole}?`,
      (given, whole) =>
        `A tray has ${whole} eggs. ${given} eggs are white, the rest are brown. How many are brown?`,
    ],
  ),
  bondOf(
    make,
    ["bond-of-50", 2],
    [30, 40, 50, 60],
    [12, 28],
    [
      (given, whole) => `${given} and how many more make ${whole}?`,
      (given, whole) => `A garland needs ${whole} flowers. There are ${given}. How many more are needed?`,
    ],
  ),
  make("tens-to-a-hundred", 1, (draw) => {
    const given = draw.int(1, 9) * 10;
    const key = 100 - given;
    if (given === 50) return undefined;
    return {
      asks: [
        `${given} and which number make 100?`,
        `A bag of 100 seeds is opened. ${given} seeds are used. How many are left?`,
      ],
      key,
      isExact: true,
      slips: [
        [key + 10, "a ten too many"],
        [key - 10, "a ten too few"],
        [given, "writing the known number again"],
        [100 + given, "adding instead of finding the missing part"],
        [key / 10, "counting tens and not ones"],
      ],
      way: `${count(given / 10, "ten")} and ${count(key / 10, "ten")} are 10 tens, so it is ${key}.`,
    };
  }),
  pairThatMakes(
    make,
    1,
    [20],
    [3, 17],
    [() => "Which two numbers make 20?", () => "Two bowls hold 20 berries together. Which bowls are they?"],
  ),
  thirdPart(
    make,
    2,
    [20],
    [3, 9],
    [
      (a, b, whole) => `${a}, ${b} and one more number make ${whole}. What is that number?`,
      (a, b, whole) =>
        `${whole} birds sit on three trees: ${a} on the first, ${b} on the second. How many sit on the third?`,
    ],
  ),
  equalSides(
    make,
    3,
    [6, 12],
    (a, b, c) =>
      `Two plates have equally many sweets. One has ${a} red and ${b} green ones. The other has ${c} red ones. How many green ones does it have?`,
  ),
];
