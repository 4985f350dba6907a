import { expect, it } from "vitest";
import { weekdayAfter } from "./calendar";
import { nearMisses, turnedAround, wordSlips } from "./near-misses";
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
