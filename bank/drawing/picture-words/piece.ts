import { turn, type Point } from "../points";
import { circle, polygon } from "../strokes";
import type { Colour } from "../style";
import { text } from "../text";
import { areaOf, groundOf, texture, textures, type Texture } from "../texture";

/** How a part is filled: as the words tell, or in the colour that a thing has anyway. */
export type Fill = Texture | Colour;

const isTexture = (fill: Fill): fill is Texture => textures.some((known) => known === fill);

/** A part of a picture, in a cell from −1 to 1 both ways: a polygon, a round disc, or a letter that is read. */
export type Piece =
  | { readonly points: readonly Point[]; readonly fill?: Fill }
  | { readonly centre: Point; readonly radius: number; readonly fill?: Fill }
  | { readonly words: string; readonly centre: Point; readonly radius: number };

/** How a picture is changed as a whole: seen in a mirror, upside down, turned, made smaller and moved, in that order. */
export type Change = {
  readonly mirrored?: boolean;
  readonly upsideDown?: boolean;
  readonly turned?: number;
  readonly size?: number;
  readonly at?: Point;
};

/** A picture changed; letters move with it and stay upright. */
export function change(
  pieces: readonly Piece[],
  { mirrored = false, upsideDown = false, turned = 0, size = 1, at = [0, 0] }: Change,
): Piece[] {
  const move = ([x, y]: Point): Point => {
    const [a, b] = turn([mirrored ? -x : x, upsideDown ? -y : y], [0, 0], turned);
    return [at[0] + a * size, at[1] + b * size];
  };
  return pieces.map((piece) =>
    "points" in piece
      ? { ...piece, points: piece.points.map(move) }
      : { ...piece, centre: move(piece.centre), radius: piece.radius * size },
  );
}

/** The shadow of a picture: all of it is black. */
export const blacken = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => ("words" in piece ? piece : { ...piece, fill: "black" }));

const round = (centre: Point, radius: number): Point[] =>
  Array.from({ length: 24 }, (_, index) => turn([centre[0] + radius, centre[1]], centre, index * 15));

/** Draws a picture into a cell with this middle and half this side. */
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
      const style = { fill: isTexture(fill) ? groundOf[fill] : fill };
      const outline =
        "points" in piece ? piece.points.map(place) : round(place(piece.centre), piece.radius * half);
      const body =
        "points" in piece ? polygon(outline, style) : circle(place(piece.centre), piece.radius * half, style);
      if (!isTexture(fill)) return body;
      const area = areaOf(outline);
      return body + texture(fill, area, Math.max(5, Math.min(area.box[2], area.box[3]) * 0.14));
    })
    .join("");
}
