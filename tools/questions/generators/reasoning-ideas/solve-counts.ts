import { numbersIn, search } from "../second-computation";

/** Cuts the painted block and looks at every small cube. */
export function solvePainted(stem: string): number {
  const numbers = numbersIn(stem);
  const side = Math.round(Math.cbrt(numbers[0] ?? 0));
  const [a = 0, b = 0, c = 0] = stem.includes("×")
    ? numbers
    : stem.includes("glued")
      ? [side, side, side]
      : Array.from({ length: 3 }, () => numbers[0] ?? 0);
  const wanted = ["no painted", "one painted", "two painted", "three painted"].findIndex((text) =>
    stem.includes(text),
  );
  const isOuter = (at: number, of: number) => Number(at === 0) + Number(at === of - 1);
  let found = 0;
  for (let x = 0; x < a; x++)
    for (let y = 0; y < b; y++)
      for (let z = 0; z < c; z++) if (isOuter(x, a) + isOuter(y, b) + isOuter(z, c) === wanted) found++;
  return found;
}

/** Rolls the die with all six faces written down: top, bottom, front, back, right, left. */
export function solveRolled(stem: string): string {
  const [total = 7, top = 0, front = 0, right = 0] = numbersIn(stem);
  let die = [top, total - top, front, total - front, right, total - right];
  const orders: Readonly<Record<string, readonly number[]>> = {
    "away from you": [2, 3, 1, 0, 4, 5],
    "towards you": [3, 2, 0, 1, 4, 5],
    "to the right": [5, 4, 2, 3, 0, 1],
    "to the left": [4, 5, 2, 3, 1, 0],
  };
  for (const [, way = ""] of stem.matchAll(/once (away from you|towards you|to the right|to the left)/g))
    die = (orders[way] ?? []).map((face) => die[face] ?? 0);
  return String(die[0]);
}

/** Adds up the hidden faces die by die. */
export function solveHidden(stem: string): number {
  const dice = Number(/(\d+) dice/.exec(stem)?.[1]);
  const top = Number(/(?:shows|see a) (\d)/.exec(stem)?.[1]);
  let hidden = 7 - top;
  for (let die = 1; die < dice; die++) hidden += top + (7 - top);
  return hidden;
}

/** Fills the two circles with counters until everything that is told is true. */
export function solveTwoCircles(stem: string): number {
  const [total = 0, first = 0, second = 0, third = 0] = numbersIn(stem);
  if (stem.includes("neither") && stem.includes("How many") && / nor /.test(stem))
    return search(0, (neither) => first + second - third + neither === total);
  if (/How many \w+ only/.test(stem)) return search(0, (only) => only + first + third === total);
  if (/How many \w+ both/.test(stem)) return search(0, (both) => first + second - both + third === total);
  if (stem.includes("exactly one of")) return search(0, (one) => one + 2 * third === first + second);
  return search(0, (some) => some + third === total);
}

/** Inclusion and exclusion, by filling the seven parts one after the other. */
export function solveThreeCircles(stem: string): number {
  const numbers = numbersIn(stem);
  const [total = 0, a = 0, b = 0, c = 0, ab = 0, bc = 0, ac = 0, all = 0] = stem.startsWith("Of")
    ? numbers
    : [0, ...numbers];
  const pairs = [ab - all, bc - all, ac - all];
  const [onlyAB = 0, onlyBC = 0, onlyAC = 0] = pairs;
  const singles = a - onlyAB - onlyAC - all + (b - onlyAB - onlyBC - all) + (c - onlyBC - onlyAC - all);
  const some = singles + onlyAB + onlyBC + onlyAC + all;
  return /nothing|none of/.test(stem) ? total - some : some;
}

const odd = (values: readonly number[], has: (value: number) => boolean): number[] => {
  const [yes, no] = [values.filter(has), values.filter((value) => !has(value))];
  return yes.length === 3 ? no : no.length === 3 && yes.length === 1 ? yes : [];
};

/** Tries many marks on the four numbers; every mark that singles out one must single out the same. */
export function solveOddNumber(stem: string): number | undefined {
  const values = numbersIn(stem);
  const isPrime = (value: number) =>
    value > 1 && !Array.from({ length: value }, (_, of) => of).some((of) => of > 1 && value % of === 0);
  const digitSum = (value: number) =>
    Array.from(String(value), Number).reduce((sum, digit) => sum + digit, 0);
  const marks: ((value: number) => boolean)[] = [
    ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((of) => (value: number) => value % of === 0),
    isPrime,
    (value) => Math.round(Math.sqrt(value)) ** 2 === value,
    (value) => Math.round(Math.cbrt(value)) ** 3 === value,
    (value) => String(value) === Array.from(String(value)).toReversed().join(""),
  ];
  const sums = values.filter(
    (value) => values.filter((other) => digitSum(other) === digitSum(value)).length === 1,
  );
  const found = new Set([...marks.flatMap((mark) => odd(values, mark)), ...(sums.length === 1 ? sums : [])]);
  return found.size === 1 ? [...found][0] : undefined;
}

/** Fits lines, squares and cubes to the first pairs and tests them on the third. */
export function solvePairs(stem: string): number | undefined {
  const pairs = [...stem.matchAll(/(\d+) → (\d+)/g)].map(
    ([, from, to]) => [Number(from), Number(to)] as const,
  );
  const asked = numbersIn(stem).at(-1) ?? 0;
  const [first, second] = pairs;
  if (!first || !second) return undefined;
  const found = [0, 2, 3].flatMap((power) => {
    const rest = ([from, to]: readonly [number, number]) => to - (power === 0 ? 0 : from ** power);
    const slope = (rest(second) - rest(first)) / (second[0] - first[0]);
    const height = rest(first) - slope * first[0];
    const of = (value: number) => (power === 0 ? 0 : value ** power) + slope * value + height;
    return Number.isInteger(slope) && pairs.every(([from, to]) => of(from) === to) ? [of(asked)] : [];
  });
  return new Set(found).size === 1 ? found[0] : undefined;
}
