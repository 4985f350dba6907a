import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { takeAway } from "../quick-stories";
import { countUpDifference, takeNearlyRound } from "../quick-sums";

const make = familiesOf("Quick Subtraction");

/** The families of the topic Quick Subtraction. */
export const quickSubtraction: readonly Family[] = [
  takeNearlyRound(
    make,
    ["take-nine", 1],
    [9],
    [22, 88],
    (a, b) => `A tree has ${a} guavas. ${b} guavas fall down. How many are still on the tree?`,
  ),
  takeNearlyRound(
    make,
    ["take-nineteen", 2],
    [19, 29, 18],
    [42, 78],
    (a, b) => `A bus has ${a} people. At a stop ${b} get off. How many stay on the bus?`,
  ),
  countUpDifference(
    make,
    ["count-up", 1],
    [20, 30, 40, 50],
    [1, 5],
    (a, b) => `Rice costs ₹${a} and salt costs ₹${b}. How many rupees more does the rice cost?`,
  ),
  takeAway(
    make,
    ["from-a-ten", 1],
    [21, 59],
    [4, 9],
    [
      (a, b) => `What is ${a} − ${b}?`,
      (a, b) => `A rope is ${a} m long. ${b} m is cut off. How many metres are left?`,
    ],
  ),
  make("take-twice", 2, (draw) => {
    const [a, from] = [draw.int(2, 8), draw.int(31, 79)];
    const b = 10 - a;
    const key = from - 10;
    if (a === b || from % 10 === 0) return undefined;
    return {
      asks: [
        `What is ${from} − ${a} − ${b}?`,
        `A baker has ${from} buns. ${a} are sold, then ${b} more. How many buns are left?`,
      ],
      key,
      slips: [
        [from - a, `forgetting the ${b}`],
        [from - a + b, `adding ${b} instead of taking it away`],
        [key + 1, "a slip of one"],
        [key - 1, "a slip of one"],
        [key - 10, "taking a ten too many away"],
      ],
      way: `${a} and ${b} make 10. ${from} − 10 = ${key}.`,
    };
  }),
];
