import { describe, expect, it } from "vitest";
import { drawPlot, placeOnPlot, pointsOf } from "./plot";
import { elementsOf, textsOf } from "../read-drawing";

const across = { name: "Time (s)", maximum: 8, step: 2 };
const up = { name: "Speed (m/s)", maximum: 20, step: 5 };

describe("drawPlot", () => {
  it("puts the origin at the corner and the ends at the edges", () => {
    expect(placeOnPlot({ across, up }, [0, 0])).toEqual([50, 164]);
    expect(placeOnPlot({ across, up }, [8, 20])).toEqual([286, 36]);
    expect(placeOnPlot({ across, up: { ...up, minimum: -20 } }, [4, 0])).toEqual([168, 100]);
  });

  it("numbers both axes, except an axis without steps", () => {
    const curves = [{ points: [[0, 0] as const, [8, 20] as const] }];
    expect(textsOf(drawPlot({ across, up, curves }))).toEqual(
      expect.arrayContaining(["0", "2", "4", "6", "8", "5", "10", "15", "20", "Time (s)", "Speed (m/s)"]),
    );
    const plotWithoutSteps = drawPlot({
      across: { name: "Time", maximum: 8 },
      up: { name: "Speed", maximum: 20 },
      curves,
    });
    expect(textsOf(plotWithoutSteps)).toEqual(["Speed", "Time"]);
  });

  it("draws a function as short strokes", () => {
    const points = pointsOf((x) => x * x, 0, 4, 20);
    expect(points).toHaveLength(21);
    expect(points.at(-1)).toEqual([4, 16]);
    expect(elementsOf(drawPlot({ across, up, curves: [{ points }] }), "path")).toHaveLength(4);
  });

  it("stripes an area, and draws the vertical axis at zero if the axes cross", () => {
    const curves = [{ points: [[-2, 4] as const, [2, 4] as const] }];
    const plain = { across: { name: "x", minimum: -2, maximum: 2 }, up: { name: "y", maximum: 5 }, curves };
    const striped = drawPlot({
      ...plain,
      shaded: [
        [0, 0],
        [2, 0],
        [2, 4],
        [0, 4],
      ],
    });
    expect(elementsOf(striped, "path").length).toBe(elementsOf(drawPlot(plain), "path").length + 1);
    expect(drawPlot(plain).elements).toContain("M50 28");
    expect(drawPlot({ ...plain, crossed: true }).elements).toContain("M168 28");
    expect(() =>
      drawPlot({
        ...plain,
        shaded: [
          [0, 0],
          [3, 0],
          [2, 4],
        ],
      }),
    ).toThrow(RangeError);
  });

  it("refuses a point outside the axes, and an axis with too many numbers", () => {
    const draw = (point: readonly [number, number], step = 5) =>
      drawPlot({ across, up: { ...up, step }, curves: [{ points: [[0, 0], point] }] });
    expect(() => draw([8, 21])).toThrow(RangeError);
    expect(() => draw([9, 20])).toThrow(RangeError);
    expect(() => draw([8, 20], 1)).toThrow(RangeError);
  });
});
