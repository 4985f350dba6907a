import { drawBarGraph } from "../graphs";
import { drawBody } from "../nature";
import { drawPlot } from "../plot";
import { drawVenn } from "../venn";
import { track } from "./curves";

/** The drawings of Science in class 6, first half, around their items’ `alt`. */
export const sixFirst: Readonly<Record<string, (alt: string) => string>> = {
  "c6-science-breakfasts.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Starch", "Protein", "Fat"],
      quantity: "Grams",
      most: 60,
      step: 10,
      rows: [
        { name: "Breakfast P", values: [60, 4, 5] },
        { name: "Breakfast Q", values: [35, 16, 10] },
      ],
    }),
  "c6-science-cubes.svg": (alt) =>
    drawVenn({ alt, sets: ["Floats", "Lets light through"], regions: { A: "P", AB: "Q", B: "R", "": "S" } }),
  "c6-science-dissolve.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Temperature (°C)", least: 20, most: 80, step: 20 },
      up: { name: "Grams in 100 g of water", most: 180, step: 30 },
      curves: [{ points: track(20, 30, 40, 60, 60, 105, 80, 150) }],
    }),
  "c6-science-melting.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (minutes)", most: 16, step: 2 },
      up: { name: "Temperature (°C)", least: -10, most: 60, step: 10 },
      curves: [{ points: track(0, -10, 2, 0, 8, 0, 16, 60) }],
      marks: [["X", 5, 0]],
    }),
  "c6-science-veins.svg": (alt) =>
    drawVenn({ alt, sets: ["Net-like veins", "Tap root"], regions: { A: "P", AB: "Q", B: "R", "": "S" } }),
  "c6-science-body.svg": (alt) =>
    drawBody({ alt, labels: { shoulder: "P", elbow: "Q", knee: "R", ankle: "S" } }),
  "c6-science-pots.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Day", most: 5, step: 1 },
      up: { name: "Mass of the pot (g)", most: 600, step: 100 },
      curves: [
        { points: track(0, 500, 5, 470), name: ["P", 3.6, 525] },
        { points: track(0, 500, 5, 300), name: ["Q", 3.6, 310], dashed: true },
      ],
    }),
};
