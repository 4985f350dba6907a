import { expect, it } from "vitest";
import { classNumbers } from "./classes";
import { describeExamFormat, getExamFormat } from "./exam-format";

it("an exam has 40 questions in classes 1 to 4 and 50 from class 5 on, always in an hour", () => {
  expect(classNumbers.map((number) => getExamFormat(number).questionCount)).toEqual([
    40, 40, 40, 40, 50, 50, 50, 50, 50, 50, 50, 50,
  ]);
  for (const number of classNumbers) {
    expect(getExamFormat(number)).toMatchObject({ minutes: 60, marksPerCorrect: 1, marksPerWrong: 0 });
  }
});

it("the format of an exam is described in four lines", () => {
  expect(describeExamFormat(4)).toEqual([
    "40 multiple-choice questions",
    "60 minutes, online",
    "+1 for each correct answer",
    "0 for a wrong or blank answer (no negative marking)",
  ]);
  expect(describeExamFormat(5)[0]).toBe("50 multiple-choice questions");
});
