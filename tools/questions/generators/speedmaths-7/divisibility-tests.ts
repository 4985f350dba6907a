import type { Family } from "../family";
import { digitToDivide, divisibleAmong } from "../quick-divisibility";
import { familiesOf } from "../quick-family";

const make = familiesOf("Divisibility Tests");

/** The families of the topic Divisibility Tests. */
export const divisibilityTests: readonly Family[] = [
  divisibleAmong(
    make,
    ["divisible-by-8-or-11", 1],
    [8, 11],
    [2110, 9890],
    [
      (by) => `Which of these numbers does ${by} divide exactly?`,
      (by) => `Chairs stand in full rows of ${by}. Which number of chairs is possible?`,
    ],
  ),
  divisibleAmong(
    make,
    ["divisible-by-12", 2],
    [12],
    [1130, 8870],
    [
      (by) => `Which of these numbers is a multiple of ${by}, by the tests for 3 and 4?`,
      (by) => `Eggs are packed in full boxes of ${by}. How many eggs can there be?`,
    ],
  ),
  digitToDivide(make, ["digit-for-9", 1], 9, [
    (text) => `Which digit in the box makes ${text} a multiple of 9?`,
    (text) => `A bill of ₹${text} is shared exactly by 9 friends. Which digit is smudged in the box?`,
  ]),
  make("remainder-of-a-product", 3, (draw) => {
    const [by, a, b] = [draw.one([5, 7, 9]), draw.int(31, 89), draw.int(31, 89)];
    const [ra, rb] = [a % by, b % by];
    const key = (ra * rb) % by;
    if (ra < 2 || rb < 2 || key === 0 || a === b || ra * rb < by) return undefined;
    return {
      asks: [
        `What is the remainder when ${a} × ${b} is divided by ${by}?`,
        `${a} bags of ${b} beads are shared equally by ${by} children. How many beads are left over?`,
      ],
      key,
      isExact: true,
      slips: [
        [(ra + rb) % by, "adding the two remainders"],
        [by - key, "counting what is missing"],
        [ra, `taking the remainder of ${a} only`],
        [rb, `taking the remainder of ${b} only`],
        ...[1, -1, 2, -2].map((step) => [key + step < by ? key + step : 0, "a slip in the table"] as const),
      ],
      way: `${a} leaves ${ra} and ${b} leaves ${rb}. ${ra} × ${rb} = ${ra * rb}, which leaves ${key}.`,
    };
  }),
];
