import type { ShapeName } from "../../figures/shape";
import type { Texture } from "../../figures/texture";
import { at } from "./puzzle";

export const ways = [
  "top",
  "upper right",
  "right",
  "lower right",
  "bottom",
  "lower left",
  "left",
  "upper left",
] as const;

export const way = (turn: number): string => at(ways, ((turn % 8) + 8) % 8);

export const angle = (name: string): number => ways.findIndex((one) => one === name) * 45;

export const shapes: readonly ShapeName[] = ["circle", "square", "triangle", "diamond", "hexagon", "star"];

export const fills: Readonly<Record<string, Texture>> = {
  white: "white",
  striped: "slant",
  black: "black",
  grey: "grey",
};
