import type { PaperResults } from "../../src/data/admin/paper-results";
import { class5, maths } from "./factories";
import { paperId } from "./paper-factory";

/** A closed paper at noon on the day after its exam, in the format of `list_paper_results`; tests change single fields. */
export function makePaperResults(changes: Partial<PaperResults> = {}): PaperResults {
  return {
    paperId,
    examId: maths,
    classId: class5,
    examName: "Maths",
    className: "Class 5",
    kind: "exam",
    status: "sealed",
    hasConflictOfInterest: false,
    closesAt: "2027-01-17T06:48:00+00:00",
    closedAt: "2027-01-17T06:49:00+00:00",
    participantCount: 240,
    mean: 24.6,
    lateAnswerAttempts: 0,
    undecided: 0,
    unanswered: 0,
    unconfirmed: 33,
    checks: 33,
    provisionalAt: null,
    challengeUntil: null,
    finalAt: null,
    isInProgress: false,
    failedWith: null,
    changedAt: "2027-01-17T06:49:00+00:00",
    serverNow: "2027-01-18T06:30:00+00:00",
    ...changes,
  };
}

/** The same paper with a published provisional result, after the seven days for challenges. */
export const makeProvisional = (changes: Partial<PaperResults> = {}): PaperResults =>
  makePaperResults({
    status: "provisional",
    provisionalAt: "2027-01-18T07:00:00+00:00",
    challengeUntil: "2027-01-25T18:30:00+00:00",
    unconfirmed: 0,
    serverNow: "2027-03-01T06:30:00+00:00",
    ...changes,
  });
