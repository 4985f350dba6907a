/** An exact number: 1/3 stays 1/3. The denominator is positive and the fraction is in lowest terms. */
export type Rational = { readonly over: number; readonly under: number };

/** Makes a number in lowest terms. Throws RangeError if the denominator is zero or a part is not a safe integer. */
export function rational(over: number, under = 1): Rational {
  if (under === 0) throw new RangeError("division by zero");
  if (!Number.isSafeInteger(over) || !Number.isSafeInteger(under)) throw new RangeError("not exact");
  const divisor = commonDivisor(Math.abs(over), Math.abs(under)) * Math.sign(under);
  return { over: over / divisor, under: under / divisor };
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? Math.max(a, 1) : commonDivisor(b, a % b));

/** Reads "1,250", "4.05", "3/4", "1 3/4" and "₹45"; anything else, units included, is undefined. */
export function readRational(text: string): Rational | undefined {
  const match = /^₹?\s*(\d[\d,]*)(?:\.(\d+)|(?:\s+(\d+))?\/(\d+))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, first = "", decimals, middle, under] = match;
  const whole = Number(first.replaceAll(",", ""));
  if (decimals !== undefined) return rational(Number(`${whole}${decimals}`), 10 ** decimals.length);
  if (under === undefined) return rational(whole);
  return middle === undefined
    ? rational(whole, Number(under))
    : rational(whole * Number(under) + Number(middle), Number(under));
}

/** The exact sum. Like the functions below, it throws the RangeError of `rational`. */
export const plus = (a: Rational, b: Rational): Rational =>
  rational(a.over * b.under + b.over * a.under, a.under * b.under);

/** The exact difference. */
export const minus = (a: Rational, b: Rational): Rational => plus(a, { ...b, over: -b.over });

/** The exact product. */
export const times = (a: Rational, b: Rational): Rational => rational(a.over * b.over, a.under * b.under);

/** The exact quotient; RangeError for a divisor of zero. */
export const dividedBy = (a: Rational, b: Rational): Rational => rational(a.over * b.under, a.under * b.over);

/** Whether both are the same number; in lowest terms a number has only one form. */
export const isEqual = (a: Rational, b: Rational): boolean => a.over === b.over && a.under === b.under;
