import { expect, it } from "vitest";
import { drawBalance } from "./balance";
import { elementsOf, pointsOf, textsOf } from "../read-drawing";

it("lowers the given pan, and draws a level beam if no pan is given", () => {
  const beamEndYs = (lower?: "left" | "right") => {
    const balances = [{ left: ["circle"], right: ["5 kg"], ...(lower && { lower }) }] as const;
    const [first] = elementsOf(drawBalance({ balances }), "path");
    return first ? pointsOf(first).map(([, y]) => y) : [];
  };
  const [left = 0, right = 0] = beamEndYs();
  expect(left).toBe(right);
  const [low = 0, high = 0] = beamEndYs("left");
  expect(low).toBeGreaterThan(high);
});

it("writes labels on weights, and draws the other loads as shapes", () => {
  const drawing = drawBalance({ balances: [{ left: ["circle", "2 kg"], right: ["square"] }] });
  expect(textsOf(drawing)).toEqual(["2 kg"]);
  expect(elementsOf(drawing, "circle")).toHaveLength(1);
});

it("refuses an empty pan, and loads that do not fit on a pan", () => {
  expect(() => drawBalance({ balances: [{ left: [], right: ["circle"] }] })).toThrow("0 things");
  const full = ["500 g", "500 g", "500 g"] as const;
  expect(() => drawBalance({ balances: [{ left: full, right: ["circle"] }] })).toThrow("do not fit");
});
