import { drawBarGraph, drawLineGraph } from "../graphs";
import { drawIndia } from "../india";
import { drawPieChart } from "../pie-chart";
import { drawPlot } from "../plot";
import { drawVenn } from "../venn";
import { drawWorld } from "../world";

/** The drawings of General Knowledge in class 10, around their items’ `alt`. */
export const ten: Readonly<Record<string, (alt: string) => string>> = {
  "c10-gk-ports.svg": (alt) =>
    drawIndia({
      alt,
      marks: [
        { name: "P", at: [70.2, 22.9] },
        { name: "Q", at: "Panaji" },
        { name: "R", at: "Chennai", side: "left" },
        { name: "S", at: [88.1, 22.1] },
      ],
    }),
  "c10-gk-wheat-map.svg": (alt) =>
    drawIndia({
      alt,
      marks: [
        { name: "P", at: [75.5, 30.9] },
        { name: "Q", at: [76.4, 10.2], side: "left" },
        { name: "R", at: [93.5, 26.5] },
        { name: "S", at: [78.8, 20.5] },
      ],
    }),
  "c10-gk-sectors.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Farming", "Industry", "Services"],
      quantity: "Share (%)",
      most: 60,
      step: 10,
      rows: [
        { name: "Workers", values: [45, 25, 30] },
        { name: "Value", values: [15, 25, 60] },
      ],
    }),
  "c10-gk-lists.svg": (alt) =>
    drawVenn({ alt, sets: ["Union", "States"], regions: { A: "P", AB: "Q", B: "R" } }),
  "c10-gk-assembly.svg": (alt) =>
    drawPieChart({
      alt,
      whole: 100,
      slices: [
        { name: "Kite", value: 42, label: "42" },
        { name: "Lotus", value: 28, label: "28" },
        { name: "Mango", value: 18, label: "18" },
        { name: "Nest", value: 12, label: "12" },
      ],
    }),
  "c10-gk-water-table.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["2000", "2005", "2010", "2015", "2020"],
      quantity: "Metres, and hundreds of wells",
      most: 20,
      step: 4,
      rows: [
        { name: "Depth (m)", values: [4, 6, 9, 13, 16] },
        { name: "Wells", values: [3, 6, 10, 14, 18] },
      ],
    }),
  "c10-gk-cotton-map.svg": (alt) =>
    drawWorld({
      alt,
      marks: [
        { name: "P", at: [-90, 30] },
        { name: "Q", at: [73, 19] },
      ],
      ways: [
        [
          [-90, 29.5],
          [-85, 26],
          [-80, 24],
          [-70, 33],
          [-40, 47],
          [-8, 51],
        ],
        [
          [73, 19],
          [60, 5],
          [48, -12],
          [38, -27],
          [22, -37],
          [10, -35],
          [-14, -18],
          [-24, 2],
          [-20, 22],
          [-11, 42],
          [-8, 51],
        ],
      ],
    }),
  "c10-gk-straits.svg": (alt) =>
    drawWorld({
      alt,
      marks: [
        { name: "A", at: [-6, 36], side: "left" },
        { name: "B", at: [57, 26] },
        { name: "C", at: [32.5, 30.5], side: "left" },
        { name: "D", at: [100.5, 3] },
      ],
    }),
  "c10-gk-climate.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["Jan", "Mar", "May", "Jul", "Sep", "Nov"],
      quantity: "Temperature (°C), rain (cm)",
      most: 25,
      step: 5,
      rows: [
        { name: "°C", values: [21, 20, 15, 12, 14, 18] },
        { name: "cm of rain", values: [2, 2, 7, 8, 4, 2] },
      ],
    }),
  "c10-gk-transition.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time", most: 100 },
      up: { name: "For 1,000 people", most: 50, step: 10 },
      curves: [
        {
          points: [
            [0, 40],
            [20, 40],
            [40, 38],
            [55, 32],
            [70, 22],
            [85, 14],
            [100, 12],
          ],
          name: ["births", 58, 40],
        },
        {
          points: [
            [0, 37],
            [12, 37],
            [25, 25],
            [40, 14],
            [60, 11],
            [80, 10],
            [100, 10],
          ],
          name: ["deaths", 12, 19],
          dashed: true,
        },
      ],
      marks: [
        ["P", 8, 2],
        ["Q", 42, 2],
        ["R", 70, 2],
        ["S", 95, 2],
      ],
    }),
  "c10-gk-noon-sun.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Month", least: 0, most: 12, step: 2 },
      up: { name: "Height of the midday Sun (°)", least: 40, most: 100, step: 10 },
      curves: [
        {
          points: [
            [0, 54],
            [1, 59],
            [2, 69],
            [2.7, 77],
            [3.4, 85],
            [3.9, 90],
            [4.5, 84],
            [5.7, 80],
            [6.8, 83],
            [7.8, 90],
            [8.3, 84],
            [8.8, 77],
            [9.6, 66],
            [10.6, 57],
            [11.7, 53.5],
            [12, 54],
          ],
        },
      ],
    }),
};
