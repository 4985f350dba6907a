import { isPrime, range } from "../whole";
import { at } from "./puzzle";

/** How a row goes on from a term, the number of the step and the term before, and how a child nearly goes on. */
export type Run = {
  readonly next: (term: number, n: number, before: number) => number;
  readonly words: string;
  readonly near: (term: number, n: number, before: number) => number;
  readonly slip: string;
  /** What a child may do instead, where the ways of other rows fit badly. */
  readonly also?: (term: number) => readonly (readonly [value: number, mistake: string])[];
};

/** The rows of classes 7, 6 and 5. */
export const plainRuns: readonly (readonly Run[])[] = [
  [
    {
      next: (t, n) => t + at(range(2, 99).filter(isPrime), n - 1),
      words: "The differences are the primes 2, 3, 5, 7, 11 and so on.",
      near: (t, n) => t + at(range(2, 99).filter(isPrime), n - 2) + 2,
      slip: "let the difference grow by 2, as it often does",
    },
    {
      next: (t, n) => (n % 2 === 1 ? 2 * t : t - 3),
      words: "In turn a term is doubled and 3 is taken away.",
      near: (t, n) => (n % 2 === 1 ? t - 3 : 2 * t),
      slip: "took the other of the two steps",
      also: (t) => [
        [t + 3, "added 3 instead of taking it away"],
        [2 * t - 3, "did both steps at once"],
        [t - 6, "took 3 away twice"],
      ],
    },
    {
      next: (t, n) => t + 3 * 2 ** (n - 1),
      words: "The differences are 3, 6, 12 and so on: each is twice the one before.",
      near: (t, n) => t + 3 * (2 ** (n - 2) + 1),
      slip: "let the difference grow by 3 only",
    },
    {
      next: (t) => 3 * t - 2,
      words: "Each term is three times the one before, less 2.",
      near: (t) => 3 * t,
      slip: "tripled, and forgot to take 2 away",
    },
  ],
  [
    {
      next: (t) => 2 * t + 1,
      words: "Each term is twice the one before and 1 more.",
      near: (t) => 2 * t,
      slip: "doubled, and forgot the 1",
    },
    {
      next: (t, n) => t + 3 * n,
      words: "The differences are 3, 6, 9 and so on.",
      near: (t, n) => t + 3 * n - 2,
      slip: "let the difference grow by 1 instead of 3",
    },
    {
      next: (t, n) => (n % 2 === 1 ? t + 9 : t - 4),
      words: "In turn 9 is added and 4 is taken away.",
      near: (t, n) => (n % 2 === 1 ? t - 4 : t + 9),
      slip: "took the other of the two steps",
    },
    {
      next: (t, n) => t + 2 ** n,
      words: "The differences are 2, 4, 8, 16 and so on: each is twice the one before.",
      near: (t, n) => t + 2 ** (n - 1) + 2,
      slip: "let the difference grow by 2 only",
    },
  ],
  [
    {
      next: (t, n) => t + n + 3,
      words: "The differences are 4, 5, 6 and so on.",
      near: (t, n) => t + n + 5,
      slip: "let the difference grow by 3 at once",
    },
    {
      next: (t, n) => (n % 2 === 1 ? t + 8 : t - 3),
      words: "In turn 8 is added and 3 is taken away.",
      near: (t, n) => (n % 2 === 1 ? t - 3 : t + 8),
      slip: "took the other of the two steps",
      also: (t) => [
        [t + 3, "added 3 instead of taking it away"],
        [t - 8, "took 8 away instead of 3"],
        [t - 5, "took away 5, the difference of the two steps"],
      ],
    },
    {
      next: (t, n) => t + 2 * n,
      words: "The differences are 2, 4, 6 and so on.",
      near: (t, n) => t + 2 * n - 1,
      slip: "let the difference grow by 1 instead of 2",
    },
    {
      next: (t, n) => t - n - 1 + 12,
      words: "The differences are 10, 9, 8 and so on: each is 1 less than the one before.",
      near: (t, n) => t - n + 12,
      slip: "added the same number as the last time",
    },
  ],
];
