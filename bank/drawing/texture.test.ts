import { describe, expect, it } from "vitest";
import { corners, distance, isInside, regularPolygon } from "./points";
import { pointsOf, readElements } from "./read-drawing";
import { areaOf, backgroundOf, texture, textures } from "./texture";

const square = corners(10, 20, 60, 40);
const listPoints = (kind: (typeof textures)[number], polygon = square) =>
  readElements({ elements: texture(kind, areaOf(polygon)) }).flatMap(pointsOf);

describe("a texture", () => {
  it.each(["slant", "dots", "level", "cross"] as const)("stays inside its area if its kind is %s", (kind) => {
    const star = regularPolygon([40, 40], 25, 5);
    expect(listPoints(kind, star).length).toBeGreaterThan(6);
    for (const point of listPoints(kind, star)) expect(distance(point, [40, 40])).toBeLessThan(25.2);
    expect(listPoints(kind).every(([x, y]) => isInside([x, y], corners(9.5, 19.5, 61, 41)))).toBe(true);
  });

  it("can be distinguished from every other texture without colour", () => {
    const drawings = textures.map((kind) => backgroundOf[kind] + texture(kind, areaOf(square)));
    expect(new Set(drawings).size).toBe(textures.length);
  });

  it("fills an area that is described by a function", () => {
    const ring = {
      box: [0, 0, 40, 40],
      contains: (point: readonly [number, number]) => distance(point, [20, 20]) > 15,
    } as const;
    const points = readElements({ elements: texture("slant", ring) }).flatMap(pointsOf);
    expect(points.length).toBeGreaterThan(8);
    expect(points.every((point) => distance(point, [20, 20]) > 14.4)).toBe(true);
  });
});
