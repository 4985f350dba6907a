import { dayInIndia } from "../../lib/day-in-india";
import { createSeed } from "../../lib/random";
import type { Question, QuestionFiles } from "./questions";
import type { Attempt } from "./attempt";
import type { Choice } from "./choice";
import { listPractisedIds } from "./mistakes";
import { listSeenIds, rememberQuestions } from "./seen-questions";
import { selectQuestions } from "./select-questions";
import { createStoredTime } from "./test-clock";

/** The questions of a set, and which of them practise the chosen mistake. */
type QuestionPool = { questions: readonly Question[]; practisedIds: ReadonlySet<string> };

/**
 * @param choice subject, class, and a mistake to practise, if any
 * @param files reads the set's files
 * @returns the questions to draw from. The explanations are loaded only to practise a mistake
 */
export async function fetchQuestionPool(
  { subjectSlug, classNumber, mistake }: Choice,
  files: QuestionFiles,
): Promise<QuestionPool> {
  const loading = files.listQuestions(subjectSlug, classNumber);
  if (mistake === undefined) return { questions: await loading, practisedIds: new Set() };
  const explanations = await files.listExplanations(subjectSlug, classNumber);
  return { questions: await loading, practisedIds: listPractisedIds(mistake, explanations) };
}

/**
 * Draws a new test from all questions of the set with a new seed, and remembers its questions as seen. The attempt is
 * not stored yet.
 *
 * @param studentId the logged-in student, or null
 * @param choice subject and class, and a topic to practise, if any
 * @param pool the questions from `fetchQuestionPool`
 * @param wallMs the current time of the wall clock, in milliseconds since 1970
 * @returns the attempt, which has no questions if the pool has none
 */
export function drawAttempt(
  studentId: string | null,
  choice: Choice,
  pool: QuestionPool,
  wallMs: number,
): Attempt {
  const seed = createSeed();
  const today = dayInIndia(new Date(wallMs));
  const { topic } = choice;
  const { practisedIds } = pool;
  const seenIds = listSeenIds(choice);
  const questions = selectQuestions(pool.questions, { seed, seenIds, today, practisedIds, topic });
  if (questions.length > 0) rememberQuestions(choice, questions);
  const emptyProgress = { answers: {}, markedIds: [], spentMs: {}, index: 0 };
  return {
    studentId,
    choice,
    seed,
    questions,
    startedAtMs: wallMs,
    ...emptyProgress,
    ...createStoredTime(wallMs),
  };
}
