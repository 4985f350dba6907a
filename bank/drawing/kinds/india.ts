import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount, checkNumber } from "../check-input";
import { islandDots, islandStrokes, mainland, places, rivers } from "./india-outline";
import { distance, type Point } from "../points";
import { dot, line, lines, polygon } from "../strokes";
import { text } from "../text";

export type Place = keyof typeof places;
export type River = keyof typeof rivers;

export type India = {
  /** Letters or short names, each at a place by its name or at degrees east and north. */
  readonly marks?: readonly {
    readonly name: string;
    readonly at: Place | Point;
    readonly side?: "left" | "right";
  }[];
  readonly rivers?: readonly River[];
  /** Whether the Tropic of Cancer is drawn. */
  readonly hasTropic?: boolean;
};

const scale = 8.8;
/** The width of one degree of longitude at 23 degrees north, so that the middle of the map has the right shape. */
const eastScale = scale * Math.cos((23 * Math.PI) / 180);
const width = 262;
const height = 290;

/** Returns the point on the drawing for a place in degrees east and north. */
export function placeOnMap([east, north]: Point): Point {
  return [10 + (east - 68) * eastScale, 10 + (37.3 - north) * scale];
}

/**
 * Draws an outline map of India with its islands and the whole of Jammu and Kashmir and Ladakh, as the Survey of India
 * shows it. The outline is coarse: it shows where a place is, but is not for measuring.
 *
 * @throws RangeError when two marks would overlap, or one is off the map
 */
export function drawIndia({ marks = [], rivers: riverNames = [], hasTropic = false }: India): Drawing {
  checkCount("marks", marks, 0, 8);
  const placedMarks = marks.map(({ name, at, side = "right" }) => {
    const degrees = typeof at === "string" ? places[at] : at;
    checkNumber(`how far east ${name} lies`, degrees[0], 68, 98);
    checkNumber(`how far north ${name} lies`, degrees[1], 6.5, 37.5);
    return { name, side, place: placeOnMap(degrees) };
  });
  placedMarks.forEach((mark, index) =>
    placedMarks
      .slice(index + 1)
      .forEach((otherMark) =>
        check(
          distance(mark.place, otherMark.place) >= 20,
          `${mark.name} and ${otherMark.name} lie too near to each other`,
        ),
      ),
  );
  const tropic: Point[] = [placeOnMap([68.0, 23.5]), placeOnMap([97.5, 23.5])];
  return canvas(width, height, [
    polygon(mainland.map(placeOnMap), { fill: "sun" }),
    lines(
      islandStrokes.map((stroke) => stroke.map(placeOnMap)),
      { width: 4 },
    ),
    ...islandDots.map((place) => dot(placeOnMap(place), 1.8)),
    ...riverNames.map((river) => line(rivers[river].map(placeOnMap), { stroke: "blue", width: 2.5 })),
    hasTropic ? line(tropic, { dashed: true, stroke: "red", width: 1.5 }) : "",
    ...placedMarks.map(({ name, side, place }) => {
      const [x, y] = place;
      const aside = side === "right" ? 8 : -8;
      const label = text(name, [x + aside, y - 1], {
        bold: true,
        anchor: side === "right" ? "start" : "end",
        halo: true,
      });
      return dot(place, 4.5) + label;
    }),
  ]);
}
