import type { Question } from "./questions";
import { createRandom, shuffle } from "../../lib/random";
import { groupBy } from "../../lib/group-by";
import { getIdeaKey, listIdeas, type Idea } from "./ideas";
import { isSingle, sample } from "./sample";

/** The number of questions of a mock test (docs/specification.md section 9). */
export const questionsPerTest = 10;

/**
 * The number of a test's questions that practise the chosen mistake; the others are on the same topics (decision 043).
 */
export const practisedPerTest = 5;

/** The average number of questions of a passage in a test, which asks two or three. */
const questionsPerPassage = 2.5;

const noIds: ReadonlySet<string> = new Set();

type Rules = {
  /** The seed of the random numbers: the same seed gives the same test. */
  seed: string;
  /** Ids of the questions in this browser's last tests, which are asked again only if no unseen question is left. */
  seenIds: ReadonlySet<string>;
  /** Today in IST as `YYYY-MM-DD`; questions that are out of date by then are not asked. */
  today: string;
  /** Ids of the questions that practise the chosen mistake: the test asks five of them, seen or not. */
  practisedIds?: ReadonlySet<string>;
  /** A topic of which the test asks as many questions as it can. */
  topic?: string | undefined;
};

function listQuestionsOf(ideas: readonly Idea[]): Question[] {
  return ideas.flatMap(({ questions }) => questions);
}

/** Adds the ideas that the test does not have, in order; an idea whose questions do not all fit is skipped. */
function addIdeas(test: readonly Idea[], ideas: readonly Idea[]): Idea[] {
  const ideaByKey = new Map(test.map((idea) => [idea.key, idea]));
  let freeCount = questionsPerTest - listQuestionsOf(test).length;
  for (const idea of ideas) {
    if (freeCount < idea.questions.length || ideaByKey.has(idea.key)) continue;
    ideaByKey.set(idea.key, idea);
    freeCount -= idea.questions.length;
  }
  return [...ideaByKey.values()];
}

/**
 * Lists up to five questions that practise the mistake, each as an idea, unseen ones first: one question of each idea,
 * and a second question of an idea only if there are too few ideas.
 */
function listPractisedIdeas(
  pool: readonly Question[],
  practisedIds: ReadonlySet<string>,
  isSeen: (question: Question) => boolean,
): Idea[] {
  const rankedQuestions = pool
    .filter(({ id }) => practisedIds.has(id))
    .toSorted((a, b) => Number(isSeen(a)) - Number(isSeen(b)));
  const toIdea = (key: string, question: Question) => ({
    key,
    questions: [question],
    isSeen: isSeen(question),
  });
  const questionsByIdea = [...groupBy(rankedQuestions, getIdeaKey).values()];
  return [
    ...questionsByIdea.flatMap(([first]) => (first ? toIdea(getIdeaKey(first), first) : [])),
    ...questionsByIdea.flatMap(([, ...others]) => others.map((question) => toIdea(question.id, question))),
  ].slice(0, practisedPerTest);
}

/**
 * Chooses passages in proportion to their share of the file. The number is rounded up or down at random, so that
 * passages are not always left out when their share is small.
 */
function pickPassages(ideas: readonly Idea[], pool: readonly Question[], random: () => number): Idea[] {
  const share = pool.filter(({ passage }) => passage !== undefined).length / pool.length;
  const count = Math.floor((questionsPerTest * share) / questionsPerPassage + random());
  return ideas.filter((idea) => !isSingle(idea) && !idea.isSeen).slice(0, count);
}

/** Fills the test up with ideas: first by the shares of levels and forms, then with any ideas that are left. */
function fillUp(test: readonly Idea[], ideas: readonly Idea[], random: () => number): Idea[] {
  const singles = ideas.filter(isSingle).filter(({ key }) => !test.some((idea) => idea.key === key));
  const pickedIdeas = sample(singles, listQuestionsOf(test), questionsPerTest, random);
  return addIdeas(test, [...pickedIdeas, ...singles, ...ideas]);
}

function shuffleOptions(question: Question, random: () => number): Question {
  return { ...question, options: shuffle(question.options, random) };
}

/**
 * Draws one test of ten questions (docs/specification.md section 9; docs/questions.md section 1), in random order and
 * with shuffled options:
 * - at most one question of a family; two or three of a passage, one after the other
 * - questions of the last tests only if no unseen question is left
 * - 3 or 4 easy, 4 medium and 2 or 3 achiever questions, if the file has them
 * - each form about as often as in the file
 *
 * To practise a mistake, the test asks five questions that offer it, and others on the same topics. To practise a
 * topic, it asks as many questions on the topic as it can.
 *
 * @param questions the whole file
 * @param rules the seed, the seen questions, today's date, and the questions to practise
 * @returns ten questions, or fewer if the file has fewer ideas
 */
export function selectQuestions(
  questions: readonly Question[],
  { seed, seenIds, today, practisedIds = noIds, topic: wantedTopic }: Rules,
): Question[] {
  const random = createRandom(seed);
  const isSeen = ({ id }: Question) => seenIds.has(id);
  const validQuestions = questions.filter(({ validUntil }) => !validUntil || validUntil >= today);
  const pool = shuffle(validQuestions, random);
  // A URL can name any topic: one that the file does not have gives an ordinary test.
  const practisedTopic = validQuestions.find(({ topic }) => topic === wantedTopic)?.topic;
  const ideas = listIdeas(validQuestions, pool, isSeen, random);
  const practisedIdeas = listPractisedIdeas(pool, practisedIds, isSeen);
  const practisedTopics = new Set([
    practisedTopic,
    ...listQuestionsOf(practisedIdeas).map(({ topic }) => topic),
  ]);
  const ideasOnTopic = ideas.filter((idea) =>
    idea.questions.every(({ topic }) => practisedTopics.has(topic)),
  );
  // Passages of any topic would replace the questions to practise.
  const initialIdeas =
    practisedIdeas.length > 0 || practisedTopic !== undefined
      ? practisedIdeas
      : addIdeas([], pickPassages(ideas, pool, random));
  const isUnseen = (idea: Idea) => !idea.isSeen;
  const test = [ideasOnTopic.filter(isUnseen), ideasOnTopic, ideas.filter(isUnseen), ideas].reduce(
    (partialTest, candidates) => fillUp(partialTest, candidates, random),
    initialIdeas,
  );
  return listQuestionsOf(shuffle(test, random)).map((question) => shuffleOptions(question, random));
}
