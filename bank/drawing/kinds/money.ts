import { canvas, maxWidth } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount } from "../check-input";
import { polar, regularPolygon, type Point } from "../points";
import { circle, line, lines, polygon, rectangle } from "../strokes";
import type { Colour } from "../style";
import { text } from "../text";

export type Money = {
  /** The values in rupees, in the drawn order: coins in rows above, notes below. */
  readonly coins?: readonly Coin[];
  readonly notes?: readonly Note[];
};

/**
 * Diameters in millimetres of the coins of 2019. The coin of 20 rupees has twelve sides; those of 10 and 20 rupees have
 * a ring of another metal.
 */
const coinSizes = { 1: 20, 2: 23, 5: 25, 10: 27, 20: 27 } as const;
export type Coin = keyof typeof coinSizes;

/** Length and height in millimetres, and the colour that is nearest to that of the real note. */
const noteFormats = {
  10: [123, 63, "rose"],
  20: [129, 63, "leaf"],
  50: [135, 66, "sky"],
  100: [142, 66, "lilac"],
  200: [146, 66, "sun"],
  500: [150, 66, "grey"],
} as const satisfies Record<number, readonly [number, number, Colour]>;
export type Note = keyof typeof noteFormats;

/** Units of the drawing for a millimetre. */
const coinScale = 2.3;
const noteScale = 0.9;
const gap = 10;

/** A coin or note; `drawAt` draws it with its top left corner at a point. */
type Piece = { width: number; height: number; drawAt: (corner: Point) => string };

/** Returns the total value in rupees. */
export function totalValue({ coins = [], notes = [] }: Pick<Money, "coins" | "notes">): number {
  return [...coins, ...notes].reduce<number>((sum, value) => sum + value, 0);
}

/**
 * Draws coins and notes of India with their sizes, colours and numbers only, without the features of real money.
 *
 * @throws RangeError when there are none, or more than a drawing holds (12 coins, 4 notes)
 */
export function drawMoney({ coins = [], notes = [] }: Money): Drawing {
  checkCount("coins", coins, 0, 12);
  checkCount("notes", notes, 0, 4);
  check(coins.length + notes.length > 0, "no money to draw");
  const rows = [...splitIntoRows(coins.map(createCoin)), ...splitIntoRows(notes.map(createNote))];
  let top = 6;
  const parts = rows.map((row) => {
    let left = 6;
    const height = Math.max(...row.map((piece) => piece.height));
    const pieceParts = row.map((piece) => {
      const corner: Point = [left, top + (height - piece.height) / 2];
      left += piece.width + gap;
      return piece.drawAt(corner);
    });
    top += height + gap;
    return pieceParts.join("");
  });
  const width = Math.max(...rows.map(widthOfRow)) + 12;
  return canvas(width, top - gap + 6, parts);
}

/** Returns the width of a row of pieces with the gaps between them. */
function widthOfRow(row: readonly Piece[]): number {
  return row.reduce((sum, { width }) => sum + width + gap, -gap);
}

/** Puts as many pieces into each row as fit. */
function splitIntoRows(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  for (const piece of pieces) {
    const lastRow = rows.at(-1);
    if (lastRow && widthOfRow([...lastRow, piece]) <= maxWidth - 12) lastRow.push(piece);
    else rows.push([piece]);
  }
  return rows;
}

function createCoin(value: Coin): Piece {
  const size = coinSizes[value] * coinScale;
  const drawAt = ([x, y]: Point) => {
    const centre: Point = [x + size / 2, y + size / 2];
    const radius = size / 2;
    const inner = circle(centre, radius * 0.72, {
      width: 1.5,
      fill: value === 10 ? "grey" : "sun",
    });
    return [
      value === 20
        ? polygon(regularPolygon(centre, radius, 12, 15), { fill: "grey" })
        : circle(centre, radius, { fill: value === 10 ? "sun" : "grey" }),
      value >= 10 ? inner : circle(centre, radius * 0.84, { width: 1 }),
      text(`₹${value}`, centre, { size: value >= 10 ? 19 : 21, bold: true }),
    ].join("");
  };
  return { width: size, height: size, drawAt };
}

function createNote(value: Note): Piece {
  const [realWidth, realHeight, fill] = noteFormats[value];
  const [width, height] = [realWidth * noteScale, realHeight * noteScale];
  const drawAt = ([x, y]: Point) => {
    const wheel: Point = [x + width - 27, y + height / 2 - 4];
    const spokes = Array.from({ length: 8 }, (_, index) => [
      polar(wheel, 4, index * 45),
      polar(wheel, 12, index * 45),
    ]);
    return [
      rectangle([x, y], width, height, { fill, round: 3 }),
      line(
        [
          [x + 6, y + height - 7],
          [x + width - 6, y + height - 7],
        ],
        { width: 1.5, dashed: true },
      ),
      circle(wheel, 13, { width: 1.5 }) + lines(spokes, { width: 1.5 }),
      text(`₹${value}`, [x + width * 0.36, y + height / 2 - 3], { size: 28, bold: true }),
    ].join("");
  };
  return { width, height, drawAt };
}
