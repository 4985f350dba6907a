import { drawFoodWeb } from "../food-web";
import { drawBarGraph } from "../graphs";
import { drawIndia } from "../india";
import { drawNumberLine } from "../number-line";
import { drawShadow } from "../shadow";
import { drawTownPlan } from "../town-plan";
import { drawVenn } from "../venn";
import { drawWorld } from "../world";

/** The drawings of General Knowledge in class 4, around their items’ `alt`. */
export const four: Readonly<Record<string, (alt: string) => string>> = {
  "c4-gk-snow-map.svg": (alt) =>
    drawIndia({
      alt,
      marks: [
        { name: "P", at: "Srinagar" },
        { name: "Q", at: "Mumbai", side: "left" },
        { name: "R", at: "Kolkata" },
        { name: "S", at: [76.2, 10.0], side: "left" },
      ],
    }),
  "c4-gk-seas.svg": (alt) =>
    drawIndia({
      alt,
      marks: [
        { name: "P", at: "Panaji", side: "left" },
        { name: "Q", at: [78, 26.5] },
        { name: "R", at: "Chennai" },
        { name: "S", at: "Leh" },
      ],
    }),
  "c4-gk-rain-two.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Delhi", "Mumbai"],
      quantity: "Rain in July (cm)",
      most: 80,
      step: 20,
      rows: [{ values: [20, 80] }],
    }),
  "c4-gk-equator.svg": (alt) =>
    drawWorld({
      alt,
      marks: [
        { name: "A", at: [-105, 55] },
        { name: "B", at: [105, 62] },
        { name: "C", at: [3, 47] },
        { name: "D", at: [147, -33], side: "left" },
      ],
      lines: ["equator"],
    }),
  "c4-gk-godavari.svg": (alt) =>
    drawIndia({
      alt,
      rivers: ["Godavari"],
      marks: [
        { name: "P", at: [73.6, 20.4] },
        { name: "Q", at: [77.5, 17.2], side: "left" },
        { name: "R", at: [74.8, 12.9], side: "left" },
        { name: "S", at: [82.4, 16.4] },
      ],
    }),
  "c4-gk-sundial.svg": (alt) => drawShadow({ alt, sun: { side: "right", height: 35 }, marks: [["P", -70]] }),
  "c4-gk-rain-year.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Jan", "Mar", "May", "Jun", "Jul", "Aug", "Sep", "Nov"],
      quantity: "Rain (cm)",
      most: 30,
      step: 5,
      rows: [{ values: [1, 1, 3, 20, 30, 25, 15, 2] }],
    }),
  "c4-gk-inventions.svg": (alt) =>
    drawNumberLine({
      alt,
      from: 1800,
      to: 1900,
      step: 10,
      labelled: [1800, 1850, 1900],
      points: [
        { at: 1825, name: "P" },
        { at: 1837, name: "Q" },
        { at: 1876, name: "R" },
        { at: 1886, name: "S" },
      ],
    }),
  "c4-gk-fly-swim.svg": (alt) =>
    drawVenn({ alt, sets: ["can fly", "can swim"], regions: { A: "P", AB: "Q", B: "R" } }),
  "c4-gk-field-web.svg": (alt) =>
    drawFoodWeb({
      alt,
      levels: [["rice"], ["mouse"], ["snake", "owl"]],
      eaten: [
        ["rice", "mouse"],
        ["mouse", "snake"],
        ["mouse", "owl"],
      ],
    }),
  "c4-gk-town.svg": (alt) =>
    drawTownPlan({
      alt,
      blocks: [
        ["Water tank", "Library"],
        ["Shop", "School"],
        ["Clinic", "Bank"],
      ],
      streets: ["Mill Road", "Tank Road"],
      start: { across: 1, down: 2, faces: "north" },
    }),
};
