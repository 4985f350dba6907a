import { describe, expect, it } from "vitest";
import { drawGeometry, placePoints, type Geometry } from "./geometry";
import { directionOf, distance, type Point } from "../points";
import { elementsOf, pointsOf, textBox, textsOf } from "../read-drawing";

const triangle: Geometry = { points: { A: [0, 3], B: [0, 0], C: [4, 0] }, strokes: ["ABCA"] };
const placedPoint = (letter: string): Point => placePoints(triangle).get(letter) ?? [0, 0];

describe("drawGeometry", () => {
  it("keeps lengths and angles in proportion, y upwards", () => {
    expect(
      distance(placedPoint("A"), placedPoint("C")) / distance(placedPoint("A"), placedPoint("B")),
    ).toBeCloseTo(5 / 3, 9);
    expect(directionOf(placedPoint("B"), placedPoint("A"))).toBeCloseTo(0, 9);
    expect(directionOf(placedPoint("B"), placedPoint("C"))).toBeCloseTo(90, 9);
  });

  it("keeps letters outside a triangle, and away from a marked angle", () => {
    const drawing = drawGeometry({ ...triangle, angles: [{ at: "BCA", text: "30°" }] });
    expect(textsOf(drawing)).toEqual(["30°", "A", "B", "C"]);
    const left = elementsOf(drawing, "text").map((element) => textBox(element)[0]);
    expect(left[2]).toBeLessThan(placedPoint("B")[0]);
    expect(left[3]).toBeGreaterThan(placedPoint("C")[0]);
  });

  it("marks equal strokes with the ticks of their group", () => {
    const ticks = (equal: NonNullable<Geometry["equal"]>) =>
      pointsOf(
        elementsOf(drawGeometry({ ...triangle, equal }), "path").at(-1) ?? {
          name: "",
          attributes: {},
          text: "",
        },
      ).length / 2;
    expect(ticks([["AB"]])).toBe(1);
    expect(ticks([["AB"], ["BC"]])).toBe(2);
  });

  it("draws the arc of an angle from arm to arm", () => {
    const path = elementsOf(drawGeometry({ ...triangle, angles: [{ at: "ACB" }] }), "path").at(-1);
    const [from = [0, 0], to = [0, 0]] = path ? pointsOf(path) : [];
    const sweep = (directionOf(placedPoint("C"), to) - directionOf(placedPoint("C"), from) + 360) % 360;
    expect(Math.abs(sweep - (Math.atan2(3, 4) * 180) / Math.PI)).toBeLessThan(1);
  });

  it("makes room for a circle that is larger than the points", () => {
    const points = { O: [0, 0], A: [1, 0] } as const;
    const placedPoints = placePoints({ points, circles: ["OA"] });
    expect(distance(placedPoints.get("O") ?? [0, 0], placedPoints.get("A") ?? [0, 0])).toBeCloseTo(
      (190 - 56) / 2,
      9,
    );
  });

  it("refuses an unknown letter, and a right angle that is not 90 degrees", () => {
    expect(() => drawGeometry({ ...triangle, strokes: ["AX"] })).toThrow(
      '"AX" names a point X that is not there',
    );
    expect(() => drawGeometry({ ...triangle, angles: [{ at: "BAC", right: true }] })).toThrow(
      "an angle of 53° is not a right one",
    );
    expect(() => drawGeometry({ ...triangle, lengths: [{ at: "ABC", text: "3" }] })).toThrow(
      '3 letters in "ABC"',
    );
  });
});
