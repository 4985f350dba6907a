import { checkNumber } from "./check-input";
import type { Drawing } from "./drawing";

/** The widest a drawing is made: at 300 pixels its units are pixels or larger. */
export const widest = 300;

/**
 * A whole drawing.
 *
 * @param width up to 300 units, so that text of 13 units is read at 300 pixels
 * @param parts elements, the first of them at the back
 * @param isBare for shapes alone, without letters and round ends
 * @throws RangeError when the size is out of bounds
 */
export function canvas(width: number, height: number, parts: readonly string[], isBare = false): Drawing {
  checkNumber("the width of a drawing", width, 20, widest);
  checkNumber("the height of a drawing", height, 20, widest * 1.2);
  return { width: roundUnits(width), height: roundUnits(height), isBare, elements: parts.join("") };
}

const roundUnits = (units: number): number => Math.round(units * 10) / 10;
