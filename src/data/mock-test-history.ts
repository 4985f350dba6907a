import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "./client";
import type { TopicTally } from "./mock-tests";
import { getRows } from "./request";
import { sendUnsentMockTests } from "../engine/mock-test/unsent-mock-tests";

/** All that the API gives at once: three tests a day for a year. */
const maxAttempts = 1000;

const topicsSchema = v.array(
  v.object({
    topic: v.string(),
    correct: v.pipe(v.number(), v.minValue(0)),
    total: v.pipe(v.number(), v.minValue(1)),
  }),
);

/** The student wrote them, with whatever tool: what is not a list of topics counts as none. */
function readTopics(stored: unknown): TopicTally[] {
  const topics = v.safeParse(topicsSchema, stored);
  return topics.success ? topics.output : [];
}

/** As with the topics; a test that was saved without its mistakes has none. */
function readMistakes(stored: unknown): string[] {
  const mistakes = v.safeParse(v.array(v.string()), stored);
  return mistakes.success ? mistakes.output : [];
}

/**
 * The student's finished mock tests, newest first (specification section 7).
 *
 * @param studentId the logged-in student
 * @returns at most 1,000 attempts; `scorePercent` is 0 to 100, `completedAt` an ISO time in UTC
 * @throws AppError when they could not be read
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

/** A finished mock test as the account has it. */
export type FinishedAttempt = Awaited<ReturnType<typeof listMockTests>>[number];

/**
 * What still waits on this device is sent first, so that the test of a moment ago is in the list.
 *
 * @param studentId the logged-in student
 * @returns the query of the student's finished mock tests
 */
export const mockTestsQuery = (studentId: string) =>
  queryOptions({
    queryKey: ["mock-tests", studentId],
    queryFn: async () => {
      await sendUnsentMockTests(studentId);
      return listMockTests(studentId);
    },
  });
