import { drawCircuit } from "../circuit";
import { drawClock } from "../clock";
import { drawFoodWeb } from "../food-web";
import { drawGeometry } from "../geometry";
import { drawPlot } from "../plot";
import { track } from "./curves";

/** The drawings of Science in class 7, second half, around their items’ `alt`. */
export const sevenSecond: Readonly<Record<string, (alt: string) => string>> = {
  "c7-science-bus.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (hours)", most: 6, step: 1 },
      up: { name: "Distance (km)", most: 180, step: 30 },
      curves: [{ points: track(0, 0, 2, 60, 3, 60, 5, 160, 6, 180), name: ["P", 0.7, 44] }],
      marks: [
        ["Q", 2.5, 60],
        ["R", 4, 110],
        ["S", 5.5, 170],
      ],
    }),
  "c7-science-two-cyclists.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (hours)", most: 3, step: 1 },
      up: { name: "Distance (km)", most: 18, step: 3 },
      curves: [
        { points: track(0, 0, 3, 18), name: ["P", 2.4, 16.6] },
        { points: track(0, 0, 3, 12), name: ["Q", 2.7, 9], dashed: true },
      ],
    }),
  "c7-science-switches.svg": (alt) =>
    drawCircuit({
      alt,
      top: [{ part: "cell" }, { part: "open switch", name: "1" }],
      branches: [
        [
          { part: "lamp", name: "P" },
          { part: "open switch", name: "2" },
        ],
        [
          { part: "lamp", name: "Q" },
          { part: "open switch", name: "3" },
        ],
      ],
    }),
  "c7-science-mirror-clock.svg": (alt) => drawClock({ alt, hour: 3, minute: 40, numerals: "none" }),
  "c7-science-image-place.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        a: [0, 2.4],
        b: [0, -2.4],
        O: [-3, 0.6],
        P: [0, 0.6],
        Q: [3, 0.6],
        R: [1, 0.6],
        S: [3, -1.6],
      },
      strokes: ["ab"],
      dots: ["O", "P", "Q", "R", "S"],
      unnamed: ["a", "b"],
      lengths: [{ at: "ab", text: "mirror" }],
    }),
  "c7-science-eyes.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        a: [0, 1.4],
        b: [0, 0],
        e: [0.3, 1.4],
        f: [0.3, 0],
        O: [-3, 2.2],
        P: [-3, -0.8],
        Q: [-3, 3.2],
        R: [-1, 2.2],
        S: [-3, -3.2],
        z: [3, 2.2],
      },
      strokes: ["ab", "ae", "bf"],
      dots: ["O", "P", "Q", "R", "S"],
      unnamed: ["a", "b", "e", "f", "z"],
      lengths: [{ at: "ef", text: "mirror" }],
      height: 220,
    }),
  "c7-science-water-table.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Years after 2000", most: 20, step: 5 },
      up: { name: "Depth below the ground (m)", most: 24, step: 4 },
      curves: [{ points: track(0, 8, 20, 20) }],
    }),
  "c7-science-web.svg": (alt) =>
    drawFoodWeb({
      alt,
      levels: [["Grass"], ["Grasshopper", "Deer"], ["Frog", "Tiger"], ["Snake"]],
      eaten: [
        ["Grass", "Grasshopper"],
        ["Grass", "Deer"],
        ["Grasshopper", "Frog"],
        ["Deer", "Tiger"],
        ["Frog", "Snake"],
      ],
    }),
};
