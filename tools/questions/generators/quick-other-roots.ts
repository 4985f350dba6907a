import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import { tidy, type MakeFamily } from "./quick-family";
import { grouped } from "./words";

type Span = readonly [least: number, most: number];
type Stories = readonly [(value: number) => string, (value: number) => string];

/** Roots of decimals: half as many places. */
export function rootOfADecimal(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  stories: readonly [(value: string) => string, (value: string) => string],
  unit = "",
): Family {
  return make("root-of-a-decimal", level, (draw) => {
    const [root, places] = [draw.int(least, most), 1];
    if (root % 10 === 0) return undefined;
    const [key, value] = [root / 10 ** places, tidy((root * root) / 100 ** places)];
    return {
      asks: [stories[0](String(value)), stories[1](String(value))],
      key,
      unit: ["", unit],
      hasDecimals: true,
      slips: [
        [tidy(key * 10), "putting the point one place too far right"],
        [tidy(key / 10), "putting the point one place too far left"],
        [tidy(value / 2), "halving instead of taking the root"],
        [tidy((root + 1) / 10 ** places), `taking the root of ${(root + 1) ** 2}`],
        [tidy((root - 1) / 10 ** places), `taking the root of ${(root - 1) ** 2}`],
      ],
      way: `${root} × ${root} = ${root * root}, and the root has half as many decimal places: ${key}.`,
    };
  });
}

/** Between which whole numbers, or nearest to which, a root lies. */
export function nearestRoot(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  stories: Stories,
  unit = "",
): Family {
  return make("nearest-root", level, (draw) => {
    const key = draw.int(least, most);
    const value = key * key + draw.int(-Math.floor(key / 2), Math.floor(key / 2));
    if (value === key * key) return undefined;
    return {
      asks: [stories[0](value), stories[1](value)],
      key,
      unit: ["", unit],
      isExact: true,
      slips: [
        [key + 1, `overlooking that ${key + 1}² = ${grouped((key + 1) ** 2)} is farther off`],
        [key - 1, `overlooking that ${key - 1}² = ${grouped((key - 1) ** 2)} is farther off`],
        [key + 2, "a slip in the table of squares"],
        [key - 2, "a slip in the table of squares"],
        [Math.round(value / 2), "halving instead of taking the root"],
      ],
      way: `${key}² = ${grouped(key * key)} lies only ${Math.abs(value - key * key)} away from ${grouped(value)}.`,
    };
  });
}
