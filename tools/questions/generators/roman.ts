const signs: readonly (readonly [number, string])[] = [
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

/** A whole number from 1 to 399 in Roman numerals. */
export function roman(value: number): string {
  const [size, sign] = signs.find(([worth]) => worth <= value) ?? [0, ""];
  return size === 0 ? "" : sign + roman(value - size);
}
