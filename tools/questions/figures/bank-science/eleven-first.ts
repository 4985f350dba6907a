import { drawCircuit } from "../circuit";
import { drawForces } from "../forces";
import { drawPlot, pointsOf } from "../plot";
import { drawSurface } from "../rays";
import { track, wave } from "./curves";

/** The drawings of Science in class 11, first half, around their items’ `alt`. */
export const elevenFirst: Readonly<Record<string, (alt: string) => string>> = {
  "c11-science-velocity-line.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (s)", most: 6, step: 1 },
      up: { name: "Velocity (m/s)", least: -6, most: 12, step: 3 },
      curves: [
        {
          points: track(0, 12, 6, -6),
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
          points: track(0, 0, 4, 10, 8, 10, 10, 0),
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
          points: track(-3, 20, 3, 20),
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
          points: track(0, 0, 8, 4),
          name: ["P", 5.4, 3.3],
        },
        {
          points: track(0, 0, 6, 1, 8, 1.333),
          name: ["Q", 6.6, 1.6],
          dashed: true,
        },
      ],
    }),
};
