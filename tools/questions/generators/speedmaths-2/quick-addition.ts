import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { putTogether, threeWithATen } from "../quick-stories";
import { addNearlyRound } from "../quick-sums";

const make = familiesOf("Quick Addition");

/** The families of the topic Quick Addition. */
export const quickAddition: readonly Family[] = [
  addNearlyRound(
    make,
    ["add-nine", 1],
    [9],
    [13, 78],
    (a, b) => `A hen house has ${a} hens. ${b} more hens come. How many hens are there now?`,
  ),
  addNearlyRound(
    make,
    ["add-nineteen", 2],
    [19, 29, 18],
    [12, 48],
    (a, b) => `A boat takes ${a} people and another takes ${b}. How many people is that?`,
  ),
  putTogether(
    make,
    ["over-the-ten", 1],
    [25, 68],
    [5, 8],
    [
      (a, b) => `What is ${a} + ${b}?`,
      (a, b) => `A kite string is ${a} m long. ${b} m more are tied on. How many metres long is it now?`,
    ],
  ),
  threeWithATen(
    make,
    2,
    10,
    [12, 39],
    [
      (a, b, c) => `What is ${a} + ${b} + ${c}?`,
      (a, b, c) => `A child picks ${a}, then ${b}, then ${c} shells. How many shells is that?`,
    ],
  ),
  make("around-a-middle", 3, (draw) => {
    const [middle, step] = [draw.one([10, 20, 30]), draw.int(1, 4)];
    const key = middle * 3;
    return {
      asks: [
        `What is ${middle - step} + ${middle} + ${middle + step}?`,
        `Three boxes have ${middle - step}, ${middle} and ${middle + step} nails. How many nails is that?`,
      ],
      key,
      slips: [
        [key - 10, "forgetting a ten"],
        [key + 10, "a ten too many"],
        [middle * 2, "adding two of the numbers only"],
        [key + step, `a slip of ${step} at one end`],
        [key - step, `a slip of ${step} at one end`],
      ],
      way: `${middle - step} and ${middle + step} are as much as ${middle} and ${middle}. So it is 3 × ${middle} = ${key}.`,
    };
  }),
];
