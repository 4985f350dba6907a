import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { check, checkNumber, checkWhole } from "../check-input";
import { type Point } from "../points";
import { line, lines, polygon, rectangle } from "../strokes";
import { text } from "../text";

export type Ruler = {
  /** Whole centimetres at the ends; a broken ruler does not begin with 0. At most 15 of them are shown. */
  readonly from?: number;
  readonly to: number;
  /** The measured object, and the positions of its ends in centimetres. */
  readonly thing?: {
    readonly kind: "pencil" | "ribbon" | "nail" | "line";
    readonly from: number;
    readonly to: number;
  };
};

/** The x coordinate of the first centimetre, the distance to the last one, and the y coordinate of the measuring edge. */
const left = 14;
const rulerWidth = 272;
const edge = 60;

/** Returns the x coordinate of a length in centimetres. */
export function xOnRuler({ from = 0, to }: Pick<Ruler, "from" | "to">, centimetres: number): number {
  return left + ((centimetres - from) * rulerWidth) / (to - from);
}

/**
 * Draws a ruler in centimetres and, if there is room, millimetres, with a thing along its edge.
 *
 * @throws RangeError when the ruler is longer than 15 cm, or the thing is not along it
 */
export function drawRuler({ from = 0, to, thing }: Ruler): Drawing {
  checkWhole("the ruler's first centimetre", from, 0, 100);
  checkWhole("the ruler's last centimetre", to, from + 2, from + 15);
  const xOf = (centimetres: number) => xOnRuler({ from, to }, centimetres);
  const ticksPerCentimetre = rulerWidth / (to - from) >= 20 ? 10 : 2;
  const ticks = Array.from({ length: (to - from) * ticksPerCentimetre + 1 }, (_, index): Point[] => {
    const isWhole = index % ticksPerCentimetre === 0;
    const isHalf = (index * 2) % ticksPerCentimetre === 0;
    const x = xOf(from + index / ticksPerCentimetre);
    return [
      [x, edge],
      [x, edge + (isWhole ? 18 : isHalf ? 13 : 8)],
    ];
  });
  const numbers = Array.from({ length: to - from + 1 }, (_, index) =>
    text(from + index, [xOf(from + index), edge + 29], { size: 14 }),
  );
  return canvas(300, 116, [
    rectangle([2, edge], 296, 52, { fill: "sun", round: 3 }),
    lines(ticks, { width: 1.5 }),
    ...numbers,
    text("cm", [292, edge + 43], { size: 13, anchor: "end" }),
    thing ? drawThing(thing, xOf, from, to) : "",
  ]);
}

function drawThing(
  { kind, from, to }: NonNullable<Ruler["thing"]>,
  xOf: (centimetres: number) => number,
  rulerStart: number,
  rulerEnd: number,
): string {
  checkNumber("the thing's beginning", from, rulerStart, rulerEnd);
  checkNumber("the thing's end", to, from, rulerEnd);
  check(to > from, "a thing without length");
  const [start, end] = [xOf(from), xOf(to)];
  const guides = lines(
    [
      [
        [start, 22],
        [start, edge - 3],
      ],
      [
        [end, 22],
        [end, edge - 3],
      ],
    ],
    { width: 1.5, dashed: true },
  );
  return guides + drawByKind[kind](start, end);
}

/** The function that draws each kind of thing from the x coordinate `start` to `end`. */
const drawByKind: Record<NonNullable<Ruler["thing"]>["kind"], (start: number, end: number) => string> = {
  pencil: (start, end) =>
    [
      polygon(
        [
          [start, 20],
          [end - 22, 20],
          [end, 29],
          [end - 22, 38],
          [start, 38],
        ],
        { fill: "sky" },
      ),
      line([
        [start + 10, 20],
        [start + 10, 38],
      ]),
      line([
        [end - 22, 20],
        [end - 22, 38],
      ]),
      polygon(
        [
          [end - 8, 26],
          [end, 29],
          [end - 8, 32],
        ],
        { fill: "ink" },
      ),
    ].join(""),
  ribbon: (start, end) => rectangle([start, 22], end - start, 16, { fill: "rose" }),
  nail: (start, end) =>
    line(
      [
        [start + 1, 20],
        [start + 1, 38],
      ],
      { width: 3 },
    ) +
    polygon(
      [
        [start + 2, 26],
        [end - 12, 26],
        [end, 29],
        [end - 12, 32],
        [start + 2, 32],
      ],
      { fill: "grey" },
    ),
  line: (start, end) =>
    line(
      [
        [start, 29],
        [end, 29],
      ],
      { width: 3 },
    ) +
    line([
      [start, 22],
      [start, 36],
    ]) +
    line([
      [end, 22],
      [end, 36],
    ]),
};
