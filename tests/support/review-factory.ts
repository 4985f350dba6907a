import type { Review, ReviewQuestion } from "../../src/data/results/review";
import { resultPaper } from "./result-factory";

/**
 * @param n the question's number in the paper's file
 * @param changes the fields that differ
 * @returns a correctly answered question whose right answer is b
 */
export function makeReviewQuestion(n: number, changes: Partial<ReviewQuestion> = {}): ReviewQuestion {
  return {
    n,
    section: n > 4 ? "C" : "A",
    question: `What is asked by ${n}?`,
    options: { a: `one of ${n}`, b: `two of ${n}`, c: `three of ${n}`, d: `four of ${n}` },
    optionCount: 4,
    passageId: undefined,
    topic: `Topic ${n}`,
    option: "b",
    credited: ["b"],
    isCredited: true,
    why: `Because of ${n}.`,
    facility: 0.62,
    chosen: null,
    challenge: null,
    decision: null,
    ...changes,
  };
}

/** Five questions: answered right, wrong by a known mistake, not answered, with two credited options, and with all options credited. */
const questions = [
  makeReviewQuestion(1),
  makeReviewQuestion(2, { option: "c", isCredited: false, mistake: "counted one too many" }),
  makeReviewQuestion(3, { option: null, isCredited: false, facility: 0.204 }),
  makeReviewQuestion(4, {
    credited: ["b", "d"],
    challenge: { claim: ["b", "d"], reason: "Both fit what is asked.", filedAt: "2027-01-19T05:00:00.000Z" },
    decision: {
      isKeyKept: false,
      oldCredited: ["d"],
      reason: "Both readings of the question are valid, so both have the mark.",
      decidedAt: "2027-01-21T05:00:00.000Z",
    },
  }),
  makeReviewQuestion(5, { option: "a", credited: "all", facility: 1 }),
];

/**
 * @param changes the fields that differ
 * @returns Asha's provisional review of five questions; one of her challenges has got a reply
 */
export function makeReview(changes: Partial<Review> = {}): Review {
  return {
    outcome: "review",
    paper: resultPaper,
    state: "provisional",
    seed: "0123456789abcdef",
    marks: 3,
    of: 5,
    mayChallenge: true,
    challengeUntil: "2027-01-25T05:34:00.000Z",
    challengesLeft: 4,
    questions,
    serverNow: "2027-01-20T05:34:00.000Z",
    ...changes,
  };
}
