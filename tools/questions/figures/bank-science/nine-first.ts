import { drawCircuit } from "../circuit";
import { drawGeometry } from "../geometry";
import { drawPlot, pointsOf } from "../plot";
import { drawVessels } from "../vessels";
import { track, wave } from "./curves";

/** The electrons of a shell: evenly on a ring, each with a small letter that is not drawn. */
const onRing = (letters: string, radius: number) =>
  Object.fromEntries(
    Array.from(letters, (letter, index) => {
      const turn = (2 * Math.PI * index) / letters.length + 0.5;
      return [letter, [radius * Math.cos(turn), radius * Math.sin(turn)] as const];
    }),
  );

/** The drawings of Science in class 9, first half, around their items’ `alt`. */
export const nineFirst: Readonly<Record<string, (alt: string) => string>> = {
  "c9-science-metro.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (s)", most: 12, step: 2 },
      up: { name: "Speed (m/s)", most: 16, step: 4 },
      curves: [{ points: track(0, 0, 4, 12, 10, 12, 12, 0) }],
    }),
  "c9-science-walkers.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (s)", most: 10, step: 2 },
      up: { name: "Distance (m)", most: 120, step: 20 },
      curves: [
        { points: track(0, 0, 10, 120), name: ["P", 8.2, 112] },
        { points: track(0, 40, 10, 80), name: ["Q", 9.2, 64], dashed: true },
      ],
    }),
  "c9-science-two-cars.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (s)", most: 12, step: 2 },
      up: { name: "Speed (m/s)", most: 30, step: 5 },
      curves: [
        { points: track(0, 10, 12, 10), name: ["P", 11, 13] },
        { points: track(0, 0, 12, 30), name: ["Q", 8.6, 25], dashed: true },
      ],
    }),
  "c9-science-push.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (s)", most: 6, step: 1 },
      up: { name: "Force (N)", most: 8, step: 2 },
      curves: [{ points: track(0, 6, 2, 6, 6, 0) }],
    }),
  "c9-science-ball-liquids.svg": (alt) =>
    drawVessels({
      alt,
      vessels: [
        { kind: "jar", level: 0.7, holds: "floating ball", name: "P" },
        { kind: "jar", level: 0.7, holds: "ball", name: "Q" },
      ],
    }),
  "c9-science-planet-ball.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (s)", most: 6, step: 1 },
      up: { name: "Velocity (m/s)", least: -12, most: 12, step: 4 },
      curves: [{ points: track(0, 12, 6, -12) }],
    }),
  "c9-science-two-energies.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Height (m)", most: 20, step: 5 },
      up: { name: "Energy (J)", most: 400, step: 100 },
      curves: [
        { points: track(0, 400, 20, 0), name: ["Kinetic", 4.2, 380] },
        { points: track(0, 0, 20, 400), name: ["Potential", 16, 250], dashed: true },
      ],
    }),
  "c9-science-pipe.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Distance (m)", most: 4, step: 0.5 },
      up: { name: "Pressure, above and below normal", least: -1.3, most: 1.3 },
      curves: [{ points: pointsOf(wave(1, 2), 0, 4, 60) }],
    }),
  "c9-science-three-lamps.svg": (alt) =>
    drawCircuit({
      alt,
      top: [{ part: "battery" }, { part: "lamp", name: "P" }],
      branches: [[{ part: "lamp", name: "Q" }], [{ part: "lamp", name: "R" }]],
    }),
  "c9-science-shared-current.svg": (alt) =>
    drawCircuit({
      alt,
      top: [{ part: "battery" }, { part: "ammeter" }],
      branches: [[{ part: "resistor" }], [{ part: "resistor" }, { part: "resistor" }]],
    }),
  "c9-science-shells.svg": (alt) =>
    drawGeometry({
      alt,
      points: { X: [0, 0], ...onRing("ab", 1), ...onRing("cdefghij", 1.9), ...onRing("kl", 2.8) },
      circles: ["Xa", "Xc", "Xk"],
      dots: Array.from("abcdefghijkl"),
      unnamed: Array.from("abcdefghijkl"),
      height: 220,
    }),
};
