import { drawFoodWeb } from "../food-web";
import { drawBarGraph } from "../graphs";
import { drawBody, drawPlant } from "../nature";
import { drawShadow } from "../shadow";
import { drawVessels } from "../vessels";

/** The drawings of Science in class 2, around their items’ `alt`. */
export const two: Readonly<Record<string, (alt: string) => string>> = {
  "c2-science-pot-bars.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["1", "2", "3", "4"],
      quantity: "Height (cm) in weeks 1 to 4",
      most: 12,
      step: 2,
      rows: [
        { name: "Pot P", values: [4, 6, 8, 10] },
        { name: "Pot Q", values: [7, 7, 7, 7] },
      ],
    }),
  "c2-science-plant-parts.svg": (alt) =>
    drawPlant({ alt, labels: { flower: "P", leaf: "Q", stem: "R", root: "S" } }),
  "c2-science-plant-flower.svg": (alt) =>
    drawPlant({ alt, labels: { flower: "P", fruit: "Q", leaf: "R", root: "S" } }),
  "c2-science-seed-jars.svg": (alt) =>
    drawVessels({
      alt,
      vessels: [
        { kind: "jar", level: 0.12, holds: "seeds", name: "P", note: "wet, warm" },
        { kind: "jar", level: 0, holds: "seeds", name: "Q", note: "dry, warm" },
        { kind: "jar", level: 0.12, holds: "seeds", name: "R", note: "wet, cold" },
        { kind: "jar", level: 0, holds: "seeds", name: "S", note: "dry, cold" },
      ],
    }),
  "c2-science-food-chain.svg": (alt) =>
    drawFoodWeb({
      alt,
      levels: [["Grass"], ["Grasshopper"], ["Frog"], ["Snake"]],
      eaten: [
        ["Grass", "Grasshopper"],
        ["Grasshopper", "Frog"],
        ["Frog", "Snake"],
      ],
    }),
  "c2-science-body-joints.svg": (alt) =>
    drawBody({ alt, labels: { elbow: "P", knee: "Q", ankle: "R", ear: "S" } }),
  "c2-science-body-senses.svg": (alt) =>
    drawBody({ alt, labels: { eye: "P", ear: "Q", nose: "R", elbow: "S" } }),
  "c2-science-sugar-bars.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Cola", "Juice", "Lassi", "Milk"],
      quantity: "Spoons of sugar",
      most: 8,
      step: 1,
      rows: [{ values: [7, 5, 3, 1] }],
    }),
  "c2-science-three-jars.svg": (alt) =>
    drawVessels({
      alt,
      vessels: [
        { kind: "jar", level: 0.75, name: "P", note: "in the sun" },
        { kind: "jar", level: 0.75, name: "Q", note: "in the shade" },
        { kind: "jar", level: 0.75, name: "R", note: "lid, in the sun", closed: true },
      ],
    }),
  "c2-science-levels-after.svg": (alt) =>
    drawVessels({
      alt,
      vessels: [
        { kind: "jar", level: 0.8, name: "P" },
        { kind: "jar", level: 0.5, name: "Q" },
        { kind: "jar", level: 0.12, name: "R" },
      ],
    }),
  "c2-science-candles.svg": (alt) =>
    drawVessels({
      alt,
      vessels: [
        { kind: "jar", level: 0, holds: "candle", name: "P" },
        { kind: "wide jar", level: 0, holds: "candle", name: "Q", closed: true },
        { kind: "tube", level: 0, holds: "candle", name: "R", closed: true },
      ],
    }),
  "c2-science-rain-bars.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Apr", "Jun", "Aug", "Oct", "Dec"],
      quantity: "Rainy days",
      most: 20,
      step: 2,
      rows: [{ values: [2, 14, 20, 6, 2] }],
    }),
  "c2-science-two-balls.svg": (alt) =>
    drawVessels({
      alt,
      vessels: [
        { kind: "jar", level: 0.6, holds: "floating ball", name: "P" },
        { kind: "jar", level: 0.6, holds: "ball", name: "Q" },
      ],
    }),
  "c2-science-shadow-tip.svg": (alt) =>
    drawShadow({
      alt,
      sun: { side: "left", height: 30 },
      hasShadow: false,
      marks: [
        ["P", -104],
        ["Q", -34],
        ["R", 34],
        ["S", 104],
      ],
    }),
  "c2-science-morning-shadow.svg": (alt) => drawShadow({ alt, sun: { side: "right", height: 30 } }),
  "c2-science-germ-bars.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Not washed", "Water", "Soap, water"],
      quantity: "Spots",
      most: 40,
      step: 5,
      rows: [{ values: [40, 30, 5] }],
    }),
};
