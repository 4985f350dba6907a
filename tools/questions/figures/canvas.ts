import { check, checkNumber } from "./check-input";
import { write } from "./points";
import { colours } from "./strokes";
import { escapeText } from "./text";

/** What every drawing is told besides its own matter. */
export type Drawing = {
  /** What is to be seen, as the item's `alt` says it: what is needed to answer, and not the answer. */
  readonly alt: string;
};

/** The widest a drawing is made: at 300 pixels its units are pixels or larger. */
export const widest = 300;

/**
 * A whole drawing: a small SVG that runs nothing, fetches nothing and has no ids, so that several may stand in one page.
 * It brings its own ground: in an `<img>` neither the page's dark ground nor forced colours reach its strokes.
 *
 * @param alt what is to be seen
 * @param width up to 300 units, so that text of 13 units is read at 300 pixels
 * @param parts elements, the first of them at the back
 * @param isBare for shapes alone: nothing is said of letters and of the ends of strokes, which makes a picture option smaller
 * @throws RangeError when the size is out of bounds or nothing is said of it
 */
export function canvas(
  alt: string,
  width: number,
  height: number,
  parts: readonly string[],
  isBare = false,
): string {
  check(alt.trim() !== "", "a drawing without alt: say what is to be seen");
  checkNumber("the width of a drawing", width, 20, widest);
  checkNumber("the height of a drawing", height, 20, widest * 1.2);
  const [w, h] = [write(width), write(height)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" role="img" aria-label="${escapeText(alt)}">`,
    `<rect width="${w}" height="${h}" fill="${colours.paper}"/>`,
    `<g fill="none" stroke="${colours.ink}" stroke-width="2"`,
    isBare
      ? ">"
      : ' stroke-linecap="round" stroke-linejoin="round" font-family="sans-serif" font-size="16" text-anchor="middle">',
    ...parts,
    "</g></svg>\n",
  ].join("");
}
