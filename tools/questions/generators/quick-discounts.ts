import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import { tidy, type MakeFamily } from "./quick-family";

type Two = readonly [(a: number, b: number) => string, (a: number, b: number) => string];

/** Buy some and get some free: the discount in per cent. */
export function freeItems(make: MakeFamily, level: Level, asks: Two): Family {
  return make("free-items", level, (draw) => {
    const [buy, free] = draw.one([
      [3, 1],
      [4, 1],
      [9, 1],
      [3, 2],
      [19, 1],
      [7, 3],
      [15, 5],
      [12, 8],
    ] as const);
    const key = tidy((free / (buy + free)) * 100);
    return {
      asks: [asks[0](buy, free), asks[1](buy, free)],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [tidy((free / buy) * 100), `comparing with the ${buy} that are paid`],
        [free, "writing the number as per cent"],
        [100 - key, "giving the part that is paid"],
        [key + 5, "a slip in the division"],
        [key - 5, "a slip in the division"],
        [key * 2, "doubling on the way"],
        [tidy(key / 2), "halving on the way"],
      ],
      way: `${free} of ${buy + free} things cost nothing: ${free}/${buy + free} = ${key}%.`,
    };
  });
}

/** Marked up, then a discount: the gain per cent on the cost. */
export function gainAfterDiscount(make: MakeFamily, level: Level, asks: Two): Family {
  return make("gain-after-discount", level, (draw) => {
    const [up, off] = draw.one([
      [20, 10],
      [40, 10],
      [40, 20],
      [50, 10],
      [50, 20],
      [60, 25],
      [25, 10],
      [30, 10],
      [60, 20],
      [80, 25],
    ] as const);
    const key = tidy(up - off - (up * off) / 100);
    return {
      asks: [asks[0](up, off), asks[1](up, off)],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [up - off, "taking the discount from the rise"],
        [tidy(up - off + (up * off) / 100), `adding ${(up * off) / 100}% instead of taking it away`],
        [up + off, "adding the two per cents"],
        [tidy(key / 2), "halving on the way"],
        [key + 1, "a slip at the end"],
        [tidy(key - 1), "a slip at the end"],
        [key + 2, "a slip at the end"],
      ],
      way: `100 is marked ${100 + up}, and ${off}% off is ${tidy(((100 + up) * off) / 100)}: ${100 + up} − ${tidy(((100 + up) * off) / 100)} = ${100 + key}, a gain of ${key}%.`,
    };
  });
}
