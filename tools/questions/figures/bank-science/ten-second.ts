import { drawCell } from "../cell";
import { drawFoodWeb } from "../food-web";
import { drawGeometry } from "../geometry";
import { drawBarGraph } from "../graphs";
import { drawPlot, pointsOf } from "../plot";
import { track } from "./curves";

/** A hill around a middle, zero beyond its ends. */
const hill = (middle: number, width: number) => (x: number) =>
  Math.max(0, 9 * Math.exp(-(((x - middle) / width) ** 2)) - 0.15);

/** The drawings of Science in class 10, second half, around their items’ `alt`. */
export const tenSecond: Readonly<Record<string, (alt: string) => string>> = {
  "c10-science-radius.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Na", "Mg", "Al", "Si", "Cl"],
      quantity: "Radius of the atom (pm)",
      most: 200,
      step: 20,
      rows: [{ values: [186, 160, 143, 118, 99] }],
    }),
  "c10-science-ph.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["P", "Q", "R", "S"],
      quantity: "pH",
      most: 14,
      step: 2,
      rows: [{ values: [2, 4, 10, 13] }],
    }),
  "c10-science-titration.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Acid added (mL)", most: 40, step: 10 },
      up: { name: "pH", most: 14, step: 2 },
      curves: [
        {
          points: [
            ...pointsOf((x) => 13 - 0.1 * x - 0.2 * Math.exp((x - 18) / 1.5), 0, 18, 20),
            ...track(19.4, 10, 20.6, 4),
            ...pointsOf((x) => 2 + 1.0 * Math.exp(-(x - 22) / 5), 22, 40, 20),
          ],
        },
      ],
    }),
  "c10-science-gland-cell.svg": (alt) =>
    drawCell({
      alt,
      kind: "animal",
      labels: { mitochondrion: "P", "Golgi body": "Q", nucleus: "R", "cell membrane": "S" },
    }),
  "c10-science-enzymes.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "pH", least: 1, most: 11, step: 2 },
      up: { name: "How fast it works", most: 11 },
      curves: [
        { points: pointsOf(hill(2, 1.3), 1, 5), name: ["P", 2, 10.3] },
        { points: pointsOf(hill(8, 1.4), 5, 11), name: ["Q", 8, 10.3], dashed: true },
      ],
    }),
  "c10-science-sugar.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (hours)", most: 4, step: 1 },
      up: { name: "Blood sugar (mg in 100 mL)", most: 300, step: 50 },
      curves: [
        { points: track(0, 80, 0.5, 112, 1, 130, 2, 104, 3, 80, 4, 80), name: ["P", 2.2, 125] },
        {
          points: track(0, 130, 0.5, 200, 1, 248, 1.5, 260, 2.5, 250, 4, 220),
          name: ["Q", 2, 282],
          dashed: true,
        },
      ],
    }),
  "c10-science-family.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        a: [0, 4.5],
        b: [1, 4.5],
        c: [1, 3.5],
        d: [0, 3.5],
        j: [1, 4],
        F: [0.5, 4],
        M: [4.5, 4],
        m: [4, 4],
        n: [2.5, 4],
        p: [2.5, 2],
        D: [2.5, 1.5],
        q: [2.5, 1],
      },
      circles: ["Mm", "Dp"],
      strokes: ["abcda", "jm", "np"],
      dots: ["F", "M"],
      unnamed: Array.from("abcdjFMmnpDq"),
    }),
  "c10-science-crosses.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["P", "Q", "R", "S"],
      quantity: "Plants (%)",
      most: 100,
      step: 25,
      rows: [
        { name: "Tall", values: [100, 75, 50, 0] },
        { name: "Dwarf", values: [0, 25, 50, 100] },
      ],
    }),
  "c10-science-chain.svg": (alt) =>
    drawFoodWeb({
      alt,
      levels: [["Grass"], ["Grasshopper"], ["Frog"], ["Snake"]],
      eaten: [
        ["Grass", "Grasshopper"],
        ["Grasshopper", "Frog"],
        ["Frog", "Snake"],
      ],
    }),
};
