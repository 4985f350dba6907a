/** Each column by itself, the smaller digit from the larger: what a child gets who never borrows. */
export function subtractWithoutBorrowing(from: number, taken: number): number {
  return joinColumns(from, (digit, index) => Math.abs(digit - digitAt(taken, index)));
}

/** Each column by itself, every carried ten forgotten. */
export function addWithoutCarrying(first: number, second: number): number {
  return joinColumns(
    Math.max(first, second),
    (digit, index) => (digit + digitAt(Math.min(first, second), index)) % 10,
  );
}

/** A number times one digit, every carried ten forgotten. */
export function multiplyWithoutCarrying(number: number, digit: number): number {
  return joinColumns(number, (column) => (column * digit) % 10);
}

/** The digit at a place, 0 being the ones; 0 beyond the number's end. */
export const digitAt = (number: number, place: number): number => Math.floor(number / 10 ** place) % 10;

function joinColumns(number: number, change: (digit: number, place: number) => number): number {
  return Array.from(String(number), (_, place) => change(digitAt(number, place), place) * 10 ** place).reduce(
    (sum, part) => sum + part,
    0,
  );
}

/** The names of the places, the ones first. */
export const placeNames = ["ones", "tens", "hundreds", "thousands", "ten-thousands", "lakhs"] as const;

/** True where a digit stands in a number exactly once. */
export const hasDigitOnce = (number: number, digit: number): boolean =>
  String(number).split(String(digit)).length === 2;
