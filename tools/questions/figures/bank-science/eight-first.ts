import { drawCell } from "../cell";
import { drawCircuit } from "../circuit";
import { drawForces } from "../forces";
import { drawBarGraph } from "../graphs";
import { drawPlot } from "../plot";
import { drawVessels } from "../vessels";
import { track } from "./curves";

/** The drawings of Science in class 8, first half, around their items’ `alt`. */
export const eightFirst: Readonly<Record<string, (alt: string) => string>> = {
  "c8-science-dough-bars.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["10 °C", "20 °C", "35 °C", "50 °C", "65 °C"],
      quantity: "Rise (mm)",
      most: 40,
      step: 10,
      rows: [{ values: [4, 16, 40, 20, 0] }],
    }),
  "c8-science-plant-cell.svg": (alt) =>
    drawCell({
      alt,
      kind: "plant",
      labels: { "cell wall": "P", "cell membrane": "Q", nucleus: "R", chloroplast: "S" },
    }),
  "c8-science-animal-cell.svg": (alt) =>
    drawCell({
      alt,
      kind: "animal",
      labels: { mitochondrion: "P", nucleus: "Q", vacuole: "R", "cell membrane": "S" },
    }),
  "c8-science-heights.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Age (years)", least: 8, most: 18, step: 2 },
      up: { name: "Height (cm)", least: 120, most: 180, step: 10 },
      curves: [
        {
          points: track(8, 128, 10, 138, 12, 149, 14, 163, 16, 172, 18, 174),
          name: ["Boys", 15.3, 177],
        },
        {
          points: track(8, 128, 10, 139, 12, 152, 14, 159, 16, 162, 18, 163),
          name: ["Girls", 16.6, 156],
          dashed: true,
        },
      ],
    }),
  "c8-science-strips.svg": (alt) =>
    drawVessels({
      alt,
      vessels: [
        { kind: "tube", level: 0.6, holds: "strip", name: "P", note: "Zn, CuSO₄" },
        { kind: "tube", level: 0.6, holds: "strip", name: "Q", note: "Cu, ZnSO₄" },
        { kind: "tube", level: 0.6, holds: "strip", name: "R", note: "Fe, CuSO₄" },
        { kind: "tube", level: 0.6, holds: "strip", name: "S", note: "Cu, FeSO₄" },
      ],
    }),
  "c8-science-gap.svg": (alt) =>
    drawCircuit({
      alt,
      top: [{ part: "cell" }],
      branches: [[{ part: "lamp" }, { part: "gap", name: "X" }]],
    }),
  "c8-science-ignition.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["P", "Q", "R", "S", "T"],
      quantity: "Ignition temperature (°C)",
      most: 450,
      step: 50,
      rows: [{ values: [50, 150, 225, 300, 450] }],
    }),
  "c8-science-dots.svg": (alt) =>
    drawVessels({
      alt,
      vessels: [
        { kind: "jar", level: 0.8, name: "P", points: [["", 0.45]] },
        { kind: "wide jar", level: 0.65, name: "Q", points: [["", 0.2]] },
        { kind: "tube", level: 0.9, name: "R", points: [["", 0.25]] },
        { kind: "flask", level: 0.55, name: "S", points: [["", 0.1]] },
      ],
    }),
  "c8-science-steady-box.svg": (alt) =>
    drawForces({ alt, ground: 0, body: "Box", arrows: [{ to: 90, length: 60, name: "20 N" }] }),
  "c8-science-depth.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Depth (m)", most: 6, step: 1 },
      up: { name: "Pressure (kPa)", most: 60, step: 12 },
      curves: [
        {
          points: track(0, 0, 5, 60),
          name: ["P", 3.2, 48],
        },
        {
          points: track(0, 0, 6, 48),
          name: ["Q", 5.2, 33],
          dashed: true,
        },
      ],
    }),
};
