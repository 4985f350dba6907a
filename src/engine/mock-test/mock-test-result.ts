import type { Choice } from "./choice";
import type { WrongAnswers } from "./mistakes";
import type { Question } from "./questions";
import type { TopicTally } from "./score";

/**
 * A finished mock test, as it is stored on the device until it is sent, and as it is saved in the account.
 * Times are ISO in UTC; `scorePercent` is a whole number from 0 to 100.
 */
export type MockTestResult = {
  subjectId: string;
  classId: string;
  startedAt: string;
  completedAt: string;
  scorePercent: number;
  topics: TopicTally[];
  /** The wrong answers; missing in results stored by an earlier version of the site. */
  wrong?: WrongAnswers | undefined;
  seed: string;
};

/**
 * A result with its questions and answers, so that this device can show them again (docs/specification.md section 3).
 */
export type ReviewableResult = MockTestResult & {
  studentId: string | null;
  choice: Choice;
  questions: Question[];
  answers: Record<string, string>;
  /** The milliseconds spent on each question that was shown, by question id. */
  spentMs: Record<string, number>;
  correct: number;
  total: number;
};

/**
 * @param result a test's result
 * @returns the result as devices store it (docs/specification.md section 3): `timestamp` is `completedAt`, `percentage`
 * is `scorePercent`
 */
export function toStoredResult(result: ReviewableResult) {
  const { studentId, choice, seed, startedAt, completedAt, questions, answers, spentMs } = result;
  const { correct, total, scorePercent } = result;
  const score = { correct, total, percentage: scorePercent };
  return {
    studentId,
    choice,
    seed,
    startedAt,
    timestamp: completedAt,
    questions,
    answers,
    spentMs,
    ...score,
  };
}
