import { describe, expect, it } from "vitest";
import type { Drawing } from "../drawing";
import { directionOf } from "../points";
import { elementsOf, pointsOf } from "../read-drawing";
import { drawRays, drawSurface, imageOfObject } from "./rays";

describe("the result of imageOfObject", () => {
  it.each([
    ["convex lens", 2, 2, -1],
    ["convex lens", 0.5, -1, 2],
    ["concave lens", 1, -0.5, 0.5],
    ["concave mirror", 3, 1.5, -0.5],
    ["convex mirror", 1, -0.5, 0.5],
  ] as const)(
    "is computed for a %s with the object at %d focal lengths: distance %d, scale %d",
    (optic, objectDistance, distance, scale) => {
      const image = imageOfObject({ optic, objectDistance, focalLength: 1 });
      expect(image?.distance).toBeCloseTo(distance, 9);
      expect(image?.scale).toBeCloseTo(scale, 9);
    },
  );

  it("is null if the object is at the focus", () => {
    expect(imageOfObject({ optic: "convex lens", objectDistance: 1, focalLength: 1 })).toBeNull();
  });
});

describe("drawRays", () => {
  it("sends the parallel ray through F to the image's tip", () => {
    const drawing = drawRays({ optic: "convex lens", objectDistance: 2, focalLength: 1 });
    const circleXs = elementsOf(drawing, "circle").map(({ attributes }) => Number(attributes.cx));
    const x = circleXs.find((place) => place > 150) ?? 0;
    const ray =
      elementsOf(drawing, "path")
        .filter(({ attributes }) => attributes.stroke === "red")
        .map(pointsOf)[1] ?? [];
    const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = ray;
    expect(x1 + ((x2 - x1) * (95 - y1)) / (y2 - y1)).toBeCloseTo(x, 0);
  });

  it("leaves out the image if it is the question", () => {
    const countGreen = (hasImage: boolean) =>
      elementsOf(
        drawRays({ optic: "convex lens", objectDistance: 3, focalLength: 1, hasImage }),
        "polygon",
      ).filter(({ attributes }) => attributes.fill === "green").length;
    expect([countGreen(true), countGreen(false)]).toEqual([1, 0]);
  });

  it("refuses an image that is too far away", () => {
    expect(() => drawRays({ optic: "convex lens", objectDistance: 1.1, focalLength: 1 })).toThrow(
      "too far away",
    );
    expect(() => drawRays({ optic: "convex lens", objectDistance: 9, focalLength: 1 })).toThrow(
      "the object's distance is 9",
    );
  });
});

describe("drawSurface", () => {
  const directions = (drawing: Drawing) =>
    elementsOf(drawing, "path")
      .filter(({ attributes }) => attributes.stroke === "red")
      .map(pointsOf)
      .map(([from = [0, 0], to = [0, 0]]) => Math.round(directionOf(from, to)));

  it("reflects a ray at the same angle, or refracts it", () => {
    expect(directions(drawSurface({ angle: 35 }))).toEqual([145, 35]);
    expect(directions(drawSurface({ angle: 50, bent: 35 }))).toEqual([130, 145]);
  });

  it("refuses a ray along the surface", () => {
    expect(() => drawSurface({ angle: 89 })).toThrow("the angle of the ray is 89");
  });
});
