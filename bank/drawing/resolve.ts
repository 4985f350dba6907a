import { style } from "./style";

type Values = Readonly<Record<string, string | number>>;

/** For each attribute the names that it may have, with their values. */
const values: Readonly<Record<string, Values>> = {
  fill: { ...style.colours, none: "none" },
  stroke: { ...style.colours, none: "none" },
  "stroke-width": style.strokes,
  "stroke-dasharray": style.dashes,
  "font-family": style.fonts,
  "font-weight": style.weights,
};

const attributePattern = new RegExp(`(?<= )(${Object.keys(values).join("|")})="([^"]*)"`, "g");

/**
 * Replaces the names of the style in a drawing's elements by their values. A stroke's width may also be a number, for a
 * thing that is drawn as a stroke, such as a wide tube.
 *
 * @throws RangeError on a name that the style does not have
 */
export function resolveStyle(elements: string): string {
  return elements.replaceAll(attributePattern, (_, attribute: string, name: string) => {
    const value = values[attribute]?.[name];
    if (value !== undefined) return `${attribute}="${value}"`;
    if (attribute === "stroke-width" && Number(name) > 0) return `${attribute}="${name}"`;
    throw new RangeError(`${attribute}="${name}" is not in bank/drawing/style.ts`);
  });
}

const widthNames: ReadonlyMap<number, string> = new Map(
  Object.entries(style.strokes)
    .filter(([name]) => name !== "halo")
    .map(([name, width]) => [width, name]),
);

/** Returns the style's name of a width, or the width as a number if the style does not have it. */
export function nameWidth(width: number): string {
  return widthNames.get(width) ?? String(width);
}
