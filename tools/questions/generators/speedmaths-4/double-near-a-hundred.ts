import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Doubles and Halves");

/** “double near a hundred” and “half with odd tens”, for the topic of doubles-and-halves.ts. */
export const doubleNearAHundred: readonly Family[] = [
  make("double-near-a-hundred", 1, (draw) => {
    const [hundreds, less] = [draw.int(2, 4) * 100, draw.int(1, 4)];
    const n = hundreds - less;
    return {
      asks: [
        `What is ${n} + ${n}?`,
        `A train takes ${n} people each way. How many people does it take there and back?`,
      ],
      key: 2 * n,
      slips: [
        [2 * hundreds - less, "took the correction off once only"],
        [2 * hundreds, "stopped at the round number"],
        [2 * n - 100, "forgot a hundred"],
        [2 * hundreds + 2 * less, "added the correction"],
        [2 * n - 10, "took a ten too much off"],
      ],
      way: `${hundreds} + ${hundreds} = ${2 * hundreds}, and twice ${less} comes off: ${2 * n}.`,
    };
  }),
  make("half-with-odd-tens", 1, (draw) => {
    const [hundreds, tens] = [draw.one([3, 5, 7, 9]), draw.one([1, 3, 5, 7, 9])];
    const n = hundreds * 100 + tens * 10;
    return {
      asks: [
        `What is half of ${n}?`,
        `A tank holds ${n} litres and is half full. How many litres are in it?`,
      ],
      key: n / 2,
      slips: [
        [n / 2 - 50, "left out half of the odd hundred"],
        [n / 2 - 5, "left out half of the odd ten"],
        [n / 2 + 5, "rounded half of the tens up"],
        [n / 2 + 50, "rounded half of the hundreds up"],
        [n * 2, "doubled instead of halving"],
      ],
      way: `Half of ${hundreds * 100} is ${hundreds * 50}, and half of ${tens * 10} is ${tens * 5}. Together ${n / 2}.`,
    };
  }),
];
