import { readClassNumber } from "../../../content/classes";
import { findSubjectByName } from "../../../content/subjects";
import type { SchoolClass } from "../../../data/classes";
import type { SavedMockTest } from "../../../data/mock-tests";
import type { NamedSubject } from "../../../data/subjects";
import type { TopicTest } from "../../../engine/mock-test/strengths";
import { dayInIndia } from "../../../lib/day-in-india";

/**
 * Questions in a mock test (docs/specification.md section 9): the account stores a percentage, the screens show a
 * count.
 */
export const questionCount = 10;

/**
 * @param percent 0 to 100
 * @returns the count of right answers out of 10 (docs/specification.md section 7)
 */
export function toRightCount(percent: number): number {
  return Math.round((percent / 100) * questionCount);
}

/**
 * @param attempts the finished mock tests
 * @param subjects the subjects, for their names
 * @param classes the classes, for their names
 * @returns the attempts in the same order, with the names of their subject and class
 */
export function addNames(
  attempts: readonly SavedMockTest[],
  subjects: readonly NamedSubject[],
  classes: readonly SchoolClass[],
) {
  return attempts.map((attempt) => {
    const subjectName = subjects.find(({ id }) => id === attempt.subjectId)?.name ?? "Mock test";
    const slug = findSubjectByName(subjectName)?.slug;
    const className = classes.find(({ id }) => id === attempt.classId)?.name ?? "";
    return Object.assign({ subjectName, slug, className }, attempt);
  });
}

/** One finished mock test with its names. */
export type PastAttempt = ReturnType<typeof addNames>[number];

/**
 * @param attempts finished tests, newest first
 * @returns the data for the map of strengths, in the same order; subjects that the site does not know are left out
 */
export function listTopicTests(attempts: readonly PastAttempt[]): TopicTest[] {
  return attempts.flatMap(({ slug, className, completedAt, topics }) =>
    slug === undefined
      ? []
      : {
          subjectSlug: slug,
          classNumber: readClassNumber(className),
          day: dayInIndia(new Date(completedAt)),
          topics,
        },
  );
}
