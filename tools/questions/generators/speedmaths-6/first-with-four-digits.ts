import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Divisibility Tests");

/** “first with four digits”, for the topic of divisibility-tests.ts. */
export const firstWithFourDigits: readonly Family[] = [
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
];
