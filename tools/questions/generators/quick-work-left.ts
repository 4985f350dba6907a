import type { Level } from "../../../src/items/rules/item-schema";
import { inTurn, type Family } from "./family";
import { tidy, type MakeFamily } from "./quick-family";
import { workPairs } from "./quick-work";

/** One stops after some days, the other ends the work. */
export function oneLeavesEarly(
  make: MakeFamily,
  level: Level,
  stories: readonly [
    (a: number, b: number, days: number) => string,
    (a: number, b: number, days: number) => string,
  ],
  units: readonly [string, string],
): Family {
  return make("one-leaves-early", level, (draw, turn) => {
    const [a, b, both] = draw.one(workPairs);
    const [first, second] = draw.int(0, 1) === 0 ? [a, b] : [b, a];
    const days = draw.int(2, both - 1);
    const key = tidy(second - (days * second) / both);
    if (days >= both || !Number.isInteger(key) || key < 2 || key === days) return undefined;
    return {
      asks: [stories[0](first, second, days), stories[1](first, second, days)],
      key,
      unit: units,
      slips: [
        [second - days, `forgetting what the one who leaves has done`],
        [both - days, "letting both go on"],
        [key + days, "counting the days before as well"],
        [tidy((key * first) / second), "letting the wrong one end the work"],
        [key + 1, "a slip in the division"],
        [key - 1, "a slip in the division"],
        [second, "counting the whole work"],
      ],
      way: `Together they need ${both}${inTurn(units, turn)}, so after ${days} there is (${both} − ${days})/${both} of the work left: ${both - days} × ${second} ÷ ${both} = ${key}.`,
    };
  });
}
