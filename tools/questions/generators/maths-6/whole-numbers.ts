import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";
import { remainderFit } from "./greatest-exact-multiple";

const topic = "Whole Numbers";

const smartWay: Family = {
  name: "product-near-a-round-number",
  topic,
  level: 1,
  draft: (draw) => {
    const [number, near, off] = [draw.int(23, 78), draw.one([100, 200, 1000]), draw.int(2, 4)];
    const factor = near - off;
    const way = (base: number, sign: string, rest: number): string =>
      `${number} × ${base} ${sign} ${number} × ${rest}`;
    return {
      frames: [
        `Which expression has the same value as ${number} × ${factor}?`,
        `A stadium has ${factor} rows of ${number} seats. Which expression gives the number of its seats?`,
      ],
      key: way(near, "−", off),
      slips: [
        [way(near, "+", off), "added where the factor is less than the round number"],
        [`${number} × ${near} − ${off}`, `took ${off} away only once`],
        [`${number} × ${near} + ${off}`, `added ${off} only once`],
        [way(near, "−", off + 1), `took ${factor} to be ${near} − ${off + 1}`],
      ],
      because: `${factor} = ${near} − ${off}, so ${number} × ${factor} = ${way(near, "−", off)} = ${grouped(number * factor)}.`,
    };
  },
};

const brackets: Family = {
  name: "bracket-before-product",
  topic,
  level: 1,
  draft: (draw) => {
    const [start, each, a, b] = [draw.int(80, 150), draw.int(3, 6), draw.int(3, 8), draw.int(2, 7)];
    const key = start - each * (a + b);
    if (key < 12) return undefined;
    return {
      frames: [
        `What is ${start} − ${each} × (${a} + ${b})?`,
        `Work out the bracket, then the product, then the difference: what is the value of ${start} − ${each} × (${a} + ${b})?`,
      ],
      ...numeric(grouped, key, [
        [(start - each) * (a + b), "worked from left to right"],
        [start - each * a + b, `left out the bracket around ${a} + ${b}`],
        [start - each * a - b, `multiplied only the ${a}`],
        [start - each - a - b, "added where there is a × sign"],
      ]),
      because: `The bracket is ${a + b}, and ${each} × ${a + b} = ${each * (a + b)}. Then ${start} − ${each * (a + b)} = ${key}.`,
    };
  },
};

const consecutive: Family = {
  name: "three-neighbours-with-a-sum",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [middle, gap] = [draw.int(18, 65) * 2 + (turn % 2), turn % 2 === 0 ? 2 : 1];
    const [sum, key] = [3 * middle, middle + gap];
    return {
      frames: [
        `The sum of three even numbers that follow one another is ${sum}. What is the greatest of them?`,
        `Three books lie side by side, and their numbers follow one another. The numbers add up to ${sum}. What is the greatest of the three numbers?`,
      ],
      ...numeric(grouped, key, [
        [middle, "gave the number in the middle"],
        [middle - gap, "gave the smallest number"],
        [middle + 2 * gap, "took the number in the middle for the smallest"],
        [middle + 3 - gap, `went on by ${3 - gap} instead of ${gap}`],
      ]),
      because: `The number in the middle is ${sum} ÷ 3 = ${middle}, so the greatest is ${middle} + ${gap} = ${key}.`,
    };
  },
};

/** The families of the topic Whole Numbers. */
export const wholeNumbers: readonly Family[] = [smartWay, brackets, consecutive, remainderFit];
