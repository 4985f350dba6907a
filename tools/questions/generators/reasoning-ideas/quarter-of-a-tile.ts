import { drawTile } from "../../figures/tiles";
import { range } from "../whole";
import { at, puzzle } from "./puzzle";
import {
  anticlockwise,
  clockwise,
  drawUneven,
  half,
  inWater,
  mirrored,
  tilePicture,
  write,
} from "./tile-parts";

/** A quarter of a tile is missing; the others show how the whole is made. */
export const quarterMissing = puzzle("quarter-of-a-tile", (draw, turn, hard) => {
  const quarter = drawUneven(draw, 3, 4);
  if (!quarter) return undefined;
  const next = draw.one(hard < 2 ? [clockwise, anticlockwise] : [clockwise, anticlockwise]);
  const isMirror = hard < -1 || (hard < 1 && turn === 0);
  const [a, b, c, d] = isMirror
    ? [quarter, mirrored(quarter), half(quarter), inWater(quarter)]
    : [quarter, next(quarter), next(next(quarter)), next(next(next(quarter)))];
  const gap = draw.int(0, 3);
  const round = [a, b, c, d].map((one, index) => (index === gap ? ["...", "...", "..."] : one));
  const whole = [
    ...range(0, 2).map((row) => at(at(round, 0), row) + at(at(round, 1), row)),
    ...range(0, 2).map((row) => at(at(round, 3), row) + at(at(round, 2), row)),
  ];
  const result = at([a, b, c, d], gap);
  return {
    frames: [
      "One quarter of the tile has broken off. The other three show how the pattern was made. Which piece fits?",
      "The pattern of this tile follows one rule from quarter to quarter. Which piece belongs in the gap?",
    ],
    key: write(result),
    slips: [
      [write(mirrored(result)), "changed left and right"],
      [write(inWater(result)), "changed above and below"],
      [write(clockwise(result)), "turned the piece a quarter too far"],
      [write(half(result)), "put the piece in upside down"],
    ],
    because: isMirror
      ? "Each quarter is the mirror image of the one beside it and of the one below or above it."
      : "Going round the tile, each quarter is the one before it after a quarter turn.",
    figure: {
      alt: `A tile of 6 by 6 squares; B is black, W white, a dot is missing; rows from the top: ${write(whole)}`,
      draw: (alt) => drawTile({ alt, tile: whole }),
    },
    picture: tilePicture,
    isWords: true,
  };
});
