import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { MakeFamily } from "./quick-family";
import { grouped } from "./words";

type Span = readonly [least: number, most: number];
type Two = readonly [(a: number, b: number) => string, (a: number, b: number) => string];
type One = readonly [(n: number) => string, (n: number) => string];

/** a + b and ab are known, a² + b² is asked. */
export function squaresFromSum(make: MakeFamily, level: Level, [least, most]: Span, asks: Two): Family {
  return make("squares-from-a-sum", level, (draw) => {
    const [a, b] = [draw.int(least, most), draw.int(least, most)];
    const [sum, times, key] = [a + b, a * b, a * a + b * b];
    if (a === b) return undefined;
    return {
      asks: [asks[0](sum, times), asks[1](sum, times)],
      key,
      slips: [
        [sum * sum, "squaring the sum and stopping"],
        [sum * sum - times, "taking the product away once only"],
        [sum * sum + 2 * times, "adding twice the product"],
        [(a - b) ** 2, "taking the product away four times"],
        [key + 10, "a slip of ten"],
        [key - 10, "a slip of ten"],
      ],
      way: `Square the sum and take twice the product away: ${sum}² − 2 × ${times} = ${sum * sum} − ${2 * times} = ${key}.`,
    };
  });
}

/** x + 1/x = n: x² + 1/x² (or the cubes). */
export function reciprocalPowers(
  make: MakeFamily,
  [level, exponent]: readonly [Level, 2 | 3],
  [least, most]: Span,
  asks: One,
): Family {
  return make(exponent === 2 ? "reciprocal-squares" : "reciprocal-cubes", level, (draw) => {
    const n = draw.int(least, most);
    const key = exponent === 2 ? n * n - 2 : n ** 3 - 3 * n;
    return {
      asks: [asks[0](n), asks[1](n)],
      key,
      slips: [
        [n ** exponent, `raising ${n} and stopping`],
        [exponent === 2 ? n * n + 2 : n ** 3 + 3 * n, "adding the middle part"],
        [exponent === 2 ? n * n - 4 : n ** 3 - n, "a wrong middle part"],
        [exponent === 2 ? n * n - 1 : n ** 3 - 3, "a wrong middle part"],
        [n * exponent, "multiplying instead of raising"],
      ],
      way:
        exponent === 2
          ? `Squaring gives x² + 2 + 1/x² = ${n * n}, so it is ${n * n} − 2 = ${key}.`
          : `Cubing gives x³ + 1/x³ + 3 × ${n} = ${n ** 3}, so it is ${n ** 3} − ${3 * n} = ${key}.`,
    };
  });
}

/** 73² + 2 × 73 × 27 + 27²: the square of a round sum. */
export function wholeSquare(
  make: MakeFamily,
  level: Level,
  sums: readonly number[],
  story: (a: number, b: number) => string,
): Family {
  return make("whole-square", level, (draw) => {
    const sum = draw.one(sums);
    const b = draw.int(Math.floor(sum / 5), Math.floor(sum / 2.2));
    const [a, key] = [sum - b, sum * sum];
    if (b % 10 === 0) return undefined;
    return {
      asks: [`What is ${a}² + 2 × ${a} × ${b} + ${b}²?`, story(a, b)],
      key,
      slips: [
        [(a - b) ** 2, "squaring the difference"],
        [sum * 2, "doubling instead of squaring"],
        [a * a + b * b, "leaving out the middle part"],
        [key * 10, "writing a zero too many"],
        [key / 10, "losing a zero"],
        [(sum + 10) ** 2, "a carried ten too many in the sum"],
        [(sum - 10) ** 2, "a carried ten forgotten in the sum"],
      ],
      way: `It is (${a} + ${b})² = ${sum}² = ${grouped(key)}.`,
    };
  });
}
