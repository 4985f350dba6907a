import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount, checkNumber } from "../check-input";
import { distance, type Point } from "../points";
import { dot, line, path } from "../strokes";
import { text } from "../text";
import { caspian, lands } from "./world-outline";

const parallels = { equator: 0, cancer: 23.5, capricorn: -23.5 } as const;

export type World = {
  /** Letters or short names, each at degrees east and north. */
  readonly marks?: readonly {
    readonly name: string;
    readonly at: Point;
    readonly side?: "left" | "right";
  }[];
  /** Which lines of latitude are drawn: the equator whole, the tropics dashed. */
  readonly lines?: readonly (keyof typeof parallels)[];
  /** Routes of ships, plants or travellers, from place to place. */
  readonly ways?: readonly (readonly Point[])[];
};

const scale = 296 / 360;
/** A degree of latitude is drawn longer than one of longitude, so that land at 30 degrees north has the right shape. */
const northScale = scale / Math.cos((30 * Math.PI) / 180);
const height = Math.round((84 + 57) * northScale + 4);

/** Returns the point on the drawing for a place in degrees east and north. The map begins at 170 degrees west. */
export function placeOnWorld([east, north]: Point): Point {
  const longitude = east < -170 ? east + 360 : east;
  return [2 + (longitude + 170) * scale, 2 + (84 - north) * northScale];
}

/** Returns the path commands of a coast in whole units, to keep the file small: half a pixel is not visible. */
function drawCoast(coast: readonly Point[]): string {
  const points = coast.map((place) => placeOnWorld(place).map(Math.round).join(" "));
  return `M${points.filter((point, index) => point !== points[index - 1]).join("L")}Z`;
}

/**
 * Draws an outline map of the world without Antarctica. The outline is coarse: it shows where a place is, but is not
 * for measuring.
 *
 * @throws RangeError when two marks would overlap, or one is off the map
 */
export function drawWorld({ marks = [], lines: parallelNames = [], ways = [] }: World): Drawing {
  checkCount("marks", marks, 0, 8);
  const placedMarks = marks.map(({ name, at, side = "right" }) => {
    checkNumber(`how far east ${name} lies`, at[0], -180, 190);
    checkNumber(`how far north ${name} lies`, at[1], -54, 80);
    return { name, side, place: placeOnWorld(at) };
  });
  placedMarks.forEach((mark, index) =>
    placedMarks
      .slice(index + 1)
      .forEach((otherMark) =>
        check(
          distance(mark.place, otherMark.place) >= 18,
          `${mark.name} and ${otherMark.name} lie too near to each other`,
        ),
      ),
  );
  return canvas(300, height, [
    path(lands.map(drawCoast).join(""), { fill: "leaf", width: 1 }),
    path(drawCoast(caspian), { fill: "paper", width: 1 }),
    ...parallelNames.map((name) => {
      const [, y] = placeOnWorld([0, parallels[name]]);
      const ends: Point[] = [
        [2, y],
        [298, y],
      ];
      return line(ends, { stroke: "red", width: 1.5, dashed: name !== "equator" });
    }),
    ...ways.map((way) => line(way.map(placeOnWorld), { stroke: "blue", width: 2.5 })),
    ...placedMarks.map(({ name, side, place }) => {
      const [x, y] = place;
      const label = text(name, [x + (side === "right" ? 7 : -7), y - 1], {
        bold: true,
        anchor: side === "right" ? "start" : "end",
        halo: true,
      });
      return dot(place, 3.5) + label;
    }),
  ]);
}
