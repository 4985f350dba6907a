import { drawGeometry } from "../geometry";
import { drawBarGraph } from "../graphs";
import { drawPlot, pointsOf } from "../plot";
import { drawVenn } from "../venn";
import { drawWorld } from "../world";

const bell =
  (middle: number) =>
  (x: number): number =>
    8 * Math.exp(-((x - middle) ** 2) / 3);

/** The drawings of General Knowledge in class 11, around their items’ `alt`. */
export const eleven: Readonly<Record<string, (alt: string) => string>> = {
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
  "c11-gk-shift.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Amount", most: 10 },
      up: { name: "Price", most: 10 },
      curves: [
        {
          points: [
            [0.6, 9.4],
            [9.4, 0.6],
          ],
          name: ["D", 9, 2],
        },
        {
          points: [
            [2.6, 1.4],
            [9, 7.8],
          ],
          name: ["S", 9.4, 8.6],
          dashed: true,
        },
        {
          points: [
            [0.4, 3],
            [6.4, 9],
          ],
          name: ["T", 6.9, 9.6],
        },
      ],
      marks: [
        ["A", 5.6, 4.4],
        ["B", 3.7, 6.3],
        ["C", 1.9, 4.5],
        ["E", 7.4, 6.2],
      ],
    }),
  "c11-gk-currents.svg": (alt) =>
    drawWorld({
      alt,
      marks: [
        { name: "P", at: [-70, -23], side: "left" },
        { name: "Q", at: [146, -19] },
        { name: "R", at: [89, 22] },
        { name: "S", at: [-37, -12] },
      ],
    }),
};
