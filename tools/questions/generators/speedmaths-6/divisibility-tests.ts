import { digitSum } from "../digit-sums";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { byTheLastThreeDigits } from "./by-the-last-three-digits";
import { howManyPassForFour } from "./how-many-pass-for-four";
import { firstWithFourDigits } from "./first-with-four-digits";

const make = familiesOf("Divisibility Tests");

/** The families of the topic Divisibility Tests. */
export const divisibilityTests: readonly Family[] = [
  make("digit-that-makes-eleven", 2, (draw) => {
    const [a, c, d] = [draw.int(2, 9), draw.int(1, 9), draw.int(1, 9)];
    const value = (digit: number): number => a * 1000 + digit * 100 + c * 10 + d;
    const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    const first = (passes: (digit: number) => boolean): string => String(digits.find(passes) ?? "");
    const key = first((digit) => value(digit) % 11 === 0);
    if (key === "" || key === "0") return undefined;
    return {
      frames: [
        `Which digit makes ${a},□${c}${d} a multiple of 11?`,
        `A dealer packs ${a},□${c}${d} tiles in boxes of 11 and none is left over. One digit cannot be read. Which digit is it?`,
      ],
      key,
      slips: [
        [
          first((digit) => digitSum(value(digit)) % 11 === 0),
          "made the sum of all the digits a multiple of 11",
        ],
        [first((digit) => (a + digit - c - d) % 11 === 0), "paired neighbours instead of every other digit"],
        [first((digit) => value(digit) % 9 === 0), "made the digit sum a multiple of 9"],
      ],
      because: `${a} + ${c} and □ + ${d} must be equal or differ by 11. With ${key} the sums are ${a + c} and ${Number(key) + d}.`,
    };
  }),
  ...byTheLastThreeDigits,
  ...howManyPassForFour,
  ...firstWithFourDigits,
];
