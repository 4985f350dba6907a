import { drawGeometry } from "../geometry";
import { drawLineGraph } from "../graphs";
import { drawPlot, pointsOf } from "../plot";
import { drawVessels } from "../vessels";
import { hills, track } from "./curves";

/** The drawings of Science in class 12, second half, around their items’ `alt`. */
export const twelveSecond: Readonly<Record<string, (alt: string) => string>> = {
  "c12-science-nails.svg": (alt) =>
    drawVessels({
      alt,
      vessels: [
        { kind: "tube", level: 0.6, holds: "nail", name: "P", note: "alone" },
        { kind: "tube", level: 0.6, holds: "nail", name: "Q", note: "with zinc" },
        { kind: "tube", level: 0.6, holds: "nail", name: "R", note: "with copper" },
      ],
    }),
  "c12-science-two-steps.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Progress", most: 10 },
      up: { name: "Energy (kJ/mol)", most: 100, step: 20 },
      curves: [
        {
          points: hills(track(0, 20, 1, 20, 3, 90, 5, 50, 7, 70, 9, 10, 10, 10)),
        },
      ],
    }),
  "c12-science-zero-order.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (s)", most: 40, step: 10 },
      up: { name: "Concentration (mol/L)", most: 0.8, step: 0.2 },
      curves: [
        {
          points: track(0, 0.6, 30, 0),
        },
      ],
    }),
  "c12-science-maxwell.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Energy", most: 8 },
      up: { name: "Molecules", most: 10 },
      curves: [
        { points: pointsOf((x) => 22 * x * Math.exp(-x), 0, 8), name: ["P", 1.5, 8.4] },
        {
          points: pointsOf((x) => (22 * x * Math.exp(-x / 1.8)) / 3.24, 0, 8),
          name: ["Q", 3.6, 4.2],
          dashed: true,
        },
      ],
    }),
  "c12-science-arrhenius.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "1/T", most: 10 },
      up: { name: "ln k", most: 10 },
      curves: [
        {
          points: track(1, 9, 9, 1),
          name: ["P", 2.8, 8.6],
        },
        {
          points: track(1, 6, 9, 4),
          name: ["Q", 8.4, 5.2],
          dashed: true,
        },
      ],
    }),
  "c12-science-boiling.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Carbon atoms", least: 1, most: 6, step: 1 },
      up: { name: "Boiling point (°C)", least: -200, most: 200, step: 50 },
      curves: [
        {
          points: track(1, 65, 2, 78, 3, 97, 4, 118, 5, 138, 6, 157),
          name: ["Alcohols", 2.4, 122],
        },
        {
          points: track(1, -162, 2, -89, 3, -42, 4, 0, 5, 36, 6, 69),
          name: ["Alkanes", 4, -72],
          dashed: true,
        },
      ],
    }),
  "c12-science-cycle.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Day", most: 28, step: 7 },
      up: { name: "Hormone", most: 10 },
      curves: [
        {
          points: pointsOf((x) => 1 + 8 * Math.exp(-(((x - 14) / 0.9) ** 2)), 0, 28, 84),
          name: ["P", 12, 8.6],
        },
        {
          points: pointsOf((x) => 0.5 + 6 * Math.exp(-(((x - 21) / 3.2) ** 2)), 0, 28),
          name: ["Q", 23.6, 6.2],
          dashed: true,
        },
      ],
    }),
  "c12-science-pedigree.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        W: [0.5, 4],
        w: [1, 4],
        a: [3.5, 4.5],
        b: [4.5, 4.5],
        c: [4.5, 3.5],
        d: [3.5, 3.5],
        j: [3.5, 4],
        m: [2.25, 4],
        n: [2.25, 2.4],
        p: [0.5, 2.4],
        q: [4, 2.4],
        D: [0.5, 1],
        e: [1, 1],
        r: [0.5, 1.5],
        s: [4, 1.5],
        f: [3.5, 1.5],
        g: [4.5, 1.5],
        h: [4.5, 0.5],
        i: [3.5, 0.5],
      },
      circles: ["Ww", "De"],
      strokes: ["abcda", "fghif", "wj", "mn", "pq", "pr", "qs"],
      dots: ["D"],
      unnamed: Array.from("WwabcdjmnpqDersfghi"),
    }),
  "c12-science-selection.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Beak size", most: 10 },
      up: { name: "Birds", most: 10 },
      curves: [
        { points: pointsOf((x) => 8.5 * Math.exp(-(((x - 5) / 1.6) ** 2)), 0, 10) },
        {
          points: pointsOf(
            (x) => 6 * Math.exp(-(((x - 2.4) / 1.1) ** 2)) + 6 * Math.exp(-(((x - 7.6) / 1.1) ** 2)),
            0,
            10,
            60,
          ),
          dashed: true,
        },
      ],
    }),
  "c12-science-logistic.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time", most: 12 },
      up: { name: "Population", most: 10 },
      curves: [
        { points: pointsOf((x) => 8 / (1 + Math.exp(5 - x)), 0, 12) },
        {
          points: track(0, 8, 12, 8),
          name: ["K", 1, 9],
          dashed: true,
        },
      ],
      marks: [
        ["P", 2, 0.38],
        ["Q", 5, 4],
        ["R", 7.2, 7.2],
        ["S", 11, 7.98],
      ],
    }),
  "c12-science-cycles.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["1", "2", "3", "4", "5", "6", "7", "8"],
      quantity: "Animals (hundreds)",
      most: 100,
      step: 20,
      rows: [
        { name: "P", values: [20, 60, 80, 50, 20, 55, 80, 50] },
        { name: "Q", values: [15, 20, 40, 50, 30, 15, 35, 50] },
      ],
    }),
  "c12-science-river.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Distance (km)", least: -10, most: 40, step: 10 },
      up: { name: "BOD, oxygen", most: 10 },
      curves: [
        {
          points: [[-10, 1], [0, 1], ...pointsOf((x) => 1 + 8 * Math.exp(-x / 10), 0, 40)],
          name: ["BOD", 8, 7.4],
        },
        {
          points: [[-10, 8], ...pointsOf((x) => 8 - 6 * ((x / 10) * Math.exp(1 - x / 10)) ** 1.5, 0, 40)],
          name: ["Oxygen", 30, 5.6],
          dashed: true,
        },
      ],
    }),
};
