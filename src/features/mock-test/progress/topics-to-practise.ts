import { groupBy } from "../../../lib/group-by";
import type { PastAttempt } from "./attempts";

/** How many of the latest tests of a subject count; older mistakes have probably been learned by now. */
const testsCounted = 5;

/** One wrong answer is no weakness, and three of four right is none either. */
const leastAsked = 2;
const goodShare = 0.75;

/** The most topics that are listed: what a child can keep in mind. */
const maxTopics = 4;

/** A weak topic, with the number of right answers and of questions. */
export type WeakTopic = Pick<PastAttempt, "subjectId" | "classId" | "subjectName" | "className" | "slug"> & {
  topic: string;
  correct: number;
  total: number;
};

/** The last tests of each subject in the class that the student is in now: that of the subject's newest test. */
function listRecent(attempts: readonly PastAttempt[]): PastAttempt[] {
  return [...groupBy(attempts, ({ subjectId }) => subjectId).values()].flatMap((tests) =>
    tests.filter(({ classId }) => classId === tests[0]?.classId).slice(0, testsCounted),
  );
}

/**
 * The topics to work on next, from the topics that each test has stored.
 *
 * @param attempts finished tests, newest first
 * @returns at most four, the weakest first
 */
export function listTopicsToPractise(attempts: readonly PastAttempt[]): WeakTopic[] {
  const asked = listRecent(attempts).flatMap(({ topics, ...attempt }) =>
    topics.map((tally) => ({ ...attempt, ...tally })),
  );
  return [...groupBy(asked, ({ subjectId, topic }) => `${subjectId} ${topic}`).values()]
    .flatMap((tallies) => {
      const [first] = tallies;
      if (!first) return [];
      const { subjectId, classId, subjectName, className, slug, topic } = first;
      const correct = tallies.reduce((sum, tally) => sum + tally.correct, 0);
      const total = tallies.reduce((sum, tally) => sum + tally.total, 0);
      return { subjectId, classId, subjectName, className, slug, topic, correct, total };
    })
    .filter(({ correct, total }) => total >= leastAsked && correct / total < goodShare)
    .toSorted((a, b) => a.correct / a.total - b.correct / b.total || b.total - a.total)
    .slice(0, maxTopics);
}
