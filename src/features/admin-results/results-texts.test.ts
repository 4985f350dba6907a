import { describe, expect, it } from "vitest";
import type { PublishOutcome } from "../../data/admin/paper-results";
import {
  countClaims,
  describePublishRefusal,
  writeClaim,
  writeClaims,
  writeCredited,
  writeNumber,
  writeShare,
} from "./results-texts";

describe("why results are not published", () => {
  it.each<[PublishOutcome, RegExp]>([
    [{ outcome: "waits_already" }, /^Another publication or key/],
    [{ outcome: "published_already" }, /another organiser was first\.$/],
    [{ outcome: "not_closed" }, /not closed yet/],
    [{ outcome: "not_provisional" }, /provisional result is published first/],
    [{ outcome: "too_early", until: "2027-01-17T07:00:00.000Z" }, /from 17 Jan 2027, 12:30\s?pm IST on\.$/i],
    [{ outcome: "kept_answers", count: 1 }, /^Answers of 1 student came late.*under Exam day/],
    [{ outcome: "undecided", questions: [3] }, /^Nobody has decided yet on question 3,/],
    [{ outcome: "unanswered", questions: [3, 7, 12] }, /^Families challenge questions 3, 7,? and 12,/],
    [{ outcome: "unconfirmed", count: 2 }, /^2 medals are not confirmed/],
    [{ outcome: "many_golds", golds: 19 }, /^There would be 19 gold medals now/],
    [{ outcome: "kept_out" }, /^You have a child in this class/],
    [{ outcome: "not_found" }, /^This paper is gone/],
  ])("is said for %o", (answer, text) => {
    expect(describePublishRefusal(answer)).toMatch(text);
  });

  it("is not said where they are", () => {
    expect(describePublishRefusal({ outcome: "waiting" })).toBeUndefined();
  });
});

it("numbers are written as people read them", () => {
  expect([writeShare(0.625), writeShare(0), writeShare(null)]).toEqual(["63 %", "0 %", "–"]);
  expect([writeNumber(-0.123, 2), writeNumber(12.35, 1), writeNumber(null, 1)]).toEqual([
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
