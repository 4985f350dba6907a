import { drawFoodWeb } from "../food-web";
import { drawGeometry } from "../geometry";
import { drawBarGraph, drawLineGraph } from "../graphs";
import { drawBody } from "../nature";
import { drawPieChart } from "../pie-chart";
import { drawVenn } from "../venn";
import { drawVessels } from "../vessels";

const regions = { A: "P", AB: "Q", B: "R", "": "S" } as const;

/** A bar graph of one row. */
const bars =
  (quantity: string, most: number, step: number, bar: Readonly<Record<string, number>>) =>
  (alt: string): string =>
    drawBarGraph({
      alt,
      names: Object.keys(bar),
      quantity,
      most,
      step,
      rows: [{ values: Object.values(bar) }],
    });

/** The drawings of Science in class 3, around their items’ `alt`. */
export const three: Readonly<Record<string, (alt: string) => string>> = {
  "c3-science-moves-grows.svg": (alt) => drawVenn({ alt, sets: ["Moves about", "Grows"], regions }),
  "c3-science-wings-eggs.svg": (alt) => drawVenn({ alt, sets: ["Has wings", "Lays eggs"], regions }),
  "c3-science-plants.svg": bars("Height (cm)", 20, 4, { Sun: 20, Shade: 12, Dark: 4 }),
  "c3-science-heart.svg": bars("Heartbeats in a minute", 140, 20, {
    Sitting: 80,
    Walking: 100,
    Running: 140,
  }),
  "c3-science-tins.svg": bars("Water in the tin (mm)", 40, 5, { Mon: 10, Tue: 25, Wed: 40, Thu: 5 }),
  "c3-science-soak.svg": bars("Drops taken up", 20, 2, { Cotton: 18, Paper: 10, Silk: 8, Plastic: 0 }),
  "c3-science-stopping.svg": bars("Metres after braking", 12, 2, { Slow: 2, Medium: 5, Fast: 11 }),
  "c3-science-chain.svg": (alt) =>
    drawFoodWeb({
      alt,
      levels: [["Grass"], ["Hare"], ["Fox"]],
      eaten: [
        ["Grass", "Hare"],
        ["Hare", "Fox"],
      ],
    }),
  "c3-science-web.svg": (alt) =>
    drawFoodWeb({
      alt,
      levels: [["Grass"], ["Rabbit", "Mouse"], ["Fox", "Owl"]],
      eaten: [
        ["Grass", "Rabbit"],
        ["Grass", "Mouse"],
        ["Rabbit", "Fox"],
        ["Mouse", "Fox"],
        ["Mouse", "Owl"],
      ],
    }),
  "c3-science-body.svg": (alt) => drawBody({ alt, labels: { ear: "P", wrist: "Q", knee: "R", ankle: "S" } }),
  "c3-science-plate.svg": (alt) =>
    drawPieChart({
      alt,
      slices: [
        { name: "Rice", value: 4 },
        { name: "Dal", value: 2 },
        { name: "Greens", value: 1 },
        { name: "Fruit", value: 1 },
      ],
    }),
  "c3-science-days.svg": (alt) =>
    drawPieChart({
      alt,
      slices: [
        { name: "Sun", value: 2 },
        { name: "Fog", value: 1 },
        { name: "Clouds", value: 1 },
      ],
    }),
  "c3-science-jars.svg": (alt) =>
    drawVessels({
      alt,
      vessels: [
        { kind: "tube", level: 0.86, name: "P" },
        { kind: "jar", level: 0.42, name: "Q" },
        { kind: "wide jar", level: 0.24, name: "R" },
      ],
    }),
  "c3-science-week.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["Mon", "Tue", "Wed", "Thu", "Fri"],
      quantity: "Temperature (°C)",
      most: 40,
      step: 4,
      rows: [{ values: [32, 36, 28, 24, 30] }],
    }),
  "c3-science-shadow.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["8 am", "10 am", "Noon", "2 pm", "4 pm"],
      quantity: "Shadow (m)",
      most: 8,
      step: 1,
      rows: [{ values: [7, 4, 2, 4, 7] }],
    }),
  "c3-science-compass.svg": (alt) =>
    drawGeometry({
      alt,
      points: { N: [0, 2], E: [2, 0], S: [0, -2], W: [-2, 0] },
      strokes: ["NS", "WE"],
      height: 180,
    }),
};
