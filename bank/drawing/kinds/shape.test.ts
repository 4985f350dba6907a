import { describe, expect, it } from "vitest";
import { distance, type Point } from "../points";
import { drawShape, outlineOf, type Shape } from "./shape";

const centre: Point = [50, 50];
const outline = (shape: Shape) => outlineOf(shape, centre, 40);

describe("a shape in a cell", () => {
  it.each([
    ["triangle", 3],
    ["square", 4],
    ["pentagon", 5],
    ["hexagon", 6],
    ["octagon", 8],
    ["star", 10],
    ["cross", 12],
    ["arrow", 7],
  ] as const)("a %s has %i corners, not further out than its size", (shape, corners) => {
    const points = outline({ shape, size: 0.5 });
    expect(points).toHaveLength(corners);
    expect(Math.max(...points.map((point) => distance(point, centre)))).toBeLessThanOrEqual(20.1);
  });

  it("is rotated clockwise, or mirrored left to right", () => {
    const [tip = centre] = outline({ shape: "arrow", rotation: 90, size: 0.5 });
    expect([tip[0], tip[1]].map(Math.round)).toEqual([70, 50]);
    const [, point = centre] = outline({ shape: "flag", mirrored: true, size: 0.5 });
    expect(point[0]).toBeLessThan(centre[0]);
  });

  it("is drawn at the given position", () => {
    const points = outline({ shape: "square", size: 0.2, at: [0.5, -0.5] });
    expect(points.every(([x, y]) => x > centre[0] && y < centre[1])).toBe(true);
  });

  it("refuses a shape that is larger than its cell or outside it", () => {
    expect(() => drawShape({ shape: "star", size: 1.2 }, centre, 40)).toThrow("the size of a star is 1.2");
    expect(() => drawShape({ shape: "star", at: [0.9, 0] }, centre, 40)).toThrow(
      "a star at 0.9, 0 leaves its cell",
    );
  });
});
