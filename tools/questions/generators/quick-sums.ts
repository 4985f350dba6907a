import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { Span, Story } from "./quick-products";
import type { MakeFamily } from "./quick-family";

type Named = readonly [name: string, level: Level];

/** 47 + 9, 36 + 19, 254 + 98: add the round number, then take a little away. */
export function addNearlyRound(
  make: MakeFamily,
  [name, level]: Named,
  nears: readonly number[],
  [least, most]: Span,
  story: Story,
): Family {
  return make(name, level, (draw) => {
    const [near, first] = [draw.one(nears), draw.int(least, most)];
    const gap = near % 10 === 0 ? 0 : 10 - (near % 10);
    const [round, key] = [near + gap, first + near];
    if (first % 10 < gap || first % 10 > 8) return undefined;
    return {
      asks: [`What is ${first} + ${near}?`, story(first, near)],
      key,
      slips: [
        [first + round, `adding ${round} and forgetting to take ${gap} away`],
        [first + round + gap, `adding ${gap} at the end instead of taking it away`],
        [key - 10, "forgetting the ten that the ones make"],
        [key + 10, "counting a ten too many"],
        [key + 1, "a slip of one"],
        [key - 1, "a slip of one"],
      ],
      way: `Add ${round} and take ${gap} away: ${first + round} − ${gap} = ${key}.`,
    };
  });
}

/** 63 − 9, 82 − 19, 431 − 98: take the round number away, then give a little back. */
export function takeNearlyRound(
  make: MakeFamily,
  [name, level]: Named,
  nears: readonly number[],
  [least, most]: Span,
  story: Story,
): Family {
  return make(name, level, (draw) => {
    const [near, from] = [draw.one(nears), draw.int(least, most)];
    const gap = 10 - (near % 10);
    const [round, key] = [near + gap, from - near];
    if (from % 10 >= 10 - gap || from <= round + 1 || from % 10 === 0) return undefined;
    return {
      asks: [`What is ${from} − ${near}?`, story(from, near)],
      key,
      slips: [
        [from - round, `taking ${round} away and forgetting to give ${gap} back`],
        [from - round - gap, `taking ${gap} away once more instead of giving it back`],
        [key + 10, "taking a ten too few away"],
        [key - 10, "taking a ten too many away"],
        [key + 1, "a slip of one"],
        [key - 1, "a slip of one"],
      ],
      way: `Take ${round} away and give ${gap} back: ${from - round} + ${gap} = ${key}.`,
    };
  });
}

/** 42 − 38: two numbers close together; count up from the smaller. */
export function countUpDifference(
  make: MakeFamily,
  [name, level]: Named,
  middles: readonly number[],
  [least, most]: Span,
  story: Story,
): Family {
  return make(name, level, (draw) => {
    const [middle, under, over] = [draw.one(middles), draw.int(least, most), draw.int(least, most)];
    const key = under + over;
    if (under === over || under % 10 === 0) return undefined;
    return {
      asks: [`What is ${middle + over} − ${middle - under}?`, story(middle + over, middle - under)],
      key,
      slips: [
        [
          Math.abs(over - under),
          `taking ${Math.min(over, under)} from ${Math.max(over, under)} instead of adding them`,
        ],
        [key + 1, "counting the first number too"],
        [key + 10, "a ten too many"],
        [key - 1, "stopping one too early"],
        [key > 10 ? key - 10 : 0, "a ten too few"],
        [under, `stopping at ${middle}`],
      ],
      way: `Count up: ${under} to ${middle} and ${over} more. ${under} + ${over} = ${key}.`,
    };
  });
}

/** 36 + 37: double the one and go one (or two) further. */
export function nearDouble(make: MakeFamily, level: Level, [least, most]: Span, story: Story): Family {
  return make("near-double", level, (draw) => {
    const [number, more] = [draw.int(least, most), draw.int(1, 2)];
    const key = number * 2 + more;
    if (number % 10 === 0) return undefined;
    return {
      asks: [`What is ${number} + ${number + more}?`, story(number, number + more)],
      key,
      slips: [
        [number * 2, `doubling ${number} and forgetting the ${more}`],
        [number * 2 + 2 * more, `doubling ${number + more}`],
        [number * 2 - more, `taking ${more} away from the double instead of adding it`],
        [
          number >= 6 ? key - 10 : key + 3,
          number >= 6 ? "forgetting the ten that the ones make" : "a slip in the double",
        ],
        [number >= 20 ? key + 10 : key + 2, "a slip in the double"],
      ],
      way: `Double ${number} is ${number * 2}, and ${more} more is ${key}.`,
    };
  });
}
