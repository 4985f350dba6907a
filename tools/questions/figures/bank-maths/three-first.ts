import { drawAbacus } from "../abacus";
import { drawCells } from "../cells";
import { drawCubeStack } from "../cube-stack";
import { drawGeometry } from "../geometry";
import { drawNumberLine } from "../number-line";
import { drawParts } from "../parts";
import { drawLettered } from "../series";
import { drawThings } from "../things";
import { drawTile } from "../tiles";
import { columnSum, dottedRows, greyOnSquares } from "./pieces";

/** The drawings of Maths in class 3, part 1 of 2, around their items’ `alt`. */
export const threeFirst: Readonly<Record<string, (alt: string) => string>> = {
  "c3-maths-abacus.svg": (alt) =>
    drawAbacus({ alt, rods: ["Th", "H", "T", "O"], frames: [{ beads: [4, 3, 2, 5] }] }),
  "c3-maths-line-hundreds.svg": (alt) =>
    drawNumberLine({
      alt,
      from: 4000,
      to: 5000,
      step: 100,
      labelled: [4000, 5000],
      write: (value) => value.toLocaleString("en-IN"),
      points: [{ at: 4350, name: "P" }],
    }),
  "c3-maths-hidden-sum.svg": (alt) => columnSum(alt, [" 3A4", "+2B7", " 601"]),
  "c3-maths-equal-sums.svg": (alt) =>
    drawCells({
      alt,
      width: 46,
      height: 46,
      size: 20,
      rows: [
        ["18", "", "16"],
        ["13", "15", "17"],
        ["", "?", ""],
      ],
    }),
  "c3-maths-rows-of-seven.svg": (alt) =>
    drawThings({ alt, rows: dottedRows(["ooooooo", "ooooooo", "ooo", "ooo", "oooo"]) }),
  "c3-maths-counters.svg": (alt) =>
    drawThings({ alt, rows: dottedRows(["ooooooooo", "ooooooooo", "oooooooo"]) }),
  "c3-maths-one-third.svg": (alt) =>
    drawParts({
      alt,
      wholes: [
        { kind: "circle", count: 6, shaded: [0, 3], name: "P" },
        { kind: "circle", count: 4, shaded: [1], name: "Q" },
        { kind: "grid", count: 9, columns: 3, shaded: [0, 2, 4, 7], name: "R" },
        { kind: "circle", count: 3, shaded: [0, 2], name: "S" },
      ],
    }),
  "c3-maths-bars-thirds.svg": (alt) =>
    drawParts({
      alt,
      wholes: [
        { kind: "bar", count: 3, shaded: [0], name: "P" },
        { kind: "bar", count: 6, shaded: [], name: "Q" },
      ],
    }),
  "c3-maths-grid-16.svg": (alt) =>
    drawParts({ alt, wholes: [{ kind: "grid", count: 16, columns: 4, shaded: [1, 6, 12] }] }),
  "c3-maths-flag.svg": (alt) =>
    drawParts({ alt, wholes: [{ kind: "bar", count: 10, shaded: [1, 3, 6, 8] }] }),
  "c3-maths-shapes-row.svg": (alt) => drawThings({ alt, rows: [{ things: "oOsOotOSto" }] }),
  "c3-maths-fan.svg": (alt) =>
    drawGeometry({
      alt,
      points: { a: [4, 5], b: [0, 0], c: [3, 0], d: [6, 0], e: [9, 0] },
      strokes: ["abea", "ac", "ad"],
      unnamed: Array.from("abcde"),
      height: 170,
    }),
  "c3-maths-mirror.svg": (alt) => drawTile({ alt, tile: ["WBB", "WWB", "BWB", "WWB"] }),
  "c3-maths-mirror-k.svg": (alt) => drawTile({ alt, tile: ["BBW", "BWW", "BWB", "BWW"] }),
  "c3-maths-mirror-l.svg": (alt) => drawTile({ alt, tile: ["WBB", "WWB", "BWB", "WWB"] }),
  "c3-maths-mirror-m.svg": (alt) => drawTile({ alt, tile: ["WWB", "BWB", "WWB", "WBB"] }),
  "c3-maths-mirror-n.svg": (alt) => drawTile({ alt, tile: ["BWW", "BWB", "BWW", "BBW"] }),
  "c3-maths-symmetry.svg": (alt) =>
    drawLettered({
      alt,
      cells: [
        [{ shape: "rectangle" }],
        [{ shape: "triangle" }],
        [{ shape: "square" }],
        [{ shape: "half circle" }],
      ],
    }),
  "c3-maths-strip.svg": (alt) => drawParts({ alt, wholes: [{ kind: "bar", count: 3, shaded: [] }] }),
  "c3-maths-cubes.svg": (alt) =>
    drawCubeStack({
      alt,
      heights: [
        [3, 2, 1],
        [1, 1, 0],
      ],
    }),
  "c3-maths-letters.svg": (alt) =>
    drawCells({ alt, rows: [Array.from("DELT")], width: 56, height: 56, size: 34 }),
  "c3-maths-park.svg": (alt) =>
    drawGeometry({
      alt,
      points: { a: [6, 16], b: [0, 0], c: [23, 0] },
      strokes: ["abca"],
      lengths: [
        { at: "ab", text: "17 m" },
        { at: "bc", text: "23 m" },
        { at: "ca", text: "?" },
      ],
      unnamed: Array.from("abc"),
    }),
  "c3-maths-plus.svg": (alt) => greyOnSquares(alt, [".....", "..*..", ".***.", "..*..", "....."]),
};
