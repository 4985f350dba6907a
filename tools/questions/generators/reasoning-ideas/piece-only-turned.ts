import { type Tile, drawTile } from "../../figures/tiles";
import { range } from "../whole";
import { puzzle } from "./puzzle";
import { anticlockwise, clockwise, half, images, mirrored, tilePicture } from "./tile-parts";

/** A piece of small squares, turned but not turned over. */
export const pieceTurned = puzzle("piece-only-turned", (draw, turn, hard) => {
  const many = hard < 2 ? 5 : 6;
  const places = [draw.int(0, 15)];
  while (places.length < many) {
    const from = draw.one(places);
    const steps = [from % 4 > 0 ? -1 : 0, from % 4 < 3 ? 1 : 0, from > 3 ? -4 : 0, from < 12 ? 4 : 0].filter(
      (by) => by !== 0 && !places.includes(from + by),
    );
    if (steps.length > 0) places.push(from + draw.one(steps));
  }
  const signs = (of: readonly number[]): string[] =>
    range(0, 3).map((row) =>
      range(0, 3)
        .map((column) => (of.includes(row * 4 + column) ? "W" : "."))
        .join(""),
    );
  const settle = (tile: Tile): string => {
    const rows = tile.filter((row) => row.includes("W"));
    const columns = range(0, 3).filter((column) => rows.some((row) => row[column] === "W"));
    return rows.map((row) => columns.map((column) => row[column]).join("")).join(", ");
  };
  const shape = signs(places);
  if (new Set(images(shape).map(settle)).size < 8) return undefined;
  const spins = draw.shuffle([clockwise, half, anticlockwise]);
  const over = mirrored(shape);
  const [first = clockwise, second = half, third = anticlockwise] = spins;
  const isLast = turn % 2 === 1;
  const all = new Set(images(shape).map(settle));
  return {
    frames: [
      "Which of these is the piece of the figure, turned on the table without being turned over?",
      "Three of these are the piece of the figure after a turn on the table. Which one needs it to be turned over?",
    ],
    key: isLast ? settle(first(over)) : settle(first(shape)),
    slips: isLast
      ? [
          [
            settle(first(shape)),
            first === half ? "is the piece after a half turn" : "is the piece after a quarter turn",
          ],
          [
            settle(second(shape)),
            second === half ? "needs a half turn and no more" : "needs a quarter turn and no more",
          ],
          [
            settle(third(shape)),
            third === half ? "is the piece upside down" : "is the piece turned to its side",
          ],
        ]
      : [
          [settle(first(over)), "is the piece turned over as well"],
          [settle(second(over)), "is the piece in a mirror, and turned"],
          [settle(third(over)), "has its bend on the wrong side"],
        ],
    because: isLast
      ? "Go round the edge clockwise and note the bends. The one with the bends in reverse order has been turned over."
      : `Go round the edge clockwise and note the bends: only one of them has the same order. ${all.size} pictures are made of it in all, four by turns alone.`,
    figure: {
      alt: `A piece of ${many} small squares; W is a square and a dot none; rows from the top: ${settle(shape)}`,
      draw: (alt) => drawTile({ alt, tile: settle(shape).split(", ") }),
    },
    picture: tilePicture,
    isWords: true,
  };
});
