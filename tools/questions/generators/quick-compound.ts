import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import { tidy, type MakeFamily } from "./quick-family";
import { grouped } from "./words";

type Span = readonly [least: number, most: number];

/** Compound interest of two years: twice the rate, and the rate of the rate. */
export function compoundTwoYears(
  make: MakeFamily,
  level: Level,
  sums: Span,
  rates: readonly number[],
  stories: readonly [(sum: number, rate: number) => string, (sum: number, rate: number) => string],
): Family {
  return make("compound-two-years", level, (draw) => {
    const [sum, rate] = [draw.int(...sums) * 1000, draw.one(rates)];
    const key = (sum * (rate * 200 + rate * rate)) / 10_000;
    const simple = (sum * rate * 2) / 100;
    if (!Number.isInteger(key)) return undefined;
    return {
      asks: [stories[0](sum, rate), stories[1](sum, rate)],
      key,
      unit: "₹",
      slips: [
        [simple, "taking simple interest"],
        [sum + key, "giving the amount instead of the interest"],
        [(sum * rate) / 100, "taking one year only"],
        [key - simple, "giving the interest on the interest only"],
        [simple + 2 * (key - simple), "adding the interest on the interest twice"],
        [simple + (key - simple) / 10, "losing a zero in the interest on the interest"],
      ],
      way: `${rate}% twice, and ${rate}% of ${rate}%: ${rate * 2}% + ${tidy((rate * rate) / 100)}% = ${tidy(rate * 2 + (rate * rate) / 100)}% of ₹${grouped(sum)}, which is ₹${grouped(key)}.`,
    };
  });
}

/** Compound less simple interest of two years: the rate of the rate. */
export function compoundLessSimple(
  make: MakeFamily,
  level: Level,
  sums: Span,
  rates: readonly number[],
  stories: readonly [(sum: number, rate: number) => string, (sum: number, rate: number) => string],
): Family {
  return make("compound-less-simple", level, (draw) => {
    const [sum, rate] = [draw.int(...sums) * 1000, draw.one(rates)];
    const key = (sum * rate * rate) / 10_000;
    const yearly = (sum * rate) / 100;
    if (!Number.isInteger(key)) return undefined;
    return {
      asks: [stories[0](sum, rate), stories[1](sum, rate)],
      key,
      unit: "₹",
      slips: [
        [yearly, "giving the interest of one year"],
        [key * 2, "counting the interest on the interest twice"],
        [tidy(key / 10), "losing a zero"],
        [key * 10, "writing a zero too many"],
        [yearly * 2 + key, "giving the whole compound interest"],
        [key / 2, "halving on the way"],
      ],
      way: `The difference is the second year’s interest on the first year’s ₹${grouped(yearly)}: ${rate}% of it is ₹${grouped(key)}.`,
    };
  });
}
