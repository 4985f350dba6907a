import type { Question } from "../questions";
import { groupBy } from "../../lib/group-by";
import { createRandom, shuffle } from "../../lib/random";

/** Questions of one mock test (specification section 9). */
export const questionsPerTest = 10;

type Rules = {
  /** The test's own chance: the same seed picks and shuffles the same. */
  seed: string;
  /** Ids this browser saw in its last tests; they come back only when nothing unseen is left. */
  seenIds: ReadonlySet<string>;
  /** Today in IST as `YYYY-MM-DD`; what has gone out of date by then is not asked. */
  today: string;
};

/**
 * The first question of each level, the level with the fewest ideas first, so that no other takes its place.
 *
 * @param pool questions in the order in which they are preferred
 * @returns at most one question per level, no two of a family
 */
function pickLevels(pool: readonly Question[]): Question[] {
  const picked: Question[] = [];
  let rest = pool;
  while (rest.length > 0) {
    const levels = [...groupBy(rest, (question) => question.level).values()];
    const familyCounts = new Map(
      levels.map((level) => [level, new Set(level.map((item) => item.family)).size]),
    );
    const [rarest] = levels.toSorted((a, b) => (familyCounts.get(a) ?? 0) - (familyCounts.get(b) ?? 0));
    const [choice] = rarest ?? [];
    if (!choice) break;
    picked.push(choice);
    rest = rest.filter((question) => question.level !== choice.level && question.family !== choice.family);
  }
  return picked;
}

/**
 * @param picked what is in the test already
 * @param pool what may be added, best first
 * @returns the test, filled up to its ten questions as far as the families reach
 */
function fillUp(picked: readonly Question[], pool: readonly Question[]): Question[] {
  const test = [...picked];
  const families = new Set(picked.map((question) => question.family));
  for (const question of pool) {
    if (test.length >= questionsPerTest) break;
    if (families.has(question.family)) continue;
    families.add(question.family);
    test.push(question);
  }
  return test;
}

function shuffleOptions(question: Question, random: () => number): Question {
  return { ...question, options: shuffle(question.options, random) };
}

/**
 * Draws one test: ten questions at random in random order, at most one of a family, none of the last tests while
 * unseen ones remain, every level of what is drawn from present, options shuffled (specification section 9).
 *
 * @param questions the whole file
 * @param rules seed, what was seen, and today
 * @returns ten questions, or fewer where the file has fewer families
 */
export function selectQuestions(questions: readonly Question[], { seed, seenIds, today }: Rules): Question[] {
  const random = createRandom(seed);
  const current = questions.filter((question) => !question.validUntil || question.validUntil >= today);
  const pool = shuffle(current, random);
  const unseen = pool.filter((question) => !seenIds.has(question.id));
  const fresh = fillUp(pickLevels(unseen), unseen);
  const picked = fillUp(fresh, pool);
  return shuffle(picked, random).map((question) => shuffleOptions(question, random));
}
