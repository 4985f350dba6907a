import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { Span } from "./quick-products";
import type { MakeFamily } from "./quick-family";

type Stories = readonly [(a: number, b: number) => string, (a: number, b: number) => string];
type Named = readonly [name: string, level: Level];

/** Two small numbers are put together; over a ten the way goes by that ten. */
export function putTogether(
  make: MakeFamily,
  [name, level]: Named,
  [least, most]: Span,
  more: Span,
  stories: Stories,
  unit = "",
): Family {
  return make(name, level, (draw) => {
    const [a, b] = [draw.int(least, most), draw.int(...more)];
    const [key, ten] = [a + b, a + 10 - (a % 10)];
    if (a === b) return undefined;
    return {
      asks: [stories[0](a, b), stories[1](a, b)],
      key,
      unit,
      slips: [
        [key - 1, `counting ${a} as the first step`],
        [key + 1, "counting one too far"],
        [Math.abs(a - b), "taking away instead of adding"],
        [key > 20 ? key - 10 : a, key > 20 ? "forgetting the ten that the ones make" : "forgetting to add"],
        [key + 10, "a ten too many"],
        [key + 2, "a slip in counting"],
      ],
      way:
        key > ten && ten - a < b && a % 10 > 0
          ? `${a} + ${ten - a} = ${ten}, and ${b - ten + a} more is ${key}.`
          : `Count on from ${Math.max(a, b)}: ${Math.max(a, b)} + ${Math.min(a, b)} = ${key}.`,
    };
  });
}

/** A small number is taken away; under a ten the way goes by that ten. */
export function takeAway(
  make: MakeFamily,
  [name, level]: Named,
  [least, most]: Span,
  less: Span,
  stories: Stories,
  unit = "",
): Family {
  return make(name, level, (draw) => {
    const [from, taken] = [draw.int(least, most), draw.int(...less)];
    const [key, ten] = [from - taken, from - (from % 10)];
    if (key < 1 || key === taken) return undefined;
    return {
      asks: [stories[0](from, taken), stories[1](from, taken)],
      key,
      unit,
      slips: [
        [key + 1, `counting ${from} as the first step back`],
        [key - 1, "counting back one too far"],
        [from + taken, "adding instead of taking away"],
        [taken, `writing the ${taken} again`],
        [
          from > 20 ? key + 10 : key + 2,
          from > 20 ? "forgetting that a ten was opened" : "a slip in counting",
        ],
        [from > 20 ? key - 10 : key - 2, from > 20 ? "a ten too few" : "a slip in counting"],
      ],
      way:
        key < ten && from % 10 > 0 && ten > 0
          ? `${from} − ${from % 10} = ${ten}, and ${taken - (from % 10)} less is ${key}.`
          : `Count back from ${from}: ${from} − ${taken} = ${key}.`,
    };
  });
}

/** Three numbers of which two make ten (or a round number). */
export function threeWithATen(
  make: MakeFamily,
  level: Level,
  ten: number,
  [least, most]: Span,
  stories: readonly [
    (a: number, b: number, c: number) => string,
    (a: number, b: number, c: number) => string,
  ],
): Family {
  return make("three-with-a-ten", level, (draw) => {
    const [a, b] = [draw.int(Math.floor(ten / 5), ten - Math.floor(ten / 5)), draw.int(least, most)];
    const c = ten - a;
    const key = ten + b;
    if (a === c || b === a || b === c || (ten > 10 && a % 10 === 0)) return undefined;
    return {
      asks: [stories[0](a, b, c), stories[1](a, b, c)],
      key,
      slips: [
        [ten, `stopping after ${a} + ${c}`],
        [a + b, `leaving out the ${c}`],
        [key + 1, "a slip of one"],
        [key - 1, "a slip of one"],
        [key + 10, "a ten too many"],
        [key - 2, "a slip in counting"],
      ],
      way: `${a} and ${c} make ${ten}. ${ten} + ${b} = ${key}.`,
    };
  });
}
