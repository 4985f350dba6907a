import { createFindingBuilder, type Finding } from "./finding";
import type { Item } from "./item-schema";
import type { ItemSet } from "./item-set";

/** The largest drawing, in bytes. */
const maxDrawingBytes = 6 * 1024;

/** The largest picture in a paper's drawing, in bytes. */
export const maxPaperPictureBytes = 12 * 1024;

/** An SVG that contains only one PNG or JPEG picture, as `drawPicture` makes it. */
const pictureSvg =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d{1,4} \d{1,4}"><image width="\d{1,4}" height="\d{1,4}" href="data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}"\/><\/svg>$/;

/**
 * Wraps a PNG or JPEG picture in an SVG, so that a paper has only one kind of figure.
 *
 * @param size the picture's size, in pixels
 * @param type `image/png` or `image/jpeg`
 * @param base64 its bytes
 * @returns the SVG, which contains only this picture
 */
export const drawPicture = (
  { width, height }: { width: number; height: number },
  type: string,
  base64: string,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:${type};base64,${base64}"/></svg>`;

/** Patterns that a drawing must not match, each with the words for the error. */
const unsafePatterns: readonly (readonly [RegExp, string])[] = [
  [
    /<(script|style|foreignObject|image|iframe|a|use|animate|set)\b/i,
    "an element that has no place in a drawing",
  ],
  [/\son\w+\s*=/i, "an event handler"],
  [/\b(?:xlink:)?href\s*=|url\(\s*['"]?(?!#)|javascript:/i, "a link to something outside"],
  [/<!DOCTYPE|<!ENTITY|<\?/i, "a declaration"],
  [/\sid\s*=/i, "an id, which would clash with others on the page"],
];

/** Lists the file names of an item's drawings: of the question and of the options. */
export function listFigures({ figure, optionFigures }: Item): string[] {
  return [...(figure ? [figure.file] : []), ...Object.values(optionFigures ?? {})];
}

/**
 * Reports figures that are missing or not safe inside the page: each must be a small SVG with a view box that runs no
 * script and loads nothing. (The schema checks its description.)
 */
export function findFigureErrors(set: ItemSet): Finding[] {
  return reportEach(set, findSvgErrors);
}

/**
 * Reports figures of a paper that are missing or not safe. They may also be small pictures (`drawPicture`), because
 * papers show figures only as images.
 */
export function findPaperFigureErrors(set: ItemSet): Finding[] {
  return reportEach(set, (svg) =>
    pictureSvg.test(svg) ? findSizeError(svg, maxPaperPictureBytes) : findSvgErrors(svg),
  );
}

function reportEach({ name, items, figures }: ItemSet, findErrors: (svg: string) => string[]): Finding[] {
  const report = createFindingBuilder(name, "figures");
  return items.flatMap((item) =>
    listFigures(item).flatMap((file) => {
      const location = { id: item.id, field: file === item.figure?.file ? "figure" : "optionFigures" };
      const svg = figures.get(file);
      if (svg === undefined) return [report(`names the figure ${file}, which is missing`, location)];
      return findErrors(svg).map((error) => report(`has a figure with ${error}`, location));
    }),
  );
}

function findSvgErrors(svg: string): string[] {
  const errors = unsafePatterns.filter(([pattern]) => pattern.test(svg)).map(([, error]) => error);
  if (!/^\s*<svg\b[^>]*\sviewBox=/.test(svg)) errors.push("no <svg viewBox> at its start");
  return [...errors, ...findSizeError(svg, maxDrawingBytes)];
}

function findSizeError(svg: string, maxBytes: number): string[] {
  const bytes = new TextEncoder().encode(svg).length;
  return bytes > maxBytes ? [`${bytes} bytes: ${maxBytes} at most`] : [];
}
