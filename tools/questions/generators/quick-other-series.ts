import type { Level } from "../../../src/items/rules/item-schema";
import type { Family } from "./family";
import type { MakeFamily } from "./quick-family";
import { fraction } from "./slips";
import { grouped } from "./words";

type Span = readonly [least: number, most: number];

/** 1 + 2 + 4 + … + 2ⁿ (or threes): one step before the next power. */
export function sumOfDoubles(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  asks: readonly [(row: string, n: number) => string, (row: string, n: number) => string],
): Family {
  return make("sum-of-doubles", level, (draw) => {
    const n = draw.int(least, most);
    const last = 2 ** n;
    const key = last * 2 - 1;
    return {
      asks: [
        asks[0](`1 + 2 + 4 + … + ${grouped(last)}`, n + 1),
        asks[1](`1 + 2 + 4 + … + ${grouped(last)}`, n + 1),
      ],
      key,
      isExact: true,
      slips: [
        [last * 2, "forgetting to take 1 away"],
        [last - 1, `leaving out ${grouped(last)}`],
        [last * 2 - 2, "leaving out the 1"],
        [last + 1, "adding only the first and the last"],
        [last * 4 - 1, "counting one power too many"],
        [last * 2 + 1, "adding 1 instead of taking it away"],
      ],
      way: `The sum of the doubles is 1 less than the next one: ${grouped(last * 2)} − 1 = ${grouped(key)}.`,
    };
  });
}

/** 1/(1 × 2) + 1/(2 × 3) + …: everything between cancels. */
export function telescopingSum(
  make: MakeFamily,
  level: Level,
  [least, most]: Span,
  asks: readonly [(row: string) => string, (row: string) => string],
): Family {
  return make("telescoping-sum", level, (draw) => {
    const [first, n] = [draw.int(1, 3), draw.int(least, most)];
    const last = first * n;
    const row = `1/(${first} × ${first + 1}) + 1/(${first + 1} × ${first + 2}) + … + 1/(${last - 1} × ${last})`;
    const key = `${n - 1}/${last}`;
    if (last < first + 4 || (first > 1 && (n - 1) % first === 0) || (first === 2 && n % 2 === 1))
      return undefined;
    return {
      frames: [asks[0](row), asks[1](row)],
      key,
      slips: [
        [`${n}/${last + 1}`, "a slip of one in the last term"],
        [`1/${last}`, "writing the last part only"],
        [`${n - 1}/${last - 1}`, "a slip in the denominator"],
        [`${n - 2}/${last}`, "a slip of one in the difference"],
        [`${n + 1}/${last}`, "adding instead of taking away"],
      ],
      because: `Each term is a difference such as 1/${first} − 1/${first + 1}, so only 1/${first} − 1/${last} = ${key} is left.`,
    };
  });
}

/** a + ar + ar² + … without end: a ÷ (1 − r). */
export function endlessSum(
  make: MakeFamily,
  level: Level,
  asks: readonly [(row: string) => string, (row: string) => string],
): Family {
  return make("endless-sum", level, (draw) => {
    const [under, unit] = [draw.int(2, 5), draw.int(1, 6)];
    const first = under * under * unit;
    const row = `${first} + ${first / under} + ${first / under / under} + …`;
    const key = first + first / (under - 1);
    if (!Number.isInteger(key)) return undefined;
    return {
      asks: [asks[0](row), asks[1](row)],
      key,
      slips: [
        [first * 2, "doubling the first term"],
        [first + first / under + first / under / under, "adding the written terms only"],
        [first * under, `multiplying by ${under}`],
        [first / (under - 1), "leaving out the first term"],
        [key + unit, "a slip in the division"],
        [key - unit, "a slip in the division"],
      ],
      way: `The terms fall to 1/${under} each time, so the sum is ${first} ÷ (1 − 1/${under}) = ${first} × ${fraction(under, under - 1)} = ${key}.`,
    };
  });
}
