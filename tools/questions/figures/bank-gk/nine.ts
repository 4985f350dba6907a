import { drawFlag } from "../flag";
import { drawFoodWeb } from "../food-web";
import { drawBarGraph, drawLineGraph } from "../graphs";
import { drawIndia } from "../india";
import { drawPlot } from "../plot";
import { drawWorld } from "../world";

/** The drawings of General Knowledge in class 9, around their items’ `alt`. */
export const nine: Readonly<Record<string, (alt: string) => string>> = {
  "c9-gk-meridian.svg": (alt) =>
    drawIndia({
      alt,
      marks: [
        { name: "P", at: [70, 22.4] },
        { name: "Q", at: [82.5, 25.2] },
        { name: "R", at: [91.0, 26.2] },
        { name: "S", at: [96.3, 28.1], side: "left" },
      ],
    }),
  "c9-gk-river-mouths.svg": (alt) =>
    drawIndia({
      alt,
      rivers: ["Narmada", "Mahanadi", "Godavari", "Kaveri"],
      marks: [
        { name: "P", at: [72.7, 21.7], side: "left" },
        { name: "Q", at: [86.4, 20.3] },
        { name: "R", at: [82.2, 16.6] },
        { name: "S", at: [79.8, 11.1] },
      ],
    }),
  "c9-gk-two-climates.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["Jan", "Mar", "May", "Jul", "Sep", "Nov"],
      quantity: "Temperature (°C)",
      most: 40,
      step: 10,
      rows: [
        { name: "P", values: [14, 22, 33, 31, 29, 20] },
        { name: "Q", values: [27, 29, 29, 26, 27, 28] },
      ],
    }),
  "c9-gk-himalaya.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "From south to north", most: 200 },
      up: { name: "Height (m)", most: 8000, step: 2000 },
      curves: [
        {
          points: [
            [0, 200],
            [35, 250],
            [45, 1200],
            [52, 1100],
            [60, 600],
            [78, 650],
            [95, 2300],
            [108, 3500],
            [118, 2400],
            [130, 2900],
            [150, 5200],
            [165, 7000],
            [175, 5900],
            [200, 5000],
          ],
        },
      ],
      marks: [
        ["P", 16, 220],
        ["Q", 69, 620],
        ["R", 108, 3500],
        ["S", 165, 7000],
      ],
    }),
  "c9-gk-votes.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Asha", "Bilal", "Charu", "Deepak"],
      quantity: "Votes (thousands)",
      most: 400,
      step: 100,
      rows: [{ values: [380, 330, 180, 110] }],
    }),
  "c9-gk-buffer.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["2010", "2012", "2014", "2016", "2018"],
      quantity: "Grain (million tonnes)",
      most: 50,
      step: 10,
      rows: [
        { name: "Stock", values: [30, 50, 25, 40, 45] },
        { name: "Norm", values: [20, 25, 30, 35, 30] },
      ],
    }),
  "c9-gk-dhow-map.svg": (alt) =>
    drawWorld({
      alt,
      ways: [
        [
          [50, 15],
          [60, 14],
          [75, 11],
        ],
      ],
    }),
  "c9-gk-flag-three.svg": (alt) => drawFlag({ alt, bands: ["red", "white", "green"] }),
  "c9-gk-forest-web.svg": (alt) =>
    drawFoodWeb({
      alt,
      levels: [
        ["grass", "fruit"],
        ["hare", "monkey", "squirrel"],
        ["fox", "leopard"],
      ],
      eaten: [
        ["grass", "hare"],
        ["fruit", "monkey"],
        ["fruit", "squirrel"],
        ["hare", "fox"],
        ["hare", "leopard"],
        ["monkey", "leopard"],
      ],
    }),
  "c9-gk-lapse.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Height (km)", most: 4, step: 1 },
      up: { name: "Temperature (°C)", most: 40, step: 10 },
      curves: [
        {
          points: [
            [0, 32],
            [4, 6],
          ],
        },
      ],
    }),
};
