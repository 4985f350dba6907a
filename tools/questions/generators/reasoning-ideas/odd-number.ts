import type { Family } from "../family";
import { isPrime, range } from "../whole";
import { listed } from "../words";
import type { Idea, Span } from "./idea";

/** Something that three of four numbers have in common. */
export type Mark = {
  readonly name: string;
  readonly has: (value: number) => boolean;
  /** Which of the others may be the odd one; all where not set. */
  readonly apart?: (value: number) => boolean;
  /** Why the odd one has not the mark, after "but … is not". */
  readonly why?: (value: number) => string;
};

/** Multiples of a number. */
export const multiplesOf = (of: number): Mark => ({
  name: `multiples of ${of}`,
  has: (value) => value % of === 0,
});

const digits = (value: number): number[] => Array.from(String(value), Number);
const digitSum = (value: number): number => digits(value).reduce((sum, digit) => sum + digit, 0);

export const squareNumbers: Mark = {
  name: "square numbers",
  has: (value) => Number.isInteger(Math.sqrt(value)),
};
export const cubeNumbers: Mark = {
  name: "cube numbers",
  has: (value) =>
    Number.isInteger(Math.round(Math.cbrt(value))) && Math.round(Math.cbrt(value)) ** 3 === value,
};
export const primeNumbers: Mark = { name: "prime numbers", has: isPrime };
const leastFactor = (value: number): number => range(2, value).find((of) => value % of === 0) ?? value;

/** Primes, among which stands a number that only looks like one: 91, 119, 221 … */
export const primesOrNearly: Mark = {
  ...primeNumbers,
  apart: (value) => leastFactor(value) > 6,
  why: (value) => `: ${value} = ${leastFactor(value)} × ${value / leastFactor(value)}`,
};
export const evenNumbers: Mark = { name: "even numbers", has: (value) => value % 2 === 0 };
export const oddNumbers: Mark = { name: "odd numbers", has: (value) => value % 2 === 1 };
export const palindromes: Mark = {
  name: "the same read backwards",
  has: (value) => String(value) === String(value).split("").toReversed().join(""),
};
/** Numbers whose digits add up to a sum. */
export const digitsAddTo = (sum: number): Mark => ({
  name: `numbers whose digits add up to ${sum}`,
  has: (value) => digitSum(value) === sum,
});

/** Whatever a child may look at: no second number may stand alone by one of these. */
const looks: readonly ((value: number) => number)[] = [
  ...range(2, 13).map((of) => (value: number) => Number(value % of === 0)),
  (value) => Number(squareNumbers.has(value)),
  (value) => Number(cubeNumbers.has(value)),
  (value) => Number(isPrime(value)),
  (value) => Number(palindromes.has(value)),
  (value) => String(value).length,
  (value) => Number(new Set(digits(value)).size < digits(value).length),
  (value) => value % 10,
  (value) => Math.floor(value / 10),
  (value) => digitSum(value),
  (value) => (digits(value)[0] ?? 0) - (digits(value).at(-1) ?? 0),
];

/** The number that stands alone when the others look alike; undefined where none does. */
function findAlone(values: readonly number[], look: (value: number) => number): number | undefined {
  const seen = values.map(look);
  const alone = values.filter((_, index) => seen.filter((other) => other === seen[index]).length === 1);
  return alone.length === 1 && new Set(seen).size === 2 ? alone[0] : undefined;
}

/** Which of four numbers is the odd one out? Only one can be, whatever simple thing one looks at. */
export function oddNumber({ marks, span, ...idea }: Idea & { marks: readonly Mark[]; span: Span }): Family {
  return {
    ...idea,
    draft: (draw) => {
      const mark = draw.one(marks);
      const [fitting, others] = [true, false].map((has) =>
        range(...span).filter((value) => mark.has(value) === has && (has || (mark.apart?.(value) ?? true))),
      );
      const alike = draw.shuffle(fitting ?? []).slice(0, 3);
      const key = draw.one(others ?? []);
      const all = draw.shuffle([...alike, key]);
      if (alike.length < 3 || looks.some((look) => ![undefined, key].includes(findAlone(all, look))))
        return undefined;
      if (alike.some((value) => Math.abs(value - key) > (span[1] - span[0]) / 1.5)) return undefined;
      return {
        frames: [
          `Three of the numbers ${listed(all)} are alike in one way. Which number is the odd one out?`,
          `Which of the four numbers ${listed(all)} stands apart from the other three?`,
        ],
        key: String(key),
        slips: alike.map((value) => [String(value), "looking at one number alone"] as const),
        because: `${listed(alike.toSorted((a, b) => a - b))} are ${mark.name}, but ${key} is not${mark.why?.(key) ?? ""}.`,
        beware: "A rule must fit exactly three of the four numbers.",
      };
    },
  };
}
