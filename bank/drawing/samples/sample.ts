import type { Drawing } from "../drawing";

/** One drawing on the contact sheet, with its kind and description. */
export type Sample = { readonly kind: string; readonly alt: string; readonly drawing: Drawing };

/**
 * Draws samples of one kind.
 *
 * @param draw the function that draws this kind
 * @param inputs the input of each sample, with the description of the drawing
 */
export function samplesOf<Input>(
  kind: string,
  draw: (input: Input) => Drawing,
  inputs: readonly (Input & { readonly alt: string })[],
): Sample[] {
  return inputs.map((input) => ({ kind, alt: input.alt, drawing: draw(input) }));
}
