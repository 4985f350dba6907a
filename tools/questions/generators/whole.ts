/** The greatest whole number that divides both. */
export const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));

/** The smallest whole number above zero that both divide. */
export const lcm = (a: number, b: number): number => (a / hcf(a, b)) * b;

/** True for 2, 3, 5, 7 …; 1 is not prime. */
export function isPrime(value: number): boolean {
  for (let divisor = 2; divisor * divisor <= value; divisor++) if (value % divisor === 0) return false;
  return value > 1;
}

/** The whole numbers from `least` to `most`, both included. */
export const range = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** The sum of a list; 0 for an empty one. */
export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The multiple of `unit` that is nearest; half a unit goes up. */
export const roundTo = (value: number, unit: number): number => Math.round(value / unit) * unit;
