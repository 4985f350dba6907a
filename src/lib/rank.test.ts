import { expect, it } from "vitest";
import { Rank } from "./rank";

it("a rank is shown with the number of participants, in Indian number format", () => {
  expect(String(new Rank(64, 2310))).toBe("64 of 2,310");
  expect(String(new Rank(1, 1))).toBe("1 of 1");
  expect(new Rank(19_999, 120_000).format((rank, n) => `${rank} | ${n}`)).toBe("19,999 | 1,20,000");
});

it("a rank does not expose its two numbers", () => {
  expect(Object.keys(new Rank(64, 2310))).toEqual([]);
  expect(JSON.stringify(new Rank(64, 2310))).toBe("{}");
});

it.each([
  [0, 10],
  [11, 10],
  [1.5, 10],
  [1, 0],
])("%s of %s throws, because it cannot be a rank", (rank, n) => {
  expect(() => new Rank(rank, n)).toThrow(`No rank: ${rank} of ${n}`);
});
