import { checkNumber } from "./check-input";
import type { Drawing } from "./drawing";

/** The maximum width of a drawing in units, so that shown at 300 pixels a unit is at least a pixel. */
export const maxWidth = 300;

/**
 * Creates a drawing from its elements.
 *
 * @param width up to 300 units, so that text of 13 units is read at 300 pixels
 * @param parts SVG elements, from back to front
 * @param isBare for drawings without text and without round stroke ends, which need fewer attributes
 * @throws RangeError when the size is out of bounds
 */
export function canvas(width: number, height: number, parts: readonly string[], isBare = false): Drawing {
  checkNumber("the width of a drawing", width, 20, maxWidth);
  checkNumber("the height of a drawing", height, 20, maxWidth * 1.2);
  return { width: roundUnits(width), height: roundUnits(height), isBare, elements: parts.join("") };
}

const roundUnits = (units: number): number => Math.round(units * 10) / 10;
