import { describe, expect, it } from "vitest";
import { drawFoldedPaper, drawOpenSheet, unfoldHoles, type Fold } from "./folded-paper";
import { type Point } from "../points";
import { elementsOf } from "../read-drawing";

const formatUnfolded = (folds: Fold[], ...holes: Point[]) =>
  unfoldHoles({ folds, holes })
    .map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`)
    .toSorted();

describe("unfoldHoles", () => {
  it("doubles a hole with each fold", () => {
    expect(formatUnfolded(["right"], [0.2, 0.3])).toEqual(["0.20 0.30", "0.80 0.30"]);
    expect(formatUnfolded(["right", "bottom"], [0.2, 0.3])).toEqual([
      "0.20 0.30",
      "0.20 0.70",
      "0.80 0.30",
      "0.80 0.70",
    ]);
    expect(formatUnfolded(["left", "left"], [0.9, 0.5])).toEqual([
      "0.10 0.50",
      "0.40 0.50",
      "0.60 0.50",
      "0.90 0.50",
    ]);
  });

  it("reflects in the diagonal", () => {
    expect(formatUnfolded(["top right"], [0.2, 0.8])).toEqual(["0.20 0.80", "0.80 0.20"]);
    expect(formatUnfolded(["top left"], [0.7, 0.8])).toEqual(["0.20 0.30", "0.70 0.80"]);
  });

  it("refuses a hole outside the paper, and a fold that does not halve the paper", () => {
    expect(() => formatUnfolded(["right"], [0.7, 0.3])).toThrow(
      "the hole at 0.7, 0.3 misses the folded paper",
    );
    expect(() => formatUnfolded(["top right", "left"], [0.1, 0.9])).toThrow(
      "the fold of left does not bring",
    );
  });
});

describe("the drawings", () => {
  it("show one drawing per fold, and the punched paper", () => {
    const drawing = drawFoldedPaper({ folds: ["left", "top"], holes: [[0.7, 0.7]] });
    expect(elementsOf(drawing, "polygon").filter(({ attributes }) => attributes.fill === "sky")).toHaveLength(
      3,
    );
    expect(elementsOf(drawing, "circle")).toHaveLength(1);
  });

  it("show the open sheet with every hole", () => {
    const holes = unfoldHoles({ folds: ["left", "top"], holes: [[0.7, 0.7]] });
    expect(elementsOf(drawOpenSheet({ holes }), "circle")).toHaveLength(4);
  });
});
