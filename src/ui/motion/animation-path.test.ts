import { expect, it } from "vitest";
import { listShares } from "./animation-path";

it("each point has its share of the path's length, which is 0 on a path of length 0", () => {
  const points = [
    { x: 3, y: 4 },
    { x: 3, y: 14 },
  ];
  expect(listShares([{ x: 0, y: 0 }, ...points])).toEqual([0, 1 / 3, 1]);
  expect(listShares([{ x: 1, y: 1 }])).toEqual([0]);
  expect(
    listShares([
      { x: 1, y: 1 },
      { x: 1, y: 1 },
    ]),
  ).toEqual([0, 0]);
});
