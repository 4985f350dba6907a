import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { MakeFamily } from "./quick-family";
import { grouped } from "./words";

type Span = readonly [least: number, most: number];
type Stories = readonly [(value: number) => string, (value: number) => string];

/** The root of a perfect square: the hundreds give the tens, the last digit the ones. */
export function squareRootByEnds(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  stories: Stories,
  unit = "",
): Family {
  return make("square-root-by-ends", level, (draw) => {
    const key = draw.int(least, most);
    const value = key * key;
    const [tens, ones] = [Math.floor(key / 10), key % 10];
    if (ones === 0 || ones === 5) return undefined;
    const twin = tens * 10 + 10 - ones;
    return {
      asks: [stories[0](value), stories[1](value)],
      key,
      unit: ["", unit],
      slips: [
        [twin, `choosing the wrong last digit, for ${twin}² ends in ${(ones * ones) % 10} too`],
        [key + 10, `a slip in the tens, for ${tens + 1}0² is already more`],
        [key - 10, "a slip of ten in the tens"],
        [twin + 10, "a slip in the tens and the wrong last digit"],
        [twin - 10, "a slip in the tens and the wrong last digit"],
      ],
      way: `It lies between ${tens * 10}² = ${grouped(tens * tens * 100)} and ${tens * 10 + 10}² = ${grouped((tens + 1) ** 2 * 100)} and ends in ${(ones * ones) % 10}, so it is ${Math.min(key, twin)}² or ${Math.max(key, twin)}². ${tens * 10 + 5}² = ${grouped((tens * 10 + 5) ** 2)} decides for ${key}.`,
    };
  });
}

/** The cube root of a perfect cube: each last digit belongs to one digit. */
export function cubeRootByEnds(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  stories: Stories,
  unit = "",
): Family {
  return make("cube-root-by-ends", level, (draw) => {
    const key = draw.int(least, most);
    const value = key ** 3;
    const [tens, ones] = [Math.floor(key / 10), key % 10];
    if (ones === 0) return undefined;
    const last = ones ** 3 % 10;
    return {
      asks: [stories[0](value), stories[1](value)],
      key,
      unit: ["", unit],
      slips: [
        [tens * 10 + last, `taking the last digit ${last} itself`],
        [tens * 10 + 10 - ones, "taking what is missing to ten in the ones"],
        [key + 10, "a slip in the tens"],
        [key > 10 ? key - 10 : 0, "a slip in the tens"],
        [key + 2, "a slip in the last digit"],
        [key - 2, "a slip in the last digit"],
      ],
      way: `A cube ends in ${last} only if the number ends in ${ones}. ${grouped(Math.floor(value / 1000))} thousands lie between ${tens}³ = ${tens ** 3} and ${tens + 1}³ = ${(tens + 1) ** 3}, so it is ${key}.`,
    };
  });
}
