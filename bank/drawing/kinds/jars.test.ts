import { expect, it } from "vitest";
import { drawJars, yInJar } from "./jars";
import { textsOf } from "../read-drawing";

it("shows the numbers at the given step, and fills to the level", () => {
  const drawing = drawJars({ unit: "mL", jars: [{ to: 500, step: 50, written: 100, level: 250 }] });
  expect(textsOf(drawing)).toEqual(["100", "200", "300", "400", "500", "marks in mL"]);
  const [full, halfFull, empty] = [500, 250, 0].map((level) => yInJar({ to: 500 }, level));
  expect(halfFull).toBe(((full ?? 0) + (empty ?? 0)) / 2);
});

it("refuses a level above the scale, and steps that do not divide it", () => {
  const draw = (step: number, level: number) =>
    drawJars({ unit: "mL", jars: [{ to: 500, step, written: 100, level }] });
  expect(() => draw(50, 600)).toThrow("the level in a jar is 600");
  expect(() => draw(300, 100)).toThrow("do not fill");
});
