import type { Level } from "../../../src/items/rules/item-schema";
import type { Draft, Family } from "./family";
import type { Span } from "./quick-products";
import type { MakeFamily } from "./quick-family";

type BondStory = (given: number, whole: number) => string;

/** The missing part of a whole: 6 + □ = 10. */
export function bondOf(
  make: MakeFamily,
  [name, level]: readonly [string, Level],
  wholes: readonly number[],
  [least, most]: Span,
  stories: readonly [BondStory, BondStory],
): Family {
  return make(name, level, (draw) => {
    const [whole, given] = [draw.one(wholes), draw.int(least, most)];
    const key = whole - given;
    if (key < 2 || key === given || (whole > 20 && given % 10 === 0)) return undefined;
    const next = given + 10 - (given % 10);
    const way =
      whole <= 20
        ? `Count on from ${given} to ${whole}: that is ${key}, because ${given} + ${key} = ${whole}.`
        : `Go up to ${next} first, then to ${whole}: ${next - given} + ${whole - next} = ${key}.`;
    return {
      asks: [stories[0](given, whole), stories[1](given, whole)],
      key,
      slips: [
        [
          whole > 20 ? key + 10 : key + 1,
          whole > 20 ? "making the tens up too far" : `counting ${given} as the first step`,
        ],
        [key - 1, "stopping one too early"],
        [whole > 20 ? key - 10 : 0, "a ten too few"],
        [whole > 20 ? 0 : whole + given, "adding instead of finding the missing part"],
        [given, "putting down the part that is known"],
      ],
      way,
    };
  });
}

/** Which two numbers make the whole: sums as options, one of which is right. */
export function pairThatMakes(
  make: MakeFamily,
  level: Level,
  wholes: readonly number[],
  [least, most]: Span,
  asks: readonly [(whole: number) => string, (whole: number) => string],
): Family {
  return make("pair-that-makes", level, (draw): Draft | undefined => {
    const whole = draw.one(wholes);
    const off = whole > 20 ? 10 : 2;
    const pair = (sum: number): string => {
      const first = draw.int(least, most);
      return `${first} + ${sum - first}`;
    };
    const key = pair(whole);
    const others = [whole - off, whole + off, whole - 1, whole + 1].map((sum) => [pair(sum), sum] as const);
    if (
      [key, ...others.map(([text]) => text)].some((text) => /\+ (-|0)/.test(text)) ||
      (whole > 20 && key.endsWith("0"))
    )
      return undefined;
    if (new Set([key, ...others.map(([text]) => text)].map((text) => text.split(" ")[0])).size < 5)
      return undefined;
    return {
      frames: [asks[0](whole), asks[1](whole)],
      key,
      slips: draw.shuffle(others).map(([text, sum]) => [text, `a slip in adding, for it makes ${sum}`]),
      because: `${key} = ${whole}.`,
    };
  });
}

/** Three parts make a whole and two are known. */
export function thirdPart(
  make: MakeFamily,
  level: Level,
  wholes: readonly number[],
  [least, most]: Span,
  stories: readonly [
    (a: number, b: number, whole: number) => string,
    (a: number, b: number, whole: number) => string,
  ],
): Family {
  return make("third-part", level, (draw) => {
    const [whole, a, b] = [draw.one(wholes), draw.int(least, most), draw.int(least, most)];
    const key = whole - a - b;
    if (a === b || key < 1 || key === a || key === b || (whole > 20 && (a + b) % 10 === 0)) return undefined;
    return {
      asks: [stories[0](a, b, whole), stories[1](a, b, whole)],
      key,
      slips: [
        [whole - a, `forgetting the ${b}`],
        [whole - b, `forgetting the ${a}`],
        [a + b, "adding the two known parts and stopping"],
        [whole > 20 ? key + 10 : key + 1, "a slip in the sum of the known parts"],
        [whole > 20 ? key - 10 : key - 1, "a slip in the sum of the known parts"],
      ],
      way: `${a} + ${b} = ${a + b}, and ${a + b} + ${key} = ${whole}.`,
    };
  });
}
