import { findSubjectByName } from "../../content/subjects";
import { listClasses } from "../../data/classes";
import { listMockTests } from "../../data/mock-test-history";
import { listSubjectNames } from "../../data/subjects";
import { sendUnsentMockTests } from "../../data/unsent-mock-tests";

/** Questions in a mock test (specification section 9): the account keeps a percentage, people read a count. */
export const questionCount = 10;

/**
 * @param percent 0 to 100
 * @returns the count of right answers out of 10 (specification section 7)
 */
export function toCount(percent: number): number {
  return Math.round((percent / 100) * questionCount);
}

/**
 * What still waits on this device is sent first, so that the test of a moment ago is in the list.
 *
 * @param studentId the logged-in student
 * @returns the finished mock tests, newest first, with the names of their subject and class
 * @throws AppError when they could not be read
 */
export async function listPastAttempts(studentId: string) {
  const [attempts, subjects, classes] = await Promise.all([
    sendUnsentMockTests(studentId).then(() => listMockTests(studentId)),
    listSubjectNames(),
    listClasses(),
  ]);
  return attempts.map((attempt) => {
    const subjectName = subjects.find(({ id }) => id === attempt.subjectId)?.name ?? "Mock test";
    return Object.assign(attempt, {
      subjectName,
      slug: findSubjectByName(subjectName)?.slug,
      className: classes.find(({ id }) => id === attempt.classId)?.name ?? "",
    });
  });
}

/** One finished mock test with its names. */
export type PastAttempt = Awaited<ReturnType<typeof listPastAttempts>>[number];
