import { describe, expect, it } from "vitest";
import { anglesOf, drawPieChart } from "./pie-chart";
import { elementsOf, textsOf } from "../read-drawing";

const slices = [
  { name: "Bus", value: 40, label: "40%" },
  { name: "Car", value: 25 },
  { name: "Foot", value: 35 },
];

describe("drawPieChart", () => {
  it("draws each slice with the angle of its share", () => {
    const angles = anglesOf([40, 25, 35]);
    expect(angles.map(({ from, to }) => Math.round(to - from))).toEqual([144, 90, 126]);
    expect(angles[0]?.from).toBe(0);
    expect(angles.at(-1)?.to).toBeCloseTo(360, 9);
    expect(anglesOf([1, 1])[0]?.to).toBe(180);
  });

  it("draws a slice, a box of the legend and a label for each part", () => {
    const drawing = drawPieChart({ slices, whole: 100 });
    expect(elementsOf(drawing, "path").filter(({ attributes }) => attributes.d?.endsWith("Z"))).toHaveLength(
      6,
    );
    expect(textsOf(drawing)).toEqual(["40%", "Bus", "Car", "Foot"]);
  });

  it("ends each slice where the next begins", () => {
    const arcs = elementsOf(drawPieChart({ slices }), "path").filter(({ attributes }) =>
      attributes.d?.includes("A"),
    );
    const ends = arcs.map(({ attributes }) =>
      /^M([\d. ]+)A92 92 0 [01] 1 ([\d. ]+)L/.exec(attributes.d ?? ""),
    );
    ends.forEach((end, index) => expect(end?.[2]).toBe(ends[(index + 1) % ends.length]?.[1]));
  });

  it("refuses shares that do not add up, and slices that are too thin", () => {
    expect(() => drawPieChart({ slices, whole: 360 })).toThrow("add up to 100, not to 360");
    expect(() => drawPieChart({ slices: [...slices, { name: "Cycle", value: 0.5 }] })).toThrow(
      "the angle of Cycle is 2",
    );
  });
});
