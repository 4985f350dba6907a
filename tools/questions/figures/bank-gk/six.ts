import { drawFlag } from "../flag";
import { drawBarGraph, drawLineGraph } from "../graphs";
import { drawIndia } from "../india";
import { drawNumberLine } from "../number-line";
import { drawPlot } from "../plot";
import { drawTownPlan } from "../town-plan";
import { drawVenn } from "../venn";
import { drawWorld } from "../world";

/** The drawings of General Knowledge in class 6, around their items’ `alt`. */
export const six: Readonly<Record<string, (alt: string) => string>> = {
  "c6-gk-lands.svg": (alt) =>
    drawIndia({
      alt,
      marks: [
        { name: "P", at: [71.2, 26.6] },
        { name: "Q", at: [85.5, 26.0], side: "left" },
        { name: "R", at: [76.8, 17.2] },
        { name: "S", at: [77.6, 34.2] },
      ],
    }),
  "c6-gk-old-towns.svg": (alt) =>
    drawIndia({
      alt,
      marks: [
        { name: "P", at: [72.2, 22.5], side: "left" },
        { name: "Q", at: [76.1, 29.3] },
        { name: "R", at: "Patna" },
        { name: "S", at: [79.9, 11.8] },
      ],
    }),
  "c6-gk-december.svg": (alt) =>
    drawWorld({
      alt,
      lines: ["equator"],
      marks: [
        { name: "A", at: [-100, 42] },
        { name: "B", at: [12, 50] },
        { name: "C", at: [79, 22] },
        { name: "D", at: [133, -25], side: "left" },
      ],
    }),
  "c6-gk-day-length.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["Mar", "Jun", "Sep", "Dec"],
      quantity: "Hours of daylight",
      most: 20,
      step: 4,
      rows: [
        { name: "P", values: [12, 12, 12, 12] },
        { name: "Q", values: [12, 19, 12, 6] },
      ],
    }),
  "c6-gk-flag-upright.svg": (alt) => drawFlag({ alt, bands: ["blue", "white", "red"], isUpright: true }),
  "c6-gk-landforms.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Distance", most: 100 },
      up: { name: "Height (m)", most: 3000, step: 1000 },
      curves: [
        {
          points: [
            [0, 100],
            [22, 100],
            [26, 760],
            [28, 800],
            [48, 800],
            [50, 760],
            [54, 320],
            [60, 300],
            [68, 900],
            [80, 2600],
            [90, 1200],
            [100, 900],
          ],
        },
      ],
      marks: [
        ["P", 11, 100],
        ["Q", 38, 800],
        ["S", 58, 300],
        ["R", 80, 2600],
      ],
    }),
  "c6-gk-planets.svg": (alt) =>
    drawVenn({ alt, sets: ["has moons", "is rocky"], regions: { A: "P", AB: "Q", B: "R" } }),
  "c6-gk-shadow.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["8", "10", "12", "2", "4"],
      quantity: "Shadow (cm) by the hour",
      most: 200,
      step: 50,
      rows: [{ values: [200, 100, 60, 100, 200] }],
    }),
  "c6-gk-scale.svg": (alt) =>
    drawNumberLine({
      alt,
      from: 0,
      to: 10,
      step: 1,
      points: [
        { at: 1, name: "P" },
        { at: 4, name: "Q" },
        { at: 9, name: "R" },
      ],
    }),
  "c6-gk-town.svg": (alt) =>
    drawTownPlan({
      alt,
      blocks: [
        ["Park", "Bank", "Post"],
        ["", "School", "Market"],
        ["Library", "", "Clinic"],
      ],
      streets: ["Lake Road", "Fort Road"],
      start: { across: 2, down: 2, faces: "north" },
    }),
};
