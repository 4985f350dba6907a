import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import { tidy, type MakeFamily } from "./quick-family";
import type { TwoStories } from "./quick-percents";

/** The cost of a articles is the price of b: the gain on b is a − b. */
export function equalArticles(make: MakeFamily, level: Level, stories: TwoStories): Family {
  return make("equal-articles", level, (draw) => {
    const [sold, more] = [draw.one([4, 5, 8, 10, 16, 20, 25]), draw.int(1, 5)];
    const bought = sold + more;
    const key = tidy((more / sold) * 100);
    if (!Number.isInteger(key) || key > 50 || key === more) return undefined;
    return {
      asks: [stories[0](bought, sold), stories[1](bought, sold)],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [tidy((more / bought) * 100), `comparing with ${bought} instead of ${sold}`],
        [more, "writing the difference as per cent"],
        [tidy((sold / bought) * 100), `dividing ${sold} by ${bought}`],
        [key * 2, "doubling on the way"],
        [tidy(key / 2), "halving on the way"],
        [key + 5, "a slip in the division"],
        [key - 5, "a slip in the division"],
      ],
      way: `Selling ${sold} brings the cost of ${bought}, so the gain is ${more} on ${sold}: ${more}/${sold} = ${key}%.`,
    };
  });
}
