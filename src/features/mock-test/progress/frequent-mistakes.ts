import { groupBy } from "../../../lib/group-by";
import type { PastAttempt } from "./attempts";

/** Mistakes older than a month, in milliseconds, are ignored, because the child has probably learned since. */
const maxMistakeAgeMs = 30 * 24 * 60 * 60 * 1000;

/** The most mistakes that are listed for a subject: no more than a child can remember. */
const maxMistakes = 3;

/** A mistake by its id, and how often it was made. */
export type MistakeCount = { mistake: string; count: number };

/** A mistake with its text. */
export type FrequentMistake = MistakeCount & { text: string };

/** A student's mistakes in one subject, in the class of the newest test. */
export type SubjectMistakes = Pick<PastAttempt, "subjectName" | "className" | "slug"> & {
  mistakes: MistakeCount[];
};

function countMistakes(tests: readonly PastAttempt[]): MistakeCount[] {
  const allMistakes = tests.flatMap(({ mistakes }) => mistakes);
  return [...groupBy(allMistakes, (mistake) => mistake)]
    .map(([mistake, occurrences]) => ({ mistake, count: occurrences.length }))
    .toSorted((a, b) => b.count - a.count);
}

/**
 * Lists the most frequent mistakes of the last 30 days by subject, only in the class of the subject's newest test,
 * because other classes have other questions.
 *
 * @param attempts finished tests, newest first
 * @param nowMs the time by the wall clock, in milliseconds
 * @returns the mistakes by subject, the most recently practised subject first. The mistakes of a subject are sorted by
 * frequency, equally frequent mistakes by date, the latest first
 */
export function listMistakeCounts(attempts: readonly PastAttempt[], nowMs: number): SubjectMistakes[] {
  const recentAttempts = attempts.filter(
    ({ completedAt }) => Date.parse(completedAt) > nowMs - maxMistakeAgeMs,
  );
  return [...groupBy(recentAttempts, ({ subjectId }) => subjectId).values()].flatMap((tests) => {
    const [newestTest] = tests;
    if (!newestTest) return [];
    const { subjectName, className, slug, classId } = newestTest;
    const mistakes = countMistakes(tests.filter((test) => test.classId === classId));
    return mistakes.length > 0 ? { subjectName, className, slug, mistakes } : [];
  });
}

/**
 * @param mistakes the mistakes of one subject, the most frequent first
 * @param texts the texts of the set's mistakes, by their ids
 * @returns the first three mistakes that the set still has; mistakes that an older version of the site saved as texts are
 * left out
 */
export function addMistakeTexts(
  mistakes: readonly MistakeCount[],
  texts: ReadonlyMap<string, string>,
): FrequentMistake[] {
  return mistakes
    .flatMap(({ mistake, count }) => {
      const text = texts.get(mistake);
      return text === undefined ? [] : { mistake, count, text };
    })
    .slice(0, maxMistakes);
}
