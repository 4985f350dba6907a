import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkCount, checkDistinct, checkWhole } from "../check-input";
import { polar, type Point } from "../points";
import { dot, polygon } from "../strokes";
import { text } from "../text";

/** A number of pips, 1 to 6, or another symbol on the face, such as a letter or a question mark. */
export type Face = number | string;

/** The visible faces of a die: top, front left, front right. */
export type Die = { readonly top: Face; readonly left: Face; readonly right: Face };

export type Dice = {
  /** One to three, in a row. */
  readonly dice: readonly Die[];
  /** Whether opposite faces add up to 7, as on an ordinary die; then no two visible faces may add up to 7. */
  readonly usual?: boolean;
};

const edge = 46;

/** Returns the positions of a face's pips, as shares of its two sides. */
export function pipsOf(count: number): Point[] {
  checkWhole("the number of pips", count, 1, 6);
  const [low, mid, high] = [0.24, 0.5, 0.76];
  const corners: Point[] = [
    [low, low],
    [high, high],
    [high, low],
    [low, high],
  ];
  const sides: Point[] = [
    [low, mid],
    [high, mid],
  ];
  return [
    ...(count % 2 === 1 ? [[mid, mid] as const] : []),
    ...corners.slice(0, count < 2 ? 0 : count < 4 ? 2 : 4),
    ...(count === 6 ? sides : []),
  ];
}

/**
 * Draws dice as seen from a corner.
 *
 * @throws RangeError when there are more than three dice, a die shows a face twice, or two faces of a usual die add up to
 *   7
 */
export function drawDice({ dice, usual = false }: Dice): Drawing {
  checkCount("dice", dice, 1, 3);
  const parts = dice.map((die, index) => {
    checkDistinct("a die", [die.top, die.left, die.right]);
    if (usual) checkUsual([die.top, die.left, die.right]);
    return drawDie(die, [50 + index * 98, 6]);
  });
  return canvas(2 + dice.length * 98, 12 + 2 * edge, parts);
}

function checkUsual(faces: readonly Face[]): void {
  faces.forEach((face, index) =>
    faces
      .slice(index + 1)
      .forEach((otherFace) =>
        check(Number(face) + Number(otherFace) !== 7, `${face} and ${otherFace} lie opposite on a usual die`),
      ),
  );
}

/** A face by its corner and the two sides that start there, as steps from the corner. */
type Plane = readonly [corner: Point, across: Point, down: Point];

function drawDie({ top, left, right }: Die, [x, y]: Point): string {
  const slope = edge / 2;
  const width = edge * Math.cos(Math.PI / 6);
  const front: Point = [x, y + edge];
  const planes: readonly (readonly [Face, Plane, "paper" | "grey" | "sky"])[] = [
    [
      top,
      [
        [x, y],
        [width, slope],
        [-width, slope],
      ],
      "paper",
    ],
    [
      left,
      [
        [x - width, y + slope],
        [width, slope],
        [0, edge],
      ],
      "grey",
    ],
    [right, [front, [width, -slope], [0, edge]], "sky"],
  ];
  return planes.map(([face, plane, fill]) => drawFace(face, plane, fill)).join("");
}

function drawFace(face: Face, [[x, y], across, down]: Plane, fill: "paper" | "grey" | "sky"): string {
  /** Returns the point at these shares of the two sides. */
  const pointAt = (shareAcross: number, shareDown: number): Point => [
    x + shareAcross * across[0] + shareDown * down[0],
    y + shareAcross * across[1] + shareDown * down[1],
  ];
  const side = polygon([pointAt(0, 0), pointAt(1, 0), pointAt(1, 1), pointAt(0, 1)], { fill });
  if (typeof face === "number")
    return (
      side +
      pipsOf(face)
        .map((pip) => drawPip(pip, pointAt))
        .join("")
    );
  check(Array.from(face).length <= 2, `"${face}" is too long for a face`);
  const matrix = [across[0] / edge, across[1] / edge, down[0] / edge, down[1] / edge] as const;
  return side + text(face, pointAt(0.5, 0.5), { size: 26, bold: true, matrix });
}

function drawPip([across, down]: Point, pointAt: (shareAcross: number, shareDown: number) => Point): string {
  const rim = Array.from({ length: 10 }, (_, index) => {
    const [aside, below] = polar([0, 0], 0.1, index * 36);
    return pointAt(across + aside, down + below);
  });
  return polygon(rim, { fill: "ink", stroke: "none" });
}

/**
 * Draws a face seen from directly above, as an option or a part of a net.
 *
 * @param size the length of its sides
 */
export function flatFace(face: Face, [x, y]: Point, size: number): string {
  if (typeof face === "string")
    return text(face, [x + size / 2, y + size / 2], { size: size * 0.5, bold: true });
  return pipsOf(face)
    .map(([across, down]) => dot([x + across * size, y + down * size], size * 0.09))
    .join("");
}
