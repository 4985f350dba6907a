import { arrow } from "../arrows";
import type { Drawing } from "../drawing";
import { canvas } from "../canvas";
import { check, checkCount, checkWhole } from "../check-input";
import { polar, type Point } from "../points";
import { dot, rectangle } from "../strokes";
import { minTextSize, text, textWidth } from "../text";

const directions = { north: 0, east: 90, south: 180, west: 270 } as const;

export type TownPlan = {
  /** Two to four rows of two or three blocks, north at the top; a block without a name has houses. */
  readonly blocks: readonly (readonly string[])[];
  /** The names of the streets between the rows, from the top. */
  readonly streets: readonly string[];
  /**
   * The start of the route: the crossing, counted from 1 from the left and from the top, and the direction that a
   * walker there faces.
   */
  readonly start: {
    readonly across: number;
    readonly down: number;
    readonly faces: keyof typeof directions;
  };
};

const streetWidth = 28;
const blockHeight = 46;
const top = 24;
const margin = 4;

/** Returns the middle of a crossing, counted from 1 from the left and from the top. */
export function crossingOf(columns: number, across: number, down: number): Point {
  const width = blockWidth(columns);
  return [
    margin + across * width + (across - 0.5) * streetWidth,
    top + down * blockHeight + (down - 0.5) * streetWidth,
  ];
}

function blockWidth(columns: number): number {
  return (300 - 2 * margin - (columns - 1) * streetWidth) / columns;
}

/** Draws a name on one line, or on two if it has two words. */
function drawName(name: string, [x, y]: Point, width: number): string {
  if (name === "") return "";
  const fits = textWidth(name, { size: minTextSize }) <= width - 6;
  const lines = fits ? [name] : name.split(" ");
  for (const words of lines)
    check(textWidth(words, { size: minTextSize }) <= width - 6, `“${words}” is too long for a block`);
  return lines
    .map((words, row) => text(words, [x, y + (row - (lines.length - 1) / 2) * 17], { size: minTextSize }))
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
  const width = blockWidth(columns);
  const blockParts = blocks.flatMap((row, down) =>
    row.map((name, across) => {
      const corner: Point = [
        margin + across * (width + streetWidth),
        top + down * (blockHeight + streetWidth),
      ];
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
    text(name, [margin + width / 2, crossingOf(columns, 1, down + 1)[1]], {
      size: minTextSize,
      italic: true,
    }),
  );
  const startPoint = crossingOf(columns, start.across, start.down);
  const height = top + blocks.length * blockHeight + (blocks.length - 1) * streetWidth + margin;
  return canvas(300, height, [
    ...blockParts,
    ...names,
    dot(startPoint, 5),
    arrow([startPoint, polar(startPoint, 22, directions[start.faces])]),
    text("N", [268, 12], { size: 14, bold: true }),
    arrow([
      [286, 21],
      [286, 4],
    ]),
  ]);
}
