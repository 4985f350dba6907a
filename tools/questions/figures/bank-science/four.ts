import { drawFoodWeb } from "../food-web";
import { drawForces } from "../forces";
import { drawGeometry } from "../geometry";
import { drawBarGraph, drawLineGraph } from "../graphs";
import { drawBody } from "../nature";
import { drawShadow } from "../shadow";
import { drawVessels } from "../vessels";

/** The drawings of Science in class 4, around their items’ `alt`. */
export const four: Readonly<Record<string, (alt: string) => string>> = {
  "c4-science-cups.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["0 cups", "1 cup", "3 cups"],
      quantity: "Height (cm)",
      most: 14,
      step: 2,
      rows: [{ values: [2, 14, 6] }],
    }),
  "c4-science-hatch.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Sparrow", "Hen", "Duck", "Ostrich"],
      quantity: "Days until the eggs hatch",
      most: 49,
      step: 7,
      rows: [{ values: [12, 21, 28, 42] }],
    }),
  "c4-science-cabbage.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Raw", "5 min", "20 min"],
      quantity: "Vitamin C (mg)",
      most: 40,
      step: 5,
      rows: [{ values: [40, 25, 10] }],
    }),
  "c4-science-body.svg": (alt) =>
    drawBody({ alt, labels: { elbow: "P", knee: "Q", ear: "R", shoulder: "S" } }),
  "c4-science-bones.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Baby", "Grown-up"],
      quantity: "Number of bones",
      most: 300,
      step: 50,
      rows: [{ values: [300, 206] }],
    }),
  "c4-science-tall-wide.svg": (alt) =>
    drawVessels({
      alt,
      vessels: [
        { kind: "tube", level: 0.9, name: "P" },
        { kind: "wide jar", level: 0.32, name: "Q" },
      ],
    }),
  "c4-science-tip.svg": (alt) =>
    drawShadow({
      alt,
      sun: { side: "left", height: 35 },
      marks: [
        ["P", -86],
        ["Q", -40],
        ["R", 40],
        ["S", 86],
      ],
    }),
  "c4-science-wall.svg": (alt) =>
    drawGeometry({
      alt,
      points: { L: [0, 0], a: [3, -1], b: [3, 1], P: [6, 2.8], Q: [6, 1], R: [6, -1], S: [4, 0.2] },
      strokes: ["ab"],
      lengths: [{ at: "ba", text: "wall" }],
      dots: ["L", "P", "Q", "R", "S"],
      unnamed: ["a", "b"],
    }),
  "c4-science-tug.svg": (alt) =>
    drawForces({
      alt,
      ground: 0,
      body: "Box",
      arrows: [
        { to: 270, length: 50, name: "30 N" },
        { to: 90, length: 50, name: "30 N" },
      ],
    }),
  "c4-science-see-saw.svg": (alt) =>
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
        P: [-2, 1.5],
        Q: [1, 1.5],
      },
      strokes: ["ab", "mpqm", "lP", "rQ"],
      lengths: [
        { at: "ml", text: "2 m" },
        { at: "rm", text: "1 m" },
      ],
      dots: ["P", "Q"],
      unnamed: Array.from("abmpqlr"),
    }),
  "c4-science-drying.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["P", "Q", "R", "S"],
      quantity: "Minutes to dry",
      most: 100,
      step: 10,
      rows: [{ values: [90, 40, 30, 15] }],
    }),
  "c4-science-day.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["6 a.m.", "9 a.m.", "Noon", "3 p.m.", "6 p.m."],
      quantity: "Temperature (°C)",
      most: 40,
      step: 5,
      rows: [{ values: [20, 27, 33, 36, 30] }],
    }),
  "c4-science-midnight.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        E: [0, 0],
        P: [2, 0],
        Q: [0, 2],
        R: [-2, 0],
        S: [0, -2],
        u: [5.4, 1],
        v: [3.4, 1],
        w: [5.4, -1],
        x: [3.4, -1],
      },
      strokes: ["uv", "wx"],
      parallel: [["uv", "wx"]],
      lengths: [{ at: "uv", text: "sunlight" }],
      circles: ["EP"],
      dots: ["P", "Q", "R", "S"],
      unnamed: ["E", "u", "v", "w", "x"],
      height: 220,
    }),
  "c4-science-chain.svg": (alt) =>
    drawFoodWeb({
      alt,
      levels: [["Grass"], ["Deer"], ["Tiger"]],
      eaten: [
        ["Grass", "Deer"],
        ["Deer", "Tiger"],
      ],
    }),
  "c4-science-bath.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Bucket", "Shower", "Hands"],
      quantity: "Water (litres)",
      most: 80,
      step: 10,
      rows: [{ values: [20, 80, 5] }],
    }),
};
