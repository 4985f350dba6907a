import { drawFoodWeb } from "../food-web";
import { drawBarGraph, drawLineGraph } from "../graphs";
import { drawIndia } from "../india";
import { drawTownPlan } from "../town-plan";
import { drawVenn } from "../venn";
import { drawWorld } from "../world";

/** The drawings of General Knowledge in class 5, around their items’ `alt`. */
export const five: Readonly<Record<string, (alt: string) => string>> = {
  "c5-gk-four-towns.svg": (alt) =>
    drawIndia({
      alt,
      marks: [
        { name: "P", at: "Mumbai", side: "left" },
        { name: "Q", at: "Kolkata" },
        { name: "R", at: [79.1, 21.1] },
        { name: "S", at: [76.2, 10.0], side: "left" },
      ],
    }),
  "c5-gk-flight.svg": (alt) =>
    drawIndia({
      alt,
      marks: [
        { name: "P", at: [72.6, 22.8] },
        { name: "Q", at: [88.2, 22.8], side: "left" },
      ],
    }),
  "c5-gk-mumbai-rain.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Jan", "Mar", "May", "Jun", "Jul", "Aug", "Sep", "Nov"],
      quantity: "Rain (cm)",
      most: 80,
      step: 20,
      rows: [{ values: [0, 0, 1, 50, 80, 50, 30, 1] }],
    }),
  "c5-gk-ship-way.svg": (alt) =>
    drawWorld({
      alt,
      ways: [
        [
          [77.5, 7.5],
          [90, -10],
          [114, -31],
        ],
      ],
    }),
  "c5-gk-pond.svg": (alt) =>
    drawFoodWeb({
      alt,
      levels: [["water plant"], ["insect", "snail"], ["frog", "small fish"], ["kingfisher"]],
      eaten: [
        ["water plant", "insect"],
        ["water plant", "snail"],
        ["insect", "frog"],
        ["insect", "small fish"],
        ["small fish", "kingfisher"],
      ],
    }),
  "c5-gk-lungs.svg": (alt) =>
    drawVenn({ alt, sets: ["lives in water", "has lungs"], regions: { A: "P", AB: "Q", B: "R" } }),
  "c5-gk-day-line.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["0", "6", "9", "12", "3", "6", "9"],
      quantity: "Temperature (°C)",
      most: 40,
      step: 10,
      rows: [{ values: [28, 24, 30, 36, 40, 36, 32] }],
    }),
  "c5-gk-town.svg": (alt) =>
    drawTownPlan({
      alt,
      blocks: [
        ["Bank", "Park"],
        ["Clinic", "Shop"],
        ["Library", "School"],
      ],
      streets: ["Mill Road", "Tank Road"],
      start: { across: 1, down: 2, faces: "north" },
    }),
};
