/** A drawing of the contact sheet: of which kind, what it shows, and the drawing. */
export type Sample = { readonly kind: string; readonly alt: string; readonly svg: string };

/**
 * Draws samples of one kind.
 *
 * @param draw the kind's function
 * @param inputs what each sample shows
 */
export function samplesOf<Input extends { readonly alt: string }>(
  kind: string,
  draw: (input: Input) => string,
  inputs: readonly Input[],
): Sample[] {
  return inputs.map((input) => ({ kind, alt: input.alt, svg: draw(input) }));
}
