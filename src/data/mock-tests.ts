import { getClient } from "./client";
import { listMistakes, type WrongAnswers } from "../engine/mock-test/mistakes";
import { listExplanations } from "../engine/mock-test/questions";
import { errorCodeOf, uniqueViolation } from "./request";
import { AppError } from "../lib/app-error";

/** The statuses by which the database refuses a result (private.cap_mock_tests). */
const tooMany = 429;
const tooOld = 410;

/** How one topic of a test went. */
export type TopicTally = { topic: string; correct: number; total: number };

/** One finished mock test as the account keeps it. Times are ISO in UTC, the score is a percentage. */
export type FinishedMockTest = {
  classId: string;
  subjectId: string;
  startedAt: string;
  completedAt: string;
  scorePercent: number;
  topics: TopicTally[];
  /** Missing in what an earlier version of the site has left on the device. */
  wrong?: WrongAnswers | undefined;
  seed: string;
};

/** What became of a result: `too_many` for today may pass tomorrow, `too_old` never does. */
export type SavedMockTest = "saved" | "too_many" | "too_old";

/** The mistakes are looked up as late as this: explanations may come after the result, and nothing waits for them. */
async function findMistakes({ wrong }: FinishedMockTest): Promise<string[] | null> {
  if (!wrong) return null;
  if (Object.keys(wrong.chosen).length === 0) return [];
  return listMistakes(wrong.chosen, await listExplanations(wrong.subjectSlug, wrong.classNumber));
}

/**
 * Saves a finished mock test to the student's account. Saving the same one again changes nothing and is no error: it is
 * one row by student and end (specification section 4: once per timestamp).
 *
 * @param studentId whose test it is; the server accepts only the logged-in student's own
 * @param test the finished test
 * @returns `saved`, or why the account takes it not today (`too_many`) or never (`too_old`: it ended 30 days ago)
 * @throws AppError when it was not saved for another reason
 */
export async function saveMockTest(studentId: string, test: FinishedMockTest): Promise<SavedMockTest> {
  const mistakes = await findMistakes(test);
  const client = await getClient();
  const { error, status } = await client.from("mock_tests").insert({
    student_id: studentId,
    class_id: test.classId,
    subject_id: test.subjectId,
    started_at: test.startedAt,
    completed_at: test.completedAt,
    score: test.scorePercent,
    topics: test.topics,
    mistakes,
    seed: test.seed,
  });
  // A unique violation: this student already has a test that ended at that moment.
  if (error === null || error.code === uniqueViolation) return "saved";
  if (status === tooMany) return "too_many";
  if (status === tooOld) return "too_old";
  throw new AppError(errorCodeOf(status, error.code), { cause: error });
}
