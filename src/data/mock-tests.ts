import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { listMistakes } from "../engine/mock-test/mistakes";
import type { MockTestResult } from "../engine/mock-test/mock-test-result";
import { listExplanations } from "./question-files";
import type { TopicTally } from "../engine/mock-test/score";
import { saveUnsentMockTests, type SaveOutcome } from "../engine/mock-test/unsent-mock-tests";
import { AppError } from "../lib/app-error";
import { getClient } from "./client";
import { errorCodeOf } from "./error-code";
import { getRows, uniqueViolation } from "./request";

/** The HTTP statuses of the database's refusals (private.cap_mock_tests). */
const tooManyStatus = 429;
const tooOldStatus = 410;

/**
 * Finds the mistakes behind a result's wrong answers; null if its answers are not stored. Called when the result is
 * sent, because the explanations may be loaded later than the result is stored.
 */
async function findMistakes({ wrong }: MockTestResult): Promise<string[] | null> {
  if (!wrong) return null;
  if (Object.keys(wrong.chosen).length === 0) return [];
  return listMistakes(wrong.chosen, await listExplanations(wrong.subjectSlug, wrong.classNumber));
}

/**
 * Saves a finished mock test to the student's account. Saving the same test again changes nothing and is no error: a
 * student has one row per end time (docs/specification.md section 4: once per timestamp).
 *
 * @param studentId the student's id; the server accepts only the logged-in student's own
 * @param result a finished test's result
 * @returns `saved`; `too_many` if the account has reached today's limit; `too_old` if the test ended more than 30 days
 * ago
 * @throws AppError when the result was not saved for another reason
 */
export async function saveMockTest(studentId: string, result: MockTestResult): Promise<SaveOutcome> {
  const mistakes = await findMistakes(result);
  const client = await getClient();
  const { error, status } = await client.from("mock_tests").insert({
    student_id: studentId,
    class_id: result.classId,
    subject_id: result.subjectId,
    started_at: result.startedAt,
    completed_at: result.completedAt,
    score: result.scorePercent,
    topics: result.topics,
    mistakes,
    seed: result.seed,
  });
  // A unique violation: the account already has this test.
  if (error === null || error.code === uniqueViolation) return "saved";
  if (status === tooManyStatus) return "too_many";
  if (status === tooOldStatus) return "too_old";
  throw new AppError(errorCodeOf(status, error.code), { cause: error });
}

/**
 * The maximum number of rows that one API call returns (`max_rows` in supabase/config.toml): three tests a day for a
 * year.
 */
const maxAttempts = 1000;

const topicsSchema = v.array(
  v.object({
    topic: v.string(),
    correct: v.pipe(v.number(), v.minValue(0)),
    total: v.pipe(v.number(), v.minValue(1)),
  }),
);

/** Checks stored topics. An invalid value counts as no topics, because students write their own rows. */
function readTopics(stored: unknown): TopicTally[] {
  const topics = v.safeParse(topicsSchema, stored);
  return topics.success ? topics.output : [];
}

/** Checks stored mistakes. An invalid value, or a test that was saved without mistakes, counts as no mistakes. */
function readMistakes(stored: unknown): string[] {
  const mistakes = v.safeParse(v.array(v.string()), stored);
  return mistakes.success ? mistakes.output : [];
}

/**
 * Lists the student's finished mock tests, newest first (docs/specification.md section 7).
 *
 * @param studentId the logged-in student
 * @returns at most 1,000 attempts; `scorePercent` is 0 to 100, `completedAt` an ISO time in UTC
 * @throws AppError when the tests could not be read
 */
export async function listMockTests(studentId: string) {
  const client = await getClient();
  const rows = await getRows(
    client
      .from("mock_tests")
      .select(
        "id, subjectId:subject_id, classId:class_id, scorePercent:score, completedAt:completed_at, topics, mistakes",
      )
      .eq("student_id", studentId)
      .order("completed_at", { ascending: false })
      .limit(maxAttempts),
  );
  return rows.map((row) =>
    Object.assign(row, { topics: readTopics(row.topics), mistakes: readMistakes(row.mistakes) }),
  );
}

/** A result saved in the account, with the mistakes behind its wrong answers. */
export type SavedMockTest = Awaited<ReturnType<typeof listMockTests>>[number];

/**
 * Sends unsent results before it reads the list, so that the latest test is in the list.
 *
 * @param studentId the logged-in student
 * @returns the query of the student's finished mock tests
 */
export const mockTestsQuery = (studentId: string) =>
  queryOptions({
    queryKey: ["mock-tests", studentId],
    queryFn: async () => {
      await saveUnsentMockTests(studentId, saveMockTest);
      return listMockTests(studentId);
    },
  });
