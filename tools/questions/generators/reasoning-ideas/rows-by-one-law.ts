import type { Slip } from "../family";
import { range } from "../whole";
import { grouped } from "../words";
import { show } from "./number-parts";
import { type Law, plainLaws } from "./plain-laws";
import { at, puzzle } from "./puzzle";

const laws: readonly (readonly Law[])[] = [
  [
    { of: (a, b) => a * b - (a + b), words: "the product less the sum" },
    { of: (a, b) => a * a + b, words: "the square of the first, and the second" },
    { of: (a, b) => (a + b) * (a - b), words: "the difference of the squares" },
    { of: (a, b) => 2 * (a + b) + a, words: "three times the first and twice the second" },
  ],
  [
    { of: (a, b) => a * a + b * b - a * b, words: "the sum of the squares less the product" },
    { of: (a, b) => (a + b) ** 2 - a, words: "the square of the sum less the first" },
    { of: (a, b) => a * (b + 1) + b, words: "the first times one more than the second, and the second" },
    { of: (a, b) => a * (a + b) - b * b, words: "the first times the sum, less the square of the second" },
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
  const wrong: readonly (readonly [number, string])[] = law.wrong?.map(
    ([of, mistake]) => [of(p, q), mistake] as const,
  ) ?? [
    [p * q, "multiplied the first two and stopped"],
    [law.of(q, p), "changed the first two with each other"],
    [p * p + q * q, "added the squares and stopped"],
    [p * q + p + q, "added the sum where it is taken away"],
    [(p + q) ** 2, "squared the sum and stopped"],
    [key + q, "added the second number once too often"],
    [key - p, "took the first number away once more"],
  ];
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
          [show(key / p), "divided the third by the first"],
          [show(key - p), "took the first away from the third"],
          [String(Math.max(1, Math.round(Math.sqrt(key)))), "took the root of the third"],
          [String(q + 2), `did not try the law: the third would be ${law.of(p, q + 2)}`],
        ]
      : wrong.map(([value, mistake]): Slip => [show(value), mistake]),
    because: `The third number is ${law.words}. In the last row ${p} and ${q} give ${grouped(key)}.`,
    table: { head: ["First", "Second", "Third"], rows: cells },
  };
});
