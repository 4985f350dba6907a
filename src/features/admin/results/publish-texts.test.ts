import { describe, expect, it } from "vitest";
import type { PublishOutcome } from "../../../data/admin/paper-results";
import { describePublishRefusal } from "./publish-texts";

describe("describePublishRefusal", () => {
  it.each<[PublishOutcome, RegExp]>([
    [{ outcome: "waits_already" }, /^Another publication or answer key/],
    [{ outcome: "published_already" }, /^Another organiser has already published this result\.$/],
    [{ outcome: "not_closed" }, /not closed yet/],
    [{ outcome: "not_provisional" }, /^Publish the provisional result first/],
    [{ outcome: "too_early", until: "2027-01-17T07:00:00.000Z" }, /from 17 Jan 2027, 12:30\s?pm IST\.$/i],
    [{ outcome: "kept_answers", count: 1 }, /^Answers of 1 student came late.*under Exam day/],
    [{ outcome: "undecided", questions: [3] }, /^Not checked yet: question 3 /],
    [{ outcome: "unanswered", questions: [3, 7, 12] }, /^Families have challenged questions 3, 7,? and 12 /],
    [{ outcome: "unconfirmed", count: 2 }, /^2 medals are not confirmed/],
    [{ outcome: "many_golds", golds: 19 }, /^There would now be 19 gold medals/],
    [{ outcome: "conflict_of_interest" }, /^You have a child in this class/],
    [{ outcome: "not_found" }, /^This paper no longer exists/],
  ])("says why results are not published for the reply %o", (reply, text) => {
    expect(describePublishRefusal(reply)).toMatch(text);
  });

  it("returns undefined if the results are published", () => {
    expect(describePublishRefusal({ outcome: "waiting" })).toBeUndefined();
  });
});
