import { describe, expect, it } from "vitest";
import { elementsOf, textsOf } from "../read-drawing";
import { crossingOf, drawTownPlan } from "./town-plan";

const plan = {
  blocks: [
    ["Clinic", "", "Bank"],
    ["School", "Post Office", ""],
  ],
  streets: ["Mill Road"],
  start: { across: 1, down: 1, faces: "east" },
} as const;

describe("drawTownPlan", () => {
  it("draws the names of places and streets, and the start", () => {
    const drawing = drawTownPlan(plan);
    expect(textsOf(drawing).toSorted()).toEqual(
      ["Bank", "Clinic", "Mill Road", "N", "Post Office", "School"].toSorted(),
    );
    const [x, y] = crossingOf(3, 1, 1);
    expect(elementsOf(drawing, "circle")[0]?.attributes).toMatchObject({
      cx: String(Math.round(x * 10) / 10),
    });
    expect(y).toBe(84);
  });

  it("refuses rows of different lengths, and names that do not fit", () => {
    expect(() => drawTownPlan({ ...plan, blocks: [["Clinic"], ["School", "Bank"]] })).toThrow(
      "all of one length",
    );
    expect(() => drawTownPlan({ ...plan, streets: [] })).toThrow("0 streets for 2 rows");
    const blocksWithLongName = [["Archaeological", "", ""], plan.blocks[1]];
    expect(() => drawTownPlan({ ...plan, blocks: blocksWithLongName })).toThrow("is too long for a block");
  });
});
