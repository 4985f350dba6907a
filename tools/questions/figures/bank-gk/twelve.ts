import { drawIndia } from "../india";
import { drawPlot, pointsOf } from "../plot";

const arch = (x: number): number => 8 - ((x - 5) ** 2 * 8) / 25;

/** The drawings of General Knowledge in class 12, around their items’ `alt`. */
export const twelve: Readonly<Record<string, (alt: string) => string>> = {
  "c12-gk-sixth.svg": (alt) =>
    drawIndia({
      alt,
      marks: [
        { name: "P", at: "Leh" },
        { name: "Q", at: [81.5, 19.2] },
        { name: "R", at: [73.8, 24.3] },
        { name: "S", at: "Shillong", side: "left" },
      ],
    }),
  "c12-gk-lorenz.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "People, poorest first (%)", most: 100, step: 20 },
      up: { name: "Share of income (%)", most: 100, step: 20 },
      curves: [
        {
          points: [
            [0, 0],
            [20, 10],
            [40, 25],
            [60, 45],
            [80, 70],
            [100, 100],
          ],
          name: ["P", 52, 44],
        },
        {
          points: [
            [0, 0],
            [100, 100],
          ],
          dashed: true,
        },
        {
          points: [
            [0, 0],
            [20, 5],
            [40, 14],
            [60, 28],
            [80, 50],
            [100, 100],
          ],
          name: ["Q", 68, 27],
        },
      ],
    }),
  "c12-gk-stars.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Temperature (hot at the left)", most: 10 },
      up: { name: "Light given", most: 10 },
      curves: [
        {
          points: [
            [0.6, 9.2],
            [3, 6.6],
            [6, 4],
            [9.4, 0.8],
          ],
        },
      ],
      marks: [
        ["P", 1.2, 8.6],
        ["Q", 8.4, 8.6],
        ["R", 5.2, 4.7],
        ["S", 9, 1.2],
      ],
    }),
  "c12-gk-transit.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Days", most: 30, step: 5 },
      up: { name: "Light (%)", least: 98, most: 100.5, step: 0.5 },
      curves: [
        {
          points: [
            [0, 100],
            ...[5, 15, 25].flatMap((day): [number, number][] => [
              [day - 0.4, 100],
              [day - 0.2, 99],
              [day + 0.2, 99],
              [day + 0.4, 100],
            ]),
            [30, 100],
          ],
        },
      ],
    }),
  "c12-gk-rent.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Rooms", most: 700, step: 100 },
      up: { name: "Rent (thousand ₹)", most: 10, step: 2 },
      curves: [
        {
          points: [
            [100, 9.333],
            [633, 2.222],
          ],
          name: ["wanted", 260, 9.4],
        },
        {
          points: [
            [67, 2.222],
            [567, 8.889],
          ],
          name: ["offered", 610, 7.6],
          dashed: true,
        },
      ],
    }),
  "c12-gk-jcurve.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time", most: 10 },
      up: { name: "Trade balance", most: 10 },
      curves: [
        {
          points: [
            [0, 5],
            [2.5, 5],
            [3.4, 3.2],
            [4.4, 2.4],
            [5.4, 3],
            [6.8, 5.6],
            [8, 7.2],
            [10, 8],
          ],
        },
        {
          points: [
            [2.5, 5],
            [10, 5],
          ],
          dashed: true,
        },
      ],
      marks: [["T", 2.5, 0]],
    }),
  "c12-gk-quota.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Size of the stock", most: 10 },
      up: { name: "Fish added in a year", most: 10 },
      curves: [
        { points: pointsOf(arch, 0, 10) },
        {
          points: [
            [0, 5.12],
            [10, 5.12],
          ],
          name: ["catch", 5, 4],
          dashed: true,
        },
      ],
      marks: [
        ["K", 1, 0],
        ["L", 2, 5.12],
        ["M", 8, 5.12],
      ],
    }),
  "c12-gk-log.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Years after 1970", most: 40, step: 10 },
      up: { name: "Transistors (power of ten)", least: 3, most: 10, step: 1 },
      curves: [
        {
          points: [
            [0, 3.4],
            [40, 9.4],
          ],
        },
      ],
    }),
  "c12-gk-demand.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Amount bought", most: 10 },
      up: { name: "Price", most: 10 },
      curves: [
        {
          points: [
            [3.4, 9],
            [5, 1],
          ],
          name: ["P", 4.3, 8.2],
        },
        {
          points: [
            [1, 6.4],
            [9.4, 3],
          ],
          name: ["Q", 8.6, 4.6],
          dashed: true,
        },
      ],
    }),
};
