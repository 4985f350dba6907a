/** An exact number: 1/3 stays 1/3. The denominator is positive and the fraction is in lowest terms. */
export type Rational = { readonly numerator: number; readonly denominator: number };

/**
 * @param numerator a whole number
 * @param denominator a whole number
 * @returns the number in lowest terms
 * @throws RangeError if the denominator is zero or a part is not a safe integer
 */
export function rational(numerator: number, denominator = 1): Rational {
  if (denominator === 0) throw new RangeError("division by zero");
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator))
    throw new RangeError("not exact");
  const divisor = commonDivisor(Math.abs(numerator), Math.abs(denominator)) * Math.sign(denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? Math.max(a, 1) : commonDivisor(b, a % b));

/** Reads "1,250", "4.05", "3/4", "1 3/4" and "₹45"; returns undefined for any other text, such as one with a unit. */
export function readRational(text: string): Rational | undefined {
  const match = /^₹?\s*(\d[\d,]*)(?:\.(\d+)|(?:\s+(\d+))?\/(\d+))?$/.exec(text.trim());
  if (!match) return undefined;
  // In `1 3/4` the first number is 1 and the middle one 3; in `3/4` the first number is the numerator.
  const [, first = "", decimals, middle, denominator] = match;
  const integer = Number(first.replaceAll(",", ""));
  if (decimals !== undefined) return rational(Number(`${integer}${decimals}`), 10 ** decimals.length);
  if (denominator === undefined) return rational(integer);
  return middle === undefined
    ? rational(integer, Number(denominator))
    : rational(integer * Number(denominator) + Number(middle), Number(denominator));
}

/** The exact sum. Like the functions below, it throws the RangeError of `rational`. */
export const plus = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

/** The exact difference. */
export const minus = (a: Rational, b: Rational): Rational => plus(a, { ...b, numerator: -b.numerator });

/** The exact product. */
export const times = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator);

/** The exact quotient; RangeError for a divisor of zero. */
export const dividedBy = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator, a.denominator * b.numerator);

/** Whether both are the same number; in lowest terms a number has only one form. */
export const isEqual = (a: Rational, b: Rational): boolean =>
  a.numerator === b.numerator && a.denominator === b.denominator;
