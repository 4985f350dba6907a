import { resolveIcons } from "./icons";
import { resolveStyle } from "./resolve";
import { style } from "./style";
import { escapeText } from "./text";

/** A drawing as a set keeps it: its size in units and its elements, which name colours, strokes and fonts of the style. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  /** For shapes alone: nothing is said of letters and of the ends of strokes, which makes a picture option smaller. */
  readonly isBare: boolean;
  /** From the back to the front, one after the other. */
  readonly elements: string;
};

/**
 * A drawing as the site shows it: a small SVG that runs nothing, fetches nothing and has no ids. It brings its own ground: in an
 * `<img>` neither the page's dark ground nor forced colours reach its strokes.
 *
 * @param alt the description for those who cannot see it
 * @throws RangeError on a colour, stroke or font that the style does not have, or an icon that does not exist
 */
export function writeSvg({ width, height, isBare, elements }: Drawing, alt: string): string {
  const { colours, strokes, fonts, textSize } = style;
  const letters = ` stroke-linecap="round" stroke-linejoin="round" font-family="${fonts.plain}" font-size="${textSize}" text-anchor="middle"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeText(alt)}">`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    `<g fill="none" stroke="${colours.ink}" stroke-width="${strokes.line}"${isBare ? "" : letters}>`,
    resolveIcons(resolveStyle(elements)),
    "</g></svg>\n",
  ].join("");
}
