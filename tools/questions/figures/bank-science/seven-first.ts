import { drawBarGraph } from "../graphs";
import { drawPlot, pointsOf } from "../plot";
import { drawVessels } from "../vessels";
import { hills, track } from "./curves";

/** The drawings of Science in class 7, first half, around their items’ `alt`. */
export const sevenFirst: Readonly<Record<string, (alt: string) => string>> = {
  "c7-science-starch-jars.svg": (alt) =>
    drawVessels({
      alt,
      vessels: [
        {
          kind: "jar",
          level: 0.22,
          liquid: "grey",
          holds: "plant",
          closed: true,
          name: "P",
          note: "soda, light",
        },
        {
          kind: "jar",
          level: 0.22,
          liquid: "grey",
          holds: "plant",
          closed: true,
          name: "Q",
          note: "water, light",
        },
        {
          kind: "jar",
          level: 0.22,
          liquid: "grey",
          holds: "plant",
          closed: true,
          name: "R",
          note: "water, dark",
        },
      ],
    }),
  "c7-science-pulse.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (minutes)", most: 16, step: 2 },
      up: { name: "Beats per minute", most: 160, step: 20 },
      curves: [{ points: track(0, 70, 2, 70, 5, 140, 8, 140, 14, 70, 16, 70) }],
    }),
  "c7-science-jelly.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["None", "Upper", "Lower", "Both"],
      quantity: "Water lost (mL)",
      most: 8,
      step: 1,
      rows: [{ values: [8, 7, 2, 0.5] }],
    }),
  "c7-science-pumpkins.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Open", "Bag", "Bag, dusted"],
      quantity: "Fruits from 40 flowers",
      most: 40,
      step: 10,
      rows: [{ values: [34, 0, 36] }],
    }),
  "c7-science-cooling.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (minutes)", most: 50, step: 10 },
      up: { name: "Temperature (°C)", most: 80, step: 10 },
      curves: [
        { points: track(0, 80, 10, 72, 20, 65.5, 30, 60, 40, 55, 50, 50), name: ["P", 40, 62] },
        {
          points: track(0, 80, 5, 69, 10, 60, 20, 51, 30, 45, 40, 39.5, 50, 35),
          name: ["Q", 25, 40],
          dashed: true,
        },
      ],
    }),
  "c7-science-land-sea.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Hour of the day", most: 24, step: 3 },
      up: { name: "Temperature (°C)", least: 22, most: 36, step: 2 },
      curves: [
        { points: hills(track(0, 25, 5, 23.5, 14, 34, 24, 25)), name: ["Land", 19, 34] },
        {
          points: pointsOf((x) => 28.7 + 0.7 * Math.sin((Math.PI * (x - 8)) / 12), 0, 24),
          name: ["Sea", 2, 30],
          dashed: true,
        },
      ],
    }),
  "c7-science-neutral-heat.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Acid added (mL)", most: 40, step: 5 },
      up: { name: "Temperature (°C)", least: 24, most: 40, step: 2 },
      curves: [{ points: track(0, 25, 20, 37, 40, 32) }],
    }),
  "c7-science-nails.svg": (alt) =>
    drawVessels({
      alt,
      vessels: [
        { kind: "tube", level: 0.6, holds: "nail", name: "P", note: "water" },
        { kind: "tube", level: 0.6, oil: true, holds: "nail", name: "Q", note: "boiled, oil" },
        { kind: "tube", level: 0, holds: "nail", closed: true, name: "R", note: "dry air" },
      ],
    }),
};
