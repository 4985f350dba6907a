import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { MakeFamily } from "./quick-family";
import type { Span } from "./quick-products";

/** One more comes in and the average moves. */
export function averageWithANewOne(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  stories: readonly [
    (many: number, before: number, after: number) => string,
    (many: number, before: number, after: number) => string,
  ],
  units: readonly [string, string],
): Family {
  return make("average-with-a-new-one", level, (draw) => {
    const [many, before, rise] = [draw.int(4, 9), draw.int(least, most), draw.int(1, 3)];
    const [after, key] = [before + rise, before + rise * (many + 1)];
    return {
      asks: [stories[0](many, before, after), stories[1](many, before, after)],
      key,
      unit: units,
      slips: [
        [before + rise * many, `counting ${many} instead of ${many + 1} shares of the rise`],
        [after + rise, "taking the average one step further"],
        [after, "putting down the new average"],
        [before + after, "adding the two averages"],
        [key + many, "a slip in the new total"],
        [key + rise, "one share of the rise too many"],
      ],
      way: `The new one brings the old average ${before} and ${rise} more for each of the ${many + 1}: ${before} + ${many + 1} × ${rise} = ${key}.`,
    };
  });
}
