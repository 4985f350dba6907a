import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import { tidy, withUnit, type MakeFamily } from "./quick-family";
import type { TwoStories } from "./quick-percents";
import { grouped } from "./words";

type Span = readonly [least: number, most: number];

/** Profit or loss per cent from the cost price and the selling price. */
export function profitPercent(
  make: MakeFamily,
  level: Level,
  costs: Span,
  percents: readonly number[],
  stories: TwoStories,
  [isGainFirst, isGainSecond]: readonly [boolean, boolean],
): Family {
  return make("profit-per-cent", level, (draw, turn) => {
    const [cost, key] = [draw.int(...costs) * 20, draw.one(percents)];
    const gap = (cost * key) / 100;
    const isGain = turn % 2 ? isGainSecond : isGainFirst;
    const price = isGain ? cost + gap : cost - gap;
    if (!Number.isInteger(gap) || gap === key) return undefined;
    return {
      asks: [stories[0](cost, price), stories[1](cost, price)],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [gap, "writing the rupees as per cent"],
        [tidy((gap / price) * 100), "comparing with the selling price"],
        [tidy((price / cost) * 100), "comparing the two prices"],
        [tidy(key / 2), "halving on the way"],
        [key * 2, "doubling on the way"],
        [key + 5, "a slip in the division"],
        [key - 5, "a slip in the division"],
      ],
      way: `The ${isGain ? "gain" : "loss"} is ₹${grouped(gap)}, and ₹${grouped(gap)} is ${key}% of the cost, ₹${grouped(cost)}.`,
    };
  });
}

/** The selling price from the cost price and the per cent. */
export function sellingPrice(
  make: MakeFamily,
  level: Level,
  costs: Span,
  percents: readonly number[],
  stories: TwoStories,
  [isGainFirst, isGainSecond]: readonly [boolean, boolean],
): Family {
  return make("selling-price", level, (draw, turn) => {
    const [cost, percent] = [draw.int(...costs) * 20, draw.one(percents)];
    const gap = (cost * percent) / 100;
    const isGain = turn % 2 ? isGainSecond : isGainFirst;
    const key = isGain ? cost + gap : cost - gap;
    if (!Number.isInteger(gap) || gap === percent) return undefined;
    return {
      asks: [stories[0](cost, percent), stories[1](cost, percent)],
      key,
      unit: "₹",
      slips: [
        [isGain ? cost - gap : cost + gap, "going to the wrong side of the cost"],
        [isGain ? cost + percent : cost - percent, "taking the per cent for rupees"],
        [gap, "giving the difference only"],
        [isGain ? cost + gap / 2 : cost - gap / 2, "halving the difference on the way"],
        [isGain ? cost + gap * 2 : cost - gap * 2, "doubling the difference on the way"],
      ],
      way: `${percent}% of ₹${grouped(cost)} is ₹${grouped(gap)}, so the price is ₹${grouped(cost)} ${isGain ? "+" : "−"} ₹${grouped(gap)} = ₹${grouped(key)}.`,
    };
  });
}

/** Back from the selling price to the cost (or marked) price. */
export function priceBefore(
  make: MakeFamily,
  level: Level,
  costs: Span,
  percents: readonly number[],
  stories: TwoStories,
  [isGainFirst, isGainSecond]: readonly [boolean, boolean],
): Family {
  return make("price-before", level, (draw, turn) => {
    const [key, percent] = [draw.int(...costs) * 20, draw.one(percents)];
    const isGain = turn % 2 ? isGainSecond : isGainFirst;
    const share = isGain ? 100 + percent : 100 - percent;
    const price = (key * share) / 100;
    if (!Number.isInteger(price)) return undefined;
    const wrong = isGain ? price - (price * percent) / 100 : price + (price * percent) / 100;
    return {
      asks: [stories[0](price, percent), stories[1](price, percent)],
      key,
      unit: "₹",
      slips: [
        [tidy(wrong), `taking ${percent}% of the wrong price`],
        [isGain ? price - percent : price + percent, "taking the per cent for rupees"],
        [isGain ? price + key - price + (price - key) * 2 : price - (key - price), "going the wrong way"],
        [key + 20, "a slip in the division"],
        [key - 20, "a slip in the division"],
        [price, "writing the given price"],
      ],
      way: `₹${grouped(price)} is ${share}% of it, so 1% is ${withUnit(price / share, "₹")} and 100% is ₹${grouped(key)}.`,
    };
  });
}
