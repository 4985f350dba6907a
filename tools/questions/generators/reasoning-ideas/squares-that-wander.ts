import { drawTiles } from "../../figures/tiles";
import { range } from "../whole";
import { puzzle } from "./puzzle";
import { key, size, tilePicture, write } from "./tile-parts";

/** Squares that wander along their rows, each row at a speed of its own, and come in again on the other side. */
export const rowsThatWander = puzzle("squares-that-wander", (draw, _, hard) => {
  const rows = range(0, hard < 0 ? 2 : size - 1).map(() => ({
    first: draw.int(0, size - 1),
    step: draw.one([1, 2, 3]),
    growth: hard < 1 ? 0 : draw.one(hard === 1 ? [0, 0, 1] : [0, 1, 1, 3]),
  }));
  type Row = (typeof rows)[number];
  const growing = rows.filter(({ growth }) => growth > 0).length;
  if (new Set(rows.map(({ step, growth }) => step * 10 + growth)).size < 3 || (hard > 0 && growing === 0))
    return undefined;
  const place = ({ first, step, growth }: Row, n: number): number =>
    (first + n * step + (growth * n * (n - 1)) / 2) % size;
  const tileOf = (places: readonly number[]): string[] =>
    places.map((black) =>
      range(0, size - 1)
        .map((column) => (column === black ? "B" : "W"))
        .join(""),
    );
  // Steps that stay the same lead back to the first pattern after four: then the fourth is asked for.
  const many = hard < 1 ? 3 : 4;
  const shown = range(0, many - 1).map((n) => tileOf(rows.map((row) => place(row, n))));
  const last = (row: Row): number => place(row, many - 1);
  const next = (row: Row): number => place(row, many);
  const same = (row: Row): number => (2 * last(row) - place(row, many - 2) + 2 * size) % size;
  return {
    frames: [
      "In each row the black square moves by a rule of its own, and what leaves on the right comes in again on the left. Which pattern comes next?",
      "Each row is a closed ring in which one black square travels by its own rule. Which pattern takes the place of the question mark?",
    ],
    key: write(tileOf(rows.map(next))),
    slips: [
      [
        write(tileOf(rows.map(hard > 0 ? same : (row) => (last(row) + 1) % size))),
        hard > 0 ? "let every row go on as in its last step" : "moved every row by one square",
      ],
      [
        write(tileOf(rows.map((row) => (2 * last(row) - next(row) + 2 * size) % size))),
        "moved the squares back instead of on",
      ],
      [
        write(tileOf(rows.map((row, index) => (index === 0 ? (next(row) + 1) % size : next(row))))),
        "moved the first row one square too far",
      ],
      [
        write(tileOf(rows.map((row, index) => (index === rows.length - 1 ? last(row) : next(row))))),
        "left the last row where it was",
      ],
      [write(tileOf(rows.map((row) => place(row, 0)))), "began again with the first pattern"],
    ],
    because: `Follow one row at a time. ${hard > 0 ? "In some rows the step itself changes by the same amount each time." : "Each keeps its own step."} The next places from the top are ${rows.map((row) => next(row) + 1).join(", ")}.`,
    figure: {
      alt: `${many === 3 ? "Three" : "Four"} patterns and a question mark; ${key}. ${shown.map((tile, index) => `${index + 1}: ${write(tile)}`).join(". ")}`,
      draw: (alt) => drawTiles({ alt, tiles: [...shown, "?"] }),
    },
    picture: tilePicture,
    isWords: true,
  };
});
