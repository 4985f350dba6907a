import type { Slip } from "./family";
import { hcf } from "./whole";

/**
 * Writes computed mistakes as options. A value that no child would put down (not above zero, or not whole
 * where `isWhole`) becomes empty, and an empty option is never picked.
 *
 * @param show writes a number as the key is written, unit and all
 */
export function numberSlips(
  show: (value: number) => string,
  slips: readonly (readonly [value: number, mistake: string])[],
): Slip[] {
  return slips.map(([value, mistake]) => [value > 0 && Number.isInteger(value) ? show(value) : "", mistake]);
}

/** A fraction in lowest terms as a school writes it: 3/4, 2 1/3 for more than a whole, 3 for a whole number. */
export function fraction(over: number, under: number): string {
  const divisor = hcf(over, under);
  const [top, bottom] = [over / divisor, under / divisor];
  const whole = Math.floor(top / bottom);
  if (bottom === 1) return String(top);
  return whole === 0 ? `${top}/${bottom}` : `${whole} ${top % bottom}/${bottom}`;
}

/**
 * Writes mistaken fractions as they come out, not reduced, and drops those that have the key's value.
 *
 * @param key the right value as [numerator, denominator]
 */
export function fractionSlips(
  key: readonly [number, number],
  slips: readonly (readonly [over: number, under: number, mistake: string])[],
): Slip[] {
  return slips
    .filter(([over, under]) => over > 0 && under > 1 && over * key[1] !== under * key[0])
    .map(([over, under, mistake]) => [`${over}/${under}`, mistake]);
}
