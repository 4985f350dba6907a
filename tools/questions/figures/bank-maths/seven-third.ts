import { drawClock } from "../clock";
import { drawBarGraph, drawLineGraph } from "../graphs";
import { drawPieChart } from "../pie-chart";

/** The drawings of Maths in class 7, time and data, around their items’ `alt`. */
export const sevenThird: Readonly<Record<string, (alt: string) => string>> = {
  "c7-maths-clock.svg": (alt) => drawClock({ alt, hour: 3, minute: 40 }),
  "c7-maths-sports.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Kabaddi", "Chess", "Cricket", "Tennis"],
      quantity: "Players",
      most: 20,
      step: 2,
      rows: [
        { name: "Boys", values: [16, 9, 20, 8] },
        { name: "Girls", values: [12, 9, 14, 12] },
      ],
    }),
  "c7-maths-week.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["Mon", "Tue", "Wed", "Thu", "Fri"],
      quantity: "Temperature (°C)",
      most: 32,
      step: 4,
      rows: [{ values: [22, 26, 24, 30, 28] }],
    }),
  "c7-maths-wheel.svg": (alt) =>
    drawPieChart({
      alt,
      whole: 360,
      slices: [
        { name: "Blue", value: 90, label: "90°" },
        { name: "Red", value: 120, label: "120°" },
        { name: "Green", value: 150, label: "150°" },
      ],
    }),
};
