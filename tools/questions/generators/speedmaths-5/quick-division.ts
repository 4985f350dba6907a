import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Quick Division");

/** The families of the topic Quick Division. */
export const quickDivision: readonly Family[] = [
  make("divide-by-five", 1, (draw) => {
    const key = draw.int(123, 468);
    if (key % 10 === 0) return undefined;
    return {
      asks: [
        `What is ${grouped(key * 5)} ÷ 5?`,
        `A walking group covers ${grouped(key * 5)} m in 5 equal stages. How many metres long is a stage?`,
      ],
      key,
      slips: [
        [key * 10, "doubling and forgetting to divide by 10"],
        [Math.floor((key * 5) / 10), "dividing by 10 and forgetting to double"],
        [key + 10, "a carried ten too many"],
        [key - 10, "a carried ten too few"],
        [key + 100, "a slip in the hundreds"],
      ],
      way: `Double and divide by 10: ${grouped(key * 10)} ÷ 10 = ${key}.`,
    };
  }),
  make("halve-and-halve-again", 1, (draw) => {
    const [by, key] = [draw.one([4, 8]), draw.int(23, 96)];
    if (key % 10 === 0) return undefined;
    const halves = by === 4 ? [key * 2, key] : [key * 4, key * 2, key];
    return {
      asks: [
        `What is ${key * by} ÷ ${by}?`,
        `${key * by} players are put into ${by} equal groups. How many players are in a group?`,
      ],
      key,
      slips: [
        [key * 2, "stopping one halving too early"],
        [key + 10, "a slip of a ten in halving"],
        [key - 5, "a slip of five in halving"],
        [key - 10, "a slip of a ten in halving"],
        [key + 5, "a slip of five in halving"],
        [key / 2, "halving once too often"],
      ],
      way: `Halve ${by === 4 ? "twice" : "three times"}: ${[key * by, ...halves].join(", ")}.`,
    };
  }),
  make("split-the-dividend", 1, (draw) => {
    const [by, tens, more] = [draw.int(6, 9), draw.int(1, 4), draw.int(3, 9)];
    const key = tens * 10 + more;
    const whole = key * by;
    return {
      asks: [
        `How much is ${whole} ÷ ${by}?`,
        `${whole} sweets are packed in boxes of ${by}. How many boxes are filled?`,
      ],
      key,
      slips: [
        [more + tens, `dividing ${tens * by} instead of ${tens * 10 * by}`],
        [key + 10, "a ten too many"],
        [key - 10, "a ten too few"],
        [tens * 10, `stopping at ${tens * 10 * by} ÷ ${by}`],
        [key - 1, "a slip in the tables"],
        [key + 1, "a slip in the tables"],
      ],
      way: `Split off ${tens * 10 * by}: ${tens * 10 * by} ÷ ${by} = ${tens * 10} and ${more * by} ÷ ${by} = ${more}, together ${key}.`,
    };
  }),
  make("two-shares-at-once", 2, (draw) => {
    const [by, key] = [draw.int(6, 9), draw.int(3, 9) * 10];
    const first = draw.int(3, key / 10 - 1) * 10 + draw.int(1, 9);
    const [one, two] = [first * by, (key - first) * by];
    if (key - first < 2) return undefined;
    return {
      asks: [
        `What is ${one} ÷ ${by} + ${two} ÷ ${by}?`,
        `A baker has ${one} biscuits and bakes ${two} more. All go into packets of ${by}. How many packets is that?`,
      ],
      key,
      slips: [
        [first, `dividing ${one} only`],
        [key / 2, `dividing the sum by ${by * 2}`],
        [key * by, "adding and forgetting to divide"],
        [key - 1, "a slip in the tables"],
        [key + 1, "a slip in the tables"],
        [key + 10, "a slip of a ten"],
      ],
      way: `Add first: ${one} + ${two} = ${one + two}, and ${one + two} ÷ ${by} = ${key}.`,
    };
  }),
  make("rest-of-a-long-count", 2, (draw, turn) => {
    const [by, many, key] = [draw.int(6, 9), draw.int(31, 89), draw.int(2, 5)];
    const whole = by * many + key;
    const base = Math.floor(whole / (by * 10)) * by * 10;
    return {
      asks: [
        `What is the remainder when ${whole} is divided by ${by}?`,
        `A rope of ${whole} m is cut into pieces of ${by} m. How many metres are left over?`,
      ],
      key,
      slips: [
        [by - key, `counting what is missing to the next multiple of ${by}`],
        [key + 1, "a slip in the tables"],
        [key - 1, "a slip in the tables"],
        [whole % 10, "taking the last digit"],
        [by - 1, `taking the largest remainder that ${by} can leave`],
      ],
      way: `Take away ${base}, which is ${by} × ${base / by}: ${whole - base} is left. ${by} × ${Math.floor((whole - base) / by)} = ${whole - base - key}, so ${key}${turn % 2 ? " m" : ""} is left over.`,
    };
  }),
];
