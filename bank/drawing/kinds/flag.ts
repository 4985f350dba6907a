import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount } from "../check-input";
import { regularPolygon, type Point } from "../points";
import { circle, polygon, rectangle } from "../strokes";
import type { Colour } from "../style";
import { minTextSize, text, textWidth } from "../text";

/** The colours on which the name is written in white. */
const darkColours = new Set<string>(["red", "green", "blue", "black"]);

/**
 * The colours of flags and how they are drawn. Orange and yellow are drawn in the same colour: each band has its name on
 * it, because it may be printed in greyscale.
 */
const fillColours = {
  red: "red",
  orange: "sun",
  yellow: "sun",
  green: "green",
  blue: "blue",
  white: "paper",
  black: "ink",
} as const satisfies Record<string, Colour>;

export type FlagColour = keyof typeof fillColours;

export type Flag = {
  /** The colours of two to five bands, from the top; of vertical bands, from the pole. */
  readonly bands: readonly FlagColour[];
  readonly hasVerticalBands?: boolean;
  /** The emblem in the middle: a black disc, a black star or an empty ring. */
  readonly emblem?: "disc" | "star" | "ring";
};

const left = 30;
const top = 8;
const width = 258;
const height = 150;

/**
 * Draws a flag of bands on its pole; each band has the name of its colour on it.
 *
 * @throws RangeError when a name does not fit into its band
 */
export function drawFlag({ bands, hasVerticalBands = false, emblem }: Flag): Drawing {
  checkCount("bands of a flag", bands, 2, 5);
  const bandSize = (hasVerticalBands ? width : height) / bands.length;
  const middle: Point = [left + width / 2, top + height / 2];
  const parts = bands.map((colour, index) => {
    const [x, y] = hasVerticalBands ? [left + index * bandSize, top] : [left, top + index * bandSize];
    const [bandWidth, bandHeight] = hasVerticalBands ? [bandSize, height] : [width, bandSize];
    check(
      textWidth(colour, { size: minTextSize }) <= bandWidth - 4,
      `“${colour}” does not fit into its band`,
    );
    const namePosition: Point = hasVerticalBands
      ? [x + bandWidth / 2, y + height - 16]
      : [x + 34, y + bandHeight / 2];
    return (
      rectangle([x, y], bandWidth, bandHeight, { fill: fillColours[colour] }) +
      text(colour, namePosition, { size: minTextSize + 1, colour: darkColours.has(colour) ? "paper" : "ink" })
    );
  });
  const star = regularPolygon(middle, 24, 5).flatMap((tip, index): Point[] => [
    tip,
    regularPolygon(middle, 10, 5, 36)[index] ?? tip,
  ]);
  const emblems = {
    disc: circle(middle, 24, { fill: "ink" }),
    ring: circle(middle, 20, { fill: "paper" }),
    star: polygon(star, { fill: "ink", width: 1 }),
  };
  return canvas(300, 196, [
    rectangle([20, 4], 8, 188, { fill: "grey" }),
    ...parts,
    emblem ? emblems[emblem] : "",
  ]);
}
