import { drawFlag } from "../flag";
import { drawLineGraph } from "../graphs";
import { drawIndia } from "../india";
import { drawPieChart } from "../pie-chart";
import { drawPlot } from "../plot";
import { drawVenn } from "../venn";
import { drawWorld } from "../world";

/** The drawings of General Knowledge in class 7, around their items’ `alt`. */
export const seven: Readonly<Record<string, (alt: string) => string>> = {
  "c7-gk-four-lands.svg": (alt) =>
    drawIndia({
      alt,
      marks: [
        { name: "P", at: [77.4, 34.3] },
        { name: "Q", at: [71.2, 26.6] },
        { name: "R", at: [88.4, 22.4] },
        { name: "S", at: [76.5, 10.0], side: "left" },
      ],
    }),
  "c7-gk-old-ports.svg": (alt) =>
    drawIndia({
      alt,
      marks: [
        { name: "P", at: [72.8, 21.2], side: "left" },
        { name: "Q", at: [75.9, 11.4], side: "left" },
        { name: "R", at: [81.2, 16.1] },
        { name: "S", at: [88.3, 22.3] },
      ],
    }),
  "c7-gk-tropic-map.svg": (alt) =>
    drawIndia({
      alt,
      hasTropic: true,
      marks: [
        { name: "P", at: [78, 23.5] },
        { name: "Q", at: "New Delhi" },
        { name: "R", at: "Chennai", side: "left" },
        { name: "S", at: "Srinagar" },
      ],
    }),
  "c7-gk-shirt.svg": (alt) =>
    drawPieChart({
      alt,
      whole: 100,
      slices: [
        { name: "shop", value: 40, label: "40" },
        { name: "exporter", value: 30, label: "30" },
        { name: "cloth, dye", value: 20, label: "20" },
        { name: "sewing 6", value: 6 },
        { name: "farmer 4", value: 4 },
      ],
    }),
  "c7-gk-farm-world.svg": (alt) =>
    drawWorld({
      alt,
      lines: ["equator"],
      marks: [
        { name: "A", at: [-63, -3] },
        { name: "B", at: [10, 23] },
        { name: "C", at: [-103, 50] },
        { name: "D", at: [85, 33] },
      ],
    }),
  "c7-gk-desert-day.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["0", "4", "8", "12", "16", "20"],
      quantity: "Temperature (°C) by the hour",
      most: 40,
      step: 10,
      rows: [
        { name: "P", values: [26, 25, 27, 30, 30, 28] },
        { name: "Q", values: [18, 14, 24, 38, 40, 28] },
      ],
    }),
  "c7-gk-flag-two.svg": (alt) => drawFlag({ alt, bands: ["white", "red"] }),
  "c7-gk-eggs-milk.svg": (alt) =>
    drawVenn({ alt, sets: ["lays eggs", "gives milk"], regions: { A: "P", AB: "Q", B: "R" } }),
  "c7-gk-air-layers.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Temperature (°C)", least: -90, most: 30, step: 30 },
      up: { name: "Height (km)", most: 80, step: 20 },
      curves: [
        {
          points: [
            [15, 0],
            [-55, 11],
            [-55, 20],
            [-40, 32],
            [0, 48],
            [0, 52],
            [-80, 80],
          ],
        },
      ],
      marks: [
        ["P", -17, 5],
        ["Q", -25, 38],
        ["R", -37, 65],
      ],
    }),
  "c7-gk-deep-mine.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Depth (km)", most: 4, step: 1 },
      up: { name: "Temperature (°C)", most: 150, step: 50 },
      curves: [
        {
          points: [
            [0, 20],
            [4, 140],
          ],
        },
      ],
    }),
  "c7-gk-fresh-water.svg": (alt) =>
    drawPieChart({
      alt,
      whole: 100,
      slices: [
        { name: "ice", value: 69, label: "69" },
        { name: "ground", value: 30, label: "30" },
        { name: "rivers 1", value: 1 },
      ],
    }),
};
