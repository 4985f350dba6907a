import { drawForces } from "../forces";
import { drawGeometry } from "../geometry";
import { drawBarGraph } from "../graphs";
import { drawPlot } from "../plot";
import { track } from "./curves";
import { drawMoonPlaces } from "./moon-places";

/** The drawings of Science in class 5, second half, around their items’ `alt`. */
export const fiveSecond: Readonly<Record<string, (alt: string) => string>> = {
  "c5-science-holes.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        C: [0, 0],
        a: [2, -0.6],
        b: [2, 0.85],
        c: [2, 1.15],
        d: [2, 4.4],
        e: [4, -0.6],
        f: [4, 1.85],
        g: [4, 2.15],
        h: [4, 4.4],
        P: [6, 4],
        Q: [6, 3],
        R: [6, 2],
        S: [6, 1],
      },
      strokes: ["ab", "cd", "ef", "gh"],
      dots: ["C", "P", "Q", "R", "S"],
      unnamed: Array.from("abcdefgh"),
      height: 220,
    }),
  "c5-science-box.svg": (alt) =>
    drawForces({
      alt,
      ground: 0,
      body: "Box",
      arrows: [
        { to: 90, length: 60, name: "20 N" },
        { to: 270, length: 36, name: "12 N" },
      ],
    }),
  "c5-science-see-saw.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        a: [-2.6, 1],
        b: [2.6, 1],
        m: [0, 1],
        p: [-0.35, 0],
        q: [0.35, 0],
        l: [-2, 1],
        r: [1, 1],
        L: [-2, 1.5],
        R: [1, 1.5],
      },
      strokes: ["ab", "mpqm", "lL", "rR"],
      lengths: [
        { at: "ml", text: "2 m" },
        { at: "rm", text: "?" },
        { at: "lL", text: "20 kg" },
        { at: "Rr", text: "40 kg" },
      ],
      dots: ["L", "R"],
      unnamed: Array.from("abmpqlrLR"),
    }),
  "c5-science-floors.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["P", "Q", "R", "S"],
      quantity: "Distance (cm)",
      most: 120,
      step: 20,
      rows: [{ values: [40, 120, 75, 95] }],
    }),
  "c5-science-spring.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Load (g)", most: 400, step: 100 },
      up: { name: "Length (cm)", most: 20, step: 4 },
      curves: [{ points: track(0, 10, 400, 18) }],
    }),
  "c5-science-soils.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Soil P", "Soil Q", "Soil R"],
      quantity: "Water that ran through (mL)",
      most: 100,
      step: 20,
      rows: [{ values: [80, 45, 10] }],
    }),
  "c5-science-moon-places.svg": drawMoonPlaces,
  "c5-science-daylight.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Mar", "Jun", "Sep", "Dec"],
      quantity: "Hours of daylight",
      most: 16,
      step: 2,
      rows: [{ values: [12, 14, 12, 10] }],
    }),
};
