import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Squares");

/** “how many squares below” and “square two steps on”, for the topic of squares.ts. */
export const howManySquaresBelow: readonly Family[] = [
  make("how-many-squares-below", 1, (draw) => {
    const root = draw.int(11, 19);
    const limit = root * root + draw.int(3, 2 * root - 2);
    return {
      asks: [
        `How many of the square numbers 1, 4, 9, 16, … are smaller than ${limit}?`,
        `Sana lays full squares with coins: with 1 coin, with 4, with 9 and so on. How many different squares can she lay with fewer than ${limit} coins?`,
      ],
      key: root,
      slips: [
        [root + 1, "counted the first square that is too large"],
        [root - 1, "left out the square of 1"],
        [Math.floor(limit / 10), "divided by 10 instead of looking for the root"],
      ],
      way: `${root}² = ${root * root} is below ${limit} and ${root + 1}² = ${(root + 1) ** 2} is not. So there are ${root}.`,
    };
  }),
  make("square-two-steps-on", 2, (draw) => {
    const n = draw.one([30, 40, 50, 60, 70, 80]);
    const back = draw.int(0, 1) === 0;
    const goal = back ? n - 2 : n + 2;
    const key = goal * goal;
    const sign = back ? -1 : 1;
    return {
      asks: [
        `${n}² is ${grouped(n * n)}. What is ${goal}²?`,
        `A square parade of ${n} rows of ${n} has ${grouped(n * n)} cadets. How many cadets make ${goal} rows of ${goal}?`,
      ],
      key,
      slips: [
        [n * n + 4, "added the square of 2 alone"],
        [n * n + sign * 4 * n, "forgot the square of 2"],
        [n * n + sign * 2 * n + 4, "changed the rows, but not the rows’ length"],
        [n * n + sign * 4 * n - 4, "took the square of 2 off"],
        [n * n - 4, "took the square of 2 off the known square"],
      ],
      way: `${goal}² = ${n}² ${back ? "−" : "+"} 2 × 2 × ${n} + 4 = ${grouped(n * n)} ${back ? "−" : "+"} ${4 * n} + 4 = ${grouped(key)}.`,
    };
  }),
];
