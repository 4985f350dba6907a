import { drawGeometry } from "../geometry";
import { drawPlot } from "../plot";
import { drawVenn } from "../venn";

/** The corners of a box as it is drawn: the lower face ABCD, the upper one EFGH with E above A. */
function boxOf(width: number, depth: number, height: number) {
  const [aside, up] = [depth * 0.55, depth * 0.4];
  return {
    A: [0, 0],
    B: [width, 0],
    C: [width + aside, up],
    D: [aside, up],
    E: [0, height],
    F: [width, height],
    G: [width + aside, up + height],
    H: [aside, up + height],
  } as const;
}

const edges = ["ABCGHE", "AEFB", "FG"];

const hidden = ["AD", "DC", "DH"];

/** The drawings of Maths in class 12, part 3 of 3, around their items’ `alt`. */
export const twelveThird: Readonly<Record<string, (alt: string) => string>> = {
  "c12-maths-cevian.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        O: [0, 0],
        A: [7, 0],
        B: [2, 5],
        P: [11 / 3, 10 / 3],
        Q: [11 / 6, 5 / 3],
        R: [0.8, 2],
      },
      strokes: ["OABO", "OP", "AR"],
    }),
  "c12-maths-cube.svg": (alt) =>
    drawGeometry({
      alt,
      points: boxOf(4, 4, 4),
      strokes: edges,
      dashed: [...hidden, "AG", "BH"],
      height: 230,
    }),
  "c12-maths-box.svg": (alt) =>
    drawGeometry({
      alt,
      points: boxOf(3, 4, 7),
      strokes: edges,
      dashed: [...hidden, "AG"],
      lengths: [
        { at: "AB", text: "3" },
        { at: "BC", text: "4" },
        { at: "CG", text: "12" },
      ],
      height: 230,
    }),
  "c12-maths-unbounded.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", most: 10, step: 2 },
      up: { name: "y", most: 10, step: 2 },
      curves: [
        {
          points: [
            [0, 10],
            [0, 8],
            [2, 3],
            [6, 0],
            [10, 0],
          ],
          name: ["(2, 3)", 1.1, 1.4],
        },
        { points: [[0, 8]], name: ["(0, 8)", 1.4, 8.3] },
        { points: [[6, 0]], name: ["(6, 0)", 6.8, 1.2] },
      ],
      shaded: [
        [0, 10],
        [0, 8],
        [2, 3],
        [6, 0],
        [10, 0],
        [10, 10],
      ],
    }),
  "c12-maths-conditions.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x", most: 8, step: 1 },
      up: { name: "y", most: 5, step: 1 },
      curves: [
        {
          points: [
            [0, 4],
            [2, 0],
          ],
        },
        {
          points: [
            [0, 4],
            [8, 0],
          ],
        },
      ],
      shaded: [
        [0, 4],
        [2, 0],
        [8, 0],
      ],
    }),
  "c12-maths-regions.svg": (alt) =>
    drawVenn({ alt, sets: ["A", "B"], regions: { A: "0.3", AB: "0.2", B: "0.2", "": "0.3" } }),
};
