import { daysBetween } from "../../lib/day-in-india";
import type { TopicTally } from "./score";

/** A topic without a question for this number of days counts as fading: three weeks. */
export const fadingAfterDays = 21;

/**
 * The number of latest answers of a topic that count, because the student may understand older mistakes by now. A test
 * counts as a whole, so a few more answers may count.
 */
const minCountedAnswers = 10;

/** A topic with fewer answers is neither weak nor good. */
const minTried = 2;

/** The share of right answers from which a topic is good. */
const minGoodShare = 0.75;

/** The marks by topic of one finished test, and the test's day in India. */
export type TopicTest = {
  subjectSlug: string;
  classNumber: number;
  day: string;
  topics: readonly TopicTally[];
};

/**
 * `untried`: no question yet; `few`: too few answers; `weak`: less than 75% right; `good`: 75% right or more.
 */
export type StrengthLevel = "untried" | "few" | "weak" | "good";

/**
 * A child's results in one topic: `right` of the `tried` latest answers were right; `lastDay` is the day of the last
 * answer, null if there is none.
 */
export type Strength = {
  topic: string;
  tried: number;
  right: number;
  lastDay: string | null;
  level: StrengthLevel;
  isFading: boolean;
};

function rateLevel(tried: number, right: number): StrengthLevel {
  if (tried === 0) return "untried";
  if (tried < minTried) return "few";
  return right / tried < minGoodShare ? "weak" : "good";
}

function rateTopic(topic: string, tests: readonly TopicTest[], today: string): Strength {
  const tallies = tests.flatMap(({ topics, day }) => {
    const tally = topics.find((topicTally) => topicTally.topic === topic);
    return tally ? { ...tally, day } : [];
  });
  let [tried, right] = [0, 0];
  for (const tally of tallies) {
    if (tried >= minCountedAnswers) break;
    tried += tally.total;
    right += tally.correct;
  }
  const lastDay = tallies[0]?.day ?? null;
  const isFading = lastDay !== null && daysBetween(lastDay, today) >= fadingAfterDays;
  return { topic, tried, right, lastDay, level: rateLevel(tried, right), isFading };
}

/**
 * Rates the topics of one subject and class by the latest answers in finished tests.
 *
 * @param tests the tests of that subject and class, newest first
 * @param topics the topics of the syllabus
 * @param today today's date in India, `YYYY-MM-DD`
 * @returns the strength of each topic, in the order of the syllabus
 */
export function listStrengths(
  tests: readonly TopicTest[],
  topics: readonly string[],
  today: string,
): Strength[] {
  return topics.map((topic) => rateTopic(topic, tests, today));
}

/** Returns the place in the order of practice: weak, fading, hardly tried, untried, good. */
function getPracticeRank({ level, isFading }: Strength): number {
  if (level === "weak") return 0;
  if (isFading) return 1;
  return { few: 2, untried: 3, good: 4 }[level];
}

/** Compares two topics of the same rank: of weak topics, the weaker comes first; of fading topics, the older. */
function compareSameRank(a: Strength, b: Strength): number {
  if (a.level === "weak") return a.right / a.tried - b.right / b.tried;
  return a.isFading ? (a.lastDay ?? "").localeCompare(b.lastDay ?? "") : 0;
}

/**
 * @param strengths the strengths of a subject
 * @returns the strengths in the order of practice: the weakest topics, those fading longest, hardly tried and untried
 * ones, strong ones
 */
export function orderForPractice(strengths: readonly Strength[]): Strength[] {
  return strengths.toSorted((a, b) => getPracticeRank(a) - getPracticeRank(b) || compareSameRank(a, b));
}

/**
 * @param strength the strength of a topic
 * @returns whether the topic is good and was tried recently, so that it needs no practice
 */
export function isStrong({ level, isFading }: Strength): boolean {
  return level === "good" && !isFading;
}
