import { getClient } from "./client";
import { errorCodeOf, uniqueViolation } from "./request";
import { AppError } from "../lib/app-error";

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
  seed: string;
};

/**
 * Saves a finished mock test to the student's account. Saving the same one again changes nothing and is no error: it is
 * one row by student and end (specification section 4: once per timestamp).
 *
 * @param studentId whose test it is; the server accepts only the logged-in student's own
 * @param test the finished test
 * @throws AppError when it was not saved
 */
export async function saveMockTest(studentId: string, test: FinishedMockTest): Promise<void> {
  const client = await getClient();
  const { error, status } = await client.from("mock_tests").insert({
    student_id: studentId,
    class_id: test.classId,
    subject_id: test.subjectId,
    started_at: test.startedAt,
    completed_at: test.completedAt,
    score: test.scorePercent,
    topics: test.topics,
    seed: test.seed,
  });
  // This student already has a test that ended at that moment.
  if (error && error.code !== uniqueViolation)
    throw new AppError(errorCodeOf(status, error.code), { cause: error });
}
