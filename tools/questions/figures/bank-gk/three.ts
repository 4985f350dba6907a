import { drawClock } from "../clock";
import { drawFlag } from "../flag";
import { drawFoodWeb } from "../food-web";
import { drawBarGraph } from "../graphs";
import { drawIndia } from "../india";
import { drawMoney } from "../money";
import { drawShadow } from "../shadow";
import { drawSignBoard } from "../sign-board";
import { drawTownPlan } from "../town-plan";
import { drawVenn } from "../venn";
import { drawWorld } from "../world";

/** The drawings of General Knowledge in class 3, around their items’ `alt`. */
export const three: Readonly<Record<string, (alt: string) => string>> = {
  "c3-gk-dunes.svg": (alt) =>
    drawIndia({
      alt,
      marks: [
        { name: "P", at: [71.5, 26.8] },
        { name: "Q", at: [93.5, 26.4], side: "left" },
        { name: "R", at: [76.4, 10], side: "left" },
        { name: "S", at: "Patna" },
      ],
    }),
  "c3-gk-coast-train.svg": (alt) =>
    drawIndia({
      alt,
      marks: [
        { name: "P", at: "Chennai", side: "left" },
        { name: "Q", at: "Visakhapatnam", side: "left" },
      ],
    }),
  "c3-gk-flag-wrong.svg": (alt) => drawFlag({ alt, bands: ["green", "white", "orange"], charge: "ring" }),
  "c3-gk-asia.svg": (alt) =>
    drawWorld({
      alt,
      marks: [
        { name: "P", at: [105, 34] },
        { name: "Q", at: [-55, -10] },
        { name: "R", at: [22, 4] },
        { name: "S", at: [133, -25], side: "left" },
      ],
    }),
  "c3-gk-ireland.svg": (alt) => drawFlag({ alt, bands: ["green", "white", "orange"], isUpright: true }),
  "c3-gk-water-eggs.svg": (alt) =>
    drawVenn({ alt, sets: ["lives in water", "lays eggs"], regions: { A: "P", AB: "Q", B: "R" } }),
  "c3-gk-grass-chain.svg": (alt) =>
    drawFoodWeb({
      alt,
      levels: [["grass"], ["grasshopper"], ["frog"], ["snake"]],
      eaten: [
        ["grass", "grasshopper"],
        ["grasshopper", "frog"],
        ["frog", "snake"],
      ],
    }),
  "c3-gk-early-sun.svg": (alt) => drawShadow({ alt, sun: { side: "right", height: 30 } }),
  "c3-gk-rain-bars.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["May", "June", "July", "Aug", "Sep"],
      quantity: "Rain (cm)",
      most: 30,
      step: 5,
      rows: [{ values: [5, 15, 25, 20, 10] }],
    }),
  "c3-gk-medals.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Hill", "Lake", "Town", "Park"],
      quantity: "Medals",
      most: 10,
      step: 2,
      rows: [{ values: [4, 6, 8, 10] }],
    }),
  "c3-gk-library.svg": (alt) =>
    drawSignBoard({
      alt,
      heading: true,
      lines: ["CHILDREN’S LIBRARY", "Monday to Friday 10 to 5", "Saturday 10 to 1", "Sunday closed"],
    }),
  "c3-gk-paints.svg": (alt) => drawVenn({ alt, sets: ["red", "yellow"], regions: { AB: "Q" } }),
  "c3-gk-way.svg": (alt) =>
    drawTownPlan({
      alt,
      blocks: [
        ["Bank", "Park"],
        ["School", "Shop"],
        ["Tank", "Well"],
      ],
      streets: ["Mill Road", "Tank Road"],
      start: { across: 1, down: 2, faces: "north" },
    }),
  "c3-gk-coins.svg": (alt) => drawMoney({ alt, coins: [10, 5, 2, 1] }),
  "c3-gk-bus-clock.svg": (alt) => drawClock({ alt, hour: 7, minute: 30 }),
};
