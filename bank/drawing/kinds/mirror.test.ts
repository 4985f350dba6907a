import { describe, expect, it } from "vitest";
import { drawObjectAndSurface, drawImage, drawSymmetry, transformShape } from "./mirror";
import { type Point } from "../points";
import { elementsOf, pointsOf, textsOf } from "../read-drawing";
import { outlineOf, type Shape } from "./shape";

const flag: Shape = { shape: "flag", rotation: 30, at: [0.1, -0.2], size: 0.6 };
const corners = (shape: Shape) =>
  outlineOf(shape, [0, 0], 100).map(([x, y]) => `${Math.round(x) + 0} ${Math.round(y) + 0}`);
const multipliedCorners = (across: number, down: number) =>
  outlineOf(flag, [0, 0], 100).map(([x, y]) => `${Math.round(x * across) + 0} ${Math.round(y * down) + 0}`);

describe("transformShape", () => {
  it.each([
    ["mirror", -1, 1],
    ["water", 1, -1],
    ["half turn", -1, -1],
    ["as it is", 1, 1],
  ] as const)(
    "multiplies each corner for the transformation “%s” by %i across and %i down",
    (transformation, across, down) => {
      expect(corners(transformShape(flag, transformation))).toEqual(multipliedCorners(across, down));
    },
  );
});

describe("drawImage", () => {
  it("draws the transformed word", () => {
    const matrix = (transformation: "mirror" | "water") =>
      elementsOf(drawImage({ object: { text: "RAIN" }, transformation }), "text")[0]?.attributes.transform;
    expect(matrix("mirror")).toMatch(/^matrix\(-1 0 0 1 /);
    expect(matrix("water")).toMatch(/^matrix\(1 0 0 -1 /);
  });
});

describe("drawObjectAndSurface", () => {
  it("draws the mirror MN to the right of the object", () => {
    const drawing = drawObjectAndSurface({ object: { shapes: [{ shape: "L" }] }, surface: "mirror" });
    const right = Math.max(
      ...elementsOf(drawing, "polygon")
        .flatMap(pointsOf)
        .map(([x]) => x),
    );
    const mirror = pointsOf(elementsOf(drawing, "path")[0] ?? { name: "", attributes: {}, text: "" });
    expect(textsOf(drawing)).toEqual(["M", "N"]);
    expect(mirror.every(([x]) => x > right)).toBe(true);
  });

  it("refuses an empty word, and a word that is too long", () => {
    expect(() => drawObjectAndSurface({ object: { text: " " }, surface: "water" })).toThrow(
      "nothing in front of the mirror",
    );
    expect(() => drawObjectAndSurface({ object: { text: "MATHEMATICS" }, surface: "mirror" })).toThrow(
      "too long",
    );
  });
});

describe("drawSymmetry", () => {
  const strokes = [
    [
      [6, 1],
      [2, 4],
      [6, 7],
    ] satisfies Point[],
  ];

  it("draws the other half at the same distance from the line", () => {
    const drawnPoints = pointsOf(
      elementsOf(drawSymmetry({ strokes, isWhole: true }), "path").at(-1) ?? {
        name: "",
        attributes: {},
        text: "",
      },
    );
    expect(drawnPoints).toHaveLength(6);
    drawnPoints.slice(0, 3).forEach(([x, y], index) => expect(drawnPoints[index + 3]).toEqual([260 - x, y]));
  });

  it("refuses a point on the missing half", () => {
    expect(() =>
      drawSymmetry({
        strokes: [
          [
            [7, 1],
            [2, 2],
          ],
        ],
      }),
    ).toThrow("the point 7, 1");
  });
});
