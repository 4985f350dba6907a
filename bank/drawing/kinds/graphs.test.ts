import { describe, expect, it } from "vitest";
import { yOf, xOf, type Graph } from "./axes";
import { drawBarGraph, drawLineGraph } from "./graphs";
import { elementsOf, numberOf, pointsOf, textsOf } from "../read-drawing";

const graph: Graph = {
  names: ["Mon", "Tue", "Wed"],
  quantity: "Books",
  maximum: 40,
  step: 10,
  rows: [{ values: [10, 40, 0] }],
};
const twoRowGraph: Graph = {
  ...graph,
  rows: [
    { name: "Boys", values: [10, 40, 5] },
    { name: "Girls", values: [20, 30, 25] },
  ],
};

describe("drawBarGraph", () => {
  it("makes bars as high as their values, and none for zero", () => {
    const bars = elementsOf(drawBarGraph({ ...graph }), "rect");
    const heights = bars.map((bar) => numberOf(bar, "height"));
    expect(heights).toHaveLength(2);
    expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(4, 5);
    expect(bars.map((bar) => numberOf(bar, "y") + numberOf(bar, "height"))).toEqual([
      yOf(graph, 0),
      yOf(graph, 0),
    ]);
  });

  it("draws two rows side by side, the second striped, with a legend", () => {
    const drawing = drawBarGraph({ ...twoRowGraph });
    const bars = elementsOf(drawing, "rect");
    expect(bars).toHaveLength(6 + 2);
    expect(new Set(bars.map(({ attributes }) => attributes.fill))).toEqual(new Set(["grey", "paper"]));
    const [boys, girls] = [bars[0], bars[3]].map((bar) =>
      bar ? [numberOf(bar, "x"), numberOf(bar, "width")] : [],
    );
    expect(girls?.[0]).toBeCloseTo((boys?.[0] ?? 0) + (boys?.[1] ?? 0), 0);
    expect(textsOf(drawing).slice(-2)).toEqual(["Boys", "Girls"]);
  });
});

describe("drawLineGraph", () => {
  it("draws the line through its values", () => {
    const drawing = drawLineGraph({ ...graph });
    const curve = elementsOf(drawing, "path").map(pointsOf).at(-1) ?? [];
    expect(curve.map(([x]) => x)).toEqual([0, 1, 2].map((index) => Math.round(xOf(graph, index) * 10) / 10));
    expect(curve.map(([, y]) => y)).toEqual([10, 40, 0].map((value) => yOf(graph, value)));
  });

  it("draws two lines with different dashes and marks", () => {
    const drawing = drawLineGraph({ ...twoRowGraph });
    expect(
      elementsOf(drawing, "path").filter(({ attributes }) => attributes["stroke-dasharray"]),
    ).toHaveLength(2);
    expect(
      [elementsOf(drawing, "circle"), elementsOf(drawing, "polygon")].map(({ length }) => length),
    ).toEqual([4, 4]);
  });
});

it("a graph refuses missing values, values above the axis, steps that do not divide the axis, long names, and rows without a name", () => {
  const draw = (change: Partial<Graph>) => () => drawBarGraph({ ...graph, ...change });
  expect(draw({ rows: [{ values: [1, 2] }] })).toThrow("2 values for 3 names");
  expect(draw({ rows: [{ values: [1, 2, 41] }] })).toThrow("a value is 41: from 0 to 40");
  expect(draw({ step: 15 })).toThrow("steps of 15 do not fill 40");
  expect(draw({ names: ["Mon", "Tue", "Wednesday morning"] })).toThrow("does not fit");
  expect(draw({ rows: [{ values: [1, 2, 3] }, { values: [1, 2, 3] }] })).toThrow("names for the legend");
});
