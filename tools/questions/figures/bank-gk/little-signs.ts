import { polar, regularPolygon, type Point } from "../points";
import { circle, ellipse, lines, path, polygon, rectangle } from "../strokes";
import { text } from "../text";
import type { Little } from "./little-type";

const lamp =
  (lit: 0 | 1 | 2): Little =>
  (x, y) =>
    rectangle([x - 12, y - 32], 24, 62, { fill: "ink", round: 5 }) +
    ([0, 1, 2] as const)
      .map((place) =>
        circle([x, y - 20 + place * 20], 8, {
          fill: place === lit ? (["red", "sun", "leaf"] as const)[place] : "grey",
        }),
      )
      .join("");

const moon =
  (bulge: number): Little =>
  (x, y) =>
    circle([x, y], 26, { fill: "ink" }) +
    path(
      `M${x} ${y - 26}A26 26 0 0 1 ${x} ${y + 26}A${Math.abs(bulge)} 26 0 0 ${bulge > 0 ? 1 : 0} ${x} ${y - 26}Z`,
      {
        fill: "paper",
      },
    );

/** Signs, lamps and what is seen in the sky. */
export const signs = {
  stop: (x, y) =>
    polygon(regularPolygon([x, y], 28, 8, 22.5), { fill: "red" }) +
    text("STOP", [x, y], { size: 15, bold: true, colour: "paper" }),
  "no entry": (x, y) =>
    circle([x, y], 27, { fill: "red" }) + rectangle([x - 18, y - 6], 36, 12, { fill: "paper" }),
  hospital: (x, y) =>
    rectangle([x - 26, y - 26], 52, 52, { fill: "blue", round: 4 }) +
    rectangle([x - 6, y - 18], 12, 36, { fill: "paper" }) +
    rectangle([x - 18, y - 6], 36, 12, { fill: "paper" }),
  zebra: (x, y) =>
    rectangle([x - 30, y - 22], 60, 44, { fill: "ink" }) +
    [-24, -11, 2, 15].map((dx) => rectangle([x + dx, y - 16], 8, 32, { fill: "paper" })).join(""),
  "red lamp": lamp(0),
  "green lamp": lamp(2),
  umbrella: (x, y) =>
    path(`M${x - 28} ${y}A28 26 0 0 1 ${x + 28} ${y}Z`, { fill: "sky" }) +
    path(`M${x} ${y}L${x} ${y + 24}A6 6 0 0 0 ${x + 12} ${y + 24}`, { fill: "paper", width: 2.5 }),
  sun: (x, y) =>
    circle([x, y], 15, { fill: "sun" }) +
    lines(
      Array.from({ length: 8 }, (_, ray): Point[] => [
        polar([x, y], 20, ray * 45),
        polar([x, y], 29, ray * 45),
      ]),
      { width: 2.5 },
    ),
  rain: (x, y) =>
    ellipse([x, y - 10], 26, 13, { fill: "grey" }) +
    lines(
      [-16, -4, 8, 18].map((dx): Point[] => [
        [x + dx, y + 8],
        [x + dx - 5, y + 24],
      ]),
      { stroke: "blue", width: 2.5 },
    ),
  snow: (x, y) =>
    lines(
      [0, 60, 120].map((turned): Point[] => [polar([x, y], 26, turned), polar([x, y], 26, turned + 180)]),
      { stroke: "blue", width: 3 },
    ) +
    lines(
      Array.from({ length: 6 }, (_, arm): Point[] => [
        polar(polar([x, y], 16, arm * 60), 9, arm * 60 - 50),
        polar([x, y], 16, arm * 60),
        polar(polar([x, y], 16, arm * 60), 9, arm * 60 + 50),
      ]),
      { stroke: "blue", width: 2 },
    ),
  "full moon": (x, y) => circle([x, y], 26, { fill: "paper" }),
  "half moon": (x, y) =>
    circle([x, y], 26, { fill: "ink" }) +
    path(`M${x} ${y - 26}A26 26 0 0 1 ${x} ${y + 26}Z`, { fill: "paper" }),
  sickle: moon(-18),
  star: (x, y) =>
    polygon(
      regularPolygon([x, y], 28, 5).flatMap((tip, index): Point[] => [
        tip,
        regularPolygon([x, y], 11, 5, 36)[index] ?? tip,
      ]),
      { fill: "sun" },
    ),
} as const satisfies Record<string, Little>;
