import { ratio } from "./algebra-words";
import type { Draft, Slip } from "./family";

type Answer = Pick<Draft, "key" | "slips">;

/**
 * The key and the wrong options of a question whose answer is a number. What the key's kind cannot be is dropped:
 * parts of a whole, and nought or less unless `show` writes the true minus sign.
 */
export function numeric(
  show: (value: number) => string,
  key: number,
  slips: readonly (readonly [value: number, mistake: string])[],
): Answer {
  const isSigned = show(-1).includes("−");
  const isPossible = (value: number): boolean =>
    Number.isFinite(value) && (isSigned || value > 0) && (!Number.isInteger(key) || Number.isInteger(value));
  return {
    key: show(key),
    slips: slips
      .filter(([value]) => isPossible(value) && !/\.\d{3}/.test(show(value)))
      .map(([value, mistake]): Slip => [show(value), mistake]),
  };
}

/** The key and the wrong options of a question whose answer is a quotient, all in lowest terms. */
export function quotients(
  [over, under]: readonly [over: number, under: number],
  slips: readonly (readonly [over: number, under: number, mistake: string])[],
): Answer {
  return {
    key: ratio(over, under),
    slips: slips
      .filter(([top, bottom]) => bottom !== 0 && top * under !== over * bottom)
      .map(([top, bottom, mistake]): Slip => [ratio(top, bottom), mistake]),
  };
}
