import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { MakeFamily } from "./quick-family";
import { grouped } from "./words";

type Span = readonly [least: number, most: number];
type One = readonly [(n: number) => string, (n: number) => string];

/** 1 + 2 + … + n. */
export function sumToN(make: MakeFamily, level: Level, [least, most]: Span, asks: One): Family {
  return make("sum-to-n", level, (draw) => {
    const n = draw.int(least, most);
    const key = (n * (n + 1)) / 2;
    return {
      asks: [asks[0](n), asks[1](n)],
      key,
      slips: [
        [n * (n + 1), "forgetting to halve"],
        [(n * (n - 1)) / 2, `leaving out ${n}`],
        [(n * n) / 2, `halving ${n}²`],
        [((n + 1) * (n + 2)) / 2, `going on to ${n + 1}`],
        [key + 10, "a slip of ten"],
        [key - 10, "a slip of ten"],
      ],
      way: `Half of ${n} × ${n + 1}: ${grouped(n * (n + 1))} ÷ 2 = ${grouped(key)}.`,
    };
  });
}

/** 1 + 3 + 5 + … : the square of how many there are. */
export function sumOfOddNumbers(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  asks: readonly [(last: number, n: number) => string, (last: number, n: number) => string],
): Family {
  return make("sum-of-odd-numbers", level, (draw) => {
    const n = draw.int(least, most);
    const [last, key] = [2 * n - 1, n * n];
    return {
      asks: [asks[0](last, n), asks[1](last, n)],
      key,
      slips: [
        [n * (n + 1), "taking the sum of the even numbers"],
        [(n + 1) ** 2, "counting one number too many"],
        [(n - 1) ** 2, "counting one number too few"],
        [last * n, `multiplying ${last} by ${n}`],
        [key * 2, "forgetting to halve"],
        [(last * (last + 1)) / 2, "adding the even numbers too"],
      ],
      way: `There are ${n} odd numbers from 1 to ${last}, and the sum is ${n}² = ${grouped(key)}.`,
    };
  });
}

/** Equal steps from the first to the last: the middle times how many. */
export function sumOfEqualSteps(
  make: MakeFamily,
  level: Level,
  firsts: Span,
  steps: Span,
  counts: readonly number[],
  asks: readonly [
    (row: string, n: number, step: number, first: number) => string,
    (row: string, n: number, step: number, first: number) => string,
  ],
): Family {
  return make("sum-of-equal-steps", level, (draw) => {
    const [first, step, n] = [draw.int(...firsts), draw.int(...steps), draw.one(counts)];
    const last = first + step * (n - 1);
    const key = ((first + last) * n) / 2;
    const row = `${first} + ${first + step} + ${first + 2 * step} + … + ${last}`;
    return {
      asks: [asks[0](row, n, step, first), asks[1](row, n, step, first)],
      key,
      slips: [
        [(first + last) * n, "forgetting to halve"],
        [((first + last) * (n - 1)) / 2, "counting one term too few"],
        [((first + last) * (n + 1)) / 2, "counting one term too many"],
        [last * n, `taking ${last} for each term`],
        [key + last, "a term too many"],
        [key - last, "a term too few"],
      ],
      way: `There are ${n} terms with the middle (${first} + ${last}) ÷ 2 = ${(first + last) / 2}: ${n} × ${(first + last) / 2} = ${grouped(key)}.`,
    };
  });
}
