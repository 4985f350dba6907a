import type { Question } from "./questions";
import { groupBy } from "../../lib/group-by";

/** The chosen option's text by question id; a question without an answer is not in it. */
export type Answers = Readonly<Record<string, string>>;

/** The marks in one topic of a test. */
export type TopicTally = { topic: string; correct: number; total: number };

/** The score of a test; `scorePercent` is a whole number from 0 to 100. */
export type Score = { correct: number; total: number; scorePercent: number; topics: TopicTally[] };

/** The outcome of a question. A missing answer scores 0 like a wrong one, but is shown as unanswered. */
export type Verdict = "correct" | "wrong" | "unanswered";

/**
 * @param question a question of the test
 * @param answers the chosen answers
 * @returns whether the chosen option is right or wrong, or that none was chosen
 */
export function judge({ id, answer }: Question, answers: Answers): Verdict {
  const chosen = answers[id];
  if (chosen === undefined) return "unanswered";
  return chosen === answer ? "correct" : "wrong";
}

/**
 * @param questions the questions of a test
 * @param answers the chosen answers
 * @returns the wrong options that were chosen, by question id
 */
export function listWrongChoices(questions: readonly Question[], answers: Answers): Record<string, string> {
  const wrongQuestions = questions.filter((question) => judge(question, answers) === "wrong");
  return Object.fromEntries(wrongQuestions.map(({ id }) => [id, answers[id] ?? ""]));
}

/**
 * @param questions the questions of a test
 * @param answers the chosen answers
 * @returns how many questions have no answer
 */
export function countUnanswered(questions: readonly Question[], answers: Answers): number {
  return questions.filter((question) => judge(question, answers) === "unanswered").length;
}

function countCorrect(questions: readonly Question[], answers: Answers): number {
  return questions.filter((question) => judge(question, answers) === "correct").length;
}

function tallyTopic(topic: string, asked: readonly Question[], answers: Answers): TopicTally {
  return { topic, correct: countCorrect(asked, answers), total: asked.length };
}

/**
 * Marks a test: +1 for each right answer, 0 for a wrong or missing one (docs/specification.md section 9).
 *
 * @param questions the questions of the test
 * @param answers the chosen answers
 * @returns the number of right answers, the whole-number percentage, and the topics, strongest first
 */
export function scoreTest(questions: readonly Question[], answers: Answers): Score {
  const correct = countCorrect(questions, answers);
  const total = questions.length;
  const topics = [...groupBy(questions, (question) => question.topic)]
    .map(([topic, asked]) => tallyTopic(topic, asked, answers))
    .toSorted((a, b) => b.correct / b.total - a.correct / a.total || b.total - a.total);
  return { correct, total, scorePercent: total === 0 ? 0 : Math.round((100 * correct) / total), topics };
}
