import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Counting On and Back");

/** The families of the topic Counting On and Back. */
export const countingOnAndBack: readonly Family[] = [
  make("count-on", 1, (draw) => {
    const [from, step] = [draw.int(17, 58), draw.int(3, 5)];
    const key = from + step;
    return {
      asks: [
        `Start at ${from}. Count on ${step}. Where are you?`,
        `Which number is ${step} more than ${from}?`,
      ],
      key,
      slips: [
        [key - 1, `counting ${from} as the first step`],
        [key + 1, "counting one too far"],
        [from - step, "counting back"],
        [key + 10, "a ten too many"],
        [from + 1, "counting on only one"],
      ],
      way: `Count on from ${from}: ${Array.from({ length: step }, (_, index) => from + index + 1).join(", ")}.`,
    };
  }),
  make("count-back", 1, (draw) => {
    const [from, step] = [draw.int(13, 52), draw.int(3, 5)];
    const key = from - step;
    return {
      asks: [
        `Start at ${from}. Count back ${step}. Where are you?`,
        `Which number is ${step} less than ${from}?`,
      ],
      key,
      slips: [
        [key + 1, `counting ${from} as the first step`],
        [key - 1, "counting one too far back"],
        [from + step, "counting on"],
        [from - 1, "counting back only one"],
        [key + 10, "a ten too many"],
      ],
      way: `Count back from ${from}: ${Array.from({ length: step }, (_, index) => from - index - 1).join(", ")}.`,
    };
  }),
  make("tens-on", 1, (draw) => {
    const [from, tens] = [draw.int(3, 38), draw.int(2, 4)];
    const key = from + tens * 10;
    if (from % 10 === 0) return undefined;
    return {
      asks: [
        `Start at ${from}. Count on ${tens} tens. Where are you?`,
        `A shop has ${from} caps. ${tens} boxes of 10 caps come. How many caps is that?`,
      ],
      key,
      slips: [
        [from + tens, "counting on in ones"],
        [key - 10, "a ten too few"],
        [key + 10, "a ten too many"],
        [key + 1, "a slip of one"],
        [key - 1, "a slip of one"],
      ],
      way: `Count on in tens: ${Array.from({ length: tens }, (_, index) => from + 10 * (index + 1)).join(", ")}.`,
    };
  }),
  make("numbers-between", 2, (draw) => {
    const [from, key] = [draw.int(8, 46), draw.int(3, 6)];
    const to = from + key + 1;
    return {
      asks: [
        `How many numbers are between ${from} and ${to}?`,
        `Pages ${from} and ${to} are red. All pages between them are blue. How many are blue?`,
      ],
      key,
      slips: [
        [key + 1, `counting ${to} too`],
        [key + 2, `counting ${from} and ${to} too`],
        [key - 1, "leaving one out"],
        [to, "writing the last number"],
      ],
      way: `Between them are ${Array.from({ length: key }, (_, index) => from + index + 1).join(", ")}. That is ${key} numbers.`,
    };
  }),
  make("jumps", 3, (draw) => {
    const [from, step, many] = [draw.int(3, 12), draw.one([2, 5, 10]), draw.int(2, 4)];
    const key = from + step * many;
    return {
      asks: [
        `A frog sits on ${from}. It makes ${many} jumps of ${step}. Where is it now?`,
        `I have ₹${from}. I get ₹${step} each day for ${many} days. How many rupees do I have then?`,
      ],
      key,
      slips: [
        [key + step, "one jump too many"],
        [key - step, "one jump too few"],
        [from + step, "making one jump only"],
        [from + step + many, "adding the numbers"],
        [key + 1, "a slip of one"],
        [key - 1, "a slip of one"],
      ],
      way: `Go on in ${step}s from ${from}: ${Array.from({ length: many }, (_, index) => from + step * (index + 1)).join(", ")}.`,
    };
  }),
];
