import { describe, expect, it } from "vitest";
import { makeQuestion, makeQuestions } from "../../../../tests/support/mock-test-factory";
import { addDays } from "../../../lib/day-in-india";
import { findDailySubject, pickDailyQuestion } from "./daily-question";

const day = "2026-11-28";
const listDays = (count: number) => Array.from({ length: count }, (_, index) => addDays(day, index));

describe("the question of the day", () => {
  it("is the same, with its options in the same order, for any order of the file", () => {
    const questions = makeQuestions(40);
    const pickedQuestion = pickDailyQuestion(questions, day);
    expect(pickedQuestion).toBeDefined();
    expect(pickDailyQuestion(questions.toReversed(), day)).toEqual(pickedQuestion);
  });

  it("changes on most days", () => {
    const ids = listDays(20).map((date) => pickDailyQuestion(makeQuestions(80), date)?.id);
    expect(new Set(ids).size).toBeGreaterThan(15);
  });

  it("stays the same if another question is removed from the file", () => {
    const questions = makeQuestions(40);
    const pickedQuestion = pickDailyQuestion(questions, day);
    const remainingQuestions = questions.filter(
      ({ id }, index) => id === pickedQuestion?.id || index % 2 === 0,
    );
    expect(pickDailyQuestion(remainingQuestions, day)).toEqual(pickedQuestion);
  });

  it("is never a question about a passage or one that is out of date", () => {
    const passage = { id: "p", kind: "story" as const, text: "Once upon a time." };
    const questions = [makeQuestion(1, { passage }), makeQuestion(2, { validUntil: "2026-11-27" })];
    expect(pickDailyQuestion(questions, day)).toBeUndefined();
    expect(pickDailyQuestion([...questions, makeQuestion(3, { validUntil: day })], day)?.id).toBe(
      "c5-maths-3",
    );
  });

  it("comes from each subject in turn; on one day neighbouring classes have different subjects", () => {
    const slugs = listDays(8).map((date) => findDailySubject(5, date).slug);
    expect(new Set(slugs).size).toBe(8);
    expect(findDailySubject(5, day)).not.toBe(findDailySubject(6, day));
    expect(findDailySubject(1, "2020-02-29").slug).toBeDefined();
  });
});
