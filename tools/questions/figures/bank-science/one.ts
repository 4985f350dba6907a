import { drawFoodWeb } from "../food-web";
import { drawBarGraph } from "../graphs";
import { drawBody, drawPlant } from "../nature";
import { drawPictureGraph } from "../picture-graph";
import { drawShadow } from "../shadow";
import { drawVessels } from "../vessels";

/** The drawings of Science in class 1, around their items’ `alt`. */
export const one: Readonly<Record<string, (alt: string) => string>> = {
  "c1-science-two-bars.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["P", "Q"],
      quantity: "Blocks high",
      most: 7,
      step: 1,
      rows: [
        { name: "Monday", values: [5, 2] },
        { name: "later", values: [5, 6] },
      ],
    }),
  "c1-science-plant-root.svg": (alt) =>
    drawPlant({ alt, labels: { flower: "P", leaf: "Q", stem: "R", root: "S" } }),
  "c1-science-plant-bee.svg": (alt) => drawPlant({ alt, labels: { leaf: "P", flower: "Q", root: "R" } }),
  "c1-science-flower-picture.svg": (alt) =>
    drawPictureGraph({
      alt,
      picture: "flower",
      each: 1,
      unit: "flower",
      rows: [
        { name: "Rose", value: 3 },
        { name: "Lily", value: 5 },
        { name: "Marigold", value: 6 },
      ],
    }),
  "c1-science-chain.svg": (alt) =>
    drawFoodWeb({
      alt,
      levels: [["Rice"], ["Rat"], ["Snake"]],
      eaten: [
        ["Rice", "Rat"],
        ["Rat", "Snake"],
      ],
    }),
  "c1-science-body-knee.svg": (alt) =>
    drawBody({ alt, labels: { elbow: "P", knee: "Q", ear: "R", ankle: "S" } }),
  "c1-science-body-bell.svg": (alt) => drawBody({ alt, labels: { eye: "P", nose: "Q", ear: "R" } }),
  "c1-science-fruit-bars.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Ali", "Bela", "Chris"],
      quantity: "Fruits in a day",
      most: 5,
      step: 1,
      rows: [{ values: [2, 4, 3] }],
    }),
  "c1-science-jar-levels.svg": (alt) =>
    drawVessels({
      alt,
      vessels: [
        { kind: "jar", level: 0.5, name: "P" },
        { kind: "jar", level: 0.85, name: "Q" },
        { kind: "jar", level: 0.15, name: "R" },
      ],
    }),
  "c1-science-ice.svg": (alt) =>
    drawVessels({
      alt,
      vessels: [
        { kind: "jar", level: 0.6, holds: "ice", name: "P", note: "in the sun" },
        { kind: "jar", level: 0.6, holds: "ice", name: "Q", note: "in the shade" },
      ],
    }),
  "c1-science-rain.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Mon", "Tue", "Wed", "Thu"],
      quantity: "Rain (cm)",
      most: 5,
      step: 1,
      rows: [{ values: [1, 4, 0, 2] }],
    }),
  "c1-science-balls.svg": (alt) =>
    drawVessels({
      alt,
      vessels: [
        { kind: "jar", level: 0.7, holds: "ball", name: "P" },
        { kind: "jar", level: 0.7, holds: "floating ball", name: "Q" },
      ],
    }),
  "c1-science-shadow-side.svg": (alt) =>
    drawShadow({
      alt,
      sun: { side: "left", height: 40 },
      hasShadow: false,
      marks: [
        ["P", -70],
        ["Q", 70],
      ],
    }),
  "c1-science-shadow-only.svg": (alt) => drawShadow({ alt, sun: { side: "right", height: 65 } }),
  "c1-science-germs.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Play", "Water", "Soap"],
      quantity: "Germs after",
      most: 10,
      step: 1,
      rows: [{ values: [9, 6, 1] }],
    }),
};
