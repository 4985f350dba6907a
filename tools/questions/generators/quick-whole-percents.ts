import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import { tidy, type MakeFamily } from "./quick-family";
import type { TwoStories } from "./quick-percents";
import type { Span } from "./quick-products";
import { grouped } from "./words";

/** A part and its per cent are known, the whole is asked. */
export function wholeFromPercent(
  make: MakeFamily,
  level: Level,
  percents: readonly number[],
  [least, most]: Span,
  stories: TwoStories,
  unit: string,
): Family {
  return make("whole-from-percent", level, (draw) => {
    const [percent, key] = [draw.one(percents), draw.int(least, most) * 20];
    const part = tidy((key * percent) / 100);
    if (!Number.isInteger(part)) return undefined;
    return {
      asks: [stories[0](percent, part), stories[1](percent, part)],
      key,
      unit: ["", unit],
      slips: [
        [tidy((part * percent) / 100), `taking ${percent}% of ${part}`],
        [part + percent, `adding ${percent}`],
        [key - part, "giving the rest instead of the whole"],
        [part * 10, "taking it for 10%"],
        [part * 2, "taking it for half"],
        [key * 2, "doubling once too often"],
        [key + part, "a part too many"],
      ],
      way:
        100 % percent === 0
          ? `${percent}% is 1/${100 / percent}, so the whole is ${100 / percent} × ${part} = ${grouped(key)}.`
          : `10% is ${part} ÷ ${percent / 10} = ${tidy((part / percent) * 10)}, so the whole is ten times that: ${grouped(key)}.`,
    };
  });
}

/** Which per cent the part is of the whole. */
export function whichPercent(
  make: MakeFamily,
  level: Level,
  wholes: readonly number[],
  percents: readonly number[],
  stories: TwoStories,
): Family {
  return make("which-percent", level, (draw) => {
    const [whole, key] = [draw.one(wholes), draw.one(percents)];
    const part = tidy((whole * key) / 100);
    if (!Number.isInteger(part) || part === key) return undefined;
    return {
      asks: [stories[0](part, whole), stories[1](part, whole)],
      key,
      unit: "%",
      slips: [
        [part, "writing the part itself"],
        [100 - key, "taking the rest"],
        [key * 2, "doubling once too often"],
        [tidy(key / 2), "halving once too often"],
        [key + 5, "a slip of five"],
        [key - 5, "a slip of five"],
      ].filter((slip): slip is [number, string] => Number(slip[0]) < 100),
      way:
        100 % whole === 0
          ? `Make the whole 100: ${whole} × ${100 / whole} = 100 and ${part} × ${100 / whole} = ${key}, so it is ${key}%.`
          : `${tidy(whole / 100)} is 1% of ${whole}, and ${part} ÷ ${tidy(whole / 100)} = ${key}, so it is ${key}%.`,
    };
  });
}
