import { expect, it } from "vitest";
import { writeStatistic } from "../../../../content/paper-texts";
import { countClaims, writeClaim, writeClaims, writeCredited, writeShare } from "./key-texts";

it("numbers are written as people read them", () => {
  expect([writeShare(0.625), writeShare(0), writeShare(null)]).toEqual(["63%", "0%", "–"]);
  expect([writeStatistic(-0.123, 2), writeStatistic(12.35, 1), writeStatistic(null, 1)]).toEqual([
    "−0.12",
    "12.3",
    "–",
  ]);
});

it("keys and claims are named by the letters of the file", () => {
  expect([writeCredited(["b", "d"]), writeCredited("all")]).toEqual(["b or d", "everybody"]);
  expect([writeClaim("bd"), writeClaim("none")]).toEqual(["b or d", "none of them"]);
  expect(writeClaims({ none: 1, c: 1200 })).toBe("1,200 for c, 1 for none of them");
  expect(countClaims({ none: 1, c: 1200 })).toBe(1201);
});
