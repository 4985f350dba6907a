import { drawBarGraph } from "../figures/graphs";
import type { DraftFigure } from "./family";

/**
 * A drawing by one of the functions in `figures/`.
 *
 * @param alt what is to be seen, and what a second computation reads
 */
export function picture<Input>(
  draw: (input: Input & { readonly alt: string }) => string,
  alt: string,
  input: Input,
): DraftFigure {
  return { alt, draw: (alt) => draw({ ...input, alt }) };
}

const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200];

/** A bar graph of one row, with lines enough to read it by. */
export function bars(
  what: string,
  quantity: string,
  names: readonly string[],
  values: readonly number[],
): DraftFigure {
  const highest = Math.max(...values);
  const step = steps.find((one) => one * 10 >= highest && values.every((value) => value % one === 0)) ?? 0;
  const read = names.map((name, index) => `${name} ${values[index]}`).join(", ");
  return picture(drawBarGraph, `A bar graph of ${what}: ${read}`, {
    names,
    quantity,
    most: Math.ceil(highest / step) * step,
    step,
    rows: [{ values }],
  });
}
