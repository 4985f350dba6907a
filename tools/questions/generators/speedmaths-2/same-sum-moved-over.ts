import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Quick Addition");

/** “same sum moved over” and “pair before the third”, for the topic of quick-addition.ts. */
export const sameSumMovedOver: readonly Family[] = [
  make("same-sum-moved-over", 2, (draw) => {
    const [tens, less, b] = [draw.int(2, 5) * 10, draw.int(1, 3), draw.int(14, 36)];
    if (b % 10 <= less || b % 10 === 0) return undefined;
    const a = tens - less;
    return {
      frames: [
        `Which sum is as much as ${a} + ${b}?`,
        `Raju wants an easier way to add ${a} and ${b}. Which sum gives the same?`,
      ],
      key: `${tens} + ${b - less}`,
      slips: [
        [`${tens} + ${b}`, "made the first number larger only"],
        [`${tens} + ${b + less}`, "made both numbers larger"],
        [`${a - less} + ${b - less}`, "made both numbers smaller"],
      ],
      because: `${a} gets ${less} more and ${b} gets ${less} fewer, so the sum stays the same.`,
      isWords: true,
    };
  }),
  make("pair-before-the-third", 1, (draw) => {
    const [round, a, b] = [draw.int(2, 4) * 10, draw.int(4, 9), draw.int(13, 38)];
    const c = round - a;
    if (b % 10 === 0 || b === c || a === b || b % 10 === a || b % 10 === 10 - a) return undefined;
    const key = round + b;
    return {
      asks: [
        `Find two numbers that fit well. What is ${a} + ${b} + ${c}?`,
        `Three bags have ${a}, ${b} and ${c} shells. How many shells are in the three bags?`,
      ],
      key,
      slips: [
        [a + b, "left out the third number"],
        [b + c, "left out the first number"],
        [key - 10, "forgot the ten that two numbers make"],
        [key + 10, "made a ten too many"],
      ],
      way: `${a} + ${c} = ${round}, and ${round} + ${b} = ${key}.`,
    };
  }),
];
