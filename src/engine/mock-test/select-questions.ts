import type { Question } from "./questions";
import { createRandom, shuffle } from "../../lib/random";
import { leastPractised } from "./mistakes";
import { listIdeas, type Idea, type Marks } from "./ideas";
import { isSingle, sample } from "./sample";

/** Questions of one mock test (specification section 9). */
export const questionsPerTest = 10;

/** Ideas that a test asks at most of what it practises (decision 043). */
const practisedIdeas = 3;

/** Questions that a passage brings into a test on average: two or three. */
const questionsPerPassage = 2.5;

const nothing: ReadonlySet<string> = new Set();

type Rules = {
  /** The test's own chance: the same seed picks and shuffles the same. */
  seed: string;
  /** Ids this browser saw in its last tests; they come back only when nothing unseen is left. */
  seenIds: ReadonlySet<string>;
  /** Today in IST as `YYYY-MM-DD`; what has gone out of date by then is not asked. */
  today: string;
  /** Ids of the questions that the test is to practise: it asks some of them, seen or not. */
  practisedIds?: ReadonlySet<string>;
};

function listQuestionsOf(ideas: readonly Idea[]): Question[] {
  return ideas.flatMap(({ questions }) => questions);
}

/** Adds ideas in their order, each once, as far as all of its questions have room. */
function add(test: readonly Idea[], ideas: readonly Idea[]): Idea[] {
  const grown = new Map(test.map((idea) => [idea.key, idea]));
  let room = questionsPerTest - listQuestionsOf(test).length;
  for (const idea of ideas) {
    if (room < idea.questions.length || grown.has(idea.key)) continue;
    grown.set(idea.key, idea);
    room -= idea.questions.length;
  }
  return [...grown.values()];
}

/** The questions for practice: unseen ideas first, and a second question of one idea where there is no other. */
function listPractised(
  ideas: readonly Idea[],
  pool: readonly Question[],
  { isPractised, isSeen }: Marks,
): Idea[] {
  const found = ideas
    .filter(({ questions }) => questions.some(isPractised))
    .toSorted((a, b) => Number(a.isSeen) - Number(b.isSeen))
    .slice(0, practisedIdeas);
  const asked = listQuestionsOf(found);
  if (asked.filter(isPractised).length >= leastPractised) return found;
  const twin = pool.find((question) => isPractised(question) && !asked.includes(question));
  return twin ? [...found, { key: twin.id, questions: [twin], isSeen: isSeen(twin) }] : found;
}

/** As many passages as the file's share of them makes of a test: rounded by chance, so that none is left out for ever. */
function pickPassages(ideas: readonly Idea[], pool: readonly Question[], random: () => number): Idea[] {
  const share = pool.filter(({ passage }) => passage !== undefined).length / pool.length;
  const count = Math.floor((questionsPerTest * share) / questionsPerPassage + random());
  return ideas.filter((idea) => !isSingle(idea) && !idea.isSeen).slice(0, count);
}

/** Fills the test up from these ideas: in the mix that a test should have, then with any that are left. */
function fillUp(test: readonly Idea[], ideas: readonly Idea[], random: () => number): Idea[] {
  const singles = ideas.filter(isSingle).filter(({ key }) => !test.some((idea) => idea.key === key));
  const picked = sample(singles, listQuestionsOf(test), questionsPerTest, random);
  return add(test, [...picked, ...singles, ...ideas]);
}

function shuffleOptions(question: Question, random: () => number): Question {
  return { ...question, options: shuffle(question.options, random) };
}

/**
 * Draws one test of ten questions (specification section 9; questions section 1): at most one of a family, of a passage
 * two or three, one after the other; none of the last tests while unseen ones remain; 3 or 4 easy, 4 medium, 2 or 3
 * achievers where the file has them, and of each form about its share of the file; in random order, options shuffled.
 *
 * @param questions the whole file
 * @param rules seed, what was seen, today, and what is to be practised
 * @returns ten questions, or fewer where the file has fewer ideas
 */
export function selectQuestions(
  questions: readonly Question[],
  { seed, seenIds, today, practisedIds = nothing }: Rules,
): Question[] {
  const random = createRandom(seed);
  const marks: Marks = {
    isSeen: ({ id }) => seenIds.has(id),
    isPractised: ({ id }) => practisedIds.has(id),
  };
  const current = questions.filter(({ validUntil }) => !validUntil || validUntil >= today);
  const pool = shuffle(current, random);
  const ideas = listIdeas(current, pool, marks, random);
  const begun = add(listPractised(ideas, pool, marks), pickPassages(ideas, pool, random));
  const unseen = ideas.filter(({ isSeen }) => !isSeen);
  const test = fillUp(fillUp(begun, unseen, random), ideas, random);
  return listQuestionsOf(shuffle(test, random)).map((question) => shuffleOptions(question, random));
}
