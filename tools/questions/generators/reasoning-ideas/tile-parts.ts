import { type Tile, drawTile } from "../../figures/tiles";
import type { Draw } from "../draw";
import { range } from "../whole";

export const size = 4;

export const write = (tile: Tile): string => tile.join(", ");

export const tilePicture = (text: string): string => drawTile({ alt: text, tile: text.split(", ") });

export const cell = (tile: Tile, row: number, column: number): string => tile[row]?.[column] ?? ".";

export const mapTile = (tile: Tile, sign: (row: number, column: number) => string): string[] =>
  tile.map((row, down) => Array.from(row, (_, across) => sign(down, across)).join(""));

export const clockwise = (tile: Tile): string[] =>
  mapTile(tile, (r, c) => cell(tile, tile.length - 1 - c, r));

export const anticlockwise = (tile: Tile): string[] =>
  mapTile(tile, (r, c) => cell(tile, c, tile.length - 1 - r));

export const half = (tile: Tile): string[] => clockwise(clockwise(tile));

export const mirrored = (tile: Tile): string[] => tile.map((row) => Array.from(row).toReversed().join(""));

export const inWater = (tile: Tile): string[] => tile.toReversed();

/** The eight ways in which a square lies on itself. */
export const images = (tile: Tile): string[][] =>
  [tile, mirrored(tile)].flatMap((one) => [[...one], clockwise(one), half(one), anticlockwise(one)]);

/** A tile of which no two of the eight images are the same. */
export function drawUneven(draw: Draw, side: number, black: number): string[] | undefined {
  const places = new Set(draw.shuffle(range(0, side * side - 1)).slice(0, black));
  const tile = range(0, side - 1).map((row) =>
    range(0, side - 1)
      .map((column) => (places.has(row * side + column) ? "B" : "W"))
      .join(""),
  );
  return new Set(images(tile).map(write)).size === 8 ? tile : undefined;
}

export type Move = {
  readonly words: string;
  readonly of: (tile: Tile) => string[];
  readonly other: Move["of"];
};

export const turns: readonly Move[] = [
  { words: "turned a quarter turn clockwise", of: clockwise, other: anticlockwise },
  { words: "turned a quarter turn anticlockwise", of: anticlockwise, other: clockwise },
];

export const key = "B is a black square and W a white one; rows from the top";
