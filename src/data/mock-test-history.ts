import { getClient } from "./client";
import { getRows } from "./request";

/** What the list shows; a year of two tests a week. */
const maxAttempts = 100;

/**
 * The student's finished mock tests, newest first (specification section 7).
 *
 * @param studentId the logged-in student
 * @returns at most 100 attempts; `scorePercent` is 0 to 100, `completedAt` an ISO time in UTC
 * @throws AppError when they could not be read
 */
export async function listMockTests(studentId: string) {
  const client = await getClient();
  return getRows(
    client
      .from("mock_tests")
      .select("id, subjectId:subject_id, classId:class_id, scorePercent:score, completedAt:completed_at")
      .eq("student_id", studentId)
      .order("completed_at", { ascending: false })
      .limit(maxAttempts),
  );
}
