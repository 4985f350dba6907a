import { expect, test } from "vitest";
import type { KeyQuestion } from "./mark-paper";
import { correlate, findConsistency, measurePaper } from "./statistics";

/** Four questions with the key `a`, and five participants with the marks 4, 3, 2, 2 and 1. */
const key = (["A", "A", "B", "C"] as const).map((section): KeyQuestion => ({
  section,
  credited: "a",
  optionCount: 4,
}));
const attemptLetters = ["aaaa", "aaab", "aabb", "abac", "bab-"];

/**
 * Computed by hand, with the formulas of docs.moodle.org/dev/Quiz_statistics_calculations (V is a sample's variance):
 *
 * - question 1: four of five are right; the marks for the other questions are 3, 2, 1, 1 and 1. C(x, rest) = (7 − 4 · 8 / 5) / 4 = 0.15, V(x) = (4 − 16 / 5) / 4 = 0.2,
 *   V(rest) = (16 − 64 / 5) / 4 = 0.8; C / √(0.2 · 0.8) = 0.375.
 * - the marks: mean 12 / 5 = 2.4, V = (34 − 144 / 5) / 4 = 1.3.
 * - V of the questions: 0.2, 0.2, 0.3 and 0.2. Consistency = 4 / 3 · (1 − 0.9 / 1.3) = 0.410256….
 */
test("the statistics match an example computed by hand with Moodle's formulas", () => {
  const measured = measurePaper(key, attemptLetters);

  expect(measured.questions.map(({ facility }) => facility)).toEqual([0.8, 0.8, 0.6, 0.2]);
  expect(measured.questions[0]?.discrimination).toBeCloseTo(0.375, 12);
  expect(measured.mean).toBeCloseTo(2.4, 12);
  expect(measured.deviation).toBeCloseTo(Math.sqrt(1.3), 12);
  expect(
    findConsistency(attemptLetters.map((letters) => Array.from(letters, (letter) => Number(letter === "a")))),
  ).toBeCloseTo((4 / 3) * (1 - 0.9 / 1.3), 12);
  expect(measured.distribution).toEqual([0, 1, 2, 1, 1]);
  expect(measured.kr20, "five participants are too few").toBeNull();
});

test("with thirty participants the standard error is the deviation times the root of 1 - KR-20", () => {
  const measured = measurePaper(key, Array.from({ length: 6 }, () => attemptLetters).flat());
  const variance = (6 * 34 - (30 * 2.4) ** 2 / 30) / 29;
  const questionVariance = (p: number) => (30 * p * (1 - p)) / 29;
  const consistency =
    (4 / 3) * (1 - (2 * questionVariance(0.8) + questionVariance(0.6) + questionVariance(0.2)) / variance);

  expect(measured.kr20).toBeCloseTo(consistency, 12);
  expect(measured.standardError).toBeCloseTo(Math.sqrt(variance) * Math.sqrt(1 - consistency), 12);
});

test("the top and the bottom 27% include all participants with the same marks as the last one included", () => {
  const { questions } = measurePaper(key, attemptLetters);
  expect(questions[3]?.topShares, "two of five: 4 and 3 marks").toEqual({ a: 0.5, b: 0.5, c: 0, d: 0 });
  expect(questions[3]?.bottomShares, "three of five: 1, 2 and 2 marks").toEqual({
    a: 0,
    b: 1 / 3,
    c: 1 / 3,
    d: 0,
  });
});

test.each([
  ["discrimination", ["ab--", "ab--", "ba--", "ba--"]],
  ["facility", ["ba--", "ba--", "ba--", "ba--", "aa--"]],
  ["letter", ["baaa", "baaa", "abbb", "abbb", "abbb"]],
])("a question is suspect for its %s if the statistics suggest a wrong key", (reason, letters) => {
  expect(measurePaper(key, letters).questions[0]?.suspectFor).toContain(reason);
});

test("the correlation is null if all marks are equal, and the mean is null without participants", () => {
  expect(correlate([1, 1, 1], [0, 1, 2])).toBeNull();
  expect(measurePaper(key, []).mean).toBeNull();
  expect(
    measurePaper([{ section: "A", credited: "all", optionCount: 4 }], ["a", "b"]).questions[0],
  ).toMatchObject({
    facility: 1,
    discrimination: null,
    suspectFor: [],
  });
});
