import { describe, expect, it } from "vitest";
import { makePaperResults, makeProvisional } from "../../../../tests/support/paper-results-factory";
import { findNextStep, sortByUrgency } from "./result-steps";

const resultsOn = "2027-03-01";
const dayBefore = "2027-02-28T18:29:59+00:00";

describe("the next step of a paper's results", () => {
  it.each([
    [{ closesAt: null, closedAt: null }, "soon", "No start time yet"],
    [{ closedAt: null, serverNow: "2027-01-17T06:48:00+00:00" }, "soon", /^Closes 17 Jan 2027, 12:18\s?pm$/i],
    [{ closedAt: null, serverNow: "2027-01-17T06:48:01+00:00" }, "soon", /^Closing and calculating/],
    [
      { lateAnswerAttempts: 1, undecided: 1 },
      "now",
      "Decide on the late answers of 1 student, under Exam day",
    ],
    [{ undecided: 1 }, "now", "Check 1 doubtful question"],
    [{ undecided: 2, serverNow: "2027-01-17T07:00:00+00:00" }, "now", /^Check 2 doubtful questions/],
    [{ serverNow: "2027-01-17T07:00:00+00:00" }, "soon", /^Late answers can arrive until 12:30\s?pm$/i],
    [{ serverNow: "2027-01-17T07:00:01+00:00" }, "now", "Publish the provisional result"],
    [{ isInProgress: true }, "soon", /^In progress/],
    [{ isInProgress: true, failedWith: "23514" }, "alarm", "Failed (23514); retrying every minute"],
    [{ hasConflictOfInterest: true, undecided: 2 }, "soon", /^Another organiser must do this/],
  ])(
    "before the provisional result, for a paper with %o, has the urgency %s and the text %s",
    (changes, urgency, text) => {
      const step = findNextStep(makePaperResults(changes), resultsOn);
      expect(step.urgency).toBe(urgency);
      expect(step.text).toMatch(text);
    },
  );

  it.each([
    [{ unanswered: 3, unconfirmed: 4 }, "now", "Reply to challenges of 3 questions"],
    [{ unconfirmed: 1, serverNow: dayBefore }, "now", "Confirm 1 medal"],
    [
      { serverNow: "2027-01-25T18:30:00+00:00" },
      "soon",
      /^Families can challenge until 26 Jan 2027, 12:00\s?am$/i,
    ],
    [{ serverNow: dayBefore }, "soon", "The result date is 1 March 2027"],
    [{ serverNow: "2027-02-28T18:30:00+00:00" }, "now", "Publish the final result"],
    [{ finalAt: "2027-03-01T06:30:00+00:00" }, "done", "Final result published"],
  ])(
    "before the final result, for a paper with %o, has the urgency %s and the text %s",
    (changes, urgency, text) => {
      const step = findNextStep(makeProvisional(changes), resultsOn);
      expect(step.urgency).toBe(urgency);
      expect(step.text).toMatch(text);
    },
  );

  it("decides the order of the papers: failed ones, those with a step for an organiser, waiting ones, final ones", () => {
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
