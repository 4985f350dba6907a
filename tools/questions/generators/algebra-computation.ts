import { algebraValue } from "./algebra-value";

/** The numbers of a text with their signs; a minus with a space behind it is a sum's, not a number's. */
export const signedIn = (text: string): number[] =>
  (text.match(/−?\d+(?:,\d+)*(?:\.\d+)?/g) ?? []).map((number) =>
    Number(number.replaceAll(",", "").replace("−", "-")),
  );

/** The quotients of a text as [numerator, denominator], the sign with the numerator. */
export const signedFractionsIn = (text: string): [number, number][] =>
  [...text.matchAll(/(−?\d+)\/(\d+)/g)].map(([, over = "", under]) => [
    Number(over.replace("−", "-")),
    Number(under),
  ]);

/** The one option that passes; undefined where none or several do. */
export function onlyOne(options: readonly string[], passes: (option: string) => boolean): string | undefined {
  const passing = options.filter((option) => passes(option));
  return passing.length === 1 ? passing[0] : undefined;
}

/** Nearly equal, as sums of floats are. */
export const isNear = (a: number | undefined, b: number | undefined): boolean =>
  a !== undefined && b !== undefined && Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));

const samples = [0.37, 0.81, 1.43, 2.29];

/** The one option that has the value of `expected` wherever the letters are tried. */
export function sameFor(
  options: readonly string[],
  expected: (letters: Readonly<Record<string, number>>) => number | undefined,
  names = "x",
): string | undefined {
  const points = samples.map((sample) =>
    Object.fromEntries(names.split("").map((name, place) => [name, sample + place * 0.57])),
  );
  return onlyOne(options, (option) =>
    points.every((letters) => isNear(algebraValue(option, letters), expected(letters))),
  );
}

/** The value of a written expression for given letters; NaN where it has none. */
export const at = (text: string, letters: Readonly<Record<string, number>> = {}): number =>
  algebraValue(text, letters) ?? Number.NaN;

/** The part of a text that a pattern's first group matches; empty without a match. */
export const partOf = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? "";
