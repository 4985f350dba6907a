/** How a third number comes from two others, and, where the law is plain, what a child may do instead. */
export type Law = {
  readonly of: (a: number, b: number) => number;
  readonly words: string;
  readonly wrong?: readonly (readonly [of: (a: number, b: number) => number, mistake: string])[];
};

/** The laws of classes 7, 6 and 5, two for each. */
export const plainLaws: readonly Law[] = [
  {
    of: (a, b) => a * b + a,
    words: "the product and the first",
    wrong: [
      [(a, b) => a * b, "multiplied the first two and stopped"],
      [(a, b) => a * b + b, "added the second number at the end instead"],
      [(a, b) => a * b - a, "took the first away instead of adding it"],
      [(a, b) => a * b + a + b, "added both numbers at the end"],
    ],
  },
  {
    of: (a, b) => a * a - b,
    words: "the square of the first less the second",
    wrong: [
      [(a) => a * a, "squared the first and stopped"],
      [(a, b) => a * a + b, "added the second instead of taking it away"],
      [(a) => a * a - a, "took the first away from its own square"],
      [(a, b) => a * (a - b), "took the second away before multiplying"],
    ],
  },
  {
    of: (a, b) => 3 * a - b,
    words: "three times the first less the second",
    wrong: [
      [(a) => 3 * a, "tripled the first and stopped"],
      [(a, b) => 3 * a + b, "added the second instead of taking it away"],
      [(a, b) => 3 * (a - b), "took the second away before tripling"],
      [(a, b) => 2 * a - b, "doubled the first instead of tripling it"],
    ],
  },
  {
    of: (a, b) => 2 * (a + b),
    words: "twice the sum",
    wrong: [
      [(a, b) => 2 * a + b, "doubled only the first number"],
      [(a, b) => a + 2 * b, "doubled only the second number"],
      [(a, b) => 3 * (a + b), "tripled the sum instead of doubling it"],
      [(a, b) => a + b, "added the first two and stopped"],
    ],
  },
  {
    of: (a, b) => 2 * a + b,
    words: "twice the first and the second",
    wrong: [
      [(a, b) => 2 * (a + b), "doubled both numbers"],
      [(a, b) => a + 2 * b, "doubled the second instead of the first"],
      [(a, b) => a + b, "added the first two and stopped"],
      [(a) => 2 * a, "doubled the first and stopped"],
    ],
  },
  {
    of: (a, b) => a * b + 1,
    words: "the product and 1",
    wrong: [
      [(a, b) => a * b, "multiplied the first two and stopped"],
      [(a, b) => a * b + a, "added the first number instead of 1"],
      [(a, b) => a * b + b, "added the second number instead of 1"],
      [(a, b) => a * b - 1, "took 1 away instead of adding it"],
    ],
  },
];
