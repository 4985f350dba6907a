import { drawGeometry } from "../kinds/geometry";
import { samplesOf } from "./sample";

/** Figures of plane geometry. */
export const geometry = samplesOf("geometry", drawGeometry, [
  {
    alt: "A right triangle with sides 3, 4 and x",
    points: { A: [0, 3], B: [0, 0], C: [4, 0] },
    strokes: ["ABCA"],
    angles: [
      { at: "ABC", right: true },
      { at: "BCA", text: "θ" },
    ],
    lengths: [
      { at: "AB", text: "3 cm" },
      { at: "BC", text: "4 cm" },
      { at: "AC", text: "x" },
    ],
  },
  {
    alt: "Two parallel lines and one across",
    points: {
      P: [0, 3],
      Q: [8, 3],
      R: [0, 0],
      S: [8, 0],
      T: [6, 4.6],
      U: [2, -1.6],
      X: [4.97, 3],
      Y: [3.03, 0],
    },
    strokes: ["PXQ", "RYS", "TXYU"],
    parallel: [["PX", "RY"]],
    angles: [
      { at: "TXQ", text: "70°" },
      { at: "XYR", text: "a" },
    ],
  },
  {
    alt: "A circle with centre O and an angle at the rim",
    points: { O: [0, 0], A: [-0.87, -0.5], B: [0.87, -0.5], C: [0.17, 0.985] },
    circles: ["OA"],
    strokes: ["OA", "OB", "ACB"],
    dots: ["O"],
    angles: [
      { at: "AOB", text: "120°" },
      { at: "ACB", text: "?", arcs: 2 },
    ],
    height: 240,
  },
  {
    alt: "An isosceles triangle with its height",
    points: { A: [0, 4], B: [-3, 0], C: [3, 0], D: [0, 0] },
    strokes: ["ABDCA"],
    dashed: ["AD"],
    equal: [
      ["AB", "AC"],
      ["BD", "DC"],
    ],
    angles: [
      { at: "ADC", right: true },
      { at: "BAD", text: "25°" },
    ],
  },
  {
    alt: "A quadrilateral with its diagonals",
    points: { A: [0.5, 3], B: [5, 3], C: [6, 0], D: [0, 0] },
    strokes: ["ABCDA", "AC", "BD"],
    parallel: [["AB", "DC"]],
    lengths: [
      { at: "AB", text: "9 cm" },
      { at: "CD", text: "12 cm" },
    ],
  },
  {
    alt: "Two angles on a line",
    points: { A: [-4, 0], O: [0, 0], B: [4, 0], C: [-2, 3.2] },
    strokes: ["AOB", "OC"],
    angles: [
      { at: "AOC", text: "58°" },
      { at: "COB", text: "x", arcs: 2 },
    ],
  },
]);
