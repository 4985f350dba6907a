import fc from "fast-check";
import { expect, it } from "vitest";
import { makeQuestions } from "../../../tests/support/mock-test-factory";
import type { Question } from "./questions";
import { scoreTest, type Answers } from "./score";

/** Counts the score in the simplest way, for comparison. */
function countScore(questions: readonly Question[], answers: Answers) {
  let correct = 0;
  const topics: Record<string, { correct: number; total: number }> = {};
  for (const question of questions) {
    const topic = (topics[question.topic] ??= { correct: 0, total: 0 });
    topic.total += 1;
    if (answers[question.id] === question.answer) {
      correct += 1;
      topic.correct += 1;
    }
  }
  return { correct, topics };
}

const testArbitrary = fc.integer({ min: 1, max: 12 }).chain((count) => {
  const questions = makeQuestions(count);
  const chosenOptions = questions.map(({ options }) =>
    fc.option(fc.constantFrom(...options), { nil: undefined }),
  );
  return fc.tuple(...chosenOptions).map((chosen) => ({
    questions,
    answers: Object.fromEntries(
      questions.flatMap(({ id }, index) => (chosen[index] === undefined ? [] : [[id, chosen[index]]])),
    ) as Answers,
  }));
});

it("gives the same score as simple counting", () => {
  fc.assert(
    fc.property(testArbitrary, ({ questions, answers }) => {
      const expected = countScore(questions, answers);
      const score = scoreTest(questions, answers);
      expect(score.correct).toBe(expected.correct);
      expect(score.total).toBe(questions.length);
      expect(score.scorePercent).toBe(Math.round((expected.correct / questions.length) * 100));
      expect(
        Object.fromEntries(score.topics.map(({ topic, correct, total }) => [topic, { correct, total }])),
      ).toEqual(expected.topics);
    }),
  );
});

it("puts the strongest topic first", () => {
  const questions = makeQuestions(4);
  const { topics } = scoreTest(questions, {
    "c5-maths-2": "right 2",
    "c5-maths-4": "right 4",
    "c5-maths-1": "right 1",
  });
  expect(topics).toEqual([
    { topic: "Fractions", correct: 2, total: 2 },
    { topic: "Decimals", correct: 1, total: 2 },
  ]);
});

it("deducts nothing for a wrong or a missing answer", () => {
  expect(scoreTest(makeQuestions(10), { "c5-maths-1": "wrong 1" })).toMatchObject({
    correct: 0,
    scorePercent: 0,
  });
  expect(scoreTest([], {})).toEqual({ correct: 0, total: 0, scorePercent: 0, topics: [] });
});
