import { canvas } from "../canvas";
import { drawClock } from "../clock";
import { drawNumberLine } from "../number-line";
import type { Point } from "../points";
import { drawRuler } from "../ruler";
import { dot, line, rectangle } from "../strokes";
import { text } from "../text";

/** A box of a factor tree; one without a number stays empty. */
const box = ([x, y]: Point, words = ""): string =>
  rectangle([x - 20, y - 14], 40, 28, { fill: "paper" }) + (words && text(words, [x, y], { bold: true }));

/** The parts of a bar from its left, each with its width and what is written in it. */
function bar(y: number, parts: readonly (readonly [width: number, words: string])[]): string {
  let x = 10;
  return parts
    .map(([width, words]) => {
      const part = rectangle([x, y], width, 36) + text(words, [x + width / 2, y + 18], { bold: true });
      x += width;
      return part;
    })
    .join("");
}

/** A corner of dots, some upward and as many to the right. */
function corner([x, y]: Point, count: number): string {
  return Array.from(
    { length: count },
    (_, index) => dot([x + index * 18, y], 5) + (index > 0 ? dot([x, y - index * 18], 5) : ""),
  ).join("");
}

/** The drawings of Maths in class 6, part 1 of 3, around their items’ `alt`. */
export const sixFirst: Readonly<Record<string, (alt: string) => string>> = {
  "c6-maths-factor-tree.svg": (alt) =>
    canvas(alt, 260, 210, [
      line([
        [120, 24],
        [60, 76],
        [30, 128],
      ]),
      line([
        [60, 76],
        [90, 128],
      ]),
      line([
        [120, 24],
        [180, 76],
        [150, 128],
      ]),
      line([
        [180, 76],
        [210, 128],
        [180, 182],
      ]),
      line([
        [210, 128],
        [238, 182],
      ]),
      box([120, 24], "?"),
      box([60, 76]),
      box([180, 76]),
      box([30, 128], "2"),
      box([90, 128], "3"),
      box([150, 128], "5"),
      box([210, 128]),
      box([184, 182], "2"),
      box([234, 182], "7"),
    ]),
  "c6-maths-middle.svg": (alt) =>
    drawNumberLine({
      alt,
      from: -10,
      to: 10,
      step: 1,
      labelled: [-10, -5, 0, 5, 10],
      points: [
        { at: -7, name: "P" },
        { at: 3, name: "Q" },
      ],
    }),
  "c6-maths-sixths.svg": (alt) =>
    drawNumberLine({
      alt,
      from: 0,
      to: 2,
      step: 1 / 6,
      labelled: [0, 1, 2],
      points: [
        { at: 5 / 6, name: "P" },
        { at: 1.5, name: "Q" },
      ],
    }),
  "c6-maths-ruler.svg": (alt) => drawRuler({ alt, to: 10, thing: { kind: "nail", from: 2.3, to: 8.1 } }),
  "c6-maths-hundredths.svg": (alt) =>
    drawNumberLine({
      alt,
      from: 3.4,
      to: 3.5,
      step: 0.01,
      labelled: [3.4, 3.5],
      points: [
        { at: 3.42, name: "P" },
        { at: 3.48, name: "Q" },
      ],
    }),
  "c6-maths-corners.svg": (alt) =>
    canvas(alt, 200, 66, [corner([24, 52], 1), corner([74, 52], 2), corner([140, 52], 3)]),
  "c6-maths-bars.svg": (alt) =>
    canvas(alt, 300, 106, [
      bar(10, [
        [72, "x"],
        [72, "x"],
        [72, "x"],
        [60, "7"],
      ]),
      bar(60, [
        [72, "x"],
        [204, "27"],
      ]),
    ]),
  "c6-maths-clock.svg": (alt) => drawClock({ alt, hour: 8, minute: 0 }),
};
