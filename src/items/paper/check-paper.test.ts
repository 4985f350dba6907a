import { describe, expect, it } from "vitest";
import { drawPicture, maxPaperPictureBytes } from "../rules/figures";
import { checkPaper, listHints, listMissingParts } from "./check-paper";
import type { PaperQuestion } from "./paper-question";

const scope = { classNumber: 5, subject: "maths" };
const today = "2026-11-23";

/** Makes a word of nine letters, different for each number. */
const makeWord = (n: number) =>
  String.fromCodePoint(97 + (n % 26), 97 + 3 * Math.floor(n / 26), 97 + ((n * 7) % 26)).repeat(3);

/** Makes a valid question, different for each number. */
function makeQuestion(n: number, changes: Partial<PaperQuestion> = {}): PaperQuestion {
  return {
    section: n <= 30 ? "A" : n <= 45 ? "B" : "C",
    question: `How many ${makeWord(n)} are there in ${n} ${makeWord(n + 5)} of the ${makeWord(n + 9)}?`,
    options: [`${n}`, `${n + 1}0`, `${n + 2}1`, `${n + 3}2`],
    answer: `${n}`,
    topic: "Numbers",
    level: 1,
    family: `family-${n}`,
    why: "So it is.",
    wrong: {
      [`${n + 1}0`]: `a ${makeWord(n)}`,
      [`${n + 2}1`]: `b ${makeWord(n)}`,
      [`${n + 3}2`]: `c ${makeWord(n)}`,
    },
    ...changes,
  };
}
const makeQuestions = (count: number, change: (n: number) => Partial<PaperQuestion> = () => ({})) =>
  Array.from({ length: count }, (_, index) => makeQuestion(index + 1, change(index + 1)));
const listErrors = (questions: readonly PaperQuestion[], passages = {}) =>
  checkPaper({ questions, passages }, scope, [], today).map(
    ({ n, field, message }) => `${n} ${field} ${message}`,
  );

describe("checkPaper", () => {
  it("finds no error in a valid paper", () => {
    expect(listErrors(makeQuestions(50))).toEqual([]);
  });

  it("reports an error with its question, field, rule and advice", () => {
    const [error] = checkPaper(
      { questions: [makeQuestion(1, { why: "So" })], passages: {} },
      scope,
      [],
      today,
    );
    expect(error).toEqual({
      n: 1,
      field: "why",
      rule: "explanations",
      message: "has an explanation that does not end as a sentence",
      advice: "say in one to four whole sentences why the answer is correct",
    });
  });

  it("reports sections that are out of order", () => {
    expect(listErrors([makeQuestion(1, { section: "B" }), makeQuestion(2)])).toEqual([
      "2 section comes after a later section",
    ]);
  });

  it("reports an invalid drawing, and the same drawing for two options", () => {
    const svg = '<svg viewBox="0 0 9 9"></svg>';
    const pictures = Object.fromEntries(makeQuestion(1).options.map((option) => [option, svg]));
    const drawnQuestion = makeQuestion(1, {
      form: "figure",
      figure: { svg: "<svg>", alt: "A bar" },
      optionFigures: pictures,
    });
    expect(listErrors([drawnQuestion])).toEqual([
      "1 optionFigures has the same drawing for two options",
      "1 figure has a figure with no <svg viewBox> at its start",
    ]);
  });

  it("reports a passage with too few questions only in a complete paper", () => {
    const passages = { well: { kind: "story" as const, text: "Dry." } };
    const changeQuestion = (n: number) => ({
      ...(n === 1 ? { form: "passage" as const, passage: "well" } : {}),
      wrong: { ...makeQuestion(n).wrong, [`${n + 1}0`]: "misread it" },
    });
    expect(listErrors(makeQuestions(49, changeQuestion), passages)).toEqual([]);
    expect(listErrors(makeQuestions(50, changeQuestion), passages)).toEqual([
      "null passage well is a passage of 1 items: 3 to 5",
    ]);
  });

  it("accepts a small picture as a drawing, but not a large one", () => {
    const size = { width: 40, height: 30 };
    const makeDrawnQuestion = (base64: string) =>
      makeQuestion(1, {
        form: "figure",
        figure: { svg: drawPicture(size, "image/png", base64), alt: "A bar" },
      });
    expect(listErrors([makeDrawnQuestion("iVBORw0KGgo=")])).toEqual([]);
    expect(listErrors([makeDrawnQuestion("A".repeat(maxPaperPictureBytes))])).toEqual([
      expect.stringMatching(/^1 figure has a figure with \d+ bytes: 12288 at most$/),
    ]);
    expect(listErrors([makeDrawnQuestion('x"/><script/>')])).toContain(
      "1 figure has a figure with an element that has no place in a drawing",
    );
  });
});

describe("listHints", () => {
  it("reports two questions that are alike as a hint, not as an error", () => {
    const question = "A farmer has many cows and sells some of them at the market. How many are left?";
    const questions = [makeQuestion(1, { question }), makeQuestion(2, { question })];
    expect(listHints({ questions, passages: {} }, scope)).toEqual([
      "question 2 is 100 % alike to question 1",
    ]);
    expect(listErrors(questions)).toEqual([]);
  });

  const useSameMistake = (n: number) => ({
    wrong: { ...makeQuestion(n).wrong, [`${n + 1}0`]: "misread it" },
  });

  it("reports a mistake that is used too often only in a complete paper", () => {
    const listHintsOf = (count: number) =>
      listHints({ questions: makeQuestions(count, useSameMistake), passages: {} }, scope);
    expect(listHintsOf(49)).toEqual([]);
    expect(listHintsOf(50)).toEqual(["“misread it” explains a wrong option in 50 questions"]);
  });
});

describe("listMissingParts", () => {
  const listMissing = (questions: readonly PaperQuestion[], classNumber = 5) =>
    listMissingParts({ questions, passages: {} }, { classNumber, subject: "spellbee" });

  it("returns nothing for a complete paper", () => {
    expect(listMissing(makeQuestions(50))).toEqual([]);
    expect(
      listMissing(
        makeQuestions(40, (n) => ({ section: n > 35 ? "C" : "A" })),
        4,
      ),
    ).toEqual([]);
  });

  it("reports missing questions, and clips for only some of the audio questions", () => {
    expect(listMissing(makeQuestions(49))).toEqual(["49 of 50 questions", "4 of 5 questions in section C"]);
    const clips = (n: number) => (n < 3 ? { form: "audio" as const, ...(n === 1 && { clip: "AAAA" }) } : {});
    expect(listMissing(makeQuestions(50, clips))).toEqual(["clips for 1 of 2 audio questions: all or none"]);
  });
});
