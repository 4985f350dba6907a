import { describe, expect, it } from "vitest";
import { makePaperResults, makeProvisional } from "../../../../tests/support/paper-results-factory";
import { findNextStep, sortByUrgency } from "./result-steps";

const resultsOn = "2027-03-01";
const dayBefore = "2027-02-28T18:29:59+00:00";

describe("what a paper's results want next", () => {
  it.each([
    [{ closesAt: null, closedAt: null }, "soon", "No hours yet"],
    [{ closedAt: null, serverNow: "2027-01-17T06:48:00+00:00" }, "soon", /^Closes 17 Jan 2027, 12:18\s?pm$/i],
    [{ closedAt: null, serverNow: "2027-01-17T06:48:01+00:00" }, "soon", /^Is being closed/],
    [{ kept: 1, undecided: 1 }, "now", "Decide on the late answers of 1 student, under Exam day"],
    [{ undecided: 1 }, "now", "Decide on 1 suspect question"],
    [{ undecided: 2, serverNow: "2027-01-17T07:00:00+00:00" }, "now", /^Decide on 2 suspect questions/],
    [{ serverNow: "2027-01-17T07:00:00+00:00" }, "soon", /^Late answers may come until 12:30\s?pm$/i],
    [{ serverNow: "2027-01-17T07:00:01+00:00" }, "now", "Publish the provisional result"],
    [{ isWaiting: true }, "soon", /^Is being done/],
    [{ isWaiting: true, failedWith: "23514" }, "alarm", "Failed with 23514; tried again every minute"],
    [{ isKeptOut: true, undecided: 2 }, "soon", /^Left to an organiser/],
  ])("before the provisional result: %o", (more, urgency, text) => {
    const step = findNextStep(makePaperResults(more), resultsOn);
    expect(step.urgency).toBe(urgency);
    expect(step.text).toMatch(text);
  });

  it.each([
    [{ unanswered: 3, unconfirmed: 4 }, "now", "Answer the challenges of 3 questions"],
    [{ unconfirmed: 1, serverNow: dayBefore }, "now", "Confirm 1 medal"],
    [
      { serverNow: "2027-01-25T18:30:00+00:00" },
      "soon",
      /^Families may challenge until 26 Jan 2027, 12:00\s?am$/i,
    ],
    [{ serverNow: dayBefore }, "soon", "The result date is 1 March 2027"],
    [{ serverNow: "2027-02-28T18:30:00+00:00" }, "now", "Publish the final result"],
    [{ finalAt: "2027-03-01T06:30:00+00:00" }, "done", "Final"],
  ])("before the final result: %o", (more, urgency, text) => {
    const step = findNextStep(makeProvisional(more), resultsOn);
    expect(step.urgency).toBe(urgency);
    expect(step.text).toMatch(text);
  });

  it("stands first where an organiser can do it, and leaves the rest in its order", () => {
    const papers = [
      makeProvisional({ paperId: "final", finalAt: "2027-03-01T06:30:00+00:00" }),
      makePaperResults({ paperId: "later", closedAt: null }),
      makePaperResults({ paperId: "ready" }),
      makePaperResults({ paperId: "suspect", undecided: 1 }),
      makePaperResults({ paperId: "failed", failedWith: "23514" }),
    ];
    expect(sortByUrgency(papers, resultsOn).map(({ paper }) => paper.paperId)).toEqual([
      "failed",
      "ready",
      "suspect",
      "later",
      "final",
    ]);
  });
});
