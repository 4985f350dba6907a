import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { MakeFamily } from "./quick-family";
import { grouped } from "./words";

type Span = readonly [least: number, most: number];
type Four = (a: number, b: number, c: number) => string;
type Stories = readonly [Four, Four];
const pairs = [
  [2, 3],
  [3, 4],
  [3, 5],
  [2, 5],
  [4, 5],
  [5, 7],
  [3, 7],
  [4, 7],
  [5, 8],
] as const;

/** A whole is shared in a ratio; the larger or the smaller share is asked, as the stories say. */
export function shareInRatio(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  stories: Stories,
  unit: readonly [string, string],
  asksLarger: readonly [boolean, boolean],
): Family {
  return make("share-in-a-ratio", level, (draw, turn) => {
    const [a, b] = draw.one(pairs);
    const part = draw.int(least, most);
    const whole = (a + b) * part;
    const mine = (turn % 2 ? asksLarger[1] : asksLarger[0]) ? b : a;
    const key = mine * part;
    return {
      asks: [stories[0](whole, a, b), stories[1](whole, a, b)],
      key,
      unit,
      slips: [
        [(a + b - mine) * part, "giving the other share"],
        [part, "stopping at one part"],
        [whole / 2, "sharing equally"],
        [key + part, "a part too many"],
        [key - part, "a part too few"],
        [Math.round(whole / mine), `dividing by ${mine}`],
      ],
      way: `There are ${a} + ${b} = ${a + b} parts of ${grouped(whole)} ÷ ${a + b} = ${part}, and ${mine} × ${part} = ${grouped(key)}.`,
    };
  });
}

/** The ratio and the difference are known, the whole is asked. */
export function wholeFromDifference(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  stories: Stories,
  unit: string | readonly [string, string],
): Family {
  return make("whole-from-a-difference", level, (draw) => {
    const [a, b] = draw.one(pairs.filter(([x, y]) => y - x > 1));
    const part = draw.int(least, most);
    const [gap, key] = [(b - a) * part, (a + b) * part];
    return {
      asks: [stories[0](a, b, gap), stories[1](a, b, gap)],
      key,
      unit,
      slips: [
        [b * part, "giving the larger share"],
        [a * part, "giving the smaller share"],
        [gap * (a + b), `forgetting to divide by ${b - a}`],
        [key + part, "a part too many"],
        [key - part, "a part too few"],
        [key + gap, "adding the difference again"],
      ],
      way: `The difference is ${b} − ${a} = ${b - a} parts, so one part is ${gap} ÷ ${b - a} = ${part} and all ${a + b} parts are ${grouped(key)}.`,
    };
  });
}

/** a : b = c : □ in small numbers, or so many for so much. */
export function missingTerm(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  stories: Stories,
  unit: string,
): Family {
  return make("missing-term", level, (draw) => {
    const [a, b] = draw.one(pairs);
    const [one, two] = [draw.int(least, most), draw.int(2, 6)];
    const [first, second, third] = [a * two, b * two, a * one];
    const key = b * one;
    if (one === two || third === second || one % two === 0) return undefined;
    return {
      asks: [stories[0](first, second, third), stories[1](first, second, third)],
      key,
      unit: ["", unit],
      slips: [
        [second + third - first, "adding the same difference to both"],
        [third, "writing the third term again"],
        [key + b, "a part too many"],
        [key - b, "a part too few"],
        [second * one, `multiplying by ${one} without cancelling`],
        [a * b * two, "multiplying the first two terms"],
      ],
      way: `${first} : ${second} is ${a} : ${b}. ${third} is ${a} × ${one}, so the answer is ${b} × ${one} = ${key}.`,
    };
  });
}
