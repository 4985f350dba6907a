import type { Family } from "../family";
import { missingInSteps, missingStart, missingTaken, missingWhole } from "../quick-boxes";
import { familiesOf } from "../quick-family";

const make = familiesOf("Missing Numbers");

/** The families of the topic Missing Numbers. */
export const missingNumbers: readonly Family[] = [
  missingStart(
    make,
    1,
    [8, 28],
    [5, 9],
    (more, sum) => `${more} birds join a flock. Now there are ${sum}. How many were there before?`,
  ),
  missingTaken(
    make,
    2,
    [12, 38],
    [13, 49],
    (whole, left) => `There were ${whole} balloons. Some burst, and ${left} are left. How many burst?`,
  ),
  missingWhole(
    make,
    2,
    [6, 19],
    [14, 38],
    (gone, left) => `${gone} mangoes are eaten, and ${left} are left. How many were there at first?`,
  ),
  missingInSteps(
    make,
    1,
    [3, 4, 5],
    [4, 38],
    [
      (row) => `Which number is missing in ${row}?`,
      (row) => `House numbers go ${row}. Which number is hidden?`,
    ],
  ),
  make("think-of-a-number", 3, (draw) => {
    const [key, a, b] = [draw.int(11, 29), draw.int(4, 9), draw.int(2, 7)];
    const result = key + a - b;
    if (a === b) return undefined;
    return {
      asks: [
        `I add ${a} to a number and take ${b} away. I get ${result}. What was my number?`,
        `${a} people get on a bus, then ${b} get off. Now ${result} people are on it. How many were there first?`,
      ],
      key,
      slips: [
        [result + a - b, "going forward instead of back"],
        [result - a - b, `taking ${b} away instead of putting it back`],
        [result - a, `forgetting the ${b}`],
        [result + b, `forgetting the ${a}`],
        [key + 1, "a slip of one"],
        [key - 1, "a slip of one"],
      ],
      way: `Go back: ${result} + ${b} = ${result + b}, and ${result + b} − ${a} = ${key}.`,
    };
  }),
];
