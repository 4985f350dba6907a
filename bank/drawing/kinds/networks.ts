import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount, checkWhole } from "../check-input";
import { polar, type Point } from "../points";
import { circle, line, lines, rectangle } from "../strokes";
import { text } from "../text";

/**
 * Draws a grid of streets, from S (start) at the lower left to E (end) at the upper right; a closed crossing has a
 * cross.
 *
 * @param east blocks from west to east, 2 to 6
 * @param north blocks from south to north, 2 to 5
 * @param closed crossings, counted in blocks east and north of S
 * @param marked crossings with a letter
 * @throws RangeError when a crossing is not on the map
 */
export function drawStreets({
  east,
  north,
  closed = [],
  marked = {},
}: {
  readonly east: number;
  readonly north: number;
  readonly closed?: readonly Point[];
  readonly marked?: Readonly<Record<string, Point>>;
}): Drawing {
  checkWhole("the number of blocks to the east", east, 2, 6);
  checkWhole("the number of blocks to the north", north, 2, 5);
  const block = 38;
  const toDrawing = ([x, y]: Point): Point => [26 + x * block, 24 + (north - y) * block];
  for (const [x, y] of [...closed, ...Object.values(marked)])
    check(x >= 0 && x <= east && y >= 0 && y <= north, `the crossing ${x}, ${y} is not on the map`);
  const streets = [
    ...Array.from({ length: east + 1 }, (_, x) => [toDrawing([x, 0]), toDrawing([x, north])]),
    ...Array.from({ length: north + 1 }, (_, y) => [toDrawing([0, y]), toDrawing([east, y])]),
  ];
  const crosses = closed.flatMap((place) => {
    const [x, y] = toDrawing(place);
    return [
      [[x - 8, y - 8] as const, [x + 8, y + 8] as const],
      [[x - 8, y + 8] as const, [x + 8, y - 8] as const],
    ];
  });
  return canvas(east * block + 52, north * block + 48, [
    lines(streets, { width: 3 }),
    ...closed.map((place) => circle(toDrawing(place), 11, { fill: "paper", stroke: "none" })),
    crosses.length === 0 ? "" : lines(crosses, { width: 4, stroke: "red" }),
    ...Object.entries({ S: [0, 0] as const, E: [east, north] as const, ...marked }).map(
      ([name, place]) =>
        circle(toDrawing(place), 12, { fill: "sun" }) +
        text(name, toDrawing(place), { size: 15, bold: true }),
    ),
  ]);
}

/**
 * Draws a round table from above, with numbered chairs clockwise from the top.
 *
 * @param chairs the number of chairs, 5 to 8
 * @throws RangeError when there are fewer or more
 */
export function drawRoundTable({ chairs }: { readonly chairs: number }): Drawing {
  checkWhole("the number of chairs", chairs, 5, 8);
  const middle: Point = [100, 100];
  return canvas(200, 200, [
    circle(middle, 52, { fill: "grey" }),
    ...Array.from({ length: chairs }, (_, index) => {
      const [x, y] = polar(middle, 78, (index * 360) / chairs);
      return (
        rectangle([x - 15, y - 15], 30, 30, { fill: "paper", round: 6 }) +
        text(index + 1, [x, y], { size: 16 })
      );
    }),
  ]);
}

/**
 * Draws rows of lamps, each with its meaning.
 *
 * @param rows lamps as `1` (lit, drawn black), `0` (dark, drawn white) and `2` (half lit, drawn grey), and the text to
 *   their right
 * @throws RangeError when there are more than six rows, or not two to seven lamps in a row
 */
export function drawLamps({
  rows,
}: {
  readonly rows: readonly { readonly lamps: string; readonly text: string }[];
}): Drawing {
  checkCount("rows of lamps", rows, 1, 6);
  const longest = Math.max(...rows.map(({ lamps }) => lamps.length));
  const parts = rows.flatMap(({ lamps, text: words }, row) => {
    checkCount("lamps", lamps, 2, 7);
    const y = 20 + row * 34;
    return [
      ...Array.from(lamps, (lamp, index) => {
        const [x, radius] = [20 + index * 30, 11];
        const bulb = circle([x, y], radius, { fill: lamp === "0" ? "paper" : lamp === "1" ? "ink" : "grey" });
        return lamp === "2"
          ? bulb +
              line([
                [x - radius, y],
                [x + radius, y],
              ])
          : bulb;
      }),
      text(words, [20 + longest * 30, y], { size: 18, bold: true, anchor: "start" }),
    ];
  });
  return canvas(90 + longest * 30, 6 + rows.length * 34, parts);
}
