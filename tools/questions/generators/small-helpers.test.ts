import { expect, it } from "vitest";
import { weekdayAfter } from "./calendar";
import { createDraw } from "./draw";
import { drawThat } from "./draw-that";
import { nearMisses, turnedAround, wordSlips } from "./near-misses";
import { bars } from "./quick-pictures";
import { roman } from "./roman";

it("writes Roman numerals", () => {
  expect([4, 9, 14, 40, 49, 90, 99, 100].map(roman)).toEqual("IV IX XIV XL XLIX XC XCIX C".split(" "));
});

it("goes on and back in the week", () => {
  expect([weekdayAfter(0, 0), weekdayAfter(6, 1), weekdayAfter(3, -10)]).toEqual([
    "Sunday",
    "Sunday",
    "Sunday",
  ]);
});

it("miscounts on both sides, turns digits round and gives words a reason", () => {
  expect(nearMisses(7).map(([value]) => value)).toEqual([6, 8, 5, 9]);
  expect(turnedAround(34)).toBe(43);
  expect(wordSlips(["ray"], "a mix-up")).toEqual([["ray", "a mix-up"]]);
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
