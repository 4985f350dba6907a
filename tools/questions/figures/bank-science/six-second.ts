import { drawCircuit } from "../circuit";
import { drawGeometry } from "../geometry";
import { drawBarGraph, drawLineGraph } from "../graphs";
import { drawRuler } from "../ruler";

/** Where a bob on a string of 5 units hangs, by its angle from the upright line. */
const bob = (degrees: number) =>
  [5 * Math.sin((degrees * Math.PI) / 180), -5 * Math.cos((degrees * Math.PI) / 180)] as const;

/** The drawings of Science in class 6, second half, around their items’ `alt`. */
export const sixSecond: Readonly<Record<string, (alt: string) => string>> = {
  "c6-science-ruler.svg": (alt) =>
    drawRuler({ alt, from: 3, to: 13, thing: { kind: "pencil", from: 4, to: 10.5 } }),
  "c6-science-pendulum.svg": (alt) =>
    drawGeometry({
      alt,
      points: { T: [0, 0], P: bob(-40), Q: bob(-20), R: bob(0), S: bob(40) },
      strokes: ["TR"],
      dashed: ["TP", "TQ", "TS"],
      dots: ["P", "Q", "R", "S"],
      unnamed: ["T"],
    }),
  "c6-science-stick-tree.svg": (alt) =>
    drawGeometry({
      alt,
      points: {
        a: [0, 0],
        b: [0, 2],
        c: [1, 0],
        d: [4, 0],
        e: [4, 10],
        f: [9, 0],
        g: [-0.6, 0],
        h: [9.6, 0],
      },
      strokes: ["gh", "ab", "de"],
      dashed: ["bc", "ef"],
      lengths: [
        { at: "ab", text: "2 m" },
        { at: "ac", text: "1 m" },
        { at: "de", text: "?" },
        { at: "df", text: "5 m" },
      ],
      unnamed: Array.from("abcdefgh"),
      height: 220,
    }),
  "c6-science-card.svg": (alt) =>
    drawGeometry({
      alt,
      points: { L: [0, 1], a: [2.6, 0.5], C: [2.6, 1.5], b: [6.4, -0.8], S: [6.4, 2.8] },
      strokes: ["aC", "bS"],
      dots: ["L"],
      unnamed: ["a", "b"],
      height: 150,
    }),
  "c6-science-shadow-hours.svg": (alt) =>
    drawLineGraph({
      alt,
      names: ["8", "10", "12", "2", "4"],
      quantity: "Length of the shadow (m) by hour",
      most: 4,
      step: 1,
      rows: [{ values: [4, 2, 1, 1.5, 3] }],
    }),
  "c6-science-loop.svg": (alt) =>
    drawCircuit({
      alt,
      top: [{ part: "cell" }],
      branches: [[{ part: "lamp" }, { part: "lamp" }, { part: "lamp" }]],
    }),
  "c6-science-switch.svg": (alt) =>
    drawCircuit({
      alt,
      top: [{ part: "cell" }, { part: "lamp", name: "P" }],
      branches: [[{ part: "lamp", name: "Q" }], [{ part: "lamp", name: "R" }, { part: "open switch" }]],
    }),
  "c6-science-pins.svg": (alt) =>
    drawBarGraph({
      alt,
      names: ["End", "P", "Middle", "Q", "End "],
      quantity: "Pins held",
      most: 10,
      step: 1,
      rows: [{ values: [9, 4, 0, 4, 9] }],
    }),
};
