import { groupBy } from "../../lib/group-by";
import type { Question } from "./questions";
import { getItemForm, type Idea } from "./ideas";

/** The share of each level in a test: easy, medium, achiever (docs/questions.md section 1). */
const levelShares = { 1: 0.35, 2: 0.4, 3: 0.25 };

type Level = keyof typeof levelShares;

/** An idea with only one question. */
type Single = Idea & { questions: readonly [Question] };

/**
 * @param idea any idea
 * @returns whether the idea is a single question, not a passage with several questions
 */
export function isSingle(idea: Idea): idea is Single {
  return idea.questions.length === 1;
}

/**
 * Calculates how many more questions of each level to draw, as fractions, given the questions already in the test and
 * the size of the whole test.
 */
function calculateMissingCounts(askedQuestions: readonly Question[], size: number): Map<Level, number> {
  const missingCounts = ([1, 2, 3] as const).map((level) => {
    const count = askedQuestions.filter((question) => question.level === level).length;
    return [level, Math.max(0, size * levelShares[level] - count)] as const;
  });
  const total = missingCounts.reduce((sum, [, count]) => sum + count, 0);
  const scale = total === 0 ? 0 : Math.min(1, (size - askedQuestions.length) / total);
  return new Map(missingCounts.map(([level, count]) => [level, count * scale]));
}

/**
 * Orders by level, then by form. The forms of the middle level are in reverse order, so that equal forms of
 * neighbouring levels are neighbours.
 */
function compareByLevelAndForm({ questions: [a] }: Single, { questions: [b] }: Single): number {
  const byForm = getItemForm(a) < getItemForm(b) ? -1 : Number(getItemForm(a) > getItemForm(b));
  return a.level - b.level || (a.level === 2 ? -byForm : byForm);
}

/**
 * Draws ideas by systematic sampling: the ideas form a line, sorted by level and form, in which the length of each idea
 * is its probability. Starting at a random position, the idea at each step of length 1 is drawn. So all ideas of a
 * level are equally likely, and each level and form has about its share.
 *
 * @param pool the candidates, in a random order
 * @param askedQuestions the questions already in the test
 * @param size the size of the whole test
 * @param random the test's seeded random numbers
 * @returns as many ideas as fit; fewer if a level does not have enough
 */
export function sample(
  pool: readonly Single[],
  askedQuestions: readonly Question[],
  size: number,
  random: () => number,
): Single[] {
  const wantedCounts = calculateMissingCounts(askedQuestions, size);
  const levels = groupBy(pool, ({ questions: [{ level }] }) => level);
  let nextPosition = random();
  let endOfIdea = 0;
  return pool.toSorted(compareByLevelAndForm).filter(({ questions: [{ level }] }) => {
    endOfIdea += Math.min(1, (wantedCounts.get(level) ?? 0) / (levels.get(level)?.length ?? 1));
    const isPicked = endOfIdea > nextPosition;
    if (isPicked) nextPosition += 1;
    return isPicked;
  });
}
