import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import { tidy, type MakeFamily } from "./quick-family";
import { grouped } from "./words";

type Span = readonly [least: number, most: number];

/** The marked price that leaves a wanted gain after a discount. */
export function priceToMark(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  asks: readonly [
    (cost: number, gain: number, off: number) => string,
    (cost: number, gain: number, off: number) => string,
  ],
): Family {
  return make("price-to-mark", level, (draw) => {
    const [gain, off] = draw.one([
      [20, 20],
      [8, 10],
      [35, 10],
      [20, 25],
      [20, 4],
      [12, 20],
      [5, 25],
    ] as const);
    const cost = draw.int(least, most) * 20;
    const key = (cost * (100 + gain)) / (100 - off);
    if (!Number.isInteger(key)) return undefined;
    return {
      asks: [asks[0](cost, gain, off), asks[1](cost, gain, off)],
      key,
      unit: "₹",
      slips: [
        [(cost * (100 + gain + off)) / 100, "adding the two per cents"],
        [(cost * (100 + gain)) / 100, "stopping at the selling price"],
        [(cost * (100 + gain) * (100 + off)) / 10_000, `raising the selling price by ${off}%`],
        [key + 20, "a slip in the division"],
        [key - 20, "a slip in the division"],
        [key + 100, "a slip of a hundred"],
      ],
      way: `The selling price is ${100 + gain}% of ₹${grouped(cost)}, ₹${grouped(tidy((cost * (100 + gain)) / 100))}, and that is ${100 - off}% of the marked price: ₹${grouped(key)}.`,
    };
  });
}

/** The same price for two things, one sold with a gain and one with the same loss. */
export function gainAndLossAlike(
  make: MakeFamily,
  level: Level,
  asks: readonly [(p: number) => string, (p: number) => string],
): Family {
  return make("gain-and-loss-alike", level, (draw) => {
    const percent = draw.one([10, 20, 30, 40, 15, 25]);
    const key = tidy((percent * percent) / 100);
    return {
      asks: [asks[0](percent), asks[1](percent)],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [percent, "writing the given per cent"],
        [key * 2, "doubling on the way"],
        [tidy(key / 2), "halving on the way"],
        [tidy(percent / 10), `dividing ${percent} by 10`],
        [key + 1, "a slip at the end"],
        [tidy(key / 10), "moving the point too far"],
        [percent * 2, "adding the two per cents"],
      ],
      way: `With the same selling price there is always a loss of ${percent}% of ${percent}%: ${key}%.`,
    };
  });
}
