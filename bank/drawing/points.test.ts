import { expect, it } from "vitest";
import {
  between,
  directionOf,
  isInside,
  polar,
  reflect,
  regularPolygon,
  rotate,
  formatNumber,
  type Point,
} from "./points";

const rounded = (point: Point) => point.map((value) => Math.round(value * 1000) / 1000 + 0);

it("polar and directionOf count degrees clockwise from the top", () => {
  expect([0, 90, 180, 270].map((degrees) => rounded(polar([0, 0], 10, degrees)))).toEqual([
    [0, -10],
    [10, 0],
    [0, 10],
    [-10, 0],
  ]);
  for (const degrees of [0, 37, 180, 359])
    expect(directionOf([5, 5], polar([5, 5], 3, degrees))).toBeCloseTo(degrees, 6);
});

it("rotate, reflect and between compute points", () => {
  expect(rounded(rotate([3, 4], [0, 0], 180))).toEqual([-3, -4]);
  expect(rounded(reflect([3, 4], [5, 0], [5, 9]))).toEqual([7, 4]);
  expect(rounded(reflect([3, 1], [0, 0], [2, 2]))).toEqual([1, 3]);
  expect(between([0, 0], [8, 4])).toEqual([4, 2]);
});

it("isInside distinguishes points inside a polygon from points outside", () => {
  const hexagon = regularPolygon([50, 50], 20, 6);
  expect([isInside([50, 50], hexagon), isInside([50, 75], hexagon)]).toEqual([true, false]);
});

it("formatNumber rounds to one decimal and never returns minus zero", () => {
  expect([formatNumber(1.25), formatNumber(-0.01), formatNumber(3)]).toEqual(["1.3", "0", "3"]);
});
