import { style } from "./style";

type Values = Readonly<Record<string, string | number>>;

/** From an attribute to the names that it may have, and to what each name stands for. */
const values: Readonly<Record<string, Values>> = {
  fill: { ...style.colours, none: "none" },
  stroke: { ...style.colours, none: "none" },
  "stroke-width": style.strokes,
  "stroke-dasharray": style.dashes,
  "font-family": style.fonts,
  "font-weight": style.weights,
};

const named = new RegExp(`(?<= )(${Object.keys(values).join("|")})="([^"]*)"`, "g");

/**
 * The elements of a drawing with the values of the style in place of its names. A width that is part of what is drawn, such as
 * a broad tube, may be a number.
 *
 * @throws RangeError on a name that the style does not have
 */
export function resolveStyle(elements: string): string {
  return elements.replaceAll(named, (_, attribute: string, name: string) => {
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

/** A width as a drawing names it; one that the style does not have stays a number. */
export function nameWidth(width: number): string {
  return widthNames.get(width) ?? String(width);
}
