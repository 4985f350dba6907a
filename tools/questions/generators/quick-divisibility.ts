import type { Level } from "../../../src/items/rules/item-schema";
import { alternateSums, digitSum } from "./digit-sums";
import type { Draft, Family } from "./family";
import type { MakeFamily } from "./quick-family";
import { grouped } from "./words";

type Stories = readonly [(by: number) => string, (by: number) => string];

const tests: Readonly<Record<number, (value: number) => string>> = {
  3: (value) => `its digits add up to ${digitSum(value)}, and 3 divides that`,
  4: (value) => `4 divides its last two digits, ${String(value).slice(-2)}`,
  6: (value) => `it is even and its digits add up to ${digitSum(value)}, which 3 divides`,
  8: (value) => `8 divides its last three digits, ${String(value).slice(-3)}`,
  9: (value) => `its digits add up to ${digitSum(value)}, and 9 divides that`,
  11: (value) =>
    `the sums of its alternate digits are ${alternateSums(value).join(" and ")}, and 11 divides their difference`,
  12: (value) =>
    `4 divides its last two digits, ${String(value).slice(-2)}, and 3 divides its digit sum, ${digitSum(value)}`,
};

/** Which of four numbers can be divided: the rules of the last digits and of the digit sum. */
export function divisibleAmong(
  make: MakeFamily,
  [name, level]: readonly [string, Level],
  divisors: readonly number[],
  [least, most]: readonly [number, number],
  stories: Stories,
): Family {
  return make(name, level, (draw): Draft | undefined => {
    const by = draw.one(divisors);
    const key = by * draw.int(Math.ceil(least / by), Math.floor(most / by));
    const decoys = Array.from({ length: 4 }, () => draw.int(least, most)).map(
      (value) => value + (by % 2 === 0 ? value % 2 : 0),
    );
    if (decoys.some((value) => value % by === 0 || value % 10 === 0 || value > most) || key % 10 === 0)
      return undefined;
    return {
      frames: [stories[0](by), stories[1](by)],
      key: grouped(key),
      slips: decoys.map((value) => [
        grouped(value),
        `looking only at the last digit, for it leaves the remainder ${value % by}`,
      ]),
      because: `${grouped(key)} can be divided by ${by}, for ${tests[by]?.(key) ?? `${by} × ${key / by} = ${key}`}.`,
    };
  });
}

/** The digit that makes a number divisible by 9 or 11. */
export function digitToDivide(
  make: MakeFamily,
  [name, level]: readonly [string, Level],
  by: 9 | 11,
  stories: readonly [(text: string) => string, (text: string) => string],
): Family {
  return make(name, level, (draw) => {
    const digits = Array.from({ length: 4 }, () => draw.int(1, 9));
    const place = draw.int(1, 2);
    const key = digits[place] ?? 0;
    const value = Number(digits.join(""));
    if (value % by !== 0) return undefined;
    const text = digits.map((digit, index) => (index === place ? "□" : String(digit))).join("");
    const known = digitSum(value) - key;
    const [own, other] = alternateSums(value);
    const [same, across] = place === 2 ? [other - key, own] : [own - key, other];
    return {
      asks: [stories[0](text), stories[1](text)],
      key,
      isExact: true,
      slips: [
        [
          by === 9 ? known % 9 : Math.abs(same - across) % 11 === 10 ? 0 : Math.abs(same - across) % 11,
          by === 9 ? "taking the remainder itself" : "taking the difference itself",
        ],
        ...[1, -1, 2, -2, 3, -3].map(
          (step) => [key + step <= 9 ? key + step : 0, "a slip in adding the digits"] as const,
        ),
      ],
      way:
        by === 9
          ? `The other digits add up to ${known}, and the next multiple of 9 is ${known + key}: the box takes ${key}.`
          : `Add every other digit: ${same} + □ against ${across}. With ${key} the sums are ${same + key} and ${across}, so 11 divides their difference.`,
    };
  });
}
