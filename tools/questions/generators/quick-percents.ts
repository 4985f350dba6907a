import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { Span } from "./quick-products";
import { tidy, type MakeFamily } from "./quick-family";
import { grouped } from "./words";

export type TwoStories = readonly [(a: number, b: number) => string, (a: number, b: number) => string];

/** 15% of 240: built from 10%, 5%, 25% or 50%. */
export function easyPercent(
  make: MakeFamily,
  level: Level,
  percents: readonly number[],
  [least, most]: Span,
  stories: TwoStories,
  unit: string,
): Family {
  return make("easy-percent", level, (draw) => {
    const [percent, base] = [draw.one(percents), draw.int(least, most) * 20];
    const key = tidy((base * percent) / 100);
    if (base % 100 === 0 || key === percent || !Number.isInteger(key)) return undefined;
    return {
      asks: [stories[0](percent, base), stories[1](percent, base)],
      key,
      unit: ["", unit],
      slips: [
        [base - key, "taking the part that is left"],
        [tidy(key / 2), "halving once too often"],
        [tidy(base / 10), "taking 10% only"],
        [base - percent, `taking ${percent} away`],
        [key * 2, "taking it twice"],
        [percent, "writing the per cent itself"],
        [tidy(base / percent), `dividing by ${percent}`],
      ],
      way: percentWay(percent, base, key),
    };
  });
}

function percentWay(percent: number, base: number, key: number): string {
  const tenth = tidy(base / 10);
  const ways: Readonly<Record<number, string>> = {
    5: `10% of ${grouped(base)} is ${tenth}, and half of that is ${key}.`,
    15: `10% of ${grouped(base)} is ${tenth} and 5% is ${tidy(tenth / 2)}: together ${key}.`,
    25: `25% is a quarter: ${grouped(base)} ÷ 4 = ${key}.`,
    35: `25% is ${base / 4} and 10% is ${tenth}: together ${key}.`,
    45: `50% is ${base / 2}, and 5% less, ${tidy(tenth / 2)}, leaves ${key}.`,
    75: `A quarter is ${base / 4}, and three quarters are ${key}.`,
    95: `5% is ${tidy(tenth / 2)}, and ${grouped(base)} − ${tidy(tenth / 2)} = ${key}.`,
  };
  return ways[percent] ?? `10% of ${grouped(base)} is ${tenth}, and ${percent / 10} times that is ${key}.`;
}

/** 36% of 25 is 25% of 36. */
export function swappedPercent(
  make: MakeFamily,
  level: Level,
  bases: readonly number[],
  [least, most]: Span,
  stories: TwoStories,
  unit: string,
): Family {
  return make("swapped-percent", level, (draw) => {
    const [base, times] = [draw.one(bases), draw.int(least, most)];
    const percent = base === 50 ? times * 2 : base === 25 ? times * 4 : base === 75 ? times * 4 : times * 5;
    const key = tidy((base * percent) / 100);
    if (percent >= 100 || percent % 25 === 0 || !Number.isInteger(key) || percent % 10 === 0)
      return undefined;
    return {
      asks: [stories[0](percent, base), stories[1](percent, base)],
      key,
      unit: ["", unit],
      slips: [
        [key * 2, `a wrong part of ${percent}`],
        [tidy(key / 2), `a wrong part of ${percent}`],
        [Math.abs(percent - base), "taking the one from the other"],
        [base - key, "taking the part that is left"],
        [key + 2, "a slip in the division"],
        [key - 2, "a slip in the division"],
      ],
      way: `Swap the numbers: ${percent}% of ${base} is as much as ${base}% of ${percent}, which is ${key}.`,
    };
  });
}
