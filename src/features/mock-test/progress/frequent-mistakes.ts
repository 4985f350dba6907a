import { groupBy } from "../../../lib/group-by";
import type { PastAttempt } from "./attempts";

/** Older mistakes count as unlearned: a month, in milliseconds. */
const monthMs = 30 * 24 * 60 * 60 * 1000;

/** As many of a subject as a child can keep in mind. */
const maxMistakes = 3;

/** A mistake as the set words it, and how often it was made. */
export type FrequentMistake = { mistake: string; count: number };

/** A student's most frequent mistakes in one subject, in the class of the newest test. */
export type SubjectMistakes = Pick<PastAttempt, "subjectName" | "className" | "slug"> & {
  mistakes: FrequentMistake[];
};

function countMistakes(tests: readonly PastAttempt[]): FrequentMistake[] {
  const made = tests.flatMap(({ mistakes }) => mistakes);
  return [...groupBy(made, (mistake) => mistake)]
    .map(([mistake, times]) => ({ mistake, count: times.length }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxMistakes);
}

/**
 * The mistakes that were made most in the last 30 days, by subject. Another class than that of the subject's newest test
 * has other questions, and does not count.
 *
 * @param attempts finished tests, newest first
 * @param now the time by the wall clock, in milliseconds
 * @returns a subject for each that has any, the one practised last first; at most three mistakes each, the most frequent
 *   first, and of two as frequent the one made last
 */
export function listFrequentMistakes(attempts: readonly PastAttempt[], now: number): SubjectMistakes[] {
  const recent = attempts.filter(({ completedAt }) => Date.parse(completedAt) > now - monthMs);
  return [...groupBy(recent, ({ subjectId }) => subjectId).values()].flatMap((tests) => {
    const [newest] = tests;
    if (!newest) return [];
    const { subjectName, className, slug, classId } = newest;
    const mistakes = countMistakes(tests.filter((test) => test.classId === classId));
    return mistakes.length > 0 ? { subjectName, className, slug, mistakes } : [];
  });
}
