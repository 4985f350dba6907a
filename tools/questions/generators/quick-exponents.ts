import type { Level } from "../../../src/items/rules/item-schema";
import { exponent } from "./algebra-words";
import type { Family } from "./family";
import type { MakeFamily } from "./quick-family";
import { grouped } from "./words";

/** 2⁵, 10⁻³: a number with a raised exponent, which is written even where it is 1. */
export const power = (base: number | string, value: number): string => `${base}${exponent(value)}`;

type Text = readonly [(text: string) => string, (text: string) => string];

/** 2⁷ × 2⁵ ÷ 2⁹: add and take away the exponents. */
export function powersOfOneBase(
  make: MakeFamily,
  level: Level,
  bases: readonly number[],
  asks: Text,
): Family {
  return make("powers-of-one-base", level, (draw) => {
    const [base, m, n] = [draw.one(bases), draw.int(5, 12), draw.int(4, 9)];
    const left = draw.int(2, base === 2 ? 6 : base < 6 ? 4 : 2);
    const [key, down] = [base ** left, m + n - left];
    if (m === n) return undefined;
    const text = `${power(base, m)} × ${power(base, n)} ÷ ${power(base, down)}`;
    return {
      asks: [asks[0](text), asks[1](text)],
      key,
      isExact: true,
      slips: [
        [base * left, `multiplying ${base} by ${left} instead of raising it`],
        [base ** (left + 1), "a slip of one in the exponent"],
        [base ** (left - 1), "a slip of one in the exponent"],
        [left, "writing the exponent only"],
        [base ** (left + 2), "a slip of two in the exponent"],
        [left ** base === key ? 0 : left ** base, "exchanging base and exponent"],
      ],
      way: `The exponents make ${m} + ${n} − ${down} = ${left}, and ${power(base, left)} = ${grouped(key)}.`,
    };
  });
}

/** 8⁴ as a power of 2: multiply the exponents. */
export function exponentOfTheBase(
  make: MakeFamily,
  level: Level,
  asks: readonly [(left: string, base: number) => string, (left: string, base: number) => string],
): Family {
  return make("exponent-of-the-base", level, (draw) => {
    const [base, inner] = draw.one([
      [2, 2],
      [2, 3],
      [2, 4],
      [3, 2],
      [3, 3],
      [3, 4],
      [5, 2],
      [5, 3],
      [10, 3],
    ] as const);
    const outer = draw.int(3, 9);
    const key = inner * outer;
    if (inner === outer) return undefined;
    return {
      asks: [asks[0](power(base ** inner, outer), base), asks[1](power(base ** inner, outer), base)],
      key,
      isExact: true,
      slips: [
        [inner + outer, "adding the exponents instead of multiplying them"],
        [outer, "writing the exponent again"],
        [outer ** inner <= 99 ? outer ** inner : 0, "raising the exponent to a power"],
        [key + inner, "one factor too many"],
        [key - inner, "one factor too few"],
        [(base ** inner / base) * outer, `dividing ${base ** inner} by ${base}`],
      ],
      way: `${grouped(base ** inner)} is ${power(base, inner)}, and ${inner} × ${outer} = ${key}: it is ${power(base, key)}.`,
    };
  });
}

/** 4⁶ × 25⁶ ÷ …: one exponent, so the bases are multiplied. */
export function powersOfOneExponent(make: MakeFamily, level: Level, asks: Text): Family {
  return make("powers-of-one-exponent", level, (draw, turn) => {
    const [a, b, ten] = draw.one([
      [2, 5, 1],
      [4, 25, 2],
      [8, 125, 3],
      [20, 5, 2],
    ] as const);
    const [n, more] = [draw.int(3, 5), draw.int(1, 2)];
    const zeros = ten * n;
    if (zeros > 9) return undefined;
    const first = turn % 2 ? n + (a === 2 ? more : 0) : n;
    const extra = a ** (first - n);
    const text = `${power(a, first)} × ${power(b, n)}`;
    return {
      asks: [asks[0](text), asks[1](text)],
      key: zeros,
      slips: [
        [n, `counting one zero for each of the ${n} pairs`],
        [zeros + 1, "a zero too many"],
        [zeros - 1, "a zero too few"],
        [first + n, "adding the exponents"],
        [zeros * 2, "counting each zero twice"],
        [first * n <= 99 ? first * n : 0, "multiplying the exponents"],
      ],
      way: `${a} × ${b} = ${a * b}, so it is ${extra > 1 ? `${extra} × ` : ""}${power(a * b, n)}, which ends in ${zeros} zeros.`,
    };
  });
}
