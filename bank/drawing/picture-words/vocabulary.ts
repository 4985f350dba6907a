import type { Point } from "../points";
import type { ShapeName } from "../kinds/shape";
import type { Texture } from "../texture";

/** The words for the fill of a shape. */
export const fills: Readonly<Record<string, Texture>> = {
  white: "white",
  black: "black",
  grey: "grey",
  striped: "slant",
  dotted: "dots",
  checked: "cross",
  lined: "level",
};
/** The words for the size of a picture, as a share of its cell's side. */
export const sizes: Readonly<Record<string, number>> = { tiny: 0.18, small: 0.36, middling: 0.58, big: 0.92 };
/** The size of a shape without a word for its size. */
export const usualSize = 0.72;

/** The words for shapes. Names of two words come first, because “half circle” contains “circle”. */
export const shapes: Readonly<Record<string, ShapeName>> = {
  "half circle": "half circle",
  "right triangle": "right triangle",
  "L shape": "L",
  circle: "circle",
  square: "square",
  triangle: "triangle",
  rectangle: "rectangle",
  diamond: "diamond",
  pentagon: "pentagon",
  hexagon: "hexagon",
  star: "star",
  cross: "cross",
  arrow: "arrow",
  flag: "flag",
};

/** The words after “pointing”, in degrees clockwise from the top. */
export const directions: Readonly<Record<string, number>> = {
  "upper right": 45,
  "lower right": 135,
  "lower left": 225,
  "upper left": 315,
  up: 0,
  right: 90,
  down: 180,
  left: 270,
};

/** The words for the place of a shape in its cell, which goes from −1 to 1 in both directions. */
export const places: Readonly<Record<string, Point>> = {
  "in the top left corner": [-0.55, -0.55],
  "in the top right corner": [0.55, -0.55],
  "in the bottom left corner": [-0.55, 0.55],
  "in the bottom right corner": [0.55, 0.55],
  "at the top": [0, -0.58],
  "at the bottom": [0, 0.58],
  "on the left": [-0.58, 0],
  "on the right": [0.58, 0],
  "in the middle": [0, 0],
  inside: [0, 0],
};
