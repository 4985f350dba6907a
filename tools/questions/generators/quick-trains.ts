import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import { tidy, type MakeFamily } from "./quick-family";

type Three = (a: number, b: number, c: number) => string;

/** A train passes a pole or a platform: the whole length over the metres a second. */
export function trainPasses(make: MakeFamily, level: Level, stories: readonly [Three, Three]): Family {
  return make("train-passes", level, (draw, turn) => {
    const [times, key] = [draw.int(2, 5), draw.int(8, 24)];
    const [kmh, whole] = [times * 18, times * 5 * key];
    const platform = turn % 2 ? draw.int(4, 12) * 10 : 0;
    const train = whole - platform;
    if (train < 90 || train > 320) return undefined;
    return {
      asks: [stories[0](train, kmh, platform), stories[1](train, kmh, platform)],
      key,
      unit: " seconds",
      hasDecimals: true,
      slips: [
        [tidy(whole / kmh), "dividing by km/h without changing it to m/s"],
        [tidy(train / (times * 5)), "leaving out the platform"],
        [tidy((whole / kmh) * 5), "multiplying by 5 and forgetting the 18"],
        [key * 2, "doubling on the way"],
        [key + 2, "a slip in the division"],
        [key - 2, "a slip in the division"],
        [key + 1, "a slip in the division"],
        [key - 1, "a slip in the division"],
      ],
      way: `${kmh} km/h is ${times * 5} m/s, and the train goes ${platform ? `${train} + ${platform} = ${whole}` : whole} m: ${whole} ÷ ${times * 5} = ${key}.`,
    };
  });
}
