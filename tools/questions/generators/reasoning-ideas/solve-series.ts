import { isPrime } from "../whole";

type Guess = (terms: readonly number[]) => number | undefined;

const stepsOf = (terms: readonly number[]): number[] =>
  terms.slice(1).map((term, index) => term - (terms[index] ?? 0));
const isConstant = (terms: readonly number[]): boolean => new Set(terms).size === 1;

/** Differences of differences until a row of at least two is all alike, three deep at most. */
function byDifferences(terms: readonly number[], depth = 3): number | undefined {
  const steps = stepsOf(terms);
  if (steps.length < 2 || depth === 0) return undefined;
  const next = isConstant(steps) ? steps[0] : byDifferences(steps, depth - 1);
  return next === undefined ? undefined : (terms.at(-1) ?? 0) + next;
}

const byRatio: Guess = (terms) => {
  const [first = 0, second = 0] = terms;
  const isRow = terms.every(
    (term, index) => index === 0 || term * first === (terms[index - 1] ?? 0) * second,
  );
  return terms.length > 2 && isRow ? ((terms.at(-1) ?? 0) * second) / first : undefined;
};

/** Twice and three more and the like: the differences have a constant ratio. */
const byRatioOfSteps: Guess = (terms) => {
  const steps = stepsOf(terms);
  if (steps.length < 3 || steps.includes(0)) return undefined;
  const next = byRatio(steps);
  return next === undefined ? undefined : (terms.at(-1) ?? 0) + next;
};

const byTurns: Guess = (terms) => {
  const steps = stepsOf(terms);
  const isRow = steps.length > 3 && steps.every((step, index) => step === steps[index % 2]);
  return isRow ? (terms.at(-1) ?? 0) + (steps[steps.length % 2] ?? 0) : undefined;
};

const byTwoRows: Guess = (terms) => {
  const [one, two] = [0, 1].map((start) => terms.filter((_, index) => index % 2 === start));
  if (!one || !two || two.length < 3 || !isConstant(stepsOf(one)) || !isConstant(stepsOf(two)))
    return undefined;
  return byDifferences(terms.length % 2 === 0 ? one : two, 1);
};

const bySum: Guess = (terms) => {
  const isRow = terms.slice(2).every((term, index) => term === (terms[index] ?? 0) + (terms[index + 1] ?? 0));
  return terms.length > 3 && isRow ? (terms.at(-1) ?? 0) + (terms.at(-2) ?? 0) : undefined;
};

const byGrowingFactor: Guess = (terms) => {
  const factors = terms.slice(1).map((term, index) => term / (terms[index] ?? 1));
  const isRow = factors.length > 2 && isConstant(stepsOf(factors)) && stepsOf(factors)[0] === 1;
  return isRow ? (terms.at(-1) ?? 0) * ((factors.at(-1) ?? 0) + 1) : undefined;
};

const byTimesThenPlus: Guess = (terms) => {
  const [first = 1, second = 0, third = 0] = terms;
  const [times, more] = [second / first, third - second];
  const next = (term: number, index: number) => (index % 2 === 0 ? term * times : term + more);
  const isRow = terms.slice(1).every((term, index) => term === next(terms[index] ?? 0, index));
  return terms.length > 4 && Number.isInteger(times) && isRow
    ? next(terms.at(-1) ?? 0, terms.length - 1)
    : undefined;
};

/** Primes that follow each other, to a power, with something added. */
const byPrimes: Guess = (terms) => {
  const primes = Array.from({ length: 120 }, (_, value) => value).filter(isPrime);
  for (const power of [1, 2])
    for (let start = 0; start + terms.length < primes.length; start++) {
      const at = (index: number) => (primes[start + index] ?? 0) ** power;
      const more = (terms[0] ?? 0) - at(0);
      if (Math.abs(more) <= 6 && terms.length > 3 && terms.every((term, index) => term === at(index) + more))
        return at(terms.length) + more;
    }
  return undefined;
};

export const guesses: readonly Guess[] = [
  (terms) => byDifferences(terms),
  byRatio,
  byRatioOfSteps,
  byTurns,
  byTwoRows,
  bySum,
  byGrowingFactor,
  byTimesThenPlus,
  byPrimes,
];

/** The next number by every school rule that fits; undefined where none does or two rules disagree. */
export function continueRow(terms: readonly number[]): number | undefined {
  const found = new Set(
    guesses.map((guess) => guess(terms)).filter((next) => next !== undefined && next > 0),
  );
  return found.size === 1 ? [...found][0] : undefined;
}
