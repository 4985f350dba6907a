import { drawCircuit } from "../circuit";
import { drawForces } from "../forces";
import { drawBarGraph } from "../graphs";
import { drawPlot, pointsOf } from "../plot";
import { drawRays, drawSurface } from "../rays";
import { track } from "./curves";

/** The drawings of Science in class 10, first half, around their items’ `alt`. */
export const tenFirst: Readonly<Record<string, (alt: string) => string>> = {
  "c10-science-blocks.svg": (alt) =>
    drawForces({
      alt,
      ground: 0,
      body: "2 kg",
      next: "3 kg",
      arrows: [{ to: 90, length: 50, name: "20 N", isPush: true }],
    }),
  "c10-science-lift.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (s)", most: 8, step: 1 },
      up: { name: "Upward speed (m/s)", most: 4, step: 1 },
      curves: [{ points: track(0, 0, 2, 3, 6, 3, 8, 0) }],
    }),
  "c10-science-parachute.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (s)", most: 40, step: 5 },
      up: { name: "Speed (m/s)", most: 60, step: 10 },
      curves: [
        {
          points: [
            ...pointsOf((x) => 50 * (1 - Math.exp(-x / 4)), 0, 22),
            [25, 50],
            ...pointsOf((x) => 5 + 45 * Math.exp(-(x - 25) / 0.8), 25, 40),
          ],
        },
      ],
      marks: [["X", 22, 50]],
    }),
  "c10-science-bulbs.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Bulb P", "Bulb Q"],
      quantity: "Power (W)",
      most: 40,
      step: 5,
      rows: [
        { name: "Taken in", values: [40, 10] },
        { name: "Light", values: [4, 4] },
      ],
    }),
  "c10-science-lens.svg": (alt) =>
    drawRays({ alt, optic: "convex lens", objectDistance: 3, focalLength: 1, hasImage: false }),
  "c10-science-glass.svg": (alt) => drawSurface({ alt, angle: 50, bent: 30, names: ["P", "Q"] }),
  "c10-science-circuit.svg": (alt) =>
    drawCircuit({
      alt,
      top: [{ part: "battery", name: "12 V" }, { part: "ammeter" }, { part: "resistor", name: "2 Ω" }],
      branches: [[{ part: "resistor", name: "3 Ω" }], [{ part: "resistor", name: "6 Ω" }]],
    }),
  "c10-science-four-lamps.svg": (alt) =>
    drawCircuit({
      alt,
      top: [{ part: "battery" }, { part: "lamp", name: "P" }],
      branches: [
        [{ part: "lamp", name: "Q" }],
        [
          { part: "lamp", name: "R" },
          { part: "lamp", name: "S" },
        ],
      ],
    }),
  "c10-science-wires.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Current (A)", most: 4, step: 1 },
      up: { name: "Voltage (V)", most: 10, step: 2 },
      curves: [
        { points: track(0, 0, 2.5, 10), name: ["P", 1.6, 8] },
        { points: track(0, 0, 4, 4), name: ["Q", 3.2, 2.2], dashed: true },
      ],
    }),
  "c10-science-induction.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time", most: 10 },
      up: { name: "Current", least: -4, most: 4 },
      curves: [
        {
          points: [
            [0, 0],
            ...pointsOf((x) => 1.3 * Math.sin((Math.PI * (x - 0.5)) / 4), 0.5, 4.5),
            [7, 0],
            ...pointsOf((x) => -3.6 * Math.sin((Math.PI * (x - 7)) / 1.2), 7, 8.2),
            [10, 0],
          ],
        },
      ],
    }),
};
