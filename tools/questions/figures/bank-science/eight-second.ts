import { drawForces } from "../forces";
import { drawGeometry } from "../geometry";
import { drawPlot, pointsOf } from "../plot";
import { drawRays } from "../rays";
import { track, wave } from "./curves";
import { drawMoonPlaces } from "./moon-places";

/** The drawings of Science in class 8, second half, around their items’ `alt`. */
export const eightSecond: Readonly<Record<string, (alt: string) => string>> = {
  "c8-science-friction.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Push (N)", most: 18, step: 3 },
      up: { name: "Friction (N)", most: 15, step: 3 },
      curves: [
        {
          points: track(0, 0, 12, 12, 12, 9, 18, 9),
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
      points: {
        O: [0, 0],
        X: [7, 0],
        Y: [0, 5],
        P: [3, 0],
        A: [6.6, 2.08],
        Q: [0, 1.73],
        B: [4.6, 4.39],
      },
      strokes: ["OX", "OY", "AP", "PQ", "QB"],
      angles: [{ at: "APX", text: "30°" }],
      parallel: [["AP", "PQ", "QB"]],
      unnamed: ["A", "B"],
    }),
  "c8-science-shaving.svg": (alt) =>
    drawRays({ alt, optic: "concave mirror", objectDistance: 0.5, focalLength: 1 }),
  "c8-science-moon-places.svg": drawMoonPlaces,
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
