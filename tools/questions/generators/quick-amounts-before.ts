import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import { tidy, type MakeFamily } from "./quick-family";
import type { TwoStories } from "./quick-percents";
import { fraction } from "./slips";
import { grouped } from "./words";

type Span = readonly [least: number, most: number];

/** After the change it is so much; how much was it before. */
export function amountBefore(
  make: MakeFamily,
  level: Level,
  starts: Span,
  percents: readonly number[],
  stories: TwoStories,
  unit: readonly [string, string],
): Family {
  return make("amount-before", level, (draw, turn) => {
    const [key, percent] = [draw.int(...starts) * 20, draw.one(percents)];
    const isRise = turn % 2 === 0;
    const share = isRise ? 100 + percent : 100 - percent;
    const end = (key * share) / 100;
    if (!Number.isInteger(end)) return undefined;
    return {
      asks: [stories[0](end, percent), stories[1](end, percent)],
      key,
      unit,
      slips: [
        [
          tidy(isRise ? end - (end * percent) / 100 : end + (end * percent) / 100),
          `taking ${percent}% of the new amount`,
        ],
        [isRise ? end - percent : end + percent, "taking the per cent for a number"],
        [(end * percent) / 100, `giving ${percent}% of the new amount`],
        [key + 20, "a slip in the division"],
        [key - 20, "a slip in the division"],
      ],
      way: `${grouped(end)} is ${share}% of it, which is ${fraction(share, 100)} of it, so it was ${grouped(end)} ÷ ${share} × 100 = ${grouped(key)}.`,
    };
  });
}

/** A rise and the fall that makes up for it. */
const risesAndFalls = [
  [25, 20],
  [100, 50],
  [60, 37.5],

  [150, 60],
] as const;

/** The price rises by p%; by how many per cent must the use fall (or the other way round). */
export function payAndPrice(
  make: MakeFamily,
  level: Level,
  stories: readonly [(rise: number) => string, (fall: number) => string],
): Family {
  return make("use-against-price", level, (draw, turn) => {
    const [rise, fall] = draw.one(risesAndFalls);
    const [key, given] = turn % 2 ? [rise, fall] : [fall, rise];
    return {
      asks: [stories[0](rise), stories[1](fall)],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [given, "using the same per cent again"],
        [100 - given, "taking the rest to 100%"],
        [tidy(given / 2), "halving the per cent"],
        [key + 5, "a slip in the division"],
        [key - 5, "a slip in the division"],
        [tidy(given * 1.5), "adding half of the per cent"],
      ],
      way:
        turn % 2
          ? `Only ${100 - fall} of 100 is left, and ${fall} more on ${100 - fall} is ${rise}%.`
          : `100 becomes ${100 + rise}, and ${rise} less on ${100 + rise} is ${fall}%.`,
    };
  });
}
