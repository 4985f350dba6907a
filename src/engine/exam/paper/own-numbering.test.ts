import { describe, expect, it } from "vitest";
import { makePaper } from "../../../../tests/support/exam-factory";
import { makeAnswerRecord, makeAnswerRecordQuestion } from "../../../../tests/support/answer-record-factory";
import type { PaperItem } from "./paper";
import { toOwnNumbering } from "./own-numbering";
import { toShownPaper } from "./shown-paper";

const seed = "fedcba9876543210";

const kite = { kind: "story" as const, text: "It flew." };

/**
 * Makes a paper with a passage and a question of three options, as the child sees it, and the questions of its answer
 * record before and after the paper is closed. Every answer is c.
 */
function makePaperAndAnswerRecord() {
  const items: PaperItem[] = makePaper(10).items;
  for (const item of items) {
    if (item.n === 2 || item.n === 5) item.passage = "kite";
    if (item.n === 3) item.options = { a: "one", b: "two", c: "three" };
  }
  const questions = items.map(({ n, section, passage, options }) =>
    makeAnswerRecordQuestion(n, {
      section,
      option: "c",
      optionCount: Object.keys(options).length,
      ...(passage !== undefined && { passageId: passage }),
    }),
  );
  const closedQuestions = items.map(({ question, options, passage }, index) => ({
    ...makeAnswerRecordQuestion(index + 1, questions[index]),
    question,
    options,
    ...(passage !== undefined && { passage: kite }),
  }));
  return {
    shownPaper: toShownPaper({ ...makePaper(10), items, passages: { kite } }, seed),
    questions,
    closedQuestions,
  };
}

describe("an answer record in the child's own numbering", () => {
  it("has the child's numbers and letters, but no questions before the paper is closed", () => {
    const { shownPaper, questions } = makePaperAndAnswerRecord();
    const ownQuestions = toOwnNumbering(makeAnswerRecord({ seed, questions })).questions;
    expect(
      ownQuestions.map(({ number, ownLetter, paperQuestion }) => [number, ownLetter, paperQuestion.n]),
    ).toEqual(
      shownPaper.map(({ n, options }, index) => [
        index + 1,
        "ABCD"[options.findIndex(({ value }) => value === "c")],
        n,
      ]),
    );
    expect(ownQuestions.every(({ shownQuestion }) => shownQuestion === null)).toBe(true);
  });

  it("has the questions of a closed paper as the exam showed them", () => {
    const { shownPaper, closedQuestions } = makePaperAndAnswerRecord();
    const ownQuestions = toOwnNumbering(
      makeAnswerRecord({ seed, questions: closedQuestions, isClosed: true }),
    ).questions;
    expect(ownQuestions.map(({ shownQuestion }) => shownQuestion)).toEqual(shownPaper);
  });

  it("converts an answer to the child's number and letter, and a cleared answer to null", () => {
    const { shownPaper, questions } = makePaperAndAnswerRecord();
    const { toOwnAnswer } = toOwnNumbering(makeAnswerRecord({ seed, questions }));
    const third = shownPaper[2];
    expect(toOwnAnswer(third?.n ?? 0, third?.options[1]?.value ?? "")).toEqual({ number: 3, ownLetter: "B" });
    expect(toOwnAnswer(third?.n ?? 0, null)).toEqual({ number: 3, ownLetter: null });
  });
});
