import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import { tidy, type MakeFamily } from "./quick-family";
import type { TwoStories } from "./quick-percents";
import { grouped } from "./words";

const harmonic = [
  [20, 30, 24],
  [30, 60, 40],
  [40, 60, 48],
  [60, 90, 72],
  [10, 15, 12],
  [30, 45, 36],
  [40, 120, 60],
  [45, 90, 60],
  [12, 24, 16],
  [36, 45, 40],
  [60, 84, 70],
  [50, 75, 60],
] as const;

/** There at one speed and back at another: the average is not the middle. */
export function thereAndBack(
  make: MakeFamily,
  level: Level,
  [least, most]: readonly [number, number],
  stories: TwoStories,
): Family {
  return make("there-and-back", level, (draw) => {
    const [slow, fast, key] = draw.one(harmonic.filter(([low, high]) => low >= least && high <= most));
    const middle = (slow + fast) / 2;
    return {
      asks: [stories[0](slow, fast), stories[1](fast, slow)],
      key,
      unit: " km/h",
      hasDecimals: true,
      slips: [
        [middle, "taking the middle of the two speeds"],
        [fast - slow, "taking the difference of the speeds"],
        [tidy((slow * fast) / (slow + fast)), "forgetting the 2 of the way there and back"],
        [key + 2, "a slip in the division"],
        [key - 2, "a slip in the division"],
        [key + 4, "a slip in the total time"],
        [key - 4, "a slip in the total time"],
      ],
      way: `Twice the product over the sum: 2 × ${slow} × ${fast} ÷ (${slow} + ${fast}) = ${grouped(2 * slow * fast)} ÷ ${slow + fast} = ${key}.`,
    };
  });
}
