import { drawCell } from "../cell";
import { drawGeometry } from "../geometry";
import { drawBarGraph } from "../graphs";
import { drawPlot, pointsOf } from "../plot";
import { drawVenn } from "../venn";
import { drawVessels } from "../vessels";
import { hills, track } from "./curves";

/** The drawings of Science in class 9, second half, around their items’ `alt`. */
export const nineSecond: Readonly<Record<string, (alt: string) => string>> = {
  "c9-science-heating.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (minutes)", most: 28, step: 4 },
      up: { name: "Temperature (°C)", least: -20, most: 120, step: 20 },
      curves: [{ points: track(0, -20, 1, 0, 4, 0, 8, 100, 28, 100) }],
    }),
  "c9-science-gas-curves.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (minutes)", most: 12, step: 2 },
      up: { name: "Gas (mL)", most: 100, step: 20 },
      curves: [
        { points: pointsOf((x) => 80 * (1 - Math.exp(-1.9 * x)), 0, 12), name: ["P", 2, 90] },
        {
          points: pointsOf((x) => 80 * (1 - Math.exp(-0.45 * x)), 0, 12),
          name: ["Q", 4.4, 56],
          dashed: true,
        },
      ],
    }),
  "c9-science-solubility.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Temperature (°C)", most: 60, step: 10 },
      up: { name: "Grams in 100 g of water", most: 120, step: 20 },
      curves: [
        { points: pointsOf((x) => 20 + x / 4 + (x * x) / 48, 0, 60), name: ["P", 48, 96] },
        { points: track(0, 36, 60, 38), name: ["Q", 54, 46], dashed: true },
      ],
    }),
  "c9-science-leaf-cell.svg": (alt) =>
    drawCell({
      alt,
      kind: "plant",
      labels: { chloroplast: "P", nucleus: "Q", "cell wall": "R", vacuole: "S" },
    }),
  "c9-science-noon-dip.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time of day (h)", least: 6, most: 18, step: 2 },
      up: { name: "Water lost per hour", most: 10 },
      curves: [{ points: hills(track(6, 0.5, 11, 9, 14, 4.5, 16, 7, 18, 0.8)) }],
    }),
  "c9-science-pulses.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["At rest", "After run", "5 min later"],
      quantity: "Beats per minute",
      most: 160,
      step: 20,
      rows: [
        { name: "Tara", values: [70, 130, 75] },
        { name: "Uma", values: [82, 160, 120] },
      ],
    }),
  "c9-science-indicator-tubes.svg": (alt) =>
    drawVessels({
      alt,
      vessels: [
        { kind: "jar", level: 0.35, holds: "plant", closed: true, name: "P", note: "light" },
        { kind: "jar", level: 0.35, holds: "plant", closed: true, name: "Q", note: "dark" },
        { kind: "jar", level: 0.35, closed: true, name: "R", note: "light" },
      ],
    }),
  "c9-science-plant-rings.svg": (alt) =>
    drawVenn({ alt, sets: ["Vascular tissue", "Seeds"], regions: { A: "P", AB: "Q", B: "R", "": "S" } }),
  "c9-science-key.svg": (alt) =>
    drawGeometry({
      alt,
      points: { a: [0, 5], b: [0, 4], P: [-2.6, 2.6], c: [2.2, 2.6], Q: [0.4, 0.6], R: [4, 0.6] },
      strokes: ["ab", "bP", "bc", "cQ", "cR"],
      lengths: [
        { at: "bP", text: "no" },
        { at: "bc", text: "yes" },
        { at: "cQ", text: "no" },
        { at: "cR", text: "yes" },
      ],
      unnamed: ["a", "b", "c"],
    }),
};
