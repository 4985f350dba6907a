import { expect, it } from "vitest";
import { weekdayAfter } from "./calendar";
import { createDraw } from "./draw";
import { drawThat } from "./draw-that";
import { bars } from "./quick-pictures";

it("goes on and back in the week", () => {
  expect([weekdayAfter(0, 0), weekdayAfter(6, 1), weekdayAfter(3, -10)]).toEqual([
    "Sunday",
    "Sunday",
    "Sunday",
  ]);
});

it("draws a number that passes, and says when there is none", () => {
  expect(drawThat(createDraw("seed"), [1, 40], (value) => value % 17 === 0)).toSatisfy(
    (value: number) => value === 17 || value === 34,
  );
  expect(() => drawThat(createDraw("seed"), [1, 4], (value) => value > 4)).toThrow("no number from 1 to 4");
});

it("tells a bar graph by its bars, with lines that they can be read by", () => {
  const { alt, draw } = bars("books", "Books", ["Mon", "Tue"], [15, 40]);
  expect(alt).toBe("A bar graph of books: Mon 15, Tue 40");
  expect(draw(alt)).toContain(">35<");
});
