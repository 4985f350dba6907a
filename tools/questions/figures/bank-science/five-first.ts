import { drawFoodWeb } from "../food-web";
import { drawBarGraph } from "../graphs";
import { drawPlant } from "../nature";
import { drawPlot } from "../plot";
import { drawVessels } from "../vessels";
import { track } from "./curves";

/** The drawings of Science in class 5, first half, around their items’ `alt`. */
export const fiveFirst: Readonly<Record<string, (alt: string) => string>> = {
  "c5-science-sprouts.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["P", "Q", "R", "S"],
      quantity: "Seeds that sprouted, of 20",
      most: 20,
      step: 5,
      rows: [{ values: [18, 3, 0, 0] }],
    }),
  "c5-science-seedlings.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Day", most: 18, step: 3 },
      up: { name: "Height (cm)", most: 20, step: 5 },
      curves: [
        { points: track(0, 0, 18, 18), name: ["Light", 15.5, 18.4] },
        { points: track(0, 0, 9, 15, 18, 15), name: ["Dark", 6, 13.6], dashed: true },
      ],
    }),
  "c5-science-plant.svg": (alt) =>
    drawPlant({ alt, labels: { leaf: "P", root: "Q", flower: "R", fruit: "S", stem: "T" } }),
  "c5-science-pond-web.svg": (alt) =>
    drawFoodWeb({
      alt,
      levels: [["Pond weed"], ["Insect"], ["Frog"], ["Snake"]],
      eaten: [
        ["Pond weed", "Insect"],
        ["Insect", "Frog"],
        ["Frog", "Snake"],
      ],
    }),
  "c5-science-geese.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Jan", "Mar", "May", "Jul", "Sep", "Nov"],
      quantity: "Geese on the lake",
      most: 40,
      step: 5,
      rows: [{ values: [40, 25, 0, 0, 5, 35] }],
    }),
  "c5-science-lake-web.svg": (alt) =>
    drawFoodWeb({
      alt,
      levels: [["Weed"], ["Snail"], ["Duck", "Fish"], ["Kite"]],
      eaten: [
        ["Weed", "Snail"],
        ["Weed", "Duck"],
        ["Snail", "Duck"],
        ["Snail", "Fish"],
        ["Fish", "Kite"],
      ],
    }),
  "c5-science-breaths.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Baby", "5 years", "10 years", "Adult"],
      quantity: "Breaths in a minute",
      most: 40,
      step: 5,
      rows: [{ values: [40, 24, 20, 15] }],
    }),
  "c5-science-egg.svg": (alt) =>
    drawVessels({
      alt,
      vessels: [
        { kind: "jar", level: 0.7, holds: "ball", name: "P", note: "tap water" },
        { kind: "jar", level: 0.7, holds: "floating ball", name: "Q", note: "salt water" },
      ],
    }),
};
