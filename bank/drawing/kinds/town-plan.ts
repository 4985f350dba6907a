import { arrow } from "../arrows";
import type { Drawing } from "../drawing";
import { canvas } from "../canvas";
import { check, checkCount, checkWhole } from "../check-input";
import { polar, type Point } from "../points";
import { dot, rectangle } from "../strokes";
import { leastSize, text, textWidth } from "../text";

const directions = { north: 0, east: 90, south: 180, west: 270 } as const;

export type TownPlan = {
  /** Two to four rows of two or three blocks, north at the top; a block without a name has houses. */
  readonly blocks: readonly (readonly string[])[];
  /** The names of the streets between the rows, from the top. */
  readonly streets: readonly string[];
  /** Where the way begins: at which crossing, counted from the left and from the top, and which way one looks. */
  readonly start: {
    readonly across: number;
    readonly down: number;
    readonly faces: keyof typeof directions;
  };
};

const street = 28;
const blockHeight = 46;
const top = 24;
const edge = 4;

/** Returns the middle of a crossing, counted from the left and from the top. */
export function crossingOf(columns: number, across: number, down: number): Point {
  const width = widthOf(columns);
  return [edge + across * width + (across - 0.5) * street, top + down * blockHeight + (down - 0.5) * street];
}

function widthOf(columns: number): number {
  return (300 - 2 * edge - (columns - 1) * street) / columns;
}

/** Draws a name on one line, or on two if it has two words. */
function drawName(name: string, [x, y]: Point, width: number): string {
  if (name === "") return "";
  const fits = textWidth(name, { size: leastSize }) <= width - 6;
  const lines = fits ? [name] : name.split(" ");
  for (const words of lines)
    check(textWidth(words, { size: leastSize }) <= width - 6, `“${words}” is too long for a block`);
  return lines
    .map((words, row) => text(words, [x, y + (row - (lines.length - 1) / 2) * 17], { size: leastSize }))
    .join("");
}

/**
 * Draws a plan of streets that cross at right angles, with places in the blocks between them, for questions about
 * directions.
 *
 * @throws RangeError when rows differ in length, a street has no name, or a name does not fit
 */
export function drawTownPlan({ blocks, streets, start }: TownPlan): Drawing {
  checkCount("rows of blocks", blocks, 2, 4);
  const columns = blocks[0]?.length ?? 0;
  check(
    blocks.every((row) => row.length === columns) && (columns === 2 || columns === 3),
    "rows of two or three blocks, all of one length",
  );
  check(streets.length === blocks.length - 1, `${streets.length} streets for ${blocks.length} rows`);
  checkWhole("the crossing across", start.across, 1, columns - 1);
  checkWhole("the crossing down", start.down, 1, streets.length);
  const width = widthOf(columns);
  const places = blocks.flatMap((row, down) =>
    row.map((name, across) => {
      const corner: Point = [edge + across * (width + street), top + down * (blockHeight + street)];
      const middle: Point = [corner[0] + width / 2, corner[1] + blockHeight / 2];
      return (
        rectangle(corner, width, blockHeight, {
          round: 3,
          fill: name ? "sky" : "grey",
          width: 1.5,
        }) + drawName(name, middle, width)
      );
    }),
  );
  const names = streets.map((name, down) =>
    text(name, [edge + width / 2, crossingOf(columns, 1, down + 1)[1]], {
      size: leastSize,
      italic: true,
    }),
  );
  const at = crossingOf(columns, start.across, start.down);
  const height = top + blocks.length * blockHeight + (blocks.length - 1) * street + edge;
  return canvas(300, height, [
    ...places,
    ...names,
    dot(at, 5),
    arrow([at, polar(at, 22, directions[start.faces])]),
    text("N", [268, 12], { size: 14, bold: true }),
    arrow([
      [286, 21],
      [286, 4],
    ]),
  ]);
}
