import type { Slip } from "../family";
import { isPrime, range } from "../whole";
import { grouped } from "../words";
import { show } from "./number-parts";
import { plainRuns, type Run } from "./plain-runs";
import { at, framesFor, puzzle } from "./puzzle";

const runs: readonly (readonly Run[])[] = [
  [
    {
      next: (t, n) => t + (n + 1) ** 2,
      words: "The differences are the squares 4, 9, 16 and so on.",
      near: (t, n) => t + n ** 2 + 5,
      slip: "let the difference grow by the same amount",
    },
    {
      next: (t, n) => 2 * t + n,
      words: "Each term is doubled, and 1, 2, 3 and so on are added.",
      near: (t, n) => 2 * t + n - 1,
      slip: "added the same number as the last time",
    },
    {
      next: (t, n) => (n % 2 === 1 ? t * 2 : t + 7),
      words: "In turn a term is doubled and 7 is added.",
      near: (t, n) => (n % 2 === 1 ? t + 7 : t * 2),
      slip: "took the other of the two steps",
    },
    {
      next: (t, n) => 3 * t - n,
      words: "Each term is tripled, and 1, 2, 3 and so on are taken away.",
      near: (t, n) => 3 * t - n + 1,
      slip: "took away the same number as the last time",
    },
  ],
  [
    {
      next: (t, n) => t * n + n,
      words: "The terms are multiplied by 1, 2, 3 and so on, and the same number is added.",
      near: (t, n) => t * (n - 1) + n - 1,
      slip: "multiplied by the same number as the last time",
      also: (t) => [
        [6 * t, "multiplied by 6 and added nothing"],
        [6 * t + 5, "added 5 as the last time, not 6"],
        [5 * t + 6, "multiplied by 5 as the last time, not 6"],
      ],
    },
    {
      next: (t, n, b) => t + b + n,
      words: "Each term is the sum of the two before it and 1, 2, 3 and so on.",
      near: (t, _, b) => t + b,
      slip: "added the two terms and nothing more",
    },
    {
      next: (t, n) => t + n ** 3,
      words: "The differences are the cubes 1, 8, 27 and so on.",
      near: (t, n) => t + n ** 3 - 6 * n,
      slip: "let the differences of the differences stay the same",
    },
    {
      next: (t, n) => t + range(1, n).reduce((all, one) => all * one, 1),
      words: "The differences are 1, 2, 6, 24 and so on: each is the one before times 2, 3, 4 …",
      near: (t, n) => t + range(1, n - 1).reduce((all, one) => all * one, 1) * (n - 1),
      slip: "multiplied the difference by the same number as the last time",
    },
  ],
  [
    {
      next: (t, n) => t * n - n * n,
      words: "The terms are multiplied by 1, 2, 3 and so on, and the square of that number is taken away.",
      near: (t, n) => t * n - n,
      slip: "took away the number instead of its square",
      also: (t) => [
        [6 * t, "multiplied by 6 and took nothing away"],
        [6 * t - 25, "took the square of 5 away, as the last time"],
        [5 * t - 25, "repeated the last step as it was"],
      ],
    },
    {
      next: (t, _n, b) => 2 * t + b,
      words: "Each term is twice the one before it and the one before that.",
      near: (t, _, b) => 2 * t - b,
      slip: "took the earlier term away",
    },
    {
      next: (t, n) => t + n ** 4,
      words: "The differences are the fourth powers 1, 16, 81 and so on.",
      near: (t, n) => t + n ** 3,
      slip: "took cubes for the fourth powers",
    },
    {
      next: (t, n) => t + at(range(2, 99).filter(isPrime), n) ** 2,
      words: "The differences are the squares of the primes 3, 5, 7 and so on.",
      near: (t, n) => t + (2 * n + 1) ** 2 + 8,
      slip: "took the odd numbers for the primes",
    },
  ],
];

/** A row whose law is not a constant difference. */
export const numbersThatGrow = puzzle("numbers-that-grow", (draw, turn, hard, voice) => {
  const set = hard < 0 ? at(plainRuns, -1 - hard) : at(runs, hard < 1 ? 0 : hard < 3 ? 1 : 2);
  const run = at(set, (turn + (hard === 2 ? 2 : 0)) % set.length);
  const terms = [draw.int(3, 12)];
  for (const n of range(1, 6)) terms.push(run.next(at(terms, -1), n, terms.at(-2) ?? draw.int(1, 4)));
  if (run.next.length === 3) {
    terms.splice(0, terms.length, draw.int(1, 6), draw.int(2, 9));
    for (const n of range(1, 5)) terms.push(run.next(at(terms, -1), n, at(terms, -2)));
  }
  const [last, before] = [at(terms, 5), at(terms, 4)];
  const n = run.next.length === 3 ? 5 : 6;
  const key = at(terms, 6);
  if (terms.some((term) => term < 1 || term > 99_999) || new Set(terms).size < 7) return undefined;
  const row = terms.slice(0, 6).map(grouped).join(", ");
  return {
    frames: framesFor(voice, [
      `One rule makes all terms of ${row}, … What is the next term?`,
      `Which number continues the series ${row}, …?`,
      `The series ${row}, … goes on by its rule. Which term follows?`,
      `A computer prints ${row}, … by a fixed rule. What does it print next?`,
      `${row}, … is the beginning of a series. How does it go on?`,
      `What is the seventh term of the series ${row}, …?`,
    ]),
    key: grouped(key),
    slips: [
      [show(run.near(last, n, before)), run.slip],
      ...(run.also?.(last).map(([value, mistake]): Slip => [show(value), mistake]) ??
        ([
          [show(2 * last - before), "repeated the last difference"],
          [
            show(last + (last - before) + (last - before - (before - at(terms, 3)))),
            "let the difference grow as it did the last time",
          ],
          [show(run.next(last, n - 1, before)), "used the step before once more"],
          [show(run.next(last, n + 1, before)), "left out one step of the rule"],
          [show(last + before), "added the last two terms"],
        ] satisfies Slip[])),
    ],
    because: `${run.words} So after ${grouped(last)} comes ${grouped(key)}.`,
  };
});
