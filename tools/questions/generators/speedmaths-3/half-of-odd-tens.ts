import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Doubles and Halves");

/** “half of odd tens” and “half of one double of other”, for the topic of doubles-and-halves.ts. */
export const halfOfOddTens: readonly Family[] = [
  make("half-of-odd-tens", 1, (draw) => {
    const [tens, ones] = [draw.one([3, 5, 7, 9]), draw.one([0, 2, 4, 6, 8])];
    const n = tens * 10 + ones;
    return {
      asks: [
        `What is half of ${n}?`,
        `A film of ${n} minutes is half over. How many minutes are still to come?`,
      ],
      key: n / 2,
      slips: [
        [n / 2 - 5, "left out half of the odd ten"],
        [n / 2 + 5, "rounded half of the tens up"],
        [tens * 5, "halved the tens and left the ones out"],
        [tens * 5 + ones, "halved the tens and kept the ones"],
      ],
      way: `Half of ${tens * 10} is ${tens * 5}, and half of ${ones} is ${ones / 2}. Together that is ${n / 2}.`,
    };
  }),
  make("half-of-one-double-of-other", 2, (draw) => {
    const [a, b] = [draw.int(11, 24) * 2, draw.int(11, 24)];
    const key = a / 2 + 2 * b;
    return {
      asks: [
        `What do you get when you add half of ${a} and double ${b}?`,
        `Ravi ate half of his ${a} nuts. Leela had ${b} nuts and got as many again. How many nuts do they now have together?`,
      ],
      key,
      slips: [
        [a / 2 + b + b / 2, "added half of the second number instead of doubling it"],
        [a / 2 + b, "forgot to double"],
        [a + 2 * b, "forgot to halve"],
        [a + b, "added the two numbers as they are"],
        [((a / 2) % 10) + ((2 * b) % 10) > 9 ? key - 10 : 0, "forgot a carried ten"],
        [2 * b, "left the half out"],
      ],
      way: `Half of ${a} is ${a / 2}, and double ${b} is ${2 * b}. ${a / 2} + ${2 * b} = ${key}.`,
    };
  }),
];
