import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import { tidy, type MakeFamily } from "./quick-family";
import { grouped } from "./words";

type Span = readonly [least: number, most: number];
type Three = (a: number, b: number, c: number) => string;
type Stories = readonly [Three, Three];

/** Simple interest: the rates of all years together, as a per cent of the sum. */
export function simpleInterest(
  make: MakeFamily,
  level: Level,
  sums: Span,
  rates: readonly number[],
  stories: Stories,
): Family {
  return make("simple-interest", level, (draw) => {
    const [sum, rate, years] = [draw.int(...sums) * 100, draw.one(rates), draw.int(2, 5)];
    const key = (sum * rate * years) / 100;
    if (!Number.isInteger(key)) return undefined;
    return {
      asks: [stories[0](sum, rate, years), stories[1](sum, rate, years)],
      key,
      unit: "₹",
      slips: [
        [key / years, "taking one year only"],
        [sum + key, "giving the amount instead of the interest"],
        [key * 10, "losing the point of the per cent"],
        [tidy(key / 10), "moving the point too far"],
        [(sum * rate * (years + 1)) / 100, "counting a year too many"],
        [(sum * rate * (years - 1)) / 100, "counting a year too few"],
      ],
      way: `${years} years at ${rate}% are ${tidy(rate * years)}%, and ${tidy(rate * years)}% of ₹${grouped(sum)} is ₹${grouped(key)}.`,
    };
  });
}

/** In how many years a sum brings a given interest, or at which rate it doubles. */
export function yearsForInterest(
  make: MakeFamily,
  level: Level,
  sums: Span,
  rates: readonly number[],
  stories: Stories,
): Family {
  return make("years-for-an-interest", level, (draw) => {
    const [sum, rate, key] = [draw.int(...sums) * 100, draw.one(rates), draw.int(2, 7)];
    const yearly = (sum * rate) / 100;
    if (!Number.isInteger(yearly) || yearly * key === sum) return undefined;
    return {
      asks: [stories[0](sum, rate, yearly * key), stories[1](sum, rate, yearly * key)],
      key,
      unit: " years",
      slips: [
        [key + 1, "counting a year too many"],
        [key - 1, "counting a year too few"],
        [rate, "writing the rate"],
        [key * 2, "halving the interest of a year"],
        [key * 10, "losing the point of the per cent"],
      ],
      way: `One year brings ${rate}% of ₹${grouped(sum)}, which is ₹${grouped(yearly)}, and ${grouped(yearly * key)} ÷ ${grouped(yearly)} = ${key}.`,
    };
  });
}

/** A sum doubles (or trebles) at simple interest: 100% (200%) shared by the rate. */
export function timesItself(
  make: MakeFamily,
  level: Level,
  stories: readonly [(rate: number, word: string) => string, (years: number, word: string) => string],
): Family {
  return make("times-itself", level, (draw, turn) => {
    const [rate, times] = [draw.one([4, 5, 8, 10, 12.5, 20, 25]), draw.int(2, 4)];
    const years = tidy(((times - 1) * 100) / rate);
    if (!Number.isInteger(years) || years > 60 || years === rate) return undefined;
    const word = ["doubles", "becomes three times itself", "becomes four times itself"][times - 2] ?? "";
    const isRate = turn % 2 === 1;
    const [key, given] = isRate ? [rate, years] : [years, rate];
    return {
      asks: [stories[0](rate, word), stories[1](years, word)],
      key,
      unit: [" years", "%"],
      hasDecimals: true,
      slips: [
        [tidy((times * 100) / given), `counting the whole ${times * 100}% as interest`],
        [tidy(100 / given), "counting 100% of interest only"],
        [given, "writing the given number"],
        [key * 2, "doubling on the way"],
        [tidy(key / 2), "halving on the way"],
        [key + 5, "a slip in the division"],
        [tidy(key - 1), "a slip in the division"],
      ],
      way: `The interest is ${times - 1 === 1 ? "as much as the sum" : `${times - 1} times the sum`}, ${(times - 1) * 100}%, and ${(times - 1) * 100} ÷ ${given} = ${key}.`,
    };
  });
}
