import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import { tidy, type MakeFamily } from "./quick-family";
import type { TwoStories } from "./quick-percents";

/** Two times and the time of both together. */
export const workPairs = [
  [3, 6, 2],
  [4, 12, 3],
  [6, 12, 4],
  [10, 15, 6],
  [12, 24, 8],
  [20, 30, 12],
  [15, 30, 10],
  [12, 36, 9],
  [18, 36, 12],
  [20, 60, 15],
  [24, 48, 16],
  [21, 28, 12],
  [30, 45, 18],
  [24, 40, 15],
  [9, 18, 6],
  [14, 35, 10],
] as const;

/** Two work together: the product over the sum of their times. */
export function workTogether(make: MakeFamily, level: Level, stories: TwoStories, unit: string): Family {
  return make("work-together", level, (draw) => {
    const [a, b, key] = draw.one(workPairs);
    return {
      asks: [stories[0](a, b), stories[1](b, a)],
      key,
      unit,
      hasDecimals: true,
      slips: [
        [(a + b) / 2, "taking the middle of the two times"],
        [a + b, "adding the two times"],
        [b - a, "taking the difference of the two times"],
        [tidy(key / 2), "halving once too often"],
        [key * 2, "forgetting that both work"],
        [key + 1, "a slip in the division"],
        [key - 1, "a slip in the division"],
      ],
      way: `Product over sum: ${a} × ${b} ÷ (${a} + ${b}) = ${a * b} ÷ ${a + b} = ${key}.`,
    };
  });
}

/** Both together and one alone are known: product over difference. */
export function workAlone(make: MakeFamily, level: Level, stories: TwoStories, unit: string): Family {
  return make("work-alone", level, (draw) => {
    const [first, second, both] = draw.one(workPairs);
    const [known, key] = draw.int(0, 1) === 0 ? [first, second] : [second, first];
    return {
      asks: [stories[0](both, known), stories[1](both, known)],
      key,
      unit,
      hasDecimals: true,
      slips: [
        [known - both, "taking the difference of the two times"],
        [known + both, "adding the two times"],
        [tidy((known * both) / (known + both)), "dividing the product by the sum"],
        [key * 2, "doubling on the way"],
        [tidy(key / 2), "halving on the way"],
        [key + 2, "a slip in the division"],
        [key - 2, "a slip in the division"],
      ],
      way: `Product over difference: ${known} × ${both} ÷ (${known} − ${both}) = ${known * both} ÷ ${known - both} = ${key}.`,
    };
  });
}

/** So many workers need so many days; more workers need fewer. */
export function workersAndDays(
  make: MakeFamily,
  level: Level,
  stories: readonly [
    (a: number, days: number, b: number) => string,
    (a: number, days: number, b: number) => string,
  ],
  unit: string,
): Family {
  return make("workers-and-days", level, (draw) => {
    const [a, b, days] = [draw.int(6, 20), draw.int(8, 24), draw.int(6, 20)];
    const key = (a * days) / b;
    if (!Number.isInteger(key) || a === b || key < 3 || key === a || key === b || b % a === 0)
      return undefined;
    return {
      asks: [stories[0](a, days, b), stories[1](a, days, b)],
      key,
      unit,
      hasDecimals: true,
      slips: [
        [tidy((b * days) / a), "thinking that more workers need more days"],
        [days, "thinking that the number of workers does nothing"],
        [days + a - b, "taking one day for each worker"],
        [key + 1, "a slip in the division"],
        [key - 1, "a slip in the division"],
        [key * 2, "doubling on the way"],
        [key + 2, "a slip in the division"],
      ].filter((slip): slip is [number, string] => Number.isInteger(slip[0])),
      way: `The work is ${a} × ${days} = ${a * days} days of one worker, and ${a * days} ÷ ${b} = ${key}.`,
    };
  });
}
