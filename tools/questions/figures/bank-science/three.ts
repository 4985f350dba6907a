import { drawFoodWeb } from "../food-web";
import { drawGeometry } from "../geometry";
import { drawBarGraph, drawLineGraph } from "../graphs";
import { drawBody } from "../nature";
import { drawPieChart } from "../pie-chart";
import { drawVenn } from "../venn";
import { drawVessels } from "../vessels";

const regions = { A: "P", AB: "Q", B: "R", "": "S" } as const;

type Values = Readonly<Record<string, number>>;

const graph =
  (draw: typeof drawBarGraph) =>
  (quantity: string, most: number, step: number, of: Values) =>
  (alt: string) =>
    draw({ alt, names: Object.keys(of), quantity, most, step, rows: [{ values: Object.values(of) }] });
const bars = graph(drawBarGraph);
const curve = graph(drawLineGraph);

const pie = (of: Values) => (alt: string) =>
  drawPieChart({ alt, slices: Object.entries(of).map(([name, value]) => ({ name, value })) });

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
  "c3-science-plate.svg": pie({ Rice: 4, Dal: 2, Greens: 1, Fruit: 1 }),
  "c3-science-days.svg": pie({ Sun: 2, Fog: 1, Clouds: 1 }),
  "c3-science-jars.svg": (alt) =>
    drawVessels({
      alt,
      vessels: [
        { kind: "tube", level: 0.86, name: "P" },
        { kind: "jar", level: 0.42, name: "Q" },
        { kind: "wide jar", level: 0.24, name: "R" },
      ],
    }),
  "c3-science-week.svg": curve("Temperature (°C)", 40, 4, { Mon: 32, Tue: 36, Wed: 28, Thu: 24, Fri: 30 }),
  "c3-science-shadow.svg": curve("Shadow (m)", 8, 1, {
    "8 am": 7,
    "10 am": 4,
    Noon: 2,
    "2 pm": 4,
    "4 pm": 7,
  }),
  "c3-science-compass.svg": (alt) =>
    drawGeometry({
      alt,
      points: { N: [0, 2], E: [2, 0], S: [0, -2], W: [-2, 0] },
      strokes: ["NS", "WE"],
      height: 180,
    }),
};
