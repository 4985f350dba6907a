import { chosenClassStore } from "../../../data/chosen-class";
import { listClasses } from "../../../data/classes";
import { listMockTests, saveMockTest } from "../../../data/mock-tests";
import { syncRecord } from "../../../data/practice-record";
import { getStudent } from "../../../data/students";
import { listSubjectNames } from "../../../data/subjects";
import type { TopicTest } from "../../../engine/mock-test/strengths";
import { saveUnsentMockTests } from "../../../engine/mock-test/unsent-mock-tests";
import { listTopicTests, addNames } from "./attempts";
import { listVisitorsTests } from "./device-tests";

/** A child's finished tests, newest first, and their class, if it is known. */
export type PracticeData = { tests: TopicTest[]; classNumber: number | undefined };

/**
 * Loads the data for a plan: a student's tests from the account, a visitor's tests from this device. A student's plans are
 * copied from the account to this device.
 *
 * @param studentId the logged-in student, or null
 * @returns tests and class
 * @throws AppError when the account could not be read
 */
export async function loadPractice(studentId: string | null): Promise<PracticeData> {
  if (studentId === null) {
    const tests = listVisitorsTests();
    return { tests, classNumber: chosenClassStore.getState() ?? tests[0]?.classNumber };
  }
  await saveUnsentMockTests(studentId, saveMockTest);
  const [attempts, subjects, classes, student] = await Promise.all([
    listMockTests(studentId),
    listSubjectNames(),
    listClasses(),
    getStudent(studentId),
    syncRecord(studentId),
  ]);
  const tests = listTopicTests(addNames(attempts, subjects, classes));
  return { tests, classNumber: student.class?.number ?? tests[0]?.classNumber };
}
