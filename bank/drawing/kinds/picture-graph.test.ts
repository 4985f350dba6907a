import { describe, expect, it } from "vitest";
import { drawPictureGraph, picturesOf } from "./picture-graph";
import { elementsOf, textsOf } from "../read-drawing";

const graph = { picture: "ball", each: 4, unit: "goals" } as const;
const rows = [
  { name: "Asha", value: 12 },
  { name: "Ravi", value: 6 },
];

describe("drawPictureGraph", () => {
  it("draws a picture per unit, half a picture for half a unit, and one in the legend", () => {
    expect(picturesOf(6, 4)).toEqual({ whole: 1, hasHalf: true });
    const drawing = drawPictureGraph({ ...graph, rows });
    expect(elementsOf(drawing, "circle")).toHaveLength(3 + 2 + 1);
    expect(textsOf(drawing)).toEqual(["Asha", "Ravi", "= 4 goals"]);
  });

  it("refuses a count that is not a multiple of half a picture, and a row that is too long", () => {
    expect(() => drawPictureGraph({ ...graph, rows: [...rows, { name: "Zoya", value: 5 }] })).toThrow(
      "5 is no whole number of halves of 4",
    );
    expect(() => drawPictureGraph({ ...graph, rows: [...rows, { name: "Zoya", value: 60 }] })).toThrow(
      "the pictures for Zoya is 15",
    );
  });
});
