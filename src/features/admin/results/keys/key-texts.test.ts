import { expect, it } from "vitest";
import { formatStatistic } from "../../../../content/paper-texts";
import { countClaims, formatClaim, formatClaims, formatCredited, formatShare } from "./key-texts";

it("formats shares and statistics", () => {
  expect([formatShare(0.625), formatShare(0), formatShare(null)]).toEqual(["63%", "0%", "–"]);
  expect([formatStatistic(-0.123, 2), formatStatistic(12.35, 1), formatStatistic(null, 1)]).toEqual([
    "−0.12",
    "12.3",
    "–",
  ]);
});

it("formats keys, claims and the number of claims", () => {
  expect([formatCredited(["b", "d"]), formatCredited("all")]).toEqual(["b or d", "everybody"]);
  expect([formatClaim("bd"), formatClaim("none")]).toEqual(["b or d", "none of them"]);
  expect(formatClaims({ none: 1, c: 1200 })).toBe("1,200 families say c, 1 family says none of them");
  expect(countClaims({ none: 1, c: 1200 })).toBe(1201);
});
