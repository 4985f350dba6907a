import { drawCell } from "./cell";
import { drawCircuit } from "./circuit";
import { drawForces } from "./forces";
import { drawGeometry } from "./geometry";
import { drawBarGraph, drawLineGraph } from "./graphs";
import { drawPlot, pointsOf } from "./plot";
import type { Point } from "./points";
import { drawRays, drawSurface } from "./rays";
import { drawVessels } from "./vessels";

const wave = (height: number, period: number) => (x: number) => height * Math.sin((2 * Math.PI * x) / period);

/** An S-shaped curve that is half way up at the given pressure. */
const saturation = (half: number) => (x: number) => (100 * x ** 2.7) / (x ** 2.7 + half ** 2.7);

/** A line without corners through peaks and valleys. */
function hills(places: readonly Point[]): Point[] {
  return places.flatMap(([x, y], index) => {
    const [nextX, nextY] = places[index + 1] ?? [x, y];
    return pointsOf(
      (at) => y + ((nextY - y) * (1 - Math.cos((Math.PI * (at - x)) / (nextX - x || 1)))) / 2,
      x,
      nextX,
      nextX === x || nextY === y ? 1 : 12,
    );
  });
}

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
  "c11-science-velocity-line.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (s)", most: 6, step: 1 },
      up: { name: "Velocity (m/s)", least: -6, most: 12, step: 3 },
      curves: [
        {
          points: [
            [0, 12],
            [6, -6],
          ],
        },
      ],
    }),
  "c11-science-two-blocks.svg": (alt) =>
    drawForces({
      alt,
      ground: 0,
      body: "2 kg",
      next: "4 kg",
      arrows: [{ to: 90, length: 50, name: "12 N", isPush: true }],
    }),
  "c11-science-block-at-rest.svg": (alt) =>
    drawForces({ alt, ground: 30, body: "2 kg", arrows: [{ to: 180, length: 28, name: "P" }] }),
  "c11-science-g-and-distance.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Distance (Earth radii)", most: 3, step: 0.5 },
      up: { name: "g (m/s²)", most: 10, step: 2.5 },
      curves: [{ points: [[0, 0], ...pointsOf((x) => 10 / (x * x), 1, 3)] }],
    }),
  "c11-science-force-area.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Distance (m)", most: 10, step: 2 },
      up: { name: "Force (N)", most: 12, step: 2 },
      curves: [
        {
          points: [
            [0, 0],
            [4, 10],
            [8, 10],
            [10, 0],
          ],
        },
      ],
    }),
  "c11-science-energy-valley.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "x (m)", least: -3, most: 3, step: 1 },
      up: { name: "Energy (J)", most: 24, step: 4 },
      curves: [
        { points: pointsOf((x) => 3 * x * x, -2.8, 2.8) },
        {
          points: [
            [-3, 20],
            [3, 20],
          ],
          dashed: true,
        },
      ],
    }),
  "c11-science-shm-points.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time", most: 4.3 },
      up: { name: "Displacement", least: -1.2, most: 1.5 },
      curves: [{ points: pointsOf(wave(1, 4), 0, 4.2) }],
      marks: [
        ["P", 1, 1],
        ["Q", 2, 0],
        ["R", 3, -1],
        ["S", 4, 0],
      ],
    }),
  "c11-science-string-loops.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Place (m)", most: 1.8, step: 0.3 },
      up: { name: "Displacement", least: -1.3, most: 1.3 },
      curves: [
        { points: pointsOf(wave(1, 1.2), 0, 1.8, 60) },
        { points: pointsOf(wave(-1, 1.2), 0, 1.8, 60), dashed: true },
      ],
    }),
  "c11-science-block-ray.svg": (alt) => drawSurface({ alt, angle: 60, bent: 30, names: ["60°", "30°"] }),
  "c11-science-inner-resistance.svg": (alt) =>
    drawCircuit({
      alt,
      top: [{ part: "battery", name: "12 V, 1 Ω" }, { part: "ammeter" }],
      branches: [
        [{ part: "resistor", name: "6 Ω" }],
        [
          { part: "resistor", name: "2 Ω" },
          { part: "resistor", name: "4 Ω" },
        ],
      ],
    }),
  "c11-science-three-lamps.svg": (alt) =>
    drawCircuit({
      alt,
      top: [{ part: "battery" }, { part: "lamp", name: "L1" }],
      branches: [[{ part: "lamp", name: "L2" }], [{ part: "lamp", name: "L3" }]],
    }),
  "c11-science-iv-lines.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Voltage (V)", most: 8, step: 2 },
      up: { name: "Current (A)", most: 4, step: 1 },
      curves: [
        {
          points: [
            [0, 0],
            [8, 4],
          ],
          name: ["P", 5.4, 3.3],
        },
        {
          points: [
            [0, 0],
            [6, 1],
            [8, 1.333],
          ],
          name: ["Q", 6.6, 1.6],
          dashed: true,
        },
      ],
    }),
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
          points: [
            [5, 0],
            [16, 4.56],
          ],
          name: ["P", 10, 2.9],
        },
        {
          points: [
            [9, 0],
            [16, 2.9],
          ],
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
        { points: pointsOf((x) => 0.8 - 0.8 * Math.exp(-x / 1.4), 0, 10), name: ["B", 8, 0.9], dashed: true },
      ],
    }),
  "c11-science-titration.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Base added (mL)", most: 30, step: 5 },
      up: { name: "pH", most: 14, step: 2 },
      curves: [
        {
          points: [
            [0, 2.9],
            [1, 3.5],
            [3, 4],
            [6, 4.4],
            [10, 4.8],
            [14, 5.15],
            [17, 5.55],
            [19, 6.1],
            [19.7, 6.7],
            [20, 8.8],
            [20.3, 10.9],
            [21, 11.4],
            [23, 11.8],
            [26, 12],
            [30, 12.2],
          ],
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
        { points: pointsOf((x) => 9 * (1 - Math.exp(-x / 4)), 0, 18), name: ["Q", 6.4, 5.6], dashed: true },
      ],
    }),
  "c11-science-dna-cycle.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time", most: 12 },
      up: { name: "DNA (units)", most: 5, step: 1 },
      curves: [
        {
          points: [
            [0, 2],
            [4, 2],
            [7, 4],
            [10, 4],
            [10, 2],
            [12, 2],
          ],
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
          points: [
            [0, 0],
            [4, 4],
            [4.6, 4.5],
            [5.4, 4.9],
            [6.2, 5],
            [10, 5],
          ],
        },
        {
          points: [
            [4, 4],
            [6, 6],
            [6.6, 6.5],
            [7.4, 6.9],
            [8.2, 7],
            [10, 7],
          ],
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
          points: [
            [0, -70],
            [1, -70],
            [1.3, -55],
            [1.8, 35],
            [2.6, -80],
            [3.6, -70],
            [5, -70],
          ],
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
          points: [
            [0, 1.5],
            [1, 1],
          ],
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
          points: [
            [0, 0],
            [2, 0.6],
            [4, 0.6],
            [5, 0],
          ],
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
        { points: pointsOf((x) => wave(0.65, 4)(x - 1), 0, 8), name: ["I", 2.1, 0.95], dashed: true },
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
          points: [
            [2, 1.1],
            [4, 6.2],
            [12, 7.6],
            [20, 8.1],
            [32, 8.5],
            [56, 8.8],
            [90, 8.65],
            [130, 8.4],
            [180, 8],
            [236, 7.6],
          ],
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
          points: [
            [0, 3],
            [1, 7],
          ],
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
          points: [
            [0, 8],
            [1, 6.6],
          ],
          name: ["P", 0.7, 7.7],
        },
        { points: pointsOf((x) => 0.9 / (x + 0.1), 0, 1), name: ["Q", 0.5, 2.4], dashed: true },
      ],
    }),
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
          points: hills([
            [0, 20],
            [1, 20],
            [3, 90],
            [5, 50],
            [7, 70],
            [9, 10],
            [10, 10],
          ]),
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
          points: [
            [0, 0.6],
            [30, 0],
          ],
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
          points: [
            [1, 9],
            [9, 1],
          ],
          name: ["P", 2.8, 8.6],
        },
        {
          points: [
            [1, 6],
            [9, 4],
          ],
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
          points: [
            [1, 65],
            [2, 78],
            [3, 97],
            [4, 118],
            [5, 138],
            [6, 157],
          ],
          name: ["Alcohols", 2.4, 122],
        },
        {
          points: [
            [1, -162],
            [2, -89],
            [3, -42],
            [4, 0],
            [5, 36],
            [6, 69],
          ],
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
          points: [
            [0, 8],
            [12, 8],
          ],
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
