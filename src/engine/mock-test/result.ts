import * as v from "valibot";
import { questionSchema } from "./questions";
import { queueUnsentMockTest } from "./unsent-mock-tests";
import { readStored, removeStored, studentKey, writeStored } from "../../lib/storage";
import { choiceSchema } from "./choice";
import type { MockTestResult, ReviewableResult } from "./mock-test-result";
import { queueMistakes } from "./queued-tests";
import { pendingKey } from "./pending-key";
import { listWrongChoices, scoreTest } from "./score";
import { testSeconds } from "./test-clock";

/** The maximum number of scores stored in this browser; the account has all of them. */
const maxScores = 100;

/** A result as devices store it (`toStoredResult`). */
const resultSchema = v.pipe(
  v.object({
    studentId: v.nullable(v.string()),
    choice: choiceSchema,
    seed: v.string(),
    startedAt: v.pipe(v.string(), v.isoTimestamp()),
    timestamp: v.pipe(v.string(), v.isoTimestamp()),
    questions: v.pipe(v.array(questionSchema), v.nonEmpty()),
    answers: v.record(v.string(), v.string()),
    /** The milliseconds spent on each question that was shown, by question id. */
    spentMs: v.record(v.string(), v.number()),
    correct: v.number(),
    total: v.number(),
    percentage: v.number(),
  }),
  v.check((result) => {
    const { correct, total, scorePercent } = scoreTest(result.questions, result.answers);
    return result.correct === correct && result.total === total && result.percentage === scorePercent;
  }, "The score is not that of the answers."),
  v.transform((stored): ReviewableResult => {
    const {
      studentId,
      choice,
      seed,
      startedAt,
      timestamp: completedAt,
      questions,
      answers,
      spentMs,
    } = stored;
    const { subjectId, classId, subjectSlug, classNumber } = choice;
    const wrong = { subjectSlug, classNumber, chosen: listWrongChoices(questions, answers) };
    const sharedFields = { studentId, choice, seed, questions, answers, spentMs };
    return {
      ...sharedFields,
      subjectId,
      classId,
      startedAt,
      completedAt,
      ...scoreTest(questions, answers),
      wrong,
    };
  }),
);

/**
 * @param result the result of a test
 * @returns whether the test ended because its time was over
 */
export function wasEndedByTime({ startedAt, completedAt }: MockTestResult): boolean {
  return Date.parse(completedAt) - Date.parse(startedAt) >= testSeconds * 1000;
}

const scoresSchema = v.array(
  v.object({
    timestamp: v.string(),
    subject: v.string(),
    class: v.string(),
    correct: v.number(),
    total: v.number(),
    percentage: v.number(),
  }),
);

/**
 * Finds the result to show: the result in the navigation state, else the pending result. The user may have changed
 * both.
 *
 * @param state the navigation state of the results page
 * @param studentId the logged-in student, or null
 * @returns the result if its score matches its answers and this child may see it, else null
 */
export function findResult(state: unknown, studentId: string | null): ReviewableResult | null {
  const stateWithResult = v.safeParse(v.object({ result: resultSchema }), state);
  const result = stateWithResult.success
    ? stateWithResult.output.result
    : readStored(pendingKey(studentId), resultSchema);
  const isVisible = result?.studentId === null || result?.studentId === studentId;
  return isVisible ? result : null;
}

function scoresKey(studentId: string | null): string {
  return studentKey("mockTestScores", studentId);
}

/**
 * @param studentId the student's id, or null for a visitor
 * @returns the scores stored in this browser, newest first
 */
export function listScores(studentId: string | null): v.InferOutput<typeof scoresSchema> {
  return readStored(scoresKey(studentId), scoresSchema) ?? [];
}

function addScore({ studentId, choice, completedAt, correct, total, scorePercent }: ReviewableResult): void {
  const scores = listScores(studentId);
  if (scores.some(({ timestamp }) => timestamp === completedAt)) return;
  const score = {
    timestamp: completedAt,
    subject: choice.subjectName,
    class: choice.className,
    correct,
    total,
    percentage: scorePercent,
  };
  writeStored(scoresKey(studentId), [score, ...scores].slice(0, maxScores));
}

/**
 * Records the pending result: adds its score to this browser's list, once per test, queues its mistakes for the deck,
 * and queues it to be saved to the student's account, or to the account that claims it. Does nothing if the result is
 * not pending.
 *
 * @param result the result that is shown
 */
export function recordResult(result: ReviewableResult): void {
  const pendingResult = readStored(pendingKey(result.studentId), resultSchema);
  if (pendingResult?.completedAt !== result.completedAt) return;
  addScore(result);
  queueMistakes(result.studentId, result);
  queueUnsentMockTest(result.studentId, result);
  removeStored(pendingKey(result.studentId));
}
