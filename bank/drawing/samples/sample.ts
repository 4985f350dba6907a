import type { Drawing } from "../drawing";

/** A drawing of the contact sheet: of which kind, what it shows, and the drawing. */
export type Sample = { readonly kind: string; readonly alt: string; readonly drawing: Drawing };

/**
 * Draws samples of one kind.
 *
 * @param draw the kind's function
 * @param inputs what each sample shows, and what is to be seen
 */
export function samplesOf<Input>(
  kind: string,
  draw: (input: Input) => Drawing,
  inputs: readonly (Input & { readonly alt: string })[],
): Sample[] {
  return inputs.map((input) => ({ kind, alt: input.alt, drawing: draw(input) }));
}
