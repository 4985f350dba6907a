import { drawTiles } from "../../figures/tiles";
import { range } from "../whole";
import { puzzle } from "./puzzle";
import { key, size, tilePicture, write } from "./tile-parts";

/** Squares that wander along their rows, each row at a speed of its own, and come in again on the other side. */
export const rowsThatWander = puzzle("squares-that-wander", (draw, _, hard) => {
  const rows = range(0, size - 1).map(() => ({
    first: draw.int(0, size - 1),
    step: draw.one([1, 2, 3]),
    growth: hard === 0 ? 0 : draw.one(hard === 1 ? [0, 0, 1] : [0, 1, 1, 3]),
  }));
  const growing = rows.filter(({ growth }) => growth > 0).length;
  if (new Set(rows.map(({ step, growth }) => step * 10 + growth)).size < 3 || (hard > 0 && growing === 0))
    return undefined;
  const place = ({ first, step, growth }: (typeof rows)[number], n: number): number =>
    (first + n * step + (growth * n * (n - 1)) / 2) % size;
  const tileOf = (places: readonly number[]): string[] =>
    places.map((black) =>
      range(0, size - 1)
        .map((column) => (column === black ? "B" : "W"))
        .join(""),
    );
  const shown = range(0, 3).map((n) => tileOf(rows.map((row) => place(row, n))));
  const same = (row: (typeof rows)[number]): number => (2 * place(row, 3) - place(row, 2) + 2 * size) % size;
  return {
    frames: [
      "In each row the black square moves by a rule of its own, and what leaves on the right comes in again on the left. Which pattern comes next?",
      "Each row is a closed ring in which one black square travels by its own rule. Which pattern takes the place of the question mark?",
    ],
    key: write(tileOf(rows.map((row) => place(row, 4)))),
    slips: [
      [
        write(tileOf(rows.map(hard > 0 ? same : (row) => (place(row, 3) + 1) % size))),
        hard > 0 ? "let every row go on as in its last step" : "moved every row by one square",
      ],
      [
        write(tileOf(rows.map((row) => (2 * place(row, 3) - place(row, 4) + 2 * size) % size))),
        "moved the squares back instead of on",
      ],
      [
        write(tileOf(rows.map((row, index) => (index === 0 ? (place(row, 4) + 1) % size : place(row, 4))))),
        "moved the first row one square too far",
      ],
      [
        write(tileOf(rows.map((row, index) => (index === size - 1 ? place(row, 3) : place(row, 4))))),
        "left the last row where it was",
      ],
      [write(tileOf(rows.map((row) => place(row, 0)))), "began again with the first pattern"],
    ],
    because: `Follow one row at a time. ${hard > 0 ? "In some rows the step itself changes by the same amount each time." : "Each keeps its own step."} The next places from the top are ${rows.map((row) => place(row, 4) + 1).join(", ")}.`,
    figure: {
      alt: `Four patterns and a question mark; ${key}. ${shown.map((tile, index) => `${index + 1}: ${write(tile)}`).join(". ")}`,
      draw: (alt) => drawTiles({ alt, tiles: [...shown, "?"] }),
    },
    picture: tilePicture,
    isWords: true,
  };
});
