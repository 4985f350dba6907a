import { expect, it } from "vitest";
import type { Drawing } from "../drawing";
import { distance, type Point } from "../points";
import { elementsOf, numberOf, pointsOf } from "../read-drawing";
import { drawSolidNet, type Solid } from "./solid-nets";

const draw = (solid: Solid) => drawSolidNet({ solid });

/** Returns the lengths of the sides of each flat face. */
function sidesOf(drawing: Drawing): number[][] {
  return elementsOf(drawing, "polygon").map((face) => {
    const points: Point[] = pointsOf(face);
    return points.map((point, index) =>
      Math.round(distance(point, points[(index + 1) % points.length] ?? point)),
    );
  });
}

it.each([
  ["cuboid", 6],
  ["square pyramid", 5],
  ["triangular prism", 5],
  ["tetrahedron", 4],
] as const)("the net of a %s has %i faces", (solid, faces) => {
  expect(elementsOf(draw(solid), "polygon")).toHaveLength(faces);
});

it("the faces of a tetrahedron are equal, and those of a cuboid are three pairs of equal faces", () => {
  expect(new Set(sidesOf(draw("tetrahedron")).flat())).toEqual(new Set([100]));
  const faces = sidesOf(draw("cuboid")).map((sides) => sides.toSorted((a, b) => a - b).join());
  expect([...new Set(faces)].map((face) => faces.filter((otherFace) => otherFace === face).length)).toEqual([
    2, 2, 2,
  ]);
});

it("the circle of a cylinder or a cone is as long as the edge of its curved face", () => {
  const radius = (drawing: Drawing) =>
    numberOf(elementsOf(drawing, "circle")[0] ?? { name: "", attributes: {}, text: "" }, "r");
  const [length = 0] = sidesOf(draw("cylinder"))[0] ?? [];
  expect(length).toBeCloseTo(2 * Math.PI * radius(draw("cylinder")), -1);
  expect(radius(draw("cone"))).toBeCloseTo((120 * 120) / 360, 1);
});
