import { resolveIcons } from "./icons";
import { resolveStyle } from "./resolve";
import { style } from "./style";
import { escapeText } from "./text";

/**
 * A drawing as a set stores it: its size in units and its elements, which refer to colours, strokes and fonts of the
 * style by name.
 */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  /** For drawings of shapes only: omits the font and the shape of stroke ends, which makes a picture option smaller. */
  readonly isBare: boolean;
  /** The SVG elements, from back to front. */
  readonly elements: string;
};

/**
 * Renders a drawing as the site shows it: a small SVG without scripts, requests and ids. It has its own background,
 * because in an `<img>` the page's dark mode and forced colours do not change its strokes.
 *
 * @param alt the description for people who cannot see the drawing
 * @throws RangeError on a colour, stroke or font that the style does not have, or an icon that does not exist
 */
export function renderSvg({ width, height, isBare, elements }: Drawing, alt: string): string {
  const { colours, strokes, fonts, textSize } = style;
  const textAttributes = ` stroke-linecap="round" stroke-linejoin="round" font-family="${fonts.plain}" font-size="${textSize}" text-anchor="middle"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeText(alt)}">`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    `<g fill="none" stroke="${colours.ink}" stroke-width="${strokes.line}"${isBare ? "" : textAttributes}>`,
    resolveIcons(resolveStyle(elements)),
    "</g></svg>\n",
  ].join("");
}
