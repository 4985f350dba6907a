import { drawCircuit } from "../circuit";
import { drawGeometry } from "../geometry";
import { drawPlot, pointsOf } from "../plot";
import { drawRays } from "../rays";
import { track, wave } from "./curves";

/** The drawings of Science in class 12, first half, around their items’ `alt`. */
export const twelveFirst: Readonly<Record<string, (alt: string) => string>> = {
  "c12-science-two-branches.svg": (alt) =>
    drawCircuit({
      alt,
      top: [{ part: "battery", name: "12 V" }],
      branches: [
        [
          { part: "resistor", name: "2 Ω" },
          { part: "resistor", name: "4 Ω" },
        ],
        [
          { part: "resistor", name: "3 Ω" },
          { part: "resistor", name: "3 Ω" },
        ],
      ],
    }),
  "c12-science-cell-line.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Current (A)", most: 1.2, step: 0.2 },
      up: { name: "Voltage (V)", most: 2, step: 0.5 },
      curves: [
        {
          points: track(0, 1.5, 1, 1),
        },
      ],
    }),
  "c12-science-triangle-charges.svg": (alt) =>
    drawGeometry({
      alt,
      points: { A: [2, 3.464], B: [0, 0], C: [4, 0] },
      strokes: ["ABCA"],
      equal: [["AB", "BC", "CA"]],
      dots: ["A", "B", "C"],
    }),
  "c12-science-flux.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (s)", most: 5, step: 1 },
      up: { name: "Flux (Wb)", most: 0.8, step: 0.2 },
      curves: [
        {
          points: track(0, 0, 2, 0.6, 4, 0.6, 5, 0),
        },
      ],
    }),
  "c12-science-phase.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time", most: 8.2 },
      up: { name: "Voltage, current", least: -1.3, most: 1.5 },
      curves: [
        { points: pointsOf(wave(1, 4), 0, 8), name: ["V", 1, 1.25] },
        {
          points: pointsOf((x) => wave(0.65, 4)(x - 1), 0, 8),
          name: ["I", 2.1, 0.95],
          dashed: true,
        },
      ],
    }),
  "c12-science-lens-image.svg": (alt) =>
    drawRays({ alt, optic: "convex lens", objectDistance: 3, focalLength: 1 }),
  "c12-science-prism.svg": (alt) =>
    drawGeometry({
      alt,
      points: { A: [0, 0], B: [4, 0], C: [0, 4], p: [-2.6, 2], q: [2, 2], r: [2, -1.6] },
      strokes: ["ABCA", "pq", "qr"],
      parallel: [["pq", "qr"]],
      angles: [{ at: "BAC", right: true }],
      unnamed: ["A", "B", "C", "p", "q", "r"],
    }),
  "c12-science-fringes.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Place (mm)", most: 6, step: 1.5 },
      up: { name: "Brightness", most: 1.1 },
      curves: [{ points: pointsOf((x) => Math.cos((Math.PI * x) / 1.5) ** 2, 0, 6, 80) }],
    }),
  "c12-science-decay.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (days)", most: 15, step: 2.5 },
      up: { name: "Activity (Bq)", most: 800, step: 100 },
      curves: [{ points: pointsOf((x) => 800 * 2 ** (-x / 5), 0, 15) }],
    }),
  "c12-science-binding.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Mass number", most: 240, step: 40 },
      up: { name: "Binding energy per nucleon (MeV)", most: 10, step: 2 },
      curves: [
        {
          points: track(
            2,
            1.1,
            4,
            6.2,
            12,
            7.6,
            20,
            8.1,
            32,
            8.5,
            56,
            8.8,
            90,
            8.65,
            130,
            8.4,
            180,
            8,
            236,
            7.6,
          ),
        },
      ],
      marks: [
        ["P", 2, 1.1],
        ["Q", 56, 8.8],
        ["R", 236, 7.6],
      ],
    }),
  "c12-science-deviation.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Mole fraction of B", most: 1, step: 0.2 },
      up: { name: "Vapour pressure", most: 9 },
      curves: [
        { points: pointsOf((x) => 3 + 4 * x + 6 * x * (1 - x), 0, 1) },
        {
          points: track(0, 3, 1, 7),
          dashed: true,
        },
      ],
    }),
  "c12-science-conductivity.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "√concentration", most: 1 },
      up: { name: "Molar conductivity", most: 10 },
      curves: [
        {
          points: track(0, 8, 1, 6.6),
          name: ["P", 0.7, 7.7],
        },
        { points: pointsOf((x) => 0.9 / (x + 0.1), 0, 1), name: ["Q", 0.5, 2.4], dashed: true },
      ],
    }),
};
