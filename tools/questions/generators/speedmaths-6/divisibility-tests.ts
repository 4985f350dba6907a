import { digitSum } from "../digit-sums";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped, row } from "../words";
import { byTheLastThreeDigits } from "./by-the-last-three-digits";

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
        [first((digit) => value(digit) % 9 === 0), "made the digit sum a multiple of 9"],
        [
          first((digit) => digitSum(value(digit)) % 11 === 0),
          "made the sum of all the digits a multiple of 11",
        ],
        [first((digit) => (a + digit - c - d) % 11 === 0), "paired neighbours instead of every other digit"],
        [first((digit) => digit % 10 === (a + c + d) % 10), "added the other digits"],
      ],
      because: `${a} + ${c} and □ + ${d} must be equal or differ by 11. With ${key} the sums are ${a + c} and ${Number(key) + d}.`,
    };
  }),
  make("how-many-pass-for-four", 2, (draw, turn) => {
    const by = turn % 2 === 0 ? 4 : 9;
    const numbers = [1, 2, 3, 4, 5, 6].map(() => draw.int(1203, 9897));
    const key = numbers.filter((n) => n % by === 0).length;
    const others =
      by === 4
        ? ([
            [numbers.filter((n) => n % 2 === 0).length, "counted all the even ones"],
            [numbers.filter((n) => digitSum(n) % 4 === 0).length, "added the digits, which is no test for 4"],
            [numbers.filter((n) => [4, 8].includes(n % 10)).length, "counted those with 4 or 8 at the end"],
          ] as const)
        : ([
            [numbers.filter((n) => n % 3 === 0).length, "used the test for 3"],
            [numbers.filter((n) => n % 10 === 9).length, "counted those with 9 at the end"],
            [numbers.filter((n) => String(n).includes("9")).length, "counted those with a 9 in them"],
          ] as const);
    const counts = others.map(([count]) => count);
    if (key < 2 || key > 4 || new Set([key, ...counts]).size < 4 || counts.includes(0)) return undefined;
    return {
      frames: [
        `Look at ${row(numbers.map(grouped))}. How many of these six numbers are multiples of 4?`,
        `Six lorries bring ${row(numbers.map(grouped))} bricks. How many of the lorries can share theirs equally among 9 sites?`,
      ],
      key: String(key),
      slips: others.map(([count, why]) => [String(count), why]),
      because:
        by === 4
          ? `The last two digits tell it. Only ${row(numbers.filter((n) => n % 4 === 0).map(grouped))} pass.`
          : `The digit sum tells it. Only ${row(numbers.filter((n) => n % 9 === 0).map(grouped))} pass.`,
    };
  }),
  make("first-with-four-digits", 3, (draw) => {
    const [a, b, least] = draw.one([
      [12, 15, 60],
      [8, 18, 72],
      [16, 24, 48],
      [12, 18, 36],
      [18, 24, 72],
      [14, 21, 42],
      [20, 24, 120],
    ] as const);
    const key = Math.ceil(1000 / least) * least;
    const up = (by: number): number => Math.ceil(1000 / by) * by;
    return {
      asks: [
        `What is the smallest four-digit number that both ${a} and ${b} divide?`,
        `A village buys more than 999 chairs, as few as possible. They must fill rows of ${a} and also rows of ${b}. How many chairs does it buy?`,
      ],
      key,
      slips: [
        [up(a * b), "took the product for the least common multiple"],
        [up(a) === key ? up(a) + a : up(a), `looked for a multiple of ${a} alone`],
        [up(b) === key ? up(b) + b : up(b), `looked for a multiple of ${b} alone`],
        [key - least, "stopped just below 1,000"],
        [key + least, "went one common multiple too far"],
      ],
      way: `The least common multiple is ${least}. The first of its multiples from 1,000 on is ${least} × ${key / least} = ${grouped(key)}.`,
    };
  }),
  ...byTheLastThreeDigits,
];
