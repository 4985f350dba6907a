import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { checkCount } from "../check-input";
import type { Point } from "../points";
import { lines, rectangle } from "../strokes";
import { text } from "../text";
import { drawBalances } from "./balances";
import { drawChildren } from "./children";
import { drawPieces } from "./piece";
import { readPicture } from "./parse";

/** The space between two pictures of a row, in units. */
const gap = 6;

/** Draws a cell with its frame, which is dashed for a question mark. */
function drawCell(words: string, [x, y]: Point, side: number, round = 3): string {
  const middle: Point = [x + side / 2, y + side / 2];
  if (words === "?")
    return (
      rectangle([x, y], side, side, { dashed: true, round }) +
      text("?", middle, { size: Math.max(13, side * 0.45), bold: true })
    );
  return rectangle([x, y], side, side, { round }) + drawPieces(readPicture(words), middle, side / 2 - 3);
}

const cellsOf = (words: string): string[] => words.split("; ");

function drawRow(words: string): Drawing {
  const cells = cellsOf(words);
  checkCount("pictures in a row", cells, 2, 8);
  const side = Math.min(74, (296 - gap * (cells.length - 1)) / cells.length);
  const row = cells.map((cell, index) => drawCell(cell, [2 + index * (side + gap), 2], side));
  const hasText = cells.some((cell) => /^\?$|letter|number/.test(cell));
  return canvas(cells.length * (side + gap) - gap + 4, side + 4, row, !hasText);
}

function drawLetteredRow(words: string): Drawing {
  const cells = cellsOf(words);
  checkCount("lettered pictures", cells, 2, 6);
  const side = Math.min(74, (296 - gap * (cells.length - 1)) / cells.length);
  const row = cells.map((cell, index) => {
    const [, letter = "", picture = ""] = /^(\S+) (.+)$/.exec(cell) ?? [];
    const x = 2 + index * (side + gap);
    return drawCell(picture, [x, 2], side) + text(letter, [x + side / 2, side + 15], { bold: true });
  });
  return canvas(cells.length * (side + gap) - gap + 4, side + 28, row);
}

function drawGrid(words: string): Drawing {
  const rows = words.split(" / ").map(cellsOf);
  checkCount("rows of a grid", rows, 1, 6);
  for (const row of rows) checkCount("pictures in a row of the grid", row, 2, 6);
  const columnCount = Math.max(...rows.map((row) => row.length));
  const side = Math.min(72, Math.floor(240 / Math.max(columnCount, rows.length)));
  const parts = rows.flatMap((row, rowIndex) =>
    row.map((cell, columnIndex) => drawCell(cell, [2 + columnIndex * side, 2 + rowIndex * side], side, 0)),
  );
  return canvas(columnCount * side + 4, rows.length * side + 4, parts);
}

/** Draws a picture, a line for the mirror or the water, and a question mark in the place of the picture's reflection. */
function drawReflectionQuestion(words: string, isWater: boolean): Drawing {
  const side = 96;
  const reflectionCorner: Point = isWater ? [2, side + 18] : [side + 18, 2];
  const ends: Point[] = isWater
    ? [
        [0, side + 10],
        [side + 4, side + 10],
      ]
    : [
        [side + 10, 0],
        [side + 10, side + 4],
      ];
  const parts = [
    drawCell(words, [2, 2], side),
    lines([ends], { stroke: "blue", width: 5 }),
    drawCell("?", reflectionCorner, side),
  ];
  return isWater ? canvas(side + 4, 2 * side + 20, parts) : canvas(2 * side + 20, side + 4, parts);
}

/** The beginnings of a description, each with the function that draws what follows it. */
const drawFunctions: readonly (readonly [prefix: string, draw: (words: string) => Drawing])[] = [
  ["In a row: ", drawRow],
  ["With letters: ", drawLetteredRow],
  ["In a grid: ", drawGrid],
  ["Before a mirror: ", (words) => drawReflectionQuestion(words, false)],
  ["Above water: ", (words) => drawReflectionQuestion(words, true)],
  // One to four balances; the later ones begin with “Balance 2: ” and so on.
  ["Balance 1: ", drawBalances],
  ["Children from left to right: ", drawChildren],
];

/**
 * Draws a picture from its alt text, so that picture and text always agree. A description that begins with “In a row: ”,
 * for example, has several pictures; a description without such a beginning is a single picture, such as an option.
 *
 * @throws RangeError when a word has no picture, or there are too many pictures
 */
export function drawWords(alt: string): Drawing {
  const found = drawFunctions.find(([prefix]) => alt.startsWith(prefix));
  if (found) {
    const [prefix, draw] = found;
    return draw(alt.slice(prefix.length));
  }
  return canvas(104, 104, [drawCell(alt, [2, 2], 100)], true);
}
