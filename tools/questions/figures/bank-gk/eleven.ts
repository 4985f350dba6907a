import { drawGeometry } from "../geometry";
import { drawBarGraph } from "../graphs";
import { drawIndia } from "../india";
import { drawPlot, pointsOf } from "../plot";
import { drawVenn } from "../venn";
import { drawWorld } from "../world";

const bell =
  (middle: number) =>
  (x: number): number =>
    8 * Math.exp(-((x - middle) ** 2) / 3);

/** The drawings of General Knowledge in class 11, around their items’ `alt`. */
export const eleven: Readonly<Record<string, (alt: string) => string>> = {
  "c11-gk-krishna.svg": (alt) =>
    drawIndia({
      alt,
      rivers: ["Krishna"],
      marks: [
        { name: "P", at: [73.7, 18], side: "left" },
        { name: "Q", at: [76.2, 15.7], side: "left" },
        { name: "R", at: [78.2, 17.8] },
        { name: "S", at: [81, 15.9] },
      ],
    }),
  "c11-gk-ages.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["0–19", "20–39", "40–59", "60+"],
      quantity: "People (millions)",
      most: 40,
      step: 10,
      rows: [
        { name: "P", values: [40, 30, 20, 10] },
        { name: "Q", values: [10, 15, 20, 25] },
      ],
    }),
  "c11-gk-dateline.svg": (alt) =>
    drawWorld({
      alt,
      marks: [
        { name: "A", at: [139, 36] },
        { name: "B", at: [-121, 38], side: "left" },
      ],
    }),
  "c11-gk-beaks.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Size of the seed", most: 10 },
      up: { name: "Share eaten", most: 10 },
      curves: [
        { points: pointsOf(bell(3.6), 0, 10), name: ["P", 2, 8] },
        { points: pointsOf(bell(6.4), 0, 10), name: ["Q", 8, 8], dashed: true },
      ],
    }),
  "c11-gk-seasons.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["Jan-Feb", "Mar-May", "Jun-Sep", "Oct-Dec"],
      quantity: "Rain (cm)",
      most: 80,
      step: 20,
      rows: [
        { name: "P", values: [1, 5, 80, 10] },
        { name: "Q", values: [3, 6, 40, 75] },
      ],
    }),
  "c11-gk-race.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time (s)", most: 140, step: 20 },
      up: { name: "Distance (m)", most: 800, step: 200 },
      curves: [
        {
          points: [
            [0, 0],
            [30, 260],
            [70, 400],
            [105, 510],
            [140, 620],
          ],
          name: ["P", 26, 360],
        },
        {
          points: [
            [0, 0],
            [140, 800],
          ],
          name: ["Q", 112, 720],
          dashed: true,
        },
      ],
    }),
  "c11-gk-road.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        a: [0, 0],
        b: [7, 0],
        v: [3, 4],
        h: [-1, 4],
        i: [10, 4],
        c: [8, 0.6],
        P: [8, 4.9],
        d: [5.5, 2.3],
        Q: [5.5, 4.45],
      },
      strokes: ["av", "bv", "hi", "cP", "dQ"],
      unnamed: ["a", "b", "v", "h", "i", "c", "d"],
    }),
  "c11-gk-rights.svg": (alt) =>
    drawVenn({ alt, sets: ["citizens", "foreigners here"], regions: { A: "P", AB: "Q", B: "R" } }),
  "c11-gk-frontier.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Chairs", most: 10 },
      up: { name: "Tables", most: 10 },
      curves: [{ points: pointsOf((x) => Math.sqrt(Math.max(0, 64 - x * x)), 0, 8) }],
      marks: [
        ["A", 5.66, 5.66],
        ["B", 3.4, 3],
        ["C", 7.6, 6.6],
      ],
    }),
};
