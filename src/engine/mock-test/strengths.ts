import { daysBetween } from "../../lib/day-in-india";
import type { TopicTally } from "./score";

/** Days without a question on a topic after which it counts as fading: three weeks. */
export const fadingAfterDays = 21;

/**
 * The number of latest answers of a topic that count; the student may understand older mistakes by now. A test counts as a
 * whole, so it may be a few more.
 */
const countedAnswers = 10;

/** The number of answers from which a topic is called weak or good, and the share of right ones that makes it good. */
const minTried = 2;
const minGoodShare = 0.75;

/** How the topics of one finished test went, and its day in India. */
export type TopicTest = {
  subjectSlug: string;
  classNumber: number;
  day: string;
  topics: readonly TopicTally[];
};

/**
 * `untried`: no question yet; `few`: too few to say; `weak`: under three of four right; `good`: three of four or more.
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
    const tally = topics.find((entry) => entry.topic === topic);
    return tally ? { ...tally, day } : [];
  });
  let [tried, right] = [0, 0];
  for (const tally of tallies) {
    if (tried >= countedAnswers) break;
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
 * @returns one entry for each topic, in the syllabus' order
 */
export function listStrengths(
  tests: readonly TopicTest[],
  topics: readonly string[],
  today: string,
): Strength[] {
  return topics.map((topic) => rateTopic(topic, tests, today));
}

/** The order in which topics are practised: weak, fading, hardly tried, untried, good. */
function getPracticeRank({ level, isFading }: Strength): number {
  if (level === "weak") return 0;
  if (isFading) return 1;
  return { few: 2, untried: 3, good: 4 }[level];
}

/** Compares two topics of the same rank: the weaker of two weak ones comes first, or the one that faded earlier. */
function compareAlike(a: Strength, b: Strength): number {
  if (a.level === "weak") return a.right / a.tried - b.right / b.tried;
  return a.isFading ? (a.lastDay ?? "").localeCompare(b.lastDay ?? "") : 0;
}

/**
 * @param strengths the strengths of a subject
 * @returns the same in the order in which to practise them: the weakest first, then the longest fading, then hardly
 * tried and untried ones, then strong ones
 */
export function orderForPractice(strengths: readonly Strength[]): Strength[] {
  return strengths.toSorted((a, b) => getPracticeRank(a) - getPracticeRank(b) || compareAlike(a, b));
}

/**
 * @param strength the strength of a topic
 * @returns whether it is good and was tried recently, so it needs no practice now
 */
export function isStrong({ level, isFading }: Strength): boolean {
  return level === "good" && !isFading;
}
