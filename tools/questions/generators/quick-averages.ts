import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { Span } from "./quick-products";
import type { MakeFamily } from "./quick-family";
import { sumOf } from "./whole";
import { grouped, listed } from "./words";

type ListStory = (numbers: string, count: number) => string;

/** The average of numbers close together: average the differences from one of them. */
export function averageNearABase(
  make: MakeFamily,
  [level, many]: readonly [Level, number],
  [least, most]: Span,
  stories: readonly [ListStory, ListStory],
  units: readonly [string, string],
): Family {
  return make("average-near-a-base", level, (draw) => {
    const base = draw.int(least, most) * 10;
    const offs = Array.from({ length: many }, () => draw.int(1, 12));
    const over = sumOf(offs);
    if (over % many !== 0 || new Set(offs).size < many) return undefined;
    const key = base + over / many;
    const numbers = listed(offs.map((off) => base + off));
    return {
      asks: [stories[0](numbers, many), stories[1](numbers, many)],
      key,
      unit: units,
      slips: [
        [base + over, `adding up the differences from ${base} and forgetting to divide`],
        [key + 1, "a slip in the sum of the differences"],
        [base + Math.max(...offs), "taking the largest"],
        [base + (Math.max(...offs) + Math.min(...offs)) / 2, "halving the smallest and the largest only"],
        [over / many, `leaving out the ${base}`],
        [base, `stopping at ${base}`],
      ],
      way: `Each number is ${base} and a little: ${offs.join(" + ")} = ${over}, and ${over} ÷ ${many} = ${over / many}. So the average is ${grouped(key)}.`,
    };
  });
}

/** Numbers at equal steps have the middle for their average. */
export function averageOfEqualSteps(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  steps: readonly number[],
  stories: readonly [ListStory, ListStory],
  units: readonly [string, string],
): Family {
  return make("average-of-equal-steps", level, (draw) => {
    const [first, step, many] = [draw.int(least, most), draw.one(steps), draw.one([5, 7])];
    const numbers = Array.from({ length: many }, (_, index) => first + index * step);
    const key = first + (step * (many - 1)) / 2;
    return {
      asks: [stories[0](listed(numbers), many), stories[1](listed(numbers), many)],
      key,
      unit: units,
      slips: [
        [key + step, "taking the number after the middle"],
        [key - step, "taking the number before the middle"],
        [sumOf(numbers), "adding up and forgetting to divide"],
        [first + step * (many - 1), "taking the last number"],
        [key + step / 2, "a middle between two of the numbers"],
      ],
      way: `The numbers go up by ${step} each time, so the middle one is the average: ${key}.`,
    };
  });
}

/** One number of several is missing, the average is known. */
export function missingForAverage(
  make: MakeFamily,
  [level, many]: readonly [Level, number],
  [least, most]: Span,
  stories: readonly [
    (known: string, average: number, many: number) => string,
    (known: string, average: number, many: number) => string,
  ],
  units: readonly [string, string],
): Family {
  return make("missing-for-an-average", level, (draw) => {
    const average = draw.int(least, most);
    const offs = Array.from({ length: many - 1 }, () => draw.int(-6, 7));
    const over = sumOf(offs);
    const key = average - over;
    if (over === 0 || new Set([...offs, 0]).size < many || key < 2) return undefined;
    const known = offs.map((off) => average + off);
    return {
      asks: [stories[0](listed(known), average, many), stories[1](listed(known), average, many)],
      key,
      unit: units,
      slips: [
        [average + over, `going to the wrong side of the average`],
        [average, "putting down the average itself"],
        [average * (many - 1) - sumOf(known) + average * 2, "counting one number too many"],
        [Math.round(sumOf(known) / (many - 1)), "taking the average of the known numbers"],
        [key + many, "a slip in the total"],
        [key - many, "a slip in the total"],
      ],
      way: `The known numbers lie ${Math.abs(over)} ${over > 0 ? "above" : "below"} the average altogether, so the missing one lies ${Math.abs(over)} ${over > 0 ? "below" : "above"} it: ${average} ${over > 0 ? "−" : "+"} ${Math.abs(over)} = ${key}.`,
    };
  });
}
