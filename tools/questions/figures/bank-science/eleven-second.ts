import { drawCell } from "../cell";
import { drawGeometry } from "../geometry";
import { drawLineGraph } from "../graphs";
import { drawPlot, pointsOf } from "../plot";
import { saturation, track } from "./curves";

/** The drawings of Science in class 11, second half, around their items’ `alt`. */
export const elevenSecond: Readonly<Record<string, (alt: string) => string>> = {
  "c11-science-ionisation.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["Li", "Be", "B", "C", "N", "O", "F", "Ne"],
      quantity: "Ionisation enthalpy (kJ/mol)",
      most: 2400,
      step: 400,
      rows: [{ values: [520, 900, 800, 1090, 1400, 1310, 1680, 2080] }],
    }),
  "c11-science-photo-lines.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Frequency (10¹⁴ Hz)", most: 16, step: 2 },
      up: { name: "Kinetic energy (eV)", most: 5, step: 1 },
      curves: [
        {
          points: track(5, 0, 16, 4.56),
          name: ["P", 10, 2.9],
        },
        {
          points: track(9, 0, 16, 2.9),
          name: ["Q", 14, 1.2],
          dashed: true,
        },
      ],
    }),
  "c11-science-to-equilibrium.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time", most: 10 },
      up: { name: "Concentration (mol/L)", most: 1, step: 0.2 },
      curves: [
        { points: pointsOf((x) => 0.4 + 0.4 * Math.exp(-x / 1.4), 0, 10), name: ["A", 8, 0.48] },
        {
          points: pointsOf((x) => 0.8 - 0.8 * Math.exp(-x / 1.4), 0, 10),
          name: ["B", 8, 0.9],
          dashed: true,
        },
      ],
    }),
  "c11-science-titration.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Base added (mL)", most: 30, step: 5 },
      up: { name: "pH", most: 14, step: 2 },
      curves: [
        {
          points: track(
            0,
            2.9,
            1,
            3.5,
            3,
            4,
            6,
            4.4,
            10,
            4.8,
            14,
            5.15,
            17,
            5.55,
            19,
            6.1,
            19.7,
            6.7,
            20,
            8.8,
            20.3,
            10.9,
            21,
            11.4,
            23,
            11.8,
            26,
            12,
            30,
            12.2,
          ),
        },
      ],
    }),
  "c11-science-inhibitor.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Substrate", most: 18 },
      up: { name: "Rate", most: 10 },
      curves: [
        { points: pointsOf((x) => 9 * (1 - Math.exp(-x / 1.2)), 0, 18), name: ["P", 1.4, 8.4] },
        {
          points: pointsOf((x) => 9 * (1 - Math.exp(-x / 4)), 0, 18),
          name: ["Q", 6.4, 5.6],
          dashed: true,
        },
      ],
    }),
  "c11-science-dna-cycle.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time", most: 12 },
      up: { name: "DNA (units)", most: 5, step: 1 },
      curves: [
        {
          points: track(0, 2, 4, 2, 7, 4, 10, 4, 10, 2, 12, 2),
        },
      ],
      marks: [
        ["P", 2, 2],
        ["Q", 5.5, 3],
        ["R", 8.5, 4],
        ["S", 10, 3],
      ],
    }),
  "c11-science-plant-parts.svg": (alt) =>
    drawCell({
      alt,
      kind: "plant",
      labels: { mitochondrion: "P", vacuole: "Q", chloroplast: "R", "cell wall": "S" },
    }),
  "c11-science-oxygen-curves.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Oxygen pressure (kPa)", most: 14, step: 2 },
      up: { name: "Saturation (%)", most: 100, step: 20 },
      curves: [
        { points: pointsOf(saturation(3.442), 0, 14), name: ["P", 3.2, 78] },
        { points: pointsOf(saturation(4.648), 0, 14), name: ["Q", 6.4, 52], dashed: true },
      ],
    }),
  "c11-science-limiting.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Light", most: 10 },
      up: { name: "Rate", most: 8 },
      curves: [
        {
          points: track(0, 0, 4, 4, 4.6, 4.5, 5.4, 4.9, 6.2, 5, 10, 5),
        },
        {
          points: track(4, 4, 6, 6, 6.6, 6.5, 7.4, 6.9, 8.2, 7, 10, 7),
          dashed: true,
        },
      ],
      marks: [
        ["X", 2, 2],
        ["Y", 8.4, 5],
      ],
    }),
  "c11-science-impulse.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (ms)", most: 5, step: 1 },
      up: { name: "Potential (mV)", least: -100, most: 60, step: 20 },
      curves: [
        {
          points: track(0, -70, 1, -70, 1.3, -55, 1.8, 35, 2.6, -80, 3.6, -70, 5, -70),
        },
      ],
      marks: [
        ["P", 1.3, -55],
        ["Q", 1.8, 35],
        ["R", 2.6, -80],
      ],
    }),
  "c11-science-vertebrate-tree.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        a: [0, 0],
        b: [2, 1.5],
        c: [4, 3],
        d: [6, 4.5],
        P: [0, 6],
        Q: [2.7, 6],
        R: [5.2, 6],
        S: [8, 6],
        X: [3, 2.25],
        Y: [5, 3.75],
      },
      strokes: ["abcdS", "bP", "cQ", "dR"],
      dots: ["X", "Y"],
      unnamed: ["a", "b", "c", "d"],
    }),
};
