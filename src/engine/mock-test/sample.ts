import { groupBy } from "../../lib/group-by";
import type { Question } from "./questions";
import { formOf, type Idea } from "./ideas";

/** How many questions of a test have each level: easy, medium, achiever (docs/questions.md section 1). */
const levelShares = { 1: 0.35, 2: 0.4, 3: 0.25 };

type Level = keyof typeof levelShares;

/** An idea of one question. */
type Single = Idea & { questions: readonly [Question] };

/**
 * @param idea any
 * @returns whether it is a single question, and not some of a passage
 */
export function isSingle(idea: Idea): idea is Single {
  return idea.questions.length === 1;
}

/** How many more questions of each level to draw, as fractions, given those already drawn and the number still to draw. */
function findWanted(asked: readonly Question[], size: number): Map<Level, number> {
  const missing = ([1, 2, 3] as const).map((level) => {
    const count = asked.filter((question) => question.level === level).length;
    return [level, Math.max(0, size * levelShares[level] - count)] as const;
  });
  const total = missing.reduce((sum, [, count]) => sum + count, 0);
  const scale = total === 0 ? 0 : Math.min(1, (size - asked.length) / total);
  return new Map(missing.map(([level, count]) => [level, count * scale]));
}

/** Levels in their order, and the forms within each; the other way round in the middle, so that like borders on like. */
function compare({ questions: [a] }: Single, { questions: [b] }: Single): number {
  const byForm = formOf(a) < formOf(b) ? -1 : Number(formOf(a) > formOf(b));
  return a.level - b.level || (a.level === 2 ? -byForm : byForm);
}

/**
 * Systematic sampling: the ideas lie in a row, level by level and form by form, each as long as it is likely, and the row
 * is picked from at equal steps from a random start. Every idea of a level is as likely as the others, and no level and
 * no form comes much more or less often than it should.
 *
 * @param pool the candidates, in a random order
 * @param asked the questions already in the test
 * @param size of the whole test
 * @param random the test's own chance
 * @returns at most as many ideas as have room; fewer where a level has not enough of them
 */
export function sample(
  pool: readonly Single[],
  asked: readonly Question[],
  size: number,
  random: () => number,
): Single[] {
  const wanted = findWanted(asked, size);
  const levels = groupBy(pool, ({ questions: [{ level }] }) => level);
  let mark = random();
  let end = 0;
  return pool.toSorted(compare).filter(({ questions: [{ level }] }) => {
    end += Math.min(1, (wanted.get(level) ?? 0) / (levels.get(level)?.length ?? 1));
    const isPicked = end > mark;
    if (isPicked) mark += 1;
    return isPicked;
  });
}
