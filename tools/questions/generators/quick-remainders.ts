import type { Level } from "../../../src/items/rules/item-schema";
import { digitSum } from "./digit-sums";
import type { Family } from "./family";
import type { MakeFamily } from "./quick-family";

/** The remainder by 9 from the digit sum, or by 4, 5 or 25 from the last digits. */
export function remainderByDigits(
  make: MakeFamily,
  level: Level,
  divisors: readonly number[],
  [least, most]: readonly [number, number],
  stories: readonly [(value: number, by: number) => string, (value: number, by: number) => string],
): Family {
  return make("remainder-by-digits", level, (draw) => {
    const [by, value] = [draw.one(divisors), draw.int(least, most)];
    const key = value % by;
    const lastTwo = value % 100;
    if (key < 2 || lastTwo < 10) return undefined;
    return {
      asks: [stories[0](value, by), stories[1](value, by)],
      key,
      isExact: true,
      slips: [
        [by - key, `counting what is missing to the next multiple of ${by}`],
        [
          by === 9 ? value % 10 : digitSum(value) % by,
          by === 9 ? "taking the last digit" : "using the digit sum",
        ],
        ...[1, -1, 2, -2, 3].map(
          (step) => [key + step < by ? key + step : 0, "a slip in the table"] as const,
        ),
      ],
      way:
        by === 9
          ? `The digits add up to ${digitSum(value)}, and ${digitSum(value)} leaves ${key} when divided by 9. The number leaves the same.`
          : `Only the last two digits count: ${lastTwo} leaves ${key} when divided by ${by}, as 100 is a multiple of ${by}.`,
    };
  });
}
