import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Missing Numbers");

/** “two shapes two sums”, for the topic of missing-numbers.ts. */
export const twoShapesTwoSums: readonly Family[] = [
  make(
    "two-shapes-two-sums",
    3,
    (draw) => {
      const [a, b] = [draw.int(6, 14), draw.int(3, 19)];
      if (a === b || Math.abs(a - b) < 2) return undefined;
      return {
        asks: [
          `△ + △ = ${2 * a} and △ + ○ = ${a + b}. Which number is ○?`,
          `Two pens of one kind cost ₹${2 * a}. One pen and a rubber cost ₹${a + b}. How many rupees does the rubber cost?`,
          `Twins are ${2 * a} years old together. One twin and Ben are ${a + b} years old together. How old is Ben?`,
        ],
        key: b,
        slips: [
          [a, "found the number that is there twice"],
          [Math.abs(a - b), "took one of the two sums from the other"],
          [a + b, "copied the second sum"],
          [a + b - 2, "took 2 off the second sum"],
        ],
        way: `Half of ${2 * a} is ${a}. ${a + b} − ${a} = ${b}.`,
      };
    },
    3,
  ),
];
