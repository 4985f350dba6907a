import { drawFlag } from "../flag";
import { drawFoodWeb } from "../food-web";
import { drawBarGraph, drawLineGraph } from "../graphs";
import { drawIndia } from "../india";
import { drawPieChart } from "../pie-chart";
import { drawPlot } from "../plot";
import { drawSignBoard } from "../sign-board";
import { drawWorld } from "../world";

/** The drawings of General Knowledge in class 8, around their items’ `alt`. */
export const eight: Readonly<Record<string, (alt: string) => string>> = {
  "c8-gk-steel-map.svg": (alt) =>
    drawIndia({
      alt,
      rivers: ["Ganga", "Indus"],
      marks: [
        { name: "P", at: [71, 26.6] },
        { name: "Q", at: [86.2, 22.8] },
        { name: "R", at: "Leh" },
        { name: "S", at: [76.4, 10.0], side: "left" },
      ],
    }),
  "c8-gk-chennai-rain.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["J F", "M A", "M J", "J A", "S O", "N D"],
      quantity: "Rain (mm)",
      most: 600,
      step: 100,
      rows: [{ values: [30, 15, 95, 235, 410, 580] }],
    }),
  "c8-gk-profile.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "From the west coast (km)", most: 700, step: 100 },
      up: { name: "Height (m)", most: 1500, step: 300 },
      curves: [
        {
          points: [
            [0, 0],
            [40, 100],
            [60, 900],
            [80, 1200],
            [110, 900],
            [200, 800],
            [320, 600],
            [450, 450],
            [560, 250],
            [640, 60],
            [700, 0],
          ],
        },
      ],
    }),
  "c8-gk-cape-way.svg": (alt) =>
    drawWorld({
      alt,
      ways: [
        [
          [-9.5, 38],
          [-20, 20],
          [-24, 0],
          [-15, -22],
          [10, -37],
          [24, -37],
          [38, -25],
          [44, -8],
          [60, 6],
          [75, 12],
        ],
      ],
    }),
  "c8-gk-sun-map.svg": (alt) =>
    drawWorld({
      alt,
      lines: ["equator", "cancer", "capricorn"],
      marks: [
        { name: "A", at: [79, 20.5] },
        { name: "B", at: [133, -15], side: "left" },
        { name: "C", at: [25, 0] },
        { name: "D", at: [140, -33], side: "left" },
      ],
    }),
  "c8-gk-flag-upright.svg": (alt) => drawFlag({ alt, bands: ["black", "yellow", "red"], isUpright: true }),
  "c8-gk-work-pie.svg": (alt) =>
    drawPieChart({
      alt,
      whole: 100,
      slices: [
        { name: "farming", value: 60, label: "60" },
        { name: "services", value: 25, label: "25" },
        { name: "industry", value: 15, label: "15" },
      ],
    }),
  "c8-gk-age-bars.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["0–14", "15–64", "over 64"],
      quantity: "People of each age (%)",
      most: 60,
      step: 10,
      rows: [
        { name: "Country P", values: [40, 55, 5] },
        { name: "Country Q", values: [15, 60, 25] },
      ],
    }),
  "c8-gk-otter-web.svg": (alt) =>
    drawFoodWeb({
      alt,
      levels: [["kelp"], ["sea urchin", "snail"], ["otter", "crab"]],
      eaten: [
        ["kelp", "sea urchin"],
        ["kelp", "snail"],
        ["sea urchin", "otter"],
        ["snail", "crab"],
      ],
    }),
  "c8-gk-coast-lines.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["Jan", "Mar", "May", "Jul", "Sep", "Nov"],
      quantity: "Temperature (°C)",
      most: 40,
      step: 10,
      rows: [
        { name: "P", values: [22, 24, 27, 28, 26, 23] },
        { name: "Q", values: [10, 20, 30, 36, 26, 14] },
      ],
    }),
  "c8-gk-tide.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Hour of the day", most: 24, step: 3 },
      up: { name: "Water (m)", most: 5, step: 1 },
      curves: [
        {
          points: [
            [0, 1],
            [1.5, 1.5],
            [3, 2.5],
            [4.5, 3.6],
            [6, 4],
            [7.5, 3.6],
            [9, 2.5],
            [10.5, 1.4],
            [12, 1],
            [13.5, 1.4],
            [15, 2.5],
            [16.5, 3.6],
            [18, 4],
            [19.5, 3.7],
            [21, 2.7],
            [22.5, 1.6],
            [24, 1.2],
          ],
        },
      ],
    }),
  "c8-gk-run-worm.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["10", "20", "30", "40", "50"],
      quantity: "Runs after so many overs",
      most: 250,
      step: 50,
      rows: [
        { name: "Reds", values: [60, 110, 150, 190, 220] },
        { name: "Blues", values: [40, 70, 110, 160, 250] },
      ],
    }),
  "c8-gk-message.svg": (alt) =>
    drawSignBoard({
      alt,
      heading: true,
      lines: [
        "NOTICE",
        "Dear user, your power will be",
        "cut tonight at 9:30. Your last",
        "bill of ₹812 is not updated.",
        "Call our officer at once on his",
        "mobile number 98xxx xxx41.",
      ],
    }),
};
