import { rotate, type Point } from "../points";
import { circle, polygon } from "../strokes";
import type { Colour } from "../style";
import { text } from "../text";
import { areaOf, backgroundOf, texture, textures, type Texture } from "../texture";

/** The fill of a part: a texture from the words, or the usual colour of a thing. */
export type Fill = Texture | Colour;

const isTexture = (fill: Fill): fill is Texture => textures.some((known) => known === fill);

/** A part of a picture: a polygon, a disc, or letters. Its cell goes from −1 to 1 in both directions. */
export type Piece =
  | { readonly points: readonly Point[]; readonly fill?: Fill }
  | { readonly centre: Point; readonly radius: number; readonly fill?: Fill }
  | { readonly words: string; readonly centre: Point; readonly radius: number };

/** How a whole picture is changed: mirrored, put upside down, rotated, made smaller and moved, in this order. */
export type Change = {
  readonly mirrored?: boolean;
  readonly upsideDown?: boolean;
  readonly rotation?: number;
  readonly size?: number;
  readonly at?: Point;
};

/** Returns a changed picture. Letters are moved, but not mirrored or rotated. */
export function applyChange(
  pieces: readonly Piece[],
  { mirrored = false, upsideDown = false, rotation = 0, size = 1, at = [0, 0] }: Change,
): Piece[] {
  const move = ([x, y]: Point): Point => {
    const [rotatedX, rotatedY] = rotate([mirrored ? -x : x, upsideDown ? -y : y], [0, 0], rotation);
    return [at[0] + rotatedX * size, at[1] + rotatedY * size];
  };
  return pieces.map((piece) =>
    "points" in piece
      ? { ...piece, points: piece.points.map(move) }
      : { ...piece, centre: move(piece.centre), radius: piece.radius * size },
  );
}

/** Returns the shadow of a picture, in which all parts are black. */
export const blacken = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => ("words" in piece ? piece : { ...piece, fill: "black" }));

/** Returns the corners of a polygon that approximates a circle. */
const circleCorners = (centre: Point, radius: number): Point[] =>
  Array.from({ length: 24 }, (_, index) => rotate([centre[0] + radius, centre[1]], centre, index * 15));

/** Draws a picture into a cell with this middle; `halfSide` is half its side. */
export function drawPieces(pieces: readonly Piece[], [x, y]: Point, halfSide: number): string {
  const toDrawing = ([pieceX, pieceY]: Point): Point => [x + pieceX * halfSide, y + pieceY * halfSide];
  return pieces
    .map((piece) => {
      if ("words" in piece)
        return text(piece.words, toDrawing(piece.centre), {
          size: Math.max(13, piece.radius * halfSide * 1.5),
          bold: true,
        });
      const { fill = "white" } = piece;
      const style = { fill: isTexture(fill) ? backgroundOf[fill] : fill };
      const outline =
        "points" in piece
          ? piece.points.map(toDrawing)
          : circleCorners(toDrawing(piece.centre), piece.radius * halfSide);
      const body =
        "points" in piece
          ? polygon(outline, style)
          : circle(toDrawing(piece.centre), piece.radius * halfSide, style);
      if (!isTexture(fill)) return body;
      const area = areaOf(outline);
      return body + texture(fill, area, Math.max(5, Math.min(area.box[2], area.box[3]) * 0.14));
    })
    .join("");
}
