import { type Tile, drawTiles } from "../../figures/tiles";
import { puzzle } from "./puzzle";
import {
  cell,
  drawUneven,
  half,
  inWater,
  key,
  mapTile,
  mirrored,
  size,
  tilePicture,
  turns,
  write,
} from "./tile-parts";

const join = (one: Tile, other: Tile, rule: (a: boolean, b: boolean) => boolean): string[] =>
  mapTile(one, (r, c) => (rule(cell(one, r, c) === "B", cell(other, r, c) === "B") ? "B" : "W"));

const either = (a: boolean, b: boolean): boolean => a || b;

const exactlyOne = (a: boolean, b: boolean): boolean => a !== b;

const bothBlack = (a: boolean, b: boolean): boolean => a && b;

/** Two sheets that are laid on each other, after a move of one of them, or of both. */
export const sheetsOverlaid = puzzle("two-sheets-laid-together", (draw, turn, hard) => {
  const [left, right] = [drawUneven(draw, size, draw.int(5, 6)), drawUneven(draw, size, draw.int(5, 6))];
  if (!left || !right) return undefined;
  const isStill = hard < 0;
  const move = draw.one(turns);
  const flip = draw.one([mirrored, half]);
  const rule =
    hard === 0 || (Math.abs(hard) === 1 && turn === 0)
      ? either
      : hard === 2 && turn === 0
        ? bothBlack
        : exactlyOne;
  const law =
    rule === either
      ? "where either sheet is"
      : rule === bothBlack
        ? "where both sheets are"
        : "where exactly one of both is";
  const isTwice = hard === 3;
  const second = isTwice ? flip(right) : right;
  const aside = isTwice
    ? `, and the right one is ${flip === half ? "turned by half" : "seen in an upright mirror"}`
    : "";
  const moved = isStill ? [...left] : move.of(left);
  const result = (tile: Tile): string =>
    Array.from(tile.join("")).filter((sign) => sign === "B").length < 3 ? "" : write(tile);
  if (result(join(moved, second, rule)) === "") return undefined;
  return {
    frames: isStill
      ? [
          `The two sheets are laid on each other. A square of the result is black ${law} black. Which is the result?`,
          `From two sheets a third is made. Its squares are black ${law} black. Which is the third?`,
        ]
      : [
          `The left sheet is ${move.words}${aside}. Then they are joined: a square of the result is black ${law} black. Which is the result?`,
          `Two sheets make a third, whose squares are black ${law} black. Before that the left sheet is ${move.words}${aside}. Which is the third?`,
        ],
    key: write(join(moved, second, rule)),
    slips: [
      [
        result(join(isStill ? mirrored(left) : move.other(left), second, rule)),
        isStill ? "turned the left sheet over" : "turned the left sheet the wrong way",
      ],
      [
        result(join(moved, second, rule === exactlyOne ? either : exactlyOne)),
        rule === exactlyOne
          ? "kept squares black that are black on both"
          : "lost squares that are black on both",
      ],
      [
        result(isTwice ? join(moved, right, rule) : join(left, isStill ? [...inWater(right)] : right, rule)),
        isTwice
          ? "left the right sheet as it was"
          : isStill
            ? "put the right sheet in upside down"
            : "did not turn the left sheet",
      ],
      [
        result(join(moved, second, rule === bothBlack ? either : bothBlack)),
        rule === bothBlack
          ? "kept squares that are black on one sheet only"
          : "kept only what is black on both",
      ],
    ],
    because: isStill
      ? `Compare the sheets square by square: black ${law} black.`
      : `Turn the left sheet first${isTwice ? " and move the right one" : ""}, then compare square by square: black ${law} black.`,
    figure: {
      alt: `Two patterns of ${size} by ${size} squares; ${key}. Left: ${write(left)}. Right: ${write(right)}`,
      draw: (alt) => drawTiles({ alt, tiles: [left, right], signs: ["+"] }),
    },
    picture: tilePicture,
    isWords: true,
  };
});
