import { describe, expect, it } from "vitest";
import type { PublishOutcome } from "../../../data/admin/paper-results";
import { describePublishRefusal } from "./publish-texts";

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
