import { drawCell } from "./cell";
import { drawCircuit } from "./circuit";
import { drawForces } from "./forces";
import { drawGeometry } from "./geometry";
import { drawBarGraph } from "./graphs";
import { drawPlot, pointsOf } from "./plot";
import { drawRays } from "./rays";
import { drawVessels } from "./vessels";

const wave = (height: number, period: number) => (x: number) => height * Math.sin((2 * Math.PI * x) / period);

/** The drawings of the science items, around their items' `alt`. */
export const scienceFigures: Readonly<Record<string, (alt: string) => string>> = {
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
          points: [
            [8, 128],
            [10, 138],
            [12, 149],
            [14, 163],
            [16, 172],
            [18, 174],
          ],
          name: ["Boys", 15.3, 177],
        },
        {
          points: [
            [8, 128],
            [10, 139],
            [12, 152],
            [14, 159],
            [16, 162],
            [18, 163],
          ],
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
    drawCircuit({ alt, top: [{ part: "cell" }], branches: [[{ part: "lamp" }, { part: "gap", name: "X" }]] }),
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
          points: [
            [0, 0],
            [5, 60],
          ],
          name: ["P", 3.2, 48],
        },
        {
          points: [
            [0, 0],
            [6, 48],
          ],
          name: ["Q", 5.2, 33],
          dashed: true,
        },
      ],
    }),
  "c8-science-friction.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Push (N)", most: 18, step: 3 },
      up: { name: "Friction (N)", most: 15, step: 3 },
      curves: [
        {
          points: [
            [0, 0],
            [12, 12],
            [12, 9],
            [18, 9],
          ],
        },
      ],
    }),
  "c8-science-slope.svg": (alt) =>
    drawForces({
      alt,
      ground: 30,
      body: "",
      arrows: [
        { to: 180, length: 28, name: "P" },
        { to: 330, length: 40, name: "Q" },
        { to: 60, length: 40, name: "R" },
        { to: 240, length: 40, name: "S" },
      ],
    }),
  "c8-science-waves.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (ms)", most: 8, step: 1 },
      up: { name: "Displacement", least: -2.5, most: 2.5 },
      curves: [
        { points: pointsOf(wave(2, 4), 0, 8), name: ["P", 1, 2.5] },
        { points: pointsOf(wave(1, 2), 0, 8, 60), name: ["Q", 2.5, 1.5], dashed: true },
      ],
    }),
  "c8-science-one-wave.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (ms)", most: 20, step: 4 },
      up: { name: "Displacement", least: -1.2, most: 1.2 },
      curves: [{ points: pointsOf(wave(1, 4), 0, 20, 80) }],
    }),
  "c8-science-mirror-angle.svg": (alt) =>
    drawGeometry({
      alt,
      points: { A: [0, 0], B: [8, 0], O: [4, 0], D: [0.4, 2.52], F: [7.6, 2.52] },
      strokes: ["AB", "DO", "OF"],
      angles: [{ at: "DOA", text: "35°" }],
      parallel: [["DO", "OF"]],
      unnamed: ["A", "B", "O", "D", "F"],
      height: 140,
    }),
  "c8-science-corner.svg": (alt) =>
    drawGeometry({
      alt,
      points: { O: [0, 0], X: [7, 0], Y: [0, 5], P: [3, 0], A: [6.6, 2.08], Q: [0, 1.73], B: [4.6, 4.39] },
      strokes: ["OX", "OY", "AP", "PQ", "QB"],
      angles: [{ at: "APX", text: "30°" }],
      parallel: [["AP", "PQ", "QB"]],
      unnamed: ["A", "B"],
    }),
  "c8-science-shaving.svg": (alt) =>
    drawRays({ alt, optic: "concave mirror", objectDistance: 0.5, focalLength: 1 }),
  "c8-science-moon-places.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        E: [0, 0],
        P: [2.2, 0],
        Q: [0, 2.2],
        R: [-2.2, 0],
        S: [0, -2.2],
        u: [5, 1],
        v: [3.6, 1],
        w: [5, -1],
        x: [3.6, -1],
      },
      strokes: ["uv", "wx"],
      parallel: [["uv", "wx"]],
      lengths: [{ at: "uv", text: "sunlight" }],
      circles: ["EP"],
      dots: ["E", "P", "Q", "R", "S"],
      unnamed: ["u", "v", "w", "x"],
      height: 220,
    }),
  "c8-science-dipper.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        a: [0, 3],
        b: [1.5, 3.6],
        c: [2.5, 3.4],
        d: [3.6, 3.1],
        e: [3.9, 2],
        f: [5.6, 2],
        g: [5.9, 3.5],
        T: [7, 9],
        P: [-2, 1.8],
        R: [1.6, 6.6],
        S: [1.5, 0.6],
      },
      strokes: ["abcdgfed"],
      dots: ["a", "b", "c", "d", "e", "f", "g", "T", "P", "R", "S"],
      unnamed: ["a", "b", "c", "d", "e", "f", "g"],
      height: 230,
    }),
};
