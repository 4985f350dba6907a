import { describe, expect, it } from "vitest";
import { isInside, type Point } from "../points";
import { elementsOf, numberOf, textsOf } from "../read-drawing";
import { drawWorld, placeOnWorld } from "./world";
import { lands } from "./world-outline";

const isLand = (place: Point) => lands.some((land) => isInside(place, land));

describe("the outline of the world", () => {
  it.each([
    ["Delhi", [77, 28.6]],
    ["Beijing", [116, 40]],
    ["Moscow", [37.6, 55.8]],
    ["Madrid", [-3.7, 40.4]],
    ["Cairo", [31, 29]],
    ["Nairobi", [36.8, -1.3]],
    ["Johannesburg", [28, -26]],
    ["Brasilia", [-48, -16]],
    ["Lima", [-76, -12]],
    ["Denver", [-105, 40]],
    ["Alice Springs", [134, -23.7]],
    ["Riyadh", [46.7, 24.7]],
    ["London", [-0.3, 51.5]],
  ] as const)("has land at %s", (_, place) => expect(isLand(place)).toBe(true));

  it.each([
    ["the Bay of Bengal", [88, 14]],
    ["the Arabian Sea", [65, 15]],
    ["the Mediterranean", [18, 35]],
    ["the North Atlantic", [-40, 35]],
    ["the Red Sea", [38, 20]],
    ["the Gulf of Mexico", [-90, 25]],
    ["the Tasman Sea", [160, -38]],
    ["Hudson Bay", [-86, 59]],
    ["the North Sea", [3, 56]],
  ] as const)("has sea at %s", (_, place) => expect(isLand(place)).toBe(false));
});

describe("drawWorld", () => {
  it("draws a mark at its place, also beyond the date line", () => {
    const drawing = drawWorld({
      marks: [
        { name: "A", at: [-75, 40], side: "left" },
        { name: "B", at: [139, 36] },
        { name: "C", at: [-176, -20] },
      ],
      lines: ["equator", "cancer"],
    });
    const marks = elementsOf(drawing, "circle").map((mark): Point => [
      numberOf(mark, "cx"),
      numberOf(mark, "cy"),
    ]);
    expect(marks.map(([x]) => x).toSorted((a, b) => a - b)).toEqual(marks.map(([x]) => x));
    expect(marks[0]?.[1]).toBeCloseTo(placeOnWorld([-75, 40])[1], 0);
    expect(textsOf(drawing)).toEqual(["A", "B", "C"]);
    expect(elementsOf(drawing, "path")).toHaveLength(4);
  });

  it("refuses marks that overlap or are outside the map", () => {
    const marks = [
      { name: "A", at: [10, 10] },
      { name: "B", at: [12, 11] },
    ] as const;
    expect(() => drawWorld({ marks })).toThrow("A and B lie too near");
    expect(() => drawWorld({ marks: [{ name: "A", at: [0, -80] }] })).toThrow("how far north A lies is -80");
  });
});
