import { drawIndia } from "../india";
import { drawPlot, pointsOf } from "../plot";
import { drawWorld } from "../world";

const rise = (x: number): number => 100 / (1 + Math.exp(-(x - 5) * 1.3));

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
  "c12-gk-transition.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Time", most: 10 },
      up: { name: "Rate", most: 10 },
      curves: [
        {
          points: [
            [0, 8.6],
            [4.5, 8.4],
            [8, 3],
            [10, 2.4],
          ],
          name: ["births", 3, 9.6],
        },
        {
          points: [
            [0, 8],
            [1.5, 7.8],
            [4, 3],
            [8, 2.4],
            [10, 2.1],
          ],
          name: ["deaths", 2.1, 4.4],
          dashed: true,
        },
      ],
      marks: [
        ["P", 0.8, 0],
        ["Q", 4.2, 0],
        ["R", 6.6, 0],
        ["S", 9, 0],
      ],
    }),
  "c12-gk-cape.svg": (alt) =>
    drawWorld({
      alt,
      marks: [
        { name: "P", at: [32.5, 30] },
        { name: "Q", at: [-68, -53.5] },
        { name: "R", at: [18.5, -34.5], side: "left" },
        { name: "S", at: [56.5, 26.4] },
      ],
    }),
  "c12-gk-lynx.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Years", most: 30, step: 10 },
      up: { name: "Number of animals", most: 10 },
      curves: [
        { points: pointsOf((x) => 5 + 4 * Math.cos(((x - 3) * Math.PI) / 5), 0, 30, 60), name: ["P", 15, 9] },
        {
          points: pointsOf((x) => 2.4 + 1.6 * Math.cos(((x - 5) * Math.PI) / 5), 0, 30, 60),
          name: ["Q", 17.4, 4.3],
          dashed: true,
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
  "c12-gk-adoption.svg": (alt) =>
    drawPlot({
      alt,
      across: { name: "Years", most: 10 },
      up: { name: "Homes with a telephone", most: 110 },
      curves: [{ points: pointsOf(rise, 0, 10) }],
      marks: [
        ["P", 1.2, rise(1.2)],
        ["Q", 5, rise(5)],
        ["R", 7.2, rise(7.2)],
        ["S", 9.5, rise(9.5)],
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
};
