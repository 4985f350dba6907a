import { expect, it } from "vitest";
import { boxPoints, ellPoints, monthRows } from "./pieces";

it("lays a month out in weeks of seven", () => {
  const rows = monthRows(30, 2);
  expect(rows[0]).toEqual(["", "", "1", "2", "3", "4", "5"]);
  expect(rows.at(-1)).toEqual(["27", "28", "29", "30", "", "", ""]);
  expect(rows.flat().filter(Boolean)).toHaveLength(30);
});

it("has the corners of an L and of a box", () => {
  expect(ellPoints(9, 7, 4, 3)).toMatchObject({ c: [4, 7], d: [4, 3], e: [9, 3] });
  expect(boxPoints("pqrs", [1, 1], 4, 2)).toEqual({ p: [1, 1], q: [5, 1], r: [5, 3], s: [1, 3] });
});
