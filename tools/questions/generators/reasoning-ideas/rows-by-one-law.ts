import type { Slip } from "../family";
import { range } from "../whole";
import { grouped } from "../words";
import { show } from "./number-parts";
import { type Law, plainLaws } from "./plain-laws";
import { at, puzzle } from "./puzzle";

const laws: readonly (readonly Law[])[] = [
  [
    {
      of: (a, b) => a * b - (a + b),
      words: "the product less the sum",
      wrong: [
        [(a, b) => a * b - a, "took away the first number alone"],
        [(a, b) => a * b, "multiplied the first two and stopped"],
        [(a, b) => a * b - (a - b), "took away the difference instead of the sum"],
        [(a, b) => a * b - 2 * (a + b), "took the sum away twice"],
        [(a, b) => a * b - b, "took away the second number alone"],
      ],
    },
    {
      of: (a, b) => a * a + b,
      words: "the square of the first, and the second",
      wrong: [
        [(a, b) => a * a - b, "took the second away instead of adding it"],
        [(a) => a * a, "squared the first and stopped"],
        [(a) => a * a + a, "added the first once more"],
        [(a, b) => a * b + b, "multiplied the first two instead of squaring"],
      ],
    },
    {
      of: (a, b) => (a + b) * (a - b),
      words: "the difference of the squares",
      wrong: [
        [(a, b) => a * a - b, "took away the second, not its square"],
        [(a, b) => a * b, "multiplied the first two and stopped"],
        [(a, b) => a * a - 2 * b, "doubled the second instead of squaring it"],
        [(a) => a * a, "squared the first and stopped"],
        [(a, b) => (a - b) ** 2, "squared the difference of the two"],
      ],
    },
    {
      of: (a, b) => 2 * (a + b) + a,
      words: "three times the first and twice the second",
      wrong: [
        [(a, b) => 2 * a + 3 * b, "changed the first two with each other"],
        [(a, b) => 2 * (a + b), "took both numbers twice"],
        [(a, b) => 3 * (a + b), "took both numbers three times"],
        [(a, b) => 3 * a + b, "took the second number once"],
      ],
    },
  ],
  [
    {
      of: (a, b) => a * a + b * b - a * b,
      words: "the sum of the squares less the product",
      wrong: [
        [(a, b) => a * a + b * b - (a + b), "took away the sum instead of the product"],
        [(a, b) => a * a - b * b, "took the second square away"],
        [(a, b) => a * a - a * b + b, "did not square the second"],
        [(a, b) => a * a + b * b, "added the squares and stopped"],
        [(a, b) => a * b, "multiplied the first two and stopped"],
      ],
    },
    {
      of: (a, b) => (a + b) ** 2 - a,
      words: "the square of the sum less the first",
      wrong: [
        [(a, b) => (a + b) ** 2, "squared the sum and stopped"],
        [(a, b) => (a + b) ** 2 - b, "took away the second instead of the first"],
        [(a, b) => (a + b) ** 2 - (a + b), "took away both numbers"],
      ],
    },
    {
      of: (a, b) => a * (b + 1) + b,
      words: "the first times one more than the second, and the second",
      wrong: [
        [(a, b) => a * b + b, "multiplied by the second, not by one more"],
        [(a, b) => a * b + a, "forgot to add the second number"],
        [(a, b) => a * b + 2 * b + a, "added the second number twice"],
        [(a, b) => a * b, "multiplied the first two and stopped"],
      ],
    },
    {
      of: (a, b) => a * (a + b) - b * b,
      words: "the first times the sum, less the square of the second",
      wrong: [
        [(a, b) => a * (a + b), "left out the square of the second"],
        [(a, b) => a * (a + b) - b, "took away the second, not its square"],
        [(a) => a * a, "squared the first and stopped"],
      ],
    },
  ],
];

/** Three numbers a row by one law; the last row lacks one. */
export const rowsByOneLaw = puzzle("rows-by-one-law", (draw, turn, hard) => {
  const set = hard < 0 ? plainLaws : at(laws, hard < 2 ? 0 : 1);
  const law = at(set, hard < 0 ? -2 * (hard + 1) + (turn % 2) : (2 * turn + (hard % 2)) % set.length);
  const rows = range(1, 4).map(() => [draw.int(5, 14), draw.int(3, 9)] as const);
  if (new Set(rows.map(([a]) => a)).size < 4 || rows.some(([a, b]) => a <= b || law.of(a, b) < 5))
    return undefined;
  const fits = (other: Law): boolean => rows.slice(0, 3).every(([a, b]) => other.of(a, b) === law.of(a, b));
  if ([...laws.flat(), ...plainLaws].filter(fits).length !== 1) return undefined;
  const [p, q] = at(rows, 3);
  const key = law.of(p, q);
  const isBack = hard === 3;
  const wrong = (law.wrong ?? [])
    .map(([of, mistake]) => [of(p, q), mistake] as const)
    .filter(([value]) => hard < 0 || (2 * value > key && value < 2 * key));
  const back = range(1, 60).filter((b) => law.of(p, b) === key);
  if (isBack && back.length !== 1) return undefined;
  const cells = rows.map(([a, b], index) => {
    const isLast = index === 3;
    return [String(a), isLast && isBack ? "?" : String(b), isLast && !isBack ? "?" : grouped(law.of(a, b))];
  });
  return {
    frames: isBack
      ? [
          "In every row the third number is made from the first two in the same way. Which number is missing?",
          "One law rules all rows of the table: the first two numbers give the third. What stands for the question mark?",
        ]
      : [
          "In each row one rule leads from the first two numbers to the third. Which number is missing?",
          "The third number of a row comes from the others by one rule. What belongs in the last row?",
        ],
    key: isBack ? String(q) : grouped(key),
    slips: isBack
      ? [
          [String(q + 1), `put one too many in: the third would be ${law.of(p, q + 1)}`],
          [String(q - 1), `put one too few in: the third would be ${law.of(p, q - 1)}`],
          [String(q + 2), `did not try the law: the third would be ${law.of(p, q + 2)}`],
          [String(q - 2), `tried too small a number: the third would be ${law.of(p, q - 2)}`],
        ]
      : wrong.map(([value, mistake]): Slip => [show(value), mistake]),
    because: `The third number is ${law.words}. In the last row ${p} and ${q} give ${grouped(key)}.`,
    table: { head: ["First", "Second", "Third"], rows: cells },
  };
});
