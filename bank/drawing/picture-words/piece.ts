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

/** How a whole picture is changed: mirrored, put upside down, turned, made smaller and moved, in this order. */
export type Change = {
  readonly mirrored?: boolean;
  readonly upsideDown?: boolean;
  readonly turned?: number;
  readonly size?: number;
  readonly at?: Point;
};

/** Returns a changed picture. Letters are moved, but not mirrored or turned. */
export function change(
  pieces: readonly Piece[],
  { mirrored = false, upsideDown = false, turned = 0, size = 1, at = [0, 0] }: Change,
): Piece[] {
  const move = ([x, y]: Point): Point => {
    const [a, b] = rotate([mirrored ? -x : x, upsideDown ? -y : y], [0, 0], turned);
    return [at[0] + a * size, at[1] + b * size];
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

/** Draws a picture into a cell with this middle; `half` is half its side. */
export function drawPieces(pieces: readonly Piece[], [x, y]: Point, half: number): string {
  const place = ([a, b]: Point): Point => [x + a * half, y + b * half];
  return pieces
    .map((piece) => {
      if ("words" in piece)
        return text(piece.words, place(piece.centre), {
          size: Math.max(13, piece.radius * half * 1.5),
          bold: true,
        });
      const { fill = "white" } = piece;
      const style = { fill: isTexture(fill) ? backgroundOf[fill] : fill };
      const outline =
        "points" in piece ? piece.points.map(place) : circleCorners(place(piece.centre), piece.radius * half);
      const body =
        "points" in piece ? polygon(outline, style) : circle(place(piece.centre), piece.radius * half, style);
      if (!isTexture(fill)) return body;
      const area = areaOf(outline);
      return body + texture(fill, area, Math.max(5, Math.min(area.box[2], area.box[3]) * 0.14));
    })
    .join("");
}
