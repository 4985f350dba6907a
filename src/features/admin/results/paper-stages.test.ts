import { expect, it } from "vitest";
import type { PaperResults } from "../../../data/admin/paper-results";
import { makePaperResults, makeProvisional } from "../../../../tests/support/paper-results-factory";
import { listPaperStages } from "./paper-stages";

/** The counts of a paper without medals to confirm. */
const noMedals = { checks: 0, unconfirmed: 0 };

/** The stages of a paper whose edition has its results on 1 March. */
const listStages = (paper: PaperResults) => listPaperStages(paper, "2027-03-01");

// The expected states of the six stages are written as their first letters: d for done, n for now, l for later.
it.each([
  [
    "without a start time",
    "nlllll",
    makePaperResults({ closesAt: null, closedAt: null, participantCount: null, ...noMedals }),
  ],
  ["that is running", "nlllll", makePaperResults({ closedAt: null, participantCount: null, ...noMedals })],
  ["with suspect questions", "dnllll", makePaperResults({ undecided: 1 })],
  ["with late answers", "dnlldl", makePaperResults({ lateAnswerAttempts: 1, unconfirmed: 0 })],
  ["that can be published", "ddnlll", makePaperResults(noMedals)],
  ["with a challenge", "dddndl", makeProvisional({ unanswered: 1 })],
  ["in its seven days", "dddndl", makeProvisional({ serverNow: "2027-01-25T18:30:00+00:00" })],
  ["after its seven days", "dddddl", makeProvisional({ serverNow: "2027-01-25T18:30:01+00:00" })],
  ["with medals to confirm", "ddddnl", makeProvisional({ unconfirmed: 2 })],
  ["on its result date", "dddddn", makeProvisional()],
  ["that is final", "dddddd", makeProvisional({ finalAt: "2027-03-01T06:30:00+00:00" })],
  ["that is a reserve paper", "dddddn", makeProvisional({ kind: "reserve", ...noMedals })],
])("the stages of a paper %s have the states %s", (_, states, paper) => {
  expect(
    listStages(paper)
      .map(({ state }) => state[0])
      .join(""),
  ).toBe(states);
});

it("the stages of a paper show what is still to do, and until when", () => {
  const texts = listStages(makePaperResults({ lateAnswerAttempts: 2, undecided: 1 })).map(({ text }) => text);
  expect(texts[0]).toMatch(/^17 Jan 2027, 12:19\s?pm IST\. 240 participants\.$/i);
  expect(texts[1]).toBe("Pending: late answers of 2 students, under Exam day; 1 doubtful question.");
  expect(texts[4]).toBe("33 of 33 medals pending.");
  expect(texts[5]).toBe(
    "Ranks, awards and certificates, after the seven days for challenges, on 1 March 2027 or later.",
  );
  const stagesWithEarlyResultDate = listPaperStages(makeProvisional(), "2027-01-25");
  expect(stagesWithEarlyResultDate[5]?.text).toBe(
    "Ranks, awards and certificates, on 26 January 2027 or later.",
  );
  const stagesWithChallenges = listStages(makeProvisional({ unanswered: 2 }));
  expect(stagesWithChallenges[3]?.text).toMatch(
    /^2 questions without a reply\. Challenges close 26 Jan 2027, 12:00\s?am IST\.$/i,
  );
});
